"""The sequence of play: set-up, then turn after turn until a battle is decided [3.0]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data.setting import MACEDONIAN, NO_LEADER, OPPONENT
from polemos.games.alexander.rules import rolls, setup
from polemos.games.alexander.rules.command import activation, elite, end_of_turn, momentum, orders
from polemos.games.alexander.rules.command.orders_phase import BeginShock
from polemos.games.alexander.rules.field.scenario_rules import crossed
from polemos.games.alexander.rules.reactions.withdrawal_plans import Plan
from polemos.games.alexander.state import ACTIVATION, ELITE, MARKERS, MOMENTUM_PHASE, MOVEMENT, SHOCK, Battle, setting
from polemos.kernel.flow import Step

_QUARREL: Final = "samarkand.2"
_CROSSING: Final = "hydaspes.4"


@dataclass(slots=True, frozen=True)
class Opening(Step):
    """What may be chosen in the set-up, then the turns."""

    def run(self, s: Battle) -> None:
        s.then(*setup.choices_before(s), GameTurn())


@dataclass(slots=True, frozen=True)
class GameTurn(Step):
    """The phases of a turn in their order [3.0a]."""

    def run(self, s: Battle) -> None:
        s.phase = MARKERS
        s.lead = -1
        s.tell("turn", (s.turn,), ("3.0a",))
        s.then(*rest_of_turn(MARKERS))


@dataclass(slots=True, frozen=True)
class BeforeAnyMove(Step):
    """The start of a turn: who commands, who has come; then markers are laid before any unit moves [6.82]."""

    def run(self, s: Battle) -> None:
        s.then(Quarrel(), Crossing(), Plan(MACEDONIAN), Plan(OPPONENT))


def rest_of_turn(phase: int) -> list[Step]:
    """What remains of a turn from the start of a phase, and the turns after it."""
    steps: list[Step] = []
    if phase == MARKERS:
        steps.append(BeforeAnyMove())
    if phase in (MARKERS, ELITE):
        steps.append(elite.EliteStart())
    if phase in (MARKERS, ELITE, ACTIVATION, MOVEMENT, SHOCK, MOMENTUM_PHASE):
        steps.append(activation.NextLeader())
    if phase in (MARKERS, ELITE, ACTIVATION, MOVEMENT, SHOCK, MOMENTUM_PHASE, state.ROUT_PHASE):
        steps.append(end_of_turn.RoutAndRecovery())
    return [*steps, end_of_turn.Reckoning(), NextTurn()]


@dataclass(slots=True, frozen=True)
class NextTurn(Step):
    """Another turn begins."""

    def run(self, s: Battle) -> None:
        if s.winner == state.NEITHER:
            s.turn += 1
            s.then(GameTurn())


@dataclass(slots=True, frozen=True)
class Quarrel(Step):
    """Who commands at Samarkand: from turn 2 on a die says whether Pharnuches is obeyed this turn [scn.samarkand.2]."""

    def run(self, s: Battle) -> None:
        g = setting(s)
        rule = g.rules.get(_QUARREL)
        if rule is None or s.turn < rule.from_turn:
            return
        m = g.leader_id.index(rule.leader)
        if s.lead_status[m] == state.ON_MAP:
            s.then(rolls.Roll(g.lead_side[m], rolls.R_QUARREL), QuarrelRolled(m))


@dataclass(slots=True, frozen=True)
class QuarrelRolled(Step):
    """On 0 to 3 there is no Overall Commander this turn [scn.samarkand.2]."""

    leader: int

    def run(self, s: Battle) -> None:
        m = self.leader
        g = setting(s)
        face = s.rolled.pop()
        quarrel = face <= g.rules[_QUARREL].roll_at_most
        s.commanders[g.lead_side[m]] = NO_LEADER if quarrel else m
        s.tell("quarrel", (g.lead_gid[m], face, int(quarrel)), ("scn.samarkand.2",))


@dataclass(slots=True, frozen=True)
class Crossing(Step):
    """The turn in which Craterus reaches the river bank is announced [scn.hydaspes.4]."""

    def run(self, s: Battle) -> None:
        g = setting(s)
        if crossed(s) and s.turn == g.rules[_CROSSING].turn and s.heard is not None:
            m = g.leader_id.index(g.rules[_CROSSING].leader)
            s.tell("crossing", (g.lead_gid[m], s.turn), ("scn.hydaspes.4",))


def agenda_for(s: Battle) -> list[Step]:
    """What is to be done from the start of the phase that a position stands in, to the end of the battle.

    The next step is the last of the list, as on the agenda. In the phases of a leader `lead`, `kind` and `orders` say
    whose they are; the moves of the phase count from where its units stand now.
    """
    steps = rest_of_turn(s.phase)
    if s.lead >= 0:
        s.began = s.loc[:]
        if s.phase == MOVEMENT:
            steps = [orders.GiveOrders(setting(s).lead_side[s.lead]), BeginShock(), *steps]
        elif s.phase == SHOCK:
            steps = [BeginShock(), *steps]
        elif s.phase == MOMENTUM_PHASE:
            steps = [momentum.AfterPhase(), *steps]
    return steps[::-1]
