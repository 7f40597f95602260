"""Fire at an enemy who comes into a zone of control or leaves it [8.2, 9.12].

The shooters wait in `contacts` until their owner has used them or let the moment pass; he chooses their order.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data import pack
from polemos.games.alexander.data.tables import BOLT, NO_WEAPON, SCREEN, STRENGTH
from polemos.games.alexander.rules import standing_orders
from polemos.games.alexander.rules.field import encounters
from polemos.games.alexander.rules.field.universes import unit_named, units_of, verb_of
from polemos.games.alexander.rules.field.zones import covers, holders
from polemos.games.alexander.rules.fire.aiming import able, aim_beside, refusals_able
from polemos.games.alexander.rules.fire.volley import ENTRY, ENTRY_RANGE, RETIRE, RETIRE_RANGE, Volley, unasked
from polemos.games.alexander.state import ASK, NEVER_DO, SHOCK, Battle, setting
from polemos.games.alexander.verbs import REACT_FIRE, REACT_SCREEN
from polemos.kernel.flow import NOTHING, PASS, VERB, Decision, Refusal, Step, unless

NO_SCREEN: Final = -1
"""What no contact notes: screens do not shoot at whoever leaves."""
RETIRE_NEEDS: Final[int] = pack.FILES.missile_rules.retire_reaction_needs_range


def covers_unit(s: Battle, unit: int, enemy: int) -> bool:
    """Whether an enemy stands in a unit's zone of control."""
    return covers(s, unit, s.loc[enemy]) or (s.tail[enemy] >= 0 and covers(s, unit, s.tail[enemy]))


def may_await(s: Battle, unit: int, enemy: int) -> bool:
    """Whether a unit could use entry reaction against an enemy who has come into its zone; bolts have their own
    rule [8.21, 8.24]."""
    weapon = setting(s).weapon[unit]
    if weapon in (NO_WEAPON, BOLT) or encounters.noted(s, unit, enemy, encounters.RETURNED):
        return False
    return able(s, unit, weapon) or able(s, unit, SCREEN)


def _wait(s: Battle, unit: int, enemy: int) -> None:
    """A unit may shoot at an enemy who has entered its zone: elephants with both their weapons [9.12]."""
    weapon = setting(s).weapon[unit]
    if able(s, unit, weapon):
        encounters.note(s, unit, enemy, encounters.WAITS)
    if able(s, unit, SCREEN):
        encounters.note(s, unit, enemy, encounters.WAITS_SCREEN)


@dataclass(slots=True, frozen=True)
class EntryFire(Step):
    """A unit has come into enemy zones of control: those who did not hold it before may shoot at once, range 1.

    A unit that has turned toward the mover is one of them [7.16c]. In a line or contingent command they wait until
    all its moves are done [8.21a, 8.21b, RULING-21, RULING-40]. Rampaging elephants never come here [8.21c].
    """

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return
        now = holders(s, u)
        new = [e for e in now if not encounters.held_before(s, u, e) and may_await(s, e, u)]
        encounters.watch(s, u)
        if not new:
            return
        s.met[u] = 1
        if s.line and s.phase != SHOCK:
            for e in new:
                encounters.note(s, e, u, encounters.WAITS_LINE)
            return
        encounters.forget_all(s, u, encounters.WAITS, encounters.WAITS_SCREEN)
        for e in new:
            _wait(s, e, u)
        s.then(EntryReaction(1 - setting(s).side[u], u))


@dataclass(slots=True, frozen=True)
class AfterLine(Step):
    """The moves of a line or contingent command are done: now those whom it has reached shoot [8.21b]."""

    def run(self, s: Battle) -> None:
        waiting = [row for row in s.contacts if row[2] == encounters.WAITS_LINE]
        if not waiting:
            return
        s.contacts[:] = [row for row in s.contacts if row[2] != encounters.WAITS_LINE]
        reached: list[int] = []
        for unit, enemy, _ in waiting:
            if s.loc[enemy] < 0 or s.routed[enemy] or s.loc[unit] < 0 or not covers_unit(s, unit, enemy):
                continue
            if not may_await(s, unit, enemy):
                continue
            if enemy not in reached:
                reached.append(enemy)
                encounters.forget_all(s, enemy, encounters.WAITS, encounters.WAITS_SCREEN)
            _wait(s, unit, enemy)
        side = setting(s).side
        s.agenda.extend([EntryReaction(1 - side[u], u) for u in reached][::-1])


def refusals_entry(s: Battle, unit: int, enemy: int, weapon: int) -> list[Refusal]:
    """Why a unit cannot use entry reaction against the enemy who has just moved [8.21, 8.24]."""
    found = refusals_able(s, unit, weapon)
    if weapon == BOLT:
        found.append(Refusal("9.52", s.loc[unit]))
    if not encounters.noted(s, unit, enemy, encounters.WAITS_SCREEN if weapon == SCREEN else encounters.WAITS):
        returned = encounters.noted(s, unit, enemy, encounters.RETURNED)
        found.append(Refusal("8.24" if returned else "8.21a", s.loc[unit]))
    return found


@dataclass(slots=True, frozen=True)
class ReactionFire(Decision):
    """Units that wait for an enemy to come or go shoot at him, one after the other [8.23]."""

    mover: int

    def cannot(self, s: Battle, u: int, c: int) -> list[Refusal]:
        """Why a unit cannot shoot at the mover as a choice says."""
        raise NotImplementedError

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u, e = unit_named(s, c), self.mover
        if s.loc[e] < 0 or s.routed[e] or (c != PASS and u < 0):
            return [Refusal(self.clause(), s.loc[e])]
        if c == PASS:
            return unless(c in self.options(s), self.clause(), s.loc[e])
        return self.cannot(s, u, c) or unless(c in self.options(s), self.clause(), s.loc[u])

    def shots(self, s: Battle, order: int, waits: int, screen: int, reach: int) -> list[int]:
        """What those who wait may shoot, as the standing order of their owner has it.

        waits, screen: how contacts note that a unit waits with its own weapon, with that of its screen.
        """
        e = self.mover
        if s.loc[e] < 0 or s.routed[e]:
            return NOTHING
        wish = standing_orders.wish(s, self.side, order)
        if wish == NEVER_DO:
            return NOTHING
        found: list[int] = []
        g = setting(s)
        for unit, enemy, what in s.contacts:
            if enemy != e or (what != waits and what != screen):
                continue
            weapon = SCREEN if what == screen else g.weapon[unit]
            if not able(s, unit, weapon):
                continue
            aim = aim_beside(s, unit, weapon, e, reach)
            if aim is None:
                continue
            c = (REACT_SCREEN if what == screen else REACT_FIRE) + g.gid[unit]
            if wish != ASK:
                if unasked(s, wish, unit, e, weapon, aim.need):
                    return [c]
            else:
                found.append(c)
        return [PASS, *found] if found else NOTHING


@dataclass(slots=True, frozen=True)
class EntryReaction(ReactionFire):
    """Units into whose zones of control an enemy has come shoot at him [8.21, 9.12]."""

    def clause(self) -> str:
        return "8.21a"

    def universe(self, s: Battle) -> list[int]:
        return [PASS, *units_of(s, REACT_FIRE, self.side), *units_of(s, REACT_SCREEN, self.side)]

    def cannot(self, s: Battle, u: int, c: int) -> list[Refusal]:
        return refusals_entry(s, u, self.mover, SCREEN if verb_of(c) == REACT_SCREEN else setting(s).weapon[u])

    def options(self, s: Battle) -> list[int]:
        return self.shots(s, standing_orders.K_ENTRY, encounters.WAITS, encounters.WAITS_SCREEN, ENTRY_RANGE)

    def chosen(self, s: Battle, c: int) -> None:
        if c == PASS:
            encounters.forget_all(s, self.mover, encounters.WAITS, encounters.WAITS_SCREEN)
            return
        g = setting(s)
        unit = g.unit_of[c % VERB]
        screen = verb_of(c) == REACT_SCREEN
        encounters.forget(s, unit, self.mover, encounters.WAITS_SCREEN if screen else encounters.WAITS)
        encounters.note(s, unit, self.mover, encounters.ENTERED)
        s.then(Volley(unit, self.mover, SCREEN if screen else g.weapon[unit], ENTRY, 0), self)


def leavers(s: Battle, u: int, hex_: int, tail: int) -> list[int]:
    """The enemies whose zones of control a unit leaves for a hex (and one for its second half), and who have something
    that carries so far [8.22]."""
    g = setting(s)
    found: list[int] = []
    for e in holders(s, u):
        weapon = g.weapon[e]
        if weapon in (NO_WEAPON, BOLT) or len(STRENGTH[weapon]) < RETIRE_NEEDS or not able(s, e, weapon):
            continue
        if (hex_ < 0 or not covers(s, e, hex_)) and (tail < 0 or not covers(s, e, tail)):
            found.append(e)
    return found


@dataclass(slots=True, frozen=True)
class Leaving(Step):
    """An unrouted unit is about to go to a hex (its first half; tail: the second half, -1 without one).

    Those whose zones it leaves, and whose weapons carry 2 hexes, may shoot before it goes [7.24b, 8.22]. Whoever
    still holds it where it goes to has not been left.
    """

    unit: int
    hex: int
    tail: int = -1

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return
        left = leavers(s, u, self.hex, self.tail)
        if left:
            encounters.forget_all(s, u, encounters.WAITS_RETIRE, encounters.WAITS_RETIRE)
            for e in left:
                encounters.note(s, e, u, encounters.WAITS_RETIRE)
            s.then(RetireReaction(1 - setting(s).side[u], u))


def refusals_retire(s: Battle, unit: int, enemy: int) -> list[Refusal]:
    """Why a unit cannot shoot at the enemy who is about to leave its zone [8.22]."""
    weapon = setting(s).weapon[unit]
    found = refusals_able(s, unit, weapon)
    if not encounters.noted(s, unit, enemy, encounters.WAITS_RETIRE):
        found.append(Refusal("8.22", s.loc[unit]))
    return found


@dataclass(slots=True, frozen=True)
class RetireReaction(ReactionFire):
    """Units whose zones of control an enemy leaves shoot at him, as at 2 hexes, before he goes [8.22]."""

    def clause(self) -> str:
        return "8.22"

    def universe(self, s: Battle) -> list[int]:
        return [PASS, *units_of(s, REACT_FIRE, self.side)]

    def cannot(self, s: Battle, u: int, c: int) -> list[Refusal]:
        return refusals_retire(s, u, self.mover)

    def options(self, s: Battle) -> list[int]:
        return self.shots(s, standing_orders.K_RETIRE, encounters.WAITS_RETIRE, NO_SCREEN, RETIRE_RANGE)

    def chosen(self, s: Battle, c: int) -> None:
        if c == PASS:
            encounters.forget_all(s, self.mover, encounters.WAITS_RETIRE, encounters.WAITS_RETIRE)
            return
        unit = setting(s).unit_of[c % VERB]
        encounters.forget(s, unit, self.mover, encounters.WAITS_RETIRE)
        s.then(Volley(unit, self.mover, setting(s).weapon[unit], RETIRE, 0), self)
