"""The beginning of a game: the scenario's state, and the set-up that the players place unit by unit. Section 34.

The units of a scenario stand in one fixed order (`ORDER`): those of a stage together, in a stage those of a
province together, and identical counters one after the other, so that the only question is where the next unit goes.
"""

from dataclasses import dataclass
from typing import Final

from polemos.board.search import of_one, search
from polemos.games.belisarius import state
from polemos.games.belisarius.data import cards, forces, world
from polemos.games.belisarius.data.charts import STACK_LIMIT
from polemos.games.belisarius.data.forces import FIELD_ARMY, FLEET, GARRISON, LEADER, NOMAD, UNIT_TYPE, UNITS_OF
from polemos.games.belisarius.data.world import BARBARIAN, COAST, IMPERIAL, KIND, NEUTRAL, PROVINCE_OF, SPACES, TOWN
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.markers import BY_SETUP, Draw, fill_pool
from polemos.games.belisarius.state import SETUP_PHASE, Decision, Options, Refusal, Step, War, blank, forage, holds, put
from polemos.games.belisarius.verbs import PLACE, QUICK
from polemos.kernel.flow import PASS, VERB, when

STAGES: Final = (BARBARIAN, NEUTRAL, IMPERIAL)
"""Whose units are set up first, second and third [34.1-2, 34.1-5a, 34.1-6d, 34.2-2, 34.2-5a, 34.2-6d]."""

PLACERS: Final = (BARBARIAN, BARBARIAN, IMPERIAL)
"""Who places the units of each stage: neutral ones the Barbarian player [34.1-5a, 34.2-5a]."""

# fleets first, for land units may fill the coasts; garrisons next, to man the towns; then armies and who leads them
_TYPE_ORDER: Final = (FLEET, GARRISON, FIELD_ARMY, LEADER, forces.WARBAND, NOMAD)
_WHERE_ORDER: Final = (cards.IN_TOWN, cards.IN_AREA, cards.IN_PROVINCE, cards.IN_ANY_TOWN)
_FAR: Final = 10_000
_FRONTS: Final[dict[tuple[int, ...], list[int]]] = {}
"""By hostile provinces: what `front_distances` tells. A scenario begins with the same ones every time."""
_MARCHES: Final = of_one([world.LAND_SIDES[h] + world.STRAITS[h] for h in range(SPACES)])

Key = tuple[int, ...]


# ---------------------------------------------------------------- the order of the units


def _order(groups: cards.Groups) -> tuple[tuple[int, int, int], ...]:
    """All units of a scenario in the order of their set-up, as (stage, unit, index of the group)."""
    used: set[int] = set()
    found: list[tuple[Key, int, int]] = []
    for index, group in enumerate(groups):
        stage = STAGES.index(group.side)
        first = next(i for i, g in enumerate(groups) if g.where_kind == group.where_kind and g.where == group.where)
        head = (stage, _WHERE_ORDER.index(group.where_kind), first)
        for kind, n in group.units:
            free = [u for u in UNITS_OF[group.affil] if UNIT_TYPE[u] == kind and u not in used]
            for u in free[:n]:
                used.add(u)
                found.append(((*head, _TYPE_ORDER.index(kind), index, u), u, index))
        found += [((*head, _TYPE_ORDER.index(LEADER), index, u), u, index) for u in group.leaders]
    found.sort()
    return tuple((key[0], u, index) for key, u, index in found)


#: By scenario (number - 1): (stage, unit, index of the group in the scenario's set-up).
ORDER: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = tuple(_order(groups) for groups in cards.SETUP)


def unit_of(s: War, number: int) -> int:
    """The unit with a number in the order."""
    return ORDER[s.scenario - 1][number][1]


def group_of(s: War, number: int) -> cards.SetupGroup:
    """The set-up group of a unit, by its number in the order."""
    return cards.SETUP[s.scenario - 1][ORDER[s.scenario - 1][number][2]]


def _allowed(group: cards.SetupGroup, h: int) -> bool:
    """Whether a group may use a hex at all.

    Scythians and Moors keep away from the town that the Empire garrisons [34.1-8c, 34.2-8d].
    """
    if group.restriction == cards.NOT_NEAR:
        return h != group.place and h not in world.NEIGHBOURS[group.place]
    if group.restriction == cards.NOT_IN_TOWN:
        return h != group.place
    if group.restriction == cards.NOT_IN_PROVINCE:
        return PROVINCE_OF[h] != group.place
    return True


def _rest(groups: cards.Groups, order: tuple[tuple[int, int, int], ...], number: int) -> tuple[int, int]:
    """Land units and fleets that are still to be set up in the same province after this unit."""
    group = groups[order[number][2]]
    land = fleets = 0
    for stage, u, index in order[number + 1 :]:
        other = groups[index]
        if stage != order[number][0] or other.where_kind != cards.IN_PROVINCE or other.where != group.where:
            break
        if UNIT_TYPE[u] == FLEET:
            fleets += 1
        else:
            land += 1
    return land, fleets


def _ground(group: cards.SetupGroup, u: int) -> tuple[int, ...]:
    """Hexes of its province where a unit may stand by the map and by the limits of its group."""
    if group.where_kind != cards.IN_PROVINCE:
        return ()
    kinds = (COAST,) if UNIT_TYPE[u] == FLEET else (COAST, world.LAND)
    return tuple([h for h in world.PROVINCE_HEXES[group.where] if KIND[h] in kinds and _allowed(group, h)])


#: By scenario (number - 1) and number in the order: what follows in the same province, as (land units, fleets).
REST: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [
        tuple([_rest(groups, order, n) for n in range(len(order))])
        for groups, order in zip(cards.SETUP, ORDER, strict=True)
    ]
)
#: By scenario and number in the order: the hexes to choose from; empty for units that do not go to a province.
GROUND: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([_ground(groups[index], u) for _, u, index in order])
        for groups, order in zip(cards.SETUP, ORDER, strict=True)
    ]
)


# ---------------------------------------------------------------- the beginning


def new_war(scenario: int, options: Options) -> War:
    """A war before its set-up: control, treasuries and a full pool as the scenario says.

    The first two have cards of their own [34.1, 34.2], the third is the first over more turns [34.3]. Which optional
    rules are in use is settled before play [1.0d]. The set-up itself, the pillage markers and the first draw follow
    with `SetUp`.
    """
    card = cards.SCENARIOS[scenario - 1]
    s = blank()
    s.scenario = scenario
    s.option_set = options
    s.turn = card.first_turn
    s.player = BARBARIAN
    s.phase = SETUP_PHASE
    # [34.1-4a, 34.1-5a, 34.1-6a, 34.2-4a, 34.2-5a, 34.2-6a], RULING-24
    s.control = [*cards.CONTROL[scenario - 1], IMPERIAL]
    # [34.1-4b, 34.1-6b, 34.2-4b, 34.2-6b]
    s.sp = list(card.treasury)
    fill_pool(s)
    return s


@dataclass(slots=True, frozen=True)
class SetUp(Step):
    """Barbarian units, neutral units, Imperial units; then pillaged towns and the first markers [34.0, 3.0a]."""

    def run(self, s: War) -> None:
        s.phase = SETUP_PHASE
        s.then(Stage(0), Stage(1), Stage(2), Ready())


@dataclass(slots=True, frozen=True)
class Stage(Step):
    """The units of one stage, one after the other."""

    stage: int

    def run(self, s: War) -> None:
        for number, entry in enumerate(ORDER[s.scenario - 1]):
            if entry[0] == self.stage:
                s.then(Placing(PLACERS[self.stage], number))
                return


@dataclass(slots=True, frozen=True)
class Ready(Step):
    """After the set-up towns are pillaged (RULING-51) [34.1-8a, 34.2-8a], and both players draw their first markers.

    [34.1-4c, 34.1-6c, 34.2-4c, 34.2-6c]
    """

    def run(self, s: War) -> None:
        card = cards.SCENARIOS[s.scenario - 1]
        for h in cards.PILLAGED_AT_START[s.scenario - 1]:
            state.set_pillaged(s, h)
            s.tell("pillaged", (h,), ("34.2-8a" if s.scenario == 2 else "34.1-8a",))
        s.then(*[Draw(side, card.markers[side], BY_SETUP) for side in (BARBARIAN, IMPERIAL)])


# ---------------------------------------------------------------- placing


@dataclass(slots=True, frozen=True)
class Placing(Decision):
    """Where the next unit is set up; or all that are left of the stage in a usual way, without further questions."""

    number: int

    def clause(self) -> str:
        return "34.0a"

    def universe(self, s: War) -> list[int]:
        return [QUICK, *universes.spaces(PLACE), PASS]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c - c % VERB == PLACE:
            return refusals_set_up(s, self.number, c % VERB)
        # with one place there is nothing to choose, and without any nothing but to go on
        return [] if c in self.options(s) else [Refusal("34.0a")]

    def options(self, s: War) -> list[int]:
        group = group_of(s, self.number)
        if group.where_kind in (cards.IN_TOWN, cards.IN_AREA):
            return [PLACE + group.where]
        places = [PLACE + h for h in places_for(s, self.number)]
        return [QUICK, *places] if len(places) > 1 else places or [PASS]

    def chosen(self, s: War, c: int) -> None:
        order = ORDER[s.scenario - 1]
        stage = order[self.number][0]
        if c == QUICK:
            quick(s, self.number)
            return
        if c != PASS:
            set_up(s, unit_of(s, self.number), c % VERB)
        if self.number + 1 < len(order) and order[self.number + 1][0] == stage:
            s.then(Placing(self.side, self.number + 1))


def set_up(s: War, u: int, h: int) -> None:
    """Put a unit down at the start of the game."""
    put(s, u, h)
    s.tell("set-up", (u, h), ("34.0a",))


def places_for(s: War, number: int) -> list[int]:
    """Spaces in which a unit may be set up, in ascending order: those without refusals, by a shorter way."""
    group = group_of(s, number)
    if group.where_kind != cards.IN_PROVINCE:
        return [h for h in world.TOWNS if not refusals_set_up(s, number, h)]
    mine = group.side + 1
    free = may_exceed_forage(s, group)
    ground = GROUND[s.scenario - 1][number]
    empty = towns_to_man(s, group)
    # with land units to spare for every town and for the border, the rest is no reason to refuse a hex
    short = len(empty) + _missing_on_border(s, group) > REST[s.scenario - 1][number][0]
    if short and group.restriction != cards.ON_BORDER and _refusals_for_the_rest(s, number, group, world.NOWHERE):
        # only a town can still be right
        ground = tuple([h for h in empty if h in ground])
    found: list[int] = []
    for h in ground:
        here = len(s.at[h])
        if here and (here >= STACK_LIMIT or s.occ[h] != mine):
            continue
        if here >= forage(s, h) and not free:
            continue
        if not (short and _refusals_for_the_rest(s, number, group, h)):
            found.append(h)
    return found


def refusals_set_up(s: War, number: int, h: int) -> list[Refusal]:
    """Why a unit, by its number in the order, may not be set up in a space [34.0a, 34.0c, 34.1-4d, 34.1-5b, 34.2-4d].

    Neutral and Barbarian units keep to their own hexes by this alone. The few leaders without a province of their
    own come last: the towns hold far more units than a side has, so they always find one.
    """
    group = group_of(s, number)
    u = unit_of(s, number)
    found: list[Refusal] = []
    if group.where_kind in (cards.IN_TOWN, cards.IN_AREA):
        return [] if h == group.where else [Refusal("34.0a", group.where)]
    if group.where_kind == cards.IN_PROVINCE:
        if h >= world.HEX_COUNT or PROVINCE_OF[h] != group.where:
            return [Refusal("34.0a", h)]
        found += when(UNIT_TYPE[u] == FLEET and KIND[h] != COAST, "19.1", h)
    elif not TOWN[h] or not holds(s, group.side, h):
        return [Refusal(_leaders_clause(s), h)]
    found += when(s.at[h] and s.occ[h] != group.side + 1, "13.12", h)
    if not _allowed(group, h):
        found.append(Refusal(_restriction_clause(s, group), h))
    found += when(len(s.at[h]) >= STACK_LIMIT, "13.1a", h)
    found += when(len(s.at[h]) >= forage(s, h) and not may_exceed_forage(s, group), "34.0c", h)
    if not found and group.where_kind == cards.IN_PROVINCE:
        found += _refusals_for_the_rest(s, number, group, h)
    return found


def may_exceed_forage(s: War, group: cards.SetupGroup) -> bool:
    """Imperial units in scenario 2 may start above the forage of their hex [34.2-8c]."""
    return group.side == IMPERIAL and cards.SCENARIOS[s.scenario - 1].imperial_may_exceed_forage


def _leaders_clause(s: War) -> str:
    """The clause that sends leaders to towns occupied by Imperial units [34.1-6d, 34.2-6d]."""
    return "34.2-6d" if s.scenario == 2 else "34.1-6d"


def _restriction_clause(s: War, group: cards.SetupGroup) -> str:
    if group.side == IMPERIAL:
        return _leaders_clause(s)
    if s.scenario != 2:
        return "34.1-5b"
    return "34.2-4d" if group.side == BARBARIAN else "34.2-5b"


def towns_to_man(s: War, group: cards.SetupGroup) -> list[int]:
    """Towns of the group's province that still stand empty; any of its units mans one (RULING-81).

    A town from which the group is barred does not count (RULING-51).
    """
    return [t for t in world.PROVINCE_TOWNS[group.where] if not s.at[t] and _allowed(group, t)]


def on_border(group: cards.SetupGroup, h: int) -> bool:
    """Whether a hex has a land hexside to the province that part of the group must watch (RULING-51)."""
    return group.restriction == cards.ON_BORDER and any(PROVINCE_OF[n] == group.place for n in world.LAND_SIDES[h])


def _missing_on_border(s: War, group: cards.SetupGroup) -> int:
    """How many units of the group must still go to the border [34.2-5b]."""
    if group.restriction != cards.ON_BORDER:
        return 0
    there = [u for u in UNITS_OF[group.affil] if 0 <= s.loc[u] < world.HEX_COUNT and on_border(group, s.loc[u])]
    return max(0, group.count - len(there))


def _refusals_for_the_rest(s: War, number: int, group: cards.SetupGroup, h: int) -> list[Refusal]:
    """Would too few units be left for the empty towns of the province, and for the border [34.0b, 34.2-5b]?

    Towns come first: any final position with a unit in every town can be placed in that order.
    """
    land, fleets = REST[s.scenario - 1][number]
    empty = [t for t in towns_to_man(s, group) if t != h]
    inland = [t for t in empty if KIND[t] != COAST]
    if len(inland) > land or len(empty) > land + fleets:
        return [Refusal("34.0b", empty[0])]
    missing = _missing_on_border(s, group)
    if missing and on_border(group, h):
        missing -= 1
    if missing:
        watched = len([t for t in empty if on_border(group, t)])
        if len(empty) + max(0, missing - watched) > land:
            return [Refusal("34.2-5b", h)]
    return []


# ---------------------------------------------------------------- the usual set-up


def quick(s: War, number: int) -> None:
    """Set up everything that is left of a stage, from this number on, by a fixed rule that makes a sound position.

    Garrisons man the towns, fleets lie in the richest ports, an army stands in the capital and the others in the towns
    nearest to the front, leaders with the strongest army that has none.
    """
    order = ORDER[s.scenario - 1]
    stage = order[number][0]
    front = front_distances(s, STAGES[stage])
    for n in range(number, len(order)):
        if order[n][0] != stage:
            break
        group = group_of(s, n)
        places = [group.where] if group.where_kind in (cards.IN_TOWN, cards.IN_AREA) else places_for(s, n)
        if places:
            u = order[n][1]
            set_up(s, u, _best(s, u, group, places, front))


def _best(s: War, u: int, group: cards.SetupGroup, places: list[int], front: list[int]) -> int:
    return min([(_merit(s, u, group, h, front), h) for h in places])[1]


def _merit(s: War, u: int, group: cards.SetupGroup, h: int, front: list[int]) -> Key:
    """The smaller, the better a hex suits a unit."""
    crowded = int(len(s.at[h]) >= forage(s, h))
    wild = int(not TOWN[h])
    kind = UNIT_TYPE[u]
    if kind == FLEET:
        return (crowded, -world.PORT[h], -TOWN[h], front[h], h)
    if kind == GARRISON:
        return (crowded, wild, int(_has(s, GARRISON, h)), -TOWN[h], front[h], h)
    if kind == LEADER:
        army = sum([forces.UNIT_STRENGTH[v] for v in s.at[h] if UNIT_TYPE[v] not in (GARRISON, FLEET, LEADER)])
        return (crowded, int(_has(s, LEADER, h)), -army, wild, front[h], h)
    watch = int(_missing_on_border(s, group) > 0 and not on_border(group, h))
    # the last place beside a field army is for a leader
    last = int(kind != FIELD_ARMY and len(s.at[h]) + 1 >= forage(s, h) and _has(s, FIELD_ARMY, h))
    # the capital is never left to its garrison
    seat = int(TOWN[h] == world.CAPITAL and not _has(s, FIELD_ARMY, h))
    return (crowded, watch, wild, last, -seat, front[h], -TOWN[h], h)


def _has(s: War, kind: int, h: int) -> bool:
    return any(UNIT_TYPE[v] == kind for v in s.at[h])


def front_distances(s: War, side: int) -> list[int]:
    """By space: marches from there to the nearest province of the side's enemy; for neutrals, of either player."""
    hostile = tuple([p for p in range(world.GUARD) if s.control[p] not in (NEUTRAL, side)])
    known = _FRONTS.get(hostile)
    if known is None:
        there = [h for p in hostile for h in world.PROVINCE_HEXES[p]]
        known = search(SPACES, there, SPACES, steps=_MARCHES).costs(_FAR)
        _FRONTS[hostile] = known
    return known
