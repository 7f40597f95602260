"""Lost battles, retreats, lone leaders [4.loss, 4.ret], from the clauses."""

from typing import Any

import pytest

from polemos.games.syracuse.data.world import ATHENS, PLACE_NAMES
from polemos.games.syracuse.edge.position import place_named, unit_named
from polemos.games.syracuse.rules.battle.retreat import refuges
from rulebook.syracuse.table import Table

ATTACK = {"athens": 3, "syracuse": 1}
SALLY = {"athens": 1, "syracuse": 3}
BUILT = {"camp": "built"}


def battle(pieces: dict[str, Any], start: str, zone: str, *dice: int, **rest: Any) -> Table:
    """Athenians go from one zone into another and fight there."""
    t = Table(pieces, pa=ATTACK, dice=list(dice), **rest)
    return t.moves(start, zone).fights()


@pytest.mark.clause("4.ret.a")
def test_the_loser_retreats_and_the_winner_stays() -> None:
    # 8 PF against 4 and +2: die 6 is R|E; die 2 is 1/4|3/4: the defender has lost
    t = battle({"T3": ["AH1", "AH4", "NIC"], "T2": ["SH1", "HER"]}, "T3", "T2", 2)
    t.until("FallBack", say={"Casualties": "hit:AH4"})
    assert t.decider == "syracuse" and t.event("battle-won")["side"] == "athens"
    # next to the zone, without the enemy; the attackers have left T3
    t.may("retreat-all:T1", "retreat:T3", "retreat:T4").may_not("retreat:T5", "4.ret.a").may_not(
        "retreat:T2", "4.ret.a"
    )
    t.does("retreat-all:T1")
    assert t.at("T1") == ["SH1", "HER"] and "AH1" in t.at("T2")


@pytest.mark.clause("4.ret.a")
def test_an_equal_result_is_lost_by_the_attacker() -> None:
    # 4 against 4 with no modifier: die 3 is 1/4|1/4
    t = battle({"T3": ["AH4", "MEN"], "T2": "SH1"}, "T3", "T2", 3)
    assert t.event("battle-won")["side"] == "syracuse" and (t.asked, t.decider) == ("FallBack", "athens")


@pytest.mark.clause("4.ret.a")
def test_without_survivors_the_battle_is_lost_whatever_the_codes_say() -> None:
    # 3 against 6: die 1 is A|R, and both attackers were reduced
    t = battle({"T3": ["AH4-", "AA1-", "MEN"], "T2": ["SH3", "SH4"]}, "T3", "T2", 1)
    assert t.at("T2") == ["SH3", "SH4"] and t.where("MEN") == "dead"
    assert t.event("battle-won")["side"] == "syracuse"
    # both wiped out: nobody retreats
    t = battle({"T3": ["AH4-", "MEN"], "T2": "SH1-"}, "T3", "T2", 3)
    assert t.event("battle-won")["side"] == "" and t.at("T2") == ["MEN"]


@pytest.mark.clause("4.ret.a", "4.loss.a")
def test_no_retreat_into_the_enemy_over_his_wall_or_the_chain() -> None:
    pieces = {"T13": ["SH1", "SIC"], "T14": ["AH1", "AH2", "NIC"], "T11": "AH3"}
    works = {**BUILT, "A1": "built"}
    # Syracusans attack out of T13 over the wall of Athens and lose
    t = Table(pieces, pa=SALLY, initiative="syracuse", works=works, dice=[6]).moves("T13", "T14").fights()
    t.until("FallBack", side="syracuse")
    # rivers and heights do not matter, the wall and the enemy do
    t.may("retreat:T6", "retreat:T10", "retreat:T15").may_not("retreat:T13", "4.ret.a").may_not(
        "retreat:T11", "4.ret.a"
    )


@pytest.mark.clause("4.loss.a")
def test_who_has_nowhere_to_go_is_eliminated() -> None:
    pieces: dict[str, Any] = {"T2": ["SH1", "SH2", "GYL"], "T1": "AA1", "T4": "AA2", "M9": "AT1"}
    # the attackers come in two groups, so that T3 is not left empty
    t = Table({**pieces, "T10": "AH5", "T3": ["AH1", "AH4", "NIC", "AH2", "LAM"]}, pa=ATTACK, dice=[6, 6])
    t.acts("T3").does("take:AH1", "take:AH4", "take:NIC", "move:T2", "done").fights()
    t.until(lambda t: not t.state.battle)
    assert t.where("SH1") == t.where("SH2") == "dead"
    # their leader falls with them, for one point
    assert t.where("GYL") == "dead" and "leader-slain" in {e.kind for e in t.events()}


@pytest.mark.clause("4.ret.c", "3.stack.a", "4.loss.a")
def test_a_retreat_goes_on_beyond_full_zones() -> None:
    full: dict[str, Any] = {"T1": ["SH2", "SH3", "SH4", "SH5", "SA1"]}
    t = battle({"T3": ["AH1", "AH4", "NIC"], "T2": "SH1", **full}, "T3", "T2", 2)
    # T1 is full and leads nowhere
    t.until("FallBack").may_not("retreat:T1", "4.ret.c").may("retreat:T4")
    full = {"T4": ["SH2", "SH3", "SH4", "SH5", "SA1"], "T1": "AH2", "T10": "AH3"}
    t = Table({"T3": ["AH1", "AH4", "NIC", "AA1"], "T2": "SH1", **full}, pa=ATTACK, dice=[2])
    t.acts("T3").does("take:AH1", "take:AH4", "take:NIC", "move:T2", "done").fights()
    # through T4 to T5 or T6
    t.until("FallBack").may("retreat:T5", "retreat:T6").may_not("retreat:T4", "4.ret.c")


@pytest.mark.clause("4.fort.d", "4.ret.a")
def test_a_retreat_into_an_own_fort_of_the_zone() -> None:
    t = battle({"T12": ["AH1", "AH4", "AH2", "NIC"], "T11": ["SH1", "SIC"]}, "T12", "T11", 4)
    t.until("FallBack").may("retreat-all:olympieion").does("retreat-all:olympieion")
    assert t.at("olympieion") == ["SH1", "SIC"]
    # into no fort of the enemy, nor into one of another zone
    works = {**BUILT, "labdalon": "syracuse", "syke": "syracuse"}
    t = battle({"T4": ["AH1", "AH4", "AH2", "NIC"], "T5": ["SH1", "SIC"]}, "T4", "T5", 5, works=works)
    t.until("FallBack").may("retreat:labdalon").may_not("retreat:syke", "4.ret.a")
    works["labdalon"] = "athens"
    t = battle({"T4": ["AH1", "AH4", "AH2", "NIC"], "T5": ["SH1", "SIC"]}, "T4", "T5", 4, works=works)
    t.until("FallBack").may("retreat:T8").may_not("retreat:labdalon", "4.fort.d")


@pytest.mark.clause("4.ret.a", "4.ret.c")
def test_all_retreat_together_only_where_all_have_room() -> None:
    pieces = {"T3": ["AH4", "AH5", "DEM"], "T2": ["SH1", "SH2", "GYL"], "T4": ["AH1", "AH2", "AH3", "AA1"]}
    t = battle({**pieces, "M2": "AT1", "M1": "AT2"}, "T3", "T2", 1).until("FallBack")
    t.may("retreat:T4", "retreat-all:T1", "retreat:CAT").may_not("retreat-all:T4", "4.ret.c")
    # beyond the neighbouring zones everybody goes by himself
    t.may_not("retreat-all:CAT", "4.ret.c")
    # leaders need no room
    battle({**pieces, "T3": ["AH4", "DEM"]}, "T3", "T2", 1).until("FallBack").may("retreat-all:T4")
    # forts have no limit but by the switch
    full = {"T12": ["AH1", "AH4", "AH2", "NIC"], "T11": ["SH1", "SIC"], "olympieion": ["SH3", "SH4", "SA1"]}
    battle(full, "T12", "T11", 4).until("FallBack").may("retreat:olympieion")
    t = battle(full, "T12", "T11", 4, options=["fort_limit"])
    t.until("FallBack").may_not("retreat:olympieion", "4.ret.c")


@pytest.mark.clause("4.must.c", "4.loss.b", "2.B3.j")
def test_a_fleet_without_the_point_loses_steps_and_retreats_with_its_admiral() -> None:
    def table(*ships: str) -> Table:
        t = Table({"M10": [*ships, "NIC"], "M9": "ST1"}, pa={"athens": 1, "syracuse": 1}, works=BUILT)
        t.acts("M10", "take-ships", "move:M9", declare=1)
        return t.until(lambda t: t.asked in ("FallBack", "PhaseEnd"), say={"NextAction": "done"})

    t = table("AT1", "AT2-")
    assert t.down("AT1") and t.where("AT2") == "dead"
    t.does("retreat-all:M12")
    assert t.at("M12") == ["AT1", "NIC"] and t.points("syracuse") == 3
    # where all ships go down he is lost among the enemy
    t = table("AT1-", "AT2-")
    assert t.where("NIC") == "dead" and t.points("syracuse") == 3 + 3 + 1


@pytest.mark.clause("4.ret.a", "4.ret.c")
def test_units_part_in_retreat_and_leaders_go_with_one_of_them() -> None:
    t = battle({"T3": ["AH4", "AH5", "NIC"], "T2": ["SH1", "SH2", "GYL"]}, "T3", "T2", 1)
    t.until("FallBack").does("retreat:T1", "retreat:T4")
    assert t.asked == "FallBack" and t.targets("retreat") == ["T1", "T4"]
    t.may_not("retreat:T3", "4.ret.a").does("retreat:T4")
    assert t.where("NIC") == "T4"
    # or all at once, and nobody is asked again
    t = battle({"T3": ["AH4", "AH5", "NIC"], "T2": ["SH1", "SH2", "GYL"]}, "T3", "T2", 1)
    t.until("FallBack").does("retreat-all:T4")
    assert t.at("T4") == ["AH4", "AH5", "NIC"] and t.asked != "FallBack"


@pytest.mark.clause("4.ret.b")
def test_a_retreat_by_sea() -> None:
    lanes = {"M2": "AT1", "M1": "AT2"}
    pieces = {"T3": ["AH4", "DEM"], "T2": ["SH1", "SH2", "GYL"], "T4": "SH3", "T1": "SA1", **lanes}
    t = battle(pieces, "T3", "T2", 1).until("FallBack")
    t.may("retreat:CAT", "retreat:T3").may_not("retreat:T4", "4.ret.a").may_not("retreat:T1", "4.ret.a")
    t = battle({**pieces, "M2": "AT1-", "T3": ["AH1", "AH4", "AH5", "DEM"]}, "T3", "T2", 1).until("FallBack")
    # 5 PF of ships carry one unit, and not 4 PF more
    t.does("retreat:CAT").may_not("retreat:CAT", "4.ret.a").may("retreat:T3")


@pytest.mark.clause("4.ret.b", "4.ret.c", "3.sea.d")
def test_who_retreats_over_land_beyond_a_full_zone_takes_no_room_aboard() -> None:
    pieces = {"T11": ["SH1", "SH2", "SH3", "GYL"], "T12": ["AH4", "AH5"], "T15": ["AH1", "AH2", "AH3", "AH6", "AH7"]}
    # in each zone of the way to Catania and to T17 there are ships for one unit
    lanes = {"M9": "AT1-", "M8": "AT2-", "M1": "AT3-", "M12": "AT4-", "T16": "SA1"}
    t = Table({**pieces, **lanes}, pa=SALLY, initiative="syracuse", works=BUILT, dice=[2]).moves("T11", "T12").fights()
    t.until("FallBack").may("retreat:T17", "retreat:CAT").may_not("retreat:T15", "4.ret.c")
    # T15 is full, and T17 lies behind it
    t.copy().does("retreat:T17").may("retreat:CAT")
    # T1 lies overseas
    t.does("retreat:T1").may_not("retreat:CAT", "4.ret.a")


@pytest.mark.clause("4.ret.a", "4.ret.b")
def test_nobody_sails_out_and_back_to_go_on_over_land() -> None:
    # beaten out of the zone of the camp: T15 is the enemy's, and nothing but T13 lies beside it
    t = Table({"T17": "AH1", "T15": "SH1", "M12": ["AT1", "AT2"]}, pa=ATTACK, works={"camp": "destroyed"})
    there = refuges(t.state, ATHENS, place_named("T17"), unit_named("AH1"))
    assert [PLACE_NAMES[p] for p in there] == ["T13"]
    # without him one lands beside the anchorage, at T15, and goes on from there
    t = Table({"T17": "AH1", "M12": ["AT1", "AT2"]}, pa=ATTACK, works={"camp": "destroyed"})
    there = refuges(t.state, ATHENS, place_named("T17"), unit_named("AH1"))
    assert [PLACE_NAMES[p] for p in there] == ["T10", "T12", "T13", "T14", "T15"]


@pytest.mark.clause("4.ret.a", "3.stack.h")
def test_ships_retreat_over_the_sea() -> None:
    pieces = {"M10": ["AT7", "MEN"], "M9": ["ST1", "ST3"], "M12": ["AT1", "AT2", "AT3", "AT4", "AT6"], "M11": "ST2"}
    t = Table(pieces, pa=ATTACK, dice=[1], works=BUILT).moves("M10", "M9", ships=True).fights().until("FallBack")
    # the anchorage holds 50 PF already
    t.may("retreat:M8", "retreat:M10").may_not("retreat:M12", "4.ret.c").may_not("retreat:M11", "4.ret.a")
    t.may_not("retreat:M7", "5.fortif.d")


@pytest.mark.clause("4.loss.b")
def test_a_lone_leader_is_lost_when_the_enemy_comes() -> None:
    t = Table({"T3": ["AH1", "NIC"], "T2": "SIC", "T1": "SH1"}, pa=ATTACK)
    t.acts("T3", "take-land").may("move:T1", "move:T2").does("move:T2")
    assert t.where("SIC") == "dead" and t.points("athens") == 1
    # he hinders nobody who passes
    t = Table({"T3": ["AH1", "NIC"], "T2": "SIC"}, pa=ATTACK).moves("T3", "T1")
    assert t.where("SIC") == "dead" and t.where("AH1") == "T1"


@pytest.mark.clause("4.loss.b")
def test_a_leader_does_not_go_alone_among_the_enemy() -> None:
    t = Table({"T3": ["AH1", "NIC"], "T2": "SH1"}, pa=ATTACK).acts("T3", "take:NIC")
    t.may_not("move:T2", "4.loss.b").may("move:T10")
    # nor does he harm anybody
    t = Table({"T3": ["AH1", "NIC"], "T2": "SIC"}, pa=ATTACK).acts("T3", "take:NIC").does("move:T2", "done")
    assert t.where("SIC") == "T2"


@pytest.mark.clause("4.loss.b", "9.vp.f")
def test_a_leader_falls_with_the_last_of_his_units() -> None:
    t = battle({"T3": ["AH1", "AH2", "AH4", "NIC"], "T2": ["SH5-", "HER"]}, "T3", "T2", 6)
    assert t.where("HER") == "dead" and t.points("athens") == 2 + 1


@pytest.mark.clause("4.loss.b")
def test_an_admiral_is_lost_with_his_ships() -> None:
    pieces = {"M8": ["AT1", "AT2", "AT3", "NIC"], "M9": ["ST1-", "HER"]}
    t = Table(pieces, pa=ATTACK, dice=[6]).moves("M8", "M9", ships=True).fights()
    assert t.where("HER") == "dead"


@pytest.mark.clause("4.loss.b", "3.sea.e", "9.vp.f")
def test_admirals_of_two_fleets_that_sink_together_are_lost_to_the_sea() -> None:
    # 5 PF against 5: die 1 is 3/4|1/4
    t = Table({"M8": ["AT1-", "NIC"], "M9": ["ST1-", "HER"]}, pa=ATTACK, dice=[1])
    t.moves("M8", "M9", ships=True).fights()
    assert t.event("battle-won")["side"] == "" and t.where("AT1") == t.where("ST1") == "dead"
    # no enemy is left to have removed them
    assert t.where("NIC") == t.where("HER") == "gone" and t.points("athens") == t.points("syracuse") == 3


@pytest.mark.clause("4.ret.b")
def test_who_retreats_by_sea_embarks_where_it_stands() -> None:
    pieces = {"T3": ["AH4", "DEM"], "T2": ["SH1", "SH2", "GYL"], "M1": "AT2"}
    # the ships wait off T1, where the beaten could march to, but nobody waits off T2
    t = battle({**pieces}, "T3", "T2", 1).until("FallBack")
    t.may("retreat:T1").may_not("retreat:CAT", "4.ret.a")
    battle({**pieces, "M2": "AT1"}, "T3", "T2", 1).until("FallBack").may("retreat:CAT")
