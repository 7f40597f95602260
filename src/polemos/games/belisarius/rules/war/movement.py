"""Movement of the army in action: where it can go, at what price, and why not elsewhere.

Sections 13.1, 15.2, 16 and 18.2. Points are half points. Naval movement has its own steps and zones (naval.py) and
goes by the search of this module.

How zones of control are judged (both matter for an empty town or colony, which shelters whoever occupies it):
the ban on going from zone to zone looks at the hexes as they are before the army moves; the duty to stop looks at the
hex as it is once the army is in it (RULING-62).
"""

from typing import Final

from polemos.board.search import Found, Row, search
from polemos.games.belisarius.data import world
from polemos.games.belisarius.data.charts import STACK_LIMIT
from polemos.games.belisarius.data.forces import UNIT_AFFIL
from polemos.games.belisarius.data.world import AREA_ENTRY_COST, BARBARIAN, HEX_COUNT, KIND, LAND_STEPS, SEA, SPACES
from polemos.games.belisarius.state import LAND_KIND, Refusal, War, in_zone, shift
from polemos.kernel.flow import when

Steps = tuple[tuple[tuple[int, int], ...], ...]

ANY_POINTS: Final = 2 * SPACES
"""More half points than any way over the map costs to explain a refusal."""
CALM: Final = bytearray(SPACES)
"""No zone of control anywhere, or nobody anywhere."""

_ACCESS: Final[dict[int, str]] = {
    world.FRANKS: "18.2a",
    world.LOMBARDS: "18.2b",
    world.SCYTHIA: "18.2c",
    world.PERSIA: "18.2d",
}
ACCESS_CLAUSE: Final[tuple[str, ...]] = tuple([_ACCESS.get(p, "18.3") for p in world.AREA_PROVINCE])
AREA_OF_UNITS: Final[tuple[int, ...]] = (*world.AREA_OF_PROVINCE, -1)
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
        with_area(LAND_STEPS, HEX_COUNT + a, edge, tuple([world.TERRAIN_COST[world.TERRAIN[h]] for h in edge]))
        for a, edge in enumerate(world.EDGE_LAND)
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
        return [*found, Refusal("4.31d", h)] if s.occ[h] == world.NEUTRAL + 1 else found
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
        out += when(mine != theirs, "13.132b" if world.GUARD in (mine, theirs) else "13.132a", h)
    return out


# ---------------------------------------------------------------- the search


class Means:
    """How the army in action goes: over which steps, minding which zones of control.

    zone: one byte a space, not 0 where the enemy's zone of control reaches; area: the off-map area that the army may
    use, or -1; held: it had to stop where it is [15.2].
    """

    __slots__ = ("area", "held", "steps", "zone")

    def __init__(self, steps: Steps, zone: bytearray, area: int, held: bool) -> None:
        self.steps: Steps = steps
        self.zone: bytearray = zone
        self.area: int = area
        self.held: bool = held


def go(s: War, means: Means, occ: bytearray, points: int) -> Found:
    """Every space that the army in action reaches with `points`.

    occ: who is where (`s.occ`, or CALM to leave all units out of account). An army stops where it enters a zone [15.2,
    16.5], and does not go from one straight into another [15.21, 15.22]; but neither holds it back from an off-map
    area, and it comes from there into any hex [18.211] (RULING-63). Spaces that it may not enter [16.31, 13.1a,
    13.132a] bar the way as well: the limits hold at every moment. A move is made only if all its points can be paid
    [14.31, 16.1].
    """
    town, at = s.town, s.at
    start = s.army_at
    me = s.army_side + 1
    room = STACK_LIMIT - len(s.army)
    group = UNIT_AFFIL[s.army[0]] if s.army_side == BARBARIAN else -1
    steps, zone, area, held = means.steps, means.zone, means.area, means.held
    out: Row = steps[start]
    if held or (zone[start] and not (town[start] and s.occ[start])):
        out = [
            (into, cost)
            for into, cost in out
            if into == area or not (held or (zone[into] and not (town[into] and s.occ[into])))
        ]

    def onward(space: int, _: int) -> Row | None:
        if space == start:
            return out
        who = occ[space]
        if who:
            # `refusals_enter` in haste
            if who != me:
                return None
            if space < HEX_COUNT and (len(at[space]) > room or (group >= 0 and UNIT_AFFIL[at[space][0]] != group)):
                return None
        if zone[space] and not town[space]:
            off_map = area >= 0 and (area, AREA_ENTRY_COST) in steps[space]
            return [(area, AREA_ENTRY_COST)] if off_map else ()
        return steps[space]

    # nothing holds it where nobody stands and no zone reaches
    return search(SPACES, (start,), points, onward, steps, occ, zone)


def reach(s: War, means: Means) -> list[int]:
    """Where the army in action can go, in ascending order; `s.found` keeps the points left."""
    found = go(s, means, s.occ, s.op)
    s.found = found.left
    return sorted(found.order[1:])


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


def by_land(s: War) -> Means:
    """How the army in action marches."""
    area = open_area(s)
    held = s.halted != 0 and in_zone(s, s.army_at, s.army_side, LAND_KIND)
    return Means(LAND_STEPS if area < 0 else AREA_STEPS[area - HEX_COUNT], land_zone(s, s.army_side), area, held)


def refusals_march(s: War, h: int) -> list[Refusal]:
    """Every clause that keeps the army in action from marching to a space; empty when it can."""
    if h == s.army_at:
        return [Refusal("16.1", h)]
    if KIND[h] == SEA:
        return [Refusal("16.32", h)]
    means = by_land(s)
    if h >= HEX_COUNT and h != means.area:
        return [Refusal(ACCESS_CLAUSE[h - HEX_COUNT], h)]
    return explain(s, h, means, "16.32")


def explain(s: War, h: int, means: Means, no_way: str) -> list[Refusal]:
    """Why a search from the army in action does not lead to a space: what is there, what is on the way, what it costs.

    no_way: the clause to name where no units and no zones are to blame.
    """
    out = refusals_enter(s, h)
    if not out and go(s, means, s.occ, s.op).reaches(h):
        return []
    out += when(means.held and h != means.area, "15.2", s.army_at)
    if out:
        return out
    free = Means(means.steps, CALM, means.area, False)
    if go(s, free, s.occ, s.op).reaches(h):
        bound = means.zone[s.army_at] and not s.town[s.army_at]
        return [Refusal("15.21" if bound else "15.2", h)]
    if go(s, means, s.occ, ANY_POINTS).reaches(h):
        return [Refusal("14.31", h)]
    if go(s, free, CALM, ANY_POINTS).reaches(h):
        return [Refusal("16.31", h)]
    return [Refusal(no_way, h)]


# ---------------------------------------------------------------- moving


def move(s: War, target: int, means: Means) -> None:
    """The whole army in action goes to a space within its reach, at the price of the cheapest way [13.22, 14.22, 16.0].

    The army halts if it is now in a zone of control.
    """
    start = s.army_at
    if not is_found(s, target):
        reach(s, means)
    if s.heard is not None:
        before = start
        for space in way(s, target, means)[1:]:
            s.tell("moved", (s.army_side, before, space), ("16.0",))
            before = space
        s.tell("marched", (s.army_side, start, target), ("16.0",))
    s.op = s.found[target]
    shift(s, s.army, start, target)
    s.army_at = target
    s.halted = 1 if means.zone[target] and not s.town[target] else 0
    s.found = []


def way(s: War, target: int, means: Means) -> list[int]:
    """The spaces of the cheapest way from the army in action to `target`, the start too.

    Among equally cheap ways the one whose last spaces have the lowest index.
    """
    found = go(s, means, s.occ, s.op)
    path = [target]
    while path[-1] != s.army_at:
        path.append(min(found.before(path[-1])))
    return path[::-1]


def march(s: War, target: int) -> None:
    """The army in action marches to a space within its reach [14.3]."""
    move(s, target, by_land(s))


def is_found(s: War, target: int) -> bool:
    """Whether the last search began where the army in action stands now, with its points, and leads to `target`."""
    left = s.found
    return len(left) == SPACES and left[s.army_at] == s.op and 0 <= left[target] <= s.op
