"""An analysis as a message of the wire: in words, each mistake and turning point worded once."""

from typing import Any, cast

from polemos.kernel.flow import NOBODY
from polemos.match.match import AnyMatch
from polemos.server.analyses import Job
from polemos.server.schemas_study import (
    AnalysisModel,
    BadModel,
    BetterModel,
    LuckModel,
    ReasonModel,
    TurningModel,
)
from polemos.study.analysis import Analysis, Moment, taken_up
from polemos.study.report import Bad, Turning, bad_moments, bad_of, turning_moments, turning_of


def analysis_of(match: AnyMatch, job: Job, language: str) -> AnalysisModel:
    """What an analysis has found, of what the match still holds."""
    game, found = match.game, job.found
    if found is not None and taken_up(found, match.record, match.resumed, job.viewer) is None:
        # choices were taken back since: it will be made anew
        found = None
        job.told.clear()
    viewer = None if job.viewer == NOBODY else game.sides[job.viewer]
    state = cast(Any, job.state if found is not None or job.state != "stopped" else "none")
    if found is None:
        return AnalysisModel(state=state, trouble=job.trouble, viewer=viewer, total=match.n)

    bad = [_bad_told(match, job, moment, language) for moment in bad_moments(found)]
    turning = [_turning_told(match, job, found, moment, before, language) for moment, before in turning_moments(found)]
    return AnalysisModel(
        state=state,
        trouble=job.trouble,
        viewer=viewer,
        first=found.first,
        done=found.done,
        total=found.total,
        fitted=found.fitted,
        curve=[round(found.begins, 4), *[round(moment.chance, 4) for moment in found.moments]],
        bad=[_bad(match, one) for one in bad],
        turning=[_turning(match, one) for one in turning],
        luck=[]
        if found.viewer != NOBODY
        else [
            LuckModel(side=name, choices=round(chosen, 4), dice=round(diced, 4))
            for name, (chosen, diced) in zip(game.sides, found.luck(), strict=True)
        ],
    )


def _bad_told(match: AnyMatch, job: Job, moment: Moment, language: str) -> Bad:
    key = ("bad", moment.n, language)
    if key not in job.told:
        job.told[key] = bad_of(match.game, match.at(moment.n - 1), moment, language)
    return cast(Bad, job.told[key])


def _turning_told(match: AnyMatch, job: Job, found: Analysis, moment: Moment, before: float, language: str) -> Turning:
    key = ("turning", moment.n, language)
    if key not in job.told:
        entry = match.record.entries[moment.n - 1]
        job.told[key] = turning_of(match.game, found, match.at(moment.n - 1), moment, before, entry, language)
    return cast(Turning, job.told[key])


def _bad(match: AnyMatch, one: Bad) -> BadModel:
    return BadModel(
        n=one.n,
        turn=one.turn,
        side=match.game.sides[one.side],
        text=one.text,
        size=cast(Any, one.size),
        before=round(one.before, 4),
        after=round(one.after, 4),
        loss=round(one.loss, 4),
        weight=round(one.weight, 4),
        better=[
            BetterModel(
                choice=line.choice,
                text=line.text,
                chance=round(line.chance, 4),
                reasons=[ReasonModel(text=text, gain=round(gain, 2)) for text, gain in line.reasons],
            )
            for line in one.better
        ],
    )


def _turning(match: AnyMatch, one: Turning) -> TurningModel:
    return TurningModel(
        n=one.n,
        turn=one.turn,
        side=None if one.side == NOBODY else match.game.sides[one.side],
        text=one.text,
        before=round(one.before, 4),
        after=round(one.after, 4),
        by_choice=one.by_choice,
    )
