"""What moves oblige to: who must go on, who has moved, who rides along [4.4, 5.46, 6.14, 6.92, 7.23, 7.31]."""

from typing import Any

import pytest

from polemos.games.alexander.data.ground import NEXT, code_of, label
from rulebook.alexander.marching import (
    AGRIANIANS,
    ARCHERS,
    COMPANIONS,
    FOOT,
    FOOT_2,
    LINE,
    MERCENARIES,
    PELTASTS,
    SILENT,
    elsewhere,
    field,
)
from rulebook.alexander.table import Table

PHARNUCHES = "mac.pharnuches"
MENEDEMUS = "mac.menedemus"
CARANUS = "mac.caranus"
ATHENIANS = ("gre.ho.ath-1", "gre.ho.ath-2")


# ---------------------------------------- riding out of a zone
def beside_the_enemy(**rest: object) -> Table:
    """Caranus rides with the mercenaries, who have an enemy before them and can get away; 4 orders."""
    pieces = {"2420": [MERCENARIES, CARANUS], "2520": FOOT_2}
    pieces |= dict(rest.pop("pieces", {}))  # type: ignore[call-overload]
    facing = {MERCENARIES: 90, FOOT_2: 270, COMPANIONS: 90, FOOT: 270}
    return field(pieces, facing=facing, active=rest.pop("active", PHARNUCHES), orders=4, **rest)


@pytest.mark.clause("4.4e", "7.23c")
def test_the_overall_commander_in_a_zone_calls_nobody_out_of_one() -> None:
    t = beside_the_enemy(pieces={"2617": [COMPANIONS, PHARNUCHES], "2717": FOOT}).does(f"move:{MERCENARIES}")
    assert t.asked == "Moving"
    # out of the zone himself he may
    t = beside_the_enemy(pieces={"2217": PHARNUCHES}).does(f"move:{MERCENARIES}")
    t.may(f"lead:{CARANUS}").does(f"lead:{CARANUS}")
    assert t.orders == 2


@pytest.mark.clause("4.4c")
def test_a_leader_called_out_of_a_zone_has_had_his_order_of_the_phase() -> None:
    t = beside_the_enemy(pieces={"2217": PHARNUCHES}).does(f"move:{MERCENARIES}", f"lead:{CARANUS}", "enter:2519")
    t.does("halt").until("GiveOrders").may_not(f"lead:{CARANUS}", "4.4c")


@pytest.mark.clause("4.4b", "4.61", "7.23c")
def test_the_overall_commander_rides_out_of_a_zone_by_his_own_orders_only() -> None:
    pieces = {"2420": [MERCENARIES, PHARNUCHES], "2520": FOOT_2, "2218": MENEDEMUS}
    facing = {MERCENARIES: 90, FOOT_2: 270}
    t = field(pieces, facing=facing, active=MENEDEMUS, orders=4).does(f"move:{MERCENARIES}")
    assert t.asked == "Moving"
    t = field(pieces, facing=facing, active=PHARNUCHES, orders=2).does(f"move:{MERCENARIES}")
    t.may(f"lead:{PHARNUCHES}")


# ---------------------------------------- the law of inertia
@pytest.mark.clause("6.14a")
def test_a_line_that_goes_on_together_does_not_halt_against_the_law_of_inertia() -> None:
    # the first stands before the woods of 0822: straight on costs a hit, but it can go on
    pieces = {"0621": ATHENIANS[0], "0619": ATHENIANS[1]}
    facing = dict.fromkeys(ATHENIANS, 90)

    def together(*options: str) -> Table:
        t = elsewhere("chaeronea", "gre.chares", "0520", pieces, facing=facing, options=list(options), turn=1)
        return t.does(t.choices("line")[0]).until("CommandLine").does("together:120")

    t = together("inertia")
    assert (t.asked, t.where(ATHENIANS[0])) == ("Moving", "0721/0722")
    t.may_not("halt", "6.14a").may("enter:0821")
    t = together()
    assert (t.asked, t.where(ATHENIANS[0])) == ("CommandLine", "0721/0722")


# ---------------------------------------- a trumper's duty
@pytest.mark.clause("5.46")
def test_a_trumper_does_his_duty_with_a_unit_that_comes_to_another_hex() -> None:
    def trumper() -> Table:
        t = field({"2519": LINE}, facing={LINE: 90}, orders=1)
        t.state.duty = 1
        return t.does(f"move:{LINE}").may_not("halt", "5.46").may_not("square", "5.46")

    trumper().does("enter:2619").may("halt")
    # about face in its two hexes is no other hex
    t = trumper().does("reverse").may_not("halt", "5.46")
    t.does(f"enter:{t.targets('enter')[0]}", "halt")
    # half a pivot brings it elsewhere, even if the left half stays where it was
    t = trumper().does("pivot:2520").may("halt")
    assert t.where(LINE) == "2519/2620"


@pytest.mark.clause("5.46")
def test_with_orders_left_he_may_halt_a_unit_where_it_stands() -> None:
    t = field({"2519": LINE}, facing={LINE: 90}, orders=2)
    t.state.duty = 1
    t.does(f"move:{LINE}").may("halt")


@pytest.mark.clause("5.46", "9.31a")
@pytest.mark.parametrize(("unit", "enough"), [(ARCHERS, False), (AGRIANIANS, True)])
def test_a_range_is_of_use_only_if_somebody_in_it_may_attack(unit: str, enough: bool) -> None:
    # archers fight nobody but chariots and those who run, so that their enemy does not release a trumper
    t = field({"2417": unit, "2517": FOOT}, facing={unit: 90, FOOT: 90}, orders=3)
    t.state.duty = 1
    t.does(f"lead:{MENEDEMUS}", "enter:2316", "halt").may(f"move:{unit}")
    assert ("done" in t.choices()) == enough


# ---------------------------------------- stacking
@pytest.mark.clause("6.92a", "6.92b")
def test_skirmishers_held_up_on_skirmishers_do_not_press_on() -> None:
    def held_up(other: str) -> Table:
        t = Table(
            {"2516": AGRIANIANS, "2617": other, "2717": FOOT, "2416": MENEDEMUS},
            active=MENEDEMUS,
            facing={AGRIANIANS: 90, other: 270, FOOT: 210},
            standing={"opponent": ["face ask", "entry-fire never", "withdraw-others never"]},
            dice=[0, 0],
        )
        t.does(f"move:{AGRIANIANS}", "enter:2617", "face-about:270").until("GiveOrders")
        assert t.event("stuck").clauses == ("6.92b",)
        return t

    t = held_up(ARCHERS)
    # he routs, and the others check and take a hit at least, besides the one for the passage
    assert t.flag(AGRIANIANS, "routed") == 1
    assert t.hits(ARCHERS) == 2
    assert held_up(MERCENARIES).flag(AGRIANIANS, "routed") == 0


@pytest.mark.clause("6.92b", "6.22b")
def test_the_ground_takes_its_toll_of_skirmishers_who_press_on() -> None:
    # two levels lie between 3817, where the horse stand, and 3917
    mover, horse, enemy = "mac.sk.agr-1", "mac.hc.comp-1", "asp.li.1"
    t = Table(
        {"3716": mover, "3817": horse, "3916": enemy, "3616": "mac.alexander-iii"},
        scenario="arigaeum",
        active="mac.alexander-iii",
        facing={mover: 90, horse: 270, enemy: 330},
        standing={"opponent": ["face ask", "entry-fire never", "withdraw-others never"]},
        dice=[0],
    )
    t.does(f"move:{mover}", "enter:3817", "face-about:270")
    if t.asked == "PressOn":
        t.does("enter:3917")
    assert (t.where(mover), t.hits(mover)) == ("3917", 3)


@pytest.mark.clause("6.92a")
def test_who_is_held_up_on_friends_routs_before_they_check() -> None:
    t = Table(
        {"2516": COMPANIONS, "2617": MERCENARIES, "2717": FOOT, "2416": MENEDEMUS},
        active=MENEDEMUS,
        facing={COMPANIONS: 90, MERCENARIES: 270, FOOT: 210},
        standing={"opponent": ["face ask", "entry-fire never", "withdraw-others never"]},
        dice=[0, 9],
    )
    t.does(f"move:{COMPANIONS}", "enter:2617", "face-about:270").until("GiveOrders")
    told = [event.kind for event in t.state.heard or []]
    assert told.index("routs") < told.index("check-failed")
    assert t.events("routs")[0]["unit"] == COMPANIONS


# ---------------------------------------- who has moved
@pytest.mark.clause("7.31", "7.32b")
def test_a_unit_that_was_ordered_to_move_and_did_not_need_not_attack() -> None:
    t = field({"2519": LINE, "2619": FOOT}, facing={LINE: 90, FOOT: 90}).does(f"move:{LINE}", "halt", "done", "pass")
    assert (t.asked, t.events("will-charge")) == ("Designate", [])
    t.may(f"commit:{LINE}", "done")


@pytest.mark.clause("7.31", "7.14")
def test_a_unit_that_has_turned_out_of_contact_has_moved() -> None:
    t = field({"2519": COMPANIONS, "2619": FOOT}, facing={COMPANIONS: 30, FOOT: 90}).does(f"move:{COMPANIONS}")
    t.does("turn:90", "halt")
    assert t.event("will-charge")["unit"] == COMPANIONS


# ---------------------------------------- column
@pytest.mark.clause("6.65a", "10.13a")
@pytest.mark.parametrize(("hits", "routed"), [(2, 0), (3, 1), (4, 1)])
def test_who_has_too_many_hits_for_a_column_routs_in_forming_it(hits: int, routed: int) -> None:
    # TQ 5, in column 3
    t = field({"2519": PELTASTS}, facing={PELTASTS: 90}, hits={PELTASTS: hits}).does(f"move:{PELTASTS}", "column:60")
    assert t.flag(PELTASTS, "routed") == routed


# ---------------------------------------- contingents
@pytest.mark.clause("9.62b", "5.65")
@pytest.mark.parametrize(("wing", "moves"), [("mac.alexander-iii", True), ("mac.seleucus", False)])
def test_a_contingent_moves_a_double_depth_for_the_overall_commander_only(wing: str, moves: bool) -> None:
    lower, upper, other = "mac.ph.antigenes", "mac.ph.cleitus", "mac.ph.meleager"
    t = elsewhere(
        "hydaspes",
        wing,
        "2413",
        {"2515": [lower, upper], "2416": "mac.antigenes", "2511": other},
        deep={lower: upper},
        facing=dict.fromkeys((lower, upper, other), 90),
        options=["contingent"],
    )
    t.does("contingent:mac.antigenes").may(f"move:{other}")
    if moves:
        t.may(f"move:{upper}")
    else:
        t.may_not(f"move:{upper}", "9.62b")


@pytest.mark.clause("4.24", "4.36")
@pytest.mark.parametrize(("wing", "rides"), [("mac.alexander-iii", True), ("mac.seleucus", False)])
def test_a_contingent_commander_leaves_a_zone_for_the_overall_commander_only(wing: str, rides: bool) -> None:
    # he goes into the zone with a phalanx of his, and would go back alone
    mine, enemy = "mac.ph.meleager", "ind.mi.r-1"
    t = elsewhere(
        "hydaspes",
        wing,
        "2413",
        {"2515": [mine, "mac.antigenes"], "2815": enemy},
        facing={mine: 90, enemy: 270},
        options=["contingent"],
    )
    t.does("contingent:mac.antigenes", f"move:{mine}", "lead:mac.antigenes", "enter:2615", "enter:2715")
    while t.asked == "Moving":
        t.does("halt")
    assert (t.asked, "lead:mac.antigenes" in t.choices("lead")) == ("CommandLine" if rides else "GiveOrders", rides)


# ---------------------------------------- elephants that charge
@pytest.mark.clause("9.19b", "8.11a")
def test_elephants_that_charge_shoot_on_their_way() -> None:
    # hypaspists turn their backs on them in one of the two hexes before them; the other one is free
    elephants = [f"ind.el.{n}" for n in (3, 4, 5)]
    pieces = {"3409": "ind.porus", "3110": "mac.hy.1", **dict(zip(("3209", "3210", "3211"), elephants, strict=True))}
    t = Table(
        pieces,
        scenario="hydaspes",
        options=["elephant_command"],
        phase="rout",
        facing={**dict.fromkeys(elephants, 270), "mac.hy.1": 270},
        standing={"macedonian": ["withdraw-others never", "face never"]},
    )
    t.does("commander:ind.el.4", "pass").until("ChargeOn").does("move:ind.el.4")
    t.may("shoot:mac.hy.1", "enter:3109").may_not("halt", "9.19b").may_not("enter:3110", "6.93")


@pytest.mark.clause("9.19b")
def test_an_elephant_that_charges_may_turn_where_it_begins_though_its_way_is_barred() -> None:
    # an enemy who turns his back stands in either hex before it
    pieces = {"3409": "ind.porus", "3210": "ind.el.4", "3109": "mac.hy.2", "3110": "mac.hy.1"}
    facing = {"ind.el.4": 270, "mac.hy.1": 270, "mac.hy.2": 270}
    silent = dict.fromkeys(("macedonian", "opponent"), SILENT)
    t = Table(pieces, scenario="hydaspes", options=["elephant_command"], phase="rout", facing=facing, standing=silent)
    t.does("commander:ind.el.4").until("Moving").may("turn:210", "turn:150", "halt").does("turn:210")
    # now a way is open, and it goes
    t.may("enter:3211").may_not("halt", "9.19b").does("enter:3211").may_not("turn:150", "9.19b")


@pytest.mark.clause("9.19b", "7.23b")
def test_elephants_that_charge_go_on_out_of_an_enemy_zone_too() -> None:
    # a phalanx before one half of their front holds them; they are faster
    elephants, phalanx = "ind.el.4", "mac.ph.meleager"
    pieces, facing = {"3210": elephants, "3110": phalanx}, {elephants: 270, phalanx: 90}
    rest: dict[str, Any] = {"scenario": "hydaspes", "options": ["elephant_command"], "phase": "rout", "facing": facing}
    silent = dict.fromkeys(("macedonian", "opponent"), SILENT)
    t = Table({"3409": "ind.porus", **pieces}, standing=silent, **rest)
    t.does(f"commander:{elephants}").until("Moving").may("enter:3109").may_not("halt", "9.19b")
    # by order they may stay
    t = elsewhere("hydaspes", "ind.porus", "3409", pieces, facing=facing)
    t.does(f"move:{elephants}").may("enter:3109", "halt")


# ---------------------------------------- two deep
@pytest.mark.clause("6.12", "6.13a", "9.62a")
def test_who_steps_beneath_another_has_moved_alone_and_moves_no_more_in_that_phase() -> None:
    rear, front = "mac.ph.craterus", "mac.ph.amyntas"
    t = elsewhere("arbela", "mac.alexander-iii", "1913", {"2015": rear, "2115": front}, facing={rear: 90, front: 90})
    t.does(f"move:{rear}", f"deepen:{front}")
    assert (t.flag(rear, "moved"), t.flag(front, "moved")) == (1, 0)
    t.may_not(f"move:{front}", "6.12")


@pytest.mark.clause("6.13b", "9.62c")
def test_a_double_depth_of_which_one_has_moved_is_hit_in_moving_again() -> None:
    rear, front = "mac.ph.craterus", "mac.ph.amyntas"
    t = elsewhere(
        "arbela",
        "mac.alexander-iii",
        "1913",
        {"2115": [rear, front]},
        deep={rear: front},
        moved=[rear],
        facing={rear: 90, front: 90},
    )
    t.does(f"move:{front}", "enter:2215")
    assert (t.hits(rear), t.hits(front)) == (1, 1)


# ---------------------------------------- a line
@pytest.mark.clause("5.22g", "4.32")
def test_nobody_is_sent_on_together_by_a_bearing_that_is_shut_to_all() -> None:
    dahae = ["sog.lc.dahae-1", "sog.lc.dahae-2"]
    # enemies before both of them on the lower left; on the upper left the way is free
    pieces = {"3016": dahae[0], "3018": dahae[1], "3216": "sog.spitamenes", "2916": AGRIANIANS, "2918": PELTASTS}
    t = field(pieces, active="sog.spitamenes", facing=dict.fromkeys((*dahae, AGRIANIANS, PELTASTS), 270))
    t.does(t.choices("line")[0]).may("together:300").may_not("together:240", "6.93")
    # one behind the other they go, the foremost first
    pieces = {"3016": dahae[0], "3115": dahae[1], "3216": "sog.spitamenes"}
    t = field(pieces, active="sog.spitamenes", facing={dahae[0]: 270, dahae[1]: 270})
    t.does(t.choices("line")[0]).may("together:240").does("together:240")
    assert t.flag(dahae[0], "moved") and t.flag(dahae[1], "moved")


@pytest.mark.clause("5.22g", "6.94a")
@pytest.mark.parametrize("bearing", [0, 60, 120, 180, 240, 300])
@pytest.mark.parametrize("facing", [-30, 30])
@pytest.mark.parametrize("first", [0, 1])
def test_of_those_sent_on_together_the_foremost_go_first(bearing: int, facing: int, first: int) -> None:
    # so nobody passes anybody, whichever way they go
    rear, front = ("sog.lc.dahae-1", "sog.lc.dahae-2")[:: -1 if first else 1]
    start = code_of("2717")
    pieces = {"2717": rear, label(NEXT[6 * start + bearing // 60]): front, "2720": "sog.spitamenes"}
    t = field(pieces, active="sog.spitamenes", facing=dict.fromkeys((rear, front), (bearing + facing) % 360))
    t.does(t.choices("line")[0], f"together:{bearing}")
    assert NEXT[6 * code_of(t.where(rear)) + bearing // 60] == code_of(t.where(front)) != start
    assert t.flag(rear, "moved") and (t.hits(rear), t.hits(front)) == (0, 0)
