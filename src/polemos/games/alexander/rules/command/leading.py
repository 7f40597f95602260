"""Leaders on the move: with their units, or by an order of their own, a hex at a time [4.1i, 4.23, 4.4, 4.6, 6.15].

A leader has no facing and takes no hits. He goes alone over the ground at the prices of the chart, or with a unit that
moves, which costs him nothing.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data import pack
from polemos.games.alexander.data.ground import LEADER_GROUP, MAJOR_RIVER, NEVER, NEXT, NOWHERE, WALL, direction_to
from polemos.games.alexander.data.tables import LEADER_MA
from polemos.games.alexander.rules.command import duty
from polemos.games.alexander.rules.command.command import in_zone, is_overall, note_zone
from polemos.games.alexander.rules.command.duty import could_act
from polemos.games.alexander.rules.field import encounters, scenario_rules, zones
from polemos.games.alexander.rules.field.universes import hex_named, hexes_of, leader_named, leaders_of
from polemos.games.alexander.rules.reactions import leader_withdrawal
from polemos.games.alexander.rules.shock import duel
from polemos.games.alexander.state import Battle, combat_rating, leaders_with, setting
from polemos.games.alexander.verbs import DONE, ENTER, HALT, LEAD
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless, when

_OTHER: Final = pack.FILES.orders.leader_other
RAFTS: Final = "jaxartes.1"
_AROUND: Final = range(6)


# --------------------------------------------------------------------------------- with a unit that moves [4.23b, 4.61]
def fare(s: Battle, m: int) -> int:
    """The orders that it costs a leader to go along with the unit that is ordered; FAR_TOO_MUCH where he may not.

    Out of an enemy zone of control he goes only by an order of the Overall Commander, who must not stand in one
    himself and gives it once a phase: of two individual orders the unit's own is one, a line or contingent command is
    enough by itself. The Overall Commander himself goes by his own orders only [4.4b, 4.4c, 4.4e, 4.61, 7.23c]
    (RULING-82).
    """
    if not in_zone(s, m) or (m == s.lead and is_overall(s, m)):
        return 0
    if s.lead < 0 or not is_overall(s, s.lead) or is_overall(s, m) or in_zone(s, s.lead) or s.lead_moved[m]:
        return FAR_TOO_MUCH
    return 0 if s.line else _OTHER.orders_in_zoc - _OTHER.orders


FAR_TOO_MUCH: Final = 99


@dataclass(slots=True, frozen=True)
class Escort(Decision):
    """Which leaders stacked with a unit go along with its move [4.23b, 4.36, 5.67].

    It costs them no points, but who has used all of his in this phase does not move again [6.15b].
    """

    unit: int

    def clause(self) -> str:
        return "4.23b"

    def universe(self, s: Battle) -> list[int]:
        if s.loc[self.unit] < 0 or s.routed[self.unit]:
            return []
        return [*leaders_of(s, LEAD, self.side), DONE]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = self.unit
        must = scenario_rules.bound(s, u) and not self._refusals_ride(s, s.lead)
        if c == DONE:
            return unless(not must, "9.19a", s.loc[u])
        m = leader_named(s, c)
        return self._refusals_ride(s, m) or unless(not must or m == s.lead, "9.19a", s.loc[u])

    def options(self, s: Battle) -> list[int]:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return []
        gid = setting(s).lead_gid
        return [c for c in (*(LEAD + gid[m] for m in leaders_with(s, u)), DONE) if not self.refusals(s, c)]

    def _refusals_ride(self, s: Battle, m: int) -> list[Refusal]:
        """Why a leader may not go along."""
        if m < 0 or s.loc[self.unit] < 0 or m not in leaders_with(s, self.unit) or s.along[m]:
            return [Refusal("4.23b", s.loc[self.unit])]
        if s.lead_mp[m] >= LEADER_MA:
            return [Refusal("6.15b", s.lead_loc[m])]
        cost = fare(s, m)
        if cost <= s.orders:
            return []
        if cost == FAR_TOO_MUCH and s.lead >= 0 and is_overall(s, s.lead):
            return [Refusal("4.4c" if s.lead_moved[m] else "4.4e", s.lead_loc[m])]
        return [Refusal("7.23c", s.lead_loc[m])]

    def chosen(self, s: Battle, c: int) -> None:
        if c == DONE:
            return
        m = setting(s).leader_of[c % VERB]
        s.then(self)
        cost = fare(s, m)
        s.along[m] = 1
        s.orders -= cost
        encounters.note(s, m, self.unit, encounters.RODE)
        if m != s.lead and in_zone(s, m):
            s.lead_moved[m] = 1
        if s.heard is not None:
            g = setting(s)
            s.tell("goes-along", (g.lead_gid[m], g.gid[self.unit], cost), ("7.23c" if cost else "4.23b",))


# --------------------------------------------------------------------------------- by an order of his own [4.23, 4.4c]
def price(s: Battle, h: int, d: int) -> int:
    """Movement points that a leader's step costs him, NEVER if he cannot take it [4.1i, scn.jaxartes.1]."""
    g = setting(s)
    mp = g.field.mp[LEADER_GROUP][g.field.step[6 * h + d]]
    if g.rafts and mp != NEVER and g.field.terrain[NEXT[6 * h + d]] == MAJOR_RIVER:
        return g.rules[RAFTS].leader_mp
    return mp


def refusals_go(s: Battle, m: int, d: int) -> list[Refusal]:
    """Why a leader may not take a step by himself [4.61, 5.46, 6.15a, 6.93, 6.95]."""
    g = setting(s)
    h = s.lead_loc[m]
    x = NEXT[6 * h + d]
    side = g.lead_side[m]
    cost = price(s, h, d)
    if x == NOWHERE or cost == NEVER:
        return [Refusal("6.26a" if g.field.sides[6 * h + d] & WALL else "4.1i", x)]
    found = when(cost > LEADER_MA - s.lead_mp[m], "6.15a", x)
    u = s.at[x]
    if u >= 0 and g.side[u] != side:
        found.append(Refusal("6.93", x))
    elif u < 0 and zones.covered(s, x, 1 - side):
        found.append(Refusal("4.61", x))
    elif u < 0 and any(g.lead_side[n] != side for n in state.leaders_in(s, x)):
        found.append(Refusal("6.95", x))
    return found + when(not found and s.duty and m == s.lead and forsakes(s, m, x), "5.46", x)


def forsakes(s: Battle, m: int, hex_: int) -> bool:
    """Whether a trumper who still owes his duty would ride away from all with whom he could do it [5.46]."""
    return not duty.duty_done(s) and not could_act(s, m, hex_) and could_act(s, m, s.lead_loc[m])


def refusals_lead(s: Battle, m: int) -> list[Refusal]:
    """Why a leader may not move by an order now: what holds whoever orders him [4.24, 6.15b]."""
    h = s.lead_loc[m]
    if s.lead_status[m] != state.ON_MAP or h < 0:
        return [Refusal("4.23a")]
    if in_zone(s, m) and not is_overall(s, m) and (m == s.lead or s.lead < 0 or not is_overall(s, s.lead)):
        return [Refusal("4.24", h)]
    if s.lead_mp[m] >= LEADER_MA:
        return [Refusal("6.15b", h)]
    for d in _AROUND:
        if not refusals_go(s, m, d):
            return []
    return [Refusal("6.15b" if s.lead_mp[m] else "4.61", h)]


def begin_lead(s: Battle, m: int) -> None:
    """A leader is ordered to move; whoever ordered him has paid."""
    s.then(Leading(setting(s).lead_side[m], m))


@dataclass(slots=True, frozen=True)
class Leading(Decision):
    """Where a leader who moves alone goes next [4.23a, 4.4c, 6.15a].

    gone: 1 once he has taken a step, for an order to move is not to stay (RULING-91).
    """

    leader: int
    gone: int = 0

    def clause(self) -> str:
        return "4.23a"

    def universe(self, s: Battle) -> list[int]:
        return [*hexes_of(s, ENTER), HALT] if s.lead_loc[self.leader] >= 0 else []

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        h = s.lead_loc[self.leader]
        if c == HALT:
            return unless(bool(self.gone), "4.23a", h)
        d = direction_to(h, c - ENTER) if h >= 0 else -1
        return refusals_go(s, self.leader, d) if d >= 0 else [Refusal("6.31", hex_named(s, c))]

    def options(self, s: Battle) -> list[int]:
        m = self.leader
        h = s.lead_loc[m]
        if h < 0:
            return []
        found = [ENTER + NEXT[6 * h + d] for d in _AROUND if not refusals_go(s, m, d)]
        return [*found, HALT] if self.gone else found

    def chosen(self, s: Battle, c: int) -> None:
        if c == HALT:
            return
        m = self.leader
        g = setting(s)
        h = s.lead_loc[m]
        x = c % VERB
        s.lead_mp[m] += price(s, h, direction_to(h, x))
        state.put_leader(s, m, x)
        s.tell("leader-moves", (g.lead_gid[m], h, x), ("4.1i",))
        s.then(leader_withdrawal.LeaderNear(m), Led(self.side, m))


@dataclass(slots=True, frozen=True)
class Led(Step):
    """A leader has taken a step: he meets enemy leaders, stops in a zone of control, or goes on [4.61, 4.63]."""

    side: int
    leader: int

    def run(self, s: Battle) -> None:
        m = self.leader
        if s.lead_loc[m] < 0:
            return
        note_zone(s, m)
        if s.at[s.lead_loc[m]] < 0:
            foes = lone_foes(s, m)
            if foes:
                s.then(*[Meet(m, n) for n in foes])
                return
        elif in_zone(s, m):
            return
        s.then(Leading(self.side, m, 1))


def lone_foes(s: Battle, m: int) -> list[int]:
    """The enemy leaders without a unit who stand beside a leader who is alone [4.63].

    Where one of the two never fights in person nothing comes of it, and he rides on [8.43].
    """
    if combat_rating(s, m) < 0:
        return []
    g = setting(s)
    h = s.lead_loc[m]
    around = NEXT[6 * h : 6 * h + 6]
    side = g.lead_side[m]
    return [
        n
        for n in range(g.leaders)
        if g.lead_side[n] != side
        and s.lead_loc[n] in around
        and s.lead_loc[n] >= 0
        and s.at[s.lead_loc[n]] < 0
        and combat_rating(s, n) >= 0
    ]


@dataclass(slots=True, frozen=True)
class Meet(Step):
    """Two leaders meet alone: personal combat at once, if both are still there [4.63]."""

    leader: int
    other: int

    def run(self, s: Battle) -> None:
        if s.lead_loc[self.leader] >= 0 and s.lead_loc[self.other] >= 0:
            s.then(duel.Duel(self.leader, self.other))
