"""Movement of the army in action: where it can go, at what price, and why not elsewhere.

Sections 13.1, 15.2, 16 and 18.2. Points are half points. Naval movement has its own steps and zones (naval.py) and
uses the search of this module.

How zones of control are judged (both matter for an empty town or colony, which shelters whoever occupies it):
the ban on going from zone to zone looks at the hexes as they are before the army moves; the duty to stop looks at the
hex as it is once the army is in it (RULING-62).
"""

from typing import Final

from polemos.games.belisarius.data.charts import STACK_LIMIT
from polemos.games.belisarius.data.forces import UNIT_AFFIL
from polemos.games.belisarius.data.world import (
    AREA_ENTRY_COST,
    AREA_OF_PROVINCE,
    AREA_PROVINCE,
    BARBARIAN,
    EDGE_LAND,
    FRANKS,
    GUARD,
    HEX_COUNT,
    KIND,
    LAND_STEPS,
    LOMBARDS,
    NEUTRAL,
    PERSIA,
    SCYTHIA,
    SEA,
    SPACES,
    TERRAIN,
    TERRAIN_COST,
)
from polemos.games.belisarius.state import (
    LAND_KIND,
    Refusal,
    War,
    in_zone,
    shift,
)

Steps = tuple[tuple[tuple[int, int], ...], ...]

SHUT: Final = 9999
"""Stands in a search for a space that the army may not enter."""
UNREACHED: Final[list[int]] = [-1] * SPACES
ANY_POINTS: Final = 2 * SPACES
"""More half points than any way over the map costs to explain a refusal."""
CALM: Final = bytearray(4 * SPACES)
"""No zone of control anywhere, or nobody anywhere."""

_ACCESS: Final[dict[int, str]] = {FRANKS: "18.2a", LOMBARDS: "18.2b", SCYTHIA: "18.2c", PERSIA: "18.2d"}
ACCESS_CLAUSE: Final[tuple[str, ...]] = tuple([_ACCESS.get(p, "18.3") for p in AREA_PROVINCE])
AREA_OF_UNITS: Final[tuple[int, ...]] = (*AREA_OF_PROVINCE, -1)
"""By affiliation: the off-map area that its units may enter, or -1; the Guard has none."""


def with_area(steps: Steps, area: int, edge: tuple[int, ...], costs: tuple[int, ...]) -> Steps:
    """Step rows that also lead from the edge hexes into an off-map area and back.

    Going in costs the price of the area, coming back the normal cost of the hex entered (`costs`, one for each edge
    hex) [18.21].
    """
    rows = list(steps)
    for h in edge:
        rows[h] = (*rows[h], (area, AREA_ENTRY_COST))
    rows[area] = tuple(zip(edge, costs, strict=True))
    return tuple(rows)


AREA_STEPS: Final[tuple[Steps, ...]] = tuple(
    [
        with_area(LAND_STEPS, HEX_COUNT + a, edge, tuple([TERRAIN_COST[TERRAIN[h]] for h in edge]))
        for a, edge in enumerate(EDGE_LAND)
    ]
)
"""Marches of an army that may use an off-map area, by area [18.2a, 18.2b, 18.2c, 18.2d]."""


# ---------------------------------------------------------------- entering a space


def refusals_enter(s: War, h: int) -> list[Refusal]:
    """Why the army in action may not be in a space for a moment, whatever way leads there: enemies, neutrals, too
    many units.

    Markers never block [16.34], and no limit holds off the map [18.4].
    """
    units = s.at[h]
    if not units:
        return []
    if s.occ[h] != s.army_side + 1:
        # [13.12, 16.31, 19.3]
        found = [Refusal("16.31", h)]
        return [*found, Refusal("4.31d", h)] if s.occ[h] == NEUTRAL + 1 else found
    if h >= HEX_COUNT:
        return []
    out: list[Refusal] = []
    if len(units) + len(s.army) > STACK_LIMIT:
        # leaders and carried units count [13.1a, 13.11, 19.53]
        out.append(Refusal("13.1a", h))
    if s.army_side == BARBARIAN:
        # the Imperial player may mix as he likes [13.131a]
        mine = UNIT_AFFIL[s.army[0]]
        theirs = UNIT_AFFIL[units[0]]
        if mine != theirs:
            out.append(Refusal("13.132b" if GUARD in (mine, theirs) else "13.132a", h))
    return out


def _crowded(s: War, h: int, room: int, group: int) -> bool:
    """The part of `refusals_enter` about own units, made quick. group: affiliation of a Barbarian army, -1 for an
    Imperial one.
    """
    if h >= HEX_COUNT:
        return False
    units = s.at[h]
    return len(units) > room or (group >= 0 and UNIT_AFFIL[units[0]] != group)


# ---------------------------------------------------------------- the search


def search(
    s: War, steps: Steps, occ: bytearray, zone: bytearray, points: int, area: int, held: bool
) -> tuple[list[int], list[int]]:
    """Every space that the army in action reaches with `points`, in ascending order, and the points left by space.

    occ: who is where (`s.occ`, or CALM to leave all units out of account); zone: one byte a space, not 0 where the
    enemy's zone of control reaches; area: the off-map area that the army may use, or -1; held: it had to stop where
    it is [15.2]. An army stops where it enters a zone [15.2, 16.5], and does not go from one straight into another
    [15.21, 15.22]; but neither holds it back from an off-map area, and it comes from there into any hex
    [18.211] (RULING-63).
    Spaces that it may not enter [16.31, 13.1a, 13.132a] bar the way as well: the limits hold at every moment.
    A space it does not reach has -1 left, or SHUT.

    The search of the board floor wants to know beforehand where an army may not enter or must stop. Here that depends
    on the army, and to reckon it for the whole map costs a third more than to ask only about the spaces reached; nor
    does that search know spaces that zones do not close.
    """
    town = s.town
    start = s.army_at
    me = s.army_side + 1
    room = STACK_LIMIT - len(s.army)
    group = UNIT_AFFIL[s.army[0]] if s.army_side == BARBARIAN else -1
    left = UNREACHED[:]
    left[start] = points
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    bound = zone[start] and not (town[start] and s.occ[start])
    for into, cost in steps[start]:
        rest = points - cost
        # a move is made only if all its points can be paid [14.31, 16.1]
        if rest >= 0 and (into == area or not (held or (bound and zone[into] and not (town[into] and s.occ[into])))):
            left[into] = rest
            buckets[rest].append(into)
    found: list[int] = []
    for now in range(points - 1, -1, -1):
        for space in buckets[now]:
            if left[space] != now:
                continue
            who = occ[space]
            if who and (who != me or _crowded(s, space, room, group)):
                left[space] = SHUT
                continue
            found.append(space)
            if zone[space] and not town[space]:
                if area >= 0 and now >= AREA_ENTRY_COST and (area, AREA_ENTRY_COST) in steps[space]:
                    rest = now - AREA_ENTRY_COST
                    if rest > left[area]:
                        left[area] = rest
                        buckets[rest].append(area)
                continue
            for into, cost in steps[space]:
                rest = now - cost
                if rest > left[into]:
                    left[into] = rest
                    buckets[rest].append(into)
    found.sort()
    return found, left


def open_area(s: War) -> int:
    """The off-map area that the whole army in action may enter, by its province, or -1 [18.2a, 18.2b, 18.2c, 18.2d]."""
    affil = UNIT_AFFIL[s.army[0]]
    area = AREA_OF_UNITS[affil]
    if area >= 0:
        for u in s.army:
            if UNIT_AFFIL[u] != affil:
                return -1
    return area


# ---------------------------------------------------------------- marching


def land_zone(s: War, side: int) -> bytearray:
    """One byte a space: not 0 where land units hostile to a side have a zone of control [19.4] (RULING-42)."""
    base = (1 - side) * 2 * SPACES
    return s.zone[base : base + SPACES]


def land_steps(area: int) -> Steps:
    """Steps over land and straits, with those to and from an off-map area unless it is -1 [16.1, 16.24a, 16.24b,
    16.32].
    """
    return LAND_STEPS if area < 0 else AREA_STEPS[area - HEX_COUNT]


def reach_land(s: War) -> list[int]:
    """Where the army in action can march, in ascending order; `s.found` keeps the points left."""
    area = open_area(s)
    held = s.halted != 0 and in_zone(s, s.army_at, s.army_side, LAND_KIND)
    found, s.found = search(s, land_steps(area), s.occ, land_zone(s, s.army_side), s.op, area, held)
    return found


def refusals_march(s: War, h: int) -> list[Refusal]:
    """Every clause that keeps the army in action from marching to a space; empty when it can."""
    if h == s.army_at:
        return [Refusal("16.1", h)]
    if KIND[h] == SEA:
        return [Refusal("16.32", h)]
    area = open_area(s)
    if h >= HEX_COUNT and h != area:
        return [Refusal(ACCESS_CLAUSE[h - HEX_COUNT], h)]
    zone = land_zone(s, s.army_side)
    held = s.halted != 0 and in_zone(s, s.army_at, s.army_side, LAND_KIND)
    return explain(s, h, land_steps(area), zone, area, held, "16.32")


def explain(s: War, h: int, steps: Steps, zone: bytearray, area: int, held: bool, no_way: str) -> list[Refusal]:
    """Why a search from the army in action does not lead to a space: what is there, what is on the way, what it costs.

    no_way: the clause to name where no units and no zones are to blame.
    """
    out = refusals_enter(s, h)
    if not out and h in search(s, steps, s.occ, zone, s.op, area, held)[0]:
        return []
    if held and h != area:
        out.append(Refusal("15.2", s.army_at))
    if out:
        return out
    if h in search(s, steps, s.occ, CALM, s.op, area, False)[0]:
        bound = zone[s.army_at] and not s.town[s.army_at]
        return [Refusal("15.21" if bound else "15.2", h)]
    if h in search(s, steps, s.occ, zone, ANY_POINTS, area, held)[0]:
        return [Refusal("14.31", h)]
    if h in search(s, steps, CALM, CALM, ANY_POINTS, area, False)[0]:
        return [Refusal("16.31", h)]
    return [Refusal(no_way, h)]


# ---------------------------------------------------------------- moving


def move(s: War, target: int, steps: Steps, zone: bytearray) -> None:
    """The whole army in action goes to a space that the last search found, at the price of the cheapest way [13.22,
    14.22, 16.0].

    `s.found` holds that search. The army halts if it is now in a zone of control.
    """
    start = s.army_at
    left = s.found
    if s.heard is not None:
        before = start
        for space in way(s, target, steps, zone):
            s.tell("moved", (s.army_side, before, space), ("16.0",))
            before = space
        s.tell("marched", (s.army_side, start, target), ("16.0",))
    s.op = left[target]
    shift(s, s.army, start, target)
    s.army_at = target
    s.halted = 1 if zone[target] and not s.town[target] else 0
    s.found = []


def way(s: War, target: int, steps: Steps, zone: bytearray) -> list[int]:
    """The spaces of the cheapest way from the army in action to `target`, without the start (see `search`).

    Among equally cheap ways the one whose last spaces have the lowest index.
    """
    left = s.found
    start = s.army_at
    bound = zone[start] and not (s.town[start] and s.occ[start])
    path: list[int] = []
    here = target
    while here != start:
        path.append(here)
        before = SPACES
        for space, _ in steps[here]:
            if space >= before or left[space] == SHUT:
                continue
            # a hex that stopped the army leads nowhere but off the map, and one zone not into the next
            if here < HEX_COUNT and space < HEX_COUNT:
                if space == start:
                    if bound and zone[here] and not (s.town[here] and s.occ[here]):
                        continue
                elif zone[space] and not s.town[space]:
                    continue
            for into, cost in steps[space]:
                if into == here and left[space] - cost == left[here]:
                    before = space
        if before == SPACES:
            raise ValueError(f"no way leads to space {here}")
        here = before
    path.reverse()
    return path


def march(s: War, target: int) -> None:
    """The army in action marches to a space within its reach [14.3]."""
    if not is_found(s, target):
        reach_land(s)
    move(s, target, land_steps(open_area(s)), land_zone(s, s.army_side))


def is_found(s: War, target: int) -> bool:
    """Whether the last search began where the army in action stands now, with its points, and leads to `target`."""
    left = s.found
    return len(left) == SPACES and left[s.army_at] == s.op and 0 <= left[target] <= s.op
