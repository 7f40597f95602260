"""How likely a side is to win from a state, between 0 and 1; a draw counts half.

A state that is over has its result. For any other the advantage of the first side, half the difference of
`Advisor.evaluate` for both sides, goes through a logistic curve:

    chance of the first side = 1 / (1 + exp(-(bias + weight * advantage)))

and the other side has the rest. What it is told is one state: who thinks for a side hands over states dealt out of its
view.

A room may keep curves that were fitted to games in `data/learned/chances.toml`, in its package:

    provenance = "400 games of greedy against itself, seeds a0 to a399"
    command = "the command that made this file"

    [scenario.1]
    games = 400
    stage = [
        {turn = 1, bias = 0.35, weight = 0.02},
        {turn = 3, bias = 0.10, weight = 0.08},
    ]

scenario: by its name in `Game.scenarios`; games: how many were looked at; stage: the curves in the order of play, each
from the game turn `turn` on (`Rules.turn`, game turns begun, the first has 1) until the next; bias: logits that the
first side has with even evaluations; weight: logits for a unit of the evaluation, not negative. A turn before the first
stage takes the first. Optional keys beside these (`loss`, the mean squared error of the chances on games kept apart,
say) are for people, and not read.

A scenario without curves takes bias 0 and weight 1 / spread: an advantage of one spread is 73 to 27. The spread is that
of the evaluations in a record (`spread_of`), where one is at hand, else SPREAD.
"""

import tomllib
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from math import exp, isfinite, sqrt
from typing import Any, Final, NamedTuple

from polemos.kernel.errors import BadInput, shown
from polemos.kernel.flow import NOBODY
from polemos.room.game import AnyGame
from polemos.room.learned import learned

SPREAD: Final = 12.0
"""The spread of evaluations where nothing is known of it, in units of the room's evaluation."""
LEAST_SPREAD: Final = 5.0
"""Of a record of which little has been played, say: a few points are no victory yet."""
STEEPEST: Final = 40.0
"""Logits beyond which a chance is as good as certain."""
FILE: Final = "chances.toml"


class Curve(NamedTuple):
    """A logistic curve from a game turn on. turn: the first one for which it holds; bias, weight: in logits."""

    turn: int
    bias: float
    weight: float

    def at(self, advantage: float) -> float:
        """The chance of the first side with an advantage, in units of the room's evaluation."""
        logits = self.bias + self.weight * advantage
        return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, logits))))


def chance(game: AnyGame, state: Any, side: int, spread: float = SPREAD) -> float:
    """How likely a side is to win from a state; spread: of the evaluations, for a scenario without curves.

    Raises BadInput for a room that tells bots nothing, or whose file of curves cannot be read.
    """
    if state.actor == NOBODY and not state.agenda:
        winner = game.rules.result(state).winner
        return 0.5 if winner not in (0, 1) else float(winner == side)
    first = curve_for(game, state, spread).at(advantage(game, state))
    return first if side == 0 else 1 - first


def advantage(game: AnyGame, state: Any) -> float:
    """By how much the first side is ahead, in units of the room's evaluation."""
    evaluate = game.advisor.evaluate
    return float(evaluate(state, 0) - evaluate(state, 1)) / 2


def curve_for(game: AnyGame, state: Any, spread: float = SPREAD) -> Curve:
    """The curve that holds at a state."""
    curves = curves_of(game).get(game.rules.scenario_of(state), ())
    if not curves:
        return Curve(0, 0.0, 1 / max(LEAST_SPREAD, spread))
    turn = game.rules.turn(state)
    return next((one for one in reversed(curves) if one.turn <= turn), curves[0])


def fitted(game: AnyGame, scenario: str) -> bool:
    """Whether the chances of a scenario were fitted to games."""
    return scenario in curves_of(game)


def spread_of(advantages: Iterable[float]) -> float:
    """How far the evaluations of a record spread around their mean; SPREAD where there are fewer than two."""
    found = list(advantages)
    if len(found) < 2:
        return SPREAD
    mean = sum(found) / len(found)
    return max(LEAST_SPREAD, sqrt(sum([(one - mean) ** 2 for one in found]) / len(found)))


def curves_of(game: AnyGame) -> dict[str, tuple[Curve, ...]]:
    """The fitted curves by scenario, in the order of turns; empty where a room has none. Raises BadInput."""
    return _read(game.package)


@cache
def _read(package: str) -> dict[str, tuple[Curve, ...]]:
    return learned(package, FILE, lambda text: parse(tomllib.loads(text))) or {}


def parse(data: dict[str, Any]) -> dict[str, tuple[Curve, ...]]:
    """The curves that stand in such a file. Raises BadInput, which says where and what would be right."""
    scenarios = data.get("scenario", {})
    if not isinstance(scenarios, dict):
        raise BadInput("scenario must be a table with a table for each scenario")
    return {str(name): _stages(str(name), table) for name, table in scenarios.items()}


def _stages(name: str, table: Any) -> tuple[Curve, ...]:
    rows = table.get("stage") if isinstance(table, dict) else None
    if not isinstance(rows, list) or not rows:
        raise BadInput(f"scenario.{name}: stage must be a list of at least one curve")
    found = tuple([_curve(f"scenario.{name}.stage[{i}]", row) for i, row in enumerate(rows)])
    if any(a.turn >= b.turn for a, b in pairwise(found)):
        raise BadInput(f"scenario.{name}: the turns of its stages must rise")
    return found


def _curve(place: str, row: Any) -> Curve:
    if not isinstance(row, dict):
        raise BadInput(f"{place} must be a table with turn, bias and weight, not {shown(row)}")
    turn, bias, weight = row.get("turn"), row.get("bias"), row.get("weight")
    if type(turn) is not int or turn < 0:
        raise BadInput(f"{place}: turn must be a whole number from 0 up, not {shown(turn)}")
    numbers = [
        float(value)
        for value in (bias, weight)
        if isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
    ]
    if len(numbers) < 2 or numbers[1] < 0:
        raise BadInput(f"{place}: bias must be a number and weight one that is not negative")
    return Curve(turn, *numbers)
