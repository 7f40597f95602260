"""Records: what is written is read back; what was damaged is said in one line."""

import json
from pathlib import Path

import pytest

from polemos.kernel.errors import BadInput
from polemos.match.record import Entry, Header, Record, Snapshot, is_record, parse, read
from polemos.match.replay import replay
from toy.game import GAME
from toy.table import played


def text() -> str:
    return played(20).record.text()


def test_a_record_is_read_as_it_was_written() -> None:
    record = played(1000).record
    again = parse(record.text(), "r")
    assert again.header == record.header
    assert again.entries == record.entries
    assert again.snapshots == record.snapshots
    assert is_record(record.text())


def test_a_line_is_readable() -> None:
    lines = text().splitlines()
    assert lines[1].startswith('{"n": 1, "side": "red", "choice": "')


def test_replay_leads_to_an_equal_state_at_every_choice() -> None:
    match = played(1000, options=["truce", "storm"])
    whole = replay(GAME, match.record)
    assert whole.state == match.state
    assert whole.n == match.n
    for n in (0, 1, 7):
        assert replay(GAME, match.record, n).n == n
    with pytest.raises(BadInput, match="no choice 5000"):
        replay(GAME, match.record, 5000)


def test_writing_leaves_no_other_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(5).record.write(path)
    played(6).record.write(path)
    assert [p.name for p in tmp_path.iterdir()] == ["game.jsonl"]
    assert len(read(path).entries) == 6


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be written"):
        played(5).record.write(tmp_path / "file" / "game.jsonl")


def test_a_truncated_record_says_so_and_can_be_repaired() -> None:
    cut = text()[:-9]
    with pytest.raises(BadInput, match=r"r, line 21: cut off .* from choice 19"):
        parse(cut, "r")
    assert len(parse(cut, "r", repair=True).entries) == 19


def change(lines: list[str], at: int, /, **fields: object) -> str:
    data = json.loads(lines[at])
    data.update(fields)
    return "\n".join([*lines[:at], json.dumps(data), *lines[at + 1 :]]) + "\n"


@pytest.mark.parametrize(
    ("n", "fields", "message"),
    [
        (0, {"polemos": 9}, "line 1: format 9 of records is not known"),
        (0, {"scenario": 3}, "scenario must be a text, not 3"),
        (0, {"options": "x"}, "options must be a list of names"),
        (0, {"seats": []}, "seats must be an object"),
        (4, {"n": 9}, "line 5: entry 9 where entry 4 is due"),
        (4, {"choice": 7}, "must be texts"),
        (4, {"aside": "x"}, "exactly one of"),
        (4, {"extra": 1}, "unknown key 'extra'"),
    ],
)
def test_an_edited_line_of_the_wrong_form_is_named(n: int, fields: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        parse(change(text().splitlines(), n, **fields), "r")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [("", "empty"), ("[1]\n", "a JSON object is expected"), ("{x\n", "not valid JSON"), ('{"a": 1}\n', "no header")],
)
def test_what_is_no_record_is_said(wrong: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        parse(wrong, "r")


@pytest.mark.parametrize(
    ("n", "fields", "message"),
    [
        (0, {"scenario": "epic"}, "unknown scenario 'epic'; there are long, short"),
        (0, {"options": ["fog"]}, "unknown option 'fog'"),
        (0, {"dice": "loaded"}, "unknown dice mode"),
        (3, {"choice": "advance:blue-9"}, r"choice 3 \(red: advance:blue-9\) does not replay"),
        (1, {"choice": "yield"}, r"choice 1 \(red: yield\) does not replay: yield: not possible now \(rules 1.1\)"),
        (1, {"choice": "advance:blue-1"}, r"not possible now \(rules 1.2\)"),
        (1, {"side": "blue"}, "'blue' does not decide here"),
    ],
)
def test_an_edited_line_that_cannot_be_played_is_named(n: int, fields: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        replay(GAME, parse(change(text().splitlines(), n, **fields), "r"))


def test_other_data_is_refused_unless_a_snapshot_bridges_it() -> None:
    with pytest.raises(BadInput, match=r"made with other data .* no snapshot before choice 21"):
        replay(GAME, parse(change(text().splitlines(), 0, data="f" * 64), "r"))
    whole = played(1000).record.text().splitlines()
    edited = parse(change(whole, 0, data="f" * 64), "r")
    assert replay(GAME, edited).start == len(whole) - 2
    with pytest.raises(BadInput, match="cannot be verified"):
        replay(GAME, edited, strict=True)


def test_a_snapshot_betrays_an_edited_line() -> None:
    match = played(1000)
    lines = match.record.text().splitlines()
    assert "snapshot" in lines[-1]
    for n in range(1, len(lines) - 1):
        if json.loads(lines[n])["choice"] == "advance:red-1":
            edited = change(lines, n, choice="advance:red-2")
            break
    with pytest.raises(BadInput, match=r"does not replay|differs from its snapshot"):
        replay(GAME, parse(edited, "r"))


def older(record: Record) -> Record:
    """The record as a game of older rules would have written it."""
    header = Header(record.header.game, "0", *(getattr(record.header, name) for name in Header.__slots__[2:]))
    snapshots = [Snapshot(s.n, "0", s.data, s.state) for s in record.snapshots]
    return Record(header, list(record.entries), snapshots)


def test_after_a_change_of_rules_a_game_goes_on_from_its_last_snapshot() -> None:
    match = played(12)
    match._snapshot(match.state)
    for _ in range(3):
        match.choose(GAME.choice_id(match.state.opts[0]))
    record = older(match.record)
    replayed = replay(GAME, record)
    assert replayed.start == 12
    assert replayed.state == match.state
    with pytest.raises(BadInput, match=r"rules version 0, here is version 1, and so it cannot be verified"):
        replay(GAME, record, strict=True)
    record.snapshots.clear()
    with pytest.raises(BadInput, match="no snapshot"):
        replay(GAME, record)


def test_dice_and_asides_are_entries_too() -> None:
    match = played(4)
    match.dice([6, 6])
    match.aside(0, "show-hand")
    again = parse(match.record.text(), "r")
    assert again.entries[-2:] == [Entry("", "dice", "6 6"), Entry("red", "aside", "show-hand")]
    assert replay(GAME, again).state == match.state


def test_a_record_of_another_game_is_refused() -> None:
    edited = change(text().splitlines(), 0, game="chess")
    with pytest.raises(BadInput, match="a record of 'chess', not of 'duel'"):
        replay(GAME, parse(edited, "r"))
