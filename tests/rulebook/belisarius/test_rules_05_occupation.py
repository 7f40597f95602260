"""Section 5 from its clauses: what a hex gives to whoever stands in it."""

import pytest

from rulebook.belisarius.table import Table


@pytest.mark.clause("5.0a")
def test_a_hex_is_occupied_as_long_as_a_unit_is_there() -> None:
    t = Table(units={"Ctesiphon": "guard field_army"}, phase="taxation")
    t.may("tax:persia")
    t = Table(phase="taxation")
    t.may_not("tax:persia")
    # left and entered again
    t = Table(units={"Adrianopolis": "guard field_army"}, dice=[6]).operates("Adrianopolis").does("march:3431")
    assert t.owner("Adrianopolis") == ""
    t.does("march:3531")
    assert t.owner("Adrianopolis") == "imperial"


@pytest.mark.clause("5.1a")
@pytest.mark.parametrize("state", ["imperial", "barbarian", "neutral"])
def test_an_occupied_town_gives_income_whoever_controls_the_province(state: str) -> None:
    units = {"Ctesiphon": "guard garrison", "Susa": "guard garrison"}
    t = Table(units=units, phase="taxation", control={"persia": state}).does("tax:persia")
    assert t.sp("imperial") == 3  # a rich town and another


@pytest.mark.clause("5.1a")
def test_so_does_a_colony() -> None:
    t = Table(units={"3431": "guard garrison"}, phase="taxation", colonies=["3431"]).does("tax:thracia")
    assert t.sp("imperial") == 1


@pytest.mark.clause("5.1b")
def test_control_without_units_gives_no_income() -> None:
    t = Table(units={"3431": "guard garrison"}, phase="taxation", control={"thracia": "imperial"})
    assert t.asked == "PhaseEnd"
    assert t.sp("imperial") == 0


@pytest.mark.clause("5.1b")
def test_all_towns_without_control_give_neither_units_nor_levy() -> None:
    units = {"Phasis": "guard garrison", "3644": "lazica warband"}
    control = {"all": "neutral", "lazica": "barbarian"}
    t = Table(units=units, control=control)
    t.may_not("army:3644")
    assert Table(units=units, phase="levy", control=control).asked == "PhaseEnd"
    t = Table(units=units, phase="recruitment", control=control, sp={"imperial": 9})
    t.may_not("recruit:lazica warband", "11.221")


@pytest.mark.clause("5.1c")
def test_reinforcements_come_to_occupied_towns() -> None:
    units = {"Adrianopolis": "guard garrison"}
    t = Table(units=units, phase="recruitment", sp={"imperial": 9})
    t.may("recruit:thracia garrison").does("recruit:thracia garrison")
    assert t.units("Adrianopolis") == ["Thracia-garrison-1", "Guard-garrison-1"]
    t = Table(units={"3431": "guard garrison"}, phase="recruitment", sp={"imperial": 9})
    t.may_not("recruit:thracia garrison")
