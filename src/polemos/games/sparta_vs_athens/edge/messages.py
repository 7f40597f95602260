"""Choices, questions and events in words: what the messages of room/messages.py may speak of in this game."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from polemos.games.sparta_vs_athens.choice_ids import IDS
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.models_words import COLOURS, GROUPS, KINDS
from polemos.games.sparta_vs_athens.data.pack import OURS
from polemos.games.sparta_vs_athens.event_kinds import DETAILS, EVENTS
from polemos.games.sparta_vs_athens.rules.combat.reckoning import TERM_NAMES
from polemos.games.sparta_vs_athens.rules.rolls import ROLL_REASONS
from polemos.games.sparta_vs_athens.state import HOW_NAMES, PHASE_NAMES, QUARTER_NAMES, War, strength_of
from polemos.games.sparta_vs_athens.verbs import EVENT, FORT, NUMBER, PIECE, SIDE, SPACE, TARGET, VERBS
from polemos.kernel.flow import VERB
from polemos.room import messages, names

BOOK: Final = names.NameBook(tables.NAMES)
"""The names of everything in both languages."""
texts: Final = messages.texts_in(OURS)
"""All messages of a language."""


@cache
def lexicon(language: str) -> Mapping[str, tuple[str, ...]]:
    """By type of value: the word of each value."""
    t = texts(language)

    def called(section: str, keys: Iterable[str]) -> tuple[str, ...]:
        return BOOK.each(section, keys, language)

    locales = called("locales", world.LOCALE_NAMES)
    forts = called("forts", tables.FORT_KEY)
    return {
        SIDE: called("sides", tables.SIDE_NAMES),
        SPACE: locales,
        PIECE: called("pieces", tables.PIECE_KEY),
        FORT: forts,
        TARGET: (*locales, *forts),
        EVENT: called("events", tables.EVENT_KEY),
        "nation": called("nations", tables.NATION_NAMES),
        "bloc": tuple([called("groups" if key in GROUPS else "nations", (key,))[0] for key in tables.BLOC_NAMES]),
        "quarter": called("quarters", QUARTER_NAMES),
        "phase": called("phases", PHASE_NAMES),
        "government": ("", *called("governments", [str(number) for number in tables.GOVERNMENTS])),
        "kind": called("kinds", KINDS),
        "colour": called("colours", COLOURS),
        "reason": t.each("reason", ROLL_REASONS),
        "how": t.each("how", HOW_NAMES),
        "term": t.each("term", TERM_NAMES),
        "column": tables.LAND_COLUMNS,
        "siege-column": tables.SIEGE_COLUMNS,
        "code": tables.CODE_NAMES,
    }


def choice_args(state: War, c: int) -> messages.Args:
    """What the message of a choice may speak of: its target, and what goes with it."""
    kind = VERBS[c // VERB][1]
    value = c % VERB
    if not kind:
        return {}
    args: messages.Args = {kind: (kind, value)}
    if kind == PIECE and value < len(tables.PIECE_KEY):
        args["leader"] = (NUMBER, int(value >= tables.UNITS))
        # of whoever is aboard, and of leaders, "load" names the fleet
        args["named"] = (NUMBER, int(value >= tables.UNITS or state.aboard[value] >= 0))
        args["strength"] = (NUMBER, strength_of(state, value) if value < tables.UNITS else tables.OPS[value])
        if 0 <= state.loc[value] < world.LOCALES:
            args["locale"] = (SPACE, state.loc[value])
    return args


FIELDS: Final[messages.Fields] = {
    "locale": ("locale", SPACE),
    "unit": (PIECE, PIECE),
    "piece": (PIECE, PIECE),
    "leader": ("leader", PIECE),
    "target": (TARGET, TARGET),
    "fort": (FORT, FORT),
    "event": (EVENT, EVENT),
    "left": ("left", NUMBER),
    "why": ("reason", "reason"),
}
"""Fields of decisions that a question may speak of: their argument and type of value."""
WORDING: Final = messages.Wording(OURS, IDS, lexicon, FIELDS, EVENTS, DETAILS, choice_args=choice_args)
