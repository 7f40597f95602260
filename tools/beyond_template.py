"""How much of a room its author wrote: the lines that are not those of the room that `polemos new-game` makes.

    python tools/beyond_template.py examples/agesilaos point

A line counts that the made room has not at that place; texts and data as well as code. Blank lines do not, nor do
comments and docstrings.
"""

import ast
import sys
from difflib import SequenceMatcher
from pathlib import Path

from polemos.cli.newgame import MAP_KINDS, room_files

WRITTEN = (".py", ".toml", ".ftl")


def beyond(folder: Path, kind: str) -> dict[str, int]:
    """By file, the lines that are its author's."""
    (wanted,) = (one for one in MAP_KINDS if one == kind)
    made = room_files(folder.name, wanted)
    found: dict[str, int] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix in WRITTEN and not name.startswith("."):
            found[name] = _more(made.get(name, ""), path.read_text(encoding="utf-8"))
    return found


def _bare(text: str) -> list[str]:
    """The lines that say something to a machine."""
    lines = text.splitlines()
    try:
        tree = ast.parse(text)
    except SyntaxError:  # no Python
        tree = ast.Module([], [])
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for at in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[at] = ""
    return [line for line in lines if line.strip() and not line.lstrip().startswith("#")]


def _more(before: str, after: str) -> int:
    old, new = _bare(before), _bare(after)
    changes = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return sum([j1 - j0 for tag, _, _, j0, j1 in changes if tag in ("insert", "replace")])


def parts(found: dict[str, int]) -> dict[str, int]:
    """The same by what they are: code, data (with the rulebook), texts, tests."""
    out = dict.fromkeys(("code", "data", "texts", "tests"), 0)
    for name, lines in found.items():
        part = (
            "tests" if name.startswith("tests/") else {".ftl": "texts", ".toml": "data"}.get(Path(name).suffix, "code")
        )
        out[part] += lines
    return out


if __name__ == "__main__":
    counted = beyond(Path(sys.argv[1]), sys.argv[2])
    for name, lines in counted.items():
        if lines:
            print(f"{lines:5} {name}")
    print(parts(counted))
