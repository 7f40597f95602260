"""Pieces that belong to no region, and places beyond the regions: who goes where, who costs nothing.

Persia [12.10], Sicily [19], the Odrysians [card.sitalces].
"""

from typing import Final

from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, OF_TISSAPHERNES, UNIT_HOME, UNITS
from polemos.games.peloponnesian_war.data.world import LAND, REGION_AT, REGION_INDEX
from polemos.games.peloponnesian_war.rules.cards import persia, sicily
from polemos.games.peloponnesian_war.state import Refusal, War

ODRYSIAN_REGIONS: Final[world.Row] = tuple([REGION_INDEX[name] for name in ("thrace", "macedon", "chalcidice")])
"""The regions that Odrysians enter."""


def refusals_enter(s: War, piece: int, place: int) -> list[Refusal]:
    """Why a piece may not go to a place: Persia, Sicily, or because it is of the Odrysians [card.sitalces]."""
    found = [*persia.refusals_enter(s, piece, place), *sicily.refusals_enter(s, piece, place)]
    if is_odrysian(piece) and (place >= LAND or REGION_AT[place] not in ODRYSIAN_REGIONS):
        found.append(Refusal("card.sitalces", place))
    return found


def is_odrysian(piece: int) -> bool:
    """Whether a piece has come with Sitalces."""
    return piece == tables.SITALCES or (piece < UNITS and UNIT_HOME[piece] == tables.ODRYSIAN)


def needs_no_supply(unit: int) -> bool:
    """Whether a unit needs no supply, wherever it is: those of the Odrysians [card.sitalces]."""
    return is_odrysian(unit)


def is_free_of_cost(s: War, unit: int) -> bool:
    """Whether a unit that is supplied costs its side nothing: Odrysians, Phoenician fleets, Syracusans in their box.

    [card.phoenicians, card.sitalces, 19.5a]
    """
    home = UNIT_HOME[unit]
    if home == tables.SICILIANS:
        return s.loc[unit] in sicily.BOX
    return is_odrysian(unit) or (home == OF_TISSAPHERNES and KIND[unit] == FLEET)
