"""Where pieces may be at all: what is not in the game, Persia, what treaties and cards close. Sections 1.2 and 12.10.

What closes a land area or a sea area to pieces depends on few things about them, which are bits of a number.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, KIND, SPARTA, UNIT_HOME, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, HEXES_OF, LACONIA, LAND, REGION_AT, REGION_OF, SATRAPY
from polemos.games.peloponnesian_war.rules import bans, places
from polemos.games.peloponnesian_war.state import Refusal, War

# what is to be known of a group of pieces
GREEK: Final = 1
"""A piece that belongs to no satrap."""
SATRAP_LAND: Final = (2, 4)
"""By satrapy: a land unit of the satrap, or he himself."""
SATRAP_FLEET: Final = (8, 16)
ODRYSIAN: Final = 32
BOXED: Final = 64
"""A Syracusan unit in the Sicily box."""
ATTIC: Final = 128
UNIT: Final = 256
LAND_UNIT: Final = 512
CONFINED: Final = 1024
"""A unit of Laconia in Laconia while the Carneia lasts."""
STRANDED: Final = (2048, 4096)
"""By satrapy: a piece that stands in land of the satrap, and may still pass through it on its way out [12.10.4]."""

GREEK_ASIA: Final = frozenset(
    [world.REGION_INDEX[name] for name in ("hellespont", "lesbos", "chios", "samos", "rhodes")]
)
"""Regions whose land areas in Asia are open to Persians [12.10.3]."""
ODRYSIAN_LANDS: Final = frozenset([world.REGION_INDEX[name] for name in ("thrace", "macedon", "chalcidice")])
SWORN_OFF: Final = frozenset([world.REGION_INDEX[name] for name in ("boeotia", "megarid", "corinth", "laconia")])
"""Regions that units of Attica may not enter by the Peace of Nicias [scenario.argive.g]."""
CYTHERA: Final[int] = world.AREA_INDEX["cythera"]
ATTICS: Final = frozenset(tables.UNITS_OF[world.ATTICA])
LACONIANS: Final = frozenset(tables.UNITS_OF[LACONIA])
BOX: Final = (world.SYRACUSE_HEX, world.CATANA_HEX, LAND + world.SICILIAN_SEA)
"""The places of the Sicily box [19.1a]."""


# ------------------------------------------------------------------------------------------------- what pieces they are


def satrapy_of(piece: int) -> int:
    """The satrapy to which a piece belongs, -1 for none [12.10.2]."""
    if piece >= UNITS:
        if piece == tables.CYRUS:
            return world.TISSAPHERNES
        return tables.SATRAPS.index(piece) if piece in tables.SATRAPS else -1
    home = UNIT_HOME[piece]
    return home - tables.OF_TISSAPHERNES if home in (tables.OF_TISSAPHERNES, tables.OF_PHARNABAZUS) else -1


def bits_of(s: War, pieces: Iterable[int]) -> int:
    """What is to be known of some pieces, to say where they may be."""
    loc, carneia = s.loc, bans.is_carneia(s)
    bits = 0
    for piece in pieces:
        at = loc[piece]
        bits |= _ALWAYS[piece]
        if 0 <= at < LAND:
            bits |= _STRANDED[at]
            if carneia and piece in LACONIANS and REGION_AT[at] == LACONIA:
                bits |= CONFINED
        if piece in _SYRACUSANS and at in BOX:
            bits |= BOXED
    return bits


def _always(piece: int) -> int:
    """The bits of a piece that do not depend on where it is."""
    fleet = piece < UNITS and KIND[piece] == FLEET
    satrapy = satrapy_of(piece)
    bits = GREEK if satrapy < 0 else SATRAP_FLEET[satrapy] if fleet else SATRAP_LAND[satrapy]
    if piece >= UNITS:
        return bits | (ODRYSIAN if piece == tables.SITALCES else 0)
    bits |= UNIT if fleet else UNIT | LAND_UNIT
    return bits | (ODRYSIAN if UNIT_HOME[piece] == tables.ODRYSIAN else 0) | (ATTIC if piece in ATTICS else 0)


_ALWAYS: Final[world.Row] = tuple([_always(piece) for piece in range(tables.PIECES)])
_STRANDED: Final[world.Row] = tuple([STRANDED[SATRAPY[area]] if SATRAPY[area] >= 0 else 0 for area in AREA_AT])
_SYRACUSANS: Final = frozenset(tables.UNITS_OF[tables.SICILIANS])


# ------------------------------------------------------------------------------------------------- what is closed to it


def closes_area(s: War, side: int, bits: int, area: int) -> list[str]:
    """The clauses that close a land area to pieces of a side.

    What is not in the game, or not yet [scenario.argive.b, 19.1b], or no more [19.6b]; Persia, where no satrap opens it
    [1.2h, 1.2i, 12.10.2], but for who has still to leave it [12.10.4], and each satrap's land to the people of the
    other [1.2j]; the rest of the world to Persians on land [12.10.3], to Odrysians [card.sitalces], to Syracusans in
    the box [19.7a]; by the Peace of Nicias Attica to Spartan units, and four regions to units of Attica, without
    Cythera [scenario.argive.g]; what is not Laconia to its units during the Carneia [card.carneia]. Uninhabited islands
    belong to nobody and are open to all [1.2c].
    """
    region, satrapy = REGION_OF[area], SATRAPY[area]
    found: list[str] = []
    if not places.in_play(s, HEXES_OF[area][0]):
        found.append("19.1b" if area == world.SICILY else "scenario.argive.b")
    elif area == world.SICILY and side == ATHENS and s.sicily == codes.SHUT:
        found.append("19.6b")
    if satrapy >= 0:
        if bits & GREEK and s.satrap[satrapy] != side and not bits & STRANDED[satrapy]:
            found.append("1.2i")
        if bits & (SATRAP_LAND[1 - satrapy] | SATRAP_FLEET[1 - satrapy]):
            found.append("1.2j")
    elif bits & (SATRAP_LAND[0] | SATRAP_LAND[1]) and not _is_greek_asia(area):
        found.append("12.10.3")
    if bits & ODRYSIAN and region not in ODRYSIAN_LANDS:
        found.append("card.sitalces")
    if bits & BOXED and area != world.SICILY:
        found.append("19.7a")
    if s.scenario == tables.ARGIVE and _is_sworn_off(side, bits, area):
        found.append("scenario.argive.g")
    if bits & CONFINED and region != LACONIA:
        found.append("card.carneia")
    return found


def _is_greek_asia(area: int) -> bool:
    return world.LANDMASS[area] == world.ASIA and REGION_OF[area] in GREEK_ASIA


def _is_sworn_off(side: int, bits: int, area: int) -> bool:
    if side == SPARTA and bits & UNIT and REGION_OF[area] == world.ATTICA:
        return True
    return bool(bits & ATTIC) and REGION_OF[area] in SWORN_OFF and area != CYTHERA


def closes_sea(s: War, side: int, bits: int, sea: int) -> list[str]:
    """The clauses that close a sea area to pieces of a side [scenario.argive.b, 19.1b, 19.6b, 19.7a, 12.10.3]."""
    found: list[str] = []
    if not places.in_play(s, LAND + sea):
        found.append("19.1b" if sea == world.SICILIAN_SEA else "scenario.argive.b")
    elif sea == world.SICILIAN_SEA and side == ATHENS and s.sicily == codes.SHUT:
        found.append("19.6b")
    persians = SATRAP_LAND[0] | SATRAP_LAND[1]
    if bits & (persians | SATRAP_FLEET[0] | SATRAP_FLEET[1] if world.OPEN[sea] else persians):
        found.append("12.10.3")
    if bits & ODRYSIAN:
        found.append("card.sitalces")
    if bits & BOXED and sea != world.SICILIAN_SEA:
        found.append("19.7a")
    if bits & CONFINED:
        found.append("card.carneia")
    return found


def spares(s: War, bits: int, place: int) -> bool:
    """Whether a hex is open although its area is not: Pylos to units of Attica [scenario.argive.g]."""
    return place == world.PYLOS_HEX and s.scenario == tables.ARGIVE and bool(bits & ATTIC)


def refusals_enter(s: War, side: int, pieces: Sequence[int], place: int) -> list[Refusal]:
    """Why pieces of a side may not be in a place, however they come there."""
    bits = bits_of(s, pieces)
    if place >= LAND:
        return [Refusal(clause, place) for clause in closes_sea(s, side, bits, place - LAND)]
    found = [Refusal(clause, place) for clause in closes_area(s, side, bits, AREA_AT[place])]
    if SATRAPY[AREA_AT[place]] >= 0 and found and any(piece < UNITS and KIND[piece] == FLEET for piece in pieces):
        found.append(Refusal("16.4.3", place))
    if spares(s, bits, place):
        found = [refusal for refusal in found if refusal.clause != "scenario.argive.g"]
    return found + _refusals_truce(s, side, bits, pieces, place)


def _refusals_truce(s: War, side: int, bits: int, pieces: Sequence[int], place: int) -> list[Refusal]:
    """No land unit enters an area that is enemy to it [card.olympic_truce]."""
    if not bits & LAND_UNIT or not bans.is_truce(s, side):
        return []
    area, start = AREA_AT[place], s.loc[pieces[0]]
    if (start < LAND and AREA_AT[start] == area) or places.status(places.presence_in(s, area), side) != places.ENEMY:
        return []
    return [Refusal("card.olympic_truce", place)]


def refusals_shaken(s: War, start: int, place: int) -> list[Refusal]:
    """After an earthquake no land unit enters or leaves the region by land [card.earthquake]."""
    here, there = REGION_AT[start], REGION_AT[place]
    if here == there:
        return []
    return [Refusal("card.earthquake", place) for region in (here, there) if bans.is_shaken(s, region)]


# ------------------------------------------------------------------------------------- the same for searches over hexes

_NOTHING: Final = bytes(LAND + 1)
_REGIONS: Final = range(world.REGION_COUNT)
_NONE: Final[list[int]] = []
_KEPT: Final = 300
_SHUT: dict[tuple[int, ...], bytes] = {}
"""By all that it depends on: a byte for each land place, 1 where it is closed."""


def closed(s: War, side: int, pieces: Sequence[int], start: int, by_land: bool = True) -> bytes:
    """By land place 1 where `refusals_enter` forbids pieces to be that come from `start`, or an earthquake by land.

    There is one byte more than there are places.
    """
    bits = bits_of(s, pieces)
    home = REGION_AT[start] if by_land else -1
    shaken = [region for region in _REGIONS if bans.is_shaken(s, region)] if by_land and any(s.shaken) else _NONE
    tissaphernes, pharnabazus = s.satrap
    key: tuple[int, ...] = (s.scenario, s.sicily, tissaphernes, pharnabazus, side, bits)
    if shaken:
        key = (*key, home, *shaken)
    row = _SHUT.get(key)
    if row is None:
        if len(_SHUT) >= _KEPT:
            _SHUT.clear()
        row = _SHUT[key] = _closed_by(s, side, bits, home, shaken)
    return _closed_by_truce(s, side, row, start) if bits & LAND_UNIT and bans.is_truce(s, side) else row


def _closed_by(s: War, side: int, bits: int, home: int, shaken: list[int]) -> bytes:
    row = bytearray(_NOTHING)
    for area in range(world.AREAS):
        region = REGION_OF[area]
        cut_off = region != home and (region in shaken or home in shaken)
        if cut_off or closes_area(s, side, bits, area):
            for place in HEXES_OF[area]:
                row[place] = 1
    pylos = world.PYLOS_HEX
    if spares(s, bits, pylos) and not (shaken and home != REGION_AT[pylos]):
        others = [clause for clause in closes_area(s, side, bits, AREA_AT[pylos]) if clause != "scenario.argive.g"]
        row[pylos] = int(bool(others))
    return bytes(row)


def _closed_by_truce(s: War, side: int, row: bytes, start: int) -> bytes:
    found, here = bytearray(row), places.presence(s)
    for area in range(world.AREAS):
        if places.status(here[area], side) == places.ENEMY and not (start < LAND and AREA_AT[start] == area):
            for place in HEXES_OF[area]:
                found[place] = 1
    return bytes(found)
