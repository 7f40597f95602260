"""Retreats after a battle and withdrawals from one: where an army goes, hex by hex. Sections 17.5 and 17.9.

The way is kept in `s.trail`, its start first; the units are set down at its end. Each legal step leaves a way to do the
rest, as long as there is one at all, so nobody is trapped by a wrong step.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius.data import world
from polemos.games.belisarius.data.charts import STACK_LIMIT
from polemos.games.belisarius.data.forces import UNIT_AFFIL, UNIT_FLEET
from polemos.games.belisarius.data.world import BARBARIAN, GUARD, HEX_COUNT, KIND, LAND, LAND_SIDES, SEA_SIDES
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.war.losses import CargoCheck, destroy
from polemos.games.belisarius.state import LAND_KIND, NAVAL_KIND, Decision, Refusal, Step, War, in_zone, shift
from polemos.games.belisarius.verbs import RETREAT, STAND
from polemos.kernel.flow import VERB, when

# bits of `how`
BY_WATER: Final = 1
"""Fleets with what they carry, as against units that march."""
ATTACKING: Final = 2
"""The army in action, as against all units in the hex."""
WITHDRAWING: Final = 4
"""A withdrawal before the battle, as against a retreat after it."""


def party(s: War, h: int, how: int) -> list[int]:
    """The units that go together: land units aboard go with the fleets [17.52, 17.53, crt.note.3a]."""
    units = s.army if how & ATTACKING else list(s.at[h])
    fleets = any(UNIT_FLEET[u] for u in units)
    water = how & BY_WATER
    return [u for u in units if (1 if UNIT_FLEET[u] or (fleets and s.aboard[u]) else 0) == water]


def ways(s: War, h: int, how: int) -> tuple[int, ...]:
    """Where the ground and the water allow a retreat from a hex.

    Rivers, straits and rough ground bar units that march (RULING-10); fleets go wherever they could sail (RULING-56),
    with the option also along a river, which they never leave [17.54a, 29.2b].
    """
    if not how & BY_WATER:
        return world.RETREAT_STEPS[h]
    return SEA_SIDES[h] + world.RIVER_STEPS[h] if s.option_set.rivers else SEA_SIDES[h]


def hindrances(s: War, side: int, h: int, how: int, size: int, group: int) -> list[Refusal]:
    """What in a hex keeps out an army of `size` units that retreats: other units or their zones of control.

    group: affiliation of its units, for the Barbarian player. Neutral provinces may be entered [crt.note.3c]; friends
    in the hex do not cancel a zone [15.32b].
    """
    found: list[Refusal] = []
    ground = "17.58" if how & WITHDRAWING else "crt.note.3b"
    if s.occ[h]:
        if s.occ[h] != side + 1:
            found.append(Refusal(ground, h))
            found.append(Refusal("16.31", h))
        else:
            if len(s.at[h]) + size > STACK_LIMIT:
                found.append(Refusal("13.1a", h))
                if not how & WITHDRAWING:
                    # the note names the limit, 17.58 leaves it to normal movement [17.54a]
                    found.append(Refusal(ground, h))
            theirs = UNIT_AFFIL[s.at[h][0]]
            if side == BARBARIAN and theirs != group:
                found.append(Refusal("13.132b" if GUARD in (theirs, group) else "13.132a", h))
    if in_zone(s, h, side, _kind(h, how)):
        found.append(Refusal(ground, h))
        found.append(Refusal("15.32a", h))
    return found


def _kind(h: int, how: int) -> int:
    """Fleets mind the zones of fleets, on a river those of land units, like land units themselves [19.4, 29.3]."""
    return NAVAL_KIND if how & BY_WATER and KIND[h] != LAND else LAND_KIND


def _is_open(s: War, side: int, h: int, how: int, size: int, group: int) -> bool:
    """The same as no hindrances, quickly."""
    if s.occ[h] and (
        s.occ[h] != side + 1
        or len(s.at[h]) + size > STACK_LIMIT
        or (side == BARBARIAN and UNIT_AFFIL[s.at[h][0]] != group)
    ):
        return False
    return not in_zone(s, h, side, _kind(h, how))


def may_stand(s: War, how: int) -> bool:
    """Whether the army may stay where it is: in a town or colony, on the way or at the start.

    A retreat may be ignored in a town [17.91, crt.note.4]; a withdrawal goes one hex at least [17.55].
    """
    return bool(s.town[s.trail[-1]]) and (len(s.trail) > 1 or not how & WITHDRAWING)


class RetreatSearch:
    """Looks for a whole way: exactly so many hexes, none twice (RULING-28), or fewer into a town.

    No search by cost: what counts is which hexes the way has been through, not how cheaply each is reached.
    """

    def __init__(self, s: War, side: int, how: int, size: int, group: int) -> None:
        self.s: War = s
        self.side: int = side
        self.how: int = how
        self.size: int = size
        self.group: int = group
        self.known: dict[int, bool] = {}
        self.path: list[int] = s.trail[:]

    def is_open(self, h: int) -> bool:
        """Whether the army could be in a hex."""
        known = self.known.get(h)
        if known is None:
            known = _is_open(self.s, self.side, h, self.how, self.size, self.group)
            self.known[h] = known
        return known

    def steps(self, left: int) -> list[int]:
        """The next hexes from which the rest of `left` hexes (the next one included) can be done."""
        return [h for h in ways(self.s, self.path[-1], self.how) if self.leads_on(h, left)]

    def leads_on(self, h: int, left: int) -> bool:
        """Whether the path may go on into `h` with `left` hexes to go, that one included."""
        if h in self.path or not self.is_open(h):
            return False
        if left == 1 or self.s.town[h]:
            return True
        self.path.append(h)
        found = False
        for n in ways(self.s, h, self.how):
            if self.leads_on(n, left - 1):
                found = True
                break
        self.path.pop()
        return found


def search_from(s: War, side: int, how: int) -> RetreatSearch:
    """A search for the army whose way `s.trail` records."""
    units = party(s, s.trail[0], how)
    return RetreatSearch(s, side, how, len(units), UNIT_AFFIL[units[0]])


# ---------------------------------------------------------------- steps


@dataclass(slots=True, frozen=True)
class RetreatRolled(Step):
    """The distance is the die just rolled; one die serves both parts of an army [17.53, 17.54a]."""

    side: int
    hex: int
    how: int

    def run(self, s: War) -> None:
        s.then(Retreat(self.side, self.hex, self.how, s.rolled.pop()))


@dataclass(slots=True, frozen=True)
class Retreat(Step):
    """An army goes `n` hexes, moved by its own player, at no cost [17.9, crt.note.5, 17.57].

    Fleets with their cargo and land units ashore go separate ways (RULING-73), two stacks at most [17.53, crt.note.3a].
    """

    side: int
    hex: int
    how: int
    n: int

    def run(self, s: War) -> None:
        s.then(
            SetOut(self.side, self.hex, self.how | BY_WATER, self.n),
            SetOut(self.side, self.hex, self.how, self.n),
        )


@dataclass(slots=True, frozen=True)
class SetOut(Step):
    """One stack of a retreat begins its way, if there is such a stack."""

    side: int
    hex: int
    how: int
    n: int

    def run(self, s: War) -> None:
        if party(s, self.hex, self.how):
            s.trail = [self.hex]
            s.then(NextHex(self.side, self.how, self.n), Arrive(self.side, self.how, self.n))


@dataclass(slots=True, frozen=True)
class NextHex(Decision):
    """The owner moves the stack one hex further, or stays in a town or colony [17.9, 17.91, 17.55, crt.note.4]."""

    how: int
    n: int

    def clause(self) -> str:
        return "17.54a" if self.how & WITHDRAWING else "17.9"

    def universe(self, s: War) -> list[int]:
        return [STAND, *universes.spaces(RETREAT)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c != STAND:
            return refusals_retreat(s, self.side, self.how, self.n, c % VERB)
        if may_stand(s, self.how):
            return []
        return [Refusal("17.55" if self.how & WITHDRAWING else "crt.note.4", s.trail[-1])]

    def options(self, s: War) -> list[int]:
        left = self.n + 1 - len(s.trail)
        stay = [STAND] if may_stand(s, self.how) else []
        return stay + [RETREAT + h for h in search_from(s, self.side, self.how).steps(left)]

    def chosen(self, s: War, c: int) -> None:
        if c != STAND:
            s.trail.append(c % VERB)
            if len(s.trail) <= self.n:
                s.then(self)


def refusals_retreat(s: War, side: int, how: int, n: int, h: int) -> list[Refusal]:
    """Why the stack on its way may not enter a hex next; empty if it may [17.58, crt.note.3b]."""
    withdrawing = how & WITHDRAWING
    ground = "17.58" if withdrawing else "crt.note.3b"
    here = s.trail[-1]
    if h >= HEX_COUNT or h in s.trail:
        # RULING-44: not off the map; RULING-28: no hex twice
        return [Refusal(ground, h)]
    if h not in ways(s, here, how):
        found = [Refusal(ground, h)]
        if how & BY_WATER:
            found += when(KIND[h] == LAND or h in LAND_SIDES[here], "16.33", h)
        elif h not in LAND_SIDES[here]:
            found.append(Refusal("16.32", h))
        return found
    search = search_from(s, side, how)
    found = hindrances(s, side, h, how, search.size, search.group)
    if not found and not search.leads_on(h, n + 1 - len(s.trail)):
        found.append(Refusal("17.54c" if withdrawing else "crt.note.3a", h))
    return found


@dataclass(slots=True, frozen=True)
class Arrive(Step):
    """The stack is set down at the end of its way; one that had no way is eliminated [17.54c, 15.32a, crt.note.3c]."""

    side: int
    how: int
    n: int

    def run(self, s: War) -> None:
        start, end, gone = s.trail[0], s.trail[-1], len(s.trail) - 1
        units = party(s, start, self.how)
        clause = "17.54a" if self.how & WITHDRAWING else "17.9"
        if gone < self.n and not may_stand(s, self.how):
            s.tell("no-retreat", (self.side, start), (clause,))
            destroy(s, units, "17.54c" if self.how & WITHDRAWING else "crt.note.3c")
        elif gone:
            shift(s, units, start, end)
            s.tell("retreated", (self.side, start, end, gone), (clause,))
            if self.how & BY_WATER:
                s.then(CargoCheck(start))
        else:
            s.tell("retreat-ignored", (self.side, start), ("17.91", "crt.note.4"))
        s.trail = []
