"""Battles at sea [8.6], their table in both readings (RULING-3), cargo that goes down [7.4e], and combined fights."""

import pytest

from polemos.games.sparta_vs_athens.data.tables import CODE_NAMES, LAND_COLUMNS, NAVAL_CRT, NAVAL_CRT_LITERAL
from polemos.games.sparta_vs_athens.state import OPERATED
from rulebook.sparta_vs_athens.fights import BOTH, SEA, acted, fallen, fight, lost
from rulebook.sparta_vs_athens.table import Table


def column(t: Table) -> str:
    name: str = LAND_COLUMNS[t.event("odds")["column"]]
    return name


def result(t: Table) -> str:
    name: str = CODE_NAMES[t.event("battle")["code"]]
    return name


PRINTED = """
A(A)    A(H)    AH      AH/D[E] DH/A[E]
A(H)    AH      AH/D[E] DH/A[E] DH
AH      AH/D[E] DH/A[E] DH      D(H)
AH/D[E] DH/A[E] DH      D(H)    D(A)
DH/A[E] DH      D(H)    D(A)    D(A)
DH      D(H)    D(A)    D(A)    D(A)
"""


@pytest.mark.clause("tbl.crt.naval", "8.6a")
def test_the_naval_table_along_its_diagonal() -> None:
    for die, line in enumerate(PRINTED.strip().splitlines(), 1):
        for place, code in enumerate(line.split()):
            assert NAVAL_CRT.read(place, die) == code


@pytest.mark.clause("tbl.crt.naval")
def test_the_other_reading_of_its_last_row() -> None:
    assert NAVAL_CRT_LITERAL.rows[5] == ("DH/A[E]", "DH", "D(H)", "D(A)", "D(A)")
    assert NAVAL_CRT_LITERAL.rows[:5] == NAVAL_CRT.rows[:5]
    # 8 against 5 is 2:1
    t = fight("samos", ["athens_nsp_1"], ["peloponnesian_nsp_1"], kinds=SEA, dice=[6])
    assert column(t) == "2:1" and result(t) == "D(A)"
    t = fight("samos", ["athens_nsp_1"], ["peloponnesian_nsp_1"], kinds=SEA, options=["literal_sixes"], dice=[6])
    assert result(t) == "D(H)"


@pytest.mark.clause("8.6a")
def test_only_fleets_fight_at_sea_and_naval_shifts_count() -> None:
    # 8 against 5: 2:1; Phormio 3 at sea, Lysander 3: even; Brasidas 1
    ours, theirs = ["athens_nsp_1", "athens_lsp_1"], ["peloponnesian_nsp_1"]
    t = fight("samos", ours, theirs, led="phormio", others=["lysander"], kinds=SEA, dice=[5, 3, 4])
    assert (t.event("odds")["attack"], t.event("odds")["defence"]) == (8, 5)
    assert column(t) == "2:1"
    t = fight("samos", ours, theirs, led="phormio", others=["brasidas"], kinds=SEA, dice=[5, 3, 4])
    assert column(t) == "4:1"
    # never the land shift at sea: Demosthenes has 2 on land and 1 at sea
    t = fight("samos", ours, theirs, led="demosthenes", kinds=SEA, dice=[1, 3, 4])
    assert column(t) == "3:1"


@pytest.mark.clause("8.6e")
@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [
        (["athens_nsp_9"], ["peloponnesian_nsp_1", "peloponnesian_nsp_2", "peloponnesian_nsp_3"], "1:2"),
        (["athens_nsp_1", "athens_nsp_2", "athens_nsp_3", "athens_nsp_4"], ["peloponnesian_nsp_1"], "4:1"),
    ],
)
def test_beyond_its_columns_the_outer_ones_hold(ours: list[str], theirs: list[str], expected: str) -> None:
    assert column(fight("samos", ours, theirs, kinds=SEA, dice=[5]).until("PhaseEnd")) == expected


@pytest.mark.clause("8.6b", "8.1a")
def test_an_interceptor_attacks() -> None:
    t = fight(
        "samos",
        ["peloponnesian_nsp_1", "peloponnesian_nsp_2"],
        ["athens_nsp_7"],
        by="sparta",
        phasing="athens",
        kinds=SEA,
        dice=[2],
    )
    # he rolls, and loses a tie: 10 against 5 is 2:1, a 2 is AH/D[E]: one each
    assert t.event("rolled")["side"] == "sparta" and result(t) == "AH/D[E]"
    t.until("PhaseEnd", {"StepDown": "take-losses"})
    assert t.event("battle-lost")["side"] == "sparta"
    # the ships that were met have fought, the interceptors may do so again (RULING-99)
    assert acted(t, "peloponnesian_nsp_1") != OPERATED and acted(t, "peloponnesian_nsp_2") != OPERATED


@pytest.mark.clause("8.6b", "4.1b")
def test_who_is_intercepted_is_finished() -> None:
    t = fight("samos", ["peloponnesian_nsp_1"], ["athens_nsp_1"], by="sparta", phasing="athens", kinds=SEA, dice=[4])
    assert acted(t, "athens_nsp_1") == OPERATED


@pytest.mark.clause("8.6c", "8.6d", "8.1i")
def test_the_battle_at_sea_comes_first_and_marines_are_out_of_it() -> None:
    t = fight(
        "samos",
        ["athens_nsp_1", "athens_nsp_2", "athens_lsp_1"],
        ["peloponnesian_nsp_1", "boeotia_lsp_3"],
        kinds=BOTH,
        ashore=["athens_nsp_2"],
        dice=[6, 6],
    )
    assert [e.kind for e in t.events() if e.kind in ("sea-battle", "land-battle")] == ["sea-battle", "land-battle"]
    sea, land = t.events("odds")
    assert (sea["attack"], sea["defence"]) == (8, 5)
    assert (land["attack"], land["defence"]) == (16, 8)


@pytest.mark.clause("8.6c")
def test_without_ships_for_it_on_one_side_there_is_no_battle_at_sea() -> None:
    t = fight(
        "samos",
        ["athens_nsp_1", "athens_lsp_1"],
        ["boeotia_lsp_3"],
        kinds=BOTH,
        dice=[4],
    )
    assert t.events("sea-battle") == [] and t.event("odds")["attack"] == 8


@pytest.mark.clause("qa.96b")
def test_ships_alone_against_ships_and_troops_fight_at_sea_alone() -> None:
    t = fight("samos", ["athens_nsp_1"], ["peloponnesian_nsp_1", "boeotia_lsp_3"], kinds=BOTH, dice=[3])
    assert len(t.events("odds")) == 1 and t.events("land-battle") == []
    assert [e["reason"] for e in t.events("rolled")] == ["sea-battle"]


@pytest.mark.clause("7.11f", "8.6d")
def test_ships_in_port_take_no_part() -> None:
    t = fight(
        "gytheum",
        ["athens_nsp_1"],
        ["peloponnesian_nsp_1", "peloponnesian_nsp_2"],
        kinds=SEA,
        sheltered=["peloponnesian_nsp_2"],
        dice=[6],
    )
    assert t.event("odds")["defence"] == 5 and lost(t) == ["peloponnesian_nsp_1"]


# ------------------------------------------------------------------------------------------------------------- cargo


@pytest.mark.clause("7.4e", "qa.96b")
def test_cargo_and_leaders_go_down_with_their_ship() -> None:
    # ships against ships and troops: a battle at sea alone; the troops and Pasippidas are lost with their ship
    t = fight(
        "samos",
        ["athens_nsp_1", "athens_nsp_2", "athens_nsp_3"],
        ["peloponnesian_nsp_1"],
        others=["corinth_lsp_1", "pasippidas"],
        aboard={"peloponnesian_nsp_1": ["corinth_lsp_1", "pasippidas"]},
        kinds=SEA,
        dice=[6, 3, 4],
    )
    assert result(t) == "D(A)"
    assert lost(t) == ["corinth_lsp_1", "peloponnesian_nsp_1"] and fallen(t) == ["pasippidas"]
    assert t.where("pasippidas") == "dead"
    # one unit was lost at sea, 5 points and 5 of its cargo: two levels (RULING-87)
    told = t.event("battle-lost")
    assert (told["side"], told["points"], told["levels"]) == ("sparta", 10, 2)


@pytest.mark.clause("7.4e")
def test_another_ship_does_not_save_cargo() -> None:
    t = fight(
        "samos",
        ["athens_nsp_1", "athens_nsp_2", "athens_nsp_3"],
        ["peloponnesian_nsp_1", "peloponnesian_nsp_2"],
        others=["corinth_lsp_1"],
        aboard={"peloponnesian_nsp_1": ["corinth_lsp_1"]},
        kinds=SEA,
        dice=[4],
    )
    # 23 against 10: 3:1, a 4 is D(H): one ship; the laden one is not like the other, so the owner chooses
    assert result(t) == "D(H)"
    t.does("take-losses")
    assert t.targets("lose") == ["peloponnesian_nsp_1", "peloponnesian_nsp_2"]
    t.does("lose:peloponnesian_nsp_1")
    assert lost(t) == ["corinth_lsp_1", "peloponnesian_nsp_1"]


@pytest.mark.clause("7.4e", "8.2e")
def test_cargo_does_not_decide_who_lost_at_sea() -> None:
    # an exchange of one ship for one, whatever was aboard: the attacker has lost
    t = fight(
        "samos",
        ["athens_nsp_1", "athens_nsp_2"],
        ["peloponnesian_nsp_1", "peloponnesian_nsp_2"],
        others=["corinth_lsp_1", "corinth_lsp_2"],
        aboard={"peloponnesian_nsp_1": ["corinth_lsp_1"], "peloponnesian_nsp_2": ["corinth_lsp_2"]},
        kinds=SEA,
        dice=[3],
    )
    assert result(t) == "DH/A[E]"
    t.until("PhaseEnd", {"StepDown": "take-losses"})
    assert t.event("battle-lost")["side"] == "athens"


# ------------------------------------------------------------------------------------------------ one shift in a combat


@pytest.mark.clause("6.2d")
def test_a_leader_gives_one_of_his_two_shifts_in_a_combat() -> None:
    # Alcibiades, 2 at sea and 2 on land: he is asked, and what he gives at sea he cannot give on land
    ours, theirs = ["athens_nsp_1", "athens_lsp_1"], ["peloponnesian_nsp_1", "boeotia_lsp_3"]
    t = fight("samos", ours, theirs, led="alcibiades", kinds=BOTH, dice=[1, 3, 4, 4])
    assert t.asked == "Commander" and t.choices() == ["command:alcibiades", "done"]
    at_sea = t.copy().does("command:alcibiades").until("PhaseEnd")
    assert [LAND_COLUMNS[e["column"]] for e in at_sea.events("odds")] == ["4:1", "1:1"]
    on_land = t.does("done")
    on_land.until("PhaseEnd")
    assert [LAND_COLUMNS[e["column"]] for e in on_land.events("odds")] == ["2:1", "3:1"]


@pytest.mark.clause("6.2d")
def test_a_leader_without_a_shift_at_sea_loses_nothing_by_it() -> None:
    # Lamachus has 0 at sea and 2 on land
    ours, theirs = ["athens_nsp_1", "athens_lsp_1"], ["peloponnesian_nsp_1", "boeotia_lsp_3"]
    t = fight("samos", ours, theirs, led="lamachus", kinds=BOTH, shown=["lamachus"], dice=[1, 3, 4, 4, 3, 4])
    assert t.asked == "PhaseEnd" and [LAND_COLUMNS[e["column"]] for e in t.events("odds")] == ["2:1", "3:1"]


@pytest.mark.clause("6.2d", "5.0c")
def test_who_has_given_his_shift_at_sea_is_out_of_the_question_on_land() -> None:
    # Lysander 3 at sea; on land he is not among those who can be named
    ours, theirs = ["athens_nsp_1", "athens_lsp_1"], ["peloponnesian_nsp_1", "boeotia_lsp_3"]
    there = ["lysander", "hermocrates", "brasidas"]
    t = fight("samos", ours, theirs, led="phormio", others=there, kinds=BOTH, dice=[2, 3, 4, 4, 3, 4])
    assert t.decider == "athens" and t.may("command:phormio", "done").asked == "Commander"
    t.may_not("command:conon", "8.1g").does("command:phormio")
    assert t.decider == "sparta"
    t.does("command:lysander").until("Commander")
    assert t.targets("command") == ["brasidas", "hermocrates"]
    t.may_not("command:lysander", "6.2d").may_not("done", "8.1g")


@pytest.mark.clause("6.2d", "5.0c", "5.0d")
def test_nobody_but_its_leader_commands_the_operating_force() -> None:
    ours, theirs = ["athens_nsp_1", "athens_lsp_1", "conon"], ["peloponnesian_nsp_1", "boeotia_lsp_3"]
    t = fight("samos", ours, theirs, led="alcibiades", kinds=BOTH, dice=[1, 3, 4, 4])
    assert t.asked == "Commander"
    t.may_not("command:conon", "5.0c").does("done")
    # nobody commanded at sea, he does on land
    assert [(e["unit"], e["shift"]) for e in t.events("commands")] == [("alcibiades", 2)]
