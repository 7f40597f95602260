"""Everything that the game says has its words in both languages, and no two choices look alike."""

import ast as python
import dataclasses
import importlib
import pkgutil
import random
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import polemos.games.belisarius as room
from polemos.games.belisarius import wording
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.news import DETAILS, EVENTS
from polemos.games.belisarius.rolls import ROLL_REASONS
from polemos.games.belisarius.state import OPTION_NAMES, blank
from polemos.games.belisarius.tables import (
    AFFILIATIONS,
    CITY_NAME,
    EVENT_NAMES,
    HEX_COUNT,
    LABELS,
    LANGUAGES,
    LEADERS,
    LEVELS,
    MARKERS,
    NAMES,
    PHASE_NAMES,
    RESULT_NAMES,
    SCENARIOS,
    SEA_NAME,
    SIDE_NAMES,
    SPACES,
    TOWNS,
    TYPE_NAMES,
    UNIT_KEY,
    UNITS,
)
from polemos.games.belisarius.verbs import VERBS
from polemos.games.belisarius.victory import LINES
from polemos.kernel.flow import NOBODY, VERB, Decision, Event, RollDie, choose

DATA = Path(wording.__file__).parent / "data"


class Variables(Visitor):
    """Gathers the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language with the names of its arguments; no message twice."""
    found: dict[str, frozenset[str]] = {}
    resource = FluentParser().parse((DATA / f"text.{language}.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found


def decisions() -> dict[str, type[Decision]]:
    """Every decision of the room, by its name in messages."""
    found: dict[str, type[Decision]] = {}
    for module in pkgutil.iter_modules(room.__path__):
        if module.name.startswith("_"):
            continue
        for value in vars(importlib.import_module(f"{room.__name__}.{module.name}")).values():
            if isinstance(value, type) and issubclass(value, Decision) and value.__module__.startswith(room.__name__):
                found[wording.kebab(value.__name__)] = value
    return found


DECISIONS = decisions()
WORDS = {
    "game-title",
    "guard-stack",
    "list-comma",
    "list-semicolon",
    "marker-named",
    "place-named",
    "place-none",
    "place-unnamed",
    "unit-numbered",
    "aside-breach",
    "aside-negotiate",
    "aside-resign",
    "aside-show-markers",
    "aside-show-treasury",
}


PANEL = {
    f"panel-{name}"
    for name in (
        "controls",
        "hand",
        "hand-size",
        "nothing",
        "pool",
        "score",
        "seen-markers",
        "seen-treasury",
        "treasury",
    )
}


#: Messages whose names stand in the code that speaks them, by prefix.
FAMILIES = ("cell-", "forecast-", "grid-", "head-", "kit-", "provenance-", "row-", "sheet-", "when-")


@cache
def spoken() -> re.Pattern[str]:
    """The texts in the code of the room, as a pattern: a message that it cannot make is idle."""
    found: set[str] = set()
    for path in Path(room.__path__[0]).glob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, python.Constant) else ".+" for p in node.values]
                found.add("".join(parts))
            elif isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
    return re.compile("|".join(sorted(text for text in found if text.replace(".+", ""))))


def idle(message: str) -> bool:
    """Whether nothing in the code could speak a message of the families."""
    short = message.partition("-")[2]
    return not any(spoken().fullmatch(name) for name in (message, short, short.removesuffix("-text")))


def wanted() -> set[str]:
    """Every message that must be there."""
    found = set(WORDS) | PANEL
    found |= {"game-text"} | {f"scenario-{one.number}{end}" for one in SCENARIOS for end in ("", "-text")}
    found |= {f"side-{name}" for name in GAME.sides}
    found |= {f"option-{name}{end}".replace("_", "-") for name in OPTION_NAMES for end in ("", "-text")}
    found |= {f"score-{name}" for name in LINES}
    found |= {"level-" + name.lower().replace(" ", "-") for _, name in LEVELS}
    found |= {f"state-{name}" for name in SIDE_NAMES}
    found |= {f"cover-{name}" for name in wording.COVERS}
    found |= {f"reason-{name}" for name in ROLL_REASONS}
    found |= {f"do-{name}" for name, _ in VERBS}
    found |= {f"ask-{name}" for name in DECISIONS}
    return found | {f"event-{kind}" for kind in EVENTS if kind not in DETAILS}


def special() -> set[str]:
    """Every message that one decision may have of its own."""
    return {f"do-{name}-{verb}" for name in DECISIONS for verb, _ in VERBS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(language: str) -> None:
    assert wanted() - set(messages(language)) == set()
    rest = set(messages(language)) - wanted() - special()
    assert {name for name in rest if not name.startswith(FAMILIES) or idle(name)} == set()


def test_the_languages_agree_on_messages_and_arguments() -> None:
    assert messages("en") == messages("ja")


def test_events_speak_of_all_that_they_carry() -> None:
    for kind, schema in EVENTS.items():
        if kind in DETAILS:
            continue
        assert messages("en")[f"event-{kind}"] == {name for name, _ in schema}, kind


def test_choices_speak_of_nothing_else() -> None:
    state = blank()
    state.actor = 0
    for name, arguments in messages("en").items():
        if name.startswith("do-"):
            known: set[str] = set()
            for i, (verb, _) in enumerate(VERBS):
                if name == f"do-{verb}" or (name.endswith(f"-{verb}") and name in special()):
                    known |= set(wording.choice_args(state, i * VERB + (HEX_COUNT if verb.endswith("area") else 0)))
            assert arguments <= known, name


def test_questions_speak_of_nothing_else() -> None:
    for name, decision in DECISIONS.items():
        known = {"side", *[argument for argument, _, _ in wording.FACTS.get(name, ())]}
        for field in dataclasses.fields(decision):
            own = wording.OWN_FIELDS.get((name, field.name)) or wording.FIELDS.get(field.name)
            known |= {own[0]} if own else set()
        known |= {"terms"} if name == "proposal" else set()
        assert messages("en")[f"ask-{name}"] <= known, name
    assert set(wording.FACTS) <= set(DECISIONS)
    assert {name for name, _ in wording.OWN_FIELDS} <= set(DECISIONS)
    fields = {field.name for decision in DECISIONS.values() for field in dataclasses.fields(decision)}
    assert set(wording.FIELDS) <= fields
    assert all(issubclass(DECISIONS[name], RollDie) for name in ("roll", "rerolled"))


def test_names_are_there_in_both_languages() -> None:
    wants = {
        "sides": SIDE_NAMES,
        "provinces": AFFILIATIONS,
        "peoples": AFFILIATIONS,
        "towns": [CITY_NAME[h] for h in TOWNS],
        "labels": [name for _, name in LABELS],
        "seas": [name for name in SEA_NAME if name],
        "leaders": [UNIT_KEY[u] for u in LEADERS],
        "unit_types": TYPE_NAMES,
        "markers": MARKERS,
        "events": EVENT_NAMES,
        "phases": PHASE_NAMES,
        "results": RESULT_NAMES,
        "tables": wording.TABLES,
        "scenarios": [str(scenario.number) for scenario in SCENARIOS],
        "levels": [name for _, name in LEVELS],
    }
    for section, keys in wants.items():
        for key in keys:
            assert all(NAMES[section][key]), (section, key)


def test_titles_are_those_of_the_names_file() -> None:
    names = tomllib.loads((DATA / "names.toml").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        t = wording.texts(language)
        for number, title in names["scenarios"].items():
            assert t(f"scenario-{number}") == title[language]
        for level, title in names["levels"].items():
            assert t("level-" + level.lower().replace(" ", "-")) == title[language]
        for side in GAME.sides:
            assert t(f"side-{side}") == names["sides"][side][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_and_units_have_names_of_their_own(language: str) -> None:
    for kind, count in (("space", SPACES), ("unit", UNITS), ("marker", len(MARKERS)), ("reason", len(ROLL_REASONS))):
        words = [wording.word(kind, value, language) for value in range(count)]
        assert len(set(words)) == count, kind
        assert all(words)


def test_words_of_places_and_units() -> None:
    ravenna = GAME.choice_value("march:3720") % VERB
    assert wording.word("space", ravenna, "en") == "Ravenna (3720)"
    assert wording.word("space", ravenna, "ja") == "ラヴェンナ(3720)"
    assert wording.word("space", -1, "en") == "nowhere on the map"
    assert wording.word("unit", UNIT_KEY.index("Guard-field_army-2"), "en") == "Guard field army 2"
    assert wording.word("unit", UNIT_KEY.index("Belisarius"), "ja") == "ベリサリウス"
    assert wording.word("halves", 25, "en") == "12½"
    assert [wording.word("halves", n, "en") for n in range(3)] == ["0", "½", "1"]
    assert wording.word("target", -1, "en") == ""
    with pytest.raises(KeyError, match="no texts in 'fr'"):
        wording.texts("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    for kind, schema in EVENTS.items():
        told = wording.tell(Event(kind, (1,) * len(schema), (), 3), language)
        assert bool(told) != (kind in DETAILS), kind
    told = wording.tell(Event("operation", (0, GAME.choice_value("march:3720") % VERB, 13), ("14.21a",), 3), "en")
    assert told == "Imperial army in Ravenna (3720) has 13 operation points."


@pytest.mark.parametrize(("scenario", "options"), [("1", ()), ("2", OPTION_NAMES), ("3", OPTION_NAMES)])
def test_what_random_play_meets_can_be_said(scenario: str, options: tuple[str, ...]) -> None:
    """Questions and choices of some hundred positions of each game, rare decisions first; every event."""
    chance = random.Random(f"{scenario} {options}")
    met: dict[str, int] = {}
    state = GAME.new(scenario, options, "words")
    while state.actor != NOBODY:
        name = type(state.agenda[-1]).__name__
        met[name] = met.get(name, 0) + 1
        if met[name] <= 8 or chance.random() < 0.02:
            for language in LANGUAGES:
                question = GAME.question(state, language)
                assert question is not None
                assert question.text
                texts = [choice.text for choice in question.choices]
                alike = {text for text in texts if texts.count(text) > 1}
                assert not alike, (name, alike)
        state.heard = []
        choose(state, chance.choice(state.opts))
        for event in state.heard[:40]:
            assert all(wording.tell(event, language) or event.kind in DETAILS for language in LANGUAGES)
    assert len(met) > 15
