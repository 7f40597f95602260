"""Leaders before the enemy: they withdraw, are trapped, or stand alone when their unit is gone [4.62, 6.78, 8.46,
9.14k].
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data import pack, tables
from polemos.games.alexander.data.facing import SIDES_OF_A_HEX
from polemos.games.alexander.data.ground import LEADER_GROUP, MAJOR_RIVER, NEVER, NEXT, NOWHERE, direction_to, distance
from polemos.games.alexander.data.setting import EDGES
from polemos.games.alexander.rules import consequences
from polemos.games.alexander.rules.command.command import note_zones_by
from polemos.games.alexander.rules.field import scenario_rules, universes, victory, zones
from polemos.games.alexander.rules.field.universes import hex_named, hexes_of
from polemos.games.alexander.rules.reactions.withdrawal_paths import LEADERS, TRIGGER, apart, near_leaders, pace
from polemos.games.alexander.rules.rout import flight, leader_accompanies, losses
from polemos.games.alexander.state import ELIMINATED, GONE, Battle, put_leader, setting
from polemos.games.alexander.verbs import BACK, EXIT, HALT, STAND, WITHDRAW_LEADER
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless

_DARIUS: Final = pack.FILES.orderly_withdrawal.darius
ESCAPE: Final[int] = _DARIUS.distance_hexes

# why a leader must go
BEREFT: Final = 0
OVERRUN: Final = 1
TRAMPLED: Final = 2
NOBODY: Final = -1


# ------------------------------------------------------------------------------------------------------ where he may go
def points(s: Battle, mover: int) -> int:
    """The movement points of a leader who withdraws before a unit: 9 less its MA, that of a double-size one counting
    4 [4.62d].
    """
    return tables.LEADER_MA - pace(s, mover)


def price(s: Battle, m: int, d: int) -> int:
    """What a leader pays for the next hex in a direction: the costs of cavalry, a raft on the Jaxartes [4.1i,
    scn.jaxartes.1]. Rough ground does not keep him out (RULING-100).
    """
    g = setting(s)
    h = s.lead_loc[m]
    x = NEXT[6 * h + d]
    if x == NOWHERE:
        return NEVER
    if g.rafts and g.field.terrain[x] == MAJOR_RIVER:
        return g.rules["jaxartes.1"].leader_mp
    return g.field.mp[LEADER_GROUP][g.field.step[6 * h + d]]


def closed(s: Battle, m: int, hex_: int) -> str:
    """The clause that closes a hex to a leader who withdraws, "" if it is open: enemy units, their zones of control,
    enemy leaders [4.61, 4.62b, 6.95].
    """
    side = setting(s).lead_side[m]
    v = s.at[hex_]
    if v >= 0 and setting(s).side[v] != side:
        return "6.93"
    if zones.covered(s, hex_, 1 - side):
        return "4.61"
    return "6.95" if leader_accompanies.enemy_leader_in(s, hex_, side) else ""


def surrounded(s: Battle, m: int) -> bool:
    """Whether enemies, their zones and the ground leave a leader no hex to go to [4.62b]."""
    h = s.lead_loc[m]
    return all(price(s, m, d) == NEVER or closed(s, m, NEXT[6 * h + d]) for d in range(SIDES_OF_A_HEX))


def steps_back(s: Battle, m: int, mover: int, left: int, moved: bool) -> list[int]:
    """The hexes into which a leader may go back from a unit: away from it at first, then not nearer [4.62a, 4.62d]
    (RULING-98)."""
    h = s.lead_loc[m]
    around = NEXT[6 * h : 6 * h + SIDES_OF_A_HEX]
    far = [(d, x) for d, x in enumerate(around) if price(s, m, d) <= left and not _nearer(s, m, mover, moved, x)]
    return [x for _, x in far if not closed(s, m, x)]


def _nearer(s: Battle, m: int, mover: int, moved: bool, hex_: int) -> bool:
    """Whether a hex is too near a unit for a leader who goes back from it (RULING-98)."""
    now = apart(s, s.lead_loc[m], mover)
    return apart(s, hex_, mover) < (now if moved else now + 1)


def refusals_back(s: Battle, m: int, mover: int, left: int, moved: bool, hex_: int) -> list[Refusal]:
    """Why a leader may not go back into a hex, -1 for one that is not on the field [4.61, 4.62a, 4.62d]."""
    d = direction_to(s.lead_loc[m], hex_)
    if d < 0:
        return [Refusal("4.62d", hex_)]
    cost = price(s, m, d)
    if cost == NEVER:
        return [Refusal("4.1i", hex_)]
    found = unless(not closed(s, m, hex_), closed(s, m, hex_), hex_)
    found += unless(not _nearer(s, m, mover, moved, hex_), "6.71a", hex_)
    return found + unless(cost <= left, "4.62d", hex_)


def alone(s: Battle, m: int) -> bool:
    """Whether no unit of his own stands in a leader's hex."""
    v = s.at[s.lead_loc[m]]
    return v < 0 or setting(s).side[v] != setting(s).lead_side[m]


def may_withdraw(s: Battle, m: int, mover: int) -> bool:
    """Whether a leader near a moving enemy has a hex to withdraw to; Darius only flees [4.62a, 8.46b] (RULING-100)."""
    if m == victory.target(s):
        return bool(escapes(s, m))
    return bool(steps_back(s, m, mover, points(s, mover), False))


def refusals_withdraw(s: Battle, m: int, mover: int) -> list[Refusal]:
    """Why a leader near a moving enemy has no hex to withdraw to: what keeps him from each of those around him."""
    h = s.lead_loc[m]
    around = [x for x in NEXT[6 * h : 6 * h + SIDES_OF_A_HEX] if x != NOWHERE]
    if m == victory.target(s):
        return [] if escapes(s, m) else [r for x in around for r in refusals_escape(s, m, BACK + x)]
    if may_withdraw(s, m, mover):
        return []
    return [r for x in around for r in refusals_back(s, m, mover, points(s, mover), False, x)]


# --------------------------------------------------------------------------------------------------------- he goes back
def begin(s: Battle, m: int, mover: int) -> None:
    """A leader withdraws before a unit [4.62a, errata.6.15, 8.46b]."""
    g = setting(s)
    side = g.lead_side[m]
    if m == victory.target(s):
        s.then(Escape(side, m, ESCAPE))
    else:
        s.then(LeaderBack(side, m, mover, points(s, mover), 0))


@dataclass(slots=True, frozen=True)
class LeaderBack(Decision):
    """A leader goes back hex by hex, as far as his points go [4.62d, 6.78]. left: points; moved: 1 after the first
    hex.
    """

    leader: int
    mover: int
    left: int
    moved: int

    def clause(self) -> str:
        return "4.62d"

    def universe(self, s: Battle) -> list[int]:
        return [HALT, *hexes_of(s, BACK)]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        m = self.leader
        if s.lead_loc[m] < 0 or s.loc[self.mover] < 0:
            return [Refusal("4.62d", s.lead_loc[m])]
        if c == HALT:
            return unless(c in self.options(s), "4.62d", s.lead_loc[m])
        return refusals_back(s, m, self.mover, self.left, self.moved == 1, hex_named(s, c))

    def options(self, s: Battle) -> list[int]:
        if s.lead_loc[self.leader] < 0 or s.loc[self.mover] < 0:
            return []
        found = [BACK + x for x in steps_back(s, self.leader, self.mover, self.left, self.moved == 1)]
        return [HALT, *found] if found and self.moved else found

    def chosen(self, s: Battle, c: int) -> None:
        if c == HALT:
            return
        _goes_back(s, self.leader, self.mover, self.left, c - BACK)


def _goes_back(s: Battle, m: int, mover: int, left: int, hex_: int) -> None:
    """A leader takes a step back from a unit, and another one if the points that he has left allow [4.62d]."""
    h = s.lead_loc[m]
    cost = min(price(s, m, d) for d in range(SIDES_OF_A_HEX) if NEXT[6 * h + d] == hex_)
    go(s, m, hex_, "4.62a")
    s.then(LeaderBack(setting(s).lead_side[m], m, mover, left - cost, 1))


def go(s: Battle, m: int, hex_: int, clause: str) -> None:
    """A leader steps into a hex."""
    s.tell("leader-back", (setting(s).lead_gid[m], s.lead_loc[m], hex_), (clause,))
    put_leader(s, m, hex_)


# ------------------------------------------------------------------------------------------------------- Darius [8.46b]
def escapes(s: Battle, m: int) -> list[int]:
    """The choices of Darius in flight: hexes nearer to his edge, or off the map [8.46b]."""
    h = s.lead_loc[m]
    around = [BACK + x for x in NEXT[6 * h : 6 * h + SIDES_OF_A_HEX]]
    return [c for c in (*(EXIT + edge for edge in range(len(EDGES))), *around) if not refusals_escape(s, m, c)]


def refusals_escape(s: Battle, m: int, c: int) -> list[Refusal]:
    """Why Darius in flight may not go to a hex, or off the map by an edge [8.46b, 4.61]."""
    edge = scenario_rules.rout_edge(s, setting(s).lead_side[m])
    far = flight.to_edge(s.scenario, edge, LEADER_GROUP)
    h = s.lead_loc[m]
    if universes.verb_of(c) == EXIT:
        return unless(c == EXIT + edge and far[h] == 0, "8.46b", h)
    x = hex_named(s, c)
    d = direction_to(h, x)
    if d < 0 or far[h] == 0 or far[x] >= far[h]:
        return [Refusal("8.46b", x)]
    if price(s, m, d) == NEVER:
        return [Refusal("4.1i", x)]
    return unless(not closed(s, m, x), closed(s, m, x), x)


def flights(s: Battle) -> list[int]:
    """Wherever Darius could be told to flee to: each edge, each hex."""
    return [*(EXIT + edge for edge in range(len(EDGES))), *hexes_of(s, BACK)]


@dataclass(slots=True, frozen=True)
class Escape(Decision):
    """Darius flees: up to four hexes toward the edge of his army, and off the map [8.46b]."""

    leader: int
    left: int

    def clause(self) -> str:
        return "8.46b"

    def universe(self, s: Battle) -> list[int]:
        return [HALT, *flights(s)]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        m = self.leader
        if s.lead_loc[m] < 0 or self.left == 0:
            return [Refusal("8.46b", s.lead_loc[m])]
        return unless(c in self.options(s), "8.46b", s.lead_loc[m]) if c == HALT else refusals_escape(s, m, c)

    def options(self, s: Battle) -> list[int]:
        if s.lead_loc[self.leader] < 0 or self.left == 0:
            return []
        found = escapes(s, self.leader)
        return [HALT, *found] if found and self.left < ESCAPE else found

    def chosen(self, s: Battle, c: int) -> None:
        if c == HALT:
            return
        if c - c % VERB == EXIT:
            losses.lose_leader(s, self.leader, GONE, losses.L_LEFT)
            return
        go(s, self.leader, c - BACK, "8.46b")
        s.then(Escape(self.side, self.leader, self.left - 1))


@dataclass(slots=True, frozen=True)
class LeaderNear(Step):
    """An enemy leader alone comes near Darius, who may flee even before him [8.46b]."""

    leader: int

    def run(self, s: Battle) -> None:
        m = victory.target(s)
        if m < 0 or s.lead_loc[m] < 0 or s.lead_loc[self.leader] < 0:
            return
        g = setting(s)
        if g.lead_side[self.leader] == g.lead_side[m] or distance(s.lead_loc[m], s.lead_loc[self.leader]) > TRIGGER:
            return
        if escapes(s, m):
            s.then(MayEscape(g.lead_side[m], m))


@dataclass(slots=True, frozen=True)
class MayEscape(Decision):
    """Whether Darius flees before a lone enemy leader [8.46b]."""

    leader: int

    def clause(self) -> str:
        return "8.46b"

    def universe(self, s: Battle) -> list[int]:
        return [*universes.leaders_of(s, WITHDRAW_LEADER, self.side), STAND]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        m = universes.leader_named(s, c)
        return unless(c == STAND or m == self.leader, "8.46b", universes.site_of(s, m))

    def chosen(self, s: Battle, c: int) -> None:
        if c != STAND:
            s.then(Escape(self.side, self.leader, ESCAPE))


# ----------------------------------------------------------------------------------------- he must go, or is lost
@dataclass(slots=True, frozen=True)
class LeadersBeside(Step):
    """A unit has come beside enemy leaders otherwise than by moving in its segment: they may withdraw, or are lost
    [4.62a, 4.62b].
    """

    mover: int

    def run(self, s: Battle) -> None:
        u = self.mover
        note_zones_by(s, u)
        side = 1 - setting(s).side[u]
        if s.loc[u] >= 0 and not s.routed[u] and near_leaders(s, side, u):
            # those who may are asked; whoever cannot go is lost
            s.then(consequences.later("Withdrawing", side, u, LEADERS, 0), Trapped(u))


@dataclass(slots=True, frozen=True)
class Trapped(Step):
    """Leaders alone beside an enemy unit and shut in are lost; so is one whose hex it has entered unless he goes
    [4.62b, 6.95].
    """

    mover: int

    def run(self, s: Battle) -> None:
        u = self.mover
        if s.loc[u] < 0:
            return
        g = setting(s)
        for m in range(g.leaders):
            h = s.lead_loc[m]
            if h < 0 or g.lead_side[m] == g.side[u] or not alone(s, m):
                continue
            near = apart(s, h, u)
            if near == 0 or (near == 1 and surrounded(s, m)):
                s.then(MustGo(g.lead_side[m], m, u, OVERRUN))


@dataclass(slots=True, frozen=True)
class Bereft(Step):
    """The unit is gone from these hexes: leaders left there withdraw from the enemy beside them, or are lost
    (RULING-3).
    """

    side: int
    space: int
    tail: int

    def run(self, s: Battle) -> None:
        g = setting(s)
        for m in range(g.leaders):
            h = s.lead_loc[m]
            if h < 0 or h not in (self.space, self.tail) or g.lead_side[m] != self.side or not alone(s, m):
                continue
            enemy = _fastest_beside(s, h, 1 - self.side)
            if enemy >= 0:
                s.then(MustGo(self.side, m, enemy, BEREFT))


def _fastest_beside(s: Battle, hex_: int, side: int) -> int:
    """The fastest unit of a side in a hex or beside it, -1 if there is none (RULING-100)."""
    best = -1
    sides = setting(s).side
    for x in (hex_, *NEXT[6 * hex_ : 6 * hex_ + 6]):
        v = s.at[x]
        if v >= 0 and sides[v] == side and not s.routed[v]:
            if best < 0 or pace(s, v) > pace(s, best):
                best = v
    return best


@dataclass(slots=True, frozen=True)
class MustGo(Decision):
    """A leader goes back before an enemy, or is lost; he has no third way [4.62b, 9.14k, 6.95] (RULING-3,
    RULING-55).
    """

    leader: int
    mover: int
    why: int

    def clause(self) -> str:
        return "9.14k" if self.why == TRAMPLED else "4.62b"

    def universe(self, s: Battle) -> list[int]:
        return flights(s) if self.leader == victory.target(s) else hexes_of(s, BACK)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        m = self.leader
        if s.lead_loc[m] < 0 or s.loc[self.mover] < 0:
            return [Refusal(self.clause(), s.lead_loc[m])]
        if m == victory.target(s):
            return refusals_escape(s, m, c)
        return refusals_back(s, m, self.mover, points(s, self.mover), False, hex_named(s, c))

    def options(self, s: Battle) -> list[int]:
        m = self.leader
        if s.lead_loc[m] < 0 or s.loc[self.mover] < 0:
            return []
        if m == victory.target(s):
            return escapes(s, m)
        return [BACK + x for x in steps_back(s, m, self.mover, points(s, self.mover), False)]

    def run(self, s: Battle) -> None:
        m = self.leader
        if s.lead_loc[m] < 0 or s.loc[self.mover] < 0:
            return
        opts = self.options(s)
        if not opts:
            if self.why != TRAMPLED:
                s.tell("leader-shut-in", (setting(s).lead_gid[m], setting(s).gid[self.mover]), ("4.62b",))
            losses.lose_leader(s, m, ELIMINATED, losses.L_TRAMPLED if self.why == TRAMPLED else losses.L_TRAPPED)
        elif len(opts) > 1:
            s.agenda.append(self)
            s.opts = opts
            s.actor = self.side
        else:
            s.forced += 1
            self.chosen(s, opts[0])

    def chosen(self, s: Battle, c: int) -> None:
        m = self.leader
        if m == victory.target(s):
            Escape(self.side, m, ESCAPE).chosen(s, c)
        else:
            _goes_back(s, m, self.mover, points(s, self.mover), c - BACK)
