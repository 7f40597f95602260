"""The bot finds what is to be found on small tables, and beats whoever moves at random in short battles."""

import random

import pytest

from polemos.games.alexander.bot.battle_specific_plans import NO_WAY, road
from polemos.games.alexander.bot.bot import candidates
from polemos.games.alexander.bot.move_evaluation import aims, gain_of, hit_worth, road_over, under_fire, worth_of
from polemos.games.alexander.bot.move_generation import places
from polemos.games.alexander.bot.order_selection import outmatched
from polemos.games.alexander.bot.tactics import NEVER_FIGHTS, View, duel_of, expected, pain
from polemos.games.alexander.data.facing import REAR
from polemos.games.alexander.data.setting import SCENARIOS, setting_of
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.field.zones import aspect
from polemos.games.alexander.rules.setup import new_battle
from polemos.games.alexander.sequence import Opening
from polemos.games.alexander.state import Options
from polemos.kernel.flow import NOBODY, choose, run
from rulebook.alexander.table import Table

MOST = 3000
"""Decisions after which a battle of these tests has lasted too long."""


def answers(t: Table, *until: str) -> None:
    """The bot answers for whoever is asked, until one of these decisions waits (again)."""
    while True:
        c = candidates(t.state)[0]
        assert c in t.state.opts
        choose(t.state, c)
        if t.over or t.asked in until:
            return


def test_rides_round_to_the_rear() -> None:
    # the foot faces right, the horse stands at its right rear quarter
    t = Table(
        {"2620": "sog.li.1", "2618": "mac.hc.comp", "2516": "mac.menedemus"},
        facing={"sog.li.1": 90, "mac.hc.comp": 270},
        active="mac.menedemus",
    )
    answers(t, "GiveOrders", "PhaseEnd")
    u, e = t.unit("mac.hc.comp"), t.unit("sog.li.1")
    assert t.flag("mac.hc.comp", "mark") or t.state.loc[e] < 0
    assert aspect(t.state, e, t.state.loc[u]) == REAR


def test_flank_and_rear_promise_more_than_the_front() -> None:
    t = Table({"2620": "sog.li.1", "2618": "mac.hc.comp", "2516": "mac.menedemus"}, active="mac.menedemus")
    v = View(t.state, 0)
    u, e = t.unit("mac.hc.comp"), t.unit("sog.li.1")
    front, flank, rear = (duel_of(t.state, v, u, e, where, True) for where in range(3))
    assert front < flank <= rear


def test_horse_does_not_charge_elephants_in_front() -> None:
    t = Table(
        {"2620": "ind.el.1", "2320": "mac.hc.agema", "2120": "mac.alexander-iii"},
        facing={"ind.el.1": 270, "mac.hc.agema": 90},
        active="mac.alexander-iii",
        scenario="hydaspes",
    )
    u, e = t.unit("mac.hc.agema"), t.unit("ind.el.1")
    v = View(t.state, 0)
    assert duel_of(t.state, v, u, e, 0, True) == NEVER_FIGHTS
    t.until("GiveOrders")
    answers(t, "GiveOrders", "PhaseEnd")
    assert aspect(t.state, e, t.state.loc[u]) != 0


def test_leaves_pelium_by_the_road() -> None:
    t = Table(
        {"5815": "mac.hc.agema", "5714": "mac.alexander-iii", "1316": "ill.town.1"},
        facing={"mac.hc.agema": 90},
        active="mac.alexander-iii",
        scenario="pelium",
    )
    answers(t, "GiveOrders", "PhaseEnd")
    assert t.where("mac.hc.agema") == "free"


def test_the_road_out_of_pelium_is_known_from_the_first_line() -> None:
    g = setting_of(SCENARIOS.index("pelium"))
    for u in g.of_side[0]:
        if g.rp[u] > 2:
            assert 20 < road(g, g.group[u])[g.start[u][0]] < NO_WAY, g.unit_id[u]


def test_a_worn_unit_is_dearer_than_a_fresh_one() -> None:
    assert pain(7, 1) < pain(7, 6) - pain(7, 5) < 1.0
    fresh = expected(7, 0, True, 7, 0, 1, 1, 0, 0, False)
    assert 0.0 < fresh < expected(7, 5, True, 7, 0, 1, 1, 0, 0, False) <= 1.0
    assert fresh < expected(7, 0, True, 7, 0, 2, 1, 0, 0, False)
    assert expected(7, 0, True, 7, 0, 1, 2, 0, 0, False) < fresh


def test_far_from_the_enemy_nearer_is_better() -> None:
    t = Table({"4020": "sog.li.1", "2618": "mac.hc.comp", "2516": "mac.menedemus"}, active="mac.menedemus")
    u = t.unit("mac.hc.comp")
    v = View(t.state, 0)
    assert gain_of(t.state, u, v) > 0
    goals = aims(t.state, u, v)
    best = max(places(t.state, u, v, 8, False), key=lambda one: worth_of(t.state, u, v, one, goals))
    assert best[0] // 51 > t.state.loc[u] // 51


def test_places_are_those_that_a_unit_can_come_to() -> None:
    t = Table({"2620": "sog.li.1", "2618": "mac.hc.comp", "2516": "mac.menedemus"}, active="mac.menedemus")
    t.does("move:mac.hc.comp")
    u = t.unit("mac.hc.comp")
    firsts = {one[5] for one in places(t.state, u, View(t.state, 0), t.mp, True)}
    assert firsts <= set(t.state.opts)
    assert len(firsts) > 5


def test_a_turn_of_several_vertices_in_rough_ground_is_reckoned_at_one_hit() -> None:
    riders = "mac.hc.comp-1"
    position = {"0209": riders, "0404": "mac.alexander-iii"}
    t = Table(position, scenario="granicus", active="mac.alexander-iii", facing={riders: 30}).does(f"move:{riders}")
    u = t.unit(riders)
    here = t.state.loc[u]
    about = next(one for one in places(t.state, u, View(t.state, 0), t.mp, False) if (one[0], one[2]) == (here, 7))
    assert about[4] == t.does("turn:210").hits(riders) == 1


@pytest.mark.long
@pytest.mark.parametrize(("scenario", "side"), [("samarkand", 0), ("samarkand", 1), ("pelium", 1)])
def test_beats_random_play(scenario: str, side: int) -> None:
    assert any(wins(scenario, side, seed) for seed in range(2))


def wins(scenario: str, side: int, seed: int) -> bool:
    """Whether the bot wins a battle, which must come to its end, against random choices."""
    s = new_battle(SCENARIOS.index(scenario), Options())
    s.agenda = [Opening()]
    s.dice_one, s.dice_two = 77 + seed, 991 + 7 * seed
    chance = random.Random(seed)
    run(s)
    asked = 0
    while s.actor != NOBODY and asked < MOST:
        choose(s, candidates(s)[0] if s.actor == side else chance.choice(s.opts))
        asked += 1
    assert s.actor == NOBODY
    return bool(s.winner == side)


@pytest.mark.long
def test_every_first_candidate_is_legal_throughout_a_battle() -> None:
    s = GAME.rules.copy(
        new_battle(SCENARIOS.index("granicus"), Options(elite=True, contingent=True, charge_formation=True))
    )
    s.agenda = [Opening()]
    s.dice_one, s.dice_two = 5, 8
    run(s)
    for _ in range(250):
        if s.actor == NOBODY:
            break
        first = candidates(s)
        assert first
        assert set(first) <= set(s.opts), type(s.agenda[-1]).__name__
        choose(s, first[0])


def asked(t: Table, decision: str) -> int:
    """What the bot answers when a decision waits."""
    t.until(decision)
    return candidates(t.state)[0]


def chosen(c: int) -> str:
    return GAME.rules.choice_id(c)


def test_a_worn_unit_recovers_before_it_goes_on() -> None:
    pieces = {"4020": "sog.li.1", "2618": "mac.hc.comp", "2516": "mac.menedemus"}
    fresh = Table(pieces, active="mac.menedemus")
    assert chosen(asked(fresh, "GiveOrders")) == "move:mac.hc.comp"
    worn = Table(pieces, active="mac.menedemus", hits={"mac.hc.comp": 6})
    assert chosen(asked(worn, "GiveOrders")) == "recover:mac.hc.comp"


def test_missiles_frighten_the_worn_within_their_reach() -> None:
    t = Table(
        {"2415": "mac.at.1", "2820": "scy.lc.1", "3116": "scy.satraces"},
        scenario="jaxartes",
        active="scy.satraces",
    )
    u, near = t.unit("scy.lc.1"), t.state.loc[t.unit("mac.at.1")] + 2
    v = View(t.state, 1)
    assert 0.0 < under_fire(t.state, u, v, near, 1) < under_fire(t.state, u, v, near, 4)
    assert under_fire(t.state, u, v, near + 30, 4) == 0.0


def test_a_leader_rides_to_no_better_fighter_alone() -> None:
    # Alexander stands alone in the way of the chief
    t = Table(
        {"2116": "mac.alexander-iii", "2119": "tri.chief", "2315": "tri.li.1"},
        scenario="lyginus",
        active="tri.chief",
    )
    s = t.state
    m = t.leader("tri.chief")
    h = s.lead_loc[t.leader("mac.alexander-iii")]
    assert outmatched(s, m, h + 1)
    assert not outmatched(s, m, h + 2)
    t.does("lead:tri.chief")
    while t.asked == "Leading":
        choose(s, candidates(s)[0])
        assert not outmatched(s, m, s.lead_loc[m])


def test_who_is_nearly_broken_does_not_give_way() -> None:
    pieces = {"2620": "sog.lc.dahae-1", "2614": "mac.hc.comp", "2512": "mac.menedemus"}
    facing = {"sog.lc.dahae-1": 30, "mac.hc.comp": 210}
    for hits, answer in ((0, "withdraw:sog.lc.dahae-1"), (4, "stand")):
        t = Table(pieces, facing=facing, active="mac.menedemus", hits={"sog.lc.dahae-1": hits})
        t.does("move:mac.hc.comp")
        while t.asked == "Moving":
            t.does(next(c for c in t.choices("enter")))
        assert t.asked == "Withdrawing"
        assert chosen(candidates(t.state)[0]) == answer


def test_horses_go_back_by_the_way_that_spares_them_the_elephants() -> None:
    horse, foot = "mac.lc.paeonian", "per.mi.apple-1"
    t = Table(
        {"2520": horse, "2820": foot, "3020": "per.bupares", "2321": "per.el.1"}, scenario="arbela",
        active="per.bupares", facing={horse: 90, foot: 270, "per.el.1": 150}, hits={horse: 3},
        standing={"macedonian": ["withdraw-others every-hex", "entry-fire never", "face never"]},
    )  # fmt: skip
    t.does(f"move:{foot}", "enter:2720", f"withdraw:{horse}")
    assert chosen(candidates(t.state)[0]) == "back:2420"


def test_no_momentum_for_who_had_nothing_to_order() -> None:
    t = Table({"4020": "sog.li.1", "2618": "mac.hc.comp", "2516": "mac.menedemus"}, active="mac.menedemus")
    t.until("GiveOrders").does("done").until("Momentum")
    assert chosen(candidates(t.state)[0]) == "done"


def test_few_over_the_jaxartes_fear_the_bolts_more() -> None:
    east = [f"{3000 + 100 * (n // 5) + 10 + 2 * (n % 5)}" for n in range(10)]
    pieces: dict[str, str] = {"2415": "mac.at.1", "3514": "scy.satraces"}
    pieces |= {h: f"scy.lc.{n + 1}" for n, h in enumerate(east)}
    waiting = Table(pieces, scenario="jaxartes", active="scy.satraces")
    u = waiting.unit("scy.lc.10")
    v = View(waiting.state, 1)
    road_over(waiting.state, u, v)
    west = {h: f"scy.lc.{n + 1}" for n, h in enumerate(["1820", "1821", "1822", "1823", "1824"])}
    over = {h: name for h, name in pieces.items() if name not in west.values()} | west
    together = Table(over, scenario="jaxartes", active="scy.satraces")
    w = View(together.state, 1)
    road_over(together.state, u, w)
    assert v.fear > w.fear > 0.0


def test_in_the_glen_who_shoots_is_spared_until_he_has_shot() -> None:
    pieces = {"2210": "tri.sk.1", "2211": "tri.chief", "2010": "mac.archers-1", "2012": "mac.hc.agema"}
    t = Table(pieces, scenario="lyginus", active="tri.chief")
    v = View(t.state, 1)
    assert hit_worth(t.state, v, t.unit("mac.archers-1")) == 0.0
    assert hit_worth(t.state, v, t.unit("mac.hc.agema")) > 0.0


def test_nobody_left_to_sting_who_stands_outside_the_glen_fights_on() -> None:
    pieces = {"2210": "tri.sk.1", "2211": "tri.chief", "1811": "mac.hc.agema"}
    t = Table(pieces, scenario="lyginus", active="tri.chief")
    assert aims(t.state, t.unit("tri.sk.1"), View(t.state, 1))
