"""Interception at sea [16.6]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data.tables import PIECE_INDEX
from polemos.games.peloponnesian_war.data.world import PLACE_INDEX
from polemos.games.peloponnesian_war.rules.campaign import interception
from rulebook.peloponnesian_war.moves import ATHENS, LUCK, SPARTA, left, moves, some
from rulebook.peloponnesian_war.table import Pieces, Table

FLEETS = some("attica-fleet-5", 3)
FOES = some("corinth-fleet-4", 3)


def passing(pieces: Pieces, **rest: Any) -> Table:
    """Athenian fleets sail from Piraeus into the Saronic Gulf."""
    t = moves({"piraeus": ["hagnon", *FLEETS[:2]], **pieces}, side=ATHENS, **rest)
    return t.does("sail:hagnon", "halt:saronic_gulf")


@pytest.mark.clause("16.6.1")
def test_stacks_in_the_sea_or_on_its_coast_may_try() -> None:
    for place in ("saronic_gulf", "cenchrae", "3545"):
        t = passing({place: [FOES[0]]})
        assert t.asked == "Intercept" and t.decider == "sparta"
        t.may(f"intercept:{FOES[0]}").does("pass")
        assert t.asked == "Sail"
    assert passing({"lechaeum": [FOES[0]]}).asked == "Sail"
    assert passing({"argolic_gulf": [FOES[0]]}).asked == "Sail"


@pytest.mark.clause("16.6.1")
@pytest.mark.parametrize(
    ("place", "who", "season", "mover", "least"),
    [
        ("cenchrae", "corinth-fleet-4-01", "spring", "hagnon", 4),
        ("saronic_gulf", "corinth-fleet-4-01", "spring", "hagnon", 3),
        ("cenchrae", "lysander", "spring", "hagnon", 2),
        ("cenchrae", "corinth-fleet-4-01", "spring", "phormio", 6),
        ("cenchrae", "corinth-fleet-4-01", "winter", "hagnon", 5),
        ("saronic_gulf", "lysander", "winter", "phormio", 4),
    ],
)
def test_what_changes_the_die(place: str, who: str, season: str, mover: str, least: int) -> None:
    pieces = {
        "piraeus": [mover, FLEETS[0]],
        place: ["corinth-fleet-4-01", *(["lysander"] if who == "lysander" else [])],
    }
    t = moves(pieces, side=ATHENS, season=season).does(f"sail:{mover}", "halt:saronic_gulf")
    gulf = PLACE_INDEX["saronic_gulf"]
    assert interception.needed(t.state, SPARTA, gulf, PIECE_INDEX[who]) == least
    caught = t.copy().dice(least, *LUCK).does(f"intercept:{who}")
    assert caught.event("intercepts")["space"] == "saronic_gulf"
    if least > 1:
        missed = t.copy().dice(least - 1, *LUCK).does(f"intercept:{who}")
        assert not missed.events("intercepts")


@pytest.mark.clause("16.6.1")
def test_a_stack_tries_once_and_its_owner_chooses_the_order() -> None:
    t = passing({"cenchrae": [FOES[0]], "3545": [FOES[1]]}, dice=[1, 1, *LUCK])
    t.may(f"intercept:{FOES[0]}", f"intercept:{FOES[1]}").does(f"intercept:{FOES[1]}")
    t.may_not(f"intercept:{FOES[1]}", "16.6.1").does(f"intercept:{FOES[0]}")
    assert t.asked == "Sail"
    # in the next waters they do not try again
    t.does("move:piraeus")
    t = passing({"saronic_gulf": [FOES[0]]}, dice=[1, *LUCK]).does(f"intercept:{FOES[0]}", "halt:myrtoan_sea")
    t.does("halt:saronic_gulf")
    assert t.asked == "Sail"


@pytest.mark.clause("16.6.1", "7.8.2")
def test_more_than_one_sails_out_only_with_a_leader() -> None:
    t = passing({"cenchrae": FOES}, dice=[4, *LUCK]).does(f"intercept:{FOES[0]}")
    assert t.event("intercepts")["count"] == 1 and t.where(FOES[1]) == "cenchrae"
    t = passing({"cenchrae": [*FOES, "cnemus"]}, dice=[4, *LUCK]).does("intercept:cnemus")
    assert t.event("intercepts")["count"] == 3
    # the fleets of a port without a leader are one stack
    t = passing({"cenchrae": FOES}, dice=[3, *LUCK]).does(f"intercept:{FOES[0]}")
    assert t.asked == "Sail"


@pytest.mark.clause("16.6.1", "9.7.2a", "12.3d", "10.2.3b")
def test_who_may_not_intercept() -> None:
    assert passing({"cenchrae": [FOES[0]]}, marks={FOES[0]: ["foraging"]}).asked == "Sail"
    assert passing({"cenchrae": [FOES[0]]}, marks={FOES[0]: ["foraging"]}, turn=2).asked == "Intercept"
    assert passing({"cenchrae": [FOES[0]]}, held=[FOES[0]]).asked == "Sail"
    shut = {"cenchrae": [FOES[0], "attica-fleet-6-01"]}
    assert passing(shut, inside=[FOES[0]]).asked == "Sail"
    # invested by land alone it may
    assert passing({"cenchrae": [FOES[0], "attica-hoplite-4-01"]}, inside=[FOES[0]]).asked == "Intercept"
    # too few against too many
    many = {"cenchrae": [FOES[0]], "piraeus": ["hagnon", *some("attica-fleet-5", 5)]}
    t = moves(many, side=ATHENS).does("sail:hagnon", "halt:saronic_gulf")
    assert t.asked == "Sail"


@pytest.mark.clause("16.6.1", "7.8.1b")
def test_a_leader_does_not_sail_out_from_troops_in_the_open() -> None:
    beach = {"3648": [FOES[0], "cnemus", *some("epidaurus-hoplite-4", 2)]}
    t = passing(beach)
    assert t.asked == "Intercept"
    t.may_not("intercept:cnemus", "7.8.1b").may(f"intercept:{FOES[0]}")


@pytest.mark.clause("16.6.2", "16.6.3", "17.1a")
def test_the_mover_wins_and_goes_on_with_two_points_fewer() -> None:
    # the interceptor attacks at one to two and is beaten
    t = passing({"cenchrae": [FOES[0]]}, dice=[6, 1, 1, 1, 1, 1, 1, 1, 1]).does(f"intercept:{FOES[0]}").until("Sail")
    assert left(t) == 8 - 1 - 2 and t.where(FOES[0]) != "saronic_gulf"


@pytest.mark.clause("16.6.3")
def test_the_interceptors_win_and_stay() -> None:
    t = passing({"cenchrae": [*FOES, "cnemus"], "piraeus": ["hagnon", FLEETS[0]]}, dice=LUCK).does("intercept:cnemus")
    t.until(lambda t: t.over)
    assert t.where(FOES[0]) == "saronic_gulf" and t.where(FLEETS[0]) != "saronic_gulf"


@pytest.mark.clause("16.6.2")
def test_the_next_stack_tries_when_the_battle_is_over() -> None:
    t = passing({"cenchrae": [FOES[0]], "3545": [FOES[1]]}, dice=[6, 1, 1, 1, 1, 1, 1, 1, 1])
    t.does(f"intercept:{FOES[0]}").until("Intercept")
    t.may(f"intercept:{FOES[1]}").may_not(f"intercept:{FOES[0]}", "16.6.1")


@pytest.mark.clause("16.6.1", "16.4.6b")
def test_nobody_intercepts_in_an_open_sea_nor_a_coast() -> None:
    t = moves({"myrtoan_sea": ["hagnon", FLEETS[0]], "sea_of_crete": [FOES[0]]}, side=ATHENS, dice=LUCK)
    t.does("sail:hagnon", "halt:sea_of_crete")
    assert t.asked == "Sail"
    assert interception.able_to_intercept(t.state, SPARTA, PLACE_INDEX["sea_of_crete"]) == []


@pytest.mark.clause("16.6.1")
def test_the_way_keeps_off_waters_that_are_watched() -> None:
    # from the Myrtoan Sea to the northern Cyclades there is one more sea between, and a fleet in the direct one
    pieces = {"central_cyclades": ["hagnon", FLEETS[0]], "paros": []}
    t = moves(pieces, side=ATHENS).does("sail:hagnon", "move:south_euboean_gulf")
    direct = [event["space"] for event in t.events("sails")]
    watched = {"central_cyclades": ["hagnon", FLEETS[0]], direct[0]: [FOES[0]]}
    t = moves(watched, side=ATHENS).does("sail:hagnon", "move:south_euboean_gulf")
    assert direct[0] not in [event["space"] for event in t.events("sails")]
