"""The tables for reading: all of them, with the figures that play uses, honest about where they come from."""

import pytest

from polemos.games.alexander.data.ground import GROUPS
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.setting import setting_of
from polemos.games.alexander.data.tables import CHARTED, CLASH, MUST_SHOCK, SHOCK_HITS, STRENGTH, SUPERIORITY
from polemos.games.alexander.data.words import COLUMNS
from polemos.games.alexander.edge.reference_tables.page import (
    CHARGE_MODIFIERS,
    CHECKS,
    CLASH_GRIDS,
    COST_ROWS,
    COSTS,
    CRT_GRID,
    DOOM_GRID,
    DOOM_ROWS,
    HITS,
    MISSILE_MODIFIERS,
    MISSILES,
    RALLY_GRID,
    RALLY_ROWS,
    RAMPAGE_GRID,
    RAMPAGE_ROWS,
    SHIFTS,
    SIZE_GRIDS,
    SUPERIORITY_GRID,
    TERRAIN_ROWS,
    TERRAIN_SHIFTS,
)
from polemos.games.alexander.game import GAME
from polemos.room.view_models import Grid
from polemos.testing import shown
from printed import rows

IDS = [
    name
    for line in rows("""
    sequence activation orders command line-commands line-permission momentum no-momentum doom trumps elite contingents
    options winning
    movement-costs movement-groups movement-figures turning formations zones stacking withdrawal withdrawal-hits
    planned-withdrawal
    missiles missile-modifiers ammunition fire-figures line-of-sight tq-checks cohesion-hits rout rally rallying rampage
    rampaging rout-points
    shock-steps charge-modifiers charge-exempt clash-front clash-flank clash-rear superiority superiority-effects
    size-moved size-unmoved shock-shifts terrain-shifts crt shock-modifiers collapse severity duel wounds
    unit-types battles
    """)
    for name in line
]
BATTLES = [f"{what}-{name}" for name in GAME.scenarios for what in ("leaders", "units", "rules")]
RECONSTRUCTED = {
    *("movement-costs", "movement-groups", "missiles", "rally", "clash-front", "clash-flank", "clash-rear"),
    *("superiority", "terrain-shifts", "crt", "severity", "duel", "wounds", "battles", *BATTLES),
}


def book(language: str = "en") -> dict[str, Grid]:
    return shown.book(GAME, language)


def column(grid: str, head: int) -> list[str]:
    return [row[head] for row in book()[grid].rows]


def row(grid: str, head: str) -> list[str]:
    return list(next(cells for cells in book()[grid].rows if cells[0] == head))


def test_every_table_is_there_under_its_id() -> None:
    assert [grid.id for grid in GAME.edge.tables("en")] == [*IDS, *BATTLES]
    assert list(book("ja")) == [*IDS, *BATTLES]


def test_tables_are_whole_and_the_languages_agree_on_every_number() -> None:
    shown.tables_are_whole(GAME)
    shown.languages_agree_on_figures(GAME)


def test_what_the_source_lacks_is_marked() -> None:
    assert {grid.id for grid in GAME.edge.tables("en") if grid.provenance == "reconstructed"} == RECONSTRUCTED


def test_the_results_of_shock_are_those_of_play() -> None:
    grid = book()[CRT_GRID]
    assert column(CRT_GRID, 0) == ["0-", "1", "2", "3", "4", "5", "6", "7", "8", "9+"]
    assert list(grid.columns[1:]) == [str(n) for n in range(1, COLUMNS + 1)]
    for die, cells in enumerate(grid.rows):
        for c, cell in enumerate(cells[1:]):
            assert cell == "{}({})".format(*SHOCK_HITS.rows[die][c])
    assert grid.rows[0][8] == "3(2)"
    assert grid.rows[1][8] == "2(2)"


def test_spears_clash_by_direction() -> None:
    for direction, name in enumerate(CLASH_GRIDS):
        for a, cells in enumerate(book()[name].rows):
            assert cells[0] == CHARTED[a]
            columns = [CLASH[a * len(CHARTED) + d][direction] for d in range(len(CHARTED))]
            assert [0 if cell == "–" else int(cell) for cell in cells[1:]] == columns
    assert row("clash-front", "HI")[1 + CHARTED.index("LP")] == "9"
    assert row("clash-flank", "PH")[1 + CHARTED.index("HI")] == "11"
    assert row("clash-rear", "LN")[1 + CHARTED.index("PH")] == "11"


def test_superiority_is_that_of_play() -> None:
    for a, cells in enumerate(book()[SUPERIORITY_GRID].rows):
        assert cells[0] == CHARTED[a] + "+" * MUST_SHOCK[a]
        assert [("–", "AS", "DS").index(cell) for cell in cells[1:]] == list(
            SUPERIORITY[a * len(CHARTED) : (a + 1) * len(CHARTED)]
        )
    assert column("superiority-effects", 1) == ["×2", "×3", "×3"]


@pytest.mark.clause("8.36i")
def test_sizes_shift_as_in_the_examples() -> None:
    for example in FILES.size_ratio.examples:
        grid = book()[SIZE_GRIDS[int(example.moved)]]
        cell = grid.rows[example.attacker - 1][example.defender]
        assert int(cell) == example.shift, example


def test_rows_by_name_are_as_many_as_the_names() -> None:
    """A preview points at a row by its place among the names."""
    procedure = FILES.shock_procedure
    for name, number in (
        (SHIFTS, len(procedure.column_shifts)),
        (CHARGE_MODIFIERS, len(procedure.pre_shock_modifiers)),
        (TERRAIN_SHIFTS, len(TERRAIN_ROWS)),
        (MISSILE_MODIFIERS, len(FILES.missile_rules.die_modifiers)),
        (COSTS, len(COST_ROWS)),
        (CHECKS, len(FILES.tq_checks.checks)),
        (HITS, len(FILES.tq_checks.hits)),
        (RALLY_GRID, len(RALLY_ROWS)),
        (RAMPAGE_GRID, len(RAMPAGE_ROWS)),
        (DOOM_GRID, len(DOOM_ROWS)),
    ):
        assert len(book()[name].rows) == number, name


def test_every_ground_of_the_chart_of_costs_has_its_row() -> None:
    chart = FILES.movement_cost
    assert [*chart.hex, *chart.hexside, *chart.level] == [
        *[name for name in COST_ROWS if name in chart.hex],
        *COST_ROWS[len(chart.hex) :],
    ]
    assert len(book()[COSTS].columns) == 1 + len(GROUPS)
    assert row(COSTS, "Woods")[1:3] == ["2/1", "2/1"]
    assert row(COSTS, "Woods")[1 + GROUPS.index("CH")] == "–"
    assert row(COSTS, "Hexside: Minor river")[1 + GROUPS.index("SK")] == "0"
    assert row(COSTS, "three levels up")[1 + GROUPS.index("SK")] == "3/3"


def test_missiles_fly_as_far_as_in_play() -> None:
    for weapon, cells in enumerate(book()[MISSILES].rows):
        strength = [int(cell) for cell in cells[1:] if cell != "–"]
        assert strength == list(STRENGTH[weapon + 1])
    assert row(MISSILES, "bows")[1:5] == ["4", "3", "2", "1"]
    assert column(MISSILE_MODIFIERS, 1) == ["+1", "+1", "+3", "+1", "+1", "+2", "+2", "+1", "-1"]
    assert column("ammunition", 1)[:3] == ["9", "7, 8, 9", "–"]


def test_the_figures_are_those_of_the_source() -> None:
    assert column("orders", 1) == ["1", "1", "1", "1", "1–3", "–", "1", "1 (2)"]
    assert column(DOOM_GRID, 0) == ["0-1", "2-8", "9"]
    assert column(HITS, 1) == [
        *("1", "2", "1", "1", "2", "1", "1", "1", "1", "1", "3", "2", "1", "2", "2", "1", "1", "2"),
    ]
    assert column("rout-points", 1) == ["TQ", "TQ ×2", "1", "2", "2", "2", "0", "Initiative ×5", "70", "5"]
    assert row(RALLY_GRID, "7")[6] == "2"
    assert column(TERRAIN_SHIFTS, 1)[-3:] == ["not allowed", "-1", "-3"]
    assert dict(zip(column("severity", 0), column("severity", 1), strict=True))["9"] == "killed"
    assert column("rampage", 1) == ["–", "30°", "90°", "150°", "210°", "270°", "330°", "–"]


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_rosters_hold_everybody_with_his_ratings(scenario: str) -> None:
    g = setting_of(GAME.scenarios.index(scenario))
    units, leaders = book()[f"units-{scenario}"].rows, book()[f"leaders-{scenario}"].rows
    assert len(units) == g.units
    assert [[int(n) for n in cells[4:7]] for cells in units] == [[g.tq[u], g.size[u], g.ma[u]] for u in range(g.units)]
    assert sum(int(cells[8]) for cells in units) == sum(g.rp)
    assert [cells[3] for cells in leaders] == [str(n) if n else "C" for n in g.initiative]
    assert [cells[4] for cells in leaders] == [str(n) for n in g.range]
    assert len(book()[f"rules-{scenario}"].rows) > len(g.rules)


@pytest.mark.clause("5.13b")
def test_leaders_have_the_initiative_that_the_source_gives() -> None:
    given = {"Alexander III": "7", "Philotas": "5", "Memnon": "5", "Omares": "3", "Arsites": "2"}
    assert {name: row("leaders-granicus", name)[3] for name in given} == given
    assert row("leaders-granicus", "Memnon")[5:7] == ["●", "5"]
    assert row("leaders-granicus", "Nicanor")[2:4] == ["Contingent Commander", "C"]
