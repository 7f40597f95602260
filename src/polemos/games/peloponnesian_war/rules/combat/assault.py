"""Assaults on cities and forts. Section 18."""

from collections.abc import Sequence
from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import NEITHER, PIECES, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES
from polemos.games.peloponnesian_war.rules import bans, places
from polemos.games.peloponnesian_war.rules.combat import account, battles, outcome, reckoning, rounds, tokens
from polemos.games.peloponnesian_war.rules.combat.account import ASSAULT, ATTACKER, DEFENDER
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import unless, when


def defenders_of(s: War, target: int) -> list[int]:
    """Who defends a city or fort: units inside and garrison points, of both ends of finished Long Walls.

    [18.2.1, 18.2.4]; garrison points are fighters from PIECES on, those of the place attacked first [18.3.1].
    """
    other = reckoning.joined_to(s, target)
    found = list(places.units_inside(s, target))
    points = s.garrison[target] if target < CITIES else 0
    if other >= 0:
        found += places.units_inside(s, other)
        points += s.garrison[other] if other < CITIES else 0
    return [*found, *range(PIECES, PIECES + min(points, codes.GARRISONS))]


def attackers_of(s: War, side: int, target: int) -> list[int]:
    """Who may storm: land units outside in the hex that are not held back [18.1.1, 12.3d]."""
    return [u for u in asking.land_outside(s, side, places.place_of(s, target)) if may_storm(s, u)]


def may_storm(s: War, unit: int) -> bool:
    """Whether a unit may attack in this campaign turn [9.7.2a, 12.3d]."""
    if s.turn == 1 and asking.has(s, unit, codes.FORAGING):
        return False
    return not bans.is_under_omens(s, unit) and not bans.is_becalmed(s, unit)


def marines_of(s: War, side: int, target: int) -> list[int]:
    """Fleets that may storm with the troops, if a leader is there to lead both: those outside that are not held back.

    [9.7.2a, 12.3d, 14.2.5, 17.4.6, card.carneia] (RULING-148)
    """
    place = places.place_of(s, target)
    led = any(not s.inside[leader] for leader in asking.leaders_at(s, side, place))
    there = asking.fleets_outside(s, side, place) if led else []
    sworn = tables.UNITS_OF[world.LACONIA] if bans.is_carneia(s) else ()
    return [fleet for fleet in there if may_storm(s, fleet) and fleet not in sworn]


def refusals_assault(s: War, side: int, target: int, troops: Sequence[int] | None = None) -> list[Refusal]:
    """Why a side may not storm a city or fort now, with some troops or all that may.

    It must be hostile and manned; no enemy may be outside there [18.1.1]; once for each place and campaign turn
    [18.1.1]; not at odds worse than 1-4 before shifts [18.2.1, 17.3.2].
    """
    place = places.place_of(s, target)
    found = unless(places.is_hostile(s, target, side), "18.1.1", place)
    found += when(asking.outside_at(s, 1 - side, place), "18.1.1", place)
    found += when(s.target_marks[target] & codes.ASSAULTED, "18.1.1", place)
    attackers = [unit for unit in attackers_of(s, side, target) if troops is None or unit in troops]
    fleets = marines_of(s, side, target)
    attack = account.strength([*attackers, *fleets], ASSAULT, ATTACKER) if attackers else 0
    defence = account.strength(defenders_of(s, target), ASSAULT, DEFENDER)
    if not attackers or account.too_few(attack, defence) or (defence and not attack):
        found.append(Refusal("17.3.2", place))
    return found


@dataclass(slots=True, frozen=True)
class Assault(Step):
    """A side storms a city or fort [18.1.1]; fleets in the hex may take part as land units [17.4.6].

    With the troops that the caller names in `s.attackers` [14.2.5], or with all that may.
    """

    side: int
    target: int

    def run(self, s: War) -> None:
        place = places.place_of(s, self.target)
        s.victor = NEITHER
        s.queue = []
        s.commander = [-1, -1]
        s.target_marks[self.target] |= codes.ASSAULTED
        able = attackers_of(s, self.side, self.target)
        s.attackers = [unit for unit in able if not s.attackers or unit in s.attackers]
        s.defenders = defenders_of(s, self.target)
        account.begin(s, ASSAULT, place, self.side, self.target)
        s.then(Marines(self.side, self.target), StormWalls(self.side, self.target))


@dataclass(slots=True, frozen=True)
class Marines(Decision):
    """Whether the fleets that lie there storm as well, at half strength [17.4.6, 18.1.1] (RULING-100)."""

    target: int

    def clause(self) -> str:
        return "17.4.6"

    def fleets(self, s: War) -> list[int]:
        """The side's fleets that may."""
        return marines_of(s, self.side, self.target)

    def universe(self, s: War) -> list[int]:
        return [verbs.WITH_FLEETS, verbs.WITHOUT_FLEETS] if self.fleets(s) else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        place = places.place_of(s, self.target)
        if c == verbs.WITH_FLEETS:
            return unless(bool(self.fleets(s)), "17.4.6", place)
        attack = account.strength(s.attackers, ASSAULT, ATTACKER)
        defence = account.strength(s.defenders, ASSAULT, DEFENDER)
        return unless(not account.too_few(attack, defence), "17.3.2", place)

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.WITH_FLEETS:
            s.attackers = [*s.attackers, *self.fleets(s)]


@dataclass(slots=True, frozen=True)
class StormWalls(Step):
    """The assault itself; where nobody defends, the place falls at once [18.4.1]."""

    side: int
    target: int

    def run(self, s: War) -> None:
        for unit in (*s.attackers, *s.defenders):
            if unit < UNITS:
                asking.mark(s, unit, codes.FOUGHT)
        s.battle[account.B_UNITS] = sum([1 for unit in s.attackers if unit < UNITS])
        if not s.defenders:
            s.then(outcome.Stormed(self.side))
            return
        s.then(
            battles.Commander(1 - self.side),
            battles.Commander(self.side),
            tokens.SpendEngineers(self.side),
            rounds.Fight(self.side),
        )
