"""Units that give way are put on other hexes, and leaders who were with them follow or stay [4.62c, 9.62c, 10.28]."""

from dataclasses import dataclass

from polemos.games.alexander.state import Battle, leaders_in, put, put_leader, setting
from polemos.games.alexander.verbs import FOLLOW, STAND
from polemos.kernel.flow import Decision, Refusal, unless


def enemy_leader_in(s: Battle, hex_: int, side: int) -> bool:
    """Whether an enemy leader stands in a hex: nobody gives way toward him [6.95] (RULING-101)."""
    if hex_ not in s.lead_loc:
        return False
    sides = setting(s).lead_side
    return any(sides[m] != side for m in leaders_in(s, hex_))


def shift(s: Battle, v: int, hex_: int, tail: int) -> None:
    """Put a unit on other hexes, both phalanxes of a double depth together [9.62c]."""
    other = s.deep[v]
    upper = other if s.beneath[v] else v
    put(s, upper, hex_, tail)
    if other >= 0:
        lower = v if upper == other else other
        s.loc[lower] = hex_
        s.tail[lower] = tail


def ask_leaders(s: Battle, v: int, hex_: int, tail: int) -> None:
    """Leaders left in the hexes that a unit has given up may go with it [4.62c, 10.28]. Call it last."""
    side = setting(s).side[v]
    sides = setting(s).lead_side
    for h in (tail, hex_):
        if h >= 0 and h not in (s.loc[v], s.tail[v]):
            for m in leaders_in(s, h):
                if sides[m] == side:
                    s.then(Accompany(side, v, m))


@dataclass(slots=True, frozen=True)
class Accompany(Decision):
    """A leader goes back with the unit that he was with, or stays [4.62c, 10.28]."""

    unit: int
    leader: int

    def clause(self) -> str:
        return "4.62c"

    def universe(self, s: Battle) -> list[int]:
        return [FOLLOW, STAND]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return unless(s.loc[self.unit] >= 0 and s.lead_loc[self.leader] >= 0, self.clause())

    def chosen(self, s: Battle, c: int) -> None:
        if c == FOLLOW:
            put_leader(s, self.leader, s.loc[self.unit])
            if s.heard is not None:
                g = setting(s)
                s.tell("goes-along", (g.lead_gid[self.leader], g.gid[self.unit], 0), ("4.62c",))
