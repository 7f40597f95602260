"""The drawn map as data, for anybody who draws it (see board.describe).

Spaces are the places of the rules in their order: zones, of kind "area" (Catania is a box in the corner of the sheet),
then the inside of each fort and of the camp, drawn as small areas upon their zones. Where a wall or the chain is built
lies a track of one box, named for the work.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from polemos.board import hexes, kinds
from polemos.board.describe import Board, Label, Line, Outline, SideStyle, Space, Text, Track
from polemos.games.syracuse.data import models_forms, pack, world
from polemos.kernel.tomlfile import read_toml
from polemos.room import names, preview_builder
from polemos.room.cards import words_of
from polemos.room.messages import texts_in

pair: Final = names.NameBook(pack.FILES.names)
"""A name in English and Japanese."""
TURNS: Final = "turns"
PHASES: Final = "phases"
ADVANTAGE: Final = "advantage"
#: Tracks of each side: its name and the side's, as in "pa-athens".
ACTIONS: Final = "pa"
SUPPLY: Final = "supply"

#: Most action points a side can have: half of twelve, one for the season, two for the Advantage [2.B1.c, 2.B1.e, 8.b].
MOST_ACTIONS: Final = 9
#: The last box of the supply tracks [6.track.a].
MOST_SUPPLY: Final = 3

#: Ground of the places inside a zone.
INSIDE: Final = "town"
#: What the legend names besides terrains and features: lines, works, sites.
LEGEND: Final = (
    *("town", "road", "track", "wall", "camp-destroyed", "wall_site", "camp_site", "chain_site", "palisade"),
    *("strait", "cliff", "slope", "reeds", "street"),
)
#: How pieces look, by side: colour, ink, letter, shape.
LOOKS: Final[tuple[tuple[str, str, str, kinds.Shape], ...]] = (
    ("#1f4f7d", "#f6efd9", "A", "square"), ("#8e2f22", "#f9e6b0", "S", "cut"),
)  # fmt: skip

#: The side of a counter, in map units: two stacks side by side have room in the narrowest zone.
COUNTER: Final = 0.8
#: The sheet in map units: room around the map, and beside it the tracks.
MARGIN: Final = 0.6
PANEL: Final = 8.7


@cache
def board() -> Board:
    """The map and the tracks beside it; built once."""
    shapes = read_toml(pack.OURS / "map_shapes.toml")
    unit = float(shapes["unit"])
    width, height = shapes["width"] / unit, shapes["height"] / unit
    return Board(
        title={"en": "Syracuse 415-413", "ja": "シラクサ 415-413", "la": "Syracusae"},
        frame=(-MARGIN, -MARGIN, round(width + 2 * MARGIN + PANEL, 3), round(height + 2 * MARGIN, 3)),
        spaces=[*_zones(shapes), *_places(shapes)],
        sides=[SideStyle(pair("sides", side), *look) for side, look in zip(models_forms.SIDES, LOOKS, strict=True)],
        lines=list(_lines(shapes)),
        outlines=[Outline(one["kind"], [_points(one["ring"], unit)]) for one in shapes["outline"]],
        labels=list(_labels(shapes)),
        tracks=[*_tracks(width), *_sites(shapes)],
        note={
            "en": "Map reconstructed. Zones that meet in a point only are not adjacent",
            "ja": "マップは再構成版。一点だけで接するゾーンは隣接しない",
        },
        words=_words(),
        counter=COUNTER,
        links=[
            *((edge.a, edge.b) for edge in pack.FILES.map.edge),
            *((world.ZONE_OF[place], place) for place in range(world.ZONES, len(world.PLACE_NAMES))),
        ],
    )


def _point(place: Sequence[float], unit: float) -> hexes.Point:
    return round(place[0] / unit, 3), round(place[1] / unit, 3)


def _points(places: Sequence[Sequence[float]], unit: float) -> list[hexes.Point]:
    return [_point(place, unit) for place in places]


def _zones(shapes: Mapping[str, Any]) -> Iterator[Space]:
    for index, zone in enumerate(pack.FILES.map.zone):
        drawn = shapes["zones"][zone.id]
        yield Space(
            id=index,
            name=zone.id,
            shape=_points(drawn["shape"], shapes["unit"]),
            centre=_point(drawn["centre"], shapes["unit"]),
            kind="box" if zone.terrain == world.BOX else "area",
            terrain=models_forms.TERRAIN[zone.terrain],
            label={**pair("zones", zone.id), "la": drawn["la"]},
            marks=["port"] if zone.port else [],
        )


def _places(shapes: Mapping[str, Any]) -> Iterator[Space]:
    """The inside of the forts and of the camp [5.fort.a, 5.fortif.f]."""
    for index, name in enumerate(world.PLACE_NAMES[world.ZONES :], world.ZONES):
        drawn = shapes["places"][name]
        said = {"en": "Camp", "ja": "キャンプ"}
        if name in models_forms.FORTS:
            said = {**pair("forts", name), "en": f"Fort {pair('forts', name)['en']}"}
        yield Space(
            id=index,
            name=name,
            shape=_points(drawn["shape"], shapes["unit"]),
            centre=_point(drawn["centre"], shapes["unit"]),
            kind="area",
            terrain=INSIDE,
            label={**said, "la": drawn["la"]},
        )


def _lines(shapes: Mapping[str, Any]) -> Iterator[Line]:
    """Rivers, roads, walls of the city, places of works, cliffs."""
    for one in shapes["line"]:
        points = _points(one["points"], shapes["unit"])
        yield Line(one["kind"], points, dict(one.get("label", {})), one.get("id", ""))
    for one in shapes["hatching"]:
        for stroke in one["strokes"]:
            yield Line(one["kind"], _points([stroke[:2], stroke[2:]], shapes["unit"]))


def _labels(shapes: Mapping[str, Any]) -> Iterator[Label]:
    """The numbers of the zones, and names beside those of the zones."""
    unit = shapes["unit"]
    for name, drawn in shapes["zones"].items():
        if name not in ("CAT", "SYR"):
            yield Label({"en": name}, _point(drawn["number"], unit), "number", 0.3)
    for one in shapes["label"]:
        size = round(one["size"] / unit, 3)
        yield Label(dict(one["text"]), _point(one["at"], unit), one["kind"], size, float(one.get("angle", 0)))


def _numbers(most: int) -> list[Text]:
    return [{"en": str(n)} for n in range(most + 1)]


def _tracks(width: float) -> list[Track]:
    """Beside the map: turns, phases, and what each side has."""
    left = width + 2 * MARGIN
    sides = [pair("sides", side) for side in models_forms.SIDES]
    turns = [pair("turns", key) for key in sorted(pack.FILES.names["turns"], key=int)]
    phases = [{"en": key} for key in pack.FILES.names["phases"]]
    tracks = [
        Track(TURNS, {"en": "Turns", "ja": "ターン記録欄"}, (left, 0.7), (3.75, 1.3), turns, 2),
        Track(PHASES, {"en": "Phases of a turn", "ja": "フェイズ"}, (left, 8.5), (0.75, 1.1), phases),
    ]
    for i, side in enumerate(models_forms.SIDES):
        for name, most, at, box in (
            (ACTIONS, MOST_ACTIONS, (left, round(10.9 + 2.4 * i, 3)), (0.75, 1.1)),
            (SUPPLY, MOST_SUPPLY, (round(left + 3.9 * i, 3), 15.7), (0.9, 1.2)),
        ):
            said = pair("features", name)
            label = {language: f"{sides[i][language]}: {said[language]}" for language in ("en", "ja")}
            tracks.append(Track(f"{name}-{side}", label, at, box, _numbers(most)))
    tracks.append(Track(ADVANTAGE, pair("features", "advantage"), (left, 18.2), (3.75, 1.3), sides))
    return tracks


def _sites(shapes: Mapping[str, Any]) -> Iterator[Track]:
    """Where walls and the chain are built: a box of one place each, without a heading."""
    unit = shapes["unit"]
    for one in shapes["site"]:
        left, top, width, height = one["box"]
        said = {"en": "Chain", "ja": "チェーン"} if one["id"] == "chain" else {"en": one["id"]}
        yield Track(one["id"], {}, _point((left, top), unit), _point((width, height), unit), [said])


def _words() -> dict[str, Text]:
    """What the legend calls terrains and lines, with a capital in English."""
    known = [("terrain", name) for name in pack.FILES.names["terrain"]]
    known += [("features", name) for name in ("river", "port", "fort", "camp")]
    known += [("map", name) for name in LEGEND]
    said = {name: pair(section, name) for section, name in known}
    words: dict[str, Text] = {name: {**text, "en": preview_builder.capital(text["en"])} for name, text in said.items()}
    return words | words_of(texts_in(pack.OURS), {name: f"cell-{name}" for name in ("reduced", "wounded", "stuck")})
