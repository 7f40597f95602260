"""What a choice names, and whatever else a person could have meant by it: the units, leaders, hexes of this battle.

A choice may come from anywhere: it can name what is in another battle, off the map or of the other side. So a name is
looked up here, and -1 stands for what this battle does not know.
"""

from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.data.ground import CELLS, OFF
from polemos.games.alexander.state import Battle, setting
from polemos.kernel.flow import VERB


def verb_of(c: int) -> int:
    """The word of a choice, without what it names."""
    return c - c % VERB


def unit_named(s: Battle, c: int) -> int:
    """The unit that a choice names, -1 for one that is not in this battle."""
    return setting(s).unit_of.get(c % VERB, -1)


def leader_named(s: Battle, c: int) -> int:
    """The leader that a choice names, -1 for one who is not in this battle."""
    return setting(s).leader_of.get(c % VERB, -1)


def hex_named(s: Battle, c: int) -> int:
    """The hex that a choice names, -1 for one that is not on this field."""
    x = c % VERB
    return x if x < CELLS and setting(s).field.terrain[x] != OFF else -1


def naming(s: Battle, verb: int, units: list[int]) -> list[int]:
    """A word with each of some units."""
    gid = setting(s).gid
    return [verb + gid[u] for u in units]


def units_of(s: Battle, verb: int, side: int) -> list[int]:
    """A word with each unit of a side on the map, by their numbers."""
    return naming(s, verb, [u for u in setting(s).of_side[side] if s.loc[u] >= 0])


def leaders_of(s: Battle, verb: int, side: int) -> list[int]:
    """A word with each leader of a side on the map, by their numbers."""
    g = setting(s)
    return [verb + g.lead_gid[m] for m in range(g.leaders) if g.lead_side[m] == side and s.lead_loc[m] >= 0]


def hexes_of(s: Battle, verb: int) -> list[int]:
    """A word with each hex of the field."""
    terrain = setting(s).field.terrain
    return [verb + x for x in range(CELLS) if terrain[x] != OFF]


def facings_of(verb: int) -> list[int]:
    """A word with each facing."""
    return [verb + f for f in range(FACINGS)]


def place_of(s: Battle, u: int) -> int:
    """The hex of a unit, -1 off the map and for no unit at all (-1)."""
    return s.loc[u] if u >= 0 else -1


def site_of(s: Battle, m: int) -> int:
    """The hex of a leader, -1 off the map and for no leader at all (-1)."""
    return s.lead_loc[m] if m >= 0 else -1
