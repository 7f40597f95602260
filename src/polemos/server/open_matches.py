"""The open matches of a folder: found by id, opened when somebody comes, left to their files when nobody does."""

import logging
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DatabaseError

from polemos.kernel.errors import BadInput
from polemos.match.match import AnyMatch
from polemos.server.account_store import AccountStore
from polemos.server.bot_worker import BotWorker
from polemos.server.clock_keeper import ClockKeeper
from polemos.server.clocks import Clocks
from polemos.server.contests import Contests
from polemos.server.deals import DealBook
from polemos.server.disks import NO_PLACE
from polemos.server.invitations import Invitations, Visit
from polemos.server.late_book import LateBook
from polemos.server.late_matches import LateMatches
from polemos.server.late_records import NotingShelf
from polemos.server.line_matches import Origins
from polemos.server.lobby import Lobby
from polemos.server.meter import NO_METER, Meter
from polemos.server.notebooks import Notebooks
from polemos.server.notice_book import NoticeBook
from polemos.server.open_match import Gone, OpenMatch
from polemos.server.peers import Alone, Notified, Peers
from polemos.server.postgres import PostgresStore
from polemos.server.pre_answers import PreAnswers
from polemos.server.problems import no_match
from polemos.server.ratings import Ratings
from polemos.server.record_table import RecordTable
from polemos.server.reports import Reports
from polemos.server.shelf import Folder, Shelf
from polemos.server.store import MatchRow, Store
from polemos.server.talk import Talks
from polemos.server.tournament_book import TournamentBook

LIST: Final = "polemos.sqlite"
LOG: Final = logging.getLogger("polemos.server")
MOST: Final = 256
"""Matches that stay open without a watcher: one of three hundred choices takes up to three megabytes."""
MOST_ENTRIES: Final = 100_000
"""Entries that these have together: a long match takes as much room as many short ones."""
OF_A_STATE: Final = 20
"""As many entries take as much room as one of the states that can be gone back to."""
IDLE: Final = 600.0
"""Seconds after which a match that nobody has looked at is left to its file."""
TIDY: Final = 1.0
"""Seconds from one look for such matches to the next."""
TRIES: Final = 3
"""How often it is seen anew whether somebody sees a match late, where that changes while he comes."""
OWNER: Final = "owner"
"""Whoever owns this computer's games."""


class OpenMatches:
    """All matches of a folder that somebody has come to, and whatever is kept beside them."""

    def __init__(self, folder: Path, meter: Meter = NO_METER, database: str = "") -> None:
        """database: where all is kept, "postgresql://..."; the folder then holds what can be found out again."""
        self.folder = folder
        self.meter = meter
        self._absent = False
        """Whether there is no folder, as its disk takes none: nothing stands in it then."""
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.scandir(folder).close()
        except OSError as error:
            if error.errno not in NO_PLACE:
                raise BadInput(f"{folder}: cannot be used ({error.strerror}); name a folder of yours") from None
            self._absent = True
        self.peers: Peers = Alone()
        self.shelf: Shelf = Folder(folder, self._absent)
        if database:
            shared = PostgresStore(database)
            notified = Notified(shared)
            self.store: Store = shared
            self.peers, self.shelf = notified, RecordTable(shared, notified.told)
        else:
            self.store = Store(folder / LIST)
        self.accounts = AccountStore(self.store)
        self.invitations = Invitations(self.store)
        self.lobby = Lobby(self.store)
        self.talks = Talks(self.store)
        self.reports = Reports(self.store)
        self.notebooks = Notebooks(self.store)
        self.origins = Origins(self.store)
        self.deals = DealBook(self.store)
        self.late_book = LateBook(self.store)
        self.late_matches = LateMatches(self.late_book, self.talks)
        self.invitations.lates = self.late_book.among
        self.pre_answers = PreAnswers(self.store, self.invitations)
        self.bot_worker = BotWorker(self.store.doubt, self.answered, meter, self.peers)
        self.clocks = Clocks(self.store, self.invitations)
        self.clocks.warn = lambda match_id, side: self.tell(match_id, side, "time", True)
        self.contests = Contests(self.store)
        self.invitations.stakes = self.contests.stakes
        self.clocks.fell = self.contests.fell
        self.ratings = Ratings(self.store)
        self.tournaments = TournamentBook(self.store)
        self.contests.follows += [self.ratings.follow, self.tournaments.follow]
        self.clock_keeper = ClockKeeper(self.clocks, self.tick, self.peers.leads)
        self.notice_book = NoticeBook(self.store)
        self._lives: dict[str, OpenMatch] = {}
        self._lock = threading.Lock()
        """Held for moments: the table of open matches."""
        self._entry = threading.Lock()
        """Held while a file and its line in the list come or go together."""
        self.stirred: Callable[[str], None] = lambda match_id: None
        """Is told the id of a match whenever it, or something beside it, has changed; whoever is told must not wait."""
        self.ended: Callable[[str], None] = lambda match_id: None
        """Is told the id of a match that has been deleted: what others keep of it goes."""
        self.rounds: Callable[[], None] = lambda: None
        """Is told that another server has closed a game of a tournament; whoever is told must not wait."""
        self.tell: Callable[[str, str, str, bool], None] = lambda match_id, side, kind, soon: None
        """Has whoever plays a side told of something in his turn, see `Notices.tell`."""
        self._mute = False
        """Whether it was said that the list cannot be written to."""
        self._tidied = 0.0
        """When it was last looked which matches are idle (seconds of `time.monotonic`)."""

    def open(self) -> None:
        """Let the bots begin; what was left half written by a killed server goes."""
        self.shelf.open()
        self.bot_worker.start()
        self.clocks.open()
        self.clock_keeper.start()

    def close(self) -> None:
        """Let everything go; what was acknowledged is on disk already."""
        self.clock_keeper.end()
        self.bot_worker.end()
        self.peers.end()
        self.store.close()

    # -- coming in

    def row(self, match_id: str, owner: str) -> MatchRow:
        """A match in the list of its owner. Raises Refused."""
        row = self._row(match_id)
        if row.owner != owner:
            raise no_match(match_id)
        return row

    def visit(self, match_id: str, person: str) -> Visit:
        """A match at which somebody has a right to be, and what that is. Raises Refused."""
        return self.invitations.visit(self._row(match_id), person)

    def _row(self, match_id: str) -> MatchRow:
        row = self.store.find(match_id) if len(match_id) <= 40 and "\0" not in match_id else None
        if row is None:
            raise no_match(match_id)
        return row

    def live(self, row: MatchRow) -> OpenMatch:
        """The match of a line of the list, open or not."""
        with self._lock:
            found = self._lives.get(row.id)
            if found is None:
                place = self.place(row.id)
                found = self._lives[row.id] = OpenMatch(
                    row.id, place, row.file, lambda match_id: self.stirred(match_id), self.peers.tell
                )
        return found

    def place(self, match_id: str) -> NotingShelf:
        """Where the record of a match is written: that is noted for whoever sees it late."""
        return NotingShelf(self.shelf, self.late_book, match_id)

    def seen(self, visit: Visit) -> OpenMatch:
        """The match as somebody sees it who comes there: as it stands, or late."""
        return self.live(visit.row) if visit.rights.late is None else self.late_matches.live(visit.row)

    @contextmanager
    def at(self, match_id: str, person: str) -> Iterator[tuple[OpenMatch, AnyMatch, Visit]]:
        """A match, as its file stands, for oneself alone, with one's rights there. Bots go on when it is left.

        Who sees it late gets it as it stood, and nothing else. Raises Refused and BadInput.
        """
        visit = self.visit(match_id, person)
        for _ in range(TRIES if visit.rights.late is not None else 0):
            live = self.seen(visit)
            with live.lock:
                try:
                    match = self.late_matches.fresh(live)
                except Gone:
                    pass
                else:
                    yield live, match, visit
                    return
            visit = self.visit(match_id, person)  # it has just come to be seen at once
            if visit.rights.late is None:
                break
        if visit.rights.late is not None:
            raise no_match(match_id)
        row = visit.row
        live = self.live(row)
        try:
            with live.lock:
                match = live.fresh()
                self.settle(live, match)
                n = match.n
                yield live, match, visit
                if live.match is match:
                    if match.n > n:
                        self.answer(live, match, row)
                    self.settle(live, match)
        except Gone:
            self.forget(row.id)
            raise no_match(match_id) from None
        finally:
            self.wake(live)
            self._make_room()

    def settle(self, live: OpenMatch, match: AnyMatch) -> None:
        """Let its clock follow a match, and what it counts for; tell those who watch what that brought about."""
        told = self.clocks.settle(live.id, match)
        if told:
            live.changed()
        if self.contests.settle(live.id, match) or told:
            live.stir()

    def answer(self, live: OpenMatch, match: AnyMatch, row: MatchRow) -> None:
        """Give the answers that people have given in advance, and tell those who watch."""
        if self.pre_answers.answer(row, match):
            live.changed()

    def answered(self, live: OpenMatch, match: AnyMatch) -> None:
        """A bot has decided: the same."""
        row = self.store.find(live.id)
        if row is not None:
            self.answer(live, match, row)

    def tick(self, match_id: str) -> None:
        """See whether somebody's time is up in a match. Raises Refused, BadInput and Unwritten."""
        row = self._row(match_id)
        with self.at(match_id, row.owner):
            pass  # who comes settles it

    def wake(self, live: OpenMatch) -> None:
        """Let the bots of a match decide if they must; one in trouble is not tried again at once."""
        match = live.match
        if match is not None and match.player is not None and not live.resting:
            self.bot_worker.add(live)

    def _make_room(self) -> None:
        """Leave matches to their files: those that nobody has looked at for long, and the idlest of too many."""
        now = time.monotonic()
        if now - self._tidied < TIDY:
            return
        self._tidied = now
        with self._lock:
            lives = [*self._lives.values(), *self.late_matches.open()]
        idle = [one for one in lives if one.match is not None and not one.watchers]
        entries = 0
        for kept, live in enumerate(sorted(idle, key=lambda one: -one.used)):
            match = live.match
            entries += match.n + OF_A_STATE * len(match.marks) if match is not None else 0
            if kept < MOST and entries <= MOST_ENTRIES and now - live.used < IDLE:
                continue
            if not live.pondered and not self.bot_worker.waits(live.id) and live.lock.acquire(blocking=False):
                try:
                    live.unload()
                finally:
                    live.lock.release()

    def open_matches(self) -> int:
        """How many matches are open in memory."""
        with self._lock:
            lives = [*self._lives.values(), *self.late_matches.open()]
        return sum([one.match is not None for one in lives])

    def forget(self, *ids: str) -> None:
        """The files of matches are not there any more: neither are the matches."""
        self.write(lambda: self.store.drop(*ids))
        self.clocks.forget(*ids)
        with self._lock:
            lives = [self._lives.pop(match_id, None) for match_id in ids]
        for live in lives:
            if live is not None:
                live.say(gone=True)
        self.late_matches.forget(*ids)

    def write(self, work: Callable[[], None]) -> None:
        """Write to the list what can be found out again: where that is impossible now, it is done another time."""
        try:
            work()
        except DatabaseError as error:
            if not self._mute:
                LOG.warning("the list of matches cannot be written to: %s", error.orig)
            self._mute = True
        else:
            self._mute = False
