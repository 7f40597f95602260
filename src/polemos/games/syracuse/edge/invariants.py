"""What must hold in every state that play can reach. Read by tests, fuzzing, and whoever loads a state."""

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.rules.battle.losses import Excess, excess
from polemos.games.syracuse.rules.movement.movement import clause_of_owner
from polemos.games.syracuse.state import NEVER_BOTH, Siege
from polemos.kernel.fields import outside


def shape(s: Siege) -> list[str]:
    """What is wrong with its turn, and with the standing orders."""
    bad = outside("turn", [s.turn], *tables.SCENARIOS[s.scenario - 1].turns)
    if any(n & NEVER_BOTH == NEVER_BOTH for n in s.orders):
        bad.append("orders: a side wants to be asked after every action and never")
    return bad


def invariants(s: Siege) -> list[str]:
    """What is wrong with a state that has its shape, one line each."""
    return _pieces(s) + _works(s) + _stacks(s)


def _pieces(s: Siege) -> list[str]:
    bad: list[tuple[int, str]] = []
    closed = s.camp != tables.DESTROYED and not s.option_set.open_camp
    for u, place in enumerate(s.loc):
        if place < 0:
            continue
        side = tables.UNIT_SIDE[u]
        if place < world.ZONES:
            if tables.IS_LAND[u] and world.WET[place]:
                bad.append((u, "a land unit at sea [3.move.b]"))
            if tables.IS_SHIP[u] and not world.WET[place] and place != world.CATANIA:
                bad.append((u, "ships on land [3.move.c]"))
            if world.ONLY[place] == 1 - side:
                bad.append((u, f"where the enemy alone may stand [{clause_of_owner(place)}]"))
            ashore = s.field[side * world.PLACES + place] or s.battle or u in s.fleeing
            if tables.IS_LEADER[u] and world.WET[place] and not ashore:
                bad.append((u, "a leader at sea without ships [3.sea.e]"))
            if place == world.CAMP_ZONE and side == world.SYRACUSE and closed:
                bad.append((u, "closed until the camp has been built and destroyed [5.fortif.d]"))
        elif tables.IS_SHIP[u]:
            bad.append((u, "ships inside of works [3.move.c]"))
        elif place == world.CAMP:
            if side != world.ATHENS or s.camp != tables.BUILT:
                bad.append((u, "no camp of that side stands [5.fortif.c]"))
        elif s.forts[place - world.ZONES] != side + 1:
            bad.append((u, "the fort is not of that side [5.fort.d]"))
    return [f"{tables.UNIT_KEY[u]} in {world.PLACE_NAMES[s.loc[u]]}: {what}" for u, what in bad]


def _works(s: Siege) -> list[str]:
    bad = []
    for wall, other in enumerate(world.WALL_EXCLUDES):
        if wall < other and s.walls[wall] == tables.BUILT and s.walls[other] == tables.BUILT:
            bad.append(f"walls {world.WALL_NAMES[wall]} and {world.WALL_NAMES[other]} stand both [5.wall.g]")
    for fort in range(world.FORT_COUNT):
        place = world.ZONES + fort
        if s.field[place] and s.field[world.PLACES + place]:
            bad.append(f"{world.FORT_NAMES[fort]}: units of both sides [4.fort.a]")
    return bad


def _stacks(s: Siege) -> list[str]:
    """Limits and enemies in one zone: neither is allowed where nothing is in motion."""
    bad = []
    if not (s.battle or s.fleeing or s.group):
        for side in world.BOTH:
            own, enemy = side * world.PLACES, (1 - side) * world.PLACES
            alone = [z for z in range(world.ZONES) if s.at[own + z] and not s.field[own + z] and s.field[enemy + z]]
            bad += [f"{world.PLACE_NAMES[zone]}: leaders alone among the enemy [4.loss.b]" for zone in alone]
    if s.phase != tables.PHASE_B3:
        both = [zone for zone in range(world.ZONES) if s.field[zone] and s.field[world.PLACES + zone]]
        bad += [f"{world.PLACE_NAMES[zone]}: units of both sides outside the action phase [4.must.a]" for zone in both]
    # recovery may fill a protected sea beyond its limit until the next movement
    if tables.PHASE_C <= s.phase < tables.PHASE_D3 and not any(isinstance(step, Excess) for step in s.agenda):
        for side in world.BOTH:
            full = [place for place in range(world.PLACES) if s.field[side * world.PLACES + place]]
            over = [place for place in full if place != world.CAMP_ZONE and excess(s, side, place) > 0]
            bad += [f"{world.PLACE_NAMES[place]}: over the limit of the stack [3.stack.a]" for place in over]
    return bad
