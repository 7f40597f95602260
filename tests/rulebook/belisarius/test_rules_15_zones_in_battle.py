"""Zones of control and battle [15.31-15.32b], from the clauses."""

import pytest

from rulebook.belisarius.fray import HERE, THERE, battle, result
from rulebook.belisarius.table import Table


@pytest.mark.clause("15.31")
def test_nobody_beside_the_enemy_has_to_fight() -> None:
    t = Table(units={HERE: "guard field_army", THERE: "persia field_army"})
    t.finish_phase()
    assert t.events("battle") == [] and t.units(HERE) and t.units(THERE)


@pytest.mark.clause("15.32a")
def test_the_zone_of_a_bystander_bars_the_retreat() -> None:
    # an Imperial garrison in 4047 covers 4046 and 4147
    t = battle("guard field_army", "persia field_army", 3, "manoeuvre", others={"4047": "guard garrison"})
    assert result(t) == "DR" and t.where("Persia-field_army-1") == "4246"


@pytest.mark.clause("15.32a", "15.13")
def test_neutrals_have_no_zone_to_bar_a_retreat() -> None:
    t = battle("guard field_army", "persia field_army", 3, "manoeuvre", others={"4047": "scythia nomad"})
    assert sorted(t.targets("retreat")) == ["4046", "4147", "4246"]


@pytest.mark.clause("15.32a", "15.12b")
def test_enemies_in_a_town_have_no_zone_to_bar_a_retreat() -> None:
    t = battle(
        "guard field_army", "persia field_army", 3, "manoeuvre", others={"4047": "guard garrison"}, colonies=["4047"]
    )
    assert sorted(t.targets("retreat")) == ["4046", "4147", "4246"]


@pytest.mark.clause("15.32b", "15.12a")
def test_only_in_a_town_do_friends_open_a_way() -> None:
    for colonies, way in (([], False), (["4045"], True)):
        t = battle(
            "guard field_army",
            "persia field_army",
            3,
            "manoeuvre",
            others={"4045": "persia garrison"},
            colonies=colonies,
        )
        assert ("4045" in t.targets("retreat")) is way


@pytest.mark.clause("15.32a")
def test_an_army_with_zones_all_round_is_eliminated() -> None:
    t = battle(
        "guard field_army",
        "persia field_army",
        3,
        "manoeuvre",
        others={"4047": "guard garrison", "4247": "guard garrison"},
    )
    assert result(t) == "DR" and t.where("Persia-field_army-1") == "available"
