"""Forts, sieges, the camp, demolition [4.fort, 4.siege, 4.camp, 4.demo], from the clauses."""

from typing import Any

import pytest

from rulebook.syracuse.table import Table

ATTACK = {"athens": 3, "syracuse": 1}
SALLY = {"athens": 1, "syracuse": 3}
BUILT = {"camp": "built"}
SYKE = {**BUILT, "syke": "athens"}


def assault(pieces: dict[str, Any], *dice: int, **rest: Any) -> Table:
    """Syracuse is on the point of attacking the camp from T13 and T15."""
    rest.setdefault("works", BUILT)
    t = Table(pieces, pa=SALLY, initiative="syracuse", dice=list(dice), **rest)
    return t.does("declare:3").until("NextBattle", say={"NextAction": "done"})


# ---------------------------------------------------------------- forts


@pytest.mark.clause("4.fort.a", "4.fort.b")
def test_a_garrison_has_no_part_in_the_battle_around_it() -> None:
    pieces = {"T12": ["AH1", "AH4", "AH2", "NIC"], "T11": "SH1", "olympieion": ["SH2", "HER"]}
    t = Table(pieces, pa=ATTACK, dice=[6]).moves("T12", "T11").fights()
    # neither its strength nor its leader counts, and it loses nothing
    assert t.event("odds")["defence"] == 4 and "defence-leader" not in {e["term"] for e in t.events("reckoned")}
    assert t.at("olympieion") == ["SH2", "HER"] and not t.down("SH2")


@pytest.mark.clause("4.fort.b", "4.res.d")
def test_no_loss_of_the_battle_around_it_is_taken_by_a_garrison() -> None:
    pieces = {"T12": ["AH1", "AH4", "AH2", "NIC"], "T11": ["SH1", "SH3"], "olympieion": ["SH2", "HER"]}
    t = Table(pieces, pa=ATTACK, dice=[3]).moves("T12", "T11").fights().until("Casualties", side="syracuse")
    assert t.targets("hit") == ["SH1", "SH3"] and t.reasons("hit:SH2") == ["4.fort.b"]
    # others are just not in the battle
    assert t.reasons("hit:AH1") == t.reasons("hit:SH5") == ["4.res.d"]


@pytest.mark.clause("4.fort.e", "4.fort.f")
def test_a_fort_may_be_attacked_when_nobody_stands_around_it() -> None:
    pieces = {"T12": ["AH1", "AH4", "NIC"], "olympieion": "SH5"}
    t = Table(pieces, pa=ATTACK, dice=[6]).moves("T12", "T11").until("NextBattle", say={"NextAction": "done"})
    # it is not mandatory
    t.may("storm:olympieion", "done")
    t.copy().does("done")
    t.does("storm:olympieion").fights()
    assert {e["term"]: e["value"] for e in t.events("reckoned")}["storm"] == -2
    pieces = {"T12": ["AH1", "AH4", "NIC"], "T11": "SH1", "olympieion": "SH5"}
    t = Table(pieces, pa=ATTACK, dice=[6]).moves("T12", "T11").fights().finish_hand()
    assert [e["space"] for e in t.events("battle")] == ["T11"]


@pytest.mark.clause("4.fort.e")
def test_there_must_be_a_garrison_to_be_attacked() -> None:
    for inside in ([], ["HER"]):
        pieces = {"T11": ["AH1", "NIC"], "T3": ["AH4", "DEM"], "T2": "SH1", "olympieion": inside}
        t = Table(pieces, pa=ATTACK, dice=[6]).moves("T3", "T2")
        # the one battle is fought without being asked which
        t.until(lambda t: bool(t.state.battle) or t.asked == "NextBattle", say={"NextAction": "done"})
        assert t.asked != "NextBattle" and t.event("battle-begins")["space"] == "T2"


@pytest.mark.clause("4.fort.g", "5.fort.d")
def test_a_fort_before_which_both_are_wiped_out_stays_with_its_owner() -> None:
    # 1 PF against 1, two columns to the left: die 3 is 3/4|1/4
    t = Table({"T11": ["AA1-", "MEN"], "olympieion": "SA1-"}, pa=ATTACK, dice=[3])
    t.does("declare:3").until("NextBattle", say={"NextAction": "done"}).does("storm:olympieion").fights()
    assert t.where("AA1") == t.where("SA1") == "dead" and t.event("battle-won")["side"] == ""
    assert t.work("olympieion") == "syracuse" and t.where("MEN") == "T11"


@pytest.mark.clause("4.fort.e", "2.B3.h")
def test_the_attack_on_a_fort_needs_the_point_like_any_other() -> None:
    t = Table({"T12": ["AH1", "AH4", "NIC"], "olympieion": "SH5"}, pa={"athens": 1, "syracuse": 1})
    t.moves("T12", "T11").finish_hand()
    # without the point it is simply not made
    assert t.events("battle") == [] and t.events("no-point") == [] and t.where("AH1") == "T11"


@pytest.mark.clause("4.fort.g", "5.fort.d", "4.ret.a")
def test_a_beaten_garrison_is_lost_and_the_fort_changes_its_owner() -> None:
    pieces = {"T11": ["AH1", "AH4", "AH2", "NIC"], "olympieion": ["SH5", "HER"]}
    t = Table(pieces, pa=ATTACK, dice=[4]).does("declare:3").until("NextBattle", say={"NextAction": "done"})
    t.does("storm:olympieion").until("Occupy")
    assert t.where("SH5") == t.where("HER") == "dead" and t.work("olympieion") == "athens"
    t.does("occupy:AH1", "occupy:NIC", "done")
    assert t.at("olympieion") == ["AH1", "NIC"]


@pytest.mark.clause("4.fort.g", "3.stack.a")
def test_no_more_move_into_the_fort_than_it_holds() -> None:
    pieces = {"T11": ["AH1", "AH4", "AH2", "AH5", "NIC"], "olympieion": "SH5"}
    t = Table(pieces, pa=ATTACK, dice=[4], options=["fort_limit"])
    t.does("declare:3").until("NextBattle", say={"NextAction": "done"}).does("storm:olympieion").until("Occupy")
    t.does("occupy:AH1", "occupy:AH4", "occupy:AH2").may_not("occupy:AH5", "3.stack.d").may("occupy:NIC", "done")


@pytest.mark.clause("4.fort.g", "4.ret.a")
def test_beaten_attackers_leave_the_zone_of_the_fort() -> None:
    pieces = {"T11": ["AA1", "MEN"], "olympieion": ["SH1", "HER"]}
    t = Table(pieces, pa=ATTACK, dice=[3]).does("declare:3").until("NextBattle", say={"NextAction": "done"})
    t.does("storm:olympieion").until("FallBack")
    assert t.decider == "athens" and t.work("olympieion") == "syracuse"
    # a leader all of whose units have fallen before the fort falls too
    t = Table({**pieces, "T11": ["AA1-", "MEN"]}, pa=ATTACK, dice=[1]).does("declare:3")
    t.until("NextBattle", say={"NextAction": "done"}).does("storm:olympieion").fights()
    assert t.where("AA1") == t.where("MEN") == "dead" and t.at("olympieion") == ["SH1", "HER"]


@pytest.mark.clause("4.fort.h", "5.fort.d")
def test_an_empty_fort_is_taken_for_one_more_point() -> None:
    t = Table({"T14": ["AH1", "NIC"]}, pa=ATTACK).acts("T14", "take-land")
    # T11 over the river and up: three, the fort the fourth
    t.may("move:T11", "move:olympieion").does("move:olympieion")
    assert t.work("olympieion") == "athens" and t.at("olympieion") == ["AH1", "NIC"]
    t = Table({"T10": ["AH1", "NIC"], "T14": "AH2"}, pa=ATTACK).acts("T10", "take-land").may("move:olympieion")
    # from T3 there is no point left for it
    t = Table({"T3": ["AH1", "NIC"]}, pa=ATTACK).acts("T3", "take-land").may("move:T11")
    t.may_not("move:olympieion", "4.fort.h")


@pytest.mark.clause("4.fort.h")
def test_a_fort_with_units_or_with_the_enemy_around_it_is_not_just_taken() -> None:
    t = Table({"T12": ["AH1", "NIC"], "olympieion": "SH1"}, pa=ATTACK).acts("T12", "take-land")
    t.may("move:T11").may_not("move:olympieion", "4.fort.h")
    t = Table({"T12": ["AH1", "NIC"], "T11": "SH1"}, pa=ATTACK).acts("T12", "take-land")
    t.may_not("move:olympieion", "4.fort.e", "4.fort.h")
    # a leader alone takes none, and one left alone in it is lost
    t = Table({"T12": ["AH1", "NIC"], "olympieion": "HER"}, pa=ATTACK).acts("T12", "take:NIC")
    t.may("move:T11").may_not("move:olympieion", "4.fort.h")
    t.does("take:AH1", "move:olympieion")
    assert t.where("HER") == "dead"


@pytest.mark.clause("4.fort.h")
def test_who_takes_an_empty_fort_may_go_on_with_what_is_left() -> None:
    t = Table({"T12": ["AH1", "NIC"]}, pa=ATTACK).acts("T12", "take-land").does("move:olympieion")
    # two for the height, one for the fort: one is left
    assert t.asked == "Onward"
    t.may("move:T12", "move:T11", "stay").may_not("move:T10", "1.k").does("move:T12")
    assert t.where("AH1") == "T12" and t.work("olympieion") == "athens"


# ---------------------------------------------------------------- sieges


@pytest.mark.clause("4.siege.a", "4.siege.b", "4.siege.d", "2.D5.b")
@pytest.mark.parametrize(("besiegers", "die", "falls"), [(1, 5, True), (1, 4, False), (3, 3, True), (3, 2, False)])
def test_a_siege(besiegers: int, die: int, falls: bool) -> None:
    around = ["AH1", "AH2", "AH4"][:besiegers]
    pieces = {"T11": around, "olympieion": ["SH1", "SH2-", "HER"]}
    t = Table(pieces, phase="D5", dice=[1, die], advantage="syracuse").until(lambda t: bool(t.events("siege")))
    assert t.event("siege")["total"] == die + besiegers
    assert (t.work("olympieion") == "athens") is falls
    if falls:
        assert t.where("SH1") == t.where("SH2") == t.where("HER") == "dead"
        assert t.at("olympieion") == []


@pytest.mark.clause("4.siege.c")
def test_no_more_than_four_besiegers_count() -> None:
    around = ["AH1", "AH2", "AH4", "AH5", "AA1"]
    t = Table({"T11": around, "olympieion": "SH1"}, phase="D5", dice=[1, 1], options=[])
    t.until(lambda t: bool(t.events("siege")))
    assert t.event("siege")["total"] == 5


@pytest.mark.clause("4.siege.a")
def test_where_there_is_no_siege() -> None:
    # an empty fort; one with friends around it; a garrison relieved by its own in the zone
    t = Table({"T11": "AH1"}, phase="D5", dice=[1]).finish_phase()
    assert t.events("siege") == []
    t = Table({"T11": "SH1", "olympieion": "SH2"}, phase="D5", side="athens").finish_phase()
    assert t.events("siege") == []
    # the besieger rolls in his own block
    t = Table({"T8": "SH1", "syke": "AH1"}, works=SYKE, phase="D5", side="athens").finish_phase()
    assert t.events("siege") == []
    t = Table({"T8": "SH1", "syke": "AH1"}, works=SYKE, phase="D5", side="syracuse", dice=[1, 3]).finish_phase()
    assert t.event("siege")["side"] == "syracuse"


# ---------------------------------------------------------------- the camp


@pytest.mark.clause("4.camp.a")
def test_the_camp_is_attacked_from_both_zones_at_once() -> None:
    both = {"T13": ["SH1", "SIC"], "T15": "SH2", "T17": "AH1"}
    assault(both).may("assault-camp", "done")
    for pieces in ({"T13": ["SH1", "SIC"]}, {"T13": "SH1", "T15": "SIC"}, {"T15": "SH1", "T14": ["SH2", "SIC"]}):
        t = Table({**pieces, "T17": "AH1"}, works=BUILT, pa=SALLY, initiative="syracuse").does("declare:3")
        t.until("NextAction").does("done")
        # no attack is to be had, so the hand is over
        assert t.asked == "PhaseEnd" or t.decider == "athens"
    # with the switch its ground lies open until it is built
    assault(both, options=["open_camp"]).may("assault-camp")
    t = Table(both, options=["open_camp"], pa=SALLY, initiative="syracuse").does("declare:3").until("NextAction")
    assert t.does("done").asked == "PhaseEnd" or t.decider == "athens"
    # Athenians in one of the two zones are in the way
    pieces = {"T13": ["SH1", "SIC"], "T15": "AH2", "T12": ["SH2", "HER"], "T17": "AH1"}
    t = Table(pieces, works=BUILT, pa=SALLY, initiative="syracuse", dice=[6]).moves("T12", "T15").fights()
    # the zone is won, but the attacks were settled when the movement was over
    assert t.event("battle-won")["side"] == "syracuse" and t.state.actions == []


@pytest.mark.clause("4.camp.a")
def test_one_unit_at_least_takes_part_from_each_zone() -> None:
    t = assault({"T13": ["SH1", "SH3", "SIC"], "T15": "SH2", "T17": "AH1"}).does("assault-camp")
    assert t.asked == "Party"
    t.may("leave:SH1", "leave:SH3", "leave:SIC", "go").may_not("leave:SH2", "4.camp.a")
    t.does("leave:SH1").may_not("leave:SH3", "4.camp.a")


@pytest.mark.clause("5.fortif.f", "3.stack.f")
def test_athens_chooses_three_who_defend() -> None:
    pieces = {"T13": ["SH1", "SIC"], "T15": "SH2", "T17": ["AH1", "AH2", "AA1"], "camp": ["AH3", "AC1", "NIC"]}
    t = assault(pieces, 6).does("assault-camp", "go")
    assert (t.asked, t.decider) == ("Garrison", "athens")
    assert t.targets("defend") == ["AH1", "AH2", "AA1", "AH3", "AC1"]
    t.does("defend:AH1", "defend:AH2", "defend:AC1")
    assert t.at("camp") == ["AH1", "AH2", "AC1", "NIC"] and t.at("T17") == ["AH3", "AA1"]
    t.fights()
    assert t.event("odds")["defence"] == 4 + 4 + 2
    # they stand under the marker now; his leader leads them; two columns for the works
    assert {e["term"]: e["value"] for e in t.events("reckoned")} == {
        "camp": -2,
        "defence-leader": -1,
        "defence-sword": -1,
    }


@pytest.mark.clause("4.camp.b", "4.camp.c", "4.camp.d")
def test_success_destroys_the_camp_and_the_attackers_advance() -> None:
    pieces = {"T13": ["SH1", "SH2", "SH3", "GYL"], "T15": ["SH6", "SH7"], "camp": ["AA1", "NIC"], "T17": "AH4"}
    pieces |= {"M12": "AT1", "M9": "AT2"}
    t = assault(pieces, 6).does("assault-camp", "go", "defend:AA1", "done").until("Advance")
    assert t.work("camp") == "destroyed"
    # AH4 has not fought, but had to leave the zone with the rest
    assert {e["unit"]: e["space"] for e in t.events("retreated")}["AH4"] == "T12"
    assert t.at("T17") == [] and t.decider == "syracuse"
    t.may_not("done", "4.camp.d").may_not("advance:GYL", "4.camp.d").does("advance:SH1")
    assert t.targets("advance") == ["SH2", "SH3", "SH6", "SH7", "GYL"]
    t.does("advance:GYL", "advance:SH6", "done")
    assert t.at("T17") == ["SH1", "SH6", "GYL"] and t.at("T13") == ["SH2", "SH3"]


@pytest.mark.clause("4.camp.b")
def test_failed_attackers_stay_where_they_are() -> None:
    pieces = {"T13": ["SH1", "SIC"], "T15": "SH2", "camp": ["AH1", "AH2", "AH4", "NIC"]}
    t = assault(pieces, 2).does("assault-camp").until(lambda t: t.asked == "PhaseEnd" or t.asked == "Declare")
    assert t.work("camp") == "built" and t.where("NIC") == "camp"
    assert t.event("battle-won")["side"] == "athens" and t.events("retreated") == []


@pytest.mark.clause("4.camp.b", "4.camp.d")
def test_an_undefended_camp_falls() -> None:
    t = assault({"T13": ["SH1", "SIC"], "T15": "SH2"}).does("assault-camp", "go")
    assert t.events("battle") == [] and t.work("camp") == "destroyed"
    t.does("advance:SH1", "done")
    assert t.at("T17") == ["SH1"]


@pytest.mark.clause("4.loss.b", "4.camp.d", "9.vp.f")
def test_a_leader_left_alone_in_the_camp_is_lost_to_those_who_advance() -> None:
    for inside in (["NIC"], ["AA1-", "NIC"]):
        t = assault({"T13": ["SH1", "SH2", "GYL"], "T15": ["SH6", "SH7"], "camp": inside}, 6).does("assault-camp", "go")
        t.until("Advance").does("advance:SH1")
        assert t.where("NIC") == "dead" and t.at("T17") == ["SH1"]


@pytest.mark.clause("4.camp.a", "4.camp.c")
def test_before_the_camp_stands_athenians_on_its_ground_are_driven_off() -> None:
    pieces = {"T13": ["SH1", "SH2", "SH3", "GYL"], "T15": ["SH6", "SH7"], "T17": "AH4"}
    t = assault({**pieces, "M12": "AT1", "M9": "AT2"}, 2, works={}).does("assault-camp", "go").fights()
    t.does("retreat:T12")
    assert "camp" not in {e["term"] for e in t.events("reckoned")}
    assert t.at("T17") == [] and t.work("camp") == "none" and t.where("AH4") == "T12"
    # nobody advances, for the ground is still closed to Syracuse
    assert t.at("T13") == ["SH1", "SH2", "SH3", "GYL"]
    # so a leader without troops is left there
    t = assault({**pieces, "T17": ["AA1-", "NIC"]}, 6, works={}).does("assault-camp", "go").fights()
    assert t.where("AA1") == "dead" and t.where("NIC") == "T17"


@pytest.mark.clause("event.7", "4.camp.d")
def test_archers_keep_those_out_who_have_taken_the_camp() -> None:
    pieces = {"T13": ["SH1", "SH2", "SH3", "GYL"], "T15": ["SH6", "SH7"], "T17": ["AA1", "AH4"], "T12": "AH1"}
    t = Table(pieces, works=BUILT, pa=SALLY, initiative="syracuse", hands={"athens": ["S7"]}, dice=[6])
    t.does("declare:3").until("Moment", side="athens").does("play:S7")
    t.until("NextBattle", say={"NextAction": "done"}).does("assault-camp", "go", "defend:AH4", "done").fights()
    t.finish_hand()
    assert t.work("camp") == "destroyed" and t.at("T17") == []


# ---------------------------------------------------------------- demolition


@pytest.mark.clause("4.demo.b", "4.demo.c", "2.D5.b")
@pytest.mark.parametrize(("die", "state"), [(3, "destroyed"), (2, "built")])
def test_a_wall_is_pulled_down_from_both_sides(die: int, state: str) -> None:
    works = {**BUILT, "A1": "built"}
    pieces = {"T13": ["SH1"], "T14": ["SA1", "SP1"], "T10": "SC1"}
    t = Table(pieces, works=works, phase="D5", side="syracuse", advantage="syracuse", dice=[1, 1, 1, die])
    t.until("Demolition").may("demolish:A1", "done")
    # only walls and the chain; the camp falls by assault, forts by a siege
    t.may_not("demolish:camp", "4.camp.b").may_not("demolish:syke", "5.fort.e").does("demolish:A1").finish_phase()
    assert t.work("A1") == state
    assert (t.event("rolled")["reason"], t.event("rolled").clauses) == ("demolition", ("4.demo.c",))


@pytest.mark.clause("4.demo.b")
def test_who_can_pull_down_a_wall() -> None:
    works = {**BUILT, "A1": "built", "A2": "built", "1A": "built"}

    def may(pieces: dict[str, Any], wall: str) -> bool:
        t = Table(pieces, works=works, phase="D5", side="syracuse", advantage="syracuse", dice=[1] * 9)
        t.until(lambda t: t.asked in ("Demolition", "PhaseEnd"))
        return f"demolish:{wall}" in t.choices()

    assert may({"T13": "SH1", "T14": "SP1"}, "A1")
    assert not may({"T13": "SH1"}, "A1")
    assert not may({"T13": "SH1", "T14": "SC1"}, "A1")  # cavalry does not
    assert not may({"T13": "SH1", "T14": "SP1-"}, "A1")  # 1 PF is too little
    assert may({"T13": "SH1", "T14": ["SP1-", "SA1-"]}, "A1")
    assert not may({"T6": "SH1", "T8": "SH2"}, "1A")  # one's own


@pytest.mark.clause("4.demo.d", "4.demo.e", "5.wall.c")
@pytest.mark.parametrize(("die", "state"), [(3, "destroyed"), (2, "built")])
def test_the_chain_is_pulled_down_by_ships(die: int, state: str) -> None:
    works = {**BUILT, "chain": "built", "plemmyrion": "syracuse"}
    for zone in ("M8", "M9"):
        t = Table({zone: "AT1"}, works=works, phase="D5", dice=[1, die]).until("Demolition")
        t.does("demolish:chain").finish_phase()
        assert t.work("chain") == state
        assert (t.event("rolled")["reason"], t.event("rolled").clauses) == ("chain", ("4.demo.e",))
    t = Table({"M11": "AT1"}, works=works, phase="D5", dice=[1]).finish_phase()
    assert t.work("chain") == "built"


@pytest.mark.clause("4.demo.d")
def test_syracuse_does_not_pull_down_its_own_chain() -> None:
    works = {**BUILT, "chain": "built", "plemmyrion": "syracuse"}
    t = Table({"M8": "ST1"}, works=works, phase="D5", side="syracuse", dice=[1], advantage="syracuse").finish_phase()
    assert t.work("chain") == "built" and t.events("stands") == []


@pytest.mark.clause("4.demo.b", "4.demo.d")
def test_a_work_is_tried_once_a_turn() -> None:
    works = {**BUILT, "chain": "built", "plemmyrion": "syracuse"}
    t = (
        Table({"M8": "AT1"}, works=works, phase="D5", advantage="syracuse", dice=[1, 1])
        .until("Demolition")
        .does("demolish:chain")
    )
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("4.demo.a", "event.14")
def test_s14_destroys_a_wall_or_the_chain() -> None:
    works = {**BUILT, "chain": "built", "plemmyrion": "syracuse", "1A": "built", "A1": "built"}
    t = Table({"T12": "AH1"}, works=works, hands={"athens": ["S14a"]}).until("Moment").does("play:S14")
    assert t.targets("raze") == ["1A", "chain"]
    t.may_not("raze:A1", "event.14").does("raze:1A")
    assert t.work("1A") == "destroyed"
    t = Table({"T12": "AH1"}, works=works, hands={"syracuse": ["S14s"]}).until("Moment")
    assert t.clause == "2.B3.o"
    t.does("play:S14")
    assert t.work("A1") == "destroyed"
