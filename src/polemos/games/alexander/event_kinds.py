"""What can happen, as data: every kind of event with the names and types of its arguments.

The text of an event is made at the edge, from the Fluent message `event-<kind>` in the reader's language.
"""

from typing import Final

from polemos.games.alexander.events import command as news_command
from polemos.games.alexander.events import fire as news_fire
from polemos.games.alexander.events import movement as news_movement
from polemos.games.alexander.events import rout as news_rout
from polemos.games.alexander.events import shock as news_shock

HEADINGS: Final[dict[str, int]] = {"turn": 1, "activated": 2, "phase": 2}
"""Kinds of events that open a chapter of the log: a turn, a leader's turn to act or a phase in it."""

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "rolled": (("side", "side"), ("why", "reason"), ("face", "number")),
    **news_command.EVENTS,
    **news_movement.EVENTS,
    **news_fire.EVENTS,
    **news_rout.EVENTS,
    **news_shock.EVENTS,
}
DETAILS: Final[frozenset[str]] = frozenset(
    (
        *getattr(news_command, "DETAILS", ()),
        *getattr(news_movement, "DETAILS", ()),
        *getattr(news_fire, "DETAILS", ()),
        *getattr(news_rout, "DETAILS", ()),
        *getattr(news_shock, "DETAILS", ()),
    )
)
"""Kinds that drawings follow and words pass over."""
