"""What the map file must fulfil in itself: hexsides, lines, towns, edges."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from polemos.board.hexes import Convention
from polemos.games.belisarius.data.schema import AREAS, DIRECTIONS, PROVINCES
from polemos.room.data_problems import inside

Fault = tuple[str, str, str]
"""Place, what is wrong, what would be right."""

#: Towns that the rules name.
NAMED_TOWNS: Final = (
    *("Constantinopolis", "Roma", "Alexandria", "Carthago"),
    *("Bosporus", "Tingis", "Vindobona", "Aquileia"),
)
_CONVENTION: Final = Convention(rows_from="south")


def towns_of(content: dict[str, Any]) -> dict[str, str]:
    """Hex by name of town."""
    return {city["name"]: city["hex"] for city in content["city"]}


def beyond(name: str, direction: str) -> str:
    """The number of the neighbouring hex, whether or not the map has it."""
    at = _CONVENTION.step(_CONVENTION.parse(name), DIRECTIONS.index(direction))
    return _CONVENTION.name(at) if at[0] >= 0 and at[1] >= 0 else "off the grid"


def adjacent(a: str, b: str) -> bool:
    return any(beyond(a, direction) == b for direction in DIRECTIONS)


def map_faults(content: dict[str, Any]) -> Iterator[Fault]:
    hexes: dict[str, dict[str, Any]] = content["hex"]
    yield from _grid_faults(content)
    for name, entry in hexes.items():
        yield from _side_faults(hexes, name, entry)
    for kind in ("road", "track"):
        for i, line in enumerate(content[kind]):
            yield from _path_faults(hexes, line, inside(kind, i))
    for i, river in enumerate(content["river"]):
        yield from _river_faults(hexes, river, inside("river", i))
    yield from _strait_faults(content)
    yield from _town_faults(content)
    for i, label in enumerate(content["label"]):
        if label["hex"] not in hexes:
            yield _absent(inside(inside("label", i), "hex"), label["hex"])
    yield from _edge_faults(content)


def _absent(place: str, name: str) -> Fault:
    return place, f'"{name}" is not on the map', "a hex of [hex]"


def _grid_faults(content: dict[str, Any]) -> Iterator[Fault]:
    grid = content["grid"]
    for name in content["hex"]:
        row, column = _CONVENTION.parse(name)
        inside_rows = grid["row_min"] <= row <= grid["row_max"]
        if not inside_rows or not grid["col_min"] <= column <= grid["col_max"]:
            rows, columns = f"{grid['row_min']}-{grid['row_max']}", f"{grid['col_min']}-{grid['col_max']}"
            yield inside("hex", name), "outside the grid", f"row {rows}, column {columns}"
    held = {entry.get("province") for entry in content["hex"].values()}
    for province in PROVINCES:
        if province not in held:
            yield "hex", f"no hex in {province}", "at least one hex in every province"


def _side_faults(hexes: dict[str, dict[str, Any]], name: str, entry: dict[str, Any]) -> Iterator[Fault]:
    """Every hexside is told the same way from both hexes."""
    for key in ("land", "sea", "strait"):
        place = inside(inside("hex", name), key)
        for direction in entry.get(key, "").split():
            other = beyond(name, direction)
            back = DIRECTIONS[(DIRECTIONS.index(direction) + 3) % 6]
            if other not in hexes:
                yield place, f"{direction} leads to {other}, off the map", "directions to hexes of [hex]"
            elif back not in hexes[other].get(key, "").split():
                yield place, f"{direction} leads to {other}, where {back} is not listed", "both hexes to list the side"
    both = sorted(set(entry.get("land", "").split()) & set(entry.get("strait", "").split()))
    if both:
        yield inside(inside("hex", name), "strait"), f"{' '.join(both)} is under land too", "either land or strait"


def _path_faults(hexes: dict[str, dict[str, Any]], line: dict[str, Any], place: str) -> Iterator[Fault]:
    """Roads and tracks step over hexsides that are not all sea."""
    for a in line["path"]:
        if a not in hexes:
            yield _absent(inside(place, "path"), a)
    for a, b in pairwise(line["path"]):
        if a not in hexes or b not in hexes:
            continue
        ways = [direction for direction in DIRECTIONS if beyond(a, direction) == b]
        if not ways:
            yield inside(place, "path"), f"{a} and {b} are not adjacent", "neighbouring hexes one after the other"
        elif ways[0] not in hexes[a].get("land", "").split():
            yield inside(place, "path"), f"no land between {a} and {b}", "steps over land hexsides"


def _river_faults(hexes: dict[str, dict[str, Any]], river: dict[str, Any], place: str) -> Iterator[Fault]:
    for i, side in enumerate(river["sides"]):
        a, b = side.split("-")
        here = inside(inside(place, "sides"), i)
        if a not in hexes or b not in hexes:
            yield _absent(here, b if a in hexes else a)
        elif not adjacent(a, b):
            yield here, f"{a} and {b} are not adjacent", "two neighbouring hexes"
        elif "sea" in (hexes[a]["kind"], hexes[b]["kind"]):
            yield here, f"{side} touches an all-sea hex", "a river between hexes with land"


def _strait_faults(content: dict[str, Any]) -> Iterator[Fault]:
    hexes = content["hex"]
    named: set[tuple[str, str]] = set()
    for i, strait in enumerate(content["strait"]):
        a, b = sorted(strait["hexes"])
        place = inside(inside("strait", i), "hexes")
        named.add((a, b))
        if a not in hexes or b not in hexes:
            yield _absent(place, b if a in hexes else a)
        elif not adjacent(a, b):
            yield place, f"{a} and {b} are not adjacent", "two neighbouring hexes"
        elif not any(beyond(a, d) == b for d in hexes[a].get("strait", "").split()):
            yield place, f"hex {a} does not list it under strait", "both hexes to list the side"
    for name, entry in hexes.items():
        for direction in entry.get("strait", "").split():
            pair = tuple(sorted((name, beyond(name, direction))))
            if pair not in named:
                yield inside(inside("hex", name), "strait"), f"{'-'.join(pair)} has no name", "an entry in [[strait]]"


def _town_faults(content: dict[str, Any]) -> Iterator[Fault]:
    hexes = content["hex"]
    names: set[str] = set()
    taken: dict[str, str] = {}
    for i, city in enumerate(content["city"]):
        place, name, at = inside("city", i), city["name"], city["hex"]
        if name in names:
            yield inside(place, "name"), f'"{name}" twice', "every town once"
        names.add(name)
        if (city["class"] == "capital") != (name == "Constantinopolis"):
            yield (
                inside(place, "class"),
                f'"{city["class"]}" for {name}',
                'Constantinopolis, and no other town, "capital"',
            )
        if at not in hexes or hexes[at]["kind"] == "sea":
            yield inside(place, "hex"), f"{name} in {at}, which is no land", "a hex with land"
            continue
        if at in taken:
            yield inside(place, "hex"), f"{name} in {at} with {taken[at]}", "one town in a hex"
        taken[at] = name
        ground = hexes[at]
        if ground["province"] != city["province"]:
            right = f"{ground['province']}, the province of hex {at}"
            yield inside(place, "province"), f"{city['province']} for {name}", right
        if ground["terrain"] != "clear":
            yield inside(place, "hex"), f"{name} in {ground['terrain']} hex {at}", "clear ground under a town"
        if city["port"] and not ground.get("sea"):
            yield inside(place, "port"), f"{name} in {at}, which fleets cannot reach", "a port on the coast"
    for name in NAMED_TOWNS:
        if name not in names:
            yield "city", f"no {name}", f"the towns that the rules name: {', '.join(NAMED_TOWNS)}"


def _edge_faults(content: dict[str, Any]) -> Iterator[Fault]:
    hexes = content["hex"]
    listed = [area["name"] for area in content["offmap"]]
    for i, area in enumerate(content["offmap"]):
        place = inside("offmap", i)
        if area["name"] in listed[:i]:
            yield inside(place, "name"), f'"{area["name"]}" twice', f"each of {', '.join(AREAS)} once"
        for name in area["land_hexes"]:
            if name not in hexes:
                yield _absent(inside(place, "land_hexes"), name)
            elif hexes[name].get("province") != area["name"]:
                yield inside(place, "land_hexes"), f"{name} is not in {area['name']}", "land hexes of that province"
        for key in ("sea_hexes", "fleet_hexes"):
            for name in area.get(key, []):
                if name not in hexes:
                    yield _absent(inside(place, key), name)
                elif hexes[name]["kind"] == "land":
                    yield inside(place, key), f"{name} is an all-land hex", "hexes with water"
