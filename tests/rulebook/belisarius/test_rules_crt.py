"""The combat results tables and what their results do [crt.*, 17.8, 17.9, 21.4b], from the clauses."""

import pytest

from rulebook.belisarius.fray import FAR, HERE, THERE, battle, goes, loses, odds, result

# armies for the seven columns against one Persian field army of 4
COLUMNS = {
    "1:3": ["thracia garrison"],
    "1:2": ["guard garrison"],
    "1:1": ["thracia field_army"],
    "1.5:1": ["thracia field_army", "guard garrison"],
    "2:1": ["guard field_army", "pontica warband"],
    "3:1": ["2 guard field_army", "guard garrison"],
    "4:1": ["3 guard field_army", "thracia garrison"],
}
ASSAULT = """
    AZ AZ AZ AA BB BB BB
    AZ AZ AA BB BB DD DD
    AZ AA BB BB DD DD DD
    AA AA DD DD DD DD DD
    AA BB DD DD DD DD DZ
    BB DD DZ DD DZ DZ DZ
"""
MANOEUVRE = """
    AZ AZ AA AR AR AR AR
    AZ AA AR DR DR DD DD
    AA AA DR DR DD DD DD
    AA AR DD DD DD DD DZ
    AR DR DD DD DZ DZ DZ
    DR DD DZ DZ DZ DZ DZ
"""
CELLS = [
    (table, die, column, code)
    for table, text in (("assault", ASSAULT), ("manoeuvre", MANOEUVRE))
    for die, row in enumerate(text.strip().splitlines(), 1)
    for column, code in zip(COLUMNS, row.split(), strict=True)
]


@pytest.mark.clause("crt.assault", "crt.manoeuvre", "17.11f")
@pytest.mark.parametrize(("table", "die", "column", "code"), CELLS)
def test_every_cell_of_both_tables(table: str, die: int, column: str, code: str) -> None:
    t = battle(COLUMNS[column], "persia field_army", die, table, hands={"imperial": ["agent"], "barbarian": ["agent"]})
    assert odds(t) == column and result(t) == code


# ---------------------------------------------------------------- AA and DD


@pytest.mark.clause("crt.AA", "crt.note.1", "17.8", "17.92")
def test_aa_in_order_losses_a_die_of_retreat_and_a_marker_for_the_defender() -> None:
    t = battle(["thracia field_army", "oriens nomad"], ["2 persia field_army"], 3, draws=["basileus"])
    assert (odds(t), result(t)) == ("1:2", "AA")
    # first the losses, the owner's choice: half of 6 is 3
    assert t.decider == "imperial" and sorted(t.targets("lose")) == ["Oriens-nomad-1", "Thracia-field_army-1"]
    assert t.hand("barbarian") == []
    loses(t.dice(3), "thracia field_army")
    # then the retreat, and only then the marker
    assert t.asked == "NextHex" and t.decider == "imperial" and t.hand("barbarian") == []
    goes(t)
    assert t.event("retreated")["hexes"] == 3 and t.where("Oriens-nomad-1") != HERE
    assert t.hand("barbarian") == ["basileus"] and t.hand("imperial") == []
    # the army goes on
    assert t.army == ["Oriens-nomad-1"] and t.op == 22 and t.choices("march")


@pytest.mark.clause("crt.DD", "crt.note.1", "17.8", "17.9")
def test_dd_in_order_losses_a_die_of_retreat_and_a_marker_for_the_attacker() -> None:
    t = battle("2 guard field_army", ["persia field_army", "2 persia garrison"], 4, draws=["basileus"])
    assert result(t) == "DD" and t.hand("imperial") == []
    assert t.decider == "barbarian"
    # 4 of 6: more than the 3 that are asked
    loses(t.dice(2), "persia field_army")
    assert t.asked == "NextHex" and t.decider == "barbarian" and t.hand("imperial") == []
    goes(t)
    assert t.event("retreated")["hexes"] == 2 and t.units(THERE) == []
    assert t.hand("imperial") == ["basileus"] and t.hand("barbarian") == []


@pytest.mark.clause("crt.AA", "crt.DD", "crt.note.3a")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_retreat_goes_as_many_hexes_as_the_die_says(die: int) -> None:
    t = battle("2 guard field_army", "2 persia field_army", 4)
    assert result(t) == "DD"
    loses(t.dice(die), "persia field_army")
    goes(t)
    assert t.event("retreated")["hexes"] == die
    assert t.where("Persia-field_army-2") not in (THERE, "available")


@pytest.mark.clause("crt.AA", "crt.note.2")
def test_half_is_rounded_up_and_no_less_is_enough() -> None:
    # 5 strength points: three must go, and two garrisons of one would not do
    t = battle(["guard garrison", "3 thracia garrison"], ["2 persia field_army", "persia nomad"], 4)
    assert result(t) == "AA"
    t.does("lose:thracia garrison", "lose:thracia garrison").may_not("done", "crt.AA")
    loses(t.dice(1), "thracia garrison")
    assert t.asked == "NextHex" and t.army == ["Guard-garrison-1"]


@pytest.mark.clause("crt.note.2")
def test_more_may_be_given_up_than_is_asked() -> None:
    # a unit of five where three would do, and even one more when enough are gone
    t = battle(["2 thracia garrison", "guard garrison"], ["2 persia field_army"], 4)
    assert result(t) == "AA"
    t.does("lose:guard garrison").may("done", "lose:thracia garrison")
    t.does("lose:thracia garrison").dice(1).does("done")
    assert len(t.army) == 1


@pytest.mark.clause("crt.note.2", "17.74.4")
def test_losses_go_by_printed_strength_not_by_multiplied() -> None:
    # 3 x (5 + 2 + 2) is 27 in the odds, but 9 in the losses, and 5 are half of it
    t = battle(["guard field_army", "guard garrison", "Belisarius"], ["5 persia field_army", "Khusro"], 4)
    assert (t.event("odds")["attack-total"], result(t)) == (27, "AA")
    loses(t.dice(1), "guard field_army")
    assert t.asked == "NextHex" and set(t.army) == {"Guard-garrison-1", "Belisarius"}


@pytest.mark.clause("crt.DD", "crt.note.2")
def test_a_single_unit_that_must_lose_half_is_gone() -> None:
    t = battle("2 guard field_army", "persia field_army", 3, draws=["basileus"])
    assert result(t) == "DD" and t.units(THERE) == [] and t.hand("imperial") == ["basileus"]
    assert t.where("Persia-field_army-1") == "available" and t.events("retreated") == []


@pytest.mark.clause("crt.note.2", "crt.DD")
def test_the_owner_chooses_what_is_lost_not_the_enemy() -> None:
    t = battle("3 guard field_army", ["persia field_army", "persia nomad", "persia garrison"], 3)
    assert result(t) == "DD"
    assert t.decider == "barbarian" and len(t.targets("lose")) == 3


# ---------------------------------------------------------------- AR and DR


@pytest.mark.clause("crt.AR", "17.92", "17.9")
def test_ar_moves_the_attacker_one_hex_without_loss_or_marker() -> None:
    t = battle("2 guard field_army", "persia field_army", 1, "manoeuvre")
    assert result(t) == "AR" and t.decider == "imperial"
    left = t.op
    t.does("retreat:4044")
    assert len(t.units("4044")) == 2 and t.units(HERE) == [] and t.op == left
    assert t.hand("barbarian") == [] and t.hand("imperial") == []
    # and it attacks again if it likes
    t.does("march:4145").may("attack:4146")


@pytest.mark.clause("crt.DR", "crt.note.5", "17.9")
def test_dr_moves_the_defender_one_hex_by_his_own_hand() -> None:
    t = battle("guard field_army", "persia field_army", 3, "manoeuvre")
    assert result(t) == "DR" and t.decider == "barbarian"
    t.does("retreat:4147")
    assert t.where("Persia-field_army-1") == "4147"
    assert t.hand("barbarian") == [] and t.hand("imperial") == []
    # one hex, not two
    assert t.decider == "imperial"


# ---------------------------------------------------------------- AZ and DZ


@pytest.mark.clause("crt.AZ", "8.2e", "8.5b")
def test_az_removes_the_attacker_two_markers_for_the_defender_one_lost_by_the_attacker() -> None:
    t = battle(
        ["thracia garrison", "Mundas"],
        ["3 persia field_army"],
        1,
        hands={"imperial": ["theodora"]},
        draws=["agent", "pope", "theodora"],
    )
    assert result(t) == "AZ" and t.units(HERE) == []
    assert t.where("Mundas") == "available"
    assert t.hand("barbarian") == ["agent", "pope"] and t.hand("imperial") == []


@pytest.mark.clause("crt.DZ", "8.2e", "8.5b")
def test_dz_removes_the_defender_two_markers_for_the_attacker_one_lost_by_the_defender() -> None:
    t = battle(
        "2 guard field_army",
        ["persia field_army", "persia garrison"],
        6,
        hands={"barbarian": ["blue", "green"]},
        draws=["agent", "basileus", "green"],
    )
    assert result(t) == "DZ" and t.units(THERE) == []
    assert t.hand("imperial") == ["agent", "basileus"] and t.hand("barbarian") == ["blue"]


@pytest.mark.clause("crt.DZ", "8.51b")
def test_nothing_is_lost_by_who_holds_nothing() -> None:
    t = battle("guard field_army", "persia field_army", 6, draws=["agent", "pope"])
    assert t.hand("imperial") == ["agent", "pope"] and t.hand("barbarian") == []


@pytest.mark.clause("crt.DZ", "8.3", "8.2e")
def test_a_full_hand_chooses_before_the_spoils_are_drawn() -> None:
    kinds = ["basileus", "blue", "green", "orthodoxy", "tolerance", "currency", "march", "leader", "legal", "market"]
    hand = [*kinds, "2 agent", "rally", "theodora"]
    for choice, size in (("forgo", 15), ("discard:market", 15)):
        t = battle("2 guard field_army", "persia field_army", 6, hands={"imperial": hand}, draws=["agent", "agent"])
        assert result(t) == "DZ" and t.clause == "8.3" and len(t.hand("imperial")) == 14
        t.does(choice)
        assert len(t.hand("imperial")) == size and t.hand("imperial").count("agent") == (3 if choice == "forgo" else 4)


# ---------------------------------------------------------------- BB


@pytest.mark.clause("crt.BB")
def test_bb_removes_the_weaker_side_and_as_much_of_the_stronger() -> None:
    t = battle(["guard field_army", "guard garrison", "thracia garrison"], ["persia field_army"], 1)
    assert (odds(t), result(t)) == ("2:1", "BB")
    assert t.units(THERE) == [] and t.decider == "imperial"
    # the 4 of the enemy: two garrisons make only 3
    t.does("lose:guard garrison", "lose:thracia garrison")
    assert "Guard-field_army-1" not in t.units(HERE)
    assert t.hand("imperial") == [] and t.hand("barbarian") == []


@pytest.mark.clause("crt.BB")
def test_bb_goes_by_printed_strength_even_when_the_leader_makes_the_difference() -> None:
    # 6 with a leader doubled against 7: the attacker has the better odds and yet less printed strength
    t = battle(["guard field_army", "Mundas"], ["persia field_army", "persia nomad", "persia garrison"], 2)
    assert (odds(t), result(t)) == ("1.5:1", "BB")
    assert t.units(HERE) == []
    assert t.decider == "barbarian" and t.targets("lose")
    t.does("lose:persia field_army", "lose:persia nomad")
    assert t.units(THERE) == ["Persia-garrison-1"]


@pytest.mark.clause("crt.BB")
def test_bb_with_equal_printed_strength_removes_both_sides() -> None:
    t = battle("thracia field_army", "persia field_army", 3)
    assert result(t) == "BB" and t.units(HERE) == [] and t.units(THERE) == []


@pytest.mark.clause("crt.BB")
def test_bb_gives_no_marker_and_no_retreat() -> None:
    t = battle(["3 guard field_army"], ["persia field_army"], 1, hands={"imperial": ["agent"], "barbarian": ["agent"]})
    assert result(t) == "BB"
    t.does("lose:guard field_army")
    assert t.hand("imperial") == ["agent"] and t.hand("barbarian") == ["agent"]
    assert t.events("retreated") == [] and len(t.units(HERE)) == 2


# ---------------------------------------------------------------- retreats


@pytest.mark.clause("crt.note.3b", "crt.note.3c", "15.32a")
def test_no_retreat_into_the_zone_of_the_enemy() -> None:
    t = battle("guard field_army", "persia field_army", 3, "manoeuvre")
    # 4045 and 4245 are beside the attacker
    assert sorted(t.targets("retreat")) == sorted(FAR)
    t.may_not("retreat:4045", "15.32a")


@pytest.mark.clause("crt.note.3c", "15.32a")
def test_an_army_with_no_way_out_is_eliminated() -> None:
    # a garrison beside each of the three hexes that are left; neutral nomads, who have no zone, do the same to one
    beyond = {"4247": "guard garrison", "4047": "guard garrison"}
    t = battle("guard field_army", "persia field_army", 3, "manoeuvre", others=beyond)
    assert result(t) == "DR" and t.units(THERE) == [] and t.where("Persia-field_army-1") == "available"
    assert "crt.note.3c" in t.event("destroyed").clauses


@pytest.mark.clause("crt.note.3c", "17.54c", "crt.DD")
def test_a_way_too_short_for_the_die_does_not_save_the_army() -> None:
    # one hex is open, 4246, and nothing behind it; a die of one is well, a die of two is death
    walls = dict.fromkeys(("4046", "4147", "4247", "4346", "4347"), "scythia nomad")
    for die, lives in ((1, True), (2, False)):
        t = battle("2 guard field_army", "2 persia field_army", 4, others=walls)
        loses(t.dice(die), "persia field_army")
        goes(t)
        assert (t.where("Persia-field_army-2") != "available") is lives


# leaves nothing but 4246, and 4347 behind it, to who retreats out of 4146
POCKET = dict.fromkeys(("4046", "4147", "4247", "4346"), "scythia nomad")


@pytest.mark.clause("crt.note.3a", "crt.note.3c")
@pytest.mark.parametrize(("die", "where"), [(1, "4246"), (2, "4347"), (3, "available"), (5, "available")])
def test_a_retreat_does_not_go_to_and_fro(die: int, where: str) -> None:
    t = battle("2 guard field_army", "2 persia field_army", 4, others=POCKET)
    assert result(t) == "DD"
    goes(loses(t.dice(die), "persia field_army"))
    assert t.where("Persia-field_army-2") == where


@pytest.mark.clause("crt.note.4", "17.91")
@pytest.mark.parametrize("colonies", [[], ["4246"]])
def test_a_town_at_the_end_of_a_short_way_saves_the_army(colonies: list[str]) -> None:
    t = battle("2 guard field_army", "2 persia field_army", 4, others=POCKET, colonies=colonies)
    goes(loses(t.dice(6), "persia field_army"))
    assert t.where("Persia-field_army-2") == ("4246" if colonies else "available")


@pytest.mark.clause("15.32b", "crt.note.3b")
def test_friends_do_not_cancel_the_zone_of_the_enemy_unless_in_a_town() -> None:
    t = battle("guard field_army", "persia field_army", 3, "manoeuvre", others={"4045": "persia garrison"})
    t.may_not("retreat:4045", "15.32a")
    t = battle(
        "guard field_army", "persia field_army", 3, "manoeuvre", others={"4045": "persia garrison"}, colonies=["4045"]
    )
    t.may("retreat:4045")


@pytest.mark.clause("crt.note.3b")
def test_no_retreat_onto_enemies_or_neutrals() -> None:
    t = battle("guard field_army", "persia field_army", 3, "manoeuvre", others={"4246": "scythia nomad"})
    assert "4246" not in t.targets("retreat")
    t.may_not("retreat:4246", "crt.note.3b")


@pytest.mark.clause("crt.note.3b")
def test_no_retreat_above_the_stacking_limit() -> None:
    ten = ["9 persia garrison", "persia nomad"]
    t = battle("guard field_army", "persia field_army", 3, "manoeuvre", others={"4246": ten})
    assert "4246" not in t.targets("retreat")
    t.may_not("retreat:4246", "crt.note.3b", "13.1a")
    nine = ["9 persia garrison"]
    battle("guard field_army", "persia field_army", 3, "manoeuvre", others={"4246": nine}).may("retreat:4246")


@pytest.mark.clause("crt.note.3b")
@pytest.mark.parametrize(
    ("at", "target", "barred", "open_hexes"),
    [
        ("3435", "3335", ["3234"], ["3334"]),  # rivers; a road crosses to Nicaea
        ("3238", "3138", ["3037", "3038", "3237"], ["3137"]),  # rough ground, with a track and without
        ("2809", "2808", [], ["2807"]),  # rough ground along a road
        ("3334", "3434", ["3433"], ["3435"]),  # a strait
        ("3531", "3532", ["3533", "3632"], ["3431"]),  # the sea
    ],
)
def test_ground_that_bars_a_retreat(at: str, target: str, barred: list[str], open_hexes: list[str]) -> None:
    # in a colony there is always something to choose
    t = battle("4 guard field_army", "2 persia field_army", 3, "manoeuvre", at=at, target=target, colonies=[target])
    assert result(t) == "DR" and set(open_hexes) <= set(t.targets("retreat"))
    for h in barred:
        t.may_not(f"retreat:{h}", "crt.note.3b")


@pytest.mark.clause("crt.note.3c", "4.3")
def test_retreat_into_neutral_land_violates_nothing() -> None:
    t = battle("guard field_army", "persia field_army", 3, "manoeuvre")
    t.does("retreat:4246")
    assert t.control("scythia") == "neutral"


@pytest.mark.clause("crt.note.3a")
def test_a_retreating_army_keeps_together() -> None:
    t = battle("2 guard field_army", ["persia field_army", "3 persia garrison"], 3, "manoeuvre")
    assert result(t) == "DR"
    t.does("retreat:4147")
    assert len(t.units("4147")) == 4 and t.units(THERE) == []


@pytest.mark.clause("crt.note.4", "17.91", "crt.DR")
def test_defenders_in_a_town_may_ignore_the_retreat() -> None:
    t = battle("2 guard field_army", "persia field_army", 3, "manoeuvre", at="3335", target="3336")
    assert result(t) == "DR" and t.decider == "barbarian"
    t.may("stand").copy().does("stand")
    t.does("stand")
    assert t.where("Persia-field_army-1") == "3336"
    # in the open there is no such choice, nor in a pillaged town
    assert "stand" not in battle("guard field_army", "persia field_army", 3, "manoeuvre").choices()
    t = battle("guard field_army", "persia field_army", 3, "manoeuvre", at="3335", target="3336", pillaged=["3336"])
    assert result(t) == "DR" and "stand" not in t.choices()


@pytest.mark.clause("crt.note.4", "17.91")
def test_defenders_in_a_colony_may_ignore_the_retreat_of_dd_but_not_the_losses() -> None:
    t = battle("4 guard field_army", "2 persia field_army", 4, colonies=[THERE], draws=["basileus"])
    assert result(t) == "DD"
    loses(t.dice(6), "persia field_army").does("stand")
    assert len(t.units(THERE)) == 1 and t.hand("imperial") == ["basileus"]


@pytest.mark.clause("crt.note.4", "17.91")
def test_attackers_out_of_a_town_may_ignore_the_retreat() -> None:
    t = battle("2 guard field_army", "persia field_army", 1, "manoeuvre", at="3336", target="3435")
    assert result(t) == "AR" and t.decider == "imperial"
    t.does("stand")
    assert len(t.units("3336")) == 2


@pytest.mark.clause("crt.note.4", "17.91")
def test_a_retreat_may_stop_in_a_town() -> None:
    # out of 3335 towards Ancyra, 3336, with a die of six
    t = battle("2 guard field_army", "2 persia field_army", 4, at="3434", target="3335")
    loses(t.dice(6), "persia field_army").does("retreat:3336")
    t.may("stand").does("stand")
    assert t.where("Persia-field_army-2") == "3336" and t.decider == "imperial"


# ---------------------------------------------------------------- Justinian


@pytest.mark.clause("21.4b")
def test_justinian_doubles_what_the_imperial_player_draws() -> None:
    t = battle(["2 guard field_army", "Justinian"], "persia field_army", 6, draws=["agent", "agent", "agent", "pope"])
    assert result(t) == "DZ" and t.hand("imperial") == ["3 agent", "pope"]
    t = battle(["2 guard field_army", "Justinian"], ["2 persia field_army"], 3, draws=["agent", "pope"])
    assert result(t) == "DD"
    goes(loses(t.dice(1), "persia field_army"))
    assert t.hand("imperial") == ["agent", "pope"]


@pytest.mark.clause("21.4b")
def test_justinian_doubles_what_the_imperial_player_loses() -> None:
    # he defends: DZ costs one marker, doubled two; but he dies, and all go
    t = battle(
        "2 persia field_army",
        ["guard garrison"],
        6,
        player="barbarian",
        hands={"imperial": ["3 agent"]},
        draws=["pope", "pope", "agent"],
    )
    assert result(t) == "DZ" and t.hand("imperial") == ["2 agent"]


@pytest.mark.clause("21.4b")
def test_justinian_does_not_double_for_the_barbarian() -> None:
    # AA against Justinian: the Barbarian draws one; he may not be among the lost
    t = battle(
        ["guard garrison", "guard garrison", "Justinian"],
        ["4 persia field_army"],
        4,
        hands={"barbarian": []},
        draws=["pope"],
    )
    assert result(t) == "AA"
    goes(loses(t.dice(1), "guard garrison", "guard garrison"))
    assert t.hand("barbarian") == ["pope"]


@pytest.mark.clause("21.4c", "8.5c")
def test_with_justinian_all_imperial_markers_go() -> None:
    t = battle(
        ["thracia garrison", "Justinian"],
        ["5 persia field_army"],
        1,
        hands={"imperial": ["3 agent", "theodora"]},
        draws=["pope", "agent"],
    )
    assert result(t) == "AZ" and t.hand("imperial") == [] and t.where("Justinian") == "dead"
    assert len(t.hand("barbarian")) == 2
