"""What the page is shown holds what its types say, to the letter, so that compiled rules tell the same as plain ones.

A compiled record makes of a 3 in a place of fractions a 3.0, and of a truth value where a whole number stands a 1.
"""

from typing import Any

import pytest
from pydantic import TypeAdapter
from pydantic_core import to_json

from polemos.board.describe import Board, Scene
from polemos.match import games
from polemos.room.results import Question
from polemos.room.view_models import Grid, Palette, Preview, Sheet
from polemos.testing.secrets import positions

GAMES = ("alexander", "belisarius", "peloponnesian-war", "sparta-vs-athens", "syracuse")


def is_as_typed(kind: Any, thing: object) -> bool:
    """Whether a thing that has been told comes back from its type as it was told."""
    told = to_json(thing)
    return to_json(TypeAdapter(kind).validate_json(told)) == told


@pytest.mark.long(only="alexander")
@pytest.mark.parametrize("name", GAMES)
def test_boards_tables_and_palettes_hold_what_their_types_say(name: str) -> None:
    game = games.find(name)
    for own in ("", *game.own_boards):
        assert is_as_typed(Board, game.edge.board("en", own))
    assert is_as_typed(list[Grid], game.edge.tables("en"))
    assert is_as_typed(Palette | None, game.editor.palette(game.scenarios[0], "en"))


@pytest.mark.parametrize("name", GAMES)
def test_questions_pieces_sheets_and_previews_hold_what_their_types_say(name: str) -> None:
    game = games.find(name)
    for state in positions(game, "as typed", game.scenarios[0], game.rules.every_option(), every=41, most=12):
        question = game.edge.question(state, "en")
        assert question is not None
        assert is_as_typed(Question, question)
        for choice in question.choices[:5]:
            assert is_as_typed(Preview | None, game.edge.preview(state, choice.id, "en"))
        view = game.rules.view(state, state.actor)
        assert is_as_typed(Scene, game.edge.pieces(view, "en"))
        assert is_as_typed(list[Sheet], game.edge.sheets(view, "en"))
