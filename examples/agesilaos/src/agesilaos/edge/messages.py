"""Choices, questions and events in words: what the messages may speak of."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from polemos.kernel.flow import VERB
from polemos.room.choice_ids import NUMBER
from polemos.room.messages import Args, Fields, Word, Wording, texts_in

from agesilaos.choice_ids import IDS
from agesilaos.data.models import RESULTS, SIDES
from agesilaos.data.pack import OURS
from agesilaos.data.tables import ODDS, PIECE_NAMES, pair
from agesilaos.data.world import SPACE_NAMES
from agesilaos.event_kinds import DETAILS, EVENTS
from agesilaos.rules.battle import ROLL_REASONS
from agesilaos.state import Situation
from agesilaos.verbs import SPACE, UNIT, VERBS

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


def word(kind: str, value: int, language: str) -> Word:
    """A value of a type as a word. Numbers stay numbers, so that messages can tell one from many."""
    return value if kind == NUMBER else lexicon(language)[kind][value]


def choice_args(state: Situation, c: int) -> Args:
    """What the message of a choice may speak of."""
    kind = VERBS[c // VERB][1]
    return {kind: (kind, c % VERB)} if kind else {}


#: Fields of decisions that a question may speak of: their argument and type of value.
FIELDS: Final[Fields] = {"unit": (UNIT, UNIT), "space": (SPACE, SPACE), "why": ("reason", "reason")}

WORDING: Final = Wording(OURS, IDS, word, choice_args, FIELDS, EVENTS, DETAILS)
