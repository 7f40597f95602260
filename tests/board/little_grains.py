"""A map of two grains, drawn by hand: two land areas made of hexes, in one region each, and a sea beside them.

2201 2202 2203 2204     the west: 2201 2202 2101 2102    the east: 2203 2204 2103 2104
2101 2102 2103 2104     the sea: below, without hexes; an islet of the east lies in it: 1902
"""

from polemos.board.areas import area_of
from polemos.board.describe import Board, Layout, Line, Piece, Region, Scene, SideStyle, Space, frame_of, hex_space
from polemos.board.hexes import Convention, HexGrid, Point
from polemos.board.kinds import Terrain

EASTERN = Convention(point_up=True, shifted=0, shift="east", row_first=True, rows_from="south")
WEST, EAST, SEA = range(3)
FIRST = 3

HEXES: dict[str, tuple[int, Terrain]] = {
    "2201": (WEST, "clear"), "2202": (WEST, "rough"), "2203": (EAST, "clear"), "2204": (EAST, "mountain"),
    "2101": (WEST, "clear"), "2102": (WEST, "clear"), "2103": (EAST, "clear"), "2104": (EAST, "clear"),
    "1902": (EAST, "clear"),
}  # fmt: skip


def grid() -> HexGrid:
    return HexGrid(EASTERN, [EASTERN.parse(name) for name in HEXES])


def at(name: str) -> int:
    """The id of a hex."""
    return FIRST + list(HEXES).index(name)


def within() -> dict[int, int]:
    """The area of each hex."""
    return {at(name): area for name, (area, _) in HEXES.items()}


def spaces() -> list[Space]:
    hexes = grid()
    cities = {"2103": {"en": "Corinth", "ja": "コリントス"}}
    parts = [
        hex_space(hexes, i, ground, site="city" if name in cities else "", label=cities.get(name), first=FIRST)
        for i, (name, (_, ground)) in enumerate(HEXES.items())
    ]
    west, east = ([part for part in parts if within()[part.id] == area] for area in (WEST, EAST))
    left, low = min(x for part in parts for x, _ in part.shape), max(y for part in west for _, y in part.shape)
    water: list[Point] = [(left, low), (left + 4.5, low), (left + 4.5, low + 3), (left, low + 3)]
    return [
        area_of(WEST, "megarid", west, "clear", "west", {"en": "Megarid", "ja": "メガリス"}),
        area_of(EAST, "corinthia", east, "clear", "east", {"en": "Corinthia", "ja": "コリンティア"}),
        Space(SEA, "gulf", water, (left + 3.5, low + 1.5), "area", "sea", label={"en": "Gulf", "ja": "湾"}),
        *parts,
    ]


def board() -> Board:
    made = spaces()
    return Board(
        title={"en": "Two grains", "ja": "二つの目"},
        frame=frame_of(made),
        spaces=made,
        sides=[
            SideStyle({"en": "Red"}, "#8e2f22", "#f9e6b0", "R"),
            SideStyle({"en": "Blue"}, "#1f4f7d", "#fff", "B", "cut"),
        ],
        lines=[Line("road", [made[at(name)].centre for name in ("2101", "2102", "2103")])],
        regions=[Region("west", {"en": "West"}, [WEST]), Region("east", {"en": "East"}, [EAST])],
        layout=Layout.of(EASTERN),
        within=within(),
    )


def scene() -> Scene:
    return Scene(
        [
            Piece("r1", 0, "H", at("2201"), {"en": "Marchers"}, "foot", [4]),
            Piece("r2", 0, "H", WEST, {"en": "Reserve"}, "foot", [2]),
            Piece("b1", 1, "T", SEA, {"en": "Fleet"}, "ship", [3]),
        ],
        control={"west": 0},
        highlight=[EAST],
    )
