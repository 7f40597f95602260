"""Lines that give way together: whole cavalry lines, and foot by a plan made before the turn [6.77, 6.8]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data.facing import REAR_OF
from polemos.games.alexander.data.ground import NEVER, NEXT, NOWHERE, ROUGH, direction_to
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.setting import Line
from polemos.games.alexander.data.tables import CAVALRY, CH, HI, INFANTRY, PH
from polemos.games.alexander.rules.command.command import flood, stands_in
from polemos.games.alexander.rules.field import encounters, zones
from polemos.games.alexander.rules.field.universes import hex_named, hexes_of, leader_named, leaders_of, site_of
from polemos.games.alexander.rules.fire import reaction_fire
from polemos.games.alexander.rules.reactions import withdrawal_paths, withdrawal_plans
from polemos.games.alexander.rules.rout import hits, leader_accompanies
from polemos.games.alexander.state import CHARGE, COLUMN, FINISHED, ON_MAP, SQUARE, Battle, command_range, lift, setting
from polemos.games.alexander.verbs import BACK, REVEAL, STAND, WITHDRAW_LINE
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless

_TABLE: Final = FILES.orderly_withdrawal
LEADER_WITHIN: Final[int] = _TABLE.orderly.cavalry_line_hexes
DIVISOR: Final[int] = FILES.orders.line_command_conditions.cavalry.range_divisor


def choices(s: Battle, side: int, u: int, near: list[int]) -> list[int]:
    """The lines of a side that may give way together before a unit that has come near some of their units [6.77a,
    6.84a].
    """
    g = setting(s)
    found: list[int] = []
    for entry in g.lines:
        m = entry.leader
        if g.lead_side[m] == side and s.lead_loc[m] >= 0 and cavalry_line(s, entry, u, near):
            c = WITHDRAW_LINE + g.lead_gid[m]
            if c not in found:
                found.append(c)
    return found


def marked(s: Battle, side: int) -> bool:
    """Whether leaders of a side have markers for withdrawals under them, as both players see: true ones or blinds
    [6.82] (RULING-134).
    """
    if not any(s.marker):
        return False
    g = setting(s)
    return any(s.marker[m] and g.lead_side[m] == side and s.lead_status[m] == ON_MAP for m in range(g.leaders))


def feared(s: Battle, side: int, u: int) -> bool:
    """Whether the enemy, who sees no plan, must reckon with a line that goes back before infantry that has come near
    [6.81a, 6.84a] (RULING-134).
    """
    g = setting(s)
    if not marked(s, side) or not INFANTRY[g.kind[u]] or s.loc[u] < 0 or s.routed[u]:
        return False
    near = withdrawal_paths.near_units(s, side, u)
    return any(g.kind[v] in (PH, HI) and not encounters.noted(s, v, u, encounters.WENT_BACK) for v in near)


def reveals(s: Battle, side: int, u: int) -> list[int]:
    """The planned lines of a side that may go back before infantry that has come near some of their units [6.84a,
    6.86].
    """
    g = setting(s)
    found: list[int] = []
    for v in approached(s, side, u):
        c = REVEAL + g.lead_gid[withdrawal_plans.line_with(s, v)[0]]
        if c not in found:
            found.append(c)
    return found


def approached(s: Battle, side: int, u: int) -> list[int]:
    """The units of planned lines that infantry has come near, if their line has a way back and has not gone already."""
    found: list[int] = []
    if not s.plans or not INFANTRY[setting(s).kind[u]] or s.loc[u] < 0 or s.routed[u]:
        return found
    for v in withdrawal_paths.near_units(s, side, u):
        line = withdrawal_plans.line_with(s, v)[1:]
        if v in line and not encounters.noted(s, v, u, encounters.WENT_BACK) and bearings(s, line, u):
            found.append(v)
    return found


@dataclass(slots=True, frozen=True)
class Revealing(Decision):
    """Planned lines may go back now, one after the other; that there is a plan is its owner's secret until it does
    [6.82, 6.84a]. So its owner is asked wherever there might be one.
    """

    mover: int

    def clause(self) -> str:
        return "6.84a"

    def secret(self) -> bool:
        return True

    def alike(self, s: Battle) -> bool:
        return feared(s, self.side, self.mover)

    def universe(self, s: Battle) -> list[int]:
        return [*leaders_of(s, REVEAL, self.side), STAND]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        if not self.alike(s) or c in reveals(s, self.side, self.mover):
            return unless(self.alike(s), "6.84a")
        if c == STAND:
            return []
        m = leader_named(s, c)
        lines = [plan[2:] for plan in s.plans if plan[0] == m and withdrawal_plans.in_force(s, plan)]
        near = withdrawal_paths.near_units(s, self.side, self.mover)
        coming = [v for v in near if any(v in line for line in lines)]
        if not any(not encounters.noted(s, v, self.mover, encounters.WENT_BACK) for v in coming):
            return [Refusal("6.84a" if lines else "6.82", site_of(s, m))]
        return [Refusal("6.84b", site_of(s, m))]

    def options(self, s: Battle) -> list[int]:
        # in the order in which the units stand that have been approached
        return [*reveals(s, self.side, self.mover), STAND] if self.alike(s) else []

    def chosen(self, s: Battle, c: int) -> None:
        if c != STAND:
            s.then(self)
            begin_planned(s, setting(s).leader_of[c % VERB], self.mover)


# ------------------------------------------------------------------------------------------------- cavalry lines [6.77]
def cavalry_line(s: Battle, entry: Line, u: int, near: list[int]) -> list[int]:
    """The units of a cavalry line that may withdraw before a unit, [] if it may not as a whole: those within half the
    range of its leader [6.77a, 6.77b, 4.33g] (RULING-105).
    """
    return _line_or_bar(s, entry, u, near)[0]


def refusals_cavalry(s: Battle, m: int, u: int, near: list[int]) -> list[Refusal]:
    """Why a leader, -1 for one who is not in the battle, has no cavalry line that may withdraw as a whole [6.77]."""
    found: list[Refusal] = []
    for entry in setting(s).lines:
        if entry.leader == m:
            line, bar = _line_or_bar(s, entry, u, near)
            if line:
                return []
            found.append(bar)
    return found or [Refusal("6.77a", site_of(s, m))]


def _line_or_bar(s: Battle, entry: Line, u: int, near: list[int]) -> tuple[list[int], Refusal]:
    """The units of a cavalry line that may withdraw as a whole, or none and what keeps them."""
    g = setting(s)
    m = entry.leader
    mine = entry.units
    away = Refusal("6.77a", s.lead_loc[m])
    if not mine or not (CAVALRY[g.kind[mine[0]]] or g.kind[mine[0]] == CH) or s.lead_status[m] != ON_MAP:
        return [], away
    if not any(v in mine for v in near):
        return [], away
    if any(encounters.noted(s, v, m, encounters.LEFT_LINE) for v in mine):
        return [], Refusal("6.77b", s.lead_loc[m])
    here = s.lead_loc[m]
    reached = in_reach(s, m)
    line: list[int] = []
    close = False
    for v in mine:
        if s.loc[v] < 0 or s.routed[v] or not stands_in(s, v, reached):
            continue
        if (
            s.retired[v]
            or not withdrawal_paths.able(s, v, u)
            or withdrawal_paths.gap(s, v, u) < withdrawal_paths.TRIGGER
        ):
            return [], Refusal("6.77b", s.loc[v])
        line.append(v)
        close = close or withdrawal_paths.apart(s, here, v) <= LEADER_WITHIN
    if not any(v in line for v in near):
        return [], Refusal("4.33g", here)
    if not close:
        return [], away
    for v in line:
        if not _could_go(s, v, u, line):
            return [], Refusal("6.77b", s.loc[v])
    return line, away


def in_reach(s: Battle, m: int) -> set[int]:
    """The hexes in which a leader's cavalry line stands: those within half his range [4.33g] (RULING-105)."""
    return flood(s, m, -(-command_range(s, m) // DIVISOR))


def leaves_lines(s: Battle, v: int) -> None:
    """A unit withdraws singly: the lines in which it stands can withdraw no more in this phase, wherever it goes
    [6.77b].
    """
    s.retired[v] = 1
    for entry in setting(s).lines:
        if v in entry.units and s.lead_status[entry.leader] == ON_MAP and stands_in(s, v, in_reach(s, entry.leader)):
            encounters.note(s, v, entry.leader, encounters.LEFT_LINE)


def _could_go(s: Battle, v: int, u: int, line: list[int]) -> bool:
    """Whether a unit of a line has a hex to go back to, other units of the line being out of its way."""
    if withdrawal_paths.steps_back(s, v, u, withdrawal_paths.reach(s, v, u), False):
        return True
    h = s.loc[v]
    here = withdrawal_paths.gap(s, v, u)
    for d in range(6):
        x = NEXT[6 * h + d]
        if x != NOWHERE and s.at[x] in line and s.at[x] != v and withdrawal_paths.apart(s, x, u) > here:
            return True
    return False


def begin_cavalry(s: Battle, m: int, u: int) -> None:
    """A leader's cavalry line withdraws, its farthest units first [6.77a]."""
    g = setting(s)
    near = withdrawal_paths.near_units(s, g.lead_side[m], u)
    for entry in g.lines:
        if entry.leader != m:
            continue
        line = cavalry_line(s, entry, u, near)
        if line:
            s.tell("line-withdraws", (g.lead_gid[m],), ("6.77a",))
            for _, v in sorted([(withdrawal_paths.gap(s, v, u), v) for v in line]):
                s.then(LineUnit(v, u))
            return


@dataclass(slots=True, frozen=True)
class LineUnit(Step):
    """One unit of a cavalry line goes back with the others; only those who were approached can be startled [6.72c,
    6.77a] (RULING-99).
    """

    unit: int
    mover: int

    def run(self, s: Battle) -> None:
        v = self.unit
        u = self.mover
        if s.loc[v] < 0 or s.routed[v] or s.loc[u] < 0:
            return
        withdrawal_paths.begin(s, v, u, withdrawal_paths.gap(s, v, u) <= withdrawal_paths.TRIGGER)


# ------------------------------------------------------------------------------------------ by a plan made before [6.8]
def bearings(s: Battle, line: tuple[int, ...], u: int) -> list[int]:
    """The directions in which a whole planned line can go back one hex from a unit that comes near [6.83, 6.84b, 9.62k,
    6.75a].
    """
    first = line[0]
    for v in line:
        if s.form[v] in (COLUMN, CHARGE, SQUARE):
            return []
    near = min(withdrawal_paths.gap(s, v, u) for v in line)
    return [d for d in REAR_OF[s.facing[first]] if _all_can(s, line, u, d, near)]


def _all_can(s: Battle, line: tuple[int, ...], u: int, d: int, near: int) -> bool:
    return not any(h >= 0 and _bars(s, line, v, u, h, d, near) for v in line for h in (s.loc[v], s.tail[v]))


def _bars(s: Battle, line: tuple[int, ...], v: int, u: int, h: int, d: int, near: int) -> str:
    """The clause that keeps a half of a unit of a planned line from going back from its hex, "" if none does."""
    g = setting(s)
    field = g.field
    x = NEXT[6 * h + d]
    kind = field.step[6 * h + d]
    if x == NOWHERE or field.mp[g.group[v]][kind] == NEVER or field.rough_step[kind] or ROUGH[field.terrain[x]]:
        return "6.83"
    if s.at[x] >= 0 and s.at[x] not in line:
        return "6.91" if g.side[s.at[x]] == g.side[v] else "6.93"
    if zones.covered(s, x, 1 - g.side[v]):
        return "6.75a"
    if withdrawal_paths.apart(s, x, u) <= near:
        return "6.71a"
    return "6.95" if leader_accompanies.enemy_leader_in(s, x, g.side[v]) else ""


def begin_planned(s: Battle, m: int, u: int) -> None:
    """A leader's planned line is revealed and goes back; he is finished [6.84a, 6.85]."""
    g = setting(s)
    for v in approached(s, g.lead_side[m], u):
        plan = withdrawal_plans.line_with(s, v)
        if plan[0] == m:
            s.rank[m] = FINISHED
            s.tell("plan-revealed", (g.lead_gid[m],), ("6.84a", "6.85"))
            s.then(PlannedBack(g.lead_side[m], v, u))
            for w in plan[1:]:
                encounters.note(s, w, u, encounters.WENT_BACK)
                if withdrawal_paths.gap(s, w, u) <= withdrawal_paths.TRIGGER:
                    s.then(Startled(w, u))
            return


@dataclass(slots=True, frozen=True)
class Startled(Step):
    """A unit of a planned line is approached from its flank or rear [6.72c, 6.84b]."""

    unit: int
    mover: int

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] >= 0 and not s.routed[self.unit] and s.loc[self.mover] >= 0:
            withdrawal_paths.startled(s, self.unit, self.mover)


@dataclass(slots=True, frozen=True)
class PlannedBack(Decision):
    """A planned line goes back one hex, all its units in one direction; BACK names the new hex of the unit
    approached, or of the first that is left if that one has routed [6.84b] (RULING-99).
    """

    unit: int
    mover: int

    def clause(self) -> str:
        return "6.84b"

    def secret(self) -> bool:
        # its options come from the plan, which only its owner knows
        return True

    def _line(self, s: Battle) -> tuple[int, ...]:
        return withdrawal_plans.line_with(s, self.unit)[1:] if s.loc[self.mover] >= 0 else ()

    def run(self, s: Battle) -> None:
        line = self._line(s)
        if line and self.unit not in line:
            s.then(PlannedBack(self.side, line[0], self.mover))
        else:
            Decision.run(self, s)

    def alike(self, s: Battle) -> bool:
        return True

    def universe(self, s: Battle) -> list[int]:
        return hexes_of(s, BACK)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        line = self._line(s)
        x = hex_named(s, c)
        h = s.loc[self.unit]
        if self.unit not in line or c in self.options(s):
            return unless(self.unit in line, "6.84b", h)
        d = direction_to(h, x)
        if d not in REAR_OF[s.facing[line[0]]]:
            return [Refusal("6.84b", x)]
        near = min(withdrawal_paths.gap(s, v, self.mover) for v in line)
        halves = [(v, a) for v in line for a in (s.loc[v], s.tail[v]) if a >= 0]
        bars = [(_bars(s, line, v, self.mover, a, d, near), NEXT[6 * a + d]) for v, a in halves]
        return [Refusal(clause, at) for clause, at in bars if clause] or [Refusal("6.84b", x)]

    def options(self, s: Battle) -> list[int]:
        line = self._line(s)
        if self.unit not in line:
            return []
        h = s.loc[self.unit]
        return [BACK + NEXT[6 * h + d] for d in bearings(s, line, self.mover)]

    def chosen(self, s: Battle, c: int) -> None:
        line = self._line(s)
        h = s.loc[self.unit]
        d = next(d for d in range(6) if NEXT[6 * h + d] == c - BACK)
        fire: list[Step] = []
        for v in line:
            encounters.note(s, v, self.mover, encounters.GOES_BACK)
            if zones.held(s, v):
                a, b = s.loc[v], s.tail[v]
                fire.append(reaction_fire.Leaving(v, NEXT[6 * a + d], NEXT[6 * b + d] if b >= 0 else -1))
        s.then(*fire, PlannedGo(self.mover, d))


@dataclass(slots=True, frozen=True)
class PlannedGo(Step):
    """Those of a planned line go who are in order after the fire at those who leave zones of control; if the way of
    one is barred by now, nobody [6.84b, 8.22] (RULING-121).
    """

    mover: int
    direction: int

    def run(self, s: Battle) -> None:
        u = self.mover
        d = self.direction
        chosen = [v for v, enemy, what in s.contacts if enemy == u and what == encounters.GOES_BACK]
        encounters.forget_all(s, u, encounters.GOES_BACK, encounters.GOES_BACK)
        line = tuple(v for v in chosen if s.loc[v] >= 0 and not s.routed[v])
        if s.loc[u] < 0 or not _all_can(s, line, u, d, 0):
            return
        old = [(s.loc[v], s.tail[v]) for v in line]
        for v in line:
            lift(s, v)
        for v, (a, b) in zip(line, old, strict=True):
            leader_accompanies.shift(s, v, NEXT[6 * a + d], NEXT[6 * b + d] if b >= 0 else -1)
            s.tell("withdrew", (setting(s).gid[v], a, s.loc[v]), ("6.84b",))
        rests = [PlannedRest(v, a, b) for v, (a, b) in zip(line, old, strict=True)]
        s.then(*_rear_first(s, rests))


def _rear_first(s: Battle, rests: list["PlannedRest"]) -> list["PlannedRest"]:
    """Units whose old hexes others hold now before these others: so each leader goes back with his own unit and no
    farther [4.62c, 6.84b].
    """
    found: list[PlannedRest] = []
    left = list(rests)
    while left:
        given_up = [(row.unit, h) for row in left for h in (row.space, row.tail) if h >= 0]
        for row in left:
            mine = (s.loc[row.unit], s.tail[row.unit])
            if not any(v != row.unit and h in mine for v, h in given_up):
                break
        left.remove(row)
        found.append(row)
    return found


@dataclass(slots=True, frozen=True)
class PlannedRest(Step):
    """What follows for one unit of a planned line: leaders go along, hits, check, turning [6.84b, 6.72]."""

    unit: int
    space: int
    tail: int

    def run(self, s: Battle) -> None:
        v = self.unit
        if s.loc[v] < 0 or s.routed[v]:
            return
        s.then(Rest(v))
        g = setting(s)
        d_hits = 0
        for a, b in ((self.space, s.loc[v]), (self.tail, s.tail[v])):
            if a >= 0:
                d = next(d for d in range(6) if NEXT[6 * a + d] == b)
                d_hits = max(d_hits, g.field.crossing_hits(a, d, g.group[v]))
        leader_accompanies.ask_leaders(s, v, self.space, self.tail)
        hits.hurt(s, v, d_hits, "6.72a")


@dataclass(slots=True, frozen=True)
class Rest(Step):
    """The hit and the check of a unit of a planned line [6.72b, 6.72d]."""

    unit: int

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] >= 0 and not s.routed[self.unit]:
            withdrawal_paths.settle(s, self.unit)
