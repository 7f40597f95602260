"""Section 12 from its clauses: the loyalty of the Guard."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table


def mutinies(where: str, units: dict[str, str | list[str]], **rest: Any) -> Table:
    """The event Guard Mutiny strikes a hex, with a die of 1."""
    t = Table(units=units, phase="event", dice=[4, 4], **rest)
    if t.asked == "NameMutiny":
        t.dice(1).does(f"stack:{where}")
    return t


@pytest.mark.clause("12.2a", "4.12")
def test_mutiny_turns_the_guard_and_loyalty_turns_it_back() -> None:
    units: dict[str, str | list[str]] = {"3431": "3 guard garrison", "3129": "guard garrison"}
    t = mutinies("3431", units)
    assert t.owner("3431") == "barbarian"
    assert all(t.is_rebel(u) for u in t.units("3431"))
    t = Table(units={"3431": "3 guard garrison rebel", "Adrianopolis": "thracia garrison"}, phase="event", dice=[1, 1])
    t.until(lambda t: bool(t.choices("loyal")), say={"Recover": "gain:thracia-garrison"}).does("loyal:3431")
    assert t.owner("3431") == "imperial"
    assert not any(t.is_rebel(u) for u in t.units("3431"))


@pytest.mark.clause("12.22")
def test_one_stack_an_attempt_and_all_of_it() -> None:
    units = {"3440": ["guard garrison", "guard field_army", "Narses"], "3129": "guard garrison"}
    t = Table(phase="diplomacy", player="barbarian", hands={"barbarian": ["5 agent"]}, units=units, dice=[6])
    t.does("court-guard:3440", *["commit:agent"] * 4)
    t.until("Exploit").does("rebel:3440")
    assert [t.is_rebel(u) for u in t.units("3440")] == [True] * 3
    assert t.owner("3129") == "imperial"


@pytest.mark.clause("12.23")
def test_the_stack_of_justinian_is_immune() -> None:
    units = {"3440": ["guard garrison", "Justinian"], "3129": "guard garrison"}
    t = Table(phase="diplomacy", player="barbarian", hands={"barbarian": ["5 agent"]}, units=units)
    t.may_not("court-guard:3440", "12.23").may("court-guard:3129")


@pytest.mark.clause("12.31")
def test_event_11_brings_rebels_back() -> None:
    units = {"3440": "guard garrison rebel"}
    t = Table(units=units, phase="event", dice=[1, 2])
    t.may("pass", "loyal:3440").may_not("loyal:3129", "event.11").does("pass")
    assert t.owner("3440") == "barbarian"


@pytest.mark.clause("12.32")
def test_only_rebels_return_and_only_to_the_empire() -> None:
    units = {"3440": ["guard garrison rebel", "Mundas rebel"], "3129": "guard garrison"}
    t = Table(phase="diplomacy", hands={"imperial": ["6 agent"]}, units=units, dice=[4])
    t.may_not("court-guard:3129", "12.32").does("court-guard:3440", *["commit:agent"] * 4, "done")
    assert t.clause == "tbl.diplomacy.D2"
    t.does("loyal:3440")
    assert not any(t.is_rebel(u) for u in t.units("3440"))
    t = Table(phase="diplomacy", player="barbarian", hands={"barbarian": ["6 agent"]}, units=units)
    t.may_not("court-guard:3440", "12.22")


@pytest.mark.clause("12.4a")
@pytest.mark.parametrize(
    ("guard", "others", "guard_wins"),
    [
        (["guard garrison"], ["thracia garrison"], True),  # 2 to 1
        (["guard garrison"], ["2 thracia garrison"], True),  # 2 to 2
        (["guard garrison"], ["3 thracia garrison"], False),  # 2 to 3
        (["guard garrison"], ["thracia field_army"], False),  # 2 to 4
        (["guard field_army"], ["thracia field_army", "thracia garrison"], True),  # 5 to 5
    ],
)
def test_mutiny_beside_others(guard: list[str], others: list[str], guard_wins: bool) -> None:
    t = Table(
        units={"3440": guard + others},
        phase="diplomacy",
        player="barbarian",
        hands={"barbarian": ["5 agent"]},
        dice=[6],
    )
    t.does("court-guard:3440", *["commit:agent"] * 4)
    t.until("Exploit").does("rebel:3440")
    left = t.units("3440")
    assert all(u.startswith("Guard") is guard_wins for u in left)
    assert len(left) == (len(guard) if guard_wins else sum(int(o[0]) if o[0].isdigit() else 1 for o in others))
    assert t.owner("3440") == ("barbarian" if guard_wins else "imperial")


@pytest.mark.clause("12.4b", "12.4a")
def test_no_multiplier_in_the_comparison() -> None:
    # Narses (2) and a garrison (2) in Constantinopolis against 5: the leader doubles nothing
    units: dict[str, str | list[str]] = {"3433": ["guard garrison", "Narses", "thracia field_army", "thracia garrison"]}
    t = mutinies("3433", units)
    assert t.units("3433") == ["Thracia-field_army-1", "Thracia-garrison-1"]
    assert t.where("Narses") == "available"


@pytest.mark.clause("12.4a")
def test_a_weak_guard_does_not_come_back_as_rebels() -> None:
    units: dict[str, str | list[str]] = {"3431": ["2 guard garrison", "2 thracia field_army"]}
    t = mutinies("3431", units)
    assert len(t.units("3431")) == 2
    assert [t.where(f"Guard-garrison-{n}") for n in (1, 2)] == ["available"] * 2
    assert not t.is_rebel("Guard-garrison-1")


@pytest.mark.clause("12.4a", "19.51")
def test_mutiny_at_sea_takes_or_drowns_the_cargo() -> None:
    # the guard fleet revolts and is stronger: what it carries of others goes
    units: dict[str, str | list[str]] = {"3721": ["2 guard fleet", "thracia garrison aboard"]}
    t = mutinies("3721", units)
    assert t.units("3721") == ["Guard-fleet-1", "Guard-fleet-2"]
    assert t.owner("3721") == "barbarian"
    # the guard aboard is stronger than the fleet that carries it: the fleet goes, and all drown
    units = {"3721": ["macedonia fleet", "2 guard garrison aboard"]}
    t = mutinies("3721", units)
    assert t.units("3721") == []


@pytest.mark.clause("12.4c", "13.132b")
def test_rebels_stack_with_no_other_barbarians() -> None:
    units = {"3431": "guard field_army rebel", "3430": "persia field_army"}
    t = Table(units=units, player="barbarian", dice=[4]).operates("3431")
    t.may_not("march:3430", "13.132b")
    t = Table(units=units, player="barbarian", dice=[4]).operates("3430")
    t.may_not("march:3431", "13.132b")
    units = {"3431": "guard field_army rebel", "3430": "guard garrison rebel"}
    Table(units=units, player="barbarian", dice=[4]).operates("3431").may("march:3430")


@pytest.mark.clause("12.0b")
@pytest.mark.parametrize("new", ["neutral", "barbarian"])
def test_the_guard_stays_when_the_province_goes(new: str) -> None:
    t = Table(
        units={"3431": "guard garrison"}, phase="event", player="barbarian", dice=[4, 1],
        control={"thracia": "imperial" if new == "neutral" else "neutral"},
    ).does("take:thracia")  # fmt: skip
    assert t.control("thracia") == new
    assert t.owner("3431") == "imperial"
