"""Plunder and winning. Section 7."""

from dataclasses import dataclass

from polemos.kernel.flow import Step

from agesilaos.data.tables import BOTH, GREEK, PERSIAN
from agesilaos.data.world import HOME, SPACES, WORTH
from agesilaos.state import NEITHER, Situation, left, own_at


@dataclass(slots=True, frozen=True)
class Plunder(Step):
    """A side plunders the towns of the enemy in which it stands, each once [7.1]."""

    side: int

    def run(self, s: Situation) -> None:
        for space in range(SPACES):
            if WORTH[space] and HOME[space] != self.side and not s.plundered[space] and own_at(s, self.side, space):
                s.plundered[space] = 1
                s.points[self.side] += WORTH[space]
                if s.heard is not None:
                    s.tell("plundered", (self.side, space, WORTH[space]), ("7.1",))


def winner(s: Situation) -> int:
    """Who has won or is ahead [7.3, 7.4]; NEITHER where both are even."""
    if s.resigned != NEITHER:
        return 1 - s.resigned
    for side in BOTH:
        if not left(s, side):
            return 1 - side
    if s.points[GREEK] == s.points[PERSIAN]:
        return NEITHER
    return GREEK if s.points[GREEK] > s.points[PERSIAN] else PERSIAN
