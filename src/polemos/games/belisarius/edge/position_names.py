"""The words in which positions speak of a war, beside those of the data."""

from typing import Final

from polemos.games.belisarius.data import world
from polemos.games.belisarius.state import (
    DIPLOMACY_PHASE,
    EVENT_PHASE,
    LEVY_PHASE,
    OPERATIONS_PHASE,
    RECRUITMENT_PHASE,
    SUPPLY_PHASE,
    TAXATION_PHASE,
)

PHASE_NAMES: Final = {
    "event": EVENT_PHASE,
    "diplomacy": DIPLOMACY_PHASE,
    "taxation": TAXATION_PHASE,
    "recruitment": RECRUITMENT_PHASE,
    "levy": LEVY_PHASE,
    "operations": OPERATIONS_PHASE,
    "supply": SUPPLY_PHASE,
}
STATES: Final = world.SIDE_NAMES
PLAYER_NAMES: Final = STATES[:2]
RICHEST: Final = 1_000_000
"""Solidus points."""
