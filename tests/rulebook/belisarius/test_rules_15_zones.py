"""Zones of control [15.111-15.4], from the words of the rules.

The ground: 3431 on the Thracian coast has the river hexside to 3430 on its west, 3530 (Philippopolis) and 3531
(Adrianopolis) are inland towns; 3629, 3630 and 3730 are open country; 3330 and 3721 are sea.
"""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

GOTHS = {"ostrogoths": "barbarian"}


def stopped(t: Table) -> bool:
    """The army in action may not move on."""
    return not t.choices("march")


@pytest.mark.clause("15.2", "16.5")
def test_an_army_stops_on_entering_and_does_not_pass_through() -> None:
    t = Table(units={"3628": "guard field_army", "3730": "ostrogoths warband"}, control=GOTHS, dice=[6])
    t.operates("3628").does("march:3629")
    assert stopped(t)
    t.may("attack:3730").may_not("march:3628", "15.2").may_not("march:3630", "15.2")


@pytest.mark.clause("15.2")
def test_without_the_enemy_the_same_army_goes_on() -> None:
    t = Table(units={"3628": "guard field_army"}, dice=[6])
    t.operates("3628").does("march:3629").may("march:3628", "march:3630")


@pytest.mark.clause("15.2", "15.2b")
def test_when_the_stopper_is_destroyed_it_goes_on_and_is_stopped_anew() -> None:
    t = Table(
        units={
            "3628": ["3 guard field_army", "Belisarius"],
            "3730": "Ostrogoths-warband-1",
            "3830": "Ostrogoths-warband-2",
        },
        control=GOTHS,
        dice=[6],
        draws=["agent"] * 4,
    )
    t.operates("3628").does("march:3629")
    assert stopped(t)
    t.does("attack:3730").until("ChooseTable", {"Stance": "fight"}).dice(6).does("assault")
    t.may("march:3730", "march:3628").does("march:3730")
    assert stopped(t)
    t.does("attack:3830").until("ChooseTable", {"Stance": "fight"}).dice(6).does("assault")
    t.may("march:3731")


@pytest.mark.clause("15.2")
def test_one_of_two_stoppers_destroyed_is_not_enough() -> None:
    t = Table(
        units={"3530": ["3 guard field_army", "Belisarius"], "3729": "ostrogoths warband", "3730": "slavs warband"},
        control={**GOTHS, "slavs": "barbarian"},
        dice=[6],
        draws=["agent"] * 4,
    )
    t.operates("3530").does("march:3629")
    assert stopped(t)
    t.does("attack:3729").until("ChooseTable", {"Stance": "fight"}).dice(6).does("assault")
    assert t.units("3729") == []
    assert stopped(t)
    t.may_not("march:3530", "15.2")
    t.does("attack:3730").until("ChooseTable", {"Stance": "fight"}).dice(6).does("assault")
    t.may("march:3530")


@pytest.mark.clause("15.21", "16.5", "15.22")
def test_out_of_a_zone_but_not_straight_into_another() -> None:
    """3629 and all its neighbours but 3628, 3529 and 3530 touch 3730; neutrals bar those, so that no detour is left."""
    units = {"3629": "guard field_army", "3730": "ostrogoths warband", "3529": "burgundy garrison"}
    units |= {"3628": "franks warband"}
    t = Table(units=units, control=GOTHS, dice=[6]).operates("3629")
    t.may("march:3530")
    t = Table(units={**units, "3530": "franks garrison", "3829": "guard garrison"}, control=GOTHS, dice=[6])
    t.operates("3629").may_not("march:3630", "15.21").may_not("march:3729", "15.21")


@pytest.mark.clause("15.21")
def test_not_from_one_enemys_zone_into_the_zone_of_another() -> None:
    t = Table(
        units={
            "3629": "guard field_army",
            "3729": "Ostrogoths-warband-1",
            "3731": "Ostrogoths-warband-2",
            "3628": "franks warband",
            "3529": "burgundy garrison",
            "3530": "franks garrison",
        },
        control=GOTHS,
        dice=[6],
    )
    t.operates("3629").may_not("march:3630", "15.21").may_not("march:3730", "15.21")
    assert stopped(t)


@pytest.mark.clause("15.22", "15.2")
def test_having_left_a_zone_it_may_enter_another_and_stops() -> None:
    t = Table(units={"3629": "guard field_army", "3730": "ostrogoths warband"}, control=GOTHS, dice=[6])
    t.operates("3629").does("march:3530").may("march:3630").does("march:3630")
    assert stopped(t)


@pytest.mark.clause("15.112", "19.4")
def test_land_zones_do_not_reach_the_sea() -> None:
    """Goths on both shores stop no fleet in 3330."""
    t = Table(
        units={"3229": "guard fleet", "3429": "2 ostrogoths warband", "3331": "ostrogoths warband"},
        control=GOTHS,
        dice=[6],
    )
    t.operates("3229").does("march:3330").may("march:3229")


@pytest.mark.clause("15.112", "16.24a")
def test_land_zones_do_not_cross_straits() -> None:
    t = Table(units={"3431": "guard field_army", "3231": "ostrogoths warband"}, control=GOTHS, dice=[6])
    t.operates("3431").does("march:3331").may("march:3431").may("attack:3231")


@pytest.mark.clause("15.112")
def test_land_zones_do_not_cross_all_sea_hexsides() -> None:
    """3332 in Asia and 3431 in Thracia are neighbours across the Propontis."""
    t = Table(units={"3433": "guard field_army", "3332": "ostrogoths warband"}, control=GOTHS, dice=[6])
    t.operates("3433").does("march:3431").may("march:3430")


@pytest.mark.clause("15.112")
def test_land_zones_do_cross_rivers() -> None:
    t = Table(units={"3433": "guard field_army", "3430": "ostrogoths warband"}, control=GOTHS, dice=[6])
    t.operates("3433").does("march:3431")
    assert stopped(t)


@pytest.mark.clause("15.113", "19.4")
def test_the_zone_of_a_fleet_stops_fleets_but_not_in_its_port() -> None:
    units = {"3228": "guard fleet", "3330": "ostrogoths fleet"}
    t = Table(units=units, control=GOTHS, dice=[6]).operates("3228").does("march:3229")
    assert stopped(t)
    t.may("attack:3330").may_not("march:3228", "15.2")


@pytest.mark.clause("15.113", "19.4")
def test_the_zone_of_a_fleet_does_not_reach_ashore_nor_stop_armies() -> None:
    t = Table(units={"3428": "guard field_army", "3330": "ostrogoths fleet"}, control=GOTHS, dice=[6])
    t.operates("3428").does("march:3429").may("march:3430", "march:3329")


@pytest.mark.clause("15.113")
def test_the_zone_of_a_fleet_does_not_cross_land() -> None:
    """3031 Ephesus and 3131 are one land; the fleet lies where no water leads to the other's hex."""
    t = Table(
        units={"3426": "guard field_army", "3425": "ostrogoths fleet"}, control=GOTHS, pillaged=["3425"], dice=[1]
    )
    t.operates("3426").does("march:3326").may("march:3327")


@pytest.mark.clause("15.114", "19.64")
def test_units_aboard_have_no_zone() -> None:
    aboard = Table(
        units={"3433": "guard field_army", "3430": ["ostrogoths fleet", "ostrogoths warband aboard"]},
        control=GOTHS,
        dice=[6],
    )
    aboard.operates("3433").does("march:3431").may("march:3331")
    ashore = Table(
        units={"3433": "guard field_army", "3430": ["ostrogoths fleet", "ostrogoths warband"]}, control=GOTHS, dice=[6]
    )
    ashore.operates("3433").does("march:3431")
    assert stopped(ashore)


@pytest.mark.clause("15.115", "15.32b")
def test_a_friendly_unit_in_the_open_does_not_cancel_the_enemys_zone() -> None:
    t = Table(
        units={"3628": "guard field_army", "3629": "thracia field_army", "3730": "ostrogoths warband"},
        control=GOTHS,
        dice=[6],
    )
    t.operates("3628").does("march:3629")
    assert stopped(t)


@pytest.mark.clause("15.12a", "15.32b", "15.115")
def test_a_friendly_unit_in_a_town_keeps_the_zone_out() -> None:
    """Persians in 3630 threaten Philippopolis and Adrianopolis, where a garrison stands."""
    units = {"3532": "guard field_army", "Adrianopolis": "thracia garrison", "3630": "persia warband"}
    units = {**units, "3630": "persia nomad"}
    t = (
        Table(units=units, dice=[6])
        .operates("3532")
        .does("march:Adrianopolis")
        .may("march:3430", "march:Philippopolis")
    )
    t.does("march:Philippopolis")
    assert stopped(t) is False, "a town that the army itself occupies is one too"


@pytest.mark.clause("15.12a")
def test_a_pillaged_town_keeps_no_zone_out() -> None:
    units = {"3532": "guard field_army", "Adrianopolis": "thracia garrison", "3630": "persia nomad"}
    t = Table(units=units, pillaged=["Adrianopolis"], dice=[6]).operates("3532").does("march:Adrianopolis")
    assert stopped(t)


@pytest.mark.clause("15.12a", "27.31")
def test_a_colony_keeps_zones_out_like_a_town() -> None:
    units = {"3628": "guard field_army", "3629": "thracia field_army", "3730": "ostrogoths warband"}
    t = Table(units=units, control=GOTHS, colonies=["3629"], dice=[6]).operates("3628").does("march:3629")
    t.may("march:3628")


@pytest.mark.clause("15.12b")
def test_units_in_a_town_have_no_zone_outside() -> None:
    t = Table(units={"3532": "guard field_army", "Philippopolis": "persia nomad"}, dice=[6])
    t.operates("3532").does("march:Adrianopolis").may("march:3630").does("march:3630").may("march:3629")


@pytest.mark.clause("15.12b", "tbl.pillage.marker.1")
def test_units_in_a_pillaged_town_have_one() -> None:
    t = Table(units={"3631": "guard field_army", "Philippopolis": "persia nomad"}, pillaged=["Philippopolis"], dice=[6])
    t.operates("3631").does("march:3630")
    assert stopped(t)


@pytest.mark.clause("15.12b", "27.31")
def test_units_in_a_colony_have_no_zone_outside() -> None:
    t = Table(
        units={"3628": "guard field_army", "3730": "ostrogoths warband"}, control=GOTHS, colonies=["3730"], dice=[6]
    )
    t.operates("3628").does("march:3629").may("march:3630")


@pytest.mark.clause("15.13")
def test_neutrals_have_no_zone_until_they_are_at_war() -> None:
    t = Table(units={"3628": "guard field_army", "3730": "slavs warband"}, dice=[6])
    t.operates("3628").does("march:3629").may("march:3628")
    t = Table(units={"3628": "guard field_army", "3730": "slavs warband"}, control={"slavs": "barbarian"}, dice=[6])
    t.operates("3628").does("march:3629")
    assert stopped(t)


@pytest.mark.clause("15.13")
def test_attacked_neutrals_have_their_zone_at_once() -> None:
    """The army moves freely between two warbands of the Slavs until it attacks one; then the other stops it."""
    units = {"3730": "guard field_army", "3829": "Slavs-warband-1", "3831": "Slavs-warband-2"}
    t = Table(units=units, dice=[6], draws=["agent"] * 4)
    t.operates("3730").may("march:3731", "march:3729")
    t.does("attack:3829").until("ChooseTable", {"Stance": "fight"})
    assert t.control("slavs") == "barbarian"
    t.dice(6).does("assault")
    assert t.units("3829") == []
    t.does("march:3731")
    assert stopped(t)


@pytest.mark.clause("15.31")
def test_nobody_must_fight_for_standing_in_a_zone() -> None:
    t = Table(units={"3629": "guard field_army", "3730": "ostrogoths warband"}, control=GOTHS, dice=[6])
    t.operates("3629").may("halt").does("halt")
    assert t.events("attack") == []
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("15.32a", "15.32b")
@pytest.mark.parametrize("guarded", [False, True])
def test_no_retreat_into_a_zone_even_where_a_friend_stands(guarded: bool) -> None:
    """Beaten in 3629 the Goths may go to their comrades in 3628, unless a guard army in 3528 reaches there."""
    units: dict[str, str | list[str]] = {
        "3730": ["4 guard field_army", "Belisarius"],
        "3629": ["Ostrogoths-warband-1", "Ostrogoths-warband-2"],
        "3628": "Ostrogoths-warband-3",
    }
    if guarded:
        units["3528"] = "thracia field_army"
    t = Table(units=units, control=GOTHS, pillaged=["3628"], dice=[1])
    t.operates("3730").does("attack:3629").until("ChooseTable", {"Stance": "fight"})
    t.dice(3, 1).does("assault")
    assert t.event("battle")["result"] == "DD"
    t.does("lose:Ostrogoths-warband-1", "done")
    if guarded:
        assert t.where("Ostrogoths-warband-2") == "3530", "the only way left"
    else:
        assert t.targets("retreat") == ["3530", "3628"]


@pytest.mark.clause("15.4", "26.2", "27.2")
def test_no_pillage_and_no_colony_in_a_zone() -> None:
    rest: dict[str, Any] = {"options": ["pillage", "colonisation"], "sp": {"imperial": 5}, "control": GOTHS}
    t = Table(units={"3730": "guard field_army", "3831": "ostrogoths warband"}, dice=[6], **rest)
    t.operates("3730").may("pillage", "colonise")
    t = Table(units={"3730": "guard field_army", "3830": "ostrogoths warband"}, dice=[6], **rest)
    t.operates("3730").may_not("pillage", "15.4").may_not("colonise", "15.4")


@pytest.mark.clause("15.2", "16.5")
def test_no_march_leads_through_a_zone() -> None:
    """The land way from Constantinopolis leads over 3432, next to the Goths in 3532; nine points allow no other."""
    t = Table(units={"Constantinopolis": "thracia garrison", "3532": "ostrogoths warband"}, control=GOTHS, dice=[1])
    t.operates("Constantinopolis").may("march:3432").may_not("march:3431", "15.2").may_not("march:3430", "15.2")


@pytest.mark.clause("15.2", "15.22")
def test_a_zone_that_arises_around_an_army_does_not_stop_it_anew() -> None:
    """Stopped by Goths whom it destroys, it attacks neutral Slavs: others of them have a zone from now on."""
    units = {"3631": ["3 guard field_army", "Belisarius"], "3729": "ostrogoths warband"}
    units |= {"3830": ["Slavs-warband-1"], "3829": ["Slavs-warband-2"]}
    t = Table(units=units, control=GOTHS, dice=[6], draws=["agent"] * 6).operates("3631").does("march:3730")
    assert stopped(t)
    for h in ("3729", "3830"):
        t.does(f"attack:{h}").until("ChooseTable", {"Stance": "fight"}).dice(6).does("assault")
        assert t.units(h) == []
    t.may("march:3731").may("march:3630")


@pytest.mark.clause("15.12a", "15.4")
def test_behind_walls_one_may_pillage_beside_the_enemy() -> None:
    units = {"Philippopolis": "guard garrison", "3630": "ostrogoths warband"}
    t = Table(units=units, control=GOTHS, options=["pillage"], dice=[1]).operates("Philippopolis").may("pillage")
    assert t.op == 9


@pytest.mark.clause("15.2", "13.21b")
def test_leaving_somebody_behind_sets_nobody_free() -> None:
    t = Table(units={"3628": "2 guard field_army", "3730": "ostrogoths warband"}, control=GOTHS, dice=[6])
    t.operates("3628").does("march:3629", "drop:Guard-field_army-1")
    assert stopped(t)
