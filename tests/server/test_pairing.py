"""Who meets whom in a tournament, and how its table stands."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polemos.server.pairing import BYE, Met, Pair, round_robin, rounds_of, swiss, table

PLAYERS = [f"p{i:02}" for i in range(20)]


@given(st.integers(2, 13))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    players = PLAYERS[:count]
    rounds = [round_robin(players, number) for number in range(1, rounds_of(count, "round-robin") + 1)]
    for pairs in rounds:
        assert sorted(name for pair in pairs for name in pair if name != BYE) == players
        assert all(pair.first != BYE for pair in pairs)
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    expected = {frozenset(two) for two in combinations(players, 2)}
    if count % 2:
        expected |= {frozenset((one, BYE)) for one in players}
    assert set(met) == expected and set(met.values()) == {1}


def played(pairs: list[Pair], number: int, draw: st.DataObject) -> list[Met]:
    """A round with results."""
    return [
        Met(number, *pair, 2.0 if pair.second == BYE else draw.draw(st.sampled_from([0, 0.5, 1.0, 1.5, 2])), 2)
        for pair in pairs
    ]


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 9), st.data())
def test_in_a_swiss_tournament_nobody_meets_anybody_twice_while_that_can_be_avoided(
    count: int, data: st.DataObject
) -> None:
    players = PLAYERS[:count]
    met: list[Met] = []
    for number in range(1, rounds_of(count, "swiss", 20) + 1):
        pairs = swiss(players, met)
        assert sorted(name for pair in pairs for name in pair if name != BYE) == players
        before = {frozenset((one.first, one.second)) for one in met}
        if again := [pair for pair in pairs if frozenset(pair) in before]:
            assert not without_rematch(players, before), (again, met)
        met += played(pairs, number, data)
    byes = Counter(one.first for one in met if one.second == BYE)
    assert all(times == 1 for times in byes.values())


def without_rematch(players: list[str], before: set[frozenset[str]]) -> bool:
    """Whether all could have met somebody new, tried out."""
    names = [*players, BYE] if len(players) % 2 else players

    def fits(left: tuple[str, ...]) -> bool:
        if not left:
            return True
        first, *rest = left
        return any(
            frozenset((first, other)) not in before and fits(tuple(one for one in rest if one != other))
            for other in rest
        )

    return fits(tuple(names))


def test_those_meet_who_have_as_many_points_and_the_upper_half_the_lower_one() -> None:
    players = PLAYERS[:8]
    first = swiss(players, [])
    assert {frozenset(pair) for pair in first} == {frozenset((players[i], players[i + 4])) for i in range(4)}
    met = [Met(1, *pair, 2, 2) for pair in first]
    points = {one.player: one.points for one in table(players, met, "swiss")}
    assert all(points[one.first] == points[one.second] for one in swiss(players, met))


def test_a_bye_goes_to_the_lowest_who_has_had_none() -> None:
    players = PLAYERS[:5]
    met = [Met(1, "p00", "p02", 2, 2), Met(1, "p01", "p03", 2, 2), Met(1, "p04", BYE, 2, 2)]
    (bye,) = [pair.first for pair in swiss(players, met) if pair.second == BYE]
    assert bye == "p03"
    # who plays no more is not paired, and stays in the table
    assert {name for pair in swiss(players[:4], met) for name in pair} == set(players[:4])
    assert {one.player for one in table(players[:4], met, "swiss")} == set(players)


def test_sixty_four_players_are_paired_at_once() -> None:
    players = [f"q{i:02}" for i in range(64)]
    met = [Met(1, *pair, (i % 5) / 2, 2) for i, pair in enumerate(swiss(players, []))]
    before = {frozenset((one.first, one.second)) for one in met}
    assert not any(frozenset(pair) in before for pair in swiss(players, met))


def test_the_table_counts_points_then_pairs_then_the_tie_break() -> None:
    met = [
        Met(1, "a", "b", 1.5, 2),
        Met(1, "c", "d", 1.0, 2),
        Met(2, "a", "c", 0.5, 2),
        Met(2, "b", "d", 1.5, 2),
    ]
    found = table(["a", "b", "c", "d"], met, "swiss")
    assert [(one.player, one.points, one.pairs) for one in found] == [
        ("c", 2.5, 1.5),
        ("a", 2.0, 1.0),
        ("b", 2.0, 1.0),
        ("d", 1.5, 0.5),
    ]
    buchholz = {one.player: one.tie_break for one in found}
    assert buchholz == {"a": 2.0 + 2.5, "b": 2.0 + 1.5, "c": 1.5 + 2.0, "d": 2.5 + 2.0}
    berger = {one.player: one.tie_break for one in table(["a", "b", "c", "d"], met, "round-robin")}
    assert berger["a"] == pytest.approx(2.0 * 0.75 + 2.5 * 0.25)
    assert berger["c"] == pytest.approx(1.5 * 0.5 + 2.0 * 0.75)
    # a pair of which one game is on counts by the other alone, and is won by nobody
    half = table(["a", "b"], [Met(1, "a", "b", 1.0, 1)], "round-robin")
    assert [(one.points, one.pairs) for one in half] == [(1.0, 0.0), (0.0, 0.0)]


def test_how_many_rounds_there_are() -> None:
    assert [rounds_of(n, "round-robin") for n in (2, 3, 8, 9)] == [1, 3, 7, 9]
    assert [rounds_of(n, "swiss") for n in (2, 3, 8, 9, 16)] == [1, 2, 3, 4, 4]
    assert (rounds_of(4, "swiss", 9), rounds_of(12, "swiss", 5)) == (3, 5)
