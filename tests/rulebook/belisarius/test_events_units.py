"""Random events about units: recovery, attrition, migration, pay, mutiny. Section 6 and event.11 - event.44."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    AGENT,
    EVENT_PROVINCES,
    MIGRATION,
)
from polemos.games.belisarius.data.forces import (
    FIELD_ARMY,
    FLEET,
    GARRISON,
    JUSTINIAN,
    LEADER,
    NOMAD,
    UNIT_INDEX,
    UNIT_TYPE,
    UNITS_OF,
    WARBAND,
)
from polemos.games.belisarius.data.world import (
    ALEXANDRIA,
    AREA_OF_PROVINCE,
    BARBARIAN,
    CARTHAGO,
    CONSTANTINOPOLIS,
    GUARD,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    LAND,
    LAND_SIDES,
    LOMBARDS,
    NOWHERE,
    OUT,
    PERSIA,
    PROVINCE_HEXES,
    PROVINCE_TOWNS,
    ROMA,
    SCYTHIA,
    SEA,
)
from polemos.games.belisarius.rules.arrivals import counter, refusals_arrival, refusals_gain, refusals_recovery
from polemos.games.belisarius.rules.events import EventPhase, has_grain, mutiny_count
from polemos.games.belisarius.rules.markers import hand_size
from polemos.games.belisarius.state import (
    EVENT_PHASE,
    Options,
    War,
    blank,
    occupier,
    owner,
    put,
    set_aboard,
    set_pillaged,
)
from polemos.games.belisarius.verbs import GAIN, GAIN_LEADER, LOSE, LOYAL, PAY, PLACE, REFUSE, STACK, TAKE
from polemos.kernel import flow
from polemos.kernel.flow import PASS, copy
from polemos.testing import bench
from rulebook.belisarius.named import BELISARIUS, NARSES, OSTROGOTHS, SLAVS, THRACIA, VITIGES

ARMIES = [UNIT_INDEX[f"Guard-field_army-{n}"] for n in range(1, 9)]
GUARDS = [UNIT_INDEX[f"Guard-garrison-{n}"] for n in range(1, 7)]
THRACIANS = [UNIT_INDEX[f"Thracia-garrison-{n}"] for n in range(1, 7)]
THRACIAN_FLEET = UNIT_INDEX["Thracia-fleet-1"]
PERSIAN = UNIT_INDEX["Persia-garrison-1"]
SEA_HEX = next(h for h in range(HEX_COUNT) if KIND[h] == SEA)
TOWNS = PROVINCE_TOWNS[THRACIA]


def war(side: int) -> War:
    s = blank()
    s.player = side
    s.phase = EVENT_PHASE
    s.control[THRACIA] = IMPERIAL
    s.control[PERSIA] = BARBARIAN
    return s


def event(s: War, tens: int, ones: int, *dice: int) -> None:
    s.dice_script = [tens, ones, *dice]
    s.then(EventPhase())
    bench.run(s)


def over(s: War) -> bool:
    return s.actor == flow.NOBODY and not s.rolled and not s.dice_script


# ---------------------------------------------------------------- 11-12


@pytest.mark.clause("event.11", "6.0", "6.1a", "6.1b", "11.4")
def test_tens_1_and_units_2_gives_a_unit_where_friends_stand_at_home() -> None:
    s = war(IMPERIAL)
    put(s, THRACIANS[0], TOWNS[1])
    event(s, 1, 2)
    assert s.actor == IMPERIAL
    assert GAIN + THRACIA * 8 + FIELD_ARMY in s.opts
    assert GAIN + THRACIA * 8 + GARRISON in s.opts
    bench.choose(s, GAIN + THRACIA * 8 + GARRISON)
    assert s.at[TOWNS[1]] == (THRACIANS[0], THRACIANS[1])
    assert over(s)


@pytest.mark.clause("event.11", "11.5")
def test_only_friendly_provinces_give_a_unit() -> None:
    s = war(IMPERIAL)
    put(s, PERSIAN, PROVINCE_TOWNS[PERSIA][0])
    put(s, UNIT_INDEX["Lombards-warband-1"], PROVINCE_TOWNS[LOMBARDS][0])
    event(s, 1, 1)
    assert over(s)
    for province in (PERSIA, LOMBARDS):
        assert [r.clause for r in refusals_gain(s, IMPERIAL, province, WARBAND, counter(s, province, WARBAND))] == [
            "event.11"
        ]


@pytest.mark.clause("event.11", "11.7b")
def test_a_guard_unit_or_leader_comes_where_guard_stands() -> None:
    s = war(IMPERIAL)
    put(s, THRACIANS[0], TOWNS[1])
    put(s, GUARDS[0], ROMA)
    event(s, 1, 1)
    assert GAIN + GUARD * 8 + FIELD_ARMY in s.opts
    assert GAIN_LEADER + NARSES in s.opts
    bench.choose(s, GAIN_LEADER + NARSES)
    assert s.loc[NARSES] == ROMA
    assert [r.clause for r in refusals_recovery(s, IMPERIAL, GUARD, LEADER, TOWNS[1])] == ["event.11"]


@pytest.mark.clause("event.11", "21.4e")
def test_justinian_never_comes_back_this_way() -> None:
    s = war(IMPERIAL)
    put(s, GUARDS[0], ROMA)
    s.loc[JUSTINIAN] = OUT
    event(s, 1, 1)
    assert GAIN_LEADER + JUSTINIAN not in s.opts
    assert [r.clause for r in refusals_gain(s, IMPERIAL, GUARD, LEADER, JUSTINIAN)] == ["21.4e"]


@pytest.mark.clause("event.11", "12.31")
def test_the_imperial_player_also_wins_back_a_rebel_stack() -> None:
    s = war(IMPERIAL)
    put(s, THRACIANS[0], TOWNS[1])
    for u, h in ((GUARDS[0], ROMA), (ARMIES[0], CARTHAGO)):
        put(s, u, h)
        s.rebel[u] = 1
    event(s, 1, 1)
    bench.choose(s, GAIN + THRACIA * 8 + GARRISON)
    assert s.opts == [PASS, *sorted([LOYAL + ROMA, LOYAL + CARTHAGO])]
    bench.choose(s, LOYAL + ROMA)
    assert owner(s, GUARDS[0]) == IMPERIAL
    assert owner(s, ARMIES[0]) == BARBARIAN


@pytest.mark.clause("21.202", "21.1")
def test_a_barbarian_leader_joins_units_of_his_own_people() -> None:
    s = war(BARBARIAN)
    s.control[OSTROGOTHS] = BARBARIAN
    goth = UNIT_INDEX["Ostrogoths-garrison-1"]
    town, other = PROVINCE_TOWNS[OSTROGOTHS][:2]
    put(s, goth, town)
    put(s, PERSIAN, other)
    event(s, 1, 1)
    bench.choose(s, GAIN_LEADER + VITIGES)
    assert s.loc[VITIGES] == town
    assert "21.202" in [r.clause for r in refusals_recovery(s, BARBARIAN, OSTROGOTHS, LEADER, other)]


@pytest.mark.clause("13.12", "13.132a", "13.1a", "11.63b", "16.32", "18.3", "11.8b", "11.63a")
def test_what_keeps_a_new_unit_out_of_a_space() -> None:
    s = war(BARBARIAN)
    town = PROVINCE_TOWNS[PERSIA][0]
    area = AREA_OF_PROVINCE[SCYTHIA]

    def clauses(side: int, affil: int, kind: int, h: int) -> list[str]:
        return [r.clause for r in refusals_arrival(s, side, affil, kind, h)]

    put(s, PERSIAN, town)
    assert clauses(IMPERIAL, THRACIA, GARRISON, town) == ["13.12"]
    assert clauses(BARBARIAN, SCYTHIA, NOMAD, town) == ["13.132a"]
    assert clauses(BARBARIAN, PERSIA, NOMAD, town) == []
    for u in UNITS_OF[PERSIA][:10]:
        put(s, u, town)
    assert clauses(BARBARIAN, PERSIA, NOMAD, town) == ["13.1a"]
    assert clauses(IMPERIAL, THRACIA, FLEET, next(h for h in PROVINCE_HEXES[THRACIA] if KIND[h] == LAND)) == ["11.63b"]
    assert clauses(IMPERIAL, THRACIA, GARRISON, SEA_HEX) == ["16.32"]
    assert clauses(BARBARIAN, PERSIA, NOMAD, area) == ["18.3"]
    assert clauses(BARBARIAN, SCYTHIA, FLEET, area) == ["11.63a"]
    s.area_placed = charts.limits.area_reinforcements
    assert clauses(BARBARIAN, SCYTHIA, NOMAD, area) == ["11.8b"]


@pytest.mark.clause("11.8a")
def test_a_unit_may_recover_off_the_map_where_nobody_is() -> None:
    s = war(BARBARIAN)
    event(s, 1, 1)
    bench.choose(s, GAIN + PERSIA * 8 + GARRISON)
    assert s.at[AREA_OF_PROVINCE[PERSIA]] == (PERSIAN,)
    assert s.area_placed == 1


# ---------------------------------------------------------------- 13-14


@pytest.mark.clause("event.13", "8.5a")
def test_without_a_fleet_in_the_grain_ports_the_holder_of_the_capital_loses_markers() -> None:
    s = war(BARBARIAN)
    put(s, ARMIES[0], CONSTANTINOPOLIS)
    s.hand[AGENT] = 5
    event(s, 1, 3, 3)
    assert over(s)
    assert hand_size(s, IMPERIAL) == 2


@pytest.mark.clause("event.13")
def test_a_fleet_in_alexandria_or_carthago_brings_the_grain() -> None:
    for port in (ALEXANDRIA, CARTHAGO):
        s = war(BARBARIAN)
        put(s, ARMIES[0], CONSTANTINOPOLIS)
        put(s, THRACIAN_FLEET, port)
        event(s, 1, 4)
        assert over(s)
        set_pillaged(s, port)
        assert not has_grain(s, IMPERIAL)
    s = war(BARBARIAN)
    put(s, THRACIANS[0], CONSTANTINOPOLIS)
    set_pillaged(s, CONSTANTINOPOLIS)
    event(s, 1, 4)
    assert over(s)


# ---------------------------------------------------------------- 15-16


@pytest.mark.clause("event.15")
def test_attrition_takes_units_by_choice_and_a_leader_when_even() -> None:
    s = war(IMPERIAL)
    for u in (THRACIANS[0], THRACIANS[1], BELISARIUS, NARSES):
        put(s, u, TOWNS[1])
    odd = copy(s)
    event(odd, 1, 5, 1)
    assert odd.opts == [LOSE + u for u in odd.at[TOWNS[1]]]
    bench.choose(odd, LOSE + THRACIANS[0])
    assert over(odd)
    event(s, 1, 6, 2)
    assert s.opts == [LOSE + BELISARIUS, LOSE + NARSES]
    bench.choose(s, LOSE + NARSES)
    bench.choose(s, LOSE + THRACIANS[1])
    assert over(s)
    assert s.at[TOWNS[1]] == (THRACIANS[0], BELISARIUS)


@pytest.mark.clause("event.15")
def test_attrition_takes_all_when_there_are_fewer_and_spares_those_off_the_map() -> None:
    s = war(BARBARIAN)
    put(s, PERSIAN, PROVINCE_TOWNS[PERSIA][0])
    off = UNIT_INDEX["Persia-garrison-2"]
    put(s, off, AREA_OF_PROVINCE[PERSIA])
    event(s, 1, 5, 6)
    assert over(s)
    assert s.loc[PERSIAN] == NOWHERE
    assert s.loc[off] == AREA_OF_PROVINCE[PERSIA]


def test_cargo_lost_with_its_fleet_counts_toward_attrition() -> None:
    s = war(IMPERIAL)
    put(s, THRACIAN_FLEET, SEA_HEX)
    for u in THRACIANS[:2]:
        put(s, u, SEA_HEX)
        set_aboard(s, u, 1)
    put(s, THRACIANS[2], TOWNS[1])
    event(s, 1, 5, 3)
    bench.choose(s, LOSE + THRACIAN_FLEET)
    assert over(s)
    assert s.at[SEA_HEX] == ()
    assert s.at[TOWNS[1]] == (THRACIANS[2],)


# ---------------------------------------------------------------- 21


@pytest.mark.clause("event.21")
def test_migration_gives_the_barbarian_player_a_people_and_its_province() -> None:
    s = war(IMPERIAL)
    event(s, 2, 1, 2)
    assert s.actor == BARBARIAN
    assert s.opts == [TAKE + p for p in EVENT_PROVINCES[MIGRATION]]
    bench.choose(s, TAKE + SLAVS)
    assert s.control[SLAVS] == BARBARIAN
    assert s.opts == [GAIN + SLAVS * 8 + WARBAND, GAIN + SLAVS * 8 + NOMAD]
    bench.choose(s, GAIN + SLAVS * 8 + NOMAD)
    assert {c - PLACE for c in s.opts} <= set(PROVINCE_HEXES[SLAVS])
    place = s.opts[0]
    bench.choose(s, place)
    bench.choose(s, GAIN + SLAVS * 8 + WARBAND)
    bench.choose(s, place)
    assert over(s)
    assert [UNIT_TYPE[u] for u in s.at[place - PLACE]] == [WARBAND, NOMAD]


@pytest.mark.clause("event.21", "11.6")
def test_migrants_avoid_spoilt_and_threatened_hexes_and_counters_limit_them() -> None:
    s = war(BARBARIAN)
    s.control[SCYTHIA] = IMPERIAL
    home = next(h for h in PROVINCE_HEXES[SCYTHIA] if KIND[h] == LAND and not s.town[h])
    near = next(h for h in LAND_SIDES[home] if h in PROVINCE_HEXES[SCYTHIA])
    put(s, ARMIES[0], home)
    far = next(h for h in PROVINCE_HEXES[SCYTHIA][::-1] if h not in (home, near, *LAND_SIDES[home]))
    set_pillaged(s, far)
    event(s, 2, 1, 6)
    bench.choose(s, TAKE + SCYTHIA)
    places = [c - PLACE for c in s.opts]
    assert not {home, near, far} & set(places)
    assert AREA_OF_PROVINCE[SCYTHIA] in places
    while s.opts:
        bench.choose(s, PLACE + AREA_OF_PROVINCE[SCYTHIA])
    assert len(s.at[AREA_OF_PROVINCE[SCYTHIA]]) == 6
    assert s.area_placed == 6
    event(s, 2, 1, 6)
    bench.choose(s, TAKE + SCYTHIA)
    assert over(s)


# ---------------------------------------------------------------- 33


@pytest.mark.clause("event.33")
def test_every_stack_of_three_wants_two_points_or_leaves() -> None:
    s = war(IMPERIAL)
    for h, units in ((TOWNS[1], THRACIANS[:3]), (TOWNS[2], ARMIES[:4]), (TOWNS[3], GUARDS[:2])):
        for u in units:
            put(s, u, h)
    s.sp[IMPERIAL] = 3
    first, second = sorted(TOWNS[1:3])
    event(s, 3, 3)
    assert s.opts == [PAY + first, REFUSE + first]
    poor = copy(s)
    bench.choose(poor, PAY + first)
    assert poor.sp[IMPERIAL] == 1
    assert over(poor)
    assert poor.at[second] == ()
    assert len(poor.at[TOWNS[3]]) == 2
    bench.choose(s, REFUSE + first)
    bench.choose(s, PAY + second)
    assert s.at[first] == ()
    assert s.at[second]


@pytest.mark.clause("event.33", "30.1")
def test_with_disbanding_an_unpaid_stack_makes_one_check() -> None:
    for die, stays in ((6, True), (4, False)):
        s = war(IMPERIAL)
        s.option_set = Options(disbanding=True)
        for u in THRACIANS[:3]:
            put(s, u, TOWNS[1])
        event(s, 3, 3, die)
        assert over(s)
        assert bool(s.at[TOWNS[1]]) == stays
        assert s.adrift == []


# ---------------------------------------------------------------- 44-46


@pytest.mark.clause("event.44", "12.21")
def test_the_guard_mutinies_when_the_die_is_lower_than_its_number() -> None:
    for die, revolts in ((2, True), (3, False)):
        s = war(IMPERIAL)
        put(s, GUARDS[0], ROMA)
        put(s, BELISARIUS, ROMA)
        put(s, GUARDS[1], CARTHAGO)
        assert mutiny_count(s, ROMA) == 3
        event(s, 4, 5, die)
        assert s.actor == BARBARIAN
        assert s.opts == [STACK + h for h in sorted((ROMA, CARTHAGO))]
        bench.choose(s, STACK + ROMA)
        assert over(s)
        assert occupier(s, ROMA) == (BARBARIAN if revolts else IMPERIAL)


@pytest.mark.clause("event.44", "12.23", "21.4d")
def test_the_hex_of_justinian_cannot_be_named() -> None:
    s = war(BARBARIAN)
    put(s, JUSTINIAN, CONSTANTINOPOLIS)
    put(s, GUARDS[0], CONSTANTINOPOLIS)
    event(s, 4, 4)
    assert over(s)
