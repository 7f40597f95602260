"""The sequence of play. Section 3: a game turn is two player turns of seven phases each, and the end of the turn."""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius import state
from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.data.forces import UNITS
from polemos.games.belisarius.data.world import BARBARIAN, IMPERIAL
from polemos.games.belisarius.rules.court.diplomacy import DiplomacyPhase
from polemos.games.belisarius.rules.court.negotiation import agreements_at_end_of_turn, make_neutral
from polemos.games.belisarius.rules.events import EventPhase
from polemos.games.belisarius.rules.realm.levy import LevyPhase
from polemos.games.belisarius.rules.realm.recruitment import RecruitmentPhase
from polemos.games.belisarius.rules.realm.supply import SupplyPhase
from polemos.games.belisarius.rules.realm.taxation import TaxationPhase
from polemos.games.belisarius.rules.setup import SetUp
from polemos.games.belisarius.rules.war.operations import OperationsPhase
from polemos.games.belisarius.state import Step, War
from polemos.kernel.flow import PHASE, PLAYER_TURN

PHASES: Final = (
    state.EVENT_PHASE,
    state.DIPLOMACY_PHASE,
    state.TAXATION_PHASE,
    state.RECRUITMENT_PHASE,
    state.LEVY_PHASE,
    state.OPERATIONS_PHASE,
    state.SUPPLY_PHASE,
)
"""The order in the rules; the one printed on the map is wrong [3.0b]."""

PLAYERS: Final = (BARBARIAN, IMPERIAL)
"""First and second player in every scenario [34.1-2, 34.2-2]."""


@dataclass(slots=True, frozen=True)
class Opening(Step):
    """Set up as the scenario says, then play its turns [3.0a, 34.0]."""

    def run(self, s: War) -> None:
        s.turn = SCENARIOS[s.scenario - 1].first_turn
        s.then(SetUp(), GameTurn())


@dataclass(slots=True, frozen=True)
class GameTurn(Step):
    """Two player turns and the end of the turn [3.1a]; the second has the same phases as the first [3.1b]."""

    def run(self, s: War) -> None:
        s.tell("turn", (s.turn,), ("3.1a",))
        s.then(PlayerTurn(PLAYERS[0]), PlayerTurn(PLAYERS[1]), EndOfTurn())


@dataclass(slots=True, frozen=True)
class PlayerTurn(Step):
    """The seven phases of one player, in order [3.1a]."""

    side: int

    def ends(self) -> int:
        return PLAYER_TURN

    def run(self, s: War) -> None:
        begin_player_turn(s, self.side)
        s.then(*[Phase(phase) for phase in PHASES])


def begin_player_turn(s: War, side: int) -> None:
    """What is counted player turn by player turn starts afresh."""
    s.player = side
    s.barred = 0
    s.area_placed = 0
    s.spent = [0] * UNITS


@dataclass(slots=True, frozen=True)
class Phase(Step):
    """One phase of the phasing player."""

    phase: int

    def ends(self) -> int:
        return PHASE

    def run(self, s: War) -> None:
        phase = self.phase
        if phase == state.EVENT_PHASE and without_event(s):
            return
        s.phase = phase
        s.tell("phase", (phase, s.player), ("3.1a",))
        s.then(_phase_step(phase))
        if s.agreed:
            make_neutral(s)


def _phase_step(phase: int) -> Step:
    if phase == state.EVENT_PHASE:
        return EventPhase()  # [3.1.1]
    if phase == state.DIPLOMACY_PHASE:
        return DiplomacyPhase()  # [3.1.2]
    if phase == state.TAXATION_PHASE:
        return TaxationPhase()  # [3.1.3]
    if phase == state.RECRUITMENT_PHASE:
        return RecruitmentPhase()  # [3.1.4]
    if phase == state.LEVY_PHASE:
        return LevyPhase()  # [3.1.5]
    if phase == state.OPERATIONS_PHASE:
        return OperationsPhase()  # [3.1.6]
    return SupplyPhase()  # [3.1.7]


def without_event(s: War) -> bool:
    """The first player turn of a scenario has no random event phase [34.1-8b, 34.2-8b]."""
    return s.turn == SCENARIOS[s.scenario - 1].first_turn and s.player == PLAYERS[0]


@dataclass(slots=True, frozen=True)
class EndOfTurn(Step):
    """Advance the turn marker; play goes on until the scenario ends [3.1c, 34.1-1, 34.2-1, 34.3-1, tbl.turntrack]."""

    def ends(self) -> int:
        return PLAYER_TURN

    def run(self, s: War) -> None:
        last = s.turn == SCENARIOS[s.scenario - 1].last_turn
        if not last:
            s.then(GameTurn())
        if s.agreed:
            agreements_at_end_of_turn(s)
        if not last:
            s.turn += 1


def resume(s: War, side: int, phase: int) -> None:
    """Put on the agenda what remains of the game from the start of a phase of a player turn (for positions)."""
    begin_player_turn(s, side)
    s.agenda = []
    rest: list[Step] = [Phase(p) for p in PHASES if p >= phase]
    if side == PLAYERS[0]:
        rest.append(PlayerTurn(PLAYERS[1]))
    s.then(*rest, EndOfTurn())
