"""Rout: who routs, flees, is swept away, and the rout movement of phase D [9.34, 9.62i, 9.65, 10.2]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data.ground import direction_to
from polemos.games.alexander.data.setting import MACEDONIAN, OPPONENT
from polemos.games.alexander.data.tables import AT, CH, EL, NO_WEAPON, ON_FOOT, OUT, ROUT, SK
from polemos.games.alexander.rules.field.scenario_rules import rout_edge
from polemos.games.alexander.rules.reactions import leader_withdrawal
from polemos.games.alexander.rules.rolls import R_ROUTED_THROUGH
from polemos.games.alexander.rules.rout import flight, hits, losses, rampage
from polemos.games.alexander.rules.rout.hits import BY_HITS as BY_HITS
from polemos.games.alexander.rules.rout.hits import OUTRIGHT as OUTRIGHT
from polemos.games.alexander.rules.rout.leader_accompanies import enemy_leader_in
from polemos.games.alexander.rules.rout.losses import eliminate as eliminate
from polemos.games.alexander.state import Battle, leaders_with, next_leader, setting
from polemos.games.alexander.verbs import FOLLOW, STAND
from polemos.kernel.flow import Decision, Step

IMMEDIATE: Final[int] = ROUT.rout.immediate_hexes
PASSED_HITS: Final[int] = ROUT.rout.friend_passed_hits
MANY: Final = 99
"""More hexes than any movement allowance."""


@dataclass(slots=True, frozen=True)
class Routs(Step):
    """A unit has lost its cohesion: what that means for its kind [9.14a, 9.34, 9.65, 10.13a, 10.21a].

    why: `hits.BY_HITS` or `hits.OUTRIGHT`; automatic: the hits came from positional superiority; heavy: it was
    attacked by a
    phalanx or hoplites.
    """

    unit: int
    why: int = BY_HITS
    automatic: int = 0
    heavy: int = 0

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0:
            return
        if s.routed[u]:
            eliminate(s, u, losses.C_HIT_AGAIN)
        elif self.why == BY_HITS and not self.automatic and hits.stands(s, u):
            hits.ask_to_stand(s, u, self.heavy)
        else:
            s.then(Breaks(u))


@dataclass(slots=True, frozen=True)
class Breaks(Step):
    """A unit routs, and nothing saves it: it is gone, or rampages, or flees its first two hexes [10.21a]."""

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        g = setting(s)
        if s.loc[u] < 0 or s.routed[u]:
            return
        kind = g.kind[u]
        cause = _gone(s, u)
        s.tell("routs", (g.gid[u], s.loc[u]), ("10.13a",))
        if cause != losses.C_NONE:
            eliminate(s, u, cause)
            return
        partner = s.deep[u]
        for v in (u, partner):
            if v >= 0:
                _shatter(s, v)
        if kind == EL:
            rampage.start(s, u)
        elif partner < 0:
            flee(s, u, IMMEDIATE, 0)
        else:
            upper = partner if s.beneath[u] else u
            lower = u if s.beneath[u] else partner
            s.tell("routs", (g.gid[partner], s.loc[partner]), ("9.62i",))
            s.then(Flight(g.side[u], lower, IMMEDIATE, 0, upper, -1, 0))
            flee(s, upper, IMMEDIATE, 0)


def _shatter(s: Battle, u: int) -> None:
    """The marker of a routed unit: TQ 1, no formation, men on foot throw their missiles away [10.25a]."""
    g = setting(s)
    s.routed[u] = 1
    s.hits[u] = 0
    s.mark[u] = state.NO_MARK
    if s.form[u] == state.COLUMN:
        # a column falls apart at once: its men face a vertex, toward their edge (RULING-97)
        flight.turn_to_flee(s, u, flight.bearing_of(rout_edge(s, g.side[u])) // 2)
    s.form[u] = state.NORMAL
    if ON_FOOT[g.kind[u]] and g.weapon[u] != NO_WEAPON:
        s.ammo[u] = OUT


def _gone(s: Battle, u: int) -> int:
    """Why a unit that routs is out at once, C_NONE if it is not [9.34, 8.38c, scn.issus.5, scn.chaeronea.5]."""
    g = setting(s)
    kind = g.kind[u]
    if kind in (CH, AT) or (kind == SK and not g.star[u]):
        return losses.C_NO_ROUT
    if g.sacred[u]:
        return losses.C_BAND
    if "issus.5" in g.rules and g.contingent[u] == g.rules["issus.5"].contingent:
        return losses.C_LEVY
    return losses.C_NONE


def flee(s: Battle, u: int, hexes: int, points: int) -> None:
    """A routed unit runs so many hexes, or as far as so many movement points go; leaders with it go or stay [10.21,
    10.28].
    """
    s.then(Flight(setting(s).side[u], u, hexes, points, flight.NOBODY_ELSE, next_leader(s, u, -1), 0))


@dataclass(slots=True, frozen=True)
class Flight(Decision):
    """A routed unit flees; before it goes, every leader with it follows or stays [10.28].

    points: movement points, 0 if they do not count; avoid: a friend whom it does not pass; leader: who is asked now,
    -1 nobody;
    going: bits of the leaders who follow.
    """

    unit: int
    hexes: int
    points: int
    avoid: int
    leader: int
    going: int

    def clause(self) -> str:
        return "10.28"

    def universe(self, s: Battle) -> list[int]:
        return [FOLLOW, STAND]

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] < 0 or not s.routed[self.unit]:
            return
        if self.leader < 0:
            way = flight.plan(s, self.unit, self.hexes, self.points, self.avoid)
            run_away(s, self.unit, way, self.going, losses.C_BARRED if self.avoid < 0 else losses.C_STACKED)
            return
        Decision.run(self, s)

    def chosen(self, s: Battle, c: int) -> None:
        going = self.going | (1 << self.leader if c == FOLLOW else 0)
        after = next_leader(s, self.unit, self.leader)
        s.then(Flight(self.side, self.unit, self.hexes, self.points, self.avoid, after, going))


def run_away(s: Battle, u: int, way: flight.Way, going: int, barred: int) -> None:
    """A routed unit runs its way, through friends if need be [10.21, 10.23, 10.24].

    barred: the cause for which it is eliminated if it cannot go the whole way.
    """
    g = setting(s)
    if not way.done:
        eliminate(s, u, barred)
        return
    if not way.hexes:
        return
    start = s.loc[u]
    start_tail = s.tail[u]
    swept: list[int] = []
    jostled: list[int] = []
    goal = start
    for h in way.hexes:
        if h != flight.AWAY:
            for v in flight.friends_on(s, u, h, way.second(h)):
                if s.routed[v] and v not in swept:
                    swept.append(v)
                elif not s.routed[v] and v not in jostled:
                    jostled.append(v)
        goal = h
    s.then(leader_withdrawal.Bereft(g.side[u], start, start_tail))
    for v in reversed(jostled):
        s.then(Jostled(v))
    for v in swept:
        eliminate(s, v, losses.C_TRAMPLED)
    if goal == flight.AWAY:
        _carry(s, u, going, -1, -1)
        eliminate(s, u, losses.C_OFF_MAP)
        return
    second = way.second(goal)
    if way.crowded:
        eliminate(s, u, losses.C_CROWD)
        return
    _carry(s, u, going, goal, second)
    losses.lift_off(s, u)
    state.put(s, u, goal, second)
    flight.turn_to_flee(s, u, direction_to(start, way.hexes[0]))
    if enemy_leader_in(s, goal, g.side[u]) or (second >= 0 and enemy_leader_in(s, second, g.side[u])):
        s.then(leader_withdrawal.Trapped(u))
    if s.phase == state.SHOCK and s.option_set.pursuit:
        s.pursuing.append((u, *way.hexes))
        if second >= 0:
            s.pursuing.append((u, *[way.second(h) for h in way.hexes]))
    s.tell("fled", (g.gid[u], start, goal), ("10.21a" if len(way.hexes) <= IMMEDIATE + 1 else "10.22a",))


def _carry(s: Battle, u: int, going: int, hex_: int, tail: int) -> None:
    """Leaders who follow a unit come to its new hexes, or leave the map with it [10.28]."""
    for m in leaders_with(s, u):
        if going >> m & 1:
            if hex_ < 0:
                losses.lose_leader(s, m, state.GONE, losses.L_LEFT)
            else:
                state.put_leader(s, m, tail if tail >= 0 and s.lead_loc[m] == s.tail[u] else hex_)
                if s.heard is not None:
                    g = setting(s)
                    s.tell("goes-along", (g.lead_gid[m], g.gid[u], 0), ("10.28",))


@dataclass(slots=True, frozen=True)
class Jostled(Step):
    """A unit through which friends have fled: a hit and a check [10.24a]; the hit is that of 6.94 for PH and HI
    [6.94b].
    """

    unit: int

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] < 0 or s.routed[self.unit]:
            return
        s.then(hits.Check(self.unit, R_ROUTED_THROUGH))
        hits.hurt(s, self.unit, PASSED_HITS, "10.24a")


# ---------------------------------------------------------------------------------------------- phase D2 [10.22, 9.65g]
@dataclass(slots=True, frozen=True)
class RoutMoves(Step):
    """Routed units flee on by their whole movement allowance; routed double-size heavy foot is removed before
    [10.22a, 9.65g].

    The Macedonians' opponent goes first (RULING-33, RULING-42).
    """

    def run(self, s: Battle) -> None:
        g = setting(s)
        s.then(RoutOfSide(OPPONENT), RoutOfSide(MACEDONIAN))
        for u in range(g.units):
            if s.routed[u] and s.loc[u] >= 0 and g.double[u] and hits.HEAVY[g.kind[u]]:
                eliminate(s, u, losses.C_PHASE)


@dataclass(slots=True, frozen=True)
class RoutOfSide(Step):
    """The routed units of a side flee on, each time the one nearest to its edge first (RULING-33)."""

    side: int

    def run(self, s: Battle) -> None:
        units = [u for u in setting(s).of_side[self.side] if s.routed[u] and s.loc[u] >= 0]
        for u in reversed(flight.nearest_first(s, units)):
            s.then(RunsOn(u))


@dataclass(slots=True, frozen=True)
class RunsOn(Step):
    """A routed unit flees on by its movement allowance [10.22a]."""

    unit: int

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] >= 0 and s.routed[self.unit]:
            flee(s, self.unit, MANY, setting(s).ma[self.unit])
