"""What is kept of accounts, beside the list of matches: whose they are, where they are signed in, links on their way.

Of a session and of a link in a mail only the digest of the token is kept, and of a password its Argon2 hash.
"""

import secrets
import unicodedata
from collections.abc import Iterable
from typing import ClassVar, Final

from sqlalchemy import String, Table, delete, or_, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.server.account_addresses import MoveRow
from polemos.server.openid_book import IdentityRow, JourneyRow
from polemos.server.second_factor import SecondRow
from polemos.server.store import AT_ONCE, Base, Store

ACCOUNT: Final = "account "
"""How a person is called who is signed in: this and the id of his account."""
GONE: Final = "gone"
"""Whoever sat at a match and has deleted his account, or was banned."""
DASH: Final = "—"
"""What he is called."""
IDLE: Final = 30 * 24 * 3600.0
"""Seconds after which a session ends that nobody uses."""
ABSOLUTE: Final = 180 * 24 * 3600.0
"""Seconds after which every session ends."""
SEEN: Final = 3600.0
"""Seconds after which it is noted again that a session is used."""


class AccountRow(Base):
    """An account: its address, as it was written and as it is compared; its name, the same way; times since 1970.

    password: an Argon2 hash, "" where there is none. signed: when somebody last signed in, 0 if never: an administrator
    has added it. banned: since when it is, 0 if it is not.
    """

    __tablename__ = "accounts"
    __table__: ClassVar[Table]

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    address: Mapped[str]
    address_key: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str] = mapped_column(String(80), default="")
    name_key: Mapped[str | None] = mapped_column(String(200), unique=True, default=None)
    password: Mapped[str] = mapped_column(default="")
    since: Mapped[float]
    signed: Mapped[float] = mapped_column(default=0.0)
    banned: Mapped[float] = mapped_column(default=0.0)

    @property
    def person(self) -> str:
        """Who he is at matches."""
        return ACCOUNT + self.id


class SessionRow(Base):
    """A browser in which somebody is signed in: the digest of its cookie, and an id by which he ends it.

    seen: when it was last used, noted once an hour. proved: when he has last shown that it is he. browser: which.
    """

    __tablename__ = "account_sessions"
    __table__: ClassVar[Table]

    token: Mapped[str] = mapped_column(String(80), primary_key=True)
    id: Mapped[str] = mapped_column(String(40), unique=True)
    account: Mapped[str] = mapped_column(String(40), index=True)
    since: Mapped[float]
    seen: Mapped[float]
    proved: Mapped[float]
    browser: Mapped[str] = mapped_column(String(80), default="")


class LinkRow(Base):
    """A link in a mail by which somebody signs in, once: the digest of its token. asker: who has asked for it."""

    __tablename__ = "account_links"
    __table__: ClassVar[Table]

    token: Mapped[str] = mapped_column(String(80), primary_key=True)
    address: Mapped[str]
    address_key: Mapped[str] = mapped_column(index=True)
    asker: Mapped[str] = mapped_column(String(80))
    until: Mapped[float]


def key_of_address(address: str) -> str:
    """An address as it is compared: no two accounts differ only in capitals."""
    return address.strip().casefold()


def key_of_name(name: str) -> str:
    """A name as it is compared: no two people are called alike but for capitals, widths and blanks."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


class AccountStore:
    """The accounts of a folder."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- accounts

    def find(self, account: str) -> AccountRow | None:
        """The account of an id."""
        return self.store.do(lambda session: session.get(AccountRow, account))

    def of_person(self, person: str) -> AccountRow | None:
        """The account of somebody who is signed in."""
        return self.find(person.removeprefix(ACCOUNT)) if person.startswith(ACCOUNT) else None

    def at(self, address: str) -> AccountRow | None:
        """The account of an address."""
        order = select(AccountRow).where(AccountRow.address_key == key_of_address(address))
        return self.store.do(lambda session: session.scalars(order).first())

    def called(self, who: str) -> AccountRow | None:
        """The account of an address, a name or an id."""
        order = select(AccountRow).where(
            or_(
                AccountRow.address_key == key_of_address(who),
                AccountRow.name_key == key_of_name(who),
                AccountRow.id == who,
            )
        )
        return self.store.do(lambda session: session.scalars(order).first())

    def all(self) -> list[AccountRow]:
        """All accounts, the oldest first."""
        order = select(AccountRow).order_by(AccountRow.since, AccountRow.id)
        return self.store.do(lambda session: list(session.scalars(order)))

    def add(self, address: str, at: float) -> AccountRow:
        """The account of an address, made if there is none. Raises Unwritten."""

        def work(session: Session) -> AccountRow:
            same = select(AccountRow).where(AccountRow.address_key == key_of_address(address))
            found = session.scalars(same).first()
            if found is None:
                made = {"id": secrets.token_urlsafe(9), "address": address, "address_key": key_of_address(address)}
                found = AccountRow(**made, name="", password="", since=at, signed=0.0, banned=0.0)
                session.add(found)
            return found

        return self.store.do(work, promised=True)

    def rename(self, account: str, name: str) -> bool:
        """Call somebody this, "" nothing; False if another one is called so. Raises Unwritten."""
        key = key_of_name(name) or None

        def work(session: Session) -> bool:
            taken = select(AccountRow.id).where(AccountRow.name_key == key, AccountRow.id != account)
            if key is not None and session.scalars(taken).first() is not None:
                return False
            session.execute(update(AccountRow).where(AccountRow.id == account).values(name=name, name_key=key))
            return True

        return self.store.do(work, promised=True)

    def set_password(self, account: str, hashed: str) -> None:
        """Let this be the hash of a password, "" for none. Raises Unwritten."""
        order = update(AccountRow).where(AccountRow.id == account).values(password=hashed)
        self.store.do(lambda session: session.execute(order), promised=True)
        self.store.purge()

    def move(self, account: str, address: str) -> bool:
        """Let this be the address of an account; False if another one has it. Links to the old one go.

        Raises Unwritten.
        """
        key = key_of_address(address)

        def work(session: Session) -> bool:
            other = select(AccountRow.id).where(AccountRow.address_key == key, AccountRow.id != account)
            if session.scalars(other).first() is not None:
                return False
            row = session.get_one(AccountRow, account)
            session.execute(delete(LinkRow).where(LinkRow.address_key == row.address_key))
            row.address, row.address_key = address, key
            return True

        moved = self.store.do(work, promised=True)
        self.store.purge()
        return moved

    def ban(self, account: str, at: float) -> None:
        """Ban somebody: his sessions and links end at once; 0 lets him in again. Raises Unwritten."""

        def work(session: Session) -> None:
            row = session.get_one(AccountRow, account)
            row.banned = at
            if at:
                session.execute(delete(SessionRow).where(SessionRow.account == account))
                session.execute(delete(LinkRow).where(LinkRow.address_key == row.address_key))
                for table in (JourneyRow, MoveRow):
                    session.execute(delete(table).where(table.account == account))

        self.store.do(work, promised=True)

    def delete(self, row: AccountRow) -> None:
        """Delete an account with its sessions and links; nothing of it stays on the disk. Raises Unwritten."""

        def work(session: Session) -> None:
            session.execute(delete(SessionRow).where(SessionRow.account == row.id))
            session.execute(delete(LinkRow).where(LinkRow.address_key == row.address_key))
            for table in (SecondRow, IdentityRow, JourneyRow, MoveRow):
                session.execute(delete(table).where(table.account == row.id))
            session.execute(delete(AccountRow).where(AccountRow.id == row.id))

        self.store.do(work, promised=True)
        self.store.purge()

    def names(self, persons: Iterable[str]) -> dict[str, str]:
        """By person: what those are called who have a name; whoever is gone is a dash."""
        wanted = set(persons)
        ids = sorted(one.removeprefix(ACCOUNT) for one in wanted if one.startswith(ACCOUNT))
        found = {GONE: DASH} if GONE in wanted else {}
        for start in range(0, len(ids), AT_ONCE):
            order = select(AccountRow).where(AccountRow.id.in_(ids[start : start + AT_ONCE]), AccountRow.name != "")
            rows = self.store.do(lambda session, order=order: list(session.scalars(order)))  # type: ignore[misc]
            found |= {row.person: row.name for row in rows}
        return found

    # -- sessions

    def begin(self, account: str, token: str, browser: str, at: float, new: str) -> None:
        """Somebody signs in: a session for the cookie of this digest. The one of `token` ends. Raises Unwritten."""
        row = SessionRow(token=new, id=secrets.token_urlsafe(9), account=account, since=at, seen=at, proved=at)
        row.browser = browser

        def work(session: Session) -> None:
            session.execute(delete(SessionRow).where(SessionRow.token == token))
            session.execute(
                delete(SessionRow).where((SessionRow.seen < at - IDLE) | (SessionRow.since < at - ABSOLUTE))
            )
            session.execute(update(AccountRow).where(AccountRow.id == account).values(signed=at))
            session.add(row)

        self.store.do(work, promised=True)

    def session(self, token: str, at: float) -> SessionRow | None:
        """The session of a cookie (its digest), if it has not ended and its account is not banned."""
        order = (
            select(SessionRow)
            .join(AccountRow, AccountRow.id == SessionRow.account)
            .where(
                SessionRow.token == token,
                SessionRow.seen >= at - IDLE,
                SessionRow.since >= at - ABSOLUTE,
                AccountRow.banned == 0,
            )
        )
        row = self.store.do(lambda session: session.scalars(order).first())
        if row is not None and at - row.seen >= SEEN:
            seen = update(SessionRow).where(SessionRow.token == token).values(seen=at)
            self.store.do(lambda session: session.execute(seen))
        return row

    def sessions(self, account: str, at: float) -> list[SessionRow]:
        """Where somebody is signed in, the latest first."""
        order = select(SessionRow).where(
            SessionRow.account == account, SessionRow.seen >= at - IDLE, SessionRow.since >= at - ABSOLUTE
        )
        order = order.order_by(SessionRow.seen.desc(), SessionRow.since.desc(), SessionRow.id)
        return self.store.do(lambda session: list(session.scalars(order)))

    def end(self, account: str, session_id: str = "", but: str = "") -> bool:
        """End the session of an id, or all but that of a digest; whether there was one. Raises Unwritten."""
        order = delete(SessionRow).where(SessionRow.account == account, SessionRow.token != but)
        if session_id:
            order = order.where(SessionRow.id == session_id)
        wanted = order.returning(SessionRow.id)
        return self.store.do(lambda session: session.execute(wanted).first() is not None, promised=True)

    # -- links in mails

    def keep_link(self, row: LinkRow, at: float) -> None:
        """Keep a link; those whose time is over go. Raises Unwritten."""

        def work(session: Session) -> None:
            session.execute(delete(LinkRow).where(LinkRow.until < at))
            session.add(row)

        self.store.do(work, promised=True)

    def link(self, token: str, at: float) -> LinkRow | None:
        """The link of a token (its digest), if it still works."""
        row = self.store.do(lambda session: session.get(LinkRow, token))
        return row if row is not None and row.until >= at else None

    def use_link(self, token: str, at: float) -> LinkRow | None:
        """The same, which works no more from now on; nor do others to the same address. Raises Unwritten."""

        def work(session: Session) -> LinkRow | None:
            row = session.get(LinkRow, token)
            if row is None or row.until < at:
                return None
            # of two who come with it at the same moment one finds it gone
            gone = delete(LinkRow).where(LinkRow.token == token).returning(LinkRow.token)
            if session.execute(gone.execution_options(synchronize_session=False)).first() is None:
                return None
            others = delete(LinkRow).where(LinkRow.address_key == row.address_key)
            session.execute(others.execution_options(synchronize_session=False))
            return row

        return self.store.do(work, promised=True)
