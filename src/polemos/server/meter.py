"""What a server counts of itself, for whoever runs it: how much, and how long it took; never who, and never which game.

Nothing is counted unless somebody asks for it: see `metrics.py`.
"""

from typing import Final


class Meter:
    """Hears what is worth counting. This one lets it go."""

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request has been answered. route: the template of its path, see `observing.route_of_request`."""

    def chose(self, choices: int) -> None:
        """Somebody's choices have been kept and told."""

    def thought(self, seconds: float) -> None:
        """A bot has decided."""


NO_METER: Final = Meter()
