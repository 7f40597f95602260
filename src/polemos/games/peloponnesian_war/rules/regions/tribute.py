"""Assessment of a side [5.3]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class Assessment(Step):
    """Assessment of a side [5.3]."""

    side: int

    def run(self, s: War) -> None:
        """Nothing yet."""


@dataclass(slots=True, frozen=True)
class Collection(Step):
    """Nothing yet."""

    def run(self, s: War) -> None:
        """Nothing yet."""
