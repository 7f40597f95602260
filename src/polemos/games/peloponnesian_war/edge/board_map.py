"""The map itself as data, for anybody who draws it: hexes in land areas, sea areas over the real coast, Sicily.

Spaces are the places of the rules in their order: hexes, Syracuse and Catana in the Sicily box, the sea areas. After
them come the land areas.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from math import dist
from typing import Final

from polemos.board import areas, describe, features
from polemos.board.describe import Line, Space, Text, rounded
from polemos.board.kinds import Shape, Site, Terrain
from polemos.games.peloponnesian_war.data import models_words, pack, world
from polemos.games.peloponnesian_war.data.tables import NAMES, SIDE_NAMES
from polemos.room.cards import words_of
from polemos.room.map_models import coast_outlines
from polemos.room.messages import texts_in
from polemos.room.names import named

#: How pieces look, by side: colour, ink, letter, shape.
LOOKS: Final[tuple[tuple[str, str, str, Shape], ...]] = (
    ("#24507d", "#f6efd9", "A", "round"),
    ("#a3342a", "#f9e6b0", "S", "square"),
)
TERRAINS: Final[tuple[Terrain, ...]] = ("clear", "hills", "mountain")
"""By ground: rough is drawn as hills, so that mountains stand out."""
WALLED: Final[tuple[Site, ...]] = ("fortress", "city", "rich")
OPEN: Final[tuple[Site, ...]] = ("village", "town", "rich")
"""By size: what is drawn for a city with walls, and without."""
AREAS_FROM: Final[int] = world.PLACES
"""Areas are spaces of their own, after all places."""
#: The Sicily box at the west edge, in map units: its middle, and the middles and half sizes of what is in it.
BOX_AT: Final = 4.5
BOX_TOP: Final = 45.0
BOXES: Final[tuple[float, ...]] = (47.35, 50.65, 53.95)
HALF: Final[tuple[float, ...]] = (3.6, 1.5)
NAME_SIZE: Final = 0.9
STATES: Final = {name: f"cell-{name}" for name in ("inside", "aboard", "foraging", "moved", "raided", "held", "routed")}
"""By state of a counter the message that says it."""
ARROW: Final = 0.5
"""How far an arrow between two seas reaches into each."""


def region_of(area: int) -> str:
    """The region of a land area, or the satrapy in Persia [1.2a, 1.2h, 1.2j]; "" for an uninhabited island [1.2c]."""
    if area == world.SICILY:
        return ""
    region, satrapy = world.REGION_OF[area], world.SATRAPY[area]
    if region != models_words.NONE:
        return world.REGION_NAMES[region]
    return world.SATRAP_NAMES[satrapy] if satrapy != models_words.NONE else ""


def site_of(city: int) -> Site:
    """What is drawn for a city: by its size, and whether it has walls [1.2n, 1.2o]."""
    if city in world.CAPITAL:
        return "capital"
    return (WALLED if world.WALLED[city] else OPEN)[world.SIZE[city]]


# --------------------------------------------------------------------------------------------------------------- spaces
def _hexes() -> Iterator[Space]:
    sites: Mapping[int, str] = {world.HEX_INDEX[site.hex]: site.id for site in pack.FILES.map.site}
    for at in range(world.HEXES):
        city = world.CITY_AT[at]
        label: Text = named(NAMES, "sites", sites[at]) if at in sites else {}
        site: Site = ""
        marks: list[str] = []
        if city != models_words.NONE:
            label = named(NAMES, "cities", world.CITY_NAMES[city])
            site = site_of(city)
            marks = ["port"] if world.PORT[city] else []
        terrain = TERRAINS[world.GROUND[at]]
        yield describe.hex_space(world.GRID, at, terrain, region_of(world.AREA_AT[at]), site, label, marks)


def _box(space: int, name: str, row: int, label: Text, marks: list[str]) -> Space:
    """A place of the Sicily box [1.2k, 19.1a]."""
    (x, y), (wide, high) = (BOX_AT, BOXES[row]), HALF
    corners = [(x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high)]
    return Space(space, name, corners, (x, y), "box", "box", label=label, marks=marks)


def _sicily() -> Iterator[Space]:
    for row, place in enumerate((world.SYRACUSE_HEX, world.CATANA_HEX)):
        city = world.CITY_AT[place]
        label = named(NAMES, "cities", world.CITY_NAMES[city])
        yield _box(place, world.HEX_NAMES[place], row, label, ["port"] if world.PORT[city] else [])


def _seas() -> Iterator[Space]:
    for sea, outline in enumerate(pack.FILES.coast.sea):
        name = world.SEA_NAMES[sea]
        ring = [(x, y) for x, y in outline.ring]
        x, y = outline.at
        terrain: Terrain = "open_sea" if world.OPEN[sea] else "sea"
        yield Space(world.LAND + sea, name, ring, (x, y), "area", terrain, label=named(NAMES, "seas", name))
    sicilian = world.SEA_NAMES[world.SICILIAN_SEA]
    yield _box(world.LAND + world.SICILIAN_SEA, sicilian, 2, named(NAMES, "seas", sicilian), [])


def _areas(spaces: list[Space]) -> Iterator[Space]:
    for area in range(world.SICILY):
        own = [spaces[at] for at in world.HEXES_OF[area]]
        name = world.AREA_NAMES[area]
        yield areas.area_of(AREAS_FROM + area, name, own, "clear", region_of(area), named(NAMES, "areas", name))


def _regions() -> list[describe.Region]:
    """The 26 regions, and what is Persia, in satrapies."""
    names = [(name, named(NAMES, "regions", name)) for name in world.REGION_NAMES]
    names += [(name, named(NAMES, "satrapies", name)) for name in world.SATRAP_NAMES]
    own = [region_of(area) for area in range(world.SICILY)]
    return [
        describe.Region(name, label, [AREAS_FROM + area for area, region in enumerate(own) if region == name])
        for name, label in names
    ]


# ---------------------------------------------------------------------------------------------------------------- lines
def _lines() -> Iterator[Line]:
    rivers = tuple(sorted([side for side in world.RIVERS if side[0] < side[1]]))
    for line in describe.side_lines(world.GRID, features.Sides("river", "", rivers)):
        yield Line(line.kind, line.points)
    for way in features.trails([(a, b) for a, b in world.ROADS if a < b]):
        yield Line("road", [rounded(world.GRID.centre(at)) for at in way])


def _links() -> list[features.Side]:
    """Where one may go: by land from hex to hex and from area to area, by sea, and from the coast to its seas."""
    shores = {(sea, AREAS_FROM + world.AREA_AT[at]) for at in range(world.HEXES) for sea in world.SEAS_AT[at]}
    found = {(a, b) for a in range(world.LAND) for b in (*world.LAND_NEXT[a], *world.SEAS_AT[a]) if a < b}
    found |= {
        (world.LAND + sea, at) for sea in range(world.SEAS) for at in world.SEA_NEXT[sea] if world.LAND + sea < at
    }
    found |= {(at, world.LAND + world.SICILIAN_SEA) for at in world.APPROACHES}
    found |= shores | {
        (AREAS_FROM + area, AREAS_FROM + other)
        for area in range(world.SICILY)
        for other in world.AREA_NEXT[area]
        if area < other
    }
    return sorted(found)


def _crossings(spaces: list[Space]) -> Iterator[Line]:
    """An arrow between two seas that border on each other and do not meet on the plane: others meet in between."""
    corners = [set(spaces[world.LAND + sea].shape) for sea in range(world.SICILIAN_SEA)]
    for sea, own in enumerate(corners):
        for other in [at - world.LAND for at in world.SEA_NEXT[sea] if at - world.LAND > sea]:
            if len(own & corners[other]) < 2:
                _, (ax, ay), (bx, by) = min([(dist(a, b), a, b) for a in own for b in corners[other]])
                far = dist((ax, ay), (bx, by))
                u, v = (bx - ax) / far * ARROW, (by - ay) / far * ARROW
                yield Line("strait", [rounded((ax - u, ay - v)), rounded((bx + u, by + v))])


@cache
def board() -> describe.Board:
    """The map; built once."""
    spaces = [*_hexes(), *_sicily(), *_seas()]
    spaces += _areas(spaces)
    return describe.Board(
        title={"en": "Epic of the Peloponnesian War", "ja": "ペロポネソス戦史"},
        frame=describe.frame_of(spaces),
        spaces=spaces,
        sides=[
            describe.SideStyle(named(NAMES, "sides", side), *look) for side, look in zip(SIDE_NAMES, LOOKS, strict=True)
        ],
        lines=[*_lines(), *_crossings(spaces)],
        outlines=coast_outlines(pack.FILES.coast.ring),
        labels=[describe.Label(named(NAMES, "areas", "sicily"), (BOX_AT, BOX_TOP), "town", NAME_SIZE)],
        regions=_regions(),
        layout=describe.Layout.of(world.CONVENTION),
        words={key: named(NAMES, "map", key) for key in NAMES["map"]} | words_of(texts_in(pack.OURS), STATES),
        links=_links(),
        within={at: AREAS_FROM + world.AREA_AT[at] for at in range(world.HEXES)},
        note={"en": "Map reconstructed", "ja": "マップは再構成版"},
    )
