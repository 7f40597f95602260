"""Movement of a campaign turn: who sets out next, what begins and ends with the turn. Sections 14.1, 16.1, 16.8."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes, state, verbs
from polemos.games.peloponnesian_war.asking import has, mark
from polemos.games.peloponnesian_war.codes import BOTH, TARGETS
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import FLEET, FLEET_NUMBER, KIND, MOVEMENT, PIECES, UNITS
from polemos.games.peloponnesian_war.data.world import CITY_HEX, LAND
from polemos.games.peloponnesian_war.rules import places, stacking
from polemos.games.peloponnesian_war.rules.campaign import arrival, march, sailing, sea, stacks, storms
from polemos.games.peloponnesian_war.rules.cards import persia
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.rules.sieges import long_walls, upkeep
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB, when

OF_A_TURN = codes.MOVED | codes.RAIDED | codes.LANDED | codes.FROM_SEA | codes.SAILED | codes.TRIED | codes.FOUGHT
"""Marks that last for a campaign turn at most."""
FLEETS = sea.FLEETS
ENDS = (CITY_HEX[world.LECHAEUM], CITY_HEX[world.CENCHRAE])
"""The hexes at the ends of the drag way [16.8.1]."""


# ------------------------------------------------------------------------------------------------------ a campaign turn


@dataclass(slots=True, frozen=True)
class StartOfTurn(Step):
    """Nobody has raided, moved or fought yet in this campaign turn; which places are invested is noted [10.2.1c2]."""

    def run(self, s: War) -> None:
        s.marks = [marks & ~OF_A_TURN for marks in s.marks]
        s.start = [-1] * len(s.start)
        s.target_marks = [0] * TARGETS
        for place in {*s.loc}:
            target = places.target_here(s, place) if place >= 0 else NO_TARGET
            if target != NO_TARGET and places.is_invested(s, target):
                s.target_marks[target] = codes.INVESTED_BEFORE


@dataclass(slots=True, frozen=True)
class EndOfTurn(Step):
    """Storms meet fleets that have stayed at sea without moving [16.9a]; stacks without a leader spread [14.2.2]."""

    def run(self, s: War) -> None:
        s.then(*[step for side in BOTH for step in storms.blow(s, side, storms.at_anchor(s, side))], Mended())


@dataclass(slots=True, frozen=True)
class Mended(Step):
    """What the storms have left of sieges and stacks is put in order [10.4.5, 14.2.2]."""

    def run(self, s: War) -> None:
        for place in range(LAND, world.PLACES):
            for side in BOTH if s.at[place] else ():
                if not asking.units_at(s, side, place):
                    for leader in asking.leaders_at(s, side, place):
                        arrival.strand(s, leader)
        upkeep.mend(s)
        s.then(*stacking.spread_all(s, *BOTH))


@dataclass(slots=True, frozen=True)
class MovementPhase(Step):
    """A side moves and fights with everything, one stack after the other [14.1a, 14.1b].

    Its fleets that raided count for the sea again [15.5]; those that are at sea now fight worse [17.6c].
    """

    side: int

    def run(self, s: War) -> None:
        for unit in state.owned(s).units[self.side]:
            if s.loc[unit] >= 0:
                mark(s, unit, codes.RAIDED, False)
                mark(s, unit, codes.FROM_SEA, KIND[unit] == FLEET and s.loc[unit] >= LAND)
        s.then(SetOut(self.side), OutOfPersia(self.side))


@dataclass(slots=True, frozen=True)
class OutOfPersia(Step):
    """Who has not left the land of a satrap that is closed to him is destroyed [12.10.4] (RULING-118)."""

    side: int

    def run(self, s: War) -> None:
        persia.evict(s, self.side)


# ---------------------------------------------------------------------------------------------------- who sets out next


def dragged(s: War, side: int) -> int:
    """How many fleets of a side have been dragged over the Isthmus in this campaign turn [16.8.1]."""
    found = 0
    for end, other in (ENDS, ENDS[::-1]):
        for fleet in stacks.fleets_of(asking.units_at(s, side, end)):
            gone = has(s, fleet, codes.MOVED) and not has(s, fleet, codes.SAILED)
            found += gone and s.start[FLEET_NUMBER[fleet]] == other
    return found


def refusals_drag(s: War, side: int, fleet: int) -> list[Refusal]:
    """Why a fleet may not be dragged from one port of the Isthmus to the other [16.8.1]."""
    place = s.loc[fleet]
    if fleet not in FLEETS or place not in ENDS or not s.inside[fleet]:
        return [Refusal("16.8.1", place)]
    cities = (world.LECHAEUM, world.CENCHRAE)
    able = [places.city_friend(s, city) == side and not places.is_invested(s, city) for city in cities]
    found = [] if all(able) and dragged(s, side) < MOVEMENT.isthmus.fleets else [Refusal("16.8.1", place)]
    found += when(asking.cargo_of(s, fleet), "16.8.1", place)
    return found + stacks.refusals_stir(s, fleet)


def drag(s: War, side: int, fleet: int) -> None:
    """A fleet goes over the Isthmus; that is its whole move, and it builds no more [7.6.5b, 16.8.1]."""
    start = s.loc[fleet]
    long_walls.builder_moved(s, fleet)
    s.start[FLEET_NUMBER[fleet]] = start
    state.put(s, fleet, ENDS[1 - ENDS.index(start)], 1)
    mark(s, fleet, codes.MOVED)
    s.tell("dragged", (fleet, s.loc[fleet]), ("16.8.1",))


@dataclass(slots=True, frozen=True)
class SetOut(Decision):
    """Who sets out next, by land or by sea, or that nobody does any more [14.1b, 14.2.5, 16.1a]."""

    def clause(self) -> str:
        return "14.1b"

    def universe(self, s: War) -> list[int]:
        mine = [piece for piece in range(PIECES) if s.sides[piece] == self.side and s.loc[piece] >= 0]
        found = [verbs.DONE, *[verb + piece for piece in mine for verb in (verbs.MARCH, verbs.SAIL)]]
        return [*found, *[verbs.DRAG + piece for piece in mine if piece in FLEETS]]

    def options(self, s: War) -> list[int]:
        side, within, aboard, loc, marks = self.side, s.inside, s.aboard, s.loc, s.marks
        stays = codes.MOVED | (codes.FORAGING if s.turn == 1 else 0)
        mine = [piece for piece in state.owned(s).pieces[side] if loc[piece] >= 0 and not marks[piece] & stays]
        if s.held or s.becalmed:
            mine = [piece for piece in mine if stacks.can_stir(s, piece)]
        laden, barred = {*aboard}, self._barred(s, [piece for piece in mine if within[piece]])
        found = [verbs.DONE]
        sail, go = verbs.SAIL, verbs.MARCH
        for piece in mine:
            at = loc[piece]
            if piece in FLEETS:
                if piece not in laden:
                    found.append(sail + piece)
                if at in ENDS and not refusals_drag(s, side, piece):
                    found.append(verbs.DRAG + piece)
                continue
            if at < LAND and (piece >= UNITS or aboard[piece] < 0):
                if not within[piece] or at not in barred or not self._refusals_march(s, piece):
                    found.append(go + piece)
            if piece >= UNITS and not FLEETS.isdisjoint(s.at[at]) and not self._refusals_sail(s, piece):
                found.append(sail + piece)
        return found

    def _barred(self, s: War, pieces: list[int]) -> set[int]:
        """The hexes of some pieces inside where those inside are shut in."""
        loc, at, within, targets = s.loc, s.at, s.inside, s.targets
        places_held = {loc[piece] for piece in pieces}
        # where all are inside nobody stands before them
        beset = [place for place in places_held if not all(within[piece] for piece in at[place])]
        return {at for at in beset if targets[at] != NO_TARGET and places.is_invested(s, targets[at])}

    def refusals(self, s: War, c: int) -> list[Refusal]:
        verb, piece = c - c % VERB, c % VERB
        if verb == verbs.DONE:
            return []
        if s.sides[piece] != self.side or s.loc[piece] < 0:
            return [Refusal("4.4.1a")]
        if verb == verbs.DRAG:
            return refusals_drag(s, self.side, piece)
        found = stacks.refusals_stir(s, piece)
        return found + (self._refusals_march(s, piece) if verb == verbs.MARCH else self._refusals_sail(s, piece))

    def _refusals_march(self, s: War, piece: int) -> list[Refusal]:
        """Why a piece cannot set out by land: it is at sea, aboard, a fleet, or shut in with no way out [10.2.2d]."""
        place = s.loc[piece]
        if place >= LAND or piece in FLEETS:
            return [Refusal("8.4a", place)]
        if piece < UNITS and s.aboard[piece] >= 0:
            return [Refusal("16.1a", place)]
        target = stacks.shut_in(s, piece)
        if target == NO_TARGET or march.sallies(s, self.side, self._group(s, piece, False)):
            return []
        return [Refusal("10.2.2d", place), *([Refusal("16.1a", place)] if s.siege[target] else [])]

    def _refusals_sail(self, s: War, piece: int) -> list[Refusal]:
        """Why a piece cannot set out by sea: it is no fleet, nor a leader with fleets, or carries troops without one.

        [7.8.2, 14.3.2] (RULING-116)
        """
        place = s.loc[piece]
        if piece < UNITS:
            if piece not in FLEETS:
                return [Refusal("8.4a", place)]
            return [Refusal("7.8.2", place)] if asking.cargo_of(s, piece) else []
        fleets = stacks.fleets_of(self._group(s, piece, True))
        return [] if fleets else [Refusal("14.3.2", place)]

    def _group(self, s: War, piece: int, by_sea: bool) -> list[int]:
        """Who goes if a piece sets out: a leader with all who can go with him, a unit alone [14.2.5, 14.3.1]."""
        return stacks.company(s, self.side, piece, by_sea) if piece >= UNITS else [piece]

    def chosen(self, s: War, c: int) -> None:
        verb, piece = c - c % VERB, c % VERB
        if verb == verbs.DONE:
            return
        s.then(SetOut(self.side))
        if verb == verbs.DRAG:
            drag(s, self.side, piece)
        elif verb == verbs.MARCH:
            march.set_out(s, self.side, self._group(s, piece, False))
        else:
            sailing.put_out(s, self.side, self._group(s, piece, True))
