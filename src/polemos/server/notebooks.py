"""What people write to the moments of matches, and the variations that they keep: each for himself, beside the record.

A record on disk grows by what is played and by nothing else; a notebook joins it when it is taken away.
"""

import hashlib
import json
import secrets
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from sqlalchemy import String, Table
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.kernel.flow import NOBODY
from polemos.match.match import AnyMatch
from polemos.match.notebook import STUDY, Comment, Notebook, Variation, noted
from polemos.match.record import Record
from polemos.match.variations import ToldVariation, told_variation
from polemos.server.store import Base, Store

ANY: Final = 10**9
"""A number of entries that no record reaches: what is kept was read against its match before."""


MOST_TOLD: Final = 1_000
"""Variations whose words are kept."""


class NotebookRow(Base):
    """The notebook of a person at a match: the notes as JSON."""

    __tablename__ = "notebooks"
    __table__: ClassVar[Table]

    match_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(String(80), primary_key=True)
    text: Mapped[str]


@dataclass(frozen=True, slots=True)
class Kept:
    """A note as it is kept: its id, the course of play that led to its moment, and the note itself."""

    id: str
    course: str
    note: Comment | Variation


class Notebooks:
    """The notebooks of all matches of a folder."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._told: dict[tuple[str, str, str], ToldVariation] = {}
        """Variations in words, by match, note and language."""

    def told(self, match_id: str, match: AnyMatch, kept: Kept, language: str) -> ToldVariation:
        """A variation whose moment the match has, in words: what is open to all. The caller holds the match's lock."""
        assert isinstance(kept.note, Variation)
        key = match_id, f"{kept.id} {kept.course} {hash(kept.note)}", language
        found = self._told.get(key)
        if found is None:
            if len(self._told) >= MOST_TOLD:
                self._told.clear()
            found = self._told[key] = told_variation(match, kept.note, NOBODY, language)
        return found

    def read(self, match_id: str, match: AnyMatch, person: str, owner: str) -> list[Kept]:
        """What a person has noted of a match, in the order of its moments.

        What a record brought along to which nobody has written yet is its owner's.
        """
        text = self._store.do(lambda session: _text(session, match_id, person))
        if text is None:
            return brought(match.record) if person == owner else []
        return [_kept(row) for row in json.loads(text)]

    def write(self, match_id: str, person: str, kept: list[Kept]) -> None:
        """Let this be what a person has noted. Raises Unwritten."""
        text = json.dumps([{"id": one.id, "course": one.course, **one.note.as_json()} for one in kept])
        order = self._store.insert(NotebookRow).values(match_id=match_id, person=person, text=text)
        order = order.on_conflict_do_update(index_elements=["match_id", "person"], set_={"text": text})
        self._store.do(lambda session: session.execute(order), promised=True)

    def change(
        self, match_id: str, match: AnyMatch, person: str, owner: str, work: Callable[[list[Kept]], list[Kept]]
    ) -> list[Kept]:
        """Change what a person has noted; the caller holds the lock of the match. Raises Unwritten."""
        kept = sorted(work(self.read(match_id, match, person, owner)), key=lambda one: one.note.n)
        self.write(match_id, person, kept)
        return kept


def standing(record: Record, kept: Iterable[Kept]) -> list[Kept]:
    """Those notes whose moments a record still has: nothing before them has been taken back since."""
    notes = list(kept)
    courses = courses_of(record, {one.note.n for one in notes})
    return [one for one in notes if courses.get(one.note.n) == one.course]


def with_notes(record: Record, kept: Iterable[Kept]) -> Record:
    """A record as it is taken away, with what a person has noted of it."""
    notes = [one.note for one in standing(record, kept)]
    comments = tuple(one for one in notes if isinstance(one, Comment))
    variations = tuple(one for one in notes if isinstance(one, Variation))
    return replace(record, notebook=Notebook(comments, variations))


def brought(record: Record) -> list[Kept]:
    """What a record has brought along."""
    notes: list[Comment | Variation] = [*record.notebook.comments, *record.notebook.variations]
    courses = courses_of(record, {one.n for one in notes})
    found = [Kept(f"r{at}", courses[one.n], one) for at, one in enumerate(notes)]
    return sorted(found, key=lambda one: one.note.n)


def courses_of(record: Record, moments: Collection[int]) -> dict[int, str]:
    """By moment, a digest of all that was played up to it; without those that the record does not have."""
    digest, found = hashlib.sha256(), dict[int, str]()
    for n in range(len(record.entries) + 1):
        if n:
            entry = record.entries[n - 1]
            digest.update(f"{entry.side}\0{entry.kind}\0{entry.text}\n".encode())
        if n in moments:
            found[n] = digest.hexdigest()[:24]
    return found


def new_id() -> str:
    """An id for a note."""
    return secrets.token_urlsafe(6)


def _text(session: Session, match_id: str, person: str) -> str | None:
    row = session.get(NotebookRow, (match_id, person))
    return None if row is None else row.text


def _kept(row: dict[str, Any]) -> Kept:
    told = {key: value for key, value in row.items() if key not in ("id", "course")}
    notebook = noted(Notebook(), told, STUDY, ANY)
    note = notebook.comments[0] if notebook.comments else notebook.variations[0]
    return Kept(row["id"], row["course"], note)
