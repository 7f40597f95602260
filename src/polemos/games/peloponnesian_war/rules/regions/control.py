"""The control check [4.3.1a]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war.rules import levels
from polemos.games.peloponnesian_war.state import Step, War


def pass_to(s: War, region: int, clause: str, al: int | None = None, ml_least: int = 0) -> None:
    """A region passes to the other side with all effects of 4.3.1."""
    levels.change_control(s, region, clause, al, ml_least)


@dataclass(slots=True, frozen=True)
class ControlCheck(Step):
    """The control check [4.3.1a]."""

    def run(self, s: War) -> None:
        """Nothing yet."""
