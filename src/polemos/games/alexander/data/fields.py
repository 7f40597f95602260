"""Hexes of the maps, and what a map must fulfil."""

from collections.abc import Iterator
from typing import Any, Final

from polemos.games.alexander.data.schema import MAPS
from polemos.room.data_pack import Files
from polemos.room.data_problems import inside
from polemos.room.shaped_pack import Rule, rule

Fault = tuple[str, str, str]
"""Place, what is wrong, what would be right."""
Entry = dict[str, Any]

_DX: Final = (0, 1, 1, 0, -1, -1)
_DY_EVEN: Final = (-1, -1, 0, 1, 0, -1)
_DY_ODD: Final = (-1, 0, 1, 1, 1, 0)


def beside(hex_: str, direction: int) -> str:
    """The hex beside another: directions are 0 to 5, clockwise from the top; odd columns lie half a hex lower."""
    column, row = int(hex_[:2]), int(hex_[2:])
    return f"{column + _DX[direction]:02d}{row + (_DY_ODD if column % 2 else _DY_EVEN)[direction]:02d}"


def adjacent(one: str, other: str) -> bool:
    """Whether two hexes share a hexside."""
    return any(beside(one, d) == other for d in range(6))


def terrain_at(field: Entry, hex_: str) -> str:
    """The terrain of a hex of a map, "" beyond its edges."""
    column, row = int(hex_[:2]), int(hex_[2:])
    rows = field["terrain"]
    if not (1 <= row <= len(rows) and 1 <= column <= len(rows[row - 1])):
        return ""
    return str(field["legend"].get(rows[row - 1][column - 1], ""))


def map_faults(files: Files, name: str) -> Iterator[Fault]:
    """A map whose rows fit its size and whose hexsides and places lie on it."""
    field = files[name]
    if name != f"maps/{field['id']}.toml":
        yield "id", f'"{field["id"]}"', "the name of the file"
    for key in ("terrain", "elevation"):
        if len(field[key]) != field["rows"]:
            yield key, f"{len(field[key])} rows", f"{field['rows']}, as rows says"
        uneven = [i for i, row in enumerate(field[key]) if len(row) != field["cols"]]
        if uneven:
            wrong = f"{len(field[key][uneven[0]])} columns"
            yield inside(key, uneven[0]), wrong, f"{field['cols']} in every row, as cols says"
    for i, row in enumerate(field["terrain"]):
        strange = sorted(set(row) - set(field["legend"]))
        if strange:
            yield inside("terrain", i), f'"{strange[0]}"', "characters of the legend"
    for kind, pairs in field["hexsides"].items():
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
    walls = {frozenset(pair.split("-")) for pair in field["hexsides"]["wall"]}
    for i, pair in enumerate(field["hexsides"]["gate"]):
        if frozenset(pair.split("-")) in walls:
            yield inside("hexsides.gate", i), f'"{pair}" is a wall too', "a gate or a wall"
    for i, site in enumerate([*field["place"], field["anchor"]]):
        if not terrain_at(field, site["hex"]):
            yield (
                inside("place", i) if i < len(field["place"]) else "anchor",
                f'"{site["hex"]}"',
                "a hex on the map",
            )
    off = (field["rampage_north_facing"] + field["map_up_bearing_true"] + 180) % 360 - 180
    if abs(off) > 30:
        right = f"a vertex at most 30 degrees off north: the map top points to {field['map_up_bearing_true']}"
        yield "rampage_north_facing", str(field["rampage_north_facing"]), right


def _map_rule(name: str) -> Rule:
    file = f"maps/{name}.toml"

    def faults(files: Files) -> Iterator[Fault]:
        yield from map_faults(files, file)

    return rule(file, faults)


MAP_RULES: Final[tuple[Rule, ...]] = tuple(_map_rule(name) for name in MAPS)
