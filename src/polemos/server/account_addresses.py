"""Accounts that change their address: a link goes to the new one, and whoever opens it shows that it is his."""

from typing import ClassVar

from sqlalchemy import String, Table, delete
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.server.store import Base, Store


class MoveRow(Base):
    """A link in a mail to a new address: the digest of its token, the account that moves there, until when it works."""

    __tablename__ = "account_new_addresses"
    __table__: ClassVar[Table]

    token: Mapped[str] = mapped_column(String(80), primary_key=True)
    account: Mapped[str] = mapped_column(String(40), index=True)
    address: Mapped[str]
    until: Mapped[float]


class Moves:
    """The same of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def keep(self, row: MoveRow, at: float) -> None:
        """Keep a link. An earlier one of the same account works no more. Raises Unwritten."""

        def work(session: Session) -> None:
            session.execute(delete(MoveRow).where((MoveRow.until < at) | (MoveRow.account == row.account)))
            session.add(row)

        self.store.do(work, promised=True)

    def waits(self, account: str, at: float) -> str:
        """The address to which an account is about to move; "" for none."""
        order = MoveRow.__table__.select().where(MoveRow.account == account, MoveRow.until >= at)
        found = self.store.do(lambda session: session.execute(order).first())
        return "" if found is None else str(found.address)

    def use(self, token: str, account: str, at: float) -> str:
        """The address of a link (its digest) of this account, which works no more then; "" for none.

        Raises Unwritten.
        """
        gone = (
            delete(MoveRow)
            .where(MoveRow.token == token, MoveRow.account == account, MoveRow.until >= at)
            .returning(MoveRow.address)
        )

        def work(session: Session) -> str:
            found = session.execute(gone).first()
            return "" if found is None else str(found[0])

        return self.store.do(work, promised=True)

    def drop(self, account: str) -> None:
        """An account stays where it is. Raises Unwritten."""
        gone = delete(MoveRow).where(MoveRow.account == account)
        self.store.do(lambda session: session.execute(gone), promised=True)
