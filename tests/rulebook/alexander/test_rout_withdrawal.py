"""Orderly withdrawal of units and leaders before an enemy on the move [4.62, 6.7, 8.46b, 9.31g, 9.31h]."""

from typing import Any

import pytest

from polemos.games.alexander.rules.reactions import leader_withdrawal, withdrawal_paths
from rulebook.alexander.routs import (  # fmt: skip
    AGRIANIANS,
    BOWMEN,
    CHIEF,
    COMPANIONS,
    COMPANY,
    DAHAE,
    FOOT,
    HOPLITES,
    NOBLES,
    PELTASTS,
    comes,
    facing_east,
    happens,
    hex_of,
    plain,
)
from rulebook.alexander.table import Table

CARIANS = "per.li.carian"


# ----------------------------------------------------------------------------------------------------- when [6.71]
@pytest.mark.clause("6.71a", "6.71c")
def test_the_faster_unit_is_asked_when_an_enemy_comes_within_two_hexes() -> None:
    t = facing_east({"1810": COMPANY, "2111": DAHAE})
    t.does(f"move:{COMPANY}", "enter:1910")
    assert t.asked == "Withdrawing" and t.decider == "opponent" and t.clause == "6.71a"
    t.may(f"withdraw:{DAHAE}", "stand")


@pytest.mark.clause("6.71a")
def test_or_begins_its_move_two_hexes_away() -> None:
    t = facing_east({"1810": COMPANY, "2010": DAHAE}).does(f"move:{COMPANY}")
    assert t.asked == "Withdrawing"


@pytest.mark.clause("6.71c")
def test_it_need_not_come_straight_at_him() -> None:
    # the move goes upwards, past the enemy
    t = plain({"1810": COMPANY, "2011": DAHAE}, facing={COMPANY: 30, DAHAE: 270}).does(f"move:{COMPANY}")
    if t.asked == "Withdrawing":
        t.does("stand")
    t.does("enter:1809")
    assert t.asked != "Withdrawing"
    every_hex = {"opponent": ["withdraw-others every-hex"]}
    t = plain({"1810": COMPANY, "2009": DAHAE}, facing={COMPANY: 30, DAHAE: 270}, standing=every_hex)
    t.does(f"move:{COMPANY}", "stand", "enter:1809")
    assert t.asked == "Withdrawing"


@pytest.mark.clause("6.71a")
def test_the_slower_unit_is_not_asked() -> None:
    t = facing_east({"1810": COMPANIONS, "2111": FOOT}).does(f"move:{COMPANIONS}", "enter:1910")
    assert t.asked == "Moving"
    assert [r.clause for r in withdrawal_paths.refusals_withdraw(t.state, t.unit(FOOT), t.unit(COMPANIONS))] == [
        "6.71a"
    ]
    # nor one of equal allowance, both MA 5
    t = facing_east({"1810": COMPANY, "2111": FOOT}).does(f"move:{COMPANY}", "enter:1910")
    assert t.asked == "Moving"


@pytest.mark.clause("6.71a", "6.67")
def test_nor_a_routed_one_nor_a_column() -> None:
    t = comes(facing_east({"1910": COMPANY, "2111": DAHAE}, routed=[DAHAE]), COMPANY)
    assert t.asked == "GiveOrders"
    t = plain({"2111": PELTASTS, "1910": HOPLITES}, column=[PELTASTS], facing={PELTASTS: 60, HOPLITES: 90})
    assert "6.67" in [r.clause for r in withdrawal_paths.refusals_withdraw(t.state, t.unit(PELTASTS), t.unit(HOPLITES))]


@pytest.mark.clause("6.71a")
def test_a_unit_beside_the_mover_has_missed_its_chance() -> None:
    t = comes(facing_east({"1910": COMPANY, "2010": DAHAE}), COMPANY)
    assert t.asked == "GiveOrders"


@pytest.mark.clause("6.71d")
def test_double_size_units_count_as_four() -> None:
    t = plain({"2018": HOPLITES, "2218": FOOT, "1810": COMPANY}, facing={HOPLITES: 90, FOOT: 270})
    pace = withdrawal_paths.pace
    assert [pace(t.state, t.unit(u)) for u in (HOPLITES, FOOT, COMPANY)] == [4, 5, 5]
    assert withdrawal_paths.reach(t.state, t.unit(FOOT), t.unit(HOPLITES)) == 1


# ----------------------------------------------------------------------------------------------- how far [6.71b, 9.31g]
@pytest.mark.clause("6.71b")
def test_as_many_points_as_the_allowances_differ() -> None:
    t = comes(facing_east({"1910": NOBLES_OF_MACEDON, "2111": DAHAE}), NOBLES_OF_MACEDON).does(f"withdraw:{DAHAE}")
    # LC 10 against HC 8: two points
    t.does("back:2211", "back:2311")
    assert t.asked == "Refacing" and t.where(DAHAE) == "2311"


NOBLES_OF_MACEDON = COMPANIONS


@pytest.mark.clause("6.71b")
def test_it_may_stop_before() -> None:
    t = comes(facing_east({"1910": COMPANIONS, "2111": DAHAE}), COMPANIONS).does(
        f"withdraw:{DAHAE}", "back:2211", "halt"
    )
    assert t.where(DAHAE) == "2211"


@pytest.mark.clause("6.71b", "6.75a")
def test_it_goes_away_from_the_enemy() -> None:
    t = comes(facing_east({"1910": COMPANIONS, "2111": DAHAE}), COMPANIONS).does(f"withdraw:{DAHAE}")
    assert sorted(t.targets("back")) == ["2112", "2211", "2212"]


@pytest.mark.clause("6.71b")
def test_light_infantry_before_a_double_size_unit_cannot_climb() -> None:
    # one point is left of 5 - 4, and a level up costs two: the ridge of the Lyginus begins in column 24
    for place, mover, free in (("2302", "2102", False), ("2202", "2002", True)):
        t = Table(
            {place: "tri.li.2", mover: "mac.phalanx-1", "1714": "mac.alexander-iii"}, scenario="lyginus",
            active="mac.alexander-iii", facing={"tri.li.2": 270, "mac.phalanx-1": 90},
        )  # fmt: skip
        light, coming = t.unit("tri.li.2"), t.unit("mac.phalanx-1")
        assert bool(withdrawal_paths.steps_back(t.state, light, coming, 1, False)) == free
        dearer = withdrawal_paths.steps_back(t.state, light, coming, 2, False)
        assert dearer
        for goal in dearer:
            # what keeps it is the price alone: it would get away
            found = withdrawal_paths.refusals_step(t.state, light, coming, 1, False, goal)
            assert [r.clause for r in found] == ([] if free else ["6.71b"])


@pytest.mark.clause("9.31g", "6.71b")
def test_skirmishers_go_two_hexes_before_foot_of_their_own_speed() -> None:
    t = comes(facing_east({"1910": AGRIANIANS, "2111": BOWMEN}), AGRIANIANS).does(f"withdraw:{BOWMEN}")
    t.does("back:2211", "back:2311")
    assert t.where(BOWMEN) == "2311"
    # before a phalanx or hoplites one hex or two
    t = plain({"1910": HOPLITES, "2111": BOWMEN}, facing={HOPLITES: 90, BOWMEN: 270})
    comes(t, HOPLITES).does(f"withdraw:{BOWMEN}", "back:2211", "halt")
    assert t.where(BOWMEN) == "2211"


@pytest.mark.clause("9.31g")
def test_skirmishers_do_not_outrun_horses() -> None:
    t = comes(facing_east({"1910": COMPANIONS, "2111": BOWMEN}), COMPANIONS)
    assert t.asked == "GiveOrders"
    assert [r.clause for r in withdrawal_paths.refusals_withdraw(t.state, t.unit(BOWMEN), t.unit(COMPANIONS))] == [
        "9.31g"
    ]


# ---------------------------------------------------------------------------------------------------- where not [6.75a]
@pytest.mark.clause("6.75a", "7.21a")
def test_not_into_a_zone_of_control() -> None:
    there = {"1910": COMPANIONS, "2111": DAHAE, "2311": PELTASTS}
    t = comes(plain(there, facing={DAHAE: 270, PELTASTS: 270, COMPANIONS: 90}), COMPANIONS).does(f"withdraw:{DAHAE}")
    # the peltasts hold 2210 and 2211
    assert t.targets("back") == ["2112"] or "2211" not in t.targets("back")
    t.may_not("back:2211", "6.75a")


@pytest.mark.clause("6.75a", "6.95")
def test_not_to_an_enemy_leader() -> None:
    there = {"1910": COMPANIONS, "2111": DAHAE}
    faces = {DAHAE: 270, COMPANIONS: 90}
    t = comes(plain(there, facing=faces), COMPANIONS).does(f"withdraw:{DAHAE}").may("back:2212")
    t = comes(plain({**there, "2212": "mac.caranus"}, facing=faces), COMPANIONS).does(f"withdraw:{DAHAE}")
    t.may_not("back:2212", "6.95").may("back:2211")


@pytest.mark.clause("6.75a", "6.91")
def test_not_onto_a_friend() -> None:
    there = {"1910": COMPANIONS, "2111": DAHAE, "2211": FOOT}
    t = comes(facing_east(there), COMPANIONS).does(f"withdraw:{DAHAE}")
    t.may_not("back:2211", "6.91")


@pytest.mark.clause("6.75a", "6.94a", "6.94c")
def test_but_through_friends_if_there_is_room_beyond() -> None:
    there = {"1910": COMPANIONS, "2111": DAHAE, "2211": FOOT}
    t = comes(facing_east(there), COMPANIONS).dice(0).does(f"withdraw:{DAHAE}")
    t.does("back:2311")
    assert t.where(DAHAE) == "2311" and t.hits(DAHAE) == 1 and t.hits(FOOT) == 1
    # skirmishers pass others unharmed
    there = {"1910": COMPANY, "2111": BOWMEN, "2211": FOOT}
    t = comes(facing_east(there), COMPANY).does(f"withdraw:{BOWMEN}", "back:2311")
    assert t.where(BOWMEN) == "2311" and t.hits(BOWMEN) == 0 and t.hits(FOOT) == 0


@pytest.mark.clause("6.75a", "6.28")
def test_not_into_rough_ground() -> None:
    # behind the horse at 2912 lie woods and a clearing
    there = {"2712": "mac.archers-1", "2912": "tri.lc.1", "2407": "mac.alexander-iii"}
    t = Table(there, scenario="lyginus", active="mac.alexander-iii", facing={"mac.archers-1": 90, "tri.lc.1": 270})
    comes(t, "mac.archers-1").does("withdraw:tri.lc.1")
    # there was no other hex
    assert t.where("tri.lc.1") == "3013" and t.asked == "BackStep"


# ------------------------------------------------------------------------------------------------- what it costs [6.72]
@pytest.mark.clause("6.72a")
def test_it_keeps_its_facing_and_may_turn_at_the_end() -> None:
    t = (
        comes(facing_east({"1910": COMPANIONS, "2111": DAHAE}), COMPANIONS)
        .dice(0)
        .does(f"withdraw:{DAHAE}", "back:2211", "halt")
    )
    assert t.facing(DAHAE) == 270 and t.asked == "Refacing"
    t.does("turn:90")
    assert t.facing(DAHAE) == 90 and t.hits(DAHAE) == 0


@pytest.mark.clause("6.72b", "6.72d")
@pytest.mark.parametrize(("die", "hits"), [(4, 1), (5, 2), (9, 2)])
def test_foot_takes_a_hit_and_may_take_another_in_its_check(die: int, hits: int) -> None:
    t = plain({"2018": HOPLITES, "2218": FOOT}, facing={HOPLITES: 90, FOOT: 270}).dice(die)
    comes(t, HOPLITES).does(f"withdraw:{FOOT}", "back:2318")
    assert t.asked == "Refacing" and t.hits(FOOT) == hits


@pytest.mark.clause("6.72b", "6.72d")
@pytest.mark.parametrize(("die", "hits"), [(5, 0), (6, 1), (9, 1)])
def test_horses_only_check(die: int, hits: int) -> None:
    t = comes(facing_east({"1910": COMPANIONS, "2111": DAHAE}), COMPANIONS).dice(die)
    t.does(f"withdraw:{DAHAE}", "back:2211", "halt")
    assert t.hits(DAHAE) == hits


@pytest.mark.clause("9.31h", "6.72b", "6.72d")
def test_skirmishers_pay_nothing() -> None:
    t = comes(facing_east({"1910": COMPANY, "2111": BOWMEN}), COMPANY).does(f"withdraw:{BOWMEN}", "back:2211", "halt")
    assert t.hits(BOWMEN) == 0 and not t.events("rolled")


@pytest.mark.clause("6.72b", "9.21c")
def test_chariots_take_the_hit_of_foot() -> None:
    there = {"1910": "mac.hy.1", "2111": "per.ch.c-1", "1919": "mac.craterus"}
    t = Table(there, scenario="arbela", active="mac.craterus", facing={"mac.hy.1": 90, "per.ch.c-1": 270}).dice(0)
    comes(t, "mac.hy.1").does("withdraw:per.ch.c-1", "back:2211", "halt")
    assert t.hits("per.ch.c-1") == 1
    # and two more for turning a vertex in the same move
    t.may_not("turn:30", "9.21a")
    t.does("turn:330")
    assert t.hits("per.ch.c-1") == 3


@pytest.mark.clause("6.72c")
def test_an_approach_from_flank_or_rear_costs_a_hit_first() -> None:
    for facing, hits in ((270, 0), (30, 1), (90, 1), (330, 0)):
        t = plain({"1910": COMPANIONS, "2111": DAHAE}, facing={COMPANIONS: 90, DAHAE: facing}).dice(0)
        comes(t, COMPANIONS).does(f"withdraw:{DAHAE}")
        assert t.hits(DAHAE) == hits, facing


@pytest.mark.clause("6.72c", "9.31h")
def test_skirmishers_mind_only_their_rear() -> None:
    for facing, hits in ((270, 0), (30, 0), (90, 1)):
        t = plain({"1910": COMPANY, "2111": BOWMEN}, facing={COMPANY: 90, BOWMEN: facing})
        comes(t, COMPANY).does(f"withdraw:{BOWMEN}")
        assert t.hits(BOWMEN) == hits, facing


@pytest.mark.clause("6.73")
def test_a_withdrawal_may_end_in_rout() -> None:
    t = plain({"2018": HOPLITES, "2218": FOOT}, facing={HOPLITES: 90, FOOT: 270}, hits={FOOT: 3})
    comes(t, HOPLITES).does(f"withdraw:{FOOT}", "back:2318")
    assert t.flag(FOOT, "routed") and not t.events("rolled")
    # by the hit for the approach it routs before it has gone back
    t = plain({"1910": COMPANIONS, "2111": DAHAE}, facing={COMPANIONS: 90, DAHAE: 90}, hits={DAHAE: 4})
    comes(t, COMPANIONS).does(f"withdraw:{DAHAE}")
    assert t.flag(DAHAE, "routed") and not t.events("withdrew")


@pytest.mark.clause("6.74", "6.76b")
def test_again_and_again_and_the_mover_goes_on() -> None:
    t = facing_east({"1810": COMPANY, "2111": BOWMEN}).does(f"move:{COMPANY}", "enter:1910")
    t.does(f"withdraw:{BOWMEN}", "back:2211", "halt", "keep-facing")
    assert t.asked == "Moving" and t.mp == 4
    t.does("enter:2010")
    assert t.asked == "Withdrawing"
    t.does(f"withdraw:{BOWMEN}", "back:2311", "halt", "keep-facing")
    assert t.where(BOWMEN) == "2311" and not t.flag(BOWMEN, "moved") and not t.flag(BOWMEN, "went")


@pytest.mark.clause("6.75b", "8.12")
def test_mounted_archers_shoot_before_they_go() -> None:
    silent = {"macedonian": [], "opponent": ["retire-fire ask"]}
    t = comes(facing_east({"1910": COMPANIONS, "2111": DAHAE}, standing=silent), COMPANIONS).does(f"withdraw:{DAHAE}")
    assert t.asked == "ParthianShot" and t.clause == "6.75b"
    t.does(f"volley:{DAHAE}")
    assert t.events("shot") and t.asked == "BackStep"


@pytest.mark.clause("6.76a")
def test_not_in_the_shock_segment() -> None:
    t = comes(facing_east({"1910": COMPANIONS, "2111": DAHAE}), COMPANIONS)
    assert t.asked == "Withdrawing"
    # a unit that advances there is answered by leaders only
    t = facing_east({"1910": COMPANIONS, "2111": DAHAE})
    happens(t, leader_withdrawal.LeadersBeside(t.unit(COMPANIONS)))
    assert t.asked == "GiveOrders"


@pytest.mark.clause("8.22", "6.75a")
def test_leaving_a_zone_draws_retire_fire() -> None:
    # slingers hold the horse, hoplites come near it
    there = {"2018": HOPLITES, "2219": DAHAE, "2119": "mac.sk.sling"}
    standing = {"macedonian": ["retire-fire ask"], "opponent": ["retire-fire never"]}
    t = plain(there, facing={HOPLITES: 90, DAHAE: 270, "mac.sk.sling": 30}, standing=standing)
    comes(t, HOPLITES).does(f"withdraw:{DAHAE}", "back:2318")
    assert t.asked == "RetireReaction" and t.decider == "macedonian"


# ------------------------------------------------------------------------------------------------------ leaders [4.62]
@pytest.mark.clause("4.62a", "4.62d", "errata.6.15")
def test_a_leader_withdraws_before_a_unit_that_comes_near() -> None:
    t = plain({"1910": COMPANY, "2111": "sog.dahae"}, facing={COMPANY: 90})
    comes(t, COMPANY).may("withdraw-leader:sog.dahae").does("withdraw-leader:sog.dahae")
    # 9 - 5 = 4 points
    t.does("back:2211", "back:2311", "back:2411", "back:2511")
    assert t.where("sog.dahae") == "2511" and t.asked == "GiveOrders"


@pytest.mark.clause("4.62d")
def test_before_fast_horses_he_does_not_get_far() -> None:
    t = plain({"1910": COMPANIONS, "2111": "sog.dahae"}, facing={COMPANIONS: 90})
    comes(t, COMPANIONS).does("withdraw-leader:sog.dahae", "back:2211")
    assert t.where("sog.dahae") == "2211" and t.asked == "GiveOrders"
    t = comes(plain({"1910": "mac.lc.jav", "2111": "sog.dahae"}), "mac.lc.jav")
    assert t.asked == "GiveOrders"


@pytest.mark.clause("4.62c")
def test_a_leader_goes_back_with_his_unit() -> None:
    for answer, where in (("follow", "2211"), ("stand", "2111")):
        t = plain({"1910": COMPANIONS, "2111": [DAHAE, "sog.dahae"]}, facing={COMPANIONS: 90, DAHAE: 270})
        comes(t, COMPANIONS).does(f"withdraw:{DAHAE}", "back:2211")
        assert t.asked == "Accompany"
        t.does(answer, "halt")
        assert t.where("sog.dahae") == where
        assert len(t.events("goes-along")) == int(answer == "follow")


@pytest.mark.clause("4.62b")
def test_a_leader_alone_and_shut_in_is_lost() -> None:
    # three enemies hold or cover every hex beside 2820
    ring = {"2819": COMPANY, "2920": COMPANIONS, "2720": PELTASTS}
    faces = {COMPANY: 150, COMPANIONS: 270, PELTASTS: 30}
    t = comes(plain({"2820": "sog.dahae", **ring}, facing=faces), COMPANY)
    assert t.where("sog.dahae") == "eliminated" and t.lost("opponent") == 15
    # with his unit he stays
    t = comes(plain({"2820": ["sog.dahae", FOOT], **ring}, facing=faces), COMPANY)
    assert t.where("sog.dahae") == "2820"


@pytest.mark.clause("6.95", "4.62b")
def test_a_leader_whose_hex_is_entered_goes_or_is_lost() -> None:
    t = plain({"1810": COMPANY, "1910": "sog.dahae"}, facing={COMPANY: 90}).does(f"move:{COMPANY}")
    t.until("Moving", {"Withdrawing": "stand"}).does("enter:1910")
    if t.asked == "Withdrawing":
        t.does("stand")
    assert t.asked == "MustGo" and t.decider == "opponent"
    # the hexes before the enemy are in his zone
    t.may_not("back:2010", "4.61")
    t.does("back:1911", "halt")
    assert t.where("sog.dahae") == "1911"


# ------------------------------------------------------------------------------------------------ the example [6.78]
@pytest.mark.clause("6.78", "4.62d", "6.71b")
def test_the_example_of_bupares_and_his_archers() -> None:
    archers = "per.sk.bab-1"
    phalanx = "mac.ph.craterus"
    t = Table(
        {"2814": phalanx, "3215": [archers, "per.bupares"], "2513": "mac.craterus"}, scenario="arbela",
        active="mac.craterus", facing={phalanx: 90, archers: 270},
        standing={"opponent": ["entry-fire never", "return-fire never", "retire-fire never"]},
    )  # fmt: skip
    t.does(f"move:{phalanx}", "hasten")
    t.walks("2914", "3014")
    assert t.where(phalanx) == "3014/3015" and t.mp == 3 and t.asked == "Withdrawing"
    # Bupares may go 9 - 4 = 5 hexes; he goes 4
    t.does("withdraw-leader:per.bupares")
    t.does("back:3314", "back:3414", "back:3513", "back:3613", "halt")
    assert t.where("per.bupares") == "3613"
    t.does(f"withdraw:{archers}", "back:3315", "back:3416")
    if t.asked == "Refacing":
        t.does("keep-facing")
    assert t.where(archers) == "3416" and t.facing(archers) == 270 and t.hits(archers) == 0
    t.walks("3114", "3215")
    assert t.where(phalanx) == "3215/3216" and t.asked == "Withdrawing"
    t.does(f"withdraw:{archers}", "back:3516", "halt", "keep-facing")
    assert t.where(archers) == "3516" and t.asked == "Moving" and t.mp == 1


# ---------------------------------------------------------------------------------------------------- Darius [8.46b]
def darius(place: str, others: dict[str, str], **rest: Any) -> Table:
    """Darius at Issus, and who stands about him; Alexander acts."""
    there = {place: "per.darius", "4214": "mac.alexander-iii", **others}
    return Table(there, scenario="issus", active="mac.alexander-iii", **rest)


@pytest.mark.clause("8.46b", "scn.issus.1")
def test_darius_flees_four_hexes_to_his_edge() -> None:
    t = darius("3606", {"3608": "mac.hc.comp-1"})
    # cavalry of MA 8 would leave another leader one point
    comes(t, "mac.hc.comp-1").does("withdraw-leader:per.darius", "back:3605", "back:3604", "back:3603", "back:3602")
    assert t.where("per.darius") == "3602" and t.asked == "GiveOrders"


@pytest.mark.clause("8.46b")
def test_off_the_map_he_is_not_killed() -> None:
    t = darius("3601", {"3402": "mac.hc.comp-1"})
    comes(t, "mac.hc.comp-1").does("withdraw-leader:per.darius")
    assert t.where("per.darius") == "gone" and not t.over and t.lost("opponent") == 0


@pytest.mark.clause("8.46b")
def test_he_flees_even_before_a_leader() -> None:
    t = darius("3606", {})
    t.state.lead_loc[t.leader("mac.alexander-iii")] = hex_of("3608")
    happens(t, leader_withdrawal.LeaderNear(t.leader("mac.alexander-iii")))
    assert t.asked == "MayEscape" and t.decider == "opponent"
    t.does("withdraw-leader:per.darius", "back:3605", "halt")
    assert t.where("per.darius") == "3605"
    # as when Alexander rides up by his own order
    t = darius("3606", {})
    t.state.lead_loc[t.leader("mac.alexander-iii")] = hex_of("3609")
    t.does("lead:mac.alexander-iii", "enter:3608")
    assert t.asked == "MayEscape"
    t.does("stand")
    assert t.asked == "Leading"
    # nobody else does
    t = plain({"2820": "sog.dahae"})
    happens(t, leader_withdrawal.LeaderNear(t.leader(CHIEF)))
    assert t.asked == "GiveOrders"


@pytest.mark.clause("8.46a", "4.62b")
def test_if_he_cannot_he_is_dead_and_the_battle_lost() -> None:
    ring = {"3605": "mac.hc.comp-1", "3706": "mac.hc.comp-2", "3506": "mac.hc.comp-3"}
    t = darius("3606", ring, facing={"mac.hc.comp-1": 150, "mac.hc.comp-2": 270, "mac.hc.comp-3": 30})
    comes(t, "mac.hc.comp-1")
    assert t.where("per.darius") == "eliminated" and t.over and t.winner == "macedonian"


# ---------------------------------------------------------------------------------------------- standing orders
@pytest.mark.clause("6.71a")
def test_standing_orders_answer_for_the_player() -> None:
    t = facing_east({"1910": COMPANY, "2111": BOWMEN}, standing={"opponent": ["withdraw-skirmishers never"]})
    assert comes(t, COMPANY).asked == "GiveOrders"
    t = facing_east({"1910": COMPANY, "2111": BOWMEN}, standing={"opponent": ["withdraw-skirmishers always"]})
    assert comes(t, COMPANY).asked == "BackStep"
    t = facing_east({"1910": COMPANY, "2111": NOBLES}, standing={"opponent": ["withdraw-others never"]})
    assert comes(t, COMPANY).asked == "GiveOrders"
