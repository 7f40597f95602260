"""Where the terminal may write, never over something that could not be had again, and how a shell reads its name."""

import os
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from polemos.cli.words import Language, Wrong, words
from polemos.kernel.errors import PolemosError
from polemos.match.match import AnyMatch
from polemos.match.words import told


def refuse_to_replace(path: Path) -> None:
    """A new game takes a new file, so that no other one is lost. Raises Wrong."""
    if os.path.lexists(path) and not (path.is_file() and path.stat().st_size == 0):
        raise Wrong("wrong-save", file=path, typed=for_shell(path))


def refuse_to_overwrite(path: Path) -> None:
    """A picture never takes the place of a record or a position. Raises Wrong."""
    if path.is_file() and path.suffix.lower() != ".svg" and path.stat().st_size:
        raise Wrong("wrong-overwrite", file=path)


def for_shell(name: Path | str) -> str:
    """A name as it must be typed in a command, so that a shell takes it for one word."""
    return subprocess.list2cmdline([str(name)]) if os.name == "nt" else shlex.quote(str(name))


def path_in(typed: str) -> Path | None:
    """The one path that somebody typed, in quotes or not; None if there is not just one."""
    try:
        names = shlex.split(typed)
        return Path(*names).expanduser() if len(names) == 1 else None
    except (ValueError, RuntimeError):
        return None


def keep_elsewhere(match: AnyMatch, ask: Callable[[str], str], language: Language, out: Console) -> bool:
    """Ask where a match is to be kept from now on, until it is kept there; False if nothing is named."""
    t = words(language)
    while True:
        typed = ask(t("play-elsewhere"))
        if not typed:
            return False
        path = path_in(typed)
        if path is None:
            continue
        try:
            refuse_to_replace(path)
            match.keep(path)
        except PolemosError as error:
            out.print(told(error, language), soft_wrap=True)
        else:
            out.print(t("play-kept", {"file": str(path)}), soft_wrap=True)
            return True
