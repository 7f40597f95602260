"""Leaders on the move, lines and contingents at work [4.1i, 4.23, 4.36, 4.4, 4.6, 5.22, 5.65, 6.15]."""

from typing import Any

import pytest

from polemos.games.alexander.data.tables import MADE_FINISHED
from polemos.games.alexander.rules.shock.casualties import afflict
from rulebook.alexander.marching import COMPANIONS, FOOT, HOPLITES, NOBLES, PELTASTS, elsewhere, field
from rulebook.alexander.table import Table

MENEDEMUS = "mac.menedemus"
PHARNUCHES = "mac.pharnuches"
CARANUS = "mac.caranus"
SPITAMENES = "sog.spitamenes"


# --------------------------------------------------------------------------------------------------- by his own order
@pytest.mark.clause("4.23a", "4.1i", "6.15a")
def test_a_leader_moves_himself_for_an_order() -> None:
    t = field({})
    before = t.orders
    t.does(f"lead:{MENEDEMUS}")
    assert t.orders == before - 1
    assert t.asked == "Leading"
    assert len(t.targets("enter")) == 6
    t.walks(*[f"2{row}16" for row in range(5, 10)], "3016")
    assert t.row(MENEDEMUS, "lead_mp") == 6
    t.does("halt")
    assert t.where(MENEDEMUS) == "3016"


@pytest.mark.clause("6.15a", "6.15b")
def test_nine_points_a_phase_are_all_he_has() -> None:
    t = field({"3417": HOPLITES}).does(f"lead:{MENEDEMUS}")
    t.walks("2516", "2616", "2716", "2816", "2916", "3016", "3116", "3216")
    t.does("halt", f"lead:{MENEDEMUS}")
    assert t.asked == "Leading"
    t.walks("3316")
    assert t.row(MENEDEMUS, "lead_mp") == 9
    assert t.asked == "GiveOrders"
    t.may_not(f"lead:{MENEDEMUS}", "6.15b")
    assert t.rank(MENEDEMUS) == "active"


@pytest.mark.clause("4.1i", "6.22b")
def test_he_pays_the_prices_of_horse_and_takes_no_hits() -> None:
    # 2617 and 2717 are the Granicus
    t = elsewhere("granicus", "mac.craterus", "2517", {}).does("lead:mac.craterus").walks("2617", "2717")
    assert t.row("mac.craterus", "lead_mp") == 4
    assert t.events("hit") == []


@pytest.mark.clause("4.26", "6.95")
def test_he_has_no_facing_and_enters_friends_freely() -> None:
    t = field({"2516": COMPANIONS}).does(f"lead:{MENEDEMUS}", "enter:2516")
    assert (t.where(MENEDEMUS), t.hits(COMPANIONS), t.row(MENEDEMUS, "lead_mp")) == ("2516", 0, 1)


@pytest.mark.clause("6.93", "6.95")
def test_he_enters_no_enemy() -> None:
    t = field({"2516": FOOT, "2417": SPITAMENES}, facing={FOOT: 90}).does(f"lead:{MENEDEMUS}")
    t.may_not("enter:2516", "6.93").may_not("enter:2417", "6.95")


@pytest.mark.clause("4.61")
def test_he_enters_a_zone_of_control_only_where_a_friend_stands() -> None:
    pieces = {"2717": FOOT, "2617": COMPANIONS, "2516": MENEDEMUS}
    t = field(pieces, facing={FOOT: 270, COMPANIONS: 90}, active=MENEDEMUS).does(f"lead:{MENEDEMUS}")
    t.may("enter:2617").does("enter:2617")
    assert t.where(MENEDEMUS) == "2617"
    assert t.asked != "Leading"
    t = field({"2717": FOOT, "2516": MENEDEMUS}, facing={FOOT: 270}, active=MENEDEMUS).does(f"lead:{MENEDEMUS}")
    t.may_not("enter:2617", "4.61")


@pytest.mark.clause("4.24", "4.61")
def test_in_a_zone_of_control_he_moves_nobody_himself_least_of_all() -> None:
    pieces = {"2717": FOOT, "2617": [COMPANIONS, MENEDEMUS], "2418": PELTASTS}
    t = field(pieces, facing={FOOT: 270, COMPANIONS: 90}, active=MENEDEMUS)
    assert t.asked != "GiveOrders"


# --------------------------------------------------------------------------------------- the Overall Commander's orders
@pytest.mark.clause("4.23c", "4.4c")
def test_the_overall_commander_moves_others_once_each() -> None:
    t = field({"2416": PHARNUCHES, "2417": CARANUS}, active=PHARNUCHES, orders=3)
    t.does(f"lead:{CARANUS}", "enter:2418", "halt")
    assert (t.orders, t.where(CARANUS)) == (2, "2418")
    t.may_not(f"lead:{CARANUS}", "4.4c")


@pytest.mark.clause("4.4c")
def test_nobody_else_does() -> None:
    t = field({"2417": CARANUS}).may_not(f"lead:{CARANUS}", "4.4c")
    assert t.asked == "GiveOrders"


@pytest.mark.clause("4.4d", "7.23c")
def test_out_of_a_zone_of_control_it_takes_two_orders() -> None:
    pieces = {"2416": PHARNUCHES, "2617": [COMPANIONS, CARANUS], "2717": FOOT}
    facing = {COMPANIONS: 90, FOOT: 270}
    t = field(pieces, facing=facing, active=PHARNUCHES, orders=2).does(f"lead:{CARANUS}")
    assert t.asked == "Leading"
    t.does("enter:2517", "halt")
    assert t.where(CARANUS) == "2517"
    t = field(pieces, facing=facing, active=PHARNUCHES, orders=1)
    assert f"lead:{CARANUS}" not in t.choices("lead")
    assert "4.4d" in t.reasons(f"lead:{CARANUS}")


@pytest.mark.clause("4.4b", "7.23c")
def test_the_overall_commander_leaves_a_zone_by_his_own_order() -> None:
    pieces = {"2617": [COMPANIONS, PHARNUCHES], "2717": FOOT}
    t = field(pieces, facing={COMPANIONS: 90, FOOT: 270}, active=PHARNUCHES, orders=2)
    t.does(f"lead:{PHARNUCHES}", "enter:2517")
    assert t.where(PHARNUCHES) == "2517"


@pytest.mark.clause("4.4e")
def test_in_a_zone_he_moves_no_other_leader() -> None:
    pieces = {"2617": [COMPANIONS, PHARNUCHES], "2717": FOOT, "2516": CARANUS}
    t = field(pieces, facing={COMPANIONS: 90, FOOT: 270}, active=PHARNUCHES, orders=3)
    assert f"lead:{CARANUS}" not in t.choices("lead")
    assert "4.4e" in t.reasons(f"lead:{CARANUS}")


@pytest.mark.clause("4.25")
def test_the_finished_may_be_moved_by_him() -> None:
    t = field({"2416": PHARNUCHES, "2417": CARANUS}, active=PHARNUCHES, orders=2, finished=[CARANUS])
    t.may(f"lead:{CARANUS}")


@pytest.mark.clause("4.63")
def test_leaders_who_meet_alone_fight_at_once() -> None:
    t = field({"2617": SPITAMENES}, dice=[5, 5]).does(f"lead:{MENEDEMUS}", "enter:2516")
    assert [row["why"] for row in t.events("rolled")] == ["duel", "duel"]
    assert t.asked != "Leading"


@pytest.mark.clause("4.63")
def test_a_leader_with_his_men_is_not_met_alone() -> None:
    t = field({"2617": [NOBLES, SPITAMENES]}, facing={NOBLES: 90}, dice=[5, 5])
    t.does(f"lead:{MENEDEMUS}", "enter:2516")
    assert t.events("rolled") == []
    assert t.asked == "Leading"


@pytest.mark.clause("scn.jaxartes.1")
def test_alone_he_crosses_the_jaxartes_at_three_a_hex() -> None:
    t = elsewhere("jaxartes", "mac.craterus", "2517", {}).does("lead:mac.craterus").walks("2617", "2717")
    assert t.row("mac.craterus", "lead_mp") == 6


# -------------------------------------------------------------------------------------------------------- with a unit
def escorted(**rest: Any) -> Table:
    pieces = {"2416": [HOPLITES, MENEDEMUS], **rest.pop("pieces", {})}
    facing = {HOPLITES: 90, **rest.pop("facings", {})}
    return field(pieces, facing=facing, active=MENEDEMUS, **rest)


@pytest.mark.clause("4.23b")
def test_he_goes_with_the_unit_he_is_stacked_with() -> None:
    t = escorted()
    before = t.orders
    t.does(f"move:{HOPLITES}")
    assert (t.asked, t.clause) == ("Escort", "4.23b")
    t.may("done").does(f"lead:{MENEDEMUS}").walks("2515", "2615")
    assert t.where(MENEDEMUS) == "2615"
    # neither an order nor points of his own
    assert (t.orders, t.row(MENEDEMUS, "lead_mp")) == (before - 1, 0)


@pytest.mark.clause("4.23b")
def test_or_stays_behind() -> None:
    t = escorted().does(f"move:{HOPLITES}", "done").walks("2515")
    assert t.where(MENEDEMUS) == "2416"


@pytest.mark.clause("4.61")
def test_with_his_unit_he_comes_into_a_zone_of_control() -> None:
    t = escorted(pieces={"2616": FOOT}, facings={FOOT: 270}).does(f"move:{HOPLITES}", f"lead:{MENEDEMUS}", "enter:2515")
    assert t.where(MENEDEMUS) == t.where(HOPLITES) == "2515"


@pytest.mark.clause("4.24", "7.23c")
def test_out_of_a_zone_he_goes_only_by_leave_of_the_overall_commander() -> None:
    pieces = {"2516": [COMPANIONS, CARANUS], "2515": FOOT, "2417": "mac.lp.2"}
    facing = {COMPANIONS: 90, FOOT: 150}
    t = field({**pieces, "2418": MENEDEMUS}, facing=facing, active=MENEDEMUS).does(f"move:{COMPANIONS}")
    assert t.asked == "Moving"
    t = field({**pieces, "2418": PHARNUCHES}, facing=facing, active=PHARNUCHES, orders=2).does(f"move:{COMPANIONS}")
    assert (t.asked, t.orders) == ("Escort", 1)
    t.does(f"lead:{CARANUS}", "enter:2617")
    assert (t.where(CARANUS), t.event("goes-along")["cost"]) == ("2617", 1)
    t = field({**pieces, "2418": PHARNUCHES}, facing=facing, active=PHARNUCHES, orders=1).does(f"move:{COMPANIONS}")
    assert t.asked == "Moving"


# --------------------------------------------------------------------------------------------------------------- lines
DAHAE = [f"sog.lc.dahae-{n}" for n in (1, 2, 3)]


def line(**rest: Any) -> Table:
    """The Dahae of Spitamenes, three abreast with a gap, under a line command."""
    pieces = {"3016": DAHAE[0], "3017": DAHAE[1], "3019": DAHAE[2], "3216": SPITAMENES, **rest.pop("pieces", {})}
    facing = dict.fromkeys(DAHAE, 270)
    t = field(pieces, active=SPITAMENES, facing={**facing, **rest.pop("facings", {})}, **rest)
    t.does(next(c for c in t.choices("line")))
    return t


@pytest.mark.clause("5.22g", "4.32", "6.31")
def test_the_units_of_a_line_move_one_after_the_other_or_not_at_all() -> None:
    t = line()
    assert (t.asked, t.clause) == ("CommandLine", "5.22g")
    t.may(*[f"move:{unit}" for unit in DAHAE]).does(f"move:{DAHAE[0]}").walks("2916").does("halt")
    assert t.asked == "CommandLine"
    t.may_not(f"move:{DAHAE[0]}", "5.23").does("done")
    assert t.where(DAHAE[1]) == "3017"


@pytest.mark.clause("5.22h", "5.22g")
def test_they_shoot_too() -> None:
    t = line(pieces={"2816": PELTASTS}, facings={PELTASTS: 270}, dice=[9, 9])
    t.may(f"fire:{DAHAE[0]}", f"fire:{DAHAE[1]}", "all-fire").does("all-fire")
    assert t.asked == "CommandLine"
    assert {row["unit"] for row in t.events("shot")} == {DAHAE[0], DAHAE[1]}
    t.may_not(f"move:{DAHAE[0]}", "5.23").may(f"move:{DAHAE[2]}")


@pytest.mark.clause("5.22g")
def test_together_they_go_as_far_as_they_go() -> None:
    t = line(pieces={"2615": HOPLITES}, facings={HOPLITES: 90})
    t.may("together:240").may_not("together:60", "6.32").does("together:240")
    # ten points to the lower left, nobody in the way
    assert t.where(DAHAE[1]) == "2022"
    assert t.where(DAHAE[2]) == "2024"
    assert [t.flag(unit, "moved") for unit in DAHAE] == [1, 1, 1]


@pytest.mark.clause("5.22g", "7.23a")
def test_together_they_stop_in_a_zone_of_control() -> None:
    t = line(pieces={"2820": COMPANIONS}, facings={COMPANIONS: 90}).does("together:240")
    t.until("CommandLine")
    # 2919 and 2920 lie before the horse: the third stands there, the others pass it by
    assert t.where(DAHAE[2]) == "2919"
    assert t.where(DAHAE[1]) == "2022"


@pytest.mark.clause("4.36")
def test_the_leader_rides_with_his_line_or_not() -> None:
    t = line().may(f"lead:{SPITAMENES}").does(f"lead:{SPITAMENES}", "enter:3116", "halt")
    assert (t.asked, t.where(SPITAMENES)) == ("CommandLine", "3116")


@pytest.mark.clause("4.25", "4.36", "8.34c")
def test_finished_by_a_casualty_he_stays_while_his_line_goes_on() -> None:
    t = line().may(f"lead:{SPITAMENES}")
    afflict(t.state, t.leader(SPITAMENES), MADE_FINISHED)
    t.does(f"move:{DAHAE[0]}").walks("2916").does("halt")
    t.may(f"move:{DAHAE[1]}").may_not(f"lead:{SPITAMENES}", "4.25")


@pytest.mark.clause("5.65")
def test_a_contingent_moves_like_a_line() -> None:
    units = ["mac.hc.comp-1", "mac.hc.comp-2"]
    t = elsewhere(
        "issus",
        "mac.alexander-iii",
        "4214",
        {"4513": units[0], "4614": [units[1], "mac.philotas"]},
        options=["contingent"],
        facing=dict.fromkeys(units, 330),
    )
    t.does("contingent:mac.philotas")
    assert t.asked == "CommandLine"
    t.may(*[f"move:{unit}" for unit in units], "lead:mac.philotas")
    t.does(f"move:{units[1]}", "lead:mac.philotas")
    t.does(f"enter:{t.targets('enter')[0]}")
    assert t.where("mac.philotas") == t.where(units[1]) != "4614"


@pytest.mark.clause("9.73")
def test_no_charge_formation_by_line_command() -> None:
    t = elsewhere(
        "granicus",
        "per.arsites",
        "3022",
        {"2915": "per.hc.persian-1", "2924": "per.hc.persian-2", "2922": "per.hc.persian-3"},
        options=["charge_formation", "pursuit"],
        facing=dict.fromkeys(["per.hc.persian-1", "per.hc.persian-2", "per.hc.persian-3"], 270),
    )
    t.does(t.choices("line")[0], "move:per.hc.persian-3").may_not("charge", "9.73")
