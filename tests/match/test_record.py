"""Records: what is written is read back; what was damaged is said in one line."""

import gc
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from polemos import __version__
from polemos.kernel.errors import BadInput
from polemos.match.match import open_match
from polemos.match.record import Damaged, Entry, Record, Snapshot, is_record, parse, read
from polemos.match.replay import replay
from toy.game import GAME
from toy.table import played


def text() -> str:
    """A record of nineteen choices, with a snapshot before them and perhaps at new turns."""
    return played(19).record.text()


def at(lines: list[str], n: int) -> int:
    """Where entry n stands, the header for 0."""
    return next(i for i, line in enumerate(lines) if not n or f'"n": {n}, "side"' in line)


def test_a_record_is_read_as_it_was_written() -> None:
    record = played(1000).record
    again = parse(record.text(), "r")
    assert again.header == record.header
    assert again.entries == record.entries
    assert again.snapshots == record.snapshots
    assert is_record(record.text())


def test_a_line_is_readable() -> None:
    lines = text().splitlines()
    assert lines[at(lines, 1)].startswith('{"n": 1, "side": "red", "choice": "')


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
    lines = text().splitlines(keepends=True)
    last = at(lines, 19)
    cut = "".join(lines[: last + 1])[:-9]
    with pytest.raises(Damaged, match=rf"r, line {last + 1}: cut off .* from choice 18"):
        parse(cut, "r")
    for how in ({"repair": True}, {"torn": True}):
        record = parse(cut, "r", **how)
        assert (len(record.entries), record.torn, record.cut) == (18, True, False)


@pytest.mark.parametrize(
    "damage", ["garbage", "\0" * 40, '{"n": 9', "[1]", '{"n": 7, "side": "red", "choice": "pass"}']
)
def test_damage_in_the_middle_leaves_all_before_it(damage: str) -> None:
    lines = text().splitlines()
    lines[at(lines, 9)] = damage
    broken = "\n".join(lines) + "\n"
    for how in ({}, {"torn": True}):
        with pytest.raises(Damaged, match=r"r, line \d+: .*repair it \(--repair\) to go on from choice 8") as found:
            parse(broken, "r", **how)
        assert found.value.good == 8
    record = parse(broken, "r", repair=True)
    assert (len(record.entries), record.torn, record.cut) == (8, False, True)
    assert replay(GAME, record).state == played(8).state


def test_a_choice_that_does_not_replay_is_damage_too() -> None:
    lines = text().splitlines()
    with pytest.raises(Damaged) as found:
        replay(GAME, parse(change(lines, 9, choice="advance:nobody"), "r"))
    assert found.value.good == 8


def test_a_header_that_is_damaged_leaves_nothing_to_repair() -> None:
    for wrong in ("", "\n\n", "{x\n", '{"polemos": 1}\n', "[1]\n"):
        for repair in (False, True):
            with pytest.raises(BadInput) as found:
                parse(wrong, "r", repair)
            assert not isinstance(found.value, Damaged)
            assert "--repair" not in str(found.value)


@pytest.mark.parametrize(
    "edit",
    [
        lambda text: text + "\n",
        lambda text: text + "\n  \n\t\n",
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: "\ufeff" + text,
        lambda text: "\ufeff" + text.replace("\n", "\r\n") + "\r\n",
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text[:-1],
    ],
)
def test_what_other_editors_do_to_the_ends_of_lines_means_nothing(edit: Callable[[str], str], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(edit(text()).encode())
    for record in (read(path), read(path, repair=True), parse(edit(text()), "r"), parse(edit(text()), "r", torn=True)):
        assert record == played(19).record
    assert is_record(edit(text()))


def test_bytes_that_are_no_text_are_damage(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    lines = text().encode().splitlines(keepends=True)
    place = at(text().splitlines(), 9)
    path.write_bytes(b"".join([*lines[:place], b'{"n": 9, "side": "\xff\xfe\n', *lines[place + 1 :]]))
    with pytest.raises(Damaged, match=r"not text in UTF-8.*from choice 8"):
        read(path)
    assert len(read(path, repair=True).entries) == 8


def test_a_record_tells_the_program_that_made_it_for_ever() -> None:
    record = played(3).record
    assert record.header.program == __version__
    old = parse(change(text().splitlines(), 0, program="0.0.1"), "r")
    match = open_match(GAME, old)
    match.choose(GAME.rules.choice_id(match.state.opts[0]))
    assert json.loads(match.record.text().splitlines()[0])["program"] == "0.0.1"
    lines = text().splitlines()
    header = json.loads(lines[0])
    del header["program"]
    older = parse("\n".join([json.dumps(header), *lines[1:]]), "r")
    assert older.header.program == ""
    assert replay(GAME, older, strict=True).n == 19
    assert "program" not in older.text().splitlines()[0]


def change(lines: list[str], n: int, /, **fields: object) -> str:
    """The text with other fields in entry n, or in the header for 0."""
    place = at(lines, n)
    data = json.loads(lines[place])
    data.update(fields)
    return "\n".join([*lines[:place], json.dumps(data), *lines[place + 1 :]]) + "\n"


@pytest.mark.parametrize(
    ("n", "fields", "message"),
    [
        (0, {"polemos": 0}, "line 1: format 0 of records is not known"),
        (0, {"polemos": 9}, r"line 1: made by a newer Polemos \(.*format 9 of records; here 3\): upgrade"),
        (0, {"program": 3}, "program must be a text"),
        (0, {"scenario": 3}, "scenario must be a text, not 3"),
        (0, {"options": "x"}, "options must be a list of names"),
        (0, {"seats": []}, "seats must be an object"),
        (4, {"n": 9}, r"line \d+: entry 9 where entry 4 is due"),
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


def old(record: Record, rules: str = "0", data: str = "f" * 64) -> Record:
    """The record as a game of other rules or data would have written it."""
    header = replace(record.header, rules=rules, data=data)
    return Record(header, list(record.entries), [replace(s, rules=rules, data=data) for s in record.snapshots])


def without(record: Record, *snapshots: int) -> Record:
    """The record without some of its snapshots; all of them if none is named."""
    gone = snapshots or range(len(record.entries) + 1)
    return replace(record, snapshots=[s for s in record.snapshots if s.n not in gone])


def test_there_is_a_snapshot_at_the_beginning_at_each_turn_and_every_twenty_entries() -> None:
    match = played(1000)
    shots = [s.n for s in match.record.snapshots]
    turns = [GAME.rules.turn(match.at(n)) for n in range(match.n + 1)]
    new_turns = [n for n in range(1, match.n + 1) if turns[n] != turns[n - 1]]
    assert shots == sorted({0, match.n, *range(20, match.n + 1, 20), *new_turns})
    assert len(new_turns) > 1


def test_a_record_of_other_data_that_still_replays_is_played_whole() -> None:
    record = played(30).record
    for foreign in (old(record), without(old(record)), old(record, rules="1"), without(record, 0)):
        replayed = replay(GAME, foreign)
        assert (replayed.start, replayed.why, replayed.state) == (0, "", played(30).state)
    for foreign in (old(record), without(old(record))):
        with pytest.raises(BadInput, match=r"rules version 0, here is version 1, and so it cannot be verified"):
            replay(GAME, foreign, strict=True)


def test_what_no_longer_replays_goes_on_from_the_latest_snapshot_and_says_why() -> None:
    match = played(30)
    record = old(match.record)
    last = max(s.n for s in record.snapshots if s.n < 30)
    record.entries[1] = replace(record.entries[1], text="advance:nobody")
    replayed = replay(GAME, record)
    assert (replayed.start, replayed.state) == (last, match.state)
    assert "rules version 0, here is version 1" in replayed.why
    assert "choice 2 (" in replayed.why
    assert "--repair" not in replayed.why
    again = open_match(GAME, record)
    assert (again.resumed, again.resumed_why) == (last, replayed.why)
    assert open_match(GAME, match.record).resumed_why == ""


def test_a_replay_that_leads_elsewhere_is_not_what_was_played() -> None:
    match = played(30)
    record = old(match.record)
    record.snapshots = [s for s in record.snapshots if s.n]
    record.header = replace(record.header, seed="another")
    replayed = replay(GAME, record)
    assert replayed.start > 0
    assert replayed.state == match.state


def test_snapshots_that_the_present_rules_cannot_hold_are_passed_over() -> None:
    match = played(30)
    record = old(match.record)
    record.snapshots = [Snapshot.of(s.n, s.rules, s.data, {"strange": 1}) for s in record.snapshots]
    assert replay(GAME, record).state == match.state
    record.entries[1] = replace(record.entries[1], text="advance:nobody")
    with pytest.raises(Damaged, match=r"choice 2 .* no snapshot before choice 31 from which to go on.* from choice 1"):
        replay(GAME, record)


def test_a_data_pack_is_named_only_where_one_was_used(monkeypatch: pytest.MonkeyPatch) -> None:
    record = without(old(played(30).record, rules="1"))
    record.entries[1] = replace(record.entries[1], text="advance:nobody")
    with pytest.raises(BadInput, match="made with other data") as found:
        replay(GAME, record)
    assert "pack" not in str(found.value)
    packed = replace(record, header=replace(record.header, pack=True))
    with pytest.raises(BadInput, match="use the data pack with which it was played"):
        replay(GAME, parse(packed.text(), "r"))
    monkeypatch.setattr(type(GAME), "packed", True)
    with pytest.raises(BadInput, match="here a data pack is used: leave it out"):
        replay(GAME, record)
    assert played(1).record.header.pack


def test_the_first_entry_after_a_change_keeps_a_snapshot_of_where_it_began(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    old(played(30).record).write(path)
    before = path.read_text("utf-8")
    match = open_match(GAME, read(path))
    match.keep(path)
    assert path.read_text("utf-8") == before
    match.choose(GAME.rules.choice_id(match.state.opts[0]))
    assert path.read_text("utf-8").startswith(before)
    again = read(path)
    assert again == match.record
    assert next((s.n, s.rules) for s in again.snapshots if s.rules == "1") == (30, "1")
    assert open_match(GAME, again).state == match.state


def test_an_edited_header_is_betrayed_by_the_snapshot_before_the_first_choice() -> None:
    with pytest.raises(BadInput, match="before choice 1 differs from its snapshot"):
        replay(GAME, parse(change(text().splitlines(), 0, seed="77"), "r"))


def test_a_snapshot_betrays_an_edited_line() -> None:
    match = played(1000)
    lines = match.record.text().splitlines()
    assert "snapshot" in lines[-1]
    edits = [n for n, entry in enumerate(match.record.entries, 1) if entry.text == "advance:red-1"]
    edited = change(lines, edits[0], choice="advance:red-2")
    with pytest.raises(Damaged, match=r"does not replay|differs from its snapshot"):
        replay(GAME, parse(edited, "r"))


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


def test_a_snapshot_is_held_packed() -> None:
    """A server holds hundreds of thousands of them: what the collector of memory had to look through would stop it."""
    state = {"loc": list(range(400)), "agenda": [["Step", n] for n in range(50)], "名": "Ῥώμη"}
    shot = Snapshot.of(3, "1", "x", state)
    assert shot.state == state
    assert len(shot.packed) < len(json.dumps(state)) / 2
    assert not any(gc.is_tracked(getattr(shot, name)) for name in Snapshot.__slots__)
    assert shot == Snapshot.of(3, "1", "x", json.loads(json.dumps(state)))
