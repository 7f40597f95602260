"""Records that earlier versions of the program wrote open today: `old/GAME-COMMIT.jsonl`, by the code of that commit.

Each is a game of random bots, some to the end, some not. Rules have changed since; a record goes on where these allow.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.match.match import AnyMatch, open_match
from polemos.match.record import read

OLD = Path(__file__).parent / "old"
RECORDS = sorted(OLD.glob("*.jsonl"))
# Written while the room was being built: its snapshots lack what states hold now. It opens while it replays whole.
UNFINISHED_ROOM = ("alexander-7411606.jsonl",)
FURTHER = 60

OPEN = [path for path in RECORDS if path.name not in UNFINISHED_ROOM]
OPENING = pytest.mark.parametrize("path", OPEN, ids=[path.stem for path in OPEN])


def opened(path: Path) -> AnyMatch:
    return open_match(games.find(path.name.rpartition("-")[0]), read(path))


def play_on(match: AnyMatch, most: int) -> int:
    """Play at random; how many choices were made."""
    rng = Rng("further")
    for made in range(most):
        if match.over:
            return made
        options = match.state.opts
        match.choose(match.game.rules.choice_id(options[rng.below(len(options))]))
    return most


@OPENING
def test_an_old_record_opens_and_is_played_on(path: Path) -> None:
    match = opened(path)
    entries = len(read(path).entries)
    assert match.n == entries
    assert match.game.rules.invariants(match.state) == []
    was_over = match.over
    made = play_on(match, FURTHER)
    assert match.over or made == FURTHER
    assert was_over or made > 0
    assert match.n == entries + made


@OPENING
def test_an_old_record_played_on_opens_again(path: Path, tmp_path: Path) -> None:
    match = opened(path)
    play_on(match, FURTHER)
    kept = tmp_path / path.name
    match.save(kept)
    again = opened(kept)
    assert again.state == match.state
    assert again.n == match.n


@pytest.mark.parametrize("name", UNFINISHED_ROOM)
def test_a_record_of_an_unfinished_room_that_does_not_replay_is_refused_in_one_line(name: str) -> None:
    record = read(OLD / name)
    record.entries[0] = replace(record.entries[0], text="no-such-choice")
    with pytest.raises(BadInput, match=r"rules version .*choice 1 .*there is no snapshot before choice 251") as refused:
        open_match(games.find("alexander"), record)
    assert "\n" not in str(refused.value)


def test_there_are_records_of_every_game_and_of_games_over_and_not() -> None:
    assert {path.name.rpartition("-")[0] for path in RECORDS} == set(games.names())
    over = {opened(path).over for path in OPEN}
    assert over == {True, False}
