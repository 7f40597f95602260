"""Forms that the models of several data files share: numbers, texts, dice, types, rows of a reconstructed chart."""

from collections.abc import Mapping
from types import GenericAlias
from typing import Annotated, Any, NamedTuple, TypeVar

from polemos.games.alexander.data.words import BEARINGS, CHARTED, CLASSES, DICE, PEOPLES, TERRAINS, TYPES
from polemos.room.data_models import Cell, Each, Form, Keys, Listed, Model, OneOf, Text, Whole

T = TypeVar("T")

Said = Annotated[str, Text()]
Lines = Annotated[tuple[Said, ...], Listed(least=1, distinct=True)]
Word = Annotated[str, Text(r"[a-z_]+", 'a word such as "left_wing"')]
Few = Annotated[int, Whole(0, 9)]
Small = Annotated[int, Whole(0, 99)]
Some = Annotated[int, Whole(1, 99)]
Many = Annotated[int, Whole(1, 999)]
Points = Annotated[int, Whole(0, 999)]
Shift = Annotated[int, Whole(-9, 9)]
Loss = Annotated[int, Whole(-9, 0)]
Die = Annotated[int, Whole(0, DICE - 1)]
Faces = Annotated[tuple[Die, ...], Listed(least=1, distinct=True)]

Type = Annotated[str, OneOf(TYPES)]
Types = Annotated[tuple[Type, ...], Listed(least=1, distinct=True)]
Charted = Annotated[str, OneOf(CHARTED)]
Class = Annotated[str, OneOf(CLASSES)]
Classes = Annotated[tuple[Class, ...], Listed(least=1, distinct=True)]
Terrain = Annotated[str, OneOf(TERRAINS)]
Terrains = Annotated[tuple[Terrain, ...], Listed(least=1, distinct=True)]
Bearing = Annotated[int, OneOf(BEARINGS)]
Side = Annotated[str, OneOf(PEOPLES)]
PerSide = Annotated[dict[str, T], Keys("a side of the battle", "|".join(PEOPLES))]
PerType = Annotated[tuple[T, ...], Each(CHARTED)]
"""A row by type, in the order of CHARTED."""
ByDie = Annotated[dict[str, T], Keys('one die roll or several, such as "3" or "3-4"', r"\d(-\d)?")]
Effect = Annotated[str, Cell("effect", "text")]
"""A clause, whose text is the last cell of a row."""
Section = Annotated[str, Text(r"\d+\.\d+", 'a section such as "5.5"')]


class Figure(NamedTuple):
    """The row of a number in a table of figures for reading: the clause that gives it, and how it is written.

    kind: "mp" and "hits" with these words, "hexes" away, "signed", "times" or "part" of something, "" as it stands.
    """

    table: str
    clause: str
    kind: str = ""


class Given(Model, said="what known"):
    """What the rules themselves give of a reconstructed chart, with the clause that does."""


Givens = Annotated[tuple[Given, ...], Listed(least=1)]


def told(keys: str) -> Any:
    """The type of a table with a text under each of these keys."""
    return Annotated[dict[str, Said], Keys(words=keys.split())]


def several(hint: Any, form: Form) -> Any:
    """The type of a list of entries of a type."""
    return Annotated[GenericAlias(tuple, (hint, ...)), form]


def unread(said: str = "", also: Mapping[Any, str] | None = None) -> Any:
    """The type of a table that nobody but the reader of the file reads (see `Model`)."""

    class Unread(Model, said=said, also=also):
        """Such a table."""

    return Unread
