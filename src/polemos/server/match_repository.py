"""The repository of all matches: found by id, opened when somebody comes, left to their files when nobody does."""

import json
import logging
import os
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from math import inf
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DatabaseError

from polemos import __version__
from polemos.kernel.errors import BadInput, PolemosError
from polemos.match import games
from polemos.match.files import sweep, unwritten
from polemos.match.held import Changed, Held
from polemos.match.match import AnyMatch
from polemos.match.opening import RECORD, fresh_path
from polemos.room.texts import LANGUAGES
from polemos.server.account_store import AccountStore
from polemos.server.bot_worker import BotWorker
from polemos.server.clock_keeper import ClockKeeper
from polemos.server.clocks import Clocks
from polemos.server.deals import DealBook, waiting
from polemos.server.disks import NO_PLACE
from polemos.server.glances import Summary, glance, holds, of_header, updated, words_of
from polemos.server.invitations import Invitations, Visit
from polemos.server.library import EVERYTHING, Volume, Wanted, chosen
from polemos.server.line_matches import Origins
from polemos.server.notebooks import Notebooks
from polemos.server.notice_book import NoticeBook
from polemos.server.open_match import Gone, OpenMatch, Watcher, stamp_of
from polemos.server.pre_answers import PreAnswers
from polemos.server.problems import Refused, no_match
from polemos.server.rights import ALONE
from polemos.server.schemas import Matches, MatchModel, Unkept
from polemos.server.store import Listed, MatchRow, Store, now, written
from polemos.server.tables import winner_of
from polemos.server.taking_back import asked_since
from polemos.server.talk import Talks
from polemos.server.words import words

LIST: Final = "polemos.sqlite"
LOG: Final = logging.getLogger("polemos.server")
PAGE: Final = 100
"""Matches in an answer, where nobody says how many are wanted."""
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
HURRY: Final = 1.5
"""Seconds in which records that the list does not know yet are played through before an answer."""
MANY: Final = 500
"""Matches of a list that is long: of such a one every answer completes a little."""
HASTE: Final = 0.1
"""The seconds before an answer then."""
SETTLED: Final = 60
"""Seconds after which a match in the list has its file: another server may just be writing it."""
OWNER: Final = "owner"
"""Whoever owns this computer's games."""

Notes = dict[str, tuple[str, Summary]]
"""By id of a match: the state of its file, and what the list shows of it then."""


class MatchRepository:
    """All matches of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._absent = False
        """Whether there is no folder, as its disk takes none: nothing stands in it then."""
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.scandir(folder).close()
        except OSError as error:
            if error.errno not in NO_PLACE:
                raise BadInput(f"{folder}: cannot be used ({error.strerror}); name a folder of yours") from None
            self._absent = True
        self.store = Store(folder / LIST)
        self.accounts = AccountStore(self.store)
        self.invitations = Invitations(self.store)
        self.talks = Talks(self.store)
        self.notebooks = Notebooks(self.store)
        self.origins = Origins(self.store)
        self.deals = DealBook(self.store)
        self.pre_answers = PreAnswers(self.store, self.invitations)
        self.bot_worker = BotWorker(self.store.doubt, self.answered)
        self.clocks = Clocks(self.store, self.invitations)
        self.clocks.warn = lambda match_id, side: self.tell(match_id, side, "time", True)
        self.clock_keeper = ClockKeeper(self.clocks, self.tick)
        self.notice_book = NoticeBook(self.store)
        self._lives: dict[str, OpenMatch] = {}
        self._broken: dict[str, tuple[str, Summary]] = {}
        """What is wrong with records that cannot be opened, and the state of the file of which that is said."""
        self._lock = threading.Lock()
        """Held for moments: the table of open matches."""
        self._entry = threading.Lock()
        """Held while a file and its line in the list come or go together."""
        self._adopting = threading.Lock()
        """Held while the folder is searched for records that the list does not know."""
        self._words: dict[str, tuple[Listed, str]] = {}
        """By id: the words by which a match is found, and the line of the list from which they were made."""
        self.stirred: Callable[[str], None] = lambda match_id: None
        """Is told the id of a match whenever it, or something beside it, has changed; whoever is told must not wait."""
        self.ended: Callable[[str], None] = lambda match_id: None
        """Is told the id of a match that has been deleted: what others keep of it goes."""
        self.tell: Callable[[str, str, str, bool], None] = lambda match_id, side, kind, soon: None
        """Has whoever plays a side told of something in his turn, see `Notices.tell`."""
        self._mute = False
        """Whether it was said that the list cannot be written to."""
        self._tidied = 0.0
        """When it was last looked which matches are idle (seconds of `time.monotonic`)."""

    def open(self) -> None:
        """Let the bots begin; what was left half written by a killed server goes."""
        sweep(self.folder)
        self.bot_worker.start()
        self.clocks.open()
        self.clock_keeper.start()

    def close(self) -> None:
        """Let everything go; what was acknowledged is on disk already."""
        self.clock_keeper.end()
        self.bot_worker.end()
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
        row = self.store.find(match_id) if len(match_id) <= 40 else None
        if row is None:
            raise no_match(match_id)
        return row

    def live(self, row: MatchRow) -> OpenMatch:
        """The match of a line of the list, open or not."""
        with self._lock:
            found = self._lives.get(row.id)
            if found is None:
                found = self._lives[row.id] = OpenMatch(
                    row.id, self.folder / row.file, lambda match_id: self.stirred(match_id)
                )
        return found

    @contextmanager
    def at(self, match_id: str, person: str) -> Iterator[tuple[OpenMatch, AnyMatch, Visit]]:
        """A match, as its file stands, for oneself alone, with one's rights there. Bots go on when it is left.

        Raises Refused and BadInput.
        """
        visit = self.visit(match_id, person)
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
        """Let the clock of a match follow it, and tell those who watch what that brought about."""
        if self.clocks.settle(live.id, match):
            live.changed()
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

    def clocked(self, row: MatchRow) -> None:
        """Somebody has sat down at a match, or left it: its clock begins, or stands."""
        if self.clocks.of(row.id) is not None and not self.summary(row).get("broken"):
            self.tick(row.id)

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
            idle = [one for one in self._lives.values() if one.match is not None and not one.watchers]
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

    # -- beginning and ending

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
            path = fresh_path(self.folder, match.game, file or match.record.header.seed)
            if not self.store.add(match_id, owner, path.name, name):
                # another server has just taken that name
                path = path.with_stem(f"{path.stem}-{match_id}")
                self.store.add(match_id, owner, path.name, name)
            settle(match_id)
            try:
                match.keep(path, fresh=True)
            except Changed:
                # the terminal has
                self.store.drop(match_id)
                path = path.with_stem(f"{path.stem}-{match_id}")
                match.keep(path, fresh=True)
                self.store.add(match_id, owner, path.name, name)
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

    def end(self, match_id: str, owner: str) -> None:
        """Delete a match and its file. Raises Refused and BadInput."""
        row = self.visit(match_id, owner).own()
        live = self.live(row)
        with live.lock, self._entry:
            try:
                Held(live.path).remove()
            except OSError as error:
                raise unwritten(live.path.name, error, "it is still there") from None
            self.write(lambda: self.store.drop(row.id))
            self.clocks.forget(row.id)
            live.say(gone=True)
            live.unload()
        with self._lock:
            self._lives.pop(row.id, None)
        self.ended(row.id)

    def forget(self, *ids: str) -> None:
        """The files of matches are not there any more: neither are the matches."""
        self.write(lambda: self.store.drop(*ids))
        self.clocks.forget(*ids)
        with self._lock:
            lives = [self._lives.pop(match_id, None) for match_id in ids]
        for live in lives:
            if live is not None:
                live.say(gone=True)

    # -- the list

    def adopt(self) -> dict[str, float]:
        """Take records into the list that stand in the folder and not there: games of the terminal are the owner's.

        The files of the folder come back, with the times when they were last written to.
        """
        with self._adopting:
            known, found = self.store.files(), self.files()
            new = [name for name in sorted(found.keys() - known.keys()) if name.isprintable()]
            rows = [self.newcomer(name) for name in new]
            gone = known.keys() - found.keys()
            settled = [name for name in self.store.settled_files(SETTLED) if name in gone] if gone else []
            with self._entry:
                # a match that was deleted meanwhile does not come back
                rows = [row for row in rows if (self.folder / row.file).is_file()]
                settled = [name for name in settled if not (self.folder / name).is_file()]
                if rows:
                    self.write(lambda: self.store.add_all(rows))
                if settled:
                    self.forget(*[known[name] for name in settled])
        return found

    def files(self) -> dict[str, float]:
        """The records in the folder, each with the time when it was last written to. Raises Refused."""
        found: dict[str, float] = {}
        try:
            with os.scandir(self.folder) as folder:
                for file in folder:
                    if file.name.endswith(RECORD) and not file.name.startswith("."):
                        with suppress(OSError):  # it has just gone
                            if file.is_file():
                                found[file.name] = file.stat().st_mtime
        except OSError as error:
            if not (self._absent and isinstance(error, FileNotFoundError)):
                raise Refused(503, "list", what=error.strerror or str(error)) from None
        return found

    def newcomer(self, file: str) -> MatchRow:
        """A line for a record that the list does not know yet, with what a glance at it tells."""
        stamp, summary = stamp_of(self.folder / file), glance(self.folder / file)
        row = MatchRow(id=secrets.token_urlsafe(9), owner=OWNER, file=file, name=file.removesuffix(RECORD)[:80])
        row.created, row.stamp, row.summary = now(), stamp, written(summary)
        return row

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

    def matches(
        self, owner: str, language: str, asked: Wanted = EVERYTHING, offset: int = 0, limit: int = PAGE
    ) -> Matches:
        """Matches of a person, own ones and those to which he was invited: those that are wanted, in their order.

        Where a bot must decide in one of those that are shown, it goes on.

        Of those that are not known yet only the last and the first lines are read once time is up.
        """
        self.store.look()
        if not asked.plain:
            volumes, total, unread = self.volumes(owner, asked)
            page = volumes[offset : offset + limit]
            for one in page:
                if one.summary.get("bots"):
                    self.rouse(one.visit.row)
            shown = [self.model(one.visit, one.summary, language) for one in page]
            return Matches(matches=shown, found=len(volumes), total=total, unkept=self.unkept, unread=unread)
        mine, times = self.mine(owner)
        words = self.words(mine) if asked.query.strip() else {}
        found = [one for one in mine if not words or holds(words[one.id], asked.query)]
        found.sort(key=lambda one: (times[one.file], one.id), reverse=True)
        late = self.late(mine)
        ids = [one.id for one in found[offset : offset + limit]]
        visits = self.invitations.visits(self.store.rows(ids).values(), owner)
        notes: Notes = {}
        shown = [self.line(visits[match_id], language, late, notes) for match_id in ids if match_id in visits]
        self.note(notes)
        return Matches(matches=shown, found=len(found), total=len(mine), unkept=self.unkept)

    def mine(self, owner: str) -> tuple[list[Listed], dict[str, float]]:
        """All matches of a person, and by file when each was last written to."""
        times = self.adopt()
        invited = self.invitations.visited(owner)
        return [one for one in self.store.listed(owner, invited) if one.file in times], times

    @staticmethod
    def late(mine: Sequence[Listed]) -> float:
        """The time (of `time.monotonic`) when no more records are played through before an answer."""
        return time.monotonic() + (HURRY if len(mine) <= MANY else HASTE)

    def volumes(self, owner: str, asked: Wanted) -> tuple[list[Volume], int, int]:
        """The matches of a person that are wanted, in their order, as the list knows them; how many he has; and of how
        many of these it is not known how they stand, as their records have not been played through yet.
        """
        mine, times = self.mine(owner)
        notes: Notes = {}
        late = self.late(mine)
        found = []
        for visit in self.invitations.visits(self.store.rows(one.id for one in mine).values(), owner).values():
            try:
                summary = self.summary(visit.row, late, notes, wake=False)
            except Refused:
                continue  # its file has just gone
            access = visit.rights.access(summary.get("seats", {}), summary.get("over", False))
            found.append(Volume(visit, summary, access, times[visit.row.file]))
        self.note(notes)
        unread = sum([not one.read for one in found])
        words = self.words(mine) if asked.query.strip() else {}
        return chosen(found, asked, words, {one.id: one.name for one in mine}), len(mine), unread

    @property
    def unkept(self) -> Unkept:
        """The code of the problem that whoever did something now would meet: nothing can be kept; "" if it can."""
        trouble = self.store.trouble
        return "" if trouble is None else "disk-full" if trouble.full else "disk"

    def words(self, listed: Iterable[Listed]) -> dict[str, str]:
        """The words by which matches are found, by id. They are made again when a match has changed."""
        known = {one.id: self._words[one.id] for one in listed if one.id in self._words}
        new = [one for one in listed if one.id not in known or known[one.id][0] != one]
        rows = self.store.rows(one.id for one in new)
        for one in new:
            summary = json.loads(rows[one.id].summary) if one.id in rows else {}
            known[one.id] = (one, words_of(one.name, one.file, summary))
        self._words |= known
        return {i: words for i, (_, words) in known.items()}

    def line(self, visit: Visit, language: str, late: float = inf, notes: Notes | None = None) -> MatchModel:
        """A match as the list shows it; `late` and `notes` as for `summary`."""
        return self.model(visit, self.summary(visit.row, late, notes), language)

    def summary(self, row: MatchRow, late: float = inf, notes: Notes | None = None, wake: bool = True) -> Summary:
        """What the list shows of a match. After the time `late` a record is only glanced at, and played another time.

        notes: takes what is found out about it and is to be kept; without it that is kept at once. wake: whether a bot
        that must decide there goes on.
        """
        found: Notes = {}
        stamp = stamp_of(self.folder / row.file)
        summary = self.known(row, stamp)
        if summary is None and time.monotonic() > late:
            summary = self.glanced(row, stamp)
            if summary is None:
                summary = glance(self.folder / row.file)
                found[row.id] = (stamp, summary)
        elif summary is None:
            live = self.live(row)
            try:
                with live.lock:
                    live.fresh()
                    summary = summary_of(live)
                    if row.stamp != live.stamp or json.loads(row.summary).get("by") != __version__:
                        found[row.id] = (live.stamp, summary)
            except Gone:
                raise no_match(row.id) from None
            except PolemosError as error:
                summary = {**glance(self.folder / row.file), "broken": str(error)}
                self._broken[row.id] = (stamp, summary)
        if wake and summary.get("bots"):
            self.rouse(row)
        if notes is None:
            self.note(found)
        else:
            notes |= found
        return summary

    def note(self, notes: Notes) -> None:
        """Keep what was found out about matches."""
        if notes:
            self.write(lambda: self.store.sum_up(notes))

    def known(self, row: MatchRow, stamp: str) -> Summary | None:
        """What was found out about a record as it stands; None if it must be looked at anew.

        Why a record is broken may lie in the program or its data: that is found out anew by every process.
        """
        broken_at, broken = self._broken.get(row.id, ("", {}))
        if stamp and broken_at == stamp:
            return broken
        summary: Summary = json.loads(row.summary)
        if not stamp or row.stamp != stamp or summary.get("by") != __version__:
            return None
        game = summary["game"]
        return summary if game in games.names() and games.find(game).fingerprint == summary["data"] else None

    def glanced(self, row: MatchRow, stamp: str) -> Summary | None:
        """What an earlier glance at a record told, if it has not changed since."""
        summary: Summary = json.loads(row.summary)
        return summary if stamp and row.stamp == stamp and "by" not in summary and "game" in summary else None

    def rouse(self, row: MatchRow) -> None:
        """Open a match in which a bot must decide, and let it."""
        live = self.live(row)
        if live.match is None and not live.trouble:
            self.bot_worker.add(live)
        else:
            self.wake(live)

    def model(self, visit: Visit, summary: Summary, language: str) -> MatchModel:
        """The message of a line of the list, to whoever comes there."""
        row = visit.row
        path = self.folder / row.file
        access = visit.rights.access(summary.get("seats", {}), summary.get("over", False))
        fault = summary.get("broken", "")
        if fault and visit.rights != ALONE:
            # the fault may quote what one of them hides
            fault = words(language)("match-broken")
        n, over = summary.get("n", 0), summary.get("over", False)
        asked = "elsewhere" in access.places.values() and waiting(self.deals.of(row.id), access.places, n, over)
        return MatchModel(
            id=row.id,
            name=row.name,
            game=summary.get("game", ""),
            scenario=summary.get("scenario", ""),
            scenario_title=summary.get("titles", {}).get(language, summary.get("scenario", "")),
            options=summary.get("options", []),
            seats=summary.get("seats", {}),
            dice=summary.get("dice", ""),
            seed="" if access.sealed else summary.get("seed", ""),
            n=n,
            turn=summary.get("turn", 0),
            moment=summary.get("moments", {}).get(language, ""),
            over=over,
            decides=summary.get("decides"),
            winner=summary.get("winner"),
            ended=summary.get("ended", ""),
            updated=updated(path) or row.created,
            access=access,
            broken=fault,
            lesson=summary.get("lesson", ""),
            puzzle=summary.get("puzzle", ""),
            said_dice=summary.get("said_dice", False),
            asked=asked or "",
            hints=summary.get("hints", True),
            left=None if over else self.clocks.left(row.id),
        )

    # -- watching

    def watch(self, match_id: str, person: str, watcher: Watcher) -> OpenMatch:
        """Tell a watcher of every change from now on. Raises Refused and BadInput."""
        with self.at(match_id, person) as (live, _, _):
            live.watchers.add(watcher)
            return live

    def dismiss(self, row: MatchRow, persons: Iterable[str]) -> None:
        """Persons have no right any more to be at a match: those who watch it are sent away, and the others told."""
        live, sent = self.live(row), set(persons)
        for watcher in list(live.watchers):
            watcher.dismissed |= watcher.person in sent
        live.stir()


def summary_of(live: OpenMatch) -> Summary:
    """What the list shows of an open match, until its file changes."""
    match = live.match
    assert match is not None
    game, state, header = match.game, match.state, match.record.header
    return {
        **of_header(game, header, game.rules.scenario_of(state)),
        "by": __version__,
        "data": game.fingerprint,
        "n": match.n,
        "turn": game.rules.turn(state),
        "moments": {t: game.edge.moment(state, t) for t in LANGUAGES},
        "over": match.over,
        "decides": None if match.over else game.sides[state.actor],
        "asked_since": asked_since(match),
        "winner": winner_of(game, match.result) if match.over else None,
        "ended": match.how,
        "bots": match.player is not None,
        "said_dice": match.said_dice and not header.lesson,
    }
