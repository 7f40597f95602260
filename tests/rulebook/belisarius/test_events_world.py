"""Random events about money, markers, provinces and the plague. Section 6 and event.22 - event.42."""

import pytest

from polemos.games.belisarius.data.charts import (
    AGENT,
    EVENT_NAMES,
    EVENT_OF,
    EVENT_PROVINCES,
    MARKER_KINDS,
    WAR_AFRICA,
    WAR_EAST,
    WAR_NORTH,
)
from polemos.games.belisarius.data.forces import JUSTINIAN, UNIT_INDEX
from polemos.games.belisarius.data.world import (
    AREA_OF_PROVINCE,
    BARBARIAN,
    FRANKS,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    LAND,
    LOMBARDS,
    NEUTRAL,
    NOWHERE,
    OUT,
    PERSIA,
    PROVINCE_COUNT,
    PROVINCE_HEXES,
    PROVINCE_TOWNS,
    ROMA,
    SEA,
    TOWN,
)
from polemos.games.belisarius.rules.events import EventPhase
from polemos.games.belisarius.rules.markers import hand_size
from polemos.games.belisarius.rules.plague import REGIONS
from polemos.games.belisarius.state import (
    EVENT_PHASE,
    PILLAGED,
    War,
    blank,
    found_colony,
    occupier,
    province_of,
    put,
    set_pillaged,
    set_works,
)
from polemos.games.belisarius.verbs import TAKE
from polemos.kernel import flow
from polemos.kernel.flow import PASS, copy
from rulebook.belisarius.named import ARABIA, GARAMANTES, MAURETANIA, OSTROGOTHS, SLAVS, THRACIA, VANDALS

ARMY = UNIT_INDEX["Guard-field_army-1"]
THRACIANS = [UNIT_INDEX[f"Thracia-garrison-{n}"] for n in range(1, 7)]
PERSIANS = [UNIT_INDEX[f"Persia-garrison-{n}"] for n in range(1, 11)]
FLEET = UNIT_INDEX["Thracia-fleet-1"]
GOTH = UNIT_INDEX["Ostrogoths-garrison-1"]
SEA_HEX = next(h for h in range(HEX_COUNT) if KIND[h] == SEA)
QUIET = 3


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
    flow.run(s)


def over(s: War) -> bool:
    return s.actor == flow.NOBODY and not s.rolled and not s.dice_script


@pytest.mark.clause("6.1a")
def test_every_pair_of_dice_has_an_entry() -> None:
    numbers = [tens * 10 + ones for tens in range(1, 7) for ones in range(1, 7)]
    assert all(0 <= EVENT_OF[n] < len(EVENT_NAMES) for n in numbers)
    assert sum(1 for n in EVENT_OF if n >= 0) == len(numbers)
    assert {EVENT_OF[n] for n in numbers} == set(range(len(EVENT_NAMES)))


@pytest.mark.clause("6.0", "6.2b")
def test_all_thirty_six_entries_run_in_a_bare_war() -> None:
    for tens in range(1, 7):
        for ones in range(1, 7):
            for side in (IMPERIAL, BARBARIAN):
                s = war(side)
                s.dice_one, s.dice_two = 11, 12
                put(s, ARMY, ROMA)
                for _ in range(2):
                    event(s, tens, ones)
                    while s.opts:
                        flow.choose(s, s.opts[-1])
                    assert over(s)


@pytest.mark.clause("event.22", "event.23", "event.24")
def test_wars_bar_provinces_for_the_player_turn() -> None:
    for ones, which, one in ((2, WAR_NORTH, FRANKS), (3, WAR_AFRICA, MAURETANIA), (4, WAR_EAST, ARABIA)):
        s = war(IMPERIAL)
        event(s, 2, ones)
        assert over(s)
        assert [p for p in range(PROVINCE_COUNT) if s.barred >> p & 1] == sorted(EVENT_PROVINCES[which])
        assert one in EVENT_PROVINCES[which]


@pytest.mark.clause("event.25", "6.2a", "8.5a")
def test_religious_crisis_halves_both_hands_rounding_the_loss_up() -> None:
    s = war(IMPERIAL)
    s.dice_one, s.dice_two = 11, 12
    s.hand[AGENT] = 5
    s.hand[MARKER_KINDS + AGENT] = 4
    event(s, 2, 5)
    assert (hand_size(s, IMPERIAL), hand_size(s, BARBARIAN)) == (2, 2)


@pytest.mark.clause("event.26", "27.31")
def test_prosperity_pays_for_each_occupied_unpillaged_town_and_colony() -> None:
    s = war(IMPERIAL)
    towns = PROVINCE_TOWNS[THRACIA]
    for u, h in zip(THRACIANS, towns[:3], strict=False):
        put(s, u, h)
    set_pillaged(s, towns[0])
    colony = next(h for h in PROVINCE_HEXES[THRACIA] if KIND[h] == LAND and not TOWN[h])
    found_colony(s, colony)
    put(s, ARMY, colony)
    put(s, PERSIANS[0], PROVINCE_TOWNS[PERSIA][0])
    put(s, PERSIANS[1], AREA_OF_PROVINCE[PERSIA])
    put(s, GOTH, ROMA)
    event(s, 2, 6)
    assert over(s)
    assert s.sp == [3, 1]


@pytest.mark.clause("event.34")
def test_corruption_never_takes_more_than_there_is() -> None:
    for treasury, left in ((10, 6), (3, 0)):
        s = war(BARBARIAN)
        s.sp = [50, treasury]
        s.heard = []
        event(s, 3, 4, 4)
        assert s.sp == [50, left]
        assert [e.audience for e in s.heard if e.kind == "corruption"] == [1 << BARBARIAN]


# ---------------------------------------------------------------- plague


def plague_dice(*struck: int) -> list[int]:
    return [5 if region in struck else 4 for region in range(REGIONS)]


@pytest.mark.clause("event.31a", "event.31b", "event.31c", "event.31d", "6.2a")
def test_plague_strikes_provinces_then_stacks_then_towns_then_hands() -> None:
    s = war(IMPERIAL)
    first, second, *_ = sorted(PROVINCE_TOWNS[THRACIA])
    put(s, THRACIANS[0], first)
    put(s, THRACIANS[1], second)
    put(s, PERSIANS[0], PROVINCE_TOWNS[PERSIA][0])
    put(s, FLEET, SEA_HEX)
    set_works(s, second, True)
    s.hand[AGENT] = 5
    s.hand[MARKER_KINDS + AGENT] = 5
    towns = len(PROVINCE_TOWNS[THRACIA])
    event(s, 3, 1, *plague_dice(THRACIA), 2, QUIET, QUIET, 1, *[QUIET] * (towns - 2), 4, 2)
    assert over(s)
    assert s.loc[THRACIANS[0]] == NOWHERE
    assert s.loc[THRACIANS[1]] == second
    assert s.loc[PERSIANS[0]] == PROVINCE_TOWNS[PERSIA][0]
    assert s.loc[FLEET] == SEA_HEX
    assert s.mark[second] == PILLAGED
    assert s.pillaged == [second]
    assert s.sp == [0, 0]
    assert (hand_size(s, IMPERIAL), hand_size(s, BARBARIAN)) == (1, 3)


@pytest.mark.clause("event.31a", "event.31b")
def test_an_off_map_area_falls_ill_by_itself_and_its_units_are_one_stack() -> None:
    s = war(BARBARIAN)
    area = AREA_OF_PROVINCE[PERSIA]
    for u in PERSIANS[:4]:
        put(s, u, area)
    put(s, PERSIANS[5], PROVINCE_TOWNS[PERSIA][0])
    event(s, 3, 2, *plague_dice(PROVINCE_COUNT + area - HEX_COUNT), 1, 1, 1)
    assert over(s)
    assert s.at[area] == ()
    assert s.loc[PERSIANS[5]] == PROVINCE_TOWNS[PERSIA][0]


@pytest.mark.clause("event.31b", "21.4c")
def test_plague_takes_neutral_stacks_and_justinian() -> None:
    s = war(IMPERIAL)
    put(s, GOTH, ROMA)
    put(s, JUSTINIAN, PROVINCE_TOWNS[THRACIA][0])
    s.hand[AGENT] = 5
    towns = len(PROVINCE_TOWNS[THRACIA]) + len(PROVINCE_TOWNS[OSTROGOTHS])
    event(s, 3, 1, *plague_dice(THRACIA, OSTROGOTHS), 1, 1, *[QUIET] * towns, 1, 1)
    assert over(s)
    assert s.loc[GOTH] == NOWHERE
    assert s.loc[JUSTINIAN] == OUT
    assert hand_size(s, IMPERIAL) == 0


@pytest.mark.clause("event.31c", "27.6b")
def test_plague_ends_a_colony_without_a_pillage_marker() -> None:
    s = war(IMPERIAL)
    hexes = [h for h in PROVINCE_HEXES[SLAVS] if KIND[h] == LAND]
    found_colony(s, hexes[3])
    set_works(s, hexes[3], True)
    event(s, 3, 1, *plague_dice(SLAVS), 2, 1, 1)
    assert over(s)
    assert not s.mark[hexes[3]]
    assert not s.colonies
    assert not s.works


# ---------------------------------------------------------------- 35-36, 41, 42-43


@pytest.mark.clause("event.35", "event.36", "4.41a", "4.41f")
def test_the_enemy_may_take_a_neutral_province_that_the_phasing_player_occupies() -> None:
    for ones in (5, 6):
        s = war(IMPERIAL)
        open_hex = next(h for h in PROVINCE_HEXES[VANDALS] if KIND[h] == LAND and not TOWN[h])
        coast = next(h for h in PROVINCE_HEXES[OSTROGOTHS] if KIND[h] == 1 and not TOWN[h])
        put(s, ARMY, open_hex)
        put(s, FLEET, coast)
        put(s, THRACIANS[0], PROVINCE_TOWNS[THRACIA][0])
        event(s, 3, ones)
        assert s.actor == BARBARIAN
        assert s.opts == [PASS, TAKE + OSTROGOTHS, TAKE + VANDALS]
        idle = copy(s)
        flow.choose(idle, PASS)
        assert idle.control == s.control
        flow.choose(s, TAKE + VANDALS)
        assert s.control[VANDALS] == BARBARIAN
        assert occupier(s, open_hex) == IMPERIAL


def test_without_units_in_neutral_land_nothing_resists() -> None:
    s = war(IMPERIAL)
    put(s, ARMY, PROVINCE_TOWNS[PERSIA][0])
    event(s, 3, 6)
    assert over(s)
    assert province_of(SEA_HEX) < 0


@pytest.mark.clause("event.41", "4.5")
def test_alliances_improve_by_one_step() -> None:
    s = war(IMPERIAL)
    event(s, 4, 1)
    assert s.actor == IMPERIAL
    assert TAKE + THRACIA not in s.opts
    friend = copy(s)
    flow.choose(friend, TAKE + GARAMANTES)
    assert friend.control[GARAMANTES] == IMPERIAL
    flow.choose(s, TAKE + PERSIA)
    assert s.control[PERSIA] == NEUTRAL


@pytest.mark.clause("event.42", "8.2b")
def test_balance_of_power_helps_whoever_is_three_provinces_behind() -> None:
    for lead, drawn in ((3, 4), (2, 0)):
        s = war(IMPERIAL)
        s.control = [NEUTRAL] * PROVINCE_COUNT + [IMPERIAL]
        for p in range(lead):
            s.control[p] = IMPERIAL
        s.control[LOMBARDS] = NEUTRAL
        s.pool = [0] * MARKER_KINDS
        s.pool[AGENT] = 10
        s.dice_one, s.dice_two = 11, 12
        event(s, 4, 2, *([4] if drawn else []))
        assert over(s)
        assert (hand_size(s, IMPERIAL), hand_size(s, BARBARIAN)) == (0, drawn)
