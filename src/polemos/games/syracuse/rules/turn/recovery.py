"""Recovery of strength, by leaders, by S15, S16 and the Advantage. Sections 2 (D3), 7 and 8."""

from dataclasses import dataclass

from polemos.games.syracuse.data.tables import IS_LEADER, LEADERS_OF, UNITS, UNITS_OF
from polemos.games.syracuse.data.world import ZONE_OF, ZONES
from polemos.games.syracuse.rules.refusing import pieces, zone_of
from polemos.games.syracuse.rules.rolls import pass_advantage
from polemos.games.syracuse.state import Decision, Refusal, Siege, Step, on_map, restore, swords
from polemos.games.syracuse.verbs import DONE, RECOVER, USE_ADVANTAGE
from polemos.kernel.flow import PASS, VERB, unless

ANYWHERE = ZONES
"""The entry of `s.mend` for units in any place."""


@dataclass(slots=True, frozen=True)
class Count(Step):
    """Each leader restores as many units in his zone as he shows swords; fort, camp and zone are one (RULING-55).

    [2.D3.a, 1.n]
    """

    side: int

    def run(self, s: Siege) -> None:
        s.mend = [0] * (ZONES + 1)
        for u in on_map(s, self.side, LEADERS_OF[self.side]):
            s.mend[ZONE_OF[s.loc[u]]] += swords(s, u)


def reduced(s: Siege, side: int) -> list[int]:
    """Reduced units of a side on the map."""
    return [u for u in UNITS_OF[side] if s.down[u] and s.loc[u] >= 0 and not IS_LEADER[u]]


@dataclass(slots=True, frozen=True)
class UseForRecovery(Decision):
    """The holder of the Advantage may restore one reduced unit with it [8.d]."""

    def clause(self) -> str:
        return "8.d"

    def universe(self, s: Siege) -> list[int]:
        return [PASS, USE_ADVANTAGE]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        found = unless(s.advantage == self.side, "8.a")
        return found + unless(c == USE_ADVANTAGE and bool(reduced(s, self.side)), "8.d")

    def chosen(self, s: Siege, c: int) -> None:
        if c == USE_ADVANTAGE:
            pass_advantage(s, "8.d")
            s.mend[ANYWHERE] += 1


@dataclass(slots=True, frozen=True)
class Recovery(Decision):
    """Reduced units return to full strength, one by one [2.D3.a, event.15, event.16]."""

    def clause(self) -> str:
        return "2.D3.a"

    def universe(self, s: Siege) -> list[int]:
        return [*pieces(RECOVER, []), DONE]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        u = c - RECOVER
        if c == DONE:
            return []
        if u not in reduced(s, self.side):
            wounded = 0 <= u < UNITS and IS_LEADER[u] and s.down[u]
            return [Refusal("2.B2.c" if wounded else "1.a", zone_of(s, u))]
        return unless(bool(s.mend[ANYWHERE] or s.mend[zone_of(s, u)]), "2.D3.a", zone_of(s, u))

    def options(self, s: Siege) -> list[int]:
        mend = s.mend
        free = mend[ANYWHERE]
        return [RECOVER + u for u in reduced(s, self.side) if free or mend[ZONE_OF[s.loc[u]]]] + [DONE]

    def chosen(self, s: Siege, c: int) -> None:
        if c == DONE:
            s.mend = []
            return
        u = c % VERB
        zone = ZONE_OF[s.loc[u]]
        s.mend[zone if s.mend[zone] else ANYWHERE] -= 1
        restore(s, u, "2.D3.a")
        s.then(self)


@dataclass(slots=True, frozen=True)
class Medicine(Step):
    """S15 restores one unit, S16 two, wherever they are [event.15, event.16]."""

    n: int

    def run(self, s: Siege) -> None:
        s.mend[ANYWHERE] += self.n
