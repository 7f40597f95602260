"""The battles as grids: what each is, its leaders with their ratings, its units, its own rules; and the types."""

from typing import Final

from polemos.games.alexander.data import ground, models, pack, setting, tables, words
from polemos.games.alexander.edge.reference_tables.page import Page, battle, charts
from polemos.room.table_builder import NONE, YES
from polemos.room.view_models import Grid

BATTLES: Final = tuple([f"scenarios/{name}.toml" for name in words.SCENARIOS])


def roster_tables(page: Page) -> list[Grid]:
    """The types, the battles, then three grids of each battle."""
    types = pack.FILES.unit_types.types
    found = [page.table("unit-types", types, "2.22a", charts("unit-types")), battles(page)]
    for n in range(len(words.SCENARIOS)):
        g = setting.setting_of(n)
        found += [leaders(page, g), units(page, g), own_rules(page, g)]
    return found


def battles(page: Page) -> Grid:
    """The battles: who fights, how many, how long, with what levels of withdrawal [10.41]."""
    rows: list[list[str]] = []
    for n in range(len(words.SCENARIOS)):
        g = setting.setting_of(n)
        sizes = [str(len(g.of_side[side])) for side in (0, 1)]
        rows.append(
            [
                page.name("scenario", n),
                g.battle.date_ja if page.language == "ja" else g.battle.date,
                page.people(g, 1),
                *sizes,
                *[str(level) for level in g.levels],
                str(g.turn_limit or NONE),
            ]
        )
    heads = "battle date opponent units-macedonian units-opponent level-macedonian level-opponent turns"
    return page.grid("battles", heads, rows, "10.41", BATTLES)


def leaders(page: Page, g: setting.Setting) -> Grid:
    """The leaders of a battle with their ratings [4.1]."""
    entries = (*g.battle.leaders, *g.battle.late_leaders)
    rows = [
        [
            page.leader(g, m),
            page.people(g, g.lead_side[m]),
            rank_of(page, entries[m]),
            "C" if g.initiative[m] == setting.CONTINGENT else str(g.initiative[m]),
            str(g.range[m]),
            YES if g.line[m] else NONE,
            page.number(g.strategy[m]),
            page.number(g.pc[m]),
            str(g.charisma[m]),
            ground.label(g.lead_start[m]) if g.lead_start[m] >= 0 else page.t("cell-due"),
        ]
        for m in range(g.leaders)
    ]
    return _of(page, g, "leaders", "leader side rank initiative range line strategy pc charisma hex", rows, "4.1a")


def rank_of(page: Page, leader: models.LeaderOfBattle) -> str:
    """What a leader is in his army."""
    if leader.initiative == setting.CONTINGENT:
        return page.called("roles", "C")
    return page.called("roles", leader.role) if leader.role else NONE


def units(page: Page, g: setting.Setting) -> Grid:
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
            page.join([ground.label(h) for h in g.start[u]]) if g.start[u] else page.t("cell-due"),
            f"{30 * g.start_facing[u]}°",
            page.called("contingents", g.contingent[u]),
        ]
        for u in range(g.units)
    ]
    heads = "unit side letters class tq size ma missile rp hex facing contingent"
    return _of(page, g, "units", heads, rows, "2.21b")


def kind_of(g: setting.Setting, u: int) -> str:
    """The letters of a unit's type, with the star of skirmishers who may fight hand to hand [9.31]."""
    return f"{tables.TYPES[g.kind[u]]}{'*' * g.star[u]}"


def arms_of(page: Page, g: setting.Setting, u: int) -> str:
    """What a unit shoots with, a dash for nothing."""
    if not g.weapon[u]:
        return NONE
    if g.kind[u] == tables.EL and g.screen[u]:
        return page.called("weapons", "J+a")
    return page.name("weapon", g.weapon[u])


def own_rules(page: Page, g: setting.Setting) -> Grid:
    """The rules of a battle of its own, and how it ends."""
    japanese = page.language == "ja"
    rows = [[r.title_ja, r.text_ja] if japanese else [r.title, r.text] for r in g.battle.special_rules]
    ends = g.battle.victory.conditions_ja if japanese else g.battle.victory.conditions
    rows += [[page.t("cell-end", {"number": n + 1}), text] for n, text in enumerate(ends)]
    clause = g.battle.special_rules[0].clause if g.battle.special_rules else "10.41"
    return _of(page, g, "rules", "rule effect", rows, clause)


def _of(page: Page, g: setting.Setting, what: str, heads: str, rows: list[list[str]], clause: str) -> Grid:
    """A grid of one battle."""
    args = {"battle": page.name("scenario", words.SCENARIOS.index(g.name))}
    return page.grid(f"{what}-{g.name}", heads, rows, clause, battle(g), f"battle-{what}", args)
