"""Leaders hurt and killed: the second roll after a casualty, and what wounds do [8.34, 8.44, 8.45, 8.65]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data import pack, tables
from polemos.games.alexander.data.tables import KILLED, WOUNDED_1, WOUNDED_2
from polemos.games.alexander.rules.field.combats import CAPTAIN, OUT, RIVAL, RIVAL_OUT, note
from polemos.games.alexander.rules.rolls import LEADER_GIDS, R_SEVERITY, Roll
from polemos.games.alexander.rules.rout.losses import L_KILLED, lose_leader
from polemos.games.alexander.state import ELIMINATED, FINISHED, ON_MAP, Battle, setting
from polemos.kernel.flow import Step

# what hurt a leader
BY_MISSILE: Final = 0
BY_SHOCK: Final = 1
_CLAUSES: Final = ("8.19", "8.34b")
_LOWERED: Final = pack.FILES.leader_casualty.rating_change
LOSS: Final[tuple[int, ...]] = (0, -_LOWERED.finished, -_LOWERED.wounded_1, -_LOWERED.wounded_2, 0)
"""By result: how far it lowers the ratings."""


@dataclass(slots=True, frozen=True)
class Severity(Step):
    """A leader is hit: a second die says how badly, whatever his Personal Combat rating [8.34c, 8.34d].

    fight: the combat in which it happened, -1 elsewhere.
    """

    leader: int
    cause: int
    fight: int = -1

    def run(self, s: Battle) -> None:
        m = self.leader
        if s.lead_loc[m] < 0:
            return
        g = setting(s)
        s.tell("leader-hit", (g.lead_gid[m], s.lead_loc[m]), (_CLAUSES[self.cause],))
        s.then(Roll(g.lead_side[m], R_SEVERITY, LEADER_GIDS + g.lead_gid[m]), Felled(m, self.fight))


@dataclass(slots=True, frozen=True)
class Felled(Step):
    """The second die has fallen [8.34c]."""

    leader: int
    fight: int

    def run(self, s: Battle) -> None:
        afflict(s, self.leader, tables.SEVERITY.read(0, s.rolled.pop()), self.fight)


def afflict(s: Battle, m: int, result: int, fight: int = -1) -> None:
    """A result of the Leader Casualty Chart befalls a leader: call this last, the battle may end with him [8.34c,
    8.45a].

    Whoever is hurt acts no more this turn, not even reactivated (RULING-115), and his charisma does not count in the
    combat.
    """
    if result == tables.UNHARMED or s.lead_status[m] != ON_MAP:
        return
    if result in (WOUNDED_1, WOUNDED_2) and s.wound[m]:
        result = KILLED
    g = setting(s)
    if fight >= 0:
        row = s.fights[fight]
        if row[CAPTAIN] == m:
            note(s, fight, OUT, 1)
        elif row[RIVAL] == m:
            note(s, fight, RIVAL_OUT, 1)
    s.tell("leader-hurt", (g.lead_gid[m], result), ("8.45a" if result in (WOUNDED_1, WOUNDED_2) else "8.34c",))
    s.rank[m] = FINISHED
    s.no_momentum[m] = 1
    s.hurt[m] = 1
    if result == KILLED:
        if fight >= 0:
            s.killed_here.append((fight, m))
        lose_leader(s, m, ELIMINATED, L_KILLED)
    elif result != tables.MADE_FINISHED:
        s.wound[m] += LOSS[result]
