"""A map of points, drawn by hand: a coast with towns, an island, a stretch of sea; routes of every class.

Ephesus ==road== Tralles --pass-- Sardis        sea to the west
  : coastal        , track
Miletus  ~~ sea ~~ Icaria
"""

from polemos.board.describe import (
    Board,
    Marker,
    Outline,
    Piece,
    Region,
    Scene,
    SideStyle,
    Space,
    frame_of,
    point_space,
    route_line,
)
from polemos.board.kinds import LineKind

EPHESUS, TRALLES, SARDIS, MILETUS, ICARIA, WATER, LADE = range(7)

ROUTES: tuple[tuple[int, int, LineKind], ...] = (
    (EPHESUS, TRALLES, "road"),
    (TRALLES, SARDIS, "pass"),
    (TRALLES, MILETUS, "track"),
    (EPHESUS, MILETUS, "coastal"),
    (MILETUS, WATER, "sea_route"),
    (WATER, ICARIA, "sea_route"),
    (MILETUS, LADE, "strait"),
    (EPHESUS, SARDIS, "edge"),
)


def spaces() -> list[Space]:
    return [
        point_space(EPHESUS, "ephesus", (6, 2), "city", region="ionia", label={"en": "Ephesus", "ja": "エペソス"},
                    marks=["port"]),
        point_space(TRALLES, "tralles", (9.5, 3.5), "village", region="lydia", label={"en": "Tralles"}),
        point_space(SARDIS, "sardis", (11.5, 1), "capital", region="lydia", label={"en": "Sardis", "ja": "サルディス"}),
        point_space(MILETUS, "miletus", (6.5, 6), "fortress", region="ionia", label={"en": "Miletus"}, marks=["port"]),
        point_space(ICARIA, "icaria", (1.5, 3.5), "temple", label={"en": "Icaria"}),
        point_space(WATER, "icarian-sea", (3.5, 5), "sea", "sea", label={"en": "Icarian Sea", "ja": "イカリア海"}),
        point_space(LADE, "lade", (4.8, 6.8)),
    ]  # fmt: skip


def board() -> Board:
    made = spaces()
    return Board(
        title={"en": "Little routes", "ja": "小さな道"},
        frame=frame_of(made, 2.0),
        spaces=made,
        sides=[
            SideStyle({"en": "Greeks", "ja": "ギリシア軍"}, "#1f4f7d", "#f6efd9", "G", "square"),
            SideStyle({"en": "Persians", "ja": "ペルシア軍"}, "#8e2f22", "#f9e6b0", "P", "cut"),
        ],
        lines=[route_line(made, a, b, kind) for a, b, kind in ROUTES],
        outlines=[
            Outline("land", [[(5.4, -1), (13, -1), (13, 8), (6, 8), (5.9, 5), (5.3, 3)]]),
            Outline("land", [[(0.8, 3), (2.2, 3), (2.4, 4.2), (0.9, 4)]]),
        ],
        regions=[
            Region("ionia", {"en": "Ionia", "ja": "イオニア"}, [EPHESUS, MILETUS]),
            Region("lydia", {"en": "Lydia", "ja": "リュディア"}, [TRALLES, SARDIS]),
        ],
        words={"pass": {"en": "Pass", "ja": "峠"}, "sea_route": {"en": "Sea route", "ja": "海路"}},
    )


def scene() -> Scene:
    return Scene(
        pieces=[
            Piece("g1", 0, "H", EPHESUS, {"en": "Hoplites"}, "foot", [4]),
            Piece("g2", 0, "H", EPHESUS, {"en": "Peltasts"}, "pelta", [2]),
            Piece("g3", 0, "T", WATER, {"en": "Triremes"}, "ship", [3]),
            Piece("p1", 1, "C", SARDIS, {"en": "Horse"}, "horse", [3]),
        ],
        markers=[Marker("siege", MILETUS)],
        control={"ionia": 0, "lydia": 1},
        highlight=[TRALLES],
        caption={"en": "Spring 396"},
    )
