"""What a side has to spend, and how it stands in a few words: short, in both languages, from its own view alone."""

import pytest

from polemos.kernel.flow import NOBODY
from polemos.match import games
from polemos.room.texts import LANGUAGES
from polemos.server.tables import result_of
from polemos.testing.secrets import positions, twin

GAMES = ("alexander", "belisarius", "syracuse", "sparta-vs-athens", "peloponnesian-war")


@pytest.mark.parametrize("name", GAMES)
def test_means_and_score_are_said_in_a_few_words(name: str) -> None:
    game = games.find(name)
    told = 0
    for state in positions(game, "means", game.scenarios[0], (), every=43, most=6):
        for language in LANGUAGES:
            for side in (0, 1, NOBODY):
                for gauge in game.edge.means(game.rules.view(state, side), language):
                    told += 1
                    assert gauge.label
                    assert gauge.value
                    assert gauge.clause in game.clauses.clauses, gauge
            result = result_of(game, state, False, language)
            assert result.ahead in (*game.sides, "draw")
            assert all(score.short for score in result.scores)
    assert told


@pytest.mark.parametrize("name", ["belisarius", "syracuse", "sparta-vs-athens", "peloponnesian-war"])
def test_nothing_of_what_the_enemy_hides_is_in_the_means_of_a_side(name: str) -> None:
    game = games.find(name)
    for n, state in enumerate(positions(game, "purse", game.scenarios[0], (), every=71, most=4)):
        for side in (0, 1, NOBODY):
            view = game.rules.view(state, side)
            if view["agenda"] is not None:
                other = game.rules.view(twin(game, state, side, f"means {n}"), side)
                assert game.edge.means(other, "en") == game.edge.means(view, "en")


def test_a_treasury_is_told_to_its_owner_alone() -> None:
    game = games.find("belisarius")
    (state,) = positions(game, "purse", "1", (), every=40, most=1)
    mine = [gauge.value for gauge in game.edge.means(game.rules.view(state, 0), "en") if gauge.label == "Treasury"]
    assert mine == [str(state.sp[0])]
    assert [g for g in game.edge.means(game.rules.view(state, NOBODY), "en") if g.label == "Treasury"] == []


def test_losses_are_said_as_what_is_left_until_an_army_breaks() -> None:
    game = games.find("alexander")
    (state,) = positions(game, "means", game.scenarios[0], (), every=90, most=1)
    result = result_of(game, state, False, "en")
    for score in result.scores:
        assert score.toll is not None
        assert score.short == f"{score.toll.lost:g} of {score.toll.limit:g} until they break"
