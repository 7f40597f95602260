"""The server over a longer time: fifty kills in play, minutes of requests that nobody would send, and a siege."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KILLS = "50"
DOORS = os.environ.get("POLEMOS_DOOR_SECONDS", "600")
SIEGE = os.environ.get("POLEMOS_SIEGE_SECONDS", "1200")
SECONDS = os.environ.get("POLEMOS_FUZZ_SECONDS", "300")


def runs(*command: str, **environment: str) -> None:
    """Run a Python command, which finds nothing wrong."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env={**os.environ, **environment})
    assert done.returncode == 0, " ".join(command)


def test_fifty_kills_lose_nothing() -> None:
    runs("-m", "pytest", "-q", "tests/server/test_kill.py", POLEMOS_KILLS=KILLS)


def test_ten_minutes_at_three_doors_lose_nothing() -> None:
    runs("-m", "pytest", "-q", "-s", "tests/server/test_doors.py", POLEMOS_DOOR_KILLS="50", POLEMOS_DOOR_SECONDS=DOORS)


def test_five_minutes_of_fuzzing_break_nothing() -> None:
    runs("tools/fuzz_api.py", SECONDS)


def test_twenty_minutes_of_siege_keep_nobody_waiting() -> None:
    runs("tools/siege.py", SIEGE)
