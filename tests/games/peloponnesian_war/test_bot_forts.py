"""What the bot does with forts on the enemy's coast, with ships that go home, with leaders alone, and with money."""

from typing import Any

import pytest

from games.peloponnesian_war.bot_plays import moves, plays
from polemos.games.peloponnesian_war.bot import levying
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import ATHENS, PIECE_INDEX, SPARTA
from polemos.games.peloponnesian_war.rules.season.building import Build
from rulebook.peloponnesian_war.table import Table

FLEETS = [f"attica-fleet-5-0{n}" for n in range(1, 8)]
SPARTANS = [f"laconia-hoplite-5-0{n}" for n in range(1, 5)]
RICH: dict[str, Any] = {"treasury": {"athens": 100, "sparta": 40}}
COAST = "3352"
"""A bare coast of Laconia."""
OPEN_SEAS = [name for sea, name in enumerate(world.SEA_NAMES) if world.OPEN[sea]]


def lies_off_laconia(t: Table, piece: str) -> bool:
    at = t.state.loc[PIECE_INDEX[piece]]
    return at < world.LAND and world.REGION_AT[at] == world.LACONIA


@pytest.mark.clause("7.6.2", "13.3g")
def test_at_the_end_of_a_season_a_fleet_stays_on_the_coast_of_laconia_to_build_a_fort() -> None:
    t, _ = moves("athens", {"3360": [FLEETS[0]]}, turn=3, season="spring", **RICH)
    assert lies_off_laconia(t, FLEETS[0])
    # one is enough, there is one already, or there is no money
    t, _ = moves("athens", {"3360": [FLEETS[0]], "3252": [FLEETS[1]]}, turn=3, season="spring", **RICH)
    assert [lies_off_laconia(t, fleet) for fleet in FLEETS[:2]].count(True) == 1
    manned: Any = {"forts": {COAST: "athens"}, "inside": [FLEETS[1]], "bases": {COAST: "athens"}}
    t, _ = moves("athens", {"3360": [FLEETS[0]], COAST: [FLEETS[1]]}, turn=3, season="spring", **RICH, **manned)
    assert not lies_off_laconia(t, FLEETS[0])
    t, _ = moves("athens", {"3360": [FLEETS[0]]}, turn=3, season="spring", treasury={"athens": 5})
    assert not lies_off_laconia(t, FLEETS[0])
    # before the winter there would be nobody to feed them
    t, _ = moves("athens", {"3360": [FLEETS[0]]}, turn=3, season="fall", **RICH)
    assert not lies_off_laconia(t, FLEETS[0])


@pytest.mark.clause("7.6.2", "7.6.3a", "7.6.3c")
def test_there_a_fort_is_built_and_a_port_made_of_it() -> None:
    t = Table({COAST: [FLEETS[0]]}, steps=[Build(ATHENS)], phase="building", turn=0, side="athens", **RICH)
    made = plays(t, "athens", 2)
    assert made == [f"build-fort:{COAST}", f"build-base:{COAST}"]


@pytest.mark.clause("13.3g", "16.4.4")
def test_before_the_winter_a_fleet_goes_into_the_fort() -> None:
    fort: Any = {"forts": {COAST: "athens"}, "bases": {COAST: "athens"}}
    t, _ = moves("athens", {"3463": [FLEETS[0]]}, turn=3, season="fall", **RICH, **fort)
    assert t.where(FLEETS[0]) == COAST and t.inside(FLEETS[0])


@pytest.mark.clause("16.4.6a")
def test_no_fleet_crosses_an_open_sea_on_its_way_home() -> None:
    t, _ = moves("athens", {"2142": [FLEETS[0]], "naupactus": ["phormio"]}, turn=3, season="fall", dice=[6] * 20)
    assert t.inside(FLEETS[0]) and not [e for e in t.events("sails") if e["space"] in OPEN_SEAS]


@pytest.mark.clause("14.3.2")
def test_a_leader_alone_in_a_friendly_city_waits_there_until_somebody_needs_him() -> None:
    foe = {"thebes": ["attica-hoplite-4-01", "attica-hoplite-4-02"]}
    _, made = moves("sparta", {"sparta": ["agis"], **foe})
    assert not [c for c in made if c.startswith("move:")]
    t, _ = moves("sparta", {"sparta": ["agis"], "tegea": SPARTANS, **foe})
    assert t.where("agis") != "sparta"


@pytest.mark.clause("7.5", "5.1a")
def test_nobody_is_raised_where_enough_wait_at_home() -> None:
    waiting = {"force-pool": FLEETS[:3], "build-pool": FLEETS[3:5]}
    for pieces, raised in ((waiting, False), ({"build-pool": FLEETS[3:5]}, True)):
        t = Table(pieces, steps=[Build(ATHENS)], phase="building", turn=0, side="athens", treasury={"athens": 200})
        assert ("build:attica-fleet-5" in plays(t, "athens", 2)) is raised


@pytest.mark.clause("5.1a")
def test_a_rich_side_does_not_spend_its_chest_in_a_year() -> None:
    t = Table({}, phase="placement", turn=0, season="spring", treasury={"athens": 240, "sparta": 60})
    assert 4 * levying.allowed(t.state, ATHENS) < 240 * 2 / 3
    assert levying.allowed(t.state, SPARTA) > 10


@pytest.mark.clause("9.6", "10.5.1")
def test_besiegers_whom_nobody_would_pay_in_the_winter_go_home() -> None:
    camp = {"megara": ["hagnon", *[f"attica-hoplite-4-0{n}" for n in range(1, 9)]]}
    siege: Any = {"siege": {"megara": 2}, "season": "fall", "turn": 3}
    paid, _ = moves("athens", camp, treasury={"athens": 60}, **siege)
    assert paid.where("hagnon") == "megara"
    poor, _ = moves("athens", camp, treasury={"athens": 0}, **siege)
    assert poor.where("hagnon") != "megara" and levying.paid_in_winter(poor.state, ATHENS) == 0.0


@pytest.mark.clause("7.5", "9.4.1")
def test_units_are_raised_with_money_that_those_on_the_map_do_not_need_this_year() -> None:
    pieces = {"corinth": [f"corinth-hoplite-4-0{n}" for n in range(1, 6)], "build-pool": ["laconia-hoplite-5-01"]}
    said: Any = {"steps": [Build(SPARTA)], "phase": "building", "turn": 0, "side": "sparta", "season": "spring"}
    for talents, raised in ((30, False), (40, True)):
        t = Table(pieces, inside=pieces["corinth"], treasury={"sparta": talents}, **said)
        assert ("build:laconia-hoplite-5" in plays(t, "sparta", 2)) is raised
