"""Who watches the open matches: told of whatever changes here or at another server, at once or late."""

from collections.abc import Iterable
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from polemos.kernel.errors import BadInput
from polemos.server.meter import NO_METER, Meter
from polemos.server.open_match import Gone, OpenMatch, Watcher
from polemos.server.open_matches import LOG, OpenMatches
from polemos.server.problems import Refused
from polemos.server.store import MatchRow


class WatchedMatches(OpenMatches):
    """All matches of a folder that somebody has come to, with those who watch them."""

    def __init__(self, folder: Path, meter: Meter = NO_METER, database: str = "") -> None:
        super().__init__(folder, meter, database)
        self.late_matches.turned = self.turn

    def open(self) -> None:
        """Let the bots begin, and hear of other servers."""
        super().open()
        self.peers.start(self.heard, self.missed)

    # -- watching

    def watch(self, match_id: str, person: str, watcher: Watcher) -> OpenMatch:
        """Tell a watcher of every change from now on. Raises Refused and BadInput."""
        with self.at(match_id, person) as (live, _, _):
            live.watchers.add(watcher)
            watcher.match = live
            return live

    def watch_on(self, match_id: str, watcher: Watcher) -> None:
        """Somebody who watches may have to see another moment from now on, or nothing any more."""
        watcher.moved, old = False, watcher.match
        try:
            live = self.watch(match_id, watcher.person, watcher)
        except (Refused, BadInput):
            watcher.dismissed = True
            return
        if old is not None and old is not live:
            old.watchers.discard(watcher)

    def look(self, match_id: str, watcher: Watcher) -> None:
        """See whether somebody who watches a match late may be shown more by now."""
        live = watcher.match
        try:
            if live is not None and live.late:
                self.late_matches.look(live)
        except Gone:
            watcher.moved = True
        except (BadInput, DatabaseError) as error:
            LOG.error("match %s: cannot be read again: %s", match_id, type(error).__name__)

    def turn(self, match_id: str) -> None:
        """Whether spectators see a match late is otherwise from now on: all who watch it are told."""
        self._turned(match_id)
        row = self.store.find(match_id)
        if row is not None:
            self.live(row).stir()
        self.peers.tell("people", match_id)

    def _turned(self, match_id: str) -> None:
        with self._lock:
            there = [self._lives.get(match_id), self.late_matches.find(match_id)]
        for live in there:
            for watcher in list(live.watchers) if live is not None else []:
                watcher.moved = True
                watcher.wake()

    def part(self, match_id: str) -> None:
        """Somebody has left his seat: what was between the two is nothing any more. Raises Unwritten."""
        self.deals.drop(match_id)
        if self.late_book.end(match_id):
            self.turn(match_id)

    def dismiss(self, row: MatchRow, persons: Iterable[str]) -> None:
        """Persons have no right any more to be at a match: those who watch it are sent away, and the others told."""
        live, late, sent = self.live(row), self.late_matches.find(row.id), set(persons)
        for watcher in [*live.watchers, *(late.watchers if late is not None else ())]:
            watcher.dismissed |= watcher.person in sent
            watcher.wake()
        live.stir()
        self.peers.tell("people", row.id)

    # -- other servers

    def heard(self, kind: str, what: str) -> None:
        """Another server has changed something: those who watch here are told."""
        with self._lock:
            live = self._lives.get(what) or next((one for one in self._lives.values() if one.name == what), None)
        if kind == "record" and self.peers.leads():
            row = self.store.of_file(what)
            if row is not None:
                self.stirred(row.id)
        elif kind == "news" and self.peers.leads():
            self.stirred(what)
        elif kind == "rounds":
            self.rounds()
        if kind == "people":
            self._turned(what)
        if live is None:
            return
        if kind == "record":
            self._refresh(live)
        elif kind == "news":
            live.news += 1
        elif kind == "talk":
            live.talk += 1
        elif kind == "hurry":
            live.hurried_elsewhere()
        elif kind == "people":
            for watcher in list(live.watchers):
                watcher.dismissed |= not self._welcome(live.id, watcher.person)
        live.say()

    def missed(self) -> None:
        """Something may have changed of which nobody has told: all who watch look again."""
        with self._lock:
            lives = [one for one in self._lives.values() if one.watchers]
        for live in lives:
            live.news += 1
            self._refresh(live)

    def _refresh(self, live: OpenMatch) -> None:
        """Take in what another server has written to a match that somebody watches; the next who comes does it else."""
        if not live.watchers:
            return
        try:
            with live.lock:
                live.fresh()
        except Gone:
            self.forget(live.id)
        except (BadInput, DatabaseError) as error:
            LOG.error("match %s: cannot be read again: %s", live.id, type(error).__name__)

    def _welcome(self, match_id: str, person: str) -> bool:
        try:
            self.visit(match_id, person)
        except Refused:
            return False
        return True
