"""Section 12.3 to 12.5, 3.2.2a and 2.16: who is paid for, in what order, and what is raised."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.tables import ATHENS, SPARTA
from polemos.games.sparta_vs_athens.edge.position_names import piece_named
from polemos.games.sparta_vs_athens.rules.logistics.maintenance import Maintenance, PayUnit
from polemos.games.sparta_vs_athens.rules.logistics.phase import LogisticsPhase
from polemos.games.sparta_vs_athens.rules.logistics.raising import Arrivals, Raise
from polemos.games.sparta_vs_athens.rules.operations.phase import OperationsPhase
from polemos.games.sparta_vs_athens.state import PAY_IN_ORDER, Step
from rulebook.sparta_vs_athens.operations import athens
from rulebook.sparta_vs_athens.table import Table

PLENTY = {"athens": 500, "sparta": 500}


def spent(side: str, pieces: dict[str, list[str]], **rest: object) -> int:
    """What a side pays for what stands on the map."""
    side_number = ATHENS if side == "athens" else SPARTA
    t = Table(pieces, steps=[Maintenance(side_number)], treasury=PLENTY, **rest)
    return PLENTY[side] - t.talents(side)


# ------------------------------------------------------------------------------------------------------- who pays


@pytest.mark.clause("12.3a", "12.3b", "3.2.2a2", "3.2.2a5", "tbl.maint.a")
def test_a_unit_abroad_costs_its_strength_and_one_at_home_nothing() -> None:
    assert spent("sparta", {"argos": ["sparta_lsp_1"]}) == 7
    assert spent("sparta", {"sparta": ["sparta_lsp_1"]}) == 0
    assert spent("sparta", {"gytheum": ["sparta_lsp_1"]}) == 0


@pytest.mark.clause("12.4b", "5.2c")
def test_who_lies_where_it_costs_nothing_may_be_paid_with_nothing() -> None:
    # as the enemy may suppose of a unit in a closed box
    t = athens({"athens": ["athens_lsp_1"]}, scenario="campaign", treasury={"athens": 0})
    t.state.queue = [piece_named("athens_lsp_1")]
    assert PayUnit(ATHENS).options(t.state) == PayUnit(ATHENS).universe(t.state) != []


@pytest.mark.clause("12.3b", "12.4b")
def test_whoever_has_just_enough_pays_for_all_without_a_question() -> None:
    rest: dict[str, Any] = {"steps": [Maintenance(SPARTA)]}
    t = Table({"argos": ["sparta_lsp_1", "tegea_lsp"]}, treasury={"sparta": 20}, **rest)
    owed = 20 - t.talents("sparta")
    t = Table({"argos": ["sparta_lsp_1", "tegea_lsp"]}, treasury={"sparta": owed}, **rest)
    assert t.over and t.talents("sparta") == 0 and t.event("maintained")["left"] == 0
    t = Table({"argos": ["sparta_lsp_1", "tegea_lsp"]}, treasury={"sparta": owed - 1}, **rest)
    assert t.asked == "PayUnit"


@pytest.mark.clause("12.3b")
def test_what_counts_is_the_side_that_shows() -> None:
    assert spent("sparta", {"argos": ["sparta_lsp_1"]}, down=["sparta_lsp_1"]) == 6


@pytest.mark.clause("12.3a", "12.3b")
def test_by_a_standing_order_the_strongest_are_paid_first_as_far_as_it_goes() -> None:
    pieces = {"argos": ["tegea_lsp", "sparta_lsp_1", "sparta_lsp_2"]}
    rest: dict[str, Any] = {"treasury": {"sparta": 12}, "steps": [Maintenance(SPARTA)]}
    assert Table(pieces, **rest).asked == "PayUnit"
    t = Table(pieces, orders={"sparta": PAY_IN_ORDER}, **rest)
    # 7 of the 12; what is left is too little for the other Spartans, and enough for Tegea
    assert t.over and [e["unit"] for e in t.events("paid")] == ["sparta_lsp_1", "tegea_lsp"]


@pytest.mark.clause("12.3a")
def test_border_forts_are_locales_of_athens_own_colour() -> None:
    assert spent("athens", {"oenoe": ["athens_lsp_1"]}) == 0


@pytest.mark.clause("12.3d", "3.2.2a2")
def test_a_fleet_in_a_friendly_port_costs_nothing() -> None:
    assert spent("athens", {"samos": ["athens_nsp_1"]}) == 0
    assert spent("athens", {"ceos": ["athens_nsp_1"]}) > 0
    # the city is theirs while they occupy it, though it has revolted and pays them nothing
    lost = {"marks": {"ceos": ["revolted"]}, "loyal": {"ceos": "sparta"}, "holder": {"ceos": "athens"}}
    assert spent("athens", {"ceos": ["athens_lsp_1"]}, **lost) == 0


@pytest.mark.clause("3.2.2a4", "12.3d")
def test_an_army_aboard_a_fleet_in_port_is_paid_for() -> None:
    aboard = {"athens_nsp_1": ["athens_lsp_2"]}
    assert spent("athens", {"samos": ["athens_nsp_1", "athens_lsp_2"]}, aboard=aboard) == 7


@pytest.mark.clause("10.2a2")
def test_ships_and_troops_of_the_islands_cost_sparta_nothing() -> None:
    turned = ["chios_nsp_1", "chios_lsp", "lesbos_nsp_1"]
    loyal = dict.fromkeys(("chios", "mytilene", "methymna", "eresus"), "sparta")
    assert spent("sparta", {"ceos": turned}, owner={"sparta": turned}, loyal=loyal) == 0
    assert spent("sparta", {"ceos": [*turned, "tegea_lsp"]}, owner={"sparta": turned}, loyal=loyal) == 5


@pytest.mark.clause("rev.16")
def test_by_the_revision_ports_have_no_effect() -> None:
    assert spent("athens", {"samos": ["athens_nsp_1"]}, options=["paying_ports"]) > 0


@pytest.mark.clause("2.16g", "3.2.2a3")
def test_red_units_in_a_delian_city_that_red_lsp_occupy_cost_nothing() -> None:
    assert spent("athens", {"ceos": ["athens_lsp_1"]}) == 0
    assert spent("athens", {"ceos": ["athens_lsp_1", "athens_nsp_1"]}) == 0
    # a fleet alone occupies nothing
    assert spent("athens", {"ceos": ["athens_nsp_1"]}) > 0


@pytest.mark.clause("2.16h")
def test_allies_in_a_delian_city_pay() -> None:
    assert spent("sparta", {"ceos": ["corinth_lsp_1"]}, holder={"ceos": "sparta"}) > 0
    assert spent("sparta", {"ceos": ["sparta_lsp_1"]}, holder={"ceos": "sparta"}) == 0


@pytest.mark.clause("3.2.2a6", "12.3e")
def test_the_small_spartan_unit_is_free_in_purple_cities_only() -> None:
    assert spent("sparta", {"tegea": ["sparta_lsp_4"]}) == 0
    assert spent("sparta", {"argos": ["sparta_lsp_4"]}) == 2
    assert spent("sparta", {"tegea": ["sparta_lsp_3"]}) == 4


@pytest.mark.clause("3.2.2a7", "12.3f")
def test_chians_and_lesbians_cost_nothing_anywhere() -> None:
    assert spent("athens", {"pylos": ["chios_nsp_1", "lesbos_nsp_1"]}) == 0


@pytest.mark.clause("12.3f", "qa.96d")
def test_yellow_italians_are_free_by_the_printed_rules_only() -> None:
    assert spent("athens", {"ceos": ["rhegium_lsp"]}) > 0
    assert spent("athens", {"ceos": ["rhegium_lsp"]}, options=["free_italians"]) == 0
    assert spent("sparta", {"ceos": ["syracuse_lsp_1"]}) == 0


@pytest.mark.clause("qa.96d", "12.3f")
def test_ships_of_syracuse_are_free_but_by_the_printed_rules() -> None:
    assert spent("sparta", {"ceos": ["syracuse_nsp_1"]}) == 0
    assert spent("sparta", {"ceos": ["syracuse_nsp_1"]}, options=["free_italians"]) == 6
    assert spent("sparta", {"ceos": ["ambracia_lsp"]}) > 0


@pytest.mark.clause("rev.2")
def test_by_the_revision_armies_inside_the_dotted_line_are_free_in_spring_and_summer() -> None:
    there = {"athens": ["sparta_lsp_1", "corinth_lsp_1"]}
    for quarter in ("spring", "summer"):
        assert spent("sparta", there, options=["free_in_greece"], quarter=quarter) == 0
    assert spent("sparta", {"samos": ["sparta_lsp_1"]}, options=["free_in_greece"]) == 7


@pytest.mark.clause("rev.2b")
def test_in_winter_a_third_of_a_state_is_free_abroad() -> None:
    """19 LSP and 7 GSP are 26, of which 8 are free: 9 abroad cost 1, 10 cost 2."""
    abroad = {"sparta": ["sparta_lsp_1"], "argos": ["sparta_lsp_2", "sparta_lsp_3", "sparta_lsp_4"]}
    cities = {"gytheum": "athens", "cythera": "athens"}
    ours = {"gytheum": ["athens_lsp_1"], "cythera": ["athens_lsp_2"]}
    paid = spent("sparta", {**abroad, **ours}, options=["free_in_greece"], quarter="winter", holder=cities)
    assert paid == 6 + 4 + 2 - (19 + 7) // 3


@pytest.mark.clause("3.2.2a1")
def test_a_neutral_state_pays_nothing() -> None:
    assert spent("athens", {"samos": ["argos_lsp_1"]}, scenario="archidamian") == 0


@pytest.mark.clause("12.3a", "3.2.2a1")
def test_who_operated_last_quarter_is_paid_for_like_the_others() -> None:
    pieces = {"sparta": ["sparta_lsp_1", "agis"], "elis": ["sparta_lsp_2"]}
    steps: list[Step] = [OperationsPhase(SPARTA), LogisticsPhase(SPARTA)]
    t = Table(pieces, steps=steps, scenario="nicias", treasury=PLENTY)
    t.does("lead:agis", "take-all", "move:tegea", "stop", "done", "done", "done")
    assert t.where("sparta_lsp_1") == "tegea"
    assert t.event("maintained")["cost"] == 7 + 6


# ----------------------------------------------------------------------------------------------- paying one by one


@pytest.mark.clause("12.4a", "12.4b", "12.3g", "3.2.2a8")
def test_the_owner_chooses_whom_he_pays_as_long_as_he_can() -> None:
    # 7 + 6 + 4 = 17 talents are owed, 11 are there
    units = ["sparta_lsp_1", "sparta_lsp_2", "sparta_lsp_3"]
    t = Table({"argos": units}, steps=[Maintenance(SPARTA)], treasury={"sparta": 11})
    assert t.asked == "PayUnit" and t.decider == "sparta"
    t.does("pay:sparta_lsp_1")
    # 4 are left: the 6 cannot be paid, the 4 must be
    assert t.talents("sparta") == 0
    assert t.down("sparta_lsp_2") and not t.down("sparta_lsp_1") and not t.down("sparta_lsp_3")


@pytest.mark.clause("12.4b")
def test_nobody_may_leave_unpaid_what_he_can_pay() -> None:
    units = ["sparta_lsp_1", "sparta_lsp_2"]
    t = Table({"argos": units}, steps=[Maintenance(SPARTA)], treasury={"sparta": 8})
    assert t.choices() == ["pay:sparta_lsp_1", "pay:sparta_lsp_2"]
    t.may_not("pass", "12.4b")


@pytest.mark.clause("12.4a")
def test_a_unit_that_the_treasury_does_not_cover_cannot_be_paid() -> None:
    units = ["sparta_lsp_1", "sparta_lsp_2", "sparta_lsp_3"]
    t = Table({"argos": units}, steps=[Maintenance(SPARTA)], treasury={"sparta": 6})
    t.may_not("pay:sparta_lsp_1", "12.4a").may("pay:sparta_lsp_2")


@pytest.mark.clause("12.3g", "12.4c", "3.2.2a8")
def test_a_reduced_unit_that_is_not_paid_is_gone_for_good() -> None:
    t = Table({"argos": ["sparta_lsp_1"]}, steps=[Maintenance(SPARTA)], treasury={"sparta": 0}, down=["sparta_lsp_1"])
    assert t.where("sparta_lsp_1") == "out"


@pytest.mark.clause("7.4e")
def test_an_unpaid_fleet_that_goes_takes_its_cargo_along() -> None:
    t = Table(
        {"ceos": ["athens_nsp_1", "athens_lsp_1"]},
        steps=[Maintenance(ATHENS)],
        treasury={"athens": 0},
        down=["athens_nsp_1"],
        aboard={"athens_nsp_1": ["athens_lsp_1"]},
    )
    assert t.where("athens_nsp_1") == "out"
    assert t.where("athens_lsp_1") == "dead"


# ---------------------------------------------------------------------------------------------------------- raising


def raising(side: int, pieces: dict[str, list[str]], talents: int, **rest: object) -> Table:
    name = "athens" if side == ATHENS else "sparta"
    return Table(pieces, steps=[Raise(side)], treasury={name: talents}, **rest)


@pytest.mark.clause("12.5a", "12.5b", "3.2.2a9")
def test_a_unit_is_raised_for_the_strength_of_its_front() -> None:
    t = raising(SPARTA, {"corinth": ["corinth_lsp_1"], "dead": ["sparta_lsp_1"]}, 7)
    t.does("raise:sparta_lsp_1").does("place:sparta")
    assert t.talents("sparta") == 0
    assert t.where("sparta_lsp_1") == "sparta" and not t.down("sparta_lsp_1")


@pytest.mark.clause("12.4a")
def test_nothing_is_raised_on_credit() -> None:
    t = raising(SPARTA, {"corinth": ["corinth_lsp_1"]}, 6)
    t.may_not("raise:sparta_lsp_1", "12.4a").may("raise:sparta_lsp_2")


@pytest.mark.clause("12.5a")
def test_what_is_on_the_map_or_gone_for_good_cannot_be_raised() -> None:
    t = raising(SPARTA, {"sparta": ["sparta_lsp_2"], "out": ["sparta_lsp_1"]}, 50)
    t.may_not("raise:sparta_lsp_2", "12.5a").may_not("raise:sparta_lsp_1", "12.5a")


@pytest.mark.clause("12.5c", "3.2.2a10")
def test_an_army_appears_at_once_in_a_city_of_its_colour() -> None:
    t = raising(SPARTA, {}, 50, holder={"cythera": "athens"}).does("raise:sparta_lsp_1")
    t.may("place:sparta", "place:gytheum").may_not("place:corinth", "12.5c").may_not("place:cythera", "12.5c")


@pytest.mark.clause("12.5c")
def test_not_where_enemy_armies_stand() -> None:
    t = raising(SPARTA, {"gytheum": ["athens_lsp_1"]}, 50).does("raise:sparta_lsp_1")
    t.may_not("place:gytheum", "12.5c").may("place:sparta")


@pytest.mark.clause("5.1a", "12.5c")
def test_not_beyond_the_stacking_limit() -> None:
    ten = [f"corinth_lsp_{n}" for n in range(1, 6)] + ["tegea_lsp", "mantinea_lsp", "sicyon_lsp", "phlius_lsp"]
    t = raising(SPARTA, {"sparta": [*ten, "sparta_lsp_2"]}, 50).does("raise:sparta_lsp_1")
    t.may_not("place:sparta", "5.1a")


@pytest.mark.clause("12.5d", "3.2.2a11")
def test_a_fleet_waits_for_the_next_season() -> None:
    t = raising(ATHENS, {}, 60).does("raise:athens_nsp_1")
    assert t.where("athens_nsp_1") == "summer"
    t = raising(ATHENS, {}, 60, quarter="winter").does("raise:athens_nsp_1")
    assert t.where("athens_nsp_1") == "spring"


@pytest.mark.clause("12.5d", "3.2.3a", "3.2.4a")
def test_it_arrives_in_a_port_of_its_colour() -> None:
    t = Table({"summer": ["athens_nsp_1"]}, steps=[Arrivals(ATHENS)], quarter="summer")
    assert t.where("athens_nsp_1") == "athens"
    t = Table({"summer": ["athens_nsp_1"]}, steps=[Arrivals(ATHENS)], quarter="spring")
    assert t.where("athens_nsp_1") == "summer"


@pytest.mark.clause("12.5d")
def test_without_a_port_it_waits_on() -> None:
    t = Table(
        {"summer": ["athens_nsp_1"], "athens": ["sparta_lsp_1"]},
        steps=[Arrivals(ATHENS)],
        quarter="summer",
        holder={"athens": "sparta"},
    )
    assert t.where("athens_nsp_1") == "winter"


@pytest.mark.clause("10.1e")
def test_units_that_a_revolt_expelled_return_free() -> None:
    t = Table({"summer": ["athens_lsp_1"]}, steps=[Arrivals(ATHENS)], quarter="summer", treasury={"athens": 3})
    assert t.where("athens_lsp_1") == "athens" and t.talents("athens") == 3


@pytest.mark.clause("10.2b")
def test_sparta_does_not_buy_back_chian_units() -> None:
    flags = ["chios-turned"]
    t = raising(SPARTA, {"dead": ["chios_nsp_1"]}, 50, flags=flags)
    t.may_not("raise:chios_nsp_1", "10.2b")


@pytest.mark.clause("12.5e", "3.2.2a12", "12.3h")
def test_garrisons_are_neither_paid_nor_raised() -> None:
    t = raising(SPARTA, {"pylos": ["sparta_lsp_2"]}, 50, marks={"megara": ["ravaged"]})
    assert not any("garrison" in choice for choice in t.choices())
    assert spent("sparta", {}) == 0


# ---------------------------------------------------------------------------------------------------- the whole phase


@pytest.mark.clause("6.3a", "6.3d")
def test_spartan_leaders_come_in_their_year() -> None:
    steps: list[Step] = [LogisticsPhase(SPARTA)]
    t = Table({"sparta": ["sparta_lsp_1"]}, steps=steps, scenario="nicias", year=421)
    t.may("enter:archidamus").may_not("enter:agis", "6.3a")
    t = Table({"sparta": ["sparta_lsp_1"]}, steps=steps, scenario="nicias", year=418)
    t.may("enter:agis").does("enter:agis").does("place:sparta")
    assert t.where("agis") == "sparta"


@pytest.mark.clause("6.3e", "6.3a")
def test_a_spartan_leader_who_retires_is_gone() -> None:
    t = Table({"sparta": ["sparta_lsp_1", "archidamus"]}, steps=[LogisticsPhase(SPARTA)], scenario="nicias")
    t.may_not("enter:archidamus", "6.3e").does("retire:archidamus")
    assert t.where("archidamus") == "out"


@pytest.mark.clause("6.4e", "6.4e2")
def test_a_leader_of_the_reserve_makes_good_one_dead() -> None:
    t = Table(
        {"athens": ["athens_lsp_1"], "reserve": ["nicias", "laches"]},
        steps=[LogisticsPhase(ATHENS)],
        scenario="nicias",
        vacancies={"athens": 1},
    )
    t.may("enter:nicias", "enter:laches").may_not("enter:pericles", "6.4e").does("enter:nicias").does("place:athens")
    assert t.where("nicias") == "athens" and t.asked != "AthenianLeaders"
