"""Colonisation (option 27): the operation, its table, forbidden places. Section 27."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    COLONISED,
    COLONY_BANDS,
    COLONY_TABLE,
    MARKER_KINDS,
    REACTION,
)
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    COAST,
    DESERT,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    LAND,
    NEIGHBOURS,
    PROVINCE_OF,
    TERRAIN,
    TOWN,
)
from polemos.games.belisarius.rules.realm.colonisation import Colonise, Settle, refusals_colonise, settlers
from polemos.games.belisarius.state import (
    Options,
    War,
    found_colony,
    holds_town,
    is_port,
    put,
    set_pillaged,
)
from polemos.games.belisarius.verbs import COLONISE, LOSE
from polemos.kernel import flow
from rulebook.belisarius.campaign import EAST, FIELD, GOTHS, GUARDS, choose, set_out, war
from rulebook.belisarius.named import BELISARIUS, MUNDAS

OPTIONS = Options(colonisation=True)


def settle(units: list[int], *dice: int, h: int = FIELD) -> War:
    """These units try to found a colony."""
    s = war(OPTIONS)
    s.control[PROVINCE_OF[h]] = IMPERIAL
    s.pool[0] = 9
    s.sp = [charts.prices.colony_attempt + 2, 0]
    set_out(s, units, h, charts.op_costs.colonise + 1)
    s.dice_script = list(dice)
    s.agenda = []
    s.then(Colonise())
    flow.run(s)
    return s


@pytest.mark.clause("tbl.colony", "27.1a", "27.12", "tbl.colony.C", "tbl.colony.R", "27.6b", "tbl.op")
@pytest.mark.parametrize("units", [1, 2, 3, 4])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_table(units: int, die: int) -> None:
    s = settle(GUARDS[:units], die)
    result = COLONY_TABLE.read(COLONY_BANDS.column(units), die)
    assert s.op == 1
    assert s.sp == [2, 0]
    assert (s.colonies == [FIELD]) == bool(result & COLONISED)
    if result & COLONISED and units > 1:
        assert isinstance(s.agenda[-1], Settle)
        choose(s, LOSE + GUARDS[0])
    assert len(s.army) == units - bool(result & COLONISED)
    assert sum(s.hand[BARBARIAN * MARKER_KINDS :]) == (1 if result & REACTION else 0)


@pytest.mark.clause("tbl.colony.strength", "tbl.colony")
def test_strength_and_columns() -> None:
    assert settlers([BELISARIUS, MUNDAS, GUARDS[0]]) == 3 + 2 + 1
    assert [COLONY_BANDS.column(n) for n in (1, 2, 3, 4, 5, 11)] == [0, 1, 2, 2, 3, 3]
    assert COLONY_TABLE.rows[1] == (0, 0, 0, COLONISED | REACTION)


@pytest.mark.clause("27.31", "27.33", "tbl.colony.effects", "27.4")
def test_a_colony_is_a_town_and_on_the_coast_a_port() -> None:
    beach = next(h for h in range(HEX_COUNT) if KIND[h] == COAST and free(h))
    s = settle(GUARDS[:2], 6, h=beach)
    choose(s, LOSE + GUARDS[0])
    assert holds_town(s, IMPERIAL, beach)
    assert is_port(s, beach)


def free(h: int) -> bool:
    """Neither a town nor next to one, and no desert."""
    return not TOWN[h] and TERRAIN[h] != DESERT and not any(TOWN[n] for n in NEIGHBOURS[h])


@pytest.mark.clause("27.2", "15.4", "tbl.pillage.marker.5", "14.31", "27.12")
def test_where_not_to_colonise() -> None:
    def refused(
        h: int,
        op: int = charts.op_costs.colonise,
        sp: int = charts.prices.colony_attempt,
        enemy: int = -1,
        colony: int = -1,
    ) -> list[str]:
        s = war(OPTIONS)
        s.sp = [sp, 0]
        if enemy >= 0:
            put(s, GOTHS[0], enemy)
        if colony >= 0:
            found_colony(s, colony)
        set_out(s, GUARDS[:1], h, op)
        return [r.clause for r in refusals_colonise(s)]

    assert refused(FIELD) == []
    assert refused(FIELD, op=charts.op_costs.colonise - 1) == ["14.31"]
    assert refused(FIELD, sp=charts.prices.colony_attempt - 1) == ["27.12"]
    assert refused(FIELD, enemy=EAST) == ["15.4"]
    assert refused(FIELD, colony=FIELD) == ["27.2"]
    assert refused(FIELD, colony=EAST) == ["27.2"]
    town = next(h for h in range(HEX_COUNT) if TOWN[h] and not any(TOWN[n] for n in NEIGHBOURS[h]))
    assert refused(town) == ["27.2"]
    assert "27.2" in refused(NEIGHBOURS[town][0])
    desert = next(
        h
        for h in range(HEX_COUNT)
        if KIND[h] == LAND and TERRAIN[h] == DESERT and not any(TOWN[n] for n in NEIGHBOURS[h])
    )
    assert refused(desert) == ["27.2"]
    s = war(OPTIONS)
    s.sp = [9, 9]
    set_pillaged(s, FIELD)
    set_out(s, GUARDS[:1], FIELD, 60)
    assert [r.clause for r in refusals_colonise(s)] == ["tbl.pillage.marker.5"]


@pytest.mark.clause("4.41e", "27.0")
def test_in_a_neutral_province_and_without_the_option() -> None:
    s = war(OPTIONS)
    s.sp = [9, 9]
    set_out(s, GUARDS[:2], FIELD, 60)
    s.dice_script = [1]
    choose(s, COLONISE)
    assert s.control[PROVINCE_OF[FIELD]] == BARBARIAN
    s = war()
    set_out(s, GUARDS[:2], FIELD, 60)
    assert [r.clause for r in refusals_colonise(s)] == ["27.0"]
