"""Event chits: drawing them, whose they are, playing them, keeping one. Sections 2 (A, D1) and 7."""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import CHIT_COLOUR, CHITS, CHITS_OF, EVENT_NAMES, NEUTRAL, OUT, POOL, STAYS_OUT
from polemos.games.syracuse.state import Decision, Refusal, Siege, Step
from polemos.games.syracuse.verbs import DRAWN, KEEP, PLAY
from polemos.kernel.dice import ASKED
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import PASS, VERB, unless

NO_CHIT: Final = -1


def hand(s: Siege, side: int) -> list[int]:
    """Chits in the hand of a side."""
    return [k for k, where in enumerate(s.chits) if where == side]


def pool(s: Siege) -> list[int]:
    """Chits in the pool."""
    return [k for k, where in enumerate(s.chits) if where == POOL]


def usable(side: int, chit: int) -> bool:
    """Whether a side may use a chit: those of its own colour and neutral ones [event.0]."""
    return CHIT_COLOUR[chit] in (side, NEUTRAL)


def holding(s: Siege, side: int, event: int) -> int:
    """The chit of an event that a side holds and may use, or NO_CHIT; there is never more than one [event.0]."""
    for k in CHITS_OF[event]:
        if s.chits[k] == side and CHIT_COLOUR[k] in (side, NEUTRAL):
            return k
    return NO_CHIT


def may_hold(s: Siege, side: int, event: int) -> bool:
    """Whether a chit of an event may be in the hand of a side that holds any, for all that the other side knows."""
    return any(s.chits[k] != OUT and usable(side, k) for k in CHITS_OF[event])


def spend(s: Siege, side: int, event: int) -> None:
    """Play a chit: it goes back to the pool at once [2.A.b], but for S6 and S21, which leave the game."""
    k = holding(s, side, event)
    s.chits[k] = OUT if event in STAYS_OUT else POOL
    s.exposed += 1
    s.tell("played", (side, event), (tables.EVENT_CLAUSE[event],))


def not_held(s: Siege, side: int, event: int) -> list[Refusal]:
    """Why a chit cannot be played: it is not in hand, or of the enemy's colour [event.0]."""
    return unless(holding(s, side, event) != NO_CHIT, "event.0")


EVENTS_OR_NONE: Final = [PASS, *(PLAY + event for event in range(len(EVENT_NAMES)))]
"""What can be meant where an event may be played: none, or any of them."""


@dataclass(slots=True, frozen=True)
class ChitQuestion(Decision):
    """Whether a side plays a chit. PASS always answers it.

    Who is asked betrays nothing (RULING-70): whoever may hold a chit that fits, for all that is open, is asked.
    """

    def secret(self) -> bool:
        return True

    def events(self, s: Siege) -> tuple[int, ...]:
        """The events that the question is about, ascending."""
        raise NotImplementedError

    def hindered(self, s: Siege, event: int) -> list[Refusal]:
        """Why an event cannot be played now, whether or not its chit is in hand: by what is open to both sides."""
        raise NotImplementedError

    def spared(self, s: Siege) -> bool:
        """Whether the side has ordered not to be asked, whatever is in its hand."""
        return False

    def universe(self, s: Siege) -> list[int]:
        return EVENTS_OR_NONE

    def options(self, s: Siege) -> list[int]:
        side = self.side
        if side not in s.chits:
            return [PASS]
        fit = [e for e in self.events(s) if holding(s, side, e) != NO_CHIT and not self.hindered(s, e)]
        return [PASS, *[PLAY + e for e in fit]]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        event = c - PLAY
        if not 0 <= event < len(EVENT_NAMES):
            return [Refusal(self.clause())]
        return not_held(s, self.side, event) + self.hindered(s, event)

    def alike(self, s: Siege) -> bool:
        side = self.side
        return side in s.chits and any(may_hold(s, side, e) and not self.hindered(s, e) for e in self.events(s))

    def run(self, s: Siege) -> None:
        if self.spared(s):
            s.forced += 1
            self.chosen(s, PASS)
        else:
            Decision.run(self, s)


# ---------------------------------------------------------------- A: the draw


@dataclass(slots=True, frozen=True)
class EventDraw(Step):
    """Each player draws two chits unseen [2.A.a]."""

    def run(self, s: Siege) -> None:
        s.then(DrawOne(0, tables.sequence.draw, NO_CHIT), DrawOne(1, tables.sequence.draw, NO_CHIT))


@dataclass(slots=True, frozen=True)
class DrawOne(Decision):
    """One chit out of the pool at random, and so on while any are `left` of this draw [2.A.a].

    People who draw from a real cup name what they drew. besides: a chit that is put into the pool only afterwards.
    """

    left: int
    besides: int

    def clause(self) -> str:
        return "2.A.a"

    def secret(self) -> bool:
        return True

    def chance(self) -> bool:
        return True

    def universe(self, s: Siege) -> list[int]:
        return [DRAWN + k for k in range(CHITS)]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        if c == DRAWN + self.besides:
            return [Refusal("event.25d")]
        return unless(DRAWN <= c < DRAWN + CHITS and s.chits[c - DRAWN] == POOL, "2.A.a")

    def run(self, s: Siege) -> None:
        there = [k for k in pool(s) if k != self.besides]
        if not self.left or not there:
            return
        if s.draw_script:
            k = s.draw_script.pop(0)
            if k not in there:
                raise BadInput(f"draws: {tables.CHIT_NAMES[k]} cannot come next, for it is not in the pool")
            self.chosen(s, DRAWN + k)
        elif s.dice_mode == ASKED:
            Decision.run(self, s)
        else:
            self.chosen(s, DRAWN + there[s.below(len(there))])

    def chosen(self, s: Siege, c: int) -> None:
        k = c % VERB
        s.chits[k] = self.side
        s.exposed += 1
        s.tell("drew", (self.side, k), ("2.A.a",), 1 << self.side)
        s.tell("drew-hidden", (self.side,), ("2.A.a",), 1 << (1 - self.side))
        s.then(DrawOne(self.side, self.left - 1, self.besides))


# ---------------------------------------------------------------- D1: one is kept


@dataclass(slots=True, frozen=True)
class KeepOne(Decision):
    """Keep one chit of choice, unseen, and return all others to the pool [2.D1.a]."""

    def clause(self) -> str:
        return "2.D1.a"

    def universe(self, s: Siege) -> list[int]:
        return [KEEP + k for k in range(CHITS)]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        return unless(c in self.options(s), "2.D1.a")

    def options(self, s: Siege) -> list[int]:
        held = hand(s, self.side)
        return [KEEP + k for k in held] if len(held) > tables.sequence.keep else []

    def chosen(self, s: Siege, c: int) -> None:
        back = [k for k in hand(s, self.side) if k != c % VERB]
        for k in back:
            s.chits[k] = POOL
            s.tell("returned", (self.side, k), ("2.D1.a",), 1 << self.side)
        s.tell("returned-hidden", (self.side, len(back)), ("2.D1.a",), 1 << (1 - self.side))


def mine(s: Siege, side: int) -> list[int]:
    """Chits in hand of the side's own colour, which can be discarded for a construction die [2.C.e]."""
    return [k for k in hand(s, side) if CHIT_COLOUR[k] == side]
