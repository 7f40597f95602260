"""Matches and accounts: what a guest takes along when he signs in, and what becomes of the seats of somebody who goes.

Whatever speaks of a person does so in a column `owner`, `holder` or `person` of some table.
"""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Column, Table, delete, exists, select, update
from sqlalchemy.orm import Session

from polemos.match.moments import HUMAN
from polemos.server.account_store import ACCOUNT, GONE
from polemos.server.invitations import InvitationRow, SpectatorRow
from polemos.server.match_repository import MatchRepository
from polemos.server.notice_book import DeliveryRow, WayRow
from polemos.server.open_matches import OWNER
from polemos.server.ratings import forget_opponent
from polemos.server.store import Base, MatchRow, now
from polemos.server.talk import SpokenRow
from polemos.server.tokens import digest, fresh_token
from polemos.server.tournament_book import forget_player

PERSONAL: Final = ("owner", "holder", "person")
"""How columns are called in which persons stand."""


def places_of_persons() -> list[tuple[Table, "Column[str]"]]:
    """All columns in which persons stand."""
    tables = Base.metadata.sorted_tables
    return [(table, table.c[name]) for table in tables for name in PERSONAL if name in table.c]


def at_matches(repository: MatchRepository, person: str) -> set[str]:
    """The ids of the matches at which somebody is: his own, and those to which he has come by a link."""
    if person == OWNER:
        return set()
    own = select(MatchRow.id).where(MatchRow.owner == person)
    mine = repository.store.do(lambda session: set(session.scalars(own)))
    return mine | set(repository.invitations.visited(person))


def take_along(repository: MatchRepository, guest: str, person: str) -> None:
    """Whatever a guest has is now somebody's who has signed in: matches, seats, notes, notices. Raises Unwritten.

    Of one who is signed in already, or owns this computer's games, nothing is taken.
    """
    if guest == OWNER or guest.startswith(ACCOUNT):
        return

    def work(session: Session) -> list[str]:
        # who meets himself at a match plays both sides of it, as friends at one screen do
        own = select(MatchRow.id).where(MatchRow.owner.in_((guest, person)))
        held = InvitationRow.holder.in_((guest, person))
        order = select(InvitationRow).where(held, InvitationRow.match_id.in_(own), InvitationRow.ended == "")
        met = list(session.scalars(order))
        for one in met:
            session.delete(one)
        session.flush()
        for table, column in places_of_persons():
            # where he has such a thing already, his own stays
            free = column == guest
            if column.primary_key:
                his = table.alias()
                same = [his.c[one.name] == (person if one is column else one) for one in table.primary_key]
                free &= ~exists().where(*same)
            session.execute(update(table).where(free).values({column.name: person}))
            session.execute(delete(table).where(column == guest))
        return [one.match_id for one in met]

    for match_id in repository.store.do(work, promised=True):
        repository.part(match_id)
        row = repository.store.find(match_id)
        if row is not None:
            repository.clocked(row)
    for match_id in at_matches(repository, person):
        row = repository.store.find(match_id)
        if row is not None:
            repository.dismiss(row, [guest])


def leave(repository: MatchRepository, person: str, ends: bool) -> None:
    """Somebody goes from all matches that he plays with others; they stay, and those he has to himself go (`ends`).

    His seat there is nobody's: whoever has the match may invite another one, or let a bot play. A match of his own
    passes to another one who plays it. What counts, and is not over, he has lost.

    Raises Unwritten, Refused and BadInput.
    """
    # first of all: nobody is paired with him in the round that may follow
    repository.tournaments.go(person)
    repository.contests.leave(person)
    for match_id in sorted(at_matches(repository, person)):
        row = repository.store.find(match_id)
        if row is None:
            continue
        heir = _heir(repository, row, person) if row.owner == person else ""
        if row.owner == person and not heir:
            if ends:
                repository.end(match_id, person)
            continue
        sides = [side for side, who in repository.summary(row, wake=False).get("seats", {}).items() if who == HUMAN]
        repository.store.do(_left(match_id, person, heir, sides), promised=True)
        repository.part(match_id)
        repository.dismiss(row, [person])


def _heir(repository: MatchRepository, row: MatchRow, person: str) -> str:
    """Who else plays a match, and gets it; "" if nobody does."""
    order = select(InvitationRow.holder).where(
        InvitationRow.match_id == row.id,
        InvitationRow.side != "",
        InvitationRow.ended == "",
        InvitationRow.holder.not_in(("", person, GONE)),
    )
    found = repository.store.do(lambda session: session.scalars(order.order_by(InvitationRow.created)).first())
    return found or ""


def _left(match_id: str, person: str, heir: str, sides: list[str]) -> Callable[[Session], None]:
    """Leave a match; heir: who gets it, if it is one's own; sides: those that people play."""

    def work(session: Session) -> None:
        links = select(InvitationRow).where(InvitationRow.match_id == match_id)
        for one in list(session.scalars(links)):
            if one.holder == person:
                one.holder = GONE
        if heir:
            rows = list(session.scalars(links))
            given = {one.side for one in rows if one.side and (one.holder or not one.ended)}
            for side in sides:
                if side not in given:
                    # nobody looks into a hand because its player has gone
                    token, made = digest(fresh_token()), now()
                    seat = {"id": fresh_token()[:8], "match_id": match_id, "token": token, "side": side}
                    session.add(InvitationRow(**seat, holder=GONE, created=made, ended=""))
            for one in rows:
                if one.holder == heir and not one.ended:
                    session.delete(one)
            session.execute(update(MatchRow).where(MatchRow.id == match_id).values(owner=heir))
        watching = delete(SpectatorRow).where(SpectatorRow.match_id == match_id)
        session.execute(watching.where(SpectatorRow.person.in_((person, heir))))

    return work


def forget(repository: MatchRepository, person: str) -> None:
    """Whatever else is kept of a person goes; what he said to others stays, and is nobody's. Raises Unwritten."""

    def work(session: Session) -> None:
        session.execute(update(SpokenRow).where(SpokenRow.person == person).values(person=GONE))
        forget_opponent(session, person)
        forget_player(session, person)
        ways = select(WayRow.id).where(WayRow.person == person)
        session.execute(delete(DeliveryRow).where(DeliveryRow.way.in_(ways)))
        for table, column in places_of_persons():
            session.execute(delete(table).where(column == person))

    repository.store.do(work, promised=True)
