"""Routes of a bot that thinks: it can be hurried."""

from fastapi import APIRouter, Response

from polemos.server.problems import Refused
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.schemas_thinking import HurryAct, HurryModel

router = APIRouter(prefix="/api/matches/{match_id}", route_class=StrictRoute, responses=PROBLEMS)


@router.post("/hurry", response_model=HurryModel)
def hurry(
    match_id: str, body: HurryAct, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Let the bot that thinks make the best move that it has found so far. One that has moved is not hurried."""
    with repository.at(match_id, person) as (live, match, visit):
        if not visit.rights.may_hurry(match):
            raise Refused(403, "no-hurry", "id")
        hurried = live.hurry(body.n)
    return send(HurryModel(hurried=hurried))
