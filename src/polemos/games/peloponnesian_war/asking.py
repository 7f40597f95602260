"""What is asked of a state all the time: who stands where, what is noted of pieces, cities and sides, the season.

Sections 1.3, 3.1 and 16.5 of the rulebook.
"""

from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import UNITS
from polemos.games.peloponnesian_war.state import War


def units_at(s: War, side: int, place: int) -> list[int]:
    """Units of a side in a place, inside and outside, aboard and not."""
    sides = s.sides
    return [piece for piece in s.at[place] if piece < UNITS and sides[piece] == side]


def leaders_at(s: War, side: int, place: int) -> list[int]:
    """Leaders of a side in a place."""
    sides = s.sides
    return [piece for piece in s.at[place] if piece >= UNITS and sides[piece] == side]


def outside_at(s: War, side: int, place: int) -> list[int]:
    """Units of a side in a place that are outside its city or fort, fleets among them, none that is aboard."""
    return [
        piece
        for piece in s.at[place]
        if piece < UNITS and s.sides[piece] == side and not s.inside[piece] and s.aboard[piece] < 0
    ]


def land_outside(s: War, side: int, place: int) -> list[int]:
    """Land units of a side outside in a place."""
    return [unit for unit in outside_at(s, side, place) if tables.KIND[unit] != tables.FLEET]


def fleets_outside(s: War, side: int, place: int) -> list[int]:
    """Fleets of a side in a place that are not in its port."""
    return [unit for unit in outside_at(s, side, place) if tables.KIND[unit] == tables.FLEET]


def inside_at(s: War, side: int, place: int) -> list[int]:
    """Units of a side inside the city or fort of a place."""
    return [piece for piece in s.at[place] if piece < UNITS and s.sides[piece] == side and s.inside[piece]]


def cargo_of(s: War, fleet: int) -> list[int]:
    """Land units that a fleet carries [16.5.1]."""
    place = s.loc[fleet]
    return [] if place < 0 else [unit for unit in s.at[place] if unit < UNITS and s.aboard[unit] == fleet]


# ------------------------------------------------------------------------------------------------------ flags and time


def has(s: War, piece: int, mark: int) -> bool:
    """Whether a piece bears a mark."""
    return bool(s.marks[piece] & mark)


def mark(s: War, piece: int, which: int, so: bool = True) -> None:
    """Give a piece a mark, or take it away."""
    s.marks[piece] = s.marks[piece] | which if so else s.marks[piece] & ~which


def marked(s: War, city: int, which: int) -> bool:
    """Whether a city bears a mark."""
    return bool(s.city_marks[city] & which)


def mark_city(s: War, city: int, which: int, so: bool = True) -> None:
    """Give a city a mark, or take it away."""
    s.city_marks[city] = s.city_marks[city] | which if so else s.city_marks[city] & ~which


def is_so(s: War, fact: int) -> bool:
    """Whether something of `facts` is so."""
    return bool(s.facts & fact)


def let(s: War, fact: int, so: bool = True) -> None:
    """Make something of `facts` so, or not so."""
    s.facts = s.facts | fact if so else s.facts & ~fact


def ordered(s: War, side: int, order: int) -> bool:
    """Whether a side has given a standing order."""
    return bool(s.orders[side] & order)


def weighs(s: War, side: int, effect: int) -> bool:
    """Whether an effect of this season weighs on a side."""
    return bool(s.effects[side] & effect)


def season_number(s: War) -> int:
    """Which season of the war it is, from 1 on; works and sieges count by it."""
    return 4 * (tables.SCENARIOS[s.scenario].year - s.year) + s.season + 1


def year_number(s: War) -> int:
    """Which year of the scenario it is, from 1 on."""
    return tables.SCENARIOS[s.scenario].year - s.year + 1
