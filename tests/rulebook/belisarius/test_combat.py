"""Combat: declaration, withdrawal test, odds, tables, markers, results. Section 17 and the combat results tables."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    ADVANTAGE,
    CRT,
    MARKER_KINDS,
    ODDS,
    RESULT_NAMES,
    TREACHERY,
)
from polemos.games.belisarius.data.forces import (
    UNIT_FLEET,
    UNIT_STRENGTH,
)
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    CAPITAL,
    CITY,
    COAST,
    CONSTANTINOPOLIS,
    GUARD,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    LAND,
    LAND_SIDES,
    MARSH,
    NEIGHBOURS,
    RIVERS,
    ROUGH,
    SEA,
    SEA_SIDES,
    SPACES,
    STRAITS,
    TERRAIN,
    TOWN,
)
from polemos.games.belisarius.rules.control import strength
from polemos.games.belisarius.rules.war.combat import attack_targets, refusals_attack
from polemos.games.belisarius.rules.war.reckoning import (
    COVER_CAPITAL,
    COVER_MARSH,
    COVER_RIVER,
    COVER_ROUGH,
    COVER_TOWN,
    attack_strength,
    best_operation_value,
    cover,
    reckon_attack,
    strength_of,
)
from polemos.games.belisarius.state import War, found_colony, put, set_aboard, set_pillaged
from polemos.games.belisarius.verbs import (
    ASSAULT,
    FIGHT,
    MANOEUVRE,
    PLAY,
    WITHDRAW,
)
from polemos.kernel.flow import PASS
from polemos.testing import bench
from polemos.wargame.reckoning import Term, part
from rulebook.belisarius.battlefield import (
    array,
    attack,
    choose,
    is_plain,
    of_type,
    plain,
    sides,
    skirmish,
    told,
    troops,
    war,
)
from rulebook.belisarius.named import BELISARIUS, MUNDAS, OSTROGOTHS, THRACIA, VISIGOTHS


def names(*cells: str) -> tuple[int, ...]:
    return tuple(RESULT_NAMES.index(cell) for cell in cells)


def odds(attack_total: int, defence_total: int) -> str:
    return ODDS.names[ODDS.column(attack_total, defence_total)]


def finish(s: War) -> None:
    """Take the first option until the battle is over."""
    while s.opts:
        bench.choose(s, s.opts[0])


# ---------------------------------------------------------------- odds


@pytest.mark.clause("17.71d")
def test_fourteen_to_five_is_two_to_one() -> None:
    assert odds(14, 5) == "2:1"


@pytest.mark.clause("17.71e")
def test_six_to_ten_is_one_to_two() -> None:
    assert odds(6, 10) == "1:2"


@pytest.mark.clause("17.73")
@pytest.mark.parametrize(("a", "d", "column"), [(7, 4, "1.5:1"), (6, 4, "1.5:1"), (5, 4, "1:1"), (8, 4, "2:1")])
def test_one_and_a_half(a: int, d: int, column: str) -> None:
    assert odds(a, d) == column


@pytest.mark.clause("17.72")
@pytest.mark.parametrize(
    ("a", "d", "column"), [(1, 9, "1:3"), (1, 3, "1:3"), (2, 5, "1:3"), (4, 1, "4:1"), (40, 1, "4:1"), (11, 3, "3:1")]
)
def test_outer_columns(a: int, d: int, column: str) -> None:
    assert odds(a, d) == column


@pytest.mark.clause("17.71a", "17.71b")
@pytest.mark.parametrize(("a", "d", "column"), [(14, 5, "2:1"), (6, 10, "1:2"), (7, 4, "1.5:1")])
def test_the_examples_fought_out(a: int, d: int, column: str) -> None:
    s, _, b = skirmish(a, d)
    assert ODDS.names[reckon_attack(s, b).column] == column
    attack(s, b, 4)
    choose(s, FIGHT, ASSAULT)
    assert ODDS.names[told(s, "odds")[-1]] == column
    assert told(s, "battle")[2:4] == (ODDS.names.index(column), 4)


@pytest.mark.clause("crt.assault", "crt.manoeuvre", "17.11f")
def test_the_tables() -> None:
    assault, manoeuvre = CRT
    assert assault.rows[0] == names("AZ", "AZ", "AZ", "AA", "BB", "BB", "BB")
    assert assault.rows[5] == names("BB", "DD", "DZ", "DD", "DZ", "DZ", "DZ")
    assert manoeuvre.rows[0] == names("AZ", "AZ", "AA", "AR", "AR", "AR", "AR")
    assert manoeuvre.rows[5] == names("DR", "DD", "DZ", "DZ", "DZ", "DZ", "DZ")


# ---------------------------------------------------------------- multipliers


def factor(*values: int) -> int:
    return strength_of([BELISARIUS], [Term(0, v, "") for v in values]).factor


@pytest.mark.clause("17.74.4", "crt.strength")
def test_multipliers_add_up_to_four_at_most() -> None:
    assert [factor(), factor(1), factor(2), factor(1, 1), factor(1, 1, 1), factor(2, 2, 1)] == [1, 2, 3, 3, 4, 4]


@pytest.mark.clause("17.74.1", "21.22a", "21.22b")
def test_only_the_best_leader_counts() -> None:
    foot = troops(GUARD, 10)
    assert attack_strength(foot, 0).factor == 1
    one = attack_strength([*foot, MUNDAS], 0)
    assert (one.factor, one.total) == (2, 2 * (10 + UNIT_STRENGTH[MUNDAS]))
    both = attack_strength([*foot, MUNDAS, BELISARIUS], 0)
    assert (both.factor, both.total) == (3, 3 * strength([*foot, MUNDAS, BELISARIUS]))


@pytest.mark.clause("17.74.2a", "17.74.2b")
def test_cover() -> None:
    s = war()

    def why(a: int, b: int) -> list[tuple[int, int]]:
        return [(term.what, term.value) for term in cover(s, b, a)]

    assert why(*plain()) == []
    dry = [(a, b) for a in range(HEX_COUNT) for b in LAND_SIDES[a] if b not in RIVERS[a]]
    a, b = next((a, b) for a, b in dry if TERRAIN[b] == ROUGH and not TOWN[b])
    assert why(a, b) == [(COVER_ROUGH, 1)]
    a, b = next((a, b) for a, b in dry if TERRAIN[b] == MARSH and not TOWN[b])
    assert why(a, b) == [(COVER_MARSH, 1)]
    a, b = next((a, b) for a, b in dry if TOWN[b] == CITY)
    assert why(a, b) == [(COVER_TOWN, 1)]
    a, b = sides(lambda a, b: b in RIVERS[a] and not TOWN[b] and TERRAIN[b] not in (ROUGH, MARSH))
    assert why(a, b) == [(COVER_RIVER, 1)]
    a, b = sides(lambda a, b: b in RIVERS[a] and TOWN[b] == CITY)
    assert len(why(a, b)) == 1, "terrain counts once"
    assert TOWN[CONSTANTINOPOLIS] == CAPITAL
    assert why(NEIGHBOURS[CONSTANTINOPOLIS][0], CONSTANTINOPOLIS) == [(COVER_CAPITAL, 2)]


@pytest.mark.clause("17.74.2a", "tbl.pillage.marker.1")
def test_a_pillaged_town_is_no_cover_but_a_colony_is() -> None:
    s = war()
    a, b = sides(lambda a, b: TOWN[b] == CITY and b not in RIVERS[a] and b in LAND_SIDES[a])
    set_pillaged(s, b)
    assert cover(s, b, a) == []
    a, b = plain()
    found_colony(s, b)
    assert [term.value for term in cover(s, b, a)] == [1]


@pytest.mark.clause("17.74.2b")
def test_pillaged_constantinopolis_is_not_tripled() -> None:
    s = war()
    set_pillaged(s, CONSTANTINOPOLIS)
    assert all(term.what != COVER_CAPITAL for term in cover(s, CONSTANTINOPOLIS, NEIGHBOURS[CONSTANTINOPOLIS][0]))


@pytest.mark.clause("17.74.3", "strat.advantage")
def test_military_advantage_attacker_first() -> None:
    s, _, b = skirmish(10, 10)
    s.hand[ADVANTAGE] = 2
    s.hand[MARKER_KINDS + ADVANTAGE] = 1
    attack(s, b, 4)
    choose(s, FIGHT, ASSAULT)
    assert (s.actor, s.opts) == (IMPERIAL, [PASS, PLAY + ADVANTAGE])
    choose(s, PLAY + ADVANTAGE)
    assert (s.actor, s.opts) == (BARBARIAN, [PASS, PLAY + ADVANTAGE]), "one marker a side, then the defender"
    choose(s, PASS)
    assert told(s, "odds")[2:4] == (1, 20)
    assert ODDS.names[told(s, "odds")[-1]] == "2:1"
    assert s.pool[ADVANTAGE] == 1
    assert s.advantage == [0, 0] or s.battle


@pytest.mark.clause("17.74.3", "strat.treachery.a")
def test_a_cancelled_advantage_does_not_count() -> None:
    s, _, b = skirmish(10, 10)
    s.hand[ADVANTAGE] = 2
    s.hand[MARKER_KINDS + TREACHERY] = 1
    attack(s, b, 4)
    choose(s, FIGHT, ASSAULT, PLAY + ADVANTAGE, PLAY + TREACHERY)
    assert told(s, "odds")[2:4] == (0, 10)
    assert s.hand[ADVANTAGE] == 1, "the second may not be played in the same battle"


# ---------------------------------------------------------------- where to attack


@pytest.mark.clause("17.22", "17.0")
def test_only_adjacent_enemies() -> None:
    s, a, b = skirmish()
    far = next(h for h in range(HEX_COUNT) if is_plain(h) and h not in NEIGHBOURS[a] and h != a)
    put(s, troops(OSTROGOTHS, 12)[-1], far)
    assert attack_targets(s) == [b]
    assert [r.clause for r in refusals_attack(s, far)] == ["17.22"]
    empty = next(h for h in NEIGHBOURS[a] if h != b)
    assert [r.clause for r in refusals_attack(s, empty)] == ["17.0"]
    assert [r.clause for r in refusals_attack(s, HEX_COUNT)] == ["17.22"]


@pytest.mark.clause("14.31", "17.61")
def test_points_for_an_assault_are_needed() -> None:
    s, _, b = skirmish(op=charts.op_costs.assault - 1)
    assert attack_targets(s) == []
    assert [r.clause for r in refusals_attack(s, b)] == ["14.31", "17.61"]
    s.op = charts.op_costs.assault
    assert attack_targets(s) == [b]


@pytest.mark.clause("17.28", "19.62b")
def test_land_units_do_not_attack_over_the_sea() -> None:
    s = war()
    a, b = sides(lambda a, b: KIND[a] == COAST and KIND[b] == SEA)
    fleet = of_type(OSTROGOTHS, lambda u: bool(UNIT_FLEET[u]), 1)
    array(s, troops(GUARD, 5), a, fleet, b)
    assert attack_targets(s) == []
    assert [r.clause for r in refusals_attack(s, b)] == ["17.28", "19.62b"]


@pytest.mark.clause("17.28")
def test_a_strait_may_be_attacked_across() -> None:
    s = war()
    a, b = sides(lambda a, b: b in STRAITS[a])
    array(s, troops(GUARD, 5), a, troops(OSTROGOTHS, 3), b)
    assert attack_targets(s) == [b]
    assert part(reckon_attack(s, b).defence.modifiers, COVER_RIVER) == 0


@pytest.mark.clause("19.2b", "19.61", "19.62a", "19.63")
def test_fleets_attack_coasts_with_all_aboard() -> None:
    s = war()
    a, b = sides(lambda a, b: KIND[a] == SEA and KIND[b] == COAST and not TOWN[b] and TERRAIN[b] not in (ROUGH, MARSH))
    fleet = of_type(GUARD, lambda u: bool(UNIT_FLEET[u]), 1)
    cargo = troops(GUARD, 5)
    array(s, fleet + cargo, a, troops(OSTROGOTHS, 3), b)
    for u in cargo:
        set_aboard(s, u, 1)
    s.naval = 1
    assert attack_targets(s) == [b]
    assert reckon_attack(s, b).attack.printed == strength(fleet + cargo)


@pytest.mark.clause("17.28", "16.33")
def test_fleets_do_not_attack_inland() -> None:
    s = war()
    a, b = sides(lambda a, b: KIND[a] == COAST and KIND[b] == LAND and b not in SEA_SIDES[a])
    array(s, of_type(GUARD, lambda u: bool(UNIT_FLEET[u]), 1), a, troops(OSTROGOTHS, 3), b)
    assert attack_targets(s) == []
    assert [r.clause for r in refusals_attack(s, b)] == ["17.28", "16.33"]


def test_the_fast_list_agrees_with_the_restrictions() -> None:
    """Over many borders, by land and by sea."""
    s = war()
    gothic = troops(OSTROGOTHS, 3)[0]
    foot, fleet = troops(GUARD, 5)[0], of_type(GUARD, lambda u: bool(UNIT_FLEET[u]), 1)[0]
    for a in range(0, HEX_COUNT, 19):
        for attackers in ([foot], [fleet], [foot, fleet]):
            if UNIT_FLEET[attackers[0]] and KIND[a] == LAND:
                continue
            for b in NEIGHBOURS[a]:
                array(s, attackers, a, [gothic], b)
                assert attack_targets(s) == [h for h in range(SPACES) if not refusals_attack(s, h)]


# ---------------------------------------------------------------- declaration


@pytest.mark.clause("17.11a", "17.61", "17.6", "17.62")
def test_the_manoeuvre_costs_twice_as_much() -> None:
    s, _, b = skirmish(op=charts.op_costs.manoeuvre)
    attack(s, b, 6)
    assert s.op == charts.op_costs.manoeuvre - charts.op_costs.assault
    choose(s, FIGHT)
    assert s.opts == [ASSAULT, MANOEUVRE]
    choose(s, MANOEUVRE)
    assert s.op == 0
    assert told(s, "battle")[1] == 1


@pytest.mark.clause("17.61", "14.31")
def test_no_manoeuvre_without_its_points() -> None:
    s, _, b = skirmish(op=charts.op_costs.manoeuvre - 1)
    attack(s, b, 6)
    choose(s, FIGHT)
    assert told(s, "table-chosen") == (IMPERIAL, 0)
    assert s.op == charts.op_costs.manoeuvre - 1 - charts.op_costs.assault


@pytest.mark.clause("17.24a", "17.27", "13.22", "17.3a")
def test_the_whole_army_and_nobody_else() -> None:
    s, a, b = skirmish(10, 10)
    spare = of_type(THRACIA, lambda u: not UNIT_FLEET[u], 1)
    put(s, spare[0], a)
    assert reckon_attack(s, b).attack.printed == 10
    attack(s, b, 1)
    choose(s, FIGHT, ASSAULT)
    assert RESULT_NAMES[told(s, "battle")[-1]] == "AZ"
    assert s.at[a] == tuple(spare)


@pytest.mark.clause("4.41d", "17.11a")
def test_attacking_a_neutral_gives_its_province_to_the_enemy() -> None:
    s = war()
    a, b = plain()
    array(s, troops(GUARD, 10), a, troops(VISIGOTHS, 9), b)
    assert attack_targets(s) == [b]
    assert reckon_attack(s, b).provoked == (VISIGOTHS,)
    attack(s, b, 1)
    assert s.control[VISIGOTHS] == BARBARIAN
    assert s.actor == BARBARIAN
    assert s.opts == [FIGHT, WITHDRAW]


@pytest.mark.clause("4.41d")
def test_the_points_are_lost_when_nobody_is_left_to_fight() -> None:
    s = war()
    a, b = plain()
    array(s, troops(GUARD, 10), a, [], b)
    attack(s, b)
    assert (s.op, s.opts, s.battle) == (100 - charts.op_costs.assault, [], [])


@pytest.mark.clause("4.41d", "13.132a")
def test_neutrals_of_two_provinces_do_not_fight_side_by_side_for_the_barbarians() -> None:
    s = war()
    a, b = plain()
    s.control[OSTROGOTHS] = s.control[VISIGOTHS]
    array(s, troops(GUARD, 10), a, [troops(VISIGOTHS, 3)[0], troops(OSTROGOTHS, 3)[0]], b)
    attack(s, b)
    assert s.opts == [FIGHT, WITHDRAW]
    assert len(s.at[b]) == 1


# ---------------------------------------------------------------- withdrawal


@pytest.mark.clause("17.51")
def test_the_withdrawal_test_uses_the_best_unit_and_wants_more() -> None:
    s, a, b = skirmish(10, 10)
    gap = best_operation_value(s.army) - best_operation_value(list(s.at[b]))
    assert abs(gap) < 5
    ours, theirs = (3, 3 + gap) if gap >= 0 else (3 - gap, 3)
    attack(s, b, ours, theirs, 4)
    choose(s, WITHDRAW)
    assert s.opts == [ASSAULT, MANOEUVRE], "equal sums: he must fight"
    s, a, b = skirmish(10, 10)
    attack(s, b, ours, theirs + 1, 1)
    choose(s, WITHDRAW)
    assert s.battle
    choose(s, s.opts[0])
    assert not s.at[b]
    assert not s.battle
    assert s.op == 100 - charts.op_costs.assault
    assert s.army_at == a


@pytest.mark.clause("17.54b", "17.56", "17.57", "17.55")
def test_after_a_withdrawal_the_attacker_goes_on() -> None:
    s, _, b = skirmish(10, 10)
    gap = max(0, best_operation_value(s.army) - best_operation_value(list(s.at[b])))
    attack(s, b, 1, 2 + gap, 3)
    goths = list(s.at[b])
    choose(s, WITHDRAW)
    finish(s)
    assert s.op == 100 - charts.op_costs.assault
    assert len({s.loc[u] for u in goths}) == 1
    assert not any(s.spent[u] for u in goths)


def test_the_chance_to_escape() -> None:
    s, _, b = skirmish(10, 10)
    best = best_operation_value
    ours, theirs = best(s.army), best(list(s.at[b]))
    throws = [(x, y) for x in range(1, 7) for y in range(1, 7)]
    assert reckon_attack(s, b).escapes == sum(theirs + y > ours + x for x, y in throws)
