"""What must hold in every state that play can reach. Read by tests, fuzzing, and whoever loads a state."""

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import BUILT, DESTROYED, IS_LAND, IS_SHIP, PHASE_B3, PHASE_C, PHASE_D3, UNIT_KEY
from polemos.games.syracuse.data.world import ATHENS, CAMP_ZONE, PLACE_NAMES, PLACES, SYRACUSE, WALL_NAMES, WET, ZONES
from polemos.games.syracuse.edge.bounds import beyond
from polemos.games.syracuse.rules.battle.losses import Excess, excess
from polemos.games.syracuse.rules.movement.movement import clause_of_owner
from polemos.games.syracuse.state import NEVER_BOTH, Siege, reindex
from polemos.kernel.invariants import unsound


def shape(s: Siege) -> list[str]:
    """What would keep the derived rows from being built: rows of the wrong length, values out of range."""
    bad = beyond(s)
    if any(n & NEVER_BOTH == NEVER_BOTH for n in s.orders):
        bad.append("orders: a side wants to be asked after every action and never")
    return bad


def invariants(s: Siege) -> list[str]:
    """Every defect of a state, one line each; empty if there is none."""
    bad = shape(s)
    if bad:
        return bad
    bad += _pieces(s) + _works(s) + _stacks(s)
    # only from where the pieces are
    fresh = Siege()
    fresh.loc = s.loc
    reindex(fresh)
    return bad + unsound(s, fresh)


def _pieces(s: Siege) -> list[str]:
    bad: list[tuple[int, str]] = []
    for u, place in enumerate(s.loc):
        if place < 0:
            continue
        side = tables.UNIT_SIDE[u]
        if place < ZONES:
            if IS_LAND[u] and WET[place]:
                bad.append((u, "a land unit at sea [3.move.b]"))
            if IS_SHIP[u] and not WET[place] and place != world.CATANIA:
                bad.append((u, "ships on land [3.move.c]"))
            if world.ONLY[place] == 1 - side:
                bad.append((u, f"where the enemy alone may stand [{clause_of_owner(place)}]"))
            ashore = s.field[side * PLACES + place] or s.battle or u in s.fleeing
            if tables.IS_LEADER[u] and WET[place] and not ashore:
                bad.append((u, "a leader at sea without ships [3.sea.e]"))
            if place == CAMP_ZONE and side == SYRACUSE and s.camp != DESTROYED and not s.option_set.open_camp:
                bad.append((u, "closed until the camp has been built and destroyed [5.fortif.d]"))
        elif IS_SHIP[u]:
            bad.append((u, "ships inside of works [3.move.c]"))
        elif place == world.CAMP:
            if side != ATHENS or s.camp != BUILT:
                bad.append((u, "no camp of that side stands [5.fortif.c]"))
        elif s.forts[place - ZONES] != side + 1:
            bad.append((u, "the fort is not of that side [5.fort.d]"))
    return [f"{UNIT_KEY[u]} in {PLACE_NAMES[s.loc[u]]}: {what}" for u, what in bad]


def _works(s: Siege) -> list[str]:
    bad = []
    for wall, other in enumerate(world.WALL_EXCLUDES):
        if wall < other and s.walls[wall] == BUILT and s.walls[other] == BUILT:
            bad.append(f"walls {WALL_NAMES[wall]} and {WALL_NAMES[other]} stand both [5.wall.g]")
    for fort in range(world.FORT_COUNT):
        place = ZONES + fort
        if s.field[place] and s.field[PLACES + place]:
            bad.append(f"{world.FORT_NAMES[fort]}: units of both sides [4.fort.a]")
    return bad


def _stacks(s: Siege) -> list[str]:
    """Limits and enemies in one zone: neither is allowed where nothing is in motion."""
    bad = []
    if not (s.battle or s.fleeing or s.group):
        for side in (ATHENS, SYRACUSE):
            own, enemy = side * PLACES, (1 - side) * PLACES
            alone = [z for z in range(ZONES) if s.at[own + z] and not s.field[own + z] and s.field[enemy + z]]
            bad += [f"{PLACE_NAMES[zone]}: leaders alone among the enemy [4.loss.b]" for zone in alone]
    if s.phase != PHASE_B3:
        both = [zone for zone in range(ZONES) if s.field[zone] and s.field[PLACES + zone]]
        bad += [f"{PLACE_NAMES[zone]}: units of both sides outside the action phase [4.must.a]" for zone in both]
    # recovery may fill a protected sea beyond its limit until the next movement
    if PHASE_C <= s.phase < PHASE_D3 and not any(isinstance(step, Excess) for step in s.agenda):
        for side in (ATHENS, SYRACUSE):
            filled = [place for place in range(PLACES) if s.field[side * PLACES + place] and place != CAMP_ZONE]
            over = [place for place in filled if excess(s, side, place) > 0]
            bad += [f"{PLACE_NAMES[place]}: over the limit of the stack [3.stack.a]" for place in over]
    return bad
