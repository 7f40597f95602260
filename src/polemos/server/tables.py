"""What one viewer sees of a match, as the messages of the wire: made from his view alone, never from the state.

A viewer is a side, or NOBODY, who sees what is open to all. Only of the side that decides are the choices shown.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from polemos.board.describe import Scene
from polemos.kernel.errors import IllegalChoice
from polemos.kernel.flow import NOBODY, Decision, Refusal
from polemos.match.called import aside_text, called, points_called, toll_called
from polemos.match.ending import Ending, outlook_of
from polemos.match.ending import result_of as ended_result
from polemos.match.match import AnyMatch
from polemos.match.moments import HUMAN
from polemos.room.game import AnyGame
from polemos.room.results import DRAW, Choice, Result, Toll
from polemos.room.view_models import StandingOrder
from polemos.server.pre_answers import PreAnswerRow, models_of, only, plain
from polemos.server.puzzles import stand_of
from polemos.server.rights import ALONE, Rights
from polemos.server.schemas import (
    AsideModel,
    ChoiceModel,
    Overlays,
    PreviewModel,
    QuestionModel,
    RefusalModel,
    ResultModel,
    ScoreLine,
    ScoreModel,
    Table,
    TollModel,
    WayModel,
    Why,
)
from polemos.server.schemas_deals import Deals
from polemos.server.taking_back import undo_text
from polemos.server.teaching import guide_of

NO_DEALS: Final = Deals()
PLACED: Final = ("number", "marker", "")
"""Kinds of targets that are nothing on the board, whatever they are called."""
FACING: Final = "facing"
"""The kind of targets that are bearings."""


class Ground(NamedTuple):
    """The names on a game's board: spaces to indexes, regions to ids; places of works, tracks of one box."""

    spaces: dict[str, int]
    regions: dict[str, str]
    plots: frozenset[str]


@cache
def ground(game: AnyGame, own: str) -> Ground:
    """The names on a board of a game; `own`: as `AnyGame.own_board` calls it."""
    board = game.edge.board("en", own)
    return Ground(
        {s.name: s.id for s in board.spaces},
        {r.id.casefold(): r.id for r in board.regions},
        frozenset(t.id for t in board.tracks if t.is_site),
    )


# ---------------------------------------------------------------- the table


def offers_hint(match: AnyMatch, side: int, rights: Rights) -> bool:
    """Whether a person behind these eyes may ask what a bot would do now: not against somebody elsewhere."""
    return (
        match.record.header.hints
        and match.game.advises
        and rights.alone(match)
        and not match.over
        and not match.chance
        and side == match.state.actor
        and rights.may_decide(match, side)
    )


def thinking(match: AnyMatch) -> bool:
    """Whether a bot decides."""
    return match.player is not None


def table_of(
    match: AnyMatch,
    match_id: str,
    name: str,
    side: int,
    language: str,
    trouble: str = "",
    rights: Rights = ALONE,
    deals: Deals = NO_DEALS,
    answers: Sequence[PreAnswerRow] = (),
) -> Table:
    """All that a viewer sees now."""
    game, state = match.game, match.state
    view = game.rules.view(state, side)
    scene: Scene = game.edge.pieces(view, language)
    return Table(
        id=match_id,
        scenario=game.rules.scenario_of(state),
        n=match.n,
        last=match.n,
        rewound=match.rewound,
        resumed=match.resumed,
        resumed_why=match.resumed_why,
        turn=game.rules.turn(state),
        moment=game.edge.moment(state, language),
        over=match.over,
        decides=None if match.over else game.sides[state.actor],
        side=None if side == NOBODY else game.sides[side],
        may_view=[game.sides[p] for p in rights.may_view(match)],
        thinking=thinking(match) and not trouble,
        question=question_of(match, side, language, scene, rights),
        scene=scene,
        sheets=game.edge.sheets(view, language),
        asides=asides_of(match, side, language, rights),
        standing=standing_of(match, side, language, rights),
        undo=undo_text(match, side, language, rights),
        result=result_of(game, state, match.over, language, match.ended),
        means=game.edge.means(view, language),
        seats=seats_of(match),
        name=name,
        guide=guide_of(match, side, language),
        puzzle=stand_of(match, language),
        said_dice=match.said_dice and not match.record.header.lesson,
        pending=bool(state.rolled),
        access=rights.access(seats_of(match), match.over),
        deals=deals,
        answers=models_of(answers, language),
        only_answers=only(answers, None if side == NOBODY else game.sides[side]),
    )


def table_at(
    match: AnyMatch, match_id: str, name: str, side: int, n: int, language: str, rights: Rights = ALONE
) -> Table:
    """What a viewer saw after entry n: nothing is asked there, and nothing can be done."""
    game, state = match.game, match.at(n)
    view, ended = game.rules.view(state, side), match.ended if n == match.n else None
    over = state.actor == NOBODY or ended is not None
    return Table(
        id=match_id,
        scenario=game.rules.scenario_of(state),
        n=n,
        last=match.n,
        rewound=match.rewound,
        resumed=match.resumed,
        resumed_why=match.resumed_why,
        turn=game.rules.turn(state),
        moment=game.edge.moment(state, language),
        over=over,
        decides=None if over else game.sides[state.actor],
        side=None if side == NOBODY else game.sides[side],
        may_view=[game.sides[p] for p in rights.may_view(match)],
        thinking=thinking(match),
        question=None,
        scene=game.edge.pieces(view, language),
        sheets=game.edge.sheets(view, language),
        asides=[],
        standing=[],
        undo="",
        result=result_of(game, state, over, language, ended),
        means=game.edge.means(view, language),
        seats=seats_of(match),
        name=name,
        access=rights.access(seats_of(match), match.over),
    )


def seats_of(match: AnyMatch) -> dict[str, str]:
    """Who sits where, for every side, as the record says it."""
    said = dict(match.record.header.seats)
    return {side: said.get(side, HUMAN) for side in match.game.sides}


def question_of(match: AnyMatch, side: int, language: str, scene: Scene, rights: Rights) -> QuestionModel | None:
    """The question that waits, with its choices for who decides; a secret one is not even named to others."""
    game, state = match.game, match.state
    if match.over:
        return None
    mine, step = rights.may_decide(match, side), state.agenda[-1]
    assert isinstance(step, Decision)
    # whoever sees the match late looks over the shoulder of who decides
    told = mine or (rights.late is not None and rights.late.full and side == state.actor)
    if step.secret() and not told:
        return None
    choices: list[ChoiceModel] = []
    if mine:
        where = {piece.id: piece.space for piece in scene.pieces}
        names, turning = ground(game, game.own_board(game.rules.scenario_of(state))), game.edge.turning(state)
        choices = [choice_of(names, game.edge.describe(state, c, language), where, turning) for c in state.opts]
    return QuestionModel(
        name=type(step).__name__,
        side=game.sides[state.actor],
        clause=step.clause(),
        # the words of a question may tell of a treasury or a hand
        text=game.edge.ask(state, language) if told else "",
        note=game.edge.note(state, language) if told else "",
        choices=choices,
        chance=match.chance,
        previews=mine and game.edge.previews,
        spaces=game.edge.focus(state) if told else [],
        standing=game.edge.governing(state) if mine else "",
        hints=offers_hint(match, side, rights),
        forms=game.edge.forms(state, language) if mine else [],
        answerable=plain(match, choices) if rights.people(match) else [],
        ways=[
            WayModel(space=way.space, choices=list(way.choices), text=way.text)
            for way in game.edge.reach(state, language)
        ]
        if mine
        else [],
    )


def choice_of(names: Ground, choice: Choice, where: dict[str, int], turning: str = "") -> ChoiceModel:
    """A choice with what it points at on the board.

    where: in which space each piece stands; turning: the piece that choices of a facing turn, "" if none.
    """
    space, piece, region, track = -1, "", "", ""
    facing: int | None = None
    if choice.kind == FACING:
        if turning in where:
            piece, space, facing = turning, where[turning], int(choice.target)
    elif choice.space >= 0 or choice.region:
        space, region = choice.space, choice.region
    elif choice.kind not in PLACED:
        if choice.target in names.spaces:
            space = names.spaces[choice.target]
        elif choice.target in where:
            piece, space = choice.target, where[choice.target]
        elif choice.target in names.plots:
            track = choice.target
        else:
            region = names.regions.get(choice.target.casefold(), "")
    return ChoiceModel(
        id=choice.id,
        verb=choice.verb,
        kind=choice.kind,
        target=choice.target,
        text=choice.text,
        space=space,
        piece=piece,
        region=region,
        track=track,
        facing=facing,
    )


def asides_of(match: AnyMatch, side: int, language: str, rights: Rights) -> list[AsideModel]:
    """What the person behind these eyes may do besides deciding."""
    if side not in rights.people(match) or match.over:
        return []
    game = match.game
    return [
        AsideModel(id=one, text=aside_text(game, language, one), weighty=game.edge.needs_confirmation(one))
        for one in game.rules.asides(match.state, side)
    ]


def standing_of(match: AnyMatch, side: int, language: str, rights: Rights) -> list[StandingOrder]:
    """The standing orders of the person behind these eyes."""
    if side not in rights.people(match) or match.over:
        return []
    return match.game.edge.standing_orders(match.state, side, language)


def result_of(game: AnyGame, state: Any, over: bool, language: str, ending: Ending | None = None) -> ResultModel:
    """How things stand, or how a match ended."""
    result = ended_result(game, state, ending)
    scores = [
        ScoreModel(
            side=name,
            points=result.points[p],
            goal=result.goals[p] if result.goals else None,
            said=points_called(game, language, result.points[p]),
            toll=toll_of(game, result.tolls[p], language) if result.tolls else None,
            level=called(game, language, "level", result.levels[p]),
            short=short_of(game, result, p, language),
            lines=[
                ScoreLine(
                    text=called(game, language, "score", line.name),
                    number=line.number if line.counts else None,
                    points=line.points if line.counts else None,
                    clause=line.clause,
                )
                for line in result.lines[p]
            ],
        )
        for p, name in enumerate(game.sides)
    ]
    ahead = winner_of(game, result)
    outlook = outlook_of(game, state, ending, language)
    return ResultModel(scores=scores, outlook=outlook, winner=ahead if over else None, ahead=ahead)


def short_of(game: AnyGame, result: Result, side: int, language: str) -> str:
    """How a side stands in a few words of its game (`strip-score`): what it has lost or scored, of how much."""
    t = game.edge.texts(language)
    if not t.has("strip-score"):
        return ""
    toll = result.tolls[side] if result.tolls else None
    goal = result.goals[side] if result.goals else 0
    said = {
        "points": f"{toll.lost if toll else result.points[side]:g}",
        "limit": f"{toll.limit if toll else goal:g}",
        "level": called(game, language, "level", result.levels[side]),
    }
    return t("strip-score", said)


def toll_of(game: AnyGame, toll: Toll, language: str) -> TollModel:
    """What a side has lost of what it may lose, also in words."""
    return TollModel(lost=toll.lost, limit=toll.limit, text=toll_called(game, language, toll))


def winner_of(game: AnyGame, result: Result) -> str:
    """A side, or "draw"."""
    return "draw" if result.winner == DRAW else game.sides[result.winner]


# ---------------------------------------------------------------- why, and what if


def whys_of(match: AnyMatch, side: int, choice_ids: Sequence[str], language: str, rights: Rights) -> list[Why]:
    """What forbids each of these choices; nothing to whoever does not decide."""
    if not rights.may_decide(match, side):
        return []
    game, state = match.game, match.state
    answers = []
    for choice_id in choice_ids:
        refusals = game.rules.why_not(state, choice_id)
        answers.append(
            Why(
                choice=choice_id,
                text=game.edge.describe(state, game.rules.choice_value(choice_id), language).text,
                legal=not refusals,
                refusals=[refusal_of(game, one, language) for one in refusals],
            )
        )
    return answers


def refusal_of(game: AnyGame, refusal: Refusal, language: str) -> RefusalModel:
    """A clause that forbids something."""
    clause = game.clauses.clauses.get(refusal.clause)
    return RefusalModel(
        clause=refusal.clause,
        title=clause.title_in(language) if clause else "",
        text=clause.text_in(language) if clause else "",
        space=refusal.space,
    )


def preview_of(match: AnyMatch, side: int, choice_id: str, language: str, rights: Rights) -> PreviewModel:
    """What a choice that waits would do. Raises IllegalChoice."""
    if not rights.may_decide(match, side):
        return PreviewModel(choice=choice_id, preview=None)
    shown: Any = match.game.edge.preview(match.state, choice_id, language)
    return PreviewModel(choice=choice_id, preview=shown)


def overlays_of(match: AnyMatch, side: int, n: int | None, piece: str, language: str) -> Overlays:
    """What a viewer may lay over the board, now or as it was after entry n."""
    state = match.state if n is None else match.at(n)
    found = match.game.edge.overlays(match.game.rules.view(state, side), language, piece)
    return Overlays(n=match.n if n is None else n, piece=piece, overlays=found)


def click_intents_of(match: AnyMatch, side: int, kind: str, target: str, rights: Rights) -> list[str]:
    """The choices that a person may mean who points there."""
    if not rights.may_decide(match, side):
        return []
    try:
        return match.game.edge.click_intents(match.state, kind, target)
    except IllegalChoice:
        return []
