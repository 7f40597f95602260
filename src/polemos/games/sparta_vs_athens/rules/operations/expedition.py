"""The expedition to Syracuse of the first war: straight there from anywhere. Clause 16.1l, RULING-78."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens.data.tables import ATHENIAN, ATHENS, IS_NSP, PIECES, UNIT_NATION, UNITS
from polemos.games.sparta_vs_athens.data.world import IS_SEA, LOCALES, SYRACUSE
from polemos.games.sparta_vs_athens.rules import berths, boxes, sides
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.rules.operations import cargo, departure, forces, meeting, operating
from polemos.games.sparta_vs_athens.rules.operations.stopping import finish, limit_clause, may_stay
from polemos.games.sparta_vs_athens.rules.year.events import expedition_lands, expedition_refusals
from polemos.games.sparta_vs_athens.state import FRESH, Decision, Refusal, Step, War, cargo_of, put, side_of
from polemos.games.sparta_vs_athens.verbs import DONE, LEAD, LOAD, TAKE
from polemos.kernel.flow import VERB, when

RED_UNITS: Final = [unit for unit in range(UNITS) if UNIT_NATION[unit] == ATHENIAN]


def may_sail(s: War, side: int, unit: int) -> bool:
    """Whether a unit may go: red, fresh, on the map and not besieged [16.1l] (RULING-78)."""
    return (
        UNIT_NATION[unit] == ATHENIAN
        and s.owner[unit] == side
        and 0 <= s.loc[unit] < LOCALES
        and s.acted[unit] == FRESH
        and not s.inside[unit]
    )


def commanders(s: War, side: int) -> list[int]:
    """Leaders who have not operated and stand with a unit that may go."""
    places = {s.loc[unit] for unit in RED_UNITS if may_sail(s, side, unit)}
    return [p for p in range(UNITS, PIECES) if s.loc[p] in places and not forces.refusals_lead(s, side, p)]


def refusals_expedition(s: War, side: int) -> list[Refusal]:
    """Why the expedition cannot sail: not Athens', not its war or year, sailed already, nobody to lead it [16.1l]."""
    found = expedition_refusals(s) if side == ATHENS else []
    return found + when(side != ATHENS or (not found and not commanders(s, side)), "16.1l", SYRACUSE)


@dataclass(slots=True, frozen=True)
class Expedition(Decision):
    """Who leads it [16.1l]."""

    def clause(self) -> str:
        return "16.1l"

    def alike(self, s: War) -> bool:
        """Who could lead it the enemy does not know: leaders lie face down [6.1d]."""
        return True

    def universe(self, s: War) -> list[int]:
        return [LEAD + leader for leader in range(UNITS, PIECES) if side_of(s, leader) == self.side]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c - LEAD in commanders(s, self.side) else [Refusal("16.1l", SYRACUSE)]

    def chosen(self, s: War, c: int) -> None:
        forces.begin(s, c - LEAD)
        s.then(Embarking(self.side))


@dataclass(slots=True, frozen=True)
class Embarking(Decision):
    """Who goes, from anywhere, within the stacking limits; the leader must stand with some of them (RULING-78).

    Other leaders come with units of their locale.
    """

    def clause(self) -> str:
        return "16.1l"

    def alike(self, s: War) -> bool:
        """Who else could go the enemy does not know: boxes are closed [5.2c]."""
        return True

    def universe(self, s: War) -> list[int]:
        mine = [piece for piece in range(PIECES) if side_of(s, piece) == self.side and 0 <= s.loc[piece] < LOCALES]
        return [*[TAKE + piece for piece in mine if piece not in s.group and piece != s.leader], DONE]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            with_him = any(s.loc[unit] == s.loc[s.leader] for unit in s.group if unit < UNITS)
            found = [] if with_him else [Refusal("16.1l", s.loc[s.leader])]
            return found + departure.refusals_toll(s, self.side, SYRACUSE)
        piece = c % VERB
        if piece in s.group or piece == s.leader or piece >= PIECES:
            return [Refusal("16.1l")]
        if piece >= UNITS:
            found = forces.refusals_lead(s, self.side, piece)
            if not any(s.loc[unit] == s.loc[piece] for unit in s.group if unit < UNITS):
                found.append(Refusal("16.1l"))
            return found
        found = [] if may_sail(s, self.side, piece) else [Refusal("16.1l")]
        if IS_NSP[piece] and 0 <= s.loc[piece] < LOCALES and IS_SEA[s.loc[piece]] and self._deserts(s, piece):
            found.append(Refusal("7.4d", s.loc[piece]))
        return found + self._refusals_room(s, piece)

    def _deserts(self, s: War, fleet: int) -> bool:
        """Whether a fleet at sea carries somebody who does not go."""
        return any(load not in s.group and load != s.leader for load in cargo_of(s, fleet))

    def _refusals_room(self, s: War, unit: int) -> list[Refusal]:
        """The force stops at Syracuse at the latest: no more of a kind than may [5.1b, 5.1c]."""
        fleets = bool(IS_NSP[unit])
        limit = sides.fleet_limit(s, self.side, SYRACUSE) if fleets else sides.army_limit(SYRACUSE)
        going = forces.fleets_in(s) if fleets else forces.armies_in(s)
        if s.option_set.no_stacking_limits or limit == sides.MUCH_ROOM or not may_stay(s, self.side, SYRACUSE, fleets):
            return []
        return [] if len(going) < limit else [Refusal(limit_clause(SYRACUSE, fleets), SYRACUSE)]

    def run(self, s: War) -> None:
        """Where nobody else can come and the treasury lets nobody go, it is called off [rev.15, 12.4b]."""
        if self.options(s):
            Decision.run(self, s)
        else:
            finish(s, self.side)

    def chosen(self, s: War, c: int) -> None:
        if c == DONE:
            s.then(Sailed(self.side))
            return
        s.group.append(c - TAKE)
        s.group.sort()
        s.then(self)


@dataclass(slots=True, frozen=True)
class Sailed(Step):
    """They stand in the Syracuse locale as one force that has come by sea, at no cost [16.1l] (RULING-78)."""

    side: int

    def run(self, s: War) -> None:
        side = self.side
        departure.pay_toll(s, side, SYRACUSE)
        for piece in s.group:
            if piece < UNITS and IS_NSP[piece]:
                for load in cargo_of(s, piece):
                    s.aboard[load] = -1
        for piece in (s.leader, *s.group):
            s.aboard[piece] = -1
            s.force[piece] = 0
            put(s, piece, SYRACUSE)
            if piece < UNITS:
                s.besieging[piece] = s.shore[piece] = 0
        boxes.tidy_boxes(s, side)
        s.then(Stowing(side), Landfall(side))


@dataclass(slots=True, frozen=True)
class Stowing(Decision):
    """Who of the expedition sails in which fleet [7.4a, 7.4b]: nobody has gone aboard before it came (RULING-78)."""

    def clause(self) -> str:
        return "7.4a"

    def secret(self) -> bool:
        # which leader goes aboard is not the enemy's business
        return True

    def universe(self, s: War) -> list[int]:
        return [DONE, *[LOAD + piece for piece in (*forces.armies_in(s), *cargo.leaders_in(s))]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            return []
        found = cargo.refusals_load(s, c - LOAD)
        if c - LOAD < UNITS and len(forces.fleets_in(s)) == len(forces.armies_in(s)) == 1:
            # the one goes aboard the other in any case
            found.append(Refusal("7.4a", SYRACUSE))
        return found

    def chosen(self, s: War, c: int) -> None:
        if c != DONE:
            s.then(self)
            berths.goes_aboard(s, c - LOAD)


@dataclass(slots=True, frozen=True)
class Landfall(Step):
    """The others go aboard as usual, and the force is there; it meets whoever is there too (RULING-78)."""

    side: int

    def run(self, s: War) -> None:
        side = self.side
        cargo.embark_all(s)
        s.arrived = 1
        s.tell("expedition", (side, len(forces.armies_in(s)), len(forces.fleets_in(s))), ("16.1l",))
        s.then(Settle(), meeting.Meeting(side, SYRACUSE), operating.Operating(side, operating.UNDER_WAY))
        expedition_lands(s)
