"""Incomes and costs in solidus points, as printed on the finance chart and in the text."""

import pytest

from polemos.games.belisarius.data.charts import (
    COST_COLONY,
    COST_DEMAND_PAY,
    COST_DONATIVE,
    COST_MARKER,
    COST_RECRUIT,
    COST_SUPPLY,
    COST_UNPILLAGE_OTHER,
    COST_UNPILLAGE_TOWN,
    COST_WORKS,
    DEMAND_PAY_UNITS,
    INCOME_AREA,
    INCOME_COLONY,
    INCOME_TOWN,
    INCOME_WORKS,
    PROSPERITY_TOWN,
)
from polemos.games.belisarius.data.forces import FIELD_ARMY, LEADER, LEVY_TYPES, TYPE_NAMES
from polemos.games.belisarius.data.world import AFFILIATIONS, AREA_PROVINCE, CAPITAL, CITY, NO_TOWN, RICH
from printed import rows


@pytest.mark.clause("tbl.income")
@pytest.mark.clause("10.11a")
def test_income_of_places() -> None:
    assert INCOME_TOWN[CAPITAL] == 4
    assert INCOME_TOWN[RICH] == 2
    assert INCOME_TOWN[CITY] == 1
    assert INCOME_TOWN[NO_TOWN] == 0
    assert INCOME_COLONY == 1
    assert INCOME_WORKS == 1


@pytest.mark.clause("10.11b")
def test_income_of_areas() -> None:
    printed = """
        Franks    3
        Lombards  0
        Scythia   0
        Persia    6
    """
    in_use = [[AFFILIATIONS[p], str(INCOME_AREA[a])] for a, p in enumerate(AREA_PROVINCE)]
    assert in_use == rows(printed)


COSTS = """
    field_army   6    2
    warband      4    1
    nomad        4    1
    garrison     2    1
    fleet        9    3
    leader      -1    0
"""


@pytest.mark.clause("tbl.cost.recruit")
def test_recruiting() -> None:
    assert [[name, str(COST_RECRUIT[i])] for i, name in enumerate(TYPE_NAMES)] == [row[:2] for row in rows(COSTS)]


@pytest.mark.clause("tbl.cost.supply")
def test_supply() -> None:
    in_use = [[name, str(COST_SUPPLY[i])] for i, name in enumerate(TYPE_NAMES)]
    assert in_use == [[row[0], row[2]] for row in rows(COSTS)]


@pytest.mark.clause("11.131")
def test_no_province_levies_field_armies_or_leaders() -> None:
    assert all(FIELD_ARMY not in types and LEADER not in types for types in LEVY_TYPES)


@pytest.mark.clause("tbl.cost.marker")
def test_markers() -> None:
    assert COST_MARKER == 2


@pytest.mark.clause("tbl.cost.colony", "tbl.cost.works")
def test_colonies_and_public_works() -> None:
    assert COST_COLONY == 5
    assert COST_WORKS == 5


@pytest.mark.clause("tbl.cost.unpillage")
def test_taking_pillage_markers_away() -> None:
    assert COST_UNPILLAGE_TOWN == 5
    assert COST_UNPILLAGE_OTHER == 3


def test_costs_of_events_and_markers() -> None:
    assert (COST_DEMAND_PAY, DEMAND_PAY_UNITS) == (2, 3)
    assert COST_DONATIVE == 2
    assert PROSPERITY_TOWN == 1
