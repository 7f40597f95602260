"""A move ends: who is met there, what is entered, invested, taken or destroyed. Sections 10.2, 16.10 and 17.1."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes, state, verbs
from polemos.games.peloponnesian_war.asking import has, mark
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import COMBAT, FLEET, KIND, NEITHER, SPARTA, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES, LACONIA, LAND, REGION_AT
from polemos.games.peloponnesian_war.rules import levels, losses, places, stacking
from polemos.games.peloponnesian_war.rules.campaign import entry, gates, stacks, storms
from polemos.games.peloponnesian_war.rules.cards import sicily
from polemos.games.peloponnesian_war.rules.combat.battles import LandBattle
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.rules.sieges import capture, long_walls, upkeep
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import unless

# -------------------------------------------------------------------------------------------------- pieces are set down


def march_to(s: War, side: int, goal: int) -> None:
    """The group comes to a hex by land; whoever moves forages no more and builds no more [7.6.5b, 9.7.2a]."""
    for piece in s.group:
        if piece < UNITS:
            long_walls.builder_moved(s, piece)
        mark(s, piece, codes.FORAGING, False)
        state.put(s, piece, goal)
    s.tell("marches", (s.group[0], len(s.group), goal), ("16.1a",))
    invade(s, goal)


def invade(s: War, place: int) -> None:
    """Units of Laconia in Attica cost Sparta militance at home while Athens holds prisoners, once a season [17.7.5].

    (RULING-119)
    """
    if not s.prisoners or place >= LAND or REGION_AT[place] != world.ATTICA:
        return
    if asking.weighs(s, SPARTA, codes.INVADED) or s.controller[LACONIA] != SPARTA:
        return
    if any(piece in entry.LACONIANS and KIND[piece] != FLEET and s.aboard[piece] < 0 for piece in s.group):
        s.effects[SPARTA] |= codes.INVADED
        levels.change_ml(s, LACONIA, COMBAT.prisoners_ml, "17.7.5")


def is_own(s: War, side: int, place: int) -> bool:
    """Whether a city or fort in a hex is a side's own: its units are inside when they stop there [16.3.6].

    A city in revolt that would open to it is not, until a unit enters [6.5.2].
    """
    target = places.target_here(s, place)
    if target == NO_TARGET or places.friend_of(s, target) != side or places.is_hostile(s, target, side):
        return False
    return not is_open_rebel(s, side, target)


def is_open_rebel(s: War, side: int, target: int) -> bool:
    """Whether a place is a city in revolt that is friendly to a side, and has not been entered yet [6.5.1b, 6.5.2]."""
    if target >= CITIES or s.holder[target] or not asking.marked(s, target, codes.REVOLTED):
        return False
    return places.city_friend(s, target) == side and not places.is_hostile(s, target, side)


def rest(s: War, side: int, place: int) -> None:
    """A group halts: in a place of its own it is inside [16.3.6]."""
    if is_own(s, side, place):
        go_in(s, side, place)


def go_in(s: War, side: int, place: int) -> None:
    """Pieces of the group that are in a hex go into its city or fort, as many as find room; fleets if it is a port.

    [14.2.1, 16.3.6, 16.4.4]
    """
    turn_out(s, 1 - side, place)
    for piece in s.group:
        if s.loc[piece] == place and not s.inside[piece]:
            if piece < UNITS and s.aboard[piece] >= 0:
                continue
            s.inside[piece] = int(stacking.goes_inside(s, piece, place))


def stay_behind(s: War, piece: int) -> None:
    """A piece leaves the group on the way; it has moved [14.3.1, 16.1a]."""
    mark(s, piece, codes.MOVED)
    if is_own(s, s.sides[piece], s.loc[piece]):
        turn_out(s, 1 - s.sides[piece], s.loc[piece])
        s.inside[piece] = int(stacking.goes_inside(s, piece, s.loc[piece]))
    s.tell("stays-behind", (piece, s.loc[piece]), ("14.3.1",))
    catch_leaders(s, s.loc[piece], 1 - s.sides[piece], "7.8.6a")


def turn_out(s: War, side: int, place: int) -> None:
    """A city that opens its gates to the enemy shelters no leader who was left alone in it [7.8.6a] (RULING-120)."""
    for leader in asking.leaders_at(s, side, place):
        s.inside[leader] = 0


# -------------------------------------------------------------------------------------------------------- whom it meets


@dataclass(slots=True, frozen=True)
class Arrive(Step):
    """The group has ended its move in a place [10.2.1a, 16.3.3, 17.1a, 17.1d].

    Leaders who are alone there die [7.8.6a]. joined: 1 where its side has invested the place before, so that those
    inside stay inside [10.2.2d].
    """

    side: int
    place: int
    joined: int

    def run(self, s: War) -> None:
        side, place = self.side, self.place
        catch_leaders(s, place, 1 - side, "7.8.6a")
        s.then(Meet(side, place, self.joined), Settle(side, place), LookForBase(side, place), EndMove(side))


def catch_leaders(s: War, place: int, side: int, clause: str) -> None:
    """Leaders of a side who are alone among enemy units die, but inside a place that holds out for it [7.8.6a, 17.7.6].

    (RULING-120)
    """
    if asking.units_at(s, side, place) or not asking.units_at(s, 1 - side, place):
        return
    target = places.target_here(s, place)
    sheltered = target != NO_TARGET and places.holds_out(s, target) == side
    for leader in asking.leaders_at(s, side, place):
        if not (sheltered and s.inside[leader]):
            losses.kill(s, leader, clause)


def ashore(s: War, side: int, place: int) -> list[int]:
    """Land units of the group that are outside in a hex, and not aboard."""
    return [unit for unit in stacks.troops_of(s, s.group) if s.loc[unit] == place and not s.inside[unit]]


@dataclass(slots=True, frozen=True)
class Meet(Step):
    """Troops fight whoever stands outside, or comes out to them [10.2.1a, 17.1a, 17.1d].

    Before the battle the defender sorts his units, and fleets that are beached may put to sea [16.10.1] (RULING-107).
    """

    side: int
    place: int
    joined: int

    def run(self, s: War) -> None:
        side, place = self.side, self.place
        troops = ashore(s, side, place)
        if not troops:
            return
        target = places.target_here(s, place)
        hostile = target != NO_TARGET and places.is_hostile(s, target, side)
        sorted_anew = hostile and not self.joined and bool(asking.inside_at(s, 1 - side, place))
        if sorted_anew or stacks.foes_outside(s, side, place):
            s.attackers, s.defenders, s.victor = troops, [], NEITHER
            s.then(LandBattle(side, place))


@dataclass(slots=True, frozen=True)
class Sally(Step):
    """The group attacks from inside whoever invests or besieges its place [10.4.4, 17.1a].

    It counts as inside all the while: that is how a battle knows a sortie, and it goes back in, won or lost.
    """

    side: int
    place: int

    def run(self, s: War) -> None:
        side, place = self.side, self.place
        s.came_from = place
        s.attackers, s.defenders, s.victor = stacks.troops_of(s, s.group), [], NEITHER
        s.tell("sallies", (side, place), ("10.4.4",))
        s.then(LandBattle(side, place), EndMove(side))


# -------------------------------------------------------------------------------------------- what becomes of the place


@dataclass(slots=True, frozen=True)
class Settle(Step):
    """What the group does in the place where it has come, with nobody left outside against it [10.2.1c, 16.3.6]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        side, place = self.side, self.place
        there = [piece for piece in s.group if s.loc[piece] == place]
        target = places.target_here(s, place) if there and place < LAND else NO_TARGET
        if target == NO_TARGET:
            return
        stacks.rally(s, side)
        if is_own(s, side, place):
            disembark_in_port(s, side, place)
        if stacks.foes_outside(s, side, place):
            return
        if is_open_rebel(s, side, target) or is_own(s, side, place):
            s.then(InOrOut(side, place))
        elif ashore(s, side, place):
            s.then(gates.AtTheGates(side, target) if places.is_manned(s, target) else gates.EmptyFort(side, target))


def disembark_in_port(s: War, side: int, place: int) -> None:
    """Troops whose fleets end their move in a friendly port are set down there, at no cost, and are inside.

    [10.2.3a, 16.5.1]
    """
    if places.is_friendly_port(s, place, side):
        for unit in stacks.cargo_of(s, s.group):
            if s.loc[unit] == place:
                s.aboard[unit] = -1
                s.inside[unit] = int(stacking.goes_inside(s, unit, place))
                mark(s, unit, codes.LANDED)


@dataclass(slots=True, frozen=True)
class InOrOut(Decision):
    """Units that end their move at a place that opens to them go in, unless their owner leaves them outside [16.3.6].

    He is asked where it matters: in a region that the enemy controls, since who is outside may raid [15.1a], and at a
    city in revolt, which is his from then on [6.5.2] (RULING-111).
    """

    place: int

    def clause(self) -> str:
        return "16.3.6"

    def universe(self, s: War) -> list[int]:
        return [verbs.GO_IN, verbs.GO_OUT]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.GO_IN:
            return []
        return unless(self._matters(s), "16.3.6", self.place)

    def _matters(self, s: War) -> bool:
        if not any(piece < UNITS and s.loc[piece] == self.place for piece in s.group):
            return False
        region = REGION_AT[self.place]
        return region >= 0 and s.controller[region] == 1 - self.side

    def run(self, s: War) -> None:
        if asking.ordered(s, self.side, codes.ALWAYS_INSIDE):
            self.chosen(s, verbs.GO_IN)
        else:
            Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        target = places.target_here(s, self.place)
        if c == verbs.GO_OUT:
            for piece in s.group:
                if s.loc[piece] == self.place:
                    s.inside[piece] = 0
            return
        units = [piece for piece in s.group if piece < UNITS and s.loc[piece] == self.place]
        if units and is_open_rebel(s, self.side, target):
            capture.enter_rebel(s, target, self.side)
        go_in(s, self.side, self.place)
        disembark_in_port(s, self.side, self.place)


@dataclass(slots=True, frozen=True)
class LookForBase(Step):
    """A base of the enemy in the hex may be destroyed [11.6a]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        if self.place < LAND and gates.may_break(s, self.side, self.place):
            s.then(gates.BreakBase(self.side, self.place))


# ---------------------------------------------------------------------------------------------------- the end of a move


@dataclass(slots=True, frozen=True)
class EndMove(Step):
    """A move is over: storms blow for fleets that were at sea [16.9a]; the next stack may move [14.1b]."""

    side: int

    def run(self, s: War) -> None:
        sailed = [fleet for fleet in stacks.fleets_of(s.group) if has(s, fleet, codes.SAILED)]
        s.then(*storms.blow(s, self.side, sailed), Finish(self.side))


@dataclass(slots=True, frozen=True)
class Finish(Step):
    """The group has moved [16.1a]; sieges that it has left are lifted, stacks without a leader spread [14.2.2]."""

    side: int

    def run(self, s: War) -> None:
        find_ships(s, self.side)
        for piece in s.group:
            mark(s, piece, codes.MOVED)
            mark(s, piece, codes.FORAGING, False)
        places_left = {s.loc[piece] for piece in s.group}
        s.group = []
        s.points = 0
        s.came_from = -1
        for place in sorted(places_left):
            catch_leaders(s, place, self.side, "17.7.6")
        upkeep.mend(s)
        sicily.settle(s)
        s.then(*stacking.spread_all(s, *codes.BOTH))


def find_ships(s: War, side: int) -> None:
    """Leaders whom the sea has left without a ship go with one of the group that it has driven back, or are lost.

    [7.8.6c, 14.3.2, 16.9a]
    """
    for leader in stacks.leaders_of(s.group):
        place = s.loc[leader]
        if place < LAND or asking.units_at(s, side, place):
            continue
        fleets = stacks.fleets_of(s.group)
        if fleets:
            state.put(s, leader, s.loc[fleets[0]], s.inside[fleets[0]])
        else:
            strand(s, leader)


def strand(s: War, leader: int) -> None:
    """A leader at sea whose whole stack is gone is lost with it [7.8.6c]."""
    losses.kill(s, leader, "7.8.6c")
