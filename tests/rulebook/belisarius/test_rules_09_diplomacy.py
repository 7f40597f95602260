"""Section 9, the diplomacy table and the markers of diplomacy from their clauses."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

TABLE = {
    1: "R1 R1 R1 R1 R2 R2",
    2: "- - - R1 D1+R1 D1+R1",
    3: "- - D1 D1 D1 D2+R1",
    4: "- D1 D1 D2 D2 D2",
    5: "D1 D1 D2 D2 D2 D3",
    6: "D1 D2 D2 D3 D3 D3",
}
CELLS = [(die, column, cell) for die, row in TABLE.items() for column, cell in enumerate(row.split())]
# markers that make these differences on a neutral province
WORTH: dict[int, list[str]] = {
    1: ["agent"],
    2: ["2 agent"],
    3: ["3 agent"],
    4: ["4 agent"],
    5: ["5 agent"],
    6: ["6 agent"],
    8: ["8 agent"],
}


def attempt(
    target: str,
    own: list[str],
    other: list[str] | None = None,
    *,
    die: int | None = None,
    dice: list[int] | None = None,
    player: str = "imperial",
    keep: dict[str, list[str]] | None = None,
    **rest: Any,
) -> Table:
    """An attempt in which both lay down all of these markers; `keep`: what they hold besides."""
    foe = "barbarian" if player == "imperial" else "imperial"
    kept = keep or {}
    hands = {player: own + kept.get(player, []), foe: (other or []) + kept.get(foe, [])}
    faces = dice or ([die] if die else [])
    t = Table(phase="diplomacy", player=player, hands=hands, dice=faces, **rest)
    t.does(target if ":" in target else f"court:{target}")
    for side, markers in ((player, own), (foe, other or [])):
        for text in markers:
            n, _, name = text.partition(" ") if text[0].isdigit() else ("1", "", text)
            for _ in range(int(n)):
                if (t.asked, t.decider) == ("LayDown", side):
                    t.does(f"commit:{name}")
        if (t.asked, t.decider) == ("LayDown", side):
            t.does("done")
    return t


def difference(t: Table) -> int:
    return int(t.event("difference")["difference"])


# ---------------------------------------------------------------- 9.0, 9.1


@pytest.mark.clause("9.0", "9.1a", "tbl.diplomacy.target")
def test_what_may_be_courted() -> None:
    units = {"3440": "guard garrison rebel", "3431": "guard garrison"}
    t = Table(phase="diplomacy", hands={"imperial": ["agent"]}, units=units)
    t.may("court:persia", "court:visigoths", "court-guard:3440")
    t.may_not("court:thracia", "9.0").may_not("court-guard:3431", "12.32").may_not("court-guard:3430", "12.32")
    t = Table(phase="diplomacy", hands={"barbarian": ["agent"]}, units=units, player="barbarian")
    t.may("court:thracia", "court:visigoths", "court-guard:3431")
    t.may_not("court:persia", "9.0").may_not("court-guard:3440", "12.22")


@pytest.mark.clause("9.0", "9.02")
@pytest.mark.parametrize("marker", ["pope", "treachery", "forced march", "legal", "leader", "disease"])
def test_markers_without_a_value_do_not_court(marker: str) -> None:
    t = Table(phase="diplomacy", hands={"imperial": [f"2 {marker}"]})
    assert t.asked == "PhaseEnd"
    t = Table(phase="diplomacy", hands={"imperial": ["2 agent", marker]}).does("court:gepidae")
    t.may_not(f"commit:{marker}", "9.02")


@pytest.mark.clause("9.02", "strat.agent", "strat.basileus", "strat.orthodoxy", "strat.tolerance", "9.1e")
@pytest.mark.parametrize(("marker", "value"), [("agent", 1), ("orthodoxy", 2), ("tolerance", 2), ("basileus", 3)])
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_values_in_attack_and_defence(marker: str, value: int, player: str) -> None:
    assert difference(attempt("gepidae", [marker], player=player)) == value
    assert difference(attempt("gepidae", ["4 agent"], [marker], player=player)) == 4 - value


@pytest.mark.clause("strat.blue", "strat.green", "9.02")
@pytest.mark.parametrize("marker", ["blue", "green"])
def test_factions_count_two_for_imperial_provinces(marker: str) -> None:
    control = {"lazica": "imperial"}
    assert difference(attempt("lazica", [marker], player="barbarian", control=control)) == 2
    assert difference(attempt("lazica", ["3 agent"], [marker], player="barbarian", control=control)) == 1


@pytest.mark.clause("strat.blue", "strat.green")
@pytest.mark.parametrize("marker", ["blue", "green"])
@pytest.mark.parametrize("state", ["neutral", "barbarian"])
def test_factions_count_nowhere_else(marker: str, state: str) -> None:
    t = Table(phase="diplomacy", hands={"imperial": [marker, "2 agent"]}, control={"lazica": state})
    t.does("court:lazica").may_not(f"commit:{marker}", f"strat.{marker}")
    t = Table(phase="diplomacy", hands={"imperial": [marker]}, control={"lazica": state})
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("strat.blue", "strat.green")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_the_blues_and_not_the_greens_for_the_guard(player: str) -> None:
    units = {"3440": "guard garrison" + (" rebel" if player == "imperial" else "")}
    t = Table(phase="diplomacy", hands={player: ["blue", "green", "agent"]}, units=units, player=player)
    t.does("court-guard:3440")
    t.may("commit:blue", "commit:agent").may_not("commit:green", "strat.green")
    t.does("commit:blue", "done")
    assert difference(t) == 2


@pytest.mark.clause("9.1b", "9.0")
def test_at_least_one_marker() -> None:
    t = Table(phase="diplomacy", hands={"imperial": ["agent", "basileus"]}).does("court:gepidae")
    t.may_not("done", "9.1b").does("commit:agent").may("done", "commit:basileus")


@pytest.mark.clause("9.1c", "9.01")
def test_the_other_may_oppose_or_not() -> None:
    t = attempt("gepidae", ["2 agent"], keep={"barbarian": ["agent"]}, die=3)
    assert difference(t) == 2
    t = attempt("gepidae", ["2 agent"], ["agent"], die=3)
    assert difference(t) == 1


@pytest.mark.clause("9.1c", "22.1a")
def test_he_does_not_know_what_he_opposes() -> None:
    t = Table(phase="diplomacy", hands={"imperial": ["agent", "basileus"], "barbarian": ["agent"]})
    t.does("court:gepidae", "commit:basileus", "done")
    assert (t.asked, t.decider) == ("LayDown", "barbarian")
    seen = [e for e in t.events() if e.audience & 2]
    assert not [e for e in seen if e.kind in ("laid-down", "revealed")]


@pytest.mark.clause("9.1d")
def test_both_reveal_at_the_same_time() -> None:
    t = attempt("gepidae", ["basileus"], ["agent"], die=3)
    kinds = [(e.kind, e["side"]) for e in t.events() if e.kind in ("laid-down", "revealed")]
    assert kinds == [
        ("laid-down", "imperial"),
        ("laid-down", "barbarian"),
        ("revealed", "imperial"),
        ("revealed", "barbarian"),
    ]
    assert {e.audience for e in t.events("revealed")} == {3}


@pytest.mark.clause("9.1e", "tbl.diplomacy.diff")
def test_sum_less_sum() -> None:
    t = attempt("gepidae", ["basileus", "2 agent"], ["orthodoxy", "agent"], die=3)
    event = t.event("difference")
    assert (event["own"], event["other"], event["difference"]) == (5, 3, 2)


@pytest.mark.clause("9.1f", "9.1g", "tbl.diplomacy", "tbl.diplomacy.none")
@pytest.mark.parametrize(("die", "column", "cell"), CELLS)
def test_every_cell_of_the_table(die: int, column: int, cell: str) -> None:
    own = WORTH[max(column, 1)]
    other = ["agent"] if column == 0 else []
    t = attempt("gepidae", own, other, die=die)
    assert difference(t) == column
    used = {"D1": [], "D2": ["control:gepidae"], "D3": ["control:gepidae"]}
    parts = [] if cell == "-" else cell.split("+")
    drawn = sum({"R1": 1, "R2": 2}.get(part, 0) for part in parts)
    results = [part for part in parts if part[0] == "D"]
    if results:
        assert t.clause == f"tbl.diplomacy.{results[0]}"
        assert t.choices("control") == used[results[0]]
        t.does("look-treasury")
    assert t.asked == "PhaseEnd"
    assert len(t.events("drew-hidden")) + len(t.events("drew-back")) == drawn
    assert bool(t.events("diplomacy-fails")) is (cell == "-")


@pytest.mark.clause("9.1f")
@pytest.mark.parametrize(
    ("own", "other", "column"), [(["agent"], ["basileus"], 0), (["8 agent"], [], 5), (["6 agent"], [], 5)]
)
def test_columns_end_at_nought_and_five(own: list[str], other: list[str], column: int) -> None:
    t = attempt("gepidae", own, other, die=5 if column else 6)
    assert t.clause == ("tbl.diplomacy.D3" if column else "tbl.diplomacy.D1")


@pytest.mark.clause("9.1f", "tbl.diplomacy.mod.core")
def test_modifiers_move_the_column_and_not_the_die() -> None:
    # one Agent and +1: column 2; a 6 there is D2, a 5 D2, a 4 D1. Were the die raised, a 5 in column 1 would be 6: D2
    t = attempt("thracia", ["agent"], die=4, control={"thracia": "barbarian"})
    assert difference(t) == 2
    assert t.clause == "tbl.diplomacy.D1"
    assert t.event("rolled")["face"] == 4


# ---------------------------------------------------------------- modifiers


@pytest.mark.clause("tbl.diplomacy.mod.cities", "9.3c")
def test_all_towns_and_colonies() -> None:
    towns = {"2138": "guard garrison", "2445": "guard garrison"}
    assert difference(attempt("arabia", ["agent"], units=towns)) == 2
    assert difference(attempt("arabia", ["agent"], units={"2138": "guard garrison"})) == 1
    assert difference(attempt("arabia", ["agent"], units={**towns, "2445": "persia garrison"})) == 1
    assert difference(attempt("arabia", ["agent"], units=towns, colonies=["1042"])) == 1
    more = {**towns, "1042": "thracia garrison"}
    assert difference(attempt("arabia", ["agent"], units=more, colonies=["1042"])) == 2
    # a pillaged town is none, but one there must be
    assert difference(attempt("arabia", ["agent"], units={"2138": "guard garrison"}, pillaged=["2445"])) == 2
    assert difference(attempt("arabia", ["agent"], units=towns, pillaged=["2138", "2445"])) == 1


@pytest.mark.clause("9.3c")
def test_a_province_without_towns_needs_a_colony() -> None:
    units = {"4026": "guard garrison"}
    assert difference(attempt("gepidae", ["agent"], units=units)) == 1
    assert difference(attempt("gepidae", ["agent"], units=units, colonies=["4026"])) == 2
    assert difference(attempt("gepidae", ["agent"], colonies=["4026"])) == 1


@pytest.mark.clause("9.3b")
def test_no_unit_need_be_there() -> None:
    t = attempt("nubia", ["agent"], die=6)
    t.does("control:nubia")
    assert t.control("nubia") == "imperial"


@pytest.mark.clause("tbl.diplomacy.mod.persia")
@pytest.mark.parametrize(("player", "expected"), [("imperial", 1), ("barbarian", 3)])
def test_persia_leans_to_the_barbarians(player: str, expected: int) -> None:
    assert difference(attempt("persia", ["2 agent"], player=player, control={"persia": "neutral"})) == expected


@pytest.mark.clause("tbl.diplomacy.mod.guardleader")
def test_a_leader_holds_the_guard_together() -> None:
    rebels: dict[str, str | list[str]] = {"3440": "2 guard garrison rebel"}
    assert difference(attempt("court-guard:3440", ["2 agent"], units=rebels)) == 2
    rebels = {"3440": ["guard garrison rebel", "Mundas rebel"]}
    assert difference(attempt("court-guard:3440", ["2 agent"], units=rebels)) == 1
    rebels = {"3440": ["guard garrison rebel", "Mundas rebel", "Narses rebel"]}
    assert difference(attempt("court-guard:3440", ["2 agent"], units=rebels)) == 1
    loyal = {"3440": ["guard garrison", "Narses"]}
    assert difference(attempt("court-guard:3440", ["2 agent"], units=loyal, player="barbarian")) == 1


@pytest.mark.clause("tbl.diplomacy.diff", "tbl.diplomacy.mod.cities", "tbl.diplomacy.mod.core")
def test_modifiers_are_cumulative() -> None:
    units = dict.fromkeys(("Naissus", "Serdica", "Viminacium"), "persia garrison")
    t = attempt("dacia", ["3 agent"], units=units, player="barbarian")
    assert difference(t) == 3 + 1 - 1


# ---------------------------------------------------------------- 9.11, 9.2, 9.3, 9.4


@pytest.mark.clause("9.11")
def test_diplomacy_costs_no_points() -> None:
    t = attempt("gepidae", ["agent"], die=2, units={"3431": "guard field_army"})
    t.until("PhaseEnd")
    assert not t.events("operation")
    assert not t.is_spent("Guard-field_army-1")


@pytest.mark.clause("9.2")
@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_all_markers_used_return(die: int) -> None:
    t = attempt("gepidae", ["basileus", "agent"], ["orthodoxy"], die=die, draws=["pope", "pope"])
    t.until("PhaseEnd", say={"Exploit": "look-treasury"})
    assert t.hand("imperial") == []
    assert (t.pool("basileus"), t.pool("agent"), t.pool("orthodoxy")) == (2, 8, 4)


@pytest.mark.clause("9.2")
def test_they_return_before_a_draw() -> None:
    t = attempt("gepidae", ["basileus"], ["basileus"], die=1, draws=["basileus"])
    assert t.hand("barbarian") == ["basileus"]


@pytest.mark.clause("9.3a")
def test_again_and_again_and_the_same_province() -> None:
    t = Table(phase="diplomacy", hands={"imperial": ["3 agent"]}, dice=[2, 2, 2])
    t.does("court:gepidae", "commit:agent") if t.asked == "LayDown" else t.does("court:gepidae")
    for _ in range(6):
        if t.asked == "PhaseEnd":
            break
        t.does("done" if t.asked == "LayDown" else "court:gepidae" if t.asked == "NameTarget" else t.choices()[0])
    assert len(t.events("courted")) == 3
    assert t.hand("imperial") == []


@pytest.mark.clause("9.3a")
def test_he_may_stop() -> None:
    t = Table(phase="diplomacy", hands={"imperial": ["3 agent"]}).does("done")
    assert t.asked == "PhaseEnd"
    assert t.hand("imperial") == ["3 agent"]


@pytest.mark.clause("9.4")
@pytest.mark.parametrize("marker", ["agent", "orthodoxy", "tolerance", "basileus"])
def test_neutrals_are_defended_like_ones_own(marker: str) -> None:
    value = {"agent": 1, "basileus": 3}.get(marker, 2)
    assert difference(attempt("gepidae", ["5 agent"], [marker])) == 5 - value
    assert difference(attempt("persia", ["6 agent"], [marker])) == 6 - 1 - value


# ---------------------------------------------------------------- 9.5


@pytest.mark.clause("9.5a", "tbl.diplomacy.R1", "tbl.diplomacy.R2", "strat.orthodoxy")
@pytest.mark.parametrize(("extra", "n"), [([], 2), (["3 agent"], 4)])
def test_orthodoxy_doubles_the_reaction(extra: list[str], n: int) -> None:
    t = attempt("gepidae", ["orthodoxy", *extra], die=1, draws=["agent", "pope", "legal", "market"])
    assert len(t.hand("barbarian")) == n
    t = attempt("gepidae", ["2 agent" if n == 2 else "5 agent"], die=1, draws=["agent", "pope", "legal", "market"])
    assert len(t.hand("barbarian")) == n // 2


@pytest.mark.clause("9.5b", "tbl.diplomacy.R1", "strat.tolerance")
def test_tolerance_cancels_the_reaction() -> None:
    t = attempt("gepidae", ["tolerance"], die=1)
    assert t.hand("barbarian") == []
    t = attempt("gepidae", ["tolerance", "basileus"], die=1)
    assert t.hand("barbarian") == []


@pytest.mark.clause("9.5a", "9.5b")
@pytest.mark.parametrize("marker", ["orthodoxy", "tolerance"])
def test_only_the_attackers_faith_matters(marker: str) -> None:
    t = attempt("gepidae", ["3 agent"], [marker], die=1, draws=["pope", "legal"])
    assert t.hand("barbarian") == ["pope"]


@pytest.mark.clause("9.5c", "strat.orthodoxy", "strat.tolerance")
@pytest.mark.parametrize(("first", "second"), [("orthodoxy", "tolerance"), ("tolerance", "orthodoxy")])
def test_not_both_faiths_on_one_side(first: str, second: str) -> None:
    hands = {"imperial": [first, second], "barbarian": [first, second]}
    t = Table(phase="diplomacy", hands=hands).does("court:gepidae", f"commit:{first}")
    if t.asked == "LayDown" and t.decider == "imperial":
        t.may_not(f"commit:{second}", "9.5c").does("done")
    t.does(f"commit:{second}")  # the other side may use the other
    if t.asked == "LayDown":
        t.may_not(f"commit:{first}", "9.5c")
    assert t.hand("imperial") == [second]


@pytest.mark.clause("9.5c")
def test_two_of_one_faith() -> None:
    assert difference(attempt("gepidae", ["2 orthodoxy"])) == 4


@pytest.mark.clause("strat.treachery.a", "9.1d")
def test_a_cancelled_marker_counts_for_nothing() -> None:
    t = attempt("gepidae", ["orthodoxy", "agent"], keep={"barbarian": ["treachery"]}, die=1, draws=["pope", "legal"])
    t.until("Betray").does("betray:orthodoxy")
    assert difference(t) == 1
    assert t.hand("barbarian") == ["pope"]  # not doubled
    t = attempt("gepidae", ["tolerance"], keep={"barbarian": ["treachery"]}, die=1, draws=["pope", "legal"])
    t.until("Betray").does("betray:tolerance")
    assert difference(t) == 0  # the attempt goes on
    assert t.hand("barbarian") == ["pope"]


@pytest.mark.clause("strat.treachery.a", "strat.treachery.b")
def test_betrayal_betrayed() -> None:
    keep = {"barbarian": ["treachery"], "imperial": ["treachery"]}
    t = attempt("gepidae", ["agent"], keep=keep, die=2)
    assert (t.asked, t.decider) == ("Betray", "barbarian")
    t.does("betray:agent")
    assert t.decider == "imperial"
    t.does("play:treachery")
    assert difference(t) == 1
    assert t.pool("treachery") == 4


@pytest.mark.clause("strat.treachery.a")
def test_only_enemy_markers_are_betrayed() -> None:
    t = attempt("gepidae", ["agent"], ["basileus"], keep={"imperial": ["treachery"]}, die=2)
    assert t.decider == "imperial"
    t.may("betray:basileus").may_not("betray:agent", "strat.treachery.a")


# ---------------------------------------------------------------- results


@pytest.mark.clause("tbl.diplomacy.D1", "22.1a")
@pytest.mark.parametrize("player", ["imperial", "barbarian"])
def test_d1_is_a_look_at_markers_or_treasury(player: str) -> None:
    foe = "barbarian" if player == "imperial" else "imperial"
    mask = 1 if player == "imperial" else 2
    t = attempt("gepidae", ["agent"], keep={foe: ["2 legal", "pope"]}, die=5, player=player, sp={foe: 13})
    t.until("Exploit", say={"RollAgain": "pass"})
    assert t.decider == player
    assert sorted(t.choices()) == ["look-markers", "look-treasury"]
    other = t.copy().does("look-treasury")
    assert [(e["treasury"], e.audience) for e in other.events("saw-treasury")] == [(13, mask)]
    t.does("look-markers")
    assert {(e["marker"], e["count"], e.audience) for e in t.events("saw-marker")} == {
        ("legal-reform", 2, mask),
        ("pope-or-patriarch-intervenes", 1, mask),
    }
    assert not t.events("saw-treasury")


@pytest.mark.clause("tbl.diplomacy.D2")
def test_d2_takes_a_neutral_or_makes_neutral() -> None:
    t = attempt("gepidae", ["agent"], die=6)
    assert sorted(t.choices()) == ["control:gepidae", "look-markers", "look-treasury"]
    t.may_not("neutralise:gepidae", "tbl.diplomacy.D2").does("control:gepidae")
    assert t.control("gepidae") == "imperial"
    t = attempt("armenia", ["agent"], die=6)
    assert sorted(t.choices()) == ["look-markers", "look-treasury", "neutralise:armenia"]
    t.may_not("control:armenia", "tbl.diplomacy.D2").does("neutralise:armenia")
    assert t.control("armenia") == "neutral"


@pytest.mark.clause("tbl.diplomacy.D2")
@pytest.mark.parametrize(("player", "foe"), [("imperial", "barbarian"), ("barbarian", "imperial")])
def test_what_the_other_player_controls_can_be_made_neutral(player: str, foe: str) -> None:
    t = attempt("gepidae", ["agent"], die=6, player=player, control={"gepidae": foe})
    assert t.reasons("neutralise:gepidae") == []
    t.may_not("control:gepidae", "tbl.diplomacy.D2").does("neutralise:gepidae")
    assert t.control("gepidae") == "neutral"
    # and nothing else can
    t = attempt("gepidae", ["agent"], die=6, player=player).may("control:gepidae")
    t.may_not("neutralise:gepidae", "tbl.diplomacy.D2")


@pytest.mark.clause("tbl.diplomacy.D3", "4.6a")
@pytest.mark.parametrize("state", ["neutral", "barbarian"])
def test_d3_takes_a_province_whatever_its_state(state: str) -> None:
    t = attempt("armenia", ["3 agent"], die=6, control={"armenia": state}, units={"3440": "armenia garrison"})
    assert sorted(t.choices()) == ["control:armenia", "look-markers", "look-treasury"]
    t.may_not("neutralise:armenia", "tbl.diplomacy.D3").does("control:armenia")
    assert t.control("armenia") == "imperial"
    assert t.owner("3440") == "imperial"


@pytest.mark.clause("tbl.diplomacy.D2", "tbl.diplomacy.D3", "12.32")
@pytest.mark.parametrize("own", [["agent"], ["3 agent"]])
def test_rebels_return_by_d2_or_d3(own: list[str]) -> None:
    t = attempt(
        "court-guard:3440", own, die=6, units={"3440": "2 guard garrison rebel", "3129": "guard garrison rebel"}
    )
    t.may_not("loyal:3129").may_not("rebel:3440").does("loyal:3440")
    assert (t.owner("3440"), t.owner("3129")) == ("imperial", "barbarian")


@pytest.mark.clause("tbl.diplomacy.D2", "tbl.diplomacy.D3", "12.22", "12.32")
def test_mutiny_needs_d3() -> None:
    units = {"3440": "2 guard garrison", "3129": "guard garrison"}
    t = attempt("court-guard:3440", ["agent"], die=6, units=units, player="barbarian")
    assert t.clause == "tbl.diplomacy.D2"
    t.may_not("rebel:3440", "tbl.diplomacy.D2")
    t = attempt("court-guard:3440", ["3 agent"], die=6, units=units, player="barbarian")
    t.does("rebel:3440")
    assert (t.owner("3440"), t.owner("3129")) == ("barbarian", "imperial")


@pytest.mark.clause("tbl.diplomacy.assassin", "tbl.diplomacy.D3")
@pytest.mark.parametrize(("die", "dead"), [(1, True), (2, True), (3, False), (6, False)])
def test_assassination(die: int, dead: bool) -> None:
    units = {"Susa": ["Khusro", "persia garrison"], "3440": "Kavadh"}
    t = attempt("persia", ["4 agent"], dice=[6, die], units=units, draws=["pope"])
    t.may_not("assassinate:Kavadh", "tbl.diplomacy.assassin").does("assassinate:Khusro")
    assert (t.where("Khusro") == "available") is dead
    assert t.hand("barbarian") == ([] if dead else ["pope"])
    assert t.control("persia") == "barbarian"
    assert t.units("Susa")[0] == "Persia-garrison-1"


@pytest.mark.clause("tbl.diplomacy.assassin", "tbl.diplomacy.D2")
def test_d2_is_not_enough_for_murder() -> None:
    t = attempt("persia", ["2 agent"], die=6, units={"Susa": "Khusro"})
    t.may_not("assassinate:Khusro", "tbl.diplomacy.D2")


@pytest.mark.clause("tbl.diplomacy.assassin")
def test_victims_are_enemies_of_the_stack_or_the_province() -> None:
    units = {"3440": ["guard garrison rebel", "Mundas rebel"], "3129": "Narses", "Ravenna": "Vitiges"}
    t = attempt("court-guard:3440", ["4 agent"], dice=[6, 1], units=units)
    assert t.targets("assassinate") == ["Mundas"]
    t.does("assassinate:Mundas")
    assert t.where("Mundas") == "available"
    # the area off the map is not a hex of the province
    t = attempt("persia", ["4 agent"], die=6, units={"Persia-area": "Khusro", "Susa": "Kavadh"})
    assert t.targets("assassinate") == ["Kavadh"]
    # a neutral leader is no enemy, nor one of one's own
    t = attempt("ostrogoths", ["4 agent"], die=6, units={"Ravenna": "Vitiges", "Roma": "Narses"})
    assert t.targets("assassinate") == []
    t = attempt("ostrogoths", ["4 agent"], die=6, player="barbarian", units={"Ravenna": "Vitiges", "Roma": "Narses"})
    assert t.targets("assassinate") == ["Narses"]


@pytest.mark.clause("tbl.diplomacy.assassin", "8.5c")
def test_justinian_may_be_murdered() -> None:
    t = attempt(
        "thracia", ["5 agent"], dice=[6, 2], player="barbarian", keep={"imperial": ["2 market"]},
        units={"Constantinopolis": ["Justinian", "guard garrison"]},
    )  # fmt: skip
    t.does("assassinate:Justinian")
    assert t.where("Justinian") == "dead"
    assert t.hand("imperial") == []


@pytest.mark.clause("9.1g", "tbl.diplomacy")
def test_parts_of_a_cell_in_their_order() -> None:
    t = attempt("gepidae", ["5 agent"], die=3, draws=["pope"])
    assert t.clause == "tbl.diplomacy.D2"
    assert t.hand("barbarian") == []
    t.does("look-markers")
    assert t.hand("barbarian") == ["pope"]
    assert not t.events("saw-marker")  # drawn after the look
