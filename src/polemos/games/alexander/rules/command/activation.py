"""Who acts next: the lowest Initiative first, ties, passing, trumps by the side that is due [5.1, 5.25, 5.4]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data.setting import CONTINGENT, MACEDONIAN, OPPONENT
from polemos.games.alexander.rules.command import command, elephant_command, momentum
from polemos.games.alexander.rules.command.command import in_zone
from polemos.games.alexander.rules.command.orders_phase import Act
from polemos.games.alexander.rules.command.trump import TrumpRolled, refusals_trump, waiting
from polemos.games.alexander.rules.field import scenario_rules
from polemos.games.alexander.rules.field.universes import leader_named, site_of, verb_of
from polemos.games.alexander.rules.rolls import LEADER_GIDS, R_TIE, R_TRUMP, Roll
from polemos.games.alexander.state import FINISHED, Battle, initiative, setting
from polemos.games.alexander.verbs import ACTIVATE, FORGO, LEAVE, SHOCK_ALONE, TRUMP
from polemos.kernel.flow import PLAYER_TURN, VERB, Decision, Refusal, Step, unless

_MACEDONIANS: Final = "macedonian"


def skipped(s: Battle, m: int) -> bool:
    """Whether an inactive leader was left unused in an enemy zone of control and still stands in one [5.25b]."""
    return bool(s.used_zoc[m]) and in_zone(s, m)


def due(s: Battle) -> list[int]:
    """The inactive leaders of the lowest Initiative, of both sides; those skipped in a zone are passed over [5.12a]."""
    found: list[int] = []
    lowest = 100
    for m in range(len(s.rank)):
        if waiting(s, m) and not skipped(s, m):
            n = initiative(s, m)
            if n < lowest:
                lowest = n
                found = [m]
            elif n == lowest:
                found.append(m)
    return found


def refusals_due(s: Battle, m: int) -> list[Refusal]:
    """Why a leader is not among those who act next: he has acted, was left unused, or is too good [5.12a, 5.13a, 5.25b,
    5.62]."""
    here = site_of(s, m)
    if m < 0:
        return [Refusal("5.13a")]
    if setting(s).initiative[m] == CONTINGENT:
        return [Refusal("5.62", here)]
    if not waiting(s, m):
        return [Refusal("5.13a", here)]
    if skipped(s, m):
        return [Refusal("5.25b", here)]
    return unless(m in due(s), "5.12a", here)


@dataclass(slots=True, frozen=True)
class NextLeader(Step):
    """Phase A: the next leader, or the end of activations [3.0b, 3.0h]."""

    def ends(self) -> int:
        return PLAYER_TURN

    def run(self, s: Battle) -> None:
        if s.winner != state.NEITHER:
            return
        if s.lead >= 0:
            s.then(momentum.AfterPhase(), NextLeader())
            return
        if s.elephant_leader >= 0:
            s.then(elephant_command.ElephantCharge(), NextLeader())
            return
        s.phase = state.ACTIVATION
        s.tries = [0, 0]
        s.duty = 0
        command.note_zones(s)
        scenario_rules.watch(s)
        found = due(s)
        if not found:
            # nobody is left but those whom nobody has freed
            for m in range(len(s.rank)):
                if waiting(s, m):
                    s.rank[m] = FINISHED
            return
        g = setting(s)
        sides = {g.lead_side[m] for m in found}
        s.then(NextLeader())
        if len(sides) == 1:
            s.then(Due(g.lead_side[found[0]], 0))
        elif _MACEDONIANS in g.peoples:
            # of equal leaders the one who is no Macedonian goes first
            s.then(Due(1 - g.peoples.index(_MACEDONIANS), 0))
        else:
            s.then(Roll(MACEDONIAN, R_TIE), Roll(OPPONENT, R_TIE), TieRolled())


@dataclass(slots=True, frozen=True)
class TieRolled(Step):
    """Neither army is Macedonian: the higher roll says which of the tied leaders goes first [5.12d]."""

    def run(self, s: Battle) -> None:
        theirs = s.rolled.pop()
        mine = s.rolled.pop()
        if mine == theirs:
            s.then(Roll(MACEDONIAN, R_TIE), Roll(OPPONENT, R_TIE), TieRolled())
            return
        winner = MACEDONIAN if mine > theirs else OPPONENT
        s.tell("tied", (winner,), ("5.12d",))
        s.then(ChooseSide(winner))


@dataclass(slots=True, frozen=True)
class ChooseSide(Decision):
    """Whoever rolled higher names the tied leader who goes first, of either army [5.12d]."""

    def clause(self) -> str:
        return "5.12d"

    def universe(self, s: Battle) -> list[int]:
        return [ACTIVATE + gid for gid in setting(s).lead_gid]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return refusals_due(s, leader_named(s, c))

    def chosen(self, s: Battle, c: int) -> None:
        m = setting(s).leader_of[c % VERB]
        s.then(Due(setting(s).lead_side[m], 0))


@dataclass(slots=True, frozen=True)
class Due(Decision):
    """The side that is due activates its leader, passes, or tries to trump him with a better one [5.12c, 5.15d, 5.41].

    failed: 1 after a trump that failed: now the leader himself is activated.
    """

    failed: int

    def clause(self) -> str:
        return "5.12a"

    def universe(self, s: Battle) -> list[int]:
        g = setting(s)
        mine = [g.lead_gid[m] for m in range(g.leaders) if g.lead_side[m] == self.side]
        found = [verb + gid for gid in mine for verb in (ACTIVATE, SHOCK_ALONE, LEAVE, FORGO)]
        return found + [TRUMP + gid for gid in mine]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        verb, m = verb_of(c), leader_named(s, c)
        here = site_of(s, m)
        if m < 0 or setting(s).lead_side[m] != self.side:
            return [Refusal("5.12a", here)]
        if verb == TRUMP:
            mine = self._mine(s)
            if self.failed or not mine:
                return [Refusal("5.43", here)]
            return refusals_trump(s, m, initiative(s, mine[0]) + 1)
        found = refusals_due(s, m)
        ways = () if found else self._ways(s, m)
        if found or verb in ways:
            return found
        if SHOCK_ALONE in ways:
            return [Refusal("5.25a" if verb == ACTIVATE else "5.25b", here)]
        if verb in (SHOCK_ALONE, LEAVE):
            return [Refusal("5.25a", here)]
        return [Refusal("scn.issus.2" if verb == ACTIVATE else "5.41", here)]

    def options(self, s: Battle) -> list[int]:
        g = setting(s)
        mine = self._mine(s)
        found = [verb + g.lead_gid[m] for m in mine for verb in self._ways(s, m)]
        if self.failed or not mine:
            return found
        least = initiative(s, mine[0]) + 1
        who = [m for m in range(g.leaders) if g.lead_side[m] == self.side and not refusals_trump(s, m, least)]
        return found + [TRUMP + g.lead_gid[m] for m in who]

    def _mine(self, s: Battle) -> list[int]:
        """The leaders of the side who are due."""
        sides = setting(s).lead_side
        return [m for m in due(s) if sides[m] == self.side]

    def _ways(self, s: Battle, m: int) -> tuple[int, ...]:
        """What a leader who is due can do [5.25, 5.41]; one who waits can only pass (RULING-106)."""
        if scenario_rules.waits(s, m):
            return (FORGO,)
        if in_zone(s, m) and not command.is_overall(s, m):
            return SHOCK_ALONE, LEAVE
        return (ACTIVATE,) if self.failed else (ACTIVATE, FORGO)

    def chosen(self, s: Battle, c: int) -> None:
        verb, value = c - c % VERB, c % VERB
        g = setting(s)
        m = g.leader_of[value]
        if verb == ACTIVATE:
            s.then(Act(m, state.FIRST_PHASE, 0))
        elif verb == SHOCK_ALONE:
            s.then(Act(m, state.SHOCK_ONLY, 0))
        elif verb == LEAVE:
            # not a pass: freed by the Overall Commander he may act, but without momentum [5.25c]
            s.used_zoc[m] = 1
            s.no_momentum[m] = 1
            s.tell("left-unused", (value,), ("5.25b",))
        elif verb == FORGO:
            s.rank[m] = FINISHED
            s.tell("passed", (value,), ("5.15d",))
        else:
            s.tries[self.side] = 1
            s.then(Roll(self.side, R_TRUMP, LEADER_GIDS + value), TrumpRolled(self.side, m), AfterTrial(self.side))


@dataclass(slots=True, frozen=True)
class AfterTrial(Step):
    """If the trump of the side that was due has failed its leader is activated; otherwise somebody has acted [5.41]."""

    side: int

    def run(self, s: Battle) -> None:
        if s.lead < 0:
            s.then(Due(self.side, 1))
