"""The campaign turn, stacks and leaders on the move [14.1, 14.3, 7.8]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import sequence
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import PIECE_INDEX
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.rules.campaign import stacks
from rulebook.peloponnesian_war.moves import ATHENS, left, moves, some
from rulebook.peloponnesian_war.table import Table

HOPLITES = some("laconia-hoplite-5", 3)


@pytest.mark.clause("14.1a")
@pytest.mark.parametrize(
    ("controller", "order"), [({}, ["athens", "sparta"]), ({"euboea": "sparta"}, ["sparta", "athens"])]
)
def test_the_first_player_moves_with_everything_then_the_second(controller: dict[str, str], order: list[str]) -> None:
    pieces = {"sparta": ["laconia-hoplite-5-01", "laconia-hoplite-5-02"], "athens": ["attica-hoplite-4-01"]}
    t = Table(pieces, steps=[sequence.CampaignTurn(1)], turn=1, controller=controller)
    found = []
    while not t.over:
        assert t.asked == "SetOut"
        found.append(t.decider)
        t.does("done")
    assert found == order


@pytest.mark.clause("14.1b")
def test_one_stack_is_finished_before_the_next_moves() -> None:
    pieces = {"sparta": HOPLITES, "2953": ["attica-hoplite-4-01"]}
    t = moves(pieces, dice=[6] * 30).does("march:laconia-hoplite-5-01", "move:2953")
    t.until("SetOut")
    # the battle is over before anybody else may set out
    assert t.where("attica-hoplite-4-01") != "2953"
    t.may("march:laconia-hoplite-5-02").may_not("march:laconia-hoplite-5-01", "16.1a")


@pytest.mark.clause("14.3.1", "7.8.1", "1.3.2b", "1.5")
def test_a_leader_takes_all_or_whom_he_wants() -> None:
    t = moves({"sparta": ["agis", *HOPLITES]}).does("march:agis", "move:tegea")
    assert t.at("tegea") == [*HOPLITES, "agis"]
    t = moves({"sparta": ["agis", *HOPLITES]}).does("march:agis", f"leave:{HOPLITES[0]}")
    t.may_not(f"take:{HOPLITES[0]}", "14.3.1").may_not("leave:agis", "14.3.1").does("move:tegea")
    assert t.at("tegea") == [*HOPLITES[1:], "agis"]
    t.may(f"march:{HOPLITES[0]}")
    t = moves({"sparta": ["agis", *HOPLITES]}).does("march:agis", "leave-all", f"take:{HOPLITES[2]}", "move:tegea")
    assert t.at("tegea") == [HOPLITES[2], "agis"]


@pytest.mark.clause("14.2.5", "14.3.1")
def test_without_a_leader_units_go_one_at_a_time() -> None:
    t = moves({"sparta": HOPLITES}).does(f"march:{HOPLITES[0]}")
    t.may_not(f"take:{HOPLITES[1]}", "14.2.5").does("move:tegea")
    assert t.at("tegea") == [HOPLITES[0]]


@pytest.mark.clause("14.2.3", "14.3.1")
def test_other_leaders_join_by_name() -> None:
    t = moves({"sparta": ["agis", "cnemus", *HOPLITES]}).does("march:agis", "take:cnemus", "move:tegea")
    assert t.at("tegea") == [*HOPLITES, "agis", "cnemus"]
    t = moves({"sparta": ["agis", "cnemus", *HOPLITES]}).does("march:agis", "move:tegea")
    assert t.where("cnemus") == "sparta"


@pytest.mark.clause("8.4a")
def test_land_units_do_not_march_into_a_sea_area() -> None:
    for sea in world.SEA_NAMES:
        moves({"sparta": HOPLITES}).does(f"march:{HOPLITES[0]}").may_not(f"move:{sea}", "8.4a")


@pytest.mark.clause("14.2.3", "14.3.1")
def test_before_they_sail_other_leaders_join_and_on_the_way_fleets_too() -> None:
    fleets = some("attica-fleet-5", 2)
    pieces = {"piraeus": ["hagnon", "pericles", fleets[0]], "ceos": ["attica-fleet-5-03", "phormio"]}
    t = moves({**pieces, "aegina": [fleets[1]]}, side=ATHENS).does("sail:hagnon")
    assert t.targets("take") == ["pericles"]
    t.does("take:pericles", "halt:ceos")
    assert t.targets("take") == ["attica-fleet-5-03", "phormio"]
    t.does("take:phormio", "move:saronic_gulf")
    assert t.at("saronic_gulf") == [fleets[0], "pericles", "phormio", "hagnon"]


@pytest.mark.clause("7.8.1b", "14.3.1")
def test_a_leader_does_not_leave_a_stack_in_the_open() -> None:
    t = moves({"3157": ["agis", *HOPLITES]}).does("march:agis", f"leave:{HOPLITES[0]}")
    t.may("move:tegea").does(f"leave:{HOPLITES[1]}")
    t.may_not("move:tegea", "7.8.1b", "14.3.1")
    # in the hex of a city, of either side, and with another leader, he may
    t = moves({"tegea": ["agis", *HOPLITES]}).does("march:agis", "leave-all").may("move:sparta")
    t = moves({"tegea": ["agis", *HOPLITES]}, holder={"tegea": "athens"}).does("march:agis", "leave-all")
    t.may("move:sparta")
    t = moves({"3157": ["agis", "cnemus", *HOPLITES]}).does("march:agis", "leave-all").may("move:tegea")


@pytest.mark.clause("14.3.1")
def test_units_are_picked_up_on_the_way() -> None:
    # on nine of eighteen points a lone leader meets hoplites, who have twelve of their own
    t = moves({"sparta": ["agis"], "tegea": HOPLITES}).does("march:agis", "halt:tegea")
    assert left(t) == 14
    t.does(f"take:{HOPLITES[0]}")
    assert left(t) == 12
    t.does("move:megara")
    assert t.at("megara") == [HOPLITES[0], "agis"]
    # who has moved joins nobody
    t = moves({"sparta": ["agis"], "tegea": HOPLITES}, marks={HOPLITES[0]: ["moved"]}).does("march:agis", "halt:tegea")
    t.may_not(f"take:{HOPLITES[0]}", "16.1a").may(f"take:{HOPLITES[1]}")


@pytest.mark.clause("14.3.1")
def test_units_are_left_on_the_way() -> None:
    pieces = {"sparta": ["agis", *HOPLITES], "gytheum": ["laconia-light-2-01"]}
    t = moves(pieces).does("march:agis", "halt:tegea", f"leave:{HOPLITES[0]}")
    assert t.inside(HOPLITES[0])
    t.does("move:corinth").may_not(f"march:{HOPLITES[0]}", "16.1a")
    assert t.at("corinth") == [*HOPLITES[1:], "agis"]
    # in the open one at most: here beside an enemy
    foe: Any = {"3049": ["attica-hoplite-4-01"], "3250": ["attica-hoplite-4-02"]}
    t = moves({"tegea": ["agis", *HOPLITES], **foe}).does("march:agis", "halt:3050", f"leave:{HOPLITES[0]}")
    t.may_not(f"leave:{HOPLITES[1]}", "14.2.1", "14.3.1")


@pytest.mark.clause("14.3.1", "14.2.5")
def test_a_stack_is_split_by_moving_units_singly() -> None:
    t = moves({"3157": ["agis", *HOPLITES]}).does(f"march:{HOPLITES[0]}", "move:tegea")
    assert t.at("3157") == [*HOPLITES[1:], "agis"]


@pytest.mark.clause("14.3.2")
def test_a_leader_alone_goes_by_land_or_aboard_any_fleet() -> None:
    t = moves({"piraeus": ["pericles", "attica-fleet-5-01"]}, side=ATHENS)
    t.may("march:pericles").does("sail:pericles", "move:saronic_gulf")
    assert t.at("saronic_gulf") == ["attica-fleet-5-01", "pericles"]
    t = moves({"athens": ["pericles"]}, side=ATHENS).may_not("sail:pericles", "14.3.2")


@pytest.mark.clause("14.2.1", "14.2.2")
def test_a_leader_who_takes_the_place_of_another_leads_on() -> None:
    pieces = {"piraeus": ["phormio", *some("attica-fleet-5", 2)], "leader-pool": ["conon"]}
    t = moves(pieces, side=ATHENS).does("sail:phormio", "halt:saronic_gulf")
    losses.kill(t.state, PIECE_INDEX["phormio"], "17.8.1")
    assert not stacks.is_led(t.state.group)
    stacks.rally(t.state, ATHENS)
    assert stacks.is_led(t.state.group)


@pytest.mark.clause("4.4.1a")
def test_only_units_of_regions_that_a_side_controls_move() -> None:
    t = moves({"tegea": ["laconia-hoplite-5-01", "attica-hoplite-4-01"]}, controller={"attica": "sparta"})
    t.may("march:attica-hoplite-4-01")
    t = moves({"sparta": ["laconia-hoplite-5-01"], "athens": ["attica-hoplite-4-01"]})
    t.may_not("march:attica-hoplite-4-01", "4.4.1a")
