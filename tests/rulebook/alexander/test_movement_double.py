"""Double-size units: both halves by one bearing, pivot, about-face, wheel, haste, drift [6.33, 6.4, 6.5, 7.13]."""

from typing import Any

import pytest

from polemos.games.alexander.rules.field import zones
from rulebook.alexander.marching import FOOT, LINE, elsewhere, field
from rulebook.alexander.table import Table

PHALANX = "mac.ph.craterus"
ARBELA = "mac.alexander-iii"


def phalanx(at: str = "2014", facing: int = 90, **rest: Any) -> Table:
    """Arbela, flat: a phalanx alone with Alexander behind it."""
    pieces = {at: PHALANX, **rest.pop("pieces", {})}
    return elsewhere("arbela", ARBELA, "1813", pieces, facing={PHALANX: facing, **rest.pop("facings", {})}, **rest)


@pytest.mark.clause("6.41", "7.11b")
def test_both_halves_go_by_the_same_bearing() -> None:
    t = field({"2519": LINE}, facing={LINE: 90}).does(f"move:{LINE}")
    assert t.where(LINE) == "2519/2520"
    # three front hexes, two bearings: 2619 or 2620 for the left half
    assert t.targets("enter") == ["2619", "2620"]
    t.walks("2620")
    assert (t.where(LINE), t.facing(LINE), t.mp) == ("2620/2621", 90, 3)


@pytest.mark.clause("6.33", "7.13")
def test_it_does_not_turn_on_the_spot() -> None:
    t = field({"2519": LINE}, facing={LINE: 90}).does(f"move:{LINE}")
    t.may_not("turn:150", "7.13")
    assert t.targets("turn") == []


@pytest.mark.clause("6.42a", "6.42b")
def test_the_dearer_of_two_hexes_is_paid_and_the_whole_unit_hit() -> None:
    # at the Granicus 2615 is dry (1 point), 2715 river (2 points, a hit)
    t = elsewhere("granicus", ARBELA, "2414", {"2515": PHALANX}, facing={PHALANX: 30})
    t.does(f"move:{PHALANX}", "enter:2615")
    assert (t.where(PHALANX), t.mp, t.hits(PHALANX)) == ("2615/2715", 2, 1)


@pytest.mark.clause("6.43a")
def test_a_pivot_brings_one_half_forward_at_a_hit() -> None:
    t = field({"2519": LINE}, facing={LINE: 90}).does(f"move:{LINE}")
    # the right half goes into the middle hex of the front, 2620
    t.may("pivot:2519", "pivot:2520").does("pivot:2520")
    assert (t.where(LINE), t.facing(LINE), t.mp, t.hits(LINE)) == ("2519/2620", 30, 3, 1)
    t = field({"2519": LINE}, facing={LINE: 90}).does(f"move:{LINE}", "pivot:2519")
    assert (t.where(LINE), t.facing(LINE), t.mp, t.hits(LINE)) == ("2620/2520", 150, 3, 1)


@pytest.mark.clause("6.43b")
def test_phalanxes_pivot_without_a_hit() -> None:
    t = phalanx().does(f"move:{PHALANX}", "pivot:2014")
    assert (t.hits(PHALANX), t.mp) == (0, 3)


@pytest.mark.clause("6.43a", "6.91", "6.93")
def test_no_pivot_onto_anybody() -> None:
    t = field({"2519": LINE, "2620": "mac.lp.1"}, facing={LINE: 90}).does(f"move:{LINE}")
    t.may_not("pivot:2519", "6.91").may_not("pivot:2520", "6.91")


@pytest.mark.clause("6.44")
def test_facing_about_costs_three_and_no_hit() -> None:
    t = field({"2519": LINE}, facing={LINE: 90}).does(f"move:{LINE}", "reverse")
    assert (t.where(LINE), t.facing(LINE), t.mp, t.hits(LINE)) == ("2520/2519", 270, 1, 0)


@pytest.mark.clause("6.44")
def test_no_facing_about_in_a_zone_of_control_or_in_rough_ground() -> None:
    t = field({"2519": LINE, "2619": FOOT}, facing={LINE: 90, FOOT: 210}).does(f"move:{LINE}")
    t.may_not("reverse", "6.44")
    t = elsewhere("granicus", ARBELA, "2515", {"2617": PHALANX}, facing={PHALANX: 90}).does(f"move:{PHALANX}")
    t.may_not("reverse", "6.44")


@pytest.mark.clause("6.44", "4.23b")
@pytest.mark.parametrize("choice", [f"lead:{ARBELA}", "done"])
@pytest.mark.parametrize("hex_", ["2014", "2015"])
def test_a_leader_keeps_his_hex_when_his_unit_faces_about(hex_: str, choice: str) -> None:
    pieces = {"2014": PHALANX}
    t = elsewhere("arbela", ARBELA, hex_, pieces, facing={PHALANX: 90}).does(f"move:{PHALANX}", choice, "reverse")
    assert (t.where(PHALANX), t.facing(PHALANX), t.where(ARBELA)) == ("2015/2014", 270, hex_)


def wheeling(enemy: str, dice: list[int]) -> Table:
    """The printed example: a phalanx at 3217/3218 facing left, one enemy whose zone covers 3218 alone."""
    return elsewhere(
        "arbela", ARBELA, "3416", {"3218": PHALANX, "3118": enemy}, facing={PHALANX: 270, enemy: 90}, dice=dice
    )


@pytest.mark.clause("7.21a")
def test_a_unit_is_in_the_zone_of_who_covers_either_of_its_halves_once() -> None:
    # in front of both halves, of the one, of the other, and behind its back
    for place, facing, inside in (("3117", 90, True), ("3118", 90, True), ("3116", 90, True), ("3117", 270, False)):
        enemy = "per.mi.susian"
        pieces = {"3218": PHALANX, place: enemy}
        t = elsewhere("arbela", ARBELA, "3416", pieces, facing={PHALANX: 270, enemy: facing})
        assert zones.holders(t.state, t.unit(PHALANX)) == ([t.unit(enemy)] if inside else [])


@pytest.mark.clause("6.45a", "6.45b")
@pytest.mark.parametrize(("die", "hits"), [(9, 2), (8, 1), (7, 0)])
def test_the_example_of_wheeling(die: int, hits: int) -> None:
    t = wheeling("per.mi.susian", [die])
    assert t.where(PHALANX) == "3218/3217"
    t.does(f"move:{PHALANX}").may("wheel:3217").may_not("wheel:3218", "6.45a")
    t.does("wheel:3217")
    assert (t.where(PHALANX), t.facing(PHALANX), t.hits(PHALANX)) == ("3218/3117", 210, hits)
    assert t.events("rolled")[0]["why"] == "wheel"


@pytest.mark.clause("6.45c")
def test_no_check_for_a_wheel_before_skirmishers() -> None:
    t = wheeling("per.sk.mard-1", [9])
    t.does(f"move:{PHALANX}", "wheel:3217")
    assert t.events("rolled") == []
    assert t.hits(PHALANX) == 0


@pytest.mark.clause("6.45a")
def test_a_wheel_needs_an_enemy_before_one_half() -> None:
    phalanx().does(f"move:{PHALANX}").may_not("wheel:2014", "6.45a").may_not("wheel:2015", "6.45a")


@pytest.mark.clause("7.24a", "6.45a")
def test_no_wheel_for_one_that_comes_from_one_zone_straight_into_another() -> None:
    foot, hoplites = "per.mi.susian", "per.ho.merc-1"

    def ordered(there: dict[str, str]) -> Table:
        # the foot in 2112 covers 2113 alone, the hoplites cover 2015
        faces = {PHALANX: 90, foot: 150, hoplites: 30}
        t = elsewhere("arbela", ARBELA, "1813", {"2014": PHALANX, "2112": foot, **there}, facing=faces)
        return t.does(f"move:{PHALANX}")

    ordered({}).does("enter:2113").may("wheel:2114").may_not("enter:2213", "7.23a")
    t = ordered({"2016": hoplites})
    assert t.copy().does("enter:2113").asked == "GiveOrders"
    # a wheel at the start of the move leaves no zone, and may be followed by another one
    t.does("wheel:2014")
    assert (t.where(PHALANX), t.asked) == ("2114/2015", "Moving")
    t.may("wheel:2114")


@pytest.mark.clause("6.46a", "6.46b")
@pytest.mark.parametrize(("die", "hits"), [(8, 1), (9, 1), (7, 0)])
def test_a_phalanx_may_go_five_and_then_checks(die: int, hits: int) -> None:
    t = phalanx(dice=[die]).does(f"move:{PHALANX}", "hasten")
    assert t.mp == 5
    t.walks("2114", "2214", "2314", "2414", "2514")
    t.until("GiveOrders")
    assert (t.where(PHALANX), t.hits(PHALANX)) == ("2514/2515", hits)
    assert t.events("rolled")[0]["why"] == "augmented"


@pytest.mark.clause("6.46c")
def test_a_moved_phalanx_in_haste_takes_two_hits_and_no_check() -> None:
    t = phalanx(moved=[PHALANX], dice=[9]).does(f"move:{PHALANX}")
    assert t.hits(PHALANX) == 1
    t.does("hasten")
    assert t.hits(PHALANX) == 2
    t.walks("2114").does("halt")
    t.until("GiveOrders")
    assert (t.hits(PHALANX), t.events("rolled")) == (2, [])


@pytest.mark.clause("6.46a")
def test_haste_is_declared_before_the_first_hex_and_by_phalanxes_alone() -> None:
    phalanx().does(f"move:{PHALANX}", "enter:2114").may_not("hasten", "6.46a")
    field({"2519": LINE}, facing={LINE: 90}).does(f"move:{LINE}").may_not("hasten", "6.46a")


ATHENIANS = "gre.ho.ath-1"


def drifting(options: tuple[str, ...] = ("drift",), **rest: Any) -> Table:
    pieces = {"2217": ATHENIANS, **rest.pop("pieces", {})}
    return elsewhere(
        "chaeronea", "gre.chares", "2016", pieces, facing={ATHENIANS: 90, **rest.pop("facings", {})},
        moved=[ATHENIANS], options=list(options), **rest,
    )  # fmt: skip


@pytest.mark.clause("6.5a", "6.5c")
def test_the_example_of_drift() -> None:
    t = drifting().does(f"move:{ATHENIANS}")
    assert t.targets("enter") == ["2317"]
    t.walks("2317")
    assert t.where(ATHENIANS) == "2317/2318"
    assert t.targets("enter") == ["2418"]
    t.walks("2418")
    assert sorted(t.targets("enter")) == ["2517", "2518"]
    t.walks("2517")
    assert t.targets("enter") == ["2618"]
    t.may_not("enter:2617", "6.5a").walks("2618")
    assert t.where(ATHENIANS) == "2618/2619"


@pytest.mark.clause("6.5a")
def test_no_drift_on_a_first_move_nor_without_the_option() -> None:
    t = drifting()
    t.state.moved[t.unit(ATHENIANS)] = 0
    t.does(f"move:{ATHENIANS}")
    assert sorted(t.targets("enter")) == ["2316", "2317"]
    t = drifting(()).does(f"move:{ATHENIANS}")
    assert sorted(t.targets("enter")) == ["2316", "2317"]


@pytest.mark.clause("6.5a")
def test_no_drift_where_somebody_stands_to_the_right() -> None:
    t = drifting(pieces={"2318": "gre.hi.epilektoi"}).does(f"move:{ATHENIANS}")
    assert t.targets("enter") == ["2316"]


@pytest.mark.clause("6.5b")
def test_no_drift_beside_enemies() -> None:
    t = drifting(pieces={"2219": "mac.hy.1"}, facings={"mac.hy.1": 150}).does(f"move:{ATHENIANS}")
    assert sorted(t.targets("enter")) == ["2316", "2317"]


@pytest.mark.clause("6.5b")
def test_pivots_do_not_drift() -> None:
    drifting().does(f"move:{ATHENIANS}").may("pivot:2217", "pivot:2218")


@pytest.mark.clause("6.5c")
def test_phalanxes_do_not_drift() -> None:
    t = elsewhere(
        "chaeronea", "mac.philip", "3608", {"3509": "mac.phalanx-1"}, moved=["mac.phalanx-1"], options=["drift"]
    )
    t.does("move:mac.phalanx-1")
    assert len(t.targets("enter")) == 2


@pytest.mark.clause("7.23b", "6.46a", "errata.7.23")
def test_a_phalanx_counts_five_when_it_leaves_a_zone_of_control() -> None:
    # hoplites (4) hold the right half from the side
    enemy = "per.ho.merc-1"
    t = phalanx(pieces={"2116": enemy}, facings={enemy: 330})
    t.does(f"move:{PHALANX}").may("enter:2114")
    t = field({"2519": LINE, "2620": FOOT}, facing={LINE: 90, FOOT: 270})
    assert f"move:{LINE}" not in t.choices("move")
    assert t.reasons(f"move:{LINE}") == ["7.23b"]
