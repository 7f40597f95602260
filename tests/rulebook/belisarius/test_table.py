"""The table itself: it says what is so, and fails where a test is wrong."""

import pytest

from rulebook.belisarius.table import Table

GOTHS = {"ostrogoths": "barbarian"}


def facing() -> Table:
    """A guard army two hexes from a Gothic one."""
    return Table(units={"3431": "guard field_army", "3429": "ostrogoths warband"}, control=GOTHS, dice=[6])


def test_an_example_of_the_docstring() -> None:
    t = facing().operates("3431").does("march:3430")
    t.may("attack:3429").may_not("march:3530", "15.2")


def test_another_example_of_the_docstring() -> None:
    t = Table(phase="recruitment", sp={"imperial": 4}, draws=["pope"]).does("buy-marker")
    assert t.hand("imperial") == ["pope"]
    assert t.sp("imperial") == 2


def test_what_stands_on_the_table() -> None:
    t = Table(
        units={"Constantinopolis": ["2 guard field_army", "Justinian"], "3432": "ostrogoths warband"},
        control=GOTHS,
        sp={"imperial": 7},
        hands={"barbarian": ["2 agent", "pope"]},
        pillaged=["Roma"],
        works=["Constantinopolis"],
    )
    assert t.units("3433") == ["Guard-field_army-1", "Guard-field_army-2", "Justinian"]
    assert (t.where("justinian"), t.where("Narses")) == ("3433", "available")
    assert (t.owner("3433"), t.owner("3432"), t.owner("Roma")) == ("imperial", "barbarian", "")
    assert (t.sp("imperial"), t.sp("barbarian")) == (7, 0)
    assert t.hand("barbarian") == ["pope", "2 agent"]
    assert t.hand("barbarian") != ["pope", "agent"]
    assert "treachery" not in t.hand("barbarian")
    assert t.hand("barbarian").count("agent") == 2
    assert t.pool("agent") == 6
    assert (t.control("Ostrogoths"), t.control("vandals")) == ("barbarian", "neutral")
    assert (t.pillaged, t.colonies, t.works) == (["3419"], [], ["3433"])
    assert (t.phase, t.player, t.turn, t.decider) == ("operations", "imperial", 2, "imperial")


def test_units_in_every_state() -> None:
    t = Table(
        units={"3433": ["guard fleet", "guard garrison aboard", "2 guard field_army spent"], "3030": "guard fleet"}
    )
    assert t.is_aboard("Guard-garrison-1")
    assert t.is_spent("Guard-field_army-2")
    assert not t.is_spent("Guard-fleet-1")
    t = Table(units={"Roma": "guard field_army"}, rebels=["Roma"])
    assert t.is_rebel("Guard-field_army-1")
    assert t.owner("Roma") == "barbarian"


def test_points_and_army() -> None:
    t = Table(units={"3433": ["2 guard field_army", "guard garrison", "Narses"]})
    t.operates("3433", "guard field_army", "Narses", points=2)
    assert t.army == ["Guard-field_army-1", "Narses"]
    assert t.asked == "Operate"
    assert t.event("rolled")["reason"] == "operation-points"
    assert t.op == int(t.op) > 0


def test_an_army_sails() -> None:
    t = Table(units={"3433": ["guard fleet", "guard field_army"]}).operates("3433", sail=True, points=1)
    assert t.army == ["Guard-field_army-1", "Guard-fleet-1"]
    assert t.is_aboard("Guard-field_army-1")


def test_an_illegal_choice_fails_with_reasons() -> None:
    with pytest.raises(
        AssertionError, match=r"army:3429 is not legal(.|\n)*legal: (.|\n)*army:3431(.|\n)*forbidden by"
    ):
        facing().does("army:3429")
    with pytest.raises(AssertionError, match="army:3431 should be illegal"):
        facing().may_not("army:3431")
    with pytest.raises(AssertionError, match="not by"):
        facing().may_not("army:3429", "17.51")
    with pytest.raises(AssertionError, match="should be legal"):
        facing().may("army:3429")
    with pytest.raises(AssertionError, match="there is no such thing to do"):
        facing().does("fly:3429")


def test_a_table_that_cannot_be_set() -> None:
    with pytest.raises(AssertionError, match=r"9999(.|\n)*guard feld"):
        Table(units={"9999": "guard fleet", "3433": "guard feld_army"})


def test_finish_phase_and_turn() -> None:
    t = facing().finish_phase()
    assert (t.player, t.phase, t.asked) == ("imperial", "operations", "PhaseEnd")
    assert t.units("3431") == ["Guard-field_army-1"]
    t.does("pass").finish_turn()
    assert (t.turn, t.player) != (2, "imperial")


def test_a_phase_without_a_question_ends_at_once() -> None:
    assert Table().asked == "PhaseEnd"


def test_finish() -> None:
    t = facing().finish()
    assert t.over
    assert (t.decider, t.asked, t.choices()) == ("", "", [])


def test_until_says_when_it_never_comes() -> None:
    with pytest.raises(AssertionError, match="never came to Nonsense"):
        facing().until("Nonsense")


def test_events_are_in_words() -> None:
    t = facing().does("army:3431")
    assert t.event("rolled").args == {"side": "imperial", "reason": "operation-points", "face": 6}
    assert "2.6a" in t.clauses()
    assert t.forget().events() == []
    with pytest.raises(AssertionError, match="knows no event"):
        t.events("nonsense")
    with pytest.raises(AssertionError, match="there was no battle"):
        t.event("battle")


def test_a_copy_is_independent() -> None:
    t = facing()
    other = t.copy().does("army:3431")
    assert other.army
    assert not t.army
    assert Table(**t.position()).units("3431") == ["Guard-field_army-1"]
