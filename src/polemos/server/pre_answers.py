"""Answers that people give in advance: a question that comes again and again is answered for them, as they have said.

They are kept beside the record, which holds what was answered as if by hand: no rule knows of them, and replaying a
game does not either. Nobody but whoever has given one sees it.
"""

import json
import logging
import secrets
from collections.abc import Sequence
from typing import ClassVar, Final, Protocol

from sqlalchemy import String, Table, bindparam, delete, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.kernel.errors import IllegalChoice, PolemosError
from polemos.match.match import AnyMatch
from polemos.room.texts import LANGUAGES
from polemos.server.invitations import Invitations
from polemos.server.problems import Refused
from polemos.server.schemas_answers import Always, PreAnswerModel
from polemos.server.store import Base, MatchRow, Store

LOG: Final = logging.getLogger("polemos.server")
MOST: Final = 30
"""That a person may give at a match."""
IN_A_ROW: Final = 200
"""That are given one after the other, before somebody has to look again."""


class Aimed(Protocol):
    """A choice in words: its id, and what it points at."""

    @property
    def id(self) -> str: ...

    @property
    def target(self) -> str: ...


class PreAnswerRow(Base):
    """An answer in advance: whose (`person`, for a `side`), to which `question` (its name), and the id of the `choice`.

    turn: the only turn of the game for which it holds; 0 for all. asked and said: the words of question and choice when
    it was given, by language (JSON objects). A question "" is any that has but one answer, which is asked only so that
    the other does not learn that.
    """

    __tablename__ = "pre_answers"
    __table__: ClassVar[Table]

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    match_id: Mapped[str] = mapped_column(String(40), index=True)
    person: Mapped[str] = mapped_column(String(80))
    side: Mapped[str] = mapped_column(String(80))
    question: Mapped[str] = mapped_column(String(200))
    choice: Mapped[str] = mapped_column(String(200))
    turn: Mapped[int]
    asked: Mapped[str]
    said: Mapped[str]


# put together once, since they are asked with every request
OF_MATCH: Final = (
    select(PreAnswerRow).where(PreAnswerRow.match_id == bindparam("match")).order_by(PreAnswerRow.question)
)
OF_PERSON: Final = OF_MATCH.where(PreAnswerRow.person == bindparam("person"))


class PreAnswers:
    """The answers in advance at all matches of a folder."""

    def __init__(self, store: Store, invitations: Invitations) -> None:
        self._store, self._invitations = store, invitations

    def of(self, match_id: str, person: str = "") -> list[PreAnswerRow]:
        """Those at a match, of all or of one person, the oldest first."""
        order, named = (OF_PERSON, {"match": match_id, "person": person}) if person else (OF_MATCH, {"match": match_id})
        return self._store.do(lambda session: list(session.scalars(order, named)))

    def give(self, match_id: str, match: AnyMatch, person: str, choice: str, always: Always) -> str:
        """Answer so, by a choice that is offered now and points at nothing, whenever this question comes again.

        Another answer to the same question goes. Returns its id. Raises Refused and Unwritten.
        """
        if match.record.header.lesson or match.record.header.puzzle:
            raise Refused(409, "answer-lesson", "id")
        game, state = match.game, match.state
        if choice not in answerable(match):
            raise Refused(409, "answer-aims", "choice")
        value = game.rules.choice_value(choice)
        row = PreAnswerRow(
            id=secrets.token_urlsafe(9),
            match_id=match_id,
            person=person,
            side=game.sides[state.actor],
            question=type(state.agenda[-1]).__name__,
            choice=choice,
            turn=game.rules.turn(state) if always == "turn" else 0,
            asked=json.dumps({language: game.edge.ask(state, language) for language in LANGUAGES}),
            said=json.dumps({language: game.edge.describe(state, value, language).text for language in LANGUAGES}),
        )

        def work(session: Session) -> None:
            mine = select(PreAnswerRow).where(PreAnswerRow.match_id == match_id, PreAnswerRow.person == person)
            before = list(session.scalars(mine))
            same = [one for one in before if (one.side, one.question) == (row.side, row.question)]
            if len([one for one in before if one.question]) - len(same) >= MOST:
                raise Refused(409, "many-answers", "id", most=MOST)
            for one in same:
                session.delete(one)
            session.add(row)

        self._store.do(work, promised=True)
        return row.id

    def give_only(self, match_id: str, person: str, side: str, on: bool) -> None:
        """Whether to answer for somebody whatever has but one answer: nobody waits for him. Raises Unwritten."""

        def work(session: Session) -> None:
            mine = (PreAnswerRow.match_id == match_id, PreAnswerRow.person == person, PreAnswerRow.side == side)
            session.execute(delete(PreAnswerRow).where(*mine, PreAnswerRow.question == ""))
            if on:
                new = {"id": secrets.token_urlsafe(9), "match_id": match_id, "person": person, "side": side}
                session.add(PreAnswerRow(**new, question="", choice="", turn=0, asked="{}", said="{}"))

        self._store.do(work, promised=True)

    def take_back(self, match_id: str, person: str, answer: str) -> None:
        """Be asked again. Raises Refused and Unwritten."""
        mine = (PreAnswerRow.match_id == match_id, PreAnswerRow.person == person, PreAnswerRow.id == answer)
        order = delete(PreAnswerRow).where(*mine).returning(PreAnswerRow.id)
        if self._store.do(lambda session: session.execute(order).first(), promised=True) is None:
            raise Refused(404, "no-answer", "answer")

    def answer(self, row: MatchRow, match: AnyMatch) -> int:
        """Answer in the names of those who have said how, as long as such questions come; how many were answered.

        Whoever calls it holds the match's lock. What cannot be kept is not answered: people are asked then.
        """
        rows = self.of(row.id)
        made = 0
        while rows and made < IN_A_ROW and (choice := self._due(row, match, rows)):
            try:
                match.choose(choice)
            except PolemosError as error:
                LOG.error("match %s: an answer given in advance: %s", row.id, error)
                break
            made += 1
        return made

    def _due(self, row: MatchRow, match: AnyMatch, rows: Sequence[PreAnswerRow]) -> str:
        """The choice that somebody has given in advance to the question that waits; "" if nobody has."""
        state, game = match.state, match.game
        if match.over or match.chance or match.players[state.actor] is not None:
            return ""
        question, turn = type(state.agenda[-1]).__name__, game.rules.turn(state)
        for one in rows:
            if one.side != game.sides[state.actor] or one.question not in ("", question) or one.turn not in (0, turn):
                continue
            visit = self._invitations.visits([row], one.person).get(row.id)
            if visit is None or state.actor not in visit.rights.people(match):
                continue
            if one.question and offered(match, one.choice):
                return one.choice
            if not one.question and len(state.opts) == 1:
                return game.rules.choice_id(state.opts[0])
        return ""


def offered(match: AnyMatch, choice: str) -> bool:
    """Whether a choice is one of those that are offered."""
    try:
        return match.game.rules.choice_value(choice) in match.state.opts
    except IllegalChoice:
        return False


def answerable(match: AnyMatch) -> list[str]:
    """The ids of the choices of the question that waits that can be given in advance."""
    if match.over:
        return []
    return plain(match, [match.game.edge.describe(match.state, c, "en") for c in match.state.opts])


def plain(match: AnyMatch, choices: Sequence[Aimed]) -> list[str]:
    """Those of some choices, already described, that can be: they point at nothing, and there is another one."""
    return [] if match.chance or len(choices) < 2 else [one.id for one in choices if not one.target]


def models_of(rows: Sequence[PreAnswerRow], language: str) -> list[PreAnswerModel]:
    """A person's answers in advance, for himself."""
    return [
        PreAnswerModel(
            id=one.id,
            side=one.side,
            asked=json.loads(one.asked)[language],
            said=json.loads(one.said)[language],
            turn=one.turn,
        )
        for one in rows
        if one.question
    ]


def only(rows: Sequence[PreAnswerRow], side: str | None) -> bool:
    """Whether somebody wants that answered for him which has but one answer."""
    return any(one.side == side and not one.question for one in rows)
