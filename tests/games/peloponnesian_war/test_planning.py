"""What bots that look ahead go by in the Epic of the Peloponnesian War: proposals that hold what a person would weigh,
a horizon that is the same for all of them, and a reading that knows what time is left."""

from typing import Any

import pytest

from games.peloponnesian_war.bot_plays import question
from polemos.bots.search import SearchBot, end_of
from polemos.games.peloponnesian_war import codes, state, verbs
from polemos.games.peloponnesian_war.bot import appraising, evaluation, planning
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA
from polemos.games.peloponnesian_war.edge.position_names import place_named
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.sequence import AfterSeason, CampaignTurn, SidePhase
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import Rng
from polemos.kernel.flow import VERB, Step
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


def marching(pieces: Pieces, side: str, who: str, **rest: Any) -> War:
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
    assert any(c - c % VERB == verbs.MOVE for c in found)


@pytest.mark.clause("10.3.5", "10.5.1")
def test_who_keeps_up_a_siege_that_goes_well_may_stay_and_it_is_worth_something() -> None:
    army, lies = {"lepreum": [*SPARTANS[:2], "agis"]}, {"holder": {"lepreum": "athens"}, "siege": {"lepreum": 4}}
    s = marching(army, "sparta", "agis", **lies)
    assert verbs.DONE in proposed(s)
    other = GAME.rules.copy(s)
    other.siege[LEPREUM], other.besieger[LEPREUM] = 0, world.NEITHER
    assert appraising.beset(s)[LEPREUM] < appraising.beset(other).get(LEPREUM, 0.0) <= 0
    assert appraising.appraise(s, SPARTA) > appraising.appraise(other, SPARTA)


@pytest.mark.clause("17.3.2")
def test_nobody_attacks_at_hopeless_odds() -> None:
    pieces = {"megara": [*some("megarid-hoplite-4", 2), "pagondas"], "3844": [*some("argolid-hoplite-4", 6), "nicias"]}
    s = marching(pieces, "sparta", "pagondas")
    assert GAME.rules.choice_id(SearchBot(600).choose(Seat(GAME, s, "x"))) != "move:3844"


@pytest.mark.clause("13.2h", "15.1a")
def test_a_march_into_the_country_of_the_enemy_is_weighed_and_raids_tell() -> None:
    s = marching({"tegea": [*SPARTANS, "agis"]}, "sparta", "agis", al={"elis": 1})
    elis = world.REGION_INDEX["elis"]
    ends = [c % VERB for c in proposed(s) if c - c % VERB == verbs.MOVE]
    assert any(s.controller[world.REGION_AT[at]] == ATHENS for at in ends)
    ravaged = GAME.rules.copy(s)
    ravaged.raids_on[elis] = tables.ADJUSTMENTS.raids
    assert appraising.coming(ravaged)[elis] < appraising.coming(s).get(elis, 0.0)


@pytest.mark.clause("9.1b", "9.7.3c")
def test_an_army_is_not_left_where_it_starves() -> None:
    said: dict[str, Any] = {"season": "fall", "turn": 3, "treasury": {"athens": 40}}
    s = marching({"2448": [*ARGIVES, "nicias"]}, "athens", "nicias", **said)
    assert appraising.hungry(s) < 0
    fed = GAME.rules.copy(s)
    for piece in fed.group:
        state.put(fed, piece, place_named("argos"), 1)
    assert appraising.hungry(fed) == 0
    chosen = SearchBot(800).choose(Seat(GAME, s, "x"))
    end, _ = end_of(GAME, s, chosen, 1)
    assert appraising.hungry(end) == 0


@pytest.mark.clause("scenario.argive.a", "scenario.argive.i")
def test_in_the_last_season_cities_count_and_nothing_else() -> None:
    first = Table({"tegea": [*SPARTANS, "agis"]}, scenario="argive", side="sparta").state
    late: dict[str, Any] = {"year": 418, "season": "winter", "turn": 3}
    last = Table({"tegea": [*SPARTANS, "agis"]}, scenario="argive", side="sparta", **late).state
    for s, more in ((first, True), (last, False)):
        poorer, taken = GAME.rules.copy(s), GAME.rules.copy(s)
        poorer.treasury[SPARTA] += 20
        poorer.al[world.REGION_INDEX["elis"]] -= 2
        taken.holder[TEGEA] = 1 + ATHENS
        gain = appraising.appraise(poorer, SPARTA) - appraising.appraise(s, SPARTA)
        assert (gain > 4) is more
        loss = appraising.appraise(s, SPARTA) - appraising.appraise(taken, SPARTA)
        assert (loss > evaluation.LEAGUE_POINT * 0.9) is not more


@pytest.mark.clause("5.3.3a", "5.3.4a", "6.1a")
def test_all_that_can_be_asked_of_a_region_is_weighed() -> None:
    """A region that wavers is not pressed; one that does not is, when no New Year comes any more."""
    argolid, chosen = world.REGION_INDEX["argolid"], []
    for year, al in ((419, 4), (418, 12)):
        said: dict[str, Any] = {"year": year, "phase": "assessment", "turn": 0, "al": {"argolid": al}}
        s = question(Table({}, scenario="argive", side="athens", **said))
        found = proposed(s)
        assert verbs.DONE in found and len(found) > 3
        one = SearchBot(900).choose(Seat(GAME, s, "x"))
        chosen.append([n for n in range(6) if one == verbs.ASSESS[n] + argolid])
    assert not chosen[0] or chosen[0][0] < 2
    assert chosen[1] and chosen[1][0] > 2


# ---------------------------------------------------------------- where it is read


@pytest.mark.clause("3.1b", "3.3b", "14.1a")
def test_all_choices_are_read_when_the_side_has_moved() -> None:
    pieces = {"tegea": [*SPARTANS, "agis"], "argos": [*ARGIVES, "nicias"]}
    for turn in (1, 2, 3):
        first, second = marching(pieces, "sparta", "agis", turn=turn), marching(pieces, "athens", "nicias", turn=turn)
        assert ends(first) == {SidePhase(codes.MOVEMENT, ATHENS)}
        assert ends(second) == {AfterSeason() if turn == codes.CAMPAIGN_TURNS else CampaignTurn(turn + 1)}


def ends(s: War) -> set[Step]:
    """What comes next where looks at all that is proposed end."""
    return {end_of(GAME, s, c, 7)[0].agenda[-1] for c in proposed(s)}


@pytest.mark.clause("17.3.2")
def test_who_stands_before_a_stronger_enemy_who_moves_next_is_in_danger() -> None:
    pieces = {"tegea": [*SPARTANS, "agis"], "2953": ["argolid-hoplite-4-01"]}
    s = Table(pieces, scenario="argive", side="athens").state
    s.side = ATHENS
    later = GAME.rules.copy(s)
    later.side = SPARTA
    assert appraising.exposed(s, ATHENS) > appraising.exposed(later, ATHENS) > 0
    assert appraising.exposed(s, SPARTA) == 0
