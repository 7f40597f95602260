"""The charts of play, figure by figure. The combat table is reconstructed, what the rules themselves name is not."""

from operator import attrgetter

import pytest

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.pack import FILES
from polemos.games.syracuse.data.tables import CODE_NAMES, COLUMN_NAMES, CRT, EVENT
from printed import rows

COMBAT = """
    die  1:3     1:2     2:3     1:1     3:2     2:1     3:1     4:1     5:1
    0    E|R     A|R     A|R     3/4|R   3/4|1/4 1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2
    1    A|R     A|R     3/4|R   3/4|1/4 1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4
    2    A|R     3/4|R   3/4|1/4 1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4 R|3/4
    3    3/4|R   3/4|1/4 1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4 R|3/4   R|A
    4    3/4|1/4 1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4 R|3/4   R|A     R|A
    5    1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4 R|3/4   R|A     R|A     R|E
    6    1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4 R|3/4   R|A     R|A     R|E     R|E
    7    1/4|1/2 1/4|1/2 1/4|3/4 R|3/4   R|A     R|A     R|E     R|E     R|E
"""
FIGURES = """
    units.movement         land 4  withdrawal 4  zone 1  raised 1  river 1  wall_built 3  wall_destroyed 1  empty_fort 1
    units.stacking         camp 3  fort_switch 3  protected_sea_pf 50
    sequence               draw 2  keep 1  action_dice 2  divisor 2  minimum_declared 1
    sequence.season        winter_spares 2
    sequence.cost          no_leader 2  attack 1
    turns                  deadline 4
    construction           builders_pf 2  cavalry_factor 2  least_dice 0
    construction.cost      camp 2  fort 2  wall 1  chain 1
    construction.modifier  advantage 1  discard 1  bonus_leader 1  cavalry -1  winter -1
    construction.modifier_athens  labdalon 1  chain -1
    works.siege            success 6  most 4
    works.demolition       success 3  builders_pf 2
    works.camp_assault     defenders 3  advance 5
    supply                 disette -1  appro 1  appro_winter 0  cavalry_factor 2
    supply.track           least 0  most 3
    supply.attrition       land_step 5  sea_step 20  winter 1  one 5  all 6
    combat                 max_shift 3  max_modifier 3
    combat.shift           raised -1  river -1  wall -1  landing -1  fort_in_zone -1  fort_assault -2  camp_assault -2
    combat.modifier        sword 1
    victory                sudden_pf 40  wall 2  leader 1  late_plemmyrion 5  draw_margin 5  advantage_pa 2
"""
EVENT_FIGURES = "S1 2  S2 1  S3 1  S6 1  S8 1"


@pytest.mark.clause("4.res.a", "4.odds.a")
def test_the_combat_results_table() -> None:
    heading, *printed = rows(COMBAT)
    assert list(COLUMN_NAMES) == heading[1:]
    assert [
        [str(row), *(f"{CODE_NAMES[attacker]}|{CODE_NAMES[defender]}" for attacker, defender in cells)]
        for row, cells in enumerate(CRT)
    ] == printed


def test_every_single_figure() -> None:
    for chart, *cells in rows(FIGURES):
        for name, figure in zip(cells[::2], cells[1::2], strict=True):
            assert str(attrgetter(f"{chart}.{name}")(FILES)) == figure, f"{chart}.{name}"


def test_columns_that_events_shift_and_what_else_they_count() -> None:
    cells = EVENT_FIGURES.split()
    for name, columns in zip(cells[::2], cells[1::2], strict=True):
        assert EVENT[tables.EVENT_NAMES.index(name)].columns == int(columns)
    assert (EVENT[tables.S10].divisor, EVENT[tables.S22].boxes, EVENT[tables.S23].units) == (3, 1, 2)


@pytest.mark.clause(
    "2.B1.e", "2.B1.f", "2.B3.c", "2.B3.d", "3.cost.d", "3.cost.e", "3.stack.d", "3.stack.e", "3.stack.g"
)
def test_rows_of_figures_of_movement_and_actions() -> None:
    assert dict(zip(tables.SEASON_NAMES, tables.sequence.season.points, strict=True)) == {
        "spring": 0,
        "summer": 1,
        "autumn": 1,
        "winter": -1,
    }
    # by the bonus of the leader; by the state of the wall: none, built, destroyed
    assert tables.sequence.cost.bonus == (1, 1, 0) and world.WALL_COST == (0, 3, 1)
    limit = {"plain": 5, "raised": 5, "fortified": -1, "sea": -1, "protected_sea": -1, "box": -1}
    assert {world.TERRAIN_NAMES[world.KIND[z]]: world.STACK[z] for z in range(world.ZONES)} == limit


@pytest.mark.clause("2.C.b", "2.C.d", "2.C.k", "5.dice.a", "5.dice.b")
def test_rows_of_figures_of_construction() -> None:
    # Athens before Syracuse; points by the face of the die; dice by the year
    assert tables.construction.base == (2, 1) and tables.BUILD_POINTS[1:] == (0, 0, 0, 0, 1, 2)
    assert dict(zip(tables.YEAR, tables.DIE_YEAR, strict=True)) == {415: (0, 0), 414: (1, 0), 413: (-1, -1)}


@pytest.mark.clause("event.4", "event.10b", "event.15", "event.16", "event.20", "6.ath.b", "6.syr.d")
def test_faces_that_matter() -> None:
    assert sorted(EVENT[tables.S4].hits) == [5, 6] and sorted(EVENT[tables.S10].disaster) == [1, 2]
    assert (EVENT[tables.S15].units, EVENT[tables.S16].units) == (1, 2) and EVENT[tables.S20].success == (3, 5)
    assert [sorted(faces) for faces in tables.supply.short_on] == [[2, 4, 6], [1, 3, 5]]


@pytest.mark.clause("9.vp.a", "9.vp.c", "9.vp.d", "9.vp.e")
def test_points_for_forts_and_units() -> None:
    assert dict(zip(world.FORT_NAMES, world.FORT_POINTS, strict=True)) == {
        "labdalon": 5,
        "syke": 5,
        "plemmyrion": 5,
        "olympieion": 0,
    }
    assert dict(zip(tables.TYPE_NAMES, tables.TYPE_POINTS, strict=False)) == {"H": 2, "C": 1, "P": 1, "A": 1, "T": 3}
