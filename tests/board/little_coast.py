"""A map of areas, drawn by hand: a plain, a height with a fort, a bay, an isle of two parts, a box; two walls.

plain | bay  | isle
------+------+   (an arrow joins bay and isle's second part)
height| sea
"""

from polemos.board.describe import Board, Label, Line, Marker, Outline, Piece, Scene, SideStyle, Space, Track, frame_of
from polemos.board.hexes import Point

PLAIN, HEIGHT, BAY, SEA, ISLE, FORT, HAVEN = range(7)


def square(left: float, top: float, width: float, height: float) -> list[Point]:
    return [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]


#: Two squares, and a seam from one to the other: its ends are in the ring twice.
ISLE_RING: list[Point] = [
    (6, 0), (9, 0), (9, 1), (8, 1), (8, 1.5), (9, 1.5), (9, 3), (6, 3), (6, 1.5), (8, 1.5), (8, 1), (6, 1),
]  # fmt: skip


def board() -> Board:
    spaces = [
        Space(PLAIN, "T1", square(0, 0, 3, 3), (1.5, 1.5), "area", "plain", label={"en": "Leon", "ja": "レオン"}),
        Space(HEIGHT, "T2", square(0, 3, 3, 3), (1, 4.5), "area", "raised", label={"en": "Euryalos", "ja": "高台"}),
        Space(BAY, "M1", square(3, 0, 3, 3), (4.5, 1.5), "area", "protected_sea", label={"en": "Bay"}, marks=["port"]),
        Space(SEA, "M2", square(3, 3, 3, 3), (4.5, 4.5), "area", "sea", label={"en": "Open sea", "ja": "外海"}),
        Space(ISLE, "T3", ISLE_RING, (7, 0.5), "area", "plain", label={"en": "Isle"}),
        Space(FORT, "keep", square(1.8, 3.6, 0.8, 0.8), (2.2, 4), "area", "town", label={"en": "Keep", "ja": "砦"}),
        Space(HAVEN, "Far", square(6.5, 3.5, 2.5, 2), (7.75, 4.5), "box", "box", label={"en": "Far haven"}),
    ]
    return Board(
        title={"en": "Little coast", "ja": "小さな海岸"},
        frame=frame_of(spaces),
        spaces=spaces,
        sides=[
            SideStyle({"en": "Blue", "ja": "青軍"}, "#1f4f7d", "#f6efd9", "B", "square"),
            SideStyle({"en": "Red", "ja": "赤軍"}, "#8e2f22", "#f9e6b0", "R", "cut"),
        ],
        lines=[
            Line("river", [(0, 2), (1, 2.2), (3, 2)]),
            Line("wall_site", [(0, 3), (3, 3)], work="W1"),
            Line("wall_site", [(0, 6), (3, 6)], work="W2"),
            Line("cliff", [(0, 5), (0.2, 5)]),
            Line("cliff", [(0, 5.5), (0.2, 5.5)]),
            Line("strait", [(4.5, 4.5), (7, 0.5)]),
        ],
        outlines=[Outline("land", [square(0, 0, 3, 6), square(6, 0, 3, 3)])],
        labels=[Label({"en": "T1"}, (1.5, 1), "number", 0.3)],
        tracks=[
            Track("turns", {"en": "Turns"}, (0, 7), (1, 1), [{"en": "1"}, {"en": "2"}]),
            Track("W1", {}, (1.2, 2.7), (0.7, 0.6), [{"en": "W1"}]),
            Track("W2", {}, (1.2, 5.7), (0.7, 0.6), [{"en": "W2"}]),
        ],
        words={"wall_site": {"en": "Place of a wall", "ja": "壁の位置"}},
        counter=0.8,
    )


def scene() -> Scene:
    return Scene(
        pieces=[
            Piece("b1", 0, "H", PLAIN, {"en": "Hoplites"}, "foot", [4, 1]),
            Piece("b2", 0, "C", PLAIN, {"en": "Horse"}, "horse", [2, 0]),
            Piece("r1", 1, "H", PLAIN, {"en": "Spartans"}, "foot", [5, 1]),
            Piece("r2", 1, "H", FORT, {"en": "Garrison"}, "foot", [2, 0]),
            Piece("b3", 0, "T", BAY, {"en": "Ships"}, "ship", [10, 0]),
            Piece("b4", 0, "T", HAVEN, {"en": "Reserve"}, "ship", [5, 0]),
        ],
        markers=[
            Marker("fort", FORT, 1, {"en": "fort"}),
            Marker("wall", 0, 0, {"en": "wall"}, "W1"),
            Marker("wall-destroyed", 0, 1, {"en": "wall"}, "W2"),
            Marker("turn", 1, track="turns"),
        ],
        highlight=[BAY],
        caption={"en": "Turn 2"},
    )
