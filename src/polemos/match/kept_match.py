"""A match in a file: what happened in it is on the disk, and what other doors have written is taken in."""

from dataclasses import replace
from pathlib import Path

from polemos.kernel.flow import NOBODY, S
from polemos.match.held import Held, Keeping
from polemos.match.moments import Moments
from polemos.match.record import (
    Damaged,
    Record,
    parse,
)
from polemos.match.record_files import Taken, put_record, record_in
from polemos.match.replay import (
    follows,
    listen,
)


class KeptMatch(Moments[S]):
    """A match that may have a file of its own."""

    def save(self, path: Path) -> None:
        """Write the whole record into a file, at once or not at all.

        What stands there may be replaced if it is an earlier part of this game. Raises Taken, Changed and BadInput.
        """
        self._files.save(self.record, path)

    def keep(self, place: Path | Keeping, fresh: bool = False) -> None:
        """Keep the match in a file from now on: each entry is there, on the disk, before anybody hears of it.

        The file may hold this very game already, as far as it has come or another door has played on; then nothing is
        written now. `fresh`: nothing may stand there yet. Raises Taken, Changed and BadInput.
        """
        held: Keeping = Held(place) if isinstance(place, Path) else place
        if fresh:
            held.create(self.record.text())
            self._files.held = held
            return
        there = record_in(held, repair=self.record.cut)
        if there is None:
            put_record(held, self.record)
        elif there.goes_on_from(self.record):
            unplayable = False
            try:
                self._follow(there)
            except Damaged:
                if not self.record.cut:
                    raise
                unplayable = True
            # what is left out is cut off by the next entry; until then the file is as it was
            held.damaged = there.cut or unplayable
            held.ragged |= held.damaged
        elif self.record.goes_on_from(there):
            held.replace(self.record.text())
        else:
            raise Taken("wrong-taken", file=held.path)
        self._files.held = held

    def hold(self, held: Keeping) -> None:
        """Go on in the file from which the record has just been read."""
        held.ragged |= self.record.torn
        self._files.held = held

    @property
    def path(self) -> Path | None:
        """The file in which the match is kept."""
        return self._files.path

    @property
    def mark(self) -> str:
        """The state of that file for which the match stands; "" when there is none."""
        return self._files.mark

    def stale(self) -> bool:
        """Whether the file in which the match is kept stands otherwise than the match does, or is gone."""
        return self._files.stale()

    def catch_up(self) -> bool:
        """Take in what other doors have written to the file since; whether anything is otherwise now.

        A file that is gone is no news: the next entry makes it anew. Raises BadInput, and then nothing has changed.
        """
        known = self._files.held
        if known is None or not known.stale():
            return False
        held = known.anew()
        try:
            record = parse(held.read(), held.name, torn=True)
        except FileNotFoundError:
            return False
        news = self._follow(record)
        self.hold(held)
        return news

    def _follow(self, record: Record) -> bool:
        """Stand where another record of this game stands: it has gone on, or was taken back. Raises BadInput."""
        mine = self.record
        if record == mine:
            self.record = record
            return False
        if not follows(self.game, self.state, mine, record):
            other = type(self)(self.game, record, self.players)
            self.record, self.state, self.log, self.marks = record, other.state, other.log, other.marks
            self.resumed, self.resumed_why = other.resumed, other.resumed_why
            self.rewound += 1
            self._past, self._due, self._turn = other._past, other._due, other._turn
            return True
        game, n = self.game, self.n
        self.record = replace(record, entries=record.entries[:n])
        for entry in record.entries[n:]:
            before = game.rules.copy(self.state)
            events = listen(game, self.state, record.seeded(self.n + 1))
            self._settle(entry, game.sides.index(entry.side) if entry.side in game.sides else NOBODY, before, events)
        self._due = self._due and len(record.snapshots) == len(mine.snapshots)
        return True
