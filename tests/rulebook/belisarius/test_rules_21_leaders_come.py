"""Sections 21.1, 21.2 and 21.4 from their clauses: how leaders come, and Justinian."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

GUARD_LEADERS = ["Justinian", "Belisarius", "Narses", "Germanus", "Mundas", "Solomon"]
OTHERS = ["Mihir-Mihroe", "Kavadh", "Khusro", "Vitiges", "Totila", "Gelimer", "Buccelin", "Zabergan"]
LATER = ["Narses", "Germanus", "Solomon", "Khusro", "Vitiges", "Totila", "Gelimer", "Buccelin", "Zabergan"]


def levies(units: dict[str, Any], **rest: Any) -> Table:
    return Table(units=units, phase="levy", hands={"imperial": ["leader"], "barbarian": ["leader"]}, **rest)


@pytest.mark.clause("21.1")
@pytest.mark.parametrize(
    ("scenario", "there"),
    [
        ("1", ["Justinian", "Belisarius", "Mundas", "Mihir-Mihroe", "Kavadh"]),
        (
            "2",
            ["Justinian", "Narses", "Germanus", "Mundas", "Belisarius", "Solomon", "Mihir-Mihroe", "Khusro"],
        ),
    ],
)
def test_leaders_of_the_set_up_and_all_others_available(scenario: str, there: list[str]) -> None:
    t = Table(base="scenario", scenario=scenario, seed="4")
    found = [name for name in GUARD_LEADERS + OTHERS if t.where(name) != "available"]
    assert sorted(found) == sorted(there)


@pytest.mark.clause("21.2a", "strat.leader.a")
def test_the_player_chooses_the_leader_and_the_hex() -> None:
    t = levies({"3530": "guard garrison", "3628": "dacia garrison", "3531": "Mundas"}).does("play:leader")
    t.may("gain-leader:Belisarius", "gain-leader:Narses").may_not("gain-leader:Mundas", "21.1")
    t.does("gain-leader:Narses")
    assert t.targets("place") == ["3530", "3531", "3628"]
    t.does("place:3628")
    assert t.where("Narses") == "3628"
    assert t.hand("imperial") == []
    assert t.pool("leader") == 3


@pytest.mark.clause("21.2a", "strat.leader.a")
def test_a_leader_needs_a_friendly_unit_in_his_hex() -> None:
    t = levies(
        {"3530": "guard garrison", "3628": "dacia garrison", "2848": "persia garrison", "3419": "ostrogoths fleet"}
    )
    t.does("play:leader", "gain-leader:Narses")
    t.may_not("place:3531", "21.2a").may_not("place:2848", "21.2a").may_not("place:3419", "21.2a")


@pytest.mark.clause("21.2a", "event.11")
def test_an_event_brings_a_leader_as_well() -> None:
    t = Table(units={"3530": "guard garrison"}, phase="event", dice=[1, 2])
    t.may("gain-leader:Belisarius", "gain-leader:Solomon").does("gain-leader:Solomon")
    assert t.where("Solomon") == "3530"


@pytest.mark.clause("21.2a", "strat.leader.a")
def test_a_stack_of_ten_takes_no_leader() -> None:
    units = {"3530": ["6 guard garrison", "4 guard field_army"], "3628": "dacia garrison"}
    t = levies(units).does("play:leader", "gain-leader:Narses")
    assert t.where("Narses") == "3628"


@pytest.mark.clause("21.201")
def test_an_imperial_leader_joins_any_imperial_unit() -> None:
    units = {"3530": "thracia garrison", "2848": "persia garrison", "3419": "ostrogoths fleet"}
    t = levies(units, control={"persia": "imperial"}).does("play:leader", "gain-leader:Belisarius")
    assert t.targets("place") == ["2848", "3530"]


@pytest.mark.clause("21.202")
def test_a_barbarian_leader_joins_only_his_own_people() -> None:
    units = {
        "3445": "armenia garrison",
        "2848": "persia garrison",
        "2445": "persia nomad",
        "3419": "ostrogoths warband",
    }
    t = levies(units, player="barbarian", control={"ostrogoths": "barbarian"}).does("play:leader")
    t.may("gain-leader:Vitiges").does("gain-leader:Khusro")
    assert t.targets("place") == ["2445", "2848"]
    t.may_not("place:3445", "21.202").may_not("place:3419", "21.202")


@pytest.mark.clause("21.202")
def test_a_leader_without_his_people_on_the_map_does_not_come() -> None:
    t = levies({"3445": "armenia garrison"}, player="barbarian", control={"ostrogoths": "barbarian"})
    if "play:leader" in t.choices():
        t.does("play:leader")
        assert not t.targets("gain-leader")


@pytest.mark.clause("11.5", "strat.leader.a")
def test_no_leader_of_neutrals_or_of_the_enemy() -> None:
    units = {"3530": "guard garrison", "2848": "persia garrison", "3419": "ostrogoths warband"}
    t = levies(units).does("play:leader")
    assert set(t.targets("gain-leader")) == set(GUARD_LEADERS)
    t.may_not("gain-leader:Vitiges", "11.5").may_not("gain-leader:Khusro", "4.2a")
    t = levies(units, player="barbarian").does("play:leader")
    t.may_not("gain-leader:Vitiges", "11.5").may_not("gain-leader:Belisarius").may("gain-leader:Khusro")


@pytest.mark.clause("21.20")
def test_a_leader_is_a_unit_like_others() -> None:
    # he occupies a town, bars the way to enemies, operates alone and counts for stacking
    t = Table(units={"3530": "Mundas"}, phase="taxation").does("tax:thracia")
    assert t.sp("imperial") == 1
    t = Table(units={"3530": "Mundas", "3429": "persia field_army"}, player="barbarian").operates("3429")
    t.may_not("march:3530", "16.31").may("attack:3530")
    t = Table(units={"3530": "Mundas"}).operates("3530", points=1).may("march:3531")
    assert t.army == ["Mundas"]
    full = ["6 guard garrison", "4 guard field_army"]
    t = Table(units={"3530": "Mundas", "3531": full}).operates("3530", points=6).may_not("march:3531", "13.1a")


# ---------------------------------------------------------------- Justinian


def court(units: dict[str, Any], **rest: Any) -> Table:
    return Table(units=units, phase="recruitment", draws=["agent", "pope", "market"], **rest)


@pytest.mark.clause("21.4a")
def test_justinian_at_constantinopolis_draws_two() -> None:
    assert court({"3433": "Justinian"}).hand("imperial") == ["agent", "pope"]


@pytest.mark.clause("21.4a")
def test_besides_those_that_are_bought() -> None:
    t = court({"3433": "Justinian"}, sp={"imperial": 2}).does("buy-marker")
    assert t.hand("imperial") == ["agent", "pope", "market"]
    assert t.sp("imperial") == 0


@pytest.mark.clause("21.4a")
@pytest.mark.parametrize(
    ("units", "rest"),
    [
        ({"3432": "Justinian", "3433": "guard garrison"}, {}),
        ({"3433": "Belisarius"}, {}),
        ({"3433": "Justinian"}, {"pillaged": ["3433"]}),
        ({"3433": "Justinian", "2848": "persia garrison"}, {"player": "barbarian"}),
    ],
)
def test_no_free_markers_otherwise(units: dict[str, Any], rest: dict[str, Any]) -> None:
    t = court(units, **rest)
    assert (t.hand("imperial"), t.hand("barbarian")) == ([], [])


def battle(face: int, imperial: list[str], enemy: str = "armenia garrison", draws: list[str] | None = None) -> Table:
    """An Imperial attack by assault that rolls this face."""
    units = {"3531": imperial, "3630": enemy}
    t = Table(units=units, hands={"imperial": ["3 agent"], "barbarian": ["3 market"]})
    t.operates("3531", points=3).does("attack:3630").until("ChooseTable", {"Stance": "fight"})
    t.dice(face, 1)
    t.draws(*(draws or ["agent", "basileus", "market"]))
    return t.does("assault")


@pytest.mark.clause("21.4b")
def test_justinian_doubles_what_a_victory_brings() -> None:
    # four times as strong or more: 4 is DD, 5 is DZ
    with_him = ["3 guard field_army", "Justinian"]
    without = ["3 guard field_army", "Mundas"]
    assert len(battle(4, without).hand("imperial")) == 3 + 1
    assert len(battle(4, with_him, draws=["agent", "rally"]).hand("imperial")) == 3 + 2
    assert len(battle(5, without).hand("imperial")) == 3 + 2
    assert len(battle(5, with_him, draws=["agent", "agent", "agent", "agent", "market"]).hand("imperial")) == 3 + 4


@pytest.mark.clause("21.4b")
def test_the_enemys_losses_and_gains_are_not_doubled() -> None:
    t = battle(5, ["3 guard field_army", "Justinian"], draws=["agent"] * 4 + ["market"])
    assert t.hand("barbarian") == ["2 market"]


@pytest.mark.clause("21.4b")
@pytest.mark.parametrize(("leader", "lost"), [("Justinian", 5), ("Mundas", 1)])
def test_in_a_lost_defence_he_dies_and_takes_all_along(leader: str, lost: int) -> None:
    # DZ for the Barbarian: the Imperial player loses one marker, with Justinian all of them
    units: dict[str, Any] = {"3630": leader, "3730": ["3 persia field_army"]}
    t = Table(units=units, hands={"imperial": ["5 agent"], "barbarian": ["market"]}, player="barbarian")
    t.operates("3730", points=6).does("attack:3630").until("ChooseTable", {"Stance": "fight"})
    t.dice(5).draws("basileus", "rally", "agent").does("assault")
    assert t.hand("barbarian") == ["market", "basileus", "rally"]
    assert len(t.hand("imperial")) == 5 - lost


@pytest.mark.clause("21.4b")
@pytest.mark.parametrize(("leader", "gained"), [("Justinian", 2), ("Mundas", 1)])
def test_justinian_doubles_what_a_defence_brings(leader: str, gained: int) -> None:
    # a weak attack at one to three or less; 4 is AA: the defender draws one
    units: dict[str, Any] = {"3630": ["4 guard field_army", leader], "3730": ["2 persia field_army"]}
    t = Table(units=units, player="barbarian").operates("3730", points=6).does("attack:3630")
    t.until("ChooseTable", {"Stance": "fight"})
    t.dice(4, 1).draws("agent", "agent").does("assault")
    t.until(lambda t: t.over or bool(t.events("retreated") + t.events("no-retreat") + t.events("drew-hidden")))
    assert t.event("battle")["result"] == "AA"
    assert len(t.hand("imperial")) == gained


@pytest.mark.clause("21.4c")
def test_when_justinian_dies_all_markers_are_lost() -> None:
    units: dict[str, Any] = {"1444": ["Justinian"], "3433": "guard garrison"}
    hands = {"imperial": ["2 agent", "pope"], "barbarian": ["market"]}
    # event 15, an even die: a leader must go
    t = Table(units=units, phase="event", hands=hands, dice=[1, 5, 2]).until("PhaseEnd", {"RollAgain": "pass"})
    assert t.where("Justinian") == "dead"
    assert (t.hand("imperial"), t.hand("barbarian")) == ([], ["market"])
    assert (t.pool("agent"), t.pool("pope")) == (8, 3)


@pytest.mark.clause("21.4c")
def test_later_markers_are_drawn_again() -> None:
    units: dict[str, Any] = {"1444": ["Justinian"], "3433": "2 guard garrison", "3530": "thracia garrison"}
    t = Table(units=units, phase="event", hands={"imperial": ["agent"]}, sp={"imperial": 2}, dice=[1, 5, 2])
    t.until("PhaseEnd").does("pass").until("Recruiting").draws("rally").does("buy-marker")
    assert t.hand("imperial") == ["rally"]


@pytest.mark.clause("21.4d", "12.23")
def test_neither_event_nor_diplomacy_touches_his_stack() -> None:
    units = {"3431": ["3 guard field_army", "Justinian"], "3530": "2 guard garrison", "3732": "2 guard garrison"}
    t = Table(units=units, phase="event", dice=[4, 4])
    assert t.targets("stack") == ["3530", "3732"]
    t.may_not("stack:3431")
    t = Table(units=units, phase="diplomacy", player="barbarian", hands={"barbarian": ["agent"]})
    assert t.targets("court-guard") == ["3530", "3732"]


@pytest.mark.clause("21.4e", "strat.leader.b")
@pytest.mark.parametrize(("die", "where"), [(1, "3530"), (3, "3530"), (4, "dead"), (6, "dead")])
def test_only_the_leader_marker_brings_him_back(die: int, where: str) -> None:
    t = levies({"3530": "guard garrison"}, dead=["Justinian"]).does("play:leader").dice(die)
    t.does("return-justinian")
    assert t.where("Justinian") == where
    assert t.hand("imperial") == []


@pytest.mark.clause("21.4e")
def test_he_is_not_chosen_like_others() -> None:
    t = levies({"3530": "guard garrison"}, dead=["Justinian"]).does("play:leader")
    t.may_not("gain-leader:Justinian", "21.4e").may("gain-leader:Belisarius", "return-justinian")
    t = levies({"3530": "guard garrison", "3433": "Justinian"}).does("play:leader")
    t.may_not("return-justinian")
