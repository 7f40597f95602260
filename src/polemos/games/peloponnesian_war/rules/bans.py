"""What cards of a season forbid for some of its campaign turns: whom they hold, what they close, and how long.

A card that speaks of the first, second or third campaign turn means those of its season [12.1b]; the season turn before
them is none of them, so that what is done in it is free (RULING-121).
"""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import SPARTA
from polemos.games.peloponnesian_war.state import War

_TURNS: Final = "campaign_turns"
_OMENS: Final = tables.figures_of("omens")[_TURNS]
_ECLIPSE: Final = tables.figures_of("eclipse")[_TURNS]
_CARNEIA: Final = tables.figures_of("carneia")[_TURNS]
_TRUCE: Final = tables.figures_of("olympic_truce")[_TURNS]


def is_under_omens(s: War, piece: int) -> bool:
    """Whether bad omens lie on a piece now [card.omens]."""
    return 0 < s.turn <= _OMENS and piece in s.held


def is_becalmed(s: War, piece: int) -> bool:
    """Whether the eclipse holds a piece now [card.eclipse]."""
    return 0 < s.turn <= _ECLIPSE and piece in s.becalmed


def is_carneia(s: War) -> bool:
    """Whether units of Laconia may neither leave their region nor attack now [card.carneia]."""
    return 0 < s.turn <= _CARNEIA and asking.weighs(s, SPARTA, codes.CARNEIA)


def is_truce(s: War, side: int) -> bool:
    """Whether the Olympic Truce keeps land units of a side out of enemy areas now [card.olympic_truce]."""
    return 0 < s.turn <= _TRUCE and asking.weighs(s, side, codes.TRUCE)


def is_shaken(s: War, region: int) -> bool:
    """Whether an earthquake closes a region by land now [card.earthquake]."""
    return region >= 0 and 0 < s.turn <= s.shaken[region]
