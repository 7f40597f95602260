"""Games that count: rated ones, and those of tournaments. Who has agreed to that, and what came of them.

Both have agreed before the first choice. What such a game brought is written down once, together with all that follows
from it: a server that is killed between the end of a game and that finds it again by its line here, which is still on.
"""

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import ClassVar, Final, Literal

from sqlalchemy import String, Table, bindparam, delete, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.match.files import Unwritten
from polemos.match.match import AnyMatch
from polemos.room.results import DRAW
from polemos.server.account_store import ACCOUNT
from polemos.server.invitations import InvitationRow, Visit
from polemos.server.problems import Refused
from polemos.server.rights import Stake
from polemos.server.store import AT_ONCE, Base, MatchRow, Store

LOG: Final = logging.getLogger("polemos.server")
OFFERED: Final = "offered"
ON: Final = "on"
CLOSED: Final = "closed"
NOBODY_WINS: Final = ""
"""Instead of the side that has won: a draw."""
SERVER: Final = "server"
"""Whose the games of tournaments are: nobody's, so that nobody deletes one, or seats a bot in it."""
SIDES: Final = 2
Reason = Literal["end", "time", "left", "settled"]


class ContestRow(Base):
    """A game that counts: whether it is rated, and of which tournament ("" for none).

    state: offered until somebody has agreed by sitting down, on, or closed; winner: the side, "" for a draw.
    """

    __tablename__ = "contests"
    __table__: ClassVar[Table]

    match_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(80))
    scenario: Mapped[str] = mapped_column(String(80))
    rated: Mapped[bool]
    tournament: Mapped[str] = mapped_column(String(40), default="")
    state: Mapped[str] = mapped_column(String(10), index=True)
    winner: Mapped[str] = mapped_column(String(80), default="")
    reason: Mapped[str] = mapped_column(String(10), default="")


class ContestSeatRow(Base):
    """Who plays a side of a game that counts, whoever sits there later."""

    __tablename__ = "contest_seats"
    __table__: ClassVar[Table]

    match_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    side: Mapped[str] = mapped_column(String(80), primary_key=True)
    person: Mapped[str] = mapped_column(String(80), index=True)


STAKES: Final = select(ContestRow.match_id, ContestRow.state).where(
    ContestRow.match_id.in_(bindparam("ids", expanding=True)), ContestRow.state != CLOSED
)
"""Put together once, since it is asked with every request."""

Follow = Callable[[Session, ContestRow, dict[str, str]], None]
"""What follows when a game is closed, in the same transaction: its line with the result, and who played by side."""


class Contests:
    """The games that count, of a folder."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.follows: list[Follow] = []
        self.closed: Callable[[ContestRow], None] = lambda row: None
        """Is told of a game when it has been closed; whoever is told must not wait."""
        self._any = store.shared
        """Whether there are any: without them nothing is looked up with every request.

        Where servers share a list, another one may begin the first at any moment.
        """
        self.look()

    # -- looking

    def look(self) -> None:
        """See whether there are any: another server over this folder may have begun the first."""
        if not self._any:
            first = select(ContestRow.match_id).limit(1)
            self._any = self._store.do(lambda session: session.scalars(first).first()) is not None

    def of(self, match_id: str) -> ContestRow | None:
        """The line of a game, if it counts or has counted."""
        return self._store.do(lambda session: session.get(ContestRow, match_id)) if self._any else None

    def stakes(self, ids: Iterable[str]) -> dict[str, Stake]:
        """Which of some matches count, as long as they do."""
        found: dict[str, Stake] = {}
        wanted = list(ids) if self._any else []
        for start in range(0, len(wanted), AT_ONCE):
            some = {"ids": wanted[start : start + AT_ONCE]}
            found |= self._store.do(lambda s, some=some: {row[0]: row[1] for row in s.execute(STAKES, some)})  # type: ignore[misc]
        return found

    def seats(self, match_id: str) -> dict[str, str]:
        """Who plays a game that counts, by side."""
        return self._store.do(partial(seats_of, match_id=match_id))

    def going(self) -> list[str]:
        """The ids of all that are on."""
        order = select(ContestRow.match_id).where(ContestRow.state == ON)
        return self._store.do(lambda session: list(session.scalars(order)))

    def of_person(self, person: str) -> dict[str, str]:
        """The games that are on and that somebody plays: his side, by id."""
        order = select(ContestSeatRow.match_id, ContestSeatRow.side)
        order = order.join(ContestRow, ContestRow.match_id == ContestSeatRow.match_id)
        order = order.where(ContestSeatRow.person == person, ContestRow.state == ON)
        return self._store.do(lambda session: {row[0]: row[1] for row in session.execute(order)})

    # -- agreeing

    def offer(self, visit: Visit, match: AnyMatch, person: str) -> None:
        """Whoever sits down at a match agrees that it is rated, as its owner has. Raises Refused and Unwritten."""
        fits(visit, match, person)
        row = self.row(visit.row.id, match, OFFERED, rated=True)
        self._any = True
        self._store.do(lambda session: session.merge(row), promised=True)

    def unoffer(self, match_id: str) -> None:
        """Whoever sits down at a match has agreed to nothing, unless somebody has already. Raises Unwritten."""
        if self._any:
            order = delete(ContestRow).where(ContestRow.match_id == match_id, ContestRow.state == OFFERED)
            self._store.do(lambda session: session.execute(order), promised=True)

    @staticmethod
    def row(match_id: str, match: AnyMatch, state: str, rated: bool, tournament: str = "") -> ContestRow:
        """The line of a match."""
        header = match.record.header
        row = ContestRow(match_id=match_id, game=header.game, scenario=header.scenario, rated=rated)
        row.tournament, row.state, row.winner, row.reason = tournament, state, "", ""
        return row

    def begin(self, session: Session, row: ContestRow, seats: Mapping[str, str]) -> None:
        """A game counts from now on, with these people."""
        self._any = True
        session.merge(row)
        for side, person in seats.items():
            session.merge(ContestSeatRow(match_id=row.match_id, side=side, person=person))

    def must_fit(self, one: InvitationRow, person: str) -> None:
        """Whether somebody can sit down by a link, where that means to agree. Raises Refused."""
        row = self.of(one.match_id) if one.side else None
        if row is not None and row.state == OFFERED and not person.startswith(ACCOUNT):
            raise Refused(403, "rated-account", "token")

    def agree(self, match_id: str, match: AnyMatch) -> bool:
        """If two people with accounts sit at a match that is offered as rated, it is on; whether it is now.

        Raises Unwritten.
        """

        def work(session: Session) -> bool:
            row, owned = session.get(ContestRow, match_id), session.get(MatchRow, match_id)
            if row is None or owned is None or row.state != OFFERED or match.n or match.over:
                return False
            given = select(InvitationRow).where(InvitationRow.match_id == match_id, InvitationRow.side != "")
            holders = {one.side: one.holder for one in session.scalars(given) if not one.ended}
            seats = {side: holders.get(side, owned.owner) for side in match.game.sides}
            people = set(seats.values())
            if len(people) != SIDES or not all(one.startswith(ACCOUNT) for one in people):
                return False
            row.state = ON
            self.begin(session, row, seats)
            return True

        return self._store.do(work, promised=True)

    # -- the end

    def settle(self, match_id: str, match: AnyMatch) -> bool:
        """Follow a match to where it stands; whether it counts from now on, or counts no more.

        What cannot be written now is found again another time.
        """
        row = self.of(match_id)
        try:
            if row is not None and row.state == OFFERED and match.over:
                self.unoffer(match_id)
            elif row is not None and row.state == OFFERED:
                return self.agree(match_id, match)
            if row is not None and row.state == ON and match.over:
                winner = match.result.winner
                return self.close(match_id, NOBODY_WINS if winner == DRAW else match.game.sides[winner], "end")
        except Unwritten as error:
            LOG.error("match %s: its result is not kept yet: %s", match_id, error)
        return False

    def fell(self, match_id: str, match: AnyMatch, side: str) -> None:
        """The time of a side is up: it has lost, whatever comes of that at the board. Raises Unwritten."""
        row = self.of(match_id)
        if row is not None and row.state == ON:
            self.close(match_id, other(match.game.sides, side), "time")

    def leave(self, person: str) -> None:
        """Somebody goes for good: what he has not played to its end he has lost. Raises Unwritten."""
        for match_id, side in self.of_person(person).items():
            self.close(match_id, other(list(self.seats(match_id)), side), "left")

    def close(self, match_id: str, winner: str, reason: Reason) -> bool:
        """A game has ended so; whether it had not before. All that follows is written with it. Raises Unwritten."""

        def work(session: Session) -> ContestRow | None:
            order = update(ContestRow).where(ContestRow.match_id == match_id, ContestRow.state == ON)
            order = order.values(state=CLOSED, winner=winner, reason=reason)
            if session.execute(order.returning(ContestRow.match_id)).first() is None:
                return None
            row = session.get_one(ContestRow, match_id, populate_existing=True)
            seats = seats_of(session, match_id)
            for follow in self.follows:
                follow(session, row, seats)
            return row

        row = self._store.do(work, promised=True)
        if row is not None:
            self.closed(row)
        return row is not None


def seats_of(session: Session, match_id: str) -> dict[str, str]:
    """Who plays a game that counts, by side."""
    order = select(ContestSeatRow).where(ContestSeatRow.match_id == match_id)
    return {row.side: row.person for row in session.scalars(order)}


def other(sides: Iterable[str], side: str) -> str:
    """The other of two sides."""
    return next(one for one in sides if one != side)


def fits(visit: Visit, match: AnyMatch, person: str) -> None:
    """Whether a match can be rated, if whoever sits down agrees. Raises Refused."""
    header = match.record.header
    if not person.startswith(ACCOUNT):
        raise Refused(403, "rated-sign-in", "rated")
    if len(match.game.sides) != SIDES or any(player is not None for player in match.players):
        raise Refused(409, "rated-bot", "rated")
    if not header.scenario or header.position is not None or header.lesson or header.puzzle or header.line:
        raise Refused(409, "rated-scenario", "rated")
    if header.fair is None or not header.fair.secret or match.said_dice:
        raise Refused(409, "rated-dice", "rated")
    if match.n or match.over or visit.rights.others(match):
        raise Refused(409, "rated-late", "rated")
