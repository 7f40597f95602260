"""Routes about one's matches as a library: what one's own play comes to, and how games begin."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from polemos.server import openings
from polemos.server.catalogue import game_of
from polemos.server.library import TheWanted, left_out, statistics
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.schemas_library import Openings, Statistics

router = APIRouter(prefix="/api/library", route_class=StrictRoute, responses=PROBLEMS)


@router.get("/statistics", response_model=Statistics)
def get_statistics(repository: TheRepository, person: Person, asked: TheWanted, language: Tongue = "en") -> Response:
    """What one's own play comes to, in the matches that are wanted."""
    found, _, _ = repository.volumes(person, asked)
    return send(statistics(found))


@router.get("/openings", response_model=Openings)
def get_openings(
    request: Request,
    repository: TheRepository,
    person: Person,
    asked: TheWanted,
    game: Annotated[str, Query(min_length=1, max_length=80)],
    scenario: Annotated[str, Query(min_length=1, max_length=80)],
    language: Tongue = "en",
) -> Response:
    """How matches of a scenario began, from the records that one may read."""
    room = game_of(game)
    found, _, unread = repository.volumes(person, asked)
    games = [one for one in found if left_out(one) != "lessons" and "broken" not in one.summary]
    readable = [one for one in games if not one.access.sealed]
    shelf: openings.Openings = request.app.state.openings
    begun, late = shelf.of(readable, room)
    return send(
        Openings(
            game=room.name,
            scenario=scenario,
            games=len(begun),
            sealed=len(games) - len(readable),
            parts=openings.parts(begun, room, language),
            unread=unread + late,
        )
    )
