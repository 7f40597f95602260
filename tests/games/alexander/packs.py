"""Data packs of the game with something changed, and what their check says."""

from pathlib import Path

from polemos.games.alexander.data.pack import OURS, PACK


def lay(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """A pack with one of our files, changed."""
    content = (OURS / name).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in content, f"{name} has no {old!r}"
        content = content.replace(old, new, 1)
    target = folder / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(content, encoding="utf-8")
    return folder


def lines(folder: Path) -> list[str]:
    """Every problem of a pack."""
    return [str(problem) for problem in PACK.check(folder)]


def tells_only(folder: Path, name: str, told: str) -> bool:
    """Whether this is the one problem of a pack; a line that ends in a blank stands for all that begin like it."""
    (line,) = lines(folder)
    wanted = f"{name}: {told}"
    return line.startswith(wanted) if told.endswith(" ") else line == wanted
