"""The hall where the matches are: found by id, opened when somebody comes, left to their files when nobody does."""

import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from typing import Any, Final

from polemos import __version__
from polemos.kernel.errors import BadInput, PolemosError
from polemos.kernel.game import Game
from polemos.kernel.text import LANGUAGES
from polemos.match import games
from polemos.match.called import called
from polemos.match.match import Match
from polemos.match.opening import RECORD, fresh_path
from polemos.match.record import Header
from polemos.server.live import Gone, Live, Watcher, read_record, stamp_of
from polemos.server.problems import no_match
from polemos.server.store import MatchRow, Store
from polemos.server.tables import winner_of
from polemos.server.thinker import Thinker
from polemos.server.wire import MatchModel

LIST: Final = "polemos.sqlite"
MOST: Final = 24
"""Matches that stay open without anybody looking."""
HURRY: Final = 1.5
"""Seconds in which records that the list does not know yet are played through before an answer."""
SETTLED: Final = 60
"""Seconds after which a match in the list has its file: another server may just be writing it."""
OWNER: Final = "owner"
"""Whoever owns this computer's games."""

Summary = dict[str, Any]


class Hall:
    """All matches of a folder."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{folder}: cannot be used ({error.strerror}); name a folder of yours") from None
        self.folder = folder
        self.store = Store(folder / LIST)
        self.thinker = Thinker()
        self._lives: dict[str, Live] = {}
        self._broken: dict[str, tuple[str, Summary]] = {}
        """What is wrong with records that cannot be opened, and the state of the file of which that is said."""
        self._lock = threading.Lock()
        """Held for moments: the table of open matches."""
        self._entry = threading.Lock()
        """Held while a file and its line in the list come or go together."""

    def open(self) -> None:
        """Let the bots begin."""
        self.thinker.start()

    def close(self) -> None:
        """Let everything go; what was acknowledged is on disk already."""
        self.thinker.end()
        self.store.close()

    # -- coming in

    def row(self, match_id: str, owner: str) -> MatchRow:
        """A match in the list of its owner. Raises Refused."""
        row = self.store.find(match_id) if len(match_id) <= 40 else None
        if row is None or row.owner != owner:
            raise no_match(match_id)
        return row

    def live(self, row: MatchRow) -> Live:
        """The match of a line of the list, open or not."""
        with self._lock:
            found = self._lives.get(row.id)
            if found is None:
                found = self._lives[row.id] = Live(row.id, self.folder / row.file)
        return found

    @contextmanager
    def at(self, match_id: str, owner: str) -> Iterator[tuple[Live, Match, MatchRow]]:
        """A match, as its file stands, for oneself alone. Bots go on when it is left. Raises Refused and BadInput."""
        row = self.row(match_id, owner)
        live = self.live(row)
        try:
            with live.lock:
                yield live, live.fresh(), row
        except Gone:
            self.forget(row.id)
            raise no_match(match_id) from None
        finally:
            self.wake(live)
            self._make_room()

    def wake(self, live: Live) -> None:
        """Let the bots of a match decide if they must; one in trouble is not tried again at once."""
        match = live.match
        if match is not None and match.player is not None and not live.resting:
            self.thinker.add(live)

    def _make_room(self) -> None:
        """Leave the matches that nobody has looked at for longest to their files."""
        with self._lock:
            idle = [one for one in self._lives.values() if one.match is not None and not one.watchers]
        for live in sorted(idle, key=lambda one: -one.used)[MOST:]:
            if not live.pondered and not self.thinker.waits(live.id) and live.lock.acquire(blocking=False):
                try:
                    live.unload()
                finally:
                    live.lock.release()

    # -- beginning and ending

    def begin(self, match: Match, owner: str, name: str, language: str) -> MatchModel:
        """Give a match that has just begun, or come in, a file and a place in the list. Raises BadInput."""
        match_id = secrets.token_urlsafe(9)
        with self._entry:
            path = fresh_path(self.folder, match.game, match.record.header.seed)
            if not self.store.add(match_id, owner, path.name, name):
                # another server has just taken that name
                path = path.with_stem(f"{path.stem}-{match_id}")
                self.store.add(match_id, owner, path.name, name)
            row = self.row(match_id, owner)
            try:
                match.keep(path)
            except BadInput:
                self.store.drop(match_id)
                raise
        live = self.live(row)
        with live.lock:
            live.adopt(match)
            model = self.model(row, self.summary(row, live), language)
        self.wake(live)
        return model

    def end(self, match_id: str, owner: str) -> None:
        """Delete a match and its file. Raises Refused."""
        row = self.row(match_id, owner)
        live = self.live(row)
        with live.lock, self._entry:
            try:
                live.path.unlink(missing_ok=True)
            except OSError as error:
                raise BadInput(f"{live.path.name}: cannot be removed ({error.strerror})") from None
            self.store.drop(row.id)
            live.say(gone=True)
            live.unload()
        with self._lock:
            self._lives.pop(row.id, None)

    def forget(self, match_id: str) -> None:
        """The file of a match is not there any more: neither is the match."""
        self.store.drop(match_id)
        with self._lock:
            live = self._lives.pop(match_id, None)
        if live is not None:
            live.say(gone=True)

    # -- the list

    def adopt(self) -> None:
        """Take records into the list that stand in the folder and not there: games of the terminal are the owner's."""
        with self._entry:
            known = self.store.files()
            found = {path.name for path in self.folder.glob(f"*{RECORD}") if path.is_file()}
            for name in sorted(found - set(known)):
                if name.isprintable() and not name.startswith("."):
                    self.store.add(secrets.token_urlsafe(9), OWNER, name, name.removesuffix(RECORD)[:80])
            for name in self.store.settled_files(SETTLED):
                if name in known and name not in found:
                    self.forget(known[name])

    def matches(self, owner: str, language: str) -> list[MatchModel]:
        """All matches of an owner, the latest first. Where a bot must decide, it goes on."""
        self.adopt()
        late = time.monotonic() + HURRY
        models = [self.line(row, language, late) for row in self.store.of(owner) if (self.folder / row.file).is_file()]
        return sorted(models, key=lambda one: (one.updated, one.id), reverse=True)

    def line(self, row: MatchRow, language: str, late: float = inf) -> MatchModel:
        """A match as the list shows it. After the time `late` a record is only read, and played another time."""
        stamp = stamp_of(self.folder / row.file)
        summary = self.known(row, stamp)
        if summary is None and time.monotonic() > late:
            summary = self.glance(row)
        elif summary is None:
            live = self.live(row)
            try:
                with live.lock:
                    live.fresh()
                    summary = self.summary(row, live)
            except Gone:
                raise no_match(row.id) from None
            except PolemosError as error:
                summary = {**self.glance(row), "broken": str(error)}
                self._broken[row.id] = (stamp, summary)
        if summary.get("bots"):
            self.rouse(row)
        return self.model(row, summary, language)

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

    def rouse(self, row: MatchRow) -> None:
        """Open a match in which a bot must decide, and let it."""
        live = self.live(row)
        if live.match is None and not live.trouble:
            self.thinker.add(live)
        else:
            self.wake(live)

    def summary(self, row: MatchRow, live: Live) -> Summary:
        """What the list shows of an open match, kept until its file changes."""
        match = live.match
        assert match is not None
        game, state, header = match.game, match.state, match.record.header
        result = game.result(state)
        summary: Summary = {
            **of_header(game, header, game.scenario_of(state)),
            "by": __version__,
            "data": game.fingerprint,
            "n": match.n,
            "turn": game.turn(state),
            "moments": {t: game.moment(state, t) for t in LANGUAGES},
            "over": match.over,
            "decides": None if match.over else game.sides[state.actor],
            "winner": winner_of(game, result) if match.over else None,
            "bots": match.player is not None,
        }
        if row.stamp != live.stamp:
            self.store.sum_up(row.id, live.stamp, summary)
        return summary

    def glance(self, row: MatchRow) -> Summary:
        """What a record tells that is only read and not played; nothing if it cannot be read."""
        try:
            record = read_record(self.folder / row.file)
            game = games.find(record.header.game)
        except PolemosError as error:
            return {"broken": str(error)}
        return {**of_header(game, record.header), "n": len(record.entries)}

    def model(self, row: MatchRow, summary: Summary, language: str) -> MatchModel:
        """The message of a line of the list."""
        path = self.folder / row.file
        return MatchModel(
            id=row.id,
            name=row.name,
            game=summary.get("game", ""),
            scenario=summary.get("scenario", ""),
            scenario_title=summary.get("titles", {}).get(language, summary.get("scenario", "")),
            options=summary.get("options", []),
            seats=summary.get("seats", {}),
            dice=summary.get("dice", ""),
            seed=summary.get("seed", ""),
            n=summary.get("n", 0),
            turn=summary.get("turn", 0),
            moment=summary.get("moments", {}).get(language, ""),
            over=summary.get("over", False),
            decides=summary.get("decides"),
            winner=summary.get("winner"),
            updated=updated(path) or row.created,
            broken=summary.get("broken", ""),
        )

    # -- watching

    def watch(self, match_id: str, owner: str, watcher: Watcher) -> Live:
        """Tell a watcher of every change from now on. Raises Refused and BadInput."""
        with self.at(match_id, owner) as (live, _, _):
            live.watchers.add(watcher)
            return live


def of_header(game: Game, header: Header, played: str = "") -> Summary:
    """What the list shows of a record's header; played: the scenario of a match that began at a position."""
    scenario = header.scenario or played
    return {
        "game": game.name,
        "scenario": scenario,
        "titles": {t: called(game, t, "scenario", scenario) for t in LANGUAGES},
        "options": list(header.options),
        "seats": dict(header.seats),
        "dice": header.dice,
        "seed": header.seed,
    }


def updated(path: Path) -> str:
    """When a file was last written to: ISO time, UTC; "" when it is not there."""
    try:
        when = path.stat().st_mtime
    except OSError:
        return ""
    return datetime.fromtimestamp(when, UTC).isoformat(timespec="milliseconds")
