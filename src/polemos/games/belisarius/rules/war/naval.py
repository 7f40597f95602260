"""Naval operations: sailing, transport of land units, and fleets on rivers (option 29). Sections 18.22, 19 and 29.

Points are half points. A land unit that shares a hex with fleets of its side is aboard or ashore (RULING-43).
"""

from typing import Final

from polemos.games.belisarius import state
from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.data.forces import UNIT_FLEET
from polemos.games.belisarius.data.world import AREA_PORT, COAST, EDGE_SEA, HEX_COUNT, KIND, LAND, RIVER_STEPS, SPACES
from polemos.games.belisarius.rules.war.movement import (
    ACCESS_CLAUSE,
    Means,
    Steps,
    explain,
    move,
    open_area,
    reach,
    with_area,
)
from polemos.games.belisarius.state import LAND_KIND, NAVAL_KIND, Refusal, War, in_zone, is_port, set_aboard

# ---------------------------------------------------------------- the steps that fleets make


def _rows(rate: int, river: bool) -> Steps:
    """Every hex entered at sea costs the same, coastal ones too (RULING-41); on a river its own rate [29.1a, 29.1b]."""
    rows: list[tuple[tuple[int, int], ...]] = []
    for h in range(SPACES):
        row = [(n, rate) for n in world.SEA_SIDES[h]]
        if river:
            row += [(n, charts.op_costs.river_hex) for n in RIVER_STEPS[h]]
        rows.append(tuple(sorted(row)))
    return tuple(rows)


def _all_rows() -> list[Steps]:
    out: list[Steps] = []
    for rate in (charts.op_costs.sea_hex_from_friendly_port, charts.op_costs.sea_hex_from_other_coast):
        for river in (False, True):
            plain = _rows(rate, river)
            out.append(plain)
            out += [with_area(plain, HEX_COUNT + a, edge, (rate,) * len(edge)) for a, edge in enumerate(EDGE_SEA)]
    return out


_AREAS: Final = len(EDGE_SEA)
NAVAL_STEPS: Final[list[Steps]] = _all_rows()
"""(dear * 2 + river) * (areas + 1), plus 1 + the area if one is open to the army.

No hexside all of land is among them and no all-land hex off the rivers [16.33, 19.1]; a fleet on a river cannot leave
it [29.2b]. Off-map areas are entered from their own sea hexes only: Persia from the Sinus Persicus [18.22a, 19.9]
(RULING-22).
"""
RIVER_LAND: Final[tuple[int, ...]] = tuple([h for h in range(HEX_COUNT) if KIND[h] == LAND and RIVER_STEPS[h]])
"""All-land hexes that fleets may enter by river; in coastal hexes a fleet is at sea [29.4]."""


def naval_area(s: War) -> int:
    """The off-map area with a port that the army in action may enter or leave by sea, or -1 [18.2d, 18.22a]."""
    area = open_area(s)
    return area if area >= 0 and AREA_PORT[area - HEX_COUNT] else -1


def naval_steps(s: War, area: int) -> Steps:
    """The steps open to the army in action."""
    table = 2 * (s.sea_rate != charts.op_costs.sea_hex_from_friendly_port) + s.option_set.rivers
    return NAVAL_STEPS[table * (_AREAS + 1) + (area - HEX_COUNT + 1 if area >= 0 else 0)]


def naval_zone(s: War, side: int) -> bytearray:
    """One byte a space: not 0 where a zone of control halts fleets.

    At sea and on coasts that of fleets alone [19.4]; on a river that of land units, for there a fleet is one [29.2a,
    29.3].
    """
    base = ((1 - side) * 2 + NAVAL_KIND) * SPACES
    zone = s.zone[base : base + SPACES]
    if s.option_set.rivers:
        land = (1 - side) * 2 * SPACES
        for h in RIVER_LAND:
            zone[h] = s.zone[land + h]
    return zone


def zone_kind(s: War) -> int:
    """Which zones of control hold the army in action where it stands: those of land units, or of fleets [19.4,
    29.3].
    """
    return NAVAL_KIND if s.naval and KIND[s.army_at] != LAND else LAND_KIND


# ---------------------------------------------------------------- ports, cargo


def sea_rate(s: War, side: int, h: int) -> int:
    """What each hex at sea costs an operation that begins here [19.52b, 19.52c]; it stays so until its end (RULING-41).

    A controlled off-map area with a port counts as a friendly port [18.22b].
    """
    if h >= HEX_COUNT:
        own = AREA_PORT[h - HEX_COUNT] and s.control[state.province_of(h)] == side
    else:
        own = state.friendly_port(s, side, h)
    return charts.op_costs.sea_hex_from_friendly_port if own else charts.op_costs.sea_hex_from_other_coast


def shore(s: War, h: int) -> bool:
    """Whether units go aboard and ashore here: port, coast [19.5a, 19.54], or a town on a river [29.5] (RULING-65)."""
    if h >= HEX_COUNT:
        return bool(AREA_PORT[h - HEX_COUNT])
    return KIND[h] == COAST or is_port(s, h) or state.is_river_port(s, h)


def fleets_in(units: list[int]) -> int:
    """How many fleets are among some units."""
    return sum([UNIT_FLEET[u] for u in units])


def hold(s: War) -> int:
    """How many more land units the fleets of the army in action can carry [19.51]."""
    return charts.FLEET_CAPACITY * fleets_in(s.army) - sum([s.aboard[u] for u in s.army])


def hold_left(s: War) -> int:
    """The same for the fleets that share the hex without belonging to the army in action, and what they have aboard
    [19.51].
    """
    others = [u for u in s.at[s.army_at] if u not in s.army]
    return charts.FLEET_CAPACITY * fleets_in(others) - sum([s.aboard[u] for u in others])


def refusals_cast_off(s: War) -> list[Refusal]:
    """Why the fleets in action cannot leave their hex at all: cargo that does not fit them, or those that stay
    behind [19.51].
    """
    return [Refusal("19.51", s.army_at)] if hold(s) < 0 or hold_left(s) < 0 else []


def parts_well(s: War, army: list[int]) -> bool:
    """Whether some of `army` could stay in its hex so that both parts have fleets for what they carry [19.51]."""
    others = [u for u in s.at[s.army_at] if u not in army]
    fleets = fleets_in(army)
    cargo = sum([s.aboard[u] for u in army])
    free = charts.FLEET_CAPACITY * fleets_in(others) - sum([s.aboard[u] for u in others])
    for stay in range(fleets):
        # with so many fleets staying at least this much cargo must stay with them, and room for at most so much
        least = max(0, cargo - charts.FLEET_CAPACITY * (fleets - stay))
        if least <= min(cargo, free + charts.FLEET_CAPACITY * stay):
            return True
    return False


def strands(s: War, u: int) -> bool:
    """Whether an army that is being formed cannot part any more if it leaves a unit out: cargo would lack a fleet
    [19.51].
    """
    rest = [v for v in s.army if v != u]
    if not (UNIT_FLEET[u] or s.aboard[u]) or not fleets_in(rest):
        return False
    return parts_well(s, s.army) and not parts_well(s, rest)


def embark(s: War, u: int) -> None:
    """A land unit of the army in action goes aboard its fleets; it costs nothing [19.5a, 19.52a]."""
    set_aboard(s, u, 1)
    s.tell("embarked", (u, s.army_at), ("19.5a",))


def put_ashore(s: War, u: int) -> None:
    """A unit aboard is put ashore; it costs nothing [19.54, 19.52a]. That it is done for the phase is for the
    caller to note.
    """
    set_aboard(s, u, 0)
    s.tell("ashore", (u, s.army_at), ("19.54",))


# ---------------------------------------------------------------- sailing


def by_sea(s: War) -> Means:
    """How the fleets in action sail [19.2a, 16.6]."""
    area = naval_area(s)
    held = s.halted != 0 and in_zone(s, s.army_at, s.army_side, zone_kind(s))
    return Means(naval_steps(s, area), naval_zone(s, s.army_side), area, held)


def reach_sea(s: War) -> list[int]:
    """Where the fleets in action can sail, in ascending order, with the cargo that they have [19.51]."""
    return [] if refusals_cast_off(s) else reach(s, by_sea(s))


def refusals_sail(s: War, h: int) -> list[Refusal]:
    """Every clause that keeps the fleets in action from sailing to a space; empty when they can."""
    if h == s.army_at:
        return [Refusal("16.1", h)]
    out = refusals_cast_off(s)
    means = by_sea(s)
    if h >= HEX_COUNT and h != means.area:
        clause = ACCESS_CLAUSE[h - HEX_COUNT]
        # an area without a port is closed to fleets, whoever they are [18.22a]
        out.append(Refusal(clause if AREA_PORT[h - HEX_COUNT] else "18.22a", h))
        return out
    if KIND[h] == LAND and not s.option_set.rivers:
        # [16.33, 19.1]
        out.append(Refusal("16.33", h))
        return out
    if KIND[h] == LAND and not RIVER_STEPS[h]:
        out.append(Refusal("29.2b", h))
        return out
    # an area with a port is next to its own sea only [19.9]
    no_way = "19.9" if max(h, s.army_at) >= HEX_COUNT else "19.1"
    return out + explain(s, h, means, no_way)


def sail(s: War, target: int) -> None:
    """The fleets in action and their cargo go to a space within their reach [19.5a]."""
    move(s, target, by_sea(s))
