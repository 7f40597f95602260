"""What a question is about on the map."""

from typing import Any

from polemos.games.belisarius import GAME
from polemos.games.belisarius.data.world import HEX_INDEX

DARA: dict[str, Any] = {
    "scenario": "1",
    "base": "empty",
    "player": "imperial",
    "phase": "operations",
    "dice": [4, 3],
    "units": {
        "Dara": ["3 guard field_army", "Belisarius"],
        "Nisibis": ["2 persia field_army", "persia garrison"],
    },
}


def test_an_operation_is_about_its_army_and_an_attack_about_its_target() -> None:
    """Which army operates is about no place yet; what it does is about where it stands; a battle about its hex."""
    war = GAME.editor.from_position(DARA)
    assert GAME.edge.focus(war) == []
    GAME.rules.apply(war, "army:3041")
    GAME.rules.apply(war, "go")
    assert GAME.edge.focus(war) == [HEX_INDEX["3041"]]
    GAME.rules.apply(war, "attack:3042")
    assert GAME.edge.focus(war) == [HEX_INDEX["3042"]]


def test_a_finished_game_is_about_nothing() -> None:
    """Nothing is asked any more."""
    war = GAME.editor.from_position(DARA)
    for side in range(2):
        if "resign" in GAME.rules.asides(war, side):
            GAME.rules.aside(war, side, "resign")
            break
    assert GAME.edge.question(war) is None
    assert GAME.edge.focus(war) == []
