"""The sequence of play. Section 2: a turn is the draw, the activation, construction and the adjustment [2.0.a]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import SCENARIOS, UNITS
from polemos.games.syracuse.data.world import ATHENS, NEITHER, SYRACUSE
from polemos.games.syracuse.rules import moments
from polemos.games.syracuse.rules.actions import ActionPhase
from polemos.games.syracuse.rules.activation import ActionPoints, Benefit
from polemos.games.syracuse.rules.battle.sieges import Demolitions, Sieges
from polemos.games.syracuse.rules.chits import EventDraw, KeepOne
from polemos.games.syracuse.rules.moments import ARRIVALS, BUILDING, DICE, LOSSES, OPTIONAL, POINTS, SUPPLY, Moment
from polemos.games.syracuse.rules.movement.redeployment import Redeployment
from polemos.games.syracuse.rules.movement.reinforcements import Arrivals, LeadersRecover
from polemos.games.syracuse.rules.setup import SetUp
from polemos.games.syracuse.rules.turn.attrition import Attrition
from polemos.games.syracuse.rules.turn.construction import Building, Throw, Unspent
from polemos.games.syracuse.rules.turn.recovery import Count, Recovery, UseForRecovery
from polemos.games.syracuse.rules.turn.supply import BlockadeCheck, CavalryCheck, MarkerMoves
from polemos.games.syracuse.rules.victory import by_points, points
from polemos.games.syracuse.state import BY_POINTS, OPEN, TOO_LATE, Siege, Step, count_fleet, decide
from polemos.kernel.flow import PHASE, PLAYER_TURN

BOTH: Final = (tables.PHASE_A, tables.PHASE_B1, tables.PHASE_B2, tables.PHASE_B3, tables.PHASE_C)
"""Phases that both sides go through together; the adjustment goes block by block (RULING-2) [2.D.a, 2.D.b]."""
FIRST_BLOCK: Final = (tables.PHASE_D1, tables.PHASE_D2)
SECOND_BLOCK: Final = (tables.PHASE_D3, tables.PHASE_D4, tables.PHASE_D5)


@dataclass(slots=True, frozen=True)
class Opening(Step):
    """Set up as the scenario says, then play its turns [10.a]."""

    def run(self, s: Siege) -> None:
        s.turn = SCENARIOS[s.scenario - 1].first_turn
        s.then(SetUp(), GameTurn())


@dataclass(slots=True, frozen=True)
class GameTurn(Step):
    """The phases of a turn in their order [2.0.a]."""

    def run(self, s: Siege) -> None:
        begin_turn(s)
        s.tell("turn", (s.turn,), ("2.0.a",))
        s.then(*[Phase(phase) for phase in BOTH], Adjustment())


def begin_turn(s: Siege) -> None:
    """What is counted turn by turn starts afresh."""
    s.stuck = [0] * UNITS
    s.arrived = [0] * UNITS
    s.banned = [0, 0]
    s.spartans = 0
    s.pa = [0, 0]


@dataclass(slots=True, frozen=True)
class Phase(Step):
    """A phase of both sides."""

    phase: int

    def run(self, s: Siege) -> None:
        phase = self.phase
        s.phase = phase
        s.side = s.initiative
        s.tell("phase", (phase,), ("2.0.a",))
        holder = s.advantage
        if phase == tables.PHASE_A:
            s.then(EventDraw())
        elif phase == tables.PHASE_B1:
            s.then(ActionPoints(), Moment(ATHENS, POINTS), Moment(SYRACUSE, POINTS), Benefit())
        elif phase == tables.PHASE_B2:
            # the holder of the Advantage first [2.B2.a]; what S17 delays is said before anything is placed (RULING-43)
            s.then(
                LeadersRecover(),
                Moment(holder, ARRIVALS),
                Moment(1 - holder, ARRIVALS),
                Reinforcements(holder),
                Reinforcements(1 - holder),
            )
        elif phase == tables.PHASE_B3:
            s.then(ActionPhase(), ActionsEnd())
        else:
            # the side with the initiative builds first [2.C.a]
            s.then(Construction(s.initiative), Construction(1 - s.initiative))


@dataclass(slots=True, frozen=True)
class Reinforcements(Step):
    """The historical reinforcements of a side, then those that chits bring."""

    side: int

    def run(self, s: Siege) -> None:
        s.side = self.side
        s.then(Arrivals(self.side), Moment(self.side, OPTIONAL))


@dataclass(slots=True, frozen=True)
class ActionsEnd(Step):
    """What lasted for the action phase is over [event.7, event.8]."""

    def ends(self) -> int:
        """All hands have been played."""
        return PHASE

    def run(self, s: Siege) -> None:
        s.banned = [0, 0]
        s.spartans = 0


@dataclass(slots=True, frozen=True)
class Construction(Step):
    """A side throws its dice and builds; chits may help it before and after."""

    side: int

    def run(self, s: Siege) -> None:
        side = self.side
        s.side = side
        s.cp = 0
        s.then(
            Moment(side, DICE),
            Throw(side),
            Moment(side, BUILDING),
            Building(side),
            Moment(side, BUILDING),
            Unspent(),
        )


# ---------------------------------------------------------------- D: adjustment


@dataclass(slots=True, frozen=True)
class Adjustment(Step):
    """Each side D1 and D2, then each D3, D4 and D5, the side with the initiative first [2.D.a, 2.D.b]."""

    def ends(self) -> int:
        """Both sides have built."""
        return PHASE

    def run(self, s: Siege) -> None:
        first = s.initiative
        s.then(*blocks(first), EndOfAdjustment(), EndOfTurn())


def blocks(first: int) -> list[Step]:
    """The blocks of the adjustment in their order."""
    order: list[Step] = []
    for block in (FIRST_BLOCK, SECOND_BLOCK):
        for side in (first, 1 - first):
            order += [SidePhase(side, phase) for phase in block]
    return order


@dataclass(slots=True, frozen=True)
class SidePhase(Step):
    """A phase of the adjustment for one side."""

    side: int
    phase: int

    def run(self, s: Siege) -> None:
        side, phase = self.side, self.phase
        s.phase = phase
        s.side = side
        s.tell("side-phase", (phase, side), ("2.D.a" if phase in FIRST_BLOCK else "2.D.b",))
        if phase == tables.PHASE_D1:
            s.then(KeepOne(side))
        elif phase == tables.PHASE_D2:
            s.then(Redeployment(side))
        elif phase == tables.PHASE_D3:
            s.then(Count(side), Moment(side, moments.RECOVERY), UseForRecovery(side), Recovery(side))
        elif phase == tables.PHASE_D4:
            s.then(Moment(side, SUPPLY), MarkerMoves(side))
        else:
            s.then(Moment(side, LOSSES), Moment(1 - side, LOSSES), Attrition(side), Sieges(side), Demolitions(side))


@dataclass(slots=True, frozen=True)
class EndOfAdjustment(Step):
    """Blockade and cavalry are looked at once both sides are done [6.ath.b, 6.syr.c, 6.syr.d]."""

    def run(self, s: Siege) -> None:
        s.then(BlockadeCheck(), CavalryCheck(ATHENS), CavalryCheck(SYRACUSE))


@dataclass(slots=True, frozen=True)
class EndOfTurn(Step):
    """The deadline of turn 4 (RULING-58) and the victory check; then a new turn, or the points.

    [2.D5.c, 9.vp.0, 9.vp.g]
    """

    def ends(self) -> int:
        return PLAYER_TURN

    def run(self, s: Siege) -> None:
        if s.turn >= tables.turns.deadline and s.in_time == OPEN:
            s.in_time = TOO_LATE
            s.tell("too-late", (), ("9.vp.g",))
        count_fleet(s)
        if s.winner != NEITHER:
            return
        if s.turn == SCENARIOS[s.scenario - 1].last_turn:
            s.tell(
                "counted",
                (points(s, ATHENS), points(s, SYRACUSE), tables.victory.draw_margin),
                ("9.vp.0", "9.res.b"),
            )
            decide(s, by_points(s), BY_POINTS, "9.vp.0")
        else:
            s.turn += 1
            s.then(GameTurn())


def resume(s: Siege, side: int, phase: int) -> None:
    """Put on the agenda what remains of the game from the start of a phase of a side (for positions)."""
    s.agenda = []
    if phase in BOTH:
        rest: list[Step] = [Phase(p) for p in BOTH if p >= phase]
        s.then(*rest, Adjustment())
        return
    order = blocks(s.initiative)
    start = order.index(SidePhase(side, phase))
    s.then(*order[start:], EndOfAdjustment(), EndOfTurn())
