"""Recruitment: mercenaries, bought markers, clearing pillage, public works, and the markers of the phase."""

import pytest

from polemos.games.belisarius.data.charts import (
    AGENT,
    ALLIANCE,
    BLUE,
    DONATIVE,
    GREEN,
    MARKER_COUNT,
    MARKER_KINDS,
    MARKET,
    PROCOPIUS,
    REGALIA,
    THEODORA,
)
from polemos.games.belisarius.data.forces import (
    FIELD_ARMY,
    FLEET,
    GARRISON,
    JUSTINIAN,
    LEADER,
    UNIT_INDEX,
    UNITS_OF,
    WARBAND,
)
from polemos.games.belisarius.data.world import (
    AREA_OF_PROVINCE,
    BARBARIAN,
    CONSTANTINOPOLIS,
    DESERT,
    GUARD,
    HEX_INDEX,
    IMPERIAL,
    KIND,
    LAND,
    NEIGHBOURS,
    PERSIA,
    PORT,
    PROVINCE_HEXES,
    PROVINCE_TOWNS,
    ROMA,
    TERRAIN,
    TOWN,
)
from polemos.games.belisarius.rules.markers import hand_size
from polemos.games.belisarius.rules.realm.recruitment import (
    RecruitmentPhase,
    recruit_places,
    refusals_build,
    refusals_recruit,
    refusals_recruit_place,
    refusals_unpillage,
)
from polemos.games.belisarius.rules.realm.recruitment_markers import refusals_theodora
from polemos.games.belisarius.state import (
    RECRUITMENT_PHASE,
    Options,
    War,
    blank,
    found_colony,
    put,
    set_pillaged,
)
from polemos.games.belisarius.verbs import (
    BUILD,
    BUY_MARKER,
    DONE,
    EXCHANGE,
    FORCE_SPAN,
    PLAY,
    RECRUIT,
    TAKE_MARKER,
    UNPILLAGE,
)
from polemos.kernel import flow
from polemos.kernel.flow import PASS
from polemos.testing import bench
from rulebook.belisarius.named import BELISARIUS, ORIENS, OSTROGOTHS, THRACIA, VISIGOTHS

G1 = UNIT_INDEX["Guard-garrison-1"]
G2 = UNIT_INDEX["Guard-garrison-2"]


def war(side: int = IMPERIAL, sp: int = 0) -> War:
    s = blank()
    s.scenario = 1
    s.player = side
    s.phase = RECRUITMENT_PHASE
    s.dice_one, s.dice_two = 7, 9
    s.sp[side] = sp
    s.control[THRACIA] = s.control[ORIENS] = IMPERIAL
    s.control[PERSIA] = BARBARIAN
    return s


def begin(s: War) -> None:
    s.then(RecruitmentPhase())
    bench.run(s)


def force(affil: int, kind: int) -> int:
    return RECRUIT + affil * FORCE_SPAN + kind


def clauses(refusals: list[flow.Refusal]) -> set[str]:
    return {r.clause for r in refusals}


def hold(s: War, side: int, kind: int, n: int = 1) -> None:
    s.hand[side * MARKER_KINDS + kind] += n


@pytest.mark.clause("11.2a", "11.21a", "tbl.cost.recruit", "10.31")
@pytest.mark.parametrize(("kind", "cost"), [(FIELD_ARMY, 6), (GARRISON, 2), (FLEET, 9)])
def test_what_mercenaries_cost(kind: int, cost: int) -> None:
    s = war(sp=cost - 1)
    put(s, G1, CONSTANTINOPOLIS)
    assert clauses(refusals_recruit(s, IMPERIAL, THRACIA, kind)) == {"11.21a"}
    s.sp[IMPERIAL] = cost
    begin(s)
    bench.choose(s, force(THRACIA, kind))
    assert s.sp[IMPERIAL] == 0
    assert len(s.at[CONSTANTINOPOLIS]) == 2


@pytest.mark.clause("11.21b", "11.222", "11.223", "11.222b", "11.62")
def test_mercenaries_come_to_occupied_towns_of_their_province() -> None:
    s = war(sp=20)
    town = PROVINCE_TOWNS[ORIENS][2]
    assert clauses(refusals_recruit_place(s, IMPERIAL, ORIENS, GARRISON, town)) == {"11.222"}
    put(s, G1, town)
    near = next(h for h in NEIGHBOURS[town] if KIND[h] != 0 and not TOWN[h])
    put(s, UNIT_INDEX["Persia-nomad-1"], near)
    # an enemy next to it does not matter, nor how many come
    begin(s)
    for _ in range(3):
        bench.choose(s, force(ORIENS, GARRISON))
    assert len(s.at[town]) == 4
    assert "11.21b" in clauses(refusals_recruit_place(s, IMPERIAL, THRACIA, GARRISON, town))
    set_pillaged(s, town)
    assert "11.223" in clauses(refusals_recruit_place(s, IMPERIAL, ORIENS, GARRISON, town))


@pytest.mark.clause("11.221", "11.9", "11.5")
def test_control_is_needed() -> None:
    s = war(sp=20)
    put(s, G1, ROMA)
    assert "11.221" in clauses(refusals_recruit(s, IMPERIAL, OSTROGOTHS, WARBAND))
    assert clauses(refusals_recruit(s, IMPERIAL, THRACIA, LEADER)) == {"11.9"}


@pytest.mark.clause("11.7a")
def test_guard_in_any_town_of_an_imperial_province() -> None:
    s = war(sp=20)
    put(s, G1, ROMA)
    put(s, G2, PROVINCE_TOWNS[ORIENS][0])
    assert recruit_places(s, IMPERIAL, GUARD, FIELD_ARMY) == [PROVINCE_TOWNS[ORIENS][0]]
    assert clauses(refusals_recruit_place(s, IMPERIAL, GUARD, FIELD_ARMY, ROMA)) == {"11.7a"}
    assert "11.7a" in clauses(refusals_recruit(s, BARBARIAN, GUARD, GARRISON))


@pytest.mark.clause("11.63a", "27.33")
def test_fleets_need_a_port() -> None:
    s = war(sp=20)
    inland = next(t for t in PROVINCE_TOWNS[THRACIA] if not PORT[t])
    put(s, G1, inland)
    assert "11.63a" in clauses(refusals_recruit_place(s, IMPERIAL, THRACIA, FLEET, inland))
    coast = next(h for h in PROVINCE_HEXES[THRACIA] if KIND[h] == 1 and not TOWN[h])
    found_colony(s, coast)
    put(s, G2, coast)
    assert refusals_recruit_place(s, IMPERIAL, THRACIA, FLEET, coast) == []


@pytest.mark.clause("11.8a", "11.8b", "18.3", "13.132a", "13.1a")
def test_areas_and_stacking() -> None:
    s = war(BARBARIAN, 20)
    area = AREA_OF_PROVINCE[PERSIA]
    assert recruit_places(s, BARBARIAN, PERSIA, GARRISON) == [area]
    s.area_placed = 10
    assert recruit_places(s, BARBARIAN, PERSIA, GARRISON) == []
    s.control[OSTROGOTHS] = BARBARIAN
    town = PROVINCE_TOWNS[PERSIA][0]
    put(s, UNIT_INDEX["Ostrogoths-warband-1"], town)
    assert clauses(refusals_recruit_place(s, BARBARIAN, PERSIA, GARRISON, town)) == {"13.132a"}
    other = PROVINCE_TOWNS[PERSIA][1]
    for u in UNITS_OF[PERSIA][:10]:
        put(s, u, other)
    assert clauses(refusals_recruit_place(s, BARBARIAN, PERSIA, GARRISON, other)) == {"13.1a"}


@pytest.mark.clause("event.24")
def test_a_war_bars_recruits() -> None:
    s = war(BARBARIAN, 20)
    s.barred = 1 << PERSIA
    put(s, UNIT_INDEX["Persia-garrison-1"], PROVINCE_TOWNS[PERSIA][0])
    assert "event.24" in clauses(refusals_recruit(s, BARBARIAN, PERSIA, GARRISON))


@pytest.mark.clause("31.1")
def test_one_recruit_may_join_a_leader_in_the_field() -> None:
    s = war(sp=20)
    field = next(h for h in PROVINCE_HEXES[VISIGOTHS] if KIND[h] == LAND and not TOWN[h] and TERRAIN[h] != DESERT)
    put(s, BELISARIUS, field)
    assert recruit_places(s, IMPERIAL, ORIENS, GARRISON) == []
    s.option_set = Options(placement=True)
    begin(s)
    bench.choose(s, force(ORIENS, GARRISON))
    assert len(s.at[field]) == 2
    assert clauses(refusals_recruit_place(s, IMPERIAL, ORIENS, GARRISON, field)) == {"31.1"}
    assert "11.63a" in clauses(refusals_recruit_place(s, IMPERIAL, ORIENS, FLEET, field))
    # 31.1 does not do away with the control of the province
    assert "11.221" in clauses(refusals_recruit(s, IMPERIAL, PERSIA, GARRISON))


@pytest.mark.clause("10.32", "8.2c", "tbl.cost.marker")
def test_markers_at_two_points_each() -> None:
    s = war(sp=5)
    s.pool[AGENT] = 9
    begin(s)
    bench.choose(s, BUY_MARKER)
    bench.choose(s, BUY_MARKER)
    assert s.hand[IMPERIAL * MARKER_KINDS + AGENT] == 2
    assert s.sp[IMPERIAL] == 1
    assert not s.opts


@pytest.mark.clause("10.36", "26.4", "26.5", "tbl.cost.unpillage")
def test_clearing_pillage() -> None:
    s = war(sp=8)
    hill = HEX_INDEX["3513"]
    for h, u in ((ROMA, G1), (hill, G2)):
        put(s, u, h)
        set_pillaged(s, h)
    begin(s)
    bench.choose(s, UNPILLAGE + ROMA)
    assert s.sp[IMPERIAL] == 3
    assert s.town[ROMA]
    bench.choose(s, UNPILLAGE + hill)
    assert s.sp[IMPERIAL] == 0
    assert s.pillaged == []
    assert "10.36" in clauses(refusals_unpillage(s, IMPERIAL, hill))


@pytest.mark.clause("28.0", "28.1", "28.2", "28.4", "10.35", "tbl.cost.works")
def test_public_works() -> None:
    s = war(sp=11)
    put(s, G1, ROMA)
    assert clauses(refusals_build(s, IMPERIAL, ROMA)) == {"28.0"}
    s.option_set = Options(works=True)
    begin(s)
    bench.choose(s, BUILD + ROMA)
    assert s.works == [ROMA]
    assert s.sp[IMPERIAL] == 6
    assert clauses(refusals_build(s, IMPERIAL, ROMA)) == {"28.2"}
    assert clauses(refusals_build(s, IMPERIAL, CONSTANTINOPOLIS)) == {"28.1"}


@pytest.mark.clause("8.2d", "21.4a")
def test_justinian_in_his_capital_draws_two() -> None:
    s = war()
    s.pool[AGENT] = 9
    put(s, JUSTINIAN, CONSTANTINOPOLIS)
    begin(s)
    assert hand_size(s, IMPERIAL) == 2
    set_pillaged(s, CONSTANTINOPOLIS)
    begin(s)
    assert hand_size(s, IMPERIAL) == 2
    s.player = BARBARIAN
    begin(s)
    assert hand_size(s, BARBARIAN) == 0


@pytest.mark.clause("strat.theodora")
def test_theodora_chooses_from_the_pool() -> None:
    s = war(BARBARIAN)
    s.pool = list(MARKER_COUNT)
    s.pool[THEODORA] = 0
    hold(s, BARBARIAN, THEODORA)
    begin(s)
    bench.choose(s, PLAY + THEODORA)
    assert TAKE_MARKER + THEODORA not in s.opts
    assert clauses(refusals_theodora(s, BARBARIAN, ALLIANCE)) == {"strat.alliance"}
    assert clauses(refusals_theodora(s, BARBARIAN, DONATIVE)) == {"strat.donative.b"}
    bench.choose(s, TAKE_MARKER + MARKET)
    assert s.hand[BARBARIAN * MARKER_KINDS + MARKET] == 1
    assert s.pool[THEODORA] == 1
    assert s.table[THEODORA] == 0


@pytest.mark.clause("strat.theodora", "8.1b", "22.1a")
def test_the_enemy_does_not_learn_what_she_brought() -> None:
    s = war()
    s.pool[MARKET] = s.pool[BLUE] = 1
    hold(s, IMPERIAL, THEODORA)
    begin(s)
    s.heard = []
    bench.choose(s, PLAY + THEODORA)
    bench.choose(s, TAKE_MARKER + BLUE)
    told = [e for e in s.heard if e.audience & 1 << BARBARIAN]
    assert not any(e.kind == "took-marker" for e in told)
    assert any(e.kind == "took-marker-hidden" for e in told)


@pytest.mark.clause("strat.procopius")
def test_procopius_exchanges_one_marker() -> None:
    s = war()
    hold(s, IMPERIAL, PROCOPIUS)
    begin(s)
    assert not s.opts
    hold(s, IMPERIAL, BLUE)
    hold(s, IMPERIAL, AGENT)
    hold(s, BARBARIAN, GREEN)
    begin(s)
    bench.choose(s, PLAY + PROCOPIUS)
    assert EXCHANGE + PROCOPIUS not in s.opts
    bench.choose(s, EXCHANGE + BLUE)
    assert s.hand[IMPERIAL * MARKER_KINDS + GREEN] == 1
    assert s.hand[BARBARIAN * MARKER_KINDS + BLUE] == 1
    assert s.pool[PROCOPIUS] == 1


@pytest.mark.clause("strat.alliance", "strat.procopius")
def test_a_roman_alliance_never_stays_with_the_barbarians() -> None:
    s = war(BARBARIAN)
    hold(s, BARBARIAN, PROCOPIUS)
    hold(s, BARBARIAN, BLUE)
    hold(s, IMPERIAL, ALLIANCE)
    begin(s)
    bench.choose(s, PLAY + PROCOPIUS)
    assert hand_size(s, BARBARIAN) == 0
    assert s.pool[ALLIANCE] == 1
    assert s.hand[IMPERIAL * MARKER_KINDS + BLUE] == 1


@pytest.mark.clause("strat.regalia")
def test_imperial_regalia_comes_last_and_needs_a_capital() -> None:
    s = war(sp=2)
    s.pool[AGENT] = 9
    hold(s, IMPERIAL, REGALIA)
    begin(s)
    assert PLAY + REGALIA not in s.opts
    bench.choose(s, DONE)
    # neither Constantinople nor Rome is his
    assert not s.opts
    put(s, G1, ROMA)
    begin(s)
    bench.choose(s, DONE)
    assert s.opts == [PASS, PLAY + REGALIA]
    s.dice_script = [4]
    bench.choose(s, PLAY + REGALIA)
    assert hand_size(s, IMPERIAL) == 4
    assert s.pool[REGALIA] == 1
    set_pillaged(s, ROMA)
    s.pool[REGALIA] = 0
    hold(s, IMPERIAL, REGALIA)
    begin(s)
    bench.choose(s, DONE)
    assert not s.opts


@pytest.mark.clause("22.1a")
def test_the_question_is_secret() -> None:
    s = war(sp=4)
    put(s, G1, CONSTANTINOPOLIS)
    begin(s)
    step = s.agenda[-1]
    assert isinstance(step, flow.Decision)
    assert step.secret()
