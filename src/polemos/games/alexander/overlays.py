"""What may be laid over the field for a viewer: zones of control, the range of a leader, the hexes that can be shot at.

Everything is reckoned from a view; hexes are told by their codes, in rising order.
"""

from typing import Any

from polemos.games.alexander.aiming import DOWNHILL, able, in_reach, sees
from polemos.games.alexander.command import flood, zone_hexes
from polemos.games.alexander.ground import COLUMNS, OFF, within
from polemos.games.alexander.setting import NO_LEADER
from polemos.games.alexander.state import hexes, setting
from polemos.games.alexander.tables import STRENGTH
from polemos.games.alexander.view import open_battle


def zones(view: dict[str, Any], side: int) -> list[int]:
    """The hexes in zones of control of a side [7.21a, 7.22]."""
    s = open_battle(view)
    terrain = setting(s).field.terrain
    return sorted(h for h in zone_hexes(s, side, 0, COLUMNS) if terrain[h] != OFF)


def reach_of(view: dict[str, Any], leader: int) -> list[int]:
    """The hexes that the commands of a leader reach: his local number; none for one who is not on the field [4.21a]."""
    if leader == NO_LEADER:
        return []
    return sorted(flood(open_battle(view), leader))


def line_of_sight(view: dict[str, Any], unit: int) -> list[int]:
    """The hexes that a missile unit could hit now if an enemy stood there [8.13a, 8.14a, 8.16].

    unit: its local number; none for a unit that cannot shoot now.
    """
    s = open_battle(view)
    weapon = setting(s).weapon[unit]
    if not able(s, unit, weapon):
        return []
    terrain = setting(s).field.terrain
    own = hexes(s, unit)
    found: set[int] = set()
    for start in own:
        for h in within(start, len(STRENGTH[weapon]) + DOWNHILL):
            if h not in own and terrain[h] != OFF and in_reach(s, weapon, start, h) and sees(s, unit, weapon, start, h):
                found.add(h)
    return sorted(found)
