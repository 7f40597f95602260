"""What a choice on the march, an order, a volley, a leader's gamble would do: as a person would work it out."""

import pytest

from games.alexander.previewing import clause, clauses, odds, preview, says, throw, value, way
from polemos.games.alexander.data.ground import code_of
from polemos.games.alexander.data.tables import MOVES
from polemos.games.alexander.rules.reactions import orderly_withdrawal
from polemos.games.alexander.state import PW
from polemos.kernel.errors import IllegalChoice
from polemos.room.view_models import Cell
from rulebook.alexander.marching import FOOT, LINE, elsewhere, field
from rulebook.alexander.routs import QUIET, happens
from rulebook.alexander.shooting import (
    ARCHERS,
    ASK_ALL,
    BOWMEN,
    COMPANIONS,
    DAHAE,
    HORSE,
    SILENT,
    plain,
)  # fmt: skip
from rulebook.alexander.table import Table

PHALANX = "mac.ph.craterus"
ALEXANDER = "mac.alexander-iii"

# ------------------------------------------------------------------------------------------ on the march


@pytest.mark.clause("6.21a", "6.22b", "6.42a")
def test_a_step_tells_points_and_hits_of_the_dearer_hex() -> None:
    # at the Granicus 2615 is dry, 2715 river: 2 points and a hit
    t = elsewhere("granicus", ALEXANDER, "2414", {"2515": PHALANX}, facing={PHALANX: 30}).does(f"move:{PHALANX}")
    found = preview(t, "enter:2615")
    assert way(found) == ["2515", "2615"]
    assert (value(found, "Movement points for"), value(found, "Movement points left")) == ("2", "2")
    assert (value(found, "Phalanx of Craterus, hits"), clause(found, "Phalanx of Craterus, hits")) == ("+1", "6.22b")
    assert value(found, "Hits of Phalanx of Craterus then") == "1/7"
    assert found.warning == ""
    t.does("enter:2615")
    assert (t.mp, t.hits(PHALANX)) == (2, 1)


@pytest.mark.clause("6.43a", "10.13a")
def test_a_pivot_costs_a_hit_and_the_last_one_is_a_warning() -> None:
    t = field({"2519": LINE}, facing={LINE: 90}).does(f"move:{LINE}")
    found = preview(t, "pivot:2520")
    assert value(found, "Mercenary hoplites, hits") == "+1"
    assert value(found, "Hits of Mercenary hoplites then") == "1/6"
    assert found.warning == ""
    t = field({"2519": LINE}, facing={LINE: 90}, hits={LINE: 5}).does(f"move:{LINE}")
    assert preview(t, "pivot:2520").warning == "Mercenary hoplites would rout unless they stand."


@pytest.mark.clause("4.22c", "5.26")
def test_an_end_before_any_order_says_that_all_of_them_are_lost() -> None:
    t = elsewhere("granicus", ALEXANDER, "2414", {"2515": PHALANX}, facing={PHALANX: 30})
    orders = t.state.orders
    assert f"has given none of his {orders} orders" in preview(t, "done").warning
    t.does(f"move:{PHALANX}", "enter:2615", "halt")
    assert t.state.orders == orders - 1
    assert preview(t, "done").warning == ""


@pytest.mark.clause("6.13b", "4.21a", "4.22b")
def test_an_order_to_move_tells_its_price_range_and_the_hit_of_a_second_move() -> None:
    t = field({"2519": LINE}, facing={LINE: 90}, moved=[LINE])
    found = preview(t, f"move:{LINE}")
    assert value(found, "Orders that it costs") == "1"
    assert value(found, "Orders left") == str(t.orders - 1)
    assert clause(found, "Hexes in the Command Range") == "4.21a"
    assert value(found, "Hexes in the Command Range").endswith("/2")
    assert (value(found, "Mercenary hoplites, hits"), clause(found, "Mercenary hoplites, hits")) == ("+1", "6.13b")
    assert "6.13b" not in clauses(preview(field({"2519": LINE}, facing={LINE: 90}), f"move:{LINE}"))


@pytest.mark.clause("6.71a", "7.16a", "7.23a", "8.21a")
def test_a_step_to_an_enemy_tells_what_he_may_do() -> None:
    # the bowmen look to the left of the map: the horse comes from their front, and is shot at, at range 1
    t = plain({"2616": COMPANIONS, "2816": BOWMEN}, facing={COMPANIONS: 90, BOWMEN: 270}, standing=SILENT)
    t.does(f"move:{COMPANIONS}")
    found = preview(t, "enter:2716")
    assert value(found, "It must stop there") == "Sogdian archers"
    assert value(found, "Sogdian archers may shoot as it comes") == "50%"
    assert clause(found, "Sogdian archers may shoot as it comes") == "8.21a"
    assert value(found, "May turn to face it") == "Sogdian archers"
    assert value(found, "Must fight there") == "Sogdian archers"
    turned = preview(t, "turn:30")
    assert not says(turned, "It must stop there")
    assert value(turned, "Movement points left") == "7"


@pytest.mark.clause("7.25", "7.31", "7.32b")
def test_who_only_turns_in_a_zone_or_stays_may_fight_and_need_not() -> None:
    t = field({"2519": COMPANIONS, "2619": FOOT}, facing={COMPANIONS: 90, FOOT: 270})
    t.does(f"move:{COMPANIONS}")
    for choice in ("turn:30", "halt"):
        found = preview(t, choice)
        assert (value(found, "May fight there"), clause(found, "May fight there")) == ("Sogdian foot 1", "7.32b")
        assert not says(found, "Must fight there")
    t = field({"2519": COMPANIONS, "2619": FOOT}, facing={COMPANIONS: 30, FOOT: 90}).does(f"move:{COMPANIONS}")
    assert clause(preview(t, "turn:90"), "Must fight there") == "7.31"


@pytest.mark.clause("6.46a", "6.46b")
def test_haste_is_a_risk() -> None:
    t = elsewhere("arbela", ALEXANDER, "1813", {"2014": PHALANX}, facing={PHALANX: 90}).does(f"move:{PHALANX}")
    found = preview(t, "hasten")
    assert value(found, "Movement points left") == "5"
    # TQ 7: 8 and 9 are above it, and cost one hit at most
    assert odds(throw(found, "Phalanx of Craterus check against TQ 7")) == {"Steady": 8, "1 hit": 2}
    assert MOVES.again.phalanx_ma5_first_hits == 1


@pytest.mark.clause("6.61a", "6.62a", "6.65a")
def test_a_column_tells_what_it_is_to_march_in_column() -> None:
    t = field({"2519": LINE}, facing={LINE: 90}).does(f"move:{LINE}")
    found = preview(t, "column:180")
    assert (value(found, "Troop Quality then"), value(found, "Movement allowance then")) == ("4", "5")
    assert {"6.62a", "6.62b", "6.65a", "6.67"} <= set(clauses(found))


@pytest.mark.clause("4.1i", "6.15a")
def test_a_leader_who_rides_counts_nine_points() -> None:
    t = field({"2519": LINE}, facing={LINE: 90})
    leader = t.choices("lead")[0]
    assert value(preview(t, leader), "Movement points left") == "9"
    t.does(leader)
    step = t.choices("enter")[0]
    found = preview(t, step)
    assert value(found, "Movement points left") == str(9 - int(value(found, "Movement points for")))


@pytest.mark.clause("4.62b", "4.62d")
def test_a_leader_who_would_stand_alone_is_told_who_would_catch_him() -> None:
    # light horse of MA 10 leaves him no point, nobles of MA 7 leave him two, and more of the horse is too far away
    there = {"2519": LINE, "2521": "sog.lc.dahae-1", "2621": "sog.hc.1", "4019": "sog.lc.dahae-2"}
    t = field(there, facing={LINE: 90})
    leader = t.choices("lead")[0]
    told = "alone is lost if they reach him"
    t.does(leader)
    alone = [c for c in t.choices("enter") if any(told in term.text for term in preview(t, c).terms)]
    assert alone
    term = next(term for term in preview(t, alone[0]).terms if told in term.text)
    assert (term.value, term.clause) == ("Dahae horse archers 1", "4.62d")
    # with a unit of his own he is safe
    for c in t.choices("enter"):
        assert (c in alone) == (c != "enter:2519")
    t.does(alone[0])
    if t.asked == "Leading":
        assert any(told in term.text for term in preview(t, "halt").terms)


@pytest.mark.clause("4.23b", "4.62c", "4.62d")
def test_so_is_one_whom_his_unit_leaves_behind() -> None:
    told = "Menedemus alone is lost if they reach him"
    t = Table(
        {"2519": [LINE, "mac.menedemus"], "2521": "sog.lc.dahae-1"},
        active="mac.menedemus", facing={LINE: 330}, standing=SILENT,
    ).does(f"move:{LINE}")  # fmt: skip
    t.until("Escort", {"Withdrawing": "stand"})
    assert value(preview(t, "done"), told) == "Dahae horse archers 1"
    # his unit gives way, and he could stay
    t = Table(
        {"2416": "mac.menedemus", "2519": [DAHAE, "sog.dahae"], "2319": COMPANIONS, "2313": "mac.lc.jav"},
        active="mac.menedemus", facing={DAHAE: 330, COMPANIONS: 150}, standing=QUIET,
    )  # fmt: skip
    happens(t, orderly_withdrawal.Withdrawals(t.unit(COMPANIONS)))
    t.does(f"withdraw:{DAHAE}")
    t.does(t.choices("back")[0])
    assert t.asked == "Accompany"
    assert "4.62d" in clauses(preview(t, "stand"))


# ------------------------------------------------------------------------------------------ volleys


@pytest.mark.clause("8.15a", "8.15d", "8.17a", "8.61")
def test_a_volley_tells_range_strength_modifiers_and_chances() -> None:
    t = Table(
        {"2416": "mac.menedemus", "2417": ARCHERS, "2519": HORSE},
        active="mac.menedemus",
        facing={ARCHERS: 150},
        standing=SILENT,
    )
    listed = preview(t, f"fire:{ARCHERS}")
    # three hexes away: bows 2, nothing changes it
    assert value(listed, "Sogdian nobles (3 hexes)") == "30%"
    t = Table(
        {"2416": "mac.menedemus", "2417": ARCHERS, "2418": HORSE, "2517": DAHAE},
        active="mac.menedemus",
        facing={ARCHERS: 150},
        standing=ASK_ALL,
    ).does(f"fire:{ARCHERS}")
    found = preview(t, next(c for c in t.choices("shoot") if HORSE in c))
    assert way(found) == ["2417", "2418"]
    assert (value(found, "Range in hexes"), value(found, "Missile strength")) == ("1", "4")
    assert value(found, "Hits on a die of") == "0–4"
    assert odds(throw(found, "Volley")) == {"1 hit": 5, "Miss": 5}
    # bows run low on a 9 alone, and are not at the end of their arrows before
    assert sum(odds(throw(found, "Ammunition")).values()) == 10
    assert Cell("missiles", 2, 1) in found.cells


@pytest.mark.clause("8.15e", "9.31f", "8.24")
def test_shots_on_the_move_at_skirmishers_are_hard_and_may_be_answered() -> None:
    t = Table(
        {"2416": "mac.menedemus", "2417": ARCHERS, "2418": BOWMEN},
        active="mac.menedemus",
        facing={ARCHERS: 150, BOWMEN: 330},
        standing=ASK_ALL,
    ).does(f"move:{ARCHERS}")
    found = preview(t, f"shoot:{BOWMEN}")
    # bows at range 1: 4, less 2 for skirmishers, less 1 for moving
    assert (value(found, "Shooting at skirmishers"), clause(found, "Shooting at skirmishers")) == ("+2", "9.31f")
    assert (value(found, "Missile modifier: moving"), value(found, "Hits on a die of")) == ("+1", "0–1")
    # they may shoot back, 4 less 2
    assert value(found, "Sogdian archers may shoot back") == "30%"
    assert odds(throw(found, "Volley")) == {"1 hit": 2, "Miss": 8}


@pytest.mark.clause("10.25c", "9.65a")
def test_a_volley_eliminates_a_routed_unit() -> None:
    # heavy foot that has routed rolls no more to stand
    t = Table(
        {"2418": "mac.ho.merc", "2316": "sog.dahae", "2417": "sog.sk.1", "2516": "mac.lp.1"},
        active="sog.dahae",
        facing={"sog.sk.1": 150, "mac.ho.merc": 90},
        routed=["mac.ho.merc"],
        standing=ASK_ALL,
    ).does("fire:sog.sk.1")
    found = throw(preview(t, "shoot:mac.ho.merc"), "Volley")
    assert set(odds(found)) == {"Eliminated", "Miss"}
    assert any("hit again in rout" in outcome.text for outcome in found.outcomes)


@pytest.mark.clause("8.17c")
def test_the_last_volley_is_a_warning() -> None:
    t = Table(
        {"2416": "mac.menedemus", "2417": ARCHERS, "2418": HORSE, "2517": DAHAE},
        active="mac.menedemus",
        facing={ARCHERS: 150},
        low=[ARCHERS],
        standing=ASK_ALL,
    ).does(f"fire:{ARCHERS}")
    found = preview(t, f"shoot:{HORSE}")
    assert found.warning == "It is the last volley of Archers."
    assert odds(throw(found, "Ammunition")) == {"None": 10}


# ------------------------------------------------------------------------------------------ leaders

ISSUS = {
    "4214": ALEXANDER,
    "2521": "mac.parmenion",
    "4505": "per.aristomedes",
    "3606": "per.darius",
    "3409": "per.thymondas",
    "4506": "per.ca.l-2",
}


@pytest.mark.clause("5.32", "5.33a", "5.33b", "5.33c")
def test_momentum_and_doom() -> None:
    t = Table(ISSUS, scenario="issus", phase="momentum", active=ALEXANDER)
    found = preview(t, "momentum")
    # Initiative 7: 0 to 7 go on, 8 ends it, 9 is doom; then 9 is panic, 0 and 1 are the enemy's
    assert odds(throw(found, "Momentum")) == {"Goes on": 8, "Finished": 1, "Finished, and doom": 1}
    assert odds(throw(found, "After a 9")) == {"Nothing more": 7, "The enemy acts": 2, "Loss of nerve": 1}
    assert value(found, "Chance of a die of doom") == "10%"


THEBANS = {
    "1927": "gre.theagenes",
    "2025": "gre.ho.theb-1",
    "2027": "gre.ho.theb-2",
    "2029": "gre.ho.theb-3",
}
EAST = {"gre.ho.theb-1": 90, "gre.ho.theb-2": 90, "gre.ho.theb-3": 90}


@pytest.mark.clause("5.31b", "5.31e")
def test_a_leader_who_acts_is_told_why_he_has_no_momentum() -> None:
    t = Table({"2520": ["mac.menedemus", HORSE], "4520": "sog.spitamenes"})
    menedemus = t.leader("mac.menedemus")
    for row, clause_ in ((t.state.was_zoc, "5.31b"), (t.state.no_momentum, "5.31e")):
        assert clause_ not in clauses(preview(t, "activate:mac.menedemus"))
        row[menedemus] = 1
        assert clause_ in clauses(preview(t, "activate:mac.menedemus"))


@pytest.mark.clause("4.34c", "4.33b", "4.31")
def test_a_line_command_tells_its_chance_its_units_and_its_price() -> None:
    t = Table(THEBANS, scenario="chaeronea", active="gre.theagenes", facing=EAST)
    found = preview(t, t.choices("line")[0])
    assert odds(throw(found, "Strategy roll of Theagenes, rating 5")) == {"Granted": 6, "Refused": 4}
    assert value(found, "Line 1") == "Theban hoplites 1, Theban hoplites 2, Theban hoplites 3"
    assert value(found, "Individual orders given up") == str(t.orders)
    first = Table(THEBANS, scenario="chaeronea", active="gre.theagenes", facing=EAST, turn=1)
    free = preview(first, first.choices("line")[0])
    assert not free.chances
    assert "4.34d" in clauses(free)


@pytest.mark.clause("5.22g")
def test_all_together_tells_how_far_each_goes() -> None:
    t = Table(THEBANS, scenario="chaeronea", active="gre.theagenes", facing=EAST, turn=1)
    t.does(t.choices("line")[0])
    found = preview(t, "together:60")
    # movement allowance 4 over clear ground, by the bearing up and right
    assert value(found, "Theban hoplites 1 go on to 2423") == "4"
    before = [t.where(name) for name in EAST]
    preview(t, "together:120")
    assert [t.where(name) for name in EAST] == before
    t.does("together:60")
    assert t.where("gre.ho.theb-1").startswith("2423")


@pytest.mark.clause("10.14a")
def test_recovery_takes_two_hits_off() -> None:
    t = field({"2519": LINE}, facing={LINE: 90}, hits={LINE: 3})
    found = preview(t, f"recover:{LINE}")
    assert value(found, "Hits that Mercenary hoplites lose") == "-2"
    assert value(found, "Hits of Mercenary hoplites then") == "1/6"


@pytest.mark.clause("10.27d", "10.27f")
def test_a_rally_is_two_dice() -> None:
    t = plain({"2516": "mac.lc.jav"}, routed=["mac.lc.jav"])
    found = preview(t, "rally:mac.lc.jav")
    # Menedemus has Initiative 4, and rallies on one more
    assert odds(throw(found, "Menedemus rallies")) == {"Rallied": 6, "Lost": 4}
    assert sum(odds(throw(found, "If rallied")).values()) == 10
    assert found.cells[0] == Cell("rally", 4, -1)


def test_only_what_can_be_chosen_has_a_preview() -> None:
    t = field({"2519": LINE}, facing={LINE: 90})
    assert code_of("2619") not in [c % 4096 for c in t.state.opts]
    with pytest.raises(IllegalChoice):
        preview(t, "enter:2619")


def test_the_same_in_the_other_language() -> None:
    t = Table(ISSUS, scenario="issus", phase="momentum", active=ALEXANDER)
    english, japanese = preview(t, "momentum"), preview(t, "momentum", "ja")
    assert [round(o.chance, 6) for c in english.chances for o in c.outcomes] == [
        round(o.chance, 6) for c in japanese.chances for o in c.outcomes
    ]
    assert [(term.value, term.clause) for term in english.terms] == [(t.value, t.clause) for t in japanese.terms]
    assert english.cells == japanese.cells


def test_a_planned_line_that_leaves_zones_is_told_who_may_shoot() -> None:
    bows, line = "gre.light.1", "mac.hy.1"
    t = Table(
        {"3506": line, "3306": "gre.hi.epilektoi", "3407": bows, "3608": "mac.philip", "1915": "gre.chares"},
        scenario="chaeronea", active="gre.chares", standing=QUIET,
        facing={line: 270, "gre.hi.epilektoi": 90, bows: 90},
    )  # fmt: skip
    t.state.plans.append((t.leader("mac.philip"), PW, t.unit(line)))
    t.state.marker[t.leader("mac.philip")] = PW
    happens(t, orderly_withdrawal.Withdrawals(t.unit("gre.hi.epilektoi"))).does("reveal:mac.philip")
    found = preview(t, "back:3606")
    assert clause(found, "Line") == "6.84b" and clause(found, "Athenian archers 1 may shoot") == "8.22"
