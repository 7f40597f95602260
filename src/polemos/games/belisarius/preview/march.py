"""What a march or a voyage would do: the way, its price piece by piece, and what awaits the army at its end."""

from typing import Final

from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.edge.reference_tables import listings
from polemos.games.belisarius.preview.builder import PreviewBuilder
from polemos.games.belisarius.rules.war import movement, naval
from polemos.games.belisarius.state import forage, holds_town
from polemos.kernel.flow import VERB
from polemos.room.table_builder import PRICE_COLUMN

LINES: Final = ("road", "track", "river", "strait")
#: What a way is made of, with the clause that names its price.
CLAUSES: Final = {
    "ground": "16.1",
    "road": "16.21a",
    "track": "16.22",
    "river": "16.23",
    "strait": "16.24a",
    "area": "18.21",
    "sea-friendly": "19.52b",
    "sea-other": "19.52c",
    "along-river": "29.1b",
}

Thing = tuple[str, int]
"""Something that a way is made of, and the terrain if it is ground."""
Bill = dict[Thing, tuple[int, int]]
"""How many of each thing, and what they cost together, in half points."""


def preview_march(d: PreviewBuilder, c: int) -> None:
    """The army in action goes to a space [16.0, 19.2a]."""
    s = d.s
    target = c % VERB
    means = naval.by_sea(s) if s.naval else movement.by_land(s)
    if not movement.is_found(s, target):
        movement.reach(s, means)
    left = s.found
    d.path = movement.way(s, target, means)
    bill: Bill = {}
    for i in range(1, len(d.path)):
        a, b = d.path[i - 1], d.path[i]
        cost = left[a] - left[b]
        if s.naval:
            _water(bill, s.sea_rate, a, b, cost)
        else:
            _land(bill, a, b, cost)
    _price(d, bill)
    d.term("cost", d.points(s.op - left[target]), "14.31")
    d.term("points-left", d.points(left[target]), "14.22")
    _arrival(d, target, means.zone[target] != 0 and not s.town[target])
    if not left[target]:
        d.warn("no-points-left")
    if len(s.at[s.army_at]) == len(s.army) and holds_town(s, s.army_side, s.army_at):
        d.warn("leaves-town", {"space": d.word("space", s.army_at)})


def _charge(bill: Bill, what: str, cost: int, terrain: int = 0) -> None:
    count, so_far = bill.get((what, terrain), (0, 0))
    bill[what, terrain] = (count + 1, so_far + cost)


def _land(bill: Bill, a: int, b: int, cost: int) -> None:
    """One step over land. What a river or a strait adds is told apart from the ground beyond it."""
    if b >= world.HEX_COUNT:
        _charge(bill, "area", cost)
        return
    plain = world.TERRAIN_COST[world.TERRAIN[b]]
    if a < world.HEX_COUNT and b in world.ROADS[a]:
        plain = world.lines.road.cost
        _charge(bill, "road", plain)
    elif a < world.HEX_COUNT and b in world.TRACKS[a]:
        plain = world.lines.track.cost
        _charge(bill, "track", plain)
    else:
        _charge(bill, "ground", plain, world.TERRAIN[b])
    if cost > plain:
        _charge(bill, "river" if b in world.LAND_SIDES[a] else "strait", cost - plain)


def _water(bill: Bill, rate: int, a: int, b: int, cost: int) -> None:
    """One step of fleets."""
    if b >= world.HEX_COUNT:
        _charge(bill, "area", cost)
    elif b in world.RIVER_STEPS[a]:
        _charge(bill, "along-river", cost)
    else:
        _charge(bill, "sea-friendly" if rate == charts.op_costs.sea_hex_from_friendly_port else "sea-other", cost)


def _price(d: PreviewBuilder, bill: Bill) -> None:
    """A line for each thing that the way is made of, and the cells of the charts that give its price."""
    for (what, terrain), (count, cost) in bill.items():
        d.term(f"way-{what}", d.points(cost), CLAUSES[what], {"count": count, "terrain": d.name("terrain", terrain)})
        if what == "ground":
            d.cell(listings.TERRAINS, terrain, PRICE_COLUMN)
        else:
            d.cell(*(listings.LINES if what in LINES else listings.OP_COSTS).cell(what))


def _arrival(d: PreviewBuilder, target: int, stops: bool) -> None:
    """What holds where the army arrives: zones of control, stacking, forage [15.2, 13.1a, 20.1]."""
    s = d.s
    if stops:
        d.term("stops", "", "15.2")
    units = [*s.at[target], *s.army]
    if target < world.HEX_COUNT:
        d.term("stack", f"{len(units)}/{charts.STACK_LIMIT}", "13.1a")
    eaters = len([u for u in units if forces.UNIT_TYPE[u] != forces.LEADER])
    d.term("forage", f"{forage(s, target)}/{eaters}", "20.1")
