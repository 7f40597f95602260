"""Who is dropped on the way, and where a force stops: ashore or aboard, and how many may stay.

Sections 5.1, 7.6, 7.7; RULING-27, RULING-75, RULING-85.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data.tables import IS_NSP, STACKING, UNITS
from polemos.games.sparta_vs_athens.data.world import IS_SEA, LOCALES, PORT, WALLED
from polemos.games.sparta_vs_athens.rules import berths, boxes, sides
from polemos.games.sparta_vs_athens.rules.combat.entries import goes_unopposed
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.rules.operations import cargo, forces, joining
from polemos.games.sparta_vs_athens.state import Decision, Refusal, Step, War
from polemos.kernel.flow import when

ARMIES: Final = 0
FLEETS: Final = 1


# ------------------------------------------------------------------------------------------------------------ dropping


def may_stay(s: War, side: int, locale: int, fleets: bool) -> bool:
    """Whether one more LSP, or NSP, of the force may stay in a locale while the rest goes on [5.1a, 5.1b, 5.1c]."""
    if s.option_set.no_stacking_limits:
        return True
    limit = sides.fleet_limit(s, side, locale) if fleets else sides.army_limit(locale)
    if limit == sides.MUCH_ROOM:
        return True
    there = state.fleets_at(s, side, locale) if fleets else sides.ashore_at(s, side, locale)
    return sum([unit not in s.group for unit in there]) < limit


def limit_clause(locale: int, fleets: bool) -> str:
    """The clause of the stacking limit of a locale."""
    if fleets:
        return "5.1c"
    return "5.1b" if WALLED[locale] else "5.1a"


def refusals_drop(s: War, side: int, piece: int) -> list[Refusal]:
    """Why the force cannot drop a piece where it is now [7.6a, 7.4d, 7.5a, 5.1a, 5.1b, 5.1c, qa.86c]."""
    locale = forces.here(s)
    if piece not in s.group:
        return [Refusal("7.6a", locale)]
    if piece >= UNITS:
        return [Refusal("7.4d", locale)] if IS_SEA[locale] else []
    if IS_NSP[piece]:
        return _refusals_drop_fleet(s, side, piece, locale)
    found = [] if may_stay(s, side, locale, False) else [Refusal(limit_clause(locale, False), locale)]
    return found + cargo.refusals_shore(s, side, locale)


def _refusals_drop_fleet(s: War, side: int, fleet: int, locale: int) -> list[Refusal]:
    """A fleet does not stay where five are, nor alone with the leader who sails on it."""
    found = [] if may_stay(s, side, locale, True) else [Refusal("5.1c", locale)]
    return found + when(IS_SEA[locale] and len(forces.fleets_in(s)) == 1, "7.4d", locale)


def drop(s: War, side: int, piece: int) -> None:
    """A piece stays behind and is finished [7.6a, 7.6b]; it may be of any force there, at no cost."""
    locale = forces.here(s)
    s.group.remove(piece)
    _dropped(s, side, piece, locale)
    if piece < UNITS and IS_NSP[piece]:
        for load in state.cargo_of(s, piece):
            _moves_over(s, side, load, locale)
    elif not IS_SEA[locale]:
        s.aboard[piece] = -1
    boxes.tidy_boxes(s, side)


def _dropped(s: War, side: int, piece: int, locale: int) -> None:
    s.acted[piece] = state.DROPPED
    s.force[piece] = 0
    s.tell("dropped", (piece, locale), ("7.6a",), 3 if piece < UNITS else 1 << side)


def _moves_over(s: War, side: int, load: int, locale: int) -> None:
    """Cargo of a fleet that stays: leaders go on with the force, troops go ashore or aboard others, or stay as well.

    Whoever goes over to another fleet goes to the one that his owner names [7.4a, 7.4b].
    """
    if load >= UNITS:
        s.aboard[load] = -1
        if IS_SEA[locale]:
            berths.goes_aboard(s, load)
        return
    if IS_SEA[locale]:
        s.group.remove(load)
        _dropped(s, side, load, locale)
    elif not cargo.refusals_ashore(s, side, locale):
        s.aboard[load] = -1
    elif berths.carriers(s, load):
        berths.goes_aboard(s, load)
    else:
        s.group.remove(load)
        _dropped(s, side, load, locale)


# ---------------------------------------------------------------------------------------------------------- picking up


def refusals_pick_up(s: War, side: int, piece: int, paid: bool) -> list[Refusal]:
    """Why the force cannot pick up a piece where it is now [7.7a, 7.7b, 7.6c] (RULING-27)."""
    found = joining.refusals_join(s, side, piece)
    if not s.arrived:
        found.append(Refusal("7.7a", forces.here(s)))
    if not paid and s.points < 1:
        found.append(Refusal("7.7b", forces.here(s)))
    return found


def pick_up(s: War, side: int, piece: int) -> None:
    """A piece comes along; it makes no operation of its own any more [7.7a, 7.7c]."""
    for taken in joining.join(s, piece):
        s.acted[taken] = state.PICKED_UP
        if s.heard is not None:
            hidden = taken >= UNITS or s.force[taken]
            s.tell("picked-up", (taken, forces.here(s)), ("7.7a",), 1 << side if hidden else 3)


@dataclass(slots=True, frozen=True)
class PickingUp(Decision):
    """More that is picked up here by the same action, at no further cost [7.7b] (RULING-27)."""

    def clause(self) -> str:
        return "7.7b"

    def secret(self) -> bool:
        # who is left to be picked up lies under a marker, it may be
        return True

    def universe(self, s: War) -> list[int]:
        there = state.pieces_at(s, self.side, forces.here(s))
        return [verbs.DONE, *[verbs.PICK_UP + piece for piece in there if piece not in s.group and piece != s.leader]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c == verbs.DONE else refusals_pick_up(s, self.side, c - verbs.PICK_UP, True)

    def chosen(self, s: War, c: int) -> None:
        if c != verbs.DONE:
            pick_up(s, self.side, c - verbs.PICK_UP)
            s.then(self)


# ------------------------------------------------------------------------------------------------------------ stopping


def refusals_go_inside(s: War, side: int, target: int) -> list[Refusal]:
    """Why ships cannot run into a besieged port of theirs [7.11b, 9.0l] (RULING-75)."""
    locale = forces.here(s)
    if target != locale or not PORT[locale] or sides.master_of(s, locale) != side or not sides.is_besieged(s, target):
        return [Refusal("9.0l", locale)]
    return [Refusal("9.0l", locale)] if forces.marching(s) or not forces.fleets_in(s) else []


def go_inside(s: War, side: int, target: int) -> None:
    """Ships run into a besieged port and land what they carry: all are besieged too (RULING-75)."""
    for piece in (s.leader, *s.group):
        s.inside[piece] = target + 1
        s.aboard[piece] = -1
    s.tell("runs-in", (side, target), ("9.0l",))
    finish(s, side)


def call_off(s: War, side: int) -> None:
    """The leader gives up before he has done anything: he has operated, those who were to go with him have not."""
    s.acted[s.leader] = state.OPERATED
    s.group = []
    finish(s, side)


def stop(s: War, side: int, stay_aboard: bool) -> None:
    """The operation ends where the force is; cargo goes ashore unless its owner keeps it aboard (RULING-85)."""
    left = forces.force(s)
    if left and not stay_aboard:
        cargo.land_what_can(s, side, s.loc[left[0]])
    finish(s, side)


def finish(s: War, side: int) -> None:
    """Whoever was of the force has operated [4.1a, 4.1b]; where they stop the stacking limits hold [5.1f]."""
    left = forces.force(s)
    for piece in left:
        if s.acted[piece] == state.FRESH:
            s.acted[piece] = state.OPERATED
    places = sorted({s.loc[piece] for piece in left if 0 <= s.loc[piece] < LOCALES})
    s.leader = -1
    s.points = s.arrived = s.must_leave = s.within = s.fought = 0
    s.group = []
    s.sheltered = []
    s.evaded = []
    forces.clear_combat(s)
    boxes.tidy_boxes(s, side)
    s.then(*[Stacked(side, place) for place in places], Settle())


def goes_on_or_stops(s: War, side: int) -> None:
    """The force has come into its locale and leaves it, or stops, without land combat there [rev.21]."""
    if s.arrived and s.fought != state.FOUGHT_ON_LAND:
        goes_unopposed(s, side, forces.here(s))


def may_land(s: War, side: int) -> bool:
    """Whether stopping means going ashore for some of the cargo, so that one may wish to stay aboard."""
    aboard = forces.carried(s)
    return bool(aboard) and not cargo.refusals_ashore(s, side, s.loc[aboard[0]])


@dataclass(slots=True, frozen=True)
class Disembark(Decision):
    """The operation is over: who of the cargo stays aboard, the others go ashore (RULING-85) [7.4d]."""

    def clause(self) -> str:
        return "7.4d"

    def secret(self) -> bool:
        # what is aboard may lie under a marker
        return True

    def universe(self, s: War) -> list[int]:
        return [verbs.LAND_ALL, *[verbs.LAND + unit for unit in forces.carried(s)], verbs.STAY_ABOARD]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c in self.universe(s) else [Refusal("7.4d", s.loc[forces.carried(s)[0]])]

    def chosen(self, s: War, c: int) -> None:
        if c not in (verbs.LAND_ALL, verbs.STAY_ABOARD):
            s.aboard[c - verbs.LAND] = -1
            if may_land(s, self.side):
                s.then(self)
                return
        stop(s, self.side, c != verbs.LAND_ALL)


@dataclass(slots=True, frozen=True)
class Stacked(Step):
    """The stacking limits where a force has stopped [5.1f]; allies count together, enemies apart [5.1e]."""

    side: int
    locale: int

    def run(self, s: War) -> None:
        if len(state.pieces_at(s, self.side, self.locale)) <= STACKING.fleets:  # no limit is lower
            return
        for kind in (FLEETS, ARMIES):
            if sides.room_for(s, self.side, self.locale, kind == FLEETS) < 0:
                s.then(Excess(self.side, self.locale, kind), self)
                return


@dataclass(slots=True, frozen=True)
class Excess(Decision):
    """More units than may stay: their owner eliminates some until the limit is met [5.1f]."""

    locale: int
    kind: int

    def clause(self) -> str:
        return "5.1f"

    def universe(self, s: War) -> list[int]:
        fleets = self.kind == FLEETS
        units = state.fleets_at(s, self.side, self.locale) if fleets else sides.ashore_at(s, self.side, self.locale)
        return [verbs.LOSE + unit for unit in units]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c in self.universe(s) else [Refusal("5.1f", self.locale)]

    def chosen(self, s: War, c: int) -> None:
        unit = c - verbs.LOSE
        for piece in [unit, *state.cargo_of(s, unit)] if IS_NSP[unit] else [unit]:
            state.lift(s, piece, state.DEAD)
            s.tell("too-many", (piece, self.locale), ("5.1f",), 3 if piece < UNITS else 1 << state.side_of(s, piece))
