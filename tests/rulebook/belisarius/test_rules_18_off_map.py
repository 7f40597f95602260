"""Off-map areas [18.1a-18.5], from the words of the rules."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

AREAS = [
    # area, its people, an edge hex inside the province, a hex inside that is not at the edge
    ("Franks-area", "franks warband", "4318", "4217"),
    ("Lombards-area", "lombards warband", "4326", "4225"),
    ("Scythia-area", "scythia nomad", "4341", "4240"),
    ("Persia-area", "persia field_army", "2851", "2850"),
]
ALL = {"all": "barbarian", "thracia": "imperial"}


def barbarians(units: dict[str, str | list[str]], **rest: Any) -> Table:
    """All peoples but the Thracians are Barbarian, whose operations phase it is."""
    settings: dict[str, Any] = {"control": ALL, "player": "barbarian", "dice": [6], **rest}
    return Table(units=units, **settings)


@pytest.mark.clause("18.1a")
@pytest.mark.parametrize("side", ["imperial", "barbarian"])
@pytest.mark.parametrize(("area", "people"), [(a, p) for a, p, _, _ in AREAS])
def test_who_controls_the_province_controls_the_area(area: str, people: str, side: str) -> None:
    """With no town of the people in hand the area is the only place for a recruit."""
    province, other = people.split()[0], {"imperial": "barbarian", "barbarian": "imperial"}[side]
    t = Table(phase="recruitment", player=side, control={province: side}, sp={side: 10}).does(f"recruit:{people}")
    assert len(t.units(area)) == 1
    t = Table(phase="recruitment", player=other, control={province: side}, sp={other: 10})
    assert t.targets("recruit") == [f for f in t.targets("recruit") if not f.startswith(province)]


@pytest.mark.clause("18.11", "18.3")
def test_no_unit_is_needed_there_for_its_income_and_reinforcements() -> None:
    t = Table(phase="taxation", player="barbarian", control={"persia": "barbarian"})
    t.may("tax-area:Persia-area").does("tax-area:Persia-area")
    assert t.sp("barbarian") == 6
    t = Table(phase="recruitment", player="barbarian", control={"persia": "barbarian"}, sp={"barbarian": 10})
    t.does("recruit:persia garrison")
    assert t.units("Persia-area") == ["Persia-garrison-1"]


@pytest.mark.clause("18.2a", "18.2b", "18.2c", "18.2d", "18.21")
@pytest.mark.parametrize(("area", "people", "edge", "inland"), AREAS)
def test_its_own_people_enter_from_the_edge_for_five_points(area: str, people: str, edge: str, inland: str) -> None:
    t = barbarians({edge: people}).operates(edge)
    before = t.op
    t.does(f"march:{area}")
    assert t.units(area)
    assert before - t.op == 5
    t = barbarians({inland: people}).operates(inland)
    before = t.op
    t.does(f"march:{area}")
    assert before - t.op > 5, "first it must come to the edge"


@pytest.mark.clause("18.2a", "18.2b", "18.2c", "18.2d")
@pytest.mark.parametrize(("area", "people", "edge", "inland"), AREAS)
def test_nobody_else_enters(area: str, people: str, edge: str, inland: str) -> None:
    t = barbarians({edge: "gepidae warband"}).operates(edge)
    clause = {"Franks-area": "18.2a", "Lombards-area": "18.2b", "Scythia-area": "18.2c", "Persia-area": "18.2d"}[area]
    t.may_not(f"march:{area}", clause)


@pytest.mark.clause("18.2a")
def test_not_even_a_leader_of_others_in_the_company_of_its_people() -> None:
    t = Table(units={"4318": ["franks warband", "Belisarius"]}, control={"franks": "imperial"}, dice=[6])
    t.operates("4318").may_not("march:Franks-area", "18.2a")
    t.does("drop:Belisarius").may("march:Franks-area")


@pytest.mark.clause("18.2a", "18.2b")
def test_franks_do_not_enter_from_the_edge_of_the_lombards() -> None:
    """4319 is Frankish, 4320 Lombard; from 4320 a Frank with five points gets nowhere."""
    t = barbarians({"4320": "franks garrison"}, dice=[1]).operates("4320")
    t.does("march:4219", "march:4220")
    t.may_not("march:Lombards-area", "18.2b")
    t = barbarians({"4320": "franks garrison"}, dice=[1]).operates("4320")
    before = t.op
    t.does("march:Franks-area")
    assert before - t.op == 2 + 5


@pytest.mark.clause("18.2c")
def test_scythians_enter_from_the_east_edge_as_well_as_the_north() -> None:
    for edge in ("4333", "4351"):
        t = barbarians({edge: "scythia nomad"}).operates(edge)
        before = t.op
        t.does("march:Scythia-area")
        assert before - t.op == 5


@pytest.mark.clause("18.21")
def test_back_on_the_map_costs_what_the_hex_costs() -> None:
    t = barbarians({"Lombards-area": "lombards warband"}).operates("Lombards-area")
    before = t.op
    t.does("march:4326")
    assert before - t.op == 2
    t = barbarians({"Lombards-area": "lombards warband"}).operates("Lombards-area")
    t.does("march:4321")
    assert before - t.op == 4, "rough"


@pytest.mark.clause("18.21", "14.31")
def test_five_points_are_needed() -> None:
    t = barbarians({"4318": "franks garrison"}, dice=[1]).operates("4318")
    t.does("march:4217", "march:4318")
    assert t.op == 5
    t.may("march:Franks-area").does("march:4319")
    assert t.op == 3
    t.may_not("march:Franks-area", "14.31")


@pytest.mark.clause("18.211")
def test_a_zone_at_the_edge_stops_nobody_from_leaving() -> None:
    barbarians({"4318": "franks warband", "4317": "thracia field_army"}).operates("4318").may("march:Franks-area")


@pytest.mark.clause("18.211", "15.2")
def test_an_army_stopped_by_a_zone_at_the_edge_may_leave_the_map_but_not_march_on() -> None:
    """It is from hexes in an enemy zone that the rule lets units go."""
    t = barbarians({"4218": "franks garrison", "4317": "thracia field_army"}, dice=[1]).operates("4218")
    t.does("march:4318")
    assert t.op == 7
    t.may("march:Franks-area").does("march:4319")
    assert [e["space"] for e in t.events("moved")][-2:] == ["Franks-area", "4319"], "not straight, but through the area"
    t = barbarians({"4219": "franks garrison", "4317": "thracia field_army"}, dice=[1]).operates("4219")
    t.does("march:4318")
    assert t.op == 5
    assert t.targets("march") == ["Franks-area"]
    t.may_not("march:4319", "15.2")


@pytest.mark.clause("18.211", "15.2")
def test_units_arrive_in_a_zone_and_stop_there() -> None:
    t = barbarians({"Franks-area": "franks garrison", "4317": "thracia field_army"}, dice=[1]).operates("Franks-area")
    t.does("march:4318")
    assert t.op == 7
    t.may("attack:4317").may_not("march:4218", "15.2")


@pytest.mark.clause("18.211")
def test_no_zone_reaches_into_or_out_of_an_area() -> None:
    """Armies at the edge stop nobody in the area, and an army in the area nobody at the edge."""
    t = Table(units={"Franks-area": "franks warband", "4217": "thracia field_army"}, control=ALL, dice=[6]).operates(
        "4217"
    )
    t.does("march:4318").may("march:4319")


@pytest.mark.clause("18.21", "18.211")
def test_a_march_may_lead_through_an_area() -> None:
    """Nothing but points limits coming and going: five to enter, two to come out at the far end."""
    t = barbarians({"4310": "franks warband"}).operates("4310")
    before = t.op
    t.does("march:Franks-area", "march:4319")
    assert before - t.op == 7


@pytest.mark.clause("18.22a", "18.2d", "19.9")
def test_persian_fleets_enter_and_leave_by_the_gulf() -> None:
    t = barbarians({"1950": "persia fleet"}).operates("1950").may("march:Persia-area")
    t.does("march:1851")
    before = t.op
    t.does("march:Persia-area")
    assert t.units("Persia-area") == ["Persia-fleet-1"]
    assert before - t.op == 5
    t = barbarians({"Persia-area": "persia fleet"}).operates("Persia-area").may("march:1851", "march:1651")


@pytest.mark.clause("18.22b")
def test_a_voyage_from_the_area_costs_one_point_a_hex() -> None:
    t = barbarians({"Persia-area": "persia fleet"}).operates("Persia-area")
    before = t.op
    t.does("march:1851", "march:1850")
    assert before - t.op == 2


@pytest.mark.clause("18.22a", "19.5a")
def test_cargo_goes_in_and_out_by_sea() -> None:
    t = barbarians({"Persia-area": ["persia fleet", "persia garrison"]}).operates("Persia-area", sail=True)
    t.does("march:1851")
    assert t.units("1851") == ["Persia-garrison-1", "Persia-fleet-1"]
    assert t.is_aboard("Persia-garrison-1")
    t.may("march:Persia-area").does("march:Persia-area")
    assert "Persia-garrison-1" in t.units("Persia-area")


@pytest.mark.clause("18.2d", "18.22a")
def test_a_fleet_with_foreigners_aboard_does_not_enter() -> None:
    control = {"persia": "imperial"}
    t = Table(units={"1950": ["persia fleet", "Belisarius aboard"]}, control=control, dice=[6])
    t.operates("1950", sail=True).may_not("march:Persia-area", "18.2d")


@pytest.mark.clause("19.9")
def test_not_from_the_caspian() -> None:
    """3151 and 3251 lie on the eastern edge in the Mare Caspium."""
    t = barbarians({"3151": "persia fleet"}).operates("3151").may("march:3251")
    t.may_not("march:Persia-area", "19.9")
    t = barbarians({"Persia-area": "persia fleet"}).operates("Persia-area")
    t.may_not("march:3151", "19.9")


@pytest.mark.clause("18.3")
def test_only_its_own_people_are_placed_there() -> None:
    t = Table(
        phase="recruitment",
        player="barbarian",
        control={"all": "barbarian"},
        units={"Tolosa": "franks garrison"},
        sp={"barbarian": 10},
    )
    t.does("recruit:franks warband").may("place:Franks-area").may_not("place:Lombards-area", "18.3")


@pytest.mark.clause("18.4")
def test_no_stacking_limit() -> None:
    units = {"Persia-area": ["5 persia field_army", "3 persia nomad", "3 persia garrison", "Kavadh", "Khusro"]}
    t = barbarians({**units, "2951": "persia garrison"}).operates("2951")
    t.may("march:Persia-area").does("march:Persia-area")
    assert len(t.units("Persia-area")) == 14


@pytest.mark.clause("18.5")
def test_ten_units_live_off_an_area() -> None:
    units = {"Persia-area": ["10 persia garrison", "persia field_army"]}
    t = Table(phase="supply", player="barbarian", units=units, control={"persia": "barbarian"}, sp={"barbarian": 2})
    t.finish_phase()
    assert len(t.units("Persia-area")) == 11
    assert t.sp("barbarian") in (0, 1)
    t = Table(
        phase="supply",
        player="barbarian",
        units={"Persia-area": ["10 persia garrison"]},
        control={"persia": "barbarian"},
    )
    t.finish_phase()
    assert len(t.units("Persia-area")) == 10


@pytest.mark.clause("18.211")
def test_one_march_may_lead_into_the_area_through_a_zone_at_the_edge() -> None:
    """The way from 4218 over 4319 is barred, the one over 4318 lies in an enemy zone."""
    units: dict[str, str | list[str]] = {"4218": "franks garrison", "4317": "thracia field_army"}
    t = barbarians({**units, "4319": "gepidae warband"}, dice=[1]).operates("4218").does("march:Franks-area")
    assert [e["space"] for e in t.events("moved")] == ["4318", "Franks-area"]
    assert t.op == 2
