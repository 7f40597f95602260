"""Many games of bots against each other."""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput, shown
from polemos.kernel.flow import NOBODY, State, choose
from polemos.match import games as registry
from polemos.match.seat import Player, check_fit, decide
from polemos.match.workers import spread
from polemos.room.game import AnyGame

MOST_GAMES: Final = 1_000_000
ENDLESS: Final = 200_000
"""More decisions than any game has: a game that gets there does not end."""

Maker = Callable[[str], Player]
"""Makes a player by its name; a plain function, so that other processes can call it."""


@dataclass(slots=True, frozen=True)
class Task:
    """One game to play. `place` is where its AnyGame object is found, in any process."""

    place: str
    scenario: str
    options: tuple[str, ...]
    seed: str
    bots: tuple[str, ...]
    make: Maker


@dataclass(slots=True, frozen=True)
class Outcome:
    """How one game went. `winner` is a side or DRAW; `error` is empty unless the game broke down."""

    seed: str
    winner: int
    turns: int
    decisions: int
    forced: int
    points: tuple[float, ...]
    error: str


@dataclass(slots=True, frozen=True)
class Summary:
    """How many games went. `decisions` counts those with two or more choices, `forced` the others."""

    game: str
    scenario: str
    games: int
    finished: int
    errors: int
    wins: dict[str, int]
    draws: int
    turns_mean: float
    decisions: int
    forced: int
    seconds: float
    decisions_per_second: float

    def as_json(self) -> dict[str, Any]:
        """The facts for `--json`."""
        return {name: getattr(self, name) for name in self.__slots__}


def play_out(game: AnyGame, state: State, players: Sequence[Player], seed: str) -> int:
    """Play a state to its end and return the number of decisions. Raises RuntimeError for a game that does not end.

    A player that picks evenly gets no seat: its choice is drawn here, from the same generator whoever sits opposite.
    """
    rngs = [Rng(f"{seed}/side {side}") for side in range(len(game.sides))]
    if all(player.uniform for player in players):
        return _play_out_evenly(game, state, rngs)
    count = 0
    while (actor := state.actor) != NOBODY:
        player = players[actor]
        if player.uniform:
            c = game.declines(state)
            if c < 0:
                c = state.opts[rngs[actor].below(len(state.opts))]
        else:
            c = decide(game, state, player, f"{seed}/side {actor}/{count}")
        choose(state, c)
        count += 1
        if count > ENDLESS:
            raise RuntimeError(f"no end after {ENDLESS} decisions")
    return count


def _play_out_evenly(game: AnyGame, state: State, rngs: list[Rng]) -> int:
    declines = game.declines
    picks = [rng.below for rng in rngs]
    count = 0
    while True:
        opts = state.opts
        if not opts:
            return count
        c = declines(state)
        if c < 0:
            c = opts[picks[state.actor](len(opts))]
        choose(state, c)
        count += 1
        if count > ENDLESS:
            raise RuntimeError(f"no end after {ENDLESS} decisions")


def play_one(task: Task) -> Outcome:
    """Play the game of a task. Whatever goes wrong is part of the outcome."""
    game = registry.at(task.place)
    state: State | None = None
    try:
        state = game.rules.new(task.scenario, task.options, task.seed)
        players = [task.make(name) for name in task.bots]
        decisions = play_out(game, state, players, task.seed)
        result = game.rules.result(state)
    except Exception as error:
        turns = game.rules.turn(state) if state is not None else 0
        text = f"{type(error).__name__}: {error}".partition("\n")[0]
        return Outcome(task.seed, NOBODY, turns, 0, 0, (), text)
    return Outcome(task.seed, result.winner, game.rules.turn(state), decisions, state.forced, result.points, "")


def tasks(
    name: str, scenario: str, options: Iterable[str], games: int, seed: str, bots: Sequence[str], make: Maker
) -> list[Task]:
    """The games of a simulation: game i has the seed "SEED/i". Raises BadInput before anything is played."""
    if not 0 < games <= MOST_GAMES:
        raise BadInput(f"from 1 to {MOST_GAMES} games can be played at a time, not {shown(games)}")
    place = registry.place(name)
    chosen = tuple(options)
    game = registry.find(name)
    game.rules.new(scenario, chosen, seed)
    for bot in bots:
        check_fit(make(bot), game)
    return [Task(place, scenario, chosen, f"{seed}/{i}", tuple(bots), make) for i in range(games)]


def simulate(
    name: str,
    planned: Sequence[Task],
    jobs: int = 1,
    watch: Callable[[Outcome], None] | None = None,
) -> tuple[Summary, list[Outcome]]:
    """Play the games and sum them up. The same tasks give the same results whatever the number of jobs."""
    game = registry.find(name)
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    for outcome in spread(play_one, planned, jobs):
        outcomes.append(outcome)
        if watch is not None:
            watch(outcome)
    seconds = time.perf_counter() - began
    return _summary(game, planned, outcomes, seconds), outcomes


def _summary(game: AnyGame, planned: Sequence[Task], outcomes: list[Outcome], seconds: float) -> Summary:
    done = [o for o in outcomes if not o.error]
    decisions = sum(o.decisions for o in done)
    return Summary(
        game=game.name,
        scenario=planned[0].scenario if planned else "",
        games=len(planned),
        finished=len(done),
        errors=len(outcomes) - len(done),
        wins={name: sum(o.winner == side for o in done) for side, name in enumerate(game.sides)},
        draws=sum(o.winner not in range(len(game.sides)) for o in done),
        turns_mean=round(sum(o.turns for o in done) / len(done), 3) if done else 0.0,
        decisions=decisions,
        forced=sum(o.forced for o in done),
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds > 0 else 0.0,
    )
