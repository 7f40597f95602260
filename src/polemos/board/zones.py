"""Zones of control, as far as they are the same in every game.

`rows[space]` lists the spaces into which a piece standing in `space` projects (the game decides across which
sides and for which kind of piece). A zone row counts the projectors of each space; its bytes serve as the
`stop` and `zone` of `reach.reach`.
"""

from collections.abc import Iterable

from polemos.board.reach import Rows


def add(zone: bytearray, rows: Rows, space: int) -> None:
    """A projector appears in `space`. Raises ValueError past 255 projectors on one space."""
    for into in rows[space]:
        zone[into] += 1


def remove(zone: bytearray, rows: Rows, space: int) -> None:
    """A projector leaves `space`. Raises ValueError when there was none."""
    for into in rows[space]:
        zone[into] -= 1


def zone_of(rows: Rows, holders: Iterable[int]) -> bytearray:
    """The zone row of all the holders: the number of projectors into each space."""
    zone = bytearray(len(rows))
    for space in holders:
        for into in rows[space]:
            zone[into] += 1
    return zone


def projectors(rows: Rows, space: int, holders: Iterable[int]) -> list[int]:
    """Those of the holders that project into `space`, ascending."""
    return sorted(holder for holder in holders if space in rows[holder])
