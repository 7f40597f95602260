"""Finding bots: ours, and whatever is installed under the entry-point group `polemos.bots`.

An entry point names what makes a bot when it is called without arguments:

    [project.entry-points."polemos.bots"]
    careful = "my_package.bot:CarefulBot"
"""

import sys
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import entry_points
from typing import Final

from polemos.bots.bot import Bot
from polemos.bots.greedy import GreedyBot
from polemos.bots.level_data import MOST as MOST_LEVELS
from polemos.bots.levels import KIND, LevelBot
from polemos.bots.search import SearchBot
from polemos.bots.uniform import RandomBot
from polemos.kernel.errors import BadInput, shown

GROUP: Final = "polemos.bots"
Maker = Callable[[], Bot]
MOST: Final = 10_000_000
"""Simulated decisions that a bot may be given for a choice."""
OURS: Final[dict[str, Maker]] = {"greedy": GreedyBot, "random": RandomBot, "search": SearchBot}
LEVELS: Final[dict[str, Maker]] = {f"{KIND}:{n}": partial(LevelBot, n) for n in range(1, MOST_LEVELS + 1)}
"""Of one game each that has so many; see level_data.py."""


def makers() -> dict[str, Maker]:
    """What makes each bot, by name; an installed one does not take the place of ours."""
    return {**_found_along(tuple(sys.path)), **OURS, **LEVELS}


@cache
def _found_along(path: tuple[str, ...]) -> dict[str, Maker]:
    """What is installed where Python looks now: looking takes some milliseconds."""
    return {entry.name: _Installed(entry.name, entry.value) for entry in entry_points(group=GROUP)}


class _Installed:
    """Makes a bot that somebody else has written; it is only loaded when it is wanted."""

    def __init__(self, name: str, place: str) -> None:
        self.name = name
        self.place = place

    def __call__(self) -> Bot:
        entry = next(entry for entry in entry_points(group=GROUP) if entry.name == self.name)
        try:
            made = entry.load()()
        except Exception as error:
            raise BadInput(f"the bot at {self.place} cannot be made: {error}") from error
        lacking = [name for name in ("name", "uniform", "choose") if not hasattr(made, name)]
        if lacking:
            raise BadInput(f"{self.place} makes no bot: it lacks {', '.join(lacking)} (see polemos.bots.bot)")
        bot: Bot = made
        return bot


def names() -> list[str]:
    """The names of all bots."""
    return sorted(makers())


def general() -> list[str]:
    """The names of those that are the same in every game."""
    return [name for name in names() if name not in LEVELS]


def make(name: str) -> Bot:
    """A bot by its name; "search:300" has another budget. Raises BadInput for an unknown or broken one."""
    kind, colon, budget = name.partition(":")
    if kind == KIND:
        if name not in LEVELS:
            raise BadInput(f"a level is named {', '.join(LEVELS)}, not {shown(name)}")
        return LEVELS[name]()
    found = makers().get(kind)
    if found is None:
        raise BadInput(f"unknown bot {shown(kind)}; there are {', '.join(names())}")
    if not colon:
        return found()
    if found is not SearchBot:
        raise BadInput(f"{shown(kind)} takes no budget: name it alone, not {shown(name)}")
    if not (budget.isascii() and budget.isdecimal() and 0 < int(budget[:9]) <= MOST and len(budget) < 9):
        raise BadInput(f"a budget is from 1 to {MOST} simulated decisions, as in search:300, not {shown(name)}")
    return SearchBot(int(budget))
