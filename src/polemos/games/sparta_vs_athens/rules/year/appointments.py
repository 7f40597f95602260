"""Leaders are chosen and placed: by Athens at a change of government, by both at set-up, drawn ones by rev.102.

Whom a leader's chit shows is for his own side to know [5.2c], so these questions are not for the other's eyes.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.tables import ATHENS, GOVERNMENTS, LEADER_SIDE, LISTED, NONE, PIECES, UNITS
from polemos.games.sparta_vs_athens.rules.berths import Berth
from polemos.games.sparta_vs_athens.rules.year.cups import DrawUnnamed
from polemos.games.sparta_vs_athens.rules.year.placing import EVERY_PLACE, places_for_leader, put_leader, takes_leader
from polemos.games.sparta_vs_athens.state import Decision, Refusal, Step, War, leaders_at, lift, strength, units_at
from polemos.kernel.flow import VERB, unless

ALL_NAMED: Final = [verbs.APPOINT + leader for leader in range(UNITS, PIECES)]
ANY_NUMBER: Final = PIECES
YEARLY: Final = 4
"""How many unnamed leaders a side may draw each year [rev.102]."""


def reserve(s: War) -> list[int]:
    """Leaders whom the government lists and who are not on the map [6.4e].

    [gov.1a, gov.2a, gov.3a, gov.4a, gov.5a, gov.6a, gov.7a, gov.8a, gov.9a, gov.10a, gov.11a, gov.12a]
    """
    return [leader for leader in LISTED[s.government] if s.loc[leader] == state.RESERVE]


def allowance(s: War) -> int:
    """How many leaders the government may place in its first year [6.4d, gov.1b, gov.6b, gov.8b, gov.9b]."""
    most = GOVERNMENTS[s.government].first_year
    return ANY_NUMBER if most == NONE else most


def must_include(s: War) -> int:
    """Whom a government must have among the first ones, a piece, or NONE [gov.9b]."""
    leader = GOVERNMENTS[s.government].includes
    return NONE if leader == NONE else UNITS + leader


@dataclass(slots=True, frozen=True)
class NewLeaders(Step):
    """A new government places its leaders at once, as many as its allowance lets it [3.2.1d2, 6.4f]."""

    def run(self, s: War) -> None:
        s.then(Appoint(ATHENS, min(allowance(s), len(reserve(s))), 1))


@dataclass(slots=True, frozen=True)
class LaterLeaders(Step):
    """In a later year Athens may place those whom the first year kept out [6.4d, gov.1b, gov.6b, gov.9b]."""

    def run(self, s: War) -> None:
        if allowance(s) != ANY_NUMBER and s.since > s.year:
            s.then(Appoint(ATHENS, len(reserve(s)), 0))


@dataclass(slots=True, frozen=True)
class Appoint(Decision):
    """Which leader out of the reserve is placed next; `left`: how many at most, `must`: 1 if placement cannot wait.

    [6.4d, 6.4f]
    """

    left: int
    must: int

    def clause(self) -> str:
        return "6.4f" if self.must else "6.4d"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        if not self.left:
            return []
        return [verbs.DONE, verbs.QUICK, *ALL_NAMED]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.DONE:
            return unless(not self.must, "6.4f")
        there = reserve(s)
        if c == verbs.QUICK:
            return unless(s.phase == state.SET_UP and len(there) > 1, "6.4d")
        leader = c % VERB
        if leader not in there:
            known = UNITS <= leader < PIECES and LEADER_SIDE[leader] == ATHENS and leader in LISTED[s.government]
            return [Refusal("6.4e" if known else "6.4a")]
        first = must_include(s)
        return unless(self.left > 1 or first not in there or leader == first, "gov.9b")

    def options(self, s: War) -> list[int]:
        there = reserve(s)
        if not self.left or not there:
            return []
        first = must_include(s)
        if self.left == 1 and first in there:
            there = [first]
        found = [verbs.APPOINT + leader for leader in there]
        if not self.must:
            found = [verbs.DONE, *found]
        if s.phase == state.SET_UP and len(there) > 1:
            found.insert(0, verbs.QUICK)
        return found

    def run(self, s: War) -> None:
        if self.must and self.left >= len(reserve(s)) and s.phase != state.SET_UP:
            # all of them come, and nothing is left to choose but where
            s.then(*[Station(ATHENS, leader) for leader in reserve(s)])
            return
        Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            return
        if c == verbs.QUICK:
            for leader in best_leaders(reserve(s), self.left, must_include(s)):
                station_well(s, leader, "6.4f")
            return
        s.then(Station(ATHENS, c % VERB), Appoint(ATHENS, self.left - 1, self.must))


@dataclass(slots=True, frozen=True)
class Station(Decision):
    """Where a leader is placed: with any friendly LSP, NSP or garrison [6.3d, 6.4f]."""

    leader: int

    def clause(self) -> str:
        return "6.4f" if self.side == ATHENS else "6.3d"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return EVERY_PLACE

    def refusals(self, s: War, c: int) -> list[Refusal]:
        locale = c - EVERY_PLACE[0]
        return unless(takes_leader(s, self.side, locale), self.clause(), locale)

    def options(self, s: War) -> list[int]:
        return [EVERY_PLACE[locale] for locale in places_for_leader(s, self.side)]

    def chosen(self, s: War, c: int) -> None:
        put_leader(s, self.leader, self.side, c % VERB, self.clause())
        s.then(Berth(self.side, self.leader))


def best_leaders(there: list[int], count: int, first: int) -> list[int]:
    """Whom a side takes that leaves the choice to the program: the best by their ratings, `first` among them."""
    order = sorted(there, key=lambda leader: (leader != first, -worth(leader), leader))
    return order[:count]


def worth(leader: int) -> int:
    """How good a leader is: what he can do, and what his shifts are worth beside it."""
    return tables.OPS[leader] + 3 * (tables.NAVAL[leader] + tables.LAND[leader])


def station_well(s: War, leader: int, clause: str) -> None:
    """Place a leader where there is most to lead: the strength of a locale is shared by the leaders who are there.

    Units of Athens or Sparta proper count twice, those far in the west half.
    """
    side = LEADER_SIDE[leader]
    there = places_for_leader(s, side)
    if there:
        put_leader(s, leader, side, max(there, key=lambda at: (to_lead(s, side, at), -at)), clause)


def to_lead(s: War, side: int, locale: int) -> int:
    """What a locale offers to one more leader of a side."""
    units = units_at(s, side, locale)
    own = [unit for unit in units if tables.UNIT_NATION[unit] in (tables.ATHENIAN, tables.SPARTAN)]
    offer = 6 * (strength(s, units) + strength(s, own)) // (len(leaders_at(s, side, locale)) + 1)
    return offer // 2 if world.ITALIAN[locale] else offer


# ------------------------------------------------------------------------------------------- every year [rev.102]


@dataclass(slots=True, frozen=True)
class YearlyUnnamed(Step):
    """All unnamed leaders of a side go back to the cup, the dead too, and as many as it needs are drawn anew.

    A side that had five or more draws none [rev.102, rev.102b, qa.102a]. Cleon's stand-in is no such leader [6.4c].
    """

    side: int

    def run(self, s: War) -> None:
        mine = [
            leader
            for leader in tables.UNNAMED_OF[self.side]
            if self.side != ATHENS or leader not in LISTED[s.government]
        ]
        many = len([leader for leader in mine if s.loc[leader] >= 0]) > YEARLY
        for leader in mine:
            if s.loc[leader] >= 0 or s.loc[leader] == state.DEAD:
                lift(s, leader, state.CUP)
        s.tell("unnamed-return", (self.side,), ("rev.102b" if many else "rev.102",))
        if not many:
            s.then(DrawMore(self.side, YEARLY))


@dataclass(slots=True, frozen=True)
class DrawMore(Decision):
    """Whether a side draws one more unnamed leader, and places him [rev.102]."""

    left: int

    def clause(self) -> str:
        return "rev.102"

    def alike(self, s: War) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [verbs.DONE, verbs.DRAW]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.DONE:
            return []
        drawn = self.left and any(s.loc[leader] == state.CUP for leader in tables.UNNAMED_OF[self.side])
        return unless(bool(drawn) and bool(places_for_leader(s, self.side)), "rev.102")

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DRAW:
            s.then(DrawUnnamed(self.side), StationDrawn(self.side), DrawMore(self.side, self.left - 1))


@dataclass(slots=True, frozen=True)
class StationDrawn(Step):
    """The leader who was drawn is placed."""

    side: int

    def run(self, s: War) -> None:
        s.then(Station(self.side, s.queue.pop()))
