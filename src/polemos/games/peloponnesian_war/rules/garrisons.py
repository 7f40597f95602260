"""Garrisons built into cities: numbers of a city, no pieces, so that they never leave it, sortie or are supplied.

Only an assault takes points away [18.3.2]; whoever takes, changes or ends the city sets them anew.
"""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import COMBAT
from polemos.games.peloponnesian_war.data.world import CITY_REGION
from polemos.games.peloponnesian_war.state import War
from polemos.wargame.reckoning import within

_HELOTS: Final = tables.figures_of("helots")
USUAL: Final[world.Row] = tuple(
    [
        COMBAT.garrison.capital if city in world.CAPITAL else COMBAT.garrison.points[world.SIZE[city]]
        for city in range(world.CITIES)
    ]
)
"""By city: its garrison points, without a control marker [18.3.1]."""


def full(s: War, city: int) -> int:
    """How many garrison points a city has when none is lost [18.3.1, 18.3.4]; none if it is destroyed [11.3b].

    Helots who have risen hold theirs with few [card.helots].
    """
    if asking.marked(s, city, codes.DESTROYED):
        return 0
    if asking.marked(s, city, codes.HELOTS):
        return _HELOTS["garrison"]
    if s.holder[city]:
        return COMBAT.garrison.occupied
    return USUAL[city]


def morale(s: War, city: int) -> int:
    """The morale of garrison points, before walls [18.3.1, card.helots]."""
    if asking.marked(s, city, codes.HELOTS):
        return _HELOTS["morale"]
    region = CITY_REGION[city]
    start = COMBAT.garrison.capital_morale if city in world.CAPITAL else COMBAT.garrison.morale
    if region >= 0 and s.ml[region] < tables.TRACKS.ml.active:
        start += COMBAT.garrison.weary
    return within(1, start, 6)


def restore(s: War) -> None:
    """In phase B: lost points come back, all of them or one in a besieged city; captured cities get theirs.

    [18.3.3, 18.3.4]
    """
    for city, marks in enumerate(s.city_marks):
        if s.garrison[city] == USUAL[city] and not marks and not s.holder[city]:
            continue
        asking.mark_city(s, city, codes.TAKEN, False)
        most = full(s, city)
        s.garrison[city] = min(most, s.garrison[city] + 1) if s.siege[city] else most
