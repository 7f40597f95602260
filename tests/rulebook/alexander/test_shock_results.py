"""Sharing of hits, breakthrough, collapse, the brink, and both sides at their limit [10.12, 8.37, 8.38, 10.26,
9.65].
"""

import pytest

from polemos.games.alexander.rules.shock.clash import TakeHit
from polemos.kernel.flow import run
from rulebook.alexander.shocking import hits_taken, shock

PHALANX = "mac.ph.craterus"
SECOND = "mac.ph.amyntas"
HYPASPISTS = "mac.hy.1"
MORE = "mac.hy.2"
COMPANIONS = "mac.hc.comp-1"
OTHERS = "mac.hc.comp-2"
HOPLITES = "per.ho.merc-1"
FOOT = "per.mi.pers-1"
MORE_FOOT = "per.mi.pers-2"
ARCHERS = "per.sk.mard-1"
AGRIANIANS = "mac.sk.agr-1"
CHARIOTS = "per.ch.l-1"
ELEPHANTS = "per.el.1"


# ---------------------------------------------------------------------------------------------------- sharing [10.12]
@pytest.mark.clause("10.12a", "10.11")
def test_hits_are_shared_evenly_and_the_first_left_over_goes_to_the_unit_that_counted() -> None:
    # column 8, die 0: 3 hits for two attackers
    t = shock({"2620": HYPASPISTS, "2621": MORE, "2720": "per.mi.apple-1"}, no=[HYPASPISTS, MORE], dice=[0])
    assert t.asked == "StrikeWith"
    t.does(f"strike-with:{MORE}")
    e = t.event("shock")
    assert (e["column"], e["attack"]) == (9, 2)
    assert (hits_taken(t)[HYPASPISTS], hits_taken(t)[MORE]) == (1, 1)
    t = shock(
        {"2620": HYPASPISTS, "2621": MORE, "2720": "per.mi.apple-1", "2719": COMPANIONS},
        {COMPANIONS: 150},
        no=[HYPASPISTS, MORE, COMPANIONS],
        dice=[0],
    ).does(f"strike-with:{MORE}")
    # two hits for three: one for the unit that counted, one as the owner likes
    assert t.event("shock")["attack"] == 2
    assert (t.asked, t.clause, t.decider) == ("TakeHit", "10.12a", "macedonian")
    assert hits_taken(t) == {MORE: 1}
    assert t.targets("take-hit") == [HYPASPISTS, COMPANIONS]
    t.does(f"take-hit:{COMPANIONS}")
    assert hits_taken(t)[COMPANIONS] == 1 and HYPASPISTS not in hits_taken(t)


@pytest.mark.clause("10.12a")
def test_of_hits_that_are_left_over_each_goes_to_another_unit() -> None:
    units = (HYPASPISTS, MORE, COMPANIONS)
    t = shock(dict(zip(("2620", "2621", "2719"), units, strict=True)) | {"2720": "per.mi.apple-1"}, {COMPANIONS: 150})
    s = t.state
    s.due = [t.unit(name) for name in units]
    s.agenda += [TakeHit(0, 0), TakeHit(0, 0)]
    run(s)
    t.does(f"take-hit:{MORE}")
    assert t.targets("take-hit") == [HYPASPISTS, COMPANIONS]
    t.may_not(f"take-hit:{MORE}", "10.12a").does(f"take-hit:{COMPANIONS}")
    assert hits_taken(t) == {MORE: 1, COMPANIONS: 1}


@pytest.mark.clause("10.12b")
def test_a_double_size_attacker_deals_out_the_hits_of_two_defenders() -> None:
    t = shock({"2619": PHALANX, "2720": FOOT, "2718": MORE_FOOT}, no=[PHALANX], dice=[5])
    t.until("Allot")
    total = t.event("shock")["defence"]
    assert t.decider == "macedonian" and sorted(t.targets("take-hit")) == [FOOT, MORE_FOOT]
    for _ in range(total):
        t.does(f"take-hit:{FOOT}")
    assert hits_taken(t)[FOOT] >= total and MORE_FOOT not in hits_taken(t)


@pytest.mark.clause("10.12b")
def test_not_where_one_of_the_defenders_is_double_size() -> None:
    t = shock({"2619": PHALANX, "2720": HOPLITES, "2718": ARCHERS}, {HOPLITES: 30}, no=[PHALANX], dice=[0])
    t.does(f"defend-as:{HOPLITES}")
    # 3 doubled is 6: 3 each
    assert (t.event("shock")["column"], t.event("shock")["defence"]) == (11, 6)
    assert [(e["unit"], e["number"]) for e in t.events("hit")][1:3] == [(ARCHERS, 3), (HOPLITES, 3)]


@pytest.mark.clause("9.62h")
def test_two_phalanxes_deep_share_and_the_odd_hit_is_the_upper_ones() -> None:
    t = shock(
        {"2619": [PHALANX, SECOND], "2720": HOPLITES},
        no=[HOPLITES],
        side="opponent",
        deep={SECOND: PHALANX},
        dice=[6],
    )
    taken = t.event("shock")["defence"]
    assert taken == 3 and (hits_taken(t)[PHALANX], hits_taken(t)[SECOND]) == (2, 1)


# ------------------------------------------------------------------------------------------------ breakthrough [8.37]
@pytest.mark.clause("8.37a", "8.37b", "8.38a", "10.13a")
def test_three_times_the_hits_of_an_enemy_cost_two_more() -> None:
    # phalanx 1 hit, peltasts 2 and 4
    first, second = "per.lp.merc-1", "per.lp.merc-2"
    t = shock(
        {"0819": "mac.ph.craterus", "0920": first, "0918": second},
        no=["mac.ph.craterus"],
        hits={second: 2},
        scenario="granicus",
        dice=[7],
    )
    assert (t.event("shock")["attack"], t.event("shock")["defence"]) == (1, 4)
    t.does(*[f"take-hit:{name}" for name in (first, first, second, second)])
    more = [e for e in t.events("hit") if "8.37a" in e.clauses]
    assert [(e["unit"], e["number"], e["total"]) for e in more] == [(second, 2, 6)]
    assert [e["unit"] for e in t.events("routs")] == [second]
    assert t.hits(first) == 2


@pytest.mark.clause("8.37a")
def test_no_hits_count_as_one() -> None:
    # the Agrianians have none; the archers have 2 after the blows, then 3
    for before, broken in ((1, []), (2, [ARCHERS])):
        t = shock({"2620": AGRIANIANS, "2720": ARCHERS}, no=[AGRIANIANS], hits={ARCHERS: before}, dice=[9])
        assert (t.event("shock")["attack"], t.event("shock")["defence"]) == (0, 1)
        assert [h["unit"] for h in t.events("hit") if "8.37a" in h.clauses] == broken


@pytest.mark.clause("8.37a", "10.15")
def test_earlier_hits_count() -> None:
    t = shock({"2620": HYPASPISTS, "2720": "per.mi.apple-1"}, no=[HYPASPISTS], hits={HYPASPISTS: 6}, dice=[0])
    e = t.event("shock")
    # 9 against 2
    assert (e["attack"], e["defence"]) == (3, 2)
    assert [h["unit"] for h in t.events("hit") if "8.37a" in h.clauses] == [HYPASPISTS]


# ---------------------------------------------------------------------------------------------------- collapse [8.38]
@pytest.mark.clause("8.38b", "10.13a")
def test_one_hit_short_in_a_zone_a_unit_rolls() -> None:
    pieces = {"2620": HYPASPISTS, "2720": "per.mi.apple-1"}
    # TQ 8 with 4 hits takes 3: 7
    t = shock(pieces, no=[HYPASPISTS], hits={HYPASPISTS: 4, "per.mi.apple-1": 2}, dice=[0, 8])
    assert ("brink", 8) in [(e["why"], e["face"]) for e in t.events("rolled")]
    assert t.hits(HYPASPISTS) == 6 and not t.flag(HYPASPISTS, "routed")
    t = shock(pieces, no=[HYPASPISTS], hits={HYPASPISTS: 4, "per.mi.apple-1": 2}, dice=[0, 9])
    assert t.event("routs")["unit"] == HYPASPISTS


@pytest.mark.clause("8.38b", "10.13a")
def test_so_does_whoever_won_in_the_charge_and_is_held_by_others() -> None:
    pieces = {"2620": COMPANIONS, "2720": FOOT, "2519": MORE_FOOT}
    for face, runs in ((9, True), (7, False)):
        t = shock(
            pieces, {MORE_FOOT: 150}, must=[COMPANIONS], hits={FOOT: 2, COMPANIONS: 6}, dice=[0, 6, face]
        ).finish_phase()
        assert [e["why"] for e in t.events("rolled")] == ["charge", "charge", "brink"]
        assert bool(t.flag(COMPANIONS, "routed")) == runs and t.hits(COMPANIONS) == (0 if runs else 5)
    # nobody's zone, no roll
    t = shock(pieces, must=[COMPANIONS], hits={FOOT: 2, COMPANIONS: 6}, dice=[0, 6, 9])
    assert "brink" not in [e["why"] for e in t.events("rolled")]


@pytest.mark.clause("8.38b", "8.33c")
def test_and_whoever_saw_his_attacker_break_and_is_held_by_another() -> None:
    t = shock(
        {"2620": COMPANIONS, "2720": FOOT, "2621": HYPASPISTS}, must=[COMPANIONS], hits={COMPANIONS: 6, FOOT: 3},
        dice=[9, 0, 9],
    )  # fmt: skip
    assert [e["unit"] for e in t.events("routs")] == [COMPANIONS, FOOT]
    assert [e["why"] for e in t.events("rolled")] == ["charge", "charge", "brink"]


@pytest.mark.clause("8.38b", "10.24a")
def test_and_whoever_has_come_to_it_as_others_fled_through_him() -> None:
    # the Agrianians deal the hoplites one hit, the foot that runs through them another: 5 of 6
    t = shock(
        {"2620": COMPANIONS, "2720": FOOT, "2821": HOPLITES, "2822": AGRIANIANS}, {AGRIANIANS: 330},
        no=[COMPANIONS, AGRIANIANS], hits={FOOT: 3, HOPLITES: 3}, dice=[9, 0, 0, 4],
    )  # fmt: skip
    assert [e["why"] for e in t.events("rolled")] == ["shock", "shock", "routed-through", "brink"]
    assert t.hits(HOPLITES) == 4


@pytest.mark.clause("8.38b")
def test_out_of_every_zone_nobody_rolls() -> None:
    # the enemy looks the other way
    t = shock({"2620": HYPASPISTS, "2720": HOPLITES}, {HOPLITES: 30}, no=[HYPASPISTS], hits={HYPASPISTS: 6}, dice=[4])
    assert t.hits(HYPASPISTS) == 7 and "brink" not in [e["why"] for e in t.events("rolled")]


@pytest.mark.clause("8.38c", "9.22c")
def test_chariots_that_fail_are_eliminated() -> None:
    t = shock({"2620": HYPASPISTS, "2720": CHARIOTS}, no=[HYPASPISTS], dice=[5])
    assert t.where(CHARIOTS) == "eliminated"


@pytest.mark.clause("10.25c", "8.33e")
def test_a_routed_unit_that_is_hit_is_eliminated() -> None:
    t = shock({"2620": HYPASPISTS, "2720": FOOT}, no=[HYPASPISTS], routed=[FOOT], dice=[0])
    assert t.where(FOOT) == "eliminated"


# ---------------------------------------------------------------------------------------------- both sides [10.26]
CLASH = {"2619": PHALANX, "2720": HOPLITES}


@pytest.mark.clause("10.26a", "10.26d", "9.65a", "9.65e")
def test_example_one_the_phalanx_is_worse_and_routs() -> None:
    # 3(2): 8 against TQ 7, 6 against TQ 6; the phalanx may stand, but does not
    t = shock(CLASH, no=[PHALANX], hits={PHALANX: 5, HOPLITES: 4}, dice=[0, 7])
    assert (t.event("shock")["attack"], t.event("shock")["defence"]) == (3, 2)
    assert t.event("both-fail")["side"] == "macedonian"
    assert [e["unit"] for e in t.events("routs")] == [PHALANX]
    assert t.where(HOPLITES) == "2720/2719" and t.hits(HOPLITES) == 5


@pytest.mark.clause("10.26b", "10.26d")
def test_example_two_equal_the_hoplites_rout_and_the_phalanx_advances() -> None:
    # 2(2): 7 and 6; the hoplites roll 4 + 3 for the phalanx
    t = shock(CLASH, no=[PHALANX], hits={PHALANX: 5, HOPLITES: 4}, dice=[1, 4])
    assert (t.event("shock")["attack"], t.event("shock")["defence"]) == (2, 2)
    assert [e["unit"] for e in t.events("routs")] == [HOPLITES]
    assert t.hits(PHALANX) == 6
    t.until("AdvanceWay")
    t.does(t.choices("advance-to")[0])
    assert t.event("advances")["unit"] == PHALANX and t.hits(PHALANX) == 6


@pytest.mark.clause("10.26c", "10.26d")
def test_example_three_one_attacker_stands_and_advances() -> None:
    t = shock(
        CLASH | {"2621": HYPASPISTS},
        no=[PHALANX, HYPASPISTS],
        hits={PHALANX: 5, HYPASPISTS: 6, HOPLITES: 4},
        dice=[0, 9, 9, 0],
    ).does(f"strike-with:{PHALANX}")
    assert not t.events("both-fail")
    assert {e["unit"] for e in t.events("routs")} == {PHALANX, HOPLITES}
    assert t.where(HYPASPISTS) != "2621" and t.event("advances")["unit"] == HYPASPISTS


@pytest.mark.clause("10.26a", "8.51a")
def test_the_attacker_counts_the_hits_of_the_advance() -> None:
    # 8 and 4 are equal at TQ 8 and 4, but the hypaspists would climb into rocks
    t = shock(
        {"0947": HYPASPISTS, "1048": FOOT},
        no=[HYPASPISTS],
        hits={HYPASPISTS: 5, FOOT: 2},
        dice=[0],
    )
    e = t.event("shock")
    assert (e["attack"], e["defence"]) == (3, 2)
    assert t.event("both-fail")["side"] == "macedonian" and t.event("both-fail")["attack"] == 1
    assert t.event("routs")["unit"] == HYPASPISTS and t.hits(FOOT) == 3


# --------------------------------------------------------------------------------------------- standing [9.65, 8.38]
@pytest.mark.clause("9.65c", "9.65d", "9.65e")
def test_hoplites_struck_by_a_phalanx_add_three() -> None:
    for die, stands in ((3, True), (4, False)):
        t = shock(CLASH, no=[PHALANX], hits={HOPLITES: 4}, dice=[0, die])
        assert t.flag(HOPLITES, "routed") == (not stands)
        assert t.events("stood") == [] or t.hits(HOPLITES) == 5


@pytest.mark.clause("9.65c")
def test_struck_by_hypaspists_or_when_they_attack_themselves_they_do_not() -> None:
    t = shock({"2620": HYPASPISTS, "2720": HOPLITES}, no=[HYPASPISTS], hits={HOPLITES: 4}, dice=[1, 6])
    assert t.event("shock")["defence"] == 2 and t.events("stood")
    t = shock(CLASH, no=[HOPLITES], side="opponent", hits={HOPLITES: 3, PHALANX: 2}, dice=[0, 6])
    assert t.event("shock")["attack"] == 3 and t.events("stood")


@pytest.mark.clause("9.65b", "8.36a")
def test_struck_in_the_flank_they_rout_without_a_roll() -> None:
    t = shock({"2620": COMPANIONS, "2720": HOPLITES}, {HOPLITES: 30}, no=[COMPANIONS], hits={HOPLITES: 4}, dice=[0])
    assert t.flag(HOPLITES, "routed") and "stand" not in [e["why"] for e in t.events("rolled")]


@pytest.mark.clause("9.65b", "10.24a")
def test_even_if_others_flee_through_them_first() -> None:
    # the companions have struck the hoplites in the flank; the foot that runs through them gives them one hit more
    t = shock(
        {"2620": COMPANIONS, "2720": FOOT, "2821": HOPLITES, "2822": OTHERS}, {OTHERS: 330}, no=[COMPANIONS, OTHERS],
        hits={FOOT: 3, HOPLITES: 4}, dice=[9, 9, 0, 0],
    ).does(f"fight:{FOOT}")  # fmt: skip
    assert [e["unit"] for e in t.events("routs")] == [FOOT, HOPLITES]
    assert [e["why"] for e in t.events("rolled")] == ["shock", "shock", "routed-through"]


@pytest.mark.clause("9.65b")
def test_so_do_they_in_the_charge() -> None:
    t = shock(
        {"2620": COMPANIONS, "2720": HOPLITES}, {HOPLITES: 30}, must=[COMPANIONS], hits={HOPLITES: 4}, dice=[0, 8]
    )
    assert t.flag(HOPLITES, "routed") and "stand" not in [e["why"] for e in t.events("rolled")]
    t = shock({"2620": COMPANIONS, "2720": HOPLITES}, must=[COMPANIONS], hits={HOPLITES: 4}, dice=[0, 8, 0, 5])
    assert "stand" in [e["why"] for e in t.events("rolled")]


@pytest.mark.clause("9.65b", "10.24a", "8.38a")
def test_nor_does_a_friend_who_flees_through_them_first_give_them_a_roll() -> None:
    pieces = {"2720": FOOT, "2820": HOPLITES, "2821": MORE_FOOT, "2620": COMPANIONS, "2818": "mac.hc.comp-2"}
    t = shock(
        pieces, {"mac.hc.comp-2": 150}, no=[COMPANIONS, "mac.hc.comp-2"], hits={FOOT: 3, HOPLITES: 5}, dice=[9, 3, 0, 0]
    )
    assert t.asked == "RoutOrder"
    t.does(f"fight:{FOOT}")
    # 5 and 6 in the flank, and one from their friends: judged by their own combat
    assert hits_taken(t)[HOPLITES] == 4 + 2 + 1 and t.flag(HOPLITES, "routed")
    assert [e["why"] for e in t.events("rolled")][2:] == ["routed-through"]


@pytest.mark.clause("8.38b", "9.65d")
def test_who_has_just_stood_does_not_roll_on_the_brink() -> None:
    t = shock(CLASH, no=[PHALANX], hits={HOPLITES: 4}, dice=[0, 0])
    assert t.events("stood") and "brink" not in [e["why"] for e in t.events("rolled")]


@pytest.mark.clause("8.38b", "9.65d")
def test_nor_who_has_stood_in_the_charge_and_was_not_hit_since() -> None:
    # a 9 in the charge is the seventh hit of the phalanx; its blows cost it nothing, but it has an enemy behind it
    t = shock(
        {"2619": PHALANX, "2720": "per.mi.apple-1", "2519": FOOT}, {FOOT: 90}, must=[PHALANX], hits={PHALANX: 5},
        dice=[9, 0, 0, 9, 9],
    )  # fmt: skip
    assert t.events("stood") and t.event("shock")["attack"] == 0
    assert "brink" not in [e["why"] for e in t.events("rolled")] and t.hits(PHALANX) == 6


@pytest.mark.clause("8.38b", "10.26a")
def test_nor_whom_the_rout_of_the_other_side_has_spared_in_the_charge() -> None:
    t = shock(
        {"2620": COMPANIONS, "2720": FOOT, "2519": MORE_FOOT}, {MORE_FOOT: 90}, must=[COMPANIONS],
        hits={COMPANIONS: 6, FOOT: 3}, dice=[8, 7, 9],
    )  # fmt: skip
    assert t.events("both-fail") and t.hits(COMPANIONS) == 6
    assert "brink" not in [e["why"] for e in t.events("rolled")]


@pytest.mark.clause("8.38b", "9.13b")
def test_a_second_line_has_its_collapse_at_once_and_no_other() -> None:
    # elephants break the hypaspists in the charge; the phalanx behind them stands, an enemy before it
    t = shock(
        {"3022": ELEPHANTS, "2921": HYPASPISTS, "2821": PHALANX, "2922": FOOT}, must=[ELEPHANTS], side="opponent",
        hits={HYPASPISTS: 7, PHALANX: 3}, dice=[0, 9, 0, 0, 0, 9, 0, 9],
    ).finish_phase()  # fmt: skip
    assert t.event("shock")["target"] == PHALANX and t.events("stood")
    assert "brink" not in [e["why"] for e in t.events("rolled")] and t.hits(PHALANX) == 6


@pytest.mark.clause("scn.chaeronea.5", "9.65a")
def test_the_sacred_band_stands_or_dies() -> None:
    pieces = {"1814": "mac.hy.1", "1914": "gre.hi.sacred"}
    t = shock(pieces, no=["mac.hy.1"], hits={"gre.hi.sacred": 7}, scenario="chaeronea", dice=[0, 3])
    assert t.events("stood") and t.hits("gre.hi.sacred") == 7
    t = shock(pieces, no=["mac.hy.1"], hits={"gre.hi.sacred": 7}, scenario="chaeronea", dice=[0, 9])
    assert t.where("gre.hi.sacred") == "eliminated"
