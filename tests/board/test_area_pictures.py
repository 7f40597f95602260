"""The picture of a map of areas: works as they stand, stacks side by side, counters of the board's size."""

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest

from board.little_coast import BAY, FORT, HAVEN, HEIGHT, ISLE, PLAIN, board, scene
from polemos.board.describe import Marker, Piece, Scene
from polemos.board.svg import draw, line_pictures
from polemos.board.svg_counters import RUIN, marker_picture
from polemos.board.svg_parts import LINES, Look
from polemos.board.svg_pieces import counters, markers, tracks
from polemos.board.symbols import DAY, NOBODYS, SYMBOLS, TERRAIN

LOOK = Look()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_is_well_formed_and_says_what_is_there(language: str) -> None:
    root = ElementTree.fromstring(draw(board(), scene(), Look(language=language)))
    said = {element.text for element in root.iter() if element.text}
    assert {"W1", "W2", "T1", "Turn 2", "Leon" if language == "en" else "レオン"} <= said


def test_terrains_have_grounds_of_their_own() -> None:
    drawn = draw(board(), scene())
    for terrain in ("plain", "raised", "protected_sea", "town", "box"):
        assert f'fill="{TERRAIN[terrain]}"' in drawn, terrain


def test_a_work_is_a_dashed_place_until_it_stands() -> None:
    site, blue = LINES["wall_site"][0], board().sides[0].colour
    empty = "".join(line_pictures(board(), Scene()))
    assert f'stroke="{site}"' in empty
    assert blue not in empty
    built = "".join(line_pictures(board(), scene()))
    assert f'stroke="{site}"' not in built, "one stands and one lies in ruins"
    assert f'stroke="{blue}"' in built
    assert board().sides[1].colour not in built, "rubble is nobody's"


def test_lines_of_a_kind_are_one_path() -> None:
    drawn = "".join(line_pictures(board(), Scene()))
    assert drawn.count(f'stroke="{LINES["cliff"][0]}"') == 1


def test_the_place_of_a_work_takes_the_colours_of_its_builder() -> None:
    drawn = "".join(tracks(board(), scene(), LOOK))
    assert f'fill="{board().sides[0].colour}"' in drawn
    assert f'fill="{board().sides[1].colour}"' not in drawn
    assert drawn.count("stroke-dasharray") == 0
    assert "".join(tracks(board(), Scene(), LOOK)).count("stroke-dasharray") == 2


def places(parts: list[str]) -> list[tuple[float, float, float]]:
    """Across, down and size of every counter."""
    found = re.findall(r'^<g transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)', "\n".join(parts), re.M)
    return [(float(x), float(y), float(size)) for x, y, size in found]


def test_stacks_stand_side_by_side_and_their_numbers_outside() -> None:
    pieces = [Piece(f"p{i}", i % 2, "H", PLAIN, {}, "foot", [1]) for i in range(4)]
    parts = counters(board(), Scene(pieces), LOOK)
    assert {size for _, _, size in places(parts)} == {0.8}
    left, right = ([x for x, _, _ in places(parts)][i] for i in (0, -1))
    assert right - left > 0.7
    numbers = [float(x) for x in re.findall(r'translate\(([-\d.]+) [-\d.]+\)"><circle', "".join(parts))]
    assert numbers[0] < left < right < numbers[1]


def test_counters_shrink_where_there_is_no_room() -> None:
    piece = Piece("p", 0, "H", FORT, {}, "foot", [1])
    assert places(counters(board(), Scene([piece]), LOOK))[0][2] == pytest.approx(0.736)
    few, many = (places(counters(board(), Scene([replace(piece, space=HAVEN)] * n), LOOK)) for n in (2, 30))
    assert {size for _, _, size in few} == {0.8}
    assert max(y for _, y, _ in many) < 5.4
    assert len(set(many)) == 30, "none hides another"


def test_a_marker_fills_a_small_place_and_makes_room_for_counters() -> None:
    fort = scene().markers[:1]
    ((x, y, size),) = places(markers(board(), Scene(markers=fort)))
    assert (x, y) == (2.2, 4) and size > 0.5
    ((x, _, size),) = places(markers(board(), scene()))
    assert x < 2 and size < 0.5
    ((_, y, size),) = places(markers(board(), Scene(markers=[Marker("camp", HEIGHT)])))
    assert y > 4.5 and size < 0.5, "in a large area it lies beside the counters"


def test_a_marker_of_a_side_is_a_picture_in_its_colours() -> None:
    red = marker_picture(board(), Marker("fort", FORT, 1), (0, 0), 1)
    assert board().sides[1].colour in red
    assert SYMBOLS["fort"] in red
    nobody = marker_picture(board(), Marker("turn", 0), (0, 0), 1)
    assert NOBODYS["turn"][0]["path"] in nobody
    assert RUIN not in red
    assert RUIN in marker_picture(board(), Marker("camp-destroyed", FORT, 1), (0, 0), 1)


def test_a_seam_is_no_border() -> None:
    drawn = draw(replace(board(), spaces=[board().spaces[ISLE]]))
    outline = next(part for part in drawn.splitlines() if f'stroke="{DAY["ink"]}" stroke-width=".05"' in part)
    assert "M6 0L9 0" in outline
    assert "8 1L8 1.5" not in outline and "8 1.5L8 1" not in outline


def test_a_highlighted_area_lies_under_its_counters() -> None:
    drawn = draw(board(), scene())
    assert drawn.index(DAY["lit"]) < drawn.index("<title>Ships</title>")
    assert board().spaces[BAY].id in scene().highlight


def test_note_and_caption_never_run_into_each_other() -> None:
    worded = replace(board(), note={"en": "n" * 40})
    drawn = draw(worded, replace(scene(), caption={"en": "c" * 40}))
    heights = [re.search(rf'y="([-\d.]+)"[^>]*>{letter * 40}<', drawn) for letter in "nc"]
    note, caption = (float(found.group(1)) for found in heights if found)
    assert note - caption > 0.4
