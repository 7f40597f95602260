"""Who can be shot at: lines of sight, arcs, ranges [8.13, 8.14, 8.16, 9.53]."""

import pytest

from polemos.games.alexander.data.ground import WOODS, code_of
from polemos.games.alexander.rules.field import lines_of_sight
from polemos.games.alexander.rules.fire import aiming
from rulebook.alexander.shooting import (
    AGRIANIANS,
    ARCHERS,
    BOWMEN,
    COMPANIONS,
    DAHAE,
    HOPLITES,
    HORSE,
    JAVELIN_HORSE,
    LIGHT,
    PELTASTS,
    SLINGERS,
    aim,
    forbidden,
    in_sight,
    need,
    plain,
)  # fmt: skip
from rulebook.alexander.table import Table


@pytest.mark.clause("8.13a", "8.14a")
def test_a_unit_shoots_through_its_front_and_skirmishers_through_their_flanks_too() -> None:
    t = plain({"2818": PELTASTS, "3018": HORSE, "2816": DAHAE, "2618": LIGHT}, facing={PELTASTS: 90})
    assert need(t, PELTASTS, HORSE) == 3
    assert forbidden(t, PELTASTS, DAHAE) == ["8.14a"]
    assert forbidden(t, PELTASTS, LIGHT) == ["8.14a"]
    t = plain({"2818": ARCHERS, "3018": HORSE, "2816": DAHAE, "2618": LIGHT}, facing={ARCHERS: 90})
    assert need(t, ARCHERS, HORSE) == 3
    assert need(t, ARCHERS, DAHAE) == 3
    assert forbidden(t, ARCHERS, LIGHT) == ["8.14a"]


@pytest.mark.clause("8.14a", "8.14e")
def test_a_line_that_leaves_by_the_corner_of_front_and_flank_does_not_leave_through_the_front() -> None:
    # 2916 lies beyond the corner of the hexsides to 2817 and 2917
    t = plain({"2818": PELTASTS, "2916": HORSE}, facing={PELTASTS: 90})
    assert lines_of_sight.leaves(code_of("2818"), code_of("2916")) == 0b11
    assert forbidden(t, PELTASTS, HORSE) == ["8.14a"]
    t = plain({"2818": PELTASTS, "2916": HORSE}, facing={PELTASTS: 30})
    assert need(t, PELTASTS, HORSE) == 3


@pytest.mark.clause("8.13a", "8.61")
def test_the_range_is_that_of_the_weapon() -> None:
    t = plain({"2818": ARCHERS, "3218": HORSE, "3418": DAHAE}, facing={ARCHERS: 90})
    assert need(t, ARCHERS, HORSE) == 1
    assert forbidden(t, ARCHERS, DAHAE) == ["8.13a"]
    for shooter, strengths in ((SLINGERS, (3, 2, 1)), (AGRIANIANS, (6, 3)), (JAVELIN_HORSE, (5,)), (PELTASTS, (6, 3))):
        for far, strength in enumerate(strengths, 1):
            t = plain({"2818": shooter, f"28{18 - far}": HORSE}, facing={shooter: 30})
            assert need(t, shooter, HORSE) == strength
        t = plain({"2818": shooter, f"28{17 - len(strengths)}": HORSE}, facing={shooter: 30})
        assert forbidden(t, shooter, HORSE) == ["8.13a"]


@pytest.mark.clause("8.13a")
def test_nobody_shoots_at_friends_and_at_those_who_are_not_there() -> None:
    t = plain({"2818": ARCHERS, "3018": COMPANIONS}, facing={ARCHERS: 90})
    assert forbidden(t, ARCHERS, COMPANIONS) == ["8.13a"]
    assert forbidden(t, ARCHERS, HORSE) == ["8.13a"]


@pytest.mark.clause("8.14b", "8.14d")
def test_a_unit_in_between_blocks_unless_it_is_nearer_to_the_firer() -> None:
    # from 2814 straight down: 2815, 2816, 2817, 2818
    for between, seen in (("2815", True), ("2816", False), ("2817", False)):
        t = plain({"2814": ARCHERS, "2818": HORSE, between: COMPANIONS}, facing={ARCHERS: 210})
        assert in_sight(t, "2814", "2818") is seen
        assert forbidden(t, ARCHERS, HORSE) == ([] if seen else ["8.14b"])


@pytest.mark.clause("8.14b")
def test_leaders_do_not_block() -> None:
    t = plain({"2814": ARCHERS, "2818": HORSE, "2816": "mac.caranus"}, facing={ARCHERS: 210})
    assert need(t, ARCHERS, HORSE) == 1


@pytest.mark.clause("8.14e")
def test_a_line_between_a_blocking_and_a_free_hex_is_blocked_for_missiles_only() -> None:
    # the line from 2818 to 3218 runs between 3117 and 3118
    t = plain({"2818": ARCHERS, "3218": HORSE, "3117": COMPANIONS}, facing={ARCHERS: 90})
    assert forbidden(t, ARCHERS, HORSE) == ["8.14b"]
    assert lines_of_sight.open_between(t.state, code_of("2818"), code_of("3218"))
    both = plain({"2818": ARCHERS, "3218": HORSE, "3117": COMPANIONS, "3118": HOPLITES}, facing={ARCHERS: 90})
    assert not lines_of_sight.open_between(both.state, code_of("2818"), code_of("3218"))


@pytest.mark.clause("4.34a", "8.14e")
def test_the_lenient_sight_lets_those_through_whom_it_is_told_to() -> None:
    t = plain({"2814": ARCHERS, "2818": HORSE, "2815": COMPANIONS})
    a, b = code_of("2814"), code_of("2818")
    assert not lines_of_sight.open_between(t.state, a, b)
    seen_through = tuple(u == t.unit(COMPANIONS) for u in range(t.g.units))
    assert lines_of_sight.open_between(t.state, a, b, seen_through)


@pytest.mark.clause("8.14b", "8.14c")
def test_woods_block_but_not_an_adjacent_target() -> None:
    t = Table({}, scenario="lyginus")
    # 3009 is woods, the hexes west of it are open
    assert not in_sight(t, "2908", "3110")
    assert in_sight(t, "2908", "3009")
    assert in_sight(t, "2909", "2709")
    t = Table(
        {"2909": "mac.archers-1", "3009": "tri.li.1", "3109": "tri.li.2"},
        scenario="lyginus",
        facing={"mac.archers-1": 90},
    )
    assert forbidden(t, "mac.archers-1", "tri.li.1") == []
    assert forbidden(t, "mac.archers-1", "tri.li.2") == ["8.14b"]


@pytest.mark.clause("8.14b")
def test_a_hex_higher_than_both_blocks_and_what_lies_lower_than_both_does_not() -> None:
    # Pelium lies on a hill: from the plain on one side nobody sees the plain on the other
    t = Table({}, scenario="pelium")
    assert not in_sight(t, "0517", "1517")
    # Issus: the woods of 5509 lie lower than 5410 and 5609, and so does a friend who stands in them
    pieces = {"5410": "mac.cretan-archers", "5509": "mac.slingers", "5609": "per.sk.1"}
    t = Table(pieces, scenario="issus", facing={"mac.cretan-archers": 90})
    assert t.g.field.terrain[code_of("5509")] == WOODS
    assert in_sight(t, "5410", "5609")
    assert need(t, "mac.cretan-archers", "per.sk.1") == 1


@pytest.mark.clause("8.16")
def test_mounted_archers_at_3508_reach_the_lower_3512_with_a_0_only() -> None:
    pieces = {"3508": "per.lc.r-5", "3512": "mac.hc.comp-1"}
    t = Table(pieces, scenario="issus", facing={"per.lc.r-5": 210})
    found = aim(t, "per.lc.r-5", "mac.hc.comp-1", moving=1)
    assert found is not None
    assert (found.range, found.need) == (4, 0)
    # not from below, and not one hex farther
    t = Table({"3512": "per.lc.r-5", "3508": "mac.hc.comp-1"}, scenario="issus", facing={"per.lc.r-5": 30})
    assert forbidden(t, "per.lc.r-5", "mac.hc.comp-1") == ["8.13a"]
    t = Table({"3508": "per.lc.r-5", "3513": "mac.hc.comp-1"}, scenario="issus", facing={"per.lc.r-5": 210})
    assert forbidden(t, "per.lc.r-5", "mac.hc.comp-1") == ["8.13a"]


@pytest.mark.clause("8.13a")
def test_a_double_size_unit_shoots_from_either_half_and_is_hit_in_either() -> None:
    t = Table({"2010": "per.ca.r-1", "2212": "mac.hc.comp-1"}, scenario="issus", facing={"per.ca.r-1": 90})
    left, right = t.where("per.ca.r-1").split("/")
    assert (left, right) == ("2010", "2011")
    # 2212 is three hexes from the left half, two from the right one
    found = aim(t, "per.ca.r-1", "mac.hc.comp-1")
    assert found is not None
    assert (found.range, found.start) == (2, code_of("2011"))


@pytest.mark.clause("9.53")
def test_bolts_fly_in_any_direction() -> None:
    for target in ("1713", "1721", "1515", "1515", "1915", "1919", "1519"):
        t = Table({"1717": "mac.at.1", target: "ill.north.1"}, scenario="pelium")
        found = aim(t, "mac.at.1", "ill.north.1")
        assert found is not None
        assert found.need == (4 if found.range > 2 else 5)


@pytest.mark.clause("9.53")
def test_bolts_do_not_pass_town_walls() -> None:
    t = Table({"1416": "mac.at.1", "1316": "ill.town.1"}, scenario="pelium")
    assert forbidden(t, "mac.at.1", "ill.town.1") == ["9.53"]
    # arrows do: they come from above
    t = Table({"1416": "mac.archers-1", "1316": "ill.town.1"}, scenario="pelium", facing={"mac.archers-1": 270})
    assert forbidden(t, "mac.archers-1", "ill.town.1") == []
    assert lines_of_sight.walled(t.state, code_of("1417"), code_of("1317"))
    assert not lines_of_sight.walled(t.state, code_of("1717"), code_of("1713"))
    # along a wall, on either side of it, they fly
    for one, other in (("1416", "1417"), ("1316", "1317")):
        assert not lines_of_sight.walled(t.state, code_of(one), code_of(other))


@pytest.mark.clause("6.65a", "10.25b", "8.17c")
def test_no_fire_in_column_in_rout_or_without_ammunition() -> None:
    there = {"2818": PELTASTS, "3018": HORSE}
    facing = {PELTASTS: 90}
    assert forbidden(plain(there, facing=facing), PELTASTS, HORSE) == []
    assert "6.65a" in forbidden(plain(there, facing={PELTASTS: 60}, column=[PELTASTS]), PELTASTS, HORSE)
    assert "10.25b" in forbidden(plain(there, facing=facing, routed=[PELTASTS]), PELTASTS, HORSE)
    assert forbidden(plain(there, facing=facing, out=[PELTASTS]), PELTASTS, HORSE) == ["8.17c"]


@pytest.mark.clause("2.21c", "9.11a")
def test_who_has_no_missile_letter_does_not_shoot_and_elephants_order_no_screen() -> None:
    t = plain({"2818": HOPLITES, "2918": HORSE}, facing={HOPLITES: 90})
    assert forbidden(t, HOPLITES, HORSE)[0] == "2.21c"
    t = Table({"2010": "ind.el.1", "2012": "mac.hc.coenus"}, scenario="hydaspes", facing={"ind.el.1": 210})
    # the screen's arrows would carry no farther than the riders' javelins: neither reaches 2 hexes
    assert aim(t, "ind.el.1", "mac.hc.coenus") is None
    assert aim(t, "ind.el.1", "mac.hc.coenus", screen=True) is None


@pytest.mark.clause("8.13a", "8.14a", "8.14b")
def test_the_list_of_targets_and_the_refusals_agree() -> None:
    pieces = {
        "2818": ARCHERS, "2917": COMPANIONS, "3018": HORSE, "2816": DAHAE, "2618": LIGHT, "3117": BOWMEN,
        "2820": SLINGERS, "2718": PELTASTS,
    }  # fmt: skip
    t = plain(pieces, facing={ARCHERS: 90, SLINGERS: 330, PELTASTS: 270, BOWMEN: 270, LIGHT: 90, DAHAE: 210})
    s = t.state
    seen = 0
    for u in range(t.g.units):
        weapon = t.g.weapon[u]
        if s.loc[u] < 0 or not weapon:
            continue
        for e in t.g.of_side[1 - t.g.side[u]]:
            legal = e in aiming.targets_with(s, u, weapon)
            assert legal is (not aiming.refusals_shot(s, u, weapon, e))
            seen += legal
    assert seen > 4
