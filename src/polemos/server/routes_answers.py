"""Routes of answers in advance: one given with a choice (`Act.always`) is taken back; what has but one answer."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue
from polemos.server.routes_deals import answer, own_side
from polemos.server.schemas import Table
from polemos.server.schemas_answers import OnlyAnswer
from polemos.server.viewers import Side, viewer

router = APIRouter(prefix="/api/matches/{match_id}/answers", route_class=StrictRoute, responses=PROBLEMS)

Answer = Annotated[str, Path(max_length=40)]


@router.put("/only", response_model=Table)
def answer_what_has_one_answer(
    match_id: str, body: OnlyAnswer, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Whether to answer whatever has but one answer, also while one is away."""
    with repository.at(match_id, person) as (live, match, visit):
        side = own_side(visit.rights, match, body.side)
        repository.pre_answers.give_only(match_id, person, body.side, body.on)
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
