"""About which markers a side wants to be asked, whatever it holds (RULING-94)."""

from typing import Final

from polemos.games.belisarius.choice_ids import MARKER_IDS
from polemos.games.belisarius.data.charts import ADVANTAGE, END_CAMPAIGN, FORCED_MARCH, LEGAL, POPE, TREACHERY
from polemos.games.belisarius.state import War

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
