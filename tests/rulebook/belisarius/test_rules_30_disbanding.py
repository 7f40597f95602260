"""Section 30 and the disband table from their clauses, with the attrition of section 32 (both optional)."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

# 3532 is open ground in Thracia: forage 2


def feeds(units: dict[str, Any], *dice: int, sp: int = 0, options: tuple[str, ...] = (), **rest: Any) -> Table:
    treasury = {"imperial": sp, "barbarian": sp}
    return Table(units=units, phase="supply", options=["disbanding", *options], dice=list(dice), sp=treasury, **rest)


def part(t: Table, *units: str) -> Table:
    """These units disband by choice, and nobody else."""
    for unit in units:
        t.does(f"disband:{unit}")
    while t.asked in ("ByChoice", "AlsoByChoice"):
        t.does("done")
    return t


@pytest.mark.clause("30.0", "tbl.disband", "tbl.disband.disband", "tbl.disband.revolt", "tbl.disband.loyal")
@pytest.mark.parametrize(
    ("die", "left", "revolt"), [(1, 2, True), (2, 2, True), (3, 2, False), (4, 2, False), (5, 2, False), (6, 4, False)]
)
def test_who_is_not_paid_is_checked(die: int, left: int, revolt: bool) -> None:
    t = part(feeds({"3532": "4 thracia garrison", "3628": "dacia garrison"}, die))
    while t.asked == "Feeding":
        t.does(t.choices("disband")[0])
    assert len(t.units("3532")) == left
    assert ("3532" in t.pillaged) is revolt
    assert t.control("thracia") == ("neutral" if revolt else "imperial")


@pytest.mark.clause("30.0", "tbl.disband.loyal")
def test_the_loyal_stay_without_cost() -> None:
    t = part(feeds({"3532": "4 guard field_army", "3628": "dacia garrison"}, 6, sp=3))
    t.does("disband:guard field_army", "disband:guard field_army")
    assert (t.sp("imperial"), len(t.units("3532"))) == (3, 4)
    assert len(t.events("rolled")) == 1


@pytest.mark.clause("30.0")
def test_paying_is_still_voluntary() -> None:
    t = part(feeds({"3532": "3 guard garrison", "3628": "dacia garrison"}, sp=3))
    t.may("supply:guard garrison", "disband:guard garrison").does("supply:guard garrison")
    assert (t.sp("imperial"), t.events("rolled"), len(t.units("3532"))) == (2, [], 3)


@pytest.mark.clause("30.0")
def test_without_the_option_there_is_no_check() -> None:
    t = Table(units={"3532": "3 guard garrison"}, phase="supply")
    assert (t.asked, t.events("rolled"), len(t.units("3532"))) == ("PhaseEnd", [], 2)


@pytest.mark.clause("30.0b", "30.3")
def test_units_that_forage_or_cost_nothing_may_be_disbanded() -> None:
    t = feeds({"3530": ["guard garrison", "Mundas"], "3433": "guard fleet"}, 3)
    t.may("disband:guard garrison", "disband:Mundas", "disband:guard fleet")
    part(t, "guard garrison")
    assert t.units("3530") == ["Mundas"]


@pytest.mark.clause("30.0b")
def test_nobody_must_disband_and_only_own_units_can() -> None:
    t = feeds({"3530": "guard garrison", "3445": "armenia garrison", "3419": "ostrogoths fleet"})
    assert t.targets("disband") == ["Guard-garrison-1"]
    t.does("done")
    assert (t.asked, t.units("3530")) == ("PhaseEnd", ["Guard-garrison-1"])


@pytest.mark.clause("30.1", "30.2")
def test_one_roll_for_all_that_disband_in_a_hex() -> None:
    units = {"3532": "2 guard garrison", "3530": "2 thracia garrison"}
    t = feeds(units, 3, 6)
    t.does("disband:guard garrison", "disband:guard garrison")
    part(t, "thracia garrison")
    assert [e["face"] for e in t.events("rolled")] == [3, 6]
    assert (t.units("3532"), len(t.units("3530"))) == ([], 2)


@pytest.mark.clause("30.2")
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_some_all_or_none(n: int) -> None:
    t = part(feeds({"3530": "3 thracia garrison", "3628": "dacia garrison"}, 4), *["thracia garrison"] * n)
    assert len(t.units("3530")) == 3 - n
    assert len(t.events("rolled")) == (1 if n else 0)


@pytest.mark.clause("30.1", "30.2")
def test_choice_and_hunger_of_a_hex_are_one_roll() -> None:
    # one of four goes by choice, one more must: all are checked as one army
    t = feeds({"3532": "4 thracia garrison", "3628": "dacia garrison"}, 3, 3)
    t.does("disband:thracia garrison")
    part(t)
    while t.asked == "Feeding":
        t.does(t.choices("disband")[0])
    assert len(t.events("rolled")) == 1
    assert len(t.units("3532")) == 2


@pytest.mark.clause("30.11")
def test_only_in_the_own_supply_phase() -> None:
    for phase in ("taxation", "recruitment", "levy", "operations"):
        t = Table(units={"3530": "guard garrison"}, phase=phase, options=["disbanding"], sp={"imperial": 9})
        assert t.choices("disband") == []
    t = feeds({"3530": "guard garrison"}, player="barbarian")
    assert t.choices("disband") == []


@pytest.mark.clause("30.4")
@pytest.mark.parametrize("die", [1, 3])
@pytest.mark.parametrize("space", ["2924", "3433"])
def test_cargo_goes_with_its_fleet(die: int, space: str) -> None:
    t = feeds({space: ["guard fleet", "guard garrison", "guard field_army"]}, die, aboard=[space], sp=9)
    t.does("disband:guard fleet")
    part(t)
    while t.asked == "Feeding":
        t.does(t.choices("supply")[0])
    assert t.units(space) == []


@pytest.mark.clause("30.4")
def test_where_another_fleet_stays_it_keeps_what_it_can_carry() -> None:
    units = ["2 guard fleet", "3 guard garrison", "guard field_army"]
    t = feeds({"3433": units}, 3, aboard=["3433"]).does("disband:guard fleet")
    part(t)
    assert t.asked == "CargoGoes"
    t.may("lose:guard garrison").does("lose:guard field_army")
    assert len(t.units("3433")) == 4


@pytest.mark.clause("30.4")
def test_cargo_of_a_loyal_fleet_stays_and_units_ashore_stay_anyway() -> None:
    t = feeds({"3433": ["guard fleet", "2 guard garrison"]}, 6, aboard=["3433"]).does("disband:guard fleet")
    assert len(part(t).units("3433")) == 3
    t = feeds({"3433": ["guard fleet", "2 guard garrison"]}, 3).does("disband:guard fleet")
    assert len(part(t).units("3433")) == 2


@pytest.mark.clause("30.5")
@pytest.mark.parametrize(("die", "left"), [(1, 2), (2, 2), (3, 2), (5, 2), (6, 3)])
def test_units_that_do_not_disband_do_not_matter(die: int, left: int) -> None:
    t = part(feeds({"3530": ["2 guard field_army", "thracia garrison"]}, die), "thracia garrison")
    assert len(t.units("3530")) == left


@pytest.mark.clause("tbl.disband", "30.5")
@pytest.mark.parametrize(
    ("leaders", "die", "result"),
    [
        ([], 2, "revolt"),
        (["Mundas"], 2, "disband"),
        (["Mundas"], 1, "revolt"),
        (["Narses"], 1, "disband"),
        (["Mundas"], 5, "loyal"),
        (["Narses"], 4, "loyal"),
        (["Narses"], 3, "disband"),
        (["Mundas", "Germanus", "Solomon"], 1, "revolt"),  # at most one leader
        (["Mundas", "Narses"], 1, "disband"),
        (["Mundas", "Narses"], 3, "disband"),
    ],
)
def test_leaders_in_the_hex(leaders: list[str], die: int, result: str) -> None:
    units = {"3530": ["thracia garrison", *leaders], "3531": "Belisarius"}
    t = part(feeds(units, die), "thracia garrison")
    gone = "Thracia-garrison-1" not in t.units("3530")
    assert (gone, "3530" in t.pillaged) == (result != "loyal", result == "revolt")


@pytest.mark.clause("30.1", "tbl.disband")
def test_a_leader_that_disbands_is_counted_and_helps_himself() -> None:
    t = feeds({"3530": ["thracia garrison", "Mundas"], "3628": "dacia garrison"}, 2)
    t.does("disband:Mundas")
    part(t, "thracia garrison")
    assert (t.units("3530"), t.where("Mundas"), t.pillaged) == ([], "available", [])


@pytest.mark.clause("tbl.disband.revolt")
def test_a_revolt_pillages_and_nobody_gains() -> None:
    hands = {"imperial": ["agent"], "barbarian": []}
    units = {"3433": ["thracia garrison", "2 guard field_army"], "3628": "thracia garrison", "3532": "dacia garrison"}
    t = part(feeds(units, 1, hands=hands, sp=4), "Thracia-garrison-1")
    assert (t.pillaged, t.sp("imperial"), t.sp("barbarian"), t.hand("barbarian")) == (["3433"], 4, 4, [])
    assert t.control("thracia") == "neutral"
    # as by any return to neutrality, Thracians abroad stay in a town
    assert t.units("3628") == ["Thracia-garrison-2"]
    assert t.owner("3628") == "neutral"
    assert t.control("dacia") == "imperial"


@pytest.mark.clause("tbl.disband.revolt")
def test_in_a_pillaged_hex_the_enemy_draws_instead() -> None:
    t = feeds({"3532": "2 thracia garrison"}, 1, pillaged=["3532"], draws=["rally"])
    while t.asked != "PhaseEnd":
        t.does(t.choices("disband")[0] if t.choices("disband") else t.choices()[0])
    assert (t.hand("barbarian"), t.hand("imperial")) == (["rally"], [])
    assert t.pillaged == ["3532"]


@pytest.mark.clause("tbl.disband.revolt")
def test_the_province_of_the_hex_changes_not_that_of_the_units() -> None:
    t = part(feeds({"3445": "thracia garrison", "3530": "thracia garrison"}, 1), "Thracia-garrison-1")
    assert (t.control("armenia"), t.control("thracia")) == ("neutral", "imperial")
    t = part(feeds({"3222": "thracia garrison", "3530": "thracia garrison"}, 1), "Thracia-garrison-1")
    assert t.control("ostrogoths") == "neutral"
    t = part(feeds({"3530": "guard garrison", "3531": "guard garrison"}, 1), "Guard-garrison-1")
    assert t.control("thracia") == "neutral"


@pytest.mark.clause("tbl.disband.revolt")
def test_at_sea_there_is_nothing_to_pillage() -> None:
    t = part(feeds({"2924": "guard fleet", "3530": "guard garrison"}, 1, sp=9), "guard fleet")
    assert (t.units("2924"), t.pillaged) == ([], [])
    assert not t.events("control")


@pytest.mark.clause("tbl.disband.revolt")
def test_a_colony_falls_with_the_pillage() -> None:
    t = feeds({"3532": "thracia garrison", "3530": "guard garrison"}, 1, colonies=["3532"], options=("colonisation",))
    part(t, "thracia garrison")
    assert (t.pillaged, t.colonies) == (["3532"], [])


@pytest.mark.clause("21.4d", "tbl.disband.revolt")
def test_guards_with_justinian_never_revolt() -> None:
    t = part(feeds({"3433": ["guard garrison", "Justinian"], "3530": "guard garrison"}, 1), "Guard-garrison-1")
    assert (t.units("3433"), t.pillaged, t.control("thracia")) == (["Justinian"], [], "imperial")
    t = part(feeds({"3433": ["thracia garrison", "Justinian"], "3530": "guard garrison"}, 1), "thracia garrison")
    assert (t.units("3433"), t.pillaged, t.control("thracia")) == (["Justinian"], ["3433"], "neutral")


# ---------------------------------------------------------------- attrition


def goes(units: dict[str, Any], die: int, *who: str, options: tuple[str, ...] = ("attrition",), **rest: Any) -> str:
    """The result of a check of these units."""
    t = part(feeds(units, die, options=options, **rest), *who)
    kinds = [e.kind for e in t.events() if e.kind.startswith("disband-") and e.kind != "disband-die"]
    assert len(kinds) == 1
    return kinds[0].removeprefix("disband-")


@pytest.mark.clause("32.0", "32.1")
def test_nomads_far_from_home() -> None:
    # an Oriens nomad in Thracia
    units = {"3530": ["oriens nomad", "guard garrison"]}
    assert [goes(units, die, "oriens nomad") for die in (3, 4, 5, 6)] == ["revolt", "revolt", "gone", "gone"]
    home = {"2539": ["oriens nomad", "guard garrison"]}
    assert [goes(home, die, "oriens nomad") for die in (2, 3, 6)] == ["revolt", "gone", "loyal"]


@pytest.mark.clause("32.0")
def test_without_the_option_home_does_not_matter() -> None:
    units = {"3530": ["oriens nomad", "guard garrison"]}
    assert [goes(units, die, "oriens nomad", options=()) for die in (3, 6)] == ["gone", "loyal"]


@pytest.mark.clause("32.1")
def test_warbands_only_under_barbarian_control() -> None:
    units = {"3530": ["pontica warband", "guard garrison"]}
    assert goes(units, 3, "pontica warband") == "gone"
    units = {"3530": ["armenia warband", "armenia garrison"]}
    assert goes(units, 4, "armenia warband", player="barbarian") == "revolt"
    assert goes({"3445": "armenia warband"}, 3, "armenia warband", player="barbarian") == "gone"


@pytest.mark.clause("32.1")
def test_other_units_far_from_home_do_not_suffer() -> None:
    assert goes({"2539": ["dacia garrison", "guard garrison"]}, 3, "dacia garrison") == "gone"
    assert goes({"2539": ["dacia field_army", "guard garrison"]}, 3, "dacia field_army") == "gone"


@pytest.mark.clause("32.2")
def test_a_mixed_army_loses_one() -> None:
    units = {"3530": ["oriens nomad", "thracia garrison", "guard garrison"]}
    both = ("oriens nomad", "thracia garrison")
    assert [goes(units, die, *both) for die in (3, 4, 6)] == ["revolt", "gone", "gone"]
    # a nomad at home and a guard: none is far from home
    units = {"2539": ["oriens nomad", "guard garrison", "guard field_army"]}
    assert goes(units, 3, "oriens nomad", "guard garrison") == "gone"


@pytest.mark.clause("32.2")
def test_only_those_that_disband_count() -> None:
    units = {"3530": ["oriens nomad", "thracia garrison", "guard garrison"]}
    assert goes(units, 3, "thracia garrison") == "gone"
    assert goes(units, 4, "oriens nomad") == "revolt"


@pytest.mark.clause("32.1", "tbl.disband")
def test_a_leader_makes_up_for_it() -> None:
    units = {"3530": ["oriens nomad", "Narses"]}
    assert goes(units, 3, "oriens nomad") == "gone"
    assert goes(units, 6, "oriens nomad") == "loyal"
    assert goes(units, 2, "oriens nomad") == "revolt"


@pytest.mark.clause("32.1", "tbl.disband")
def test_less_than_one_is_a_revolt() -> None:
    assert goes({"3530": ["oriens nomad", "guard garrison"]}, 1, "oriens nomad") == "revolt"
