"""The drawn map says what the map data say: land and water where they are, sea areas that meet where they border."""

import json
from functools import cache, reduce
from itertools import combinations, pairwise
from typing import Any

import pytest
import shapely
from shapely import make_valid, prepare
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

import build_aegean_map
from polemos.board.areas import area_by_hex, hosts, neighbours
from polemos.board.describe import board_from_json, to_json
from polemos.board.svg import draw
from polemos.board.svg_parts import Look
from polemos.board.terminal import Window
from polemos.board.terminal_areas import draw as drawn_in_letters
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.models_words import NONE
from polemos.games.peloponnesian_war.data.pack import FILES, OURS
from polemos.games.peloponnesian_war.edge.board_map import AREAS_FROM, board
from polemos.games.peloponnesian_war.edge.board_view import pieces
from polemos.games.peloponnesian_war.edge.view import view
from polemos.games.peloponnesian_war.game import GAME, STEPS
from polemos.kernel.flow import NOBODY
from rulebook.peloponnesian_war.table import Table

BOARD = board()
SEAS = range(world.SICILIAN_SEA)
SHEET = box(*build_aegean_map.SHEET)
HEX = [Polygon(space.shape) for space in BOARD.spaces[: world.HEXES]]

#: Cities and where they lie: latitude, longitude.
KNOWN = {
    "athens": (37.97, 23.73),
    "sparta": (37.08, 22.43),
    "corinth": (37.91, 22.88),
    "corcyra": (39.62, 19.92),
    "potidaea": (40.19, 23.33),
    "byzantium": (41.01, 28.98),
    "lindus": (36.09, 28.09),
    "miletus": (37.53, 27.28),
}


@cache
def land() -> Any:
    """All the land; rings within rings are water."""
    found = reduce(shapely.symmetric_difference, [Polygon(ring).buffer(0) for ring in FILES.coast.ring])
    prepare(found)
    return found


@cache
def water() -> list[Any]:
    """The sea areas."""
    return [
        unary_union([part for part in shapely.get_parts(make_valid(Polygon(one.ring))) if part.area])
        for one in FILES.coast.sea
    ]


def name(space: int) -> str:
    return BOARD.spaces[space].name


def test_spaces_are_the_places_of_the_rules_and_then_the_areas() -> None:
    assert [space.id for space in BOARD.spaces] == list(range(len(BOARD.spaces)))
    names = [space.name for space in BOARD.spaces]
    assert names == [*world.PLACE_NAMES, *world.AREA_NAMES[: world.SICILY]]
    kinds = [space.kind for space in BOARD.spaces]
    boxes = {world.SYRACUSE_HEX, world.CATANA_HEX, world.LAND + world.SICILIAN_SEA}
    assert {at for at, kind in enumerate(kinds) if kind == "box"} == boxes
    assert {at for at, kind in enumerate(kinds) if kind == "hex"} == set(range(world.HEXES))


def test_hexes_lie_where_their_cities_lie_on_the_earth() -> None:
    for city, (latitude, longitude) in KNOWN.items():
        at = world.CITY_HEX[world.CITY_INDEX[city]]
        spot = Point(*build_aegean_map.on_map(longitude, latitude))
        assert HEX[at].distance(spot) < 0.5, city


def test_cities_and_places_with_names_stand_on_dry_ground() -> None:
    wet = [
        name(at) for at in {*world.CITY_HEX, *world.SPOT_HEX} if at < world.HEXES and not land().contains(at_centre(at))
    ]
    assert wet == []


def at_centre(at: int) -> Point:
    return Point(*BOARD.spaces[at].centre)


def test_every_hex_has_land() -> None:
    assert [name(at) for at in range(world.HEXES) if HEX[at].intersection(land()).area < 0.1 * HEX[at].area] == []


def test_every_area_has_land() -> None:
    for area in range(world.SICILY):
        assert unary_union([HEX[at] for at in world.HEXES_OF[area]]).intersection(land()).area > 0.1, world.AREA_NAMES[
            area
        ]


@pytest.mark.clause("16.3.2")
def test_water_lies_between_the_hexes_of_a_strait() -> None:
    for a, b in world.STRAITS:
        way = LineString([at_centre(a), at_centre(b)])
        assert way.difference(land()).length > 0.1, (name(a), name(b))


def test_seas_and_land_divide_the_sheet() -> None:
    for a, b in combinations(SEAS, 2):
        assert water()[a].intersection(water()[b]).area < 1e-6, (world.SEA_NAMES[a], world.SEA_NAMES[b])
    for sea in SEAS:
        assert water()[sea].intersection(land()).area < 0.01, world.SEA_NAMES[sea]
    bare = SHEET.difference(unary_union([*water(), land(), build_aegean_map.SICILY]))
    assert bare.area < 0.002 * SHEET.area
    assert max([part.difference(build_aegean_map.EUXINE).area for part in shapely.get_parts(bare)]) < 0.2


@pytest.mark.clause("16.4.1")
def test_seas_meet_where_they_border_or_are_joined_by_an_arrow() -> None:
    arrows = [line.points for line in BOARD.lines if line.kind == "strait"]
    joined = {frozenset([sea for sea in SEAS for end in ends if water()[sea].contains(Point(end))]) for ends in arrows}
    assert joined == {frozenset([world.SEA_INDEX["gulf_of_melas"], world.SEA_INDEX["north_aegean"]])}
    for a, b in combinations(SEAS, 2):
        meet = water()[a].intersection(water()[b]).length > 0.05 or frozenset((a, b)) in joined
        assert meet == (world.LAND + b in world.SEA_NEXT[a]), (world.SEA_NAMES[a], world.SEA_NAMES[b])


def test_seas_reach_their_shores() -> None:
    """But for Ambracia, which is a port upon a river, and a cape beside the mouth of the Corinthian Gulf."""
    off = {name(at) for sea in SEAS for at in world.SHORE[sea] if water()[sea].distance(HEX[at]) > 0.3}
    assert off == {"1729", "2038"}


@pytest.mark.clause("1.2g")
def test_open_seas_touch_no_hex_and_look_different() -> None:
    for sea in SEAS:
        space = BOARD.spaces[world.LAND + sea]
        assert space.terrain == ("open_sea" if world.OPEN[sea] else "sea")
        if world.OPEN[sea]:
            assert min([shape.distance(water()[sea]) for shape in HEX]) > 1.0, space.name


def test_counters_stand_in_their_own_sea() -> None:
    for sea in SEAS:
        assert water()[sea].contains(at_centre(world.LAND + sea)), world.SEA_NAMES[sea]
    close = min(
        [(at_centre(a).distance(at_centre(b)), a, b) for a, b in pairwise(range(world.LAND, world.LAND + len(SEAS)))]
    )
    assert close[0] > 1.0


def test_an_area_lies_within_nothing_and_hexes_within_their_area() -> None:
    assert hosts(BOARD) == {}
    assert area_by_hex(BOARD) == {at: AREAS_FROM + world.AREA_AT[at] for at in range(world.HEXES)}


@pytest.mark.clause("1.2a", "1.2c", "1.2j")
def test_regions_have_their_areas_and_persia_its_satrapies() -> None:
    regions = {region.id: region for region in BOARD.regions}
    assert list(regions) == [*world.REGION_NAMES, *world.SATRAP_NAMES]
    assert len(world.REGION_NAMES) == 26
    told = {space - AREAS_FROM: region for region in regions for space in regions[region].spaces}
    for area in range(world.SICILY):
        own = world.REGION_OF[area]
        assert (area in told) == (not world.UNINHABITED[area])
        if own != NONE:
            assert told[area] == world.REGION_NAMES[own]
            assert {BOARD.spaces[at].region for at in world.HEXES_OF[area]} == {told[area]}


@pytest.mark.clause("1.2n", "1.2o")
def test_cities_are_drawn_by_size_walls_and_port() -> None:
    drawn: dict[str, set[tuple[int, int]]] = {}
    for city in range(world.CITIES):
        space = BOARD.spaces[world.CITY_HEX[city]]
        assert ("port" in space.marks) == bool(world.PORT[city]), space.name
        if space.kind == "hex":
            drawn.setdefault(space.site, set()).add((world.SIZE[city], world.WALLED[city]))
    assert drawn.pop("capital") == {(world.LARGE, 1), (world.LARGE, 0)}
    assert sorted(drawn.values(), key=sorted) == sorted([{one} for one in set().union(*drawn.values())], key=sorted)


def test_one_goes_where_the_rules_let_one_go() -> None:
    next_to = neighbours(BOARD)
    for at in range(world.HEXES):
        land = [other for other in next_to[at] if other < world.HEXES]
        assert land == list(world.LAND_NEXT[at]), name(at)
        assert [other for other in next_to[at] if other >= world.LAND] == list(world.SEAS_AT[at]), name(at)
    assert not any(b in next_to[a] for a, b in world.STRAITS)


@pytest.mark.clause("1.2k", "19.1a")
def test_sicily_lies_in_a_box_at_the_west_edge() -> None:
    sea = world.LAND + world.SICILIAN_SEA
    assert {name(at) for at in neighbours(BOARD)[sea]} == {
        "syracuse-box",
        "catana-box",
        "corcyraean_sea",
        "north_ionian",
    }
    for at in (world.SYRACUSE_HEX, world.CATANA_HEX, sea):
        shape = Polygon(BOARD.spaces[at].shape)
        assert build_aegean_map.SICILY.contains(shape)
        assert not any(shape.intersects(sea_area) for sea_area in water())
    assert build_aegean_map.SICILY.bounds[0] == build_aegean_map.SHEET[0]


def test_rivers_and_roads_run_where_the_rules_have_them() -> None:
    centre = {BOARD.spaces[at].centre: at for at in range(world.HEXES)}
    roads = [line.points for line in BOARD.lines if line.kind == "road"]
    steps = {(centre[a], centre[b]) for line in roads for a, b in pairwise(line)}
    assert steps | {(b, a) for a, b in steps} == world.ROADS
    rivers = sum([len(line.points) - 1 for line in BOARD.lines if line.kind == "river"])
    assert 2 * rivers == len(world.RIVERS)


def test_every_word_is_in_both_languages() -> None:
    used: set[str] = {space.terrain for space in BOARD.spaces} | {line.kind for line in BOARD.lines}
    used |= {space.site for space in BOARD.spaces} | {mark for space in BOARD.spaces for mark in space.marks}
    for word in used - {""}:
        assert set(BOARD.words[word]) == {"en", "ja"}, word
    for space in BOARD.spaces[world.HEXES :]:
        assert set(space.label) == {"en", "ja"}, space.name


def test_the_coast_is_not_too_large() -> None:
    assert (OURS / "coast.toml").stat().st_size < 250_000


def test_regions_are_tinted_by_who_controls_them() -> None:
    s = GAME.rules.new("campaign", seed="tint")
    control = pieces(view(s, NOBODY, STEPS), "en").control
    assert set(control) == set(world.REGION_NAMES)
    assert (control["attica"], control["laconia"]) == (world.ATHENS, world.SPARTA)


def test_the_board_goes_to_json_and_back_and_can_be_drawn() -> None:
    assert board_from_json(json.loads(json.dumps(to_json(BOARD)))) == BOARD
    assert board() is BOARD
    for language in ("en", "ja"):
        assert draw(BOARD, None, Look(language=language)).startswith("<svg")
    assert "north_aegean" in drawn_in_letters(BOARD, None, Window(200, 50)).plain()


def test_long_walls_run_from_one_end_to_the_other() -> None:
    there = {"megara": "megarid-hoplite-4-01"}
    t = Table(there, long_walls=[["athens", "piraeus"], ["megara", "nisaea", "megarid-hoplite-4-01", "9"]])
    markers = GAME.edge.pieces(t.seen("athens"), "en").markers
    found = {(one.kind, world.HEX_NAMES[one.space], world.HEX_NAMES[one.to]) for one in markers if one.to >= 0}
    assert found == {("long-walls", "4144", "4045"), ("long-works", "3744", "3844")}


def test_a_region_says_its_levels_below_its_name() -> None:
    t = Table(al={"elis": -2}, ml={"elis": 9}, multiplier={"elis": 2})
    assert GAME.edge.pieces(t.seen("athens"), "en").figures["elis"] == "AL -2 · ML 9 · ×2"
