"""What a shock combat and what comes before and after it would bring: worked out by hand from the charts."""

import pytest

from games.alexander.previewing import clause, clauses, odds, preview, says, throw, value, way
from polemos.games.alexander.data.tables import CLASH, HC, MI
from polemos.room.view_models import Cell
from rulebook.alexander.shocking import quiet, shock
from rulebook.alexander.shooting import COMPANIONS, DAHAE, plain
from rulebook.alexander.table import Table

PHALANX = "mac.ph.craterus"
HORSE = "mac.hc.comp-1"
HYPASPISTS = "mac.hy.1"
FOOT = "per.mi.pers-1"
MORE_FOOT = "per.mi.pers-2"
HOPLITES = "per.ho.merc-1"
ARCHERS = "per.sk.mard-1"
CRATERUS = "mac.craterus"
PELTASTS = "mac.lp.sitalces-1"
ASK_WITHDRAWAL = {
    side: ["withdraw-others ask", "withdraw-leaders never", "entry-fire never", "face ask"]
    for side in ("macedonian", "opponent")
}


@pytest.mark.clause("8.35a", "8.36c", "8.36g", "8.36n", "8.37a", "8.64")
def test_a_combat_is_worked_out_column_by_column() -> None:
    t = quiet({"2620": HORSE, "2519": CRATERUS, "2720": FOOT}, active=CRATERUS)
    assert t.asked == "Designate"
    found = preview(t, f"commit:{HORSE}")
    # heavy cavalry on medium infantry in front: 9; 4 against 6, unmoved, rounded for the defender: -1
    assert CLASH[HC * 11 + MI][0] == 9
    assert (value(found, "Companions 1 strike"), value(found, "Column of the Clash")) == ("front", "9")
    assert (value(found, "Sizes"), value(found, "Ratio of sizes")) == ("4:6", "-1")
    assert value(found, "Column of the results table") == "8"
    assert (value(found, "Superiority"), value(found, "Hits of the defender")) == ("attacker superior", "×2")
    # attacker and defender by die on column 8: 3(2) 2(2) 2(2) 2(3) 2(3) 2(3) 1(3) 1(4) 1(4) 1(4); the defender's twice,
    # and 2 more where they are three times the attacker's: 3(4), 2(4) twice, then 2(6) and so 8, 1(6) and so 8...
    assert odds(throw(found, "Shock")) == {"3 | 4": 1, "2 | 4": 2, "2 | 8": 3, "1 | 8": 1, "1 | 10": 3}
    assert all(outcome.text.endswith("(Persian foot 1 would rout)") for outcome in found.chances[-1].outcomes)
    assert Cell("clash-front", 8, 3) in found.cells
    assert Cell("size-unmoved", 3, 6) in found.cells
    assert {cell.column for cell in found.cells if cell.grid == "crt"} == {8}


@pytest.mark.clause("8.32a", "8.32b")
def test_whoever_is_committed_second_is_shown_with_the_first() -> None:
    t = quiet({"2620": HORSE, "2621": "mac.hc.comp-2", "2519": CRATERUS, "2720": FOOT}, active=CRATERUS)
    alone = preview(t, f"commit:{HORSE}")
    assert value(alone, "Sizes") == "4:6"
    both = preview(t.does("commit:mac.hc.comp-2"), f"commit:{HORSE}")
    assert value(both, "Sizes") == "8:6"
    assert throw(both, "Shock").title.count("Companions") == 2


@pytest.mark.clause("8.36a", "8.36l", "8.41")
def test_flank_and_charisma_count() -> None:
    pieces = {"2620": [HORSE, CRATERUS], "2720": [FOOT, "per.bupares"]}
    found = preview(quiet(pieces, {FOOT: 30}, active=CRATERUS), f"commit:{HORSE}")
    assert (value(found, "Companions 1 strike"), value(found, "Column of the Clash")) == ("flank", "12")
    assert clause(found, "Superiority") == "8.36a"
    # Craterus has charisma 2, Bupares none
    assert (value(found, "Charisma of Craterus"), value(found, "Die modifier")) == ("+2", "+2")
    assert min(cell.row for cell in found.cells if cell.grid == "crt") == 2
    assert value(found, "Personal combat of Craterus and Bupares") == "4:2"


@pytest.mark.clause("8.33a", "10.16")
def test_the_charge_has_its_own_dice() -> None:
    # two riders before three bodies: whom each attacks is a question
    pieces = {"2620": HORSE, "2621": "mac.hc.comp-2", "2720": FOOT, "2719": MORE_FOOT, "2721": ARCHERS}
    t = shock(pieces, must=[HORSE, "mac.hc.comp-2"])
    assert t.asked == "Engage"
    found = preview(t, f"fight:{FOOT}")
    # TQ 7: 8 costs one, 9 two; TQ 4: 5 to 7 cost one to three, 8 and 9 break it
    horse = throw(found, "Charge: Companions 1 check against TQ 7")
    assert odds(horse) == {"Steady": 8, "1 hit": 1, "2 hits": 1}
    foot = next(chances for chances in found.chances if "Persian foot" in chances.title)
    assert odds(foot) == {"Steady": 5, "1 hit": 1, "2 hits": 1, "3 hits": 1, "Rout": 2}


@pytest.mark.clause("8.35b", "9.65c", "8.36a")
def test_the_type_that_counts_decides_column_and_direction() -> None:
    t = shock({"2619": PHALANX, "2720": HOPLITES, "2718": ARCHERS}, {HOPLITES: 30}, no=[PHALANX])
    light, heavy = (preview(t, f"defend-as:{name}") for name in (ARCHERS, HOPLITES))
    assert (value(light, "Column of the Clash"), value(heavy, "Column of the Clash")) == ("13", "11")
    assert (clause(light, "Superiority"), clause(heavy, "Superiority")) == ("8.36c", "8.36a")
    # who is struck in front by a phalanx may stand, but not who is outflanked
    assert any("unless they stand" in outcome.text for outcome in throw(light, "Shock").outcomes)
    assert not any("unless they stand" in outcome.text for outcome in throw(heavy, "Shock").outcomes)
    # the leaders have met before: nothing of them any more
    assert not says(heavy, "Personal combat")


@pytest.mark.clause("8.42", "8.65")
def test_a_personal_combat_is_a_hundred_throws() -> None:
    pieces = {"2620": [HORSE, CRATERUS], "2720": [FOOT, "per.bupares", "per.bessus"]}
    t = shock(pieces, no=[HORSE])
    assert t.asked == "NameLeader"
    even = throw(preview(t, "name:per.bessus"), "Bessus against Craterus")
    # equal ratings: ten throws of a hundred are equal, of the rest each has half
    assert odds(even, 100)["Nobody is hurt"] == 10
    better = sum(outcome.chance for outcome in even.outcomes if outcome.favours == 1)
    assert better == pytest.approx(0.45)
    weak = throw(preview(t, "name:per.bupares"), "Bupares against Craterus")
    # two points less: he wins with 3 or more above, 28 throws of a hundred, and is even in 8
    assert sum(outcome.chance for outcome in weak.outcomes if outcome.favours == 1) == pytest.approx(0.28)
    assert odds(weak, 100)["Nobody is hurt"] == 8


@pytest.mark.clause("8.51a", "10.13a")
def test_the_order_of_routs_names_who_runs() -> None:
    pieces = {"2620": HORSE, "2720": FOOT, "2621": HYPASPISTS, "2721": MORE_FOOT}
    t = shock(pieces, no=[HORSE, HYPASPISTS], hits={FOOT: 3, MORE_FOOT: 3}, dice=[9] * 6)
    t.until("RoutOrder")
    found = preview(t, f"fight:{FOOT}")
    assert clause(found, "Persian foot 1 rout") == "8.38a"
    assert value(found, "Persian foot 1 rout").endswith("/4")


@pytest.mark.clause("8.3b", "8.51a")
def test_the_order_of_advances_names_the_ways_on() -> None:
    pieces = {"2619": "mac.ph.craterus", "2720": HYPASPISTS, "2718": FOOT, "2719": MORE_FOOT}
    t = shock(pieces, {HYPASPISTS: 30}, no=["mac.ph.craterus", HYPASPISTS], hits={FOOT: 3, MORE_FOOT: 3}, dice=[9] * 6)
    while t.asked == "Engage":
        t.does(f"fight:{FOOT}" if f"fight:{FOOT}" in t.choices() else "done")
    t.until("AdvanceOrder")
    found = preview(t, f"fight:{MORE_FOOT}")
    assert clause(found, "Advance into 2719") == "8.51a"


@pytest.mark.clause("8.51b", "6.45b", "8.53")
def test_a_wheel_in_an_advance_shows_its_check_and_never_a_rout() -> None:
    third = "per.mi.sit-1"
    t = shock(
        {"2619": PHALANX, "2719": FOOT, "2621": third}, {third: 30}, no=[PHALANX], hits={FOOT: 3, PHALANX: 4}, dice=[9]
    )
    check = next(chances for chances in preview(t, "wheel:2619").chances if chances.clause == "6.45b")
    # TQ 7 with 4 hits
    assert odds(check) == {"Steady": 8, "1 hit": 1, "2 hits": 1}
    t.state.hits[t.unit(PHALANX)] = 6
    check = next(chances for chances in preview(t, "wheel:2619").chances if chances.clause == "6.45b")
    assert odds(check) == {"Steady": 8, "They stay": 2}


@pytest.mark.clause("6.71b", "6.72c", "6.72d")
def test_a_withdrawal_tells_how_far_and_what_it_costs() -> None:
    t = plain(
        {"1810": "mac.hi.1", "2011": DAHAE, "1809": "mac.menedemus"},
        active="mac.menedemus",
        facing={"mac.hi.1": 90, DAHAE: 270},
        standing=ASK_WITHDRAWAL,
    ).does("move:mac.hi.1")
    if t.asked != "Withdrawing":
        t.does(t.choices("enter")[0])
    assert t.asked == "Withdrawing"
    found = preview(t, f"withdraw:{DAHAE}")
    # mounted archers with 10 points before foot with 5; they are faced, and on horseback: the check alone is left
    assert (value(found, "Dahae"), value(found, "Its allowance")) == ("5", "10:5")
    assert value(found, "Approached from") == "front"
    check = next(chances for chances in found.chances if chances.clause == "6.72d")
    # whatever the excess, one hit
    assert set(odds(check)) == {"Steady", "1 hit"}


@pytest.mark.clause("7.16b", "7.16d", "7.11b")
def test_turning_about_in_time() -> None:
    light = "sog.li.1"
    t = plain({"2614": COMPANIONS, "2617": light}, facing={COMPANIONS: 210, light: 90}, standing=ASK_WITHDRAWAL)
    t.does(f"move:{COMPANIONS}").walks("2615", "2616")
    assert (t.asked, t.decider) == ("ReactFacing", "opponent")
    found = preview(t, "face-about:30")
    assert next(term.value for term in found.terms if term.clause == "7.11b") == "front"
    # horse of 8 points comes at foot of 5, of TQ 4: a 1 is the last face in time
    assert (t.g.ma[t.unit(COMPANIONS)], t.g.ma[t.unit(light)], t.g.tq[t.unit(light)]) == (8, 5, 4)
    assert value(found, "The enemy is faster") == "+3"
    assert odds(throw(found, "Sogdian")) == {"In time": 2, "Too late": 8}


def test_both_languages_tell_the_same_figures() -> None:
    t = quiet({"2620": HORSE, "2519": CRATERUS, "2720": FOOT}, active=CRATERUS)
    english, japanese = preview(t, f"commit:{HORSE}"), preview(t, f"commit:{HORSE}", "ja")
    assert way(english) == way(japanese) == ["2620", "2720"]
    assert clauses(english) == clauses(japanese)
    assert english.cells == japanese.cells
    assert [o.name for o in english.chances[0].outcomes] == [o.name for o in japanese.chances[0].outcomes]


@pytest.mark.clause("8.34b", "8.36l", "8.36m")
def test_a_leader_who_has_been_hit_lends_no_charisma() -> None:
    pieces = {"2619": [PHALANX, CRATERUS], "2720": HOPLITES, "2718": ARCHERS}
    # a casualty, then 3: finished; then 9: killed
    hurt = shock(pieces, {HOPLITES: 30}, no=[PHALANX], dice=[0, 3])
    found = preview(hurt, f"defend-as:{HOPLITES}")
    assert not says(found, "Charisma of Craterus")
    assert not says(found, "Die modifier")
    killed = preview(shock(pieces, {HOPLITES: 30}, no=[PHALANX], dice=[0, 9]), f"defend-as:{HOPLITES}")
    assert (value(killed, "Charisma of Craterus"), value(killed, "Die modifier")) == ("-2", "-2")
    assert clause(killed, "Charisma of Craterus") == "8.36m"


@pytest.mark.clause("8.35c", "8.36a")
def test_the_attacker_takes_the_better_of_two_directions() -> None:
    pieces = {"2619": PHALANX, "2720": FOOT, "2718": MORE_FOOT}
    t = quiet({**pieces, "2519": CRATERUS}, {FOOT: 30}, active=CRATERUS)
    found = preview(t, f"commit:{PHALANX}")
    assert (value(found, "Phalanx of Craterus strike"), value(found, "Column of the Clash")) == ("flank", "13")
    assert clause(found, "Superiority") == "8.36a"
    # whichever of the two the defender names beside archers
    t = shock({**pieces, "2719": ARCHERS}, {FOOT: 30}, no=[PHALANX])
    assert t.asked == "DefendAs"
    foot = [choice for choice in t.choices("defend-as") if not choice.endswith(ARCHERS)]
    assert [value(preview(t, choice), "Phalanx of Craterus strike") for choice in foot] == ["flank"]


@pytest.mark.clause("8.32a", "8.36b")
def test_an_enemy_whom_another_unit_will_strike_bars_no_superiority() -> None:
    pieces = {"2620": HYPASPISTS, "2619": "mac.hy.2", "2419": HORSE, "2519": "per.mi.sit-1"}
    enemies = {"2720": FOOT, "2719": MORE_FOOT, "2718": ARCHERS}
    facing = {FOOT: 30, MORE_FOOT: 30, "per.mi.sit-1": 150}
    t = shock({**pieces, **enemies}, facing, must=[HYPASPISTS, "mac.hy.2", HORSE])
    assert t.asked == "Engage"
    found = preview(t, f"fight:{MORE_FOOT}")
    # he who holds the hypaspists in his zone will be struck by the horse, which has still to say so
    assert (value(found, "Superiority"), clause(found, "Superiority")) == ("attacker superior", "8.36a")


@pytest.mark.clause("7.32a", "8.36b")
def test_an_enemy_struck_in_an_earlier_phase_bars_superiority_again() -> None:
    t = Table(
        {"2620": PELTASTS, "2218": CRATERUS, "2720": FOOT, "2519": MORE_FOOT},
        scenario="arbela",
        active=CRATERUS,
        facing={PELTASTS: 90, FOOT: 90, MORE_FOOT: 150},
        moved=[PELTASTS],
    )
    t.state.struck[t.unit(MORE_FOOT)] = 1
    t.does(f"move:{PELTASTS}", "halt")
    assert t.asked == "Willing"
    found = preview(t, f"commit:{PELTASTS}")
    assert (value(found, "Sitalces' Thracians 1 strike"), value(found, "Superiority")) == ("rear", "no superiority")


@pytest.mark.clause("10.25c", "10.12b")
def test_a_routed_unit_that_is_hit_again_is_eliminated_and_does_not_rout() -> None:
    t = quiet({"2620": HORSE, "2519": CRATERUS, "2720": HOPLITES}, routed=[HOPLITES], active=CRATERUS)
    blows = throw(preview(t, f"commit:{HORSE}"), "Shock").outcomes
    assert all(outcome.text.endswith("(Greek mercenary hoplites 1 would be eliminated)") for outcome in blows)
    pieces = {"2619": PHALANX, "2720": FOOT, "2718": MORE_FOOT}
    t = shock(pieces, no=[PHALANX], routed=[FOOT], hits={MORE_FOOT: 3}, dice=[9]).until("Allot")
    assert preview(t, f"take-hit:{FOOT}").warning == "Persian foot 1 would be eliminated."
    assert preview(t, f"take-hit:{MORE_FOOT}").warning == "Persian foot 2 would rout."
    pieces = {"2620": HORSE, "2720": FOOT, "2621": HYPASPISTS, "2721": MORE_FOOT}
    t = shock(pieces, no=[HORSE, HYPASPISTS], routed=[FOOT], hits={MORE_FOOT: 3}, dice=[9] * 6).until("RoutOrder")
    assert clause(preview(t, f"fight:{FOOT}"), "Persian foot 1 are eliminated") == "10.25c"


@pytest.mark.clause("9.65b", "8.33b")
@pytest.mark.parametrize(("facing", "fate"), [(90, "Rout"), (270, "At the limit")])
def test_heavy_foot_that_is_outflanked_does_not_stand_in_the_charge_either(facing: int, fate: str) -> None:
    t = Table(
        {"2620": PELTASTS, "2218": CRATERUS, "2720": HOPLITES},
        scenario="arbela",
        active=CRATERUS,
        facing={PELTASTS: 90, HOPLITES: facing},
        hits={HOPLITES: 5},
        moved=[PELTASTS],
    ).does(f"move:{PELTASTS}", "halt")
    assert t.asked == "Willing"
    check = throw(preview(t, f"commit:{PELTASTS}"), "Charge: Greek mercenary hoplites 1")
    # TQ 6: 7 to 9 cost the last hit
    assert odds(check)[fate] == 3
