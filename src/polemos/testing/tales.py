"""A stretch of a golden game as people read it: where it stands, each question, its choices, the answer, what came.

Whatever changes in words, previews aside, shows in these texts; so does what changes in play.
"""

from collections.abc import Iterator
from typing import Any, Final

from polemos.kernel.flow import NOBODY, Event
from polemos.match.moments import may_hear
from polemos.match.record import CHOICE, Record
from polemos.match.replay import listen
from polemos.room.game import AnyGame
from polemos.room.results import Result
from polemos.testing.golden import begin

LISTED: Final = 8
"""Of a longer list of choices only so many are written out."""


def tale(game: AnyGame, record: Record, start: int, end: int, language: str) -> str:
    """The entries from `start` to `end` (the first is 1) in words."""
    state = begin(game, record)
    lines: list[str] = []
    for n, entry in enumerate(record.entries[:end], 1):
        if n == start:
            lines += [*_standing(game, state, language), ""]
        before = [] if n < start else _asked(game, state, n, entry.text if entry.kind == CHOICE else "", language)
        events = listen(game, state, entry)
        if n >= start:
            if entry.kind != CHOICE:
                before.append(f"{n} {entry.side} {entry.kind} {entry.text}")
            lines += [*before, *_told(game, state, events, language), ""]
    lines += _standing(game, state, language)
    return "".join(line + "\n" for line in lines)


def _standing(game: AnyGame, state: Any, language: str) -> Iterator[str]:
    """Where the game stands, and what lies open beside the board."""
    result = game.rules.result(state)
    yield f"[{game.edge.moment(state, language) or game.rules.turn(state)}] {' : '.join(tale_score(result))}"
    for side in range(len(game.sides)):
        yield f"-- {game.sides[side]}"
        yield from game.edge.panel(game.rules.view(state, side), language)


def tale_score(result: Result) -> list[str]:
    """What people are told of each side: its losses and how many it can bear, or its points."""
    if result.tolls:
        return [f"{toll.lost:g}/{toll.limit:g}" for toll in result.tolls]
    return [f"{point:g}" for point in result.points]


def _asked(game: AnyGame, state: Any, n: int, answer: str, language: str) -> list[str]:
    question = game.edge.question(state, language)
    if question is None or not answer:
        return []
    lines = [f"{n} {game.sides[question.side]}: {question.text} ({question.name}, {question.clause})"]
    taken = next(choice for choice in question.choices if choice.id == answer)
    lines += [f"    {choice.text} ({choice.id})" for choice in question.choices[:LISTED]]
    if len(question.choices) > LISTED:
        lines.append(f"    ... {len(question.choices)}")
    return [*lines, f"  > {taken.text} ({taken.id})"]


def _told(game: AnyGame, state: Any, events: list[Event], language: str) -> Iterator[str]:
    """What happened, with the clauses; what not all may know is marked by who may."""
    for event in events:
        words = game.edge.tell_in(state, event, language)
        if not words:
            continue
        names = [name for side, name in enumerate(game.sides) if may_hear(game, event, side)]
        whose = "" if may_hear(game, event, NOBODY) else f"({', '.join(names)}) "
        by = f" [{', '.join(event.clauses)}]" if event.clauses else ""
        yield f"  {whose}{words}{by}"
