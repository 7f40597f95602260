"""Reports of what somebody has said beside a match: kept for whoever runs the server, with the words as they were."""

from datetime import UTC, datetime, timedelta
from typing import ClassVar, Final

from sqlalchemy import String, Table, delete, func, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.server.problems import Refused
from polemos.server.store import Base, Store, now
from polemos.server.talk import SpokenRow
from polemos.server.tokens import fresh_token

DAY: Final = timedelta(days=1)
A_DAY: Final = 20
"""Lines that a person may report in a day."""
MOST: Final = 10_000
"""Reports that are kept; of more the oldest go."""


class ReportRow(Base):
    """A line that was reported: by whom (`owner`), who had said it (`person`), at which match, and its words.

    It outlives the line and the match, and goes when it is settled, or with whoever made it or is meant by it.
    """

    __tablename__ = "reports"
    __table__: ClassVar[Table]

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    owner: Mapped[str] = mapped_column(String(80), index=True)
    person: Mapped[str] = mapped_column(String(80), index=True)
    line: Mapped[int] = mapped_column(index=True)
    at_match: Mapped[str] = mapped_column(String(40))
    text: Mapped[str]
    said: Mapped[str] = mapped_column(String(40))
    made: Mapped[str] = mapped_column(String(40))


class Reports:
    """All reports of a folder."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def make(self, match_id: str, person: str, line: int, until: str = "") -> None:
        """Somebody reports a line; once more is no other report. until: he knows only what was said before this time.

        Raises Refused and Unwritten.
        """
        lately = (datetime.now(UTC) - DAY).isoformat(timespec="seconds")

        def work(session: Session) -> None:
            spoken = session.get(SpokenRow, line)
            if spoken is None or spoken.match_id != match_id or (until and spoken.at >= until):
                raise Refused(404, "no-such-line", "line")
            if spoken.person == person:
                raise Refused(409, "own-line", "line")
            known = select(func.count()).where(ReportRow.owner == person, ReportRow.line == line)
            if session.scalars(known).one():
                return
            made = select(func.count()).where(ReportRow.owner == person, ReportRow.made > lately)
            if session.scalars(made).one() >= A_DAY:
                raise Refused(409, "reports-much", "line")
            said = {"line": line, "at_match": match_id, "text": spoken.text, "said": spoken.at}
            session.add(ReportRow(id=fresh_token()[:12], owner=person, person=spoken.person, made=now(), **said))
            session.flush()
            newest = select(ReportRow.id).order_by(ReportRow.made.desc(), ReportRow.id).offset(MOST)
            session.execute(delete(ReportRow).where(ReportRow.id.in_(list(session.scalars(newest)))))

        self._store.do(work, promised=True)

    def made(self, person: str, match_id: str) -> frozenset[int]:
        """The lines of a match that somebody has reported."""
        order = select(ReportRow.line).where(ReportRow.owner == person, ReportRow.at_match == match_id)
        return frozenset(self._store.do(lambda session: list(session.scalars(order))))

    def all(self) -> list[ReportRow]:
        """All reports, the oldest first."""
        order = select(ReportRow).order_by(ReportRow.made, ReportRow.id)
        return self._store.do(lambda session: list(session.scalars(order)))

    def settle(self, report: str) -> bool:
        """Drop a report; False where there is none. Raises Unwritten."""

        def work(session: Session) -> bool:
            row = session.get(ReportRow, report)
            if row is not None:
                session.delete(row)
            return row is not None

        return self._store.do(work, promised=True)
