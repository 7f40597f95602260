"""A table to play rule tests at, whatever the game: making choices by their ids and asking what is so.

A game's own table (`rulebook/<game>/table.py`) sets up a position, reads the players' words, and adds what can be asked
of its state. After every choice the state must pass the invariants.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from polemos.kernel import flow
from polemos.kernel.errors import IllegalChoice
from polemos.kernel.flow import NOBODY, PASS, Decision, Event, State
from polemos.room.game import AnyGame

LONG = 5000
SAME = TypeVar("SAME", bound="Bench")


@dataclass(frozen=True)
class Happening:
    """An event with its arguments by name and in words."""

    kind: str
    args: dict[str, Any]
    clauses: tuple[str, ...]
    audience: int

    def __getitem__(self, name: str) -> Any:
        return self.args[name]


@dataclass(slots=True, frozen=True)
class PhaseEnd(Decision):
    """Waits at the end of the phase that a table is set for."""

    def universe(self, s: State) -> list[int]:
        # two answers, so that the question is asked
        return [PASS, PASS + 1]


def choose(s: Any, c: int) -> None:
    """Carry out a choice, and `settle`."""
    flow.choose(s, c)
    settle(s)


def run(s: Any) -> None:
    """Go on to the next question, and `settle`."""
    flow.run(s)
    settle(s)


def settle(s: Any) -> None:
    """Answer questions that have one answer and are asked only so that nobody learns that (`Decision.alike`)."""
    while len(s.opts) == 1:
        flow.choose(s, s.opts[0])


class Bench:
    """A game on the table, and everything that a test may ask of it or do with it."""

    #: Events by kind, with names and types of their arguments.
    events_known: Mapping[str, Sequence[tuple[str, str]]] = {}
    #: What a player answers who wants nothing to happen, best first: verbs.
    shy: tuple[str, ...] = ("pass", "done")
    sides: tuple[str, ...] = ()
    #: Whether tests name all that forbids a choice, so that a reason too many is noticed (see `may_not`).
    reasons_in_full: bool = False

    game: AnyGame
    state: Any

    # -- what a game's own table says

    def meant(self, text: str) -> str:
        """The id of the choice that a player's words mean."""
        return text

    def said(self, kind: str, value: int) -> Any:
        """An argument of an event in words; numbers stay numbers."""
        raise NotImplementedError

    def scene(self) -> str:
        """Where the game stands, in a line."""
        return ""

    # -- playing

    def does(self: SAME, *choices: str) -> SAME:
        """Carry out choices, each of which must be legal, and nothing forbid it."""
        for text in choices:
            c, found = self.value(text), self.reasons(text)
            if found or c not in self.state.opts:
                raise AssertionError(f"{text} is not legal\n{self.shown()}\n  forbidden by {found}")
            choose(self.state, c)
            self.check(text)
        return self

    def until(
        self: SAME, what: "str | Callable[[Any], bool]", say: Mapping[str, str] | None = None, side: str = ""
    ) -> SAME:
        """Answer by default until a decision of this name (of this side) waits, or the predicate holds."""
        for _ in range(LONG):
            there = what(self) if callable(what) else self.asked == what
            if there and (not side or side == self.decider):
                return self
            if self.over:
                break
            self.does(self.default(say or {}))
        raise AssertionError(f"never came to {what}\n{self.shown()}")

    def rest(self: SAME, say: Mapping[str, str] | None = None) -> SAME:
        """Answer by default until a decision of the kind that waits now waits again."""
        name, side = self.asked, self.decider
        self.does(self.default(say or {}))
        return self.until(name, say, side)

    def finish(self: SAME, say: Mapping[str, str] | None = None) -> SAME:
        """Answer by default until the game is over."""
        return self.until(lambda t: t.over, say)

    def dice(self: SAME, *faces: int) -> SAME:
        """These faces come next, after those that are waiting already."""
        self.state.dice_script += faces
        return self

    def aside(self: SAME, side: str, aside: str) -> SAME:
        """A side does something besides deciding."""
        self.game.rules.aside(self.state, self.side_of(side), aside)
        settle(self.state)
        self.check(aside)
        return self

    def asides(self, side: str) -> list[str]:
        """What a side may do besides deciding."""
        return self.game.rules.asides(self.state, self.side_of(side))

    # -- choices

    def may(self: SAME, *choices: str) -> SAME:
        """Each choice must be legal now, and nothing forbid it."""
        for text in choices:
            found = self.reasons(text)
            if found or self.value(text) not in self.state.opts:
                raise AssertionError(f"{text} should be legal\n{self.shown()}\n  forbidden by {found}")
        return self

    def may_not(self: SAME, choice: str, *clauses: str) -> SAME:
        """A choice must be illegal, by each of the clauses, and if `reasons_in_full` by no other."""
        self.may_not_by(choice, *clauses)
        others = [clause for clause in self.reasons(choice) if clause not in clauses]
        if clauses and others and self.reasons_in_full:
            raise AssertionError(f"{choice} is illegal by {others} as well\n{self.shown()}")
        return self

    def may_not_by(self: SAME, choice: str, *clauses: str) -> SAME:
        """A choice must be illegal, and each of the clauses among the reasons, whatever else forbids it."""
        found = self.reasons(choice)
        if not found or self.value(choice) in self.state.opts:
            raise AssertionError(f"{choice} should be illegal\n{self.shown()}")
        missing = [clause for clause in clauses if clause not in found]
        if missing:
            raise AssertionError(f"{choice} is illegal by {found}, not by {missing}\n{self.shown()}")
        return self

    def reasons(self, choice: str) -> list[str]:
        """The clauses that forbid a choice; none for a legal one."""
        found = self.game.rules.why_not(self.state, self.game.rules.choice_id(self.value(choice)))
        return list(dict.fromkeys(refusal.clause for refusal in found))

    def choices(self, verb: str = "") -> list[str]:
        """The ids of the legal choices, in their order; of one verb if it is named."""
        ids = [self.game.rules.choice_id(c) for c in self.state.opts]
        return [text for text in ids if not verb or text.partition(":")[0] == verb]

    def targets(self, verb: str) -> list[str]:
        """What stands behind the colon in the legal choices of a verb."""
        return [text.partition(":")[2] for text in self.choices(verb)]

    # -- the decision that waits

    @property
    def over(self) -> bool:
        return bool(self.state.actor == NOBODY)

    @property
    def asked(self) -> str:
        return "" if self.over else type(self.state.agenda[-1]).__name__

    @property
    def clause(self) -> str:
        top = self.state.agenda[-1] if not self.over else None
        return top.clause() if isinstance(top, Decision) else ""

    @property
    def decider(self) -> str:
        return "" if self.over else self.sides[self.state.actor]

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    # -- what happened

    def events(self, kind: str = "") -> list[Happening]:
        """What happened since the start, in order; of one kind if it is named."""
        if kind and kind not in self.events_known:
            raise AssertionError(f"news.py knows no event {kind!r}")
        return [self._happening(e) for e in self.state.heard or [] if not kind or e.kind == kind]

    def event(self, kind: str) -> Happening:
        """The last event of a kind; there must be one."""
        found = self.events(kind)
        if not found:
            kinds = list(dict.fromkeys(e.kind for e in self.state.heard or []))
            raise AssertionError(f"there was no {kind}, only {kinds}\n{self.shown()}")
        return found[-1]

    def clauses(self) -> set[str]:
        """All clauses that events have named."""
        return {clause for e in self.state.heard or [] for clause in e.clauses}

    def forget(self: SAME) -> SAME:
        """Forget the events so far."""
        self.state.heard = []
        return self

    def position(self) -> dict[str, Any]:
        """The state as a position."""
        return self.game.editor.to_position(self.state)

    def copy(self: SAME) -> SAME:
        """An independent table, with the events so far."""
        n = type(self).__new__(type(self))
        n.game = self.game
        n.state = self.game.rules.copy(self.state)
        n.state.heard = list(self.state.heard or [])
        return n

    # -- inside

    def value(self, text: str) -> int:
        """The choice that a player's words mean."""
        try:
            return self.game.rules.choice_value(self.meant(text))
        except IllegalChoice as error:
            raise AssertionError(f"{error}\n{self.shown()}") from None

    def default(self, say: Mapping[str, str]) -> str:
        """The answer of a player who wants nothing to happen, or what the test says for this decision."""
        ids = self.choices()
        if self.asked in say:
            return say[self.asked]
        for verb in self.shy:
            for text in ids:
                if text.partition(":")[0] == verb:
                    return text
        return ids[0]

    def check(self, after: str) -> None:
        """The state must pass the invariants."""
        bad = self.game.rules.invariants(self.state)
        if bad:
            raise AssertionError("\n  ".join([f"after {after} the state is broken:", *bad]) + f"\n{self.shown()}")

    def shown(self) -> str:
        """Where the game stands, for a failing test."""
        if self.over:
            return "  the game is over"
        ids = self.choices()
        some = ", ".join(ids[:60]) + (f" and {len(ids) - 60} more" if len(ids) > 60 else "")
        return f"  {self.scene()}: {self.asked} [{self.clause}] asks {self.decider}\n  legal: {some}"

    def side_of(self, name: str) -> int:
        """The number of a side."""
        if name not in self.sides:
            raise AssertionError(f"{name!r} is no side; there are {self.sides}")
        return self.sides.index(name)

    def _happening(self, e: Event) -> Happening:
        if e.kind not in self.events_known:
            raise AssertionError(f"event {e.kind!r} is not declared in news.py")
        fields = self.events_known[e.kind]
        if len(fields) != len(e.args):
            raise AssertionError(f"event {e.kind!r} has {len(e.args)} arguments, news.py declares {len(fields)}")
        args = {name: self.said(kind, value) for (name, kind), value in zip(fields, e.args, strict=True)}
        return Happening(e.kind, args, e.clauses, e.audience)
