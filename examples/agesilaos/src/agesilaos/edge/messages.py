"""Choices, questions and events in words: what the messages may speak of."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from polemos.room.messages import Fields, Wording, texts_in

from agesilaos.choice_ids import IDS
from agesilaos.data.models import RESULTS, SIDES
from agesilaos.data.pack import OURS
from agesilaos.data.tables import ODDS, PIECE_NAMES, pair
from agesilaos.data.world import SPACE_NAMES
from agesilaos.event_kinds import DETAILS, EVENTS
from agesilaos.rules.battle import ROLL_REASONS
from agesilaos.verbs import SPACE, UNIT

texts: Final = texts_in(OURS)
"""All messages of a language."""


@cache
def lexicon(language: str) -> Mapping[str, tuple[str, ...]]:
    """By type of value: the word of each value."""
    t = texts(language)
    return {
        "side": pair.each("sides", SIDES, language),
        SPACE: pair.each("spaces", SPACE_NAMES, language),
        UNIT: pair.each("pieces", PIECE_NAMES, language),
        "reason": t.each("reason", ROLL_REASONS),
        "odds": ODDS.names,
        "result": t.each("result", RESULTS),
    }


#: Fields of decisions that a question may speak of: their argument and type of value.
FIELDS: Final[Fields] = {"unit": (UNIT, UNIT), "space": (SPACE, SPACE), "why": ("reason", "reason")}

WORDING: Final = Wording(OURS, IDS, lexicon, FIELDS, EVENTS, DETAILS)
