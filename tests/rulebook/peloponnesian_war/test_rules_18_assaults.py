"""Assaults [18], and who stands inside or outside [10.2.1a, 10.4.3, 10.4.4]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data.tables import PIECE_KEY, PIECES, UNITS
from polemos.games.peloponnesian_war.edge.position_names import city_named, piece_named, spot_named, target_named
from polemos.games.peloponnesian_war.rules.combat import reckoning
from polemos.games.peloponnesian_war.rules.combat.account import ATTACKER, DEFENDER
from polemos.games.peloponnesian_war.rules.combat.assault import defenders_of, refusals_assault
from polemos.games.peloponnesian_war.rules.combat.battles import LandBattle
from rulebook.peloponnesian_war.fights import (
    ATHENS,
    ATTIC,
    ATTIC_FLEETS,
    ATTIC_HORSE,
    CORINTH,
    CORINTH_FLEETS,
    MEGARIANS,
    SPARTA,
    SPARTANS,
    THEBANS,
    battle,
    begin,
    storm,
)
from rulebook.peloponnesian_war.table import Table


@pytest.mark.clause("18.1.1", "18.2.1", "18.3.1", "18.4.1", "11.1a")
def test_a_city_is_stormed() -> None:
    # 8 against 3 garrison points without walls: 2-1; die 6: -/X, and the two that are left check at 3
    t = storm("tanagra", ATTIC[:8], dice=[6, 6, 6])
    assert t.events("stormed") and t.holder("tanagra") == "athens" and t.inside(ATTIC[0])


@pytest.mark.clause("18.2.2")
@pytest.mark.parametrize(("city", "walls", "columns"), [("tanagra", 1, 3), ("tanagra", 0, 0), ("thebes", 1, 3)])
def test_walls_shift_for_the_defender(city: str, walls: int, columns: int) -> None:
    t = storm(city, ATTIC[:8], walls={city: walls}, dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    assert reckoning.walls_of(t.state, city_named(city)) == columns


@pytest.mark.clause("18.2.2", "18.3.1")
def test_garrison_points_stand_better_behind_walls() -> None:
    t = storm("thebes", ATTIC[:8], dice=[2, 1, 1, 1, 1, 1, 1, 1, 1])
    assert reckoning.morale_of(t.state, PIECES, DEFENDER) == 5
    t = storm("thebes", ATTIC[:8], ml={"boeotia": 4}, dice=[2, 1, 1, 1, 1, 1, 1, 1, 1])
    assert reckoning.morale_of(t.state, PIECES, DEFENDER) == 4


@pytest.mark.clause("18.2.1")
def test_cavalry_does_not_storm_walls() -> None:
    t = Table({"tanagra": [*ATTIC_HORSE[:2], ATTIC[0]]}, steps=[])
    assert not refusals_assault(t.state, ATHENS, target_named("tanagra"))
    t = Table({"thebes": [*ATTIC_HORSE[:3], ATTIC[0]]}, steps=[])
    assert [r.clause for r in refusals_assault(t.state, ATHENS, target_named("thebes"))] == ["17.3.2"]


@pytest.mark.clause("18.1.1")
def test_once_for_each_place_and_with_nobody_outside() -> None:
    t = Table({"tanagra": ATTIC[:8]}, steps=[], places={"tanagra": ["assaulted"]})
    assert [r.clause for r in refusals_assault(t.state, ATHENS, target_named("tanagra"))] == ["18.1.1"]
    t = Table({"tanagra": [*ATTIC[:8], THEBANS[0]]}, steps=[])
    assert [r.clause for r in refusals_assault(t.state, ATHENS, target_named("tanagra"))] == ["18.1.1"]


@pytest.mark.clause("17.4.6", "18.1.1", "14.2.5")
def test_fleets_storm_with_the_troops_if_somebody_leads_both() -> None:
    t = storm("aegina", [*CORINTH[:2], *CORINTH_FLEETS[:3]], side=SPARTA, also=["cnemus"], dice=[1])
    assert t.asked == "Marines" and t.decider == "sparta"
    t.does("with-fleets")
    assert next(e["strength"] for e in t.events("brought") if e["side"] == "sparta") == 4, "two, and three halves"
    t = storm("aegina", [*CORINTH[:1], *CORINTH_FLEETS[:3]], side=SPARTA, dice=[1])
    assert next(e["strength"] for e in t.events("brought") if e["side"] == "sparta") == 1, "one at a time"


@pytest.mark.clause("16.5.3", "17.6c")
def test_who_has_landed_before_walls_alone_is_not_shaken_by_it() -> None:
    t = storm("aegina", CORINTH[:2], side=SPARTA, marks={CORINTH[0]: ["landed"]}, dice=[4, 1, 1])
    terms = reckoning.starting_morale(t.state, piece_named(CORINTH[0]), ATTACKER)
    assert [term.what for term in terms] == [reckoning.T_PRINTED]


@pytest.mark.clause("18.4.2")
def test_three_rounds_at_most_and_the_attacker_may_stop() -> None:
    t = storm("tanagra", ATTIC[:4], dice=[3, 1, 1, 1, 1, 1, 1])
    assert t.asked == "StormOn" and t.decider == "athens"
    t.does("break-off")
    assert t.events("thrown-back")


@pytest.mark.clause("18.5.1", "10.2.1c2", "18.3.3")
def test_thrown_back_and_garrison_points_lost() -> None:
    # at 2-1 less two columns: 1-2; die 1 is X/-
    t = storm("tanagra", ATTIC[:4], dice=[1, 6, 6, 6, 6, 6, 6], places={"tanagra": ["invested-before"]})
    assert t.events("thrown-back") and t.where(ATTIC[1]) == "tanagra", "he had invested the place before"
    t = storm("tanagra", ATTIC[:4], dice=[1, 6, 6, 6, 6, 6, 6])
    assert t.asked == "Flee" or t.where(ATTIC[1]) != "tanagra"


@pytest.mark.clause("18.2.3", "12.8b")
def test_engineers_take_a_column_off_the_walls() -> None:
    t = storm(
        "tanagra",
        ATTIC[:8],
        walls={"tanagra": 1},
        tokens={"athens": ["engineers"]},
        dice=[3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    )
    assert t.asked == "SpendEngineers"
    t.does("spend:1")
    assert sum(term.value for term in reckoning.shifts(t.state, DEFENDER)) == 2


@pytest.mark.clause("18.2.4")
def test_long_walls_bring_in_the_garrison_of_the_other_end() -> None:
    t = Table(
        {"megara": [*ATTIC[:8]], "nisaea": MEGARIANS[:1]},
        inside=MEGARIANS[:1],
        long_walls=[["megara", "nisaea"]],
        steps=[],
    )
    found = defenders_of(t.state, target_named("megara"))
    points = t.state.garrison[city_named("megara")] + t.state.garrison[city_named("nisaea")]
    assert piece_named(MEGARIANS[0]) in found and len(found) == 1 + points


@pytest.mark.clause("10.2.1a", "17.3.1")
def test_the_defender_sorts_his_units() -> None:
    t = battle("thebes", ATTIC[:4], THEBANS[:3], start="3839")
    assert t.asked == "Sorting" and t.decider == "sparta"
    t.does(f"stay-outside:{THEBANS[0]}", "all-inside")
    assert not t.inside(THEBANS[0]) and t.inside(THEBANS[1])
    t = battle("thebes", ATTIC[:4], THEBANS[:3], start="3839").does("all-inside")
    assert not t.events("battle") and t.state.victor == ATHENS


@pytest.mark.clause("10.4.4")
def test_a_sortie_is_an_attack_from_inside() -> None:
    t = Table({"thebes": [*ATTIC[:2], *THEBANS[:3]]}, inside=THEBANS[:3], steps=[])
    t.state.attackers = [piece_named(name) for name in THEBANS[:3]]
    begin(t, LandBattle(SPARTA, spot_named("thebes")))
    t.dice(1)
    assert t.events("battle") and t.event("battle")["side"] == "sparta"


@pytest.mark.clause("10.4.3")
def test_the_besieged_come_out_to_help() -> None:
    t = Table({"thebes": [*ATTIC[:4], THEBANS[0], *SPARTANS[:2]]}, inside=[THEBANS[0]], siege={"thebes": 1}, steps=[])
    t.state.attackers = [piece_named(name) for name in SPARTANS[:2]]
    t.state.group = list(t.state.attackers)
    begin(t, LandBattle(SPARTA, spot_named("thebes")))
    assert t.asked == "Relief" and t.decider == "sparta"
    t.does("all-help")
    assert [e["unit"] for e in t.events("joins-battle")] == [THEBANS[0]]


@pytest.mark.clause("12.3d", "17.4.6", "card.omens", "card.eclipse", "card.carneia", "9.7.2a")
def test_fleets_that_may_not_attack_do_not_storm() -> None:
    ships = ATTIC_FLEETS[:3]
    held: dict[str, Any] = {"held": ships[:1], "becalmed": ships[1:2]}
    t = storm("nisaea", [*ATTIC[:8], *ships], marks={ships[2]: ["foraging"]}, also=["nicias"], **held)
    assert t.asked != "Marines"  # omens, the eclipse, and they forage
    assert storm("nisaea", [*ATTIC[:8], *ships], turn=2, also=["nicias"], **held).asked == "Marines"
    t = storm("nisaea", [*ATTIC[:8], *ships], turn=2, also=["nicias"], **held).does("with-fleets")
    assert {PIECE_KEY[unit] for unit in t.state.attackers if unit < UNITS} == {*ATTIC[:8], ships[0], ships[2]}
    fleet = ["laconia-fleet-4-01"]
    feast = {"sparta": ["carneia"]}
    assert storm("piraeus", [*CORINTH, *fleet], side=SPARTA, also=["cnemus"], effects=feast).asked != "Marines"
    assert storm("piraeus", [*CORINTH, *fleet], side=SPARTA, also=["cnemus"], effects=feast, turn=2).asked == "Marines"
