"""Section 11 from its clauses: levies, mercenaries, guards, and where new units may stand."""

from typing import Any

import pytest

from polemos.games.belisarius.data.forces import LEVY
from polemos.games.belisarius.data.world import AFFILIATIONS, PROVINCES
from rulebook.belisarius.table import Table


def levies(units: dict[str, Any] | None = None, **rest: Any) -> Table:
    return Table(units=units, phase="levy", **rest)


def recruits(units: dict[str, Any], sp: int = 60, **rest: Any) -> Table:
    return Table(units=units, phase="recruitment", sp={"imperial": sp, "barbarian": sp}, **rest)


# ---------------------------------------------------------------- levy


@pytest.mark.clause("11.0", "11.1a")
def test_every_controlled_province_gives_a_levy_free_of_charge() -> None:
    t = levies()
    own = {"thracia", "dacia", "macedonia", "pontica", "asiana", "oriens", "aegyptus"}
    assert {force.partition("-")[0] for force in t.targets("levy")} == own
    t = levies(player="barbarian")
    assert {force.partition("-")[0] for force in t.targets("levy")} == {"armenia", "persia"}
    t.does("levy:armenia garrison", "place:3445")
    assert (t.units("3445"), t.sp("barbarian")) == (["Armenia-garrison-1"], 0)


@pytest.mark.clause("11.1a")
def test_the_levy_is_the_players_choice() -> None:
    t = levies().does("done")
    assert t.asked == "PhaseEnd"
    assert not t.events("arrived")


@pytest.mark.clause("11.11a")
def test_thracia_gives_two_thracian_units() -> None:
    t = levies()
    t.does("levy:thracia garrison", "place:3432", "levy:thracia garrison", "place:3433")
    assert "thracia-garrison" not in t.targets("levy")
    t.may_not("levy:thracia garrison", "11.11a").may_not("levy:thracia fleet", "11.11a").may("levy:dacia garrison")


@pytest.mark.clause("11.11a")
def test_the_levy_value_of_every_province_is_its_limit() -> None:
    for p, name in enumerate(PROVINCES):
        t = levies(control={"all": "neutral", name: "imperial"})
        n = 0
        while t.choices("levy"):
            t.does(t.choices("levy")[0])
            if t.asked == "PlaceLevy":
                t.does(t.choices("place")[0])
            n += 1
        assert n == LEVY[p], name


@pytest.mark.clause("11.11a")
def test_only_the_types_of_the_chart() -> None:
    t = levies(control={"scythia": "imperial", "lombards": "imperial"})
    forces = set(t.targets("levy"))
    assert {"scythia-nomad", "lombards-warband", "pontica-warband"} <= forces
    assert not {"thracia-warband", "pontica-fleet", "oriens-warband", "dacia-fleet"} & forces


@pytest.mark.clause("11.11b", "11.13c")
def test_a_levied_unit_stays_at_home() -> None:
    # the example of the rules: units levied in Thracia go to Thracia
    t = levies().does("levy:thracia garrison")
    t.may("place:3530", "place:3629")
    t.may_not("place:3628", "11.11b").may_not("place:3332", "11.11b").may_not("place:2924", "11.11b")


@pytest.mark.clause("11.12a")
def test_any_hex_of_the_province_will_do() -> None:
    t = levies().does("levy:thracia garrison")
    thracia = "3331 3429 3430 3431 3432 3433 3530 3531 3532 3629 3630 3631 3730 3731 3732 3733 3832 3933"
    assert t.targets("place") == thracia.split()


@pytest.mark.clause("11.12a")
def test_desert_is_allowed() -> None:
    t = levies(control={"arabia": "imperial"}).does("levy:arabia nomad")
    t.may("place:1143", "place:1444")  # desert


@pytest.mark.clause("11.12b")
def test_one_levied_unit_a_hex() -> None:
    t = levies({"3530": "2 guard garrison"})
    t.does("levy:thracia garrison", "place:3530", "levy:thracia garrison")
    t.may_not("place:3530", "11.12b").may("place:3531")


@pytest.mark.clause("11.13a")
def test_no_levy_among_enemies_or_neutrals() -> None:
    # in a town there is no zone of control, so that only the hex itself is barred
    t = levies({"3530": "armenia garrison", "3531": "ostrogoths garrison", "3732": "thracia garrison"})
    t.does("levy:thracia garrison")
    t.may_not("place:3530", "11.13a").may_not("place:3531", "11.13a").may("place:3732", "place:3429")


@pytest.mark.clause("11.13a")
def test_no_levy_in_an_enemy_zone_except_in_an_own_town() -> None:
    t = levies({"3631": "armenia garrison", "3531": "guard garrison"}).does("levy:thracia garrison")
    t.may_not("place:3532", "11.13a").may_not("place:3630", "11.13a").may("place:3531", "place:3430")


@pytest.mark.clause("11.13a")
def test_an_empty_town_in_an_enemy_zone_is_barred() -> None:
    t = levies({"3631": "armenia garrison"}).does("levy:thracia garrison")
    t.may_not("place:3531", "11.13a")


@pytest.mark.clause("11.13a")
def test_neutral_units_have_no_zone() -> None:
    t = levies({"3631": "ostrogoths warband"}).does("levy:thracia garrison")
    t.may("place:3532", "place:3630").may_not("place:3631", "11.13a")


@pytest.mark.clause("11.13a")
def test_no_levy_in_a_pillaged_hex() -> None:
    t = levies({"3530": "guard garrison"}, pillaged=["3530", "3431"]).does("levy:thracia garrison")
    t.may_not("place:3530", "11.13a").may_not("place:3431", "11.13a").may("place:3430")


@pytest.mark.clause("11.131")
def test_neither_field_armies_nor_leaders_are_levied() -> None:
    t = levies({"2848": "persia garrison"}, player="barbarian")
    t.may_not("levy:persia field_army", "11.131").may_not("levy:persia leader", "11.131")
    assert not any(force.endswith(("field-army", "leader")) for force in t.targets("levy"))
    t.may("levy:persia garrison", "levy:persia nomad", "levy:persia fleet")


@pytest.mark.clause("11.132")
def test_without_a_place_the_unit_is_not_received() -> None:
    # Suevii have eleven hexes; three Gothic warbands and a garrison in the town leave none of them
    t = levies(control={"all": "neutral", "suevii": "imperial"}, pillaged=_suevii())
    assert t.asked == "PhaseEnd"
    t = levies(control={"all": "neutral", "suevii": "imperial"}, pillaged=_suevii()[1:])
    t.does("levy:suevii warband")
    assert t.units(_suevii()[0]) == ["Suevii-warband-1"]


def _suevii() -> list[str]:
    t = levies(control={"all": "neutral", "suevii": "imperial"}).does("levy:suevii warband")
    found = t.targets("place")
    assert len(found) == 11
    return found


# ---------------------------------------------------------------- mercenaries


@pytest.mark.clause("11.2a", "11.21b")
def test_a_mercenary_comes_to_an_occupied_town_of_his_province() -> None:
    units = {"3530": "guard garrison", "3531": "thracia garrison", "3628": "dacia garrison", "3532": "guard garrison"}
    t = recruits(units).does("recruit:thracia garrison")
    assert t.targets("place") == ["3530", "3531"]
    t.may_not("place:3732", "11.222").may_not("place:3628", "11.21b").may_not("place:3532", "11.21b")
    t.does("place:3530")
    assert t.units("3530") == ["Thracia-garrison-2", "Guard-garrison-1"]


@pytest.mark.clause("11.21b")
def test_a_colony_will_do_as_well() -> None:
    t = recruits({"3532": "guard garrison"}, colonies=["3532"], options=["colonisation"])
    t.does("recruit:thracia garrison")
    assert len(t.units("3532")) == 2


@pytest.mark.clause("11.2a")
def test_any_number_in_a_hex_that_money_and_stacking_allow() -> None:
    t = recruits({"3530": "guard garrison"})
    for _ in range(6):
        t.does("recruit:thracia garrison")
    assert len(t.units("3530")) == 7
    t = recruits({"3530": ["4 guard field_army", "4 guard garrison", "thracia garrison"]})
    t.does("recruit:thracia garrison")
    t.may_not("recruit:thracia garrison").may_not("recruit:guard field_army")


@pytest.mark.clause("11.221")
def test_control_is_needed() -> None:
    # the example of the rules: Thracia is lost, though all its towns are held
    towns = {"3433": "guard garrison", "3530": "guard garrison", "3531": "guard garrison", "3732": "guard garrison"}
    t = recruits(towns, control={"thracia": "barbarian"})
    t.may_not("recruit:thracia garrison", "11.221").may_not("recruit:thracia fleet", "11.221")
    t = recruits(towns, control={"thracia": "neutral"})
    t.may_not("recruit:thracia garrison", "11.5")
    recruits(towns).may("recruit:thracia garrison")


@pytest.mark.clause("11.222")
def test_control_without_a_town_raises_no_mercenaries_but_a_levy() -> None:
    # the example of the rules: the barbarians hold all the towns of Imperial Thracia
    towns = dict.fromkeys(("3433", "3530", "3531", "3732"), "armenia garrison")
    units = {town: kind.replace("armenia", "persia") for town, kind in towns.items()} | {"3628": "dacia garrison"}
    t = recruits(units).may_not("recruit:thracia garrison", "11.222").may("recruit:dacia garrison")
    t.finish_phase().does("pass")
    t.does("levy:thracia garrison").may("place:3532").may_not("place:3530", "11.13a")


@pytest.mark.clause("11.222", "11.223")
def test_no_mercenaries_in_pillaged_or_foreign_towns() -> None:
    units = {"3530": "guard garrison", "3531": "guard garrison", "3732": "armenia garrison", "3433": "guard garrison"}
    t = recruits(units, pillaged=["3530"]).does("recruit:thracia garrison")
    assert t.targets("place") == ["3433", "3531"]
    t.may_not("place:3530", "11.223").may_not("place:3732", "11.222")
    t = recruits({"3530": "guard garrison", "3628": "dacia garrison"}, pillaged=["3530"])
    t.may_not("recruit:thracia garrison", "11.223")


@pytest.mark.clause("11.222b")
def test_the_enemy_at_the_gates_does_not_matter() -> None:
    t = recruits({"3530": "guard garrison", "3630": ["2 persia field_army"], "3529": "persia nomad"})
    t.does("recruit:thracia garrison")
    assert t.units("3530") == ["Thracia-garrison-1", "Guard-garrison-1"]


@pytest.mark.clause("11.6")
def test_no_more_units_than_counters() -> None:
    # Dacia has four garrisons
    t = recruits({"3627": "3 dacia garrison"}).does("recruit:dacia garrison")
    t.may_not("recruit:dacia garrison", "11.6").may("recruit:dacia field_army")
    t = levies({"3627": "4 dacia garrison"}).may_not("levy:dacia garrison", "11.6")
    assert "dacia-garrison" not in t.targets("levy")


@pytest.mark.clause("11.61")
def test_what_was_eliminated_may_come_back() -> None:
    t = Table(units={"3627": ["4 dacia garrison", "thracia garrison"]}, phase="supply").until("Feeding")
    while t.choices("disband"):
        t.does(t.choices("disband")[0])
    lost = [u for u in ("Dacia-garrison-1", "Dacia-garrison-2") if t.where(u) == "available"]
    assert lost
    # back by levy in the next own turn
    t.until(lambda t: t.player == "imperial" and t.phase == "levy")
    t.does("levy:dacia garrison")
    t.does("place:3729")
    assert t.units("3729") == [lost[0]]


@pytest.mark.clause("11.61", "21.4e")
def test_leaders_return_but_not_justinian() -> None:
    # event 11: any unit or leader; Justinian fell for good
    t = Table(units={"3433": ["guard garrison", "dacia garrison"]}, dead=["Justinian"], phase="event", dice=[1, 2])
    assert t.asked == "Recover"
    t.may("gain-leader:Belisarius").may_not("gain-leader:Justinian", "21.4e")


@pytest.mark.clause("11.62")
def test_a_levy_may_join_mercenaries_of_the_same_turn() -> None:
    t = recruits({"3530": "guard garrison"})
    t.does("recruit:thracia garrison").does("done").does("pass")
    t.does("levy:thracia garrison", "place:3530", "levy:thracia garrison").may_not("place:3530", "11.12b")
    assert len(t.units("3530")) == 3


@pytest.mark.clause("11.62", "11.12b")
def test_a_levy_may_join_units_of_markers_in_the_same_phase() -> None:
    t = levies({"3530": "guard garrison"}, hands={"imperial": ["leader"]})
    t.does("play:leader", "gain-leader:Mundas")
    if t.asked == "PlaceLeader":
        t.does("place:3530")
    t.does("levy:thracia garrison").may("place:3530")


@pytest.mark.clause("11.63a")
def test_a_mercenary_fleet_needs_a_port() -> None:
    # Adrianopolis lies inland, Odessus has a port
    t = recruits({"3531": "guard garrison", "3732": "guard garrison"}).does("recruit:thracia fleet")
    assert t.units("3732") == ["Thracia-fleet-1", "Guard-garrison-2"]
    t = recruits({"3531": "guard garrison"}).may_not("recruit:thracia fleet", "11.63a").may("recruit:thracia garrison")
    t.may_not("recruit:guard fleet", "11.63a")


@pytest.mark.clause("11.63a", "27.33")
def test_a_coastal_colony_is_a_port_for_new_fleets() -> None:
    t = recruits({"3532": "guard garrison"}, colonies=["3532"]).does("recruit:thracia fleet")
    assert t.units("3532") == ["Thracia-fleet-1", "Guard-garrison-1"]


@pytest.mark.clause("29.5", "11.63a")
def test_with_river_movement_a_river_town_builds_fleets() -> None:
    # Memphis on the Nile has no printed port
    t = recruits({"Memphis": "guard garrison"}, options=["rivers"]).does("recruit:aegyptus fleet")
    assert t.units("Memphis") == ["Aegyptus-fleet-1", "Guard-garrison-1"]
    recruits({"Memphis": "guard garrison"}).may_not("recruit:aegyptus fleet", "11.63a")
    # Hierosolyma lies on no river, a pillaged town is none
    recruits({"Hierosolyma": "guard garrison"}, options=["rivers"]).may_not("recruit:oriens fleet", "11.63a")
    t = recruits({"Memphis": "guard garrison", "3433": "guard garrison"}, options=["rivers"], pillaged=["Memphis"])
    t.may_not("recruit:aegyptus fleet", "11.223")


@pytest.mark.clause("11.63a")
def test_a_mercenary_fleet_in_an_area_with_a_port() -> None:
    t = recruits({}, control={"persia": "imperial"}).does("recruit:persia fleet")
    assert t.units("Persia-area") == ["Persia-fleet-1"]


@pytest.mark.clause("11.63b")
def test_a_levied_fleet_goes_to_any_unpillaged_coast() -> None:
    t = levies(pillaged=["3332", "3532", "3732"]).does("levy:thracia fleet")
    t.may("place:3331", "place:3733").may_not("place:3731", "11.63b").may_not("place:3530", "11.63b")
    t.may_not("place:3532", "11.13a").may_not("place:3732", "11.13a")


# ---------------------------------------------------------------- guard


@pytest.mark.clause("11.7a")
def test_guards_are_bought_in_any_occupied_town_of_an_imperial_province() -> None:
    units = {
        "3627": "dacia garrison",
        "2233": "aegyptus garrison",
        "3530": "thracia garrison",
        "Ctesiphon": "dacia garrison",
        "Roma": "dacia garrison",
        "3532": "dacia garrison",
    }
    t = recruits(units, pillaged=["3530"]).does("recruit:guard field_army")
    assert t.targets("place") == ["2233", "3627"]
    t.may_not("place:Ctesiphon", "11.7a").may_not("place:Roma", "11.7a").may_not("place:3530", "11.223")
    t.may_not("place:3532", "11.7a").may_not("place:3531", "11.222")


@pytest.mark.clause("11.7a")
def test_guards_in_a_foreign_province_that_became_imperial() -> None:
    t = recruits({"Ctesiphon": "persia garrison"}, control={"persia": "imperial"}).does("recruit:guard garrison")
    assert t.units("Ctesiphon") == ["Persia-garrison-1", "Guard-garrison-1"]


@pytest.mark.clause("11.7a", "12.0b")
def test_the_barbarian_buys_no_guards() -> None:
    units = {"2848": "persia garrison", "3445": "guard garrison"}
    t = recruits(units, rebels=["3445"], player="barbarian")
    assert not [force for force in t.targets("recruit") if force.startswith("guard")]
    t.may_not("recruit:guard garrison", "11.7a")


@pytest.mark.clause("11.7b")
def test_no_guard_is_levied() -> None:
    t = levies({"3433": "guard garrison"})
    assert not [force for force in t.targets("levy") if force.startswith("guard")]
    t.may_not("levy:guard garrison", "11.7b").may_not("levy:guard fleet", "11.7b")


@pytest.mark.clause("11.7b", "11.3")
def test_a_guard_comes_by_marker() -> None:
    t = levies({}, hands={"imperial": ["alliance"]}).does("play:alliance", "place:2820")
    assert t.units("2820") == ["Guard-garrison-1"]


@pytest.mark.clause("11.7b", "11.4")
def test_a_guard_comes_by_event() -> None:
    t = Table(units={"3433": "guard garrison"}, phase="event", dice=[1, 2])
    t.does("gain:guard field_army")
    assert t.units("3433") == ["Guard-field_army-1", "Guard-garrison-1"]


# ---------------------------------------------------------------- areas, neutrals, leaders


@pytest.mark.clause("11.8a")
def test_new_units_go_to_a_controlled_area_without_units_there() -> None:
    t = recruits({}, control={"franks": "imperial"}).does("recruit:franks warband")
    assert t.units("Franks-area") == ["Franks-warband-1"]
    t = levies({}, control={"franks": "imperial"}).does("levy:franks garrison", "place:Franks-area")
    assert t.units("Franks-area") == ["Franks-garrison-1"]


@pytest.mark.clause("11.8a", "11.13c")
def test_an_area_takes_only_units_of_its_name() -> None:
    t = recruits({"3433": "guard garrison"}, control={"franks": "imperial", "persia": "imperial"})
    t.does("recruit:guard garrison")
    assert t.units("Franks-area") == []
    t = levies({}, control={"franks": "imperial", "persia": "imperial"}).does("levy:franks warband")
    t.may("place:Franks-area").may_not("place:Persia-area").may_not("place:Scythia-area")


@pytest.mark.clause("11.8b")
def test_ten_units_a_player_turn_in_all_areas_together() -> None:
    control = {"franks": "imperial", "persia": "imperial"}
    t = recruits({}, 99, control=control)
    for _ in range(6):
        t.does("recruit:franks warband")
    for _ in range(4):
        t.does("recruit:persia garrison")
    t.may_not("recruit:persia garrison", "11.8b").may_not("recruit:franks garrison", "11.8b")
    t.finish_phase().does("pass").does("levy:persia garrison")
    t.may_not("place:Persia-area", "11.8b").may("place:2849")


@pytest.mark.clause("11.8b")
def test_what_comes_in_the_turn_of_the_other_is_not_counted() -> None:
    # a revolt against Imperial taxes brings Persians, in the turn of the Imperial player
    t = Table(units={"Ctesiphon": "guard garrison"}, phase="taxation", dice=[1], control={"franks": "imperial"})
    t.state.area_placed = 10
    t.does("heavy-tax:persia", "levy:persia garrison").may("place:Persia-area").does("place:Persia-area")
    assert t.state.area_placed == 10
    t.until("Levying", {"ExtraLevy": "done"}).does("levy:franks warband").may_not("place:Franks-area", "11.8b")


@pytest.mark.clause("11.8b")
def test_the_ten_are_counted_anew_in_the_next_player_turn() -> None:
    t = levies({}, control={"franks": "imperial"}, area_placed=10).does("levy:franks warband")
    t.may_not("place:Franks-area", "11.8b").finish_phase().does("pass").finish_turn().finish_turn()
    t.until("Levying").does("levy:franks warband").may("place:Franks-area")


@pytest.mark.clause("11.5")
def test_neutral_units_are_never_reinforcements() -> None:
    units = {"Roma": "guard garrison", "3433": "guard garrison"}
    t = recruits(units).may_not("recruit:ostrogoths warband", "11.5")
    neutral = {"Ostrogoths", "Vandals", "Visigoths", "Franks", "Slavs", "Lazica", "Arabia"}
    assert {a.lower() for a in neutral}.isdisjoint(f.partition("-")[0] for f in t.targets("recruit"))
    levies(units).may_not("levy:ostrogoths warband", "11.5")
    assert neutral < set(AFFILIATIONS)


@pytest.mark.clause("11.9", "tbl.cost.recruit")
def test_leaders_are_neither_levied_nor_bought() -> None:
    recruits({"3433": "guard garrison"}, 99).may_not("recruit:guard leader", "11.9")
    t = recruits({"2848": "persia garrison"}, 99, player="barbarian").may_not("recruit:persia leader", "11.9")
    assert not [f for f in t.targets("recruit") if f.endswith("leader")]
    levies({"2848": "persia garrison"}, player="barbarian").may_not("levy:persia leader", "11.131")


# ---------------------------------------------------------------- the barbarian's stacks


@pytest.mark.clause("11.21b", "13.132a")
def test_a_barbarian_mercenary_joins_no_other_people() -> None:
    units = {"Ctesiphon": "armenia garrison", "2848": "persia garrison"}
    t = recruits(units, player="barbarian").does("recruit:persia garrison")
    assert t.targets("place") == ["2848", "Persia-area"]
    t.may_not("place:Ctesiphon", "13.132a")


@pytest.mark.clause("11.12a", "13.132a")
def test_a_barbarian_levy_joins_no_other_people() -> None:
    t = levies({"Ctesiphon": "armenia garrison"}, player="barbarian").does("levy:persia garrison")
    t.may_not("place:Ctesiphon", "13.132a").may("place:2446")


@pytest.mark.clause("11.12a", "13.1a")
def test_a_full_hex_takes_no_levy() -> None:
    t = levies({"3530": ["6 guard garrison", "4 guard field_army"]}).does("levy:thracia garrison")
    t.may_not("place:3530", "13.1a").may("place:3531")


# ---------------------------------------------------------------- events that bar provinces


@pytest.mark.clause("11.1a", "event.24")
def test_a_barred_province_gives_no_levy_no_mercenaries_and_no_tax() -> None:
    rest: dict[str, Any] = {"barred": ["persia"], "player": "barbarian"}
    levies({}, **rest).may_not("levy:persia garrison", "event.24").may("levy:armenia garrison")
    units = {"2848": "persia garrison", "3445": "armenia garrison"}
    recruits(units, **rest).may_not("recruit:persia garrison", "event.24").may("recruit:armenia garrison")
    t = Table(units=units, phase="taxation", **rest).may_not("tax:persia", "event.24").may("tax:armenia")
    t.may_not("tax-area:Persia-area", "event.24")
