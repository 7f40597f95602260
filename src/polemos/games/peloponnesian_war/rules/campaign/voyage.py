"""Fleets go over the sea, step by step, to where they mean to end, halt, fight or land. Sections 16.4 to 16.6 and 10.2.

Between two steps the sea and the enemy have their say. Whatever changes the group or its points stops it, and it is
asked anew what it does.
"""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.asking import mark
from polemos.games.peloponnesian_war.data.tables import MOVEMENT, NEITHER
from polemos.games.peloponnesian_war.data.world import is_sea
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import arrival, cargo, interception, land, sea, stacks, storms
from polemos.games.peloponnesian_war.rules.campaign.arrival import Arrive, EndMove
from polemos.games.peloponnesian_war.rules.campaign.interception import AfterClash, Interceptions
from polemos.games.peloponnesian_war.rules.cards import sicily
from polemos.games.peloponnesian_war.rules.combat.battles import NavalBattle
from polemos.games.peloponnesian_war.rules.sieges import long_walls
from polemos.games.peloponnesian_war.state import Step, War


def put_all(s: War, place: int, inside: int = 0) -> None:
    """The whole group is in another place; what is aboard stays so."""
    for piece in s.group:
        state.put(s, piece, place, inside)


@dataclass(slots=True, frozen=True)
class Voyage(Step):
    """The group goes towards a goal, unless something has happened since it was sent.

    how: what for (see sea.py); left, count: the points and fleets that it had when it was sent.
    """

    side: int
    goal: int
    how: int
    left: int
    count: int

    def run(self, s: War) -> None:
        side, goal, how = self.side, self.goal, self.how
        fleets = stacks.fleets_of(s.group)
        if s.group and not fleets:
            s.then(EndMove(side))
        if not fleets or s.points != self.left or len(fleets) != self.count:
            return
        place = stacks.here(s)
        if place == goal:
            self._at_sea(s)
            return
        if sea.fleets_before(s, side, place):
            s.then(BreakOut(side, place), self)
            return
        path = sea.way(s, side, goal, how)
        if not path:
            return
        if path[0] == goal and not is_sea(goal):
            s.then(Landfall(side, goal, how))
            return
        price = sea.sea_price(place, path[0])
        s.then(
            EnterSea(side, path[0]),
            Interceptions(side, path[0]),
            Voyage(side, goal, how, s.points - price, self.count),
        )

    def _at_sea(self, s: War) -> None:
        if self.how == sea.FIGHT:
            s.then(SeaAttack(self.side, self.goal))
        elif self.how == sea.END:
            s.then(Arrive(self.side, self.goal, 0))


@dataclass(slots=True, frozen=True)
class EnterSea(Step):
    """The group comes into a sea area, where fleets may be lost; whoever moves builds no more.

    [7.6.5b, 16.4.1, 16.4.6a, 19.3a]
    """

    side: int
    place: int

    def run(self, s: War) -> None:
        place, start = self.place, stacks.here(s)
        s.points -= sea.sea_price(start, place)
        s.came_from = start
        put_all(s, place)
        if sea.BOX in (start, place):
            sicily.settle(s)  # whatever befalls it there, an expedition has come, or has sailed away [19.6b, 19.6c]
        fleets = stacks.fleets_of(s.group)
        for fleet in fleets:
            mark(s, fleet, codes.SAILED)
            mark(s, fleet, codes.FORAGING, False)
            long_walls.builder_moved(s, fleet)
        s.tell("sails", (s.group[0], len(fleets), place), ("16.4.1",))
        if storms.is_perilous(s, start, place):
            s.then(*storms.brave(self.side, fleets))


@dataclass(slots=True, frozen=True)
class SeaAttack(Step):
    """The group attacks the enemy fleets of its sea area, all own fleets there with it [17.1a, 17.1b]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        side, place = self.side, self.place
        s.attackers = sea.attackers_in(s, side, place)
        s.defenders = interception.fleets_in(s, 1 - side, place)
        s.victor = NEITHER
        if s.came_from < 0:
            s.came_from = place
        s.tell("attacks", (side, place), ("17.1b",))
        s.then(NavalBattle(side, place), AfterClash(side, place))


@dataclass(slots=True, frozen=True)
class BreakOut(Step):
    """The group leaves a port before which enemy fleets lie: it must beat them, or goes back in [10.2.3b]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        side, place = self.side, self.place
        s.attackers, s.defenders = stacks.fleets_of(s.group), sea.fleets_before(s, side, place)
        s.came_from = place
        s.victor = NEITHER
        s.tell("breaks-out", (side, place), ("10.2.3b",))
        s.then(NavalBattle(side, place), AfterClash(side, place))


@dataclass(slots=True, frozen=True)
class Landfall(Step):
    """The group comes to a coastal hex, and to battle with the fleets that lie there.

    At a port, hostile or its own, with those that count as outside [10.2.1b, 10.2.3b]; elsewhere with beached ones, if
    it has no troops to land [17.1c] (RULING-107). Wherever it began, it comes from the sea [16.9a] (RULING-115).
    """

    side: int
    goal: int
    how: int

    def run(self, s: War) -> None:
        side, place = self.side, self.goal
        s.points -= sea.coast_price(place)
        s.came_from = stacks.here(s)
        against = sea.fleets_against(s, side, place)
        own = places.is_friendly_port(s, place, side)
        for fleet in stacks.fleets_of(s.group):
            mark(s, fleet, codes.SAILED)
        put_all(s, place)
        s.tell("puts-in", (s.group[0], len(stacks.fleets_of(s.group)), place), ("16.4.1",))
        naval = own or sea.is_hostile_port(s, side, place) or not stacks.cargo_of(s, s.group)
        battle: list[Step] = []
        if against and naval:
            s.attackers = asking.fleets_outside(s, side, place)
            s.defenders, s.victor = against, NEITHER
            battle = [NavalBattle(side, place)]
        s.then(*battle, Ashore(side, place, self.how))


@dataclass(slots=True, frozen=True)
class Ashore(Step):
    """The group is at a coast: in a port of its own inside [16.4.4]; its troops land if they were to [16.5.1].

    Troops land only when enemy fleets have been beaten [10.2.1b4]. Whoever was beaten is no more there.
    """

    side: int
    place: int
    how: int

    def run(self, s: War) -> None:
        side, place = self.side, self.place
        fleets = [fleet for fleet in stacks.fleets_of(s.group) if s.loc[fleet] == place]
        if not fleets:
            s.then(EndMove(side))
            return
        stacks.rally(s, side)
        if arrival.is_own(s, side, place):
            arrival.go_in(s, side, place)
        if self.how == sea.REST:
            return
        if self.how == sea.LANDING and stacks.cargo_of(s, s.group):
            land_all(s, side, place)
        else:
            s.then(Arrive(side, place, 0))


def joins_camp(s: War, side: int, place: int) -> bool:
    """Whether others of the side have invested a hostile place to which the group has come [10.2.2d] (RULING-107)."""
    return land.is_camp(s, side, place) and any(unit not in s.group for unit in asking.land_outside(s, side, place))


def land_all(s: War, side: int, place: int) -> None:
    """All troops of the group go ashore, and its move ends [16.5.1, 16.5.2]."""
    joined = int(joins_camp(s, side, place))
    s.points = max(0, s.points - MOVEMENT.sea.land)
    cargo.disembark(s, side, stacks.cargo_of(s, s.group))
    s.then(Arrive(side, place, joined))
