"""What a side knows of the other's secrets: looks by diplomacy and voluntary disclosure. Section 22.

`War.seen` has one row of SEEN_ROW ints for each side that looks, beginning at side * SEEN_ROW:

    SEEN_HAND_TURN      the game turn in which it last saw the other's markers, -1 never
    SEEN_HAND + kind    how many of each kind the other had at that moment
    SEEN_TREASURY_TURN  the game turn in which it last saw the other's treasury, -1 never
    SEEN_TREASURY       the solidus points it saw

A look is a snapshot: what the other draws, plays or spends afterwards does not change the row.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius import state
from polemos.games.belisarius.data.charts import MARKER_KINDS
from polemos.games.belisarius.state import SEEN_HAND, SEEN_HAND_TURN, SEEN_ROW, SEEN_TREASURY, Step, War

# what is disclosed
MARKERS_IN_HAND: Final = 0
TREASURY: Final = 1


def see_markers(s: War, looker: int, clause: str) -> None:
    """A side sees all stratagem markers of the other, it alone [22.1a]."""
    base = (1 - looker) * MARKER_KINDS
    row = looker * SEEN_ROW
    s.exposed += 1
    s.seen[row + SEEN_HAND_TURN] = s.turn
    s.seen[row + SEEN_HAND : row + SEEN_HAND + MARKER_KINDS] = s.hand[base : base + MARKER_KINDS]
    if s.heard is not None:
        s.tell("markers-shown", (looker,), (clause, "22.1a"))
        for kind in range(MARKER_KINDS):
            if s.hand[base + kind]:
                s.tell("saw-marker", (looker, kind, s.hand[base + kind]), (clause,), 1 << looker)


def see_treasury(s: War, looker: int, clause: str) -> None:
    """A side sees the treasury of the other, it alone [22.1a, 2.4i]."""
    row = looker * SEEN_ROW
    s.exposed += 1
    s.seen[row + state.SEEN_TREASURY_TURN] = s.turn
    s.seen[row + SEEN_TREASURY] = s.sp[1 - looker]
    s.tell("treasury-shown", (looker,), (clause, "22.1a"))
    s.tell("saw-treasury", (looker, s.sp[1 - looker]), (clause,), 1 << looker)


@dataclass(slots=True, frozen=True)
class Disclose(Step):
    """A player shows his own markers (`what` 0) or treasury (1), at any time he likes [22.1b].

    A step to interject: the decision that waits is asked again afterwards.
    """

    side: int
    what: int

    def run(self, s: War) -> None:
        if self.what == TREASURY:
            see_treasury(s, 1 - self.side, "22.1b")
        else:
            see_markers(s, 1 - self.side, "22.1b")
