"""Hands and actions [2.B3], from the clauses."""

import pytest

from rulebook.syracuse.table import Table

PA = {"athens": 3, "syracuse": 3}


@pytest.mark.clause("2.B3.a", "2.B3.k")
def test_points_are_declared_first_and_the_hands_alternate() -> None:
    t = Table({"T12": ["AH1", "NIC"], "SYR": ["SH1", "HER"]}, pa=PA)
    assert (t.asked, t.decider, t.targets("declare")) == ("Declare", "athens", ["1", "2", "3"])
    t.does("declare:2")
    assert (t.pa("athens"), t.purse) == (1, 2)
    t.may_not("declare:1", "2.B3.b").finish_hand()
    assert (t.asked, t.decider, t.purse) == ("Declare", "syracuse", 0)
    t.finish_hand()
    assert t.decider == "athens"


@pytest.mark.clause("2.B3.k", "2.B1.a")
def test_the_side_with_the_initiative_has_the_first_hand() -> None:
    t = Table({"T12": "AH1", "SYR": "SH1"}, pa=PA, initiative="syracuse")
    assert t.decider == "syracuse"


@pytest.mark.clause("2.B3.m")
def test_nobody_may_pass() -> None:
    t = Table({"T12": "AH1", "SYR": "SH1"}, pa=PA)
    t.may_not("declare:0", "2.B3.m").may_not("pass").may("declare:1")


@pytest.mark.clause("2.B3.l", "2.B3.n")
def test_the_last_hand_takes_all_the_points() -> None:
    t = Table({"T12": ["AH1", "NIC"], "SYR": ["SH1", "HER"]}, pa={"athens": 1, "syracuse": 4})
    t.until("NextAction").finish_hand()
    # one hand more, with all four points, is not asked
    assert [(e["side"], e["points"]) for e in t.events("declared")] == [("athens", 1), ("syracuse", 4)]
    assert t.asked == "PhaseEnd" and t.pa("syracuse") == 0


@pytest.mark.clause("2.B3.l")
def test_less_than_all_is_refused_in_the_last_hand() -> None:
    t = Table({"T12": ["AH1", "NIC"], "SYR": ["SH1", "HER"]}, pa={"athens": 4, "syracuse": 1})
    t.does("declare:2").finish_hand()
    # Syracuse had one point: its hand was not asked for it; Athens must now use both that are left
    assert [(e["side"], e["points"]) for e in t.events("declared")][1:3] == [("syracuse", 1), ("athens", 2)]


@pytest.mark.clause("2.B3.c", "2.B3.d", "2.B3.e")
@pytest.mark.parametrize(
    ("pieces", "cost"),
    [
        (["AH1", "DEM"], 0),
        (["AH1", "NIC"], 1),
        (["AH1", "MEN"], 1),
        (["AH1", "DEM-"], 1),  # the side that is up counts
        (["AH1", "NIC", "DEM"], 0),  # the best leader
        (["AH1", "ALC", "MEN"], 0),
        (["AH1"], 2),
        (["DEM"], 0),
    ],
)
def test_the_price_of_an_action(pieces: list[str], cost: int) -> None:
    t = Table({"T12": pieces}, pa={"athens": 3, "syracuse": 1}).acts("T12", declare=3)
    assert t.purse == 3 - cost and t.event("action")["cost"] == cost


@pytest.mark.clause("2.B3.b", "2.B3.d", "2.B3.e")
def test_what_cannot_be_paid_cannot_be_done() -> None:
    t = Table({"T12": "AH1", "T3": ["AH2", "NIC"], "T4": ["AH3", "DEM"]}, pa={"athens": 1, "syracuse": 1})
    t.until("NextAction").may("action:T3", "action:T4").may_not("action:T12", "2.B3.e")
    t.does("action:T3", "done").may_not("action:T3", "3.move.a").may("action:T4")
    # a leader of bonus 2 acts for nothing, even with no point left
    t.does("action:T4", "done")
    assert t.purse == 0


@pytest.mark.clause("3.move.a")
def test_a_piece_acts_once_in_a_hand_and_again_in_the_next() -> None:
    t = Table({"T3": ["AH1", "DEM"], "T12": ["AH2", "NIC"], "SYR": ["SH1", "HER"]}, pa=PA)
    t.moves("T3", "T2", declare=1).may_not("action:T2", "3.move.a")
    t.finish_hand().finish_hand()
    t.moves("T2", "T1")
    assert t.where("AH1") == "T1"


@pytest.mark.clause("3.move.a")
def test_with_the_switch_only_leaders_of_bonus_2_are_held_to_one_action() -> None:
    t = Table({"T3": ["AH1", "NIC"], "T10": ["AH2", "DEM"]}, pa=PA, options=["many_actions"])
    t.moves("T3", "T2", declare=3).may("action:T2")
    t.moves("T10", "T14", who=["DEM"]).may_not("action:T14", "3.move.a")


@pytest.mark.clause("2.B3.e", "event.23b")
def test_a_leader_who_cannot_move_leads_nobody() -> None:
    t = Table({"T12": ["AH1", "NIC"]}, pa=PA, stuck=["NIC"]).acts("T12", declare=2)
    assert t.purse == 0 and t.targets("take") == ["AH1"]


@pytest.mark.clause("2.B3.l")
def test_a_side_without_points_has_no_hand() -> None:
    t = Table({"T12": ["AH1", "NIC"], "SYR": ["SH1", "HER"]}, pa={"athens": 0, "syracuse": 2})
    assert t.decider == "syracuse" and t.purse == 2


@pytest.mark.clause("2.B3.f")
def test_a_garrison_acts_together_with_the_zone_around_its_fort() -> None:
    works = {"camp": "built", "syke": "athens"}
    t = Table({"T8": ["AH1", "NIC"], "syke": "AH2"}, works=works, pa=PA).acts("T8")
    t.may("take:AH1", "take:AH2", "take:NIC").does("take:AH2", "take:AH1").may("move:T5", "move:T8", "move:syke")
    t.does("move:T5", "done")
    assert t.at("T5") == ["AH1", "AH2"]


@pytest.mark.clause("2.B3.f", "2.B3.b")
def test_the_inside_of_works_has_no_action_of_its_own() -> None:
    works = {"camp": "built", "syke": "athens"}
    t = Table({"T8": ["AH1", "NIC"], "syke": "AH2"}, works=works, pa=PA).until("NextAction").may("action:T8")
    t.may_not("action:syke", "2.B3.f").may_not("action:camp", "2.B3.f")
    # what names no place is no action at all
    assert t.reasons("declare:1") == t.reasons("move:T8") == ["2.B3.b"]


@pytest.mark.clause("3.act.a")
def test_an_action_is_that_of_a_zone() -> None:
    t = Table({"T3": ["AH1", "AA1", "NIC"], "T2": "AH2"}, pa=PA).acts("T3")
    assert t.targets("take") == ["AH1", "AA1", "NIC"]
    t.may_not("take:AH2", "3.act.a")
    t = Table({"T3": "AH1"}, pa=PA).until("NextAction").may_not("action:T4", "3.act.a")


@pytest.mark.clause("3.act.b")
def test_the_pieces_of_a_zone_part_company() -> None:
    t = Table({"T3": ["AH1", "AH2", "AA1", "NIC"]}, pa=PA).acts("T3")
    t.does("take:AH1", "move:T2", "take:AH2", "take:NIC", "move:T4", "take:AA1", "stay")
    assert (t.where("AH1"), t.where("AH2"), t.where("NIC"), t.where("AA1")) == ("T2", "T4", "T4", "T3")


# ---------------------------------------------------------------- the point for the attack


@pytest.mark.clause("2.B3.g", "2.B3.h", "2.B3.i", "4.must.a", "4.must.b")
def test_units_beside_the_enemy_must_attack_for_one_more_point() -> None:
    t = Table({"T3": ["AH1", "NIC"], "T2": "SH1"}, pa={"athens": 2, "syracuse": 1}, dice=[6])
    t.moves("T3", "T2").fights()
    assert t.event("battle")["space"] == "T2"
    assert t.event("battle-begins")["side"] == "athens"
    assert t.event("attack-paid").clauses == ("2.B3.h",)


@pytest.mark.clause("2.B3.h")
def test_one_point_pays_for_all_the_attacks_of_a_hand() -> None:
    pieces = {"T3": ["AH1", "DEM"], "T14": ["AH2", "ALC"], "T2": "SH1", "T13": "SH2"}
    t = Table(pieces, pa={"athens": 1, "syracuse": 1}, dice=[6, 6])
    t.moves("T3", "T2").moves("T14", "T13")
    assert t.asked == "NextBattle" and sorted(t.choices()) == ["fight:T13", "fight:T2"]
    t.does("fight:T13").finish_hand()
    assert [e["space"] for e in t.events("battle")] == ["T13", "T2"] and len(t.events("attack-paid")) == 1


@pytest.mark.clause("2.B3.h", "2.B3.j")
def test_with_the_switch_every_battle_costs_a_point() -> None:
    pieces = {"T3": ["AH1", "DEM"], "T14": ["AH2", "ALC"], "T2": "SH1", "T13": "SH2"}
    t = Table(pieces, pa={"athens": 1, "syracuse": 1}, dice=[6], options=["attack_each"])
    t.moves("T3", "T2").moves("T14", "T13").does("fight:T13").fights().finish_hand()
    assert [e["space"] for e in t.events("battle")] == ["T13"]
    assert t.event("no-point")["space"] == "T2"


@pytest.mark.clause("2.B3.j", "2.B3.i", "4.must.c")
def test_without_the_point_the_attacker_loses_a_step_and_retreats() -> None:
    t = Table({"T3": ["AH1", "AH2-", "NIC"], "T2": "SH1"}, pa={"athens": 1, "syracuse": 1})
    t.moves("T3", "T2").fights(say={"Moment": "pass"})
    assert t.asked == "FallBack" and t.decider == "athens"
    assert t.where("AH2") == "dead" and t.down("AH1")
    assert t.events("battle") == [] and not t.down("SH1")
    t.does("retreat-all:T1")
    assert t.at("T1") == ["AH1", "NIC"] and t.at("T2") == ["SH1"]


@pytest.mark.clause("2.B3.j")
def test_no_leader_makes_the_attack_free() -> None:
    t = Table({"T3": ["AH1", "DEM"], "T4": ["AH2", "NIC"], "T2": "SH1"}, pa={"athens": 1, "syracuse": 1})
    t.moves("T3", "T2").moves("T4", "T6").fights()
    assert t.asked == "FallBack" and t.down("AH1")


# ---------------------------------------------------------------- events at any moment


@pytest.mark.clause("2.B3.o", "event.0")
def test_both_sides_are_asked_about_chits_at_the_usual_moments() -> None:
    pieces = {"T12": ["AH1", "NIC"], "SYR": ["SH1", "SA1", "HER"]}
    t = Table(pieces, pa=PA, hands={"athens": ["S20"], "syracuse": ["S7"]})
    # Athens before its hand, Syracuse when the enemy has declared
    assert (t.asked, t.decider) == ("Moment", "athens")
    t.may("play:S20").does("pass")
    assert t.asked == "Declare"
    t.does("declare:1")
    assert (t.asked, t.decider) == ("Moment", "syracuse")
    t.may("play:S7", "pass")


@pytest.mark.clause("2.B3.o")
def test_a_chit_can_be_played_at_any_other_moment_by_an_aside() -> None:
    t = Table({"T12": ["AH1", "NIC"], "SYR": ["SH1", "HER"]}, pa=PA, hands={"syracuse": ["S23"]})
    t.acts("T12")
    assert "play:S23" in t.asides("syracuse") and "play:S23" not in t.asides("athens")
    t.aside("syracuse", "play:S23")
    # the question that waited waits again
    assert t.down("NIC") and t.asked == "Muster"


@pytest.mark.clause("2.B3.o")
def test_orders_say_when_a_side_is_asked() -> None:
    pieces = {"T12": ["AH1", "NIC"], "SYR": ["SH1", "HER"]}
    t = Table(pieces, pa=PA, hands={"syracuse": ["S20"]})
    t.aside("syracuse", "ask:no-events").does("declare:1")
    assert t.asked == "NextAction"
    t = Table(pieces, pa=PA, hands={"syracuse": ["S20"]}).aside("syracuse", "ask:every-action")
    t.does("declare:1", "pass").moves("T12", "T16")
    assert (t.asked, t.decider) == ("Moment", "syracuse")
    assert "ask:every-action" not in t.asides("syracuse") and "ask:usual" in t.asides("syracuse")
    t.aside("syracuse", "ask:usual")
    assert "ask:every-action" in t.asides("syracuse")


def test_only_standing_orders_are_given_without_a_second_word() -> None:
    t = Table({"T12": ["AH1", "NIC"], "SYR": ["SH1", "HER"]}, pa=PA, hands={"syracuse": ["S23"]}).acts("T12")
    weighty = {name: t.game.edge.needs_confirmation(name) for name in t.asides("syracuse")}
    assert weighty == {name: not name.startswith("ask:") for name in weighty}
    assert weighty["resign"] and weighty["play:S23"] and not weighty["ask:no-events"]


@pytest.mark.clause("event.0")
def test_nobody_plays_a_chit_of_the_enemys_colour() -> None:
    t = Table({"M9": "ST1", "M1": "AT1", "T12": "AH1"}, pa=PA, hands={"athens": ["S14s", "S4"], "syracuse": ["S1"]})
    assert t.asked == "Moment" and t.choices("play") == ["play:S4"]
    t.may_not_by("play:S14", "event.0")
