"""Leaders who withdraw, Darius, and what a player is asked when an enemy comes near [4.62, 6.71c, 6.76a, 8.46b]."""

import pytest

from polemos.games.alexander.rules.reactions import leader_withdrawal, orderly_withdrawal
from polemos.games.alexander.rules.rout import rampage
from polemos.games.alexander.state import MOVEMENT
from rulebook.alexander.routs import (  # fmt: skip
    BOWMEN,
    COMPANIONS,
    COMPANY,
    DAHAE,
    FOOT,
    LIGHT_HORSE,
    MORE_DAHAE,
    NOBLES,
    PELTASTS,
    QUIET,
    battle,
    comes,
    facing_east,
    happens,
    hex_of,
    plain,
)

CHIEFTAIN = "sog.dahae"
SPITAMENES = "sog.spitamenes"


def with_orders(*orders: str) -> dict[str, list[str]]:
    """Standing orders of the side that withdraws."""
    return {"macedonian": QUIET["macedonian"], "opponent": [*QUIET["opponent"], *orders]}


# ------------------------------------------------------------------------------------------------ how far a leader goes
@pytest.mark.clause("4.62d", "4.61")
def test_a_leader_goes_as_far_as_his_points_and_is_told_what_else_keeps_him() -> None:
    # one point before horse of MA 8; peltasts hold one of the hexes behind him
    t = plain({"2620": COMPANIONS, "2820": SPITAMENES, "3019": PELTASTS}, facing={COMPANIONS: 90, PELTASTS: 270})
    m, mover = t.leader(SPITAMENES), t.unit(COMPANIONS)
    assert leader_withdrawal.points(t.state, mover) == 1
    for points, place, clauses in (
        (1, "2920", []), (0, "2920", ["4.62d"]), (1, "2919", ["4.61"]), (0, "2919", ["4.61", "4.62d"]),
    ):  # fmt: skip
        found = leader_withdrawal.refusals_back(t.state, m, mover, points, False, hex_of(place))
        assert [r.clause for r in found] == clauses
    comes(t, COMPANIONS).does(f"withdraw-leader:{SPITAMENES}").until("GiveOrders")
    assert t.where(SPITAMENES) == "2920"


# ---------------------------------------------------------------------------------------- who is asked, and how often
@pytest.mark.clause("6.71c", "6.72c")
def test_who_has_stayed_is_asked_again_when_the_enemy_comes_from_another_side() -> None:
    # from 1910 he comes to the front of 2110; from 1909 along one line only, which is its flank if it faces 210, and
    # to the flank both times if it faces 30
    for facing, asked in ((270, "Moving"), (210, "Withdrawing"), (30, "Moving")):
        t = plain({"1910": COMPANY, "2110": DAHAE}, facing={COMPANY: 30, DAHAE: facing})
        t.does(f"move:{COMPANY}").may("stand").does("stand").does("enter:1909")
        assert t.asked == asked, facing


@pytest.mark.clause("6.71c")
def test_one_who_has_stayed_may_go_when_another_is_asked() -> None:
    t = facing_east({"1810": COMPANY, "2009": DAHAE, "2111": MORE_DAHAE}).does(f"move:{COMPANY}")
    assert t.choices("withdraw") == [f"withdraw:{DAHAE}"]
    t.does("stand", "enter:1910")
    assert t.choices("withdraw") == [f"withdraw:{DAHAE}", f"withdraw:{MORE_DAHAE}"]


@pytest.mark.clause("6.71a", "6.71c")
def test_one_after_the_other_may_go() -> None:
    t = comes(facing_east({"1910": COMPANY, "2009": DAHAE, "2111": MORE_DAHAE}), COMPANY)
    t.does(f"withdraw:{MORE_DAHAE}", "back:2211", "halt", "keep-facing")
    assert t.asked == "Withdrawing" and t.choices("withdraw") == [f"withdraw:{DAHAE}"]


@pytest.mark.clause("6.71c")
def test_no_more_questions_in_this_phase() -> None:
    for answer, asked in (("stand", True), ("no-more", False)):
        t = facing_east({"1810": COMPANY, "2111": DAHAE, "1812": PELTASTS, "2113": MORE_DAHAE})
        t.does(f"move:{COMPANY}", "enter:1910", answer, "halt")
        t.does(f"move:{PELTASTS}", "enter:1912")
        assert (t.asked == "Withdrawing") == asked
    # who wants to hear of every hex still does
    t = facing_east({"1910": COMPANY, "2111": DAHAE}, standing=with_orders("withdraw-others every-hex"))
    comes(t, COMPANY).does("no-more")
    assert comes(t, COMPANY).asked == "Withdrawing"


@pytest.mark.clause("6.71c")
def test_an_enemy_who_can_come_no_nearer_is_no_question() -> None:
    # at the end of his move, without missiles
    for mover, points, asked in ((COMPANY, 1, False), (COMPANY, 2, True), (PELTASTS, 1, True)):
        t = facing_east({"1810": mover, "2111": DAHAE}).does(f"move:{mover}")
        t.state.mp = points
        assert (t.does("enter:1910").asked == "Withdrawing") == asked
    # one who has had to stop
    t = facing_east({"1910": COMPANY, "2111": DAHAE, "2112": CHIEFTAIN})
    t.state.mover, t.state.mp, t.state.stopped = t.unit(COMPANY), 3, 1
    assert comes(t, COMPANY).asked == "GiveOrders"
    t = facing_east({"1910": COMPANY, "2111": DAHAE}, standing=with_orders("withdraw-others every-hex"))
    t.state.mover, t.state.mp, t.state.stopped = t.unit(COMPANY), 3, 1
    assert comes(t, COMPANY).asked == "Withdrawing"


@pytest.mark.clause("6.71a", "4.62d", "6.77b")
def test_why_somebody_may_not() -> None:
    # three hexes off, slower, of the other side
    there = {"1910": COMPANIONS, "1912": LIGHT_HORSE, "2111": DAHAE, "2212": MORE_DAHAE, "2009": BOWMEN}
    there["1708"] = CHIEFTAIN
    t = comes(facing_east(there, eliminated=[FOOT]), COMPANIONS).may_not(f"withdraw:{FOOT}", "6.71a")
    t.may(f"withdraw:{DAHAE}")
    t.may_not(f"withdraw:{MORE_DAHAE}", "6.71a").may_not(f"withdraw:{BOWMEN}", "9.31g")
    t.may_not(f"withdraw:{COMPANIONS}", "6.71a").may_not(f"withdraw:{LIGHT_HORSE}", "6.71a")
    t.may_not(f"withdraw-leader:{CHIEFTAIN}", "4.62d").may_not(f"withdraw-line:{CHIEFTAIN}", "4.33g").may_not("done")
    # shut in by zones of control
    there = {"1910": COMPANIONS, "2111": DAHAE, "1709": MORE_DAHAE, "2311": PELTASTS, "2213": "mac.lp.2"}
    facing = {COMPANIONS: 90, DAHAE: 270, MORE_DAHAE: 90, PELTASTS: 270, "mac.lp.2": 330}
    t = comes(plain(there, facing=facing), COMPANIONS).may(f"withdraw:{MORE_DAHAE}")
    t.may_not_by(f"withdraw:{DAHAE}", "6.75a")


@pytest.mark.clause("6.76a", "4.62a")
def test_a_unit_that_advances_is_answered_by_leaders_alone() -> None:
    t = facing_east({"1910": COMPANY, "2011": CHIEFTAIN, "2111": BOWMEN})
    happens(t, leader_withdrawal.LeadersBeside(t.unit(COMPANY)))
    assert t.asked == "Withdrawing" and t.decider == "opponent"
    assert sorted(t.choices()) == ["no-more", "stand", f"withdraw-leader:{CHIEFTAIN}"]
    t.does("stand")
    # each time, and units when they are asked
    happens(t, leader_withdrawal.LeadersBeside(t.unit(COMPANY))).does("stand")
    assert t.asked == "GiveOrders"
    assert f"withdraw:{BOWMEN}" in comes(t, COMPANY).choices()
    # not before one in rout, or gone
    for rest in ({"routed": [COMPANY]}, {"eliminated": [COMPANY]}):
        there = {"2011": CHIEFTAIN, "1910": COMPANY} if "routed" in rest else {"2011": CHIEFTAIN}
        t = plain(there, **rest)
        assert happens(t, leader_withdrawal.LeadersBeside(t.unit(COMPANY))).asked == "GiveOrders"


@pytest.mark.clause("6.76a", "6.84a")
def test_nor_is_a_plan_carried_out_there() -> None:
    first = "mac.hy.1"
    t = battle(
        "chaeronea", "gre.chares", "1915", {"3506": first, "3306": "gre.hi.epilektoi", "3608": "mac.philip"},
        facing={first: 270, "gre.hi.epilektoi": 90},
    )  # fmt: skip
    t.state.plans.append((t.leader("mac.philip"), 1, t.unit(first)))
    t.state.marker[t.leader("mac.philip")] = 1
    asked = t.asked
    happens(t, leader_withdrawal.LeadersBeside(t.unit("gre.hi.epilektoi")))
    assert t.asked == asked
    assert comes(t, "gre.hi.epilektoi").asked == "Revealing"


@pytest.mark.clause("6.71e", "6.76a")
def test_only_horses_give_way_to_their_own_elephants() -> None:
    elephants = "per.el.1"
    for unit, asked in (("per.hc.kin-1", True), ("per.sk.mard-1", False)):
        t = battle("arbela", "mac.craterus", "0519", {"3519": elephants, "3521": [unit, "per.bupares"]})
        assert t.state.phase == MOVEMENT
        orderly_withdrawal.before_rampage(t.state, t.unit(elephants))
        happens(t)
        assert (t.asked == "Withdrawing") == asked
        if asked:
            # leaders do not
            assert sorted(t.choices()) == ["no-more", "stand", f"withdraw:{unit}"]
    assert rampage.HEXES


# -------------------------------------------------------------------------------------- leaders (RULING-98) [4.62]
@pytest.mark.clause("4.62a", "4.62d")
def test_a_leader_is_asked_at_two_hexes_and_again_beside_the_enemy() -> None:
    t = facing_east({"1710": COMPANY, "2011": CHIEFTAIN}).does(f"move:{COMPANY}")
    t.does("enter:1810")
    assert t.asked == "Withdrawing" and t.choices("withdraw-leader") == [f"withdraw-leader:{CHIEFTAIN}"]
    t.does("stand").does("enter:1910")
    assert t.asked == "Withdrawing"
    # but not once more beside him
    t.does("stand").does("enter:2010")
    assert t.asked == "Moving"
    # he wants to hear no more, or is told so for the battle
    for orders, answer in (((), "no-more"), (("withdraw-leaders never",), "")):
        t = facing_east({"1710": COMPANY, "2011": CHIEFTAIN}, standing=with_orders(*orders))
        t.does(f"move:{COMPANY}", "enter:1810", *[answer] * bool(answer))
        assert t.asked == "Moving"
        t.does("enter:1910")
        assert t.asked == "Moving"
    # or of every hex
    t = facing_east({"1910": COMPANY, "2111": CHIEFTAIN}, standing=with_orders("withdraw-leaders every-hex"))
    comes(t, COMPANY).does("stand")
    assert comes(t, COMPANY).asked == "Withdrawing"
    t = facing_east({"1910": COMPANY, "2111": CHIEFTAIN})
    comes(t, COMPANY).does("stand")
    assert comes(t, COMPANY).asked == "GiveOrders"


@pytest.mark.clause("4.62a", "4.62d")
def test_who_can_come_no_nearer_is_no_question_for_leaders_either_but_beside_them_he_is() -> None:
    for place, asked in (("2111", False), ("2011", True)):
        t = facing_east({"1810": COMPANY, place: CHIEFTAIN}).does(f"move:{COMPANY}")
        t.until("Moving", {"Withdrawing": "stand"})
        t.state.mp = 1
        assert (t.does("enter:1910").asked == "Withdrawing") == asked


@pytest.mark.clause("6.78", "4.62d")
def test_a_leader_goes_once_for_each_step_of_the_enemy() -> None:
    t = facing_east({"1910": COMPANY, "2111": [NOBLES, CHIEFTAIN], "2110": SPITAMENES})
    comes(t, COMPANY).does(f"withdraw-leader:{CHIEFTAIN}", "back:2211", "halt")
    # the others may go now
    assert sorted(t.choices()) == ["no-more", "stand", f"withdraw-leader:{SPITAMENES}", f"withdraw:{NOBLES}"]
    t.does(f"withdraw-leader:{SPITAMENES}", "back:2210", "halt")
    assert sorted(t.choices()) == ["no-more", "stand", f"withdraw:{NOBLES}"]
    t = facing_east({"1911": COMPANY, "2011": [BOWMEN, CHIEFTAIN], "2112": SPITAMENES})
    comes(t, COMPANY).does(f"withdraw-leader:{CHIEFTAIN}", "back:2111", "halt")
    # two hexes away he has had his turn all the same
    assert t.choices("withdraw-leader") == [f"withdraw-leader:{SPITAMENES}"]


@pytest.mark.clause("4.62a", "4.62d")
def test_a_leader_goes_away_first_and_then_not_nearer() -> None:
    t = comes(facing_east({"1910": COMPANY, "2111": CHIEFTAIN}), COMPANY).does(f"withdraw-leader:{CHIEFTAIN}")
    assert t.clause == "4.62d" and sorted(t.targets("back")) == ["2112", "2211", "2212"]
    t.may_not("back:2110", "6.71a").may_not("back:2413", "4.62d")
    t.does("back:2211")
    assert sorted(t.choices()) == ["back:2210", "back:2212", "back:2310", "back:2311", "halt"]
    assert t.event("leader-back").clauses == ("4.62a",)


@pytest.mark.clause("4.62a", "4.62d")
def test_a_leader_who_can_only_go_along_the_enemy_is_not_asked() -> None:
    # all that leads away lies in zones of control; 2110 is free
    for others, asked in (({"2311": PELTASTS, "2213": "mac.lp.2"}, "GiveOrders"), ({"2311": PELTASTS}, "LeaderBack")):
        faces = {COMPANY: 90, PELTASTS: 270, "mac.lp.2": 330}
        t = comes(plain({"1910": COMPANY, "2111": CHIEFTAIN, **others}, facing=faces), COMPANY)
        if asked == "LeaderBack":
            t.does(f"withdraw-leader:{CHIEFTAIN}")
            assert t.where(CHIEFTAIN) == "2112"
        assert t.asked == asked


@pytest.mark.clause("4.61", "4.62b")
def test_a_leader_goes_into_no_zone_and_no_enemy_but_to_friends() -> None:
    # the peltasts look into 2211, foot of his own stands in 2212, a Macedonian leader in 2112
    there = {"1910": COMPANY, "2111": CHIEFTAIN, "2212": FOOT, "2310": PELTASTS, "2112": "mac.caranus"}
    t = comes(plain(there, facing={COMPANY: 90, PELTASTS: 270, FOOT: 270}), COMPANY)
    t.does(f"withdraw-leader:{CHIEFTAIN}")
    # there was no other hex
    assert t.where(CHIEFTAIN) == "2212"
    found = leader_withdrawal.refusals_back(t.state, t.leader(CHIEFTAIN), t.unit(COMPANY), 9, False, hex_of("2211"))
    assert found[0].clause == "4.61"


@pytest.mark.clause("4.1i", "4.62d", "scn.jaxartes.1")
def test_a_leader_pays_what_horse_pays_and_for_the_jaxartes_three() -> None:
    # 9 - 5 points at the Granicus: two hexes of it
    t = battle("granicus", "mac.craterus", "1530", {"2517": "per.arsites", "2317": "mac.hy.1"})
    comes(t, "mac.hy.1").does("withdraw-leader:per.arsites", "back:2617", "back:2717")
    assert t.where("per.arsites") == "2717" and t.asked == "GiveOrders"
    # 9 - 6 at the Jaxartes: one
    mover = "mac.sk.sling"
    t = battle("jaxartes", "mac.craterus", "1530", {"2515": "scy.satraces", "2314": mover}, facing={mover: 90})
    comes(t, mover).does("withdraw-leader:scy.satraces", "back:2616")
    assert t.where("scy.satraces") == "2616" and t.asked == "GiveOrders"
    # 9 - 7: none
    m, u = t.leader("scy.satraces"), t.unit(mover)
    t.state.lead_loc[m] = hex_of("2515")
    assert hex_of("2616") not in leader_withdrawal.steps_back(t.state, m, u, 2, False)
    assert hex_of("2516") in leader_withdrawal.steps_back(t.state, m, u, 2, False)
    assert leader_withdrawal.refusals_back(t.state, m, u, 2, False, hex_of("2616"))[0].clause == "4.62d"


@pytest.mark.clause("4.62b")
def test_only_beside_the_enemy_is_a_leader_shut_in_lost() -> None:
    # the ring is closed, but the company has stopped two hexes away
    ring = {"2819": PELTASTS, "2920": COMPANIONS, "2720": "mac.lp.2"}
    faces = {PELTASTS: 150, COMPANIONS: 270, "mac.lp.2": 30, COMPANY: 270}
    t = plain({"2820": CHIEFTAIN, "3020": COMPANY, **ring}, facing=faces)
    assert leader_withdrawal.surrounded(t.state, t.leader(CHIEFTAIN))
    assert comes(t, COMPANY).where(CHIEFTAIN) == "2820"
    t = comes(t, COMPANIONS)
    assert t.where(CHIEFTAIN) == "eliminated" and t.event("leader-shut-in").clauses == ("4.62b",)


@pytest.mark.clause("4.62b")
def test_ground_that_nobody_can_enter_shuts_him_in() -> None:
    # in the corner of the map
    for others, lost in (({"1409": PELTASTS}, True), ({}, False)):
        t = plain({"1408": CHIEFTAIN, "1508": COMPANY, **others}, facing={COMPANY: 90, PELTASTS: 90})
        comes(t, COMPANY)
        assert (t.where(CHIEFTAIN) == "eliminated") == lost
