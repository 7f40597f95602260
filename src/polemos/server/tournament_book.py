"""What is kept of tournaments: what is played, who has entered, and the games of each round with their results."""

import json
import secrets
import time
from collections.abc import Sequence
from typing import ClassVar, Final, Literal, cast

from sqlalchemy import String, Table, delete, func, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.server.account_store import GONE
from polemos.server.clock import TimeControl
from polemos.server.contests import NOBODY_WINS, ContestRow
from polemos.server.pairing import BYE, Kind, Met, Pair
from polemos.server.problems import Refused
from polemos.server.store import Base, Store

State = Literal["open", "running", "over", "cancelled"]
LEGS: Final = (1, 2)
MOST_PLAYERS: Final = 64
LONGEST: Final = 40
"""Characters of an id; more are none of ours."""


class TournamentRow(Base):
    """A tournament. organiser: whoever has made it; options: a JSON list; clock: a JSON object, "" for none.

    rounds: of a Swiss one as they are wanted, 0 for as many as are usual; once it runs, as many as there are.
    round: the one that is played, 0 before the first.
    """

    __tablename__ = "tournaments"
    __table__: ClassVar[Table]

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    organiser: Mapped[str] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(String(80))
    scenario: Mapped[str] = mapped_column(String(80))
    options: Mapped[str]
    clock: Mapped[str] = mapped_column(default="")
    kind: Mapped[str] = mapped_column(String(20))
    rounds: Mapped[int]
    round: Mapped[int] = mapped_column(default=0)
    rated: Mapped[bool]
    state: Mapped[str] = mapped_column(String(20), default="open", index=True)
    created: Mapped[float]

    @property
    def control(self) -> TimeControl | None:
        """The clock of its games."""
        return TimeControl(**json.loads(self.clock)) if self.clock else None

    @property
    def pairing(self) -> Kind:
        """By which rules its players meet."""
        return cast(Kind, self.kind)


class EntryRow(Base):
    """Somebody who has entered: his number there, his seed (0 before the start), and whether he plays no more."""

    __tablename__ = "tournament_entries"
    __table__: ClassVar[Table]

    tournament: Mapped[str] = mapped_column(String(40), primary_key=True)
    player: Mapped[str] = mapped_column(String(80), primary_key=True)
    number: Mapped[int]
    seed: Mapped[int] = mapped_column(default=0)
    dropped: Mapped[bool] = mapped_column(default=False)


class TournamentGameRow(Base):
    """A game of a round: the first plays the first side of the game; second: "" for a bye.

    match: the match, "" while there is none. score: what the first has of it; None while it is on. reason: how it
    ended.
    """

    __tablename__ = "tournament_games"
    __table__: ClassVar[Table]

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    tournament: Mapped[str] = mapped_column(String(40), index=True)
    round: Mapped[int]
    number: Mapped[int]
    leg: Mapped[int]
    first: Mapped[str] = mapped_column(String(80))
    second: Mapped[str] = mapped_column(String(80))
    match: Mapped[str] = mapped_column(String(40), default="", index=True)
    score: Mapped[float | None] = mapped_column(default=None)
    reason: Mapped[str] = mapped_column(String(10), default="")


class TournamentBook:
    """The tournaments of a folder."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- looking

    def all(self) -> list[TournamentRow]:
        """All, the latest first."""
        order = select(TournamentRow).order_by(TournamentRow.created.desc(), TournamentRow.id)
        return self._store.do(lambda session: list(session.scalars(order)))

    def running(self) -> list[str]:
        """The ids of those that are played."""
        order = select(TournamentRow.id).where(TournamentRow.state == "running")
        return self._store.do(lambda session: list(session.scalars(order)))

    def find(self, tournament: str) -> TournamentRow:
        """The tournament of an id. Raises Refused."""
        if len(tournament) <= LONGEST:
            row = self._store.do(lambda session: session.get(TournamentRow, tournament))
            if row is not None:
                return row
        raise Refused(404, "no-tournament", "tournament")

    def name_of(self, tournament: str) -> str:
        """What a tournament is called, "" where there is none."""
        row = self._store.do(lambda session: session.get(TournamentRow, tournament)) if tournament else None
        return "" if row is None else row.name

    def entries(self, tournament: str) -> list[EntryRow]:
        """Who has entered, by their seeds, else as they came."""
        order = select(EntryRow).where(EntryRow.tournament == tournament).order_by(EntryRow.seed, EntryRow.number)
        return self._store.do(lambda session: list(session.scalars(order)))

    def counts(self) -> dict[str, int]:
        """How many have entered, by tournament."""
        order = select(EntryRow.tournament, func.count()).group_by(EntryRow.tournament)
        return self._store.do(lambda session: {row[0]: row[1] for row in session.execute(order)})

    def entered(self, person: str) -> set[str]:
        """The tournaments that somebody has entered."""
        order = select(EntryRow.tournament).where(EntryRow.player == person)
        return self._store.do(lambda session: set(session.scalars(order)))

    def games(self, tournament: str) -> list[TournamentGameRow]:
        """All games, in their order."""
        by = (TournamentGameRow.round, TournamentGameRow.number, TournamentGameRow.leg)
        order = select(TournamentGameRow).where(TournamentGameRow.tournament == tournament).order_by(*by)
        return self._store.do(lambda session: list(session.scalars(order)))

    # -- made and entered

    def add(self, row: TournamentRow) -> str:
        """A new one; its id. Raises Unwritten."""
        row.id, row.state, row.round, row.created = secrets.token_urlsafe(9), "open", 0, time.time()
        self._store.do(lambda session: session.add(row), promised=True)
        return row.id

    def enter(self, tournament: str, person: str) -> None:
        """Somebody enters. Raises Refused where that cannot be, and Unwritten."""

        def work(session: Session) -> None:
            _must_be_open(session, tournament)
            there = list(session.scalars(select(EntryRow).where(EntryRow.tournament == tournament)))
            if any(one.player == person for one in there):
                return
            if len(there) >= MOST_PLAYERS:
                raise Refused(409, "tournament-full", "tournament", most=MOST_PLAYERS)
            number = max((one.number for one in there), default=0) + 1
            session.add(EntryRow(tournament=tournament, player=person, number=number, seed=0, dropped=False))

        self._store.do(work, promised=True)

    def leave(self, tournament: str, person: str) -> None:
        """Somebody leaves before the start. Raises Refused and Unwritten."""

        def work(session: Session) -> None:
            _must_be_open(session, tournament)
            mine = (EntryRow.tournament == tournament, EntryRow.player == person)
            session.execute(delete(EntryRow).where(*mine))

        self._store.do(work, promised=True)

    def set_state(self, tournament: str, before: State, after: State) -> None:
        """It goes on from one state to the next. Raises Refused where it is not in the first, and Unwritten."""
        order = update(TournamentRow).where(TournamentRow.id == tournament, TournamentRow.state == before)
        order = order.values(state=after)

        def work(session: Session) -> None:
            if session.execute(order.returning(TournamentRow.id)).first() is None:
                raise Refused(409, f"tournament-not-{before}", "tournament")

        self._store.do(work, promised=True)

    def start(self, tournament: str, seeded: Sequence[str], rounds: int) -> None:
        """It begins, with its players in the order of their seeds. Raises Refused and Unwritten."""

        def work(session: Session) -> None:
            row = _must_be_open(session, tournament)
            row.state, row.rounds = "running", rounds
            for seed, person in enumerate(seeded, 1):
                mine = (EntryRow.tournament == tournament, EntryRow.player == person)
                session.execute(update(EntryRow).where(*mine).values(seed=seed))

        self._store.do(work, promised=True)

    def drop(self, tournament: str, person: str) -> None:
        """Somebody plays no more. Raises Unwritten."""
        mine = (EntryRow.tournament == tournament, EntryRow.player == person)
        order = update(EntryRow).where(*mine).values(dropped=True)
        self._store.do(lambda session: session.execute(order), promised=True)

    # -- rounds

    def begin_round(self, row: TournamentRow, pairs: Sequence[Pair], gone: frozenset[str]) -> None:
        """The next round, with its games. gone: who plays no more; whoever meets him has won. Raises Unwritten."""

        def work(session: Session) -> None:
            now = session.get_one(TournamentRow, row.id)
            if now.round != row.round or now.state != "running":
                return
            now.round += 1
            for number, pair in enumerate(pairs, 1):
                for leg in LEGS:
                    session.add(_game(now, number, leg, pair, gone))

        self._store.do(work, promised=True)

    def follow(self, session: Session, contest: ContestRow, seats: dict[str, str]) -> None:
        """A game has ended: its result, in the transaction in which it is closed."""
        if not contest.tournament:
            return
        row = session.scalars(select(TournamentGameRow).where(TournamentGameRow.match == contest.match_id)).first()
        if row is not None and row.score is None:
            won = seats.get(contest.winner) == row.first
            row.score = 0.5 if contest.winner == NOBODY_WINS else float(won)
            row.reason = contest.reason

    def settle(self, game: str, score: float) -> None:
        """A game of which there is no match has this result. Raises Unwritten."""
        mine = (TournamentGameRow.id == game, TournamentGameRow.score.is_(None))
        order = update(TournamentGameRow).where(*mine).values(score=score, reason="settled")
        self._store.do(lambda session: session.execute(order), promised=True)

    # -- who goes

    def of_person(self, person: str) -> dict[str, str]:
        """The tournaments that are open or played and that somebody has entered: how each stands, by id."""
        order = select(TournamentRow.id, TournamentRow.state)
        order = order.join(EntryRow, EntryRow.tournament == TournamentRow.id)
        order = order.where(EntryRow.player == person, TournamentRow.state.in_(("open", "running")))
        return self._store.do(lambda session: {row[0]: row[1] for row in session.execute(order)})

    def go(self, person: str) -> None:
        """Somebody goes: he leaves what is open, and plays no more in what runs. Raises Unwritten."""
        for tournament, state in self.of_person(person).items():
            if state == "open":
                self.leave(tournament, person)
            else:
                self.drop(tournament, person)


def forget_player(session: Session, person: str) -> None:
    """Somebody has deleted his account: in the tables he stays, and is nobody any more."""
    nobody = f"{GONE} {secrets.token_urlsafe(6)}"
    for column in (EntryRow.player, TournamentGameRow.first, TournamentGameRow.second):
        session.execute(update(column.class_).where(column == person).values({column.key: nobody}))
    session.execute(update(TournamentRow).where(TournamentRow.organiser == person).values(organiser=GONE))


def met_of(games: Sequence[TournamentGameRow]) -> list[Met]:
    """The pairs of some games, with what the first of each has of them."""
    found: dict[tuple[int, int], list[TournamentGameRow]] = {}
    for one in games:
        found.setdefault((one.round, one.number), []).append(one)
    made = []
    for (number, _), legs in found.items():
        first = min(legs, key=lambda one: one.leg)
        over = [one for one in legs if one.score is not None]
        score = sum(_of(one, first.first) for one in over)
        made.append(Met(number, first.first, first.second, score, len(over)))
    return made


def _of(one: TournamentGameRow, player: str) -> float:
    """What a player has of a game that is over."""
    assert one.score is not None
    return one.score if one.first == player else 1 - one.score


def _game(row: TournamentRow, number: int, leg: int, pair: Pair, gone: frozenset[str]) -> TournamentGameRow:
    """A game of a round; a bye and a game with somebody who is gone are over as they begin."""
    first, second = pair if leg == LEGS[0] or pair.second == BYE else (pair.second, pair.first)
    score = None
    if second == BYE or second in gone:
        score = 1.0
    elif first in gone:
        score = 0.0
    made = TournamentGameRow(id=secrets.token_urlsafe(9), tournament=row.id, round=row.round, number=number, leg=leg)
    made.first, made.second, made.match, made.score = first, second, "", score
    made.reason = "" if score is None else "bye" if second == BYE else "left"
    return made


def _must_be_open(session: Session, tournament: str) -> TournamentRow:
    row = session.get(TournamentRow, tournament)
    if row is None or row.state != "open":
        raise Refused(409, "tournament-not-open", "tournament")
    return row
