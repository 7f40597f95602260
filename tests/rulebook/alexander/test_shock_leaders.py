"""Leaders in shock: casualties, wounds, personal combat, Indians on elephants [8.34, 8.4, 5.31c, scn.hydaspes.1]."""

import pytest

from polemos.games.alexander.rules.shock import reckoning
from rulebook.alexander.shocking import quiet, shock
from rulebook.alexander.table import Table

HORSE = "mac.hc.comp-1"
FOOT = "per.mi.pers-1"
ALEXANDER = "mac.alexander-iii"
CRATERUS = "mac.craterus"
MAZAEUS = "per.mazaeus"


def led(*dice: int, **rest: object) -> Table:
    """Companions with a leader strike foot without one, unmoved: the casualty roll comes first."""
    return shock({"2620": [HORSE, "mac.parmenion"], "2720": FOOT}, no=[HORSE], dice=dice, **rest)  # type: ignore[arg-type]


def rolls(t: Table) -> list[tuple[str, int]]:
    """Which dice were rolled, and what they showed."""
    return [(e["why"], e["face"]) for e in t.events("rolled")]


@pytest.mark.clause("8.34a", "8.34b")
def test_a_leader_alone_in_a_combat_is_hit_on_a_zero() -> None:
    t = led(1, 5)
    assert rolls(t)[0] == ("casualty", 1) and not t.events("leader-hit")
    assert t.event("shock")["modifier"] == 2
    t = led(0, 3, 5)
    assert rolls(t)[:2] == [("casualty", 0), ("severity", 3)]
    assert t.event("leader-hit")["leader"] == "mac.parmenion"


@pytest.mark.clause("8.34b", "8.34c", "4.1h")
def test_hit_he_is_finished_and_lends_no_charisma() -> None:
    t = led(0, 6, 5)
    assert t.event("leader-hurt")["casualty"] == "finished"
    assert t.rank("mac.parmenion") == "finished" and t.row("mac.parmenion", "wound") == 0
    assert t.event("shock")["modifier"] == 0


@pytest.mark.clause("8.34c")
def test_seven_and_eight_wound_him() -> None:
    for face, lowered in ((7, 1), (8, 2)):
        t = led(0, face, 5)
        assert t.row("mac.parmenion", "wound") == lowered and t.rank("mac.parmenion") == "finished"
        assert t.event("shock")["modifier"] == 0


@pytest.mark.clause("8.34c", "8.36m", "8.44")
def test_nine_kills_him_and_his_charisma_turns_against_his_side() -> None:
    t = led(0, 9, 5)
    assert t.where("mac.parmenion") == "eliminated"
    assert t.event("shock")["modifier"] == -2


@pytest.mark.clause("8.36m")
def test_nabarzanes_killed_while_attacking() -> None:
    t = shock(
        {"0920": ["per.hc.r-1", "per.nabarzanes"], "0820": "mac.hc.comp-1"},
        no=["per.hc.r-1"],
        side="opponent",
        scenario="issus",
        dice=[0, 9, 5],
    )
    assert t.where("per.nabarzanes") == "eliminated" and t.event("shock")["modifier"] == -2


@pytest.mark.clause("8.36m")
def test_a_defending_leader_killed_helps_the_attacker() -> None:
    t = shock({"2620": HORSE, "2720": [FOOT, MAZAEUS]}, no=[HORSE], dice=[0, 9, 5])
    assert t.event("shock")["modifier"] == 2


@pytest.mark.clause("8.34d")
def test_a_casualty_does_not_ask_for_the_personal_combat_rating() -> None:
    for leader in ("mac.parmenion", CRATERUS):
        t = shock({"2620": [HORSE, leader], "2720": FOOT}, no=[HORSE], dice=[0, 7, 5], active=leader)
        assert t.event("leader-hurt")["casualty"] == "wounded_1"


@pytest.mark.clause("8.45a")
def test_a_second_wound_kills() -> None:
    t = led(0, 7, 5, wounds={"mac.parmenion": 1})
    assert t.event("leader-hurt")["casualty"] == "killed" and t.where("mac.parmenion") == "eliminated"


# --------------------------------------------------------------------------------------------- personal combat [8.4]
def duel(ours: int, theirs: int, **rest: object) -> Table:
    """Alexander (7, charisma 4) strikes at Spithridates (4, charisma 2) at the Granicus."""
    return shock(
        {"0820": ["mac.hc.comp-1", ALEXANDER], "0920": ["per.hc.persian-1", "per.spithridates"]},
        no=["mac.hc.comp-1"],
        scenario="granicus",
        dice=[ours, theirs, 5],
        **rest,  # type: ignore[arg-type]
    )


@pytest.mark.clause("8.41", "8.42", "8.45b", "4.1g")
def test_alexander_and_spithridates() -> None:
    t = duel(5, 4)
    assert rolls(t)[:2] == [("duel", 5), ("duel", 4)]
    e = t.event("duel")
    assert (e["leader"], e["total"], e["rival"], e["other"]) == (ALEXANDER, 12, "per.spithridates", 8)
    hurt = t.event("leader-hurt")
    assert (hurt["leader"], hurt["casualty"]) == ("per.spithridates", "wounded_1")
    assert t.row("per.spithridates", "wound") == 1
    # nobody rolls for a casualty besides, and the loser lends nothing
    assert "casualty" not in [why for why, _ in rolls(t)]
    assert t.event("shock")["modifier"] == 4


@pytest.mark.clause("8.45b", "8.45a", "8.44")
def test_spithridates_wounded_before_is_killed() -> None:
    t = duel(5, 4, wounds={"per.spithridates": 1})
    # his ratings are one lower, 3 + 4 = 7: the difference is 5
    assert t.where("per.spithridates") == "eliminated"


@pytest.mark.clause("8.34a", "8.41")
def test_each_side_names_its_own_leader_whoever_attacks() -> None:
    horse, men = "per.hc.persian-1", ["mac.hc.comp-1", CRATERUS, "mac.parmenion"]
    t = shock({"0920": [horse, "per.spithridates"], "0820": men}, no=[horse], side="opponent", scenario="granicus")
    # the Macedonian defends, with two leaders: the choice between them is his
    assert (t.asked, t.decider) == ("NameLeader", "macedonian")
    assert sorted(t.choices()) == [f"name:{CRATERUS}", "name:mac.parmenion"]
    t.may_not("name:per.spithridates", "8.41").may_not(f"name:{ALEXANDER}", "8.41")
    t.dice(5, 5, 5).does("name:mac.parmenion")
    assert t.event("duel")["rival"] == "mac.parmenion" and t.event("duel")["leader"] == "per.spithridates"
    # and so it is when he attacks two of the enemy's
    there = {"0820": ["mac.hc.comp-1", CRATERUS], "0920": [horse, "per.spithridates", "per.omares"]}
    t = shock(there, no=["mac.hc.comp-1"], scenario="granicus")
    assert (t.asked, t.decider) == ("NameLeader", "opponent")
    assert sorted(t.choices()) == ["name:per.omares", "name:per.spithridates"]


@pytest.mark.clause("8.42")
def test_equal_totals_hurt_nobody() -> None:
    t = duel(1, 4)
    assert not t.events("leader-hurt") and t.event("shock")["modifier"] == 2


@pytest.mark.clause("8.42", "8.36l")
def test_the_attacker_may_lose_too() -> None:
    t = duel(0, 9)
    # 7 against 13: badly wounded
    assert t.row(ALEXANDER, "wound") == 2 and t.event("shock")["modifier"] == -2


@pytest.mark.clause("8.36l")
def test_of_several_leaders_the_one_with_the_greatest_charisma_counts() -> None:
    # Alexander 4, Craterus 2, Menidas 1; Bupares 0
    for leaders, charisma in (([ALEXANDER, CRATERUS], 4), (["mac.menidas", CRATERUS], 2), ([CRATERUS], 2), ([], 0)):
        t = quiet({"2620": [HORSE, *leaders], "2720": [FOOT, "per.bupares"]})
        assert reckoning.charm(t.state, [t.unit(HORSE)], [t.unit(FOOT)]) == charisma


@pytest.mark.clause("8.36l")
def test_charisma_of_both_sides_counts() -> None:
    t = shock(
        {"0820": ["mac.hc.comp-1", ALEXANDER], "0920": ["per.hc.merc-1", "per.memnon"]},
        no=["mac.hc.comp-1"],
        scenario="granicus",
        dice=[1, 4, 5],
    )
    # 8 against 8: Alexander's 4 against Memnon's 3
    assert t.event("shock")["modifier"] == 1


@pytest.mark.clause("8.41")
def test_a_side_with_several_leaders_names_the_one_who_counts() -> None:
    t = shock({"2620": [HORSE, "mac.parmenion", "mac.craterus"], "2720": [FOOT, MAZAEUS]}, no=[HORSE], active=CRATERUS)
    assert (t.asked, t.decider, t.targets("name")) == ("NameLeader", "macedonian", ["mac.parmenion", "mac.craterus"])
    t.dice(5, 5, 5).does(f"name:{CRATERUS}")
    assert t.event("duel")["leader"] == CRATERUS


@pytest.mark.clause("5.31c")
def test_the_active_leader_who_fights_has_no_momentum() -> None:
    t = shock({"2620": [HORSE, CRATERUS], "2720": [FOOT, MAZAEUS]}, no=[HORSE], active=CRATERUS, dice=[4, 4, 5])
    assert t.events("duel") and t.row(CRATERUS, "no_momentum") == 1


@pytest.mark.clause("8.43", "scn.hydaspes.1", "8.34a")
def test_indians_never_fight_in_person_but_are_exposed() -> None:
    t = shock(
        {"0620": ["mac.hy.1", ALEXANDER], "0720": ["ind.mi.r-1", "ind.spitaces"]},
        no=["mac.hy.1"],
        scenario="hydaspes",
        dice=[0, 7, 5, 5],
    )
    assert [why for why, _ in rolls(t)] == ["casualty", "severity", "casualty", "shock"]
    assert t.row(ALEXANDER, "wound") == 1 and t.event("shock")["modifier"] == -1


@pytest.mark.clause("8.46a", "10.42e", "scn.arbela.1")
def test_darius_killed_ends_the_battle() -> None:
    t = shock({"2620": HORSE, "2720": [FOOT, "per.darius"]}, no=[HORSE], dice=[0, 9])
    assert t.over and t.winner == "macedonian"
