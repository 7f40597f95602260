"""Pillage (option 26): the operation, its table, its loot. Section 26."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    MARKER_KINDS,
    PILLAGE_BANDS,
    PILLAGE_TABLE,
    REACTION,
)
from polemos.games.belisarius.data.charts import PILLAGED as P
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    COAST,
    CONSTANTINOPOLIS,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    NEUTRAL,
    PROVINCE_OF,
    SEA,
    SEA_SIDES,
)
from polemos.games.belisarius.rules.war.pillage import Pillage, refusals_pillage
from polemos.games.belisarius.state import Options, War, found_colony, put, set_pillaged, set_works
from polemos.games.belisarius.verbs import PILLAGE
from polemos.kernel import flow
from rulebook.belisarius.campaign import EAST, FIELD, FLEETS, GOTHS, GUARDS, choose, set_out, war
from rulebook.belisarius.named import ASIANA

OPTIONS = Options(pillage=True)


def raid(h: int, units: int, *dice: int) -> War:
    """Guards pillage a hex."""
    s = war(OPTIONS)
    s.control[PROVINCE_OF[h]] = IMPERIAL
    s.pool[0] = 9
    set_out(s, GUARDS[:units], h, charts.op_costs.pillage + 1)
    s.dice_script = list(dice)
    s.agenda = []
    s.then(Pillage())
    flow.run(s)
    return s


@pytest.mark.clause("tbl.pillage", "26.1a", "tbl.pillage.strength", "tbl.pillage.R", "tbl.pillage.P", "tbl.op")
@pytest.mark.parametrize("units", [1, 2, 3, 4])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_table(units: int, die: int) -> None:
    s = raid(FIELD, units, die)
    result = PILLAGE_TABLE.read(PILLAGE_BANDS.column(units), die)
    assert s.op == 1
    assert (FIELD in s.pillaged) == bool(result & P)
    assert sum(s.hand[BARBARIAN * MARKER_KINDS :]) == (1 if result & REACTION else 0)
    assert s.sp == [0, 0]


@pytest.mark.clause("tbl.pillage")
def test_the_columns_as_printed() -> None:
    assert [PILLAGE_BANDS.column(n) for n in (1, 2, 3, 4, 9)] == [0, 1, 1, 2, 2]
    assert PILLAGE_TABLE.rows[0] == (0, 0, REACTION)
    assert PILLAGE_TABLE.rows[2] == (REACTION, P | REACTION, P | REACTION)


@pytest.mark.clause("tbl.pillage.P", "27.32")
def test_loot() -> None:
    s = raid(CONSTANTINOPOLIS, 4, 6, 5)
    assert s.sp == [5, 0]
    s = war(OPTIONS)
    found_colony(s, FIELD)
    set_works(s, FIELD, True)
    set_out(s, GUARDS[:4], FIELD, charts.op_costs.pillage)
    s.dice_script = [6]
    s.agenda = []
    s.then(Pillage())
    flow.run(s)
    assert s.sp == [charts.checks.pillage.loot.other, 0]
    assert s.colonies == []
    assert s.works == []
    assert s.pillaged == [FIELD]


@pytest.mark.clause("26.2", "15.4", "14.31", "26.0")
def test_where_not_to_pillage() -> None:
    s = war(OPTIONS)
    set_out(s, GUARDS[:1], FIELD, charts.op_costs.pillage)
    assert PILLAGE in s.opts
    put(s, GOTHS[0], EAST)
    assert [r.clause for r in refusals_pillage(s)] == ["15.4"]
    s = war(OPTIONS)
    set_pillaged(s, FIELD)
    set_out(s, GUARDS[:1], FIELD, charts.op_costs.pillage)
    assert [r.clause for r in refusals_pillage(s)] == ["26.2"]
    s = war(OPTIONS)
    set_out(s, GUARDS[:1], FIELD, charts.op_costs.pillage - 1)
    assert [r.clause for r in refusals_pillage(s)] == ["14.31"]
    s = war(OPTIONS)
    sea = next(h for h in range(HEX_COUNT) if KIND[h] == SEA)
    set_out(s, FLEETS[:1], sea, 60, 1, 2)
    assert [r.clause for r in refusals_pillage(s)] == ["26.2"]
    s = war()
    set_out(s, GUARDS[:1], FIELD, 60)
    assert [r.clause for r in refusals_pillage(s)] == ["26.0"]


@pytest.mark.clause("19.2a")
def test_fleets_pillage_coasts() -> None:
    s = war(OPTIONS)
    beach = next(h for h in range(HEX_COUNT) if KIND[h] == COAST and SEA_SIDES[h])
    set_out(s, FLEETS[:1], beach, 60, 1, 2)
    assert PILLAGE in s.opts


@pytest.mark.clause("4.41e")
def test_a_neutral_province_goes_to_the_other_side_first() -> None:
    s = war(OPTIONS)
    province = PROVINCE_OF[FIELD]
    assert province != ASIANA
    assert s.control[province] == NEUTRAL
    set_out(s, GUARDS[:1], FIELD, 60)
    s.dice_script = [1]
    choose(s, PILLAGE)
    assert s.control[province] == BARBARIAN
    assert s.pillaged == []
