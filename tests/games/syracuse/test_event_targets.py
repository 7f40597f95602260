"""What an event points at on the board, what a question is about, where chapters of the log begin."""

import pytest

from polemos.games.syracuse.choice_ids import WORK_NAMES
from polemos.games.syracuse.data.tables import PHASE_B3, UNIT_INDEX
from polemos.games.syracuse.data.world import ATHENS, PLACE_INDEX, PLACE_NAMES
from polemos.games.syracuse.event_kinds import EVENTS
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.rules.rolls import ROLL_REASONS
from polemos.games.syracuse.rules.works import WORKS
from polemos.kernel.flow import Event
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Touched
from rulebook.syracuse.table import Table


def touched(kind: str, *args: int, language: str = "en") -> Touched:
    return GAME.edge.touched(Event(kind, args, (), 3), language)


def spaces(kind: str, *args: int) -> list[str]:
    return [PLACE_NAMES[place] for place in touched(kind, *args).spaces]


def focus(table: Table) -> list[str]:
    return [PLACE_NAMES[place] for place in GAME.edge.focus(table.state)]


def test_a_march_points_from_its_start_to_its_end() -> None:
    assert spaces("marched", ATHENS, PLACE_INDEX["T3"], PLACE_INDEX["T7"], 2) == ["T3", "T7"]
    assert touched("moved", UNIT_INDEX["NIC"], PLACE_INDEX["camp"], PLACE_INDEX["T13"]).pieces == ["NIC"]


def test_a_work_points_at_the_places_where_it_lies() -> None:
    assert spaces("built", ATHENS, WORK_NAMES.index("A1")) == ["T13", "T14"]
    assert spaces("razed", WORK_NAMES.index("chain")) == ["M8", "M9"]
    assert spaces("built", ATHENS, WORK_NAMES.index("syke")) == ["T8", "syke"]
    assert spaces("stands", WORK_NAMES.index("camp")) == ["camp"]
    assert all(spaces("razed", work) for work in range(WORKS))


@pytest.mark.parametrize(
    ("language", "battle", "siege"), [("en", "battle", "siege"), ("ja", "戦闘", "攻城")], ids=LANGUAGES
)
def test_dice_say_what_they_are_for(language: str, battle: str, siege: str) -> None:
    rolled = touched("rolled", ATHENS, ROLL_REASONS.index("siege"), 4, language=language)
    assert (rolled.faces, rolled.roll) == ([4], siege)
    fought = touched("battle", PLACE_INDEX["T7"], 5, 3, 1, 2, language=language)
    assert (fought.faces, fought.roll) == ([5], battle)


@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_can_be_followed(kind: str) -> None:
    found = touched(kind, *[1] * len(EVENTS[kind]))
    types = [value_type for _, value_type in EVENTS[kind]]
    assert len(found.spaces) == types.count("space") + 2 * types.count("work")
    assert len(found.pieces) == types.count("unit")
    assert bool(found.roll) == bool(found.faces)


def test_turns_and_phases_open_chapters() -> None:
    assert GAME.edge.heading(Event("turn", (3,), (), 3)) == 1
    assert GAME.edge.heading(Event("phase", (PHASE_B3,), (), 3)) == 2
    assert GAME.edge.heading(Event("side-phase", (PHASE_B3, ATHENS), (), 3)) == 2
    assert GAME.edge.heading(Event("rolled", (0, 1, 4), (), 3)) == 0


def test_a_question_shows_the_place_that_it_is_about() -> None:
    table = Table({"T3": ["AH1", "NIC"], "T4": "SH1"}, pa={"athens": 3, "syracuse": 1}, dice=[3])
    assert focus(table) == []
    table.acts("T3", "take-land")
    assert focus(table) == ["T3"]
    table.does("move:T4").until("RollAgain")
    assert focus(table) == ["T4"]
    worn = Table({"T3": ["AH1", "AH2"]}, phase="D5", turn=2, dice=[6]).until("RollAgain")
    assert focus(worn) == ["T3"]
    moved = Table({"T3": ["AH1", "AH2"]}, phase="D2").until("ChoosePiece").does("take:AH1")
    assert focus(moved) == ["T3"]
    inside = Table({"T17": ["AH1", "AH2", "AH3", "AH4"]}, phase="D5", works={"camp": "built"}).until("Inside")
    assert focus(inside) == ["T17"]
    chain = Table({"M8": "AT1"}, phase="D5", works={"chain": "built"}, dice=[1, 1], advantage="athens")
    siege = Table({"T8": "AH1", "syke": "SH1"}, phase="D5", works={"syke": "syracuse"}, dice=[1, 1])
    assert focus(siege.until("RollAgain")) == ["syke"]
    assert focus(chain.until("Demolition").does("demolish:chain").until("RollAgain")) == []
