"""Single-size units on the move: allowances, costs, turns, hits [6.1, 6.2, 6.3, 7.1, 9.21, 9.54]."""

import pytest

from polemos.games.alexander.data.ground import CELLS, CLEAR, MAJOR_RIVER, code_of
from polemos.games.alexander.data.setting import setting_of
from rulebook.alexander.marching import (
    ARCHERS,
    COMPANIONS,
    FOOT,
    HOPLITES,
    NOBLES,
    elsewhere,
    field,
)
from rulebook.alexander.table import Table


@pytest.mark.clause("6.11", "6.21a")
def test_a_unit_spends_its_allowance_a_point_for_each_clear_hex() -> None:
    t = field({"2516": HOPLITES}).does(f"move:{HOPLITES}")
    assert t.mp == 5
    t.walks("2616", "2716")
    assert (t.mp, t.where(HOPLITES)) == (3, "2716")
    t.walks("2816", "2916", "3016")
    assert t.asked != "Moving" or t.mp == 0
    assert t.where(HOPLITES) == "3016"


@pytest.mark.clause("6.11")
def test_a_unit_may_spend_less() -> None:
    t = field({"2516": HOPLITES}).does(f"move:{HOPLITES}", "enter:2616", "halt")
    assert t.where(HOPLITES) == "2616"
    assert t.asked == "GiveOrders"


@pytest.mark.clause("6.12", "5.23")
def test_it_moves_once_in_a_phase() -> None:
    t = field({"2516": HOPLITES}).does(f"move:{HOPLITES}", "enter:2616", "halt")
    t.may_not(f"move:{HOPLITES}", "5.23")


@pytest.mark.clause("6.13a", "2.21d")
def test_the_first_move_turns_it_to_its_moved_side_without_a_hit() -> None:
    t = field({"2516": HOPLITES}).does(f"move:{HOPLITES}", "enter:2616", "halt")
    assert (t.flag(HOPLITES, "moved"), t.hits(HOPLITES)) == (1, 0)


@pytest.mark.clause("6.13b")
def test_a_further_move_costs_a_hit_and_has_the_full_allowance() -> None:
    t = field({"2516": HOPLITES}, moved=[HOPLITES]).does(f"move:{HOPLITES}")
    assert (t.hits(HOPLITES), t.mp) == (1, 5)
    assert "6.13b" in t.clauses()


@pytest.mark.clause("6.13b", "10.13a")
def test_the_hit_of_a_further_move_may_rout_it() -> None:
    t = field({"2516": HOPLITES, "3016": NOBLES}, moved=[HOPLITES], hits={HOPLITES: 5})
    t.does(f"move:{HOPLITES}")
    assert t.flag(HOPLITES, "routed") == 1
    assert t.asked != "Moving"


@pytest.mark.clause("6.13c")
def test_a_unit_that_only_shoots_has_not_moved() -> None:
    t = field({"2516": ARCHERS, "2818": FOOT}, facing={ARCHERS: 90}, dice=[9])
    t.does(f"fire:{ARCHERS}")
    t.until("GiveOrders")
    assert t.flag(ARCHERS, "moved") == 0


@pytest.mark.clause("6.13c", "7.14")
def test_turning_is_a_move() -> None:
    t = field({"2516": HOPLITES}).does(f"move:{HOPLITES}", "turn:150", "halt")
    assert t.flag(HOPLITES, "moved") == 1
    assert t.hits(HOPLITES) == 0


@pytest.mark.clause("6.21b", "6.21c", "6.29")
def test_a_level_up_into_woods_costs_hoplites_three() -> None:
    # the printed example of Issus: from 5015 to 5115
    t = elsewhere("issus", "mac.alexander-iii", "4915", {"5016": "mac.hy.1"}, facing={"mac.hy.1": 30})
    t.does("move:mac.hy.1").walks("5015").does("turn:90")
    assert t.mp == 3
    t.may("enter:5115").does("enter:5115")
    assert t.mp == 0
    assert t.hits("mac.hy.1") == 1


@pytest.mark.clause("6.25")
def test_what_cannot_be_paid_cannot_be_entered() -> None:
    t = elsewhere("issus", "mac.alexander-iii", "4915", {"5016": "mac.hy.1"}, facing={"mac.hy.1": 30})
    t.does("move:mac.hy.1", "turn:90", "turn:30").walks("5015").does("turn:90")
    assert t.mp == 1
    t.may_not("enter:5115", "6.25")


@pytest.mark.clause("6.22a", "6.22b")
def test_terrain_hits_come_at_once() -> None:
    # the river is two hexes wide: a hit for each
    t = elsewhere("granicus", "mac.alexander-iii", "2519", {"2517": "mac.hc.comp-1"}, facing={"mac.hc.comp-1": 90})
    t.does("move:mac.hc.comp-1", "enter:2617")
    assert (t.mp, t.hits("mac.hc.comp-1")) == (6, 1)
    t.walks("2717")
    assert (t.mp, t.hits("mac.hc.comp-1")) == (4, 2)


@pytest.mark.clause("6.23a")
def test_cavalry_climbs_one_level_in_a_step() -> None:
    # 1702 to 1602 rises two levels
    t = elsewhere("chaeronea", "mac.philip", "1803", {"1702": "mac.hc.comp-1"}, facing={"mac.hc.comp-1": 270})
    t.does("move:mac.hc.comp-1").may_not("enter:1602", "6.23a")


@pytest.mark.clause("6.23b")
def test_only_skirmishers_climb_three_levels_at_three_hits() -> None:
    # 0602 to 0502 rises three levels
    t = elsewhere("chaeronea", "gre.chares", "0703", {"0602": "gre.light.3"}, facing={"gre.light.3": 270})
    t.does("move:gre.light.3").may("enter:0502").does("enter:0502")
    assert t.hits("gre.light.3") == 3
    t = elsewhere("chaeronea", "gre.chares", "0703", {"0602": "gre.hi.epilektoi"}, facing={"gre.hi.epilektoi": 270})
    t.does("move:gre.hi.epilektoi").may_not("enter:0502", "6.23b")


@pytest.mark.clause("6.23b", "6.21b")
def test_other_foot_climbs_two() -> None:
    t = elsewhere("chaeronea", "mac.philip", "1803", {"1702": "mac.hy.1"}, facing={"mac.hy.1": 270})
    t.does("move:mac.hy.1").does("enter:1602")
    assert (t.mp, t.hits("mac.hy.1")) == (2, 2)


@pytest.mark.clause("6.26a", "scn.chaeronea.3")
def test_the_walls_of_chaeronea_stop_everybody() -> None:
    t = elsewhere("chaeronea", "mac.philip", "2505", {"2304": "mac.hy.1"}, facing={"mac.hy.1": 330})
    t.does("move:mac.hy.1").may_not("enter:2303", "6.26a")


@pytest.mark.clause("6.26a", "scn.pelium.1")
def test_the_walls_of_pelium_stop_everybody() -> None:
    t = elsewhere("pelium", "ill.cleitus", "0915", {"0816": "ill.town.1"}, facing={"ill.town.1": 270})
    t.does("move:ill.town.1").may_not("enter:0715", "6.26a")


@pytest.mark.clause("6.26b", "scn.pelium.1")
def test_the_gate_of_pelium_is_a_road() -> None:
    t = elsewhere("pelium", "ill.cleitus", "1316", {"1317": "ill.town.1"}, facing={"ill.town.1": 90}, turn=2)
    t.does("move:ill.town.1")
    before = t.mp
    t.walks("1417")
    assert before - t.mp == 1
    t = elsewhere("pelium", "mac.coenus", "1517", {"1417": "mac.hy.1", "1317": "ill.town.1"}, facing={"mac.hy.1": 270})
    t.does("move:mac.hy.1").may_not_by("enter:1317", "6.93")


@pytest.mark.clause("6.28", "7.14")
def test_turning_in_a_rough_hex_costs_a_hit() -> None:
    t = elsewhere("granicus", "mac.alexander-iii", "2519", {"2618": "mac.hy.1"}, facing={"mac.hy.1": 90})
    t.does("move:mac.hy.1", "turn:150")
    assert t.hits("mac.hy.1") == 1
    assert "7.14" in t.clauses()


@pytest.mark.clause("6.31")
def test_a_move_goes_from_hex_to_neighbour() -> None:
    t = field({"2516": HOPLITES}).does(f"move:{HOPLITES}")
    t.may_not("enter:2816", "6.31")


@pytest.mark.clause("6.31")
def test_one_unit_ends_its_move_before_the_next_begins() -> None:
    t = field({"2516": HOPLITES, "2518": ARCHERS}).does(f"move:{HOPLITES}", "enter:2616")
    t.may_not(f"move:{ARCHERS}")


@pytest.mark.clause("6.32", "7.11c", "7.11b")
def test_only_front_hexes_are_entered() -> None:
    t = field({"2516": HOPLITES}, facing={HOPLITES: 90}).does(f"move:{HOPLITES}")
    assert t.targets("enter") == ["2616", "2617"]
    for hex_ in ("2515", "2517", "2415", "2416"):
        t.may_not(f"enter:{hex_}", "6.32" if hex_ != "2415" else "6.31")


@pytest.mark.clause("7.11a")
def test_units_face_vertices() -> None:
    t = field({"2516": HOPLITES}, facing={HOPLITES: 90}).does(f"move:{HOPLITES}")
    t.may_not("turn:60", "7.11a").may_not("turn:90", "7.11a")


@pytest.mark.clause("7.12a")
def test_turning_costs_a_point_a_vertex() -> None:
    for facing, cost in ((150, 1), (30, 1), (210, 2), (330, 2), (270, 3)):
        t = field({"2516": HOPLITES}, facing={HOPLITES: 90}).does(f"move:{HOPLITES}", f"turn:{facing}")
        assert (t.facing(HOPLITES), 5 - t.mp) == (facing, cost)


@pytest.mark.clause("7.12b")
def test_skirmishers_turn_to_any_side_for_one() -> None:
    for facing in (150, 210, 270):
        t = field({"2516": ARCHERS}, facing={ARCHERS: 90}).does(f"move:{ARCHERS}", f"turn:{facing}")
        assert (t.facing(ARCHERS), t.mp) == (facing, 5)


@pytest.mark.clause("7.12c")
def test_elephants_pay_two_a_vertex() -> None:
    t = elsewhere("hydaspes", "ind.porus", "3110", {"3210": "ind.el.1"}, facing={"ind.el.1": 270})
    t.does("move:ind.el.1", "turn:330")
    assert t.mp == 3
    t.may_not("turn:90", "7.12c")


@pytest.mark.clause("7.12c", "9.42b")
def test_cataphracts_pay_two_a_vertex_unless_formations_are_used() -> None:
    pieces = {"3414": "scy.hc.1"}
    t = elsewhere("jaxartes", "scy.satraces", "3314", pieces, facing={"scy.hc.1": 270})
    t.does("move:scy.hc.1", "turn:330")
    assert t.mp == 5
    t = elsewhere(
        "jaxartes", "scy.satraces", "3314", pieces, facing={"scy.hc.1": 270}, options=["charge_formation", "pursuit"]
    )
    t.does("move:scy.hc.1", "turn:330")
    assert t.mp == 6


CHARIOT = "ind.ch.r-1"


def chariot(**rest: object) -> Table:
    return elsewhere("hydaspes", "ind.porus", "3009", {"3108": CHARIOT}, facing={CHARIOT: 270}, **rest)


@pytest.mark.clause("7.15", "9.21a")
def test_a_chariot_on_its_way_turns_one_vertex_a_hex_at_two_hits() -> None:
    t = chariot().does(f"move:{CHARIOT}", "enter:3008")
    assert t.mp == 6
    t.does("turn:330")
    assert (t.mp, t.hits(CHARIOT)) == (4, 2)
    assert "9.21a" in t.clauses() and t.targets("enter")
    t.may("turn:30").does("turn:30")
    # two vertices: this hex is its last
    assert t.hits(CHARIOT) == 4
    assert t.targets("enter") == []
    t.may_not("enter:3107", "7.15")


@pytest.mark.clause("9.21b", "7.15")
def test_a_chariot_that_stays_where_it_is_turns_freely() -> None:
    t = chariot().does(f"move:{CHARIOT}", "turn:90")
    assert (t.mp, t.facing(CHARIOT)) == (1, 90)
    t.does("halt")
    assert t.hits(CHARIOT) == 0


@pytest.mark.clause("9.21a", "7.15")
def test_what_it_turned_before_its_first_hex_counts_when_it_goes() -> None:
    t = chariot().does(f"move:{CHARIOT}", "turn:330")
    assert t.hits(CHARIOT) == 0
    t.does(f"enter:{t.targets('enter')[0]}")
    assert t.hits(CHARIOT) == 2


@pytest.mark.clause("9.21d")
def test_chariots_enter_no_rough_hexes() -> None:
    # 0331 is marsh
    t = elsewhere("hydaspes", "ind.porus", "0530", {"0431": CHARIOT}, facing={CHARIOT: 270})
    t.does(f"move:{CHARIOT}").may_not("enter:0331", "9.21d")


@pytest.mark.clause("9.21d")
def test_chariots_change_one_level_in_a_phase() -> None:
    # 0303, 0403, 0503: up a level each
    t = elsewhere("hydaspes", "ind.porus", "0206", {"0303": CHARIOT}, facing={CHARIOT: 90})
    t.does(f"move:{CHARIOT}", "enter:0403")
    assert (t.mp, t.hits(CHARIOT)) == (5, 1)
    t.may_not("enter:0503", "9.21d")


@pytest.mark.clause("9.53", "9.54", "9.55")
def test_a_bolt_shooter_has_no_facing_and_moves_or_shoots() -> None:
    t = elsewhere("pelium", "mac.coenus", "3017", {"3118": "mac.at.1"})
    t.does("move:mac.at.1")
    assert len(t.targets("enter")) == 6
    t.may_not("turn:30", "9.53")
    t = elsewhere("pelium", "mac.coenus", "3017", {"3118": "mac.at.1", "3218": "ill.south.1"}, dice=[9])
    t.may("move:mac.at.1").does("bolt:mac.at.1").until("GiveOrders")
    t.may_not("move:mac.at.1", "9.54")


@pytest.mark.clause("scn.pelium.4")
def test_a_river_hex_takes_all_that_a_bolt_shooter_has() -> None:
    t = elsewhere("pelium", "mac.coenus", "4320", {"4220": "mac.at.1"}, facing={"mac.at.1": 90})
    t.does("move:mac.at.1").may("enter:4319").does("enter:4319")
    assert t.mp == 0
    assert t.hits("mac.at.1") == 0
    t = elsewhere("pelium", "mac.coenus", "4320", {"4119": "mac.at.1"}, facing={"mac.at.1": 90})
    t.does("move:mac.at.1", "enter:4220").may_not("enter:4319", "6.25")


@pytest.mark.clause("8.11a", "8.11b")
def test_a_unit_shoots_once_on_its_way() -> None:
    t = field({"2516": ARCHERS, "2918": FOOT}, facing={ARCHERS: 90, FOOT: 90}, dice=[9])
    t.does(f"move:{ARCHERS}").walks("2617", "2717").may(f"shoot:{FOOT}").does(f"shoot:{FOOT}")
    assert t.asked == "Moving"
    t.may_not(f"shoot:{FOOT}", "8.11b")
    assert t.mp == 4
    t.may("enter:2817")


@pytest.mark.clause("6.93")
def test_enemies_are_not_entered() -> None:
    t = field({"2516": COMPANIONS, "2617": FOOT}, facing={COMPANIONS: 90, FOOT: 90}).does(f"move:{COMPANIONS}")
    t.may_not("enter:2617", "6.93")


@pytest.mark.clause("6.14a", "6.14b")
def test_inertia_drives_hoplites_on() -> None:
    band = "gre.hi.epilektoi"
    t = elsewhere("chaeronea", "gre.chares", "2017", {"2117": band}, facing={band: 90}, options=["inertia"])
    t.does(f"move:{band}").may_not("halt", "6.14a")
    t.does("enter:2217").may_not("halt", "6.14a")
    t.walks("2317", "2417", "2517")
    assert t.mp == 1
    t.does("enter:2617")
    assert t.where(band) == "2617"
    assert t.asked != "Moving" or "halt" in t.choices()


@pytest.mark.clause("6.14b")
def test_inertia_binds_neither_mercenaries_nor_hypaspists() -> None:
    t = elsewhere("chaeronea", "mac.philip", "3607", {"3506": "mac.hy.1"}, options=["inertia"])
    t.does("move:mac.hy.1").may("halt")
    t = field({"2516": HOPLITES}, options=["inertia"]).does(f"move:{HOPLITES}").may("halt")


@pytest.mark.clause("10.25b", "10.27g")
def test_neither_the_routed_nor_the_rallied_move() -> None:
    t = field({"2516": HOPLITES, "2418": COMPANIONS}, routed=[HOPLITES], rallied=[COMPANIONS])
    assert f"move:{HOPLITES}" not in t.choices("move")
    assert f"move:{COMPANIONS}" not in t.choices("move")


@pytest.mark.clause("6.95")
def test_leaders_do_not_obstruct() -> None:
    t = field({"2516": COMPANIONS, "2617": "mac.caranus", "2716": "sog.dahae"}, facing={COMPANIONS: 90})
    t.does(f"move:{COMPANIONS}", "enter:2617")
    assert (t.mp, t.hits(COMPANIONS)) == (7, 0)
    t.may("enter:2716")


@pytest.mark.clause("6.23c")
def test_major_rivers_lie_at_level_one() -> None:
    for number, count in ((3, 65), (4, 57)):
        ground = setting_of(number).field
        rivers = [h for h in range(CELLS) if ground.terrain[h] == MAJOR_RIVER]
        assert len(rivers) == count
        assert {ground.level[h] for h in rivers} == {1}


@pytest.mark.clause("6.24")
def test_a_mixed_hex_is_what_rules_there() -> None:
    # a stream runs through 2115 of Issus, which counts as clear
    ground = setting_of(4).field
    assert (ground.terrain[code_of("2115")], ground.level[code_of("2115")]) == (CLEAR, 1)
