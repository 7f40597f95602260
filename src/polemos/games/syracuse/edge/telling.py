"""What weighs much or little in the story of the siege, and what dice were for and brought."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.edge.messages import WORDING
from polemos.games.syracuse.event_kinds import DETAILS, EVENTS
from polemos.games.syracuse.rules.rolls import ROLL_REASONS
from polemos.kernel.flow import Event
from polemos.room.telling import STORY, Figures, Telling, Weight, span

GREAT: Final = (
    "appro", "battle", "battle-won", "decided", "disette", "fort-taken", "leader-lost", "leader-slain", "no-point",
    "played", "razed", "resigned", "starving", "too-late", "wounded",
)  # fmt: skip
SMALL: Final = (
    *DETAILS, "also-short", "arrived", "attack-paid", "construction", "convalesces", "declared", "drew-hidden",
    "odds", "reckoned", "redeployed", "rerolled", "returned-hidden", "rolled",
)  # fmt: skip
LOSSES: Final = ("reduced", "destroyed")
#: By reason of a die: the events that tell what came of it.
ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "action-points": ("initiative", "action-points"),
    "battle": ("battle",),
    "construction": ("points",),
    "siege": ("siege", "fort-taken"),
    "demolition": ("razed", "stands"),
    "attrition": ("attrition", *LOSSES),
    "supply": ("disette", "also-short"),
    "storm": LOSSES,
    "night-attack": ("battle",),
    "discord": ("discord-fails", "removed", "leader-saved"),
    "chain": ("razed", "stands"),
}


@cache
def figures() -> Figures:
    """What the messages of needs speak of, out of the tables."""
    attrition, works = tables.supply.attrition, tables.works
    athens, syracuse = tables.supply.short_on
    return {
        "attrition": {"one": attrition.one, "all": attrition.all},
        "supply": {"athens": span(athens), "syracuse": span(syracuse)},
        "storm": {"faces": span(tables.EVENT[tables.S4].hits)},
        "siege": {"least": works.siege.success},
        "demolition": {"least": works.demolition.success},
        "chain": {"least": works.demolition.success},
        "discord": dict(zip(("weak", "able"), tables.EVENT[tables.S20].success, strict=True)),
    }


def weigh(event: Event) -> Weight | None:
    """A leader who leaves the game is a part of the story, a unit is not."""
    if event.kind not in ("removed", "destroyed"):
        return None
    return STORY if tables.IS_LEADER[event.args[0]] else None


TELLING: Final = Telling(
    EVENTS, WORDING.texts, ROLL_REASONS, story=GREAT, details=SMALL, answers=ANSWERS, figures=figures, weigh=weigh
)
