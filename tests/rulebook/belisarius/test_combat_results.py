"""What battles bring: results, losses, markers, Justinian, fleets; previews; battles at random. Section 17.8."""

import random

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    ADVANTAGE,
    AGENT,
    CRT,
    DONATIVE,
    END_CAMPAIGN,
    MARKER_KINDS,
    POPE,
    RESULT_NAMES,
    STACK_LIMIT,
    TREACHERY,
)
from polemos.games.belisarius.data.forces import (
    FLEET,
    JUSTINIAN,
    UNIT_FLEET,
    UNIT_STRENGTH,
    UNIT_TYPE,
    UNITS_OF,
)
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    CITY,
    COAST,
    GUARD,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    LAND_SIDES,
    NEIGHBOURS,
    OUT,
    RIVERS,
    SEA,
    SEA_SIDES,
    SPACES,
    TOWN,
)
from polemos.games.belisarius.event_kinds import EVENTS
from polemos.games.belisarius.rules.control import strength
from polemos.games.belisarius.rules.war.aftermath import RESULT_CLAUSES
from polemos.games.belisarius.rules.war.combat import Battle, attack_targets
from polemos.games.belisarius.rules.war.losses import excess_cargo
from polemos.games.belisarius.rules.war.reckoning import reckon_attack
from polemos.games.belisarius.state import Options, War, owner, put, reindex, set_aboard
from polemos.games.belisarius.verbs import (
    ASSAULT,
    DONE,
    FIGHT,
    LOSE,
    MANOEUVRE,
    PAY,
    PLAY,
    REFUSE,
    STAND,
    SUPPLY,
)
from polemos.kernel import flow
from polemos.kernel.fields import fields_of
from polemos.kernel.flow import VERB
from polemos.testing import bench
from rulebook.belisarius.battlefield import (
    array,
    attack,
    choose,
    heard,
    of_type,
    plain,
    sides,
    skirmish,
    told,
    troops,
    war,
)
from rulebook.belisarius.named import BELISARIUS, OSTROGOTHS, THRACIA


def finish(s: War) -> None:
    """Take the first option until the battle is over."""
    while s.opts:
        bench.choose(s, s.opts[0])


# ---------------------------------------------------------------- results


def fight(s: War, b: int, table: int, *dice: int) -> None:
    attack(s, b, *dice)
    choose(s, FIGHT, table)


@pytest.mark.clause("crt.DZ", "17.8", "17.93")
def test_defender_destroyed() -> None:
    s, a, b = skirmish(14, 5)
    s.pool[AGENT] = 5
    s.hand[MARKER_KINDS + AGENT] = 2
    fight(s, b, ASSAULT, 6)
    assert s.at[b] == ()
    assert sum(s.hand[:MARKER_KINDS]) == 2
    assert sum(s.hand[MARKER_KINDS:]) == 1
    assert (s.army_at, s.loc[s.army[0]]) == (a, a)


@pytest.mark.clause("crt.AZ")
def test_attacker_destroyed() -> None:
    s, a, b = skirmish(5, 10)
    s.pool[AGENT] = 5
    s.hand[AGENT] = 2
    fight(s, b, ASSAULT, 1)
    assert s.at[a] == ()
    assert s.army == []
    assert (sum(s.hand[:MARKER_KINDS]), sum(s.hand[MARKER_KINDS:])) == (1, 2)


@pytest.mark.clause("crt.DD", "crt.note.1", "crt.note.2", "17.9")
def test_defender_defeated() -> None:
    s, a, b = skirmish(14, 5)
    s.pool[AGENT] = 5
    goths = list(s.at[b])
    fight(s, b, ASSAULT, 4, 2)
    gone = 0
    while any(c - c % VERB == LOSE for c in s.opts) and DONE not in s.opts:
        assert s.actor == BARBARIAN
        gone += UNIT_STRENGTH[s.opts[0] % VERB]
        choose(s, s.opts[0])
    assert gone >= 3, "half of five, rounded up"
    if DONE in s.opts:
        choose(s, DONE)
    left = [u for u in goths if s.loc[u] >= 0]
    assert sum(s.hand) == 0, "the draw comes after the retreat"
    while s.opts:
        choose(s, s.opts[-1])
    assert {s.loc[u] for u in left} != {b}
    assert sum(s.hand[:MARKER_KINDS]) == 1
    assert s.army_at == a


@pytest.mark.clause("crt.AA", "17.92")
def test_attacker_defeated_goes_on_with_his_points() -> None:
    s, a, b = skirmish(10, 10)
    s.pool[AGENT] = 5
    fight(s, b, MANOEUVRE, 1, 2)
    lost = 0
    while DONE not in s.opts:
        assert s.actor == IMPERIAL
        lost += UNIT_STRENGTH[s.opts[0] % VERB]
        choose(s, s.opts[0])
    assert lost >= 5
    choose(s, DONE)
    while s.opts:
        choose(s, s.opts[-1])
    assert s.army
    assert s.army_at == s.loc[s.army[0]] != a
    assert s.op == 100 - charts.op_costs.manoeuvre
    assert sum(s.hand[MARKER_KINDS:]) == 1


@pytest.mark.clause("crt.note.2")
def test_more_than_the_loss_may_be_removed() -> None:
    s, _, b = skirmish(14, 5)
    fight(s, b, ASSAULT, 4, 1)
    while DONE not in s.opts:
        choose(s, s.opts[0])
    assert len(s.opts) > 1
    while s.opts and s.opts[-1] - s.opts[-1] % VERB == LOSE:
        choose(s, s.opts[-1])
    assert s.at[b] == ()


@pytest.mark.clause("crt.AA")
def test_a_single_point_is_destroyed_by_half_losses() -> None:
    s = war()
    a, b = plain()
    array(s, troops(GUARD, 5), a, troops(OSTROGOTHS, 1), b)
    fight(s, b, ASSAULT, 2)
    assert RESULT_NAMES[told(s, "battle")[-1]] == "DD"
    assert s.at[b] == ()
    assert heard(s, "retreated") == 0


@pytest.mark.clause("crt.AR", "crt.DR")
def test_plain_retreats() -> None:
    s, a, b = skirmish(10, 10)
    goths = list(s.at[b])
    fight(s, b, MANOEUVRE, 3)
    choose(s, s.opts[0])
    assert s.loc[goths[0]] in NEIGHBOURS[b]
    assert s.battle == []
    s, a, b = skirmish(10, 10)
    fight(s, b, MANOEUVRE, 2)
    choose(s, s.opts[0])
    assert s.army_at in NEIGHBOURS[a]


@pytest.mark.clause("crt.BB")
def test_bloodbath_compares_printed_strength() -> None:
    s, a, b = skirmish(10, 5)
    s.pool[AGENT] = 5
    fight(s, b, ASSAULT, 1)
    assert RESULT_NAMES[told(s, "battle")[-1]] == "BB"
    assert s.at[b] == ()
    while DONE not in s.opts:
        choose(s, s.opts[0])
    choose(s, DONE)
    assert strength(s.army) <= 5
    assert s.loc[s.army[0]] == a
    assert sum(s.hand) == 0


@pytest.mark.clause("crt.BB")
def test_equal_sides_perish_together_whatever_their_leaders() -> None:
    s = war()
    a, b = plain()
    foot = troops(GUARD, 8)
    ours = [*foot, BELISARIUS]
    array(s, ours, a, troops(OSTROGOTHS, strength(ours)), b)
    fight(s, b, ASSAULT, 1)
    assert RESULT_NAMES[told(s, "battle")[-1]] == "BB"
    assert (s.at[a], s.at[b], s.army) == ((), (), [])


@pytest.mark.clause("crt.AA", "crt.AR", "crt.AZ", "crt.BB", "crt.DD", "crt.DR", "crt.DZ")
def test_results_have_their_clauses() -> None:
    assert tuple(f"crt.{name}" for name in RESULT_NAMES) == RESULT_CLAUSES


@pytest.mark.clause("17.91", "crt.note.4")
def test_a_town_lets_the_defender_stay() -> None:
    s = war()
    a, b = sides(lambda a, b: TOWN[b] == CITY and b in LAND_SIDES[a] and b not in RIVERS[a])
    array(s, troops(GUARD, 10), a, troops(OSTROGOTHS, 5), b)
    fight(s, b, MANOEUVRE, 3)
    assert STAND in s.opts
    choose(s, STAND)
    assert s.occ[b] == BARBARIAN + 1
    assert heard(s, "retreat-ignored") == 1


# ---------------------------------------------------------------- Justinian


@pytest.mark.clause("21.4b")
def test_justinian_doubles_what_the_imperial_player_draws() -> None:
    s, a, b = skirmish(14, 5)
    put(s, JUSTINIAN, a)
    s.army.append(JUSTINIAN)
    s.pool[AGENT] = 9
    s.hand[MARKER_KINDS + AGENT] = 3
    fight(s, b, ASSAULT, 6)
    assert (sum(s.hand[:MARKER_KINDS]), sum(s.hand[MARKER_KINDS:])) == (4, 2)


@pytest.mark.clause("21.4b", "21.4c")
def test_justinian_does_not_double_for_the_enemy() -> None:
    s, a, b = skirmish(2, 20)
    put(s, JUSTINIAN, a)
    s.army.append(JUSTINIAN)
    s.pool[AGENT] = 9
    s.hand[AGENT] = 5
    fight(s, b, ASSAULT, 1)
    assert s.loc[JUSTINIAN] == OUT
    assert (sum(s.hand[:MARKER_KINDS]), sum(s.hand[MARKER_KINDS:])) == (0, 2)


# ---------------------------------------------------------------- donative, end of campaign


@pytest.mark.clause("strat.donative.a", "strat.treachery.c")
def test_the_winner_pays_or_loses_unit_by_unit() -> None:
    s, a, b = skirmish(14, 5)
    s.pool[DONATIVE], s.pool[AGENT] = 1, 5
    s.hand[MARKER_KINDS + TREACHERY] = 1
    s.sp[IMPERIAL] = 2 * charts.prices.troops_demand_donative + 1
    s.draw_script = [DONATIVE, AGENT]
    units = s.army[:]
    fight(s, b, ASSAULT, 6)
    assert s.opts == [DONE] + [SUPPLY + u for u in units]
    choose(s, SUPPLY + units[0], SUPPLY + units[1])
    assert s.sp[IMPERIAL] == 1
    assert s.army == units[:2]
    assert s.at[a] == tuple(sorted(units[:2]))
    assert (s.pool[DONATIVE], s.table[DONATIVE], s.adrift) == (1, 0, [])


@pytest.mark.clause("strat.donative.a")
def test_a_victorious_defender_pays_too() -> None:
    s, _, b = skirmish(5, 10)
    s.pool[DONATIVE] = s.pool[AGENT] = 1
    s.sp[BARBARIAN] = 100
    s.draw_script = [AGENT, DONATIVE]
    goths = list(s.at[b])
    fight(s, b, ASSAULT, 1)
    assert s.actor == BARBARIAN
    for u in goths:
        choose(s, SUPPLY + u)
    assert s.sp[BARBARIAN] == 100 - charts.prices.troops_demand_donative * len(goths)
    assert list(s.at[b]) == goths


@pytest.mark.clause("strat.endcampaign.a")
def test_end_of_campaign_stops_the_victor() -> None:
    s, _, b = skirmish(14, 5)
    s.pool[END_CAMPAIGN] = s.pool[AGENT] = 1
    s.draw_script = [AGENT, END_CAMPAIGN]
    fight(s, b, ASSAULT, 6)
    assert s.op == 0
    assert (s.pool[END_CAMPAIGN], s.table[END_CAMPAIGN], s.hand[END_CAMPAIGN]) == (1, 0, 0)


@pytest.mark.clause("strat.endcampaign.b")
def test_a_defender_keeps_end_of_campaign() -> None:
    s, _, b = skirmish(5, 10)
    s.pool[END_CAMPAIGN] = s.pool[AGENT] = 1
    s.draw_script = [AGENT, END_CAMPAIGN]
    fight(s, b, ASSAULT, 1)
    assert s.hand[MARKER_KINDS + END_CAMPAIGN] == 1
    assert s.op == 100 - charts.op_costs.assault


# ---------------------------------------------------------------- fleets and cargo


@pytest.mark.clause("19.51", "crt.note.2")
def test_drowned_cargo_counts_as_lost() -> None:
    s = war()
    a, b = sides(lambda a, b: KIND[a] == SEA and KIND[b] == SEA)
    fleet = of_type(GUARD, lambda u: UNIT_TYPE[u] == FLEET, 1)
    cargo = troops(GUARD, 5)
    enemy = of_type(OSTROGOTHS, lambda u: UNIT_TYPE[u] == FLEET, 1)
    array(s, fleet + cargo, a, enemy, b)
    for u in cargo:
        set_aboard(s, u, 1)
    s.naval = 1
    s.hand[MARKER_KINDS + ADVANTAGE] = 1
    attack(s, b, 1)
    choose(s, FIGHT, MANOEUVRE, PLAY + ADVANTAGE)
    if RESULT_NAMES[told(s, "battle")[-1]] == "AA":
        choose(s, LOSE + fleet[0])
        assert s.army == []


# ---------------------------------------------------------------- preview


def test_a_preview_changes_nothing_and_tells_the_truth() -> None:
    s, _, b = skirmish(14, 5)
    before = flow.key(s)
    seen = reckon_attack(s, b)
    assert flow.key(s) == before
    for table, verb in enumerate((ASSAULT, MANOEUVRE)):
        for face in range(1, 7):
            s, _, b = skirmish(14, 5)
            attack(s, b, face, 1)
            choose(s, FIGHT, verb)
            assert told(s, "battle")[-1] == CRT[table].read(seen.column, face)


def test_a_saved_battle_asks_the_same_again() -> None:
    s, _, b = skirmish(14, 5)
    s.pool[AGENT] = 9
    fight(s, b, ASSAULT, 4, 3)
    while s.opts:
        again = flow.copy(s)
        again.option_set = s.option_set
        again.agenda.pop().run(again)
        assert again.opts == s.opts
        choose(s, s.opts[-1])
    assert (s.battle, s.trail, s.rolled) == ([], [], [])


def test_rebels_of_the_guard_fight_for_the_barbarians() -> None:
    s = war()
    s.option_set = Options()
    a, b = plain()
    rebels, loyal = troops(GUARD, 10), troops(THRACIA, 1)
    for u in rebels:
        s.rebel[u] = 1
    array(s, rebels, a, loyal, b)
    assert s.army_side == BARBARIAN
    fight(s, b, ASSAULT, 6)
    finish(s)
    assert s.at[b] == ()


def random_battle(seed: int) -> War:
    """A battle somewhere, by land or sea, with markers in the pool and in both hands."""
    luck = random.Random(seed)
    s = war()
    s.dice_one, s.dice_two = 1 + seed, 7 + seed
    s.option_set = Options(single_combat=bool(seed % 2), rivers=bool(seed % 3))
    s.pool = [2] * MARKER_KINDS
    for kind in (POPE, TREACHERY, ADVANTAGE):
        s.hand[kind] = s.hand[MARKER_KINDS + kind] = 1
    s.sp = [6, 6]
    naval = luck.random() < 0.4
    while not s.army:
        a = luck.randrange(HEX_COUNT)
        near = SEA_SIDES[a] if naval else LAND_SIDES[a]
        if near:
            b = luck.choice(near)
            fleets = luck.randint(1, 3)
            ours = luck.sample([u for u in UNITS_OF[GUARD] if not UNIT_FLEET[u]], 5)
            theirs = luck.sample([u for u in UNITS_OF[OSTROGOTHS] if bool(UNIT_FLEET[u]) or KIND[b] != SEA], 1)
            if KIND[b] != SEA:
                theirs = luck.sample([u for u in UNITS_OF[OSTROGOTHS] if KIND[b] == COAST or not UNIT_FLEET[u]], 4)
            if naval:
                ours = [*of_type(GUARD, lambda u: bool(UNIT_FLEET[u]), fleets), *ours[: 3 * fleets]]
            array(s, ours, a, theirs, b)
            if naval:
                s.naval = 1
                for u in ours:
                    if not UNIT_FLEET[u]:
                        set_aboard(s, u, 1)
            for u in UNITS_OF[THRACIA]:
                h = luck.choice(NEIGHBOURS[b])
                if KIND[h] != SEA and not UNIT_FLEET[u] and s.occ[h] in (0, IMPERIAL + 1) and len(s.at[h]) < 9:
                    put(s, u, h)
            if not attack_targets(s):
                return random_battle(seed + 1000)
            s.then(Battle(b))
            bench.run(s)
    while s.opts:
        bench.choose(s, luck.choice(s.opts))
    return s


@pytest.mark.clause("13.1a", "13.132a", "19.51", "8.42")
def test_battles_at_random_end_in_a_sound_war() -> None:
    for seed in range(300):
        s = random_battle(seed)
        assert (s.battle, s.trail, s.rolled, s.adrift, s.advantage) == ([], [], [], [], [0, 0])
        assert not any(s.table)
        assert s.heard is not None
        assert all(len(e.args) == len(EVENTS[e.kind]) for e in s.heard)
        assert sum(s.pool) + sum(s.hand) == 2 * MARKER_KINDS + 6
        for h in range(SPACES):
            assert len(s.at[h]) <= STACK_LIMIT
            assert len({owner(s, u) for u in s.at[h]}) <= 1
            assert excess_cargo(s, h) <= 0
            assert all(not s.aboard[u] for u in s.at[h]) or any(UNIT_FLEET[u] for u in s.at[h])
            if KIND[h] == SEA:
                assert all(UNIT_FLEET[u] or s.aboard[u] for u in s.at[h])
        assert {s.loc[u] for u in s.army} <= {s.army_at}
        derived = [list(getattr(s, row)) for row in fields_of(War).derived]
        reindex(s)
        assert [list(getattr(s, row)) for row in fields_of(War).derived] == derived


@pytest.mark.clause("strat.donative.a")
def test_with_disbanding_an_army_is_paid_whole() -> None:
    s, a, b = skirmish(14, 5)
    s.option_set = Options(disbanding=True)
    s.pool[DONATIVE] = s.pool[AGENT] = 1
    s.draw_script = [DONATIVE, AGENT]
    s.sp[IMPERIAL] = 50
    units = s.army[:]
    fight(s, b, ASSAULT, 6)
    assert s.opts == [REFUSE + a, PAY + a]
    choose(s, PAY + a)
    assert s.sp[IMPERIAL] == 50 - charts.prices.troops_demand_donative * len(units)
    assert s.army == units
    assert s.adrift == []


@pytest.mark.clause("strat.donative.a", "30.1")
def test_with_disbanding_an_army_not_paid_in_full_is_checked() -> None:
    s, a, b = skirmish(14, 5)
    s.option_set = Options(disbanding=True)
    s.pool[DONATIVE] = s.pool[AGENT] = 1
    s.draw_script = [DONATIVE, AGENT]
    s.sp[IMPERIAL] = charts.prices.troops_demand_donative * len(s.army) - 1
    fight(s, b, ASSAULT, 6, 4)
    assert (s.at[a], s.army, s.adrift) == ((), [], [])
