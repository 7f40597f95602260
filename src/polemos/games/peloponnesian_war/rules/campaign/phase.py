"""Movement and combat of a side [16.1a]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class MovementPhase(Step):
    """Movement and combat of a side [16.1a]."""

    side: int

    def run(self, s: War) -> None:
        """Nothing yet."""


@dataclass(slots=True, frozen=True)
class StartOfTurn(Step):
    """Nothing yet."""

    def run(self, s: War) -> None:
        """Nothing yet."""


@dataclass(slots=True, frozen=True)
class EndOfTurn(Step):
    """Nothing yet."""

    def run(self, s: War) -> None:
        """Nothing yet."""
