"""Declaring and fighting a battle [17.0-17.4, 17.6, 17.8, 17.93], from the clauses."""

import pytest

from polemos.games.belisarius.data.forces import UNIT_INDEX
from rulebook.belisarius.fray import DULL, FAR, FLANK, HERE, THERE, attack, battle, fights, result
from rulebook.belisarius.table import PhaseEnd, Table


@pytest.mark.clause("17.11a", "17.61")
def test_the_declaration_costs_four_points_at_once() -> None:
    t = Table(units={HERE: "guard field_army", THERE: "persia garrison"}).operates(HERE, points=1)
    assert t.op == 21
    t.does("attack:4146")
    assert t.op == 17 and t.asked == "Stance"


@pytest.mark.clause("17.61", "17.11a")
def test_an_army_without_four_points_cannot_attack() -> None:
    # a garrison: 8 points and a die of 1; a step over clear ground costs 2
    units = {"4044": "2 thracia garrison", "4246": "persia garrison"}
    t = Table(units=units).operates("4044", points=1).does("march:4145", "march:4245")
    assert t.op == 5
    t.may("attack:4246")
    t = Table(units=units).operates("4044", points=1).does("march:4144", "march:4145", "march:4245")
    assert t.op == 3
    t.may_not("attack:4246", "17.61")


@pytest.mark.clause("17.61", "17.62", "crt.manoeuvre")
def test_manoeuvre_costs_four_more_and_only_who_has_them_may_choose_it() -> None:
    t = attack("guard field_army", "persia garrison", points=1).does("fight")
    t.may("assault", "manoeuvre")
    t.dice(6).does("manoeuvre")
    assert t.op == 21 - 8
    # 9 points: 4 are paid, 5 are left, which is enough
    t = attack("thracia garrison", "persia garrison", points=1).does("fight")
    assert t.op == 5
    t.dice(6).does("manoeuvre")
    assert t.event("battle")["table"] == 1
    # 9 points less a step are 7: 3 are left, which is not
    t = Table(units={"4044": "thracia garrison", THERE: "persia garrison"}).operates("4044", points=1)
    t.does("march:4045", "attack:4146")
    assert t.op == 3
    t.dice(1).does("fight")
    # no question was left to ask, the assault was fought
    assert t.event("battle")["table"] == 0


@pytest.mark.clause("17.6", "17.11d")
def test_the_attacker_chooses_the_table_after_the_stance() -> None:
    t = attack("guard field_army", "persia garrison")
    assert (t.decider, t.asked) == ("barbarian", "Stance")
    t.does("fight")
    assert t.decider == "imperial" and sorted(t.choices()) == ["assault", "manoeuvre"]


@pytest.mark.clause("17.11c", "17.5")
def test_the_defender_chooses_to_fight_or_to_withdraw() -> None:
    t = attack("guard field_army", "persia garrison")
    assert t.decider == "barbarian" and sorted(t.choices()) == ["fight", "withdraw"]


@pytest.mark.clause("17.11f", "17.8", "crt.note.1")
def test_the_die_gives_the_result_at_once() -> None:
    t = battle("guard field_army", "persia field_army", 6)
    assert result(t) == "DZ" and t.units(THERE) == []
    assert t.event("rolled")["reason"] == "battle"


@pytest.mark.clause("17.11b", "17.4", "22.0a")
def test_all_units_are_open_to_both_players() -> None:
    t = attack(["guard field_army", "Belisarius"], ["persia garrison", "Kavadh"])
    t.state.agenda = [step for step in t.state.agenda if not isinstance(step, PhaseEnd)]
    for side in (0, 1):
        seen = t.game.rules.view(t.state, side)
        for key in ("Belisarius", "Kavadh"):
            assert seen["loc"][UNIT_INDEX[key]] == t.state.loc[UNIT_INDEX[key]]


@pytest.mark.clause("17.12", "17.4")
def test_a_declared_attack_cannot_be_called_off() -> None:
    # one against twenty
    t = attack("thracia garrison", ["5 persia field_army"]).does("fight")
    assert t.decider == "imperial" and set(t.choices()) <= {"assault", "manoeuvre"}
    assert not {"pass", "halt", "done", "decline"} & set(t.choices())
    fights(t, 1)
    assert result(t) == "AZ"


@pytest.mark.clause("17.21")
def test_nobody_attacks_in_the_operations_of_the_enemy() -> None:
    units = {HERE: "guard field_army", THERE: "persia field_army"}
    t = Table(units=units, player="imperial")
    assert t.targets("army") == [HERE]
    t.may_not("army:4146")
    t = Table(units=units, player="barbarian")
    assert t.targets("army") == [THERE]
    t.operates(THERE).may("attack:4145")


@pytest.mark.clause("17.22")
def test_only_an_adjacent_hex_is_attacked() -> None:
    t = Table(units={HERE: "guard field_army", THERE: "persia garrison", "4148": "persia garrison"}).operates(HERE)
    assert t.targets("attack") == [THERE]
    t.may_not("attack:4148", "17.22")


@pytest.mark.clause("17.0", "17.22")
def test_only_a_hex_with_units_of_others_is_attacked() -> None:
    t = Table(units={HERE: "guard field_army", "4245": "guard garrison", THERE: "persia garrison"}).operates(HERE)
    assert t.targets("attack") == [THERE]
    t.may_not("attack:4245").may_not("attack:4144")


@pytest.mark.clause("17.23", "15.31")
def test_no_army_has_to_attack() -> None:
    t = Table(units={HERE: "guard field_army", THERE: "persia garrison"})
    # it need not operate at all, and if it does it may stop or walk off
    t.may("pass" if "pass" in t.choices() else "done")
    t.operates(HERE).may("halt", "march:4044", "attack:4146")
    t.does("halt")
    assert t.events("battle") == []


@pytest.mark.clause("17.24a")
def test_comrades_in_the_hex_do_not_join_the_attack() -> None:
    t = Table(units={HERE: ["guard field_army", "2 guard garrison"], THERE: "persia garrison"})
    t.operates(HERE, "guard field_army", points=1).does("attack:4146", "fight")
    t.dice(1).does("assault")
    # 5 against 1: a bloodbath; only the army pays for it
    assert t.event("odds")["attack"] == 5
    assert t.units(HERE) == ["Guard-garrison-1", "Guard-garrison-2"]


@pytest.mark.clause("17.24a")
def test_every_unit_of_the_army_takes_part() -> None:
    t = battle(["guard field_army", "2 guard garrison", "Mundas"], "persia garrison", 6)
    assert t.event("odds")["attack"] == 5 + 2 + 2 + 1


@pytest.mark.clause("17.24b")
def test_dropped_units_stay_out_and_are_done() -> None:
    t = Table(units={HERE: ["guard field_army", "guard garrison"], THERE: "persia field_army"}, draws=DULL)
    t.operates(HERE, points=3).does("drop:guard garrison", "attack:4146", "fight")
    t.dice(6).does("assault")
    assert t.event("odds")["attack"] == 5
    assert t.is_spent("Guard-garrison-1")
    t.does("halt")
    assert HERE not in t.targets("army")


@pytest.mark.clause("17.25", "17.3b")
def test_one_army_fights_on_while_it_can_pay() -> None:
    # 26 points; each assault costs 4
    units = {HERE: "2 guard field_army", THERE: "persia field_army", "4147": "persia field_army"}
    t = Table(units=units, draws=["agent"] * 4)
    t.operates(HERE, points=6).does("attack:4146", "fight")
    t.dice(6).does("assault")
    assert t.units(THERE) == [] and t.op == 22
    t.does("march:4146", "attack:4147", "fight")
    assert t.op == 22 - 2 - 4
    t.dice(6).does("assault")
    assert t.units("4147") == []


@pytest.mark.clause("17.3b", "17.25")
def test_one_hex_may_be_attacked_again_and_by_another_army() -> None:
    t = Table(
        units={HERE: "2 guard field_army", "4045": "2 guard field_army", THERE: "2 persia field_army"},
        colonies=[THERE],
    )
    # 10 against 16: a manoeuvre with a 5 drives off defenders who may stay in their town
    t.operates(HERE, points=6).does("attack:4146", "fight")
    t.dice(5).does("manoeuvre", "stand")
    t.does("attack:4146", "fight")
    t.dice(5).does("manoeuvre", "stand")
    t.does("halt")
    t.operates("4045", points=6).does("attack:4146", "fight")
    t.dice(5).does("manoeuvre", "stand")
    assert [e["result"] for e in t.events("battle")] == ["DR", "DR", "DR"] and len(t.units(THERE)) == 2


@pytest.mark.clause("17.26")
def test_one_hex_at_a_time() -> None:
    t = Table(units={HERE: "guard field_army", THERE: "persia garrison", "4045": "persia garrison"}).operates(HERE)
    assert sorted(t.targets("attack")) == ["4045", THERE]
    t.does("attack:4146")
    # the other hex is not drawn in
    fights(t, 6)
    assert len(t.units("4045")) == 1
    assert t.event("odds")["defence"] == 1


@pytest.mark.clause("17.27")
def test_one_army_a_battle() -> None:
    t = Table(units={HERE: "guard field_army", "4045": "guard field_army", THERE: "persia garrison"})
    t.operates(HERE).does("attack:4146")
    fights(t, 6)
    assert t.event("odds")["attack"] == 5


@pytest.mark.clause("17.24a", "17.27")
def test_an_army_of_a_lower_hex_is_not_hurt_with_the_attacker() -> None:
    t = Table(units={HERE: "thracia garrison", "4045": "guard field_army", THERE: "persia field_army"}, draws=DULL)
    t.operates(HERE).does("attack:4146")
    fights(t, 1)
    assert result(t) == "AZ" and t.units(HERE) == [] and t.units("4045")


@pytest.mark.clause("17.28")
def test_land_units_attack_only_where_they_could_go() -> None:
    # 2231 and 2232 meet over a hexside of sea only
    t = Table(units={"2231": "guard field_army", "2232": "persia garrison", "2230": "persia garrison"})
    t.operates("2231").may("attack:2230").may_not("attack:2232", "17.28")
    # nor do they attack fleets at sea
    t = Table(units={"3532": "guard field_army", "3533": "persia fleet"}).operates("3532")
    t.may_not("attack:3533", "17.28")


@pytest.mark.clause("17.28")
def test_a_strait_may_be_attacked_across() -> None:
    Table(units={"3433": "guard field_army", "3434": "persia garrison"}).operates("3433").may("attack:3434")


@pytest.mark.clause("17.3a")
def test_all_units_of_the_hex_defend_together() -> None:
    t = battle("3 guard field_army", ["persia field_army", "2 persia garrison", "Kavadh"], 6, "manoeuvre")
    assert t.event("odds")["defence"] == 4 + 1 + 1 + 1 and result(t) == "DZ"
    assert t.units(THERE) == []


@pytest.mark.clause("17.93")
def test_the_victor_stays_where_he_is() -> None:
    t = battle("guard field_army", "persia field_army", 6)
    assert t.units(HERE) == ["Guard-field_army-1"] and t.units(THERE) == []
    # he goes on for points
    assert t.op == 22
    t.does("march:4146")
    assert t.op == 20


@pytest.mark.clause("17.93", "17.57")
def test_a_victorious_defender_stays_as_well() -> None:
    t = battle("guard field_army", "2 persia field_army", 1)
    assert result(t) == "AZ" and t.units(THERE) and not t.units(HERE)


@pytest.mark.clause("4.41d")
def test_an_attack_on_neutrals_brings_the_enemy_a_province_before_the_battle() -> None:
    t = Table(units={HERE: "guard field_army", THERE: "scythia nomad", "4246": "scythia nomad"})
    assert t.control("scythia") == "neutral"
    t.operates(HERE).does("attack:4146")
    assert t.control("scythia") == "barbarian" and t.asked == "Stance" and t.decider == "barbarian"


@pytest.mark.clause("17.0")
def test_the_open_field_is_open() -> None:
    t = Table(units={HERE: "guard field_army"}).operates(HERE, points=1)
    for h in (*FLANK, THERE):
        before = t.copy()
        before.does(f"march:{h}")
        assert before.op == 19
    assert set(FAR).isdisjoint(FLANK)
