"""What choices point at on the board, as the page gets it."""

from polemos.games.syracuse import GAME
from polemos.games.syracuse.choice_ids import WORK_NAMES
from polemos.games.syracuse.edge.board_map import board
from polemos.room.results import Choice
from polemos.server.schemas import ChoiceModel
from polemos.server.tables import choice_of, ground


def pointed(verb: str, target: str, kind: str) -> ChoiceModel:
    return choice_of(ground(GAME, ""), Choice(f"{verb}:{target}", verb, target, kind, ""), {"AH1": 3})


def test_every_work_is_somewhere_on_the_board() -> None:
    places = {space.name: space.id for space in board().spaces}
    for work in WORK_NAMES:
        found = pointed("build", work, "work")
        if work in places:
            assert (found.space, found.track) == (places[work], "")
        else:
            assert (found.space, found.track) == (-1, work)


def test_a_track_beside_the_map_is_not_pointed_at() -> None:
    assert pointed("build", "turns", "work").track == ""
    assert pointed("take", "AH1", "unit").piece == "AH1"
