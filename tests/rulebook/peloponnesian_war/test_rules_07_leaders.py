"""Leaders: who needs one, how many there are, who follows a dead one, and where they rest [7.8.1 to 7.8.5]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import codes, state
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA, UNITS
from polemos.games.peloponnesian_war.edge.position_names import piece_named, place_named
from polemos.games.peloponnesian_war.rules import losses, stacking
from polemos.games.peloponnesian_war.rules.season.placement import PlacementPhase
from polemos.games.peloponnesian_war.rules.season.supply import SideSupply
from polemos.kernel.flow import run
from rulebook.peloponnesian_war.table import Table

TWO = ["laconia-hoplite-5-01", "laconia-hoplite-5-02"]
VISITORS = ["tissaphernes", "agis", "brasidas"]
SHIPS = ["attica-fleet-5-01", "attica-fleet-5-02"]
FIELD = "3057"
"""A hex of Laconia without a city."""
GYLIPPUS = piece_named("gylippus")


def placing(pieces: Any, side: str = "sparta", **rest: Any) -> Table:
    """The placement phase of a side, alone."""
    number = ATHENS if side == "athens" else SPARTA
    return Table(pieces, steps=[PlacementPhase(number)], turn=0, side=side, **rest)


def may_stay(t: Table, side: int, place: str, leaving: str = "") -> bool:
    return stacking.may_stay(t.state, side, place_named(place), leaving=[piece_named(leaving)] if leaving else [])


@pytest.mark.clause("7.8.1", "7.8.1b", "14.2.1")
def test_with_a_leader_several_units_share_a_hex() -> None:
    assert may_stay(Table({FIELD: TWO[:1]}, steps=[]), SPARTA, FIELD)
    assert not may_stay(Table({FIELD: TWO}, steps=[]), SPARTA, FIELD)
    led = Table({FIELD: [*TWO, "agis"]}, steps=[])
    assert may_stay(led, SPARTA, FIELD)
    # he may not go away from them there, but from a city he may
    assert not may_stay(led, SPARTA, FIELD, leaving="agis")
    assert may_stay(Table({"sparta": [*TWO, "agis"]}, steps=[]), SPARTA, "sparta", leaving="agis")
    # the enemy's leader is no help
    assert not may_stay(Table({FIELD: [*TWO, "nicias"]}, steps=[]), SPARTA, FIELD)


@pytest.mark.clause("7.8.2", "14.2.1", "14.2.2")
def test_fleets_without_a_leader_do_not_share_a_sea_area() -> None:
    sea = "saronic_gulf"
    assert not may_stay(Table({sea: SHIPS}, steps=[]), ATHENS, sea)
    assert may_stay(Table({sea: [*SHIPS, "phormio"]}, steps=[]), ATHENS, sea)
    # they unstack
    t = Table({sea: SHIPS}, steps=[stacking.Spread(ATHENS, place_named(sea))])
    assert t.asked == "Spread"
    t.does("scatter:attica-fleet-5-02")
    # one sea area alone is next to it
    assert t.where(SHIPS[0]) == sea and t.where(SHIPS[1]) == "myrtoan_sea"
    # nor do they carry anybody or sail together
    t = Table({"piraeus": SHIPS}, steps=[])
    found = stacking.refusals_together(t.state, [piece_named(unit) for unit in SHIPS])
    assert {refusal.clause for refusal in found} == {"7.8.2", "14.2.5"}


@pytest.mark.clause("7.8.4a", "scenario.argive.f", "scenario.campaign.g")
@pytest.mark.parametrize(("scenario", "most"), [("argive", 4), ("campaign", 6)])
def test_no_side_begins_with_more_leaders_than_it_may_have(scenario: str, most: int) -> None:
    t = Table(base="scenario", scenario=scenario, phase="placement", turn=0)
    for side in (ATHENS, SPARTA):
        own = [leader for leader in range(UNITS, tables.PIECES) if t.state.leads[leader - UNITS] == side]
        assert len([leader for leader in own if t.state.loc[leader] >= -1]) == most


@pytest.mark.clause("7.8.4b")
def test_a_leader_drawn_at_random_follows_a_dead_one_in_his_stack() -> None:
    t = Table({FIELD: [*TWO, "agis"]}, steps=[])
    t.state.draw_script = [GYLIPPUS]
    losses.kill(t.state, piece_named("agis"), "17.8.1")
    assert t.where("agis") == "out"
    assert t.where("gylippus") == FIELD and t.commanded("gylippus") == "sparta"
    # inside, if he was inside
    t = Table({"sparta": [*TWO, "agis"]}, inside=[*TWO, "agis"], steps=[])
    t.state.draw_script = [GYLIPPUS]
    losses.kill(t.state, piece_named("agis"), "17.8.1")
    assert t.inside("gylippus")
    # out of the pool of his own side, whoever it is
    for seed in range(5):
        t = Table({FIELD: [*TWO, "agis"]}, steps=[], seed=str(seed))
        losses.kill(t.state, piece_named("agis"), "17.8.1")
        (came,) = [leader for leader in t.at(FIELD) if piece_named(leader) >= UNITS]
        assert t.commanded(came) == "sparta"


@pytest.mark.clause("7.8.4c")
def test_where_the_stack_is_gone_he_waits_in_the_home_region() -> None:
    t = Table({FIELD: ["agis"]}, steps=[])
    t.state.draw_script = [GYLIPPUS]
    losses.kill(t.state, piece_named("agis"), "7.8.6c")
    assert t.where("gylippus") == "force-pool"
    assert t.event("leader-waits")["region"] == "laconia"


@pytest.mark.clause("7.9.2", "7.8.4b")
def test_the_dead_stay_dead_but_those_rated_0_0_who_are_used_again() -> None:
    plain = [leader for leader in range(UNITS, tables.PIECES) if is_plain(leader)]
    assert plain and GYLIPPUS not in plain
    for seed in range(5):
        t = Table({FIELD: [*TWO, "agis"]}, steps=[], seed=str(seed))
        for leader in range(UNITS, tables.PIECES):
            if leader != piece_named("agis"):
                t.state.loc[leader] = codes.OUT
        state.reindex(t.state)
        losses.kill(t.state, piece_named("agis"), "17.8.1")
        assert t.where("agis") == "out"
        (came,) = [leader for leader in t.at(FIELD) if piece_named(leader) >= UNITS]
        assert piece_named(came) in plain and t.commanded(came) == "sparta"


def is_plain(leader: int) -> bool:
    """Whether a leader is one of Sparta's who are rated 0-0."""
    ratings = tables.LAND_RATING[leader], tables.NAVAL_RATING[leader]
    return tables.LEADER_SIDE[leader] == SPARTA and ratings == (0, 0)


# ------------------------------------------------------------------------------------------------------- 7.8.5: resting


@pytest.mark.clause("7.8.5")
def test_a_leader_goes_between_a_city_and_its_regions_force_pool() -> None:
    t = placing({"force-pool": ["agis"], "thebes": ["pagondas"]}, inside=["pagondas"], pool={"agis": "laconia"})
    t.does("levy:sparta")
    assert t.where("agis") == "sparta" and t.inside("agis")
    t.does("levy:thebes")
    assert t.where("pagondas") == "force-pool"
    assert t.event("leader-recalled")["target"] == "thebes"
    assert t.position()["pool"] == {"pagondas": "boeotia"}
    # any region's force pool will do, one of the enemy's too, and there he comes back to the map
    t = placing({"naupactus": ["phormio"]}, "athens", inside=["phormio"], holder={"naupactus": "athens"})
    t.does("levy:naupactus")
    assert t.position()["pool"] == {"phormio": "phocis_locris"}
    t.state.then(PlacementPhase(ATHENS))
    run(t.state)
    assert t.targets("levy") == ["naupactus"]
    t.does("levy:naupactus")
    assert t.where("phormio") == "naupactus"


@pytest.mark.clause("7.8.5", "scenario.argive.b")
def test_he_comes_back_on_the_map_of_the_scenario() -> None:
    # of the region of Aegina the Argive League has nothing but that city
    t = placing({"aegina": ["phormio"]}, "athens", inside=["phormio"], scenario="argive")
    t.does("levy:aegina")
    t.state.then(PlacementPhase(ATHENS))
    run(t.state)
    assert t.targets("levy") == ["aegina"]
    t.may_not("levy:amorgos", "scenario.argive.b")
    t.does("levy:aegina")
    assert t.where("phormio") == "aegina"


@pytest.mark.clause("7.8.5", "10.4.1")
def test_he_comes_back_in_that_region_and_through_a_friendly_city() -> None:
    pool = {"force-pool": ["agis", *TWO], "chios": ["chios-hoplite-4-01"]}
    t = placing(pool, pool={"agis": "laconia"}, holder={"gytheum": "athens"})
    t.does("levy:sparta").may("place-leader:agis").may_not("place-leader:pagondas", "7.8.5")
    t = placing({**pool, "corinth": ["corinth-light-3-01"]}, pool={"agis": "laconia"}, inside=["corinth-light-3-01"])
    t.may_not("levy:megara", "7.3.1")
    t = placing({"force-pool": ["agis", "corinth-light-3-01", "corinth-hoplite-4-01"]}, pool={"agis": "laconia"})
    t.does("levy:corinth").may_not("place-leader:agis", "7.8.5")
    # not out of a besieged city, nor from outside
    besieged = {"gytheum": ["brasidas", "laconia-light-2-01", "attica-hoplite-4-01"], "force-pool": TWO}
    t = placing({**besieged, "piraeus": SHIPS}, inside=["brasidas", "laconia-light-2-01"], siege={"gytheum": 0})
    t.may_not("levy:gytheum", "7.3.2", "10.4.1")
    t = placing({"sparta": ["agis", *TWO], "force-pool": ["laconia-light-2-01", "laconia-light-2-02"]})
    t.does("levy:sparta").may_not("recall-leader:agis", "7.8.5")


@pytest.mark.clause("7.8.5", "7.3.1c")
def test_he_does_not_go_to_and_fro_in_one_phase() -> None:
    t = placing({"sparta": ["agis"], "force-pool": ["laconia-light-2-01", "brasidas"]}, inside=["agis"])
    t.does("levy:sparta", "recall-leader:agis").may_not("place-leader:agis", "7.3.1c")
    t.does("place-leader:brasidas").may_not("recall-leader:brasidas", "7.3.1c")


@pytest.mark.clause("7.8.5", "12.10.3")
def test_a_satrap_rests_in_his_own_box() -> None:
    said: dict[str, Any] = {"satrap": {"tissaphernes": "sparta"}, "leads": {"tissaphernes": "sparta"}}
    t = placing({"force-pool": ["tissaphernes"]}, **said)
    assert set(t.targets("levy")) == {"sardis", "smyrna"}
    at_ephesus: dict[str, Any] = {"inside": ["tissaphernes"], "holder": {"ephesus": "sparta"}, **said}
    t = placing({"ephesus": ["tissaphernes"], "force-pool": TWO}, **at_ephesus)
    assert "ephesus" not in t.targets("levy")
    t = placing({"ephesus": VISITORS}, **{**at_ephesus, "inside": VISITORS})
    t.does("levy:ephesus").may_not("recall-leader:tissaphernes", "12.10.3")


@pytest.mark.clause("7.8.5b")
def test_leaders_need_no_supply() -> None:
    pieces = {FIELD: ["agis"], "argos": ["nicias"], "sparta": TWO}
    t = Table(pieces, steps=[SideSupply(SPARTA)], inside=TWO, season="winter", turn=0)
    # two hoplites in the home region
    assert tables.SCENARIOS[tables.CAMPAIGN].treasury[SPARTA] - t.talents("sparta") == 1
    assert t.where("agis") == FIELD
