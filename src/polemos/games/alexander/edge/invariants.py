"""What must hold in every state that play can reach. Read by tests, fuzzing, and whoever loads a state."""

from polemos.games.alexander.data import ground, setting, tables
from polemos.games.alexander.state import COLUMN, LEADER_ROWS, ON_MAP, UNIT_ROWS, Battle, second_hex
from polemos.kernel.fields import fields_of, outside


def shape(s: Battle) -> list[str]:
    """Rows of other lengths than the scenario has units and leaders, and numbers of such as it has not."""
    g = setting.setting_of(s.scenario)
    bad = fields_of(Battle).lengths(s, {UNIT_ROWS: g.units, LEADER_ROWS: g.leaders})
    if not bad:
        bad += outside("in_line", s.in_line, 0, g.units - 1)
        bad += outside("deep", s.deep, -1, g.units - 1)
        bad += outside("mover", [s.mover, s.passer], -1, g.units - 1)
        bad += outside("lead", [s.lead, *s.commanders], -1, g.leaders - 1)
    return bad


def invariants(s: Battle) -> list[str]:
    """What is wrong with a battle that has its shape, one line each."""
    bad = _pieces(s) + _stacks(s)
    if s.mover < 0 and (s.mp or s.stopped or s.pinned):
        bad.append("nobody moves, but something of a move is left [6.11]")
    return bad


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
