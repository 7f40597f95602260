"""What is kept of notices, beside the list of matches: how somebody is told, of what, and what waits to go out.

A way (an e-mail address, a push subscription, an address of another service) stands in `notice_ways` alone, and goes
from the disk when its person takes it away. Everything else speaks of it by its id.
"""

import json
import secrets
from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Literal

from sqlalchemy import String, Table, delete, func, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.server.invitations import InvitationRow
from polemos.server.problems import Refused
from polemos.server.store import Base, MatchRow, Store
from polemos.server.tokens import digest, fresh_token

Kind = Literal["mail", "push", "apprise"]
WAYS: Final = 10
"""Ways of a person; nobody needs more."""
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
ASKING: Final = (("person", 5, HOUR), ("address", 1, 10 * 60.0), ("address", 3, DAY), ("", 60, HOUR))
"""How many confirmations are sent in so many seconds: for a person, to an address, by the server."""
UNCONFIRMED: Final = 7 * DAY
"""Seconds after which an address goes that nobody has confirmed."""
CONFIRM: Final = "confirm"
"""The only kind of a delivery that is no notice: the mail with the link by which an address is confirmed."""


class WayRow(Base):
    """A way by which a person is told: his own, and shown to nobody else.

    address: an e-mail address, the JSON of a push subscription, or an address of Apprise. base: how his links begin.
    confirm: the token by which an e-mail address is confirmed, "" of any other. leave: the token that ends it.
    """

    __tablename__ = "notice_ways"
    __table__: ClassVar[Table]

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(String(80), index=True)
    kind: Mapped[str] = mapped_column(String(20))
    address: Mapped[str]
    base: Mapped[str]
    language: Mapped[str] = mapped_column(String(8))
    confirm: Mapped[str] = mapped_column(String(80), default="", index=True)
    confirmed: Mapped[bool] = mapped_column(default=False)
    leave: Mapped[str] = mapped_column(String(80), unique=True)
    since: Mapped[float]


class WatchRow(Base):
    """What a person has been told of a match, what he is about to be told, and whether he wants to hear of it at all.

    told, pending: keys (a JSON list) of what is asked of him, see `asked`. due: when the pending go out, 0 if none.
    """

    __tablename__ = "notice_watches"
    __table__: ClassVar[Table]

    match_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(String(80), primary_key=True)
    quiet: Mapped[bool] = mapped_column(default=False)
    told: Mapped[str] = mapped_column(default="[]")
    pending: Mapped[str] = mapped_column(default="[]")
    due: Mapped[float] = mapped_column(default=0.0, index=True)


class DeliveryRow(Base):
    """Something on its way to somebody: the outbox.

    keys: what it tells (a JSON list). at: when it is tried next; since: when it was put here. tries: how often it has
    failed for sure. marked: whether it may be on its way at this moment, or was when the server was killed. doubts: how
    often nobody knows whether it has arrived.
    """

    __tablename__ = "notice_deliveries"
    __table__: ClassVar[Table]

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    way: Mapped[str] = mapped_column(String(40), index=True)
    match_id: Mapped[str] = mapped_column(String(40), default="", index=True)
    keys: Mapped[str]
    at: Mapped[float] = mapped_column(index=True)
    since: Mapped[float]
    tries: Mapped[int] = mapped_column(default=0)
    marked: Mapped[bool] = mapped_column(default=False)
    doubts: Mapped[int] = mapped_column(default=0)


class AskingRow(Base):
    """A confirmation that was sent: who has asked for it, and a digest of the address that nobody can go back from."""

    __tablename__ = "notice_askings"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    person: Mapped[str] = mapped_column(String(80))
    address: Mapped[str] = mapped_column(String(80), index=True)
    at: Mapped[float]


class NoticeBook:
    """The notices of a folder."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- ways

    def ways(self, person: str) -> list[WayRow]:
        """By which ways a person is told, confirmed or not."""
        order = select(WayRow).where(WayRow.person == person).order_by(WayRow.since, WayRow.id)
        return self._store.do(lambda session: list(session.scalars(order)))

    def way(self, way: str) -> WayRow | None:
        """The way of an id."""
        return self._store.do(lambda session: session.get(WayRow, way))

    def by_token(self, token: str) -> WayRow | None:
        """The way that a link confirms or ends."""
        order = select(WayRow).where((WayRow.leave == token) | ((WayRow.confirm != "") & (WayRow.confirm == token)))
        return self._store.do(lambda session: session.scalars(order).first()) if 0 < len(token) <= 80 else None

    def listeners(self, persons: Iterable[str]) -> set[str]:
        """Those of these persons who are told of anything."""
        wanted = sorted(set(persons))
        order = select(WayRow.person).where(WayRow.person.in_(wanted), WayRow.confirmed)
        return self._store.do(lambda session: set(session.scalars(order)))

    def everybody(self) -> set[str]:
        """All who are told of anything."""
        order = select(WayRow.person).where(WayRow.confirmed)
        return self._store.do(lambda session: set(session.scalars(order)))

    def add(self, person: str, kind: Kind, address: str, base: str, language: str, at: float) -> WayRow:
        """One more way; an e-mail address has to be confirmed, and the mail for that is put into the outbox.

        Raises Refused where there are too many, or too much is to be sent; and Unwritten.
        """
        mail = kind == "mail"
        made = {"id": secrets.token_urlsafe(9), "person": person, "kind": kind, "address": address, "base": base}
        tokens = {"confirm": fresh_token() if mail else "", "leave": fresh_token()}
        row = WayRow(**made, **tokens, language=language, since=at, confirmed=not mail)
        hidden = digest(f"{self._store.fact('notices', fresh_token)} {address.casefold()}")

        def work(session: Session) -> WayRow:
            mine = list(session.scalars(select(WayRow).where(WayRow.person == person)))
            same = next((one for one in mine if one.kind == kind and one.address == address), None)
            if same is not None and same.confirmed:
                same.base, same.language = base, language
                return same
            if mail:
                _asked(session, person, hidden, at)
            if same is not None:
                session.delete(same)
                session.flush()
            elif len(mine) >= WAYS:
                raise Refused(409, "many-ways", "address", most=WAYS)
            session.add(row)
            if mail:
                session.add(_delivery(row.id, "", [CONFIRM], at))
            return row

        return self._store.do(work, promised=True)

    def speak(self, person: str, language: str) -> None:
        """Tell a person in another language from now on. Raises Unwritten."""
        order = update(WayRow).where(WayRow.person == person).values(language=language)
        self._store.do(lambda session: session.execute(order), promised=True)

    def confirmed(self, way: str) -> None:
        """An e-mail address has been confirmed. Raises Unwritten."""
        order = update(WayRow).where(WayRow.id == way).values(confirmed=True)
        self._store.do(lambda session: session.execute(order), promised=True)

    def end(self, way: str) -> None:
        """Take a way away, and whatever waits to go out by it; nothing of it stays on the disk. Raises Unwritten."""

        def work(session: Session) -> None:
            session.execute(delete(DeliveryRow).where(DeliveryRow.way == way))
            session.execute(delete(WayRow).where(WayRow.id == way))

        self._store.do(work, promised=True)
        self._store.purge()

    def forget(self, at: float) -> None:
        """Addresses go that nobody has confirmed, and what was kept to send no more confirmations than is fit."""
        old = select(WayRow.id).where(~WayRow.confirmed, WayRow.since < at - UNCONFIRMED)
        for way in self._store.do(lambda session: list(session.scalars(old))):
            self.end(way)
        order = delete(AskingRow).where(AskingRow.at < at - DAY)
        self._store.do(lambda session: session.execute(order))

    # -- what is told of a match

    def watch(self, match_id: str, person: str) -> WatchRow:
        """What stands between a person and a match; nothing yet, where there is nothing."""
        found = self._store.do(lambda session: session.get(WatchRow, (match_id, person)))
        return found or WatchRow(match_id=match_id, person=person, quiet=False, told="[]", pending="[]", due=0.0)

    def keep(self, row: WatchRow, sent: Sequence[DeliveryRow] = (), promised: bool = False) -> None:
        """Keep that, and what goes out with it. What waits to go out to the same is put together with it.

        Raises Unwritten if it is promised.
        """

        def work(session: Session) -> None:
            session.merge(row)
            for one in sent:
                same = (DeliveryRow.way == one.way, DeliveryRow.match_id == one.match_id, ~DeliveryRow.marked)
                for old in list(session.scalars(select(DeliveryRow).where(*same))):
                    one.keys = written({*read(one.keys), *read(old.keys)})
                    session.delete(old)
                session.add(one)

        self._store.do(work, promised=promised)

    def due(self, at: float) -> list[WatchRow]:
        """What is to go out by now."""
        order = select(WatchRow).where(WatchRow.due > 0, WatchRow.due <= at).order_by(WatchRow.due)
        return self._store.do(lambda session: list(session.scalars(order)))

    def matches_of(self, person: str) -> list[str]:
        """The ids of the matches in which a person plays, or could, and others at other places."""

        def work(session: Session) -> list[str]:
            seats = select(InvitationRow.match_id).where(InvitationRow.holder == person, InvitationRow.ended == "")
            given = select(InvitationRow.match_id).where(InvitationRow.holder != "", InvitationRow.ended == "")
            own = select(MatchRow.id).where(MatchRow.owner == person, MatchRow.id.in_(given))
            return sorted({*session.scalars(seats), *session.scalars(own)})

        return self._store.do(work)

    def players(self, match_id: str) -> set[str]:
        """Who may play a match at which there are people at several places; nobody where there are not."""

        def work(session: Session) -> set[str]:
            held = select(InvitationRow.holder).where(
                InvitationRow.match_id == match_id, InvitationRow.side != "", InvitationRow.ended == ""
            )
            guests = {one for one in session.scalars(held) if one}
            owner = session.scalars(select(MatchRow.owner).where(MatchRow.id == match_id)).first()
            return {owner, *guests} if guests and owner else set()

        return self._store.do(work)

    # -- the outbox

    def ready(self, at: float) -> list[DeliveryRow]:
        """What is to be tried by now."""
        order = select(DeliveryRow).where(DeliveryRow.at <= at).order_by(DeliveryRow.at, DeliveryRow.id)
        return self._store.do(lambda session: list(session.scalars(order)))

    def waiting(self) -> int:
        """How many are on their way."""
        order = select(func.count()).select_from(DeliveryRow)
        return self._store.do(lambda session: session.scalars(order).one())

    def put(self, row: DeliveryRow) -> None:
        """Keep how something stands that is on its way. It is on the disk afterwards. Raises Unwritten."""

        def work(session: Session) -> None:
            if session.get(DeliveryRow, row.id) is not None:
                session.merge(row)

        self._store.do(work, promised=True)

    def gone(self, row: DeliveryRow) -> None:
        """Something is on its way no more: it has arrived, or never will."""
        order = delete(DeliveryRow).where(DeliveryRow.id == row.id)
        self._store.do(lambda session: session.execute(order))

    def marked(self) -> list[DeliveryRow]:
        """What was on its way when a server was killed."""
        return self._store.do(lambda session: list(session.scalars(select(DeliveryRow).where(DeliveryRow.marked))))

    def next(self) -> float | None:
        """When something is to be done next; None if nothing waits."""

        def work(session: Session) -> float | None:
            times = [
                session.scalars(select(func.min(WatchRow.due)).where(WatchRow.due > 0)).first(),
                session.scalars(select(func.min(DeliveryRow.at))).first(),
            ]
            return min((one for one in times if one is not None), default=None)

        return self._store.do(work)


def delivery(way: WayRow, match_id: str, keys: Iterable[str], at: float) -> DeliveryRow:
    """Something that goes out to somebody."""
    return _delivery(way.id, match_id, keys, at)


def _delivery(way: str, match_id: str, keys: Iterable[str], at: float) -> DeliveryRow:
    named = {"id": secrets.token_urlsafe(12), "way": way, "match_id": match_id, "keys": written(keys)}
    return DeliveryRow(**named, at=at, since=at, tries=0, marked=False, doubts=0)


def _asked(session: Session, person: str, hidden: str, at: float) -> None:
    """Note that a confirmation is sent. Raises Refused where there have been too many."""
    for what, most, seconds in ASKING:
        lately = select(func.count()).where(AskingRow.at > at - seconds)
        if what:
            lately = lately.where(getattr(AskingRow, what) == {"person": person, "address": hidden}[what])
        if session.scalars(lately).one() >= most:
            raise Refused(409, "asks-much", "address")
    session.add(AskingRow(person=person, address=hidden, at=at))


def written(keys: Iterable[str]) -> str:
    """Keys as they are kept."""
    return json.dumps(sorted(keys))


def read(keys: str) -> set[str]:
    """Keys as they were kept."""
    return set(json.loads(keys))
