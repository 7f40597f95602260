"""Keys for rows of a state: numbers, words, bits and pieces, read, written, and told when they are wrong."""

from types import SimpleNamespace
from typing import Annotated, Any, cast

import pytest

from polemos.kernel.fields import ints, slots
from polemos.kernel.flow import State, cleared
from polemos.room import position_keys as keys
from polemos.room import position_rows as rows
from polemos.room.positions import Named, PositionParser, numbered

SIDES = ("red", "blue")
RULES = cast(Any, SimpleNamespace(sides=SIDES, option_names=(), die=(1, 6)))
TOWNS = ("bay", "hill")
SHIPS = ("cutter", "brig", "sloop")
town_named = Named("town", numbered(TOWNS), "one such as 'bay'")
ship_named = Named("ship", numbered(SHIPS), "one such as 'cutter'")
BITS = {"burnt": 1, "walled": 2}


class Fleet(State):
    """A state with a row of each kind."""

    stores: Annotated[list[int], ints(0, 9, 2)]
    holder: Annotated[list[int], ints(-1, 1, 2, start=-1)]
    marks: Annotated[list[int], ints(0, 3, 2)]
    watched: Annotated[list[int], ints(0, 2, 4)]
    spent: Annotated[list[int], ints(0, 1, 3)]
    order: Annotated[list[int], ints(0, 2)]
    towed: Annotated[list[int], ints(-1, 2, 2, start=-1)]
    loc: Annotated[list[int], ints(-1, 1, 3, start=-1)]
    facts: Annotated[list[int], ints(0, 3, 1)]
    __slots__ = slots(__annotations__)


ALL = (
    rows.row("stores", town_named),
    rows.row_of_words("holder", town_named, (rows.NOBODY_NAME, *SIDES), lambda s, n: -1, -1),
    rows.row_of_bits("towns", "marks", town_named, BITS),
    rows.row_of_each("watched", town_named, SIDES, ("no", "seldom", "always")),
    rows.noughts("spent", ship_named),
    rows.several("order", ship_named),
    rows.belonging("towed", ship_named, ship_named, lambda by: SHIPS[by] if by >= 0 else ""),
    rows.pieces(
        "ships", town_named, ship_named, lambda _, at: TOWNS[at] if at >= 0 else "", lambda s: s.order.append(0)
    ),
)


def read(data: dict[str, Any]) -> tuple[Any, list[str]]:
    """A state out of a position, and the defects."""
    s, d = cleared(Fleet()), PositionParser(data, RULES, [key.name for key in ALL], "towns")
    keys.read_into(d, s, [key for key in ALL if key.name in data])
    return s, d.bad


def test_what_is_read_is_what_is_written() -> None:
    said: dict[str, Any] = {
        "stores": {"hill": 4},
        "holder": {"bay": "blue"},
        "towns": {"bay": ["burnt", "walled"], "hill": ["walled"]},
        "watched": {"red": {"hill": "always"}, "blue": {"bay": "seldom"}},
        "spent": ["brig"],
        "order": ["sloop", "cutter"],
        "towed": {"sloop": ["cutter", "brig"]},
    }
    s, bad = read(said)
    assert bad == []
    assert (s.stores, s.holder, s.marks, s.watched) == ([0, 4], [1, -1], [3, 2], [0, 2, 1, 0])
    assert (s.spent, s.order, s.towed) == ([0, 1, 0], [2, 0], [2, 2])
    assert keys.described(s, ALL) == said


def test_pieces_stand_where_a_position_says_and_what_depends_on_it_is_built() -> None:
    s, bad = read({"ships": {"bay": ["brig"], "hill": "cutter"}})
    assert bad == [] and s.loc == [1, 0, -1] and s.order == [0]
    assert keys.described(s, ALL)["ships"] == {"hill": ["cutter"], "bay": ["brig"]}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"stores": {"bay": 10}}, "stores.bay: must be a whole number from 0 to 9, not 10"),
        ({"holder": {"bay": "green"}}, "holder.bay: must be one of nobody, red, blue, not 'green'"),
        ({"towns": {"hill": "flooded"}}, "towns.hill: must be some of burnt, walled, not 'flooded'"),
        ({"watched": {"green": {}}}, "watched: must be a table for each of red, blue"),
        ({"watched": {"red": {"bay": "ever"}}}, "watched.red.bay: must be one of no, seldom, always"),
        ({"towed": {"brig": "sloop"}}, "towed.brig: sloop is no unit"),
        ({"ships": {"bay": ["brig"], "hill": "brig"}}, "ships: brig stands in two places"),
    ],
)
def test_what_is_wrong_is_told(said: dict[str, Any], told: str) -> None:
    assert read(said)[1] == [told]
