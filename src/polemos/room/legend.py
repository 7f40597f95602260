"""The legend of a game: what each symbol of its counters, markers and board stands for, a room's data.

A room keeps `legend.toml` beside its clauses: `[[entry]]` with the kind of symbol, the name by which boards and scenes
call it, a sentence in each language and the clause to read; a title only where the board has no word for it
(`Board.words`), and `bare = true` for a marker that is nobody's. The states of counters are told of by its cards and
need no entry.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from polemos.board.describe import say
from polemos.kernel.tomlfile import read_toml
from polemos.room.cards import STATE
from polemos.room.texts import LANGUAGES

if TYPE_CHECKING:
    from polemos.room.edge import Edge

LEGEND: Final = "legend.toml"
SignKind = Literal["symbol", "marker", "state", "site", "mark", "ground", "line"]
"""Pictures of counters, markers, states on counters, what stands in a place, what else marks it, grounds, lines."""
MUST: Final = {"of", "name", "see", *(f"text_{language}" for language in LANGUAGES)}


@dataclass(slots=True, frozen=True)
class Entry:
    """A symbol. title: by language, empty where the board has a word; text: what it stands for; see: its clause.

    bare: whether a marker is nobody's.
    """

    of: SignKind
    name: str
    title: dict[str, str]
    text: dict[str, str]
    see: str
    bare: bool = False


@dataclass(slots=True, frozen=True)
class Sign:
    """A symbol in one language."""

    of: SignKind
    name: str
    title: str
    text: str
    see: str
    bare: bool = False


class LegendError(ValueError):
    """A legend that cannot be read: says in which file, in which entry, and what would be right."""


@dataclass(slots=True, frozen=True)
class Legend:
    """The symbols of one game, but for the states of counters."""

    entries: tuple[Entry, ...] = ()


@cache
def legend_at(folder: Path) -> Legend:
    """The legend of a room's data folder, read once; one without any entry where there is no file.

    Raises LegendError.
    """
    path = folder / LEGEND
    if not path.is_file():
        return Legend()
    return Legend(tuple(_entry(path, n, one) for n, one in enumerate(read_toml(path).get("entry", []), 1)))


def _entry(path: Path, n: int, data: dict[str, Any]) -> Entry:
    known = MUST | {*LANGUAGES, "bare"}
    wrong = sorted(data.keys() - known) or sorted(MUST - data.keys())
    if wrong:
        raise LegendError(f"{path}: entry {n}: {wrong[0]} is unknown or missing; right: {', '.join(sorted(known))}")
    if data["of"] not in get_args(SignKind):
        raise LegendError(f"{path}: entry {n}: of must be one of {', '.join(get_args(SignKind))}, not {data['of']}")
    return Entry(
        of=data["of"],
        name=data["name"],
        title={language: data[language] for language in LANGUAGES if language in data},
        text={language: data[f"text_{language}"] for language in LANGUAGES},
        see=data["see"],
        bare=data.get("bare") is True,
    )


def told(legend: Legend, edge: "Edge[Any]", scenario: str, language: str) -> list[Sign]:
    """The whole legend in a language: counters, their states, markers, then the board."""
    words = edge.board(language, scenario).words
    signs = [
        Sign(
            one.of, one.name, say(one.title or words.get(one.name, {}), language), one.text[language], one.see, one.bare
        )
        for one in legend.entries
    ]
    symbols = [one for one in signs if one.of == "symbol"]
    return [*symbols, *_states(edge, words, language), *[one for one in signs if one.of != "symbol"]]


def _states(edge: "Edge[Any]", words: dict[str, dict[str, str]], language: str) -> Iterator[Sign]:
    """The states that are drawn on counters, in the words of their cards."""
    t = edge.texts(language)
    for name, clause in (edge.cards.state_clauses if edge.cards is not None else {}).items():
        text = t(f"{STATE}-{name}") if t.has(f"{STATE}-{name}") else ""
        yield Sign("state", name, say(words.get(name, {}), language), text, clause)
