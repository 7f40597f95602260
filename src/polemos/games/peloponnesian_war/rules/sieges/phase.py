"""Phase E: sieges are lifted, resolved and begun. Section 10.3 to 10.7."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.asking import marked
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import NEITHER, SIEGE, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES
from polemos.games.peloponnesian_war.rules import losses, places
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.rules.rolls import R_SIEGE, Roll
from polemos.games.peloponnesian_war.rules.sieges import capture, upkeep
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB, unless, when
from polemos.wargame.reckoning import Term, total

# what is added to a siege roll, in the order of 10.5.2
A_COUNT: Final = 0
A_WALLS: Final = 1
A_EMPTY: Final = 2
A_NUMBERS: Final = 3
A_ALLEGIANCE: Final = 4
A_REVOLT: Final = 5
A_LEADER: Final = 6
A_ENGINEERS: Final = 7


@dataclass(slots=True, frozen=True)
class SiegePhase(Step):
    """Phase E of a side: sieges that cannot be kept up are lifted, those of earlier seasons resolved, others begun.

    [10.3.1]
    """

    side: int

    def run(self, s: War) -> None:
        upkeep.mend(s)
        s.then(
            *[ResolveSiege(self.side, target) for target in due(s, self.side)],
            BeginSieges(self.side),
            EndOfSieges(self.side),
        )


@dataclass(slots=True, frozen=True)
class EndOfSieges(Step):
    """Engineers of the season before whom a side has not used are lost [12.8b] (RULING-134)."""

    side: int

    def run(self, s: War) -> None:
        s.tokens[2 * codes.ENGINEERS + self.side] = 0


def due(s: War, side: int) -> list[int]:
    """The sieges of a side that were begun in an earlier season turn [10.3.1]; one for both ends of Long Walls."""
    now = asking.season_number(s)
    mine = [t for t, count in enumerate(s.siege) if count and s.besieger[t] == side and s.since[t] < now]
    return [target for target in mine if upkeep.ends_of(s, target)[0] == target]


def defender_of(s: War, ends: list[int]) -> int:
    """Who has units or leaders inside a besieged place, NEITHER if nobody has."""
    for end in ends:
        for piece in s.at[places.place_of(s, end)]:
            if s.inside[piece]:
                return s.sides[piece]
    return NEITHER


# ------------------------------------------------------------------------------------------------------ the siege roll


def larger_of(s: War, ends: list[int]) -> int:
    """Of two places joined by Long Walls the larger one, whose size and walls tell [10.3.4]; a fort is the smallest.

    (RULING-92)
    """
    return max(ends, key=lambda end: (world.SIZE[end] if end < CITIES else -1, -end))


def terms(s: War, target: int) -> list[Term]:
    """What is added to a siege roll, the engineers apart [10.5.2]."""
    ends = upkeep.ends_of(s, target)
    main = larger_of(s, ends)
    inside = sum([len(places.units_inside(s, end)) for end in ends])
    points = sum([s.garrison[end] for end in ends if end < CITIES])
    outside = sum([len(asking.land_outside(s, s.besieger[target], places.place_of(s, end))) for end in ends])
    found = [(A_COUNT, s.siege[target] - 1), (A_WALLS, _walls(s, main))]
    if not inside:
        found.append((A_EMPTY, SIEGE.modifier.empty))
    if outside >= SIEGE.ratio * (inside + points):
        found.append((A_NUMBERS, SIEGE.modifier.three_to_one))
    found += [(A_ALLEGIANCE, _allegiance(s, main)), (A_REVOLT, _revolt(s, main))]
    if any(piece >= UNITS and s.inside[piece] for end in ends for piece in s.at[places.place_of(s, end)]):
        found.append((A_LEADER, SIEGE.modifier.leader))
    return [Term(what, value, "10.5.2") for what, value in found if value]


def _walls(s: War, target: int) -> int:
    if target >= CITIES:
        return SIEGE.modifier.fort
    return SIEGE.modifier.walls[world.SIZE[target]] if s.walls[target] else SIEGE.modifier.no_walls


def _allegiance(s: War, target: int) -> int:
    """Whether the region loves a defender who controls it."""
    region = places.region_of(s, target)
    if region < 0 or s.controller[region] != places.holds_out(s, target):
        return 0
    if s.al[region] <= SIEGE.modifier.disloyal_most:
        return SIEGE.modifier.disloyal
    return SIEGE.modifier.loyal if s.al[region] >= SIEGE.modifier.loyal_least else 0


def _revolt(s: War, target: int) -> int:
    """Whether the region loves the controller who besieges its city in revolt."""
    if target >= CITIES or not marked(s, target, codes.REVOLTED):
        return 0
    region = places.region_of(s, target)
    if s.controller[region] != s.besieger[target]:
        return 0
    if s.al[region] >= SIEGE.modifier.rebel_friend_least:
        return SIEGE.modifier.rebel_friend
    return SIEGE.modifier.rebel_foe if s.al[region] <= SIEGE.modifier.rebel_foe_most else 0


def takes(face: int, added: int) -> bool:
    """Whether a die takes a besieged place with what is added to it [10.5.1]."""
    return face != SIEGE.fails_on and face + added >= SIEGE.falls_at


def starves(face: int, added: int) -> bool:
    """Whether a die costs the besieged a unit [10.5.1] (RULING-94)."""
    return face != SIEGE.fails_on and face + added == SIEGE.hunger_at


# ----------------------------------------------------------------------------------------------------- a siege resolved


@dataclass(slots=True, frozen=True)
class ResolveSiege(Step):
    """A siege is resolved: the place may be given up, then the die is rolled [10.5.1, 10.6.2]."""

    side: int
    target: int

    def run(self, s: War) -> None:
        if not s.siege[self.target] or s.besieger[self.target] != self.side:
            return
        defender = defender_of(s, upkeep.ends_of(s, self.target))
        if defender == NEITHER:
            s.then(SiegeEngineers(self.side, self.target))
        else:
            s.then(Surrender(defender, self.target))


@dataclass(slots=True, frozen=True)
class Surrender(Decision):
    """Whether a besieged place is given up before the die is rolled [10.6.2]; asked if anybody is there to be saved."""

    target: int

    def clause(self) -> str:
        return "10.6.2"

    def universe(self, s: War) -> list[int]:
        return [verbs.HOLD_OUT, verbs.GIVE_UP]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return []

    def chosen(self, s: War, c: int) -> None:
        besieger = s.besieger[self.target]
        if c == verbs.HOLD_OUT:
            s.then(SiegeEngineers(besieger, self.target))
            return
        s.tell("surrendered", (self.side, places.stronghold(s, self.target)), ("10.6.2",))
        ends = upkeep.ends_of(s, self.target)
        for end in ends:
            capture.march_out(s, end)
        falls(s, besieger, ends, "10.6.2")


@dataclass(slots=True, frozen=True)
class SiegeEngineers(Decision):
    """Whether the besieger spends an engineers token on a siege roll [18.2.3, 12.8b]."""

    target: int

    def clause(self) -> str:
        return "18.2.3"

    def universe(self, s: War) -> list[int]:
        return [verbs.NO_ENGINEERS, verbs.ENGINEERS]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c == verbs.NO_ENGINEERS or s.tokens[2 * codes.ENGINEERS + self.side] > 0, "18.2.3")

    def chosen(self, s: War, c: int) -> None:
        helped = int(c == verbs.ENGINEERS)
        s.tokens[2 * codes.ENGINEERS + self.side] -= helped
        if helped:
            s.tell("engineers", (self.side, places.stronghold(s, self.target)), ("18.2.3",))
        s.then(Roll(self.side, R_SIEGE), ReadSiege(self.side, self.target, helped))


@dataclass(slots=True, frozen=True)
class ReadSiege(Step):
    """What a siege roll comes to: the place falls, or the siege goes on, perhaps with a unit lost to hunger [10.5.1].

    helped: 1 if engineers add to it.
    """

    side: int
    target: int
    helped: int

    def run(self, s: War) -> None:
        face = s.rolled.pop()
        added = total(terms(s, self.target)) + self.helped * SIEGE.modifier.engineers
        s.tell("siege-roll", (places.stronghold(s, self.target), face + added), ("10.5.1", "10.5.2"))
        ends = upkeep.ends_of(s, self.target)
        if takes(face, added):
            falls(s, self.side, ends, "10.6.1")
            return
        for end in ends:
            s.siege[end] = 1 + min(s.siege[end], SIEGE.most)
        s.tell("siege-goes-on", (places.stronghold(s, self.target), s.siege[self.target] - 1), ("10.5.1",))
        defender = defender_of(s, ends)
        if starves(face, added) and defender != NEITHER:
            s.then(Hunger(defender, self.target))


@dataclass(slots=True, frozen=True)
class Hunger(Decision):
    """Which unit inside a besieged place the defender loses to hunger [10.5.1]; of units that are alike one is named.

    A fort whose last unit starves has nobody to defend it: the besieger takes it at once [11.5a].
    """

    target: int

    def clause(self) -> str:
        return "10.5.1"

    def universe(self, s: War) -> list[int]:
        found: dict[tuple[int, int], int] = {}
        for end in upkeep.ends_of(s, self.target):
            for unit in places.units_inside(s, end):
                found.setdefault((end, tables.UNIT_ROW[unit]), verbs.STARVE + unit)
        return list(found.values())

    def chosen(self, s: War, c: int) -> None:
        losses.destroy(s, c % VERB, "10.5.1", trapped=True)
        for end in upkeep.ends_of(s, self.target):
            if end >= CITIES and not places.is_manned(s, end):
                capture.capture(s, end, s.besieger[end], "11.5a", stormed=True)
        upkeep.mend(s)


def falls(s: War, side: int, ends: list[int], clause: str) -> None:
    """A besieged place falls, both ends of Long Walls together [10.6.1, 10.3.4]."""
    for end in ends:
        capture.capture(s, end, side, clause, stormed=True)
    upkeep.mend(s)


# --------------------------------------------------------------------------------------------------- sieges are begun


def refusals_besiege(s: War, side: int, target: int) -> list[Refusal]:
    """Why a side may not begin a siege: it has not invested the place [10.1], has too few units or fleets there
    [10.3.2, 10.3.3], lacks something at the other end of Long Walls [10.3.4], or besieges it already [10.3.5].

    A fort with nobody in it is taken over rather than besieged [11.5a]; a city of Helots in uprising is taken by
    assault alone [card.helots] (RULING-93).
    """
    if target >= codes.TARGETS or (target >= CITIES and s.fort_at[target - CITIES] < 0):
        return [Refusal("10.1")]
    found = upkeep.all_shortcomings(s, side, target)
    place = places.place_of(s, target)
    found += when(s.siege[target], "10.3.5", place)
    found += when(not places.is_manned(s, target), "11.5a", place)
    found += when(target < CITIES and marked(s, target, codes.DESTROYED), "11.3b", place)
    return found + when(target < CITIES and marked(s, target, codes.HELOTS), "card.helots", place)


def refusals_lift(s: War, side: int, target: int) -> list[Refusal]:
    """Why a side may not lift a siege: it is not its own [10.7.1], or was begun just now [10.3.1]."""
    if target >= codes.TARGETS or not s.siege[target] or s.besieger[target] != side:
        return [Refusal("10.7.1")]
    return unless(s.since[target] != asking.season_number(s), "10.3.1", places.place_of(s, target))


@dataclass(slots=True, frozen=True)
class BeginSieges(Decision):
    """Which of his investments a player turns into sieges, and which sieges he lifts [10.3.1, 10.3.5, 10.7.1].

    (RULING-91)
    """

    def clause(self) -> str:
        return "10.3.5"

    def universe(self, s: War) -> list[int]:
        hexes = {s.loc[u] for u in range(UNITS) if s.sides[u] == self.side and 0 <= s.loc[u] < world.LAND}
        here = sorted([places.target_here(s, place) for place in hexes])
        found = [verbs.BESIEGE + t for t in here if t != NO_TARGET and places.is_hostile(s, t, self.side)]
        found += [verbs.LIFT + t for t, count in enumerate(s.siege) if count and s.besieger[t] == self.side]
        return [*found, verbs.DONE]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        verb, target = c - c % VERB, c % VERB
        if verb == verbs.BESIEGE:
            return refusals_besiege(s, self.side, target)
        return refusals_lift(s, self.side, target) if verb == verbs.LIFT else []

    def chosen(self, s: War, c: int) -> None:
        verb, target = c - c % VERB, c % VERB
        if verb == verbs.DONE:
            return
        if verb == verbs.LIFT:
            upkeep.lift(s, target, "10.7.1")
        else:
            begin(s, self.side, target)
        s.then(self)


def begin(s: War, side: int, target: int) -> None:
    """A Siege marker with season count 0 is put on a place, or on both ends of Long Walls [10.3.4, 10.3.5]."""
    for end in upkeep.ends_of(s, target):
        s.siege[end] = 1
        s.besieger[end] = side
        s.since[end] = asking.season_number(s)
    s.tell("siege-begins", (side, places.stronghold(s, target)), ("10.3.5",))
