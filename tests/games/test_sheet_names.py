"""What lies beside the board: panels of the same kind have the same names in every game."""

from collections import defaultdict

import pytest

from polemos.match import games
from polemos.room.texts import LANGUAGES

OWN = {"ja": {"リーダー": "指揮官", "司令官": "指揮官"}}
"""What the rulebook of a game calls by a word of its own."""
BOTH = {
    "en": {
        "leaders": "leaders", "losses": "losses", "purse": "resources", "reinforcements": "reinforcements",
        "score": "score", "turn": "turn", "units": "units", "war": "the war", "works": "works",
    },
    "ja": {
        "leaders": "指揮官", "losses": "損害", "purse": "資源", "reinforcements": "増援",
        "score": "得点", "turn": "ターン", "units": "ユニット", "war": "戦況", "works": "建設物",
    },
}  # fmt: skip
"""Kinds of panels that several games have."""


def names(language: str) -> dict[str, dict[str, set[str]]]:
    """By kind and game how the panels are called, without the side whose one is."""
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for name in games.names():
        game = games.find(name)
        for scenario in game.scenarios:
            state = game.rules.new(scenario, (), "sheets")
            for sheet in game.edge.sheets(game.rules.view(state, 0), language):
                kind = sheet.id.partition("-")[0]
                called = sheet.title.rpartition("：" if language == "ja" else ": ")[2].casefold()
                found[kind][name].add(OWN.get(language, {}).get(called, called))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_of_the_same_kind_have_the_same_name_in_every_game(language: str) -> None:
    found = {kind: by_game for kind, by_game in names(language).items() if len(by_game) > 1}
    assert {kind: set().union(*by_game.values()) for kind, by_game in found.items()} == {
        kind: {called} for kind, called in BOTH[language].items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_of_a_side_names_the_side_first(language: str) -> None:
    mark = "：" if language == "ja" else ": "
    for name in games.names():
        game = games.find(name)
        state = game.rules.new(next(iter(game.scenarios)), (), "sheets")
        sheets = game.edge.sheets(game.rules.view(state, 0), language)
        kinds = [one.id.partition("-")[0] for one in sheets]
        several = [one for one, kind in zip(sheets, kinds, strict=True) if kinds.count(kind) > 1]
        assert several and all(mark in one.title for one in several), name
