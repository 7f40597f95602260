"""Descriptions go to JSON and back; the SVG is well formed and stands alone; the terminal shows what it should."""

import itertools
import json
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from board.little_map import board, grid, hexside_bits, scene
from polemos.board import svg, svg_control, terminal
from polemos.board.coast import coast, smooth
from polemos.board.describe import (
    Board,
    Layout,
    Scene,
    board_from_json,
    frame_of,
    hex_space,
    say,
    scene_from_json,
    to_json,
)
from polemos.board.hexes import Convention, rectangle
from polemos.board.svg_counters import counter
from polemos.board.svg_parts import Look, curve, number
from polemos.board.svg_text import fitting
from polemos.board.svg_text import width_of as width_in_units
from polemos.board.symbols import MARKS
from polemos.board.terminal import Canvas, Window, columns_of, shortened, width_of


def test_descriptions_survive_json() -> None:
    assert board_from_json(json.loads(json.dumps(to_json(board())))) == board()
    assert scene_from_json(json.loads(json.dumps(to_json(scene())))) == scene()


def test_a_text_falls_back_on_english() -> None:
    assert say({"en": "Rome", "ja": "ローマ"}, "ja") == "ローマ"
    assert say({"en": "Rome"}, "ja") == "Rome"
    assert say({"la": "Roma"}, "ja") == "Roma"
    assert say({}, "en") == ""
    with pytest.raises(ValueError, match="at least one"):
        frame_of([])


def area(ring: list[tuple[float, float]]) -> float:
    closed = [*ring, ring[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise(closed)) / 2


def test_the_coast_is_closed_and_leaves_the_sea_out() -> None:
    hexes = grid()
    rings = coast(hexes, *hexside_bits(hexes))
    land = abs(sum(area(ring) for ring in rings))
    whole = 0.866
    assert 5.0 * whole < land < 7.2 * whole
    assert coast(hexes, [0] * 12, [63] * 12) == []
    island = coast(hexes, [64] + [0] * 11, [63] * 12)
    assert len(island) == 1
    assert 0.1 < abs(area(island[0])) < whole


def test_smooth_lines_keep_their_ends() -> None:
    line = [(0.0, 0.0), (1.0, 1.0), (2.0, 0.0)]
    assert smooth(line)[0] == line[0]
    assert smooth(line)[-1] == line[-1]
    assert smooth(line[:2]) == line[:2]
    assert curve(line).startswith("M0 0C")
    assert curve(line).endswith("2 0")
    assert [number(value) for value in (1.0, -0.0001, 0.12345, 100.0)] == ["1", "0", "0.123", "100"]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_picture_is_well_formed_and_stands_alone(language: str) -> None:
    drawn = svg.draw(board(), scene(), Look(language=language))
    root = ElementTree.fromstring(drawn)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert not tags & {"script", "image", "foreignObject", "use"}
    for element in root.iter():
        for name, value in element.attrib.items():
            assert "href" not in name
            assert "url(" not in value or "url(#" in value
    said = {element.text for element in root.iter() if element.text}
    assert ("Roma & Co" if language == "en" else "ローマ市") in said
    assert ("Little <War>" if language == "en" else "小さな戦争") in said
    assert {"5-20", "2103", "Drawn by hand", "Turn 2"} <= said
    assert ("Imperial" if language == "en" else "帝国") in said


def test_a_hidden_counter_shows_nothing_of_its_face() -> None:
    drawn = svg.draw(board(), scene())
    assert "Secret" not in drawn
    assert "2-8<" not in drawn


def test_a_counter_shows_its_people_and_its_state() -> None:
    marked = replace(scene().pieces[0], tag={"en": "Guard", "ja": "親衛"}, marks=["aboard", "rebel", "unheard-of"])
    assert ">親衛<" in svg.draw(board(), Scene([marked]), Look(language="ja"))
    plain, shown = counter(board(), scene().pieces[0], "en"), counter(board(), marked, "en")
    paths = [MARKS[mark]["path"] for mark in ("aboard", "rebel")]
    assert all(path in shown and path not in plain for path in paths)
    assert ">U</text>" in shown, "a state without a picture goes by its letter"
    assert ">Guard<" not in counter(board(), replace(marked, hidden=True), "en")


def test_the_legend_uses_the_words_of_the_board() -> None:
    worded = replace(board(), words={"rough": {"en": "Hills", "ja": "荒地"}})
    assert ">荒地<" in svg.draw(worded, scene(), Look(language="ja"))
    assert ">Broken<" in svg.draw(worded, scene(), Look(words={"rough": "Broken"}))
    assert ">Rough<" in svg.draw(board(), scene())


def test_texts_shrink_to_fit() -> None:
    assert fitting("Roma", 0.4, 9.0) == 0.4
    assert width_in_units("Constantinopolis", fitting("Constantinopolis", 0.4, 1.0)) == pytest.approx(1.0)


def test_a_chain_of_inlets_is_one_arm_of_the_sea() -> None:
    hexes = rectangle(Convention(), range(1, 5), range(1, 5))
    land = [sum(1 << d for d in range(6) if row[d] >= 0) for row in hexes.around]
    dry = [0] * len(hexes)
    inlets = (("0202", "0203"), ("0202", "0303"), ("0302", "0303"))

    def ponds(pairs: tuple[tuple[str, str], ...]) -> int:
        sea = dry[:]
        for one, other in pairs:
            a, b = hexes.find(one), hexes.find(other)
            sea[a] |= 1 << hexes.direction(a, b)
            sea[b] |= 1 << hexes.direction(b, a)
        return len(coast(hexes, land, sea)) - 1

    assert ponds(()) == 0
    assert ponds(inlets[:1]) == 1
    assert ponds(inlets) == 1


def test_a_long_name_runs_on_where_there_is_room() -> None:
    hexes = rectangle(Convention(), (1, 2), range(1, 6))
    named = {"0101": "Constantinopolis", "0104": "Nicaea", "0202": "Ancyra", "0203": "Dara"}
    spaces = [
        hex_space(hexes, i, site="city" if name in named else "", label={"en": named[name]} if name in named else None)
        for i, name in enumerate(hexes.names)
    ]
    little = Board({}, frame_of(spaces), spaces, [], layout=Layout.of(hexes.convention))
    rows = terminal.draw(little, None, Window(40, 6)).plain().splitlines()
    assert " oConstantinopoli| oNicaea   |" in rows[1]
    assert "| oAnc| oDara" in rows[3]
    bright = terminal.draw(little, Scene(highlight=[1]), Window(40, 6)).plain().splitlines()
    assert " oCon[" in bright[1]


def test_the_picture_is_the_same_every_time() -> None:
    assert svg.draw(board(), scene()) == svg.draw(board(), scene())


def test_a_bare_board_can_be_drawn() -> None:
    hexes = rectangle(Convention(False, 1, "south", False, "north"), (1, 2), (1, 2))
    spaces = [hex_space(hexes, space, "woods") for space in range(4)]
    bare = Board({}, frame_of(spaces), spaces, [], layout=Layout.of(hexes.convention))
    assert ElementTree.fromstring(svg.draw(bare, look=Look(legend=False, numbers=False))) is not None
    assert svg.draw(Board({}, (0, 0, 1, 1), [], []))


def test_borders_lie_between_regions_only() -> None:
    little = board()
    one, two = (svg_control.borders(little, region) for region in little.regions)
    assert {frozenset(ends) for ends in one} == {frozenset(ends) for ends in two}
    assert len(one) == 5


def test_the_terminal_shows_the_map() -> None:
    drawn = terminal.draw(board(), scene(), Window(width=36, height=8, boxes=False)).plain()
    assert drawn.rstrip().splitlines() == [
        "      01    02    03    04",
        " 22    |~ ~ ~| oCap|^ ^pa|: : :|",
        "       | ~ ~ |     | ^ ^ |B1 : |",
        ' 21 |~ ~ ~|     |"*Rom[    ]|',
        "    | ~ ~ |     |I2B1 [    ]|",
        " 20    |~ ~ ~|~ ~ ~|~ ~ ~|^ ^ ^|",
        "       | ~ ~ | ~ ~ | ~ ~ | ^ ^ |",
    ]


def test_a_wide_cell_takes_japanese_names() -> None:
    drawn = terminal.draw(board(), scene(), Window(60, 9, grid().find("2103"), 12, "ja")).plain()
    assert "*ローマ市" in drawn
    assert drawn.splitlines()[-1] == "[Persia: B1]"


def test_the_window_follows_its_centre() -> None:
    hexes = rectangle(Convention(), range(1, 60), range(1, 60))
    spaces = [hex_space(hexes, space) for space in range(len(hexes))]
    big = Board({}, frame_of(spaces), spaces, [], layout=Layout.of(hexes.convention))
    for name in ("0101", "3030", "5959", "0159"):
        target = hexes.find(name)
        marked = replace(scene(), pieces=[], markers=[], highlight=[target])
        drawn = terminal.draw(big, marked, Window(50, 21, target)).plain()
        assert "[" in drawn, name
        row = next(line for line in drawn.splitlines() if "[" in line)
        assert row.startswith(f" {name[:2]}")
        assert len(drawn.splitlines()) <= 21
        assert all(width_of(line) <= 50 for line in drawn.splitlines())


def test_columns_of_hexes_are_staggered_downwards() -> None:
    hexes = rectangle(Convention(False, 1, "south", False, "north"), (1, 2), (1, 2, 3))
    spaces = [hex_space(hexes, space, "rough" if space == 0 else "clear") for space in range(6)]
    bare = Board({}, frame_of(spaces), spaces, [], layout=Layout.of(hexes.convention))
    drawn = terminal.draw(bare, None, Window(26, 8)).plain().rstrip().splitlines()
    assert drawn[0].split() == ["01", "02", "03"]
    assert drawn[1:] == [
        " 01       |     |",
        "    |^ ^ ^|     |     |",
        " 02 | ^ ^ |     |     |",
        "    |     |     |     |",
        "    |     |     |     |",
    ]


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(ValueError, match="hexes"):
        terminal.draw(replace(board(), layout=None))
    with pytest.raises(ValueError, match="even"):
        terminal.draw(board(), window=Window(cell=5))


def test_colours_do_not_change_the_text() -> None:
    canvas = terminal.draw(board(), scene(), Window(60, 10))
    text = canvas.ansi()
    while "\x1b[" in text:
        before, _, rest = text.partition("\x1b[")
        text = before + rest.partition("m")[2]
    assert [line.rstrip() for line in text.splitlines()] == canvas.plain().splitlines()


def test_widths_of_letters() -> None:
    assert [columns_of(letter) for letter in "aロ\u0301"] == [1, 2, 0]
    assert shortened("ローマ", 5) == "ロー"
    assert shortened("Roma", 9) == "Roma"


@given(st.lists(st.tuples(st.integers(-3, 14), st.integers(-1, 2), st.text("aロ市b\u0301", max_size=8))))
def test_a_canvas_always_keeps_its_width(writes: list[tuple[int, int, str]]) -> None:
    canvas = Canvas(12, 2)
    for x, y, words in writes:
        canvas.put(x, y, words, "1")
    lines = canvas.ansi().replace("\x1b[0;1m", "").replace("\x1b[0m", "").split("\n")
    assert [width_of(line) for line in lines] == [12, 12]
