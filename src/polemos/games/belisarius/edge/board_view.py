"""The map and what stands on it as data, for anybody who draws them (see board.describe).

The empty corner of the sheet, south of the Sahara, holds the turn track, the phases of a player turn and the province
control chart, as on a printed map.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Final

from polemos.board import describe, features, kinds
from polemos.board.coast import coast
from polemos.board.describe import NO_SIDE, box_space, caption, frame_of, hex_space, rounded, side_lines, way_line
from polemos.games.belisarius.data import charts, forces, pack, world
from polemos.games.belisarius.state import War
from polemos.room.cards import words_of
from polemos.room.messages import texts_in
from polemos.room.names import NameBook

TURNS: Final = "turns"
PHASES: Final = "phases"
CONTROL: Final = "control"
SYMBOLS: Final = ("foot", "warband", "horse", "fort", "ship", "leader")
"""Pictures of the unit types."""

#: Off-map areas beside the edge from which one reaches them, in the order of the data: left, top, width, height.
BOXES: Final[tuple[tuple[float, float, float, float], ...]] = (
    (9.6, -40.4, 9.6, 2.4),
    (19.6, -40.4, 6.8, 2.4),
    (32.6, -40.4, 18.6, 2.4),
    (52.4, -27.4, 3.2, 11.6),
)
ISLAND: Final = 64
KEPT_COUNTERS: Final = 4096
"""Counters as they were drawn that are kept."""
pair: Final = NameBook(pack.FILES.names)
"""A name in English and Japanese."""
SET_UP: Final[describe.Text] = {"en": "Set-up", "ja": "初期配置"}


@cache
def latin(section: str, key: str) -> describe.Text:
    """A name on the map: in Latin too, as printed."""
    return {**pair(section, key), "la": key}


@cache
def board() -> describe.Board:
    """The map, the four areas beside it, and the tracks; built once."""
    spaces = [*_hexes(), *_areas()]
    left, top, width, height = frame_of(spaces, 0.9)
    return describe.Board(
        title={"en": "Belisarius", "ja": "ベリサリウス", "la": "Belisarius"},
        frame=(left, top, width, height),
        spaces=spaces,
        sides=_sides(),
        lines=list(_lines()),
        outlines=[
            describe.Outline("land", coast(world.GRID, _bits(world.LAND_SIDES, True), _bits(world.SEA_SIDES, False)))
        ],
        labels=[*_sea_labels(), *_place_labels()],
        regions=[
            describe.Region(name, latin("provinces", name), list(world.PROVINCE_HEXES[p]))
            for p, name in enumerate(world.PROVINCES)
        ],
        tracks=_tracks(),
        layout=describe.Layout.of(world.CONVENTION),
        note={"en": "Map reconstructed: no printed original was at hand", "ja": "マップは再構成版(印刷原図ではない)"},
        words=_legend(),
    )


def _legend() -> dict[str, describe.Text]:
    """What terrains, lines, sites and markers are called, each with a capital in English."""
    words = {name: pair("terrain", name) for name in pack.FILES.names["terrain"]}
    words |= {name: pair("features", name) for name in pack.FILES.names["features"]}
    words["works"] = words.pop("public_works")
    words |= words_of(texts_in(pack.OURS), {name: f"sheet-unit-{name}" for name in ("aboard", "rebel")})
    return {name: {**said, "en": said["en"][:1].upper() + said["en"][1:]} for name, said in words.items()}


def _hexes() -> Iterator[describe.Space]:
    for h in range(world.HEX_COUNT):
        province = world.PROVINCE_OF[h]
        yield hex_space(
            world.GRID,
            h,
            world.TERRAIN_NAMES[world.TERRAIN[h]],
            world.PROVINCES[province] if province >= 0 else "",
            world.TOWN_NAMES[world.TOWN[h]],
            latin("towns", world.CITY_NAME[h]) if world.TOWN[h] else {},
            ["port"] if world.PORT[h] else [],
        )


def _areas() -> Iterator[describe.Space]:
    for a, (left, top, width, height) in enumerate(BOXES):
        name = world.PROVINCES[world.AREA_PROVINCE[a]]
        box = box_space(world.HEX_COUNT + a, f"{name}-area", left, top, width, height)
        marks = ["port"] if world.AREA_PORT[a] else []
        yield replace(box, centre=rounded(box.centre), region=name, label=latin("areas", name), marks=marks)


def _sides() -> list[describe.SideStyle]:
    """Purple for the emperor, green for the peoples, grey for who is with neither."""
    looks: tuple[tuple[str, str, str, kinds.Shape], ...] = (
        ("#7b1e46", "#f7e3a1", "I", "square"),
        ("#2f5a3c", "#f4efd8", "B", "cut"),
    )
    styles = [describe.SideStyle(pair("sides", world.SIDE_NAMES[p]), *look) for p, look in enumerate(looks)]
    return [*styles, describe.SideStyle(pair("sides", world.SIDE_NAMES[2]), "#77705f", "#fffdf3", "N", "round")]


def _bits(rows: tuple[tuple[int, ...], ...], islands: bool) -> list[int]:
    """Bit masks over directions of the hexsides in `rows`; a coastal hex without land hexsides is an island."""
    masks: list[int] = []
    for h in range(world.HEX_COUNT):
        mask = sum([1 << world.GRID.direction(h, n) for n in rows[h]])
        masks.append(ISLAND if islands and not mask and world.KIND[h] != world.SEA else mask)
    return masks


def _lines() -> Iterator[describe.Line]:
    for name, pairs in world.RIVER_COURSES:
        for line in side_lines(world.GRID, features.Sides("river", name, pairs)):
            yield describe.Line(line.kind, line.points, latin("rivers", name))
    ways: tuple[tuple[kinds.LineKind, tuple[world.Course, ...]], ...] = (
        ("track", world.TRACK_COURSES),
        ("road", world.ROAD_COURSES),
    )
    for kind, courses in ways:
        for name, pairs in courses:
            way = way_line(world.GRID, features.Way(kind, name, (pairs[0][0], *[b for _, b in pairs])))
            yield describe.Line(kind, way.points, {"la": name})
    for name, pairs in world.STRAIT_COURSES:
        for a, b in pairs:
            yield describe.Line(
                "strait", [rounded(world.GRID.centre(a)), rounded(world.GRID.centre(b))], latin("straits", name)
            )


#: Where the names of the seas stand: hex number, size, angle.
SEA_PLACES: Final = (
    ("Mare Internum", "2526", 0.95, 0.0),
    ("Pontus Euxinus", "3737", 0.72, 0.0),
    ("Maeotis", "4139", 0.26, 0.0),
    ("Mare Caspium", "3750", 0.5, 72.0),
    ("Sinus Persicus", "1750", 0.34, 60.0),
    ("Sinus Arabicus", "1339", 0.38, 64.0),
    ("Oceanus Atlanticus", "3805", 0.6, 0.0),
)


def _sea_labels() -> Iterator[describe.Label]:
    for name, number, size, angle in SEA_PLACES:
        if name in world.SEA_NAME:
            yield describe.Label(
                latin("seas", name), rounded(world.GRID.centre(world.GRID.find(number))), "sea", size, angle
            )


def _place_labels() -> Iterator[describe.Label]:
    """Places without effect on play, in small letters."""
    for h, name in world.LABELS:
        x, y = world.GRID.centre(h)
        yield describe.Label(latin("labels", name), rounded((x, y + 0.42)), "note", 0.2)


def _tracks() -> list[describe.Track]:
    years = [f"{first}-{last}" for first, last in charts.TURN_YEARS]
    turns = [{"en": f"{n + 1}: {span}", "ja": f"{n + 1}: {span}年"} for n, span in enumerate(years)]
    phases = [pair("phases", name) for name in charts.PHASE_NAMES]
    provinces = [
        {language: f"{name} {forces.LEVY[p]}" for language, name in latin("provinces", world.PROVINCES[p]).items()}
        for p in range(world.PROVINCE_COUNT)
    ]
    return [
        describe.Track(TURNS, {"en": "Turns", "ja": "ターン記録欄"}, (1.0, -13.2), (2.1, 1.35), turns, 5),
        describe.Track(PHASES, {"en": "Phases", "ja": "フェイズ"}, (1.0, -9.6), (3.05, 1.35), phases, 4),
        describe.Track(
            CONTROL,
            {"en": "Provinces: control, levy value", "ja": "州の支配と徴兵値"},
            (14.6, -9.6),
            (1.88, 1.1),
            provinces,
            9,
        ),
    ]


# ---------------------------------------------------------------- what stands on it
@cache
def unit_text(u: int) -> describe.Text:
    """The name of a unit: a leader's own, else people and type."""
    if forces.UNIT_TYPE[u] == forces.LEADER:
        return pair("leaders", forces.UNIT_KEY[u])
    return force_text(forces.UNIT_AFFIL[u], forces.UNIT_TYPE[u])


@cache
def force_text(affil: int, kind: int) -> describe.Text:
    """The name of a kind of unit: people and type."""
    people, type_name = pair("peoples", world.AFFILIATIONS[affil]), pair("unit_types", forces.TYPE_NAMES[kind])
    return {"en": f"{people['en']} {type_name['en']}", "ja": f"{people['ja']}{type_name['ja']}"}


def pieces(view: Mapping[str, Any], language: str) -> describe.Scene:
    """What a view shows: units, markers, control, turn and phase."""
    return describe.Scene(
        pieces=[piece(u, view) for u in range(forces.UNITS) if view["loc"][u] >= 0],
        markers=[*_markers(view), *_counters(view)],
        # a neutral province takes nobody's colour
        control={
            name: NO_SIDE if view["control"][p] == world.NEUTRAL else view["control"][p]
            for p, name in enumerate(world.PROVINCES)
        },
        caption=caption(pair("scenarios", str(view["scenario"])), moment(view["turn"], view["player"], view["phase"])),
    )


def piece(u: int, view: Mapping[str, Any]) -> describe.Piece:
    """A unit with the face of whoever commands it, Imperial, Barbarian or neutral [4.2b]."""
    rebel = view["rebel"][u]
    side = world.BARBARIAN if rebel else view["control"][forces.UNIT_AFFIL[u]]
    return _counter(u, side, view["loc"][u], bool(view["aboard"][u]), bool(rebel))


@lru_cache(KEPT_COUNTERS)
def _counter(u: int, side: int, at: int, aboard: bool, rebel: bool) -> describe.Piece:
    """The counter of a unit: most stand where they stood at the last look."""
    kind, affil = forces.UNIT_TYPE[u], forces.UNIT_AFFIL[u]
    first = forces.UNIT_STARS[u] if kind == forces.LEADER else forces.UNIT_STRENGTH[u]
    return describe.Piece(
        forces.UNIT_KEY[u],
        side,
        forces.TYPE_NAMES[kind],
        at,
        label=unit_text(u),
        symbol=SYMBOLS[kind],
        values=[first, forces.UNIT_OP[u]],
        tag=unit_text(u) if kind == forces.LEADER else latin("provinces", world.AFFILIATIONS[affil]),
        marks=[mark for mark, there in (("aboard", aboard), ("rebel", rebel)) if there],
    )


def _markers(view: Mapping[str, Any]) -> Iterator[describe.Marker]:
    for kind, name, spaces in (
        ("pillaged", "pillaged", view["pillaged"]),
        ("colony", "colony", view["colonies"]),
        ("works", "public_works", view["works"]),
    ):
        for h in spaces:
            yield describe.Marker(kind, h, label=pair("features", name))


def _counters(view: Mapping[str, Any]) -> Iterator[describe.Marker]:
    """What lies on the tracks."""
    player = view["player"]
    whose = pair("sides", world.SIDE_NAMES[player])
    yield describe.Marker("turn", view["turn"] - 1, player, whose, TURNS)
    if view["phase"]:
        yield describe.Marker("phase", view["phase"] - 1, player, whose, PHASES)
    for p in range(world.PROVINCE_COUNT):
        side = view["control"][p]
        yield describe.Marker("control", p, side, pair("sides", world.SIDE_NAMES[side]), CONTROL)


def moment(turn: int, player: int, phase: int) -> describe.Text:
    """The turn with its years, and whose phase; the set-up is both players'."""
    first, last = charts.TURN_YEARS[turn - 1]
    what, en, ja = SET_UP, "", ""
    if phase:
        whose, what = pair("sides", world.SIDE_NAMES[player]), pair("phases", charts.PHASE_NAMES[phase - 1])
        en, ja = f", {whose['en']} player", f"{whose['ja']}プレイヤー "
    return {
        "en": f"turn {turn} (AD {first}-{last}){en}: {what['en']}",
        "ja": f"第{turn}ターン({first}-{last}年) {ja}{what['ja']}",
    }


# ---------------------------------------------------------------- for the doors


def moment_of(s: War, language: str) -> str:
    """Where play stands: the turn, and whose phase."""
    return moment(s.turn, s.player, s.phase)[language]
