"""Where a leader may be put down: with units or a garrison of his side. Sections 6.3 and 6.4."""

from typing import Final

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.berths import strongest
from polemos.games.sparta_vs_athens.rules.sides import garrison_at, has_units, master_of
from polemos.games.sparta_vs_athens.state import War, fleets_at, put, stacks
from polemos.games.sparta_vs_athens.verbs import PLACE

EVERY_PLACE: Final = [PLACE + locale for locale in range(world.LOCALES)]
"""What can be meant by a place: any locale."""


def takes_leader(s: War, side: int, locale: int) -> bool:
    """Whether a leader of a side may be placed there: with any friendly GSP, LSP or NSP, besieged ones included.

    [3.2.1d2, 6.3d, 6.4f] (RULING-69)
    """
    return has_units(s, side, locale) or (master_of(s, locale) == side and garrison_at(s, locale) > 0)


def places_for_leader(s: War, side: int) -> list[int]:
    """Every such locale, ascending."""
    there = zip(range(world.LOCALES), stacks(s, side), s.loyal, s.holder, strict=True)
    return [
        locale
        for locale, stack, loyal, holder in there
        if (stack and stack[0] < tables.UNITS) or ((loyal == side or holder) and takes_leader(s, side, locale))
    ]


def has_place_for_leader(s: War, side: int) -> bool:
    """Whether there is one."""
    return any(takes_leader(s, side, locale) for locale in range(world.LOCALES))


def put_leader(s: War, leader: int, side: int, locale: int, clause: str) -> None:
    """A leader is put down, at sea aboard the strongest fleet; the enemy sees that one came, not who [6.2c]."""
    put(s, leader, locale)
    if world.IS_SEA[locale]:
        s.aboard[leader] = strongest(s, fleets_at(s, side, locale))
    s.tell("leader-comes", (leader, locale), (clause,), 1 << side)
    s.tell("leader-comes-hidden", (side, locale), (clause,), 1 << (1 - side))
