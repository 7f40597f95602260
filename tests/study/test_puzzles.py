"""Puzzles as matches: what they wait for, and that the reasons which are told bear the solution out."""

from dataclasses import replace

import pytest

from polemos.bots.puzzle_data import puzzle_of, puzzles_of
from polemos.bots.registry import makers
from polemos.bots.tactic_data import tactic_of
from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.match.match import open_match
from polemos.match.moments import HUMAN
from polemos.match.record import parse
from polemos.match.seat import Seat
from polemos.study.explain import compared
from polemos.study.looks import Looks
from polemos.study.puzzles import (
    answered,
    begin_puzzle,
    holds,
    in_order,
    offered,
    position,
    reason_of,
    restart,
    solved,
    waits,
)

WORLDS, MANY = 3, 12
WITH = [name for name in games.names() if puzzles_of(games.find(name))]
ALEXANDER = games.find("alexander")
PUZZLE = puzzle_of(ALEXANDER, "samarkand-0-150")


@pytest.mark.long(but=("alexander", "belisarius"))
@pytest.mark.parametrize("name", WITH)
def test_the_reasons_bear_every_solution_out(name: str) -> None:
    game = games.find(name)
    for puzzle in in_order(game):
        state = position(game, puzzle)
        seat = Seat(game, state, "puzzle")
        looks = Looks(game, seat.view(), seat.side, "puzzle")
        choices = [game.rules.choice_value(one) for one in (puzzle.solution, puzzle.second)]
        # what is written by hand may turn on one die: it is looked at as often as the page does
        best, second = compared(looks, choices, MANY if puzzle.tactic else WORLDS).lines
        assert best.mean > second.mean, puzzle.id
        assert best.reasons and second.reasons, puzzle.id


def test_a_puzzle_that_was_made_of_a_tactic_tells_why() -> None:
    game = games.find("belisarius")
    made = [one for one in puzzles_of(game) if one.tactic]
    for puzzle in made:
        assert reason_of(game, puzzle, "en") != reason_of(game, puzzle, "ja") != ""
        assert puzzle.right and all(tactic_of(game, puzzle.tactic).accepts(one) for one in puzzle.right)
    assert made and reason_of(ALEXANDER, PUZZLE, "en") == ""


def test_what_comes_to_the_same_is_as_right() -> None:
    match = begin_puzzle(ALEXANDER, PUZZLE, makers(), "1")
    other = next(one for one in offered(ALEXANDER, match.state) if one != PUZZLE.solution)
    match.choose(other)
    assert not solved(match, PUZZLE)
    assert solved(match, replace(PUZZLE, also=[other]))
    assert replace(PUZZLE, also=[other]).wrong == PUZZLE.choices - 2


def test_a_puzzle_is_solved_by_its_solution_and_can_be_asked_again() -> None:
    match = begin_puzzle(ALEXANDER, PUZZLE, makers(), "7")
    side = ALEXANDER.sides[match.state.actor]
    assert dict(match.record.header.seats)[side] == HUMAN and not match.record.header.hints
    assert waits(match, PUZZLE) and answered(match) == -1 and not solved(match, PUZZLE)
    match.choose(PUZZLE.solution)
    assert solved(match, PUZZLE) and not waits(match, PUZZLE) and answered(match) == 0
    # its record says so wherever it is opened again
    text = "".join(f"{line}\n" for line in match.record.lines())
    again = open_match(ALEXANDER, parse(text, "record"))
    assert again.record.header.puzzle == PUZZLE.id and solved(again, PUZZLE)
    restart(match)
    assert match.n == 0 and waits(match, PUZZLE)


def test_one_that_does_not_fit_the_rules_says_so() -> None:
    with pytest.raises(BadInput, match="alexander: the puzzle samarkand-0-150 does not fit the present rules"):
        position(ALEXANDER, replace(PUZZLE, solution="no-such"))


def test_what_is_not_the_best_in_the_looks_of_the_reasons_is_no_puzzle() -> None:
    state = position(ALEXANDER, PUZZLE)
    best, second = [ALEXANDER.rules.choice_value(one) for one in (PUZZLE.solution, PUZZLE.second)]
    assert holds(ALEXANDER, state, [best], MANY, "x")
    assert not holds(ALEXANDER, state, [second], MANY, "x")
