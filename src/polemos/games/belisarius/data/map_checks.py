"""What the map file must fulfil in itself, beside what its models say: hexsides, lines, towns, edges."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from polemos.board.hexes import Convention
from polemos.games.belisarius.data import models_forms, models_map
from polemos.games.belisarius.data.models import Files
from polemos.games.belisarius.data.models_forms import DIRECTIONS, PROVINCES
from polemos.games.belisarius.data.models_map import Map
from polemos.room.data_pack import Fault
from polemos.room.data_problems import inside, twice

#: Towns that the rules name.
NAMED_TOWNS: Final = (
    *("Constantinopolis", "Roma", "Alexandria", "Carthago"),
    *("Bosporus", "Tingis", "Vindobona", "Aquileia"),
)
_CONVENTION: Final = Convention(rows_from="south")


def beyond(name: str, direction: int) -> str:
    """The number of the neighbouring hex, whether or not the map has it."""
    at = _CONVENTION.step(_CONVENTION.parse(name), direction)
    return _CONVENTION.name(at) if at[0] >= 0 and at[1] >= 0 else "off the grid"


def adjacent(a: str, b: str) -> bool:
    """Whether two hexes share a hexside."""
    return any(beyond(a, direction) == b for direction in range(len(DIRECTIONS)))


def ways(game_map: Map, name: str, key: str) -> tuple[int, ...]:
    """The directions that a hex lists under a key: land, sea or strait."""
    found: tuple[int, ...] = getattr(game_map.hex[name], key, ())
    return found


def map_faults(files: Files) -> Iterator[Fault]:
    """Everything that is wrong with the map."""
    game_map = files.map
    yield from _grid_faults(game_map)
    for name in game_map.hex:
        yield from _side_faults(game_map, name)
    for kind, lines in (("road", game_map.road), ("track", game_map.track)):
        for i, line in enumerate(lines):
            yield from _path_faults(game_map, line, inside(kind, i))
    for i, river in enumerate(game_map.river):
        yield from _river_faults(game_map, river, inside("river", i))
    yield from _strait_faults(game_map)
    yield from _town_faults(game_map)
    for i, label in enumerate(game_map.label):
        if label.hex not in game_map.hex:
            yield _absent(inside("label", i, "hex"), label.hex)
    yield from _edge_faults(game_map)


def _absent(place: str, name: str) -> Fault:
    return place, f'"{name}" is not on the map', "a hex of [hex]"


def _grid_faults(game_map: Map) -> Iterator[Fault]:
    grid = game_map.grid
    for name in game_map.hex:
        row, column = _CONVENTION.parse(name)
        if not grid.row_min <= row <= grid.row_max or not grid.col_min <= column <= grid.col_max:
            right = f"row {grid.row_min}-{grid.row_max}, column {grid.col_min}-{grid.col_max}"
            yield inside("hex", name), "outside the grid", right
    held = {entry.province for entry in game_map.hex.values() if isinstance(entry, models_map.LandHex)}
    for province, name in enumerate(PROVINCES):
        if province not in held:
            yield "hex", f"no hex in {name}", "at least one hex in every province"


def _side_faults(game_map: Map, name: str) -> Iterator[Fault]:
    """Every hexside is told the same way from both hexes."""
    for key in ("land", "sea", "strait"):
        place = inside("hex", name, key)
        for direction in ways(game_map, name, key):
            other, back = beyond(name, direction), (direction + 3) % 6
            leads = f"{DIRECTIONS[direction]} leads to {other}"
            if other not in game_map.hex:
                yield place, f"{leads}, off the map", "directions to hexes of [hex]"
            elif back not in ways(game_map, other, key):
                yield place, f"{leads}, where {DIRECTIONS[back]} is not listed", "both hexes to list the side"
    both = set(ways(game_map, name, "land")) & set(ways(game_map, name, "strait"))
    if both:
        wrong = f"{' '.join(sorted(DIRECTIONS[direction] for direction in both))} is under land too"
        yield inside("hex", name, "strait"), wrong, "either land or strait"


def _path_faults(game_map: Map, line: models_map.Course, place: str) -> Iterator[Fault]:
    """Roads and tracks step over hexsides that are not all sea."""
    where = inside(place, "path")
    for a in line.path:
        if a not in game_map.hex:
            yield _absent(where, a)
    for a, b in pairwise(line.path):
        if a not in game_map.hex or b not in game_map.hex:
            continue
        found = [direction for direction in range(len(DIRECTIONS)) if beyond(a, direction) == b]
        if not found:
            yield where, f"{a} and {b} are not adjacent", "neighbouring hexes one after the other"
        elif found[0] not in ways(game_map, a, "land"):
            yield where, f"no land between {a} and {b}", "steps over land hexsides"


def _river_faults(game_map: Map, river: models_map.River, place: str) -> Iterator[Fault]:
    for i, side in enumerate(river.sides):
        a, b = side.split("-")
        here = inside(place, "sides", i)
        if a not in game_map.hex or b not in game_map.hex:
            yield _absent(here, b if a in game_map.hex else a)
        elif not adjacent(a, b):
            yield here, f"{a} and {b} are not adjacent", "two neighbouring hexes"
        elif any(isinstance(game_map.hex[name], models_map.SeaHex) for name in (a, b)):
            yield here, f"{side} touches an all-sea hex", "a river between hexes with land"


def _strait_faults(game_map: Map) -> Iterator[Fault]:
    named: set[tuple[str, str]] = set()
    for i, strait in enumerate(game_map.strait):
        a, b = sorted(strait.hexes)
        place = inside("strait", i, "hexes")
        named.add((a, b))
        if a not in game_map.hex or b not in game_map.hex:
            yield _absent(place, b if a in game_map.hex else a)
        elif not adjacent(a, b):
            yield place, f"{a} and {b} are not adjacent", "two neighbouring hexes"
        elif not any(beyond(a, direction) == b for direction in ways(game_map, a, "strait")):
            yield place, f"hex {a} does not list it under strait", "both hexes to list the side"
    for name in game_map.hex:
        for direction in ways(game_map, name, "strait"):
            a, b = sorted((name, beyond(name, direction)))
            if (a, b) not in named:
                yield inside("hex", name, "strait"), f"{a}-{b} has no name", "an entry in [[strait]]"


def _town_faults(game_map: Map) -> Iterator[Fault]:
    names = [city.name for city in game_map.city]
    yield from twice(names, "city", "name", "every town once")
    taken: dict[str, str] = {}
    for i, city in enumerate(game_map.city):
        place, name, at = inside("city", i), city.name, city.hex
        kind = models_map.TOWN_CLASSES[city.class_ - 1]
        if (kind == "capital") != (name == "Constantinopolis"):
            right = 'Constantinopolis, and no other town, "capital"'
            yield inside(place, "class"), f'"{kind}" for {name}', right
        ground = game_map.hex.get(at)
        if not isinstance(ground, models_map.LandHex):
            yield inside(place, "hex"), f"{name} in {at}, which is no land", "a hex with land"
            continue
        if at in taken:
            yield inside(place, "hex"), f"{name} in {at} with {taken[at]}", "one town in a hex"
        taken[at] = name
        if ground.province != city.province:
            right = f"{PROVINCES[ground.province]}, the province of hex {at}"
            yield inside(place, "province"), f"{PROVINCES[city.province]} for {name}", right
        terrain = models_map.TERRAIN[ground.terrain]
        if terrain != "clear":
            yield inside(place, "hex"), f"{name} in {terrain} hex {at}", "clear ground under a town"
        if city.port and not ways(game_map, at, "sea"):
            yield inside(place, "port"), f"{name} in {at}, which fleets cannot reach", "a port on the coast"
    for name in NAMED_TOWNS:
        if name not in names:
            yield "city", f"no {name}", f"the towns that the rules name: {', '.join(NAMED_TOWNS)}"


def _edge_faults(game_map: Map) -> Iterator[Fault]:
    listed = [area.name for area in game_map.offmap]
    for i, area in enumerate(game_map.offmap):
        place = inside("offmap", i)
        if area.name in listed[:i]:
            yield inside(place, "name"), f'"{area.name}" twice', f"each of {', '.join(models_forms.AREAS)} once"
        for name in area.land_hexes:
            ground = game_map.hex.get(name)
            if ground is None:
                yield _absent(inside(place, "land_hexes"), name)
            elif not isinstance(ground, models_map.LandHex) or PROVINCES[ground.province] != area.name:
                yield inside(place, "land_hexes"), f"{name} is not in {area.name}", "land hexes of that province"
        for key, hexes in (("sea_hexes", area.sea_hexes), ("fleet_hexes", area.fleet_hexes)):
            for name in hexes:
                if name not in game_map.hex:
                    yield _absent(inside(place, key), name)
                elif models_map.HEX_KINDS[game_map.hex[name].kind] == "land":
                    yield inside(place, key), f"{name} is an all-land hex", "hexes with water"
