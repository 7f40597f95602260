"""Movement by sea, transport, landing, storms, the Isthmus [16.4, 16.5, 16.8, 16.9]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import codes, state
from polemos.games.peloponnesian_war.data.tables import PIECE_INDEX
from polemos.games.peloponnesian_war.rules.campaign.phase import EndOfTurn
from polemos.kernel.flow import waiting
from rulebook.peloponnesian_war.fights import THEBANS, battle, begin
from rulebook.peloponnesian_war.moves import ATHENS, LUCK, SPARTA, left, moves, some
from rulebook.peloponnesian_war.table import Table

FLEETS = some("attica-fleet-5", 3)


# --------------------------------------------------------------------------------------------------------------- fleets


@pytest.mark.clause("16.1b", "16.4.1", "1.2f")
def test_what_fleets_pay() -> None:
    t = moves({"piraeus": ["hagnon", "attica-fleet-5-01"]}, side=ATHENS).does("sail:hagnon")
    assert left(t) == 8
    t.does("halt:saronic_gulf")
    assert left(t) == 7
    t.does("halt:northern_cyclades")
    assert left(t) == 5
    t.does("move:ceos")
    assert t.where("attica-fleet-5-01") == "ceos" and t.inside("attica-fleet-5-01")


@pytest.mark.clause("16.4.1")
def test_only_listed_seas_are_neighbours() -> None:
    # the Saronic Gulf opens into the Myrtoan Sea alone, though Euboea is near
    t = moves({"saronic_gulf": ["hagnon", "attica-fleet-5-01"]}, side=ATHENS).does("sail:hagnon")
    assert left(t.does("halt:south_euboean_gulf")) == 6
    # from a coast the first step is to one of its own seas: Chalcis has two
    t = moves({"chalcis": ["hagnon", "attica-fleet-5-01"]}, side=ATHENS).does("sail:hagnon")
    assert left(t.does("halt:north_euboean_gulf")) == 7


@pytest.mark.clause("16.1b", "14.4.1", "card.etesian", "card.fair_winds")
def test_points_in_winter_and_in_the_winds() -> None:
    pieces = {"piraeus": ["hagnon", "attica-fleet-5-01"]}
    assert left(moves(pieces, side=ATHENS, season="winter").does("sail:hagnon")) == 6
    assert left(moves(pieces, side=ATHENS, winds={"athens": -3}).does("sail:hagnon")) == 5
    assert left(moves(pieces, side=ATHENS, winds={"athens": 3}).does("sail:hagnon")) == 11
    t = moves(pieces, side=ATHENS).does("sail:hagnon").may("move:samos")
    moves(pieces, side=ATHENS, winds={"athens": -3}).does("sail:hagnon").may_not("move:samos", "16.1b")
    assert not t.over


@pytest.mark.clause("16.4.2", "16.4.4")
def test_where_fleets_end_their_move() -> None:
    pieces = {"saronic_gulf": ["attica-fleet-5-01"], "3648": ["epidaurus-hoplite-4-01"]}
    sail = "sail:attica-fleet-5-01"
    t = moves(pieces, side=ATHENS).does(sail)
    t.may("move:piraeus", "move:3850", "move:nisaea", "move:myrtoan_sea").may_not("move:3648", "16.4.2")
    t.does("move:3850")
    assert not t.inside("attica-fleet-5-01")
    t = moves(pieces, side=ATHENS).does(sail, "move:piraeus")
    assert t.inside("attica-fleet-5-01")
    t = moves(pieces, side=ATHENS).does(sail, "move:nisaea")
    assert not t.inside("attica-fleet-5-01")
    # a unit that the fleet's own side has shut in does not bar the beach, here of Pyrrha, which is no port
    camp = {"lesbian_sea": ["corinth-fleet-4-01"], "pyrrha": ["lesbos-hoplite-4-01", "laconia-hoplite-5-01"]}
    t = moves(camp, inside=["lesbos-hoplite-4-01"]).does("sail:corinth-fleet-4-01").may("move:pyrrha")
    camp["pyrrha"].pop()
    t = moves(camp, inside=["lesbos-hoplite-4-01"]).does("sail:corinth-fleet-4-01").may_not("move:pyrrha", "16.4.2")


@pytest.mark.clause("16.4.2", "7.6.3c")
def test_a_base_makes_a_port() -> None:
    fort: Any = {"forts": {"pylos": "athens"}, "bases": {"pylos": "athens"}}
    t = moves({"messenian_coast": ["attica-fleet-5-01"]}, side=ATHENS, **fort).does("sail:attica-fleet-5-01")
    assert t.does("move:pylos").inside("attica-fleet-5-01")


@pytest.mark.clause("7.8.2", "14.2.1")
def test_without_a_leader_fleets_sail_alone() -> None:
    t = moves({"piraeus": FLEETS, "saronic_gulf": ["attica-fleet-6-01"]}, side=ATHENS).does(f"sail:{FLEETS[0]}")
    t.may_not("move:saronic_gulf", "7.8.2", "14.2.1").may("move:myrtoan_sea")
    t.may_not(f"take:{FLEETS[1]}", "14.2.5")
    t = moves({"piraeus": ["hagnon", *FLEETS], "saronic_gulf": ["attica-fleet-6-01"]}, side=ATHENS)
    t.does("sail:hagnon", "move:saronic_gulf")
    assert len(t.at("saronic_gulf")) == 5


@pytest.mark.clause("14.3.1")
def test_fleets_are_left_picked_up_and_called() -> None:
    t = moves({"piraeus": ["hagnon", *FLEETS]}, side=ATHENS).does("sail:hagnon", f"leave:{FLEETS[0]}", "move:aegina")
    assert t.at("aegina") == [*FLEETS[1:], "hagnon"]
    t = moves({"piraeus": ["hagnon", *FLEETS]}, side=ATHENS).does("sail:hagnon", "leave-all", f"take:{FLEETS[1]}")
    assert t.does("move:aegina").at("aegina") == [FLEETS[1], "hagnon"]
    t = moves({"piraeus": ["hagnon", FLEETS[0]], "aegina": [FLEETS[1]]}, side=ATHENS)
    t.does("sail:hagnon", "halt:aegina", f"take:{FLEETS[1]}", "move:myrtoan_sea")
    assert t.at("myrtoan_sea") == [*FLEETS[:2], "hagnon"]
    t = moves({"piraeus": ["hagnon", *FLEETS]}, side=ATHENS).does("sail:hagnon", "halt:aegina", f"leave:{FLEETS[0]}")
    assert t.inside(FLEETS[0]) and t.does("move:myrtoan_sea").where(FLEETS[1]) == "myrtoan_sea"


# ------------------------------------------------------------------------------------------------------------ open seas


@pytest.mark.clause("16.4.6a", "1.2g")
@pytest.mark.parametrize(("season", "face", "lost"), [("spring", 1, 1), ("spring", 2, 0), ("winter", 2, 1)])
def test_fleets_are_lost_in_open_seas(season: str, face: int, lost: int) -> None:
    pieces = {"myrtoan_sea": ["hagnon", *FLEETS[:2], "attica-hoplite-4-01"]}
    aboard = {FLEETS[0]: ["attica-hoplite-4-01"]}
    t = moves(pieces, side=ATHENS, aboard=aboard, season=season, dice=[face, *LUCK])
    t.does("sail:hagnon", "move:sea_of_crete").until(lambda t: t.over)
    assert [event["reason"] for event in t.events("rolled")][:2] == ["open-sea", "open-sea"]
    assert (t.where(FLEETS[0]) == "build-pool") == bool(lost)
    assert (t.where("attica-hoplite-4-01") == "build-pool") == bool(lost), "with what it carries"
    assert t.where(FLEETS[1]) == "sea_of_crete"


@pytest.mark.clause("16.1a", "16.4.6a")
def test_a_move_is_over_when_all_are_lost() -> None:
    t = moves({"myrtoan_sea": FLEETS[:1], "piraeus": FLEETS[1:2]}, side=ATHENS, season="winter", dice=[1, *LUCK])
    t.does(f"sail:{FLEETS[0]}", "move:sea_of_crete")
    assert t.where(FLEETS[0]) == "build-pool"
    assert (t.state.group, t.state.points, t.state.came_from) == ([], 0, -1)


@pytest.mark.clause("16.4.6a", "7.8.6c")
def test_a_leader_is_lost_with_his_last_ship() -> None:
    t = moves({"myrtoan_sea": ["hagnon", FLEETS[0]]}, side=ATHENS, dice=[1]).does("sail:hagnon", "move:sea_of_crete")
    assert t.over and t.where("hagnon") == "out"


@pytest.mark.clause("16.4.6a")
def test_a_loss_stops_the_voyage() -> None:
    pieces = {"sea_of_crete": ["hagnon", *FLEETS]}
    t = moves(pieces, side=ATHENS, dice=[1, 6, 6]).does("sail:hagnon", "move:carpathian_sea")
    assert t.asked == "Sail" and t.at("carpathian_sea") == [*FLEETS[1:], "hagnon"]
    t = moves(pieces, side=ATHENS, dice=[6, 6, 6]).does("sail:hagnon", "move:carpathian_sea")
    assert t.over


@pytest.mark.clause("16.4.6b", "8.5a", "17.1b")
def test_nobody_fights_in_an_open_sea() -> None:
    pieces = {"myrtoan_sea": FLEETS[:1], "sea_of_crete": ["corinth-fleet-4-01"]}
    t = moves(pieces, side=ATHENS, dice=LUCK).does(f"sail:{FLEETS[0]}")
    t.may_not("attack:sea_of_crete", "8.5a", "16.4.6b").does("move:sea_of_crete")
    assert t.over and t.where("corinth-fleet-4-01") == "sea_of_crete"


@pytest.mark.clause("16.4.1", "16.4.6a")
def test_the_way_keeps_off_open_seas_where_it_can() -> None:
    # from the Laconian Gulf to the Myrtoan Sea over the Argolic Gulf or the Sea of Crete
    t = moves({"laconian_gulf": ["hagnon", FLEETS[0]]}, side=ATHENS).does("sail:hagnon", "move:myrtoan_sea")
    assert [event["space"] for event in t.events("sails")] == ["argolic_gulf", "myrtoan_sea"]


# ------------------------------------------------------------------------------------------------------------ transport


@pytest.mark.clause("16.5.1")
def test_eight_points_carry_troops_over_three_seas() -> None:
    pieces = {"piraeus": ["hagnon", FLEETS[0], "attica-hoplite-4-01"]}
    t = moves(pieces, side=ATHENS).does("sail:hagnon", "embark:attica-hoplite-4-01")
    assert left(t) == 6
    # Saronic Gulf, Myrtoan Sea, Argolic Gulf: 2 + 3 + 1 + 2
    t.may("land-at:4348", "land-at:3850").may_not("land-at:3062", "16.1b").may("move:3062").does("land-at:3352")
    assert t.where("attica-hoplite-4-01") == "3352" and "aboard" not in t.position()


@pytest.mark.clause("16.5.1", "7.6.3c")
def test_landing_is_free_at_a_base_of_ones_own_on_a_bare_coast() -> None:
    """2 to embark, 3 areas, 1 for the coast, and nothing for the landing: one area farther than elsewhere (RULING-150).

    The troops stand in the open: a base is no place to be inside of.
    """
    pieces = {"piraeus": ["hagnon", FLEETS[0], "attica-hoplite-4-01"]}
    t = moves(pieces, side=ATHENS, bases={"3062": "sparta"}).does("sail:hagnon", "embark:attica-hoplite-4-01")
    t.may_not("land-at:3062", "16.1b")
    t = moves(pieces, side=ATHENS, bases={"3062": "athens"}).does("sail:hagnon", "embark:attica-hoplite-4-01")
    t.does("land-at:3062")
    assert t.where("attica-hoplite-4-01") == "3062" and "aboard" not in t.position()
    assert not t.inside("attica-hoplite-4-01") and not t.inside(FLEETS[0])


@pytest.mark.clause("16.5.1")
def test_how_many_a_fleet_carries() -> None:
    troops = ["attica-hoplite-4-01", "attica-light-3-01", "attica-cavalry-4-01"]
    t = moves({"piraeus": ["hagnon", *FLEETS[:2], *troops]}, side=ATHENS).does("sail:hagnon")
    t.does("embark:attica-cavalry-4-01").may_not("embark:attica-hoplite-4-01", "16.5.1")
    t = moves({"piraeus": ["hagnon", *FLEETS[:2], *troops]}, side=ATHENS).does("sail:hagnon")
    t.does("embark:attica-hoplite-4-01").may_not("embark:attica-cavalry-4-01", "16.5.1")
    t.may("embark:attica-light-3-01")
    t.does("embark:attica-light-3-01")
    assert left(t) == 6, "it is paid once"
    t = (
        moves({"piraeus": ["hagnon", *FLEETS, *troops]}, side=ATHENS)
        .does("sail:hagnon")
        .may_not("embark-all", "16.5.1")
    )
    four = [*FLEETS, "attica-fleet-6-01"]
    t = moves({"piraeus": ["hagnon", *four, *troops]}, side=ATHENS).does("sail:hagnon", "embark-all")
    assert left(t) == 6, "it is paid once"
    t.does("move:aegina")
    assert all(t.where(unit) == "aegina" and t.inside(unit) for unit in troops)


@pytest.mark.clause("16.5.1", "7.8.2")
def test_troops_need_a_leader_and_must_not_have_moved_or_fought() -> None:
    pieces = {"piraeus": ["hagnon", FLEETS[0], "attica-hoplite-4-01"]}
    t = moves({"piraeus": pieces["piraeus"][1:]}, side=ATHENS).does(f"sail:{FLEETS[0]}")
    t.may_not("embark:attica-hoplite-4-01", "7.8.2")
    for mark in ("moved", "fought"):
        t = moves(pieces, side=ATHENS, marks={"attica-hoplite-4-01": [mark]}).does("sail:hagnon")
        t.may_not("embark:attica-hoplite-4-01", "16.5.1")
    t = moves(pieces, side=ATHENS, held=["attica-hoplite-4-01"]).does("sail:hagnon")
    t.may_not("embark:attica-hoplite-4-01", "12.3d")
    # laden fleets without a leader stay where they are
    t = moves(
        {"saronic_gulf": [FLEETS[0], "attica-hoplite-4-01"]}, side=ATHENS, aboard={FLEETS[0]: ["attica-hoplite-4-01"]}
    )
    assert t.over


@pytest.mark.clause("7.8.2")
def test_laden_fleets_that_lose_their_leader_stop() -> None:
    pieces = {"piraeus": ["hagnon", *FLEETS[:2], "attica-hoplite-4-01"], "athens": ["attica-hoplite-4-02"]}
    t = moves(pieces, side=ATHENS).does("sail:hagnon", "embark:attica-hoplite-4-01", "halt:saronic_gulf")
    state.lift(t.state, PIECE_INDEX["hagnon"], codes.OUT)
    t.state.opts = waiting(t.state).options(t.state)
    assert t.choices() == ["done"]
    assert "7.8.2" in t.reasons("move:myrtoan_sea")


@pytest.mark.clause("17.1a", "14.2.5")
def test_a_fleet_without_a_leader_attacks_alone() -> None:
    pieces = {"piraeus": [FLEETS[0]], "saronic_gulf": [FLEETS[1], "corinth-fleet-4-01"]}
    marks = {"corinth-fleet-4-01": ["tried"]}
    t = moves(pieces, side=ATHENS, marks=marks, dice=LUCK).does(f"sail:{FLEETS[0]}", "attack:saronic_gulf")
    t.until(lambda t: t.asked in ("SetOut", "Sail"))
    assert "fought" not in t.position()["marks"].get(FLEETS[1], [])
    # with a leader all that are there fight
    pieces["piraeus"].append("hagnon")
    t = moves(pieces, side=ATHENS, marks=marks, dice=LUCK).does("sail:hagnon", "attack:saronic_gulf").until("Sail")
    assert "fought" in t.position()["marks"][FLEETS[1]]


@pytest.mark.clause("16.5.1", "16.1a")
def test_to_be_carried_is_the_move_of_the_troops() -> None:
    pieces = {"piraeus": ["hagnon", FLEETS[0], "attica-hoplite-4-01"], "athens": ["attica-hoplite-4-02"]}
    t = moves(pieces, side=ATHENS).does("sail:hagnon", "embark:attica-hoplite-4-01", "move:aegina")
    t.may_not("march:attica-hoplite-4-01", "16.1a")
    t.may("march:attica-hoplite-4-02")


@pytest.mark.clause("16.5.1")
def test_a_friendly_port_asks_nothing_for_landing() -> None:
    pieces = {"saronic_gulf": ["hagnon", FLEETS[0], "attica-hoplite-4-01"]}
    aboard = {FLEETS[0]: ["attica-hoplite-4-01"]}
    t = moves(pieces, side=ATHENS, aboard=aboard, winds={"athens": -7}).does("sail:hagnon")
    assert left(t) == 1
    t.may_not("land-at:3850", "16.1b").may_not("land-at:piraeus", "16.5.1").does("move:piraeus")
    assert t.inside("attica-hoplite-4-01")
    # in another coastal hex they stay aboard unless they land
    t = moves(pieces, side=ATHENS, aboard=aboard).does("sail:hagnon", "move:3850")
    assert t.state.aboard[t.state.at[t.state.loc[0]][0]] >= -1 and t.where("attica-hoplite-4-01") == "3850"
    assert t.position()["aboard"] == aboard


@pytest.mark.clause("16.5.2")
def test_landed_troops_go_no_farther_but_their_fleets_may() -> None:
    pieces = {"piraeus": ["hagnon", FLEETS[0], "attica-hoplite-4-01"], "athens": ["attica-hoplite-4-02"]}
    t = moves(pieces, side=ATHENS).does("sail:hagnon", "embark:attica-hoplite-4-01", "halt:3850")
    t.does("disembark:attica-hoplite-4-01")
    assert left(t) == 8 - 2 - 2 - 2
    t.does("move:saronic_gulf").may_not("march:attica-hoplite-4-01", "16.1a")
    assert t.where(FLEETS[0]) == "saronic_gulf" and t.where("attica-hoplite-4-01") == "3850"


@pytest.mark.clause("7.8.1b", "16.5.2")
def test_a_leader_does_not_sail_from_troops_in_the_open() -> None:
    troops = some("attica-hoplite-4", 3)
    pieces = {"saronic_gulf": ["hagnon", *FLEETS, *troops]}
    aboard = {fleet: [unit] for fleet, unit in zip(FLEETS, troops, strict=True)}
    t = moves(pieces, side=ATHENS, aboard=aboard).does("sail:hagnon", "halt:3850", f"disembark:{troops[0]}")
    t.may("move:saronic_gulf").does(f"disembark:{troops[1]}").may_not("move:saronic_gulf", "7.8.1b")


@pytest.mark.clause("16.5.3", "16.5.2", "17.1a")
def test_a_landing_among_enemies_is_an_attack() -> None:
    pieces = {
        "saronic_gulf": ["hagnon", *FLEETS[:2], *some("attica-hoplite-4", 2)],
        "3648": ["epidaurus-hoplite-4-01"],
    }
    aboard = {FLEETS[0]: ["attica-hoplite-4-01"], FLEETS[1]: ["attica-hoplite-4-02"]}
    t = moves(pieces, side=ATHENS, aboard=aboard, dice=LUCK).does("sail:hagnon")
    t.may_not("move:3648", "16.4.2").may_not("halt:3648", "16.4.2").does("land-at:3648")
    t.until(lambda t: t.over)
    assert t.events("lands") and t.where("attica-hoplite-4-01") == "3648"
    assert t.where("epidaurus-hoplite-4-01") != "3648"


@pytest.mark.clause("16.5.3", "17.3.2")
def test_not_too_few_against_those_on_the_beach() -> None:
    pieces = {
        "saronic_gulf": ["hagnon", FLEETS[0], "attica-hoplite-4-01"],
        "3648": ["cnemus", *some("epidaurus-hoplite-4", 3)],
    }
    aboard = {FLEETS[0]: ["attica-hoplite-4-01"]}
    pieces["3648"].append("laconia-hoplite-5-01")
    moves(pieces, side=ATHENS, aboard=aboard).does("sail:hagnon").may("land-at:3648")
    pieces["3648"].append("laconia-hoplite-5-02")
    moves(pieces, side=ATHENS, aboard=aboard).does("sail:hagnon").may_not("land-at:3648", "17.3.2")


@pytest.mark.clause("16.5.3", "10.2.1c")
def test_landed_troops_invest_and_assault() -> None:
    pieces = {"saronic_gulf": ["hagnon", *FLEETS, *some("attica-hoplite-4", 3)]}
    aboard = {fleet: [unit] for fleet, unit in zip(FLEETS, some("attica-hoplite-4", 3), strict=True)}
    t = moves(pieces, side=ATHENS, aboard=aboard).does("sail:hagnon", "land-at:nisaea")
    t.may("assault:nisaea").does("invest")
    assert t.invested("nisaea")
    # or some of them, and the others stay aboard
    t = moves(pieces, side=ATHENS, aboard=aboard).does("sail:hagnon", "halt:nisaea", "disembark:attica-hoplite-4-01")
    t.may_not("move:saronic_gulf", "16.5.2").does("done").does("invest")
    assert t.invested("nisaea") and len(t.position()["aboard"]) == 2


# ---------------------------------------------------------------------------------------------------------- sea battles


@pytest.mark.clause("16.4.2", "16.5.1")
def test_fleets_that_have_put_in_before_the_enemy_go_no_farther() -> None:
    men = some("attica-hoplite-4", 2)
    pieces = {"saronic_gulf": ["hagnon", *FLEETS, *men], "epidaurus": ["epidaurus-hoplite-4-01"]}
    rest: Any = {"aboard": {FLEETS[0]: men[:1], FLEETS[1]: men[1:]}, "inside": ["epidaurus-hoplite-4-01"]}
    t = moves(pieces, side=ATHENS, **rest).does("sail:hagnon", "halt:epidaurus")
    t.may("done", "disembark-all").may_not("move:saronic_gulf", "16.4.2").may_not("halt:aegina", "16.4.2")


@pytest.mark.clause("10.2.1a", "16.5.3")
def test_troops_that_land_one_by_one_are_no_camp_of_before() -> None:
    men = some("attica-hoplite-4", 2)
    pieces = {"saronic_gulf": ["hagnon", *FLEETS, *men], "epidaurus": ["epidaurus-hoplite-4-01"]}
    rest: Any = {"aboard": {FLEETS[0]: men[:1], FLEETS[1]: men[1:]}, "inside": ["epidaurus-hoplite-4-01"]}
    for last in ("disembark-all", "done"):
        t = moves(pieces, side=ATHENS, **rest).does("sail:hagnon", "halt:epidaurus", f"disembark:{men[0]}", last)
        assert (t.asked, t.decider) == ("Sorting", "sparta"), "those inside may come out to them"
        camp = {**pieces, "epidaurus": ["epidaurus-hoplite-4-01", "attica-hoplite-4-03"]}
        t = moves(camp, side=ATHENS, **rest).does("sail:hagnon", "halt:epidaurus", f"disembark:{men[0]}", last)
        assert not t.events("battle") and t.asked == "AtTheGates", "a camp was there before"


@pytest.mark.clause("17.1b", "17.1a")
def test_fleets_share_a_sea_or_attack_in_it() -> None:
    pieces = {"piraeus": ["hagnon", *FLEETS], "saronic_gulf": ["corinth-fleet-4-01"]}
    marks = {"corinth-fleet-4-01": ["tried"]}
    t = moves(pieces, side=ATHENS, marks=marks).does("sail:hagnon", "move:saronic_gulf")
    assert t.over and not t.events("rolled") and t.where("corinth-fleet-4-01") == "saronic_gulf"
    t = moves(pieces, side=ATHENS, marks=marks, dice=LUCK).does("sail:hagnon", "attack:saronic_gulf").until("Sail")
    assert t.event("attacks")["space"] == "saronic_gulf" and t.where("corinth-fleet-4-01") != "saronic_gulf"
    assert left(t) == 8 - 1 - 2
    # also where they begin
    pieces = {"saronic_gulf": ["hagnon", *FLEETS, "corinth-fleet-4-01"]}
    t = moves(pieces, side=ATHENS, marks=marks, dice=LUCK).does("sail:hagnon", "attack:saronic_gulf").until("Sail")
    assert t.where("corinth-fleet-4-01") != "saronic_gulf"
    moves({"saronic_gulf": FLEETS[:1]}, side=ATHENS).does(f"sail:{FLEETS[0]}").may_not("attack:saronic_gulf", "17.1b")


@pytest.mark.clause("17.1c")
def test_fleets_without_troops_attack_beached_ones() -> None:
    pieces = {"saronic_gulf": ["hagnon", *FLEETS], "3648": ["corinth-fleet-4-01"]}
    t = moves(pieces, side=ATHENS, dice=LUCK).does("sail:hagnon", "move:3648").until(lambda t: t.over)
    assert t.events("rolled") and t.where("corinth-fleet-4-01") != "3648" and t.where("hagnon") == "3648"
    # not where land units stand by them, and not with troops aboard, who must land
    guarded = {**pieces, "3648": ["corinth-fleet-4-01", "epidaurus-hoplite-4-01"]}
    moves(guarded, side=ATHENS).does("sail:hagnon").may_not("move:3648", "17.1c")
    laden = {"saronic_gulf": [*pieces["saronic_gulf"], "attica-hoplite-4-01"], "3648": ["corinth-fleet-4-01"]}
    t = moves(laden, side=ATHENS, aboard={FLEETS[0]: ["attica-hoplite-4-01"]}).does("sail:hagnon")
    t.may_not("move:3648", "17.1c").may("land-at:3648")


@pytest.mark.clause("17.6c", "16.9a")
def test_fleets_that_begin_at_sea_are_marked() -> None:
    t = moves({"saronic_gulf": ["attica-fleet-5-01"], "piraeus": ["attica-fleet-5-02"]}, side=ATHENS)
    assert t.position()["marks"] == {"attica-fleet-5-01": ["from-sea"]}


# --------------------------------------------------------------------------------------------------------------- storms


@pytest.mark.clause("16.9a", "3.2e")
@pytest.mark.parametrize(("face", "where"), [(1, "build-pool"), (2, "piraeus"), (3, "myrtoan_sea")])
def test_storms_meet_fleets_that_were_at_sea(face: int, where: str) -> None:
    pieces = {"piraeus": [FLEETS[0]]}
    for rest in ({"season": "winter"}, {"effects": {"athens": ["storms"], "sparta": ["storms"]}}):
        t = moves(pieces, side=ATHENS, dice=[face], **rest).does(f"sail:{FLEETS[0]}", "move:myrtoan_sea")
        assert t.over and t.where(FLEETS[0]) == where and len(t.events("rolled")) == 1


@pytest.mark.clause("16.9a")
@pytest.mark.parametrize(("face", "where"), [(1, "build-pool"), (2, "saronic_gulf"), (3, "3545")])
def test_storms_meet_a_fleet_that_goes_ashore_from_where_it_lay_at_sea(face: int, where: str) -> None:
    t = moves({"saronic_gulf": [FLEETS[0]]}, side=ATHENS, season="winter", dice=[face])
    t.does(f"sail:{FLEETS[0]}", "move:3545")
    assert t.over and t.where(FLEETS[0]) == where and len(t.events("rolled")) == 1


@pytest.mark.clause("16.9a", "3.2e")
def test_the_card_in_winter_makes_it_two() -> None:
    storms: Any = {"effects": {"athens": ["storms"], "sparta": ["storms"]}, "season": "winter"}
    t = moves({"piraeus": [FLEETS[0]]}, side=ATHENS, dice=[6, 1], **storms).does(
        f"sail:{FLEETS[0]}", "move:saronic_gulf"
    )
    assert t.where(FLEETS[0]) == "build-pool" and len(t.events("rolled")) == 2


@pytest.mark.clause("16.9a")
def test_no_storm_in_fair_weather_nor_on_land() -> None:
    t = moves({"piraeus": [FLEETS[0]]}, side=ATHENS).does(f"sail:{FLEETS[0]}", "move:saronic_gulf")
    assert not t.events("rolled")
    t = moves({"piraeus": [FLEETS[0]]}, side=ATHENS, season="winter").does(f"sail:{FLEETS[0]}", "done")
    assert not t.events("rolled")


@pytest.mark.clause("16.9a")
def test_a_storm_takes_cargo_and_drives_leaders_home() -> None:
    pieces = {"saronic_gulf": ["hagnon", *FLEETS[:2], "attica-hoplite-4-01"]}
    aboard = {FLEETS[0]: ["attica-hoplite-4-01"]}
    t = moves(pieces, side=ATHENS, aboard=aboard, season="winter", dice=[1, 2]).does("sail:hagnon", "move:myrtoan_sea")
    assert t.where("attica-hoplite-4-01") == "build-pool"
    assert t.where(FLEETS[1]) == "saronic_gulf" and t.where("hagnon") == "saronic_gulf"
    # troops that have landed before are safe
    t = moves(pieces, side=ATHENS, aboard=aboard, season="winter", dice=[1, 1]).does("sail:hagnon", "halt:myrtoan_sea")
    t.does("halt:4348", "disembark-all", "done")
    assert t.where("attica-hoplite-4-01") == "4348"


@pytest.mark.clause("16.9a")
def test_fleets_that_stay_at_sea_are_met_at_the_end_of_the_turn() -> None:
    pieces = {"saronic_gulf": [FLEETS[0]], "myrtoan_sea": ["corinth-fleet-4-01"], "piraeus": [FLEETS[1]]}
    t = Table(pieces, steps=[EndOfTurn()], season="winter", dice=[1, 2])
    assert t.where(FLEETS[0]) == "build-pool" and t.where("corinth-fleet-4-01") == "myrtoan_sea"
    assert len(t.events("rolled")) == 2
    # not those that have moved: they have met theirs
    t = Table(pieces, steps=[EndOfTurn()], season="winter", marks={FLEETS[0]: ["moved", "sailed"]}, dice=[1])
    assert len(t.events("rolled")) == 1 and t.where(FLEETS[0]) == "saronic_gulf"


@pytest.mark.clause("16.9a", "7.8.6c")
def test_a_leader_at_sea_is_lost_with_the_last_fleet_that_a_storm_takes() -> None:
    pieces = {"saronic_gulf": ["hagnon", *FLEETS[:2]]}
    t = Table(pieces, steps=[EndOfTurn()], season="winter", dice=[1, 1])
    assert t.where("hagnon") == "out"
    t = Table(pieces, steps=[EndOfTurn()], season="winter", dice=[1, 6])
    assert t.where("hagnon") == "saronic_gulf"
    # another one of his side that lies there keeps nobody of the enemy afloat
    pieces = {"saronic_gulf": ["hagnon", FLEETS[0], "corinth-fleet-4-01"]}
    t = Table(pieces, steps=[EndOfTurn()], season="winter", dice=[1, 6])
    assert t.where("hagnon") == "out" and t.where("corinth-fleet-4-01") == "saronic_gulf"


@pytest.mark.clause("16.9a", "17.7.3")
def test_fleets_that_fled_to_sea_have_not_moved_and_are_met_too() -> None:
    ours = ["nicias", "attica-hoplite-4-01", FLEETS[0]]
    t = battle("4039", THEBANS[:4], ours, side=SPARTA, start="3939", season="winter", dice=[2, 1, 1, 1, 1, 1, 1, 1])
    t.does("stay-beached").until("GoOn", side="athens").does("break-off", "embark-to:south_euboean_gulf")
    assert t.where("nicias") == t.where(FLEETS[0]) == "south_euboean_gulf"
    begin(t.dice(1), EndOfTurn())
    assert t.where(FLEETS[0]) == t.where("attica-hoplite-4-01") == "build-pool"


# -------------------------------------------------------------------------------------------------------------- Isthmus


@pytest.mark.clause("16.8.1")
def test_two_fleets_are_dragged_over_the_isthmus() -> None:
    fleets = some("corinth-fleet-4", 3)
    t = moves({"lechaeum": fleets}, inside=fleets).does(f"drag:{fleets[0]}")
    assert t.where(fleets[0]) == "cenchrae" and t.inside(fleets[0])
    t.may_not(f"sail:{fleets[0]}", "16.1a").does(f"drag:{fleets[1]}").may_not(f"drag:{fleets[2]}", "16.8.1")


@pytest.mark.clause("16.8.1")
def test_both_ends_must_be_free() -> None:
    fleet = "corinth-fleet-4-01"
    t = moves({"lechaeum": [fleet]}, inside=[fleet], holder={"cenchrae": "athens"}).may_not(f"drag:{fleet}", "16.8.1")
    t = moves({"lechaeum": [fleet], "cenchrae": ["attica-hoplite-4-01"]}, inside=[fleet])
    t.may_not(f"drag:{fleet}", "16.8.1")
    moves({"3444": [fleet]}).may_not(f"drag:{fleet}", "16.8.1")
    assert SPARTA == 1
