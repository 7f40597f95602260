"""Phase G [13.1a]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class AdjustmentPhase(Step):
    """Phase G [13.1a]."""

    def run(self, s: War) -> None:
        """Nothing yet."""
