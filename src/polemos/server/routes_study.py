"""Routes of study: what a bot would do, and the analysis of a match."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from polemos.server.analyses import Analyses, Job, eyes_of
from polemos.server.analysis_words import analysis_of
from polemos.server.elsewhere import NotWanted
from polemos.server.hints import Hints, asked, hint_of
from polemos.server.motives import motive_asked, motive_of
from polemos.server.problems import busy, stale
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.schemas_study import AnalysisAct, AnalysisModel, HintModel, MotiveModel
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


@router.get("/motive", response_model=MotiveModel)
def motive(
    match_id: str,
    request: Request,
    repository: TheRepository,
    person: Person,
    n: Annotated[int, Query(ge=1, le=10**9, description="The entry of the record.")],
    side: Side = None,
    language: Tongue = "en",
) -> Response:
    """Why a bot has done something. It may take some seconds."""
    hints: Hints = request.app.state.hints
    with repository.at(match_id, person) as (live, match, visit):
        work = motive_asked(match, n, viewer(visit.rights, match, side), visit.rights)
        entry, rewound = match.record.entries[n - 1], match.rewound
    key = (f"{match_id} {live.late} {entry.text}", n, rewound, -2)
    try:
        found = hints.find(key, work, lambda: live.match is None or live.match.rewound == rewound)
    except NotWanted:
        raise stale(n, live.pulse.n) from None
    except TimeoutError:
        raise busy() from None
    with repository.at(match_id, person) as (_, match, _):
        if n > match.n or match.record.entries[n - 1] != entry:
            raise stale(n, match.n)
        model = motive_of(match, n, found, language)
    return send(model)


@router.get("/analysis", response_model=AnalysisModel)
def get_analysis(
    match_id: str,
    request: Request,
    repository: TheRepository,
    person: Person,
    side: Side = None,
    language: Tongue = "en",
) -> Response:
    """How far the analysis of a match has come, and what it has found."""
    analyses: Analyses = request.app.state.analyses
    with repository.at(match_id, person) as (live, match, visit):
        job: Job = analyses.job(live, eyes_of(match, side, visit.rights))
        model = analysis_of(match, job, language)
    return send(model)


@router.post("/analysis", response_model=AnalysisModel)
def analyse(
    match_id: str,
    body: AnalysisAct,
    request: Request,
    repository: TheRepository,
    person: Person,
    language: Tongue = "en",
) -> Response:
    """Begin the analysis of a match, go on with it, or break it off. The answer comes at once."""
    analyses: Analyses = request.app.state.analyses
    with repository.at(match_id, person) as (live, match, visit):
        job: Job = analyses.job(live, eyes_of(match, body.side, visit.rights))
        act: Any = analyses.stop if body.stop else analyses.begin
        act(job)
        model = analysis_of(match, job, language)
    return send(model)
