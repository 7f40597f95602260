"""The charts of play, figure by figure. The combat table is reconstructed, what the rules themselves name is not."""

import pytest

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import CODE_NAMES, COLUMN_NAMES, CRT
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
    LAND_PM 4         WITHDRAWAL_PM 4     ZONE_COST 1      RAISED_COST 1     RIVER_COST 1     FORT_COST 1
    CAMP_STACK 3      PROTECTED_PF 50
    DRAWN_A_TURN 2    KEPT 1              ACTION_DICE 2    PA_DIVISOR 2      LEAST_DECLARED 1 WINTER_SPARES 2
    NO_LEADER_COST 2  ATTACK_COST 1       ADVANTAGE_PA 2   DEADLINE 4
    COST_CAMP 2       COST_FORT 2         COST_WALL 1      COST_CHAIN 1      BUILDERS_PF 2    BUILD_CAVALRY 2
    DIE_ADVANTAGE 1   DIE_DISCARD 1       DIE_LEADER 1     DIE_LABDALON 1    DIE_CHAIN -1     DIE_CAVALRY -1
    DIE_WINTER -1     LEAST_DICE 0
    SIEGE_SUCCESS 6   SIEGE_MOST 4        DEMOLITION_SUCCESS 3               DEMOLITION_PF 2  CAMP_DEFENDERS 3
    SUPPLY_LEAST 0    SUPPLY_MOST 3       DISETTE_MOVE -1  APPRO_MOVE 1      APPRO_WINTER 0   SUPPLY_CAVALRY 2
    ATTRITION_LAND 5  ATTRITION_SEA 20    ATTRITION_WINTER 1                 ATTRITION_ONE 5  ATTRITION_ALL 6
    MAX_SHIFT 3       MAX_MODIFIER 3      SHIFT_RAISED -1  SHIFT_RIVER -1    SHIFT_WALL -1    SHIFT_LANDING -1
    SHIFT_FORT -1     SHIFT_STORM -2      SHIFT_CAMP -2    SWORD 1
    SUDDEN_PF 40      WALL_POINTS 2       LEADER_POINTS 1  LATE_POINTS 5     DRAW_MARGIN 5
    S1_COLUMNS 2      S2_COLUMNS 1        S3_COLUMNS 1     S6_COLUMNS 1      S8_COLUMNS 1
    NIGHT_DIVISOR 3   SUPPLIES_BOXES 1    EPIDEMIC_UNITS 2
"""


@pytest.mark.clause("4.res.a", "4.odds.a")
def test_the_combat_results_table() -> None:
    heading, *printed = rows(COMBAT)
    assert list(COLUMN_NAMES) == heading[1:]
    assert [
        [str(row), *(f"{CODE_NAMES[attacker]}|{CODE_NAMES[defender]}" for attacker, defender in cells)]
        for row, cells in enumerate(CRT)
    ] == printed


def test_every_single_figure() -> None:
    cells = [cell for row in rows(FIGURES) for cell in row]
    for name, figure in zip(cells[::2], cells[1::2], strict=True):
        module = tables if hasattr(tables, name) else world
        assert str(getattr(module, name)) == figure, name


@pytest.mark.clause(
    "2.B1.e", "2.B1.f", "2.B3.c", "2.B3.d", "3.cost.d", "3.cost.e", "3.stack.d", "3.stack.e", "3.stack.g"
)
def test_rows_of_figures_of_movement_and_actions() -> None:
    assert dict(zip(tables.SEASON_NAMES, tables.SEASON_PA, strict=True)) == {
        "spring": 0,
        "summer": 1,
        "autumn": 1,
        "winter": -1,
    }
    # by the bonus of the leader; by the state of the wall: none, built, destroyed
    assert tables.LEADER_COST == (1, 1, 0) and world.WALL_COST == (0, 3, 1)
    limit = {"plain": 5, "raised": 5, "fortified": -1, "sea": -1, "protected_sea": -1, "box": -1}
    assert {world.TERRAIN_NAMES[world.KIND[z]]: world.STACK[z] for z in range(world.ZONES)} == limit


@pytest.mark.clause("2.C.b", "2.C.d", "2.C.k", "5.dice.a", "5.dice.b")
def test_rows_of_figures_of_construction() -> None:
    # Athens before Syracuse; points by the face of the die; dice by the year
    assert tables.BUILD_DICE == (2, 1) and tables.BUILD_POINTS[1:] == (0, 0, 0, 0, 1, 2)
    assert dict(zip(tables.YEAR, tables.DIE_YEAR, strict=True)) == {415: (0, 0), 414: (1, 0), 413: (-1, -1)}


@pytest.mark.clause("event.4", "event.10b", "event.15", "event.16", "event.20", "6.ath.b", "6.syr.d")
def test_faces_that_matter() -> None:
    assert sorted(tables.STORM_HITS) == [5, 6] and sorted(tables.NIGHT_DISASTER) == [1, 2]
    assert tables.RECOVERS == (1, 2) and tables.DISCORD == (3, 5)
    assert [sorted(faces) for faces in tables.SHORT_ON] == [[2, 4, 6], [1, 3, 5]]


@pytest.mark.clause("9.vp.a", "9.vp.c", "9.vp.d", "9.vp.e")
def test_points_for_forts_and_units() -> None:
    assert dict(zip(world.FORT_NAMES, world.FORT_POINTS, strict=True)) == {
        "labdalon": 5,
        "syke": 5,
        "plemmyrion": 5,
        "olympieion": 0,
    }
    assert dict(zip(tables.TYPE_NAMES, tables.TYPE_POINTS, strict=False)) == {"H": 2, "C": 1, "P": 1, "A": 1, "T": 3}
