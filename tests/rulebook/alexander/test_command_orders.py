"""Individual orders: range and path, what they allow, leaders and the Overall Commander [4.0, 4.2, 4.4, 5.2]."""

from typing import Any

import pytest

from polemos.games.alexander.data.ground import CELLS, CITY_WALL, CLEAR, NEXT
from polemos.games.alexander.data.tables import LEADER_MA
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.command.command import flood_from, ways_of
from polemos.games.alexander.rules.command.orders import GiveOrders
from rulebook.alexander.table import Table

HORSE = "mac.hc.merc-2"


# --------------------------------------------------------------------------------------------------------- the path
@pytest.mark.clause("4.21a", "4.21c")
def test_range_counts_the_hex_of_the_unit_and_not_the_leaders() -> None:
    pieces = {"2522": "mac.menedemus", "2526": HORSE, "2527": "mac.hc.merc-1"}
    t = Table(pieces, active="mac.menedemus")
    t.may(f"move:{HORSE}").may_not("move:mac.hc.merc-1", "4.21a")


def four_away(**rest: Any) -> Table:
    """A unit four hexes down the column from Menedemus, whose range is 4: one path only leads to it."""
    pieces = {"2520": "mac.menedemus", "2524": HORSE, **rest.pop("pieces", {})}
    return Table(pieces, active="mac.menedemus", **rest)


@pytest.mark.clause("4.21b")
def test_an_enemy_blocks_the_path() -> None:
    four_away().may(f"move:{HORSE}")
    four_away(pieces={"2522": "sog.li.1"}).may_not(f"move:{HORSE}", "4.21a")


@pytest.mark.clause("4.21b")
def test_an_enemy_zone_blocks_the_path_unless_a_friend_stands_there() -> None:
    enemy = {"2623": "sog.hc.1"}
    away = {"sog.hc.1": 90}
    four_away(pieces=enemy, facing=away).may(f"move:{HORSE}")
    towards = {"sog.hc.1": 330}
    four_away(pieces=enemy, facing=towards).may_not(f"move:{HORSE}", "4.21a")
    four_away(pieces={**enemy, "2522": "mac.hc.merc-1"}, facing=towards).may(f"move:{HORSE}")


@pytest.mark.clause("4.21b")
def test_routed_enemies_have_no_zone_to_block_it() -> None:
    t = four_away(pieces={"2623": "sog.hc.1"}, facing={"sog.hc.1": 330}, routed=["sog.hc.1"])
    t.may(f"move:{HORSE}")


@pytest.mark.clause("4.21b", "scn.chaeronea.3", "6.26a")
def test_the_path_leads_through_nothing_that_a_leader_cannot_enter() -> None:
    t = Table({"2010": "gre.chares"}, scenario="chaeronea")
    field = t.g.field
    walls = [h for h in range(CELLS) if field.terrain[h] == CITY_WALL]
    assert walls
    ways = ways_of(field)
    assert not any(wall in ways[h] for wall in walls for h in range(CELLS))
    beside = next(n for wall in walls for n in NEXT[6 * wall : 6 * wall + 6] if n < CELLS and field.terrain[n] == CLEAR)
    reached = flood_from(t.state, beside, 1, 3)
    assert len(reached) > 6
    assert not reached.intersection(walls)


# ------------------------------------------------------------------------------------------------------ what, how many
@pytest.mark.clause("4.22a", "5.22a", "4.22b", "5.21", "4.1c")
def test_as_many_orders_as_initiative() -> None:
    t = Table(
        {
            "2424": "mac.caranus",
            "2523": HORSE,
            "2421": "mac.hc.merc-1",
            "2422": "mac.hc.comp",
            "2425": "mac.lc.jav",
        },
        active="mac.caranus",
    )
    for unit in (HORSE, "mac.hc.merc-1", "mac.hc.comp"):
        t.does(f"move:{unit}", "halt")
    # his third order was the last
    assert t.asked == "PhaseEnd"
    assert t.flag("mac.lc.jav", "ordered") == 0


@pytest.mark.clause("5.23")
def test_one_order_a_unit_and_phase() -> None:
    t = Table({"2424": "mac.caranus", "2523": HORSE}, active="mac.caranus")
    t.does(f"move:{HORSE}").until("GiveOrders").may_not(f"move:{HORSE}", "5.23")


@pytest.mark.clause("5.23")
def test_another_leader_may_order_it_again() -> None:
    t = Table({"2424": "mac.caranus", "2522": "mac.menedemus", "2523": HORSE})
    t.does("activate:mac.caranus", f"move:{HORSE}", "enter:2623", "halt", "done").until("Due", {"Momentum": "done"})
    t.does("activate:mac.menedemus").may(f"move:{HORSE}")


@pytest.mark.clause("5.22b", "5.22c", "5.22d", "4.22a")
def test_the_uses_of_an_order() -> None:
    t = Table(
        {
            "2424": "mac.caranus",
            "2523": HORSE,
            "2421": "mac.hc.merc-1",
            "2425": "mac.sk.arch",
            "2427": "sog.lc.sog-1",
        },
        active="mac.caranus",
        hits={HORSE: 3},
        routed=["mac.hc.merc-1"],
        facing={"mac.sk.arch": 150, "sog.lc.sog-1": 30},
    )
    t.may("fire:mac.sk.arch", f"move:{HORSE}", "move:mac.sk.arch")
    t.may_not("move:mac.hc.merc-1", "10.25b")
    t = Table(
        {"2424": "mac.caranus", "2523": HORSE, "2421": "mac.hc.merc-1"},
        active="mac.caranus",
        hits={HORSE: 3},
        routed=["mac.hc.merc-1"],
    )
    t.may(f"recover:{HORSE}", "rally:mac.hc.merc-1").does(f"recover:{HORSE}")
    assert t.hits(HORSE) == 1


@pytest.mark.clause("5.24", "5.26", "3.0c", "3.0d")
def test_orders_come_before_shock() -> None:
    t = Table(
        {"2420": "mac.menedemus", "2518": "mac.hc.merc-1", "2618": "sog.hc.1", "2421": HORSE},
        facing={"mac.hc.merc-1": 90, "sog.hc.1": 270},
    )
    t.does("activate:mac.menedemus", f"move:{HORSE}", "halt")
    assert t.phase == "movement"
    assert not t.events("rolled")
    t.does("done")
    assert (t.asked, t.phase) == ("Designate", "shock")


# ------------------------------------------------------------------------------------------------------------ leaders
@pytest.mark.clause("4.23a", "4.26")
def test_a_leader_orders_himself() -> None:
    t = Table({"2424": "mac.caranus", "2522": "mac.menedemus"}, active="mac.caranus")
    t.may("lead:mac.caranus").may_not("lead:mac.menedemus", "4.4c")
    t.does("lead:mac.caranus", "enter:2524", "halt")
    assert t.where("mac.caranus") == "2524"
    assert t.orders == 2


@pytest.mark.clause("4.23a", "4.4c")
def test_an_order_to_a_leader_can_only_mean_ones_own_on_the_map() -> None:
    t = Table({"2424": "mac.caranus", "2522": "mac.menedemus", "3618": "sog.spitamenes"}, active="mac.caranus")
    top = t.state.agenda[-1]
    assert isinstance(top, GiveOrders)
    meant = [t.game.rules.choice_id(c) for c in top.universe(t.state)]
    assert [c for c in meant if c.startswith("lead:")] == ["lead:mac.menedemus", "lead:mac.caranus"]
    t.may_not("lead:sog.spitamenes", "4.4c")


@pytest.mark.clause("4.4a", "4.4c", "4.23c", "4.25")
def test_the_overall_commander_moves_others_once_a_phase() -> None:
    t = Table(
        {"2420": "mac.pharnuches", "2522": "mac.menedemus", "2518": "mac.andromachus"},
        active="mac.pharnuches",
        finished=["mac.menedemus"],
    )
    t.may("lead:mac.menedemus", "lead:mac.andromachus").does("lead:mac.menedemus", "enter:2622", "halt")
    assert t.orders == 1
    t.may_not("lead:mac.menedemus", "4.4c").may("lead:mac.andromachus")


@pytest.mark.clause("4.4d")
def test_two_orders_to_pull_a_leader_out_of_a_zone() -> None:
    pieces = {"2420": "mac.pharnuches", "2518": ["mac.menedemus", "mac.hc.merc-1"], "2618": "sog.hc.1"}
    facing = {"sog.hc.1": 270, "mac.hc.merc-1": 90}
    t = Table(pieces, active="mac.pharnuches", facing=facing)
    t.may("lead:mac.menedemus").does("lead:mac.menedemus")
    assert t.orders == 0
    t = Table(pieces, active="mac.pharnuches", facing=facing, orders=1)
    t.may_not("lead:mac.menedemus", "4.4d")


@pytest.mark.clause("4.4b", "4.4e", "4.24")
def test_the_overall_commander_in_a_zone_leaves_it_himself() -> None:
    t = Table(
        {"2518": ["mac.pharnuches", "mac.hc.merc-1"], "2618": "sog.hc.1", "2520": "mac.menedemus"},
        active="mac.pharnuches",
        facing={"sog.hc.1": 270, "mac.hc.merc-1": 90},
    )
    t.may("lead:mac.pharnuches").may_not("lead:mac.menedemus", "4.4e")


@pytest.mark.clause("4.24", "5.25d")
def test_a_leader_who_comes_into_a_zone_gives_no_more_orders() -> None:
    t = Table(
        {"2418": ["mac.menedemus", "mac.hc.merc-1"], "2618": "sog.hc.1", "2420": HORSE},
        facing={"mac.hc.merc-1": 90, "sog.hc.1": 270},
    )
    t.does("activate:mac.menedemus", "move:mac.hc.merc-1", "lead:mac.menedemus")
    t.until("Moving").does("enter:2518").until("PhaseEnd")
    # he has come before the nobles: his orders are over and his horse fight
    assert t.flag(HORSE, "ordered") == 0
    assert "shock" in {row["why"] for row in t.events("rolled")}
    assert not t.events("momentum-won")


def under_a_marker(**others: str) -> Table:
    """Pharnuches acts; both units of his line wait under his marker."""
    pieces = {"2420": "mac.pharnuches", "2619": "mac.ho.merc", "2621": "mac.hi.1", "3618": "sog.li.1", **others}
    t = Table(pieces, phase="markers", facing={"mac.ho.merc": 90, "mac.hi.1": 90})
    return t.does("mark:mac.pharnuches").until("Due").does("activate:mac.pharnuches")


@pytest.mark.clause("5.22f", "5.22i", "6.84c")
def test_a_line_under_its_marker_may_not_move() -> None:
    t = under_a_marker()
    t.may_not("move:mac.ho.merc", "6.84c").may("mark-none:mac.pharnuches")
    t.does("mark-none:mac.pharnuches").may("move:mac.ho.merc")


def offered(t: Table) -> list[str]:
    """What the active leader would be asked in the state as it is now; nothing if he would not be asked."""
    s = GAME.rules.copy(t.state)
    step = s.agenda.pop()
    assert isinstance(step, GiveOrders)
    s.opts = []
    step.run(s)
    return [GAME.rules.choice_id(c) for c in s.opts]


@pytest.mark.clause("6.82", "6.84c")
def test_nobody_is_asked_for_the_sake_of_a_hidden_marker_alone() -> None:
    t = under_a_marker()
    # both units wait under the marker; without it they could move, so the question tells nothing
    t.may("mark-none:mac.pharnuches", "done")
    for u in ("mac.ho.merc", "mac.hi.1"):
        t.state.rallied[t.unit(u)] = 1
    t.state.lead_mp[t.leader("mac.pharnuches")] = LEADER_MA
    assert offered(t) == []


@pytest.mark.clause("5.46", "6.82")
def test_a_duty_that_one_unit_can_do_is_no_question_for_the_sake_of_a_hidden_marker() -> None:
    t = under_a_marker(**{"2419": HORSE})
    for u in ("mac.ho.merc", "mac.hi.1"):
        t.state.rallied[t.unit(u)] = 1
    t.state.lead_mp[t.leader("mac.pharnuches")] = LEADER_MA
    assert offered(t) == ["done", f"move:{HORSE}", "mark-none:mac.pharnuches"]
    t.state.duty = 1
    assert offered(t) == []
