"""Incomes and costs in solidus points, as printed on the finance chart and in the text."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    COST_RECRUIT,
    COST_SUPPLY,
    INCOME_TOWN,
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
    assert charts.finance.income.colony == 1
    assert charts.finance.income.public_works == 1


@pytest.mark.clause("10.11b")
def test_income_of_areas() -> None:
    printed = """
        Franks    3
        Lombards  0
        Scythia   0
        Persia    6
    """
    in_use = [[AFFILIATIONS[p], str(charts.finance.income.areas[a])] for a, p in enumerate(AREA_PROVINCE)]
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
    assert charts.prices.stratagem_marker == 2


@pytest.mark.clause("tbl.cost.colony", "tbl.cost.works")
def test_colonies_and_public_works() -> None:
    assert charts.prices.colony_attempt == 5
    assert charts.prices.public_works == 5


@pytest.mark.clause("tbl.cost.unpillage")
def test_taking_pillage_markers_away() -> None:
    assert charts.prices.remove_pillage_town == 5
    assert charts.prices.remove_pillage_other == 3


def test_costs_of_events_and_markers() -> None:
    assert (charts.prices.soldiers_demand_pay, charts.EVENT[charts.DEMAND_PAY].least_units) == (2, 3)
    assert charts.prices.troops_demand_donative == 2
    assert charts.EVENT[charts.PROSPERITY].per_town == 1
