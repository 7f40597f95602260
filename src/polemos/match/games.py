"""Finding games: whatever is installed under the entry-point group `polemos.games`."""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from polemos.kernel.errors import BadInput, shown
from polemos.room.game import AnyGame, Game

GROUP: Final = "polemos.games"

_registered: Final[dict[str, str]] = {}


def register(name: str, place: str) -> None:
    """Make a game known by the place of its object ("package.module:OBJECT"), for programs that install nothing."""
    _registered[name] = place


def _installed() -> dict[str, EntryPoint]:
    return _found_along(tuple(sys.path))


@cache
def _found_along(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """What is installed where Python looks now: looking takes some milliseconds."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted({*_installed(), *_registered})


def find(name: str) -> AnyGame:
    """The game of a name. Raises BadInput for an unknown one."""
    if name in _registered:
        return at(_registered[name])
    entry = _installed().get(name)
    if entry is None:
        raise BadInput(f"unknown game {shown(name)}; there are: {', '.join(names()) or 'none installed'}")
    return at(entry.value)


def place(name: str) -> str:
    """Where the object of a game is ("package.module:OBJECT"): what another process needs to find it."""
    if name in _registered:
        return _registered[name]
    entry = _installed().get(name)
    if entry is None:
        raise BadInput(f"unknown game {shown(name)}; there are: {', '.join(names()) or 'none installed'}")
    return entry.value


def at(where: str) -> AnyGame:
    """The game at a place."""
    module, _, attribute = where.partition(":")
    try:
        thing = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, TypeError) as error:
        raise BadInput(f"the game at {where} cannot be loaded: {error}") from error
    if not isinstance(thing, Game):
        raise BadInput(f"{where} is no game: it should be a polemos.room.game.Game")
    return thing
