"""Where the operating force can go next, and its going there. Sections 7.0 to 7.4, RULING-34, 63, 64, 69, 72, 97."""

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.boxes import tidy_boxes
from polemos.games.sparta_vs_athens.rules.combat.entries import comes_in
from polemos.games.sparta_vs_athens.rules.operations import cargo, departure, forces, markers, restraint, ways
from polemos.games.sparta_vs_athens.rules.sides import has_units, look_at_blockade, master_of
from polemos.games.sparta_vs_athens.rules.year.events import leaves_syracuse
from polemos.games.sparta_vs_athens.state import Refusal, War, put
from polemos.kernel.flow import when


def refusals_move(s: War, side: int, to: int) -> list[Refusal]:
    """Why the force cannot enter a locale next.

    [7.0a, 7.1a, 7.1b, 7.1c, 7.1d, 7.1e, 7.2a, 7.2c, 7.3b, 7.4a, 7.12a, 10.3a, 10.3b, qa.86c, rev.15]
    """
    if s.fought:
        return [Refusal("7.1e", to)]
    start = forces.here(s)
    if not 0 <= to < world.LOCALES or to not in world.NEXT_TO[start]:
        return [Refusal("7.1a", to)]
    found = [] if s.points > 0 else [Refusal("7.3b", to)]
    return found + _refusals_way(s, side, to, forces.fleets_in(s), forces.armies_in(s))


def _refusals_way(s: War, side: int, to: int, fleets: list[int], armies: list[int]) -> list[Refusal]:
    """Why these units, with the leader of the force, cannot go to a locale next to theirs."""
    start = forces.here(s)
    if fleets:
        found = ways.refusals_by_sea(s, side, fleets, start, to)
        if len(armies) > len(fleets) and must_be_carried(s, side, to):
            found.append(Refusal("qa.86c" if restraint.closed_by_land(s, to) else "7.4a", to))
    else:
        found = ways.refusals_by_land(s, side, start, to)
        found += when(restraint.closed_by_land(s, to), "qa.86c", to)
        if not armies:
            found += refusals_alone(s, side, to)
    if s.option_set.pay_on_leaving:
        found += departure.refusals_toll(s, side, to)
    return found


def must_be_carried(s: War, side: int, to: int) -> bool:
    """Whether the troops of a fleet have to be aboard on the way to a locale [7.1c, 7.4d, qa.86c]."""
    start = forces.here(s)
    if ways.both_by_sea(start, to) or restraint.closed_by_land(s, to):
        return True
    return not ways.by_land(s, side, start, to)


def refusals_alone(s: War, side: int, to: int) -> list[Refusal]:
    """A leader by himself does not go where enemies are, or into a city of theirs: he would die [7.0b] (RULING-69)."""
    if has_units(s, 1 - side, to) or (world.IS_CITY[to] and master_of(s, to) == 1 - side):
        return [Refusal("7.0b", to)]
    return []


def ways_on(s: War, side: int) -> list[int]:
    """The locales that the force can enter next."""
    if s.points < 1 or s.fought:
        return []
    fleets, armies = forces.fleets_in(s), forces.armies_in(s)
    near = ways.NEXT_BY_SEA if fleets else ways.NEXT_BY_LAND
    return [to for to in near[forces.here(s)] if not _refusals_way(s, side, to, fleets, armies)]


def move(s: War, side: int, to: int) -> None:
    """The force goes to a locale next to it, for a point [7.3a, 7.3b, tbl.ops.a]."""
    start = forces.here(s)
    departure.pay_toll(s, side, to)
    fleets = forces.fleets_in(s)
    if fleets:
        on = ways.by_sea(s, side, fleets, start, to)
        for fleet in fleets:
            s.shore[fleet] = on
        if must_be_carried(s, side, to):
            cargo.embark_all(s)
        elif not forces.marching(s):
            cargo.embark_leaders(s)
    else:
        for piece in (s.leader, *s.group):
            s.aboard[piece] = -1
    boxes = markers.boxes_at(s, side, start)
    markers.leave_boxes(s, side)
    for piece in (s.leader, *s.group):
        put(s, piece, to)
        if piece < tables.UNITS:
            s.besieging[piece] = 0
    s.points -= 1
    s.arrived = 1
    s.must_leave = s.within = 0
    s.sheltered = []
    s.evaded = []
    forces.clear_combat(s)
    for box in boxes:
        markers.box_moves(s, side, box, to)
    tidy_boxes(s, side)
    if fleets and (world.PROPONTIS[start] or world.PROPONTIS[to]):
        look_at_blockade(s)
    tell_move(s, side, start, to)
    if start == world.SYRACUSE:
        leaves_syracuse(s, side, len(forces.units_in(s)))
    comes_in(s, side, to)


def tell_move(s: War, side: int, start: int, to: int) -> None:
    """The owner hears who went; the enemy what could be seen [5.2c, 6.1d] (RULING-30)."""
    if s.heard is None:
        return
    open_boxes = s.option_set.open_boxes
    mine, theirs = 1 << side, 1 << (1 - side)
    units = forces.units_in(s)
    seen = [unit for unit in units if open_boxes or not s.force[unit]]
    fleets = len(forces.fleets_in(s))
    if units:
        s.tell("marched", (s.leader, start, to, len(units) - fleets, fleets, s.points), ("7.3b",), mine)
    else:
        s.tell("marched-alone", (s.leader, start, to, s.points), ("7.0b",), mine)
    boxes = len({s.force[piece] for piece in forces.force(s) if s.force[piece]})
    if seen or boxes:
        s.tell("seen-marching", (side, start, to, len(seen) - fleets, fleets, boxes), ("7.3b",), theirs)
    else:
        s.tell("seen-alone", (side, start, to), ("7.0b",), theirs)
    for piece in (s.leader, *s.group):
        s.tell("moved", (piece, start, to), ("7.3b",), 3 if piece in seen else mine)


def enters_syracuse_now(s: War, to: int) -> bool:
    """Whether ships come to Syracuse: it may bring states into the war [15.1a, 15.4a]."""
    return to == world.SYRACUSE and bool(forces.fleets_in(s))
