"""Routes of answers in advance: given where a question is asked, taken back at any time."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from polemos.server.problems import Refused
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue
from polemos.server.routes_deals import answer, own_side
from polemos.server.schemas import Table
from polemos.server.schemas_answers import GiveAnswer
from polemos.server.viewers import Side, present, viewer

router = APIRouter(prefix="/api/matches/{match_id}/answers", route_class=StrictRoute, responses=PROBLEMS)

Answer = Annotated[str, Path(max_length=40)]


@router.post("", response_model=Table)
def give_answer(
    match_id: str, body: GiveAnswer, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Answer the question that waits, and the same one whenever it comes again."""
    with repository.at(match_id, person) as (live, match, visit):
        side = own_side(visit.rights, match, body.side)
        present(match, body.n)
        if not visit.rights.may_decide(match, side):
            raise Refused(409, "answer-unasked", "side")
        repository.pre_answers.give(match_id, match, person, body.choice, body.this_turn)
        repository.answer(live, match, visit.row)
        return answer(repository, live, match, visit, side, language, person)


@router.delete("/{answer_id}", response_model=Table)
def take_answer_back(
    match_id: str,
    answer_id: Answer,
    repository: TheRepository,
    person: Person,
    side: Side = None,
    language: Tongue = "en",
) -> Response:
    """Be asked again."""
    with repository.at(match_id, person) as (live, match, visit):
        eyes = viewer(visit.rights, match, side)
        repository.pre_answers.take_back(match_id, person, answer_id)
        return answer(repository, live, match, visit, eyes, language, person)
