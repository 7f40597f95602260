"""What is drawn upon the zones: roads, walls, piles, passages, heights, reeds, streets."""

from collections.abc import Sequence

from syracuse_map.places import Names
from syracuse_map.plane import Point

#: Roads, on the plane; they leave a zone only where armies can.
ROADS: Sequence[tuple[str, Names, Sequence[Point]]] = [
    (
        "road",
        ("Helorine road", "ヘロロス街道", "Via Helorina"),
        [
            (672, 648),
            (629, 661),
            (585, 676),
            (535, 694),
            (498, 737),
            (470, 776),
            (452, 812),
            (440, 845),
            (424, 861),
            (402, 905),
            (392, 960),
            (372, 1030),
            (350, 1090),
            (332, 1150),
        ],
    ),
    (
        "road",
        ("road to Leontini", "レオンティノイ街道", "Via Leontina"),
        [
            (672, 648),
            (694, 588),
            (702, 520),
            (688, 448),
            (640, 404),
            (536, 404),
            (470, 408),
            (400, 406),
            (336, 403),
            (262, 400),
            (196, 399),
            (160, 404),
            (110, 372),
            (60, 345),
            (0, 330),
        ],
    ),
    (
        "road",
        ("road to Catania", "カタニア街道", "Via Catanensis"),
        [(262, 400), (252, 353), (262, 305), (250, 262), (232, 218), (222, 176), (204, 150), (196, 125)],
    ),
    (
        "track",
        ("way to Thapsos", "タプソスへの道", ""),
        [(250, 262), (253, 212), (262, 172), (290, 139), (316, 131), (340, 128), (360, 121)],
    ),
    (
        "track",
        ("way to Acrae", "アクライへの道", "Via Acrensis"),
        [(585, 676), (520, 668), (472, 664), (400, 690), (284, 706), (190, 716), (90, 712), (0, 722)],
    ),
    (
        "track",
        ("way to Epipolae", "エピポライへの道", ""),
        [(699, 556), (640, 548), (592, 560), (546, 552), (498, 528), (448, 496), (424, 452), (406, 406)],
    ),
]
#: The walls of the city, along borders.
CITY_WALLS = ("T7-SYR", "T9-SYR", "T13-SYR")
#: Fortified anchorages: piles in the water between two zones.
PALISADES = ("M5-M6", "M7-M9", "M7-M10", "M9-M12", "M10-M12")
#: A border that cannot be drawn. M9 has a beach of T12 that lies between those of M12 and of M11, and it reaches the
#: harbour mouth: so it parts M11 from M12 in every drawing of the plane. An arrow over M9 stands for their border.
APART = ("M11", "M12")
#: Passages shown by an arrow: under the bridge of Ortygia, and the border that cannot be drawn.
PASSAGES = (("M6", "M7"), APART)
#: Cliffs that nobody climbs: the head and the foot of each.
CLIFFS = ("north cliff", "south cliff", "west cliff")
#: Slopes: the higher zone, the lower zone.
SLOPES = (
    ("T4", "T3"),
    ("T4", "T2"),
    ("T6", "T10"),
    ("T6", "T14"),
    ("T8", "T9"),
    ("T7", "T9"),
    ("T11", "T12"),
    ("T16", "T12"),
    # steep shores: the strokes go inland
    ("M3", "T7"),
    ("M8", "T16"),
    ("M9", "T16"),
)
#: Reeds in the marshes of Lysimeleia and Syrako, and at the mouth of the river.
REEDS: Sequence[Point] = (
    (490, 707),
    (517, 716),
    (537, 731),
    (472, 724),
    (459, 710),
    (520, 655),
    (497, 645),
    (424, 706),
    (404, 726),
    (440, 684),
    (388, 745),
    (474, 848),
    (497, 851),
    (362, 818),
)
#: Streets of the city: spacing across and down, and how far they keep from walls and shores.
BLOCKS: Point = (46.0, 15.0)
CLEAR = 8.0
