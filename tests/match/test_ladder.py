"""The ladder: pairs from both seats, what they say, and going on with what was saved."""

import json
from dataclasses import replace
from typing import Any

import pytest

from polemos.bots.registry import make
from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.match import ladder as ladders
from polemos.match.ladder import Ladder, Pair, bradley_terry, decided, matches, mean_with_error, rungs, wilson
from toy.table import register


@pytest.fixture(autouse=True)
def _known() -> None:
    register()


def new(*players: str, seed: str = "1") -> Ladder:
    return ladders.ladder("duel", "short", [], seed, players or ("random", "greedy"), make)


def timeless(pairs: list[Pair]) -> list[Pair]:
    return [replace(pair, seconds=(0.0, 0.0)) for pair in pairs]


def pair(n: int, margin: float, players: tuple[str, str] = ("b", "a")) -> Pair:
    return Pair(f"1/{n}", players, margin, (int(margin > 0), int(margin < 0)), 1, (10, 20), (0.1, 0.4), (0, 100))


def test_both_players_sit_on_both_sides_with_the_same_seed() -> None:
    same = ladders.ladder("duel", "short", [], "1", ("greedy", "search"), make)
    met = ladders.Meeting(games.place("duel"), "short", (), "1/0", ("greedy", "greedy"), make)
    even = ladders.play_pair(met)
    assert (even.margin, even.wins[0] - even.wins[1], even.score) == (0.0, 0, 0.5)
    assert even.decisions[0] == even.decisions[1] > 0
    assert same.meetings() == [("search", "greedy")]


def test_pairs_do_not_depend_on_processes_and_are_played_once() -> None:
    one, two = new(), new()
    list(ladders.climb(one, 4, make))
    list(ladders.climb(two, 4, make, jobs=2))
    assert timeless(one.pairs) == timeless(two.pairs) and len(one.pairs) == 4
    again = ladders.taken_up(json.loads(json.dumps(one.as_json())), new())
    assert again.pairs == one.pairs
    assert [found.seed for found in ladders.climb(again, 6, make)] == ["1/4", "1/5"]
    more = ladders.taken_up(json.loads(json.dumps(one.as_json())), new("random", "greedy", "search:20"))
    assert {found.players for found in ladders.climb(more, 4, make)} == {
        ("search:20", "random"),
        ("search:20", "greedy"),
    }


def test_only_a_player_that_looks_ahead_simulates() -> None:
    on = new("greedy", "search:40")
    list(ladders.climb(on, 2, make))
    greedy, search = rungs(on)
    assert greedy.simulated == 0 and search.simulated > 0
    assert greedy.milliseconds > 0 and search.milliseconds > 0


def test_intervals_hold_what_is_known_of_them() -> None:
    # Wilson's interval of 7 of 10, as tables of it give it
    assert [round(one, 3) for one in wilson(7, 10)] == [0.397, 0.892]
    assert wilson(0, 0) == (0.0, 1.0)
    mean, error = mean_with_error([1.0, 3.0])
    assert mean == 2.0 and error == pytest.approx(1.96, abs=0.001)
    assert mean_with_error([5.0])[1] == float("inf")


def test_a_match_counts_pairs_by_points_and_games_by_wins() -> None:
    on = Ladder("duel", "short", (), "1", ("a", "b"), [pair(10, 4.0), pair(9, -2.0), pair(0, 0.0), pair(1, 6.0)])
    [found] = matches(on)
    assert [one.seed for one in on.of("b", "a")] == ["1/0", "1/1", "1/9", "1/10"]
    assert (found.pairs, found.score, found.margin) == (4, 2.5 / 4, 1.0)
    assert (found.wins, found.draws) == ((2, 1), 4)


def test_the_sequential_test_tells_better_from_even() -> None:
    assert decided([1.0] * 9) == 0
    assert decided([1.0, 1.0, 1.0, 0.0] * 20) == 1
    assert decided([1.0, 0.0] * 200) == -1
    assert decided([1.0, 0.0] * 10) == 0
    assert decided([1.0] * 40) == 1


def test_a_match_that_is_decided_goes_no_further() -> None:
    on = new("random", "greedy")
    on.pairs = [pair(n, 1.0, ("greedy", "random")) for n in range(40)]
    assert list(ladders.climb(on, 60, make, stop=True)) == []
    on.pairs = on.pairs[:5]
    assert len(list(ladders.climb(on, 10, make, stop=True))) == 5


def test_elo_is_that_of_the_share_of_pairs_won() -> None:
    fit = bradley_terry()
    assert fit is not None
    three_of_four = [pair(n, 1.0 if n % 4 else -1.0) for n in range(400)]
    on = Ladder("duel", "short", (), "1", ("a", "b"), three_of_four)
    a, b = rungs(on, fit)
    # 400 log10(3) points for three pairs of four
    assert a.elo == 0.0 and b.elo == pytest.approx(191, abs=2)
    on.players = ("a", "b", "c")
    assert [one.elo for one in rungs(on, fit)] == [None] * 3
    assert [one.elo for one in rungs(on)] == [None] * 3


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"ladder": 2}, 'is no ladder: it would say "ladder": 1'),
        ({"game": "chess"}, "a ladder of game 'chess', not 'duel'"),
        ({"scenario": "long"}, "a ladder of scenario 'long', not 'short'"),
        ({"seed": "2"}, "with the seed '2', not '1'"),
        ({"pairs": [{"seed": "1/0"}]}, "has a pair that is not whole"),
        ({"pairs": 5}, "has a pair that is not whole"),
    ],
)
def test_what_was_saved_of_another_is_not_taken_up(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        ladders.taken_up({**new().as_json(), **change}, new())


def test_unknown_players_are_refused_before_play() -> None:
    with pytest.raises(BadInput, match="two different players"):
        new("greedy")
    with pytest.raises(BadInput, match="two different players"):
        new("greedy", "greedy")
    with pytest.raises(BadInput, match="unknown bot 'deep'"):
        new("greedy", "deep:30")
    with pytest.raises(BadInput, match="'greedy' takes no budget"):
        new("random", "greedy:30")
    for wrong in ("search:", "search:0", "search:x", "search:99999999999"):
        with pytest.raises(BadInput, match="a budget is from 1 to"):
            new("random", wrong)
    with pytest.raises(BadInput, match="from 1 to 100000 pairs"):
        list(ladders.climb(new(), 0, make))
