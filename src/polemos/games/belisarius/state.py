"""The state of a war: what a saved game must hold, and the only functions that move a unit.

Sections 2, 4, 5, 13 and 15 of the rulebook: units, control, occupation, stacking, zones of control.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.data.charts import FORAGE_SITE, FORAGE_TERRAIN, MARKER_KINDS
from polemos.games.belisarius.data.forces import UNIT_AFFIL, UNIT_FLEET, UNITS, UNITS_OF
from polemos.games.belisarius.data.world import BARBARIAN, GUARD, HEX_COUNT, IMPERIAL, KIND, NEUTRAL, OUT, SPACES, TOWN
from polemos.games.belisarius.verbs import VERBS
from polemos.kernel import flow
from polemos.kernel.fields import DERIVED, MUCH, SHARED, ints, number, slots
from polemos.kernel.flow import VERB
from polemos.kernel.options import switch_names

# phases of a player turn [3.1a]
EVENT_PHASE: Final = 1
DIPLOMACY_PHASE: Final = 2
TAXATION_PHASE: Final = 3
RECRUITMENT_PHASE: Final = 4
LEVY_PHASE: Final = 5
OPERATIONS_PHASE: Final = 6
SUPPLY_PHASE: Final = 7
SETUP_PHASE: Final = 0

# bits of `mark`
PILLAGED: Final = 1
COLONY: Final = 2
WORKS: Final = 4

# bits of `spent`: what a unit has done
FINISHED: Final = 1
REACTED: Final = 2

LAND_KIND: Final = 0
NAVAL_KIND: Final = 1
_HOLDERS: Final = tuple([bytes([side + 1]) for side in (IMPERIAL, BARBARIAN, NEUTRAL)])
"""By side: how it is written in `occ`."""

# a row of `seen`, one for each side that looks, each entry -1 while unknown
SEEN_HAND_TURN: Final = 0
SEEN_HAND: Final = 1
SEEN_TREASURY_TURN: Final = 1 + MARKER_KINDS
SEEN_TREASURY: Final = 2 + MARKER_KINDS
SEEN_ROW: Final = 3 + MARKER_KINDS

_TOWNS_PROJECT: Final[bool] = charts.operations.zoc.units_in_towns_project


@dataclass(slots=True, frozen=True)
class Options:
    """The optional rules of sections 24-33, each its own switch [1.0d]."""

    negotiation: bool = False
    reaction: bool = False
    pillage: bool = False
    colonisation: bool = False
    works: bool = False
    rivers: bool = False
    disbanding: bool = False
    placement: bool = False
    attrition: bool = False
    single_combat: bool = False


OPTION_NAMES: Final = switch_names(Options)


LAST_CHOICE: Final = len(VERBS) * VERB - 1
BATTLE: Final = 8
"""Numbers of a battle (see aftermath.py)."""


class War(flow.State):
    """A game of Belisarius at any moment."""

    DRAWS: ClassVar[tuple[int, int]] = (0, MARKER_KINDS - 1)

    option_set: Annotated[Options, SHARED]
    found: Annotated[list[int], SHARED]
    """Scratch, neither saved nor compared: points left in each space by the last search (see movement.py).

    A list is replaced, never changed, so that copies may share it.
    """
    scenario: Annotated[int, number(1, len(SCENARIOS))]
    turn: Annotated[int, number()]
    player: Annotated[int, number(IMPERIAL, BARBARIAN)]
    """The phasing player [2.4g]."""
    phase: Annotated[int, number(SETUP_PHASE, SUPPLY_PHASE)]
    barred: Annotated[int, number(0, (1 << world.PROVINCE_COUNT) - 1)]
    """Bit mask of provinces in which the phasing player may not tax, recruit or levy [event.22, event.23, event.24]."""
    area_placed: Annotated[int, number(0, UNITS)]
    """Units placed in off-map areas this player turn [11.8b]."""
    army_at: Annotated[int, number(-1, SPACES - 1, start=-1)]
    army_side: Annotated[int, number(IMPERIAL, BARBARIAN)]
    op: Annotated[int, number(0, VERB)]
    """Operation points left, in half points."""
    naval: Annotated[int, number(0, 1)]
    """1 while the army in action moves by sea."""
    halted: Annotated[int, number(0, 1)]
    """1 after the army in action had to stop on entering a zone of control [15.2]: see movement.py."""
    sea_rate: Annotated[int, number(0, VERB)]
    """Half points for each hex entered at sea [19.52b, 19.52c]."""
    target: Annotated[int, number(-1, VERB - 1, start=-1)]
    """What the diplomatic attempt aims at: a province, or GUARD_TARGET + hex for a guard stack; -1 none."""
    surrendered: Annotated[int, number(-1, BARBARIAN, start=-1)]
    """The side that gave up, or -1 [3.1c]."""
    scratch: Annotated[int, number(-1, MUCH)]
    control: Annotated[list[int], ints(IMPERIAL, NEUTRAL, GUARD + 1, start=(*[NEUTRAL] * GUARD, IMPERIAL))]
    """Control of each affiliation; the Guard's entry is always Imperial, rebels are marked one by one."""
    sp: Annotated[list[int], ints(0, MUCH, 2, secret=True)]
    hand: Annotated[list[int], ints(0, VERB, 2 * MARKER_KINDS, secret=True)]
    """Counts of stratagem markers: side * MARKER_KINDS + kind."""
    pool: Annotated[list[int], ints(0, VERB, MARKER_KINDS, secret=True)]
    """Counts of stratagem markers in the pool."""
    table: Annotated[list[int], ints(0, VERB, MARKER_KINDS)]
    """Counts of markers that were played and are not yet back in the pool."""
    committed: Annotated[list[int], ints(0, VERB, 2 * MARKER_KINDS, secret=True)]
    """Counts of markers laid down in a diplomatic attempt: side * MARKER_KINDS + kind."""
    loc: Annotated[list[int], ints(OUT, SPACES - 1, UNITS, start=world.NOWHERE)]
    aboard: Annotated[list[int], ints(0, 1, UNITS)]
    rebel: Annotated[list[int], ints(0, 1, UNITS)]
    spent: Annotated[list[int], ints(0, 3, UNITS)]
    pillaged: Annotated[list[int], ints(0, HEX_COUNT - 1)]
    colonies: Annotated[list[int], ints(0, HEX_COUNT - 1)]
    works: Annotated[list[int], ints(0, HEX_COUNT - 1)]
    army: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Units of the army in action [2.4c]."""
    battle: Annotated[list[int], ints(-1, SPACES - 1, 0, BATTLE)]
    """The battle being fought: see combat.py; empty when there is none."""
    advantage: Annotated[list[int], ints(0, 1, 2)]
    champions: Annotated[list[int], ints(0, UNITS - 1, 0, 1, 2, distinct=True)]
    trail: Annotated[list[int], ints(0, SPACES - 1)]
    """Spaces entered in the retreat or withdrawal being made, the first one its start."""
    adrift: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    levied: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Units placed in this phase that share no hex: levied units, recruits at leaders [11.12b, 31.1, 31.2]."""
    foraging: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Units already dealt with in this supply phase."""
    seen: Annotated[list[int], ints(-1, MUCH, 2 * SEEN_ROW, start=-1, secret=True)]
    """What each side last saw of the other's secrets, row by row as `spying.py` says."""
    agreed: Annotated[list[int], ints(0, LAST_CHOICE)]
    """Agreements in force between two people: see negotiation.py."""
    leaflet: Annotated[list[int], ints(0, LAST_CHOICE)]
    """The agreement being drawn up: see negotiation.py."""
    spared: Annotated[list[int], ints(0, (1 << MARKER_KINDS) - 1, 2)]
    """By side: bit mask of the kinds of markers about which it does not want to be asked. Open to both."""
    at: Annotated[list[tuple[int, ...]], DERIVED]
    """Units in each space, in ascending order."""
    occ: Annotated[bytearray, DERIVED]
    """Who has units in each space: owner + 1, or 0."""
    shed: Annotated[bytearray, DERIVED]
    """What each space projects at present: 0, or 1 + side * 4 + bits (1 land, 2 naval)."""
    zone: Annotated[bytearray, DERIVED]
    """Zones of control: (side * 2 + kind) * SPACES + space counts the spaces that project into this one."""
    town: Annotated[bytearray, DERIVED]
    """1 where there is an unpillaged town or a colony."""
    mark: Annotated[bytearray, DERIVED]
    """Markers in each space: PILLAGED, COLONY, WORKS."""
    __slots__ = slots(__annotations__)


Step = flow.Step
Decision = flow.Decision
RollDie = flow.RollDie
Refusal = flow.Refusal


def blank() -> War:
    """A war with nothing on the map: every unit available, every marker nowhere."""
    s = flow.cleared(War())
    s.option_set = Options()
    reindex(s)
    return s


# ---------------------------------------------------------------- derived rows


def reindex(s: War) -> None:
    """Rebuild every derived row from what is saved."""
    s.found = []
    s.mark = bytearray(SPACES)
    for row, bit in ((s.pillaged, PILLAGED), (s.colonies, COLONY), (s.works, WORKS)):
        for h in row:
            s.mark[h] |= bit
    s.town = bytearray(PRINTED_TOWNS)
    for row in (s.pillaged, s.colonies):
        for h in row:
            s.town[h] = _is_town(s, h)
    stacks: dict[int, list[int]] = {}
    for u, h in enumerate(s.loc):
        if h >= 0:
            stacks.setdefault(h, []).append(u)
    s.at = [()] * SPACES
    s.occ = bytearray(SPACES)
    s.shed = bytearray(SPACES)
    s.zone = bytearray(4 * SPACES)
    for h, units in stacks.items():
        s.at[h] = tuple(units)
        refresh(s, h)


PRINTED_TOWNS: Final = bytes([1 if TOWN[h] else 0 for h in range(SPACES)])


def _is_town(s: War, h: int) -> int:
    """1 for a printed town or a colony, which is one in every way [27.31], unless it is pillaged
    [26.3, tbl.pillage.marker.1].
    """
    m = s.mark[h]
    return 1 if (m & COLONY or TOWN[h]) and not m & PILLAGED else 0


def refresh(s: War, h: int) -> None:
    """Bring the derived rows of one space up to date after its units, their owner or its town changed.

    Every unit has a zone of control in the hexes around it except neutral units [4.31e], carried units, units in a
    town or colony and fleets on a river [15.0, 15.111, 15.114, 15.12b, 15.13, 19.64, 29.3]; land units and fleets
    project apart [19.4].
    """
    units = s.at[h]
    shed = 0
    if units:
        side = owner(s, units[0])
        s.occ[h] = side + 1
        if side != NEUTRAL and h < HEX_COUNT and (not s.town[h] or _TOWNS_PROJECT):
            bits = 0
            for u in units:
                if not UNIT_FLEET[u]:
                    if not s.aboard[u]:
                        bits |= 1
                elif KIND[h] != world.LAND:
                    bits |= 2
            if bits:
                shed = 1 + side * 4 + bits
    else:
        s.occ[h] = 0
    before = s.shed[h]
    if before != shed:
        if before:
            _project(s, h, before - 1, -1)
        if shed:
            _project(s, h, shed - 1, 1)
        s.shed[h] = shed


def _project(s: War, h: int, shed: int, by: int) -> None:
    zone = s.zone
    base = (shed >> 2) * 2 * SPACES
    if shed & 1:
        for n in world.LAND_ZOC[h]:
            zone[base + n] += by
    if shed & 2:
        base += SPACES
        for n in world.FLEET_ZOC[h]:
            zone[base + n] += by


# ---------------------------------------------------------------- units


def owner(s: War, u: int) -> int:
    """Who commands a unit: the controller of its province; a guard unit is Imperial unless it rebels [4.12, 4.2a]."""
    return BARBARIAN if s.rebel[u] else s.control[UNIT_AFFIL[u]]


def lift(s: War, u: int) -> None:
    """Take a unit off the map. It becomes available again [11.61]."""
    h = s.loc[u]
    s.loc[u] = world.NOWHERE
    s.aboard[u] = 0
    if h >= 0:
        s.at[h] = tuple([v for v in s.at[h] if v != u])
        refresh(s, h)


def put(s: War, u: int, h: int) -> None:
    """Set a unit down in a space, wherever it was before."""
    old = s.loc[u]
    if old >= 0:
        s.at[old] = tuple([v for v in s.at[old] if v != u])
        refresh(s, old)
    s.loc[u] = h
    s.at[h] = tuple(sorted((*s.at[h], u)))
    refresh(s, h)


def shift(s: War, units: list[int], frm: int, to: int) -> None:
    """Move several units of one space to another."""
    for u in units:
        s.loc[u] = to
    s.at[frm] = tuple([v for v in s.at[frm] if v not in units])
    s.at[to] = tuple(sorted((*s.at[to], *units)))
    refresh(s, frm)
    refresh(s, to)


def set_aboard(s: War, u: int, aboard: int) -> None:
    """Embark (1) or put ashore (0) a land unit that shares a space with its fleets (RULING-43)."""
    s.aboard[u] = aboard
    refresh(s, s.loc[u])


# ---------------------------------------------------------------- occupation, zones


def occupier(s: War, h: int) -> int:
    """The player (or NEUTRAL) who has units in a space, -1 if it is empty [2.4f, 5.0a]."""
    return s.occ[h] - 1


def holds(s: War, side: int, h: int) -> bool:
    """Whether a side occupies a space [5.0a]."""
    return s.occ[h] == side + 1


def held_by(s: War, side: int) -> list[int]:
    """Spaces that a side occupies, in ascending order."""
    found: list[int] = []
    h = -1
    # the gaps between them are told at once, which is quicker than to look from each for the next
    for gap in bytes(s.occ).split(_HOLDERS[side]):
        h += len(gap) + 1
        found.append(h)
    found.pop()
    return found


def in_zone(s: War, h: int, side: int, kind: int = LAND_KIND) -> bool:
    """Whether a space lies in a zone of control hostile to `side`, for land units (0) or fleets (1) [15.12a, 19.4].

    It reaches into hexes that hold units of the side, but not into a town or colony that they occupy [15.115, 15.32b]
    (RULING-7).
    """
    if not s.zone[((1 - side) * 2 + kind) * SPACES + h]:
        return False
    return not (s.town[h] and s.occ[h])


def holds_town(s: War, side: int, h: int) -> bool:
    """Whether a side occupies an unpillaged town, or a colony, which serves whoever does [5.1a, 10.12a, 27.4]."""
    return bool(s.town[h]) and s.occ[h] == side + 1


def is_port(s: War, h: int) -> bool:
    """Whether a hex has a working port: printed and not pillaged, or a coastal colony [27.33, tbl.pillage.marker.4]."""
    m = s.mark[h]
    if m & PILLAGED:
        return False
    return bool(world.PORT[h]) or (bool(m & COLONY) and KIND[h] == world.COAST)


def is_river_port(s: War, h: int) -> bool:
    """Whether a town or colony beside a river is a port for river movement and for building fleets (option) [29.5]."""
    return s.option_set.rivers and bool(world.RIVER_HEX[h] and s.town[h])


def friendly_port(s: War, side: int, h: int) -> bool:
    """Whether the side occupies a working port here (RULING-41)."""
    return s.occ[h] == side + 1 and is_port(s, h)


def towns_of(s: War, province: int) -> list[int]:
    """Unpillaged towns and colonies of a province, in ascending order."""
    towns = [h for h in world.PROVINCE_TOWNS[province] if s.town[h]]
    if s.colonies:
        towns += [h for h in s.colonies if province_of(h) == province and s.town[h]]
        towns.sort()
    return towns


def province_of(h: int) -> int:
    """The province in which a space lies, -1 at sea [2.11]."""
    return _PROVINCE_OF[h]


_PROVINCE_OF: Final[list[int]] = [-1] * SPACES
for _p, _hexes in enumerate(world.PROVINCE_HEXES):
    for _h in _hexes:
        _PROVINCE_OF[_h] = _p
for _a, _p in enumerate(world.AREA_PROVINCE):
    _PROVINCE_OF[HEX_COUNT + _a] = _p


def forage(s: War, h: int) -> int:
    """How many units may live off a space [20.1, 18.5, 19.7b, 20.4, tbl.pillage.marker.2, tbl.pillage.marker.3]."""
    if h >= HEX_COUNT:
        return charts.sites.offmap.forage
    if KIND[h] == world.SEA:
        return 0
    m = s.mark[h]
    if m & PILLAGED:
        return 0
    if m & COLONY:
        return charts.sites.colony.forage
    if TOWN[h]:
        return FORAGE_SITE[TOWN[h]]
    if s.pillaged:
        for n in world.LAND_SIDES[h]:
            if s.mark[n] & PILLAGED and not TOWN[n]:
                return 0
    return FORAGE_TERRAIN[world.TERRAIN[h]]


# ---------------------------------------------------------------- markers on the map


def set_pillaged(s: War, h: int) -> None:
    """Lay a pillage marker: a colony and public works go with it [tbl.pillage.P, 27.32, 28.5, tbl.colony.effects].

    Nothing else removes a colony, unless an event says so [27.5].
    """
    _lose(s, s.colonies, h, "colony-lost", "27.32")
    _lose(s, s.works, h, "works-lost", "28.5")
    if h not in s.pillaged:
        s.pillaged.append(h)
        s.pillaged.sort()
    _remark(s, h)


def clear_pillage(s: War, h: int) -> None:
    """Remove a pillage marker: the printed town works again [26.5]."""
    _strike(s.pillaged, h)
    _remark(s, h)


def found_colony(s: War, h: int) -> None:
    """Lay a colony marker [tbl.colony.C]."""
    s.colonies.append(h)
    s.colonies.sort()
    _remark(s, h)


def raze_colony(s: War, h: int) -> None:
    """Remove a colony marker without pillage, as an event says, and public works with it [event.31c]."""
    _lose(s, s.colonies, h, "colony-lost", "event.31c")
    _lose(s, s.works, h, "works-lost", "event.31c")
    _remark(s, h)


def set_works(s: War, h: int, there: bool) -> None:
    """Lay or remove a public works marker, one a hex [28.2]."""
    _strike(s.works, h)
    if there:
        s.works.append(h)
        s.works.sort()
    _remark(s, h)


def _lose(s: War, row: list[int], h: int, kind: str, clause: str) -> None:
    """A marker goes from a hex where there is one, and that is told."""
    if h in row:
        row.remove(h)
        s.tell(kind, (h,), (clause,))


def _strike(row: list[int], h: int) -> None:
    if h in row:
        row.remove(h)


def _remark(s: War, h: int) -> None:
    s.mark[h] = (h in s.pillaged) * PILLAGED + (h in s.colonies) * COLONY + (h in s.works) * WORKS
    s.town[h] = _is_town(s, h)
    refresh(s, h)


def provinces_of(s: War, side: int) -> int:
    """How many provinces a side controls; the guard and off-map areas do not count (RULING-52)."""
    return sum([1 for p in range(GUARD) if s.control[p] == side])


def units_of_province(s: War, province: int) -> list[int]:
    """Units of a province that are in play, in ascending order."""
    return [u for u in UNITS_OF[province] if s.loc[u] >= 0]
