"""River movement of fleets [29.1a-29.5], from the words of the rules.

The Danube: 3732 (Odessus) and 3731 to 3727 on its south bank, 3832 to 3828 on its north bank, Viminacium (3826) above.
"""

from typing import Any

import pytest

from polemos.games.belisarius.data.world import HEX_COUNT, HEX_NAMES, NEIGHBOURS, RIVER_COURSES, RIVER_STEPS, RIVERS
from rulebook.belisarius.table import Table

ON: dict[str, Any] = {"options": ["rivers"]}
GOTHS = {"ostrogoths": "barbarian"}


@pytest.mark.clause("29.1a")
def test_fleets_go_up_the_river_with_the_option_only() -> None:
    Table(units={"Odessus": "guard fleet"}, dice=[6], **ON).operates("Odessus").may("march:3731", "march:3831")
    Table(units={"Odessus": "guard fleet"}, dice=[6]).operates("Odessus").may_not("march:3731", "16.33")


@pytest.mark.clause("29.1a", "19.53")
def test_they_carry_their_cargo() -> None:
    t = Table(units={"Odessus": ["guard fleet", "guard field_army"]}, dice=[6], **ON)
    t.operates("Odessus", sail=True).does("march:3730")
    assert t.units("3730") == ["Guard-field_army-1", "Guard-fleet-1"]
    assert t.is_aboard("Guard-field_army-1")


@pytest.mark.clause("29.1b")
def test_one_point_a_hex_whatever_the_ground_or_the_port() -> None:
    for pillaged in ([], ["Odessus"]):
        t = Table(units={"Odessus": "guard fleet"}, pillaged=pillaged, dice=[6], **ON).operates("Odessus")
        t.does("march:3731", "march:3730", "march:3729")
        assert t.op == 36 - 3


@pytest.mark.clause("29.1b")
def test_every_next_hex_on_the_same_river_costs_one_point_also_past_a_bend() -> None:
    # the Araxes runs around 3347, between 3447 and 3446
    t = Table(units={"3447": "guard fleet"}, dice=[6], **ON).operates("3447").does("march:3444")
    assert t.op == 36 - 3


@pytest.mark.clause("29.1b")
def test_two_rivers_are_no_way_across_the_land_between_them() -> None:
    rivers = [{name for name, sides in RIVER_COURSES if any(h in side for side in sides)} for h in range(HEX_COUNT)]
    apart = 0
    for a in range(HEX_COUNT):
        for b in NEIGHBOURS[a]:
            ours, theirs = rivers[a], rivers[b]
            if ours and theirs and not ours & theirs and not set(RIVERS[a]) & set(RIVERS[b]):
                apart += 1
                assert b not in RIVER_STEPS[a], (HEX_NAMES[a], HEX_NAMES[b])
    assert apart > 0


@pytest.mark.clause("29.1b", "29.2b")
def test_only_along_the_river() -> None:
    t = Table(units={"3731": "guard fleet"}, dice=[6], **ON).operates("3731").may("march:3730")
    t.may_not("march:3630", "29.2b").may_not("march:3631", "29.2b")


@pytest.mark.clause("29.2a")
def test_on_the_river_they_do_not_enter_occupied_hexes() -> None:
    t = Table(units={"3731": "guard fleet", "3730": "slavs warband"}, dice=[6], **ON).operates("3731")
    t.may_not("march:3730", "16.31").may("attack:3730")


@pytest.mark.clause("29.2a")
def test_on_the_river_land_units_attack_them() -> None:
    units = {"3630": "guard field_army", "3730": "ostrogoths fleet"}
    Table(units=units, control=GOTHS, dice=[6], **ON).operates("3630").may("attack:3730")


@pytest.mark.clause("29.3")
def test_on_the_river_they_have_no_zone_nor_has_their_cargo() -> None:
    units: dict[str, str | list[str]] = {
        "3628": "guard field_army",
        "3730": ["ostrogoths fleet", "ostrogoths warband aboard"],
    }
    Table(units=units, control=GOTHS, dice=[6], **ON).operates("3628").does("march:3629").may("march:3628")


@pytest.mark.clause("29.3")
def test_on_the_river_land_zones_stop_them() -> None:
    units = {"3731": "guard fleet", "3829": "slavs warband"}
    t = Table(units=units, control={"slavs": "barbarian"}, dice=[6], **ON).operates("3731").does("march:3730")
    assert t.choices("march") == []
    t.may_not("march:3731", "15.2").may("attack:3829")
    t = Table(units=units, dice=[6], **ON).operates("3731").does("march:3730").may("march:3731")


@pytest.mark.clause("29.4")
@pytest.mark.parametrize("stopper", ["ostrogoths warband", "ostrogoths fleet"])
def test_on_the_coast_they_are_at_sea(stopper: str) -> None:
    """3832 is a coastal hex on the Danube: land units next to it stop no fleet there, though fleets do."""
    t = Table(units={"3933": "guard fleet", "3733": stopper}, control=GOTHS, dice=[6], **ON)
    t.operates("3933").does("march:3832")
    assert t.op == 36 - 2
    assert bool(t.choices("march")) is (stopper == "ostrogoths warband")


@pytest.mark.clause("29.4", "29.3")
def test_a_fleet_on_a_river_coast_has_its_zone() -> None:
    """In 3832 it stops another in 3833; up the river in 3831 it has no zone at all."""
    for h in ("3832", "3831"):
        t = Table(units={"3834": "guard fleet", h: "ostrogoths fleet"}, control=GOTHS, dice=[6], **ON)
        t.operates("3834").does("march:3833")
        assert bool(t.choices("march")) is (h == "3831")


@pytest.mark.clause("29.5")
def test_towns_on_the_river_are_ports_to_go_aboard_and_ashore() -> None:
    t = Table(units={"Viminacium": ["guard fleet", "guard field_army"]}, dice=[6], **ON)
    t.operates("Viminacium", sail=True)
    assert t.is_aboard("Guard-field_army-1")
    t.does("ashore:guard field_army")
    t = Table(units={"3730": ["guard fleet", "guard field_army aboard"]}, dice=[6], **ON)
    t.operates("3730", sail=True).may_not("ashore:guard field_army", "19.54")


@pytest.mark.clause("29.5")
@pytest.mark.parametrize("options", [[], ["rivers"]])
def test_fleets_are_built_in_towns_on_the_river(options: list[str]) -> None:
    """Adrianopolis and Philippopolis lie on the Hebrus, inland."""
    t = Table(
        phase="recruitment",
        units={"Philippopolis": "thracia garrison"},
        options=options,
        sp={"imperial": 20},
    )
    if options:
        t.does("recruit:thracia fleet")
        assert t.units("Philippopolis") == ["Thracia-garrison-1", "Thracia-fleet-1"]
    else:
        t.may_not("recruit:thracia fleet")


@pytest.mark.clause("29.5")
def test_but_not_where_they_are_pillaged_or_away_from_rivers() -> None:
    base: dict[str, Any] = {"phase": "recruitment", "sp": {"imperial": 20}, **ON}
    Table(units={"Philippopolis": "thracia garrison"}, pillaged=["Philippopolis"], **base).may_not(
        "recruit:thracia fleet"
    )
    Table(units={"Serdica": "dacia garrison"}, **base).may("recruit:dacia garrison")
    Table(units={"Iconium": "asiana garrison"}, **base).may_not("recruit:asiana fleet")


@pytest.mark.clause("29.5", "27.31")
def test_a_colony_on_the_river_is_one_too() -> None:
    t = Table(
        phase="recruitment",
        units={"3730": "thracia garrison"},
        colonies=["3730"],
        sp={"imperial": 20},
        **ON,
    )
    t.may("recruit:thracia fleet")


@pytest.mark.clause("29.2b")
@pytest.mark.parametrize("barred", [False, True])
def test_beaten_off_the_river_they_are_lost(barred: bool) -> None:
    """With the ways along the river barred, dry land like 3629 is no way out for a fleet."""
    units: dict[str, str | list[str]] = {"3729": "2 ostrogoths fleet", "3628": ["4 guard field_army", "Belisarius"]}
    units |= {"3728": "Slavs-warband-1", "3828": "Slavs-warband-2", "3829": "Slavs-warband-3"}
    if barred:
        units["3730"] = "Slavs-warband-4"
    t = Table(units=units, control=GOTHS, dice=[6], draws=["agent"] * 4, **ON).operates("3628")
    t.does("attack:3729").until("ChooseTable", {"Stance": "fight"}).dice(3, 1).does("assault")
    t.does("lose:Ostrogoths-fleet-1").until("Operate", {"Casualties": "done"})
    assert t.where("Ostrogoths-fleet-2") == ("available" if barred else "3730")


@pytest.mark.clause("29.4", "16.33")
def test_between_two_coastal_hexes_no_river_is_crossed() -> None:
    """3430 and 3431 are coasts with land and a river between them: the way from one to the other is by sea."""
    t = Table(units={"3431": "guard fleet"}, dice=[6], **ON).operates("3431").does("march:3430")
    assert len(t.events("moved")) > 1
