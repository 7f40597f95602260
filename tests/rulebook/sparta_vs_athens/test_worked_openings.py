"""The worked openings of the two wars, played through the phases with the figures that they must show.

The Peace of Nicias: the siege of Argos, and the Argives' attempt to break out. The Archidamian War: Phormio before
Potidaea. Everything is asked as in play: movement, announcement, withdrawal, siege.
"""

import pytest

from polemos.games.sparta_vs_athens.data.tables import LAND_COLUMNS, SIEGE_COLUMNS
from rulebook.sparta_vs_athens.fights import fallen, lost
from rulebook.sparta_vs_athens.table import Table

SPARTANS = ["sparta_lsp_1", "sparta_lsp_2", "sparta_lsp_3", "sparta_lsp_4"]
ARGIVES = ["argos_lsp_1", "argos_lsp_2"]
CORINTHIANS = ["corinth_lsp_3", "corinth_lsp_4", "corinth_lsp_5"]
FLEET = [f"athens_nsp_{n}" for n in range(1, 6)]
ARMY = [f"athens_lsp_{n}" for n in (8, 9, 10, 11, 12)]


def before_argos(die: int) -> Table:
    """Archidamus marches to Argos, which goes inside, and besieges it."""
    t = Table(
        {"sparta": [*SPARTANS, "archidamus"], "argos": ARGIVES},
        scenario="nicias",
        side="sparta",
        flags=["peace"],
        dice=[die],
    )
    t.does("lead:archidamus", "take-all", "move:tegea", "move:argos")
    assert t.state.points == 6
    # neutral as it is it may be attacked, in spite of the Peace; Athens decides for it
    t.does("land-fight")
    assert t.asked == "OutsideOrInside" and t.decider == "athens"
    t.does("inside:argos").may("besiege:argos").may("ravage:argos")
    return t


@pytest.mark.clause("9.0b", "9.0f", "9.0g", "qa.69", "qa.86d", "15.7b", "2.10b")
@pytest.mark.parametrize("die", [1, 5, 6])
def test_archidamus_before_argos(die: int) -> None:
    t = before_argos(die).does("besiege:argos")
    # 19 points against 13 and a garrison of 6: 1:1
    assert [(e["side"], e["points"]) for e in t.events("brought")] == [("sparta", 19), ("athens", 13), ("athens", 6)]
    assert SIEGE_COLUMNS[t.event("siege")["column"]] == "1:1"
    taken = die == 6
    assert t.besieged("argos") is not taken
    assert t.prestige == (10 if taken else 11)
    assert (t.where("argos_lsp_1") == "argos") is not taken


@pytest.mark.clause("9.1a", "9.1b", "9.1c", "9.1d", "8.1g")
def test_the_argives_break_out_in_the_next_spring() -> None:
    t = Table(
        {"argos": [*SPARTANS, *ARGIVES, "archidamus"]},
        scenario="nicias",
        year=420,
        side="athens",
        flags=["peace"],
        status={"argos": "with-athens"},
        loyal={"argos": "athens"},
        owner={"athens": ARGIVES},
        besieging={"argos": SPARTANS},
        inside={"argos": ARGIVES},
        dice=[3, 4, 3, 4],
    )
    t.may("sortie:argos").does("sortie:argos")
    # 13 against 19 is one, rounded up; 3 is added: 3 to 6 succeed
    assert SIEGE_COLUMNS[t.event("sortie")["column"]] == "1:1" and t.event("sortie")["success"]
    # then 13 attack 19: 1:1, and Archidamus makes that 1:2
    assert (t.event("odds")["attack"], t.event("odds")["defence"]) == (13, 19)
    assert LAND_COLUMNS[t.event("odds")["column"]] == "1:2"
    t.until("NextOperation", {"StepDown": "take-losses"})
    # a 4: half of the two Argives, rounded down
    assert len(lost(t)) == 1 and not t.besieged("argos")


@pytest.mark.clause("9.0e", "9.0g", "9.0i", "9.0n", "tbl.prestige.a")
@pytest.mark.parametrize(("die", "taken"), [(3, False), (4, True), (6, True)])
def test_phormio_takes_potidaea(die: int, taken: bool) -> None:
    t = Table(
        {"potidaea": [*FLEET, *ARMY, "phormio", *CORINTHIANS]},
        scenario="archidamian",
        side="athens",
        besieging={"potidaea": [*FLEET, *ARMY]},
        inside={"potidaea": CORINTHIANS},
        dice=[die],
    )
    t.does("lead:phormio", "take-all").may("besiege:potidaea").does("besiege:potidaea", "take-all")
    # 48 against 6 and a garrison of 3: a quotient of 6, the column 5:1
    assert sum(e["points"] for e in t.events("brought") if e["side"] == "athens") == 48
    assert sum(e["points"] for e in t.events("brought") if e["side"] == "sparta") == 9
    assert SIEGE_COLUMNS[t.event("siege")["column"]] == "5:1"
    assert lost(t) == (CORINTHIANS if taken else [])
    # three units of 2: two levels for Athens in the next annual step
    assert t.state.battle_levels == (2 if taken else 0)
    assert t.besieged("potidaea") is not taken
    assert fallen(t) == []
