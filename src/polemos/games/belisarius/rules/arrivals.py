"""Units that events give, 11-12 and 21, and where they may be placed. Sections 11.4 - 11.8, 13.1, 18.3 and 21.2."""

from dataclasses import dataclass

from polemos.games.belisarius import state
from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.data.forces import FLEET, JUSTINIAN, LEADER, UNIT_AFFIL, UNIT_TYPE, UNITS_OF
from polemos.games.belisarius.data.world import BARBARIAN, COAST, GUARD, HEX_COUNT, KIND, NOWHERE, PROVINCE_HEXES, SEA
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.control import guard_units, return_to_loyalty, set_control
from polemos.games.belisarius.state import PILLAGED, Decision, Refusal, War, holds, in_zone, owner, province_of, put
from polemos.games.belisarius.verbs import GAIN, GAIN_LEADER, LOYAL, PLACE, TAKE
from polemos.kernel.flow import NOTHING, PASS, VERB, when


def refusals_arrival(s: War, side: int, affil: int, kind: int, h: int) -> list[Refusal]:
    """What keeps any new unit of an affiliation and type out of a space, whatever brings it."""
    if h >= HEX_COUNT:
        return _refusals_area(s, side, affil, kind, h)
    found: list[Refusal] = []
    if s.at[h]:
        if not holds(s, side, h):
            found.append(Refusal("13.12", h))
        elif side == BARBARIAN and UNIT_AFFIL[s.at[h][0]] != affil:
            found.append(Refusal("13.132a", h))
        found += when(len(s.at[h]) >= charts.STACK_LIMIT, "13.1a", h)
    if kind == FLEET:
        if (KIND[h] != COAST and not state.is_river_port(s, h)) or s.mark[h] & PILLAGED:
            found.append(Refusal("11.63b", h))
    elif KIND[h] == SEA:
        found.append(Refusal("16.32", h))
    return found


def _refusals_area(s: War, side: int, affil: int, kind: int, h: int) -> list[Refusal]:
    """Off-map areas take units of their own province only, and fleets if there is a port.

    Ten units in all may come in one's own player turn; what comes in the other's is not counted [11.8b] (RULING-90).
    """
    found = when(affil == GUARD or world.AREA_OF_PROVINCE[affil] != h, "18.3", h)
    found += when(side == s.player and s.area_placed >= charts.limits.area_reinforcements, "11.8b", h)
    return found + when(kind == FLEET and not world.AREA_PORT[h - HEX_COUNT], "11.63a", h)


def arrive(s: War, u: int, h: int, clause: str) -> None:
    """A unit enters play [11.0, 11.4]."""
    put(s, u, h)
    if h >= HEX_COUNT and owner(s, u) == s.player:
        s.area_placed += 1
    s.tell("arrived", (u, h), (clause,))


def counter(s: War, affil: int, kind: int) -> int:
    """A counter of a type that is not in play, -1 if there is none [11.6]."""
    for u in UNITS_OF[affil]:
        if UNIT_TYPE[u] == kind and s.loc[u] == NOWHERE:
            return u
    return -1


# ---------------------------------------------------------------- Armies Recover [event.11]


def refusals_recovery(s: War, side: int, affil: int, kind: int, h: int) -> list[Refusal]:
    """What keeps a unit or leader gained by event 11-12 out of a space [event.11].

    Units of a province come home to a hex with a friendly unit, or off the map if the area is theirs (RULING-79)
    [11.8a]; the guard where guard is. A leader joins a unit, a barbarian one units of his own people only [21.201].
    """
    found = refusals_arrival(s, side, affil, kind, h)
    if affil == GUARD:
        return found + when(not any(UNIT_AFFIL[v] == GUARD for v in s.at[h]), "event.11", h)
    found += when(province_of(h) != affil or (h < HEX_COUNT and not s.at[h]), "event.11", h)
    if kind == LEADER and not s.at[h]:
        found.append(Refusal("21.2a", h))
    elif kind == LEADER and side == BARBARIAN and not any(UNIT_AFFIL[v] == affil for v in s.at[h]):
        found.append(Refusal("21.202", h))
    return found


def recovery_spaces(s: War, side: int, affil: int, kind: int) -> list[int]:
    """Spaces for a unit or leader of an affiliation gained by event 11-12, in ascending order."""
    if affil == GUARD:
        near = sorted({s.loc[u] for u in UNITS_OF[GUARD] if s.loc[u] >= 0})
    else:
        near = home_spaces(affil)
    return [h for h in near if not refusals_recovery(s, side, affil, kind, h)]


def home_spaces(province: int) -> list[int]:
    """The hexes of a province and its off-map area."""
    area = world.AREA_OF_PROVINCE[province]
    return [*PROVINCE_HEXES[province], area] if area >= 0 else list(PROVINCE_HEXES[province])


def refusals_gain(s: War, side: int, affil: int, kind: int, u: int) -> list[Refusal]:
    """What forbids to take this counter by event 11-12: it must be at hand and friendly.

    [event.11, 4.31b, 11.5, 11.6, 11.9]

    u: the leader, or any counter of the type (-1: all are in play). Justinian does not come back this way (RULING-20).
    """
    if s.control[affil] != side:
        # a province that is neutral or the enemy's gives nothing; guard units are for the Imperial player
        return [Refusal("event.11")]
    if u == JUSTINIAN:
        return [Refusal("21.4e")]
    if u < 0 or s.loc[u] != NOWHERE:
        return [Refusal("11.6")]
    return [] if recovery_spaces(s, side, affil, kind) else [Refusal("event.11")]


@dataclass(slots=True, frozen=True)
class Recover(Decision):
    """Any one unit or leader of a friendly province; guard for the Imperial player too [event.11, 11.4, 11.7b]."""

    def clause(self) -> str:
        return "event.11"

    def universe(self, s: War) -> list[int]:
        return universes.forces(GAIN) + universes.units(GAIN_LEADER)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        value = c % VERB
        if c - value == GAIN_LEADER and UNIT_TYPE[value] == LEADER:
            return refusals_gain(s, self.side, UNIT_AFFIL[value], LEADER, value)
        affil, kind = divmod(value, 8)
        if c - value == GAIN and kind != LEADER:
            return refusals_gain(s, self.side, affil, kind, counter(s, affil, kind))
        # leaders are persons, each with a choice of his own
        return [Refusal("2.4d")]

    def chosen(self, s: War, c: int) -> None:
        value = c % VERB
        s.then(PlaceRecovered(self.side, value if c - value == GAIN_LEADER else counter(s, value // 8, value % 8)))


@dataclass(slots=True, frozen=True)
class PlaceRecovered(Decision):
    """Where the unit gained comes to the army [event.11, 21.1, 21.202]."""

    unit: int

    def clause(self) -> str:
        return "event.11"

    def universe(self, s: War) -> list[int]:
        return universes.spaces(PLACE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return refusals_recovery(s, self.side, UNIT_AFFIL[self.unit], UNIT_TYPE[self.unit], c % VERB)

    def options(self, s: War) -> list[int]:
        return [PLACE + h for h in recovery_spaces(s, self.side, UNIT_AFFIL[self.unit], UNIT_TYPE[self.unit])]

    def chosen(self, s: War, c: int) -> None:
        arrive(s, self.unit, c % VERB, "event.11")


@dataclass(slots=True, frozen=True)
class RestoreLoyalty(Decision):
    """The Imperial player may also return one stack of rebel guard units to loyalty [event.11, 12.31]."""

    def clause(self) -> str:
        return "event.11"

    def universe(self, s: War) -> list[int]:
        return [PASS, *universes.spaces(LOYAL)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        h = c % VERB
        return [] if c == PASS or guard_units(s, h, 1) else [Refusal("event.11", h)]

    def options(self, s: War) -> list[int]:
        return [PASS, *[LOYAL + h for h in sorted({s.loc[u] for u in UNITS_OF[GUARD] if s.rebel[u]})]]

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            return_to_loyalty(s, c % VERB, "event.11")


# ---------------------------------------------------------------- Barbarian Migration [event.21]


def refusals_migration(s: War, affil: int, kind: int, h: int) -> list[Refusal]:
    """What keeps a migrating unit out of a space: its own province or off-map area, unspoilt and safe [event.21]."""
    found = refusals_arrival(s, BARBARIAN, affil, kind, h)
    found += when(province_of(h) != affil, "event.21", h)
    if h < HEX_COUNT:
        zone = state.NAVAL_KIND if kind == FLEET else state.LAND_KIND
        if s.mark[h] & PILLAGED or state.occupier(s, h) == 1 - BARBARIAN or in_zone(s, h, BARBARIAN, zone):
            found.append(Refusal("event.21", h))
    return found


def migration_spaces(s: War, affil: int, kind: int) -> list[int]:
    """Spaces for a migrating unit, in ascending order."""
    return [h for h in home_spaces(affil) if not refusals_migration(s, affil, kind, h)]


@dataclass(slots=True, frozen=True)
class Migration(Decision):
    """The Barbarian player chooses which people comes; first the province is his (RULING-32) [event.21]."""

    def clause(self) -> str:
        return "event.21"

    def universe(self, s: War) -> list[int]:
        return universes.provinces(TAKE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return universes.one_of(c, TAKE, list(charts.EVENT_PROVINCES[charts.MIGRATION]), "event.21")

    def chosen(self, s: War, c: int) -> None:
        province = c % VERB
        s.then(Migrants(self.side, province, s.rolled.pop()))
        set_control(s, province, BARBARIAN, "event.21")


@dataclass(slots=True, frozen=True)
class Migrants(Decision):
    """The types of the units, one after the other: any but leaders, as far as counters and places last (RULING-32)."""

    province: int
    left: int

    def clause(self) -> str:
        return "event.21"

    def universe(self, s: War) -> list[int]:
        return universes.forces(GAIN) if self.left else NOTHING

    def refusals(self, s: War, c: int) -> list[Refusal]:
        affil, kind = divmod(c % VERB, 8)
        if affil != self.province or kind == LEADER:
            return [Refusal("event.21")]
        if counter(s, self.province, kind) < 0:
            return [Refusal("11.6")]
        return [] if migration_spaces(s, self.province, kind) else [Refusal("event.21")]

    def chosen(self, s: War, c: int) -> None:
        unit = counter(s, self.province, c % 8)
        s.then(PlaceMigrant(self.side, unit), Migrants(self.side, self.province, self.left - 1))


@dataclass(slots=True, frozen=True)
class PlaceMigrant(Decision):
    """Where a migrating unit appears; several may share a hex (RULING-32) [event.21]."""

    unit: int

    def clause(self) -> str:
        return "event.21"

    def universe(self, s: War) -> list[int]:
        return universes.spaces(PLACE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return refusals_migration(s, UNIT_AFFIL[self.unit], UNIT_TYPE[self.unit], c % VERB)

    def options(self, s: War) -> list[int]:
        return [PLACE + h for h in migration_spaces(s, UNIT_AFFIL[self.unit], UNIT_TYPE[self.unit])]

    def chosen(self, s: War, c: int) -> None:
        arrive(s, self.unit, c % VERB, "event.21")
