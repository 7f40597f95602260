"""A map of twelve hexes, drawn by hand: an island coast, a town, a river, a road, a strait and a box."""

from polemos.board.coast import coast
from polemos.board.describe import (
    Board,
    Layout,
    Line,
    Marker,
    Outline,
    Piece,
    Region,
    Scene,
    SideStyle,
    Track,
    box_space,
    frame_of,
    hex_space,
    side_lines,
    way_line,
)
from polemos.board.features import Sides, Way
from polemos.board.hexes import Convention, HexGrid, rectangle
from polemos.board.kinds import Site, Terrain

EASTERN = Convention(point_up=True, shifted=0, shift="east", row_first=True, rows_from="south")

# North is up:  2201 2202 2203 2204 (shifted east) / 2101..2104 / 2001..2004 (shifted east)
TERRAIN: dict[str, Terrain] = {
    "2201": "sea", "2202": "clear", "2203": "rough", "2204": "desert",
    "2101": "sea", "2102": "clear", "2103": "marsh", "2104": "clear",
    "2001": "sea", "2002": "sea", "2003": "sea", "2004": "rough",
}  # fmt: skip
NORTH = ["2202", "2203", "2204"]
SITES: dict[str, Site] = {"2103": "capital", "2202": "city"}


def grid() -> HexGrid:
    return rectangle(EASTERN, (20, 21, 22), (1, 2, 3, 4))


def hexside_bits(hexes: HexGrid) -> tuple[list[int], list[int]]:
    """Land where both hexes are land, sea where both are sea, both where they differ."""
    land, sea = [0] * len(hexes), [0] * len(hexes)
    for space, name in enumerate(hexes.names):
        for d, other in enumerate(hexes.around[space]):
            if other < 0:
                continue
            dry = (TERRAIN[name] != "sea") + (TERRAIN[hexes.names[other]] != "sea")
            if dry == 2:
                land[space] |= 1 << d
            else:
                sea[space] |= 1 << d
        if TERRAIN[name] != "sea":
            land[space] |= 64
    return land, sea


def board() -> Board:
    hexes = grid()
    spaces = [
        hex_space(
            hexes,
            space,
            TERRAIN[name],
            "" if TERRAIN[name] == "sea" else ("Boreas" if name in NORTH else "Notus"),
            SITES.get(name, ""),
            {"2103": {"en": "Roma & Co", "ja": "ローマ市"}, "2202": {"en": "Capua"}}.get(name),
            ["port"] if name == "2202" else [],
        )
        for space, name in enumerate(hexes.names)
    ]
    spaces.append(box_space(12, "Persia", 6, -19, 2, 2))
    lines = side_lines(hexes, Sides.parse(hexes, "river", "Tiber", ["2102-2202", "2103-2202", "2103-2203"]))
    lines.append(way_line(hexes, Way.parse(hexes, "road", "Appia", ["2102", "2103", "2104", "2004"])))
    strait = [hexes.centre(hexes.find(name)) for name in ("2103", "2003")]
    lines.append(Line("strait", strait))
    return Board(
        title={"en": "Little <War>", "ja": "小さな戦争"},
        frame=frame_of(spaces),
        spaces=spaces,
        sides=[
            SideStyle({"en": "Imperial", "ja": "帝国"}, "#7b2c86", "#ffe9a8", "I", "square"),
            SideStyle({"en": "Barbarian", "ja": "蛮族"}, "#3f6b3a", "#fff6d8", "B", "cut"),
        ],
        lines=lines,
        outlines=[Outline("land", coast(hexes, *hexside_bits(hexes)))],
        regions=[
            Region("Boreas", {"en": "Boreas"}, [hexes.find(name) for name in NORTH]),
            Region("Notus", {"en": "Notus"}, [hexes.find(name) for name in ("2102", "2103", "2104", "2004")]),
        ],
        tracks=[Track("turn", {"en": "Turn"}, (0, -15), (1, 1), [{"en": "527"}, {"en": "529"}])],
        layout=Layout.of(EASTERN),
        note={"en": "Drawn by hand"},
    )


def scene() -> Scene:
    at = grid().find
    return Scene(
        pieces=[
            Piece("a1", 0, "field_army", at("2103"), {"en": "Guard"}, "foot", [5, 20]),
            Piece("a2", 0, "leader", at("2103"), {"en": "Belisarius"}, "leader"),
            Piece("b1", 1, "warband", at("2103"), {"en": "Goths"}, "warband", [3, 16], facing=30),
            Piece("b2", 1, "garrison", at("2204"), {"en": "Secret"}, "fort", [2, 8], hidden=True),
            Piece("b3", 1, "fleet", 12, {"en": "Fleet"}, "ship", [2, 20]),
        ],
        markers=[
            Marker("pillaged", at("2203")),
            Marker("agent", at("2203"), 0),
            Marker("turn", 1, track="turn"),
        ],
        control={"Boreas": 0, "Notus": 1},
        highlight=[at("2104"), 12],
        caption={"en": "Turn 2"},
    )
