"""Persia: two satraps, on whose side each is, and what he brings [12.10.1, 12.10.2, 12.10.4].

All that lasts of them is on whose side they are (`s.satrap`); only cards change it [12.10.1]. Their units wait in the
Persia box as others do in a force pool. Where they and others may go is in campaign/entry.py.
"""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, NEITHER, OF_TISSAPHERNES, UNITS
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.state import War


def units_of(satrapy: int) -> world.Row:
    """The units of a satrapy, the Phoenician fleets among them."""
    return tables.UNITS_OF[OF_TISSAPHERNES + satrapy]


def satrap_of(s: War, satrapy: int) -> int:
    """Who governs a satrapy now [card.cyrus]."""
    cyrus = satrapy == world.TISSAPHERNES and asking.is_so(s, codes.CYRUS_CAME)
    return tables.CYRUS if cyrus else tables.SATRAPS[satrapy]


# --------------------------------------------------------------------------------------------------------- whose he is


def join(s: War, satrapy: int, side: int, clause: str) -> None:
    """A satrap comes over to a side: his areas are open to it and his cities friendly, his men wait in the Persia box.

    [12.10.2]; he leads for that side, and waits there as well (RULING-136). Fleets are Phoenicia's and come by a card
    of their own.
    """
    s.satrap[satrapy] = side
    for unit in units_of(satrapy):
        if KIND[unit] != FLEET and s.loc[unit] == codes.OUT:
            s.loc[unit] = codes.FORCE_POOL
    leader = satrap_of(s, satrapy)
    s.leads[leader - UNITS] = side
    state.lift(s, leader, codes.FORCE_POOL)
    state.turn_pieces(s, (*units_of(satrapy), leader))
    s.tell("satrap-joins", (satrapy, side), (clause, "12.10.2"))


def leave(s: War, satrapy: int, clause: str) -> None:
    """A satrap is neutral again: his units go back to the Persia box, and he leads nobody [12.10.4].

    The Phoenician fleets leave the game with him; whom they carried is put ashore.
    """
    side = s.satrap[satrapy]
    for unit in units_of(satrapy):
        if s.loc[unit] >= 0:
            losses.forget(s, unit)
            for passenger in asking.cargo_of(s, unit):
                s.aboard[passenger] = -1
            state.lift(s, unit, codes.OUT if KIND[unit] == FLEET else codes.FORCE_POOL)
    if satrapy == world.TISSAPHERNES:
        asking.let(s, codes.PHOENICIANS, False)
    leader = satrap_of(s, satrapy)
    losses.forget(s, leader)
    state.lift(s, leader, codes.OUT)
    s.satrap[satrapy] = s.leads[leader - UNITS] = NEITHER
    state.turn_pieces(s, (*units_of(satrapy), leader))
    s.tell("satrap-leaves", (satrapy, side), (clause, "12.10.4"))


def evict(s: War, side: int) -> None:
    """Units of a side that still stand in the land of a satrap who is not on it are destroyed [12.10.4]."""
    loc = s.loc
    for unit in [unit for unit in state.owned(s).units[side] if loc[unit] in _PERSIA]:
        at = loc[unit]
        # with its fleet a unit may have been lost already
        if at >= 0 and s.sides[unit] == side and s.satrap[world.SATRAPY[world.AREA_AT[at]]] != side:
            losses.destroy(s, unit, "12.10.4")


_PERSIA: Final = frozenset([at for at in range(world.LAND) if world.SATRAPY[world.AREA_AT[at]] >= 0])
