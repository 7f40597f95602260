"""Sieges and bases after a move."""

from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.state import TARGETS, War


def mend(s: War) -> None:
    """Sieges whose besiegers have gone are lifted."""
    for target in range(TARGETS):
        if s.siege[target] and places.investor(s, target) != s.besieger[target]:
            levels.lift_siege(s, target, "10.4.5")
