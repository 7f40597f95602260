"""Pillage and pillage markers [26.0-26.5, tbl.pillage.*], from the words of the rules.

3730 and 3731 are open country on the Danube; 3629, 3630 lie south of them; Philippopolis (3530) and Adrianopolis
(3531) are towns, Thessalonica (3328) a rich one.
"""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

ON: dict[str, Any] = {"options": ["pillage"]}
P_R: tuple[bool, bool] = (True, True)
ONLY_R: tuple[bool, bool] = (False, True)
NOTHING: tuple[bool, bool] = (False, False)
TABLE = {
    1: (NOTHING, NOTHING, ONLY_R),
    2: (NOTHING, ONLY_R, P_R),
    3: (ONLY_R, P_R, P_R),
    4: (P_R, P_R, P_R),
    5: (P_R, P_R, P_R),
    6: (P_R, P_R, P_R),
}
STRENGTHS = {1: 0, 2: 1, 3: 1, 4: 2, 7: 2}


def raid(units: list[str], face: int, h: str = "3730", **rest: Any) -> Table:
    """An Imperial army pillages a hex; the other player would draw an agent."""
    settings: dict[str, Any] = {**ON, "draws": ["agent"], **rest}
    t = Table(units={h: units}, dice=[1], **settings)
    return t.operates(h).dice(face).does("pillage").until(lambda t: t.asked != "RollAgain")


@pytest.mark.clause("tbl.pillage", "tbl.pillage.strength", "26.1a", "tbl.pillage.P", "tbl.pillage.R")
@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("face", TABLE)
def test_the_pillage_table(face: int, strength: int) -> None:
    t = raid([f"{strength} guard field_army"], face)
    pillaged, reaction = TABLE[face][STRENGTHS[strength]]
    assert t.pillaged == (["3730"] if pillaged else [])
    assert t.hand("barbarian") == (["agent"] if reaction else [])


@pytest.mark.clause("26.1a", "26.11")
def test_leaders_and_fleets_count_one_each_and_multiply_nothing() -> None:
    """A two-star leader and a field army make two, not three or six: on a two there is a reaction only."""
    t = raid(["guard field_army", "Belisarius"], 2)
    assert (t.pillaged, t.hand("barbarian")) == ([], ["agent"])
    t = Table(units={"3434": ["guard fleet", "2 guard field_army", "Germanus"]}, dice=[1], draws=["agent"], **ON)
    t.operates("3434", sail=True).dice(2).does("pillage")
    assert t.pillaged == ["3434"], "four units"


@pytest.mark.clause("26.11", "tbl.pillage.strength")
def test_military_advantage_and_ground_do_not_help() -> None:
    t = raid(["guard field_army"], 2, h="3629", hands={"imperial": ["military advantage"]})
    assert (t.pillaged, t.hand("barbarian")) == ([], [])
    assert t.hand("imperial") == ["military advantage"]


@pytest.mark.clause("26.0", "tbl.pillage.P")
@pytest.mark.parametrize(("town", "loot"), [("Philippopolis", 1), ("Thessalonica", 5), ("Constantinopolis", 5)])
def test_loot_of_towns(town: str, loot: int) -> None:
    t = Table(units={town: "guard garrison"}, dice=[1], draws=["agent"], **ON).operates(town)
    t.dice(4, 5).does("pillage").until(lambda t: bool(t.events("pillaged")) and bool(t.events("looted")))
    assert t.sp("imperial") == loot
    assert t.event("looted")["points"] == loot


@pytest.mark.clause("tbl.pillage.P")
def test_open_country_yields_nothing() -> None:
    t = raid(["guard garrison"], 5)
    assert (t.pillaged, t.sp("imperial")) == (["3730"], 0)


@pytest.mark.clause("tbl.pillage.P", "27.32", "27.5", "tbl.colony.effects")
def test_a_colony_yields_one_and_is_gone() -> None:
    t = raid(["guard garrison"], 5, colonies=["3730"], works=["3730"])
    assert (t.pillaged, t.colonies, t.works, t.sp("imperial")) == (["3730"], [], [], 1)


@pytest.mark.clause("27.5", "27.32")
def test_a_colony_survives_an_attempt_that_fails() -> None:
    t = raid(["guard garrison"], 2, colonies=["3730"])
    assert (t.pillaged, t.colonies, t.sp("imperial")) == ([], ["3730"], 0)


@pytest.mark.clause("26.1a", "tbl.op")
def test_four_points_each_time() -> None:
    t = raid(["guard garrison"], 1)
    assert t.op == 9 - 4
    t.dice(1).does("pillage")
    assert t.op == 1
    t.may_not("pillage", "14.31")


@pytest.mark.clause("26.2")
def test_not_where_it_is_pillaged_already_and_not_at_sea() -> None:
    t = Table(units={"3730": "guard garrison"}, pillaged=["3730"], dice=[1], **ON).operates("3730")
    t.may_not("pillage", "26.2")
    t = Table(units={"3533": "guard fleet"}, dice=[1], **ON).operates("3533").may_not("pillage", "26.2")


@pytest.mark.clause("26.0")
def test_only_with_the_option() -> None:
    Table(units={"3730": "guard garrison"}, dice=[1]).operates("3730").may_not("pillage", "26.0")


@pytest.mark.clause("26.0", "4.41e")
def test_pillage_of_neutral_land_gives_it_to_the_other_player() -> None:
    t = Table(units={"3831": "guard garrison", "4030": "slavs warband"}, dice=[1], **ON).operates("3831")
    t.dice(1).does("pillage")
    assert t.control("slavs") == "barbarian"


# ---------------------------------------------------------------- what the marker does (always in force: RULING-31)


def fed(units: dict[str, str | list[str]], h: str, **rest: Any) -> int:
    """How many unpaid units live through the supply phase in a hex."""
    return len(Table(phase="supply", units=units, **rest).finish_phase().units(h))


@pytest.mark.clause("26.3", "tbl.pillage.marker.2")
def test_a_pillaged_town_feeds_nobody_but_its_neighbours_are_spared() -> None:
    assert fed({"Philippopolis": "3 thracia garrison"}, "Philippopolis") == 3
    assert fed({"Philippopolis": "3 thracia garrison"}, "Philippopolis", pillaged=["Philippopolis"]) == 0
    assert fed({"3630": "thracia garrison"}, "3630", pillaged=["Philippopolis"]) == 1


@pytest.mark.clause("26.3", "tbl.pillage.marker.3")
def test_pillaged_country_feeds_nobody_nor_do_its_open_neighbours() -> None:
    assert fed({"3730": "2 thracia garrison"}, "3730") == 2
    assert fed({"3730": "2 thracia garrison"}, "3730", pillaged=["3730"]) == 0
    assert fed({"3731": "2 thracia garrison"}, "3731", pillaged=["3730"]) == 0
    assert fed({"3631": "2 thracia garrison"}, "3631", pillaged=["3730"]) == 2, "two hexes off"


@pytest.mark.clause("tbl.pillage.marker.3")
def test_towns_next_to_it_and_hexes_across_the_water_are_spared() -> None:
    assert fed({"Philippopolis": "3 thracia garrison"}, "Philippopolis", pillaged=["3630"]) == 3
    assert fed({"3731": "3 thracia garrison"}, "3731", pillaged=["3730"], colonies=["3731"]) == 3
    # 3332 lies across the Propontis from 3431, 3333 beside it on land
    assert fed({"3431": "2 thracia garrison"}, "3431", pillaged=["3332"]) == 2
    assert fed({"3231": "2 thracia garrison"}, "3231", pillaged=["3332"]) == 0


@pytest.mark.clause("26.3", "tbl.pillage.marker.1", "10.121")
def test_a_pillaged_town_is_ignored_for_tax() -> None:
    town = {"Philippopolis": "thracia garrison"}
    assert "tax:thracia" in Table(phase="taxation", units=town).choices()
    assert "tax:thracia" not in Table(phase="taxation", units=town, pillaged=["Philippopolis"]).choices()


@pytest.mark.clause("tbl.pillage.marker.1")
def test_and_gives_the_defender_no_walls() -> None:
    for pillaged, cover in ((["Adrianopolis"], 2), ([], 4)):
        t = Table(
            units={"3631": "guard field_army", "Adrianopolis": "2 oriens garrison"},
            control={"oriens": "barbarian"},
            pillaged=pillaged,
            dice=[6],
        )
        t.operates("3631").does("attack:Adrianopolis").until("ChooseTable", {"Stance": "fight"})
        t.dice(6).does("assault")
        assert t.event("odds")["defence-total"] == cover


@pytest.mark.clause("tbl.pillage.marker.4")
def test_its_port_is_ignored() -> None:
    for pillaged, left in ((["Thessalonica"], 34), ([], 35)):
        t = Table(units={"Thessalonica": "guard fleet"}, pillaged=pillaged, dice=[6]).operates("Thessalonica")
        assert t.does("march:3228").op == left


@pytest.mark.clause("tbl.pillage.marker.5")
def test_no_colony_until_it_is_cleared() -> None:
    rest: dict[str, Any] = {"options": ["colonisation"], "sp": {"imperial": 5}, "dice": [1]}
    units = {"3730": "guard field_army"}
    Table(units=units, pillaged=["3730"], **rest).operates("3730").may_not("colonise", "tbl.pillage.marker.5")
    Table(units=units, **rest).operates("3730").may("colonise")


# ---------------------------------------------------------------- clearing


@pytest.mark.clause("26.4", "10.36", "26.5")
@pytest.mark.parametrize(("h", "cost"), [("Philippopolis", 5), ("3730", 3)])
def test_whoever_stands_there_may_pay_for_its_removal(h: str, cost: int) -> None:
    base: dict[str, Any] = {"phase": "recruitment", "pillaged": [h]}
    t = Table(units={h: "thracia garrison"}, sp={"imperial": cost}, **base).may(f"unpillage:{h}")
    t.does(f"unpillage:{h}")
    assert (t.pillaged, t.sp("imperial")) == ([], 0)
    poor = Table(units={h: "thracia garrison"}, sp={"imperial": cost - 1}, **base)
    poor.may_not(f"unpillage:{h}") if poor.phase == "recruitment" else None
    away = Table(units={"3532": "thracia garrison"}, sp={"imperial": 9}, **base)
    away.may_not(f"unpillage:{h}", "10.36")


@pytest.mark.clause("26.5")
def test_then_town_and_port_work_again() -> None:
    t = Table(
        phase="recruitment",
        units={"Thessalonica": "macedonia garrison"},
        pillaged=["Thessalonica"],
        sp={"imperial": 20},
    )
    t.may_not("recruit:macedonia fleet")
    t.does("unpillage:Thessalonica").may("recruit:macedonia fleet", "recruit:macedonia garrison")


@pytest.mark.clause("26.5")
def test_but_a_destroyed_colony_does_not_come_back() -> None:
    t = raid(["guard garrison"], 5, colonies=["3730"], sp={"imperial": 20})
    t.until("Recruiting", side="imperial")
    t.does("unpillage:3730")
    assert (t.pillaged, t.colonies) == ([], [])
