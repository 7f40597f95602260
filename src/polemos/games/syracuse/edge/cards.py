"""The cards of pieces and places: every value by its name, the states, what a place costs and holds, its works."""

from collections.abc import Mapping
from typing import Any, Final

from polemos.board.describe import Piece, Space
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge import order_of_battle
from polemos.games.syracuse.edge.board_map import pair
from polemos.games.syracuse.edge.reference_tables.page import Page
from polemos.games.syracuse.edge.view import open_siege
from polemos.games.syracuse.rules.works import WORKS, places_of
from polemos.games.syracuse.state import Siege, is_port, swords
from polemos.games.syracuse.verbs import WORK
from polemos.room import cards
from polemos.room.view_models import Gauge

STATE_CLAUSES: Final = {"reduced": "1.a", "wounded": "1.m", "stuck": "event.23b"}
DRAWN: Final = frozenset(STATE_CLAUSES)
"""States that stand on the counters."""
TYPE_CLAUSES: Final = ("1.c", "1.d", "1.e", "1.f", "1.g")
"""By type of unit: what it is."""
POINT_CLAUSES: Final = ("9.vp.d", "9.vp.e", "9.vp.e", "9.vp.e", "9.vp.c", "9.vp.f")
"""By type of piece: what its loss is worth to the enemy."""
ACTION_CLAUSES: Final = ("2.B3.d", "2.B3.d", "2.B3.c")
"""By the bonus of a leader: what an action with him costs."""


def piece(view: Mapping[str, Any], shown: Piece, language: str) -> cards.Told:
    """What there is to know of a unit or a leader."""
    s, page, u = open_siege(dict(view)), Page(language), tables.UNIT_INDEX[shown.id]
    kind, down = tables.UNIT_TYPE[u], s.down[u]
    values = _of_leader(page, s, u) if tables.IS_LEADER[u] else _of_unit(page, s, u)
    points = tables.victory.leader if tables.IS_LEADER[u] else tables.TYPE_POINTS[kind]
    values.append(page.line("worth", points, POINT_CLAUSES[kind]))
    steps = "wound" if tables.IS_LEADER[u] else "steps"
    values.append(page.line(steps, 2 - down, "1.m" if tables.IS_LEADER[u] else "1.a"))
    values.append(page.line("zone", "", "3.stop.a"))
    states = [name for name in order_of_battle.states_of(s, u) if name not in DRAWN]
    return cards.Told(page.name("type", kind), values, [Gauge(page.t(f"cell-{name}"), "") for name in states])


def _of_unit(page: Page, s: Siege, u: int) -> list[Gauge]:
    """Strength on the side that is up with the other one, bonus symbol, how far it goes, what it is."""
    kind, down = tables.UNIT_TYPE[u], s.down[u]
    other = page.t("card-full" if down else "card-reduced", {"pf": tables.UNIT_PF[1 - down][u]})
    found = [page.line("pf", tables.UNIT_PF[down][u], "1.h", other)]
    if tables.UNIT_SWORDS[0][u]:
        found.append(page.line("sword", swords(s, u), "1.i"))
    if tables.IS_SHIP[u]:
        found.append(page.line("sails", page.t("cell-unlimited"), "1.l"))
    else:
        found.append(page.line("moves", world.LAND_PM, "1.k"))
    return [*found, page.line("letter", tables.TYPE_NAMES[kind], TYPE_CLAUSES[kind], page.text(TYPE_CLAUSES[kind]))]


def _of_leader(page: Page, s: Siege, u: int) -> list[Gauge]:
    """His bonus, wounded or not, what an action with him costs."""
    down = s.down[u]
    bonus = swords(s, u)
    other = page.t("card-healthy" if down else "card-wounded", {"bonus": tables.UNIT_SWORDS[1 - down][u]})
    cost = 0 if bonus > 1 else 1
    return [
        page.line("bonus", bonus, "1.n", other),
        page.line("acts", cost, ACTION_CLAUSES[bonus]),
        page.line("moves", world.LAND_PM, "1.k"),
    ]


def place(view: Mapping[str, Any], space: Space, language: str) -> cards.Told:
    """What a place costs to enter, how many it holds, whose it is, its works and ports."""
    s, page = open_siege(dict(view)), Page(language)
    inside = space.id >= world.ZONES
    kind = pair("map", "town")[language] if inside else _ground(space.id, language)
    values = _inside(page, space.id) if inside else _zone(page, s, space.id)
    holder = _holder(s, space.id)
    return cards.Told(kind, values, _works(page, s, space.id), holder)


def _ground(zone: int, language: str) -> str:
    return pair("terrain", world.TERRAIN_NAMES[world.KIND[zone]])[language]


def _zone(page: Page, s: Siege, zone: int) -> list[Gauge]:
    """A zone: its price, its stacking limit, whose port it is, who alone may enter."""
    found: list[Gauge] = []
    if not world.WET[zone] and world.KIND[zone] != world.BOX:
        raised = world.movement.raised if world.KIND[zone] == world.RAISED else 0
        found.append(page.line("enter", world.ZONE_COST + raised, "3.cost.b" if raised else "3.cost.a"))
    if world.KIND[zone] == world.PROTECTED:
        found.append(page.line("stack-pf", world.stacking.protected_sea_pf, "3.stack.h"))
    elif world.STACK[zone] == world.UNLIMITED:
        found.append(page.line("stack-any", page.t("cell-unlimited"), "3.stack.g" if world.WET[zone] else "3.stack.d"))
    else:
        found.append(page.line("stack", world.STACK[zone], "3.stack.e"))
    ports = [side for side in world.BOTH if is_port(s, side, zone)]
    if ports:
        found.append(page.line("port", page.names("side", ports), "3.stack.g"))
    if world.ONLY[zone] != world.NEITHER:
        found.append(page.line("only", page.side(world.ONLY[zone]), "5.fortif.d"))
    return found


def _inside(page: Page, place: int) -> list[Gauge]:
    """The inside of a fort or of the camp: how many it holds."""
    if place == world.CAMP:
        return [page.line("stack", world.stacking.camp, "3.stack.f")]
    points = world.FORT_POINTS[place - world.ZONES]
    held = [page.line("fort-points", points, "9.vp.a")] if points else []
    return [page.line("stack-any", page.t("cell-unlimited"), "3.stack.d"), *held]


def _holder(s: Siege, place: int) -> int:
    """Whose a place is: that of the owner of its fort or camp, else of whoever stands there alone."""
    if world.ZONES <= place < world.CAMP:
        return s.forts[place - world.ZONES] - 1
    if place == world.CAMP:
        return world.ATHENS if s.camp == tables.BUILT else world.NEITHER
    standing = [side for side in world.BOTH if s.at[side * world.PLACES + place]]
    return standing[0] if len(standing) == 1 else world.NEITHER


def _works(page: Page, s: Siege, place: int) -> list[Gauge]:
    """The works in or at the edge of a place that have been built, and whose they are."""
    found: list[Gauge] = []
    for work in range(WORKS):
        owner, state = order_of_battle.work_now(s, work)
        if state and place in places_of(work):
            built = page.t(f"state-{tables.WORK_STATES[state]}")
            found.append(Gauge(page.name(WORK, work), built, page.side(owner), "5.fortif.a"))
    return found


CARDS: Final = cards.Cards(piece, place, STATE_CLAUSES)
