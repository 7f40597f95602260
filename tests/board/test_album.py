"""Several pictures of a board in one page: drawn as everywhere, and what they share is written once."""

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

from board.little_map import board, scene
from polemos.board import svg
from polemos.board.describe import Scene
from polemos.board.svg_album import Album
from polemos.board.svg_parts import Look
from polemos.board.symbols import DAY

LOOK = Look(legend=False)


def test_the_first_picture_holds_what_a_picture_that_stands_alone_holds() -> None:
    drawn = Album(board(), LOOK).picture(scene(), "The <first>")
    assert ElementTree.fromstring(drawn).get("aria-label") == "The <first>"
    alone = svg.draw(board(), scene(), LOOK)
    for part in re.findall(r' d="[^"]+"', drawn):
        assert part in alone


def test_what_pictures_share_is_written_once() -> None:
    album = Album(board(), LOOK)
    first, second = album.picture(scene(), "one"), album.picture(Scene(), "two")
    assert len(second) < len(first) / 2
    used = re.findall(r'<use href="#([^"]+)"/>', second)
    assert used and set(used) <= set(re.findall(r'<g id="([^"]+)">', first))
    assert album.picture(scene(), "one").count("<use") > len(used)


def test_a_detail_shows_the_spaces_that_it_is_about_with_a_mark() -> None:
    little = board()
    wide = replace(little, frame=(-40.0, -40.0, 90.0, 90.0))
    space = little.spaces[0]
    drawn = Album(wide, LOOK).picture(scene(), "here", [space.id, 10_000])
    left, top, width, height = map(float, re.findall(r'viewBox="([^"]+)"', drawn)[0].split())
    assert left < space.centre[0] < left + width < 50 and top < space.centre[1] < top + height
    assert width < 45 and DAY["litStrong"] in drawn
    whole = Album(little, LOOK).picture(scene(), "here", [space.id])
    assert [float(part) for part in re.findall(r'viewBox="([^"]+)"', whole)[0].split()] == [
        round(x, 3) for x in little.frame
    ]
