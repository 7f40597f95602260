"""Choices, questions and events in words: what the messages of room/messages.py may speak of in this game."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from polemos.games.alexander import choice_ids, verbs
from polemos.games.alexander.data import facing, ground, pack, tables
from polemos.games.alexander.data import setting as battles
from polemos.games.alexander.edge.board_view import PHASES, pair, title
from polemos.games.alexander.edge.position_names import KIND_OF_PHASE
from polemos.games.alexander.event_kinds import DETAILS, EVENTS
from polemos.games.alexander.rules.rolls import ROLL_REASONS
from polemos.games.alexander.rules.rout.losses import CAUSES
from polemos.games.alexander.rules.shock.reckoning import WITHOUT
from polemos.games.alexander.state import COLUMN, DRAWN, Battle, setting
from polemos.kernel.flow import VERB, Event
from polemos.room.messages import Args, Facts, Fields, Word, Wording, texts_in

FOLDER: Final = pack.OURS
NUMBER: Final = "number"
SIDE: Final = "side"
PEOPLE: Final = "people"
"""The type of value that is a side of a scenario: twice its number plus the side."""
HOW_NAMES: Final = ("undecided", "withdrawal", "death", "length", "rule", "resigning")
BEARINGS: Final = (
    "up", "up-right", "up-right", "right", "down-right", "down-right", "down", "down-left", "down-left", "left",
    "up-left", "up-left",
)  # fmt: skip
ASPECT_NAMES: Final = ("front", "flank", "rear")
SUPERIORITY_NAMES: Final = ("none", "attacker", "defender")
AMMO_NAMES: Final = ("full", "low", "none")
RANK_NAMES: Final = ("inactive", "active", "finished")

texts: Final = texts_in(FOLDER)
"""All messages of a language."""


@cache
def lexicon(language: str) -> Mapping[str, tuple[str, ...]]:
    """By type of value: the word of each value."""
    t = texts(language)
    settings = [battles.setting_of(n) for n in range(len(battles.SCENARIOS))]
    units = {battles.UNIT_GID[g.unit_id[u]]: g.unit_name[u] for g in settings for u in range(g.units)}
    leaders = {battles.LEADER_GID[g.leader_id[m]]: g.leader_name[m] for g in settings for m in range(g.leaders)}

    return {
        SIDE: t.each("side", battles.SIDE_NAMES),
        PEOPLE: tuple([name for scenario in battles.SCENARIOS for name in peoples(scenario, language)]),
        "space": choice_ids.HEX_NAMES,
        verbs.UNIT: pair.each("units", [units[n] for n in range(len(units))], language),
        verbs.LEADER: pair.each("leaders", [leaders[n] for n in range(len(leaders))], language),
        "edge": pair.each("edges", battles.EDGES, language),
        "facing": t.each("facing", BEARINGS),
        "phase": pair.each("phases", PHASES, language),
        "kind": t.each("sheet-kind", KIND_OF_PHASE),
        "reason": t.each("reason", ROLL_REASONS),
        "how": t.each("how", HOW_NAMES),
        "rank": t.each("rank", RANK_NAMES),
        "aspect": t.each("aspect", ASPECT_NAMES),
        "without": ("", *t.each("without", WITHOUT[1:])),
        "turn": t.each("turn", ("left", "right")),
        "superiority": t.each("superiority", SUPERIORITY_NAMES),
        "ammo": t.each("ammo", AMMO_NAMES),
        "casualty": t.each("casualty", tuple(name.replace("_", "-") for name in tables.CASUALTIES)),
        "weapon": ("", *t.each("weapon", tuple(name.replace("_", "-") for name in tables.WEAPONS[1:]))),
        "scenario": tuple([title(n)[language] for n in range(len(battles.SCENARIOS))]),
    }


def peoples(scenario: str, language: str) -> tuple[str, ...]:
    """Who fights a battle, the Macedonians first."""
    return pair.each("sides", pack.FILES.scenario(scenario).sides, language)


@cache
def line_name(value: int, language: str) -> str:
    """An entry of line eligibility: its type and its contingents. value: scenario * LINES + its number."""
    entry = battles.setting_of(value // battles.LINES).battle.line_commands[value % battles.LINES]
    what = pair("classes" if entry.types[0] in tables.NAMES["classes"] else "types", entry.types[0])[language]
    whose = pair.each("contingents", entry.contingents, language)
    return texts(language)("line-name", {"what": what, "whose": ("・" if language == "ja" else ", ").join(whose)})


def word(kind: str, value: int, language: str) -> Word:
    """A value of a type as a word. Numbers stay numbers, so that messages can tell one from many."""
    if kind == NUMBER:
        return value
    if kind == "line-name":
        return line_name(value, language)
    if kind == "shift":
        return f"+{value}" if value > 0 else str(value)
    if kind == SIDE and (value == DRAWN or value < 0):
        return texts(language)("side-nobody")
    if value < 0:
        return ""
    if kind == "cause":
        return texts(language)(f"cause-{CAUSES[value]}")
    return lexicon(language)[kind][value]


# ---------------------------------------------------------------- choices
def beside(state: Battle, space: int) -> int:
    """Where the right half of the unit that moves comes when its left half enters a hex, of a column the tail when its
    head does; -1 of a unit of one hex."""
    u = state.mover
    if u < 0 or state.loc[u] < 0 or state.tail[u] < 0:
        return -1
    for d in range(6):
        if ground.NEXT[6 * state.loc[u] + d] == space:
            return ground.NEXT[6 * state.tail[u] + d]
    return -1


def choice_args(state: Battle, c: int) -> Args:
    """What the message of a choice may speak of: its target, and what goes with it."""
    _, kind = verbs.VERBS[c // VERB]
    value = c % VERB
    if not kind:
        return {}
    if c - value == verbs.REACT_FACE:
        u = getattr(state.agenda[-1], verbs.UNIT, -1) if state.agenda else -1
        right = int(u >= 0 and (value - state.facing[u]) % facing.FACINGS < facing.FACINGS // 2)
        return {kind: (kind, value), "turn": ("turn", right)}
    if c - value == verbs.ENTER:
        other = beside(state, value)
        double = 0 if other < 0 else 2 if state.form[state.mover] == COLUMN else 1
        return {"space": (verbs.SPACE, value), "other": (verbs.SPACE, other), "double": (NUMBER, double)}
    if c - value == verbs.LINE:
        return {"line": ("line-name", state.scenario * battles.LINES + value)}
    return {kind: (kind, value)}


# ---------------------------------------------------------------- questions
#: Fields of decisions that a question may speak of: their argument and type of value.
LOCAL_UNIT: Final = "local-unit"
LOCAL_LEADER: Final = "local-leader"
FIELDS: Final[Fields] = {
    **{name: (name, LOCAL_UNIT) for name in ("unit", "mover", "target", "attacker")},
    "leader": ("leader", LOCAL_LEADER),
    "space": ("space", "space"),
    "why": ("reason", "reason"),
    "number": ("number", NUMBER),
}
FACTS: Final[Facts[Battle]] = {
    "give-orders": (("orders", NUMBER, lambda s, _: s.orders), ("leader", LOCAL_LEADER, lambda s, _: s.lead)),
    "moving": (("mp", NUMBER, lambda s, _: s.mp),),
}


def peopled(args: Args, scenario: int) -> Args:
    """The same arguments with each side as a people of the scenario."""
    return {
        name: (PEOPLE, len(battles.SIDE_NAMES) * scenario + value)
        if kind == SIDE and value in range(len(battles.SIDE_NAMES))
        else (kind, value)
        for name, (kind, value) in args.items()
    }


class Words(Wording):
    """The words of this room: what a step says of a unit or leader of its scenario becomes the name that all know."""

    def ask_args(self, state: Any, step: Any) -> Args:
        """What the question of a decision may speak of."""
        g = setting(state)
        found: Args = {}
        for name, (kind, value) in peopled(super().ask_args(state, step), state.scenario).items():
            if kind == LOCAL_UNIT:
                found[name] = (verbs.UNIT, g.gid[value] if value >= 0 else -1)
            elif kind == LOCAL_LEADER:
                found[name] = (verbs.LEADER, g.lead_gid[value] if value >= 0 else -1)
            else:
                found[name] = (kind, value)
        return found

    def tell_in(self, scenario: int, event: Event, language: str) -> str:
        """An event of a scenario in words, each side by the name of its people."""
        if event.kind in self.details:
            return ""
        args = peopled(self.event_args(event), scenario)
        return self.texts(language)(f"event-{event.kind}", self.words(args, language))

    def focus(self, state: Any) -> list[int]:
        """The spaces of which the question that waits speaks: where its units and leaders stand."""
        if not state.agenda:
            return []
        g = setting(state)
        found: list[int] = []
        for kind, value in self.ask_args(state, state.agenda[-1]).values():
            if kind == "space":
                found.append(value)
            elif kind == verbs.UNIT and value >= 0:
                u = g.unit_of[value]
                found += [state.loc[u], state.tail[u]]
            elif kind == verbs.LEADER and value >= 0:
                found.append(state.lead_loc[g.leader_of[value]])
        return [h for h in dict.fromkeys(found) if h >= 0]


def turning(state: Battle) -> str:
    """The unit of which the question that waits speaks, which choices of a facing turn; "" if it speaks of none."""
    if not state.agenda:
        return ""
    u: int = getattr(state.agenda[-1], verbs.UNIT, -1)
    return setting(state).unit_id[u] if u >= 0 else ""


WORDING: Final = Words(FOLDER, choice_ids.IDS, lexicon, FIELDS, EVENTS, DETAILS, word, choice_args, FACTS)
