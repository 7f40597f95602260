"""Section 13.1 from its clauses: how many units of whom share a hex."""

import pytest

from polemos.games.belisarius.data.forces import UNITS_OF
from polemos.games.belisarius.data.world import GUARD, HEX_INDEX, IMPERIAL
from polemos.games.belisarius.rules.war.losses import Excess
from polemos.games.belisarius.state import blank, put
from polemos.kernel import flow
from rulebook.belisarius.table import Table

TEN = ["6 thracia garrison", "4 dacia garrison"]


@pytest.mark.clause("13.1a")
@pytest.mark.parametrize(("army", "allowed"), [(4, True), (5, False)])
def test_ten_units_in_a_hex(army: int, allowed: bool) -> None:
    units = {"3430": "6 thracia garrison", "3431": f"{army} guard field_army"}
    t = Table(units=units, dice=[6]).operates("3431")
    if allowed:
        t.does("march:3430")
        assert len(t.units("3430")) == 10
    else:
        t.may_not("march:3430", "13.1a")


@pytest.mark.clause("13.1a")
def test_not_even_in_passing() -> None:
    # the only way from Constantinopolis over land leads through 3432
    units = {"3432": TEN, "3433": "guard field_army"}
    t = Table(units=units, dice=[1]).operates("3433")
    assert t.where("Guard-field_army-1") == "3433"
    t.may_not("march:3432", "13.1a")
    Table(units={"3432": "guard garrison", "3433": "guard field_army"}, dice=[1]).operates(
        "3433", "guard field_army"
    ).may("march:3432", "march:3431")


@pytest.mark.clause("13.1a")
def test_ten_when_units_are_raised_levied_or_gained() -> None:
    t = Table(units={"Adrianopolis": TEN}, phase="recruitment", sp={"imperial": 20})
    t.may_not("recruit:thracia field_army")
    t = Table(
        units={"Adrianopolis": ["6 thracia garrison", "3 dacia garrison"]}, phase="recruitment", sp={"imperial": 20}
    )
    t.does("recruit:thracia field_army").may_not("recruit:thracia field_army")
    assert len(t.units("Adrianopolis")) == 10
    units = {"3643": ["6 guard garrison", "4 guard field_army"], "3644": "lazica garrison"}
    t = Table(units=units, phase="levy", control={"all": "neutral", "lazica": "imperial"}).does("levy:lazica warband")
    if t.choices("place"):
        t.may_not("place:3643", "13.1a")
    assert len(t.units("3643")) == 10


@pytest.mark.clause("13.11")
def test_leaders_count() -> None:
    units = {"3430": ["6 thracia garrison", "3 dacia garrison", "Narses"], "3431": "guard garrison"}
    Table(units=units, dice=[6]).operates("3431").may_not("march:3430", "13.1a")
    units = {"3430": ["6 thracia garrison", "3 dacia garrison"], "3431": ["guard garrison", "Mundas"]}
    Table(units=units, dice=[6]).operates("3431").may_not("march:3430", "13.1a")
    Table(units=units, dice=[6]).operates("3431", "Mundas").may("march:3430")


@pytest.mark.clause("13.1b")
def test_a_position_with_eleven_cannot_stand() -> None:
    with pytest.raises(AssertionError, match="11 units"):
        Table(units={"3431": [*TEN, "guard garrison"]})


@pytest.mark.clause("13.1b")
def test_the_excess_is_removed_by_choice() -> None:
    s = blank()
    h = HEX_INDEX["3431"]
    for u in UNITS_OF[GUARD][:12]:
        put(s, u, h)
    s.then(Excess(IMPERIAL, h))
    flow.run(s)
    for left in (12, 11):
        assert s.actor == IMPERIAL
        assert len(s.opts) == left
        flow.choose(s, s.opts[-1])
    assert s.actor == flow.NOBODY
    assert s.at[h] == tuple(UNITS_OF[GUARD][:10])


@pytest.mark.clause("13.12")
def test_own_units_only() -> None:
    units = {"3431": "guard field_army", "3430": "persia garrison", "3532": "ostrogoths garrison"}
    t = Table(units=units, dice=[6]).operates("3431")
    t.may_not("march:3430", "16.31").may_not("march:3532", "16.31")
    with pytest.raises(AssertionError):
        Table(units={"3431": ["guard field_army", "persia garrison"]})


@pytest.mark.clause("13.12")
def test_nor_do_new_units_come_there() -> None:
    units = {"Phasis": "persia garrison", "3644": "lazica garrison"}
    t = Table(units=units, phase="levy", control={"all": "neutral", "lazica": "imperial", "persia": "barbarian"})
    t.does("levy:lazica warband")
    if t.choices("place"):
        t.may_not("place:Phasis", "13.12")
    assert t.owner("Phasis") == "barbarian"


@pytest.mark.clause("13.131a")
def test_the_empire_mixes_as_it_likes() -> None:
    units = {"3431": ["guard field_army", "thracia garrison"], "3430": ["dacia garrison", "lazica warband"]}
    t = Table(units=units, control={"lazica": "imperial"}, dice=[6]).operates("3431").does("march:3430")
    assert len(t.units("3430")) == 4


@pytest.mark.clause("13.131b")
@pytest.mark.parametrize("state", ["imperial", "neutral"])
def test_those_who_change_side_in_a_mixed_hex_go(state: str) -> None:
    # by revolt or alliance part of an Imperial stack turns neutral, or by migration Barbarian
    units = {"3431": ["guard garrison", "slavs warband"], "3430": ["dacia garrison", "slavs warband"]}
    dice = [2, 1, 1] if state == "imperial" else [4, 1]
    t = Table(units=units, phase="event", player="barbarian", dice=dice, control={"slavs": "imperial"})
    t.does("take:slavs")
    assert t.units("3431") == ["Guard-garrison-1"]
    assert t.units("3430") == ["Dacia-garrison-1"]


@pytest.mark.clause("13.132a")
def test_barbarians_of_different_provinces_never_mix() -> None:
    control = {"ostrogoths": "barbarian"}
    units = {"3431": "persia field_army", "3430": "ostrogoths garrison", "3532": "persia garrison"}
    t = Table(units=units, control=control, player="barbarian", dice=[6]).operates("3431")
    t.may_not("march:3430", "13.132a").may("march:3532")
    with pytest.raises(AssertionError, match=r"13\.132a"):
        Table(units={"3431": ["persia field_army", "ostrogoths garrison"]}, control=control)


@pytest.mark.clause("13.132a")
def test_nor_when_units_are_raised() -> None:
    units = {"Susa": "ostrogoths garrison", "Ctesiphon": "persia garrison"}
    control = {"ostrogoths": "barbarian"}
    t = Table(units=units, control=control, player="barbarian", phase="recruitment", sp={"barbarian": 9})
    t.does("recruit:persia field_army")
    if t.choices("place"):
        t.may_not("place:Susa", "13.132a").does("place:Ctesiphon")
    assert t.units("Susa") == ["Ostrogoths-garrison-1"]


@pytest.mark.clause("13.132a", "4.6b")
def test_a_province_that_turns_barbarian_leaves_mixed_stacks() -> None:
    units = {"3431": ["dacia garrison", "thracia garrison"], "3430": "thracia garrison"}
    t = Table(units=units, phase="diplomacy", player="barbarian", hands={"barbarian": ["6 agent"]}, dice=[6])
    t.does("court:thracia", *["commit:agent"] * 5)
    t.until("Exploit").does("control:thracia")
    assert t.units("3431") == ["Dacia-garrison-1"]
    assert t.owner("3430") == "barbarian"
