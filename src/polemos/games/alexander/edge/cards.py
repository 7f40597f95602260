"""The cards of units, leaders and hexes: every value by its name, the states, who commands, what the ground costs."""

from collections.abc import Mapping
from typing import Any, Final

from polemos.board.describe import Piece, Space
from polemos.games.alexander.data import ground, tables
from polemos.games.alexander.data.setting import CONTINGENT, LEADER_GID, UNIT_GID
from polemos.games.alexander.edge import messages, order_of_battle
from polemos.games.alexander.edge.reference_tables import movement, rosters
from polemos.games.alexander.edge.reference_tables.page import Page
from polemos.games.alexander.edge.view import open_battle
from polemos.games.alexander.rules.command import command
from polemos.games.alexander.rules.field import victory, zones
from polemos.games.alexander.rules.movement.move_costs import allowance
from polemos.games.alexander.rules.rout.hits import tq
from polemos.games.alexander.state import Battle, charisma, combat_rating, command_range, initiative, strategy
from polemos.games.alexander.state import setting as setting_of
from polemos.room import cards
from polemos.room.table_builder import NONE
from polemos.room.view_models import Gauge

LEADER: Final = "leader"
STATE_CLAUSES: Final = {
    "hits": "10.11", "routed": "10.25a", "rallied": "10.27a", "moved": "6.13b", "low": "8.17a", "no-missiles": "8.17a",
    "column": "6.61a", "square": "9.64a", "charge": "9.71", "double-depth": "9.62a", "must-check": "7.33",
    "no-check": "7.34", "finished": "4.25", "active": "2.4b", "no-momentum": "5.31b", "wounded": "8.45a",
}  # fmt: skip
DRAWN: Final = frozenset(
    ("routed", "rallied", "moved", "column", "square", "charge", "double-depth", "must-check", "no-check")
)
"""States of units that stand on their counters."""


def piece(view: Mapping[str, Any], shown: Piece, language: str) -> cards.Told:
    """What there is to know of a unit or a leader."""
    s, page = open_battle(dict(view)), Page(language)
    g = setting_of(s)
    if shown.kind == LEADER:
        return _leader(page, s, g.leader_of[LEADER_GID[shown.id]])
    return _unit(page, s, g.unit_of[UNIT_GID[shown.id]])


def _unit(page: Page, s: Battle, u: int) -> cards.Told:
    g = setting_of(s)
    kind = page.called("types", tables.TYPES[g.kind[u]])
    values = [
        _rated(page, "tq", tq(s, u), g.tq[u], "2.4a"),
        page.line("size", g.size[u], "2.5a"),
        _rated(page, "ma", allowance(s, u), g.ma[u], "6.11"),
        page.line("hits", s.hits[u], "10.11", "" if s.routed[u] else page.t("card-hits-of", {"tq": g.tq[u]})),
    ]
    if g.weapon[u]:
        reach = len(tables.STRENGTH[g.weapon[u]])
        arms = order_of_battle.missiles_of(page, g, u, s.ammo[u], s.screen[u])
        values.append(page.line("missiles", arms, "8.61", page.t("card-missiles-text", {"range": reach})))
    values += [
        page.line("facing", page.t(f"facing-{messages.BEARINGS[s.facing[u]]}"), "7.11a"),
        page.line("worth", g.rp[u], "10.42a"),
        _zone(page, s, u),
        _command(page, s, u),
    ]
    states = [name for name in order_of_battle.unit_states(s, u) if name not in DRAWN]
    letters = f"{kind} ({rosters.kind_of(g, u)})"
    return cards.Told(letters, values, [Gauge(page.t(f"cell-{name}"), "") for name in states])


def _rated(page: Page, name: str, now: int, printed: int, clause: str) -> Gauge:
    """A value that counts now; the printed one is told where it is another."""
    return page.line(name, now, clause, "" if now == printed else page.t("card-printed", {"value": printed}))


def _zone(page: Page, s: Battle, u: int) -> Gauge:
    """Into how many hexes a unit exerts its zone of control now."""
    around = {*zones.front_hexes(s, u), *zones.flank_hexes(s, u)}
    count = len([h for h in around if zones.has_zone(s, u) and zones.covers(s, u, h)])
    return page.line("zone", count or NONE, "7.21a")


def _command(page: Page, s: Battle, u: int) -> Gauge:
    """The leaders of its side in whose range a unit stands."""
    g = setting_of(s)
    own = [m for m in range(g.leaders) if g.lead_side[m] == g.side[u] and s.lead_loc[m] >= 0]
    near = [m for m in own if command.stands_in(s, u, command.flood(s, m))]
    return page.line("command", page.join([page.leader(g, m) for m in near]), "4.21a")


def _leader(page: Page, s: Battle, m: int) -> cards.Told:
    g = setting_of(s)
    contingent = g.initiative[m] == CONTINGENT
    values = [
        page.line("initiative", "C" if contingent else initiative(s, m), "4.1e" if contingent else "4.1c"),
        page.line("range", command_range(s, m), "4.1a"),
        page.line("rank", page.name("rank", s.rank[m]), "5.11"),
    ]
    if g.line[m]:
        values.append(page.line("line", page.t("card-yes"), "4.1d"))
    if strategy(s, m) >= 0:
        values.append(page.line("strategy", strategy(s, m), "4.1f"))
    if combat_rating(s, m) >= 0:
        values.append(page.line("pc", combat_rating(s, m), "4.1g"))
    values += [
        page.line("charisma", charisma(s, m), "4.1h"),
        page.line("leader-ma", tables.LEADER_MA, "4.1i"),
        page.line("worth", victory.leader_worth(s, m), "10.42d"),
    ]
    states = [name for name in order_of_battle.leader_states(s, m) if name != "wounded"]
    return cards.Told(page.head("leader"), values, [Gauge(page.t(f"cell-{name}"), "") for name in states])


def place(view: Mapping[str, Any], space: Space, language: str) -> cards.Told:
    """What the ground of a hex costs whom, how high it lies, and in whose zone of control it is."""
    s, page = open_battle(dict(view)), Page(language)
    g = setting_of(s)
    terrain = g.field.terrain[space.id]
    values = [*_costs(page, ground.TERRAINS[terrain])]
    if max(g.field.level):
        values.append(page.line("level", g.field.level[space.id], "6.29"))
    if ground.HIDES[terrain]:
        values.append(page.line("sight", page.t("card-yes"), "8.14a"))
    held = [side for side in (0, 1) if zones.covered(s, space.id, side)]
    values.append(page.line("zones", page.join([page.people(g, side) for side in held]), "7.23a"))
    return cards.Told(page.called("terrain", ground.TERRAINS[terrain]), values)


def _costs(page: Page, name: str) -> list[Gauge]:
    """What it costs to enter, once for each price with those who pay it."""
    if name not in movement.CHART.hex:
        return []
    by_price: dict[tuple[int, int], list[str]] = {}
    for group, (mp, hits) in zip(ground.GROUPS, movement.CHART.hex[name], strict=True):
        by_price.setdefault((mp, hits), []).append(page.head(f"group-{group.replace('_', '-').lower()}"))
    found: list[Gauge] = []
    for (mp, hits), groups in by_price.items():
        whose = page.t("card-everybody") if len(by_price) == 1 else page.join(groups)
        if mp == ground.NEVER:
            found.append(page.line("no-entry", NONE, "6.29", whose))
        else:
            name = "enter-hits" if hits else "enter"
            found.append(page.line(name, mp, "6.29", whose, {"hits": hits}))
    return found


CARDS: Final = cards.Cards(piece, place, STATE_CLAUSES)
