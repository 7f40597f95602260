"""Clumsy and hostile input: one clear line, the right exit code, and nothing lost."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Polemos
from polemos.cli import engine
from polemos.cli.app import run
from polemos.cli.engine_ops import OPS, Session
from polemos.cli.table import Table
from polemos.match.record import read


def refused(ran: Any, message: str) -> None:
    """Bad input, told in one line."""
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.startswith("polemos: ")
    assert len(ran.err.splitlines()) == 1
    assert len(ran.err) < 600


# ---------------------------------------------------------------- records


def test_a_record_cut_anywhere_is_read_or_refused_in_one_line(record: Path, polemos: Polemos) -> None:
    whole = record.read_bytes()
    for at in range(0, len(whole), 7):
        record.write_bytes(whole[:at])
        ran = polemos("replay", record)
        if ran.code:
            refused(ran, str(record))


def edit(entry: int, change: Callable[[dict[str, Any]], Any]) -> Callable[[list[str]], None]:
    def act(lines: list[str]) -> None:
        number = entry and entry + 1  # a snapshot stands before the first
        data = json.loads(lines[number])
        lines[number] = json.dumps(change(data) or data)

    return act


EDITS: list[tuple[Callable[[list[str]], Any], str]] = [
    (lambda lines: lines.insert(4, lines[3]), "line 5: entry 2 where entry 3 is due"),
    (lambda lines: lines.pop(4), "line 5: entry 4 where entry 3 is due"),
    (lambda lines: lines.insert(4, "x"), "line 5: not valid JSON (Expecting value at character 1)"),
    (lambda lines: lines.append("[" * 100_000), "not valid JSON (nested too deeply)"),
    (lambda lines: lines.append('{"n": 13, "n": 13}'), "the key 'n' stands there twice"),
    (lambda lines: lines.append('{"n": ' + "9" * 5000 + "}"), "a number with too many digits"),
    (lambda lines: lines.append('{"n": 13, "side": "red", "choice": "\\ud800"}'), "half of a character"),
    (edit(1, lambda d: d.update(choice="fly:" * 5000)), "there is no such"),
    (edit(1, lambda d: d.update(choice="a\nb\x1b[2J")), r"'red: a\nb\x1b[2J'"),
    (edit(1, lambda d: d.update(side="blue")), "'blue' does not decide here"),
    (edit(1, lambda d: d.update(side="franks")), "'franks' does not decide here"),
    (edit(1, lambda d: {"n": 1, "dice": [7]}), "a die shows 1 to 6"),
    (edit(1, lambda d: {"n": 1, "side": "red", "aside": "dance"}), "choice 1 (red: dance) does not replay"),
    (edit(0, lambda d: d.update(game="chess")), "unknown game 'chess'"),
    (edit(0, lambda d: d.update(scenario="epic")), "unknown scenario 'epic'"),
    (edit(0, lambda d: d.update(options=["fog"])), "unknown option 'fog'"),
    (edit(0, lambda d: d.update(dice="loaded")), "unknown dice mode 'loaded'"),
    (edit(0, lambda d: d.update(seed="99")), "differs from its snapshot: the header or the snapshot was edited"),
    (edit(0, lambda d: d.update(polemos=99)), "format 99 of records; here 3): upgrade"),
    (edit(0, lambda d: d.update(polemos=[1] * 1000)), "format [1, 1, 1"),
]


@pytest.mark.parametrize("command", ["replay", "show", "why", "play"])
@pytest.mark.parametrize(("change", "message"), EDITS)
def test_an_edited_record_names_file_and_line(
    command: str, change: Callable[[list[str]], Any], message: str, record: Path, polemos: Polemos, tmp_path: Path
) -> None:
    lines = record.read_text("utf-8").splitlines()
    change(lines)
    record.write_text("\n".join(lines) + "\n", "utf-8")
    before = record.read_bytes()
    arguments = {
        "replay": ("replay", record),
        "show": ("show", record),
        "why": ("why", record, "pass"),
        "play": ("play", "--load", record, "--save", tmp_path / "other.jsonl"),
    }[command]
    ran = polemos(*arguments)
    refused(ran, message)
    assert str(record) in ran.err
    assert record.read_bytes() == before
    assert not (tmp_path / "other.jsonl").exists()


def test_records_of_other_editors_are_read(record: Path, polemos: Polemos) -> None:
    whole = record.read_bytes()
    record.write_bytes(b"\xef\xbb\xbf" + whole.replace(b"\n", b"\r\n"))
    assert polemos("replay", record, "--verify").code == 0


def test_seats_of_a_record_that_the_game_lacks(record: Path, polemos: Polemos) -> None:
    record.write_text(record.read_text("utf-8").replace('"seats": {', '"seats": {"green": "human", '), "utf-8")
    refused(polemos("play", "--load", record), "unknown side 'green'; duel has: red, blue")


# ---------------------------------------------------------------- nothing is lost


def test_a_new_game_replaces_no_file(record: Path, polemos: Polemos, tmp_path: Path) -> None:
    before = record.read_bytes()
    refused(polemos("play", "duel", "--save", record), "there is such a file already")
    position = tmp_path / "duel.toml"
    position.write_text('game = "duel"\n')
    refused(polemos("play", "--load", position, "--save", position), "there is such a file already")
    assert record.read_bytes() == before
    assert polemos("play", "--load", record, "--save", record, typed="quit\n").code == 0


def test_a_copy_replaces_copies_of_its_own_game_only(record: Path, polemos: Polemos, tmp_path: Path) -> None:
    before, copy = record.read_bytes(), tmp_path / "copy.jsonl"
    typed = f"save {copy}\n1\nsave {copy}\nsave {record}\nsave {tmp_path}\nsave /dev/null\nquit\n"
    ran = polemos("play", "duel", "--seed", "4", typed=typed)
    assert ran.code == 0
    assert ran.out.count("Saved in") == 2
    assert ran.out.count("another game stands there") == 1
    assert ran.out.count("is no ordinary file") == 2
    assert record.read_bytes() == before
    assert len(read(copy).entries) == 1


def test_a_picture_replaces_no_record(record: Path, polemos: Polemos, tmp_path: Path) -> None:
    before = record.read_bytes()
    refused(polemos("show", record, "--svg", record), "it is no picture")
    assert record.read_bytes() == before
    for _ in range(2):
        assert polemos("show", record, "--svg", tmp_path / "map.svg").code == 0


def test_an_unwritable_home_is_said(polemos: Polemos, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    refused(polemos("play", "duel"), "cannot be written (Not a directory); name a file in a folder of yours")


# ---------------------------------------------------------------- arguments


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "duel", "--seed", "\udcff"], r"argument 4 is no text in UTF-8: '\udcff'"),
        (["simulate", "duel", "--games", "9" * 20], "from 1 to 1000000 games"),
        (["fuzz", "duel", "--games", "9" * 20], "from 1 to 1000000 games"),
        (["simulate", "duel", "--jobs", "-1"], "--jobs must be 1 or more, not -1"),
        (["show", "/dev/zero"], "more than"),
        (["show", "."], "is a folder"),
        (["why", ".", "pass"], "is a folder"),
    ],
)
def test_arguments_beyond_all_sense(arguments: list[str], message: str, polemos: Polemos) -> None:
    refused(polemos(*arguments), message)


def test_positions_take_no_choices(polemos: Polemos, tmp_path: Path) -> None:
    (tmp_path / "duel.toml").write_text('game = "duel"\n')
    refused(polemos("show", tmp_path / "duel.toml", "--to", "3"), "a position has no choices")


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 5000, "[" * 5000, '{"game": "duel", "game": "duel"}', "a = 0x" + "F" * 9]
)
def test_files_that_are_nothing(text: str, polemos: Polemos, tmp_path: Path) -> None:
    (tmp_path / "file").write_text(text)
    refused(polemos("show", tmp_path / "file"), "neither a record nor a position")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "duel", "--scenario", "epic"], "'epic' というシナリオはありません"),
        (["simulate", "duel", "--bots", "random"], "--bots にはコンマで区切った名前が2つ必要です"),
        (["simulate", "duel", "--games", "0"], "--games には1以上を指定してください"),
        (["rules", "duel", "dragon"], "という条項"),
    ],
)
def test_the_command_line_refuses_in_japanese_too(arguments: list[str], message: str, polemos: Polemos) -> None:
    refused(polemos(*arguments, "--lang", "ja"), message)


def test_what_should_not_happen_is_one_line(
    polemos: Polemos, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> None:
        raise IndexError("tuple index\nout of range")

    monkeypatch.setattr(Table, "run", fails)
    monkeypatch.delenv("POLEMOS_TRACE")
    ran = polemos("play", "duel")
    refused(ran, "this should not happen: IndexError at test_hostile.py:")
    monkeypatch.setenv("POLEMOS_TRACE", "1")
    with pytest.raises(IndexError):
        run(["play", "duel"])


# ---------------------------------------------------------------- at the table

TYPED = (
    *("9" * 5000, "a" * 5000, "list " + "9" * 5000, "log " + "9" * 5000, "log 0", "list advance 99999999999", "-1"),
    *("why " + "x" * 5000, "why", "map " + "é" * 5000, "look \x00", "rules (", 'save "', "save ~nobody-here/x"),
    *("save a b", "save ''", "save /proc/none/x", "１０", "²", "前進", "\u3000", "[bold]", "%s {x} { $x }", "\x1b[A"),
    *("\ufffd", "do", "do fly"),
)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("columns", ["1", "40"])
def test_whatever_is_typed_the_game_goes_on(
    language: str, columns: str, polemos: Polemos, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("NO_COLOR", "1")
    ran = polemos("play", "duel", "--seed", "4", "--lang", language, typed="\n".join([*TYPED, "quit"]))
    assert ran.code == 0
    assert ran.err == ""
    assert "\x1b[1m" not in ran.out


def test_undo_with_nothing_to_take_back_is_told_in_japanese(polemos: Polemos) -> None:
    ran = polemos("play", "duel", "--lang", "ja", typed="undo\nquit\n")
    assert "取り消せるものはありません" in ran.out


def test_hands_are_not_on_the_screen_of_the_other_side(polemos: Polemos, monkeypatch: pytest.MonkeyPatch) -> None:
    wiped: list[int] = []
    monkeypatch.setattr(Table, "wipe", lambda table: wiped.append(table.facing))
    typed = "\nsecret\npass\n" * 6
    ran = polemos("play", "duel", "--seat", "blue=human", "--seed", "4", typed=typed)
    assert ran.code == 0
    assert len(wiped) == ran.out.count("looks away")
    assert len(wiped) > 1


# ---------------------------------------------------------------- the engine


def test_the_engine_survives_a_defect(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(session: Session, request: Any) -> Any:
        raise KeyError("x")

    monkeypatch.setitem(OPS, "games", fails)
    got = engine.answer(Session(), '{"op": "games", "id": 3}')
    assert (got["id"], got["ok"], got["error"]["code"]) == (3, False, "broken")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('{"op": "hello", "op": "games"}', "malformed"),
        ('{"op": "hello", "id": NaN}', "malformed"),
        ('{"op": "hello", "id": "\\ud800"}', "malformed"),
        ('{"op": "hello", "id": "\udcff"}', "malformed"),
        ('{"op": "hello", "id": [1]}', "bad-request"),
        ('{"op": "hello", "id": true}', "bad-request"),
        ("[" * 100_000, "malformed"),
        ('{"op": "save", "match": "' + "x" * 10_000 + '"}', "no-match"),
        ('{"op": "load", "file": "a\\u0000b"}', "bad-input"),
    ],
)
def test_the_engine_answers_what_makes_no_sense(line: str, code: str) -> None:
    got = engine.answer(Session(), line)
    assert got["error"]["code"] == code
    assert len(json.dumps(got, ensure_ascii=False).encode()) < 1000


def test_a_line_that_is_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LONGEST", 50)
    answers = io.StringIO()
    engine.serve(io.StringIO("x" * 500 + '\n{"op": "hello"}\n{"op": "he'), answers)
    got = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [answer["ok"] for answer in got] == [False, True, False]
