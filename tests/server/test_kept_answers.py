"""What is kept between two looks at a table never shows in it: every answer is as if nothing had been kept."""

import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper

import pytest

from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY
from polemos.match import games
from polemos.match.match import AnyMatch, new_match
from polemos.room.texts import LANGUAGES
from polemos.server.tables import table_of
from samples import sample

PLAYED = sample(80, 160)
"""Choices that are made in each match."""
EVERY = 20
"""From one look to the next."""


def begun(name: str, scenario: str, seed: str) -> AnyMatch:
    game = games.find(name)
    seats = dict.fromkeys(game.sides, "human")
    return new_match(game, scenario, game.rules.every_option(), seed, "seeded", seats, [None, None])


def forget() -> None:
    """Let go of all that is kept with a bound: texts, rows, counters. What is kept for good is the same for all."""
    for name, module in list(sys.modules.items()):
        if name.startswith("polemos."):
            for kept in vars(module).values():
                if isinstance(kept, _lru_cache_wrapper) and kept.cache_parameters()["maxsize"] is not None:
                    kept.cache_clear()
    for name in games.names():
        for language in LANGUAGES:
            texts = games.find(name).edge.texts(language)
            texts._said, texts._before = {}, {}


def looks(match: AnyMatch) -> list[bytes]:
    """The table as each side and a bystander see it, in each language."""
    eyes = (NOBODY, *range(len(match.game.sides)))
    return [
        table_of(match, "id", "name", side, language).model_dump_json().encode()
        for language in LANGUAGES
        for side in eyes
    ]


def played(name: str, scenario: str, forgetful: bool) -> Iterator[list[bytes]]:
    """What is seen of a random game, now and then; forgetful: with nothing kept from the look before."""
    match, rng = begun(name, scenario, f"kept/{scenario}"), Rng(f"kept/{scenario}")
    while match.n < PLAYED and not match.over:
        choices = match.state.opts
        match.go([match.game.rules.choice_id(choices[rng.below(len(choices))])])
        if match.n % EVERY == 0:
            if forgetful:
                forget()
            yield looks(match)


@pytest.mark.long(only=("peloponnesian", "belisarius"))
@pytest.mark.parametrize(
    ("name", "scenarios"),
    [
        ("belisarius", ("1", "3")),
        ("syracuse", ("1", "4")),
        ("alexander", ("samarkand", "granicus")),
        ("sparta-vs-athens", ("nicias", "ionian")),
        ("peloponnesian-war", ("argive", "campaign")),
    ],
)
def test_tables_are_the_same_with_nothing_kept_and_with_all_that_others_left(
    name: str, scenarios: tuple[str, ...]
) -> None:
    kept = [look for scenario in scenarios for look in played(name, scenario, False)]
    again = [look for scenario in scenarios for look in played(name, scenario, False)]
    anew = [look for scenario in scenarios for look in played(name, scenario, True)]
    assert kept == anew == again
    assert len({tuple(look) for look in kept}) == len(kept) >= PLAYED // EVERY
