"""Odds and multipliers of battles [17.7], from the clauses."""

from typing import Any

import pytest

from rulebook.belisarius.fray import battle, odds, result
from rulebook.belisarius.table import Table

# printed strengths: guard field army 5, field army 4, warband 3, nomad and guard garrison 2, garrison 1
FIVE = ["guard field_army"]
FOUR = ["persia field_army"]


def totals(t: Table) -> tuple[int, int]:
    e = t.event("odds")
    return e["attack-total"], e["defence-total"]


def sums(t: Table) -> tuple[int, int]:
    e = t.event("odds")
    return e["attack"], e["defence"]


@pytest.mark.clause("17.71a", "17.71b", "17.3a")
def test_all_units_of_both_sides_count_with_their_printed_strength() -> None:
    own = ["guard field_army", "thracia field_army", "pontica warband", "oriens nomad", "thracia garrison"]
    enemy = ["2 persia field_army", "persia nomad", "2 persia garrison"]
    t = battle(own, enemy, 6)
    assert sums(t) == (5 + 4 + 3 + 2 + 1, 4 + 4 + 2 + 1 + 1)


@pytest.mark.clause("17.71a", "17.71b", "21.20")
def test_leaders_count_with_their_own_strength() -> None:
    t = battle(["guard field_army", "Mundas", "Belisarius"], ["persia field_army", "Kavadh", "Khusro"], 6)
    assert sums(t) == (5 + 1 + 2, 4 + 1 + 2)


@pytest.mark.clause("17.71d")
def test_example_fourteen_to_five_is_two_to_one() -> None:
    t = battle(["2 guard field_army", "thracia field_army"], ["persia field_army", "persia garrison"], 6)
    assert sums(t) == (14, 5) and odds(t) == "2:1"


@pytest.mark.clause("17.71e")
def test_example_six_to_ten_is_one_to_two() -> None:
    t = battle(["guard field_army", "thracia garrison"], ["2 persia field_army", "persia nomad"], 6)
    assert sums(t) == (6, 10) and odds(t) == "1:2"


@pytest.mark.clause("17.73")
def test_example_seven_to_four_is_one_and_a_half() -> None:
    t = battle(["guard field_army", "guard garrison"], FOUR, 6)
    assert sums(t) == (7, 4) and odds(t) == "1.5:1"


@pytest.mark.clause("17.71d", "17.73")
@pytest.mark.parametrize(
    ("own", "enemy", "column"),
    [
        (["guard field_army"], ["persia field_army", "persia garrison"], "1:1"),  # 5:5
        (["thracia field_army"], ["persia nomad", "persia garrison"], "1:1"),  # 4:3
        (["thracia field_army", "thracia garrison"], ["2 persia nomad"], "1:1"),  # 5:4
        (["thracia field_army", "guard garrison"], ["persia field_army"], "1.5:1"),  # 6:4, just half as much again
        (["pontica warband"], ["persia nomad"], "1.5:1"),  # 3:2
        (["thracia field_army"], ["persia nomad"], "2:1"),  # 4:2
        (["guard field_army"], ["persia nomad"], "2:1"),  # 5:2
        (["guard field_army", "thracia garrison"], ["persia nomad"], "3:1"),  # 6:2
        (["guard field_army", "oriens nomad"], ["persia nomad"], "3:1"),  # 7:2
    ],
)
def test_the_stronger_attacker_drops_the_fraction(own: list[str], enemy: list[str], column: str) -> None:
    assert odds(battle(own, enemy, 6)) == column


@pytest.mark.clause("17.71e")
@pytest.mark.parametrize(
    ("own", "enemy", "column"),
    [
        (["thracia field_army"], ["persia field_army", "persia garrison"], "1:2"),  # 4:5
        (["guard garrison"], ["persia field_army"], "1:2"),  # 2:4
        (["guard garrison"], ["persia field_army", "persia garrison"], "1:3"),  # 2:5
        (["guard field_army"], ["2 persia field_army", "persia nomad"], "1:2"),  # 5:10
        (["guard field_army"], ["2 persia field_army", "persia nomad", "persia garrison"], "1:3"),  # 5:11
    ],
)
def test_the_stronger_defender_rounds_up(own: list[str], enemy: list[str], column: str) -> None:
    assert odds(battle(own, enemy, 6)) == column


@pytest.mark.clause("17.72")
def test_the_outer_columns_hold_everything_beyond() -> None:
    assert odds(battle(["thracia garrison"], ["5 persia field_army"], 6)) == "1:3"
    assert odds(battle(["guard field_army", "pontica warband"], ["persia nomad"], 6)) == "4:1"
    assert odds(battle(["5 guard field_army"], ["persia garrison"], 6)) == "4:1"


@pytest.mark.clause("17.71c", "17.74.1", "21.22a", "crt.strength")
def test_a_leader_of_one_star_doubles_all_units_with_himself_and_other_leaders() -> None:
    assert totals(battle(["guard field_army", "Mundas"], FOUR, 6)) == (12, 4)
    assert totals(battle(["guard field_army", "Mundas", "Germanus"], FOUR, 6)) == (14, 4)
    assert totals(battle(FIVE, ["persia field_army", "Kavadh"], 6)) == (5, 10)


@pytest.mark.clause("17.71c", "17.74.1", "21.22b")
def test_a_leader_of_two_stars_triples_and_only_the_best_counts() -> None:
    assert totals(battle(["guard field_army", "Narses"], FOUR, 6)) == (21, 4)
    assert totals(battle(["guard field_army", "Narses", "Mundas", "Belisarius"], FOUR, 6)) == (30, 4)
    assert totals(battle(FIVE, ["persia field_army", "Khusro", "Kavadh"], 6)) == (5, 21)


@pytest.mark.clause("17.74.1")
def test_a_leader_who_is_not_of_the_army_gives_nothing() -> None:
    t = Table(units={"4145": ["guard field_army", "Belisarius"], "4146": ["persia field_army"]}, dice=[6])
    t.operates("4145", "guard field_army").does("attack:4146", "fight")
    t.dice(6).does("assault")
    assert totals(t) == (5, 4)


GROUND: dict[str, tuple[str, str, dict[str, Any], int]] = {
    "clear": ("4145", "4146", {}, 1),
    "rough": ("2003", "1904", {}, 2),
    "marsh": ("3713", "3613", {}, 2),
    "track through rough ground": ("3138", "3037", {}, 2),
    "desert": ("4146", "4147", {}, 1),
    "river": ("2134", "2135", {}, 2),
    "river with a road": ("4010", "4111", {}, 2),
    "town": ("3335", "3336", {}, 2),
    "town behind a river": ("3337", "3336", {}, 2),
    "pillaged town": ("3335", "3336", {"pillaged": ["3336"]}, 1),
    "colony": ("4145", "4146", {"colonies": ["4146"]}, 2),
    "Constantinopolis": ("3432", "3433", {}, 3),
    "Constantinopolis over the strait": ("3434", "3433", {}, 3),
    "pillaged Constantinopolis": ("3432", "3433", {"pillaged": ["3433"]}, 1),
}


@pytest.mark.clause("17.74.2a", "17.74.2b", "tbl.pillage.marker.1")
@pytest.mark.parametrize("ground", GROUND)
def test_ground_multiplies_the_defence_once(ground: str) -> None:
    at, target, rest, factor = GROUND[ground]
    t = battle(FIVE, FOUR, 6, at=at, target=target, **rest)
    assert totals(t) == (5, 4 * factor)


@pytest.mark.clause("17.74.2b", "17.74.2a")
def test_the_capital_is_tripled_by_its_own_rule() -> None:
    t = battle(FIVE, FOUR, 6, at="3432", target="3433")
    assert "17.74.2b" in t.event("odds").clauses and "17.74.2a" not in t.event("odds").clauses
    t = battle(FIVE, FOUR, 6, at="3335", target="3336")
    assert "17.74.2a" in t.event("odds").clauses and "17.74.2b" not in t.event("odds").clauses


@pytest.mark.clause("17.74.2a")
def test_a_strait_does_not_double_the_defender() -> None:
    # 3334 is Nicaea, 3434 clear ground over the strait from Constantinopolis
    t = battle(FIVE, FOUR, 6, at="3433", target="3434")
    assert totals(t) == (5, 4)


@pytest.mark.clause("17.74.2a")
def test_ground_does_nothing_for_the_attacker() -> None:
    # out of a town, and out of Constantinopolis
    assert totals(battle(FIVE, FOUR, 6, at="3336", target="3335")) == (5, 4)
    assert totals(battle(FIVE, FOUR, 6, at="3433", target="3432")) == (5, 4)


@pytest.mark.clause("17.74.3", "strat.advantage", "8.42")
def test_military_advantage_doubles_either_side() -> None:
    t = battle(FIVE, FOUR, 2, hands={"imperial": ["advantage"]})
    before = t.pool("advantage")
    assert t.decider == "imperial"
    t.does("play:advantage")
    assert totals(t) == (10, 4) and t.hand("imperial") == [] and t.pool("advantage") == before + 1
    t = battle(FIVE, FOUR, 6, hands={"barbarian": ["advantage"]})
    assert t.decider == "barbarian"
    t.does("play:advantage")
    assert totals(t) == (5, 8) and t.hand("barbarian") == []


@pytest.mark.clause("17.74.3")
def test_one_advantage_a_side_and_the_attacker_declares_first() -> None:
    t = battle(FIVE, FOUR, 3, hands={"imperial": ["2 advantage"], "barbarian": ["2 advantage"]})
    assert t.decider == "imperial"
    t.does("play:advantage")
    assert t.decider == "barbarian"
    t.does("play:advantage")
    assert totals(t) == (10, 8)
    # one of two is left: neither could play a second one
    assert t.hand("barbarian").count("advantage") == 1 and "advantage" in t.hand("imperial")


@pytest.mark.clause("17.74.3")
def test_the_advantage_may_be_kept() -> None:
    t = battle(FIVE, FOUR, 3, hands={"imperial": ["advantage"]})
    t.does("pass")
    assert totals(t) == (5, 4) and t.hand("imperial") == ["advantage"]


@pytest.mark.clause("17.74.4", "crt.strength")
def test_two_multipliers_triple_and_three_quadruple() -> None:
    # leader and town
    t = battle(FIVE, ["persia field_army", "Kavadh"], 6, at="3335", target="3336")
    assert totals(t) == (5, 15)
    # leader, town and Military Advantage
    t = battle(FIVE, ["persia field_army", "Kavadh"], 6, at="3335", target="3336", hands={"barbarian": ["advantage"]})
    assert totals(t.does("play:advantage")) == (5, 20)
    # leader and Military Advantage for the attacker
    t = battle(["guard field_army", "Mundas"], FOUR, 6, hands={"imperial": ["advantage"]})
    assert totals(t.does("play:advantage")) == (18, 4)


@pytest.mark.clause("17.74.4", "17.74.2b", "crt.strength")
def test_never_more_than_fourfold() -> None:
    # a leader of two stars in Constantinopolis: four modifiers, three count
    t = battle(FIVE, ["persia field_army", "Khusro"], 6, at="3432", target="3433")
    assert totals(t) == (5, 24)
    # a leader of one star there: the fourfold already
    t = battle(FIVE, ["persia field_army", "Kavadh"], 6, at="3432", target="3433", hands={"barbarian": ["advantage"]})
    assert totals(t.does("play:advantage")) == (5, 20)
    # two stars and the marker
    t = battle(["guard field_army", "Belisarius"], FOUR, 6, hands={"imperial": ["advantage"]})
    assert totals(t.does("play:advantage")) == (28, 4)


@pytest.mark.clause("17.11e", "17.71c")
def test_the_multiplied_sums_make_the_odds() -> None:
    # 5 to 4 in a town: 5 to 8
    assert odds(battle(FIVE, FOUR, 6, at="3335", target="3336")) == "1:2"
    # 12 to 4 with a leader
    t = battle(["guard field_army", "Mundas"], FOUR, 6)
    assert odds(t) == "3:1" and result(t) == "DZ"
