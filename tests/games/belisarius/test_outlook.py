"""How the war stands, in words: the higher total wins, whatever the levels."""

import pytest

from polemos.games.belisarius import GAME
from polemos.games.belisarius.rules.victory import result, score
from rulebook.belisarius.table import Table


def test_who_is_ahead_would_win_and_the_other_hears_what_he_lacks() -> None:
    state = GAME.rules.new("1", (), "outlook")
    imperial, barbarian = score(state)
    lead = abs(imperial.halves - barbarian.halves) / 2
    said = GAME.edge.outlook(state, "en")
    ahead, behind = ("Imperial", "Barbarian") if imperial.halves > barbarian.halves else ("Barbarian", "Imperial")
    assert f"{ahead} would win now, ahead by {lead:g}." in said
    assert f"{behind} needs more than {lead:g} more to win." in said
    assert "いま終われば" in GAME.edge.outlook(state, "ja")


@pytest.mark.clause("23.2", "23.3")
def test_each_side_hears_what_it_lacks_for_its_next_level() -> None:
    t = Table({"Constantinopolis": ["guard field_army"]})
    (imperial, _) = score(t.state)
    lacking = 20 - imperial.halves / 2 if imperial.halves < 40 else 40 - imperial.halves / 2
    level = "Decline" if imperial.halves < 40 else "Stalemate"
    assert f"Imperial: {lacking:g} more for {level}." in GAME.edge.outlook(t.state, "en")


@pytest.mark.clause("3.1c")
def test_a_surrender_decides_whatever_the_points_are() -> None:
    state = GAME.rules.new("1", (), "outlook")
    GAME.rules.aside(state, 0, "resign")
    assert result(state).winner == 1
    assert GAME.edge.outlook(state, "en") == "Barbarian wins, as the enemy has surrendered."
    assert GAME.edge.outlook(state, "ja") == "敵が降伏し、蛮族の勝利。"
