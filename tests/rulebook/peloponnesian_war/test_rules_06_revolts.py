"""Section 6: revolts."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data.world import AREA_AT, AREA_NAMES, CITY_HEX, CITY_INDEX, REGION_INDEX
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.regions import revolt
from polemos.games.peloponnesian_war.rules.season import turn
from rulebook.peloponnesian_war.table import Table

# what the campaign begins with does not get in the way of these regions
FAITHFUL = {"chios": 9, "samos": 9, "lesbos": 9, "macedon": 9, "argolid": 9}
PLAIN = {"chios": 1, "samos": 1, "lesbos": 1, "macedon": 1}


def phase(pieces: dict[str, list[str]] | None = None, /, **rest: Any) -> Table:
    """Phase A; every region is loyal but those of which the test says otherwise."""
    rest["al"] = {**FAITHFUL, **rest.get("al", {})}
    rest["multiplier"] = {**PLAIN, **rest.get("multiplier", {})}
    return Table(pieces or {}, steps=[revolt.RevoltPhase()], phase="revolts", turn=0, **rest)


def added(city: str, pieces: dict[str, list[str]] | None = None, /, **rest: Any) -> int:
    """What is added to the die of a check."""
    rest["al"] = {"chios": 3, **rest.get("al", {})}
    rest["multiplier"] = {"chios": 1, **rest.get("multiplier", {})}
    t = Table(pieces or {}, steps=[], **rest)
    return sum(term.value for term in revolt.terms(t.state, CITY_INDEX[city]))


def rebels(city: str, face: int = 6, pieces: dict[str, list[str]] | None = None, /, **rest: Any) -> Table:
    """A city of Chios is checked."""
    return phase(pieces, al={"chios": 1}, dice=[face], **rest).does(f"check:{city}")


def season(pieces: dict[str, list[str]] | None = None, /, **rest: Any) -> Table:
    """A season turn begins."""
    return Table(pieces or {}, steps=[turn.StartOfSeason()], phase="movement", season="summer", **rest)


# ----------------------------------------------------------------------------------------------- checks [6.1, 6.2, 6.4]
@pytest.mark.clause("6.1a", "4.1c", "3.2b")
def test_sparta_checks_one_city_of_every_region_in_the_risk_zone() -> None:
    t = phase(al={"chios": 3, "samos": 4, "lesbos": -1}, dice=[6, 2])
    assert t.asked == "CheckCity" and t.decider == "sparta"
    assert "chios" in t.targets("check") and "miletus" not in t.targets("check")
    t.does("check:teos")  # 6 and nothing more
    assert not t.in_revolt("teos") and t.events("stays-loyal")
    assert "mytilene" in t.targets("check") and t.does("check:eresus").over
    assert not t.in_revolt("eresus")


@pytest.mark.clause("6.1a")
def test_on_seven_or_more_the_city_revolts() -> None:
    t = rebels("teos", 6)
    assert t.in_revolt("teos") and t.event("revolt")["target"] == "teos"
    assert not rebels("teos", 5).in_revolt("teos")


@pytest.mark.clause("6.1a")
@pytest.mark.parametrize(("options", "asked"), [([], "CheckCity"), (["risk_zone_floor"], "")])
def test_a_region_below_the_risk_zone_is_still_checked(options: list[str], asked: str) -> None:
    assert phase(al={"chios": -3}, options=options).asked == asked
    assert phase(al={"chios": -2}, options=options).asked == "CheckCity"


@pytest.mark.clause("6.1a", "6.5a")
def test_spartan_regions_are_not_checked() -> None:
    assert phase(al={"argolid": -2}).over
    assert phase(al={"chios": 0}, controller={"chios": "sparta"}).over


@pytest.mark.clause("6.1b", "6.1a")
def test_no_city_that_has_revolted_fallen_or_is_none() -> None:
    t = phase(
        al={"chios": 0},
        cities={"teos": ["revolt"], "clazomenae": ["destroyed"]},
        holder={"erythrae": "sparta"},
        dice=[1],
    )
    # Chios itself is left, and nobody is asked
    assert t.event("checked")["target"] == "chios"
    t = phase(al={"chios": 0}, cities={"teos": ["revolt"], "clazomenae": ["revolt"]})
    t.may_not("check:teos", "6.1b").may("check:erythrae", "check:chios")
    t = phase(al={"chios": 0}, cities={"teos": ["destroyed"]}, holder={"erythrae": "sparta"})
    t.may_not("check:teos", "11.3b").may_not("check:erythrae", "4.4.3a").may_not("check:samos", "6.1a")


@pytest.mark.clause("6.1b")
def test_no_check_where_all_cities_have_revolted() -> None:
    t = phase(al={"chios": 0}, cities={city: ["revolt"] for city in ("chios", "erythrae", "clazomenae", "teos")})
    assert t.over and not t.events("checked")


@pytest.mark.clause("6.4")
def test_capitals_never_revolt() -> None:
    phase(al={"attica": 0}).may_not("check:athens", "6.4").may("check:piraeus")
    t = phase(al={"laconia": 0}, controller={"laconia": "athens"})
    t.may_not("check:sparta", "6.4").may("check:gytheum")


@pytest.mark.clause("card.helots", "6.1a")
def test_a_city_of_helots_is_not_checked() -> None:
    t = phase(al={"laconia": 0}, controller={"laconia": "athens"}, cities={"gytheum": ["helots"]})
    t.may_not("check:gytheum", "card.helots")


@pytest.mark.clause("6.2")
def test_athens_may_calm_one_city_of_each_region_outside_the_risk_zone() -> None:
    rest = {"cities": {"teos": ["revolt"], "erythrae": ["revolt"], "miletus": ["revolt"]}}
    t = phase(dice=[1], **rest)
    assert t.asked == "CalmCity" and t.decider == "athens"
    t.may("pass", "calm:erythrae").may_not("calm:chios", "6.2")
    t.does("calm:teos")  # another city in revolt: 2
    assert t.in_revolt("teos") and t.asked == "CalmCity" and "miletus" in t.targets("calm")
    t.dice(1).does("calm:miletus")
    assert not t.in_revolt("miletus") and t.over


@pytest.mark.clause("6.2")
def test_not_in_the_risk_zone_nor_in_spartan_regions() -> None:
    t = phase(al={"chios": 3}, cities={"teos": ["revolt"]}, dice=[1]).does("check:erythrae")
    assert t.over
    assert phase(cities={"argos": ["revolt"]}, al={"argolid": 9}).over


@pytest.mark.clause("6.2")
def test_a_check_that_fails_does_no_harm() -> None:
    t = phase(cities={"teos": ["revolt"]}, dice=[6]).does("calm:teos")
    assert t.in_revolt("teos") and not t.events("revolt") and t.events("stays-in-revolt")


@pytest.mark.clause("6.5.3b", "6.2")
def test_a_revolt_that_broke_out_just_now_is_not_calmed() -> None:
    t = phase(cities={"teos": ["revolt", "new-revolt"], "erythrae": ["revolt"]})
    t.may_not("calm:teos", "6.5.3b").may("calm:erythrae")


# -------------------------------------------------------------------------------------------------- what is added [6.3]
@pytest.mark.clause("6.3")
@pytest.mark.parametrize(
    ("al", "value"), [(-4, 3), (-3, 3), (-2, 3), (-1, 2), (0, 1), (1, 1), (2, 0), (3, 0), (4, 0), (12, 0)]
)
def test_low_allegiance_adds_to_the_die(al: int, value: int) -> None:
    assert added("teos", al={"chios": al}) == value


@pytest.mark.clause("6.3")
def test_other_cities_in_revolt_or_hostile_add_one_each() -> None:
    assert added("teos", cities={"erythrae": ["revolt"]}) == 1
    assert added("teos", cities={"erythrae": ["revolt"]}, holder={"chios": "sparta"}) == 2
    assert added("teos", cities={"teos": ["revolt"]}) == 0  # itself does not count
    assert added("teos", cities={"miletus": ["revolt"]}) == 0


@pytest.mark.clause("6.3")
def test_tribute_above_or_below_the_basic_value() -> None:
    assert [added("teos", multiplier={"chios": n}) for n in range(6)] == [-1, 0, 1, 1, 1, 1]


@pytest.mark.clause("5.3.5", "6.3")
def test_tribute_lower_than_the_year_before() -> None:
    assert added("teos", multiplier={"chios": 2}, multiplier_before={"chios": 3}) == 0  # +1 and -1
    assert added("teos", multiplier={"chios": 0}, multiplier_before={"chios": 1}) == -2
    assert added("teos", multiplier={"chios": 1}, multiplier_before={"chios": 0}) == 0


@pytest.mark.clause("6.3", "15.4")
def test_a_raided_area() -> None:
    name = AREA_NAMES[AREA_AT[CITY_HEX[CITY_INDEX["teos"]]]]
    assert added("teos", raids={name: 1}) == 1
    assert added("chios", raids={name: 1}) == 0  # on its island


@pytest.mark.clause("6.3")
def test_an_athenian_unit_inside() -> None:
    assert added("teos", {"teos": ["attica-hoplite-4-01"]}, inside=["attica-hoplite-4-01"]) == -2
    two = ["attica-hoplite-4-01", "chios-fleet-5-01"]
    assert added("chios", {"chios": two}, inside=two) == -2
    assert added("teos", {"teos": ["attica-hoplite-4-01"]}) == 0  # outside, foraging perhaps
    assert added("teos", {"teos": ["pericles"]}, inside=["pericles"]) == 0
    rest = {"cities": {"teos": ["revolt"]}, "ml": {"chios": 8}}
    assert added("teos", {"teos": ["laconia-hoplite-5-01"]}, inside=["laconia-hoplite-5-01"], **rest) == 0


@pytest.mark.clause("6.3")
def test_a_city_without_walls() -> None:
    assert added("clazomenae") == -1
    assert added("teos", walls={"teos": 0}) == -1


@pytest.mark.clause("6.3", "6.5ex")
def test_the_example_of_the_rules() -> None:
    t = phase(
        {"chios": ["attica-hoplite-4-01"]},
        inside=["attica-hoplite-4-01"],
        al={"chios": 2},
        ml={"chios": 7},
        multiplier={"chios": 3},
        multiplier_before={"chios": 1},
        cities={"erythrae": ["revolt"]},
        dice=[5],
    )
    t.does("check:teos")
    assert t.event("checked").args == {"target": "teos", "change": 2}
    assert t.in_revolt("teos") and t.friend("teos") == "sparta"


# ----------------------------------------------------------------------------------------------- a city in revolt [6.5]
@pytest.mark.clause("6.5.1a", "6.5.1b", "6.5.1d")
def test_a_city_in_revolt_is_the_enemys_friend_while_the_region_is_eager() -> None:
    t = rebels("teos", ml={"chios": 5})
    assert t.friend("teos") == "sparta" and places.is_hostile(t.state, CITY_INDEX["teos"], 0)
    t = Table({}, steps=[], ml={"corinth": 5}, cities={"lechaeum": ["revolt"]})
    assert t.friend("lechaeum") == "athens"


@pytest.mark.clause("6.5.1c", "6.5.1a")
def test_and_nobodys_while_it_is_weary() -> None:
    t = rebels("teos", ml={"chios": 4})
    assert t.friend("teos") == ""
    assert all(places.is_hostile(t.state, CITY_INDEX["teos"], side) for side in (0, 1))


@pytest.mark.clause("6.5.1d", "6.5.1c")
def test_the_colour_of_the_marker_follows_the_militance() -> None:
    t = rebels("teos", ml={"chios": 5})
    levels.change_ml(t.state, REGION_INDEX["chios"], -1, "13.3a")
    assert t.friend("teos") == ""
    levels.change_ml(t.state, REGION_INDEX["chios"], 1, "13.3a")
    assert t.friend("teos") == "sparta"


@pytest.mark.clause("6.5.1b", "10.4.5")
def test_a_siege_by_those_whose_friend_it_has_become_is_over() -> None:
    there = {"teos": ["laconia-hoplite-5-01", "laconia-fleet-4-01"]}
    assert rebels("teos", 6, there, ml={"chios": 5}, siege={"teos": 1}).siege("teos") == -1
    assert rebels("teos", 6, there, ml={"chios": 4}, siege={"teos": 1}).siege("teos") == 1


@pytest.mark.clause("6.5.4a")
def test_units_of_the_controller_stay_in_the_city() -> None:
    there = {"teos": ["attica-hoplite-4-01"]}
    t = phase(there, inside=["attica-hoplite-4-01"], al={"chios": -2}, dice=[6]).does("check:teos")
    assert t.in_revolt("teos") and t.where("attica-hoplite-4-01") == "teos" and t.inside("attica-hoplite-4-01")
    assert t.siege("teos") == -1 and not t.invested("teos")


# ---------------------------------------------------------------------------------------------------- its walls [6.5.5]
@pytest.mark.clause("6.5.5a")
def test_a_small_and_a_medium_city_have_their_walls_at_once() -> None:
    t = phase(al={"chios": -2}, dice=[6]).does("check:clazomenae")
    assert t.state.walls[CITY_INDEX["clazomenae"]] == 1 and t.state.works[CITY_INDEX["clazomenae"]] == 0
    t = phase(al={"rhodes": -2}, dice=[6]).does("check:lindus")
    assert t.state.walls[CITY_INDEX["lindus"]] == 1
    assert t.talents("athens") == 240 and t.talents("sparta") == 60


@pytest.mark.clause("6.5.5a")
def test_a_large_one_after_a_season() -> None:
    rest = {"walls": {"miletus": 0}, "cities": {"miletus": ["demolished"]}}
    t = phase(al={"samos": -2}, dice=[6], season="summer", year=430, **rest).does("check:miletus")
    assert t.state.walls[CITY_INDEX["miletus"]] == 0
    assert t.state.works[CITY_INDEX["miletus"]] == 4 + 2 + 1 and t.state.works_revolt[CITY_INDEX["miletus"]] == 1
    assert t.event("revolt-walls")["seasons"] == 1
    # walls that were begun before are ready no later than these
    t = phase(al={"samos": -2}, dice=[6], season="summer", year=430, works={"miletus": 4 + 2 + 2}, **rest)
    assert t.does("check:miletus").state.works[CITY_INDEX["miletus"]] == 4 + 2 + 1


@pytest.mark.clause("6.5.5a", "11.4a")
def test_new_walls_stand_where_they_were_demolished() -> None:
    t = phase(al={"chios": -2}, dice=[6], walls={"teos": 0}, cities={"teos": ["demolished"]}).does("check:teos")
    assert t.state.walls[CITY_INDEX["teos"]] == 1
    assert t.position()["cities"]["teos"] == ["revolt", "new-revolt"]


@pytest.mark.clause("6.5.5a")
def test_a_walled_city_builds_nothing() -> None:
    assert not phase(al={"chios": -2}, dice=[6]).does("check:teos").events("revolt-walls")


@pytest.mark.clause("6.5.5b")
def test_unfinished_walls_go_with_the_marker_and_finished_ones_stay() -> None:
    rest = {"walls": {"miletus": 0}, "works": {"miletus": 3}, "works_revolt": ["miletus"]}
    t = phase(cities={"miletus": ["revolt"]}, dice=[1], **rest).does("calm:miletus")  # without walls: 0
    assert not t.in_revolt("miletus") and t.state.works[CITY_INDEX["miletus"]] == 0
    assert t.state.works_revolt[CITY_INDEX["miletus"]] == 0 and t.state.walls[CITY_INDEX["miletus"]] == 0
    t = phase(cities={"teos": ["revolt"]}, dice=[1]).does("calm:teos")
    assert not t.in_revolt("teos") and t.state.walls[CITY_INDEX["teos"]] == 1


# ------------------------------------------------------------------------------------------- how it ends [6.5.3, 6.5.4]
@pytest.mark.clause("6.5.3a", "6.5.4b")
def test_a_revolt_ends_at_the_start_of_a_season_turn_if_a_garrison_has_stayed() -> None:
    there = {"teos": ["attica-hoplite-4-01"], "erythrae": ["attica-hoplite-4-02"]}
    t = season(there, inside=["attica-hoplite-4-01"], cities={"teos": ["revolt", "new-revolt"], "erythrae": ["revolt"]})
    assert not t.in_revolt("teos") and t.friend("teos") == "athens"
    assert t.event("revolt-ends").clauses == ("6.5.4b",)
    assert t.in_revolt("erythrae")  # who stands outside it is not in it


@pytest.mark.clause("6.5.3a")
def test_not_by_a_unit_of_the_other_side_or_a_leader() -> None:
    t = season({"teos": ["pericles"]}, inside=["pericles"], cities={"teos": ["revolt"]})
    assert t.in_revolt("teos")


@pytest.mark.clause("6.5a", "6.5.3a")
def test_a_revolt_in_a_spartan_region_ends_likewise() -> None:
    there = {"lechaeum": ["laconia-hoplite-5-01"]}
    t = season(there, inside=["laconia-hoplite-5-01"], cities={"lechaeum": ["revolt"]}, ml={"corinth": 8})
    assert not t.in_revolt("lechaeum")


@pytest.mark.clause("6.5.3b", "6.5.3a")
def test_a_revolt_lasts_a_season_whoever_is_inside() -> None:
    # it breaks out in the phase A of spring and ends when summer begins
    there = {"teos": ["attica-hoplite-4-01"]}
    rest = {"inside": ["attica-hoplite-4-01"], "al": {**FAITHFUL, "chios": -2}, "dice": [6]}
    steps = [turn.StartOfSeason(), revolt.RevoltPhase(), turn.StartOfSeason()]
    t = Table(there, steps=steps, multiplier=PLAIN, **rest)
    assert not t.events("revolt-ends")
    t.does("check:teos")
    assert [event.kind for event in t.events() if event.kind.startswith("revolt")] == ["revolt", "revolt-ends"]


@pytest.mark.clause("6.5.3b", "6.2")
def test_a_season_later_it_may_be_calmed() -> None:
    t = season(cities={"teos": ["revolt", "new-revolt"]})
    assert t.in_revolt("teos") and t.position()["cities"]["teos"] == ["revolt"]


@pytest.mark.clause("6.5.3a", "10.4.5")
def test_the_controllers_own_siege_is_over_when_the_revolt_is() -> None:
    there = {"teos": ["attica-hoplite-4-01", "attica-fleet-5-01"]}
    t = phase(there, cities={"teos": ["revolt"]}, siege={"teos": 1}, dice=[1]).does("calm:teos")
    assert not t.in_revolt("teos") and t.event("siege-ends").clauses == ("6.2",)
    assert phase(there, cities={"teos": ["revolt"]}, siege={"teos": 1}, dice=[6]).does("calm:teos").siege("teos") == 1


# ----------------------------------------------------------------------------------------------------- plague at Athens
@pytest.mark.clause("card.plague")
def test_the_plague_takes_a_unit_of_attica_in_a_city_of_attica_in_phase_a() -> None:
    there = {
        "athens": ["attica-hoplite-4-01", "laconia-hoplite-5-01"],
        "piraeus": ["attica-fleet-5-01"],
        "eleusis": ["attica-hoplite-4-02"],
        "chios": ["attica-hoplite-4-03"],
        "force-pool": ["attica-hoplite-4-04"],
    }
    within = ["attica-hoplite-4-01", "attica-fleet-5-01", "attica-hoplite-4-03"]
    t = phase(there, inside=within, facts=["plague"], dice=[2])
    assert t.asked == "PlagueVictim" and t.decider == "athens"
    t.may("perish:attica-fleet-5-01")
    for unit in ("attica-hoplite-4-02", "attica-hoplite-4-03", "attica-hoplite-4-04", "laconia-hoplite-5-01"):
        t.may_not(f"perish:{unit}", "card.plague")
    assert t.does("perish:attica-hoplite-4-01").where("attica-hoplite-4-01") == "build-pool"
    assert phase(there, inside=within, facts=["plague"], dice=[3]).over
    assert not phase(there, inside=within).events("rolled")
