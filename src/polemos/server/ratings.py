"""Ratings: how strong people with accounts are at a game, and at a scenario of it, by Glicko-2.

A rated game counts twice: for the whole game (scenario ""), and for its scenario. What each did to a rating is kept, so
that everybody can see where his own comes from.
"""

import time
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, NamedTuple

from sqlalchemy import String, Table, delete, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.match import games
from polemos.server.account_store import ACCOUNT, GONE, AccountRow
from polemos.server.contests import NOBODY_WINS, ContestRow
from polemos.server.glicko import PROVISIONAL, Game, Strength, rated
from polemos.server.handicaps import handicap
from polemos.server.store import Base, Store

WHOLE: Final = ""
"""Instead of a scenario: the rating in all scenarios of a game."""
SHOWN: Final = 100
"""People on a list at most, and games of a history."""
DRAWN: Final = 0.5


class RatingRow(Base):
    """How strong somebody is at a game in a scenario ("": in all), since the game that he has played last (`at`)."""

    __tablename__ = "ratings"
    __table__: ClassVar[Table]

    person: Mapped[str] = mapped_column(String(80), primary_key=True)
    game: Mapped[str] = mapped_column(String(80), primary_key=True)
    scenario: Mapped[str] = mapped_column(String(80), primary_key=True)
    rating: Mapped[float]
    deviation: Mapped[float]
    volatility: Mapped[float]
    won: Mapped[int] = mapped_column(default=0)
    drawn: Mapped[int] = mapped_column(default=0)
    lost: Mapped[int] = mapped_column(default=0)
    at: Mapped[float]

    def strength(self, at: float) -> Strength:
        """The same at a time."""
        return Strength(self.rating, self.deviation, self.volatility).after(at - self.at)


class ChangeRow(Base):
    """What a rated game did to somebody's rating, in all scenarios or in its own: before and after it.

    The id of the match stays when that is deleted. opponent: the other person, or GONE.
    """

    __tablename__ = "rating_changes"
    __table__: ClassVar[Table]

    match: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(String(80), primary_key=True, index=True)
    scope: Mapped[str] = mapped_column(String(80), primary_key=True)
    game: Mapped[str] = mapped_column(String(80))
    scenario: Mapped[str] = mapped_column(String(80))
    side: Mapped[str] = mapped_column(String(80))
    opponent: Mapped[str] = mapped_column(String(80), index=True)
    score: Mapped[float]
    reason: Mapped[str] = mapped_column(String(10))
    at: Mapped[float]
    before: Mapped[float]
    deviation_before: Mapped[float]
    rating: Mapped[float]
    deviation: Mapped[float]


class UnlistedRow(Base):
    """Somebody who wants to stand on no list."""

    __tablename__ = "unlisted"
    __table__: ClassVar[Table]

    person: Mapped[str] = mapped_column(String(80), primary_key=True)


class Standing(NamedTuple):
    """A line of a list: who, how strong, and what he has played."""

    person: str
    name: str
    strength: Strength
    row: RatingRow


class Ratings:
    """The ratings of a folder. now: seconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store, self.now = store, now

    # -- a game has ended

    def follow(self, session: Session, contest: ContestRow, seats: dict[str, str]) -> None:
        """Rate a game that has ended; in the transaction in which it is closed, so that this is done once."""
        if not contest.rated or contest.reason == "settled":
            return
        at = self.now()
        for scope in (WHOLE, contest.scenario):
            rows = {side: _row(session, person, contest.game, scope, at) for side, person in seats.items()}
            before = {side: row.strength(at) for side, row in rows.items()}
            sides = list(games.find(contest.game).sides)
            better = handicap(games.find(contest.game), contest.scenario)
            for side, person in seats.items():
                other = sides[1 - sides.index(side)]
                score = DRAWN if contest.winner == NOBODY_WINS else float(contest.winner == side)
                mine = better if side == sides[0] else -better
                after = rated(before[side], [Game(before[other], score, mine)])
                _keep(rows[side], after, score, at)
                session.merge(
                    ChangeRow(
                        match=contest.match_id,
                        person=person,
                        scope=scope,
                        game=contest.game,
                        scenario=contest.scenario,
                        side=side,
                        opponent=seats[other],
                        score=score,
                        reason=contest.reason,
                        at=at,
                        before=before[side].rating,
                        deviation_before=before[side].deviation,
                        rating=after.rating,
                        deviation=after.deviation,
                    )
                )

    # -- looking

    def of(self, person: str, game: str, scenario: str = WHOLE) -> Strength:
        """How strong somebody is at a game."""
        row = self._store.do(lambda session: session.get(RatingRow, (person, game, scenario)))
        return Strength() if row is None else row.strength(self.now())

    def all_of(self, person: str) -> list[RatingRow]:
        """All ratings of somebody, by game and scenario."""
        order = select(RatingRow).where(RatingRow.person == person).order_by(RatingRow.game, RatingRow.scenario)
        return self._store.do(lambda session: list(session.scalars(order)))

    def history(self, person: str, most: int | None = SHOWN) -> list[ChangeRow]:
        """The rated games of somebody, the latest first, each with what it did to his rating in the whole game."""
        order = select(ChangeRow).where(ChangeRow.person == person, ChangeRow.scope == WHOLE)
        order = order.order_by(ChangeRow.at.desc(), ChangeRow.match).limit(most)
        return self._store.do(lambda session: list(session.scalars(order)))

    def changes(self, match_id: str) -> dict[str, ChangeRow]:
        """What a match did to the ratings of those who have played it in the whole game, by side."""
        order = select(ChangeRow).where(ChangeRow.match == match_id, ChangeRow.scope == WHOLE)
        return self._store.do(lambda session: {row.side: row for row in session.scalars(order)})

    def standings(self, game: str, scenario: str = WHOLE) -> list[Standing]:
        """Who is strongest at a game: of those who are known well enough, have a name, and want to stand there."""
        at = self.now()
        order = select(RatingRow, AccountRow.name)
        order = order.join(AccountRow, ACCOUNT + AccountRow.id == RatingRow.person)
        order = order.where(
            RatingRow.game == game,
            RatingRow.scenario == scenario,
            RatingRow.deviation <= PROVISIONAL,
            AccountRow.name != "",
            AccountRow.banned == 0,
            RatingRow.person.not_in(select(UnlistedRow.person)),
        )

        def work(session: Session) -> list[Standing]:
            return [Standing(row.person, name, row.strength(at), row) for row, name in session.execute(order)]

        found = [one for one in self._store.do(work) if not one.strength.provisional]
        return sorted(found, key=lambda one: (-one.strength.rating, one.name))[:SHOWN]

    def played(self) -> list[tuple[str, str]]:
        """The games, and scenarios of them, in which anybody has a rating."""
        order = select(RatingRow.game, RatingRow.scenario).distinct().order_by(RatingRow.game, RatingRow.scenario)
        return self._store.do(lambda session: [(row[0], row[1]) for row in session.execute(order)])

    # -- what somebody wants

    def listed(self, person: str) -> bool:
        """Whether somebody stands on lists."""
        return self._store.do(lambda session: session.get(UnlistedRow, person)) is None

    def list_him(self, person: str, on: bool) -> None:
        """Whether somebody is to stand on lists. Raises Unwritten."""

        def work(session: Session) -> None:
            session.execute(delete(UnlistedRow).where(UnlistedRow.person == person))
            if not on:
                session.add(UnlistedRow(person=person))

        self._store.do(work, promised=True)


def forget_opponent(session: Session, person: str) -> None:
    """Somebody goes: in the histories of others he has no name any more."""
    session.execute(update(ChangeRow).where(ChangeRow.opponent == person).values(opponent=GONE))


def opponents(rows: Sequence[ChangeRow]) -> set[str]:
    """Against whom some rated games were played."""
    return {row.opponent for row in rows}


def _row(session: Session, person: str, game: str, scenario: str, at: float) -> RatingRow:
    row = session.get(RatingRow, (person, game, scenario))
    if row is None:
        new = Strength()
        row = RatingRow(person=person, game=game, scenario=scenario, rating=new.rating, at=at)
        row.deviation, row.volatility, row.won, row.drawn, row.lost = new.deviation, new.volatility, 0, 0, 0
        session.add(row)
    return row


def _keep(row: RatingRow, after: Strength, score: float, at: float) -> None:
    row.rating, row.deviation, row.volatility, row.at = after.rating, after.deviation, after.volatility, at
    row.won += score == 1
    row.drawn += score == DRAWN
    row.lost += score == 0
