"""The agenda: how the rules of a game flow.

A rule is a `Step`, a question is a `Decision`, and what is still to be done stands on a stack inside the state, the
agenda. A step's `run` changes the state and says `state.then(A(), B())` in reading order. A decision that waits stays
on the agenda, so an interrupt is one more step on top, and a game saved in mid-battle needs nothing special.

Steps are immutable and hold ints only. `options` changes nothing: the kernel may ask again at any time.

A game of one rule: two sides take one or two stones off a heap, and then it is the other's turn.

Examples:
    >>> class Heap(State):
    ...     stones: Annotated[int, number(0, 9)]
    ...     __slots__ = slots(__annotations__)
    >>> class Take(Decision):
    ...     def options(self, s):
    ...         return [n for n in (1, 2) if n <= s.stones]
    ...     def chosen(self, s, c):
    ...         s.stones -= c
    ...         s.then(Take(1 - self.side))
    >>> s = cleared(Heap())
    >>> s.stones = 4
    >>> s.then(Take(side=0))
    >>> run(s)
    >>> s.actor, s.opts
    (0, [1, 2])
    >>> before = copy(s)
    >>> choose(s, 2)
    >>> s.actor, s.stones, before.stones
    (1, 2, 4)

    With one stone left a side has no choice: it is taken for it, and nobody has anything left to decide.

    >>> choose(s, 1)
    >>> s.actor == NOBODY, s.forced
    (True, 1)
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, NamedTuple, TypeVar

from polemos.kernel.dice import ASKED, COMMON_DIE, DICE_MODES, M1, M2, SPAN
from polemos.kernel.fields import MUCH, draws, faces, fields_of, number, slots

VERB: Final = 4096
"""A choice is verb * VERB + value: an int inside the engine, a readable id ("march:3511") at the edge."""

PASS: Final = 0
FACE: Final = 1 * VERB
FACES: Final = [FACE + n for n in range(COMMON_DIE[0], COMMON_DIE[1] + 1)]
"""The choices of the common die, as `faces_of` gives them."""
KERNEL_VERBS: Final = ("pass", "face")

NOBODY: Final = -1
NOTHING: Final[list[int]] = []
EVERYBODY: Final = 3

# what has come to its end where a step comes up (see `Step.ends`)
OPERATION: Final = 1
"""What one force or one order does in a row."""
PHASE: Final = 2
"""What one side does in one phase."""
PLAYER_TURN: Final = 3
"""All that one side does before the other's turn, or a whole turn."""


class Event(NamedTuple):
    """Something that happened, as data.

    kind: name of the message that tells it; args: ints that the game's schema of this kind explains; clauses: ids of
    the rules behind it; audience: bit mask of the sides (1 << side) that may know it.
    """

    kind: str
    args: tuple[int, ...]
    clauses: tuple[str, ...]
    audience: int


class State:
    """What a saved game must hold. A game adds its own fields, each declared once (see `fields`).

    DIE: the lowest and the highest face of the game's die; DRAWS: the least and the greatest of what it draws.
    No `__init__`: a state is filled by `cleared`, by `copy` or from a saved form.
    """

    DIE: ClassVar[tuple[int, int]] = COMMON_DIE
    DRAWS: ClassVar[tuple[int, int]] = (0, MUCH)

    agenda: "list[Step]"
    """Steps still to do; the last one is the next."""
    opts: list[int]
    """Legal choices of the decision on top of the agenda; empty when the game is over."""
    actor: int
    """The side that decides, NOBODY when the game is over."""
    forced: int
    """How many single-option decisions the kernel has taken by itself. Statistics: neither saved nor compared."""
    rows_lent: bool
    """Whether a copy may share the rows that are ON_WRITE. Neither saved nor compared."""
    heard: list[Event] | None
    """Where events go; None when nobody listens, and then no event is made."""
    dice_mode: Annotated[int, number(0, len(DICE_MODES) - 1)]
    dice_one: Annotated[int, number(1, M1 - 1, secret=True)]
    dice_two: Annotated[int, number(1, M2 - 1, secret=True)]
    exposed: Annotated[int, number(0, MUCH)]
    """Grows when something comes out that cannot be unknown again: a die, a draw, a reveal. Undo never goes past it."""
    dice_script: Annotated[list[int], faces(secret=True)]
    """Faces that come before any other, for tests and for "what if"."""
    draw_script: Annotated[list[int], draws(secret=True)]
    """The same for draws from a pool: kinds of what is drawn next."""
    rolled: Annotated[list[int], faces(2)]
    """Dice rolled and not yet read by a rule, the last one on top (a stack, so that an interrupt may roll its own)."""
    __slots__ = slots(__annotations__)

    def then(self, *steps: "Step") -> None:
        """Do these steps next, in reading order, before whatever is on the agenda already."""
        self.agenda.extend(steps[::-1])

    def tell(self, kind: str, args: tuple[int, ...], clauses: tuple[str, ...], audience: int = EVERYBODY) -> None:
        """Report an event. Where nobody listens none is made; what takes long to find out for it asks `heard` first."""
        if self.heard is not None:
            self.heard.append(Event(kind, args, clauses, audience))

    def below(self, n: int) -> int:
        """A random whole number from 0 to n - 1 out of the state's own generator."""
        self.dice_one = 40014 * self.dice_one % M1
        self.dice_two = 40692 * self.dice_two % M2
        return (self.dice_one - self.dice_two) % SPAN * n // SPAN

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and key(self) == key(other)

    def __hash__(self) -> int:
        return hash(key(self))


S = TypeVar("S", bound=State)


class Refusal(NamedTuple):
    """Why a choice is not legal: the clause that forbids it, and the space concerned (-1: none in particular)."""

    clause: str
    space: int = -1


def unless(allowed: bool, clause: str, space: int = -1) -> list[Refusal]:
    """Nothing if something is allowed, else the clause that forbids it."""
    return [] if allowed else [Refusal(clause, space)]


def when(barred: object, clause: str, space: int = -1) -> list[Refusal]:
    """The clause that forbids something where anything bars it, else nothing."""
    return [Refusal(clause, space)] if barred else []


class Step:
    """Something that the rules do. A room types `s` as its own state.

    Neither generic nor with class variables: the ahead-of-time compiler takes no dataclass that inherits either.
    """

    __slots__ = ()

    def run(self, s: Any) -> None:
        """Change the state and say what follows."""

    def ends(self) -> int:
        """How much has come to its end where this step comes up: nothing (0), or one of the spans below.

        Who looks ahead stops there (`choose_to`), so that all choices are read at the same moment.
        """
        return 0


@dataclass(slots=True, frozen=True)
class Decision(Step):
    """A question to one side. Empty options fall away; a single option is taken without asking.

    One predicate serves both the list and the explanations: `universe` names what could be meant by an answer, and
    `refusals` says what forbids one of these. The options are the universe without what is refused. A decision that is
    asked often may list its options by a faster way; `match.checks` holds it to the same law.
    """

    side: int

    def clause(self) -> str:
        """The clause that asks the question, and the answer of last resort to "why not?"."""
        return ""

    def secret(self) -> bool:
        """True where the mere question would betray a hidden hand: views of the other sides leave it out."""
        return False

    def chance(self) -> bool:
        """True where dice or a draw decide, and a person at the table only says what came."""
        return False

    def alike(self, s: Any) -> bool:
        """True where the other side, by what it knows, cannot tell whether there is more than one choice.

        Such a question is asked even where a single option is left, so that being asked tells nothing. It depends on
        open facts alone.
        """
        return False

    def universe(self, s: Any) -> list[int]:
        """Whatever a person could mean by an answer to this question, legal or not, in a fixed order.

        It is as wide as what can be pointed at: each unit, each space, each number of its verbs that is on the table.
        """
        return NOTHING

    def refusals(self, s: Any, c: int) -> list[Refusal]:
        """All that forbids the choice c, whose verb is one of this question's; empty if, and only if, c is legal.

        Where whatever could be meant may be done, all else is answered by the clause that asks.
        """
        return unless(c in self.universe(s), self.clause())

    def options(self, s: Any) -> list[int]:
        """Every legal choice, in a fixed order. Changes nothing but declared scratch."""
        return [c for c in self.universe(s) if not self.refusals(s, c)]

    def chosen(self, s: Any, c: int) -> None:
        """Carry out one of the options."""

    def run(self, s: Any) -> None:
        opts = self.options(s)
        if len(opts) > 1 or (opts and self.alike(s)):
            s.agenda.append(self)
            s.opts = opts
            s.actor = self.side
        elif opts:
            s.forced += 1
            self.chosen(s, opts[0])


def faces_of(die: tuple[int, int]) -> list[int]:
    """The choices that name a face of a die: one list for all dice of a kind, which nobody changes."""
    found = _FACES.get(die)
    if found is None:
        found = _FACES[die] = [FACE + n for n in range(die[0], die[1] + 1)]
    return found


_FACES: Final[dict[tuple[int, int], list[int]]] = {COMMON_DIE: FACES}


@dataclass(slots=True, frozen=True)
class RollDie(Decision):
    """One die, for the reason `why` (a number that the game explains). The face is pushed on `rolled`, and told.

    A scripted face comes first; in the asked mode the person at the table rolls and names the face; otherwise the
    state rolls.
    """

    why: int

    def chance(self) -> bool:
        return True

    def universe(self, s: Any) -> list[int]:
        return faces_of(s.DIE) if s.dice_mode == ASKED and not s.dice_script else NOTHING

    def chosen(self, s: Any, c: int) -> None:
        self.fell(s, c - FACE)

    def fell(self, s: Any, face: int) -> None:
        """The die shows `face`."""
        s.rolled.append(face)
        s.exposed += 1
        if s.heard is not None:
            s.tell("rolled", (self.side, self.why, face), (self.clause(),))

    def run(self, s: Any) -> None:
        if s.dice_script:
            self.fell(s, s.dice_script.pop(0))
        elif s.dice_mode == ASKED:
            s.agenda.append(self)
            s.opts = faces_of(s.DIE)
            s.actor = self.side
        else:
            low, high = s.DIE
            self.fell(s, s.below(high - low + 1) + low)


@dataclass(slots=True, frozen=True)
class RollInstead(RollDie):
    """The die is rolled once more; what it shows now stands in place of what it showed."""

    def fell(self, s: Any, face: int) -> None:
        s.rolled[-1] = face
        s.exposed += 1
        if s.heard is not None:
            s.tell("rerolled", (self.side, self.why, face), (self.clause(),))


def run(s: State) -> None:
    """Go on until somebody has a real choice or the game is over."""
    s.opts = NOTHING
    agenda = s.agenda
    while agenda:
        agenda.pop().run(s)
        if s.opts:
            return
    s.actor = NOBODY


def choose(s: State, c: int) -> None:
    """Carry out the choice c, which must be one of `s.opts`, and go on to the next decision."""
    step = s.agenda.pop()
    assert isinstance(step, Decision)
    s.opts = NOTHING
    step.chosen(s, c)
    run(s)


def waiting(s: State) -> Decision:
    """The decision that waits on top of the agenda. Somebody must have something to decide."""
    top = s.agenda[-1]
    assert isinstance(top, Decision)
    return top


def run_to(s: State, span: int) -> bool:
    """Go on until somebody has a real choice, the game is over, or a span of this length or a longer one has ended.

    True where a span has ended: then nobody is asked, and `run` goes on from there.
    """
    s.opts = NOTHING
    agenda = s.agenda
    while agenda:
        if agenda[-1].ends() >= span:
            return True
        agenda.pop().run(s)
        if s.opts:
            return False
    s.actor = NOBODY
    return True


def choose_to(s: State, c: int, span: int) -> bool:
    """Carry out the choice c, which must be one of `s.opts`, and go on as `run_to` does."""
    step = s.agenda.pop()
    assert isinstance(step, Decision)
    s.opts = NOTHING
    step.chosen(s, c)
    return run_to(s, span)


def interject(s: State, step: Step) -> None:
    """Put a step on top of whatever waits and go on: an interrupt. The decision beneath is asked again afterwards."""
    s.agenda.append(step)
    run(s)


def cleared(s: S, counts: Mapping[str, int] | None = None) -> S:
    """A state as its fields begin: nothing to do, nobody listening, no derived row built.

    counts: how many entries rows have whose length only the scenario knows (see `fields.Field.per`).
    """
    fields_of(type(s)).fill(s, counts)
    s.agenda = []
    hush(s)
    return s


def hush(s: State) -> None:
    """Nobody has been asked yet, and nobody listens."""
    s.opts = NOTHING
    s.actor = NOBODY
    s.forced = 0
    s.rows_lent = False
    s.heard = None


def copy(s: S) -> S:
    """An independent copy that nobody listens to. Steps and option lists never change, so they are shared."""
    kind = type(s)
    n = kind()
    if kind not in _COPIERS:
        _COPIERS[kind] = _copier(s)
    _COPIERS[kind](s, n)
    n.agenda = s.agenda[:]
    n.actor = s.actor
    n.opts = s.opts
    n.forced = s.forced
    n.rows_lent = s.rows_lent = True
    n.heard = None
    return n


def _copier(s: State) -> Callable[[State, State], None]:
    """The function that copies the fields of one kind of state, made out of its lists of fields.

    Written out field by field it takes a third of the time of a loop over names. `copy` makes no slice first.
    """
    fields = fields_of(type(s))
    rows = [*fields.lists, *fields.groups, *[x for x in fields.derived if x not in fields.borrowed]]
    alike = (*fields.scalars, *fields.shared, *fields.borrowed)
    text = ["def fill(s, n):", *(f" n.{x} = s.{x}" for x in alike), *(f" n.{x} = s.{x}.copy()" for x in rows)]
    names: dict[str, Any] = {}
    exec("\n".join(text), names)
    made: Callable[[State, State], None] = names["fill"]
    return made


_COPIERS: Final[dict[type[State], Callable[[State, State], None]]] = {}


def key(s: State) -> tuple[object, ...]:
    """Everything that makes two states equal, as one hashable tuple."""
    fields = fields_of(type(s))
    ints = [getattr(s, name) for name in fields.scalars]
    rows = [tuple(getattr(s, name)) for name in fields.lists]
    groups = [tuple(getattr(s, name)) for name in fields.groups]
    return (type(s).__name__, tuple(ints), tuple(rows), tuple(groups), tuple(s.agenda))
