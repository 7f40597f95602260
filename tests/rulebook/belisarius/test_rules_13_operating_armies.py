"""Several armies in a hex and how they act together [13.2-13.23], from the words of the rules."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

GOTHS = {"ostrogoths": "barbarian"}


def camp(**rest: Any) -> Table:
    """Three guard field armies in one hex."""
    return Table(units={"3431": ["3 guard field_army"]}, **rest)


@pytest.mark.clause("13.2", "13.23")
def test_three_units_may_be_one_army_or_two_or_three() -> None:
    one = camp(dice=[1]).operates("3431").does("march:3432", "halt")
    assert one.units("3432") == ["Guard-field_army-1", "Guard-field_army-2", "Guard-field_army-3"]
    assert one.asked != "NextArmy"

    two = camp(dice=[1, 1]).operates("3431", "Guard-field_army-1", "Guard-field_army-2").does("march:3432", "halt")
    two.operates("3431").does("march:3430", "halt")
    assert two.units("3432") == ["Guard-field_army-1", "Guard-field_army-2"]
    assert two.units("3430") == ["Guard-field_army-3"]

    three = camp(dice=[1, 1, 1])
    for n, goal in ((1, "3432"), (2, "3430"), (3, "3531")):
        three.operates("3431", f"Guard-field_army-{n}").does(f"march:{goal}", "halt")
        assert three.where(f"Guard-field_army-{n}") == goal


@pytest.mark.clause("13.21a", "16.4a")
def test_units_on_the_way_are_not_taken_along() -> None:
    t = Table(units={"3431": "guard field_army", "3432": "thracia field_army"}, dice=[1, 1])
    t.operates("3431").does("march:3432")
    assert t.army == ["Guard-field_army-1"]
    t.does("march:3532")
    assert t.units("3532") == ["Guard-field_army-1"]
    assert t.units("3432") == ["Thracia-field_army-1"]
    t.does("halt").operates("3432")
    assert t.army == ["Thracia-field_army-1"]


@pytest.mark.clause("13.21a")
def test_a_unit_dropped_cannot_be_taken_up_again() -> None:
    t = camp(dice=[1]).operates("3431").does("drop:Guard-field_army-3", "march:3432", "march:3431")
    assert t.army == ["Guard-field_army-1", "Guard-field_army-2"]
    t.does("march:3430")
    assert t.units("3431") == ["Guard-field_army-3"]


@pytest.mark.clause("13.21b", "16.4b")
def test_units_left_behind_on_the_march_are_done_for_the_turn() -> None:
    t = camp(dice=[1, 1]).operates("3431").does("march:3432", "drop:Guard-field_army-2", "march:3532", "halt")
    assert t.units("3432") == ["Guard-field_army-2"]
    assert t.units("3532") == ["Guard-field_army-1", "Guard-field_army-3"]
    assert t.is_spent("Guard-field_army-2")
    assert t.asked != "NextArmy"


@pytest.mark.clause("13.21b", "13.2")
def test_units_that_never_joined_are_free_to_act() -> None:
    t = camp(dice=[1, 1]).operates("3431", "Guard-field_army-1").does("march:3432", "halt")
    t.may("army:3431").operates("3431")
    assert t.army == ["Guard-field_army-2", "Guard-field_army-3"]


@pytest.mark.clause("13.22", "17.24a")
def test_all_units_of_the_army_attack_and_no_others() -> None:
    t = Table(units={"3431": ["3 guard field_army"], "3430": "2 ostrogoths warband"}, control=GOTHS, dice=[1])
    t.operates("3431", "Guard-field_army-1", "Guard-field_army-2").does("attack:3430")
    t.until("ChooseTable", {"Stance": "fight"})
    t.dice(6).does("assault").until(lambda t: bool(t.events("battle")))
    # two guard field armies of five against two warbands of three behind a river (x2): 10 to 12
    assert t.event("odds")["attack-total"] == 10
    assert t.event("odds")["defence-total"] == 12


@pytest.mark.clause("17.24b", "13.21b")
def test_units_dropped_before_the_attack_take_no_part_and_do_nothing_more() -> None:
    t = Table(units={"3431": ["3 guard field_army"], "3430": "ostrogoths warband"}, control=GOTHS, dice=[1])
    t.operates("3431").does("drop:Guard-field_army-3", "attack:3430")
    t.until("ChooseTable", {"Stance": "fight"})
    t.dice(6).does("assault").until(lambda t: bool(t.events("battle")))
    assert t.event("odds")["attack-total"] == 10
    assert t.is_spent("Guard-field_army-3")


@pytest.mark.clause("17.24b")
def test_without_dropping_all_three_attack() -> None:
    t = Table(units={"3431": ["3 guard field_army"], "3430": "ostrogoths warband"}, control=GOTHS, dice=[1])
    t.operates("3431").does("attack:3430").until("ChooseTable", {"Stance": "fight"})
    t.dice(6).does("assault").until(lambda t: bool(t.events("battle")))
    assert t.event("odds")["attack-total"] == 15


@pytest.mark.clause("13.23")
def test_armies_may_be_formed_anew_each_turn() -> None:
    t = camp(dice=[1, 1], sp={"imperial": 30})
    t.operates("3431", "Guard-field_army-1").does("halt")
    t.operates("3431", "Guard-field_army-2", "Guard-field_army-3").does("halt")
    assert t.asked != "NextArmy"
    # Prosperity for both, an event that harms nobody
    t.dice(2, 6, 2, 6).until("NextArmy", side="imperial")
    assert t.turn == 3
    assert t.units("3431") == ["Guard-field_army-1", "Guard-field_army-2", "Guard-field_army-3"]
    t.operates("3431", "Guard-field_army-1", "Guard-field_army-3")
    assert t.army == ["Guard-field_army-1", "Guard-field_army-3"]
