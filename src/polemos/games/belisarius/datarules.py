"""What the data files must fulfil together."""

from collections.abc import Callable
from typing import Any, Final

from polemos.games.belisarius.datashape import Problem

Files = dict[str, dict[str, Any]]
RULES: Final[tuple[tuple[tuple[str, ...], Callable[[Files], list[Problem]]], ...]] = ()
