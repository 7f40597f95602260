"""Keys of the shapes that recur: read, written and asked for by one declaration."""

from types import SimpleNamespace
from typing import Annotated, Any, cast

import pytest

from polemos.kernel.errors import BadInput
from polemos.kernel.fields import ints, number, slots
from polemos.kernel.flow import State, cleared
from polemos.room import position_keys as keys
from polemos.room.palette import CHOICE, FLAGS, NUMBER, Ask, KitForm
from polemos.room.position_keys import Key
from polemos.room.positions import Named, PositionParser, numbered
from polemos.room.view_models import Pick

SIDES = ("red", "blue")
RULES = cast(Any, SimpleNamespace(sides=SIDES, option_names=("night_march",), die=(1, 6)))
WEATHER = {"fair": 3, "foul": 4}
ALL = (
    keys.number("turn", "group-turn", lambda s: (1, 9)),
    keys.number("placed", reach=lambda s: (0, 5), idle=0),
    keys.word("weather", WEATHER, "group-turn", field="sky", usual=lambda s: 3, shy=True),
    keys.word("side", SIDES, "group-turn", usual=lambda s: 1),
    keys.options("group-turn"),
    keys.numbers("money", SIDES, "group-sides", lambda s: (0, 99), lambda s: (0, 20)),
    Key("hands", ask=Ask(FLAGS, "group-sides", lambda form: [Pick("a", "A")], each_side=True)),
    keys.numbers("holds", SIDES, reach=lambda s: (0, 1), field="held", usual=lambda s: [1, 0], idle=0),
    Key("lying", None, lambda s: ["here"], lies=True),
)


def state(**rest: Any) -> Any:
    fields = {"turn": 2, "placed": 0, "sky": 3, "side": 0, "money": [4, 0], "held": [0, 0]}
    return SimpleNamespace(option_set=None, **{**fields, **rest})


def read(data: dict[str, Any], s: Any) -> list[str]:
    """Take a position into a state; the defects."""
    d = PositionParser(data, RULES, [key.name for key in ALL], "turn")
    keys.read_into(d, s, ALL)
    return d.bad


def form(position: dict[str, Any]) -> KitForm:
    """A form whose words are the names of the messages."""

    def said(message: str, args: dict[str, Any] | None = None) -> str:
        return " ".join([message, *map(str, (args or {}).values())])

    words = {"side": ("Red", "Blue"), "weather": ("", "", "", "fine", "rain")}
    wording = SimpleNamespace(texts=lambda language: said, word=lambda kind, value, language: words[kind][value])
    return KitForm(cast(Any, wording), "en", RULES, state(), position)


def test_what_is_read_is_what_is_written() -> None:
    s = state()
    said = {"turn": 7, "placed": 2, "weather": "foul", "side": "red", "money": {"red": 1, "blue": 99}}
    assert read({**said, "holds": {"blue": 1}}, s) == []
    assert (s.turn, s.placed, s.sky, s.side, s.money, s.held) == (7, 2, 4, 0, [1, 99], [1, 1])
    written = keys.described(s, [key for key in ALL if key.name != "options"])
    assert written == {**said, "holds": {"red": 1, "blue": 1}, "lying": ["here"]}
    assert keys.bared(written, ALL) == {**said, "holds": {"red": 1, "blue": 1}}


def test_where_nothing_is_said_the_usual_holds() -> None:
    s = state(turn=5, sky=4)
    assert read({}, s) == []
    assert (s.turn, s.sky, s.side, s.money, s.held) == (1, 3, 1, [4, 0], [1, 0])


def test_of_what_is_idle_or_usual_nothing_is_said() -> None:
    some = [key for key in ALL if key.name in ("placed", "weather", "holds", "side")]
    assert keys.described(state(), some) == {"side": "red"}
    # a value without a word is written as the usual one, a number below its range as the least
    assert keys.described(state(side=-1, sky=0), some) == {"side": "blue"}
    assert keys.described(state(turn=0), ALL[:1]) == {"turn": 1}


@pytest.mark.parametrize(
    ("said", "defect"),
    [
        ({"turn": 10}, "turn: must be a whole number from 1 to 9, not 10"),
        ({"weather": "wet"}, "weather: unknown 'wet'; there are fair, foul"),
        ({"side": "green"}, "side: unknown 'green'; there are red, blue"),
        ({"money": {"red": 100}}, "money.red: must be a whole number from 0 to 99, not 100"),
        ({"money": {"green": 1}}, "money: unknown side 'green'; there are red, blue"),
    ],
)
def test_a_defect_says_where_and_what_would_be_right(said: dict[str, Any], defect: str) -> None:
    assert read(said, state()) == [defect]


def test_a_form_begins_with_what_the_set_up_says() -> None:
    fields = {field.key: field for field in keys.fields_of(ALL, form({"turn": 2, "side": "blue", "money": {"red": 4}}))}
    defaults = {key: field.default for key, field in fields.items()}
    assert defaults == {
        "turn": "2",
        "weather": "fair",
        "side": "blue",
        "options": "",
        "money.red": "4",
        "hands.red": "",
        "money.blue": "0",
        "hands.blue": "",
    }
    # of each side one after the other, and what nobody is asked for is not there
    assert list(fields) == ["turn", "weather", "side", "options", "money.red", "hands.red", "money.blue", "hands.blue"]
    money = fields["money.blue"]
    assert (money.kind, money.label, money.group) == (NUMBER, "palette-money Blue", "palette-group-sides")
    assert (money.low, money.high) == (0, 20)
    assert (fields["side"].kind, fields["side"].picks) == (CHOICE, [Pick("red", "Red"), Pick("blue", "Blue")])
    assert fields["weather"].picks == [Pick("fair", "fine"), Pick("foul", "rain")]
    assert fields["options"].picks == [Pick("night_march", "option-night-march")]


class Purse(State):
    """A state with a number and a row of its own."""

    coins: Annotated[int, number(2, 7)]
    debts: Annotated[list[int], ints(-3, 3, 2)]
    __slots__ = slots(__annotations__)


def test_the_range_is_that_of_the_field_where_a_key_says_no_other() -> None:
    some, s = (keys.number("coins"), keys.numbers("owed", SIDES, field="debts")), cleared(Purse())
    d = PositionParser({"coins": 8, "owed": {"red": 4, "blue": -3}}, RULES, ["coins", "owed"], "coins")
    keys.read_into(d, s, some)
    assert d.bad == [
        "coins: must be a whole number from 2 to 7, not 8",
        "owed.red: must be a whole number from -3 to 3, not 4",
    ]
    assert (s.coins, s.debts) == (2, [-3, -3])


def test_keys_of_a_higher_rank_are_read_later() -> None:
    found: list[str] = []
    some = [
        Key("a", lambda d, s: found.append("a"), rank=1),
        Key("b", lambda d, s: found.append("b")),
    ]
    keys.read_into(PositionParser({}, RULES, ["a", "b"], "a"), None, some)
    assert found == ["b", "a"]


def test_things_are_called_by_their_names() -> None:
    ship = Named("ship", numbered(("Great-Galley", "cutter")), "one such as 'cutter'")
    assert (ship("great galley"), ship.find("CUTTER"), ship.find("raft")) == (0, 1, -1)
    with pytest.raises(BadInput, match=r"unknown ship .cuter.; did you mean .cutter."):
        ship("cuter")
    with pytest.raises(BadInput, match="unknown ship 'zzz'; a ship is one such as 'cutter'"):
        ship("zzz")


def test_who_is_where_and_how_many_are_read_with_the_place_of_the_defect() -> None:
    place, ship = Named("place", numbered(("port", "bay")), "'port'"), Named("ship", numbered(("a", "b")), "'a'")
    data = {"ships": {"port": ["a", "b"], "bay": 7, "sea": "a"}, "hits": ["2 a", "b"], "wounds": {"b": 5, "c": 1}}
    d = PositionParser(data, RULES, data, "ships")
    assert list(d.placed("ships", place)) == [(0, "ships.port", "a"), (0, "ships.port", "b")]
    assert d.by_name("hits", ship) == [(0, 2), (1, 1)]
    assert d.by_name("wounds", ship) == [(1, 5)]
    assert [line.partition(";")[0] for line in d.bad] == [
        "ships.bay: must be a list of names, not 7",
        "ships: unknown place 'sea'",
        "wounds: unknown ship 'c'",
    ]
