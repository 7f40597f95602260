"""The drawn map: locales where latitude and longitude lay them, room between them, land and water where they are."""

from itertools import combinations

import numpy as np
import pytest
from shapely import prepare
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.ops import unary_union

import build_greek_map
from polemos.games.sparta_vs_athens.data.pack import FILES
from polemos.games.sparta_vs_athens.data.world import IS_SEA, LOCALE_NAMES, LOCALES

PLACES = FILES.map.place
SPOTS = [(place.x, place.y) for place in PLACES]
LAND = unary_union([Polygon(ring).buffer(0) for ring in FILES.coast.ring])
prepare(LAND)


def far(a: int, b: int) -> float:
    return float(np.hypot(SPOTS[a][0] - SPOTS[b][0], SPOTS[a][1] - SPOTS[b][1]))


def test_locales_stand_where_the_tool_lays_them() -> None:
    places = [{"id": place.id, "lat": place.lat, "lon": place.lon} for place in PLACES]
    laid = build_greek_map.Layout(places, np.empty((0, 2))).now
    assert np.abs(laid - np.array(SPOTS)).max() < 0.011


def test_no_two_locales_are_closer_than_a_counter_and_a_half() -> None:
    closest = min((far(a, b), LOCALE_NAMES[a], LOCALE_NAMES[b]) for a, b in combinations(range(LOCALES), 2))
    assert closest[0] > 1.2, closest


def test_moving_apart_keeps_the_order_of_neighbours() -> None:
    before = [build_greek_map.home({"id": place.id, "lat": place.lat, "lon": place.lon}) for place in PLACES]
    for a, b in combinations(range(LOCALES), 2):
        was = (before[a][0] - before[b][0], before[a][1] - before[b][1])
        now = (SPOTS[a][0] - SPOTS[b][0], SPOTS[a][1] - SPOTS[b][1])
        if np.hypot(*was) < 2.0:
            assert was[0] * now[0] + was[1] * now[1] > 0, (LOCALE_NAMES[a], LOCALE_NAMES[b])


def test_nobody_is_moved_farther_than_a_unit_from_where_he_belongs() -> None:
    for place in PLACES:
        x, y = build_greek_map.home({"id": place.id, "lat": place.lat, "lon": place.lon})
        assert np.hypot(place.x - x, place.y - y) < 1.0, place.id


def test_seas_are_wet_and_cities_stand_on_their_shores() -> None:
    for locale in range(LOCALES):
        spot = Point(*SPOTS[locale])
        if IS_SEA[locale]:
            assert not LAND.contains(spot), LOCALE_NAMES[locale]
        else:
            assert LAND.distance(spot) < 0.5, LOCALE_NAMES[locale]


def course(number: int) -> LineString:
    way = FILES.map.route[number]
    a, b = way.between
    return LineString([SPOTS[a], *[(x, y) for x, y in way.via], SPOTS[b]])


@pytest.mark.parametrize("kind", ["road", "sea_route"])
def test_ways_keep_to_their_ground(kind: str) -> None:
    """But for their ends, which stand on a shore, and for straits and spits that are narrow."""
    wrong = []
    for number, way in enumerate(FILES.map.route):
        if way.kind == kind:
            line = course(number)
            middle = line.difference(unary_union([Point(*SPOTS[end]).buffer(0.6) for end in way.between]))
            dry = middle.intersection(LAND).length
            off = dry if kind == "sea_route" else middle.length - dry
            if off > 1.8:
                wrong.append((round(off, 2), *[LOCALE_NAMES[end] for end in way.between]))
    assert wrong == []


def test_ways_do_not_run_over_other_locales() -> None:
    over = []
    for number, way in enumerate(FILES.map.route):
        line = course(number)
        over += [
            (LOCALE_NAMES[way.between[0]], LOCALE_NAMES[way.between[1]], LOCALE_NAMES[locale])
            for locale in range(LOCALES)
            if locale not in way.between and line.distance(Point(*SPOTS[locale])) < 0.3
        ]
    assert over == []


def test_the_coast_is_sound() -> None:
    assert len(FILES.coast.ring) > 40
    assert all(len(ring) >= 3 for ring in FILES.coast.ring)
    assert isinstance(LAND, MultiPolygon)
    assert LAND.is_valid
