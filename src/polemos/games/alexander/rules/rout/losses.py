"""Losses: how units and leaders leave a battle, and why [10.23, 4.62, 8.44].

A unit that is taken out leaves the leaders with it where they stand; `retiring` says what becomes of them.
"""

from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data.tables import AT, CH
from polemos.games.alexander.rules.consequences import later
from polemos.games.alexander.rules.field import victory
from polemos.games.alexander.state import Battle, setting

# why a unit left
CAUSES: Final = (
    "none", "off-map", "barred", "hit-again", "no-rout", "trampled-under", "crowd", "mahouts", "far", "spent", "phase",
    "rally", "horses", "levy", "band", "stacked",
)  # fmt: skip
(
    C_NONE, C_OFF_MAP, C_BARRED, C_HIT_AGAIN, C_NO_ROUT, C_TRAMPLED, C_CROWD, C_MAHOUTS, C_FAR, C_SPENT, C_PHASE,
    C_RALLY, C_HORSES, C_LEVY, C_BAND, C_STACKED,
) = range(len(CAUSES))  # fmt: skip

# how a leader is lost
LEADER_LOSSES: Final = ("leader-killed", "leader-trapped", "leader-trampled", "leader-left")
"""The events that tell of it."""
L_KILLED: Final = 0
L_TRAPPED: Final = 1
L_TRAMPLED: Final = 2
L_LEFT: Final = 3


def part(s: Battle, u: int) -> None:
    """The two phalanxes of a double depth become units of their own, in the same hexes still [9.62]."""
    partner = s.deep[u]
    if partner < 0:
        return
    s.deep[u] = -1
    s.deep[partner] = -1
    s.beneath[u] = 0
    s.beneath[partner] = 0


def lift_off(s: Battle, u: int) -> None:
    """Take a unit off its hexes; the other phalanx of its double depth, or a friend in passing, holds them from now."""
    partner = s.deep[u]
    h = s.loc[u]
    t = s.tail[u]
    part(s, u)
    state.lift(s, u)
    heir = partner if partner >= 0 else s.passer
    if heir >= 0 and s.loc[heir] >= 0:
        for x in (s.loc[heir], s.tail[heir]):
            if x >= 0 and x in (h, t) and s.at[x] < 0:
                s.at[x] = heir
        if heir == s.passer and all(s.at[x] == heir for x in (s.loc[heir], s.tail[heir]) if x >= 0):
            s.passer = -1


def eliminate(s: Battle, u: int, cause: int) -> None:
    """A unit is out of the battle for good [10.23]. What becomes of leaders with it is pushed: call this last."""
    g = setting(s)
    h = s.loc[u]
    t = s.tail[u]
    left = state.leaders_with(s, u) if h >= 0 else []
    if s.heard is not None:
        clause = _NO_ROUT.get(g.kind[u], CAUSE_CLAUSES[cause]) if cause == C_NO_ROUT else CAUSE_CLAUSES[cause]
        s.tell("eliminated", (g.gid[u], h, cause), (clause,))
    if h >= 0:
        lift_off(s, u)
    s.status[u] = state.GONE if cause == C_OFF_MAP else state.ELIMINATED
    s.cause[u] = cause
    s.routed[u] = 0
    s.form[u] = state.NORMAL
    s.mark[u] = state.NO_MARK
    if left:
        s.then(later("Bereft", g.side[u], h, t))


def lose_leader(s: Battle, m: int, status: int, how: int) -> None:
    """A leader is out of the battle: eliminated, or off the map [4.62b, 8.44, 4.64].

    Whether the battle ends with him `victory` says: call this last.
    """
    g = setting(s)
    s.tell(LEADER_LOSSES[how], (g.lead_gid[m], s.lead_loc[m]), (LEADER_CLAUSES[how],))
    state.lift_leader(s, m)
    s.lead_status[m] = status
    for side in (0, 1):
        if s.commanders[side] == m:
            s.commanders[side] = state.NEITHER
    victory.leader_lost(s, m)


CAUSE_CLAUSES: Final = (
    "10.23", "10.23", "10.21d", "10.25c", "9.34", "10.24a", "10.24b", "9.14b", "9.14m", "9.14n", "9.65g",
    "10.27e", "9.16", "scn.issus.5", "scn.chaeronea.5", "9.62i",
)  # fmt: skip
"""By cause: the clause behind it."""
_NO_ROUT: Final[dict[int, str]] = {CH: "9.22c", AT: "9.56"}
"""By type: the clause that keeps it from routing; of the others skirmishers have one, which stands above [9.34]."""
LEADER_CLAUSES: Final = ("8.44", "4.62b", "9.14k", "8.46b")
