"""Stacking and force markers [2.3k, 2.6, 2.15, 5.1, 5.2, 7.11b], from the clauses."""

from typing import Any

import pytest

from rulebook.sparta_vs_athens.operations import athens, sparta
from rulebook.sparta_vs_athens.table import Table

RED = [f"athens_lsp_{n}" for n in range(1, 13)]
SHIPS = [f"athens_nsp_{n}" for n in range(1, 11)]
PURPLE = ["boeotia_lsp_1", "boeotia_lsp_2", "boeotia_lsp_3", "boeotia_lsp_4", "sicyon_lsp", "phlius_lsp", "elis_lsp_1"]


def crowded(place: str, count: int, coming: int = 1) -> Table:
    """So many Spartan-side armies stand in a place next to Tegea, and others come to it."""
    more = ["corinth_lsp_1", "corinth_lsp_2", "corinth_lsp_3", "mantinea_lsp", "elis_lsp_2", "megara_lsp"]
    there = [*PURPLE, *more][:count]
    come = ["tegea_lsp", "sparta_lsp_1", "sparta_lsp_2"][:coming]
    t = sparta({place: there, "tegea": [*come, "agis"]})
    return t.does("lead:agis", "take-all", f"move:{place}")


@pytest.mark.clause("5.1a", "5.1f")
def test_ten_land_units_stop_in_a_land_locale() -> None:
    t = crowded("sparta", 9).does("stop")
    assert t.asked == "NextOperation" and len(t.at("sparta")) == 11
    t = crowded("sparta", 10).does("stop")
    assert t.asked == "Excess" and t.clause == "5.1f" and len(t.targets("lose")) == 11
    t.does("lose:boeotia_lsp_4")
    assert t.where("boeotia_lsp_4") == "dead" and t.asked == "NextOperation"


@pytest.mark.clause("5.1b")
def test_twelve_in_a_fortified_city() -> None:
    assert crowded("mantinea", 11).does("stop").asked == "NextOperation"
    t = crowded("mantinea", 12, coming=2).does("stop")
    t.does(t.choices("lose")[0])
    assert t.asked == "Excess"
    assert t.does(t.choices("lose")[0]).asked == "NextOperation"


@pytest.mark.clause("5.1f")
def test_whoever_moves_on_is_not_counted() -> None:
    t = crowded("sparta", 10).does("move:gytheum", "stop")
    assert t.asked == "NextOperation" and len(t.at("sparta")) == 10


@pytest.mark.clause("5.1f")
def test_whoever_stood_there_before_is_counted_at_the_end_of_the_phase() -> None:
    more = ["corinth_lsp_1", "corinth_lsp_2", "corinth_lsp_3", "mantinea_lsp"]
    t = sparta({"sparta": [*PURPLE, *more], "tegea": ["tegea_lsp", "agis"]}).does("done", "done")
    assert t.asked == "Excess" and len(t.targets("lose")) == 11
    assert t.does("lose:mantinea_lsp").asked == "PhaseEnd"


@pytest.mark.clause("5.1a", "7.6a")
def test_nobody_is_dropped_where_no_room_is() -> None:
    crowded("sparta", 10).may_not("drop:tegea_lsp", "5.1a")
    crowded("sparta", 9, coming=2).may("drop:tegea_lsp").does("drop:tegea_lsp").may_not("drop:sparta_lsp_1", "5.1a")
    crowded("mantinea", 12).may_not("drop:tegea_lsp", "5.1b")


@pytest.mark.clause("5.1c")
def test_five_fleets_where_land_is_drawn() -> None:
    t = athens({"ceos": SHIPS[:5], "athens": ["athens_nsp_6", "nicias"]})
    t.does("lead:nicias", "take-all", "move:ceos").may_not("drop:athens_nsp_6", "5.1c").does("stop")
    assert t.asked == "Excess"
    t = athens({"saronic_gulf": SHIPS[:5], "athens": ["athens_nsp_6", "nicias"]})
    assert t.does("lead:nicias", "take-all", "move:saronic_gulf", "stop").asked == "Excess"


@pytest.mark.clause("5.1c")
def test_allies_count_together_and_a_fleet_that_goes_takes_its_cargo_with_it() -> None:
    t = athens({"ceos": ["chios_nsp_1", *SHIPS[:4]], "athens": ["athens_nsp_6", "athens_lsp_1", "nicias"]})
    t.does("lead:nicias", "take-all", "move:ceos", "stay-aboard")
    assert t.asked == "Excess" and "lose:chios_nsp_1" in t.choices()
    t.does("lose:athens_nsp_6")
    assert t.where("athens_lsp_1") == "dead"


@pytest.mark.clause("5.1c")
def test_the_open_sea_has_no_limit() -> None:
    t = athens({"myrtoan_sea": SHIPS[:6], "ceos": ["athens_nsp_7", "nicias"]})
    t.does("lead:nicias", "take-all", "move:myrtoan_sea", "stop")
    assert t.asked != "Excess" and len(t.at("myrtoan_sea")) == 8


@pytest.mark.clause("5.1c", "7.11b")
def test_a_port_of_their_own_holds_any_number_of_fleets() -> None:
    t = athens({"athens": SHIPS[:6], "ceos": ["athens_nsp_7", "nicias"]})
    assert t.does("lead:nicias", "take-all", "move:athens", "stop").asked != "Excess"
    assert len(t.at("athens")) == 8


@pytest.mark.clause("7.11b", "5.1b")
def test_ships_in_port_are_not_counted_with_the_troops() -> None:
    t = athens({"athens": [*RED[:11], *SHIPS[:6]], "oenoe": ["athens_lsp_12", "nicias"]})
    assert t.does("lead:nicias", "take-all", "move:athens", "stop").asked == "NextOperation"


@pytest.mark.clause("5.1d")
def test_leaders_do_not_count() -> None:
    there = [*PURPLE, "corinth_lsp_1", "corinth_lsp_2", "agis", "gylippus"]
    t = sparta({"sparta": there, "tegea": ["tegea_lsp", "brasidas"]})
    assert t.does("lead:brasidas", "take-all", "move:sparta", "stop").asked == "NextOperation"


@pytest.mark.clause("2.3k")
def test_garrisons_do_not_count() -> None:
    # Sparta has a garrison of seven, and ten units stand beside it
    assert crowded("sparta", 9).does("stop").asked == "NextOperation"


@pytest.mark.clause("5.1e")
def test_the_sides_are_counted_apart() -> None:
    t = athens({"ceos": [*RED[:9], *PURPLE], "athens": ["athens_nsp_1", "athens_lsp_10", "nicias"]}, dice=[4, 3, 3])
    t.does("lead:nicias", "take-all", "move:ceos", "stop")
    assert t.asked == "NextOperation"


@pytest.mark.clause("rev.1")
def test_the_designer_knew_no_limits() -> None:
    t = sparta(
        {"sparta": [*PURPLE, "corinth_lsp_1", "corinth_lsp_2", "corinth_lsp_3"], "tegea": ["tegea_lsp", "agis"]},
        options=["no_stacking_limits"],
    )
    t.does("lead:agis", "take-all", "move:sparta").may("drop:tegea_lsp")
    assert t.does("stop").asked == "NextOperation"


# -------------------------------------------------------------------------------------------------------- force markers


def camp(**rest: object) -> Table:
    return sparta({"sparta": ["sparta_lsp_1", "sparta_lsp_2", "agis"], "tegea": ["tegea_lsp", "brasidas"]}, **rest)


@pytest.mark.clause("5.2a", "2.6a")
def test_a_marker_stands_for_what_lies_in_its_box() -> None:
    t = camp().does("form:1", "place:sparta", "pick:sparta_lsp_1").may_not("done", "2.5a").does("pick:agis", "done")
    assert t.position()["forces"] == {"sparta-1": ["sparta_lsp_1", "agis"]}
    t.does("lead:agis", "take:sparta_lsp_1", "move:tegea", "stop")
    assert t.position()["forces"] == {"sparta-1": ["sparta_lsp_1", "agis"]}
    assert "tegea" in t.position()["pieces"] and t.where("sparta_lsp_1") == "tegea"


@pytest.mark.clause("2.15a")
def test_a_box_holds_any_friends() -> None:
    t = sparta({"tegea": ["tegea_lsp", "sparta_lsp_1", "ambracia_lsp", "agis"]})
    t.does("form:1", "take-all", "done")
    assert t.position()["forces"]["sparta-1"] == ["sparta_lsp_1", "tegea_lsp", "ambracia_lsp", "agis"]


@pytest.mark.clause("2.5a", "2.15a")
@pytest.mark.parametrize("leader", ["agis", "archidamus"])
def test_a_box_holds_a_leader_and_a_unit_at_least(leader: str) -> None:
    t = sparta({"tegea": ["tegea_lsp", "sparta_lsp_1", leader], "elis": ["elis_lsp_2", "brasidas"]})
    t.does("form:1", "place:tegea")
    t.copy().does("pick:tegea_lsp").may_not("done", "2.5a").may(f"pick:{leader}", "pick:sparta_lsp_1")
    t.does(f"pick:{leader}").may_not("done", "2.5a").does("pick:tegea_lsp").may("done")


@pytest.mark.clause("2.15b")
def test_no_fleet_lies_in_a_box() -> None:
    t = athens({"athens": ["athens_nsp_1", "athens_lsp_1", "nicias"], "ceos": "conon"}, government=12)
    t.does("form:1").may_not("pick:athens_nsp_1", "2.15b")


@pytest.mark.clause("2.15b", "7.4d")
def test_fleets_carry_a_force_under_its_marker() -> None:
    t = athens({"athens": ["athens_nsp_1", "athens_lsp_1", "nicias"]}, forces={"athens-2": ["athens_lsp_1", "nicias"]})
    t.does("lead:nicias", "take-all", "move:off_sunium", "stop")
    assert t.position()["forces"] == {"athens-2": ["athens_lsp_1", "nicias"]}
    assert t.state.marker[1] == t.state.loc[0]


@pytest.mark.clause("5.2b")
def test_there_are_six_markers_a_side() -> None:
    t = camp(forces={"sparta-1": ["sparta_lsp_1", "agis"]})
    t.may_not("form:1", "5.2b").may_not("form:7", "5.2b").may("form:2")


@pytest.mark.clause("5.2c")
def test_who_leaves_a_box_is_seen_and_the_box_opened_at_will() -> None:
    t = camp(forces={"sparta-1": ["sparta_lsp_1", "sparta_lsp_2", "agis"]})
    t.copy().does("dissolve:1").may("form:1")
    t.does("lead:agis", "take:sparta_lsp_1", "move:tegea", "stop")
    # those who went are on the map; what stayed is no force without its leader
    assert "forces" not in t.position() or not t.position()["forces"]


@pytest.mark.clause("5.2c", "qa.21e", "2.15c")
def test_the_enemy_hears_of_a_marker_and_not_of_what_it_hides() -> None:
    t = camp(forces={"sparta-1": ["sparta_lsp_1", "agis"]}).does("lead:agis", "take:sparta_lsp_1", "move:tegea")
    told = [e for e in t.events() if e.audience & 1]
    assert not [e for e in told if e.kind in ("moved", "marched", "leads")]
    seen = t.event("seen-marching")
    assert (seen["armies"], seen["fleets"], seen["boxes"]) == (0, 0, 1)
    t = camp().does("lead:agis", "take:sparta_lsp_1", "move:tegea")
    assert t.event("seen-marching")["armies"] == 1
    assert [e["unit"] for e in t.events("moved") if e.audience == 3] == ["sparta_lsp_1"]


@pytest.mark.clause("2.15c", "qa.21e", "rev.1")
def test_boxes_are_closed_to_the_enemy_unless_the_designers_rule_opens_them() -> None:
    box = {"sparta-1": ["sparta_lsp_1", "agis"]}
    t = camp(forces=box, options=["open_boxes"]).does("lead:agis", "take:sparta_lsp_1", "move:tegea")
    assert t.event("seen-marching")["armies"] == 1
    t = camp(forces=box).does("lead:agis", "take:sparta_lsp_1", "move:tegea")
    assert t.event("seen-marching")["armies"] == 0


@pytest.mark.clause("5.2d")
def test_sorting_pieces_by_boxes_changes_nothing_else() -> None:
    t = athens({"athens": ["athens_nsp_1", "athens_lsp_1", "athens_lsp_2", "nicias"]})
    before = t.copy().does("lead:nicias", "take-all").choices("move")
    t.does("form:1", "pick:athens_lsp_1", "pick:nicias", "done")
    assert t.does("lead:nicias", "take-all").choices("move") == before


def test_the_enemy_sees_that_a_leader_goes_alone_and_not_who_he_is() -> None:
    t = camp().does("lead:agis", "move:tegea")
    assert t.event("marched-alone").audience == 2 and t.event("seen-alone").audience == 1
    assert "unit" not in t.event("seen-alone").args


@pytest.mark.clause("5.1b", "5.1f", "9.0l")
def test_what_is_landed_in_a_besieged_port_counts_with_who_is_there() -> None:
    outside = [*PURPLE, *[f"sparta_lsp_{n}" for n in range(1, 5)]]
    pieces = {"samos": [*RED, *outside], "ephesus": ["athens_nsp_1", "corcyra_lsp", "nicias"]}
    siege: dict[str, Any] = {"besieging": {"samos": outside}, "inside": {"samos": RED}}
    t = athens(pieces, **siege)
    t.does("lead:nicias", "take-all", "move:samos", "inside:samos")
    assert t.asked == "Excess" and len(t.targets("lose")) == 13
