"""Routes of the links by which friends come to a match: made and withdrawn by its owner, taken by others."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from polemos.match import games
from polemos.match.called import called, title
from polemos.match.moments import HUMAN
from polemos.match.opening import side_of
from polemos.server.addresses import base_of, qr_rows
from polemos.server.contests import OFFERED, ON
from polemos.server.identity import JOIN
from polemos.server.invitations import InvitationRow, Visit
from polemos.server.match_repository import MatchRepository
from polemos.server.problems import Refused
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.rights import Rights
from polemos.server.routes_accounts import accounts_of
from polemos.server.schemas import MatchModel
from polemos.server.schemas_clock import ClockControl
from polemos.server.schemas_dice import TakeSeat
from polemos.server.schemas_online import (
    InvitationModel,
    Invitations,
    Invite,
    LobbyModel,
    NewInvitation,
    OfferModel,
    Welcome,
)

router = APIRouter(route_class=StrictRoute, responses=PROBLEMS)

Token = Annotated[str, Path(max_length=200)]


@router.get("/api/matches/{match_id}/invitations", response_model=Invitations)
def list_invitations(match_id: str, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """The links of a match that have not been withdrawn. Its owner's alone."""
    row = repository.visit(match_id, person).own()
    made = repository.invitations.made(row.id)
    offered = repository.lobby.of(row.id)
    called = repository.invitations.names({one.holder for one, _ in made})
    models = [model_of(one, guests, called.get(one.holder, ""), one.id in offered) for one, guests in made]
    return send(Invitations(invitations=models))


@router.post("/api/matches/{match_id}/invitations", response_model=NewInvitation, status_code=201)
def invite(
    match_id: str, body: Invite, repository: TheRepository, person: Person, request: Request, language: Tongue = "en"
) -> Response:
    """Make a link for a seat, which is not the owner's any more from then on, or for spectators. Its owner's alone.

    A seat may be offered to everybody of the server as well (`open`), and the game may be rated if whoever sits down
    there agrees (`rated`).
    """
    if body.rated:
        accounts_of(request)
    if body.rated and body.side is None:
        raise Refused(422, "rated-seat", "rated")
    if body.open and body.side is None:
        raise Refused(422, "offer-seat", "side")
    row = repository.visit(match_id, person).own()
    with repository.at(match_id, person) as (live, match, visit):
        if match.record.header.puzzle:
            raise Refused(409, "puzzle-alone", "id")
        if match.record.header.lesson:
            raise Refused(409, "lesson-alone", "id")
        if body.side is not None:
            if match.players[side_of(match.game, body.side)] is not None:
                raise Refused(409, "seat-of-bot", "side")
            if match.over:
                raise Refused(409, "over", "id")
        if body.open:
            repository.lobby.room(row)
        if body.side is not None and visit.rights.stake == ON:
            raise Refused(409, "rated-stands", "id")
        if body.rated:
            repository.contests.offer(visit, match, person)
        elif body.side is not None:
            repository.contests.unoffer(match_id)
        made, token = repository.invitations.make(row, body.side or "")
        if body.open:
            repository.lobby.offer(row, made.id)
        live.stir()
    base, local = base_of(f"{request.url.scheme}://{request.headers.get('host', '')}", request.app.state.reach)
    url = f"{base}{request.scope.get('root_path', '')}{JOIN}{token}"
    return send(
        NewInvitation(
            invitation=model_of(made, 0, "", body.open),
            url=url,
            local=local,
            network=request.app.state.reach.network if local else "",
            qr=[] if local else qr_rows(url),
        ),
        201,
    )


@router.delete("/api/matches/{match_id}/invitations/{invitation}", status_code=204)
def withdraw(
    match_id: str, invitation: str, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Withdraw a link, and the seat or the sight that it gave. Its owner's alone."""
    visit = repository.visit(match_id, person)
    row = visit.own()
    seats = {one.id for one, _ in repository.invitations.made(row.id) if one.side}
    if invitation in seats:
        if visit.rights.stake == ON:
            raise Refused(409, "rated-stands", "id")
        repository.contests.unoffer(match_id)
    sent = repository.invitations.withdraw(row.id, invitation)
    if invitation in seats:
        # what was proposed was between those who sat there
        repository.part(row.id)
        repository.clocked(row)
    repository.dismiss(row, sent)
    return Response(status_code=204)


# ---------------------------------------------------------------- coming by a link


@router.get("/api/invitations/{token}", response_model=Welcome)
def look_at_invitation(token: Token, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """What a link is for. It is not used up by that."""
    return send(welcome(repository, repository.invitations.find(token, person), person, language))


@router.post("/api/invitations/{token}", response_model=MatchModel)
def take_invitation(
    token: Token, repository: TheRepository, person: Person, body: TakeSeat | None = None, language: Tongue = "en"
) -> Response:
    """Sit down in the seat that a link is for, or look on. From then on it is this browser's.

    Whoever brings a share in the dice before anybody has chosen anything has a part in the set-up as well.
    """
    repository.contests.must_fit(repository.invitations.find(token, person), person)
    taken = repository.invitations.take(token, person, partial(is_own, repository, person))
    return send(seated(repository, taken, person, body, language))


# ---------------------------------------------------------------- the lobby


@router.get("/api/lobby", response_model=LobbyModel)
def look_at_lobby(repository: TheRepository, person: Person, request: Request, language: Tongue = "en") -> Response:
    """The seats that are offered to everybody of this server, the latest first."""
    offers = []
    for one in repository.lobby.standing():
        told = told_of(repository, one, person, language)
        if told is not None and not told.over:
            told = told.model_copy(update={"name": ""})
            offers.append(OfferModel(id=one.id, created=one.created, welcome=told))
    _, local = base_of(f"{request.url.scheme}://{request.headers.get('host', '')}", request.app.state.reach)
    return send(LobbyModel(offers=offers, local=local))


@router.post("/api/lobby/{offer}", response_model=MatchModel)
def take_offer(
    offer: Token, repository: TheRepository, person: Person, body: TakeSeat | None = None, language: Tongue = "en"
) -> Response:
    """Sit down in a seat that is offered to everybody, as by a link. From then on it is this browser's."""

    def offered(match_id: str) -> bool:
        return offer in repository.lobby.of(match_id)

    def barred(one: InvitationRow) -> bool:
        repository.contests.must_fit(one, person)
        return is_own(repository, person, one)

    taken = repository.invitations.take_offered(offer, person, offered, barred)
    return send(seated(repository, taken, person, body, language))


def is_own(repository: MatchRepository, person: str, one: InvitationRow) -> bool:
    """Whether the match of a link is somebody's own."""
    row = repository.store.find(one.match_id)
    return row is not None and row.owner == person


def told_of(repository: MatchRepository, one: InvitationRow, person: str, language: str) -> Welcome | None:
    """What a link says of its match; None where that is gone or cannot be opened."""
    try:
        return welcome(repository, one, person, language)
    except Refused as error:
        if error.code != "no-invitation":
            raise
        return None


def seated(
    repository: MatchRepository, taken: InvitationRow, person: str, body: TakeSeat | None, language: str
) -> MatchModel:
    """The match at which somebody has just sat down, or looks on, with his share in the dice."""
    visit = repository.visit(taken.match_id, person)
    if visit.rights.stake == OFFERED:
        repository.tick(taken.match_id)
    if body is not None and body.share and taken.side and not repository.summary(visit.row).get("broken"):
        with repository.at(taken.match_id, person) as (live, match, _):
            if match.takes_share(taken.side):
                match.share(match.game.sides.index(taken.side), body.share, anew=True)
                live.changed()
    repository.clocked(visit.row)
    repository.live(visit.row).stir()
    return repository.line(visit, language)


def welcome(repository: MatchRepository, one: InvitationRow, person: str, language: str) -> Welcome:
    """What a link says of its match. Raises Refused where that is gone or cannot be opened."""
    row = repository.store.find(one.match_id)
    if row is None:
        raise Refused(404, "no-invitation", "token")
    there = repository.invitations.visits([row], person)
    # who comes to watch is told what he will see; who comes to play, how the match stands
    mine = there.get(row.id)
    watches = not one.side and (mine is None or mine.rights.role == "spectator")
    summary = repository.told(mine or Visit(row, Rights("spectator")), watched=watches)
    if summary.get("broken") or summary.get("game") not in games.names():
        raise Refused(404, "no-invitation", "token")
    game, seats = games.find(summary["game"]), summary["seats"]
    clock = repository.clocks.of(row.id)
    return Welcome(
        match=row.id if row.id in there else "",
        own=row.owner == person,
        game=game.name,
        game_title=title(game, language),
        scenario=summary["scenario"],
        scenario_title=summary["titles"].get(language, summary["scenario"]),
        name=row.name,
        host=repository.invitations.names({row.owner}).get(row.owner, ""),
        side=one.side or None,
        side_title=called(game, language, "side", one.side) if one.side else "",
        against={side: seats.get(side, HUMAN) for side in game.sides if side != one.side},
        n=summary["n"],
        moment=summary.get("moments", {}).get(language, ""),
        over=summary.get("over", False),
        rated=repository.contests.stakes([row.id]).get(row.id) == OFFERED,
        late=late_of(repository, one),
        clock=None if clock is None else ClockControl(**clock.control.as_json()),
    )


def late_of(repository: MatchRepository, one: InvitationRow) -> int:
    """By how many seconds whoever comes by a link sees everything late, or is asked to agree that spectators do."""
    if one.side:
        return next((deal.to for deal in repository.deals.of(one.match_id) if deal.kind == "late"), 0)
    late = repository.late_book.of(one.match_id)
    return 0 if late is None else late.delay


def model_of(one: InvitationRow, guests: int, name: str = "", offered: bool = False) -> InvitationModel:
    """A link as its owner sees it; name: what whoever sits there is called; offered: to everybody."""
    taken = bool(one.holder)
    return InvitationModel(
        id=one.id,
        side=one.side or None,
        created=one.created,
        taken=taken,
        guests=guests,
        open=offered and not taken,
        name=name,
    )
