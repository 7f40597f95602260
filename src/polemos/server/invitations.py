"""Links by which friends come to a match: who has made them, who has come by them, and what that makes of him.

A link holds a random token, of which only the digest is kept. The link for a seat works once: whoever uses it sits
there from then on. What the owner has given away he does not get back while the game is on, except a seat at which
nobody has ever sat; so nobody looks into a hand that is not his by withdrawing a link. The link for spectators works
until it is withdrawn, and then those who came by it are sent away.
"""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from sqlalchemy import String, Table, bindparam, delete, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.server.problems import Refused, no_match
from polemos.server.rights import ALONE, Late, Rights, Stake
from polemos.server.store import AT_ONCE, Base, MatchRow, Store, now
from polemos.server.tokens import digest

TOKEN_BYTES: Final = 18
LONGEST: Final = 80
"""Characters of a token, or of the id of an invitation; more are none of ours."""
MOST: Final = 50
"""Links of a match that are kept; nobody needs more."""


class InvitationRow(Base):
    """A link: the digest of its token, its match and its side ("" for spectators), and who sits there ("": nobody yet).

    `ended` is when it was withdrawn; "" while it works, or while whoever came by it is there.
    """

    __tablename__ = "invitations"
    __table__: ClassVar[Table]

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    match_id: Mapped[str] = mapped_column(String(40), index=True)
    token: Mapped[str] = mapped_column(String(80), unique=True)
    side: Mapped[str] = mapped_column(String(80), default="")
    holder: Mapped[str] = mapped_column(String(80), default="", index=True)
    created: Mapped[str] = mapped_column(String(40))
    ended: Mapped[str] = mapped_column(String(40), default="")


class SpectatorRow(Base):
    """Somebody who looks on at a match, and the link by which he came."""

    __tablename__ = "spectators"
    __table__: ClassVar[Table]

    match_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(String(80), primary_key=True, index=True)
    invitation: Mapped[str] = mapped_column(String(40))


@dataclass(frozen=True, slots=True)
class Visit:
    """A match as somebody comes to it: its line in the list, and his rights there."""

    row: MatchRow
    rights: Rights

    def own(self) -> MatchRow:
        """The line, for what its owner alone may do. Raises Refused."""
        if self.rights.role != "owner":
            raise Refused(403, "owner-only", "id")
        return self.row


class Invitations:
    """All links of a folder."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.names: Callable[[Iterable[str]], dict[str, str]] = lambda persons: {}
        """What persons are called, of those who have a name: only where there are accounts."""
        self.stakes: Callable[[Iterable[str]], dict[str, Stake]] = lambda ids: {}
        """Which matches count, by their ids."""
        self.lates: Callable[[Iterable[str]], dict[str, Late]] = lambda ids: {}
        """Which matches spectators see late, by their ids."""

    # -- who is who

    def visits(self, rows: Iterable[MatchRow], person: str) -> dict[str, Visit]:
        """By id: the matches at which somebody is anything at all."""
        wanted = {row.id: row for row in rows}
        links, watched = self._store.do(lambda session: _known(session, list(wanted), person))
        holders = {one.holder for some in links.values() for one in some if one.holder and not one.ended}
        called = self.names({*holders, *(row.owner for row in wanted.values())})
        stakes = self.stakes(wanted)
        found = {}
        for match_id, row in wanted.items():
            mine = links.get(match_id, [])
            rights = _rights(row, mine, person, match_id in watched)
            if rights is not None and (called or match_id in stakes):
                rights = replace(rights, names=_names(row, mine, called), stake=stakes.get(match_id, ""))
            if rights is not None:
                found[match_id] = Visit(row, rights)
        # here alone it is said who sees a match late: everything else goes by his rights
        watching = [match_id for match_id, one in found.items() if one.rights.role == "spectator"]
        for match_id, late in self.lates(watching).items() if watching else ():
            found[match_id] = Visit(found[match_id].row, replace(found[match_id].rights, late=late))
        return found

    def visit(self, row: MatchRow, person: str) -> Visit:
        """A match at which somebody is anything at all. Raises Refused."""
        found = self.visits([row], person)
        if row.id not in found:
            raise no_match(row.id)
        return found[row.id]

    def seats(self, match_id: str) -> tuple[frozenset[str], frozenset[str]]:
        """The sides of a match that its owner has given away, and those of them at which nobody sits."""
        order = select(InvitationRow).where(InvitationRow.match_id == match_id, InvitationRow.side != "")
        given, taken = _seats(self._store.do(lambda session: list(session.scalars(order))))
        return given, given - taken

    def visited(self, person: str) -> list[str]:
        """The ids of the matches to which somebody has come by a link."""

        def work(session: Session) -> list[str]:
            seats = select(InvitationRow.match_id).where(InvitationRow.holder == person, InvitationRow.ended == "")
            watched = select(SpectatorRow.match_id).where(SpectatorRow.person == person)
            return [*session.scalars(seats), *session.scalars(watched)]

        return self._store.do(work)

    # -- making links

    def make(self, row: MatchRow, side: str) -> tuple[InvitationRow, str]:
        """A new link for a side, or for spectators (""), with its token; an unused one for that side works no more.

        Raises Refused where somebody sits there, and Unwritten.
        """
        token, made = secrets.token_urlsafe(TOKEN_BYTES), now()
        new = InvitationRow(
            id=secrets.token_urlsafe(6),
            match_id=row.id,
            token=digest(token),
            side=side,
            holder="",
            created=made,
            ended="",
        )

        def work(session: Session) -> None:
            links = list(session.scalars(select(InvitationRow).where(InvitationRow.match_id == row.id)))
            if side and any(one.side == side and one.holder and not one.ended for one in links):
                raise Refused(409, "seat-taken", "side")
            if len(links) >= MOST:
                raise Refused(409, "many-links", "id", most=MOST)
            for one in links:
                if side and one.side == side and not one.holder:
                    session.delete(one)
            session.add(new)

        self._store.do(work, promised=True)
        return new, token

    def made(self, match_id: str) -> list[tuple[InvitationRow, int]]:
        """The links of a match that have not been withdrawn, each with how many have come by it."""

        def work(session: Session) -> list[tuple[InvitationRow, int]]:
            order = select(InvitationRow).where(InvitationRow.match_id == match_id, InvitationRow.ended == "")
            came = list(session.scalars(select(SpectatorRow.invitation).where(SpectatorRow.match_id == match_id)))
            return [
                (one, int(bool(one.holder)) if one.side else came.count(one.id))
                for one in session.scalars(order.order_by(InvitationRow.created, InvitationRow.id))
            ]

        return self._store.do(work)

    def withdraw(self, match_id: str, invitation: str) -> list[str]:
        """End a link, and whatever whoever came by it may do; these persons come back. Raises Refused and Unwritten."""

        def work(session: Session) -> list[str]:
            one = session.get(InvitationRow, invitation) if len(invitation) <= LONGEST else None
            if one is None or one.match_id != match_id or one.ended:
                raise Refused(404, "no-invitation", "invitation")
            came = select(SpectatorRow.person).where(SpectatorRow.invitation == invitation)
            sent = [*session.scalars(came), *([one.holder] if one.holder else [])]
            session.execute(delete(SpectatorRow).where(SpectatorRow.invitation == invitation))
            if one.side and one.holder:
                one.ended = now()
            else:
                session.delete(one)
            return sent

        return self._store.do(work, promised=True)

    def carry(self, match_id: str, to: str, turned: Callable[[str], str]) -> None:
        """Let all who have come to a match be at another one as well: at the sides that `turned` says, or looking on.

        Raises Unwritten.
        """

        def work(session: Session) -> None:
            links = select(InvitationRow).where(InvitationRow.match_id == match_id, InvitationRow.ended == "")
            for one in list(session.scalars(links)):
                came = select(SpectatorRow.person).where(SpectatorRow.invitation == one.id)
                watching = [] if one.side else list(session.scalars(came))
                if not (one.holder if one.side else watching):
                    continue
                new = secrets.token_urlsafe(6)
                # nobody ever learns this token: whoever the link is for is there already
                token, side = digest(secrets.token_urlsafe(TOKEN_BYTES)), turned(one.side) if one.side else ""
                made = {"id": new, "match_id": to, "token": token, "side": side, "holder": one.holder}
                session.add(InvitationRow(**made, created=now(), ended=""))
                session.add_all(SpectatorRow(match_id=to, person=person, invitation=new) for person in watching)

        self._store.do(work, promised=True)

    # -- coming by them

    def find(self, token: str, person: str) -> InvitationRow:
        """The link that somebody shows, if it works, or has worked, for him. Raises Refused."""
        return self._store.do(lambda session: _found(session, token, person))

    def take(self, token: str, person: str, barred: Callable[[InvitationRow], bool]) -> InvitationRow:
        """Come by a link: sit down, or look on. Raises Refused and Unwritten.

        barred: whether somebody of the match's own cannot use it.
        """
        return self._taken(lambda session: _found(session, token, person), person, barred)

    def take_offered(
        self, invitation: str, person: str, offered: Callable[[str], bool], barred: Callable[[InvitationRow], bool]
    ) -> InvitationRow:
        """Sit down in a seat by its invitation's id, which must be offered to all. Raises Refused and Unwritten."""

        def find(session: Session) -> InvitationRow:
            one = session.get(InvitationRow, invitation) if len(invitation) <= LONGEST else None
            if one is None or one.ended or one.holder not in ("", person) or not offered(one.match_id):
                raise Refused(404, "no-offer", "offer")
            return one

        return self._taken(find, person, barred)

    def _taken(
        self, find: Callable[[Session], InvitationRow], person: str, barred: Callable[[InvitationRow], bool]
    ) -> InvitationRow:
        def work(session: Session) -> InvitationRow:
            one = find(session)
            if barred(one):
                raise Refused(409, "own-invitation", "token")
            if not one.side:
                session.merge(SpectatorRow(match_id=one.match_id, person=person, invitation=one.id))
                return one
            held = select(InvitationRow.side).where(
                InvitationRow.match_id == one.match_id, InvitationRow.holder == person, InvitationRow.ended == ""
            )
            if set(session.scalars(held)) - {one.side}:
                raise Refused(409, "seated", "token")
            one.holder = person
            return one

        return self._store.do(work, promised=True)


def _found(session: Session, token: str, person: str) -> InvitationRow:
    """The link of a token, unless it is spent for this person. Raises Refused."""
    shown = select(InvitationRow).where(InvitationRow.token == digest(token))
    one = session.scalars(shown).first() if len(token) <= LONGEST else None
    if one is None or one.ended or one.holder not in ("", person):
        raise Refused(404, "no-invitation", "token")
    return one


# put together once, since they are asked with every request
LINKS: Final = select(InvitationRow).where(InvitationRow.match_id.in_(bindparam("ids", expanding=True)))
WATCHED: Final = select(SpectatorRow.match_id).where(
    SpectatorRow.person == bindparam("person"), SpectatorRow.match_id.in_(bindparam("ids", expanding=True))
)


def _known(session: Session, ids: Sequence[str], person: str) -> tuple[dict[str, list[InvitationRow]], set[str]]:
    """The links of matches, by match; and at which of these somebody looks on."""
    links: dict[str, list[InvitationRow]] = {}
    watched: set[str] = set()
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        for one in session.scalars(LINKS, {"ids": some}):
            links.setdefault(one.match_id, []).append(one)
        watched |= set(session.scalars(WATCHED, {"ids": some, "person": person}))
    return links, watched


def _seats(links: Iterable[InvitationRow]) -> tuple[frozenset[str], frozenset[str]]:
    """The sides that are given away by links, and those of them at which somebody sits."""
    seats = [one for one in links if one.side and (one.holder or not one.ended)]
    return frozenset(one.side for one in seats), frozenset(one.side for one in seats if one.holder and not one.ended)


def _names(row: MatchRow, links: Iterable[InvitationRow], called: Mapping[str, str]) -> dict[str, str]:
    """What those are called who sit at a match, by side; "" stands for the sides that its owner has kept."""
    sides = {one.side: called[one.holder] for one in links if one.side and not one.ended and one.holder in called}
    return sides | ({"": called[row.owner]} if row.owner in called else {})


def _rights(row: MatchRow, links: Sequence[InvitationRow], person: str, watches: bool) -> Rights | None:
    """What somebody may do at a match, by its links; None for a stranger."""
    if not links and row.owner == person:
        return ALONE
    seats = [one for one in links if one.side and (one.holder or not one.ended)]
    given, taken = _seats(links)
    held = frozenset(one.side for one in seats if one.holder == person and not one.ended)
    if row.owner == person:
        return Rights("owner", frozenset(), given, given - taken)
    if held or watches:
        return Rights("guest" if held else "spectator", held, given, given - taken)
    return None
