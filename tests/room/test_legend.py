"""Legends: whatever boards and scenes show is told of, in every game and both languages, and names clauses that are."""

from pathlib import Path
from typing import Any

import pytest

from polemos.board.describe import Board, Scene
from polemos.board.symbols import SITES, SYMBOLS
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose
from polemos.match import games
from polemos.room.cards import state_name
from polemos.room.legend import LEGEND, LegendError, Sign, legend_at, told
from toy.game import GAME

ROOMS = ("alexander", "belisarius", "peloponnesian-war", "sparta-vs-athens", "syracuse")
LONG = 160
"""Decisions of the games that are looked at."""
EVERY = 20
Named = tuple[str, str]


def on_board(board: Board) -> set[Named]:
    found: set[Named] = {("ground", space.terrain) for space in board.spaces if space.shape}
    found |= {("site", space.site) for space in board.spaces if space.site}
    found |= {("mark", mark) for space in board.spaces for mark in space.marks}
    return found | {("line", line.kind) for line in board.lines}


def in_scene(scene: Scene) -> set[Named]:
    found = {("symbol", piece.symbol or piece.kind) for piece in scene.pieces if not piece.hidden}
    found |= {("state", state_name(mark)[0]) for piece in scene.pieces for mark in piece.marks}
    return found | {("marker", marker.kind) for marker in scene.markers}


def shown(name: str) -> set[Named]:
    """What a game shows: its boards, and what stands there in the course of play."""
    game, rng, found = games.find(name), Rng("legend"), set[Named]()
    for scenario in game.scenarios:
        state: Any = game.rules.new(scenario, (), "legend")
        found |= on_board(game.edge.board_for(state, "en"))
        for n in range(LONG):
            if state.actor == NOBODY:
                break
            if n % EVERY == 0:
                found |= in_scene(game.edge.pieces(game.rules.view(state, state.actor), "en"))
            choose(state, state.opts[rng.below(len(state.opts))])
    return found


def signs(name: str, language: str) -> list[Sign]:
    game = games.find(name)
    return told(game.legend, game.edge, game.scenarios[0], language)


@pytest.mark.parametrize("name", ROOMS)
def test_whatever_a_game_shows_has_its_entry(name: str) -> None:
    known = {(sign.of, sign.name) for sign in signs(name, "en")}
    assert sorted(shown(name) - known) == []


@pytest.mark.parametrize("name", ROOMS)
def test_every_entry_has_its_name_a_sentence_and_a_clause(name: str) -> None:
    clauses = games.find(name).clauses
    both = zip(signs(name, "en"), signs(name, "ja"), strict=True)
    for english, japanese in both:
        which = f"{name}: {english.of} {english.name}"
        assert english.title and japanese.title and english.text and japanese.text, which
        assert english.text != japanese.text and english.title != japanese.title, which
        assert english.see in clauses, which
    names = [(sign.of, sign.name) for sign in signs(name, "en")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", ROOMS)
def test_every_symbol_and_site_has_a_picture(name: str) -> None:
    for sign in signs(name, "en"):
        if sign.of == "symbol":
            assert sign.name in SYMBOLS, f"{name}: {sign.name}"
        if sign.of == "site":
            assert sign.name in SITES, f"{name}: {sign.name}"


def test_a_game_without_a_legend_has_an_empty_one() -> None:
    assert told(GAME.legend, GAME.edge, GAME.scenarios[0], "en") == []


def test_a_broken_legend_says_where_and_what_would_be_right(tmp_path: Path) -> None:
    (tmp_path / LEGEND).write_text('[[entry]]\nof = "symbol"\nname = "x"\n', encoding="utf-8")
    with pytest.raises(LegendError, match="entry 1: see is unknown or missing; right: bare, en, ja, name, of"):
        legend_at(tmp_path)
    other = tmp_path / "other"
    other.mkdir()
    row = 'of = "thing"\nname = "x"\nsee = "1"\ntext_en = "a"\ntext_ja = "b"\n'
    (other / LEGEND).write_text(f"[[entry]]\n{row}", encoding="utf-8")
    with pytest.raises(LegendError, match="of must be one of symbol, marker, state"):
        legend_at(other)
