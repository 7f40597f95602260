"""What the sea takes: losses in open seas, storms [16.4.6a, 16.9a, 19.3a, 3.2e, card.storms]."""

from collections.abc import Iterable
from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import FLEET_NUMBER, MOVEMENT
from polemos.games.peloponnesian_war.data.world import LAND, OPEN, SICILIAN_SEA
from polemos.games.peloponnesian_war.rules import losses, stacking
from polemos.games.peloponnesian_war.rules.rolls import R_OPEN_SEA, R_STORM, Roll
from polemos.games.peloponnesian_war.state import Step, War


def is_winter(s: War) -> bool:
    """Whether it is winter, when storms blow in every campaign turn [3.2e, 14.4.1]."""
    return s.season == tables.WINTER


def has_card(s: War) -> bool:
    """Whether Storms at Sea blow [card.storms]."""
    return any(asking.weighs(s, side, codes.STORMS) for side in codes.BOTH)


def blows(s: War) -> int:
    """How many times the sea is rolled for: once in winter and once for the card, so twice for both [3.2e, 16.9a]."""
    return is_winter(s) + has_card(s)


# ------------------------------------------------------------------------------------------------------------ open seas


def is_perilous(s: War, start: int, sea: int) -> bool:
    """Whether fleets that come into a sea area, as a place, may be lost there.

    Every open sea [16.4.6a]; between Sicily and the Corcyraean Sea in winter or under storms alone [19.3a].
    """
    if OPEN[sea - LAND]:
        return True
    box = LAND + SICILIAN_SEA
    coasts = [approach for approach in world.APPROACHES if not OPEN[approach - LAND]]
    between = (start == box and sea in coasts) or (sea == box and start in coasts)
    return between and blows(s) > 0


def lost_on(s: War) -> int:
    """The highest die on which a fleet is lost there [16.4.6a]."""
    return MOVEMENT.loss.open_sea_winter if is_winter(s) else MOVEMENT.loss.open_sea


def brave(side: int, fleets: Iterable[int]) -> list[Step]:
    """A die for each fleet that comes into such a sea [16.4.6a]."""
    return [Braving(side, fleet) for fleet in fleets]


@dataclass(slots=True, frozen=True)
class Braving(Step):
    """A fleet in the open sea [16.4.6a]."""

    side: int
    unit: int

    def run(self, s: War) -> None:
        if s.loc[self.unit] >= 0:
            s.then(Roll(self.side, R_OPEN_SEA), Braved(self.side, self.unit))


@dataclass(slots=True, frozen=True)
class Braved(Step):
    """The die is read: the fleet is lost with what it carries, or goes on [16.4.6a]."""

    side: int
    unit: int

    def run(self, s: War) -> None:
        if s.rolled.pop() <= lost_on(s):
            losses.destroy(s, self.unit, "16.4.6a")


# --------------------------------------------------------------------------------------------------------------- storms


def blow(s: War, side: int, fleets: Iterable[int]) -> list[Step]:
    """A die, or two, for each of some fleets that were at sea [16.9a]."""
    times = blows(s)
    return [MeetStorm(side, fleet) for fleet in fleets for _ in range(times)]


@dataclass(slots=True, frozen=True)
class MeetStorm(Step):
    """A storm meets a fleet [16.9a]."""

    side: int
    unit: int

    def run(self, s: War) -> None:
        if s.loc[self.unit] >= 0:
            s.then(Roll(self.side, R_STORM), Weathered(self.side, self.unit))


@dataclass(slots=True, frozen=True)
class Weathered(Step):
    """The die is read: the fleet is lost with what it carries, or driven back to where it began, or safe [16.9a]."""

    side: int
    unit: int

    def run(self, s: War) -> None:
        face = s.rolled.pop()
        if face <= MOVEMENT.loss.storm:
            losses.destroy(s, self.unit, "16.9a")
        elif face <= MOVEMENT.loss.driven:
            drive_back(s, self.unit)


def drive_back(s: War, fleet: int) -> None:
    """A fleet goes back to where it began to move, with what is aboard [16.9a]; one that has not moved stays.

    (RULING-115)
    """
    start = s.start[FLEET_NUMBER[fleet]]
    if start in (-1, s.loc[fleet]):
        return
    for piece in (fleet, *asking.cargo_of(s, fleet)):
        state.put(s, piece, start)
    s.inside[fleet] = int(start < LAND and stacking.goes_inside(s, fleet, start))
    s.tell("driven-back", (fleet, start), ("16.9a",))


def at_anchor(s: War, side: int) -> list[int]:
    """Fleets of a side that end the campaign turn in a sea area without having moved: storms meet them too [16.9a]."""
    return [
        unit
        for unit in range(tables.UNITS)
        if s.loc[unit] >= LAND and s.sides[unit] == side and FLEET_NUMBER[unit] >= 0
        if not asking.has(s, unit, codes.SAILED)
    ]
