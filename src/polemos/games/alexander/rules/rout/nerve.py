"""Loss of nerve: all around a leader give ground; and units that bolts drive back [5.33b, scn.jaxartes.3]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data.facing import SIDES_OF_A_HEX
from polemos.games.alexander.data.ground import LEADER_GROUP, NEVER, NEXT, NOWHERE, direction_to, distance
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.tables import CH, EL, ON_FOOT, SK
from polemos.games.alexander.rules.consequences import later
from polemos.games.alexander.rules.field.scenario_rules import rout_edge
from polemos.games.alexander.rules.field.zones import aspect, covered, held
from polemos.games.alexander.rules.movement.move_costs import elephant_toll, in_formation, rise, wades
from polemos.games.alexander.rules.movement.move_legality import bars_charge
from polemos.games.alexander.rules.rolls import R_WITHDRAWAL
from polemos.games.alexander.rules.rout import flight, hits
from polemos.games.alexander.rules.rout.leader_accompanies import ask_leaders, enemy_leader_in, shift
from polemos.games.alexander.state import CHARGE, FINISHED, Battle, command_range, leaders_in, put_leader, setting
from polemos.kernel.flow import Step

_ORDERLY: Final = FILES.orderly_withdrawal.orderly
CASE_1: Final[int] = _ORDERLY.hits[0].hits
CASE_3: Final[int] = _ORDERLY.hits[2].hits
_PANIC: Final = FILES.activation.momentum
HEXES: Final[int] = _PANIC.panic_hexes
DIVISOR: Final[int] = _PANIC.panic_range_divisor
MISSING: Final[int] = _PANIC.panic_missing_hex_hits
NOBODY: Final = -1


@dataclass(slots=True, frozen=True)
class LossOfNerve(Step):
    """A leader loses his nerve: he and all unrouted units within half his range retreat two hexes, he is finished
    [5.33b].

    The unit nearest to the edge goes first, so that it makes room (RULING-9).
    """

    leader: int

    def run(self, s: Battle) -> None:
        m = self.leader
        g = setting(s)
        here = s.lead_loc[m]
        if here < 0:
            return
        s.tell("loses-nerve", (g.lead_gid[m],), ("5.33b",))
        s.rank[m] = FINISHED
        radius = (command_range(s, m) + DIVISOR - 1) // DIVISOR
        units: list[int] = []
        own = NOBODY
        for u in g.of_side[g.lead_side[m]]:
            if s.loc[u] >= 0 and not s.routed[u] and not s.beneath[u]:
                near = distance(here, s.loc[u])
                if s.tail[u] >= 0:
                    near = min(near, distance(here, s.tail[u]))
                if near <= radius:
                    units.append(u)
                    if near == 0:
                        own = u
        s.then(LeaderFallsBack(m, here))
        for u in reversed(flight.nearest_first(s, units)):
            s.then(FallBack(u, HEXES, 1, m if u == own else NOBODY))


def way_back(s: Battle, u: int, hexes: int) -> list[int]:
    """The hexes of the first half of a unit that retreats toward its edge: empty ones out of enemy zones (RULING-9); a
    charge formation keeps to open ground and within a level [9.74c] (RULING-103). The Jaxartes is entered with the
    first step only, and the unit stops there [scn.jaxartes.1] (RULING-131).
    """
    g = setting(s)
    field = g.field
    group = g.group[u]
    side = g.side[u]
    far = flight.to_edge(s.scenario, rout_edge(s, side), group)
    tail = -1
    if s.tail[u] >= 0:
        tail = next(d for d in range(SIDES_OF_A_HEX) if NEXT[6 * s.loc[u] + d] == s.tail[u])
    h = s.loc[u]
    charge = s.form[u] == CHARGE
    climb = 0
    found: list[int] = []
    while len(found) < hexes:
        best = -1
        least = (0, 0, 0, 0)
        for d in range(SIDES_OF_A_HEX):
            cost = 0
            shut = g.rafts and bool(found) and wades(s, h, NEXT[6 * h + tail] if tail >= 0 else -1, d)
            left = 0
            for a in (h, NEXT[6 * h + tail] if tail >= 0 else -1):
                if a < 0:
                    continue
                x = NEXT[6 * a + d]
                if x == NOWHERE or field.mp[group][field.step[6 * a + d]] == NEVER:
                    shut = True
                    break
                v = s.at[x]
                if (v >= 0 and v != u) or covered(s, x, 1 - side) or enemy_leader_in(s, x, side):
                    shut = True
                    break
                if charge and bars_charge(s, a, d, climb, 0):
                    shut = True
                    break
                cost = max(cost, field.mp[group][field.step[6 * a + d]])
                left += far[x] - far[a]
            if shut or left >= 0:
                continue
            x = NEXT[6 * h + d]
            rank = (elephant_toll(s, u, x), cost, -aspect(s, u, x) if h == s.loc[u] else 0, x)
            if best < 0 or rank < least:
                best = x
                least = rank
        if best < 0:
            break
        climb += rise(s, h, best)
        afloat = g.rafts and wades(s, h, NEXT[6 * h + tail] if tail >= 0 else -1, direction_to(h, best))
        h = best
        found.append(h)
        if afloat:
            break
    return found


@dataclass(slots=True, frozen=True)
class FallBack(Step):
    """A unit retreats so many hexes toward its edge, or as far as it can, keeping its facing [5.33b, scn.jaxartes.3].

    It is shot at if it leaves a zone of control, and may enter rough ground (RULING-103).
    after: 1 if it pays for the withdrawal, and for every hex that it cannot go (RULING-9); leader: one who goes with
    it unasked.
    """

    unit: int
    hexes: int
    after: int
    leader: int = NOBODY

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return
        way = way_back(s, u, self.hexes)
        falls = FallsBack(u, self.hexes, self.after, self.leader)
        if way and held(s, u):
            tail = -1
            if s.tail[u] >= 0:
                tail = NEXT[6 * s.tail[u] + direction_to(s.loc[u], way[0])]
            s.then(later("Leaving", u, way[0], tail), falls)
        else:
            falls.run(s)


@dataclass(slots=True, frozen=True)
class FallsBack(Step):
    """The retreat is made: hits of the ground as the formation takes them, of elephants beside the way, of hexes
    missed, of the withdrawal; then the check [5.33b, 6.62b, 6.72b, 6.72d, 9.15b].
    """

    unit: int
    hexes: int
    after: int
    leader: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return
        g = setting(s)
        kind = g.kind[u]
        h = s.loc[u]
        t = s.tail[u]
        way = way_back(s, u, self.hexes)
        toll = 0
        here, second = h, t
        for x in way:
            d = direction_to(here, x)
            step = g.field.crossing_hits(here, d, g.group[u])
            if second >= 0:
                step = max(step, g.field.crossing_hits(second, d, g.group[u]))
                second = NEXT[6 * second + d]
            toll += in_formation(s, u, step) + elephant_toll(s, u, x)
            here = x
        if way:
            shift(s, u, here, second)
            s.tell("fell-back", (g.gid[u], h, here), ("5.33b" if self.after else "scn.jaxartes.3",))
        if self.after and kind != SK:
            s.then(hits.Check(u, R_WITHDRAWAL, CASE_3))
        if way and kind == EL:
            s.then(later("Frightened", u))
        if self.after:
            toll += MISSING * (self.hexes - len(way))
            if kind == CH or (ON_FOOT[kind] and kind != SK):
                toll += CASE_1
        lower = s.deep[u]
        if lower >= 0:
            s.then(Suffers(lower, toll, self.after))
        s.then(Suffers(u, toll, self.after))
        if self.leader != NOBODY and self.leader in leaders_in(s, h) + (leaders_in(s, t) if t >= 0 else []):
            put_leader(s, self.leader, here)
        if way:
            ask_leaders(s, u, h, t)


@dataclass(slots=True, frozen=True)
class Suffers(Step):
    """A unit takes the hits of its retreat; one that bolts drive back those of the ground alone [5.33b, 6.22b]
    (RULING-65).
    """

    unit: int
    number: int
    after: int

    def run(self, s: Battle) -> None:
        # one that has just routed with the other phalanx of its double depth takes no hits for its movement [10.25a]
        if not s.routed[self.unit]:
            hits.hurt(s, self.unit, self.number, "5.33b" if self.after else "6.22b")


@dataclass(slots=True, frozen=True)
class LeaderFallsBack(Step):
    """A leader who has lost his nerve goes back toward his edge, hex by hex: what his unit has not taken him of the way
    he goes alone [5.33b].

    start: the hex where he lost it.
    """

    leader: int
    start: int

    def run(self, s: Battle) -> None:
        m = self.leader
        h = s.lead_loc[m]
        if h < 0 or distance(self.start, h) >= HEXES:
            return
        g = setting(s)
        side = g.lead_side[m]
        far = flight.to_edge(s.scenario, rout_edge(s, side), LEADER_GROUP)
        best = -1
        for d in range(SIDES_OF_A_HEX):
            x = NEXT[6 * h + d]
            if x == NOWHERE or far[x] >= far[h] or g.field.mp[LEADER_GROUP][g.field.step[6 * h + d]] == NEVER:
                continue
            v = s.at[x]
            if (v >= 0 and g.side[v] != side) or covered(s, x, 1 - side) or enemy_leader_in(s, x, side):
                continue
            if best < 0 or x < best:
                best = x
        if best >= 0:
            s.tell("leader-back", (g.lead_gid[m], h, best), ("5.33b",))
            put_leader(s, m, best)
            s.then(LeaderFallsBack(m, self.start))
