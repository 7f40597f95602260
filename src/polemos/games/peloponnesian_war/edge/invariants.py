"""What must hold in every state besides what its fields say. Read by loading, tests and fuzzing, never in play."""

from collections import Counter
from typing import Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.asking import marked
from polemos.games.peloponnesian_war.codes import BOTH
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, NEITHER, PIECE_KEY, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES, LAND
from polemos.games.peloponnesian_war.rules import asides, garrisons, places
from polemos.games.peloponnesian_war.rules.combat import account
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import War

UNIT_POOLS: Final = frozenset((codes.FORCE_POOL, codes.BUILD_POOL, codes.OUT))
LEADER_POOLS: Final = frozenset((codes.FORCE_POOL, codes.LEADER_POOL, codes.OUT))


def shape(s: War) -> list[str]:
    """What would keep the derived rows of a state from being built, or a rule from reading its rows at all."""
    bad = []
    if len(s.battle) not in (0, account.NUMBERS) or len(s.courage) not in (0, codes.FIGHTERS):
        bad.append("the account of the battle has another length")
    if bool(s.battle) != bool(s.courage):
        bad.append("there is a battle without morale, or morale without a battle [17.6a]")
    gone = [target for target in range(CITIES, codes.TARGETS) if s.fort_at[target - CITIES] < 0]
    return bad + [
        f"something is said of fort {target - CITIES + 1}, which is not on the map [7.6.2]"
        for target in gone
        if s.siege[target] or s.target_marks[target] or target in s.wall_ends
    ]


def invariants(s: War) -> list[str]:
    """What is wrong with a state that has its shape, one line each."""
    bad = _pools(s) + _carried(s) + _sheltered(s) + _works(s) + _long_walls(s) + _cities(s) + _at_hand(s) + _ended(s)
    return bad + _sieges(s) + _orders(s)


# ------------------------------------------------------------------------------------------------------- where it is


def _pools(s: War) -> list[str]:
    """Units and leaders lie in pools of their own; nothing is said of what is not on the map.

    [1.2m, 7.2, 7.4, 7.8.5]
    """
    bad = []
    there, sides, inside, marks = places.rows_in_play(s), s.sides, s.inside, s.marks
    for piece, at in enumerate(s.loc):
        name = PIECE_KEY[piece]
        if at >= 0:
            if sides[piece] == NEITHER:
                bad.append(f"{name} stands on the map and is nobody's [1.3.1]")
            if not there[at]:
                bad.append(f"{name} stands where the scenario has no map [19.1b, scenario.argive.b]")
        else:
            if at not in (UNIT_POOLS if piece < UNITS else LEADER_POOLS):
                bad.append(f"{name} lies in a pool that is not for it [7.4, 7.8.4a]")
            if inside[piece] or marks[piece] & ~codes.PLACED:
                bad.append(f"{name} is not on the map, yet inside or marked")
    for leader, region in enumerate(s.pool):
        piece = UNITS + leader
        persian = piece in tables.SATRAPS or piece == tables.CYRUS
        if (region >= 0) != (s.loc[piece] == codes.FORCE_POOL) and not persian:
            bad.append(f"{PIECE_KEY[piece]} and the force pool where he waits do not agree [7.8.5]")
    return bad + [
        f"{PIECE_KEY[fleet]} is not on the map, yet it began to move somewhere [16.9a]"
        for fleet in places.FLEET_UNITS
        if s.start[tables.FLEET_NUMBER[fleet]] >= 0 > s.loc[fleet]
    ]


def _carried(s: War) -> list[str]:
    """Who is aboard is with his fleet, each has room, and nobody else is at sea [8.4a, 16.5.1]."""
    bad = []
    loads: Counter[int] = Counter()
    for unit, fleet in enumerate(s.aboard):
        at = s.loc[unit]
        if fleet < 0:
            if at >= LAND and KIND[unit] != FLEET:
                bad.append(f"{PIECE_KEY[unit]} is at sea and not aboard [8.4a]")
            continue
        if KIND[unit] == FLEET or KIND[fleet] != FLEET:
            bad.append(f"{PIECE_KEY[unit]} is aboard what carries nothing, or does not go aboard [16.5.1]")
        elif at < 0 or s.loc[fleet] != at or s.sides[fleet] != s.sides[unit]:
            bad.append(f"{PIECE_KEY[unit]} is not with the fleet that carries it [16.5.1]")
        loads[fleet] += 1
    return bad + [f"{PIECE_KEY[fleet]} carries {n} units [16.5.1]" for fleet, n in loads.items() if n > 1]


def place_name(place: int) -> str:
    """A place as defects name it."""
    return world.SEA_NAMES[place - LAND] if place >= LAND else world.HEX_NAMES[place]


def _sheltered(s: War) -> list[str]:
    """Inside is where there is a city or fort, and one side alone, in a fort few [14.2.1, 16.3.6]."""
    bad = []
    within: dict[int, int] = {}
    for piece, yes in enumerate(s.inside):
        at = s.loc[piece]
        if not yes or at < 0:
            continue
        name = PIECE_KEY[piece]
        if places.target_here(s, at) == NO_TARGET:
            bad.append(f"{name} is inside where there is no city and no fort [16.3.6]")
        elif within.setdefault(at, s.sides[piece]) != s.sides[piece]:
            bad.append(f"{name} is inside with the enemy [10.2.1a]")
    for number, at in enumerate(s.fort_at):
        if at >= 0 and len(places.units_inside(s, CITIES + number)) > tables.MOVEMENT.fort:
            bad.append(f"too many units are in the fort at {place_name(at)} [14.2.1]")
    return bad


# -------------------------------------------------------------------------------------------------------- what stands


def _works(s: War) -> list[str]:
    """Forts and bases: one to a hex, or to a hex and side; forts where there is no city [7.6.2, 7.6.3a]."""
    bad = []
    for number in range(tables.FORTS):
        at = s.fort_at[number]
        if (at < 0) != (s.fort_side[number] == NEITHER):
            bad.append(f"fort {number + 1} has a place without a side, or a side without a place [7.6.2]")
        elif at >= 0 and (world.CITY_AT[at] >= 0 or s.fort_at.count(at) > 1):
            bad.append(f"a fort stands on another place at {place_name(at)} [7.6.2]")
    seen: set[tuple[int, int]] = set()
    for number in range(tables.BASES):
        at, side = s.base_at[number], s.base_side[number]
        if (at < 0) != (side == NEITHER):
            bad.append(f"base {number + 1} has a place without a side, or a side without a place [7.6.3]")
        if at < 0:
            if s.base_inside[number]:
                bad.append(f"base {number + 1} is inside and not on the map [7.6.3b2]")
            continue
        if (at, side) in seen:
            bad.append(f"a side has two bases at {place_name(at)} [7.6.3a]")
        seen.add((at, side))
        if s.base_inside[number] and places.target_here(s, at) == NO_TARGET:
            bad.append(f"the base at {place_name(at)} is inside nothing [7.6.3b2]")
    return bad


def _long_walls(s: War) -> list[str]:
    """Long Walls join two places, one marker to a place, and while they are built they have a builder [7.6.5a]."""
    bad = []
    ends = [end for end in s.wall_ends if end >= 0]
    if len(set(ends)) != len(ends):
        bad.append("two Long Walls begin at one place [7.6.5a]")
    for walls in range(tables.LONG_WALLS):
        one, other = s.wall_ends[2 * walls : 2 * walls + 2]
        ready, builder = s.wall_ready[walls], s.wall_builder[walls]
        if (one < 0) != (other < 0) or (one < 0 and (ready or builder >= 0)) or (ready > 0) != (builder >= 0):
            bad.append(f"Long Walls {walls + 1} are neither built nor being built [7.6.5a]")
        elif builder >= 0 and (s.loc[builder] != places.place_of(s, one)):
            bad.append(f"{PIECE_KEY[builder]} has left the Long Walls that it builds [7.6.5b]")
    return bad


def _cities(s: War) -> list[str]:
    """Markers of cities that go together, and no more garrison points than there can be [6.5, 11.3b, 11.4a, 18.3]."""
    bad = []
    for city, marks in enumerate(s.city_marks):
        if not marks and not s.holder[city] and s.garrison[city] <= garrisons.USUAL[city]:
            continue
        name = world.CITY_NAMES[city]
        if s.garrison[city] > garrisons.full(s, city):
            bad.append(f"{name} has {s.garrison[city]} garrison points, more than it can have [18.3.1]")
        if not marks:
            continue
        if marks & codes.DESTROYED and (marks & codes.REVOLTED or s.holder[city]):
            bad.append(f"{name} is destroyed, and yet held or in revolt [11.3b]")
        if marks & codes.NEW_REVOLT and not marks & codes.REVOLTED:
            bad.append(f"{name} has a new revolt and none [6.5.3b]")
        if marks & codes.REVOLTED and (s.holder[city] or world.CITY_REGION[city] < 0):
            bad.append(f"{name} is in revolt and held by somebody [6.5.2]")
        if marks & codes.DEMOLISHED and s.walls[city]:
            bad.append(f"the walls of {name} stand and are demolished [11.4a]")
    for city in range(CITIES):
        if s.works_revolt[city] and not s.works[city]:
            bad.append(f"no walls are begun in {world.CITY_NAMES[city]} by its rebels [6.5.5b]")
        if s.works[city] and s.walls[city]:
            bad.append(f"{world.CITY_NAMES[city]} builds walls and has them [7.6.4]")
    return bad


def _sieges(s: War) -> list[str]:
    """A siege has a besieger, and is of something that stands [10.3.1, 11.3b]."""
    bad = []
    for target, count in enumerate(s.siege):
        if (count > 0) != (s.besieger[target] != NEITHER) or (s.since[target] and not count):
            bad.append(f"a siege without a besieger, or a besieger without a siege, at {target} [10.3.1]")
        elif count and target < CITIES and marked(s, target, codes.DESTROYED):
            bad.append(f"{world.CITY_NAMES[target]} is destroyed and besieged [11.3b]")
    return bad


# ---------------------------------------------------------------------------------------------- cards, tokens, the end


def _at_hand(s: War) -> list[str]:
    """Cards of the deck are where they can be; the tactics token has its leader [12.1a, card.naval_tactics]."""
    bad = ["nobody knows where a card is"] if codes.HIDDEN in s.card else []
    bad += [
        f"{tables.SIDE_NAMES[side]} holds too many cards [12.4]"
        for side in BOTH
        if s.card.count(codes.HAND + side) > tables.TRACKS.hand.size
    ]
    if (s.tactician >= 0) != any(s.tokens[2 * codes.TACTICS : 2 * codes.TACTICS + 2]):
        bad.append("a token of naval tactics without a leader, or a leader without the token [card.naval_tactics]")
    return bad


def _ended(s: War) -> list[str]:
    """A war has been decided somehow when it has a winner or is drawn, and nothing is left to do in it [3.4a]."""
    over = s.how != codes.UNDECIDED
    if (s.winner != NEITHER) != over or (over and s.agenda):
        return ["the war has a result without an end, or an end without a result [3.4a]"]
    return []


def _orders(s: War) -> list[str]:
    """Standing orders do not contradict each other."""
    about = {mask for mask, _ in asides.ORDERS.values()}
    able = set(asides.ORDERS.values())
    return [
        f"{tables.SIDE_NAMES[side]} wants two things on one occasion"
        for side in BOTH
        if any((mask, s.orders[side] & mask) not in able for mask in about)
    ]
