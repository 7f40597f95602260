"""What begins and ends with a season and a year: effects of cards, tokens, flags. Sections 3.2, 12.8."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class StartOfSeason(Step):
    """Nothing yet."""

    def run(self, s: War) -> None:
        """Nothing yet."""


@dataclass(slots=True, frozen=True)
class EndOfNewYear(Step):
    """Nothing yet."""

    def run(self, s: War) -> None:
        """Nothing yet."""
