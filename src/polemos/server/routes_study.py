"""Routes of study: what a bot would do."""

from fastapi import APIRouter, Request, Response

from polemos.server.elsewhere import NotWanted
from polemos.server.hints import Hints, asked, hint_of
from polemos.server.problems import busy, stale
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.schemas_study import HintModel
from polemos.server.viewers import Side, viewer

router = APIRouter(prefix="/api/matches/{match_id}", route_class=StrictRoute, responses=PROBLEMS)


@router.get("/hint", response_model=HintModel)
def hint(
    match_id: str,
    request: Request,
    repository: TheRepository,
    person: Person,
    side: Side = None,
    language: Tongue = "en",
) -> Response:
    """What a bot would do now in the place of who decides, and why. It may take some seconds."""
    hints: Hints = request.app.state.hints
    with repository.at(match_id, person) as (live, match, visit):
        key, work = asked(live, match, viewer(visit.rights, match, side), visit.rights)
        version, n = live.version, match.n
    try:
        found = hints.find(key, work, lambda: live.version == version)
    except NotWanted:
        raise stale(n, live.pulse.n) from None
    except TimeoutError:
        raise busy() from None
    with repository.at(match_id, person) as (live, match, _):
        if live.version != version:
            raise stale(n, match.n)
        model = hint_of(match, n, match.state, found, language)
    return send(model)
