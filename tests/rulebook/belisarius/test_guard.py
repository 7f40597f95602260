"""The Imperial guard: mutiny and return to loyalty. Section 12."""

import pytest

from polemos.games.belisarius.data.forces import (
    JUSTINIAN,
    UNIT_INDEX,
)
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    CONSTANTINOPOLIS,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    NOWHERE,
    ROMA,
    SEA,
)
from polemos.games.belisarius.rules.control import guard_units, may_revolt, mutiny, return_to_loyalty, strength
from polemos.games.belisarius.state import War, blank, occupier, owner, put, set_aboard
from polemos.kernel import flow
from rulebook.belisarius.named import BELISARIUS, THRACIA

ARMY = UNIT_INDEX["Guard-field_army-1"]
SECOND = UNIT_INDEX["Guard-field_army-2"]
GARRISON = UNIT_INDEX["Guard-garrison-1"]
THRACIAN = UNIT_INDEX["Thracia-field_army-1"]
THRACIANS = [UNIT_INDEX[f"Thracia-garrison-{n}"] for n in range(1, 7)]
FLEET = UNIT_INDEX["Thracia-fleet-1"]
SEA_HEX = next(h for h in range(HEX_COUNT) if KIND[h] == SEA)


def war() -> War:
    s = blank()
    s.control[THRACIA] = IMPERIAL
    return s


@pytest.mark.clause("12.2a", "4.12", "21.232")
def test_a_mutinous_stack_turns_barbarian_with_its_leader_and_back() -> None:
    s = war()
    put(s, ARMY, ROMA)
    put(s, BELISARIUS, ROMA)
    mutiny(s, ROMA, "event.44")
    flow.run(s)
    assert guard_units(s, ROMA, 1) == [ARMY, BELISARIUS]
    assert occupier(s, ROMA) == BARBARIAN
    return_to_loyalty(s, ROMA, "event.11")
    assert guard_units(s, ROMA, 0) == [ARMY, BELISARIUS]
    assert occupier(s, ROMA) == IMPERIAL


@pytest.mark.clause("12.22")
def test_only_the_guard_of_that_hex_revolts() -> None:
    s = war()
    put(s, ARMY, ROMA)
    put(s, SECOND, CONSTANTINOPOLIS)
    mutiny(s, ROMA, "event.44")
    flow.run(s)
    assert owner(s, ARMY) == BARBARIAN
    assert owner(s, SECOND) == IMPERIAL


@pytest.mark.clause("12.23", "21.4d")
def test_the_stack_of_justinian_never_revolts() -> None:
    s = war()
    put(s, ARMY, CONSTANTINOPOLIS)
    put(s, JUSTINIAN, CONSTANTINOPOLIS)
    assert not may_revolt(s, CONSTANTINOPOLIS)
    mutiny(s, CONSTANTINOPOLIS, "event.44")
    assert guard_units(s, CONSTANTINOPOLIS, 1) == []


@pytest.mark.clause("12.4a", "12.4b", "12.4c")
def test_in_a_mixed_hex_the_weaker_side_is_removed_and_an_equal_guard_wins() -> None:
    s = war()
    put(s, GARRISON, ROMA)
    others = [THRACIANS[0], THRACIANS[1]]
    for u in others:
        put(s, u, ROMA)
    assert strength([GARRISON]) == strength(others)
    mutiny(s, ROMA, "event.44")
    flow.run(s)
    assert s.at[ROMA] == (GARRISON,)
    assert owner(s, GARRISON) == BARBARIAN
    assert [s.loc[u] for u in others] == [NOWHERE, NOWHERE]


@pytest.mark.clause("12.4a")
def test_a_weaker_guard_is_removed_and_is_loyal_when_it_comes_back() -> None:
    s = war()
    put(s, GARRISON, ROMA)
    put(s, THRACIAN, ROMA)
    mutiny(s, ROMA, "event.44")
    flow.run(s)
    assert s.at[ROMA] == (THRACIAN,)
    assert s.loc[GARRISON] == NOWHERE
    assert not s.rebel[GARRISON]


@pytest.mark.clause("12.4a", "19.51")
def test_mutineers_at_sea_drown_with_the_fleet_that_they_overpower() -> None:
    s = war()
    put(s, FLEET, SEA_HEX)
    put(s, ARMY, SEA_HEX)
    set_aboard(s, ARMY, 1)
    mutiny(s, SEA_HEX, "event.44")
    flow.run(s)
    assert s.at[SEA_HEX] == ()
