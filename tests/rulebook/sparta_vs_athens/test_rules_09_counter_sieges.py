"""Counter-sieges [9.1], from the clauses (RULING-8)."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.tables import LAND_COLUMNS, SIEGE_COLUMNS
from polemos.games.sparta_vs_athens.edge.position_names import piece_named, target_named
from polemos.games.sparta_vs_athens.rules.combat.sorties import refusals_sortie
from polemos.games.sparta_vs_athens.state import OPERATED
from rulebook.sparta_vs_athens.fights import acted, at_rest, lost, sally
from rulebook.sparta_vs_athens.table import Table

SPARTANS = ["sparta_lsp_1", "sparta_lsp_2", "sparta_lsp_3", "sparta_lsp_4"]
ARGIVES = ["argos_lsp_1", "argos_lsp_2"]


def argos(**rest: Any) -> Table:
    """Argos, by now Athens' ally, besieged by Archidamus with 19 points."""
    there = [*SPARTANS, *ARGIVES, *rest.pop("leaders", ["archidamus"]), *rest.pop("more", [])]
    return at_rest(
        {"argos": there, **rest.pop("pieces", {})},
        "athens",
        scenario="nicias",
        status={"argos": "with-athens"},
        loyal={"argos": "athens"},
        owner={"athens": ARGIVES},
        besieging={"argos": SPARTANS},
        inside={"argos": ARGIVES},
        **rest,
    )


def why(t: Table, side: int = 0, target: str = "argos") -> list[str]:
    return [refusal.clause for refusal in refusals_sortie(t.state, side, target_named(target))]


@pytest.mark.clause("9.1a", "9.1b", "9.1c")
@pytest.mark.parametrize(("die", "out"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, True)])
def test_argos_breaks_out_with_3_to_6(die: int, out: bool) -> None:
    # 13 against 19 is one, rounded up: 1:1; 3 is added to the die
    t = sally(argos(), "athens", "argos", die, 4, 3, 4)
    told = t.event("sortie")
    assert SIEGE_COLUMNS[told["column"]] == "1:1" and bool(told["success"]) is out
    assert t.besieged("argos") is not out
    assert bool(t.events("land-battle")) is out


@pytest.mark.clause("9.1c", "8.1b", "8.1c")
def test_then_thirteen_attack_nineteen_and_archidamus_shifts_it() -> None:
    t = sally(argos(), "athens", "argos", 3, 4, 3, 4)
    assert (t.event("odds")["attack"], t.event("odds")["defence"]) == (13, 19)
    assert LAND_COLUMNS[t.event("odds")["column"]] == "1:2"
    # the garrison of 6 stays inside, nobody is eliminated by the sortie itself
    assert [e["side"] for e in t.events("rolled")] == ["athens"] * 2
    # 1:2 and a 4: half of two, rounded down
    assert lost(t) == [] and t.asked == "StepDown" and t.decider == "athens"


@pytest.mark.clause("9.1a")
def test_it_needs_no_leader_and_no_points() -> None:
    t = argos()
    assert t.state.leader == -1 and why(t) == []


@pytest.mark.clause("9.1a")
def test_only_the_besieged_sally() -> None:
    t = at_rest({"megara": ["megara_lsp", "athens_lsp_1"]}, "sparta")
    assert why(t, 1, "megara") == ["9.1a"]
    # a garrison alone cannot
    t = at_rest({"megara": ["athens_lsp_1"]}, "sparta", besieging={"megara": ["athens_lsp_1"]})
    assert why(t, 1, "megara") == ["9.1a"]
    # nor can the besieger
    assert why(argos(), 1) == ["9.1a"]


@pytest.mark.clause("9.1f")
def test_once_a_phase() -> None:
    t = sally(argos(), "athens", "argos", 1)
    assert why(t) == ["9.1f"] and t.besieged("argos")
    assert all(t.state.inside[piece_named(unit)] for unit in ARGIVES)
    assert all(acted(t, unit) == OPERATED for unit in ARGIVES)


@pytest.mark.clause("9.1d")
def test_everybody_in_the_locale_fights_whether_or_not_in_the_siege() -> None:
    # a reserve of 13 points beside the besiegers, and a fleet of 5 that fights ashore
    t = argos(more=["boeotia_lsp_1", "peloponnesian_nsp_1"])
    sally(t, "athens", "argos", 3, 4, 3, 4)
    assert t.event("odds")["defence"] == 19 + 13 + 5


@pytest.mark.clause("9.1e", "9.1c")
def test_survivors_are_finished_and_free() -> None:
    t = sally(argos(), "athens", "argos", 6, 5, 3, 4).until("PhaseEnd")
    assert not any(t.state.inside) and not any(t.state.besieging)
    assert all(acted(t, unit) == OPERATED for unit in ARGIVES if t.where(unit) == "argos")


@pytest.mark.clause("9.1g", "9.0l")
def test_a_failure_leaves_them_shut_in() -> None:
    t = sally(argos(), "athens", "argos", 2)
    assert t.besieged("argos") and t.state.inside[piece_named("argos_lsp_1")]


@pytest.mark.clause("9.1a", "2.7c")
def test_a_fort_helps_the_attempt_but_not_the_battle() -> None:
    t = at_rest(
        {"oenoe": ["boeotia_lsp_4", "athens_lsp_12"]},
        "athens",
        forts={"oenoe": "oenoe"},
        besieging={"fort-oenoe": ["boeotia_lsp_4"]},
        inside={"fort-oenoe": ["athens_lsp_12"]},
    )
    # 2 and the fort's 2 against 3; then 2 against 3
    sally(t, "athens", "fort-oenoe", 3, 4)
    assert [e["points"] for e in t.events("brought")][:3] == [2, 2, 3]
    assert (t.event("odds")["attack"], t.event("odds")["defence"]) == (2, 3)


@pytest.mark.clause("qa.21i")
def test_by_option_the_besieged_must_equal_the_besiegers() -> None:
    assert why(argos(options=["parity_sortie"])) == ["qa.21i"]
    few = argos(options=["parity_sortie"])
    for unit in SPARTANS[:2]:
        few.state.besieging[piece_named(unit)] = 0
    assert why(few) == []
    # 13 against 13 will do
    even = argos(options=["parity_sortie"], more=["boeotia_lsp_1"])
    for unit in SPARTANS:
        even.state.besieging[piece_named(unit)] = 0
    even.state.besieging[piece_named("boeotia_lsp_1")] = target_named("argos") + 1
    assert why(even) == []


@pytest.mark.clause("5.1d", "9.1c")
def test_a_leader_inside_commands_the_sortie() -> None:
    t = sally(argos(leaders=["archidamus", "nicias"]), "athens", "argos", 3, 4, 3, 4)
    assert [e["unit"] for e in t.events("commands")] == ["nicias", "archidamus"]
    assert LAND_COLUMNS[t.event("odds")["column"]] == "1:1"
