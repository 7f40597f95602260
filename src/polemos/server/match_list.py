"""The list of matches: records of the folder taken in, what the list shows of each, and which of them are wanted."""

import json
import secrets
import threading
import time
from collections.abc import Iterable, Sequence
from math import inf
from pathlib import Path
from typing import Final, Literal

from polemos import __version__
from polemos.kernel.errors import PolemosError
from polemos.match import games
from polemos.match.opening import RECORD
from polemos.room.texts import LANGUAGES
from polemos.server.contests import OFFERED
from polemos.server.deals import waiting
from polemos.server.glances import Summary, glance, holds, of_header, updated, words_of
from polemos.server.invitations import Visit
from polemos.server.library import EVERYTHING, Volume, Wanted, chosen
from polemos.server.meter import NO_METER, Meter
from polemos.server.open_match import Gone, OpenMatch
from polemos.server.open_matches import OWNER
from polemos.server.problems import Refused, no_match
from polemos.server.rights import ALONE
from polemos.server.schemas import Matches, MatchModel, Unkept
from polemos.server.store import Listed, MatchRow, now, written
from polemos.server.tables import winner_of
from polemos.server.taking_back import asked_since
from polemos.server.watched_matches import WatchedMatches
from polemos.server.words import words

PAGE: Final = 100
"""Matches in an answer, where nobody says how many are wanted."""
HURRY: Final = 1.5
"""Seconds in which records that the list does not know yet are played through before an answer."""
MANY: Final = 500
"""Matches of a list that is long: of such a one every answer completes a little."""
HASTE: Final = 0.1
"""The seconds before an answer then."""
SETTLED: Final = 60
"""Seconds after which a match in the list has its file: another server may just be writing it."""

Notes = dict[str, tuple[str, Summary]]
"""By id of a match: the state of its file, and what the list shows of it then."""


class MatchList(WatchedMatches):
    """All matches of a folder, as the lists of their people show them."""

    def __init__(self, folder: Path, meter: Meter = NO_METER, database: str = "") -> None:
        super().__init__(folder, meter, database)
        self._stood: dict[str, tuple[str, Summary]] = {}
        """What the list shows of matches that are seen late, and the note for which that is so."""
        self._broken: dict[str, tuple[str, Summary]] = {}
        """What is wrong with records that cannot be opened, and the state of the file of which that is said."""
        self._adopting = threading.Lock()
        """Held while the folder is searched for records that the list does not know."""
        self._words: dict[str, tuple[Listed, str]] = {}
        """By id: the words by which a match is found, and the line of the list from which they were made."""

    def adopt(self) -> dict[str, float]:
        """Take records into the list that stand in the folder and not there: games of the terminal are the owner's.

        The files of the folder come back, with the times when they were last written to.
        """
        with self._adopting:
            known, found = self.store.files(), self.shelf.names()
            new = [name for name in sorted(found.keys() - known.keys()) if name.isprintable()]
            rows = [self.newcomer(name) for name in new]
            gone = known.keys() - found.keys()
            settled = [name for name in self.store.settled_files(SETTLED) if name in gone] if gone else []
            with self._entry:
                # a match that was deleted meanwhile does not come back
                rows = [row for row in rows if self.shelf.mark(row.file)]
                settled = [name for name in settled if not self.shelf.mark(name)]
                if rows:
                    self.write(lambda: self.store.add_all(rows))
                if settled:
                    self.forget(*[known[name] for name in settled])
        return found

    def newcomer(self, file: str) -> MatchRow:
        """A line for a record that the list does not know yet, with what a glance at it tells."""
        stamp, summary = self.shelf.mark(file), glance(self.shelf, file)
        row = MatchRow(id=secrets.token_urlsafe(9), owner=OWNER, file=file, name=file.removesuffix(RECORD)[:80])
        row.created, row.stamp, row.summary = now(), stamp, written(summary)
        return row

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
        mine = [one for one in self.store.listed(owner, invited) if one.file in times]
        if late := self.late_book.among(invited):
            for visit in self.invitations.visits(self.store.rows(late).values(), owner).values():
                stand = self.late_book.stand(visit.row.id) if visit.rights.late is not None else None
                if stand is not None and visit.row.file in times:
                    times[visit.row.file] = stand.at
        return mine, times

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
                summary = self.told(visit, late, notes, wake=False)
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
        return self.model(visit, self.told(visit, late, notes), language)

    def told(
        self, visit: Visit, late: float = inf, notes: Notes | None = None, wake: bool = True, watched: bool = False
    ) -> Summary:
        """The same as somebody may know it: as the match stands, or stood where he sees it late.

        watched: he comes to watch, and is not there yet. The others as for `summary`.
        """
        row = visit.row
        if visit.rights.late is None and not (watched and self.late_book.of(row.id)):
            return self.summary(row, late, notes, wake)
        live = self.late_matches.live(row)
        try:
            with live.lock:
                self.late_matches.fresh(live)
                stamp, known = self._stood.get(row.id, ("", {}))
                if stamp != live.stamp:
                    known = summary_of(live)
                    self._stood[row.id] = live.stamp, known
                return known
        except Gone:
            return self.summary(row, late, notes, wake)
        except PolemosError as error:
            return {**glance(self.shelf, row.file), "n": 0, "broken": str(error)}

    def summary(self, row: MatchRow, late: float = inf, notes: Notes | None = None, wake: bool = True) -> Summary:
        """What the list shows of a match. After the time `late` a record is only glanced at, and played another time.

        notes: takes what is found out about it and is to be kept; without it that is kept at once. wake: whether a bot
        that must decide there goes on.
        """
        found: Notes = {}
        stamp = self.shelf.mark(row.file)
        summary = self.known(row, stamp)
        if summary is None and time.monotonic() > late:
            summary = self.glanced(row, stamp)
            if summary is None:
                summary = glance(self.shelf, row.file)
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
                summary = {**glance(self.shelf, row.file), "broken": str(error)}
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
        access = visit.rights.access(summary.get("seats", {}), summary.get("over", False))
        fault = summary.get("broken", "")
        if fault and visit.rights != ALONE:
            # the fault may quote what one of them hides
            fault = words(language)("match-broken")
        n, over = summary.get("n", 0), summary.get("over", False)
        together, late = "elsewhere" in access.places.values(), visit.rights.late is not None
        asked = together and not late and waiting(self.deals.of(row.id), access.places, n, over)
        stand = self.late_book.stand(row.id) if late else None
        when = stand.at if stand is not None else self.shelf.written(row.file)
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
            updated=updated(when) or row.created,
            access=access,
            broken=fault,
            lesson=summary.get("lesson", ""),
            puzzle=summary.get("puzzle", ""),
            said_dice=summary.get("said_dice", False),
            asked=asked or "",
            hints=summary.get("hints", True),
            left=None if over or late else self.clocks.left(row.id),
            counts=self._counts(row.id) if together else "",
            late=visit.rights.late.delay if visit.rights.late is not None else 0,
        )

    def _counts(self, match_id: str) -> Literal["", "rated", "tournament"]:
        contest = self.contests.of(match_id)
        if contest is None or contest.state == OFFERED:
            return ""
        return "tournament" if contest.tournament else "rated" if contest.rated else ""

    def clocked(self, row: MatchRow) -> None:
        """Somebody has sat down at a match, or left it: its clock begins, or stands."""
        if self.clocks.of(row.id) is not None and not self.summary(row).get("broken"):
            self.tick(row.id)


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
