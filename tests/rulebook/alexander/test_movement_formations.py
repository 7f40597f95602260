"""Double depth, squares, charge formation [9.62-9.64, 9.72-9.76]; ways off the map, rafts, the glen [scn.*]."""

from typing import Any

import pytest

from polemos.games.alexander.rules.movement import formation
from polemos.kernel.flow import Refusal
from rulebook.alexander.marching import COMPANIONS, FOOT, elsewhere, field
from rulebook.alexander.table import Table

FRONT = "mac.ph.craterus"
BACK = "mac.ph.amyntas"
ALEXANDER = "mac.alexander-iii"


def two_deep(leader: str = ALEXANDER, **rest: Any) -> Table:
    """Arbela: two phalanxes one behind the other."""
    pieces = {"2114": FRONT, "2014": BACK, **rest.pop("pieces", {})}
    return elsewhere("arbela", leader, "1813", pieces, facing={FRONT: 90, BACK: 90}, **rest)


def stacked(leader: str = ALEXANDER, **rest: Any) -> Table:
    """Arbela: a phalanx of double depth."""
    pieces = {"2115": [FRONT, BACK], **rest.pop("pieces", {})}
    facing = {FRONT: 90, BACK: 90, **rest.pop("facings", {})}
    return elsewhere("arbela", leader, "1913", pieces, deep={BACK: FRONT}, facing=facing, **rest)


# ---------------------------------------------------------------------------------------------------- double depth
@pytest.mark.clause("9.62a", "9.62c")
def test_the_rear_phalanx_steps_beneath_the_front_one() -> None:
    t = two_deep().does(f"move:{BACK}").may(f"deepen:{FRONT}").does(f"deepen:{FRONT}")
    assert (t.where(BACK), t.where(FRONT)) == ("2114/2115", "2114/2115")
    assert (t.flag(BACK, "beneath"), t.flag(FRONT, "beneath")) == (1, 0)
    assert (t.hits(BACK), t.hits(FRONT)) == (0, 0)
    # 1 point for the hex, 1 for closing up
    assert t.event("deepens")["front"] == FRONT


@pytest.mark.clause("9.62a", "6.25")
def test_two_points_are_enough_for_it_and_one_is_not() -> None:
    t = two_deep().does(f"move:{BACK}")
    for points, enough in ((2, True), (1, False)):
        t.state.mp = points
        assert formation.refusals_deepen(t.state, t.unit(BACK), t.unit(FRONT)) == (
            [] if enough else [Refusal("6.25", t.state.loc[t.unit(FRONT)])]
        )


@pytest.mark.clause("9.62a", "9.62h", "6.71c", "8.21a")
def test_the_enemy_answers_it_like_any_other_step() -> None:
    # it comes within two hexes of horses, and into the zone of archers
    horse, bows = "per.lc.dahae-1", "per.sk.mard-1"
    for foe, place, question in ((horse, "2314", "Withdrawing"), (bows, "2215", "EntryReaction")):
        ask = ["withdraw-others every-hex", "withdraw-skirmishers never", "entry-fire ask"]
        t = Table(
            {"2114": FRONT, "2014": BACK, "1813": ALEXANDER, place: foe}, scenario="arbela", active=ALEXANDER,
            facing={FRONT: 90, BACK: 90, foe: 270}, standing={"opponent": ask}, dice=[0],
        )  # fmt: skip
        t.does(f"move:{BACK}", f"deepen:{FRONT}")
        assert (t.asked, t.decider) == (question, "opponent")
        t.does("stand" if foe == horse else f"volley:{foe}")
        # shot at from before, the upper one takes the hit
        assert (t.hits(FRONT), t.hits(BACK)) == (int(foe == bows), 0)
        assert t.asked == "GiveOrders" and t.flag(BACK, "moved") == 1 and t.flag(BACK, "beneath") == 1


@pytest.mark.clause("9.62a")
def test_only_from_directly_behind_where_its_move_begins() -> None:
    t = elsewhere("arbela", ALEXANDER, "1713", {"2114": FRONT, "1914": BACK}, facing={FRONT: 90, BACK: 90})
    t.does(f"move:{BACK}").may_not(f"deepen:{FRONT}", "9.62a").does("enter:2014")
    t.may_not(f"deepen:{FRONT}", "9.62a")


@pytest.mark.clause("9.62a")
def test_only_by_order_of_the_overall_commander() -> None:
    two_deep("mac.craterus").does(f"move:{BACK}").may_not(f"deepen:{FRONT}", "9.62a")


@pytest.mark.clause("9.62b", "9.62c")
def test_it_moves_as_one_for_two_orders() -> None:
    t = stacked(orders=3).does(f"move:{FRONT}")
    assert (t.mp, t.orders) == (4, 1)
    t.walks("2215")
    assert (t.where(FRONT), t.where(BACK)) == ("2215/2216", "2215/2216")
    t.may_not("hasten", "9.62c").does("halt")
    assert (t.flag(FRONT, "moved"), t.flag(BACK, "moved")) == (1, 1)


@pytest.mark.clause("9.62b")
def test_only_the_overall_commander_moves_it() -> None:
    t = stacked("mac.craterus")
    assert f"move:{FRONT}" not in t.choices("move")
    t = stacked(orders=1)
    assert f"move:{FRONT}" not in t.choices("move")
    assert "9.62b" in t.reasons(f"move:{FRONT}")


@pytest.mark.clause("9.62b", "9.62h", "10.14a", "5.23")
def test_each_of_two_deep_recovers_by_an_order_of_the_overall_commander() -> None:
    hurt = {FRONT: 3, BACK: 2}
    t = stacked(hits=hurt)
    orders = t.orders
    t.may(f"recover:{FRONT}").does(f"recover:{BACK}")
    assert (t.hits(FRONT), t.hits(BACK), t.orders) == (3, 0, orders - 1)
    # that one does nothing else, nor therefore the two together
    t.may_not(f"move:{FRONT}", "6.12").does(f"recover:{FRONT}")
    assert (t.hits(FRONT), t.hits(BACK), t.orders) == (1, 0, orders - 2)
    # nobody else gives it orders
    stacked("mac.craterus", hits=hurt).may_not(f"recover:{FRONT}", "9.62b").may_not(f"recover:{BACK}", "9.62b")
    # the two orders for a move are for both
    t = stacked(hits=hurt).does(f"move:{FRONT}", "enter:2215", "halt")
    t.may_not(f"recover:{FRONT}", "5.23").may_not(f"recover:{BACK}", "10.14b")


@pytest.mark.clause("9.62c", "6.13b")
def test_hits_for_movement_fall_on_both() -> None:
    t = stacked(moved=[FRONT, BACK]).does(f"move:{FRONT}", "enter:2215")
    assert (t.hits(FRONT), t.hits(BACK)) == (1, 1)


@pytest.mark.clause("9.62j")
def test_it_neither_faces_about_nor_wheels_nor_forms_column() -> None:
    t = stacked().does(f"move:{FRONT}")
    t.may_not("reverse", "9.62j").may_not("column:0", "9.62j").may_not("square", "9.62j")
    t.may("pivot:2115")
    t = stacked(pieces={"2215": "per.mi.susian"}, facings={"per.mi.susian": 210})
    assert f"move:{FRONT}" not in t.choices("move")


@pytest.mark.clause("9.62c", "6.43b")
def test_both_pivot() -> None:
    t = stacked().does(f"move:{FRONT}", "pivot:2115")
    assert t.where(FRONT) == t.where(BACK) == "2216/2116"
    assert (t.facing(FRONT), t.facing(BACK), t.hits(BACK)) == (150, 150, 0)


@pytest.mark.clause("9.62d")
def test_the_upper_one_moves_off() -> None:
    t = stacked(orders=3).does(f"move:{FRONT}", f"part:{FRONT}")
    assert t.orders == 2
    t.may_not("halt", "6.91").may_not("hasten", "9.62c").does("enter:2215")
    assert (t.where(FRONT), t.where(BACK)) == ("2215/2216", "2115/2116")
    assert (t.flag(FRONT, "deep"), t.flag(BACK, "deep"), t.flag(BACK, "beneath")) == (-1, -1, 0)
    assert (t.mp, t.hits(FRONT), t.hits(BACK)) == (3, 0, 0)


# ---------------------------------------------------------------------------------------------------------- square
def square(unit: str = FRONT, **rest: Any) -> Table:
    pieces = {"2115": unit, **rest.pop("pieces", {})}
    facing = {unit: 90, **rest.pop("facings", {})}
    return elsewhere("arbela", ALEXANDER, "1913", pieces, facing=facing, **rest)


@pytest.mark.clause("9.63", "scn.jaxartes.4")
def test_a_phalanx_forms_square_for_half_its_allowance() -> None:
    t = square().does(f"move:{FRONT}").walks("2215", "2315").may("square").does("square")
    assert (t.flag(FRONT, "form"), t.where(FRONT)) == (2, "2315/2316")
    assert t.asked == "GiveOrders"
    t = square().does(f"move:{FRONT}").walks("2215", "2315", "2415").may_not("square", "9.63")


@pytest.mark.clause("9.63")
def test_macedonian_hoplites_do_too_persian_ones_do_not() -> None:
    square("mac.ho.ally-1").does("move:mac.ho.ally-1").may("square")
    hoplites = "per.ho.merc-1"
    t = elsewhere("arbela", "per.darius", "3723", {"3622": hoplites}, facing={hoplites: 270})
    t.does(f"move:{hoplites}").may_not("square", "9.63")


@pytest.mark.clause("9.63")
def test_no_square_in_contact() -> None:
    # an enemy before one half
    t = square(pieces={"2215": "per.mi.susian"}, facings={"per.mi.susian": 210}).does(f"move:{FRONT}")
    t.may_not("square", "9.63")


@pytest.mark.clause("9.64a")
def test_a_square_moves_one_hex_in_any_direction() -> None:
    t = square(square=[FRONT]).does(f"move:{FRONT}")
    assert t.mp == 1
    assert len(t.targets("enter")) == 6
    t.may_not("turn:150", "7.13").may_not("pivot:2115", "9.64a")
    t.does("enter:2114")
    assert (t.where(FRONT), t.facing(FRONT)) == ("2114/2115", 90)


@pytest.mark.clause("9.63")
def test_a_square_is_broken_at_the_price_of_forming_it() -> None:
    t = square(square=[FRONT]).does(f"move:{FRONT}", "break-square")
    assert (t.flag(FRONT, "form"), t.mp) == (0, 2)


# ------------------------------------------------------------------------------------------------- charge formation
def riders(option: bool = True, **rest: Any) -> Table:
    unit = rest.pop("unit", COMPANIONS)
    options = ["charge_formation", "pursuit"] if option else []
    pieces = {"2516": unit, **rest.pop("pieces", {})}
    facing = {unit: 90, **rest.pop("facings", {})}
    return field(pieces, facing=facing, options=options, **rest)


@pytest.mark.clause("9.72", "9.73")
def test_heavy_horse_forms_for_four_points() -> None:
    t = riders().does(f"move:{COMPANIONS}", "charge")
    assert (t.mp, t.flag(COMPANIONS, "form")) == (4, 3)
    t.may("enter:2616")


@pytest.mark.clause("9.71")
def test_without_the_option_nobody_does() -> None:
    riders(False).does(f"move:{COMPANIONS}").may_not("charge", "9.71")


@pytest.mark.clause("9.72")
def test_light_horse_does_not() -> None:
    riders(unit="mac.lc.jav").does("move:mac.lc.jav").may_not("charge", "9.72")


@pytest.mark.clause("9.72")
def test_lancers_and_thracian_light_horse_do() -> None:
    options = ["charge_formation", "pursuit"]
    for unit in ("mac.prodromoi-lancers-1", "mac.lc.odrysian"):
        t = elsewhere("arbela", ALEXANDER, "1913", {"2115": unit}, facing={unit: 90}, options=options)
        t.does(f"move:{unit}").may("charge")


@pytest.mark.clause("9.73")
def test_not_in_contact() -> None:
    t = riders(pieces={"2515": FOOT}, facings={FOOT: 150}).does(f"move:{COMPANIONS}").may_not("charge", "9.73")
    assert t.asked == "Moving"


@pytest.mark.clause("9.74b")
def test_it_turns_a_vertex_a_hex_for_two() -> None:
    t = riders(charge=[COMPANIONS]).does(f"move:{COMPANIONS}", "enter:2616", "turn:150")
    assert t.mp == 5
    t.may_not("turn:210", "9.74b").does(f"enter:{t.targets('enter')[0]}").may("turn:210")


@pytest.mark.clause("9.74b")
def test_it_turns_farther_where_it_stays() -> None:
    t = riders(charge=[COMPANIONS]).does(f"move:{COMPANIONS}", "turn:210")
    assert (t.mp, t.targets("enter")) == (4, [])
    t.may_not("enter:2517", "9.74b")


@pytest.mark.clause("9.74c")
def test_no_rough_ground_for_it() -> None:
    unit = "mac.hc.comp-1"
    t = elsewhere(
        "granicus", ALEXANDER, "2414", {"2517": unit}, facing={unit: 90}, charge=[unit],
        options=["charge_formation", "pursuit"],
    )  # fmt: skip
    t.does(f"move:{unit}").may_not("enter:2617", "9.74c")


@pytest.mark.clause("9.74c")
def test_one_level_a_phase_and_double_hits() -> None:
    # 0303, 0403, 0503 at the Hydaspes: a level each
    unit = "mac.hc.agema"
    t = elsewhere(
        "hydaspes", ALEXANDER, "0206", {"0303": unit}, facing={unit: 90}, charge=[unit],
        options=["charge_formation", "pursuit"],
    )  # fmt: skip
    t.does(f"move:{unit}", "enter:0403")
    assert t.hits(unit) == 2
    t.may_not("enter:0503", "9.74c")


@pytest.mark.clause("9.74a")
def test_it_does_not_shoot() -> None:
    unit = "mac.lc.odrysian"
    pieces = {"2115": unit, "2216": "per.li.carian"}
    facing = {unit: 90, "per.li.carian": 90}
    options = ["charge_formation", "pursuit"]
    t = elsewhere("arbela", ALEXANDER, "1913", pieces, facing=facing, options=options).does(f"move:{unit}")
    t.may("shoot:per.li.carian")
    t = elsewhere("arbela", ALEXANDER, "1913", pieces, facing=facing, options=options, charge=[unit])
    t.does(f"move:{unit}").may_not("shoot:per.li.carian", "9.74a")


@pytest.mark.clause("9.76")
def test_it_is_left_for_two() -> None:
    t = riders(charge=[COMPANIONS]).does(f"move:{COMPANIONS}", "break-charge")
    assert (t.mp, t.flag(COMPANIONS, "form")) == (6, 0)
    # before the enemy too, where it begins its move
    enemy = "sog.hc.1"
    t = riders(charge=[COMPANIONS], pieces={"2616": enemy}, facings={enemy: 270})
    assert "break-charge" in t.does(f"move:{COMPANIONS}").choices()


# ---------------------------------------------------------------------------------------------- ways off the map
@pytest.mark.clause("scn.samarkand.3", "scn.samarkand.4")
def test_four_units_may_leave_samarkand_by_the_left() -> None:
    t = field({"1416": COMPANIONS, "1616": "mac.menedemus"}, facing={COMPANIONS: 270}, active="mac.menedemus")
    t.does(f"move:{COMPANIONS}").may("exit:left").may_not("exit:right", "10.23")
    t.does("exit:left")
    assert t.where(COMPANIONS) == "free"
    assert t.lost("macedonian") == 0


@pytest.mark.clause("scn.samarkand.3")
def test_no_fifth() -> None:
    gone = ["mac.lp.1", "mac.lp.2", "mac.sk.arch", "mac.sk.sling"]
    pieces = {"1416": COMPANIONS, "1616": "mac.menedemus"}
    t = field(pieces, facing={COMPANIONS: 270}, active="mac.menedemus", free=gone)
    t.does(f"move:{COMPANIONS}").may_not("exit:left", "scn.samarkand.3")
    t = field(pieces, facing={COMPANIONS: 270}, active="mac.menedemus", free=gone[:3])
    t.does(f"move:{COMPANIONS}").may("exit:left")


@pytest.mark.clause("scn.samarkand.3")
def test_one_leaves_as_it_faces() -> None:
    t = field({"1416": COMPANIONS, "1616": "mac.menedemus"}, facing={COMPANIONS: 90}, active="mac.menedemus")
    t.does(f"move:{COMPANIONS}").may_not("exit:left", "scn.samarkand.3")


@pytest.mark.clause("scn.pelium.2")
@pytest.mark.parametrize(("row", "free"), [("10", True), ("05", False), ("28", True), ("29", False)])
def test_the_way_out_of_pelium_lies_to_the_right_between_rows(row: str, free: bool) -> None:
    unit = "mac.hy.1"
    pieces = {f"58{row}": unit, f"56{row}": "mac.coenus"}
    t = field(pieces, scenario="pelium", active="mac.coenus", facing={unit: 90})
    t.does(f"move:{unit}")
    if free:
        t.may("exit:right")
    else:
        t.may_not("exit:right", "scn.pelium.2")


# ------------------------------------------------------------------------------------------------------ terrain rules
def raft(unit: str, at: str, **rest: Any) -> Table:
    return elsewhere("jaxartes", ALEXANDER, "2315", {at: unit}, facing={unit: 90, **rest.pop("facings", {})}, **rest)


@pytest.mark.clause("scn.jaxartes.1")
def test_a_river_hex_is_entered_from_where_the_move_began_and_takes_all() -> None:
    unit = "mac.hy.1"
    t = raft(unit, "2517").does(f"move:{unit}").may("enter:2617").does("enter:2617")
    assert (t.mp, t.where(unit)) == (0, "2617")
    t = raft(unit, "2417").does(f"move:{unit}", "enter:2517").may_not("enter:2617", "scn.jaxartes.1", "6.25")


@pytest.mark.clause("scn.jaxartes.1", "scn.jaxartes.2")
def test_it_leaves_the_river_at_normal_cost_without_a_bank() -> None:
    unit = "mac.hy.1"
    t = raft(unit, "2717").does(f"move:{unit}")
    assert t.mp == 5
    t.does("enter:2817")
    assert (t.mp, t.hits(unit)) == (4, 0)


@pytest.mark.clause("scn.jaxartes.3")
def test_bolt_shooters_do_not_cross() -> None:
    raft("mac.at.1", "2517").does("move:mac.at.1").may_not("enter:2617", "scn.jaxartes.3")


@pytest.mark.clause("scn.issus.4")
def test_the_sea_is_no_place_to_go() -> None:
    unit = "mac.hc.thes-1"
    t = elsewhere("issus", "mac.parmenion", "0513", {"0311": unit}, facing={unit: 270})
    t.does(f"move:{unit}").may_not("enter:0212", "scn.issus.4").may_not("enter:0211", "scn.issus.4")


@pytest.mark.clause("scn.issus.3")
def test_the_stakes_cost_foot_and_stop_horse() -> None:
    # up the bank from 3212 to 3211: 1 the hex, 1 the bank, 1 the level, and 1 more for the stakes
    unit = "mac.hy.1"
    t = elsewhere("issus", ALEXANDER, "3314", {"3212": unit}, facing={unit: 330}).does(f"move:{unit}", "enter:3211")
    assert (t.mp, t.hits(unit)) == (1, 2)
    archers = "mac.macedonian-archers"
    t = elsewhere("issus", ALEXANDER, "3314", {"3212": archers}, facing={archers: 330})
    t.does(f"move:{archers}", "enter:3211")
    assert (t.mp, t.hits(archers)) == (4, 0)
    horse = "mac.hc.comp-1"
    t = elsewhere("issus", ALEXANDER, "3314", {"3212": horse}, facing={horse: 330})
    t.does(f"move:{horse}").may_not("enter:3211", "scn.issus.3")


@pytest.mark.clause("scn.hydaspes.2")
def test_the_flood_stops_everybody() -> None:
    t = elsewhere("hydaspes", "mac.coenus", "0330", {"0332": "mac.hy.1"}, facing={"mac.hy.1": 210})
    t.does("move:mac.hy.1").may_not("enter:0333", "scn.hydaspes.2")


@pytest.mark.clause("scn.lyginus.1")
def test_the_triballi_stay_in_their_glen_until_they_are_stung() -> None:
    unit = "tri.li.1"
    t = elsewhere("lyginus", "tri.chief", "3112", {"3010": unit}, facing={unit: 270})
    t.does(f"move:{unit}").may_not("enter:2910", "scn.lyginus.1")


@pytest.mark.clause("9.62a")
def test_a_position_with_half_a_double_depth_is_refused() -> None:
    with pytest.raises(
        AssertionError, match=f"deep.{BACK}: {FRONT} is not on the field; name both phalanxes in one hex"
    ):
        elsewhere("arbela", ALEXANDER, "1913", {"2115": BACK}, deep={BACK: FRONT}, facing={BACK: 90})
    apart = {"2115": FRONT, "1715": BACK}
    with pytest.raises(
        AssertionError, match=f"{BACK} stands in 1715, {FRONT} in 2115; they must stand in the same hexes"
    ):
        elsewhere("arbela", ALEXANDER, "1913", apart, deep={BACK: FRONT}, facing={FRONT: 90, BACK: 90})
