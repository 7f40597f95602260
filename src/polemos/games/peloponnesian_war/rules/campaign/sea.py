"""Where fleets can go over sea areas and to which coasts, at what price, by which way. Sections 16.4, 10.2.3 and 19.3.

The search knows the sea areas by number and one space more, PORT, for the coastal hex in which a group begins.
"""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from typing import Final

from polemos.board.search import Found, Row, search
from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import MOVEMENT
from polemos.games.peloponnesian_war.data.world import APPROACHES, AREA_AT, LAND, OPEN, SEAS, SEAS_AT, SICILIAN_SEA
from polemos.games.peloponnesian_war.rules import places, stacking
from polemos.games.peloponnesian_war.rules.campaign import entry, stacks
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.kernel.flow import when

PORT: Final = SEAS
FLEETS: Final = frozenset([unit for unit in range(tables.UNITS) if tables.KIND[unit] == tables.FLEET])
_COSTS: Final = MOVEMENT.sea
_SICILY: Final = world.game_map.sicily
BOX: Final = LAND + SICILIAN_SEA
_OPENS: Final = frozenset([LAND + sea for sea in range(SEAS) if OPEN[sea]])

# what a fleet means to do where it goes
END: Final = 0
"""End its move there."""
REST: Final = 1
"""Halt there, and say then how it goes on."""
FIGHT: Final = 2
"""Attack the enemy fleets of a sea area."""
LANDING: Final = 3
"""Set all troops ashore."""


COAST: Final = tuple([_SICILY.sail if area == world.SICILY else _COSTS.coast for area in AREA_AT])

# --------------------------------------------------------------------------------------------------------------- prices


def sea_price(start: int, sea: int) -> int:
    """Sea points to enter a sea area from a place next to it [16.4.1, 19.3a, 19.4a]."""
    if BOX in (start, sea) and start >= LAND:
        return _SICILY.passage
    return _SICILY.sail if sea == BOX else _COSTS.sea


def coast_price(place: int) -> int:
    """Sea points to come from a sea area to a coastal hex [16.4.1, 19.4a] (RULING-149)."""
    return COAST[place]


def price_ashore(s: War, side: int, place: int, how: int) -> int:
    """Sea points to come to a coastal hex and do there what the fleets mean to do [16.4.1, 16.5.1].

    A base of the side makes a port of any coast, where landing costs nothing [7.6.3c] (RULING-150).
    """
    pays = how == LANDING and places.base_here(s, place, side) < 0
    return coast_price(place) + (_COSTS.land if pays else 0)


def _rows(s: War, shut: Sequence[int]) -> list[Row]:
    """By sea area the steps to those next to it that are open: only listed neighbours count [16.4.1, 19.3a]."""
    open_box = not shut[SICILIAN_SEA]
    rows: list[Row] = []
    for sea in range(SEAS):
        start = LAND + sea
        near = [*world.SEA_NEXT[sea]]
        if sea == SICILIAN_SEA:
            near = [*APPROACHES]
        elif start in APPROACHES and open_box:
            near.append(BOX)
        rows.append([(to - LAND, sea_price(start, to)) for to in near if not shut[to - LAND]])
    return rows


_KEPT: Final = 100
_ROWS: dict[tuple[int, ...], tuple[list[int], list[Row]]] = {}
"""By all that they depend on: which sea areas are shut, and the steps between the others."""


def _chart(s: War, side: int, bits: int) -> tuple[list[int], list[Row]]:
    key = (s.scenario, s.sicily, side, bits)
    found = _ROWS.get(key)
    if found is None:
        if len(_ROWS) >= _KEPT:
            _ROWS.clear()
        shut = [int(bool(entry.closes_sea(s, side, bits, sea))) for sea in range(SEAS)]
        found = _ROWS[key] = shut, _rows(s, shut)
    return found


# -------------------------------------------------------------------------------------------------------------- the way


def voyage(s: War, side: int, points: int, avoided: Collection[int] = ()) -> Found:
    """Every sea area that the moving group can come to from where it is, without those that it avoids, as places."""
    start, bits = stacks.here(s), entry.bits_of(s, s.group)
    if avoided:
        return _voyage(s, side, bits, start, points, avoided)
    key = (s.scenario, s.sicily, side, bits, start, points)
    found = _VOYAGES.get(key)
    if found is None:
        if len(_VOYAGES) >= _MANY:
            _VOYAGES.clear()
        found = _VOYAGES[key] = _voyage(s, side, bits, start, points, avoided)
    return found


_MANY: Final = 1000
_VOYAGES: Final[dict[tuple[int, ...], Found]] = {}
"""What `voyage` finds if nothing is avoided, by all that it depends on."""


def _voyage(s: War, side: int, bits: int, start: int, points: int, avoided: Collection[int]) -> Found:
    shut, chart = _chart(s, side, bits)
    rows = [*chart, ()]
    first = PORT
    if start >= LAND:
        first = start - LAND
    else:
        rows[PORT] = [(sea - LAND, sea_price(start, sea)) for sea in SEAS_AT[start] if not shut[sea - LAND]]
    ask = bytearray(SEAS + 1)
    for sea in avoided:
        if sea != start:
            ask[sea - LAND] = 1
    return search(SEAS + 1, [first], points, lambda _space, _left: None, rows, ask)


def seas_left(s: War, side: int, left: Sequence[int], place: int) -> int:
    """The most points left in a sea area that a hex touches, or in the sea area itself; below 0 if none is reached."""
    if place >= LAND:
        return left[place - LAND]
    return max([left[sea - LAND] for sea in SEAS_AT[place]], default=-1)


def way(s: War, side: int, goal: int, how: int) -> list[int]:
    """The places of the way to a goal, the goal at its end; none if the points do not suffice.

    Of the ways that these allow, one over no open sea, and then past no enemy who may intercept; of those the cheapest.
    """
    hunters = hunted_seas(s, side)
    for avoided in (_OPENS | hunters, _OPENS, frozenset[int]()):
        found = voyage(s, side, s.points, avoided - {goal})
        last = _last_sea(s, side, found, goal, how)
        if last >= 0:
            path = [LAND + sea for sea in found.way(last - LAND) if sea != PORT]
            if path[0] == stacks.here(s):
                path.pop(0)
            return path if goal == last else [*path, goal]
    return []


def _last_sea(s: War, side: int, found: Found, goal: int, how: int) -> int:
    """The sea area out of which the way comes to its goal, -1 if there is none."""
    if goal >= LAND:
        return goal if found.reaches(goal - LAND) else -1
    need = price_ashore(s, side, goal, how)
    able = [(-found.left[sea - LAND], sea) for sea in SEAS_AT[goal] if found.left[sea - LAND] >= need]
    return min(able)[1] if able else -1


def hunters_at(s: War, side: int, place: int) -> list[int]:
    """Fleets of a side in a place that may still try to intercept in this campaign turn [16.6.1, 9.7.2a, 12.3d].

    Not those that an enemy fleet shuts up in their port.
    """
    fleets = [piece for piece in s.at[place] if s.sides[piece] == side and piece in FLEETS]
    if not fleets or (place < LAND and s.inside[fleets[0]] and places.is_blockaded(s, place, side)):
        return []
    return [
        fleet
        for fleet in fleets
        if not s.marks[fleet] & codes.TRIED
        and not (s.turn == 1 and s.marks[fleet] & codes.FORAGING)
        and not stacks.refusals_act(s, fleet)
        and not stacks.refusals_attack(s, [fleet], place)
    ]


def hunted_seas(s: War, side: int) -> set[int]:
    """The sea areas in which the enemy may still intercept."""
    found: set[int] = set()
    loc, sides = s.loc, s.sides
    for place in {loc[fleet] for fleet in FLEETS if sides[fleet] == 1 - side and loc[fleet] >= 0}:
        if hunters_at(s, 1 - side, place):
            found.update((place,) if place >= LAND else SEAS_AT[place])
    return found


def attackers_in(s: War, side: int, place: int) -> list[int]:
    """The fleets that attack in a sea area to which the group comes: with a leader all of the side that are there.

    [14.2.5, 17.1a] But not those that a card holds [12.3d, card.carneia].
    """
    fleets = stacks.fleets_of(s.group)
    if not stacks.is_led(s.group) and not asking.leaders_at(s, side, place):
        return fleets
    others = [fleet for fleet in stacks.fleets_of(asking.units_at(s, side, place)) if fleet not in fleets]
    able = [fleet for fleet in others if not stacks.refusals_act(s, fleet)]
    return fleets + [fleet for fleet in able if not stacks.refusals_attack(s, [fleet], place)]


# ------------------------------------------------------------------------------------------------------------ the coast


def fleets_against(s: War, side: int, place: int) -> list[int]:
    """Enemy fleets that a side's fleets must beat to come to a coastal hex: those that lie there.

    At a hostile port those in it as well, which count as outside, unless fleets of the side lie before it already and
    have shut them in [10.2.1b, 10.2.3b, 17.1c].
    """
    foes = [piece for piece in s.at[place] if piece in FLEETS and s.sides[piece] == 1 - side]
    if foes and places.is_blockaded(s, place, 1 - side):
        return [fleet for fleet in foes if not s.inside[fleet]]
    return foes


def fleets_before(s: War, side: int, place: int) -> list[int]:
    """Enemy fleets that lie before the port in which the group's fleets are, and let nobody out [10.2.3b]."""
    if place >= LAND or not any(s.inside[fleet] for fleet in stacks.fleets_of(s.group)):
        return []
    return asking.fleets_outside(s, 1 - side, place)


def is_hostile_port(s: War, side: int, place: int) -> bool:
    """Whether a hex is a port that holds out against a side [10.2.1b]."""
    target = places.target_here(s, place)
    if target == NO_TARGET or not places.is_hostile(s, target, side):
        return False
    return places.is_port(s, place, 1 - side)


def refusals_coast(s: War, side: int, place: int, how: int) -> list[Refusal]:
    """Why the fleets of the group may not come to a coastal hex and do there what they mean to do, points apart.

    They end in a friendly port, before a hostile one, or in a coastal hex without enemy units [16.4.2]; among enemy
    units if all troops land to fight [16.5.3], or, without troops, to attack fleets that are beached with no land unit
    [17.1c]. Against fleets and troops alike not at odds worse than the worst [17.3.2].
    """
    return entry.refusals_enter(s, side, s.group, place) + refusals_there(s, side, place, how)


def refusals_there(s: War, side: int, place: int, how: int) -> list[Refusal]:
    """The same of a hex that is not closed to them."""
    found: list[Refusal] = []
    fleets = stacks.fleets_of(s.group)
    cargo = stacks.cargo_of(s, s.group)
    against = fleets_against(s, side, place)
    if how == LANDING and (not cargo or places.is_friendly_port(s, place, side)):
        found.append(Refusal("16.5.1", place))
    found += when(how == FIGHT, "17.1b", place)
    if not stacks.is_led(s.group):
        found += stacking.refusals_stay(s, side, place, coming=fleets)
    if places.is_friendly_port(s, place, side) or is_hostile_port(s, side, place):
        found += refusals_clash(s, side, fleets, against, place)
        if how == LANDING:
            found += stacks.refusals_fight(s, side, cargo, place)
        return found
    if not stacks.enemies_at(s, side, place):
        return found
    if how == LANDING:
        return found + stacks.refusals_fight(s, side, cargo, place)
    if cargo or how == REST or len(against) < len(stacks.enemies_at(s, side, place)):
        return [*found, Refusal("16.4.2", place), Refusal("17.1c", place)]
    return found + refusals_clash(s, side, fleets, against, place)


def refusals_clash(s: War, side: int, fleets: Sequence[int], against: Sequence[int], place: int) -> list[Refusal]:
    """Why fleets may not attack others [17.3.2, card.carneia]."""
    if not against:
        return []
    found = stacks.refusals_attack(s, fleets, place)
    return found + when(stacks.is_too_weak(len(fleets), len(against)), "17.3.2", place)


def coasts(s: War, side: int, left: Sequence[int]) -> Sequence[tuple[int, int]]:
    """The coastal hexes, ascending, to which the group can come, each with the points left in the sea area before it.

    Not those that are closed to it.
    """
    start = stacks.here(s)
    shut = entry.closed(s, side, s.group, start, by_land=False)
    # fleets that come out of ports on the same waters see the same coasts
    key = (shut, tuple(left))
    found = _COASTS.get(key)
    if found is None:
        if len(_COASTS) >= _KEPT:
            _COASTS.clear()
        best: dict[int, int] = {}
        for sea in sorted(range(SEAS), key=left.__getitem__):
            if left[sea] >= _COSTS.coast:
                best.update(dict.fromkeys(world.SHORE[sea], left[sea]))
        found = _COASTS[key] = [(place, best[place]) for place in sorted(best) if not shut[place]]
    n = bisect_left(found, (start, 0))
    return [*found[:n], *found[n + 1 :]] if n < len(found) and found[n][0] == start else found


_COASTS: Final[dict[tuple[bytes, tuple[int, ...]], list[tuple[int, int]]]] = {}
"""What `coasts` finds, but for where the group is, by all that it depends on."""
