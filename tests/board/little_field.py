"""A field of flat-topped hexes, drawn by hand: water, walls, a hill, a long unit on two hexes, and who faces where."""

from polemos.board.describe import Board, Layout, Line, Piece, Scene, SideStyle, frame_of, hex_space
from polemos.board.hexes import Convention, HexGrid, rectangle
from polemos.board.kinds import LineKind, Terrain

NORTHERN = Convention(point_up=False, shifted=1, shift="south", row_first=False, rows_from="north")

TERRAIN: dict[str, Terrain] = {
    "0101": "woods", "0201": "marsh", "0301": "rocky", "0401": "town",
    "0102": "city_wall", "0202": "major_river", "0302": "deep_river", "0402": "sea",
}  # fmt: skip
HILL = {"0304": 1, "0403": 1, "0404": 2, "0405": 1}


def grid() -> HexGrid:
    return rectangle(NORTHERN, range(1, 6), range(1, 5))


def board() -> Board:
    hexes = grid()
    spaces = [
        hex_space(hexes, space, TERRAIN.get(name, "clear"), level=HILL.get(name, 0))
        for space, name in enumerate(hexes.names)
    ]
    shape = spaces[hexes.find("0203")].shape
    kinds: tuple[LineKind, ...] = ("stream", "stream_bank", "bank", "abatis", "wall", "gate")
    lines = [Line(kind, [shape[i], shape[(i + 1) % 6]]) for i, kind in enumerate(kinds)]
    hill = spaces[hexes.find("0404")].shape
    lines += [Line("contour", [hill[i], hill[(i + 1) % 6]]) for i in range(6)]
    return Board(
        title={"en": "Little field", "ja": "小さな野"},
        frame=frame_of(spaces),
        spaces=spaces,
        sides=[
            SideStyle({"en": "Macedonians"}, "#7d2a3f", "#ffffff", "M"),
            SideStyle({"en": "Persians"}, "#1f5d78", "#ffffff", "P", "cut"),
        ],
        lines=lines,
        layout=Layout.of(NORTHERN),
    )


def pike(facing: int = 90) -> Piece:
    at = grid().find
    return Piece(
        "m1", 0, "PH", at("0103"), {"en": "Coenus"}, "pike", [7, 9, 5], facing, tag={"en": "PH"}, tail=at("0104")
    )


def scene() -> Scene:
    at = grid().find
    horse = Piece("p1", 1, "LC", at("0305"), {"en": "Bactrians"}, "horse", [6, 2], 240, tag={"en": "LC"})
    return Scene([pike(), horse, Piece("p2", 1, "leader", at("0405"), {"en": "Darius"}, "leader", [4])])
