"""What a battle brings: losses, retreats, markers, and its end. Sections 17.8 and 17.9, the combat results.

While a battle lasts `s.battle` holds the ints at the B_ indices below.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import UNIT_FLEET, UNIT_STRENGTH
from polemos.games.belisarius.data.world import IMPERIAL
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.control import strength
from polemos.games.belisarius.rules.markers import BY_VICTORY_ATTACKING, BY_VICTORY_DEFENDING, Draw, Lose
from polemos.games.belisarius.rules.rolls import R_RETREAT, Roll
from polemos.games.belisarius.rules.war.losses import destroy
from polemos.games.belisarius.rules.war.retreat import ATTACKING, Retreat, RetreatRolled
from polemos.games.belisarius.rules.war.spoils import CampaignEnds, Donative
from polemos.games.belisarius.state import FINISHED, REACTED, Decision, Refusal, Step, War
from polemos.games.belisarius.verbs import DONE, LOSE
from polemos.kernel.flow import NOTHING, VERB

# indices of s.battle
B_HEX: Final = 0
"""The hex attacked."""
B_FROM: Final = 1
"""The hex from which the army attacks."""
B_TABLE: Final = 2
"""0 assault, 1 manoeuvre, -1 not yet chosen."""
B_COLUMN: Final = 3
"""The odds column, -1 before the die."""
B_DIE: Final = 4
"""The die of the battle, 0 before it."""
B_RESULT: Final = 5
"""The result code, -1 before the die."""
B_JUSTINIAN: Final = 6
"""1 if Justinian takes part."""
B_KEEP: Final = 7
"""The printed strength that the side losing units may keep at most; -1 when nobody is losing any."""

ATTACKER: Final = 0
DEFENDER: Final = 1

ONE_HEX: Final = 1

RESULT_CLAUSES: Final = ("crt.AA", "crt.AR", "crt.AZ", "crt.BB", "crt.DD", "crt.DR", "crt.DZ")


def fighters(s: War, role: int) -> list[int]:
    """The units in the battle: the whole army in action and nobody else beside it, or all units in the hex attacked.

    [17.24a, 13.22, 17.27, 17.3a]
    """
    return s.army[:] if role == ATTACKER else list(s.at[s.battle[B_HEX]])


def side_of(s: War, role: int) -> int:
    """Which player attacks or defends [17.0]."""
    return s.army_side if role == ATTACKER else 1 - s.army_side


# ---------------------------------------------------------------- results


def apply_result(s: War, result: int) -> None:
    """The parts of a result in their order; the winner is the defender in A results, the attacker in D results."""
    loser = ATTACKER if result in (charts.AA, charts.AR, charts.AZ) else DEFENDER
    winner = 1 - loser
    if result == charts.BB:
        # no retreat and no markers [crt.BB]
        s.then(Bloodbath(), EndBattle())
    elif result in (charts.AR, charts.DR):
        # [crt.AR, crt.DR]
        s.then(FallBack(loser, ONE_HEX), EndBattle())
    elif result in (charts.AA, charts.DD):
        # [crt.AA, crt.DD]
        s.then(HalfLost(loser), FallBack(loser, 0), Reward(winner), EndBattle())
    else:
        # [crt.AZ, crt.DZ]
        s.then(AllLost(loser), Reward(winner), Penalty(loser), EndBattle())


@dataclass(slots=True, frozen=True)
class HalfLost(Step):
    """A side loses at least half of its printed strength, rounded up (RULING-11) [crt.AA, crt.DD, crt.note.2]."""

    role: int

    def run(self, s: War) -> None:
        must_shed(s, self.role, (strength(fighters(s, self.role)) + 1) // 2)


def must_shed(s: War, role: int, loss: int) -> None:
    """A side must lose units worth `loss` in printed strength, whatever multiplied it in battle [crt.note.2]."""
    units = fighters(s, role)
    keep = strength(units) - loss
    if keep <= 0:
        # nothing is left to choose
        destroy(s, [u for u in units if UNIT_STRENGTH[u]], RESULT_CLAUSES[s.battle[B_RESULT]])
    else:
        s.battle[B_KEEP] = keep
        s.then(Casualties(side_of(s, role), role))


@dataclass(slots=True, frozen=True)
class Casualties(Decision):
    """The owner removes units one by one until the loss is met, and more if he likes [crt.note.2].

    Cargo that drowns with its fleet counts (RULING-55), so what is left is measured, not what is lost.
    """

    role: int

    def clause(self) -> str:
        return "crt.note.2"

    def universe(self, s: War) -> list[int]:
        return [DONE, *universes.units(LOSE)] if fighters(s, self.role) else NOTHING

    def refusals(self, s: War, c: int) -> list[Refusal]:
        units, h = fighters(s, self.role), s.battle[B_HEX]
        if c == DONE:
            return [Refusal(RESULT_CLAUSES[s.battle[B_RESULT]], h)] if strength(units) > s.battle[B_KEEP] else []
        return universes.one_of(c, LOSE, units, "crt.note.2", h)

    def options(self, s: War) -> list[int]:
        units = fighters(s, self.role)
        more = [LOSE + u for u in units]
        return more if strength(units) > s.battle[B_KEEP] or not units else [DONE, *more]

    def chosen(self, s: War, c: int) -> None:
        if c == DONE:
            return
        s.then(self)
        destroy(s, [c % VERB], RESULT_CLAUSES[s.battle[B_RESULT]])


@dataclass(slots=True, frozen=True)
class AllLost(Step):
    """All units of a side are removed [crt.AZ, crt.DZ]."""

    role: int

    def run(self, s: War) -> None:
        destroy(s, fighters(s, self.role), RESULT_CLAUSES[s.battle[B_RESULT]])


@dataclass(slots=True, frozen=True)
class Bloodbath(Step):
    """The lower printed strength is removed, the other side loses as much or more; equals perish together [crt.BB]."""

    def run(self, s: War) -> None:
        sums = (strength(fighters(s, ATTACKER)), strength(fighters(s, DEFENDER)))
        if sums[ATTACKER] == sums[DEFENDER]:
            s.then(AllLost(ATTACKER), AllLost(DEFENDER))
        else:
            weaker = ATTACKER if sums[ATTACKER] < sums[DEFENDER] else DEFENDER
            s.then(AllLost(weaker), Toll(1 - weaker, sums[weaker]))


@dataclass(slots=True, frozen=True)
class Toll(Step):
    """The stronger side of a bloodbath must lose units worth `loss` in printed strength [crt.BB]."""

    role: int
    loss: int

    def run(self, s: War) -> None:
        must_shed(s, self.role, self.loss)


@dataclass(slots=True, frozen=True)
class FallBack(Step):
    """What is left of a side retreats `n` hexes, or as many as its die says when n is 0 [17.9, crt.AA, crt.DD]."""

    role: int
    n: int

    def run(self, s: War) -> None:
        if not fighters(s, self.role):
            return
        side = side_of(s, self.role)
        h = s.battle[B_FROM if self.role == ATTACKER else B_HEX]
        how = ATTACKING if self.role == ATTACKER else 0
        if self.n:
            s.then(Retreat(side, h, how, self.n))
        else:
            s.then(Roll(side, R_RETREAT), RetreatRolled(side, h, how))


@dataclass(slots=True, frozen=True)
class Reward(Step):
    """The winner draws markers [8.2e, crt.AA, crt.AZ, crt.DD, crt.DZ], and what he must play at once he plays now.

    An attacker who draws End of Campaign stops; a defender keeps it (RULING-37) [strat.endcampaign.a].
    """

    role: int

    def run(self, s: War) -> None:
        side = side_of(s, self.role)
        n = _with_justinian(s, side, charts.combat.draws.draw[s.battle[B_RESULT]])
        if self.role == ATTACKER:
            s.then(Draw(side, n, BY_VICTORY_ATTACKING), Donative(side, s.battle[B_FROM], 1), CampaignEnds(side))
        else:
            s.then(Draw(side, n, BY_VICTORY_DEFENDING), Donative(side, s.battle[B_HEX], 0))


@dataclass(slots=True, frozen=True)
class Penalty(Step):
    """The destroyed side loses markers [8.5b, crt.AZ, crt.DZ]."""

    role: int

    def run(self, s: War) -> None:
        side = side_of(s, self.role)
        s.then(Lose(side, _with_justinian(s, side, charts.combat.draws.lose[s.battle[B_RESULT]])))


def _with_justinian(s: War, side: int, n: int) -> int:
    """Where Justinian fights, the Imperial player's gains and losses of markers are doubled (RULING-20) [21.4b]."""
    return charts.limits.justinian_factor * n if side == IMPERIAL and s.battle[B_JUSTINIAN] else n


# ---------------------------------------------------------------- the end


@dataclass(slots=True, frozen=True)
class EndBattle(Step):
    """Nobody advances, and the army goes on with the points it has, even after a retreat [17.92, 17.93].

    `s.army_at` follows the army. Of an army that parted company in its retreat the fleets go on if it moves by sea,
    otherwise the land units; the others stay behind [13.21b], and so do units of a naval army that lost their fleets
    on a coast [19.54].
    """

    def run(self, s: War) -> None:
        if s.army:
            lead = [u for u in s.army if _afloat(s, u) == s.naval] or s.army
            s.army_at = s.loc[lead[0]]
            done = FINISHED if s.army_side == s.player else REACTED
            for u in s.army[:]:
                if s.loc[u] != s.army_at or (s.naval and not _afloat(s, u)):
                    s.army.remove(u)
                    s.spent[u] |= done
        s.battle = []
        s.advantage = [0, 0]
        s.champions = []


def _afloat(s: War, u: int) -> int:
    """1 for a fleet and for a land unit aboard."""
    return 1 if UNIT_FLEET[u] or s.aboard[u] else 0
