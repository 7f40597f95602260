"""The random events table and the stratagem markers, as printed."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    ADVANTAGE,
    AGENT,
    ALLIANCE,
    ALLIANCES,
    ATTRITION,
    BALANCE,
    BASILEUS,
    BLUE,
    CORRUPTION,
    CRISIS,
    CURRENCY,
    DEMAND_PAY,
    DISEASE,
    DONATIVE,
    END_CAMPAIGN,
    EVENT_CLAUSE,
    EVENT_NAMES,
    EVENT_OF,
    EVENT_PROVINCES,
    FORCED_MARCH,
    GRAIN,
    GREEN,
    LEADER_MARKER,
    LEGAL,
    MARKER_CLAUSE,
    MARKER_COUNT,
    MARKER_KINDS,
    MARKER_VALUE,
    MARKERS,
    MARKET,
    MIGRATION,
    MUTINY,
    ORTHODOXY,
    PLAGUE,
    POPE,
    PROCOPIUS,
    PROSPERITY,
    RALLY,
    RECOVER,
    REGALIA,
    REGALIA_TOWNS,
    RESISTANCE,
    THEODORA,
    TOLERANCE,
    TREACHERY,
    WAR_AFRICA,
    WAR_EAST,
    WAR_NORTH,
)
from polemos.games.belisarius.data.world import CITY_NAME, PROVINCES
from printed import columns, rows
from rulebook.belisarius.named import REVOLT_AFRICA, REVOLT_BARBARIANS, REVOLT_EAST, REVOLT_EMPIRE, REVOLT_WEST

# 35 has only a question mark in the source (RULING-14). Old names: Asia is Asiana, Hispania the Visigoths, Suevoii the
# Suevii, Burgunds Burgundy (RULING-16).
PRINTED = """
    11-12 | Armies Recover
    13-14 | Grain of Constantinople
    15-16 | Attrition, Bandits, Pirates
    21    | Barbarian Migration         | Lombards Slavs Scythia Arabia
    22    | War in the North            | Franks Burgunds Lombards Slavs Scythia
    23    | War in Africa               | Mauretania Nubia Garamantes
    24    | War in the East             | Persia Arabia
    25    | Religious Crisis
    26    | Prosperity
    31-32 | Plague
    33    | Soldiers Demand Pay
    34    | Corruption
    35-36 | Resistance of the Provinces
    41    | Alliances Improve
    42-43 | Balance of Power
    44-46 | Guard Mutiny
    51-52 | Revolt (Empire)             | Thracia Dacia Macedonia Asia Pontica Oriens Aegyptus
    53-54 | Revolt (West)               | Hispania Suevoii Basques Ostrogoths
    55-56 | Revolt (Africa)             | Vandals Mauretania Nubia Garamantes
    61-63 | Revolt (Barbarians)         | Franks Burgunds Lombards Slavs Scythia
    64-66 | Revolt (East)               | Lazica Armenia Persia Arabia
"""
MODERN = {"Asia": "Asiana", "Hispania": "Visigoths", "Suevoii": "Suevii", "Burgunds": "Burgundy"}
ENTRIES = columns(PRINTED)


def numbers(printed: str) -> list[int]:
    first, _, last = printed.partition("-")
    return list(range(int(first), int(last or first) + 1))


def test_names_of_events() -> None:
    assert list(EVENT_NAMES) == [entry[1] for entry in ENTRIES]


@pytest.mark.clause("event.35")
def test_numbers_of_events() -> None:
    expected = {number: event for event, entry in enumerate(ENTRIES) for number in numbers(entry[0])}
    assert len(expected) == 36
    assert {number: event for number, event in enumerate(EVENT_OF) if event >= 0} == expected


@pytest.mark.clause("event.22", "event.23", "event.24")
@pytest.mark.clause("event.51", "event.53", "event.55", "event.61", "event.64")
def test_provinces_of_events() -> None:
    for event, entry in enumerate(ENTRIES):
        printed = [MODERN.get(name, name) for name in entry[2].split()] if len(entry) > 2 else []
        assert [PROVINCES[p] for p in EVENT_PROVINCES[event]] == printed, entry[1]


def test_every_constant_is_its_event() -> None:
    order = [RECOVER, GRAIN, ATTRITION, MIGRATION, WAR_NORTH, WAR_AFRICA, WAR_EAST, CRISIS, PROSPERITY, PLAGUE]
    order += [DEMAND_PAY, CORRUPTION, RESISTANCE, ALLIANCES, BALANCE, MUTINY]
    order += [REVOLT_EMPIRE, REVOLT_WEST, REVOLT_AFRICA, REVOLT_BARBARIANS, REVOLT_EAST]
    assert order == list(range(len(ENTRIES)))


def test_every_event_knows_its_clause() -> None:
    for event, entry in enumerate(ENTRIES):
        assert EVENT_CLAUSE[event].removeprefix("event.")[:2] in entry[0]


def test_dice_within_events() -> None:
    assert charts.EVENT[charts.PLAGUE].province_struck == (5, 6)
    assert charts.EVENT[charts.PLAGUE].stack_removed == (1, 2)
    assert charts.EVENT[charts.PLAGUE].hex_ruined == (1, 2)
    assert charts.EVENT[charts.BALANCE].lead == 3
    assert charts.EVENT[charts.MUTINY].leader_counts == 2


# ----------------------------------------------------------------------------------------------------------- markers
# Diplomatic value; how many there are is reconstructed.
MARKERS_PRINTED = """
    Agent                            | 1 | 8
    Basileus                         | 3 | 2
    Blue Faction                     | 2 | 3
    Green Faction                    | 2 | 3
    Orthodoxy                        | 2 | 4
    Tolerance                        | 2 | 3
    Currency Reform                  | 0 | 2
    Forced March                     | 0 | 6
    Imperial Regalia                 | 0 | 1
    Leader                           | 0 | 4
    Legal Reform                     | 0 | 2
    Market                           | 0 | 4
    Military Advantage               | 0 | 6
    Pope or Patriarch Intervenes     | 0 | 3
    Procopius Writes Secret History  | 0 | 1
    Rally                            | 0 | 2
    Roman Alliance                   | 0 | 2
    Theodora Intervenes              | 0 | 1
    Treachery                        | 0 | 4
    Troops Demand Donative           | 0 | 3
    Disease Breaks Out               | 0 | 3
    End of Campaign                  | 0 | 3
"""


@pytest.mark.clause("2.32")
@pytest.mark.clause("9.02")
def test_markers() -> None:
    in_use = [[MARKERS[k], str(MARKER_VALUE[k]), str(MARKER_COUNT[k])] for k in range(MARKER_KINDS)]
    assert in_use == columns(MARKERS_PRINTED)
    assert sum(MARKER_COUNT) == 70


def test_every_constant_is_its_marker() -> None:
    order = [AGENT, BASILEUS, BLUE, GREEN, ORTHODOXY, TOLERANCE, CURRENCY, FORCED_MARCH, REGALIA, LEADER_MARKER]
    order += [LEGAL, MARKET, ADVANTAGE, POPE, PROCOPIUS, RALLY, ALLIANCE, THEODORA, TREACHERY, DONATIVE, DISEASE]
    assert [*order, END_CAMPAIGN] == list(range(MARKER_KINDS))


def test_every_marker_knows_its_clause() -> None:
    printed = """
        agent basileus blue green orthodoxy tolerance currency march.a regalia leader.a legal market advantage pope
        procopius rally alliance theodora treachery.a donative.a disease endcampaign.a
    """
    assert list(MARKER_CLAUSE) == [f"strat.{name}" for row in rows(printed) for name in row]


def test_numbers_of_single_markers() -> None:
    assert (charts.MARKER[charts.RALLY].dice, charts.MARKER[charts.RALLY].lead) == (2, 3)
    assert [PROVINCES[p] for p in charts.MARKER[charts.ALLIANCE].provinces] == ["Ostrogoths", "Vandals", "Visigoths"]
    assert [CITY_NAME[h] for h in REGALIA_TOWNS] == ["Constantinopolis", "Roma"]
