"""Everything that the game says has its words in both languages, and nothing is worded that nobody says."""

from pathlib import Path

import pytest

import polemos.games.sparta_vs_athens as room
from polemos.games.sparta_vs_athens.edge import messages as wording
from polemos.games.sparta_vs_athens.edge.position_names import FLAG_BITS
from polemos.games.sparta_vs_athens.game import ENDS, GAME, PRESETS
from polemos.games.sparta_vs_athens.options import OPTION_NAMES
from polemos.games.sparta_vs_athens.rules.asides import FIGHT_AT, ORDERS
from polemos.games.sparta_vs_athens.rules.combat.reckoning import TERM_NAMES
from polemos.games.sparta_vs_athens.rules.rolls import ROLL_REASONS
from polemos.games.sparta_vs_athens.rules.victory import LINES
from polemos.games.sparta_vs_athens.state import HOW_NAMES, blank
from polemos.match.called import aside_text
from polemos.room.texts import LANGUAGES
from polemos.testing import words
from polemos.testing.words import decisions, idle, messages

DATA = Path(wording.__file__).parents[1] / "data"
DECISIONS = decisions(room)
#: Messages whose names stand in the code that speaks them, by prefix.
FAMILIES = (
    "card-",
    "strip-",
    "gain-",
    "cell-",
    "grid-",
    "head-",
    "outlook-",
    "overlay-",
    "palette-",
    "panel-",
    "preview-",
    "row-",
    "sheet-",
    "way-",
)


def wanted() -> set[str]:
    """Every message that must be there."""
    found = words.wanted(GAME, wording.WORDING, DECISIONS)
    found |= {"list-comma", "list-semicolon", "moment", "moment-administration", "side-nobody", "game-text"}
    found |= {f"scenario-{name}-text" for name in GAME.scenarios}
    found |= {"force-marker", "unknown-leader"}
    found |= {f"option-{name}-text".replace("_", "-") for name in OPTION_NAMES}
    found |= {f"preset-{name}{end}".replace("_", "-") for name in PRESETS for end in ("", "-text")}
    found |= {f"score-{name}" for name in (*LINES, "points")}
    found |= {f"flag-{name}" for name in FLAG_BITS}
    found |= {f"level-{name}" for name in (*ENDS, *ENDS.values())}
    found |= {f"reason-{name}" for name in ROLL_REASONS}
    found |= {f"term-{name}" for name in TERM_NAMES}
    found |= {f"how-{name}" for name in HOW_NAMES}
    return found | {f"aside-{name}".replace(":", "-") for name in ("resign", "hold", "free", *ORDERS, *FIGHT_AT)}


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


def test_a_fleet_that_holds_back_is_called_by_its_name() -> None:
    assert aside_text(GAME, "en", "hold:athens_nsp_1") == "Interception by Athens NSP 1: never"
    assert aside_text(GAME, "ja", "free:athens_nsp_1").startswith("アテナイNSP 1の迎撃")
