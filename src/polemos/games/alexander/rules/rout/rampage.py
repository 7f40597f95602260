"""Elephants that rout run wild, three hexes at a time, over friend and foe [9.14]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data.facing import FRONT, SIDES_OF_A_HEX
from polemos.games.alexander.data.ground import NEVER, NEXT, NOWHERE, OFF, distance
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.tables import CAVALRY, CH
from polemos.games.alexander.rules.field import encounters
from polemos.games.alexander.rules.field.zones import aspect
from polemos.games.alexander.rules.reactions import leader_withdrawal, orderly_withdrawal
from polemos.games.alexander.rules.rolls import R_RAMPAGE, R_TOWARD, Roll
from polemos.games.alexander.rules.rout import flight, hits, losses
from polemos.games.alexander.state import GONE, Battle, leaders_in, leaders_with, next_leader, put, put_leader, setting
from polemos.games.alexander.verbs import FOLLOW, STAND
from polemos.kernel.flow import Decision, Step

_TABLE: Final = FILES.elephants_chariots.rampage
KILLED_ON: Final[tuple[int, ...]] = _TABLE.eliminated_on
BEARING: Final[dict[int, int]] = {int(die): b for die, b in _TABLE.roll_bearing_from_north_facing.items()}
"""By die: degrees from the facing that stands for north."""
HEXES: Final[int] = _TABLE.hexes_per_roll
ROLLS: Final[int] = _TABLE.max_rolls
LONELY: Final[int] = _TABLE.eliminated_if_nearest_unit_at_least
_HITS: Final = _TABLE.trample_hits
_DEGREES: Final = 60
_FACES: Final = 10


def start(s: Battle, u: int) -> None:
    """An elephant unit has routed and will rampage; one rampage is finished before another begins [9.14a, 9.14p]."""
    side = setting(s).side[u]
    first = Aboard(side, u, next_leader(s, u, -1), 0)
    for i in range(len(s.agenda)):
        if isinstance(s.agenda[i], (Rampage, Rampaging, Toward, Running, RollOver)):
            s.agenda.insert(i, first)
            return
    s.then(first)


@dataclass(slots=True, frozen=True)
class Aboard(Decision):
    """A leader on elephants that run wild stays on them or gets off [9.14a, 10.28]."""

    unit: int
    leader: int
    going: int

    def clause(self) -> str:
        return "10.28"

    def universe(self, s: Battle) -> list[int]:
        return [FOLLOW, STAND]

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] < 0:
            return
        if self.leader < 0:
            s.then(Rampage(self.unit, 0, self.going))
            return
        Decision.run(self, s)

    def chosen(self, s: Battle, c: int) -> None:
        going = self.going | (1 << self.leader if c == FOLLOW else 0)
        s.then(Aboard(self.side, self.unit, next_leader(s, self.unit, self.leader), going))


@dataclass(slots=True, frozen=True)
class Rampage(Step):
    """Elephants run wild: the next roll, or after so many the end [9.14a, 9.14l, 9.14n].

    number: rolls already carried out; going: bits of the leaders on them.
    """

    unit: int
    number: int = 0
    going: int = 0

    def run(self, s: Battle) -> None:
        u = self.unit
        g = setting(s)
        if s.loc[u] < 0:
            return
        if self.number > 0 and flight.closest(s, s.loc[u], _others(s, u)) >= LONELY:
            losses.eliminate(s, u, losses.C_FAR)
        elif self.number >= ROLLS:
            losses.eliminate(s, u, losses.C_SPENT)
        else:
            s.then(Roll(g.side[u], R_RAMPAGE, g.gid[u]), Rampaging(u, self.number, self.going))


def _others(s: Battle, u: int) -> list[int]:
    return [v for v in range(setting(s).units) if v != u and s.loc[v] >= 0]


@dataclass(slots=True, frozen=True)
class Rampaging(Step):
    """What the roll says: dead, a direction, or toward friends [9.14b, 9.14c, 9.14d, 9.14e].

    Every roll is a new move: whoever would not give way before the last one may before this [6.71e].
    """

    unit: int
    number: int
    going: int

    def run(self, s: Battle) -> None:
        u = self.unit
        g = setting(s)
        die = s.rolled.pop()
        if die in KILLED_ON:
            losses.eliminate(s, u, losses.C_MAHOUTS)
            return
        encounters.new_move(s, u)
        s.then(Rampage(u, self.number + 1, self.going))
        if die in BEARING:
            s.then(Running(u, (g.field.north * 30 + BEARING[die]) // _DEGREES % SIDES_OF_A_HEX, HEXES, self.going))
            return
        ways = _toward_friends(s, u)
        if len(ways) == 1:
            s.then(Running(u, ways[0], HEXES, self.going))
        elif ways:
            s.then(Roll(g.side[u], R_TOWARD, g.gid[u]), Toward(u, self.going))


def _toward_friends(s: Battle, u: int) -> list[int]:
    """The directions of the straight run that comes nearest to the nearest friendly units (RULING-31)."""
    g = setting(s)
    here = s.loc[u]
    friends = [v for v in _others(s, u) if g.side[v] == g.side[u]]
    least = flight.closest(s, here, friends)
    found: list[int] = []
    for v in friends:
        for x in (s.loc[v], s.tail[v]):
            if x >= 0 and distance(here, x) == least:
                near = [_after(here, d, min(HEXES, least), x) for d in range(SIDES_OF_A_HEX)]
                found += [d for d in range(SIDES_OF_A_HEX) if near[d] == min(near) and d not in found]
    return sorted(found)


def _after(hex_: int, direction: int, steps: int, goal: int) -> int:
    """How far the goal is after so many hexes straight on."""
    for _ in range(steps):
        if NEXT[6 * hex_ + direction] == NOWHERE:
            break
        hex_ = NEXT[6 * hex_ + direction]
    return distance(hex_, goal)


@dataclass(slots=True, frozen=True)
class Toward(Step):
    """Several friends are equally near: a die says toward which it runs [9.14d] (RULING-31)."""

    unit: int
    going: int

    def run(self, s: Battle) -> None:
        die = s.rolled.pop()
        if s.loc[self.unit] >= 0:
            ways = _toward_friends(s, self.unit)
            s.then(Running(self.unit, ways[die * len(ways) // _FACES], HEXES, self.going))


@dataclass(slots=True, frozen=True)
class Running(Step):
    """One hex after the other straight on; who can may withdraw before it [6.71e, 6.76a, 9.14f, 9.14g]."""

    unit: int
    direction: int
    left: int
    going: int

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] >= 0:
            if self.left > 0:
                s.then(RollOver(self.unit, self.direction, self.left, self.going))
            orderly_withdrawal.before_rampage(s, self.unit)


@dataclass(slots=True, frozen=True)
class RollOver(Step):
    """The next hex of a run: off the map, over a unit, or on [9.14f, 9.14g, 9.14k]."""

    unit: int
    direction: int
    left: int
    going: int

    def run(self, s: Battle) -> None:
        u = self.unit
        h = s.loc[u]
        if h < 0:
            return
        field = setting(s).field
        x = NEXT[6 * h + self.direction]
        if x == NOWHERE or field.terrain[x] == OFF:
            for m in leaders_with(s, u):
                if self.going >> m & 1:
                    losses.lose_leader(s, m, GONE, losses.L_LEFT)
            losses.eliminate(s, u, losses.C_OFF_MAP)
            return
        if field.mp[setting(s).group[u]][field.step[6 * h + self.direction]] == NEVER:
            # whoever stands where they cannot go is not in their way
            return
        trampled = s.at[x]
        if trampled >= 0:
            s.then(Trample(u, trampled))
            _leaders_in_the_way(s, u, x)
            return
        riders = [m for m in leaders_with(s, u) if self.going >> m & 1]
        s.then(Running(u, self.direction, self.left - 1, self.going))
        if len(riders) < len(leaders_with(s, u)):
            # he who gets off is left among the enemy as if the beasts had fled [4.62b] (RULING-3)
            s.then(leader_withdrawal.Bereft(setting(s).side[u], h, -1))
        _leaders_in_the_way(s, u, x)
        put(s, u, x)
        for m in riders:
            put_leader(s, m, x)
        s.tell("ran", (setting(s).gid[u], h, x), ("9.14f",))


def _leaders_in_the_way(s: Battle, u: int, hex_: int) -> None:
    """Leaders in the hex that is overrun withdraw or die [9.14k]."""
    sides = setting(s).lead_side
    for m in leaders_in(s, hex_):
        s.then(leader_withdrawal.MustGo(sides[m], m, u, leader_withdrawal.TRAMPLED))


@dataclass(slots=True, frozen=True)
class Trample(Step):
    """A unit is trampled by elephants that stop beside it [9.14g, 9.14h, 9.14i, 9.14j]."""

    unit: int
    target: int

    def run(self, s: Battle) -> None:
        u = self.unit
        v = self.target
        if s.loc[u] < 0 or s.loc[v] < 0:
            return
        g = setting(s)
        s.tell("tramples", (g.gid[u], g.gid[v]), ("9.14g",))
        if CAVALRY[g.kind[v]]:
            hits.hurt(s, v, _HITS.cavalry, "9.14j")
        elif g.kind[v] == CH:
            hits.hurt(s, v, _HITS.chariot, "9.14j")
        elif aspect(s, v, s.loc[u]) == FRONT:
            hits.hurt(s, v, _HITS.front, "9.14h")
        else:
            hits.hurt(s, v, _HITS.flank, "9.14i")
