"""Stepping down, who is lost first, and who has lost the battle [8.2, 8.4], from the clauses (RULING-9, RULING-31)."""

import pytest

from polemos.games.sparta_vs_athens.data.tables import CODE_NAMES
from polemos.games.sparta_vs_athens.edge.position_names import unit_named
from polemos.games.sparta_vs_athens.rules.combat.losses import next_to_fall
from rulebook.sparta_vs_athens.fights import SEA, fight, lost
from rulebook.sparta_vs_athens.table import Table

OPEN = "oenoe"
BOEOTIANS = ["boeotia_lsp_1", "boeotia_lsp_2", "boeotia_lsp_3"]
"""31 points."""


def result(t: Table) -> str:
    name: str = CODE_NAMES[t.event("battle")["code"]]
    return name


def allies() -> Table:
    """Athens' allies, half of them (up) to be lost: one red unit, three yellow, one orange; 31 against 12, 3:1."""
    theirs = ["athens_lsp_12", "corcyra_lsp", "zacynthus_lsp", "cephallenia_lsp", "chios_lsp"]
    return fight(OPEN, BOEOTIANS, theirs, by="sparta", dice=[6])


# ------------------------------------------------------------------------------------------------------- who is lost


@pytest.mark.clause("8.2a", "8.2c2", "8.2d")
def test_others_go_first_while_they_are_twice_as_many_and_the_most_numerous_of_them() -> None:
    t = allies()
    assert result(t) == "D(H)"
    t.does("take-losses")
    # four others to one red unit: yellow has three; the owner chooses among them
    assert t.asked == "Casualty" and t.decider == "athens"
    assert t.targets("lose") == ["corcyra_lsp", "zacynthus_lsp", "cephallenia_lsp"]
    t.may_not("lose:athens_lsp_12", "8.2d").may_not("lose:chios_lsp", "8.2d")
    t.does("lose:cephallenia_lsp")
    # two yellow, one orange: yellow again
    assert t.targets("lose") == ["corcyra_lsp", "zacynthus_lsp"]
    t.does("lose:corcyra_lsp")
    # one of each: a tie, still twice as many as the red one
    assert t.targets("lose") == ["chios_lsp", "zacynthus_lsp"]
    t.does("lose:chios_lsp")
    assert lost(t) == ["cephallenia_lsp", "corcyra_lsp", "chios_lsp"]


@pytest.mark.clause("8.2d")
def test_red_units_go_first_below_twice_as_many_and_it_is_counted_anew_each_time() -> None:
    theirs = ["athens_lsp_11", "athens_lsp_8", "corcyra_lsp", "zacynthus_lsp", "cephallenia_lsp"]
    t = fight(OPEN, BOEOTIANS, theirs, by="sparta", dice=[6]).does("take-losses")
    # three others to two red ones are not twice as many
    assert t.targets("lose") == ["athens_lsp_8", "athens_lsp_11"]
    t.may_not("lose:corcyra_lsp", "8.2d").does("lose:athens_lsp_8")
    # now three to one
    assert t.targets("lose") == ["corcyra_lsp", "zacynthus_lsp", "cephallenia_lsp"]
    t.does("lose:zacynthus_lsp")
    # two to one are twice as many
    assert t.targets("lose") == ["corcyra_lsp", "cephallenia_lsp"]


@pytest.mark.clause("8.2d")
@pytest.mark.parametrize(
    ("units", "first"),
    [
        (["sparta_lsp_1", "megara_lsp"], ["sparta_lsp_1"]),
        (["sparta_lsp_1", "megara_lsp", "phocis_lsp"], ["megara_lsp", "phocis_lsp"]),
        (["sparta_lsp_1", "sparta_lsp_2", "megara_lsp", "phocis_lsp"], ["sparta_lsp_1", "sparta_lsp_2"]),
        (["sparta_lsp_1", "megara_lsp", "phocis_lsp", "leucas_lsp"], ["megara_lsp", "phocis_lsp"]),
        (["sparta_lsp_1", "megara_lsp", "leucas_lsp"], ["megara_lsp", "leucas_lsp"]),
    ],
)
def test_blue_units_of_sparta(units: list[str], first: list[str]) -> None:
    numbers = sorted(unit_named(unit) for unit in units)
    assert next_to_fall(numbers, 1) == sorted(unit_named(unit) for unit in first)


@pytest.mark.clause("8.2a")
def test_without_red_or_blue_units_the_most_numerous_nation_goes_first() -> None:
    units = sorted(unit_named(unit) for unit in ["megara_lsp", "phocis_lsp", "leucas_lsp"])
    assert next_to_fall(units, 1) == sorted(unit_named(unit) for unit in ["megara_lsp", "phocis_lsp"])
    t = fight(OPEN, ["athens_lsp_1", "athens_lsp_2"], ["megara_lsp", "ambracia_lsp", "leucas_lsp"], dice=[6])
    assert result(t) == "D(H)"
    t.does("take-losses").may_not("lose:megara_lsp", "8.2a")
    assert t.targets("lose") == ["ambracia_lsp", "leucas_lsp"]


@pytest.mark.clause("8.2d", "8.1h")
def test_marines_count_as_units_of_the_land_battle() -> None:
    # one red LSP, one red fleet ashore, two others: not twice as many (RULING-89)
    theirs = ["athens_lsp_12", "athens_nsp_9", "corcyra_lsp", "zacynthus_lsp"]
    t = fight("oropus", BOEOTIANS, theirs, by="sparta", ashore=["athens_nsp_9"], dice=[6])
    assert result(t) == "D(H)"
    t.does("take-losses")
    assert t.targets("lose") == ["athens_lsp_12", "athens_nsp_9"]


@pytest.mark.clause("8.2c2")
def test_nobody_is_asked_to_choose_between_counters_that_are_alike() -> None:
    # three fleets of 5 of the League, half (up) of them
    fleets = ["peloponnesian_nsp_1", "peloponnesian_nsp_2", "peloponnesian_nsp_3"]
    ours = [f"athens_nsp_{n}" for n in range(1, 7)]
    t = fight("athens", ours, fleets, kinds=SEA, dice=[4])
    assert result(t) == "D(H)" and t.asked == "StepDown"
    t.does("take-losses")
    assert len(lost(t)) == 2 and t.asked == "PhaseEnd"


# ------------------------------------------------------------------------------------------------------- stepping down


def exchange(**rest: object) -> Table:
    """Four Spartan-side units of 16 against four Athenian of 10, 2:1, a 3: AH/D[E], two and two."""
    ours = ["elis_lsp_1", "tegea_lsp", "elis_lsp_2", "achaea_lsp_1"]
    theirs = ["athens_lsp_9", "athens_lsp_10", "athens_lsp_8", "athens_lsp_12"]
    return fight(OPEN, ours, theirs, by="sparta", dice=[3], **rest)  # type: ignore[arg-type]


@pytest.mark.clause("8.4a", "8.4b", "8.4c")
def test_both_may_step_down_the_attacker_first() -> None:
    t = exchange()
    assert result(t) == "AH/D[E]" and t.asked == "StepDown" and t.decider == "sparta"
    t.does("step-down")
    assert t.asked == "StepDown" and t.decider == "athens"
    t.does("step-down")
    # half is none: all survivors of both are on their reduced side
    assert lost(t) == []
    assert all(t.down(unit) for unit in ("elis_lsp_1", "tegea_lsp", "elis_lsp_2", "achaea_lsp_1"))
    assert all(t.down(unit) for unit in ("athens_lsp_8", "athens_lsp_12"))


@pytest.mark.clause("8.4a", "tbl.result.i")
def test_an_exchange_is_fixed_before_the_other_steps_down() -> None:
    t = exchange().does("step-down", "take-losses")
    # the attacker loses nobody now, the defender the two that were asked
    t.until("PhaseEnd")
    assert [unit.partition("_")[0] for unit in lost(t)] == ["athens", "athens"]
    assert not any(t.down(unit) for unit in ("athens_lsp_8", "athens_lsp_9", "athens_lsp_10", "athens_lsp_12"))


@pytest.mark.clause("8.4c")
def test_reduced_units_do_not_survive_stepping_down() -> None:
    t = exchange(down=["elis_lsp_1", "achaea_lsp_1"]).does("step-down", "take-losses").until("PhaseEnd")
    assert sorted(lost(t)[:2]) == ["achaea_lsp_1", "elis_lsp_1"]
    assert t.down("tegea_lsp") and t.down("elis_lsp_2")
    assert {e.clauses for e in t.events("unit-lost")} >= {("8.4c",)}


@pytest.mark.clause("8.4a", "8.4c")
def test_all_becomes_half_rounded_up_and_the_rest_is_reduced() -> None:
    # 31 against 6, 6:1, a 5: D(A); three units: two are lost, one is reduced
    t = fight(OPEN, BOEOTIANS, ["athens_lsp_10", "athens_lsp_11", "athens_lsp_12"], by="sparta", dice=[5])
    assert result(t) == "D(A)" and t.decider == "athens"
    t.does("step-down").until("PhaseEnd")
    assert len(lost(t)) == 2
    left = [unit for unit in ("athens_lsp_10", "athens_lsp_11", "athens_lsp_12") if unit not in lost(t)]
    assert [t.down(unit) for unit in left] == [True]


@pytest.mark.clause("8.4a")
def test_nothing_is_asked_where_stepping_down_would_save_nobody() -> None:
    # all of one unit is half of one, rounded up
    t = fight(OPEN, BOEOTIANS, ["athens_lsp_12"], by="sparta", dice=[6])
    assert result(t) == "D(A)" and t.asked == "PhaseEnd" and lost(t) == ["athens_lsp_12"]
    # half of one, rounded down, is none
    t = fight(OPEN, ["boeotia_lsp_3"], ["athens_lsp_1"], by="sparta", dice=[6])
    assert result(t) == "DH" and t.asked == "PhaseEnd" and lost(t) == []


@pytest.mark.clause("8.4c")
def test_only_those_who_fought_are_reduced() -> None:
    t = exchange(others=["corinth_lsp_1", "corcyra_lsp"]).does("step-down", "step-down")
    assert not t.down("corinth_lsp_1") and not t.down("corcyra_lsp")


# -------------------------------------------------------------------------------------------------- who lost the battle


@pytest.mark.clause("8.2e", "tbl.prestige.a")
def test_more_units_lost_is_the_battle_lost_whatever_their_strength() -> None:
    # D(H): two of three Athenian units, of 2 points each; nothing of Sparta's
    t = fight(OPEN, BOEOTIANS, ["athens_lsp_10", "athens_lsp_11", "athens_lsp_12"], by="sparta", dice=[4])
    assert result(t) == "DH"
    t.does("take-losses").until("PhaseEnd")
    told = t.event("battle-lost")
    assert (told["side"], told["points"], told["levels"]) == ("athens", 2, 1)
    assert t.state.battle_levels == -1


@pytest.mark.clause("8.2e", "tbl.prestige.a")
def test_equal_losses_are_the_attackers_defeat() -> None:
    # two units each; the attacker's are counted: 6 + 5 points are 11, three levels towards Athens
    t = exchange().does("take-losses", "take-losses")
    t.does("lose:elis_lsp_1", "lose:tegea_lsp").until("PhaseEnd")
    told = t.event("battle-lost")
    assert (told["side"], told["points"], told["levels"]) == ("sparta", 11, 3)
    assert t.state.battle_levels == 3


@pytest.mark.clause("8.2e")
def test_a_battle_without_losses_has_no_loser_that_counts() -> None:
    t = fight(OPEN, ["boeotia_lsp_2"], ["athens_lsp_1"], by="sparta", dice=[4])
    assert t.events("battle-lost") == [] and t.state.battle_levels == 0


@pytest.mark.clause("tbl.prestige.a", "8.4c")
def test_points_are_those_of_the_side_that_was_up() -> None:
    # all of two reduced units of 1 point each: 2 points, one level
    theirs = ["athens_lsp_11", "athens_lsp_12"]
    t = fight(OPEN, BOEOTIANS, theirs, by="sparta", down=theirs, dice=[6]).does("take-losses")
    assert t.event("battle-lost")["points"] == 2
    # one point is nothing
    one = fight(OPEN, BOEOTIANS, theirs[:1], by="sparta", down=theirs[:1], dice=[6])
    assert (one.event("battle-lost")["points"], one.event("battle-lost")["levels"]) == (1, 0)


# ------------------------------------------------------------------------------------------------------------ for good


@pytest.mark.clause("rev.20b", "12.5a")
def test_losses_can_be_raised_again_but_by_option_not_those_on_land() -> None:
    theirs = ["athens_lsp_12", "athens_nsp_9"]
    t = fight("oropus", BOEOTIANS, theirs, by="sparta", ashore=["athens_nsp_9"], dice=[6]).does("take-losses")
    assert lost(t) == theirs and [t.where(unit) for unit in theirs] == ["dead", "dead"]
    said = {"options": ["no_rebuilding"], "dice": [6]}
    t = fight("oropus", BOEOTIANS, theirs, by="sparta", ashore=["athens_nsp_9"], **said)  # type: ignore[arg-type]
    t.does("take-losses")
    assert lost(t) == theirs and [t.where(unit) for unit in theirs] == ["out", "dead"]
