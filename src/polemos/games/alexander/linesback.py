"""Lines that give way together: whole cavalry lines, and foot by a plan made before the turn [6.77, 6.8]."""

from dataclasses import dataclass
from typing import Any, Final

from polemos.games.alexander import contacts, following, goingback, hits, plans, reactionfire, withdrawal
from polemos.games.alexander.command import flood, stands_in
from polemos.games.alexander.facing import REAR_OF
from polemos.games.alexander.ground import NEVER, NEXT, NOWHERE, ROUGH
from polemos.games.alexander.setting import Line
from polemos.games.alexander.state import CHARGE, COLUMN, FINISHED, ON_MAP, SQUARE, Battle, command_range, lift, setting
from polemos.games.alexander.tables import CAVALRY, CH, INFANTRY, table
from polemos.games.alexander.verbs import BACK, REVEAL, STAND, WITHDRAW_LINE
from polemos.games.alexander.zones import covered, held
from polemos.kernel.flow import VERB, Decision, Refusal, Step

_TABLE: Final[dict[str, Any]] = table("orderly-withdrawal")
LEADER_WITHIN: Final[int] = _TABLE["orderly"]["cavalry_line_hexes"]
DIVISOR: Final[int] = table("orders")["line_command_conditions"]["cavalry"]["range_divisor"]


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


def reveals(s: Battle, side: int, u: int) -> list[int]:
    """The planned lines of a side that may go back before infantry that has come near some of their units [6.84a,
    6.86].
    """
    g = setting(s)
    found: list[int] = []
    for v in approached(s, side, u):
        c = REVEAL + g.lead_gid[plans.line_with(s, v)[0]]
        if c not in found:
            found.append(c)
    return found


def approached(s: Battle, side: int, u: int) -> list[int]:
    """The units of planned lines that infantry has come near, if their line has a way back and has not gone already."""
    found: list[int] = []
    if not s.plans or not INFANTRY[setting(s).kind[u]] or s.loc[u] < 0 or s.routed[u]:
        return found
    for v in withdrawal.near_units(s, side, u):
        line = plans.line_with(s, v)[1:]
        if v in line and not contacts.noted(s, v, u, contacts.WENT_BACK) and bearings(s, line, u):
            found.append(v)
    return found


@dataclass(slots=True, frozen=True)
class Revealing(Decision):
    """Planned lines may go back now, one after the other; that there is a plan is its owner's secret until it does
    [6.82, 6.84a].
    """

    mover: int

    def clause(self) -> str:
        return "6.84a"

    def secret(self) -> bool:
        return True

    def options(self, s: Battle) -> list[int]:
        found = reveals(s, self.side, self.mover)
        return [*found, STAND] if found else found

    def chosen(self, s: Battle, c: int) -> None:
        if c != STAND:
            s.then(self)
            begin_planned(s, setting(s).leader_of[c % VERB], self.mover)

    def why_not(self, s: Battle, c: int) -> list[Refusal]:
        return [Refusal("6.84b")] if c - c % VERB == REVEAL else []


# ------------------------------------------------------------------------------------------------- cavalry lines [6.77]
def cavalry_line(s: Battle, entry: Line, u: int, near: list[int]) -> list[int]:
    """The units of a cavalry line that may withdraw before a unit, [] if it may not as a whole: those within half the
    range of its leader [6.77a, 6.77b, 4.33g] (RULING-105).
    """
    g = setting(s)
    m = entry.leader
    mine = entry.units
    if not mine or not (CAVALRY[g.kind[mine[0]]] or g.kind[mine[0]] == CH) or s.lead_status[m] != ON_MAP:
        return []
    if not any(v in mine for v in near) or any(contacts.noted(s, v, m, contacts.LEFT_LINE) for v in mine):
        return []
    here = s.lead_loc[m]
    reached = in_reach(s, m)
    line: list[int] = []
    close = False
    for v in mine:
        if s.loc[v] < 0 or s.routed[v] or not stands_in(s, v, reached):
            continue
        if s.retired[v] or not goingback.able(s, v, u) or goingback.gap(s, v, u) < goingback.TRIGGER:
            return []
        line.append(v)
        close = close or goingback.apart(s, here, v) <= LEADER_WITHIN
    if not close or not any(v in line for v in near):
        return []
    for v in line:
        if not _could_go(s, v, u, line):
            return []
    return line


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
            contacts.note(s, v, entry.leader, contacts.LEFT_LINE)


def _could_go(s: Battle, v: int, u: int, line: list[int]) -> bool:
    """Whether a unit of a line has a hex to go back to, other units of the line being out of its way."""
    if goingback.steps_back(s, v, u, goingback.reach(s, v, u), False):
        return True
    h = s.loc[v]
    here = goingback.gap(s, v, u)
    for d in range(6):
        x = NEXT[6 * h + d]
        if x != NOWHERE and s.at[x] in line and s.at[x] != v and goingback.apart(s, x, u) > here:
            return True
    return False


def begin_cavalry(s: Battle, m: int, u: int) -> None:
    """A leader's cavalry line withdraws, its farthest units first [6.77a]."""
    g = setting(s)
    near = withdrawal.near_units(s, g.lead_side[m], u)
    for entry in g.lines:
        if entry.leader != m:
            continue
        line = cavalry_line(s, entry, u, near)
        if line:
            if s.heard is not None:
                s.tell("line-withdraws", (g.lead_gid[m],), ("6.77a",))
            for _, v in sorted([(goingback.gap(s, v, u), v) for v in line]):
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
        goingback.begin(s, v, u, goingback.gap(s, v, u) <= goingback.TRIGGER)


# ------------------------------------------------------------------------------------------ by a plan made before [6.8]
def bearings(s: Battle, line: tuple[int, ...], u: int) -> list[int]:
    """The directions in which a whole planned line can go back one hex from a unit that comes near [6.83, 6.84b, 9.62k,
    6.75a].
    """
    first = line[0]
    for v in line:
        if s.form[v] in (COLUMN, CHARGE, SQUARE):
            return []
    near = min(goingback.gap(s, v, u) for v in line)
    return [d for d in REAR_OF[s.facing[first]] if _all_can(s, line, u, d, near)]


def _all_can(s: Battle, line: tuple[int, ...], u: int, d: int, near: int) -> bool:
    g = setting(s)
    field = g.field
    for v in line:
        for h in (s.loc[v], s.tail[v]):
            if h < 0:
                continue
            x = NEXT[6 * h + d]
            kind = field.step[6 * h + d]
            if x == NOWHERE or field.mp[g.group[v]][kind] == NEVER or field.rough_step[kind] or ROUGH[field.terrain[x]]:
                return False
            if (
                (s.at[x] >= 0 and s.at[x] not in line)
                or covered(s, x, 1 - g.side[v])
                or goingback.apart(s, x, u) <= near
            ):
                return False
            if following.enemy_leader_in(s, x, g.side[v]):
                return False
    return True


def begin_planned(s: Battle, m: int, u: int) -> None:
    """A leader's planned line is revealed and goes back; he is finished [6.84a, 6.85]."""
    g = setting(s)
    for v in approached(s, g.lead_side[m], u):
        plan = plans.line_with(s, v)
        if plan[0] == m:
            s.rank[m] = FINISHED
            if s.heard is not None:
                s.tell("plan-revealed", (g.lead_gid[m],), ("6.84a", "6.85"))
            s.then(PlannedBack(g.lead_side[m], v, u))
            for w in plan[1:]:
                contacts.note(s, w, u, contacts.WENT_BACK)
                if goingback.gap(s, w, u) <= goingback.TRIGGER:
                    s.then(Startled(w, u))
            return


@dataclass(slots=True, frozen=True)
class Startled(Step):
    """A unit of a planned line is approached from its flank or rear [6.72c, 6.84b]."""

    unit: int
    mover: int

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] >= 0 and not s.routed[self.unit] and s.loc[self.mover] >= 0:
            goingback.startled(s, self.unit, self.mover)


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
        return plans.line_with(s, self.unit)[1:] if s.loc[self.mover] >= 0 else ()

    def run(self, s: Battle) -> None:
        line = self._line(s)
        if line and self.unit not in line:
            s.then(PlannedBack(self.side, line[0], self.mover))
        else:
            Decision.run(self, s)

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
            contacts.note(s, v, self.mover, contacts.GOES_BACK)
            if held(s, v):
                a, b = s.loc[v], s.tail[v]
                fire.append(reactionfire.Leaving(v, NEXT[6 * a + d], NEXT[6 * b + d] if b >= 0 else -1))
        s.then(*fire, PlannedGo(self.mover, d))

    def why_not(self, s: Battle, c: int) -> list[Refusal]:
        return [Refusal("6.83", c - BACK)] if c - c % VERB == BACK else []


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
        chosen = [v for v, enemy, what in s.contacts if enemy == u and what == contacts.GOES_BACK]
        contacts.forget_all(s, u, contacts.GOES_BACK, contacts.GOES_BACK)
        line = tuple(v for v in chosen if s.loc[v] >= 0 and not s.routed[v])
        if s.loc[u] < 0 or not _all_can(s, line, u, d, 0):
            return
        old = [(s.loc[v], s.tail[v]) for v in line]
        for v in line:
            lift(s, v)
        for v, (a, b) in zip(line, old, strict=True):
            following.shift(s, v, NEXT[6 * a + d], NEXT[6 * b + d] if b >= 0 else -1)
            if s.heard is not None:
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
        following.ask_leaders(s, v, self.space, self.tail)
        hits.hurt(s, v, d_hits, "6.72a")


@dataclass(slots=True, frozen=True)
class Rest(Step):
    """The hit and the check of a unit of a planned line [6.72b, 6.72d]."""

    unit: int

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] >= 0 and not s.routed[self.unit]:
            goingback.settle(s, self.unit)
