"""What becomes of a city or fort that is taken, and of one that is destroyed. Section 11, clauses 10.6, 13.6, 6.5.2."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes, state, verbs
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ADJUSTMENTS, ATHENS, FLEET, KIND, NEITHER, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES, CITY_HEX, CITY_REGION, HOME_REGION
from polemos.games.peloponnesian_war.rules import levels, losses, places, stacking
from polemos.games.peloponnesian_war.rules.sieges import long_walls
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.kernel.flow import VERB, unless

# ----------------------------------------------------------------------------------------------------- a place is taken


def capture(s: War, target: int, side: int, clause: str, stormed: bool) -> None:
    """A side takes a city or fort [11.1a]; stormed: by siege or assault, so that there is plunder [11.2a].

    Its walls remain, if they are finished; it has no garrison until the next phase B [18.3.4]. The AL of its region
    changes at once where it is taken from the controller by storm, or by the controller from the enemy [13.6a, 13.6b,
    11.7a]. Whether the city is then destroyed the captor says in a decision of his own [11.3a].
    """
    if target >= CITIES:
        take_fort(s, target, side, clause)
        return
    region = CITY_REGION[target]
    master = s.controller[region] if region >= 0 else NEITHER
    from_master = master in (places.city_friend(s, target), places.holds_out(s, target))
    from_enemy = s.holder[target] == 1 + (1 - side)
    s.holder[target] = s.garrison[target] = 0
    asking.mark_city(s, target, codes.REVOLTED | codes.NEW_REVOLT | codes.HELOTS | codes.FALLEN, False)
    asking.mark_city(s, target, codes.TAKEN)
    s.works[target] = s.works_revolt[target] = 0
    if places.city_friend(s, target) != side:
        s.holder[target] = 1 + side
        asking.mark_city(s, target, codes.FALLEN)
    s.tell("captured", (places.stronghold(s, target), side), (clause,))
    _seize(s, target, side, clause)
    if region >= 0 and master != side and stormed:
        _plunder(s, side, tables.SIEGE.plunder[world.SIZE[target]])
        if from_master:
            levels.change_al(s, region, ADJUSTMENTS.at_once.captured, "13.6a")
    if master == side and from_enemy:
        levels.change_al(s, region, ADJUSTMENTS.at_once.taken_back, "13.6b")
    settle_mantineans(s)
    s.then(RazeOrSpare(side, target))


def enter_rebel(s: War, city: int, side: int) -> None:
    """A unit of a side enters a city in revolt that is friendly to it: the side's control marker replaces the other.

    [6.5.2]
    """
    capture(s, city, side, "6.5.2", stormed=False)


def take_fort(s: War, target: int, side: int, clause: str) -> None:
    """A side takes a fort, by siege or assault or because nobody was in it [10.6.1, 11.5a]."""
    s.fort_side[target - CITIES] = side
    s.tell("captured", (places.stronghold(s, target), side), (clause,))
    _seize(s, target, side, clause)


def _seize(s: War, target: int, side: int, clause: str) -> None:
    """Who was inside is destroyed, the captor's units go in; the siege is over, Long Walls fall.

    [10.6.1, 11.1a, 11.4b, 11.6a] (RULING-97)
    """
    place = places.place_of(s, target)
    s.siege[target] = s.since[target] = 0
    s.besieger[target] = NEITHER
    long_walls.fall_at(s, target, "11.4b")
    losses.destroy_all(s, asking.inside_at(s, 1 - side, place), clause, trapped=True)
    for leader in asking.leaders_at(s, 1 - side, place):
        if s.inside[leader]:
            losses.kill(s, leader, clause)
    for base, at in enumerate(s.base_at):
        if at == place and s.base_side[base] == side:
            s.base_inside[base] = 1  # [7.6.3b2, 10.6.1]
        elif at == place and s.base_inside[base]:
            lose_base(s, base, "11.6a")
    go_inside(s, target, side)


def go_inside(s: War, target: int, side: int) -> None:
    """A side's units in the hex of its city or fort go in: land units and leaders, fleets if it is a port.

    [11.1a, 16.4.4]; a fort has room for a few units alone, and those of the highest morale go first [14.2.1].
    """
    place = places.place_of(s, target)
    room = stacking.room_inside(s, place)
    units = asking.land_outside(s, side, place)
    if places.is_friendly_port(s, place, side):
        units += asking.fleets_outside(s, side, place)
    if len(units) > room:
        units.sort(key=lambda unit: -tables.MORALE[unit])
    for unit in units[:room]:
        s.inside[unit] = 1
    if asking.inside_at(s, side, place):
        for leader in asking.leaders_at(s, side, place):
            s.inside[leader] = 1


def _plunder(s: War, side: int, talents: int) -> None:
    """The captor of a city of an enemy region gets some talents at once [11.2a] (RULING-98)."""
    s.treasury[side] += talents
    s.tell("plundered", (side, talents), ("11.2a",))


def march_out(s: War, target: int) -> None:
    """A place is given up: units in it go to their force pools and leaders to the leader pool of their side [10.6.2].

    Units that belong to no region leave the game. A side does not lose the use of a leader by that: another one is
    drawn, as if he had died [7.8.4b], unless he was one beyond the limit [7.8.4a] (RULING-96,
    RULING-126).
    """
    place = places.place_of(s, target)
    for unit in places.units_inside(s, target):
        if s.loc[unit] == place:  # not what has gone home with its fleet
            losses.forget(s, unit)
            stacking.disband(s, unit, "10.6.2")
    for leader in [piece for piece in s.at[place] if piece >= UNITS and s.inside[piece]]:
        losses.forget(s, leader)
        side = s.sides[leader]
        if tables.LEADER_SIDE[leader] == NEITHER:
            state.lift(s, leader, codes.FORCE_POOL)
            s.pool[leader - UNITS] = HOME_REGION[side]
        else:
            counted = losses.counts(s, leader)
            if leader == tables.ALCIBIADES:
                asking.let(s, codes.ALCIBIADES_GUEST | codes.EXILE, False)
            state.lift(s, leader, codes.LEADER_POOL)
            s.tell("sent-back", (leader,), ("10.6.2",))
            if counted:
                losses.replace_leader(s, side, codes.OUT, 0)


# ------------------------------------------------------------------------------------------------------ bases and forts


def lose_base(s: War, base: int, clause: str) -> None:
    """A base is taken off the map [7.6.3b2, 7.6.3e, 11.6a]."""
    s.tell("base-lost", (s.base_side[base], s.base_at[base]), (clause,))
    s.base_at[base] = -1
    s.base_side[base] = NEITHER
    s.base_inside[base] = 0


def destroy_fort(s: War, target: int, clause: str) -> None:
    """A fort is taken off the map [11.5a]; whoever and whatever was in it stands in the open."""
    place, fort = places.place_of(s, target), target - CITIES
    s.tell("fort-destroyed", (s.fort_side[fort], place), (clause,))
    _open_up(s, target)
    s.fort_at[fort] = -1
    s.fort_side[fort] = NEITHER
    state.retarget(s)


def _open_up(s: War, target: int) -> None:
    """A city or fort is no more: no siege, no Long Walls, nobody inside; stacks there need leaders [14.2.2]."""
    place = places.place_of(s, target)
    s.siege[target] = s.since[target] = s.target_marks[target] = 0
    s.besieger[target] = NEITHER
    long_walls.fall_at(s, target, "11.4b")
    for piece in s.at[place]:
        s.inside[piece] = 0
    for base, at in enumerate(s.base_at):
        if at == place:
            s.base_inside[base] = 0
    s.then(*[stacking.Spread(side, place) for side in codes.BOTH])


# -------------------------------------------------------------------------------------------------------------- razing


def refusals_raze(s: War, side: int, city: int) -> list[Refusal]:
    """Why a side may not destroy a city: it bears no control marker of the side, or no land unit of it is there, or it
    is a capital; nor while it is invested, for those inside would stand among the enemy [11.3a] (RULING-99).
    """
    if city >= CITIES:
        return [Refusal("11.3a")]
    place = CITY_HEX[city]
    units = [unit for unit in asking.inside_at(s, side, place) if KIND[unit] != FLEET]
    able = s.holder[city] == 1 + side and units and city not in world.CAPITAL and not places.is_invested(s, city)
    return unless(bool(able), "11.3a", place)


def raze(s: War, city: int, side: int) -> None:
    """A city is destroyed [11.3a, 11.3b]; the region turns from who did it [13.6c]."""
    region = CITY_REGION[city]
    _open_up(s, city)
    s.holder[city] = s.garrison[city] = s.walls[city] = s.works[city] = s.works_revolt[city] = 0
    s.city_marks[city] = codes.DESTROYED
    state.retarget(s)
    s.tell("city-razed", (city, side), ("11.3a",))
    if region >= 0:
        own = s.controller[region] == side
        by = ADJUSTMENTS.at_once.razed_by_controller if own else ADJUSTMENTS.at_once.razed_by_enemy
        levels.change_al(s, region, by, "13.6c")
    settle_mantineans(s)


@dataclass(slots=True, frozen=True)
class RazeOrSpare(Decision):
    """Whether the captor of a city destroys it at once [11.3a]."""

    city: int

    def clause(self) -> str:
        return "11.3a"

    def universe(self, s: War) -> list[int]:
        return [verbs.SPARE, verbs.RAZE + self.city]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.SPARE:
            return []
        return unless(c % VERB == self.city, "11.3a") + refusals_raze(s, self.side, self.city)

    def chosen(self, s: War, c: int) -> None:
        if c != verbs.SPARE:
            raze(s, self.city, self.side)


# ----------------------------------------------------------------------------------------------------- the Mantineans


def is_mantinea_lost(s: War) -> bool:
    """Whether Mantinea, which was Athenian in the Argive League, is Athenian no more [scenario.argive.h]."""
    if s.scenario != tables.ARGIVE:
        return False
    city = world.MANTINEA
    if asking.marked(s, city, codes.DESTROYED):
        return True
    held = s.holder[city] - 1 if s.holder[city] else s.controller[CITY_REGION[city]]
    return held != ATHENS


def settle_mantineans(s: War) -> None:
    """When Mantinea is lost its hoplites leave the game, wherever they are [scenario.argive.h]."""
    if is_mantinea_lost(s):
        for unit in tables.MANTINEANS:
            if s.loc[unit] != codes.OUT:
                losses.forget(s, unit)
                state.lift(s, unit, codes.OUT)
                s.tell("leaves", (unit,), ("scenario.argive.h",))
    first = tables.MANTINEANS[0]  # one side commands them all
    if s.scenario == tables.ARGIVE and s.sides[first] != state.commanded_by(s, first):
        state.turn_pieces(s, tables.MANTINEANS)
