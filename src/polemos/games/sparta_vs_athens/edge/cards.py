"""The cards of units, leaders, force markers and places: every value by its name, and the states.

Reckoned from a view: what lies under enemy force markers, and who enemy leaders are who lie face down, is not in it.
"""

from collections.abc import Mapping
from typing import Any, Final

from polemos.board.describe import Piece, Space
from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.edge.messages import BOOK
from polemos.games.sparta_vs_athens.edge.reference_tables import Page
from polemos.games.sparta_vs_athens.edge.view import open_state
from polemos.games.sparta_vs_athens.rules import sides
from polemos.games.sparta_vs_athens.rules.logistics.upkeep import upkeep
from polemos.games.sparta_vs_athens.rules.year.tribute import pays_athens, pays_sparta
from polemos.games.sparta_vs_athens.state import War
from polemos.games.sparta_vs_athens.verbs import FORT, PIECE
from polemos.room import cards
from polemos.room.table_builder import NONE, signed
from polemos.room.view_models import Gauge

FORCE: Final = "force"
STATE_CLAUSES: Final = {"reduced": "2.3b", "aboard": "7.4a", "moved": "4.1a"}


def piece(view: Mapping[str, Any], shown: Piece, language: str) -> cards.Told:
    """What there is to know of a counter: a unit, a leader, or a force marker."""
    s, page = open_state(dict(view)), Page(language)
    if shown.kind == FORCE:
        return _force(page, s, view, shown)
    number = tables.PIECE_INDEX[shown.id]
    return _leader(page, s, number) if number >= tables.UNITS else _unit(page, s, number)


def _unit(page: Page, s: War, unit: int) -> cards.Told:
    fleet = tables.IS_NSP[unit]
    other = page.t(
        "card-full" if s.down[unit] else "card-reduced", {"strength": tables.STRENGTH[1 - s.down[unit]][unit]}
    )
    values = [
        page.line("strength", state.strength_of(s, unit), "2.3c" if fleet else "2.3b", other),
        page.line("nation", page.name("nation", tables.UNIT_NATION[unit]), "2.9d"),
        page.line("upkeep", upkeep(s, unit), "12.3b"),
    ]
    if fleet:
        values.append(page.line("carries", 1, "7.4a"))
    values.append(_ordered(page, s, unit))
    return cards.Told(page.t("card-fleet" if fleet else "card-army"), values, _shut(page, s, unit))


def _ordered(page: Page, s: War, unit: int) -> Gauge:
    """The leaders of its side who stand with it: without one no unit operates [5.0b]."""
    there = [
        p
        for p in range(tables.UNITS, tables.PIECES)
        if s.loc[p] == s.loc[unit] and tables.LEADER_SIDE[p] == s.owner[unit]
    ]
    return page.line("leaders", page.names(PIECE, there), "5.0b")


def _leader(page: Page, s: War, leader: int) -> cards.Told:
    values = [
        page.line("naval", signed(tables.NAVAL[leader]), "6.2c"),
        page.line("land", signed(tables.LAND[leader]), "6.2c"),
        page.line("ops", tables.OPS[leader], "6.2c"),
    ]
    if s.leader == leader:
        values.append(page.line("points-left", s.points, "7.3a"))
    return cards.Told(page.t("card-leader"), values, _shut(page, s, leader))


def _shut(page: Page, s: War, number: int) -> list[Gauge]:
    """Whether a piece besieges or is besieged, and under which force marker it lies."""
    found: list[Gauge] = []
    if number < tables.UNITS and s.besieging[number]:
        found.append(Gauge(page.t("cell-besieging"), "", "", "9.0k"))
    if s.inside[number]:
        found.append(Gauge(page.t("cell-shut-in"), "", "", "9.0l"))
    if s.force[number]:
        found.append(Gauge(page.t("force-marker", {"number": s.force[number]}), "", "", "2.6a"))
    return found


def _force(page: Page, s: War, view: Mapping[str, Any], shown: Piece) -> cards.Told:
    """A force marker: what lies in its box, as far as the viewer knows it [2.6a, 5.2c]."""
    mine = view["viewer"] == shown.side
    inside = [n for n in range(tables.PIECES) if s.force[n] == shown.values[0] and state.side_of(s, n) == shown.side]
    names = page.names(PIECE, inside) if inside or mine else page.t("cell-hidden")
    strength = sum([state.strength_of(s, unit) for unit in inside if unit < tables.UNITS])
    values = [page.line("contents", names, "5.2c")]
    if inside:
        values.append(page.line("force-strength", strength, "2.6a"))
    return cards.Told(page.t("card-force"), values)


def place(view: Mapping[str, Any], space: Space, language: str) -> cards.Told:
    """Whose a place is, its garrison, walls, port, tribute and forts, and how many it holds."""
    s, page, at = open_state(dict(view)), Page(language), space.id
    if world.IS_SEA[at]:
        return cards.Told(BOOK("map", "sea")[language], [_stacking(page, s, at, True)])
    values: list[Gauge] = []
    owner = sides.master_of(s, at)
    if world.IS_CITY[at]:
        values += _city(page, s, at, owner)
    values += [_stacking(page, s, at, False), *_tribute(page, s, at)]
    values.append(page.line("nation-of", page.name("nation", world.NATION_AT[at]), "2.9a"))
    kind = "fort" if world.FORT_SITE[at] else space.site or "town"
    return cards.Told(BOOK("map", kind)[language], values, [*_forts(page, s, at), *_marks(page, s, at)], owner)


def _city(page: Page, s: War, at: int, owner: int) -> list[Gauge]:
    """A city: to whom it belongs, who stands in it, its garrison, walls and port."""
    held = [side for side in state.BOTH if sides.occupies(s, side, at)]
    found = [
        page.line("belongs", page.side(owner), "11.13b"),
        page.line("occupied", page.names("side", held), "2.16b"),
        page.line("garrison", sides.garrison_at(s, at), "2.3d"),
    ]
    if world.WALLED[at]:
        found.append(page.line("walls", page.t("card-yes"), "2.3j"))
    if world.PORT[at]:
        found.append(page.line("port", page.t("card-yes"), "7.11b"))
    return found


def _stacking(page: Page, s: War, at: int, sea: bool) -> Gauge:
    if not sea:
        return page.line("room", sides.army_limit(at), "5.1b" if world.WALLED[at] else "5.1a")
    limit = sides.fleet_limit(s, tables.ATHENS, at)
    return page.line("fleet-room", NONE if limit >= sides.MUCH_ROOM else limit, "5.1c")


def _tribute(page: Page, s: War, at: int) -> list[Gauge]:
    """What a city of the Delian League pays to whom [2.16b]."""
    if not sides.is_delian(at):
        return []
    payee = tables.ATHENS if pays_athens(s, at) else tables.SPARTA if pays_sparta(s, at) else -1
    boxes = page.t("card-boxes", {"athens": world.RED_BOX[at], "sparta": world.BLUE_BOX[at]})
    return [page.line("tribute", page.side(payee), "2.16b", boxes)]


def _forts(page: Page, s: War, at: int) -> list[Gauge]:
    """The forts that stand in a place, each with its strength and whose it is [2.7a]."""
    found: list[Gauge] = []
    for side in state.BOTH:
        whose = page.t("card-fort-text", {"side": page.side(side)})
        found += [
            Gauge(page.name(FORT, fort), str(tables.FORT_STRENGTH[fort]), whose, "2.7a")
            for fort in sides.forts_at(s, side, at)
        ]
    return found


def _marks(page: Page, s: War, at: int) -> list[Gauge]:
    """Ravaged, in revolt, captured, besieged."""
    marks = (
        ("pillaged", s.marks[at] & state.RAVAGED, "9.2e"),
        ("revolt", s.marks[at] & state.REVOLTED, "10.1c"),
        ("captured", s.holder[at], "11.13b"),
        ("siege", sides.is_besieged(s, at), "9.0c"),
    )
    return [Gauge(BOOK("map", name)[page.language], "", "", clause) for name, so, clause in marks if so]


CARDS: Final = cards.Cards(piece, place, STATE_CLAUSES)
