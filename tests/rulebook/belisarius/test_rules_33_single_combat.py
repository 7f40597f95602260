"""Single combat, an option [33.1], from the clauses."""

from typing import Any

import pytest

from rulebook.belisarius.fray import attack, fights
from rulebook.belisarius.table import Table

OWN = ["guard field_army", "Mundas", "Belisarius"]
ENEMY = ["persia field_army", "Kavadh"]


def duel(own: list[str] = OWN, enemy: list[str] = ENEMY, **rest: Any) -> Table:
    return attack(own, enemy, **{"options": ["single_combat"], **rest}).does("fight")


@pytest.mark.clause("33.1a")
def test_after_the_stance_and_before_the_table() -> None:
    t = duel()
    assert t.asked == "Challenge" and t.decider == "imperial"
    t.does("challenge")
    assert t.decider == "barbarian"
    t.does("pass")
    assert t.asked == "ChooseTable"


@pytest.mark.clause("33.1a")
def test_either_side_may_challenge() -> None:
    t = duel().does("pass")
    assert t.asked == "Challenge" and t.decider == "barbarian"
    t.does("challenge")
    assert t.decider == "imperial"
    t.dice(6, 1).does("yes", "champion:Belisarius")
    assert t.where("Kavadh") == "available"


@pytest.mark.clause("33.1a")
@pytest.mark.parametrize(
    ("own", "enemy"),
    [(["guard field_army"], ENEMY), (OWN, ["persia field_army"]), (["guard field_army"], ["persia field_army"])],
)
def test_both_sides_need_a_leader(own: list[str], enemy: list[str]) -> None:
    assert duel(own, enemy).asked == "ChooseTable"


@pytest.mark.clause("33.1a")
def test_not_without_the_option() -> None:
    assert duel(options=[]).asked == "ChooseTable"


@pytest.mark.clause("33.1a")
def test_a_refusal_costs_nothing() -> None:
    t = duel().does("challenge", "pass")
    fights(t, 1)
    assert t.event("odds")["defence-total"] == 2 * 5 and t.event("odds")["attack-total"] == 3 * 8
    assert t.events("single-combat") == []


@pytest.mark.clause("33.1a")
def test_a_leader_left_out_of_the_army_is_not_there() -> None:
    t = Table(units={"4145": ["guard field_army", "Mundas"], "4146": ENEMY}, options=["single_combat"])
    t.operates("4145", "guard field_army").does("attack:4146", "fight")
    assert t.asked == "ChooseTable"


@pytest.mark.clause("33.1b")
@pytest.mark.parametrize(
    ("champion", "own", "enemy", "dead"),
    [
        ("Belisarius", 2, 2, "Kavadh"),  # 4 to 3
        ("Belisarius", 1, 2, ""),  # 3 to 3
        ("Belisarius", 1, 3, "Belisarius"),  # 3 to 4
        ("Mundas", 2, 2, ""),  # 3 to 3
        ("Mundas", 6, 1, "Kavadh"),
        ("Mundas", 1, 2, "Mundas"),
    ],
)
def test_die_and_stars_decide(champion: str, own: int, enemy: int, dead: str) -> None:
    t = duel().does("challenge").dice(own, enemy).does("yes", f"champion:{champion}")
    for leader in ("Belisarius", "Mundas", "Kavadh"):
        assert (t.where(leader) == "available") is (leader == dead)
    assert t.asked == "ChooseTable"


@pytest.mark.clause("33.1b", "17.74.1")
def test_a_fallen_champion_gives_nothing_in_the_battle() -> None:
    t = duel().does("challenge").dice(6, 1).does("yes", "champion:Belisarius")
    fights(t, 1)
    assert t.event("odds")["defence-total"] == 4


@pytest.mark.clause("33.1b", "21.4c")
def test_justinian_fallen_in_single_combat_takes_the_markers_along() -> None:
    t = duel(["guard field_army", "Justinian"], hands={"imperial": ["2 agent"]})
    t.does("challenge").dice(1, 6).does("yes")
    assert t.where("Justinian") == "dead" and t.hand("imperial") == []


@pytest.mark.clause("33.1a", "17.5")
def test_no_single_combat_when_the_defender_gets_away() -> None:
    t = attack(OWN, ["persia nomad", "Kavadh"], options=["single_combat"])
    t.dice(1, 6, 1).does("withdraw")
    assert t.asked == "NextHex"
    t.does(t.choices()[0])
    assert t.events("challenge") == [] and t.asked != "Challenge"
    # but after a withdrawal that fails there is
    t = attack(OWN, ["persia nomad", "Kavadh"], options=["single_combat"])
    t.dice(6, 1).does("withdraw")
    assert t.asked == "Challenge"
