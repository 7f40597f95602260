"""The volley: modifiers, hits, ammunition, orders to shoot, fire in a move, return fire, leaders [8.11-8.19, 8.24]."""

import pytest

from polemos.games.alexander.data.tables import FULL, LOW, OUT
from rulebook.alexander.shooting import (
    AGRIANIANS,
    ARCHERS,
    ASK_ALL,
    BOWMEN,
    COMPANIONS,
    DAHAE,
    HOPLITES,
    HORSE,
    JAVELIN_HORSE,
    LIGHT,
    PELTASTS,
    SILENT,
    SLINGERS,
    forbidden,
    modifiers,
    need,
    plain,
)  # fmt: skip
from rulebook.alexander.table import Table


# ------------------------------------------------------------------------------------------------------- modifiers
@pytest.mark.clause("8.15b", "6.27")
def test_woods_add_one() -> None:
    t = Table({"2909": "mac.archers-1", "3009": "tri.lc.1"}, scenario="lyginus", facing={"mac.archers-1": 90})
    assert modifiers(t, "mac.archers-1", "tri.lc.1") == {"woods": 1}
    assert need(t, "mac.archers-1", "tri.lc.1") == 3


@pytest.mark.clause("8.15c")
def test_armour_adds_one() -> None:
    t = plain({"2816": BOWMEN, "2818": HOPLITES}, facing={BOWMEN: 210, HOPLITES: 90})
    assert modifiers(t, BOWMEN, HOPLITES) == {"armour": 1}
    t = Table({"2010": "per.sk.1", "2012": "mac.ph.amyntas"}, scenario="issus", facing={"per.sk.1": 210})
    assert modifiers(t, "per.sk.1", "mac.ph.amyntas") == {"armour": 1}


@pytest.mark.clause("8.15d")
def test_a_wall_of_shields_stops_arrows_and_stones_beside_its_front() -> None:
    front = {"2817": BOWMEN, "2818": HOPLITES}
    t = plain(front, facing={BOWMEN: 210, HOPLITES: 30})
    assert modifiers(t, BOWMEN, HOPLITES) == {"shield_wall": 3}
    assert need(t, BOWMEN, HOPLITES) == 1
    # from the flank it is armour only, and at 2 hexes too
    t = plain(front, facing={BOWMEN: 210, HOPLITES: 90})
    assert modifiers(t, BOWMEN, HOPLITES) == {"armour": 1}
    # javelins are thrown from near: armour only
    t = plain({"2817": LIGHT, "2818": HOPLITES}, facing={LIGHT: 210, HOPLITES: 30})
    assert modifiers(t, LIGHT, HOPLITES) == {"armour": 1}
    t = Table({"2010": "per.sk.7", "2011": "mac.hy.1"}, scenario="issus", facing={"per.sk.7": 210, "mac.hy.1": 30})
    assert modifiers(t, "per.sk.7", "mac.hy.1") == {"shield_wall": 3}


@pytest.mark.clause("8.15e")
def test_everybody_but_javelinists_on_foot_shoots_worse_in_a_move() -> None:
    for shooter, worse in ((ARCHERS, 1), (SLINGERS, 1), (JAVELIN_HORSE, 1), (AGRIANIANS, 0), (PELTASTS, 0)):
        t = plain({"2818": shooter, "2817": HORSE}, facing={shooter: 30})
        assert need(t, shooter, HORSE) - need(t, shooter, HORSE, moving=1) == worse


@pytest.mark.clause("9.31f")
def test_skirmishers_are_hard_to_hit() -> None:
    t = plain({"2816": BOWMEN, "2818": ARCHERS}, facing={BOWMEN: 210})
    assert modifiers(t, BOWMEN, ARCHERS, moving=1) == {"moving": 1, "skirmisher_target": 2}


@pytest.mark.clause("9.42c")
def test_cataphracts_laugh_at_arrows() -> None:
    for shooter, more in (
        ("mac.cretan-archers", {"cat_arrows": 2}), ("mac.sk.sling", {"cat_other": 1}),
        ("mac.agrianian-javelin-men", {"cat_other": 1}), ("mac.lc.jav", {"cat_other": 1}), ("mac.at.1", {}),
    ):  # fmt: skip
        t = Table({"2010": shooter, "2011": "scy.hc.1"}, scenario="jaxartes", facing={shooter: 210})
        assert modifiers(t, shooter, "scy.hc.1") == more


@pytest.mark.clause("9.74a", "9.74e")
def test_the_charge_formation_is_a_good_target_and_does_not_shoot() -> None:
    options = ["charge_formation", "pursuit"]
    t = plain({"2816": BOWMEN, "2818": COMPANIONS}, facing={BOWMEN: 210}, charge=[COMPANIONS], options=options)
    assert modifiers(t, BOWMEN, COMPANIONS) == {"formation_target": -1}
    pieces = {"2818": JAVELIN_HORSE, "2817": HORSE}
    t = plain(pieces, facing={JAVELIN_HORSE: 30}, charge=[JAVELIN_HORSE], options=options)
    assert forbidden(t, JAVELIN_HORSE, HORSE) == ["9.74a"]


# ------------------------------------------------------------------------------------------------------------- hits
@pytest.mark.clause("8.15a", "8.15g", "8.15h", "8.17a")
def test_cretan_archers_two_hexes_from_median_cavalry() -> None:
    for face, hits, ammo in ((2, 1, FULL), (3, 1, FULL), (6, 0, FULL), (9, 0, LOW)):
        t = Table(
            {"2010": ["mac.sk.cretan", "mac.alexander-iii"], "2012": "per.hc.med-1"},
            scenario="arbela", active="mac.alexander-iii", facing={"mac.sk.cretan": 210}, dice=[face],
        )  # fmt: skip
        t.does("fire:mac.sk.cretan")
        assert t.hits("per.hc.med-1") == hits
        assert t.flag("mac.sk.cretan", "ammo") == ammo
        assert t.event("shot")["strength"] == 3


@pytest.mark.clause("8.15f")
def test_elephants_and_chariots_take_two_hits() -> None:
    for target in ("ind.el.1", "ind.ch.r-1", "ind.mi.r-1"):
        t = Table(
            {"2010": ["mac.sk.agr-1", "mac.alexander-iii"], "2012": target},
            scenario="hydaspes", active="mac.alexander-iii", facing={"mac.sk.agr-1": 210}, dice=[0], standing=SILENT,
        )  # fmt: skip
        t.does("fire:mac.sk.agr-1")
        assert t.hits(target) == (1 if target == "ind.mi.r-1" else 2)


@pytest.mark.clause("9.64c")
def test_a_square_takes_twice_the_hits() -> None:
    t = Table(
        {"2010": ["scy.lc.1", "scy.satraces"], "2012": "mac.phalanx-a"},
        scenario="jaxartes", active="scy.satraces", facing={"scy.lc.1": 210}, square=["mac.phalanx-a"], dice=[0],
    )  # fmt: skip
    t.does("fire:scy.lc.1")
    assert t.hits("mac.phalanx-a") == 2


@pytest.mark.clause("8.13b", "5.22b", "8.12")
def test_each_unit_shoots_by_itself_at_one_target_of_its_choice() -> None:
    t = plain({"2818": ARCHERS, "3018": HORSE, "3017": DAHAE}, facing={ARCHERS: 90}, dice=[0], standing=SILENT)
    t.does(f"fire:{ARCHERS}")
    assert t.asked == "FireOrder"
    t.may(f"shoot:{HORSE}", f"shoot:{DAHAE}")
    t.may_not(f"shoot:{COMPANIONS}", "8.13a")
    t.does(f"shoot:{DAHAE}")
    assert (t.hits(DAHAE), t.hits(HORSE)) == (1, 0)
    t.may_not(f"fire:{ARCHERS}", "5.23", "8.11b")


@pytest.mark.clause("8.13a", "5.22b")
def test_an_order_to_shoot_needs_a_target() -> None:
    t = plain({"2818": ARCHERS, "3818": HORSE}, facing={ARCHERS: 90})
    t.may_not(f"fire:{ARCHERS}", "8.13a")


@pytest.mark.clause("9.62h")
def test_a_double_depth_phalanx_takes_missiles_on_the_upper_unit_from_the_rear_on_the_lower() -> None:
    upper, lower = "mac.phalanx-a", "mac.phalanx-b"
    for start, way, victim in (("2008", 210, upper), ("2013", 30, lower)):
        t = Table(
            {start: ["scy.lc.1", "scy.satraces"], "2010": [upper, lower]},
            scenario="jaxartes", active="scy.satraces", facing={"scy.lc.1": way, upper: 30, lower: 30},
            deep={lower: upper}, dice=[0],
        )  # fmt: skip
        # one shoots at the upper one, whoever takes the hits
        assert (forbidden(t, "scy.lc.1", upper), forbidden(t, "scy.lc.1", lower)) == ([], ["9.62h"])
        t.does("fire:scy.lc.1")
        assert t.hits(victim) == 1
        assert t.hits(upper) + t.hits(lower) == 1


# ------------------------------------------------------------------------------------------------------- ammunition
@pytest.mark.clause("8.17a", "8.17b", "8.17c")
def test_ammunition_runs_low_and_out_by_the_unmodified_die() -> None:
    javelins = {7, 8, 9}
    for shooter, low in (
        (ARCHERS, {9}), (SLINGERS, {9}), (AGRIANIANS, javelins), (PELTASTS, javelins), (JAVELIN_HORSE, javelins),
    ):  # fmt: skip
        for face in range(10):
            for before, after in ((FULL, LOW if face in low else FULL), (LOW, OUT)):
                t = plain(
                    {"2816": shooter, "2815": HORSE}, facing={shooter: 30, HORSE: 30}, dice=[face], standing=SILENT,
                    low=[shooter] if before == LOW else [],
                )  # fmt: skip
                t.does(f"fire:{shooter}")
                assert t.flag(shooter, "ammo") == after


@pytest.mark.clause("8.17c")
def test_who_has_no_ammunition_cannot_be_ordered_to_shoot() -> None:
    t = plain({"2818": ARCHERS, "2817": HORSE}, facing={ARCHERS: 30}, out=[ARCHERS])
    t.may_not_by(f"fire:{ARCHERS}", "8.17c")


# ---------------------------------------------------------------------------------------------------- fire in a move
@pytest.mark.clause("8.11a", "8.11b", "8.15e", "5.22a")
def test_mounted_archers_ride_four_hexes_shoot_and_ride_off() -> None:
    t = plain(
        {"2811": [DAHAE, "sog.spitamenes"], "2817": COMPANIONS}, active="sog.spitamenes", facing={DAHAE: 210}, dice=[1]
    )
    t.does(f"move:{DAHAE}")
    if t.asked == "Escort":
        t.does("done")
    t.walks("2812", "2813", "2814", "2815")
    t.may(f"shoot:{COMPANIONS}").does(f"shoot:{COMPANIONS}")
    # strength 2 at 2 hexes, +1 for moving: a 1 hits, and a 2 would not
    assert (t.event("shot")["strength"], t.event("shot")["modifier"]) == (2, 1)
    assert t.hits(COMPANIONS) == 1
    left = t.mp
    assert left == 6
    assert t.choices("shoot") == []
    t.may_not(f"shoot:{COMPANIONS}", "8.11b")
    t.does("turn:30")
    t.walks("2814")
    assert t.where(DAHAE) == "2814"


@pytest.mark.clause("8.11a", "8.15e")
def test_javelinists_on_foot_throw_as_well_before_as_after_a_move() -> None:
    t = plain({"2818": PELTASTS, "2816": HORSE}, facing={PELTASTS: 30}, dice=[3], standing=SILENT)
    t.does(f"move:{PELTASTS}", f"shoot:{HORSE}")
    assert t.hits(HORSE) == 1
    assert t.event("shot")["modifier"] == 0


@pytest.mark.clause("8.15g")
def test_a_unit_that_a_volley_routs_is_gone_before_anything_else_moves() -> None:
    t = plain({"2818": ARCHERS, "3018": BOWMEN}, facing={ARCHERS: 90}, hits={BOWMEN: 2}, dice=[0], standing=ASK_ALL)
    t.does(f"fire:{ARCHERS}")
    assert t.where(BOWMEN) == "eliminated"
    assert t.asked == "GiveOrders"


@pytest.mark.clause("8.55")
def test_nobody_advances_after_missile_fire() -> None:
    t = plain({"2816": ARCHERS, "2815": BOWMEN}, facing={ARCHERS: 30, BOWMEN: 30}, hits={BOWMEN: 2}, dice=[0])
    t.does(f"fire:{ARCHERS}")
    assert (t.where(BOWMEN), t.where(ARCHERS)) == ("eliminated", "2816")


# ------------------------------------------------------------------------------------------------------- return fire
@pytest.mark.clause("8.24")
def test_who_is_shot_at_may_shoot_back_after_the_volley() -> None:
    t = plain({"2818": ARCHERS, "3018": BOWMEN}, facing={ARCHERS: 90, BOWMEN: 270}, dice=[9, 0], standing=ASK_ALL)
    t.does(f"fire:{ARCHERS}")
    assert (t.asked, t.decider) == ("ReturnFire", "opponent")
    t.may("pass", "return-fire").does("return-fire")
    assert t.hits(ARCHERS) == 1
    # at skirmishers, and by one who has not moved
    assert [shot["modifier"] for shot in t.events("shot")] == [2, 2]
    # nothing comes back against return fire
    assert t.asked == "GiveOrders"
    assert len(t.events("shot")) == 2
    # nor against a volley, if that is its owner's order
    t = plain({"2818": ARCHERS, "3018": BOWMEN}, facing={ARCHERS: 90, BOWMEN: 270}, dice=[9, 0], standing=SILENT)
    t.does(f"fire:{ARCHERS}")
    assert t.asked == "GiveOrders" and len(t.events("shot")) == 1


@pytest.mark.clause("8.24")
def test_only_who_can_reach_the_firer_shoots_back() -> None:
    t = plain({"2818": ARCHERS, "3018": LIGHT}, facing={ARCHERS: 90, LIGHT: 90}, dice=[9], standing=ASK_ALL)
    t.does(f"fire:{ARCHERS}")
    assert t.asked == "GiveOrders"
    t = plain(
        {"2818": ARCHERS, "3018": LIGHT}, facing={ARCHERS: 90, LIGHT: 270}, out=[LIGHT], dice=[9], standing=ASK_ALL
    )
    t.does(f"fire:{ARCHERS}")
    assert t.asked == "GiveOrders"


@pytest.mark.clause("8.24")
def test_by_the_usual_standing_orders_return_fire_comes_by_itself_if_it_can_hit() -> None:
    t = plain({"2818": ARCHERS, "3018": BOWMEN}, facing={ARCHERS: 90, BOWMEN: 270}, dice=[9, 9])
    t.does(f"fire:{ARCHERS}")
    assert [row["unit"] for row in t.events("shot")] == [ARCHERS, BOWMEN]
    # at 4 hexes skirmishers cannot be hit with strength 1
    t = plain({"2818": ARCHERS, "3218": BOWMEN}, facing={ARCHERS: 90, BOWMEN: 270}, dice=[9])
    t.does(f"fire:{ARCHERS}")
    assert [row["unit"] for row in t.events("shot")] == [ARCHERS]


# ----------------------------------------------------------------------------------------------------------- leaders
@pytest.mark.clause("8.19", "8.34c")
def test_a_zero_on_a_hex_with_a_leader_hits_him_too() -> None:
    t = plain({"2818": ARCHERS, "3018": [HORSE, "sog.dahae"]}, facing={ARCHERS: 90}, dice=[0, 9], standing=SILENT)
    t.does(f"fire:{ARCHERS}")
    assert t.hits(HORSE) == 1
    assert t.where("sog.dahae") == "eliminated"
    t = plain({"2818": ARCHERS, "3018": [HORSE, "sog.dahae"]}, facing={ARCHERS: 90}, dice=[1], standing=SILENT)
    t.does(f"fire:{ARCHERS}")
    assert t.rank("sog.dahae") == "inactive"


@pytest.mark.clause("8.19", "8.34c")
def test_the_second_die_says_how_badly() -> None:
    for face, wound in ((0, 0), (6, 0), (7, 1), (8, 2)):
        t = plain(
            {"2818": ARCHERS, "3018": [HORSE, "sog.dahae"]}, facing={ARCHERS: 90}, dice=[0, face], standing=SILENT
        )
        t.does(f"fire:{ARCHERS}")
        assert t.rank("sog.dahae") == "finished"
        assert t.row("sog.dahae", "wound") == wound


@pytest.mark.clause("8.19")
def test_of_several_leaders_one_is_hit_by_lot() -> None:
    both = ["sog.dahae", "sog.spitamenes"]
    for face, hit in ((4, 0), (5, 1)):
        t = plain({"2818": ARCHERS, "3018": [HORSE, *both]}, facing={ARCHERS: 90}, dice=[0, face, 9], standing=SILENT)
        t.does(f"fire:{ARCHERS}")
        leaders = sorted(both, key=t.leader)
        assert t.where(leaders[face % 2]) == "eliminated"
        assert t.where(leaders[1 - face % 2]) == "3018"
        assert face % 2 == hit


@pytest.mark.clause("8.19", "8.15b", "8.15c")
def test_a_volley_that_cannot_hit_the_unit_may_still_hit_its_leader() -> None:
    # strength 1 at 4 hexes, armour and movement against it: no die hits the hoplites
    t = plain(
        {"2818": [BOWMEN, "sog.spitamenes"], "2814": [HOPLITES, "mac.caranus"]},
        active="sog.spitamenes", facing={BOWMEN: 30}, dice=[0, 9],
    )  # fmt: skip
    assert need(t, BOWMEN, HOPLITES, moving=1) == -1
    t.does(f"move:{BOWMEN}")
    if t.asked == "Escort":
        t.does("done")
    t.does(f"shoot:{HOPLITES}")
    assert t.hits(HOPLITES) == 0
    assert t.where("mac.caranus") == "eliminated"


@pytest.mark.clause("7.23b", "8.11a")
def test_who_shoots_down_the_enemy_that_holds_it_moves_as_it_likes() -> None:
    t = plain(
        {"2616": PELTASTS, "2716": HORSE}, facing={PELTASTS: 90, HORSE: 270}, hits={HORSE: 5}, dice=[0] * 6,
        standing=SILENT,
    )  # fmt: skip
    t.does(f"move:{PELTASTS}").may_not("enter:2715", "7.23b")
    t.does(f"shoot:{HORSE}").may("enter:2715", "column:60")
    assert t.flag(HORSE, "routed")
