"""Clash of spears, superiority, size ratio and every shift of the column [8.35, 8.36, 6.27, 9.42, 9.61, 9.7]."""

from typing import Any

import pytest

from polemos.games.alexander.data.facing import REAR
from polemos.games.alexander.data.tables import AS, CLASH, DS, LN, NO_SUPERIORITY, PH
from polemos.games.alexander.rules.shock.reckoning import (
    WITHOUT,
    Reckoning,
    blows,
    covered_flanks,
    ratio_shift,
    without,
)
from rulebook.alexander.shocking import quiet, reckoned, shock, terms
from rulebook.alexander.table import Table

PHALANX = "mac.ph.craterus"
SECOND = "mac.ph.amyntas"
THIRD = "mac.ph.meleager"
HYPASPISTS = "mac.hy.1"
PELTASTS = "mac.lp.sitalces-1"
COMPANIONS = "mac.hc.comp-1"
LANCERS = "mac.prodromoi-lancers-1"
PAEONIANS = "mac.lc.paeonian"
AGRIANIANS = "mac.sk.agr-1"
JAVELINS = "mac.sk.bal-1"
HOPLITES = "per.ho.merc-1"
FOOT = "per.mi.pers-1"
LIGHT = "per.li.cadus"
ARCHERS = "per.sk.mard-1"
ELEPHANTS = "per.el.1"
CHARIOTS = "per.ch.l-1"
PERSIANS = "per.hc.pers"
SACAE = "per.hc.sacae-1"
HORSE_ARCHERS = "per.lc.scyth-1"


def one(attacker: str, defender: str, facing: int = 0, at: str = "2620", to: str = "2720", **rest: object) -> Reckoning:
    """The odds of one unit against one, in front unless a facing of the defender is told."""
    t = quiet({at: attacker, to: defender}, {defender: facing} if facing else None, **rest)
    return reckoned(t, [attacker], [defender])


# -------------------------------------------------------------------------------------------- clash of spears [8.35]
@pytest.mark.clause("8.35a", "8.35e", "8.63")
def test_hoplites_attack_peltasts_in_front_on_column_nine() -> None:
    t = quiet({"2720": HOPLITES, "2620": PELTASTS})
    assert reckoned(t, [HOPLITES], [PELTASTS]).base == 9


@pytest.mark.clause("8.35a", "8.63")
def test_front_flank_and_rear_have_columns_of_their_own() -> None:
    assert [one(COMPANIONS, FOOT, f).base for f in (270, 30, 90)] == [9, 12, 14]


# a phalanx strikes hoplites in the flank and skirmishers in front
EXAMPLE_TWO = {"2619": PHALANX, "2720": HOPLITES, "2718": ARCHERS}


@pytest.mark.clause("8.35b", "8.35e", "8.36a")
def test_the_defender_prefers_the_hoplites_to_the_skirmishers() -> None:
    t = shock(EXAMPLE_TWO, {HOPLITES: 30}, no=[PHALANX])
    assert (t.asked, t.clause, t.decider) == ("DefendAs", "8.35b", "opponent")
    light = t.copy().dice(5).does(f"defend-as:{ARCHERS}").event("shock")
    heavy = t.dice(5).does(f"defend-as:{HOPLITES}").event("shock")
    assert (heavy["base"], heavy["aspect"], heavy["superiority"]) == (11, "flank", "attacker")
    assert (light["base"], light["aspect"], light["superiority"]) == (13, "front", "attacker")


@pytest.mark.clause("8.35c", "8.35e", "8.36a")
def test_only_a_rear_attack_lets_cavalry_hurt_a_phalanx() -> None:
    # the column of lancers is 11, as in the example; the Persians at hand are heavy cavalry, 12
    assert CLASH[LN * 11 + PH][2] == 11
    t = shock(
        {"2619": PHALANX, "2720": HOPLITES, "2520": PERSIANS}, {PERSIANS: 90}, no=[HOPLITES, PERSIANS], side="opponent"
    )
    assert (t.asked, t.clause, t.decider) == ("StrikeWith", "8.35c", "opponent")
    rear = t.copy().dice(5).does(f"strike-with:{PERSIANS}").event("shock")
    assert (rear["base"], rear["superiority"]) == (12, "attacker")
    front = t.dice(5).does(f"strike-with:{HOPLITES}").event("shock")
    assert (front["base"], front["superiority"]) == (6, "none")


@pytest.mark.clause("8.35c")
def test_two_defenders_of_one_type_struck_from_two_sides() -> None:
    t = shock(
        {"2619": PHALANX, "2720": FOOT, "2718": "per.mi.pers-2", "2926": "per.sk.mard-1"}, {FOOT: 30}, no=[PHALANX]
    )
    assert (t.asked, t.decider) == ("StrikeAt", "macedonian")
    # one who is not in the combat
    t.may_not("fight:per.sk.mard-1", "8.35c")
    assert t.dice(5).does(f"fight:{FOOT}").event("shock")["aspect"] == "flank"


@pytest.mark.clause("8.35d")
def test_over_a_corner_the_side_better_for_the_defender_counts() -> None:
    # both halves of the phalanx touch 2719: at the front and the flank, then at the flank and the rear
    assert [one(PHALANX, FOOT, f, "2619", "2719").where for f in (330, 210, 30, 90)] == [0, 0, 1, 2]


# ------------------------------------------------------------------------------------------------ superiority [8.36]
@pytest.mark.clause("8.36a", "7.11b")
def test_flank_and_rear_give_superiority() -> None:
    found = [one(COMPANIONS, HOPLITES, f, "2620", "2720") for f in (270, 30)]
    assert [(r.where, r.superiority, r.position) for r in found] == [(0, NO_SUPERIORITY, False), (1, AS, True)]


@pytest.mark.clause("8.36b")
def test_no_superiority_from_the_flank_under_the_eyes_of_a_third_enemy() -> None:
    pieces = {"2620": COMPANIONS, "2720": HOPLITES, "2519": FOOT}
    t = quiet(pieces, {HOPLITES: 30, FOOT: 150})
    assert reckoned(t, [COMPANIONS], [HOPLITES]).superiority == NO_SUPERIORITY
    # unless a friend strikes him
    s = t.copy()
    s.state.struck[t.unit(FOOT)] = 1
    assert reckoned(s, [COMPANIONS], [HOPLITES]).superiority == AS
    # skirmishers do not count, nor who is struck in the same combat
    t = quiet(pieces | {"2519": ARCHERS}, {HOPLITES: 30, ARCHERS: 150})
    assert reckoned(t, [COMPANIONS], [HOPLITES]).superiority == AS
    t = quiet({"2620": COMPANIONS, "2720": HOPLITES, "2719": FOOT}, {HOPLITES: 30})
    assert reckoned(t, [COMPANIONS], [HOPLITES, FOOT]).superiority == AS


@pytest.mark.clause("8.36b", "9.15c")
def test_cavalry_has_none_over_elephants() -> None:
    found = one(COMPANIONS, ELEPHANTS, 90)
    assert (found.where, found.base, found.superiority) == (2, 8, NO_SUPERIORITY)


@pytest.mark.clause("scn.hydaspes.3", "9.15c")
def test_nor_has_it_at_the_hydaspes() -> None:
    found = one("mac.hc.agema", "ind.el.1", 90, "0620", "0720", scenario="hydaspes")
    assert (found.where, found.base, found.superiority) == (2, 8, NO_SUPERIORITY)


@pytest.mark.clause("8.36b", "9.31a")
def test_plain_skirmishers_have_none_from_the_flank() -> None:
    assert not one(JAVELINS, CHARIOTS, 30).position


@pytest.mark.clause("8.36b", "9.31a", "9.31c", "9.15c")
def test_why_flank_or_rear_gives_nothing_is_told() -> None:
    third = {"2519": "per.mi.pers-2"}
    cases: tuple[tuple[dict[str, str], int, str], ...] = (
        ({"2620": JAVELINS, "2720": CHARIOTS}, 30, "skirmishers-flank"),
        ({"2620": COMPANIONS, "2720": ELEPHANTS}, 90, "elephants"),
        ({"2620": COMPANIONS, "2720": HOPLITES, **third}, 30, "pinned"),
        ({"2620": COMPANIONS, "2720": HOPLITES}, 30, ""),
    )
    for pieces, facing, why in cases:
        mine, other = pieces["2620"], pieces["2720"]
        faces = {other: facing} | ({third["2519"]: 150} if "2519" in pieces else {})
        t = shock(pieces, faces, no=[mine], dice=[5, 5, 5, 5])
        told = t.events("no-position")
        assert [(e["unit"], e["target"], WITHOUT[e["why"]]) for e in told] == ([(mine, other, why)] if why else [])
    t = quiet({"2620": HYPASPISTS, "2621": AGRIANIANS, "2720": FOOT}, {FOOT: 330})
    pair, foe = [t.unit(HYPASPISTS), t.unit(AGRIANIANS)], t.unit(FOOT)
    # in the rear too, beside another type
    assert WITHOUT[without(t.state, pair, [foe], pair[1], foe, REAR)] == "skirmishers-among-others"
    assert WITHOUT[without(t.state, pair[1:], [foe], pair[1], foe, REAR)] == ""


@pytest.mark.clause("8.36b", "9.31c")
def test_beside_another_type_skirmishers_do_not_count() -> None:
    t = shock({"2620": HYPASPISTS, "2621": AGRIANIANS, "2720": FOOT}, {FOOT: 330}, no=[HYPASPISTS, AGRIANIANS])
    # the Agrianians are in the rear, but nobody is asked: the hypaspists count
    assert t.event("shock")["unit"] == HYPASPISTS
    t = shock(
        {"2620": HYPASPISTS, "2621": AGRIANIANS, "2720": FOOT, "2719": COMPANIONS},
        {FOOT: 330, COMPANIONS: 150},
        no=[HYPASPISTS, AGRIANIANS, COMPANIONS],
    )
    assert t.targets("strike-with") == [HYPASPISTS, COMPANIONS]
    t.may_not(f"strike-with:{AGRIANIANS}", "9.31c")


@pytest.mark.clause("8.36c", "8.62")
def test_in_front_the_weapons_are_compared() -> None:
    assert one(COMPANIONS, FOOT).superiority == AS
    assert one(COMPANIONS, HOPLITES).superiority == NO_SUPERIORITY
    t = quiet({"2720": FOOT, "2619": PHALANX})
    assert reckoned(t, [FOOT], [PHALANX]).superiority == DS
    assert not one(COMPANIONS, FOOT).position


@pytest.mark.clause("9.24c")
def test_chariots_and_skirmishers_both_have_it_when_they_attack() -> None:
    assert one(JAVELINS, CHARIOTS).superiority == AS
    t = quiet({"2720": CHARIOTS, "2620": JAVELINS})
    assert reckoned(t, [CHARIOTS], [JAVELINS]).superiority == AS


@pytest.mark.clause("8.36d")
def test_peltasts_without_javelins_lose_theirs_over_light_cavalry() -> None:
    pieces = {"2720": HORSE_ARCHERS, "2620": PELTASTS}
    assert reckoned(quiet(pieces), [HORSE_ARCHERS], [PELTASTS]).superiority == DS
    assert reckoned(quiet(pieces, low=[PELTASTS]), [HORSE_ARCHERS], [PELTASTS]).superiority == DS
    assert reckoned(quiet(pieces, out=[PELTASTS]), [HORSE_ARCHERS], [PELTASTS]).superiority == NO_SUPERIORITY
    # light infantry without javelins never had it
    assert one(PAEONIANS, "per.li.carian").superiority == DS
    assert one(PAEONIANS, "per.li.ux-1").superiority == NO_SUPERIORITY


@pytest.mark.clause("6.65b", "6.64c")
def test_a_column_gives_superiority_to_all_but_skirmishers() -> None:
    t = quiet({"2620": "mac.lc.menidas", "2720": FOOT}, {FOOT: 300}, column=[FOOT])
    found = reckoned(t, ["mac.lc.menidas"], [FOOT])
    assert (found.where, found.superiority, found.position) == (0, AS, False)
    t = quiet({"2620": AGRIANIANS, "2720": FOOT}, {FOOT: 300}, column=[FOOT])
    assert reckoned(t, [AGRIANIANS], [FOOT]).superiority == NO_SUPERIORITY


# ------------------------------------------------------------------------------------------------ size ratio [8.36e-i]
@pytest.mark.clause("8.36e", "8.36f", "8.36g", "8.36i")
def test_sizes_are_rounded_for_whoever_moved() -> None:
    assert [ratio_shift(a, d, True) for a, d in ((5, 4), (4, 5), (2, 5), (10, 5))] == [1, 0, -1, 1]
    assert [ratio_shift(a, d, False) for a, d in ((5, 4), (4, 5), (10, 5))] == [0, -1, 1]
    # beyond the chart
    assert [ratio_shift(40, 12, moved) for moved in (True, False)] == [3, 2]
    assert [ratio_shift(12, 40, moved) for moved in (True, False)] == [-2, -3]


@pytest.mark.clause("8.36f", "8.36g", "8.32e", "8.36j")
def test_sizes_of_all_units_are_added() -> None:
    t = quiet({"2620": HYPASPISTS, "2621": COMPANIONS, "2720": FOOT})
    # 10 against 6
    assert terms(reckoned(t, [HYPASPISTS, COMPANIONS], [FOOT])) == {"size": 1}
    assert terms(reckoned(t, [HYPASPISTS, COMPANIONS], [FOOT], moved=False)) == {}
    found = reckoned(t, [HYPASPISTS, COMPANIONS], [FOOT])
    assert found.column == found.base + 1


@pytest.mark.clause("8.36h")
def test_elephants_and_chariots_are_not_measured_against_others() -> None:
    for beasts in (ELEPHANTS, CHARIOTS):
        t = quiet({"2619": PHALANX, "2720": beasts})
        assert "size" not in terms(reckoned(t, [beasts], [PHALANX]))
        assert "size" not in terms(reckoned(t, [PHALANX], [beasts]))


@pytest.mark.clause("9.31c", "8.32e")
def test_skirmishers_add_nothing_to_other_troops() -> None:
    t = quiet({"2620": HYPASPISTS, "2621": AGRIANIANS, "2720": FOOT})
    # 6 and not 9 against 6
    assert terms(reckoned(t, [HYPASPISTS, AGRIANIANS], [FOOT])) == {}
    t = quiet({"2620": HYPASPISTS, "2720": FOOT, "2719": ARCHERS})
    assert terms(reckoned(t, [HYPASPISTS], [FOOT, ARCHERS])) == {}
    # among themselves they count: 3 against 1
    assert terms(one(AGRIANIANS, ARCHERS)) == {"size": 2}


@pytest.mark.clause("9.62f")
def test_two_phalanxes_deep_add_their_sizes() -> None:
    t = quiet({"2619": [PHALANX, SECOND], "2720": HOPLITES}, deep={SECOND: PHALANX})
    assert terms(reckoned(t, [PHALANX], [HOPLITES])) == {"size": 1}


@pytest.mark.clause("9.64d", "9.64a")
def test_a_square_is_a_quarter_of_its_size_and_has_no_flank() -> None:
    t = quiet({"2619": PHALANX, "2720": FOOT, "2518": PERSIANS}, {PERSIANS: 90}, square=[PHALANX])
    # 6 against 3
    assert terms(reckoned(t, [FOOT], [PHALANX], moved=False)) == {"size": 1}
    assert reckoned(t, [PERSIANS], [PHALANX]).where == 0


# ---------------------------------------------------------------------------------------------------- terrain [6.27]
@pytest.mark.parametrize(
    ("scenario", "at", "to", "attacker", "defender", "shift"),
    [
        ("issus", "5110", "5210", "mac.hy.1", "per.mi.apple-1", -1),  # woods
        ("issus", "5110", "5210", "mac.hc.comp-1", "per.mi.apple-1", -2),  # woods against cavalry
        ("issus", "5127", "5228", "mac.hy.1", "per.mi.apple-1", -1),  # rocks
        ("hydaspes", "0631", "0730", "mac.hy.1", "ind.mi.r-1", -1),  # out of a marsh
        ("issus", "2304", "2404", "mac.hy.1", "per.mi.apple-1", -1),  # one level up
        ("arigaeum", "3814", "3913", "mac.hy.1", "asp.mi.1", -2),  # two levels up
        ("arbela", "5404", "5503", "mac.hy.1", "per.mi.pers-1", -1),  # over a stream
        ("granicus", "2715", "2816", "mac.hy.1", "per.hc.persian-1", -2),  # out of the river, one level up
        ("granicus", "2716", "2817", "mac.hy.1", "per.hc.persian-1", -3),  # and up the steep bank
        ("granicus", "2515", "2616", "mac.hy.1", "per.hc.persian-1", 1),  # into the river
        ("issus", "3212", "3311", "mac.hy.1", "per.mi.apple-1", -3),  # river, bank, level and abatis: never more
    ],
)
@pytest.mark.clause("6.27", "8.36j", "scn.issus.3")
def test_ground_shifts_the_column(scenario: str, at: str, to: str, attacker: str, defender: str, shift: int) -> None:
    assert terms(one(attacker, defender, 0, at, to, scenario=scenario)).get("terrain", 0) == shift


@pytest.mark.clause("6.27")
def test_a_phalanx_fights_badly_in_rough_ground() -> None:
    assert terms(one(PHALANX, FOOT, 0, "0947", "1048"))["terrain"] == -2
    assert terms(one(HYPASPISTS, FOOT, 0, "0947", "1048"))["terrain"] == -1


@pytest.mark.clause("scn.jaxartes.1")
def test_on_the_rafts_of_the_jaxartes_units_are_struck_two_columns_right() -> None:
    t = quiet({"2616": "mac.hy.1", "2516": "scy.hc.1"}, {"scy.hc.1": 90}, scenario="jaxartes")
    assert terms(reckoned(t, ["scy.hc.1"], ["mac.hy.1"]))["river"] == 2
    assert "terrain" not in terms(reckoned(t, ["scy.hc.1"], ["mac.hy.1"]))
    # skirmishers are merely in a river
    t = quiet({"2616": "mac.sk.bal", "2516": "scy.hc.1"}, {"scy.hc.1": 90}, scenario="jaxartes")
    assert {
        key: n for key, n in terms(reckoned(t, ["scy.hc.1"], ["mac.sk.bal"])).items() if key in ("river", "terrain")
    } == {"terrain": 1}


@pytest.mark.clause("scn.jaxartes.2")
def test_the_far_bank_of_the_jaxartes_is_no_height_in_combat() -> None:
    t = quiet({"2816": "scy.lc.1", "2715": "mac.agrianian-javelin-men"}, scenario="jaxartes")
    assert terms(reckoned(t, ["mac.agrianian-javelin-men"], ["scy.lc.1"]))["terrain"] == -1


@pytest.mark.clause("scn.arigaeum.1")
def test_the_aspasians_strike_hard_downhill_in_the_first_four_turns() -> None:
    pieces = {"2416": "mac.hy.1", "2516": "asp.mi.1"}
    for turn, shift in ((1, 1), (4, 1), (5, 0)):
        t = quiet(pieces, scenario="arigaeum", turn=turn)
        assert terms(reckoned(t, ["asp.mi.1"], ["mac.hy.1"])).get("slope", 0) == shift
    # not on the level, nor the Macedonians
    t = quiet(pieces, scenario="arigaeum", turn=1)
    assert "slope" not in terms(reckoned(t, ["mac.hy.1"], ["asp.mi.1"]))
    t = quiet({"0820": "mac.hy.1", "0920": "asp.mi.1"}, scenario="arigaeum", turn=1)
    assert "slope" not in terms(reckoned(t, ["asp.mi.1"], ["mac.hy.1"]))


# ------------------------------------------------------------------------------------------- phalanx, cataphracts
LINE = {"2619": PHALANX, "2617": SECOND, "2621": THIRD}


def covered(t: Table, attacker: str = FOOT, moved: bool = True) -> int:
    """The shift for covered flanks."""
    return terms(reckoned(t, [attacker], [PHALANX], moved=moved)).get("phalanx", 0)


@pytest.mark.clause("9.61a")
def test_each_covered_flank_of_a_phalanx_is_two_columns() -> None:
    assert covered(quiet(LINE | {"2720": FOOT})) == -4
    two = {hex_: name for hex_, name in LINE.items() if name != THIRD}
    assert covered(quiet(two | {"2720": FOOT})) == -2
    assert covered(quiet({"2619": PHALANX, "2720": FOOT})) == 0


@pytest.mark.clause("9.61b")
def test_heavy_infantry_loses_one_a_flank() -> None:
    assert covered(quiet(LINE | {"2720": HOPLITES}), HOPLITES) == -2


@pytest.mark.clause("9.61a")
def test_unmoved_attackers_and_attacks_from_the_side_are_not_shifted() -> None:
    assert covered(quiet(LINE | {"2720": FOOT}), moved=False) == 0
    t = quiet({"2619": PHALANX, "2621": THIRD, "2518": FOOT}, {FOOT: 90})
    assert reckoned(t, [FOOT], [PHALANX]).where == 2 and covered(t) == 0


@pytest.mark.clause("9.61a")
def test_a_phalanx_in_echelon_covers_with_its_zone_and_one_behind_covers_nothing() -> None:
    # its zone of control covers 2618, the flank hex of the other
    t = quiet({"2619": PHALANX, "2517": SECOND, "2720": FOOT})
    assert covered_flanks(t.state, t.unit(PHALANX)) == 1
    t = quiet({"2619": PHALANX, "2418": SECOND, "2720": FOOT})
    assert covered_flanks(t.state, t.unit(PHALANX)) == 0
    # a routed one covers nothing
    t = quiet(LINE | {"2720": FOOT}, routed=[THIRD])
    assert covered_flanks(t.state, t.unit(PHALANX)) == 1


@pytest.mark.clause("9.42a", "9.42d")
def test_cataphracts_shift_two_columns() -> None:
    t = quiet({"2620": HYPASPISTS, "2720": SACAE})
    assert terms(reckoned(t, [SACAE], [HYPASPISTS]))["cataphract"] == 2
    assert terms(reckoned(t, [HYPASPISTS], [SACAE]))["cataphract"] == -2


@pytest.mark.clause("9.42d", "9.71")
def test_with_charge_formations_cataphracts_need_theirs() -> None:
    pieces = {"2620": HYPASPISTS, "2720": SACAE}
    t = quiet(pieces, options=["charge_formation", "pursuit"])
    assert "cataphract" not in terms(reckoned(t, [SACAE], [HYPASPISTS]))
    t = quiet(pieces, options=["charge_formation", "pursuit"], charge=[SACAE])
    assert terms(reckoned(t, [SACAE], [HYPASPISTS]))["cataphract"] == 2
    assert terms(reckoned(t, [HYPASPISTS], [SACAE]))["cataphract"] == -2


@pytest.mark.clause("9.71", "9.75a")
def test_cavalry_needs_the_charge_formation_for_its_weapons_to_tell() -> None:
    rules: dict[str, Any] = {"options": ["charge_formation", "pursuit"]}
    assert one(COMPANIONS, FOOT, **rules).superiority == NO_SUPERIORITY
    assert one(COMPANIONS, FOOT, charge=[COMPANIONS], **rules).superiority == AS
    # always against skirmishers, and from flank or rear
    assert one(COMPANIONS, ARCHERS, **rules).superiority == AS
    assert one(COMPANIONS, FOOT, 210, **rules).superiority == AS
    # the enemy's superiority stays
    assert one(LANCERS, HOPLITES, **rules).superiority == DS


@pytest.mark.clause("9.75b", "9.75c")
def test_the_charge_formation_against_cavalry() -> None:
    rules: dict[str, Any] = {
        "options": ["charge_formation", "pursuit"],
        "scenario": "granicus",
        "at": "0820",
        "to": "0920",
    }
    thracians, companions, persians = "mac.lc.thr-1", "mac.hc.comp-1", "per.hc.persian-1"
    assert one(companions, persians, charge=[companions], **rules).superiority == AS
    assert one(companions, persians, charge=[companions, persians], **rules).superiority == NO_SUPERIORITY
    assert one(thracians, "per.lc.lydian", charge=[thracians], **rules).superiority == AS
    assert one(thracians, persians, charge=[thracians], **rules).superiority == NO_SUPERIORITY
    # over Thracians even in formation
    t = quiet(
        {"0820": thracians, "0920": persians}, scenario="granicus", options=["charge_formation", "pursuit"],
        charge=[thracians, persians],
    )  # fmt: skip
    assert reckoned(t, [persians], [thracians]).superiority == AS


# ------------------------------------------------------------------------------------------------ results [8.36n]
def bare(**changes: object) -> Reckoning:
    """Column 8 without anything."""
    return Reckoning(0, 8, (), 8, NO_SUPERIORITY, False, 0, False, False, False)._replace(**changes)  # type: ignore[arg-type]


@pytest.mark.clause("8.36k", "8.36n", "8.64")
def test_superiority_doubles_the_defenders_hits_or_triples_the_attackers() -> None:
    assert blows(bare(), 0, 0) == (3, 2)
    assert blows(bare(superiority=AS), 0, 0) == (3, 4)
    assert blows(bare(superiority=DS), 0, 0) == (9, 2)


@pytest.mark.clause("8.36l", "8.64")
def test_the_modified_die_stays_between_0_and_9() -> None:
    assert blows(bare(), 9, 4) == blows(bare(), 9, 0) and blows(bare(), 0, -3) == blows(bare(), 0, 0)
    assert blows(bare(), 5, 2) == blows(bare(), 7, 0)


@pytest.mark.clause("9.31d")
def test_skirmishers_alone_halve_both_results() -> None:
    # 1(4): the half of 4 is doubled again
    assert blows(bare(), 7, 0) == (1, 4)
    assert blows(bare(alone=True, superiority=AS), 7, 0) == (0, 4)
    # at least 1 for the defender
    assert blows(bare(alone=True, column=1), 0, 0) == (2, 1)


@pytest.mark.clause("9.31b")
def test_agrianians_halve_the_enemys_hits_and_from_the_flank_get_them_whole() -> None:
    assert blows(bare(spared=True), 5, 0) == (2, 1)
    assert blows(bare(spared=True, superiority=AS, position=True), 5, 0) == (2, 3)
    assert one(AGRIANIANS, FOOT).spared and not one(AGRIANIANS, CHARIOTS).spared
    t = quiet({"2620": AGRIANIANS, "2720": FOOT}, routed=[FOOT])
    assert not reckoned(t, [AGRIANIANS], [FOOT]).spared
    t = quiet({"2620": HYPASPISTS, "2621": AGRIANIANS, "2720": FOOT})
    assert not reckoned(t, [HYPASPISTS, AGRIANIANS], [FOOT]).spared


@pytest.mark.clause("9.62f")
def test_two_phalanxes_deep_struck_from_behind_take_three_times_the_hits() -> None:
    t = quiet({"2619": [PHALANX, SECOND], "2520": FOOT}, {FOOT: 90}, deep={SECOND: PHALANX})
    found = reckoned(t, [FOOT], [PHALANX])
    assert found.triple and found.superiority == AS
    assert blows(bare(superiority=AS, triple=True), 0, 0) == (3, 6)


@pytest.mark.clause("10.24c", "9.31d")
def test_routed_skirmishers_are_like_others() -> None:
    t = quiet({"2620": AGRIANIANS, "2720": FOOT}, routed=[AGRIANIANS])
    assert not reckoned(t, [FOOT], [AGRIANIANS]).alone
    t = quiet({"2620": AGRIANIANS, "2720": FOOT})
    assert reckoned(t, [FOOT], [AGRIANIANS]).alone


# ------------------------------------------------------------------------------------------------ what is struck
def on_the_bank(attacker: str, facing: int, defender: str = "per.ho.merc-2") -> Reckoning:
    """A single-size unit in 4627 strikes a double-size one in 4726 and 4626, which is lower."""
    t = shock(
        {"4627": attacker, "4726": defender},
        {attacker: facing, defender: 210},
        must=[attacker],
        scenario="granicus",
    )
    assert (t.where(defender), t.where(attacker)) == ("4726/4626", "4627")
    return reckoned(t, [attacker], [defender])


@pytest.mark.clause("6.27", "7.21a", "8.32a")
def test_the_ground_of_a_second_half_at_the_attackers_flank_does_not_count() -> None:
    assert on_the_bank("mac.hy.2", 90).column == 7
    # the lower half lies in front too: the worst hexside counts
    assert on_the_bank("mac.hy.2", 30).column == 6
