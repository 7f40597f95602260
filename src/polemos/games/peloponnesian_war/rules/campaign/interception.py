"""Interception: enemy fleets in the waters that others pass may fall upon them [16.6.1, 16.6.2, 16.6.3]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, state, verbs
from polemos.games.peloponnesian_war.asking import mark
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import COMBAT, FLEET_NUMBER, NAVAL_RATING, UNITS
from polemos.games.peloponnesian_war.data.world import LAND, SEAS, SHORE, is_open
from polemos.games.peloponnesian_war.rules import stacking
from polemos.games.peloponnesian_war.rules.campaign import sea, stacks
from polemos.games.peloponnesian_war.rules.campaign.arrival import EndMove
from polemos.games.peloponnesian_war.rules.combat.battles import NavalBattle
from polemos.games.peloponnesian_war.rules.rolls import R_INTERCEPTION, Roll
from polemos.games.peloponnesian_war.rules.sieges import long_walls
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import PASS, VERB, when
from polemos.wargame.reckoning import Term, total

# why the die of an interception is changed
TERMS: Final[tuple[str, ...]] = ("same-sea", "leader", "moving-leader", "winter")
T_SAME_SEA, T_LEADER, T_MOVING_LEADER, T_WINTER = range(len(TERMS))


def terms(s: War, side: int, place: int, piece: int) -> list[Term]:
    """What is added to the die of a stack of a side, named by its leader or by its only fleet [16.6.1]."""
    found: list[Term] = []
    if s.loc[piece] == place:
        found.append(Term(T_SAME_SEA, COMBAT.interception.same_sea, "16.6.1"))
    if NAVAL_RATING[piece]:
        found.append(Term(T_LEADER, NAVAL_RATING[piece], "16.6.1"))
    theirs = max([NAVAL_RATING[leader] for leader in stacks.leaders_of(s.group)], default=0)
    if theirs:
        found.append(Term(T_MOVING_LEADER, -theirs, "16.6.1"))
    if s.season == tables.WINTER:
        found.append(Term(T_WINTER, COMBAT.interception.winter, "16.6.1"))
    return found


def needed(s: War, side: int, place: int, piece: int) -> int:
    """The least die on which an interception succeeds [16.6.1]."""
    return COMBAT.interception.success - total(terms(s, side, place, piece))


def sailing_out(s: War, side: int, place: int, piece: int) -> list[int]:
    """The fleets that intercept in a sea area, if a stack is named by a leader, or by a fleet that sails alone.

    With a leader all that may; in the sea area itself all sail that are there [16.6.1, 17.1a].
    """
    able = sea.hunters_at(s, side, s.loc[piece])
    if s.loc[piece] == place or piece >= UNITS:
        return able
    return [piece] if piece in able else []


def able_to_intercept(s: War, side: int, place: int) -> list[int]:
    """By whom stacks of a side may be named that may try in a sea area: leaders with fleets, and fleets alone."""
    if is_open(place):
        return []
    found: list[int] = []
    for at in (place, *SHORE[place - LAND]):
        if s.at[at]:
            able = sea.hunters_at(s, side, at)
            leaders = asking.leaders_at(s, side, at) if able else []
            leaders = [leader for leader in leaders if not stacks.refusals_act(s, leader)]
            found += leaders
            if at != place or not leaders:
                found += able
    return [piece for piece in found if not refusals_sail_out(s, side, place, piece)]


def refusals_sail_out(s: War, side: int, place: int, piece: int) -> list[Refusal]:
    """Why a stack may not sail out to intercept: too few fleets, or stacks without a leader where it was or comes to.

    [7.8.1b, 14.2.1, 17.3.2] (RULING-113)
    """
    found = refusals_odds(s, side, place, piece)
    at = s.loc[piece]
    if at != place:
        going = {piece, *sailing_out(s, side, place, piece)}
        found += when(not stacking.may_stay(s, side, at, leaving=going), "7.8.1b", at)
        found += stacking.refusals_stay(s, side, place, coming=going)
    return found


def refusals_odds(s: War, side: int, place: int, piece: int) -> list[Refusal]:
    """Why fleets may not attack those that come: they are too few [17.3.2]."""
    coming = set(sailing_out(s, side, place, piece)) | set(fleets_in(s, side, place))
    return [Refusal("17.3.2", place)] if stacks.is_too_weak(len(coming), len(fleets_in(s, 1 - side, place))) else []


def fleets_in(s: War, side: int, place: int) -> list[int]:
    """The fleets of a side in a sea area: in a battle there all of them take part [17.1a]."""
    return stacks.fleets_of(asking.units_at(s, side, place))


def wish(s: War, side: int, place: int) -> int:
    """What a side wants done in a sea area: what it has said of it, else of all waters; ASK_THERE if nothing."""
    said = s.waters[side * SEAS + place - LAND]
    if said != codes.AS_ELSEWHERE:
        return said
    if asking.ordered(s, side, codes.NEVER_INTERCEPT):
        return codes.PASS_THERE
    return codes.HUNT_THERE if asking.ordered(s, side, codes.ALWAYS_INTERCEPT) else codes.ASK_THERE


@dataclass(slots=True, frozen=True)
class Interceptions(Step):
    """The group has come into a sea area; stacks of the other side may intercept it, one after the other.

    [16.6.1]; nobody in an open sea [8.5a, 16.4.6b].
    """

    side: int
    place: int

    def run(self, s: War) -> None:
        if stacks.fleets_of(s.group) and able_to_intercept(s, 1 - self.side, self.place):
            s.then(Intercept(1 - self.side, self.place))


@dataclass(slots=True, frozen=True)
class Intercept(Decision):
    """Which stack tries to intercept next, or that no more does [16.6.1]."""

    place: int

    def clause(self) -> str:
        return "16.6.1"

    def _near(self) -> tuple[int, ...]:
        return (self.place, *SHORE[self.place - LAND])

    def universe(self, s: War) -> list[int]:
        found = [piece for at in self._near() for piece in s.at[at] if s.sides[piece] == self.side]
        return [PASS, *[verbs.INTERCEPT + piece for piece in found]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        piece = c % VERB
        if c == PASS or piece in able_to_intercept(s, self.side, self.place):
            return []
        found = [Refusal("16.6.1", self.place)]
        if s.sides[piece] == self.side and s.loc[piece] in self._near():
            found += stacks.refusals_act(s, piece)
            if sailing_out(s, self.side, self.place, piece):
                found += refusals_sail_out(s, self.side, self.place, piece)
        return found

    def options(self, s: War) -> list[int]:
        return [PASS, *[verbs.INTERCEPT + piece for piece in able_to_intercept(s, self.side, self.place)]]

    def run(self, s: War) -> None:
        wanted = wish(s, self.side, self.place)
        able = able_to_intercept(s, self.side, self.place) if wanted == codes.HUNT_THERE else []
        if able:
            likely = [-needed(s, self.side, self.place, piece) for piece in able]
            self.chosen(s, verbs.INTERCEPT + able[likely.index(max(likely))])
        elif wanted != codes.PASS_THERE:
            Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            s.then(Roll(self.side, R_INTERCEPTION), Intercepting(self.side, self.place, c % VERB))


@dataclass(slots=True, frozen=True)
class Intercepting(Step):
    """The die says whether a stack finds those that pass; it tries but once in a campaign turn.

    [16.6.1]. It comes into the sea area and fights there as the attacker [16.6.2]; then the next stack may try.
    """

    side: int
    place: int
    piece: int

    def run(self, s: War) -> None:
        side, place, piece = self.side, self.place, self.piece
        success = s.rolled.pop() >= needed(s, side, place, piece)
        fleets, at = sailing_out(s, side, place, piece), s.loc[piece]
        for one in s.at[at]:
            if s.sides[one] == side and (one in sea.FLEETS or one == piece):
                mark(s, one, codes.TRIED)
        if not success:
            s.then(Interceptions(1 - side, place))
            return
        s.tell("intercepts", (piece, len(fleets), place), ("16.6.2",))
        s.came_from = at
        if at != place:
            _sail_out(s, [*fleets, *([piece] if piece >= UNITS else [])], place)
        s.attackers, s.defenders = fleets_in(s, side, place), fleets_in(s, 1 - side, place)
        s.victor = tables.NEITHER
        s.then(NavalBattle(side, place), AfterClash(1 - side, place), Interceptions(1 - side, place))


def _sail_out(s: War, pieces: list[int], place: int) -> None:
    """Fleets leave their harbour with what they carry; they forage and build no more [7.6.5b]."""
    for piece in pieces:
        if piece < UNITS:
            long_walls.builder_moved(s, piece)
            if s.start[FLEET_NUMBER[piece]] < 0:
                s.start[FLEET_NUMBER[piece]] = s.loc[piece]
            for passenger in asking.cargo_of(s, piece):
                state.put(s, passenger, place)
        mark(s, piece, codes.FORAGING, False)
        state.put(s, piece, place)


@dataclass(slots=True, frozen=True)
class AfterClash(Step):
    """After a battle on the way: a beaten group ends its move, a victorious one may go on with fewer points.

    [16.6.2, 16.6.3] (RULING-114)
    """

    side: int
    place: int

    def run(self, s: War) -> None:
        there = [fleet for fleet in stacks.fleets_of(s.group) if s.loc[fleet] == self.place]
        if not there or s.victor != self.side:
            s.then(EndMove(self.side))
            return
        stacks.rally(s, self.side)
        s.points = max(0, s.points - COMBAT.interception.toll)
