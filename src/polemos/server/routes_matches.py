"""Routes about the list of one's matches: begin, bring in, rename, reseat, delete, take away."""

import secrets
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from polemos.board.svg import draw
from polemos.board.svg_parts import Look
from polemos.bots.registry import makers
from polemos.kernel.errors import PolemosError
from polemos.match import page
from polemos.match.match import AnyMatch
from polemos.match.notebook import Notebook
from polemos.match.opening import open_text, players_of
from polemos.match.toml import to_toml
from polemos.server.beginning import begun, seats_of
from polemos.server.contests import ON
from polemos.server.library import TheWanted
from polemos.server.line_matches import closed
from polemos.server.match_list import PAGE
from polemos.server.notebooks import brought, with_notes
from polemos.server.problems import Refused, sealed
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, ThePlace, TheRepository, Tongue, send
from polemos.server.rights import ALONE, Rights
from polemos.server.schemas import Change, Matches, MatchModel, NewMatch, Upload
from polemos.server.viewers import Moment, Side, viewer
from polemos.study.commented import remarks

MOST_ENTRIES: Final = 50_000
"""Of a record that comes in: ten times a long game."""

router = APIRouter(prefix="/api/matches", route_class=StrictRoute, responses=PROBLEMS)


@router.get("", response_model=Matches)
def list_matches(
    repository: TheRepository,
    person: Person,
    asked: TheWanted,
    offset: Annotated[int, Query(ge=0, le=10**9)] = 0,
    limit: Annotated[int, Query(ge=1, le=500)] = PAGE,
    language: Tongue = "en",
) -> Response:
    """One's matches that are wanted, in their order. Where a bot must decide in one that is shown, it goes on."""
    return send(repository.matches(person, language, asked, offset, limit))


@router.post("", response_model=MatchModel, status_code=201)
def begin_match(body: NewMatch, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """Begin a match, at a scenario's beginning or at a position."""
    match = begun(body)
    return send(repository.begin(match, person, body.name, language, body.seed or secrets.token_hex(4)), 201)


@router.post("/upload", response_model=MatchModel, status_code=201)
def bring_in(
    body: Upload, repository: TheRepository, person: Person, place: ThePlace, language: Tongue = "en"
) -> Response:
    """Go on with a record, or begin at a position, that comes as a text."""
    opened = open_text(body.record, body.name or "record", body.repair)
    if opened.record is not None and len(opened.record.entries) > MOST_ENTRIES:
        raise Refused(413, "too-long", "record", str(MOST_ENTRIES))
    if opened.record is not None:
        # whoever brings a record may know all of it: nobody is promised anything by that
        opened.record = opened.record.unspoilt
    match = opened.match(makers(), patience=place.look)
    kept, match.record.notebook = brought(match.record), Notebook()

    def settle(match_id: str) -> None:
        if kept:
            repository.notebooks.write(match_id, person, kept)

    return send(repository.begin(match, person, body.name, language, settle=settle), 201)


@router.get("/{match_id}", response_model=MatchModel)
def get_match(match_id: str, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """A match as the list shows it."""
    return send(repository.line(repository.visit(match_id, person), language))


@router.patch("/{match_id}", response_model=MatchModel)
def change_match(
    match_id: str, body: Change, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Rename a match, or let others sit there from now on."""
    visit = repository.visit(match_id, person)
    visit.own()
    if body.seats is not None:
        if visit.rights.stake:
            raise Refused(409, "rated-seats", "id")
        with repository.at(match_id, person) as (live, match, _):
            seats = seats_of(match.game, body.seats, dict(match.record.header.seats))
            match.reseat(seats, players_of(match.game, seats, makers()))
            live.changed()
    if body.name is not None:
        repository.store.rename(match_id, body.name)
        visit = repository.visit(match_id, person)
    return send(repository.line(visit, language))


@router.delete("/{match_id}", status_code=204)
def delete_match(match_id: str, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """Delete a match and its file."""
    visit = repository.visit(match_id, person)
    visit.own()
    if visit.rights.stake == ON:
        raise Refused(409, "rated-delete", "id")
    repository.end(match_id, person)
    return Response(status_code=204)


# ---------------------------------------------------------------- taking away


@router.get("/{match_id}/record", responses={200: {"content": {"application/jsonl": {}}}}, response_class=Response)
def get_record(match_id: str, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """The record, as a file, with what one has noted of it. It holds what is hidden: 403 to who may not know that yet.
    While the game goes on the secret of fair dice is left out.
    """
    visit = repository.visit(match_id, person)
    file = visit.row.file
    try:
        with repository.at(match_id, person) as (_, match, _):
            unsealed(visit.rights, match)
            kept = repository.notebooks.read(match_id, match, person, visit.row.owner)
            text = with_notes(match.record if match.over else match.record.unspoilt, kept).text()
    except PolemosError as error:
        # what cannot be opened can still be taken away, by whoever has the match to himself
        if visit.rights != ALONE:
            raise
        try:
            text = repository.shelf.raw(file)
        except OSError:
            raise error from None
    return download(text, file, "application/jsonl")


@router.get("/{match_id}/position", responses={200: {"content": {"application/toml": {}}}}, response_class=Response)
def get_position(match_id: str, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """The position that describes where a match stands, as a file. It holds what is hidden as well: 403 to who may not
    know that yet.
    """
    with repository.at(match_id, person) as (live, match, visit):
        unsealed(visit.rights, match)
        position = {"game": match.game.name, **match.game.editor.to_position(match.state)}
        name = f"{live.stem}-{match.n}.toml"
    return download(to_toml(position), name, "application/toml")


@router.get("/{match_id}/board.svg", responses={200: {"content": {"image/svg+xml": {}}}}, response_class=Response)
def get_picture(
    match_id: str,
    repository: TheRepository,
    person: Person,
    side: Side = None,
    n: Moment = None,
    language: Tongue = "en",
) -> Response:
    """The board with all that a side sees on it, now or after an earlier entry, as a picture."""
    with repository.at(match_id, person) as (live, match, visit):
        eyes, game = viewer(visit.rights, match, side), match.game
        state = match.state if n is None else match.at(n)
        scene, board = (
            game.edge.pieces(game.rules.view(state, eyes), language),
            game.edge.board_for(state, language),
        )
        name = f"{live.stem}-{match.n if n is None else n}.svg"
    return download(draw(board, scene, Look(language=language)), name, "image/svg+xml")


@router.get("/{match_id}/page.html", responses={200: {"content": {"text/html": {}}}}, response_class=Response)
def get_page(
    match_id: str,
    request: Request,
    repository: TheRepository,
    person: Person,
    side: Side = None,
    note: Annotated[bool, Query(description="With what one has noted of it for oneself.")] = False,
    language: Tongue = "en",
) -> Response:
    """A game as a page that stands for itself, as a side may know it: its story, its course with pictures of the board,
    and what an analysis says that was made of it.
    """
    noted = repository.talks.note(match_id, person) if note else ""
    with repository.at(match_id, person) as (live, match, visit):
        eyes = viewer(visit.rights, match, side)
        found = request.app.state.analyses.of(live, match, side, visit.rights)
        kept = repository.notebooks.read(match_id, match, person, visit.row.owner) if note else []
        notes = with_notes(match.record, kept).notebook
        said = remarks(match, found, language, noted).noted(
            match, notes, eyes, language, played=closed(match, visit.rights) is None
        )
        told = page.gather(match, visit.row.name, eyes, language, said)
        name = f"{live.stem}.html"
    return download(page.write(told), name, "text/html")


def unsealed(rights: Rights, match: AnyMatch) -> None:
    """Whether all that a match holds may be given to the person. Raises Refused."""
    if not rights.may_take(match):
        raise sealed()


def download(text: str, name: str, media_type: str) -> Response:
    """A file to take away."""
    plain = "".join(ch if ch.isascii() and (ch.isalnum() or ch in "-_.") else "_" for ch in name)
    headers = {"Content-Disposition": f'attachment; filename="{plain}"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type=f"{media_type}")
