"""The Operations Phase [3.2.2b, 4, 6.6, 8.7, 11.10], from the clauses."""

import pytest

from polemos.games.sparta_vs_athens.choice_ids import IDS
from polemos.games.sparta_vs_athens.state import NAUPACTUS_HELD, is_so
from polemos.kernel.flow import choose
from rulebook.sparta_vs_athens.operations import athens, sparta
from rulebook.sparta_vs_athens.table import Table

FLEET = ["athens_nsp_1", "athens_nsp_2"]


# -------------------------------------------------------------------------------------------------------- one operation


@pytest.mark.clause("3.2.2b1", "3.2.2d")
def test_each_side_has_its_own_phase() -> None:
    t = athens({"ceos": [*FLEET, "nicias"], "tegea": ["tegea_lsp", "agis"]})
    assert t.decider == "athens" and t.choices("lead") == ["lead:nicias"]
    t = sparta({"ceos": [*FLEET, "nicias"], "tegea": ["tegea_lsp", "agis"]}, first="athens")
    assert t.decider == "sparta" and t.choices("lead") == ["lead:agis"]
    assert t.event("side-phase").clauses == ("3.2.2d",)
    assert sparta({"tegea": ["tegea_lsp", "agis"]}, first="sparta").event("side-phase").clauses == ("3.2.2b1",)


@pytest.mark.clause("4.0a")
def test_forces_move_fight_and_besiege_and_cities_are_incited() -> None:
    t = sparta({"sparta": ["sparta_lsp_1", "agis"], "ceos": "athens_lsp_1", "cythnos": "peloponnesian_nsp_1"})
    t.may("lead:agis", "incite:ceos", "incite-athens").does("lead:agis", "take-all").may("move:tegea")
    t = athens({"ceos": "athens_lsp_1", "athens": [*FLEET, "nicias"]})
    t.may_not("incite:ceos", "4.0b")


@pytest.mark.clause("4.1a")
def test_a_stack_finishes_before_another_begins() -> None:
    t = athens({"athens": [*FLEET, "nicias"], "ceos": ["athens_nsp_3", "conon"]}, government=12)
    t.does("lead:nicias", "take-all", "move:ceos")
    assert t.asked == "Operating" and not t.choices("lead")
    t.does("stop").may_not("lead:nicias", "4.1a").may("lead:conon")


@pytest.mark.clause("4.1a", "6.1f")
def test_who_has_operated_goes_with_nobody_else() -> None:
    t = athens({"athens": [*FLEET, "nicias", "conon"]}, government=12)
    t.does("lead:nicias", "take-all", "move:ceos", "move:athens", "stop", "lead:conon")
    t.may_not("take:athens_nsp_1", "6.1f").may_not("take:nicias", "6.1f")


@pytest.mark.clause("4.1b", "7.1e")
def test_a_battle_ends_the_operation() -> None:
    pieces = {"athens": [*FLEET, "nicias"], "ceos": "peloponnesian_nsp_1", "samos": ["athens_nsp_3", "conon"]}
    t = athens(pieces, dice=[6, 3, 3], government=12)
    t.does("lead:nicias", "take-all", "move:ceos", "sea-fight").until("NextOperation")
    assert {"athens_nsp_1", "nicias"} <= set(t.at("ceos"))
    t.may_not("lead:nicias", "4.1a")


@pytest.mark.clause("4.1c")
def test_the_owner_splits_a_stack_and_orders_the_parts_as_he_likes() -> None:
    t = athens({"athens": [*FLEET, "athens_lsp_1", "nicias", "conon"]}, government=12)
    t.may("lead:nicias", "lead:conon").does("lead:conon", "take:athens_nsp_2", "move:ceos", "stop")
    t.does("lead:nicias", "take:athens_nsp_1", "take:athens_lsp_1", "move:off_sunium", "stop")
    assert t.at("ceos") == ["athens_nsp_2", "conon"]
    assert t.at("off_sunium") == ["athens_lsp_1", "athens_nsp_1", "nicias"]
    assert t.at("athens") == []


@pytest.mark.clause("4.1c")
def test_before_it_sets_out_a_force_leaves_behind_whom_it_likes() -> None:
    t = athens({"athens": [*FLEET, "nicias", "conon"]}, government=12)
    t.does("lead:nicias", "take-all", "drop:athens_nsp_2", "move:ceos", "stop")
    assert t.at("athens") == ["athens_nsp_2", "conon"]
    t.does("lead:conon").may("take:athens_nsp_2")


def test_a_leader_who_gives_up_at_once_leaves_his_men_free() -> None:
    t = athens({"athens": [*FLEET, "nicias", "conon"]}, government=12)
    t.does("lead:nicias", "take-all", "stop").may_not("lead:nicias", "4.1a").does("lead:conon").may("take:athens_nsp_1")


@pytest.mark.clause("5.0b", "9.1a")
def test_units_without_a_leader_do_nothing_but_sally() -> None:
    t = athens({"ceos": FLEET, "athens": "athens_lsp_1"})
    assert not t.choices("lead")
    t = sparta(
        {"potidaea": ["corinth_lsp_1", "athens_lsp_1"]},
        loyal={"potidaea": "sparta"},
        besieging={"potidaea": ["athens_lsp_1"]},
        inside={"potidaea": ["corinth_lsp_1"]},
    )
    t.may("sortie:potidaea")


# -------------------------------------------------------------------------------------------------------- move or fight


def together(**rest: object) -> Table:
    """Athenians and Spartans share an island."""
    pieces = {"ceos": ["athens_lsp_1", "athens_nsp_1", "nicias", "tegea_lsp"], "athens": ["athens_nsp_2", "conon"]}
    return athens(pieces, government=12, **rest)


@pytest.mark.clause("8.7a")
def test_a_force_beside_enemies_moves_out_or_fights_first() -> None:
    t = together()
    assert t.asked == "Operating" or t.choices() == ["lead:nicias"]
    t.may_not("stop", "8.7a").may_not_by("move:athens", "8.7a")
    t.does("take-all").may("move:athens", "land-fight").may_not("stop", "8.7a")
    t.does("move:athens").may("stop").does("stop").may("lead:conon")


@pytest.mark.clause("8.7a", "5.2c")
@pytest.mark.parametrize("more", [[], ["laches"]])
def test_who_is_asked_to_move_out_tells_nothing_of_leaders_in_a_box(more: list[str]) -> None:
    box = ["nicias", "athens_lsp_1", *more]
    t = athens({"ceos": [*box, "tegea_lsp"]}, government=3, forces={"athens-1": box})
    assert t.asked == "PressedOperation" and t.choices() == ["lead:nicias", *[f"lead:{who}" for who in more]]


@pytest.mark.clause("8.7a")
def test_fighting_is_enough() -> None:
    t = together(dice=[4, 3, 3]).does("take:athens_lsp_1", "land-fight").until("NextOperation")
    t.may("lead:conon").may_not("lead:nicias", "4.1a")


@pytest.mark.clause("8.7a", "gov.2c")
def test_who_can_neither_move_out_nor_fight_stays() -> None:
    # on an island without ships, where its government forbids to attack
    pieces = {"cythera": ["athens_lsp_1", "nicias", "tegea_lsp"], "athens": ["athens_nsp_2", "conon"]}
    t = athens(pieces, scenario="campaign", year=428, government=2)
    t.does("take-all").may_not("land-fight", "gov.2c").may("stop").does("stop")
    assert t.where("nicias") == "cythera" and t.asked == "NextOperation"
    t = athens(pieces, scenario="campaign", year=428, government=3)
    t.does("take-all").may("land-fight").may_not("stop", "8.7a")


@pytest.mark.clause("8.7a")
def test_units_without_a_leader_stay() -> None:
    t = athens({"ceos": ["athens_lsp_1", "tegea_lsp"], "athens": ["athens_nsp_2", "conon"]}, government=12)
    assert t.asked == "NextOperation"


@pytest.mark.clause("8.7a")
@pytest.mark.parametrize("place", ["tegea", "samos", "athens"])
def test_walls_let_both_stay(place: str) -> None:
    t = athens({place: ["athens_lsp_1", "nicias", "boeotia_lsp_1"]}, government=12)
    assert t.asked == "NextOperation"


@pytest.mark.clause("8.7a", "15.7b")
def test_the_peace_lets_both_stay() -> None:
    assert together(flags=["peace"], scenario="nicias").asked == "NextOperation"


@pytest.mark.clause("8.7a")
def test_besiegers_of_a_fort_sit() -> None:
    pieces = {"pylos": ["athens_lsp_1", "sparta_lsp_1", "agis"], "tegea": ["tegea_lsp", "brasidas"]}
    siege = {"besieging": {"fort-pylos": ["sparta_lsp_1"]}, "inside": {"fort-pylos": ["athens_lsp_1"]}}
    t = sparta(pieces, forts={"pylos": "pylos"}, **siege)
    assert t.asked == "NextOperation"
    assert sparta(pieces, forts={"pylos": "pylos"}).asked == "Operating"


# ---------------------------------------------------------------------------------------------------- between and after


@pytest.mark.clause("9.0m", "9.0n")
def test_a_besieger_may_go_on_sitting_or_give_up() -> None:
    t = sparta(
        {"potidaea": ["tegea_lsp", "athens_lsp_10"], "tegea": "agis"},
        loyal={"potidaea": "athens"},
        besieging={"potidaea": ["tegea_lsp"]},
        inside={"potidaea": ["athens_lsp_10"]},
    )
    assert t.besieged("potidaea")
    t.may("done").does("raise-siege:potidaea")
    assert not t.besieged("potidaea") and not t.state.inside[9]
    assert not t.choices("raise-siege")


@pytest.mark.clause("11.10a")
def test_ships_at_naupactus_at_the_start_of_a_phase_are_marked() -> None:
    assert is_so(sparta({"naupactus": FLEET}).state, NAUPACTUS_HELD)
    assert is_so(athens({"naupactus": FLEET}).state, NAUPACTUS_HELD)
    assert not is_so(athens({"naupactus": "athens_lsp_1", "athens": FLEET}).state, NAUPACTUS_HELD)


@pytest.mark.clause("6.6a", "3.2.2b2")
def test_at_the_end_leaders_go_to_cities_with_units() -> None:
    t = athens({"ceos": ["nicias", "athens_nsp_1"], "off_sunium": "athens_nsp_2", "samos": "athens_lsp_1"})
    t.does("done")
    assert t.asked == "Redeployment"
    t.does("redeploy:nicias")
    assert t.targets("place") == ["samos", "ceos"]
    t.may_not("place:off_sunium", "6.6a").may_not("place:athens", "6.6a").does("place:samos")
    # the enemy hears that somebody goes, and not who
    bit = {"athens": 1, "sparta": 2}
    assert t.event("redeployed").audience == bit["athens"]
    assert t.event("redeployed-hidden").audience == bit["sparta"]
    assert t.where("nicias") == "samos"


@pytest.mark.clause("6.6a")
def test_besieged_places_too_and_each_leader_once() -> None:
    t = athens(
        {"athens": ["nicias", "athens_nsp_1"], "potidaea": ["athens_lsp_10", "tegea_lsp"], "samos": "conon"},
        government=12,
        besieging={"potidaea": ["tegea_lsp"]},
        inside={"potidaea": ["athens_lsp_10"]},
    )
    t.does("done", "redeploy:nicias", "place:potidaea")
    assert t.where("nicias") == "potidaea"
    t.may_not("redeploy:nicias", "6.6a").may("redeploy:conon")


@pytest.mark.clause("11.1g")
def test_who_ends_in_a_dropped_state_is_lost() -> None:
    t = athens({"argos": ["athens_lsp_1"], "samos": "athens_lsp_2"}, status={"argos": "out"})
    assert t.asked == "PhaseEnd"
    assert t.where("athens_lsp_1") == "dead" and t.where("athens_lsp_2") == "samos"


@pytest.mark.clause("16.1l")
def test_the_expedition_to_syracuse() -> None:
    pieces = {"athens": [*FLEET, "athens_lsp_1", "nicias"], "samos": ["athens_lsp_2", "chios_nsp_1"], "ceos": "conon"}
    t = athens(pieces, scenario="campaign", year=426, government=3)
    t.may("expedition").does("expedition")
    if t.asked == "Expedition":
        t.may_not("lead:conon", "16.1l").does("lead:nicias")
    t.may_not("take:chios_nsp_1", "16.1l").may_not("done", "16.1l")
    t.does("take:athens_nsp_1", "take:athens_lsp_1", "take:athens_lsp_2", "done").until("Operating")
    assert t.at("syracuse") == ["athens_lsp_1", "athens_lsp_2", "athens_nsp_1", "nicias"]
    assert t.state.points == 9 and t.state.arrived
    t.does("stop").until("NextOperation").may_not("expedition", "15.0b")


@pytest.mark.clause("16.1l", "7.4a", "7.4b")
def test_who_of_the_expedition_sails_in_which_fleet() -> None:
    def sailed(*units: str) -> Table:
        others = {"samos": ["athens_lsp_5", "eurymedon"]}
        t = athens({"athens": [*units, "nicias"], **others}, scenario="campaign", year=426, government=3)
        return t.does("expedition", "lead:nicias", *[f"take:{unit}" for unit in units], "done")

    ships, troops = ["athens_nsp_1", "athens_nsp_9"], ["athens_lsp_1", "athens_lsp_12"]
    t = sailed(*ships, *troops)
    assert t.asked == "Stowing" and t.seen("sparta")["agenda"] is None
    loads = t.copy().does("done").position()["aboard"]
    assert loads == {"athens_nsp_1": ["athens_lsp_1", "nicias"], "athens_nsp_9": ["athens_lsp_12"]}
    t.does("load:athens_lsp_1", "pick:athens_nsp_9")
    loads = t.does("done").position()["aboard"]
    assert loads == {"athens_nsp_1": ["athens_lsp_12", "nicias"], "athens_nsp_9": ["athens_lsp_1"]}
    assert t.state.arrived and t.asked == "Declare"
    # of two armies and one fleet one goes aboard; one of each is not worth a question, nor are fleets that are alike
    assert sailed(*ships[:1], *troops).does("load:athens_lsp_12").position()["aboard"] == {
        "athens_nsp_1": ["athens_lsp_12", "nicias"]
    }
    assert sailed("athens_nsp_1", "athens_lsp_1").asked == sailed(*FLEET).asked == "Declare"
    assert sailed("athens_lsp_1", "athens_lsp_2").asked == "Declare"


@pytest.mark.clause("16.1l", "2.5a", "5.2c")
def test_whoever_lay_in_a_box_with_the_leader_of_the_expedition_is_placed_out() -> None:
    pieces = {"athens": [*FLEET, "athens_lsp_1", "athens_lsp_2", "nicias"], "samos": ["athens_lsp_5", "eurymedon"]}
    box = {"athens-1": ["athens_lsp_1", "athens_lsp_2", "nicias"]}
    t = athens(pieces, scenario="campaign", year=426, government=3, forces=box)
    t.does("expedition", "lead:nicias", *[f"take:{unit}" for unit in (*FLEET, "athens_lsp_1")], "done")
    assert t.asked == "Stowing" and not t.position().get("forces")


@pytest.mark.clause("6.1d", "5.2c")
def test_who_leads_the_expedition_and_who_goes_is_asked_even_without_a_choice() -> None:
    """A question that is left out would tell the enemy what lies in closed boxes."""
    s = athens({"athens": ["athens_nsp_1", "nicias"]}, scenario="campaign", year=426, government=3).state
    for choice in ("expedition", "lead:nicias", "take:athens_nsp_1"):
        assert choice in [IDS.choice_id(c) for c in s.opts]
        choose(s, IDS.choice_value(choice))
    assert [IDS.choice_id(c) for c in s.opts] == ["done"]


@pytest.mark.clause("16.1l", "rev.15")
def test_the_expedition_leaves_home_as_others_do() -> None:
    def sails(talents: int) -> Table:
        pieces = {"athens": [*FLEET, "nicias"], "samos": ["athens_lsp_2", "eurymedon"]}
        t = athens(
            pieces,
            scenario="campaign",
            year=426,
            government=3,
            options=["pay_on_leaving"],
            treasury={"athens": talents},
        )
        return t.does("expedition", "lead:nicias", "take:athens_nsp_1", "take:athens_lsp_2")

    sails(7).may_not("done", "rev.15")
    # the army at Samos was abroad already
    assert sails(8).does("done").talents("athens") == 0


@pytest.mark.clause("16.1l", "rev.15")
def test_an_expedition_that_nobody_can_pay_for_is_called_off() -> None:
    pieces, poor = {"athens": ["athens_nsp_1", "nicias"]}, {"athens": 0}
    t = athens(pieces, scenario="campaign", year=426, government=3, options=["pay_on_leaving"], treasury=poor)
    t.does("expedition").until("Redeployment")
    assert t.state.leader == -1 and t.state.group == [] and t.at("athens") == ["athens_nsp_1", "nicias"]


@pytest.mark.clause("16.1l")
def test_the_expedition_has_its_war_and_its_years() -> None:
    pieces = {"athens": [*FLEET, "nicias"]}
    athens(pieces, scenario="campaign", year=428, government=2).may_not("expedition", "16.1l")
    athens(pieces, scenario="ionian", year=412).may_not("expedition", "16.1l")
    sparta({"tegea": ["tegea_lsp", "agis"]}, scenario="campaign", year=426).may_not("expedition", "16.1l")


@pytest.mark.clause("rev.8b", "note.forts")
def test_a_force_comes_places_a_fort_and_goes_on() -> None:
    pieces = {"messenian_sea": ["athens_nsp_1", "nicias"], "samos": ["athens_nsp_2", "demosthenes"]}
    t = athens(pieces, scenario="campaign", year=425, government=3, options=["forts_by_government"])
    t.does("lead:nicias", "take-all", "move:pylos")
    points = t.state.points
    t.may("build:pylos").does("build:pylos")
    assert t.position()["forts"]["pylos"] == "pylos" and t.state.points == points
    t.may("move:messenian_sea", "stop")
