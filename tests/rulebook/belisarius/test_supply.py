"""Supply: forage, payment, disbanding, Market, and the disband check. Sections 20, 30 and 32."""

import pytest

from polemos.games.belisarius.data.charts import AGENT, MARKER_KINDS, MARKET
from polemos.games.belisarius.data.forces import (
    GARRISON,
    UNIT_INDEX,
    UNIT_TYPE,
    UNITS_OF,
)
from polemos.games.belisarius.data.world import (
    AREA_OF_PROVINCE,
    BARBARIAN,
    CONSTANTINOPOLIS,
    DESERT,
    FRANKS,
    IMPERIAL,
    KIND,
    LAND,
    NEUTRAL,
    PERSIA,
    PROVINCE_HEXES,
    ROMA,
    SCYTHIA,
    SEA,
    SEA_SIDES,
    TERRAIN,
    TOWN_INDEX,
)
from polemos.games.belisarius.rules.markers import hand_size
from polemos.games.belisarius.rules.realm.supply import DisbandCheck, SupplyPhase, disband_modifiers, excess
from polemos.games.belisarius.state import (
    SUPPLY_PHASE,
    Options,
    War,
    blank,
    put,
    set_aboard,
    set_pillaged,
)
from polemos.games.belisarius.verbs import DISBAND, DONE, LOSE, MARKET_AT, PLAY, SUPPLY
from polemos.testing import bench
from polemos.wargame.reckoning import total
from rulebook.belisarius.named import BELISARIUS, MUNDAS, ORIENS, THRACIA, VISIGOTHS

DARA = TOWN_INDEX["Dara"]
FA1, FA2, FA3 = (UNIT_INDEX[f"Guard-field_army-{n}"] for n in (1, 2, 3))
G1, G2, G3 = (UNIT_INDEX[f"Guard-garrison-{n}"] for n in (1, 2, 3))
FLEET1, FLEET2 = UNIT_INDEX["Guard-fleet-1"], UNIT_INDEX["Guard-fleet-2"]
SEA_HEX = next(h for h in SEA_SIDES[CONSTANTINOPOLIS] if KIND[h] == SEA)


def war(side: int = IMPERIAL, sp: int = 0) -> War:
    s = blank()
    s.scenario = 1
    s.player = side
    s.phase = SUPPLY_PHASE
    s.dice_one, s.dice_two = 7, 9
    s.sp[side] = sp
    for p in (THRACIA, ORIENS):
        s.control[p] = IMPERIAL
    s.control[PERSIA] = BARBARIAN
    return s


def begin(s: War) -> None:
    s.then(SupplyPhase())
    bench.run(s)


def options_on(s: War, attrition: bool = False) -> None:
    s.option_set = Options(disbanding=True, attrition=attrition)


@pytest.mark.clause("20.0", "20.1", "20.5", "20.6")
def test_nothing_to_decide_while_forage_lasts() -> None:
    s = war()
    for u in (FA1, G1, G2, BELISARIUS):
        put(s, u, DARA)
    # three may forage, and the leader costs nothing
    begin(s)
    assert not s.opts
    assert len(s.at[DARA]) == 4


@pytest.mark.clause("20.2a", "20.3", "tbl.cost.supply", "10.33")
def test_the_owner_chooses_whom_he_pays_and_whom_he_sends_home() -> None:
    s = war(sp=2)
    for u in (FA1, FA2, G1, G2, G3):
        put(s, u, DARA)
    begin(s)
    # two of five are too many; like units are named once
    assert s.opts == [SUPPLY + FA1, SUPPLY + G1, DISBAND + FA1, DISBAND + G1]
    bench.choose(s, SUPPLY + G1)
    assert s.sp[IMPERIAL] == 1
    assert SUPPLY + FA1 not in s.opts
    bench.choose(s, DISBAND + G2)
    assert not s.opts
    assert s.at[DARA] == (FA1, FA2, G1, G3)


@pytest.mark.clause("20.2a")
def test_payment_is_voluntary() -> None:
    s = war(sp=20)
    for u in (FA1, FA2, FA3, G1):
        put(s, u, DARA)
    begin(s)
    bench.choose(s, DISBAND + G1)
    assert s.sp[IMPERIAL] == 20
    assert s.at[DARA] == (FA1, FA2, FA3)


@pytest.mark.clause("20.4", "tbl.pillage.marker.2", "tbl.cost.supply")
def test_in_a_pillaged_town_all_must_be_paid() -> None:
    s = war(sp=3)
    put(s, FA1, DARA)
    put(s, G1, DARA)
    set_pillaged(s, DARA)
    begin(s)
    bench.choose(s, SUPPLY + FA1)
    bench.choose(s, SUPPLY + G1)
    assert s.sp[IMPERIAL] == 0
    assert s.at[DARA] == (FA1, G1)


@pytest.mark.clause("20.6", "19.7a", "19.7b", "19.53", "19.51")
def test_at_sea_there_is_no_forage_and_cargo_goes_with_its_fleet() -> None:
    s = war(sp=4)
    put(s, FLEET1, SEA_HEX)
    put(s, G1, SEA_HEX)
    set_aboard(s, G1, 1)
    begin(s)
    assert excess(s, IMPERIAL, SEA_HEX) == 2
    bench.choose(s, SUPPLY + G1)
    bench.choose(s, DISBAND + FLEET1)
    assert s.at[SEA_HEX] == ()
    assert s.loc[G1] < 0


@pytest.mark.clause("20.7")
def test_neutral_and_enemy_units_need_nothing() -> None:
    s = war()
    desert = next(h for h in PROVINCE_HEXES[ORIENS] if TERRAIN[h] == DESERT)
    put(s, UNIT_INDEX["Arabia-nomad-1"], desert)
    begin(s)
    assert not s.opts
    assert s.at[desert] == (UNIT_INDEX["Arabia-nomad-1"],)


@pytest.mark.clause("18.5")
def test_off_map_areas_feed_ten() -> None:
    s = war(BARBARIAN)
    area = AREA_OF_PROVINCE[PERSIA]
    garrisons = [u for u in UNITS_OF[PERSIA] if UNIT_TYPE[u] == GARRISON]
    for u in garrisons[:10]:
        put(s, u, area)
    begin(s)
    assert not s.opts
    put(s, UNIT_INDEX["Persia-nomad-1"], area)
    begin(s)
    assert s.opts == [DISBAND + UNIT_INDEX["Persia-nomad-1"], DISBAND + garrisons[0]]


@pytest.mark.clause("strat.market")
def test_market_feeds_one_hex() -> None:
    s = war()
    for u in (FA1, FA2, FA3, G1, G2):
        put(s, u, DARA)
    set_pillaged(s, ROMA)
    put(s, G3, ROMA)
    s.hand[IMPERIAL * MARKER_KINDS + MARKET] = 1
    begin(s)
    bench.choose(s, PLAY + MARKET)
    assert s.opts == [MARKET_AT + DARA, MARKET_AT + ROMA] or s.opts == [MARKET_AT + ROMA, MARKET_AT + DARA]
    bench.choose(s, MARKET_AT + DARA)
    assert len(s.at[DARA]) == 5
    # the lone garrison of pillaged Rome has no such luck
    assert not s.opts
    assert s.at[ROMA] == ()


# ---------------------------------------------------------------- option 30


@pytest.mark.clause("30.0", "30.1", "30.2", "30.11", "tbl.disband", "tbl.disband.disband")
@pytest.mark.parametrize("die", [3, 5])
def test_all_who_disband_in_a_hex_are_checked_with_one_die(die: int) -> None:
    s = war()
    options_on(s)
    for u in (FA1, FA2, G1, G2, G3):
        put(s, u, DARA)
    begin(s)
    bench.choose(s, DONE)
    bench.choose(s, DISBAND + G1)
    s.dice_script = [die]
    bench.choose(s, DISBAND + G2)
    assert s.at[DARA] == (FA1, FA2, G3)
    assert s.dice_script == []


@pytest.mark.clause("tbl.disband.loyal", "30.0")
def test_loyal_units_stay_without_cost() -> None:
    s = war()
    options_on(s)
    for u in (FA1, G1, G2, G3):
        put(s, u, DARA)
    begin(s)
    bench.choose(s, DONE)
    s.dice_script = [6]
    bench.choose(s, DISBAND + FA1)
    assert len(s.at[DARA]) == 4
    assert not s.opts


@pytest.mark.clause("tbl.disband.revolt")
def test_revolt_pillages_the_hex_and_frees_the_province() -> None:
    s = war()
    options_on(s)
    for u in (FA1, G1, G2, G3):
        put(s, u, DARA)
    begin(s)
    bench.choose(s, DONE)
    s.dice_script = [2]
    bench.choose(s, DISBAND + FA1)
    assert s.loc[FA1] < 0
    assert s.pillaged == [DARA]
    assert s.control[ORIENS] == NEUTRAL
    # the others are fed already
    assert s.at[DARA] == (G1, G2, G3)
    assert not s.opts


@pytest.mark.clause("tbl.disband.revolt")
def test_revolt_in_a_pillaged_hex_gives_the_enemy_a_marker() -> None:
    s = war()
    options_on(s)
    s.pool[AGENT] = 3
    put(s, G1, DARA)
    set_pillaged(s, DARA)
    s.adrift = [G1]
    s.dice_script = [1]
    s.then(DisbandCheck(IMPERIAL, DARA))
    bench.run(s)
    assert hand_size(s, BARBARIAN) == 1
    assert s.adrift == []


@pytest.mark.clause("30.0b", "30.3", "30.2")
def test_any_units_may_be_checked_by_choice() -> None:
    s = war(sp=9)
    options_on(s)
    put(s, FA1, DARA)
    put(s, G1, DARA)
    put(s, BELISARIUS, CONSTANTINOPOLIS)
    put(s, G2, CONSTANTINOPOLIS)
    begin(s)
    assert set(s.opts) == {DONE, DISBAND + FA1, DISBAND + G1, DISBAND + G2, DISBAND + BELISARIUS}
    bench.choose(s, DISBAND + G1)
    assert s.opts == [DONE, DISBAND + FA1]
    s.dice_script = [4]
    bench.choose(s, DONE)
    assert s.at[DARA] == (FA1,)
    assert s.opts[0] == DONE
    # the hex has had its check
    assert DISBAND + FA1 not in s.opts


@pytest.mark.clause("30.4")
def test_what_a_disbanding_fleet_carries_goes_too() -> None:
    s = war()
    options_on(s)
    put(s, FLEET1, CONSTANTINOPOLIS)
    put(s, G1, CONSTANTINOPOLIS)
    set_aboard(s, G1, 1)
    put(s, G2, CONSTANTINOPOLIS)
    s.adrift = [FLEET1]
    s.dice_script = [3]
    s.then(DisbandCheck(IMPERIAL, CONSTANTINOPOLIS))
    bench.run(s)
    assert s.at[CONSTANTINOPOLIS] == (G2,)


@pytest.mark.clause("30.4")
def test_fleets_that_stay_keep_what_they_can_carry() -> None:
    s = war()
    options_on(s)
    for u in (FLEET1, FLEET2, FA1, G1, G2, G3):
        put(s, u, SEA_HEX)
    for u in (FA1, G1, G2, G3):
        set_aboard(s, u, 1)
    s.adrift = [FLEET1]
    s.dice_script = [3]
    s.then(DisbandCheck(IMPERIAL, SEA_HEX))
    bench.run(s)
    assert s.opts == [LOSE + FA1, LOSE + G1]
    bench.choose(s, LOSE + G1)
    assert s.at[SEA_HEX] == tuple(sorted((FLEET2, FA1, G2, G3)))


@pytest.mark.clause("tbl.disband.revolt")
def test_at_sea_nothing_is_pillaged() -> None:
    s = war()
    options_on(s)
    put(s, FLEET1, SEA_HEX)
    s.adrift = [FLEET1]
    s.dice_script = [1]
    s.then(DisbandCheck(IMPERIAL, SEA_HEX))
    bench.run(s)
    assert s.at[SEA_HEX] == ()
    assert s.pillaged == []
    assert s.control[THRACIA] == IMPERIAL


def modifier(s: War, side: int, h: int, units: list[int]) -> int:
    """What is added to the disband die in all."""
    return total(disband_modifiers(s, side, h, units))


@pytest.mark.clause("tbl.disband", "30.5")
def test_the_best_leader_in_the_hex_counts() -> None:
    s = war()
    options_on(s)
    put(s, G1, DARA)
    assert modifier(s, IMPERIAL, DARA, [G1]) == 0
    put(s, MUNDAS, DARA)
    assert modifier(s, IMPERIAL, DARA, [G1]) == 1
    put(s, BELISARIUS, DARA)
    assert modifier(s, IMPERIAL, DARA, [G1]) == 2


@pytest.mark.clause("tbl.disband", "30.5")
@pytest.mark.parametrize(("leader", "told"), [(MUNDAS, [(DARA, 4, 1, 5)]), (-1, [])])
def test_a_die_that_is_modified_is_told_as_it_counts(leader: int, told: list[tuple[int, ...]]) -> None:
    s = war()
    options_on(s)
    put(s, G1, DARA)
    if leader >= 0:
        put(s, leader, DARA)
    s.adrift = [G1]
    s.dice_script = [4]
    s.heard = []
    s.then(DisbandCheck(IMPERIAL, DARA))
    bench.run(s)
    assert [event.args for event in s.heard if event.kind == "disband-die"] == told
    assert all(event.clauses == ("tbl.disband",) for event in s.heard if event.kind == "disband-die")


@pytest.mark.clause("32.0", "32.1", "32.2")
def test_attrition_away_from_home() -> None:
    s = war(BARBARIAN)
    options_on(s, attrition=True)
    s.control[FRANKS] = s.control[SCYTHIA] = BARBARIAN
    nomad, warband = UNIT_INDEX["Scythia-nomad-1"], UNIT_INDEX["Franks-warband-1"]
    other = UNIT_INDEX["Franks-garrison-1"]
    field = next(h for h in PROVINCE_HEXES[VISIGOTHS] if KIND[h] == LAND)
    assert modifier(s, BARBARIAN, field, [warband]) == -2
    assert modifier(s, BARBARIAN, field, [warband, other]) == -1
    assert modifier(s, BARBARIAN, field, [other]) == 0
    assert modifier(s, BARBARIAN, PROVINCE_HEXES[FRANKS][0], [warband]) == 0
    assert modifier(s, BARBARIAN, AREA_OF_PROVINCE[SCYTHIA], [nomad]) == 0
    assert modifier(s, BARBARIAN, field, [nomad]) == -2
    # Imperial warbands are not concerned, nomads are
    s.control[FRANKS] = s.control[SCYTHIA] = IMPERIAL
    assert modifier(s, IMPERIAL, field, [warband]) == 0
    assert modifier(s, IMPERIAL, field, [nomad]) == -2
    s.option_set = Options(disbanding=True)
    assert modifier(s, IMPERIAL, field, [nomad]) == 0


def test_without_the_option_a_check_is_plain_removal() -> None:
    s = war()
    put(s, G1, DARA)
    put(s, G2, DARA)
    s.adrift = [G1]
    s.then(DisbandCheck(IMPERIAL, DARA))
    bench.run(s)
    assert s.at[DARA] == (G2,)
