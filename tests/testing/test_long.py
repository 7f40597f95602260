"""What `make test` leaves to `make test-long`: never the only proof of a clause."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from long_tests import is_long

TESTS: Final = Path(__file__).parents[1]
Marks = dict[str, ast.Call | None]
"""The marks of a test by their names, with what they are called with, if they are."""


def marked(path: Path) -> Iterator[tuple[str, Marks]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks: Marks = {}
            for mark in node.decorator_list:
                call = mark if isinstance(mark, ast.Call) else None
                said = ast.unparse(call.func if call else mark)
                if said.startswith("pytest.mark."):
                    marks[said.removeprefix("pytest.mark.")] = call
            yield node.name, marks


def clauses(marks: Marks) -> set[str]:
    call = marks.get("clause")
    return {str(arg.value) for arg in call.args if isinstance(arg, ast.Constant)} if call else set()


@pytest.mark.parametrize("folder", sorted({path.parent for path in TESTS.glob("*/*/test_*.py")}), ids=lambda f: f.name)
def test_no_clause_is_proven_by_long_tests_alone(folder: Path) -> None:
    room = [path for kind in ("games", "rulebook") for path in (TESTS / kind / folder.name).glob("test_*.py")]
    tests = [test for path in room for test in marked(path)]
    proven = {clause for _, marks in tests if "long" not in marks or marks["long"] for clause in clauses(marks)}
    alone = {name: left for name, marks in tests if "long" in marks and (left := clauses(marks) - proven)}
    assert not alone


def test_some_cases_of_a_test_may_be_long(pytester: pytest.Pytester) -> None:
    items = pytester.getitems(
        """
        import pytest

        @pytest.mark.long
        def test_whole(): pass

        @pytest.mark.long(only=("one", "two"))
        @pytest.mark.parametrize("case", ["one", "two", "three"])
        def test_only(case): pass

        @pytest.mark.long(but="one")
        @pytest.mark.parametrize("case", ["one", "two"])
        def test_but(case): pass

        def test_short(): pass
        """
    )
    long = {item.name for item in items if is_long(item)}
    assert long == {"test_whole", "test_only[one]", "test_only[two]", "test_but[two]"}
