"""Phase D [9.0]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class SupplyPhase(Step):
    """Phase D [9.0]."""

    def run(self, s: War) -> None:
        """Nothing yet."""
