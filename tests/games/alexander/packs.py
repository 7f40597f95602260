"""Data packs of the game with something changed, and what their check says."""

from functools import partial
from pathlib import Path

from games import packs
from polemos.games.alexander.data.pack import OURS, PACK

lay = partial(packs.lay, OURS)


def lines(folder: Path) -> list[str]:
    """Every problem of a pack."""
    return [str(problem) for problem in PACK.check(folder)]


def tells_only(folder: Path, name: str, told: str) -> bool:
    """Whether this is the one problem of a pack; a line that ends in a blank stands for all that begin like it."""
    (line,) = lines(folder)
    wanted = f"{name}: {told}"
    return line.startswith(wanted) if told.endswith(" ") else line == wanted
