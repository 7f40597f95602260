"""Lines that people try from moments of a match: each is a match of its own, which knows where it came from.

Such a match begins with how the game stood, with other dice and other thoughts of bots, and with nothing else of it.
Where another person could be cheated by it no line can be tried. What is hidden from somebody while the game goes on is
dealt anew in his lines: they are supposed, and so no variations of the game as it was.
"""

import json
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from sqlalchemy import String, Table
from sqlalchemy.orm import Mapped, mapped_column

from polemos.match.entry import Entry, entry_of
from polemos.match.match import AnyMatch
from polemos.server.problems import Refused
from polemos.server.rights import Rights
from polemos.server.store import Base, Store

KEPT: Final = "the kept line"


class LineRow(Base):
    """A match that is a line: the match from which it was tried and after which entry, by which course of play; the
    entries of lines before it (JSON), and the variation as which it is kept ("" as long as it is not).
    """

    __tablename__ = "lines"
    __table__: ClassVar[Table]

    match_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    source: Mapped[str] = mapped_column(String(40), index=True)
    n: Mapped[int]
    course: Mapped[str] = mapped_column(String(40))
    before: Mapped[str]
    variation: Mapped[str] = mapped_column(String(40), default="")


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a line came from: see `LineRow`. One that is supposed belongs to no course of play."""

    source: str
    n: int
    course: str
    before: tuple[Entry, ...] = ()
    variation: str = ""

    @property
    def supposed(self) -> bool:
        """Whether what was hidden from its player was dealt anew in it."""
        return not self.course


class Origins:
    """Where all lines of a folder came from."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def find(self, match_id: str) -> Origin | None:
        """Where a match came from, None if it is no line."""
        row = self._store.do(lambda session: session.get(LineRow, match_id))
        if row is None:
            return None
        rows: list[dict[str, Any]] = json.loads(row.before)
        before = tuple(entry_of(one, KEPT, k) for k, one in enumerate(rows, 1))
        return Origin(row.source, row.n, row.course, before, row.variation)

    def keep(self, match_id: str, origin: Origin) -> None:
        """A match came from there. Raises Unwritten."""
        before = json.dumps([entry.as_json(k) for k, entry in enumerate(origin.before, 1)])
        values = {"source": origin.source, "n": origin.n, "course": origin.course, "before": before}
        values["variation"] = origin.variation
        order = self._store.insert(LineRow).values(match_id=match_id, **values)
        order = order.on_conflict_do_update(index_elements=["match_id"], set_=values)
        self._store.do(lambda session: session.execute(order), promised=True)


def closed(match: AnyMatch, rights: Rights) -> Refused | None:
    """Why somebody may try no lines in a match; None where he may, if only supposed ones."""
    if match.over:
        return None
    if rights.stake:
        return Refused(403, "rated-lines", "id")
    if not rights.alone(match):
        return Refused(403, "no-lines-together", "id")
    return None if match.record.header.hints else Refused(403, "no-lines-rated", "id")


def must_try(match: AnyMatch, rights: Rights) -> None:
    """Raises Refused where somebody may try no lines."""
    if refused := closed(match, rights):
        raise refused


def must_be_open(match: AnyMatch, rights: Rights) -> None:
    """Raises Refused where somebody may not look at lines that were played in the game as it was."""
    must_try(match, rights)
    if not rights.open_book(match):
        raise Refused(403, "no-lines-hidden", "id")
