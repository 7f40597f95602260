"""Models of data files: a table of a file as a class with typed fields, which checks it and which the rules read.

    Small = Annotated[int, Whole(0, 99)]

    class Costs(Model):
        camp: Small
        fort: Small

A field is a key of the table, one with a default a key that may be missing. `Annotated` says what may stand there, in a
form of this module, and the form what the rules get for it: a number for a word, a row for a table. Any table may also
say where its facts come from (`data_problems.ORIGIN`).

Files are read into models without a look: our own are sound, tests see to that, and so they cost a start next to
nothing. An owner's are held against the models first, by `data_checks` with pydantic, imported for nothing else.
"""

import types
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from inspect import get_annotations
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    NamedTuple,
    Self,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
)

from polemos.room.data_problems import ORIGIN
from polemos.room.texts import LANGUAGES

Table = Mapping[str, Any]
Files = Mapping[str, Any]
"""What stands in files, by their names."""
Reader = Callable[[Any, "Known"], Any]
"""What the rules get for what stands at a place; names of other entries become their numbers."""


# ---------------------------------------------------------------------------------------------------------- what stands
class Form:
    """What may stand at a place beside its type; `right` says in words what would be right."""

    right: str

    def read(self, value: Any, known: "Known") -> Any:
        """What the rules get for it."""
        return value


class Whole(Form):
    """A whole number between two bounds."""

    def __init__(self, least: int = 0, most: int = 999) -> None:
        self.least: Final = least
        self.most: Final = most
        self.right = f"a whole number from {least} to {most}"


class Real(Form):
    """Any number between two bounds."""

    def __init__(self, least: float, most: float) -> None:
        self.least: Final = least
        self.most: Final = most
        self.right = f"a number from {least:g} to {most:g}"


class Halves(Real):
    """A number of points in steps of one half; the rules count half points."""

    def __init__(self, most: int = 99) -> None:
        super().__init__(0, most)
        self.right = f"a number from 0 to {most} in steps of 0.5"

    def read(self, value: Any, known: "Known") -> int:
        return int(2 * value)


class Text(Form):
    """A text of a form, which is described in words for those who missed it."""

    def __init__(self, pattern: str = r"(?s).+", right: str = "a text") -> None:
        self.pattern: Final = pattern
        self.right = right


class OneOf(Form):
    """One of some words (or numbers); where there are many, `called` says what they are."""

    def __init__(self, words: Iterable[str | int], called: str = "") -> None:
        self.words: Final = tuple(words)
        self.called: Final = called
        self.right = called or "one of " + ", ".join(map(str, self.words))


class Index(OneOf):
    """One of some words; the rules get its place among them, counted from `first`."""

    def __init__(self, words: Iterable[str | int], called: str = "", first: int = 0) -> None:
        super().__init__(words, called)
        self.first: Final = first

    def read(self, value: Any, known: "Known") -> int:
        return self.first + self.words.index(value)


class Split(Form):
    """Some of a set of words in one text with `by` between them; the rules get their places among the words.

    Without a number of words each may stand once, and there may be none.
    """

    def __init__(self, words: Iterable[str], by: str = " ", number: int = -1, right: str = "") -> None:
        self.words: Final = tuple(words)
        self.by: Final = by
        self.number: Final = number
        self.right = right or f"some of {' '.join(self.words)}, each once, with blanks between"

    def parts(self, value: str) -> list[str]:
        return value.split() if self.by == " " else value.split(self.by)

    def read(self, value: Any, known: "Known") -> tuple[int, ...]:
        return tuple([self.words.index(part) for part in self.parts(value)])


class Parsed(Text):
    """A text of a form out of which the rules get something else."""

    def __init__(self, pattern: str, right: str, parse: Callable[[str], Any]) -> None:
        super().__init__(pattern, right)
        self.parse: Final = parse

    def read(self, value: Any, known: "Known") -> Any:
        return self.parse(value)


class OrWord(Form):
    """A list of a fixed length, or a word in its place, for which the rules get `instead`."""

    def __init__(self, word: str, instead: object, length: int, right: str) -> None:
        self.word: Final = word
        self.instead: Final = instead
        self.length: Final = length
        self.right = right

    def read(self, value: Any, known: "Known") -> Any:
        return self.instead if value == self.word else tuple(value)


class Exactly(Form):
    """A fixed list: the code relies on its order."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words: Final = tuple(words)
        self.right = ", ".join(self.words) + ", in this order"


class Names:
    """The names that entries of a file have, in the order of their numbers; `more` come after them.

    lists: where the entries stand; key: the key of their name.
    """

    def __init__(self, file: str, lists: Iterable[str], key: str = "id", more: Iterable[str] = ()) -> None:
        self.file: Final = file
        self.lists: Final = tuple(lists)
        self.key: Final = key
        self.more: Final = tuple(more)


class Ref(Form):
    """The name of an entry of this or another file; the rules get its number."""

    def __init__(self, names: Names, right: str) -> None:
        self.names: Final = names
        self.right = right

    def name(self, value: str) -> str:
        """The entry that a text means."""
        return value

    def read(self, value: Any, known: "Known") -> Any:
        return known[self.names][value]


# ----------------------------------------------------------------------------------------------------- lists and tables
class Listed(Form):
    """How many entries a list has, and whether no two may be alike."""

    def __init__(self, length: int = -1, least: int = 0, distinct: bool = False) -> None:
        self.length: Final = length
        self.least: Final = least
        self.distinct: Final = distinct


class InOrder(Form):
    """A list with an entry for each word, in the order on which the rules rely; `key` holds the word."""

    def __init__(self, words: Iterable[str], key: str = "id") -> None:
        self.words: Final = tuple(words)
        self.key: Final = key


NEEDED: Final = object()


class Each(Form):
    """A table with these keys and no others; the rules get a row in their order.

    missing: what stands in the row for a key that is not there; without it, every key must be; called: what the keys
    are, where there are many.
    """

    def __init__(self, keys: Iterable[str], missing: object = NEEDED, called: str = "") -> None:
        self.keys: Final = tuple(keys)
        self.missing: Final = missing
        self.called: Final = called

    @property
    def optional(self) -> bool:
        """Whether keys may be missing."""
        return self.missing != NEEDED


class Spread(Each):
    """The same for keys that stand beside others in one table."""


class Keys(Form):
    """What the keys of a table of any length are like: a pattern, or words that must all be there."""

    def __init__(self, right: str = "", pattern: str = r"(?s).+", words: Iterable[str] = ()) -> None:
        self.words: Final = tuple(words)
        self.pattern: Final = pattern
        self.right = right or "one of " + ", ".join(self.words)


class Sections(Form):
    """A table of tables: by name the keys that some must have, and the names of others whose keys are free."""

    def __init__(self, fixed: Mapping[str, Iterable[str]], free: Iterable[str]) -> None:
        self.keys: Final = {name: tuple(keys) for name, keys in fixed.items()} | dict.fromkeys(free, ())


class Key(NamedTuple):
    """The key of a field that is called otherwise."""

    key: str


class Row(NamedTuple):
    """The row in which a field stands in the tables for reading: its name, and the clause that says what it means.

    signed: whether the number is one that is added. A field with several numbers has as many rows; one number may stand
    in several.
    """

    name: str
    clause: str = ""
    signed: bool = False


class Chart(NamedTuple):
    """A table for reading out of a model with `Row`s.

    heads: their names with blanks between; message: what the messages of rows begin with, "" where the names of rows
    are clauses and their titles the heads; clause: which explains the table.
    """

    id: str
    heads: str
    message: str
    clause: str


class Cell(NamedTuple):
    """The column in which a field stands in a table for reading of all entries: its head, and how it is written.

    kind: "" as it stands, a type of value whose words the reader knows, or "#" and such a type for the number of the
    entry itself; a room has further kinds.
    """

    head: str
    kind: str = ""


class Cases(Form):
    """One of several models, told apart by the word under `key`."""

    def __init__(self, key: str, models: Mapping[str, type["Model"]]) -> None:
        self.key: Final = key
        self.models: Final = models


class IfKey(Form):
    """One model for a table that has a key, and another for one that has not."""

    def __init__(self, key: str, model: type["Model"], otherwise: type["Model"]) -> None:
        self.key: Final = key
        self.model: Final = model
        self.otherwise: Final = otherwise


class Selected(Form):
    """A table of one model, of whose keys that may be missing the word under `key` says which must be there.

    It has no others then; under a word that nobody has thought of it may have any.
    """

    def __init__(self, key: str, needed: Mapping[str, Iterable[str]]) -> None:
        self.key: Final = key
        self.needed: Final = {word: tuple(keys) for word, keys in needed.items()}


# --------------------------------------------------------------------------------------------------------------- models
@dataclass_transform(kw_only_default=True, frozen_default=True)
class Model:
    """A table of a data file.

    Some keys nobody but the reader of the file reads: `said` are those of texts, `also` others, by their type.
    """

    unread: ClassVar[tuple[tuple[str, Any], ...]] = ()
    """Those keys, each with its type."""
    chart: ClassVar[Chart]
    """How its rows are read, if it has any."""

    def __init_subclass__(cls, said: str = "", also: Mapping[Any, str] | None = None) -> None:
        hints = {str: said, **(also or {})}
        cls.unread = (*cls.unread, *[(key, hint) for hint, keys in hints.items() for key in keys.split()])

    @classmethod
    def of(cls, table: Table, known: "Known") -> Self:
        """A table of a file as its model."""
        made = object.__new__(cls)
        values = made.__dict__
        for field in fields_of(cls):
            if field.spread:
                values[field.name] = field.read(table, known)
            elif field.key in table:
                values[field.name] = field.read(table[field.key], known)
        return made

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} stands in a data file and cannot be changed")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


class Field(NamedTuple):
    """A field of a model: its name, its key, its type, how it is read; whether it may be missing, or is spread."""

    name: str
    key: str
    hint: Any
    read: Reader
    optional: bool
    spread: bool


def hints_of(kind: type) -> dict[str, Any]:
    """The annotations of a class and its bases, the bases first; `typing.get_type_hints` takes many times as long."""
    hints: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        hints |= get_annotations(base, eval_str=True)
    return {name: hint for name, hint in hints.items() if getattr(hint, "__origin__", None) != ClassVar}


_FIELDS: Final[dict[Any, tuple[Field, ...]]] = {}


def fields_of(model: type[Model]) -> tuple[Field, ...]:
    """The fields of a model, those of its bases first."""
    if model not in _FIELDS:
        _FIELDS[model] = tuple(
            [
                Field(name, key_of(name, hint), hint, reader(hint), hasattr(model, name), is_spread(hint))
                for name, hint in hints_of(model).items()
            ]
        )
    return _FIELDS[model]


def said_of(hint: Any) -> tuple[Any, ...]:
    """What `Annotated` says of a type."""
    return getattr(hint, "__metadata__", ())


def key_of(name: str, hint: Any) -> str:
    """The key of a field in the file."""
    return next((said.key for said in said_of(hint) if isinstance(said, Key)), name)


def is_spread(hint: Any) -> bool:
    """Whether the keys of a field stand beside the others of its table."""
    return isinstance(form_of(hint)[1], Spread)


def rows_of(model: Model) -> list[tuple[Row, int]]:
    """The rows of a model in the tables for reading, each with its number."""
    found: list[tuple[Row, int]] = []
    for field in fields_of(type(model)):
        rows = [said for said in said_of(field.hint) if isinstance(said, Row)]
        value = getattr(model, field.name)
        found += zip(rows, value if isinstance(value, tuple) else [value] * len(rows), strict=True) if rows else []
    return found


def cells_of(model: type[Model]) -> list[tuple[Cell, str]]:
    """The columns of a model in a table of its entries, each with its field."""
    return [(said, field.name) for field in fields_of(model) for said in said_of(field.hint) if isinstance(said, Cell)]


def form_of(hint: Any) -> tuple[Any, Form | None]:
    """A type without what `Annotated` says of it, and the form that it says."""
    said = said_of(hint)
    for form in said:
        if isinstance(form, Form):
            return hint.__origin__, form
    return (hint.__origin__ if said else hint), None


def as_it_stands(value: Any, known: "Known") -> Any:
    """The reader of whole numbers, texts and truth values."""
    return value


def as_fraction(value: Any, known: "Known") -> float:
    """The reader of numbers that may have a fraction: a 3 is a 3.0, as compiled rules would make of it in any case."""
    return float(value)


@cache
def reader(hint: Any) -> Reader:
    """How what stands at a place of a type is read."""
    kind, form = form_of(hint)
    if form is not None and type(form).read != Form.read:
        return form.read
    if kind in (float,):
        return as_fraction
    if kind in (int, str, bool):
        return as_it_stands
    args = get_args(kind)
    if isinstance(form, Cases):
        return _cases(form)
    if isinstance(form, IfKey):
        return _either(form)
    if isinstance(form, Each):
        return _row(form, reader(args[0]))
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return reader(args[0])
    if origin in (tuple, frozenset):
        return _several(origin, reader(args[0]))
    if origin in (dict,):
        return _mapping(reader(args[0]), reader(args[1]))
    return kind.of if isinstance(kind, type) and issubclass(kind, Model) else as_it_stands


def _cases(form: Cases) -> Reader:
    return lambda value, known: form.models[value[form.key]].of(value, known)


def _either(form: IfKey) -> Reader:
    return lambda value, known: (form.model if form.key in value else form.otherwise).of(value, known)


def _row(form: Each, read: Reader) -> Reader:
    return lambda value, known: tuple([read(value[key], known) if key in value else form.missing for key in form.keys])


def _several(kind: Callable[[Iterable[Any]], Any], read: Reader) -> Reader:
    if read == as_it_stands:
        return lambda value, known: kind(value)
    return lambda value, known: kind([read(element, known) for element in value])


def _mapping(name: Reader, read: Reader) -> Reader:
    return lambda value, known: {
        name(key, known): read(element, known) for key, element in value.items() if key not in ORIGIN
    }


# --------------------------------------------------------------------------------------------------- the files together
class Missing(LookupError):
    """A file that is not there or not sound, so that nothing can be said about what needs it."""


class Known:
    """The numbers that names of entries stand for, counted when they are first asked for."""

    def __init__(self, files: Files) -> None:
        self._files: Files = files
        self._numbers: dict[Names, dict[str, int]] = {}
        self.asked: set[str] = set()
        """The files whose names somebody has asked for."""

    def has(self, names: Names) -> bool:
        """Whether the file that has them is there."""
        return names.file in self._files

    def __getitem__(self, names: Names) -> dict[str, int]:
        """By name: its number. Raises Missing."""
        self.asked.add(names.file)
        if names not in self._numbers:
            if not self.has(names):
                raise Missing(names.file)
            content = self._files[names.file]
            listed = [entry[names.key] for where in names.lists for entry in content.get(where, ())]
            self._numbers[names] = {name: n for n, name in enumerate([*listed, *names.more])}
        return self._numbers[names]


class File:
    """The file that a field of `Content` is read from; `{}` stands for each of some words, in their order."""

    def __init__(self, name: str, words: Iterable[str] = ()) -> None:
        self.name: Final = name
        self.words: Final = tuple(words)

    @property
    def names(self) -> tuple[str, ...]:
        """One name, or one for each word."""
        return tuple([self.name.format(word) for word in self.words]) if self.words else (self.name,)


Made = dict[str, tuple[Any, frozenset[str]]]
"""By file: its model, and the files that were needed to read it, itself among them."""
_FILES: Final[dict[Any, dict[str, tuple[File, Any]]]] = {}


class Content:
    """All data files of a room as models, each read when it is first asked for.

    A field is a file: `Annotated[Map, File("map.toml")]`, or one for each of some words, as a tuple.
    """

    def __init__(self, files: Files, made: Made | None = None, known: Known | None = None) -> None:
        """made: models that have been read already; what is read here comes to them."""
        self._files: Files = files
        self._made: Made = {} if made is None else made
        self._known: Known = Known(files) if known is None else known
        self.asked: set[str] = set()
        """The files that somebody has looked into."""

    @classmethod
    def fields(cls) -> dict[str, tuple[File, Any]]:
        """By field: its files, and the model of each."""
        if cls not in _FILES:
            _FILES[cls] = {}
            for name, hint in hints_of(cls).items():
                for file in said_of(hint):
                    if isinstance(file, File):
                        _FILES[cls][name] = (file, get_args(form_of(hint)[0])[0] if file.words else hint)
        return _FILES[cls]

    @classmethod
    def models(cls) -> dict[str, Any]:
        """By file, in the order in which they are read: its model."""
        return {name: model for file, model in cls.fields().values() for name in file.names}

    def model(self, file: str) -> Any:
        """One file. Raises Missing."""
        if file not in self._made:
            self._known.asked = {file}
            try:
                if file not in self._files:
                    raise Missing(file)
                made = reader(self.models()[file])(self._files[file], self._known)
            finally:
                self.asked |= self._known.asked
            self._made[file] = made, frozenset(self._known.asked)
        model, needs = self._made[file]
        self.asked |= needs
        return model

    def view(self) -> Self:
        """The same, with no file looked into yet."""
        return type(self)(self._files, self._made, self._known)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self.fields():
            raise AttributeError(name)
        file, _ = self.fields()[name]
        models = tuple([self.model(one) for one in file.names])
        found = models if file.words else models[0]
        self.__dict__[name] = found
        return found


Said = Annotated[tuple[str, ...], Each(LANGUAGES)]
"""A name in each language."""
NamesFile = Annotated[dict[str, Annotated[dict[str, Said], Keys("a name")]], Keys("a section", r"[a-z_]+")]
"""A file of names: a table for each section, an inline table with every language for each name."""
