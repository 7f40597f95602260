"""Long Walls."""

from polemos.games.peloponnesian_war.rules import losses, places
from polemos.games.peloponnesian_war.state import War


def joined(s: War, target: int) -> int:
    """The city or fort that finished Long Walls join to one, -1 for none."""
    if target not in s.wall_ends:
        return -1
    n = s.wall_ends.index(target)
    if s.wall_ready[n // 2]:
        return -1
    other = s.wall_ends[n ^ 1]
    return other if places.holds_out(s, target) == places.holds_out(s, other) else -1


def builder_moved(s: War, unit: int) -> None:
    """Long Walls that a unit was building are given up."""
    if unit in s.wall_builder:
        losses.drop_long_walls(s, s.wall_builder.index(unit))


def other_end(s: War, target: int) -> int:
    """The place at the other end of Long Walls, finished or not."""
    return s.wall_ends[s.wall_ends.index(target) ^ 1]
