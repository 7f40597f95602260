"""Dice: L'Ecuyer's generator against another way to reckon it, fairness, scripted and asked dice."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.probe import Note, Pick, Probe, probe
from polemos.kernel.dice import ASKED, M1, M2, SPAN, Rng, seed_pair
from polemos.kernel.fields import fields_of
from polemos.kernel.flow import (
    FACE,
    FACES,
    NOBODY,
    RollDie,
    RollInstead,
    Step,
    choose,
    cleared,
    copy,
    faces_of,
    run,
)
from polemos.room.positions import PositionParser

FIVE_DEGREES = (0.08, 25.7)
"""Chi-square with five degrees of freedom: one in ten thousand lies below, as many above."""
NINE_DEGREES = (0.66, 33.7)
THIRTY_FIVE_DEGREES = (11.2, 74.0)


def schrage(s: int, factor: int, quotient: int, remainder: int, modulus: int) -> int:
    """The same product modulo, as it was published for machines with 32 bits."""
    k = s // quotient
    s = factor * (s - k * quotient) - k * remainder
    return s + modulus if s < 0 else s


def published(one: int, two: int) -> tuple[int, int, int]:
    """The combined generator as published in 1988: the next two numbers, and Z from 1 to 2147483562."""
    one = schrage(one, 40014, 53668, 12211, 2147483563)
    two = schrage(two, 40692, 52774, 3791, 2147483399)
    z = one - two
    return one, two, z if z >= 1 else z + 2147483562


@given(st.integers(1, M1 - 1), st.integers(1, M2 - 1))
def test_numbers_are_those_of_the_published_generator(one: int, two: int) -> None:
    s = probe()
    s.dice_one, s.dice_two = one, two
    for _ in range(5):
        one, two, z = published(one, two)
        assert s.below(SPAN) == z % SPAN
        assert (s.dice_one, s.dice_two) == (one, two)


def test_first_numbers_from_one_and_one() -> None:
    # 40014 - 40692 = -678; then 40014 * 40014 = 1601120196 and 40692 * 40692 = 1655838864
    s = probe()
    assert [s.below(SPAN), s.below(SPAN)] == [2147483562 - 678, 2147483562 - 54718668]


def test_numbers_fit_a_browser() -> None:
    assert 40692 * (M2 - 1) < 2**53
    assert SPAN * 2**21 < 2**53


def test_rng_and_state_draw_the_same_numbers() -> None:
    rng, s = Rng("a seed"), probe()
    s.dice_one, s.dice_two = seed_pair("a seed")
    assert [rng.below(n) for n in range(1, 200)] == [s.below(n) for n in range(1, 200)]


@given(st.text(max_size=20))
def test_any_text_is_a_seed(seed: str) -> None:
    one, two = seed_pair(seed)
    assert 1 <= one < M1
    assert 1 <= two < M2
    assert seed_pair(seed) == (one, two)


# ---------------------------------------------------------------- fairness


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((n - expected) ** 2 for n in counts) / expected


@pytest.mark.parametrize("seed", ["1", "2", "Dara", "Tricamarum"])
def test_faces_and_pairs_of_faces_are_fair(seed: str) -> None:
    rng = Rng(seed)
    rolls = [rng.below(6) for _ in range(36_001)]
    faces = [rolls.count(n) for n in range(6)]
    pairs = [0] * 36
    for first, second in pairwise(rolls):
        pairs[6 * first + second] += 1
    assert FIVE_DEGREES[0] < chi_square(faces) < FIVE_DEGREES[1]
    assert THIRTY_FIVE_DEGREES[0] < chi_square(pairs) < THIRTY_FIVE_DEGREES[1]


def test_consecutive_seeds_begin_as_differently_as_chance_would() -> None:
    first = [Rng(str(n)).below(6) for n in range(6000)]
    assert FIVE_DEGREES[0] < chi_square([first.count(n) for n in range(6)]) < FIVE_DEGREES[1]
    pairs = [0] * 36
    for one, two in pairwise(first):
        pairs[6 * one + two] += 1
    assert THIRTY_FIVE_DEGREES[0] < chi_square(pairs) < THIRTY_FIVE_DEGREES[1]
    assert len({seed_pair(str(n)) for n in range(6000)}) == 6000


def test_a_shuffle_keeps_the_items_and_is_fair() -> None:
    rng = Rng("shuffle")
    places = [[0] * 4 for _ in range(4)]
    for _ in range(4000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        assert sorted(items) == [0, 1, 2, 3]
        for place, item in enumerate(items):
            places[item][place] += 1
    assert all(0.02 < chi_square(row) < 16.3 for row in places)


# ---------------------------------------------------------------- dice on the agenda


def test_a_seeded_die_falls_by_itself() -> None:
    s = probe(RollDie(0, 1), RollDie(1, 2), Note(3))
    run(s)
    assert s.actor == NOBODY
    assert len(s.rolled) == 2
    assert all(1 <= face <= 6 for face in s.rolled)
    assert (s.exposed, s.forced) == (2, 0)


def test_scripted_faces_come_first_in_their_order() -> None:
    s = probe(*[RollDie(0, 1)] * 4)
    s.dice_script = [6, 1, 3]
    before = (s.dice_one, s.dice_two)
    run(s)
    assert s.rolled[:3] == [6, 1, 3]
    assert s.dice_script == []
    unscripted = probe(RollDie(0, 1))
    assert before == (unscripted.dice_one, unscripted.dice_two)
    run(unscripted)
    assert s.rolled[3:] == unscripted.rolled


def asked(*script: int) -> Probe:
    s = probe(RollDie(1, 1), Pick(0, 2))
    s.dice_mode = ASKED
    s.dice_script = list(script)
    run(s)
    return s


def test_an_asked_die_is_a_question_of_chance() -> None:
    s = asked()
    die = s.agenda[-1]
    assert isinstance(die, RollDie)
    assert die.chance()
    assert (s.actor, s.opts, die.options(s)) == (1, FACES, FACES)
    choose(s, FACE + 4)
    assert (s.rolled, s.exposed, s.actor) == ([4], 1, 0)


def test_a_scripted_face_comes_before_an_asked_one() -> None:
    s = asked(2)
    assert (s.rolled, s.actor) == ([2], 0)
    assert RollDie(1, 1).options(s) == FACES


def test_asking_rolls_nothing() -> None:
    s = asked()
    one, two = s.dice_one, s.dice_two
    choose(s, FACE + 6)
    assert (s.dice_one, s.dice_two) == (one, two)


# ---------------------------------------------------------------- dice of another kind


class Tenfold(Probe):
    """A probe whose die shows 0 to 9."""

    __slots__ = ()
    DIE: ClassVar[tuple[int, int]] = (0, 9)


def tenfold(*steps: Step) -> Tenfold:
    s = cleared(Tenfold())
    s.twice = []
    s.dice_one, s.dice_two = 1, 1
    s.then(*steps)
    return s


def test_a_ten_sided_die_shows_each_of_its_faces() -> None:
    s = tenfold(*[RollDie(0, 1)] * 4000)
    run(s)
    count = [s.rolled.count(face) for face in range(10)]
    assert sum(count) == 4000
    assert NINE_DEGREES[0] < chi_square(count) < NINE_DEGREES[1]


def test_an_asked_ten_sided_die_may_show_nought() -> None:
    s = tenfold(RollDie(1, 1), Pick(0, 2))
    s.dice_mode = ASKED
    run(s)
    assert s.opts == [FACE + n for n in range(10)]
    assert s.opts is faces_of((0, 9))
    other = copy(s)
    choose(s, FACE)
    choose(other, FACE + 9)
    assert (s.rolled, other.rolled) == ([0], [9])


def test_a_scripted_nought_comes() -> None:
    s = tenfold(RollDie(0, 1), RollInstead(0, 1))
    s.dice_script = [9, 0]
    run(s)
    assert s.rolled == [0]


def test_the_common_die_has_six_faces() -> None:
    assert faces_of((1, 6)) is FACES
    assert [FACE + n for n in (1, 2, 3, 4, 5, 6)] == FACES


def test_saved_faces_lie_on_the_die_of_the_game() -> None:
    s = tenfold()
    # nothing but the dice is looked at here
    s.dice_script, s.rolled = [0, 9], [0, 18]
    assert fields_of(Tenfold).beyond(s) == []
    found = fields_of(Probe).beyond(s)
    assert [line.partition(":")[0] for line in found] == ["dice_script", "rolled"]


@pytest.mark.parametrize(
    ("die", "dice", "faces"),
    [((0, 9), [0, 9, 4], [0, 9, 4]), ((0, 9), "0 9,4", [0, 9, 4]), ((1, 6), "6 1", [6, 1])],
)
def test_a_position_names_faces_of_the_game_s_die(die: tuple[int, int], dice: Any, faces: list[int]) -> None:
    s = tenfold()
    reading = PositionParser({"dice": dice}, cast(Any, SimpleNamespace(die=die)), ["dice"], "dice")
    reading.chances(s)
    assert (reading.bad, s.dice_script) == ([], faces)


@pytest.mark.parametrize(("die", "dice"), [((0, 9), [10]), ((0, 9), "-1"), ((1, 6), [0]), ((1, 6), "7 1")])
def test_a_position_names_no_other_faces(die: tuple[int, int], dice: Any) -> None:
    s = tenfold()
    reading = PositionParser({"dice": dice}, cast(Any, SimpleNamespace(die=die)), ["dice"], "dice")
    reading.chances(s)
    assert len(reading.bad) == 1
    assert f"faces from {die[0]} to {die[1]}" in reading.bad[0]
