"""Everything that the game says has its words in both languages, and no two choices look alike."""

import tomllib
from pathlib import Path

import pytest

import polemos.games.belisarius as room
from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.data.charts import EVENT_NAMES, LEVELS, MARKERS, PHASE_NAMES, RESULT_NAMES
from polemos.games.belisarius.data.forces import LEADERS, TYPE_NAMES, UNIT_KEY, UNITS
from polemos.games.belisarius.data.pack import FILES
from polemos.games.belisarius.data.world import (
    AFFILIATIONS,
    CITY_NAME,
    HEX_COUNT,
    LABELS,
    SEA_NAME,
    SIDE_NAMES,
    SPACES,
    TOWNS,
)
from polemos.games.belisarius.edge import messages as wording
from polemos.games.belisarius.edge.standing_orders_text import standing_orders
from polemos.games.belisarius.event_kinds import DETAILS, EVENTS
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.rules.rolls import ROLL_REASONS
from polemos.games.belisarius.rules.setup import new_war
from polemos.games.belisarius.rules.victory import LINES
from polemos.games.belisarius.state import OPTION_NAMES, Options, blank
from polemos.kernel.flow import VERB, Event, RollDie
from polemos.room.texts import LANGUAGES
from polemos.testing import words
from polemos.testing.words import decisions, idle
from polemos.testing.words import messages as messages_in

DATA = Path(wording.__file__).parents[1] / "data"


def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language with the names of its arguments."""
    return messages_in(DATA, language)


DECISIONS = decisions(room)
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
FAMILIES = (
    "card-",
    "strip-",
    "gain-",
    "cell-",
    "preview-",
    "grid-",
    "head-",
    "palette-",
    "outlook-",
    "provenance-",
    "row-",
    "sheet-",
    "when-",
)


def wanted() -> set[str]:
    """Every message that must be there."""
    found = WORDS | PANEL | words.wanted(GAME, wording.WORDING, DECISIONS)
    found |= {"game-text"} | {f"scenario-{name}-text" for name in GAME.scenarios}
    found |= {f"option-{name}-text".replace("_", "-") for name in OPTION_NAMES}
    found |= {f"score-{name}" for name in LINES}
    found |= {"level-" + name.lower().replace(" ", "-") for _, name in LEVELS}
    found |= {f"state-{name}" for name in SIDE_NAMES}
    found |= {f"cover-{name}" for name in wording.COVERS}
    s = new_war(1, Options(**dict.fromkeys(OPTION_NAMES, True)))
    found |= {f"aside-{pick.id.replace(':', '-')}" for order in standing_orders(s, 0, "en") for pick in order.picks}
    return found | {f"reason-{name}" for name in ROLL_REASONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(language: str) -> None:
    assert wanted() - set(messages(language)) == set()
    rest = set(messages(language)) - wanted() - words.special(wording.WORDING, DECISIONS) - words.of_rolls(GAME)
    assert {name for name in rest if not name.startswith(FAMILIES) or idle(DATA.parent, name)} == set()


def test_the_languages_agree_on_messages_and_arguments() -> None:
    assert messages("en") == messages("ja")


def test_events_speak_of_all_that_they_carry() -> None:
    for kind, schema in EVENTS.items():
        if kind in DETAILS:
            continue
        assert messages("en")[f"event-{kind}"] == {name for name, _ in schema}, kind


def test_events_choices_and_questions_speak_of_what_they_are_given() -> None:
    state = blank()
    state.actor = 0
    words.check_events(DATA, wording.WORDING)
    words.check_choices(DATA, wording.WORDING, DECISIONS, state, lambda verb: HEX_COUNT if verb.endswith("area") else 0)
    words.check_questions(DATA, wording.WORDING, DECISIONS, {"proposal": "terms"})
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
            assert all(FILES.names[section][key]), (section, key)


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
        named = [wording.word(kind, value, language) for value in range(count)]
        assert len(set(named)) == count, kind
        assert all(named)


def test_words_of_places_and_units() -> None:
    ravenna = GAME.rules.choice_value("march:3720") % VERB
    assert wording.word("space", ravenna, "en") == "Ravenna (3720)"
    assert wording.word("space", ravenna, "ja") == "ラヴェンナ(3720)"
    assert wording.word("space", -1, "en") == "nowhere on the map"
    assert wording.word("unit", UNIT_KEY.index("Guard-field_army-2"), "en") == "Guard field army 2"
    assert wording.word("unit", UNIT_KEY.index("Belisarius"), "ja") == "ベリサリウス"
    assert wording.word("halves", 25, "en") == "12½"
    assert [wording.word("halves", n, "en") for n in range(3)] == [0, "½", 1]
    assert wording.word("target", -1, "en") == ""
    with pytest.raises(KeyError, match="no texts in 'fr'"):
        wording.texts("fr")


def test_an_event_in_words() -> None:
    event = Event("operation", (0, GAME.rules.choice_value("march:3720") % VERB, 13), ("14.21a",), 3)
    told = wording.WORDING.tell(event, "en")
    assert told == "Imperial army in Ravenna (3720) has 13 operation points."


@pytest.mark.parametrize(("scenario", "options"), [("1", ()), ("2", OPTION_NAMES), ("3", OPTION_NAMES)])
def test_what_random_play_meets_can_be_said(scenario: str, options: tuple[str, ...]) -> None:
    assert words.check_play(GAME, wording.WORDING, scenario, options) > 15
