"""An end that is no move: a surrender, a draw that both agreed on; in the match, in its record, in its file."""

import json
from pathlib import Path

import pytest

from polemos.kernel.errors import BadInput, IllegalChoice
from polemos.kernel.flow import NOBODY
from polemos.match import games
from polemos.match.ending import AGREED_DRAW, SURRENDER, Ending, outlook_of
from polemos.match.match import AnyMatch, new_match, open_match
from polemos.match.page import gather
from polemos.match.record import Damaged, Record, parse, read
from polemos.match.replay import replay
from polemos.room.results import DRAW
from toy.game import GAME
from toy.table import played

GIVES_UP = Ending(SURRENDER, "red")
AGREED = Ending(AGREED_DRAW)


def ended(ending: Ending = GIVES_UP) -> AnyMatch:
    """A match of two choices that somebody ended."""
    match = new_match(GAME, "long", seed="4")
    match.choose("advance:red-1")
    match.choose(GAME.rules.choice_id(match.state.opts[0]))
    match.end(ending)
    return match


@pytest.mark.parametrize(("ending", "winner"), [(GIVES_UP, 1), (Ending(SURRENDER, "blue"), 0), (AGREED, DRAW)])
def test_the_state_stays_and_the_result_says_who_won(ending: Ending, winner: int) -> None:
    match = ended(ending)
    assert match.over
    assert (match.n, match.ended, match.player) == (2, ending, None)
    assert match.state.actor != NOBODY
    assert match.result.winner == winner
    assert match.result.points == GAME.rules.result(match.state).points


def test_nothing_is_done_or_taken_back_after_it() -> None:
    match = ended()
    text = match.record.text()
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.choose("pass")
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.aside(0, "show-hand")
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.dice([1])
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.end(AGREED)
    for back in (match.undo, lambda: match.back_to(0)):
        with pytest.raises(BadInput, match="nothing to take back"):
            back()
    assert match.record.text() == text


def test_a_surrender_goes_by_the_game_where_it_has_one_and_says_so() -> None:
    match = new_match(GAME, "long", seed="4")
    assert match.how == ""
    match.surrender(0)
    assert (match.ended, match.how) == (GIVES_UP, SURRENDER)
    assert ended(AGREED).how == AGREED_DRAW
    assert played(1000).how == ""
    game = games.find("syracuse")
    match = new_match(game, game.scenarios[0], seed="4")
    match.surrender(1)
    assert (match.over, match.ended, match.how, match.result.winner) == (True, None, SURRENDER, 0)
    assert match.record.entries[-1].text == "resign"
    replay(game, match.record, strict=True)


def test_what_is_over_by_its_rules_cannot_end_again() -> None:
    match = played(1000)
    assert match.over
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.end(GIVES_UP)
    with pytest.raises(BadInput, match="unknown side 'green'"):
        new_match(GAME, "long").end(Ending(SURRENDER, "green"))


def test_it_is_the_last_line_of_a_record_that_is_read_as_it_was_written() -> None:
    for ending, line in (
        (GIVES_UP, {"n": 2, "end": "surrender", "side": "red"}),
        (AGREED, {"n": 2, "end": "draw"}),
    ):
        text = ended(ending).record.text()
        assert json.loads(text.splitlines()[-1]) == line
        record = parse(text, "r")
        assert record.ending == ending
        assert record.text() == text
        replayed = replay(GAME, record, strict=True)
        assert (replayed.n, replayed.ending) == (2, ending)
        assert replay(GAME, record, 1).ending is None
        again = open_match(GAME, record)
        assert again.over
        assert again.state == ended(ending).state


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('{"n": 1, "end": "draw"}', "the end after entry 1 where the last entry is 2"),
        ('{"n": 2, "end": "draw", "side": "red"}', 'end must be "surrender" or "time", with a side, or "draw"'),
        ('{"n": 2, "end": "surrender"}', 'end must be "surrender" or "time", with a side, or "draw"'),
        ('{"n": 2, "end": ["draw"]}', 'end must be "surrender" or "time", with a side, or "draw"'),
        ('{"n": 2, "end": "draw", "why": "tea"}', "the end has the unknown key 'why'"),
        ('{"n": 2, "end": "draw"}\n{"n": 3, "side": "red", "choice": "pass"}', "a line after the end of the match"),
    ],
)
def test_a_wrong_end_is_said_and_can_be_left_out(line: str, what: str) -> None:
    text = ended().record.upto(2).text() + line + "\n"
    with pytest.raises(Damaged, match=what) as damage:
        parse(text, "r")
    assert damage.value.good == 2
    assert len(parse(text, "r", repair=True).entries) == 2


def test_an_end_that_cannot_be_does_not_replay() -> None:
    over = played(1000).record
    for record, what in (
        (Record(over.header, over.entries, over.snapshots, ending=AGREED), "the game was over already"),
        (Record(ended().record.header, ending=Ending(SURRENDER, "green")), "unknown side 'green'"),
    ):
        with pytest.raises(Damaged, match=what) as damage:
            replay(GAME, record)
        assert damage.value.good == len(record.entries)
        replay(GAME, record.upto(damage.value.good))


def test_it_is_on_disk_and_other_doors_see_it(tmp_path: Path) -> None:
    match = new_match(GAME, "long", seed="4")
    match.keep(tmp_path / "game.jsonl", fresh=True)
    match.choose("advance:red-1")
    other = open_match(GAME, read(tmp_path / "game.jsonl"))
    other.keep(tmp_path / "game.jsonl")
    before = (tmp_path / "game.jsonl").read_text()
    match.end(GIVES_UP)
    text = (tmp_path / "game.jsonl").read_text()
    assert text == before + '{"n": 1, "end": "surrender", "side": "red"}\n'
    assert other.catch_up()
    assert other.ended == GIVES_UP
    assert not other.catch_up()
    # a copy may be replaced by what has gone on, and not the other way round
    assert match.record.goes_on_from(match.record.upto(1))
    assert not match.record.upto(1).goes_on_from(match.record)


@pytest.mark.parametrize(
    ("ending", "language", "words"),
    [
        (GIVES_UP, "en", "Red surrendered."),
        (AGREED, "en", "Both sides agreed on a draw."),
        (GIVES_UP, "ja", "赤が投了しました。"),
        (AGREED, "ja", "双方の合意により引き分けとなりました。"),
    ],
)
def test_it_is_told_in_words_also_on_the_page_to_take_away(ending: Ending, language: str, words: str) -> None:
    match = ended(ending)
    assert outlook_of(GAME, match.state, ending, language) == words
    assert gather(match, "A game", NOBODY, language).outcome.endswith(words)
