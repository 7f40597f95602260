"""Standing orders: about which markers a side does not want to be asked, whatever it holds (RULING-94)."""

from typing import Final

from polemos.games.belisarius.diplomacy import Betray
from polemos.games.belisarius.markers import MayPlay
from polemos.games.belisarius.naming import MARKER_IDS
from polemos.games.belisarius.operations import Reaction
from polemos.games.belisarius.revolts import Reform
from polemos.games.belisarius.state import War
from polemos.games.belisarius.tables import ADVANTAGE, END_CAMPAIGN, FORCED_MARCH, LEGAL, POPE, TREACHERY
from polemos.games.belisarius.wording import texts
from polemos.kernel.showing import StandingOrder, standing_order

SPARE: Final = "spare:"
ASK: Final = "ask:"


def occasions(s: War) -> list[int]:
    """The kinds of markers about which a side is asked again and again, and need not be."""
    usual = [END_CAMPAIGN, ADVANTAGE, POPE, TREACHERY, LEGAL]
    return [*usual, FORCED_MARCH] if s.option_set.reaction else usual


def wishes(s: War, side: int) -> list[str]:
    """The asides by which a side changes what it wants to be asked."""
    return [(ASK if s.spared[side] >> kind & 1 else SPARE) + MARKER_IDS[kind] for kind in occasions(s)]


def wish(s: War, side: int, aside: str) -> None:
    """A side wants to be asked about a marker, or no longer."""
    s.spared[side] ^= 1 << MARKER_IDS.index(aside.partition(":")[2])


def standing_orders(s: War, side: int, language: str) -> list[StandingOrder]:
    """All standing orders of a side."""
    t = texts(language)
    found: list[StandingOrder] = []
    for kind in occasions(s):
        name = MARKER_IDS[kind]
        said = {order + name: t(f"aside-{order[:-1]}-{name}") for order in (ASK, SPARE)}
        chosen = (SPARE if s.spared[side] >> kind & 1 else ASK) + name
        found.append(standing_order(name, said, chosen, language))
    return found


def governing(s: War) -> str:
    """The standing order by which a side would be spared the question that waits; "" if none would."""
    top = s.agenda[-1] if s.agenda else None
    kind = -1
    if isinstance(top, MayPlay):
        kind = top.marker()
    elif isinstance(top, Betray):
        kind = TREACHERY
    elif isinstance(top, Reform):
        kind = LEGAL
    elif isinstance(top, Reaction):
        kind = FORCED_MARCH
    return MARKER_IDS[kind] if kind in occasions(s) else ""
