"""Waiting for a bot at the terminal."""

import io
import os
import pty
import sys

import pytest
from rich.console import Console

from polemos.cli import waiting as module
from polemos.cli.table import Table
from polemos.cli.waiting import Waiting, can_wait, typed_line
from polemos.match.match import new_match
from polemos.match.seat import Seat
from toy.game import GAME
from toy.table import register


class Clock:
    """Seconds that pass when they are told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(module, "monotonic", made)
    return made


def test_a_long_thought_is_shown_and_enter_ends_it(clock: Clock) -> None:
    screen, typed = io.StringIO(), ["march  \n", "\n"]
    waiting = Waiting(Console(file=screen), lambda share: f"{share} %", lambda: typed.pop(0) if typed else None)
    # nothing of a short one is seen, and what was typed is left where it is
    assert waiting.goes_on(0.1)
    waiting.end()
    assert screen.getvalue() == "" and len(typed) == 2
    clock.now = module.BEFORE
    assert not waiting.goes_on(0.42)
    assert "42 %" in screen.getvalue() and waiting.ahead == ["march"]
    assert not waiting.goes_on(0.5) and "50 %" not in screen.getvalue()
    waiting.end()
    assert screen.getvalue().endswith("\r\x1b[K")


def test_a_line_is_read_from_a_terminal_without_waiting_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        assert can_wait(Console(file=io.StringIO(), force_terminal=True)) and not can_wait(Console(file=io.StringIO()))
        assert typed_line() is None
        os.write(ours, b"pass\n")
        assert typed_line() == "pass\n"
    os.close(ours)


def test_at_the_table_a_hurried_move_is_played_and_what_was_typed_is_for_the_next_question(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Patient:
        """Thinks until it is hurried."""

        name = "patient"
        uniform = False

        def choose(self, seat: Seat) -> int:
            while seat.pace.goes_on(0.5):
                clock.now += 1
            return seat.choices[-1]

    register()
    typed = ["score", "", None]
    monkeypatch.setattr("polemos.cli.table.can_wait", lambda out: True)
    monkeypatch.setattr("polemos.cli.table.typed_line", lambda: typed.pop(0))
    match = new_match(GAME, "short", seed="1", players=[Patient(), None])
    table = Table(match, "en", Console(file=io.StringIO()))
    table.let_bot()
    assert match.n == 1 and table.read("> ") == "score"
