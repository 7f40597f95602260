"""Initiative and action points. Section 2 (B1)."""

from dataclasses import dataclass

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import SCENARIOS, SEASON, WINTER
from polemos.games.syracuse.data.world import ATHENS, SYRACUSE
from polemos.games.syracuse.rules.rolls import R_POINTS, Roll, pass_advantage
from polemos.games.syracuse.state import Decision, Siege, Step
from polemos.games.syracuse.verbs import USE_ADVANTAGE
from polemos.kernel.flow import PASS


@dataclass(slots=True, frozen=True)
class ActionPoints(Step):
    """Each player rolls two dice [2.B1.a]."""

    def run(self, s: Siege) -> None:
        dice = [Roll(side, R_POINTS) for side in (ATHENS, SYRACUSE) for _ in range(tables.sequence.action_dice)]
        s.then(*dice, Initiative())


def points(s: Siege, side: int, total: int) -> int:
    """Half the roll, rounded up [2.B1.c], then the season (RULING-3) [2.B1.e, 2.B1.f]; a scenario may halve it."""
    pa = (total + tables.sequence.divisor - 1) // tables.sequence.divisor
    season = SEASON[s.turn]
    if season != WINTER or pa > tables.sequence.season.winter_spares:
        pa += tables.sequence.season.points[season]
    if s.turn in SCENARIOS[s.scenario - 1].halved_pa[side]:
        pa = (pa + 1) // 2
    return pa


@dataclass(slots=True, frozen=True)
class Initiative(Step):
    """The higher total has the initiative [2.B1.a], the Advantage breaks a tie [2.B1.b]; all is open [2.B1.d]."""

    def run(self, s: Siege) -> None:
        syracuse = sum([s.rolled.pop() for _ in range(tables.sequence.action_dice)])
        athens = sum([s.rolled.pop() for _ in range(tables.sequence.action_dice)])
        if athens == syracuse:
            s.initiative = s.advantage
        else:
            s.initiative = ATHENS if athens > syracuse else SYRACUSE
        s.pa = [points(s, ATHENS, athens), points(s, SYRACUSE, syracuse)]
        s.tell("initiative", (s.initiative, athens, syracuse), ("2.B1.a", "2.B1.b"))
        s.tell("action-points", (s.pa[ATHENS], s.pa[SYRACUSE]), ("2.B1.c", "2.B1.d"))


@dataclass(slots=True, frozen=True)
class Benefit(Step):
    """Whoever holds the Advantage now is asked whether he takes two more action points for it [8.b]."""

    def run(self, s: Siege) -> None:
        s.then(UseForPoints(s.advantage))


@dataclass(slots=True, frozen=True)
class UseForPoints(Decision):
    """Two more action points for the Advantage [8.b]."""

    def clause(self) -> str:
        return "8.b"

    def universe(self, s: Siege) -> list[int]:
        return [PASS, USE_ADVANTAGE]

    def chosen(self, s: Siege, c: int) -> None:
        if c == USE_ADVANTAGE:
            pass_advantage(s, "8.b")
            s.pa[self.side] += tables.victory.advantage_pa
            s.tell("action-points", (s.pa[ATHENS], s.pa[SYRACUSE]), ("8.b",))
