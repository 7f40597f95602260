"""The events S1 to S25 [event], from the clauses. S12 to S16 and S22 stand with their phases."""

from typing import Any

import pytest

from polemos.games.syracuse.data.tables import CHIT_NAMES, MIX
from polemos.games.syracuse.rules.moments import MOMENT_NAMES, Moment
from rulebook.syracuse.table import Table

ATTACK = {"athens": 3, "syracuse": 1}
SALLY = {"athens": 1, "syracuse": 3}
BUILT = {"camp": "built"}


def engaged(pieces: dict[str, Any], start: str, zone: str, ships: bool = False, **rest: Any) -> Table:
    """A battle in which chits are in question; the attacker comes from one zone into another."""
    rest.setdefault("pa", ATTACK)
    t = Table(pieces, **rest)
    t.until("Declare").does(t.choices("declare")[-1]).until("NextAction").does(f"action:{start}")
    together = "take-ships" if ships else "take-land"
    t.does(together if together in t.choices() else t.choices("take")[0])
    t.does(f"move:{zone}")
    return t.until("BattleChits", say={"NextAction": "done", "Muster": "done"})


def terms(t: Table) -> dict[str, int]:
    """What shifted the column and modified the die."""
    return {e["term"]: e["value"] for e in t.events("reckoned")}


# ---------------------------------------------------------------- naval battles


@pytest.mark.clause("event.1")
def test_s1_shifts_two_columns_for_athens() -> None:
    sea = {"M8": ["AT7", "MEN"], "M9": "ST1"}
    t = engaged(sea, "M8", "M9", ships=True, hands={"athens": ["S1"]}, dice=[3]).does("play:S1").fights()
    assert terms(t) == {"played": 2} and t.event("odds")["column"] == "2:1"
    sea = {"M8": ["ST1", "SIC"], "M9": "AT7"}
    t = engaged(sea, "M8", "M9", ships=True, hands={"athens": ["S1"]}, dice=[3], pa=SALLY, initiative="syracuse")
    assert t.decider == "athens"
    assert terms(t.does("play:S1").fights()) == {"played": -2}


@pytest.mark.clause("event.1b")
def test_s1_is_not_for_protected_seas_nor_for_the_land() -> None:
    sea = {"M10": ["AT7", "MEN"], "M12": "ST1"}
    hands = {"athens": ["S1", "S3"]}
    t = engaged(sea, "M10", "M12", ships=True, hands=hands, works={"camp": "destroyed"})
    t.may("play:S3").may_not("play:S1", "event.1b")
    t = engaged({"T3": ["AH4", "NIC"], "T2": ["SH1", "HER"]}, "T3", "T2", hands={"athens": ["S1", "S19"]})
    t.may("play:S19").may_not("play:S1", "event.1")


@pytest.mark.clause("4.event.a", "event.4", "event.13", "event.15")
def test_events_of_other_moments_are_not_for_a_battle() -> None:
    hands = {"athens": ["S4", "S13", "S15a", "S19"]}
    t = engaged({"T3": ["AH4", "NIC"], "T2": ["SH1", "HER"]}, "T3", "T2", hands=hands)
    assert t.choices() == ["pass", "play:S19"]
    # a storm is of the action phase, a fort of the construction, recovery of D3
    for event, clause in (("S4", "event.4"), ("S13", "event.13"), ("S15", "event.15")):
        assert t.reasons(f"play:{event}") == [clause]


@pytest.mark.clause("event.2", "event.3")
def test_s2_shifts_for_the_defender_and_s3_for_the_attacker() -> None:
    sea = {"M8": ["AT7", "MEN"], "M9": "ST1"}
    t = engaged(sea, "M8", "M9", ships=True, hands={"athens": ["S3"], "syracuse": ["S2"]}, dice=[3])
    assert t.decider == "athens"
    t.does("play:S3")
    assert t.decider == "syracuse"
    assert t.does("play:S2").fights().event("odds")["column"] == "1:1"
    t = engaged(sea, "M8", "M9", ships=True, hands={"athens": ["S2", "S3"]})
    t.may_not("play:S2", "event.2")
    t = engaged(sea, "M8", "M9", ships=True, hands={"syracuse": ["S2", "S3"]})
    t.may("play:S2").may_not("play:S3", "event.3")


# ---------------------------------------------------------------- S4, S5


@pytest.mark.clause("event.4", "event.4b")
def test_s4_strikes_every_sea_zone_with_ships_that_is_no_port() -> None:
    pieces = {"M9": ["AT1", "AT2-"], "M1": "AT3", "M8": "ST1", "M7": "ST2", "M12": "AT4"}
    t = Table(pieces, works=BUILT, hands={"athens": ["S4"]}, dice=[4, 5, 6]).until("Moment").does("play:S4")
    t.until("Declare")
    # Athens in M1 and M9, Syracuse in M8; anchorage, docks and Catania are spared
    assert [(e["side"], e["face"]) for e in t.events("rolled")] == [("athens", 4), ("athens", 5), ("syracuse", 6)]
    assert not t.down("AT3") and t.down("AT1") and t.where("AT2") == "dead" and t.down("ST1")
    assert not t.down("AT4") and not t.down("ST2") and not t.down("AT11")


@pytest.mark.clause("event.4")
def test_s4_is_not_offered_where_it_would_strike_no_enemy() -> None:
    t = Table({"M9": "AT1", "M7": "ST1"}, hands={"athens": ["S4"]})
    # he is asked, for the other may not know which chit he holds
    t.until("Moment").may_not("play:S4", "event.4")
    assert t.choices() == ["pass"]


@pytest.mark.clause("event.5")
def test_s5_costs_athens_one_ship_in_m12_and_weakens_the_others() -> None:
    pieces = {"M12": ["AT1", "AT2", "AT3-"], "SYR": ["SH1", "HER"]}
    t = Table(pieces, works=BUILT, hands={"syracuse": ["S5"]}, initiative="syracuse").until("Moment").does("play:S5")
    assert (t.asked, t.decider) == ("RottenHulls", "athens")
    t.does("lose:AT3")
    assert t.where("AT3") == "dead" and t.down("AT1") and t.down("AT2")
    # one that is reduced already stays so
    t = Table(pieces, works=BUILT, hands={"syracuse": ["S5"]}, initiative="syracuse").until("Moment").does("play:S5")
    t.does("lose:AT1")
    assert t.where("AT3") == "M12" and t.down("AT2")


# ---------------------------------------------------------------- S6, S7, S8


@pytest.mark.clause("event.6", "event.6b", "2.A.b")
def test_s6_reinforces_the_ships_of_syracuse_for_good() -> None:
    hands = {"syracuse": ["S6"]}
    t = Table({"M7": ["ST7", "ERA"]}, phase="C", works=BUILT, initiative="syracuse", hands=hands, turn=5)
    t.until("Moment").does("play:S6")
    assert t.state.reinforced and "S6" not in t.pool and t.hand("syracuse") == []
    # without Eransides it cannot be played
    t = Table({"M7": "ST7"}, phase="C", works=BUILT, initiative="syracuse", hands=hands, turn=5).until("Moment")
    t.may_not("play:S6", "event.6b")
    sea = {"M8": ["AT7", "MEN"], "M9": "ST1"}
    t = Table(sea, in_force=["S6"], pa=ATTACK, dice=[3]).moves("M8", "M9", ships=True).fights()
    assert terms(t) == {"reinforced": -1}
    sea = {"M8": ["ST1", "SIC"], "M9": "AT7"}
    t = Table(sea, in_force=["S6"], pa=SALLY, initiative="syracuse", dice=[3]).moves("M8", "M9", ships=True).fights()
    assert terms(t) == {"reinforced": 1}


@pytest.mark.clause("event.7")
def test_s7_keeps_the_enemy_out_of_zones_with_archers() -> None:
    pieces = {"T3": ["AH1", "NIC"], "T2": ["SA1", "SH1"], "T4": "SH2", "SYR": ["SH3", "HER"], "olympieion": "SA2"}
    t = Table(pieces, pa={"athens": 3, "syracuse": 2}, hands={"syracuse": ["S7"]}).does("declare:2").does("play:S7")
    t.until("NextAction").does("action:T3", "take-land")
    t.may("move:T4").may_not("move:T2", "event.7")
    # archers inside a fort do not guard the zone around it, and the side itself is not kept out
    t.may("move:T11")
    # nothing else keeps one out, not even the distance
    far = Table({"T3": ["AH1", "NIC"], "T12": "SA1"}, pa={"athens": 3, "syracuse": 2}, hands={"syracuse": ["S7"]})
    far.does("declare:2", "play:S7").until("NextAction").does("action:T3", "take-land")
    assert far.reasons("move:T12") == ["event.7"]


@pytest.mark.clause("event.7")
def test_s7_lasts_until_the_end_of_the_action_phase() -> None:
    t = Table({"T3": ["AH1", "NIC"], "T2": "SA1"}, pa={"athens": 2, "syracuse": 1}, hands={"syracuse": ["S7"]})
    t.does("declare:1", "play:S7").finish_phase().does("pass")
    assert t.state.banned == [0, 0]


@pytest.mark.clause("event.8")
def test_s8_helps_syracuse_where_spartan_hoplites_fight() -> None:
    pieces = {"T3": ["SH6", "SIC"], "T2": "AH4"}
    rest: dict[str, Any] = {"pa": SALLY, "initiative": "syracuse", "hands": {"syracuse": ["S8"]}, "dice": [3]}
    t = engaged(pieces, "T3", "T2", **rest).does("play:S8").fights()
    assert terms(t) == {"spartans": 1, "attack-sword": 1} and t.state.spartans
    # defending too, and only with Spartans
    t = engaged({"T3": ["AH4", "MEN"], "T2": "SH6"}, "T3", "T2", hands={"syracuse": ["S8"]}, dice=[3])
    assert terms(t.does("play:S8").fights())["spartans"] == -1
    rest["hands"] = {"syracuse": ["S8", "S19"]}
    t = engaged({"T3": ["SH1", "SIC"], "T2": ["AH4", "NIC"]}, "T3", "T2", **rest)
    t.may_not("play:S8", "event.8").may("play:S19")


@pytest.mark.clause("event.8")
def test_s8_holds_for_all_battles_of_the_phase() -> None:
    t = Table({"T3": ["SH6", "SIC"], "T2": "AH4"}, in_force=["S8"], pa=SALLY, initiative="syracuse", dice=[3])
    assert terms(t.moves("T3", "T2").fights())["spartans"] == 1
    # but not for those in which there is none
    t = Table({"T3": ["SH1", "SIC"], "T2": "AH4"}, in_force=["S8"], pa=SALLY, initiative="syracuse", dice=[3])
    assert "spartans" not in terms(t.moves("T3", "T2").fights())
    t = Table({"T12": "AH1"}, in_force=["S8"]).finish_phase().does("pass")
    assert not t.state.spartans


# ---------------------------------------------------------------- S9, S10, S11


@pytest.mark.clause("event.9")
def test_s9_lets_cavalry_ride_down_a_weakened_enemy() -> None:
    pieces = {"T3": ["AH1", "AH4", "AC1", "NIC"], "T2": ["SH1", "SH2", "SIC"]}
    t = Table(pieces, pa=ATTACK, hands={"athens": ["S9"]}, dice=[6]).moves("T3", "T2").until("CavalryChit")
    assert t.decider == "athens"
    beaten = [name for name in ("SH1", "SH2") if t.down(name)]
    t.does("play:S9")
    if t.asked == "Pursuit":
        t.does(f"kill:{beaten[0]}")
    assert t.where(beaten[0]) == "dead" and t.hand("athens") == [] and "S9" in t.pool


@pytest.mark.clause("event.9")
def test_s9_is_for_the_winner_be_it_the_defender() -> None:
    pieces = {"T3": ["AH1", "AH4", "MEN"], "T2": ["SH1", "SH2", "SC1", "GYL"]}
    t = Table(pieces, pa=ATTACK, hands={"syracuse": ["S9"]}, dice=[2]).moves("T3", "T2")
    t.until("CavalryChit").does("play:S9")
    # the only one that has been weakened
    assert t.where("AH1") == "dead" and not t.down("AH4")


@pytest.mark.clause("event.9")
def test_s9_needs_cavalry_of_the_winner_and_a_weakened_loser() -> None:
    foot = {"T3": ["AH1", "AH4", "NIC"], "T2": ["SH1", "SH2", "SIC"]}
    t = Table(foot, pa=ATTACK, hands={"athens": ["S9"]}, dice=[6]).moves("T3", "T2").fights().finish_hand()
    assert t.hand("athens") == ["S9"]
    riders = {"T3": ["AH4", "MEN"], "T2": ["SH1", "SC1"]}
    t = Table(riders, pa=ATTACK, hands={"athens": ["S9"]}, dice=[3]).moves("T3", "T2").fights().finish_hand()
    assert t.hand("athens") == ["S9"]
    # nobody is left to be ridden down, or nobody has been weakened
    for die, beaten in ((6, ["SH1-"]), (2, ["SH1", "SH2-"])):
        pieces = {"T3": ["AH1", "AH4", "AC1", "NIC"], "T2": beaten}
        t = Table(pieces, pa=ATTACK, hands={"athens": ["S9"]}, dice=[die]).moves("T3", "T2").fights()
        if len(beaten) > 1:
            t.until("Casualties", side="syracuse").does("hit:SH2")
        t.finish_hand()
        assert t.hand("athens") == ["S9"] and t.event("battle-won")["side"] == "athens"


@pytest.mark.clause("event.10")
def test_s10_is_for_land_battles_and_once_in_each() -> None:
    sea = {"M8": ["ST1", "SIC"], "M9": "AT7"}
    rest: dict[str, Any] = {"pa": SALLY, "initiative": "syracuse", "hands": {"syracuse": ["S10", "S3"]}}
    engaged(sea, "M8", "M9", ships=True, **rest).may("play:S3").may_not("play:S10", "event.10")


def night(die: int, **rest: Any) -> tuple[int, int]:
    """Strengths of both sides after a night attack: Athens 12 PF against 8."""
    pieces = {"T3": ["AH4", "AH5", "AH7", "MEN"], "T2": ["SH1", "SH2"]}
    t = engaged(pieces, "T3", "T2", hands={"syracuse": ["S10"]}, dice=[die, 3], advantage="syracuse", **rest)
    t.does("play:S10").fights()
    return t.event("odds")["attack"], t.event("odds")["defence"]


@pytest.mark.clause("event.10", "event.10b")
@pytest.mark.parametrize(("die", "attack"), [(1, 6), (2, 6), (3, 11), (4, 11), (5, 11), (6, 10)])
def test_s10_costs_athens_a_third_of_the_die_or_half_of_its_strength(die: int, attack: int) -> None:
    assert night(die) == (attack, 8)


@pytest.mark.clause("event.10b")
def test_half_of_the_strength_is_rounded_up_but_one_pf_is_left() -> None:
    pieces = {"T3": ["SH1", "SIC"], "T2": "AH3"}
    rest: dict[str, Any] = {"pa": SALLY, "initiative": "syracuse", "hands": {"syracuse": ["S10"]}}
    t = engaged(pieces, "T3", "T2", dice=[1, 3], **rest).does("play:S10").fights()
    assert t.event("odds")["defence"] == 3 - 2
    t = engaged({**pieces, "T2": "AA1-"}, "T3", "T2", dice=[1, 3], **rest).does("play:S10").fights()
    assert t.event("odds")["defence"] == 1


@pytest.mark.clause("event.10")
def test_other_readings_of_s10_are_switches() -> None:
    assert night(4, options=["night_third"]) == (8, 8) and night(1, options=["night_third"]) == (6, 8)
    assert night(4, options=["night_enemy"]) == (12, 6) and night(1, options=["night_enemy"]) == (6, 8)


@pytest.mark.clause("event.11", "event.11b")
def test_s11_lends_half_of_the_strength_of_one_zone() -> None:
    pieces = {"T3": ["AH4", "MEN"], "T2": "SH1", "T4": ["AH1", "AH3", "DEM"], "T1": "SH3", "T10": "AH2"}
    t = engaged(pieces, "T3", "T2", hands={"athens": ["S11"]}, dice=[3]).does("play:S11").fights()
    # half of 4 + 3, rounded up; neither its sword nor its leader comes with it, and nobody moves
    assert t.event("odds")["attack"] == 4 + 4 and terms(t) == {}
    assert t.at("T4") == ["AH1", "AH3", "DEM"] and t.event("lent")["space"] == "T4"
    # the defender too; ships to ships only
    t = engaged(pieces, "T3", "T2", hands={"syracuse": ["S11"]}, dice=[3]).does("play:S11").fights()
    assert t.event("odds")["defence"] == 4 + 2
    sea = {"M8": ["AT7", "MEN"], "M9": "ST1", "M10": "AT9-", "T12": "AH1"}
    t = engaged(sea, "M8", "M9", ships=True, hands={"athens": ["S11"]}, dice=[3]).does("play:S11").fights()
    assert t.event("odds")["attack"] == 10 + 3


@pytest.mark.clause("event.11")
def test_s11_needs_units_next_to_the_battle_and_not_in_a_fort() -> None:
    pieces = {"T12": ["AH4", "AH1", "NIC"], "T16": ["SH1", "HER"], "olympieion": "SH2"}
    t = engaged(pieces, "T12", "T16", hands={"syracuse": ["S11", "S19"]})
    t.may_not("play:S11", "event.11").may("play:S19")


@pytest.mark.clause("event.11", "4.fort.a", "4.must.a")
def test_s11_that_was_kept_serves_in_the_next_battle() -> None:
    pieces = {"T3": ["AH1", "AH4", "NIC"], "T2": "SH1", "T1": "SH3", "T12": ["AH2", "AH5", "DEM"], "T15": "SH4"}
    pieces |= {"T14": "SH2", "T11": "AH6", "olympieion": "SH5"}
    rest: dict[str, Any] = {"pa": {"athens": 4, "syracuse": 1}, "works": BUILT, "hands": {"syracuse": ["S11"]}}
    t = Table(pieces, **rest).moves("T3", "T2").moves("T12", "T15").until("NextBattle", say={"NextAction": "done"})
    # around a garrison no battle is fought in the field, and none where nobody stands
    assert (t.reasons("fight:T11"), t.reasons("fight:T5")) == (["4.fort.a"], ["4.must.a"])
    t.does("fight:T2").until("BattleChits").may("play:S11").does("pass")
    t.until("NextBattle").does("fight:T15").until("BattleChits").may("play:S11")


# ---------------------------------------------------------------- S17, S18, S21


@pytest.mark.clause("event.17")
def test_s17_delays_the_reinforcements_of_the_enemy() -> None:
    due = {"SH6": 4, "GYL": 4, "AC1": 4}
    t = Table({"T12": "AH1"}, phase="B2", turn=4, due=due, hands={"athens": ["S17"]}).until("Moment").does("play:S17")
    t.finish_phase()
    assert t.where("SH6") == t.where("GYL") == "away" and t.where("AC1") == "CAT"
    t = Table({"T12": "AH1"}, phase="B2", turn=4, due=due, hands={"syracuse": ["S17"]}, initiative="syracuse")
    t.until("Moment").does("play:S17").finish_phase()
    assert t.where("AC1") == "away" and "away" not in (t.where("SH6"), t.where("GYL"))
    assert t.event("delayed")["side"] == "athens"


@pytest.mark.clause("event.17")
def test_what_is_delayed_comes_a_turn_later() -> None:
    t = Table({"T12": "AH1"}, phase="B2", turn=4, due={"SH6": 4}, hands={"athens": ["S17"]}).until("Moment")
    t.does("play:S17").until(lambda t: t.turn == 5 and t.phase == "B3")
    assert t.where("SH6") in ("T2", "T3")
    # without any the chit is not offered
    t = Table({"T12": "AH1"}, phase="B2", turn=4, hands={"athens": ["S17"]}).finish_phase()
    assert t.hand("athens") == ["S17"]


@pytest.mark.clause("event.18", "3.sea.f")
def test_s18_brings_an_optional_lot() -> None:
    t = Table({"T12": "AH1"}, phase="B2", turn=3, hands={"athens": ["S18a"]}).until("Moment").does("play:S18")
    assert t.targets("bring") == ["OA1", "OA2"]
    t.does("bring:OA1").may("place:CAT", "place:T3").does("place:T3")
    assert t.where("AP2") == "T3"
    # the Etruscans only from turn 3 on
    t = Table({"T12": "AH1"}, phase="B2", turn=1, hands={"athens": ["S18a"]}).until("Moment").does("play:S18")
    assert t.asked == "Arrive"


@pytest.mark.clause("event.18")
def test_with_no_lot_left_s18_is_of_no_use() -> None:
    t = Table({"T12": ["AH1", "AP2"]}, phase="B2", turn=1, hands={"athens": ["S18a"]}).finish_phase()
    assert t.hand("athens") == ["S18a"]


@pytest.mark.clause("event.17b")
def test_s17_cancels_what_s18_brings() -> None:
    hands = {"athens": ["S18a"], "syracuse": ["S17"]}
    t = Table({"T12": "AH1"}, phase="B2", turn=3, hands=hands).until("Moment").does("play:S18", "bring:OA2")
    assert (t.asked, t.decider) == ("CancelLot", "syracuse")
    t.copy().does("pass")
    t.does("cancel")
    assert t.where("AH9") == "away" and t.hand("syracuse") == [] and "S17" in t.pool
    # it can be had again another time
    t.finish_phase()


@pytest.mark.clause("event.21", "9.vp.f", "2.A.b")
def test_s21_recalls_alcibiades() -> None:
    t = Table({"CAT": "ALC"}, phase="B2", hands={"syracuse": ["S21"]}).until("Moment").does("play:S21")
    assert t.where("ALC") == "gone" and "S21" not in t.pool and t.points("syracuse") == 0
    t = Table({"T12": "AH1"}, phase="B2", hands={"syracuse": ["S21"]}).finish_phase()
    assert t.hand("syracuse") == ["S21"]


# ---------------------------------------------------------------- S19, S20, S23, S24


@pytest.mark.clause("event.19", "event.19b", "2.B2.c")
def test_s19_cancels_a_leader_and_wounds_him_until_the_next_b2() -> None:
    pieces = {"T3": ["AH4", "MEN"], "T2": ["SH1", "GYL", "HER"]}
    t = engaged(pieces, "T3", "T2", hands={"athens": ["S19"]}, dice=[3]).does("play:S19").does("wound:GYL").fights()
    # he adds nothing, not even what his wounded side shows; Hermocrates does
    assert terms(t) == {"defence-leader": -1} and t.down("GYL")
    t.until(lambda t: t.phase == "D3")
    assert t.down("GYL")
    t.until(lambda t: t.phase == "B3")
    assert not t.down("GYL")


@pytest.mark.clause("event.19")
def test_s19_strikes_enemies_in_the_battle_only() -> None:
    pieces = {"T3": ["AH4", "NIC"], "T2": ["SH1", "HER"], "SYR": "GYL"}
    t = engaged(pieces, "T3", "T2", hands={"athens": ["S19"]}).does("play:S19")
    assert t.down("HER") and not t.down("GYL")


@pytest.mark.clause("event.20")
@pytest.mark.parametrize(
    ("leader", "die", "gone"), [("SIC", 3, True), ("SIC", 2, False), ("HER", 5, True), ("HER", 4, False)]
)
def test_s20_removes_a_leader_of_bonus_0_on_3_and_of_bonus_1_on_5(leader: str, die: int, gone: bool) -> None:
    pieces = {"SYR": ["SH1", "HER", "SIC", "GYL"]}
    t = Table(pieces, hands={"athens": ["S20"]}, dice=[die]).until("Moment").does("play:S20")
    assert t.targets("discord") == ["HER", "SIC"]
    t.may_not("discord:GYL", "event.20").does(f"discord:{leader}").until("Declare")
    assert (t.where(leader) == "gone") is gone
    assert t.points("athens") == 0


@pytest.mark.clause("event.20")
def test_s20_looks_at_the_printed_bonus() -> None:
    t = Table({"SYR": ["SH1", "GYL-", "HER-"]}, hands={"athens": ["S20"]}, dice=[4]).until("Moment").does("play:S20")
    t.until("Declare")
    # Gylippus is safe though wounded, Hermocrates still needs a five
    assert t.where("HER") == "SYR"


@pytest.mark.clause("8.e", "8.f", "8.a")
def test_the_advantage_saves_a_leader_from_discord() -> None:
    pieces = {"SYR": ["SH1", "SIC"]}
    t = Table(pieces, hands={"athens": ["S20"]}, dice=[6], advantage="syracuse").until("Moment").does("play:S20")
    t.until("SaveLeader", say={"RollAgain": "pass"})
    assert t.decider == "syracuse"
    assert t.copy().does("pass").where("SIC") == "gone"
    t.does("save")
    assert t.where("SIC") == "SYR" and t.advantage == "athens"
    t = Table(pieces, hands={"athens": ["S20"]}, dice=[6], advantage="athens").until("Moment").does("play:S20")
    assert t.where("SIC") == "gone"


@pytest.mark.clause("event.23", "event.23b")
def test_s23_an_epidemic_in_the_camp_of_the_enemy() -> None:
    pieces = {"T14": ["AH1", "AH2", "AH4-", "AH5", "NIC"], "T12": "AA1"}
    works = {**BUILT, "syke": "athens"}
    t = Table(pieces, works=works, hands={"syracuse": ["S23"]}, initiative="syracuse").until("Moment").does("play:S23")
    # two full land units in his zone, of the choice of the side that strikes
    assert t.decider == "syracuse" and t.targets("strike") == ["AH1", "AH2", "AH5"]
    t.does("strike:AH1", "strike:AH5")
    assert t.down("AH1") and t.down("AH5") and not t.down("AH2") and t.where("AH4") == "T14"
    # to the nearest own fortification, two zones away either of them: the owner chooses
    assert (t.asked, t.decider, t.targets("place")) == ("Convalescence", "athens", ["syke", "camp"])
    t.may_not("place:CAT", "event.23b").does("place:camp")
    assert t.down("NIC") and t.where("NIC") == "camp"


@pytest.mark.clause("event.23b", "2.B2.c")
def test_the_sick_leader_stays_until_the_end_of_the_turn() -> None:
    pieces = {"T14": ["AH1-", "NIC"], "camp": "AH2"}
    t = Table(pieces, works=BUILT, hands={"syracuse": ["S23"]}, initiative="syracuse", pa={"athens": 3, "syracuse": 1})
    t.until("Moment").does("play:S23").until("NextAction", side="athens")
    # the camp now acts without a leader
    t.does("action:T17").may_not("take:NIC", "event.23b")
    t.until("ChoosePiece", side="athens").may_not("take:NIC", "event.23b")
    t.until(lambda t: t.turn == 4 and t.phase == "B3")
    assert not t.down("NIC") and not t.state.stuck[55]


@pytest.mark.clause("event.23")
def test_s23_takes_fewer_where_there_are_fewer() -> None:
    t = Table({"T14": ["AH1", "NIC"]}, hands={"syracuse": ["S23"]}, initiative="syracuse").until("Moment")
    t.does("play:S23")
    assert t.down("AH1") and t.down("NIC") and t.where("NIC") == "CAT"
    # whoever is shut in by the enemy stays in his fort
    pieces = {"plemmyrion": ["AH1", "NIC"], "T16": "SH1"}
    t = Table(pieces, works={"plemmyrion": "athens"}, hands={"syracuse": ["S23"]}, initiative="syracuse")
    t.until("Moment").does("play:S23")
    assert t.down("NIC") and t.where("NIC") == "plemmyrion"


@pytest.mark.clause("event.24")
def test_s24_an_allied_unit_deserts_without_points() -> None:
    pieces = {"T12": ["AH1", "AH3"], "SYR": ["SH1", "SH7"]}
    t = Table(pieces, phase="D5", side="athens", hands={"syracuse": ["S24"]}).until("Moment").does("play:S24")
    # Argives and the allied squadrons in Catania, not citizens
    assert "AH3" in t.targets("desert") and "AT15" in t.targets("desert") and "AH1" not in t.targets("desert")
    t.may_not("desert:AH1", "event.24").does("desert:AH3")
    assert t.where("AH3") == "gone" and t.points("syracuse") == 0


# ---------------------------------------------------------------- S25


@pytest.mark.clause("event.25", "event.25b", "event.25d", "4.event.a")
def test_s25_is_for_a_battle_too_unless_it_would_bring_nothing() -> None:
    battle = {"T3": ["AH4", "NIC"], "T2": ["SH1", "HER"]}
    hands = {"athens": ["S25", "S19"]}
    engaged(battle, "T3", "T2", hands=hands, advantage="syracuse").may("play:S25")
    # the Advantage is Athens', but there is another chit to draw
    t = engaged(battle, "T3", "T2", hands=hands, advantage="athens").may("play:S25")
    # all chits are in hands
    hands["syracuse"] = t.pool
    t = engaged(battle, "T3", "T2", hands=hands, advantage="athens")
    t.may("play:S19").may_not("play:S25", "event.25")
    engaged(battle, "T3", "T2", hands=hands, advantage="syracuse").may("play:S25")


@pytest.mark.clause("event.25", "event.25b")
def test_s25_takes_the_advantage() -> None:
    t = Table({"T12": "AH1"}, hands={"syracuse": ["S25"]}, initiative="syracuse").until("Moment").does("play:S25")
    t.may("take-advantage", "redraw").does("take-advantage")
    assert t.advantage == "syracuse"
    t = Table({"T12": "AH1"}, hands={"athens": ["S25"]}).until("Moment").does("play:S25")
    # only from the enemy
    assert t.event("played")["event"] == "S25" and t.advantage == "athens"


@pytest.mark.clause("event.25d")
def test_s25_is_exchanged_for_another_chit() -> None:
    t = Table({"T12": "AH1"}, hands={"athens": ["S25"]}, draws=["S16"]).until("Moment")
    before = t.state.exposed
    t.does("play:S25")
    assert t.hand("athens") == ["S16"] and "S25" in t.pool
    # neither what has been played nor what has been drawn can be unknown again
    assert t.state.exposed == before + 2


@pytest.mark.clause("event.25c")
def test_s25_as_s15_or_s18_in_their_phases() -> None:
    t = Table({"T12": "AH1-"}, phase="D3", hands={"athens": ["S25"]}).until("Moment").does("play:S25", "as-recovery")
    t.until("Recovery", say={"UseForRecovery": "pass"}).does("recover:AH1")
    assert not t.down("AH1")
    t = Table({"T12": "AH1"}, phase="B2", turn=1, hands={"athens": ["S25"]}).until("Moment").does("play:S25")
    t.does("as-reinforcement").does("place:T3")
    assert t.where("AP2") == "T3"
    t = Table({"T12": "AH1-"}, hands={"syracuse": ["S25"]}, initiative="syracuse").until("Moment").does("play:S25")
    t.may_not("as-recovery", "event.25c", "event.15")
    # nor where there is nothing to restore
    rest: dict[str, Any] = {"phase": "D3", "hands": {"athens": ["S25"]}, "advantage": "syracuse"}
    t = Table({"T12": "AH1"}, **rest).until("Moment").does("play:S25").may_not("as-recovery", "event.25c", "event.15")


@pytest.mark.clause("event.25", "event.25b")
@pytest.mark.parametrize("phase", ["B1", "B2", "B3", "C", "D3"])
def test_s25_may_be_used_at_any_time(phase: str) -> None:
    pieces = {"T12": "AH1", "SYR": "SH1-"}
    hands = {"syracuse": ["S25"]}
    t = Table(pieces, phase=phase, works=BUILT, side="syracuse", initiative="syracuse", hands=hands, dice=[1] * 4)
    t.until("Moment", side="syracuse").may("play:S25")


@pytest.mark.clause("event.25d")
def test_the_other_chit_is_drawn_before_s25_is_back_in_the_pool() -> None:
    held = [name for k, name in enumerate(CHIT_NAMES) if MIX[0][k] and name not in ("S25", "S16")]
    hands = {"athens": ["S25", *held[::2]], "syracuse": held[1::2]}
    for n in range(4):
        t = Table({"T12": "AH1"}, hands=hands, seed=str(n)).until("Moment").does("play:S25")
        if t.asked == "Omens":
            t.does("redraw")
        # nothing else was there to be drawn
        assert "S16" in t.hand("athens") and "S25" in t.pool


@pytest.mark.clause("event.25c", "event.15")
def test_s25_restores_nothing_in_the_enemys_recovery() -> None:
    pieces = {"T12": ["AH1-", "NIC"], "SYR": "SH1-"}
    t = Table(pieces, phase="D3", side="athens", hands={"syracuse": ["S25"]}).until("Recovery", side="athens")
    t.aside("syracuse", "play:S25").may("take-advantage").may_not("as-recovery", "event.25c", "event.15").does(
        "take-advantage"
    )
    assert t.decider == "athens"
    t.does("recover:AH1")
    assert t.asked == "PhaseEnd" and t.down("SH1")


@pytest.mark.clause("event.25", "event.25d")
def test_s25_brings_another_chit_in_a_battle() -> None:
    pieces = {"T3": ["AH4", "MEN"], "T2": "SH1", "T4": "AH1"}
    t = engaged(pieces, "T3", "T2", hands={"athens": ["S25"]}, draws=["S11"], dice=[3]).does("play:S25")
    # at once, for there is no Advantage to take
    assert t.hand("athens") == ["S11"]
    t.until("BattleChits").does("play:S11").fights()
    assert t.event("lent")["space"] == "T4"


@pytest.mark.clause("event.25", "event.25b", "8.c")
def test_s25_takes_the_advantage_before_a_roll_counts() -> None:
    pieces = {"T12": "AH1", "T14": "SH1"}
    rest: dict[str, Any] = {"phase": "D5", "side": "athens", "advantage": "syracuse", "hands": {"athens": ["S25"]}}
    t = Table(pieces, dice=[6, 1], **rest)
    assert (t.asked, t.decider) == ("OmensForRoll", "athens")
    t.copy().does("pass")
    t.does("play:S25", "roll-again").finish_phase()
    assert not t.down("AH1") and t.advantage == "syracuse" and "S25" in t.pool
    # orders about the action phase have no bearing on it
    assert Table(pieces, dice=[6], **{**rest, "orders": {"athens": 4}}).asked == "OmensForRoll"
    # not when the die pleases, nor when the enemy's units wear away or not
    assert Table(pieces, dice=[4], **rest).asked == "PhaseEnd"
    assert Table(pieces, dice=[4], **{**rest, "side": "syracuse", "initiative": "syracuse"}).asked == "PhaseEnd"


@pytest.mark.clause("event.25b", "8.c", "8.f")
def test_holder_and_omens_in_turn_have_a_battle_die_rolled_again_once_each() -> None:
    pieces = {"T3": ["AH4", "MEN"], "T2": "SH1"}
    t = Table(pieces, pa=ATTACK, dice=[6, 1, 5], hands={"syracuse": ["S25"]}).moves("T3", "T2")
    t.until("RollAgain", say={"BattleChits": "pass"})
    assert t.decider == "athens"
    # the holder lets it stand, the other side does not
    t.does("pass")
    assert (t.asked, t.decider) == ("OmensForRoll", "syracuse")
    t.does("play:S25")
    assert (t.asked, t.decider) == ("RollAgain", "syracuse")
    t.does("roll-again")
    assert (t.asked, t.decider) == ("RollAgain", "athens")
    t.does("roll-again")
    assert t.asked not in ("RollAgain", "OmensForRoll") and t.event("battle")["face"] == 5


@pytest.mark.clause("8.c", "event.25b")
def test_s25_has_no_roll_made_again_that_the_side_has_had_rolled_again() -> None:
    pieces = {"T3": ["AH4", "MEN"], "T2": "SH1"}
    t = Table(pieces, pa=ATTACK, dice=[1, 2], hands={"athens": ["S25"]}).moves("T3", "T2")
    t.until("RollAgain", say={"BattleChits": "pass"}).does("roll-again")
    assert (t.asked, t.decider) == ("RollAgain", "syracuse")
    t.does("pass")
    assert t.event("battle")["face"] == 2 and t.hand("athens") == ["S25"]


# ---------------------------------------------------------------- when a side is asked


IN_PHASE = {"T3": ["AH1", "NIC"], "T2": "SH1", "SYR": ["SH2", "SIC"], "M9": "AT1"}
"""S20 and S23 could strike either side at any moment of the phase."""


def at(t: Table) -> str:
    """The moment at which a side is asked about chits."""
    step = t.state.agenda[-1]
    return MOMENT_NAMES[step.moment] if isinstance(step, Moment) else ""


def asked(t: Table, side: str) -> list[str]:
    """The moments of the action phase at which a side is asked about chits, which it keeps."""
    found = []
    t.until(lambda t: t.asked == "PhaseEnd" or t.asked == "Moment")
    while t.asked == "Moment":
        if t.decider == side:
            found.append(at(t))
        t.does("pass").until(lambda t: t.asked in ("PhaseEnd", "Moment"))
    return found


@pytest.mark.clause("event.0", "event.9", "event.12", "event.15")
def test_a_chit_is_played_in_the_phase_that_it_names() -> None:
    t = Table(IN_PHASE, hands={"athens": ["S20", "S9", "S12a", "S15a"]}).until("Moment").may("play:S20")
    t.may_not("play:S9", "event.9").may_not("play:S12", "event.12").may_not("play:S15", "event.15")
    t.may_not("play:S14", "event.0", "event.14")


@pytest.mark.clause("2.B3.o")
def test_one_chit_may_follow_another() -> None:
    t = Table(IN_PHASE, hands={"athens": ["S20", "S23"]}, dice=[1]).until("Moment").does("play:S20")
    t.until("Moment", side="athens")
    assert at(t) == "own-start"
    t.does("play:S23")
    assert t.hand("athens") == []


@pytest.mark.clause("2.B3.o")
def test_a_side_is_asked_once_a_hand_and_again_before_battles() -> None:
    rest: dict[str, Any] = {"pa": {"athens": 1, "syracuse": 1}, "hands": {"athens": ["S20"], "syracuse": ["S23"]}}
    assert asked(Table(IN_PHASE, **rest), "athens") == ["own-start", "enemy-start"]
    assert asked(Table(IN_PHASE, **rest), "syracuse") == ["enemy-start", "own-start"]
    t = Table(IN_PHASE, **{**rest, "pa": ATTACK}).until("Moment").does("pass").moves("T3", "T2")
    t.until("Moment")
    assert (t.decider, at(t)) == ("athens", "own-battles")
    t.does("pass")
    assert (t.decider, at(t)) == ("syracuse", "enemy-battles")
    # an attack on a fort or the camp that may be made is a battle as well
    pieces = {"T11": "AH1", "olympieion": ["SH1", "SIC"], "SYR": ["SH2", "HER"]}
    moments = ["own-start", "own-battles", "enemy-start"]
    assert asked(Table(pieces, **rest), "athens") == moments


@pytest.mark.clause("2.B3.o")
def test_orders_of_a_side_when_to_be_asked() -> None:
    rest: dict[str, Any] = {"pa": {"athens": 1, "syracuse": 1}, "hands": {"athens": ["S20", "S7"]}}
    t = Table(IN_PHASE, **rest).aside("athens", "ask:no-events")
    assert asked(t, "athens") == []
    assert "ask:usual" in t.asides("athens")
    # at every moment, battle or not, and about all chits of the phase
    pieces = {**IN_PHASE, "T3": ["AH1", "AA1", "NIC"]}
    t = Table(pieces, **{**rest, "pa": {"athens": 2, "syracuse": 1}}).aside("athens", "ask:every-action")
    t.until("Moment", side="athens").does("pass").moves("T3", "T4", declare=1).until("Moment", side="athens")
    assert at(t) == "own-battles"
    t.may("play:S7", "play:S20").does("pass")
    assert asked(t, "athens") == ["enemy-start", "enemy-battles", "own-start", "own-battles"]


@pytest.mark.clause("4.event.a")
def test_who_does_not_want_to_be_asked_is_not_asked_in_battle_either() -> None:
    pieces = {"T3": ["AH1", "AH4", "AC1", "NIC"], "T2": ["SH1", "SH2", "SIC"]}
    t = Table(pieces, pa=ATTACK, hands={"athens": ["S9", "S19", "S25"]}, dice=[6], orders={"athens": 4})
    t.moves("T3", "T2").finish_phase()
    assert t.events("battle")
    assert t.hand("athens") == ["S9", "S19", "S25"]


@pytest.mark.clause("2.B3.o")
def test_no_chit_is_played_while_a_group_is_on_its_way() -> None:
    t = Table(IN_PHASE, hands={"syracuse": ["S4"]}).until("NextAction").does("action:T3")
    assert "play:S4" in t.asides("syracuse")
    t.does("take:AH1")
    assert "play:S4" not in t.asides("syracuse")
    t.does("stay")
    assert "play:S4" in t.asides("syracuse")


@pytest.mark.clause("2.B3.o")
def test_between_two_battles_a_chit_may_be_played_too() -> None:
    pieces = {"M8": ["AT1", "NIC"], "M9": "ST1-", "T3": ["AH1", "DEM"], "T2": "SH1"}
    t = Table(pieces, pa=ATTACK, hands={"syracuse": ["S4"]}, dice=[6, 1, 3], advantage="syracuse")
    t.moves("M8", "M9", ships=True).moves("T3", "T2").until("NextBattle", say={"NextAction": "done"})
    t.may("fight:M9", "fight:T2").copy().does("fight:M9")
    # the storm sweeps the fleet away that was to be fought
    t.aside("syracuse", "play:S4").until(lambda t: bool(t.state.battle))
    assert t.where("ST1") == "dead" and [e["space"] for e in t.events("battle-begins")] == ["T2"]
