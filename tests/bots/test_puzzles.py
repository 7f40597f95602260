"""Puzzles: what is mined is clearly best on a second look too, and what rooms keep can be put to a person."""

import json
from typing import Any

import pytest

from polemos.bots.mining import FEWEST, clearly, finding, right
from polemos.bots.puzzle_data import parse, puzzle_of, puzzles_of
from polemos.bots.search import Line
from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import choose
from polemos.match import games
from polemos.match.replay import loaded
from toy.game import GAME

ROOMS = ("alexander", "belisarius", "peloponnesian-war", "sparta-vs-athens", "syracuse")
LEAST = 10
"""Puzzles that each game has at least."""
ROW: dict[str, Any] = {
    "id": "a", "scenario": "long", "grade": 1, "solution": "x", "second": "y", "worth": 3, "second_worth": 1.5,
    "error": 0.1, "worlds": 24, "choices": 3, "state": {},
}  # fmt: skip


@pytest.mark.parametrize("name", ROOMS)
def test_every_puzzle_can_be_put(name: str) -> None:
    game = games.find(name)
    assert len(puzzles_of(game)) >= LEAST
    for puzzle in puzzles_of(game):
        state = loaded(game, dict(puzzle.state))
        offered = [game.rules.choice_id(c) for c in state.opts]
        assert {puzzle.solution, puzzle.second} <= set(offered) and puzzle.solution != puzzle.second
        assert len(offered) == puzzle.choices >= (2 if puzzle.tactic else FEWEST)
        assert puzzle.scenario in game.scenarios and game.rules.scenario_of(state) == puzzle.scenario
        assert puzzle.gain >= 3 * puzzle.error
        assert puzzle_of(game, puzzle.id) is puzzle
        for language in ("en", "ja"):
            assert game.edge.question(state, language) is not None


def test_a_choice_is_clearly_best_only_against_all_others() -> None:
    best, near, far = Line(1, [9.0, 8.0, 10.0]), Line(2, [8.5, 8.1, 9.6]), Line(3, [0.0, 1.0, 0.5])
    assert clearly([far, best], 3.0, 2.0)
    assert not clearly([far, best, near], 3.0, 2.0)
    # few that come to the same are right together, among enough that do not
    others = [Line(5 + n, [0.0, 1.0, 0.5 - n]) for n in range(4)]
    assert right([best, near, far, *others], 3.0) == 2
    assert clearly([far, best, near, *others], 3.0, 2.0)
    assert not clearly([far, best, near, *others[:2]], 3.0, 2.0)
    # what is neither the same nor clearly worse leaves no puzzle
    assert not clearly([far, best, Line(9, [7.5, 6.9, 8.4]), *others], 3.0, 2.0)
    # luck: better on average, but not in each world
    assert not clearly([best, Line(4, [30.0, -20.0, 5.0])], 3.0, 2.0)


def test_what_is_mined_is_the_same_for_the_same_seed_and_touches_nothing() -> None:
    state, rng, found = GAME.rules.new("long", (), "9"), Rng("mine"), 0
    while state.opts:
        before = GAME.rules.to_json(state)
        seen = [finding(GAME, state, 0.5, "s") for _ in range(2)]
        assert seen[0] == seen[1] and GAME.rules.to_json(state) == before
        if seen[0] is not None:
            found += 1
            assert {seen[0].solution, seen[0].second} <= set(state.opts)
            assert seen[0].worth - seen[0].second_worth >= 0.5
        choose(state, state.opts[rng.below(len(state.opts))])
    assert found


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "puzzles must be a list"),
        ({"puzzles": [3]}, r"puzzles\[0\] must be a table with id, scenario"),
        ({"puzzles": [{**ROW, "more": 1}]}, r"puzzles\[0\] must be a table with id, scenario"),
        ({"puzzles": [{**ROW, "grade": "1"}]}, r"puzzles\[0\]: grade must be of kind int, not '1'"),
        ({"puzzles": [{**ROW, "state": "x"}]}, r"puzzles\[0\]: state must be of kind dict"),
        ({"puzzles": [{**ROW, "grade": 4}]}, "grade must be 1, 2 or 3"),
        ({"puzzles": [{**ROW, "worth": 1}]}, "worth more than second_worth"),
        ({"puzzles": [{**ROW, "also": "x"}]}, "also must be a list of choices, not 'x'"),
        ({"puzzles": [{**ROW, "tactic": 3}]}, "tactic must be the name of a tactic, not 3"),
        ({"puzzles": [ROW, ROW]}, "two puzzles have the same id"),
    ],
)
def test_a_broken_file_says_where_and_what_would_be_right(data: Any, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        parse(json.loads(json.dumps(data)))


def test_a_puzzle_that_is_not_there_is_one_clear_error() -> None:
    with pytest.raises(BadInput, match="duel has no puzzle 'x'; there are none"):
        puzzle_of(GAME, "x")
    with pytest.raises(BadInput, match="alexander has no puzzle 'x'; there are samarkand-"):
        puzzle_of(games.find("alexander"), "x")
