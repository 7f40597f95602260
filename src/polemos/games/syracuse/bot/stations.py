"""Where the quick general leaves his pieces at the end of a turn: at their posts, or out of the weather [2.D2.a]."""

from polemos.games.syracuse.bot.battle_odds import VALUE
from polemos.games.syracuse.data import world
from polemos.games.syracuse.data.tables import BUILT, IS_LEADER, IS_SHIP, UNIT_SIDE
from polemos.games.syracuse.data.world import (
    ATHENS,
    CAMP,
    CAMP_ZONE,
    CATANIA,
    CITY,
    FORT_ZONE,
    PLACES,
    WALL_SIDE,
    WALL_ZONES,
    WET,
    ZONES,
)
from polemos.games.syracuse.state import Siege, is_port
from polemos.games.syracuse.verbs import DONE, REDEPLOY, STAY
from polemos.kernel.flow import VERB


def posts(s: Siege, side: int) -> set[int]:
    """Zones in which troops must stand at the end of the turn to bring about something there."""
    own, enemy = side * PLACES, (1 - side) * PLACES
    field = s.field
    found: set[int] = set()
    for fort in range(world.FORT_COUNT):
        # a siege
        if s.forts[fort] == 2 - side and field[enemy + ZONES + fort] and field[own + FORT_ZONE[fort]]:
            found.add(FORT_ZONE[fort])
    for wall in range(world.WALL_COUNT):
        if s.walls[wall] == BUILT and WALL_SIDE[wall] != side and all(field[own + zone] for zone in WALL_ZONES[wall]):
            found.update(WALL_ZONES[wall])
    if side == ATHENS:
        if all(field[own + zone] for zone in world.BLOCKADE):
            found.update(world.BLOCKADE)
        if s.chain == BUILT:
            found.update(world.CHAIN_ZONES)
        if s.camp != BUILT:
            found.add(CAMP_ZONE)
    return found


def garrison(s: Siege, place: int) -> int:
    """One unit into the fort that has been taken, the weakest that is there."""
    units = [c for c in s.opts if c != DONE and not IS_LEADER[c % VERB]]
    if not units or s.field[UNIT_SIDE[units[0] % VERB] * PLACES + place]:
        return DONE
    return min(units, key=lambda c: (VALUE[s.down[c % VERB]][c % VERB], c))


def leaving(s: Siege, side: int) -> int:
    """The next piece in the open that has no post."""
    kept = posts(s, side)
    for c in s.opts:
        if c != DONE:
            place = s.loc[c % VERB]
            if place < ZONES and place not in kept and place not in (CITY, CATANIA):
                if not (WET[place] and is_port(s, side, place)):
                    return c
    return DONE


def haven(s: Siege, side: int, u: int) -> int:
    """A fort that nobody holds, the camp, or the city, the harbour or Catania."""
    places = [c % VERB for c in s.opts if c != STAY]
    if not places:
        return STAY
    if not IS_SHIP[u] and not IS_LEADER[u]:
        for place in places:
            if ZONES <= place < CAMP and not s.field[side * PLACES + place]:
                return REDEPLOY + place
        if CAMP in places:
            return REDEPLOY + CAMP
    for place in (CITY, CATANIA):
        if place in places:
            return REDEPLOY + place
    return REDEPLOY + places[0]
