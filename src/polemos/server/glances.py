"""What a record tells at a glance: its header and how far it has come; and the words by which a match is found."""

import json
import unicodedata
from datetime import UTC, datetime
from typing import Any

from polemos.kernel.errors import PolemosError
from polemos.match import games
from polemos.match.called import called, title
from polemos.match.header import Header
from polemos.match.notebook import STUDY
from polemos.match.opening import RECORD
from polemos.match.record import parse
from polemos.room.game import AnyGame
from polemos.room.texts import LANGUAGES
from polemos.server.shelf import Shelf

Summary = dict[str, Any]
"""What the list shows of a record, as JSON."""


def glance(shelf: Shelf, name: str) -> Summary:
    """What a record tells of which only the first line and the last are read; why it is broken, if that is seen."""
    try:
        text = shelf.text(name)
        head, _, rest = text.partition("\n")
        header = parse(f"{head}\n" if text else "", name).header
        game = games.find(header.game)
    except PolemosError as error:
        return {"broken": str(error)}
    return {**of_header(game, header), "n": last_entry(rest)}


def last_entry(rows: str) -> int:
    """The number in the last whole line of the play, which every entry and every snapshot carries; 0 without one."""
    end = rows.rfind("\n")
    while end > 0:
        start = rows.rfind("\n", 0, end) + 1
        last, end = rows[start:end], start - 1
        try:
            row = json.loads(last) if last.strip() else {STUDY: ""}
        except (ValueError, RecursionError):
            return 0
        if not (isinstance(row, dict) and STUDY in row):
            n = row.get("n") if isinstance(row, dict) else 0
            return n if type(n) is int and n >= 0 else 0
    return 0


def of_header(game: AnyGame, header: Header, played: str = "") -> Summary:
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
        "lesson": header.lesson,
        "puzzle": header.puzzle,
        "hints": header.hints,
        "line": header.line,
    }


def updated(when: float | None) -> str:
    """A time (seconds since 1970) in ISO form, UTC; "" for none."""
    if when is None:
        return ""
    return datetime.fromtimestamp(when, UTC).isoformat(timespec="milliseconds")


# ---------------------------------------------------------------- searching


def plain(text: str) -> str:
    """A text as it is compared: wide and narrow letters, large and small ones are the same."""
    return unicodedata.normalize("NFKC", text).casefold()


def words_of(name: str, file: str, summary: Summary) -> str:
    """All by which a match is found: its name and file, its game and scenario in every language."""
    game = summary.get("game", "")
    found = [name, file.removesuffix(RECORD), game, *summary.get("titles", {}).values()]
    if game in games.names():
        found += [title(games.find(game), language) for language in LANGUAGES]
    return plain("\n".join(found))


def holds(words: str, query: str) -> bool:
    """Whether all parts of a query stand in the words of a match."""
    return all(part in words for part in plain(query).split())
