"""The command line in this process, with Duel installed."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from polemos.cli.app import run
from toy.table import played, register


@dataclass
class Ran:
    """What a command line printed, and its exit code."""

    code: int
    out: str
    err: str


Polemos = Callable[..., Ran]


@pytest.fixture
def polemos(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Polemos:
    """Run a command line; `typed` are the lines that a person types."""
    register()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("POLEMOS_TRACE", "1")
    monkeypatch.setattr("polemos.cli.table.Table._complete", lambda table: None)

    def command(*arguments: str | Path, typed: str = "") -> Ran:
        lines = iter(typed.splitlines())

        def read(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                line = next(lines)
            except StopIteration:
                raise EOFError from None
            if line == "^C":
                raise KeyboardInterrupt
            return line

        monkeypatch.setattr("builtins.input", read)
        code = run([str(a) for a in arguments])
        got = capsys.readouterr()
        return Ran(code, got.out, got.err)

    return command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of twelve choices."""
    path = tmp_path / "game.jsonl"
    played(12).save(path)
    return path
