"""Control of provinces and what becomes of their units when it changes. Section 4."""

import pytest

from polemos.games.belisarius.data.forces import FLEET, UNIT_INDEX, UNIT_TYPE, UNITS_OF
from polemos.games.belisarius.data.world import (
    AREA_OF_PROVINCE,
    BARBARIAN,
    CARTHAGO,
    CONSTANTINOPOLIS,
    GUARD,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    LAND,
    NEIGHBOURS,
    NEUTRAL,
    NOWHERE,
    PERSIA,
    PROVINCE_HEXES,
    PROVINCE_TOWNS,
    ROMA,
    SEA,
    TOWN,
)
from polemos.games.belisarius.rules.control import make_belligerent, set_control
from polemos.games.belisarius.state import War, blank, in_zone, occupier, owner, put, reindex, set_aboard
from polemos.kernel import flow
from rulebook.belisarius.named import OSTROGOTHS, VANDALS

GOTHS = [u for u in UNITS_OF[OSTROGOTHS] if UNIT_TYPE[u] != FLEET]
GOTH_FLEET = UNIT_INDEX["Ostrogoths-fleet-1"]
VITIGES = UNIT_INDEX["Vitiges"]
GUARD_ARMY = UNIT_INDEX["Guard-field_army-1"]
PERSIAN = UNIT_INDEX["Persia-garrison-1"]
VANDAL = UNIT_INDEX["Vandals-garrison-1"]
OPEN = next(h for h in PROVINCE_HEXES[VANDALS] if KIND[h] == LAND and not TOWN[h])
HOME = next(h for h in PROVINCE_HEXES[OSTROGOTHS] if KIND[h] == LAND and not TOWN[h])
SEA_HEX = next(h for h in range(HEX_COUNT) if KIND[h] == SEA)


def goths(control: int) -> War:
    s = blank()
    s.player = IMPERIAL
    s.control[OSTROGOTHS] = control
    return s


def change(s: War, province: int, new: int) -> None:
    set_control(s, province, new, "4.42")
    flow.run(s)
    assert s.actor == flow.NOBODY
    held = (s.at, s.occ, s.shed, s.zone, s.town, s.mark)
    reindex(s)
    assert held == (s.at, s.occ, s.shed, s.zone, s.town, s.mark)


@pytest.mark.clause("4.1a", "4.2a", "4.12")
def test_a_unit_belongs_to_whoever_controls_its_province_and_the_guard_never_is_neutral() -> None:
    s = blank()
    for side in (IMPERIAL, BARBARIAN, NEUTRAL):
        s.control[OSTROGOTHS] = side
        assert owner(s, GOTHS[0]) == side
    assert owner(s, GUARD_ARMY) == IMPERIAL
    s.rebel[GUARD_ARMY] = 1
    assert owner(s, GUARD_ARMY) == BARBARIAN


@pytest.mark.clause("4.42", "4.4", "4.3")
def test_violated_neutrality_gives_the_province_to_the_other_player_at_once() -> None:
    s = goths(NEUTRAL)
    put(s, GOTHS[0], HOME)
    near = NEIGHBOURS[HOME][0]
    assert not in_zone(s, near, IMPERIAL)
    make_belligerent(s, OSTROGOTHS, IMPERIAL, "4.41d")
    assert s.control[OSTROGOTHS] == BARBARIAN
    assert occupier(s, HOME) == BARBARIAN
    assert in_zone(s, near, IMPERIAL)


def test_only_a_neutral_province_becomes_belligerent() -> None:
    s = goths(IMPERIAL)
    make_belligerent(s, OSTROGOTHS, IMPERIAL, "4.41d")
    assert s.control[OSTROGOTHS] == IMPERIAL


@pytest.mark.clause("4.11", "4.42")
def test_a_change_is_told() -> None:
    s = goths(NEUTRAL)
    s.heard = []
    set_control(s, OSTROGOTHS, BARBARIAN, "event.21")
    assert [(e.kind, e.args, e.clauses[0]) for e in s.heard] == [
        ("control", (OSTROGOTHS, NEUTRAL, BARBARIAN), "event.21")
    ]


@pytest.mark.clause("4.5", "4.51a", "4.51b", "4.51c", "4.31e")
def test_return_to_neutrality_keeps_units_at_home_and_in_towns_abroad() -> None:
    s = goths(BARBARIAN)
    put(s, GOTHS[0], HOME)
    put(s, GOTHS[1], OPEN)
    put(s, GOTHS[2], CARTHAGO)
    put(s, GOTH_FLEET, SEA_HEX)
    change(s, OSTROGOTHS, NEUTRAL)
    assert s.loc[GOTHS[0]] == HOME
    assert s.loc[GOTHS[1]] == NOWHERE
    assert s.loc[GOTHS[2]] == CARTHAGO
    assert s.loc[GOTH_FLEET] == NOWHERE
    assert occupier(s, CARTHAGO) == NEUTRAL
    assert not any(s.zone)


@pytest.mark.clause("4.51d", "4.51e", "13.131b")
def test_newly_neutral_units_beside_belligerents_are_removed_and_those_stay() -> None:
    s = goths(IMPERIAL)
    put(s, GOTHS[0], ROMA)
    put(s, GUARD_ARMY, ROMA)
    s.heard = []
    change(s, OSTROGOTHS, NEUTRAL)
    assert s.loc[GOTHS[0]] == NOWHERE
    assert s.at[ROMA] == (GUARD_ARMY,)
    assert occupier(s, ROMA) == IMPERIAL
    assert ("4.51d",) in [e.clauses for e in s.heard if e.kind == "destroyed"]


@pytest.mark.clause("4.6a", "21.231")
def test_defection_brings_all_units_wherever_they_are_and_their_leader() -> None:
    s = goths(BARBARIAN)
    put(s, GOTHS[0], HOME)
    put(s, GOTHS[1], OPEN)
    put(s, VITIGES, OPEN)
    change(s, OSTROGOTHS, IMPERIAL)
    assert s.at[OPEN] == tuple(sorted((GOTHS[1], VITIGES)))
    assert {owner(s, u) for u in (GOTHS[0], GOTHS[1], VITIGES)} == {IMPERIAL}


@pytest.mark.clause("4.6b", "13.12")
def test_defectors_beside_units_that_stay_with_their_old_master_are_removed() -> None:
    s = goths(IMPERIAL)
    put(s, GOTHS[0], CONSTANTINOPOLIS)
    put(s, GUARD_ARMY, CONSTANTINOPOLIS)
    put(s, GOTHS[1], HOME)
    change(s, OSTROGOTHS, BARBARIAN)
    assert s.at[CONSTANTINOPOLIS] == (GUARD_ARMY,)
    assert s.loc[GOTHS[1]] == HOME


@pytest.mark.clause("13.132a", "4.6b")
def test_units_that_turn_barbarian_never_stand_beside_other_barbarians() -> None:
    s = goths(IMPERIAL)
    s.control[VANDALS] = IMPERIAL
    put(s, GOTHS[0], ROMA)
    put(s, VANDAL, ROMA)
    change(s, VANDALS, BARBARIAN)
    assert s.at[ROMA] == (GOTHS[0],)


@pytest.mark.clause("18.1a", "18.11")
def test_units_in_their_off_map_area_stay_whatever_happens_to_the_province() -> None:
    s = blank()
    s.control[PERSIA] = BARBARIAN
    area = AREA_OF_PROVINCE[PERSIA]
    put(s, PERSIAN, area)
    for new in (NEUTRAL, IMPERIAL, BARBARIAN):
        change(s, PERSIA, new)
        assert s.at[area] == (PERSIAN,)
        assert occupier(s, area) == new


@pytest.mark.clause("4.2b", "12.0b")
def test_a_change_of_control_never_touches_the_guard() -> None:
    s = goths(IMPERIAL)
    put(s, GUARD_ARMY, PROVINCE_TOWNS[OSTROGOTHS][0])
    change(s, OSTROGOTHS, BARBARIAN)
    assert owner(s, GUARD_ARMY) == s.control[GUARD] == IMPERIAL
    assert s.loc[GUARD_ARMY] == PROVINCE_TOWNS[OSTROGOTHS][0]


@pytest.mark.clause("19.51")
def test_cargo_goes_down_with_a_fleet_that_leaves() -> None:
    s = goths(IMPERIAL)
    put(s, GOTH_FLEET, SEA_HEX)
    put(s, GUARD_ARMY, SEA_HEX)
    set_aboard(s, GUARD_ARMY, 1)
    change(s, OSTROGOTHS, NEUTRAL)
    assert s.at[SEA_HEX] == ()
    assert s.loc[GUARD_ARMY] == NOWHERE


@pytest.mark.clause("4.52")
def test_the_same_state_again_changes_nothing() -> None:
    s = goths(NEUTRAL)
    put(s, GOTHS[0], HOME)
    before = flow.key(s)
    set_control(s, OSTROGOTHS, NEUTRAL, "4.5")
    assert flow.key(s) == before
