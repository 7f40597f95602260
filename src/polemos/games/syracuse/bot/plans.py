"""What a side could do in a hand: which zone acts, who goes where, and what the siege looks like afterwards. For bots.

A plan is one group on its way, with the attack that it may bring; the next one is found when the time comes.
"""

from typing import Final, NamedTuple

from polemos.board.search import search
from polemos.games.syracuse.bot.evaluation import evaluate
from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import BUILDS, IS_LAND, IS_LEADER, IS_SHIP, UNIT_PF
from polemos.games.syracuse.data.world import (
    CATANIA,
    FORT_COUNT,
    LAND_PM,
    PLACES,
    SHIP_STEPS,
    STACK,
    UNLIMITED,
    WET,
    ZONES,
)
from polemos.games.syracuse.rules.actions import able_in, prices, travel
from polemos.games.syracuse.rules.battle import battles, losses
from polemos.games.syracuse.rules.movement.movement import deserts_leader, is_foe, marches, voyages
from polemos.games.syracuse.state import Siege, put, strength, swords
from polemos.kernel.flow import copy

GAIN: Final = 0.15
"""What a plan must promise beyond doing nothing."""


class Plan(NamedTuple):
    """A group, where it goes, what the siege is worth then, and how many points it all takes."""

    value: float
    points: int
    zone: int
    group: tuple[int, ...]
    place: int
    ship: bool


class Means(NamedTuple):
    """What there is for a plan: its price, the points beyond that, and how many must be declared for it at least.

    Nothing is to be declared where it has been.
    """

    cost: int
    purse: int
    declared: int


# ---------------------------------------------------------------- for a hand


def best_for_hand(s: Siege, side: int, points: int, declared: int) -> Plan | None:
    """The best plan for so many points, the point for an attack among them; None if nobody can act."""
    best: Plan | None = None
    for zone, cost in sorted(prices(s, side).items()):
        if cost <= points:
            for plan in plans(s, side, zone, able_in(s, side, zone), Means(cost, points - cost, declared)):
                if best is None or plan.value > best.value:
                    best = plan
    return best


def plans(s: Siege, side: int, zone: int, pieces: list[int], means: Means) -> list[Plan]:
    """Plans for the pieces of a zone."""
    found: list[Plan] = []
    tried: set[tuple[tuple[int, ...], int]] = set()
    for group in groups(s, zone, pieces):
        for ship in (False, True):
            for place in voyages(s, side, zone, group, LAND_PM) if ship else marches(s, side, zone, group, LAND_PM):
                going = fitting(s, side, zone, place, group)
                if not going or (going, place) in tried or deserts_leader(s, side, zone, list(going)):
                    continue
                tried.add((going, place))
                after = copy(s)
                after.group = list(going)
                travel(after, side, zone, place, LAND_PM, ship)
                found.append(judged(after, side, means, Plan(0.0, 0, zone, going, place, ship)))
    if zone == CATANIA:
        found += expeditions(s, side, pieces, means)
    return found


def judged(after: Siege, side: int, means: Means, plan: Plan) -> Plan:
    """A plan with its value, from the siege as it is after it."""
    fights = attacks(after, side)
    points = means.cost + (tables.sequence.cost.attack if fights and means.purse >= tables.sequence.cost.attack else 0)
    if means.declared:
        points = max(points, means.declared)
        after.pa[side] -= points
    after.purse = means.purse if fights else 0
    return plan._replace(value=evaluate(after, side), points=points)


def attacks(s: Siege, side: int) -> bool:
    """Whether there is something to attack at the end of the hand."""
    return (
        bool(battles.contested(s, side))
        or any(not battles.refusals_storm(s, side, fort) for fort in range(FORT_COUNT))
        or not battles.refusals_assault(s, side)
    )


# ---------------------------------------------------------------- who goes


def groups(s: Siege, zone: int, pieces: list[int]) -> list[list[int]]:
    """Who might go together, the strongest first in each."""
    down = s.down
    land = sorted([u for u in pieces if IS_LAND[u]], key=lambda u: (-UNIT_PF[down[u]][u], u))
    ships = sorted([u for u in pieces if IS_SHIP[u]], key=lambda u: (-UNIT_PF[down[u]][u], u))
    chiefs = sorted([u for u in pieces if IS_LEADER[u]], key=lambda u: (-swords(s, u), u))
    found: list[list[int]] = []
    if land:
        found.append(land + chiefs)
        if chiefs:
            found.append(land + chiefs[:1])
        if len(land) > 1:
            found.append(land[:-1] + chiefs)
            small = [u for u in land if BUILDS[u] and UNIT_PF[down[u]][u] >= tables.construction.builders_pf]
            found.append(small[-1:] or land[-1:])
            found.append(land[:2] + chiefs[1:2])
    if ships:
        crew = chiefs if WET[zone] else []
        found.append(ships + crew)
        if len(ships) > 1:
            found.append(ships[:-1] + crew)
            found.append(ships[:2])
            found.append(ships[:1])
    return found


def fitting(s: Siege, side: int, zone: int, place: int, group: list[int]) -> tuple[int, ...]:
    """As many of a group as there is room for where they go, with the leaders."""
    units = [u for u in group if not IS_LEADER[u]]
    staying = [u for u in units if s.loc[u] == place]
    units = [u for u in units if u not in staying]
    while units and not losses.room_for(s, side, place, units):
        units.pop()
    if not units:
        return ()
    return tuple(sorted(units + [u for u in group if IS_LEADER[u]]))


# ---------------------------------------------------------------- from Catania over the sea


def _ways() -> tuple[tuple[int, tuple[int, ...]], ...]:
    """By shore within reach of Catania: the sea zones on the shortest way there [3.sea.c]."""
    found = search(ZONES, (CATANIA,), LAND_PM, lambda a, _: SHIP_STEPS[a] if WET[a] or a == CATANIA else ())
    shores = sorted([zone for zone in found.order[1:] if not WET[zone]])
    return tuple((zone, tuple(a for a in found.way(zone) if WET[a])) for zone in shores)


WAYS: Final = _ways()


def expeditions(s: Siege, side: int, pieces: list[int], means: Means) -> list[Plan]:
    """Ships take their places along the way, then the troops are carried: the first step of each such plan."""
    down = s.down
    chiefs = [u for u in pieces if IS_LEADER[u]]
    land = sorted([u for u in pieces if IS_LAND[u]], key=lambda u: (-UNIT_PF[down[u]][u], u))
    ships = sorted([u for u in pieces if IS_SHIP[u]], key=lambda u: (-UNIT_PF[down[u]][u], u))
    found: list[Plan] = []
    if not land or not ships:
        return found
    for goal, way in WAYS:
        if any(is_foe(s, side, zone) for zone in way):
            continue
        most = STACK[goal] - s.field[side * PLACES + goal] if STACK[goal] != UNLIMITED else len(land)
        for n in sorted({most, most - 1, most - 2, 1}, reverse=True):
            troops = land[:n] if n > 0 else []
            lanes = lanes_for(s, side, way, ships, strength(s, troops)) if troops else []
            if lanes:
                found.append(_expedition(s, side, goal, way, troops + chiefs, lanes, means))
                break
    return found


def lanes_for(s: Siege, side: int, way: tuple[int, ...], ships: list[int], load: int) -> list[tuple[int, list[int]]]:
    """Which ships go to which zone of the way; empty if there are too few, or none is missing."""
    left = list(ships)
    found: list[tuple[int, list[int]]] = []
    for zone in way:
        there = strength(s, list(s.at[side * PLACES + zone]))
        sent: list[int] = []
        while there < load and left:
            u = left.pop(0)
            sent.append(u)
            there += UNIT_PF[s.down[u]][u]
        if there < load:
            return []
        if sent:
            found.append((zone, sent))
    return found


def _expedition(
    s: Siege,
    side: int,
    goal: int,
    way: tuple[int, ...],
    troops: list[int],
    lanes: list[tuple[int, list[int]]],
    means: Means,
) -> Plan:
    """The whole of an expedition judged; its first step is to be done."""
    after = copy(s)
    for zone, sent in lanes:
        for u in sent:
            put(after, u, zone)
    for u in troops:
        put(after, u, goal)
        after.came[u] = way[-1] + 1
    zone, sent = lanes[0]
    return judged(after, side, means, Plan(0.0, 0, CATANIA, tuple(sorted(sent)), zone, False))
