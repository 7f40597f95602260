"""The map itself as data, for anybody who draws it: hexes in land areas, sea areas over the real coast, Sicily."""

from functools import cache
from typing import Final

from polemos.board.areas import area_of
from polemos.board.describe import Board, Layout, SideStyle, Space, Text, frame_of, hex_space
from polemos.board.kinds import Shape, Site, Terrain
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.pack import FILES
from polemos.games.peloponnesian_war.data.tables import NAMES, SIDE_NAMES
from polemos.room.map_models import coast_outlines
from polemos.room.names import named

#: How pieces look, by side: colour, ink, letter, shape.
LOOKS: Final[tuple[tuple[str, str, str, Shape], ...]] = (
    ("#24507d", "#f6efd9", "A", "round"),
    ("#a3342a", "#f9e6b0", "S", "square"),
)
TERRAINS: Final[tuple[Terrain, ...]] = ("clear", "rough", "mountain")
SITES: Final[tuple[Site, ...]] = ("village", "town", "capital")
AREAS_FROM: Final[int] = world.PLACES
"""Areas are spaces of their own, after all places."""


def _region(at: int) -> str:
    region = world.REGION_AT[at]
    return world.REGION_NAMES[region] if region >= 0 else ""


def _hexes() -> list[Space]:
    found = []
    for at in range(world.HEXES):
        city = world.CITY_AT[at]
        label: Text = named(NAMES, "cities", world.CITY_NAMES[city]) if city >= 0 else {}
        site: Site = SITES[world.SIZE[city]] if city >= 0 else ""
        marks = ["port"] if city >= 0 and world.PORT[city] else []
        found.append(hex_space(world.GRID, at, TERRAINS[world.GROUND[at]], _region(at), site, label, marks))
    return found


def _square(space: int, name: str, x: float, y: float, label: Text, kind: str, terrain: Terrain) -> Space:
    shape = [(x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5)]
    return Space(space, name, shape, (x, y), "box" if kind == "box" else "area", terrain, label=label)


@cache
def board() -> Board:
    """The map; built once."""
    spaces = _hexes()
    for n, name in enumerate(("syracuse", "catana")):
        spaces.append(
            _square(world.HEXES + n, f"{name}-box", -3.0, 50.0 + 2 * n, named(NAMES, "cities", name), "box", "box")
        )
    for sea, name in enumerate(world.SEA_NAMES):
        if sea < world.SICILIAN_SEA:
            at = FILES.map.sea[sea]
            x, y = (at.lon - 19.0) * 8.71199, (41.45 - at.lat) * 11.1
        else:
            x, y = -3.0, 56.0
        spaces.append(_square(world.LAND + sea, name, x, y, named(NAMES, "seas", name), "area", "sea"))
    for area in range(world.SICILY):
        own = [spaces[at] for at in world.HEXES_OF[area]]
        label = named(NAMES, "areas", world.AREA_NAMES[area])
        region = world.REGION_OF[area]
        of = world.REGION_NAMES[region] if region >= 0 else ""
        spaces.append(area_of(AREAS_FROM + area, world.AREA_NAMES[area], own, "clear", of, label))
    return Board(
        title={"en": "Epic of the Peloponnesian War", "ja": "ペロポネソス戦史"},
        frame=frame_of(spaces),
        spaces=spaces,
        sides=[SideStyle(named(NAMES, "sides", side), *look) for side, look in zip(SIDE_NAMES, LOOKS, strict=True)],
        outlines=coast_outlines(FILES.coast.ring),
        layout=Layout.of(world.CONVENTION),
        within={at: AREAS_FROM + world.AREA_AT[at] for at in range(world.HEXES)},
        note={"en": "Map reconstructed", "ja": "マップは再構成版"},
    )
