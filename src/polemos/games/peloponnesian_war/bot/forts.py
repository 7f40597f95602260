"""Forts on the coasts of the enemy's homeland: who stays to build one, and who lies in it through the winter.

A fort with a base is a port from which the land around is ravaged; whoever is inside in the winter wears the region out
[7.6.2, 7.6.3c, 13.3g], and helots rise the more easily [card.helots].
"""

from collections.abc import Sequence
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.bot import aims
from polemos.games.peloponnesian_war.bot.evaluation import HOME_MILITANCE
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, CITIES, CITY_AT, HOME_REGION, LAND, REGION_AT, SEAS_AT
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB

CHEST: Final = 30
"""Talents from which on a fort is thought of."""
CREW: Final = 2
"""As many fleets stay for it."""
PORT: Final = 2.0
"""What it is worth to have a fort, or to lie in one while it is not winter next."""


def abroad(s: War, side: int) -> list[int]:
    """Hexes of forts that a side has in the enemy's homeland."""
    home = HOME_REGION[1 - side]
    found = [at for at, owner in zip(s.fort_at, s.fort_side, strict=True) if at >= 0 and owner == side]
    return [at for at in found if REGION_AT[at] == home and s.controller[home] != side]


def sites(s: War, side: int) -> list[int]:
    """Bare coasts of the enemy's homeland, one for each area, near which no army of his is; none if there is a fort."""
    home = HOME_REGION[1 - side]
    if s.controller[home] == side or s.treasury[side] < CHEST or abroad(s, side) or _waiting(s, side):
        return []
    armies = aims.field(s, 1 - side)
    found: dict[int, int] = {}
    for place in _COASTS[side]:
        if AREA_AT[place] not in found and not s.at[place] and not aims.threat(armies, place):
            found[AREA_AT[place]] = place
    return list(found.values())


def _coasts(side: int) -> list[int]:
    home = HOME_REGION[1 - side]
    return [at for at in range(LAND) if REGION_AT[at] == home and SEAS_AT[at] and CITY_AT[at] < 0]


_COASTS: Final = (_coasts(0), _coasts(1))


def _waiting(s: War, side: int) -> bool:
    """Whether somebody lies on such a coast already and has moved."""
    return any(
        s.sides[piece] == side and piece not in s.group and asking.has(s, piece, codes.MOVED)
        for place in _COASTS[side]
        for piece in s.at[place]
        if piece < UNITS
    )


def stays(s: War, side: int, place: int, fleets: Sequence[int]) -> float:
    """What it is worth to lie on a coast when the season ends, to build a fort there in the next."""
    if s.turn < codes.CAMPAIGN_TURNS or s.season >= tables.FALL or len(fleets) > CREW or place not in _COASTS[side]:
        return 0.0
    if any(piece not in fleets for piece in s.at[place]):
        return 0.0
    return PORT if AREA_AT[place] in {AREA_AT[at] for at in sites(s, side)} else 0.0


def holds(s: War, side: int, place: int, fleets: Sequence[int]) -> float:
    """What it is worth to lie in a fort of the side in the enemy's homeland when the season ends."""
    if s.turn < codes.CAMPAIGN_TURNS or len(fleets) > CREW or place not in abroad(s, side):
        return 0.0
    if places.units_inside(s, places.target_here(s, place)):
        return 0.0
    return HOME_MILITANCE if s.season == tables.FALL else PORT


def built(s: War, side: int) -> int:
    """The fort that is begun on such a coast, or the base that makes a port of it; -1 for neither."""
    for c in s.opts:
        verb, place = c - c % VERB, c % VERB
        if verb == verbs.FORT and place in _COASTS[side] and not abroad(s, side) and s.treasury[side] >= CHEST / 2:
            return c
        if verb == verbs.BASE and place in abroad(s, side) and SEAS_AT[place] and _has_fort(s, place):
            return c
    return -1


def _has_fort(s: War, place: int) -> bool:
    target = places.target_here(s, place)
    return target != NO_TARGET and target >= CITIES
