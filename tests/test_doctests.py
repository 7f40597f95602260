"""The examples in docstrings show what the program does."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"
SHOWING = sorted(path for path in SOURCE.rglob("*.py") if re.search(r"^ *>>> ", path.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("path", [pytest.param(path, id=path.relative_to(SOURCE).as_posix()) for path in SHOWING])
def test_an_example_does_what_it_shows(path: Path) -> None:
    module = import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts))
    told = doctest.testmod(module, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert told.attempted > 0
    assert told.failed == 0
