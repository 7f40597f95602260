"""Who can be reached by orders, and the individual orders of the active leader [4.2, 4.4, 5.2].

The hexes that a leader reaches are flooded once for each question: a path from his hex, each step one that a leader
could make, no hex held by an enemy, no hex in an enemy zone of control but those of friendly units [4.21].
"""

from typing import Final

from polemos.board.search import Flood, spaces_of
from polemos.games.alexander import state
from polemos.games.alexander.data.facing import FLANK_OF, FRONT_OF, SIDES_OF_A_HEX
from polemos.games.alexander.data.ground import CELLS, LEADER_GROUP, NEVER, NEXT, NOWHERE, OFF, ROWS, Field, within
from polemos.games.alexander.data.setting import CONTINGENT, NO_LEADER, Setting
from polemos.games.alexander.data.tables import NO_WEAPON, OUT, SK
from polemos.games.alexander.rules.field import scenario_rules, zones
from polemos.games.alexander.state import Battle, setting
from polemos.kernel.flow import Refusal

_WAYS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {}


def ways_of(field: Field) -> tuple[tuple[int, ...], ...]:
    """By hex: the neighbours to which a leader could step [4.21b]. Made once for each battlefield."""
    found = _WAYS.get(id(field))
    if found is None:
        mp = field.mp[LEADER_GROUP]
        step = field.step
        found = tuple(
            ()
            if field.terrain[h] == OFF
            else tuple(
                NEXT[6 * h + d]
                for d in range(SIDES_OF_A_HEX)
                if NEXT[6 * h + d] != NOWHERE and mp[step[6 * h + d]] != NEVER
            )
            for h in range(CELLS)
        )
        _WAYS[id(field)] = found
    return found


def zone_hexes(s: Battle, side: int, around: int, radius: int) -> set[int]:
    """The hexes in zones of control of a side's units near a hex: those that could matter within that radius.

    `zones.covers` for many units at once: front hexes, those on the flanks of skirmishers with missiles, of an ordinary
    unit straight from the tables.
    """
    g = setting(s)
    loc = s.loc
    column, row = around // ROWS, around % ROWS
    wide = radius + 2
    high = radius + 2 + wide // 2
    mp, step = g.field.mp, g.field.step
    found: set[int] = set()
    for e in g.of_side[side]:
        h = loc[e]
        if h < 0 or s.routed[e] or not -wide <= h // ROWS - column <= wide or not -high <= h % ROWS - row <= high:
            continue
        if g.rafts and not zones.has_zone(s, e):
            continue
        if zones.all_round(s, e) or s.form[e] == state.CHARGE:
            found.update(x for x in (*zones.front_hexes(s, e), *zones.flank_hexes(s, e)) if zones.covers(s, e, x))
            continue
        facing = s.facing[e]
        price = mp[g.group[e]]
        for d in FRONT_OF[facing]:
            if price[step[6 * h + d]] != NEVER:
                found.add(NEXT[6 * h + d])
        t = s.tail[e]
        if t >= 0 and s.form[e] != state.COLUMN:
            for d in FRONT_OF[facing]:
                if price[step[6 * t + d]] != NEVER:
                    found.add(NEXT[6 * t + d])
        elif g.kind[e] == SK and g.weapon[e] != NO_WEAPON and s.ammo[e] != OUT:
            for d in FLANK_OF[facing]:
                if price[step[6 * h + d]] != NEVER:
                    found.add(NEXT[6 * h + d])
    return found


def flood(s: Battle, m: int, radius: int = -1) -> set[int]:
    """Every hex that a leader's command reaches, his own among them; empty if he is not on the map [4.21].

    radius: hexes, his Command Range unless told.
    """
    if m < 0 or s.lead_loc[m] < 0:
        return set()
    return flood_from(s, s.lead_loc[m], setting(s).lead_side[m], state.command_range(s, m) if radius < 0 else radius)


def flood_from(s: Battle, start: int, side: int, radius: int) -> set[int]:
    """Every hex within so many steps of a hex along a path free for the commands of a side. Nobody changes the set."""
    g = setting(s)
    sides = g.side
    at, loc, tail = s.at, s.loc, s.tail
    open_ground = _unhindered(g.field, start, radius)
    # a friend opens a hex in the enemy's zone of control
    shut = {h for h in zone_hexes(s, 1 - side, start, radius) if at[h] < 0 or sides[at[h]] != side}
    shut.update([loc[e] for e in g.of_side[1 - side]])
    shut.update([tail[e] for e in g.of_side[1 - side]])
    shut &= open_ground
    shut.discard(start)
    if not shut:
        return open_ground
    found = _flood_of(g.field).within(start, radius, shut)
    return {h for h in open_ground if found >> h & 1}


_OPEN: Final[dict[tuple[int, int, int], set[int]]] = {}
"""By field, hex and radius: what a command reaches where no enemy is near."""


def _unhindered(field: Field, start: int, radius: int) -> set[int]:
    """Every hex within so many steps over ground that a leader can enter."""
    found = _OPEN.get((id(field), start, radius))
    if found is None:
        found = set(spaces_of(_flood_of(field).within(start, radius)))
        _OPEN[(id(field), start, radius)] = found
    return found


_FLOODS: Final[dict[int, Flood]] = {}
"""By field: over the steps of leaders."""


def _flood_of(field: Field) -> Flood:
    made = _FLOODS.get(id(field))
    if made is None:
        _FLOODS[id(field)] = made = Flood(ways_of(field))
    return made


def stands_in(s: Battle, u: int, reached: set[int]) -> bool:
    """Whether a unit stands, with either half, in one of the hexes that a command reaches."""
    return s.loc[u] in reached or (s.tail[u] >= 0 and s.tail[u] in reached)


def in_zone(s: Battle, m: int) -> bool:
    """Whether a leader stands in an enemy zone of control."""
    h = s.lead_loc[m] if m >= 0 else -1
    return h >= 0 and zones.covered(s, h, 1 - setting(s).lead_side[m])


def note_zones(s: Battle) -> None:
    """Remember which leaders stand in an enemy zone of control: it costs them their momentum this turn [5.31b]."""
    for m in range(len(s.lead_loc)):
        note_zone(s, m)


def note_zone(s: Battle, m: int) -> None:
    """The same for one leader."""
    if not s.was_zoc[m] and s.lead_loc[m] >= 0 and in_zone(s, m):
        s.was_zoc[m] = 1


def note_zones_by(s: Battle, u: int) -> None:
    """The same while a unit moves: leaders whom it has brought into a zone of control, or on whom it lays its own.

    They, or the enemy, may be gone before the move is over [5.31b] (RULING-11).
    """
    one, two = s.loc[u], s.tail[u]
    if one < 0:
        return
    near = within(one, 1) if two < 0 else (*within(one, 1), *within(two, 1))
    for m, h in enumerate(s.lead_loc):
        if h in near:
            note_zone(s, m)


def overall(s: Battle, side: int) -> int:
    """The Overall Commander of a side now, NO_LEADER if it has none: he is not replaced [4.4a, 4.64]."""
    m = s.commanders[side]
    return m if m != NO_LEADER and s.lead_status[m] == state.ON_MAP else NO_LEADER


def is_overall(s: Battle, m: int) -> bool:
    """Whether a leader is the Overall Commander of his side now."""
    return overall(s, setting(s).lead_side[m]) == m


def refusals_command(s: Battle, m: int) -> list[Refusal]:
    """Why a leader can give no orders and no line command now [4.1e, 4.2a, 4.24, 5.25d, scn.issus.2]."""
    g: Setting = setting(s)
    if g.initiative[m] == CONTINGENT:
        return [Refusal("5.62", s.lead_loc[m])]
    if scenario_rules.waits(s, m):
        return [Refusal("scn.issus.2", s.lead_loc[m])]
    if in_zone(s, m) and not is_overall(s, m):
        return [Refusal("4.24", s.lead_loc[m])]
    return []
