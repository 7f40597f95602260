"""What the administrator of a server does at its folder, beside a server that may be running: people and matches.

Everything stands in `polemos.sqlite` and the records; a running server looks there whenever somebody asks.
"""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import func, select

from polemos.kernel.errors import shown
from polemos.match.opening import games_folder
from polemos.server.account_moves import at_matches, forget, leave
from polemos.server.account_store import GONE, AccountRow, SessionRow
from polemos.server.analyses import FOLDER, forget_kept
from polemos.server.contests import SERVER
from polemos.server.match_repository import MatchRepository
from polemos.server.notice_options import is_address
from polemos.server.open_matches import LIST, OWNER
from polemos.server.postgres import told
from polemos.server.problems import Refused
from polemos.server.second_factor import SecondFactors
from polemos.server.store import MatchRow
from polemos.server.tournaments import Tournaments
from polemos.server.words import Wrong

Facts = dict[str, str | int | bool]
"""What is told of a person or a match."""
GUEST: Final = "guest"


class Administration:
    """The people and matches of a folder."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self._book = repository.accounts
        self._tournaments = Tournaments(repository)

    # -- people

    def people(self) -> list[Facts]:
        """All who have an account, the oldest first."""
        counted = select(SessionRow.account, func.count()).group_by(SessionRow.account)
        sessions = self._repository.store.do(lambda session: {row[0]: row[1] for row in session.execute(counted)})
        return [self._told(row, sessions.get(row.id, 0)) for row in self._book.all()]

    def _told(self, row: AccountRow, sessions: int) -> Facts:
        return {
            "id": row.id,
            "address": row.address,
            "name": row.name,
            "since": day(row.since),
            "signed_in": day(row.signed),
            "sessions": sessions,
            "matches": len(at_matches(self._repository, row.person)),
            "banned": day(row.banned),
        }

    def _named(self, who: str) -> AccountRow:
        """An account by its address, name or id. Raises Wrong."""
        row = self._book.called(who)
        if row is None:
            raise Wrong("wrong-no-person", who=shown(who))
        return row

    def add(self, address: str) -> None:
        """Let somebody sign in by this address. Raises Wrong and Unwritten."""
        if not is_address(address.strip()):
            raise Wrong("wrong-address-of-person", address=shown(address))
        self._book.add(address.strip(), time.time())

    def end_second(self, who: str) -> None:
        """Ask somebody for no code of a second factor any more: he has lost it. Raises Wrong and Unwritten."""
        row = self._named(who)
        if not SecondFactors(self._repository.store).end(row.id):
            raise Wrong("wrong-no-second", who=shown(who))

    def ban(self, who: str) -> None:
        """Ban somebody: his sessions end at once, and he sits at no match with others. Raises Wrong and Unwritten."""
        row = self._named(who)
        self._book.ban(row.id, time.time())
        leave(self._repository, row.person, ends=False)

    def unban(self, who: str) -> None:
        """Let somebody sign in again. Raises Wrong and Unwritten."""
        self._book.ban(self._named(who).id, 0.0)

    def delete(self, who: str) -> None:
        """Delete somebody's account, as he himself could. Raises Wrong, BadInput and Unwritten."""
        row = self._named(who)
        # first of all: nobody begins anything any more that would be left over
        self._book.ban(row.id, time.time())
        leave(self._repository, row.person, ends=True)
        forget(self._repository, row.person)
        self._book.delete(row)

    # -- what was reported

    def reports(self) -> list[Facts]:
        """What was said at matches and reported, the oldest first."""
        people = {row.person: row.name or row.address for row in self._book.all()} | {OWNER: OWNER, GONE: GONE}
        return [
            {
                "id": one.id,
                "made": one.made[:10],
                "match": one.at_match,
                "said_by": people.get(one.person, one.person),
                "text": one.text,
                "by": people.get(one.owner, one.owner),
            }
            for one in self._repository.reports.all()
        ]

    def settle(self, report: str) -> None:
        """Drop a report that has been seen to. Raises Wrong and Unwritten."""
        if not self._repository.reports.settle(report):
            raise Wrong("wrong-no-report", id=shown(report))

    # -- matches

    def matches(self, who: str = "") -> list[Facts]:
        """All matches, or those at which somebody is. Raises Wrong."""
        self._repository.adopt()
        wanted = at_matches(self._repository, self._named(who).person) if who else None
        order = select(MatchRow).order_by(MatchRow.created, MatchRow.id)
        rows = self._repository.store.do(lambda session: list(session.scalars(order)))
        chosen = [row for row in rows if wanted is None or row.id in wanted]
        people = {row.person: row.name or row.address for row in self._book.all()}
        began = Counter(row.owner for row in rows)
        return [self._match(row, people.get(row.owner, ""), began[row.owner]) for row in chosen]

    # -- tournaments

    def tournaments(self) -> list[Facts]:
        """All tournaments, the latest first."""
        people = {row.person: row.name or row.address for row in self._book.all()} | {OWNER: OWNER, GONE: GONE}
        counts = self._tournaments.book.counts()
        return [
            {
                "id": row.id,
                "name": row.name,
                "game": row.game,
                "organiser": people.get(row.organiser, row.organiser),
                "state": row.state,
                "players": counts.get(row.id, 0),
                "round": f"{row.round}/{row.rounds}" if row.round else "",
                "begun": day(row.created),
            }
            for row in self._tournaments.book.all()
        ]

    def cancel(self, tournament: str) -> None:
        """End a tournament without a winner. Raises Wrong and Unwritten."""
        try:
            self._tournaments.cancel(self._tournaments.book.find(tournament))
        except Refused:
            raise Wrong("wrong-no-tournament-there", id=shown(tournament)) from None

    def _match(self, row: MatchRow, owner: str, began: int) -> Facts:
        summary = self._repository.summary(row, wake=False)
        whose = {OWNER: OWNER, GONE: GONE, SERVER: SERVER}.get(row.owner, owner or f"{GUEST} ({began})")
        return {
            "id": row.id,
            "game": str(summary.get("game", "")),
            "name": row.name,
            "owner": whose,
            "begun": row.created[:10],
            "entries": int(summary.get("n", 0)),
            "over": bool(summary.get("over", False)),
            "file": row.file,
        }

    def delete_match(self, match_id: str) -> None:
        """Delete a match and its file. Raises Wrong, BadInput and Unwritten."""
        row = self._repository.store.find(match_id)
        if row is None:
            raise Wrong("wrong-no-match-there", id=shown(match_id))
        self._repository.end(match_id, row.owner)


@contextmanager
def administered(folder: Path | None, database: str = "") -> Iterator[Administration]:
    """A folder of games in which a server has been, or a database. Raises Wrong and BadInput."""
    games = folder or games_folder()
    if not database and not (games / LIST).is_file():
        raise Wrong("wrong-no-list", folder=str(games))
    repository = MatchRepository(games, database=database)
    repository.ended = lambda match_id: forget_kept(games / FOLDER, match_id)
    try:
        if repository.store.trouble is not None:
            raise repository.store.trouble
        with told():
            yield Administration(repository)
    finally:
        repository.store.close()


def day(seconds: float) -> str:
    """A day, UTC; "" for never."""
    return datetime.fromtimestamp(seconds, UTC).date().isoformat() if seconds else ""
