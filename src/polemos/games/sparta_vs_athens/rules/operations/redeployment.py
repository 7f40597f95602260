"""At the end of a side's operations its leaders go where they will be wanted. Section 6.6."""

from dataclasses import dataclass
from itertools import compress

from polemos.games.sparta_vs_athens.data.tables import LEADERS_OF, OPS, UNITS
from polemos.games.sparta_vs_athens.data.world import IS_CITY, LOCALES
from polemos.games.sparta_vs_athens.rules import boxes, sides
from polemos.games.sparta_vs_athens.rules.operations.forces import is_shut_in, own_targets
from polemos.games.sparta_vs_athens.state import FRESH, OPERATED, Decision, Refusal, War, put, stacks
from polemos.games.sparta_vs_athens.verbs import DONE, PLACE, REDEPLOY


@dataclass(slots=True, frozen=True)
class Redeployment(Decision):
    """Each leader of the side on the map may be put in a city with a unit of it, besieged or not [6.6a, 3.2.2b2].

    first: 1 when it begins: nobody has been moved yet, which `acted` says from then on.
    """

    first: int

    def clause(self) -> str:
        return "6.6a"

    def universe(self, s: War) -> list[int]:
        return [DONE, *[REDEPLOY + leader for leader in LEADERS_OF[self.side]]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c == DONE or c - REDEPLOY in self.left(s) else [Refusal("6.6a")]

    def options(self, s: War) -> list[int]:
        return [DONE, *[REDEPLOY + leader for leader in self.left(s)]]

    def left(self, s: War) -> list[int]:
        """The leaders on the map who have not been moved yet."""
        left = [p for p in LEADERS_OF[self.side] if 0 <= s.loc[p] < LOCALES and s.acted[p] == FRESH]
        return left if left and posts(s, self.side) else []

    def chosen(self, s: War, c: int) -> None:
        if c != DONE:
            s.leader = c - REDEPLOY
            s.points = OPS[s.leader]
            s.then(NewPost(self.side), Redeployment(self.side, 0))

    def run(self, s: War) -> None:
        if self.first:
            for leader in LEADERS_OF[self.side]:
                s.acted[leader] = FRESH
            s.then(Redeployment(self.side, 0))
        else:
            Decision.run(self, s)


def posts(s: War, side: int) -> list[int]:
    """City locales with an LSP or NSP of a side [6.6a]."""
    there = stacks(s, side)
    return [locale for locale in compress(range(LOCALES), there) if IS_CITY[locale] and there[locale][0] < UNITS]


@dataclass(slots=True, frozen=True)
class NewPost(Decision):
    """Where `leader` is put: a city locale with an LSP or NSP of his side [6.6a]."""

    def clause(self) -> str:
        return "6.6a"

    def universe(self, s: War) -> list[int]:
        return [PLACE + locale for locale in posts(s, self.side)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c in self.universe(s) else [Refusal("6.6a", c - PLACE)]

    def chosen(self, s: War, c: int) -> None:
        leader, locale = s.leader, c - PLACE
        start = s.loc[leader]
        s.aboard[leader] = -1
        s.force[leader] = 0
        put(s, leader, locale)
        if is_shut_in(s, leader):
            targets = own_targets(s, self.side, locale)
            s.inside[leader] = next(target + 1 for target in targets if sides.is_besieged(s, target))
        s.acted[leader] = OPERATED
        s.leader = -1
        s.points = 0
        boxes.tidy_boxes(s, self.side)
        s.tell("redeployed", (leader, start, locale), ("6.6a",), 1 << self.side)
        s.tell("redeployed-hidden", (self.side, start, locale), ("6.6a",), 1 << (1 - self.side))
