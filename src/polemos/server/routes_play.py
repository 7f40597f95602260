"""Routes of a match in play: the table, choices, undo, what happened, why not, and what if."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query, Response

from polemos.kernel.errors import IllegalChoice
from polemos.kernel.flow import NOBODY
from polemos.match.guide import back, lesson_of
from polemos.match.match import AnyMatch
from polemos.match.moments import EVERYTHING
from polemos.server.agreeing import deals_of
from polemos.server.cards import card_of
from polemos.server.contests import OFFERED
from polemos.server.lines import lines_since, steps_of, story_lines
from polemos.server.match_repository import MatchRepository
from polemos.server.problems import Refused, not_your_seat
from polemos.server.puzzles import Solver
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.rights import Rights
from polemos.server.schemas import (
    Act,
    AsideAct,
    At,
    Come,
    Done,
    InfoCardModel,
    Log,
    Overlays,
    PreviewModel,
    Steps,
    Story,
    Table,
    Whys,
)
from polemos.server.tables import (
    click_intents_of,
    overlays_of,
    preview_of,
    table_at,
    table_of,
    whys_of,
)
from polemos.server.taking_back import back_by_consent
from polemos.server.teaching import Pupil
from polemos.server.viewers import Moment, Side, mover, present, viewer

router = APIRouter(prefix="/api/matches/{match_id}", route_class=StrictRoute, responses=PROBLEMS)

Since = Annotated[int, Query(ge=EVERYTHING, le=10**9)]
ChoiceText = Annotated[str, Query(max_length=200)]


@router.get("/table", response_model=Table)
def get_table(
    match_id: str,
    repository: TheRepository,
    person: Person,
    side: Side = None,
    n: Moment = None,
    language: Tongue = "en",
) -> Response:
    """All that a viewer sees of a match, now or after an earlier entry."""
    with repository.at(match_id, person) as (live, match, visit):
        eyes = viewer(visit.rights, match, side)
        if n is None:
            deals = deals_of(repository, match, match_id, eyes, language, visit.rights)
            own = repository.pre_answers.of(match_id, person)
            table = table_of(match, match_id, visit.row.name, eyes, language, live.trouble, visit.rights, deals, own)
        else:
            table = table_at(match, match_id, visit.row.name, eyes, n, language, visit.rights)
    return send(table)


# ---------------------------------------------------------------- acts


def done(
    repository: MatchRepository,
    match_id: str,
    person: str,
    n: int,
    side: str | None,
    language: str,
    act: Callable[[AnyMatch, Rights], int],
    told: Callable[[Table], Table] = lambda table: table,
) -> Response:
    """Do something at the moment `n`; the answer is what it brought about. It is on disk before anybody hears of it.

    act: does it, and says how many choices it made; told: what the table says besides.
    """
    with repository.at(match_id, person) as (live, match, visit):
        if visit.rights.role == "spectator":
            raise not_your_seat(side or "")
        present(match, n)
        if visit.rights.stake == OFFERED:
            raise Refused(409, "rated-waits", "n")
        eyes = viewer(visit.rights, match, side)
        made = act(match, visit.rights)
        live.changed()
        deals = deals_of(repository, match, match_id, eyes, language, visit.rights)
        own = repository.pre_answers.of(match_id, person)
        table = told(table_of(match, match_id, visit.row.name, eyes, language, "", visit.rights, deals, own))
        lines = lines_since(match, eyes, n, language)
    repository.meter.chose(made)
    return send(Done(table=table, lines=lines, made=made))


@router.post("/choose", response_model=Done)
def choose(match_id: str, body: Act, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """Make a choice, and those that are to follow it. The answer comes at once; bots decide afterwards.

    In a lesson the guide may answer instead, and to a puzzle only its solution is played: then the choice is not made.
    """
    pupil, solver = Pupil(language), Solver(language)

    def act(match: AnyMatch, rights: Rights) -> int:
        if match.over:
            raise IllegalChoice(f"{body.choice}: the game is over")
        mover(rights, match, body.side)
        given = repository.pre_answers.give(match_id, match, person, body.choice, body.always) if body.always else ""
        try:
            if solver.refuses(match, body.choice):
                return 0
            return pupil.answers(match, [body.choice, *body.then])
        except BaseException:
            if given:
                repository.pre_answers.take_back(match_id, person, given)
            raise

    def told(table: Table) -> Table:
        return solver.told(pupil.told(table))

    return done(repository, match_id, person, body.n, body.side, language, act, told)


@router.post("/aside", response_model=Done)
def do_aside(
    match_id: str, body: AsideAct, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Do something besides deciding."""

    def act(match: AnyMatch, rights: Rights) -> int:
        side = viewer(rights, match, body.side)
        if side not in rights.people(match):
            raise not_your_seat(body.side)
        match.aside(side, body.aside)
        return 0

    return done(repository, match_id, person, body.n, body.side, language, act)


@router.post("/undo", response_model=Done)
def undo(match_id: str, body: At, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """Take the last choice back, if nothing new has come out since, and nobody elsewhere has acted or been asked."""

    def act(match: AnyMatch, rights: Rights) -> int:
        if lesson := lesson_of(match):
            if not rights.people(match):
                raise not_your_seat(body.side or "")
            back(match, lesson)
            return 0
        eyes, undoes = viewer(rights, match, body.side), match.undoes()
        mine = rights.people(match)
        ready = [eyes] if eyes in mine else mine if eyes == NOBODY else []
        side = max(ready, key=match.marks.last_of, default=NOBODY)
        if undoes != NOBODY and (side == NOBODY or match.marks.last_of(side) < 0):
            raise not_your_seat(match.game.sides[undoes])
        if back_by_consent(match, side, rights) >= 0:
            raise Refused(409, "needs-consent", "n")
        match.undo(side)
        if rights.others(match):
            repository.deals.drop(match_id, ("undo", "draw"))
        return 0

    return done(repository, match_id, person, body.n, body.side, language, act)


@router.post("/dice", response_model=Done)
def come(match_id: str, body: Come, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """Say which faces come next: real dice, or "what if"."""

    def act(match: AnyMatch, rights: Rights) -> int:
        if rights.stake:
            raise Refused(403, "rated-dice-come", "faces")
        if not rights.alone(match):
            raise Refused(403, "dice-of-two", "faces")
        match.dice(body.faces)
        return 0

    return done(repository, match_id, person, body.n, body.side, language, act)


# ---------------------------------------------------------------- what happened


@router.get("/log", response_model=Log)
def get_log(
    match_id: str,
    repository: TheRepository,
    person: Person,
    side: Side = None,
    since: Since = EVERYTHING,
    language: Tongue = "en",
) -> Response:
    """What has happened since an entry, as a side may know it."""
    with repository.at(match_id, person) as (_, match, visit):
        log = Log(n=match.n, lines=lines_since(match, viewer(visit.rights, match, side), since, language))
    return send(log)


@router.get("/steps", response_model=Steps)
def get_steps(
    match_id: str,
    repository: TheRepository,
    person: Person,
    side: Side = None,
    first: Annotated[int, Query(ge=0, le=10**9)] = 1,
    limit: Annotated[int, Query(ge=1, le=200)] = 20,
    language: Tongue = "en",
) -> Response:
    """Entries one after the other, each with the board after it."""
    with repository.at(match_id, person) as (_, match, visit):
        eyes = viewer(visit.rights, match, side)
        begin = max(first, match.resumed + 1)
        last = min(begin + limit - 1, match.n)
        steps = Steps(
            first=begin,
            last=last,
            next=last + 1 if last < match.n else 0,
            steps=steps_of(match, eyes, begin, last, language) if begin <= last else [],
        )
    return send(steps)


@router.get("/story", response_model=Story)
def get_story(
    match_id: str, repository: TheRepository, person: Person, side: Side = None, language: Tongue = "en"
) -> Response:
    """What has happened in a few lines, the weightiest of each stretch of the game, as a side may know it."""
    with repository.at(match_id, person) as (_, match, visit):
        story = Story(n=match.n, lines=story_lines(match, viewer(visit.rights, match, side), language))
    return send(story)


# ---------------------------------------------------------------- why not, and what if


@router.get("/why", response_model=Whys)
def why(
    match_id: str,
    repository: TheRepository,
    person: Person,
    side: Side = None,
    choice: ChoiceText = "",
    kind: ChoiceText = "",
    target: ChoiceText = "",
    language: Tongue = "en",
) -> Response:
    """What forbids a choice, or all that a person may mean who points at something."""
    with repository.at(match_id, person) as (_, match, visit):
        eyes = viewer(visit.rights, match, side)
        wanted = [choice] if choice else click_intents_of(match, eyes, kind, target, visit.rights)
        whys = Whys(answers=whys_of(match, eyes, wanted, language, visit.rights))
    return send(whys)


@router.get("/preview", response_model=PreviewModel)
def preview(
    match_id: str,
    repository: TheRepository,
    person: Person,
    choice: ChoiceText,
    side: Side = None,
    language: Tongue = "en",
) -> Response:
    """What a choice that waits would do."""
    with repository.at(match_id, person) as (_, match, visit):
        shown = preview_of(match, viewer(visit.rights, match, side), choice, language, visit.rights)
    return send(shown)


@router.get("/card", response_model=InfoCardModel)
def get_card(
    match_id: str,
    repository: TheRepository,
    person: Person,
    piece: ChoiceText = "",
    space: Annotated[int, Query(ge=-1, le=10**6)] = -1,
    side: Side = None,
    n: Moment = None,
    language: Tongue = "en",
) -> Response:
    """What a viewer may know of a counter, or of a place, now or after an earlier entry."""
    with repository.at(match_id, person) as (_, match, visit):
        found = card_of(match, viewer(visit.rights, match, side), n, piece, space, language)
    return send(found)


@router.get("/overlays", response_model=Overlays)
def get_overlays(
    match_id: str,
    repository: TheRepository,
    person: Person,
    piece: ChoiceText = "",
    side: Side = None,
    n: Moment = None,
    language: Tongue = "en",
) -> Response:
    """What may be laid over the board, as a viewer sees it now or saw it after an earlier entry."""
    with repository.at(match_id, person) as (_, match, visit):
        found = overlays_of(match, viewer(visit.rights, match, side), n, piece, language)
    return send(found)
