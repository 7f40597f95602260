"""Routes of teaching: what a game teaches, lessons and first games, briefings."""

import secrets

from fastapi import APIRouter, Response

from polemos.bots.registry import makers
from polemos.kernel.flow import NOBODY
from polemos.match.guide import back, begin_first_game, begin_lesson, find_lesson, lesson_of, restart, skip
from polemos.match.match import AnyMatch
from polemos.room.teaching import teaching_of
from polemos.server.catalogue import game_of
from polemos.server.problems import Refused, not_your_seat
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.rights import Rights
from polemos.server.routes_play import done
from polemos.server.schemas import Done, MatchModel
from polemos.server.schemas_teaching import BriefingModel, LessonAct, TeachingModel
from polemos.server.teaching import briefing_model, teaching_model
from polemos.server.viewers import Side, viewer

router = APIRouter(prefix="/api", route_class=StrictRoute, responses=PROBLEMS)


@router.get("/games/{game}/teaching", response_model=TeachingModel)
def get_teaching(game: str, language: Tongue = "en") -> Response:
    """The lessons of a game, and what is said of its decisions."""
    return send(teaching_model(game_of(game), language))


@router.post("/games/{game}/lessons/{lesson}", response_model=MatchModel, status_code=201)
def begin_a_lesson(
    game: str, lesson: str, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Begin a lesson: a match with a guide."""
    which = game_of(game)
    if lesson not in teaching_of(which).lessons:
        raise Refused(404, "no-such-lesson", "lesson", ", ".join(teaching_of(which).lessons), name=lesson[:80])
    found = find_lesson(which, lesson)
    match = begin_lesson(which, found, makers())
    title = teaching_of(which).texts(language)(found.message())
    return send(repository.begin(match, person, title, language, f"lesson-{lesson}"), 201)


@router.post("/games/{game}/first-game", response_model=MatchModel, status_code=201)
def begin_a_first_game(game: str, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """Begin a first game: the small scenario, with what is not for beginners decided beforehand."""
    which = game_of(game)
    first = teaching_of(which).first_game
    if first is None:
        raise Refused(404, "no-first-game", "game", name=which.name)
    match = begin_first_game(which, first, makers())
    return send(repository.begin(match, person, "", language, secrets.token_hex(4)), 201)


@router.get("/matches/{match_id}/briefing", response_model=BriefingModel | None)
def get_briefing(
    match_id: str, repository: TheRepository, person: Person, side: Side = None, language: Tongue = "en"
) -> Response:
    """What a match opens with: who one is, the aim, how it is won, a turn, what to do first. null: nothing is said."""
    with repository.at(match_id, person) as (_, match, visit):
        eyes = viewer(visit.rights, match, side)
        side_told = eyes if eyes != NOBODY else next(iter(visit.rights.people(match)), 0)
        found = briefing_model(match, side_told, eyes, language)
    if found is None:
        return Response("null", headers={"Cache-Control": "no-store"}, media_type="application/json")
    return send(found)


@router.post("/matches/{match_id}/lesson", response_model=Done)
def do_lesson(
    match_id: str, body: LessonAct, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Go a step back in a lesson, let the guide choose, or begin again."""

    def act(match: AnyMatch, rights: Rights) -> int:
        if not rights.people(match):
            raise not_your_seat(body.side or "")
        lesson = lesson_of(match)
        if lesson is None:
            raise Refused(409, "no-lesson", "act")
        if body.act == "back":
            back(match, lesson)
        elif body.act == "skip":
            skip(match, lesson)
        else:
            restart(match, lesson)
        return 0

    return done(repository, match_id, person, body.n, body.side, language, act)
