"""The end of an Orders Phase: momentum, its trumps, and the die roll of doom [3.0e, 5.3]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data import pack
from polemos.games.alexander.data.setting import CONTINGENT
from polemos.games.alexander.rules.command import command, trump
from polemos.games.alexander.rules.command.orders_phase import Act
from polemos.games.alexander.rules.field import scenario_rules
from polemos.games.alexander.rules.field.universes import leader_named, leaders_of, site_of
from polemos.games.alexander.rules.rolls import LEADER_GIDS, R_MOMENTUM, R_NERVE, Roll
from polemos.games.alexander.rules.rout.nerve import LossOfNerve
from polemos.games.alexander.state import ACTIVE, FINISHED, MOMENTUM, ON_MAP, REACTIVATION, Battle, setting
from polemos.games.alexander.verbs import DONE, REACTIVATE, ROLL_MOMENTUM
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless, when

_TABLE: Final = pack.FILES.activation
_PHASES: Final[int] = _TABLE.activation.max_phases_per_turn
_AGAIN: Final[tuple[int, ...]] = _TABLE.momentum.second_roll_on
_PANIC: Final[tuple[int, ...]] = _TABLE.momentum.panic_on
_REACTIVATION: Final[tuple[int, ...]] = _TABLE.momentum.reactivation_on


def refusals_momentum(s: Battle, m: int) -> list[Refusal]:
    """Why the leader who has just acted may not try for momentum, nobody else may [5.14, 5.25c, 5.31a, 5.34]."""
    here = s.lead_loc[m]
    if s.rank[m] == FINISHED or s.lead_status[m] != ON_MAP:
        return [Refusal("5.31f", here)]
    if s.kind not in (state.FIRST_PHASE, MOMENTUM):
        return [Refusal("5.33c" if s.kind == REACTIVATION else "5.25b", here)]
    found = when(s.phases[m] >= _PHASES, "5.14", here)
    found += when(s.was_zoc[m] or command.in_zone(s, m), "5.31b", here)
    return found + when(s.no_momentum[m], "5.31e", here)


def finish(s: Battle, m: int) -> None:
    """A leader's turn is over: his counter is turned to its finished face [4.0b, 4.22c, 5.15a, 5.15f]."""
    s.rank[m] = FINISHED
    s.lead = -1
    s.tell("finished", (setting(s).lead_gid[m],), ("5.15a",))


@dataclass(slots=True, frozen=True)
class AfterPhase(Step):
    """Phase C: shock is over; the leader tries for momentum, or the next one is activated [5.27, 5.5e]."""

    def run(self, s: Battle) -> None:
        if s.winner != state.NEITHER:
            return
        m = s.lead
        s.phase = state.MOMENTUM_PHASE
        s.duty = 0
        command.note_zones(s)
        scenario_rules.watch(s)
        if s.kind == state.ELITE_PHASE and s.rank[m] == ACTIVE and not s.used_zoc[m]:
            # what he did in it, a duel too, does not bar the momentum of his own phase later [5.31c] (RULING-108)
            s.rank[m] = state.INACTIVE
            s.no_momentum[m] = 0
            s.lead = -1
        else:
            # for whom there is no momentum nothing is left but to be done: nobody is asked
            s.then(Momentum(setting(s).lead_side[m], m))


@dataclass(slots=True, frozen=True)
class Momentum(Decision):
    """Try for another Orders Phase, or be content [5.31a]."""

    leader: int

    def clause(self) -> str:
        return "5.31a"

    def universe(self, s: Battle) -> list[int]:
        return [DONE, ROLL_MOMENTUM]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return refusals_momentum(s, self.leader) if c == ROLL_MOMENTUM else unless(c == DONE, self.clause())

    def chosen(self, s: Battle, c: int) -> None:
        m = self.leader
        if c - c % VERB == DONE:
            finish(s, m)
        else:
            s.then(Roll(self.side, R_MOMENTUM, LEADER_GIDS + setting(s).lead_gid[m]), MomentumRolled(self.side, m))


@dataclass(slots=True, frozen=True)
class MomentumRolled(Step):
    """At or below his Initiative he goes on, unless trumped; above it he is finished, and a 9 is doom [5.32, 5.33]."""

    side: int
    leader: int

    def run(self, s: Battle) -> None:
        face = s.rolled.pop()
        m = self.leader
        g = setting(s)
        n = state.initiative(s, m)
        won = face <= n
        s.tell("momentum-won" if won else "momentum-failed", (g.lead_gid[m], face, n), ("5.32",))
        if won:
            # a momentum opens a step of its own, in which it may be trumped once (RULING-104)
            s.tries = [0, 0]
            s.then(trump.TrumpMomentum(1 - self.side, m), GoesOn(m))
            return
        finish(s, m)
        if face in _AGAIN:
            s.then(Roll(self.side, R_NERVE, LEADER_GIDS + g.lead_gid[m]), Doom(self.side, m))


@dataclass(slots=True, frozen=True)
class GoesOn(Step):
    """Unless he has been trumped the leader has another Orders Phase [5.32, 5.42b]."""

    leader: int

    def run(self, s: Battle) -> None:
        if s.lead == self.leader and s.rank[self.leader] == ACTIVE:
            s.then(Act(self.leader, MOMENTUM, 0))


@dataclass(slots=True, frozen=True)
class Doom(Step):
    """The second die after a 9: 9 loss of nerve, 0 and 1 the enemy reactivates a leader, else nothing more;
    the leader is finished, not his player [5.33a, errata.5.33].
    """

    side: int
    leader: int

    def run(self, s: Battle) -> None:
        face = s.rolled.pop()
        if s.heard is not None:
            clause = "5.33b" if face in _PANIC else "5.33c" if face in _REACTIVATION else "5.33d"
            s.tell("doom", (setting(s).lead_gid[self.leader], face), (clause,))
        if face in _PANIC:
            s.then(LossOfNerve(self.leader))
        elif face in _REACTIVATION:
            s.then(Reactivate(1 - self.side))


def refusals_reactivation(s: Battle, side: int, m: int) -> list[Refusal]:
    """Why a side may not reactivate a leader [5.33c, 5.62, 8.34c, scn.issus.2]."""
    here = site_of(s, m)
    if m < 0 or setting(s).lead_side[m] != side or s.lead_status[m] != ON_MAP:
        return [Refusal("5.33c", here)]
    if setting(s).initiative[m] == CONTINGENT:
        return [Refusal("5.62", here)]
    if scenario_rules.waits(s, m):
        return [Refusal("scn.issus.2", here)]
    return unless(not s.hurt[m], "8.34c", here)


@dataclass(slots=True, frozen=True)
class Reactivate(Decision):
    """The enemy acts at once with any leader of his, even a finished one, but for those hurt this turn [5.33c, 8.34c]
    (RULING-115)."""

    def clause(self) -> str:
        return "5.33c"

    def universe(self, s: Battle) -> list[int]:
        return leaders_of(s, REACTIVATE, self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return refusals_reactivation(s, self.side, leader_named(s, c))

    def chosen(self, s: Battle, c: int) -> None:
        m = setting(s).leader_of[c % VERB]
        s.tell("reactivated", (self.side, c % VERB), ("5.33c",))
        s.then(Act(m, REACTIVATION, 0))
