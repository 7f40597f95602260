"""What a step, a turn, a pivot, a wheel does: places, movement points, hits, friends passed, leaders taken along.

A step of the agenda that carries one out is `Go`, `Swing` or `PressOn`; all else is a plain function, whose caller has
pushed what follows.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data.facing import FACINGS, vertices_between
from polemos.games.alexander.data.ground import NEVER, NEXT, direction_to
from polemos.games.alexander.data.tables import CH, MOVES, SK
from polemos.games.alexander.rules.field import encounters
from polemos.games.alexander.rules.field.universes import hex_named, hexes_of
from polemos.games.alexander.rules.field.zones import held
from polemos.games.alexander.rules.movement import move_costs, move_legality
from polemos.games.alexander.rules.movement.move_costs import ahead, price, stood_on, toll
from polemos.games.alexander.rules.movement.move_legality import LEFT, REVERSE_MP, in_zone_from_start
from polemos.games.alexander.rules.reactions import reactions
from polemos.games.alexander.rules.rolls import R_STACKED, R_WHEEL
from polemos.games.alexander.rules.rout import checks, hits, rout
from polemos.games.alexander.state import Battle, put, setting, take_along
from polemos.games.alexander.verbs import ENTER
from polemos.kernel.flow import VERB, Decision, Refusal, Step

AGAIN_HITS: Final[int] = MOVES.again.normal
TO_BE_PAID: Final = 2
"""The value of `again` while a double-depth phalanx may still part: only its first step shows who moves [6.13b]."""
CHARIOT_TURN_HITS: Final[int] = MOVES.facing.chariot_hits_moving
ROUGH_TURN_HITS: Final[int] = MOVES.facing.rough_hits
STACKED_HITS: Final[int] = MOVES.stacking.forced_stop_min_hits
FORCED_ON_HITS: Final[int] = MOVES.stacking.forced_stop_skirmisher_hits


def charge(s: Battle, u: int, n: int, clause: str) -> None:
    """Hits for movement: of the whole unit, whichever half came by them, of both units of a double-depth phalanx.

    Call it last in a step [6.42b, 9.62c].
    """
    if n <= 0:
        return
    if s.deep[u] >= 0:
        hits.add(s, s.deep[u], n, clause)
        s.then(Lower(s.deep[u]))
    hits.hurt(s, u, n, clause)


@dataclass(slots=True, frozen=True)
class Lower(Step):
    """What hits for movement do to the lower one of a double-depth phalanx, after the upper one [9.62c, 9.62i]."""

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] >= 0 and not s.routed[u] and s.hits[u] >= hits.tq(s, u):
            s.then(rout.Routs(u))


def on_friends(s: Battle, u: int) -> bool:
    """Whether a unit stands in hexes of friends."""
    return stood_on(s, u) != (-1, -1)


def _carry(s: Battle, u: int, one: int, two: int) -> None:
    """Put the unit that moves on its new hexes, with the one beneath it and the leaders who go along."""
    h, t = s.loc[u], s.tail[u]
    put(s, u, one, two)
    lower = s.deep[u]
    if lower >= 0:
        s.facing[lower] = s.facing[u]
        put(s, lower, one, two)
    if 1 in s.along:
        take_along(s, h, t, one, two)


# ------------------------------------------------------------------------------ a step
def go(s: Battle, u: int, d: int) -> None:
    """The unit that moves takes a step; what it meets there is judged before it goes on [6.22b, 6.94, 9.15b, 9.21a]."""
    g = setting(s)
    cost = price(s, u, d)
    terrain = toll(s, u, d)
    h, t = s.loc[u], s.tail[u]
    one = NEXT[6 * h + d]
    two = NEXT[6 * t + d] if t >= 0 else -1
    extra = 0
    clause = "6.22b"
    if g.has_elephants[1 - g.side[u]]:
        extra = max(0, move_costs.elephants_beside(s, u, one))
        clause = "9.15b"
    if s.veer and g.kind[u] == CH and not s.went[u]:
        # turns in the hex of the start cost it nothing before it goes on (RULING-87)
        extra += CHARIOT_TURN_HITS * s.veer
        clause = "9.21a"
    if in_zone_from_start(s, u):
        s.pinned = LEFT
    s.mp -= cost
    if g.rafts and move_costs.wades(s, h, t, d):
        s.mp = 0
    s.spent += cost
    s.paces += cost
    s.climb += move_costs.rise(s, h, one)
    s.veer = 0
    _arrive(s, u, one, two, terrain, extra, clause)


def _arrive(s: Battle, u: int, one: int, two: int, terrain: int, extra: int, clause: str) -> None:
    """A unit comes to its new hexes: friends whom it passes, reactions, hits [6.22b, 6.94a].

    extra: hits beside those of the terrain, under their own clause.
    """
    g = setting(s)
    before = stood_on(s, u)
    start = s.loc[u]
    # it may have turned since the enemy last looked at it, or shot its last [7.16a] (RULING-61)
    encounters.watch(s, u)
    _carry(s, u, one, two)
    s.went[u] += 1
    s.tell("moves", (g.gid[u], start, one, s.facing[u]), ("6.31",))
    after = stood_on(s, u)
    if held(s, u):
        s.met[u] = 1
    s.then(reactions.Approached(u))
    passed = 0
    if after != (-1, -1):
        for v in after:
            if v >= 0 and v not in before:
                mine, his = move_costs.passing_hits(s, u, v)
                passed += mine
                hits.hurt(s, v, his, "6.94a")
    parts = [(n, why) for n, why in ((extra, clause), (passed, "6.94a"), (terrain, "6.22b")) if n > 0]
    _take(s, u, [*_due(s), *parts])


def _due(s: Battle) -> list[tuple[int, str]]:
    """The hit for a further move that a double-depth phalanx takes in going together [6.13b, 9.62c] (RULING-90)."""
    if s.again != TO_BE_PAID:
        return []
    s.again = 1
    return [(AGAIN_HITS, "6.13b")]


def _take(s: Battle, u: int, parts: list[tuple[int, str]]) -> None:
    """Hits under several clauses, which tell together at the last."""
    for n, clause in parts[:-1]:
        hits.add(s, u, n, clause)
        if s.deep[u] >= 0:
            hits.add(s, s.deep[u], n, clause)
    for n, clause in parts[-1:]:
        charge(s, u, n, clause)


@dataclass(slots=True, frozen=True)
class Go(Step):
    """A unit that has left an enemy zone of control under fire takes its step, if it still can [7.24b]."""

    unit: int
    direction: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] >= 0 and not s.routed[u] and price(s, u, self.direction) < NEVER:
            go(s, u, self.direction)


# ------------------------------------------------------------------------------ turning
def turn(s: Battle, u: int, facing: int) -> None:
    """A single-size unit turns on the spot; a chariot that has not moved pays no hits [7.14, 7.25, 9.21a, 9.21b]."""
    g = setting(s)
    vertices = vertices_between(s.facing[u], facing)
    extra = move_costs.in_formation(s, u, ROUGH_TURN_HITS) if move_costs.in_rough(s, u) else 0
    if in_zone_from_start(s, u):
        cost = move_legality.zone_turn_price(s, u)
        s.turned[u] = 1
        s.mp = 0
    else:
        cost = move_costs.turn_price(s, u, vertices)
        s.mp -= cost
        s.veer += vertices
    s.spent += cost
    s.facing[u] = facing
    s.tell("turns", (g.gid[u], s.loc[u], facing), ("7.12a",))
    if g.kind[u] == CH and s.went[u]:
        _take(s, u, [(n, why) for n, why in ((extra, "7.14"), (CHARIOT_TURN_HITS * vertices, "9.21a")) if n > 0])
    else:
        charge(s, u, extra, "7.14")


def pivot(s: Battle, u: int, right: bool, wheel: bool) -> None:
    """One half of a double-size unit goes forward, the other turns in place; a wheel may need a check [6.43, 6.45]."""
    g = setting(s)
    cost = move_costs.pivot_price(s, u, right)
    n = move_costs.pivot_toll(s, u, right)
    checked = wheel and move_legality.wheel_checked(s, u)
    one, two, facing = move_costs.pivoted(s, u, right)
    if not wheel and in_zone_from_start(s, u):
        s.pinned = LEFT
    s.mp -= cost
    s.spent += cost
    s.went[u] += 1
    s.stopped = 0
    encounters.watch(s, u)
    s.facing[u] = facing
    _carry(s, u, one, two)
    if s.heard is not None:
        told = ("wheels", "6.45a") if wheel else ("pivots", "6.43a")
        s.tell(told[0], (g.gid[u], two if right else one, facing), (told[1],))
    if held(s, u):
        s.met[u] = 1
    s.then(reactions.Approached(u))
    if checked:
        s.then(checks.Check(u, R_WHEEL))
    _take(s, u, [*_due(s), *([(n, "6.43a")] if n > 0 else [])])


@dataclass(slots=True, frozen=True)
class Swing(Step):
    """A double-size unit that leaves an enemy zone of control under fire makes its pivot, if it still can."""

    unit: int
    right: int

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] >= 0 and not s.routed[self.unit]:
            pivot(s, self.unit, self.right == 1, False)


def reverse(s: Battle, u: int) -> None:
    """A double-size unit faces about in its two hexes; everybody stays in his, the leaders with it too [6.44]."""
    s.mp -= REVERSE_MP
    s.spent += REVERSE_MP
    s.facing[u] = (s.facing[u] + FACINGS // 2) % FACINGS
    put(s, u, s.tail[u], s.loc[u])
    s.tell("reverses", (setting(s).gid[u], s.loc[u], s.facing[u]), ("6.44",))


# ------------------------------------------------------------------------------ stopped on friends [6.92]
@dataclass(slots=True, frozen=True)
class Stuck(Step):
    """A unit is forced to stop on friends: it routs, and they check; skirmishers press on if they can [6.92]."""

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        g = setting(s)
        s.tell("stuck", (g.gid[u], s.loc[u]), ("6.92b" if g.kind[u] == SK else "6.92a",))
        s.mp = 0
        friends = [v for v in stood_on(s, u) if v >= 0]
        # only another type lets skirmishers through for nothing more than a hit
        if g.kind[u] == SK and all(g.kind[v] != SK for v in friends) and onward(s, u):
            s.then(PressOn(g.side[u], u))
            hits.hurt(s, u, FORCED_ON_HITS, "6.92b")
            return
        # he routs first, then those who stand there check
        s.then(rout.Routs(u, hits.OUTRIGHT), *[checks.Check(v, R_STACKED, 0, STACKED_HITS) for v in friends])


def onward(s: Battle, u: int) -> list[int]:
    """The hexes to which skirmishers that stand on friends may press on, whatever they cost [6.92b]."""
    return [NEXT[6 * s.loc[u] + d] for d in ahead(s, u) if not refusals_press(s, u, d)]


def refusals_press(s: Battle, u: int, d: int) -> list[Refusal]:
    """Why skirmishers that stand on friends may not press on in a direction [6.32, 6.92b, 6.93]."""
    x = NEXT[6 * s.loc[u] + d]
    if d not in ahead(s, u):
        return [Refusal("6.32", x)]
    if price(s, u, d) == NEVER:
        return [Refusal(move_legality.barrier(s, u, d), x)]
    v = s.at[x]
    if v < 0:
        return []
    if setting(s).side[v] != setting(s).side[u]:
        return [Refusal("6.93", x)]
    clause = move_costs.bars_passing(s, u, v)
    return [Refusal(clause, x)] if clause else []


@dataclass(slots=True, frozen=True)
class PressOn(Decision):
    """Skirmishers who had to stop on friends go on until they are through, without movement points [6.92b]."""

    unit: int

    def clause(self) -> str:
        return "6.92b"

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u] or s.passer != u:
            return
        if not onward(s, u):
            s.then(rout.Routs(u, hits.OUTRIGHT))
            return
        Decision.run(self, s)

    def universe(self, s: Battle) -> list[int]:
        return hexes_of(s, ENTER) if s.loc[self.unit] >= 0 else []

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        h = s.loc[self.unit]
        d = direction_to(h, c - ENTER) if h >= 0 else -1
        return refusals_press(s, self.unit, d) if d >= 0 else [Refusal("6.31", hex_named(s, c))]

    def options(self, s: Battle) -> list[int]:
        return [ENTER + x for x in onward(s, self.unit)]

    def chosen(self, s: Battle, c: int) -> None:
        u = self.unit
        s.then(self)
        s.stopped = 0
        # it needs no movement points, but the ground takes its toll
        _arrive(s, u, c % VERB, -1, toll(s, u, direction_to(s.loc[u], c % VERB)), 0, "6.22b")
