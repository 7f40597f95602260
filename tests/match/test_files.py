"""Files: written whole or not at all, and read with one clear line for whatever is wrong with them."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from polemos.kernel.errors import BadInput
from polemos.match import files
from polemos.match.files import parse_json, read_text, write_atomic


def full(*_: Any) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    write_atomic(path, "old\n")
    monkeypatch.setattr("polemos.match.files.os.fsync", full)
    with pytest.raises(BadInput, match=r"cannot be written \(No space left on device\); the file is as it was"):
        write_atomic(path, "new\n")
    assert path.read_text() == "old\n"
    assert [p.name for p in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_atomic(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


@pytest.mark.parametrize("name", ["folder", "a" * 300, "nul\0", "file/below"])
def test_no_place_for_a_file(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match=r"no ordinary file|cannot be written"):
        write_atomic(tmp_path / name, "text")


def test_devices_are_not_replaced() -> None:
    with pytest.raises(BadInput, match="no ordinary file"):
        write_atomic(Path(os.devnull), "text")


@pytest.mark.parametrize(
    ("content", "text"), [(b"\xef\xbb\xbfa\n", "a\n"), (b"a\r\nb\r\n", "a\nb\n"), (b"a\rb", "a\nb"), (b"", "")]
)
def test_texts_of_other_editors_are_read(content: bytes, text: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    assert read_text(tmp_path / "file") == text


def test_what_is_no_text_file_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadInput, match="is a folder"):
        read_text(tmp_path)
    (tmp_path / "file").write_bytes(b"abc\xff")
    with pytest.raises(BadInput, match="byte 3 is not text in UTF-8"):
        read_text(tmp_path / "file")
    with pytest.raises(BadInput, match="cannot be read"):
        read_text(tmp_path / "nul\0")
    monkeypatch.setattr(files, "LONGEST", 3)
    with pytest.raises(BadInput, match="more than 3 bytes"):
        read_text(tmp_path / "file")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[" * 100_000, "nested too deeply"),
        ('{"a": 1, "b": 2, "a": 3}', "the key 'a' stands there twice"),
        ("[NaN]", "NaN is no number"),
        ("[-Infinity]", "-Infinity is no number"),
        ("9" * 5000, "too many digits"),
        ('"\\ud800"', "half of a character"),
    ],
)
def test_json_that_says_nothing(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_json(text)
