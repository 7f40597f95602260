"""What people at two places have proposed to each other, kept beside the record until it is answered or overtaken."""

import secrets
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from sqlalchemy import String, Table, bindparam, delete, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.match.match import AnyMatch
from polemos.match.record import CHOICE, Entry
from polemos.server.problems import Refused
from polemos.server.store import Base, Store

OPEN: Final = "open"
DECLINED: Final = "declined"
AGREED: Final = "agreed"
KINDS: Final = ("undo", "draw", "rematch", "pause", "resume", "late")


class DealRow(Base):
    """A proposal of a kind at a match, at most one: whose it is (`side`), made after entry `n`, and what became of it.

    Of spectators who see everything late `to` is by how many seconds. Of an undo `to` is the entry after which play
    would go on, `was` the one that goes first. Of a rematch `swap` says whether each takes the seat of the other, and
    `next` which match it became.
    """

    __tablename__ = "deals"
    __table__: ClassVar[Table]

    match_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    kind: Mapped[str] = mapped_column(String(20), primary_key=True)
    id: Mapped[str] = mapped_column(String(40))
    side: Mapped[str] = mapped_column(String(80))
    n: Mapped[int]
    to: Mapped[int] = mapped_column(default=0)
    was: Mapped[str] = mapped_column(default="")
    swap: Mapped[bool] = mapped_column(default=True)
    state: Mapped[str] = mapped_column(String(20), default=OPEN)
    next: Mapped[str] = mapped_column(String(40), default="")


OF_MATCH: Final = select(DealRow).where(DealRow.match_id == bindparam("match")).order_by(DealRow.kind)
"""Put together once, since it is asked with every request."""


class DealBook:
    """The proposals at all matches of a folder."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, match_id: str) -> list[DealRow]:
        """What was proposed at a match, overtaken or not."""
        return self._store.do(lambda session: list(session.scalars(OF_MATCH, {"match": match_id})))

    def propose(self, row: DealRow) -> None:
        """Keep a proposal in place of an older one of its kind. Raises Unwritten."""
        row.id = secrets.token_urlsafe(9)

        def work(session: Session) -> None:
            session.merge(row)

        self._store.do(work, promised=True)

    def settle(self, row: DealRow, state: str, before: str = OPEN, follows: str = "", n: int | None = None) -> None:
        """Say what became of a proposal, at the moment `n` where that counts.

        Raises Refused where it is not as it was `before` any more, and Unwritten.
        """
        mine = (DealRow.match_id == row.match_id, DealRow.id == row.id, DealRow.state == before)
        values = {"state": state, "next": follows, "n": row.n if n is None else n}
        order = update(DealRow).where(*mine).values(values).returning(DealRow.id)

        def work(session: Session) -> None:
            if session.execute(order).first() is None:
                raise Refused(409, "deal-gone", "id")

        self._store.do(work, promised=True)

    def drop(self, match_id: str, kinds: Sequence[str] = KINDS) -> None:
        """Forget what was proposed. Raises Unwritten."""
        order = delete(DealRow).where(DealRow.match_id == match_id, DealRow.kind.in_(kinds))
        self._store.do(lambda session: session.execute(order), promised=True)


def overtaken(row: DealRow, match: AnyMatch) -> bool:
    """Whether a proposal does not count any more, because the match has gone on, back, or to its end.

    Whoever plays on instead of answering has declined: a draw or a pause ends with a choice of the other side, an undo
    with any.
    """
    if row.kind == "rematch":
        return not match.over
    if row.kind == "resume":
        return match.over  # it goes when the clock does
    if match.over or match.n < row.n:
        return True
    if row.kind == "undo" and written(match.record.entries[row.to]) != row.was:
        return True
    if row.kind == "late" and row.state == OPEN:
        return False  # it has nothing to do with how the game goes
    own = row.side if row.kind in ("draw", "pause") and row.state == OPEN else ""
    return any(entry.kind == CHOICE and entry.side != own for entry in match.record.entries[row.n :])


def waiting(rows: Sequence[DealRow], places: Mapping[str, str], n: int, over: bool) -> str:
    """The kind of proposal that waits for an answer of somebody who sits `here`; "" for none.

    Told from what the list knows: a match that has gone on since is not opened to see whether a proposal still counts.
    """
    for row in rows:
        stands = (
            over and not row.next
            if row.kind == "rematch"
            else not over and (row.n == n or row.kind in ("resume", "late"))
        )
        if row.state == OPEN and stands and places.get(row.side) == "elsewhere":
            return row.kind
    return ""


def written(entry: Entry) -> str:
    """An entry as a proposal names it."""
    return f"{entry.side} {entry.kind} {entry.text}"
