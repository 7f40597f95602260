"""S25, good omens: one of three uses. Section 7."""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.chits import DrawOne, pool
from polemos.games.syracuse.recovery import Medicine, reduced
from polemos.games.syracuse.reinforcements import ChooseLot, lots
from polemos.games.syracuse.state import Decision, Refusal, Siege
from polemos.games.syracuse.tables import CHITS_OF, PHASE_B2, PHASE_D3, RECOVERS, S25
from polemos.games.syracuse.verbs import RECOVERY, REDRAW, REINFORCEMENT, TAKE_ADVANTAGE

OMENS: Final[int] = CHITS_OF[S25][0]
"""The chit itself; there is one in either mix."""


def barren(s: Siege, side: int) -> bool:
    """Whether S25 would bring nothing: the Advantage is the side's already, and no other chit is in the pool."""
    return s.advantage == side and not [k for k in pool(s) if k != OMENS]


@dataclass(slots=True, frozen=True)
class Omens(Decision):
    """What S25 is used for: to take the Advantage, as S15 or S18 in their phases, or to draw another chit (RULING-47).

    The other is drawn before S25 is back in the pool [event.25, event.25b, event.25c, event.25d].
    lot: 1 where S18 could be used too.
    """

    lot: int

    def clause(self) -> str:
        return "event.25"

    def options(self, s: Siege) -> list[int]:
        found: list[int] = []
        if s.advantage != self.side:
            found.append(TAKE_ADVANTAGE)
        if s.phase == PHASE_D3 and s.side == self.side and s.mend and reduced(s, self.side):
            found.append(RECOVERY)
        if self.lot and s.phase == PHASE_B2 and lots(s, self.side):
            found.append(REINFORCEMENT)
        if pool(s) != [OMENS]:
            found.append(REDRAW)
        return found

    def chosen(self, s: Siege, c: int) -> None:
        if c == TAKE_ADVANTAGE:
            s.advantage = self.side
            if s.heard is not None:
                s.tell("advantage", (self.side,), ("event.25b",))
        elif c == RECOVERY:
            s.then(Medicine(RECOVERS[0]))
        elif c == REINFORCEMENT:
            s.then(ChooseLot(self.side))
        else:
            s.then(DrawOne(self.side, 1, OMENS))

    def why_not(self, s: Siege, c: int) -> list[Refusal]:
        if c == TAKE_ADVANTAGE:
            return [Refusal("event.25b")]
        return [Refusal("event.25c" if c in (RECOVERY, REINFORCEMENT) else "event.25d")]
