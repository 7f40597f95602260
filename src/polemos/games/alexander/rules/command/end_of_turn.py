"""The end of a turn: rout and recovery, then the withdrawal of an army [3.0f, 3.0g]."""

from dataclasses import dataclass

from polemos.games.alexander.data.setting import MACEDONIAN, OPPONENT
from polemos.games.alexander.rules.command.elephant_command import PlaceMarker
from polemos.games.alexander.rules.command.orders_phase import freshen
from polemos.games.alexander.rules.field import ammunition, victory
from polemos.games.alexander.rules.reactions.withdrawal_plans import clear_plans
from polemos.games.alexander.rules.rout.rout import RoutMoves
from polemos.games.alexander.state import NEITHER, ROUT_PHASE, WITHDRAWAL, Battle
from polemos.kernel.flow import PLAYER_TURN, Step


@dataclass(slots=True, frozen=True)
class RoutAndRecovery(Step):
    """Phase D: Rallied markers go, the routed run on, missiles are brought up, counters are turned back [3.0f]."""

    def ends(self) -> int:
        return PLAYER_TURN

    def run(self, s: Battle) -> None:
        if s.winner != NEITHER:
            return
        s.phase = ROUT_PHASE
        s.lead = -1
        freshen(s)
        s.tell("phase", (ROUT_PHASE,), ("3.0f",))
        s.rallied = [0] * len(s.rallied)
        s.then(RoutMoves(), ammunition.Reload(), TurnBack(), PlaceMarker(MACEDONIAN), PlaceMarker(OPPONENT))


@dataclass(slots=True, frozen=True)
class TurnBack(Step):
    """Moved units and finished leaders show their front sides again; markers of the turn go [3.0f]."""

    def run(self, s: Battle) -> None:
        renew(s)


def renew(s: Battle) -> None:
    """What is counted turn by turn starts afresh."""
    freshen(s)
    s.moved = [0] * len(s.moved)
    leaders = len(s.rank)
    s.rank = [0] * leaders
    s.phases = [0] * leaders
    s.no_momentum = [0] * leaders
    s.was_zoc = [0] * leaders
    s.used_zoc = [0] * leaders
    s.hurt = [0] * leaders
    s.elite_used = [0] * leaders
    s.helped = [0] * leaders
    s.tried.clear()
    clear_plans(s)


@dataclass(slots=True, frozen=True)
class Reckoning(Step):
    """Phase E: rout points against withdrawal levels; if neither army withdraws another turn begins [3.0g, 10.41]."""

    def run(self, s: Battle) -> None:
        if s.winner != NEITHER:
            return
        s.phase = WITHDRAWAL
        s.tell("phase", (WITHDRAWAL,), ("3.0g",))
        victory.settle(s)
