"""Rout points, withdrawal of an army and the end of a battle [10.4, 8.46, scn.*]."""

from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.setting import CONTINGENT, MACEDONIAN, NO_LEADER, OPPONENT
from polemos.games.alexander.rules.field.scenario_rules import crossed, waits
from polemos.games.alexander.state import BY_LENGTH, BY_WITHDRAWAL, DRAWN, ELIMINATED, GONE, NEITHER, Battle, setting

_ALEXANDER: Final[int] = FILES.rout_points.alexander
_FACTOR: Final[int] = FILES.rout_points.leader_factor
_COMMANDER: Final[int] = FILES.rout_points.contingent_commander
_DARIUS: Final = ("issus.1", "arbela.1")
"""The rules by which a leader's death loses the battle."""
NO_BREAK_OUT: Final = 9999
"""Of a battle without a way out: more than any army is worth."""


def leader_worth(s: Battle, m: int) -> int:
    """The rout points of a leader: 5 times his printed Initiative, 70 for Alexander but at Chaeronea [10.42d, 10.42f].

    A contingent commander is worth 5.
    """
    g = setting(s)
    if g.elite[m]:
        return _ALEXANDER
    return _COMMANDER if g.initiative[m] == CONTINGENT else _FACTOR * g.initiative[m]


def target(s: Battle) -> int:
    """The leader whose death loses his side the battle, NO_LEADER without one [8.46a]."""
    g = setting(s)
    for key in _DARIUS:
        if key in g.rules:
            return g.leader_id.index(g.rules[key].leader)
    return NO_LEADER


def rout_points(s: Battle, side: int) -> int:
    """The rout points of a side's eliminated and off-map units and leaders [10.41, 10.42].

    What left by a scenario's way out is not lost. The Great King who left the map was not killed: no points [8.46b].
    """
    g = setting(s)
    rp = g.rp
    total = 0
    for u in g.of_side[side]:
        if s.status[u] in (ELIMINATED, GONE):
            total += rp[u]
    for m in lost_leaders(s, side):
        total += leader_worth(s, m)
    return total


def lost_units(s: Battle, side: int) -> list[int]:
    """The units of a side that count as rout points [10.42a]."""
    return [u for u in setting(s).of_side[side] if s.status[u] in (ELIMINATED, GONE)]


def lost_leaders(s: Battle, side: int) -> list[int]:
    """The leaders of a side that count as rout points: not the Great King who left the map [8.46b, 10.42d]."""
    g = setting(s)
    darius = target(s)
    return [
        m
        for m in range(g.leaders)
        if g.lead_side[m] == side and (s.lead_status[m] == ELIMINATED or (s.lead_status[m] == GONE and m != darius))
    ]


def level(s: Battle, side: int) -> int:
    """The withdrawal level of a side now: Craterus' crossing lowers that of the Indians [10.41, scn.hydaspes.4]."""
    g = setting(s)
    drop = g.rules["hydaspes.4"].level_drop if side == OPPONENT and crossed(s) else 0
    return g.levels[side] - drop


def leading(s: Battle) -> int:
    """The side that has lost the smaller share of its withdrawal level, DRAWN if they are equal."""
    mine = rout_points(s, MACEDONIAN) * level(s, OPPONENT)
    theirs = rout_points(s, OPPONENT) * level(s, MACEDONIAN)
    if mine == theirs:
        return DRAWN
    return MACEDONIAN if mine < theirs else OPPONENT


def ahead(s: Battle) -> int:
    """Who has won, or would be told to lead if the turn ended now; DRAWN if nobody [10.43, 10.44, scn.pelium.2]."""
    if s.winner != NEITHER:
        return s.winner
    if broke_out(s):
        return MACEDONIAN
    mine, theirs = rout_points(s, MACEDONIAN), rout_points(s, OPPONENT)
    if mine >= level(s, MACEDONIAN) and theirs >= level(s, OPPONENT):
        return DRAWN if mine == theirs else MACEDONIAN if mine < theirs else OPPONENT
    return leading(s)


def win(s: Battle, side: int, how: int, clause: str) -> None:
    """The battle ends: a side has won it, or DRAWN; nothing more is done."""
    s.winner = side
    s.how = how
    s.lost = [rout_points(s, MACEDONIAN), rout_points(s, OPPONENT)]
    s.agenda.clear()
    s.tell("drawn" if side == DRAWN else "won", (() if side == DRAWN else (side,)) + (how,), (clause,))


def leader_lost(s: Battle, m: int) -> None:
    """A leader has been killed or has left the map: the death of Darius ends the battle at once [8.46a, 10.42e].

    To be called last in a step, since it may clear the agenda. An Overall Commander is not replaced [4.64].
    """
    if m == target(s) and s.lead_status[m] == ELIMINATED and s.winner == NEITHER:
        win(s, MACEDONIAN, state.BY_DEATH, "8.46a")


def to_break_out(s: Battle) -> int:
    """The rout points of units that must still leave Pelium by the road, 0 or less when enough have, and
    NO_BREAK_OUT in another battle [scn.pelium.2]."""
    g = setting(s)
    rule = g.rules.get("pelium.2")
    if rule is None:
        return NO_BREAK_OUT
    return rule.exit_rp - sum(g.rp[u] for u in g.of_side[MACEDONIAN] if s.status[u] == state.LEFT_FREE)


def broke_out(s: Battle) -> bool:
    """Whether enough Macedonians have left Pelium by the road [scn.pelium.2]."""
    return to_break_out(s) <= 0


def settle(s: Battle) -> None:
    """The end of a turn: rout points against withdrawal levels, and the length of the battle [10.41, errata.10.43].

    A break-out counts before the withdrawal of the same turn: the army has gone where it wanted [scn.pelium.2]
    (RULING-111).
    """
    lost = [rout_points(s, MACEDONIAN), rout_points(s, OPPONENT)]
    s.lost = lost
    if s.heard is not None:
        both = (MACEDONIAN, lost[0], level(s, MACEDONIAN), OPPONENT, lost[1], level(s, OPPONENT))
        s.tell("rout-points", both, ("10.41",))
    if broke_out(s):
        win(s, MACEDONIAN, state.BY_RULE, "scn.pelium.2")
        return
    beaten = [lost[side] >= level(s, side) for side in (MACEDONIAN, OPPONENT)]
    if beaten[0] and beaten[1]:
        if lost[0] == lost[1]:
            win(s, DRAWN, BY_WITHDRAWAL, "10.44")
        else:
            win(s, MACEDONIAN if lost[0] < lost[1] else OPPONENT, BY_WITHDRAWAL, "10.44")
    elif beaten[0] or beaten[1]:
        win(s, OPPONENT if beaten[0] else MACEDONIAN, BY_WITHDRAWAL, "10.43")
    else:
        _length(s)
        if s.winner == NEITHER and nobody_acts(s):
            win(s, leading(s), BY_LENGTH, "4.0a")


def nobody_acts(s: Battle) -> bool:
    """Whether no leader of either army is left who could ever be activated: nothing would change any more [4.0a].

    Such a battle is over; the side that has lost the smaller share of its withdrawal level has won it (RULING-112).
    """
    g = setting(s)
    for m in range(g.leaders):
        if g.initiative[m] == CONTINGENT or waits(s, m):
            continue
        if s.lead_status[m] in (state.ON_MAP, state.DUE):
            return False
    return True


def _length(s: Battle) -> None:
    """The battles that last so many turns and no longer [scn.samarkand.1, scn.pelium.5]."""
    g = setting(s)
    rule = g.rules.get("samarkand.1")
    if rule is not None and s.turn >= rule.max_turns:
        front = leading(s)
        win(s, g.peoples.index(rule.tie) if front == DRAWN else front, BY_LENGTH, "scn.samarkand.1")
        return
    rule = g.rules.get("pelium.5")
    if rule is not None and s.turn >= rule.max_turns:
        win(s, g.peoples.index(rule.winner), BY_LENGTH, "scn.pelium.5")
