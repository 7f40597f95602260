"""Stacking and passing through friends [6.9, 9.62e]."""

from typing import Any

import pytest

from rulebook.alexander.marching import (
    AGRIANIANS,
    ARCHERS,
    COMPANIONS,
    FOOT,
    HOPLITES,
    JAVELIN_HORSE,
    LINE,
    MERCENARIES,
    PELTASTS,
    PELTASTS_2,
    SLINGERS,
    elsewhere,
    field,
)
from rulebook.alexander.table import Table


def facing_right(pieces: dict[str, str], **rest: Any) -> Table:
    facing = dict.fromkeys(pieces.values(), 90)
    return field(pieces, facing={**facing, **rest.pop("facings", {})}, **rest)


@pytest.mark.clause("6.91", "6.94a")
def test_passing_through_costs_both_a_hit() -> None:
    t = facing_right({"2516": COMPANIONS, "2617": MERCENARIES}).does(f"move:{COMPANIONS}", "enter:2617")
    assert (t.hits(COMPANIONS), t.hits(MERCENARIES)) == (1, 1)
    t.may_not("halt", "6.91").may_not("turn:150", "6.91")
    t.does("enter:2717")
    assert t.where(COMPANIONS) == "2717"
    assert t.where(MERCENARIES) == "2617"
    assert t.hits(COMPANIONS) == 1


@pytest.mark.clause("6.91", "6.25")
def test_nobody_goes_in_who_cannot_come_out() -> None:
    # one point is left: enough to enter, not to go on
    t = facing_right({"2516": PELTASTS, "3017": PELTASTS_2}).does(f"move:{PELTASTS}")
    t.walks("2617", "2717", "2818", "2917")
    assert t.mp == 1
    t.may_not("enter:3017", "6.91")
    # and nobody beyond whom enemies stand shoulder to shoulder
    t = facing_right(
        {"2516": COMPANIONS, "2617": MERCENARIES, "2716": FOOT, "2717": "sog.li.2"},
        facings={FOOT: 90, "sog.li.2": 90},
    )
    t.does(f"move:{COMPANIONS}").may_not("enter:2617", "6.91")


@pytest.mark.clause("6.94b")
def test_heavy_infantry_neither_passes_nor_is_passed() -> None:
    facing_right({"2516": HOPLITES, "2617": PELTASTS}).does(f"move:{HOPLITES}").may_not("enter:2617", "6.94b")
    facing_right({"2516": PELTASTS, "2617": HOPLITES}).does(f"move:{PELTASTS}").may_not("enter:2617", "6.94b")
    facing_right({"2516": COMPANIONS, "2617": LINE}).does(f"move:{COMPANIONS}").may_not("enter:2617", "6.94b")


@pytest.mark.clause("6.94b")
def test_heavy_infantry_passes_the_routed_at_a_hit_of_its_own() -> None:
    t = facing_right({"2516": HOPLITES, "2617": PELTASTS}, routed=[PELTASTS]).does(f"move:{HOPLITES}", "enter:2617")
    assert (t.hits(HOPLITES), t.where(PELTASTS)) == (1, "2617")


@pytest.mark.clause("6.94c")
def test_skirmishers_pass_others_free() -> None:
    for friend in (HOPLITES, COMPANIONS, PELTASTS):
        t = facing_right({"2516": ARCHERS, "2617": friend}).does(f"move:{ARCHERS}", "enter:2617", "enter:2717")
        assert (t.hits(ARCHERS), t.hits(friend)) == (0, 0)


@pytest.mark.clause("6.94c", "6.94a")
def test_others_do_not_pass_skirmishers_free_nor_skirmishers_each_other() -> None:
    for unit in (COMPANIONS, SLINGERS):
        t = facing_right({"2516": unit, "2617": ARCHERS}).does(f"move:{unit}", "enter:2617")
        assert (t.hits(unit), t.hits(ARCHERS)) == (1, 1)


@pytest.mark.clause("6.94a")
def test_two_friends_in_a_row_are_both_passed() -> None:
    pieces = {"2516": COMPANIONS, "2617": MERCENARIES, "2717": JAVELIN_HORSE}
    t = facing_right(pieces).does(f"move:{COMPANIONS}", "enter:2617", "enter:2717", "enter:2818")
    assert (t.hits(COMPANIONS), t.hits(MERCENARIES), t.hits(JAVELIN_HORSE)) == (2, 1, 1)


@pytest.mark.clause("6.92a")
def test_who_must_stop_on_a_friend_routs_and_disorders_him() -> None:
    # an enemy turns to meet them when they come beside him, and so holds the hex
    pieces = {"2516": COMPANIONS, "2617": MERCENARIES, "2717": FOOT}
    t = Table(
        {**pieces, "2416": "mac.menedemus"},
        active="mac.menedemus",
        facing={COMPANIONS: 90, MERCENARIES: 270, FOOT: 210},
        standing={"opponent": ["face ask", "entry-fire never", "withdraw-others never"]},
        dice=[0, 9],
    )
    t.does(f"move:{COMPANIONS}", "enter:2617")
    assert t.asked == "ReactFacing"
    t.does("face-about:270")
    t.until("GiveOrders")
    assert t.flag(COMPANIONS, "routed") == 1 or t.where(COMPANIONS) == "eliminated"
    # a check of TQ 5 with a 9: four hits, besides the one of the passage
    assert "6.92a" in t.clauses()
    assert t.hits(MERCENARIES) >= 1 + 4 or t.flag(MERCENARIES, "routed")


@pytest.mark.clause("6.92b")
def test_skirmishers_press_on_at_a_hit() -> None:
    pieces = {"2516": AGRIANIANS, "2617": MERCENARIES, "2717": FOOT}
    t = Table(
        {**pieces, "2416": "mac.menedemus"},
        active="mac.menedemus",
        facing={AGRIANIANS: 90, MERCENARIES: 270, FOOT: 210},
        standing={"opponent": ["face ask", "entry-fire never", "withdraw-others never"]},
        dice=[0],
    )
    t.does(f"move:{AGRIANIANS}", "enter:2617", "face-about:270")
    assert t.hits(AGRIANIANS) == 1
    if t.asked == "PressOn":
        assert t.clause == "6.92b"
        t.does(t.choices("enter")[0])
    assert t.where(AGRIANIANS) != "2617"
    assert (t.hits(AGRIANIANS), t.hits(MERCENARIES)) == (1, 0)


@pytest.mark.clause("6.92b", "6.32", "6.93")
def test_they_press_on_to_the_front_alone() -> None:
    # the enemy turns beside the friend on whom they stand
    t = Table(
        {"2416": "mac.menedemus", "2516": AGRIANIANS, "2617": MERCENARIES, "2618": FOOT},
        active="mac.menedemus",
        facing={AGRIANIANS: 90, MERCENARIES: 270, FOOT: 270},
        standing={"opponent": ["face ask", "entry-fire never", "withdraw-others never"]},
        dice=[0],
    )
    t.does(f"move:{AGRIANIANS}", "enter:2617", "face-about:330")
    assert (t.asked, t.choices()) == ("PressOn", ["enter:2716", "enter:2717"])
    t.may_not("enter:2618", "6.32").may_not("enter:2816", "6.31")
    t.does("enter:2717")
    assert (t.where(AGRIANIANS), t.hits(AGRIANIANS), t.hits(MERCENARIES)) == ("2717", 1, 0)


@pytest.mark.clause("9.62e")
def test_nobody_passes_a_phalanx_of_double_depth() -> None:
    one, two = "mac.ph.craterus", "mac.ph.amyntas"
    t = elsewhere(
        "arbela",
        "mac.alexander-iii",
        "1913",
        {"2015": [one, two], "1915": "mac.sk.cretan"},
        deep={one: two},
        facing={one: 90, two: 90, "mac.sk.cretan": 90},
    )
    t.does("move:mac.sk.cretan").may_not("enter:2015", "9.62e")
