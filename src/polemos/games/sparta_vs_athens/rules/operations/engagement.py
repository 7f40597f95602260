"""Combat is announced: who lands, who goes inside, which ships fight ashore, and then the battles.

Sections 7.5, 7.8, 8.1h, 8.6c; RULING-34, 46, 49, 55, 68, 71, 75, 85; options rev.17.
"""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data.tables import IS_NSP, NEITHER
from polemos.games.sparta_vs_athens.data.world import COASTAL, IS_CITY, IS_SEA, WALLED
from polemos.games.sparta_vs_athens.rules import sides
from polemos.games.sparta_vs_athens.rules.combat.battles import EndOfCombat, LandBattle, SeaBattle
from polemos.games.sparta_vs_athens.rules.nations.capture import end_siege
from polemos.games.sparta_vs_athens.rules.operations import forces, restraint, stopping
from polemos.games.sparta_vs_athens.rules.sides import army_limit, ashore_at, free_fleets, master_of, shelters
from polemos.games.sparta_vs_athens.state import Decision, Refusal, Step, War, armies_at
from polemos.kernel.flow import VERB

# ------------------------------------------------------------------------------------------------------ whom one meets


def foes_ashore(s: War, owner: int, locale: int) -> list[int]:
    """LSP of an owner in a locale who must be fought: ashore, not besieged, not gone inside (RULING-48) [7.5a]."""
    return [unit for unit in sides.free_ashore(s, owner, locale) if unit not in s.sheltered]


def foes_afloat(s: War, owner: int, locale: int) -> list[int]:
    """NSP of an owner in a locale that can be met: not besieged, not gone into port, not evaded [7.9a] (RULING-65)."""
    return [fleet for fleet in free_fleets(s, owner, locale) if fleet not in s.sheltered]


def enemies_of(s: War, side: int, locale: int) -> int:
    """Whose units a force attacks there: the enemy's if there are any, else those of a neutral state (RULING-71)."""
    if sides.has_units(s, 1 - side, locale) or master_of(s, locale) == 1 - side:
        return 1 - side
    return NEITHER


def decider(owner: int, side: int) -> int:
    """Who decides for the defenders: their owner, for a neutral state the attacker's opponent (RULING-71)."""
    return 1 - side if owner == NEITHER else owner


def bare_garrison(s: War, side: int, owner: int, locale: int) -> bool:
    """Whether an unwalled city of an owner lies open, with nobody but its citizens in it [8.5a, 8.5b]."""
    if not IS_CITY[locale] or WALLED[locale] or master_of(s, locale) != owner or master_of(s, locale) == side:
        return False
    return not sides.has_units(s, owner, locale)


def nobody_outside(s: War, side: int, owner: int, locale: int) -> bool:
    """Whether an owner has nobody there whom land combat would meet: no troops, no ships, no garrison of an open city.

    [7.10c, 7.11e, 8.5a]
    """
    met = foes_ashore(s, owner, locale) or foes_afloat(s, owner, locale)
    return not met and not bare_garrison(s, side, owner, locale)


def refusals_land_fight(s: War, side: int) -> list[Refusal]:
    """Why the force cannot announce land combat where it is now.

    [7.8b, 7.8d, 8.5a, 8.5c, 8.5d, 9.0a, 15.7b, qa.86d, qa.96b, 46, 68, 72] (RULING-34)
    """
    locale = forces.here(s)
    if IS_SEA[locale]:
        return [Refusal("8.5d", locale)]
    found = restraint.refusals_attack(s, side, locale)
    owner = enemies_of(s, side, locale)
    afloat = foes_afloat(s, owner, locale)
    if nobody_outside(s, side, owner, locale) or s.within or declined(s):
        found.append(Refusal(_nobody(s, side, locale), locale))
    if not forces.armies_in(s):
        if not forces.fleets_in(s) or not COASTAL[locale]:
            found.append(Refusal("6.1a", locale))
        elif afloat:
            found.append(Refusal("qa.96b", locale))
    return found


def _nobody(s: War, side: int, locale: int) -> str:
    """The clause by which there is nobody to fight on land: they are inside, or behind walls, or not there."""
    if s.within:
        return "7.8d"
    if declined(s):
        return "rev.17"
    if WALLED[locale] and master_of(s, locale) not in (side, NEITHER):
        return "8.5c"
    return "9.0a"


# ----------------------------------------------------------------------------------------------------- the announcement


@dataclass(slots=True, frozen=True)
class Announce(Step):
    """Land combat is announced; at_sea: naval combat has been as well [7.8b, 8.6c].

    Where all whom it would meet have evaded or gone into port the force goes on with its operation [7.10c, 7.11e].
    """

    side: int
    locale: int
    at_sea: int

    def run(self, s: War) -> None:
        side, locale = self.side, self.locale
        owner = enemies_of(s, side, locale)
        if nobody_outside(s, side, owner, locale):
            return
        other = decider(owner, side)
        s.landing = []
        s.tell("land-announced", (side, locale), ("7.8b",))
        s.then(
            Landing(side, locale),
            OutsideOrInside(other, locale, owner),
            AssignFleets(side, locale, side),
            AssignFleets(other, locale, owner),
            Battles(side, locale, self.at_sea, 1),
        )


@dataclass(slots=True, frozen=True)
class AshoreToo(Decision):
    """Naval combat was announced: whether there is land combat as well [7.5a, 7.5b, 8.6c]."""

    locale: int

    def clause(self) -> str:
        return "7.5b"

    def universe(self, s: War) -> list[int]:
        return [verbs.LAND_FIGHT, verbs.DECLINE]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.DECLINE:
            forced = forces.marching(s) and foes_ashore(s, 1 - self.side, self.locale)
            return [Refusal("7.5a", self.locale)] if forced else []
        if not forces.armies_in(s):
            return [Refusal("qa.96b", self.locale)]
        return refusals_land_fight(s, self.side)

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.LAND_FIGHT:
            s.then(Announce(self.side, self.locale, 1))
        else:
            s.then(Battles(self.side, self.locale, 1, 0))


@dataclass(slots=True, frozen=True)
class Landing(Decision):
    """Which of the cargo is landed to fight [7.5b]. It is still aboard while the fleets fight (RULING-49)."""

    locale: int

    def clause(self) -> str:
        return "7.5b"

    def secret(self) -> bool:
        # what is aboard lies under a marker, it may be
        return True

    def waiting(self, s: War) -> list[int]:
        """The troops aboard who have not been named."""
        return [unit for unit in forces.carried(s) if unit not in s.landing]

    def universe(self, s: War) -> list[int]:
        aboard = self.waiting(s)
        return [verbs.LAND_ALL, *[verbs.LAND + unit for unit in aboard], verbs.DONE] if aboard else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        locale = self.locale
        if c == verbs.DONE:
            return [] if troops(s) or may_be_marines(s, locale) else [Refusal("7.5b", locale)]
        if c != verbs.LAND_ALL and c - verbs.LAND not in self.waiting(s):
            return [Refusal("7.4d", locale)]
        found = [] if restraint.may_land(s, self.side, locale) else [Refusal("qa.86c", locale)]
        count = len(self.waiting(s)) if c == verbs.LAND_ALL else 1
        limit = army_limit(locale)
        full = not s.option_set.no_stacking_limits and limit != sides.MUCH_ROOM
        if full and len(ashore_at(s, self.side, locale)) + len(s.landing) + count > limit:
            found.append(Refusal(stopping.limit_clause(locale, False), locale))
        return found

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.LAND_ALL:
            s.landing = sorted((*s.landing, *self.waiting(s)))
        elif c != verbs.DONE:
            s.landing = sorted((*s.landing, c - verbs.LAND))
            s.then(self)


def troops(s: War) -> list[int]:
    """LSP of the force that fight on land: those ashore, and those who are to land."""
    return sorted((*forces.marching(s), *s.landing))


def may_be_marines(s: War, locale: int) -> bool:
    """Whether ships alone may fight ashore: the force's, at a coast, no enemy ship outside port there (RULING-46)."""
    return (
        bool(forces.fleets_in(s))
        and bool(COASTAL[locale])
        and not foes_afloat(s, enemies_of(s, s.side, locale), locale)
    )


@dataclass(slots=True, frozen=True)
class OutsideOrInside(Decision):
    """All defenders of the locale stay outside or withdraw inside a fort or walls [7.8a, 7.8b, 7.8c, 7.8d, 9.0f2].

    Troops aboard may be landed first (RULING-85); with ships for all of them they may decline battle [rev.17].
    """

    locale: int
    owner: int

    def clause(self) -> str:
        return "7.8b"

    def aboard(self, s: War) -> list[int]:
        """Their LSP aboard fleets that are free to act."""
        there = armies_at(s, self.owner, self.locale)
        return [unit for unit in there if s.aboard[unit] >= 0 and not s.inside[s.aboard[unit]]]

    def alike(self, s: War) -> bool:
        """Troops under a marker may be aboard: the enemy cannot see whether there is anything to choose."""
        afloat = foes_afloat(s, self.owner, self.locale)
        return bool(afloat) and any(s.force[unit] for unit in armies_at(s, self.owner, self.locale))

    def universe(self, s: War) -> list[int]:
        if not foes_ashore(s, self.owner, self.locale) and not foes_afloat(s, self.owner, self.locale):
            return []
        inside = [verbs.INSIDE + target for target in shelters(s, self.owner, self.locale)]
        landing = [verbs.LAND + unit for unit in self.aboard(s)]
        return [*inside, verbs.OUTSIDE, *landing, *([verbs.DECLINE] if s.option_set.refused_battle else [])]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        locale = self.locale
        verb, value = c - c % VERB, c % VERB
        if c == verbs.OUTSIDE:
            return []
        if verb == verbs.INSIDE:
            return [] if value in shelters(s, self.owner, locale) else [Refusal("7.8a", locale)]
        if verb == verbs.LAND:
            if value not in self.aboard(s):
                return [Refusal("7.4d", locale)]
            full = not s.option_set.no_stacking_limits and len(ashore_at(s, self.owner, locale)) >= army_limit(locale)
            return [Refusal(stopping.limit_clause(locale, False), locale)] if full else []
        return self.refusals_decline(s)

    def refusals_decline(self, s: War) -> list[Refusal]:
        """Why they cannot decline battle: there must be a ship of theirs for each of them [rev.17]."""
        ashore = foes_ashore(s, self.owner, self.locale)
        laden = len(self.aboard(s))
        enough = len(free_fleets(s, self.owner, self.locale)) - laden >= len(ashore) > 0
        return [] if s.option_set.refused_battle and enough and troops(s) else [Refusal("rev.17", self.locale)]

    def chosen(self, s: War, c: int) -> None:
        verb, value = c - c % VERB, c % VERB
        if verb == verbs.LAND:
            s.aboard[value] = -1
            s.then(self)
        elif verb == verbs.INSIDE:
            withdraw(s, self.side, self.owner, self.locale, value)
        elif c == verbs.DECLINE:
            s.sheltered = sorted({*s.sheltered, *foes_ashore(s, self.owner, self.locale)})
            s.tell("declined", (self.side, self.locale), ("rev.17",))
        elif shelters(s, self.owner, self.locale):
            s.tell("stands-outside", (self.side, self.locale), ("7.8c",))

    def run(self, s: War) -> None:
        inside = shelters(s, self.owner, self.locale)
        if s.orders[self.side] & state.ALWAYS_INSIDE and inside and self.universe(s):
            withdraw(s, self.side, self.owner, self.locale, inside[0])
        else:
            Decision.run(self, s)


def withdraw(s: War, side: int, owner: int, locale: int, target: int) -> None:
    """An owner's units in a locale go inside, ships too unless they fight at sea first [7.8d, 9.0d] (RULING-55)."""
    for besieged in forces.targets_at(s, owner, locale):
        end_siege(s, besieged, "9.0m")
    s.within = target + 1
    s.tell("withdrew", (side, target), ("7.8d",))


@dataclass(slots=True, frozen=True)
class AssignFleets(Decision):
    """Which ships of a side fight as marines in the land battle, the attacker's first [8.1h, 8.1i, 8.6c]."""

    locale: int
    owner: int

    def clause(self) -> str:
        return "8.6c"

    def fleets(self, s: War) -> list[int]:
        """The ships that may be assigned and have not been."""
        mine = forces.fleets_in(s) if self.owner == s.side else foes_afloat(s, self.owner, self.locale)
        return [fleet for fleet in mine if fleet not in s.ashore]

    def universe(self, s: War) -> list[int]:
        if s.within or not COASTAL[self.locale] or declined(s):
            return []
        fleets = self.fleets(s)
        return [verbs.DONE, verbs.ALL_AS_MARINES, *[verbs.AS_MARINES + fleet for fleet in fleets]] if fleets else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.DONE:
            return [Refusal("8.1h", self.locale)] if self.must(s) else []
        if c == verbs.ALL_AS_MARINES or c - verbs.AS_MARINES in self.fleets(s):
            return []
        return [Refusal("8.1i", self.locale)]

    def must(self, s: War) -> bool:
        """Whether some have to: attackers without troops, defenders without troops against troops (RULING-68)."""
        if self.owner == s.side:
            return not troops(s) and not s.ashore
        return not foes_ashore(s, self.owner, self.locale) and not forces.fleets_in(s)

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.ALL_AS_MARINES:
            s.ashore = sorted((*s.ashore, *self.fleets(s)))
        elif c != verbs.DONE:
            s.ashore = sorted((*s.ashore, c - verbs.AS_MARINES))
            s.then(self)

    def run(self, s: War) -> None:
        if self.owner != s.side and self.universe(s) and self.must(s):
            self.chosen(s, verbs.ALL_AS_MARINES)
        else:
            Decision.run(self, s)


def declined(s: War) -> bool:
    """Whether the enemy's troops have declined this battle [rev.17]."""
    return any(not IS_NSP[unit] for unit in s.sheltered)


# -------------------------------------------------------------------------------------------------------- the battles


@dataclass(slots=True, frozen=True)
class Battles(Step):
    """Those who fight are told off: first the battle at sea, then that on land (RULING-49) [8.6c, 8.6d].

    at_sea, on_land: what was announced. Without a ship on either part there is no battle at sea.
    """

    side: int
    locale: int
    at_sea: int
    on_land: int

    def run(self, s: War) -> None:
        side, locale = self.side, self.locale
        owner = enemies_of(s, side, locale)
        marines = s.ashore
        mine = [fleet for fleet in forces.fleets_in(s) if fleet not in marines] if self.at_sea else []
        theirs = [fleet for fleet in foes_afloat(s, owner, locale) if fleet not in marines] if self.at_sea else []
        sea = bool(mine) and bool(theirs)
        party = troops(s) if self.on_land else []
        own_marines = [fleet for fleet in marines if fleet in s.group]
        land = bool(self.on_land) and not s.within and not declined(s) and bool(party or own_marines)
        if not sea and not land:
            for unit in party:
                s.aboard[unit] = -1
            forces.clear_combat(s)
            return
        on_land = [*foes_ashore(s, owner, locale), *[fleet for fleet in marines if fleet not in s.group]]
        s.attackers = sorted([*(mine if sea else []), *([*party, *own_marines] if land else [])])
        s.defenders = sorted([*(theirs if sea else []), *(on_land if land else [])])
        steps: list[Step] = [SeaBattle(side, locale)] if sea else []
        if land:
            steps.append(GoAshore(side, locale))
        s.then(*steps, EndOfCombat(side, locale), CombatOver(side, int(land)))


@dataclass(slots=True, frozen=True)
class GoAshore(Step):
    """After the battle at sea: whoever of the landing party is left goes ashore and fights (RULING-49)."""

    side: int
    locale: int

    def run(self, s: War) -> None:
        left = [unit for unit in s.attackers if not IS_NSP[unit] or unit in s.ashore]
        for unit in left:
            s.aboard[unit] = -1
        if left:
            s.then(LandBattle(self.side, self.locale))


@dataclass(slots=True, frozen=True)
class CombatOver(Step):
    """Combat has ended the movement of the whole force [7.1e], and the operation of those who took part [4.1b, 9.0k].

    The others may go on where they are [8.2f]; at sea there is nothing that they could do. With nobody left to go on,
    or to lead, the operation is over. on_land: it fought on land.
    """

    side: int
    on_land: int

    def run(self, s: War) -> None:
        forces.clear_combat(s)
        s.fought = state.FOUGHT_ON_LAND if self.on_land else max(s.fought, state.FOUGHT)
        s.must_leave = 0
        if s.leader >= 0 and forces.units_in(s) and not IS_SEA[forces.here(s)]:
            return
        if s.leader >= 0:
            stopping.goes_on_or_stops(s, self.side)
        if stopping.may_land(s, self.side):
            s.then(stopping.Disembark(self.side))
        else:
            stopping.stop(s, self.side, False)
