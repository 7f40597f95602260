"""The words in which positions speak of a war, beside those of the data."""

from typing import Final

from polemos.games.belisarius import state
from polemos.games.belisarius.data import world

PHASE_NAMES: Final = {
    "event": state.EVENT_PHASE,
    "diplomacy": state.DIPLOMACY_PHASE,
    "taxation": state.TAXATION_PHASE,
    "recruitment": state.RECRUITMENT_PHASE,
    "levy": state.LEVY_PHASE,
    "operations": state.OPERATIONS_PHASE,
    "supply": state.SUPPLY_PHASE,
}
STATES: Final = world.SIDE_NAMES
PLAYER_NAMES: Final = STATES[:2]
