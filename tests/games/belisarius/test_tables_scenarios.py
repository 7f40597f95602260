"""The three scenario cards, line by line as printed."""

import re

import pytest

from polemos.games.belisarius.data.cards import (
    CONTROL,
    IN_ANY_TOWN,
    IN_AREA,
    IN_PROVINCE,
    IN_TOWN,
    NO_RESTRICTION,
    NOT_IN_PROVINCE,
    NOT_IN_TOWN,
    NOT_NEAR,
    ON_BORDER,
    PILLAGED_AT_START,
    SCENARIOS,
    SETUP,
    SetupGroup,
)
from polemos.games.belisarius.data.charts import TURN_YEARS
from polemos.games.belisarius.data.forces import TYPE_NAMES, UNIT_AFFIL, UNIT_KEY, UNIT_TYPE, UNITS
from polemos.games.belisarius.data.models import Beginning
from polemos.games.belisarius.data.world import (
    AFFILIATIONS,
    AREA_PROVINCE,
    BARBARIAN,
    CITY_NAME,
    CONSTANTINOPOLIS,
    GUARD,
    HEX_COUNT,
    IMPERIAL,
    NEUTRAL,
    PROVINCES,
    SCYTHIA,
)
from printed import columns
from rulebook.belisarius.named import VANDALS

# where | units without a name bear that of the province
BARBARIAN_1 = """
    Armenia            | 1 field army, 1 garrison
    Persia             | 1 field army, 1 nomad, 9 garrison, Mihir-Mihroe
    Persia off the map | 1 field army, Kavadh
"""
NEUTRAL_1 = """
    Visigoths   | 2 warband, 1 fleet, 5 garrison
    Suevii      | 1 warband, 1 garrison
    Basques     | 1 warband, 1 garrison
    Ostrogoths  | 3 warband, 1 fleet, 10 garrison
    Vandals     | 2 warband, 1 fleet, 3 garrison
    Franks      | 3 warband, 2 garrison
    Burgundy    | 1 warband, 2 garrison
    Lombards    | 2 warband
    Gepidae     | 2 warband
    Slavs       | 1 warband, 1 nomad
    Scythia     | 3 nomad                     | not in Bosporus nor next to it
    Lazica      | 1 warband, 1 garrison
    Arabia      | 1 nomad, 2 garrison
    Nubia       | 1 nomad
    Mauretania  | 2 nomad, 1 garrison
    Garamantes  | 1 nomad, 1 garrison
"""
IMPERIAL_1 = """
    Constantinopolis      | Justinian
    any other held town   | Belisarius, Mundas                              | not in Constantinopolis
    Thracia               | 3 guard field army, 1 guard fleet, 4 garrison
    Dacia                 | 1 guard field army, 3 garrison
    Macedonia             | 1 fleet, 3 garrison
    Pontica               | 1 guard field army, 1 warband, 5 garrison
    Asiana                | 3 garrison
    Oriens                | 1 guard field army, 1 nomad, 7 garrison
    Aegyptus              | 1 fleet, 6 garrison
    town Bosporus         | 1 guard garrison
"""
BARBARIAN_2 = """
    Ostrogoths  | 3 warband, 1 fleet, 10 garrison
    Mauretania  | 2 nomad                         | not in Tingis nor next to it
"""
NEUTRAL_2 = """
    Visigoths           | 2 warband, 1 fleet, 5 garrison
    Suevii              | 1 warband, 1 garrison
    Basques             | 1 warband, 1 garrison
    Franks              | 3 warband, 2 garrison
    Burgundy            | 1 warband, 2 garrison
    Lombards            | 2 warband
    Gepidae             | 2 warband
    Slavs               | 1 warband, 1 nomad
    Scythia             | 3 nomad                                           | not in Bosporus nor next to it
    Armenia             | 1 field army, 1 garrison
    Persia              | 2 field army, 1 nomad, 9 garrison, Mihir-Mihroe   | 2 on the border with Scythia
    Persia off the map  | 1 field army, Khusro
    Arabia              | 1 nomad, 2 garrison
    Nubia               | 1 nomad
    Garamantes          | 1 nomad, 1 garrison
"""
IMPERIAL_2 = """
    Constantinopolis  | Justinian, Narses
    any held town     | Germanus, Mundas                                                          | not in Vandals
    Thracia           | 2 guard field army, 2 guard fleet, 1 field army, 4 garrison, Belisarius
    Dacia             | 1 guard field army, 3 garrison
    Macedonia         | 1 fleet, 3 garrison
    Pontica           | 1 guard field army, 1 warband, 5 garrison
    Asiana            | 3 garrison
    Oriens            | 1 guard field army, 1 nomad, 7 garrison
    Aegyptus          | 1 fleet, 6 garrison
    town Bosporus     | 1 guard garrison
    Lazica            | 1 warband, 1 garrison
    Vandals           | 1 guard field army, 1 guard garrison, 2 garrison, Solomon
    town Tingis       | 1 guard garrison
"""
RESTRICTIONS = {
    "": (NO_RESTRICTION, "", 0),
    "not in Bosporus nor next to it": (NOT_NEAR, "Bosporus", 0),
    "not in Tingis nor next to it": (NOT_NEAR, "Tingis", 0),
    "2 on the border with Scythia": (ON_BORDER, "Scythia", 2),
    "not in Constantinopolis": (NOT_IN_TOWN, "Constantinopolis", 0),
    "not in Vandals": (NOT_IN_PROVINCE, "Vandals", 0),
}

Line = tuple[str, frozenset[str], tuple[int, str, int]]


def as_printed(text: str) -> list[Line]:
    """Lines of a card: where, "count affiliation type" and leaders, restriction."""
    found: list[Line] = []
    for where, listed, *rest in columns(text):
        home = where.removesuffix(" off the map")
        units: set[str] = set()
        for item in listed.split(", "):
            match = re.fullmatch(r"(\d+) (guard )?(.+)", item)
            if match is None:
                units.add(item)
            else:
                count, guard, kind = match.groups()
                units.add(f"{count} {'Guard' if guard or home.startswith('town') else home} {kind.replace(' ', '_')}")
        found.append((where, frozenset(units), RESTRICTIONS[rest[0] if rest else ""]))
    return found


def place(group: SetupGroup) -> str:
    if group.where_kind == IN_PROVINCE:
        return PROVINCES[group.where]
    if group.where_kind == IN_AREA:
        return f"{PROVINCES[AREA_PROVINCE[group.where - HEX_COUNT]]} off the map"
    if group.where_kind == IN_ANY_TOWN:
        return "any other held town" if group.restriction == NOT_IN_TOWN else "any held town"
    assert group.where_kind == IN_TOWN
    return CITY_NAME[group.where] if group.where == CONSTANTINOPOLIS else f"town {CITY_NAME[group.where]}"


def restriction(group: SetupGroup) -> tuple[int, str, int]:
    if group.restriction in (ON_BORDER, NOT_IN_PROVINCE):
        return group.restriction, PROVINCES[group.place], group.count
    return group.restriction, CITY_NAME[group.place] if group.restriction else "", group.count


def in_use(scenario: Beginning, side: int) -> list[Line]:
    """The groups of a side, those in one place put together as on the card."""
    places: dict[str, set[str]] = {}
    limits: dict[str, tuple[int, str, int]] = {}
    for group in SETUP[scenario.number - 1]:
        if group.side == side:
            units = {f"{count} {AFFILIATIONS[group.affil]} {TYPE_NAMES[kind]}" for kind, count in group.units}
            places.setdefault(place(group), set()).update(units, (UNIT_KEY[u] for u in group.leaders))
            limits[place(group)] = restriction(group)
    return [(where, frozenset(units), limits[where]) for where, units in places.items()]


ONE, TWO, THREE = SCENARIOS


def control(scenario: Beginning, side: int) -> set[str]:
    return {name for name, holder in zip(PROVINCES, CONTROL[scenario.number - 1], strict=True) if holder == side}


CORE = {"Thracia", "Dacia", "Macedonia", "Pontica", "Asiana", "Oriens", "Aegyptus"}


@pytest.mark.clause("34.1")
@pytest.mark.clause("34.2")
def test_names() -> None:
    assert [(card.number, card.name) for card in SCENARIOS] == [
        (1, "Forward, Belisarius!"),
        (2, "The Gothic War"),
        (3, "Justinian the Great"),
    ]


@pytest.mark.clause("34.1-1")
@pytest.mark.clause("34.2-1")
@pytest.mark.clause("34.3-1")
@pytest.mark.parametrize(
    ("scenario", "first", "last", "turns"),
    [(ONE, (527, 530), (539, 542), 4), (TWO, (535, 538), (551, 554), 5), (THREE, (527, 530), (563, 566), 10)],
    ids=["1", "2", "3"],
)
def test_length(scenario: Beginning, first: tuple[int, int], last: tuple[int, int], turns: int) -> None:
    assert TURN_YEARS[scenario.first_turn - 1] == first
    assert TURN_YEARS[scenario.last_turn - 1] == last
    assert scenario.last_turn - scenario.first_turn + 1 == turns


@pytest.mark.clause("34.1-4a", "34.1-5a", "34.1-6a")
def test_control_in_scenario_1() -> None:
    assert control(ONE, BARBARIAN) == {"Armenia", "Persia"}
    assert control(ONE, IMPERIAL) == CORE
    printed = """
        Visigoths,Suevii,Basques,Ostrogoths,Vandals,Franks,Burgundy,Lombards,Gepidae,Slavs,Scythia,Lazica,Arabia,Nubia,
        Mauretania,Garamantes
    """
    assert control(ONE, NEUTRAL) == set(re.split(r",\s*", printed.strip()))


@pytest.mark.clause("34.2-4a", "34.2-5a", "34.2-6a")
def test_control_in_scenario_2() -> None:
    assert control(TWO, BARBARIAN) == {"Ostrogoths", "Mauretania"}
    assert control(TWO, IMPERIAL) == CORE | {"Lazica", "Vandals"}
    printed = """
        Visigoths, Suevii, Basques, Franks, Burgundy, Lombards, Gepidae, Slavs, Scythia, Armenia, Persia, Arabia, Nubia,
        Garamantes
    """
    assert control(TWO, NEUTRAL) == set(re.split(r",\s*", printed.strip()))


@pytest.mark.clause("errata.chart.visigoth")
def test_erratum_visigoths() -> None:
    assert "Visigoths" in control(ONE, NEUTRAL)
    assert "Visigoths" in control(TWO, NEUTRAL)


@pytest.mark.clause("errata.chart.vandals")
def test_erratum_vandals() -> None:
    assert CONTROL[1][VANDALS] == IMPERIAL


@pytest.mark.clause("34.1-4b", "34.1-6b")
@pytest.mark.clause("34.2-4b", "34.2-6b")
def test_treasuries() -> None:
    assert (ONE.treasury[BARBARIAN], ONE.treasury[IMPERIAL]) == (10, 20)
    assert (TWO.treasury[BARBARIAN], TWO.treasury[IMPERIAL]) == (18, 12)


@pytest.mark.clause("34.1-4c", "34.1-6c")
@pytest.mark.clause("34.2-4c", "34.2-6c")
def test_markers() -> None:
    assert (ONE.markers[BARBARIAN], ONE.markers[IMPERIAL]) == (3, 6)
    assert (TWO.markers[BARBARIAN], TWO.markers[IMPERIAL]) == (6, 3)


@pytest.mark.clause("34.1-4d", "34.1-5b", "34.1-6d")
@pytest.mark.parametrize(("side", "printed"), [(BARBARIAN, BARBARIAN_1), (NEUTRAL, NEUTRAL_1), (IMPERIAL, IMPERIAL_1)])
def test_set_up_of_scenario_1(side: int, printed: str) -> None:
    assert in_use(ONE, side) == as_printed(printed)


@pytest.mark.clause("34.2-4d", "34.2-5b", "34.2-6d")
@pytest.mark.parametrize(("side", "printed"), [(BARBARIAN, BARBARIAN_2), (NEUTRAL, NEUTRAL_2), (IMPERIAL, IMPERIAL_2)])
def test_set_up_of_scenario_2(side: int, printed: str) -> None:
    assert in_use(TWO, side) == as_printed(printed)


@pytest.mark.clause("34.3")
def test_scenario_3_is_scenario_1_but_for_its_length() -> None:
    assert SETUP[2] == SETUP[0]
    assert CONTROL[2] == CONTROL[0]
    assert (THREE.treasury, THREE.markers, PILLAGED_AT_START[2]) == (ONE.treasury, ONE.markers, PILLAGED_AT_START[0])
    assert THREE.imperial_may_exceed_forage == ONE.imperial_may_exceed_forage


@pytest.mark.clause("34.1-8a", "34.2-8a")
def test_vindobona_and_aquileia_are_pillaged() -> None:
    for towns in PILLAGED_AT_START:
        assert [CITY_NAME[h] for h in towns] == ["Vindobona", "Aquileia"]


@pytest.mark.clause("34.2-8c")
def test_only_in_scenario_2_imperial_stacks_may_exceed_forage() -> None:
    assert [scenario.imperial_may_exceed_forage for scenario in SCENARIOS] == [False, True, False]


@pytest.mark.clause("34.1-8c")
@pytest.mark.clause("34.2-8d")
def test_outposts_in_lands_of_others() -> None:
    assert CONTROL[0][SCYTHIA] == CONTROL[1][SCYTHIA] == NEUTRAL
    outposts = [
        [place(g) for g in groups if g.affil == GUARD and g.where_kind == IN_TOWN and g.units] for groups in SETUP
    ]
    assert outposts == [["town Bosporus"], ["town Bosporus", "town Tingis"], ["town Bosporus"]]
    assert "Mauretania" in control(TWO, BARBARIAN)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=["1", "2", "3"])
def test_sides_are_set_up_in_order(scenario: Beginning) -> None:
    sides = [group.side for group in SETUP[scenario.number - 1]]
    assert sides == sorted(sides, key=[BARBARIAN, NEUTRAL, IMPERIAL].index)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=["1", "2", "3"])
def test_the_counter_mix_covers_the_set_up(scenario: Beginning) -> None:
    for affil in range(len(AFFILIATIONS)):
        for kind in range(len(TYPE_NAMES)):
            groups = [group for group in SETUP[scenario.number - 1] if group.affil == affil]
            needed = sum(count for group in groups for k, count in group.units if k == kind)
            there = sum(UNIT_AFFIL[u] == affil and UNIT_TYPE[u] == kind for u in range(UNITS))
            assert needed <= there, (AFFILIATIONS[affil], TYPE_NAMES[kind])
