"""A map of areas or points as text: laid out as on paper, readable without colour, in any window."""

import re
from dataclasses import replace

import pytest

from board.little_coast import BAY, FORT, HAVEN, HEIGHT, ISLE, PLAIN, SEA, board, scene
from polemos.board import terminal_words
from polemos.board.areas import box_around, extent, holds, hosts, neighbours
from polemos.board.describe import Board, Line, Marker, Piece, Scene, Space, frame_of
from polemos.board.hexes import Point
from polemos.board.kinds import Site
from polemos.board.terminal import Window, width_of
from polemos.board.terminal_areas import draw
from polemos.board.terminal_words import captions, listing, signs, standing_text


def plain(window: Window, shown: Scene | None = None, of: Board | None = None) -> list[str]:
    return draw(of or board(), shown or scene(), window).plain().splitlines()


def test_the_map_lies_as_on_paper() -> None:
    assert [line.rstrip() for line in plain(Window(62, 20))] == DRAWN


DRAWN = r"""
 ____________________________________________________________
 |                   |     -     -     - |                   |
 |                   |  -     -     -    |  T3 Isle          |
 |                   |     -     -     - |___::______________|
 |                   |  -     -     -    |__::_______________
 |      T1 Leon      |     [M1 Bay]    - |::                 |
 |       B2 R1       |  -     B1    -    ::                  |
 = ================= =     -     -     -::                   |
 |                   |  -     -     -  : |                   |
 |##################_|_______________::__|___________________|
 #    ^  =W1=     ^  #  ~     ~     ::   |  _________________
 | ^     ^     ^     |     ~     ~::   ~ |  |                |
 |    ^     ^     ^  |  ~     ~  :: ~    |  |                |
 | ^     ^  {fR R1}  |     ~   ::~     ~ |  |                |
 |T2 Euryalos     ^  |  ~ M2 Open sea    |  | Far Far haven  |
 | ^     ^     ^     |     ~     ~     ~ |  |      B1        |
 |    ^     ^     ^  |  ~     ~     ~    |  |________________|
 | ^     ^     ^     |     ~     ~     ~ |
 |_______xW2x________|___________________|
Keep: fR R1
""".strip("\n").splitlines()


def test_the_map_is_measured_for_its_boxes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A map of thousands of spaces is drawn while one waits: it is not gone through again for each of them."""
    measured: list[Board] = []

    def measure(board: Board) -> tuple[float, float, float, float]:
        measured.append(board)
        return extent(board)

    monkeypatch.setattr(terminal_words, "extent", measure)
    plain(Window(62, 20))
    boxes = [space for space in board().spaces if space.kind == "box"]
    assert 0 < len(measured) <= 2 * len(boxes) < len(board().spaces)


def test_numbers_names_and_stacks_stand_in_their_area() -> None:
    text = "\n".join(plain(Window(62, 20)))
    for words in ("T1 Leon", "B2 R1", "T2 Euryalos", "[M1 Bay]", "M2 Open sea", "T3 Isle", "{fR R1}"):
        assert words in text, words


def test_works_say_how_they_stand() -> None:
    text = "\n".join(plain(Window(62, 20)))
    assert "=W1=" in text and "xW2x" in text
    none = "\n".join(plain(Window(62, 20), Scene()))
    assert ".W1." in none and ".W2." in none
    assert text.count("#") > none.count("#"), "a wall that stands is drawn along its line"


def test_every_width_is_kept_and_names_are_cut_to_their_area() -> None:
    for language in ("en", "ja"):
        for width, height in ((62, 20), (40, 12), (33, 9), (120, 50)):
            lines = plain(Window(width, height, language=language))
            assert len(lines) <= height
            assert all(width_of(line) <= width for line in lines)


def test_japanese_names_are_two_columns_a_letter() -> None:
    text = "\n".join(plain(Window(62, 20, language="ja")))
    assert "T1 レオン" in text and "T2 高台" in text
    assert "砦: fR R1" in text


def test_a_place_is_looked_at_closely() -> None:
    far, near = plain(Window(40, 12)), plain(Window(40, 12, HEIGHT))
    assert any("T2 Euryalos" in line for line in near)
    assert sum(line.count("^") for line in near) > sum(line.count("^") for line in far)
    assert not any("T3" in line for line in near)


def test_a_window_that_is_too_small_is_refused() -> None:
    with pytest.raises(ValueError, match="too small"):
        draw(board(), scene(), Window(20, 5))
    with pytest.raises(ValueError, match="something"):
        draw(Board({}, (0, 0, 1, 1), [], []))


def test_where_there_is_hardly_room_the_number_and_the_stacks_stay() -> None:
    tight = Space(0, "X", [(0, 0), (1, 0), (1, 1), (0, 1)], (0.5, 0.5), "area", "plain", label={"en": "Long name"})
    wide = Space(1, "Y", [(1, 0), (9, 0), (9, 9), (1, 9)], (5, 5), "area", "sea", label={"en": "Sea"})
    little = Board({}, frame_of([tight, wide]), [tight, wide], board().sides)
    pieces = [Piece("p", 0, "H", 0)]
    text = "\n".join(plain(Window(32, 11), Scene(pieces, highlight=[0]), little))
    assert "[X] B1" in text


def test_colours_do_not_change_the_text() -> None:
    canvas = draw(board(), scene(), Window(62, 20))
    bare = re.sub(r"\x1b\[[0-9;]*m", "", canvas.ansi())
    assert [line.rstrip() for line in bare.splitlines()] == canvas.plain().splitlines()
    assert "\x1b[" in canvas.ansi()


def test_points_are_joined_by_dots() -> None:
    towns: tuple[tuple[str, Point, Site], ...] = (
        ("Athens", (0, 0), "capital"),
        ("Sparta", (8, 4), ""),
        ("Far", (0, 4), ""),
    )
    spots = [Space(i, name, [], at, "point", site=site, label={"en": name}) for i, (name, at, site) in enumerate(towns)]
    ways = [Line("edge", [spots[0].centre, spots[1].centre])]
    map_of_points = Board({}, (0, 0, 8, 4), spots, board().sides, lines=ways)
    shown = Scene([Piece("p", 1, "H", 0)], highlight=[1])
    text = plain(Window(60, 16), shown, map_of_points)
    joined = "\n".join(text)
    assert "*Athens" in joined and "[oSparta]" in joined and "oFar" in joined and "R1" in joined
    assert joined.count(".") > 8
    assert neighbours(map_of_points) == {0: [1], 1: [0], 2: []}


def test_boxes_beside_the_map_are_told_in_words() -> None:
    assert captions(board(), scene(), "en", 60) == ["Keep: fR R1"], "the box lies in a corner of the sheet"
    (far,) = [s for s in board().spaces if s.id == HAVEN]
    away = replace(far, shape=[(20, 0), (22, 0), (22, 2), (20, 2)], centre=(21, 1))
    moved = replace(board(), spaces=[*board().spaces[:HAVEN], away])
    assert captions(moved, replace(scene(), highlight=[HAVEN]), "en", 60) == ["Keep: fR R1  [Far haven: B1]"]
    assert "Far haven: B1" in plain(Window(62, 20), None, moved)[-1]


def test_the_list_tells_who_is_next_to_whom() -> None:
    lines = listing(board(), scene(), "en", 100)
    assert lines[PLAIN] == "T1 Leon: B2 R1  > T2, M1"
    assert lines[HEIGHT] == "^ T2 Euryalos  > T1, M2, keep"
    assert lines[BAY] == "- [M1 Bay]: B1  > T1, M2"
    assert lines[FORT] == "# keep Keep: fR R1  > T2"
    assert listing(board(), scene(), "en", 16)[:2] == ["T1 Leon: B2 R1", "> T2, M1"]


def test_who_is_next_to_whom() -> None:
    assert neighbours(board())[SEA] == [HEIGHT, BAY, ISLE], "an arrow joins them"
    linked = replace(board(), links=[(PLAIN, BAY)])
    assert neighbours(linked) == {PLAIN: [BAY], BAY: [PLAIN], HEIGHT: [], SEA: [], ISLE: [], FORT: [], HAVEN: []}
    assert hosts(board()) == {FORT: HEIGHT}
    assert extent(board()) == (0, 0, 9, 6)
    with pytest.raises(ValueError, match="something"):
        box_around([])


def test_a_point_lies_in_a_shape_of_two_parts() -> None:
    ring = board().spaces[ISLE].shape
    assert holds(ring, (7, 0.5)) and holds(ring, (7, 2)) and not holds(ring, (7, 1.2)) and not holds(ring, (5, 0.5))
    assert not holds([], (0, 0))


def test_the_key_has_the_words_of_the_board() -> None:
    worded = replace(board(), words={"raised": {"en": "Heights", "ja": "高地"}, "fort": {"en": "Fort", "ja": "砦"}})
    assert signs(worded, scene(), "en") == ["^ Heights", "f Fort"]
    assert signs(worded, Scene(), "ja") == ["^ 高地"]
    inside = replace(board(), words={"town": {"en": "Inside of a fort"}})
    assert signs(inside, Scene(), "en") == ["{ } Inside of a fort"]


def test_a_marker_of_nobody_and_a_ruin_have_their_letters() -> None:
    lying = Scene(
        markers=[Marker("camp-destroyed", PLAIN, 0), Marker("works", PLAIN), Marker("turn", 0, track="turns")]
    )
    assert standing_text(board(), lying, board().spaces[PLAIN]) == "xB w"
