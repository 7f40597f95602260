"""What is kept of those who sign in at a provider: whose account it is, and who is on his way there and back."""

from typing import ClassVar, Final

from sqlalchemy import String, Table, delete
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.server.store import Base, Store

WORKS: Final = 15 * 60.0
"""Seconds within which somebody must have come back."""


class IdentityRow(Base):
    """Somebody as a provider knows him, by a digest of both, and his account here."""

    __tablename__ = "account_identities"
    __table__: ClassVar[Table]

    who: Mapped[str] = mapped_column(String(80), primary_key=True)
    account: Mapped[str] = mapped_column(String(40), index=True)
    since: Mapped[float]


class JourneyRow(Base):
    """Somebody on his way to a provider and back.

    state: the digest of what he brings back. asker: the person of his browser, since nobody else may bring it. account:
    whose he is, known once he was there and a code of his second factor is still lacking; "" before.
    """

    __tablename__ = "account_journeys"
    __table__: ClassVar[Table]

    state: Mapped[str] = mapped_column(String(80), primary_key=True)
    asker: Mapped[str] = mapped_column(String(80))
    nonce: Mapped[str] = mapped_column(String(80))
    verifier: Mapped[str] = mapped_column(String(200))
    account: Mapped[str] = mapped_column(String(40), default="")
    until: Mapped[float]


class OpenIdBook:
    """The same of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def leave(self, row: JourneyRow, at: float) -> None:
        """Somebody sets out; those who have not come back in time are forgotten. Raises Unwritten."""

        def work(session: Session) -> None:
            session.execute(delete(JourneyRow).where(JourneyRow.until < at))
            session.add(row)

        self.store.do(work, promised=True)

    def back(self, state: str, asker: str, at: float) -> JourneyRow | None:
        """Who has come back with this state (its digest), in the browser in which he left; None for nobody."""
        row = self.store.do(lambda session: session.get(JourneyRow, state))
        return row if row is not None and row.asker == asker and row.until >= at else None

    def take(self, state: str) -> bool:
        """Let a journey be over; False where it was. Raises Unwritten."""
        order = delete(JourneyRow).where(JourneyRow.state == state).returning(JourneyRow.state)
        return self.store.do(lambda session: session.execute(order).first() is not None, promised=True)

    def wait(self, row: JourneyRow, account: str) -> None:
        """He was there and is known; only his code is lacking. Raises Unwritten."""
        kept = JourneyRow(
            state=row.state, asker=row.asker, nonce=row.nonce, verifier=row.verifier, account=account, until=row.until
        )
        self.store.do(lambda session: session.add(kept), promised=True)

    def account(self, who: str) -> str:
        """Whose account this identity is; "" for nobody's."""
        row = self.store.do(lambda session: session.get(IdentityRow, who))
        return "" if row is None else row.account

    def bind(self, who: str, account: str, at: float) -> None:
        """From now on this identity is of that account. Raises Unwritten."""

        def work(session: Session) -> None:
            row = session.get(IdentityRow, who)
            if row is None:
                session.add(IdentityRow(who=who, account=account, since=at))
            else:
                row.account = account

        self.store.do(work, promised=True)

    def bound(self, account: str) -> bool:
        """Whether somebody signs in at the provider."""
        order = IdentityRow.__table__.select().where(IdentityRow.account == account)
        return self.store.do(lambda session: session.execute(order).first() is not None)

    def forget(self, account: str) -> None:
        """Nobody signs in there as this account any more. Raises Unwritten."""
        gone = delete(IdentityRow).where(IdentityRow.account == account)
        journeys = delete(JourneyRow).where(JourneyRow.account == account)

        def work(session: Session) -> None:
            for order in (gone, journeys):
                session.execute(order)

        self.store.do(work, promised=True)
