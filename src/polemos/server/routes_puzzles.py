"""Routes of puzzles: those of a game, one as a match, what an answer would lead to, and the solution."""

import secrets
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from polemos.bots.puzzle_data import Puzzle, puzzles_of
from polemos.bots.registry import makers
from polemos.match.match import AnyMatch
from polemos.match.seat import Seat
from polemos.server.catalogue import game_of
from polemos.server.elsewhere import NotWanted
from polemos.server.hints import Hints, hint_of
from polemos.server.match_repository import MatchRepository
from polemos.server.problems import Refused, busy, not_your_seat, stale
from polemos.server.puzzles import name_of, puzzles_model
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.rights import Rights
from polemos.server.routes_play import done
from polemos.server.schemas import At, Done, MatchModel
from polemos.server.schemas_puzzles import PuzzleLook, PuzzlesModel, PuzzleSolution
from polemos.server.schemas_study import HintModel
from polemos.server.viewers import Side, viewer
from polemos.study.puzzles import Held, answered, begin_puzzle, puzzle_of_match, reason_of, restart

router = APIRouter(prefix="/api", route_class=StrictRoute, responses=PROBLEMS)


@router.get("/games/{game}/puzzles", response_model=PuzzlesModel)
def get_puzzles(game: str, language: Tongue = "en") -> Response:
    """The puzzles of a game: what is asked, and how hard it is."""
    return send(puzzles_model(game_of(game), language))


@router.post("/games/{game}/puzzles/{puzzle}", response_model=MatchModel, status_code=201)
def put_a_puzzle(
    game: str, puzzle: str, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Put a puzzle: a match that waits for its solution."""
    which = game_of(game)
    found = next((one for one in puzzles_of(which) if one.id == puzzle), None)
    if found is None:
        known = ", ".join(one.id for one in puzzles_of(which))
        raise Refused(404, "no-such-puzzle", "puzzle", known, name=puzzle[:80])
    match = begin_puzzle(which, found, makers(), secrets.token_hex(4))
    return send(repository.begin(match, person, name_of(which, found, language), language, f"puzzle-{puzzle}"), 201)


@router.post("/matches/{match_id}/puzzle", response_model=Done)
def again(match_id: str, body: At, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """Ask a puzzle again, from its beginning."""

    def act(match: AnyMatch, rights: Rights) -> int:
        asked_of(match, rights, body.side)
        restart(match)
        return 0

    return done(repository, match_id, person, body.n, body.side, language, act)


@router.get("/matches/{match_id}/puzzle/look", response_model=PuzzleLook)
def look(
    match_id: str,
    request: Request,
    repository: TheRepository,
    person: Person,
    choice: Annotated[str, Query(max_length=200)],
    side: Side = None,
    language: Tongue = "en",
) -> Response:
    """What an answer to a puzzle that is not the best would lead to. It may take some seconds."""
    with repository.at(match_id, person) as (_, match, visit):
        viewer(visit.rights, match, side)
        puzzle = asked_of(match, visit.rights, side)
        if choice in puzzle.right:
            raise Refused(409, "puzzle-right", "choice")
    model = held(repository, request, match_id, person, [puzzle.solution, choice], language)
    best, line = model.lines
    return send(PuzzleLook(line=line, chance=best.chance, worlds=model.worlds, fitted=model.fitted))


@router.get("/matches/{match_id}/puzzle/solution", response_model=PuzzleSolution)
def solution(
    match_id: str,
    request: Request,
    repository: TheRepository,
    person: Person,
    side: Side = None,
    language: Tongue = "en",
) -> Response:
    """The solution of a puzzle and its reasons, for who asks for it. It may take some seconds."""
    with repository.at(match_id, person) as (_, match, visit):
        viewer(visit.rights, match, side)
        puzzle = asked_of(match, visit.rights, side)
    model = held(repository, request, match_id, person, [puzzle.solution, puzzle.second], language)
    best, second = model.lines
    reason = reason_of(match.game, puzzle, language)
    return send(PuzzleSolution(best=best, second=second, reason=reason, worlds=model.worlds, fitted=model.fitted))


def asked_of(match: AnyMatch, rights: Rights, side: str | None) -> Puzzle:
    """The puzzle that a match is, for one who is asked in it. Raises Refused."""
    if not rights.people(match):
        raise not_your_seat(side or "")
    puzzle = puzzle_of_match(match)
    if puzzle is None:
        raise Refused(409, "no-puzzle", "id")
    return puzzle


def held(
    repository: MatchRepository, request: Request, match_id: str, person: str, choices: list[str], language: str
) -> HintModel:
    """Choices of a puzzle held against each other where its answer was waited for. Raises Refused and IllegalChoice."""
    hints: Hints = request.app.state.hints
    with repository.at(match_id, person) as (live, match, _):
        n = max(answered(match), match.resumed) if answered(match) >= 0 else match.n
        state, rewound, game = match.at(n), match.rewound, match.game
        for choice in choices:
            game.rules.legal(state, choice)
        work = Held(Seat(game, state, "puzzle"), [game.rules.choice_value(one) for one in choices], "puzzle")
    key = (" ".join([match_id, "puzzle", *choices]), n, rewound, -3)
    try:
        found = hints.find(key, work, lambda: live.match is None or live.match.rewound == rewound)
    except NotWanted:
        raise stale(n, live.pulse.n) from None
    except TimeoutError:
        raise busy() from None
    return hint_of(match, n, state, found, language)
