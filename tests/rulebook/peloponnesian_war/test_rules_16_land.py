"""Movement by land: areas and hexes [16.1 to 16.3]."""

from typing import Any

import pytest

from rulebook.peloponnesian_war.moves import ATHENS, left
from rulebook.peloponnesian_war.moves import moves as army

# ----------------------------------------------------------------------------------------------------------- allowances


@pytest.mark.clause("16.1b", "14.3.2")
@pytest.mark.parametrize(
    ("unit", "points", "winter"),
    [
        ("laconia-hoplite-5-01", 12, 6),
        ("laconia-light-2-01", 14, 7),
        ("laconia-cavalry-3-01", 18, 9),
        ("agis", 18, 9),
    ],
)
def test_points_by_land(unit: str, points: int, winter: int) -> None:
    t = army({"sparta": [unit]}, inside=[unit])
    assert left(t.does(f"march:{unit}")) == points
    t = army({"sparta": [unit]}, inside=[unit], season="winter")
    assert left(t.does(f"march:{unit}")) == winter


@pytest.mark.clause("16.1b", "14.3.1", "14.2.4")
def test_a_stack_goes_at_the_rate_of_its_slowest_unit() -> None:
    t = army({"sparta": ["agis", "laconia-cavalry-3-01", "laconia-light-2-01", "boeotia-hoplite-5-01"]})
    t.does("march:agis")
    assert left(t) == 12
    t.does("leave:boeotia-hoplite-5-01")
    assert left(t) == 14
    t.does("leave:laconia-light-2-01")
    assert left(t) == 18


@pytest.mark.clause("14.4.1")
def test_winter_halves_what_is_marched() -> None:
    t = army({"tegea": ["laconia-hoplite-5-01"]}).does("march:laconia-hoplite-5-01")
    t.may("move:pagae")
    t = army({"tegea": ["laconia-hoplite-5-01"]}, season="winter").does("march:laconia-hoplite-5-01")
    t.may_not("move:pagae", "16.1b").may("move:corinth")


# ---------------------------------------------------------------------------------------------------------------- areas


@pytest.mark.clause("16.2.1", "8.3b", "1.2d")
def test_over_three_friendly_areas() -> None:
    t = army({"sparta": ["laconia-hoplite-5-01"]}, inside=["laconia-hoplite-5-01"]).does("march:laconia-hoplite-5-01")
    t.may("move:megara", "move:3643", "move:patrae")
    t.may_not("move:thebes", "16.1b")
    t.does("move:megara")
    assert t.where("laconia-hoplite-5-01") == "megara" and t.inside("laconia-hoplite-5-01")


@pytest.mark.clause("16.2.1", "8.3c", "8.3d")
def test_no_area_movement_through_the_enemy() -> None:
    unit = "march:laconia-hoplite-5-01"
    army({"sparta": ["laconia-hoplite-5-01"]}).does(unit).may("move:corinth", "move:megara")
    # an enemy unit makes Arcadia contested, and an enemy city makes Argolid enemy: there is no way around
    foes: Any = {"sparta": ["laconia-hoplite-5-01"], "2851": ["attica-hoplite-4-01"]}
    t = army(foes, holder={"orneae": "athens"}).does(unit)
    t.may("move:tegea").may_not("move:megara", "16.1b").may_not("move:corinth", "16.1b")
    # an area that is enemy is entered by hexes alone
    army({"thyrea": ["laconia-hoplite-5-01"]}, season="winter").does(unit).may("move:argos")
    t = army({"thyrea": ["laconia-hoplite-5-01"]}, controller={"argolid": "athens"}, season="winter").does(unit)
    t.may("move:tegea").may_not("move:argos", "16.1b")
    # and a contested one is left by hexes alone
    t = army({"tegea": ["laconia-hoplite-5-01"], "2851": ["attica-hoplite-4-01"]}).does(unit)
    t.may_not("move:patrae", "16.1b")


@pytest.mark.clause("16.2.1", "card.earthquake", "1.2i")
def test_no_area_movement_through_closed_land() -> None:
    unit = "march:laconia-hoplite-5-01"
    rest: Any = {"holder": {"orneae": "athens"}}  # Argolid is enemy: the way to Corinth leads through Arcadia
    army({"sparta": ["laconia-hoplite-5-01"]}, **rest).does(unit).may("move:corinth")
    t = army({"sparta": ["laconia-hoplite-5-01"]}, shaken={"arcadia": 1}, **rest).does(unit)
    t.may_not("move:corinth", "16.1b").may_not("move:tegea", "card.earthquake").may("move:pylos")
    # past the Spartans in Miletus Persian land without a city leads from Ephesus to Caria, if it is open
    pieces = {"ephesus": ["attica-hoplite-4-01"], "7450": ["laconia-hoplite-5-01"]}
    unit = "march:attica-hoplite-4-01"
    army(pieces, side=ATHENS).does(unit).may_not("move:halicarnassus", "16.1b")
    army(pieces, side=ATHENS, satrap={"tissaphernes": "athens"}).does(unit).may("move:halicarnassus")


@pytest.mark.clause("16.2.1")
def test_area_movement_within_an_area_costs_the_same() -> None:
    t = army({"gytheum": ["agis", "laconia-hoplite-5-01", "laconia-hoplite-5-02"]}).does("march:agis", "halt:thyrea")
    assert left(t) == 8


@pytest.mark.clause("16.2.1")
def test_area_movement_puts_nobody_down_among_the_enemy() -> None:
    # Athenian fleets lie before Pagae: the last hexes there must be marched
    pieces = {"corinth": ["agis", "laconia-hoplite-5-01", "laconia-hoplite-5-02"]}
    assert left(army(pieces).does("march:agis", "halt:pagae")) == 8
    assert left(army({**pieces, "pagae": ["attica-fleet-5-01"]}).does("march:agis", "halt:pagae")) == 7


@pytest.mark.clause("16.2.1", "10.2.2d")
def test_who_is_invested_does_not_march_off() -> None:
    t = army({"megara": ["megarid-hoplite-4-01", "attica-hoplite-4-01"]}, inside=["megarid-hoplite-4-01"])
    t.does("march:megarid-hoplite-4-01").may_not("move:pagae", "10.2.2d").may("move:megara")


@pytest.mark.clause("16.2.2")
def test_hexes_come_after_areas_never_before() -> None:
    # out of contested Arcadia one goes by hexes, and then by hexes on through friendly land
    pieces = {"3050": ["agis", "laconia-hoplite-5-01", "laconia-hoplite-5-02"], "2851": ["attica-hoplite-4-01"]}
    assert left(army(pieces).does("march:agis", "halt:epidaurus")) == 12 - 8
    # from Argolid itself it is one step of area movement
    pieces = {"3150": ["agis", "laconia-hoplite-5-01", "laconia-hoplite-5-02"], "2851": ["attica-hoplite-4-01"]}
    assert left(army(pieces).does("march:agis", "halt:epidaurus")) == 12 - 4


@pytest.mark.clause("16.2.2", "14.3.1")
def test_a_halt_after_hexes_ends_area_movement() -> None:
    pieces = {"3050": ["agis", "laconia-hoplite-5-01", "laconia-hoplite-5-02"], "2851": ["attica-hoplite-4-01"]}
    t = army(pieces).does("march:agis", "halt:argos")
    assert left(t) == 9
    assert left(t.does("halt:epidaurus")) == 9 - 5
    # after a halt by areas there are two more steps
    t = army({"tegea": ["agis", "laconia-hoplite-5-01", "laconia-hoplite-5-02"]}).does("march:agis", "halt:corinth")
    assert left(t) == 8
    t.may("move:megara", "move:thebes")
    # where hexes are cheaper both ways stay open: two points by road, or one step of four
    t = army({"tegea": ["agis", "laconia-hoplite-5-01", "laconia-hoplite-5-02"]}).does("march:agis", "halt:mantinea")
    assert left(t) == 10
    t.may("move:megara").may_not("move:tanagra", "16.1b")


# ---------------------------------------------------------------------------------------------------------------- hexes


@pytest.mark.clause("16.3.1")
@pytest.mark.parametrize(
    ("start", "goal", "points"),
    [
        ("3349", "3348", 10),  # clear
        ("3348", "3347", 9),  # rough
        ("3149", "3049", 7),  # mountain
        ("3641", "3741", 9),  # clear, over a river
        ("3741", "3840", 11),  # by road, over a river
        ("3150", "3149", 11),  # by road
    ],
)
def test_what_a_hex_costs(start: str, goal: str, points: int) -> None:
    # enemies in the areas, so that all goes by hexes; a second unit waits at the goal to halt for
    foes: Any = {"3841": ["attica-hoplite-4-09"], "3250": ["attica-hoplite-4-10"], "3546": ["attica-hoplite-4-11"]}
    pieces = {start: ["agis", "laconia-hoplite-5-01"], goal: ["laconia-hoplite-5-02"], **foes}
    t = army(pieces, holder={"cenchrae": "athens"}).does("march:agis", f"halt:{goal}")
    assert left(t) == points


@pytest.mark.clause("16.3.1", "14.3.2")
def test_cavalry_enters_mountains_by_road_alone() -> None:
    foes: Any = {"3250": ["attica-hoplite-4-10"]}
    t = army({"3149": ["laconia-cavalry-3-01"], **foes}).does("march:laconia-cavalry-3-01")
    t.may_not("move:3049", "16.3.1").may("move:3150")
    # a leader alone rides
    t = army({"3149": ["agis"], **foes}).does("march:agis")
    t.may_not("move:3049", "16.3.1").may("move:3150")


@pytest.mark.clause("16.3.1")
def test_a_fresh_unit_always_enters_one_hex() -> None:
    t = army({"3149": ["laconia-hoplite-5-01"], "3250": ["attica-hoplite-4-10"]}).does("march:laconia-hoplite-5-01")
    t.state.points = 1
    top = t.state.agenda[-1]
    t.state.opts = top.options(t.state)  # type: ignore[attr-defined]
    assert "move:3049" in t.choices("move")


@pytest.mark.clause("16.3.2", "1.2e")
def test_straits_are_not_crossed() -> None:
    t = army({"nisaea": ["attica-hoplite-4-01"]}, side=ATHENS, holder={"nisaea": "athens"})
    t.does("march:attica-hoplite-4-01").may_not("move:salamis", "16.3.2").may_not("move:3845", "16.3.2")
    # an island is an area of its own, with no land around it
    t = army({"sparta": ["laconia-hoplite-5-01"]}).does("march:laconia-hoplite-5-01").may_not("move:cythera", "16.3.2")


@pytest.mark.clause("16.3.3")
def test_a_stack_stops_where_enemies_are() -> None:
    foe: Any = {"3150": ["attica-hoplite-4-01"], "3250": ["attica-hoplite-4-02"]}
    t = army({"3149": ["laconia-hoplite-5-01"], **foe}).does("march:laconia-hoplite-5-01")
    # over the road of 3150 it would be three points to Tegea
    t.may("move:3150")
    blocked = army({"3149": ["agis", "laconia-hoplite-5-01"], "2951": ["laconia-hoplite-5-02"], **foe})
    open_road = army({"3149": ["agis", "laconia-hoplite-5-01"], "2951": ["laconia-hoplite-5-02"], "3250": foe["3250"]})
    assert left(open_road.does("march:agis", "halt:tegea")) == 9
    assert left(blocked.does("march:agis", "halt:tegea")) < 9


@pytest.mark.clause("16.3.3", "7.8.6a")
def test_leaders_alone_and_bases_stop_nobody() -> None:
    foe: Any = {"3150": ["hagnon"], "3250": ["attica-hoplite-4-02"]}
    pieces = {"3149": ["agis", "laconia-hoplite-5-01"], "2951": ["laconia-hoplite-5-02"], **foe}
    t = army(pieces, bases={"3050": "athens"}).does("march:agis", "halt:tegea")
    assert left(t) == 9 and t.where("hagnon") == "3150"
    t = army({"3149": ["laconia-hoplite-5-01"], **foe}).does("march:laconia-hoplite-5-01", "move:3150")
    assert t.where("hagnon") == "out"


@pytest.mark.clause("16.3.4", "10.2.2b")
def test_a_hostile_city_stops_unless_it_is_invested() -> None:
    # the road from Argolid over Mantinea to Orchomenus, Mantinea being Athenian
    pieces = {
        "3150": ["agis", "laconia-hoplite-5-01"],
        "2948": ["laconia-hoplite-5-02"],
        "3250": ["attica-hoplite-4-02"],
    }
    free = army(pieces).does("march:agis", "halt:2948")
    assert left(free) == 12 - 3
    held = army(pieces, holder={"mantinea": "athens"}).does("march:agis")
    held.may("move:mantinea").does("halt:2948")
    assert left(held) < 12 - 3
    # invested it is passed, but not along the road: into Mantinea and out of it as over open ground
    camp = {**pieces, "mantinea": ["laconia-hoplite-5-03"]}
    passed = army(camp, holder={"mantinea": "athens"}).does("march:agis", "halt:2948")
    assert left(passed) == 12 - 1 - 2 - 2


@pytest.mark.clause("16.3.4", "8.2iii")
def test_a_fort_stops_only_if_it_is_manned() -> None:
    pieces = {
        "3149": ["agis", "laconia-hoplite-5-01"],
        "2951": ["laconia-hoplite-5-02"],
        "3250": ["attica-hoplite-4-02"],
    }
    t = army(pieces, forts={"3150": "athens"}).does("march:agis", "halt:tegea")
    assert left(t) == 9
    manned = {**pieces, "3150": ["attica-hoplite-4-03"]}
    t = army(manned, forts={"3150": "athens"}, inside=["attica-hoplite-4-03"]).does("march:agis", "halt:tegea")
    assert left(t) < 9


@pytest.mark.clause("16.3.5")
def test_nothing_around_a_hex_matters() -> None:
    foes: Any = {"3049": ["attica-hoplite-4-01"], "3151": ["attica-hoplite-4-02"], "3250": ["attica-hoplite-4-03"]}
    t = army({"3149": ["agis", "laconia-hoplite-5-01"], "2951": ["laconia-hoplite-5-02"], **foes})
    assert left(t.does("march:agis", "halt:tegea")) == 9


@pytest.mark.clause("16.3.6", "14.2.1")
def test_friends_are_passed_and_joined_where_stacking_allows() -> None:
    foes: Any = {"3250": ["attica-hoplite-4-03"]}
    pieces = {"3149": ["laconia-hoplite-5-01"], "3150": ["laconia-hoplite-5-02"], **foes}
    t = army(pieces).does("march:laconia-hoplite-5-01")
    t.may("move:3050", "move:tegea").may_not("move:3150", "14.2.1")
    t = army({**pieces, "3150": ["laconia-hoplite-5-02", "agis"]}).does("march:laconia-hoplite-5-01").may("move:3150")
    t.does("move:3150")
    assert t.at("3150") == ["laconia-hoplite-5-01", "laconia-hoplite-5-02", "agis"]


@pytest.mark.clause("16.3.6")
def test_units_go_inside_where_they_end_unless_left_outside() -> None:
    t = army({"sparta": ["laconia-hoplite-5-01"]}).does("march:laconia-hoplite-5-01", "move:tegea")
    assert t.inside("laconia-hoplite-5-01") and t.over
    # in a region that the enemy controls it matters, and is asked
    pieces = {"thyrea": ["laconia-hoplite-5-01"]}
    t = army(pieces, controller={"argolid": "athens"}, holder={"argos": "sparta"}).does("march:laconia-hoplite-5-01")
    t.does("move:argos")
    assert t.asked == "InOrOut"
    t.may("go-inside").does("go-outside")
    assert not t.inside("laconia-hoplite-5-01")
    t = army({"tegea": ["laconia-hoplite-5-01"]}).does("march:laconia-hoplite-5-01").may("go-inside")
    t.does("go-inside")
    assert t.inside("laconia-hoplite-5-01")


# ------------------------------------------------------------------------------------------------------- once in a turn


@pytest.mark.clause("16.1a", "14.1b")
def test_each_unit_moves_once() -> None:
    t = army({"sparta": ["laconia-hoplite-5-01", "laconia-hoplite-5-02"]})
    t.does("march:laconia-hoplite-5-01", "move:tegea")
    t.may_not("march:laconia-hoplite-5-01", "16.1a").may("march:laconia-hoplite-5-02")


@pytest.mark.clause("16.1a", "9.7.2a")
def test_foragers_stay_in_the_first_campaign_turn() -> None:
    pieces = {"sparta": ["laconia-hoplite-5-01", "laconia-hoplite-5-02"]}
    forage = {"laconia-hoplite-5-01": ["foraging"]}
    t = army(pieces, marks=forage).may_not("march:laconia-hoplite-5-01", "16.1a", "9.7.2a")
    t = army(pieces, marks=forage, turn=2).does("march:laconia-hoplite-5-01", "move:tegea")
    assert t.inside("laconia-hoplite-5-01")


@pytest.mark.clause("16.1a", "10.4.4")
def test_the_besieged_do_not_move_but_may_sally() -> None:
    pieces = {"potidaea": ["corinth-hoplite-4-01", "aristeus", "attica-hoplite-4-01"]}
    siege: Any = {"inside": ["corinth-hoplite-4-01", "aristeus"], "siege": {"potidaea": 1}}
    t = army(pieces, **siege).does("march:aristeus")
    t.may_not("move:olynthus", "16.1a", "10.2.2d").may("move:potidaea")
    strong = {"potidaea": ["corinth-hoplite-4-01", *[f"attica-hoplite-4-0{n}" for n in range(1, 6)]]}
    t = army(strong, inside=["corinth-hoplite-4-01"], siege={"potidaea": 1})
    assert t.over, "five besiegers are too many for one"


@pytest.mark.clause("12.3d")
def test_who_is_held_by_a_card_does_not_move() -> None:
    pieces = {"sparta": ["laconia-hoplite-5-01", "laconia-hoplite-5-02", "agis"]}
    t = army(pieces, held=["laconia-hoplite-5-01", "agis"]).may_not("march:agis", "12.3d", "card.omens")
    t.may_not("march:laconia-hoplite-5-01", "12.3d").may("march:laconia-hoplite-5-02")
    t = army(pieces, becalmed=["laconia-hoplite-5-01"], turn=2).may_not("march:laconia-hoplite-5-01", "card.eclipse")
    army(pieces, becalmed=["laconia-hoplite-5-01"], turn=3).may("march:laconia-hoplite-5-01")
    army(pieces, held=["laconia-hoplite-5-01"], turn=2).may("march:laconia-hoplite-5-01")
