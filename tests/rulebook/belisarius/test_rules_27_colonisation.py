"""Colonisation [27.0-27.6b, tbl.colony.*, 10.34], from the words of the rules."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

ON: dict[str, Any] = {"options": ["colonisation"]}
TABLE = {1: "RRRR", 2: "---B", 3: "--CC", 4: "-CCC", 5: "CCCC", 6: "CCCC"}
"""By face and column: nothing, Reaction, Colony or Both."""
ARMIES: dict[str, tuple[list[str], int]] = {
    "one": (["guard field_army"], 0),
    "two": (["2 guard field_army"], 1),
    "a star": (["Germanus"], 1),
    "two stars": (["Belisarius"], 2),
    "three": (["guard field_army", "Germanus"], 2),
    "four": (["guard field_army", "Belisarius"], 2),
    "five": (["2 guard field_army", "Belisarius"], 3),
    "both leaders": (["Germanus", "Belisarius"], 3),
    "six": (["6 guard field_army"], 3),
}


def settled(units: list[str], face: int, h: str = "3730", **rest: Any) -> Table:
    """An Imperial army has tried to found a colony."""
    settings: dict[str, Any] = {**ON, "draws": ["agent"], "sp": {"imperial": 7}, **rest}
    t = Table(units={h: units}, dice=[6], **settings)
    return t.operates(h).dice(face).does("colonise")


@pytest.mark.clause("tbl.colony", "tbl.colony.strength", "27.1a", "tbl.colony.C", "tbl.colony.R")
@pytest.mark.parametrize("army", ARMIES)
@pytest.mark.parametrize("face", TABLE)
def test_the_colonisation_table(face: int, army: str) -> None:
    units, column = ARMIES[army]
    result = TABLE[face][column]
    t = settled(units, face)
    if t.asked == "Settle":
        t.does(t.choices()[0])
    assert t.colonies == (["3730"] if result in "CB" else [])
    assert t.hand("barbarian") == (["agent"] if result in "RB" else [])


@pytest.mark.clause("27.12", "10.34", "tbl.colony")
@pytest.mark.parametrize("face", [2, 6])
def test_five_sp_are_lost_whether_it_succeeds_or_not(face: int) -> None:
    t = settled(["guard field_army"], face)
    assert t.sp("imperial") == 2


@pytest.mark.clause("27.12", "10.34")
def test_not_without_the_money() -> None:
    t = Table(units={"3730": "guard field_army"}, sp={"imperial": 4}, dice=[6], **ON).operates("3730")
    t.may_not("colonise", "27.12")


@pytest.mark.clause("27.1a", "tbl.op", "tbl.colony")
def test_eight_points() -> None:
    t = settled(["guard field_army", "thracia garrison"], 2)
    assert t.op == 8 + 6 - 8
    t.may_not("colonise", "14.31")


@pytest.mark.clause("27.0")
def test_only_with_the_option() -> None:
    t = Table(units={"3730": "guard field_army"}, sp={"imperial": 7}, dice=[6]).operates("3730")
    t.may_not("colonise", "27.0")


@pytest.mark.clause("27.6b", "tbl.colony.C")
def test_the_player_removes_one_unit_of_the_army_as_settlers() -> None:
    t = settled(["guard field_army", "thracia garrison", "Germanus"], 5)
    assert (t.asked, t.decider) == ("Settle", "imperial")
    assert len(t.targets("lose")) == 3
    t.does("lose:thracia garrison")
    assert t.units("3730") == ["Guard-field_army-1", "Germanus"]
    assert t.where("Thracia-garrison-1") == "available"


@pytest.mark.clause("27.6b")
def test_settlers_come_from_the_army_alone_and_may_be_all_of_it() -> None:
    t = Table(units={"3730": ["guard field_army", "thracia garrison"]}, sp={"imperial": 5}, dice=[6, 5], **ON)
    t.operates("3730", "guard field_army").does("colonise")
    assert t.units("3730") == ["Thracia-garrison-1"]
    assert t.colonies == ["3730"]


@pytest.mark.clause("27.2")
@pytest.mark.parametrize(
    ("h", "rest", "clause"),
    [
        ("Philippopolis", {}, "27.2"),  # in a town
        ("3630", {}, "27.2"),  # next to towns
        ("3730", {"colonies": ["3730"]}, "27.2"),  # where a colony is
        ("3730", {"colonies": ["3829"]}, "27.2"),  # next to a colony
        ("2443", {}, "27.2"),  # in the desert
        ("3730", {"pillaged": ["3730"]}, "tbl.pillage.marker.5"),
    ],
)
def test_where_not_to_colonise(h: str, rest: dict[str, Any], clause: str) -> None:
    t = Table(units={h: "guard field_army"}, sp={"imperial": 7}, dice=[6], **ON, **rest).operates(h)
    t.may_not("colonise", clause)


@pytest.mark.clause("27.2", "15.4")
def test_not_in_an_enemy_zone() -> None:
    units = {"3730": "guard field_army", "3829": "slavs warband"}
    t = Table(units=units, control={"slavs": "barbarian"}, sp={"imperial": 7}, dice=[6], **ON)
    t.operates("3730").may_not("colonise", "15.4")
    Table(units=units, sp={"imperial": 7}, dice=[6], **ON).operates("3730").may("colonise")


@pytest.mark.clause("27.2")
@pytest.mark.parametrize("h", ["3730", "3829", "3924", "3521"])
def test_where_to_colonise(h: str) -> None:
    Table(units={h: "guard field_army"}, sp={"imperial": 7}, dice=[6], **ON).operates(h).may("colonise")


@pytest.mark.clause("27.31", "27.4")
@pytest.mark.parametrize(("side", "unit"), [("imperial", "guard garrison"), ("barbarian", "slavs warband")])
def test_a_colony_serves_whoever_holds_it_like_a_town(side: str, unit: str) -> None:
    rest: dict[str, Any] = {"control": {"slavs": "barbarian"}, "colonies": ["3831"], "player": side}
    t = Table(phase="taxation", units={"3831": unit}, **rest).does("tax:slavs")
    assert t.sp(side) == 1
    t = Table(phase="supply", units={"3831": "3 " + unit}, **rest).finish_phase()
    assert len(t.units("3831")) == 3, "it feeds three, open ground two"


@pytest.mark.clause("27.31")
def test_recruits_come_to_a_colony_as_to_a_town() -> None:
    base: dict[str, Any] = {"phase": "recruitment", "units": {"3730": "guard garrison"}, "sp": {"imperial": 5}}
    Table(colonies=["3730"], **base).may("recruit:thracia garrison")
    Table(**base).may_not("recruit:thracia garrison")


@pytest.mark.clause("27.31")
def test_a_colony_doubles_its_defender() -> None:
    for colonies, strength in ((["3731"], 2), ([], 1)):
        t = Table(
            units={"3631": "guard field_army", "3731": "oriens garrison"},
            control={"oriens": "barbarian"},
            colonies=colonies,
            dice=[6],
        )
        t.operates("3631").does("attack:3731").until("ChooseTable", {"Stance": "fight"})
        t.dice(6).does("assault")
        assert t.event("odds")["defence-total"] == strength


@pytest.mark.clause("27.31", "27.2")
def test_a_new_colony_keeps_others_away_and_works_at_once() -> None:
    t = settled(["4 guard field_army"], 5, sp={"imperial": 10}).does("lose:guard field_army")
    t.does("march:3731").may_not("colonise", "27.2")


@pytest.mark.clause("27.33", "tbl.colony.effects")
def test_a_colony_on_the_coast_has_a_port() -> None:
    base: dict[str, Any] = {"phase": "recruitment", "control": {"vandals": "imperial"}, "sp": {"imperial": 20}}
    Table(units={"3317": "guard garrison"}, colonies=["3317"], **base).may("recruit:vandals fleet")
    inland = {"2617": "guard garrison"}
    Table(units=inland, colonies=["2617"], **base).may("recruit:vandals warband").may_not("recruit:vandals fleet")


@pytest.mark.clause("27.4", "27.5")
def test_a_change_of_control_leaves_the_colony_where_it_is() -> None:
    t = Table(
        units={"3831": "slavs warband", "3931": "guard garrison"},
        colonies=["3831"],
        options=["pillage"],
        dice=[1, 1],
    )
    t.operates("3931").does("pillage")
    assert t.control("slavs") == "barbarian"
    assert t.colonies == ["3831"]
    assert t.pillaged == []


@pytest.mark.clause("27.5")
def test_a_battle_for_it_does_not_destroy_a_colony() -> None:
    t = Table(
        units={"3631": ["3 guard field_army", "Belisarius"], "3731": "slavs warband"},
        control={"slavs": "barbarian"},
        colonies=["3731"],
        dice=[6],
        draws=["agent"] * 4,
    )
    t.operates("3631").does("attack:3731").until("ChooseTable", {"Stance": "fight"}).dice(6).does("assault")
    t.does("march:3731")
    assert t.colonies == ["3731"]
    t.does("halt")
    taxed = Table(phase="taxation", units={"3731": "guard field_army"}, colonies=["3731"]).does("tax:thracia")
    assert taxed.sp("imperial") == 1


@pytest.mark.clause("27.6a")
def test_as_many_colonies_as_one_likes() -> None:
    many = ["3730", "3629", "3831", "3931", "4031", "4131", "4030", "4130", "3929", "4028", "4128", "4029", "4129"]
    t = Table(units={"3521": ["guard field_army", "Belisarius"]}, colonies=many, sp={"imperial": 5}, dice=[1, 6], **ON)
    t.operates("3521").does("colonise").does("lose:guard field_army")
    assert len(t.colonies) == len(many) + 1


@pytest.mark.clause("27.0", "4.41e")
def test_colonies_on_neutral_land_give_it_to_the_other_player() -> None:
    t = settled(["guard field_army"], 2, h="3931")
    assert t.control("slavs") == "barbarian"
