"""What bots that look ahead go by in Sparta vs. Athens: in written positions the right move is weighed, looks ahead end
where the side that looked is about to pay again, and what the enemy hides bears on nothing."""

from typing import Any

import pytest

from polemos.bots.search import SearchBot, end_of
from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.bot import alternatives, appraising, evaluation, planning
from polemos.games.sparta_vs_athens.bot.aims import ATTACK, HOLD
from polemos.games.sparta_vs_athens.data import world
from polemos.games.sparta_vs_athens.data.tables import ATHENS, PIECE_KEY, SPARTA
from polemos.games.sparta_vs_athens.game import GAME
from polemos.games.sparta_vs_athens.rules.logistics.phase import LogisticsPhase
from polemos.games.sparta_vs_athens.rules.operations.operating import Operating
from polemos.games.sparta_vs_athens.rules.year.first_player import GoFirst
from polemos.games.sparta_vs_athens.sequence import ROUND, Season
from polemos.games.sparta_vs_athens.state import War
from polemos.kernel.dice import Rng
from polemos.kernel.flow import PLAYER_TURN, choose
from polemos.match.seat import Seat
from polemos.testing.secrets import positions, twin

CITIZENS = ["athens_lsp_1", "athens_lsp_2", "athens_lsp_3"]
BOEOTIANS = ["boeotia_lsp_1", "boeotia_lsp_2", "boeotia_lsp_3"]


def war(pieces: dict[str, Any], side: str = "sparta", **rest: Any) -> War:
    """The Operations Phase of a side in a war of which all else is bare; the game goes on after it."""
    at = {"scenario": "archidamian", "year": 427, "quarter": "summer", "phase": "operations", "base": "empty", **rest}
    found: War = GAME.editor.from_position({"side": side, "pieces": pieces, **at})
    return found


def proposed(s: War) -> list[str]:
    return [GAME.rules.choice_id(one.choice) for one in planning.proposals(s)]


def does(s: War, *choices: str) -> War:
    """The war after some choices."""
    n = GAME.rules.copy(s)
    for c in choices:
        choose(n, GAME.rules.choice_value(c))
    return n


def found(s: War, budget: int = 600, seed: str = "x") -> str:
    return GAME.rules.choice_id(SearchBot(budget).choose(Seat(GAME, s, seed)))


def goes_for(s: War, leader: str, what: int) -> list[str]:
    """Where a leader could go with such an aim."""
    ranked = alternatives.aims_of(s, s.side, PIECE_KEY.index(leader), False)
    return [world.LOCALE_NAMES[aim.target] for aim in ranked if aim.what == what]


# ------------------------------------------------------------------------------------------------- in any position


@pytest.fixture(scope="module", params=GAME.scenarios)
def wars(request: pytest.FixtureRequest) -> list[War]:
    """Positions out of a random game of each scenario."""
    return positions(GAME, "plan", request.param, (), every=37)


def test_proposals_and_policy_are_legal_and_change_nothing(wars: list[War]) -> None:
    for s in wars:
        before = GAME.rules.to_json(s)
        choices = [one.choice for one in planning.proposals(s)]
        assert choices and len(set(choices)) == len(choices)
        assert {*choices, planning.policy(s, Rng("x"))} <= set(s.opts)
        priors = [one.prior for one in planning.proposals(s)]
        assert priors == sorted(priors, reverse=True)
        assert GAME.rules.to_json(s) == before


def test_what_is_good_for_one_side_is_bad_for_the_other(wars: list[War]) -> None:
    for s in wars:
        assert appraising.appraise(s, ATHENS) == pytest.approx(-appraising.appraise(s, SPARTA))


@pytest.mark.long(but="campaign")
def test_the_same_seed_and_budget_give_the_same_choice(wars: list[War]) -> None:
    for s in wars[:12:3]:
        assert found(s, seed="a") == found(s, seed="a")


@pytest.mark.clause("5.2a", "5.2c")
def test_what_the_enemy_hides_changes_no_choice() -> None:
    compared = 0
    for n, s in enumerate(positions(GAME, "ides", "campaign", (), every=23, most=60)):
        side = s.actor
        if GAME.rules.view(s, side)["agenda"] is None:
            continue
        other = twin(GAME, s, side, str(n))
        if (other.loc, other.force, other.down, other.orders) == (s.loc, s.force, s.down, s.orders):
            continue
        compared += 1
        assert [one.choice for one in planning.proposals(other)] == [one.choice for one in planning.proposals(s)]
        assert found(other) == found(s)
        if compared == 8:
            break
    assert compared > 3


# ------------------------------------------------------------------------------------------------------- the horizon


def test_a_logistics_phase_and_a_season_end_where_they_come_up() -> None:
    assert LogisticsPhase(ATHENS).ends() == PLAYER_TURN
    assert Season(state.SPRING).ends() == ROUND


@pytest.mark.parametrize("side", ["athens", "sparta"])
def test_all_operations_are_read_when_the_enemy_has_answered_and_ones_own_upkeep_is_due(side: str) -> None:
    pieces = {"athens": [*CITIZENS, "athens_nsp_1", "nicias"], "corinth": [*BOEOTIANS, "agis"]}
    s = war({**pieces, "sparta": ["sparta_lsp_1", "sparta_lsp_2"]}, side=side)
    assert planning.span(s) == PLAYER_TURN
    for one in planning.proposals(s):
        end, _ = end_of(GAME, s, one.choice, 1)
        assert end.agenda[-1] == LogisticsPhase(s.actor)
        assert (end.quarter, end.year) != (s.quarter, s.year)


def test_who_goes_first_is_read_when_both_have_played() -> None:
    s = GAME.rules.new("nicias", (), "first")
    while not isinstance(s.agenda[-1], GoFirst):
        choose(s, planning.policy(s, Rng("x")))
    assert planning.span(s) == ROUND
    ends = [end_of(GAME, s, c, 1)[0].agenda[-1] for c in s.opts]
    assert ends == [Season(state.SUMMER)] * 2


def test_what_is_decided_before_spring_is_read_after_it() -> None:
    s = GAME.rules.new("archidamian", (), "appointed")
    while s.year == 431 or s.phase >= state.LOGISTICS:
        choose(s, planning.policy(s, Rng("x")))
    end, _ = end_of(GAME, s, s.opts[0], 1)
    assert end.agenda[-1] == Season(state.SUMMER)


# --------------------------------------------------------------------------------------------- the right move is there


@pytest.mark.clause("15.9a", "15.10a")
def test_athens_may_send_its_army_to_argos_before_sparta_can_besiege_it() -> None:
    """Once Argos is held down the League does not go over: nothing is worth more to guard."""
    pieces = {"athens": [*CITIZENS, "athens_lsp_4", "athens_nsp_1", "athens_nsp_2", "nicias"], "argos": "argos_lsp_1"}
    pieces |= {"corinth": [*BOEOTIANS, "agis"]}
    allied = {"status": {"argos": "with-athens"}, "loyal": {"argos": "athens"}, "owner": {"athens": ["argos_lsp_1"]}}
    when = {"scenario": "nicias", "year": 420, "quarter": "winter", "happened": ["15.7", "15.8"], "flags": ["peace"]}
    s = war(pieces, "athens", **when, **allied)
    assert "argos" in goes_for(s, "nicias", HOLD)
    assert "lead:nicias" in proposed(s)


@pytest.mark.clause("9.0m")
def test_besiegers_of_ones_own_are_attacked() -> None:
    """A siege ends when others come and fight the besiegers."""
    pieces = {"methymna": ["athens_lsp_1", "peloponnesian_nsp_1"], "athens": ["athens_nsp_1", "athens_nsp_2", "nicias"]}
    s = war(pieces, "athens", besieging={"methymna": ["peloponnesian_nsp_1"]}, inside={"methymna": ["athens_lsp_1"]})
    assert "methymna" in goes_for(s, "nicias", ATTACK)
    assert {"lead:nicias", "sortie:methymna"} & set(proposed(s))


@pytest.mark.clause("9.0k", "7.3d")
def test_a_siege_is_finished_by_those_who_have_begun_it() -> None:
    pieces = {"potidaea": ["athens_lsp_1", "athens_lsp_2", "nicias", "corinth_lsp_1"]}
    besieged = {"besieging": {"potidaea": ["athens_lsp_1", "athens_lsp_2"]}, "inside": {"potidaea": ["corinth_lsp_1"]}}
    s = war(pieces, "athens", treasury={"athens": 100}, **besieged)
    assert proposed(s)[0] == "lead:nicias"
    n = does(s, "lead:nicias", "take-all")
    assert "besiege:potidaea" in proposed(n)
    assert GAME.rules.choice_id(planning.policy(n, Rng("x"))) == "besiege:potidaea"


@pytest.mark.clause("8.1b", "7.8a")
def test_nobody_goes_against_hopeless_odds() -> None:
    """Walls and 24 points against 3: the worst column, and nothing to win by it."""
    s = war({"megara": ["sparta_lsp_4", "agis"], "athens": CITIZENS, "sparta": "sparta_lsp_1"})
    assert "done" in proposed(s)
    c = found(s)
    if c != "done":
        n = does(s, c)
        while isinstance(n.agenda[-1], Operating) and n.actor == SPARTA:
            c = found(n)
            assert c != "move:athens"
            choose(n, GAME.rules.choice_value(c))


@pytest.mark.clause("9.2a", "tbl.prestige.e")
def test_attica_is_ravaged_where_that_tells() -> None:
    """The first two times it moves the track; the army that ravages needs no operations points."""
    s = war({"megara": [*BOEOTIANS, "megara_lsp", "agis"], "athens": "athens_lsp_12"}, year=430, dice=[1, 1])
    n = does(s, "lead:agis", "take-all", "move:athens")
    while n.actor == ATHENS:
        choose(n, GAME.rules.choice_value("inside:athens"))
    assert "ravage:athens" in proposed(n)
    assert found(n) in ("ravage:athens", "besiege:athens")


@pytest.mark.clause("12.3b", "12.4c")
def test_an_army_abroad_that_cannot_be_paid_is_worth_less() -> None:
    home = war({"thebes": BOEOTIANS}, treasury={"sparta": 0})
    abroad = war({"argos": BOEOTIANS}, treasury={"sparta": 0})
    paid = war({"argos": BOEOTIANS}, treasury={"sparta": 200})
    assert appraising.shortfall(home, SPARTA) == 0.0
    assert appraising.shortfall(abroad, SPARTA) > appraising.shortfall(paid, SPARTA) > 0.0
    assert appraising.features(abroad, SPARTA)["unpaid"] < 0 < appraising.features(abroad, ATHENS)["unpaid"]


def test_a_leader_may_stay_where_he_is_and_no_more_be_done() -> None:
    s = war({"corinth": [*BOEOTIANS, "agis"], "athens": CITIZENS})
    assert proposed(s)[-1] == "done"
    n = does(s, "lead:agis")
    assert "stop" in proposed(n)


@pytest.mark.clause("7.8a", "8.4a")
def test_both_answers_to_an_attack_are_weighed() -> None:
    s = war({"megara": [*BOEOTIANS, "megara_lsp", "agis"], "athens": CITIZENS})
    n = does(s, "lead:agis", "take-all", "move:athens")
    assert n.actor == ATHENS
    assert set(proposed(n)) == {"outside", "inside:athens"}


@pytest.mark.clause("16.1o")
def test_in_the_last_winter_only_prestige_counts() -> None:
    """What two dice then decide is read as how likely they are to, whatever they showed."""

    def worth(prestige: int, talents: int, **when: Any) -> float:
        s = war({"athens": CITIZENS}, "sparta", prestige=prestige, treasury={"athens": talents}, **when)
        return appraising.appraise(s, ATHENS)

    last: dict[str, Any] = {"year": 422, "quarter": "winter"}
    assert worth(7, 0, **last) > worth(6, 100, **last)
    assert worth(7, 0, year=430) < worth(6, 100, year=430)
    s = war({"athens": CITIZENS}, prestige=8, **last)
    s.how = state.BY_SCENARIO
    for winner in (ATHENS, SPARTA):
        s.winner = winner
        assert appraising.appraise(s, ATHENS) == pytest.approx(evaluation.VICTORY * (2 * 21 / 36 - 1))
    assert [appraising.below(level) for level in (2, 7, 13)] == pytest.approx([0.0, 15 / 36, 1.0])


def test_a_siege_that_goes_on_has_prospects() -> None:
    pieces = {"potidaea": ["athens_lsp_1", "athens_lsp_2", "nicias", "corinth_lsp_1"]}
    besieged = {"besieging": {"potidaea": ["athens_lsp_1", "athens_lsp_2"]}, "inside": {"potidaea": ["corinth_lsp_1"]}}
    assert appraising.sieges_of(war(pieces, "athens", **besieged)) > 0
    assert appraising.sieges_of(war(pieces, "athens")) == 0


# ------------------------------------------------------------------------------------------------------ the quick move


def test_a_choice_is_followed_to_what_it_is_for() -> None:
    """A look ahead that begins with the first step of an aim goes on with that aim, and not with the usual one."""
    s = war({"athens": [*CITIZENS, "athens_nsp_1", "athens_nsp_2", "nicias"]}, "athens", treasury={"athens": 100})
    n = does(s, "lead:nicias")
    steps = alternatives.steps_of(n, n.agenda[-1])
    assert len(steps) > 1
    c, aim = steps[1]
    planning.intends(n, c)
    choose(n, c)
    while isinstance(n.agenda[-1], Operating) and n.loc[n.leader] != aim.target:
        c = planning.policy(n, Rng("x"))
        choose(n, c)
        if c == verbs.STOP:
            break
    assert n.loc[PIECE_KEY.index("nicias")] == aim.target


def test_the_usual_choice_is_left_only_for_what_gains_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    for s in positions(GAME, "margin", "nicias", (), every=19, most=40):
        usual = proposed(s)[0]
        monkeypatch.setattr(GAME.advisor, "margin", 0.0)
        if found(s, 900) != usual:
            monkeypatch.setattr(GAME.advisor, "margin", 4 * evaluation.VICTORY)
            assert found(s, 900) == usual
            return
    raise AssertionError("there is nothing that looks better than the usual choice")


def test_the_game_offers_the_bot_that_looks_ahead() -> None:
    assert GAME.looks_ahead
