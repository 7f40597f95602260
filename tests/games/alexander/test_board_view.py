"""The board as it is drawn."""

from polemos.games.alexander.game import GAME


def labels(scenario: str) -> list[str]:
    return [label.text["en"] for label in GAME.edge.board("en", scenario).labels]


def test_a_battle_fought_on_the_map_of_another_shows_none_of_its_names() -> None:
    assert "Levelled plain of Gaugamela" in labels("arbela")
    assert labels("samarkand") == []
