"""The cards of units, leaders and places: every value by its name, the states, what a place costs, feeds and holds."""

from collections.abc import Mapping
from typing import Any, Final

from polemos.board.describe import Piece, Space
from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.edge import sheets, sheets_of_places
from polemos.games.peloponnesian_war.edge.board_map import AREAS_FROM
from polemos.games.peloponnesian_war.edge.messages import BOOK
from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.games.peloponnesian_war.edge.view import open_state
from polemos.games.peloponnesian_war.rules import garrisons, places
from polemos.games.peloponnesian_war.rules.season import lines, supply
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import REGION
from polemos.room import cards
from polemos.room.table_builder import NONE
from polemos.room.view_models import Gauge

STATE_CLAUSES: Final = {
    "inside": "9.2.1a", "aboard": "7.8.2", "foraging": "9.7.1a", "moved": "16.1a", "raided": "15.3",
    "held": "card.omens", "routed": "17.6b",
}  # fmt: skip
DRAWN: Final = frozenset((*STATE_CLAUSES, "becalmed"))
"""States that stand on the counters."""


def piece(view: Mapping[str, Any], shown: Piece, language: str) -> cards.Told:
    """What there is to know of a unit or a leader."""
    s, page, number = open_state(dict(view)), Page(language), tables.PIECE_INDEX[shown.id]
    states = [Gauge(page.t(f"cell-{name}"), "") for name in sheets.states_of(s, number) if name not in DRAWN]
    if number >= tables.UNITS:
        return cards.Told(page.head("leader"), _leader(page, number), states)
    kind = BOOK("kinds", tables.KIND_NAMES[tables.KIND[number]])[language]
    return cards.Told(kind, _unit(page, s, number), states)


def _leader(page: Page, leader: int) -> list[Gauge]:
    return [
        page.line("land", tables.LAND_RATING[leader], "17.4.2b"),
        page.line("naval", tables.NAVAL_RATING[leader], "17.4.2b"),
        page.line("moves", tables.MOVEMENT.allowance.leader, "16.1b"),
        page.line("leads", "", "7.8.1"),
    ]


def _unit(page: Page, s: War, unit: int) -> list[Gauge]:
    """Morale, movement, price of supply, whether it is fed, from where it comes, what carries it."""
    kind, home = tables.KIND[unit], tables.UNIT_HOME[unit]
    values = [
        page.line("elite" if tables.ELITE[unit] else "morale", tables.MORALE[unit], "1.3.3b"),
        page.line("moves", tables.MOVEMENT.allowance.unit[kind], "16.1b"),
        page.line("supply", tables.SUPPLY_COST[unit], "9.4.3"),
    ]
    fleets = tables.MOVEMENT.transport.fleets[kind]
    if fleets:
        values.append(page.line("carried", fleets, "16.5.1"))
    called, whose = page.name("home", home), ""
    if home < world.REGION_COUNT:
        called = page.name(REGION, home)
        whose = page.t("card-home-text", {"side": page.side(s.controller[home])})
    values.append(page.line("home", called, "4.4.1a", whose))
    return [*values, _fed(page, s, unit), page.line("zone", "", "16.3.5")]


def _fed(page: Page, s: War, unit: int) -> Gauge:
    """Whether a unit would be in supply now, and if not, why [9.2.1a, 9.2.2a]."""
    if s.loc[unit] < 0 or s.sides[unit] not in codes.BOTH:
        return page.line("fed", NONE, "9.1a")
    traced = supply.lines(s, s.sides[unit])
    if lines.is_fed(s, traced, unit):
        return page.line("fed", page.t("card-yes"), "9.1a")
    carrier = s.aboard[unit]
    why = lines.why_not(s, traced, s.loc[unit], s.inside[carrier if carrier >= 0 else unit])
    return page.line("fed", page.t("card-no"), why, page.t(f"why-{sheets.WHY[why]}"))


def place(view: Mapping[str, Any], space: Space, language: str) -> cards.Told:
    """A hex with its area, a sea, or an area: what it costs, whose it is, what it feeds, the city there."""
    s, page, at = open_state(dict(view)), Page(language), space.id
    if at >= AREAS_FROM:
        area = at - AREAS_FROM
        return cards.Told(page.t("card-area"), _area(page, s, area), side=_controller(s, world.REGION_OF[area]))
    if at >= world.LAND:
        return _sea(page, s, at - world.LAND)
    return _land(page, s, space)


def _controller(s: War, region: int) -> int:
    return s.controller[region] if region >= 0 else world.NEITHER


def _land(page: Page, s: War, space: Space) -> cards.Told:
    at = space.id
    ground = world.GROUND[at]
    cost = tables.MOVEMENT.land.terrain[ground]
    values = [page.line("enter", cost, "16.3.1")]
    target = places.target_here(s, at)
    states: list[Gauge] = []
    side = _controller(s, world.REGION_AT[at])
    if target != places.NO_TARGET:
        side = places.friend_of(s, target)
        values += _stronghold(page, s, target)
        if target < world.CITIES:
            said = sheets_of_places.states_of(s, target)
            states = [Gauge(page.t(f"cell-city-{name}"), "", "", "4.4.3a") for name in said]
    values += _area(page, s, world.AREA_AT[at])
    words = [BOOK("map", space.terrain)[page.language]]
    if space.site:
        words.append(BOOK("map", space.site)[page.language])
    if "port" in space.marks:
        words.append(BOOK("map", "port")[page.language])
    return cards.Told(page.join(words), values, states, side)


def _stronghold(page: Page, s: War, target: int) -> list[Gauge]:
    """A city or fort: its friend, garrison, walls, and what is needed to besiege it."""
    found = [page.line("friend", page.side(places.friend_of(s, target)), "4.4.3a")]
    if target < world.CITIES:
        full = page.t("card-garrison-text", {"full": garrisons.full(s, target)})
        found.append(page.line("garrison", s.garrison[target], "4.4.3b", full))
    found.append(page.line("walls", page.t("card-yes" if places.has_walls(s, target) else "card-no"), "1.2o"))
    return found


def _area(page: Page, s: War, area: int) -> list[Gauge]:
    """A land area: its region with who controls it, its status, and how many it feeds."""
    region = world.REGION_OF[area]
    found = [page.line("area", page.name("area", area), "1.2e", page.t("card-area-text"))]
    if region >= 0:
        found.append(page.line("region", page.name(REGION, region), "1.2b", page.side(s.controller[region])))
        found.append(page.line("btv", world.BTV[region], "5.3.2"))
    feeds = world.FORAGE[area]
    raids = page.t("card-forage-text", {"raids": s.raids[area]})
    return [*found, page.line("forage", feeds, "9.7.1b", raids)]


def _sea(page: Page, s: War, sea: int) -> cards.Told:
    here = places.fleets_that_tell(s)[sea]
    there = [side for side in codes.BOTH if here >> side & 1]
    values = [
        page.line("sail", tables.MOVEMENT.sea.sea, "16.4.1"),
        page.line("fleets", page.names("side", there), "8.4b"),
    ]
    if world.OPEN[sea]:
        values.append(page.line("open", tables.MOVEMENT.loss.open_sea, "16.4.6a"))
    kind = "box" if sea == world.SICILIAN_SEA else "open_sea" if world.OPEN[sea] else "sea"
    return cards.Told(BOOK("map", kind)[page.language], values)


CARDS: Final = cards.Cards(piece, place, STATE_CLAUSES)
