"""What a game teaches, and what the guide of a lesson says, as messages."""

from collections.abc import Sequence
from typing import cast

from polemos.match.guide import answer, lesson_of, stand_of
from polemos.match.match import AnyMatch
from polemos.room.game import AnyGame
from polemos.room.teaching import Lesson, Page, all_lit, part_messages, teaching_of
from polemos.server.schemas import GuideModel, GuidePage, Table
from polemos.server.schemas_teaching import (
    About,
    BriefingModel,
    BriefingPart,
    CardModel,
    LessonModel,
    SettledModel,
    TeachingModel,
)
from polemos.server.words import words


def teaching_model(game: AnyGame, language: str) -> TeachingModel:
    """The lessons of a game and the cards of its decisions."""
    teaching = teaching_of(game)
    t, first = teaching.texts(language), teaching.first_game
    return TeachingModel(
        game=game.name,
        lessons=[
            LessonModel(
                name=one.name,
                title=t(one.message()),
                text=t(one.message("text")),
                minutes=one.file.minutes,
                side=one.side,
            )
            for one in teaching.lessons.values()
        ],
        cards=[
            CardModel(id=card.id, asks=list(card.asks), title=t(f"card-{card.id}"), text=t(f"card-{card.id}-text"))
            for card in (first.card if first is not None else ())
        ],
        settled=[
            SettledModel(asks=list(one.asks), choice=one.choice) for one in (first.settled if first is not None else ())
        ],
    )


def briefing_model(match: AnyMatch, side: int, eyes: int, language: str) -> BriefingModel | None:
    """What a match opens with for a side, as a viewer sees its board; None where its room has nothing to say."""
    game, state = match.game, match.state
    teaching = teaching_of(game)
    briefing = teaching.briefing(game.rules.scenario_of(state), game.sides[side])
    if briefing is None:
        return None
    t, board = teaching.texts(language), game.edge.board_for(state, language)
    scene = game.edge.pieces(game.rules.view(state, eyes), language)
    return BriefingModel(
        id=briefing.id,
        parts=[
            BriefingPart(about=cast(About, part.about), text=t(message), spaces=all_lit(board, scene, part.light))
            for part, message in zip(briefing.part, part_messages(briefing), strict=True)
        ],
    )


# ------------------------------------------------------------------------------------------------------------ lessons
def guide_of(match: AnyMatch, side: int, language: str) -> GuideModel | None:
    """What the guide of a lesson says now to a viewer; None in a game."""
    lesson = lesson_of(match)
    if lesson is None:
        return None
    teaching = teaching_of(match.game)
    t, stand = teaching.texts(language), stand_of(match, lesson)
    here = "end" if stand.step == len(lesson.steps) else lesson.steps[stand.step].id
    pages = lesson.file.end.page if here == "end" else lesson.steps[stand.step].page
    return GuideModel(
        lesson=lesson.name,
        title=t(lesson.message()),
        step=stand.step,
        steps=len(lesson.steps),
        reply=t(stand.reply) if stand.reply and t.has(stand.reply) else "",
        pages=_pages(match, lesson, side, pages, here, language),
        may_go_back=bool(stand.began),
        next=teaching.after(lesson.name),
    )


def _pages(
    match: AnyMatch, lesson: Lesson, side: int, pages: Sequence[Page], here: str, language: str
) -> list[GuidePage]:
    game, state = match.game, match.state
    t, board = teaching_of(game).texts(language), game.edge.board_for(state, language)
    scene = game.edge.pieces(game.rules.view(state, side), language)
    return [
        GuidePage(text=t(lesson.message(here, n)), spaces=all_lit(board, scene, page.light))
        for n, page in enumerate(pages, 1)
    ]


def lesson_undo(match: AnyMatch, language: str) -> str:
    """What would be taken back in a lesson, in words; "" if nothing."""
    lesson = lesson_of(match)
    return words(language)("undo-lesson") if lesson is not None and stand_of(match, lesson).began else ""


class Pupil:
    """Whoever makes choices: in a lesson its guide may answer instead of having them played."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._reply: str | None = None

    def answers(self, match: AnyMatch, choices: Sequence[str]) -> int:
        """Make choices; returns how many were made. Raises IllegalChoice and BadInput."""
        lesson = lesson_of(match)
        if lesson is None:
            return match.go(choices)
        made, reply = answer(match, lesson, choices)
        if reply is not None:
            t = teaching_of(match.game).texts(self.language)
            self._reply = t(reply) if t.has(reply) else words(self.language)("guide-usual")
        return made

    def told(self, table: Table) -> Table:
        """The table with what the guide answers."""
        if self._reply is None or table.guide is None:
            return table
        guide = table.guide.model_copy(update={"reply": self._reply, "refused": True})
        return table.model_copy(update={"guide": guide})
