"""Routes of what two people agree on, and of giving up."""

from fastapi import APIRouter, Response

from polemos.match.match import AnyMatch
from polemos.server.agreeing import accept, asks, deals_of, may, propose, standing
from polemos.server.deals import DECLINED
from polemos.server.invitations import Visit
from polemos.server.match_repository import MatchRepository
from polemos.server.open_match import OpenMatch
from polemos.server.problems import Refused, not_your_seat
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.rights import Rights
from polemos.server.schemas import Table
from polemos.server.schemas_deals import GiveUp, Propose, Reply
from polemos.server.tables import table_of
from polemos.server.viewers import present, viewer

router = APIRouter(prefix="/api/matches/{match_id}", route_class=StrictRoute, responses=PROBLEMS)


@router.post("/surrender", response_model=Table)
def surrender(
    match_id: str, body: GiveUp, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Give the match up: the other side has won."""
    with repository.at(match_id, person) as (live, match, visit):
        side = own_side(visit.rights, match, body.side)
        in_play(match)
        present(match, body.n)
        if "surrender" not in may(match, visit.rights):
            raise Refused(409, "over", "n")
        match.surrender(side)
        return answer(repository, live, match, visit, side, language, person)


@router.post("/deals", response_model=Table)
def propose_deal(
    match_id: str, body: Propose, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Ask the other person to allow an undo, to agree on a draw, or to play again."""
    with repository.at(match_id, person) as (live, match, visit):
        side = own_side(visit.rights, match, body.side)
        in_play(match)
        present(match, body.n)
        propose(repository, match, visit, side, body)
        return answer(repository, live, match, visit, side, language, person)


@router.post("/deals/reply", response_model=Table)
def reply_to_deal(
    match_id: str, body: Reply, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Say yes or no to what the other person has proposed, or withdraw what one has proposed oneself."""
    with repository.at(match_id, person) as (live, match, visit):
        side = own_side(visit.rights, match, body.side)
        row = standing(repository, match, match_id, body.id)
        mine, withdraws = visit.rights.holds(row.side), body.reply == "withdraw"
        if withdraws and not mine:
            raise Refused(403, "deal-of-other", "reply")
        if mine and not withdraws:
            raise Refused(403, "own-deal", "reply")
        if body.reply == "accept":
            accept(repository, match, visit, row, language)
        elif body.reply == "decline":
            repository.deals.settle(row, DECLINED, n=match.n if row.kind == "late" else None)
        else:
            repository.deals.drop(match_id, [row.kind])
        return answer(repository, live, match, visit, side, language, person)


@router.delete("/late", status_code=204)
def end_late(match_id: str, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """Spectators see from now on what both may know, at once: one of the two does not want them to see everything late
    any more. The other one is not asked.
    """
    with repository.at(match_id, person) as (_, match, visit):
        if visit.rights.role == "spectator" or not any(map(visit.rights.holds, match.game.sides)):
            raise not_your_seat("")
        repository.late_book.end(match_id)
        repository.turn(match_id)
    return Response(status_code=204)


def own_side(rights: Rights, match: AnyMatch, name: str) -> int:
    """The side of a name, which this person plays. Raises Refused."""
    side = viewer(rights, match, name)
    if side not in rights.people(match):
        raise not_your_seat(name)
    return side


def in_play(match: AnyMatch) -> None:
    """Whether the match is a game. Raises Refused."""
    if match.record.header.lesson:
        raise Refused(409, "lesson-ends", "id")
    if asks(match):
        raise Refused(409, "puzzle-waits", "id")


def answer(
    repository: MatchRepository, live: OpenMatch, match: AnyMatch, visit: Visit, side: int, language: str, person: str
) -> Response:
    """All who watch are told; whoever did it gets the table."""
    live.changed()
    live.stir()
    deals = deals_of(repository, match, visit.row.id, side, language, visit.rights)
    own = repository.pre_answers.of(visit.row.id, person)
    table = table_of(match, visit.row.id, visit.row.name, side, language, live.trouble, visit.rights, deals, own)
    return send(table)
