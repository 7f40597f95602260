"""Moments of every game, each with a second world that one side cannot tell from the first."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games.belisarius.test_secrets import REVEALING as NEWS_OF_BELISARIUS
from games.peloponnesian_war.test_secrets import REVEALING as NEWS_OF_THE_WAR
from games.sparta_vs_athens.test_secrets import REVEALING as NEWS_OF_SPARTA
from games.syracuse.test_secrets import ALL
from games.syracuse.test_secrets import REVEALING as NEWS_OF_SYRACUSE
from polemos.games.alexander.game import GAME as ALEXANDER
from polemos.games.alexander.state import setting
from polemos.games.belisarius.game import GAME as BELISARIUS
from polemos.games.belisarius.state import OPTION_NAMES
from polemos.games.peloponnesian_war.game import GAME as PELOPONNESIAN_WAR
from polemos.games.peloponnesian_war.rules.cards.phase import CardTurn
from polemos.games.sparta_vs_athens.game import GAME as SPARTA_VS_ATHENS
from polemos.games.syracuse.game import GAME as SYRACUSE
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose
from polemos.match.match import match_at
from polemos.room.game import AnyGame
from polemos.testing.secrets import positions, twin
from postgres import laid
from toy.game import GAME as DUEL

Moment = tuple[Any, Any, int]
"""A state, its twin, and the side that cannot tell them apart."""


@dataclass(frozen=True)
class Room:
    """How a game is played in two worlds: its scenarios and options, which news and looks bring a secret out."""

    game: AnyGame
    scenarios: tuple[str, ...]
    options: tuple[str, ...]
    revealing: frozenset[str]
    looks: frozenset[str] = frozenset()
    every: int = 67
    moments: Callable[["Room", str, str], Iterator[Moment]] | None = None


def moments(room: Room, scenario: str, seed: str) -> Iterator[Moment]:
    """Moments of a random game, with both sides looking on."""
    if room.moments is not None:
        yield from room.moments(room, scenario, seed)
        return
    game = room.game
    for n, state in enumerate(positions(game, seed, scenario, room.options, room.every)):
        for side in range(len(game.sides)):
            if game.rules.view(state, side)["agenda"] is not None:
                yield game.rules.copy(state), twin(game, state, side, f"{seed} {n}"), side


def hidden_lines(room: Room, scenario: str, seed: str) -> Iterator[Moment]:
    """Moments at which the enemy of who looks on has laid a marker, which few random games have at any one time."""
    game = room.game
    state, rng = game.rules.new(scenario, (), seed), Rng(seed)
    for n in range(700):
        if state.actor == NOBODY:
            return
        if state.plans and n % room.every == 0 and not state.agenda[-1].secret():
            for side in range(len(game.sides)):
                if any(setting(state).lead_side[plan[0]] != side for plan in state.plans):
                    other = twin(game, state, side, f"{seed} {n}")
                    other.order = list(state.order)
                    yield game.rules.copy(state), other, side
        choose(state, state.opts[rng.below(len(state.opts))])


def cards_in_hand(room: Room, scenario: str, seed: str) -> Iterator[Moment]:
    """Moments of a random game, from the first card on that is played."""
    game = room.game
    state, rng = game.rules.new(scenario, (), seed), Rng(seed)
    for n in range(1500):
        if state.actor == NOBODY:
            return
        if isinstance(state.agenda[-1], CardTurn) or (n % room.every == 0 and n > 200):
            for side in range(len(game.sides)):
                yield game.rules.copy(state), twin(game, state, side, f"{seed} {n}"), side
        choose(state, state.opts[rng.below(len(state.opts))])


ROOMS = {
    "duel": Room(DUEL, ("long", "short"), (), frozenset({"drew", "played"}), every=3),
    "belisarius": Room(BELISARIUS, ("1", "2"), OPTION_NAMES, frozenset(NEWS_OF_BELISARIUS), frozenset({"Theodora"})),
    "syracuse": Room(SYRACUSE, SYRACUSE.scenarios, ALL, frozenset(NEWS_OF_SYRACUSE)),
    "alexander": Room(
        ALEXANDER,
        ("samarkand", "chaeronea", "granicus", "issus", "arbela"),
        (),
        frozenset({"plan-revealed", "line-withdraws"}),
        every=7,
        moments=hidden_lines,
    ),
    "sparta-vs-athens": Room(
        SPARTA_VS_ATHENS, SPARTA_VS_ATHENS.scenarios, ("open_boxes", "yearly_unnamed"), frozenset(NEWS_OF_SPARTA)
    ),
    "peloponnesian-war": Room(
        PELOPONNESIAN_WAR,
        PELOPONNESIAN_WAR.scenarios,
        (),
        frozenset(NEWS_OF_THE_WAR),
        every=90,
        moments=cards_in_hand,
    ),
}


def lay(folder: Path, room: Room, moment: Moment, seats: dict[str, str] | None = None) -> tuple[str, str]:
    """Write the two worlds of a moment as matches of people. The names of their files."""
    names = ("worldone", "worldtwo")
    for name, state in zip(names, moment[:2], strict=True):
        game = room.game
        match = match_at(game, game.rules.copy(state), "", seed="x", seats=seats)
        match.save(folder / f"{name}.jsonl")
        laid(folder / f"{name}.jsonl")
    return names
