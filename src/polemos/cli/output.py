"""What the commands print: text for people, one JSON object for programs."""

import json
import sys
import traceback
from pathlib import Path
from typing import Any

from rich.console import Console


class Screen(Console):
    """A console that leaves a closed pipe to whoever runs the command."""

    def on_broken_pipe(self) -> None:
        """Nobody reads any more."""
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    """A console that prints texts as they stand: no markup, no colours of its own invention."""
    return Screen(stderr=stderr, markup=False, highlight=False, emoji=False, soft_wrap=False)


def facts(value: Any) -> None:
    """Print a value as one line of JSON."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def where_it_broke(error: Exception) -> str:
    """An exception that nobody expected, in one line: what, and in which line of the program."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}: {' '.join(str(error).split())[:200]}"


def is_text(came: str) -> bool:
    """Whether something came as text, and not as bytes that are none."""
    try:
        came.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def warn(text: str) -> None:
    """One line on standard error."""
    sys.stderr.write(text.rstrip("\n") + "\n")
    sys.stderr.flush()
