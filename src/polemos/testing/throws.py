"""Throws of which previews tell, as a room says how they are read out of play (see chances.py)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from polemos.kernel.flow import NOBODY, Event, RollDie, RollInstead
from polemos.room.messages import Word
from polemos.room.view_models import Chances

Args = Mapping[str, Word]


class Said(NamedTuple):
    """An outcome as a preview names it: the message of its name (of its text, with `-text`), and their words."""

    message: str
    words: tuple[tuple[str, Word], ...] = ()


class Told(NamedTuple):
    """An outcome whose name and text are put together otherwise; what is left empty is not compared."""

    name: str = ""
    text: str = ""


class Fallen(NamedTuple):
    """A throw that has fallen. start: where the choice is made of whose preview it is; args: the words of its title;
    before: the die still waits; after: where the game has come to since; heard: what was told since.
    """

    start: Any
    args: Args
    before: Any
    after: Any
    heard: Sequence[Event]

    @property
    def taken(self) -> bool:
        """Whether a rule has read the dice, whoever might have had them rolled again."""
        # a die that is rolled once more lies there already
        lying = int(isinstance(self.before.agenda[-1], RollInstead))
        return len(self.after.rolled) <= len(self.before.rolled) - lying

    @property
    def asked(self) -> Any:
        """The question that waits since, None when the game is over."""
        return self.after.agenda[-1] if self.after.actor != NOBODY else None

    def first(self, *kinds: str) -> Event | None:
        """The first event of some kinds."""
        return next((event for event in self.heard if event.kind in kinds), None)

    @property
    def reader(self) -> Any:
        """The step that comes after the dice of the throw."""
        return next(step for step in reversed(self.before.agenda) if not isinstance(step, RollDie))

    def pending(self, *kinds: type) -> bool:
        """Whether a step of some kinds is still to be done."""
        return any(isinstance(step, kinds) for step in self.after.agenda)


def said(message: str, **words: Word) -> Said:
    """An outcome by its message and the words in it."""
    return Said(message, tuple(words.items()))


Reading = Said | Told
Answer = Callable[[Any], int]


def one_die(s: Any) -> int:
    """A throw is of one die."""
    return 1


def any_throw(s: Any, args: Args, start: Any) -> bool:
    """Whatever is rolled for such a reason is the throw."""
    return True


def the_choice(s: Any, c: int) -> int:
    """The preview supposes the choice of which it speaks."""
    return c


def as_it_lies(s: Any, args: Args) -> None:
    """What lies hidden on the way is what it is."""


def as_usual(s: Any, args: Args, start: Any) -> int:
    """Questions on the way are answered as usual."""
    return -1


@dataclass(slots=True, frozen=True)
class Throw:
    """How a kind of throw is read out of play.

    why: reasons of its dice; read: what has come of it, None while the game has to go on for that; dice: how many they
    are, by the state in which the first of them waits; fits: whether the die that waits is the throw of which the
    preview of a choice in a state has said these words; instead: the choice that the preview supposes, where it is not
    the one of which it speaks; deal: hides on a copy what the preview supposes to lie hidden; line: how a question on
    the way from a state is answered, -1 for as usual; quiet: faces of dice on the way, by their reasons, where they
    must not be the usual ones; drawn: for a throw of as many dice as it takes, so many are drawn, and what came is
    read as soon as it can be.
    """

    why: frozenset[int]
    read: "Callable[[Fallen], Reading | None]"
    dice: Callable[[Any], int] = one_die
    fits: Callable[[Any, Args, Any], bool] = any_throw
    instead: Callable[[Any, int], int] = the_choice
    deal: Callable[[Any, Args], None] = as_it_lies
    line: Callable[[Any, Args, Any], int] = as_usual
    quiet: Mapping[int, int] = field(default_factory=dict)
    drawn: int = 0


class Promise(NamedTuple):
    """Chances of a preview, the kind of their throw, and the words of their title."""

    kind: str
    args: Args
    chances: Chances


class Noting:
    """Mixed into a room's draft of a preview: notes which message each text was made of."""

    def __init__(self, *args: Any) -> None:
        self.noted: dict[str, list[tuple[str, Args]]] = {}
        super().__init__(*args)

    def say(self, message: str, args: Args | None = None) -> str:
        """A message of the previews, noted."""
        text: str = super().say(message, args)  # type: ignore[misc]
        self.noted.setdefault(text, []).append((message, dict(args or {})))
        return text
