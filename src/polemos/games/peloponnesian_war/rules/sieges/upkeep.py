"""What ends by itself when pieces have moved."""

from polemos.games.peloponnesian_war.rules import levels
from polemos.games.peloponnesian_war.state import War


def mend(s: War) -> None:
    """Sieges whose place has become friendly to the besieger end [4.3.1g]."""
    for target, count in enumerate(s.siege):
        if count:
            levels.end_own_siege(s, target)
