"""What going somewhere would do: the way, its price piece by piece, and what awaits the group at its end."""

from itertools import pairwise
from typing import Final

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge.reference_tables import listings
from polemos.games.syracuse.preview.battle import meeting
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.games.syracuse.rules.actions import Muster, Onward, travel
from polemos.games.syracuse.rules.movement import movement, withdrawal
from polemos.games.syracuse.state import Siege, strength, swords
from polemos.games.syracuse.verbs import SHIP, STAND, TAKE, TAKE_LAND
from polemos.kernel.flow import VERB, copy

#: What a way is made of, with the clause that names its price.
CLAUSES: Final = {row.name: row.clause for row in listings.MOVEMENT.rows}

Bill = dict[str, tuple[int, int]]
"""How many of each thing, and what they cost together, in movement points."""


def bill_of(s: Siege, side: int, way: list[int]) -> Bill:
    """What a way of a land group is made of."""
    bill: Bill = {}
    for a, b in pairwise(way):
        _charge(bill, "aboard" if world.WET[b] else "zone", world.ZONE_COST)
        if world.KIND[b] == world.RAISED:
            _charge(bill, "raised", world.movement.raised)
        if world.RIVER[a * world.ZONES + b]:
            _charge(bill, "river", world.movement.river)
        wall = world.WALL_AT[a * world.ZONES + b]
        if wall >= 0 and world.WALL_SIDE[wall] != side and s.walls[wall]:
            state = s.walls[wall]
            _charge(bill, f"wall-{tables.WORK_STATES[state]}", world.WALL_COST[state])
    return bill


def _charge(bill: Bill, what: str, cost: int) -> None:
    count, so_far = bill.get(what, (0, 0))
    bill[what] = (count + 1, so_far + cost)


def _price(d: PreviewBuilder, bill: Bill, pm: int) -> None:
    """A line for each thing that a way is made of, the cells that give its price, and the sum [1.k]."""
    for what, (count, cost) in bill.items():
        d.term(f"way-{what}", cost, CLAUSES[what], {"count": count})
        d.cell(*listings.MOVEMENT.cell(what))
    spent = sum([cost for _, cost in bill.values()])
    d.term("cost", spent, "3.cost.a")
    d.term("points-left", pm - spent, "1.k")


# ---------------------------------------------------------------- a group of the acting side


def preview_move(d: PreviewBuilder, c: int) -> None:
    """The group goes to a place, by itself or aboard [3.act.b, 3.sea.a]."""
    s = d.s
    step = s.agenda[-1]
    assert isinstance(step, Muster | Onward)
    place = c % VERB
    goal, group = world.ZONE_OF[place], s.group[:]
    pm = world.LAND_PM if isinstance(step, Muster) else s.pm
    ship = c - place == SHIP
    if ship:
        way, _ = movement.sea_way(s, d.side, step.zone, goal, group, pm)
    elif movement.fleet(group):
        way = movement.fleet_way(s, d.side, step.zone, goal)
    else:
        way, _ = movement.land_way(s, d.side, step.zone, goal, pm)
    d.path = _path(s, group, way, place)
    if movement.fleet(group):
        d.term("way-sea", len(way) - 1, "1.l")
    else:
        bill = bill_of(s, d.side, way)
        if world.ZONES <= place < world.CAMP and s.forts[place - world.ZONES] != d.side + 1:
            _charge(bill, "fort", world.movement.empty_fort)
        _price(d, bill, pm)
    if ship:
        _room_aboard(d, group, way)
    after = copy(s)
    travel(after, d.side, step.zone, place, pm, ship)
    d.stack(after, d.side, place)
    d.consequences(after)
    left_alone = movement.lone(after, d.side, step.zone)
    if left_alone and movement.lone(s, d.side, step.zone) != left_alone:
        d.warn("leader-alone", {"units": d.page.counters(left_alone)})
    if movement.is_foe(after, d.side, place):
        _meeting(d, after, place)


def _path(s: Siege, group: list[int], way: list[int], place: int) -> list[int]:
    """The way from where the group stands, which may be inside of works, to where it ends."""
    start = s.loc[group[0]]
    together = all(s.loc[u] == start for u in group)
    path = [start, *way] if together and start != way[0] else way[:]
    return path if path[-1] == place else [*path, place]


def _room_aboard(d: PreviewBuilder, group: list[int], way: list[int]) -> None:
    """The strength to carry, and the least that the ships of a sea zone on the way can take [3.sea.b, 3.sea.d]."""
    s = d.s
    load = strength(s, [u for u in group if tables.IS_LAND[u] and not s.arrived[u]])
    if not load:
        d.term("own-ships", "", "3.sea.f")
        return
    carried = s.carried or [0] * world.ZONES
    rooms = [strength(s, list(s.at[d.side * world.PLACES + zone])) - carried[zone] for zone in way if world.WET[zone]]
    d.term("aboard", f"{load}/{min(rooms)}", "3.sea.d")


def _meeting(d: PreviewBuilder, after: Siege, place: int) -> None:
    """The enemy stands where the group arrives: it stops, and fights at the end of the hand [3.stop.a, 4.must.a]."""
    d.term("stops", "", "3.stop.a")
    if movement.only_cavalry(after, d.enemy, place) and not movement.fleet(d.s.group):
        d.term("may-ride-off", "", "3.stop.c")
    # the action is over when they fight: ships that have carried troops can carry them again
    after.carried = []
    meeting(d, after, d.side, place)


def preview_company(d: PreviewBuilder, c: int) -> None:
    """Who goes together: one more piece, or all of a kind with the leaders [3.act.b]."""
    s = d.s
    if c - c % VERB == TAKE:
        group = [*s.group, c % VERB]
    else:
        kind = tables.IS_LAND if c == TAKE_LAND else tables.IS_SHIP
        group = [u for u in s.ready if kind[u] or tables.IS_LEADER[u]]
    d.troops_of(group)


def preview_staying(d: PreviewBuilder, c: int) -> None:
    """Pieces that do not go anywhere in this action have had their move [3.move.a]."""
    s = d.s
    staying = s.group or s.ready
    if staying:
        d.term("stays", d.page.counters(staying), "3.move.a")
    if isinstance(d.step, Muster):
        _standing_still(d, d.step.zone, staying)


def _standing_still(d: PreviewBuilder, zone: int, staying: list[int]) -> None:
    """What is lost with pieces that stay in a zone out of which nobody has gone: their move, and its price [3.move.a].

    The price is told where nobody has gone anywhere in this hand: all who set it are still there [2.B3.c].
    """
    s = d.s
    gone = [u for u in tables.UNITS_OF[d.side] if s.used[u] and s.came[u]]
    if not staying or any(world.ZONE_OF[s.came[u] - 1] == zone for u in gone):
        return
    if not gone:
        best = max([swords(s, u) for u in staying_in(s, d.side, zone) if tables.IS_LEADER[u]], default=-1)
        d.warn("action-wasted", {"price": tables.sequence.cost.action(best)})
    d.warn("stays-behind", {"count": len(staying)})


def staying_in(s: Siege, side: int, zone: int) -> list[int]:
    """Pieces of a side that act in a zone and have not gone anywhere."""
    return [u for place in world.PARTS[zone] for u in s.at[side * world.PLACES + place] if s.used[u] and not s.came[u]]


# ---------------------------------------------------------------- cavalry that is entered


def preview_withdrawal(d: PreviewBuilder, c: int) -> None:
    """Cavalry rides off to a place, all together or the next piece alone [3.stop.c]."""
    s = d.s
    step = s.agenda[-1]
    assert isinstance(step, withdrawal.Yield | withdrawal.RideOff)
    pieces = s.fleeing[:1]
    if isinstance(step, withdrawal.Yield):
        pieces = [u for u in s.at[d.side * world.PLACES + step.zone] if not s.stuck[u]]
    place = c % VERB
    goal = world.ZONE_OF[place]
    if place in movement.marches(s, d.side, step.zone, pieces, world.movement.withdrawal, pinned=False):
        way, _ = movement.land_way(s, d.side, step.zone, goal, world.movement.withdrawal)
    else:
        way, _ = movement.sea_way(s, d.side, step.zone, goal, pieces, world.movement.withdrawal)
    d.path = _path(s, pieces, way, place)
    _price(d, bill_of(s, d.side, way), world.movement.withdrawal)
    after = copy(s)
    withdrawal.ride(after, d.side, step.zone, pieces, place)
    d.stack(after, d.side, place)
    d.consequences(after)
    d.term("enemy-goes-on" if isinstance(step, withdrawal.Yield) else "enemy-stops-else", "", "3.stop.c")


def preview_standing(d: PreviewBuilder, c: int) -> None:
    """Cavalry stays: the enemy must stop, and fights it if he has the point for it [3.stop.a, 2.B3.h]."""
    s = d.s
    step = s.agenda[-1]
    assert c == STAND
    assert isinstance(step, withdrawal.Yield | withdrawal.RideOff)
    d.path = [step.zone]
    d.term("enemy-stops", "", "3.stop.a")
    meeting(d, copy(s), d.enemy, step.zone)
