"""What an event points at on the board."""

import pytest

from polemos.games.belisarius.data.charts import EVENT_NAMES
from polemos.games.belisarius.data.forces import UNIT_INDEX
from polemos.games.belisarius.data.world import CONSTANTINOPOLIS, HEX_INDEX, PROVINCES
from polemos.games.belisarius.event_kinds import EVENTS
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.rules.rolls import ROLL_REASONS
from polemos.kernel.flow import Event
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Touched

RAVENNA = HEX_INDEX["3720"]


def touched(kind: str, *args: int, language: str = "en") -> Touched:
    return GAME.edge.touched(Event(kind, args, (), 3), language)


def test_a_march_points_from_its_start_to_its_end() -> None:
    assert touched("marched", 0, CONSTANTINOPOLIS, RAVENNA).spaces == [CONSTANTINOPOLIS, RAVENNA]
    assert touched("moved", 1, RAVENNA, CONSTANTINOPOLIS).spaces == [RAVENNA, CONSTANTINOPOLIS]
    assert touched("attack", 0, CONSTANTINOPOLIS, RAVENNA).spaces == [CONSTANTINOPOLIS, RAVENNA]


def test_units_and_provinces_are_the_ids_of_the_board() -> None:
    narses = UNIT_INDEX["Narses"]
    assert touched("arrived", narses, RAVENNA) == Touched([RAVENNA], ["Narses"], [], [], "")
    assert touched("control", PROVINCES.index("Persia"), 2, 1).regions == ["Persia"]
    assert touched("single-combat", narses, 4, UNIT_INDEX["Totila"], 6).pieces == ["Narses", "Totila"]


def test_a_unit_that_is_lost_from_nowhere_points_at_no_space() -> None:
    assert touched("destroyed", UNIT_INDEX["Narses"], -1).spaces == []


@pytest.mark.parametrize(
    ("language", "battle", "revolt"), [("en", "battle", "revolt"), ("ja", "戦闘", "暴動")], ids=LANGUAGES
)
def test_dice_say_what_they_are_for(language: str, battle: str, revolt: str) -> None:
    rolled = touched("rolled", 0, ROLL_REASONS.index("revolt"), 4, language=language)
    assert (rolled.faces, rolled.roll) == ([4], revolt)
    again = touched("rerolled", 1, ROLL_REASONS.index("revolt"), 6, language=language)
    assert (again.faces, again.roll) == ([6], revolt)
    fought = touched("battle", RAVENNA, 0, 3, 5, 2, language=language)
    assert (fought.spaces, fought.faces, fought.roll) == ([RAVENNA], [5], battle)


def test_a_random_event_points_at_the_provinces_that_it_names() -> None:
    assert touched("event", 0, EVENT_NAMES.index("War in the East")).regions == ["Persia", "Arabia"]
    assert touched("event", 0, EVENT_NAMES.index("Corruption")) == Touched([], [], [], [], "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_can_be_followed(kind: str, language: str) -> None:
    found = touched(kind, *[1] * len(EVENTS[kind]), language=language)
    types = [value_type for _, value_type in EVENTS[kind]]
    assert len(found.spaces) == types.count("space")
    assert len(found.pieces) == types.count("unit")
    assert bool(found.roll) == bool(found.faces)
