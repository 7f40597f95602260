"""The charge: checks of attackers and targets, who is spared, what elephants, chariots and depth add, lanes [8.33,
9.24].
"""

import pytest

from rulebook.alexander.shocking import checked, combats, hits_taken, shock
from rulebook.alexander.table import Table

PHALANX = "mac.ph.craterus"
SECOND = "mac.ph.amyntas"
HYPASPISTS = "mac.hy.1"
HORSE = "mac.hc.comp-1"
FOOT = "per.mi.pers-1"
MORE_FOOT = "per.mi.pers-2"
LIGHT = "per.li.cadus"
ARCHERS = "per.sk.mard-1"
HOPLITES = "per.ho.merc-1"
ELEPHANTS = "per.el.1"
CHARIOTS = "per.ch.l-1"
CARDACES = "per.ca.r-1"


@pytest.mark.clause("8.33a", "10.15", "10.16")
def test_attacker_and_target_check_and_take_the_excess() -> None:
    t = shock({"2620": HORSE, "2720": FOOT}, must=[HORSE], dice=[9, 6])
    # TQ 7 and 4
    assert [(e["unit"], e["face"], e["tq"], e["hits"]) for e in t.events("charge-check")] == [
        (HORSE, 9, 7, 2), (FOOT, 6, 4, 2),
    ]  # fmt: skip
    t = shock({"2620": HORSE, "2720": FOOT}, must=[HORSE], dice=[7, 4, 0])
    assert [e["hits"] for e in t.events("charge-check")] == [0, 0]


@pytest.mark.clause("8.33a", "7.34")
def test_no_check_markers_spare_both_sides() -> None:
    t = shock({"2620": HORSE, "2720": FOOT}, no=[HORSE], dice=[5])
    assert not checked(t) and t.events("shock")


@pytest.mark.clause("8.33a")
def test_a_target_of_both_kinds_of_attackers_checks_once() -> None:
    t = shock({"2620": HYPASPISTS, "2621": HORSE, "2720": FOOT}, must=[HORSE], no=[HYPASPISTS], dice=[0, 0])
    assert list(checked(t)) == [HORSE, FOOT]


@pytest.mark.clause("8.33b", "8.51a", "8.52")
def test_a_target_that_breaks_in_the_charge_leaves_its_hex_to_the_attacker() -> None:
    t = shock({"2620": HORSE, "2720": FOOT}, must=[HORSE], hits={FOOT: 2}, dice=[0, 6])
    assert t.event("routs")["unit"] == FOOT and not t.events("shock")
    assert t.where(HORSE) == "2720" and (t.asked, t.clause) == ("TurnAfter", "8.52")
    assert t.choices() == ["keep-facing", "turn:30", "turn:150"]
    t.does("turn:150")
    assert t.facing(HORSE) == 150


@pytest.mark.clause("8.33b", "8.51c")
def test_who_stands_in_another_zone_does_not_follow_a_rout_in_the_charge() -> None:
    pieces = {"2620": HORSE, "2720": FOOT, "2519": MORE_FOOT}
    t = shock(pieces, {MORE_FOOT: 150}, must=[HORSE], hits={FOOT: 2}, dice=[0, 6])
    assert t.event("routs")["unit"] == FOOT
    assert t.where(HORSE) == "2620" and t.asked == "PhaseEnd"
    # after the blows it has to, zone or not
    t = shock(pieces, {MORE_FOOT: 150}, no=[HORSE], hits={FOOT: 3}, dice=[9])
    assert t.where(HORSE) == "2720"


@pytest.mark.clause("8.33c")
def test_an_attacker_that_breaks_in_the_charge_leaves_the_target_where_it_is() -> None:
    t = shock({"2620": HORSE, "2720": FOOT}, must=[HORSE], hits={HORSE: 6}, dice=[8, 0])
    assert t.event("routs")["unit"] == HORSE and t.where(FOOT) == "2720"
    assert not t.events("shock")


@pytest.mark.clause("8.33d", "10.26a")
def test_both_would_break_in_the_charge() -> None:
    # 7 against TQ 7 and 6 against TQ 4: the target is worse off
    t = shock({"2620": HORSE, "2720": FOOT}, must=[HORSE], hits={HORSE: 6, FOOT: 3}, dice=[8, 7])
    assert [e["unit"] for e in t.events("routs")] == [FOOT]
    assert t.hits(HORSE) == 6 and t.where(HORSE) == "2620"


@pytest.mark.clause("8.33e")
def test_attacks_on_routed_units_need_no_check() -> None:
    t = shock({"2620": HORSE, "2720": FOOT}, must=[HORSE], routed=[FOOT], dice=[5])
    assert not checked(t) and t.events("shock")


@pytest.mark.clause("9.31e", "7.34")
def test_attacks_on_skirmishers_alone_need_no_check() -> None:
    t = shock({"2620": HORSE, "2720": ARCHERS}, must=[HORSE], dice=[5])
    assert not checked(t) and t.events("shock")
    # beside other troops they check like anybody
    t = shock({"2619": PHALANX, "2720": ARCHERS, "2718": FOOT}, must=[PHALANX], dice=[0, 0, 0])
    assert set(checked(t)) == {PHALANX, ARCHERS, FOOT}


@pytest.mark.clause("9.31e")
def test_skirmishers_who_attack_skirmishers_do_check() -> None:
    t = shock({"2620": "mac.sk.agr-1", "2720": ARCHERS}, must=["mac.sk.agr-1"], dice=[0, 0, 5])
    assert set(checked(t)) == {"mac.sk.agr-1", ARCHERS}


@pytest.mark.clause("9.33")
def test_heavy_foot_does_not_fear_light_infantry_in_front() -> None:
    t = shock({"2619": PHALANX, "2720": LIGHT}, must=[LIGHT], side="opponent", dice=[0, 5])
    assert list(checked(t)) == [LIGHT]
    t = shock({"2620": HYPASPISTS, "2720": LIGHT}, must=[LIGHT], side="opponent", dice=[0, 5])
    assert list(checked(t)) == [LIGHT]
    # from the flank it does
    t = shock({"2620": HYPASPISTS, "2720": LIGHT}, {HYPASPISTS: 210}, must=[LIGHT], side="opponent", dice=[0, 0, 5])
    assert set(checked(t)) == {LIGHT, HYPASPISTS}
    # and heavy foot that attacks light infantry checks
    t = shock({"2620": HYPASPISTS, "2720": LIGHT}, must=[HYPASPISTS], dice=[0, 0, 5])
    assert set(checked(t)) == {LIGHT, HYPASPISTS}


@pytest.mark.clause("9.33")
def test_heavy_foot_checks_before_cardaces_and_other_targets_before_light_infantry() -> None:
    t = shock(
        {"0819": "mac.ph.craterus", "0920": CARDACES},
        must=[CARDACES],
        side="opponent",
        scenario="issus",
        dice=[0, 0, 5],
    )
    assert set(checked(t)) == {CARDACES, "mac.ph.craterus"}
    t = shock({"2620": HORSE, "2720": LIGHT}, must=[LIGHT], side="opponent", dice=[0, 0, 5])
    assert set(checked(t)) == {LIGHT, HORSE}


# ------------------------------------------------------------------------------------- elephants, chariots, depth
@pytest.mark.clause("9.17")
def test_targets_of_elephants_add_one() -> None:
    t = shock({"2620": HYPASPISTS, "2720": ELEPHANTS}, must=[ELEPHANTS], side="opponent", dice=[3, 3, 5])
    assert checked(t) == {ELEPHANTS: 3, HYPASPISTS: 4}


@pytest.mark.clause("9.22a", "9.24a")
def test_targets_of_chariots_add_one() -> None:
    # die 9 first: no lanes are opened
    t = shock({"2620": HYPASPISTS, "2720": CHARIOTS}, must=[CHARIOTS], side="opponent", dice=[9, 3, 3, 5])
    assert checked(t) == {CHARIOTS: 3, HYPASPISTS: 4}


@pytest.mark.clause("9.22b", "9.21c")
def test_chariots_that_have_run_four_hexes_do_not_check_themselves() -> None:
    t = Table(
        {"3117": CHARIOTS, "3517": "per.darius", "2619": HYPASPISTS},
        scenario="arbela",
        active="per.darius",
        facing={CHARIOTS: 270, HYPASPISTS: 90},
        standing={"macedonian": ["withdraw-others never"]},
    )
    t.does(f"move:{CHARIOTS}").walks("3017", "2917", "2818", "2718")
    t.dice(9, 3, 5).until(lambda table: bool(table.events("shock")))
    assert list(checked(t)) == [HYPASPISTS]
    # after three hexes they check
    t = Table(
        {"3017": CHARIOTS, "3517": "per.darius", "2619": HYPASPISTS},
        scenario="arbela",
        active="per.darius",
        facing={CHARIOTS: 270, HYPASPISTS: 90},
        standing={"macedonian": ["withdraw-others never"]},
    )
    t.does(f"move:{CHARIOTS}").walks("2917", "2818", "2718")
    t.dice(9, 3, 3, 5).until(lambda table: bool(table.events("shock")))
    assert list(checked(t)) == [CHARIOTS, HYPASPISTS]


@pytest.mark.clause("9.62f", "9.62g")
def test_targets_of_a_double_depth_phalanx_add_one() -> None:
    t = shock({"2619": [PHALANX, SECOND], "2720": HOPLITES}, must=[PHALANX], deep={SECOND: PHALANX}, dice=[3, 3, 5])
    assert checked(t) == {PHALANX: 3, HOPLITES: 4}


@pytest.mark.clause("9.62f", "9.62g")
def test_a_double_depth_phalanx_subtracts_one_and_its_second_checks_when_the_first_fails() -> None:
    pieces = {"2619": [PHALANX, SECOND], "2720": HOPLITES}
    t = shock(pieces, must=[HOPLITES], side="opponent", deep={SECOND: PHALANX}, dice=[3, 8, 5])
    assert checked(t) == {HOPLITES: 3, PHALANX: 7}
    t = shock(pieces, must=[HOPLITES], side="opponent", deep={SECOND: PHALANX}, dice=[3, 9, 9, 5])
    assert checked(t) == {HOPLITES: 3, PHALANX: 8, SECOND: 8}
    taken = t.events("hit")[:2]
    assert [(e["unit"], e["number"]) for e in taken] == [(PHALANX, 1), (SECOND, 1)]


@pytest.mark.clause("9.62g")
def test_struck_in_the_rear_the_lower_phalanx_checks_first() -> None:
    t = shock(
        {"2619": [PHALANX, SECOND], "2520": FOOT},
        {FOOT: 90},
        must=[FOOT],
        side="opponent",
        deep={SECOND: PHALANX},
        dice=[3, 5, 5],
    )
    assert list(checked(t)) == [FOOT, SECOND]


# --------------------------------------------------------------------------------------------------- lanes [9.24a]
@pytest.mark.clause("9.24a")
def test_a_macedonian_unit_may_open_lanes_before_chariots() -> None:
    t = shock({"2620": HYPASPISTS, "2720": CHARIOTS}, must=[CHARIOTS], side="opponent", dice=[8])
    assert t.event("lanes-opened")["unit"] == HYPASPISTS
    assert not checked(t) and not t.events("shock") and hits_taken(t) == {HYPASPISTS: 1}
    # through the chariots go, into one of the two hexes behind
    assert (t.asked, t.decider, t.choices()) == ("PassTo", "opponent", ["pass-to:2520", "pass-to:2519"])
    t.does("pass-to:2519")
    assert t.where(CHARIOTS) == "2519" and t.facing(CHARIOTS) == 270 and t.where(HYPASPISTS) == "2620"


@pytest.mark.clause("9.24a")
def test_above_its_tq_the_shock_is_fought() -> None:
    t = shock({"2620": HYPASPISTS, "2720": CHARIOTS}, must=[CHARIOTS], side="opponent", dice=[9, 0, 0, 0])
    assert not t.events("lanes-opened") and t.events("shock")


@pytest.mark.clause("9.24a")
def test_no_lanes_for_chariots_from_the_flank_nor_for_elephants() -> None:
    t = shock(
        {"2620": HYPASPISTS, "2720": CHARIOTS}, {HYPASPISTS: 210}, must=[CHARIOTS], side="opponent", dice=[5, 5, 5]
    )
    assert "avoid" not in [e["why"] for e in t.events("rolled")]
    t = shock({"2620": HYPASPISTS, "2720": ELEPHANTS}, must=[ELEPHANTS], side="opponent", dice=[5, 5, 5])
    assert "avoid" not in [e["why"] for e in t.events("rolled")]


@pytest.mark.clause("9.13c")
def test_elephants_are_not_avoided() -> None:
    t = shock({"2620": HYPASPISTS, "2720": ELEPHANTS}, must=[ELEPHANTS], side="opponent", dice=[0, 0, 0])
    assert t.events("shock") and not t.events("lanes-opened")


@pytest.mark.clause("9.24a")
def test_the_others_who_attack_with_the_chariots_fight_on() -> None:
    t = shock(
        {"2620": HYPASPISTS, "2720": CHARIOTS, "2719": FOOT},
        must=[CHARIOTS, FOOT],
        side="opponent",
        dice=[0, 0, 0, 5],
    )
    assert t.event("lanes-opened")["unit"] == HYPASPISTS
    assert set(checked(t)) == {FOOT, HYPASPISTS} and combats(t)[1]
    assert t.event("shock")["unit"] == FOOT
