"""A fort goes by where it stands, in choices, questions, sheets and the log, in both languages."""

import json
from typing import Any

import pytest

from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.edge.messages import lexicon, texts
from polemos.games.peloponnesian_war.edge.position_names import place_named, target_named
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.sieges import capture
from rulebook.peloponnesian_war.fights import ATTIC
from rulebook.peloponnesian_war.moves import ATHENS, SPARTA, moves
from rulebook.peloponnesian_war.sieging import besieges

MAN = "laconia-hoplite-5-01"
BESIDE = world.PLACE_NAMES[world.LAND_NEXT[world.PYLOS_HEX][0]]
PLACES = {
    "pylos": ("Fort Pylos", "ピュロスの堡塁"),
    "3450": ("Fort {area} (3450)", "{area}(3450)の堡塁"),
}


@pytest.mark.parametrize("at", PLACES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_fort_is_named_after_its_place(at: str, language: str) -> None:
    place = place_named(at)
    hex_name = lexicon(language)["space"][place]
    named = PLACES[at][language == "ja"].replace("{area}", hex_name.partition("(")[0].strip())
    t = besieges("athens", {at: [*ATTIC[:9], MAN]}, forts={at: "sparta"}, inside=[MAN])
    choice = IDS.choice_value("besiege:fort-1")
    assert named in GAME.edge.describe(t.state, choice, language).text
    t.does("besiege:fort-1")
    told = [GAME.edge.tell(event, language) for event in t.state.heard or []]
    assert any(named in text for text in told)
    sheets: Any = GAME.edge.sheets(GAME.rules.view(t.state, ATHENS), language)
    assert named in json.dumps(list(sheets), default=str, ensure_ascii=False)


def test_the_question_of_an_empty_fort_names_it() -> None:
    t = moves({BESIDE: [MAN]}, side=SPARTA, forts={"pylos": "athens"}).does(f"march:{MAN}", "move:pylos")
    assert t.asked == "EmptyFort"
    assert GAME.edge.ask(t.state, "en").startswith("Fort Pylos is empty.")


def test_a_marker_that_stands_nowhere_goes_by_its_number() -> None:
    t = moves({BESIDE: [MAN]}, side=SPARTA, forts={"pylos": "athens"})
    capture.destroy_fort(t.state, target_named("fort-1"), "11.5a")
    assert places.stronghold(t.state, target_named("fort-1")) == -1
    assert GAME.edge.describe(t.state, IDS.choice_value("besiege:fort-1"), "en").text.endswith(
        texts("en")("fort-name", {"number": 1})
    )
