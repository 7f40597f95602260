"""A game as a page that stands for itself: how it ended, its story, pictures, its course, and what somebody wrote."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from polemos.kernel.flow import NOBODY
from polemos.match import games, page
from polemos.match.match import AnyMatch, open_match
from polemos.match.record import parse
from polemos.room.texts import LANGUAGES

GOLDEN = Path(__file__).parent.parent / "golden"


def played(name: str = "syracuse") -> AnyMatch:
    path = min((GOLDEN / name).glob("*.jsonl"), key=lambda one: one.stat().st_size)
    return open_match(games.find(name), parse(path.read_text("utf-8"), str(path)), [None, None])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_holds_all_that_it_shows(language: str) -> None:
    match = played()
    remarks = page.Remarks({match.n: ["A <bold> end"], 1: ["A beginning"]}, [5], "For <me>")
    told = page.gather(match, "War & <peace>", NOBODY, language, remarks)
    written = page.write(told)
    assert f'<html lang="{language}">' in written
    assert "War &amp; &lt;peace&gt;" in written and "A &lt;bold&gt; end" in written and "For &lt;me&gt;" in written
    assert written.index("A beginning") < written.index("A &lt;bold&gt; end")
    assert "<script" not in written and not re.search(r'(src|href)="(?!#)', written)
    pictures = re.findall(r"<svg viewBox.*?</svg>", written, re.DOTALL)
    assert len(pictures) == len(told.turns) + len(told.details) > 2
    for one in pictures:
        assert ElementTree.fromstring(one).tag == "svg"
    assert set(re.findall(r'href="#([^"]+)"', written)) <= set(re.findall(r'id="([^"]+)"', written))
    assert told.story and told.course
    for _, text in told.story:
        assert text in [line.text for line in told.course]
    assert told.scores and all(cell for row in told.scores for cell in row)


def test_the_board_is_shown_at_each_turn_and_where_something_was_decided() -> None:
    match = played("alexander")
    told = page.gather(match, "", NOBODY, "en", page.Remarks(decisive=range(1, match.n + 1)))
    turns = {one.n for one in match.log if match.game.edge.heading(one.event) == 1 and 0 < one.n < match.n}
    assert set(told.turns) == {0, *turns, match.n}
    assert 0 < len(told.details) <= page.DETAILS and all(one.about for one in told.details.values())


def test_a_page_tells_a_side_no_more_than_it_may_know() -> None:
    match = played()
    for side in range(2):
        heard = {match.game.edge.tell_in(match.state, said.event, "en") for said in match.heard_by(side)}
        told = page.gather(match, "", side, "en")
        assert {line.text for line in told.course} <= heard
    assert any(line.heading == 1 for line in told.course)
    assert told.remarks == page.Remarks()
