"""What lies beside the map as sheets: the war, what each side has, its leaders and units, tribute, sieges and forts.

Everything is reckoned from a view: what lies under enemy force markers, and where his leaders are who lie face down, is
not in it.
"""

from collections.abc import Sequence
from typing import Any

from polemos.games.sparta_vs_athens import choice_ids, state
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.edge.reference_tables import Page
from polemos.games.sparta_vs_athens.edge.view import open_state
from polemos.games.sparta_vs_athens.rules.combat.siege_lines import defence_strength
from polemos.games.sparta_vs_athens.rules.combat.sieges import siege_column
from polemos.games.sparta_vs_athens.rules.logistics.upkeep import bills
from polemos.games.sparta_vs_athens.rules.sides import DELIAN, besiegers, is_besieged, place_of
from polemos.games.sparta_vs_athens.rules.year.income import IncomePhase
from polemos.games.sparta_vs_athens.rules.year.prestige import spared_megara, spared_peloponnese, tribute_levels
from polemos.games.sparta_vs_athens.rules.year.tribute import athenian_total, pays_athens, pays_sparta
from polemos.games.sparta_vs_athens.verbs import FORT, PIECE, SPACE, TARGET
from polemos.room import outcomes, sheet_builder, view_models
from polemos.room.table_builder import NONE, YES, signed

IN_FORCE = ((state.PEACE, "peace", "15.7b"), (state.PERSIA_PAYS, "persia", "15.13c"), (state.TOLL, "toll", "12.2b3"))
PLACES_OUT = {state.DEAD: "dead", state.OUT: "out", state.RESERVE: "reserve", state.CUP: "cup", state.HIDDEN: "hidden"}
"""Where a piece is that is in no locale, as the name of a message."""


def sheets(view: dict[str, Any], language: str) -> list[view_models.Sheet]:
    """Every sheet of a view."""
    s, page = open_state(view), Page(language)
    # whoever has operated pays in the next Logistics Phase like the others
    s.acted = [state.FRESH] * tables.PIECES
    income = expected_income(s)
    found = [_war(page, s)]
    for side in state.BOTH:
        owed, key, called = bills(s, side), tables.SIDE_NAMES[side], page.side(side)
        purse = _purse(page, s, side, income[side], sum(owed.values()))
        found += [
            page.of_side("purse", side, key, called, purse),
            page.of_side("leaders", side, key, called, grid=_leaders(page, view, side)),
            page.of_side("units", side, key, called, grid=_units(page, view, s, side, owed)),
        ]
    found.append(page.sheet("tribute", grid=_tribute(page, s)))
    sieges = [_siege(page, s, target) for target in range(len(choice_ids.TARGET_NAMES)) if is_besieged(s, target)]
    if sieges:
        heads = page.heads("place besiegers inside column")
        found.append(page.sheet("sieges", grid=page.grid("sieges-now", heads, sieges, "9.0l", ())))
    return [*found, page.sheet("forts", grid=_forts(page, s))]


# ------------------------------------------------------------------------------------------------------------ gauges


def _war(page: Page, s: state.War) -> view_models.Sheet:
    """Prestige and what will move it, the government, who chooses, what is in force, what was ravaged."""
    t = page.t
    coming = s.battle_levels + s.nation_levels + s.fort_levels + tribute_levels(s) - spared_megara(s)
    coming -= spared_peloponnese(s)
    gauges = [
        page.gauge("prestige", signed(s.prestige), page.side(_ahead(s)), "2.11a"),
        page.gauge("coming", signed(coming), t("sheet-coming-text"), "13.0b"),
        page.gauge("government", f"#{s.government}", page.name("government", s.government), "14.1a"),
    ]
    if tables.GOVERNMENTS[s.government].tested:
        gauges.append(page.gauge("falls-below", signed(s.level), t("sheet-falls-text"), "14.1b"))
    gauges.append(page.gauge("chooser", page.side(s.chooser), "", "3.2.1f"))
    gauges += [page.gauge(name, YES, "", clause) for flag, name, clause in IN_FORCE if state.is_so(s, flag)]
    for mark, name, clause in ((state.RAVAGED, "ravaged", "9.2e"), (state.REVOLTED, "revolted", "10.1c")):
        places = [locale for locale in range(world.LOCALES) if s.marks[locale] & mark]
        if places:
            gauges.append(page.gauge(name, len(places), page.names(SPACE, places), clause))
    return page.sheet("war", [*gauges, page.switches(s.option_set)])


def _ahead(s: state.War) -> int:
    return tables.ATHENS if s.prestige > 0 else tables.SPARTA if s.prestige < 0 else -1


def expected_income(s: state.War) -> list[int]:
    """What both sides would receive if the Income Phase came now, but for Persian gold [12.1a, 12.2a]."""
    after = outcomes.done(s, IncomePhase())
    return [after.treasury[side] - s.treasury[side] for side in state.BOTH]


def _purse(page: Page, s: state.War, side: int, income: int, owed: int) -> list[view_models.Gauge]:
    """Talents, the income and the upkeep to be expected as things stand."""
    now = page.t("sheet-as-things-stand")
    found = [
        page.gauge("treasury", s.treasury[side], "", "2.17c"),
        page.gauge("income", income, now, "12.2a" if side == tables.ATHENS else "12.1a"),
        page.gauge("upkeep", owed, now, "12.3b"),
    ]
    if side == tables.ATHENS:
        before = page.t("sheet-last-year", {"number": s.tribute})
        found.append(page.gauge("delian", athenian_total(s), before, "2.16j"))
    return found


# ------------------------------------------------------------------------------------------------------------- pieces


def _where(page: Page, view: dict[str, Any], piece: int) -> str:
    """The place of a piece, as far as the viewer knows it."""
    place = view["loc"][piece]
    if 0 <= place < world.LOCALES:
        return page.name(SPACE, place)
    if place >= state.DISC:
        return page.name("quarter", place - state.DISC + state.SPRING)
    if place == state.HIDDEN and tables.DUE[piece] and tables.DUE[piece] < view["year"]:
        place = state.POOL
    return page.t(f"cell-{PLACES_OUT.get(place, 'pool')}")


def _leaders(page: Page, view: dict[str, Any], side: int) -> view_models.Grid:
    """The leaders of a side: ratings, where they are, when they come [6.2c, 6.3a, 14.1a]."""
    rows = []
    for piece in range(tables.UNITS, tables.PIECES):
        if tables.LEADER_SIDE[piece] == side:
            numbers = page.join([f"#{n}" for n in tables.GOVERNMENTS if piece in tables.LISTED[n]])
            due = (str(tables.DUE[piece]) if tables.DUE[piece] else NONE) if side == tables.SPARTA else numbers
            ratings = [signed(tables.NAVAL[piece]), signed(tables.LAND[piece]), str(tables.OPS[piece])]
            rows.append([page.name(PIECE, piece), *ratings, due, _where(page, view, piece), _state(page, view, piece)])
    heads = page.heads(f"leader naval land ops {'governments' if side == tables.ATHENS else 'from-year'} place state")
    return page.grid(f"leaders-{tables.SIDE_NAMES[side]}", heads, rows, "6.2c", ("leaders.toml",), "leaders-now")


def _units(page: Page, view: dict[str, Any], s: state.War, side: int, owed: dict[int, int]) -> view_models.Grid:
    """The units of a side that are in play or could be raised: strength, place, upkeep to come [2.3b, 12.3b]."""
    rows = [
        [
            page.name(PIECE, unit),
            page.name("kind", tables.IS_NSP[unit]),
            f"{state.strength_of(s, unit)}/{tables.STRENGTH[0][unit]}",
            _where(page, view, unit),
            str(owed.get(unit, NONE)),
            _state(page, view, unit),
        ]
        for unit in range(tables.UNITS)
        if s.owner[unit] == side and view["loc"][unit] != state.OUT
    ]
    heads = page.heads("unit kind strength place upkeep state")
    return page.grid(f"units-{tables.SIDE_NAMES[side]}", heads, rows, "2.3a", ("units.toml",), "units-now")


def _state(page: Page, view: dict[str, Any], piece: int) -> str:
    """What else a person should know about a piece."""
    found = [("operated", view["acted"][piece] != state.FRESH), ("aboard", view["aboard"][piece] >= 0)]
    if piece < tables.UNITS:
        found.append(("besieging", view["besieging"][piece]))
    found.append(("shut-in", view["inside"][piece]))
    said = [*page.t.each("cell", sheet_builder.those(found))]
    if view["force"][piece]:
        said.append(page.t("force-marker", {"number": view["force"][piece]}))
    return page.join(said)


# ------------------------------------------------------------------------------------------------------------- places


def _tribute(page: Page, s: state.War) -> view_models.Grid:
    """Delian cities that pay somebody or have revolted [2.16b, 10.1c]."""
    rows: list[Sequence[str]] = []
    for city in DELIAN:
        payee = tables.ATHENS if pays_athens(s, city) else tables.SPARTA if pays_sparta(s, city) else -1
        if payee >= 0 or s.marks[city] & state.REVOLTED:
            boxes = [str(world.RED_BOX[city]), str(world.BLUE_BOX[city])]
            revolted = YES if s.marks[city] & state.REVOLTED else NONE
            rows.append([page.name(SPACE, city), *boxes, page.side(payee), revolted])
    return page.grid("tribute-now", page.heads("city red-box blue-box pays revolted"), rows, "2.16b", ("map.toml",))


def _siege(page: Page, s: state.War, target: int) -> list[str]:
    """A siege: strengths and the column of the next attempt [9.0g]."""
    outside, inside = state.strength(s, besiegers(s, target)), defence_strength(s, target)
    column = page.name("siege-column", siege_column(outside, inside)) if inside else NONE
    return [page.name(TARGET, target), str(outside), str(inside), column]


def _forts(page: Page, s: state.War) -> view_models.Grid:
    """Every fort: whose, how strong, where, and whether it stands [2.7a]."""
    rows = [
        [
            page.name(FORT, fort),
            page.side(tables.FORT_OWNER[fort]),
            str(tables.FORT_STRENGTH[fort]),
            page.name(SPACE, place_of(s, world.LOCALES + fort)) if s.forts[fort] == state.FORT_STANDS else NONE,
            page.t(f"cell-fort-{state.FORT_STATES[s.forts[fort]]}"),
        ]
        for fort in range(tables.FORTS)
    ]
    return page.grid("forts-now", page.heads("fort side strength place state"), rows, "2.7a", ("forts.toml",))
