"""Unnamed leaders: each side keeps its own in a cup and draws at random. Section 6.5."""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens.data.tables import PIECE_KEY, UNNAMED_OF
from polemos.games.sparta_vs_athens.state import CUP, Decision, Refusal, War
from polemos.games.sparta_vs_athens.verbs import DRAWN
from polemos.kernel import dice, errors, flow


def in_cup(s: War, side: int) -> list[int]:
    """Unnamed leaders of a side that can be drawn [6.5a]."""
    return [leader for leader in UNNAMED_OF[side] if s.loc[leader] == CUP]


@dataclass(slots=True, frozen=True)
class DrawUnnamed(Decision):
    """An unnamed leader out of a side's cup at random [6.5a]. People who draw from a real cup name whom they drew.

    The rule that wanted him comes next on the agenda and takes him with `s.queue.pop()`; with an empty cup nobody is
    added to `queue`.
    """

    def clause(self) -> str:
        return "6.5a"

    def chance(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [DRAWN + leader for leader in UNNAMED_OF[self.side]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return flow.unless(c in self.universe(s) and s.loc[c % flow.VERB] == CUP, "6.5a")

    def run(self, s: War) -> None:
        there = in_cup(s, self.side)
        if not there:
            return
        if s.draw_script:
            leader = s.draw_script.pop(0)
            if leader not in there:
                raise errors.BadInput(f"draws: {PIECE_KEY[leader]} cannot come next, for he is not in the cup")
            self.chosen(s, DRAWN + leader)
        elif s.dice_mode == dice.ASKED:
            Decision.run(self, s)
        else:
            self.chosen(s, DRAWN + there[s.below(len(there))])

    def chosen(self, s: War, c: int) -> None:
        leader = c % flow.VERB
        s.queue.append(leader)
        s.exposed += 1
        s.tell("drew", (self.side, leader), ("6.5a",), 1 << self.side)
        s.tell("drew-hidden", (self.side,), ("6.5a",), 1 << (1 - self.side))
