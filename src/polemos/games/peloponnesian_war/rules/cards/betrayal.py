"""City Betrayed: its gates are opened [card.betrayal]."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, state
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, UNITS
from polemos.games.peloponnesian_war.data.world import CITY_AT, CITY_HEX, CITY_REGION, HOME_REGION, LAND, LAND_NEXT
from polemos.games.peloponnesian_war.rules import losses, places
from polemos.games.peloponnesian_war.rules.campaign import entry
from polemos.games.peloponnesian_war.rules.cards import rule
from polemos.games.peloponnesian_war.rules.combat import retreat
from polemos.games.peloponnesian_war.rules.sieges import capture
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.games.peloponnesian_war.verbs import CARD_CITY, CARD_PIECE, DONE
from polemos.kernel.flow import VERB, unless
from polemos.wargame.reckoning import Term

CLAUSE: Final = "card.betrayal"


class Betrayal(rule.OnCity):
    """With a die the gates of a city of the enemy are opened to those who invest it or stand with a leader beside it.

    [card.betrayal]; no city of Attica or Laconia, none that may not be entered at all [1.2i] (RULING-129).
    """

    def spares(self, s: War, side: int, city: int) -> list[Refusal]:
        at = CITY_HEX[city]
        if places.city_friend(s, city) != 1 - side or CITY_REGION[city] in HOME_REGION:
            return [Refusal(CLAUSE, at)]
        found = [] if has_friends_near(s, side, city) else [Refusal(CLAUSE, at)]
        return found + unless(not places.is_closed(s, side, at), "1.2i", at)

    def options(self, s: War, side: int) -> list[int]:
        near = within_reach(s, side)
        return [CARD_CITY + city for city in rule.cities_in_play(s) if city in near and not self.spares(s, side, city)]

    def can_aim(self, s: War, side: int) -> bool:
        return bool(self.options(s, side))

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def terms(self, s: War, side: int, c: int) -> list[Term]:
        city = c % VERB
        found = [
            Term(rule.T_LOYALTY, self.disloyalty(s, 1 - side, city), CLAUSE),
            Term(rule.T_INSIDE, self.values["unit_inside"] * len(places.units_inside(s, city)), CLAUSE),
            Term(rule.T_LARGE, self.values["large"] if world.SIZE[city] == world.LARGE else 0, CLAUSE),
        ]
        return [term for term in found if term.value]

    def disloyalty(self, s: War, holder: int, city: int) -> int:
        """What the feelings of the citizens towards its holder add: he occupies it, or the region does not love him.

        A city in no region has none. AL counts as the holder sees it, so that of an enemy region is reversed.
        """
        region = CITY_REGION[city]
        if s.holder[city]:
            return self.values["disloyal"]
        if region < 0:
            return 0
        al = s.al[region] if s.controller[region] == holder else -s.al[region]
        if al <= self.values["disloyal_most"]:
            return self.values["disloyal"]
        return self.values["wavering"] if al <= self.values["wavering_most"] else 0

    def works(self, s: War, side: int, city: int, die: int) -> None:
        if not self.succeeds(s, side, CARD_CITY + city, die):
            self.fails(s)
            return
        s.tell("gates-open", (city,), (CLAUSE,))
        s.then(GatesOpen(side, city))


def has_friends_near(s: War, side: int, city: int) -> bool:
    """Whether land units of a side invest a city, or a stack of the side with a leader stands next to it."""
    if asking.land_outside(s, side, CITY_HEX[city]):
        return True
    return any(marchers(s, side, at) for at in LAND_NEXT[CITY_HEX[city]])


def within_reach(s: War, side: int) -> set[int]:
    """Cities in whose hexes pieces of a side are, or next to which leaders of it stand."""
    found: set[int] = set()
    for piece, at in enumerate(s.loc):
        if 0 <= at < LAND and s.sides[piece] == side:
            found.add(CITY_AT[at])
            if piece >= UNITS:
                found.update([CITY_AT[near] for near in LAND_NEXT[at]])
    return found


def marchers(s: War, side: int, at: int) -> list[int]:
    """Land units of a side in a hex, if a leader is with them."""
    if not s.at[at] or not asking.leaders_at(s, side, at):
        return []
    return [unit for unit in asking.units_at(s, side, at) if KIND[unit] != FLEET and s.aboard[unit] < 0]


@dataclass(slots=True, frozen=True)
class GatesOpen(Step):
    """The city is captured, without plunder [11.1a, 11.2a, card.betrayal].

    Those inside come out and retreat as defenders before anything else, from no attackers that have come from anywhere
    [17.7.3]; whom no way is left to are destroyed (RULING-130).
    """

    side: int
    city: int

    def run(self, s: War) -> None:
        place, holder = CITY_HEX[self.city], 1 - self.side
        units = asking.inside_at(s, holder, place)
        for piece in (*units, *asking.leaders_at(s, holder, place)):
            s.inside[piece] = 0
        capture.capture(s, self.city, self.side, CLAUSE, stormed=False)
        s.came_from = -1
        s.queue = [unit for unit in units if KIND[unit] != FLEET]
        s.then(
            retreat.Flee(holder, place),
            retreat.NoWay(holder, place),
            retreat.Launch(holder, place),
            EnterCity(self.side, self.city),
            LoneLeaders(holder, place),
        )


@dataclass(slots=True, frozen=True)
class LoneLeaders(Step):
    """Leaders who are left there without a unit of theirs, among enemies, are eliminated [17.7.6]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        losses.lone_leaders(s, self.place, self.side, "17.7.6")


@dataclass(slots=True, frozen=True)
class EnterCity(Decision):
    """One land unit of a stack with a leader next to the city may enter it at once [card.betrayal].

    Not where it may not go at all. Cards that hold a unit in campaign turns do not hold it now [12.1b].
    """

    city: int

    def clause(self) -> str:
        return CLAUSE

    def universe(self, s: War) -> list[int]:
        near = [unit for at in LAND_NEXT[CITY_HEX[self.city]] for unit in marchers(s, self.side, at)]
        return [DONE, *[CARD_PIECE + unit for unit in near]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            return []
        unit, to = c % VERB, CITY_HEX[self.city]
        if unit >= UNITS or not is_near(s, self.side, unit, LAND_NEXT[to]):
            return [Refusal(CLAUSE)]
        return entry.refusals_enter(s, self.side, [unit], to)

    def chosen(self, s: War, c: int) -> None:
        if c != DONE:
            state.put(s, c % VERB, CITY_HEX[self.city], 1)
            s.tell("enters-city", (c % VERB, self.city), (CLAUSE,))


def is_near(s: War, side: int, unit: int, hexes: Iterable[int]) -> bool:
    """Whether a unit is a land unit of a stack with a leader in one of some hexes."""
    return any(unit in marchers(s, side, at) for at in hexes)
