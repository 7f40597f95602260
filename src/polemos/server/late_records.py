"""Records that are seen late: noted as they are written, and kept for reading as they stood."""

import logging
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from polemos.kernel.errors import BadInput
from polemos.match.held import Changed, Keeping, moved
from polemos.server.late_book import LateBook
from polemos.server.shelf import Place

LOG: Final = logging.getLogger("polemos.server")


class Noted:
    """Where the record of a match is kept; whatever is written there is noted for whoever sees it late."""

    def __init__(self, kept: Keeping, book: LateBook, match_id: str) -> None:
        self._kept, self._book, self._match_id = kept, book, match_id
        self.path, self.name = kept.path, kept.name

    @property
    def ragged(self) -> bool:
        """Whether its end is not fit to be added to."""
        return self._kept.ragged

    @ragged.setter
    def ragged(self, ragged: bool) -> None:
        self._kept.ragged = ragged

    @property
    def damaged(self) -> bool:
        """Whether the next write leaves something out which was written whole."""
        return self._kept.damaged

    @damaged.setter
    def damaged(self, damaged: bool) -> None:
        self._kept.damaged = damaged

    @property
    def mark(self) -> str:
        """The state that the door believes in."""
        return self._kept.mark

    def anew(self) -> "Noted":
        """The same, of which nothing is believed."""
        return Noted(self._kept.anew(), self._book, self._match_id)

    def stale(self) -> bool:
        """Whether it stands otherwise than the door believes, or is gone."""
        return self._kept.stale()

    def read(self) -> str:
        """The text as it stands. What another program has written is noted as soon as it is read."""
        text = self._kept.read()
        if not self.ragged:
            self._note("", "", text)
        return text

    def append(self, text: str) -> None:
        """Add lines to the end, for good."""
        before = self.mark
        self._kept.append(text)
        self._note(before, text, "")

    def replace(self, text: str) -> None:
        """Put a text in its place."""
        self._kept.replace(text)
        self._note("", "", text)

    def create(self, text: str) -> None:
        """Make it."""
        self._kept.create(text)
        self._note("", "", text)

    def remove(self) -> None:
        """Take it away."""
        self._kept.remove()

    def _note(self, before: str, added: str, whole: str) -> None:
        """What is in the record is so, whether it can be noted or not: the next note makes good what is missing."""
        try:
            self._book.note(self._match_id, before, self.mark, added, lambda: whole or self._kept.anew().read())
        except (SQLAlchemyError, BadInput, FileNotFoundError) as error:
            LOG.warning("match %s: not noted for who sees it late: %s", self._match_id, type(error).__name__)


class Past:
    """The record of a match as it may be shown late. Nobody writes to it."""

    def __init__(self, book: LateBook, match_id: str, name: str) -> None:
        self.path, self.name = Path(name), name
        self.ragged = self.damaged = False
        self._book, self._match_id = book, match_id
        self._note = ""

    def anew(self) -> "Past":
        """The same, of which nothing is believed."""
        return Past(self._book, self._match_id, self.name)

    @property
    def mark(self) -> str:
        """The note that the door believes in."""
        return self._note

    def stale(self) -> bool:
        """Whether more may be shown by now, or nothing any more."""
        stand = self._book.stand(self._match_id)
        return stand is None or stand.note != self._note

    def read(self) -> str:
        """The text as it stood. Raises FileNotFoundError where the match is not seen late any more."""
        found = self._book.text(self._match_id)
        if found is None:
            raise FileNotFoundError(self.name)
        self._note, text = found
        return text

    def append(self, text: str) -> None:
        """Nobody changes what has been. Raises Changed."""
        raise Changed(moved(self.name))

    replace = create = append

    def remove(self) -> None:
        """Nobody changes what has been. Raises Changed."""
        raise Changed(moved(self.name))


class LateShelf:
    """Where the records stand that are seen late: each match has one."""

    def __init__(self, book: LateBook, match_id: str) -> None:
        self._book, self._match_id = book, match_id

    def mark(self, name: str) -> str:
        """What changes whenever more may be shown; "" when the match is not seen late any more."""
        stand = self._book.stand(self._match_id)
        return "" if stand is None else stand.note

    def keeping(self, name: str) -> Past:
        """The record of a name."""
        return Past(self._book, self._match_id, name)


class NotingShelf:
    """A shelf whose records are noted for whoever sees them late."""

    def __init__(self, place: Place, book: LateBook, match_id: str) -> None:
        self._place, self._book, self._match_id = place, book, match_id

    def mark(self, name: str) -> str:
        """What changes whenever a record is written to."""
        return self._place.mark(name)

    def keeping(self, name: str) -> Noted:
        """Where a record is kept."""
        return Noted(self._place.keeping(name), self._book, self._match_id)
