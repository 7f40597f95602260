"""Battles on land [17.2 to 17.8]: odds, shifts, the chart, morale, pursuit, retreat, leaders."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data.tables import COLUMNS
from polemos.games.peloponnesian_war.data.world import REGION_INDEX
from polemos.games.peloponnesian_war.edge.position_names import piece_named
from polemos.games.peloponnesian_war.rules.combat import account, reckoning
from polemos.games.peloponnesian_war.rules.combat.account import ATTACKER, DEFENDER, LAND_BATTLE
from rulebook.peloponnesian_war.fights import (
    ATHENS,
    ATTIC,
    ATTIC_FLEETS,
    ATTIC_HORSE,
    ATTIC_LIGHT,
    CORINTH,
    MEGARIANS,
    MOUNTAIN,
    OPEN,
    ROUGH,
    SPARTA,
    SPARTANS,
    THEBAN_HORSE,
    THEBANS,
    battle,
)
from rulebook.peloponnesian_war.table import Table


def result(t: Table, number: int = 0) -> tuple[str, str]:
    """What a die did to attacker and defender."""
    event = t.events("result")[number]
    names = ("-", "C", "D", "X")
    return names[event["attacker"]], names[event["defender"]]


def morale(t: Table, piece: str) -> int:
    return t.state.courage[piece_named(piece)]


@pytest.mark.clause("17.4.1")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (5, 3, "1-1"),
        (3, 5, "1-2"),
        (7, 2, "3-1"),
        (4, 4, "1-1"),
        (8, 4, "2-1"),
        (9, 2, "4-1"),
        (1, 4, "1-4"),
        (1, 3, "1-3"),
    ],
)
def test_odds_are_rounded_for_the_defender(attack: int, defence: int, column: str) -> None:
    assert COLUMNS[account.column_of(attack, defence)] == column


@pytest.mark.clause("17.3.2")
def test_worse_than_one_to_four_is_no_attack() -> None:
    assert account.too_few(2, 9) and not account.too_few(2, 8)
    t = battle(OPEN, ATTIC[:1], SPARTANS, start="3939").does("stand")
    assert t.events("no-battle") and t.where(ATTIC[0]) == "mycalessus" and not t.events("result")


@pytest.mark.clause("17.1a", "17.2a", "17.3.1", "17.5.1", "17.5.2", "17.5.3", "17.5.4", "17.7.1", "17.7.2")
def test_a_battle_from_the_first_die_to_the_retreat() -> None:
    # 3 against 3: die 6 at 1-1 is -/D; three Corinthians of 3 roll 4, 2, 5: two are routed
    t = battle(OPEN, ATTIC[:3], CORINTH[:3], start="3939", dice=[6, 4, 2, 5])
    t.does("stand")
    assert result(t) == ("-", "D") and [e["unit"] for e in t.events("routed")] == [CORINTH[0], CORINTH[2]]
    t.may("fight-on", "break-off")
    assert t.decider == "sparta"
    t.dice(1, 3).does("break-off")
    # one of the two routed is caught on 1 or 2
    assert [e["unit"] for e in t.events("pursued")] == [CORINTH[0]] and t.where(CORINTH[0]) == "build-pool"
    assert t.decider == "sparta" and t.asked == "Flee"
    t.may_not("retreat:3939", "17.7.3")
    t.does(f"retreat:{t.targets('retreat')[0]}")
    assert t.where(CORINTH[1]) == t.where(CORINTH[2]) != "3839" and t.where(ATTIC[0]) == OPEN


@pytest.mark.clause("17.5.3", "17.6b")
def test_x_destroys_the_weakest_first() -> None:
    # die 6 at 4-1 is -/X
    t = battle(OPEN, ATTIC[:9], [*THEBAN_HORSE[:1], "boeotia-light-3-01"], start="3939", dice=[6, 1, 1])
    t.does("stand")
    assert result(t) == ("-", "X") and t.where("boeotia-light-3-01") == "build-pool"
    assert t.where(THEBAN_HORSE[0]) == OPEN


@pytest.mark.clause("17.5.3")
def test_the_owner_chooses_among_equals() -> None:
    t = battle(OPEN, ATTIC[:8], [CORINTH[0], MEGARIANS[0]], start="3939", dice=[6])
    t.does("stand")
    assert t.decider == "sparta" and t.asked == "BreakLine"
    t.may(f"lose:{CORINTH[0]}", f"lose:{MEGARIANS[0]}").may_not(f"lose:{ATTIC[0]}", "17.5.3")


@pytest.mark.clause("17.4.2a", "7.8.3", "14.2.3")
def test_only_the_difference_of_leaders_counts() -> None:
    t = battle(OPEN, [*ATTIC[:3], "demosthenes"], [*CORINTH[:3], "agis"], start="3939", dice=[6, 1, 1, 1])
    t.does("stand")
    assert t.event("odds")["shift"] == "+1" or t.event("odds")["shift"] == 1


@pytest.mark.clause("17.4.3")
def test_combined_arms() -> None:
    t = battle(OPEN, [*ATTIC[:2], ATTIC_LIGHT[0]], CORINTH[:3], start="3939", dice=[6, 1, 1, 1]).does("stand")
    assert reckoning.T_ARMS in {term.what for term in reckoning.shifts(t.state, ATTACKER)}
    t = battle(OPEN, [ATTIC[0], *ATTIC_LIGHT], CORINTH[:3], start="3939", dice=[6, 1, 1, 1]).does("stand")
    assert not reckoning.shifts(t.state, ATTACKER), "more light units than hoplites"


@pytest.mark.clause("17.4.4")
@pytest.mark.parametrize(
    ("place", "attackers", "start", "helps"),
    [
        (MOUNTAIN, [*ATTIC[:2], ATTIC_LIGHT[0]], "3842", True),
        (ROUGH, ATTIC[:3], "3839", True),
        (ROUGH, [*ATTIC[:2], ATTIC_LIGHT[0]], "3839", False),
        ("3841", ATTIC[:3], "3840", True),
        (OPEN, ATTIC[:3], "3939", False),
    ],
    ids=["mountain", "rough, heavy troops alone", "rough, light troops too", "over a river", "open"],
)
def test_the_ground_helps_its_defender(place: str, attackers: list[str], start: str, helps: bool) -> None:
    t = battle(place, attackers, MEGARIANS, start=start, dice=[4, 1, 1, 1, 1, 1, 1])
    if t.asked == "Withdrawal":
        t.does("stand")
    assert (reckoning.T_TERRAIN in {term.what for term in reckoning.shifts(t.state, DEFENDER)}) == helps


@pytest.mark.clause("17.4.5")
def test_light_troops_in_broken_ground_replace_combined_arms() -> None:
    t = battle(ROUGH, [*ATTIC[:2], ATTIC_LIGHT[0]], MEGARIANS, start="3839", dice=[4, 1, 1, 1, 1, 1, 1]).does("stand")
    assert [term.what for term in reckoning.shifts(t.state, ATTACKER)] == [reckoning.T_BROKEN]


@pytest.mark.clause("17.4.6")
def test_fleets_ashore_count_half_and_fight_as_light_infantry() -> None:
    fleets = [piece_named(name) for name in ATTIC_FLEETS[:3]]
    assert account.strength(fleets, LAND_BATTLE, DEFENDER) == 2
    assert account.strength(fleets[:1], LAND_BATTLE, DEFENDER) == 1
    t = battle("4039", SPARTANS[:2], ATTIC_FLEETS[:2], side=SPARTA, start="3939", dice=[3, 1, 1, 1, 1])
    t.does("stay-beached", "stay-beached")
    assert morale(t, ATTIC_FLEETS[0]) in (2, 3)


@pytest.mark.clause("17.4.7")
def test_two_more_cavalry_units_in_the_open() -> None:
    t = battle(OPEN, [*ATTIC[:1], *ATTIC_HORSE[:2]], MEGARIANS, start="3939", dice=[4, 1, 1, 1, 1, 1, 1]).does("stand")
    assert reckoning.T_CAVALRY in {term.what for term in reckoning.shifts(t.state, ATTACKER)}
    t = battle(OPEN, [*ATTIC[:1], ATTIC_HORSE[0]], MEGARIANS, start="3939", dice=[4, 1, 1, 1, 1]).does("stand")
    assert reckoning.T_CAVALRY not in {term.what for term in reckoning.shifts(t.state, ATTACKER)}


@pytest.mark.clause("17.4.8")
def test_shifts_beyond_the_chart_are_ignored() -> None:
    t = battle(OPEN, [*ATTIC[:8], "demosthenes"], MEGARIANS[:1], start="3939", dice=[6, 1])
    t.does("stand")
    assert COLUMNS[reckoning.column(t.state)] == "4-1" if t.state.battle else t.event("odds")["result"] in ("4-1", 6)


@pytest.mark.clause("17.4.9", "12.8b")
def test_a_ruse_is_worth_a_column_in_one_round() -> None:
    t = battle(OPEN, ATTIC[:3], CORINTH[:3], start="3939", tokens={"athens": ["ruse"]}, dice=[3, 1, 1, 1, 1, 1, 1])
    t.does("stand", "spend:0")
    assert t.events("spends") and t.state.tokens[0] == 0
    assert [e["term"] for e in t.events("shifted")] == ["ruse"] or len(t.events("shifted")) == 1


@pytest.mark.clause("17.6a", "17.6c")
def test_starting_morale() -> None:
    t = battle(
        OPEN,
        [*ATTIC[:2], "aegean_islands-hoplite-3-01"],
        ["boeotia-hoplite-5-01", "boeotia-cavalry-4-01", "corinth-hoplite-4-01"],
        start="3939",
        ml={"corinth": 4, "aegean_islands": 6},
        held=[ATTIC[1]],
        dice=[3],
    )
    t.does("stand")
    starting = {
        name: reckoning.morale_of(t.state, piece_named(name), role)
        for name, role in (
            (ATTIC[0], ATTACKER),
            (ATTIC[1], ATTACKER),
            ("boeotia-hoplite-5-01", DEFENDER),
            ("boeotia-cavalry-4-01", DEFENDER),
            ("corinth-hoplite-4-01", DEFENDER),
        )
    }
    assert starting == {
        ATTIC[0]: 4,
        ATTIC[1]: 3,  # bad omens
        "boeotia-hoplite-5-01": 5,  # not above 5 in its own region
        "boeotia-cavalry-4-01": 5,
        "corinth-hoplite-4-01": 3,  # weary
    }


@pytest.mark.clause("17.6c", "16.5.3")
def test_landing_before_the_enemy() -> None:
    landed = {name: ["landed"] for name in ATTIC[:3]}
    t = battle("4039", ATTIC[:3], THEBAN_HORSE[:1], marks=landed, dice=[1, 1, 1, 1, 1]).does("stand")
    terms = reckoning.starting_morale(t.state, piece_named(ATTIC[0]), ATTACKER)
    assert reckoning.T_LANDING in {term.what for term in terms}


@pytest.mark.clause("17.7.2")
def test_cavalry_decides_how_many_are_caught() -> None:
    t = battle(OPEN, [*ATTIC[:3], *ATTIC_HORSE[:2]], CORINTH[:2], start="3939", dice=[6, 4, 3])
    t.does("stand")
    # one falls, the other is routed, and caught on a 3 as the winner has more cavalry
    assert len(t.events("pursued")) == 1 and t.where(CORINTH[1]) == "build-pool"
    t = battle(OPEN, [*ATTIC[:5], ATTIC_HORSE[0]], CORINTH[:2], start="3939", dice=[6, 4, 3]).does("stand")
    assert len(t.events("pursued")) == 1
    t = battle(OPEN, ATTIC[:8], CORINTH[:2], start="3939", dice=[6, 4, 3]).does("stand")
    assert not t.events("pursued")


@pytest.mark.clause("17.7.2")
@pytest.mark.parametrize(("face", "where"), [(1, "build-pool"), (2, OPEN)])
def test_the_routed_of_the_winner_are_caught_on_a_one(face: int, where: str) -> None:
    # die 4 at 1-1 is C/C: one Athenian and both Corinthians are routed; two dice for these, one for him
    t = battle(OPEN, ATTIC[:3], CORINTH[:2], start="3939", dice=[4, 5, 1, 1, 5, 5, 6, 6, face]).does("stand")
    assert [e["unit"] for e in t.events("routed")] == [ATTIC[0], *CORINTH[:2]]
    assert t.where(ATTIC[0]) == where and t.where(CORINTH[0]) == OPEN
    assert [e["unit"] for e in t.events("pursued")] == ([ATTIC[0]] if face == 1 else [])


@pytest.mark.clause("17.5.3")
def test_a_die_of_just_its_morale_leaves_a_unit_unrouted() -> None:
    t = battle(OPEN, ATTIC[:3], CORINTH[:3], start="3939", dice=[6, 3, 3, 4]).does("stand")
    assert [e["unit"] for e in t.events("holds")] == CORINTH[:2]
    assert [(e["unit"], e["face"]) for e in t.events("routed")] == [(CORINTH[2], 4)]
    assert morale(t, CORINTH[0]) == 3 and morale(t, CORINTH[2]) == 0


@pytest.mark.clause("17.7.3", "17.7.6")
def test_attackers_go_back_where_they_came_from_with_their_leader() -> None:
    # die 1 at 1-1 is D/-: both Athenians are down to 3 and roll 4 and 5
    t = battle(OPEN, [*ATTIC[:2], "hagnon"], CORINTH[:2], start="3939", dice=[1, 4, 5, 6, 6])
    t.does("stand")
    assert t.where(ATTIC[0]) == t.where("hagnon") == "mycalessus" and t.where(CORINTH[0]) == OPEN


@pytest.mark.clause("17.7.3", "16.3.6")
@pytest.mark.parametrize("side", [ATHENS, SPARTA])
def test_who_retreats_into_the_open_or_to_an_empty_fort_of_the_enemy_stands_outside(side: int) -> None:
    ours, theirs = (ATTIC[:2], CORINTH[:2]) if side == ATHENS else (CORINTH[:2], ATTIC[:2])
    for forts in ({}, {"3838": ("sparta", "athens")[side]}):
        rest: Any = {"side": side, "start": "3838", "forts": forts, "dice": [1, 5, 5, 6, 6]}
        t = battle(OPEN, ours, theirs, **rest).does("stand")
        assert t.where(ours[0]) == "3838" and not t.inside(ours[0])


@pytest.mark.clause("17.7.3")
def test_defenders_go_to_a_friendly_city_if_one_is_near() -> None:
    t = battle("3940", ATTIC[:4], CORINTH[:2], start="4040", dice=[1, 1, 1, 1, 1, 1, 1])
    t.does("stand").until("GoOn").does("break-off")
    # Thebes, Mycalessus, Anthedon and Plataea; Tanagra is where the attackers come from
    assert t.asked == "Flee" and t.targets("retreat") == ["3741", "3840", "3938", "3939"]
    rest: Any = {"start": "4040", "dice": [1, 1, 1, 1, 1, 1, 1], "holder": {"plataea": "athens"}}
    t = battle("3940", ATTIC[:4], CORINTH[:2], **rest).does("stand").until("GoOn").does("break-off")
    assert t.targets("retreat") == ["3840", "3938", "3939"]


@pytest.mark.clause("17.7.3", "17.2b")
def test_beaten_fleets_put_out_with_whom_they_carry() -> None:
    ships = ATTIC_FLEETS[:2]
    rest: Any = {"also": ATTIC[:1], "aboard": {ships[0]: ATTIC[:1]}, "start": "3939", "dice": [2, *[1] * 9]}
    t = battle("4039", CORINTH[:4], [*ships, "nicias"], side=SPARTA, **rest)
    t.does("stay-beached", "stay-beached").until("GoOn", side="athens").does("break-off")
    assert {t.where(piece) for piece in (*ships, ATTIC[0], "nicias")} == {"south_euboean_gulf"}


@pytest.mark.clause("17.7.3", "1.2i")
def test_nobody_retreats_into_persia() -> None:
    # the coast of Cyme: Persian land lies to the north
    rest: Any = {"start": "7032", "dice": [2, 1, 1, 1, 1, 1, 1]}
    t = battle("6932", CORINTH[:4], ATTIC[:2], side=SPARTA, **rest).does("stand").until("GoOn").does("break-off")
    assert t.where(ATTIC[0]) == "6832", "the only way"
    t = battle("6932", CORINTH[:4], ATTIC[:2], side=SPARTA, satrap={"pharnabazus": "athens"}, **rest).does("stand")
    t.until("GoOn").does("break-off").may("retreat:6831")


@pytest.mark.clause("16.7.1", "17.7.3")
def test_cavalry_that_cannot_follow_keeps_its_stack_from_withdrawing() -> None:
    # on foot one goes on to 3221, but with horses to 3322 alone, whence the attackers come
    rest: Any = {"side": SPARTA, "start": "3322", "dice": [6] * 20}
    t = battle("3321", CORINTH[:2], ATTIC[:1], **rest)
    assert t.asked == "Withdrawal"
    t = battle("3321", CORINTH[:2], [*ATTIC[:1], *ATTIC_HORSE[:1], "nicias"], **rest)
    assert t.asked != "Withdrawal" and t.events("battle")


@pytest.mark.clause("17.7.3", "17.7.5")
def test_who_has_no_way_is_destroyed_and_spartans_are_prisoners() -> None:
    t = battle("sphacteria", [*ATTIC[:4]], SPARTANS[:1], marks={name: ["landed"] for name in ATTIC[:4]}, dice=[6, 6, 6])
    assert t.where(SPARTANS[0]) == "out" and t.state.prisoners == 1 and t.state.elites_dead == 1


@pytest.mark.clause("17.8.1", "7.8.6b", "7.8.4b")
def test_a_leader_who_helped_may_fall_and_is_replaced() -> None:
    t = battle(OPEN, [*ATTIC[:8], "nicias"], MEGARIANS[:1], start="3939", dice=[6, 6])
    t.does("stand")
    assert [e["unit"] for e in t.events("leader-dies")] == ["nicias"] and t.where("nicias") == "out"
    assert t.event("leader-comes")["space"] and t.events("leader-comes")


@pytest.mark.clause("7.8.6c")
def test_a_leader_dies_with_his_stack() -> None:
    t = battle(OPEN, ATTIC[:8], [MEGARIANS[0], "agis"], start="3939", dice=[6])
    t.does("stand")
    assert t.where("agis") == "out"


@pytest.mark.clause("13.4a")
def test_a_battle_of_note_is_recorded() -> None:
    t = battle(OPEN, ATTIC[:3], CORINTH[:2], start="3939", dice=[6, 6, 6, 6, 6])
    t.does("stand")
    boeotia, attica, corinth = [REGION_INDEX[name] for name in ("boeotia", "attica", "corinth")]
    assert t.state.won[boeotia] == 1 and t.state.won_abroad[attica] == 1 and t.state.lost_abroad[corinth] == 1
    t = battle(OPEN, ATTIC[:3], CORINTH[:1], start="3939", dice=[6, 6, 6])
    t.does("stand")
    assert sum(t.state.won) == 0, "one unit alone"


@pytest.mark.clause("13.4a", "card.argive_oligarchs")
def test_what_sparta_has_won_in_the_peloponnese_is_noted() -> None:
    def facts(place: str, faces: list[int], start: str) -> list[str]:
        t = battle(place, ATTIC[:2], CORINTH[:2], start=start, dice=faces)
        found: list[str] = t.does("stand").until(lambda t: t.over or t.events("beaten")).position().get("facts", [])
        return found

    # die 1 at 1-1 is D/-, die 6 -/D
    assert facts("3050", [1, 5, 5, 6, 6], "3150") == ["spartans-won"]
    assert facts("3050", [6, 5, 5, 6, 6], "3150") == []
    assert facts(OPEN, [1, 5, 5, 6, 6], "3939") == []


@pytest.mark.clause("14.2.3", "17.3.1")
def test_one_leader_of_those_in_the_battle_commands() -> None:
    """Leaders of equal rating are one choice (RULING-103)."""
    army = [*ATTIC[:3], "demosthenes", "nicias", "lamachus", "hagnon"]
    t = battle(OPEN, army, CORINTH[:3], start="3939").does("stand")
    assert (t.asked, t.decider) == ("Commander", "athens")
    assert t.choices() == ["command:demosthenes", "command:nicias", "command:hagnon"]
    t.may_not("command:lamachus", "17.3.1").may_not("command:agis", "17.3.1").does("command:nicias")
    assert t.event("odds")["shift"] == 1
    # whoever stays in a city does not command those who fight before it
    within = [*THEBANS[:2], "agis"]
    rest: Any = {"also": within, "inside": within, "side": SPARTA, "start": "3839"}
    t = battle("thebes", [*SPARTANS[:3], "brasidas", "cnemus"], ATTIC[:3], **rest).until("Commander")
    assert t.choices() == ["command:brasidas", "command:cnemus"]
    t.may_not("command:agis", "17.3.1")


@pytest.mark.clause("16.7.1")
def test_withdrawal() -> None:
    t = battle(OPEN, ATTIC[:3], CORINTH[:2], start="3939", dice=[5])
    t.does("withdraw")
    assert t.events("withdraws") and t.asked == "Flee"
    t = battle(OPEN, ATTIC[:3], CORINTH[:2], start="3939", dice=[4, 6, 1, 1])
    t.does("withdraw")
    assert t.events("caught") and t.events("battle")
    t = battle(OPEN, [*ATTIC[:3], ATTIC_HORSE[0]], CORINTH[:2], start="3939", dice=[5, 6, 1, 1])
    t.does("withdraw")
    assert t.events("caught"), "the attacker has more cavalry"


@pytest.mark.clause("16.10.1")
def test_beached_fleets_may_put_to_sea() -> None:
    t = battle("4039", SPARTANS[:2], ATTIC_FLEETS[:2], side=SPARTA, start="3939", dice=[3, 2, 6, 1])
    sea = t.targets("to-sea")[0]
    t.does(f"to-sea:{sea}", f"to-sea:{sea}")
    assert t.where(ATTIC_FLEETS[0]) == sea and t.events("battle"), "the second rolled 2 and fights ashore"
