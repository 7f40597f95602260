"""What comes into the open in a fight: what lies in force boxes, and who commands. Sections 5.2 and 6.1.

Units in a box are seen as long as they are in a fight or in a siege; a leader who has been seen stays so (RULING-103).
"""

from collections.abc import Iterable

from polemos.games.sparta_vs_athens.state import War


def reveal_units(s: War, units: Iterable[int]) -> None:
    """The boxes of units that fight or are in a siege are opened [5.2c]."""
    for unit in units:
        if s.force[unit]:
            s.exposed += 1
            s.tell("revealed", (unit, s.loc[unit]), ("5.2c",))


def show(s: War, leader: int) -> None:
    """Both sides know from now on which leader this is: he commands, or the enemy is to name him."""
    if s.shown[leader]:
        return
    s.shown[leader] = 1
    s.exposed += 1
    s.tell("revealed", (leader, s.loc[leader]), ("6.1c",))
