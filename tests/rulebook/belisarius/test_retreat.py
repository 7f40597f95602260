"""Retreats and withdrawals: where an army may go, and what becomes of one that cannot. 17.5, 17.9."""

import random

import pytest

from polemos.games.belisarius.data.charts import STACK_LIMIT
from polemos.games.belisarius.data.forces import UNIT_AFFIL, UNIT_FLEET, UNITS
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    CITY,
    COAST,
    GUARD,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    LAND,
    LAND_SIDES,
    NEIGHBOURS,
    RETREAT_STEPS,
    RIVER_STEPS,
    RIVERS,
    ROADS,
    ROUGH,
    SEA,
    SEA_SIDES,
    SPACES,
    STRAITS,
    TERRAIN,
    TOWN,
)
from polemos.games.belisarius.rules.war.retreat import (
    ATTACKING,
    BY_WATER,
    WITHDRAWING,
    NextHex,
    Retreat,
    RetreatSearch,
    SetOut,
    hindrances,
    refusals_retreat,
    search_from,
    ways,
)
from polemos.games.belisarius.state import (
    NAVAL_KIND,
    Options,
    War,
    found_colony,
    in_zone,
    put,
    set_aboard,
    set_pillaged,
)
from polemos.games.belisarius.verbs import RETREAT, STAND
from polemos.kernel import flow
from polemos.kernel.flow import VERB
from rulebook.belisarius.battlefield import field, heard, of_type, sides, troops, war
from rulebook.belisarius.named import OSTROGOTHS, THRACIA, VISIGOTHS


def a_fleet(unit: int) -> bool:
    return bool(UNIT_FLEET[unit])


def goths_at(s: War, h: int, total: int = 5) -> list[int]:
    units = troops(OSTROGOTHS, total)
    for u in units:
        put(s, u, h)
    return units


def begin(s: War, h: int, n: int, how: int = 0, side: int = BARBARIAN) -> None:
    s.then(Retreat(side, h, how, n))
    flow.run(s)


def places(s: War) -> list[int]:
    """The hexes offered."""
    return [c % VERB for c in s.opts if c - c % VERB == RETREAT]


def march(s: War) -> list[int]:
    """Take the last option until the retreat is over; the hexes offered at each step."""
    seen: list[int] = []
    while s.opts:
        seen += places(s)
        flow.choose(s, s.opts[-1])
    return seen


# ---------------------------------------------------------------- how far


@pytest.mark.clause("17.54a", "17.9", "crt.note.3a", "crt.note.5")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_exactly_so_many_hexes_and_none_twice(n: int) -> None:
    s = war()
    h = field(3)
    goths = goths_at(s, h)
    begin(s, h, n)
    trail = [h]
    while s.opts:
        assert s.actor == BARBARIAN
        assert not set(places(s)) & set(trail)
        trail.append(s.opts[0] % VERB)
        assert trail[-1] in NEIGHBOURS[trail[-2]]
        flow.choose(s, s.opts[0])
    assert len(trail) == n + 1
    assert {s.loc[u] for u in goths} == {trail[-1]}
    assert s.trail == []


@pytest.mark.clause("17.91", "crt.note.4")
def test_a_retreat_may_be_ignored_in_a_town_and_ends_in_one() -> None:
    s = war()
    h = field(2)
    goths = goths_at(s, h)
    found_colony(s, h)
    begin(s, h, 2)
    assert s.opts[0] == STAND
    flow.choose(s, STAND)
    assert s.loc[goths[0]] == h
    haven = NEIGHBOURS[h][0]
    found_colony(s, haven)
    begin(s, h, 3)
    flow.choose(s, RETREAT + haven)
    assert s.opts[0] == STAND
    flow.choose(s, STAND)
    assert s.loc[goths[0]] == haven


@pytest.mark.clause("17.55")
def test_a_withdrawal_goes_one_hex_at_least() -> None:
    s = war()
    h = field(2)
    goths_at(s, h)
    found_colony(s, h)
    begin(s, h, 2, WITHDRAWING)
    assert STAND not in s.opts
    decision = s.agenda[-1]
    assert isinstance(decision, NextHex)
    assert [r.clause for r in decision.refusals(s, STAND)] == ["17.55"]
    haven = NEIGHBOURS[h][0]
    found_colony(s, haven)
    flow.choose(s, RETREAT + haven)
    assert STAND in s.opts


@pytest.mark.clause("17.91", "tbl.pillage.marker.1")
def test_a_pillaged_town_gives_no_shelter() -> None:
    s = war()
    h = next(h for h in range(HEX_COUNT) if TOWN[h] == CITY and len(RETREAT_STEPS[h]) > 2)
    set_pillaged(s, h)
    goths_at(s, h)
    begin(s, h, 1)
    assert STAND not in s.opts


# ---------------------------------------------------------------- where not to


def allowed(s: War, h: int, n: int = 1, how: int = 0) -> list[int]:
    """Where the units in `h` may go first."""
    s.trail = [h]
    return [c % VERB for c in NextHex(s.occ[h] - 1, how, n).options(s) if c != STAND]


def reasons(s: War, h: int, to: int, n: int = 1, how: int = 0) -> list[str]:
    s.trail = [h]
    return [r.clause for r in refusals_retreat(s, s.occ[h] - 1, how, n, to)]


@pytest.mark.clause("17.58", "crt.note.3b", "16.31")
def test_not_into_enemies_or_neutrals() -> None:
    s = war()
    h = field(2)
    goths_at(s, h)
    for unit, how, clause in (
        (troops(VISIGOTHS, 1)[0], 0, "crt.note.3b"),
        (troops(VISIGOTHS, 1)[0], WITHDRAWING, "17.58"),
    ):
        to = NEIGHBOURS[h][0]
        put(s, unit, to)
        assert set(allowed(s, h, 1, how)) == set(NEIGHBOURS[h]) - {to}
        assert reasons(s, h, to, 1, how) == [clause, "16.31"]


@pytest.mark.clause("15.32a", "17.58", "crt.note.3b")
def test_not_into_an_enemy_zone() -> None:
    s = war()
    h = field(3)
    goths_at(s, h)
    enemy = NEIGHBOURS[h][0]
    put(s, troops(GUARD, 5)[0], enemy)
    safe = set(NEIGHBOURS[h]) - {enemy} - set(NEIGHBOURS[enemy])
    assert set(allowed(s, h)) == safe
    flank = next(n for n in NEIGHBOURS[h] if n in NEIGHBOURS[enemy])
    assert reasons(s, h, flank) == ["crt.note.3b", "15.32a"]


@pytest.mark.clause("15.32b", "15.12a")
def test_friends_do_not_cancel_a_zone_but_a_held_town_does() -> None:
    s = war()
    h = field(3)
    goths = goths_at(s, h, 10)
    enemy = NEIGHBOURS[h][0]
    put(s, troops(GUARD, 5)[0], enemy)
    flank = next(n for n in NEIGHBOURS[h] if n in NEIGHBOURS[enemy])
    put(s, goths[-1], flank)
    assert flank not in allowed(s, h)
    found_colony(s, flank)
    assert flank in allowed(s, h)


@pytest.mark.clause("13.1a", "crt.note.3b")
def test_not_above_the_stacking_limit_even_in_passing() -> None:
    s = war()
    h = field(3)
    pool = [u for u in range(UNITS) if UNIT_AFFIL[u] in (GUARD, THRACIA) and not UNIT_FLEET[u]]
    for u in pool[:2]:
        put(s, u, h)
    to = NEIGHBOURS[h][0]
    for u in pool[2 : 2 + STACK_LIMIT - 1]:
        put(s, u, to)
    assert to not in allowed(s, h, 2)
    assert reasons(s, h, to, 2) == ["13.1a", "crt.note.3b"]
    s.trail = []
    put(s, pool[1], NEIGHBOURS[h][3])
    assert to in allowed(s, h, 2)


@pytest.mark.clause("13.132a")
def test_barbarians_do_not_mix_in_retreat() -> None:
    s = war()
    s.control[VISIGOTHS] = BARBARIAN
    h = field(3)
    goths_at(s, h)
    to = NEIGHBOURS[h][0]
    put(s, troops(VISIGOTHS, 1)[0], to)
    assert to not in allowed(s, h)
    assert reasons(s, h, to) == ["13.132a"]


@pytest.mark.clause("17.58", "crt.note.3b")
def test_no_river_no_rough_ground_but_by_road() -> None:
    s = war()
    goth = troops(OSTROGOTHS, 1)[0]
    for barred in (
        sides(lambda a, b: b in RIVERS[a] and b in LAND_SIDES[a] and b not in ROADS[a] and TERRAIN[b] != ROUGH),
        sides(lambda a, b: TERRAIN[b] == ROUGH and b in LAND_SIDES[a] and b not in ROADS[a] and b not in RIVERS[a]),
        sides(lambda a, b: b in STRAITS[a]),
    ):
        put(s, goth, barred[0])
        assert barred[1] not in allowed(s, barred[0])
        assert reasons(s, *barred)[0] == "crt.note.3b"
        assert reasons(s, *barred, how=WITHDRAWING)[0] == "17.58"
    for a, b in (
        sides(lambda a, b: b in RIVERS[a] and b in ROADS[a]),
        sides(lambda a, b: TERRAIN[b] == ROUGH and b in ROADS[a]),
    ):
        put(s, goth, a)
        assert b in allowed(s, a)


@pytest.mark.clause("crt.note.3b", "16.32")
def test_land_units_do_not_retreat_into_the_sea_or_off_the_map() -> None:
    s = war()
    a, b = sides(lambda a, b: KIND[a] == COAST and KIND[b] == SEA)
    goths_at(s, a, 1)
    assert reasons(s, a, b) == ["crt.note.3b", "16.32"]
    assert reasons(s, a, HEX_COUNT) == ["crt.note.3b"]


@pytest.mark.clause("crt.note.3c")
def test_neutral_land_may_be_entered() -> None:
    s = war()
    h = field(2)
    goths = goths_at(s, h)
    before = s.control[:]
    begin(s, h, 2)
    march(s)
    assert s.loc[goths[0]] >= 0
    assert s.control == before


# ---------------------------------------------------------------- no way out


def surround(s: War, h: int) -> None:
    """Thracian and guard units two hexes away on all sides: every hex around lies in their zones."""
    ring = sorted({n for m in NEIGHBOURS[h] for n in NEIGHBOURS[m]} - {h, *NEIGHBOURS[h]})
    pool = [u for u in range(UNITS) if UNIT_AFFIL[u] in (GUARD, THRACIA) and not UNIT_FLEET[u]]
    for u, r in zip(pool, ring, strict=False):
        put(s, u, r)


@pytest.mark.clause("15.32a", "crt.note.3c", "17.54c")
@pytest.mark.parametrize("how", [0, WITHDRAWING])
def test_no_way_out_means_elimination(how: int) -> None:
    s = war()
    h = field(2)
    goths = goths_at(s, h)
    surround(s, h)
    begin(s, h, 1, how)
    assert s.opts == []
    assert all(s.loc[u] < 0 for u in goths)
    assert heard(s, "no-retreat") == 1


@pytest.mark.clause("17.91")
def test_a_surrounded_town_holds() -> None:
    s = war()
    h = field(2)
    goths = goths_at(s, h)
    surround(s, h)
    found_colony(s, h)
    begin(s, h, 3)
    assert s.opts == []
    assert s.at[h] == tuple(goths)


@pytest.mark.clause("17.54c", "crt.note.3a")
def test_steps_into_a_dead_end_are_not_offered() -> None:
    """One hex of the ring is free but leads nowhere: fine for one hex, not for two."""
    s = war()
    h = field(3)
    goths_at(s, h)
    surround(s, h)
    s.trail = [h]
    haven = next(n for n in NEIGHBOURS[h])
    found_colony(s, haven)
    assert allowed(s, h, 4) == []
    put(s, troops(OSTROGOTHS, 1)[0], haven)
    assert allowed(s, h, 4) == [haven], "into a town it may end early"


def whole_ways(s: War, path: list[int], left: int, search: RetreatSearch) -> bool:
    """Every path tried, without any shortcut."""
    if left == 0 or (len(path) > 1 and s.town[path[-1]]):
        return True
    return any(
        whole_ways(s, [*path, n], left - 1, search)
        for n in ways(s, path[-1], search.how)
        if n not in path and not hindrances(s, search.side, n, search.how, search.size, search.group)
    )


@pytest.mark.clause("17.54a", "17.54c")
def test_the_search_is_exact() -> None:
    """Against trying everything, on crowded maps."""
    luck = random.Random(7)
    land = [h for h in range(HEX_COUNT) if KIND[h] != SEA]
    foes = [u for u in range(UNITS) if UNIT_AFFIL[u] in (GUARD, THRACIA) and not UNIT_FLEET[u]]
    tried = barred = 0
    for _ in range(60):
        s = war()
        start = luck.choice(land)
        near = {start}
        for _ in range(4):
            near |= {n for r in near for n in NEIGHBOURS[r]}
        spots = sorted(n for n in near if KIND[n] != SEA and n != start)
        put(s, troops(OSTROGOTHS, 1)[0], start)
        for u in foes[:7]:
            if spots:
                put(s, u, luck.choice(spots))
        n = luck.randint(1, 6)
        s.trail = [start]
        search = search_from(s, BARBARIAN, 0)
        want = [
            h
            for h in ways(s, start, 0)
            if not hindrances(s, BARBARIAN, h, 0, 1, OSTROGOTHS) and whole_ways(s, [start, h], n - 1, search)
        ]
        assert search.steps(n) == want
        assert [h for h in range(SPACES) if not refusals_retreat(s, BARBARIAN, 0, n, h)] == sorted(want)
        tried += 1
        barred += not want
    assert 0 < barred < tried


# ---------------------------------------------------------------- fleets


@pytest.mark.clause("17.52", "17.53", "crt.note.3a")
def test_fleets_with_cargo_and_land_units_part_company() -> None:
    s = war()
    port = next(
        h
        for h in range(HEX_COUNT)
        if KIND[h] == COAST
        and not TOWN[h]
        and len(RETREAT_STEPS[h]) > 2
        and sum(KIND[n] == SEA for n in SEA_SIDES[h]) > 2
    )
    fleet = of_type(OSTROGOTHS, a_fleet, 1)
    cargo, ashore = troops(OSTROGOTHS, 3), troops(OSTROGOTHS, 1)
    for u in fleet + cargo + ashore:
        put(s, u, port)
    for u in cargo:
        set_aboard(s, u, 1)
    begin(s, port, 1, WITHDRAWING)
    sea = next(n for n in places(s) if KIND[n] == SEA)
    flow.choose(s, RETREAT + sea)
    assert {s.loc[u] for u in fleet + cargo} == {sea}
    assert all(n in RETREAT_STEPS[port] for n in places(s))
    march(s)
    assert s.loc[ashore[0]] in RETREAT_STEPS[port]


@pytest.mark.clause("crt.note.3b", "19.4")
def test_fleets_mind_fleets_only() -> None:
    s = war()
    start = next(
        h
        for h in range(HEX_COUNT)
        if KIND[h] == SEA and all(KIND[n] == SEA for n in NEIGHBOURS[h]) and len(NEIGHBOURS[h]) == 6
    )
    put(s, of_type(OSTROGOTHS, a_fleet, 1)[0], start)
    enemy = NEIGHBOURS[start][0]
    put(s, of_type(GUARD, a_fleet, 1)[0], enemy)
    found = set(allowed(s, start, 1, BY_WATER))
    assert found == {n for n in NEIGHBOURS[start] if n != enemy and not in_zone(s, n, BARBARIAN, NAVAL_KIND)}
    assert len(found) == 3


@pytest.mark.clause("crt.note.3b")
def test_rivers_and_rough_ground_do_not_matter_at_sea() -> None:
    s = war()
    a, b = sides(lambda a, b: b in SEA_SIDES[a] and KIND[b] == COAST and TERRAIN[b] == ROUGH)
    put(s, of_type(OSTROGOTHS, a_fleet, 1)[0], a)
    assert b in allowed(s, a, 1, BY_WATER)


@pytest.mark.clause("29.2b", "29.3")
def test_a_fleet_on_a_river_keeps_to_it_and_minds_land_units() -> None:
    s = war()
    s.option_set = Options(rivers=True)
    up = next(h for h in range(HEX_COUNT) if KIND[h] == LAND and len(RIVER_STEPS[h]) > 1)
    put(s, of_type(OSTROGOTHS, a_fleet, 1)[0], up)
    assert set(allowed(s, up, 1, BY_WATER)) == set(RIVER_STEPS[up])
    target = RIVER_STEPS[up][0]
    foe = next(n for n in NEIGHBOURS[target] if n in LAND_SIDES[target] and n != up and not TOWN[n])
    put(s, troops(GUARD, 5)[0], foe)
    assert target not in allowed(s, up, 1, BY_WATER) or s.town[target]
    s.option_set = Options()
    assert allowed(s, up, 1, BY_WATER) == []


# ---------------------------------------------------------------- the army in action


@pytest.mark.clause("17.9", "17.24a")
def test_only_the_army_in_action_retreats() -> None:
    s = war()
    h = field(2)
    ours, others = troops(GUARD, 10), troops(THRACIA, 1)
    for u in ours + others:
        put(s, u, h)
    s.army, s.army_at = ours[:], h
    begin(s, h, 1, ATTACKING, IMPERIAL)
    march(s)
    assert s.at[h] == tuple(others)
    assert len({s.loc[u] for u in ours}) == 1


def test_nothing_to_retreat_is_no_question() -> None:
    s = war()
    s.then(SetOut(BARBARIAN, field(2), BY_WATER, 1))
    flow.run(s)
    assert s.opts == []
