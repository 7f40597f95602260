"""A field of battle in pictures and in letters: counters across two hexes, facings, heights, water and walls."""

import json
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from math import cos, radians, sin

import pytest

from board.little_field import HILL, TERRAIN, board, grid, pike, scene
from polemos.board import svg, terminal
from polemos.board.describe import NO_TAIL, Scene, board_from_json, scene_from_json, to_json
from polemos.board.kinds import SHAPES
from polemos.board.svg_counters import arrows, counter, outline
from polemos.board.svg_parts import HEIGHT, LINES, Look
from polemos.board.svg_pieces import counters, lie
from polemos.board.symbols import OUTLINES
from polemos.board.symbols import TERRAIN as COLOURS
from polemos.board.terminal import Window
from polemos.board.terminal_pieces import arrow, counts_of, figures_of

SPACES = {space.id: space for space in board().spaces}


def cell(scene_: Scene, name: str) -> list[str]:
    """The two lines of a hex in the terminal, without its borders."""
    canvas = terminal.draw(board(), scene_, Window(40, 16)).plain().splitlines()
    here = SPACES[grid().find(name)]
    line, along = board().layout.convention().doubled((here.row, here.column))  # type: ignore[union-attr]
    first_line, first_along = 1, 2  # hex 0201 is the highest: its column is not shifted
    x, y = 4 + (line - first_line) * 6, 1 + along - first_along
    return [canvas[y + i].ljust(40)[x + 1 : x + 6] for i in (0, 1)]


def test_levels_and_tails_survive_json() -> None:
    assert board_from_json(json.loads(json.dumps(to_json(board())))) == board()
    again = scene_from_json(json.loads(json.dumps(to_json(scene()))))
    assert again == scene()
    assert [piece.tail for piece in again.pieces] == [grid().find("0104"), NO_TAIL, NO_TAIL]
    assert {space.name: space.level for space in board().spaces if space.level} == HILL


def test_what_says_nothing_of_levels_and_tails_is_read_too() -> None:
    data = to_json(board())
    for space in data["spaces"]:
        del space["level"]
    assert not any(space.level for space in board_from_json(data).spaces)
    seen = to_json(scene())
    for piece in seen["pieces"]:
        del piece["tail"]
    assert all(piece.tail == NO_TAIL for piece in scene_from_json(seen).pieces)


# ---------------------------------------------------------------- the picture


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_picture_is_well_formed(language: str) -> None:
    root = ElementTree.fromstring(svg.draw(board(), scene(), Look(language=language)))
    assert root.tag.endswith("svg")


def test_a_long_counter_lies_across_its_two_hexes() -> None:
    (x, y), half, turn = lie(board(), pike(), SPACES)
    one, two = SPACES[pike().space].centre, SPACES[pike().tail].centre
    assert (x, y) == pytest.approx(((one[0] + two[0]) / 2, (one[1] + two[1]) / 2))
    assert turn == pytest.approx(90)
    # it ends half a counter beyond the middle of each hex
    size = board().counter
    assert 2 * half * size == pytest.approx(abs(two[1] - one[1]) + size)


def test_what_is_printed_on_a_long_counter_never_stands_on_its_head() -> None:
    at = grid().find
    for head, tail in (("0203", "0302"), ("0302", "0203"), ("0203", "0303"), ("0303", "0203"), ("0104", "0103")):
        _, _, turn = lie(board(), replace(pike(), space=at(head), tail=at(tail)), SPACES)
        assert -90 < turn <= 90


def test_a_long_counter_is_drawn_once_and_under_what_stands_with_it() -> None:
    leader = replace(scene().pieces[2], side=0, space=pike().tail)
    drawn = "".join(counters(board(), Scene([leader, pike()]), Look()))
    assert drawn.count("<title>Coenus</title>") == 1
    assert drawn.index("Coenus") < drawn.index("Darius")
    alone = "".join(counters(board(), Scene([leader]), Look()))
    assert "scale(0.66)" in alone
    assert "scale(0.66)" not in drawn.partition("Coenus")[2]


def test_long_counters_on_the_same_hexes_are_counted() -> None:
    turned = replace(pike(), id="m2", space=pike().tail, tail=pike().space)
    drawn = "".join(counters(board(), Scene([pike(), turned]), Look()))
    assert drawn.count("<title>Coenus</title>") == 2
    assert ">2</text>" in drawn
    assert ">2</text>" not in "".join(counters(board(), Scene([pike()]), Look()))


@pytest.mark.parametrize("shape", sorted(SHAPES))
def test_a_long_counter_has_the_shape_of_its_side(shape: str) -> None:
    assert outline(shape) == OUTLINES[shape]
    long = outline(shape, 1.25)
    across = [float(x) for x in re.findall(r"[MLHA ,]?(-?\d*\.?\d+)", long)]
    assert max(across) == 1.25
    assert min(across) == -1.25
    others = {outline(other, 1.25) for other in SHAPES if other != shape}
    assert long not in others


@pytest.mark.parametrize("facing", [0, 30, 90, 150, 180, 270, 330])
def test_an_arrowhead_stands_on_the_edge_of_a_counter(facing: int) -> None:
    drawn = arrows(facing, 0.5, "#fff")
    assert drawn.count("<path") == 1
    assert f"rotate({facing})" in drawn
    foot = -float(re.search(r"L[\d.]+ (-[\d.]+)H", drawn).group(1))  # type: ignore[union-attr]
    x, y = foot * abs(sin(radians(facing))), foot * abs(cos(radians(facing)))
    # a little within the edge, wherever that is crossed
    assert 0.42 < max(x, y) < 0.5


def test_a_long_counter_that_faces_across_has_an_arrowhead_before_each_half() -> None:
    assert arrows(0, 1.2, "#fff").count("<path") == 2
    assert arrows(180, 1.2, "#fff").count("<path") == 2
    column = arrows(90, 1.2, "#fff")
    assert column.count("<path") == 1
    assert "-1.15" in column
    assert counter(board(), replace(pike(), facing=None), "en", 1.2).count("rotate(") == 0


def test_a_counter_keeps_facing_its_bearing_when_its_picture_is_turned() -> None:
    # up and down on the map, the counter faces right: to its own top, as it is turned by a quarter
    assert "rotate(0)" in counter(board(), pike(90), "en", 1.2, 90)


def test_hits_are_counted_on_the_counter() -> None:
    assert ">4</text>" in counter(board(), replace(pike(), marks=["hits-4"]), "en")
    assert ">4</text>" not in counter(board(), pike(), "en")


def test_high_ground_is_tinted_level_by_level() -> None:
    drawn = svg.draw(board(), None, Look(legend=False))
    first, second = re.findall(rf'<path fill="{HEIGHT}" fill-opacity=".1" d="([^"]+)"', drawn)
    assert first.count("M") == len(HILL)
    assert second.count("M") == 1
    flat = replace(board(), spaces=[replace(space, level=0) for space in board().spaces])
    assert f'fill="{HEIGHT}"' not in svg.draw(flat, None, Look(legend=False))


def test_every_ground_and_line_of_a_field_has_its_own_look() -> None:
    drawn = svg.draw(board(), None)
    for terrain in TERRAIN.values():
        assert f'fill="{COLOURS[terrain]}"' in drawn
    assert len({COLOURS[terrain] for terrain in TERRAIN.values()}) == len(TERRAIN)
    kinds = {line.kind for line in board().lines}
    assert kinds <= set(LINES)
    assert len({LINES[kind] for kind in kinds}) == len(kinds)
    for word in ("Stream bank", "Abatis", "Gate", "Contour", "City wall", "Deep river"):
        assert f">{word}<" in drawn


# ---------------------------------------------------------------- the terminal


def test_a_long_unit_stands_in_both_hexes_of_the_terminal() -> None:
    assert cell(scene(), "0103")[1] == "M>PH "
    assert cell(scene(), "0104")[1] == "M>== "
    assert counts_of(scene())[grid().find("0104")] == {0: 1}


def test_a_unit_shows_where_it_faces_and_a_leader_that_he_is_there() -> None:
    assert cell(scene(), "0305")[1] == "P<vLC"
    assert cell(scene(), "0405")[1] == "P1   "


def test_units_of_two_sides_or_facings_are_only_counted() -> None:
    horse = scene().pieces[1]
    both = Scene([horse, replace(horse, id="p3", facing=60)])
    assert cell(both, "0305")[1] == "P2   "
    assert cell(Scene([horse, replace(horse, id="p3")]), "0305")[1] == "P2<v "
    mixed = Scene([horse, replace(horse, id="m9", side=0)])
    assert figures_of(mixed) == {}
    assert cell(mixed, "0305")[1] == "M1P1 "


def test_a_hidden_unit_does_not_tell_its_people() -> None:
    horse = replace(scene().pieces[1], hidden=True)
    assert cell(Scene([horse]), "0305")[1] == "P<v  "


@pytest.mark.parametrize(
    ("facing", "sign"),
    [
        (0, "^"),
        (30, "^>"),
        (60, "^>"),
        (90, ">"),
        (150, "v>"),
        (180, "v"),
        (210, "<v"),
        (270, "<"),
        (330, "<^"),
        (360, "^"),
    ],
)
def test_a_facing_in_letters(facing: int, sign: str) -> None:
    assert arrow(facing) == sign


def test_levels_and_grounds_in_the_terminal() -> None:
    # the hill, and the low ground at its foot; what lies farther off says nothing
    assert [cell(Scene(), name)[0][-1] for name in ("0404", "0304", "0303", "0103")] == ["2", "1", "0", " "]
    assert cell(Scene(), "0102")[0] == "% % %"
    assert cell(Scene(), "0202")[0] == "= = ="
