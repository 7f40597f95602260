"""What is said beside a match, and what somebody notes for himself alone: kept beside the record, not in it."""

from datetime import UTC, datetime, timedelta
from typing import ClassVar, Final

from sqlalchemy import String, Table, delete, func, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.server.problems import Refused
from polemos.server.store import Base, Store, now

KEPT: Final = 500
"""Lines of a match that are kept; of more the oldest go."""
MINUTE: Final = timedelta(minutes=1)
AT_ONCE: Final = 20
"""Lines that a person may say in a minute."""


class SpokenRow(Base):
    """A line: who said it (`person`), and as which side ("" for an owner who has given all sides away)."""

    __tablename__ = "spoken"
    __table__: ClassVar[Table]

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    match_id: Mapped[str] = mapped_column(String(40), index=True)
    person: Mapped[str] = mapped_column(String(80))
    side: Mapped[str] = mapped_column(String(80))
    text: Mapped[str]
    at: Mapped[str] = mapped_column(String(40))


class NoteRow(Base):
    """What somebody has noted of a match."""

    __tablename__ = "notes"
    __table__: ClassVar[Table]

    match_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(String(80), primary_key=True)
    text: Mapped[str]


class Talks:
    """What is said and noted at all matches of a folder."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def say(self, match_id: str, person: str, side: str, text: str) -> None:
        """One more line. Raises Refused where somebody says too much, and Unwritten."""
        lately = (datetime.now(UTC) - MINUTE).isoformat(timespec="seconds")

        def work(session: Session) -> None:
            said = select(func.count()).where(SpokenRow.person == person, SpokenRow.at > lately)
            if session.scalars(said).one() >= AT_ONCE:
                raise Refused(409, "talks-much", "text")
            session.add(SpokenRow(match_id=match_id, person=person, side=side, text=text, at=now()))
            session.flush()
            kept = select(SpokenRow.id).where(SpokenRow.match_id == match_id).order_by(SpokenRow.id.desc())
            old = list(session.scalars(kept.offset(KEPT)))
            session.execute(delete(SpokenRow).where(SpokenRow.id.in_(old)))

        self._store.do(work, promised=True)

    def heard(self, match_id: str, after: int, until: str = "") -> list[SpokenRow]:
        """The lines after that of an id; until: only those that were said before this time."""
        order = select(SpokenRow).where(SpokenRow.match_id == match_id, SpokenRow.id > after).order_by(SpokenRow.id)
        if until:
            order = order.where(SpokenRow.at < until)
        return self._store.do(lambda session: list(session.scalars(order)))

    def count(self, match_id: str, until: str) -> int:
        """How many lines were said at a match before a time."""
        order = select(func.count()).where(SpokenRow.match_id == match_id, SpokenRow.at < until)
        return self._store.do(lambda session: session.scalars(order).one())

    def note(self, match_id: str, person: str) -> str:
        """What somebody has noted; "" if nothing."""

        def work(session: Session) -> str:
            row = session.get(NoteRow, (match_id, person))
            return row.text if row is not None else ""

        return self._store.do(work)

    def write_note(self, match_id: str, person: str, text: str) -> None:
        """Note this in place of what was noted. Raises Unwritten."""
        order = self._store.insert(NoteRow).values(match_id=match_id, person=person, text=text)
        order = order.on_conflict_do_update(index_elements=["match_id", "person"], set_={"text": text})
        self._store.do(lambda session: session.execute(order), promised=True)
