"""Maps of two grains: areas, and the hexes of which they are made, seen at once and each for itself."""

import json
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from board.little_grains import EAST, FIRST, HEXES, SEA, WEST, at, board, grid, scene, spaces, within
from polemos.board.areas import area_of, gathered, holds, hosts, members, merged, neighbours, of_two_grains
from polemos.board.describe import Board, Outline, Scene, Space, board_from_json, to_json
from polemos.board.grains import NOWHERE, Parts
from polemos.board.search import search
from polemos.board.svg import FAINT, draw
from polemos.board.symbols import DAY, TERRAIN
from polemos.board.terminal import Window, box_lines
from polemos.board.terminal import draw as draw_hexes
from polemos.board.terminal_areas import draw as draw_areas
from polemos.board.terminal_words import listing
from polemos.cli.drawing import outermost


def test_descriptions_survive_json() -> None:
    assert board_from_json(json.loads(json.dumps(to_json(board())))) == board()
    assert json.loads(TypeAdapter(Board).dump_json(board())) == json.loads(json.dumps(to_json(board())))


def test_only_what_lies_within_an_area_is_told_of_it() -> None:
    flat = json.dumps(to_json(replace(board(), spaces=board().spaces[:FIRST], within={})))
    assert flat.count("within") == 1 and json.loads(flat)["within"] == {}
    assert json.loads(json.dumps(to_json(board())))["within"] == {str(at(name)): HEXES[name][0] for name in HEXES}


def test_an_area_is_the_outline_of_its_hexes() -> None:
    made, area = spaces(), within()
    for part in made[FIRST:]:
        assert holds(made[area[part.id]].shape, part.centre), part.name
        assert not holds(made[WEST if area[part.id] == EAST else EAST].shape, part.centre)
    assert made[WEST].centre in {made[part].centre for part in area if area[part] == WEST}
    with pytest.raises(ValueError, match="area empty has no hexes"):
        area_of(9, "empty", [])


def test_parts_that_lie_apart_are_sewn_together() -> None:
    ring = merged(
        [[(0, 0), (1, 0), (1, 1), (0, 1)], [(1, 0), (2, 0), (2, 1), (1, 1)], [(5, 0), (6, 0), (6, 1), (5, 1)]]
    )
    sides = [frozenset((ring[i - 1], ring[i])) for i in range(len(ring))]
    assert sides.count(frozenset(((2, 0), (5, 0)))) == 2, "the seam is gone there and back"
    assert frozenset(((1, 0), (1, 1))) not in sides
    assert holds(ring, (0.5, 0.5)) and holds(ring, (5.5, 0.5)) and not holds(ring, (3, 0.5))
    assert merged([]) == []


def test_each_grain_has_its_own_neighbours() -> None:
    next_to = neighbours(board())
    assert next_to[WEST] == [EAST]
    assert (
        next_to[at("2102")] == sorted([at("2101"), at("2103"), at("2202"), at("2203")])
        or at("2103") in next_to[at("2102")]
    )
    assert all((a < FIRST) == (b < FIRST) for a, row in next_to.items() for b in row)
    assert hosts(board()) == {}, "a hex is no place within its area"
    assert members(board())[EAST] == [at(name) for name, (area, _) in HEXES.items() if area == EAST]
    assert of_two_grains(board()) and not of_two_grains(replace(board(), spaces=board().spaces[:FIRST]))


def test_a_place_lies_where_the_board_says_or_in_the_smallest_area_around_it() -> None:
    fort = Space(99, "fort", [(0.4, 0.4), (0.6, 0.4), (0.6, 0.6), (0.4, 0.6)], board().spaces[WEST].centre, "area")
    with_fort = replace(board(), spaces=[*board().spaces, fort])
    assert hosts(with_fort) == {99: WEST}
    said = replace(with_fort, within=within() | {99: EAST})
    assert hosts(said) == {99: EAST} and 99 not in members(said)[EAST]


def test_islands_made_of_hexes_lie_in_no_sea() -> None:
    around: list[tuple[float, float]] = [(-99, -99), (99, -99), (99, 99), (-99, 99)]
    spaces = [replace(space, shape=around) if space.id == SEA else space for space in board().spaces]
    assert holds(spaces[SEA].shape, spaces[WEST].centre)
    assert hosts(replace(board(), spaces=spaces)) == {}


def test_of_spaces_of_one_name_the_outermost_is_meant() -> None:
    hexed, east, west = (board().spaces[space] for space in (at("2103"), EAST, WEST))
    assert outermost(board(), [hexed, east]) == [east]
    assert outermost(board(), [hexed, west]) == [hexed, west]


def test_who_looks_at_areas_sees_there_what_stands_in_hexes() -> None:
    seen = gathered(board(), replace(scene(), highlight=[at("2203"), at("2204"), SEA]))
    assert [piece.space for piece in seen.pieces] == [WEST, WEST, SEA]
    assert seen.highlight == [EAST, SEA]
    flat = replace(board(), spaces=board().spaces[:FIRST])
    assert gathered(flat, scene()) == scene()


# ------------------------------------------------------------------------------------------------------------ pictures
def test_the_picture_has_faint_hexes_under_firm_areas() -> None:
    drawn = draw(board(), scene())
    root = ElementTree.fromstring(drawn)
    said = {element.text for element in root.iter() if element.text}
    assert {"Megarid", "Corinthia", "Gulf", "Corinth", "2204"} <= said
    faint, firm = drawn.index(f'stroke-opacity="{FAINT}"'), drawn.index(f'stroke="{DAY["ink"]}" stroke-width=".05" d="')
    assert faint < firm, "the hexes lie below"
    assert 'stroke-width=".08" stroke-linecap="round"' not in drawn[faint:firm], "no rim of hexes"


def test_the_ground_of_an_area_is_that_of_its_hexes() -> None:
    drawn = draw(board())
    assert drawn.index(f'fill="{TERRAIN["clear"]}"') < drawn.index(f'fill="{TERRAIN["mountain"]}"')


def test_a_shore_is_no_border() -> None:
    with_coast = replace(board(), outlines=[Outline("land", [board().spaces[WEST].shape, board().spaces[EAST].shape])])

    def borders(drawn: str) -> int:
        paths = re.findall(rf'stroke="{DAY["ink"]}" stroke-width=".05" d="([^"]*)"', drawn)
        return sum(one.count("L") for one in paths)

    assert borders(draw(with_coast)) < borders(draw(board()))
    assert borders(draw(with_coast)) > 1


# ---------------------------------------------------------------------------------------------------------- as text
def test_the_border_between_an_open_sea_and_its_neighbour_is_one_of_water() -> None:
    x, y = board().spaces[SEA].shape[1]
    beside: list[tuple[float, float]] = [(x, y), (x + 3, y), (x + 3, y + 3), (x, y + 3)]
    deep = Space(99, "deep", beside, (x + 1.5, y + 1.5), "area", "open_sea")
    land = [Outline("land", [list(board().spaces[WEST].shape)])]
    picture = draw(replace(board(), spaces=[*board().spaces, deep], outlines=land))
    borders = re.findall(f'<path stroke="{DAY["seaInk"]}" stroke-opacity=".8" stroke-width=".04" d="([^"]*)"', picture)
    assert len(borders) == 1 and borders[0]
    assert TERRAIN["open_sea"] in picture


def test_text_of_hexes_parts_areas_and_names_them() -> None:
    text = draw_hexes(board(), replace(scene(), highlight=[]), Window(60, 16, cell=8)).plain()
    rows = text.splitlines()
    assert "<Megarid>" in text and "<Corinthia" in text and "oCorinth" in text
    low = rows[next(i for i, row in enumerate(rows) if row.startswith(" 22")) + 1]
    assert low.count("|") == 3 and low.count(".") == 2, "two ends, one border, and a faint line within each area"
    assert "R2" in text and "Gulf: B1" in rows[-1]
    assert box_lines(board(), Scene(), "en", 60) == []


def test_a_lit_area_lights_its_hexes() -> None:
    text = draw_hexes(board(), scene(), Window(60, 16, cell=8)).plain()
    lit, plain = text, draw_hexes(board(), replace(scene(), highlight=[]), Window(60, 16, cell=8)).plain()
    assert lit.count("[") >= 2 * len(members(board())[EAST]) - 2 and "[" not in plain


def test_an_area_is_looked_at_from_its_middle() -> None:
    near = draw_hexes(board(), scene(), Window(20, 6, centre=SEA)).plain()
    assert near != draw_hexes(board(), scene(), Window(20, 6, centre=WEST)).plain()


def test_text_of_areas_leaves_hexes_out() -> None:
    text = draw_areas(board(), scene(), Window(60, 20)).plain()
    assert "megarid Megarid" in text and "R2" in text and "2101" not in text
    assert "[corinthia" in text
    lines = listing(board(), scene(), "en", 90)
    assert lines == ["megarid Megarid: R2  > corinthia", "[corinthia Corinthia]  > megarid", "~ gulf Gulf: B1"]
    joined = replace(board(), links=[(EAST, SEA), (SEA, at("2103"))])
    assert listing(joined, scene(), "en", 90)[1:] == ["[corinthia Corinthia]  > gulf", "~ gulf Gulf: B1  > corinthia"]


# ---------------------------------------------------------------------------------------------------------- for rules
def test_wholes_know_their_parts_and_each_other() -> None:
    hexes = Parts(2, [area for area, _ in HEXES.values()])
    assert hexes.parts[WEST] == (0, 1, 4, 5) and len(hexes) == 2
    assert hexes.neighbours(grid().neighbours) == ((EAST,), (WEST,))
    whole = hexes.over(Parts(1, [0, 0]))
    assert whole.whole == (0,) * len(HEXES) and whole.neighbours(grid().neighbours) == ((),)
    found = search(2, [WEST], 3, steps=hexes.steps(grid().neighbours, 2))
    assert found.reaches(EAST) and found.cost(EAST) == 2


def test_parts_of_nothing_and_wholes_of_nothing_are_refused() -> None:
    assert Parts(1, [0, NOWHERE]).parts == ((0,),)
    with pytest.raises(ValueError, match="part 1 belongs to 2"):
        Parts(2, [0, 2])
    with pytest.raises(ValueError, match="nothing belongs to 1"):
        Parts(2, [0, 0])
    assert Parts(2, [0, 0], hollow=True).parts == ((0, 1), ())
