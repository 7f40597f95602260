"""S25, good omens: one of three uses. Section 7."""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.data.tables import CHITS_OF, EVENT, PHASE_B2, PHASE_D3, POOL, S15, S25
from polemos.games.syracuse.rules.chits import DrawOne, pool
from polemos.games.syracuse.rules.movement.reinforcements import ChooseLot, lots
from polemos.games.syracuse.rules.turn.recovery import Medicine, reduced
from polemos.games.syracuse.state import Decision, Refusal, Siege
from polemos.games.syracuse.verbs import RECOVERY, REDRAW, REINFORCEMENT, TAKE_ADVANTAGE
from polemos.kernel.flow import unless

OMENS: Final[int] = CHITS_OF[S25][0]
"""The chit itself; there is one in either mix."""


def barren(s: Siege, side: int) -> bool:
    """Whether S25 would bring its holder nothing: the Advantage is the side's already, and the pool is empty."""
    return s.advantage == side and POOL not in s.chits


@dataclass(slots=True, frozen=True)
class Omens(Decision):
    """What S25 is used for: to take the Advantage, as S15 or S18 in their phases, or to draw another chit (RULING-47).

    The other is drawn before S25 is back in the pool [event.25, event.25b, event.25c, event.25d].
    lot: 1 where S18 could be used too.
    """

    lot: int

    def clause(self) -> str:
        return "event.25"

    def universe(self, s: Siege) -> list[int]:
        return [TAKE_ADVANTAGE, RECOVERY, REINFORCEMENT, REDRAW]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        side = self.side
        if c == TAKE_ADVANTAGE:
            return unless(s.advantage != side, "event.25b")
        if c == RECOVERY:
            now = s.phase == PHASE_D3 and s.side == side and bool(s.mend) and bool(reduced(s, side))
            return [] if now else [Refusal("event.15"), Refusal("event.25c")]
        if c == REINFORCEMENT:
            now = self.lot == 1 and s.phase == PHASE_B2 and bool(lots(s, side))
            return [] if now else [Refusal("event.18"), Refusal("event.25c")]
        return unless(c == REDRAW and pool(s) != [OMENS], "event.25d")

    def chosen(self, s: Siege, c: int) -> None:
        if c == TAKE_ADVANTAGE:
            s.advantage = self.side
            s.tell("advantage", (self.side,), ("event.25b",))
        elif c == RECOVERY:
            s.then(Medicine(EVENT[S15].units))
        elif c == REINFORCEMENT:
            s.then(ChooseLot(self.side))
        else:
            s.then(DrawOne(self.side, 1, OMENS))
