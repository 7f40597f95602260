"""Section 4: allegiance, militance and who controls a region."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data.tables import ATHENS, PIECE_INDEX, SPARTA
from polemos.games.peloponnesian_war.data.world import CITY_INDEX, REGION_INDEX
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.combat import assault
from polemos.games.peloponnesian_war.rules.regions import control, tribute
from polemos.games.peloponnesian_war.rules.season import lines, supply
from rulebook.peloponnesian_war.table import Table

CHIOS = REGION_INDEX["chios"]
CHECK = [control.ControlCheck()]


def table(pieces: dict[str, list[str]] | None = None, **rest: Any) -> Table:
    return Table(pieces or {}, steps=[], **rest)


# ---------------------------------------------------------------------------------------------------- levels [4.1, 4.2]
@pytest.mark.clause("4.1a2", "4.1a")
def test_allegiance_stays_between_minus_four_and_twenty() -> None:
    t = table(al={"chios": 18, "samos": -3})
    levels.change_al(t.state, CHIOS, 5, "13.2a")
    levels.change_al(t.state, REGION_INDEX["samos"], -5, "13.2a")
    assert (t.al("chios"), t.al("samos")) == (20, -4)
    assert t.events("allegiance")[0].args == {"region": "chios", "change": 2, "level": 20}


@pytest.mark.clause("4.2a")
def test_militance_stays_between_one_and_twenty() -> None:
    told = Table({}, steps=[], ml={"chios": 18})
    for by in (1, 5, 5, -2):
        levels.change_ml(told.state, CHIOS, by, "13.3a")
    # what is told is what has changed
    assert [(e["region"], e["change"], e["level"]) for e in told.events("militance")] == [
        ("chios", 1, 19), ("chios", 1, 20), ("chios", -2, 18),
    ]  # fmt: skip
    t = table(ml={"chios": 19, "samos": 2})
    levels.change_ml(t.state, CHIOS, 5, "13.3a")
    levels.change_ml(t.state, REGION_INDEX["samos"], -5, "13.3a")
    assert (t.ml("chios"), t.ml("samos")) == (20, 1)


@pytest.mark.clause("4.1c", "4.1b")
def test_the_risk_zone_is_athenian_and_begins_at_three() -> None:
    t = table(al={"chios": 3, "samos": 4, "argolid": 1})
    assert levels.in_risk_zone(t.state, CHIOS)
    assert not levels.in_risk_zone(t.state, REGION_INDEX["samos"])
    assert not levels.in_risk_zone(t.state, REGION_INDEX["argolid"])  # it is Spartan


@pytest.mark.clause("4.1d", "4.1b", "4.3.1a", "4.1a")
def test_below_minus_two_a_region_of_either_side_passes_at_new_year() -> None:
    t = Table({}, steps=CHECK, al={"chios": -3, "samos": -2, "argolid": -4}, multiplier={"chios": 1, "argolid": 1})
    assert t.controller("chios") == "sparta" and t.al("chios") == 3
    assert t.controller("samos") == "athens" and t.al("samos") == -2
    assert t.controller("argolid") == "athens" and t.al("argolid") == 4
    assert [event["region"] for event in t.events("control")] == ["argolid", "chios"]


@pytest.mark.clause("4.1d")
def test_only_regions_of_the_scenario_are_checked() -> None:
    t = Table({}, steps=CHECK, scenario="argive", al={"chios": -4})
    assert t.events("control") == []


@pytest.mark.clause("4.3.2")
def test_during_the_year_a_low_allegiance_changes_nothing_yet() -> None:
    t = table(al={"chios": -2})
    levels.change_al(t.state, CHIOS, -2, "13.2a")
    assert t.al("chios") == -4 and t.controller("chios") == "athens"


# ----------------------------------------------------------------------------------------- a region changes sides [4.3]
@pytest.mark.clause("4.3.1b", "4.3.1c", "4.3.1d", "4.3.1e", "13.6e")
def test_a_region_that_changes_sides() -> None:
    t = Table(
        {"chios": ["attica-hoplite-4-01"], "erythrae": ["chios-hoplite-4-01"], "force-pool": ["chios-fleet-5-01"]},
        inside=["attica-hoplite-4-01", "chios-hoplite-4-01"],
        al={"chios": -3},
        ml={"chios": 7, "attica": 9},
        cities={"teos": ["revolt"]},
        steps=[],
    )
    levels.change_control(t.state, CHIOS, "4.3.1a")
    assert t.controller("chios") == "sparta" and t.al("chios") == 3 and t.ml("chios") == 7
    assert t.where("chios-hoplite-4-01") == "force-pool" and t.commanded("chios-hoplite-4-01") == "sparta"
    assert t.holder("chios") == "athens" and t.friend("chios") == "athens"
    assert t.friend("erythrae") == "sparta" and not t.in_revolt("teos")
    assert t.where("attica-hoplite-4-01") == "chios" and t.ml("attica") == 8


@pytest.mark.clause("4.3.1c")
def test_units_of_the_region_go_home_from_anywhere_but_not_from_the_build_pool() -> None:
    t = table(
        {"myrtoan_sea": ["chios-fleet-5-01"], "potidaea": ["chios-hoplite-4-01"], "build-pool": ["chios-fleet-5-02"]},
        al={"chios": -3},
    )
    levels.change_control(t.state, CHIOS, "4.3.1a")
    assert t.where("chios-fleet-5-01") == t.where("chios-hoplite-4-01") == "force-pool"
    assert t.where("chios-fleet-5-02") == "build-pool"


@pytest.mark.clause("4.3.1c", "card.mercenaries")
def test_whom_a_fleet_that_goes_home_carries_goes_too_and_mercenaries_are_dismissed() -> None:
    carried = {"chios-fleet-5-01": ["attica-hoplite-4-01"], "chios-fleet-5-02": ["mercenary-light-4-01"]}
    at = {"myrtoan_sea": [*carried, "attica-hoplite-4-01", "mercenary-light-4-01"]}
    t = table(at, aboard=carried, hired={"mercenary-light-4-01": "athens"}, al={"chios": -3})
    levels.change_control(t.state, CHIOS, "4.3.1a")
    assert t.where("attica-hoplite-4-01") == "force-pool" and t.where("mercenary-light-4-01") == "out"


@pytest.mark.clause("4.3.1d")
def test_the_regions_own_units_save_no_city_for_the_loser() -> None:
    t = table({"chios": ["chios-hoplite-4-01"]}, inside=["chios-hoplite-4-01"], al={"chios": -3})
    levels.change_control(t.state, CHIOS, "4.3.1a")
    assert t.holder("chios") == "" and t.friend("chios") == "sparta"


@pytest.mark.clause("4.3.1d", "18.3.4")
def test_a_city_that_the_loser_keeps_has_the_garrison_of_an_occupied_one() -> None:
    t = table({"chios": ["attica-hoplite-4-01"]}, inside=["attica-hoplite-4-01"], al={"chios": -3})
    assert t.state.garrison[CITY_INDEX["chios"]] > 1
    levels.change_control(t.state, CHIOS, "4.3.1a")
    assert t.state.garrison[CITY_INDEX["chios"]] == 1


@pytest.mark.clause("4.3.1e")
def test_markers_of_the_gainer_and_unfinished_walls_of_rebels_go() -> None:
    t = table(
        al={"chios": -3},
        holder={"erythrae": "sparta"},
        cities={"teos": ["revolt"], "clazomenae": ["revolt", "new-revolt"]},
        walls={"teos": 0},
        works={"teos": 5},
        works_revolt=["teos"],
    )
    levels.change_control(t.state, CHIOS, "4.3.1a")
    assert t.holder("erythrae") == "" and t.friend("erythrae") == "sparta"
    assert t.friend("teos") == t.friend("clazomenae") == "sparta"
    assert t.state.works[CITY_INDEX["teos"]] == 0 and not t.state.walls[CITY_INDEX["teos"]]


@pytest.mark.clause("4.3.1g")
def test_a_siege_ends_where_the_place_has_become_friendly_to_the_besieger() -> None:
    t = table(
        {"chios": ["laconia-hoplite-5-01"], "erythrae": ["attica-hoplite-4-01"]},
        al={"chios": -3},
        cities={"erythrae": ["revolt"]},
        siege={"chios": 2, "erythrae": 1},
    )
    assert t.invested("chios") and t.invested("erythrae")
    levels.change_control(t.state, CHIOS, "4.3.1a")
    assert t.siege("chios") == -1 and not t.invested("chios")
    # Athens still stands before what is now Spartan
    assert t.siege("erythrae") == 1 and t.invested("erythrae")
    assert t.where("laconia-hoplite-5-01") == "chios" and not t.inside("laconia-hoplite-5-01")


@pytest.mark.clause("4.3.1c", "10.4.5")
def test_a_siege_whose_besiegers_have_gone_home_is_lifted() -> None:
    there = {"olynthus": ["chios-hoplite-4-01", "chios-hoplite-4-02"]}
    rest = {"siege": {"olynthus": 1}, "multiplier": {"chios": 1}}
    assert Table(there, steps=CHECK, al={"chios": -2}, **rest).siege("olynthus") == 1
    assert Table(there, steps=CHECK, al={"chios": -3}, **rest).siege("olynthus") == -1


@pytest.mark.clause("4.3.1b2", "4.3.1b")
def test_the_gainer_keeps_the_tribute_or_sets_it_to_the_basic_value() -> None:
    t = Table({}, steps=CHECK, al={"chios": -3}, ml={"chios": 7}, multiplier={"chios": 3})
    assert t.asked == "KeepTribute" and t.decider == "sparta"
    kept = t.copy().does("keep-tribute")
    assert kept.state.multiplier[CHIOS] == 3 and kept.ml("chios") == 7 and kept.al("chios") == 3
    plain = t.does("plain-tribute")
    assert plain.state.multiplier[CHIOS] == 1 and plain.ml("chios") == 7 and plain.al("chios") == 3


@pytest.mark.clause("4.3.1b2")
def test_he_is_not_asked_where_both_are_the_same() -> None:
    assert Table({}, steps=CHECK, al={"chios": -3}, multiplier={"chios": 1}).over


@pytest.mark.clause("4.3.1b2", "5.3.3c")
def test_a_weary_region_that_sparta_gains_comes_down_to_the_basic_value() -> None:
    t = Table({}, steps=CHECK, al={"chios": -3}, ml={"chios": 4}, multiplier={"chios": 3})
    assert t.over and t.state.multiplier[CHIOS] == 1


@pytest.mark.clause("4.3.1b")
def test_each_gainer_is_asked_in_the_order_of_the_map() -> None:
    t = Table({}, steps=CHECK, al={"argolid": -3, "chios": -3}, ml={"chios": 7}, multiplier={"argolid": 2, "chios": 2})
    assert t.decider == "athens"
    t.does("keep-tribute")
    assert t.decider == "sparta"
    assert t.does("keep-tribute").over


@pytest.mark.clause("4.3.1f", "4.4.1d", "4.4.4")
def test_the_new_controller_assesses_and_collects_in_the_same_new_year() -> None:
    steps = [control.ControlCheck(), tribute.Assessment(SPARTA), tribute.Collection()]
    t = Table({}, steps=steps, al={"chios": -3}, ml={"chios": 9}, multiplier={"chios": 1})
    t.may("assess-2:chios").does("assess-2:chios", "done")
    paid = [event for event in t.events("tribute") if event["region"] == "chios"]
    assert [(event["side"], event["talents"]) for event in paid] == [("sparta", 4)]


@pytest.mark.clause("4.3.1a", "12.3c")
def test_a_card_may_name_the_levels_that_a_region_has_then() -> None:
    t = table(al={"macedon": 7}, ml={"macedon": 3}, multiplier={"macedon": 1})
    control.pass_to(t.state, REGION_INDEX["macedon"], "card.perdiccas", al=2, ml_least=5)
    assert t.controller("macedon") == "sparta" and (t.al("macedon"), t.ml("macedon")) == (2, 5)
    assert t.event("control").clauses == ("card.perdiccas",)


# --------------------------------------------------------------------------------------- what control is good for [4.4]
@pytest.mark.clause("4.4.1a")
def test_the_controller_of_a_region_commands_its_units() -> None:
    t = table({"chios": ["chios-hoplite-4-01", "attica-hoplite-4-01"]}, controller={"chios": "sparta"})
    assert t.commanded("chios-hoplite-4-01") == "sparta" and t.commanded("attica-hoplite-4-01") == "athens"


@pytest.mark.clause("4.4.3a", "4.4.1b")
def test_cities_are_friendly_to_the_controller_but_for_rebels_and_held_ones() -> None:
    t = table(ml={"chios": 7}, cities={"teos": ["revolt"]}, holder={"erythrae": "sparta"})
    assert [t.friend(city) for city in ("chios", "clazomenae")] == ["athens", "athens"]
    assert [t.friend(city) for city in ("teos", "erythrae")] == ["sparta", "sparta"]
    assert places.is_hostile(t.state, CITY_INDEX["teos"], ATHENS)
    assert places.is_hostile(t.state, CITY_INDEX["erythrae"], ATHENS)
    assert not places.is_hostile(t.state, CITY_INDEX["chios"], ATHENS)


@pytest.mark.clause("4.4.1c", "4.4.3a")
def test_units_are_supplied_from_cities_of_regions_that_are_controlled() -> None:
    there = {"miletus": ["attica-hoplite-4-01"], "eion": ["attica-hoplite-4-02"]}
    t = table({**there, "argilus": ["attica-hoplite-4-03"]}, controller={"thrace": "sparta"})
    fed = supply.lines(t.state, ATHENS)
    assert [lines.is_fed(t.state, fed, PIECE_INDEX[f"attica-hoplite-4-0{n}"]) for n in (1, 2, 3)] == [
        True,
        False,
        False,
    ]
    t = table(there)
    assert lines.is_fed(t.state, supply.lines(t.state, ATHENS), PIECE_INDEX["attica-hoplite-4-02"])


@pytest.mark.clause("4.4.3b", "18.3.1")
def test_the_garrison_of_a_friendly_city_defends_it() -> None:
    t = table({"teos": ["laconia-hoplite-5-01"]})
    assert len(assault.defenders_of(t.state, CITY_INDEX["teos"])) == 2
    assert refusals(t, SPARTA) == [] and "18.1.1" in refusals(t, ATHENS)


def refusals(t: Table, side: int) -> list[str]:
    """Why a side may not assault Teos."""
    return [why.clause for why in assault.refusals_assault(t.state, side, CITY_INDEX["teos"])]


@pytest.mark.clause("4.4.2b", "4.2b")
def test_units_on_the_map_stay_when_a_region_grows_weary() -> None:
    t = table({"chios": ["chios-hoplite-4-01"]}, inside=["chios-hoplite-4-01"], ml={"chios": 5})
    levels.change_ml(t.state, CHIOS, -1, "13.3a")
    assert t.ml("chios") == 4 and t.where("chios-hoplite-4-01") == "chios"
