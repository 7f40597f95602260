"""Choices, questions and events in words: what the messages of room/messages.py may speak of in this game."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from polemos.games.belisarius.choice_ids import IDS, TYPES_PER_AFFILIATION
from polemos.games.belisarius.data.charts import (
    COST_DEMAND_PAY,
    COST_DONATIVE,
    COST_MARKER,
    COST_RECRUIT,
    COST_SUPPLY,
    D2,
    D3,
    EVENT_NAMES,
    LEVELS,
    MARKERS,
    ODDS,
    PHASE_NAMES,
    RESULT_NAMES,
    STACK_LIMIT,
)
from polemos.games.belisarius.data.forces import (
    LEADER,
    TYPE_NAMES,
    UNIT_AFFIL,
    UNIT_KEY,
    UNIT_STRENGTH,
    UNIT_TYPE,
    UNITS,
    UNITS_OF,
)
from polemos.games.belisarius.data.pack import OURS
from polemos.games.belisarius.data.world import (
    AREA_PROVINCE,
    CITY_NAME,
    HEX_COUNT,
    HEX_NAMES,
    LABELS,
    PROVINCE_OF,
    PROVINCES,
    SEA_NAME,
    SIDE_NAMES,
    SPACES,
    TERRAIN_NAMES,
)
from polemos.games.belisarius.edge.board_view import SET_UP, force_text, pair, unit_text
from polemos.games.belisarius.event_kinds import DETAILS, EVENTS
from polemos.games.belisarius.rules.control import strength
from polemos.games.belisarius.rules.court.diplomacy import GUARD_TARGET, laid_down
from polemos.games.belisarius.rules.court.negotiation import Proposal, giver_of
from polemos.games.belisarius.rules.events import on_map
from polemos.games.belisarius.rules.realm.supply import excess
from polemos.games.belisarius.rules.realm.taxation import FIRST_AREA, income
from polemos.games.belisarius.rules.rolls import ROLL_REASONS
from polemos.games.belisarius.rules.setup import unit_of
from polemos.games.belisarius.rules.war.aftermath import B_HEX, B_KEEP, fighters
from polemos.games.belisarius.rules.war.combat import strengths
from polemos.games.belisarius.rules.war.reckoning import MODIFIER_NAMES, attack_strength, defence_strength
from polemos.games.belisarius.state import War
from polemos.games.belisarius.verbs import (
    END_GAME,
    FORCE,
    MARKER,
    NUMBER,
    OFFER_EVACUATE,
    OFFER_MARKER,
    OFFER_NEUTRAL,
    OFFER_SP,
    OTHER_TERMS,
    PROVINCE,
    SPACE,
    TRUCE,
    UNIT,
    VERBS,
)
from polemos.kernel.flow import VERB, Event
from polemos.room.messages import Args, Facts, Fields, Source, Word, Wording, texts_in
from polemos.room.texts import Texts

TABLES: Final = ("assault", "manoeuvre")
COVERS: Final = ("none", *MODIFIER_NAMES[1:8])
HALVES: Final = "halves"
"""Operation points, counted in halves."""
DIPLOMATIC_RESULT: Final = "diplomatic"
TARGET: Final = "target"


texts: Final = texts_in(OURS)
"""All messages of a language."""


# ---------------------------------------------------------------- words
@cache
def lexicon(language: str) -> Mapping[str, tuple[str, ...]]:
    """By type of value: the word of each value."""
    t = texts(language)

    def named(section: str, keys: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([pair(section, key)[language] for key in keys])

    return {
        "side": named("sides", SIDE_NAMES),
        "state": tuple([t(f"state-{name}") for name in SIDE_NAMES]),
        SPACE: tuple([_space(t, at, language) for at in range(SPACES)]),
        UNIT: tuple([_unit(u, language) for u in range(UNITS)]),
        PROVINCE: named("provinces", PROVINCES),
        MARKER: tuple([t("marker-named", {"name": name}) for name in named("markers", MARKERS)]),
        "phase": (SET_UP[language], *named("phases", PHASE_NAMES)),
        "reason": tuple([t(f"reason-{name}") for name in ROLL_REASONS]),
        "result": named("results", RESULT_NAMES),
        "event": named("events", EVENT_NAMES),
        "table": named("tables", TABLES),
        "odds": ODDS.names,
        "cover": tuple([t(f"cover-{name}") for name in COVERS]),
        "type": named("unit_types", TYPE_NAMES),
        "terrain": named("terrain", TERRAIN_NAMES),
    }


def _space(t: Texts, at: int, language: str) -> str:
    """A place by name and number; where nothing has a name, the province or the sea that it is in."""
    if at >= HEX_COUNT:
        return pair("areas", PROVINCES[AREA_PROVINCE[at - HEX_COUNT]])[language]
    number = HEX_NAMES[at]
    for section, name in (("towns", CITY_NAME[at]), ("labels", dict(LABELS).get(at, ""))):
        if name:
            return t("place-named", {"name": pair(section, name)[language], "number": number})
    sea = PROVINCE_OF[at] < 0
    around = pair("seas", SEA_NAME[at]) if sea else pair("provinces", PROVINCES[PROVINCE_OF[at]])
    return t("place-unnamed", {"number": number, "around": around[language]})


def _unit(u: int, language: str) -> str:
    """A unit by name, with a number where there are several like it."""
    name = unit_text(u)[language]
    alike = [v for v in UNITS_OF[UNIT_AFFIL[u]] if UNIT_TYPE[v] == UNIT_TYPE[u]]
    if UNIT_TYPE[u] == LEADER or len(alike) == 1:
        return name
    return texts(language)("unit-numbered", {"name": name, "number": UNIT_KEY[u].rpartition("-")[2]})


def level_name(level: int, language: str) -> str:
    """The name of a level of victory, by its index in LEVELS."""
    return texts(language)("level-" + LEVELS[level][1].lower().replace(" ", "-"))


def word(kind: str, value: int, language: str) -> Word:
    """A value of a type as a word. Numbers stay numbers, so that messages can tell one from many."""
    if kind == NUMBER:
        return value
    if kind == HALVES:
        if not value % 2:
            return value // 2
        return f"{value // 2 or ''}\N{VULGAR FRACTION ONE HALF}"
    if kind == FORCE:
        return force_text(value // TYPES_PER_AFFILIATION, value % TYPES_PER_AFFILIATION)[language]
    if kind == DIPLOMATIC_RESULT:
        return "D3" if value & D3 else "D2" if value & D2 else "D1"
    if kind == TARGET:
        if value < 0:
            return ""
        if value < GUARD_TARGET:
            return lexicon(language)[PROVINCE][value]
        return texts(language)("guard-stack", {"space": lexicon(language)[SPACE][value - GUARD_TARGET]})
    if kind == SPACE and value < 0:
        return texts(language)("place-none")
    return lexicon(language)[kind][value]


# ---------------------------------------------------------------- choices
def choice_args(state: War, c: int) -> Args:
    """What the message of a choice may speak of: its target, and what goes with it."""
    verb, kind = VERBS[c // VERB]
    value = c % VERB
    if not kind:
        return {"points": (NUMBER, COST_MARKER)} if verb == "buy-marker" else {}
    args: Args = {kind: (kind, value)}
    if kind == SPACE:
        args["units"] = (NUMBER, len(state.at[value]))
        if verb == "attack":
            args["odds"] = ("odds", _odds(state, value))
        elif verb.endswith("tax-area") and value >= HEX_COUNT:
            args["points"] = (NUMBER, income(state, state.actor, FIRST_AREA + value - HEX_COUNT))
    elif kind == PROVINCE and verb.endswith("tax"):
        args["points"] = (NUMBER, income(state, state.actor, value))
    elif kind == UNIT:
        args["points"] = (NUMBER, COST_SUPPLY[UNIT_TYPE[value]])
        args["strength"] = (NUMBER, UNIT_STRENGTH[value])
        args["space"] = (SPACE, state.loc[value])
    elif kind == FORCE:
        args["points"] = (NUMBER, COST_RECRUIT[value % TYPES_PER_AFFILIATION])
    return args


def _odds(state: War, at: int) -> int:
    """The column of an attack by the army in action as things stand, before anybody has played a marker."""
    if not state.army or not state.at[at]:
        return 0
    defence = defence_strength(state, at, state.army_at, list(state.at[at]), 0)
    return ODDS.column(attack_strength(state.army, 0).total, defence.total)


def _battle_odds(state: War, _: Any) -> int:
    """The column of the battle being fought, as things stand."""
    attack, defence = strengths(state, state.advantage[state.army_side], state.advantage[1 - state.army_side])
    return ODDS.column(attack.total, defence.total)


# ---------------------------------------------------------------- questions
def _army_at(state: War, _: Any) -> int:
    return state.army_at


def _points(state: War, _: Any) -> int:
    return state.op


def _treasury(state: War, step: Any) -> int:
    return state.sp[int(step.side)]


def _target(state: War, _: Any) -> int:
    return state.target


def _battle_hex(state: War, _: Any) -> int:
    return state.battle[B_HEX]


def _losses(state: War, step: Any) -> int:
    return max(0, strength(fighters(state, step.role)) - state.battle[B_KEEP])


def _victims(state: War, step: Any) -> int:
    return len(on_map(state, step.side)) - int(step.keep)


def _own_laid(state: War, step: Any) -> int:
    return laid_down(state, step.side)


def _enemy_laid(state: War, step: Any) -> int:
    return laid_down(state, 1 - step.side)


def _over(state: War, step: Any) -> int:
    return len(state.at[int(step.hex)]) - STACK_LIMIT


def _hungry(state: War, step: Any) -> int:
    return excess(state, step.side, step.space)


def _trail_end(state: War, _: Any) -> int:
    return state.trail[-1]


def _hexes_left(state: War, step: Any) -> int:
    return int(step.n) + 1 - len(state.trail)


def _next_up(state: War, step: Any) -> int:
    return unit_of(state, step.number)


def _face(state: War, _: Any) -> int:
    return state.rolled[-1]


def _unpaid(state: War, _: Any) -> int:
    return len(state.adrift)


def _pay(_: War, __: Any) -> int:
    return COST_DONATIVE


def _demand(_: War, __: Any) -> int:
    return COST_DEMAND_PAY


_ARMY: Final[tuple[str, str, Source]] = ("space", SPACE, _army_at)
_POINTS: Final[tuple[str, str, Source]] = ("points", HALVES, _points)
_TREASURY: Final[tuple[str, str, Source]] = ("points", NUMBER, _treasury)
_TARGET: Final[tuple[str, str, Source]] = ("target", TARGET, _target)
_BATTLE: Final[tuple[tuple[str, str, Source], ...]] = (
    ("space", SPACE, _battle_hex),
    ("odds", "odds", _battle_odds),
)

#: By decision, beside its own fields: name, type of value, and where it comes from.
FACTS: Final[Facts] = {
    "casualties": (("space", SPACE, _battle_hex), ("loss", NUMBER, _losses)),
    "stance": _BATTLE,
    "choose-table": (*_BATTLE, _POINTS),
    "use-advantage": _BATTLE,
    "challenge": _BATTLE[:1],
    "take-up": _BATTLE[:1],
    "name-champion": _BATTLE[:1],
    "settle": (_ARMY,),
    "lay-down": (_TARGET, ("own", NUMBER, _own_laid), ("other", NUMBER, _enemy_laid)),
    "betray": (_TARGET,),
    "exploit": (_TARGET,),
    "name-victim": (("count", NUMBER, _victims),),
    "pay-soldiers": (("points", NUMBER, _demand), ("treasury", NUMBER, _treasury)),
    "form-army": (_ARMY,),
    "embarkation": (_ARMY,),
    "operate": (_ARMY, _POINTS),
    "straggler": (_ARMY,),
    "end-of-campaign": (_ARMY, _POINTS),
    "recruiting": (_TREASURY,),
    "excess": (("count", NUMBER, _over),),
    "feeding": (("count", NUMBER, _hungry), _TREASURY),
    "next-hex": (("space", SPACE, _trail_end), ("count", NUMBER, _hexes_left)),
    "placing": (("unit", UNIT, _next_up),),
    "roll-again": (("face", NUMBER, _face),),
    "pay-units": (("count", NUMBER, _unpaid), ("cost", NUMBER, _pay), _TREASURY),
    "pay-army": (("count", NUMBER, _unpaid), ("cost", NUMBER, _pay), _TREASURY),
}

#: Fields of decisions that a question may speak of: their argument and type of value.
FIELDS: Final[Fields] = {
    "unit": ("unit", UNIT),
    "province": ("province", PROVINCE),
    "hex": ("space", SPACE),
    "space": ("space", SPACE),
    "force": ("force", FORCE),
    "left": ("count", NUMBER),
    "kind": ("marker", MARKER),
    "why": ("reason", "reason"),
    "roller": ("roller", "side"),
    "given": ("marker", MARKER),
    "cell": ("result", DIPLOMATIC_RESULT),
}
#: The same for one decision, where its field means something else than usual.
OWN_FIELDS: Final[Mapping[tuple[str, str], tuple[str, str]]] = {
    ("make-room", "n"): ("count", NUMBER),
    ("claim", "number"): ("number", NUMBER),
}


WORDING: Final = Wording(OURS, IDS, word, choice_args, FIELDS, OWN_FIELDS, FACTS, EVENTS, DETAILS)
describe: Final = WORDING.describe
ask_args: Final = WORDING.ask_args
focus: Final = WORDING.focus
tell: Final = WORDING.tell


def ask(state: War, language: str) -> str:
    """The question that waits."""
    if isinstance(state.agenda[-1], Proposal):
        terms = "".join([f" {term}" for term in terms_of(state.leaflet, language)]).strip()
        return WORDING.ask(state, language, {"terms": terms})
    return WORDING.ask(state, language)


def terms_of(leaflet: list[int], language: str) -> list[str]:
    """The terms of an agreement that is being drawn up (see `War.leaflet`)."""
    drafter = leaflet[0]
    found: list[str] = []
    for c in leaflet[1:]:
        giver, term = giver_of(drafter, c)
        kind = TERMS[term // VERB]
        args = (giver, term % VERB) if len(EVENTS[kind]) > 1 else (giver,)
        found.append(tell(Event(kind, args, (), 0), language))
    return found


#: By verb: the event that reads out such a term.
TERMS: Final[Mapping[int, str]] = {
    OFFER_SP // VERB: "term-points",
    OFFER_MARKER // VERB: "term-marker",
    OFFER_NEUTRAL // VERB: "term-neutral",
    OFFER_EVACUATE // VERB: "term-evacuation",
    TRUCE // VERB: "term-truce",
    END_GAME // VERB: "term-end",
    OTHER_TERMS // VERB: "term-other",
}
