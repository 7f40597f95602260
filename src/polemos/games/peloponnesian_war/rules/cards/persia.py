"""Persia."""

from polemos.games.peloponnesian_war.data.tables import UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, LAND, SATRAPY
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.state import War


def evict(s: War, side: int) -> None:
    """What a side still has in a satrapy that is not open to it is destroyed."""
    for unit in range(UNITS):
        if s.sides[unit] == side and 0 <= s.loc[unit] < LAND:
            satrapy = SATRAPY[AREA_AT[s.loc[unit]]]
            if satrapy >= 0 and s.satrap[satrapy] != side:
                losses.destroy(s, unit, "12.10.4")
