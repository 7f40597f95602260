"""Maps of points: drawn with their routes by class, their sites and a coast, as SVG and as text."""

import json
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest

from board.little_points import EPHESUS, ICARIA, LADE, MILETUS, ROUTES, SARDIS, TRALLES, WATER, board, scene
from polemos.board import kinds
from polemos.board.areas import extent, neighbours, of_points, sheet_of
from polemos.board.describe import Board, Outline, Scene, board_from_json, frame_of, say, to_json
from polemos.board.svg import draw, line_pictures
from polemos.board.svg_parts import LINES, TICKED, Look, midway, ring, saddle, site_picture
from polemos.board.svg_text import Crowd, width_of
from polemos.board.symbols import SADDLE
from polemos.board.symbols import SITES as PICTURES
from polemos.board.terminal import Window
from polemos.board.terminal_areas import draw as draw_text
from polemos.board.terminal_words import signs


def test_descriptions_survive_json() -> None:
    assert board_from_json(json.loads(json.dumps(to_json(board())))) == board()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_picture_is_well_formed_and_names_every_point(language: str) -> None:
    root = ElementTree.fromstring(draw(board(), scene(), Look(language=language)))
    said = {element.text for element in root.iter() if element.text}
    assert {say(space.label, language) for space in board().spaces if space.label} <= said
    assert ("Pass" if language == "en" else "峠") in said, "the legend has the words of the board"


def test_routes_differ_by_more_than_colour() -> None:
    """By the dashes of a line, a second line within it, or a sign upon it."""
    kinds = {kind for _, _, kind in ROUTES} - {"strait", "edge"}
    looks = {kind: (LINES[kind][3], kind == "pass", kind in TICKED) for kind in kinds}
    assert len(set(looks.values())) == len(kinds)
    drawn = "".join(line_pictures(board(), Scene()))
    assert drawn.count(SADDLE) == 2, "the one pass has its sign, with a halo"
    for kind in kinds:
        assert f'stroke="{LINES[kind][0]}"' in drawn


def test_the_sign_of_a_pass_lies_in_the_middle_of_its_road() -> None:
    assert midway([(0, 0), (3, 0), (4, 0)]) == ((2, 0), 0)
    assert midway([(0, 0), (0, 2)]) == ((0, 1), 90)
    assert midway([(1, 1), (1, 1)]) == ((1, 1), 0)
    assert "translate(2 0) rotate(0)" in saddle([(0, 0), (3, 0), (4, 0)])


def test_every_site_has_a_picture_and_a_point_without_one_is_a_spot() -> None:
    spaces = board().spaces
    pictures = {site_picture(replace(spaces[EPHESUS], site=site, marks=[])) for site in kinds.SITES}
    assert len(pictures) == len(kinds.SITES)
    assert PICTURES[""][0]["path"] in site_picture(spaces[LADE])
    assert site_picture(replace(spaces[LADE], kind="hex")).count("<path") == 0


def test_points_are_lit_and_held_by_rings() -> None:
    drawn = draw(board(), scene())
    assert ring(board().spaces[TRALLES].centre) in drawn
    for at in (EPHESUS, MILETUS, TRALLES, SARDIS):
        assert ring(board().spaces[at].centre, 0.44) in drawn, "each point of a region that a side holds"
    assert ring(board().spaces[ICARIA].centre, 0.44) not in drawn


def names_of(drawn: str) -> dict[str, tuple[float, float, float]]:
    """The names on the map: across, down and size."""
    found = re.findall(r'<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)"[^>]*>([^<]+)<', drawn)
    return {words: (float(x), float(y), float(size)) for x, y, size, words in found}


def test_names_lie_clear_of_routes_counters_and_each_other() -> None:
    drawn = draw(board(), Scene(), Look(legend=False))
    names = names_of(drawn)
    boxes = {}
    for space in board().spaces:
        if space.label:
            x, y, size = names[say(space.label, "en")]
            wide = width_of(say(space.label, "en"), size)
            boxes[space.id] = (x - wide / 2, y - size * 0.7, x + wide / 2, y)
    crowd = Crowd()
    for line in board().lines:
        for i in range(41):
            (ax, ay), (bx, by) = line.points[0], line.points[-1]
            x, y = ax + (bx - ax) * i / 40, ay + (by - ay) * i / 40
            crowd.add((x - 0.04, y - 0.04, x + 0.04, y + 0.04))
    assert {at: crowd.cost(box) for at, box in boxes.items() if crowd.cost(box)} == {}
    for at, box in boxes.items():
        for other, more in boxes.items():
            apart = box[2] <= more[0] or more[2] <= box[0] or box[3] <= more[1] or more[3] <= box[1]
            assert at == other or apart


def test_the_sheet_holds_all_points_and_all_its_coast() -> None:
    assert of_points(board())
    assert extent(board()) == (1.5, 1, 11.5, 6.8)
    assert sheet_of(board()) == (0.5, -1, 13, 8)
    assert frame_of(board().spaces, 2, board().outlines) == (-1.2, -3, 16.2, 13)
    assert sheet_of(replace(board(), outlines=[], counter=1.32)) == (-0.5, -1, 13.5, 8.8)


def test_who_is_joined_by_a_route_of_any_class() -> None:
    assert neighbours(board()) == {
        EPHESUS: [TRALLES, SARDIS, MILETUS],
        TRALLES: [EPHESUS, SARDIS, MILETUS],
        SARDIS: [EPHESUS, TRALLES],
        MILETUS: [EPHESUS, TRALLES, WATER, LADE],
        ICARIA: [WATER],
        WATER: [MILETUS, ICARIA],
        LADE: [MILETUS],
    }


# ---------------------------------------------------------------------------------------------------------- as text
def plain(shown: Scene | None = None, of: Board | None = None, width: int = 78, height: int = 26) -> str:
    return draw_text(of or board(), shown or scene(), Window(width, height)).plain()


def test_text_shows_routes_by_class_sites_and_who_is_there() -> None:
    text = plain()
    for words in ("oEphesus G2", "*Sardis P1", "[oTralles]", "#Miletus s", "=Icarian Sea G1", "^Icaria", "olade"):
        assert words in text, words
    bare = plain(Scene(), replace(board(), spaces=[replace(one, label={}, name="") for one in board().spaces]))
    without = plain(
        Scene(), replace(board(), spaces=[replace(one, label={}, name="") for one in board().spaces], lines=[])
    )
    for sign in (".", ",", "^", "-", "~", ":"):
        assert bare.count(sign) > without.count(sign), sign


def test_the_key_has_the_routes_and_sites_that_the_board_names() -> None:
    worded = replace(board(), words={**board().words, "fortress": {"en": "Walled city"}, "temple": {"en": "Temple"}})
    assert signs(worded, Scene(), "en") == ["^ Pass", "~ Sea route", "# Walled city", "^ Temple"]
    assert signs(replace(worded, lines=[]), Scene(), "en") == ["# Walled city", "^ Temple"]


def test_text_tells_land_from_sea() -> None:
    assert plain(Scene()).count("'") > 30
    assert plain(Scene(), replace(board(), outlines=[Outline("land", [[(0, 0), (0.1, 0), (0.1, 0.1)]])])).count("'") < 3


def test_names_in_text_are_cut_before_they_hide_each_other() -> None:
    close = [replace(space, centre=(5 + 0.5 * space.id, 3)) for space in board().spaces]
    text = plain(Scene(), replace(board(), spaces=close, lines=[], outlines=[]), 30, 9)
    for words in ("oEphesus", "oTralles", "*Sardis", "#Miletus", "^Icaria", "=Icar", "olade"):
        assert words in text, words
    assert "Icarian" not in text
