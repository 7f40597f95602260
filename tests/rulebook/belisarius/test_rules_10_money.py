"""Section 10 from its clauses, with the income, cost and heavy tax tables: how solidus points come and go."""

from typing import Any

import pytest

from polemos.games.belisarius.data.world import HEX_COUNT, HEX_NAMES
from rulebook.belisarius.table import Table

THRACIA = {
    "3433": "thracia garrison",
    "3530": "thracia garrison",
    "3531": "thracia garrison",
    "3732": "thracia garrison",
}
DACIA = {"3627": "dacia garrison", "3628": "dacia garrison", "3826": "dacia garrison"}
# Dacia with nothing that changes the die: normal tax 3


def taxes(units: dict[str, Any], **rest: Any) -> Table:
    return Table(units=units, phase="taxation", **rest)


# ---------------------------------------------------------------- income


@pytest.mark.clause("10.11a", "tbl.income")
@pytest.mark.parametrize(
    ("town", "province", "points"),
    [("Constantinopolis", "thracia", 4), ("Thessalonica", "macedonia", 2), ("Messena", "macedonia", 1)],
)
def test_what_a_town_pays(town: str, province: str, points: int) -> None:
    assert taxes({town: "guard garrison"}).does(f"tax:{province}").sp("imperial") == points


@pytest.mark.clause("10.11a", "tbl.income")
def test_a_province_pays_the_sum_of_its_towns_and_colonies() -> None:
    t = taxes({**THRACIA, "3532": "guard garrison"}, colonies=["3532"])
    assert t.does("tax:thracia").sp("imperial") == 4 + 1 + 1 + 1 + 1
    assert t.sp("barbarian") == 0


@pytest.mark.clause("10.11a", "tbl.income", "28.3a")
def test_public_works_add_one_in_town_and_colony() -> None:
    units = {"3433": "guard garrison", "3530": "guard garrison", "3532": "guard garrison"}
    works = ["3433", "3530", "3532"]
    t = taxes(units, colonies=["3532"], works=works, options=["works", "colonisation"]).does("tax:thracia")
    assert t.sp("imperial") == (4 + 1) + (1 + 1) + (1 + 1)


@pytest.mark.clause("10.11b", "10.13", "tbl.income")
@pytest.mark.parametrize(("area", "points"), [("Persia-area", 6), ("Franks-area", 3)])
def test_an_area_pays_whoever_controls_it_without_units(area: str, points: int) -> None:
    province = area.partition("-")[0].lower()
    t = taxes({}, control={province: "imperial"})
    assert t.targets("tax-area") == [area]
    assert t.does(f"tax-area:{area}").sp("imperial") == points


@pytest.mark.clause("10.11b")
def test_the_other_areas_pay_nothing_and_those_of_others_neither() -> None:
    t = taxes(dict(DACIA), control={"lombards": "imperial", "scythia": "imperial"})
    assert t.targets("tax-area") == []
    assert t.targets("heavy-tax-area") == []
    t.may_not("tax-area:Persia-area", "10.11b").may_not("tax-area:Franks-area", "10.11b")
    # no hex is an area
    t = taxes(dict(DACIA), control={"all": "imperial"})
    assert all(t.reasons(f"tax-area:{name}") == ["10.11b"] for name in HEX_NAMES[:HEX_COUNT])


@pytest.mark.clause("10.12a")
def test_a_town_pays_only_with_a_unit_in_it() -> None:
    t = taxes({"3530": "guard garrison", "3532": "thracia garrison", "3328": "ostrogoths garrison"})
    assert t.targets("tax") == ["thracia"]
    t.may_not("tax:dacia", "10.12a").may_not("tax:macedonia", "10.12a").may_not("heavy-tax:dacia", "10.12a")
    assert t.does("tax:thracia").sp("imperial") == 1


@pytest.mark.clause("10.12a")
def test_a_leader_or_a_fleet_in_the_town_is_enough() -> None:
    t = taxes({"3433": "guard fleet", "3530": "Mundas"}).does("tax:thracia")
    assert t.sp("imperial") == 5


@pytest.mark.clause("10.12a", "11.221")
def test_an_occupied_town_pays_in_a_province_of_the_enemy() -> None:
    t = taxes({"Ctesiphon": "guard garrison"})
    assert t.does("tax:persia").sp("imperial") == 2
    assert t.control("persia") == "barbarian"


@pytest.mark.clause("10.12a")
def test_a_controlled_province_pays_nothing_to_rebels_elsewhere() -> None:
    t = taxes({"3530": "guard garrison"}, rebels=["3530"], player="barbarian")
    assert t.does("tax:thracia").sp("barbarian") == 1


@pytest.mark.clause("10.121")
def test_a_pillaged_town_pays_nothing() -> None:
    t = taxes(dict(DACIA), pillaged=["3627"])
    assert t.does("tax:dacia").sp("imperial") == 2
    t = taxes({"3627": "dacia garrison", "3530": "guard garrison"}, pillaged=["3627"])
    assert t.targets("tax") == ["thracia"]
    t.may_not("tax:dacia", "10.121")


@pytest.mark.clause("10.14")
def test_points_are_kept_from_turn_to_turn() -> None:
    t = Table(units={"3628": "dacia garrison"}, sp={"imperial": 999, "barbarian": 37}, phase="taxation")
    t.does("tax:dacia").finish_turn()
    assert (t.sp("imperial"), t.sp("barbarian")) == (1000, 37)
    assert t.player == "barbarian"


@pytest.mark.clause("10.11a")
def test_a_province_is_taxed_once_a_phase() -> None:
    t = taxes({**DACIA, "3433": "guard garrison"}).does("tax:dacia")
    assert "dacia" not in t.targets("tax") + t.targets("heavy-tax") + t.targets("no-tax")
    assert t.reasons("tax:dacia")
    assert t.reasons("heavy-tax:dacia")


# ---------------------------------------------------------------- heavy tax

HEAVY = [
    (1, 0),
    (2, 0),
    (3, 0),
    (4, 1),
    (5, 2),
    (6, 2),
]


@pytest.mark.clause("10.2", "10.21", "tbl.heavytax", "tbl.heavytax.multiple")
@pytest.mark.parametrize(("die", "factor"), HEAVY)
def test_the_table_without_modifiers(die: int, factor: int) -> None:
    t = taxes({**DACIA, "3433": "guard garrison"}, dice=[die]).does("heavy-tax:dacia")
    assert t.sp("imperial") == 3 * factor
    assert t.control("dacia") == ("barbarian" if factor == 0 else "imperial")


@pytest.mark.clause("tbl.heavytax", "tbl.heavytax.mod", "tbl.heavytax.multiple")
@pytest.mark.parametrize(("die", "factor"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 2), (6, 3)])
def test_the_table_with_three_more(die: int, factor: int) -> None:
    # Justinian at Constantinopolis and Belisarius (two stars) in the province
    units = {**DACIA, "3433": "Justinian", "3628": "Belisarius", "3826": "dacia garrison"}
    t = taxes(units, dice=[die]).does("heavy-tax:dacia")
    assert t.sp("imperial") == 3 * factor


@pytest.mark.clause("tbl.heavytax", "tbl.heavytax.mod")
def test_less_than_one_is_a_revolt_too() -> None:
    t = taxes({"2848": "guard garrison"}, control={"persia": "neutral"}, pillaged=["2546"], dice=[1])
    t.does("heavy-tax:persia")
    assert t.sp("imperial") == 0


@pytest.mark.clause("tbl.heavytax.mod")
@pytest.mark.parametrize(
    ("extra", "rest", "revolts"),
    [
        ({}, {}, True),
        ({"3433": "Justinian"}, {}, False),
        ({"3432": "Justinian"}, {}, True),
        ({"3433": "Justinian"}, {"pillaged": ["3433"]}, True),
        ({"3729": "Mundas"}, {}, False),
        ({"3530": "Mundas"}, {}, True),
        ({"3433": "Justinian"}, {"pillaged": ["3729"]}, True),
    ],
)
def test_a_three_needs_one_more(extra: dict[str, str], rest: dict[str, list[str]], revolts: bool) -> None:
    # 3729 is a hex of Dacia without a town, 3432 and 3530 are hexes of Thracia
    t = taxes({**DACIA, **extra}, dice=[3], **rest).does("heavy-tax:dacia")
    assert t.sp("imperial") == (0 if revolts else 3)


@pytest.mark.clause("tbl.heavytax.mod")
def test_a_two_star_leader_is_worth_two() -> None:
    assert taxes({**DACIA, "3729": "Narses"}, dice=[2]).does("heavy-tax:dacia").sp("imperial") == 3
    assert taxes({**DACIA, "3729": "Mundas"}, dice=[2]).does("heavy-tax:dacia").sp("imperial") == 0


@pytest.mark.clause("tbl.heavytax.mod")
def test_pillage_counts_once_and_anywhere_in_the_province() -> None:
    # of two pillaged hexes only one counts: 5 becomes 4
    t = taxes(dict(DACIA), pillaged=["3729", "3627"], dice=[5]).does("heavy-tax:dacia")
    assert t.sp("imperial") == 2


@pytest.mark.clause("tbl.heavytax.mod")
def test_a_province_of_the_enemy_costs_one() -> None:
    assert taxes({"Ctesiphon": "guard garrison"}, dice=[5]).does("heavy-tax:persia").sp("imperial") == 2
    t = taxes({"Ctesiphon": "guard garrison"}, dice=[4]).does("heavy-tax:persia")
    assert t.sp("imperial") == 0


@pytest.mark.clause("tbl.heavytax.mod")
def test_justinian_does_not_help_the_barbarian() -> None:
    # the same three that gives the Empire its tax is a revolt here
    units = {"3433": "Justinian", "3445": "armenia garrison"}
    t = taxes(units, player="barbarian", dice=[3]).does("heavy-tax:armenia")
    assert (t.sp("barbarian"), t.control("armenia")) == (0, "imperial")


@pytest.mark.clause("tbl.heavytax.mod")
def test_the_enemys_leader_does_not_help() -> None:
    t = taxes({**DACIA, "3729": "Vitiges"}, control={"ostrogoths": "barbarian"}, dice=[3])
    assert t.does("heavy-tax:dacia").sp("imperial") == 0


@pytest.mark.clause("tbl.heavytax.mod")
def test_justinian_counts_as_emperor_and_as_leader_in_thracia() -> None:
    t = taxes({**THRACIA, "3433": "Justinian"}, dice=[2]).does("heavy-tax:thracia")
    assert t.sp("imperial") == 7


@pytest.mark.clause("tbl.heavytax.oneleader")
def test_only_the_best_leader_counts() -> None:
    units = {**DACIA, "3729": ["Mundas", "Germanus", "Solomon"]}
    assert taxes(units, dice=[3]).does("heavy-tax:dacia").sp("imperial") == 3  # 4, not 6
    units = {**DACIA, "3729": ["Mundas", "Narses", "Belisarius"]}
    assert taxes(units, dice=[2]).does("heavy-tax:dacia").sp("imperial") == 3  # 4, not 5 or more


@pytest.mark.clause("10.22", "tbl.heavytax.scope")
def test_one_roll_a_province_for_all_its_towns_and_for_no_other() -> None:
    # the example of the rules: heavy tax in Thracia does not reach Aegyptus
    units = {**THRACIA, "2233": "guard garrison"}
    t = taxes(units, dice=[6]).does("heavy-tax:thracia")
    assert t.sp("imperial") == 14
    assert len(t.events("rolled")) == 1
    t.does("tax:aegyptus")
    assert t.sp("imperial") == 16
    assert len(t.events("rolled")) == 1


@pytest.mark.clause("tbl.heavytax.scope", "10.22")
def test_an_area_is_rolled_for_apart_from_its_province() -> None:
    t = taxes({"Ctesiphon": "guard garrison"}, control={"persia": "imperial"}, dice=[6, 4])
    t.does("heavy-tax-area:Persia-area")
    assert t.sp("imperial") == 12
    t.may("tax:persia", "no-tax:persia").does("heavy-tax:persia")
    assert t.sp("imperial") == 14


@pytest.mark.clause("tbl.heavytax.scope", "tbl.heavytax.mod")
def test_what_is_in_the_province_does_not_change_the_roll_of_the_area() -> None:
    rest = {"control": {"persia": "imperial"}, "dice": [3]}
    assert taxes({"Ctesiphon": "Belisarius"}, **rest).does("heavy-tax-area:Persia-area").sp("imperial") == 0
    assert taxes({"Persia-area": "khusro"}, **rest).does("heavy-tax-area:Persia-area").sp("imperial") == 12
    rest = {"control": {"persia": "imperial"}, "dice": [4], "pillaged": ["Ctesiphon"]}
    assert taxes({}, **rest).does("heavy-tax-area:Persia-area").sp("imperial") == 6


@pytest.mark.clause("tbl.heavytax.revolt")
def test_a_revolt_of_an_own_province_gives_it_to_the_enemy() -> None:
    units = {**DACIA, "3729": ["dacia field_army"], "3433": "dacia garrison"}
    t = taxes(units, dice=[3]).does("heavy-tax:dacia")
    assert t.control("dacia") == "barbarian"
    assert t.owner("3627") == "barbarian"
    assert t.owner("3433") == "barbarian"  # a change of sides: units abroad stay
    assert t.sp("imperial") == 0
    assert not t.events("arrived")


@pytest.mark.clause("tbl.heavytax.revolt")
def test_after_a_revolt_the_new_enemy_units_in_mixed_stacks_go() -> None:
    t = taxes({**DACIA, "3628": ["dacia garrison", "guard field_army"]}, dice=[1]).does("heavy-tax:dacia")
    assert t.units("3628") == ["Guard-field_army-1"]
    assert t.owner("3628") == "imperial"


@pytest.mark.clause("tbl.heavytax.revolt")
def test_a_revolt_in_the_enemys_province_brings_him_units_by_the_levy_rules() -> None:
    # one guard in the town, where nothing can be placed, and one in the open, which threatens 2446
    t = taxes({"Ctesiphon": "guard garrison", "2447": "guard garrison"}, dice=[2]).does("heavy-tax:persia")
    assert (t.decider, t.control("persia"), t.sp("imperial")) == ("barbarian", "barbarian", 0)
    kinds = {"persia-garrison", "persia-nomad", "persia-fleet"}
    assert set(t.targets("levy")) == kinds  # never a field army
    placed: list[str] = []
    for _ in range(4):  # the levy value of Persia
        t.does("levy:persia garrison")
        t.may_not("place:Ctesiphon", "11.13a").may_not("place:2446", "11.13a").may_not("place:3445", "11.11b")
        for h in placed:
            t.may_not(f"place:{h}", "11.12b")
        placed.append(t.targets("place")[0])
        t.does(f"place:{placed[-1]}")
    assert t.asked != "ExtraLevy"
    assert len(set(placed)) == 4
    assert all(t.owner(h) == "barbarian" for h in placed)


@pytest.mark.clause("tbl.heavytax.revolt", "4.41c")
@pytest.mark.parametrize("die", [1, 6])
def test_heavy_tax_in_a_neutral_province_hands_it_over_first(die: int) -> None:
    t = taxes({"Roma": "guard garrison"}, dice=[die]).does("heavy-tax:ostrogoths")
    assert t.control("ostrogoths") == "barbarian"
    assert t.sp("imperial") == (0 if die == 1 else 4)  # six less one, a province that he does not control
    assert not t.events("arrived")
    assert t.decider == "imperial"


@pytest.mark.clause("tbl.heavytax.revolt")
def test_a_revolt_in_an_area_loses_the_province_of_its_name() -> None:
    t = taxes({}, control={"franks": "imperial"}, dice=[1]).does("heavy-tax-area:Franks-area")
    assert t.control("franks") == "barbarian"
    assert t.sp("imperial") == 0


@pytest.mark.clause("tbl.heavytax.revolt")
def test_a_lost_province_may_still_be_taxed_for_its_towns() -> None:
    # the area revolts; the town that the player occupies has not been taxed yet
    t = taxes({"Ctesiphon": "guard garrison"}, control={"persia": "imperial"}, dice=[1])
    t.does("heavy-tax-area:Persia-area")
    assert t.control("persia") == "barbarian"
    assert t.does("tax:persia").sp("imperial") == 2


# ---------------------------------------------------------------- spending


def recruits(units: dict[str, Any], sp: int, **rest: Any) -> Table:
    return Table(units=units, phase="recruitment", sp={"imperial": sp}, **rest)


@pytest.mark.clause("10.31", "tbl.cost.recruit", "11.21a")
@pytest.mark.parametrize(
    ("kind", "town", "cost"),
    [
        ("dacia field_army", "3627", 6),
        ("pontica warband", "3336", 4),
        ("oriens nomad", "2938", 4),
        ("dacia garrison", "3627", 2),
        ("thracia fleet", "3433", 9),
        ("guard field_army", "3433", 6),
        ("guard fleet", "3433", 9),
    ],
)
def test_what_a_mercenary_costs(kind: str, town: str, cost: int) -> None:
    t = recruits({town: "guard garrison"}, cost).does(f"recruit:{kind}")
    assert t.sp("imperial") == 0
    assert len(t.units(town)) == 2
    # too little for it; works are something else to spend it on
    t = recruits({town: "guard garrison", "3530": "thracia garrison"}, cost - 1, pillaged=["3530", "3532"])
    if cost < 3:
        assert t.asked == "PhaseEnd"
    else:
        t.may_not(f"recruit:{kind}", "11.21a")


@pytest.mark.clause("tbl.cost.recruit", "11.131")
def test_levied_units_cost_nothing_and_are_no_field_armies() -> None:
    t = Table(phase="levy", units={"3530": "guard garrison"}, sp={"imperial": 3})
    t.may_not("levy:thracia field_army", "11.131").does("levy:thracia garrison", "place:3530")
    assert t.sp("imperial") == 3


@pytest.mark.clause("10.32", "tbl.cost.marker")
def test_a_marker_costs_two() -> None:
    t = recruits({"3530": "guard garrison"}, 3, draws=["agent"]).does("buy-marker")
    assert (t.sp("imperial"), t.hand("imperial")) == (1, ["agent"])
    t = recruits({"3530": "guard garrison"}, 2, draws=["agent"]).may("buy-marker")
    assert recruits({"3530": "guard garrison"}, 1).reasons("buy-marker")


@pytest.mark.clause("10.32")
def test_markers_are_not_bought_in_the_taxation_phase() -> None:
    t = taxes(dict(DACIA), sp={"imperial": 9})
    assert not t.choices("buy-marker")


@pytest.mark.clause("10.33", "tbl.cost.supply")
@pytest.mark.parametrize(
    ("kind", "space", "cost"),
    [
        ("guard field_army", "2924", 2),
        ("pontica warband", "2924", 1),
        ("oriens nomad", "2924", 1),
        ("guard garrison", "2924", 1),
        ("guard fleet", "2924", 3),
    ],
)
def test_what_supply_costs(kind: str, space: str, cost: int) -> None:
    # in the sea nothing can be had but for money
    units = {space: [kind] if "fleet" in kind else [kind, "guard fleet"]}
    aboard = [] if "fleet" in kind else [space]
    fleet = 0 if "fleet" in kind else 3
    t = Table(phase="supply", units=units, aboard=aboard, sp={"imperial": 10})
    while t.choices("supply"):
        t.does(t.choices("supply")[0])
    assert t.sp("imperial") == 10 - cost - fleet
    assert len(t.units(space)) == len(units[space])


@pytest.mark.clause("10.34", "tbl.cost.colony")
@pytest.mark.parametrize("die", [1, 6])
def test_an_attempt_to_colonise_costs_five_whatever_comes(die: int) -> None:
    t = Table(units={"3933": "2 guard field_army"}, options=["colonisation"], sp={"imperial": 6})
    t.operates("3933", points=6).dice(die).does("colonise")
    assert t.sp("imperial") == 1
    t = Table(units={"3933": "2 guard field_army"}, options=["colonisation"], sp={"imperial": 4})
    t.operates("3933", points=6).may_not("colonise", "27.12")


@pytest.mark.clause("10.35", "tbl.cost.works", "28.1")
def test_public_works_cost_five_and_need_a_unit() -> None:
    t = recruits({"3530": "guard garrison"}, 5, options=["works"])
    t.may_not("build:3531", "28.1").does("build:3530")
    assert (t.sp("imperial"), t.works) == (0, ["3530"])
    assert recruits({"3530": "guard garrison"}, 4, options=["works"]).reasons("build:3530")


@pytest.mark.clause("10.36", "tbl.cost.unpillage")
@pytest.mark.parametrize(("space", "cost"), [("3530", 5), ("3532", 3)])
def test_what_it_costs_to_clear_pillage(space: str, cost: int) -> None:
    t = recruits({space: "thracia garrison"}, cost, pillaged=[space]).does(f"unpillage:{space}")
    assert (t.sp("imperial"), t.pillaged) == (0, [])
    t = recruits({space: "thracia garrison"}, cost - 1, pillaged=[space])
    t.may_not(f"unpillage:{space}", "tbl.cost.unpillage")


@pytest.mark.clause("10.36")
def test_clearing_needs_an_own_unit_in_the_hex() -> None:
    units = {"3530": "thracia garrison", "2848": "persia garrison"}
    t = recruits(units, 20, pillaged=["3530", "3531", "2848"])
    assert t.targets("unpillage") == ["3530"]
    t.may_not("unpillage:3531", "10.36").may_not("unpillage:2848", "10.36")


@pytest.mark.clause("10.36")
def test_only_pillaged_hexes_are_cleared() -> None:
    recruits({"3530": "thracia garrison"}, 20).may_not("unpillage:3530", "10.36")


@pytest.mark.clause("10.36", "11.223")
def test_a_cleared_town_may_be_used_at_once() -> None:
    t = recruits({"3530": "thracia garrison"}, 7, pillaged=["3530"]).may_not("recruit:thracia garrison")
    t.does("unpillage:3530", "recruit:thracia garrison")
    assert len(t.units("3530")) == 2


@pytest.mark.clause("10.37")
def test_points_may_be_given_where_negotiation_is_played() -> None:
    t = taxes(dict(DACIA), options=["negotiation"], sp={"imperial": 5}).aside("imperial", "negotiate")
    t.does("offer-sp:3", "propose")
    assert t.decider == "barbarian"
    t.does("accept")
    assert (t.sp("imperial"), t.sp("barbarian")) == (2, 3)
    assert "negotiate" not in taxes(dict(DACIA)).asides("imperial")
