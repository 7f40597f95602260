"""The greedy bot of Sparta vs. Athens: it chooses what is legal, changes nothing, plays sensibly, and wins."""

import pytest

from polemos.bots import registry
from polemos.games.sparta_vs_athens.bot.bot import candidates
from polemos.games.sparta_vs_athens.bot.evaluation import ON_LAND, battle, evaluate, falls
from polemos.games.sparta_vs_athens.data.tables import ATHENS, SPARTA
from polemos.games.sparta_vs_athens.game import GAME
from polemos.games.sparta_vs_athens.state import War
from polemos.kernel.flow import copy
from polemos.match import simulate as simulating
from polemos.match.seat import decide
from polemos.testing.bench import PhaseEnd
from polemos.testing.secrets import positions, twin
from rulebook.sparta_vs_athens.operations import athens, sparta
from rulebook.sparta_vs_athens.table import Table


@pytest.fixture(scope="module", params=GAME.scenarios)
def wars(request: pytest.FixtureRequest) -> list[War]:
    """Positions out of a random game of each scenario."""
    return positions(GAME, "trireme", request.param, (), every=37)


def test_candidates_are_legal_and_change_nothing(wars: list[War]) -> None:
    for war in wars:
        before = GAME.rules.to_json(war)
        found = candidates(war)
        assert found
        assert set(found) <= set(war.opts)
        assert GAME.rules.to_json(war) == before


def test_what_is_good_for_one_side_is_bad_for_the_other(wars: list[War]) -> None:
    for war in wars:
        assert evaluate(war, ATHENS) == pytest.approx(-evaluate(war, SPARTA))


@pytest.mark.clause("5.2a", "5.2c")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_what_the_enemy_hides_changes_no_choice(scenario: str) -> None:
    compared = 0
    for n, war in enumerate(positions(GAME, "ides", scenario, (), every=11)):
        side = war.actor
        if GAME.rules.view(war, side)["agenda"] is None:
            continue
        other = twin(GAME, war, side, str(n))
        if (other.loc, other.force, other.down, other.orders) == (war.loc, war.force, war.down, war.orders):
            continue
        compared += 1
        assert candidates(other) == candidates(war)
        assert evaluate(other, side) == evaluate(war, side)
        assert chosen(other) == chosen(war)
    assert compared > 5


def test_odds_count() -> None:
    assert battle(ON_LAND, 60, 10, 0) > 0 > battle(ON_LAND, 10, 30, 0)
    assert battle(ON_LAND, 10, 10, 3) > battle(ON_LAND, 10, 10, 0)
    assert (falls(10, 10, 0), falls(10, 1, 0), falls(10, 0, 0)) == pytest.approx((1 / 6, 2 / 3, 1.0))


def question(t: Table) -> War:
    """The war as it waits, without the mark that the table sets at the end of a phase."""
    war = copy(t.state)
    war.agenda = [step for step in war.agenda if not isinstance(step, PhaseEnd)]
    return war


def chooses(t: Table) -> str:
    """What the greedy bot answers to the question that waits."""
    return GAME.rules.choice_id(chosen(question(t)))


def chosen(war: War) -> int:
    """The choice that the greedy bot makes."""
    return decide(GAME, war, registry.make("greedy"), "x")


def plays(t: Table, side: str) -> list[str]:
    """The bot answers for a side until the phase is over; the other side answers by default."""
    made: list[str] = []
    while not t.over and t.asked != "PhaseEnd":
        if t.decider == side:
            made.append(chooses(t))
            t.does(made[-1])
        else:
            t.until(lambda t: t.decider == side or t.asked == "PhaseEnd")
    return made


# ---------------------------------------------------------------- operations


def test_athens_puts_a_garrison_into_a_city_that_pays() -> None:
    t = athens({"athens": ["athens_nsp_9", "athens_lsp_1", "athens_lsp_12", "nicias"]}, scenario="nicias")
    made = plays(t, "athens")
    assert "lead:nicias" in made
    assert "drop:athens_lsp_12" in made or t.where("athens_lsp_12") not in ("athens", "dead")
    assert t.where("athens_lsp_1") == "athens"


def test_athens_does_not_leave_its_walls_bare_before_an_army() -> None:
    pieces = {
        "athens": ["athens_nsp_9", "athens_lsp_1", "athens_lsp_2", "nicias"],
        "megara": ["boeotia_lsp_1", "boeotia_lsp_2", "agis"],
    }
    t = athens(pieces, scenario="ionian")
    plays(t, "athens")
    assert set(t.at("athens")) >= {"athens_nsp_9", "athens_lsp_1", "athens_lsp_2"}


def test_sparta_besieges_athens_when_its_army_is_a_match_for_the_citizens() -> None:
    pieces = {"megara": ["boeotia_lsp_1", "boeotia_lsp_2", "boeotia_lsp_3", "agis"]}
    made = plays(sparta(pieces, dice=[1]), "sparta")
    assert {"lead:agis", "move:athens", "besiege:athens"} <= set(made)


def test_sparta_leaves_athens_alone_when_it_is_not() -> None:
    pieces = {"megara": ["megara_lsp", "agis"], "athens": ["athens_lsp_1", "athens_lsp_2"]}
    assert "move:athens" not in plays(sparta(pieces), "sparta")


def test_armies_of_the_league_gather_before_attica() -> None:
    t = sparta({"thebes": ["boeotia_lsp_1", "agis"], "athens": ["athens_lsp_1", "athens_lsp_2", "athens_lsp_3"]})
    plays(t, "sparta")
    assert t.where("boeotia_lsp_1") == "megara"


def test_sparta_keeps_a_guard_at_home() -> None:
    t = sparta({"sparta": ["sparta_lsp_1", "archidamus"]})
    plays(t, "sparta")
    assert t.where("sparta_lsp_1") == "sparta"


def test_sparta_incites_what_it_can() -> None:
    t = sparta({"miletus": ["athens_lsp_12"], "samos": ["peloponnesian_nsp_1"]}, dice=[6])
    assert chooses(t) == "incite:miletus"


def test_argos_is_besieged_before_the_league_goes_over() -> None:
    pieces = {"corinth": ["boeotia_lsp_1", "boeotia_lsp_2", "boeotia_lsp_3", "archidamus"]}
    t = sparta(pieces, scenario="nicias", happened=["15.7"], flags=["peace"], dice=[1])
    plays(t, "sparta")
    assert t.besieged("argos")


# ---------------------------------------------------------------- whole games


def winner(scenario: str, *names: str) -> int:
    """The side that wins a game between two bots."""
    war = GAME.rules.new(scenario, (), "soundings")
    simulating.play_out(GAME, war, [registry.make(name) for name in names], "soundings")
    result: int = war.winner
    return result


def test_greedy_beats_random_from_each_seat() -> None:
    assert winner("archidamian", "greedy", "random") == ATHENS
    assert winner("archidamian", "random", "greedy") == SPARTA


def test_a_game_between_two_greedy_bots_comes_to_its_end() -> None:
    assert winner("nicias", "greedy", "greedy") in (ATHENS, SPARTA)
