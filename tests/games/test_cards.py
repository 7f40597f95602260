"""The cards of counters and places, in every room: nothing without a name, no clause that is none, nothing hidden."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from polemos.board.describe import Piece
from polemos.kernel.flow import NOBODY
from polemos.match import games
from polemos.room.cards import STATE, InfoCard, state_name
from polemos.room.game import AnyGame
from polemos.room.texts import LANGUAGES
from polemos.testing.secrets import positions, twin

GAMES: Final = ("alexander", "belisarius", "syracuse", "sparta-vs-athens", "peloponnesian-war")
SECRETIVE: Final = {"belisarius": "1", "syracuse": "1", "sparta-vs-athens": "archidamian", "peloponnesian-war": ""}
"""Games in which a side hides what a deal can change, each with a scenario."""


def moments(game: AnyGame, every: int, most: int) -> Iterator[Any]:
    yield from positions(game, "cards", game.scenarios[0], (), every=every, most=most)


def cards_of(game: AnyGame, state: Any, side: int, language: str, few: int = 0) -> dict[str, InfoCard | None]:
    """The cards of all counters and places that a side sees; few: of so many of each."""
    view, board = game.rules.view(state, side), game.edge.board_for(state, language)
    pieces = game.edge.pieces(view, language).pieces
    some = pieces[:: max(1, len(pieces) // few)] if few else pieces
    spaces = board.spaces[:: max(1, len(board.spaces) // few)] if few else board.spaces
    found = {f"piece {one.id}": game.edge.piece_card(view, board, one.id, language) for one in some}
    return found | {f"space {one.id}": game.edge.place_card(view, board, one.id, language) for one in spaces}


@pytest.mark.long(only="peloponnesian")
@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_card_has_a_name_a_value_or_a_meaning_and_a_clause_that_there_is(name: str) -> None:
    game = games.find(name)
    counters = 0
    for state in moments(game, 97, 3):
        for language in LANGUAGES:
            for what, card in cards_of(game, state, state.actor, language, 40).items():
                assert card is not None, what
                assert card.title, what
                counters += what.startswith("piece")
                assert card.kind or card.hidden, what
                for line in (*card.values, *card.states):
                    assert line.label, (what, line)
                    assert not line.clause or line.clause in game.clauses.clauses, (what, line)
                assert all(line.value or line.text for line in card.values), what
    assert counters > 20


@pytest.mark.parametrize("name", GAMES)
def test_every_state_on_a_counter_is_called_by_words_and_explained(name: str) -> None:
    game = games.find(name)
    assert game.edge.cards is not None
    told = game.edge.cards.state_clauses
    for language in LANGUAGES:
        board = game.edge.board(language, game.own_board(game.scenarios[0]))
        for state, clause in told.items():
            assert board.words[state][language]
            assert game.edge.texts(language)(f"{STATE}-{state}")
            assert clause in game.clauses.clauses
    drawn = {
        state_name(mark)[0]
        for moment in moments(game, 61, 12)
        for piece in game.edge.pieces(game.rules.view(moment, moment.actor), "en").pieces
        for mark in piece.marks
    }
    assert drawn <= set(told)


def test_a_state_with_a_number_is_told_with_it() -> None:
    game = games.find("alexander")
    for state in moments(game, 20, 40):
        view, board = game.rules.view(state, 0), game.edge.board_for(state, "en")
        hurt = [one for one in game.edge.pieces(view, "en").pieces if "hits-2" in one.marks]
        if hurt:
            card = game.edge.piece_card(view, board, hurt[0].id, "en")
            assert card is not None
            assert ("hits", "2", "10.11") in [(line.label, line.value, line.clause) for line in card.states]
            return
    pytest.fail("nobody was hit twice")


def test_there_is_no_card_of_what_is_not_seen() -> None:
    game = games.find("sparta-vs-athens")
    (state,) = moments(game, 40, 1)
    view, board = game.rules.view(state, 0), game.edge.board_for(state, "en")
    seen = {piece.id for piece in game.edge.pieces(view, "en").pieces}
    for side in range(2):
        for piece in game.edge.pieces(game.rules.view(state, side), "en").pieces:
            if piece.id not in seen:
                assert game.edge.piece_card(view, board, piece.id, "en") is None
    assert game.edge.piece_card(view, board, "nobody", "en") is None
    assert game.edge.place_card(view, board, 10**6, "en") is None


def test_a_counter_whose_face_is_down_tells_only_its_back() -> None:
    game = games.find("sparta-vs-athens")
    met = 0
    for state in moments(game, 30, 12):
        for side in range(2):
            view, board = game.rules.view(state, side), game.edge.board_for(state, "en")
            hidden: list[Piece] = [one for one in game.edge.pieces(view, "en").pieces if one.hidden]
            for piece in hidden:
                card = game.edge.piece_card(view, board, piece.id, "en")
                assert card is not None
                assert card.hidden
                assert (card.kind, list(card.values), card.side) == ("", [], piece.side)
                met += 1
    assert met


@pytest.mark.long(only="peloponnesian")
@pytest.mark.parametrize("name", SECRETIVE)
def test_what_differs_only_in_the_secrets_of_the_enemy_has_the_same_cards(name: str) -> None:
    game = games.find(name)
    compared = 0
    scenario = SECRETIVE[name] or game.scenarios[0]
    for n, state in enumerate(positions(game, "twins", scenario, (), every=61, most=4)):
        for side in (*range(2), NOBODY):
            if game.rules.view(state, side)["agenda"] is None:
                continue
            other = twin(game, state, side, f"cards {n}")
            assert cards_of(game, other, side, "en", 25) == cards_of(game, state, side, "en", 25)
            compared += 1
    assert compared > 4
