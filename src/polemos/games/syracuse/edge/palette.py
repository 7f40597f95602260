"""What an editor of positions has: the set-up as a position, every piece, what stands on bare ground."""

from typing import Any

from polemos.games.syracuse.choice_ids import FORT_WORK, WORK_NAMES
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge.board_view import piece
from polemos.games.syracuse.edge.position import WORKS_KEY
from polemos.games.syracuse.state import Siege
from polemos.room.editor import Kit


def kit(s: Siege) -> Kit:
    """Every counter, and the works that there are before anybody builds."""
    nowhere = {"loc": [-1] * tables.UNITS, "down": [0] * tables.UNITS, "stuck": [0] * tables.UNITS}
    return Kit([piece(u, nowhere) for u in range(tables.UNITS)], {WORKS_KEY: bare_ground()})


def set_up(position: dict[str, Any], s: Siege) -> dict[str, Any]:
    """The set-up of a scenario: which chits are out follows from scenario and switches."""
    return {name: said for name, said in position.items() if name != "out"}


def bare_ground() -> dict[str, str]:
    """Nothing is built but the fort that stands from the beginning [5.fort.b]."""
    standing = {FORT_WORK + fort for fort, builder in enumerate(world.FORT_BUILDER) if builder == world.NEITHER}
    return {
        name: world.SIDE_NAMES[world.SYRACUSE] if work in standing else tables.WORK_STATES[tables.NOT_BUILT]
        for work, name in enumerate(WORK_NAMES)
    }
