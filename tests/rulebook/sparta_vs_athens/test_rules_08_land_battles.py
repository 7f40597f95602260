"""Land battles and attacks on garrisons [8.1, 8.5], the results tables [tbl.crt.land, tbl.result.*], who commands."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.tables import CODE_NAMES, LAND_COLUMNS, LAND_CRT
from polemos.games.sparta_vs_athens.edge.position_names import piece_named
from polemos.games.sparta_vs_athens.rules.combat.reckoning import losses_of, ratio_of, stepped_down
from polemos.games.sparta_vs_athens.state import HIDDEN, OPERATED
from polemos.kernel.dice import Rng
from rulebook.sparta_vs_athens.fights import acted, fallen, fight, lost
from rulebook.sparta_vs_athens.table import Table

OPEN = "oenoe"
"""A place without a city, and in these tests without its fort."""
COAST = "oropus"


def column(t: Table) -> str:
    name: str = LAND_COLUMNS[t.event("odds")["column"]]
    return name


def odds(t: Table) -> tuple[int, int]:
    return t.event("odds")["attack"], t.event("odds")["defence"]


def result(t: Table) -> str:
    return CODE_NAMES[t.event("battle")["code"]]


# ------------------------------------------------------------------------------------------------------------- odds


@pytest.mark.clause("8.1b", "8.1c")
@pytest.mark.parametrize(
    ("attack", "defence", "index"),
    [
        (9, 9, 1),
        (10, 9, 2),
        (18, 9, 2),
        (19, 9, 3),
        (48, 9, 6),
        (5, 7, 1),
        (4, 9, 0),
        (3, 9, -1),
        (13, 19, 1),
        (8, 1, 8),
        (0, 5, 0),
    ],
)
def test_fractions_are_rounded_up_and_below_one_the_multiple_down(attack: int, defence: int, index: int) -> None:
    # the worked figures of RULING-2 (5:7 is 1:1, 4:9 is 1:2, 3:9 is 1:3), of Potidaea and of Argos
    assert ratio_of(attack, defence) == index


@pytest.mark.clause("8.1b", "8.1j", "8.1a")
def test_the_strength_of_all_lsp_on_both_sides_and_one_die() -> None:
    # 13 + 3 against 8 + 2: 1.6, so 2:1; the attacker rolls
    t = fight(OPEN, ["boeotia_lsp_1", "boeotia_lsp_4"], ["athens_lsp_1", "athens_lsp_10"], by="sparta", dice=[4])
    assert odds(t) == (16, 10) and column(t) == "2:1" and result(t) == "-"
    assert [(e["side"], e["reason"]) for e in t.events("rolled")] == [("sparta", "land-battle")]
    assert lost(t) == [] and t.asked == "PhaseEnd"


@pytest.mark.clause("8.1b")
def test_a_reduced_unit_counts_what_is_up() -> None:
    t = fight(OPEN, ["boeotia_lsp_1"], ["athens_lsp_1"], by="sparta", down=["boeotia_lsp_1", "athens_lsp_1"], dice=[4])
    assert odds(t) == (12, 7)


@pytest.mark.clause("8.1a")
def test_only_those_who_operate_attack_and_all_defend() -> None:
    t = fight(
        OPEN, ["boeotia_lsp_2"], ["athens_lsp_1"], by="sparta", led="agis", others=["boeotia_lsp_1"], dice=[4, 3, 4]
    )
    assert odds(t) == (10, 8)


@pytest.mark.clause("8.1e", "8.1f", "8.1g")
def test_odds_beyond_the_table_use_its_end_columns_after_the_shift() -> None:
    # 2 against 8 is 1:4, Brasidas shifts by 3 to 1:1
    weak = fight(OPEN, ["sparta_lsp_4"], ["athens_lsp_1"], by="sparta", led="brasidas", dice=[3, 3, 4])
    assert column(weak) == "1:1"
    # without him it is 1:2
    assert column(fight(OPEN, ["sparta_lsp_4"], ["athens_lsp_1"], by="sparta", dice=[5])) == "1:2"
    # 13 + 10 against 2 is 12:1, beyond 8:1
    strong = fight(OPEN, ["boeotia_lsp_1", "boeotia_lsp_2"], ["athens_lsp_12"], by="sparta", dice=[1])
    assert column(strong) == "8:1" and result(strong) == "-"


@pytest.mark.clause("8.1g", "6.1c", "5.1d")
def test_the_difference_of_the_leaders_shifts_moves_the_column() -> None:
    # 10 against 8: 2:1; Brasidas (3) against Demosthenes (2) one to the right, the other way round one to the left
    ours, theirs = ["boeotia_lsp_2"], ["athens_lsp_1"]
    t = fight(OPEN, ours, theirs, by="sparta", led="brasidas", others=["demosthenes"], dice=[5, 3, 4])
    assert column(t) == "3:1"
    assert [(e["term"], e["value"]) for e in t.events("shifted")] == [(6, 3), (7, -2)]
    t = fight(OPEN, ours, theirs, by="sparta", others=["demosthenes", "archidamus"], dice=[5, 3, 4])
    assert column(t) == "1:1"
    # two columns to the right for a difference of two, as in the rulebook's example
    t = fight(OPEN, ours, theirs, by="sparta", led="agis", dice=[4, 3, 4])
    assert column(t) == "4:1"


@pytest.mark.clause("6.2b")
def test_an_unnamed_leader_gives_no_shift() -> None:
    t = fight(OPEN, ["boeotia_lsp_2"], ["athens_lsp_1"], by="sparta", led="sparta-a", dice=[4, 3, 4])
    assert column(t) == "2:1" and t.events("shifted") == []


@pytest.mark.clause("8.1h", "8.5d")
def test_fleets_fight_on_land_point_for_point() -> None:
    t = fight(COAST, ["athens_lsp_1", "athens_nsp_1"], ["boeotia_lsp_2"], ashore=["athens_nsp_1"], dice=[4])
    assert odds(t) == (16, 10)
    assert [(e["term"], e["points"]) for e in t.events("brought")][:2] == [(0, 8), (2, 8)]
    # and are lost like land units: two of two
    t = fight(
        COAST, ["athens_lsp_1", "athens_nsp_9"], ["boeotia_lsp_1", "boeotia_lsp_2"], ashore=["athens_nsp_9"], dice=[1]
    )
    assert result(t) == "A(H)" or t.asked == "StepDown"


@pytest.mark.clause("8.1i", "8.6d")
def test_no_fleet_fights_twice_in_a_combat() -> None:
    t = fight(
        COAST,
        ["athens_lsp_1", "athens_nsp_1", "athens_nsp_2"],
        ["boeotia_lsp_1", "peloponnesian_nsp_1"],
        kinds=("sea", "land"),
        ashore=["athens_nsp_2"],
        dice=[3, 4],
    )
    sea, land = t.events("odds")
    assert (sea["attack"], sea["defence"]) == (8, 5)
    assert (land["attack"], land["defence"]) == (16, 13)


# --------------------------------------------------------------------------------------------------- tables and results

PRINTED = """
A(A)    A(H)    A(H)    A(H)    AH      AH/D[E] -       -       -
A(H)    A(H)    AH      AH      AH/D[E] -       -       DH/A[E] DH
A(H)    AH      AH/D[E] AH/D[E] DH/A[E] DH/A[E] DH/A[E] DH      D(H)
AH      -       -       DH/A[E] DH/A[E] DH      DH      D(H)    D(A)
-       DH/A[E] DH      DH      DH      D(H)    D(A)    D(A)    D(A)
DH      DH      D(H)    D(H)    D(H)    D(A)    D(A)    D(A)    D(A)
"""


@pytest.mark.clause("tbl.crt.land")
def test_the_land_table_as_printed() -> None:
    rows = [line.split() for line in PRINTED.strip().splitlines()]
    for die, row in enumerate(rows, 1):
        for place, code in enumerate(row):
            assert LAND_CRT.read(place, die) == code


@pytest.mark.clause("8.2b", "8.1k")
@pytest.mark.clause("tbl.result.a", "tbl.result.b", "tbl.result.c", "tbl.result.d")
@pytest.mark.clause("tbl.result.e", "tbl.result.f", "tbl.result.g", "tbl.result.i", "tbl.result.k")
@pytest.mark.parametrize(
    ("code", "units", "asked"),
    [
        ("D(A)", (4, 5), (0, 5)),
        ("D(H)", (4, 5), (0, 3)),
        ("DH", (4, 5), (0, 2)),
        ("DH/A[E]", (4, 5), (2, 2)),
        ("DH/A[E]", (1, 5), (1, 2)),
        ("A(A)", (5, 4), (5, 0)),
        ("A(H)", (5, 4), (3, 0)),
        ("AH", (5, 4), (2, 0)),
        ("AH/D[E]", (5, 4), (2, 2)),
        ("AH/D[E]", (5, 1), (2, 1)),
        ("-", (5, 4), (0, 0)),
        ("DH", (3, 1), (0, 0)),
    ],
)
def test_what_a_result_asks_in_units(code: str, units: tuple[int, int], asked: tuple[int, int]) -> None:
    assert losses_of(code, *units) == asked


@pytest.mark.clause("8.4a")
def test_all_is_stepped_down_to_half_rounded_up_and_half_to_nothing() -> None:
    all_of_it, half = 2, 1
    assert (stepped_down(all_of_it, 5), stepped_down(half, 5)) == (3, 0)


# ---------------------------------------------------------------------------------------------- garrisons, forts


@pytest.mark.clause("2.3g", "2.3h", "8.2c")
def test_the_garrison_of_an_unwalled_city_adds_to_the_defence_and_is_not_lost() -> None:
    # Sparta: 7 and 6 of its LSP, garrison 7
    t = fight("sparta", ["athens_lsp_1", "athens_lsp_2"], ["sparta_lsp_4"], dice=[6])
    assert odds(t) == (15, 9) and column(t) == "2:1"
    t.does("take-losses")
    assert lost(t) == ["sparta_lsp_4"] and t.events("garrison-lost") == [] and t.holder("sparta") == ""
    # all of the defenders: still not the garrison
    many = [f"athens_lsp_{n}" for n in range(1, 13)]
    t = fight("sparta", many, ["sparta_lsp_4"], dice=[6])
    assert result(t) == "D(A)" and lost(t) == ["sparta_lsp_4"] and t.holder("sparta") == ""


@pytest.mark.clause("2.3j", "8.5c")
def test_the_garrison_of_a_walled_city_stays_out_of_battles() -> None:
    t = fight("megara", ["athens_lsp_1", "athens_lsp_2"], ["megara_lsp"], dice=[4])
    assert odds(t) == (15, 6)


@pytest.mark.clause("8.5b", "8.5e", "2.3f", "2.3i")
@pytest.mark.parametrize(("die", "falls"), [(6, True), (5, True), (4, False), (3, False), (2, False)])
def test_only_all_eliminates_a_garrison_alone(die: int, falls: bool) -> None:
    # 43 against the 7 of Sparta: 7:1; 5 and 6 are D(A), 4 and 3 are half, up and down, 2 an exchange of nothing
    many = [f"athens_lsp_{n}" for n in range(1, 9)]
    t = fight("sparta", many, dice=[die])
    assert odds(t) == (43, 7) and column(t) == "7:1"
    assert (t.winner == "athens") is falls and bool(t.events("garrison-lost")) is falls
    assert lost(t) == []


@pytest.mark.clause("8.5e")
def test_half_of_one_rounded_up_does_not_kill_a_garrison() -> None:
    # 15 against 7 of Sparta: 3:1, a 6 is D(H)
    t = fight("sparta", ["athens_lsp_1", "athens_lsp_2"], dice=[6])
    assert column(t) == "3:1" and result(t) == "D(H)"
    assert t.holder("sparta") == "" and t.events("garrison-lost") == [] and t.asked == "PhaseEnd"


@pytest.mark.clause("8.4d", "8.5f")
def test_a_garrison_cannot_step_down() -> None:
    # 21 + 10 + 8 against 7: 6:1, a 5 is D(A); nobody is asked
    t = fight("sparta", ["athens_lsp_1", "athens_lsp_2", *[f"athens_lsp_{n}" for n in range(3, 9)]], dice=[5])
    assert result(t) == "D(A)" and t.events("stepped-down") == []
    assert t.winner == "athens"


@pytest.mark.clause("8.5e", "tbl.result.d")
def test_an_exchange_with_a_garrison_costs_nothing() -> None:
    # 15 against 7: 3:1; a 4 is DH/A[E]: half of one garrison is none
    t = fight("sparta", ["athens_lsp_1", "athens_lsp_2"], dice=[4])
    assert result(t) == "DH/A[E]" and lost(t) == [] and t.asked == "PhaseEnd"


@pytest.mark.clause("8.5a")
def test_a_garrison_is_not_attacked_in_the_combat_that_kills_its_troops() -> None:
    # the Spartan fleet and its cargo go down at sea; the city is for another operation
    t = fight(
        "gytheum",
        ["athens_nsp_1", "athens_nsp_2", "athens_lsp_1"],
        ["peloponnesian_nsp_1"],
        kinds=("sea", "land"),
        dice=[6],
    )
    assert lost(t) == ["peloponnesian_nsp_1"]
    assert t.events("garrison-attacked") == [] and t.asked == "PhaseEnd"


@pytest.mark.clause("8.5a")
def test_a_garrison_is_safe_while_a_fleet_is_in_port() -> None:
    t = fight("gytheum", ["athens_lsp_1"], [], others=["peloponnesian_nsp_1"])
    assert t.events("garrison-attacked") == [] and t.holder("gytheum") == ""


@pytest.mark.clause("8.5b", "8.5d")
def test_fleets_alone_attack_a_garrison_on_the_coast_as_marines() -> None:
    t = fight("cythera", ["athens_nsp_1"], ashore=["athens_nsp_1"], dice=[4])
    assert odds(t) == (8, 1) and result(t) == "D(A)" and t.holder("cythera") == "athens"


@pytest.mark.clause("8.5b", "9.2e")
def test_a_garrison_of_no_strength_falls_without_a_die() -> None:
    said: dict[str, Any] = {"led": "nicias", "others": ["agis"], "marks": {"cythera": ["ravaged"]}}
    t = fight("cythera", ["athens_lsp_12"], **said)
    assert t.events("rolled") == [] and t.events("commands") == [] and t.holder("cythera") == "athens"
    assert fallen(t) == ["agis"]


@pytest.mark.clause("6.1g", "6.9b", "8.5b")
def test_a_leader_alone_with_a_garrison_helps_it_and_dies_with_it() -> None:
    # 8 against 1: 8:1, Agis (2) makes it 6:1; 4 would be half, 5 all
    t = fight("cythera", ["athens_lsp_1"], others=["agis"], dice=[5, 3, 4])
    assert column(t) == "6:1" and result(t) == "D(A)"
    assert fallen(t) == ["agis"] and t.where("agis") == "dead" and t.holder("cythera") == "athens"
    assert t.events("leader-lost")[0].clauses == ("6.9b",)
    safe = fight("cythera", ["athens_lsp_1"], others=["agis"], dice=[4, 3, 4])
    assert safe.where("agis") == "cythera" and safe.holder("cythera") == ""


@pytest.mark.clause("2.7a", "2.7c", "7.8f")
def test_a_fort_adds_its_strength_in_battle_and_is_never_lost() -> None:
    t = fight(
        "panactum",
        ["boeotia_lsp_1", "boeotia_lsp_2"],
        ["athens_lsp_12"],
        by="sparta",
        forts={"panactum": "panactum"},
        dice=[6],
    )
    assert odds(t) == (23, 4) and result(t) == "D(A)"
    assert lost(t) == ["athens_lsp_12"]
    assert t.events("fort-destroyed") == []


@pytest.mark.clause("8.5b", "2.7c")
def test_the_garrison_of_plataea_has_its_fort_beside_it() -> None:
    # garrison 1 and a fort of 2 (RULING-101): the city falls, the fort stays
    t = fight("plataea", ["boeotia_lsp_1", "boeotia_lsp_2"], by="sparta", forts={"minoa": "plataea"}, dice=[5])
    assert odds(t) == (23, 3) and result(t) == "D(A)"
    assert t.holder("plataea") == "sparta" or t.events("captured")
    assert t.events("fort-destroyed") == []


# -------------------------------------------------------------------------------------------------------- who commands


@pytest.mark.clause("5.1d", "8.1g")
def test_a_defender_with_several_leaders_names_one() -> None:
    ours, theirs = ["boeotia_lsp_2"], ["athens_lsp_1"]
    t = fight(OPEN, ours, theirs, by="sparta", led="sparta-a", others=["nicias", "demosthenes"], dice=[4, 3, 4])
    assert t.asked == "Commander" and t.decider == "athens"
    assert t.choices() == ["command:nicias", "command:demosthenes"]
    t.may_not("done", "8.1g")
    t.does("command:nicias")
    assert column(t) == "1:1"


@pytest.mark.clause("5.0c", "5.1d")
def test_the_operating_force_is_commanded_by_its_leader() -> None:
    t = fight(OPEN, ["boeotia_lsp_2"], ["athens_lsp_1"], by="sparta", led="agis", others=["brasidas"], dice=[4, 3, 4])
    assert column(t) == "4:1"
    assert [e["unit"] for e in t.events("commands")] == ["agis"]


@pytest.mark.clause("5.2c", "6.1c")
def test_a_fight_opens_boxes_and_shows_who_commands() -> None:
    said: dict[str, Any] = {"forces": {"athens-1": ["athens_lsp_1", "nicias"]}}
    t = fight(
        OPEN, ["boeotia_lsp_2"], ["athens_lsp_1"], by="sparta", led="agis", others=["nicias"], dice=[4, 3, 4], **said
    )
    assert [e["unit"] for e in t.events("revealed")] == ["athens_lsp_1", "agis", "nicias"]
    assert t.state.exposed >= 3


@pytest.mark.clause("5.2c", "6.1c")
def test_what_the_enemy_sees_of_an_opened_box() -> None:
    # two leaders in the box of the defenders: their chits are seen, not who they are, nor is any army left to guess
    there = ["nicias", "demosthenes"]
    said: dict[str, Any] = {"forces": {"athens-1": ["athens_lsp_1", *there]}, "others": there}
    t = fight(OPEN, ["boeotia_lsp_2"], ["athens_lsp_1"], by="sparta", led="agis", dice=[4, 3, 4], **said)
    assert t.asked == "Commander" and t.decider == "athens"
    # the end of the test's own phase is no step of the game
    del t.state.agenda[0]
    seen = t.game.rules.view(t.state, 1)
    oenoe = t.state.loc[piece_named("nicias")]
    assert seen["loc"][piece_named("athens_lsp_1")] == oenoe
    assert [chit for chit in seen["chits"] if chit[0] == 0] == [[0, oenoe, -1, 0, 1, 0]] * 2
    assert seen["loc"][piece_named("nicias")] == seen["loc"][piece_named("demosthenes")] == HIDDEN
    # whoever guesses who they are guesses a war in which the same question waits
    guess = t.game.rules.determinize(seen, Rng("seed"))
    assert t.game.rules.view(guess, 1) == seen and guess.actor == 0


@pytest.mark.clause("5.3a")
def test_spartan_force_one_is_stronger_at_sparta() -> None:
    said: dict[str, Any] = {"forces": {"sparta-1": ["sparta_lsp_1", "sparta_lsp_2", "archidamus"]}}
    ours, theirs = ["athens_lsp_1", "athens_lsp_2", "athens_lsp_3"], ["sparta_lsp_1", "sparta_lsp_2"]
    t = fight("sparta", ours, theirs, others=["archidamus"], dice=[4, 3, 4], **said)
    # 7 + 6, one more for each, garrison 7
    assert odds(t) == (21, 22)
    # another force, or that force elsewhere
    said = {"forces": {"sparta-2": ["sparta_lsp_1", "sparta_lsp_2", "archidamus"]}}
    assert odds(fight("sparta", ours, theirs, others=["archidamus"], dice=[4, 3, 4], **said)) == (21, 20)
    said = {"forces": {"sparta-1": ["sparta_lsp_1", "sparta_lsp_2", "archidamus"]}}
    assert odds(fight(OPEN, ours, theirs, others=["archidamus"], dice=[4, 3, 4], **said)) == (21, 13)


@pytest.mark.clause("8.2f", "4.1b")
def test_who_has_fought_is_finished() -> None:
    t = fight(
        OPEN, ["boeotia_lsp_2"], ["athens_lsp_1"], by="sparta", led="agis", others=["boeotia_lsp_1"], dice=[4, 3, 4]
    )
    assert acted(t, "boeotia_lsp_2") == OPERATED
    assert acted(t, "boeotia_lsp_1") != OPERATED and acted(t, "athens_lsp_1") != OPERATED


@pytest.mark.clause("qa.86d", "8.1a")
def test_for_a_neutral_state_the_attackers_enemy_decides() -> None:
    # Argos: 7 and 6 (RULING-71); no leader of Athens helps it
    t = fight(
        "argos",
        ["boeotia_lsp_1", "boeotia_lsp_2", "boeotia_lsp_3", "sparta_lsp_1"],
        ["argos_lsp_1", "argos_lsp_2"],
        by="sparta",
        scenario="nicias",
        others=["nicias"],
        dice=[6],
    )
    assert odds(t) == (38, 13) and t.events("commands") == []
    assert t.asked == "StepDown" and t.decider == "athens"
    t.does("take-losses").does("lose:argos_lsp_2")
    assert t.state.battle_levels == 0


@pytest.mark.clause("8.5c", "9.0a")
def test_no_battle_before_walls_with_a_garrison_alone_nor_where_there_is_no_city() -> None:
    for place in ("megara", OPEN):
        t = fight(place, ["athens_lsp_1"])
        assert t.events("garrison-attacked") == [] and t.holder(place) == ""
    # nor of a city that is one's own by now
    t = fight("cythera", ["athens_lsp_1"], holder={"cythera": "athens"})
    assert t.events("garrison-attacked") == []


@pytest.mark.clause("5.0c", "5.0d")
def test_a_leader_who_goes_with_the_force_does_not_command_it() -> None:
    t = fight(
        OPEN, ["boeotia_lsp_2", "brasidas"], ["athens_lsp_1"], by="sparta", led="agis", dice=[4, 6, 6], pieces=CUP
    )
    assert [e["unit"] for e in t.events("commands")] == ["agis"] and column(t) == "4:1"
    # but he is in the battle, and the enemy may name him
    assert t.asked == "Kill" and sorted(t.targets("kill")) == ["agis", "brasidas"]


CUP = {"cup": ["sparta-a", "athens-a"]}


@pytest.mark.clause("5.1d", "8.1g")
def test_leaders_whom_both_know_are_asked_for_only_if_it_matters() -> None:
    ours, theirs = ["boeotia_lsp_2"], ["athens_lsp_1"]
    said: dict[str, Any] = {"by": "sparta", "led": "sparta-a", "dice": [4, 3, 4]}
    # 1 and 1 on land
    t = fight(OPEN, ours, theirs, others=["nicias", "laches"], shown=["nicias", "laches"], **said)
    assert t.asked == "PhaseEnd" and column(t) == "1:1"
    assert [e["unit"] for e in t.events("revealed")] == ["sparta-a"]
    # 1 and 2
    t = fight(OPEN, ours, theirs, others=["nicias", "demosthenes"], shown=["nicias", "demosthenes"], **said)
    assert t.asked == "Commander"


@pytest.mark.clause("tbl.prestige.a", "8.2e", "2.10a")
def test_who_is_beaten_by_a_neutral_state_loses_prestige() -> None:
    t = fight(
        "argos",
        ["sparta_lsp_1", "sparta_lsp_2"],
        ["argos_lsp_1", "argos_lsp_2"],
        by="sparta",
        scenario="nicias",
        dice=[1],
    )
    # 13 against 13, a 1: half of two, and those 7 points are two levels towards Athens (RULING-104)
    t.does("take-losses", "lose:sparta_lsp_1")
    assert t.state.battle_levels == 2


@pytest.mark.clause("5.2c")
def test_a_box_is_closed_again_when_the_fight_is_over() -> None:
    said: dict[str, Any] = {"forces": {"athens-1": ["athens_lsp_1", "nicias"]}, "others": ["nicias"]}
    t = fight(OPEN, ["boeotia_lsp_2"], ["athens_lsp_1"], by="sparta", led="agis", dice=[4, 3, 4], **said)
    assert t.asked == "PhaseEnd"
    del t.state.agenda[0]
    seen = t.game.rules.view(t.state, 1)
    # the army lies hidden, he who has commanded does not (RULING-103)
    assert seen["loc"][piece_named("athens_lsp_1")] == HIDDEN
    assert seen["loc"][piece_named("nicias")] == t.state.loc[piece_named("nicias")]
