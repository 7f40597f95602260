"""Reactions [25.1a-25.2b, strat.march.b] and two markers of the operations phase, from the words of the rules."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

GOTHS = {"ostrogoths": "barbarian"}


def facing(**rest: Any) -> Table:
    """Two guard armies and two Gothic ones; the Imperial player operates, the Goths could react."""
    settings: dict[str, Any] = {
        "options": ["reaction"],
        "hands": {"barbarian": ["2 forced march"]},
        "control": GOTHS,
        "dice": [1],
        **rest,
    }
    units = {"3431": "guard field_army", "3628": "dacia field_army"}
    units |= {"3419": "Ostrogoths-warband-1", "3817": "Ostrogoths-warband-2"}
    return Table(units=units, **settings)


@pytest.mark.clause("25.1a", "25.1b", "strat.march.b")
def test_after_an_army_of_the_one_an_army_of_the_other() -> None:
    t = facing().operates("3431").does("halt")
    assert (t.asked, t.decider) == ("Reaction", "barbarian")
    assert t.targets("react") == ["3419", "3817"]
    t.dice(3).does("react:3419").until("Operate")
    assert (t.decider, t.army, t.op) == ("barbarian", ["Ostrogoths-warband-1"], 18 + 3)
    assert t.hand("barbarian") == ["forced march"]
    t.does("march:3520", "halt")
    # then the phasing player goes on, and the next reaction comes after his next army
    assert (t.asked, t.decider) == ("NextArmy", "imperial")
    t.dice(1).operates("3628").does("halt")
    assert (t.asked, t.decider) == ("Reaction", "barbarian")


@pytest.mark.clause("25.1a")
def test_a_reaction_is_one_operation_and_no_attrition_is_rolled() -> None:
    t = facing().operates("3431").does("halt").dice(1).does("react:3419").until("Operate")
    assert t.army == ["Ostrogoths-warband-1"], "a one is no straggler here (RULING-48)"
    assert t.op == 19


@pytest.mark.clause("25.1a")
def test_it_may_be_declined() -> None:
    t = facing().operates("3431").does("halt", "pass")
    assert t.asked == "NextArmy"
    assert t.hand("barbarian") == ["2 forced march"]


@pytest.mark.clause("25.1a")
@pytest.mark.parametrize(("options", "hand"), [([], ["forced march"]), (["reaction"], []), (["reaction"], ["agent"])])
def test_not_without_the_option_or_the_marker(options: list[str], hand: list[str]) -> None:
    t = facing(options=options, hands={"barbarian": hand}).operates("3431").does("halt")
    assert (t.asked, t.decider) == ("NextArmy", "imperial")


@pytest.mark.clause("25.1b")
def test_a_reacting_army_may_attack() -> None:
    units = {"3431": "guard field_army", "3430": "Ostrogoths-warband-1"}
    t = Table(units=units, control=GOTHS, options=["reaction"], hands={"barbarian": ["forced march"]}, dice=[1])
    t.operates("3431").does("halt").dice(1).does("react:3430").until("Operate").may("attack:3431", "march:3429")


@pytest.mark.clause("25.2a")
def test_an_army_reacts_once_a_turn() -> None:
    t = facing().operates("3431").does("halt").dice(1).does("react:3419").until("Operate").does("halt")
    t.dice(1).operates("3628").does("halt")
    assert t.targets("react") == ["3817"]
    t.may_not("react:3419", "25.2a")


@pytest.mark.clause("25.2b")
def test_who_has_reacted_acts_in_his_own_turn() -> None:
    """The Barbarians are first, so the Imperial army reacts before its own player turn."""
    t = Table(
        units={"3431": "guard field_army", "3817": "ostrogoths warband"},
        control=GOTHS,
        player="barbarian",
        options=["reaction"],
        hands={"imperial": ["forced march"]},
        sp={"imperial": 20, "barbarian": 20},
        dice=[1],
    )
    t.operates("3817").does("halt").dice(1).does("react:3431").until("Operate").does("march:3432", "halt")
    # Prosperity, an event that harms nobody
    t.dice(2, 6).until("NextArmy", side="imperial")
    t.may("army:3432")


# ---------------------------------------------------------------- Disease Breaks Out


def plague(**rest: Any) -> Table:
    """Goths in Philippopolis and next to it a guard army with the marker."""
    settings: dict[str, Any] = {"control": GOTHS, "hands": {"imperial": ["disease"]}, **rest}
    units: dict[str, str | list[str]] = {"Philippopolis": ["2 ostrogoths warband", "Vitiges"], "3629": "guard garrison"}
    return Table(units=units, **settings)


@pytest.mark.clause("strat.disease")
@pytest.mark.parametrize(("face", "lost"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_disease_takes_units_that_the_occupant_names(face: int, lost: int) -> None:
    t = plague(dice=[face]).does("disease:Philippopolis")
    for _ in range(lost):
        assert (t.asked, t.decider) == ("Victim", "barbarian")
        t.does("lose:ostrogoths warband")
    assert t.asked == "NextArmy"
    assert len(t.units("Philippopolis")) == 3 - lost
    assert t.hand("imperial") == []


@pytest.mark.clause("strat.disease")
def test_disease_may_kill_a_leader_or_everybody() -> None:
    t = plague(dice=[4]).does("disease:Philippopolis", "lose:Vitiges")
    assert t.where("Vitiges") == "available"
    units = {"Philippopolis": "ostrogoths warband", "3629": "guard garrison"}
    t = Table(units=units, control=GOTHS, hands={"imperial": ["disease"]}, dice=[6]).does("disease:Philippopolis")
    assert t.units("Philippopolis") == []
    assert t.asked == "NextArmy"


@pytest.mark.clause("strat.disease")
def test_disease_strikes_enemy_towns_next_to_own_units_only() -> None:
    plague().may("disease:Philippopolis")
    far = Table(
        units={"Philippopolis": "ostrogoths warband", "3729": "guard garrison", "3529": "slavs warband"},
        control=GOTHS,
        hands={"imperial": ["disease"]},
    )
    far.may_not("disease:Philippopolis", "strat.disease")
    Table(
        units={"Philippopolis": "thracia garrison", "3629": "guard garrison"}, hands={"imperial": ["disease"]}
    ).may_not("disease:Philippopolis", "strat.disease")
    Table(units={"Philippopolis": "slavs warband", "3629": "guard garrison"}, hands={"imperial": ["disease"]}).may_not(
        "disease:Philippopolis", "strat.disease"
    )
    open_ground = {"3730": "ostrogoths warband", "3629": "guard garrison"}
    Table(units=open_ground, control=GOTHS, hands={"imperial": ["disease"]}).may_not("disease:3730", "strat.disease")


@pytest.mark.clause("strat.disease", "27.31", "tbl.pillage.marker.1")
def test_a_colony_is_a_town_for_it_and_a_pillaged_town_is_none() -> None:
    open_ground = {"3730": "ostrogoths warband", "3629": "guard garrison"}
    Table(units=open_ground, control=GOTHS, hands={"imperial": ["disease"]}, colonies=["3730"]).may("disease:3730")
    plague(pillaged=["Philippopolis"]).may_not("disease:Philippopolis", "strat.disease")


# ---------------------------------------------------------------- End of Campaign


@pytest.mark.clause("strat.endcampaign.b")
@pytest.mark.parametrize(("face", "left"), [(1, 20), (6, 15)])
def test_the_end_of_a_campaign_takes_points_of_the_enemys_army(face: int, left: int) -> None:
    t = Table(units={"3431": "guard field_army"}, hands={"barbarian": ["end of campaign"]}, dice=[1])
    t.does("army:3431").until("EndOfCampaign")
    assert t.decider == "barbarian"
    t.dice(face).does("play:end of campaign")
    assert (t.asked, t.op) == ("Operate", left)
    assert t.hand("barbarian") == []


@pytest.mark.clause("strat.endcampaign.b")
def test_not_below_nothing() -> None:
    t = Table(units={"Constantinopolis": "thracia garrison"}, hands={"barbarian": ["end of campaign"]}, dice=[1])
    t.does("army:Constantinopolis", "pass", "march:3434")
    assert (t.asked, t.op) == ("EndOfCampaign", 4)
    t.dice(6).does("play:end of campaign")
    assert t.op == 0
    assert t.asked == "PhaseEnd", "nothing is left to do"


@pytest.mark.clause("strat.endcampaign.b")
def test_it_may_wait_for_a_better_moment_and_is_not_for_the_own_phase() -> None:
    t = Table(units={"3431": "guard field_army"}, hands={"barbarian": ["end of campaign"]}, dice=[1])
    t.does("army:3431", "pass")
    assert t.hand("barbarian") == ["end of campaign"]
    t = Table(units={"3431": "guard field_army"}, hands={"imperial": ["end of campaign"]}, dice=[1]).operates("3431")
    assert t.asked == "Operate"
    assert t.choices("play") == []


@pytest.mark.clause("25.1a")
def test_nobody_reacts_to_a_reaction() -> None:
    hands = {"barbarian": ["forced march"], "imperial": ["forced march"]}
    t = facing(hands=hands).operates("3431").does("halt").dice(1).does("react:3419").until("Operate").does("halt")
    assert (t.asked, t.decider) == ("NextArmy", "imperial")
