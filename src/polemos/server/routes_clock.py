"""Routes of a match's clock: its owner sets it before the other sits down, both use it."""

from fastapi import APIRouter, Response

from polemos.match.match import AnyMatch
from polemos.server.clock import TimeControl
from polemos.server.invitations import Visit
from polemos.server.problems import Refused
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue
from polemos.server.routes_deals import answer, in_play, own_side
from polemos.server.schemas import Table
from polemos.server.schemas_clock import ClockAct, SetClock
from polemos.server.viewers import viewer

router = APIRouter(prefix="/api/matches/{match_id}/clock", route_class=StrictRoute, responses=PROBLEMS)


@router.put("", response_model=Table)
def set_clock(
    match_id: str, body: SetClock, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Give a match a clock, or take it away, as long as nobody sits at another place. Its owner's alone."""
    repository.visit(match_id, person).own()
    with repository.at(match_id, person) as (live, match, visit):
        visit.own()
        in_play(match)
        control = None if body.clock is None else TimeControl(**body.clock.model_dump())
        settable(match, visit)
        repository.clocks.put(match_id, control, match)
        return answer(repository, live, match, visit, viewer(visit.rights, match, None), language, person)


@router.post("/act", response_model=Table)
def use_clock(
    match_id: str, body: ClockAct, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Go on vacation or come back; or say what comes of it that the other's time is up."""
    with repository.at(match_id, person) as (live, match, visit):
        side = own_side(visit.rights, match, body.side)
        repository.clocks.act(match_id, match, visit.rights, body.side, body.act)
        # who watches sees it at once, and who is told of his turn is told anew when a time is up once more
        live.stir()
        return answer(repository, live, match, visit, side, language, person)


def settable(match: AnyMatch, visit: Visit) -> None:
    """Whether a clock can be set. Raises Refused."""
    if match.over:
        raise Refused(409, "over", "id")
    if any(player is not None for player in match.players):
        raise Refused(409, "clock-alone", "clock")
    if visit.rights.others(match):
        raise Refused(409, "clock-late", "clock")
