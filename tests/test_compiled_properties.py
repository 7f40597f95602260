"""What the compiler of the rules makes otherwise than Python does, where plain tests can hold it."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from built import ROOMS, SOURCE, rules

SOME_FLOATS: Final = re.compile(r"^\s*\w+: Final = \(\s*-?[\d_]*\.\d", re.M)
SOME_SPREAD: Final = re.compile(r"\bin\s+[\[({][^\])}]*\*\w")
"""What a text must hold that is worth parsing."""


def classes(path: Path) -> list[ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ClassDef)]


def methods(cls: ast.ClassDef) -> list[ast.FunctionDef]:
    return [node for node in cls.body if isinstance(node, ast.FunctionDef)]


@pytest.mark.long
def test_no_property_gives_what_can_be_called() -> None:
    """Compiled, a property that is called at once is taken for a method. Those of a protocol are no such properties."""
    known = [cls for path in rules(SOURCE) for cls in classes(path)]
    assert len(known) > 500
    everywhere = [cls for room in ROOMS for path in (SOURCE / room).rglob("*.py") for cls in classes(path)]
    called = {"Callable"} | {cls.name for cls in everywhere if any(one.name == "__call__" for one in methods(cls))}
    assert "Texts" in called
    found = [
        f"{cls.name}.{method.name}"
        for cls in known
        if not any(ast.unparse(base).startswith("Protocol") for base in cls.bases)
        for method in methods(cls)
        if any(ast.unparse(one).endswith("property") for one in method.decorator_list)
        and method.returns is not None
        and ast.unparse(method.returns).partition("[")[0] in called
    ]
    assert not found


def spread_looks(text: str) -> list[str]:
    """Looks in a list that is written out with others spread in it."""
    return [
        ast.unparse(node)
        for node in (ast.walk(ast.parse(text)) if SOME_SPREAD.search(text) else [])
        if isinstance(node, ast.Compare)
        and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops)
        and any(
            isinstance(side, ast.Tuple | ast.List | ast.Set) and any(isinstance(one, ast.Starred) for one in side.elts)
            for side in node.comparators
        )
    ]


@pytest.mark.long
def test_nothing_is_looked_for_in_a_list_spread_into_another() -> None:
    """The compiler takes such a list for one whose parts it knows, and breaks down."""
    found = {str(path): looks for path in rules(SOURCE) if (looks := spread_looks(path.read_text(encoding="utf-8")))}
    assert found == {}
    assert spread_looks("x in (*a, b)") == ["x in (*a, b)"]


def fixed_floats(text: str) -> list[str]:
    """Constants whose type is read off a tuple that begins with a number with a fraction."""
    return [
        ast.unparse(node)
        for node in (ast.walk(ast.parse(text)) if SOME_FLOATS.search(text) else [])
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation) == "Final"
        and isinstance(node.value, ast.Tuple)
        and node.value.elts
        and isinstance(node.value.elts[0], ast.Constant)
        and isinstance(node.value.elts[0].value, float)
    ]


@pytest.mark.long
def test_no_constant_is_a_tuple_of_so_many_fractions() -> None:
    """The compiler asks the wrong way round whether such a constant was set, and play breaks off where it is read.

    Written as `Final[tuple[float, ...]]` it is an object as any other.
    """
    found = {str(path): bad for path in rules(SOURCE) if (bad := fixed_floats(path.read_text(encoding="utf-8")))}
    assert found == {}
    assert fixed_floats("A: Final = (0.5, 1.0)\nB: Final[tuple[float, ...]] = (0.5,)") == ["A: Final = (0.5, 1.0)"]
