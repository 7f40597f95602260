"""A unit goes back before an enemy: whether it may, where to, what it costs [6.71, 6.72, 6.75, 9.31g, 9.31h]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import verbs
from polemos.games.alexander.data import pack
from polemos.games.alexander.data.facing import FACINGS, FLANK, REAR, SIDES_OF_A_HEX, turned, vertices_between
from polemos.games.alexander.data.ground import NEVER, NEXT, NOWHERE, ROUGH, direction_to, distance, within
from polemos.games.alexander.data.tables import CH, EL, MOVES, ON_FOOT, SK
from polemos.games.alexander.rules import consequences, rolls
from polemos.games.alexander.rules.field import universes
from polemos.games.alexander.rules.field.zones import NO_ASPECT, aspect, covered, held, in_river
from polemos.games.alexander.rules.fire import reaction_fire, volley
from polemos.games.alexander.rules.movement import move_costs
from polemos.games.alexander.rules.rout import hits, leader_accompanies
from polemos.games.alexander.state import CHARGE, COLUMN, SQUARE, Battle, setting
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless

_ORDERLY: Final = pack.FILES.orderly_withdrawal.orderly
LEADERS: Final = 2
"""Who is asked about a withdrawal: leaders alone (see `orderly_withdrawal.Withdrawing`)."""
TRIGGER: Final[int] = _ORDERLY.trigger_hexes
SKIRMISHER_HEXES: Final[int] = _ORDERLY.skirmisher_hexes
CASE_1: Final[int] = _ORDERLY.hits[0].hits
CASE_2: Final[int] = _ORDERLY.hits[1].hits
CASE_3: Final[int] = _ORDERLY.hits[2].hits
DOUBLE_MA: Final[int] = MOVES.double_size.orderly_withdrawal_ma
_COLUMN_MA: Final[int] = MOVES.column.ma_bonus
_SQUARE_MA: Final[int] = MOVES.square.ma
_CHARIOT_TURN_HITS: Final[int] = MOVES.facing.chariot_hits_moving
_CHARIOT_VERTICES: Final[int] = MOVES.facing.chariot_max_vertices_per_hex


# ------------------------------------------------------------------------------------------------------- who may at all
def pace(s: Battle, u: int) -> int:
    """The MA of a unit as withdrawals count it: double-size units 4, one more in column [6.71d] (RULING-17)."""
    g = setting(s)
    if g.double[u]:
        return DOUBLE_MA
    if s.form[u] == COLUMN:
        return g.ma[u] + _COLUMN_MA
    return g.ma[u]


def apart(s: Battle, hex_: int, u: int) -> int:
    """The distance of a hex from the nearer half of a unit."""
    near = distance(hex_, s.loc[u])
    return near if s.tail[u] < 0 else min(near, distance(hex_, s.tail[u]))


def gap(s: Battle, v: int, u: int) -> int:
    """The distance between the nearest halves of two units."""
    near = apart(s, s.loc[v], u)
    return near if s.tail[v] < 0 else min(near, apart(s, s.tail[v], u))


def refusals_withdraw(s: Battle, v: int, u: int) -> list[Refusal]:
    """Why a unit may not withdraw before a unit that comes near, apart from having nowhere to go."""
    g = setting(s)
    h = s.loc[v]
    if s.routed[v] or s.loc[u] < 0:
        return [Refusal("6.71a", h)]
    if s.form[v] == COLUMN:
        return [Refusal("6.67", h)]
    if s.form[v] == CHARGE:
        return [Refusal("9.74d", h)]
    if g.rafts and g.kind[v] != SK and in_river(s, v):
        return [Refusal("scn.jaxartes.1", h)]
    own, other = (_SQUARE_MA if s.form[v] == SQUARE else pace(s, v)), pace(s, u)
    if own < other or (own == other and g.kind[v] != SK):
        return [Refusal("9.31g" if g.kind[v] == SK else "6.71a", h)]
    return []


def able(s: Battle, v: int, u: int) -> bool:
    """Whether a unit may make an orderly withdrawal before another, apart from having nowhere to go [6.71a, 9.31g]."""
    return not refusals_withdraw(s, v, u)


def reach(s: Battle, v: int, u: int) -> int:
    """How far it may go: the difference of the allowances in movement points; skirmishers two hexes [6.71b, 9.31g]."""
    return SKIRMISHER_HEXES if setting(s).kind[v] == SK else pace(s, v) - pace(s, u)


def approach(s: Battle, v: int, u: int) -> int:
    """From where a unit is approached: front, flank or rear, whichever is best for it of the nearest lines [6.72c]."""
    near = gap(s, v, u)
    best = NO_ASPECT
    for h in (s.loc[v], s.tail[v]):
        if h < 0 or apart(s, h, u) != near:
            continue
        for d in range(SIDES_OF_A_HEX):
            x = NEXT[6 * h + d]
            if x != NOWHERE and apart(s, x, u) < near:
                where = aspect(s, v, x)
                if where != NO_ASPECT and (best == NO_ASPECT or where < best):
                    best = where
    return best


# ------------------------------------------------------------------------------------------------------------ where to
def _too_steep(s: Battle, v: int, a: int, b: int) -> bool:
    """Whether a step back would be the second level that a chariot goes up or down in this Orders Phase: it has gone
    one already if it is not on the level where the phase found it [9.21d].
    """
    g = setting(s)
    if g.kind[v] != CH or s.began[v] < 0 or not move_costs.rise(s, a, b):
        return False
    return move_costs.rise(s, s.began[v], a) > 0


def _price(s: Battle, v: int, h: int, d: int) -> int:
    """Movement points of a step back, NEVER where it may not go whoever stands there; skirmishers count hexes
    [6.75a].
    """
    if _bars(s, v, h, d):
        return NEVER
    g = setting(s)
    return 1 if g.kind[v] == SK else g.field.mp[g.group[v]][g.field.step[6 * h + d]]


def _bars(s: Battle, v: int, h: int, d: int) -> str:
    """The clause that keeps a unit from a step back, whoever stands there: rough ground, zones of control, what it
    cannot enter at all, enemy leaders; "" if none does [6.75a, 6.29, 6.95, 9.21d].
    """
    g = setting(s)
    field = g.field
    x = NEXT[6 * h + d]
    kind = field.step[6 * h + d]
    if x == NOWHERE or ROUGH[field.terrain[x]] or field.rough_step[kind]:
        return "6.75a"
    if field.mp[g.group[v]][kind] == NEVER:
        return "6.29"
    if covered(s, x, 1 - g.side[v]):
        return "6.75a"
    if leader_accompanies.enemy_leader_in(s, x, g.side[v]):
        return "6.95"
    return "9.21d" if _too_steep(s, v, h, x) else ""


def _bars_way_through(s: Battle, v: int, other: int) -> str:
    """The clause that keeps a unit from going back through another one, "" if it may [6.93, 6.94, RULING-98]."""
    if setting(s).side[other] != setting(s).side[v]:
        return "6.93"
    return "6.75a" if s.routed[other] else move_costs.bars_passing(s, v, other)


def steps_back(s: Battle, v: int, u: int, left: int, moved: bool) -> list[int]:
    """The hexes into which a unit may go back before another: away from it at first, then not nearer (RULING-15).

    Single-size units pass through friends where both may, and end beyond them [6.75a, 6.94] (RULING-98).
    """
    h = s.loc[v]
    at = s.at
    now = gap(s, v, u)
    least = now if moved else now + 1
    found: list[int] = []
    if s.tail[v] >= 0:
        t = s.tail[v]
        for d in range(SIDES_OF_A_HEX):
            x, y = NEXT[6 * h + d], NEXT[6 * t + d]
            if max(_price(s, v, h, d), _price(s, v, t, d)) <= left and _free(s, v, x) and _free(s, v, y):
                if min(apart(s, x, u), apart(s, y, u)) >= least:
                    found.append(x)
        return found
    beyond: list[int] = []
    for d in range(SIDES_OF_A_HEX):
        x = NEXT[6 * h + d]
        cost = _price(s, v, h, d)
        if cost > left or apart(s, x, u) < least:
            continue
        friend = at[x]
        if friend < 0:
            found.append(x)
        elif cost < left and not _bars_way_through(s, v, friend):
            for e in range(SIDES_OF_A_HEX):
                y = NEXT[6 * x + e]
                if _price(s, v, x, e) <= left - cost and at[y] < 0 and apart(s, y, u) > least and distance(h, y) > 1:
                    beyond.append(y)
    for y in beyond:
        if y not in found:
            found.append(y)
    return found


def _free(s: Battle, v: int, hex_: int) -> bool:
    return s.at[hex_] < 0 or s.at[hex_] == v


def _held_by(s: Battle, v: int, hex_: int) -> list[Refusal]:
    """The refusal of a hex in which another unit stands [6.91, 6.93]."""
    if _free(s, v, hex_):
        return []
    return [Refusal("6.91" if setting(s).side[s.at[hex_]] == setting(s).side[v] else "6.93", hex_)]


def refusals_step(s: Battle, v: int, u: int, left: int, moved: bool, goal: int) -> list[Refusal]:
    """Why a unit may not go back before another into a hex, -1 for one off the field: what `steps_back` leaves out."""
    h, t = s.loc[v], s.tail[v]
    d = direction_to(h, goal)
    if d < 0:
        return _refusals_beyond(s, v, u, left, moved, goal)
    found: list[Refusal] = []
    halves = [(h, goal)] if t < 0 else [(h, goal), (t, NEXT[6 * t + d])]
    for a, x in halves:
        clause = _bars(s, v, a, d)
        found += [Refusal(clause, x)] if clause else _held_by(s, v, x)
    if min(apart(s, x, u) for _, x in halves) < gap(s, v, u) + (0 if moved else 1):
        found.append(Refusal("6.71a", goal))
    return found or unless(max(_price(s, v, a, d) for a, _ in halves) <= left, "6.71b", goal)


def _refusals_beyond(s: Battle, v: int, u: int, left: int, moved: bool, goal: int) -> list[Refusal]:
    """Why a unit may not go back to a hex that is not beside it: it would have to pass through one friend [6.94]."""
    h = s.loc[v]
    now = gap(s, v, u)
    found: list[Refusal] = []
    for d, x in enumerate(NEXT[6 * h : 6 * h + SIDES_OF_A_HEX]):
        e = direction_to(x, goal) if x != NOWHERE and s.tail[v] < 0 else -1
        if e < 0 or s.at[x] < 0:
            continue
        clauses = ((_bars_way_through(s, v, s.at[x]), x), (_bars(s, v, h, d), x), (_bars(s, v, x, e), goal))
        way = [Refusal(clause, at) for clause, at in clauses if clause] + _held_by(s, v, goal)
        if apart(s, x, u) < (now if moved else now + 1) or apart(s, goal, u) <= (now if moved else now + 1):
            way.append(Refusal("6.71a", goal))
        way = way or unless(_price(s, v, h, d) + _price(s, v, x, e) <= left, "6.71b", goal)
        if not way:
            return []
        found += way
    if not found and goal >= 0 and (ROUGH[setting(s).field.terrain[goal]] or covered(s, goal, 1 - setting(s).side[v])):
        found.append(Refusal("6.75a", goal))
    return found or [Refusal("6.71b", goal)]


def through(s: Battle, v: int, u: int, goal: int) -> int:
    """The hex of the friend through whom a unit goes back to a hex that is not beside it, -1 if it is."""
    h = s.loc[v]
    if distance(h, goal) <= 1:
        return -1
    best = -1
    least = (NEVER, 0, 0)
    for d in range(SIDES_OF_A_HEX):
        x = NEXT[6 * h + d]
        e = direction_to(x, goal) if x != NOWHERE else -1
        if e < 0:
            continue
        friend = s.at[x]
        if friend >= 0 and not _bars_way_through(s, v, friend):
            # both steps count: the way beyond one friend may be dearer than beyond another, or barred
            rank = (_price(s, v, h, d) + _price(s, v, x, e), move_costs.passing_hits(s, v, friend)[0], x)
            if rank < least and apart(s, x, u) >= gap(s, v, u):
                best = x
                least = rank
    return best


# ----------------------------------------------------------------------------------------------------- a unit goes back
def begin(s: Battle, v: int, u: int, approached: bool = True) -> None:
    """A unit withdraws before another: hit for the approach first, then hex by hex. Call it last [6.72c, 6.75b].

    approached: False for a unit that only goes back with its line.
    """
    side = setting(s).side[v]
    s.then(volley.ParthianShot(side, v, u), BackStep(side, v, u, reach(s, v, u), 0))
    if approached:
        startled(s, v, u)


def startled(s: Battle, v: int, u: int) -> None:
    """The hit of a unit approached from its flank or rear, of both phalanxes two deep; skirmishers have no flanks
    [6.72c, 9.31h, 9.62c]. Call it last."""
    where = approach(s, v, u)
    if where == REAR or (where == FLANK and setting(s).kind[v] != SK):
        if s.deep[v] >= 0:
            s.then(Wearied(s.deep[v], CASE_2, 1))
        hits.hurt(s, v, CASE_2, "6.72c")


@dataclass(slots=True, frozen=True)
class BackStep(Decision):
    """A unit that withdraws goes back hex by hex, keeping its facing [6.71b, 6.72a, 6.75a].

    left: movement points, hexes for skirmishers; moved: 1 after the first hex.
    """

    unit: int
    mover: int
    left: int
    moved: int

    def clause(self) -> str:
        return "6.71b"

    def universe(self, s: Battle) -> list[int]:
        return [verbs.HALT, *universes.hexes_of(s, verbs.BACK)]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        v, u = self.unit, self.mover
        if s.loc[v] < 0 or s.loc[u] < 0 or s.routed[v]:
            return [Refusal("6.73" if s.routed[v] else "6.71b", s.loc[v])]
        if c == verbs.HALT:
            return unless(c in self.options(s), "6.71b", s.loc[v])
        return refusals_step(s, v, u, self.left, self.moved == 1, universes.hex_named(s, c))

    def options(self, s: Battle) -> list[int]:
        if s.loc[self.unit] < 0 or s.routed[self.unit] or s.loc[self.mover] < 0:
            return []
        found = [verbs.BACK + x for x in steps_back(s, self.unit, self.mover, self.left, self.moved == 1)]
        return [verbs.HALT, *found] if found and self.moved else found

    def run(self, s: Battle) -> None:
        opts = self.options(s)
        if len(opts) > 1:
            s.agenda.append(self)
            s.opts = opts
            s.actor = self.side
        elif opts:
            s.forced += 1
            self.chosen(s, opts[0])
        elif self.moved and s.loc[self.unit] >= 0 and not s.routed[self.unit]:
            # whoever has routed on the way is past the hits of a withdrawal [6.73, 10.25a]
            settle(s, self.unit)

    def chosen(self, s: Battle, c: int) -> None:
        v = self.unit
        if c == verbs.HALT:
            settle(s, v)
            return
        goal = c - verbs.BACK
        if not self.moved and held(s, v):
            tail = beside(s, v, goal)
            s.then(reaction_fire.Leaving(v, goal, tail), GoBack(v, self.mover, self.left, goal))
        else:
            GoBack(v, self.mover, self.left, goal).run(s)


def beside(s: Battle, v: int, goal: int) -> int:
    """The hex of the second half of a unit whose first half goes to a hex beside it, -1 for a unit of one hex."""
    if s.tail[v] < 0:
        return -1
    h = s.loc[v]
    d = next(d for d in range(SIDES_OF_A_HEX) if NEXT[6 * h + d] == goal)
    return NEXT[6 * s.tail[v] + d]


def outlay(s: Battle, v: int, u: int, goal: int) -> tuple[int, int, int, int]:
    """One step of a withdrawal: the hex of the friend passed through or -1, points, hits of its own, hits of the
    friend; it is spared no hits of a move but those of turning [6.72a, 6.75a, 6.22b, 6.94a, 9.15b].
    """
    g = setting(s)
    field = g.field
    here = s.loc[v]
    t = s.tail[v]
    passed = through(s, v, u, goal)
    cost = 0
    toll = 0
    for x in (passed, goal) if passed >= 0 else (goal,):
        d = next(d for d in range(SIDES_OF_A_HEX) if NEXT[6 * here + d] == x)
        cost += _price(s, v, here, d) if t < 0 else max(_price(s, v, here, d), _price(s, v, t, d))
        step = field.crossing_hits(here, d, g.group[v])
        toll += step if t < 0 else max(step, field.crossing_hits(t, d, g.group[v]))
        toll += move_costs.elephant_toll(s, v, x)
        here = x
    if passed < 0:
        return passed, cost, toll, 0
    own, other = move_costs.passing_hits(s, v, s.at[passed])
    return passed, cost, toll + own, other


@dataclass(slots=True, frozen=True)
class GoBack(Step):
    """One step of a withdrawal is made: hits of the ground, of elephants and of passing through friends at once
    [6.72a, 6.22b, 6.94a, 9.15b].
    """

    unit: int
    mover: int
    left: int
    goal: int

    def run(self, s: Battle) -> None:
        v = self.unit
        if s.loc[v] < 0 or s.routed[v]:
            return
        g = setting(s)
        h = s.loc[v]
        t = s.tail[v]
        passed, cost, toll, bump = outlay(s, v, self.mover, self.goal)
        leader_accompanies.shift(s, v, self.goal, beside(s, v, self.goal) if t >= 0 else -1)
        s.tell("withdrew", (g.gid[v], h, self.goal), ("6.71b",))
        s.then(BackStep(g.side[v], v, self.mover, self.left - cost, 1))
        if g.kind[v] == EL:
            s.then(consequences.later("Frightened", v))
        leader_accompanies.ask_leaders(s, v, h, t)
        if passed >= 0:
            friend = s.at[passed]
            s.then(Bumped(friend, bump))
        hits.hurt(s, v, toll, "6.72a")


@dataclass(slots=True, frozen=True)
class Bumped(Step):
    """A friend through whom a unit has withdrawn takes its hit [6.94a]."""

    unit: int
    number: int

    def run(self, s: Battle) -> None:
        hits.hurt(s, self.unit, self.number, "6.94a")


def settle(s: Battle, v: int) -> None:
    """The end of a withdrawal: hit of foot and chariots, check of all but skirmishers, then it may turn [6.72b,
    6.72d, 6.72a, 6.73].
    """
    g = setting(s)
    kind = g.kind[v]
    side = g.side[v]
    s.then(Refacing(side, v))
    if kind == SK:
        return
    s.then(hits.Check(v, rolls.R_WITHDRAWAL, CASE_3))
    # foot, and chariots: one hit, not one for each of the two clauses [6.72b, 9.21c]
    if ON_FOOT[kind] or kind == CH:
        lower = s.deep[v]
        if lower >= 0:
            s.then(Wearied(lower, CASE_1, 0))
        hits.hurt(s, v, CASE_1, "6.72b")


@dataclass(slots=True, frozen=True)
class Wearied(Step):
    """The lower phalanx of a double depth takes a hit of a withdrawal too [6.72b, 6.72c, 9.62c].

    before: 1 for the hit before the withdrawal, 0 for the one after it.
    """

    unit: int
    number: int
    before: int

    def run(self, s: Battle) -> None:
        # one that has just routed with the upper one takes no hits for its movement [10.25a]
        if not s.routed[self.unit]:
            hits.hurt(s, self.unit, self.number, "6.72c" if self.before else "6.72b")


@dataclass(slots=True, frozen=True)
class Refacing(Decision):
    """After its withdrawal a unit may turn, at what turning costs in cohesion [6.72a, 7.15]."""

    unit: int

    def clause(self) -> str:
        return "6.72a"

    def universe(self, s: Battle) -> list[int]:
        return [verbs.KEEP_FACING, *(verbs.TURN + turned(s.facing[self.unit], n) for n in (1, 2, 3, 4, 5))]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        v = self.unit
        here, facing = s.loc[v], s.facing[v]
        if here < 0 or s.routed[v]:
            return [Refusal("6.73", here)]
        if s.tail[v] >= 0 or s.form[v] == SQUARE:
            return [Refusal("7.13" if s.tail[v] >= 0 else "9.64a", here)]
        if c == verbs.KEEP_FACING:
            return []
        goal = c % VERB
        if goal >= FACINGS or goal % 2 != facing % 2 or goal == facing:
            return [Refusal("6.72a" if goal == facing else "7.11a", here)]
        chariot = setting(s).kind[v] == CH
        return unless(not chariot or vertices_between(facing, goal) <= _CHARIOT_VERTICES, "9.21a", here)

    def chosen(self, s: Battle, c: int) -> None:
        if c == verbs.KEEP_FACING:
            return
        g = setting(s)
        v = self.unit
        s.facing[v] = c - verbs.TURN
        s.tell("refaced", (g.gid[v], s.facing[v]), ("6.72a",))
        if g.kind[v] == CH:
            hits.hurt(s, v, _CHARIOT_TURN_HITS, "9.21a")


_RING: Final[dict[int, tuple[int, ...]]] = {}


def _ring(hex_: int) -> tuple[int, ...]:
    """The hexes exactly as far away as triggers a withdrawal."""
    found = _RING.get(hex_)
    if found is None:
        found = tuple(x for x in within(hex_, TRIGGER) if distance(hex_, x) == TRIGGER)
        _RING[hex_] = found
    return found


def near_units(s: Battle, side: int, u: int) -> list[int]:
    """The units of a side exactly two hexes from another unit, in the order of their numbers."""
    at = s.at
    sides = setting(s).side
    found: list[int] = []
    for h in (s.loc[u], s.tail[u]):
        if h >= 0:
            for x in _ring(h):
                v = at[x]
                if v >= 0 and sides[v] == side and v != u and v not in found and gap(s, v, u) == TRIGGER:
                    found.append(v)
    found.sort()
    return found


def near_leaders(s: Battle, side: int, u: int) -> list[int]:
    """The leaders of a side within two hexes of a unit [4.62d]."""
    sides = setting(s).lead_side
    locs = s.lead_loc
    return [m for m in range(len(locs)) if locs[m] >= 0 and sides[m] == side and apart(s, locs[m], u) <= TRIGGER]
