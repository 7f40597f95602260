"""Section 7 from its clauses: what only the Empire has."""

import pytest

from rulebook.belisarius.table import Table


@pytest.mark.clause("7.1", "tbl.diplomacy.mod.core")
@pytest.mark.parametrize("province", ["thracia", "dacia", "macedonia", "pontica", "asiana", "oriens", "aegyptus"])
@pytest.mark.parametrize(("player", "difference"), [("imperial", 2), ("barbarian", 0)])
def test_the_core_provinces_lean_to_the_empire(province: str, player: str, difference: int) -> None:
    t = Table(phase="diplomacy", player=player, hands={player: ["agent"]}, control={province: "neutral"})
    t.does(f"court:{province}")
    t.until(lambda t: bool(t.events("difference")))
    assert t.event("difference")["difference"] == difference


@pytest.mark.clause("7.1")
def test_no_lean_elsewhere() -> None:
    for player in ("imperial", "barbarian"):
        t = Table(phase="diplomacy", player=player, hands={player: ["agent"]}).does("court:visigoths")
        t.until(lambda t: bool(t.events("difference")))
        assert t.event("difference")["difference"] == 1


@pytest.mark.clause("7.2", "12.1")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_only_the_empire_raises_guard(player: str) -> None:
    town = {"imperial": ("Adrianopolis", "thracia garrison"), "barbarian": ("Susa", "persia garrison")}[player]
    t = Table(units={town[0]: town[1]}, phase="recruitment", player=player, sp={player: 20})
    if player == "imperial":
        t.may("recruit:guard garrison", "recruit:guard field_army")
    else:
        t.may_not("recruit:guard garrison")


@pytest.mark.clause("12.1", "11.7a")
def test_guard_is_raised_in_occupied_towns_of_imperial_provinces() -> None:
    units = {"Adrianopolis": "thracia garrison", "Roma": "guard garrison", "Odessus": "guard garrison"}
    t = Table(units=units, phase="recruitment", sp={"imperial": 20}, pillaged=["Odessus"])
    t.does("recruit:guard field_army")
    assert t.units("Adrianopolis") == ["Thracia-garrison-1", "Guard-field_army-1"]


@pytest.mark.clause("12.1", "11.7a")
def test_guard_is_never_levied() -> None:
    t = Table(units={"Adrianopolis": "guard garrison"}, phase="levy")
    t.may_not("levy:guard garrison")


@pytest.mark.clause("7.3", "8.2d")
@pytest.mark.parametrize(
    ("where", "pillaged", "markers"),
    [("Constantinopolis", [], 2), ("3432", [], 0), ("Constantinopolis", ["Constantinopolis"], 0)],
)
def test_justinian_in_his_city_brings_two_markers(where: str, pillaged: list[str], markers: int) -> None:
    t = Table(units={where: "Justinian"}, phase="recruitment", pillaged=pillaged, draws=["agent", "pope"])
    t.finish_phase()
    assert len(t.hand("imperial")) == markers


@pytest.mark.clause("7.3", "8.5c")
def test_all_markers_go_with_justinian() -> None:
    t = Table(
        units={"Constantinopolis": "Justinian"},
        phase="event",
        dice=[1, 6, 2],
        hands={"imperial": ["3 agent", "pope"], "barbarian": ["2 agent"]},
    )
    assert t.where("Justinian") == "dead"
    assert t.hand("imperial") == []
    assert len(t.hand("barbarian")) == 2
    assert t.event("lost-all-markers")["side"] == "imperial"
    # they lie in the pool, as if nobody had drawn them
    assert t.state.pool == Table(hands={"barbarian": ["2 agent"]}).state.pool


@pytest.mark.clause("8.5c")
def test_another_leader_takes_none_with_him() -> None:
    t = Table(units={"3431": "Narses"}, phase="event", dice=[1, 6, 2], hands={"imperial": ["3 agent"]})
    assert t.where("Narses") == "available"
    assert len(t.hand("imperial")) == 3
