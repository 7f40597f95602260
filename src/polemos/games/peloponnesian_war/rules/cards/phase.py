"""Phase F [12.2a]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class CardPhase(Step):
    """Phase F [12.2a]."""

    def run(self, s: War) -> None:
        """Nothing yet."""


@dataclass(slots=True, frozen=True)
class OpeningHands(Step):
    """Nothing yet."""

    def run(self, s: War) -> None:
        """Nothing yet."""
