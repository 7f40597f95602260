"""A lesson as a match: where it stands, what the guide answers, and what is played without the pupil being asked.

The record of such a match names its lesson; where it stands follows from the entries alone, so that a lesson can be
left, taken up, and gone back in.
"""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from polemos.kernel.errors import BadInput, shown
from polemos.match.match import AnyMatch, new_match
from polemos.match.moments import HUMAN
from polemos.match.opening import Bots, open_position, options_of, players_of
from polemos.match.record import CHOICE
from polemos.match.seat import Seat
from polemos.room.game import AnyGame
from polemos.room.teaching import FirstGame, Lesson, Step, first_fit, fits, teaching_of

MOST: Final = 400
"""Questions that are answered without the pupil between two of his choices, at most."""
CASTS: Final = 50
"""How often dice are cast for a first game that opens as it is to open."""
ADVISED: Final = "greedy"
UNADVISED: Final = "random"
"""Who plays the other side on when a lesson is over, with and without a room's advice."""


@dataclass(slots=True, frozen=True)
class Stand:
    """Where a lesson stands: the number of the step that waits (that of the steps when all are done).

    reply: the message with which the guide answers the last choice, "" if with none; began: of each step that the pupil
    has begun, the entry after which it waited.
    """

    step: int
    reply: str
    began: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Verdict:
    """What the guide makes of a choice: the message of its answer ("": none), and the step that waits when it is played
    (None: it is not played).
    """

    reply: str
    then: int | None


def lesson_of(match: AnyMatch) -> Lesson | None:
    """The lesson that a match is, if its room still has it."""
    name = match.record.header.lesson
    return teaching_of(match.game).lessons.get(name) if name else None


def find_lesson(game: AnyGame, name: str) -> Lesson:
    """A lesson by its name. Raises BadInput."""
    lessons = teaching_of(game).lessons
    if name not in lessons:
        known = ", ".join(lessons) or "none"
        raise BadInput(f"{game.name} has no lesson {shown(name)}; there are {known}")
    return lessons[name]


# ---------------------------------------------------------------------------------------------------------- beginning
def begin_lesson(game: AnyGame, lesson: Lesson, bots: Bots) -> AnyMatch:
    """A lesson as a match, at its first question. Raises BadInput."""
    seats = seats_of(game, lesson.side)
    if lesson.position is not None:
        position = {"game": game.name, "seed": lesson.file.seed, **lesson.position}
        match = open_position(position, f"lesson {lesson.name}").match(bots, seats, lesson.file.seed)
    else:
        players = players_of(game, seats, bots)
        scenario, options = lesson.file.scenario, lesson.file.options
        match = new_match(game, scenario, options, lesson.file.seed, seats=seats, players=players)
    match.record.header = replace(match.record.header, lesson=lesson.name)
    if lesson.file.dice:
        match.dice(lesson.file.dice)
    drive(match, lesson)
    return match


def begin_first_game(game: AnyGame, first: FirstGame, bots: Bots) -> AnyMatch:
    """A first game, at its first question; dice are cast until it opens as it is to open. Raises BadInput."""
    seats = seats_of(game, first.side)
    players = players_of(game, seats, bots)
    options = options_of(game, first.options)
    for _ in range(CASTS):
        match = new_match(game, first.scenario, options, secrets.token_hex(4), seats=seats, players=players)
        if not first.opens or type(match.state.agenda[-1]).__name__ in first.opens:
            break
    for order in first.orders:
        match.aside(game.sides.index(first.side), order)
    return match


def seats_of(game: AnyGame, side: str) -> dict[str, str]:
    """A person at one side, a bot at the others."""
    other = ADVISED if game.advises else UNADVISED
    return {name: HUMAN if name == side else other for name in game.sides}


# ---------------------------------------------------------------------------------------------------------- the course
def stand_of(match: AnyMatch, lesson: Lesson) -> Stand:
    """Where a lesson stands by its record."""
    step, reply = 0, ""
    began: list[int] = []
    midway = False
    for n, entry in enumerate(match.record.entries):
        if entry.kind != CHOICE or entry.side != lesson.side or step == len(lesson.steps):
            continue
        verdict = judge(lesson, step, entry.text)
        if verdict.then is None:
            continue
        if not midway:
            began.append(n)
        midway = verdict.then == step
        step, reply = verdict.then, verdict.reply
    return Stand(step, reply, tuple(began))


def judge(lesson: Lesson, step: int, choice: str) -> Verdict:
    """What the guide makes of a choice of the pupil at a step."""
    here = lesson.steps[step]
    if meant(here.right, choice):
        return Verdict(lesson.message(here.id, "well"), step + 1)
    if meant(here.along, choice):
        return Verdict("", step)
    for n, other in enumerate(here.other, 1):
        if meant(other.choices, choice):
            then = lesson.place(other.goto) if other.goto else step + 1
            return Verdict(lesson.message(here.id, "other", n), then if other.play else None)
    return Verdict(lesson.message(here.id, "else"), None)


def meant(patterns: Sequence[str], choice: str) -> bool:
    """Whether one of some patterns means a choice."""
    return any(fits(pattern, choice) for pattern in patterns)


def offered(match: AnyMatch) -> list[str]:
    """The ids of the choices that wait."""
    return [match.game.rules.choice_id(c) for c in match.state.opts]


def waits(match: AnyMatch, lesson: Lesson, step: int) -> bool:
    """Whether the pupil is asked what a step is about; after the last step, whether he is asked at all."""
    if match.over or match.game.sides[match.state.actor] != lesson.side:
        return False
    return step == len(lesson.steps) or right_choice(match, lesson.steps[step]) != ""


@dataclass(slots=True, frozen=True)
class Answered:
    """A question that was answered without the pupil; `scripted`: by a pattern of the lesson, not by the game."""

    side: str
    question: str
    choice: str
    scripted: bool


def answers(match: AnyMatch, lesson: Lesson) -> Iterator[Answered]:
    """Answer questions until the pupil is asked what the lesson is about, one after the other."""
    step = stand_of(match, lesson).step
    meanwhile = lesson.steps[step].meanwhile if step < len(lesson.steps) else lesson.file.end.meanwhile
    for _ in range(MOST):
        if match.over:
            return
        fit = first_fit(meanwhile, offered(match))
        if waits(match, lesson, step) and not (fit and step == len(lesson.steps)):
            return
        side = match.game.sides[match.state.actor]
        question = type(match.state.agenda[-1]).__name__
        choice = fit or usual(match)
        match.choose(choice)
        yield Answered(side, question, choice, bool(fit))


def drive(match: AnyMatch, lesson: Lesson) -> list[Answered]:
    """The same, all of them."""
    return list(answers(match, lesson))


def usual(match: AnyMatch) -> str:
    """What the game itself would look at first; without advice the first that is offered."""
    rules = match.game.rules
    if not match.game.advises:
        return str(rules.choice_id(match.state.opts[0]))
    seat = Seat(match.game, match.state, f"{match.record.header.seed}/{match.n}")
    return str(rules.choice_id(seat.usual()))


# ---------------------------------------------------------------------------------------------------------- the pupil
def answer(match: AnyMatch, lesson: Lesson, choices: Sequence[str]) -> tuple[int, str | None]:
    """The pupil makes choices one after the other: how many were played, and the message with which the guide answers
    the one that was not; None if all were.

    Raises IllegalChoice where the first cannot be made, BadInput where nothing can be kept.
    """
    made = 0
    for n, choice in enumerate(choices):
        step = stand_of(match, lesson).step
        if made and choice not in offered(match):
            continue  # the only one that was left: it has been carried out without being asked for
        if step == len(lesson.steps):
            return made + match.go(choices[n:]), None
        match.game.rules.legal(match.state, choice)
        verdict = judge(lesson, step, choice)
        if verdict.then is None:
            return made, verdict.reply
        match.choose(choice)
        made += 1
        drive(match, lesson)
    return made, None


def skip(match: AnyMatch, lesson: Lesson) -> bool:
    """Let the guide make the choice of the step that waits; False where none waits."""
    step = stand_of(match, lesson).step
    if step == len(lesson.steps) or not waits(match, lesson, step):
        return False
    match.choose(right_choice(match, lesson.steps[step]))
    drive(match, lesson)
    return True


def back(match: AnyMatch, lesson: Lesson) -> bool:
    """Go back to before the last step that was begun; False where there is none."""
    began = stand_of(match, lesson).began
    if not began:
        return False
    match.back_to(began[-1])
    drive(match, lesson)
    return True


def restart(match: AnyMatch, lesson: Lesson) -> None:
    """Begin the lesson again."""
    match.back_to(1 if lesson.file.dice else 0)
    drive(match, lesson)


def right_choice(match: AnyMatch, step: Step) -> str:
    """The choice that a step asks for first, or one that leads there; "" if none is offered."""
    return first_fit((*step.right, *step.along), offered(match))
