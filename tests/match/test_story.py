"""The story of a game in ten lines: what weighs, spread over the turns, and how it ended."""

from pathlib import Path

import pytest

from polemos.kernel.flow import NOBODY
from polemos.match import games
from polemos.match.match import AnyMatch, open_match
from polemos.match.record import parse
from polemos.match.story import LINES, TURN, chosen, parts_of, story_of
from polemos.room.telling import STORY
from polemos.room.texts import LANGUAGES

GOLDEN = Path(__file__).parent.parent / "golden"
ROOMS = [name for name in games.names() if (GOLDEN / name).is_dir()]


def played(name: str) -> AnyMatch:
    path = max((GOLDEN / name).glob("*.jsonl"), key=lambda one: one.stat().st_size)
    return open_match(games.find(name), parse(path.read_text("utf-8"), str(path)), [None, None])


@pytest.mark.long(only="peloponnesian")
@pytest.mark.parametrize("name", ROOMS)
def test_a_long_game_is_told_in_ten_lines_from_its_beginning_to_its_end(name: str) -> None:
    game, match = games.find(name), played(name)
    parts = parts_of(game, match.heard_by(NOBODY))
    story = story_of(match, NOBODY)
    assert len(story) == min(LINES, len(parts))
    assert [part.said.n for part in story] == sorted(part.said.n for part in story)
    assert story[-1] == parts[-1]
    assert all(game.edge.weight(part.said.event) >= STORY for part in story)
    for language in LANGUAGES:
        told = [game.edge.tell_in(match.state, part.said.event, language) for part in story]
        assert all(told)
    # not all out of one turn, where the war took many
    turns = {part.turn.n for part in parts if part.turn is not None}
    kept = {part.turn.n for part in story if part.turn is not None}
    assert len(kept) >= min(len(turns), LINES) * 2 // 3


def test_what_is_rare_is_told_before_what_is_common() -> None:
    game, match = games.find("belisarius"), played("belisarius")
    parts = parts_of(game, match.heard_by(NOBODY))
    kinds = [part.said.event.kind for part in parts]
    rare = min(kinds[:-1], key=kinds.count)
    assert rare in [part.said.event.kind for part in chosen(game, parts, LINES)]
    assert chosen(game, parts[:3], LINES) == parts[:3]
    assert chosen(game, parts, 1) == parts[-1:]


def test_a_side_reads_nothing_that_it_may_not_know() -> None:
    match = played("syracuse")
    for side in range(2):
        heard = {id(said) for said in match.heard_by(side)}
        assert all(id(part.said) in heard for part in story_of(match, side))
    assert TURN == 1
