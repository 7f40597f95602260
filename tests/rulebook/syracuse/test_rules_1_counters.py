"""Counters [1.a-1.n], from the clauses."""

import pytest

from rulebook.syracuse.table import Table


@pytest.mark.clause("1.a", "2.B3.j")
def test_a_full_unit_is_turned_over_and_a_reduced_one_eliminated() -> None:
    t = Table({"T4": ["AH1", "AH2-"], "T6": "SH1"}, pa={"athens": 2, "syracuse": 1})
    t.moves("T4", "T6").fights().finish_hand()
    assert t.down("AH1") and t.where("AH1") != "T6"
    assert t.where("AH2") == "dead"


@pytest.mark.clause("1.h", "4.odds.a")
def test_strength_is_that_of_the_side_shown() -> None:
    t = Table({"T3": ["AH1-", "AH3"], "T2": "SH1-"}, pa={"athens": 3, "syracuse": 1}, dice=[3])
    t.moves("T3", "T2").fights()
    odds = t.event("odds")
    assert (odds["attack"], odds["defence"]) == (2 + 3, 2)


@pytest.mark.clause("1.i", "4.roll.a")
def test_a_sword_on_the_side_shown_adds_one_however_many_there_are() -> None:
    t = Table({"T3": ["AH1", "AH2"], "T2": "SH1"}, pa={"athens": 3, "syracuse": 1}, dice=[3])
    assert t.moves("T3", "T2").fights().event("odds")["modifier"] == 1
    # the backs of these units show no sword
    t = Table({"T3": ["AH1-", "AH2-"], "T2": "SH1"}, pa={"athens": 3, "syracuse": 1}, dice=[3])
    assert t.moves("T3", "T2").fights().event("odds")["modifier"] == 0


@pytest.mark.clause("1.m", "1.n", "4.roll.a")
def test_a_wounded_leader_counts_with_the_swords_of_his_back() -> None:
    for leader, modifier in (("DEM", 2), ("DEM-", 1), ("NIC", 1), ("NIC-", 0), ("MEN", 0)):
        t = Table({"T3": ["AH4", leader], "T2": "SH1"}, pa={"athens": 3, "syracuse": 1}, dice=[3])
        assert t.moves("T3", "T2").fights().event("odds")["modifier"] == modifier, leader


@pytest.mark.clause("1.k")
def test_land_units_have_four_points() -> None:
    t = Table({"T13": ["AH4", "NIC"]}, pa={"athens": 2, "syracuse": 1}).acts("T13", "take-land")
    # T14 is one away, T10 two, T3 three, T2 four, T1 five
    t.may("move:T14", "move:T10", "move:T3", "move:T2").may_not("move:T1", "1.k")


@pytest.mark.clause("1.l")
def test_ships_go_as_far_as_they_like() -> None:
    t = Table({"M2": "AT1"}, pa={"athens": 2, "syracuse": 1}).acts("M2", "take:AT1")
    t.may("move:M1", "move:CAT", "move:M10", "move:M12", "move:M11")
