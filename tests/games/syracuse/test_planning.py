"""What bots that look ahead go by in Syracuse: in written positions the right move is weighed, all choices of a hand
are read when both sides have spent their points, the quick general plays sensibly, and what the enemy holds bears on
nothing."""

import pytest

from polemos.bots.search import SearchBot, end_of
from polemos.games.syracuse import sequence
from polemos.games.syracuse.bot import appraising, evaluation, glances, planning, stations
from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import UNIT_INDEX
from polemos.games.syracuse.data.world import ATHENS, PLACE_INDEX, SYRACUSE
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.rules.actions import Declare
from polemos.games.syracuse.state import BY_FLEET, Siege
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, PHASE, PLAYER_TURN, choose, copy
from polemos.match.seat import Seat
from polemos.testing.bench import PhaseEnd
from polemos.testing.secrets import positions, twin
from rulebook.syracuse.table import Table


def question(t: Table) -> Siege:
    """The siege as it waits, without the mark that the table sets at the end of a phase."""
    siege = copy(t.state)
    rest = [step for step in siege.agenda if not isinstance(step, PhaseEnd)]
    siege.agenda = [sequence.EndOfTurn(), sequence.EndOfAdjustment(), sequence.ActionsEnd(), *rest]
    return siege


def proposed(s: Siege) -> list[str]:
    return [GAME.rules.choice_id(one.choice) for one in planning.proposals(s)]


def found(s: Siege, budget: int = 600, seed: str = "x") -> str:
    return GAME.rules.choice_id(SearchBot(budget).choose(Seat(GAME, s, seed)))


def quick(t: Table) -> list[str]:
    """What the quick general of the side that decides does until the hand of the other begins."""
    s = question(t)
    side, made = s.actor, []
    rng = Rng("quick")
    while s.actor == side:
        c = planning.policy(s, rng)
        made.append(GAME.rules.choice_id(c))
        choose(s, c)
    return made


# ------------------------------------------------------------------------------------------------- in any position


@pytest.fixture(scope="module", params=GAME.scenarios)
def sieges(request: pytest.FixtureRequest) -> list[Siege]:
    """Positions out of a random game of each scenario."""
    return positions(GAME, "plan", request.param, (), every=23)


def test_proposals_and_policy_are_legal_and_change_nothing(sieges: list[Siege]) -> None:
    for s in sieges:
        before = GAME.rules.to_json(s)
        choices = [one.choice for one in planning.proposals(s)]
        assert choices and len(set(choices)) == len(choices)
        assert {*choices, planning.policy(s, Rng("x"))} <= set(s.opts)
        priors = [one.prior for one in planning.proposals(s)]
        assert priors == sorted(priors, reverse=True)
        assert GAME.rules.to_json(s) == before


def test_the_same_seed_and_budget_give_the_same_choice(sieges: list[Siege]) -> None:
    for s in sieges[:6:2]:
        assert found(s, seed="a") == found(s, seed="a")


@pytest.mark.clause("2.A.a", "2.D1.a")
def test_what_the_enemy_holds_changes_no_choice(sieges: list[Siege]) -> None:
    compared = 0
    for n, s in enumerate(sieges):
        other = twin(GAME, s, s.actor, str(n))
        if other.chits == s.chits:
            continue
        compared += 1
        assert proposed(other) == proposed(s)
        assert appraising.features(other, s.actor) == appraising.features(s, s.actor)
        if compared < 8:
            assert found(other) == found(s)
    assert compared > 3


def test_a_quick_game_comes_to_its_end() -> None:
    s, rng = GAME.rules.new("5", seed="quick"), Rng("quick")
    while s.actor != NOBODY:
        choose(s, planning.policy(s, rng))
    assert GAME.rules.result(s).winner != NOBODY or s.winner


# ------------------------------------------------------------------------------------------------------- the horizon


def test_actions_construction_and_turns_end_where_they_come_up() -> None:
    assert sequence.ActionsEnd().ends() == PHASE
    assert sequence.Adjustment().ends() == PHASE
    assert sequence.EndOfTurn().ends() == PLAYER_TURN


def test_all_that_could_be_done_in_a_hand_is_read_when_both_have_spent_their_points() -> None:
    s = GAME.rules.new("5", seed="horizon")
    while not isinstance(s.agenda[-1], Declare):
        choose(s, planning.policy(s, Rng("x")))
    choices = planning.proposals(s)
    assert len(choices) > 1
    for one in choices:
        end, _ = end_of(GAME, s, one.choice, 1)
        assert end.winner >= 0 or (isinstance(end.agenda[-1], sequence.ActionsEnd) and end.pa == [0, 0])


def test_what_is_built_is_read_before_anybody_redeploys_and_what_follows_at_the_end_of_the_turn() -> None:
    s = GAME.rules.new("5", seed="horizon")
    seen = set()
    while s.actor != NOBODY and s.turn == tables.SCENARIOS[4].first_turn:
        if s.phase >= tables.PHASE_C and s.phase not in seen:
            seen.add(s.phase)
            end, _ = end_of(GAME, s, planning.proposals(s)[0].choice, 1)
            ends = sequence.Adjustment if s.phase == tables.PHASE_C else sequence.EndOfTurn
            assert end.winner >= 0 or isinstance(end.agenda[-1], ends)
        choose(s, planning.policy(s, Rng("x")))
    assert len(seen) > 2


# ------------------------------------------------------------------------------------------- what a person would weigh


def test_points_for_one_attack_for_two_and_none_at_all_are_weighed() -> None:
    pieces: dict[str, str | list[str]] = {"T3": ["AH1", "AH2", "AH3", "NIC"], "T2": "SA1", "SYR": ["SH1", "SH2"]}
    s = question(Table(pieces, pa={"athens": 4, "syracuse": 2}, works={"olympieion": "athens"}))
    assert {"declare:1", "declare:2", "declare:3"} <= set(proposed(s))


def test_any_of_several_zones_may_act_and_none() -> None:
    pieces: dict[str, str | list[str]] = {"T3": ["AH1", "NIC"], "T12": ["AH2", "AH3", "LAM"], "T2": "SA1"}
    t = Table(pieces, pa={"athens": 4, "syracuse": 2}).does("declare:3")
    assert {"action:T3", "action:T12", "done"} <= set(proposed(question(t)))


def test_what_a_choice_is_for_is_followed() -> None:
    pieces: dict[str, str | list[str]] = {"T3": ["AH1", "AH2", "AH3", "NIC"], "T2": "SA1"}
    t = Table(pieces, pa={"athens": 2, "syracuse": 1}, works={"olympieion": "athens"}, turn=9)
    s = question(t)
    assert found(s) == "declare:2"
    end, _ = end_of(GAME, s, GAME.rules.choice_value("declare:2"), 1)
    assert end.down[UNIT_INDEX["SA1"]] or end.loc[UNIT_INDEX["SA1"]] != PLACE_INDEX["T2"]


def test_all_that_could_be_built_is_weighed() -> None:
    t = Table({"T16": ["AH1"], "T14": ["AH2"]}, phase="C", works={"camp": "built"}, dice=[6, 1, 1])
    t.until("Building")
    assert {"build:A1", "build:plemmyrion", "done"} <= set(proposed(question(t)))


# --------------------------------------------------------------------------------------------------- the quick general


def test_the_quick_general_attacks_what_is_weak_and_pays_for_it() -> None:
    pieces: dict[str, str | list[str]] = {"T3": ["AH1", "AH2", "AH3", "NIC"], "T2": "SA1", "camp": ["AH6", "AH7"]}
    s = question(Table(pieces, pa={"athens": 2, "syracuse": 1}, works={"camp": "built"}, turn=9))
    best = max([deed for deed in glances.deeds(s, ATHENS, 2) if deed.points == 2], key=lambda deed: deed.value)
    assert best.value > 0
    assert [(leg.place, len(leg.group)) for leg in best.legs] == [(PLACE_INDEX["T2"], 4)]


def test_the_quick_general_lets_be_what_is_strong() -> None:
    pieces = {"T12": ["AH1", "AA1"], "T15": ["SH1", "SH2", "SH3", "SH4", "HER"]}
    assert "move:T15" not in quick(Table(pieces, pa={"athens": 3, "syracuse": 1}))


def test_the_quick_general_walks_into_an_empty_fort() -> None:
    t = Table({"T12": ["AH1", "AH2", "NIC"]}, pa={"athens": 2, "syracuse": 1}, works={"plemmyrion": "syracuse"})
    assert "move:plemmyrion" in quick(t)


def test_the_quick_general_sends_builders_where_the_camp_is_to_stand() -> None:
    t = Table({"T12": ["AH1", "AH2", "NIC"]}, pa={"athens": 1, "syracuse": 1}, works={"olympieion": "athens"})
    assert "move:T17" in quick(t)


def test_the_quick_general_lands_from_catania_with_ships_on_the_way() -> None:
    pieces: dict[str, str | list[str]] = {"CAT": ["AH1", "AH2", "AH3", "DEM"], "plemmyrion": "SA1"}
    t = Table(pieces, pa={"athens": 3, "syracuse": 1}, turn=9, works={"plemmyrion": "syracuse", "camp": "built"})
    deeds = glances.deeds(question(t), ATHENS, 3)
    goals = {deed.legs[-1].place for deed in deeds if len(deed.legs) > 1}
    assert PLACE_INDEX["T16"] in goals


def test_troops_stay_at_their_posts_and_leave_the_open() -> None:
    pieces: dict[str, str | list[str]] = {"T7": "AH1", "M5": "AT1", "M8": "AT2", "T3": "AH2"}
    t = Table(pieces, phase="D2", side="athens", works={"camp": "built"})
    s = question(t)
    assert stations.posts(s, ATHENS) == {PLACE_INDEX[name] for name in ("T7", "M5", "M8")}
    c = stations.leaving(s, ATHENS)
    assert GAME.rules.choice_id(c) == "take:AH2"
    choose(s, c)
    assert GAME.rules.choice_id(planning.policy(s, Rng("x"))) == "redeploy:camp"


# ------------------------------------------------------------------------------------------------------ the appraisal


@pytest.mark.clause("9.sudden.b")
def test_a_sudden_victory_is_worth_more_than_points() -> None:
    s = question(Table({"T3": "AH1", "SYR": "SH1"}, pa={"athens": 1, "syracuse": 1}))
    s.winner, s.how = SYRACUSE, BY_FLEET
    lead = evaluation.score(s)
    assert appraising.appraise(s, SYRACUSE) == appraising.VICTORY - lead
    assert appraising.appraise(s, ATHENS) == lead - appraising.VICTORY


def test_the_game_offers_the_bot_that_looks_ahead() -> None:
    assert GAME.looks_ahead
