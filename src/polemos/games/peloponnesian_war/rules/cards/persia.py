"""Persia: two satraps, what they bring, where they and others may go. Clauses 1.2h to 1.2j, 12.10.1 to 12.10.4.

All that lasts of them is on whose side each is (`s.satrap`); only cards change it [12.10.1]. Their units wait in the
Persia box as others do in a force pool.
"""

from typing import Final

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, NEITHER, OF_TISSAPHERNES, UNIT_HOME, UNITS
from polemos.games.peloponnesian_war.data.world import (
    AREA_AT,
    ASIA,
    LAND,
    LANDMASS,
    REGION_INDEX,
    REGION_OF,
    SATRAPY,
)
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.state import Refusal, War

COAST: Final = tuple([REGION_INDEX[name] for name in ("hellespont", "lesbos", "chios", "samos", "rhodes")])
"""Regions whose areas on the mainland of Asia Persian land units may enter."""


def satrapy_at(place: int) -> int:
    """The satrapy in which a place lies, NEITHER outside Persia and at sea [1.2h, 1.2j]."""
    return SATRAPY[AREA_AT[place]] if place < LAND else NEITHER


def satrapy_of(piece: int) -> int:
    """The satrapy to which a unit or a satrap belongs, NEITHER for others; Cyrus has that of Tissaphernes."""
    if piece < UNITS:
        home = UNIT_HOME[piece] - OF_TISSAPHERNES
        return home if 0 <= home < len(tables.SATRAPS) else NEITHER
    if piece == tables.CYRUS:
        return world.TISSAPHERNES
    return tables.SATRAPS.index(piece) if piece in tables.SATRAPS else NEITHER


def units_of(satrapy: int) -> world.Row:
    """The units of a satrapy, the Phoenician fleets among them."""
    return tables.UNITS_OF[OF_TISSAPHERNES + satrapy]


def satrap_of(s: War, satrapy: int) -> int:
    """Who governs a satrapy now [card.cyrus]."""
    cyrus = satrapy == world.TISSAPHERNES and state.is_so(s, state.CYRUS_CAME)
    return tables.CYRUS if cyrus else tables.SATRAPS[satrapy]


# --------------------------------------------------------------------------------------------------------- whose he is


def join(s: War, satrapy: int, side: int, clause: str) -> None:
    """A satrap comes over to a side: his areas are open to it and his cities friendly, his men wait in the Persia box.

    [12.10.2]; he leads for that side, and waits there as well. Fleets are Phoenicia's and come by a card of their own.
    """
    s.satrap[satrapy] = side
    for unit in units_of(satrapy):
        if KIND[unit] != FLEET and s.loc[unit] == state.OUT:
            s.loc[unit] = state.FORCE_POOL
    leader = satrap_of(s, satrapy)
    s.leads[leader - UNITS] = side
    state.lift(s, leader, state.FORCE_POOL)
    state.turn_pieces(s, (*units_of(satrapy), leader))
    if s.heard is not None:
        s.tell("satrap-joins", (satrapy, side), (clause, "12.10.2"))


def leave(s: War, satrapy: int, clause: str) -> None:
    """A satrap is neutral again: his units go back to the Persia box, and he leads nobody [12.10.4].

    The Phoenician fleets leave the game with him; whom they carried is put ashore.
    """
    side = s.satrap[satrapy]
    for unit in units_of(satrapy):
        if s.loc[unit] >= 0:
            losses.forget(s, unit)
            for passenger in state.cargo_of(s, unit):
                s.aboard[passenger] = -1
            state.lift(s, unit, state.OUT if KIND[unit] == FLEET else state.FORCE_POOL)
    if satrapy == world.TISSAPHERNES:
        state.let(s, state.PHOENICIANS, False)
    leader = satrap_of(s, satrapy)
    losses.forget(s, leader)
    state.lift(s, leader, state.OUT)
    s.satrap[satrapy] = s.leads[leader - UNITS] = NEITHER
    state.turn_pieces(s, (*units_of(satrapy), leader))
    if s.heard is not None:
        s.tell("satrap-leaves", (satrapy, side), (clause, "12.10.4"))


# ----------------------------------------------------------------------------------------------------- who may go where


def is_closed(s: War, side: int, place: int) -> bool:
    """Whether a place lies in a satrapy that is not open to a side [1.2i, 12.10.2]."""
    satrapy = satrapy_at(place)
    return satrapy != NEITHER and s.satrap[satrapy] != side


def refusals_enter(s: War, piece: int, place: int) -> list[Refusal]:
    """Why a piece may not go to a place because of Persia, or because it comes from there.

    Nobody enters a satrapy that is not on his side [1.2i, 12.10.2, 16.4.3], units of one satrap not the other's [1.2j].
    Persian land units and satraps keep to the Asian mainland, their satrapy and the Greek coast [12.10.3], Persian
    fleets off the open seas.
    """
    found = [Refusal("1.2i", place)] if is_closed(s, s.sides[piece], place) else []
    own, there = satrapy_of(piece), satrapy_at(place)
    if own != NEITHER and there not in (NEITHER, own):
        found.append(Refusal("1.2j", place))
    if own != NEITHER and not _suits_persian(piece, place):
        found.append(Refusal("12.10.3", place))
    return found


def _suits_persian(piece: int, place: int) -> bool:
    """Whether a place is one of those to which 12.10.3 lets a Persian piece go."""
    if piece < UNITS and KIND[piece] == FLEET:
        return not world.is_open(place)
    if place >= LAND or LANDMASS[AREA_AT[place]] != ASIA:
        return False
    return satrapy_at(place) != NEITHER or REGION_OF[AREA_AT[place]] in COAST


def evict(s: War, side: int) -> None:
    """At the end of a side's movement: what it still has in a satrapy that is not open to it is destroyed [12.10.4].

    Leaders who stand there alone go to the force pool at home.
    """
    for unit in range(UNITS):
        if s.sides[unit] == side and s.loc[unit] >= 0 and is_closed(s, side, s.loc[unit]):
            losses.destroy(s, unit, "12.10.4", trapped=True)
    for leader in range(UNITS, tables.PIECES):
        if s.sides[leader] == side and s.loc[leader] >= 0 and is_closed(s, side, s.loc[leader]):
            losses.wait_at(s, leader, world.HOME_REGION[side])
