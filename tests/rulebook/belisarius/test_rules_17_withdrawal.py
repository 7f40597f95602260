"""Withdrawal before battle [17.5-17.58], from the clauses."""

import pytest

from rulebook.belisarius.fray import FAR, FLANK, HERE, THERE, attack, goes
from rulebook.belisarius.table import Table

GOTHS = {"ostrogoths": "barbarian"}


def withdraws(t: Table, own: int, enemy: int, hexes: int = 1) -> Table:
    """The dice of attacker and defender, and of the distance."""
    return t.dice(own, enemy, *([hexes] if hexes else [])).does("withdraw")


@pytest.mark.clause("17.51")
@pytest.mark.parametrize(("own", "enemy", "away"), [(3, 4, True), (3, 3, False), (4, 3, False), (1, 2, True)])
def test_only_a_higher_sum_of_the_defender_lets_him_go(own: int, enemy: int, away: bool) -> None:
    # field armies on both sides: 20 and 20
    t = withdraws(attack("guard field_army", "persia field_army"), own, enemy, 1 if away else 0)
    e = t.event("withdrawal")
    assert (e["sum"], e["enemy-sum"]) == (20 + enemy, 20 + own)
    if away:
        assert (t.asked, t.decider) == ("NextHex", "barbarian")
    else:
        # he must fight, and cannot try again
        assert t.asked == "ChooseTable" and t.decider == "imperial"


@pytest.mark.clause("17.51")
def test_any_one_unit_means_the_quickest() -> None:
    t = withdraws(attack(["guard field_army", "2 guard garrison"], ["persia garrison", "persia nomad"]), 1, 1)
    assert (t.event("withdrawal")["sum"], t.event("withdrawal")["enemy-sum"]) == (24 + 1, 20 + 1)
    t = withdraws(attack(["guard field_army", "Mundas"], ["persia garrison", "persia field_army"]), 1, 6)
    assert (t.event("withdrawal")["sum"], t.event("withdrawal")["enemy-sum"]) == (20 + 6, 24 + 1)


@pytest.mark.clause("17.51")
def test_only_units_of_the_attacking_army_are_picked() -> None:
    t = Table(units={HERE: ["guard field_army", "guard garrison"], THERE: "persia garrison"})
    t.operates(HERE, "guard garrison").does("attack:4146")
    withdraws(t, 1, 6)
    assert t.event("withdrawal")["enemy-sum"] == 8 + 1


@pytest.mark.clause("17.54a")
@pytest.mark.parametrize("hexes", [1, 2, 3, 4, 5, 6])
def test_a_withdrawal_is_as_long_as_the_die(hexes: int) -> None:
    t = goes(withdraws(attack("guard field_army", "persia nomad"), 1, 6, hexes))
    assert t.event("retreated")["hexes"] == hexes and t.where("Persia-nomad-1") not in (THERE, "available")
    assert t.events("battle") == []


@pytest.mark.clause("17.54b", "17.57", "17.56")
def test_the_attacker_pays_and_goes_on_and_attacks_again() -> None:
    t = attack("guard field_army", "persia nomad", points=6)
    goes(withdraws(t, 1, 6, 1), "4147")
    assert t.decider == "imperial" and t.op == 22
    t.does("march:4146").may("attack:4147").does("attack:4147")
    assert t.asked == "Stance" and t.op == 16
    # and the defender tries again
    goes(withdraws(t, 1, 6, 1))
    assert t.where("Persia-nomad-1") not in ("4147", "available")


@pytest.mark.clause("17.57")
def test_who_withdrew_operates_as_usual_in_his_own_phase() -> None:
    t = goes(withdraws(attack("guard field_army", "persia nomad"), 1, 6, 1), "4147")
    assert not t.is_spent("Persia-nomad-1")


@pytest.mark.clause("17.52")
def test_all_units_of_the_hex_withdraw_together() -> None:
    t = goes(withdraws(attack("guard field_army", ["persia nomad", "2 persia garrison", "Kavadh"]), 1, 6, 1), "4147")
    assert len(t.units("4147")) == 4 and t.units(THERE) == []


@pytest.mark.clause("17.54c", "crt.note.3c")
def test_who_cannot_withdraw_all_the_way_is_eliminated() -> None:
    walls = dict.fromkeys(("4046", "4147", "4247", "4346", "4347"), "scythia nomad")
    t = goes(withdraws(attack("guard field_army", "persia nomad", others=walls), 1, 6, 1))
    assert t.where("Persia-nomad-1") == "4246"
    t = goes(withdraws(attack("guard field_army", "persia nomad", others=walls), 1, 6, 2))
    assert t.where("Persia-nomad-1") == "available" and "17.54c" in t.event("destroyed").clauses


@pytest.mark.clause("17.55", "17.54a", "17.54c")
@pytest.mark.parametrize(
    ("die", "colonies", "where"), [(2, [], "4347"), (3, [], "available"), (6, [], "available"), (6, ["4246"], "4246")]
)
def test_a_pocket_is_left_only_by_its_length_or_a_town(die: int, colonies: list[str], where: str) -> None:
    # 4246 and 4347 behind it are all that is open, and no hex counts twice
    walls = dict.fromkeys(("4046", "4147", "4247", "4346"), "scythia nomad")
    t = goes(withdraws(attack("guard field_army", "persia nomad", others=walls, colonies=colonies), 1, 6, die))
    assert t.where("Persia-nomad-1") == where


@pytest.mark.clause("17.58", "15.32a")
def test_a_withdrawal_avoids_enemies_neutrals_and_zones() -> None:
    t = withdraws(attack("guard field_army", "persia nomad", others={"4246": "scythia nomad"}), 1, 6)
    assert sorted(t.targets("retreat")) == ["4046", "4147"]
    t.may_not("retreat:4246", "17.58")
    for h in FLANK:
        t.may_not(f"retreat:{h}", "17.58")
    assert set(FAR) == {"4046", "4147", "4246"}


@pytest.mark.clause("17.58")
@pytest.mark.parametrize(
    ("at", "target", "barred", "open_hexes"),
    [
        ("3435", "3335", ["3234"], ["3334"]),  # a river, and a river with a road
        ("2809", "2808", [], ["2807", "2908"]),  # rough ground by road
        ("3236", "3137", ["3037"], ["3138"]),  # rough ground without a road
        ("3531", "3532", ["3533", "3632"], ["3431", "3631"]),  # the sea
        ("3334", "3434", ["3433"], ["3435"]),  # a strait
    ],
)
def test_a_withdrawal_avoids_rivers_rough_ground_and_the_sea(
    at: str, target: str, barred: list[str], open_hexes: list[str]
) -> None:
    t = withdraws(attack("guard field_army", "persia nomad", at=at, target=target), 1, 6)
    assert set(open_hexes) <= set(t.targets("retreat"))
    for h in barred:
        t.may_not(f"retreat:{h}", "17.58")


@pytest.mark.clause("17.55")
def test_a_withdrawal_may_stop_in_a_town() -> None:
    t = withdraws(attack("guard field_army", "persia nomad", at="3434", target="3335"), 1, 6, 5)
    assert "stand" not in t.choices()
    t.does("retreat:3336").may("stand").copy().does("stand")
    # or go on
    t.does(t.choices("retreat")[0])
    assert t.where("Persia-nomad-1") != "3336"
    t = withdraws(attack("guard field_army", "persia nomad", at="3434", target="3335"), 1, 6, 5)
    t.does("retreat:3336", "stand")
    assert t.where("Persia-nomad-1") == "3336" and t.decider == "imperial"


@pytest.mark.clause("17.55")
def test_a_withdrawal_may_stop_in_a_colony_but_not_in_the_ruins_of_a_town() -> None:
    t = withdraws(attack("guard field_army", "persia nomad", colonies=["4147"]), 1, 6, 5)
    t.does("retreat:4147").may("stand")
    t = withdraws(attack("guard field_army", "persia nomad", at="3434", target="3335", pillaged=["3336"]), 1, 6, 5)
    t.does("retreat:3336")
    assert "stand" not in t.choices()


@pytest.mark.clause("17.55")
def test_out_of_a_town_at_least_one_hex() -> None:
    t = withdraws(attack("guard field_army", "persia nomad", at="3335", target="3336"), 1, 6, 2)
    assert t.asked == "NextHex" and "stand" not in t.choices()


@pytest.mark.clause("17.53", "17.52")
def test_fleets_with_their_cargo_and_land_units_part_company() -> None:
    t = attack(
        "guard field_army",
        ["2 ostrogoths fleet", "2 ostrogoths warband", "ostrogoths garrison"],
        at="3531",
        target="3532",
        control=GOTHS,
        aboard=["Ostrogoths-warband-1"],
    )
    t.dice(1, 6, 2).does("withdraw")
    goes(t)
    sea = t.where("Ostrogoths-fleet-1")
    assert t.where("Ostrogoths-fleet-2") == sea == t.where("Ostrogoths-warband-1")
    land = t.where("Ostrogoths-warband-2")
    assert land == t.where("Ostrogoths-garrison-1") != sea and "3532" not in (land, sea)
    # one die for the test, one for the distance of both
    reasons = [e["reason"] for e in t.events("rolled") if e["reason"].startswith("withdrawal")]
    assert sorted(reasons) == ["withdrawal-attacker", "withdrawal-defender", "withdrawal-distance"]
    assert t.is_aboard("Ostrogoths-warband-1") and not t.is_aboard("Ostrogoths-warband-2")


@pytest.mark.clause("17.53")
def test_land_units_do_not_embark_to_withdraw() -> None:
    # no way by land: they die beside the fleets that sail away
    walls = {"3431": "scythia nomad", "3432": "scythia nomad", "3631": "scythia nomad"}
    t = attack(
        "guard field_army",
        ["ostrogoths fleet", "ostrogoths garrison"],
        at="3531",
        target="3532",
        control=GOTHS,
        others=walls,
    )
    goes(withdraws(t, 1, 6, 2))
    assert t.where("Ostrogoths-garrison-1") == "available" and t.where("Ostrogoths-fleet-1") not in (
        "available",
        "3532",
    )


@pytest.mark.clause("17.52", "17.58")
def test_fleets_withdraw_by_sea_past_land_units() -> None:
    # ZOC of land units is nothing to a fleet, that of a fleet is
    t = attack("guard field_army", ["ostrogoths fleet"], at="3431", target="3532", control=GOTHS)
    withdraws(t, 1, 6, 1)
    assert sorted(t.targets("retreat")) == ["3533", "3632"]
    t = attack(
        "guard field_army",
        ["ostrogoths fleet"],
        at="3431",
        target="3532",
        control=GOTHS,
        others={"3633": "guard fleet"},
    )
    withdraws(t, 1, 6, 1)
    # both hexes of open sea are beside 3633
    assert t.where("Ostrogoths-fleet-1") == "available"
