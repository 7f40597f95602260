"""What must hold in every state that play can reach. Read by tests, fuzzing, and whoever loads a state."""

from polemos.games.belisarius.choice_ids import MARKER_IDS
from polemos.games.belisarius.data.charts import HAND_LIMIT, MARKER_COUNT, MARKER_KINDS, STACK_LIMIT
from polemos.games.belisarius.data.forces import JUSTINIAN, UNIT_AFFIL, UNIT_FLEET, UNIT_KEY
from polemos.games.belisarius.data.world import (
    AREA_PROVINCE,
    BARBARIAN,
    GUARD,
    HEX_COUNT,
    HEX_NAMES,
    IMPERIAL,
    KIND,
    LAND,
    NOWHERE,
    OUT,
    RIVER_HEX,
    SEA,
    SPACES,
    TOWN,
)
from polemos.games.belisarius.edge.bounds import beyond
from polemos.games.belisarius.rules.war.losses import Excess, excess_cargo
from polemos.games.belisarius.state import War, owner, reindex
from polemos.kernel.flow import copy
from polemos.kernel.invariants import unsound


def shape(s: War) -> list[str]:
    """What would keep the derived rows from being built: rows of the wrong length, values out of range."""
    bad = beyond(s)
    if bad:
        return bad
    for name in ("pillaged", "colonies", "works"):
        row = getattr(s, name)
        if row != sorted(set(row)):
            bad.append(f"{name} must name each hex once, in ascending order")
    return bad


def invariants(s: War) -> list[str]:
    """Every defect of a state, one line each; empty if there is none."""
    bad = shape(s)
    if bad:
        return bad
    bad += _markers(s) + _map(s)
    for h in range(SPACES):
        if s.at[h]:
            bad += _stack(s, h)
    fresh = copy(s)
    reindex(fresh)
    return bad + unsound(s, fresh)


def _markers(s: War) -> list[str]:
    bad = []
    for k in range(MARKER_KINDS):
        held = [
            s.pool[k],
            s.table[k],
            s.hand[k],
            s.hand[MARKER_KINDS + k],
            s.committed[k],
            s.committed[MARKER_KINDS + k],
        ]
        # during set-up the markers are still in the box
        if sum(held) not in (MARKER_COUNT[k], 0) or (sum(held) == 0 and any(s.pool)):
            bad.append(f"{sum(held)} markers {MARKER_IDS[k]}, not {MARKER_COUNT[k]}")
        if min(held) < 0:
            bad.append(f"a negative number of markers {MARKER_IDS[k]}")
    for side in (IMPERIAL, BARBARIAN):
        if sum(s.hand[side * MARKER_KINDS : (side + 1) * MARKER_KINDS]) > HAND_LIMIT:
            bad.append(f"side {side} holds more than {HAND_LIMIT} markers [8.3]")
        if s.sp[side] < 0:
            bad.append(f"side {side} has {s.sp[side]} SP")
    return bad


def _map(s: War) -> list[str]:
    bad = [f"{HEX_NAMES[h]}: colony and pillage marker together" for h in s.colonies if h in s.pillaged]
    bad += [f"{HEX_NAMES[h]}: a colony in a town hex [27.2]" for h in s.colonies if TOWN[h]]
    bad += [f"{HEX_NAMES[h]}: public works without a town or colony [28.1]" for h in s.works if not s.town[h]]
    if s.control[GUARD] != IMPERIAL:
        bad.append("the Guard is always Imperial, rebels are marked one by one [4.12]")
    for u, h in enumerate(s.loc):
        if s.rebel[u] and UNIT_AFFIL[u] != GUARD:
            bad.append(f"{UNIT_KEY[u]} is no guard unit and cannot rebel")
        if h == OUT and u != JUSTINIAN:
            bad.append(f"{UNIT_KEY[u]} is out for ever, which happens only to Justinian [21.4e]")
        if h == NOWHERE and (s.aboard[u] or s.rebel[u]):
            bad.append(f"{UNIT_KEY[u]} is not in play but aboard or in revolt")
    return bad


def _stack(s: War, h: int) -> list[str]:
    units = s.at[h]
    name = HEX_NAMES[h]
    bad = []
    owners = {owner(s, u) for u in units}
    if len(owners) > 1:
        bad.append(f"{name}: units of different sides share the space [13.12]")
    if h >= HEX_COUNT:
        province = AREA_PROVINCE[h - HEX_COUNT]
        return bad + [
            f"{name}: {UNIT_KEY[u]} is of another province [18.3]" for u in units if UNIT_AFFIL[u] != province
        ]
    if len(units) > STACK_LIMIT and not any(isinstance(step, Excess) for step in s.agenda):
        bad.append(f"{name}: {len(units)} units, the limit is {STACK_LIMIT} [13.1a]")
    if owners == {BARBARIAN} and len({UNIT_AFFIL[u] for u in units}) > 1:
        bad.append(f"{name}: Barbarian units of different provinces [13.132a]")
    if excess_cargo(s, h) > 0 and not any(type(step).__name__.startswith("Cargo") for step in s.agenda):
        bad.append(f"{name}: more units aboard than the fleets carry [19.51]")
    for u in units:
        if UNIT_FLEET[u]:
            if s.aboard[u]:
                bad.append(f"{name}: {UNIT_KEY[u]} is a fleet and cannot be aboard")
            if KIND[h] == LAND and not (s.option_set.rivers and RIVER_HEX[h]):
                bad.append(f"{name}: {UNIT_KEY[u]} is a fleet on land [19.1]")
        elif KIND[h] == SEA and not s.aboard[u]:
            bad.append(f"{name}: {UNIT_KEY[u]} is a land unit at sea [16.32]")
    return bad
