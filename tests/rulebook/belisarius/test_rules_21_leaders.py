"""Leaders [21, strat.leader.*], from the clauses."""

import pytest

from rulebook.belisarius.fray import BARBARIAN_SCYTHIA, battle, result
from rulebook.belisarius.table import Table

TOWNS = {
    "3433": ["thracia garrison"],
    "3628": ["dacia garrison"],
    "4146": ["persia garrison"],
    "3042": ["persia nomad"],
}


def levy(player: str = "imperial", **rest: object) -> Table:
    rest.setdefault("units", dict(TOWNS))
    t = Table(phase="levy", player=player, hands={player: ["leader"]}, **rest)  # type: ignore[arg-type]
    return t.does("play:leader")


@pytest.mark.clause("21.1", "21.2a", "strat.leader.a", "11.9")
def test_the_marker_brings_any_leader_who_is_not_on_the_map() -> None:
    units = {**TOWNS, "3530": ["Narses"], "3531": ["Justinian"]}
    t = levy(units=units)
    assert sorted(t.targets("gain-leader")) == ["Belisarius", "Germanus", "Mundas", "Solomon"]
    t.may_not("gain-leader:Narses")
    # he is not among the available: both clauses say so
    assert {"21.1", "21.2a"} & set(t.reasons("gain-leader:Narses"))
    t.does("gain-leader:Germanus", "place:3628")
    assert t.where("Germanus") == "3628" and t.hand("imperial") == []


@pytest.mark.clause("8.42", "strat.leader.a")
def test_the_leader_marker_goes_back_to_the_pool() -> None:
    t = Table(phase="levy", units=dict(TOWNS), hands={"imperial": ["leader"]})
    before = t.pool("leader")
    t.does("play:leader", "gain-leader:Narses", "place:3433")
    assert t.pool("leader") == before + 1


@pytest.mark.clause("strat.leader.a", "8.41a")
@pytest.mark.parametrize("phase", ["recruitment", "operations", "supply", "taxation"])
def test_the_leader_marker_waits_for_the_own_levy_phase(phase: str) -> None:
    t = Table(phase=phase, units=dict(TOWNS), hands={"imperial": ["leader"]})
    while t.asked != "PhaseEnd":
        assert "play:leader" not in t.choices()
        t.does(t.default({}))
    # nor in the levy phase of the enemy
    t = Table(phase="levy", units=dict(TOWNS), hands={"imperial": ["leader"]}, player="barbarian")
    while t.asked != "PhaseEnd":
        assert "play:leader" not in t.choices()
        t.does(t.default({}))


@pytest.mark.clause("21.201")
def test_an_imperial_leader_joins_any_imperial_unit() -> None:
    t = levy(units={**TOWNS, "3530": ["guard garrison"]}).does("gain-leader:Narses")
    assert sorted(t.targets("place")) == ["3433", "3530", "3628"]
    t.may_not("place:4146").may_not("place:3531")


@pytest.mark.clause("21.202")
def test_a_barbarian_leader_joins_units_of_his_own_people_only() -> None:
    units = {**TOWNS, "4245": ["scythia nomad"], "4246": ["scythia nomad"]}
    t = levy("barbarian", units=units, control=BARBARIAN_SCYTHIA).does("gain-leader:Khusro")
    assert sorted(t.targets("place")) == ["3042", "4146"]
    t.may_not("place:4245", "21.202")
    t = levy("barbarian", units=units, control=BARBARIAN_SCYTHIA).does("gain-leader:Zabergan")
    assert sorted(t.targets("place")) == ["4245", "4246"]


@pytest.mark.clause("21.202", "21.231")
def test_a_leader_of_a_people_that_is_not_ones_own_does_not_come() -> None:
    t = levy("barbarian", units={**TOWNS, "4245": ["scythia nomad"]})
    # Scythia is neutral, the Goths are nowhere
    assert sorted(t.targets("gain-leader")) == ["Kavadh", "Khusro", "Mihir-Mihroe"]
    t.may_not("gain-leader:Zabergan").may_not("gain-leader:Belisarius")


@pytest.mark.clause("21.20", "13.11")
def test_a_leader_counts_in_the_stack() -> None:
    units = {
        "3433": ["4 thracia garrison", "6 guard garrison"],
        "3628": ["dacia garrison"],
        "3531": ["2 thracia garrison"],
    }
    t = levy(units=units).does("gain-leader:Narses")
    assert sorted(t.targets("place")) == ["3531", "3628"]


@pytest.mark.clause("21.21a")
def test_example_a_two_with_one_star_is_a_four() -> None:
    t = Table(units={"4145": ["guard field_army", "Mundas"]}).operates("4145", points=2)
    assert t.op == 20 + 4


@pytest.mark.clause("21.21b")
def test_example_a_two_with_two_stars_is_a_six() -> None:
    t = Table(units={"4145": ["guard field_army", "Belisarius", "Mundas"]}).operates("4145", points=2)
    assert t.op == 20 + 6
    t = Table(units={"4145": ["guard field_army"]}).operates("4145", points=2)
    assert t.op == 20 + 2


@pytest.mark.clause("21.21a", "21.21b")
def test_only_a_leader_of_the_army_helps_its_die() -> None:
    t = Table(units={"4145": ["guard field_army", "Belisarius"]}).operates("4145", "guard field_army", points=2)
    assert t.op == 22


@pytest.mark.clause("21.231")
def test_example_vitiges_goes_over_with_the_ostrogoths() -> None:
    t = Table(
        units={"3720": ["ostrogoths garrison", "Vitiges"], "3433": ["thracia garrison"]},
        phase="diplomacy",
        control={"ostrogoths": "barbarian"},
        hands={"imperial": ["basileus", "agent", "agent"]},
        dice=[6],
    )
    t.does("court:ostrogoths")
    while t.choices("commit"):
        t.does(t.choices("commit")[0])
    while "control:ostrogoths" not in t.choices():
        t.does("done" if "done" in t.choices() else "pass")
    t.does("control:ostrogoths")
    assert t.control("ostrogoths") == "imperial" and t.owner("3720") == "imperial"
    assert t.where("Vitiges") == "3720"


@pytest.mark.clause("21.232")
def test_example_belisarius_rebels_with_the_guard_in_his_hex() -> None:
    # event 44 by the dice 4, 4; two units and a leader counted twice, against a die of 1
    t = Table(units={"3628": ["2 guard garrison", "Belisarius"]}, phase="event", player="barbarian", dice=[4, 4, 1])
    t.until("PhaseEnd")
    assert t.is_rebel("Belisarius") and t.is_rebel("Guard-garrison-1") and t.owner("3628") == "barbarian"


@pytest.mark.clause("21.4d")
def test_guard_with_justinian_never_rebels() -> None:
    units = {"3433": ["2 guard garrison", "Justinian"], "3628": ["2 guard garrison", "Belisarius"]}
    t = Table(units=units, phase="event", player="barbarian", dice=[4, 4, 1])
    assert "stack:3433" not in t.choices()
    t.until("PhaseEnd")
    assert not t.is_rebel("Justinian") and not t.is_rebel("Guard-garrison-1")
    assert t.is_rebel("Belisarius")


@pytest.mark.clause("21.3", "21.20")
def test_a_leader_lost_in_battle_may_come_back() -> None:
    t = battle(["guard field_army", "Mundas"], ["5 persia field_army"], 1)
    assert result(t) == "AZ" and t.where("Mundas") == "available"
    t = levy()
    t.does("gain-leader:Mundas", "place:3433")
    assert t.where("Mundas") == "3433"


@pytest.mark.clause("21.4a", "8.2d")
def test_justinian_in_constantinopolis_brings_two_markers() -> None:
    t = Table(units={"3433": ["Justinian"]}, phase="recruitment", draws=["pope", "agent"])
    t.until("PhaseEnd")
    assert t.hand("imperial") == ["agent", "pope"] and t.sp("imperial") == 0
    elsewhere: list[tuple[dict[str, str | list[str]], list[str]]] = [
        ({"3432": ["Justinian"], "3433": ["thracia garrison"]}, []),
        ({"3433": ["Belisarius"]}, []),
        ({"3433": ["Justinian"]}, ["3433"]),
    ]
    for units, pillaged in elsewhere:
        t = Table(units=units, phase="recruitment", draws=["pope", "agent"], pillaged=pillaged)
        t.until("PhaseEnd")
        assert t.hand("imperial") == []


@pytest.mark.clause("21.4a")
def test_he_buys_more_besides() -> None:
    t = Table(units={"3433": ["Justinian"]}, phase="recruitment", draws=["pope", "agent", "market"], sp={"imperial": 2})
    t.does("buy-marker").until("PhaseEnd")
    assert t.hand("imperial") == ["agent", "market", "pope"]


@pytest.mark.clause("21.4c")
def test_after_justinians_death_the_empire_draws_as_usual() -> None:
    t = battle(["thracia garrison", "Justinian"], ["5 persia field_army"], 1, hands={"imperial": ["agent"]})
    assert t.hand("imperial") == []
    t = Table(units=dict(TOWNS), phase="recruitment", dead=["Justinian"], sp={"imperial": 2}, draws=["pope"])
    t.does("buy-marker")
    assert t.hand("imperial") == ["pope"]


@pytest.mark.clause("21.4e", "strat.leader.b")
@pytest.mark.parametrize(("die", "back"), [(1, True), (3, True), (4, False), (6, False)])
def test_only_the_leader_marker_and_a_low_die_bring_justinian_back(die: int, back: bool) -> None:
    t = levy(dead=["Justinian"])
    t.dice(die).does("return-justinian")
    if t.asked == "PlaceLeader":
        t.does("place:3628")
    assert (t.where("Justinian") == "3628") is back
    assert t.where("Justinian") == ("3628" if back else "dead") and t.hand("imperial") == []


@pytest.mark.clause("21.4e")
def test_an_event_does_not_bring_justinian_back() -> None:
    t = Table(units={**TOWNS, "3530": ["guard garrison"]}, phase="event", dead=["Justinian"], dice=[1, 1])
    assert "Justinian" not in t.targets("gain-leader")
    t.may_not("gain-leader:Justinian")


@pytest.mark.clause("strat.leader.c")
@pytest.mark.parametrize(("die", "gone"), [(1, True), (3, True), (4, False), (6, False)])
def test_the_marker_may_remove_an_enemy_leader(die: int, gone: bool) -> None:
    t = levy(units={**TOWNS, "3042": ["persia nomad", "Kavadh"]})
    assert t.targets("remove-leader") == ["Kavadh"]
    t.dice(die).does("remove-leader:Kavadh")
    assert (t.where("Kavadh") == "available") is gone and t.hand("imperial") == []


@pytest.mark.clause("strat.leader.c")
def test_the_barbarian_may_not_name_justinian_nor_anybody_his_own() -> None:
    t = levy("barbarian", units={**TOWNS, "3433": ["Justinian", "Mundas"], "3042": ["persia nomad", "Kavadh"]})
    assert t.targets("remove-leader") == ["Mundas"]
    t.may_not("remove-leader:Justinian", "strat.leader.c").may_not("remove-leader:Kavadh", "strat.leader.c")


@pytest.mark.clause("11.9")
def test_leaders_are_neither_bought_nor_levied() -> None:
    t = Table(units={"3433": ["thracia garrison"]}, phase="recruitment", sp={"imperial": 50})
    assert not [c for c in t.choices("recruit") if "leader" in c]
    t = Table(units={"3433": ["thracia garrison"]}, phase="levy")
    assert not [c for c in t.choices("levy") if "leader" in c]
