"""Line commands: who may give one, at what price, to which line; contingents; elephants [4.3, 4.5, 5.6, 9.19]."""

from collections.abc import Mapping
from typing import Any

import pytest

from polemos.games.alexander.data.setting import OPPONENT
from polemos.games.alexander.data.tables import LEADER_MA
from polemos.games.alexander.rules.field.scenario_rules import acting_side
from rulebook.alexander.table import Table

LINE = {
    "1927": "gre.theagenes",
    "2025": "gre.ho.theb-1",
    "2027": "gre.ho.theb-2",
    "2029": "gre.ho.theb-3",
}
FACING = {"gre.ho.theb-1": 90, "gre.ho.theb-2": 90, "gre.ho.theb-3": 90}


def thebans(pieces: Mapping[str, Any] | None = None, **rest: Any) -> Table:
    """Theagenes behind three bodies of Theban hoplites in line."""
    given = {"active": "gre.theagenes", "facing": FACING, **rest}
    return Table({**LINE, **(pieces or {})}, scenario="chaeronea", **given)


def lines(t: Table) -> list[str]:
    """The line commands on offer."""
    return t.choices("line")


# ------------------------------------------------------------------------------------------------------- permission
@pytest.mark.clause("4.34d", "4.31", "4.1d")
def test_in_the_first_turn_no_roll() -> None:
    t = thebans(turn=1)
    t.does(lines(t)[0])
    assert t.asked == "CommandLine"
    assert not t.events("rolled")
    assert t.event("commands-line")["count"] == 3


@pytest.mark.clause("4.34c", "4.1f", "4.37b", "5.22j")
@pytest.mark.parametrize(("face", "won"), [(5, True), (6, False)])
def test_far_from_his_superiors_he_rolls_his_strategy(face: int, won: bool) -> None:
    t = thebans(dice=[face])
    t.does(lines(t)[0])
    assert bool(t.events("strategy-won")) == won
    if won:
        assert t.asked == "CommandLine"
        t.may("move:gre.ho.theb-1")
        assert not t.choices("recover")
    else:
        assert (t.asked, lines(t)) == ("GiveOrders", [])
        t.may("move:gre.ho.theb-1")


@pytest.mark.clause("4.31", "3.0c")
def test_a_line_instead_of_orders() -> None:
    t = thebans()
    assert lines(t)
    t.does("lead:gre.theagenes", "enter:1928", "halt")
    assert not lines(t)
    t.may_not("line:4", "4.31")


@pytest.mark.clause("4.31", "8.34c")
def test_a_leader_whose_wounds_leave_him_no_orders_still_has_his_line_command() -> None:
    there = {"3022": "per.arsites", "3021": "per.hc.persian-1", "3023": "per.hc.persian-2"}
    facing = {"per.hc.persian-1": 270, "per.hc.persian-2": 270}
    t = Table(there, scenario="granicus", wounds={"per.arsites": 2}, facing=facing).does("activate:per.arsites")
    assert t.choices() == ["done", "line:0"]
    t.may_not("move:per.hc.persian-1", "4.22b").may_not("lead:per.arsites", "4.22b")
    t.does("line:0", "done")
    # one, and no orders after it
    assert t.asked == "Momentum" and len(t.events("commands-line")) == 1


@pytest.mark.clause("4.3a")
def test_no_macedonian_ever() -> None:
    t = Table({"2420": "mac.pharnuches", "2619": "mac.ho.merc"}, active="mac.pharnuches")
    assert not lines(t)
    t.may_not("line:0")


@pytest.mark.clause("4.34e", "4.4f", "4.35a")
@pytest.mark.parametrize("kind", ["first", "momentum"])
def test_the_overall_commander_never_rolls(kind: str) -> None:
    t = Table(
        {"1912": "gre.chares", "2011": "gre.ho.ath-3", "2013": "gre.ho.ath-4"},
        scenario="chaeronea",
        active="gre.chares",
        kind=kind,
        facing={"gre.ho.ath-3": 90, "gre.ho.ath-4": 90},
    )
    t.does(lines(t)[0])
    assert t.asked == "CommandLine"
    assert not t.events("rolled")


@pytest.mark.clause("scn.chaeronea.6", "4.34b", "4.34f", "5.31d")
def test_chares_spares_the_athenians_the_roll_at_the_price_of_momentum() -> None:
    t = Table(
        {"1912": "gre.chares", "1915": "gre.lysicles", "2015": "gre.ho.ath-5"},
        scenario="chaeronea",
        active="gre.lysicles",
        facing={"gre.ho.ath-5": 90},
    )
    t.does(lines(t)[0])
    assert not t.events("rolled")
    assert t.row("gre.lysicles", "no_momentum") == 1


@pytest.mark.clause("scn.chaeronea.6")
def test_chares_does_not_spare_theagenes() -> None:
    t = thebans({"1926": "gre.chares"}, dice=[0])
    t.does(lines(t)[0])
    assert t.events("strategy-won")
    assert t.row("gre.theagenes", "no_momentum") == 0


GRANICUS = {"3026": "per.memnon", "3022": "per.arsites", "2926": "per.hc.merc-1", "2927": "per.hc.merc-2"}


@pytest.mark.clause("4.53a", "4.5a", "4.51")
def test_a_persian_wing_commander_needs_no_roll_in_his_first_phase() -> None:
    t = Table(GRANICUS, scenario="granicus", active="per.memnon")
    t.does(lines(t)[0])
    assert not t.events("rolled")
    assert t.row("per.memnon", "no_momentum") == 0


@pytest.mark.clause("4.53b", "4.35b", "4.35c")
def test_in_momentum_he_rolls_like_others_or_has_no_line_at_all() -> None:
    t = Table(GRANICUS, scenario="granicus", dice=[0, 6])
    t.does("forgo:per.arsites", "activate:per.memnon")
    t.does(lines(t)[0], "done").until("Momentum").does("momentum")
    assert lines(t)
    t.does(lines(t)[0])
    assert t.events("strategy-failed")
    t = Table(GRANICUS, scenario="granicus", dice=[0])
    t.does("forgo:per.arsites", "activate:per.memnon", "done", "momentum")
    assert not lines(t)
    t.may_not("line:2", "4.35c")


@pytest.mark.clause("4.34b")
def test_near_a_wing_commander_no_roll_and_no_price() -> None:
    t = Table(
        {"3026": "per.memnon", "3025": "per.arsames", "2925": "per.lc.cil-2"},
        scenario="granicus",
        active="per.arsames",
    )
    t.does(lines(t)[0])
    assert not t.events("rolled")
    assert t.row("per.arsames", "no_momentum") == 0


@pytest.mark.clause("4.24")
def test_no_line_command_from_an_enemy_zone() -> None:
    t = thebans(
        {"1826": "mac.hc.comp-1"},
        facing={**FACING, "mac.hc.comp-1": 90},
        phase="activation",
        active="gre.theagenes",
    )
    assert not lines(t)


# ------------------------------------------------------------------------------------------------------ composition
@pytest.mark.clause("4.33a", "4.33b", "4.33c", "4.33e")
def test_flank_to_flank_beyond_his_range() -> None:
    more = {"2031": "gre.hi.sacred", "2023": "gre.ho.boe-1", "2021": "gre.ho.boe-2", "2019": "gre.ho.theb-4"}
    t = thebans(more, turn=1, facing={**FACING, "gre.ho.boe-1": 90, "gre.ho.boe-2": 90, "gre.ho.theb-4": 90})
    t.does(lines(t)[0])
    assert t.event("commands-line")["count"] == 7


@pytest.mark.clause("4.33d", "4.32")
def test_a_gap_ends_the_line() -> None:
    t = thebans({"2033": "gre.hi.sacred"}, turn=1)
    t.does(lines(t)[0])
    assert t.event("commands-line")["count"] == 3
    # nobody has to take part
    t.may("done").does("done")


@pytest.mark.clause("4.33b")
def test_another_facing_is_no_part_of_it() -> None:
    t = thebans(turn=1, facing={**FACING, "gre.ho.theb-3": 30})
    t.does(lines(t)[0]).may("from:gre.ho.theb-1", "from:gre.ho.theb-3").does("from:gre.ho.theb-1")
    assert t.event("commands-line")["count"] == 2


@pytest.mark.clause("4.33b")
def test_front_to_rear_or_flank_to_flank_not_both() -> None:
    # the fourth body stands behind the second: one line across, or one of two ranks
    pieces = {**LINE, "1927": "gre.ho.theb-4", "1926": "gre.theagenes"}
    facing = {**FACING, "gre.ho.theb-4": 90}
    t = Table(pieces, scenario="chaeronea", active="gre.theagenes", turn=1, facing=facing)
    t.does(lines(t)[0]).may("from:gre.ho.theb-1", "from:gre.ho.theb-2")
    across = t.copy().does("from:gre.ho.theb-1")
    assert across.event("commands-line")["count"] == 3
    t.does("from:gre.ho.theb-2").may("flank-to-flank", "front-to-rear")
    assert t.copy().does("flank-to-flank").event("commands-line")["count"] == 3
    assert t.does("front-to-rear").event("commands-line")["count"] > 1


@pytest.mark.clause("4.34a")
def test_within_two_hexes_and_in_sight() -> None:
    pieces = {hex_: piece for hex_, piece in LINE.items() if piece != "gre.theagenes"}
    t = Table({**pieces, "1727": "gre.theagenes"}, scenario="chaeronea", active="gre.theagenes", turn=1, facing=FACING)
    assert not lines(t)


@pytest.mark.clause("4.34a")
def test_no_unit_between() -> None:
    pieces = {"2025": "gre.ho.theb-1", "1826": "gre.theagenes"}
    t = Table(pieces, scenario="chaeronea", active="gre.theagenes", turn=1, facing={"gre.ho.theb-1": 90})
    assert lines(t)
    t = Table(
        {**pieces, "1925": "gre.light.5", "1926": "gre.light.6"},
        scenario="chaeronea",
        active="gre.theagenes",
        turn=1,
        facing={"gre.ho.theb-1": 90},
    )
    assert not lines(t)


@pytest.mark.clause("4.34a")
def test_no_unit_between_even_if_it_stands_below_the_line_of_sight() -> None:
    # 4808 lies lower than the hexes above and beneath it
    there = {"4807": "per.patron", "4809": "per.ho.merc-1"}
    for between, found in (({}, 1), ({"4808": "per.mi.pers-1"}, 0)):
        t = Table(there | between, scenario="arbela", active="per.patron", turn=1, facing={"per.ho.merc-1": 30})
        assert len(lines(t)) == found


@pytest.mark.clause("4.37a", "5.23")
def test_only_the_contingents_of_his_entry() -> None:
    t = thebans({"2023": "gre.ho.merc-1"}, turn=1, facing={**FACING, "gre.ho.merc-1": 90})
    t.does(lines(t)[0])
    t.may_not("move:gre.ho.merc-1")
    # by individual order he may lead the mercenaries too
    t = thebans({"2023": "gre.ho.merc-1"}, facing={**FACING, "gre.ho.merc-1": 90})
    t.may("move:gre.ho.merc-1")


@pytest.mark.clause("4.33f", "4.33g", "4.34a", "5.21")
def test_a_cavalry_line_is_all_within_half_the_range() -> None:
    # Memnon's range is 5: half of it, rounded up, is 3
    t = Table(
        {"3026": "per.memnon", "2926": "per.hc.merc-1", "3029": "per.hc.merc-2"},
        scenario="granicus",
        active="per.memnon",
    )
    t.does(lines(t)[0])
    assert t.event("commands-line")["count"] == 2
    t = Table(
        {"3026": "per.memnon", "2926": "per.hc.merc-1", "3030": "per.hc.merc-2"},
        scenario="granicus",
        active="per.memnon",
    )
    t.does(lines(t)[0])
    assert t.event("commands-line")["count"] == 1


@pytest.mark.clause("scn.arbela.2")
def test_chariots_line_up_like_cavalry() -> None:
    t = Table(
        {"3530": "per.orsines", "3528": "per.ch.l-1", "3532": "per.ch.l-4"},
        scenario="arbela",
        active="per.orsines",
        turn=1,
    )
    t.does(lines(t)[0])
    assert t.event("commands-line")["count"] == 2


@pytest.mark.clause("scn.hydaspes.5")
def test_indian_chariots_too() -> None:
    t = Table(
        {"3203": "ind.hages", "3105": "ind.ch.r-3", "3202": "ind.ch.r-1"},
        scenario="hydaspes",
        active="ind.hages",
        turn=1,
    )
    found = [t.copy().does(c).event("commands-line")["count"] for c in lines(t)]
    assert found == [2]


@pytest.mark.clause("4.36")
def test_the_leader_may_go_with_his_line() -> None:
    t = thebans(turn=1)
    t.does(lines(t)[0]).may("lead:gre.theagenes")


# ------------------------------------------------------------------------------------------------- contingents [5.6]
ISSUS = {
    "4214": "mac.alexander-iii",
    "4614": ["mac.philotas", "mac.hc.comp-2"],
    "4414": "mac.hc.agema",
    "4513": "mac.hc.comp-1",
    "4713": "mac.hc.comp-3",
    "4715": "mac.hc.comp-4",
}


@pytest.mark.clause("5.66b", "5.63a", "5.63b", "5.65", "5.22e", "4.54", "4.1e", "5.61")
def test_alexander_spends_three_orders_on_philotas() -> None:
    t = Table(ISSUS, scenario="issus", active="mac.alexander-iii", options=["contingent"])
    t.does("contingent:mac.philotas")
    assert t.asked == "CommandLine"
    assert t.event("contingent")["count"] == 5
    t.does("done")
    assert t.orders == 4
    t.may_not("contingent:mac.philotas", "5.65")


@pytest.mark.clause("5.63a", "errata.5.66")
def test_beyond_half_his_range() -> None:
    pieces = {**ISSUS, "4114": "mac.alexander-iii"}
    del pieces["4214"]
    t = Table(pieces, scenario="issus", active="mac.alexander-iii", options=["contingent"])
    t.may_not("contingent:mac.philotas", "5.63a")


@pytest.mark.clause("5.63b")
def test_not_enough_orders() -> None:
    t = Table(ISSUS, scenario="issus", active="mac.alexander-iii", options=["contingent"], orders=2)
    t.may_not("contingent:mac.philotas", "5.63b")


@pytest.mark.clause("5.63b")
@pytest.mark.parametrize(
    ("lost", "price"), [((), 3), (("4414",), 3), (("4414", "4713"), 2), (("4414", "4513", "4713", "4715"), 1)]
)
def test_a_contingent_costs_one_order_less_than_it_has_units_left(lost: tuple[str, ...], price: int) -> None:
    # (RULING-133)
    pieces = {place: piece for place, piece in ISSUS.items() if place not in lost}
    t = Table(pieces, scenario="issus", active="mac.alexander-iii", options=["contingent"])
    t.does("contingent:mac.philotas", "done")
    assert (t.orders, t.event("contingent")["cost"]) == (7 - price, price)


@pytest.mark.clause("5.64")
def test_alexander_two_in_a_phase() -> None:
    pieces = {
        **ISSUS,
        "4215": ["mac.nicanor", "mac.hy.3"],
        "4315": ["mac.attalus", "mac.agrianian-javelin-men-1"],
    }
    t = Table(pieces, scenario="issus", active="mac.alexander-iii", options=["contingent"])
    t.does("contingent:mac.attalus", "done")
    assert t.orders == 6
    t.does("contingent:mac.nicanor", "done").may_not("contingent:mac.philotas", "5.64")


@pytest.mark.clause("5.64", "8.34c", "8.45a")
@pytest.mark.parametrize(("wound", "most"), [(1, 1), (2, 0)])
def test_wounds_lower_the_number_of_contingents_like_other_ratings(wound: int, most: int) -> None:
    pieces = {**ISSUS, "4215": ["mac.nicanor", "mac.hy.3"], "4315": ["mac.attalus", "mac.agrianian-javelin-men-1"]}
    wounds = {"mac.alexander-iii": wound}
    t = Table(pieces, scenario="issus", active="mac.alexander-iii", options=["contingent"], wounds=wounds)
    if most:
        t.does("contingent:mac.attalus", "done")
    t.may_not("contingent:mac.nicanor", "5.64")


@pytest.mark.clause("5.62", "5.66a", "5.66c", "4.2a")
def test_contingent_commanders_have_no_place_in_the_order() -> None:
    t = Table(ISSUS, scenario="issus", options=["contingent"])
    t.may("activate:mac.alexander-iii").may_not("activate:mac.philotas", "5.62")
    t.does("forgo:mac.alexander-iii")
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("5.61")
def test_without_the_option_they_are_not_there() -> None:
    t = Table(base="scenario", scenario="issus")
    assert t.where("mac.philotas") == "unused"


# ---------------------------------------------------------------------------------------------- elephants [9.19]
HERD = {"3409": "ind.porus", "3209": "ind.el.3", "3210": "ind.el.4", "3211": "ind.el.5"}
LEFTWARD = {"ind.el.3": 270, "ind.el.4": 270, "ind.el.5": 270}


@pytest.mark.clause("9.19a")
def test_after_the_first_order_only_who_rides_with_them() -> None:
    t = Table(HERD, scenario="hydaspes", options=["elephant_command"], active="ind.porus", facing=LEFTWARD)
    t.does("move:ind.el.3").until("GiveOrders").may_not("move:ind.el.4", "9.19a")


@pytest.mark.clause("9.19a")
def test_he_rides_one_and_goes_with_it() -> None:
    pieces = {"3209": ["ind.porus", "ind.el.3"], "3210": "ind.el.4", "3212": "ind.el.6"}
    facing = {"ind.el.3": 270, "ind.el.4": 270, "ind.el.6": 270}
    t = Table(pieces, scenario="hydaspes", options=["elephant_command"], active="ind.porus", facing=facing)
    t.does("move:ind.el.6").until("GiveOrders")
    t.may("move:ind.el.3").may_not("move:ind.el.4", "9.19a")
    t.does("move:ind.el.3")
    # he has no choice but to go along
    assert t.asked == "Moving"
    t.does(t.choices("enter")[0]).until("GiveOrders")
    assert t.where("ind.porus") == t.where("ind.el.3")
    t.may("move:ind.el.4")


def riding(points: int = 0) -> Table:
    """Porus rides an elephant and has used so many points; the first order to elephants has gone to another one."""
    pieces = {"3209": ["ind.porus", "ind.el.3"], "3210": "ind.el.4", "3212": "ind.el.6", "3309": "ind.mi.r-1"}
    facing = {"ind.el.3": 270, "ind.el.4": 270, "ind.el.6": 270}
    t = Table(pieces, scenario="hydaspes", options=["elephant_command"], active="ind.porus", facing=facing)
    t.state.lead_mp[t.leader("ind.porus")] = points
    return t.does("move:ind.el.6").until("GiveOrders")


@pytest.mark.clause("9.19a", "6.15b")
def test_whoever_has_used_his_points_cannot_go_with_his_elephant_and_so_orders_none() -> None:
    riding(LEADER_MA - 1).does("move:ind.el.3").walks("3109").until("GiveOrders").may("move:ind.el.4")
    riding(LEADER_MA).may_not("move:ind.el.3", "9.19a").may_not("move:ind.el.4", "9.19a")


@pytest.mark.clause("9.19a")
def test_an_elephant_that_stays_where_it_is_gives_him_no_command_of_others() -> None:
    # (RULING-81)
    t = riding().does("move:ind.el.3", "halt").until("GiveOrders")
    t.may_not("move:ind.el.4", "9.19a")


@pytest.mark.clause("9.19a")
def test_to_mount_an_elephant_that_has_gone_before_is_not_to_go_with_it() -> None:
    # (RULING-109)
    there = {"3211": "ind.porus", "3210": "ind.el.4", "3212": "ind.el.6", "3309": "ind.mi.r-1"}
    facing = {"ind.el.4": 270, "ind.el.6": 270}
    t = Table(there, scenario="hydaspes", options=["elephant_command"], active="ind.porus", facing=facing)
    t.does("move:ind.el.6", "enter:3111", "halt", "lead:ind.porus", "enter:3111", "halt")
    assert t.where("ind.porus") == t.where("ind.el.6")
    t.may_not("move:ind.el.4", "9.19a")


@pytest.mark.clause("9.19a")
def test_the_elephant_that_he_rides_moves_and_does_nothing_else() -> None:
    # (RULING-109)
    pieces = {"3209": ["ind.porus", "ind.el.3"], "3212": "ind.el.6", "3109": "mac.hc.agema"}
    facing = {"ind.el.3": 270, "ind.el.6": 270, "mac.hc.agema": 270}
    t = Table(pieces, scenario="hydaspes", options=["elephant_command"], active="ind.porus", facing=facing)
    t.may("fire:ind.el.3").does("move:ind.el.6").until("GiveOrders")
    t.may("move:ind.el.3").may_not("fire:ind.el.3", "9.19a")


@pytest.mark.clause("9.19b")
def test_the_marker_lets_the_line_charge_first() -> None:
    t = Table(HERD, scenario="hydaspes", options=["elephant_command"], phase="rout", facing=LEFTWARD)
    assert (t.asked, t.decider) == ("PlaceMarker", "opponent")
    t.does("commander:ind.el.4", "pass").until("ChargeOn")
    # it is the Indians' Orders Phase, though nobody leads them
    assert (t.asked, acting_side(t.state)) == ("ChargeOn", OPPONENT)
    t.may("move:ind.el.3", "move:ind.el.4", "move:ind.el.5").does("move:ind.el.3")
    assert t.asked == "Moving"
    assert "halt" not in t.choices()
    assert t.choices("turn")
    t.does(t.choices("enter")[0])
    assert "halt" not in t.choices()
    assert not t.choices("turn")
