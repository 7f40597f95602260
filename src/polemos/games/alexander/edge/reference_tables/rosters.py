"""The battles as grids: what each is, its leaders with their ratings, its units, its own rules; and the types."""

from typing import Any, Final

from polemos.games.alexander.data.ground import label
from polemos.games.alexander.data.schema import SCENARIOS
from polemos.games.alexander.data.setting import CONTINGENT, Setting, setting_of
from polemos.games.alexander.data.tables import EL, TYPES, table
from polemos.games.alexander.edge.reference_tables.page import Page, battle, charts
from polemos.room.table_builder import NONE, YES
from polemos.room.view_models import Grid

FILES: Final = tuple([f"scenarios/{name}.toml" for name in SCENARIOS])


def roster_tables(page: Page) -> list[Grid]:
    """The types, the battles, then three grids of each battle."""
    found = [types(page), battles(page)]
    for n in range(len(SCENARIOS)):
        g = setting_of(n)
        found += [leaders(page, g), units(page, g), own_rules(page, g)]
    return found


def types(page: Page) -> Grid:
    """Types of units [2.22a]."""
    rows = [
        [
            row["id"],
            page.called("types", row["id"]),
            page.join([page.called("classes", name) for name in row["classes"]]),
            page.t(f"cell-{row['group']}"),
            YES if row["column"] else NONE,
        ]
        for row in table("unit-types")["types"]
    ]
    heads = page.heads("letters type classes kind column")
    return page.grid("unit-types", heads, rows, "2.22a", charts("unit-types"))


def battles(page: Page) -> Grid:
    """The battles: who fights, how many, how long, with what levels of withdrawal [10.41]."""
    rows: list[list[str]] = []
    for n in range(len(SCENARIOS)):
        g = setting_of(n)
        sizes = [str(len(g.of_side[side])) for side in (0, 1)]
        rows.append(
            [
                page.name("scenario", n),
                g.data["date_ja" if page.language == "ja" else "date"],
                page.people(g, 1),
                *sizes,
                *[str(level) for level in g.levels],
                str(g.turn_limit or NONE),
            ]
        )
    heads = page.heads("battle date opponent units-macedonian units-opponent level-macedonian level-opponent turns")
    return page.grid("battles", heads, rows, "10.41", FILES)


def leaders(page: Page, g: Setting) -> Grid:
    """The leaders of a battle with their ratings [4.1]."""
    entries: list[dict[str, Any]] = [*g.data["leaders"], *g.data.get("reinforcements", {}).get("leaders", [])]
    rows = [
        [
            page.leader(g, m),
            page.people(g, g.lead_side[m]),
            rank_of(page, entries[m]),
            "C" if g.initiative[m] == CONTINGENT else str(g.initiative[m]),
            str(g.range[m]),
            YES if g.line[m] else NONE,
            page.number(g.strategy[m]),
            page.number(g.pc[m]),
            str(g.charisma[m]),
            label(g.lead_start[m]) if g.lead_start[m] >= 0 else page.t("cell-due"),
        ]
        for m in range(g.leaders)
    ]
    heads = page.heads("leader side rank initiative range line strategy pc charisma hex")
    return _of(page, g, "leaders", heads, rows, "4.1a")


def rank_of(page: Page, entry: dict[str, Any]) -> str:
    """What a leader is in his army."""
    if entry["initiative"] == "C":
        return page.called("roles", "C")
    return page.called("roles", entry["role"]) if "role" in entry else NONE


def units(page: Page, g: Setting) -> Grid:
    """The units of a battle with their values and where they begin [2.21b]."""
    rows = [
        [
            page.unit(g, u),
            page.people(g, g.side[u]),
            kind_of(g, u),
            page.called("classes", g.klass[u]),
            str(g.tq[u]),
            str(g.size[u]),
            str(g.ma[u]),
            arms_of(page, g, u),
            str(g.rp[u]),
            page.join([label(h) for h in g.start[u]]) if g.start[u] else page.t("cell-due"),
            f"{30 * g.start_facing[u]}°",
            page.called("contingents", g.contingent[u]),
        ]
        for u in range(g.units)
    ]
    heads = page.heads("unit side letters class tq size ma missile rp hex facing contingent")
    return _of(page, g, "units", heads, rows, "2.21b")


def kind_of(g: Setting, u: int) -> str:
    """The letters of a unit's type, with the star of skirmishers who may fight hand to hand [9.31]."""
    return f"{TYPES[g.kind[u]]}{'*' * g.star[u]}"


def arms_of(page: Page, g: Setting, u: int) -> str:
    """What a unit shoots with, a dash for nothing."""
    if not g.weapon[u]:
        return NONE
    if g.kind[u] == EL and g.screen[u]:
        return page.called("weapons", "J+a")
    return page.name("weapon", g.weapon[u])


def own_rules(page: Page, g: Setting) -> Grid:
    """The rules of a battle of its own, and how it ends."""
    part = "_ja" if page.language == "ja" else ""
    rows = [[str(rule[f"title{part}"]), str(rule[f"text{part}"])] for rule in g.rules.values()]
    ends = [str(text) for text in g.data["victory"][f"conditions{part}"]]
    rows += [[page.t("cell-end", {"number": n + 1}), text] for n, text in enumerate(ends)]
    clause = next(iter(g.rules.values()))["clause"] if g.rules else "10.41"
    return _of(page, g, "rules", page.heads("rule effect"), rows, str(clause))


def _of(page: Page, g: Setting, what: str, heads: list[str], rows: list[list[str]], clause: str) -> Grid:
    """A grid of one battle."""
    args = {"battle": page.name("scenario", SCENARIOS.index(g.name))}
    return page.grid(f"{what}-{g.name}", heads, rows, clause, battle(g), f"battle-{what}", args)
