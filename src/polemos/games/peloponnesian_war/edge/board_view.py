"""What stands on the map as data, for anybody who draws it. The map itself is in board_map.py."""

from collections.abc import Mapping
from typing import Any, Final

from polemos.board.describe import NO_SIDE, Board, Piece, Scene
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import NEITHER, PIECE_KEY, UNITS
from polemos.games.peloponnesian_war.data.world import REGION_NAMES
from polemos.games.peloponnesian_war.edge.board_map import board
from polemos.games.peloponnesian_war.edge.messages import lexicon, texts
from polemos.games.peloponnesian_war.edge.view import open_state
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import PIECE

SYMBOLS: Final = ("spear", "bow", "horse", "ship")


def board_of(scenario: str) -> Board:
    """The map, which is the same for every scenario."""
    return board()


def pieces(view: Mapping[str, Any], language: str) -> Scene:
    """What stands on the map in a view."""
    s = open_state(dict(view))
    return Scene(
        [piece(number, s.loc[number], s.sides[number]) for number in range(tables.PIECES) if s.loc[number] >= 0],
        control=dict(zip(REGION_NAMES, s.controller, strict=True)),
    )


def piece(number: int, space: int, side: int = NEITHER) -> Piece:
    """A counter, wherever it stands."""
    name = {language: lexicon(language)[PIECE][number] for language in ("en", "ja")}
    shown = side if side != NEITHER else NO_SIDE
    if number >= UNITS:
        values = [tables.LAND_RATING[number], tables.NAVAL_RATING[number]]
        return Piece(PIECE_KEY[number], shown, "leader", space, name, "leader", values)
    kind = tables.KIND[number]
    return Piece(PIECE_KEY[number], shown, tables.KIND_NAMES[kind], space, name, SYMBOLS[kind], [tables.MORALE[number]])


def moment(s: War, language: str) -> str:
    """The season, the phase and whose it is."""
    words = lexicon(language)
    season, phase = words["season"][s.season], words["phase"][s.phase]
    return texts(language)("moment", {"year": s.year, "season": season, "phase": phase, "turn": s.turn})
