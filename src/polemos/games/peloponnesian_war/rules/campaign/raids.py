"""Raids on land that the enemy controls [15.1a, 15.2a, 15.3, 15.4, 15.5]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes, state, verbs
from polemos.games.peloponnesian_war.asking import has, mark
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import CAVALRY, KIND, MOVEMENT, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, FORAGE, LAND, REGION_AT, REGION_OF
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import entry
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.rules.rolls import R_RAID, Roll
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB, when


def forage_value(s: War, area: int) -> int:
    """The forage value of a land area, less a poor harvest [9.7.1b, card.poor_harvest]."""
    region = REGION_OF[area]
    return max(0, FORAGE[area] + (s.famine[region] if region >= 0 else 0))


@dataclass(slots=True, frozen=True)
class RaidPhase(Step):
    """A side raids with as many units as it wants, one after the other [14.1a, 15.1a]."""

    side: int

    def run(self, s: War) -> None:
        s.then(Raid(self.side))


@dataclass(slots=True, frozen=True)
class Raid(Decision):
    """Which unit raids next, or that none does any more [15.1a, 15.1b]."""

    def clause(self) -> str:
        return "15.1a"

    def universe(self, s: War) -> list[int]:
        mine = [unit for unit in range(UNITS) if s.sides[unit] == self.side and s.loc[unit] >= 0]
        return [verbs.DONE, *[verbs.RAID + unit for unit in mine]]

    def options(self, s: War) -> list[int]:
        loc, within, marks, controller = s.loc, s.inside, s.marks, s.controller
        abroad = [unit for unit in state.owned(s).units[self.side] if 0 <= loc[unit] < LAND and not within[unit]]
        able = [
            unit
            for unit in abroad
            if not marks[unit] & codes.RAIDED
            and controller[REGION_AT[loc[unit]]] == 1 - self.side
            and not self._refusals(s, unit)
        ]
        return [verbs.DONE, *[verbs.RAID + unit for unit in able]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c == verbs.DONE else self._refusals(s, c % VERB)

    def _refusals(self, s: War, unit: int) -> list[Refusal]:
        """Why a unit may not raid: it is not outside in a land area of a region that the enemy controls, it has raided,
        the area has been raided as often as it can [15.1a, 15.3], or there is a truce or a peace."""
        if unit >= UNITS or s.sides[unit] != self.side or not 0 <= s.loc[unit] < LAND:
            return [Refusal("15.1a")]
        place = s.loc[unit]
        area, region = AREA_AT[place], REGION_AT[place]
        found: list[Refusal] = []
        outside = not s.inside[unit] and s.aboard[unit] < 0
        if has(s, unit, codes.RAIDED) or not outside or region < 0 or s.controller[region] != 1 - self.side:
            found.append(Refusal("15.1a", place))
        found += when(s.raids[area] >= forage_value(s, area), "15.3", place)
        found += when(asking.weighs(s, self.side, codes.NO_RAIDS), "card.olympic_truce", place)
        return found + _refusals_peace(s, unit, place)

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            return
        unit = c % VERB
        mark(s, unit, codes.RAIDED)
        s.then(Raid(self.side))
        if is_guarded(s, 1 - self.side, AREA_AT[s.loc[unit]]):
            s.then(Roll(self.side, R_RAID), Raided(self.side, unit))
        else:
            plunder(s, self.side, unit)


def _refusals_peace(s: War, unit: int, place: int) -> list[Refusal]:
    """Units of Attica raid no region that the Peace of Nicias closes to them, but from Pylos [scenario.argive.g]."""
    if s.scenario != tables.ARGIVE or unit not in entry.ATTICS:
        return []
    area = AREA_AT[place]
    if REGION_OF[area] not in entry.SWORN_OFF or area == entry.CYTHERA or place == world.PYLOS_HEX:
        return []
    return [Refusal("scenario.argive.g", place)]


def is_guarded(s: War, side: int, area: int) -> bool:
    """Whether cavalry of a side is in a land area, not in an invested or besieged place [15.2a]."""
    for unit in range(UNITS):
        if KIND[unit] != CAVALRY or s.sides[unit] != side or not 0 <= s.loc[unit] < LAND or s.aboard[unit] >= 0:
            continue
        if AREA_AT[s.loc[unit]] == area:
            target = places.target_here(s, s.loc[unit]) if s.inside[unit] else NO_TARGET
            if target == NO_TARGET or not (s.siege[target] or places.is_invested(s, target)):
                return True
    return False


@dataclass(slots=True, frozen=True)
class Raided(Step):
    """A raid on guarded land: the die is read; cavalry fails less often [15.2a]."""

    side: int
    unit: int

    def run(self, s: War) -> None:
        mounted = KIND[self.unit] == CAVALRY
        if s.rolled.pop() > (MOVEMENT.raid.fails_cavalry if mounted else MOVEMENT.raid.fails):
            plunder(s, self.side, self.unit)
        else:
            s.tell("raid-fails", (self.unit, AREA_AT[s.loc[self.unit]]), ("15.2a",))


def plunder(s: War, side: int, unit: int) -> None:
    """A raid succeeds: the area has been raided once more, and the raider has a talent [15.2a, 15.4]."""
    place = s.loc[unit]
    s.raids[AREA_AT[place]] += 1
    s.raids_on[REGION_AT[place]] += 1
    s.treasury[side] += MOVEMENT.raid.talents
    s.tell("raids", (unit, AREA_AT[place], s.raids[AREA_AT[place]]), ("15.2a",))
