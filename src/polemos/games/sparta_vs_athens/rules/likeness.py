"""What makes one unit worth more or less than another: nobody is asked to choose between units alike in all of it."""

from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.state import War, cargo_of


def likeness(s: War, unit: int, passenger: int = -1) -> tuple[int, ...]:
    """All of it; a fleet with cargo, apart from a passenger who may be put elsewhere, is like no other."""
    laden = tables.IS_NSP[unit] and any(piece != passenger for piece in cargo_of(s, unit))
    return (
        tables.UNIT_NATION[unit],
        tables.STRENGTH[0][unit],
        tables.STRENGTH[1][unit],
        s.down[unit],
        tables.HOMES[unit][0],
        tables.IS_NSP[unit],
        tables.EXEMPT[unit],
        s.force[unit],
        s.besieging[unit],
        s.acted[unit],
        unit if laden else -1,
    )
