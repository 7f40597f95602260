"""What lies beside the map, in words."""

from polemos.games.syracuse.data.world import ATHENS, SYRACUSE
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.state import Siege
from polemos.kernel.flow import NOBODY


def siege() -> Siege:
    state: Siege = GAME.editor.from_position({"phase": "B3", "hands": {"athens": ["S4"], "syracuse": ["S7", "S8"]}})
    return state


def test_a_side_reads_its_own_chits_and_the_size_of_the_other_hand() -> None:
    lines = "\n".join(GAME.edge.panel(GAME.rules.view(siege(), ATHENS), "en"))
    assert "Athens, chits: S4 Storm at sea" in lines
    assert "Syracuse: 2 chits in hand" in lines
    assert "S7" not in lines


def test_who_only_looks_on_reads_no_chit() -> None:
    lines = "\n".join(GAME.edge.panel(GAME.rules.view(siege(), NOBODY), "en"))
    assert "Athens: one chit in hand" in lines
    assert "S4" not in lines


def test_the_score_stands_first_in_both_languages() -> None:
    view = GAME.rules.view(siege(), SYRACUSE)
    assert GAME.edge.panel(view, "en")[0] == "Athens: 0 of the 6 victory points that win"
    assert GAME.edge.panel(view, "ja")[0] == "アテネ：勝利に必要な6点のうち0点"
