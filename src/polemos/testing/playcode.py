"""The source files that a game's play goes by, each with a digest that comments, docstrings and types do not touch.

Play goes by the modules that define the steps of a game, and by whatever of the house these import: rules, tables, the
kernel, the board. Words, previews and drawings are not among them. The digest is taken of the syntax tree, written out
so that every version of Python writes the same.
"""

import ast
import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import polemos
from polemos.kernel.flow import Step
from polemos.room.game import AnyGame

HOUSE: Final = Path(polemos.__file__).parent
SHORT: Final = 10
DATA: Final = "data"
"""The line that stands for all data files with influence on play."""
TYPES: Final = ("annotation", "returns", "type_comment", "type_params")


def digests(game: AnyGame) -> str:
    """A line for each file, sorted: its path, and the digest."""
    room = game.package
    lines = [f"{DATA} {game.fingerprint[:SHORT]}"]
    lines += [f"{_shown(path)} {digest_of(path)}" for path in sorted(files(room))]
    return "".join(line + "\n" for line in lines)


def changed(old: str, new: str) -> list[str]:
    """The files whose lines differ, or that stand in one list alone."""
    return sorted({line.partition(" ")[0] for line in {*old.splitlines()} ^ {*new.splitlines()}})


def files(room: str) -> set[Path]:
    """The sources that define the steps of a room, and what they import of the house, near or far."""
    waiting = [_file(name) for name in {step.__module__ for step in _below(Step)} if name.startswith(room + ".")]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported(path)
    return found


def _below(kind: type[Step]) -> Iterator[type[Step]]:
    for lower in kind.__subclasses__():
        yield lower
        yield from _below(lower)


def _file(module: str) -> Path:
    return Path(str(sys.modules[module].__file__)).with_suffix(".py")


@cache
def imported(path: Path) -> tuple[Path, ...]:
    """The files of the house that a file imports, inside functions too; not those that only type checkers read."""
    found: list[Path] = []
    for node in ast.walk(_without_type_checking(ast.parse(path.read_text("utf-8")))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        found += [_file(name) for name in names if _in_source(name)]
    return tuple(found)


def _in_source(module: str) -> bool:
    """Whether a module is a file of the house or of a room beside it, and not a mere folder."""
    place = getattr(sys.modules.get(module), "__file__", None)
    return module.startswith("polemos.") and place is not None and Path(place).name != "__init__.py"


def _without_type_checking(tree: ast.Module) -> ast.Module:
    kept = [
        node
        for node in tree.body
        if not (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING")
    ]
    return ast.Module(kept, [])


@cache
def digest_of(path: Path) -> str:
    """The digest of what a source file does."""
    return hashlib.sha256(written(ast.parse(path.read_text("utf-8"))).encode()).hexdigest()[:SHORT]


def written(node: object) -> str:
    """A syntax tree as a text, without places, docstrings and types."""
    if isinstance(node, ast.AST):
        parts = []
        for name, value in ast.iter_fields(node):
            if value is None or value == [] or (name in TYPES and not isinstance(node, ast.ExceptHandler)):
                continue
            if name == "body" and isinstance(value, list):
                value = [one for one in value if not _only_said(one)]
            if name != "kind":
                parts.append(f"{name}={written(value)}")
        return f"{type(node).__name__}({' '.join(parts)})"
    if isinstance(node, list):
        return f"[{' '.join(map(written, node))}]"
    return repr(node)


def _only_said(node: ast.AST) -> bool:
    """A text that stands by itself: a docstring, or words on a field."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _shown(path: Path) -> str:
    return path.relative_to(HOUSE).as_posix() if path.is_relative_to(HOUSE) else path.name
