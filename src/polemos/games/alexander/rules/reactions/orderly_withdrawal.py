"""Orderly withdrawal: units and leaders give way to an enemy who comes within two hexes [6.7, 4.62].

It interrupts the enemy's move. How a unit goes back stands in `goingback`, how leaders do in `retiring`, and lines that
go back together in `linesback`.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data import facing, ground
from polemos.games.alexander.data.tables import CAVALRY, EL, NO_WEAPON, SK
from polemos.games.alexander.rules import standing_orders
from polemos.games.alexander.rules.field import encounters, scenario_rules, universes, victory
from polemos.games.alexander.rules.field.universes import leader_named, leaders_of, site_of, verb_of
from polemos.games.alexander.rules.reactions import leader_withdrawal, line_withdrawal, withdrawal_paths
from polemos.games.alexander.rules.reactions.withdrawal_paths import LEADERS, TRIGGER, apart, near_leaders, near_units
from polemos.games.alexander.rules.reactions.withdrawal_paths import able as able
from polemos.games.alexander.rules.reactions.withdrawal_paths import pace as pace
from polemos.games.alexander.state import ALWAYS, EVERY_HEX, MOVEMENT, NEVER_DO, Battle, setting
from polemos.games.alexander.verbs import QUIET, STAND, WITHDRAW, WITHDRAW_LEADER, WITHDRAW_LINE
from polemos.kernel.flow import VERB, Decision, Refusal, Step

# whom an offer is made to
ALL: Final = 0
HORSE: Final = 1
"""Of the units cavalry only, before elephants that rampage outside their side's movement segment, or friendly ones
[6.71e, 6.76a]."""


# ----------------------------------------------------------------------------------------------------- offers to a side
@dataclass(slots=True, frozen=True)
class Withdrawals(Step):
    """An enemy has come within two hexes, or begins its move there: who wants to give way [6.71a, 6.71c, 4.62a].

    The mover goes on afterwards [6.76b].
    """

    mover: int

    def run(self, s: Battle) -> None:
        u = self.mover
        if s.loc[u] < 0 or s.routed[u]:
            return
        offer(s, 1 - setting(s).side[u], u, ALL)


def offer(s: Battle, side: int, u: int, whom: int) -> None:
    """Ask a side about units and leaders near a unit that moves, if there is anything to ask; leaders shut in are
    lost.
    """
    leaders = near_leaders(s, side, u)
    if leaders and setting(s).side[u] != side:
        s.then(leader_withdrawal.Trapped(u))
    if leaders or (whom != LEADERS and near_units(s, side, u)):
        s.then(Withdrawing(side, u, whom, 0))
    if whom == ALL and line_withdrawal.marked(s, side):
        encounters.forget_all(s, u, encounters.WENT_BACK, encounters.WENT_BACK)
        s.then(line_withdrawal.Revealing(side, u))


def before_rampage(s: Battle, u: int) -> None:
    """Elephants that run wild come near: enemy units in the movement segment of the elephants' side, cavalry of both
    sides at any time [6.71a, 6.71e, 6.76a]; so may enemy leaders, and those who are shut in are lost [4.62a, 4.62b]
    (RULING-120).
    """
    side = setting(s).side[u]
    own_segment = s.phase == MOVEMENT and scenario_rules.acting_side(s) == side
    for other in (side, 1 - side):
        leaders = near_leaders(s, other, u) if other != side else []
        if leaders:
            s.then(leader_withdrawal.Trapped(u))
        if leaders or near_units(s, other, u):
            s.then(Withdrawing(other, u, ALL if own_segment and other != side else HORSE, 0))


def wish_of(s: Battle, v: int) -> int:
    """The standing order for withdrawals of a unit."""
    g = setting(s)
    skirmisher = g.kind[v] == SK
    return standing_orders.wish(
        s, g.side[v], standing_orders.K_WITHDRAW_SKIRMISHERS if skirmisher else standing_orders.K_WITHDRAW_OTHERS
    )


def from_where(s: Battle, v: int, u: int) -> int:
    """From which side of a unit an enemy comes: front, flank or rear."""
    return max(facing.FRONT, withdrawal_paths.approach(s, v, u))


def cannot_come(s: Battle, u: int) -> bool:
    """Whether a unit on the move has no way left to come nearer in this move, nor anything to shoot with."""
    return u == s.mover and (s.stopped == 1 or s.mp <= 0) and setting(s).weapon[u] == NO_WEAPON


@dataclass(slots=True, frozen=True)
class Withdrawing(Decision):
    """Units and leaders that an enemy has come near to withdraw, one after the other, until their owner has enough
    [6.71].

    It is asked where somebody may go, and where that is news: a unit or leader who has just been told to stay is not
    asked about again while the same move goes on, unless the enemy comes from another side of the unit, or comes beside
    the leader; nor is one whom an enemy without missiles can no longer reach in this move. When it is asked, whoever
    may go is among the choices. A player who wants to be asked at every hex says so by a standing order; one who
    has heard enough, by "no more" for the rest of the phase.

    whom: ALL, HORSE or LEADERS; asked: bits of the leaders who have had their withdrawal.
    """

    mover: int
    whom: int
    asked: int

    def clause(self) -> str:
        return "6.71a"

    def universe(self, s: Battle) -> list[int]:
        side = self.side
        lines = leaders_of(s, WITHDRAW_LINE, side)
        return [*universes.units_of(s, WITHDRAW, side), *lines, *leaders_of(s, WITHDRAW_LEADER, side), STAND, QUIET]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = self.mover
        verb = verb_of(c)
        if c in self.options(s):
            return []
        if s.loc[u] < 0 or (s.routed[u] and setting(s).kind[u] != EL) or verb in (STAND, QUIET):
            return [Refusal("6.71a", s.loc[u])]
        if verb == WITHDRAW_LEADER:
            return self._refusals_leader(s, leader_named(s, c)) or [Refusal("4.62a")]
        found = self._refusals_line(s, leader_named(s, c)) if verb == WITHDRAW_LINE else []
        return found or self._refusals_unit(s, universes.unit_named(s, c)) or [Refusal("6.71a")]

    def _refusals_unit(self, s: Battle, v: int) -> list[Refusal]:
        """Why a unit does not withdraw [6.71, 6.76a]."""
        u = self.mover
        g = setting(s)
        where = universes.place_of(s, v)
        if where < 0 or g.side[v] != self.side or s.beneath[v]:
            return [Refusal("9.62c" if where >= 0 and s.beneath[v] else "6.71a", where)]
        if withdrawal_paths.gap(s, v, u) != TRIGGER:
            return [Refusal("6.71c" if withdrawal_paths.gap(s, v, u) < TRIGGER else "6.71a", where)]
        if self.whom == LEADERS or (self.whom == HORSE and not CAVALRY[g.kind[v]]):
            return [Refusal("6.76a", where)]
        found = withdrawal_paths.refusals_withdraw(s, v, u)
        around = ground.NEXT[6 * where : 6 * where + facing.SIDES_OF_A_HEX] if not found else ()
        return found + [
            r
            for x in around
            if x != ground.NOWHERE
            for r in withdrawal_paths.refusals_step(s, v, u, withdrawal_paths.reach(s, v, u), False, x)
        ]

    def _refusals_line(self, s: Battle, m: int) -> list[Refusal]:
        """Why a leader's cavalry line does not withdraw [6.76a, 6.77]."""
        if m < 0 or setting(s).lead_side[m] != self.side:
            return [Refusal("6.77a", site_of(s, m))]
        if self.whom != ALL or s.routed[self.mover]:
            return [Refusal("6.76a", site_of(s, m))]
        return line_withdrawal.refusals_cavalry(s, m, self.mover, near_units(s, self.side, self.mover))

    def _refusals_leader(self, s: Battle, m: int) -> list[Refusal]:
        """Why a leader does not withdraw [4.62a, 4.62d, 8.46b]."""
        u = self.mover
        where = site_of(s, m)
        if where < 0 or setting(s).lead_side[m] != self.side or setting(s).side[u] == self.side:
            return [Refusal("4.62a", where)]
        if self.asked >> m & 1 or apart(s, where, u) > TRIGGER:
            return [Refusal("4.62d", where)]
        return leader_withdrawal.refusals_withdraw(s, m, u)

    def options(self, s: Battle) -> list[int]:
        u = self.mover
        g = setting(s)
        found: list[int] = []
        # one who runs comes near nobody, but for elephants that run wild [6.71a]
        if s.loc[u] < 0 or (s.routed[u] and g.kind[u] != EL):
            return found
        if self.whom != LEADERS:
            near = near_units(s, self.side, u)
            for v in near:
                if self.whom == HORSE and not CAVALRY[g.kind[v]]:
                    continue
                if (
                    wish_of(s, v) != NEVER_DO
                    and able(s, v, u)
                    and withdrawal_paths.steps_back(s, v, u, withdrawal_paths.reach(s, v, u), False)
                ):
                    found.append(WITHDRAW + g.gid[v])
            lines = standing_orders.wish(s, self.side, standing_orders.K_WITHDRAW_OTHERS) != NEVER_DO
            if near and self.whom == ALL and lines and not s.routed[u]:
                found += line_withdrawal.choices(s, self.side, u, near)
        if (
            g.side[u] != self.side
            and standing_orders.wish(s, self.side, standing_orders.K_WITHDRAW_LEADERS) != NEVER_DO
        ):
            for m in near_leaders(s, self.side, u):
                if not self.asked >> m & 1 and leader_withdrawal.may_withdraw(s, m, u):
                    found.append(WITHDRAW_LEADER + g.lead_gid[m])
        if found:
            found += [STAND, QUIET]
        return found

    def worth_asking(self, s: Battle, opts: list[int]) -> bool:
        """Whether one of these choices is new in this move, or wanted at every hex."""
        g = setting(s)
        quiet = encounters.noted(s, self.side, self.side, encounters.QUIET_WITHDRAWAL)
        calm = cannot_come(s, self.mover)
        for c in opts:
            verb = verb_of(c)
            if verb == WITHDRAW:
                v = g.unit_of[c % VERB]
                if wish_of(s, v) == EVERY_HEX or (self._new(s, v) and not calm and not quiet):
                    return True
            elif verb == WITHDRAW_LINE:
                if standing_orders.wish(s, self.side, standing_orders.K_WITHDRAW_OTHERS) == EVERY_HEX:
                    return True
                if not calm and not quiet and any(self._new(s, v) for v in near_units(s, self.side, self.mover)):
                    return True
            elif verb == WITHDRAW_LEADER:
                if (
                    standing_orders.wish(s, self.side, standing_orders.K_WITHDRAW_LEADERS) == EVERY_HEX
                    or self.whom == LEADERS
                ):
                    return True
                m = g.leader_of[c % VERB]
                near = apart(s, s.lead_loc[m], self.mover) < TRIGGER
                new = not encounters.noted(s, m, self.mover, encounters.BESIDE if near else encounters.STAYED)
                if new and not quiet and (near or not calm or m == victory.target(s)):
                    return True
        return False

    def _new(self, s: Battle, v: int) -> bool:
        """Whether the enemy has not come from this side of a unit before in this move."""
        return not encounters.noted(s, v, self.mover, encounters.NOT_WITHDRAWN + from_where(s, v, self.mover))

    def _remember(self, s: Battle) -> None:
        """Nobody more withdraws: those who could have had their answer."""
        u = self.mover
        if self.whom != LEADERS:
            for v in near_units(s, self.side, u):
                encounters.note(s, v, u, encounters.NOT_WITHDRAWN + from_where(s, v, u))
        if setting(s).side[u] != self.side:
            for m in near_leaders(s, self.side, u):
                near = apart(s, s.lead_loc[m], u) < TRIGGER
                encounters.note(s, m, u, encounters.BESIDE if near else encounters.STAYED)

    def run(self, s: Battle) -> None:
        opts = self.options(s)
        if not opts:
            return
        g = setting(s)
        for c in opts:
            if verb_of(c) == WITHDRAW and wish_of(s, g.unit_of[c % VERB]) == ALWAYS:
                self.chosen(s, c)
                return
        if not self.worth_asking(s, opts):
            return
        s.agenda.append(self)
        s.opts = opts
        s.actor = self.side

    def chosen(self, s: Battle, c: int) -> None:
        if c == STAND:
            self._remember(s)
            return
        if c == QUIET:
            encounters.note(s, self.side, self.side, encounters.QUIET_WITHDRAWAL)
            return
        g = setting(s)
        u = self.mover
        verb = verb_of(c)
        if verb == WITHDRAW:
            v = g.unit_of[c % VERB]
            s.then(self)
            line_withdrawal.leaves_lines(s, v)
            withdrawal_paths.begin(s, v, u)
        elif verb == WITHDRAW_LEADER:
            m = g.leader_of[c % VERB]
            s.then(Withdrawing(self.side, u, self.whom, self.asked | 1 << m))
            leader_withdrawal.begin(s, m, u)
        else:
            s.then(self)
            line_withdrawal.begin_cavalry(s, g.leader_of[c % VERB], u)
