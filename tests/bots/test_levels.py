"""Levels: each game's own, from a first game's opponent up; legal, and the same for the same seed."""

from typing import Any

import pytest

from polemos.bots import registry
from polemos.bots.level_data import BASES, NAMES, SEARCH, Level, levels_of, parse
from polemos.bots.levels import LevelBot, drawn
from polemos.bots.words import level_text, level_title
from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import choose
from polemos.match import games, opening
from polemos.match import ladder as ladders
from polemos.match import simulate as simulating
from polemos.match.seat import Seat, Thought
from polemos.room.game import AnyGame
from samples import sample
from toy.game import GAME
from toy.table import register

ROOMS = ("alexander", "belisarius", "peloponnesian-war", "sparta-vs-athens", "syracuse")


def positions(game: AnyGame, every: int, most: int) -> list[Any]:
    """States of a random game, one of so many, where there is something to choose."""
    state = game.rules.new(game.scenarios[0], (), "levels")
    rng, n = Rng("levels"), 0
    found: list[Any] = []
    while state.opts and len(found) < most:
        if len(state.opts) > 1:
            n += 1
            if n % every == 0:
                found.append(game.rules.copy(state))
        choose(state, state.opts[rng.below(len(state.opts))])
    return found


@pytest.mark.parametrize("name", ROOMS)
def test_every_game_has_levels_that_rise(name: str) -> None:
    levels = levels_of(games.find(name))
    assert 4 <= len(levels) <= len(NAMES)
    measured = [level.elo for level in levels if level.elo is not None]
    # the highest may have met its neighbour in other scenarios than the rest
    assert len(measured) in (0, len(levels) - 1, len(levels)) and measured == sorted(set(measured))
    assert all(level.elo is not None for level in levels[: len(measured)])
    assert levels[0].elo in (0, None) and levels[0].slips > 0 and levels[-1].slips == 0


@pytest.mark.long(only=("syracuse", "sparta"))
@pytest.mark.parametrize("name", ROOMS)
def test_levels_choose_what_is_offered_and_the_same_for_the_same_seed(name: str) -> None:
    game = games.find(name)
    for state in positions(game, 9, 3):
        before = game.rules.to_json(state)
        for level in levels_of(game):
            if level.base == SEARCH:
                continue  # the search has tests of its own
            found = {LevelBot(level.number).choose(Seat(game, state, "x")) for _ in range(2)}
            assert len(found) == 1 and found <= set(state.opts)
        assert game.rules.to_json(state) == before


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_level_of_a_small_game_plays_it_to_the_end(number: int) -> None:
    register()
    on = ladders.ladder("duel", "short", [], "1", ["random", f"level:{number}"], registry.make)
    list(ladders.climb(on, 8, registry.make))
    (match,) = ladders.matches(on)
    assert match.score > 0.6
    simulated = [rung.simulated for rung in ladders.rungs(on)]
    assert simulated[0] == 0 and (simulated[1] > 0) is (number == 3)


@pytest.mark.long
def test_the_lowest_level_loses_to_one_that_does_not_slip() -> None:
    register()
    on = ladders.ladder("duel", "long", [], "1", ["level:1", "level:2"], registry.make)
    list(ladders.climb(on, 30, registry.make))
    assert ladders.matches(on)[0].score > 0.6


@pytest.mark.long
def test_the_first_game_is_sensible_but_forgives() -> None:
    """In a real game it beats who picks evenly, and (where there is the time) loses to who never slips."""
    for seats in (("random", "level:1"), ("level:1", "greedy"))[: sample(1, 2)]:
        on = ladders.ladder("sparta-vs-athens", "nicias", [], "levels", seats, registry.make)
        list(ladders.climb(on, 1, registry.make))
        assert ladders.matches(on)[0].margin > 0, seats


def test_what_is_far_worse_is_never_drawn_and_what_is_a_little_worse_sometimes() -> None:
    rng = Rng("x")
    found = [drawn([0.0, 9.0, 8.0, -30.0], 2.0, rng) for _ in range(400)]
    assert set(found) == {1, 2}
    assert found.count(1) > found.count(2) > 80


def test_a_level_that_a_game_lacks_is_one_clear_error() -> None:
    register()
    for wanted in ("level:4", "level:8"):
        with pytest.raises(BadInput, match=f"duel has levels 1 to 3: {wanted} cannot play it"):
            opening.player_of(GAME, wanted, registry.makers())
        with pytest.raises(BadInput, match="duel has levels 1 to 3"):
            simulating.tasks("duel", "short", [], 1, "1", [wanted, "random"], registry.make)
        with pytest.raises(BadInput, match="duel has levels 1 to 3"):
            ladders.ladder("duel", "short", [], "1", [wanted, "random"], registry.make)
    for wanted in ("level:0", "level:9", "level:", "level", "level:x"):
        with pytest.raises(BadInput, match=r"a level is named level:1, .* level:8, not"):
            registry.make(wanted)


def test_only_who_looks_ahead_thinks_elsewhere() -> None:
    seat = Seat(GAME, GAME.rules.new("short", (), "9"), "1")
    assert [Thought(seat, LevelBot(n)).apart for n in (1, 2, 3)] == [False, False, True]


def test_a_level_declines_what_only_people_agree_on() -> None:
    state = GAME.rules.new("long", ["truce"], "1")
    choose(state, GAME.rules.choice_value("offer-truce"))
    for n in (1, 2, 3):
        assert GAME.rules.choice_id(LevelBot(n).choose(Seat(GAME, state, "x"))) == "decline"


def row(**parts: Any) -> dict[str, Any]:
    return {"level": [{"name": "recruit", "base": "greedy", **parts}]}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({}, "level must be a list of 1 to 8 tables"),
        ({"level": [3]}, r"level\[0\] must be a table"),
        (row(name="ace"), r"level\[0\]: name must be one of first-game, .*, not 'ace'"),
        (row(base="deep"), r"level\[0\]: base must be one of greedy, policy, search, not 'deep'"),
        (row(slips=2), r"slips must be a number from 0 to 1, not 2"),
        (row(slips=0.5), r"who slips has a temperature above 0"),
        (row(budget=5), r"a budget above 0 belongs to search, and to no other base"),
        (row(base="search"), r"a budget above 0 belongs to search, and to no other base"),
        (row(elo="good"), r"elo must be a number from -10000 to 10000, not 'good'"),
        ({"level": row()["level"] * 2}, "the names of levels rise, none twice"),
    ],
)
def test_a_broken_file_says_where_and_what_would_be_right(data: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        parse(data)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_each_level_is_told_in_words(language: str) -> None:
    for name in NAMES:
        for base in BASES:
            for slips in (0.0, 0.3, 1.0):
                level = Level(1, name, base, slips, 1.0, 50 if base == SEARCH else 0, 0)
                assert level_title(level, language).startswith("1. ")
                assert len(level_text(level, language)) > 8
