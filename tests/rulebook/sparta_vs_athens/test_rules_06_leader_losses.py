"""Leaders who fall: by the die [6.7], with their troops or a garrison [6.9], and who comes for them [6.8]."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens import GAME
from polemos.games.sparta_vs_athens.data.tables import ATHENS
from polemos.games.sparta_vs_athens.edge.position_names import locale_named, piece_named
from polemos.games.sparta_vs_athens.rules.combat.leaders import Successor
from polemos.games.sparta_vs_athens.state import DEAD, OPERATED
from rulebook.sparta_vs_athens.fights import SEA, acted, fallen, fight, lost
from rulebook.sparta_vs_athens.table import Table

OPEN = "oenoe"
CUPS = {"cup": ["athens-a", "athens-b", "sparta-a", "sparta-b"]}


def even(dice: list[int], led: str = "agis", others: tuple[str, ...] = ("nicias",), **rest: Any) -> Table:
    """10 against 8; Agis and Nicias leave 3:1, where a 2 costs the attacker one of his two units."""
    return fight(
        OPEN,
        ["boeotia_lsp_3", "achaea_lsp_1"],
        ["athens_lsp_1"],
        by="sparta",
        led=led,
        others=others,
        dice=dice,
        pieces=CUPS,
        **rest,
    )


# ---------------------------------------------------------------------------------------------------------- the die


@pytest.mark.clause("6.7a", "8.3a")
@pytest.mark.parametrize(
    ("dice", "dead"),
    [([6, 6], ["agis"]), ([1, 1], ["nicias"]), ([6, 5], []), ([1, 2], []), ([3, 4], [])],
)
def test_two_dice_after_the_losses_a_twelve_for_sparta_a_two_for_athens(dice: list[int], dead: list[str]) -> None:
    t = even([2, *dice]).until("PhaseEnd", {"StepDown": "take-losses"})
    assert fallen(t) == dead
    assert [e["reason"] for e in t.events("rolled")] == ["land-battle", "leader", "leader"]
    kinds = [e.kind for e in t.events() if e.kind in ("unit-lost", "rolled")]
    assert kinds[-2:] == ["rolled", "rolled"]


@pytest.mark.clause("6.7a")
def test_a_battle_without_leaders_wants_no_such_dice() -> None:
    t = fight(OPEN, ["boeotia_lsp_2"], ["athens_lsp_1"], by="sparta", dice=[4])
    assert len(t.events("rolled")) == 1


@pytest.mark.clause("6.7a")
def test_a_leader_of_one_side_alone_is_enough() -> None:
    t = fight(OPEN, ["boeotia_lsp_2"], ["athens_lsp_1"], by="sparta", led="agis", dice=[4, 1, 1], pieces=CUPS)
    # an Athenian leader would die, but none was there
    assert fallen(t) == [] and len(t.events("rolled")) == 3


@pytest.mark.clause("6.7b", "8.1e", "8.1f", "8.6e")
def test_leaders_are_safe_on_the_outer_columns() -> None:
    # 2 against 8: 1:2; the defenders' leader is safe, the attackers' is not
    weak: dict[str, Any] = {"by": "sparta", "led": "sparta-c", "others": ["nicias"], "pieces": CUPS}
    assert fallen(fight(OPEN, ["sparta_lsp_4"], ["athens_lsp_1"], dice=[5, 1, 1], **weak)) == []
    assert fallen(fight(OPEN, ["sparta_lsp_4"], ["athens_lsp_1"], dice=[5, 6, 6], **weak)) == ["sparta-c"]
    # 31 against 2: 8:1; the attackers' leader is safe, named or not
    ours, theirs = ["boeotia_lsp_1", "boeotia_lsp_2", "boeotia_lsp_3"], ["athens_lsp_11", "athens_lsp_12"]
    assert fallen(fight(OPEN, ours, theirs[:1], dice=[1, 6, 6], **weak)) == []
    assert fallen(fight(OPEN, ours, theirs[:1], dice=[1, 1, 1], **weak)) == ["nicias"]
    # at sea 4:1 is the highest column
    ours, theirs = ["athens_nsp_1", "athens_nsp_2", "athens_nsp_3"], ["peloponnesian_nsp_1"]
    t = fight("samos", ours, theirs, led="conon", others=["sparta-c"], kinds=SEA, dice=[2, 1, 1], pieces=CUPS)
    assert t.event("odds")["column"] == 4 and fallen(t) == []


@pytest.mark.clause("6.7b")
def test_one_column_further_in_nobody_is_safe() -> None:
    # 8 against 8: 1:1
    t = fight(
        OPEN,
        ["boeotia_lsp_3"],
        ["athens_lsp_1"],
        by="sparta",
        led="sparta-c",
        others=["nicias"],
        dice=[4, 1, 1],
        pieces=CUPS,
    )
    assert t.event("odds")["column"] == 0 and fallen(t) == []
    t = fight(
        OPEN,
        ["boeotia_lsp_2"],
        ["athens_lsp_1"],
        by="sparta",
        led="sparta-c",
        others=["nicias"],
        dice=[4, 1, 1],
        pieces=CUPS,
    )
    assert t.event("odds")["column"] == 1 and fallen(t) == ["nicias"]


@pytest.mark.clause("6.7c")
def test_of_several_the_enemy_names_the_victim() -> None:
    t = even([2, 1, 1], others=("nicias", "laches")).until("Kill", {"StepDown": "take-losses"})
    assert t.decider == "sparta"
    assert t.choices() == ["kill:nicias", "kill:laches"]
    # he sees them for that
    assert t.state.shown[piece_named("laches")] and t.state.shown[piece_named("nicias")]
    t.does("kill:laches")
    assert fallen(t) == ["laches"]


@pytest.mark.clause("6.7c")
def test_leaders_beside_the_operating_force_are_not_in_its_battle() -> None:
    t = even([2, 6, 6], others=("nicias", "brasidas")).until("PhaseEnd", {"StepDown": "take-losses"})
    assert fallen(t) == ["agis"]


@pytest.mark.clause("6.7d")
def test_leaders_never_stand_in_for_units() -> None:
    # half of two units, with their leader beside them (RULING-21)
    t = even([2, 3, 4]).until("Casualty", {"StepDown": "take-losses"})
    assert t.decider == "sparta" and all("lsp" in text for text in t.choices())
    t.may_not("lose:agis", "8.2b")


# --------------------------------------------------------------------------------------------------------- successors


@pytest.mark.clause("6.8a", "6.8b", "6.5a")
def test_an_unnamed_leader_takes_the_place_of_the_dead() -> None:
    t = even([2, 1, 1]).until("PhaseEnd", {"StepDown": "take-losses"})
    assert t.where("nicias") == "dead"
    came = [leader for leader in ("athens-a", "athens-b") if t.where(leader) == OPEN]
    assert len(came) == 1 and acted(t, came[0]) == OPERATED
    # one may be made good out of the reserve (RULING-83)
    assert t.state.vacancies == [1, 0]


@pytest.mark.clause("6.8e")
def test_the_operating_force_has_no_points_left_under_a_successor() -> None:
    t = even([2, 6, 6]).until("PhaseEnd", {"StepDown": "take-losses"})
    came = [leader for leader in ("sparta-a", "sparta-b") if t.where(leader) == OPEN]
    assert t.state.leader == piece_named(came[0]) and t.state.points == 0
    assert t.state.vacancies == [0, 0]


@pytest.mark.clause("6.8a")
def test_who_is_drawn_is_told_to_his_owner_alone() -> None:
    t = even([2, 1, 1]).until("PhaseEnd", {"StepDown": "take-losses"})
    assert t.event("leader-comes").audience == 1 and t.event("leader-comes-hidden").audience == 2


@pytest.mark.clause("6.8a")
def test_an_empty_cup_gives_nobody() -> None:
    t = fight(OPEN, ["boeotia_lsp_2"], ["athens_lsp_1"], by="sparta", led="agis", others=["nicias"], dice=[4, 1, 1])
    assert fallen(t) == ["nicias"] and t.events("leader-comes") == []


@pytest.mark.clause("6.8a", "2.6a")
def test_a_successor_lies_in_the_box_of_the_dead() -> None:
    t = even([2, 1, 1], forces={"athens-2": ["athens_lsp_1", "nicias"]})
    t.until("PhaseEnd", {"StepDown": "take-losses"})
    came = next(leader for leader in ("athens-a", "athens-b") if t.where(leader) == OPEN)
    assert t.state.force[piece_named(came)] == 2


@pytest.mark.clause("6.8c", "6.9a")
def test_nobody_comes_for_the_leader_of_a_force_that_is_gone() -> None:
    # 8:1, a 5: all of the defenders; whether or not the dice kill him he dies
    t = fight(
        OPEN,
        ["boeotia_lsp_1", "boeotia_lsp_2"],
        ["athens_lsp_12"],
        by="sparta",
        led="agis",
        others=["nicias", "laches"],
        dice=[5, 1, 1],
        pieces=CUPS,
    )
    t.until("PhaseEnd")
    assert lost(t) == ["athens_lsp_12"] and sorted(fallen(t)) == ["laches", "nicias"]
    assert t.events("leader-comes") == [] and t.state.vacancies == [2, 0]


@pytest.mark.clause("6.8a", "6.8c", "6.8e", "7.4e")
def test_a_leader_lost_with_his_ship_is_replaced_if_others_are_left() -> None:
    ours = ["athens_nsp_1", "athens_nsp_2", "athens_nsp_3"]
    theirs = [f"peloponnesian_nsp_{n}" for n in range(1, 5)]
    t = Table(
        {"laconian_gulf": [*ours, "conon"], "cythera": theirs, "samos": ["alcibiades", "athens_lsp_1"], **CUPS},
        side="athens", government=12, aboard={"athens_nsp_1": ["conon"]}, dice=[1, 3, 4],
    )  # fmt: skip
    t.does("lead:conon", "take-all", "move:cythera", "sea-fight").until("Casualty", {"StepDown": "take-losses"})
    ship = next(unit for unit in ours if piece_named(unit) == t.state.aboard[piece_named("conon")])
    t.does(f"lose:{ship}").until("NextOperation")
    assert ship in lost(t) and fallen(t) == ["conon"] and len(t.events("leader-comes")) == 1
    came = [leader for leader in ("athens-a", "athens-b") if t.where(leader) == "cythera"]
    assert len(came) == 1 and acted(t, came[0]) == OPERATED
    t.may_not(f"lead:{came[0]}", "4.1a")


@pytest.mark.clause("6.8a", "7.4b")
def test_whoever_comes_for_a_drowned_leader_comes_aboard_the_ship_that_is_named() -> None:
    ours = ["athens_nsp_1", "athens_nsp_3", "athens_nsp_9", "athens_nsp_10"]
    t = fight(
        "myrtoan_sea", ours, [f"peloponnesian_nsp_{n}" for n in range(1, 5)], led="conon", kinds=SEA,
        aboard={"athens_nsp_10": ["conon"]}, pieces=CUPS, dice=[1, 3, 4],
    )  # fmt: skip
    t.until("Casualty", {"StepDown": "take-losses"}).does("lose:athens_nsp_10", "lose:athens_nsp_9")
    assert t.asked == "Berth" and t.choices() == ["pick:athens_nsp_1", "pick:athens_nsp_3"]
    t.does("pick:athens_nsp_3")
    came = next(leader for leader in ("athens-a", "athens-b") if t.where(leader) == "myrtoan_sea")
    assert t.position()["aboard"] == {"athens_nsp_3": [came]}


def drowned() -> Table:
    """Two of four ships go down: the first, with the leader of a box, has been named."""
    ours = [f"athens_nsp_{n}" for n in range(1, 5)]
    theirs = [f"peloponnesian_nsp_{n}" for n in range(1, 5)]
    box = ["conon", "athens_lsp_1", "athens_lsp_2"]
    carried = {"athens_nsp_1": ["conon"], "athens_nsp_2": ["athens_lsp_1"], "athens_nsp_3": ["athens_lsp_2"]}
    t = fight(
        "cythera", theirs, ours, by="sparta", led="mindarus", others=box, kinds=("sea",), aboard=carried,
        forces={"athens-1": box}, pieces=CUPS, dice=[6, 3, 4],
    )  # fmt: skip
    return t.until("Casualty", {"StepDown": "take-losses"}).does("lose:athens_nsp_1")


@pytest.mark.clause("6.8a", "6.8b", "2.6a", "7.4e")
def test_the_box_of_a_leader_who_drowned_stays_for_his_successor() -> None:
    # a unit of his box goes down with the second ship
    t = drowned().does("lose:athens_nsp_2").until("PhaseEnd")
    assert fallen(t) == ["conon"] and t.where("athens_lsp_1") == "dead"
    came = next(leader for leader in ("athens-a", "athens-b") if t.where(leader) == "cythera")
    assert [t.state.force[piece_named(piece)] for piece in (came, "athens_lsp_2")] == [1, 1]


@pytest.mark.clause("2.5a", "6.8a")
def test_whoever_resigns_leaves_no_box_that_waits() -> None:
    t = drowned()
    assert t.state.marker[0] >= 0
    t.aside("athens", "resign")
    assert t.state.marker[0] == -1 and GAME.rules.invariants(t.state) == []


# ------------------------------------------------------------------------------------------------------ with their men


@pytest.mark.clause("6.9a")
def test_leaders_die_with_the_last_of_their_troops_in_the_locale() -> None:
    t = fight(
        OPEN, ["boeotia_lsp_1", "boeotia_lsp_2"], ["athens_lsp_12"], by="sparta", others=["nicias"], dice=[5, 3, 4]
    )
    assert fallen(t) == ["nicias"] and t.event("leader-lost").clauses == ("6.9a",)


@pytest.mark.clause("6.9a")
def test_leaders_live_while_any_unit_of_their_side_is_there() -> None:
    ours, theirs = ["boeotia_lsp_1", "boeotia_lsp_2"], ["athens_lsp_12"]
    t = fight("oropus", ours, theirs, by="sparta", others=["nicias", "athens_nsp_1"], dice=[5, 3, 4])
    assert lost(t) == ["athens_lsp_12"] and fallen(t) == []


@pytest.mark.clause("6.9a")
def test_attackers_leaders_die_the_same_way() -> None:
    # 2 against 8, a 1: A(A)
    t = fight(
        OPEN,
        ["sparta_lsp_4"],
        ["athens_lsp_1"],
        by="sparta",
        led="sparta-a",
        dice=[1, 3, 4],
        pieces={"cup": ["sparta-b"]},
    )
    assert lost(t) == ["sparta_lsp_4"] and fallen(t) == ["sparta-a"]
    assert t.state.leader == -1 and t.state.points == 0


@pytest.mark.clause("6.9b")
def test_a_garrison_takes_its_leaders_with_it() -> None:
    t = fight("cythera", ["athens_lsp_1", "athens_lsp_2"], others=["agis", "pythen"], dice=[6, 3, 4])
    t.until("PhaseEnd")
    assert sorted(fallen(t)) == ["agis", "pythen"] and t.holder("cythera") == "athens"


@pytest.mark.clause("6.8c")
def test_troops_of_others_in_the_locale_do_not_bring_a_successor() -> None:
    # the operating force is gone, a Boeotian army beside it had no part in it
    t = fight(
        OPEN,
        ["sparta_lsp_4"],
        ["athens_lsp_1"],
        by="sparta",
        led="sparta-c",
        others=["boeotia_lsp_1"],
        dice=[1, 6, 6],
        pieces=CUPS,
    )
    assert lost(t) == ["sparta_lsp_4"] and fallen(t) == ["sparta-c"]
    assert t.events("leader-comes") == [] and t.state.leader == -1


@pytest.mark.clause("2.5a", "6.8a")
def test_the_box_of_the_dead_waits_for_his_successor() -> None:
    """While people draw from a real cup nobody leads it; otherwise a box without a leader is a fault."""
    s = even([2, 6, 6], forces={"athens-2": ["athens_lsp_1", "nicias"]}).state
    assert GAME.rules.invariants(s) == []
    nicias = piece_named("nicias")
    s.loc[nicias], s.force[nicias] = DEAD, 0
    GAME.rules.reindex(s)
    assert len(GAME.rules.invariants(s)) == 1
    s.agenda.insert(0, Successor(ATHENS, locale_named(OPEN), -1, 2, 0))
    assert GAME.rules.invariants(s) == []
