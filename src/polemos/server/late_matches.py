"""Matches as they stood, open for those who see them late: beside the same matches as they stand for everybody else.

A match that is seen late is a match of its own here, with its own lock, read from the notes that are old enough. So
whatever is asked about it, by whatever way, is answered as it would have been then.
"""

import threading
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from polemos.match.files import Unwritten
from polemos.match.match import AnyMatch
from polemos.server.late_book import LateBook
from polemos.server.late_records import LateShelf
from polemos.server.open_match import Gone, OpenMatch
from polemos.server.rights import Rights
from polemos.server.store import MatchRow
from polemos.server.talk import Talks

LOOK: Final = 5.0
"""Seconds from one look of a watcher to the next whether more may be shown."""


class LateMatches:
    """All matches of a folder that somebody sees late."""

    def __init__(self, book: LateBook, talks: Talks) -> None:
        self.book, self._talks = book, talks
        self.turned: Callable[[str], None] = lambda match_id: None
        """Is told the id of a match that is not seen late any more, because all of it has been shown."""
        self._lives: dict[str, OpenMatch] = {}
        self._full: dict[str, bool] = {}
        """Whether those who watched a match when it was last looked at saw everything."""
        self._lock = threading.Lock()

    def live(self, row: MatchRow) -> OpenMatch:
        """The match of a line of the list, as it stood."""
        with self._lock:
            found = self._lives.get(row.id)
            if found is None:
                found = self._lives[row.id] = OpenMatch(row.id, LateShelf(self.book, row.id), row.file, late=True)
        return found

    def find(self, match_id: str) -> OpenMatch | None:
        """The same, if anybody has come to it."""
        with self._lock:
            return self._lives.get(match_id)

    def open(self) -> list[OpenMatch]:
        """All of them."""
        with self._lock:
            return list(self._lives.values())

    def forget(self, *ids: str) -> None:
        """Matches are not there any more: who watches is told."""
        with self._lock:
            gone = [self._lives.pop(match_id, None) for match_id in ids]
        for match_id in ids:
            self._full.pop(match_id, None)
        for live in gone:
            if live is not None:
                live.say(gone=True)

    def fresh(self, live: OpenMatch) -> AnyMatch:
        """A match as it may be shown now; the caller holds its lock. Raises Gone where it is not seen late any more.

        When it is over, and all of it has been shown, nothing is hidden from anybody any more: the agreement ends, as
        soon as the disk takes that.
        """
        match = live.fresh()
        stand = self.book.stand(live.id) if match.over else None
        if stand is not None and stand.last:
            try:
                ended = self.book.end(live.id)
            except Unwritten:
                return match
            if ended:
                self.turned(live.id)
            raise Gone
        return match

    def look(self, live: OpenMatch) -> None:
        """See whether more may be shown by now of a match that somebody watches, or was said beside it.

        Raises Gone and BadInput.
        """
        with live.lock:
            self.fresh(live)
            late = self.book.of(live.id)
            if late is None:
                raise Gone
            said = self._talks.count(live.id, iso(late.until(self.book.now())))
            turned = late.full != self._full.get(live.id, late.full)
            self._full[live.id] = late.full
            if said != live.talk or turned:
                live.talk = said
                live.news += turned
                live.say()

    def until(self, rights: Rights) -> str:
        """What was said at this time, or later, is not told to somebody; "" for who hears it at once."""
        return "" if rights.late is None else iso(rights.late.until(self.book.now()))


def iso(when: float) -> str:
    """A time (seconds since 1970) as times of the list are written, to the second."""
    return datetime.fromtimestamp(when, UTC).isoformat(timespec="seconds")
