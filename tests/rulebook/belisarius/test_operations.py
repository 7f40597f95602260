"""Armies, their points, the order of operations, forced marches, reactions, markers. Sections 13, 14, 16.7, 25."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    DISEASE,
    DISEASE_LOSS,
    END_CAMPAIGN,
    FORCED_MARCH,
    MARKER_KINDS,
    TREACHERY,
)
from polemos.games.belisarius.data.forces import (
    GARRISON,
    UNIT_OP,
    UNIT_STARS,
)
from polemos.games.belisarius.data.world import BARBARIAN, CONSTANTINOPOLIS, GUARD, IMPERIAL, ROMA
from polemos.games.belisarius.rules.mishaps import Straggler
from polemos.games.belisarius.rules.war.operations import (
    Embarkation,
    FormArmy,
    LastMarkers,
    NextArmy,
    Operate,
    OperationsPhase,
    Reaction,
)
from polemos.games.belisarius.state import FINISHED, REACTED, Options, War, found_colony, put
from polemos.games.belisarius.verbs import (
    ARMY,
    DISEASE_AT,
    DONE,
    DROP,
    EMBARK,
    FORCED,
    GO,
    HALT,
    LEAVE,
    LOSE,
    MARCH,
    PILLAGE,
    PLAY,
    REACT,
    SAIL,
)
from polemos.kernel.flow import PASS
from polemos.testing import bench
from rulebook.belisarius.campaign import (
    EAST,
    FIELD,
    FLEETS,
    GOTHS,
    GUARDS,
    NORTH_EAST,
    WEST,
    begin,
    choose,
    of,
    reasons,
    set_out,
    some,
    told,
    war,
)
from rulebook.belisarius.named import BELISARIUS, MUNDAS

HARMLESS = next(d for d in range(1, 7) if d not in charts.checks.dice.forced_march_loses_one)
GRIM = charts.checks.dice.forced_march_loses_one[0]


def asked(s: War) -> type[object]:
    return type(s.agenda[-1])


def gives(s: War, side: int, kind: int, n: int = 1) -> None:
    s.hand[side * MARKER_KINDS + kind] = n


@pytest.mark.clause("14.21a", "14.21b", "21.21a", "tbl.op")
def test_the_example_of_operation_points() -> None:
    """Leader 24, garrison 8, field army 20, die 3: a one-star leader doubles it to 6, 14 points."""
    s = war()
    for u in (MUNDAS, some(GUARD, GARRISON)[0], GUARDS[0]):
        put(s, u, FIELD)
    begin(s, 3)
    choose(s, ARMY + FIELD, GO)
    assert UNIT_STARS[MUNDAS] == 1
    assert s.op == 2 * 14
    assert told(s, "operation") == [(IMPERIAL, FIELD, 14)]


@pytest.mark.clause("21.21b", "14.21a")
def test_a_two_star_leader_triples_the_die() -> None:
    s = war()
    for u in (BELISARIUS, GUARDS[0]):
        put(s, u, FIELD)
    begin(s, 5)
    choose(s, ARMY + FIELD, GO)
    assert s.op == 2 * (UNIT_OP[GUARDS[0]] + 5 * charts.operations.points.factors[2])


@pytest.mark.clause("14.23", "19.52a", "19.8")
def test_at_sea_the_fleets_count_alone_but_leaders_still_help() -> None:
    s = war()
    slow = some(GUARD, GARRISON)[0]
    for u in (FLEETS[0], slow, BELISARIUS):
        put(s, u, CONSTANTINOPOLIS)
    begin(s, 2)
    choose(s, ARMY + CONSTANTINOPOLIS, SAIL)
    assert asked(s) == Embarkation
    choose(s, EMBARK + slow, EMBARK + BELISARIUS)
    assert s.op == 2 * (UNIT_OP[FLEETS[0]] + 2 * charts.operations.points.factors[2])
    assert sorted(s.army) == sorted([FLEETS[0], slow, BELISARIUS])


@pytest.mark.clause("14.1a", "14.0a", "3.1.6", "13.2", "13.23")
def test_armies_one_by_one_and_several_from_a_hex() -> None:
    s = war()
    for u in GUARDS[:3]:
        put(s, u, FIELD)
    put(s, GUARDS[3], EAST)
    begin(s, 1, 1, 1)
    assert asked(s) == NextArmy
    assert s.opts == [*sorted([ARMY + FIELD, ARMY + EAST]), DONE]
    choose(s, ARMY + FIELD)
    assert asked(s) == FormArmy
    choose(s, LEAVE + GUARDS[0], GO)
    assert sorted(s.army) == GUARDS[1:3]
    choose(s, HALT)
    assert [s.spent[u] for u in GUARDS] == [0, FINISHED, FINISHED, 0]
    assert ARMY + FIELD in s.opts
    choose(s, ARMY + FIELD)
    assert s.army == [GUARDS[0]]
    choose(s, MARCH + NORTH_EAST, HALT)
    assert reasons_of_army(s, FIELD) == ["14.1a"]


def reasons_of_army(s: War, h: int) -> list[str]:
    return [r.clause for r in NextArmy(IMPERIAL).refusals(s, ARMY + h)]


@pytest.mark.clause("14.0a")
def test_a_player_need_not_act() -> None:
    s = war()
    put(s, GUARDS[0], FIELD)
    begin(s)
    choose(s, DONE)
    assert not s.opts
    assert not s.agenda


@pytest.mark.clause("13.0", "13.2")
def test_somebody_must_remain_in_the_army() -> None:
    s = war()
    for u in GUARDS[:2]:
        put(s, u, FIELD)
    begin(s, 1)
    choose(s, ARMY + FIELD, LEAVE + GUARDS[0])
    assert asked(s) == Operate
    assert s.army == [GUARDS[1]]


@pytest.mark.clause("13.21a", "16.4a", "13.21b", "16.4b")
def test_units_are_dropped_but_never_picked_up() -> None:
    s = war()
    put(s, GUARDS[3], EAST)
    s.dice_script = []
    set_out(s, GUARDS[:2], FIELD, 60)
    choose(s, MARCH + EAST)
    assert sorted(s.army) == GUARDS[:2]
    choose(s, DROP + GUARDS[0])
    assert s.army == [GUARDS[1]]
    assert s.spent[GUARDS[0]] == FINISHED
    choose(s, MARCH + FIELD)
    assert s.loc[GUARDS[0]] == s.loc[GUARDS[3]] == EAST
    assert s.loc[GUARDS[1]] == FIELD


@pytest.mark.clause("14.4", "14.1a")
def test_points_left_are_lost() -> None:
    s = war()
    set_out(s, GUARDS[:1], FIELD, 60)
    choose(s, HALT)
    assert s.op == 0
    assert s.army == []
    assert s.spent[GUARDS[0]] == FINISHED


@pytest.mark.clause("14.11")
def test_operations_in_any_order() -> None:
    s = war(Options(pillage=True))
    set_out(s, GUARDS[:4], FIELD, 100)
    s.dice_script = [6]
    choose(s, MARCH + EAST, PILLAGE)
    choose(s, MARCH + NORTH_EAST)
    assert EAST in s.pillaged
    assert s.army_at == NORTH_EAST


# ---------------------------------------------------------------- forced march


def marched_out(dice: list[int], units: int = 2) -> War:
    """An army that has finished its operation; the Imperial player holds a Forced March."""
    s = war()
    gives(s, IMPERIAL, FORCED_MARCH)
    for u in GUARDS[:units]:
        put(s, u, FIELD)
    begin(s, 1, *dice)
    choose(s, ARMY + FIELD, GO, MARCH + EAST, HALT)
    return s


@pytest.mark.clause("16.7", "16.72", "16.71", "strat.march.a")
def test_a_forced_march_is_one_more_operation() -> None:
    s = marched_out([HARMLESS, 4])
    assert asked(s) == LastMarkers
    assert s.opts == [FORCED + EAST, DONE]
    choose(s, FORCED + EAST, GO)
    assert s.op == 2 * (UNIT_OP[GUARDS[0]] + 4)
    assert len(s.army) == 2
    assert s.pool[FORCED_MARCH] == 1
    choose(s, HALT)
    assert not s.agenda


@pytest.mark.clause("16.71")
def test_a_forced_march_may_cost_a_unit_of_the_players_choice() -> None:
    s = marched_out([GRIM, 4])
    choose(s, FORCED + EAST, GO)
    assert asked(s) == Straggler
    assert s.opts == [LOSE + u for u in GUARDS[:2]]
    choose(s, LOSE + GUARDS[1])
    assert s.loc[GUARDS[1]] < 0
    assert s.army == [GUARDS[0]]
    assert asked(s) == Operate


@pytest.mark.clause("16.71")
def test_attrition_may_end_the_army() -> None:
    s = war()
    gives(s, IMPERIAL, FORCED_MARCH)
    put(s, GUARDS[0], FIELD)
    begin(s, 1, GRIM)
    choose(s, ARMY + FIELD, HALT, FORCED + FIELD)
    assert s.loc[GUARDS[0]] < 0
    assert not s.agenda


@pytest.mark.clause("16.73", "16.74", "16.72")
def test_regrouping_and_marching_again() -> None:
    s = war()
    gives(s, IMPERIAL, FORCED_MARCH, 2)
    put(s, GUARDS[0], FIELD)
    put(s, GUARDS[1], EAST)
    put(s, GUARDS[2], WEST)
    begin(s, 1, HARMLESS, 1, HARMLESS, 1)
    choose(s, ARMY + FIELD, MARCH + EAST, HALT)
    assert FORCED + EAST in s.opts
    assert FORCED + WEST not in s.opts
    assert [r.clause for r in NextArmy(IMPERIAL).refusals(s, FORCED + WEST)] == ["16.7"]
    choose(s, FORCED + EAST)
    assert s.army == GUARDS[:2]
    choose(s, GO, MARCH + FIELD, HALT)
    # who had not acted before has now (RULING-59)
    assert s.spent[GUARDS[1]] == FINISHED
    choose(s, FORCED + FIELD, GO, HALT)
    assert s.pool[FORCED_MARCH] == 2


@pytest.mark.clause("strat.treachery.a", "16.7")
def test_treachery_stops_a_forced_march() -> None:
    s = marched_out([])
    gives(s, BARBARIAN, TREACHERY)
    choose(s, FORCED + EAST, PLAY + TREACHERY)
    assert not s.agenda
    assert s.loc[GUARDS[0]] == EAST


# ---------------------------------------------------------------- reaction


def reacting(n: int = 1) -> War:
    s = war(Options(reaction=True))
    gives(s, BARBARIAN, FORCED_MARCH, n)
    put(s, GUARDS[0], FIELD)
    put(s, GUARDS[1], CONSTANTINOPOLIS)
    for u in GOTHS[:2]:
        put(s, u, ROMA)
    begin(s, 1, 2, 3, 4)
    choose(s, ARMY + FIELD, HALT)
    return s


@pytest.mark.clause("25.1a", "25.1b", "strat.march.b")
def test_a_reaction_after_each_army() -> None:
    s = reacting()
    assert asked(s) == Reaction
    assert s.actor == BARBARIAN
    assert s.opts == [PASS, REACT + ROMA]
    choose(s, REACT + ROMA, GO)
    # an ordinary operation, without attrition (RULING-48)
    assert s.army_side == BARBARIAN
    assert s.op == 2 * (UNIT_OP[GOTHS[0]] + 2)
    choose(s, HALT)
    assert [s.spent[u] for u in GOTHS[:2]] == [REACTED, REACTED]
    assert s.actor == IMPERIAL
    assert asked(s) == NextArmy


@pytest.mark.clause("25.2a", "25.2b")
def test_an_army_reacts_once_a_turn() -> None:
    s = reacting(2)
    choose(s, REACT + ROMA, GO, HALT)
    assert [r.clause for r in Reaction(BARBARIAN).refusals(s, REACT + ROMA)] == ["25.2a"]
    choose(s, ARMY + CONSTANTINOPOLIS, HALT)
    assert not s.agenda
    # the mark is no hindrance in the own phase
    s.player = BARBARIAN
    s.then(OperationsPhase())
    bench.run(s)
    assert ARMY + ROMA in s.opts


def test_no_reaction_in_the_standard_game() -> None:
    s = war()
    gives(s, BARBARIAN, FORCED_MARCH)
    put(s, GUARDS[0], FIELD)
    put(s, GOTHS[0], ROMA)
    begin(s, 1)
    choose(s, ARMY + FIELD, HALT)
    assert not s.agenda


# ---------------------------------------------------------------- end of campaign, disease


@pytest.mark.clause("strat.endcampaign.b")
def test_end_of_campaign_cuts_the_points_of_the_army_in_action() -> None:
    s = war()
    gives(s, BARBARIAN, END_CAMPAIGN, 2)
    put(s, GUARDS[0], FIELD)
    begin(s, 1, 5)
    choose(s, ARMY + FIELD)
    assert s.actor == BARBARIAN
    assert s.opts == [PASS, PLAY + END_CAMPAIGN]
    choose(s, PLAY + END_CAMPAIGN)
    assert asked(s) == Operate
    assert s.op == 2 * (UNIT_OP[GUARDS[0]] + 1 - 5)
    choose(s, MARCH + EAST)
    assert s.actor == BARBARIAN
    choose(s, PASS)
    assert asked(s) == Operate


@pytest.mark.clause("strat.endcampaign.b")
def test_never_below_nothing() -> None:
    s = war()
    gives(s, BARBARIAN, END_CAMPAIGN)
    set_out(s, GUARDS[:1], FIELD, 60)
    s.dice_script = [6]
    choose(s, MARCH + EAST)
    s.op = 4
    choose(s, PLAY + END_CAMPAIGN)
    assert s.op == 0
    assert not s.agenda


@pytest.mark.clause("strat.disease")
@pytest.mark.parametrize("die", range(1, 7))
def test_disease_in_a_town(die: int) -> None:
    s = war()
    gives(s, IMPERIAL, DISEASE)
    found_colony(s, EAST)
    for u in GOTHS[:3]:
        put(s, u, EAST)
    put(s, GUARDS[0], FIELD)
    begin(s, die)
    assert DISEASE_AT + EAST in s.opts
    choose(s, DISEASE_AT + EAST)
    lost = DISEASE_LOSS.read(0, die)
    for u in GOTHS[:lost]:
        assert s.actor == BARBARIAN
        choose(s, LOSE + u)
    assert len(s.at[EAST]) == 3 - lost
    assert asked(s) == NextArmy


@pytest.mark.clause("strat.disease")
def test_disease_needs_an_enemy_town_next_to_an_own_unit() -> None:
    s = war()
    gives(s, IMPERIAL, DISEASE)
    put(s, GOTHS[0], EAST)
    put(s, GUARDS[0], FIELD)
    put(s, GUARDS[1], WEST)
    begin(s, 1)
    assert of(s, DISEASE_AT) == []
    assert reasons(s, DISEASE_AT + EAST) == ["strat.disease"]
    # between two operations of an army as well, once it is near enough (RULING-33)
    found_colony(s, EAST)
    choose(s, ARMY + FIELD)
    assert DISEASE_AT + EAST in s.opts
