"""What an event points at on the map, and where chapters of the log begin."""

import pytest

from polemos.games.sparta_vs_athens.data.tables import FORT_KEY, PIECE_INDEX
from polemos.games.sparta_vs_athens.data.world import LOCALE_INDEX, LOCALES
from polemos.games.sparta_vs_athens.event_kinds import EVENTS, HEADINGS
from polemos.games.sparta_vs_athens.game import GAME
from polemos.kernel.flow import Event
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Touched


def touched(kind: str, *args: int, language: str = "en") -> Touched:
    return GAME.edge.touched(Event(kind, args, (), 3), language)


def test_who_arrives_somewhere_is_shown_there() -> None:
    found = touched("arrives", PIECE_INDEX["nicias"], LOCALE_INDEX["samos"])
    assert (found.pieces, found.spaces) == (["nicias"], [LOCALE_INDEX["samos"]])


def test_a_city_or_fort_that_is_besieged_is_pointed_at_where_it_lies() -> None:
    assert touched("besieges", 0, LOCALE_INDEX["potidaea"]).spaces == [LOCALE_INDEX["potidaea"]]
    assert touched("besieges", 0, LOCALES + FORT_KEY.index("pylos")).spaces == [LOCALE_INDEX["pylos"]]
    assert touched("besieges", 0, LOCALES + FORT_KEY.index("chios_lesbos")).spaces == []


@pytest.mark.parametrize(("clause", "told"), [("tbl.crt.land", "battle on land"), ("tbl.crt.naval", "battle at sea")])
def test_the_die_of_a_battle_says_what_it_is_for(clause: str, told: str) -> None:
    found = GAME.edge.touched(Event("battle", (LOCALE_INDEX["ceos"], 4, 1, 2), (clause,), 3), "en")
    assert (found.faces, found.roll) == ([4], told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_can_be_followed(kind: str, language: str) -> None:
    found = touched(kind, *[1] * len(EVENTS[kind]), language=language)
    types = [value_type for _, value_type in EVENTS[kind]]
    assert len(found.spaces) >= types.count("space")
    assert len(found.pieces) == types.count("unit")
    assert bool(found.roll) == bool(found.faces)


def test_years_and_quarters_open_chapters() -> None:
    for kind, depth in HEADINGS.items():
        assert GAME.edge.heading(Event(kind, tuple([1] * len(EVENTS[kind])), (), 3)) == depth
    assert GAME.edge.heading(Event("blockade", (), (), 3)) == 0
