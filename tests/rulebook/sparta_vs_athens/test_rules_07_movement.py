"""Movement [7.0 to 7.7, 7.12, 10.3] and who may go where, from the clauses."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.tables import ATHENS
from polemos.games.sparta_vs_athens.edge.position_names import piece_named
from polemos.games.sparta_vs_athens.rules.year.appointments import Station
from polemos.testing.bench import PhaseEnd
from rulebook.sparta_vs_athens.operations import athens, sparta
from rulebook.sparta_vs_athens.table import Table

FLEET = ["athens_nsp_1", "athens_nsp_2"]
UNLIKE = ["athens_nsp_1", "athens_nsp_9"]
NICIAS = piece_named("nicias")


def sailing(*pieces: str, start: str = "athens", **rest: Any) -> Table:
    """These Athenians and Nicias are on the point of leaving a place, and Conon has yet to operate."""
    there = {start: [*pieces, "nicias"], "samos": ["athens_nsp_10", "conon"]}
    for place, who in dict(rest.pop("others", {})).items():
        there[place] = [*there.get(place, []), *([who] if isinstance(who, str) else who)]
    return begun(athens(there, **{"government": 12, **rest}), "nicias")


def marching(*pieces: str, start: str = "tegea", **rest: Any) -> Table:
    """The same for Spartans under Agis; Lysander has yet to operate."""
    there = {start: [*pieces, "agis"], "elis": ["elis_lsp_2", "lysander"]}
    for place, who in dict(rest.pop("others", {})).items():
        there[place] = [*there.get(place, []), *([who] if isinstance(who, str) else who)]
    return begun(sparta(there, **rest), "agis")


def begun(t: Table, leader: str) -> Table:
    """He takes everybody with him; beside enemies he is the first in any case [8.7a]."""
    if t.asked != "Operating":
        t.does(f"lead:{leader}")
    return t.does("take-all") if "take-all" in t.choices() else t


# ------------------------------------------------------------------------------------------------------------- the ways


@pytest.mark.clause("7.1a")
def test_from_locale_to_locale_along_the_ways() -> None:
    t = marching("tegea_lsp").may("move:sparta", "move:mantinea", "move:argos").may_not("move:elis", "7.1a")
    t.may_not("move:tegea", "7.1a")


@pytest.mark.clause("7.1b", "7.0b")
def test_a_land_way_is_for_troops_and_leaders() -> None:
    marching("tegea_lsp").may("move:sparta")
    sailing().may("move:oenoe")
    sailing("athens_nsp_1").may_not("move:oenoe", "7.1b")
    sailing("athens_nsp_1", "athens_lsp_1").may_not("move:oenoe", "7.1b").does("drop:athens_nsp_1").may("move:oenoe")


@pytest.mark.clause("7.1c")
def test_a_sea_way_is_for_ships_and_what_they_carry() -> None:
    sailing("athens_lsp_1").may_not("move:ceos", "7.1c")
    sailing("athens_nsp_1").may("move:ceos")
    sailing("athens_nsp_1", "athens_lsp_1").may("move:ceos")


@pytest.mark.clause("7.1d", "7.2a")
def test_a_coastal_way_is_for_both() -> None:
    sailing("athens_lsp_1").may("move:megara")
    sailing("athens_nsp_1").may("move:megara")
    t = sailing("athens_nsp_1", "athens_lsp_1", "athens_lsp_2").may("move:megara").may_not("move:ceos", "7.4a")
    assert not t.does("move:megara").position().get("aboard")


@pytest.mark.clause("7.3b", "tbl.ops.a")
@pytest.mark.parametrize(("force", "place"), [(["athens_lsp_1"], "oenoe"), (FLEET, "ceos"), (FLEET, "megara")])
def test_every_locale_costs_a_point(force: list[str], place: str) -> None:
    assert sailing(*force).does(f"move:{place}").state.points == 8


@pytest.mark.clause("7.12a")
def test_ships_come_to_corinth_from_the_gulf_alone() -> None:
    t = marching("peloponnesian_nsp_1", start="corinth").may("move:sicyon").may_not("move:epidaurus", "7.12a")
    t.may_not("move:megara", "7.12a")
    marching("peloponnesian_nsp_1", start="epidaurus").may_not("move:corinth", "7.12a").may("move:saronic_gulf")
    # troops use every way there (RULING-64)
    marching("corinth_lsp_1", start="corinth").may("move:sicyon", "move:epidaurus", "move:megara", "move:argos")


@pytest.mark.clause("7.2b", "7.2c")
def test_ships_leave_by_the_shore_that_they_came_by() -> None:
    t = sailing(*FLEET, start="mende").does("move:potidaea")
    t.may("move:mende", "move:thermaic_gulf").may_not("move:toronaic_gulf", "7.2c")
    t = sailing(*FLEET, start="toronaic_gulf").does("move:potidaea")
    t.may("move:toronaic_gulf").may_not("move:mende", "7.2c").may_not("move:thermaic_gulf", "7.2c")
    t.does("stop").may_not("lead:nicias", "4.1a")


@pytest.mark.clause("7.2c")
def test_new_ships_choose_their_shore_and_troops_need_none() -> None:
    sailing(*FLEET, start="potidaea").may("move:mende", "move:toronaic_gulf")
    sailing("athens_lsp_1", start="potidaea").may("move:mende").may_not("move:spartolus", "qa.86c")


@pytest.mark.clause("10.3a", "10.3b", "tbl.ops.d")
def test_the_strait_opens_to_sparta_with_the_revolt_of_chalcis() -> None:
    loyal = {"loyal": {"chalcis": "sparta"}, "marks": {"chalcis": "revolted"}}
    fleet, army = "peloponnesian_nsp_1", "boeotia_lsp_1"
    marching(fleet, start="opus_locris").may_not("move:chalcis", "10.3a")
    marching(army, start="tanagra").may_not("move:chalcis", "10.3a")
    marching(fleet, start="opus_locris", **loyal).may("move:chalcis")
    marching(army, start="tanagra", **loyal).may("move:chalcis")
    for who, start in ((fleet, "opus_locris"), (army, "tanagra")):
        taken: dict[str, Any] = {"others": {start: "athens_lsp_12"}, "holder": {start: "athens"}}
        marching(who, start=start, **taken, **loyal).may_not("move:chalcis", "10.3b")
    sailing("athens_lsp_1", start="tanagra", **loyal).may_not("move:chalcis", "10.3b")


@pytest.mark.clause("qa.69")
def test_to_argos_the_way_leads_through_tegea() -> None:
    marching("sparta_lsp_1", start="sparta", scenario="nicias").may_not("move:argos", "7.1a").does("move:tegea").may(
        "move:argos"
    )


@pytest.mark.clause("qa.21h")
def test_no_way_by_land_leads_to_thrace() -> None:
    marching("boeotia_lsp_1", start="thebes").may_not("move:potidaea", "7.1a")


# ------------------------------------------------------------------------------------------------------------ transport


@pytest.mark.clause("7.4a", "7.4d")
def test_one_fleet_carries_one_army() -> None:
    sailing("athens_nsp_1", "athens_lsp_1", "athens_lsp_2").may_not("move:ceos", "7.4a")
    t = sailing(*FLEET, "athens_lsp_1", "athens_lsp_2").does("move:off_sunium")
    assert t.position()["aboard"] == {
        "athens_nsp_1": ["athens_lsp_1", "nicias"],
        "athens_nsp_2": ["athens_lsp_2"],
    }


@pytest.mark.clause("7.4a")
def test_strength_and_side_do_not_matter() -> None:
    t = sailing("athens_nsp_9", "athens_lsp_1", down=["athens_nsp_9"]).may("move:ceos")
    assert t.does("move:ceos").position()["aboard"]["athens_nsp_9"] == ["athens_lsp_1", "nicias"]


@pytest.mark.clause("7.4b")
def test_a_fleet_carries_any_number_of_leaders() -> None:
    t = sailing("athens_nsp_1", others={"athens": ["thrasyllus", "thrasybulus"]})
    t.does("take:thrasyllus", "take:thrasybulus", "move:off_sunium")
    assert t.position()["aboard"] == {"athens_nsp_1": ["nicias", "thrasyllus", "thrasybulus"]}


@pytest.mark.clause("7.4b")
def test_leaders_sail_in_the_strongest_fleet_unless_their_owner_names_another() -> None:
    t = sailing(*UNLIKE, others={"athens": "thrasyllus"}).does("take:thrasyllus")
    assert t.copy().does("move:ceos").position()["aboard"] == {"athens_nsp_1": ["nicias", "thrasyllus"]}
    t.does("load:nicias")
    assert t.asked == "Berth" and t.choices() == ["pick:athens_nsp_1", "pick:athens_nsp_9"]
    # the enemy sees that there is something to ponder, not what
    assert t.seen("sparta")["agenda"] is None
    t.does("pick:athens_nsp_9", "move:ceos")
    assert t.position()["aboard"] == {"athens_nsp_1": ["thrasyllus"], "athens_nsp_9": ["nicias"]}
    # ashore he may change ships, at sea he may not
    t.may("load:nicias").does("move:cythnos", "load:nicias", "pick:athens_nsp_1")
    assert t.position()["aboard"] == {"athens_nsp_1": ["nicias", "thrasyllus"]}
    t.does("move:off_sunium").may_not("load:nicias", "7.4d").may_not("load:conon", "7.4b")


@pytest.mark.clause("7.4b", "7.4d")
def test_every_leader_sails_with_his_force_and_chooses_his_ship_by_the_same_clause() -> None:
    pieces = {
        "gytheum": ["peloponnesian_nsp_1", "peloponnesian_nsp_7", "archidamus"],
        "elis": ["elis_lsp_2", "brasidas"],
    }
    t = sparta(pieces, down=["peloponnesian_nsp_7"]).does("lead:archidamus", "take-all")
    assert t.copy().does("move:laconian_gulf").position()["aboard"] == {"peloponnesian_nsp_1": ["archidamus"]}
    assert t.copy().does("move:laconian_gulf", "move:cythera", "stop").position().get("aboard", {}) == {}
    t.does("load:archidamus")
    assert (t.asked, t.clause) == ("Berth", "7.4b")


@pytest.mark.clause("7.4b", "7.4d")
def test_whoever_leads_goes_ashore_from_a_fleet_that_is_not_to_go() -> None:
    # troops could not, for the enemy stands there
    t = sailing(*UNLIKE, "athens_lsp_1", start="megara", others={"megara": "megara_lsp"})
    t.does("load:nicias", "pick:athens_nsp_1", "drop:athens_nsp_1")
    assert not t.position().get("aboard")
    t.does("move:athens")
    assert t.where("nicias") == "athens"


@pytest.mark.clause("7.4b")
def test_no_fleet_is_named_where_one_is_like_another() -> None:
    sailing("athens_nsp_1").may_not("load:nicias", "7.4b")
    sailing(*UNLIKE, others={"athens": "thrasyllus"}).may("load:nicias").may_not("load:thrasyllus", "7.4b")
    sailing(*FLEET).may_not("load:nicias", "7.4b")
    # with troops to be carried two fleets are not alike any more, nor if one of them is reduced
    sailing(*FLEET, "athens_lsp_1").may("load:nicias")
    sailing(*FLEET, down=["athens_nsp_2"]).may("load:nicias")


@pytest.mark.clause("7.4b", "7.4e")
@pytest.mark.parametrize(("ship", "drowns"), [("athens_nsp_1", False), ("athens_nsp_9", True)])
def test_a_leader_shares_the_fate_of_the_fleet_that_was_named(ship: str, drowns: bool) -> None:
    enemy = {"ceos": [f"peloponnesian_nsp_{n}" for n in range(1, 4)]}
    t = sailing(*UNLIKE, others=enemy)
    t.does("load:nicias", f"pick:{ship}").dice(2, 3, 3).does("move:ceos", "sea-fight")
    t.until("Casualty", {"StepDown": "take-losses"}).does("lose:athens_nsp_9")
    assert (t.where("nicias") == "dead") == drowns


@pytest.mark.clause("7.4a")
def test_troops_sail_in_the_fleet_that_their_owner_names() -> None:
    t = sailing(*UNLIKE, "athens_nsp_8", "athens_lsp_1", "athens_lsp_12")
    loads = t.copy().does("move:ceos").position()["aboard"]
    assert loads["athens_nsp_1"] == ["athens_lsp_1", "nicias"] and loads["athens_nsp_8"] == ["athens_lsp_12"]
    # they go aboard the strongest, and over to another one if that is said
    t.does("load:athens_lsp_12", "load:athens_lsp_1", "load:athens_lsp_1")
    assert t.asked == "Berth"
    t.may_not("pick:athens_nsp_1", "7.4a").does("pick:athens_nsp_9", "load:athens_lsp_12", "pick:athens_nsp_8")
    t.does("move:ceos")
    assert t.position()["aboard"] == {
        "athens_nsp_1": ["nicias"],
        "athens_nsp_9": ["athens_lsp_1"],
        "athens_nsp_8": ["athens_lsp_12"],
    }


@pytest.mark.clause("7.4a", "7.4d")
def test_no_other_fleet_is_named_for_troops_where_one_is_like_another_or_at_sea() -> None:
    sailing(*FLEET, "athens_lsp_1").does("load:athens_lsp_1").may_not("load:athens_lsp_1", "7.4a")
    t = sailing(*UNLIKE, "athens_lsp_1").does("load:athens_lsp_1").may("load:athens_lsp_1").does("move:off_sunium")
    t.may_not("load:athens_lsp_1", "7.4d")


@pytest.mark.clause("7.4b", "7.6a")
def test_whose_ship_is_left_at_sea_goes_over_to_the_one_that_is_named() -> None:
    t = sailing(*FLEET, "athens_nsp_9").does("move:off_sunium")
    assert t.copy().does("drop:athens_nsp_2").asked == "Operating"
    t.does("drop:athens_nsp_1")
    assert t.asked == "Berth" and t.choices() == ["pick:athens_nsp_2", "pick:athens_nsp_9"]
    t.does("pick:athens_nsp_9", "move:ceos")
    assert t.position()["aboard"] == {"athens_nsp_9": ["nicias"]}
    # one fleet is left, or two that are alike: there is nothing to ask
    assert sailing(*FLEET).does("move:off_sunium", "drop:athens_nsp_1").asked == "Operating"


@pytest.mark.clause("7.6a", "7.4d")
def test_troops_whose_ship_is_left_stay_with_it_at_sea_and_are_ashore_elsewhere() -> None:
    t = sailing(*FLEET, "athens_lsp_1").does("load:athens_lsp_1", "move:off_sunium")
    ship = next(ship for ship, load in t.position()["aboard"].items() if "athens_lsp_1" in load)
    other = next(unit for unit in FLEET if unit != ship)
    left = t.copy().does(f"drop:{ship}", "move:ceos")
    assert left.where("athens_lsp_1") == "off_sunium" and left.where("nicias") == left.where(other) == "ceos"
    assert left.position()["aboard"] == {ship: ["athens_lsp_1"], other: ["nicias"]}
    t.does("move:ceos", f"drop:{ship}")
    assert "athens_lsp_1" not in str(t.position().get("aboard")) and piece_named("athens_lsp_1") in t.state.group


@pytest.mark.clause("7.4a", "qa.86c")
def test_troops_that_cannot_land_go_over_to_the_fleet_that_is_named() -> None:
    t = sailing(*UNLIKE, "athens_nsp_7", "athens_lsp_1", start="delphi", scenario="campaign").does("move:naupactus")
    t.does("drop:athens_nsp_1")
    assert t.asked == "Berth"
    t.does("pick:athens_nsp_9", "stop")
    assert t.position()["aboard"]["athens_nsp_9"] == ["athens_lsp_1"]


@pytest.mark.clause("7.4b", "6.4f")
def test_a_leader_who_is_placed_at_sea_comes_aboard_the_fleet_that_is_named() -> None:
    t = Table(
        {"off_sunium": UNLIKE, "samos": "athens_lsp_1"}, side="athens", steps=[Station(ATHENS, NICIAS), PhaseEnd(0)]
    )
    t.does("place:off_sunium")
    assert t.asked == "Berth"
    assert t.copy().does("pick:athens_nsp_1").position()["aboard"] == {"athens_nsp_1": ["nicias"]}
    assert t.does("pick:athens_nsp_9").position()["aboard"] == {"athens_nsp_9": ["nicias"]}
    t = Table(
        {"off_sunium": FLEET, "samos": "athens_lsp_1"}, side="athens", steps=[Station(ATHENS, NICIAS), PhaseEnd(0)]
    )
    assert t.does("place:off_sunium").asked == "PhaseEnd"


@pytest.mark.clause("7.4d")
def test_cargo_stays_with_its_ship_at_sea() -> None:
    t = sailing(*FLEET, "athens_lsp_1", "athens_lsp_2").does("move:off_sunium")
    t.may_not("drop:athens_lsp_1", "7.4d").does("drop:athens_nsp_2")
    assert t.where("athens_lsp_2") == "off_sunium"
    t.does("move:ceos")
    assert t.where("athens_lsp_2") == "off_sunium" and t.where("athens_lsp_1") == "ceos"


@pytest.mark.clause("7.4d")
def test_at_sea_nobody_is_taken_without_his_ship() -> None:
    pieces = {"off_sunium": [*FLEET, "athens_lsp_1", "nicias"]}
    t = athens(pieces, aboard={"athens_nsp_1": ["athens_lsp_1"], "athens_nsp_2": ["nicias"]}).does("lead:nicias")
    t.may_not("take:athens_lsp_1", "7.4d").does("take:athens_nsp_1", "move:ceos")
    assert t.where("athens_lsp_1") == "ceos"


@pytest.mark.clause("7.4e")
def test_cargo_goes_down_with_its_ship() -> None:
    t = sailing("athens_nsp_9", "athens_lsp_1", others={"ceos": [f"peloponnesian_nsp_{n}" for n in range(1, 6)]})
    t.dice(1, 3, 3).does("move:ceos", "sea-fight").until(lambda t: t.asked in ("NextOperation", "PhaseEnd"))
    assert t.where("athens_nsp_9") == "dead" and t.where("athens_lsp_1") == "dead"


@pytest.mark.clause("7.4f", "7.5b")
def test_troops_may_be_carried_along_the_coast() -> None:
    enemy: dict[str, Any] = {"others": {"megara": "megara_lsp"}}
    t = sailing("athens_nsp_1", "athens_lsp_1", **enemy).does("load:athens_lsp_1")
    assert not t.choices("load")
    t.does("move:megara")
    assert t.asked == "Operating"
    assert sailing("athens_nsp_1", "athens_lsp_1", **enemy).does("move:megara").asked != "Operating"
    t = sailing("athens_nsp_1", "athens_lsp_1", "athens_lsp_2").does("load:athens_lsp_1")
    t.may_not("load:athens_lsp_2", "7.4a")


@pytest.mark.clause("7.4a", "7.4d")
def test_where_a_move_ends_the_cargo_goes_ashore_or_stays_aboard() -> None:
    t = sailing("athens_nsp_1", "athens_lsp_1").does("move:ceos")
    assert not t.copy().does("stop").position().get("aboard")
    assert t.does("stay-aboard").position()["aboard"]["athens_nsp_1"] == ["athens_lsp_1", "nicias"]


def test_troops_stay_aboard_where_enemy_troops_stand() -> None:
    t = sailing("athens_nsp_1", "athens_lsp_1", others={"ceos": "tegea_lsp"}).does("move:ceos")
    t.may_not("land:athens_lsp_1", "7.5a").may_not("drop:athens_lsp_1", "7.5a").does("stop")
    assert t.position()["aboard"]["athens_nsp_1"] == ["athens_lsp_1", "nicias"]


# ------------------------------------------------------------------------------------------------------- a leader alone


@pytest.mark.clause("7.0b", "7.0a")
def test_a_leader_alone_goes_by_land_and_not_among_enemies() -> None:
    t = sailing("athens_nsp_1", others={"oenoe": "tegea_lsp"}).does("drop:athens_nsp_1")
    t.may_not("move:oenoe", "7.0b").may("move:panactum").may_not("move:megara", "7.0b").may_not("move:ceos", "7.1c")


# ------------------------------------------------------------------------------------------------------------- neutrals


@pytest.mark.clause("qa.86c")
def test_neutral_states_are_entered_by_sea_alone() -> None:
    t = sailing("athens_lsp_1", start="delphi", scenario="campaign")
    t.may_not("move:naupactus", "qa.86c")
    t = sailing(*FLEET, "athens_lsp_1", start="delphi", scenario="campaign").does("move:naupactus")
    assert "athens_lsp_1" in t.position()["aboard"]["athens_nsp_1"]
    t.may_not("drop:athens_lsp_1", "qa.86c").may_not("land-all", "qa.86c").does("stop")
    assert "athens_lsp_1" in t.position()["aboard"]["athens_nsp_1"]
    sailing("athens_nsp_1", "athens_lsp_1", "athens_lsp_2", start="delphi", scenario="campaign").may_not(
        "move:naupactus", "qa.86c"
    )


@pytest.mark.clause("qa.86c", "qa.86d")
def test_argos_is_entered_by_land_and_attacked_though_it_is_neutral() -> None:
    neutral: dict[str, Any] = {"others": {"argos": "argos_lsp_1"}, "scenario": "campaign"}
    t = marching("tegea_lsp", "boeotia_lsp_1", **neutral).may("move:argos").does("move:argos")
    # its units neither stop nor fight who does not attack
    assert t.asked == "Operating"
    t.may("move:tegea", "land-fight", "stop")


@pytest.mark.clause("qa.86d")
def test_no_neutral_state_is_attacked() -> None:
    t = sailing(*FLEET, "athens_lsp_1", start="delphi", scenario="campaign", others={"naupactus": "naupactus_lsp"})
    t.does("move:naupactus").may_not("land-fight", "qa.86d").may("stop")


@pytest.mark.clause("qa.86d", "gov.5b", "gov.2c")
def test_melos_is_attacked_by_athens_from_its_fifth_government_on() -> None:
    def off_melos(**rest: Any) -> Table:
        return sailing(*FLEET, "athens_lsp_1", start="siphnos", scenario="campaign", **rest).does("move:melos")

    off_melos(year=423, government=4).may_not("land-all", "qa.86c")
    off_melos(year=428, government=2).may_not_by("land-fight", "gov.2c")
    off_melos(year=422, government=5).may("land-all")


# ---------------------------------------------------------------------------------------------- dropping and picking up


@pytest.mark.clause("7.6a", "7.6b")
def test_units_are_dropped_on_the_way_for_nothing_and_are_finished() -> None:
    t = sailing(*FLEET, "athens_lsp_1", "athens_lsp_2", others={"cythnos": "thrasyllus"}).does("move:ceos")
    t.does("drop:athens_lsp_1", "move:cythnos", "drop:athens_lsp_2", "drop:athens_nsp_2", "stop")
    assert t.where("athens_lsp_1") == "ceos" and t.where("athens_lsp_2") == "cythnos"
    assert t.event("dropped")["unit"] == "athens_nsp_2"
    # nothing is left for him there, and he has no way of his own
    t.does("lead:thrasyllus")
    assert t.asked != "Operating"


@pytest.mark.clause("7.6a", "7.3a")
def test_dropping_costs_no_point() -> None:
    t = sailing(*FLEET, "athens_lsp_1").does("move:ceos")
    points = t.state.points
    assert t.does("drop:athens_lsp_1").state.points == points


@pytest.mark.clause("7.6a")
def test_cargo_of_a_dropped_fleet_goes_on_with_the_force() -> None:
    t = sailing(*FLEET, "athens_lsp_1").does("move:ceos", "drop:athens_nsp_1")
    assert t.at("ceos") == ["athens_lsp_1", *FLEET, "nicias"]
    t.does("move:cythnos")
    assert t.at("cythnos") == ["athens_lsp_1", "athens_nsp_2", "nicias"]


@pytest.mark.clause("7.6a", "6.1d")
def test_a_leader_aboard_a_dropped_fleet_goes_on_with_the_force() -> None:
    ships = ["peloponnesian_nsp_1", "peloponnesian_nsp_2"]
    for guest in ("archidamus", "mindarus"):
        pieces = {"argolic_gulf": [*ships, "agis", guest], "elis": ["elis_lsp_2", "lysander"]}
        t = sparta(pieces, aboard={ships[0]: ["agis", guest]})
        t.does("lead:agis", "take-all", "move:myrtoan_sea", f"drop:{ships[0]}")
        assert set(t.position()["aboard"][ships[1]]) == {"agis", guest}


@pytest.mark.clause("7.7a", "7.7b", "7.7c")
def test_units_are_picked_up_for_a_point() -> None:
    t = sailing("athens_nsp_1", others={"ceos": ["athens_nsp_3", "athens_lsp_3", "thrasyllus"]}).does("move:ceos")
    points = t.state.points
    t.does("pick-up:athens_nsp_3")
    assert t.asked == "PickingUp" and t.state.points == points - 1
    t.does("pick-up:athens_lsp_3", "done")
    assert t.state.points == points - 1
    t.does("move:cythnos")
    assert t.at("cythnos") == ["athens_lsp_3", "athens_nsp_1", "athens_nsp_3", "nicias"]
    # they may be dropped again, and make no operation of their own
    t.does("drop:athens_nsp_3", "stop")
    assert t.where("athens_nsp_3") == "cythnos"


@pytest.mark.clause("7.7a", "7.6c", "7.6b")
def test_who_has_operated_or_was_dropped_is_not_picked_up() -> None:
    t = sailing(*FLEET).does("move:ceos", "drop:athens_nsp_2", "move:cythnos", "move:ceos")
    t.may_not("pick-up:athens_nsp_2", "7.6c")
    t = athens({"athens": ["athens_nsp_1", "nicias"], "ceos": ["athens_nsp_3", "conon"]}, government=12)
    t.does("lead:conon", "take-all", "move:cythnos", "move:ceos", "stop", "lead:nicias", "take-all", "move:ceos")
    t.may_not("pick-up:athens_nsp_3", "7.7a").may_not("pick-up:conon", "7.7a")


@pytest.mark.clause("7.7a")
def test_picking_up_is_for_forces_on_the_move() -> None:
    t = sailing("athens_nsp_1", others={"athens": "athens_nsp_2"})
    assert not t.choices("pick-up")


@pytest.mark.clause("7.7b")
def test_without_a_point_nobody_is_picked_up() -> None:
    t = sailing("athens_nsp_1", others={"ceos": "athens_nsp_3"})
    for place in ("ceos", "athens", "ceos", "athens", "ceos", "athens", "ceos", "athens", "ceos"):
        t.does(f"move:{place}")
    t.may_not("pick-up:athens_nsp_3", "7.7b")


# ------------------------------------------------------------------------------------------------------------- besieged


@pytest.mark.clause("9.0l", "7.11b")
def test_ships_run_into_a_besieged_port() -> None:
    outside = ["boeotia_lsp_1", "boeotia_lsp_2", "boeotia_lsp_3"]
    siege: dict[str, Any] = {"besieging": {"samos": outside}, "inside": {"samos": ["athens_lsp_10"]}}
    pieces = {"samos": ["athens_lsp_10", *outside], "ephesus": ["athens_nsp_1", "athens_lsp_1", "nicias"]}
    t = athens(pieces, loyal={"samos": "athens"}, **siege).does("lead:nicias", "take-all", "move:samos")
    t.may("inside:samos").does("inside:samos")
    assert t.position()["inside"] == {"samos": ["athens_lsp_1", "athens_lsp_10", "athens_nsp_1", "nicias"]}
    siege = {"besieging": {"chios": ["boeotia_lsp_1"]}, "inside": {"chios": ["athens_lsp_10"]}}
    pieces = {"chios": ["athens_lsp_10", "boeotia_lsp_1"], "erythrae": ["athens_nsp_1", "athens_lsp_1", "nicias"]}
    t = athens(pieces, **siege).does("lead:nicias", "take-all", "move:chios")
    t.may_not("inside:chios", "9.0l")


@pytest.mark.clause("9.0m")
def test_a_besieger_who_leaves_ends_the_siege() -> None:
    siege = {"besieging": {"potidaea": ["tegea_lsp"]}, "inside": {"potidaea": ["athens_lsp_10"]}}
    t = sparta({"potidaea": ["athens_lsp_10", "tegea_lsp", "agis"]}, loyal={"potidaea": "athens"}, **siege)
    t.does("lead:agis", "take-all", "move:mende")
    assert not t.besieged("potidaea")


# ---------------------------------------------------------------------------------------------- what leaving home costs


@pytest.mark.clause("rev.15")
def test_whoever_leaves_home_pays_at_once() -> None:
    t = sailing(*FLEET, "athens_lsp_1", options=["pay_on_leaving"], treasury={"athens": 30}).does("move:ceos")
    assert t.talents("athens") == 30 - 8 - 8 - 8
    assert t.does("move:cythnos").talents("athens") == 6
    poor = sailing(*FLEET, "athens_lsp_1", options=["pay_on_leaving"], treasury={"athens": 23})
    poor.may_not("move:ceos", "rev.15").does("drop:athens_lsp_1").may("move:ceos")
    assert sailing(*FLEET, treasury={"athens": 30}).does("move:ceos").talents("athens") == 30


@pytest.mark.clause("rev.15", "12.3f")
def test_whoever_is_always_free_leaves_home_for_nothing() -> None:
    t = sailing("chios_nsp_1", "athens_nsp_1", start="chios", options=["pay_on_leaving"], treasury={"athens": 30})
    assert t.does("move:icarian_sea").talents("athens") == 30


@pytest.mark.clause("rev.15", "rev.2")
def test_nobody_pays_who_is_kept_for_nothing_where_he_goes() -> None:
    rest: dict[str, Any] = {"options": ["pay_on_leaving", "free_in_greece"], "treasury": {"sparta": 5}}
    assert marching("sparta_lsp_1", start="sparta", **rest).does("move:tegea").talents("sparta") == 5
    marching("sparta_lsp_1", start="sparta", quarter="winter", **rest).may_not("move:tegea", "rev.15")


# ------------------------------------------------------------------------------------ states out of the war


@pytest.mark.clause("11.1f", "11.1g")
def test_locales_of_dropped_states_are_way_points_for_everybody() -> None:
    t = (
        marching("tegea_lsp", status={"argos": "out"}, loyal={"argos": "nobody"})
        .does("move:argos")
        .may("move:corinth", "move:hermione", "stop")
    )
    assert t.asked == "Operating"
    t.may_not("land-fight", "9.0a").may_not("besiege:argos", "9.0a")
