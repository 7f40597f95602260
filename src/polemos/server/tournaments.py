"""Tournaments as they are played: their games are the server's, and each round begins when the one before is over.

What is to follow is found by how a tournament stands, so a server that was killed in between goes on where it was.
"""

import json
import logging
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import delete, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from polemos.kernel.errors import PolemosError
from polemos.server.account_store import ACCOUNT
from polemos.server.beginning import begun
from polemos.server.contests import ON, SERVER, ContestRow
from polemos.server.glicko import MIDDLE
from polemos.server.invitations import InvitationRow, SpectatorRow
from polemos.server.match_repository import MatchRepository
from polemos.server.open_matches import OWNER
from polemos.server.pairing import Pair, round_robin, rounds_of, swiss
from polemos.server.problems import Refused
from polemos.server.schemas import NewMatch
from polemos.server.store import now
from polemos.server.tokens import digest, fresh_token
from polemos.server.tournament_book import EntryRow, TournamentGameRow, TournamentRow, met_of

LOG: Final = logging.getLogger("polemos.server")
LATER: Final = (PolemosError, Refused, SQLAlchemyError, OSError)
"""What may go well another time: a disk that takes nothing now may take something later."""
LOOK: Final = 30.0
"""Seconds from one look at all tournaments to the next: a program beside the server may have ended a game."""
REST: Final = 1.0
"""Seconds from one look whether this server leads to the next."""
FEWEST: Final = 2


class Tournaments:
    """The tournaments of a folder, as they go on. everyone: whether whoever has an account may make one."""

    def __init__(self, repository: MatchRepository, everyone: bool = False) -> None:
        self.everyone = everyone
        self._repository = repository
        self.book = repository.tournaments
        self._going_on = threading.Lock()
        """Held while rounds begin."""
        self._news = threading.Event()
        self._ended = False
        self._thread = threading.Thread(target=self._run, name="polemos-tournaments", daemon=True)
        repository.contests.closed = self._closed
        repository.rounds = self._news.set

    # -- rights

    def may_make(self, person: str) -> bool:
        """Whether somebody may make a tournament."""
        return person == OWNER or (self.everyone and person.startswith(ACCOUNT))

    def must_make(self, person: str) -> None:
        """The same. Raises Refused."""
        if not self.may_make(person):
            raise Refused(403, "tournament-administrators", "name")

    def organised(self, tournament: str, person: str) -> TournamentRow:
        """A tournament, for what only whoever has made it may do, or the administrator. Raises Refused."""
        row = self.book.find(tournament)
        if person not in (OWNER, row.organiser):
            raise Refused(403, "tournament-organiser", "tournament")
        return row

    # -- what its organiser does

    def make(self, row: TournamentRow) -> str:
        """A new tournament, open for entry; its id. Raises Refused, BadInput and Unwritten."""
        sides = begun(self._wanted(row)).game.sides  # what cannot be played is refused at once
        if len(sides) != FEWEST:
            raise Refused(422, "tournament-sides", "game")
        return self.book.add(row)

    def start(self, row: TournamentRow) -> None:
        """Begin with those who have entered. Raises Refused and Unwritten."""
        entries = self.book.entries(row.id)
        if len(entries) < FEWEST:
            raise Refused(409, "tournament-few", "tournament")
        ratings = self._repository.ratings
        known = {one.player: ratings.of(one.player, row.game).rating if row.rated else MIDDLE for one in entries}
        seeded = sorted((one.player for one in entries), key=lambda player: -known[player])
        self.book.start(row.id, seeded, rounds_of(len(seeded), row.pairing, row.rounds))
        self.advance(row.id)

    def cancel(self, row: TournamentRow) -> None:
        """End it without a winner; games under way count for nothing any more. Raises Refused and Unwritten."""
        with self._alone():
            self.book.set_state(row.id, "open" if row.state == "open" else "running", "cancelled")
            ids = [one.match for one in self.book.games(row.id) if one.match and one.score is None]
            order = delete(ContestRow).where(ContestRow.match_id.in_(ids), ContestRow.state == ON)
            self._repository.store.do(lambda session: session.execute(order), promised=True)

    def settle(self, row: TournamentRow, game: str, score: float) -> None:
        """Say how a game has ended that is stuck; no rating changes by that. Raises Refused and Unwritten."""
        found = next((one for one in self.book.games(row.id) if one.id == game), None)
        if found is None:
            raise Refused(404, "no-tournament-game", "game")
        if found.score is not None or row.state != "running":
            raise Refused(409, "tournament-game-over", "game")
        with self._alone():
            self._settled(found, score)
        self.poke()

    def _settled(self, game: TournamentGameRow, score: float) -> None:
        seats = {person: side for side, person in self._repository.contests.seats(game.match).items()}
        winner = {1.0: game.first, 0.0: game.second}.get(score, "")
        if not (game.match and self._repository.contests.close(game.match, seats.get(winner, ""), "settled")):
            self.book.settle(game.id, score)
        live = self._repository.store.find(game.match)
        if live is not None:
            self._repository.live(live).stir()

    def drop(self, row: TournamentRow, player: str) -> None:
        """Somebody plays no more, and has lost the games that he has not ended. Raises Refused and Unwritten."""
        if row.state == "open":
            self.book.leave(row.id, player)
            return
        if row.state != "running":
            raise Refused(409, "tournament-not-running", "tournament")
        with self._alone():
            self.book.drop(row.id, player)
            for one in self.book.games(row.id):
                if one.score is None and player in (one.first, one.second):
                    self._settled(one, float(one.second == player))
        self.poke()

    def leave(self, row: TournamentRow, player: str) -> None:
        """Somebody leaves, before it begins or while it is under way. Raises Refused and Unwritten."""
        if row.state != "running":
            self.book.leave(row.id, player)
            return
        if not any(one.player == player for one in self._entries(row, dropped=False)):
            raise Refused(404, "tournament-no-player", "tournament")
        self.drop(row, player)

    # -- looking on

    def watch(self, row: TournamentRow, game: str, person: str) -> str:
        """Let somebody look on at a game; the id of its match. Raises Refused and Unwritten."""
        found = next((one for one in self.book.games(row.id) if one.id == game), None)
        match = self._repository.store.find(found.match) if found is not None and found.match else None
        if match is None:
            raise Refused(404, "no-tournament-game", "game")
        if not self._repository.invitations.visits([match], person):
            there = SpectatorRow(match_id=match.id, person=person, invitation=row.id)
            self._repository.store.do(lambda session: session.merge(there), promised=True)
        return match.id

    # -- going on

    def start_thread(self) -> None:
        """Begin to see to it that rounds follow each other."""
        self._thread.start()

    def end(self) -> None:
        """Stop."""
        self._ended = True
        self._news.set()
        if self._thread.is_alive():
            self._thread.join(1)

    def poke(self) -> None:
        """Let the thread see whether there is something to do, at the server that leads."""
        self._news.set()
        if not self._repository.peers.leads():
            self._repository.peers.tell("rounds", "")

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Hold what is held while rounds begin, here and at other servers."""
        with self._going_on, self._repository.peers.alone():
            yield

    def _closed(self, row: ContestRow) -> None:
        if row.tournament:
            self.poke()

    def _run(self) -> None:
        recovered = False
        while not self._ended:
            self._news.clear()
            if not self._repository.peers.leads():
                recovered = False
                self._news.wait(REST)
                continue
            try:
                if not recovered:
                    self._repository.recover()
                    recovered = True
                self._repository.contests.look()
                for tournament in self.book.running():
                    self._safely(tournament)
            except LATER as error:
                self._complain("tournaments", error)
            self._news.wait(LOOK)

    def _safely(self, tournament: str) -> None:
        """Let one go on; the others do so whatever becomes of it."""
        try:
            self.advance(tournament)
        except LATER as error:
            self._complain(f"tournament {tournament}", error)

    def _complain(self, what: str, error: Exception) -> None:
        if not self._ended:
            LOG.error("%s cannot go on: %s", what, type(error).__name__)

    def advance(self, tournament: str) -> None:
        """Let a tournament go on as far as it can: the next round, its games, its end. Raises Unwritten."""
        with self._alone():
            row = self.book.find(tournament)
            while row.state == "running" and self._round_is_over(row):
                if row.round >= row.rounds or not (pairs := self._pairs(row)):
                    self.book.set_state(row.id, "running", "over")
                    return
                self.book.begin_round(row, pairs, self._gone(row))
                row = self.book.find(tournament)
            if row.state == "running":
                gone = self._gone(row)
                for game in self._games(row):
                    if game.score is None and {game.first, game.second} & gone:
                        # he went just as the round began
                        self._settled(game, float(game.second in gone))
                        self.poke()
                    elif game.score is None and not self._there(game):
                        self._begin(row, game)

    def _games(self, row: TournamentRow) -> list[TournamentGameRow]:
        return [one for one in self.book.games(row.id) if one.round == row.round]

    def _round_is_over(self, row: TournamentRow) -> bool:
        return all(one.score is not None for one in self._games(row))

    def _entries(self, row: TournamentRow, dropped: bool) -> list[EntryRow]:
        return [one for one in self.book.entries(row.id) if one.dropped is dropped]

    def _gone(self, row: TournamentRow) -> frozenset[str]:
        return frozenset(one.player for one in self._entries(row, dropped=True))

    def _pairs(self, row: TournamentRow) -> list[Pair]:
        """Who meets whom in the next round; none where fewer than two still play."""
        playing = [one.player for one in self._entries(row, dropped=False)]
        if len(playing) < FEWEST:
            return []
        if row.kind == "swiss":
            return swiss(playing, met_of(self.book.games(row.id)))
        entered = [one.player for one in self.book.entries(row.id)]
        return [pair for pair in round_robin(entered, row.round + 1) if {*pair} & {*playing}]

    def _there(self, game: TournamentGameRow) -> bool:
        """Whether the match of a game is there: a killed server may have left it half made."""
        match = self._repository.store.find(game.match) if game.match else None
        return match is not None and self._repository.shelf.written(match.file) is not None

    @staticmethod
    def _wanted(row: TournamentRow) -> NewMatch:
        return NewMatch(game=row.game, scenario=row.scenario, options=json.loads(row.options))

    def _begin(self, row: TournamentRow, game: TournamentGameRow) -> None:
        """Begin the match of a game. Raises Unwritten."""
        repository, match = self._repository, begun(self._wanted(row))
        seats = dict(zip(match.game.sides, (game.first, game.second), strict=True))

        def settle(match_id: str) -> None:
            contest = repository.contests.row(match_id, match, ON, row.rated, row.id)

            def work(session: Session) -> None:
                for side, person in seats.items():
                    # nobody ever learns this token: whoever the link is for is there already
                    made = {"id": fresh_token()[:12], "match_id": match_id, "token": digest(fresh_token())}
                    session.add(InvitationRow(**made, side=side, holder=person, created=now(), ended=""))
                repository.contests.begin(session, contest, seats)
                mine = TournamentGameRow.id == game.id
                session.execute(update(TournamentGameRow).where(mine).values(match=match_id))

            repository.store.do(work, promised=True)
            if row.control is not None:
                repository.clocks.put(match_id, row.control, match)

        try:
            repository.begin(match, SERVER, f"{row.name} {row.round}", "en", secrets.token_hex(4), settle)
        except PolemosError as error:
            LOG.error("tournament %s: a game cannot begin: %s", row.id, error)
