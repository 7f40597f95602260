"""The sequence of play [3.2]: a year is a New Year phase and four seasons, a season one season turn and three campaign
turns [3.1a, 3.1b]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.rules import places, setup
from polemos.games.peloponnesian_war.rules.campaign import phase as movement
from polemos.games.peloponnesian_war.rules.campaign import raids
from polemos.games.peloponnesian_war.rules.cards import phase as cards
from polemos.games.peloponnesian_war.rules.regions import adjustment, control, revolt, tribute, victory
from polemos.games.peloponnesian_war.rules.season import building, placement, supply, turn
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.state import Step, War
from polemos.kernel.flow import OPERATION, PHASE

SEASONS: Final = (tables.SPRING, tables.SUMMER, tables.FALL, tables.WINTER)
NEW_YEAR: Final = (codes.CONTROL, codes.ASSESSMENT, codes.COLLECTION)
SEASON_TURN: Final = (
    codes.REVOLTS,
    codes.PLACEMENT,
    codes.BUILDING,
    codes.SUPPLY,
    codes.SIEGES,
    codes.CARD_PLAY,
    codes.ADJUSTMENT,
)
CAMPAIGN_TURN: Final = (codes.RAIDS, codes.MOVEMENT)
ALONE: Final = frozenset({codes.ASSESSMENT, codes.PLACEMENT, codes.BUILDING, codes.SIEGES, codes.RAIDS, codes.MOVEMENT})
"""Individual phases: one player finishes before the other begins [3.3a] (RULING-4)."""


@dataclass(slots=True, frozen=True)
class Opening(Step):
    """Set-up and opening hands, then spring of the first year, which has no New Year phase [2.2, 2.3b, 2.4]."""

    def run(self, s: War) -> None:
        setup.begin(s)
        setup.set_up(s)
        s.then(cards.OpeningHands(), Season(tables.SPRING))


@dataclass(slots=True, frozen=True)
class NewYear(Step):
    """A new year begins [3.1a, 3.2a, 3.2f]."""

    def run(self, s: War) -> None:
        s.year -= 1
        s.season, s.turn = tables.SPRING, 0
        s.tell("year", (s.year,), ("3.2a",))
        s.then(*new_year_from(s, codes.CONTROL), turn.EndOfNewYear(), Season(tables.SPRING))


def new_year_from(s: War, first: int, begun: bool = False) -> list[Step]:
    """The New Year phase from one of its steps on [3.2a]; begun: as `this_phase` begins it.

    The game ends at once if a capital or a home region has changed hands when regions may have changed sides, after the
    first step and after the second [3.4b] (RULING-21).
    """
    found: list[Step] = []
    for phase in NEW_YEAR:
        if phase >= first:
            found += this_phase(s, phase) if begun and phase == first else [Phase(phase)]
            if phase != codes.COLLECTION:
                found.append(victory.SuddenEnd())
    return found


@dataclass(slots=True, frozen=True)
class Season(Step):
    """A season turn and three campaign turns; after winter comes a new year, or the end [3.1b, 3.2b, 3.2f, 3.4a]."""

    season: int

    def run(self, s: War) -> None:
        s.season, s.turn = self.season, 0
        s.tell("season", (self.season, s.year), ("3.2b",))
        s.then(
            turn.StartOfSeason(),
            *[Phase(phase) for phase in SEASON_TURN],
            *[CampaignTurn(number) for number in range(1, codes.CAMPAIGN_TURNS + 1)],
            AfterSeason(),
        )


@dataclass(slots=True, frozen=True)
class AfterSeason(Step):
    """The next season, or after winter the next year, if the war goes on [3.2f, 3.4a, scenario.campaign.j]."""

    def ends(self) -> int:
        return PHASE

    def run(self, s: War) -> None:
        if s.season < tables.WINTER:
            s.then(Season(s.season + 1))
        else:
            s.then(victory.EndOfYear(), NewYear())


@dataclass(slots=True, frozen=True)
class CampaignTurn(Step):
    """Raids, then movement and combat [3.2d, 14.1a]."""

    number: int

    def ends(self) -> int:
        """The first comes when a season turn is over, the others when both have moved and fought."""
        return OPERATION if self.number == 1 else PHASE

    def run(self, s: War) -> None:
        s.turn = self.number
        s.tell("campaign-turn", (self.number, s.season, s.year), ("3.2d",))
        s.then(movement.StartOfTurn(), *[Phase(phase) for phase in CAMPAIGN_TURN], movement.EndOfTurn())


@dataclass(slots=True, frozen=True)
class Phase(Step):
    """A phase: of both players together, or of one after the other, whoever controls more regions first [3.3b]."""

    phase: int

    def ends(self) -> int:
        """Before cards are played it is seen what has come of everything else."""
        return OPERATION if self.phase == codes.CARD_PLAY else 0

    def run(self, s: War) -> None:
        s.phase = self.phase
        if self.phase not in ALONE:
            s.tell("phase", (self.phase,), ())
            s.then(common(self.phase))
            return
        first = places.first_player(s)
        s.then(SidePhase(self.phase, first), SidePhase(self.phase, 1 - first))


@dataclass(slots=True, frozen=True)
class SidePhase(Step):
    """What one player does in an individual phase."""

    phase: int
    side: int

    def ends(self) -> int:
        """When a side begins to move, whoever has moved before it has moved and fought."""
        return PHASE if self.phase == codes.MOVEMENT else 0

    def run(self, s: War) -> None:
        s.side = self.side
        s.tell("side-phase", (self.phase, self.side), ("3.3b",))
        s.then(alone(self.phase, self.side))


def common(phase: int) -> Step:
    """A phase of both players together."""
    if phase == codes.CONTROL:
        return control.ControlCheck()
    if phase == codes.COLLECTION:
        return tribute.Collection()
    if phase == codes.REVOLTS:
        return revolt.RevoltPhase()
    if phase == codes.SUPPLY:
        return supply.SupplyPhase()
    return cards.CardPhase() if phase == codes.CARD_PLAY else adjustment.AdjustmentPhase()


def alone(phase: int, side: int) -> Step:
    """What one side does in an individual phase."""
    if phase == codes.ASSESSMENT:
        return tribute.Assessment(side)
    if phase == codes.PLACEMENT:
        return placement.PlacementPhase(side)
    if phase == codes.BUILDING:
        return building.BuildingPhase(side)
    if phase == codes.SIEGES:
        return sieges.SiegePhase(side)
    return raids.RaidPhase(side) if phase == codes.RAIDS else movement.MovementPhase(side)


def resume(s: War) -> None:
    """Put on the agenda what remains of the war from the start of a phase of a side (for positions)."""
    s.agenda = []
    if s.phase in NEW_YEAR:
        s.then(*new_year_from(s, s.phase, begun=True), turn.EndOfNewYear(), Season(tables.SPRING))
        return
    phases = CAMPAIGN_TURN if s.phase in CAMPAIGN_TURN else SEASON_TURN
    here = max(s.phase, codes.REVOLTS)
    rest: list[Step] = []
    for phase in phases:
        if phase > here:
            rest.append(Phase(phase))
        elif phase == here:
            rest += this_phase(s, phase)
    later: list[Step] = [CampaignTurn(number) for number in range(s.turn + 1, codes.CAMPAIGN_TURNS + 1)]
    if phases == CAMPAIGN_TURN:
        rest.append(movement.EndOfTurn())
    s.then(*rest, *later, AfterSeason())


def this_phase(s: War, phase: int) -> list[Step]:
    """The phase in which a position begins, of the side that it names and of the one that comes after it."""
    if phase not in ALONE:
        return [Phase(phase)]
    found: list[Step] = [SidePhase(phase, s.side)]
    if s.side == places.first_player(s):
        found.append(SidePhase(phase, 1 - s.side))
    return found
