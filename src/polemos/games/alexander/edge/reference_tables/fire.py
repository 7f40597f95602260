"""The charts of missile fire, checks, hits, rally and rout as grids."""

from typing import Final

from polemos.games.alexander.data import pack, tables
from polemos.games.alexander.edge.reference_tables import page as pages
from polemos.room.table_builder import NONE, Listing, entries, entry, times
from polemos.room.view_models import Grid

FIRE: Final = pack.FILES.missile_rules
MORALE: Final = pack.FILES.tq_checks
BEASTS: Final = pack.FILES.elephants_chariots
SCORE: Final = pack.FILES.rout_points
RULES: Final = pages.charts("missile-rules")
FIGURES: Final = pages.charts("missile-rules", "movement-given", "elephants-chariots")
SIGHT: Final = ("8.13a", "8.14a", "8.14b", "8.14c", "8.14d", "8.14e", "8.16", "9.53")
ROUTS: Final = (
    *("10.13a", "10.21a", "10.21b", "10.21c", "10.21d", "10.22a", "10.22b", "10.23", "10.24a", "10.24b", "10.25a"),
    *("10.25b", "10.25c", "9.34", "9.22c", "9.14a", "9.56", "9.65g"),
)
RALLYING: Final = ("10.27a", "10.27b", "10.27c", "10.27d", "10.27e", "10.27f", "10.27g", "10.14a", "10.14b")
RAMPAGING: Final = ("9.14e", "9.14f", "9.14g", "9.14h", "9.14i", "9.14j", "9.14k", "9.14l", "9.14m", "9.14n", "9.14o")


def fire_tables(page: pages.Page) -> list[Grid]:
    """All of them: missiles, then what hits lead to."""
    return [
        missiles(page),
        page.table(pages.MISSILE_MODIFIERS, FIRE.die_modifiers, "8.15a", RULES),
        ammunition(page),
        page.figures("fire-figures", "8.2a", FIGURES, [FIRE, tables.MOVES, BEASTS], {"8.24": ""}),
        page.rules("line-of-sight", SIGHT, "8.14a", RULES),
        page.table(pages.CHECKS, MORALE.checks, "10.16", pages.charts("tq-checks")),
        page.table(pages.HITS, MORALE.hits, "10.1a", pages.charts("tq-checks")),
        page.rules("rout", ROUTS, "10.13a", pages.charts("rout-rally")),
        rally(page),
        page.rules("rallying", RALLYING, "10.27a", pages.charts("rout-rally")),
        rampage(page),
        page.rules("rampaging", RAMPAGING, "9.14a", pages.charts("elephants-chariots")),
        rout_points(page),
    ]


# ---------------------------------------------------------------- missiles


def missiles(page: pages.Page) -> Grid:
    """Missile strength by weapon and range in hexes."""
    far = max([len(row) for row in tables.STRENGTH])
    rows: list[list[str]] = []
    for weapon in range(1, len(tables.WEAPONS)):
        row = tables.STRENGTH[weapon]
        rows.append([page.name("weapon", weapon), *[str(row[n]) if n < len(row) else NONE for n in range(far)]])
    heads = [page.head("weapon"), *[str(n + 1) for n in range(far)]]
    return page.grid(pages.MISSILES, heads, rows, "8.61", pages.charts("missile"))


def ammunition(page: pages.Page) -> Grid:
    """On which unmodified faces ammunition runs low, and what comes of it."""
    rows = [
        [page.clause(row.clause), page.join([str(face) for face in row.low_on]), page.text(row.clause)]
        for row in FIRE.supply
    ]
    rows += [[page.clause(clause), NONE, page.text(clause)] for clause in ("8.17c", "8.17e", "8.18")]
    return page.grid(pages.AMMUNITION, "rule die effect", rows, "8.17a", RULES)


# ---------------------------------------------------------------- rally, rampage, points


def rally(page: pages.Page) -> Grid:
    """Hits that a rallied unit keeps, by printed troop quality and die; R: it routs again."""
    rows = [
        [str(tq), *["R" if kept == tables.AGAIN else str(kept) for kept in tables.RALLY[tq]]] for tq in pages.RALLY_ROWS
    ]
    heads = [page.head("tq"), *[str(die) for die in range(tables.LOWEST, tables.HIGHEST + 1)]]
    return page.grid(pages.RALLY_GRID, heads, rows, "10.27f", pages.charts("rally-table"))


def rampage(page: pages.Page) -> Grid:
    """Where elephants rampage to, in the order of RAMPAGE_ROWS; bearings clockwise from the north of the map."""
    bearing = BEASTS.rampage.roll_bearing_from_north_facing
    rows: list[list[str]] = []
    for face in pages.RAMPAGE_ROWS:
        clause = "9.14d" if face == "0" else "9.14c" if face in bearing else "9.14b"
        rows.append([face, f"{bearing[face]}°" if face in bearing else NONE, page.text(clause)])
    return page.grid(pages.RAMPAGE_GRID, "die bearing effect", rows, "9.14a", pages.charts("elephants-chariots"))


def rout_points(page: pages.Page) -> Grid:
    """What is lost with a unit or leader."""
    quality, initiative = page.head("tq"), page.head("initiative")
    plain = entries(SCORE)
    rows = [
        entry("unit", quality, "10.42a"),
        entry("double", f"{quality} {times(SCORE.double_size_factor)}", "10.42c"),
        *plain[:-2],
        entry("leader", f"{initiative} {times(SCORE.leader_factor)}", "10.42d"),
        *plain[-2:],
    ]
    return page.listing(Listing(SCORE.chart, pages.charts("rout-points"), rows))
