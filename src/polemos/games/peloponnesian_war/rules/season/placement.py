"""Phase B of a side [7.3]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class PlacementPhase(Step):
    """Phase B of a side [7.3]."""

    side: int

    def run(self, s: War) -> None:
        """Nothing yet."""
