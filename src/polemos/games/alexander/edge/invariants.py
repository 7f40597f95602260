"""What must hold in every state that play can reach. Read by tests, fuzzing, and whoever loads a state."""

from polemos.games.alexander.data import ground, setting, tables
from polemos.games.alexander.edge.bounds import beyond
from polemos.games.alexander.state import COLUMN, ON_MAP, Battle, reindex, second_hex
from polemos.kernel.invariants import unsound


def shape(s: Battle) -> list[str]:
    """What would keep the derived rows from being built: rows of the wrong length, values out of range."""
    return beyond(s)


def invariants(s: Battle) -> list[str]:
    """Every defect of a state, one line each; empty if there is none."""
    bad = shape(s)
    if bad:
        return bad
    bad += _pieces(s) + _stacks(s)
    if s.mover < 0 and (s.mp or s.stopped or s.pinned):
        bad.append("nobody moves, but something of a move is left [6.11]")
    fresh = Battle()
    fresh.loc, fresh.tail, fresh.beneath, fresh.passer = s.loc, s.tail, s.beneath, s.passer
    reindex(fresh)
    return bad + unsound(s, fresh)


def _pieces(s: Battle) -> list[str]:
    g = setting.setting_of(s.scenario)
    bad: list[str] = []
    for u, h in enumerate(s.loc):
        name = g.unit_id[u]
        if (s.status[u] == ON_MAP) != (h >= 0):
            bad.append(f"{name}: its status and its place disagree")
            continue
        if h < 0:
            continue
        if (s.tail[u] >= 0) != g.double[u]:
            bad.append(f"{name} in {ground.label(h)}: covers the wrong number of hexes [2.21a]")
        elif s.tail[u] >= 0 and second_hex(h, s.facing[u]) != s.tail[u]:
            bad.append(f"{name} in {ground.label(h)}: its halves do not stand as it faces [6.41]")
        if (s.form[u] == COLUMN) != (s.facing[u] % 2 == 0):
            bad.append(f"{name} in {ground.label(h)}: faces a {'vertex' if s.facing[u] % 2 else 'hexside'} [7.11]")
        if not s.routed[u] and s.hits[u] > 0 and g.kind[u] == tables.EL and s.hits[u] > 9 * g.tq[u]:
            bad.append(f"{name}: too many hits [10.11]")
        bad += [
            f"{name} in {ground.label(x)}: nobody can stand there [6.29]"
            for x in (h, s.tail[u])
            if x >= 0 and not ground.PASSABLE[g.field.terrain[x]]
        ]
    for m, h in enumerate(s.lead_loc):
        if (s.lead_status[m] == ON_MAP) != (h >= 0):
            bad.append(f"{g.leader_id[m]}: his status and his place disagree")
    return bad


def _stacks(s: Battle) -> list[str]:
    """One combat unit a hex, but for the halves of a double-depth phalanx and whoever is passing through [6.91]."""
    g = setting.setting_of(s.scenario)
    bad: list[str] = []
    there: dict[int, int] = {}
    for u, h in enumerate(s.loc):
        for x in (h, s.tail[u]):
            if x < 0 or s.beneath[u] or u == s.passer:
                continue
            if x in there:
                bad.append(f"{g.unit_id[u]} and {g.unit_id[there[x]]} both stand in {ground.label(x)} [6.91]")
            there[x] = u
    return bad
