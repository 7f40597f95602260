"""Seats that are offered to everybody of a server: links for a seat of which no token need be known.

An offer is an invitation that its match's owner has put up for all. It stands until somebody sits there, until it is
withdrawn, and for so many days. Who takes it comes as by a link.
"""

from datetime import UTC, datetime, timedelta
from typing import ClassVar, Final

from sqlalchemy import String, Table, delete, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.server.invitations import InvitationRow
from polemos.server.problems import Refused
from polemos.server.store import Base, MatchRow, Store, now

DAYS: Final = 14
"""Days for which an offer stands."""
MOST: Final = 5
"""Offers of one person that stand at a time."""
SHOWN: Final = 100
"""Offers that are told at a time, the latest."""


class OfferRow(Base):
    """An invitation that is offered to all, and its match."""

    __tablename__ = "offers"
    __table__: ClassVar[Table]

    invitation: Mapped[str] = mapped_column(String(40), primary_key=True)
    match_id: Mapped[str] = mapped_column(String(40), index=True)
    created: Mapped[str] = mapped_column(String(40))


class Lobby:
    """All offers of a folder."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def room(self, row: MatchRow) -> None:
        """Raises Refused where the owner of a match has as many offers as he may have; those past their time go."""
        self.forget()

        def work(session: Session) -> int:
            mine = select(OfferRow).join(InvitationRow, InvitationRow.id == OfferRow.invitation)
            mine = mine.join(MatchRow, MatchRow.id == OfferRow.match_id)
            others = mine.where(MatchRow.owner == row.owner, MatchRow.id != row.id)
            return len(list(session.scalars(others)))

        if self._store.do(work) >= MOST:
            raise Refused(409, "many-offers", "open", most=MOST)

    def offer(self, row: MatchRow, invitation: str) -> None:
        """Offer the seat of an invitation to all. Raises Unwritten."""
        made = OfferRow(invitation=invitation, match_id=row.id, created=now())
        self._store.do(lambda session: session.add(made), promised=True)

    def of(self, match_id: str) -> frozenset[str]:
        """The invitations of a match that are offered to all."""
        order = select(OfferRow.invitation).where(OfferRow.match_id == match_id, OfferRow.created >= since())
        return frozenset(self._store.do(lambda session: list(session.scalars(order))))

    def standing(self) -> list[InvitationRow]:
        """The invitations that are offered to all and of which nobody has made use, the latest first."""
        order = select(InvitationRow).join(OfferRow, InvitationRow.id == OfferRow.invitation)
        order = order.where(InvitationRow.holder == "", InvitationRow.ended == "", OfferRow.created >= since())
        order = order.order_by(OfferRow.created.desc(), OfferRow.invitation).limit(SHOWN)
        return self._store.do(lambda session: list(session.scalars(order)))

    def forget(self) -> None:
        """Drop the offers that stand no more."""

        def work(session: Session) -> None:
            there = select(InvitationRow.id).where(InvitationRow.holder == "", InvitationRow.ended == "")
            session.execute(delete(OfferRow).where(OfferRow.invitation.not_in(there) | (OfferRow.created < since())))

        self._store.do(work)


def since() -> str:
    """When the oldest of the offers that still stand was made."""
    return (datetime.now(UTC) - timedelta(days=DAYS)).isoformat(timespec="seconds")
