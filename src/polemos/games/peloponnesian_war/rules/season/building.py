"""Phase C of a side [7.5]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class BuildingPhase(Step):
    """Phase C of a side [7.5]."""

    side: int

    def run(self, s: War) -> None:
        """Nothing yet."""
