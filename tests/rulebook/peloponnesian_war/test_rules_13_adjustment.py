"""Section 13: how allegiance and militance change with the seasons."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data.world import REGION_INDEX
from polemos.games.peloponnesian_war.rules.regions import adjustment
from polemos.wargame.reckoning import Term
from rulebook.peloponnesian_war.table import Table

AL, ML = "allegiance-entry", "militance-entry"
GARRISON = ["attica-hoplite-4-01"]
SPARTANS = ["laconia-hoplite-5-01"]


def phase_g(pieces: dict[str, list[str]] | None = None, /, **rest: Any) -> Table:
    """Phase G of a season, of a summer unless it is said, when nothing happens by itself."""
    said = {"season": "summer", **rest}
    return Table(pieces or {}, steps=[adjustment.AdjustmentPhase()], phase="adjustment", turn=0, **said)


def entries(t: Table, kind: str, region: str) -> dict[str, int]:
    """What changes the AL, or the ML, of a region."""
    return {event["entry"]: event["change"] for event in t.events(kind) if event["region"] == region}


def al(region: str, pieces: dict[str, list[str]] | None = None, /, **rest: Any) -> dict[str, int]:
    return entries(phase_g(pieces, **rest), AL, region)


def ml(region: str, pieces: dict[str, list[str]] | None = None, /, **rest: Any) -> dict[str, int]:
    return entries(phase_g(pieces, **rest), ML, region)


# ----------------------------------------------------------------------------------------------------- the phase [13.1]
@pytest.mark.clause("13.1a", "13.2a", "13.3a")
def test_every_region_is_adjusted_once_and_the_record_is_cleared() -> None:
    t = phase_g(
        al={"chios": 6},
        ml={"chios": 9, "corinth": 9},
        cities={"teos": ["revolt", "fallen"]},
        won={"sparta": {"chios": 1}, "athens": {"corinth": 1}},
        won_abroad={"corinth": 1},
        lost_abroad={"chios": 1},
        losses={"chios": 2},
        elite_losses={"laconia": 1},
        losses_of_year={"chios": 2},
        raids_on={"corinth": 2},
        fleets_lost={"athens": 1},
    )
    assert t.al("chios") == 6 - 1 - 1 and t.ml("chios") == 9 - 1 - 1
    assert t.ml("corinth") == 9 - 1 + 1
    left = t.position()
    for name in ("won", "won_abroad", "lost_abroad", "losses", "elite_losses", "raids_on"):
        assert not left.get(name)
    assert t.state.fleets_lost == [0, 0] and left["cities"] == {"teos": ["revolt"]}
    assert left["losses_of_year"] == {"chios": 2}


@pytest.mark.clause("13.1a", "13.2a")
def test_nothing_changes_where_nothing_has_happened() -> None:
    t = phase_g()
    assert not t.events(AL) and not t.events(ML) and not t.events("allegiance") and not t.events("militance")


@pytest.mark.clause("13.1b")
def test_the_sum_of_a_season_has_limits() -> None:
    worst = {"losses": {"corinth": 4}, "elite_losses": {"corinth": 1}, "raids_on": {"corinth": 2}}
    t = phase_g(ml={"corinth": 12}, lost_abroad={"corinth": 1}, **worst)
    assert entries(t, ML, "corinth") == {"losses": -2, "elite": -1, "raids": -1, "fighting": -1, "limit": 2}
    assert t.ml("corinth") == 9
    t = phase_g(ml={"corinth": 2}, **worst)
    assert t.ml("corinth") == 1  # the track ends


@pytest.mark.clause("13.1b")
def test_no_more_than_two_up() -> None:
    gained = [Term(adjustment.RECOVERY, 3, "13.3f")]
    assert [term.value for term in adjustment.limited(gained)] == [3, -1]


@pytest.mark.clause("13.1a", "5.3.3c")
def test_a_region_that_grows_weary_pays_less() -> None:
    t = phase_g(ml={"corinth": 5}, multiplier={"corinth": 3}, raids_on={"corinth": 2})
    assert t.ml("corinth") == 4 and t.state.multiplier[REGION_INDEX["corinth"]] == 1


# ---------------------------------------------------------------------------------------------------- allegiance [13.2]
@pytest.mark.clause("13.2d", "13.2b")
def test_a_revolt_that_nobody_invests() -> None:
    two = {"teos": ["revolt"], "erythrae": ["revolt"]}
    assert al("chios", cities=two) == {"revolt": -1}
    assert al("chios", {"teos": GARRISON}, cities=two) == {"revolt": -1}
    assert al("chios", {"teos": GARRISON}, cities={"teos": ["revolt"]}) == {}
    assert al("chios", {"teos": GARRISON}, cities={"teos": ["revolt"]}, siege={"teos": 1}) == {}


@pytest.mark.clause("13.2c", "6.5.2", "13.3d")
def test_a_rebel_city_that_the_enemy_garrisons_weighs_on_militance_once_instead() -> None:
    rest = {"holder": {"teos": "sparta"}, "cities": {"teos": ["fallen"]}}
    t = phase_g(**rest)
    assert entries(t, AL, "chios") == {} and entries(t, ML, "chios") == {"lost-city": -1}
    t.forget().state.then(adjustment.AdjustmentPhase())
    adjustment.AdjustmentPhase().run(t.state)
    assert entries(t, ML, "chios") == {}


@pytest.mark.clause("13.2e")
def test_a_garrison_from_elsewhere_steadies_a_region() -> None:
    rest = {"inside": GARRISON, "al": {"chios": 4}}
    assert al("chios", {"teos": GARRISON}, **rest) == {"presence": 1}
    assert al("chios", {"teos": GARRISON}, inside=GARRISON, al={"chios": 5}) == {}
    assert al("chios", {"teos": GARRISON}, al={"chios": 4}) == {}  # outside
    own = ["chios-hoplite-4-01"]
    assert al("chios", {"teos": own}, inside=own, al={"chios": 4}) == {}
    ships = ["attica-fleet-5-01"]
    assert al("chios", {"chios": ships}, inside=ships, al={"chios": 4}) == {"presence": 1}


@pytest.mark.clause("13.2e", "13.2b")
def test_not_where_a_city_is_in_revolt_or_held_nor_in_an_invested_one() -> None:
    rest = {"inside": GARRISON, "al": {"chios": 4}}
    assert al("chios", {"teos": GARRISON}, cities={"erythrae": ["revolt"]}, **rest) == {"revolt": -1}
    assert al("chios", {"teos": GARRISON}, holder={"erythrae": "sparta"}, **rest) == {}
    assert al("chios", {"teos": [*GARRISON, *SPARTANS]}, **rest) == {"abandonment": -1}
    # one that is invested is passed over
    there = {"teos": GARRISON, "erythrae": ["attica-hoplite-4-02"]}
    assert al("chios", there, cities={"erythrae": ["revolt"]}, **rest) == {"presence": 1}


@pytest.mark.clause("13.2e", "6.5.4a")
def test_a_unit_in_a_city_in_revolt_is_in_no_friendly_one() -> None:
    rest = {"inside": GARRISON, "al": {"chios": 4}, "cities": {"teos": ["revolt"]}}
    assert al("chios", {"teos": GARRISON}, **rest) == {"revolt": -1}
    allies = ["corinth-hoplite-4-01"]
    rest = {"inside": allies, "al": {"laconia": 4}}
    assert al("laconia", {"gytheum": allies}, **rest) == {"presence": 1}
    assert al("laconia", {"gytheum": allies}, cities={"gytheum": ["helots"]}, **rest) == {}


@pytest.mark.clause("13.2f")
def test_a_region_left_to_the_enemy() -> None:
    assert al("megarid", {"megara": GARRISON}) == {"abandonment": -1}
    assert al("megarid", {"megara": [*GARRISON, "megarid-hoplite-4-01"]}) == {}
    inside = {"inside": ["megarid-hoplite-4-01"]}
    assert al("megarid", {"megara": GARRISON, "pagae": ["megarid-hoplite-4-01"]}, **inside) == {}
    ships = {"pagae": ["megarid-fleet-3-01"]}
    assert al("megarid", {"megara": GARRISON, **ships}, inside=["megarid-fleet-3-01"]) == {"abandonment": -1}
    assert al("megarid", {"pagae": ["attica-fleet-5-01"]}) == {}  # ships alone


@pytest.mark.clause("13.2f", "13.2b")
def test_who_is_shut_in_does_not_count_for_the_controller() -> None:
    there = {"megara": [*GARRISON, "megarid-hoplite-4-01"]}
    assert al("megarid", there, inside=["megarid-hoplite-4-01"]) == {"abandonment": -1}


@pytest.mark.clause("13.2f")
def test_home_regions_are_not_abandoned_nor_those_with_a_garrison_of_the_enemy_alone() -> None:
    assert al("attica", {"eleusis": SPARTANS}) == {}
    assert al("megarid", {"nisaea": GARRISON}, inside=GARRISON, holder={"nisaea": "athens"}) == {}


@pytest.mark.clause("13.2f")
def test_troops_aboard_stand_nowhere() -> None:
    there = {"pagae": ["attica-fleet-5-01", *GARRISON]}
    assert al("megarid", there, aboard={"attica-fleet-5-01": GARRISON}) == {}


@pytest.mark.clause("13.2g")
@pytest.mark.parametrize(
    ("won", "entry"),
    [
        ({"athens": {"chios": 1}}, {"battle": 1}),
        ({"sparta": {"chios": 2}}, {"battle": -1}),
        ({"athens": {"chios": 1}, "sparta": {"chios": 1}}, {}),
        ({"athens": {"samos": 1}}, {}),
    ],
)
def test_battles_in_the_region(won: dict[str, dict[str, int]], entry: dict[str, int]) -> None:
    assert al("chios", won=won) == entry


@pytest.mark.clause("13.2g")
def test_battles_as_a_spartan_controller_sees_them() -> None:
    assert al("corinth", won={"sparta": {"corinth": 1}}) == {"battle": 1}
    assert al("corinth", won={"athens": {"corinth": 1}}) == {"battle": -1}


@pytest.mark.clause("13.2h", "13.3b", "15.4")
def test_two_raids_weigh_on_the_allegiance_of_athenian_regions_but_attica() -> None:
    raids = {"chios": 2, "samos": 1, "attica": 2, "corinth": 3, "laconia": 2}
    t = phase_g(raids_on=raids)
    assert entries(t, AL, "chios") == {"raids": -1} and entries(t, ML, "chios") == {}
    assert entries(t, AL, "samos") == entries(t, ML, "samos") == {}
    for region in ("attica", "corinth", "laconia"):
        assert entries(t, AL, region) == {} and entries(t, ML, region) == {"raids": -1}


# ----------------------------------------------------------------------------------------------------- militance [13.3]
@pytest.mark.clause("13.3c")
@pytest.mark.parametrize(
    ("lost", "elite", "entry"),
    [
        (1, 0, {}),
        (2, 0, {"losses": -1}),
        (3, 0, {"losses": -1}),
        (4, 0, {"losses": -2}),
        (1, 1, {"elite": -1}),
        (2, 2, {"losses": -1, "elite": -1}),
    ],
)
def test_losses(lost: int, elite: int, entry: dict[str, int]) -> None:
    assert ml("laconia", losses={"laconia": lost}, elite_losses={"laconia": elite}) == entry


@pytest.mark.clause("13.3d")
def test_a_city_that_was_lost_and_still_is() -> None:
    fallen = {"teos": ["fallen"], "erythrae": ["fallen"]}
    assert ml("chios", cities=fallen, holder={"teos": "sparta", "erythrae": "sparta"}) == {"lost-city": -1}
    assert ml("chios", cities=fallen) == {}  # retaken
    assert ml("chios", holder={"teos": "sparta"}) == {}  # an old loss


@pytest.mark.clause("13.3d", "13.2b")
def test_not_one_that_is_invested() -> None:
    rest = {"cities": {"teos": ["fallen"]}, "holder": {"teos": "sparta"}}
    assert ml("chios", {"teos": GARRISON}, **rest) == {}


@pytest.mark.clause("13.3d", "13.2b")
def test_a_medium_or_large_city_that_is_besieged() -> None:
    assert ml("samos", {"miletus": SPARTANS}, siege={"miletus": 0}) == {"lost-city": -1}
    assert ml("rhodes", {"lindus": SPARTANS}, siege={"lindus": 0}) == {"lost-city": -1}
    assert ml("chios", {"teos": SPARTANS}, siege={"teos": 0}) == {}  # a small one
    assert ml("samos", {"miletus": SPARTANS}) == {}  # only invested
    rebels = {"cities": {"miletus": ["revolt"]}, "ml": {"samos": 8}}
    assert ml("samos", {"miletus": GARRISON}, siege={"miletus": 0}, **rebels) == {}


@pytest.mark.clause("13.3e")
@pytest.mark.parametrize(
    ("won", "lost", "entry"), [(1, 0, {"fighting": 1}), (0, 2, {"fighting": -1}), (1, 1, {}), (0, 0, {})]
)
def test_battles_in_which_units_of_the_region_fought(won: int, lost: int, entry: dict[str, int]) -> None:
    assert ml("corinth", won_abroad={"corinth": won}, lost_abroad={"corinth": lost}) == entry


@pytest.mark.clause("13.3f")
def test_recovery_in_spring() -> None:
    levels = {"chios": 7, "samos": 8, "attica": 10, "laconia": 11}
    t = phase_g(season="spring", ml=levels)
    assert entries(t, ML, "chios") == entries(t, ML, "attica") == {"recovery": 1}
    assert entries(t, ML, "samos") == entries(t, ML, "laconia") == {}
    assert ml("chios", ml=levels, season="summer") == {}


@pytest.mark.clause("13.3g")
def test_an_enemy_garrison_weighs_in_winter() -> None:
    there = {"pylos": GARRISON}
    rest = {"inside": GARRISON, "forts": {"pylos": "athens"}, "ml": {"laconia": 15}}
    assert ml("laconia", there, season="winter", **rest) == {"occupation": -1}
    assert ml("laconia", there, season="fall", **rest) == {}
    shut_in = {"pylos": [*GARRISON, *SPARTANS]}
    assert ml("laconia", shut_in, season="winter", **rest) == {}
    rest = {"inside": GARRISON, "holder": {"teos": "sparta"}, "controller": {"chios": "sparta"}}
    assert ml("chios", {"teos": GARRISON}, season="winter", ml={"chios": 15}, **rest) == {"occupation": -1}
    assert ml("laconia", {"pylos": GARRISON}, season="winter", ml={"laconia": 15}) == {}  # outside


@pytest.mark.clause("13.3h")
def test_long_service_abroad_tires_in_winter() -> None:
    pool = {"force-pool": ["chios-fleet-5-01"]}
    away = {"myrtoan_sea": ["chios-fleet-5-02"], "potidaea": ["chios-hoplite-4-01"]}
    rest = {"ml": {"chios": 8}, "season": "winter"}
    assert ml("chios", {**away, **pool}, **rest) == {"service": -1}
    assert ml("chios", {**away, **pool, "chios": ["chios-hoplite-4-02"]}, **rest) == {}
    assert ml("chios", {**away, **pool}, ml={"chios": 8}, season="fall") == {}
    assert ml("chios", {**pool, "potidaea": ["chios-hoplite-4-01"]}, **rest) == {}  # as many at home, but not all


@pytest.mark.clause("13.3h")
def test_a_year_at_home_is_rest() -> None:
    home = {"force-pool": ["chios-fleet-5-01"], "chios": ["chios-hoplite-4-01"], "build-pool": ["chios-hoplite-4-02"]}
    rest = {"season": "winter"}
    assert ml("chios", home, ml={"chios": 11}, **rest) == {"rest": 1}
    assert ml("chios", home, ml={"chios": 12}, **rest) == {}
    assert ml("chios", home, ml={"chios": 11}, losses_of_year={"chios": 1}, **rest) == {"rest": 1}
    assert ml("chios", home, ml={"chios": 11}, losses_of_year={"chios": 2}, **rest) == {}


@pytest.mark.clause("scenario.campaign.h")
def test_phase_g_does_not_raise_the_militance_of_argolid_before_421() -> None:
    rest = {"season": "spring", "ml": {"argolid": 3}}
    t = phase_g(year=422, **rest)
    assert t.ml("argolid") == 3 and entries(t, ML, "argolid") == {"recovery": 1, "reluctance": -1}
    assert phase_g(year=421, **rest).ml("argolid") == 4
    assert phase_g(year=422, controller={"argolid": "athens"}, **rest).ml("argolid") == 4
    assert phase_g(year=422, lost_abroad={"argolid": 1}, ml={"argolid": 3}).ml("argolid") == 2


# ---------------------------------------------------------------------------------------------- beyond the limit [13.5]
@pytest.mark.clause("13.5a")
def test_a_disaster_at_sea_shakes_the_risk_zone() -> None:
    levels = {"chios": 3, "samos": 4, "argolid": 1}
    t = phase_g(al=levels, fleets_lost={"athens": 4})
    assert (t.al("chios"), t.al("samos"), t.al("argolid")) == (2, 4, 1)
    assert phase_g(al=levels, fleets_lost={"athens": 3}).al("chios") == 3
    assert phase_g(al=levels, fleets_lost={"sparta": 4}).al("chios") == 3


@pytest.mark.clause("card.helots", "13.1b")
def test_helots_in_revolt_weigh_on_laconia_outside_the_limit() -> None:
    two = {"gytheum": ["helots"], "asine": ["helots"]}
    assert phase_g(ml={"laconia": 12}, cities=two).ml("laconia") == 11
    worst = {"losses": {"laconia": 4}, "elite_losses": {"laconia": 1}, "raids_on": {"laconia": 2}}
    assert phase_g(ml={"laconia": 12}, cities=two, **worst).ml("laconia") == 8


@pytest.mark.clause("13.2b", "10.2.2c")
def test_only_regions_of_the_scenario_are_adjusted() -> None:
    t = phase_g(scenario="argive", raids_on={"chios": 2, "corinth": 2})
    assert entries(t, AL, "chios") == {} and entries(t, ML, "corinth") == {"raids": -1}
    assert t.state.how == codes.UNDECIDED
