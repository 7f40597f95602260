"""What tests of works and sieges have in common."""

from typing import Any

from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.edge.position_names import city_named, place_named
from polemos.games.peloponnesian_war.rules.season.building import BuildingPhase
from polemos.games.peloponnesian_war.rules.sieges.phase import SiegePhase
from polemos.testing.bench import run
from rulebook.peloponnesian_war.table import Pieces, Table

SIDES = ("athens", "sparta")
ATHENS, SPARTA = 0, 1


def builds(side: str, pieces: Pieces | None = None, **rest: Any) -> Table:
    """Phase C of a side, with money enough."""
    said = {"treasury": {"athens": 20, "sparta": 20}, **rest}
    return Table(pieces, phase="building", turn=0, side=side, steps=[BuildingPhase(SIDES.index(side))], **said)


def besieges(side: str, pieces: Pieces | None = None, **rest: Any) -> Table:
    """Phase E of a side; sieges in it were begun before."""
    return Table(pieces, phase="sieges", turn=0, side=side, steps=[SiegePhase(SIDES.index(side))], **rest)


def goes_on(t: Table) -> Table:
    """Ask the question that waits anew, after a test has changed something."""
    t.state.opts = []
    run(t.state)
    return t


def next_building(t: Table, side: str) -> Table:
    """Phase C of a side in the season after."""
    t.state.season += 1
    t.state.agenda = [BuildingPhase(SIDES.index(side))]
    return goes_on(t)


def hex_of(place: str) -> str:
    """The number of the hex of a city or site."""
    return world.PLACE_NAMES[place_named(place)]


def bases(t: Table, place: str) -> list[tuple[str, bool]]:
    """Whose bases are in a place, and whether they are inside."""
    at = place_named(place)
    rows = zip(t.state.base_at, t.state.base_side, t.state.base_inside, strict=True)
    return [(SIDES[side], bool(inside)) for here, side, inside in rows if here == at]


def walled(t: Table, city: str) -> bool:
    return bool(t.state.walls[city_named(city)])
