"""Models of data files: what may stand at a place, what is told where it does not, and what the rules get."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import pytest

from polemos.room.data_checks import problems
from polemos.room.data_models import (
    Cases,
    Cell,
    Chart,
    Content,
    Each,
    Exactly,
    File,
    Halves,
    IfKey,
    Index,
    InOrder,
    Key,
    Keys,
    Known,
    Listed,
    Missing,
    Model,
    Names,
    OneOf,
    OrWord,
    Parsed,
    Real,
    Ref,
    Row,
    Sections,
    Selected,
    Split,
    Spread,
    Text,
    Whole,
    cells_of,
    reader,
    rows_of,
)
from polemos.room.data_pack import DataError, Pack, Rule

SIDES = ("red", "blue")
SPACES = Names("map.toml", ["space"], more=("camp",))
Small = Annotated[int, Whole(0, 9)]
Side = Annotated[int, Index(SIDES)]
Named = Annotated[dict[str, dict[str, Small]], Sections({"sides": SIDES}, ["towns"])]
Price = Annotated[tuple[Small, Small], OrWord("X", (99, 0), 2, "[points, hits] or X")]


class Space(Model):
    id: str
    high: bool = False
    owner: Side = -1


class Sea(Model):
    kind: str
    depth: Small


class Land(Model):
    kind: str


class Unit(Model, said="story", also={Small: "weight"}):
    speed: Annotated[Small, Key("class")] = 4
    side: Annotated[Side, Cell("side", "side")]


class Costs(Model):
    chart = Chart("costs", "work price", "row-cost", "5.1")
    camp: Annotated[Small, Row("camp", "5.1")]
    walls: Annotated[tuple[Small, ...], Listed(2), Row("low", "5.2"), Row("high", "5.2", signed=True)]


def told(hint: Any, value: object, known: Known | None = None) -> list[str]:
    """What is told of a value, without the name of the file."""
    return [str(problem).partition(": ")[2] for problem in problems("x.toml", hint, value, known)]


def read(hint: Any, value: object) -> Any:
    return reader(hint)(value, Known({}))


# (type, a value that fits, what the rules get for it)
FITTING: list[tuple[Any, object, object]] = [
    (Small, 9, 9),
    (Annotated[float, Real(-1, 1)], 1, 1),
    (Annotated[int, Halves()], 2.5, 5),
    (bool, True, True),
    (str, "any", "any"),
    (Annotated[str, Text(r"\d{2}")], "12", "12"),
    (Annotated[str, OneOf(SIDES)], "blue", "blue"),
    (Side, "blue", 1),
    (Annotated[int, Index(SIDES, first=1)], "red", 1),
    (Annotated[tuple[int, ...], Split(("N", "E", "S"))], "S N", (2, 0)),
    (Annotated[tuple[int, ...], Split(("N", "E", "S"))], "", ()),
    (Annotated[tuple[int, int], Split(("A", "B"), "|", 2, "two")], "B|B", (1, 1)),
    (Annotated[int, Parsed(r"\d\+", "a sum such as 4+", lambda text: int(text[0]))], "7+", 7),
    (Annotated[tuple[str, ...], Exactly(SIDES)], ["red", "blue"], ("red", "blue")),
    (Annotated[tuple[Side, ...], Listed(2, distinct=True)], ["blue", "red"], (1, 0)),
    (Price, [2, 1], (2, 1)),
    (Price, "X", (99, 0)),
    (frozenset[Small], [3, 1], frozenset((1, 3))),
    (Annotated[tuple[Small, ...], Each(SIDES)], {"blue": 2, "red": 1, "note": "x"}, (1, 2)),
    (Annotated[tuple[Small, ...], Each(SIDES, missing=0)], {"blue": 2}, (0, 2)),
    (Annotated[dict[str, Small], Keys("a year", r"\d{3}")], {"413": 1, "clause": "1"}, {"413": 1}),
    (dict[Side, Small], {"blue": 1, "note": "x"}, {1: 1}),
    (Named, {"sides": {"red": 1, "blue": 2}, "towns": {}}, {"sides": {"red": 1, "blue": 2}, "towns": {}}),
]


@pytest.mark.parametrize(("hint", "value", "got"), FITTING)
def test_what_fits_is_read(hint: Any, value: object, got: object) -> None:
    assert told(hint, value) == []
    assert read(hint, value) == got


# (type, a value that does not fit, what is told)
UNFIT: list[tuple[Any, object, list[str]]] = [
    (Small, 10, ["the number 10; expected a whole number from 0 to 9"]),
    (Small, True, ["true; expected a whole number from 0 to 9"]),
    (Small, 1.0, ["the number 1.0; expected a whole number from 0 to 9"]),
    (Annotated[float, Real(0, 1)], float("nan"), ["the number nan; expected a number from 0 to 1"]),
    (Annotated[float, Real(0, 1)], "1", ['"1"; expected a number from 0 to 1']),
    (Annotated[int, Halves()], 0.3, ["the number 0.3; expected a number from 0 to 99 in steps of 0.5"]),
    (bool, 1, ["the number 1; expected true or false"]),
    (str, "", ['""; expected a text']),
    (Annotated[str, Text(r"\d{2}", "two digits")], "12\n", ['"12\n"; expected two digits']),
    (Side, "green", ['"green"; expected one of red, blue']),
    (Annotated[int, Index((1, 2))], True, ["true; expected one of 1, 2"]),
    (Annotated[str, OneOf(SIDES, "a side")], "blu", ['"blu"; expected a side (blue?)']),
    (
        Annotated[tuple[int, ...], Split(("N", "E"))],
        "N N",
        ['"N N"; expected some of N E, each once, with blanks between'],
    ),
    (Annotated[tuple[int, int], Split(("A", "B"), "|", 2, "two")], "B", ['"B"; expected two']),
    (Annotated[tuple[str, ...], Exactly(SIDES)], ["blue"], ["['blue']; expected red, blue, in this order"]),
    (Price, "Y", ['"Y"; expected [points, hits] or X']),
    (Price, [1], ["a list of 1; expected [points, hits] or X"]),
    (Price, [1, 77], ["[2]: the number 77; expected a whole number from 0 to 9"]),
    (tuple[Small, ...], "12", ['"12"; expected a list']),
    (tuple[Small, ...], {"a": 1}, ["a table; expected a list"]),
    (
        Annotated[tuple[Small, ...], Listed(3, distinct=True)],
        [1, 1, 1, 77],
        [
            "4 entries; expected 3",
            "[2]: the number 1 twice; expected every entry once",
            "[3]: the number 1 twice; expected every entry once",
            "[4]: the number 77; expected a whole number from 0 to 9",
        ],
    ),
    (Annotated[tuple[Small, ...], Listed(least=1)], [], ["0 entries; expected at least 1"]),
    (frozenset[Small], [1, 1], ["[2]: the number 1 twice; expected every entry once"]),
    (
        Annotated[tuple[Space, ...], InOrder(("a", "b"))],
        [{"id": "b"}, {"id": "b"}, {"id": 3}],
        ["3 entries; expected 2", '[1].id: "b"; expected "a" at this place', "[3].id: the number 3; expected a text"],
    ),
    (
        Annotated[tuple[Space, ...], InOrder(("a", "b", "c", "d"))],
        [{"id": "a"}, {"id": "c"}, {"id": "d"}],
        ["3 entries; expected 4", '[2].id: "c"; expected "b" at this place'],
    ),
    (
        Annotated[tuple[Small, ...], Each(SIDES)],
        {"red": 1, "blu": 1},
        ["blue: missing; expected this key", "blu: unknown key; expected one of red, blue (blue?)"],
    ),
    (
        Annotated[dict[str, Small], Keys("a year", r"\d{3}")],
        {"41": 1, "413": -1},
        ["41: unknown key; expected a year", "413: the number -1; expected a whole number from 0 to 9"],
    ),
    (
        Annotated[dict[str, Small], Keys("a side", words=SIDES)],
        {"red": 1, "blau": 2},
        ["blue: missing; expected this key", "blau: unknown key; expected a side (blue?)"],
    ),
    (
        Annotated[tuple[Small, ...], Each(SIDES, missing=0, called="a side")],
        {"red": 1, "blu": 1},
        ["blu: unknown key; expected a side (blue?)"],
    ),
    (dict[Side, Small], {"green": 1}, ["green: unknown key; expected one of red, blue"]),
    (
        Named,
        {"sides": {"red": 1, "bleu": 1}, "town": {"Roma": 3}},
        [
            "sides.blue: missing; expected this key",
            "sides.bleu: unknown key; expected a name (blue?)",
            "towns: missing; expected this key",
            "town: unknown key; expected one of sides, towns (towns?)",
        ],
    ),
    (dict[str, Small], [], ["a list of 0; expected a table"]),
    (Space, 3, ["the number 3; expected a table"]),
    (
        Space,
        {"hihg": True},
        ["id: missing; expected this key", "hihg: unknown key; expected one of id, high, owner (high?)"],
    ),
    (
        Space,
        {"id": "a", "provenance": "guess", "clauses": "1.1", "unverified": 0},
        [
            'provenance: "guess"; expected one of source, reconstructed',
            'clauses: "1.1"; expected a list',
            "unverified: the number 0; expected true or false",
        ],
    ),
    (
        Unit,
        {"side": "red", "story": 3, "weight": 10},
        ["story: the number 3; expected a text", "weight: the number 10; expected a whole number from 0 to 9"],
    ),
    (
        Unit,
        {"side": "red", "speed": 3, "story": "x"},
        ["weight: missing; expected this key", "speed: unknown key; expected one of side, story, weight, class"],
    ),
]


@pytest.mark.parametrize(("hint", "value", "said"), UNFIT)
def test_what_does_not_fit_is_told_with_its_place(hint: Any, value: object, said: list[str]) -> None:
    assert sorted(told(hint, value)) == sorted(said)


def test_one_of_several_models_is_told_by_a_word() -> None:
    hint = Annotated[Sea | Land, Cases("kind", {"sea": Sea, "land": Land})]
    assert read(hint, {"kind": "sea", "depth": 3}).depth == 3
    assert isinstance(read(hint, {"kind": "land"}), Land)
    places = dict[str, hint]
    assert told(places, {"a": {"kind": "sea"}}) == ["a.depth: missing; expected this key"]
    assert told(places, {"a": {"kind": "lake"}}) == ['a.kind: "lake"; expected one of sea, land']
    assert told(places, {"a": {}}) == ["a.kind: missing; expected this key"]
    assert told(places, {"a": 3}) == ["a: the number 3; expected a table"]


def test_one_of_two_models_is_told_by_a_key() -> None:
    hint = Annotated[Sea | Space, IfKey("depth", Sea, Space)]
    assert read(hint, {"kind": "sea", "depth": 3}).depth == 3
    assert read(hint, {"id": "a"}).id == "a"
    assert told(hint, {"depth": 3}) == ["kind: missing; expected this key"]
    assert told(hint, {"kind": "sea"}) == [
        "id: missing; expected this key",
        "kind: unknown key; expected one of id, high, owner (id?)",
    ]
    assert told(hint, 3) == ["the number 3; expected a table"]


def test_a_word_says_which_of_the_keys_that_may_be_missing_must_be_there() -> None:
    class Special(Model):
        id: str
        turn: Small = 0
        side: Side = -1

    hint = Annotated[Special, Selected("id", {"storm": ("turn",), "truce": ()})]
    assert read(hint, {"id": "storm", "turn": 3}).turn == 3
    assert read(hint, {"id": "truce"}).turn == 0
    assert told(hint, {"id": "storm", "turn": 3}) == []
    assert told(hint, {"id": "storm"}) == ["turn: missing; expected this key"]
    assert told(hint, {"id": "truce", "turn": 3}) == ["turn: unknown key; expected one of id"]
    assert told(hint, {"id": "storm", "turn": 77}) == ["turn: the number 77; expected a whole number from 0 to 9"]
    assert told(hint, {"id": "other", "side": "red"}) == []
    assert told(hint, {"turn": 3}) == ["id: missing; expected this key"]
    assert told(hint, 3) == ["the number 3; expected a table"]


def test_a_model_has_its_fields_and_defaults_and_cannot_be_changed() -> None:
    unit = Unit.of({"class": 2, "side": "blue", "story": "x", "note": "y"}, Known({}))
    assert (unit.speed, unit.side) == (2, 1)
    assert Unit.of({"side": "red"}, Known({})).speed == 4
    assert repr(unit) == "Unit(speed=2, side=1)"
    with pytest.raises(AttributeError, match=r"Unit\.speed stands in a data file and cannot be changed"):
        unit.speed = 3  # type: ignore[misc]


def test_keys_that_are_spread_stand_beside_others() -> None:
    class Check(Model):
        by_die: Annotated[tuple[Small, ...], Spread(("1", "2"))]
        extra: Small

    made = Check.of({"1": 4, "2": 5, "extra": 6}, Known({}))
    assert (made.by_die, made.extra) == ((4, 5), 6)
    assert told(Check, {"1": 4, "extra": 6}) == ["2: missing; expected this key"]


def test_rows_and_cells_for_readers_come_from_the_fields() -> None:
    costs = Costs.of({"camp": 1, "walls": [2, 3]}, Known({}))
    assert [(row.name, row.signed, n) for row, n in rows_of(costs)] == [
        ("camp", False, 1),
        ("low", False, 2),
        ("high", True, 3),
    ]
    assert cells_of(Unit) == [(Cell("side", "side"), "side")]


# ---------------------------------------------------------------- files together


class Map(Model):
    space: tuple[Space, ...]
    road: tuple[Annotated[tuple[Annotated[int, Ref(SPACES, "a place of map.toml")], ...], Listed(2)], ...] = ()


class Card(Model):
    start: dict[Annotated[int, Ref(SPACES, "a place of map.toml")], Small]


class Files(Content):
    map: Annotated[Map, File("map.toml")]
    cards: Annotated[tuple[Card, ...], File("cards/{}.toml", ("1", "2"))]


MAP = {"space": [{"id": "village"}, {"id": "hill"}], "road": [["hill", "camp"]]}


def test_names_of_entries_become_their_numbers() -> None:
    files = Files({"map.toml": MAP, "cards/1.toml": {"start": {"camp": 3}}, "cards/2.toml": {"start": {}}})
    assert files.map.road == ((1, 2),)
    assert files.cards[0].start == {2: 3}
    assert files.map is files.map
    assert list(Files.models()) == ["map.toml", "cards/1.toml", "cards/2.toml"]


def test_names_that_no_entry_has_are_told_once_all_names_are_known() -> None:
    known = Known({"map.toml": MAP})
    assert told(Card, {"start": {"hil": 3}}) == []
    assert told(Card, {"start": {"hil": 3}}, known) == ['start.hil: "hil"; expected a place of map.toml']
    assert told(Card, {"start": {"hil": 3}}, Known({})) == []
    assert told(Map, {**MAP, "road": [["hill", "x"]]}, known) == ['road[1][2]: "x"; expected a place of map.toml']


def test_what_needs_a_file_that_is_not_there_cannot_be_read() -> None:
    files = Files({"cards/1.toml": {"start": {"camp": 3}}})
    with pytest.raises(Missing):
        _ = files.map
    with pytest.raises(Missing):
        files.model("cards/1.toml")
    assert files.asked == {"map.toml", "cards/1.toml"}
    with pytest.raises(AttributeError):
        _ = files.chart


def pack(ours: Path, asked: list[str]) -> Pack[Files]:
    """A room of three files, whose rules note what they are asked about."""
    (ours / "cards").mkdir(parents=True)
    (ours / "clauses.toml").write_text('[[clause]]\nid = "1.1"\n')
    (ours / "map.toml").write_text('[[space]]\nid = "village"\nknown = "1.1"\n')
    for n in (1, 2):
        (ours / "cards" / f"{n}.toml").write_text("[start]\nvillage = 3\n")

    def high(files: Files) -> list[tuple[str, str, str]]:
        asked.append("map")
        return [] if files.map.space[0].high else [("space[1].high", "false", "true")]

    def full(files: Files) -> list[tuple[str, str, str]]:
        asked.append("card")
        card: Card = files.model("cards/1.toml")
        return [] if card.start else [("start", "nothing", "somebody")]

    return Pack("POLEMOS_TOY", ours, Files, (Rule("map.toml", high), Rule("cards/1.toml", full)))


def test_rules_are_asked_again_only_where_a_pack_touches_what_they_need(tmp_path: Path) -> None:
    asked: list[str] = []
    room = pack(tmp_path / "ours", asked)
    right = "map.toml: space[1].high: false; expected true"
    assert [str(problem) for problem in room.check(None)] == [right]
    theirs = tmp_path / "theirs"
    (theirs / "cards").mkdir(parents=True)
    (theirs / "cards" / "2.toml").write_text("[start]\nvillage = 1\n")
    assert [str(problem) for problem in room.check(theirs)] == [right]
    assert asked == ["map", "card"]
    (theirs / "cards" / "1.toml").write_text("[start]\n")
    told = [str(problem) for problem in room.check(theirs)]
    assert told == [right, "cards/1.toml: start: nothing; expected somebody"]
    assert asked == ["map", "card", "card"]
    # the card names places of the map: whoever changes the map is asked about both
    (theirs / "cards" / "1.toml").unlink()
    (theirs / "map.toml").write_text('[[space]]\nid = "village"\nhigh = true\n')
    assert room.check(theirs) == []
    assert asked == ["map", "card", "card", "map", "card"]


def test_rules_wait_until_what_they_need_is_sound(tmp_path: Path) -> None:
    room = pack(tmp_path / "ours", [])
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "map.toml").write_text('[[space]]\nid = "hamlet"\nheight = 3\n')
    assert [str(problem) for problem in room.check(theirs)] == [
        "map.toml: space[1].height: unknown key; expected one of id, high, owner (high?)"
    ]
    (theirs / "map.toml").write_text('[[space]]\nid = "hamlet"\n')
    told = [str(problem) for problem in room.check(theirs)]
    assert told[:2] == [f'cards/{n}.toml: start.village: "village"; expected a place of map.toml' for n in (1, 2)]
    with pytest.raises(DataError):
        room.load(theirs)


def test_pydantic_is_imported_only_where_files_are_checked() -> None:
    probe = "import sys, polemos.room.data_pack; print('pydantic_core' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
