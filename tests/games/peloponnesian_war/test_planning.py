"""What bots that look ahead go by in the Epic of the Peloponnesian War: proposals that hold what a person would weigh, a
horizon that is the same for all of them, and a reading that knows what time is left."""

import pytest

from games.peloponnesian_war.bot_plays import question
from polemos.bots.search import SearchBot, end_of
from polemos.games.peloponnesian_war import state, verbs
from polemos.games.peloponnesian_war.bot import appraising, planning
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, PIECE_INDEX, SPARTA
from polemos.games.peloponnesian_war.edge.position_names import place_named
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.sequence import AfterSeason, CampaignTurn
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import Rng
from polemos.match.seat import Seat
from polemos.testing.secrets import positions, twin
from rulebook.peloponnesian_war.moves import some
from rulebook.peloponnesian_war.table import Pieces, Table

ARGIVES = some("argolid-hoplite-4", 5)
SPARTANS = some("laconia-hoplite-6", 5)
LEPREUM = world.CITY_INDEX["lepreum"]
TEGEA = world.CITY_INDEX["tegea"]


@pytest.fixture(scope="module", params=GAME.scenarios)
def wars(request: pytest.FixtureRequest) -> list[War]:
    """Positions out of a random game of each scenario."""
    return positions(GAME, "plan", request.param, (), every=29, most=50)


def proposed(s: War) -> list[int]:
    return [one.choice for one in planning.proposals(s)]


def marching(pieces: Pieces, side: str, who: str, **rest: object) -> War:
    """A group that is about to march in the war for the League, with all that follows."""
    t = Table(pieces, scenario="argive", side=side, **rest)
    t.does(f"march:{who}")
    return question(t)


def to(place: str) -> int:
    return verbs.MOVE + place_named(place)


def test_proposals_and_policy_are_legal_and_change_nothing(wars: list[War]) -> None:
    for one in wars:
        before = GAME.rules.to_json(one)
        found = proposed(one)
        assert found and len(set(found)) == len(found)
        assert {*found, planning.policy(one, Rng("x"))} <= set(one.opts)
        assert GAME.rules.to_json(one) == before


@pytest.mark.clause("12.1a", "12.6a")
def test_what_the_enemy_hides_changes_no_choice(wars: list[War]) -> None:
    compared, bot = 0, SearchBot(60)
    for n, one in enumerate(wars[::4]):
        other = twin(GAME, one, one.actor, str(n))
        if other.card == one.card:
            continue
        compared += 1
        assert proposed(other) == proposed(one)
        assert appraising.appraise(other, one.actor) == appraising.appraise(one, one.actor)
        assert bot.choose(Seat(GAME, other, "x")) == bot.choose(Seat(GAME, one, "x"))
    assert compared > 3


def test_the_same_seed_and_budget_choose_the_same(wars: list[War]) -> None:
    for one in wars[::6]:
        first, second = (SearchBot(150).choose(Seat(GAME, one, "again")) for _ in range(2))
        assert first == second


def test_what_is_good_for_one_side_is_bad_for_the_other(wars: list[War]) -> None:
    for one in wars:
        assert appraising.appraise(one, ATHENS) == pytest.approx(-appraising.appraise(one, SPARTA))


# ---------------------------------------------------------------- what is weighed


@pytest.mark.clause("10.4.3", "17.3.2")
def test_an_army_may_relieve_a_city_before_which_the_enemy_stands() -> None:
    s = marching({"nauplia": [*ARGIVES, "nicias"], "argos": ["laconia-hoplite-5-01"]}, "athens", "nicias")
    assert to("argos") in proposed(s)


@pytest.mark.clause("18.1.1", "10.2.2a")
def test_before_a_city_one_storms_waits_or_goes() -> None:
    s = marching({"lepreum": [*SPARTANS, "agis"]}, "sparta", "agis", holder={"lepreum": "athens"})
    found = proposed(s)
    assert {verbs.ASSAULT + LEPREUM, verbs.DONE} <= set(found)
    assert any(c - c % 4096 == verbs.MOVE for c in found)


@pytest.mark.clause("10.3.5", "10.5.1")
def test_who_keeps_up_a_siege_that_goes_well_may_stay() -> None:
    s = marching(
        {"lepreum": [*SPARTANS[:2], "agis"]},
        "sparta",
        "agis",
        holder={"lepreum": "athens"},
        siege={"lepreum": {"side": "sparta", "count": 4}},
    )
    assert verbs.DONE in proposed(s)
    stays, leaves = (GAME.rules.copy(s) for _ in range(2))
    leaves.siege[LEPREUM] = 0
    leaves.besieger[LEPREUM] = -1
    assert appraising.appraise(stays, SPARTA) > appraising.appraise(leaves, SPARTA)
