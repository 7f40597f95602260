"""Bots by name."""

from collections.abc import Callable
from typing import Final

from polemos.bots.bot import Bot
from polemos.bots.greedy import GreedyBot
from polemos.bots.uniform import RandomBot
from polemos.kernel.errors import BadInput

BOTS: Final[dict[str, Callable[[], Bot]]] = {"greedy": GreedyBot, "random": RandomBot}


def names() -> list[str]:
    """The names of all bots."""
    return sorted(BOTS)


def make(name: str) -> Bot:
    """A bot by its name. Raises BadInput for an unknown one."""
    if name not in BOTS:
        raise BadInput(f"unknown bot {name!r}; there are {', '.join(names())}")
    return BOTS[name]()
