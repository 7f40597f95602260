"""Strategic redeployment: pieces go to safe places at the end of a turn. Section 2 (D2)."""

from dataclasses import dataclass

from polemos.games.syracuse.data import world
from polemos.games.syracuse.data.tables import BUILT, IS_LAND, IS_LEADER, IS_SHIP, UNIT_SIDE, UNITS, UNITS_OF
from polemos.games.syracuse.data.world import CAMP, CATANIA, CITY, FORT_COUNT, OF_CHAIN, PLACES, WET, ZONE_OF, ZONES
from polemos.games.syracuse.rules.battle.losses import berths, room, space_for
from polemos.games.syracuse.rules.movement.movement import is_foe
from polemos.games.syracuse.rules.refusing import NOWHERE, pieces, places, zone_of
from polemos.games.syracuse.state import Decision, Refusal, Siege, Step, fleet_strength, holds_fort, is_port, pf, put
from polemos.games.syracuse.verbs import DONE, REDEPLOY, STAY, TAKE
from polemos.kernel.flow import VERB, when


def safe_places(s: Siege, side: int) -> list[int]:
    """Where a side may redeploy to: fortified zones, forts and ports under its control, for Athens also Catania.

    [2.D2.a, 2.D2.b]
    """
    found: list[int] = []
    if side == world.SYRACUSE:
        found.append(CITY)
    elif s.chain != BUILT:
        found.append(CATANIA)
    found += [zone for zone in world.SEA_PORTS[side] if is_port(s, side, zone)]
    found += [ZONES + fort for fort in range(FORT_COUNT) if holds_fort(s, side, fort)]
    if side == world.ATHENS and s.camp == BUILT:
        found.append(CAMP)
    return sorted(found)


def invested(s: Siege, side: int, place: int) -> bool:
    """Whether a fort of a side is shut in: the enemy around it, and none of its own (RULING-12)."""
    if not ZONES <= place < ZONES + FORT_COUNT or s.option_set.free_garrisons:
        return False
    zone = world.FORT_ZONE[place - ZONES]
    return is_foe(s, side, zone) and not s.field[side * PLACES + zone]


def barred(s: Siege, old: int, place: int) -> bool:
    """Whether a built chain parts two zones from each other for ships [3.move.e]."""
    return (
        s.chain == BUILT and OF_CHAIN[old] != OF_CHAIN[place] and world.EITHER not in (OF_CHAIN[old], OF_CHAIN[place])
    )


def refusals_redeploy(s: Siege, side: int, u: int, place: int) -> list[Refusal]:
    """Why a piece may not redeploy to a place."""
    old = s.loc[u]
    if place not in safe_places(s, side):
        clause = "2.D2.b" if place == CATANIA else "2.D2.a"
        return [Refusal(clause, ZONE_OF[place])]
    found = refusals_leaving(s, side, u)
    if place == old:
        found.append(Refusal("2.D2.a", ZONE_OF[place]))
    found += when(place < ZONES and is_foe(s, side, place), "2.D2.a", place)
    if invested(s, side, place):
        found.append(Refusal("2.D2.a", ZONE_OF[place]))
    wet = place < ZONES and WET[place]
    found += when(IS_SHIP[u] and not wet and place != CATANIA, "3.move.c", place)
    found += when(IS_LAND[u] and wet, "3.move.b", place)
    found += when(IS_LEADER[u] and wet and not s.field[side * PLACES + place], "3.sea.e", place)
    if not IS_LEADER[u] and not room(s, side, place, u):
        found.append(Refusal("3.stack.f" if place == CAMP else "3.stack.h", ZONE_OF[place]))
    found += when(IS_SHIP[u] and place < ZONES and barred(s, old, place), "3.move.e", place)
    if IS_LAND[u] and CATANIA in (old, place) and s.cp + pf(s, u) > fleet_strength(s):
        found.append(Refusal("2.D2.b", CATANIA))
    return found


def refusals_leaving(s: Siege, side: int, u: int) -> list[Refusal]:
    """Why a piece may not leave where it is: a sick leader [event.23b], a garrison shut in, the last ship of a leader.

    [2.D2.a, 3.sea.e]
    """
    old = s.loc[u]
    found: list[Refusal] = []
    if s.stuck[u]:
        found.append(Refusal("event.23b", ZONE_OF[old]))
    if old >= ZONES and invested(s, side, old):
        found.append(Refusal("2.D2.a", ZONE_OF[old]))
    return found + when(IS_SHIP[u] and _strands(s, side, old, u), "3.sea.e", old)


def aboard(s: Siege, side: int, old: int, u: int) -> list[int]:
    """Leaders at sea whose last ship a unit is: they go with it (RULING-5)."""
    i = side * PLACES + old
    return [v for v in s.at[i] if v != u] if WET[old] and s.field[i] == 1 else []


def _strands(s: Siege, side: int, old: int, u: int) -> bool:
    """Whether the last ship would leave a leader at sea who has redeployed already [3.sea.e]."""
    return any(v in s.picked for v in aboard(s, side, old, u))


class Havens:
    """Where the pieces of a side may redeploy to: found once for all of them, and the same as `refusals_redeploy` says.

    By kind of piece, the safe places that the enemy leaves open to it; those of land units have room for one more.
    """

    __slots__ = ("ferry", "land", "leaders", "ships", "side")

    side: int
    land: list[int]
    leaders: list[int]
    ships: list[tuple[int, int]]
    """With the PF that still fit into each."""
    ferry: int
    """PF that ships can still carry to and from Catania [2.D2.b]."""

    def __init__(self, s: Siege, side: int) -> None:
        self.side = side
        self.land, self.leaders, self.ships = [], [], []
        # Catania is a place of Athens alone
        self.ferry = fleet_strength(s) - s.cp if side == world.ATHENS else 0
        for place in safe_places(s, side):
            if is_foe(s, side, place) if place < ZONES else invested(s, side, place):
                continue
            wet = place < ZONES and WET[place]
            if wet or place == CATANIA:
                self.ships.append((place, berths(s, side, place)))
            if not wet or s.field[side * PLACES + place]:
                self.leaders.append(place)
            if not wet and space_for(s, side, place, 1):
                self.land.append(place)

    def of(self, s: Siege, u: int) -> list[int]:
        """Places to which a piece may redeploy, ascending."""
        old = s.loc[u]
        if self._stays(s, u, old):
            return []
        if IS_LEADER[u]:
            return [place for place in self.leaders if place != old]
        if IS_SHIP[u]:
            size = pf(s, u)
            return [p for p, fits in self.ships if p != old and size <= fits and not barred(s, old, p)]
        if pf(s, u) <= self.ferry:
            return [place for place in self.land if place != old]
        return [] if old == CATANIA else [place for place in self.land if place not in (old, CATANIA)]

    def open_to(self, s: Siege, u: int) -> bool:
        """Whether there is any such place, for which nobody needs a list."""
        old = s.loc[u]
        if self._stays(s, u, old):
            return False
        if IS_LEADER[u]:
            return len(self.leaders) > (old in self.leaders)
        if IS_SHIP[u]:
            return self._berth(s, old, pf(s, u)) != NOWHERE
        if pf(s, u) <= self.ferry:
            return len(self.land) > (old in self.land)
        return old != CATANIA and len(self.land) > (old in self.land) + (CATANIA in self.land)

    def _berth(self, s: Siege, old: int, size: int) -> int:
        """The first place that takes so many PF of ships, NOWHERE if none does."""
        for place, fits in self.ships:
            if place != old and size <= fits and not barred(s, old, place):
                return place
        return NOWHERE

    def _stays(self, s: Siege, u: int, old: int) -> bool:
        """Whether something keeps a piece where it is, as `refusals_leaving` says."""
        if old >= ZONES and invested(s, self.side, old):
            return True
        return s.stuck[u] > 0 or (IS_SHIP[u] > 0 and _strands(s, self.side, old, u))


@dataclass(slots=True, frozen=True)
class Redeployment(Step):
    """A side redeploys its leaders and units on the map, each once at most [2.D2.a].

    `s.picked` lists who has, `s.cp` the PF that ships have carried to and from Catania [2.D2.b].
    """

    side: int

    def run(self, s: Siege) -> None:
        s.picked = []
        s.cp = 0
        s.group = []
        s.then(ChoosePiece(self.side))


@dataclass(slots=True, frozen=True)
class ChoosePiece(Decision):
    """The next piece that redeploys [2.D2.a]."""

    def clause(self) -> str:
        return "2.D2.a"

    def universe(self, s: Siege) -> list[int]:
        return [*pieces(TAKE, []), DONE]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        u = c - TAKE
        if c == DONE:
            return []
        if not 0 <= u < UNITS or UNIT_SIDE[u] != self.side or s.loc[u] < 0 or u in s.picked:
            return [Refusal("2.D2.a", zone_of(s, u))]
        if Havens(s, self.side).of(s, u):
            return []
        # what keeps it where it is, or else what keeps it out of each safe place
        elsewhere = [place for place in safe_places(s, self.side) if place != s.loc[u]]
        shut = [r for place in elsewhere for r in refusals_redeploy(s, self.side, u, place)]
        return refusals_leaving(s, self.side, u) or shut or [Refusal("2.D2.a", zone_of(s, u))]

    def options(self, s: Siege) -> list[int]:
        picked = s.picked
        havens = Havens(s, self.side)
        found = [TAKE + u for u in UNITS_OF[self.side] if s.loc[u] >= 0 and u not in picked and havens.open_to(s, u)]
        return [*found, DONE]

    def chosen(self, s: Siege, c: int) -> None:
        if c == DONE:
            s.picked = []
            s.cp = 0
            return
        s.then(ChoosePlace(self.side, c % VERB), self)


@dataclass(slots=True, frozen=True)
class ChoosePlace(Decision):
    """Where the piece goes, or that it stays where it is [2.D2.a, 2.D2.b]."""

    unit: int

    def clause(self) -> str:
        return "2.D2.a"

    def universe(self, s: Siege) -> list[int]:
        return [*places(REDEPLOY), STAY]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        if c == STAY:
            return []
        if not REDEPLOY <= c < REDEPLOY + PLACES:
            return [Refusal("2.D2.a")]
        return refusals_redeploy(s, self.side, self.unit, c - REDEPLOY)

    def options(self, s: Siege) -> list[int]:
        return [REDEPLOY + place for place in Havens(s, self.side).of(s, self.unit)] + [STAY]

    def chosen(self, s: Siege, c: int) -> None:
        u = self.unit
        s.picked.append(u)
        if c == STAY:
            return
        place = c % VERB
        old = s.loc[u]
        if IS_LAND[u] and CATANIA in (old, place):
            s.cp += pf(s, u)
        party = [u, *aboard(s, self.side, old, u)] if IS_SHIP[u] else [u]
        s.picked += party[1:]
        for v in party:
            s.tell("redeployed", (v, old, place), ("2.D2.a",))
            put(s, v, place)
