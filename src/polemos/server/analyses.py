"""Analyses of matches: made in the background, a few entries at a time, kept beside the games and taken up again.

An analysis is seen with the eyes of who asks for it: of a game in which something is still hidden from him it judges
his own choices alone, by what his side saw.
"""

import json
import logging
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from polemos.kernel.errors import BadInput, PolemosError
from polemos.kernel.flow import NOBODY
from polemos.match import games
from polemos.match.files import parse_json, read_text, write_atomic
from polemos.match.match import AnyMatch
from polemos.match.record import Entry
from polemos.room.game import AnyGame
from polemos.server.elsewhere import NotWanted
from polemos.server.open_match import Gone, OpenMatch
from polemos.server.problems import Refused
from polemos.server.rights import Rights
from polemos.server.study_process import StudyProcess
from polemos.server.viewers import viewer
from polemos.study import analysis as study
from polemos.study.chances import SPREAD

LOG: Final = logging.getLogger("polemos.server")
FOLDER: Final = "analyses"
CHUNK: Final = 4
"""Entries that are judged between two looks whether they are still wanted."""
LEAVE: Final = 3.0
"""Seconds that a piece of work may take when the server ends."""


def forget_kept(folder: Path, match_id: str) -> None:
    """What was found of a match, and stands in this folder, goes."""
    for path in folder.glob(f"{match_id}.*.json"):
        path.unlink(missing_ok=True)


def eyes_of(match: AnyMatch, side: str | None, rights: Rights) -> int:
    """With whose eyes a match is analysed: with all where nobody can be cheated by it, else with the person's own.

    Raises Refused for a game that is not over and has no hints, or where the person names no side of his.
    """
    eyes = viewer(rights, match, side)
    if rights.stake and not match.over:
        raise Refused(403, "rated-analysis", "id")
    if not match.game.advises or not (match.over or (match.record.header.hints and rights.alone(match))):
        raise Refused(403, "no-analysis", "id")
    if rights.open_book(match):
        return NOBODY
    if eyes not in rights.people(match):
        raise Refused(403, "no-analysis", "side")
    return eyes


class Stretch:
    """Some entries of a match, to be judged in another process."""

    def __init__(self, match: AnyMatch, found: study.Analysis, entries: list[Entry]) -> None:
        self.place, self.entries, self.n = games.place(match.game.name), entries, found.done
        self.saved = match.game.rules.to_json(match.at(found.done))
        self.viewer, self.spread, self.before = found.viewer, found.spread, found.chance

    def __call__(self) -> list[study.Moment]:
        """What is to be said of them."""
        game = games.at(self.place)
        state = game.rules.from_json(self.saved)
        return list(study.judged(game, state, self.entries, self.n, self.viewer, self.spread, self.before))


class Outset:
    """The beginning of an analysis, to be made in another process: how far its evaluations spread."""

    def __init__(self, match: AnyMatch, viewer: int) -> None:
        self.place, self.first, self.viewer = games.place(match.game.name), match.resumed, viewer
        self.saved = match.game.rules.to_json(match.at(match.resumed))
        self.entries = match.record.seeded_entries(match.resumed + 1)

    def __call__(self) -> study.Analysis:
        """An analysis of which nothing has been made."""
        game: AnyGame = games.at(self.place)
        spread = SPREAD
        if self.viewer == NOBODY:
            spread = study.spread_along(game, game.rules.from_json(self.saved), self.entries)
        start = game.rules.from_json(self.saved)
        return study.begun(game, start, self.first, self.first + len(self.entries), self.viewer, spread)


class Job:
    """The analysis of a match with certain eyes."""

    def __init__(self, live: OpenMatch, viewer: int) -> None:
        self.live, self.viewer = live, viewer
        self.found: study.Analysis | None = None
        self.wanted = False
        """Whether it is to go on."""
        self.trouble = ""
        """Why it cannot, "" while all is well."""
        self.told: dict[tuple[str, int, str], Any] = {}
        """Mistakes and turning points in words, by kind, entry and language."""

    @property
    def state(self) -> str:
        """How it stands, as the wire has it."""
        if self.trouble:
            return "failed"
        if self.found is not None and self.found.complete:
            return "done"
        if self.wanted:
            return "running"
        return "stopped" if self.found is not None else "none"


class Analyses(threading.Thread):
    """All analyses that are being made, a few entries of each in turn."""

    def __init__(self, folder: Path, process: StudyProcess) -> None:
        super().__init__(name="polemos-study", daemon=True)
        self._folder = folder / FOLDER
        self._process = process
        self._jobs: dict[tuple[str, int], Job] = {}
        self._waiting: deque[Job] = deque()
        self._news = threading.Condition()
        self._ended = False

    # -- what is asked of it

    def job(self, live: OpenMatch, viewer: int) -> Job:
        """The analysis of a match, as far as it has been made here or kept."""
        with self._news:
            known = self._jobs.get((live.id, viewer))
            if known is None:
                known = self._jobs[live.id, viewer] = Job(live, viewer)
                known.found = self._kept(known)
            return known

    def of(self, live: OpenMatch, match: AnyMatch, side: str | None, rights: Rights) -> study.Analysis | None:
        """What has been found of a match so far, for who may see it with these eyes; None where there is nothing."""
        try:
            eyes = eyes_of(match, side, rights)
        except Refused:
            return None
        found = self.job(live, eyes).found
        return None if found is None else study.taken_up(found, match.record, match.resumed, eyes)

    def begin(self, job: Job) -> None:
        """Go on with an analysis, or begin it."""
        with self._news:
            job.trouble = ""
            if job.wanted:
                return
            job.wanted = True
            self._waiting.append(job)
            if not self.is_alive() and not self._ended:
                self.start()
            self._news.notify()

    def stop(self, job: Job) -> None:
        """Break it off; what has been found is kept."""
        job.wanted = False
        self._keep(job)

    def forget(self, match_id: str) -> None:
        """A match has been deleted, and what was found of it goes."""
        with self._news:
            for key in [key for key in self._jobs if key[0] == match_id]:
                self._jobs.pop(key).wanted = False
        forget_kept(self._folder, match_id)

    def end(self) -> None:
        """Stop; what has been found is kept."""
        with self._news:
            self._ended = True
            jobs = list(self._jobs.values())
            self._news.notify()
        for job in jobs:
            if job.wanted:
                self.stop(job)
        if self.is_alive():
            self.join(LEAVE)

    # -- the thread

    def run(self) -> None:
        """Until the end."""
        while True:
            with self._news:
                while not self._waiting and not self._ended:
                    self._news.wait()
                if self._ended:
                    return
                job = self._waiting.popleft()
            if self._go_on(job):
                with self._news:
                    self._waiting.append(job)
            else:
                with self._news:
                    # who has asked again since then waits in the queue
                    if job not in self._waiting:
                        job.wanted = False

    def _go_on(self, job: Job) -> bool:
        """Make a little more of an analysis; whether there is more to make."""
        try:
            return job.wanted and self._made(job)
        except (Gone, NotWanted):
            return False
        except (PolemosError, TimeoutError, Refused) as error:
            job.trouble = str(error)
        except Exception as error:
            LOG.exception("match %s: its analysis broke down", job.live.id)
            job.trouble = f"{type(error).__name__}: {error}"
        return False

    def _made(self, job: Job) -> bool:
        with job.live.lock:
            match = job.live.fresh()
            record = match.record
            if job.found is not None:
                job.found = study.taken_up(job.found, record, match.resumed, job.viewer)
            found = job.found
            work: Callable[[], Any]
            if found is None:
                job.told.clear()
                work = Outset(match, job.viewer)
            elif found.complete:
                self._keep(job)
                return False
            else:
                work = Stretch(match, found, record.seeded_entries(found.done + 1, min(found.done + CHUNK, match.n)))
        made: Any = self._process.find(work, lambda: job.wanted)
        with job.live.lock:
            match = job.live.fresh()
            if found is None:
                made.digest = study.digest_of(match.record.header, match.record.entries[: made.done])
                job.found = made
            elif study.taken_up(found, match.record, match.resumed, job.viewer) is not None:
                n = found.done
                now = match.record.seeded_entries(n + 1, min(n + len(made), match.n))
                if now == work.entries:
                    study.add(found, match.record, made)
        return True

    # -- files

    def _path(self, job: Job) -> Path:
        return self._folder / f"{job.live.id}.{job.viewer + 1}.json"

    def _kept(self, job: Job) -> study.Analysis | None:
        """What an earlier server has kept; what cannot be read is made anew."""
        path = self._path(job)
        if not path.is_file():
            return None
        try:
            return study.from_json(parse_json(read_text(path)))
        except (BadInput, ValueError, json.JSONDecodeError) as error:
            LOG.warning("%s: %s", path.name, error)
            return None

    def _keep(self, job: Job) -> None:
        """Keep what has been found; where the disk takes nothing it is made again another time."""
        found = job.found
        if found is None:
            return
        try:
            with suppress(FileExistsError):
                self._folder.mkdir(mode=0o700)
            write_atomic(self._path(job), study.kept_text(found))
        except (OSError, PolemosError) as error:
            LOG.warning("the analysis of match %s is not kept: %s", job.live.id, error)
