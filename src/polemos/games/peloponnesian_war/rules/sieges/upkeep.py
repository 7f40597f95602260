"""What a siege needs, and what ends by itself when pieces have moved: sieges, siege bases, unfinished works.

Clauses 7.6.3b, 7.6.5b, 10.3.2 to 10.3.4, 10.4.3, 10.4.5, 10.7.1.
"""

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.asking import marked
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, NEITHER, SIEGE
from polemos.games.peloponnesian_war.data.world import CITIES
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.cards import sicily
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.rules.sieges import capture, long_walls
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.kernel.flow import when

# ------------------------------------------------------------------------------------------------- what a siege needs


def land_needed(s: War, target: int) -> int:
    """How many land units must be outside a city or fort to besiege it [10.3.2].

    By its size, and at least as many as the land units inside; those that forage count [9.7.2c].
    """
    least = SIEGE.besiegers[world.SIZE[target]] if target < CITIES else SIEGE.fort
    return max(least, len([unit for unit in places.units_inside(s, target) if KIND[unit] != FLEET]))


def fleets_needed(s: War, target: int) -> int:
    """How many fleets must lie before a city to besiege it: one before a port, and as many as lie in it [10.3.3].

    None where the port is made by a base alone [7.6.3d], nor at a fort.
    """
    if target >= CITIES or not world.PORT[target]:
        return 0
    return max(1, len([unit for unit in places.units_inside(s, target) if KIND[unit] == FLEET]))


def shortcomings(s: War, side: int, target: int) -> list[Refusal]:
    """What a side lacks at a city or fort, by itself, to besiege it [10.1, 10.3.2, 10.3.3]."""
    place = places.place_of(s, target)
    if places.investor(s, target) != side:
        return [Refusal("10.1", place)]
    found = when(len(asking.land_outside(s, side, place)) < land_needed(s, target), "10.3.2", place)
    found += when(len(asking.fleets_outside(s, side, place)) < fleets_needed(s, target), "10.3.3", place)
    return found


def all_shortcomings(s: War, side: int, target: int) -> list[Refusal]:
    """The same of both ends, if Long Walls join the place to another [10.3.4]."""
    found = shortcomings(s, side, target)
    other = long_walls.joined(s, target)
    if other != NO_TARGET:
        beyond = shortcomings(s, side, other)
        if beyond:
            found += [Refusal("10.3.4", places.place_of(s, other)), *beyond]
    return found


def ends_of(s: War, target: int) -> list[int]:
    """The places that are besieged as one: a city or fort and what finished Long Walls join to it [10.3.4]."""
    other = long_walls.joined(s, target)
    return [target] if other == NO_TARGET else sorted([target, other])


# ------------------------------------------------------------------------------------------------ what ends by itself


def mend(s: War) -> None:
    """After pieces have moved, fought or changed sides: take away what does not hold any more.

    Unfinished Long Walls whose builder has moved [7.6.5b], walls of a city that is no longer in revolt [6.5.5b], sieges
    that are not kept up [10.4.5], bases before places from which their owners have gone [7.6.3b2], the Mantineans
    [scenario.argive.h]. A city in revolt becomes theirs whose units have come in as its friends [6.5.2]; and it is seen
    what has become of an expedition to Sicily [19.6a, 19.6b, 19.6c].
    """
    long_walls.check_builders(s)
    _enter_rebels(s)
    if 1 in s.works_revolt:
        _stop_works(s)
    if any(s.siege):
        _check_sieges(s)
    _check_bases(s)
    capture.settle_mantineans(s)
    sicily.settle(s)


def _enter_rebels(s: War) -> None:
    """Units that have come into a city in revolt as its friends, in whatever way, put their marker on it [6.5.2]."""
    for city in places.friendships(s).rebels:
        # what one of them starts may end the revolt of another
        if asking.marked(s, city, codes.REVOLTED) and not s.holder[city] and places.units_inside(s, city):
            side = places.holds_out(s, city)
            if places.city_friend(s, city) == side:
                capture.enter_rebel(s, city, side)


def _stop_works(s: War) -> None:
    for city in range(CITIES):
        if s.works_revolt[city] and not marked(s, city, codes.REVOLTED):
            stop_works(s, city, "6.5.5b")


def stop_works(s: War, city: int, clause: str) -> None:
    """Walls that are being built are given up [6.5.5b, 11.1a]."""
    s.works[city] = s.works_revolt[city] = 0
    s.tell("walls-stopped", (city,), (clause,))


def _check_sieges(s: War) -> None:
    for target, count in enumerate(s.siege):
        if count:
            levels.end_own_siege(s, target)
    for target, count in enumerate(s.siege):
        if count and s.siege[target] and not holds(s, target):
            lift(s, target, "10.4.5")


def holds(s: War, target: int) -> bool:
    """Whether what a siege needs is still there: at both ends of Long Walls, and both besieged [10.3.4, 10.4.5]."""
    side = s.besieger[target]
    if any(not s.siege[end] or s.besieger[end] != side for end in ends_of(s, target)):
        return False
    return not all_shortcomings(s, side, target)


def lift(s: War, target: int, clause: str) -> None:
    """A siege is lifted, at both ends of Long Walls; bases of the besieger on top of the place are lost.

    [10.3.4, 10.4.5, 10.7.1, 7.6.3b2]
    """
    for end in ends_of(s, target):
        side = s.besieger[end]
        if side == NEITHER:
            continue
        levels.lift_siege(s, end, clause)
        place = places.place_of(s, end)
        for base, at in enumerate(s.base_at):
            if at == place and s.base_side[base] == side and not s.base_inside[base]:
                capture.lose_base(s, base, "7.6.3b2")


def _check_bases(s: War) -> None:
    """Bases on top of hostile places are lost when no land unit of their owner is left there [7.6.3b2].

    Where the place has become their owner's they are inside.
    """
    within = s.base_inside
    for base in [base for base, place in enumerate(s.base_at) if place >= 0 and not within[base]]:
        place = s.base_at[base]
        target, side = places.target_here(s, place), s.base_side[base]
        if target == NO_TARGET:
            continue
        if places.opens_to(s, target, side):
            s.base_inside[base] = 1
        elif not asking.land_outside(s, side, place):
            capture.lose_base(s, base, "7.6.3b2")
