"""Everything that is kept of a person who has an account, as a ZIP file for himself."""

import io
import json
import zipfile
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import select

from polemos.kernel.errors import PolemosError
from polemos.server.account_moves import at_matches
from polemos.server.account_store import AccountRow
from polemos.server.accounts import Accounts
from polemos.server.invitations import Visit
from polemos.server.match_repository import MatchRepository
from polemos.server.notebooks import NotebookRow, with_notes
from polemos.server.problems import Refused
from polemos.server.talk import NoteRow, SpokenRow

MOST: Final = 64 * 1024 * 1024
"""Bytes of records in a file; those that are left out it names."""


def exported(accounts: Accounts, row: AccountRow) -> bytes:
    """The file: `account.json`, and the records of his matches that may be taken away. Raises Refused."""
    repository, person = accounts.repository, row.person
    matches: list[dict[str, Any]] = []
    packed, size = io.BytesIO(), 0
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for match_id in sorted(at_matches(repository, person)):
            try:
                visit = repository.visit(match_id, person)
            except Refused:
                continue
            line = match_of(repository, visit, person)
            text = record_of(repository, visit, person) if size < MOST else ""
            if text:
                size += len(text)
                line["record"] = f"records/{visit.row.file}"
                file.writestr(line["record"], text)
            matches.append(line)
        told = {**account_of(accounts, row), **ratings_of(repository, person), "matches": matches}
        file.writestr("account.json", json.dumps(told, ensure_ascii=False, indent=2) + "\n")
    return packed.getvalue()


def account_of(accounts: Accounts, row: AccountRow) -> dict[str, Any]:
    """The account itself, where he is signed in, and how he is told of his matches."""
    now = accounts.clock()
    return {
        "address": row.address,
        "name": row.name,
        "password": "set" if row.password else "none",
        "second_factor": "set" if accounts.seconds.asked(row.id) else "none",
        "signs_in_elsewhere": accounts.visits.book.bound(row.id),
        "since": when(row.since),
        "last_signed_in": when(row.signed),
        "sessions": [
            {"since": when(one.since), "last_used": when(one.seen), "browser": one.browser}
            for one in accounts.book.sessions(row.id, now)
        ],
        "notices": [
            {"kind": one.kind, "address": one.address, "confirmed": one.confirmed, "since": when(one.since)}
            for one in accounts.repository.notice_book.ways(row.person)
        ],
    }


def ratings_of(repository: MatchRepository, person: str) -> dict[str, Any]:
    """His ratings, and the games that they come from."""
    ratings = repository.ratings
    return {
        "on_the_lists": ratings.listed(person),
        "ratings": [
            {
                "game": one.game,
                "scenario": one.scenario,
                "rating": one.rating,
                "deviation": one.deviation,
                "volatility": one.volatility,
                "won": one.won,
                "drawn": one.drawn,
                "lost": one.lost,
                "last_played": when(one.at),
            }
            for one in ratings.all_of(person)
        ],
        "rated_games": [
            {
                "match": one.match,
                "game": one.game,
                "scenario": one.scenario,
                "side": one.side,
                "score": one.score,
                "at": when(one.at),
                "before": one.before,
                "after": one.rating,
            }
            for one in ratings.history(person, most=None)
        ],
    }


def match_of(repository: MatchRepository, visit: Visit, person: str) -> dict[str, Any]:
    """A match as he knows it, with what he has said and noted there."""
    row, summary = visit.row, repository.told(visit, wake=False)
    access = visit.rights.access(summary.get("seats", {}), summary.get("over", False))
    said = select(SpokenRow).where(SpokenRow.match_id == row.id, SpokenRow.person == person).order_by(SpokenRow.id)
    key = (row.id, person)
    lines, note, notebook = repository.store.do(
        lambda session: (
            list(session.scalars(said)),
            session.get(NoteRow, key),
            session.get(NotebookRow, key),
        )
    )
    return {
        "id": row.id,
        "name": row.name,
        "game": summary.get("game", ""),
        "scenario": summary.get("scenario", ""),
        "begun": row.created,
        "over": summary.get("over", False),
        "winner": summary.get("winner"),
        "role": access.role,
        "sides": [side for side, place in access.places.items() if place == "here"],
        "said": [{"at": one.at, "text": one.text} for one in lines],
        "note": note.text if note is not None else "",
        "comments": json.loads(notebook.text) if notebook is not None else [],
    }


def record_of(repository: MatchRepository, visit: Visit, person: str) -> str:
    """The record of a match with his comments; "" where somebody still hides something in it, or it is broken."""
    try:
        with repository.at(visit.row.id, person) as (_, match, _):
            if not visit.rights.may_take(match):
                return ""
            kept = repository.notebooks.read(visit.row.id, match, person, visit.row.owner)
            return with_notes(match.record if match.over else match.record.unspoilt, kept).text()
    except (PolemosError, Refused):
        return ""


def when(seconds: float) -> str:
    """A time in ISO form, UTC; "" for never."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds") if seconds else ""
