"""Choices, questions and events in words: what the messages of room/messages.py may speak of in this game."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from polemos.games.belisarius import verbs
from polemos.games.belisarius.choice_ids import IDS
from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.data.pack import OURS
from polemos.games.belisarius.edge.board_view import SET_UP, force_text, pair, unit_text
from polemos.games.belisarius.event_kinds import DETAILS, EVENTS
from polemos.games.belisarius.rules import control, events, rolls, setup
from polemos.games.belisarius.rules.court import diplomacy, negotiation
from polemos.games.belisarius.rules.realm.supply import excess
from polemos.games.belisarius.rules.realm.taxation import FIRST_AREA, income
from polemos.games.belisarius.rules.war.aftermath import B_HEX, B_KEEP, fighters
from polemos.games.belisarius.rules.war.combat import strengths
from polemos.games.belisarius.rules.war.reckoning import MODIFIER_NAMES, attack_strength, defence_strength
from polemos.games.belisarius.state import War
from polemos.games.belisarius.verbs import END_GAME, FORCE, FORCE_SPAN, MARKER, NUMBER, PROVINCE, SPACE, TRUCE, UNIT
from polemos.kernel.flow import VERB, Event
from polemos.room.messages import Args, Fact, Facts, Fields, Word, Wording, texts_in
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
    return {
        "side": pair.each("sides", world.SIDE_NAMES, language),
        "state": t.each("state", world.SIDE_NAMES),
        SPACE: tuple([_space(t, at, language) for at in range(world.SPACES)]),
        UNIT: tuple([_unit(u, language) for u in range(forces.UNITS)]),
        PROVINCE: pair.each("provinces", world.PROVINCES, language),
        MARKER: tuple([t("marker-named", {"name": name}) for name in pair.each("markers", charts.MARKERS, language)]),
        "phase": (SET_UP[language], *pair.each("phases", charts.PHASE_NAMES, language)),
        "reason": t.each("reason", rolls.ROLL_REASONS),
        "result": pair.each("results", charts.RESULT_NAMES, language),
        "event": pair.each("events", charts.EVENT_NAMES, language),
        "table": pair.each("tables", TABLES, language),
        "odds": charts.ODDS.names,
        "cover": t.each("cover", COVERS),
        "type": pair.each("unit_types", forces.TYPE_NAMES, language),
        "terrain": pair.each("terrain", world.TERRAIN_NAMES, language),
    }


def _space(t: Texts, at: int, language: str) -> str:
    """A place by name and number; where nothing has a name, the province or the sea that it is in."""
    if at >= world.HEX_COUNT:
        return pair("areas", world.PROVINCES[world.AREA_PROVINCE[at - world.HEX_COUNT]])[language]
    number = world.HEX_NAMES[at]
    for section, name in (("towns", world.CITY_NAME[at]), ("labels", dict(world.LABELS).get(at, ""))):
        if name:
            return t("place-named", {"name": pair(section, name)[language], "number": number})
    sea = world.PROVINCE_OF[at] < 0
    around = pair("seas", world.SEA_NAME[at]) if sea else pair("provinces", world.PROVINCES[world.PROVINCE_OF[at]])
    return t("place-unnamed", {"number": number, "around": around[language]})


def _unit(u: int, language: str) -> str:
    """A unit by name, with a number where there are several like it."""
    name = unit_text(u)[language]
    alike = [v for v in forces.UNITS_OF[forces.UNIT_AFFIL[u]] if forces.UNIT_TYPE[v] == forces.UNIT_TYPE[u]]
    if forces.UNIT_TYPE[u] == forces.LEADER or len(alike) == 1:
        return name
    return texts(language)("unit-numbered", {"name": name, "number": forces.UNIT_KEY[u].rpartition("-")[2]})


def level_name(level: int, language: str) -> str:
    """The name of a level of victory, by its index in LEVELS."""
    return texts(language)("level-" + charts.LEVELS[level][1].lower().replace(" ", "-"))


def halves(points: int) -> Word:
    """Operation points as printed."""
    return f"{points // 2 or ''}\N{VULGAR FRACTION ONE HALF}" if points % 2 else points // 2


def word(kind: str, value: int, language: str) -> Word:
    """A value of a type as a word. Numbers stay numbers, so that messages can tell one from many."""
    if kind == NUMBER:
        return value
    if kind == HALVES:
        return halves(value)
    if kind == FORCE:
        return force_text(value // FORCE_SPAN, value % FORCE_SPAN)[language]
    if kind == DIPLOMATIC_RESULT:
        return "D3" if value & charts.D3 else "D2" if value & charts.D2 else "D1"
    if kind == TARGET:
        if value < 0:
            return ""
        if value < diplomacy.GUARD_TARGET:
            return lexicon(language)[PROVINCE][value]
        return texts(language)("guard-stack", {"space": lexicon(language)[SPACE][value - diplomacy.GUARD_TARGET]})
    if kind == SPACE and value < 0:
        return texts(language)("place-none")
    return lexicon(language)[kind][value]


# ---------------------------------------------------------------- choices
def choice_args(state: War, c: int) -> Args:
    """What the message of a choice may speak of: its target, and what goes with it."""
    verb, kind = verbs.VERBS[c // VERB]
    value = c % VERB
    if not kind:
        return {"points": (NUMBER, charts.prices.stratagem_marker)} if verb == "buy-marker" else {}
    args: Args = {kind: (kind, value)}
    if kind == SPACE:
        args["units"] = (NUMBER, len(state.at[value]))
        if verb == "attack":
            args["odds"] = ("odds", _odds(state, value))
        elif verb.endswith("tax-area") and value >= world.HEX_COUNT:
            args["points"] = (NUMBER, income(state, state.actor, FIRST_AREA + value - world.HEX_COUNT))
    elif kind == PROVINCE and verb.endswith("tax"):
        args["points"] = (NUMBER, income(state, state.actor, value))
    elif kind == UNIT:
        args["points"] = (NUMBER, charts.COST_SUPPLY[forces.UNIT_TYPE[value]])
        args["strength"] = (NUMBER, forces.UNIT_STRENGTH[value])
        args["space"] = (SPACE, state.loc[value])
    elif kind == FORCE:
        args["points"] = (NUMBER, charts.COST_RECRUIT[value % FORCE_SPAN])
    return args


def _odds(state: War, at: int) -> int:
    """The column of an attack by the army in action as things stand, before anybody has played a marker."""
    if not state.army or not state.at[at]:
        return 0
    defence = defence_strength(state, at, state.army_at, list(state.at[at]), 0)
    return charts.ODDS.column(attack_strength(state.army, 0).total, defence.total)


def _battle_odds(state: War, _: Any) -> int:
    """The column of the battle being fought, as things stand."""
    attack, defence = strengths(state, state.advantage[state.army_side], state.advantage[1 - state.army_side])
    return charts.ODDS.column(attack.total, defence.total)


# ---------------------------------------------------------------- questions
_ARMY: Final[Fact[War]] = ("space", SPACE, lambda s, _: s.army_at)
_POINTS: Final[Fact[War]] = ("points", HALVES, lambda s, _: s.op)
_TREASURY: Final[Fact[War]] = ("points", NUMBER, lambda s, step: s.sp[step.side])
_TARGET: Final[Fact[War]] = ("target", TARGET, lambda s, _: s.target)
_FIELD: Final[Fact[War]] = ("space", SPACE, lambda s, _: s.battle[B_HEX])
_BATTLE: Final[tuple[Fact[War], ...]] = (_FIELD, ("odds", "odds", _battle_odds))
_UNPAID: Final[tuple[Fact[War], ...]] = (
    ("count", NUMBER, lambda s, _: len(s.adrift)),
    ("cost", NUMBER, lambda _, __: charts.prices.troops_demand_donative),
    _TREASURY,
)

FACTS: Final[Facts[War]] = {
    "casualties": (
        _FIELD,
        ("loss", NUMBER, lambda s, step: max(0, control.strength(fighters(s, step.role)) - s.battle[B_KEEP])),
    ),
    "stance": _BATTLE,
    "choose-table": (*_BATTLE, _POINTS),
    "use-advantage": _BATTLE,
    "challenge": (_FIELD,),
    "take-up": (_FIELD,),
    "name-champion": (_FIELD,),
    "settle": (_ARMY,),
    "lay-down": (
        _TARGET,
        ("own", NUMBER, lambda s, step: diplomacy.laid_down(s, step.side)),
        ("other", NUMBER, lambda s, step: diplomacy.laid_down(s, 1 - step.side)),
    ),
    "betray": (_TARGET,),
    "exploit": (_TARGET,),
    "name-victim": (("count", NUMBER, lambda s, step: len(events.on_map(s, step.side)) - step.keep),),
    "pay-soldiers": (
        ("points", NUMBER, lambda _, __: charts.prices.soldiers_demand_pay),
        ("treasury", NUMBER, lambda s, step: s.sp[step.side]),
    ),
    "form-army": (_ARMY,),
    "embarkation": (_ARMY,),
    "operate": (_ARMY, _POINTS),
    "straggler": (_ARMY,),
    "end-of-campaign": (_ARMY, _POINTS),
    "recruiting": (_TREASURY,),
    "excess": (("count", NUMBER, lambda s, step: len(s.at[step.hex]) - charts.STACK_LIMIT),),
    "feeding": (("count", NUMBER, lambda s, step: excess(s, step.side, step.space)), _TREASURY),
    "next-hex": (
        ("space", SPACE, lambda s, _: s.trail[-1]),
        ("count", NUMBER, lambda s, step: step.n + 1 - len(s.trail)),
    ),
    "placing": (("unit", UNIT, lambda s, step: setup.unit_of(s, step.number)),),
    "roll-again": (("face", NUMBER, lambda s, _: s.rolled[-1]),),
    "pay-units": _UNPAID,
    "pay-army": _UNPAID,
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


WORDING: Final = Wording(OURS, IDS, lexicon, FIELDS, EVENTS, DETAILS, word, choice_args, FACTS, OWN_FIELDS)


def ask(state: War, language: str) -> str:
    """The question that waits."""
    if isinstance(state.agenda[-1], negotiation.Proposal):
        terms = "".join([f" {term}" for term in terms_of(state.leaflet, language)]).strip()
        return WORDING.ask(state, language, {"terms": terms})
    return WORDING.ask(state, language)


def terms_of(leaflet: list[int], language: str) -> list[str]:
    """The terms of an agreement that is being drawn up (see `War.leaflet`)."""
    drafter = leaflet[0]
    found: list[str] = []
    for c in leaflet[1:]:
        giver, term = negotiation.giver_of(drafter, c)
        kind = TERMS[term // VERB]
        args = (giver, term % VERB) if len(EVENTS[kind]) > 1 else (giver,)
        found.append(WORDING.tell(Event(kind, args, (), 0), language))
    return found


#: By verb: the event that reads out such a term.
TERMS: Final[Mapping[int, str]] = {
    verbs.OFFER_SP // VERB: "term-points",
    verbs.OFFER_MARKER // VERB: "term-marker",
    verbs.OFFER_NEUTRAL // VERB: "term-neutral",
    verbs.OFFER_EVACUATE // VERB: "term-evacuation",
    TRUCE // VERB: "term-truce",
    END_GAME // VERB: "term-end",
    verbs.OTHER_TERMS // VERB: "term-other",
}
