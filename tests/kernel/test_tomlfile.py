"""Our TOML files are read through a cache that is never needed."""

import os
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from polemos.kernel.tomlfile import OLD, cache_folder, read_toml

TEXT = 'name = "シラクサ"\nn = [1, 2.5, true]\n[[row]]\nid = "a"\n[row.deep]\nx = -0.0\n'


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = tmp_path / "data.toml"
    path.write_text(TEXT, "utf-8")
    return path


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that have been parsed."""
    texts: list[str] = []
    loads = tomllib.loads

    def counted(text: str) -> dict[str, Any]:
        texts.append(text)
        return loads(text)

    monkeypatch.setattr("polemos.kernel.tomlfile.tomllib.loads", counted)
    return texts


def kept() -> list[Path]:
    return sorted(cache_folder().iterdir())


def test_a_file_is_parsed_once_and_again_when_it_has_changed(file: Path, parsed: list[str]) -> None:
    first, second = read_toml(file), read_toml(file)
    assert first == second == tomllib.loads(TEXT)
    assert repr(first) == repr(second), "the order of keys, and what is whole, stay"
    assert first is not second
    assert parsed[:-1] == [TEXT]
    file.write_text("name = 1\n", "utf-8")
    assert read_toml(file) == {"name": 1}
    assert len(kept()) == 2


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff\n{", b"0" * 64 + b'\n{"name": 2}'])
def test_a_damaged_cache_is_done_without_and_mended(file: Path, parsed: list[str], damage: bytes) -> None:
    whole = read_toml(file)
    (place,) = kept()
    sound = place.read_bytes()
    for bad in (damage, sound[:-3]):
        place.write_bytes(bad)
        assert read_toml(file) == whole
        assert place.read_bytes() == sound
    assert len(parsed) == 3


def test_what_cannot_be_kept_is_read_all_the_same(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cache").write_text("no folder")
    assert read_toml(file)["name"] == "シラクサ"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "other"))
    file.write_text("day = 2026-01-02\n", "utf-8")
    assert read_toml(file)["day"].year == 2026
    assert not (tmp_path / "other").exists()


def test_a_full_disk_leaves_nothing_behind(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "no room")

    monkeypatch.setattr("polemos.kernel.tomlfile.os.replace", full)
    assert read_toml(file)["name"] == "シラクサ"
    assert kept() == []


def test_many_at_once_read_the_same(file: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(read_toml, [file] * 40))
    assert all(one == found[0] for one in found)
    assert len(kept()) == 1


def test_what_is_old_goes(file: Path) -> None:
    read_toml(file)
    (old,) = kept()
    os.utime(old, (old.stat().st_mtime - OLD - 60,) * 2)
    file.write_text("other = 1\n", "utf-8")
    read_toml(file)
    assert old not in kept()
    assert len(kept()) == 1
