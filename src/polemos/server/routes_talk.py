"""Routes of what is said beside a match, and of private notes."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from polemos.server.invitations import Visit
from polemos.server.match_repository import MatchRepository
from polemos.server.problems import Refused
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.schemas_online import Note, Say, SpokenModel, Talk
from polemos.server.talk import SpokenRow

router = APIRouter(prefix="/api/matches/{match_id}", route_class=StrictRoute, responses=PROBLEMS)


@router.get("/talk", response_model=Talk)
def get_talk(
    match_id: str,
    repository: TheRepository,
    person: Person,
    after: Annotated[int, Query(ge=0, le=10**15, description="The id of the last line that is known.")] = 0,
    language: Tongue = "en",
) -> Response:
    """What has been said beside a match, for all who are there."""
    visit = repository.visit(match_id, person)
    return send(talk_of(repository, visit, person, after))


@router.post("/talk", response_model=Talk)
def say(match_id: str, body: Say, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """Say something. Players talk; spectators read."""
    visit = repository.visit(match_id, person)
    if visit.rights.role == "spectator":
        raise Refused(403, "spectators-read", "text")
    seats = repository.summary(visit.row).get("seats", {})
    access = visit.rights.access(seats, False)
    side = next((name for name, place in access.places.items() if place == "here"), "")
    repository.talks.say(visit.row.id, person, side, body.text)
    repository.live(visit.row).spoke()
    return send(talk_of(repository, visit, person, body.after))


@router.post("/talk/{line}/report", status_code=204)
def report(
    match_id: str,
    line: Annotated[int, Path(ge=0, le=10**15)],
    repository: TheRepository,
    person: Person,
    language: Tongue = "en",
) -> Response:
    """Report what another one has said here to whoever runs the server. Once more changes nothing."""
    visit = repository.visit(match_id, person)
    repository.reports.make(visit.row.id, person, line, repository.late_matches.until(visit.rights))
    return Response(status_code=204)


@router.get("/note", response_model=Note)
def get_note(match_id: str, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """What one has noted of a match: for oneself alone."""
    visit = repository.visit(match_id, person)
    return send(Note(text=repository.talks.note(visit.row.id, person)))


@router.put("/note", response_model=Note)
def write_note(
    match_id: str, body: Note, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Note something of a match, for oneself alone, in place of what was noted."""
    visit = repository.visit(match_id, person)
    repository.talks.write_note(visit.row.id, person, body.text)
    return send(body)


def talk_of(repository: MatchRepository, visit: Visit, person: str, after: int) -> Talk:
    """The lines after one, as a person reads them."""
    heard = repository.talks.heard(visit.row.id, after, repository.late_matches.until(visit.rights))
    called = repository.invitations.names({one.person for one in heard})
    reported = repository.reports.made(person, visit.row.id)
    return Talk(lines=[line_of(one, person, called.get(one.person, ""), one.id in reported) for one in heard])


def line_of(one: SpokenRow, person: str, name: str, reported: bool) -> SpokenModel:
    """A line as a person reads it; name: what whoever said it is called; reported: whether he has reported it."""
    mine, side = one.person == person, one.side or None
    return SpokenModel(id=one.id, side=side, mine=mine, name=name, text=one.text, at=one.at, reported=reported)
