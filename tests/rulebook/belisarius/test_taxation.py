"""Taxation: income, heavy tax, revolts against it, Currency Reform and Rally. Section 10."""

import pytest

from polemos.games.belisarius.data.charts import CURRENCY, MARKER_KINDS, RALLY, TREACHERY
from polemos.games.belisarius.data.forces import (
    JUSTINIAN,
    LEVY,
    UNIT_AFFIL,
    UNIT_INDEX,
)
from polemos.games.belisarius.data.world import (
    AREA_OF_PROVINCE,
    BARBARIAN,
    CONSTANTINOPOLIS,
    FRANKS,
    HEX_INDEX,
    IMPERIAL,
    LOMBARDS,
    NEUTRAL,
    PERSIA,
    PROVINCE_TOWNS,
    ROMA,
    SCYTHIA,
)
from polemos.games.belisarius.rules.realm.taxation import TaxationPhase, heavy_modifiers, income, refusals_tax
from polemos.games.belisarius.state import (
    TAXATION_PHASE,
    Options,
    War,
    blank,
    found_colony,
    owner,
    put,
    set_pillaged,
    set_works,
)
from polemos.games.belisarius.verbs import (
    DONE,
    HEAVY_TAX,
    HEAVY_TAX_AREA,
    NO_TAX,
    PLACE,
    PLAY,
    QUICK,
    TAX,
    TAX_AREA,
)
from polemos.kernel import flow
from polemos.kernel.flow import PASS
from polemos.testing import bench
from polemos.wargame.reckoning import total
from rulebook.belisarius.named import ARMENIA, BELISARIUS, KAVADH, MUNDAS, OSTROGOTHS, THRACIA, VISIGOTHS

GARRISON_1 = UNIT_INDEX["Guard-garrison-1"]
GARRISON_2 = UNIT_INDEX["Guard-garrison-2"]
PERSIAN = UNIT_INDEX["Persia-garrison-1"]


def war(side: int = IMPERIAL) -> War:
    s = blank()
    s.scenario = 1
    s.player = side
    s.phase = TAXATION_PHASE
    s.dice_one, s.dice_two = 7, 9
    s.option_set = Options()
    return s


def begin(s: War) -> None:
    s.then(TaxationPhase())
    bench.run(s)


def clauses(refusals: list[flow.Refusal]) -> set[str]:
    return {r.clause for r in refusals}


@pytest.mark.clause("10.11a", "tbl.income", "10.12a", "5.1a")
def test_income_by_class_of_town() -> None:
    s = war()
    put(s, GARRISON_1, CONSTANTINOPOLIS)
    assert income(s, IMPERIAL, THRACIA) == 4
    assert income(s, BARBARIAN, THRACIA) == 0
    put(s, GARRISON_2, ROMA)
    # control does not matter
    assert s.control[OSTROGOTHS] == NEUTRAL
    assert income(s, IMPERIAL, OSTROGOTHS) == 2
    put(s, UNIT_INDEX["Guard-garrison-3"], next(t for t in PROVINCE_TOWNS[THRACIA] if t != CONSTANTINOPOLIS))
    assert income(s, IMPERIAL, THRACIA) == 5


@pytest.mark.clause("10.121", "10.11a", "28.3a", "27.31")
def test_pillage_colonies_and_public_works() -> None:
    s = war()
    put(s, GARRISON_1, CONSTANTINOPOLIS)
    set_works(s, CONSTANTINOPOLIS, True)
    assert income(s, IMPERIAL, THRACIA) == 5
    set_pillaged(s, CONSTANTINOPOLIS)
    assert income(s, IMPERIAL, THRACIA) == 0
    assert clauses(refusals_tax(s, IMPERIAL, 0, THRACIA)) == {"10.121"}
    hill = HEX_INDEX["3513"]
    found_colony(s, hill)
    put(s, GARRISON_2, hill)
    assert income(s, IMPERIAL, VISIGOTHS) == 1


@pytest.mark.clause("10.11b", "10.13", "18.11", "tbl.income")
def test_off_map_areas_pay_their_controller() -> None:
    s = war(BARBARIAN)
    s.control[PERSIA] = s.control[FRANKS] = s.control[LOMBARDS] = BARBARIAN
    begin(s)
    # nobody stands anywhere; Lombards pay nothing
    bench.choose(s, TAX_AREA + AREA_OF_PROVINCE[PERSIA])
    bench.choose(s, TAX_AREA + AREA_OF_PROVINCE[FRANKS])
    assert s.sp == [0, 9]
    assert not s.opts


@pytest.mark.clause("10.14", "3.1.3")
def test_the_usual_tax_of_everything() -> None:
    s = war()
    s.sp[IMPERIAL] = 3
    s.control[THRACIA] = IMPERIAL
    put(s, GARRISON_1, CONSTANTINOPOLIS)
    put(s, GARRISON_2, ROMA)
    begin(s)
    bench.choose(s, QUICK)
    # Rome lies in a neutral province and is left alone
    assert s.sp[IMPERIAL] == 7
    assert s.control[OSTROGOTHS] == NEUTRAL
    assert not s.opts


@pytest.mark.clause("4.41c", "4.42")
def test_tax_in_a_neutral_province_pays_and_drives_it_to_the_enemy() -> None:
    s = war()
    put(s, GARRISON_1, ROMA)
    begin(s)
    bench.choose(s, TAX + OSTROGOTHS)
    assert s.sp[IMPERIAL] == 2
    assert s.control[OSTROGOTHS] == BARBARIAN


@pytest.mark.clause("4.41c", "4.41f")
def test_no_tax_leaves_a_neutral_province_neutral() -> None:
    s = war()
    put(s, GARRISON_1, ROMA)
    begin(s)
    bench.choose(s, NO_TAX + OSTROGOTHS)
    assert s.control[OSTROGOTHS] == NEUTRAL
    assert s.sp[IMPERIAL] == 0


@pytest.mark.clause("4.41c", "tbl.heavytax.revolt", "tbl.heavytax.mod")
@pytest.mark.parametrize(("die", "points"), [(1, 0), (4, 0), (5, 2), (6, 4)])
def test_heavy_tax_in_a_neutral_province(die: int, points: int) -> None:
    s = war()
    put(s, GARRISON_1, ROMA)
    begin(s)
    s.dice_script = [die]
    bench.choose(s, HEAVY_TAX + OSTROGOTHS)
    # the province is the enemy's before the die, which is 1 lower for it; no units come with the revolt
    assert s.sp[IMPERIAL] == points
    assert s.control[OSTROGOTHS] == BARBARIAN
    assert not s.opts


@pytest.mark.clause("tbl.heavytax", "tbl.heavytax.multiple", "10.2", "10.21")
@pytest.mark.parametrize(("die", "points"), [(4, 4), (5, 8), (6, 8)])
def test_heavy_tax_multiplies(die: int, points: int) -> None:
    s = war()
    s.control[THRACIA] = IMPERIAL
    put(s, GARRISON_1, CONSTANTINOPOLIS)
    begin(s)
    s.dice_script = [die]
    bench.choose(s, HEAVY_TAX + THRACIA)
    assert s.sp[IMPERIAL] == points


def modifier(s: War, side: int, place: int) -> int:
    """What is added to the die of heavy tax in all."""
    return total(heavy_modifiers(s, side, place))


@pytest.mark.clause("tbl.heavytax.mod", "tbl.heavytax.oneleader")
def test_modifiers_of_heavy_tax() -> None:
    s = war()
    s.control[THRACIA] = IMPERIAL
    assert modifier(s, IMPERIAL, THRACIA) == 0
    put(s, JUSTINIAN, CONSTANTINOPOLIS)
    # he is a leader in Thracia, and the emperor in his capital
    assert modifier(s, IMPERIAL, THRACIA) == 2
    assert modifier(s, IMPERIAL, OSTROGOTHS) == 0
    put(s, BELISARIUS, CONSTANTINOPOLIS)
    put(s, MUNDAS, CONSTANTINOPOLIS)
    assert modifier(s, IMPERIAL, THRACIA) == 3
    set_pillaged(s, next(t for t in PROVINCE_TOWNS[THRACIA] if t != CONSTANTINOPOLIS))
    assert modifier(s, IMPERIAL, THRACIA) == 2
    set_pillaged(s, CONSTANTINOPOLIS)
    # RULING-57: a pillaged capital is not occupied
    assert modifier(s, IMPERIAL, THRACIA) == 1


@pytest.mark.clause("tbl.heavytax.scope", "10.22")
def test_province_and_area_are_separate() -> None:
    s = war(BARBARIAN)
    s.control[PERSIA] = BARBARIAN
    put(s, KAVADH, AREA_OF_PROVINCE[PERSIA])
    put(s, PERSIAN, PROVINCE_TOWNS[PERSIA][0])
    assert modifier(s, BARBARIAN, PERSIA) == 0
    begin(s)
    s.dice_script = [3]
    bench.choose(s, HEAVY_TAX_AREA + AREA_OF_PROVINCE[PERSIA])
    assert s.sp[BARBARIAN] == 6
    assert TAX + PERSIA in s.opts


@pytest.mark.clause("tbl.heavytax.revolt")
def test_revolt_of_an_own_province_or_area() -> None:
    s = war(BARBARIAN)
    s.control[PERSIA] = BARBARIAN
    put(s, PERSIAN, PROVINCE_TOWNS[PERSIA][0])
    begin(s)
    s.dice_script = [1]
    bench.choose(s, HEAVY_TAX_AREA + AREA_OF_PROVINCE[PERSIA])
    assert s.control[PERSIA] == IMPERIAL
    assert owner(s, PERSIAN) == IMPERIAL
    assert s.sp[BARBARIAN] == 0
    assert not s.opts


@pytest.mark.clause("tbl.heavytax.revolt", "11.1a")
def test_revolt_of_an_enemy_province_brings_him_its_levy() -> None:
    s = war()
    s.control[OSTROGOTHS] = BARBARIAN
    put(s, GARRISON_1, ROMA)
    begin(s)
    s.dice_script = [3]
    bench.choose(s, HEAVY_TAX + OSTROGOTHS)
    assert s.actor == BARBARIAN
    for _ in range(LEVY[OSTROGOTHS]):
        bench.choose(s, s.opts[1])
        assert PLACE + ROMA not in s.opts
        bench.choose(s, s.opts[0])
    assert sum(1 for u in range(len(s.loc)) if UNIT_AFFIL[u] == OSTROGOTHS and s.loc[u] >= 0) == LEVY[OSTROGOTHS]
    assert not s.opts


@pytest.mark.clause("event.24")
def test_a_war_bars_taxation() -> None:
    s = war(BARBARIAN)
    s.control[PERSIA] = s.control[ARMENIA] = BARBARIAN
    s.barred = 1 << PERSIA
    put(s, PERSIAN, PROVINCE_TOWNS[PERSIA][0])
    begin(s)
    assert not s.opts
    assert s.sp[BARBARIAN] == 0
    assert "event.24" in clauses(refusals_tax(s, BARBARIAN, 0, PERSIA))


@pytest.mark.clause("strat.currency")
def test_currency_reform_pays_for_each_occupied_town() -> None:
    s = war()
    s.control[THRACIA] = IMPERIAL
    put(s, GARRISON_1, CONSTANTINOPOLIS)
    put(s, GARRISON_2, ROMA)
    s.hand[IMPERIAL * MARKER_KINDS + CURRENCY] = 1
    begin(s)
    bench.choose(s, PLAY + CURRENCY)
    assert s.sp[IMPERIAL] == 2
    assert s.pool[CURRENCY] == 1
    bench.choose(s, DONE)
    assert not s.opts


@pytest.mark.clause("strat.currency", "strat.treachery.a")
def test_treachery_cancels_it() -> None:
    s = war()
    put(s, GARRISON_1, CONSTANTINOPOLIS)
    s.hand[IMPERIAL * MARKER_KINDS + CURRENCY] = 1
    s.hand[BARBARIAN * MARKER_KINDS + TREACHERY] = 1
    begin(s)
    bench.choose(s, PLAY + CURRENCY)
    assert s.actor == BARBARIAN
    bench.choose(s, PLAY + TREACHERY)
    assert s.sp[IMPERIAL] == 0
    assert s.pool[CURRENCY] == 1


@pytest.mark.clause("strat.rally")
def test_rally_needs_an_enemy_three_provinces_ahead() -> None:
    s = war()
    s.hand[IMPERIAL * MARKER_KINDS + RALLY] = 1
    s.control[PERSIA] = s.control[SCYTHIA] = BARBARIAN
    begin(s)
    assert not s.opts
    s.control[FRANKS] = BARBARIAN
    begin(s)
    assert s.opts == [PASS, PLAY + RALLY]
    s.dice_script = [5, 3]
    bench.choose(s, PLAY + RALLY)
    assert s.sp[IMPERIAL] == 8
