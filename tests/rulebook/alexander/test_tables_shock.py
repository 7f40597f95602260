"""The charts of shock combat, figure by figure, as they are printed."""

from typing import Any

import pytest

from polemos.games.alexander.data.pack import DATA
from polemos.games.alexander.data.words import CHARTED
from printed import rows

CLASH_OF_SPEARS = """
    attacks PH      HI      MI       LP       LI       SK       LC       LN       HC       CH       EL
    PH      7/10/12 8/11/13 10/13/14 10/13/14 11/14/14 13/13/14 10/13/14 9/12/14  8/11/13  9/11/13  7/9/10
    HI      6/9/11  7/10/12 8/11/13  9/12/14  9/12/14  11/11/12 9/12/14  8/11/13  7/10/12  8/10/12  6/8/9
    MI      4/7/9   6/9/11  7/10/12  7/10/12  8/11/13  9/9/10   7/10/12  6/9/11   5/8/10   7/9/11   5/7/8
    LP      4/7/9   5/8/10  6/9/11   7/10/12  7/10/12  9/9/10   7/10/12  6/9/11   5/8/10   7/9/11   6/8/9
    LI      3/6/8   4/7/9   6/9/11   6/9/11   7/10/12  8/8/9    6/9/11   5/8/10   4/7/9    7/9/11   6/8/9
    SK      2/5/7   3/6/8   4/7/9    5/8/10   6/9/11   7/7/8    5/8/10   4/7/9    3/6/8    8/10/12  6/8/9
    LC      2/7/9   4/7/9   6/9/11   6/9/11   7/10/12  9/9/10   7/10/12  5/8/10   4/7/9    7/9/11   0/6/7
    LN      3/8/11  5/8/10  8/11/13  8/11/13  9/12/14  11/11/12 9/12/14  7/10/12  6/9/11   8/10/12  0/7/8
    HC      4/9/12  6/9/11  9/12/14  9/12/14  10/13/14 12/12/13 10/13/14 8/11/13  7/10/12  9/11/13  0/7/8
    CH      7/10/12 8/11/13 9/12/14  8/11/13  8/11/13  10/10/11 8/11/13  8/11/13  8/11/13  7/9/11   3/5/6
    EL      8/11/13 9/12/14 11/14/14 9/12/14  9/12/14  8/8/9    11/14/14 11/14/14 11/14/14 12/14/14 7/9/10
"""
SUPERIORITY = """
    attacks  PH  HI  MI  LP  LI  SK  LC  LN  HC  CH  EL
    PH       -   -   AS  -   AS  AS  -   -   -   AS  -
    HI       -   -   -   -   AS  AS  -   -   -   AS  DS
    MI       DS  -   -   -   -   AS  -   -   -   -   DS
    LP       DS  -   -   -   -   AS  -   -   -   AS  -
    LI       DS  DS  -   -   -   AS  -   -   -   AS  -
    SK       DS  DS  -   -   -   -   -   -   DS  AS  -
    LC       DS  DS  -   DS  DS  AS  -   -   -   AS  -
    LN       DS  DS  -   -   AS  AS  AS  -   -   -   -
    HC       DS  -   AS  -   AS  AS  AS  -   -   -   -
    CH       -   AS  AS  AS  AS  AS  -   -   -   -   DS
    EL       -   AS  AS  -   -   -   AS  AS  AS  AS  -
"""
RESULTS = """
    die 1    2    3    4    5    6    7    8    9    10   11   12   13   14
    0   4(0) 4(0) 4(1) 4(1) 3(1) 3(1) 3(2) 3(2) 2(2) 2(3) 2(3) 2(3) 1(3) 1(4)
    1   4(0) 4(1) 4(1) 3(1) 3(1) 3(2) 3(2) 2(2) 2(2) 2(3) 2(3) 1(3) 1(4) 1(4)
    2   4(1) 4(1) 4(1) 3(1) 3(2) 3(2) 3(2) 2(2) 2(3) 2(3) 2(3) 1(4) 1(4) 1(4)
    3   4(1) 4(1) 3(1) 3(2) 3(2) 3(2) 2(2) 2(3) 2(3) 2(3) 1(4) 1(4) 1(4) 1(4)
    4   4(1) 3(1) 3(2) 3(2) 3(2) 2(2) 2(3) 2(3) 2(3) 1(4) 1(4) 1(4) 1(4) 0(5)
    5   3(1) 3(2) 3(2) 3(2) 2(2) 2(3) 2(3) 2(3) 1(3) 1(4) 1(4) 1(4) 0(5) 0(5)
    6   3(2) 3(2) 3(2) 2(2) 2(3) 2(3) 2(3) 1(3) 1(4) 1(4) 1(4) 0(5) 0(5) 0(5)
    7   3(2) 3(2) 2(2) 2(3) 2(3) 2(3) 1(3) 1(4) 1(4) 1(4) 0(5) 0(5) 0(5) 0(5)
    8   3(2) 2(2) 2(3) 2(3) 2(3) 1(3) 1(4) 1(4) 1(4) 0(5) 0(5) 0(5) 0(5) 0(6)
    9   2(2) 2(3) 2(3) 2(3) 1(3) 1(4) 1(4) 1(4) 0(4) 0(5) 0(5) 0(5) 0(6) 0(6)
"""
SIZE_MOVED = """
    attacker/defender  1   2   3   4   5   6   8  10  20
    1                  0  -1  -2  -3  -4  -5  -7  -9 -19
    2                  1   0   0  -1  -1  -2  -3  -4  -9
    3                  2   1   0   0   0  -1  -1  -2  -5
    4                  3   1   1   0   0   0  -1  -1  -4
    5                  4   2   1   1   0   0   0  -1  -3
    6                  5   2   1   1   1   0   0   0  -2
    8                  7   3   2   1   1   1   0   0  -1
    10                 9   4   3   2   1   1   1   0  -1
    20                19   9   6   4   3   3   2   1   0
"""
SIZE_NOT_MOVED = """
    attacker/defender  1   2   3   4   5   6   8  10  20
    1                  0  -1  -2  -3  -4  -5  -7  -9 -19
    2                  1   0  -1  -1  -2  -2  -3  -4  -9
    3                  2   0   0  -1  -1  -1  -2  -3  -6
    4                  3   1   0   0  -1  -1  -1  -2  -4
    5                  4   1   0   0   0  -1  -1  -1  -3
    6                  5   2   1   0   0   0  -1  -1  -3
    8                  7   3   1   1   0   0   0  -1  -2
    10                 9   4   2   1   1   0   0   0  -1
    20                19   9   5   4   3   2   1   1   0
"""
TERRAIN = """
    defender_woods         -1
    defender_woods_mounted -1
    defender_rocky         -1
    defender_marsh         -1
    uphill                 -1
    uphill2                -2
    minor_river            -1
    steep_bank             -1
    attacker_in_river      -1
    defender_in_river       1
    abatis                 -1
    wall                    0
"""


def table(name: str) -> dict[str, Any]:
    return DATA.files[f"tables/{name}.toml"]


@pytest.mark.clause("8.35a", "8.63")
def test_the_initial_clash_of_spears_chart() -> None:
    heading, *printed = rows(CLASH_OF_SPEARS)
    assert heading[1:] == list(CHARTED)
    column = table("clash-of-spears")["column"]
    assert [
        [attacker, *("/".join(map(str, column[attacker][defender])) for defender in CHARTED)] for attacker in CHARTED
    ] == printed


@pytest.mark.clause("8.35e")
@pytest.mark.parametrize(
    ("attacker", "defender", "direction", "column"),
    [("HI", "LP", "front", 9), ("PH", "HI", "flank", 11), ("PH", "SK", "front", 13), ("LN", "PH", "rear", 11)],
)
def test_the_columns_of_the_examples(attacker: str, defender: str, direction: str, column: int) -> None:
    chart = table("clash-of-spears")
    assert chart["column"][attacker][defender][chart["directions"].index(direction)] == column


@pytest.mark.clause("8.36c", "8.62")
def test_the_shock_superiority_chart() -> None:
    heading, *printed = rows(SUPERIORITY)
    assert heading[1:] == list(CHARTED)
    chart = table("superiority")["superiority"]
    assert [[attacker, *(chart[attacker][defender] for defender in CHARTED)] for attacker in CHARTED] == printed


@pytest.mark.clause("7.31", "7.35")
def test_the_types_that_must_fight() -> None:
    assert sorted(table("superiority")["must_shock_plus_mark"]) == ["CH", "EL", "HC", "HI", "LN", "MI", "PH"]


@pytest.mark.clause("9.24c")
def test_skirmishers_and_chariots_are_superior_to_each_other() -> None:
    chart = table("superiority")["superiority"]
    assert chart["SK"]["CH"] == "AS"
    assert chart["CH"]["SK"] == "AS"


@pytest.mark.clause("8.64")
def test_the_shock_combat_results_table() -> None:
    heading, *printed = rows(RESULTS)
    chart = table("shock-crt")
    assert heading == ["die", *map(str, chart["columns"])]
    assert [
        [str(die), *(f"{a}({d})" for a, d in zip(attacker, defender, strict=True))]
        for die, attacker, defender in zip(
            chart["die_rows"], chart["attacker_hits"], chart["defender_hits"], strict=True
        )
    ] == printed


@pytest.mark.clause("9.31d", "10.26d")
def test_the_results_of_the_examples_are_in_the_table_where_they_must_be() -> None:
    """Column 8: a phalanx on hoplites from the front, light infantry on skirmishers too."""
    clash = table("clash-of-spears")["column"]
    assert clash["PH"]["HI"][0] == clash["LI"]["SK"][0] == 8
    crt = table("shock-crt")
    results = [(crt["attacker_hits"][die][7], crt["defender_hits"][die][7]) for die in range(10)]
    assert results[0] == (3, 2)
    assert results[1] == (2, 2)
    assert results[7:] == [(1, 4)] * 3


@pytest.mark.clause("8.36e", "8.36f", "8.36g")
@pytest.mark.parametrize(("printed", "key"), [(SIZE_MOVED, "moved"), (SIZE_NOT_MOVED, "not_moved")])
def test_the_size_ratio(printed: str, key: str) -> None:
    heading, *lines = rows(printed)
    shifts = table("size-ratio")[key]
    for line in lines:
        for defender, shift in zip(heading[1:], line[1:], strict=True):
            assert str(shifts[int(line[0]) - 1][int(defender) - 1]) == shift, (line[0], defender)


@pytest.mark.clause("6.27")
def test_the_shifts_of_terrain() -> None:
    chart = table("terrain-shock")
    assert [[row["id"], str(row["shift"])] for row in chart["shift"]] == rows(TERRAIN)
    assert chart["limit_left"] == -3
    assert chart["phalanx_attacker_rough_shift"] == -1


@pytest.mark.clause("8.36n")
def test_superiority_doubles_the_defenders_hits_and_trebles_the_attackers() -> None:
    assert table("shock-procedure")["superiority_factor"] == {"AS": 2, "DS": 3, "AS_double_depth_flank_rear": 3}


@pytest.mark.clause("9.42d", "9.61a", "9.61b")
def test_other_shifts_of_the_column() -> None:
    shifts = {row["id"]: row["shift"] for row in table("shock-procedure")["column_shifts"] if "shift" in row}
    assert shifts == {
        "phalanx_flank_covered": -2,
        "phalanx_flank_covered_hi": -1,
        "cataphract_attacks": 2,
        "cataphract_defends": -2,
    }


@pytest.mark.clause("9.17", "9.22a", "9.62f")
def test_modifiers_of_the_pre_shock_check() -> None:
    modifiers = {row["id"]: row["mod"] for row in table("shock-procedure")["pre_shock_modifiers"]}
    assert modifiers == {
        "against_elephants": 1,
        "against_chariots": 1,
        "against_double_depth": 1,
        "double_depth_defends": -1,
    }


@pytest.mark.clause("8.37a", "8.38b", "9.31d", "9.65a", "9.65b")
def test_figures_of_the_shock_procedure() -> None:
    chart = table("shock-procedure")
    assert (chart["skirmisher_divisor"], chart["skirmisher_min_hits"]) == (2, 1)
    assert chart["breakthrough"] == {"factor": 3, "extra_hits": 2, "zero_counts_as": 1}
    assert (chart["brink"]["short_of_tq"], chart["brink"]["removed"]) == (1, 1)
    stand = chart["rout_roll_double_size"]
    assert (stand["per_hit"], stand["by_heavy_foot"], stand["short_of_tq"]) == (1, 3, 1)
    assert chart["leader_casualty_on"] == [0]


@pytest.mark.clause("10.32")
def test_the_roll_for_pursuit() -> None:
    assert table("shock-procedure")["pursuit"] == {"roll_modifier": 2}
