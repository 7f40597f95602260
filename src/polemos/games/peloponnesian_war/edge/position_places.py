"""Keys of positions about cities and forts: whose they are, walls, garrisons, forts, bases, Long Walls, sieges."""

from collections.abc import Callable, Iterable
from typing import Final

from polemos.games.peloponnesian_war import asking
from polemos.games.peloponnesian_war.choice_ids import TARGET_NAMES
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.edge import position_names
from polemos.games.peloponnesian_war.rules import garrisons, places
from polemos.games.peloponnesian_war.state import War
from polemos.room import position_rows as rows
from polemos.room.position_keys import Key, declared
from polemos.room.positions import PositionParser

HOLDERS: Final = (rows.NOBODY_NAME, *tables.SIDE_NAMES)
_GARRISON: Final = rows.row("garrison", position_names.city_named, garrisons.full)


def _garrisons(d: PositionParser, s: War) -> None:
    """Garrison points that are left; all of them where nothing is said."""
    s.garrison = [garrisons.full(s, city) for city in range(world.CITIES)]
    assert _GARRISON.read is not None
    _GARRISON.read(d, s)


def _sieges(d: PositionParser, s: War) -> None:
    """By place the season count; who besieges is whose units are outside there."""
    for name, count in d.table("siege").items():
        for target in d.meant("siege", [name], position_names.target_named):
            s.siege[target] = 1 + d.number(f"siege.{name}", count, 0, tables.SIEGE.most)
            s.besieger[target] = places.investor(s, target)
            s.since[target] = max(0, asking.season_number(s) - s.siege[target])
            if s.besieger[target] == tables.NEITHER:
                d.note(f"siege.{name}", "nobody besieges it: land units of the enemy must be outside there")


def _besieged(s: War) -> dict[str, int]:
    return {TARGET_NAMES[target]: count - 1 for target, count in enumerate(s.siege) if count}


def _usual_season(s: War, target: int) -> int:
    """The season in which a siege was begun if it has gone on ever since, season by season; 0 without a siege."""
    return max(0, asking.season_number(s) - s.siege[target]) if s.siege[target] else 0


_SINCE: Final = rows.row("since", position_names.target_named, _usual_season)


def _begun(d: PositionParser, s: War) -> None:
    """By place the season of the war in which its siege was begun, where that is not told by the count."""
    assert _SINCE.read is not None
    _SINCE.read(d, s)
    for target, since in enumerate(s.since):
        if since and not s.siege[target]:
            d.note(f"since.{TARGET_NAMES[target]}", "there is no siege")


def _works(key: str, at: str, whose: str, ordered: Callable[[War], Iterable[int]]) -> Key:
    """Forts, or bases: by place the side, or the sides where each has one; ordered: the markers as they are named."""

    def read(d: PositionParser, s: War) -> None:
        if key in d.data:
            getattr(s, at)[:] = [-1] * len(getattr(s, at))
            getattr(s, whose)[:] = [tables.NEITHER] * len(getattr(s, whose))
        for number, (place, where, word) in enumerate(d.placed(key, position_names.spot_named)):
            if word not in tables.SIDE_NAMES:
                d.note(where, f"must be some of {', '.join(tables.SIDE_NAMES)}, not {word!r}")
            elif number < len(getattr(s, at)) and place < world.LAND:
                getattr(s, at)[number], getattr(s, whose)[number] = place, tables.SIDE_NAMES.index(word)
            else:
                d.note(where, f"there are {len(getattr(s, at))} markers, and each stands on land")

    def write(s: War) -> dict[str, str | list[str]]:
        found: dict[str, list[str]] = {}
        for number in ordered(s):
            if getattr(s, at)[number] >= 0:
                found.setdefault(position_names.place_name(getattr(s, at)[number]), []).append(
                    tables.SIDE_NAMES[getattr(s, whose)[number]]
                )
        return {name: sides[0] if len(sides) == 1 else sides for name, sides in found.items()}

    return Key(key, read, write, lies=True)


def _inner_first(s: War) -> list[int]:
    """Bases by number, but of two in one hex that inside its city or fort first."""
    places_ = [at if at >= 0 else -1 - number for number, at in enumerate(s.base_at)]
    return sorted(range(tables.BASES), key=lambda number: (places_.index(places_[number]), not s.base_inside[number]))


def _bases_inside(d: PositionParser, s: War) -> None:
    """Places whose base is inside; where both sides have one there, the side named first."""
    if "bases" in d.data:
        s.base_inside = [0] * tables.BASES
    for place in d.those("bases_inside", position_names.spot_named):
        first = next((number for number, at in enumerate(s.base_at) if at == place and not s.base_inside[number]), -1)
        if first < 0:
            d.note("bases_inside", f"there is no base at {position_names.place_name(place)}")
        else:
            s.base_inside[first] = 1


def _inner_bases(s: War) -> list[str]:
    return [position_names.place_name(at) for n, at in enumerate(s.base_at) if at >= 0 and s.base_inside[n]]


def _long_walls(d: PositionParser, s: War) -> None:
    pairs = d.data.get("long_walls", [])
    if not isinstance(pairs, list) or len(pairs) > tables.LONG_WALLS:
        d.note("long_walls", f"must be a list of at most {tables.LONG_WALLS} pairs of cities or forts")
        return
    for n, pair in enumerate(pairs):
        where = f"long_walls[{n}]"
        words = d.names(where, pair)
        ends = list(d.meant(where, words[:2], position_names.target_named))
        builder = list(d.meant(where, words[2:3], position_names.unit_named))
        if len(ends) != 2 or len(words) > 4 or (builder and not words[-1].isdecimal()):
            d.note(where, "must be two cities or forts; while they are built also the builder and the season")
            continue
        s.wall_ends[2 * n], s.wall_ends[2 * n + 1] = ends
        if builder:
            least, most = declared("wall_ready")(s)
            s.wall_builder[n], s.wall_ready[n] = builder[0], d.number(where, int(words[-1]), least + 1, most)


def _walled_pairs(s: War) -> list[list[str]]:
    """By marker its ends, and of walls that are being built the builder and the season in which they will stand."""
    return [
        [
            TARGET_NAMES[s.wall_ends[2 * n]],
            TARGET_NAMES[s.wall_ends[2 * n + 1]],
            *([tables.PIECE_KEY[s.wall_builder[n]], str(s.wall_ready[n])] if s.wall_ready[n] else []),
        ]
        for n in range(tables.LONG_WALLS)
        if s.wall_ends[2 * n] >= 0
    ]


KEYS: Final = (
    rows.row_of_words("holder", position_names.city_named, HOLDERS, lies=True),
    rows.row_of_bits("cities", "city_marks", position_names.city_named, position_names.CITY_BITS),
    rows.row("walls", position_names.city_named, lambda s, n: world.WALLED[n], lies=True),
    rows.row("works", position_names.city_named, lies=True),
    rows.noughts("works_revolt", position_names.city_named),
    Key("garrison", _garrisons, _GARRISON.write, lies=True, rank=1),
    rows.row_of_bits("places", "target_marks", position_names.target_named, position_names.TARGET_BITS),
    _works("forts", "fort_at", "fort_side", lambda s: range(tables.FORTS)),
    _works("bases", "base_at", "base_side", _inner_first),
    Key("bases_inside", _bases_inside, _inner_bases, lies=True, rank=1),
    Key("long_walls", _long_walls, _walled_pairs, lies=True, rank=1),
    rows.row("raids", position_names.area_named, lies=True),
)
"""What positions say of cities, forts and works, in order."""
SIEGES: Final = (
    Key("siege", _sieges, _besieged, lies=True, rank=2),
    Key("since", _begun, _SINCE.write, lies=True, rank=3),
)
"""What they say of sieges, which pieces make."""
