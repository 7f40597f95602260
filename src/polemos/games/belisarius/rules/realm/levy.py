"""The levy phase: free units of the provinces that a player controls, and the markers of the phase. Section 11.1.

`s.levied` holds the units levied so far in the phase: it shows which hexes are taken and how much of a province's
levy is left.
"""

from dataclasses import dataclass

from polemos.games.belisarius import state
from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.data.world import BARBARIAN, GUARD, HEX_COUNT, IMPERIAL, KIND, OUT, PROVINCE_HEXES, SEA
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.arrivals import arrive, counter, refusals_arrival
from polemos.games.belisarius.rules.markers import hand_size, play, refusals_play
from polemos.games.belisarius.rules.realm import reinforcements
from polemos.games.belisarius.rules.realm.reinforcements import leader_arrives, leader_places
from polemos.games.belisarius.rules.rolls import R_LEADER_REMOVED, R_LEADER_RETURNS, Roll
from polemos.games.belisarius.rules.war.losses import destroy
from polemos.games.belisarius.state import PILLAGED, Decision, Refusal, Step, War, in_zone, owner, province_of
from polemos.games.belisarius.verbs import (
    DONE,
    FORCE_SPAN,
    GAIN_LEADER,
    LEVY_UNIT,
    PLACE,
    PLAY,
    REMOVE_LEADER,
    RETURN_JUSTINIAN,
)
from polemos.kernel.flow import NOTHING, PASS, VERB, when

# ---------------------------------------------------------------- what may be levied, and where


def levied_of(s: War, province: int) -> int:
    """How many units of a province were levied in this phase."""
    return sum([1 for u in s.levied if forces.UNIT_AFFIL[u] == province])


def levy_left(s: War, province: int) -> int:
    """How many more units of a province may be levied in this phase: the levy value is the limit [11.11a, 2.12b]."""
    return forces.LEVY[province] - levied_of(s, province)


def refusals_levy(s: War, side: int, affil: int, kind: int) -> list[Refusal]:
    """Why a side may not levy a kind of unit in this place and moment, its number apart [11.0, 2.4e]."""
    if affil == GUARD:
        return [Refusal("11.7b")]
    found: list[Refusal] = []
    if kind in (forces.FIELD_ARMY, forces.LEADER):
        found.append(Refusal("11.131"))
    elif kind not in forces.LEVY_TYPES[affil]:
        found.append(Refusal("11.11a"))
    found += reinforcements.refusals_force(s, side, affil, kind)
    if side == s.player:
        found += reinforcements.refusals_barred(s, affil)
    # without a hex for it the unit is not received
    return found + when(not found and not any_levy_place(s, side, affil, kind), "11.132")


def refusals_levy_place(s: War, side: int, affil: int, kind: int, h: int) -> list[Refusal]:
    """Why a levied unit may not be placed in a space [11.11b, 11.12a, 11.12b, 11.13a, 11.13c, 11.63b].

    Any hex of its province will do, desert and hexes that received other units this turn included [11.62].
    """
    found = refusals_arrival(s, side, affil, kind, h)
    if h >= HEX_COUNT:
        return found
    if province_of(h) != affil:
        if not may_join_warbands(s, side, affil, kind, h):
            return [Refusal("11.11b", h), Refusal("11.13c", h)]
        found += when(world.TERRAIN[h] == world.DESERT, "31.2", h)
    found += when(s.occ[h] and s.occ[h] != side + 1, "11.13a", h)
    if in_zone(s, h, side, state.NAVAL_KIND if kind == forces.FLEET else state.LAND_KIND):
        found.append(Refusal("11.13a", h))
    found += when(s.mark[h] & PILLAGED, "11.13a", h)
    return found + when(h in [s.loc[u] for u in s.levied], "11.12b", h)


def may_join_warbands(s: War, side: int, affil: int, kind: int, h: int) -> bool:
    """Whether a levied Barbarian warband may join a warband of its people abroad, on land (option) [31.2]."""
    if not s.option_set.placement or side != BARBARIAN or kind != forces.WARBAND or KIND[h] == SEA:
        return False
    return any(forces.UNIT_AFFIL[u] == affil and forces.UNIT_TYPE[u] == forces.WARBAND for u in s.at[h])


def levy_spaces(s: War, side: int, affil: int, kind: int) -> list[int]:
    """Spaces in which a levied unit of a kind could be thinkable: its province, its area, its warbands abroad."""
    spaces = list(PROVINCE_HEXES[affil])
    if s.option_set.placement and side == BARBARIAN and kind == forces.WARBAND:
        abroad = {
            s.loc[u]
            for u in forces.UNITS_OF[affil]
            if forces.UNIT_TYPE[u] == forces.WARBAND and 0 <= s.loc[u] < HEX_COUNT
        }
        spaces = sorted(abroad.union(spaces))
    if world.AREA_OF_PROVINCE[affil] >= 0:
        spaces.append(world.AREA_OF_PROVINCE[affil])
    return spaces


def any_levy_place(s: War, side: int, affil: int, kind: int) -> bool:
    """Whether there is a space for a levied unit of a kind."""
    return any(not refusals_levy_place(s, side, affil, kind, h) for h in levy_spaces(s, side, affil, kind))


def levy_forces(s: War, side: int) -> list[int]:
    """Kinds of units (as forces) that a side may still levy in this phase, province by province."""
    return [
        p * FORCE_SPAN + kind
        for p in range(GUARD)
        if s.control[p] == side and levy_left(s, p) > 0
        for kind in forces.LEVY_TYPES[p]
        if not refusals_levy(s, side, p, kind)
    ]


def levies_open(s: War, side: int) -> int:
    """How many units a side may still levy in this phase: for each province what is left to it, as far as there are
    counters [11.11a, 11.6].
    """
    levies = levy_forces(s, side)
    peoples = sorted({force // FORCE_SPAN for force in levies})
    return sum([min(levy_left(s, p), counters_left(s, p, levies)) for p in peoples])


def counters_left(s: War, affil: int, coming: list[int]) -> int:
    """How many counters of a people are off the map and of one of some kinds that can come [11.6]."""
    units = [u for u in forces.UNITS_OF[affil] if s.loc[u] == world.NOWHERE]
    return len([u for u in units if affil * FORCE_SPAN + forces.UNIT_TYPE[u] in coming])


# ---------------------------------------------------------------- the phase


@dataclass(slots=True, frozen=True)
class LevyPhase(Step):
    """The phasing player levies units for the provinces that he controls [11.1a, 4.2c]."""

    def run(self, s: War) -> None:
        s.levied = []
        s.then(Levying(s.player))


@dataclass(slots=True, frozen=True)
class Levying(Decision):
    """The next levied unit, free of charge, or one of the markers of the phase."""

    def clause(self) -> str:
        return "11.1a"

    def universe(self, s: War) -> list[int]:
        if not levy_forces(s, self.side):
            return [DONE]
        return [DONE, *universes.forces(LEVY_UNIT), *universes.markers(PLAY)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            return []
        if c // VERB == PLAY // VERB:
            return refusals_levy_play(s, self.side, c % VERB)
        affil, kind = divmod(c % VERB, FORCE_SPAN)
        spent = [Refusal("11.11a")] if affil != GUARD and levy_left(s, affil) <= 0 else []
        return refusals_levy(s, self.side, affil, kind) + spent

    def options(self, s: War) -> list[int]:
        levies = levy_forces(s, self.side)
        if not levies:
            return [DONE]
        return [DONE] + [LEVY_UNIT + f for f in levies] + levy_plays(s, self.side)

    def chosen(self, s: War, c: int) -> None:
        if c == DONE:
            if not levy_forces(s, self.side):
                s.then(LevyMarkers(self.side))
        elif c // VERB == PLAY // VERB:
            s.then(self)
            play_in_levy(s, self.side, c % VERB)
        else:
            s.then(PlaceLevy(self.side, c % VERB), self)


@dataclass(slots=True, frozen=True)
class LevyMarkers(Decision):
    """When nothing is left to levy: markers of the phase, if the player has any."""

    def clause(self) -> str:
        return "8.41a"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [PASS, *universes.markers(PLAY)]

    def alike(self, s: War) -> bool:
        side = self.side
        return hand_size(s, side) > 0 and (bool(leader_uses(s, side)) or not refusals_garrison(s, side))

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c == PASS else refusals_levy_play(s, self.side, c % VERB)

    def options(self, s: War) -> list[int]:
        return [PASS, *levy_plays(s, self.side)]

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            s.then(self)
            play_in_levy(s, self.side, c % VERB)


@dataclass(slots=True, frozen=True)
class PlaceLevy(Decision):
    """Where a levied unit is placed."""

    force: int

    def clause(self) -> str:
        return "11.12a"

    def universe(self, s: War) -> list[int]:
        return universes.spaces(PLACE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        affil, kind = divmod(self.force, FORCE_SPAN)
        return refusals_levy_place(s, self.side, affil, kind, c % VERB)

    def options(self, s: War) -> list[int]:
        affil, kind = divmod(self.force, FORCE_SPAN)
        return [
            PLACE + h
            for h in levy_spaces(s, self.side, affil, kind)
            if not refusals_levy_place(s, self.side, affil, kind, h)
        ]

    def chosen(self, s: War, c: int) -> None:
        affil, kind = divmod(self.force, FORCE_SPAN)
        u = counter(s, affil, kind)
        arrive(s, u, c % VERB, "11.1a")
        s.levied.append(u)


@dataclass(slots=True, frozen=True)
class LevyFor(Step):
    """A side places up to `n` units of one province at once, by the rules of the levy."""

    side: int
    province: int
    n: int

    def run(self, s: War) -> None:
        s.levied = []
        s.then(ExtraLevy(self.side, self.province, self.n))


@dataclass(slots=True, frozen=True)
class ExtraLevy(Decision):
    """The next of the units that a revolt against taxes brings [tbl.heavytax.revolt]."""

    province: int
    left: int

    def clause(self) -> str:
        return "tbl.heavytax.revolt"

    def universe(self, s: War) -> list[int]:
        return [DONE, *universes.forces(LEVY_UNIT)] if self.left > 0 else NOTHING

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            return []
        affil, kind = divmod(c % VERB, FORCE_SPAN)
        if affil != self.province:
            return [Refusal("tbl.heavytax.revolt")]
        return refusals_levy(s, self.side, affil, kind)

    def chosen(self, s: War, c: int) -> None:
        if c != DONE:
            s.then(PlaceLevy(self.side, c % VERB), ExtraLevy(self.side, self.province, self.left - 1))


# ---------------------------------------------------------------- markers of the phase


def levy_plays(s: War, side: int) -> list[int]:
    """Markers that a side may play in its levy phase."""
    return [PLAY + kind for kind in (charts.LEADER_MARKER, charts.ALLIANCE) if not refusals_levy_play(s, side, kind)]


def refusals_levy_play(s: War, side: int, kind: int) -> list[Refusal]:
    """Why a marker may not be played in the levy phase [8.41a, 11.3]."""
    found = refusals_play(s, side, kind, (charts.LEADER_MARKER, charts.ALLIANCE))
    if found:
        return found
    if kind == charts.LEADER_MARKER:
        return [] if leader_uses(s, side) else [Refusal("strat.leader.a")]
    return refusals_garrison(s, side)


def refusals_garrison(s: War, side: int) -> list[Refusal]:
    """Why Roman Alliance has no use for a side now, whether it holds one or not [strat.alliance]."""
    if side != IMPERIAL:
        return [Refusal("strat.alliance")]
    if counter(s, GUARD, forces.GARRISON) < 0:
        return [Refusal("11.6")]
    return [] if alliance_places(s) else [Refusal("strat.alliance")]


def play_in_levy(s: War, side: int, kind: int) -> None:
    """Play one of the two markers; its effect asks the rest."""
    play(s, side, kind, RaiseGarrison(side) if kind == charts.ALLIANCE else LeaderUse(side))


def alliance_places(s: War) -> list[int]:
    """Hexes in which Roman Alliance may place its garrison."""
    return [
        h for p in charts.MARKER[charts.ALLIANCE].provinces for h in PROVINCE_HEXES[p] if not refusals_alliance(s, h)
    ]


def refusals_alliance(s: War, h: int) -> list[Refusal]:
    """Why Roman Alliance may not place its garrison in a space [strat.alliance]. RULING-16."""
    if province_of(h) not in charts.MARKER[charts.ALLIANCE].provinces:
        return [Refusal("strat.alliance", h)]
    found = [Refusal("strat.alliance", h)] if s.occ[h] and s.occ[h] != IMPERIAL + 1 else []
    found += when(in_zone(s, h, IMPERIAL) or s.mark[h] & PILLAGED, "strat.alliance", h)
    return found + refusals_arrival(s, IMPERIAL, GUARD, forces.GARRISON, h)


@dataclass(slots=True, frozen=True)
class RaiseGarrison(Decision):
    """Roman Alliance: where the guard garrison is placed [11.7b]."""

    def clause(self) -> str:
        return "strat.alliance"

    def universe(self, s: War) -> list[int]:
        return universes.spaces(PLACE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return refusals_alliance(s, c % VERB)

    def options(self, s: War) -> list[int]:
        return [PLACE + h for h in alliance_places(s)]

    def chosen(self, s: War, c: int) -> None:
        arrive(s, counter(s, GUARD, forces.GARRISON), c % VERB, "strat.alliance")


# ---------------------------------------------------------------- the Leader marker


def leader_uses(s: War, side: int) -> list[int]:
    """Every use that the Leader marker has at this moment: a new leader, Justinian's return, an enemy leader's end."""
    uses = [GAIN_LEADER + u for u in reinforcements.leaders_available(s, side)]
    if not refusals_return(s, side):
        uses.append(RETURN_JUSTINIAN)
    return uses + [REMOVE_LEADER + u for u in forces.LEADERS if not refusals_removal(s, side, u)]


def refusals_return(s: War, side: int) -> list[Refusal]:
    """Why Justinian cannot be brought back: only by the Imperial player after his death (RULING-20).

    [strat.leader.b, 21.4e]
    """
    if side != IMPERIAL or s.loc[forces.JUSTINIAN] != OUT:
        return [Refusal("strat.leader.b")]
    return [] if leader_places(s, side, forces.JUSTINIAN) else [Refusal("21.2a")]


def refusals_removal(s: War, side: int, u: int) -> list[Refusal]:
    """Why a leader cannot be named for removal: an enemy on the map, but never Justinian [strat.leader.c]."""
    enemy = forces.UNIT_TYPE[u] == forces.LEADER and 0 <= s.loc[u] < HEX_COUNT and owner(s, u) == 1 - side
    return [] if enemy and u != forces.JUSTINIAN else [Refusal("strat.leader.c", universes.place_of(s, u))]


@dataclass(slots=True, frozen=True)
class LeaderUse(Decision):
    """What the Leader marker is used for. It is kept in hand until a levy phase (RULING-19) [strat.leader.a]."""

    def clause(self) -> str:
        return "strat.leader.a"

    def universe(self, s: War) -> list[int]:
        return [*universes.units(GAIN_LEADER), RETURN_JUSTINIAN, *universes.units(REMOVE_LEADER)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        u = c % VERB
        if c == RETURN_JUSTINIAN:
            return refusals_return(s, self.side)
        if c - u == REMOVE_LEADER:
            return refusals_removal(s, self.side, u)
        return (
            reinforcements.refusals_new_leader(s, self.side, u)
            if forces.UNIT_TYPE[u] == forces.LEADER
            else [Refusal("strat.leader.a")]
        )

    def options(self, s: War) -> list[int]:
        return leader_uses(s, self.side)

    def chosen(self, s: War, c: int) -> None:
        if c == RETURN_JUSTINIAN:
            s.then(Roll(self.side, R_LEADER_RETURNS), JustinianReturns(self.side))
        elif c // VERB == GAIN_LEADER // VERB:
            s.then(PlaceLeader(self.side, c % VERB))
        else:
            s.then(Roll(self.side, R_LEADER_REMOVED), LeaderRemoved(c % VERB))


@dataclass(slots=True, frozen=True)
class PlaceLeader(Decision):
    """Where a new leader joins a unit [21.2a]."""

    unit: int

    def clause(self) -> str:
        return "21.2a"

    def universe(self, s: War) -> list[int]:
        return universes.spaces(PLACE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return reinforcements.refusals_leader(s, self.side, self.unit, c % VERB)

    def options(self, s: War) -> list[int]:
        return [PLACE + h for h in leader_places(s, self.side, self.unit)]

    def chosen(self, s: War, c: int) -> None:
        leader_arrives(s, self.unit, c % VERB, "strat.leader.a")


@dataclass(slots=True, frozen=True)
class JustinianReturns(Step):
    """Half of the attempts bring Justinian back [strat.leader.b]."""

    side: int

    def run(self, s: War) -> None:
        if s.rolled.pop() in charts.checks.dice.leader_returns_justinian:
            s.then(PlaceLeader(self.side, forces.JUSTINIAN))
        else:
            s.tell("leader-unmoved", (forces.JUSTINIAN,), ("strat.leader.b",))


@dataclass(slots=True, frozen=True)
class LeaderRemoved(Step):
    """Half of the attempts remove the enemy leader [strat.leader.c]."""

    unit: int

    def run(self, s: War) -> None:
        if s.rolled.pop() in charts.checks.dice.leader_removes_enemy:
            destroy(s, [self.unit], "strat.leader.c")
        else:
            s.tell("leader-unmoved", (self.unit,), ("strat.leader.c",))
