"""Raids of a side [15.1a]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class RaidPhase(Step):
    """Raids of a side [15.1a]."""

    side: int

    def run(self, s: War) -> None:
        """Nothing yet."""
