"""Names at the edge: the readable ids of choices, locales, counters, forts and events, and back."""

from typing import Final

from polemos.games.sparta_vs_athens.data.tables import EVENT_KEY, FORT_KEY, PIECE_KEY, SIDE_NAMES
from polemos.games.sparta_vs_athens.data.world import LOCALE_NAMES
from polemos.games.sparta_vs_athens.verbs import EVENT, FORT, PIECE, SIDE, SPACE, TARGET, VERBS
from polemos.room.choice_ids import Ids

TARGET_NAMES: Final = (*LOCALE_NAMES, *[f"fort-{key}" for key in FORT_KEY])
"""What can be besieged: cities by their locale, then the forts."""

IDS: Final = Ids(
    VERBS,
    {
        SPACE: LOCALE_NAMES,
        PIECE: PIECE_KEY,
        TARGET: TARGET_NAMES,
        FORT: FORT_KEY,
        SIDE: SIDE_NAMES,
        EVENT: EVENT_KEY,
    },
    "move:samos",
)
