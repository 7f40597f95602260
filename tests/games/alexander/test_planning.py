"""What bots that look ahead go by in the battles of Alexander: orders and ways that hold what a person would weigh, a
quick policy, and a reading that does not depend on who is asked."""

import pytest

from polemos.bots.search import SearchBot
from polemos.games.alexander.bot import chances, planning, prospects
from polemos.games.alexander.bot.tactics import View
from polemos.games.alexander.data.facing import FRONT, REAR
from polemos.games.alexander.data.ground import code
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.command.activation import NextLeader
from polemos.games.alexander.rules.command.orders import GiveOrders
from polemos.games.alexander.rules.command.orders_phase import BeginShock
from polemos.games.alexander.rules.field.zones import aspect
from polemos.games.alexander.state import ELIMINATED, Battle
from polemos.kernel.dice import Rng
from polemos.kernel.flow import OPERATION, PHASE, PLAYER_TURN, choose, choose_to
from polemos.match.seat import Seat
from polemos.testing.bench import PhaseEnd
from polemos.testing.secrets import positions, twin
from rulebook.alexander.table import Table

PLENTY = 400
FOE = "sog.li.1"
HORSE = "mac.hc.comp"
CHIEF = "mac.menedemus"


@pytest.fixture(scope="module")
def battles() -> list[Battle]:
    """Positions out of random games."""
    return [
        s for scenario in ("samarkand", "lyginus") for s in positions(GAME, "plan", scenario, (), every=29, most=40)
    ]


def bare(t: Table) -> Battle:
    """The battle on a table, as it would be in a game."""
    s = GAME.rules.copy(t.state)
    s.agenda = [step for step in s.agenda if not isinstance(step, PhaseEnd)]
    return s


def proposed(s: Battle) -> list[str]:
    return [GAME.rules.choice_id(one.choice) for one in planning.proposals(s)]


def found(s: Battle, budget: int = PLENTY, seed: str = "x") -> str:
    return GAME.rules.choice_id(SearchBot(budget).choose(Seat(GAME, s, seed)))


def followed(s: Battle, first: str) -> Battle:
    """The battle when an order has been carried out by the quick policy."""
    n = GAME.rules.copy(s)
    over = choose_to(n, next(c for c in n.opts if GAME.rules.choice_id(c) == first), OPERATION)
    while not over:
        over = choose_to(n, planning.policy(n, Rng("x")), OPERATION)
    return n


def test_proposals_and_policy_are_legal_and_change_nothing(battles: list[Battle]) -> None:
    for s in battles:
        before = GAME.rules.to_json(s)
        choices = [one.choice for one in planning.proposals(s)]
        assert choices and len(set(choices)) == len(choices)
        assert {*choices, planning.policy(s, Rng("x"))} <= set(s.opts)
        priors = [one.prior for one in planning.proposals(s)]
        assert priors == sorted(priors, reverse=True)
        assert GAME.rules.to_json(s) == before


def test_the_game_offers_the_bot_that_looks_ahead() -> None:
    assert GAME.looks_ahead


def test_the_same_seed_and_budget_give_the_same_choice(battles: list[Battle]) -> None:
    for s in battles[::16]:
        assert found(s, 40, "a") == found(s, 40, "a")


def test_what_the_enemy_hides_changes_no_choice() -> None:
    compared = 0
    for n, s in enumerate(positions(GAME, "hid", "chaeronea", (), every=31, most=12)):
        other = twin(GAME, s, s.actor, str(n))
        compared += other.marker != s.marker or other.order != s.order
        assert found(other, 20) == found(s, 20)
    assert compared > 0


# ------------------------------------------------------------------------------------------------------ spans
def test_an_order_a_phase_and_a_leaders_turn_end_where_they_end() -> None:
    assert GiveOrders(0).ends() == OPERATION
    assert BeginShock().ends() == PHASE
    assert NextLeader().ends() == PLAYER_TURN


def test_all_orders_are_read_when_they_have_been_carried_out() -> None:
    s = bare(Table({"2620": FOE, "2618": HORSE, "2516": CHIEF, "2418": "mac.hc.merc-1"}, active=CHIEF))
    assert planning.span(s) == OPERATION
    for first in proposed(s):
        n = followed(s, first)
        assert n.actor < 0 or not n.opts
        assert isinstance(n.agenda[-1], (GiveOrders, BeginShock)) or not n.agenda


# ---------------------------------------------------------------------------------------------------- the reading
def test_the_reading_of_one_side_is_near_the_opposite_of_the_others(battles: list[Battle]) -> None:
    for s in battles:
        n = GAME.rules.copy(s)
        n.opts = []
        assert prospects.prospects(n, 0) == pytest.approx(-prospects.prospects(n, 1), abs=10 * prospects.FAR * 20)


def test_who_could_be_struck_from_behind_is_in_danger() -> None:
    # the horse looks away from the enemy, or to him
    pieces = {"2620": HORSE, "2628": "sog.lc.sog-1", "2630": "sog.spitamenes", "1410": CHIEF}
    read = {}
    for facing in (30, 210):
        t = Table(pieces, facing={HORSE: facing, "sog.lc.sog-1": 30}, active=CHIEF)
        s = bare(t)
        read[facing] = {(a, e): value for a, e, value in chances.strikes(s, View(s, 1))}
    pair = next(iter(read[30]))
    assert read[30][pair] > read[210].get(pair, 0.0)


def test_a_lost_unit_counts_by_the_level_of_its_army() -> None:
    t = Table({"2620": FOE, "3018": HORSE, "2516": CHIEF}, active=CHIEF)
    s = bare(t)
    before = prospects.standing(s, 0)
    s.routed[t.unit(HORSE)] = 1
    assert prospects.standing(s, 0) < before


# ------------------------------------------------------------------------------------------------ the strong moves
def test_the_horse_rides_to_the_rear() -> None:
    t = Table(
        {"2620": FOE, "2618": HORSE, "2516": CHIEF}, facing={FOE: 90, HORSE: 270}, active=CHIEF,
    )  # fmt: skip
    s = bare(t)
    assert found(s) == f"move:{HORSE}"
    n = followed(s, f"move:{HORSE}")
    u, e = t.unit(HORSE), t.unit(FOE)
    assert n.mark[u]
    assert aspect(n, e, n.loc[u]) == REAR


def test_a_second_unit_joins_the_first_against_the_same_enemy() -> None:
    foe, one, two = "mac.hi.1", "sog.hc.1", "sog.lc.sog-1"
    t = Table(
        {"4620": foe, "4621": "mac.lp.2", "4520": one, "4121": two, "4020": "sog.spitamenes"},
        facing={foe: 270, "mac.lp.2": 270, one: 90, two: 90},
        active="sog.spitamenes",
        must_check=[one],
        moved=[one],
    )
    s = bare(t)
    joined = chances.joins(s, chances.fair_view(s, 1), {t.unit(foe): [t.unit(one)]})
    assert joined[t.unit(two), t.unit(foe)] > 0.0
    assert found(s) == f"move:{two}"


def test_the_line_is_held_where_whoever_goes_first_is_ridden_down() -> None:
    s = GAME.rules.new("samarkand", (), "hold")
    while not isinstance(s.agenda[-1], GiveOrders):
        choose(s, planning.policy(s, Rng("x")))
    assert "done" in proposed(s)
    chosen = found(s)
    assert chosen not in (f"move:{HORSE}", "move:mac.hc.merc-1")


def test_both_answers_of_a_reaction_are_weighed() -> None:
    pieces = {"2620": "sog.lc.dahae-1", "2614": HORSE, "2512": CHIEF}
    t = Table(pieces, facing={"sog.lc.dahae-1": 30, HORSE: 210}, active=CHIEF)
    t.does(f"move:{HORSE}")
    while t.asked == "Moving":
        t.does(next(c for c in t.choices("enter")))
    assert t.asked == "Withdrawing"
    assert {"stand", "withdraw:sog.lc.dahae-1"} <= set(proposed(bare(t)))


def test_a_worn_unit_far_from_the_enemy_recovers() -> None:
    pieces = {"4020": FOE, "2618": HORSE, "2516": CHIEF}
    s = bare(Table(pieces, active=CHIEF, hits={HORSE: 6}))
    assert f"recover:{HORSE}" in proposed(s)
    assert found(s) == f"recover:{HORSE}"


def test_a_routed_unit_is_rallied() -> None:
    pieces = {"4020": FOE, "2618": HORSE, "2516": CHIEF}
    s = bare(Table(pieces, active=CHIEF, routed=[HORSE]))
    assert f"rally:{HORSE}" in proposed(s)
    assert found(s) == f"rally:{HORSE}"


def test_a_routed_unit_that_runs_off_this_turn_is_as_good_as_lost() -> None:
    lost = []
    for where, off in (("1718", True), ("2818", False)):
        s = bare(Table({"4020": FOE, where: HORSE, "2516": CHIEF}, active=CHIEF, routed=[HORSE]))
        assert prospects.runs_off(s, s.at[code(int(where[:2]), int(where[2:]))]) is off
        lost.append(prospects.standing(s, 0))
    assert lost[0] < lost[1]


def test_a_unit_that_has_better_ways_may_still_stay() -> None:
    s = bare(Table({"2621": FOE, "2618": HORSE, "2516": CHIEF}, active=CHIEF, facing={FOE: 30, HORSE: 150}))
    choose(s, GAME.rules.legal(s, f"move:{HORSE}"))
    ways = proposed(s)
    assert ways[0].startswith("enter:") and "halt" in ways


def test_horse_stays_out_of_the_front_of_elephants() -> None:
    t = Table(
        {"2620": "ind.el.1", "2320": "mac.hc.agema", "2120": "mac.alexander-iii"},
        facing={"ind.el.1": 270, "mac.hc.agema": 90},
        active="mac.alexander-iii",
        scenario="hydaspes",
    )
    t.until("GiveOrders")
    s = bare(t)
    for first in proposed(s):
        n = followed(s, first)
        assert aspect(n, t.unit("ind.el.1"), n.loc[t.unit("mac.hc.agema")]) != FRONT


def test_who_shoots_shoots_before_the_shock() -> None:
    t = Table(
        {"2620": FOE, "2520": "mac.lc.jav", "2516": CHIEF}, facing={FOE: 90, "mac.lc.jav": 90}, active=CHIEF,
    )  # fmt: skip
    s = bare(t)
    assert {"fire:mac.lc.jav", "move:mac.lc.jav"} & set(proposed(s))


def test_a_leader_does_not_run_on_with_a_routed_unit() -> None:
    pieces = {"2620": ["mac.hc.comp", CHIEF], "1620": "mac.lp.1", "4020": FOE, "3719": "sog.spitamenes"}
    t = Table(pieces, routed=[HORSE], phase="rout", finished=[CHIEF, "sog.spitamenes"])
    t.until("Flight")
    s = bare(t)
    assert {"follow", "stand"} <= set(proposed(s))
    assert GAME.rules.choice_id(planning.policy(s, Rng("x"))) == "stand"


def test_who_looks_ahead_plays_a_battle_to_its_end() -> None:
    s = GAME.rules.new("samarkand", (), "end")
    bot = SearchBot(3)
    for n in range(60):
        if not s.opts:
            break
        c = bot.choose(Seat(GAME, s, str(n))) if n % 4 == 0 else planning.policy(s, Rng(str(n)))
        assert c in s.opts
        choose(s, c)


QUICK = "sog.lc.sog-1"
PREY = {"2620": "mac.caranus", "3020": QUICK, "3120": "sog.spitamenes", "1620": "mac.lp.1"}


def test_quick_horse_hunts_a_leader_who_stands_alone() -> None:
    t = Table(PREY, facing={QUICK: 270}, active="sog.spitamenes")
    s = bare(t)
    assert found(s) == f"move:{QUICK}"
    n = followed(s, f"move:{QUICK}")
    assert n.lead_status[t.leader("mac.caranus")] == ELIMINATED


def test_a_leader_alone_within_reach_of_quick_horse_is_in_danger() -> None:
    read: list[list[int]] = []
    pieces: dict[str, str | list[str]]
    for hex_ in ("2620", "1620"):
        pieces = {"1620": "mac.lp.1"}
        pieces.update({h: name for h, name in PREY.items() if not name.startswith("mac.")})
        pieces[hex_] = ["mac.caranus", "mac.lp.1"] if hex_ == "1620" else "mac.caranus"
        s = bare(Table(pieces, active="sog.spitamenes"))
        read.append([e for _, e, _ in chances.strikes(s, View(s, 1)) if e >= chances.LEADERS])
    assert len(read[0]) == 1
    assert not read[1]


def test_the_last_rout_points_are_taken() -> None:
    # one unit more and the Sogdians withdraw: what runs from the archers is the nearest
    lost = ["sog.hc.1", "sog.lc.dahae-1", "sog.lc.dahae-2", "sog.lc.dahae-3", "sog.lc.dahae-4"]
    t = Table(
        {"2818": "mac.sk.arch", "2817": CHIEF, "2618": HORSE, "3018": FOE, "4020": "sog.spitamenes"},
        facing={"mac.sk.arch": 90},
        routed=[FOE],
        eliminated=lost,
        active=CHIEF,
    )
    s = bare(t)
    chosen = found(s)
    assert chosen in {"fire:mac.sk.arch", "move:mac.sk.arch", f"move:{HORSE}"}
