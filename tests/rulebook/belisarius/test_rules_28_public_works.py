"""Section 28 from its clauses: public works (optional)."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

DACIA = {"3627": "dacia garrison", "3628": "dacia garrison", "3826": "dacia garrison"}


def builds(units: dict[str, Any], sp: int = 20, **rest: Any) -> Table:
    return Table(units=units, phase="recruitment", sp={"imperial": sp, "barbarian": sp}, options=["works"], **rest)


@pytest.mark.clause("28.0", "28.1")
def test_works_are_built_in_the_recruitment_phase_only() -> None:
    builds({"3530": "guard garrison"}).may("build:3530")
    for phase in ("taxation", "levy", "operations"):
        t = Table(units={"3530": "guard garrison"}, phase=phase, sp={"imperial": 20}, options=["works"])
        assert t.choices("build") == []


@pytest.mark.clause("28.0")
def test_without_the_option_nothing_is_built() -> None:
    t = Table(units={"3530": "guard garrison"}, phase="recruitment", sp={"imperial": 20})
    assert t.choices("build") == []
    t.may_not("build:3530", "28.0")


@pytest.mark.clause("28.1", "tbl.cost.works")
def test_building_takes_a_unit_in_a_town_or_colony_and_five_points() -> None:
    units = {"3530": "guard garrison", "3532": "guard garrison", "3431": "guard garrison", "3445": "armenia garrison"}
    t = builds(units, colonies=["3532"])
    assert t.targets("build") == ["3530", "3532"]
    t.may_not("build:3431", "28.1").may_not("build:3531", "28.1").may_not("build:3445", "28.1")
    t.does("build:3532").does("build:3530")
    assert (t.works, t.sp("imperial")) == (["3530", "3532"], 10)


@pytest.mark.clause("28.1")
def test_control_of_the_province_is_not_needed() -> None:
    t = builds({"Roma": "guard garrison", "Ctesiphon": "guard garrison"})
    t.does("build:Roma", "build:Ctesiphon")
    assert t.works == ["2546", "3419"]
    assert t.control("ostrogoths") == "neutral"


@pytest.mark.clause("28.1", "tbl.pillage.marker.1")
def test_a_pillaged_town_is_no_town_to_build_in() -> None:
    builds({"3530": "guard garrison"}, pillaged=["3530"]).may_not("build:3530", "28.1")


@pytest.mark.clause("28.2")
def test_one_marker_a_hex() -> None:
    builds({"3530": "guard garrison"}).does("build:3530").may_not("build:3530", "28.2")
    builds({"3530": "guard garrison"}, works=["3530"]).may_not("build:3530", "28.2")


@pytest.mark.clause("28.3a")
def test_the_tax_of_the_hex_is_one_more() -> None:
    t = Table(units=DACIA, phase="taxation", options=["works"], works=["3627", "3826"]).does("tax:dacia")
    assert t.sp("imperial") == 5
    t = Table(units={"3627": "dacia garrison"}, phase="taxation", options=["works"], works=["3826"]).does("tax:dacia")
    assert t.sp("imperial") == 1


@pytest.mark.clause("28.3a", "tbl.heavytax.multiple")
def test_heavy_tax_multiplies_the_works_too() -> None:
    units = {**DACIA, "3433": "guard garrison"}
    t = Table(units=units, phase="taxation", options=["works"], works=["3627"], dice=[5]).does("heavy-tax:dacia")
    assert t.sp("imperial") == 8


def revolts(die: int, **rest: Any) -> bool:
    """Whether Dacia, second of the list of event 51, revolts."""
    t = Table(units={"3627": "dacia garrison"}, phase="event", dice=[5, 1, 6, die, 6, 6, 6, 6, 6], **rest)
    return t.control("dacia") != "imperial"


@pytest.mark.clause("28.3b")
def test_works_in_every_town_help_against_revolts() -> None:
    every = ["3627", "3628", "3826"]
    assert revolts(3)
    assert revolts(3, options=["works"], works=every[:2])
    assert not revolts(3, options=["works"], works=every)
    assert revolts(2, options=["works"], works=every)
    # a colony is one of the towns and colonies
    assert revolts(3, options=["works"], works=every, colonies=["3729"])
    assert not revolts(3, options=["works"], works=[*every, "3729"], colonies=["3729"])


@pytest.mark.clause("28.4", "28.3a")
def test_works_serve_whoever_is_there() -> None:
    units = {"3433": "persia garrison"}
    t = Table(units=units, phase="taxation", player="barbarian", options=["works"], works=["3433"])
    assert t.does("tax:thracia").sp("barbarian") == 5


def plunder(die: int) -> Table:
    t = Table(units={"3530": "4 guard field_army"}, options=["pillage", "works"], works=["3530"])
    return t.operates("3530", points=3).dice(die).does("pillage")


@pytest.mark.clause("28.5")
def test_successful_pillage_ends_them() -> None:
    assert plunder(6).works == []
    t = plunder(1)
    assert (t.pillaged, t.works) == ([], ["3530"])


@pytest.mark.clause("28.5")
def test_a_change_of_hands_leaves_them() -> None:
    t = Table(units={"3530": "guard garrison"}, works=["3530"], options=["works"])
    t.operates("3530", points=1).does("march:3531")
    assert t.works == ["3530"]


@pytest.mark.clause("28.6")
def test_there_is_no_limit_of_markers() -> None:
    towns = []
    for row in (
        "3433 3530 3531 3732 3627 3628 3826 2927 3328 3425",
        "3238 3334 3336 3535 3542 2934 3031 3035 2338 2538",
    ):
        towns += row.split()
    kinds = ["thracia garrison"] * 4 + ["dacia garrison"] * 3 + ["macedonia garrison"] * 3 + ["pontica garrison"] * 5
    kinds += ["asiana garrison"] * 3 + ["oriens garrison"] * 2
    t = builds(dict(zip(towns, kinds, strict=True)), sp=100)
    for town in towns:
        t.does(f"build:{town}")
    assert (len(t.works), t.sp("imperial")) == (20, 0)
