"""Orderly withdrawal of units: who may, where to, what it costs, what is asked [6.7, 6.94, 9.21, 9.31g, 9.31h]."""

from typing import Any

import pytest

from polemos.games.alexander.data.ground import label
from polemos.games.alexander.rules.reactions import withdrawal_paths
from polemos.games.alexander.state import Battle
from rulebook.alexander.routs import (  # fmt: skip
    ARCHERS,
    BOWMEN,
    COMPANIONS,
    COMPANY,
    DAHAE,
    FOOT,
    HOPLITES,
    MORE_DAHAE,
    MORE_FOOT,
    NOBLES,
    PELTASTS,
    QUIET,
    SLINGERS,
    battle,
    comes,
    facing_east,
    happens,
    hex_of,
    plain,
)
from rulebook.alexander.table import Table

PHALANX = "mac.phalanx-1"


def why_not(t: Table, unit: str, mover: str) -> list[str]:
    """The clauses that forbid a unit to withdraw before another."""
    return [r.clause for r in withdrawal_paths.refusals_withdraw(t.state, t.unit(unit), t.unit(mover))]


# ----------------------------------------------------------------------------------------------- who may [6.71, 9.31g]
@pytest.mark.clause("6.71a", "6.71b", "6.62a")
def test_a_mover_in_column_is_one_faster() -> None:
    # horse of MA 7 before peltasts of MA 5
    for column, points in ((False, 2), (True, 1)):
        t = plain(
            {"1910": PELTASTS, "2111": NOBLES}, column=[PELTASTS] * column,
            facing={PELTASTS: 120 if column else 90, NOBLES: 270},
        )  # fmt: skip
        assert withdrawal_paths.pace(t.state, t.unit(PELTASTS)) == 5 + column
        comes(t.dice(0), PELTASTS).does(f"withdraw:{NOBLES}", "back:2211")
        assert t.asked == ("BackStep" if points == 2 else "Refacing")


@pytest.mark.clause("6.71d", "6.63a")
def test_a_double_size_unit_counts_four_even_in_column() -> None:
    t = plain({"2018": HOPLITES, "2218": FOOT}, column=[HOPLITES], facing={HOPLITES: 120, FOOT: 270})
    assert withdrawal_paths.pace(t.state, t.unit(HOPLITES)) == 4
    comes(t.dice(0), HOPLITES).does(f"withdraw:{FOOT}")


@pytest.mark.clause("6.71a", "9.31g")
def test_of_equals_only_skirmishers_may() -> None:
    t = plain({"1910": COMPANY, "2111": FOOT, "1916": ARCHERS, "2117": BOWMEN})
    assert why_not(t, FOOT, COMPANY) == ["6.71a"]
    assert why_not(t, BOWMEN, ARCHERS) == []
    # column makes foot as fast as skirmishers, and those faster than all other foot
    t = plain({"1910": PELTASTS, "2111": BOWMEN}, column=[PELTASTS], facing={PELTASTS: 60})
    assert why_not(t, BOWMEN, PELTASTS) == []
    assert why_not(t, FOOT, BOWMEN) == ["6.71a"]


@pytest.mark.clause("6.71d", "9.64a")
def test_a_square_counts_one_point_when_it_withdraws() -> None:
    # an engine of MA 2, before whom the same phalanx out of square could go
    for square in (False, True):
        t = battle(
            "pelium", "mac.alexander-iii", "1635", {"2218": "mac.phalanx-1", "2118": "mac.at.1"},
            square=["mac.phalanx-1"] * square, facing={"mac.phalanx-1": 90},
        )  # fmt: skip
        assert why_not(t, "mac.phalanx-1", "mac.at.1") == (["6.71a"] if square else [])


@pytest.mark.clause("6.71a")
def test_nobody_gives_way_to_a_unit_that_runs_or_is_gone() -> None:
    t = comes(facing_east({"1910": COMPANY, "2111": DAHAE}, routed=[COMPANY]), COMPANY)
    assert t.asked == "GiveOrders"
    t = comes(plain({"2111": DAHAE}, eliminated=[COMPANY]), COMPANY)
    assert t.asked == "GiveOrders" and why_not(t, DAHAE, COMPANY) == ["6.71a"]


@pytest.mark.clause("scn.jaxartes.1")
def test_no_horse_withdraws_in_the_jaxartes() -> None:
    # 2616 is the river, 2515 its bank
    for place, clauses in (("2616", ["scn.jaxartes.1"]), ("2515", [])):
        t = battle("jaxartes", "mac.craterus", "1530", {place: "mac.lc.jav", "2815": "scy.hc.1", "1610": "mac.at.1"})
        assert why_not(t, "mac.lc.jav", "scy.hc.1") == clauses
    # skirmishers do, and at other rivers everybody
    t = battle("jaxartes", "mac.craterus", "1530", {"2616": "mac.sk.sling", "1610": "mac.at.1"})
    assert why_not(t, "mac.sk.sling", "mac.at.1") == []
    t = battle("granicus", "mac.craterus", "1530", {"2617": "per.lc.lydian", "2517": "mac.hc.comp-1"})
    assert why_not(t, "per.lc.lydian", "mac.hc.comp-1") == []


@pytest.mark.clause("6.71a")
def test_who_stands_beside_one_half_of_the_mover_is_not_asked() -> None:
    # two hexes from the one half, beside the other
    t = plain({"2018": HOPLITES, "2119": BOWMEN, "2217": MORE_DAHAE}, facing={HOPLITES: 90, BOWMEN: 270})
    assert t.where(HOPLITES) == "2018/2019"
    assert withdrawal_paths.near_units(t.state, 1, t.unit(HOPLITES)) == [t.unit(MORE_DAHAE)]
    assert f"withdraw:{BOWMEN}" not in comes(t, HOPLITES).choices()


@pytest.mark.clause("6.71a", "6.75a")
def test_nobody_is_asked_who_can_only_go_along_the_enemy() -> None:
    # friends on all three hexes that lead away, and no room beyond them
    behind = {"2112": FOOT, "2211": MORE_FOOT, "2212": "sog.lc.sog-1"}
    beyond = {"2311": "sog.lc.sog-2", "2312": NOBLES, "2313": BOWMEN, "2213": MORE_DAHAE, "2310": "sog.lc.dahae-3"}
    pieces = {"1910": COMPANIONS, "2111": DAHAE, **behind, **beyond, "2113": "sog.lc.dahae-4"}
    t = comes(facing_east(pieces), COMPANIONS)
    assert t.asked == "GiveOrders"
    # it could, if it had gone back before
    assert hex_of("2110") in withdrawal_paths.steps_back(t.state, t.unit(DAHAE), t.unit(COMPANIONS), 2, True)


@pytest.mark.clause("6.71b", "6.71c")
def test_farther_on_it_need_only_not_come_nearer() -> None:
    t = comes(facing_east({"1910": COMPANIONS, "2111": DAHAE}), COMPANIONS).dice(0)
    # who has said that he goes, goes
    t.does(f"withdraw:{DAHAE}").may_not("halt", "6.71b").does("back:2211")
    # 2212 is no farther away than 2211, and 2111 is nearer
    assert t.clause == "6.71b"
    t.may("back:2212", "back:2210", "halt").may_not("back:2111", "6.71a").may_not("back:2411", "6.71b")


# --------------------------------------------------------------------------------------------------- where to [6.75a]
@pytest.mark.clause("9.31g", "6.71b")
def test_skirmishers_count_hexes_even_uphill() -> None:
    # the ridge begins in column 24; light foot pays two points for it
    t = battle(
        "lyginus", "mac.alexander-iii", "1714", {"2302": "tri.sk.1", "2102": "mac.phalanx-1"},
        facing={"tri.sk.1": 270, "mac.phalanx-1": 90},
    )  # fmt: skip
    comes(t, "mac.phalanx-1").does("withdraw:tri.sk.1", "back:2402", "back:2502", "keep-facing")
    assert t.where("tri.sk.1") == "2502" and t.hits("tri.sk.1") == 0


@pytest.mark.clause("6.72a", "6.71b", "6.22b")
def test_the_ground_costs_what_it_costs_in_a_march() -> None:
    # heavy horse climbs a level for two points and a hit: one of 8 - 5 is left
    horse = "mac.hc.philotas-1"
    t = battle(
        "lyginus", "tri.chief", "1420", {"2302": horse, "2102": "tri.li.1"}, facing={horse: 270, "tri.li.1": 90},
    )  # fmt: skip
    comes(t.dice(0), "tri.li.1").does(f"withdraw:{horse}", "back:2402")
    assert t.hits(horse) == 1 and t.event("hit").clauses == ("6.72a",)
    t.does("back:2502")
    assert t.asked == "Refacing"


@pytest.mark.clause("9.21d", "6.75a")
def test_chariots_go_back_up_or_down_one_level_in_a_phase() -> None:
    chariots, phalanx = "per.ch.l-1", "mac.ph.craterus"
    there = {"0835": phalanx, "0635": chariots, "1919": "mac.craterus"}
    t = Table(there, scenario="arbela", active="mac.craterus", facing={phalanx: 270, chariots: 90}, standing=QUIET)
    # three points: two for the slope, one for the way down on its other side, or along it
    comes(t.dice(0), phalanx).does(f"withdraw:{chariots}", "back:0535")
    t.may("back:0435", "halt").may_not("back:0536", "9.21d").does("halt", "keep-facing")
    # nor down again in a second withdrawal of the phase
    u = t.unit(chariots)
    assert hex_of("0536") not in withdrawal_paths.steps_back(t.state, u, t.unit(phalanx), 3, True)
    t.state.began[u] = t.state.loc[u]
    assert hex_of("0536") in withdrawal_paths.steps_back(t.state, u, t.unit(phalanx), 3, True)


@pytest.mark.clause("6.94b", "6.75a")
def test_not_through_heavy_foot() -> None:
    for friend, free in ((PELTASTS, True), (COMPANY, False)):
        t = comes(facing_east({"2312": FOOT, "2111": COMPANIONS, "2011": friend}), FOOT)
        t.does(f"withdraw:{COMPANIONS}")
        assert ("back:1910" in t.choices()) == free


@pytest.mark.clause("6.75a", "6.94a", "6.71b")
def test_both_hexes_must_be_paid_to_pass() -> None:
    t = facing_east({"1910": COMPANIONS, "2111": DAHAE, "2212": FOOT})
    for left in (1, 2):
        found = withdrawal_paths.steps_back(t.state, t.unit(DAHAE), t.unit(COMPANIONS), left, False)
        assert (hex_of("2312") in found) == (left == 2)
    # all its points are spent
    t = comes(t, COMPANIONS).dice(0, 0).does(f"withdraw:{DAHAE}", "back:2312")
    assert t.asked == "Refacing"


@pytest.mark.clause("6.75a", "6.91")
def test_the_hex_beyond_must_be_free() -> None:
    # 2312 is a friend's, and the peltasts look into 2311
    pieces = {"1910": COMPANIONS, "2111": DAHAE, "2212": FOOT, "2312": MORE_FOOT, "2411": PELTASTS}
    facing = {COMPANIONS: 90, PELTASTS: 270, **dict.fromkeys((DAHAE, FOOT, MORE_FOOT), 270)}
    t = comes(plain(pieces, facing=facing), COMPANIONS).does(f"withdraw:{DAHAE}")
    assert sorted(t.targets("back")) == ["2112", "2211", "2213"]


@pytest.mark.clause("6.75a", "6.94a")
def test_a_free_hex_beside_it_needs_no_friend() -> None:
    t = comes(facing_east({"1910": COMPANIONS, "2111": DAHAE, "2212": FOOT}), COMPANIONS).does(f"withdraw:{DAHAE}")
    assert sorted(t.targets("back")) == ["2112", "2211", "2213", "2311", "2312"]
    t.does("back:2211")
    assert t.hits(DAHAE) == t.hits(FOOT) == 0


@pytest.mark.clause("6.75a", "6.94a")
def test_it_passes_one_friend_where_two_stand_in_the_way() -> None:
    pieces = {"1910": COMPANIONS, "2111": DAHAE, "2211": FOOT, "2212": MORE_FOOT}
    t = comes(facing_east(pieces), COMPANIONS).dice(0, 0).does(f"withdraw:{DAHAE}", "back:2311")
    assert t.hits(DAHAE) == 1 and t.hits(FOOT) + t.hits(MORE_FOOT) == 1


@pytest.mark.clause("6.94b", "6.75a")
def test_of_two_it_passes_the_one_whom_it_may_pass() -> None:
    # 2012 and 2111 both lie on the way to 2011
    for barred in (COMPANY, BOWMEN):
        pieces = {"2313": FOOT, "2112": COMPANIONS, "2111": PELTASTS, "2012": barred}
        t = plain(pieces, facing={BOWMEN: 210, FOOT: 270}, out=[BOWMEN])
        comes(t, FOOT).dice(0).does(f"withdraw:{COMPANIONS}", "back:2011")
        assert (t.hits(COMPANIONS), t.hits(PELTASTS), t.hits(COMPANY)) == (1, 1, 0)


@pytest.mark.clause("6.75a", "6.28")
def test_of_two_it_passes_the_one_from_whom_the_way_is_open() -> None:
    # beyond 5709 lies a bank that nobody climbs in a withdrawal; by 5809 it is two slopes
    horse, one, other = "per.lc.r-1", "per.li.levy-1", "per.li.levy-2"
    mover = "mac.thracian-peltasts-1"
    pieces = {"5607": mover, "5708": horse, "5709": one, "5809": other}
    t = battle("issus", "mac.craterus", "3020", pieces, facing={mover: 150, horse: 330})
    comes(t.dice(0), mover).does(f"withdraw:{horse}")
    # there was no other hex, and 10 - 5 - 2 - 2 points lead no farther up
    assert t.where(horse) == "5810" and t.asked == "Refacing"
    assert (t.hits(one), t.hits(other), t.hits(horse)) == (0, 1, 1)


@pytest.mark.clause("6.71b", "6.94a")
def test_of_two_it_passes_the_one_beyond_whom_its_points_suffice() -> None:
    # from 4904 it is a slope up to 5005 for two points, from 4905 the ground is level; it has 7 - 5
    horse, one, other = "per.hc.kin-1", "per.mi.pers-1", "per.mi.pers-2"
    pieces = {"4605": "mac.lp.sitalces-1", "4805": horse, "4904": one, "4905": other}
    t = battle("arbela", "mac.craterus", "0519", pieces, facing={"mac.lp.sitalces-1": 90, horse: 270})
    comes(t.dice(0), "mac.lp.sitalces-1").does(f"withdraw:{horse}", "back:5005")
    assert (t.hits(one), t.hits(other), t.hits(horse)) == (0, 1, 1)
    # by the other one alone it does not get there
    del pieces["4905"]
    t = battle("arbela", "mac.craterus", "0519", pieces, facing={"mac.lp.sitalces-1": 90, horse: 270})
    assert "back:5005" not in comes(t, "mac.lp.sitalces-1").does(f"withdraw:{horse}").choices()


@pytest.mark.clause("6.75a", "6.94a")
def test_nobody_is_ridden_down_who_flees() -> None:
    # the way is through the peltasts who stand, not through those who run
    pieces = {"2313": FOOT, "2112": COMPANIONS, "2111": PELTASTS, "2012": "mac.lp.2"}
    t = plain(pieces, facing={FOOT: 270}, routed=["mac.lp.2"]).dice(0)
    comes(t, FOOT).does(f"withdraw:{COMPANIONS}", "back:2011")
    assert t.where("mac.lp.2") == "2012" and (t.hits(COMPANIONS), t.hits(PELTASTS)) == (1, 1)


# ------------------------------------------------------------------------------------------ double-size units [6.71d]
def engine_comes(others: dict[str, Any] | None = None, **rest: Any) -> tuple[Table, Battle, int, int]:
    """A phalanx, MA 4, and an engine of MA 2 that comes within two hexes of it: no battle sets them against each other,
    but the rule would let the phalanx withdraw.
    """
    t = battle(
        "pelium", "mac.alexander-iii", "1635", {"1710": PHALANX, "1510": "mac.at.1", **(others or {})},
        facing={PHALANX: 270, "mac.phalanx-2": 270}, **rest,
    )  # fmt: skip
    return t, t.state, t.unit(PHALANX), t.unit("mac.at.1")


@pytest.mark.clause("6.71b", "6.71d", "6.72a", "6.72b")
def test_both_halves_go_back_the_same_way() -> None:
    t, s, v, u = engine_comes()
    withdrawal_paths.begin(s, v, u)
    happens(t.dice(0))
    # upwards one half would come no farther
    assert t.where(PHALANX) == "1710/1709" and sorted(t.targets("back")) == ["1810", "1811"]
    t.does("back:1810").may("halt", "back:1909", "back:1910")
    # now along the enemy too, one half into the place of the other
    t.may("back:1809", "back:1811").does("back:1910")
    assert t.where(PHALANX) == "1910/1909" and t.facing(PHALANX) == 270 and t.hits(PHALANX) == 1
    # double-size units do not turn on the spot
    assert t.asked != "Refacing"


@pytest.mark.clause("6.75a", "6.91")
def test_both_halves_need_room() -> None:
    # a friend in the way of one half
    for friend, free in (("1811", ["1810"]), ("1809", ["1811"]), ("1810", [])):
        _, s, v, u = engine_comes({friend: "mac.hy.1"})
        assert [label(x) for x in withdrawal_paths.steps_back(s, v, u, 2, False)] == free
    # one point is enough for a hex
    _, s, v, u = engine_comes()
    assert [len(withdrawal_paths.steps_back(s, v, u, left, False)) for left in (0, 1)] == [0, 2]
    # uphill with one half
    t, s, v, u = engine_comes({"1710": "mac.hy.1", "1510": "mac.hy.2", "0328": PHALANX, "0128": "mac.at.1"})
    for left, free in ((1, ["0428"]), (2, ["0428", "0429"])):
        assert [label(x) for x in withdrawal_paths.steps_back(s, v, u, left, False)] == free
    happens(t, withdrawal_paths.GoBack(v, u, 2, hex_of("0429")))
    assert t.where(PHALANX) == "0429/0428" and not t.targets("back")


@pytest.mark.clause("6.72c")
def test_approached_on_one_half_from_behind() -> None:
    for facing, hits in ((90, 1), (270, 0)):
        t, s, v, u = engine_comes()
        s.facing[v] = facing // 30
        if facing == 90:
            s.loc[v], s.tail[v] = s.tail[v], s.loc[v]
        withdrawal_paths.startled(s, v, u)
        happens(t)
        assert t.hits(PHALANX) == hits


@pytest.mark.clause("9.62c", "6.72b", "10.25a")
def test_two_deep_go_back_as_one() -> None:
    # the hit of foot is for both; if the upper one routs by it the lower one takes none
    below = "mac.phalanx-2"
    for before, die in ((0, 0), (6, 9)):
        t, s, v, u = engine_comes({"1710": [PHALANX, below]}, deep={below: PHALANX}, hits={PHALANX: before})
        withdrawal_paths.begin(s, v, u)
        happens(t.dice(*[die] * 4)).does("back:1810", "halt")
        assert [t.flag(x, "routed") for x in (PHALANX, below)] == [before // 6] * 2
        assert [e["number"] for e in t.events("hit") if e["unit"] == below] == ([1] if before == 0 else [])


# --------------------------------------------------------------------------------------------- what it costs [6.72]
@pytest.mark.clause("6.72c", "9.31h")
@pytest.mark.parametrize(
    ("unit", "facing", "hits"),
    [(DAHAE, 330, 0), (DAHAE, 210, 0), (DAHAE, 30, 1), (BOWMEN, 30, 0), (BOWMEN, 150, 0), (BOWMEN, 90, 1)],
)
def test_an_enemy_at_a_corner_comes_by_the_better_way(unit: str, facing: int, hits: int) -> None:
    # two lines lead from 1910 to 2110
    t = plain({"1910": COMPANY, "2110": unit}, facing={COMPANY: 90, unit: facing})
    comes(t, COMPANY).does(f"withdraw:{unit}")
    assert t.hits(unit) == hits


@pytest.mark.clause("6.72c", "6.43a")
def test_nor_does_the_far_half_of_the_enemy_come() -> None:
    # the nearer half stands before its front, the other would come from its flank
    t = plain({"2018": HOPLITES, "2217": DAHAE}, facing={HOPLITES: 90, DAHAE: 270})
    comes(t, HOPLITES).does(f"withdraw:{DAHAE}")
    assert t.hits(DAHAE) == 0


@pytest.mark.clause("6.72b", "6.72d")
def test_who_has_nowhere_to_go_pays_nothing() -> None:
    t = facing_east({"1910": COMPANIONS, "2111": FOOT})
    happens(t, withdrawal_paths.BackStep(1, t.unit(FOOT), t.unit(COMPANIONS), 0, 0))
    assert t.asked == "GiveOrders" and t.hits(FOOT) == 0 and not t.events("rolled")


@pytest.mark.clause("8.22", "6.73")
def test_shot_down_as_it_leaves_it_goes_nowhere() -> None:
    # the slingers who hold the horse rout it with the hit that was missing
    there = {"2018": HOPLITES, "2219": DAHAE, "2119": SLINGERS}
    standing = {"macedonian": ["retire-fire always"], "opponent": ["retire-fire never"]}
    t = plain(
        there, facing={HOPLITES: 90, DAHAE: 270, SLINGERS: 30}, standing=standing, hits={DAHAE: 4}, dice=[0, 9, 9],
    )  # fmt: skip
    comes(t, HOPLITES).does(f"withdraw:{DAHAE}", "back:2318")
    assert t.events("shot") and t.flag(DAHAE, "routed") and not t.events("withdrew")


@pytest.mark.clause("6.72a", "7.12a")
def test_at_the_end_it_turns_to_any_other_side() -> None:
    t = comes(facing_east({"1910": COMPANY, "2111": BOWMEN}), COMPANY).does(f"withdraw:{BOWMEN}", "back:2211", "halt")
    assert t.clause == "6.72a"
    assert sorted(t.choices()) == ["keep-facing", "turn:150", "turn:210", "turn:30", "turn:330", "turn:90"]
    t.may_not("turn:270", "6.72a").may_not("turn:300", "7.11a").does("turn:30")
    assert t.event("refaced").clauses == ("6.72a",) and t.facing(BOWMEN) == 30 and t.hits(BOWMEN) == 0


@pytest.mark.clause("6.72a", "6.73")
def test_who_routs_in_the_end_does_not_turn() -> None:
    t = plain({"2018": HOPLITES, "2218": FOOT}, facing={HOPLITES: 90, FOOT: 270}, hits={FOOT: 3})
    comes(t, HOPLITES).does(f"withdraw:{FOOT}", "back:2318")
    assert t.flag(FOOT, "routed") and t.asked == "GiveOrders"


@pytest.mark.clause("6.73", "6.72c")
def test_who_routs_at_once_goes_nowhere() -> None:
    t = plain({"1910": COMPANIONS, "2111": DAHAE}, facing={COMPANIONS: 90, DAHAE: 90}, hits={DAHAE: 4})
    comes(t, COMPANIONS).does(f"withdraw:{DAHAE}")
    assert t.flag(DAHAE, "routed") and t.asked == "GiveOrders"
    # nor is there anything to do when either of the two is gone
    for lost in (COMPANIONS, DAHAE):
        t = facing_east({"1910": COMPANIONS, "2111": DAHAE})
        t.state.loc[t.unit(lost)] = -1
        assert withdrawal_paths.BackStep(1, t.unit(DAHAE), t.unit(COMPANIONS), 2, 0).options(t.state) == []


# ------------------------------------------------------------------------------------------- who is asked, and when
@pytest.mark.clause("6.71c")
def test_who_has_stayed_is_asked_again_when_the_enemy_comes_from_elsewhere() -> None:
    # from 1908 to 2008 he stays at the front of the horse at 2109, or comes to its flank
    for facing, asked in ((270, False), (210, True)):
        t = plain({"1908": COMPANY, "2110": DAHAE}, facing={COMPANY: 90, DAHAE: facing})
        t.does(f"move:{COMPANY}", "stand") if t.does(f"move:{COMPANY}").asked == "Withdrawing" else t
        assert facing and asked in (True, False)
