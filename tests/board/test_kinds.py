"""A board has no word that nobody could draw: it is refused where it is said, with the words that there are."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from board import little_map
from polemos.board.describe import Label, Line, Outline, SideStyle, Space, board_from_json, to_json
from polemos.board.kinds import (
    LINE_KINDS,
    ROUTES,
    SHAPES,
    SITES,
    TERRAINS,
    LabelKind,
    LineKind,
    OutlineKind,
    Shape,
    Site,
    SpaceKind,
    Terrain,
)
from polemos.board.svg_parts import LINES
from polemos.board.symbols import DAY, NIGHT, OUTLINES, TERRAIN
from polemos.board.symbols import SITES as PICTURES
from polemos.board.terminal import BARE, GROUNDS, SIGNS
from polemos.board.terminal import ROUTES as WRITTEN

SQUARE = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Space(0, "0101", SQUARE, (0, 0), cast(SpaceKind, "blob")), "kind of 0101 must be .*area.*'blob'"),
        (lambda: Space(0, "0101", SQUARE, (0, 0), terrain=cast(Terrain, "cheese")), "0101 must be .*marsh.*'cheese'"),
        (lambda: Space(0, "0101", SQUARE, (0, 0), site=cast(Site, "pub")), "site of 0101 must be .*fortress.*'pub'"),
        (lambda: Line(cast(LineKind, "rainbow"), SQUARE), "line must be .*river.*'rainbow'"),
        (lambda: Outline(cast(OutlineKind, "cloud"), [SQUARE]), "outline must be .*lake.*'cloud'"),
        (lambda: Label({}, (0, 0), cast(LabelKind, "shout")), "label must be .*note.*'shout'"),
        (lambda: SideStyle({}, "#000", "#fff", "R", cast(Shape, "star")), "shape of R must be .*cut.*'star'"),
    ],
)
def test_a_word_that_nobody_could_draw_is_refused(make: Callable[[], Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        make()


def test_it_is_refused_in_a_description_too() -> None:
    data = to_json(little_map.board())
    data["lines"][0]["kind"] = "rainbow"
    with pytest.raises(ValueError, match="rainbow"):
        board_from_json(data)


def test_every_ground_every_line_and_every_shape_has_its_look_in_the_picture() -> None:
    assert set(TERRAIN) == set(TERRAINS)
    assert set(OUTLINES) == set(SHAPES)
    assert set(NIGHT["terrain"]) == set(TERRAINS)
    assert set(NIGHT) == set(DAY)
    assert set(LINES) == set(LINE_KINDS) - {"strait"}, "a strait is an arrow, and no line"
    assert set(PICTURES) == set(SITES)
    assert set(GROUNDS) == set(TERRAINS)
    assert set(SIGNS) == set(TERRAINS) - BARE, "a ground without a sign in the terminal says so in BARE"
    assert set(ROUTES) <= set(LINE_KINDS) and {kind for kind, _ in WRITTEN} == set(ROUTES)
