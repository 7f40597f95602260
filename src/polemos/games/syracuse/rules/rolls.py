"""Dice: every die of the game is rolled here, so that it can be named, asked of a person, and rolled again.

Section 8: whoever holds the Advantage may have certain rolls of either side rolled again.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.data.tables import EVENT_CLAUSE, PHASE_B3, S25
from polemos.games.syracuse.rules.chits import ChitQuestion, spend
from polemos.games.syracuse.state import (
    ASK_EVERY_REROLL,
    ASK_NO_EVENTS,
    ASK_NO_OMENS,
    Decision,
    Refusal,
    RollDie,
    Siege,
    Step,
)
from polemos.games.syracuse.verbs import AGAIN
from polemos.kernel.flow import PASS, RollInstead, unless
from polemos.room.numbering import Numbering

# why a die is rolled
_REASONS: Final = Numbering()
_reason: Final = _REASONS.add
R_POINTS: Final = _reason("action-points", "2.B1.a")
R_BATTLE: Final = _reason("battle", "4.roll.a")
R_CONSTRUCTION: Final = _reason("construction", "2.C.b")
R_SIEGE: Final = _reason("siege", "4.siege.b")
R_DEMOLITION: Final = _reason("demolition", "4.demo.c")
R_ATTRITION: Final = _reason("attrition", "6.attr.b")
R_SUPPLY: Final = _reason("supply")
R_STORM: Final = _reason("storm", "event.4")
R_NIGHT: Final = _reason("night-attack", "event.10")
R_DISCORD: Final = _reason("discord", "event.20")
R_CHAIN: Final = _reason("chain", "4.demo.e")
ROLL_REASONS: Final[tuple[str, ...]] = tuple(_REASONS.names)
ROLL_CLAUSES: Final[tuple[str, ...]] = tuple(_REASONS.clauses)
"""By reason: the clause that wants the die."""
SUPPLY_CLAUSES: Final = ("6.syr.d", "6.ath.b")
"""By side that rolls: Athens about the marker of Syracuse, Syracuse about that of Athens."""

HIGH: Final = 1
"""Whoever rolls wants the face at least so high."""
LOW: Final = 0
"""Whoever rolls wants the face below that."""
ANY_FACE: Final = 2
"""What is wanted is not to be said so simply."""


@dataclass(slots=True, frozen=True)
class Roll(RollDie):
    """Roll one die. The rule that wanted it comes next on the agenda and takes it with `s.rolled.pop()`."""

    def clause(self) -> str:
        return SUPPLY_CLAUSES[self.side] if self.why == R_SUPPLY else ROLL_CLAUSES[self.why]


@dataclass(slots=True, frozen=True)
class MayReroll(Step):
    """After a roll of `roller`: the holder of the Advantage is asked if another face could serve him better [8.c].

    mark: the face that divides what the roller wants from what he does not; wants: HIGH, LOW or ANY_FACE. Attrition of
    the enemy is passed over unless the holder has ordered otherwise (RULING-69).
    """

    roller: int
    why: int
    mark: int
    wants: int

    def run(self, s: Siege) -> None:
        self.ask(s, 0)

    def ask(self, s: Siege, tried: int) -> None:
        """Put the question to the holder, unless he has had this roll rolled again already (RULING-48)."""
        holder = s.advantage
        if tried >> holder & 1 or not self.minds(s, holder):
            s.then(OmensForRoll(1 - holder, self.why, self.roller, self.mark, self.wants, tried))
        else:
            s.then(RollAgain(holder, self.why, self.roller, self.mark, self.wants, tried))

    def minds(self, s: Siege, side: int) -> bool:
        """Whether a side is to be asked: another face could serve it better, or it has ordered so."""
        return bool(s.orders[side] & ASK_EVERY_REROLL) or self.tempts(s, side)

    def tempts(self, s: Siege, side: int) -> bool:
        """Whether a side is asked by the usual measure."""
        if self.wants == ANY_FACE:
            return True
        pleased = (s.rolled[-1] >= self.mark) == (self.wants == HIGH)
        return pleased != (side == self.roller) and (self.why != R_ATTRITION or side == self.roller)


@dataclass(slots=True, frozen=True)
class RollAgain(Decision):
    """The holder of the Advantage may cancel the result of a roll and have it rolled again [8.c]."""

    why: int
    roller: int
    mark: int
    wants: int
    tried: int

    def clause(self) -> str:
        return "8.c"

    def universe(self, s: Siege) -> list[int]:
        return [PASS, AGAIN]

    def chosen(self, s: Siege, c: int) -> None:
        if c == AGAIN:
            pass_advantage(s, "8.c")
            s.then(
                Rerolled(self.roller, self.why),
                OnceMore(self.roller, self.why, self.mark, self.wants, self.tried | 1 << self.side),
            )
        else:
            s.then(OmensForRoll(1 - self.side, self.why, self.roller, self.mark, self.wants, self.tried))


@dataclass(slots=True, frozen=True)
class OmensForRoll(ChitQuestion):
    """Who lacks the Advantage may take it by S25, and so before a roll counts (RULING-64) [event.25, event.25b]."""

    why: int
    roller: int
    mark: int
    wants: int
    tried: int

    def clause(self) -> str:
        return "event.25"

    def events(self, s: Siege) -> tuple[int, ...]:
        return (S25,)

    def spared(self, s: Siege) -> bool:
        unwanted = ASK_NO_EVENTS | ASK_NO_OMENS if s.phase == PHASE_B3 else ASK_NO_OMENS
        return bool(s.orders[self.side] & unwanted)

    def hindered(self, s: Siege, event: int) -> list[Refusal]:
        if event != S25:
            return [Refusal(EVENT_CLAUSE[event])]
        mind = MayReroll(self.roller, self.why, self.mark, self.wants)
        return unless(not self.tried >> self.side & 1 and mind.minds(s, self.side), "8.c")

    def chosen(self, s: Siege, c: int) -> None:
        if c != PASS:
            spend(s, self.side, S25)
            s.advantage = self.side
            s.tell("advantage", (self.side,), ("event.25b",))
            s.then(RollAgain(self.side, self.why, self.roller, self.mark, self.wants, self.tried))


@dataclass(slots=True, frozen=True)
class Rerolled(RollInstead):
    """The new result stands in place of the old one [8.c]."""

    def clause(self) -> str:
        return "8.c"


@dataclass(slots=True, frozen=True)
class OnceMore(Step):
    """The new holder of the Advantage may answer; each side rolls a given roll again once at most (RULING-48)."""

    roller: int
    why: int
    mark: int
    wants: int
    tried: int

    def run(self, s: Siege) -> None:
        MayReroll(self.roller, self.why, self.mark, self.wants).ask(s, self.tried)


def pass_advantage(s: Siege, clause: str) -> None:
    """The Advantage has been used for one of its benefits and goes to the other side at once [8.a, 8.f]."""
    s.advantage = 1 - s.advantage
    s.tell("advantage", (s.advantage,), (clause, "8.f"))
