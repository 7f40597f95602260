"""What lies beside the field, in words."""

from polemos.games.alexander.data.setting import MACEDONIAN, OPPONENT
from polemos.games.alexander.game import GAME
from polemos.kernel.flow import NOBODY


def test_the_points_stand_first_in_both_languages() -> None:
    view = GAME.rules.view(GAME.editor.from_position({"scenario": "samarkand"}), OPPONENT)
    assert GAME.edge.panel(view, "en")[0] == "Macedonians: 0 rout points of 32"
    assert GAME.edge.panel(view, "ja")[0] == "マケドニア軍：敗走ポイント0/32"


def test_who_acts_and_who_is_still_to_act_is_told() -> None:
    position = {"scenario": "granicus", "phase": "movement", "active": "per.arsites", "finished": ["per.omares"]}
    lines = "\n".join(GAME.edge.panel(GAME.rules.view(GAME.editor.from_position(position), NOBODY), "en"))
    assert "Arsites acts (first phase of the turn)" in lines
    assert "Orders left: 2" in lines
    assert "Memnon (5), Parmenion (5)" in lines
    assert "Omares (3)" not in lines


def test_losses_are_named() -> None:
    view = GAME.rules.view(GAME.editor.from_position({"scenario": "granicus", "eliminated": ["mac.hy.1"]}), MACEDONIAN)
    assert "Macedonians, lost: Hypaspists 1" in GAME.edge.panel(view, "en")
