"""Markers in and after battle: Pope, Treachery, Donative, End of Campaign [strat.*], from the clauses."""

import pytest

from rulebook.belisarius.fray import HERE, THERE, attack, battle, goes, loses, odds, result
from rulebook.belisarius.table import Table

FIVE, FOUR = "guard field_army", "persia field_army"


# ---------------------------------------------------------------- Pope or Patriarch


@pytest.mark.clause("strat.pope", "8.42")
def test_pope_rolls_the_die_of_a_battle_again_and_the_second_stands() -> None:
    t = Table(units={HERE: FIVE, THERE: FOUR}, hands={"barbarian": ["pope"]})
    t.dice(6).does("army:4145", "pass", "attack:4146", "fight")
    before = t.pool("pope")
    t.dice(6, 3).does("assault")
    assert t.asked == "RollAgain" and t.decider == "barbarian" and t.units(THERE)
    t.does("play:pope")
    assert result(t) == "BB" and t.hand("barbarian") == [] and t.pool("pope") == before + 1


@pytest.mark.clause("strat.pope")
def test_pope_may_be_kept_and_may_spoil_the_own_die() -> None:
    t = Table(units={HERE: FIVE, THERE: FOUR}, hands={"imperial": ["pope"]}, draws=["agent"] * 2)
    t.dice(1).does("army:4145")
    assert t.asked == "RollAgain"
    t.dice(5).does("play:pope")
    assert t.op == 25 and t.hand("imperial") == []
    t = Table(units={HERE: FIVE, THERE: FOUR}, hands={"imperial": ["pope"]})
    t.dice(1).does("army:4145", "pass")
    assert t.op == 21 and t.hand("imperial") == ["pope"]


@pytest.mark.clause("strat.pope")
def test_a_second_pope_may_touch_the_second_die() -> None:
    t = Table(units={HERE: FIVE}, hands={"imperial": ["pope"], "barbarian": ["pope"]})
    t.dice(1, 6, 2).does("army:4145", "play:pope")
    assert t.asked == "RollAgain" and t.decider == "barbarian"
    t.does("play:pope")
    assert t.op == 22


@pytest.mark.clause("strat.pope")
def test_pope_touches_no_die_of_the_event_phase() -> None:
    hands = {"imperial": ["pope"], "barbarian": ["pope"]}
    # corruption, whose own die is no exception; nobody is asked
    t = Table(units={"3433": "thracia garrison"}, phase="event", hands=hands, dice=[3, 4, 5])
    assert t.asked == "PhaseEnd" and [e["face"] for e in t.events("rolled")] == [3, 4, 5]
    # the same players are asked about a die of operations
    t = Table(units={"3433": "thracia garrison"}, hands=hands, dice=[3]).does("army:3433")
    assert t.asked == "RollAgain"


@pytest.mark.clause("strat.advantage", "8.41a")
def test_military_advantage_is_for_battles_only() -> None:
    t = Table(units={HERE: FIVE, THERE: FOUR}, hands={"imperial": ["advantage"]}).operates(HERE, points=6)
    assert t.choices("play") == []
    t.does("attack:4146")
    assert t.choices("play") == []


# ---------------------------------------------------------------- Treachery


@pytest.mark.clause("strat.treachery.a", "8.42")
def test_treachery_cancels_the_marker_before_it_works() -> None:
    t = attack(FIVE, FOUR, hands={"imperial": ["advantage"], "barbarian": ["treachery"]}).does("fight")
    t.dice(3).does("assault")
    pool = t.pool("advantage"), t.pool("treachery")
    t.does("play:advantage")
    assert t.decider == "barbarian"
    t.does("play:treachery")
    assert t.event("odds")["attack-total"] == 5 and odds(t) == "1:1"
    assert t.hand("imperial") == [] and t.hand("barbarian") == []
    assert (t.pool("advantage"), t.pool("treachery")) == (pool[0] + 1, pool[1] + 1)


@pytest.mark.clause("strat.treachery.a")
def test_treachery_may_be_kept() -> None:
    t = attack(FIVE, FOUR, hands={"imperial": ["advantage"], "barbarian": ["treachery"]}).does("fight")
    t.dice(2).does("assault", "play:advantage", "pass")
    assert t.event("odds")["attack-total"] == 10 and t.hand("barbarian") == ["treachery"]


@pytest.mark.clause("strat.treachery.b")
def test_treachery_cancels_treachery() -> None:
    hands = {"imperial": ["advantage", "treachery"], "barbarian": ["treachery"]}
    t = attack(FIVE, FOUR, hands=hands).does("fight")
    t.dice(2).does("assault", "play:advantage", "play:treachery")
    assert t.decider == "imperial"
    t.does("play:treachery")
    assert t.event("odds")["attack-total"] == 10 and t.hand("imperial") == [] and t.hand("barbarian") == []


@pytest.mark.clause("strat.treachery.a", "strat.pope")
def test_treachery_cancels_the_pope() -> None:
    t = Table(units={HERE: FIVE}, hands={"imperial": ["pope"], "barbarian": ["treachery"]})
    t.dice(1, 6).does("army:4145", "play:pope", "play:treachery")
    assert t.op == 21 and t.hand("imperial") == []


@pytest.mark.clause("strat.treachery.c", "strat.donative.a", "strat.endcampaign.a")
def test_treachery_does_not_cancel_what_has_to_be_played() -> None:
    t = battle(
        "3 guard field_army",
        FOUR,
        6,
        hands={"barbarian": ["treachery"]},
        draws=["donative", "campaign", "agent"],
        sp={"imperial": 9},
    )
    asked = []
    while t.asked not in ("PayUnits", "PhaseEnd"):
        asked.append(t.decider)
        t.does(t.choices()[0])
    assert t.asked == "PayUnits" and "barbarian" not in asked


# ---------------------------------------------------------------- Troops Demand Donative


@pytest.mark.clause("strat.donative.a")
def test_the_winner_pays_two_for_each_survivor_leaders_included() -> None:
    t = battle(["2 guard field_army", "Mundas"], FOUR, 6, sp={"imperial": 7}, draws=["donative", "agent"])
    assert result(t) == "DZ" and t.asked == "PayUnits" and t.decider == "imperial"
    pool = t.pool("donative")
    t.does("supply:guard field_army", "supply:guard field_army", "supply:Mundas")
    if t.asked == "PayUnits":
        t.does("done")
    assert t.sp("imperial") == 1 and len(t.units(HERE)) == 3 and t.hand("imperial") == ["agent"]
    assert pool == t.pool("donative") and pool > 0


@pytest.mark.clause("strat.donative.a")
def test_who_is_not_paid_goes() -> None:
    t = battle(["2 guard field_army", "Mundas"], FOUR, 6, sp={"imperial": 5}, draws=["donative", "agent"])
    t.does("supply:Mundas", "supply:guard field_army")
    if t.asked == "PayUnits":
        t.does("done")
    assert t.sp("imperial") == 1 and sorted(t.units(HERE)) == ["Guard-field_army-1", "Mundas"]


@pytest.mark.clause("strat.donative.a")
def test_without_money_the_whole_army_goes() -> None:
    t = battle("2 guard field_army", FOUR, 6, draws=["donative", "agent"])
    if t.asked == "PayUnits":
        t.does("done")
    assert t.units(HERE) == []


@pytest.mark.clause("strat.donative.a", "crt.AZ", "crt.AA")
def test_a_victorious_defender_pays_as_well() -> None:
    t = battle("thracia garrison", ["2 persia field_army"], 1, sp={"barbarian": 2}, draws=["donative", "agent"])
    assert result(t) == "AZ" and t.decider == "barbarian" and t.asked == "PayUnits"
    t.does("supply:persia field_army")
    if t.asked == "PayUnits":
        t.does("done")
    assert len(t.units(THERE)) == 1 and t.sp("barbarian") == 0
    # by AA, after the retreat of the attacker
    t = battle("2 thracia garrison", ["2 persia field_army"], 4, sp={"barbarian": 4}, draws=["donative"])
    assert result(t) == "AA"
    goes(loses(t.dice(1), "thracia garrison"))
    assert t.decider == "barbarian" and t.asked == "PayUnits"


@pytest.mark.clause("strat.donative.a")
def test_only_units_of_the_battle_are_paid() -> None:
    t = Table(
        units={HERE: ["3 guard field_army", "thracia garrison"], THERE: FOUR},
        sp={"imperial": 9},
        draws=["donative", "agent"],
    )
    t.operates(HERE, "guard field_army", "guard field_army", "guard field_army").does("attack:4146", "fight")
    t.dice(6).does("assault")
    assert "Thracia-garrison-1" not in t.targets("supply") and len(t.targets("supply")) == 3


@pytest.mark.clause("strat.donative.a", "30.1")
@pytest.mark.parametrize(("die", "left"), [(1, 0), (3, 0), (6, 2)])
def test_with_the_option_an_army_not_paid_in_full_rolls(die: int, left: int) -> None:
    for sp, asked in ((3, False), (4, True)):
        t = attack(
            "2 guard field_army", FOUR, sp={"imperial": sp}, draws=["donative", "agent"], options=["disbanding"]
        ).does("fight")
        t.dice(6, die).does("assault")
        assert result(t) == "DZ"
        if asked:
            # the whole army can be paid, or not
            t.copy().does("pay:4145")
            t.does("refuse:4145")
        assert len(t.units(HERE)) == left and t.sp("imperial") == sp
    t = attack(
        "2 guard field_army", FOUR, sp={"imperial": 5}, draws=["donative", "agent"], options=["disbanding"]
    ).does("fight")
    t.dice(6).does("assault", "pay:4145")
    assert len(t.units(HERE)) == 2 and t.sp("imperial") == 1


@pytest.mark.clause("strat.donative.b")
def test_bought_it_goes_back_without_a_substitute() -> None:
    t = Table(units={"3433": "thracia garrison"}, phase="recruitment", sp={"imperial": 2}, draws=["donative", "pope"])
    pool = t.pool("donative")
    t.does("buy-marker")
    assert t.hand("imperial") == [] and t.sp("imperial") == 0 and t.pool("donative") == pool


@pytest.mark.clause("strat.donative.b")
def test_the_beaten_do_not_draw_it() -> None:
    # Justinian's free markers are no fruit of battle either
    t = Table(units={"3433": "Justinian"}, phase="recruitment", draws=["donative", "donative"], sp={"imperial": 0})
    t.until("PhaseEnd")
    assert t.hand("imperial") == []


# ---------------------------------------------------------------- End of Campaign


@pytest.mark.clause("strat.endcampaign.a")
@pytest.mark.parametrize("die", [6, 3])
def test_a_victorious_attacker_who_draws_it_is_at_his_end(die: int) -> None:
    # 10 against 4: DZ by 6, DD by 3
    t = Table(units={HERE: "2 guard field_army", "3433": "thracia garrison", THERE: FOUR}, draws=["campaign", "agent"])
    pool = t.pool("campaign")
    t.operates(HERE, points=6).does("attack:4146", "fight")
    t.dice(die).does("assault")
    assert result(t) == ("DZ" if die == 6 else "DD")
    assert t.op == 0 and "campaign" not in t.hand("imperial") and t.pool("campaign") == pool
    assert t.is_spent("Guard-field_army-1") and HERE not in t.targets("army")


@pytest.mark.clause("strat.endcampaign.a")
def test_only_a_forced_march_moves_that_army_again() -> None:
    t = Table(
        units={HERE: "2 guard field_army", THERE: FOUR}, draws=["campaign", "agent"], hands={"imperial": ["march"]}
    )
    t.operates(HERE, points=6).does("attack:4146", "fight")
    t.dice(6).does("assault")
    assert t.targets("army") == [] and "forced-march:4145" in t.choices()


@pytest.mark.clause("strat.endcampaign.b", "strat.endcampaign.a")
def test_a_victorious_defender_keeps_it() -> None:
    t = battle("thracia garrison", ["2 persia field_army"], 1, draws=["campaign", "agent"])
    assert result(t) == "AZ" and "campaign" in t.hand("barbarian")
