"""Battles [4.must, 4.odds, 4.event, 4.roll, 4.res], from the clauses."""

from typing import Any

import pytest

from polemos.games.syracuse.data.tables import CODE_NAMES, COLUMN_NAMES
from polemos.games.syracuse.rules.battle.reckoning import ODDS, RESULTS
from rulebook.syracuse.table import Table

ATTACK = {"athens": 3, "syracuse": 1}
SALLY = {"athens": 1, "syracuse": 3}
#: Die 0 to 7, columns 1:3 to 5:1, as the table is printed.
PRINTED = {
    0: "E|R A|R A|R 3/4|R 3/4|1/4 1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2",
    1: "A|R A|R 3/4|R 3/4|1/4 1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4",
    2: "A|R 3/4|R 3/4|1/4 1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4 R|3/4",
    3: "3/4|R 3/4|1/4 1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4 R|3/4 R|A",
    4: "3/4|1/4 1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4 R|3/4 R|A R|A",
    5: "1/2|1/4 1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4 R|3/4 R|A R|A R|E",
    6: "1/4|1/4 1/4|1/2 1/4|1/2 1/4|3/4 R|3/4 R|A R|A R|E R|E",
    7: "1/4|1/2 1/4|1/2 1/4|3/4 R|3/4 R|A R|A R|E R|E R|E",
}


def battle(
    attackers: list[str], defenders: list[str], *dice: int, start: str = "T3", zone: str = "T2", **rest: Any
) -> Table:
    """Athenians go from one zone into another and fight there, as far as something is to be chosen."""
    others = dict(rest.pop("others", {}))
    hands = rest.pop("hands", {})
    t = Table({start: attackers, zone: defenders, **others}, pa=ATTACK, dice=list(dice), hands=hands, **rest)
    return t.moves(start, zone).fights()


def result(t: Table) -> str:
    """The last result, as it is written."""
    e = t.event("battle")
    return f"{e['attack']}|{e['defence']}"


@pytest.mark.clause("4.res.a", "4.res.g")
def test_the_table() -> None:
    for row, line in PRINTED.items():
        for column, cell in enumerate(line.split()):
            attack, defence = RESULTS.read(column, row)
            assert f"{CODE_NAMES[attack]}|{CODE_NAMES[defence]}" == cell, (row, COLUMN_NAMES[column])
    # beyond the outer rows the outer rows count
    assert RESULTS.read(3, -2) == RESULTS.read(3, 0) and RESULTS.read(3, 9) == RESULTS.read(3, 7)


@pytest.mark.clause("4.odds.a")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (1, 4, "1:3"),
        (2, 5, "1:3"),
        (2, 4, "1:2"),
        (19, 29, "1:2"),
        (2, 3, "2:3"),
        (9, 10, "2:3"),
        (10, 10, "1:1"),
        (14, 10, "1:1"),
        (15, 10, "3:2"),
        (19, 10, "3:2"),
        (2, 1, "2:1"),
        (29, 10, "2:1"),
        (39, 10, "3:1"),
        (49, 10, "4:1"),
        (50, 10, "5:1"),
        (99, 1, "5:1"),
    ],
)
def test_the_ratio_is_rounded_in_the_defenders_favour(attack: int, defence: int, column: str) -> None:
    assert COLUMN_NAMES[ODDS.column(attack, defence)] == column


@pytest.mark.clause("4.odds.a", "4.roll.a", "4.res.a")
def test_a_battle_from_odds_to_result() -> None:
    # 4 + 4 PF against 4: 2:1; a sword and Nicias: +2; die 2 makes 4: 1/4|3/4
    t = battle(["AH1", "AH4", "NIC"], ["SH1"], 2)
    odds = t.event("odds")
    assert (odds["attack"], odds["defence"], odds["ratio"], odds["modifier"]) == (8, 4, "2:1", 2)
    assert result(t) == "1/4|3/4"


@pytest.mark.clause("4.roll.a")
def test_leaders_and_swords_of_both_sides_count_and_three_at_most() -> None:
    assert battle(["AH4", "NIC"], ["SH5", "GYL"], 3).event("odds")["modifier"] == 1 - 2 - 1
    # only the best leader of a side
    assert battle(["AH4", "NIC", "LAM", "DEM"], ["SH1"], 3).event("odds")["modifier"] == 2
    assert battle(["AH1", "DEM"], ["SH1"], 3).event("odds")["modifier"] == 3
    assert battle(["AH4", "MEN"], ["SH5", "HER", "GYL", "SIC"], 3).event("odds")["modifier"] == -3


@pytest.mark.clause("4.must.a", "4.must.d")
def test_land_fights_land_and_sea_fights_sea() -> None:
    pieces = {"M8": ["AT1", "NIC"], "M9": "ST1", "T12": "SH1"}
    t = Table(pieces, pa=ATTACK, dice=[4]).moves("M8", "M9", ships=True).fights()
    # the troops on the shore have nothing to do with it
    odds = t.event("odds")
    assert (odds["attack"], odds["defence"]) == (10, 10)
    assert t.event("battle")["space"] == "M9"


@pytest.mark.clause("4.must.a", "2.B3.g")
def test_who_shares_a_zone_with_the_enemy_cannot_leave_it_unfought() -> None:
    pieces = {"T3": ["AH1", "DEM"], "T14": ["AH2", "ALC"], "T2": "SH1", "T13": "SH2"}
    t = Table(pieces, pa={"athens": 1, "syracuse": 1}, dice=[6, 6]).moves("T3", "T2").moves("T14", "T13")
    t.may_not("done", "2.B3.g")


@pytest.mark.clause("4.res.b")
def test_e_eliminates_all() -> None:
    # 4 + 4 + 4 + 3 against 2: 5:1; +1: die 5 is 6
    t = battle(["AH1", "AH2", "AH4", "AH3", "NIC"], ["SH5-", "SA1-"], 5)
    assert result(t) == "R|E" and t.where("SH5") == t.where("SA1") == "dead"


@pytest.mark.clause("4.res.c")
def test_a_reduces_all_and_eliminates_the_reduced() -> None:
    # 8 PF against 4 with +2: die 4 is 6
    t = battle(["AH1", "AH4", "NIC"], ["SH3", "SH4-"], 4)
    assert result(t) == "R|A" and t.down("SH3") and t.where("SH4") == "dead"


@pytest.mark.clause("4.res.d", "4.res.e")
@pytest.mark.parametrize(
    ("defenders", "die", "expected", "hits"),
    [
        (["SH1"], 3, "1/4|1/2", 1),  # one at least
        (["SH3-", "SH4-", "SC1-", "SC2-"], 3, "1/4|1/2", 2),
        (["SH3-", "SH4-", "SC1-"], 3, "1/4|3/4", 2),  # 3/4 of three is two
        (["SH3-", "SH4-", "SC1-", "SC2-"], 4, "1/4|3/4", 3),
    ],
)
def test_shares_are_rounded_down_but_one_at_least(defenders: list[str], die: int, expected: str, hits: int) -> None:
    t = battle(["AH4", "AA1", "NIC"], defenders, die)
    assert result(t) == expected
    t.until(lambda t: t.asked == "FallBack" or not t.state.battle)
    dead = [name for name in defenders if t.where(name.rstrip("-")) == "dead"]
    reduced = [name for name in defenders if "-" not in name and t.down(name)]
    assert len(dead) + len(reduced) == hits


@pytest.mark.clause("4.res.d", "4.res.e")
def test_the_owner_picks_different_units() -> None:
    # the attacker loses a quarter of four: one; the defender half of four: two
    t = battle(["AH1", "AH2", "AH4", "AA1", "MEN"], ["SH1", "SH2", "SH3", "SH4"], 3)
    assert result(t) == "1/4|1/2"
    assert (t.asked, t.decider) == ("Casualties", "athens")
    t.does("hit:AA1")
    assert t.down("AA1") and t.decider == "syracuse"
    t.does("hit:SH4").may_not("hit:SH4", "4.res.d").does("hit:SH3")
    assert t.down("SH4") and t.down("SH3") and not t.down("SH1")


@pytest.mark.clause("4.res.f")
def test_r_does_nothing() -> None:
    t = battle(["AH1", "AH4", "NIC"], ["SH3", "SH4-"], 4)
    assert not t.down("AH1") and not t.down("AH4")


# ---------------------------------------------------------------- shifts


def column(t: Table) -> tuple[str, str]:
    """The column of the ratio, and the one in which the die was read."""
    return t.event("odds")["ratio"], t.event("odds")["column"]


def terms(t: Table) -> dict[str, int]:
    """What shifted the column and modified the die."""
    return {e["term"]: e["value"] for e in t.events("reckoned")}


@pytest.mark.clause("4.odds.a")
def test_heights_help_who_stands_on_them() -> None:
    t = battle(["AH4", "MEN"], ["SH1"], 3, start="T3", zone="T4")
    assert column(t) == ("1:1", "2:3") and terms(t) == {"raised": -1}
    # not against who comes from another height
    assert terms(battle(["AH4", "MEN"], ["SH1"], 3, start="T5", zone="T4")) == {}


@pytest.mark.clause("4.odds.a")
def test_a_river_in_front_helps_unless_somebody_came_another_way() -> None:
    round_about = {"T11": "SH2"}
    t = battle(["AH4", "MEN"], ["SH1"], 3, start="T15", zone="T12", others=round_about)
    assert terms(t) == {"river": -1}
    # with T11 free the group goes round by it
    assert terms(battle(["AH4", "MEN"], ["SH1"], 3, start="T15", zone="T12")) == {}
    pieces = {"T15": ["AH4", "DEM"], "T16": ["AH5", "ALC"], "T12": "SH1", **round_about}
    t = Table(pieces, pa=ATTACK, dice=[3]).moves("T15", "T12").moves("T16", "T12").fights()
    assert "river" not in terms(t)


@pytest.mark.clause("4.odds.a")
def test_a_landing_under_the_eyes_of_the_enemy() -> None:
    lanes = {"M8": "AT1", "M1": "AT2", "M9": "AT3", "M3": "AT4"}
    t = Table({"CAT": ["AH4", "MEN"], "T12": "SH1", **lanes}, pa=ATTACK, dice=[3])
    assert terms(t.moves("CAT", "T12", sail=True).fights()) == {"landing": -1}
    t = Table({"CAT": ["AH4", "MEN"], "T7": "SH1", **lanes}, pa=ATTACK, dice=[3])
    assert terms(t.moves("CAT", "T7", sail=True).fights()) == {"landing": -1, "raised": -1}
    # nor does it matter that other waters before him are closed
    t = Table({"T1": ["AH4", "MEN"], "T16": "SH1", "M1": "AT1", "M8": "AT2"}, pa=ATTACK, dice=[3])
    assert terms(t.moves("T1", "T16", sail=True).fights()) == {"landing": -1, "raised": -1}
    # who lands beside the enemy and marches against him does not land under his eyes
    t = Table({"CAT": ["AH4", "MEN"], "T2": "SH1", **lanes, "M2": "AT5"}, pa=ATTACK, dice=[3])
    assert terms(t.moves("CAT", "T2", sail=True).fights()) == {}


@pytest.mark.clause("4.odds.a")
def test_a_wall_of_the_enemy_that_all_attackers_have_crossed() -> None:
    pieces = {"T13": ["SH1", "SIC"], "T14": "AH4"}
    t = Table(
        pieces, pa={"athens": 1, "syracuse": 3}, initiative="syracuse", dice=[3], works={"camp": "built", "A1": "built"}
    )
    assert terms(t.moves("T13", "T14").fights()) == {"wall": -1}
    # a destroyed wall and an own one are no hindrance in battle
    t = Table(
        pieces,
        pa={"athens": 1, "syracuse": 3},
        initiative="syracuse",
        dice=[3],
        works={"camp": "built", "A1": "destroyed"},
    )
    assert terms(t.moves("T13", "T14").fights()) == {}


@pytest.mark.clause("4.fort.c")
def test_a_fort_helps_the_defender_of_the_zone_around_it() -> None:
    t = battle(["AH4", "MEN"], ["SH1"], 3, start="T10", zone="T11")
    assert terms(t) == {"raised": -1, "river": -1, "fort": -1}
    works = {"olympieion": "athens"}
    assert terms(battle(["AH4", "MEN"], ["SH1"], 3, start="T12", zone="T11", works=works)) == {"raised": -1}
    # and the other way round
    t = Table({"T12": ["SH1", "SIC"], "T11": "AH4"}, works=works, dice=[3], initiative="syracuse", pa=SALLY)
    assert terms(t.moves("T12", "T11").fights()) == {"raised": -1, "fort": -1}


@pytest.mark.clause("4.odds.a")
def test_shifts_are_cut_to_three_columns() -> None:
    works = {"camp": "built", "syke": "syracuse", "A2": "destroyed", "1A": "built"}
    t = battle(["AH1", "AH2", "AH4", "AH5", "DEM"], ["SH1"], 3, start="T10", zone="T11", works=works)
    assert column(t) == ("4:1", "3:2")


# ---------------------------------------------------------------- events in a battle


@pytest.mark.clause("4.event.a")
def test_both_sides_may_play_events_the_attacker_first_until_both_pass() -> None:
    t = Table(
        {"T3": ["AH4", "NIC"], "T2": ["SH1", "HER"], "T1": "SH2"},
        pa=ATTACK,
        dice=[3],
        hands={"athens": ["S19"], "syracuse": ["S11", "S10"]},
    )
    t.until("Declare").does("declare:3").until("NextAction").does("action:T3", "take-land", "move:T2")
    t.until("BattleChits")
    assert t.decider == "athens"
    t.does("play:S19")
    assert t.decider == "syracuse" and t.down("HER")
    # the attacker has nothing left and passes, the defender goes on
    t.does("play:S11")
    assert t.decider == "syracuse" and t.choices() == ["pass", "play:S10"]
    t.does("pass").fights()
    assert t.event("odds")["defence"] == 4 + 2
