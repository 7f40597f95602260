"""Where routed units flee, through whom, and when they are lost [9.62i, 10.21-10.24, 10.28]."""

import pytest

from polemos.games.alexander.data.ground import NEVER, NEXT
from polemos.games.alexander.data.setting import LEFT, TOP
from polemos.games.alexander.rules.field.scenario_rules import rout_edge
from polemos.games.alexander.rules.rout import flight, rout
from polemos.games.alexander.state import put
from rulebook.alexander.routs import (
    AGRIANIANS,
    ARCHERS,
    COMPANIONS,
    COMPANY,
    DAHAE,
    FOOT,
    HOPLITES,
    HORSE,
    LIGHT_HORSE,
    MORE_DAHAE,
    MORE_FOOT,
    MORE_HORSE,
    MORE_PELTASTS,
    NOBLES,
    PELTASTS,
    battle,
    column,
    happens,
    hex_of,
    plain,
    routs,
)  # fmt: skip
from rulebook.alexander.table import Table

COMPANIONS_OF_ARBELA = "mac.hc.comp-1"
#: Three enemies around 2820 who hold or cover all six hexes beside it.
RING = {"2819": FOOT, "2920": NOBLES, "2720": MORE_FOOT}
RING_FACES = {FOOT: 150, NOBLES: 270, MORE_FOOT: 30}
FRONT = (NOBLES, FOOT, MORE_FOOT, *(f"sog.lc.{name}" for name in ("dahae-1", "dahae-2", "dahae-3", "sog-1", "sog-2")))
"""Eight enemies side by side, a hex between each two."""


# ------------------------------------------------------------------------------------------------------- where [10.21]
@pytest.mark.clause("10.21a")
def test_it_runs_two_hexes_to_its_own_edge_and_turns() -> None:
    t = routs(plain({"2820": COMPANIONS, "3020": DAHAE}), COMPANIONS)
    assert t.where(COMPANIONS) == "2619" and t.facing(COMPANIONS) == 270
    assert t.flag(COMPANIONS, "routed")
    routs(t, DAHAE)
    assert column(t.where(DAHAE)) == 32 and t.facing(DAHAE) == 90


@pytest.mark.clause("10.21a", "7.11a")
def test_a_double_size_unit_goes_about_on_its_hexes() -> None:
    t = routs(plain({"2619": HOPLITES}), HOPLITES)
    assert t.facing(HOPLITES) == 270
    assert sorted(t.where(HOPLITES).split("/")) == ["2418", "2419"]
    # the left half is now the lower one
    assert t.where(HOPLITES) == "2419/2418"


@pytest.mark.clause("10.21a", "7.11a")
@pytest.mark.parametrize(("old", "new"), [(30, 150), (90, 150), (150, 150), (210, 210), (270, 210), (330, 210)])
def test_who_runs_through_a_hexside_turns_to_the_nearer_vertex_beside_it(old: int, new: int) -> None:
    # at Issus the Macedonians run downward: neither 150 nor 210 is nearer to that
    t = battle("issus", "mac.alexander-iii", "4214", {"3412": COMPANIONS_OF_ARBELA}, facing={COMPANIONS_OF_ARBELA: old})
    routs(t, COMPANIONS_OF_ARBELA)
    assert (t.where(COMPANIONS_OF_ARBELA), t.facing(COMPANIONS_OF_ARBELA)) == ("3414", new)


@pytest.mark.clause("10.21c")
def test_empty_hexes_first() -> None:
    t = routs(plain({"2820": COMPANIONS, "2719": PELTASTS}), COMPANIONS)
    assert t.events("fled")[0]["space"] == "2620"
    assert t.hits(PELTASTS) == 0


@pytest.mark.clause("10.21b", "10.21c")
def test_zones_of_control_are_gone_around() -> None:
    # the foot at 2620 holds 2719 and 2720: over 2819 or 2821, then past them
    t = routs(plain({"2820": COMPANIONS, "2620": FOOT}, facing={FOOT: 90}), COMPANIONS)
    assert t.where(COMPANIONS) in ("2718", "2721")


@pytest.mark.clause("10.21b")
@pytest.mark.parametrize(("top", "there"), [(10, "1722"), (14, "1718")])
def test_however_long_a_front_it_is_gone_around_by_its_nearer_end(top: int, there: str) -> None:
    front = dict(zip([f"15{top + 2 * n}" for n in range(8)], FRONT, strict=True))
    t = plain({"1720": COMPANIONS, **front}, facing=dict.fromkeys(FRONT, 90))
    assert routs(t, COMPANIONS).where(COMPANIONS) == there


@pytest.mark.clause("10.21d", "10.23")
def test_who_is_shut_in_is_lost() -> None:
    t = routs(plain({"2820": COMPANIONS, **RING}, facing=RING_FACES), COMPANIONS)
    assert t.where(COMPANIONS) == "eliminated"
    assert t.event("eliminated").clauses == ("10.21d",)


@pytest.mark.clause("10.21b", "10.21c")
def test_a_friend_opens_a_hex_in_a_zone() -> None:
    t = plain({"2820": COMPANIONS, "2719": PELTASTS, **RING}, facing=RING_FACES).dice(0)
    routs(t, COMPANIONS)
    assert t.flag(COMPANIONS, "routed") and t.hits(PELTASTS) == 1


@pytest.mark.clause("10.21a", "10.23")
def test_who_has_just_reached_the_edge_is_still_there() -> None:
    for place, there in (("1720", "15"), ("1620", "14")):
        assert routs(plain({place: COMPANIONS}), COMPANIONS).where(COMPANIONS)[:2] == there


@pytest.mark.clause("10.23")
def test_who_runs_off_the_map_is_lost() -> None:
    t = routs(plain({"1520": COMPANIONS}), COMPANIONS)
    assert t.where(COMPANIONS) == "gone"
    assert t.lost("macedonian") == 7


@pytest.mark.clause("10.21a")
def test_a_routed_column_is_a_column_no_more() -> None:
    t = routs(plain({"2820": COMPANY}, column=[COMPANY], facing={COMPANY: 60}), COMPANY)
    assert t.flag(COMPANY, "form") == 0 and t.facing(COMPANY) % 60 == 30


@pytest.mark.clause("scn.issus.4", "10.21a")
def test_nobody_flees_into_the_sea() -> None:
    t = Table({"0420": "mac.hc.thes-1", "4214": "mac.alexander-iii"}, scenario="issus", active="mac.alexander-iii")
    far = flight.to_edge(t.state.scenario, LEFT, t.g.group[t.unit("mac.hc.thes-1")])
    assert far[hex_of("0420")] == flight.FAR
    routs(t, "mac.hc.thes-1")
    assert int(t.where("mac.hc.thes-1")[2:4]) == 22


@pytest.mark.clause("scn.hydaspes.2")
def test_nobody_flees_into_the_flood() -> None:
    g = Table({"1927": "mac.alexander-iii"}, scenario="hydaspes", active="mac.alexander-iii").g
    deep = [h for h in range(len(g.field.terrain)) if g.field.terrain[h] == 7]
    assert deep
    far = flight.to_edge(7, g.edge[0], g.group[0])
    assert all(far[h] == flight.FAR for h in deep)


@pytest.mark.clause("6.26a", "10.21b", "scn.pelium.1")
@pytest.mark.parametrize("unit", ["ill.light.2", "ill.lc.3"])
def test_nobody_flees_through_a_wall(unit: str) -> None:
    # inside the town: the edge at the top is thirteen hexes off beyond the wall, twenty-two by the gate; the one way
    # leads through friends, who are passed before a wall is
    there = {"0815": unit, "0915": "ill.light.3", "2718": "mac.perdiccas"}
    t = Table(there, scenario="pelium", active="mac.perdiccas").dice(0)
    far = flight.to_edge(t.state.scenario, rout_edge(t.state, 1), t.g.group[t.unit(unit)])
    walled = [x for x in ("0814", "0914", "0715") if far[hex_of(x)] < far[hex_of("0815")] - 1]
    assert walled == ["0814", "0914", "0715"]
    routs(t, unit)
    assert far[hex_of(t.where(unit))] == far[hex_of("0815")] - 2


@pytest.mark.clause("6.23a", "10.21b")
def test_nor_do_horses_flee_over_a_cliff() -> None:
    # at Issus 3111 and 3012 would be nearer to the edge, but for the cliff; in 3013 friends stand
    there = {"3110": "per.hc.kin-2", "3013": "per.hc.kin-1", "4214": "mac.alexander-iii"}
    t = Table(there, scenario="issus", active="mac.alexander-iii").dice(0)
    field, group = t.g.field, t.g.group[t.unit("per.hc.kin-2")]
    far = flight.to_edge(t.state.scenario, rout_edge(t.state, 1), group)
    here = hex_of("3112")
    cliffs = [x for d, x in enumerate(NEXT[6 * here : 6 * here + 6]) if field.crossing(here, d, group) == NEVER]
    assert any(far[x] < far[here] - 1 for x in cliffs)
    put(t.state, t.unit("per.hc.kin-2"), here)
    routs(t, "per.hc.kin-2")
    assert far[hex_of(t.where("per.hc.kin-2"))] == far[here] - 2


@pytest.mark.clause("scn.hydaspes.4")
def test_when_craterus_has_crossed_the_indians_flee_to_the_top() -> None:
    pieces = {"3216": "ind.lc.r-1", "1927": "mac.alexander-iii"}
    for turn, options, down in ((5, ["craterus"], 0), (6, ["craterus"], 1), (6, [], 0)):
        t = Table(pieces, scenario="hydaspes", active="mac.alexander-iii", turn=turn, options=options)
        routs(t, "ind.lc.r-1")
        place = t.where("ind.lc.r-1")
        assert (place[2:] == "14", place[:2] == "34") == (bool(down), not down)
        assert rout_edge(t.state, 1) == (TOP if down else t.g.edge[1])


# --------------------------------------------------------------------------------------------- through friends [10.24]
WALL = {"2719": PELTASTS, "2720": MORE_PELTASTS}


@pytest.mark.clause("10.24a", "10.21c")
@pytest.mark.parametrize(("die", "hits"), [(5, 1), (7, 3)])
def test_friends_in_the_way_take_a_hit_and_check(die: int, hits: int) -> None:
    t = routs(plain({"2820": COMPANIONS, **WALL}).dice(die), COMPANIONS)
    assert t.where(COMPANIONS) == "2619"
    assert t.hits(PELTASTS) == hits and t.hits(MORE_PELTASTS) == 0


@pytest.mark.clause("10.24a", "6.94b")
def test_heavy_foot_takes_the_one_hit_too() -> None:
    t = plain({"2820": COMPANIONS, "2719": HOPLITES}, facing={HOPLITES: 90}).dice(0)
    assert routs(t, COMPANIONS).hits(HOPLITES) == 1


@pytest.mark.clause("10.24a")
def test_who_lies_along_the_way_takes_one_hit_for_both_its_halves() -> None:
    there = {"2820": COMPANIONS, "2719": HOPLITES, "2720": PELTASTS, "2620": MORE_PELTASTS}
    t = routs(plain(there, facing={HOPLITES: 210}).dice(0, 0), COMPANIONS)
    # through 2719 and 2619, where the phalanx stands
    assert t.where(COMPANIONS) == "2518"
    assert (t.where(HOPLITES), t.hits(HOPLITES)) == ("2719/2619", 1)


@pytest.mark.clause("10.24a")
def test_routed_friends_in_the_way_are_swept_off() -> None:
    t = routs(plain({"2820": COMPANIONS, **WALL}, routed=[PELTASTS, MORE_PELTASTS]), COMPANIONS)
    assert t.where(PELTASTS) == "eliminated" and t.where(MORE_PELTASTS) == "2720"
    assert t.where(COMPANIONS) == "2619"


@pytest.mark.clause("10.24a", "10.13a")
def test_rout_spreads() -> None:
    t = routs(plain({"2820": COMPANIONS, **WALL}, hits={PELTASTS: 4}), COMPANIONS)
    assert t.flag(PELTASTS, "routed")
    # it has routed by the hit, so it makes no check
    assert not t.events("rolled")


@pytest.mark.clause("10.24b")
def test_who_would_end_among_friends_goes_a_hex_farther() -> None:
    t = plain({"2820": COMPANIONS, "2619": HOPLITES, "2621": COMPANY}, facing={HOPLITES: 90}).dice(0)
    routs(t, COMPANIONS)
    assert column(t.where(COMPANIONS)) == 25 and t.hits(HOPLITES) == 1


@pytest.mark.clause("10.24b")
def test_and_is_lost_if_that_hex_is_held_too() -> None:
    there = {"2820": COMPANIONS, "2619": HOPLITES, "2621": COMPANY, "2518": PELTASTS, "2519": MORE_PELTASTS}
    t = routs(plain(there, facing={HOPLITES: 90}).dice(0, 0), COMPANIONS)
    assert t.where(COMPANIONS) == "eliminated"
    assert t.hits(HOPLITES) == 1 and t.hits(PELTASTS) == 1


@pytest.mark.clause("10.24c")
def test_skirmishers_in_flight_are_like_others() -> None:
    t = routs(plain({"2820": AGRIANIANS, **WALL}).dice(0), AGRIANIANS)
    # unrouted they would pass without a hit
    assert t.hits(PELTASTS) == 1


@pytest.mark.clause("9.62e")
def test_nobody_flees_through_a_double_depth() -> None:
    pieces = {"2211": "mac.ph.craterus", "2410": COMPANIONS_OF_ARBELA, "1919": "mac.craterus"}
    plain_way = Table(pieces, scenario="arbela", active="mac.craterus", facing={"mac.ph.craterus": 90}).dice(0)
    routs(plain_way, COMPANIONS_OF_ARBELA)
    deep = Table(
        {**pieces, "2211": ["mac.ph.craterus", "mac.ph.amyntas"]},
        scenario="arbela", active="mac.craterus", facing={"mac.ph.craterus": 90, "mac.ph.amyntas": 90},
        deep={"mac.ph.amyntas": "mac.ph.craterus"},
    )  # fmt: skip
    routs(deep, COMPANIONS_OF_ARBELA)
    assert deep.hits("mac.ph.craterus") == 0
    assert deep.flag(COMPANIONS_OF_ARBELA, "routed")


@pytest.mark.clause("9.62i")
def test_both_phalanxes_of_a_double_depth_flee_apart() -> None:
    pair = ["mac.ph.craterus", "mac.ph.amyntas"]
    t = Table(
        {"2614": pair, "1919": "mac.craterus"}, scenario="arbela", active="mac.craterus",
        facing=dict.fromkeys(pair, 90), deep={pair[1]: pair[0]},
    )  # fmt: skip
    routs(t, pair[0])
    assert t.flag(pair[0], "routed") and t.flag(pair[1], "routed")
    assert t.flag(pair[0], "deep") == -1 and t.flag(pair[1], "beneath") == 0
    one, other = (set(t.where(u).split("/")) for u in pair)
    assert not one & other


@pytest.mark.clause("9.62i", "10.28")
@pytest.mark.parametrize("leader", ["mac.alexander-iii", "mac.parmenion"])
def test_whoever_stays_goes_with_neither_of_two_phalanxes(leader: str) -> None:
    pair = ["mac.ph.craterus", "mac.ph.amyntas"]
    t = Table(
        {"2614": [*pair, leader], "1919": "mac.craterus"}, scenario="arbela", active="mac.craterus",
        facing=dict.fromkeys(pair, 90), deep={pair[1]: pair[0]},
    )  # fmt: skip
    routs(t, pair[0]).does("stand")
    assert t.where(leader) == "2614" and "2614" not in t.where(pair[1])


@pytest.mark.clause("9.62i")
def test_the_one_who_finds_no_hexes_is_lost() -> None:
    # at the edge: the first leaves the map, and so does the other
    pair = ["mac.ph.craterus", "mac.ph.amyntas"]
    t = Table(
        {"0214": pair, "1919": "mac.craterus"}, scenario="arbela", active="mac.craterus",
        facing=dict.fromkeys(pair, 90), deep={pair[1]: pair[0]},
    )  # fmt: skip
    routs(t, pair[1])
    assert [t.where(u) for u in pair] == ["gone", "gone"]


# -------------------------------------------------------------------------------------------------- leaders [10.28]
@pytest.mark.clause("10.28", "4.23b")
def test_a_leader_goes_along_or_stays() -> None:
    for answer, where in (("follow", "2619"), ("stand", "2820")):
        t = routs(plain({"2820": [COMPANIONS, "mac.caranus"]}), COMPANIONS)
        assert t.asked == "Flight" and t.clause == "10.28"
        t.does(answer)
        assert t.where(COMPANIONS) == "2619" and t.where("mac.caranus") == where
        assert t.rank("mac.caranus") == "inactive"
        assert len(t.events("goes-along")) == int(answer == "follow")


@pytest.mark.clause("10.28", "10.23")
def test_a_leader_may_leave_the_map_with_them() -> None:
    t = routs(plain({"1520": [COMPANIONS, "mac.caranus"]}), COMPANIONS).does("follow")
    assert t.where("mac.caranus") == "gone" and t.lost("macedonian") == 7 + 15


@pytest.mark.clause("4.62b", "10.28")
def test_a_leader_left_beside_the_enemy_must_go_too() -> None:
    t = routs(plain({"2820": [COMPANIONS, "mac.caranus"], "2919": FOOT}, facing={FOOT: 210}), COMPANIONS)
    t.does("stand")
    assert t.asked == "MustGo" and t.decider == "macedonian"
    t.does("back:2720", "halt")
    assert t.where("mac.caranus") == "2720"


@pytest.mark.clause("4.62b")
def test_a_leader_left_alone_and_shut_in_is_lost() -> None:
    t = plain({"2820": [COMPANIONS, "mac.caranus"], **RING}, facing=RING_FACES)
    routs(t, COMPANIONS)
    t.does("stand")
    assert t.where(COMPANIONS) == "eliminated" and t.where("mac.caranus") == "eliminated"
    assert t.event("leader-trapped").clauses == ("4.62b",)


# ------------------------------------------------------------------------------------------------- phase D2 [10.22]
@pytest.mark.clause("10.22a", "10.22b")
def test_in_the_rout_phase_they_run_as_far_as_they_can() -> None:
    t = plain({"3820": PELTASTS, "3824": COMPANIONS}, routed=[PELTASTS, COMPANIONS], moved=[PELTASTS])
    happens(t, rout.RoutMoves())
    assert column(t.where(PELTASTS)) == 38 - 5 and column(t.where(COMPANIONS)) == 38 - 8
    assert t.hits(PELTASTS) == 0


@pytest.mark.clause("9.65g", "10.22a")
def test_routed_double_size_foot_is_removed() -> None:
    t = plain({"2619": HOPLITES, "2824": COMPANY}, routed=[HOPLITES, COMPANY])
    happens(t, rout.RoutMoves())
    assert t.where(HOPLITES) == "eliminated"
    assert column(t.where(COMPANY)) == 23


@pytest.mark.clause("10.22a")
def test_the_macedonians_run_last_and_the_nearest_to_the_edge_first() -> None:
    there = {"2820": HORSE, "2520": MORE_HORSE, "2720": LIGHT_HORSE, "3220": DAHAE, "3520": MORE_DAHAE}
    t = happens(plain(there, routed=list(there.values())), rout.RoutMoves())
    assert [e["unit"] for e in t.events("fled")] == [MORE_DAHAE, DAHAE, MORE_HORSE, LIGHT_HORSE, HORSE]


@pytest.mark.clause("10.22a")
def test_ground_costs_what_it_costs() -> None:
    t = Table({"3309": "mac.hc.comp-1", "4214": "mac.alexander-iii"}, scenario="issus", active="mac.alexander-iii",
              routed=["mac.hc.comp-1"])  # fmt: skip
    before = flight.remaining(t.state, t.unit("mac.hc.comp-1"))
    happens(t, rout.RoutMoves())
    gone = before - flight.remaining(t.state, t.unit("mac.hc.comp-1"))
    # 8 points, but the Pinarus lies across the way
    assert 0 < gone < 8
    assert t.hits("mac.hc.comp-1") == 0 and t.flag("mac.hc.comp-1", "routed")


@pytest.mark.clause("10.22a", "10.23")
def test_who_cannot_go_on_in_the_rout_phase_is_lost() -> None:
    t = plain({"2820": COMPANIONS, **RING}, facing=RING_FACES, routed=[COMPANIONS])
    assert happens(t, rout.RoutMoves()).where(COMPANIONS) == "eliminated"


@pytest.mark.clause("10.25b")
def test_a_routed_unit_takes_no_orders_and_shoots_not() -> None:
    t = plain({"1810": ARCHERS, "1812": AGRIANIANS, "1811": COMPANIONS}, routed=[COMPANIONS, AGRIANIANS])
    assert f"move:{COMPANIONS}" not in t.choices() and f"fire:{AGRIANIANS}" not in t.choices()
    t.may(f"move:{ARCHERS}")
