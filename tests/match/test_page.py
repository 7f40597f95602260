"""A game as a page that stands for itself: how it ended, its story, pictures, its course, and what somebody wrote."""

import base64
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
    told = page.gather(match, "War & <peace>", NOBODY, language, {match.n: "A <bold> end"})
    written = page.write(told)
    assert f'<html lang="{language}">' in written
    assert "War &amp; &lt;peace&gt;" in written and "A &lt;bold&gt; end" in written
    assert "<script" not in written and not re.search(r'(src|href)="(?!data:image/svg)', written)
    pictures = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', written)
    assert 2 <= len(pictures) <= page.PICTURES
    for one in pictures:
        assert ElementTree.fromstring(base64.b64decode(one)).tag.endswith("svg")
    assert told.story and told.course
    for _, text in told.story:
        assert text in [line.text for line in told.course]
    assert told.scores and all(cell for row in told.scores for cell in row)


def test_a_page_tells_a_side_no_more_than_it_may_know() -> None:
    match = played()
    for side in range(2):
        heard = {match.game.edge.tell_in(match.state, said.event, "en") for said in match.heard_by(side)}
        told = page.gather(match, "", side, "en")
        assert {line.text for line in told.course} <= heard
    assert any(line.heading == 1 for line in told.course)
