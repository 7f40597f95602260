"""Choices, questions and events in words: what the messages of room/messages.py may speak of in this game."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from polemos.games.syracuse.choice_ids import IDS, WORK_NAMES
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.pack import OURS
from polemos.games.syracuse.edge.board_map import pair
from polemos.games.syracuse.edge.board_view import SET_UP, place_text, work_text
from polemos.games.syracuse.event_kinds import DETAILS, EVENTS
from polemos.games.syracuse.rules import actions, moments, rolls, works
from polemos.games.syracuse.rules.battle import losses, reckoning
from polemos.games.syracuse.state import BY_BLOCKADE, BY_CAVALRY, BY_CHAIN, BY_WALL, DRAWN, IN_TIME_NAMES, Siege
from polemos.games.syracuse.verbs import CHIT, EVENT, LOT, NUMBER, PLACE_KIND, UNIT, VERBS, WORK
from polemos.kernel.flow import VERB
from polemos.room.messages import Args, Fact, Facts, Fields, Word, Wording, texts_in
from polemos.room.table_builder import signed
from polemos.room.texts import Texts

FOLDER: Final = OURS
COLOURS: Final = (*world.SIDE_NAMES, "neutral")
HOW_NAMES: Final = ("undecided", "starving", "fleet", "points", "resigning")
#: Why supply is short: the name of each cause, and the clause that speaks of it to each side, "" for none.
CAUSES: Final = {
    BY_CHAIN: ("chain", ("6.ath.a", "")),
    BY_WALL: ("wall", ("", "6.syr.a")),
    BY_BLOCKADE: ("blockade", ("", "6.syr.c")),
    BY_CAVALRY: ("cavalry", ("6.ath.b", "6.syr.d")),
}
NOWHERE: Final = -1

texts: Final = texts_in(FOLDER)
"""All messages of a language."""


@cache
def lexicon(language: str) -> Mapping[str, tuple[str, ...]]:
    """By type of value: the word of each value."""
    t = texts(language)

    events = tuple(
        [t("event-named", {"number": key, "name": pair("events", key)[language]}) for key in tables.EVENT_NAMES]
    )
    return {
        "side": pair.each("sides", world.SIDE_NAMES, language),
        PLACE_KIND: tuple([place_text(place)[language] for place in range(world.PLACES)]),
        UNIT: pair.each("units", tables.UNIT_KEY, language),
        EVENT: events,
        CHIT: tuple([_chit(t, k, events, language) for k in range(tables.CHITS)]),
        WORK: tuple([work_text(work)[language] for work in range(len(WORK_NAMES))]),
        LOT: pair.each("lots", tables.LOT_NAMES, language),
        "type": pair.each("types", tables.TYPE_NAMES, language),
        "terrain": pair.each("terrain", world.TERRAIN_NAMES, language),
        "season": pair.each("seasons", tables.SEASON_NAMES, language),
        "colour": pair.each("colours", COLOURS, language),
        "turn": pair.each("turns", [str(n) for n in range(tables.TURN_COUNT)], language),
        "phase": pair.each("phases", tables.PHASE_NAMES, language),
        "reason": t.each("reason", rolls.ROLL_REASONS),
        "moment": t.each("moment", moments.MOMENT_NAMES),
        "term": t.each("term", reckoning.SHIFT_NAMES),
        "how": t.each("how", HOW_NAMES),
        "plemmyrion": t.each("palette-plemmyrion", [name.replace(" ", "-") for name in IN_TIME_NAMES]),
        "column": tables.COLUMN_NAMES,
        "code": tables.CODE_NAMES,
    }


def _chit(t: Texts, k: int, events: tuple[str, ...], language: str) -> str:
    """A chit: its event, and its colour where it is not neutral."""
    colour = tables.CHIT_COLOUR[k]
    if colour == tables.NEUTRAL:
        return events[tables.CHIT_EVENT[k]]
    return t(
        "chit-coloured", {"event": events[tables.CHIT_EVENT[k]], "colour": pair("colours", COLOURS[colour])[language]}
    )


def word(kind: str, value: int, language: str) -> Word:
    """A value of a type as a word. Numbers stay numbers, so that messages can tell one from many."""
    if kind == NUMBER:
        return value
    if kind == "shift":
        return signed(value)
    if kind == "cause":
        return texts(language)(f"cause-{CAUSES[value][0]}")
    if kind == "side":
        if value == DRAWN or value < 0:
            return texts(language)("side-nobody")
        return lexicon(language)["side"][value]
    if kind == PLACE_KIND and value < 0:
        return ""
    if kind == "phase" and value < 0:
        return SET_UP[language]
    return lexicon(language)[kind][value]


# ---------------------------------------------------------------- choices
def choice_args(state: Siege, c: int) -> Args:
    """What the message of a choice may speak of: its target, and what goes with it."""
    verb, kind = VERBS[c // VERB]
    value = c % VERB
    if not kind:
        return {}
    args: Args = {kind: (kind, value)}
    if kind == UNIT and value < tables.UNITS:
        args["pf"] = (NUMBER, tables.UNIT_PF[state.down[value]][value])
        args["leader"] = (NUMBER, tables.IS_LEADER[value])
        args["down"] = (NUMBER, state.down[value])
        if state.loc[value] >= 0:
            args["place"] = (PLACE_KIND, state.loc[value])
    elif kind == WORK and verb == "build":
        args["cost"] = (NUMBER, works.cost_of(value))
    elif verb == "action":
        args["cost"] = (NUMBER, actions.prices(state, state.side).get(value, tables.sequence.cost.no_leader))
    return args


# ---------------------------------------------------------------- questions
def _rolled_for(state: Siege, _: Any) -> int:
    """The place of a roll that may be made again, NOWHERE for one without: the step that takes the die knows it."""
    if state.battle:
        return state.battle[reckoning.B_PLACE]
    below = state.agenda[-2] if len(state.agenda) > 1 else None
    fort = int(getattr(below, "fort", NOWHERE))
    return world.ZONES + fort if fort >= 0 else int(getattr(below, "zone", NOWHERE))


_BATTLE: Final[Fact[Siege]] = ("space", PLACE_KIND, lambda s, _: s.battle[reckoning.B_PLACE])
_CAMP: Final[Fact[Siege]] = ("space", PLACE_KIND, lambda _, __: world.CAMP_ZONE)
_NEXT_UP: Final[Fact[Siege]] = ("unit", UNIT, lambda s, _: s.fleeing[0])
_PURSE: Final[Fact[Siege]] = ("points", NUMBER, lambda s, _: s.purse)
_ROLL: Final[Fact[Siege]] = ("space", PLACE_KIND, _rolled_for)
_STANDS: Final[Fact[Siege]] = ("space", PLACE_KIND, lambda s, step: s.loc[step.unit])

FACTS: Final[Facts[Siege]] = {
    "declare": (
        ("points", NUMBER, lambda s, step: s.pa[step.side]),
        ("enemy", NUMBER, lambda s, step: s.pa[1 - step.side]),
    ),
    "muster": (("count", NUMBER, lambda s, _: len(s.group)), ("left", NUMBER, lambda s, _: len(s.ready))),
    "onward": (("points", NUMBER, lambda s, _: s.pm),),
    "building": (("points", NUMBER, lambda s, _: s.cp),),
    "excess": (("count", NUMBER, lambda s, step: losses.excess(s, step.side, step.place)),),
    "battle-chits": (_BATTLE, ("column", "column", lambda s, _: reckoning.reckon(s).column)),
    "fall-back": (_NEXT_UP, ("count", NUMBER, lambda s, _: len(s.fleeing))),
    "ride-off": (_NEXT_UP,),
    **dict.fromkeys(("next-action", "next-battle"), (_PURSE,)),
    **dict.fromkeys(("roll-again", "omens-for-roll"), (_ROLL,)),
    **dict.fromkeys(("choose-place", "convalescence", "save-leader"), (_STANDS,)),
    **dict.fromkeys(("garrison", "inside", "party"), (_CAMP,)),
    **dict.fromkeys(("casualties", "lend", "wounding", "pursuit", "cavalry-chit"), (_BATTLE,)),
}

#: Fields of decisions that a question may speak of: their argument and type of value.
FIELDS: Final[Fields] = {
    "unit": ("unit", UNIT),
    "zone": ("space", PLACE_KIND),
    "place": ("space", PLACE_KIND),
    "left": ("count", NUMBER),
    "why": ("reason", "reason"),
    "moment": ("moment", "moment"),
    "lot": ("lot", LOT),
}

WORDING: Final = Wording(FOLDER, IDS, lexicon, FIELDS, EVENTS, DETAILS, word, choice_args, FACTS)
