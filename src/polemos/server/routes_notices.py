"""Routes of notices: by which ways a person is told that it is his turn, and the links in what he is sent."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from polemos.server.addresses import base_of
from polemos.server.invitations import Visit
from polemos.server.match_repository import MatchRepository
from polemos.server.notice_book import WayRow
from polemos.server.notice_options import is_address
from polemos.server.notice_push import endpoint_of, subscription_of
from polemos.server.notices import Notices
from polemos.server.problems import Refused
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.schemas_notices import Hush, NewNoticeWay, NoticeLink, NoticesModel, NoticeWay

router = APIRouter(route_class=StrictRoute, responses=PROBLEMS)

MATCH = "/api/matches/{match_id}/notices"
Token = Annotated[str, Path(max_length=200)]


def notices_of(request: Request) -> Notices:
    """The notices of the app that answers."""
    notices: Notices = request.app.state.notices
    return notices


TheNotices = Annotated[Notices, Depends(notices_of)]


@router.get(MATCH, response_model=NoticesModel)
def get_notices(
    match_id: str, repository: TheRepository, notices: TheNotices, person: Person, language: Tongue = "en"
) -> Response:
    """How one is told of one's matches, and whether of this one. For players, and each is told of himself alone."""
    visit = playing(repository, match_id, person)
    return send(model_of(notices, visit, person))


@router.post(f"{MATCH}/ways", response_model=NoticesModel, status_code=201)
def add_way(
    match_id: str,
    body: NewNoticeWay,
    request: Request,
    repository: TheRepository,
    notices: TheNotices,
    person: Person,
    language: Tongue = "en",
) -> Response:
    """Be told by this way as well, of all matches that one plays with people at other places, in this language.

    To an e-mail address a link is sent first; nothing else goes there before that has been opened and confirmed.
    """
    visit = playing(repository, match_id, person)
    places = visit.rights.access(repository.summary(visit.row).get("seats", {}), False).places.values()
    if "here" not in places or not {"elsewhere", "awaited"} & set(places):
        raise Refused(409, "notices-alone", "id")
    if body.kind not in notices.offers():
        raise Refused(409, "no-such-way", "kind")
    base = notices.options.url
    if not base:
        reached = f"{request.url.scheme}://{request.headers.get('host', '')}"
        base = base_of(reached, request.app.state.reach)[0] + request.scope.get("root_path", "")
    notices.add(person, body.kind, address_of(notices, body), base, language)
    return send(model_of(notices, visit, person), 201)


@router.put(MATCH, response_model=NoticesModel)
def hush(
    match_id: str,
    body: Hush,
    repository: TheRepository,
    notices: TheNotices,
    person: Person,
    language: Tongue = "en",
) -> Response:
    """Hear of this match no more, or again. What one is told from now on is in this language."""
    visit = playing(repository, match_id, person)
    notices.book.speak(person, language)
    notices.hush(visit.row.id, person, body.quiet)
    return send(model_of(notices, visit, person))


@router.delete("/api/notices/{way}", status_code=204)
def end_way(way: Token, notices: TheNotices, person: Person, language: Tongue = "en") -> Response:
    """Be told by this way no more; it goes from the disk."""
    row = notices.book.way(way)
    if row is None or row.person != person:
        raise Refused(404, "no-such-way", "way")
    notices.end(row)
    return Response(status_code=204)


# ---------------------------------------------------------------- links in what is sent


@router.get("/api/notices/links/{token}", response_model=NoticeLink)
def look_at_notice_link(token: Token, notices: TheNotices, language: Tongue = "en") -> Response:
    """What a link in a message is for. Nothing is done by that: programs that read mail open links too."""
    return send(link_of(linked(notices, token), token))


@router.post("/api/notices/links/{token}", response_model=NoticeLink)
def follow_notice_link(token: Token, notices: TheNotices, language: Tongue = "en") -> Response:
    """Confirm the address, or end the notices there. Whoever reads what is sent there may do that, without a cookie."""
    return send(followed(notices, token))


@router.post("/notices/{token}", include_in_schema=False)
def end_by_one_click(token: Token, notices: TheNotices) -> Response:
    """End the notices at an address, as programs that read mail ask for it [RFC 8058]; whatever the body says."""
    way = linked(notices, token)
    if way.leave == token:
        notices.end(way)
    return Response(status_code=200)


def linked(notices: Notices, token: str) -> WayRow:
    """What a link is about. Raises Refused."""
    way = notices.book.by_token(token)
    if way is None:
        raise Refused(404, "no-notice-link", "token")
    return way


def followed(notices: Notices, token: str) -> NoticeLink:
    """Do what a link is for. Raises Refused."""
    way = linked(notices, token)
    if way.leave == token:
        notices.end(way)
    else:
        notices.confirm(way)
    return link_of(way, token).model_copy(update={"done": True})


def link_of(way: WayRow, token: str) -> NoticeLink:
    """What a link is for, to whoever has it."""
    ends = way.leave == token
    return NoticeLink.model_validate(
        {"does": "end" if ends else "confirm", "kind": way.kind, "done": not ends and way.confirmed}
    )


# ---------------------------------------------------------------- who, where


def playing(repository: MatchRepository, match_id: str, person: str) -> Visit:
    """A match at which somebody plays. Raises Refused."""
    visit = repository.visit(match_id, person)
    if visit.rights.role == "spectator":
        raise Refused(403, "players-told", "id")
    return visit


def address_of(notices: Notices, wanted: NewNoticeWay) -> str:
    """The address of a way as it is kept. Raises Refused for what is none, or not allowed."""
    address = wanted.address.strip()
    if wanted.kind == "push":
        try:
            return subscription_of(address, wanted.p256dh, wanted.auth, notices.options.inside)
        except ValueError:
            raise Refused(422, "no-subscription", "address") from None
    if wanted.kind == "apprise":
        try:
            notices.services.opened(address)
        except ValueError:
            raise Refused(422, "no-service", "address") from None
    elif not is_address(address):
        raise Refused(422, "no-mail-address", "address")
    return address


def model_of(notices: Notices, visit: Visit, person: str) -> NoticesModel:
    """How somebody is told: to him alone."""
    offers = notices.offers()
    kept = notices.book.ways(person)
    ways = [
        {
            "id": one.id,
            "kind": one.kind,
            "address": endpoint_of(one.address) if one.kind == "push" else one.address,
            "confirmed": one.confirmed,
        }
        for one in kept
    ]
    return NoticesModel(
        offers=offers,
        services=sorted(notices.options.services),
        push_key=notices.key.public if "push" in offers else "",
        ways=[NoticeWay.model_validate(one) for one in ways],
        language=kept[-1].language if kept else "",
        quiet=notices.book.watch(visit.row.id, person).quiet,
    )
