"""The Advantage, victory and the scenarios [8, 9, 10], from the clauses."""

from typing import Any

import pytest

from polemos.games.syracuse.data.tables import UNIT_KEY
from polemos.games.syracuse.data.world import ATHENS, SYRACUSE
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.rules.rolls import ROLL_REASONS, Roll
from polemos.games.syracuse.rules.victory import lines
from polemos.room.results import DRAW
from rulebook.syracuse.table import Table

ATTACK = {"athens": 3, "syracuse": 1}
BUILT = {"camp": "built"}

# ---------------------------------------------------------------- 8


@pytest.mark.clause("8.c", "8.f", "8.a")
def test_the_advantage_cancels_a_battle_die_and_passes() -> None:
    pieces = {"T3": ["AH4", "MEN"], "T2": "SH1"}
    t = Table(pieces, pa=ATTACK, dice=[1, 6]).moves("T3", "T2").until("RollAgain")
    assert t.decider == "athens"
    t.does("roll-again")
    assert t.advantage == "syracuse" and t.event("rerolled")["face"] == 6
    # the new holder may answer, but nobody has the same roll rolled again twice
    assert (t.asked, t.decider) == ("RollAgain", "syracuse")
    t.dice(2).does("roll-again")
    assert t.advantage == "athens" and t.asked != "RollAgain"
    assert t.event("battle")["face"] == 2


@pytest.mark.clause("8.c")
def test_who_may_have_which_dice_rolled_again() -> None:
    # sieges
    pieces = {"T11": "AH1", "olympieion": "SH1"}
    t = Table(pieces, phase="D5", dice=[1, 2, 6]).until("RollAgain").does("roll-again").finish_phase()
    assert t.work("olympieion") == "athens"
    assert t.event("rolled").clauses == ("4.siege.b",)
    # demolition: here the enemy cancels what has succeeded
    works = {**BUILT, "chain": "built", "plemmyrion": "syracuse"}
    t = Table({"M8": "AT1"}, works=works, phase="D5", advantage="syracuse", dice=[1, 6, 1]).until("Demolition")
    t.does("demolish:chain").does("roll-again")
    assert t.work("chain") == "built" and t.advantage == "athens"
    # attrition
    t = Table({"T12": "AH1"}, phase="D5", dice=[6, 1]).until("RollAgain").does("roll-again").finish_phase()
    assert not t.down("AH1")
    assert t.event("rolled").clauses == ("6.attr.b",)
    # checks that belong to an event
    t = Table({"M9": "AT1", "M8": "ST1"}, hands={"syracuse": ["S4"]}, initiative="syracuse", dice=[1, 6, 1])
    t.until("Moment").does("play:S4").until("RollAgain").does("roll-again")
    assert not t.down("AT1")
    assert t.event("rolled").clauses == ("event.4",)


@pytest.mark.parametrize("side", [ATHENS, SYRACUSE])
def test_every_roll_names_the_clause_that_wants_it(side: int) -> None:
    found = {name: Roll(side, why).clause() for why, name in enumerate(ROLL_REASONS)}
    assert len(set(found.values())) == len(ROLL_REASONS)
    for name, clause in found.items():
        text = GAME.clauses[clause].text.lower()
        assert "roll" in text or "die" in text, (name, clause)


@pytest.mark.clause("8.c")
def test_other_dice_stand() -> None:
    t = Table({"T12": "AH1"}, phase="B1").finish_phase(say={"UseForPoints": "pass"})
    assert t.events("rerolled") == [] and t.advantage == "athens"
    assert {e.clauses for e in t.events("rolled")} == {("2.B1.a",)}
    t = Table({"T17": "AH1"}, phase="C", turn=3, dice=[1] * 4).finish_phase()
    assert t.event("points")["points"] == 0 and t.advantage == "athens"
    assert {e.clauses for e in t.events("rolled")} == {("2.C.b",)}
    t = Table({"T14": "SC1"}, phase="D5", side="syracuse", initiative="athens", dice=[1, 2]).finish_phase().does("pass")
    assert t.short("athens") == ["cavalry"] and t.advantage == "athens"


@pytest.mark.clause("8.c")
def test_a_side_may_order_to_be_asked_about_every_such_die() -> None:
    t = Table({"T12": "AH1", "T14": "SH1"}, phase="D5", side="syracuse", dice=[1]).finish_phase()
    assert t.events("attrition")[0]["total"] == 1
    t = Table({"T12": "AH1", "T14": "SH1"}, phase="D5", side="syracuse", dice=[1, 6], orders={"athens": 1})
    assert (t.asked, t.decider) == ("RollAgain", "athens")
    t.does("roll-again").finish_phase(say={"RollAgain": "pass"})
    assert t.down("SH1")


# ---------------------------------------------------------------- 9: sudden victories


@pytest.mark.clause("9.sudden.b")
def test_athens_is_beaten_with_40_pf_of_ships_or_less() -> None:
    ships = {"CAT": ["AT1", "AT2", "AT3", "AT4-"], "M9": "AT5-"}
    # 45 PF; attrition takes the squadron in the harbour
    t = Table(ships, fleet=False, phase="D5", dice=[5], advantage="syracuse")
    assert t.over and t.winner == "syracuse" and t.event("decided")["how"] == "fleet"
    t = Table(ships, fleet=False, phase="D5", dice=[4], advantage="syracuse")
    assert not t.over
    # the reduced sides and Catania count: 50 PF less five
    t = Table(
        {"CAT": ["AT1", "AT2", "AT3", "AT4"], "M9": "AT5"}, fleet=False, phase="D5", dice=[5], advantage="syracuse"
    )
    assert not t.over and t.down("AT5")


@pytest.mark.clause("9.sudden.b", "event.24")
def test_ships_that_desert_count_no_more() -> None:
    ships = {"CAT": ["AT1", "AT2", "AT3", "AT7", "AT4-"]}
    t = Table(ships, fleet=False, phase="D5", hands={"syracuse": ["S24"]}).until("Moment").does("play:S24")
    assert t.over and t.winner == "syracuse" and t.points("syracuse") == 0


@pytest.mark.clause("9.sudden.a")
def test_a_starving_syracuse_ends_the_game_at_once() -> None:
    works = {**BUILT, "A1": "built", "A2": "built", "A3": "built"}
    t = Table({"SYR": "SH1"}, phase="D3", side="syracuse", works=works, supply={"syracuse": 1}, advantage="athens")
    assert not t.over
    assert t.does("pass").winner == "athens"
    assert t.asked == ""


@pytest.mark.parametrize("side", ["athens", "syracuse"])
def test_who_gives_up_has_lost(side: str) -> None:
    t = Table({"T12": "AH1"}).aside(side, "resign")
    assert t.over and t.winner == ("syracuse" if side == "athens" else "athens")
    assert t.event("resigned")["side"] == side and t.asides("athens") == t.asides("syracuse") == []


# ---------------------------------------------------------------- 9: points


@pytest.mark.clause("9.vp.a")
def test_points_for_forts() -> None:
    works = {**BUILT, "labdalon": "athens", "syke": "syracuse", "plemmyrion": "athens", "olympieion": "athens"}
    t = Table({"T12": "AH1"}, works=works)
    assert (t.points("athens"), t.points("syracuse")) == (10, 5)
    # Olympieion is not among them
    found = [(line.name, line.number, line.points) for line in GAME.rules.result(t.state).lines[0]]
    assert found == [("fort", 2, 10)]


@pytest.mark.clause("9.vp.b")
def test_points_for_walls_that_stand() -> None:
    works = {**BUILT, "A1": "built", "A2": "destroyed", "1A": "built", "2A": "built", "chain": "built"}
    t = Table({"T12": "AH1"}, works=works)
    assert (t.points("athens"), t.points("syracuse")) == (2, 4)


@pytest.mark.clause("9.vp.c", "9.vp.d", "9.vp.e", "9.vp.f", "9.vp.0")
@pytest.mark.parametrize(
    ("dead", "points"),
    [
        (["ST1"], 3),
        (["SH1", "SH2"], 4),
        (["SC1"], 1),
        (["SA1", "SP1"], 2),
        (["GYL"], 1),
        (["ST1", "SH1", "SC1", "HER"], 7),
    ],
)
def test_points_for_what_the_enemy_has_lost(dead: list[str], points: int) -> None:
    t = Table({"T12": "AH1"}, dead=dead)
    assert (t.points("athens"), t.points("syracuse")) == (points, 0)
    # what has been removed from the game otherwise counts for nobody
    t = Table({"T12": "AH1"}, gone=dead)
    assert t.points("athens") == 0


@pytest.mark.clause("9.vp.g")
@pytest.mark.parametrize(("built", "points"), [(False, 5), (True, 0)])
def test_points_for_a_late_plemmyrion(built: bool, points: int) -> None:
    t = Table({"T16": "AH1"}, phase="C", turn=4, works=BUILT, dice=[6, 1, 1, 1], advantage="syracuse")
    t.until(lambda t: t.turn == 5, say={"Building": "build:plemmyrion" if built else "done"})
    assert (t.points("athens"), t.points("syracuse")) == (5 if built else 0, points)
    if built:
        # also when it is lost later
        t.state.forts[2] = 2
        assert t.points("syracuse") == 5


@pytest.mark.clause("9.vp.g")
def test_a_plemmyrion_built_too_late_stays_too_late() -> None:
    t = Table({"T16": "AH1"}, phase="C", turn=5, works=BUILT, dice=[6, 1, 1, 1], plemmyrion="too late")
    t.until("Building").does("build:plemmyrion")
    assert t.work("plemmyrion") == "athens" and t.points("syracuse") == 5


@pytest.mark.clause("9.vp.g")
def test_before_the_end_of_turn_4_nothing_is_late() -> None:
    t = Table({"T16": "AH1"}, phase="D5", turn=3, advantage="syracuse", dice=[1]).until(lambda t: t.turn == 4)
    assert t.points("syracuse") == 0


@pytest.mark.clause("9.vp.0", "9.res.a", "9.res.b", "2.D5.c")
@pytest.mark.parametrize(
    ("dead", "gone", "winner"),
    [
        (["SH1", "SH2", "SC1"], 5, "draw"),
        (["SH1", "SH2", "SH3"], 6, "athens"),
        ([], 0, "draw"),
        (["AH1", "AH2", "AH3"], -6, "syracuse"),
    ],
)
def test_after_the_last_turn_the_points_decide(dead: list[str], gone: int, winner: str) -> None:
    t = Table({"SYR": "SH4"}, phase="D5", side="syracuse", initiative="athens", turn=9, plemmyrion="in time", dead=dead)
    t.until("PhaseEnd").does("pass")
    assert t.over and t.winner == winner
    assert t.points("athens") - t.points("syracuse") == gone
    result = GAME.rules.result(t.state)
    assert result.winner == (DRAW if winner == "draw" else t.sides.index(winner))
    # a side wins with more than five points more than the other
    assert result.goals == (result.points[1] + 6, result.points[0] + 6)
    told = t.event("counted")
    assert (told["athens"] - told["syracuse"], told["margin"]) == (gone, 5) and "9.res.b" in told.clauses


@pytest.mark.clause("2.D5.c")
def test_an_undecided_turn_is_followed_by_another() -> None:
    t = Table({"SYR": "SH4"}, phase="D5", side="syracuse", initiative="athens", turn=8)
    t.until("PhaseEnd").does("pass").until(lambda t: t.phase == "B1")
    assert t.turn == 9 and not t.over


# ---------------------------------------------------------------- 10


@pytest.mark.clause("10.a")
@pytest.mark.parametrize(
    ("scenario", "first", "last", "advantage"),
    [
        ("1", 1, 9, "athens"),
        ("2", 0, 9, "athens"),
        ("3", 2, 6, "athens"),
        ("4", 5, 9, "syracuse"),
        ("5", 8, 9, "syracuse"),
    ],
)
def test_length_and_advantage_of_the_scenarios(scenario: str, first: int, last: int, advantage: str) -> None:
    t = Table(scenario=scenario, base="scenario", phase="A", turn=first, advantage=advantage, initiative=advantage)
    assert t.turn == first
    fresh = GAME.rules.new(scenario)
    assert fresh.turn == first and t.sides[fresh.advantage] == advantage
    t = Table(scenario=scenario, base="scenario", phase="D5", side="syracuse", initiative="athens", turn=last)
    assert t.finish().turn == last


@pytest.mark.clause("10.a", "9.vp.0")
def test_the_points_with_which_a_side_starts_are_one_line_of_its_score() -> None:
    wars = [GAME.rules.new(scenario) for scenario in GAME.rules.scenarios]
    found = [line for s in wars for side in (ATHENS, SYRACUSE) for line in lines(s, side) if line.clause == "10.a"]
    assert found and {line.number for line in found} == {1}


@pytest.mark.clause("10.a", "5.wall.a", "5.fort.b")
@pytest.mark.parametrize("scenario", ["1", "2", "3"])
def test_at_the_start_only_olympieion_stands(scenario: str) -> None:
    t = Table(scenario=scenario, base="scenario", turn=2)
    assert [t.work(name) for name in ("A1", "A2", "A3", "1A", "2A", "3A", "camp", "chain")] == ["none"] * 8
    assert [t.work(name) for name in ("labdalon", "syke", "plemmyrion")] == ["none"] * 3
    assert t.work("olympieion") == "syracuse"


@pytest.mark.clause("10.a")
def test_scenario_1() -> None:
    t = Table(base="scenario", phase="A", turn=1)
    assert t.at("T12") == ["AH1", "AH2", "AH3", "AH4", "AA1", "NIC", "LAM"]
    assert t.at("SYR") == ["SH1", "SH2", "SH3", "SH4", "SH5", "SC1", "SC2", "SC3", "HER", "SIC"]
    assert [name for name in t.at("SYR") if t.down(name)] == ["SH1", "SH2", "SH3", "SH4"]
    assert t.at("olympieion") == ["SA1"] and t.at("M6") == ["ST1", "ST2"] and t.down("ST2") and t.down("ST3")
    # the recall of Alcibiades waits in the Syracusan hand
    assert "S21" in t.hand("syracuse")
    due = {UNIT_KEY[u]: turn for u, turn in enumerate(t.state.due) if turn >= 0}
    assert due["AC1"] == 3 and due["GYL"] == 4 and due["ERA"] == 5 and due["EUR"] == 6 and due["DEM"] == 8


@pytest.mark.clause("10.a", "2.B1.c")
def test_scenario_2_finds_syracuse_unready_and_sparta_slow() -> None:
    t = Table(scenario="2", base="scenario", phase="B1", turn=0, dice=[6, 6, 6, 5]).until("UseForPoints")
    # summer: seven each, of which Syracuse has half
    assert (t.pa("athens"), t.pa("syracuse")) == (7, 4)
    due = {UNIT_KEY[u]: turn for u, turn in enumerate(t.state.due) if turn >= 0}
    assert due["GYL"] == 5 and due["ERA"] == 6 and "SH8" not in due and due["SH9"] == 8
    assert "S21" not in t.pool and t.at("olympieion") == []


@pytest.mark.clause("10.a", "event.21")
def test_the_recall_in_scenario_2_hurries_sparta() -> None:
    rest: dict[str, Any] = {
        "scenario": "2",
        "base": "scenario",
        "phase": "B2",
        "options": ["recall"],
        "hands": {"syracuse": ["S21"]},
    }
    t = Table(turn=1, **rest).until("Moment", side="syracuse").does("play:S21")
    due = {UNIT_KEY[u]: turn for u, turn in enumerate(t.state.due) if turn >= 0}
    assert due["GYL"] == 4 and due["ERA"] == 5 and due["SH8"] == 8
    t = Table(turn=4, **rest).until("Moment", side="syracuse").does("play:S21")
    due = {UNIT_KEY[u]: turn for u, turn in enumerate(t.state.due) if turn >= 0}
    assert due["GYL"] == 5 and due["ERA"] == 5


@pytest.mark.clause("10.a", "5.wall.e")
def test_scenario_4_has_works_and_an_exception_for_3a() -> None:
    t = Table(scenario="4", base="scenario", phase="C", turn=5)
    assert t.work("3A") == t.work("A1") == "built" and t.work("1A") == "destroyed"
    assert t.work("labdalon") == "syracuse" and t.work("plemmyrion") == "athens"
    assert (t.points("athens"), t.points("syracuse")) == (2 + 4 + 10, 1 + 2 + 5)
    works = {"3A": "destroyed"}
    t = Table(scenario="4", base="scenario", phase="C", turn=5, works=works, initiative="syracuse", dice=[6, 6, 6])
    t.until("Building", side="syracuse").may("build:3A")


@pytest.mark.clause("10.a", "9.vp.g")
@pytest.mark.parametrize("scenario", ["4", "5"])
def test_where_plemmyrion_has_been_built_it_is_not_late(scenario: str) -> None:
    t = Table(scenario=scenario, base="scenario", phase="D5", turn=8, side="syracuse", initiative="athens")
    t.until(lambda t: t.turn == 9)
    assert t.events("too-late") == []


@pytest.mark.clause("10.a")
def test_scenario_5_begins_with_chits_in_hand() -> None:
    t = Table(scenario="5", base="scenario", phase="A", turn=8, advantage="syracuse", initiative="syracuse")
    assert "S1" in t.hand("athens") and "S6" in t.hand("syracuse")
    assert t.box("athens") == 2 and t.box("syracuse") == 3
    assert t.where("ALC") == t.where("LAM") == t.where("AT8") == t.where("AA2") == "gone"


@pytest.mark.clause("9.vp.0", "10.a")
def test_points_of_the_earlier_turns() -> None:
    assert Table(scenario="3", base="scenario", turn=2).points("athens") == 4
    t = Table(scenario="5", base="scenario", phase="A", turn=8)
    assert t.points("athens") - 4 == 4 + 5 and t.points("syracuse") - 6 == 2 + 10
