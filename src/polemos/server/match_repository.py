"""The repository of all matches: they begin and end here, and are listed and opened by what it stands on."""

import secrets
import time
from collections.abc import Callable

from polemos.kernel.errors import BadInput, PolemosError
from polemos.match.files import unwritten
from polemos.match.held import Changed
from polemos.match.match import AnyMatch
from polemos.match.opening import RECORD
from polemos.server.match_list import MatchList, summary_of
from polemos.server.open_matches import LOG
from polemos.server.problems import Refused
from polemos.server.schemas import MatchModel


class MatchRepository(MatchList):
    """All matches of a folder."""

    def begin(
        self,
        match: AnyMatch,
        owner: str,
        name: str,
        language: str,
        file: str = "",
        settle: Callable[[str], None] = lambda match_id: None,
    ) -> MatchModel:
        """Give a match that has just begun, or come in, a file and a place in the list. Raises BadInput.

        file: how its file is called, by default after its seed; who plays against a bot must not read that in the name
        of a file, unless he has chosen it himself. settle: lets others have their seats, by the id of the match, before
        anybody can open it.
        """
        match_id = secrets.token_urlsafe(9)
        with self._entry:
            called = self.shelf.fresh(match.game, file or match.record.header.seed)
            if not self.store.add(match_id, owner, called, name):
                # another server has just taken that name
                called = f"{called.removesuffix(RECORD)}-{match_id}{RECORD}"
                self.store.add(match_id, owner, called, name)
            settle(match_id)
            try:
                match.keep(self.place(match_id).keeping(called), fresh=True)
            except Changed:
                # the terminal has
                self.store.drop(match_id)
                called = f"{called.removesuffix(RECORD)}-{match_id}{RECORD}"
                match.keep(self.place(match_id).keeping(called), fresh=True)
                self.store.add(match_id, owner, called, name)
                settle(match_id)
            except BadInput:
                self.store.drop(match_id)
                raise
            visit = self.visit(match_id, owner)
            row = visit.row
        live = self.live(row)
        with live.lock:
            live.adopt(match)
            live.used = time.monotonic()
            summary = summary_of(live)
            self.note({row.id: (live.stamp, summary)})
            model = self.model(visit, summary, language)
        self.wake(live)
        self.stirred(row.id)
        self._make_room()
        return model

    def recover(self) -> None:
        """See to the games that count and ended just before a server was killed."""
        for match_id in self.contests.going():
            row = self.store.find(match_id)
            try:
                if row is not None and self.summary(row, wake=False).get("over"):
                    self.tick(match_id)
            except (Refused, PolemosError) as error:
                LOG.error("match %s: its result is not kept yet: %s", match_id, error)

    def end(self, match_id: str, owner: str) -> None:
        """Delete a match and its file. Raises Refused and BadInput."""
        row = self.visit(match_id, owner).own()
        live = self.live(row)
        with live.lock, self._entry:
            try:
                live.keeping.remove()
            except OSError as error:
                raise unwritten(live.name, error, "it is still there") from None
            self.write(lambda: self.store.drop(row.id))
            self.clocks.forget(row.id)
            live.say(gone=True)
            live.unload()
        with self._lock:
            self._lives.pop(row.id, None)
        self.late_matches.forget(row.id)
        self.ended(row.id)
