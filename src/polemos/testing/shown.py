"""What holds of everything that a game shows beside its board, whichever game it is."""

import json
from dataclasses import asdict
from typing import Any

from polemos.board.describe import NO_TAIL, Board, Piece, Scene, board_from_json, to_json
from polemos.room.game import AnyGame
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Grid, Palette, Preview, Sheet

EXACT = 1e-9
FULL_TURN = 360
NOWHERE = -1
"""The space of a piece that an editor has not put down."""


def book(game: AnyGame, language: str = "en") -> dict[str, Grid]:
    """The tables of a game by their ids."""
    return {grid.id: grid for grid in game.edge.tables(language)}


def tables_are_whole(game: AnyGame) -> None:
    """Every table has a title, a clause and rows as wide as its heads, no cell empty, no two rows of one head."""
    for language in LANGUAGES:
        for grid in game.edge.tables(language):
            assert grid.title
            assert grid.clause in game.clauses, grid.id
            assert grid.rows
            for row in grid.rows:
                assert len(row) == len(grid.columns), grid.id
                assert all(row), (grid.id, row)
            assert len({row[0] for row in grid.rows}) == len(grid.rows), grid.id


def languages_agree_on_figures(game: AnyGame) -> None:
    """The tables are the same in every language but for their words."""
    english, japanese = book(game), book(game, "ja")
    assert list(english) == list(japanese)
    for name, grid in english.items():
        for one, two in zip(grid.rows, japanese[name].rows, strict=True):
            same = [(a, b) for a, b in zip(one, two, strict=True) if a.lstrip("+-×").isdigit() or b.isdigit()]
            assert all(a == b for a, b in same), (name, one, two)


def sheets_are_whole(game: AnyGame, sheets: list[Sheet]) -> None:
    """Every sheet has a title, every gauge a label, every card what it does, every grid rows as wide as its heads."""
    assert len({sheet.id for sheet in sheets}) == len(sheets)
    for sheet in sheets:
        assert sheet.title
        assert all(gauge.label and (not gauge.clause or gauge.clause in game.clauses) for gauge in sheet.gauges)
        assert all(card.text and card.clause in game.clauses for card in sheet.cards)
        if sheet.grid is not None:
            assert all(len(cells) == len(sheet.grid.columns) for cells in sheet.grid.rows)


def preview_is_whole(game: AnyGame, grids: dict[str, Grid], preview: Preview) -> None:
    """Chances add up, cells exist, every line has a text and a clause of the rulebook."""
    for cell in preview.cells:
        grid = grids[cell.grid]
        assert -1 <= cell.row < len(grid.rows)
        assert -1 <= cell.column < len(grid.columns)
    for chances in preview.chances:
        assert abs(sum(outcome.chance for outcome in chances.outcomes) - 1) < EXACT, preview
        assert all(outcome.chance > 0 and outcome.name and outcome.text for outcome in chances.outcomes), preview
        assert not chances.clause or chances.clause in game.clauses
    for term in preview.terms:
        assert term.text
        assert term.clause in game.clauses, term


def boards_are_whole(game: AnyGame) -> None:
    """Every scenario has a board with the sides of the game, whose spaces and lines are in order; "" is one of them.

    Scenarios that are not among `own_boards` share the common board.
    """
    common = game.edge.board("en")
    assert set(game.own_boards) <= set(game.scenarios)
    for scenario in game.scenarios:
        board = game.edge.board("en", scenario)
        if not game.own_board(scenario):
            assert board == common, scenario
        board_is_whole(board)
        assert len(board.sides) >= len(game.sides), scenario
        assert board_from_json(json.loads(json.dumps(to_json(board)))) == board, scenario


def board_is_whole(board: Board) -> None:
    """No space twice, nor two of a name; what is drawn has points enough; whatever names a space names one.

    What lies within another space lies within an area, and in no other one.
    """
    ids, names = [space.id for space in board.spaces], [space.name for space in board.spaces]
    areas = {space.id for space in board.spaces if space.kind == "area"}
    assert len(set(ids)) == len(ids)
    assert len(set(names)) == len(names)
    assert all(space.shape for space in board.spaces if space.kind == "hex")
    assert all(space.level >= 0 for space in board.spaces)
    assert all(len(line.points) > 1 for line in board.lines)
    assert all(at in ids for region in board.regions for at in region.spaces)
    assert all(at in ids for link in board.links for at in link)
    assert all(at in ids and area in areas and at != area for at, area in board.within.items())


def scene_fits(board: Board, scene: Scene) -> None:
    """Every piece stands on spaces of the board and belongs to a side of it; no two pieces have one id."""
    ids = {space.id for space in board.spaces}
    assert len({piece.id for piece in scene.pieces}) == len(scene.pieces)
    for piece in scene.pieces:
        assert piece.space in ids, piece
        assert piece.tail == NO_TAIL or (piece.tail in ids and piece.tail != piece.space), piece
        assert 0 <= piece.side < len(board.sides), piece
        assert piece.facing is None or 0 <= piece.facing < FULL_TURN, piece
    assert all(marker.track or marker.space in ids for marker in scene.markers)


def palette_is_whole(palette: Palette) -> None:
    """Every field has a label, a heading and picks with labels; no key twice; what it begins with is allowed.

    Every piece stands nowhere, no id twice; whoever stands in the set-up is one of them, and nobody on the bare board.
    """
    pieces = [piece for piece in palette.pieces if isinstance(piece, Piece)]
    ids = {piece.id for piece in pieces}
    assert len(ids) == len(pieces) == len(palette.pieces)
    assert {piece.space for piece in pieces} == {NOWHERE}
    assert json.dumps([asdict(piece) for piece in pieces])
    there = palette.position[palette.pieces_key]
    assert isinstance(there, dict)
    assert {name for names in there.values() for name in ([names] if isinstance(names, str) else names)} <= ids
    assert palette.empty[palette.pieces_key] == {}
    assert all(field.label and field.group for field in palette.fields)
    assert all(pick.label for field in palette.fields for pick in field.picks)
    keys = [field.key for field in palette.fields]
    assert len(set(keys)) == len(keys)
    for field in palette.fields:
        if field.kind == "number":
            assert field.low <= int(field.default) <= field.high, field.key
        elif field.kind == "choice":
            assert field.default in [pick.id for pick in field.picks], field.key


def fill_in(position: dict[str, Any], key: str, value: Any) -> None:
    """What a form of positions does: the value at the key of a field, with dots between tables."""
    *tables, last = key.split(".")
    for name in tables:
        position = position.setdefault(name, {})
    position[last] = value


def fill(position: dict[str, Any], palette: Palette) -> None:
    """The form of positions filled in: all as it begins, and of what is counted two of one kind or one of another."""
    counted: set[str] = set()
    for field in palette.fields:
        value: Any = field.default if field.kind in ("choice", "text") else []
        if field.kind == "number":
            value = int(field.default)
        elif field.kind == "counts":
            table = field.key.partition(".")[0]
            value = [field.picks[1].id] if table in counted else [f"2 {field.picks[0].id}"]
            counted.add(table)
        fill_in(position, field.key, value)
