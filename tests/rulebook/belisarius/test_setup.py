"""Set-up of the scenarios, placed unit by unit. Section 34."""

import random

import pytest

from polemos.games.belisarius.data.cards import PILLAGED_AT_START, SCENARIOS, SETUP
from polemos.games.belisarius.data.charts import MARKER_COUNT, STACK_LIMIT
from polemos.games.belisarius.data.forces import (
    FIELD_ARMY,
    JUSTINIAN,
    UNIT_AFFIL,
    UNIT_INDEX,
    UNIT_TYPE,
    UNITS_OF,
)
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    CONSTANTINOPOLIS,
    HEX_COUNT,
    IMPERIAL,
    NEIGHBOURS,
    NEUTRAL,
    PERSIA,
    PROVINCE_OF,
    PROVINCE_TOWNS,
    SCYTHIA,
    SPACES,
)
from polemos.games.belisarius.rules.markers import hand_size
from polemos.games.belisarius.rules.setup import (
    ORDER,
    Placing,
    SetUp,
    new_war,
    on_border,
    places_for,
    refusals_set_up,
)
from polemos.games.belisarius.state import Options, War, forage, owner
from polemos.games.belisarius.verbs import PLACE, QUICK
from polemos.kernel import flow
from rulebook.belisarius.named import (
    AQUILEIA,
    ARMENIA,
    BELISARIUS,
    BOSPORUS,
    KHUSRO,
    NARSES,
    TINGIS,
    VANDALS,
    VINDOBONA,
)


def begin(scenario: int) -> War:
    s = new_war(scenario, Options())
    s.dice_one, s.dice_two = 11, 22
    s.then(SetUp())
    flow.run(s)
    return s


def usual(scenario: int) -> War:
    s = begin(scenario)
    while s.opts:
        flow.choose(s, QUICK)
    return s


def at_random(scenario: int, seed: int) -> War:
    rng = random.Random(seed)
    s = begin(scenario)
    while s.opts:
        flow.choose(s, rng.choice([c for c in s.opts if c != QUICK]))
    return s


def names(refusals: list[flow.Refusal]) -> set[str]:
    return {r.clause for r in refusals}


def number_of(scenario: int, key: str) -> int:
    return next(i for i, e in enumerate(ORDER[scenario - 1]) if e[1] == UNIT_INDEX[key])


@pytest.mark.clause("34.1-4a", "34.1-4b", "34.1-5a", "34.1-6a", "34.1-6b", "34.1-3")
def test_scenario_1_begins_with_its_control_and_treasuries() -> None:
    s = new_war(1, Options())
    assert [p for p in range(25) if s.control[p] == BARBARIAN] == [ARMENIA, PERSIA]
    assert [p for p in range(25) if s.control[p] == IMPERIAL] == list(range(7))
    assert s.control.count(NEUTRAL) == 16
    assert (s.sp[BARBARIAN], s.sp[IMPERIAL]) == (10, 20)
    assert s.pool == list(MARKER_COUNT)


@pytest.mark.clause("34.2-4a", "34.2-4b", "34.2-5a", "34.2-6a", "34.2-6b", "34.2-1")
def test_scenario_2_begins_on_its_third_turn() -> None:
    s = new_war(2, Options())
    assert s.turn == 3
    assert s.control[VANDALS] == IMPERIAL
    assert s.control.count(NEUTRAL) == 14
    assert (s.sp[BARBARIAN], s.sp[IMPERIAL]) == (18, 12)


@pytest.mark.clause("34.1-2", "34.1-5a", "34.1-6d", "34.0")
def test_barbarians_place_theirs_and_the_neutrals_before_the_empire() -> None:
    s = begin(1)
    sides = []
    while s.opts:
        step = s.agenda[-1]
        assert isinstance(step, Placing)
        sides.append((s.actor, owner(s, ORDER[0][step.number][1])))
        flow.choose(s, QUICK)
    assert sides == [(BARBARIAN, BARBARIAN), (BARBARIAN, NEUTRAL), (IMPERIAL, IMPERIAL)]


@pytest.mark.parametrize("scenario", [1, 2, 3])
@pytest.mark.clause("34.0b", "34.1-4d", "34.1-5b", "34.1-6d", "34.2-4d", "34.2-5b", "34.2-6d", "34.3")
def test_the_usual_set_up_places_every_unit(scenario: int) -> None:
    check_position(usual(scenario), scenario)


@pytest.mark.parametrize("scenario", [1, 2, 3])
def test_the_usual_set_up_leaves_an_army_in_the_capital(scenario: int) -> None:
    s = usual(scenario)
    assert FIELD_ARMY in {UNIT_TYPE[u] for u in s.at[CONSTANTINOPOLIS]}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("scenario", [1, 2])
@pytest.mark.clause("34.0a", "34.0b", "34.0c", "13.1a")
def test_any_choices_lead_to_a_lawful_set_up(scenario: int, seed: int) -> None:
    check_position(at_random(scenario, seed), scenario)


def check_position(s: War, scenario: int) -> None:
    card, groups = SCENARIOS[scenario - 1], SETUP[scenario - 1]
    expected = sum(n for g in groups for _, n in g.units) + sum(len(g.leaders) for g in groups)
    assert sum(1 for h in s.loc if h >= 0) == expected == len(ORDER[scenario - 1])
    for town in (t for row in PROVINCE_TOWNS for t in row):
        assert s.at[town]
    s.pillaged = []
    for h in range(SPACES):
        imperial = bool(s.at[h]) and owner(s, s.at[h][0]) == IMPERIAL
        if h < HEX_COUNT and s.at[h]:
            assert len(s.at[h]) <= STACK_LIMIT
            assert len({owner(s, u) for u in s.at[h]}) == 1
            free = imperial and card.imperial_may_exceed_forage
            assert free or len(s.at[h]) <= max(forage(s, h), 3 if h in PILLAGED_AT_START[scenario - 1] else 0)
    for u in UNITS_OF[SCYTHIA]:
        if s.loc[u] >= 0:
            assert s.loc[u] != BOSPORUS
            assert s.loc[u] not in NEIGHBOURS[BOSPORUS]


@pytest.mark.clause("34.0a")
def test_a_unit_starts_in_its_own_province() -> None:
    s = begin(1)
    number = number_of(1, "Armenia-garrison-1")
    assert names(refusals_set_up(s, number, CONSTANTINOPOLIS)) == {"34.0a"}


@pytest.mark.clause("34.0b")
def test_the_last_units_must_fill_the_empty_towns() -> None:
    s = begin(1)
    dvin = PROVINCE_TOWNS[ARMENIA][0]
    step = s.agenda[-1]
    assert isinstance(step, Placing)
    assert ORDER[0][step.number][1] == UNIT_INDEX["Armenia-garrison-1"]
    elsewhere = next(c % flow.VERB for c in s.opts if c != QUICK and c % flow.VERB != dvin)
    flow.choose(s, PLACE + elsewhere)
    # one unit is left, and one empty town
    assert s.loc[UNIT_INDEX["Armenia-field_army-1"]] == dvin
    step = s.agenda[-1]
    assert isinstance(step, Placing)
    assert UNIT_AFFIL[ORDER[0][step.number][1]] == PERSIA


@pytest.mark.clause("34.0c")
def test_no_more_units_than_the_hex_feeds() -> None:
    s = begin(1)
    dvin = PROVINCE_TOWNS[ARMENIA][0]
    number = number_of(1, "Armenia-field_army-1")
    for u in UNITS_OF[ARMENIA][:3]:
        s.loc[u] = dvin
    s.at[dvin] = UNITS_OF[ARMENIA][:3]
    s.occ[dvin] = BARBARIAN + 1
    assert names(refusals_set_up(s, number, dvin)) == {"34.0c"}


@pytest.mark.clause("34.2-8c")
def test_in_scenario_2_only_the_empire_may_exceed_forage() -> None:
    s = usual(2)
    number = number_of(2, "Guard-field_army-1")
    adrianople = next(t for t in PROVINCE_TOWNS[0] if len(s.at[t]) >= forage(s, t))
    assert refusals_set_up(s, number, adrianople) == []
    s = usual(1)
    adrianople = next(t for t in PROVINCE_TOWNS[5] if len(s.at[t]) >= forage(s, t))
    assert names(refusals_set_up(s, number_of(1, "Oriens-garrison-1"), adrianople)) == {"34.0c"}


@pytest.mark.clause("34.1-5b", "34.1-8c", "34.2-8d")
def test_scythians_and_moors_keep_away_from_the_garrisoned_towns() -> None:
    s = usual(1)
    assert s.at[BOSPORUS] == (UNIT_INDEX["Guard-garrison-1"],)
    assert s.control[SCYTHIA] == NEUTRAL
    s = begin(1)
    beside = next(h for h in NEIGHBOURS[BOSPORUS] if PROVINCE_OF[h] == SCYTHIA)
    number = number_of(1, "Scythia-nomad-1")
    assert names(refusals_set_up(s, number, BOSPORUS)) == {"34.1-5b"}
    assert names(refusals_set_up(s, number, beside)) == {"34.1-5b"}
    s = begin(2)
    number = number_of(2, "Mauretania-nomad-1")
    assert names(refusals_set_up(s, number, TINGIS)) == {"34.2-4d"}
    flow.choose(s, QUICK)
    assert not s.at[TINGIS]


@pytest.mark.clause("34.2-5b")
def test_two_persians_watch_the_scythian_border() -> None:
    s = usual(2)
    group = next(g for g in SETUP[1] if g.affil == PERSIA and g.where_kind == 0 and g.restriction)
    for seed in range(8):
        s = at_random(2, seed)
        watch = [u for u in UNITS_OF[PERSIA] if 0 <= s.loc[u] < HEX_COUNT and on_border(group, s.loc[u])]
        assert len(watch) >= 2
    assert s.loc[KHUSRO] >= HEX_COUNT


@pytest.mark.clause("34.1-6d", "34.2-6d")
def test_leaders_start_in_towns_of_the_empire() -> None:
    s = usual(1)
    assert s.loc[JUSTINIAN] == CONSTANTINOPOLIS
    assert CONSTANTINOPOLIS not in places_for(s, number_of(1, "Belisarius"))
    assert names(refusals_set_up(s, number_of(1, "Belisarius"), CONSTANTINOPOLIS)) == {"34.1-6d"}
    s = usual(2)
    assert s.loc[NARSES] == CONSTANTINOPOLIS
    assert PROVINCE_OF[s.loc[BELISARIUS]] == 0
    carthage = PROVINCE_TOWNS[VANDALS][0]
    assert "34.2-6d" in names(refusals_set_up(s, number_of(2, "Germanus"), carthage))


@pytest.mark.clause("34.1-8a", "34.2-8a", "34.1-4c", "34.1-6c", "34.2-4c", "34.2-6c", "8.2a")
def test_after_the_set_up_two_towns_are_pillaged_and_markers_drawn() -> None:
    for scenario, barbarian, imperial in ((1, 3, 6), (2, 6, 3)):
        s = usual(scenario)
        assert sorted(s.pillaged) == sorted([VINDOBONA, AQUILEIA])
        assert hand_size(s, BARBARIAN) <= barbarian
        assert hand_size(s, IMPERIAL) <= imperial
        assert sum(s.pool) + hand_size(s, 0) + hand_size(s, 1) == sum(MARKER_COUNT)


@pytest.mark.clause("strat.donative.b", "strat.alliance")
def test_a_donative_drawn_at_the_start_goes_back() -> None:
    s = begin(1)
    s.draw_script = [19, 16, 0, 19, 16, 0, 0, 0, 0]
    while s.opts:
        flow.choose(s, QUICK)
    assert hand_size(s, BARBARIAN) == 1
    assert hand_size(s, IMPERIAL) == 5
