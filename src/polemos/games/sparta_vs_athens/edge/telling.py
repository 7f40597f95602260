"""What weighs much or little in the story of the war, and what dice were for and brought."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.edge.messages import WORDING
from polemos.games.sparta_vs_athens.event_kinds import DETAILS, EVENTS
from polemos.games.sparta_vs_athens.rules.rolls import ROLL_REASONS
from polemos.room.telling import Figures, Telling

GREAT: Final = (
    "athens-revolts", "attica-ravaged", "battle", "blockade", "blockade-ends", "brasidas", "captured", "darius-dies",
    "decided", "diseased", "event", "expedition", "fort-destroyed", "garrison-lost", "government", "invested", "joins",
    "leader-lost", "mytilene-returns", "mytilene-revolts", "nation-joins", "out-of-war", "peace", "plague", "resigned",
    "revolt", "siege-ends", "sortie", "war-resumes",
)  # fmt: skip
SMALL: Final = (
    *DETAILS, "brought", "commands", "commands-at-sea", "dropped", "drew-hidden", "left-out", "maintained", "modified",
    "odds", "paid", "picked-up", "redeployed-hidden", "rolled", "set-aside", "set-up", "shifted", "waits",
)  # fmt: skip
#: By reason of a die: the events that tell what came of it.
ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "land-battle": ("battle",),
    "sea-battle": ("battle",),
    "siege": ("siege",),
    "sortie": ("sortie",),
    "ravage": ("ravaged", "ravage-fails"),
    "interception": ("intercepted", "slips-past"),
    "evasion": ("evaded", "does-not-evade"),
    "leader": ("leader-lost", "leader-retires"),
    "incitement": ("revolt", "stays-true"),
    "athens-revolt": ("athens-revolts", "stays-true"),
    "persuasion": ("persuasion",),
    "persia": ("persian-gold",),
    "darius": ("darius-dies",),
    "plague": ("plague", "no-plague"),
    "war-resumes": ("war-resumes", "peace-holds"),
    "verdict": ("decided",),
}


@cache
def figures() -> Figures:
    """What the messages of needs speak of, out of the tables."""
    losses = tables.LEADER_LOSSES
    return {
        "leader": {"athens": losses.athens, "sparta": losses.sparta},
        "war-resumes": {"over": tables.EVENTS[tables.WAR_RESUMES].over},
    }


TELLING: Final = Telling(
    EVENTS, WORDING.texts, ROLL_REASONS, story=GREAT, details=SMALL, answers=ANSWERS, figures=figures
)
