"""Fleets and what they carry [19.1-19.9], from the words of the rules.

3330 is sea with the Thracian 3331 and 3430 on its north and 3230 on its south-east; 3418 and 3319 lie off Roma.
"""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

GOTHS = {"ostrogoths": "barbarian"}
VANDALS = {"vandals": "barbarian", "ostrogoths": "barbarian"}


def fought(t: Table) -> Table:
    return t.until(lambda t: t.asked == "ChooseTable" or bool(t.events("battle")), {"Stance": "fight"})


@pytest.mark.clause("19.1")
def test_fleets_come_to_port_coast_and_sea_only() -> None:
    t = Table(units={"3418": "guard fleet"}, dice=[6]).operates("3418")
    t.may("march:Roma", "march:3519", "march:3319")
    t.may_not("march:3520", "16.33").may_not("march:3420", "16.33")


@pytest.mark.clause("19.2a")
def test_a_fleet_operates_by_the_same_procedure() -> None:
    t = Table(units={"3418": "guard fleet", "Carthago": "guard fleet"}, dice=[2]).operates("3418")
    assert t.op == 32
    t.does("march:3519", "halt")
    assert t.targets("army") == ["2718"]
    t.may_not("army:3519", "14.1a")


@pytest.mark.clause("19.2a")
def test_fleets_pillage_and_colonise_on_the_coast() -> None:
    rest: dict[str, Any] = {"options": ["pillage", "colonisation"], "sp": {"imperial": 5}, "dice": [6]}
    t = Table(units={"3317": "guard fleet"}, **rest).operates("3317").may("pillage", "colonise")
    t.dice(6).does("pillage").until(lambda t: t.pillaged == ["3317"])
    t = Table(units={"3418": "guard fleet"}, **rest).operates("3418")
    t.may_not("pillage", "26.2").may_not("colonise")


@pytest.mark.clause("19.2b", "19.61")
def test_fleets_fight_fleets_at_sea_and_on_the_coast() -> None:
    for h in ("3319", "3519", "Roma"):
        t = Table(units={"3418": "guard fleet", h: "ostrogoths fleet"}, control=GOTHS, dice=[6]).operates("3418")
        t.may(f"attack:{h}").does(f"attack:{h}")
        assert t.op == 36 - 4
        fought(t.dice(6))
        if t.asked == "ChooseTable":
            t.does("assault")
        assert t.event("odds")["attack-total"] == 4
        assert t.event("odds")["defence-total"] == (6 if h == "Roma" else 3)


@pytest.mark.clause("19.2b", "19.62a")
def test_fleets_fight_land_units_on_the_coast() -> None:
    t = Table(
        units={"3418": "guard fleet", "3519": "ostrogoths warband", "3420": "ostrogoths garrison"},
        control=GOTHS,
        dice=[6],
    )
    t.operates("3418").may("attack:3519").may_not("attack:3420", "17.22")


@pytest.mark.clause("19.62a")
def test_across_sea_and_coast_hexsides_but_not_across_land() -> None:
    """Ravenna and 3719 have land between them, Ravenna and 3620 a coastal hexside."""
    units = {"Ravenna": "guard fleet", "3719": "ostrogoths warband", "3620": "Ostrogoths-warband-2"}
    t = Table(units={**units, "3819": "Ostrogoths-warband-3"}, control=GOTHS, dice=[6]).operates("Ravenna")
    t.may("attack:3620", "attack:3819").may_not("attack:3719", "16.33")


@pytest.mark.clause("19.62b")
def test_land_units_fight_fleets_on_the_coast_but_not_at_sea() -> None:
    units = {"3419": "guard field_army", "3519": "Ostrogoths-fleet-1", "3418": "Ostrogoths-fleet-2"}
    t = Table(units=units, control=GOTHS, dice=[6]).operates("3419")
    t.may("attack:3519").may_not("attack:3418", "19.62b")


@pytest.mark.clause("19.3")
@pytest.mark.parametrize("control", ["barbarian", "neutral"])
def test_fleets_on_the_coast_bar_armies_and_land_units_bar_fleets(control: str) -> None:
    t = Table(
        units={"3620": "guard field_army", "Ravenna": "ostrogoths fleet"}, control={"ostrogoths": control}, dice=[6]
    )
    t.operates("3620").may_not("march:Ravenna", "16.31")
    t = Table(units={"3721": "guard fleet", "Ravenna": "ostrogoths warband"}, control={"ostrogoths": control}, dice=[6])
    t.operates("3721").may_not("march:Ravenna", "16.31").may("march:3620")


@pytest.mark.clause("19.4", "15.113")
def test_land_zones_do_not_stop_fleets() -> None:
    t = Table(units={"3418": "guard fleet", "3618": "ostrogoths warband"}, control=GOTHS, dice=[6]).operates("3418")
    t.does("march:3519").may("march:3518", "march:3418")


@pytest.mark.clause("19.4")
def test_fleet_zones_do_not_stop_armies_but_fleets() -> None:
    units = {"3320": "guard field_army", "3319": "ostrogoths fleet", "3317": "guard fleet"}
    t = (
        Table(units=units, control=GOTHS, dice=[6, 6])
        .operates("3320")
        .does("march:Roma")
        .may("march:3519")
        .does("halt")
    )
    t.operates("3317").does("march:3318")
    assert t.choices("march") == []


@pytest.mark.clause("19.5a")
def test_cargo_is_taken_aboard_in_port_or_on_the_coast_where_both_are() -> None:
    for h in ("3433", "3432"):
        t = Table(units={h: ["guard fleet", "guard field_army"]}, dice=[6]).operates(h, sail=True)
        assert t.is_aboard("Guard-field_army-1")
        t.does("march:3533")
        assert t.units("3533") == ["Guard-field_army-1", "Guard-fleet-1"]


@pytest.mark.clause("19.5a")
def test_nothing_is_picked_up_elsewhere() -> None:
    t = Table(units={"3433": "guard fleet", "3434": "guard field_army"}, dice=[6]).operates("3433").does("march:3434")
    assert t.choices("embark") == []
    assert t.army == ["Guard-fleet-1"]


@pytest.mark.clause("19.5a")
def test_it_need_not_take_all() -> None:
    t = Table(units={"3433": ["guard fleet", "2 guard field_army"]}, dice=[6, 1]).does("army:3433", "sail")
    t.does("embark:Guard-field_army-2", "done").does("march:3533")
    assert t.units("3433") == ["Guard-field_army-1"]
    t.does("halt").operates("3433")
    assert t.army == ["Guard-field_army-1"], "who stayed ashore has not acted"


@pytest.mark.clause("19.51")
def test_three_land_units_a_fleet_leaders_too() -> None:
    t = Table(units={"3433": ["guard fleet", "3 guard field_army", "Belisarius"]}, dice=[6]).does("army:3433", "sail")
    t.does("embark:Belisarius", "embark:Guard-field_army-1", "embark:Guard-field_army-2")
    if t.asked == "Embarkation":
        t.may_not("embark:Guard-field_army-3", "19.51").does("done")
    assert t.army == ["Guard-field_army-1", "Guard-field_army-2", "Guard-fleet-1", "Belisarius"]


@pytest.mark.clause("19.51")
def test_two_fleets_carry_six() -> None:
    t = Table(units={"3433": ["2 guard fleet", "6 guard field_army"]}, dice=[6]).operates("3433", sail=True)
    assert len(t.army) == 8
    t.does("march:3533")
    assert len(t.units("3533")) == 8


@pytest.mark.clause("19.52b")
@pytest.mark.parametrize("goal", ["3533", "3534", "3434"])
def test_one_point_a_hex_from_a_friendly_port(goal: str) -> None:
    t = Table(units={"Constantinopolis": "guard fleet"}, dice=[6]).operates("Constantinopolis").does(f"march:{goal}")
    assert t.op == 36 - 1


@pytest.mark.clause("19.52b")
def test_it_stays_one_point_for_the_whole_operation() -> None:
    t = Table(units={"Constantinopolis": "guard fleet"}, dice=[6]).operates("Constantinopolis")
    t.does("march:3534", "march:3434", "march:3534")
    assert t.op == 36 - 3


@pytest.mark.clause("19.52c")
@pytest.mark.parametrize("start", ["3434", "3533"])
def test_two_points_a_hex_from_an_open_coast_or_the_sea(start: str) -> None:
    t = Table(units={start: "guard fleet"}, dice=[6]).operates(start).does("march:3534")
    assert t.op == 36 - 2
    t.does("march:Constantinopolis" if start == "3533" else "march:3434")
    assert t.op == 36 - 4


@pytest.mark.clause("19.52c", "tbl.pillage.marker.4")
def test_a_pillaged_port_is_an_open_coast() -> None:
    t = Table(units={"Constantinopolis": "guard fleet"}, pillaged=["Constantinopolis"], dice=[6])
    t.operates("Constantinopolis").does("march:3534")
    assert t.op == 36 - 2


@pytest.mark.clause("19.52b", "27.33")
def test_a_coastal_colony_is_a_port() -> None:
    t = Table(units={"3317": "guard fleet"}, colonies=["3317"], dice=[6]).operates("3317").does("march:3318")
    assert t.op == 36 - 1
    t = Table(units={"3317": "guard fleet"}, dice=[6]).operates("3317").does("march:3318")
    assert t.op == 36 - 2


@pytest.mark.clause("19.52a")
def test_going_aboard_and_ashore_is_free() -> None:
    t = Table(units={"Constantinopolis": ["guard fleet", "guard field_army", "thracia garrison"]}, dice=[6])
    t.operates("Constantinopolis", sail=True)
    assert t.op == 36
    t.does("march:3434", "ashore:guard field_army")
    assert t.op == 35


@pytest.mark.clause("19.53")
def test_units_aboard_count_for_stacking() -> None:
    t = Table(
        units={
            "3533": ["guard fleet", "3 guard field_army aboard"],
            "3434": ["5 pontica garrison", "2 thracia garrison"],
        },
        dice=[6],
    )
    t.operates("3533", sail=True).may_not("march:3434", "13.1a").may("march:3535")


@pytest.mark.clause("19.53", "19.7a", "19.7b")
def test_units_aboard_and_fleets_eat_at_sea_for_money_only() -> None:
    t = Table(phase="supply", units={"3533": ["guard fleet", "guard field_army aboard"]}, sp={"imperial": 5})
    assert t.choices("forage") == []
    while t.asked == "Feeding" and t.choices("supply"):
        t.does(t.choices("supply")[0])
    assert t.sp("imperial") == 0, "three for the fleet, two for the field army"
    assert t.units("3533") == ["Guard-field_army-1", "Guard-fleet-1"]


@pytest.mark.clause("19.7b", "19.7a", "19.53")
def test_on_the_coast_they_live_off_the_land_with_the_rest() -> None:
    """3434 is clear ground and feeds two."""
    units: dict[str, str | list[str]] = {"3434": ["guard fleet", "thracia garrison aboard"]}
    t = Table(phase="supply", units=units).finish_phase()
    assert t.units("3434") == ["Thracia-garrison-1", "Guard-fleet-1"]
    units = {"3434": ["guard fleet", "thracia garrison aboard", "pontica garrison"]}
    t = Table(phase="supply", units=units).finish_phase()
    assert len(t.units("3434")) == 2


@pytest.mark.clause("19.54")
def test_ashore_on_any_coast_and_done_for_the_phase() -> None:
    t = Table(units={"3533": ["guard fleet", "guard field_army aboard"], "3628": "dacia field_army"}, dice=[6])
    t.operates("3533", sail=True)
    t.may_not("ashore:guard field_army", "19.54")
    t.does("march:3434").does("ashore:guard field_army")
    assert not t.is_aboard("Guard-field_army-1")
    assert t.army == ["Guard-fleet-1"]
    t.does("march:3534", "halt")
    assert t.units("3434") == ["Guard-field_army-1"]
    t.may_not("army:3434", "14.1a")


@pytest.mark.clause("19.54")
def test_the_fleet_may_go_on_and_land_others_elsewhere() -> None:
    t = Table(units={"3533": ["guard fleet", "2 guard field_army aboard"]}, dice=[6]).operates("3533", sail=True)
    t.does("march:3434", "ashore:Guard-field_army-1", "march:3535", "ashore:Guard-field_army-2")
    assert (t.where("Guard-field_army-1"), t.where("Guard-field_army-2")) == ("3434", "3535")


@pytest.mark.clause("19.55")
def test_they_may_stay_aboard_at_the_end_at_sea_and_in_port() -> None:
    for h in ("3533", "3434"):
        t = Table(units={"Constantinopolis": ["guard fleet", "guard field_army"]}, dice=[6])
        t.operates("Constantinopolis", sail=True).does(f"march:{h}", "halt")
        assert t.is_aboard("Guard-field_army-1")
        assert t.where("Guard-field_army-1") == h


@pytest.mark.clause("19.55", "19.5a")
def test_still_aboard_they_sail_on_next_time() -> None:
    t = Table(units={"3533": ["guard fleet", "guard field_army aboard"]}, dice=[6]).operates("3533", sail=True)
    t.does("march:3534")
    assert t.units("3534") == ["Guard-field_army-1", "Guard-fleet-1"]


@pytest.mark.clause("19.63")
def test_units_aboard_fight_in_attack_and_defence() -> None:
    t = Table(
        units={"3418": ["guard fleet", "guard field_army aboard"], "3519": "ostrogoths warband"},
        control=GOTHS,
        dice=[6],
    )
    fought(t.operates("3418", sail=True).does("attack:3519")).dice(6).does("assault")
    assert t.event("odds")["attack-total"] == 4 + 5
    t = Table(
        units={"3418": "guard fleet", "3319": ["ostrogoths fleet", "ostrogoths warband aboard"]},
        control=GOTHS,
        dice=[6],
    )
    t.operates("3418").does("attack:3319")
    fought(t).dice(3).does("assault")
    assert t.event("odds")["defence-total"] == 3 + 3


@pytest.mark.clause("19.64")
def test_units_aboard_have_no_zone() -> None:
    units = {"3320": "guard field_army", "3519": ["ostrogoths fleet", "ostrogoths warband aboard"]}
    t = Table(units=units, control=GOTHS, dice=[6]).operates("3320").does("march:Roma")
    t.may("march:3520")
    t = Table(units={"3521": "guard field_army", "3519": "ostrogoths warband"}, control=GOTHS, dice=[6])
    t.operates("3521").does("march:3520")
    assert t.choices("march") == []


@pytest.mark.clause("19.7a")
def test_a_fleet_at_sea_that_is_not_paid_is_gone_with_its_cargo() -> None:
    t = Table(phase="supply", units={"3533": ["guard fleet", "guard field_army aboard"]}).finish_phase()
    assert t.units("3533") == []


@pytest.mark.clause("19.8")
def test_a_leader_aboard_helps_the_fleet_in_battle() -> None:
    t = Table(units={"3418": ["guard fleet", "Belisarius aboard"], "3319": "ostrogoths fleet"}, control=GOTHS, dice=[6])
    fought(t.operates("3418", sail=True).does("attack:3319")).dice(6).does("assault")
    assert t.event("odds")["attack-total"] == (4 + 2) * 3


@pytest.mark.clause("19.51")
def test_nobody_is_left_aboard_without_a_fleet() -> None:
    """One fleet at sea: its cargo must come along. Two: one may leave with three, the rest stays on the other."""
    t = Table(units={"3533": ["guard fleet", "2 guard field_army aboard"]}, dice=[6]).does("army:3533")
    assert t.asked == "Operate", "there is nothing to decide"
    t.may("march:3534")
    t = Table(units={"3533": ["2 guard fleet", "4 guard field_army aboard"]}, dice=[6]).does("army:3533")
    t.may("leave:Guard-fleet-1", "leave:Guard-field_army-1", "sail").does("leave:Guard-fleet-1")
    t.may_not("sail", "19.51").may_not("leave:Guard-fleet-2")
    t.does("leave:Guard-field_army-1").may("sail")
    t.does("leave:Guard-field_army-2", "leave:Guard-field_army-3")
    assert t.asked == "Operate", "the fourth has no place on the other fleet"
    t.does("march:3534")
    assert t.units("3534") == ["Guard-field_army-4", "Guard-fleet-2"]


@pytest.mark.clause("19.51", "16.71")
def test_a_fleet_lost_on_a_forced_march_leaves_its_cargo_ashore() -> None:
    t = Table(units={"3434": ["2 guard fleet", "4 guard field_army"]}, hands={"imperial": ["forced march"]}, dice=[1])
    t.operates("3434", sail=True).does("march:Constantinopolis", "halt").dice(1, 1)
    t.does("forced-march:Constantinopolis", "sail", "lose:Guard-fleet-1", "lose:Guard-field_army-2")
    assert t.army == ["Guard-field_army-1", "Guard-field_army-3", "Guard-field_army-4", "Guard-fleet-2"]
    t.does("march:3534")
    assert t.units("Constantinopolis") == ["Guard-field_army-2"]


@pytest.mark.clause("19.51", "19.54", "16.71")
def test_who_loses_his_place_aboard_is_done_for_the_phase() -> None:
    units: dict[str, str | list[str]] = {
        "3434": "2 guard fleet",
        "Constantinopolis": "4 guard field_army",
        "3628": "dacia field_army",
    }
    t = Table(units=units, hands={"imperial": ["forced march"]}, dice=[1])
    t.operates("3434", sail=True).does("march:Constantinopolis", "halt").may("army:Constantinopolis").dice(1, 1)
    # four field armies that have not acted yet go along, and one of the fleets is lost before they set out
    t.does("forced-march:Constantinopolis", "sail", *["embark:guard field_army"] * 4)
    t.does("lose:Guard-fleet-1", "lose:Guard-field_army-2", "march:3534", "halt")
    assert t.units("Constantinopolis") == ["Guard-field_army-2"]
    t.may("army:3628").may_not("army:Constantinopolis", "14.1a")
