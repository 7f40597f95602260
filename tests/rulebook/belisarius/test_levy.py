"""The levy and the markers of its phase. Sections 11.1, 11.8, 21.2 and 31.2."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    ALLIANCE,
    LEADER_MARKER,
    MARKER_KINDS,
)
from polemos.games.belisarius.data.forces import (
    FIELD_ARMY,
    FLEET,
    GARRISON,
    JUSTINIAN,
    LEADER,
    LEVY,
    NOMAD,
    UNIT_INDEX,
    UNITS_OF,
    WARBAND,
)
from polemos.games.belisarius.data.world import (
    AREA_OF_PROVINCE,
    BARBARIAN,
    CONSTANTINOPOLIS,
    DESERT,
    FRANKS,
    GUARD,
    IMPERIAL,
    KIND,
    LAND,
    NEIGHBOURS,
    OUT,
    PERSIA,
    PROVINCE_HEXES,
    PROVINCE_TOWNS,
    ROMA,
    TERRAIN,
    TOWN,
)
from polemos.games.belisarius.rules.realm.levy import (
    LevyPhase,
    levy_forces,
    refusals_alliance,
    refusals_levy,
    refusals_levy_place,
    refusals_removal,
)
from polemos.games.belisarius.rules.realm.reinforcements import leaders_available, refusals_leader
from polemos.games.belisarius.state import LEVY_PHASE, Options, War, blank, put, set_pillaged
from polemos.games.belisarius.verbs import (
    DONE,
    FORCE_SPAN,
    GAIN_LEADER,
    LEVY_UNIT,
    PLACE,
    PLAY,
    REMOVE_LEADER,
    RETURN_JUSTINIAN,
)
from polemos.kernel import flow
from rulebook.belisarius.named import ASIANA, BELISARIUS, KHUSRO, ORIENS, OSTROGOTHS, THRACIA, VISIGOTHS, VITIGES


def war(side: int = IMPERIAL) -> War:
    s = blank()
    s.scenario = 1
    s.player = side
    s.phase = LEVY_PHASE
    s.dice_one, s.dice_two = 7, 9
    return s


def begin(s: War) -> None:
    s.then(LevyPhase())
    flow.run(s)


def force(affil: int, kind: int) -> int:
    return LEVY_UNIT + affil * FORCE_SPAN + kind


def clauses(refusals: list[flow.Refusal]) -> set[str]:
    return {r.clause for r in refusals}


def open_country(province: int) -> int:
    return next(h for h in PROVINCE_HEXES[province] if not TOWN[h] and KIND[h] == LAND and TERRAIN[h] != DESERT)


@pytest.mark.clause("11.1a", "11.11a", "4.2c", "2.12b")
def test_thracia_gives_two_units_a_turn() -> None:
    s = war()
    s.control[THRACIA] = IMPERIAL
    begin(s)
    for _ in range(2):
        flow.choose(s, force(THRACIA, GARRISON))
        flow.choose(s, s.opts[0])
    assert len(s.levied) == 2
    assert not s.opts
    assert s.sp == [0, 0]


@pytest.mark.clause("11.131", "11.7b", "11.11a", "11.5", "11.6")
def test_what_cannot_be_levied() -> None:
    s = war()
    s.control[THRACIA] = IMPERIAL
    assert clauses(refusals_levy(s, IMPERIAL, THRACIA, FIELD_ARMY)) == {"11.131"}
    assert "11.131" in clauses(refusals_levy(s, IMPERIAL, THRACIA, LEADER))
    assert clauses(refusals_levy(s, IMPERIAL, GUARD, GARRISON)) == {"11.7b"}
    assert "11.11a" in clauses(refusals_levy(s, IMPERIAL, THRACIA, NOMAD))
    assert clauses(refusals_levy(s, IMPERIAL, OSTROGOTHS, GARRISON)) == {"11.5"}
    s.control[OSTROGOTHS] = BARBARIAN
    assert clauses(refusals_levy(s, IMPERIAL, OSTROGOTHS, GARRISON)) == {"4.2a"}
    fleet = UNIT_INDEX["Thracia-fleet-1"]
    put(s, fleet, CONSTANTINOPOLIS)
    assert clauses(refusals_levy(s, IMPERIAL, THRACIA, FLEET)) == {"11.6"}


@pytest.mark.clause("11.12a", "11.12b", "11.62", "11.11b", "11.13c")
def test_one_levied_unit_a_hex_anywhere_in_the_province() -> None:
    s = war()
    s.control[ORIENS] = IMPERIAL
    begin(s)
    desert = next(h for h in PROVINCE_HEXES[ORIENS] if TERRAIN[h] == DESERT)
    put(s, UNIT_INDEX["Guard-field_army-1"], desert)
    flow.choose(s, force(ORIENS, GARRISON))
    assert PLACE + CONSTANTINOPOLIS not in s.opts
    flow.choose(s, PLACE + desert)
    flow.choose(s, force(ORIENS, GARRISON))
    assert PLACE + desert not in s.opts
    assert clauses(refusals_levy_place(s, IMPERIAL, ORIENS, GARRISON, desert)) == {"11.12b"}
    assert clauses(refusals_levy_place(s, IMPERIAL, ORIENS, GARRISON, CONSTANTINOPOLIS)) == {"11.11b", "11.13c"}


@pytest.mark.clause("11.13a")
def test_no_levy_beside_or_among_enemies_or_where_land_lies_waste() -> None:
    s = war()
    s.control[ORIENS] = IMPERIAL
    s.control[PERSIA] = BARBARIAN
    town = PROVINCE_TOWNS[ORIENS][2]
    near = next(h for h in NEIGHBOURS[town] if KIND[h] != 0 and not TOWN[h] and h in PROVINCE_HEXES[ORIENS])
    put(s, UNIT_INDEX["Persia-nomad-1"], near)
    assert "11.13a" in clauses(refusals_levy_place(s, IMPERIAL, ORIENS, GARRISON, near))
    assert clauses(refusals_levy_place(s, IMPERIAL, ORIENS, GARRISON, town)) == {"11.13a"}
    # not in an enemy zone of control unless in an occupied town
    put(s, UNIT_INDEX["Oriens-garrison-1"], town)
    assert refusals_levy_place(s, IMPERIAL, ORIENS, GARRISON, town) == []
    set_pillaged(s, town)
    assert clauses(refusals_levy_place(s, IMPERIAL, ORIENS, GARRISON, town)) == {"11.13a"}


@pytest.mark.clause("11.63b")
def test_levied_fleets_need_an_unpillaged_coast() -> None:
    s = war()
    s.control[ASIANA] = IMPERIAL
    inland = open_country(ASIANA)
    assert clauses(refusals_levy_place(s, IMPERIAL, ASIANA, FLEET, inland)) == {"11.63b"}
    begin(s)
    flow.choose(s, force(ASIANA, FLEET))
    assert all(KIND[c % flow.VERB] == 1 for c in s.opts)


@pytest.mark.clause("13.132a", "13.1a")
def test_levies_obey_stacking() -> None:
    s = war(BARBARIAN)
    s.control[PERSIA] = s.control[OSTROGOTHS] = BARBARIAN
    town = PROVINCE_TOWNS[OSTROGOTHS][0]
    put(s, UNIT_INDEX["Persia-nomad-1"], town)
    assert clauses(refusals_levy_place(s, BARBARIAN, OSTROGOTHS, GARRISON, town)) == {"13.132a"}
    other = PROVINCE_TOWNS[OSTROGOTHS][1]
    for u in UNITS_OF[OSTROGOTHS][:10]:
        put(s, u, other)
    assert clauses(refusals_levy_place(s, BARBARIAN, OSTROGOTHS, GARRISON, other)) == {"13.1a"}


@pytest.mark.clause("11.8a", "11.8b", "18.3", "18.22b")
def test_levies_off_the_map() -> None:
    s = war(BARBARIAN)
    s.control[PERSIA] = s.control[FRANKS] = BARBARIAN
    area = AREA_OF_PROVINCE[PERSIA]
    begin(s)
    for _ in range(2):
        # no limit of one a hex there
        flow.choose(s, force(PERSIA, GARRISON))
        flow.choose(s, PLACE + area)
    assert s.area_placed == 2
    assert "18.3" in clauses(refusals_levy_place(s, BARBARIAN, FRANKS, GARRISON, area))
    assert refusals_levy_place(s, BARBARIAN, PERSIA, FLEET, area) == []
    s.area_placed = charts.limits.area_reinforcements
    assert clauses(refusals_levy_place(s, BARBARIAN, PERSIA, GARRISON, area)) == {"11.8b"}


@pytest.mark.clause("event.24")
def test_a_war_bars_the_levy() -> None:
    s = war(BARBARIAN)
    s.control[PERSIA] = BARBARIAN
    s.barred = 1 << PERSIA
    assert levy_forces(s, BARBARIAN) == []
    assert clauses(refusals_levy(s, BARBARIAN, PERSIA, GARRISON)) == {"event.24"}


@pytest.mark.clause("31.2")
def test_barbarian_warbands_may_join_their_own_abroad() -> None:
    s = war(BARBARIAN)
    s.control[FRANKS] = BARBARIAN
    abroad = open_country(VISIGOTHS)
    put(s, UNIT_INDEX["Franks-warband-1"], abroad)
    assert "11.11b" in clauses(refusals_levy_place(s, BARBARIAN, FRANKS, WARBAND, abroad))
    s.option_set = Options(placement=True)
    assert refusals_levy_place(s, BARBARIAN, FRANKS, WARBAND, abroad) == []
    assert "11.11b" in clauses(refusals_levy_place(s, BARBARIAN, FRANKS, GARRISON, abroad))
    begin(s)
    flow.choose(s, force(FRANKS, WARBAND))
    flow.choose(s, PLACE + abroad)
    flow.choose(s, force(FRANKS, WARBAND))
    assert PLACE + abroad not in s.opts


@pytest.mark.clause("strat.alliance")
def test_roman_alliance_places_a_guard_garrison() -> None:
    s = war()
    s.hand[IMPERIAL * MARKER_KINDS + ALLIANCE] = 1
    s.control[OSTROGOTHS] = BARBARIAN
    put(s, UNIT_INDEX["Ostrogoths-warband-1"], PROVINCE_TOWNS[OSTROGOTHS][0])
    begin(s)
    flow.choose(s, PLAY + ALLIANCE)
    assert PLACE + PROVINCE_TOWNS[OSTROGOTHS][0] not in s.opts
    assert clauses(refusals_alliance(s, CONSTANTINOPOLIS)) == {"strat.alliance"}
    flow.choose(s, PLACE + ROMA)
    assert s.loc[UNIT_INDEX["Guard-garrison-1"]] == ROMA
    assert s.pool[ALLIANCE] == 1


@pytest.mark.clause("strat.leader.a", "21.201", "21.202", "21.2a", "13.11")
def test_where_new_leaders_go() -> None:
    s = war()
    s.control[PERSIA] = BARBARIAN
    put(s, UNIT_INDEX["Guard-garrison-1"], ROMA)
    put(s, UNIT_INDEX["Persia-garrison-1"], PROVINCE_TOWNS[PERSIA][0])
    s.hand[IMPERIAL * MARKER_KINDS + LEADER_MARKER] = 1
    begin(s)
    flow.choose(s, PLAY + LEADER_MARKER)
    assert GAIN_LEADER + KHUSRO not in s.opts
    assert REMOVE_LEADER + KHUSRO not in s.opts
    flow.choose(s, GAIN_LEADER + BELISARIUS)
    assert s.loc[BELISARIUS] == ROMA
    assert KHUSRO in leaders_available(s, BARBARIAN)
    assert VITIGES not in leaders_available(s, BARBARIAN)
    assert clauses(refusals_leader(s, BARBARIAN, VITIGES, PROVINCE_TOWNS[PERSIA][0])) == {"21.202"}
    assert clauses(refusals_leader(s, BARBARIAN, KHUSRO, ROMA)) == {"21.2a"}


@pytest.mark.clause("strat.leader.b", "21.4e")
@pytest.mark.parametrize("die", [3, 4])
def test_justinian_returns_on_half_the_dice(die: int) -> None:
    s = war()
    put(s, UNIT_INDEX["Guard-garrison-1"], ROMA)
    s.loc[JUSTINIAN] = OUT
    s.hand[IMPERIAL * MARKER_KINDS + LEADER_MARKER] = 1
    begin(s)
    flow.choose(s, PLAY + LEADER_MARKER)
    assert GAIN_LEADER + JUSTINIAN not in s.opts
    s.dice_script = [die]
    flow.choose(s, RETURN_JUSTINIAN)
    assert s.loc[JUSTINIAN] == (ROMA if die == 3 else OUT)


@pytest.mark.clause("strat.leader.c")
@pytest.mark.parametrize("die", [3, 4])
def test_an_enemy_leader_is_removed_on_half_the_dice(die: int) -> None:
    s = war(BARBARIAN)
    put(s, JUSTINIAN, CONSTANTINOPOLIS)
    put(s, BELISARIUS, ROMA)
    s.hand[BARBARIAN * MARKER_KINDS + LEADER_MARKER] = 1
    assert clauses(refusals_removal(s, BARBARIAN, JUSTINIAN)) == {"strat.leader.c"}
    begin(s)
    s.dice_script = [die]
    flow.choose(s, PLAY + LEADER_MARKER)
    assert (s.loc[BELISARIUS] < 0) == (die == 3)
    assert s.loc[JUSTINIAN] == CONSTANTINOPOLIS


@pytest.mark.clause("11.132")
def test_no_hex_no_levy() -> None:
    s = war()
    s.control[THRACIA] = IMPERIAL
    for h in PROVINCE_HEXES[THRACIA]:
        s.occ[h] = BARBARIAN + 1
        s.at[h] = (UNIT_INDEX["Persia-garrison-1"],)
    assert clauses(refusals_levy(s, IMPERIAL, THRACIA, GARRISON)) == {"11.132"}
    begin(s)
    assert not s.opts


def test_done_ends_the_phase_with_levies_left() -> None:
    s = war()
    s.control[THRACIA] = IMPERIAL
    begin(s)
    flow.choose(s, DONE)
    assert not s.opts
    assert LEVY[THRACIA] == 2
