"""Hexes of the maps, and what a map must fulfil."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from polemos.games.alexander.data import words
from polemos.games.alexander.data.facing import stepped
from polemos.games.alexander.data.models import Files, Map, Site
from polemos.room.data_pack import Fault, Rule
from polemos.room.data_problems import inside


def beside(hex_: str, direction: int) -> str:
    """The hex beside another: directions are 0 to 5, clockwise from the top."""
    column, row = stepped(int(hex_[:2]), int(hex_[2:]), direction)
    return f"{column:02d}{row:02d}"


def adjacent(one: str, other: str) -> bool:
    """Whether two hexes share a hexside."""
    return any(beside(one, d) == other for d in range(6))


def terrain_at(field: Map, hex_: str) -> str:
    """The terrain of a hex of a map, "" beyond its edges."""
    column, row = int(hex_[:2]), int(hex_[2:])
    if not (1 <= row <= len(field.terrain) and 1 <= column <= len(field.terrain[row - 1])):
        return ""
    return field.legend.get(field.terrain[row - 1][column - 1], "")


def _size_faults(field: Map) -> Iterator[Fault]:
    """The rows and columns are as many as the map says, and the legend knows their characters."""
    for key, rows in (("terrain", field.terrain), ("elevation", field.elevation)):
        if len(rows) != field.rows:
            yield key, f"{len(rows)} rows", f"{field.rows}, as rows says"
        uneven = [i for i, row in enumerate(rows) if len(row) != field.cols]
        if uneven:
            wrong = f"{len(rows[uneven[0]])} columns"
            yield inside(key, uneven[0]), wrong, f"{field.cols} in every row, as cols says"
    for i, row in enumerate(field.terrain):
        strange = sorted(set(row) - set(field.legend))
        if strange:
            yield inside("terrain", i), f'"{strange[0]}"', "characters of the legend"


def _hexside_faults(field: Map) -> Iterator[Fault]:
    for kind, pairs in field.hexsides.kinds():
        known: set[frozenset[str]] = set()
        for i, pair in enumerate(pairs):
            one, other = pair.split("-")
            place = inside(f"hexsides.{kind}", i)
            if not adjacent(one, other):
                yield place, f'"{pair}"', "two adjacent hexes"
            elif not terrain_at(field, one) or not terrain_at(field, other):
                yield place, f'"{pair}"', "hexes on the map"
            elif frozenset((one, other)) in known:
                yield place, f'"{pair}" twice', "every hexside once"
            known.add(frozenset((one, other)))
    walls = {frozenset(pair.split("-")) for pair in field.hexsides.wall}
    for i, pair in enumerate(field.hexsides.gate):
        if frozenset(pair.split("-")) in walls:
            yield inside("hexsides.gate", i), f'"{pair}" is a wall too', "a gate or a wall"


def map_faults(name: str, files: Files) -> Iterator[Fault]:
    """A map whose rows fit its size and whose hexsides and places lie on it."""
    field = files.map_of(name)
    if name != field.id:
        yield "id", f'"{field.id}"', "the name of the file"
    yield from _size_faults(field)
    yield from _hexside_faults(field)
    sites: list[tuple[str, Site]] = [(inside("place", i), site) for i, site in enumerate(field.place)]
    for place, site in [*sites, ("anchor", field.anchor)]:
        if not terrain_at(field, site.hex):
            yield place, f'"{site.hex}"', "a hex on the map"
    off = (field.rampage_north_facing + field.map_up_bearing_true + 180) % 360 - 180
    if abs(off) > 30:
        right = f"a vertex at most 30 degrees off north: the map top points to {field.map_up_bearing_true}"
        yield "rampage_north_facing", str(field.rampage_north_facing), right


MAP_RULES: Final = tuple([Rule(f"maps/{name}.toml", partial(map_faults, name)) for name in words.MAPS])
