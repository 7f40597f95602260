"""Battles of fleets [19.61-19.64, 19.8], from the clauses."""

from typing import Any

import pytest

from rulebook.belisarius.fray import fights, loses, odds, result
from rulebook.belisarius.table import Table

GOTHS = {"ostrogoths": "barbarian"}
DULL = ["agent"] * 6


def sea(units: dict[str, str | list[str]], at: str, **rest: Any) -> Table:
    t = Table(units=units, control=GOTHS, draws=DULL, **rest)
    return t.operates(at, points=6, sail="fleet" in str(units[at]))


@pytest.mark.clause("19.61")
def test_fleets_attack_fleets_at_sea_on_the_coast_and_in_port() -> None:
    t = sea({"3533": "guard fleet", "3534": "ostrogoths fleet"}, "3533")
    t.does("attack:3534")
    fights(t, 6)
    assert t.event("odds")["attack-total"] == 4 and t.event("odds")["defence-total"] == 3 and odds(t) == "1:1"
    assert result(t) == "DZ" and t.units("3534") == []
    sea({"3533": "guard fleet", "3532": "ostrogoths fleet"}, "3533").may("attack:3532")
    sea({"3533": "guard fleet", "3433": "ostrogoths fleet"}, "3533").may("attack:3433")


@pytest.mark.clause("19.61", "17.74.2b")
def test_a_fleet_in_constantinopolis_is_tripled_as_on_land() -> None:
    t = sea({"3533": "guard fleet", "3433": "ostrogoths fleet"}, "3533").does("attack:3433")
    fights(t, 6)
    assert t.event("odds")["defence-total"] == 9


@pytest.mark.clause("19.62a")
def test_fleets_attack_land_units_on_the_coast() -> None:
    t = sea({"3533": "guard fleet", "3532": "ostrogoths garrison"}, "3533").does("attack:3532")
    fights(t, 6)
    assert odds(t) == "4:1" and t.units("3532") == []


@pytest.mark.clause("19.62a")
def test_fleets_attack_across_water_only() -> None:
    # 3432 and 3431 meet in land and water, 3532 and 3431 on land only; 3531 is inland
    sea({"3432": "guard fleet", "3431": "ostrogoths garrison"}, "3432").may("attack:3431")
    t = sea({"3532": "guard fleet", "3431": "ostrogoths garrison", "3531": "ostrogoths garrison"}, "3532")
    t.may_not("attack:3431", "17.28").may_not("attack:3531", "17.28")


@pytest.mark.clause("19.62b")
def test_land_units_attack_fleets_on_the_coast_not_at_sea() -> None:
    t = sea({"3531": "guard field_army", "3532": "ostrogoths fleet"}, "3531")
    t.may("attack:3532").does("attack:3532")
    fights(t, 6)
    assert odds(t) == "1.5:1" and t.units("3532") == []
    t = sea({"3532": "guard field_army", "3533": "ostrogoths fleet"}, "3532")
    t.may_not("attack:3533", "17.28")


@pytest.mark.clause("19.63")
def test_land_units_aboard_fight_with_their_fleets_in_attack() -> None:
    units: dict[str, str | list[str]] = {"3533": ["guard fleet", "guard field_army"], "3534": "ostrogoths fleet"}
    t = sea(units, "3533", aboard=["3533"]).does("attack:3534")
    fights(t, 6)
    assert t.event("odds")["attack"] == 4 + 5
    # against land units too, without going ashore
    units = {"3533": ["guard fleet", "guard field_army"], "3532": "ostrogoths garrison"}
    t = sea(units, "3533", aboard=["3533"]).does("attack:3532")
    fights(t, 6)
    assert t.event("odds")["attack"] == 9 and t.is_aboard("Guard-field_army-1")


@pytest.mark.clause("19.63", "17.3a")
def test_land_units_aboard_fight_with_their_fleets_in_defence() -> None:
    units: dict[str, str | list[str]] = {
        "3533": "3 guard fleet",
        "3534": ["ostrogoths fleet", "ostrogoths warband", "Totila"],
    }
    t = sea(units, "3533", aboard=["3534"]).does("attack:3534")
    fights(t, 2)
    assert t.event("odds")["defence"] == 3 + 3 + 2


@pytest.mark.clause("19.8", "17.74.1")
def test_leaders_aboard_multiply_fleets() -> None:
    t = sea({"3533": ["guard fleet", "Belisarius"], "3534": "ostrogoths fleet"}, "3533", aboard=["3533"])
    t.does("attack:3534")
    fights(t, 6)
    assert t.event("odds")["attack-total"] == 3 * (4 + 2)


@pytest.mark.clause("19.64", "15.114")
def test_land_units_aboard_have_no_zone() -> None:
    # 3430 and 3431 are beside 3532's neighbour; an army marches past a laden fleet, not past soldiers ashore
    units: dict[str, str | list[str]] = {"3532": ["ostrogoths fleet", "ostrogoths warband"], "3430": "guard field_army"}
    t = sea(units, "3430", aboard=["3532"]).does("march:3431")
    assert "march:3432" in t.choices()
    t = sea(units, "3430").does("march:3431")
    assert "march:3432" not in t.choices()


@pytest.mark.clause("19.51", "19.63")
def test_cargo_that_loses_its_fleet_at_sea_goes_down_and_counts() -> None:
    # the owner must lose half of 3 + 3 + 3: the fleet alone drowns both warbands
    units: dict[str, str | list[str]] = {
        "3533": "3 guard fleet",
        "3534": ["ostrogoths fleet", "2 ostrogoths warband"],
    }
    t = sea(units, "3533", aboard=["3534"]).does("attack:3534")
    fights(t, 4)
    assert result(t) == "DD"
    loses(t, "ostrogoths fleet")
    assert t.units("3534") == [] and t.where("Ostrogoths-warband-1") == "available"


@pytest.mark.clause("crt.note.3a", "19.63")
def test_beaten_fleets_retreat_by_water_with_their_cargo() -> None:
    units: dict[str, str | list[str]] = {
        "3533": "2 guard fleet",
        "3534": ["2 ostrogoths fleet", "ostrogoths garrison"],
    }
    t = sea(units, "3533", aboard=["3534"]).does("attack:3534")
    fights(t, 3, "manoeuvre")
    assert result(t) == "DR" and t.targets("retreat")
    t.does(t.choices("retreat")[0])
    assert t.where("Ostrogoths-garrison-1") == t.where("Ostrogoths-fleet-1") != "3534"
    assert t.is_aboard("Ostrogoths-garrison-1")


@pytest.mark.clause("19.51", "crt.note.2")
def test_the_owner_names_who_goes_down_when_some_fleets_are_left() -> None:
    # two fleets carry five; the loss of one leaves room for three, and what drowns counts for the loss
    units: dict[str, str | list[str]] = {
        "3533": ["3 guard fleet", "2 guard field_army"],
        "3534": ["2 ostrogoths fleet", "5 ostrogoths garrison"],
    }
    t = sea(units, "3533", aboard=["3533", "3534"]).does("attack:3534")
    fights(t, 3)
    assert t.event("odds")["defence"] == 11 and result(t) == "DD"
    t.does("lose:ostrogoths fleet")
    assert t.decider == "barbarian" and len(t.choices("lose")) == 5
    t.does("lose:Ostrogoths-garrison-4", "lose:Ostrogoths-garrison-5")
    # 3 and 1 and 1 of the 6 that are asked
    assert t.asked == "Casualties" and "done" not in t.choices()
    t.dice(1)
    loses(t, "ostrogoths garrison")
    assert t.asked == "NextHex"
    assert t.where("Ostrogoths-garrison-5") == "available" and t.where("Ostrogoths-fleet-2") != "available"


@pytest.mark.clause("19.51")
def test_on_a_coast_the_cargo_of_a_lost_fleet_is_ashore() -> None:
    units: dict[str, str | list[str]] = {
        "3533": ["3 guard fleet", "2 guard field_army"],
        "3532": ["ostrogoths fleet", "2 ostrogoths warband"],
    }
    t = sea(units, "3533", aboard=["3533", "3532"]).does("attack:3532")
    fights(t, 3)
    assert result(t) == "DD"
    t.does("lose:ostrogoths fleet")
    # 3 of the 5 that are asked: the warbands live, ashore, and go by land
    assert len(t.units("3532")) == 2 and not t.is_aboard("Ostrogoths-warband-1") and "done" not in t.choices()
    t.dice(1)
    loses(t, "Ostrogoths-warband-1")
    assert sorted(t.targets("retreat")) == ["3431", "3432", "3531", "3631"]


@pytest.mark.clause("17.3a", "17.71b", "19.63")
def test_a_beaten_naval_army_goes_on_with_its_fleets() -> None:
    # thrown back one hex with its cargo, it may attack again
    units: dict[str, str | list[str]] = {"3533": ["2 guard fleet", "guard garrison"], "3534": "2 ostrogoths fleet"}
    t = sea(units, "3533", aboard=["3533"]).does("attack:3534")
    fights(t, 1, "manoeuvre")
    assert result(t) == "AR" and t.decider == "imperial"
    h = t.targets("retreat")[0]
    # fleets stay on the water, and stop where it ends
    assert "16.33" in t.reasons("retreat:3531") and "16.32" not in t.reasons("retreat:3531")
    t.does(f"retreat:{h}")
    assert len(t.units(h)) == 3 and len(t.army) == 3 and t.asked == "Operate"
