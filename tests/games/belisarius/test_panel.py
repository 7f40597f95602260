"""What lies beside the map, in words."""

from polemos.games.belisarius.data.world import BARBARIAN, IMPERIAL
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.rules.spying import Disclose
from polemos.games.belisarius.state import War
from polemos.kernel.flow import NOBODY, interject


def war() -> War:
    position = {
        "scenario": "1",
        "base": "empty",
        "turn": 2,
        "player": "imperial",
        "phase": "diplomacy",
        "units": {"Constantinopolis": ["Justinian"]},
        "sp": {"imperial": 12, "barbarian": 31},
        "hands": {"imperial": ["2 agent", "treachery"], "barbarian": ["basileus"]},
    }
    state: War = GAME.editor.from_position(position)
    return state


def test_a_side_reads_its_own_secrets_and_the_size_of_the_other_hand() -> None:
    lines = "\n".join(GAME.edge.panel(GAME.rules.view(war(), IMPERIAL), "en"))
    assert "Imperial: treasury 12 SP" in lines
    assert "Imperial: markers in hand: Agent ×2, Treachery" in lines
    assert "Barbarian: 1 marker in hand" in lines
    assert "31" not in lines
    assert "Basileus" not in lines


def test_who_only_looks_on_reads_no_secret() -> None:
    lines = "\n".join(GAME.edge.panel(GAME.rules.view(war(), NOBODY), "en"))
    assert "treasury" not in lines
    assert "Imperial: 3 markers in hand" in lines


def test_what_was_seen_is_remembered() -> None:
    state = war()
    interject(state, Disclose(BARBARIAN, 0))
    interject(state, Disclose(BARBARIAN, 1))
    lines = "\n".join(GAME.edge.panel(GAME.rules.view(state, IMPERIAL), "en"))
    assert "Last seen of the enemy's markers (turn 2): Basileus" in lines
    assert "Last seen of the enemy's treasury (turn 2): 31 SP" in lines


def test_the_score_stands_first_in_both_languages() -> None:
    view = GAME.rules.view(war(), BARBARIAN)
    assert GAME.edge.panel(view, "en")[0] == "Imperial: 25 victory points (Decline), 7 provinces"
    assert GAME.edge.panel(view, "ja")[0] == "帝国：25勝利ポイント(衰退)、支配する州7"
