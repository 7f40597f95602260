"""Zones and what stands in them: where their counters and numbers stand, names, boxes."""

from collections.abc import Sequence

from syracuse_map.plane import Point

Names = tuple[str, str, str]  # English, Japanese, Latin; "" = none

#: Zones: their centre, where the counters stand, and their Latin name.
ZONES: dict[str, tuple[Point, str]] = {
    "CAT": ((137, 62), "Catana"),
    "SYR": ((735, 545), "Syracusae et Ortygia"),
    "T1": ((365, 101), "Thapsus"),
    "T2": ((290, 290), "Leon"),
    "T3": ((100, 276), "Via Leontina"),
    "T4": ((225, 445), "Euryalus"),
    "T5": ((428, 400), "Labdalum"),
    "T6": ((335, 530), "Epipolae Australes"),
    "T7": ((660, 390), "Trogilus"),
    "T8": ((449, 536), "Syce"),
    "T9": ((600, 546), "Temenites"),
    "T10": ((130, 660), "Anapus Superior"),
    "T11": ((220, 930), "Olympieum"),
    "T12": ((472, 1000), "Dascon"),
    "T13": ((560, 672), "Lysimelia"),
    "T14": ((365, 695), "Campus Anapi"),
    "T15": ((397, 812), "Ostia Anapi"),
    "T16": ((742, 1086), "Plemmyrium"),
    "T17": ((490, 813), "Castra Atheniensium"),
    "M1": ((830, 130), "Mare Siculum"),
    "M2": ((515, 195), "Sinus Thapsius"),
    "M3": ((710, 268), "Statio Trogili"),
    "M4": ((898, 470), "Ad Achradinam"),
    "M5": ((892, 690), "Ante Portum Minorem"),
    "M6": ((772, 676), "Portus Minor"),
    "M7": ((694, 736), "Navalia Vetera"),
    "M8": ((890, 920), "Ante Portum Magnum"),
    "M9": ((705, 885), "Portus Magnus"),
    "M10": ((603, 757), "Sinus Lysimeliae"),
    "M11": ((640, 994), "Sinus Dasconius"),
    "M12": ((578, 845), "Statio Atheniensium"),
}
ORTYGIA_WITHIN: Point = (772, 780)

#: Names on the map beside those of the zones: kind, names, place, size, angle.
LABELS: Sequence[tuple[str, Names, Point, float, float]] = [
    ("note", ("Achradina", "アクラディナ", "Achradina"), (775, 480), 13, 0),
    ("note", ("Ortygia", "オルテュギア", "Ortygia"), (776, 790), 12, 80),
    ("note", ("quarries", "石切場", "Latomiae"), (786, 606), 10, 0),
    ("note", ("Anapus", "アナポス川", "Anapus"), (75, 802), 13, -8),
    ("note", ("Cyane", "キュアネ川", "Cyane"), (345, 938), 11, -38),
    ("note", ("Polichna", "ポリクナ", "Polichna"), (270, 1030), 11, 0),
    ("note", ("to Leontini", "レオンティノイへ", ""), (44, 332), 11, 14),
    ("note", ("to Acrae", "アクライへ", ""), (36, 712), 11, -2),
    ("note", ("to Helorus", "ヘロロスへ", ""), (366, 1134), 11, 0),
    ("note", ("to Catania", "カタニアへ", ""), (160, 150), 11, 0),
]
#: Where the numbers of the zones stand, if not above the counters.
NUMBERS: dict[str, Point] = {"T15": (421, 787), "T17": (467, 772)}
ABOVE = 25.0

#: What stands inside a zone: its middle, and its Latin name. Counters inside a fort or the camp stand here.
PLACES: dict[str, tuple[Point, str]] = {
    "labdalon": ((486, 377), "Castellum Labdali"),
    "syke": ((513, 497), "Castellum Syces"),
    "plemmyrion": ((806, 1014), "Castellum Plemmyrii"),
    "olympieion": ((334, 978), "Castellum Olympiei"),
    "camp": ((515, 768), "Castra"),
}
#: Half the width and height of such a place, and of the boxes for walls and the chain, which lie on their borders.
HALF_PLACE: Point = (21.0, 20.0)
HALF_WORK: Point = (17.0, 14.0)
#: How far along its border such a box lies, if not half way.
ALONG = {"A2": 0.35, "1A": 0.25}
