"""Leaders who must go, or are lost, and the flight of Darius [4.62, 6.95, 8.46b]."""

from typing import Any

import pytest

from polemos.games.alexander.rules.reactions import leader_withdrawal
from rulebook.alexander.routs import (  # fmt: skip
    CHIEF,
    COMPANIONS,
    COMPANY,
    DAHAE,
    FOOT,
    HOPLITES,
    LIGHT_HORSE,
    MORE_DAHAE,
    MORE_FOOT,
    NOBLES,
    PELTASTS,
    battle,
    comes,
    happens,
    hex_of,
    plain,
)
from rulebook.alexander.table import Table

CHIEFTAIN = "sog.dahae"
SPITAMENES = "sog.spitamenes"


# ------------------------------------------------------------------------------ without his unit (RULING-100) [4.62b]
def left_alone(pieces: dict[str, Any], **rest: Any) -> Table:
    """The unit in 2820 is gone; its leader stands there alone."""
    t = plain({"2820": CHIEFTAIN, **pieces}, **rest)
    return happens(t, leader_withdrawal.Bereft(1, hex_of("2820"), -1))


@pytest.mark.clause("4.62b", "4.62d")
def test_a_leader_without_his_unit_goes_before_the_fastest_enemy_beside_him() -> None:
    facing = {COMPANY: 30, COMPANIONS: 30, LIGHT_HORSE: 30, HOPLITES: 30}
    # 9 - 5 points, 9 - 8, and before light horse none
    for others, points in (({}, 4), ({"2719": COMPANIONS}, 1), ({"2819": COMPANIONS}, 1)):
        t = left_alone({"2720": COMPANY, **others}, facing=facing)
        assert t.asked == "MustGo" and t.clause == "4.62b" and t.decider == "opponent"
        # away from them, not along them
        assert others or sorted(t.choices()) == ["back:2819", "back:2919", "back:2920"]
        t.does("back:2920")
        left = 0
        while t.asked == "LeaderBack":
            t.does(next(c for c in t.choices("back") if int(c[5:7]) > int(t.where(CHIEFTAIN)[:2])))
            left += 1
        assert left == points - 1
    t = left_alone({"2720": COMPANY, "2719": LIGHT_HORSE}, facing=facing)
    assert t.where(CHIEFTAIN) == "eliminated"
    # faster friends drive nobody away, nor does an enemy who flees
    t = left_alone({"2720": COMPANY, "2719": DAHAE}, facing=facing)
    assert t.asked == "MustGo"
    t = left_alone({"2720": COMPANY, "2719": LIGHT_HORSE}, facing=facing, routed=[LIGHT_HORSE])
    assert t.asked == "MustGo"


@pytest.mark.clause("4.62b")
def test_who_is_not_beside_an_enemy_or_not_alone_stays() -> None:
    assert left_alone({"2620": COMPANIONS}).asked == "GiveOrders"
    assert left_alone({"2820": [CHIEFTAIN, FOOT], "2720": COMPANIONS}).asked == "GiveOrders"
    assert left_alone({"2720": COMPANIONS}, routed=[COMPANIONS]).asked == "GiveOrders"
    assert left_alone({"2720": DAHAE}).asked == "GiveOrders"
    # nor are other leaders, elsewhere or of the enemy, asked
    there = {"2820": FOOT, "2919": SPITAMENES, "3019": COMPANIONS, "1609": "mac.caranus", "2620": CHIEF}
    t = plain(there, active="mac.caranus")
    assert happens(t, leader_withdrawal.Bereft(1, hex_of("2820"), -1)).asked == "GiveOrders"


@pytest.mark.clause("4.62b")
def test_the_only_way_is_taken_without_asking() -> None:
    faces = {"2819": COMPANY, "2720": PELTASTS, "2821": "mac.lp.2"}
    t = left_alone(faces, facing={COMPANY: 150, PELTASTS: 30, "mac.lp.2": 330})
    assert t.where(CHIEFTAIN) in ("2919", "2920", "eliminated")


# ------------------------------------------------------------------------------------------------------ Darius [8.46b]
def darius(place: str, others: dict[str, Any], **rest: Any) -> Table:
    return battle("issus", "mac.alexander-iii", "4214", {place: "per.darius", **others}, **rest)


@pytest.mark.clause("8.46b")
def test_darius_flees_toward_his_edge_alone_and_stops_when_he_likes() -> None:
    # even before light horse of MA 10
    t = darius("3606", {"3608": "mac.lc.paeonian"})
    comes(t, "mac.lc.paeonian").does("withdraw-leader:per.darius")
    assert t.clause == "8.46b"
    t.may_not("back:3607", "8.46b").may_not("back:3604", "8.46b").may_not("halt")
    t.does("back:3605").may("halt").may_not("back:3606", "8.46b")
    t.does("halt")
    assert t.where("per.darius") == "3605"


@pytest.mark.clause("8.46b", "4.62b")
def test_if_he_must_go_he_goes_toward_his_edge_and_at_the_edge_off_the_map() -> None:
    enemy = "mac.hc.comp-1"
    t = darius("3602", {"3603": enemy}, facing={enemy: 30})
    happens(t, leader_withdrawal.Bereft(1, hex_of("3602"), -1))
    assert (t.asked, t.choices()) == ("MustGo", ["back:3601", "back:3701", "back:3501"])
    assert t.reasons("exit:top") == ["8.46b"]
    t = darius("3601", {"3602": enemy}, facing={enemy: 30})
    assert happens(t, leader_withdrawal.Bereft(1, hex_of("3601"), -1)).where("per.darius") == "gone"


@pytest.mark.clause("8.46b", "6.71c")
def test_he_is_asked_by_whoever_comes_within_two_hexes() -> None:
    # even by one who can come no farther, once
    t = darius("3606", {"3608": "mac.hc.comp-1"})
    t.state.mover, t.state.mp, t.state.stopped = t.unit("mac.hc.comp-1"), 0, 1
    assert comes(t, "mac.hc.comp-1").choices("withdraw-leader") == ["withdraw-leader:per.darius"]
    t.does("stand")
    assert comes(t, "mac.hc.comp-1").asked == "GiveOrders"


@pytest.mark.clause("8.46b", "4.61", "4.62a")
def test_why_a_leader_cannot_go_back_is_told_hex_by_hex() -> None:
    ring = {"3605": "mac.hc.comp-2", "3706": "mac.hc.comp-3", "3506": "mac.hc.comp-1", "3608": "mac.hy.1"}
    others = {**ring, "3409": "per.hc.r-1"}
    expected = {
        # of the six hexes around Darius three lie toward his edge: one is held, two are in the zones of the others
        "per.darius": {
            ("3605", "6.93"), ("3505", "4.61"), ("3705", "4.61"),
            ("3506", "8.46b"), ("3607", "8.46b"), ("3706", "8.46b"),
        },
        # another leader asks of all six, and three lie no farther from the foot in 3608
        "per.nabarzanes": {
            ("3605", "6.93"), ("3505", "4.61"), ("3705", "4.61"),
            ("3506", "6.93"), ("3706", "6.93"), ("3607", "4.61"),
            ("3506", "6.71a"), ("3706", "6.71a"), ("3607", "6.71a"),
        },
    }  # fmt: skip
    for leader, why in expected.items():
        t = darius("1502", {**others, "3606": leader}) if leader != "per.darius" else darius("3606", others)
        comes(t, "mac.hy.1").may("withdraw:per.hc.r-1").may_not(f"withdraw-leader:{leader}")
        found = t.game.rules.why_not(t.state, f"withdraw-leader:{leader}")
        assert {(t.said("space", r.space), r.clause) for r in found} == why
    # with a way out he is not refused it
    del others["3605"]
    comes(darius("3606", others), "mac.hy.1").may("withdraw-leader:per.darius")


@pytest.mark.clause("8.46b")
def test_a_leader_three_hexes_off_or_of_his_own_does_not_frighten_him() -> None:
    for name, place, asked in (
        ("mac.parmenion", "3608", True),
        ("mac.parmenion", "3609", False),
        ("per.nabarzanes", "3608", False),
    ):
        t = darius("3606", {place: name})
        happens(t, leader_withdrawal.LeaderNear(t.leader(name)))
        assert (t.asked == "MayEscape") == asked
        if asked:
            assert t.clause == "8.46b"
    # nor when he cannot flee
    ring = {"3605": "mac.hc.comp-1", "3706": "mac.hc.comp-2", "3506": "mac.hc.comp-3", "3608": "mac.parmenion"}
    t = darius("3606", ring)
    assert happens(t, leader_withdrawal.LeaderNear(t.leader("mac.parmenion"))).asked != "MayEscape"


@pytest.mark.clause("8.46b", "6.95")
def test_if_his_hex_is_entered_he_flees_four_hexes() -> None:
    t = darius("3606", {"3606": ["per.darius", "mac.hc.comp-1"]}, facing={"mac.hc.comp-1": 210})
    happens(t, leader_withdrawal.Trapped(t.unit("mac.hc.comp-1")))
    assert t.asked == "MustGo" and sorted(t.choices()) == ["back:3505", "back:3605", "back:3705"]
    t.does("back:3605", "back:3604", "back:3603", "back:3602")
    assert t.where("per.darius") == "3602" and t.asked == "GiveOrders"


@pytest.mark.clause("6.95", "4.62d")
def test_another_leader_goes_as_far_as_his_points_lead() -> None:
    # 9 - 5 points before the company that has entered his hex, the first of them away from it
    t = plain({"2820": [CHIEFTAIN, COMPANY]}, facing={COMPANY: 270})
    happens(t, leader_withdrawal.Trapped(t.unit(COMPANY)))
    assert sorted(t.choices()) == ["back:2819", "back:2821", "back:2919", "back:2920"]
    t.may_not("back:2720", "4.61").may_not("back:3020", "4.62d")
    t.does("back:2920").does("back:3020", "back:3120", "back:3220")
    assert t.where(CHIEFTAIN) == "3220" and t.asked == "GiveOrders"


@pytest.mark.clause("4.62b", "6.95")
def test_nobody_must_go_before_an_enemy_who_is_gone() -> None:
    t = plain({"2820": CHIEFTAIN, "2720": COMPANY}, facing={COMPANY: 30})
    m, u = t.leader(CHIEFTAIN), t.unit(COMPANY)
    assert len(leader_withdrawal.LeaderBack(1, m, u, 4, 0).options(t.state)) == 3
    t.state.loc[u] = -1
    assert leader_withdrawal.LeaderBack(1, m, u, 4, 0).options(t.state) == []
    happens(t, leader_withdrawal.Trapped(u), leader_withdrawal.MustGo(1, m, u, leader_withdrawal.OVERRUN))
    assert t.where(CHIEFTAIN) == "2820" and t.asked == "GiveOrders"
    # nor a leader who is gone himself
    t = plain({"2820": CHIEFTAIN, "2720": COMPANY}, facing={COMPANY: 30})
    t.state.lead_loc[m] = -1
    assert leader_withdrawal.LeaderBack(1, m, u, 4, 0).options(t.state) == []
    happens(t, leader_withdrawal.MustGo(1, m, u, leader_withdrawal.OVERRUN))
    assert t.asked == "GiveOrders" and not t.events("leader-shut-in")


@pytest.mark.clause("4.62b")
def test_a_friend_who_comes_up_costs_no_leader_his_life() -> None:
    # five Sogdians stand around him, and one looks into the hex in which the company has come
    ring = {"2819": FOOT, "2919": MORE_FOOT, "2920": DAHAE, "2821": MORE_DAHAE, "2720": NOBLES}
    t = plain({"2820": "mac.caranus", "2719": COMPANY, **ring}, facing={FOOT: 210})
    assert leader_withdrawal.surrounded(t.state, t.leader("mac.caranus"))
    assert happens(t, leader_withdrawal.Trapped(t.unit(COMPANY))).where("mac.caranus") == "2820"


@pytest.mark.clause("8.46b")
def test_nobody_flees_who_is_not_there() -> None:
    for gone in ("per.darius", "mac.parmenion"):
        t = darius("3606", {"3608": "mac.parmenion"})
        t.state.lead_loc[t.leader(gone)] = -1
        happens(t, leader_withdrawal.LeaderNear(t.leader("mac.parmenion")))
        assert t.asked == "GiveOrders"
