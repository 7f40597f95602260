"""The reasons of every game: they add up to what bots go by, and each can be said in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from polemos.bots.greedy import settled
from polemos.bots.search import end_of
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose
from polemos.match.games import find
from polemos.room.game import AnyGame

GAMES = ("alexander", "belisarius", "peloponnesian-war", "sparta-vs-athens", "syracuse")
MOVES = 60


def moments(game: AnyGame, scenario: str) -> Iterator[Any]:
    """States of a game that is played half by the usual choices, half by chance, and where looks from them end."""
    state, rng = game.rules.new(scenario, seed="features"), Rng(f"features {scenario}")
    for n in range(MOVES):
        if state.actor == NOBODY:
            return
        usual = game.advisor.candidates(state)[0]
        if n % 12 == 0:
            yield state
            yield end_of(game, state, usual, 1)[0] if game.looks_ahead else settled(game, state, usual)
        choose(state, usual if n % 2 else state.opts[rng.below(len(state.opts))])


@pytest.mark.long(only=("peloponnesian", "alexander"))
@pytest.mark.parametrize("name", GAMES)
def test_features_add_up_to_what_a_state_is_worth_and_have_words(name: str) -> None:
    game = find(name)
    named = set()
    for scenario in game.scenarios[:2]:
        for state in moments(game, scenario):
            for side in (0, 1):
                found = game.advisor.features(state, side)
                assert sum(found.values()) == pytest.approx(game.advisor.appraise(state, side), abs=1e-6)
                named |= set(found)
    assert len(named) > 5
    for feature in sorted(named):
        for language in ("en", "ja"):
            up, down = (game.edge.why(feature, gain, language) for gain in (1.0, -1.0))
            assert up and down and up != down


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_has_but_its_result(name: str) -> None:
    game = find(name)
    state = game.rules.new(game.scenarios[0], seed="over")
    state.agenda, state.opts, state.actor = [], [], NOBODY
    for field, value in (("winner", 0), ("how", 1), ("verdict", 0)):
        if hasattr(state, field):
            setattr(state, field, value)
    for side in (0, 1):
        found = game.advisor.features(state, side)
        assert sum(found.values()) == pytest.approx(game.advisor.appraise(state, side), abs=1e-6)
        assert all(game.edge.why(feature, 1.0, "ja") for feature in found)
