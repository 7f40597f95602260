"""Cavalry pursuit, the optional rule: who must follow, how far, and whom he meets there [10.3]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data.facing import FACINGS, FRONT_OF, vertices_between
from polemos.games.alexander.data.ground import direction_to
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.rules.field import combats, scenario_rules
from polemos.games.alexander.rules.field.combats import ROW_UNIT
from polemos.games.alexander.rules.field.zones import held
from polemos.games.alexander.rules.fire.reaction_fire import EntryFire, Leaving
from polemos.games.alexander.rules.movement.move_costs import elephant_toll, toll
from polemos.games.alexander.rules.reactions.leader_withdrawal import LeadersBeside
from polemos.games.alexander.rules.rolls import R_PURSUIT, Roll
from polemos.games.alexander.rules.rout import hits
from polemos.games.alexander.rules.shock import advance, advance_ways, clash, collapse, duel, shock
from polemos.games.alexander.rules.shock.reckoning import direction
from polemos.games.alexander.state import Battle, leaders_in, next_leader, put_leader, setting
from polemos.games.alexander.verbs import FOLLOW, STAND
from polemos.kernel.flow import Decision, Step

MORE: Final[int] = FILES.shock_procedure.pursuit.roll_modifier
"""What is added to the pursuit roll [10.32]."""


@dataclass(slots=True, frozen=True)
class Chase(Step):
    """After a rout the cavalry of the combat rolls whether it must pursue, before other combats go on [10.31,
    10.35]. Attackers spared because all of both sides would have routed stay where they are [10.26a].
    """

    fight: int

    def run(self, s: Battle) -> None:
        if not s.option_set.pursuit or s.fights[self.fight][combats.STAY] == 1:
            return
        quarry = combats.prey(s, self.fight)
        if not quarry:
            return
        riders = combats.hunters(s, self.fight)
        for row in quarry:
            combats.recast(s, self.fight, row[ROW_UNIT], combats.HUNTED)
        gid = setting(s).gid
        side = s.fights[self.fight][combats.SIDE]
        target = quarry[0][ROW_UNIT]
        for u in reversed(riders):
            s.then(Roll(side, R_PURSUIT, gid[u]), Chased(u, target, self.fight))


@dataclass(slots=True, frozen=True)
class Chased(Step):
    """The pursuit roll: die + 2 above its TQ carries the cavalry away [10.32]."""

    unit: int
    target: int
    fight: int

    def run(self, s: Battle) -> None:
        u = self.unit
        face = s.rolled.pop() + MORE
        if s.loc[u] < 0 or s.routed[u] or face <= hits.tq(s, u) or s.loc[self.target] < 0:
            return
        g = setting(s)
        s.tell("pursues", (g.gid[u], g.gid[self.target]), ("10.32",))
        s.then(RidersAlong(side_of(s, u), u, self.target, self.fight, next_leader(s, u, -1), 0))


def side_of(s: Battle, u: int) -> int:
    """The side of a unit."""
    return setting(s).side[u]


@dataclass(slots=True, frozen=True)
class RidersAlong(Decision):
    """A leader with cavalry that pursues goes along or stays [10.32] (RULING-123).

    going: bits of the leaders who go along.
    """

    unit: int
    target: int
    fight: int
    leader: int
    going: int

    def clause(self) -> str:
        return "10.32"

    def universe(self, s: Battle) -> list[int]:
        return [FOLLOW, STAND]

    def run(self, s: Battle) -> None:
        if self.leader < 0:
            s.then(Ride(self.unit, self.target, self.fight, 0, self.going))
        else:
            Decision.run(self, s)

    def chosen(self, s: Battle, c: int) -> None:
        going = self.going | (1 << self.leader if c == FOLLOW else 0)
        after = next_leader(s, self.unit, self.leader)
        s.then(RidersAlong(self.side, self.unit, self.target, self.fight, after, going))


def next_hex(s: Battle, unit: int, target: int, fight: int, at: int) -> int:
    """The next hex on the way of the fugitive: the one that it left, then those through which it ran; -1 none
    [10.33]. Of a double-size fugitive each half has left a trail.
    """
    here = s.loc[unit]
    if not at:
        for row in s.group:
            if row[combats.ROW_FIGHT] == fight and row[ROW_UNIT] == target:
                left = [
                    x for x in (row[combats.ROW_HEX], row[combats.ROW_TAIL]) if x >= 0 and direction_to(here, x) >= 0
                ]
                return next((x for x in left if s.at[x] < 0), left[0] if left else -1)
        return -1
    trails = [path[1:] for path in s.pursuing if path[0] == target]
    for trail in trails:
        if here in trail:
            rest = trail[trail.index(here) + 1 :]
            return rest[0] if rest and direction_to(here, rest[0]) >= 0 else -1
    return next((trail[0] for trail in trails if direction_to(here, trail[0]) >= 0), -1)


@dataclass(slots=True, frozen=True)
class Ride(Step):
    """The pursuer goes one hex on along the way of the fugitive, at the cost of the ground alone [10.33, 10.36].

    Where an enemy holds the next hex of the way the pursuer has turned to it as to any other, and attacks [10.34]
    (RULING-122).
    at: hexes that it has gone; going: bits of the leaders who ride along.
    """

    unit: int
    target: int
    fight: int
    at: int
    going: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return
        if self.at and (held(s, u) or shock.targets(s, u)):
            s.then(Meets(u))
            return
        x = next_hex(s, u, self.target, self.fight, self.at)
        here = s.loc[u]
        d = direction_to(here, x) if x >= 0 else -1
        if d < 0 or advance_ways.bars(s, u, here, d):
            return
        if s.at[x] >= 0:
            if self.at and side_of(s, s.at[x]) != side_of(s, u):
                s.facing[u] = facing_for(s.facing[u], d)
                s.then(Meets(u))
            return
        rides = RidesOn(u, self.target, self.fight, self.at, self.going, x)
        if held(s, u):
            s.then(Leaving(u, x), rides)
        else:
            rides.run(s)


@dataclass(slots=True, frozen=True)
class RidesOn(Step):
    """The pursuer enters the next hex, once those whose zones it leaves have shot [10.33, 10.36, 8.22] (RULING-78)."""

    unit: int
    target: int
    fight: int
    at: int
    going: int
    space: int

    def run(self, s: Battle) -> None:
        u = self.unit
        x = self.space
        if s.loc[u] < 0 or s.routed[u]:
            return
        here = s.loc[u]
        d = direction_to(here, x)
        g = setting(s)
        s.tell("rides-on", (g.gid[u], here, x), ("10.33",))
        price = toll(s, u, d) + elephant_toll(s, u, x)
        advance_ways.go(s, u, x, -1, facing_for(s.facing[u], d))
        for m in leaders_in(s, here):
            if self.going >> m & 1:
                put_leader(s, m, x)
        s.then(LeadersBeside(u), EntryFire(u), Ride(u, self.target, self.fight, self.at + 1, self.going))
        hits.hurt(s, u, price, "10.36")


def facing_for(facing: int, d: int) -> int:
    """The facing nearest to the present one that has a direction in front."""
    best = facing
    least = -1
    for f in range(1, FACINGS, 2):
        if d in FRONT_OF[f]:
            turn = vertices_between(facing, f)
            if least < 0 or turn < least:
                best, least = f, turn
    return best


@dataclass(slots=True, frozen=True)
class Meets(Step):
    """The pursuer attacks those in its zone of control at once, without checks before the shock [10.34] (RULING-77)."""

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        found = shock.targets(s, u)
        if not found:
            return
        g = setting(s)
        side = g.side[u]
        n = combats.form(s, side, combats.PURSUIT, -1, [u], found)
        for e in found:
            s.struck[e] = 1
            scenario_rules.attacked(s, e)
            s.tell("attacks", (g.gid[u], g.gid[e], direction(s, u, e), n + 1), ("10.34",))
        s.then(
            duel.Captains(n),
            duel.Exposure(n),
            clash.Clash(n),
            clash.Blow(n),
            collapse.Breakthrough(n),
            collapse.Collapse(side, n),
            advance.Advance(n, 0),
        )
