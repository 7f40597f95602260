"""The Peace of Nicias while it lasts: what it forbids (RULING-37, RULING-80). Event 15.7."""

from collections.abc import Iterable

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.sides import master_of
from polemos.games.sparta_vs_athens.state import PEACE, War, is_so, units_at


def peace_forbids(s: War, side: int, locale: int) -> bool:
    """Whether the Peace keeps a side from attacking, besieging, ravaging, intercepting there [15.7b].

    Not in Argos, not for Argive units by themselves wherever they are, and not for Athens on neutral Melos.
    """
    if not is_so(s, PEACE) or locale == world.ARGOS:
        return False
    if locale == world.MELOS and side == tables.ATHENS and master_of(s, world.MELOS) != tables.SPARTA:
        return False
    if s.side == side and all_argive(s.group):
        return False
    return not all_argive(units_at(s, 1 - side, locale))


def all_argive(pieces: Iterable[int]) -> bool:
    """Whether there are units among some pieces, and they are of Argos without exception."""
    nations = [tables.UNIT_NATION[piece] for piece in pieces if piece < tables.UNITS]
    return bool(nations) and all(nation == tables.ARGIVE for nation in nations)
