"""Where the beaten go [17.7.3]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class LeaveCity(Step):
    """Units and leaders of a side inside a betrayed city retreat as defenders, or are destroyed [17.7.3]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        """They find no way out."""
        losses.destroy_all(s, state.inside_at(s, self.side, self.place), "17.7.3", trapped=True)
        losses.lone_leaders(s, self.place, self.side)
