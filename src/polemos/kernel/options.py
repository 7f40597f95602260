"""The optional rules of a game: a frozen dataclass of truth values, one field for each rule, all off at first.

A room declares it as `Options` in its `state.py`, the clause of each in its `game.py`, and its name and text as
`option-NAME` and `option-NAME-text` in `data/text.*.ftl`. Rules ask `s.option_set.pillage`.
"""

import inspect
from collections.abc import Iterable
from typing import Any, Final

_NAMES: Final[dict[type[Any], tuple[str, ...]]] = {}


def switch_names(kind: type[Any]) -> tuple[str, ...]:
    """The optional rules of a room, in their order; compiled classes tell them by their signature alone."""
    if kind not in _NAMES:
        _NAMES[kind] = tuple(inspect.signature(kind).parameters)
    return _NAMES[kind]


def in_use(option_set: Any) -> list[str]:
    """The optional rules that are switched on."""
    return [name for name in switch_names(type(option_set)) if getattr(option_set, name)]


def switched_on(kind: type[Any], names: Iterable[str]) -> Any:
    """The set with the rules of these names switched on."""
    return kind(**dict.fromkeys(names, True))
