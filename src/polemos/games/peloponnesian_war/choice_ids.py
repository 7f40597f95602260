"""Names at the edge: the readable ids of choices, places, counters, cities, forts and cards, and back."""

from typing import Final

from polemos.games.peloponnesian_war.data.tables import CARD_KEY, FORTS, PIECE_KEY, ROWS, UNIT_KEY, UNITS_OF_ROW
from polemos.games.peloponnesian_war.data.world import CITY_NAMES, PLACE_NAMES, REGION_NAMES, SATRAP_NAMES
from polemos.games.peloponnesian_war.verbs import CARD, PIECE, PLACE, REGION, ROW, SATRAP, TARGET, VERBS
from polemos.room.choice_ids import Ids

TARGET_NAMES: Final = (*CITY_NAMES, *[f"fort-{n + 1}" for n in range(FORTS)])
"""What can be besieged: cities, then the markers of forts."""
ROW_NAMES: Final = tuple([UNIT_KEY[UNITS_OF_ROW[row][0]].rpartition("-")[0] for row in range(ROWS)])
"""Rows of the table of units, as "attica-hoplite-4"."""

IDS: Final = Ids(
    VERBS,
    {
        PLACE: PLACE_NAMES,
        PIECE: PIECE_KEY,
        TARGET: TARGET_NAMES,
        REGION: REGION_NAMES,
        CARD: CARD_KEY,
        ROW: ROW_NAMES,
        SATRAP: SATRAP_NAMES,
    },
    "move:3056",
)
