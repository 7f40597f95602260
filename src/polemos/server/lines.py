"""What happened in a match, as the messages of the wire: lines of the log, and steps with the board after each."""

from collections.abc import Iterable

from polemos.kernel.flow import NOBODY, Event
from polemos.match.match import AnyMatch
from polemos.match.moments import HUMAN, Said
from polemos.match.record import CHOICE
from polemos.match.story import story_of
from polemos.room.game import AnyGame
from polemos.room.telling import STORY
from polemos.server.schemas import LineModel, StepModel, StoryLine, ThrowModel


def lines_of(match: AnyMatch, said: Iterable[Said], language: str) -> list[LineModel]:
    """Lines of a log, in words and as places on the board."""
    game = match.game
    found = []
    seats, told = dict(match.record.header.seats), 0
    for one in said:
        touched = game.edge.touched(one.event, language)
        text = game.edge.tell_in(match.state, one.event, language)
        entry = match.record.entries[one.n - 1] if 0 < one.n <= match.n else None
        asked = entry is not None and entry.kind == CHOICE and seats.get(entry.side, HUMAN) != HUMAN
        motive = asked and bool(text) and one.n != told and game.advises
        told = one.n if motive else told
        found.append(
            LineModel(
                n=one.n,
                kind=one.event.kind,
                text=text,
                clauses=list(one.event.clauses),
                spaces=list(touched.spaces),
                pieces=list(touched.pieces),
                regions=list(touched.regions),
                faces=list(touched.faces),
                roll=touched.roll,
                heading=game.edge.heading(one.event),
                weight=game.edge.weight(one.event),
                title=title_of(game, one.event, language),
                throw=throw_of(game, one.event, language),
                answers=list(game.edge.answers(one.event)),
                motive=motive,
            )
        )
    return found


def title_of(game: AnyGame, event: Event, language: str) -> str:
    """What the rule behind a part of the story is called: the last clause that it names is the closest to it."""
    if game.edge.weight(event) < STORY:
        return ""
    named = [game.clauses.clauses[one] for one in event.clauses if one in game.clauses.clauses]
    return named[-1].title_in(language) if named else ""


def throw_of(game: AnyGame, event: Event, language: str) -> ThrowModel | None:
    """What the dice of an event were rolled for."""
    thrown = game.edge.thrown(event, language)
    if thrown is None:
        return None
    side = None if thrown.side == NOBODY else game.sides[thrown.side]
    return ThrowModel(side=side, reason=thrown.reason, needed=thrown.needed, otherwise=thrown.otherwise)


def lines_since(match: AnyMatch, side: int, since: int, language: str) -> list[LineModel]:
    """The lines after an entry, as a side may read them."""
    return lines_of(match, match.heard_by(side, since), language)


def steps_of(match: AnyMatch, side: int, first: int, last: int, language: str) -> list[StepModel]:
    """Entries `first` to `last`, each with the board after it."""
    game = match.game
    heard: dict[int, list[Said]] = {}
    for one in match.heard_by(side, first - 1):
        heard.setdefault(one.n, []).append(one)
    steps = []
    for n, state in match.course(first, last):
        entry = match.record.entries[n - 1]
        steps.append(
            StepModel(
                n=n,
                side=entry.side or None,
                moment=game.edge.moment(state, language),
                turn=game.rules.turn(state),
                lines=lines_of(match, heard.get(n, []), language),
                scene=game.edge.pieces(game.rules.view(state, side), language),
            )
        )
    return steps


def story_lines(match: AnyMatch, side: int, language: str) -> list[StoryLine]:
    """The story of a match in a few lines, as a side may know it."""
    edge = match.game.edge

    def words(said: Said | None) -> str:
        return edge.tell_in(match.state, said.event, language) if said is not None else ""

    return [
        StoryLine(
            n=part.said.n,
            turn=words(part.turn).rstrip(".。"),
            text=words(part.said),
            clauses=list(part.said.event.clauses),
            spaces=list(edge.touched(part.said.event, language).spaces),
        )
        for part in story_of(match, side)
    ]
