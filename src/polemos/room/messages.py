"""Choices, questions and events of a room in words.

A message is looked up by what it tells: `do-<decision>-<verb>` or else `do-<verb>` for a choice, `ask-<decision>` for
a question, `note-<decision>` for what is worth knowing of it, `event-<kind>` for an event. Every value goes into its
message as a word of its type, which the room gives.
"""

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from polemos.kernel.flow import VERB, Event, S
from polemos.room.choice_ids import NUMBER, Ids
from polemos.room.results import NOWHERE, Choice
from polemos.room.texts import LANGUAGES, Texts, signed

Word = str | int
Args = dict[str, tuple[str, int]]
"""Arguments of a message before they are words: by name, type of value and value."""
Schema = Mapping[str, Sequence[tuple[str, str]]]
"""By kind of event: names and types of its arguments."""
Lying = Mapping[str, Callable[[Any, int], int | str]]
"""By type of value, where it lies on the board: in a space, or in all of a region that goes by this id."""
Fact = tuple[str, str, Callable[[S, Any], int]]
"""What a question speaks of beside the fields of its decision: name, type of value, and where it comes from, out of
the state and the decision."""
Facts = Mapping[str, Sequence[Fact[S]]]
"""The facts of questions by decision."""
SPACE: Final = "space"
"""The type of value that is a place on the board, in every room."""
SIDE: Final = "side"
"""That of a side, or of neither of them."""
SHIFT: Final = "shift"
"""That of a number with its sign."""
Fields = Mapping[str, tuple[str, str]]
"""Fields of decisions that a question may speak of: their argument and type of value."""


Kinds = dict[str, tuple[tuple[str, str], ...]]
"""Kinds of events: the names of the arguments of each, and their types."""


def schema(told: Mapping[str, str]) -> Kinds:
    """Kinds of events out of what each tells: the names of its arguments with blanks between.

    An argument whose type is not called as it is has that behind a colon.

    Examples:
        >>> schema({"marched": "unit start:space space", "dawn": ""})
        {'marched': (('unit', 'unit'), ('start', 'space'), ('space', 'space')), 'dawn': ()}
    """
    parted = {kind: [argument.partition(":") for argument in args.split()] for kind, args in told.items()}
    return {kind: tuple([(name, of or name) for name, _, of in args]) for kind, args in parted.items()}


@cache
def kebab(name: str) -> str:
    """The name of a class as part of a message: "NameTarget" is "name-target"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


FIELDS_OF: Final[dict[type[Any], tuple[str, ...]]] = {}
"""The fields of the decisions that have been asked so far."""


def fields_of(decision: type[Any]) -> tuple[str, ...]:
    """Names of a decision's fields, `side` first; compiled classes tell them by their signature alone."""
    found = FIELDS_OF.get(decision)
    if found is None:
        found = FIELDS_OF[decision] = tuple(inspect.signature(decision).parameters)
    return found


class Wording:
    """The words of one room.

    folder: where text.en.ftl and the others lie; ids: the ids of choices; lexicon: by type of value, the word of each
    value in a language; fields, own_fields (by decision and field, where it means something else than usual) and facts:
    what questions may speak of; events: the schema; details: kinds that words pass over.

    word: a value of a type as a word, where the lexicon has not all of them; choice_args: what the message of a choice
    may speak of, where that is more than its target; lying: where targets lie that do not go by the name of a space.
    """

    def __init__(
        self,
        folder: Path,
        ids: Ids,
        lexicon: Callable[[str], Mapping[str, tuple[str, ...]]],
        fields: Fields,
        events: Schema,
        details: frozenset[str],
        word: Callable[[str, int, str], Word] | None = None,
        choice_args: Callable[[Any, int], Args] | None = None,
        facts: Facts[Any] | None = None,
        own_fields: Mapping[tuple[str, str], tuple[str, str]] | None = None,
        lying: Lying | None = None,
    ) -> None:
        self.ids = ids
        self.lexicon = lexicon
        self.word: Callable[[str, int, str], Word] = word or self._word
        self.choice_args: Callable[[Any, int], Args] = choice_args or self._target
        self.fields = fields
        self.own_fields = own_fields or {}
        self.facts = facts or {}
        self.lying = lying or {}
        self.events = events
        self.details = details
        self.texts: Callable[[str], Texts] = texts_in(folder)

    def _word(self, kind: str, value: int, language: str) -> Word:
        """A value of a type as a word, "" for one below 0, nobody for a side that is neither of the two.

        Numbers stay numbers, so that messages can tell one from many.
        """
        if kind == NUMBER:
            return value
        if kind == SHIFT:
            return signed(value)
        if kind == SIDE and not 0 <= value < len(self.lexicon(language)[SIDE]):
            return self.texts(language)("side-nobody")
        return self.lexicon(language)[kind][value] if value >= 0 else ""

    def _target(self, state: Any, c: int) -> Args:
        """The target of a choice, by its kind."""
        kind = self.ids.verbs[c // VERB][1]
        return {kind: (kind, c % VERB)} if kind else {}

    def words(self, args: Args, language: str) -> dict[str, Word]:
        """Arguments as words."""
        return {name: self.word(kind, value, language) for name, (kind, value) in args.items()}

    def describe(self, state: Any, c: int, language: str) -> Choice:
        """A choice for a person: one that waits, or any other that could be named now."""
        verb, kind = self.ids.verbs[c // VERB]
        t = self.texts(language)
        message = f"do-{verb}"
        if state.agenda:
            special = f"do-{kebab(type(state.agenda[-1]).__name__)}-{verb}"
            message = special if t.has(special) else message
        target = self.ids.target_id(kind, c % VERB) if kind else ""
        text = t(message, self.words(self.choice_args(state, c), language))
        at = self.lying[kind](state, c % VERB) if kind in self.lying else NOWHERE
        space, region = (at, "") if isinstance(at, int) else (NOWHERE, at)
        return Choice(self.ids.choice_id(c), verb, target, kind, text, space, region)

    def ask_args(self, state: Any, step: Any) -> Args:
        """What the question of a decision may speak of."""
        name = kebab(type(step).__name__)
        args: Args = {"side": ("side", step.side)}
        for field in fields_of(type(step)):
            known = self.own_fields.get((name, field)) or self.fields.get(field)
            if known is not None:
                args[known[0]] = (known[1], getattr(step, field))
        for argument, kind, source in self.facts.get(name, ()):
            args[argument] = (kind, source(state, step))
        return args

    def ask(self, state: Any, language: str, more: Mapping[str, Word] | None = None) -> str:
        """The question that waits; `more`: words that it needs besides."""
        step = state.agenda[-1]
        words = {**self.words(self.ask_args(state, step), language), **(more or {})}
        return self.texts(language)(f"ask-{kebab(type(step).__name__)}", words)

    def note(self, state: Any, language: str) -> str:
        """What a person should know who meets the question that waits for the first time; "" where nothing is said."""
        step, t = state.agenda[-1], self.texts(language)
        message = f"note-{kebab(type(step).__name__)}"
        return t(message, self.words(self.ask_args(state, step), language)) if t.has(message) else ""

    def focus(self, state: Any) -> list[int]:
        """The spaces of which the question that waits speaks."""
        if not state.agenda:
            return []
        args = self.ask_args(state, state.agenda[-1]).values()
        found = [value if kind == SPACE else self._lies(state, kind, value) for kind, value in args]
        return list(dict.fromkeys([value for value in found if value >= 0]))

    def _lies(self, state: Any, kind: str, value: int) -> int:
        """The space in which a value of a type lies, NOWHERE if in none or in a whole region."""
        at = self.lying[kind](state, value) if kind in self.lying and value >= 0 else NOWHERE
        return at if isinstance(at, int) else NOWHERE

    def tell(self, event: Event, language: str) -> str:
        """An event in words; "" for a detail that words pass over."""
        if event.kind in self.details:
            return ""
        return self.texts(language)(f"event-{event.kind}", self.words(self.event_args(event), language))

    def why(self, feature: str, gain: float, language: str) -> str:
        """A reason in words: a feature by its name (see `advisor.Advisor`), of which there is more or less."""
        name, _, thing = feature.partition("/")
        args: dict[str, Word] = {"sign": "up" if gain >= 0 else "down"}
        if thing:
            kind, _, value = thing.partition("/")
            args[kind] = self.word(kind, int(value), language)
        return self.texts(language)(f"gain-{name}", args)

    def event_args(self, event: Event) -> Args:
        """What the message of an event speaks of."""
        schema = self.events[event.kind]
        return {name: (kind, value) for (name, kind), value in zip(schema, event.args, strict=True)}


def files_in(folder: Path, language: str) -> list[Path]:
    """The Fluent files of a room in a language: `text.en.ftl`, and beside it what has a file of its own."""
    main = folder / f"text.{language}.ftl"
    return [main, *sorted([path for path in folder.glob(f"*.{language}.ftl") if path != main])]


def texts_in(folder: Path) -> Callable[[str], Texts]:
    """All messages of a room by language, read once. Raises KeyError for a language that there is not."""
    read: dict[str, Texts] = {}

    def texts(language: str) -> Texts:
        if language not in LANGUAGES:
            raise KeyError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        if language not in read:
            read[language] = Texts(language, files_in(folder, language))
        return read[language]

    return texts
