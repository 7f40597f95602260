"""Naval battles [17.9, 17.7.4, 10.2.1b]: odds, narrow waters, prizes, where the beaten go."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data.tables import PIECE_KEY
from polemos.games.peloponnesian_war.data.world import REGION_COUNT, REGION_INDEX
from polemos.games.peloponnesian_war.edge.position_names import piece_named
from polemos.games.peloponnesian_war.rules.combat import reckoning
from polemos.games.peloponnesian_war.rules.combat.account import ATTACKER, DEFENDER
from rulebook.peloponnesian_war.fights import ATTIC_FLEETS, CORINTH, CORINTH_FLEETS, SPARTA, sea_fight

ATHENIAN = {"tissaphernes": "athens"}
LEAGUE = ("laconia", "boeotia", "arcadia", "elis")
GUARDS = [key for key in PIECE_KEY if key.split("-")[0] in LEAGUE and "fleet" not in key and key.count("-") > 1]


@pytest.mark.clause("17.2b", "17.9.1", "17.7.4")
def test_a_battle_in_a_sea_area() -> None:
    # 3 against 2 at 1-1, die 6: -/D; the Corinthians roll 4 and 5 over 3 and are routed
    t = sea_fight("corinthian_gulf", ATTIC_FLEETS[:3], CORINTH_FLEETS[:2], dice=[6, 4, 5, 4, 3])
    assert [e["unit"] for e in t.events("pursued")] == [CORINTH_FLEETS[1]], "caught on 1 to 3 at sea"
    assert t.asked == "FleetsFlee"
    assert "naupactus" not in t.targets("retreat")
    t.does(t.choices("retreat")[0])
    assert t.where(CORINTH_FLEETS[0]) not in ("corinthian_gulf", "build-pool")


@pytest.mark.clause("17.2b")
def test_cargo_shares_the_fate_of_its_fleet() -> None:
    t = sea_fight(
        "corinthian_gulf",
        ATTIC_FLEETS[:4],
        [CORINTH_FLEETS[0]],
        also=[CORINTH[0]],
        aboard={CORINTH_FLEETS[0]: [CORINTH[0]]},
        dice=[6],
    )
    assert t.where(CORINTH_FLEETS[0]) == "build-pool" and t.where(CORINTH[0]) == "build-pool"


@pytest.mark.clause("17.2b")
def test_the_owner_assigns_cargo_before_the_battle() -> None:
    t = sea_fight(
        "corinthian_gulf",
        ATTIC_FLEETS[:2],
        CORINTH_FLEETS[:2],
        also=[CORINTH[0]],
        aboard={CORINTH_FLEETS[0]: [CORINTH[0]]},
    )
    assert t.asked == "Cargo" and t.decider == "sparta"
    t.does(f"load:{CORINTH[0]}")
    assert t.state.aboard[piece_named(CORINTH[0])] == piece_named(CORINTH_FLEETS[1])


@pytest.mark.clause("17.9.2")
@pytest.mark.parametrize(("sea", "morale"), [("gulf_of_patrae", 4), ("corinthian_gulf", 5)])
def test_narrow_waters(sea: str, morale: int) -> None:
    t = sea_fight(sea, ATTIC_FLEETS[:2], CORINTH_FLEETS[:3], dice=[2, 1, 1])
    assert reckoning.morale_of(t.state, piece_named(ATTIC_FLEETS[0]), ATTACKER) == morale


@pytest.mark.clause("17.9.2")
def test_the_best_keep_their_morale_against_fewer() -> None:
    t = sea_fight("gulf_of_patrae", ATTIC_FLEETS[:3], CORINTH_FLEETS[:3], dice=[2, 1, 1, 1, 1, 1, 1])
    assert reckoning.morale_of(t.state, piece_named(ATTIC_FLEETS[0]), ATTACKER) == 5


@pytest.mark.clause("17.6c")
def test_a_fleet_that_began_at_sea_is_tired() -> None:
    t = sea_fight(
        "corinthian_gulf",
        ATTIC_FLEETS[:2],
        CORINTH_FLEETS[:2],
        marks={CORINTH_FLEETS[0]: ["from-sea"]},
        dice=[3, 1, 1, 1, 1],
    )
    assert reckoning.morale_of(t.state, piece_named(CORINTH_FLEETS[0]), DEFENDER) == 3
    assert reckoning.morale_of(t.state, piece_named(CORINTH_FLEETS[1]), DEFENDER) == 4


@pytest.mark.clause("17.4.9", "12.8b")
def test_naval_tactics_for_every_round_of_the_leader_named() -> None:
    t = sea_fight(
        "corinthian_gulf",
        [*ATTIC_FLEETS[:2], "phormio"],
        CORINTH_FLEETS[:2],
        tokens={"athens": ["tactics"]},
        tactician="phormio",
        dice=[2, 1, 1, 1, 1],
    )
    assert t.asked == "SpendTactics"
    t.does("spend:2")
    assert reckoning.T_TACTICS in {term.what for term in reckoning.shifts(t.state, ATTACKER)}


@pytest.mark.clause("10.2.1b", "10.2.1b2", "10.2.1b3", "17.7.4", "13.4a")
def test_over_a_port_movers_go_back_to_sea_and_defenders_into_port() -> None:
    t = sea_fight(
        "lechaeum",
        ATTIC_FLEETS[:2],
        CORINTH_FLEETS[:2],
        start="corinthian_gulf",
        inside=CORINTH_FLEETS[:2],
        dice=[1, 6, 6, 6, 6],
    )
    assert t.where(ATTIC_FLEETS[0]) == "corinthian_gulf" and t.where(CORINTH_FLEETS[0]) == "lechaeum"
    assert t.state.won[REGION_COUNT + REGION_INDEX["corinth"]] == 1, "it counts for the region of the port"
    t = sea_fight(
        "lechaeum",
        ATTIC_FLEETS[:3],
        CORINTH_FLEETS[:2],
        start="corinthian_gulf",
        inside=CORINTH_FLEETS[:2],
        dice=[6, 6, 6, 6, 6],
    )
    assert t.where(CORINTH_FLEETS[0]) == "lechaeum" and t.inside(CORINTH_FLEETS[0])


@pytest.mark.clause("10.2.1b3", "14.2.1", "17.7.4")
def test_beaten_fleets_find_no_more_room_in_the_port_of_a_fort_than_others() -> None:
    """Four are in it; of three that lie before it one goes in, and the others put out to sea (RULING-151)."""
    inside = [*CORINTH[:2], *CORINTH_FLEETS[:2]]
    before = [*CORINTH_FLEETS[2:4], "laconia-fleet-4-01"]
    port: dict[str, Any] = {"forts": {"3545": "sparta"}, "bases": {"3545": "sparta"}, "inside": inside}
    t = sea_fight("3545", ATTIC_FLEETS[:3], before, start="saronic_gulf", also=inside, **port)
    t.dice(2, *[1] * 20).until("GoOn", side="sparta").does("break-off")
    there = [unit for unit in (*inside, *before) if t.where(unit) == "3545"]
    assert len(there) == 5 and all(t.inside(unit) for unit in there)
    assert sorted(t.where(fleet) for fleet in before) == ["3545", "saronic_gulf", "saronic_gulf"]
    # a city takes them all in
    t = sea_fight(
        "lechaeum", ATTIC_FLEETS[:3], CORINTH_FLEETS, start="corinthian_gulf", also=CORINTH[:3], inside=CORINTH[:3]
    )
    t.dice(2, *[1] * 20).until("GoOn", side="sparta").does("break-off")
    assert all(t.where(fleet) == "lechaeum" and t.inside(fleet) for fleet in CORINTH_FLEETS)


@pytest.mark.clause("17.9.3")
def test_a_prize_for_three_fleets() -> None:
    pool = {"build-pool": [ATTIC_FLEETS[9]]}
    t = sea_fight("corinthian_gulf", ATTIC_FLEETS[:4], CORINTH_FLEETS[:3], more=pool, dice=[6, 6, 6, 6, 1, 1, 1])
    assert len(t.events("pursued")) == 3
    assert t.asked == "Prize" and t.decider == "athens"
    t.does("prize:attica-fleet-5")
    assert t.where(ATTIC_FLEETS[9]) == "force-pool"


@pytest.mark.clause("17.7.2", "17.7.4")
def test_fleets_without_a_way_are_all_destroyed() -> None:
    lost = sea_fight("corinthian_gulf", ATTIC_FLEETS[:2], CORINTH_FLEETS[:2], side=0, dice=[1, 6, 6, 6, 6])
    assert lost.asked == "FleetsFlee" and lost.decider == "athens"
    # an enemy on every coast of the gulf, and a fleet in the sea beside it
    more = {place: [guard] for place, guard in zip(lost.targets("retreat"), GUARDS, strict=False)}
    assert len(more) == len(lost.targets("retreat")) > 10 and "gulf_of_patrae" in more
    more["gulf_of_patrae"] = [CORINTH_FLEETS[2]]
    t = sea_fight("corinthian_gulf", ATTIC_FLEETS[:2], CORINTH_FLEETS[:2], more=more, dice=[1, 6, 6, 6, 6])
    assert [t.where(name) for name in ATTIC_FLEETS[:2]] == ["build-pool"] * 2


@pytest.mark.clause("17.7.4", "10.2.3a", "10.2.3b")
def test_beaten_fleets_enter_a_port_that_is_invested_by_land_alone() -> None:
    dice = [2, 1, 1, 1, 1, 1, 1]
    camp = {"piraeus": ["boeotia-hoplite-5-01"]}
    t = sea_fight("saronic_gulf", CORINTH_FLEETS, ATTIC_FLEETS[:2], side=SPARTA, more=camp, dice=dice)
    t.does("break-off").may("retreat:piraeus").does("retreat:piraeus")
    assert t.where(ATTIC_FLEETS[0]) == "piraeus" and t.inside(ATTIC_FLEETS[0])
    shut = {"piraeus": ["boeotia-hoplite-5-01", "megarid-fleet-3-01"]}
    t = sea_fight("saronic_gulf", CORINTH_FLEETS, ATTIC_FLEETS[:2], side=SPARTA, more=shut, dice=dice)
    t.does("break-off").may_not("retreat:piraeus", "17.7.4")


@pytest.mark.clause("17.7.4", "1.2i", "16.4.3")
def test_beaten_fleets_find_no_haven_in_persia() -> None:
    dice = [2, 1, 1, 1, 1, 1, 1]
    t = sea_fight("smyrna_gulf", CORINTH_FLEETS, ATTIC_FLEETS[:2], side=SPARTA, dice=dice).does("break-off")
    t.may_not("retreat:smyrna", "17.7.4").may("retreat:6837")
    t = sea_fight("smyrna_gulf", CORINTH_FLEETS, ATTIC_FLEETS[:2], side=SPARTA, satrap=ATHENIAN, dice=dice)
    t.does("break-off").may("retreat:smyrna")
