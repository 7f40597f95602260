"""Section 2 from its clauses: dice and their modifiers; the errata of the map, the chart and the counters."""

import pytest

from polemos.games.belisarius.data.forces import UNIT_INDEX, UNIT_STARS
from polemos.games.belisarius.data.world import CITY_NAME, HEX_INDEX, KIND, PROVINCE_HEXES, SEA, TOWN
from rulebook.belisarius.table import Table


@pytest.mark.clause("2.6a")
def test_two_dice_are_one_die_thrown_twice() -> None:
    t = Table(phase="event", dice=[5, 1])
    faces = [e["face"] for e in t.events("rolled")]
    assert faces[:2] == [5, 1]
    assert all(1 <= face <= 6 for face in faces)


@pytest.mark.clause("2.6a")
def test_only_six_faces() -> None:
    with pytest.raises(AssertionError, match="from 1 to 6"):
        Table(phase="event", dice=[7, 1])


@pytest.mark.clause("2.6b", "tbl.revolt")
@pytest.mark.parametrize(
    ("die", "works", "pillaged", "revolts"),
    [
        (3, [], [], True),
        (4, [], [], False),
        (4, [], ["3644"], True),
        (5, [], ["3644"], False),
        (3, ["Phasis"], [], False),
        (2, ["Phasis"], [], True),
        (3, ["Phasis"], ["3644"], True),  # -1 and +1 are summed
        (4, ["Phasis"], ["3644"], False),
    ],
)
def test_modifiers_of_a_die_are_summed(die: int, works: list[str], pillaged: list[str], revolts: bool) -> None:
    t = Table(phase="event", dice=[6, 4, die, 6, 6, 6], works=works, pillaged=pillaged)
    assert (t.control("lazica") == "barbarian") is revolts


@pytest.mark.clause("errata.map.tolosa", "errata.map.ravenna", "errata.map.messena", "errata.map.heraclea")
@pytest.mark.parametrize(
    ("number", "town"), [("3511", "Tolosa"), ("3720", "Ravenna"), ("2927", "Messena"), ("3535", "Heraclea")]
)
def test_towns_with_their_right_names(number: str, town: str) -> None:
    h = HEX_INDEX[number]
    assert CITY_NAME[h] == town
    assert TOWN[h]


@pytest.mark.clause("errata.map.nicaea")
def test_nicaea_and_not_philippi() -> None:
    assert CITY_NAME[HEX_INDEX["3334"]] == "Nicaea"
    assert not [name for name in CITY_NAME if name.startswith("Philippou")]


@pytest.mark.clause("errata.map.eagle")
def test_nothing_is_at_the_eagle() -> None:
    h = HEX_INDEX["3025"]
    assert (KIND[h], TOWN[h], CITY_NAME[h]) == (SEA, 0, "")
    assert all(h not in hexes for hexes in PROVINCE_HEXES)
    # an army at sea sails through as through any other hex
    t = Table(units={"3026": ["guard fleet", "guard garrison aboard"]}).operates("3026", sail=True, points=6)
    t.may("march:3025")


@pytest.mark.clause("errata.chart.visigoth", "errata.chart.vandals")
def test_visigoths_and_vandals_on_the_chart() -> None:
    first = Table(scenario="1")
    second = Table(scenario="2")
    assert (first.control("visigoths"), second.control("visigoths")) == ("neutral", "neutral")
    assert (first.control("vandals"), second.control("vandals")) == ("neutral", "imperial")


@pytest.mark.clause("errata.counter.solomon", "errata.counter.buccelin")
def test_solomon_and_buccelin() -> None:
    t = Table(units={"Carthago": "Solomon", "4211": "Buccelin"}, control={"franks": "barbarian"})
    assert t.owner("Carthago") == "imperial"
    assert t.owner("4211") == "barbarian"
    assert UNIT_STARS[UNIT_INDEX["Buccelin"]] == 1
