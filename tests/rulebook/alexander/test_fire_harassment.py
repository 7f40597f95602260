"""Harassment by light troops, bolt shooters, the reload segment [8.17e, 8.18, 9.32, 9.41, 9.42e, 9.5]."""

from collections.abc import Mapping

import pytest

from polemos.games.alexander.data.ground import CELLS, code_of
from polemos.games.alexander.data.tables import FULL, LOW, OUT
from polemos.games.alexander.rules.field import ammunition
from polemos.games.alexander.rules.fire import bolts, harassment, missiles
from polemos.games.alexander.state import MUST_CHECK, NO_MARK
from polemos.kernel.flow import run
from rulebook.alexander.shooting import (
    AGRIANIANS,
    ARCHERS,
    ASK_ALL,
    COMPANIONS,
    DAHAE,
    HOPLITES,
    HORSE,
    JAVELIN_HORSE,
    LIGHT,
    PELTASTS,
    SILENT,
    SLINGERS,
    plain,
)  # fmt: skip
from rulebook.alexander.table import Table


def can_harass(t: Table, unit: str, target: str) -> bool:
    return t.unit(target) in harassment.preys(t.state, t.unit(unit))


def why_not(t: Table, unit: str, target: str) -> list[str]:
    return [r.clause for r in harassment.refusals_prey(t.state, t.unit(unit), t.unit(target))]


# ------------------------------------------------------------------------------------------------------ harassment
@pytest.mark.clause("9.32a")
def test_light_foot_with_slings_and_javelins_harasses_slower_enemies() -> None:
    for unit, legal in ((AGRIANIANS, True), (SLINGERS, True), (ARCHERS, False), (PELTASTS, False)):
        # the javelin-men are as fast as the peltasts, slower than skirmishers
        t = plain({"2818": unit, "2816": LIGHT}, facing={unit: 30})
        assert can_harass(t, unit, LIGHT) is legal
    t = plain({"2818": AGRIANIANS, "2816": HORSE}, facing={AGRIANIANS: 30})
    assert why_not(t, AGRIANIANS, HORSE) == ["9.32a"]
    t.may_not(f"harass:{AGRIANIANS}", "9.32a")


@pytest.mark.clause("9.32a")
def test_on_foot_from_two_hexes_not_from_beside_nor_from_an_enemy_zone() -> None:
    for hex_, legal in (("2817", False), ("2816", True), ("2815", False)):
        t = plain({"2818": AGRIANIANS, hex_: LIGHT}, facing={AGRIANIANS: 30, LIGHT: 30})
        assert can_harass(t, AGRIANIANS, LIGHT) is legal
    # a second enemy holds the skirmishers
    t = plain({"2818": AGRIANIANS, "2816": LIGHT, "2917": "sog.li.2"}, facing={AGRIANIANS: 30, "sog.li.2": 270})
    assert not can_harass(t, AGRIANIANS, LIGHT)


@pytest.mark.clause("9.41a")
def test_light_horse_from_four_hexes() -> None:
    for unit in (JAVELIN_HORSE, DAHAE):
        for hex_, legal in (("2814", True), ("2813", False)):
            foe = LIGHT if unit == JAVELIN_HORSE else PELTASTS
            t = plain({"2818": unit, hex_: foe}, facing={unit: 30})
            assert can_harass(t, unit, foe) is legal


@pytest.mark.clause("9.32a", "6.62a", "9.64a")
def test_a_target_is_as_fast_as_its_formation() -> None:
    # hypaspists, MA 5, are as fast in column as the javelin-men
    for there, legal in (({}, True), ({"column": ["mac.hy.1"]}, False)):
        pieces = {"3022": "mac.hy.1", "3020": "per.sk.9", "3017": "per.darius"}
        facing = {"mac.hy.1": 0 if there else 330, "per.sk.9": 150}
        t = Table(pieces, scenario="issus", active="per.darius", facing=facing, **there)
        assert can_harass(t, "per.sk.9", "mac.hy.1") is legal
    # a phalanx in square, MA 1, is slower than Cardaces, MA 4
    for form, legal in (({}, False), ({"square": ["mac.ph.amyntas"]}, True)):
        pieces = {"3022": "mac.ph.amyntas", "3020": "per.ca.r-1", "3017": "per.darius"}
        facing = {"mac.ph.amyntas": 330, "per.ca.r-1": 150}
        t = Table(pieces, scenario="issus", active="per.darius", facing=facing, **form)
        assert can_harass(t, "per.ca.r-1", "mac.ph.amyntas") is legal


@pytest.mark.clause("9.32a", "9.41a")
def test_the_dash_needs_a_free_path() -> None:
    # friends all around the target but where the second enemy stands
    ring = {"2714": COMPANIONS, "2715": HOPLITES, "2815": "mac.hc.merc-1", "2914": "mac.hc.merc-2", "2913": PELTASTS}
    t = plain({"2818": JAVELIN_HORSE, "2814": LIGHT}, facing={JAVELIN_HORSE: 30})
    assert can_harass(t, JAVELIN_HORSE, LIGHT)
    t = plain({"2818": JAVELIN_HORSE, "2814": LIGHT, **ring}, facing={JAVELIN_HORSE: 30})
    assert "9.41a" in why_not(t, JAVELIN_HORSE, LIGHT)
    # woods between them
    t = Table({"2909": "mac.agrianian-javelin-men", "3109": "tri.li.1"}, scenario="lyginus")
    assert not can_harass(t, "mac.agrianian-javelin-men", "tri.li.1")


@pytest.mark.clause("9.32a", "6.43a")
def test_a_unit_of_two_hexes_dashes_with_either_half() -> None:
    # Cardaces in 3019 and 3020: below them only the lower half comes so far, above them only the upper one
    unit = "per.ca.r-1"
    t = Table({"3019": unit, "3017": "per.darius"}, scenario="issus", active="per.darius", facing={unit: 90})
    assert t.where(unit) == "3019/3020"
    found = harassment.dash(t.state, t.unit(unit))
    far = {place: found.get(code_of(place), 0) for place in ("3018", "3017", "3016", "3021", "3022", "3023")}
    assert far == {"3018": 1, "3017": 2, "3016": 0, "3021": 1, "3022": 2, "3023": 0}
    assert set(found.values()) == {1, 2} and all(0 <= h < CELLS for h in found)


@pytest.mark.clause("9.42e")
def test_light_horse_harasses_cataphracts_whatever_their_pace() -> None:
    t = Table({"2010": "mac.lc.jav", "2013": "scy.hc.1"}, scenario="jaxartes", facing={"mac.lc.jav": 210})
    assert can_harass(t, "mac.lc.jav", "scy.hc.1")
    assert harassment.slower(t.state, t.unit("mac.lc.jav"), t.unit("scy.hc.1"))
    assert not harassment.slower(t.state, t.unit("mac.agrianian-javelin-men"), t.unit("scy.hc.1"))


@pytest.mark.clause("9.41a", "5.22g")
def test_in_a_line_as_by_an_order_whoever_cannot_shoot_from_where_he_stands() -> None:
    # four hexes away: too far for javelins, near enough for a dash
    line = ("per.lc.r-4", "per.lc.r-1")
    pieces = {"1612": line[0], "1410": line[1], "1512": "per.nabarzanes", "1616": "mac.ho.1"}
    facing = {line[0]: 150, line[1]: 150, "mac.ho.1": 330}
    t = Table(pieces, scenario="issus", active="per.nabarzanes", turn=1, facing=facing, dice=[9])
    t.may(f"harass:{line[0]}").does(*t.choices("line")[:1])
    t.may_not(f"fire:{line[0]}", "8.13a").may_not(f"harass:{line[1]}", "9.41a").does(f"harass:{line[0]}")
    assert t.event("harasses")["target"] == "mac.ho.1"
    t.may_not(f"move:{line[0]}", "5.23")


@pytest.mark.clause("9.32b", "6.13b")
def test_the_counter_stays_and_has_moved_and_shot() -> None:
    t = plain({"2818": AGRIANIANS, "2816": LIGHT}, facing={AGRIANIANS: 30, LIGHT: 330}, dice=[6], standing=SILENT)
    t.does(f"harass:{AGRIANIANS}")
    assert t.where(AGRIANIANS) == "2818"
    # javelins on foot: strength 6 at range 1, and no worse for the dash
    assert (t.event("shot")["distance"], t.event("shot")["strength"], t.event("shot")["modifier"]) == (1, 6, 0)
    assert t.hits(LIGHT) == 1
    assert (t.flag(AGRIANIANS, "moved"), t.flag(AGRIANIANS, "fired"), t.hits(AGRIANIANS)) == (1, 1, 0)
    t.may_not(f"move:{AGRIANIANS}", "5.23")
    t = plain(
        {"2818": AGRIANIANS, "2816": LIGHT}, facing={AGRIANIANS: 30}, dice=[9], standing=SILENT, moved=[AGRIANIANS]
    )
    t.does(f"harass:{AGRIANIANS}")
    assert t.hits(AGRIANIANS) == 1


@pytest.mark.clause("9.32b", "9.41a", "8.15e")
def test_others_shoot_as_in_a_move() -> None:
    t = plain({"2818": JAVELIN_HORSE, "2815": LIGHT}, facing={JAVELIN_HORSE: 30}, dice=[5], standing=SILENT)
    t.does(f"harass:{JAVELIN_HORSE}")
    assert (t.event("shot")["strength"], t.event("shot")["modifier"], t.hits(LIGHT)) == (5, 1, 0)


@pytest.mark.clause("9.32b")
def test_both_shots_count_together() -> None:
    # the only free hex beside the target lies before its front: it answers, though the first volley routs it
    pieces = {"2818": AGRIANIANS, "2816": LIGHT, "2717": COMPANIONS, "2917": HOPLITES}
    facing = {AGRIANIANS: 30, LIGHT: 210}
    t = plain(pieces, facing=facing, hits={LIGHT: 3}, dice=[0, 0], standing=ASK_ALL)
    t.does(f"harass:{AGRIANIANS}")
    assert (t.asked, t.decider) == ("HarassReaction", "opponent")
    t.may("pass", f"volley:{LIGHT}").does(f"volley:{LIGHT}")
    assert t.flag(LIGHT, "routed") == 1
    assert t.hits(AGRIANIANS) == 1
    # skirmishers are hard to hit
    assert [row["modifier"] for row in t.events("shot")] == [0, 2]


@pytest.mark.clause("8.21a", "9.32b")
@pytest.mark.parametrize(("wish", "answers"), [("always", 1), ("never", 0)])
def test_a_standing_order_for_entry_fire_answers_harassment_too(wish: str, answers: int) -> None:
    pieces = {"2818": AGRIANIANS, "2816": LIGHT, "2717": COMPANIONS, "2917": HOPLITES}
    standing = {**SILENT, "opponent": [f"entry-fire {wish}"]}
    t = plain(pieces, facing={AGRIANIANS: 30, LIGHT: 210}, dice=[9, 0], standing=standing)
    t.does(f"harass:{AGRIANIANS}")
    assert t.asked == "GiveOrders"
    assert [shot["unit"] for shot in t.events("shot")] == [AGRIANIANS, *[LIGHT] * answers]
    assert t.hits(AGRIANIANS) == answers


@pytest.mark.clause("9.32b", "8.21a")
def test_no_answer_from_a_target_that_is_harassed_from_behind() -> None:
    t = plain({"2818": AGRIANIANS, "2816": LIGHT}, facing={AGRIANIANS: 30, LIGHT: 30}, dice=[9], standing=ASK_ALL)
    t.does(f"harass:{AGRIANIANS}")
    assert t.asked == "GiveOrders"
    assert len(t.events("shot")) == 1


@pytest.mark.clause("9.12", "9.32b", "9.41a")
def test_elephants_answer_with_both_their_weapons() -> None:
    # friends stand around the elephants but in front of them
    friends = ("mac.hy.1", "mac.hy.2", "mac.hy.3", "mac.hy.4")
    ring = dict(zip(("1912", "1913", "2014", "2113"), friends, strict=True))
    t = Table(
        {"2008": ["mac.alexander-iii"], "2009": "mac.lc.dahae-1", "2013": "ind.el.1", **ring},
        scenario="hydaspes", active="mac.alexander-iii", facing={"ind.el.1": 30}, dice=[2, 5, 2], standing=ASK_ALL,
    )  # fmt: skip
    t.does("harass:mac.lc.dahae-1")
    assert t.asked == "HarassReaction"
    t.may("pass", "volley:ind.el.1", "volley-screen:ind.el.1").does("volley:ind.el.1")
    t.may_not("volley:ind.el.1").does("volley-screen:ind.el.1")
    # the archers' 2 hits twice (3 - 1 for moving), the riders' 5 and the screen's 2 hit once each
    assert (t.hits("ind.el.1"), t.hits("mac.lc.dahae-1")) == (2, 2)
    # told in the order in which the dice fell
    assert [row["weapon"] for row in t.events("shot")] == ["archer_mounted", "elephant_rider", "elephant_screen"]


@pytest.mark.clause("7.32a", "7.32b", "9.32a", "9.41a")
def test_whoever_has_harassed_has_moved_and_fights_as_such() -> None:
    # another enemy before the horse has turned his back on it
    pieces = {"2818": JAVELIN_HORSE, "2815": LIGHT, "2817": "sog.li.2"}
    for answer, mark in (("commit", MUST_CHECK), ("spare", NO_MARK)):
        facing = {JAVELIN_HORSE: 30, LIGHT: 30, "sog.li.2": 330}
        t = plain(pieces, facing=facing, dice=[9], standing=SILENT).does(f"harass:{JAVELIN_HORSE}")
        assert (t.asked, t.clause) == ("Willing", "7.32a")
        t.does(f"{answer}:{JAVELIN_HORSE}")
        assert t.flag(JAVELIN_HORSE, "mark") == mark
        if answer == "spare":
            t.does("done").until("PhaseEnd")
            assert not t.events("attacks")


# -------------------------------------------------------------------------------------------------- bolt shooters
BOLTS = "mac.at.1"


def banks(others: Mapping[str, str] | None = None, /, *, active: str = "mac.alexander-iii", **rest: object) -> Table:
    """Two bolt shooters and Alexander before two Scythian squadrons some hexes away."""
    pieces = {
        "2010": BOLTS, "2011": "mac.at.2", "1812": "mac.alexander-iii", "2414": "scy.lc.1", "2408": "scy.hc.1",
        "2515": "scy.satraces",
    }  # fmt: skip
    return Table(pieces | dict(others or {}), scenario="jaxartes", active=active, **rest)


@pytest.mark.clause("9.51a", "9.52", "8.17d")
def test_bolt_shooters_shoot_twice_a_phase_without_orders_and_never_run_out() -> None:
    t = banks(dice=[9, 9], standing=SILENT)
    orders = t.orders
    t.may(f"bolt:{BOLTS}").may_not(f"fire:{BOLTS}", "9.52")
    t.does(f"bolt:{BOLTS}", "shoot:scy.hc.1")
    t.does(f"bolt:{BOLTS}", "shoot:scy.lc.1")
    assert t.orders == orders
    # whoever shoots bolts never counts as moving
    assert [shot["modifier"] for shot in t.events("shot")] == [0, 0]
    assert t.flag(BOLTS, "ammo") == FULL
    t.may_not(f"bolt:{BOLTS}", "9.52").may("bolt:mac.at.2")


@pytest.mark.clause("9.51a", "9.52")
def test_only_bolt_shooters_that_can_shoot_are_offered_for_bolts() -> None:
    # archers beside them shoot by order alone
    t = banks({"2012": "mac.cretan-archers"}, facing={"mac.cretan-archers": 90}, standing=SILENT)
    assert t.targets("bolt") == [BOLTS, "mac.at.2"] and t.targets("fire") == ["mac.cretan-archers"]
    t.may_not("bolt:mac.cretan-archers", "9.51a")


@pytest.mark.clause("9.54")
def test_a_bolt_shooter_moves_or_shoots() -> None:
    t = banks(dice=[9], standing=SILENT)
    t.may(f"move:{BOLTS}")
    t.does(f"bolt:{BOLTS}", "shoot:scy.hc.1")
    t.may_not(f"move:{BOLTS}", "9.54")
    t.does("move:mac.at.2").walks("1911")
    t.until("GiveOrders")
    t.may_not("bolt:mac.at.2", "9.54")


@pytest.mark.clause("9.52")
def test_bolts_are_shot_in_the_enemys_phase_too() -> None:
    quiet = {"macedonian": SILENT["macedonian"], "opponent": SILENT["opponent"]}
    t = banks(active="scy.satraces", dice=[9, 9], standing=quiet, facing={"scy.lc.1": 270})
    t.does("move:scy.lc.1").walks("2313")
    t.until(lambda t: t.decider == "macedonian")
    assert t.asked == "BoltsAt"
    t.may("pass", f"bolt:{BOLTS}", "bolt:mac.at.2").does(f"bolt:{BOLTS}")
    # who shoots does not move [9.54]
    assert (t.event("shot")["weapon"], t.event("shot")["modifier"]) == ("bolt", 0)
    t.may(f"bolt:{BOLTS}").does("pass")
    # asked after every hex, if its owner wants that
    every = {**quiet, "macedonian": [*quiet["macedonian"], "bolts-every-hex ask"]}
    t = banks(active="scy.satraces", dice=[9, 9], standing=every, facing={"scy.lc.1": 270})
    t.does("move:scy.lc.1")
    assert (t.asked, t.decider) == ("BoltsAt", "macedonian")
    t.does("pass").walks("2313")
    assert (t.asked, t.decider) == ("BoltsAt", "macedonian")


@pytest.mark.clause("9.52", "8.24")
def test_what_bolts_are_left_may_be_shot_before_the_shock_and_nobody_is_asked_without_any() -> None:
    t = banks(active="scy.satraces", dice=[9, 9, 9, 9], standing=SILENT)
    t.state.agenda.append(bolts.LastChance(0))
    run(t.state)
    assert t.asked == "LastChance"
    t.does(f"bolt:{BOLTS}")
    t.does("shoot:scy.lc.1")
    assert t.asked == "LastChance"
    t.does("pass")
    assert t.asked == "GiveOrders"
    t = plain({"2818": ARCHERS, "2816": LIGHT})
    assert bolts.bolt_shots(t.state, 0) == []


@pytest.mark.clause("9.52", "9.31f")
@pytest.mark.parametrize(("where", "asked"), [("4018", "GiveOrders"), ("3918", "LastChance")])
def test_nobody_is_asked_for_bolts_that_cannot_hit(where: str, asked: str) -> None:
    # skirmishers 8 hexes away: strength 1, and 2 on the die; at 7 hexes a 0 hits
    pieces = {"3218": BOLTS, "3012": "mac.alexander-iii", where: "ill.light.7"}
    t = Table(pieces, scenario="pelium", active="mac.alexander-iii", standing=SILENT)
    t.may(f"bolt:{BOLTS}")
    t.state.agenda.append(bolts.LastChance(0))
    run(t.state)
    assert t.asked == asked
    t.state.agenda.append(bolts.BoltsAt(0, t.unit("ill.light.7"), 0))
    run(t.state)
    assert t.asked == ("BoltsAt" if asked == "LastChance" else asked)


@pytest.mark.clause("9.52")
def test_bolts_by_standing_order_take_the_best_target() -> None:
    always = {"macedonian": ["bolts always"], "opponent": SILENT["opponent"]}
    t = banks(active="scy.satraces", dice=[9, 9, 9, 9], standing=always)
    t.state.agenda.append(bolts.LastChance(0))
    run(t.state)
    assert t.asked == "GiveOrders"
    assert [row["weapon"] for row in t.events("shot")] == ["bolt"] * 4
    assert t.flag(BOLTS, "shots") == 2


@pytest.mark.clause("scn.jaxartes.3")
def test_the_first_bolt_that_hits_scythians_may_drive_them_off() -> None:
    for face, back in ((5, False), (6, True)):
        t = banks(dice=[0, face, 0], standing=SILENT)
        t.does(f"bolt:{BOLTS}", "shoot:scy.lc.1")
        assert t.hits("scy.lc.1") == 1
        assert (t.where("scy.lc.1") != "2414") is back
        assert t.event("rolled")["why"] in ("bolt-fright", "withdrawal")
        # only the first
        there = t.where("scy.lc.1")
        t.forget()
        t.state.dice_script[:] = [0]
        t.does(f"bolt:{BOLTS}", "shoot:scy.lc.1")
        assert t.where("scy.lc.1") == there
        assert [row["why"] for row in t.events("rolled")] == ["volley"]


@pytest.mark.clause("scn.jaxartes.1")
def test_from_the_river_only_skirmishers_shoot() -> None:
    t = Table({"2618": "scy.lc.1", "2418": "mac.hc.comp-1"}, scenario="jaxartes", facing={"scy.lc.1": 270})
    u = t.unit("scy.lc.1")
    assert missiles.targets(t.state, u) == []
    assert "scn.jaxartes.1" in [r.clause for r in missiles.refusals_fire(t.state, u)]
    t = Table(
        {"2618": "mac.cretan-archers", "2818": "scy.hc.1"}, scenario="jaxartes", facing={"mac.cretan-archers": 90}
    )
    assert missiles.targets(t.state, t.unit("mac.cretan-archers")) == [t.unit("scy.hc.1")]


# ------------------------------------------------------------------------------------------------------------ reload
def reloads(t: Table) -> Table:
    t.state.agenda.append(ammunition.Reload())
    run(t.state)
    return t


@pytest.mark.clause("8.18")
def test_who_has_all_his_ammunition_fetches_none() -> None:
    t = plain({"2818": ARCHERS, "2820": SLINGERS}, low=[SLINGERS])
    assert [ammunition.may_reload(t.state, t.unit(u)) for u in (ARCHERS, SLINGERS)] == [False, True]


@pytest.mark.clause("8.18")
def test_ammunition_comes_back_out_of_the_enemys_reach() -> None:
    t = reloads(plain({"2818": ARCHERS, "2820": SLINGERS, "3618": HORSE}, low=[ARCHERS], out=[SLINGERS]))
    assert (t.flag(ARCHERS, "ammo"), t.flag(SLINGERS, "ammo")) == (FULL, FULL)
    assert {row["unit"] for row in t.events("reloaded")} == {ARCHERS, SLINGERS}


@pytest.mark.clause("8.18")
def test_not_in_an_enemy_zone_nor_before_an_enemy_who_can_shoot() -> None:
    t = reloads(plain({"2818": ARCHERS, "2817": HORSE}, facing={HORSE: 210}, low=[ARCHERS]))
    assert t.flag(ARCHERS, "ammo") == LOW
    t = reloads(plain({"2818": ARCHERS, "2816": LIGHT}, facing={LIGHT: 210}, low=[ARCHERS]))
    assert t.flag(ARCHERS, "ammo") == LOW
    # he looks the other way, or has nothing left himself: and then both reload
    t = reloads(plain({"2818": ARCHERS, "2816": LIGHT}, facing={LIGHT: 30}, low=[ARCHERS]))
    assert t.flag(ARCHERS, "ammo") == FULL
    t = reloads(plain({"2818": ARCHERS, "2816": LIGHT}, facing={LIGHT: 210, ARCHERS: 210}, low=[ARCHERS], out=[LIGHT]))
    assert (t.flag(ARCHERS, "ammo"), t.flag(LIGHT, "ammo")) == (FULL, FULL)


@pytest.mark.clause("8.18", "9.11b")
def test_elephants_fetch_javelins_and_arrows() -> None:
    t = Table({"2010": "ind.el.1"}, scenario="hydaspes", low=["ind.el.1"], screen_out=["ind.el.1"])
    reloads(t)
    assert (t.flag("ind.el.1", "ammo"), t.flag("ind.el.1", "screen")) == (FULL, FULL)


@pytest.mark.clause("8.18", "10.25b", "10.27g")
def test_routed_units_do_not_reload() -> None:
    t = reloads(plain({"2818": PELTASTS}, routed=[PELTASTS], out=[PELTASTS]))
    assert t.flag(PELTASTS, "ammo") == OUT


@pytest.mark.clause("8.17e")
def test_javelins_on_foot_are_gone_after_shock() -> None:
    t = plain({"2818": PELTASTS, "2820": ARCHERS, "2822": JAVELIN_HORSE})
    for unit in (PELTASTS, ARCHERS, JAVELIN_HORSE):
        ammunition.spend_javelins(t.state, t.unit(unit))
    assert t.flag(PELTASTS, "ammo") == OUT
    assert (t.flag(ARCHERS, "ammo"), t.flag(JAVELIN_HORSE, "ammo")) == (FULL, FULL)
