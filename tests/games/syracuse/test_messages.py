"""Everything that the game says has its words in both languages, and no two choices look alike."""

from pathlib import Path

import pytest

import polemos.games.syracuse as room
from polemos.games.syracuse.data.tables import (
    CHITS,
    EVENT_NAMES,
    LOT_NAMES,
    NAMES,
    PHASE_NAMES,
    SCENARIOS,
    SEASON_NAMES,
    TURN_COUNT,
    TYPE_NAMES,
    UNIT_KEY,
    UNITS,
)
from polemos.games.syracuse.data.world import (
    FORT_NAMES,
    PLACE_NAMES,
    PLACES,
    SIDE_NAMES,
    TERRAIN_NAMES,
    WALL_NAMES,
    ZONES,
)
from polemos.games.syracuse.edge import messages as wording
from polemos.games.syracuse.edge.board_map import LEGEND
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.rules.asides import ORDERS
from polemos.games.syracuse.rules.battle.reckoning import SHIFT_NAMES
from polemos.games.syracuse.rules.moments import ASIDE, FITTING, MOMENT_NAMES
from polemos.games.syracuse.rules.rolls import ROLL_REASONS
from polemos.games.syracuse.rules.victory import LINES
from polemos.games.syracuse.state import OPTION_NAMES, blank
from polemos.kernel.flow import RollDie
from polemos.room.results import EVEN, LEADS, TRAILS
from polemos.room.texts import LANGUAGES
from polemos.testing import words
from polemos.testing.words import decisions, idle, messages

DATA = Path(wording.__file__).parents[1] / "data"
DECISIONS = decisions(room)
WORDS = {
    "game-title",
    "game-text",
    "chit-coloured",
    "event-named",
    "list-comma",
    "list-semicolon",
    "piece-named",
    "side-nobody",
}
#: Messages whose names stand in the code that speaks them, by prefix.
FAMILIES = (
    "card-",
    "strip-",
    "gain-",
    "cell-",
    "die-",
    "face-",
    "fate-",
    "preview-",
    "grid-",
    "head-",
    "palette-",
    "panel-",
    "provenance-",
    "row-",
    "sheet-",
    "special-",
    "state-",
)


def wanted() -> set[str]:
    """Every message that must be there."""
    found = WORDS | words.wanted(GAME, wording.WORDING, DECISIONS)
    found |= {f"scenario-{name}-text" for name in GAME.scenarios}
    found |= {f"option-{name}-text".replace("_", "-") for name in OPTION_NAMES}
    found |= {f"score-{name}" for name in LINES}
    found |= {f"level-{name}" for name in (LEADS, EVEN, TRAILS)}
    found |= {f"reason-{name}" for name in ROLL_REASONS}
    found |= {f"moment-{name}" for name in MOMENT_NAMES}
    found |= {f"term-{name}" for name in SHIFT_NAMES}
    found |= {f"how-{name}" for name in wording.HOW_NAMES}
    found |= {f"cause-{name}" for name, _ in wording.CAUSES.values()}
    found |= {f"aside-{name}".replace(":", "-") for name in ("resign", *ORDERS)}
    return found | {f"aside-play-{EVENT_NAMES[event]}".lower() for event in FITTING[ASIDE]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(language: str) -> None:
    there = messages(DATA, language)
    assert wanted() - set(there) == set()
    rest = set(there) - wanted() - words.special(wording.WORDING, DECISIONS) - words.of_rolls(GAME)
    assert {name for name in rest if not name.startswith(FAMILIES) or idle(DATA.parent, name)} == set()


def test_the_languages_agree_on_messages_and_arguments() -> None:
    assert messages(DATA, "en") == messages(DATA, "ja")


def test_events_choices_and_questions_speak_of_what_they_are_given() -> None:
    words.check_events(DATA, wording.WORDING, 1)
    words.check_choices(DATA, wording.WORDING, DECISIONS, blank())
    words.check_questions(DATA, wording.WORDING, DECISIONS)
    assert all(issubclass(DECISIONS[name], RollDie) for name in ("roll", "rerolled"))


def test_names_are_there_in_both_languages() -> None:
    wants = {
        "sides": SIDE_NAMES,
        "zones": PLACE_NAMES[:ZONES],
        "forts": FORT_NAMES,
        "walls": WALL_NAMES,
        "units": UNIT_KEY,
        "events": EVENT_NAMES,
        "lots": LOT_NAMES,
        "turns": [str(n) for n in range(TURN_COUNT)],
        "phases": PHASE_NAMES,
        "seasons": SEASON_NAMES,
        "types": TYPE_NAMES,
        "terrain": TERRAIN_NAMES,
        "scenarios": [str(scenario.number) for scenario in SCENARIOS],
        "colours": wording.COLOURS,
        "map": LEGEND,
    }
    for section, keys in wants.items():
        for key in keys:
            assert all(NAMES[section][key]), (section, key)


def test_titles_are_those_of_the_names_file() -> None:
    for i, language in enumerate(LANGUAGES):
        t = wording.texts(language)
        for number, title in NAMES["scenarios"].items():
            assert t(f"scenario-{number}") == title[i]
        for side in GAME.sides:
            assert t(f"side-{side}") == NAMES["sides"][side][i]


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_and_units_have_names_of_their_own(language: str) -> None:
    for kind, count in (("space", PLACES), ("unit", UNITS), ("reason", len(ROLL_REASONS))):
        named = [wording.word(kind, value, language) for value in range(count)]
        assert len(set(named)) == count, kind
        assert all(named)
    assert all(wording.word("chit", k, language) for k in range(CHITS))


def test_words_of_places_and_chits() -> None:
    assert wording.word("space", PLACE_NAMES.index("T7"), "en") == "Trogilos (T7)"
    assert wording.word("space", PLACE_NAMES.index("syke"), "ja") == "シュケのフォート"
    assert wording.word("chit", 0, "en") == "S1 Periplous (Athenian)"
    with pytest.raises(KeyError, match="no texts in 'fr'"):
        wording.texts("fr")


@pytest.mark.parametrize(("scenario", "options"), [("1", ()), ("2", ("recall",)), ("4", ("many_actions", "open_camp"))])
def test_what_random_play_meets_can_be_said(scenario: str, options: tuple[str, ...]) -> None:
    assert words.check_play(GAME, wording.WORDING, scenario, options, games=4) > 15
