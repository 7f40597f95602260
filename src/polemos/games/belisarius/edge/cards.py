"""The cards of units and places: every value by its name, the states, what a place costs, yields and defends."""

from collections.abc import Mapping
from typing import Any, Final

from polemos.board.describe import Piece, Space
from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.edge import board_view, messages, order_of_battle
from polemos.games.belisarius.edge.reference_tables.page import Page
from polemos.games.belisarius.edge.view import open_war
from polemos.games.belisarius.rules.realm import taxation
from polemos.games.belisarius.rules.war import reckoning
from polemos.games.belisarius.state import War, forage, holds_town, in_zone, province_of
from polemos.games.belisarius.verbs import PROVINCE
from polemos.room import cards
from polemos.room.table_builder import NONE, times
from polemos.room.view_models import Gauge

STATE_CLAUSES: Final = {"aboard": "15.114", "rebel": "12.2a"}
TYPE_CLAUSES: Final = ("2.31d", "2.31e", "2.31g", "2.31f", "2.31h", "2.31c")
"""By type of unit: what it is."""
DRAWN: Final = frozenset(STATE_CLAUSES)
"""States that stand on the counters."""
PLAYERS: Final = (world.IMPERIAL, world.BARBARIAN)


def piece(view: Mapping[str, Any], shown: Piece, language: str) -> cards.Told:
    """What there is to know of a unit."""
    war, page, u = open_war(dict(view)), Page(language), forces.UNIT_INDEX[shown.id]
    kind, affil = forces.UNIT_TYPE[u], forces.UNIT_AFFIL[u]
    values = [
        page.line("strength", forces.UNIT_STRENGTH[u], "17.71a"),
        page.line("operation-value", forces.UNIT_OP[u], "14.21a"),
    ]
    if kind == forces.LEADER:
        stars = forces.UNIT_STARS[u]
        values.append(page.line("stars", page.stars(u), "17.74.1", page.t("card-leads", {"factor": stars + 1})))
    if kind == forces.FLEET:
        values.append(page.line("carries", charts.FLEET_CAPACITY, "19.51"))
    values += [
        page.line("supply", charts.COST_SUPPLY[kind], "20.2a"),
        page.line("affiliation", page.affiliation(affil), "2.4d"),
        _zone(page, war, u),
    ]
    clause = TYPE_CLAUSES[kind]
    states = [name for name in order_of_battle.unit_states(war, u) if name not in DRAWN]
    said = [Gauge(page.t(f"sheet-unit-{name}"), "") for name in states]
    about = page.line("type", "", clause, page.text(clause))
    return cards.Told(page.kind(u), [*values, about], said)


def _zone(page: Page, war: War, u: int) -> Gauge:
    """A unit has a zone of control unless it is carried [15.111, 15.114]."""
    carried = war.aboard[u]
    return page.line("zone", NONE if carried else page.t("card-yes"), "15.114" if carried else "15.0")


def place(view: Mapping[str, Any], space: Space, language: str) -> cards.Told:
    """What a place costs to enter, feeds, yields and gives its defender; who holds it; what lies there."""
    war, page, h = open_war(dict(view)), Page(language), space.id
    values = [*_ground(page, war, h), *_town(page, war, h), *_province(page, war, h)]
    threats = [p for p in PLAYERS if in_zone(war, h, 1 - p)]
    values.append(page.line("zones", page.names("side", threats), "15.0"))
    holder = war.occ[h] - 1
    return cards.Told(_kind(page, h), values, _lying(page, war, h), holder)


def _kind(page: Page, h: int) -> str:
    ground = board_view.pair("terrain", world.TERRAIN_NAMES[world.TERRAIN[h]])[page.language]
    words = [ground]
    if world.TOWN[h]:
        words.append(board_view.pair("features", world.TOWN_NAMES[world.TOWN[h]])[page.language])
    if world.PORT[h] or (h >= world.HEX_COUNT and world.AREA_PORT[h - world.HEX_COUNT]):
        words.append(board_view.pair("features", "port")[page.language])
    return page.join(words)


def _ground(page: Page, war: War, h: int) -> list[Gauge]:
    """What it costs to march there, how many units it feeds, what it gives its defender."""
    found: list[Gauge] = []
    if world.KIND[h] in (world.COAST, world.LAND):
        found.append(page.line("enter", str(messages.halves(world.TERRAIN_COST[world.TERRAIN[h]])), "16.1"))
    if world.KIND[h] != world.SEA:
        found.append(page.line("forage", forage(war, h), "20.1"))
    return [
        *found,
        *[page.line("cover", times(1 + term.value), term.clause) for term in reckoning.cover(war, h, h)],
    ]


def _town(page: Page, war: War, h: int) -> list[Gauge]:
    """What a town or colony pays whoever holds it."""
    if not war.town[h]:
        return []
    for side in PLAYERS:
        if holds_town(war, side, h):
            return [page.line("income", taxation.town_income(war, h), "10.11a", page.name("side", side))]
    return [page.line("income", taxation.town_income(war, h), "10.12a", page.t("card-income-nobody"))]


def _province(page: Page, war: War, h: int) -> list[Gauge]:
    p = province_of(h)
    if p < 0:
        return []
    return [
        page.line("province", page.name(PROVINCE, p), "2.12c", page.name("side", war.control[p])),
        page.line("levy", forces.LEVY[p], "2.12b"),
    ]


def _lying(page: Page, war: War, h: int) -> list[Gauge]:
    """Markers on the place, and who occupies it."""
    found: list[Gauge] = []
    if war.occ[h]:
        found.append(page.line("occupied", page.name("side", war.occ[h] - 1), "2.4f"))
    rows = (("pillaged", "pillaged", war.pillaged), ("colony", "colony", war.colonies))
    for name, key, row in (*rows, ("works", "public_works", war.works)):
        if h in row:
            called = board_view.pair("features", key)[page.language]
            found.append(Gauge(called, "", page.t(f"{cards.STATE}-{name}"), _CLAUSES[name]))
    return found


_CLAUSES: Final = {"pillaged": "26.3", "colony": "27.31", "works": "28.1"}
CARDS: Final = cards.Cards(piece, place, STATE_CLAUSES)
