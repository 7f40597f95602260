"""The drawn map says what the map data say: zones divide the plane, and meet where they border on each other."""

import json
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from shapely.geometry import LineString, Polygon, box
from shapely.geometry import Point as Spot
from shapely.ops import unary_union

import build_syracuse_map
from polemos.board.describe import COUNTER, Line, Space, board_from_json, to_json
from polemos.board.hexes import Point
from polemos.board.svg import draw
from polemos.board.svg_parts import Look
from polemos.games.syracuse.data.pack import DATA
from polemos.games.syracuse.data.tables import TURN_COUNT
from polemos.games.syracuse.data.world import CAMP, FORT_ZONE, PLACE_INDEX, PLACE_NAMES, ZONE_OF, ZONES
from polemos.games.syracuse.edge.board_map import ADVANTAGE, MOST_ACTIONS, MOST_SUPPLY, PHASES, TURNS, board
from polemos.games.syracuse.edge.board_map import pair as called

MAP: dict[str, Any] = DATA.files["map.toml"]
BOARD = board()
ZONE = {space.name: space for space in BOARD.spaces[:ZONES]}
EDGES = {frozenset((edge["a"], edge["b"])): edge for edge in MAP["edge"]}

Pair = frozenset[str]
Side = frozenset[Point]

#: A beach of T12 lies on M9, between the beaches of M12 and of M11, and M9 reaches the mouth of the harbour: in every
#: drawing of the plane M9 parts M11 from M12. Their border is an arrow.
APART = frozenset(("M11", "M12"))


def sides(ring: list[Point]) -> Iterator[Side]:
    for i in range(len(ring)):
        yield frozenset((ring[i], ring[(i + 1) % len(ring)]))


def quarters(space: Space) -> list[Polygon]:
    """The parts of a zone: the ring of Syracuse runs over a seam to Ortygia and back."""
    count: dict[Side, int] = defaultdict(int)
    for side in sides(space.shape):
        count[side] += 1
    seams = [side for side, times in count.items() if times > 1]
    if not seams:
        return [Polygon(space.shape)]
    assert [space.name, len(seams)] == ["SYR", 1]
    first, second = (space.shape.index(end) for end in sorted(seams[0], key=space.shape.index))
    after = len(space.shape) - space.shape[::-1].index(space.shape[second])
    return [Polygon(space.shape[: first + 1] + space.shape[after:]), Polygon(space.shape[second : after - 1])]


PARTS = {name: quarters(space) for name, space in ZONE.items()}
WHOLE = {name: unary_union(parts) for name, parts in PARTS.items()}


def common() -> dict[Pair, set[Side]]:
    """The sides that two zones share."""
    owners: dict[Side, set[str]] = defaultdict(set)
    for name, space in ZONE.items():
        for side in sides(space.shape):
            owners[side].add(name)
    found: dict[Pair, set[Side]] = defaultdict(set)
    for side, names in owners.items():
        assert len(names) <= 2 or names == {"SYR", "M6", "M7"}, "only under the bridge of Ortygia three zones meet"
        for a in names:
            for b in names - {a}:
                found[frozenset((a, b))].add(side)
    return found


COMMON = common()


def lines(kind: str) -> list[Line]:
    return [line for line in BOARD.lines if line.kind == kind]


def line_sides(line: Line) -> set[Side]:
    return {frozenset(pair) for pair in pairwise(line.points)}


def test_spaces_are_the_places_of_the_rules() -> None:
    assert [space.id for space in BOARD.spaces] == list(range(len(PLACE_NAMES)))
    assert [space.name for space in BOARD.spaces] == list(PLACE_NAMES)
    assert [space.terrain for space in BOARD.spaces[:ZONES]] == [zone["terrain"] for zone in MAP["zone"]]
    assert {space.kind for space in BOARD.spaces if space.name != "CAT"} == {"area"}
    assert ZONE["CAT"].kind == "box"
    for space in BOARD.spaces:
        assert set(space.label) == {"en", "ja", "la"}


def test_zones_divide_the_plane() -> None:
    for name, parts in PARTS.items():
        assert all(part.is_valid and not part.interiors for part in parts), name
    every = list(WHOLE.values())
    together = unary_union(every)
    assert together.area == pytest.approx(sum(shape.area for shape in every), abs=1e-6)
    assert together.geom_type == "Polygon"
    left, top, right, bottom = together.bounds
    assert (left, top, right, bottom) == pytest.approx((0, 0, 20, 23))


def test_zones_meet_where_they_border() -> None:
    """Every border of the data is drawn, no other; only the sea front of the city touches seas without a landing."""
    drawn = {pair for pair in COMMON if sum(map(length, COMMON[pair])) > 0.2}
    assert set(EDGES) - drawn == {APART}
    others = {tuple(sorted(pair)) for pair in drawn - set(EDGES)}
    assert others == {("M4", "SYR"), ("M5", "SYR"), ("M8", "SYR"), ("M9", "SYR")}
    assert drawn == set(COMMON), "nobody meets by a hair's breadth"


def length(side: Side) -> float:
    (ax, ay), (bx, by) = side
    return float(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5)


def test_zones_that_are_no_neighbours_meet_in_points_at_most() -> None:
    for a in ZONE:
        for b in ZONE:
            if a < b and frozenset((a, b)) not in COMMON:
                assert WHOLE[a].intersection(WHOLE[b]).length == 0, (a, b)


def test_what_no_border_shows_has_an_arrow() -> None:
    ends = {frozenset((line.points[0], line.points[1])) for line in lines("strait")}
    pairs = (("M6", "M7"), tuple(APART))
    assert ends == {frozenset((ZONE[a].centre, ZONE[b].centre)) for a, b in pairs}


def test_counters_have_room() -> None:
    """One stack beside another where both sides can stand; one where only one side ever can."""
    for zone in MAP["zone"]:
        space = ZONE[zone["id"]]
        x, y = space.centre
        assert WHOLE[space.name].contains(Spot(x, y)), space.name
        wide = BOARD.counter / 2 if "only" in zone else BOARD.counter
        room = box(x - wide, y - BOARD.counter / 2, x + wide, y + BOARD.counter / 2)
        assert WHOLE[space.name].intersection(room).area > 0.89 * room.area, space.name
    for space in BOARD.spaces[ZONES:]:
        x, y = space.centre
        counter = box(x - COUNTER / 2, y - COUNTER / 2, x + COUNTER / 2, y + COUNTER / 2)
        assert Polygon(space.shape).contains(counter), space.name


def test_forts_and_the_camp_lie_in_their_zones() -> None:
    assert [ZONE_OF[space.id] for space in BOARD.spaces[ZONES:]] == [*FORT_ZONE, PLACE_INDEX["T17"]]
    assert PLACE_NAMES[CAMP] == "camp"
    for space in BOARD.spaces[ZONES:]:
        zone = PLACE_NAMES[ZONE_OF[space.id]]
        assert WHOLE[zone].contains(Polygon(space.shape)), space.name


def test_the_river_runs_where_it_must_be_crossed() -> None:
    wet = {side for line in lines("river") for side in line_sides(line)}
    for pair, edge in EDGES.items():
        if edge["kind"] == "land":
            crossed = COMMON[pair] <= wet if edge.get("river") else bool(COMMON[pair] & wet)
            assert crossed == bool(edge.get("river")), pair


def test_works_are_drawn_along_their_borders() -> None:
    sites = {line.work: line for line in lines("wall_site")}
    assert set(sites) == {wall["id"] for wall in MAP["wall"]}
    boxes = {track.id: track for track in BOARD.tracks}
    chain = lines("chain_site")
    assert len(chain) == 1
    for name, line, zones in [
        *[(wall["id"], sites[wall["id"]], wall["zones"]) for wall in MAP["wall"]],
        ("chain", chain[0], MAP["chain"]["zones"]),
    ]:
        assert line_sides(line) == COMMON[frozenset(zones)], name
        (x, y), (width, height) = boxes[name].at, boxes[name].box
        middle = Spot(x + width / 2, y + height / 2)
        assert LineString(line.points).distance(middle) < 0.1, name
    works = {side for line in lines("camp_site") for side in line_sides(line)}
    assert works == COMMON[frozenset(("T13", "T17"))] | COMMON[frozenset(("T15", "T17"))]


def test_roads_go_only_where_armies_go() -> None:
    """A road goes from zone to zone over their border; at its end it may leave the map."""
    land = {name: WHOLE[name] for name, space in ZONE.items() if space.terrain in ("plain", "raised", "fortified")}
    for line in [*lines("road"), *lines("track")]:
        course = LineString(line.points)
        steps = [course.interpolate(i / 400, normalized=True) for i in range(401)]
        passed = [next((name for name, shape in land.items() if shape.contains(step)), "") for step in steps]
        while not passed[-1]:
            passed.pop()
        for a, b in pairwise(passed):
            assert a == b or frozenset((a, b)) in EDGES, (line.label, a, b)


def test_the_shore_parts_land_from_sea() -> None:
    land = unary_union([Polygon(outline.rings[0]) for outline in BOARD.outlines if outline.kind == "land"])
    for name, space in ZONE.items():
        if space.kind == "area":
            wet = space.terrain in ("sea", "protected_sea")
            assert WHOLE[name].intersection(land).area == pytest.approx(0 if wet else WHOLE[name].area, abs=1e-6), name


def test_tracks_stand_beside_the_map() -> None:
    tracks = {track.id: track for track in BOARD.tracks}
    assert len(tracks) == len(BOARD.tracks)
    assert len(tracks[TURNS].texts) == TURN_COUNT
    assert len(tracks[PHASES].texts) == 10
    assert len(tracks[ADVANTAGE].texts) == 2
    left, top, width, height = BOARD.frame
    taken: list[Polygon] = []
    for name, track in tracks.items():
        columns = track.columns or len(track.texts)
        rows = -(-len(track.texts) // columns)
        shape = box(*track.at, track.at[0] + columns * track.box[0], track.at[1] + rows * track.box[1])
        assert box(left, top, left + width, top + height).contains(shape), name
        assert not any(shape.intersects(other) for other in taken), name
        taken.append(shape)
        if len(track.texts) > 1:
            assert track.at[0] > 20, name
    for side in ("athens", "syracuse"):
        assert len(tracks[f"pa-{side}"].texts) == MOST_ACTIONS + 1
        assert len(tracks[f"supply-{side}"].texts) == MOST_SUPPLY + 1


def test_every_name_is_in_both_languages() -> None:
    for label in BOARD.labels:
        assert set(label.text) >= {"en", "ja"} or label.kind == "number"
    for name in {space.terrain for space in BOARD.spaces} | {line.kind for line in BOARD.lines}:
        assert set(BOARD.words[name]) == {"en", "ja"}, name


def test_the_board_goes_to_json_and_back_and_can_be_drawn() -> None:
    assert board_from_json(json.loads(json.dumps(to_json(BOARD)))) == BOARD
    assert board() is BOARD
    for language in ("en", "ja", "la"):
        picture = draw(BOARD, None, Look(language=language))
        assert picture.startswith("<svg")


def test_the_file_is_what_the_tool_makes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = tmp_path / "map_shapes.toml"
    monkeypatch.setattr("sys.argv", ["build_syracuse_map.py", str(made)])
    build_syracuse_map.main()
    ours = tomllib.loads(build_syracuse_map.OUT.read_text("utf-8"))
    assert tomllib.loads(made.read_text("utf-8")) == ours


def test_drawing_the_map_names_nothing_anew() -> None:
    """Everything that speaks of a fort has one name of it, which nobody may change."""
    board()
    assert called("forts", "syke")["en"] == "Syke"
