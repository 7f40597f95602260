"""Pre-arranged withdrawal markers, laid in secret under leaders before each turn [6.81, 6.82, 6.85].

`s.plans` holds one row for each line with a marker: the leader, PW or NO_PW, and its units. NO_PW is a blind.
`s.marker` says of each leader whether he has one with PW. How a line withdraws stands in `withdrawal`.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data import pack, tables
from polemos.games.alexander.data.setting import CONTINGENT, Setting
from polemos.games.alexander.data.tables import INFANTRY
from polemos.games.alexander.rules.command.command import flood, is_overall, stands_in
from polemos.games.alexander.rules.command.lines import entries, grown, starts
from polemos.games.alexander.rules.field import universes
from polemos.games.alexander.rules.field.universes import site_of
from polemos.games.alexander.rules.standing_orders import K_PLAN, wish
from polemos.games.alexander.state import DUE, NEVER_DO, NO_MARKER, NO_PW, ON_MAP, PW, Battle, setting
from polemos.games.alexander.verbs import DONE, FILES, MARK, MARK_FALSE, RANKS, START_LINE
from polemos.kernel.flow import VERB, Decision, Refusal, unless

_MIN_TQ: Final[int] = pack.FILES.orderly_withdrawal.pre_arranged.min_tq
_FEIGNED: Final = "chaeronea.4"
_NONE: Final[tuple[int, ...]] = ()
_FREE: Final[list[Refusal]] = []


# -------------------------------------------------------------------------------------------------- what others look up
def in_force(s: Battle, plan: tuple[int, ...]) -> bool:
    """Whether a marker shows PW and its leader is still there: it goes with him."""
    return plan[1] == PW and s.lead_status[plan[0]] == ON_MAP


def line_with(s: Battle, u: int) -> tuple[int, ...]:
    """The line under a PW marker to which a unit belongs: leader, unit, unit...; () if it belongs to none [6.84a].

    Only the units that are still there and in order.
    """
    for plan in s.plans:
        if in_force(s, plan) and u in plan[2:]:
            return (plan[0], *(v for v in plan[2:] if s.loc[v] >= 0 and not s.routed[v]))
    return _NONE


def refusals_pinned(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not be ordered to move: its line waits under a PW marker [6.84c]."""
    for plan in s.plans:
        if in_force(s, plan) and u in plan[2:]:
            return [Refusal("6.84c", s.loc[u])]
    return _FREE


def refusals_turn_over(s: Battle, side: int, m: int) -> list[Refusal]:
    """Why a side cannot turn over a leader's marker: he has none with PW, or he is not theirs [6.82]."""
    mine = m >= 0 and setting(s).lead_side[m] == side
    return unless(mine and any(plan[0] == m and plan[1] == PW for plan in s.plans), "6.82", site_of(s, m))


def turn_over(s: Battle, m: int) -> None:
    """A leader's PW markers are turned to No PW, as their owner may at any time [6.82]."""
    s.plans = [(plan[0], NO_PW, *plan[2:]) if plan[0] == m else plan for plan in s.plans]
    s.marker[m] = NO_PW
    if s.heard is not None:
        side = setting(s).lead_side[m]
        s.tell("marker-turned", (setting(s).lead_gid[m],), ("6.82",), 1 << side)


def lay(s: Battle, m: int, planned: int) -> None:
    """Lay a leader's marker for the first of the lines for which he could have one, if there is any."""
    lines = lines_of(s, m)
    if lines:
        s.plans.append((m, planned, *lines[0]))
    s.marker[m] = planned


def clear_plans(s: Battle) -> None:
    """The turn is over, and with it every plan."""
    s.plans.clear()
    s.marker = [NO_MARKER] * len(s.marker)


# --------------------------------------------------------------------------------------------------------- which lines
def fit(s: Battle, u: int) -> bool:
    """Whether a unit may be part of such a line: phalanxes and heavy infantry of TQ 6 or more, in order [6.81a]."""
    g = setting(s)
    if s.loc[u] < 0 or s.routed[u] or s.beneath[u]:
        return False
    return g.kind[u] == tables.PH or (g.kind[u] == tables.HI and g.tq[u] >= _MIN_TQ)


def lines_of(s: Battle, m: int) -> list[tuple[int, ...]]:
    """The lines that a leader could plan to withdraw now: those of whose units none is in a plan already [6.81a]."""
    taken = {u for plan in s.plans for u in plan[2:]}
    return [line for line in lines_for(s, m) if not taken.intersection(line)]


def lines_for(s: Battle, m: int) -> list[tuple[int, ...]]:
    """The lines for which a leader may lay markers, in the order of their first units [6.81a, RULING-53]."""
    if s.lead_status[m] != ON_MAP:
        return []
    g = setting(s)
    found: list[tuple[int, ...]] = []
    if g.initiative[m] == CONTINGENT:
        reached = flood(s, m)
        line = tuple(u for u in g.commands[m] if fit(s, u) and stands_in(s, u, reached))
        if line:
            found.append(line)
    elif g.line[m] and any(_of_infantry(g, n) for n in entries(s, m)):
        for n in entries(s, m):
            if _of_infantry(g, n):
                _entry_lines(s, m, n, found)
    elif is_overall(s, m):
        _contiguous(s, m, found)
        feigned = _feigned(s, g, m)
        if feigned and feigned not in found:
            found.append(feigned)
    return found


def foot_to_come(s: Battle, side: int) -> bool:
    """Whether the enemy of a side has infantry, or will: planned lines go back before infantry alone [6.84a]."""
    g = setting(s)
    return any((s.loc[e] >= 0 or s.status[e] == DUE) and INFANTRY[g.kind[e]] for e in g.of_side[1 - side])


def _of_infantry(g: Setting, entry: int) -> bool:
    """Whether an entry of line eligibility is for lines of infantry; elephants are none [6.81a]."""
    return INFANTRY[g.kind[g.lines[entry].units[0]]]


def _entry_lines(s: Battle, m: int, entry: int, found: list[tuple[int, ...]]) -> None:
    """The infantry lines of an entry, of units that may take part."""
    among = tuple(u for u in setting(s).lines[entry].units if fit(s, u))
    for u in starts(s, m, entry):
        if u not in among:
            continue
        files, ranks = grown(s, among, u, FILES), grown(s, among, u, RANKS)
        for line in (files, ranks):
            if (len(line) > 1 or len(files) == len(ranks)) and tuple(line) not in found:
                found.append(tuple(line))


def _contiguous(s: Battle, m: int, found: list[tuple[int, ...]]) -> None:
    """The runs of one facing, flank to flank, of which the Overall Commander reaches a unit."""
    g = setting(s)
    among = tuple(u for u in g.of_side[g.lead_side[m]] if fit(s, u))
    reached = flood(s, m)
    for u in among:
        if stands_in(s, u, reached):
            line = tuple(grown(s, among, u, FILES))
            if line not in found:
                found.append(line)


def _feigned(s: Battle, g: Setting, m: int) -> tuple[int, ...]:
    """The line of Philip's feigned withdrawal, before the first turn [scn.chaeronea.4]."""
    rule = g.rules.get(_FEIGNED)
    if rule is None or s.turn > 1 or g.leader_id[m] != rule.leader:
        return _NONE
    return tuple(sorted(g.unit_id.index(key) for key in rule.units))


# ------------------------------------------------------------------------------------------------------ before the turn
@dataclass(slots=True, frozen=True)
class Plan(Decision):
    """A side lays its markers: true ones, blinds, or none. Only the owner sees their faces [6.82].

    It is asked only where a leader has a line that could withdraw so, and while the enemy has infantry on the field:
    such a line goes back before infantry alone [6.84a]. It is asked until it has done, though every line have its
    marker: for which lines they lie is its secret (RULING-135).
    """

    def clause(self) -> str:
        return "6.82"

    def secret(self) -> bool:
        return True

    def alike(self, s: Battle) -> bool:
        g = setting(s)
        return any(g.lead_side[m] == self.side and lines_for(s, m) for m in range(g.leaders))

    def universe(self, s: Battle) -> list[int]:
        g = setting(s)
        if wish(s, self.side, K_PLAN) == NEVER_DO or not foot_to_come(s, self.side):
            return []
        mine = [g.lead_gid[m] for m in range(g.leaders) if g.lead_side[m] == self.side]
        return [DONE, *(verb + gid for gid in mine for verb in (MARK, MARK_FALSE))]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        if c == DONE:
            return []
        m = universes.leader_named(s, c)
        if m < 0 or setting(s).lead_side[m] != self.side or s.lead_status[m] != ON_MAP:
            return [Refusal("6.82", site_of(s, m))]
        if not foot_to_come(s, self.side):
            return [Refusal("6.84a", s.lead_loc[m])]
        return unless(bool(lines_of(s, m)), "6.82" if lines_for(s, m) else "6.81a", s.lead_loc[m])

    def options(self, s: Battle) -> list[int]:
        g = setting(s)
        if wish(s, self.side, K_PLAN) == NEVER_DO or not foot_to_come(s, self.side):
            return []
        who = [m for m in range(g.leaders) if g.lead_side[m] == self.side and lines_of(s, m)]
        return [DONE, *(verb + g.lead_gid[m] for m in who for verb in (MARK, MARK_FALSE))]

    def chosen(self, s: Battle, c: int) -> None:
        verb, value = c - c % VERB, c % VERB
        if verb == DONE:
            return
        m = setting(s).leader_of[value]
        s.then(PlanLine(self.side, m, PW if verb == MARK else NO_PW), Plan(self.side))


@dataclass(slots=True, frozen=True)
class PlanLine(Decision):
    """For which line the marker is, if the leader has several: a unit that only this line has, or its first one."""

    leader: int
    planned: int

    def clause(self) -> str:
        return "6.82"

    def secret(self) -> bool:
        return True

    def alike(self, s: Battle) -> bool:
        return len(lines_for(s, self.leader)) > 1

    def universe(self, s: Battle) -> list[int]:
        return list(dict.fromkeys([*self.options(s), *universes.units_of(s, START_LINE, self.side)]))

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = universes.unit_named(s, c)
        if c in self.options(s):
            return []
        if u < 0 or setting(s).side[u] != self.side or not fit(s, u):
            return [Refusal("6.81a", universes.place_of(s, u))]
        return [Refusal("6.82", s.loc[u])]

    def options(self, s: Battle) -> list[int]:
        return universes.naming(s, START_LINE, _names(lines_of(s, self.leader)))

    def chosen(self, s: Battle, c: int) -> None:
        g = setting(s)
        lines = lines_of(s, self.leader)
        line = lines[_names(lines).index(g.unit_of[c % VERB])]
        s.plans.append((self.leader, self.planned, *line))
        if s.marker[self.leader] != PW:
            s.marker[self.leader] = self.planned
        if s.heard is not None:
            args = (g.lead_gid[self.leader], int(self.planned == PW), len(line))
            s.tell("marker-laid", args, ("6.82",), 1 << self.side)


def _names(lines: list[tuple[int, ...]]) -> list[int]:
    """For each line a unit to name it by, each a different one."""
    found: list[int] = []
    for n, line in enumerate(lines):
        others = {u for k, other in enumerate(lines) if k != n for u in other}
        free = [u for u in line if u not in others] or [u for u in line if u not in found]
        found.append(free[0] if free else line[0])
    return found
