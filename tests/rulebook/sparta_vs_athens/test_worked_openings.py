"""The worked openings of the two wars, played through the phases with the figures that they must show.

The Peace of Nicias: Athens' first cities, the siege of Argos over a year, and the Argives' attempt to break out. The
Archidamian War: Phormio before Potidaea. Everything is asked as in play: set-up, money, movement, siege.
"""

import pytest

from polemos.games.sparta_vs_athens.data.tables import LAND_COLUMNS, SIEGE_COLUMNS
from polemos.games.sparta_vs_athens.game import GAME
from polemos.games.sparta_vs_athens.options import PRINTED
from rulebook.sparta_vs_athens.fights import fallen, lost
from rulebook.sparta_vs_athens.table import Table

SPARTANS = ["sparta_lsp_1", "sparta_lsp_2", "sparta_lsp_3", "sparta_lsp_4"]
ARGIVES = ["argos_lsp_1", "argos_lsp_2"]
CORINTHIANS = ["corinth_lsp_3", "corinth_lsp_4", "corinth_lsp_5"]
FLEET = [f"athens_nsp_{n}" for n in range(1, 6)]
ARMY = [f"athens_lsp_{n}" for n in (8, 9, 10, 11, 12)]
NICIANS = ["athens_nsp_1", "athens_nsp_2", "athens_nsp_3", "athens_lsp_4", "athens_lsp_5", "athens_lsp_6"]


def opened(scenario: str, *wishes: str, options: tuple[str, ...] = ()) -> Table:
    """A war from its first question on, set up by hand: by the first wish that is possible, else the first choice."""
    t = Table({})
    t.state = GAME.rules.new(scenario, options, "worked")
    t.state.heard = []
    while t.asked != "GoFirst":
        there = [choice for choice in t.choices() if choice != "quick"]
        t.does(next((wish for wish in wishes if wish in there), there[0]))
    return t


def peace() -> Table:
    """The Peace of Nicias before Spring 421."""
    weak = [f"leave-out:athens_lsp_{n}" for n in range(7, 13)] + ["leave-out:athens_nsp_10"]
    leaders = ["appoint:archidamus", "appoint:nicias", "appoint:alcibiades", "appoint:demosthenes"]
    return opened("nicias", "place:sparta", "place:athens", "send:athens_lsp_1", *weak, *leaders)


def besieged(t: Table, die: int) -> Table:
    """Archidamus' force besieges Argos once more."""
    return t.dice(die).does("lead:archidamus", "take-all", "besiege:argos")


def to_420(t: Table) -> Table:
    """Nicias takes three islands, Archidamus besieges Argos in vain all year, and the year turns."""
    t.does("go-first:athens").until("NextOperation")
    t.does("lead:nicias", *[f"take:{unit}" for unit in NICIANS], "move:ceos", "drop:athens_lsp_4")
    t.does("move:cythnos", "drop:athens_lsp_5", "move:seriphos", "drop:athens_lsp_6", "stop")
    t.until("NextOperation", side="sparta").dice(5)
    t.does("lead:archidamus", "take-all", "move:tegea", "move:argos", "land-fight", "inside:argos", "besiege:argos")
    for _ in ("summer", "winter"):
        besieged(t.does("done").until("NextOperation", side="sparta"), 5)
    return t.does("done").until("Appoint")


@pytest.mark.clause("16.2a", "16.2c", "16.2d", "16.2f", "6.3f", "12.1a", "12.2a", "2.16b")
def test_the_peace_of_nicias_begins() -> None:
    t = peace()
    assert t.at("sparta") == [*SPARTANS, "archidamus"] and t.at("argos") == ARGIVES
    assert t.at("potidaea") == ["athens_lsp_1"] and "lesbos_lsp" in t.at("mytilene")
    # Potidaea, Chios and Mytilene pay; no fund under this government
    assert (t.talents("athens"), t.talents("sparta")) == (3 + 4 + 4, 45 + 10)
    assert (t.turn, t.prestige, t.decider) == (421, 11, "athens")


@pytest.mark.clause("7.3b", "12.3a", "2.16g", "9.0b", "2.10b", "12.3b", "12.3e", "7.3c", "7.3d")
def test_nicias_takes_islands_and_archidamus_besieges_argos() -> None:
    t = peace().does("go-first:athens").until("NextOperation")
    # home, port, occupied city: Athens pays nothing
    assert t.talents("athens") == 11
    t.does("lead:nicias", *[f"take:{unit}" for unit in NICIANS])
    before = t.state.points
    t.does("move:ceos")
    assert t.state.points == before - 1
    t.does("drop:athens_lsp_4", "move:cythnos", "drop:athens_lsp_5", "move:seriphos", "drop:athens_lsp_6")
    assert t.state.points == before - 3
    t.does("stop").until("NextOperation", side="sparta")
    assert t.talents("sparta") == 55
    t.does("lead:archidamus", "take-all")
    assert t.state.points == 8
    t.dice(5).does("move:tegea", "move:argos")
    assert t.state.points == 8 - 2
    t.does("land-fight").may("outside").does("inside:argos")
    assert t.state.points == 8 - 2
    t.does("besiege:argos")
    assert t.besieged("argos") and t.prestige == 11
    # the whole army in a grey locale, the unit of 2 points too
    for left in (36, 17):
        t.forget().does("done").until("NextOperation", side="sparta")
        assert (t.event("maintained")["cost"], t.talents("sparta")) == (7 + 6 + 4 + 2, left)
        besieged(t, 5)


@pytest.mark.clause("tbl.prestige.c", "2.16k", "15.8a", "6.4d", "12.1a", "12.2a")
def test_the_year_turns_before_argos() -> None:
    t = to_420(peace())
    # 23 against 11 in tribute
    assert (t.event("prestige")["change"], t.prestige) == (3, 14)
    assert t.event("event")["event"] == "15.8" and t.besieged("argos")
    assert (t.event("joins")["bloc"], t.event("joins")["side"]) == ("argos", "athens")
    assert t.state.government == 6 and t.decider == "athens"
    t.may("appoint:eurymedon", "appoint:laches", "appoint:lamachus")
    t.until("GoFirst", {"Appoint": "done"})
    assert t.event("tribute")["talents"] == 11 + 5 + 4 + 3
    assert (t.talents("athens"), t.talents("sparta")) == (11 + 23, 17 + 10)


@pytest.mark.clause("9.1a", "9.1b", "9.1c", "9.1d", "8.1g")
@pytest.mark.parametrize(("die", "out"), [(2, False), (3, True), (6, True)])
def test_the_argives_break_out_in_the_next_spring(die: int, out: bool) -> None:
    t = to_420(peace()).until("NextOperation", {"Appoint": "done"}).forget()
    t.dice(die, 4, 3, 4).does("sortie:argos")
    # 13 against 19 is one, rounded up; 3 is added: 3 to 6 succeed
    assert SIEGE_COLUMNS[t.event("sortie")["column"]] == "1:1" and bool(t.event("sortie")["success"]) is out
    assert t.besieged("argos") is not out
    if out:
        # then 13 attack 19: 1:1, and Archidamus makes that 1:2
        assert (t.event("odds")["attack"], t.event("odds")["defence"]) == (13, 19)
        assert LAND_COLUMNS[t.event("odds")["column"]] == "1:2"
        # a 4: half of the two Argives, rounded down
        assert len(lost(t.until("NextOperation", {"StepDown": "take-losses"}))) == 1


@pytest.mark.clause("15.9a", "15.10a")
@pytest.mark.parametrize("standing", [True, False])
def test_as_long_as_argos_is_besieged_the_league_does_not_waver(standing: bool) -> None:
    t = to_420(peace()).until("NextOperation", {"Appoint": "done"}, "sparta")
    assert t.talents("sparta") == 27 - 19
    if not standing:
        t.does("raise-siege:argos")
    after = Table(**{**t.position(), "year": 419, "quarter": "administration", "phase": "events"})
    assert after.besieged("argos") is standing
    # what does not happen now cannot lead to 15.10 in the year after
    assert ("15.9" in [e["event"] for e in after.events("event")]) is not standing
    after.until(lambda t: t.over or (t.turn == 418 and t.asked == "GoFirst"), {"Appoint": "done"})
    assert after.winner == ("" if standing else "athens")


@pytest.mark.clause("2.16j", "12.2a")
def test_the_printed_rules_divide_the_first_tribute() -> None:
    assert opened("archidamian", options=PRINTED).talents("athens") == 270 + 8 // 3


@pytest.mark.clause("16.1a", "16.1i", "16.1j", "6.3d", "12.1a", "12.2a", "12.3a", "12.5d", "9.0n", "2.16e")
def test_the_archidamian_war_opens_before_potidaea() -> None:
    army, fleet = [f"send:{unit}" for unit in ARMY], [f"send:{unit}" for unit in FLEET]
    t = opened("archidamian", *army, *fleet, "appoint:phormio", "place:potidaea")
    # property tax, Chios and Mytilene; Sparta's first income is flat
    assert (t.talents("athens"), t.talents("sparta")) == (270 + 4 + 4, 20 + 45)
    assert (t.turn, t.prestige, t.decider) == (431, 0, "sparta")
    t.does("go-first:sparta", "enter:archidamus", "place:sparta", "enter:brasidas", "place:sparta", "done")
    # the Corinthians who are shut in
    assert (t.event("maintained")["cost"], t.talents("sparta")) == (6, 59)
    t.does("raise:peloponnesian_nsp_1")
    assert t.where("peloponnesian_nsp_1") == "summer" and t.talents("sparta") == 54
    t.until("NextOperation", side="athens")
    assert t.event("maintained")["cost"] == 8 + 8 + 7 + 7 + 6 + 3 + 3 + 2 + 2 + 2 == 48
    t.dice(4).does("lead:phormio", "take-all")
    points = t.state.points
    t.does("besiege:potidaea")
    assert t.state.points == points - 5
    t.does("take-all")
    assert SIEGE_COLUMNS[t.event("siege")["column"]] == "5:1"
    assert lost(t) == CORINTHIANS and t.event("captured")["space"] == "potidaea"
    assert set(t.at("potidaea")) >= {*FLEET, *ARMY}
    t.forget().until(lambda t: t.turn == 430 and t.asked == "GoFirst")
    # two levels for the battle, and Potidaea pays
    assert t.events("prestige")[0]["change"] == 2
    assert t.event("tribute")["talents"] == 8 + 3
    assert t.where("peloponnesian_nsp_1") == "corinth"


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
