"""Corners of command: leaders in zones, on hills, in glens, under a duty, hurt [4.4, 4.6, 5.25, 5.4]."""

from typing import Any

import pytest

from polemos.games.alexander.data.setting import OPPONENT
from polemos.games.alexander.data.tables import MADE_FINISHED
from polemos.games.alexander.rules.command.end_of_turn import renew
from polemos.games.alexander.rules.command.lines import UNHELPED
from polemos.games.alexander.rules.command.momentum import refusals_reactivation
from polemos.games.alexander.rules.field.scenario_rules import HILL_AWAKE, STUNG
from polemos.games.alexander.rules.shock.casualties import afflict
from rulebook.alexander.table import Table


# ------------------------------------------------------------------------------------- range used in a zone [5.25, 5.5]
def elite_in_a_zone() -> Table:
    """Alexander has had the orders of his Elite phase beside the enemy; shock is next."""
    t = Table(
        {"2020": ["mac.hc.agema", "mac.alexander-iii"], "2120": "per.hc.median-1", "4010": "per.memnon"},
        scenario="granicus",
        options=["elite"],
        active="mac.alexander-iii",
        kind="elite",
        facing={"mac.hc.agema": 90, "per.hc.median-1": 270},
        dice=[5] * 20,
    )
    return t.does("done")


@pytest.mark.clause("5.25b", "5.5e")
@pytest.mark.parametrize("answer", ["commit:mac.hc.agema", "done"])
def test_the_range_of_the_overall_commander_is_not_used_up_in_a_zone(answer: str) -> None:
    t = elite_in_a_zone().until("Designate")
    t.does(answer).until("Due")
    assert (t.rank("mac.alexander-iii"), t.row("mac.alexander-iii", "used_zoc")) == ("inactive", 0)
    assert bool(t.events("attacks")) == (answer != "done")


# -------------------------------------------------------------------------------------- the hill of Issus [scn.issus.2]
@pytest.mark.clause("scn.issus.2")
def test_nobody_orders_the_commander_on_the_hill_before_it_wakes() -> None:
    there = {"4908": "per.darius", "5216": ["per.hill.3", "per.hill"], "5213": "per.thymondas"}
    t = Table(there, scenario="issus", active="per.darius")
    t.may("lead:per.thymondas").may_not("lead:per.hill", "scn.issus.2")
    Table(there, scenario="issus", active="per.darius", special=HILL_AWAKE).may("lead:per.hill")


# -------------------------------------------------------------------- the commander of a contingent [4.4c, 4.4e, 7.23c]
def nicanor_in_a_zone(chased: bool) -> Table:
    """Nicanor has ridden into an enemy zone with a unit of the contingent that he commands for Alexander.

    chased: Alexander stands in an enemy zone as well.
    """
    agema, mine, theirs, horse = "mac.hc.agema", "mac.hy.1", "per.lp.merc-1", "per.hc.median-1"
    there = {"2020": [agema, "mac.alexander-iii"], "2017": [mine, "mac.nicanor"], "2016": "mac.hy.2", "2217": theirs}
    t = Table(
        there | ({"2120": horse} if chased else {"2220": horse}),
        scenario="granicus",
        options=["contingent"],
        active="mac.alexander-iii",
        facing={agema: 90, mine: 90, "mac.hy.2": 90, theirs: 270, horse: 270},
    )
    t.does("contingent:mac.nicanor", f"move:{mine}").until("Escort").does("lead:mac.nicanor").walks("2117")
    return t.until("CommandLine")


@pytest.mark.clause("4.4e", "7.23c")
def test_he_stays_in_a_zone_while_the_overall_commander_stands_in_one() -> None:
    nicanor_in_a_zone(True).may("move:mac.hy.2").may_not("lead:mac.nicanor", "4.4e")


@pytest.mark.clause("4.4c", "7.23c")
def test_he_leaves_a_zone_once_a_phase() -> None:
    t = nicanor_in_a_zone(False).does("lead:mac.nicanor", "enter:2017", "halt")
    assert t.row("mac.nicanor", "lead_moved") == 1
    # outside he goes as often as his points allow: back to his men, who stand in a zone
    t.does("lead:mac.nicanor", "enter:2117")
    assert t.asked == "CommandLine"
    t.may("move:mac.hy.2").may_not("lead:mac.nicanor", "4.4c")


# ---------------------------------------------------------------------------------- leaders who meet alone [4.63, 8.43]
@pytest.mark.clause("4.63", "8.43", "scn.hydaspes.1")
def test_he_rides_on_past_a_leader_who_fights_nobody_in_person() -> None:
    t = Table({"2316": "mac.craterus", "2617": "ind.porus"}, scenario="hydaspes", active="mac.craterus")
    t.does("lead:mac.craterus").walks("2416", "2516")
    assert t.asked == "Leading"
    t.walks("2616")
    assert (t.where("mac.craterus"), t.events("rolled")) == ("2616", [])
    t = Table({"2316": "mac.craterus", "2617": "ind.porus"}, scenario="hydaspes", active="ind.porus")
    assert t.does("lead:ind.porus").walks("2517", "2417").asked == "Leading"


# ------------------------------------------------------------------------------------------- what a trumper owes [5.46]
def theagenes_trumps() -> Table:
    """Theagenes has trumped; one of his hoplites faces an enemy, another one could move."""
    mine, more, theirs = "gre.ho.theb-1", "gre.ho.theb-2", "mac.hy.1"
    t = Table(
        {"1005": "gre.lysicles", "1926": "gre.theagenes", "2025": mine, "2027": more, "2125": theirs}
        | {"4010": "mac.antipater"},
        scenario="chaeronea",
        turn=1,
        facing={mine: 90, more: 90, theirs: 270},
        dice=[2] * 9,
    )
    return t.does("trump:gre.theagenes", "pass")


@pytest.mark.clause("5.46")
def test_a_line_command_is_what_a_trumper_owes() -> None:
    # (RULING-10)
    t = theagenes_trumps().does("line:4")
    assert t.state.duty == 0
    t.does("done").until("Designate").may("done").does("done")
    assert not t.events("attacks")
    # without one he may give no orders, but then the hoplites in his range must fight
    assert theagenes_trumps().does("done").until("Momentum").events("attacks")


@pytest.mark.clause("5.46", "5.65")
def test_a_command_to_a_contingent_is_what_a_trumper_owes_too() -> None:
    # (RULING-10)
    there = {"4214": "mac.alexander-iii", "4315": ["mac.attalus", "mac.agrianian-javelin-men-1"]}
    there |= {"3317": "mac.craterus", "4113": "mac.slingers"}
    t = Table(there, scenario="issus", options=["contingent"], hits={"mac.slingers": 3}, dice=[0])
    t.does("trump:mac.alexander-iii")
    for place in ("4113", "4214") * 3:
        t.does("lead:mac.alexander-iii", f"enter:{place}", "halt")
    assert t.orders == 1
    t.may_not("recover:mac.slingers", "5.46").does("contingent:mac.attalus").may("done")
    assert t.state.duty == 0


@pytest.mark.clause("5.46")
def test_a_trumper_does_not_ride_away_from_his_duty() -> None:
    horse = "mac.hc.merc-2"
    t = Table({"2420": "mac.pharnuches", "2522": "mac.menedemus", "2523": horse}, dice=[0])
    t.does("trump:mac.menedemus", "lead:mac.menedemus").walks("2521", "2520", "2519")
    # his range is 4: one more, and there would be nobody left whom he could order
    t.may("enter:2520").may_not("enter:2518", "5.46").does("halt")
    # once he has done it he rides where he likes
    t.does(f"move:{horse}", "enter:2623", "halt", "lead:mac.menedemus").walks("2518", "2517")
    # nor is he held where he reaches nobody anyhow
    t = Table({"2420": "mac.pharnuches", "2522": "mac.menedemus", "2530": horse}, dice=[0])
    t.does("trump:mac.menedemus", "lead:mac.menedemus").walks("2521", "2520")


# ---------------------------------------------------------------------------------- drawn from the glen [scn.lyginus.1]
def stung(**rest: Any) -> Table:
    """The Triballi have been hit by a missile; their chief commands a line of horse with javelins."""
    there = {"3310": "tri.chief", "3309": "tri.lc.1", "3311": "tri.lc.2", "3109": "mac.phalanx-1"}
    facing = {"tri.lc.1": 270, "tri.lc.2": 270, "mac.phalanx-1": 90}
    return Table(there, scenario="lyginus", active="tri.chief", facing=facing, **{"special": STUNG, **rest})


@pytest.mark.clause("scn.lyginus.1")
def test_a_line_drawn_from_the_glen_moves_and_does_nothing_else() -> None:
    t = stung().does("line:0")
    assert t.choices() == ["move:tri.lc.1", "move:tri.lc.2"]
    for other in ("fire:tri.lc.1", "harass:tri.lc.1", "all-fire", "together:300", "lead:tri.chief", "done"):
        t.may_not(other, "scn.lyginus.1")
    # nobody is asked any more once each of them has been set moving
    t.does("move:tri.lc.1").until("PhaseEnd")
    assert [row["unit"] for row in t.events("ordered")] == ["tri.lc.1", "tri.lc.2"]
    # before anybody has been hit, and after turn 5, they do as they like
    for rest in ({"special": 0}, {"turn": 6}):
        stung(**rest).does("line:0").may("done", "lead:tri.chief")


# ---------------------------------------------------------------------------------------- hurt this turn [5.33c, 8.34c]
def doomed(*hurt: str) -> Table:
    """Alexander is about to try for momentum, and doom awaits him; Persian leaders have been hurt this turn."""
    there = {"4214": "mac.alexander-iii", "3606": "per.darius", "3409": "per.thymondas", "4506": "per.ca.l-2"}
    rest: dict[str, Any] = {"scenario": "issus", "phase": "momentum", "active": "mac.alexander-iii", "dice": [9, 0]}
    t = Table(there, finished=["per.thymondas"], **rest)
    for name in hurt:
        afflict(t.state, t.leader(name), MADE_FINISHED)
    return t.does("momentum")


@pytest.mark.clause("5.33c", "8.34c")
def test_a_leader_hurt_this_turn_is_not_reactivated() -> None:
    # (RULING-115)
    doomed().may("reactivate:per.thymondas", "reactivate:per.darius")
    t = doomed("per.thymondas")
    # Darius is the only one left: nobody is asked
    assert [row["leader"] for row in t.events("reactivated")] == ["per.darius"]
    assert t.rank("per.thymondas") == "finished"
    assert [refusal.clause for refusal in refusals_reactivation(t.state, OPPONENT, t.leader("per.thymondas"))] == [
        "8.34c"
    ]
    t = doomed("per.thymondas", "per.darius")
    assert t.events("doom") and not t.events("reactivated")
    # the next turn they are like others again
    renew(t.state)
    assert not refusals_reactivation(t.state, OPPONENT, t.leader("per.darius"))


@pytest.mark.clause("5.61", "5.62")
@pytest.mark.parametrize(("leader", "asked"), [("mac.philotas", False), ("mac.craterus", True)])
def test_no_contingent_commander_gives_orders_of_his_own(leader: str, asked: bool) -> None:
    there = {"4614": [leader, "mac.hc.comp-2"], "3606": "per.darius"}
    t = Table(there, scenario="issus", active=leader, orders=3)
    assert (t.asked == "GiveOrders") == asked


@pytest.mark.clause("4.21a")
@pytest.mark.parametrize(("place", "reached"), [("2016", True), ("2015", True), ("2021", False), ("2011", False)])
def test_a_unit_of_two_hexes_is_ordered_where_either_half_is_within_range(place: str, reached: bool) -> None:
    # Menedemus in 2418 reaches four hexes; the other half stands beneath the one that is named
    unit = "mac.ho.merc"
    t = Table({"2418": "mac.menedemus", place: unit}, active="mac.menedemus", facing={unit: 90})
    assert (f"move:{unit}" in t.choices("move")) == reached
    if not reached:
        t.may_not(f"move:{unit}", "4.21a")


@pytest.mark.clause("4.4c", "5.62")
def test_no_enemy_is_ordered_to_ride_or_to_command() -> None:
    there = {"4214": "mac.alexander-iii", "4614": ["mac.philotas", "mac.hc.comp-2"], "3606": "per.darius"}
    t = Table(there, scenario="issus", active="mac.alexander-iii", options=["contingent"])
    assert t.reasons("lead:per.darius") == ["4.4c"] and t.reasons("contingent:per.darius") == ["5.62"]


@pytest.mark.clause("4.35b", "4.35c", "3.0f")
def test_a_line_command_of_the_turn_before_gives_none_in_a_momentum_phase() -> None:
    there = {"3026": "per.memnon", "3022": "per.arsites", "2926": "per.hc.merc-1", "2927": "per.hc.merc-2"}
    t = Table(there, scenario="granicus", dice=[0])
    for name in ("per.memnon", "per.arsites"):
        t.state.helped[t.leader(name)] = UNHELPED
    renew(t.state)
    t.does("forgo:per.arsites", "activate:per.memnon", "done", "momentum").may_not("line:2", "4.35c")


# ------------------------------------------------------------------------------------------ which line [4.33, 4.37a]
@pytest.mark.clause("4.33b", "4.37a")
def test_a_line_is_named_once_and_by_a_unit_of_its_entry() -> None:
    # the third body faces elsewhere; the mercenaries are no Thebans
    bodies = ("gre.ho.theb-1", "gre.ho.theb-2", "gre.ho.theb-3")
    there = {
        "1927": "gre.theagenes",
        "2023": "gre.ho.merc-1",
        **dict(zip(("2025", "2027", "2029"), bodies, strict=True)),
    }
    facing = dict(zip((*bodies, "gre.ho.merc-1"), (90, 90, 30, 90), strict=True))
    t = Table(there, scenario="chaeronea", active="gre.theagenes", turn=1, facing=facing)
    t.does("line:4")
    assert t.targets("from") == [bodies[0], bodies[2]]
    assert t.reasons(f"from:{bodies[1]}") == ["4.33b"]
    assert t.reasons("from:gre.ho.merc-1") == ["4.37a"]


@pytest.mark.clause("4.33g")
def test_no_cavalry_line_of_horse_beyond_half_the_range() -> None:
    # Memnon's range is 5: half of it, rounded up, is 3
    for place, reached in (("3029", True), ("3030", False)):
        t = Table({"3026": "per.memnon", place: "per.hc.merc-2"}, scenario="granicus", active="per.memnon")
        assert bool(t.choices("line")) == reached
        if not reached:
            assert "4.33g" in t.reasons("line:2") and "4.33f" not in t.reasons("line:2")


# ------------------------------------------------------------------- who rides with foot commands no elephants [9.19a]
@pytest.mark.clause("9.19a")
def test_to_go_along_with_foot_gives_no_command_of_elephants() -> None:
    foot, elephants = "ind.mi.r-1", ("ind.el.4", "ind.el.6")
    there = {"3209": ["ind.porus", foot], "3211": elephants[0], "3213": elephants[1]}
    facing = dict.fromkeys((foot, *elephants), 270)
    t = Table(there, scenario="hydaspes", options=["elephant_command"], active="ind.porus", facing=facing)
    t.does(f"move:{elephants[1]}").until("GiveOrders").does(f"move:{foot}", "lead:ind.porus", "enter:3109")
    t.until("GiveOrders").may_not(f"move:{elephants[0]}", "9.19a")
    assert t.where("ind.porus") == t.where(foot) == "3109"


# ----------------------------------------------------------------------- what bars a line or a contingent [4.25, 4.35c]
@pytest.mark.clause("4.35c")
def test_who_may_give_no_line_command_is_told_that_and_nothing_of_his_units() -> None:
    # his horse stands beyond half his range besides
    there = {"3026": "per.memnon", "3022": "per.arsites", "3526": "per.hc.merc-1"}
    t = Table(there, scenario="granicus", dice=[0]).does("forgo:per.arsites", "activate:per.memnon", "done", "momentum")
    assert t.reasons("line:2") == ["4.35c"]


@pytest.mark.clause("4.25")
def test_a_contingent_commander_who_is_finished_commands_nobody() -> None:
    there = {"4214": "mac.alexander-iii", "4614": ["mac.philotas", "mac.hc.comp-2"], "4414": "mac.hc.agema"}
    for finished, clauses in ([], []), (["mac.philotas"], ["4.25"]):
        rest: dict[str, Any] = {"options": ["contingent"], "finished": finished}
        t = Table(there, scenario="issus", active="mac.alexander-iii", **rest)
        assert t.reasons("contingent:mac.philotas") == clauses


# ---------------------------------------------------------------------------------------- laid out with a marker [6.82]
@pytest.mark.clause("6.82", "6.81a")
def test_the_marker_of_a_position_lies_for_the_leaders_line() -> None:
    foot = ("mac.ho.merc", "mac.hi.1")
    there = dict(zip(("2619", "2621"), foot, strict=True)) | {"2420": "mac.pharnuches", "3720": "sog.dahae"}
    t = Table(there | {"3618": "sog.li.1"}, facing=dict.fromkeys(foot, 90), markers={"mac.pharnuches": "PW"})
    t.does("activate:mac.pharnuches")
    for unit in foot:
        t.may_not(f"move:{unit}", "6.84c")
