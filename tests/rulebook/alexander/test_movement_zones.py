"""Zones of control and movement [7.21-7.25], elephants and cavalry [9.15]."""

from typing import Any

import pytest

from polemos.games.alexander.data.ground import code_of
from polemos.games.alexander.rules.field.zones import covered
from rulebook.alexander.marching import (
    BOWMEN,
    COMPANIONS,
    DAHAE,
    FOOT,
    FOOT_2,
    HOPLITES,
    LINE,
    NOBLES,
    PELTASTS,
    elsewhere,
    field,
)
from rulebook.alexander.table import Table


@pytest.mark.clause("7.23a", "7.21a")
def test_a_zone_of_control_stops_a_move() -> None:
    t = field({"2516": HOPLITES, "2817": FOOT}, facing={HOPLITES: 90, FOOT: 270}).does(f"move:{HOPLITES}")
    t.walks("2617", "2717")
    assert t.where(HOPLITES) == "2717"
    assert t.asked == "GiveOrders"


@pytest.mark.clause("7.21a")
def test_flanks_and_rear_of_an_enemy_do_not_stop() -> None:
    t = field({"2516": HOPLITES, "2817": FOOT}, facing={HOPLITES: 90, FOOT: 90}).does(f"move:{HOPLITES}")
    t.walks("2617", "2717")
    assert t.asked == "Moving"
    t.may("enter:2818")


@pytest.mark.clause("7.21b")
@pytest.mark.parametrize(("out", "asked"), [([], "GiveOrders"), ([BOWMEN], "Moving")])
def test_skirmishers_hold_their_flanks_while_they_have_missiles(out: list[str], asked: str) -> None:
    # 2717 lies at the flank of the bowmen at 2718
    t = field({"2516": HOPLITES, "2718": BOWMEN}, facing={HOPLITES: 90, BOWMEN: 90}, out=out)
    t.does(f"move:{HOPLITES}").walks("2617", "2717")
    assert t.asked == asked


@pytest.mark.clause("7.21c")
def test_the_routed_hold_nothing() -> None:
    t = field({"2516": HOPLITES, "2817": FOOT}, facing={HOPLITES: 90, FOOT: 270}, routed=[FOOT])
    t.does(f"move:{HOPLITES}").walks("2617", "2717")
    assert t.asked == "Moving"


@pytest.mark.clause("7.22", "scn.pelium.1")
def test_no_zone_of_control_through_a_wall() -> None:
    # inside the wall at 0816, looking out
    t = elsewhere(
        "pelium",
        "mac.coenus",
        "0613",
        {"0714": "mac.hy.1", "0816": "ill.town.1"},
        facing={"mac.hy.1": 210, "ill.town.1": 270},
    )
    t.does("move:mac.hy.1").walks("0715")
    assert t.asked == "Moving"


@pytest.mark.clause("7.22", "scn.pelium.4")
def test_bolt_shooters_hold_the_river_that_they_may_cross() -> None:
    # the bolt shooter stands on the bank in 4218, beside the river hex 4318
    foot = "ill.light.1"
    t = elsewhere("pelium", "ill.glaucias", "4720", {"4218": "mac.at.1", "4418": foot}, facing={foot: 210})
    t.does(f"move:{foot}", "enter:4318")
    assert (t.where(foot), t.asked) == ("4318", "GiveOrders")


@pytest.mark.clause("7.23b")
def test_the_faster_leave_a_zone_of_control() -> None:
    # light foot of 5 holds horse of 8, and peltasts of 5
    t = field({"2516": COMPANIONS, "2515": FOOT}, facing={COMPANIONS: 90, FOOT: 150}).does(f"move:{COMPANIONS}")
    t.may("enter:2617").does("enter:2617", "enter:2717")
    t = field({"2516": HOPLITES, "2616": FOOT}, facing={HOPLITES: 90, FOOT: 210}).does(f"move:{HOPLITES}")
    t.may_not("enter:2617", "7.23b")


@pytest.mark.clause("7.23b")
def test_it_must_be_faster_than_each_that_holds_it() -> None:
    pieces = {"2516": COMPANIONS, "2616": FOOT, "2417": DAHAE}
    t = field(pieces, facing={COMPANIONS: 90, FOOT: 210, DAHAE: 90})
    assert f"move:{COMPANIONS}" not in t.choices("move")
    assert t.reasons(f"move:{COMPANIONS}") == ["7.23b"]


@pytest.mark.clause("7.23b")
def test_one_front_hex_must_be_free_of_units() -> None:
    pieces = {"2516": COMPANIONS, "2616": FOOT, "2617": PELTASTS}
    t = field(pieces, facing={COMPANIONS: 90, FOOT: 210, PELTASTS: 90}).does(f"move:{COMPANIONS}")
    t.may_not_by("enter:2617", "7.23b")


@pytest.mark.clause("7.24a")
def test_from_zone_to_zone_and_no_farther() -> None:
    pieces = {"2516": COMPANIONS, "2616": FOOT, "2717": FOOT_2}
    t = field(pieces, facing={COMPANIONS: 90, FOOT: 210, FOOT_2: 270}).does(f"move:{COMPANIONS}", "enter:2617")
    assert t.where(COMPANIONS) == "2617"
    assert t.asked != "Moving" or t.targets("enter") == []


@pytest.mark.clause("7.25")
def test_turning_in_a_zone_costs_half_rounded_up() -> None:
    t = field({"2516": HOPLITES, "2616": FOOT}, facing={HOPLITES: 210, FOOT: 210})
    t.does(f"move:{HOPLITES}")
    assert t.mp == 5
    t.may("turn:30", "turn:90", "turn:150", "turn:270").does("turn:30")
    assert t.facing(HOPLITES) == 30
    assert t.mp == 0
    assert t.flag(HOPLITES, "turned") == 1
    t.until("GiveOrders")
    assert t.where(HOPLITES) == "2516"


@pytest.mark.clause("7.25")
def test_who_has_turned_in_a_zone_does_not_leave_it() -> None:
    t = field({"2516": COMPANIONS, "2616": FOOT}, facing={COMPANIONS: 150, FOOT: 210})
    t.does(f"move:{COMPANIONS}", "turn:210")
    assert t.asked != "Moving" or t.targets("enter") == []


@pytest.mark.clause("7.25")
def test_no_turning_where_two_enemies_hold_it() -> None:
    pieces = {"2516": COMPANIONS, "2616": FOOT, "2417": FOOT_2}
    t = field(pieces, facing={COMPANIONS: 150, FOOT: 210, FOOT_2: 90}).does(f"move:{COMPANIONS}")
    t.may_not("turn:90", "7.25").may("enter:2517")


@pytest.mark.clause("7.25", "7.13")
def test_double_size_units_do_not_turn_in_a_zone() -> None:
    t = field({"2519": LINE, "2619": FOOT}, facing={LINE: 90, FOOT: 210}).does(f"move:{LINE}")
    t.may_not("turn:30", "7.13")


@pytest.mark.clause("7.23a")
def test_an_enemy_who_turns_in_time_stops_the_mover() -> None:
    t = Table(
        {"2416": "mac.menedemus", "2516": HOPLITES, "2717": NOBLES},
        active="mac.menedemus",
        facing={HOPLITES: 90, NOBLES: 210},
        standing={"opponent": ["face always", "entry-fire never", "withdraw-others never"]},
    )
    t.does(f"move:{HOPLITES}", "enter:2617")
    t.until("GiveOrders")
    assert (t.facing(NOBLES), t.where(HOPLITES)) == (270, "2617")


# ----------------------------------------------------------------------------------------- cavalry and elephants [9.15]
HORSE = "mac.hc.perdiccas"
ELEPHANTS = "ind.el.1"


def elephants(at: str, facing: int, **rest: Any) -> Table:
    return elsewhere(
        "hydaspes",
        "mac.perdiccas",
        "2416",
        {"2516": rest.pop("unit", HORSE), at: ELEPHANTS},
        facing={HORSE: 90, "mac.hy.1": 90, ELEPHANTS: facing},
        **rest,
    )


@pytest.mark.clause("9.15a")
def test_cavalry_does_not_go_before_elephants() -> None:
    elephants("2717", 270).does(f"move:{HORSE}").may_not("enter:2617", "9.15a").may("enter:2616")


@pytest.mark.clause("9.15a")
def test_foot_does() -> None:
    elephants("2717", 270, unit="mac.hy.1").does("move:mac.hy.1").may("enter:2617")


@pytest.mark.clause("9.15b")
@pytest.mark.parametrize("facing", [90, 150])
def test_beside_elephants_each_hex_costs_cavalry_two_hits(facing: int) -> None:
    t = elephants("2718", facing).does(f"move:{HORSE}", "enter:2617")
    assert t.hits(HORSE) == 0
    t.does("enter:2717")
    assert t.hits(HORSE) == 2
    assert "9.15b" in t.clauses()


@pytest.mark.clause("9.15b")
def test_foot_walks_past_elephants_unhurt() -> None:
    t = elephants("2718", 90, unit="mac.hy.1").does("move:mac.hy.1", "enter:2617", "enter:2717")
    assert t.hits("mac.hy.1") == 0


@pytest.mark.clause("7.26")
def test_both_sides_may_hold_a_hex() -> None:
    t = field({"2516": HOPLITES, "2717": FOOT}, facing={HOPLITES: 90, FOOT: 270})
    assert [covered(t.state, code_of("2617"), side) for side in (0, 1)] == [True, True]
    assert [covered(t.state, code_of("2717"), side) for side in (0, 1)] == [False, False]
