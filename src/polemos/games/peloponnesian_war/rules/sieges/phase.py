"""Phase E of a side [10.3.1]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class SiegePhase(Step):
    """Phase E of a side [10.3.1]."""

    side: int

    def run(self, s: War) -> None:
        """Nothing yet."""
