"""Movement and stacking [3], from the clauses."""

from typing import Any

import pytest

from rulebook.syracuse.table import Table

PA = {"athens": 3, "syracuse": 3}
BUILT = {"camp": "built"}


def group(zone: str, *pieces: str, **rest: Any) -> Table:
    """These Athenians of a zone are on the point of leaving it."""
    there = {zone: [*pieces, "NIC"]}
    for place, names in dict(rest.pop("others", {})).items():
        there.setdefault(place, [])
        there[place] += [names] if isinstance(names, str) else names
    t = Table(there, pa=PA, **rest).acts(zone)
    return t.does("take-land") if "take-land" in t.choices() else t.does(t.choices("take")[0])


def syracusans(zone: str, *pieces: str, **rest: Any) -> Table:
    """The same for Syracuse."""
    there = {zone: [*pieces, "HER"]}
    for place, names in dict(rest.pop("others", {})).items():
        there.setdefault(place, [])
        there[place] += [names] if isinstance(names, str) else names
    t = Table(there, pa=PA, initiative="syracuse", **rest).acts(zone)
    verb = "take-land" if "take-land" in t.choices() else "take-ships"
    return t.does(verb)


# ---------------------------------------------------------------- where one may go


@pytest.mark.clause("3.move.b")
def test_land_units_do_not_enter_the_sea() -> None:
    group("T12", "AH1").may("move:T16").may_not("move:M9", "3.move.b")


@pytest.mark.clause("3.move.c")
def test_ships_do_not_enter_the_land() -> None:
    t = Table({"M9": "AT1"}, pa=PA).acts("M9", "take:AT1")
    t.may("move:M10").may_not("move:T12", "3.move.c")


@pytest.mark.clause("3.move.d", "5.fortif.d", "5.fortif.b")
def test_the_works_of_the_other_side_are_closed() -> None:
    t = Table({"M9": "AT1"}, pa=PA).acts("M9", "take:AT1")
    t.may("move:M12").may_not("move:M7", "5.fortif.d").may_not("move:M6", "5.fortif.d")
    group("T9", "AH1").may_not("move:SYR", "3.move.d").may("move:T13")
    t = syracusans("M7", "ST1").may("move:M6", "move:M10").may_not("move:M12", "3.map.c")
    t.may_not("move:CAT", "3.move.d")


@pytest.mark.clause("3.move.d", "5.fortif.d")
@pytest.mark.parametrize(
    ("place", "piece", "clause"), [("CAT", "SH1", "3.move.d"), ("SYR", "AH1", "3.move.d"), ("M6", "AT1", "5.fortif.d")]
)
def test_a_position_is_refused_for_the_same_reason_as_a_move(place: str, piece: str, clause: str) -> None:
    with pytest.raises(AssertionError, match=f"{piece} in {place}.*where the enemy alone may stand .{clause}."):
        Table({place: piece})


@pytest.mark.clause("3.move.e", "5.chain.c")
def test_nobody_passes_the_chain() -> None:
    works = {"chain": "built", "plemmyrion": "syracuse", "camp": "built"}
    t = Table({"M9": "AT1"}, pa=PA, works=works).acts("M9", "take:AT1")
    t.may("move:M11", "move:M12").may_not("move:M8", "3.move.e").may_not("move:CAT")
    # Syracuse has another way round, through its harbours
    t = syracusans("M9", "ST1", works=works).may("move:M5", "move:M8")
    syracusans("M9", "ST1", works=works, others={"M5": "AT1"}).may("move:M5").may_not("move:M8", "3.move.e")
    # destroyed it hinders nobody
    t = Table({"M9": "AT1"}, pa=PA, works={**works, "chain": "destroyed"}).acts("M9", "take:AT1")
    t.may("move:M8", "move:CAT")


@pytest.mark.clause("3.map.b")
def test_the_two_harbours_are_linked() -> None:
    syracusans("M6", "ST1", others={"M5": "AT1"}).may("move:M7", "move:M9")


@pytest.mark.clause("3.map.c", "5.fortif.c")
@pytest.mark.parametrize(("camp", "there"), [("none", False), ("built", False), ("destroyed", True)])
def test_syracuse_enters_the_anchorage_and_the_camp_only_when_it_lies_destroyed(camp: str, there: bool) -> None:
    t = syracusans("M10", "ST1", works={"camp": camp})
    assert ("move:M12" in t.choices()) is there
    t = syracusans("T13", "SH1", works={"camp": camp})
    assert ("move:T17" in t.choices()) is there
    if not there:
        t.may_not("move:T17", "5.fortif.d")


@pytest.mark.clause("5.fortif.c")
def test_with_the_switch_the_ground_before_the_camp_is_open() -> None:
    syracusans("T13", "SH1", options=["open_camp"]).may("move:T17")
    syracusans("T13", "SH1", options=["open_camp"], works=BUILT).may_not("move:T17", "5.fortif.d")
    syracusans("M10", "ST1", options=["open_camp"]).may_not("move:M12", "3.map.c")


@pytest.mark.clause("3.map.a", "3.map.d")
def test_the_city_is_one_zone_and_catania_lies_on_the_sicilian_sea() -> None:
    t = Table({"M1": "AT1"}, pa=PA).acts("M1", "take:AT1").may("move:CAT")
    t = syracusans("SYR", "SH1").may("move:T7", "move:T9", "move:T13")
    assert "ORT" not in t.targets("move")


# ---------------------------------------------------------------- prices


@pytest.mark.clause("3.cost.a")
def test_a_zone_costs_a_point() -> None:
    t = group("T10", "AH1")
    t.may("move:T14", "move:T13", "move:T9").may_not("move:SYR", "3.move.d")
    assert "T7" not in t.targets("move")


@pytest.mark.clause("3.cost.b")
def test_a_height_costs_one_more() -> None:
    # T4, T5: two each; T6 from T4: two
    group("T3", "AH1").may("move:T4", "move:T5", "move:T6").may_not("move:T8", "1.k")
    # down from the heights it is one
    group("T5", "AH1", others={"T6": []}).may("move:T8")


@pytest.mark.clause("3.cost.c")
def test_a_river_costs_one_more() -> None:
    # T15 to T12 over the river: two; on to T16 (raised) two more
    group("T15", "AH1").may("move:T12", "move:T16")
    # T14 to T11 is three (river and height), T12 behind it one more
    t = group("T14", "AH1", others={"T15": "SH1"})
    t.may("move:T11", "move:T12").may_not("move:T16", "1.k")


@pytest.mark.clause("3.cost.d", "3.cost.f")
def test_a_wall_of_the_enemy_costs_three_more() -> None:
    walls = {"A1": "built", "camp": "built"}
    t = syracusans("T13", "SH1", works=walls)
    # over A1 to T14: four; the way round by T9 and T8 is five
    t.may("move:T14").may_not("move:T10", "1.k", "3.cost.d").may_not("move:T15", "1.k", "3.cost.d")
    # the builder crosses his own wall for nothing more
    group("T13", "AH1", works=walls).may("move:T14", "move:T10", "move:T3")


@pytest.mark.clause("3.cost.e")
def test_a_destroyed_wall_costs_one_more() -> None:
    t = syracusans("T13", "SH1", works={"A1": "destroyed", "camp": "built"})
    # two to T14, then one each
    t.may("move:T14", "move:T10", "move:T3").may_not("move:T2", "1.k", "3.cost.e")


@pytest.mark.clause("3.cost.f")
def test_forts_and_camp_of_ones_own_cost_nothing() -> None:
    t = group("T12", "AH1", works={**BUILT, "plemmyrion": "athens"})
    t.may("move:plemmyrion", "move:T16")
    # T15 costs two over the river, T17 one, the inside of the camp nothing
    t.may("move:camp", "move:T17")


# ---------------------------------------------------------------- stopping


@pytest.mark.clause("3.stop.a")
def test_who_enters_a_zone_of_the_enemy_stops_there() -> None:
    t = group("T3", "AH1", others={"T2": "SH1"})
    t.may("move:T2").may_not("move:T1", "3.stop.a")
    t = Table({"M1": "AT1", "M8": "ST1"}, pa=PA).acts("M1", "take:AT1")
    t.may("move:M8").may_not("move:M9", "3.stop.a")


@pytest.mark.clause("3.stop.a", "4.odds.a")
def test_against_the_enemy_a_group_takes_the_border_that_serves_it_best() -> None:
    # to South Epipolae by T10 for three points, or down on it from the height of T4 for four
    t = Table({"T3": ["AH1", "NIC"], "T6": "SH1"}, pa=PA, dice=[3]).moves("T3", "T6").fights()
    assert "raised" not in [e["term"] for e in t.events("reckoned")]
    t = Table({"T3": ["AH1", "NIC"], "T6": "SH1", "T4": "SH2"}, pa=PA, dice=[3]).moves("T3", "T6").fights()
    assert "raised" in [e["term"] for e in t.events("reckoned")]


@pytest.mark.clause("3.stop.a", "4.fort.a")
def test_a_garrison_stops_nobody() -> None:
    t = group("T12", "AH1", others={"olympieion": "SH1"})
    t.may("move:T11")
    group("T15", "AH1", others={"olympieion": "SH1"}).may("move:T11", "move:T12")


@pytest.mark.clause("3.stop.b")
def test_who_leaves_a_fort_into_the_enemy_stops_there() -> None:
    works = {**BUILT, "syke": "athens"}
    t = Table({"syke": ["AH1", "NIC"], "T8": "SH1"}, works=works, pa=PA).acts("T8", "take-land")
    assert t.targets("move") == ["T8"]
    t.may_not("move:T5", "3.stop.b")


@pytest.mark.clause("3.stop.c")
def test_cavalry_alone_may_ride_off_and_the_mover_goes_on() -> None:
    t = group("T3", "AH1", others={"T2": ["SC1", "SC2", "GYL"], "T10": "AH2"}).does("move:T2")
    assert (t.asked, t.decider) == ("Yield", "syracuse")
    t.may("stand", "withdraw:T1", "withdraw:T5").may_not("withdraw:T10", "3.stop.c").may_not("withdraw:T7", "1.k")
    t.does("withdraw:T1")
    assert t.at("T1") == ["SC1", "SC2", "GYL"]
    # one point is spent, three are left
    assert (t.asked, t.decider) == ("Onward", "athens")
    t.may("move:T3", "move:T4", "stay").may_not("move:T6", "1.k")


@pytest.mark.clause("3.stop.c", "3.cost.f")
def test_who_goes_on_has_what_the_way_has_left_him() -> None:
    # over the own wall to T14 for one point; T2 is three further
    walls = {"A1": "built", "camp": "built"}
    t = group("T13", "AH1", works=walls, others={"T14": "SC1"}).does("move:T14", "withdraw:T8")
    assert t.asked == "Onward"
    t.may("move:T2").may_not("move:T1", "1.k")
    # over a wall of the enemy for four
    t = syracusans("T13", "SH1", works=walls, others={"T14": "AC1"}).does("move:T14", "withdraw:T12")
    assert t.where("SH1") == "T14" and t.asked != "Onward"


@pytest.mark.clause("3.stop.c", "3.sea.a")
def test_who_has_landed_where_cavalry_stood_goes_on_over_land() -> None:
    t = group("CAT", "AH1", others={"T2": "SC1", "M1": "AT1", "M2": "AT2"}).does("ship:T2", "withdraw:T5")
    assert t.asked == "Onward"
    # M1, M2 and the landing have cost three
    t.may("move:T1", "move:T3").may_not("move:T10", "1.k").may_not("move:T4", "1.k")


@pytest.mark.clause("3.stop.c")
def test_if_any_cavalry_stays_the_mover_stops() -> None:
    t = group("T3", "AH1", others={"T2": ["SC1", "SC2"]}).does("move:T2", "part", "withdraw:T1")
    assert t.asked == "RideOff"
    t.does("stand")
    assert t.at("T1") == ["SC1"] and t.where("AH1") == "T2" and t.asked != "Onward"
    t = group("T3", "AH1", others={"T2": "SC1"}).does("move:T2", "stand")
    assert t.asked != "Onward" and t.where("AH1") == "T2"


@pytest.mark.clause("3.stop.c")
def test_other_troops_than_cavalry_do_not_yield() -> None:
    t = group("T3", "AH1", others={"T2": ["SC1", "SA1"]}).does("move:T2")
    assert t.events("withdrew") == [] and t.asked != "Yield"


@pytest.mark.clause("3.stop.c", "3.sea.a", "3.sea.d")
def test_cavalry_rides_off_by_the_normal_rules_also_by_sea() -> None:
    # from Plemmyrion over M9 and M10 to Lysimeleia three points; over land it would be five
    others = {"T16": ["SC1", "SC2"], "M9": "ST1", "M10": "ST2-"}
    t = group("T12", "AH1", others={**others, "M9": "ST1-"}).does("move:T16")
    # 3 PF of horse on 5 PF of ships, not six
    t.may("withdraw:T15").may_not("withdraw:T13").may_not("withdraw:M9", "3.move.b").does("part")
    t.may("withdraw:T13").does("withdraw:T13").may_not("withdraw:T13").does("withdraw:T15")
    assert (t.where("SC1"), t.where("SC2")) == ("T13", "T15") and t.asked == "Onward"
    group("T12", "AH1", others={**others, "M10": "ST2"}).does("move:T16").may("withdraw:T13")
    # where there is no other way out the pieces may still part
    closed = {**others, "T12": ["AH1", "AH2", "NIC"], "M9": "ST1-"}
    t = Table(closed, pa=PA).acts("T12").does("take:AH1", "move:T16")
    assert t.choices() == ["stand", "part"]


@pytest.mark.clause("3.stop.c", "4.fort.h")
def test_cavalry_that_rides_off_takes_no_fort() -> None:
    works = {**BUILT, "syke": "athens", "labdalon": "syracuse"}
    t = group("T4", "AH1", works=works, others={"T6": "SC1"}).does("move:T6")
    t.may("withdraw:T8", "withdraw:labdalon").may_not("withdraw:syke", "3.stop.c")


@pytest.mark.clause("3.stop.c", "3.stack.a", "4.loss.b")
def test_where_cavalry_rides_to_stacks_are_counted_and_leaders_caught() -> None:
    full = ["SH1", "SH2", "SH3", "SH4", "SH5"]
    t = group("T3", "AH1", others={"T2": "SC1", "T1": full}).does("move:T2", "withdraw:T1")
    assert (t.asked, t.decider) == ("Excess", "syracuse")
    t.does("lose:SH1")
    assert t.asked == "Onward"
    t = group("T3", "AH1", others={"T2": "SC1", "T1": "MEN"}).does("move:T2", "withdraw:T1")
    assert t.where("MEN") == "dead"


@pytest.mark.clause("4.loss.b", "3.stop.c")
def test_a_leader_does_not_stay_alone_before_the_enemy_of_his_own_will() -> None:
    pieces = {"T2": ["SC1", "SC2", "GYL"]}
    t = group("T3", "AH1", others=pieces).does("move:T2", "part", "withdraw:T1", "withdraw:T1")
    t.may("withdraw:T1", "withdraw:T5").may_not("stand", "4.loss.b")
    # beside cavalry that stays he may stay
    t = group("T3", "AH1", others=pieces).does("move:T2", "part", "withdraw:T1", "stand").may("stand", "withdraw:T1")


@pytest.mark.clause("4.loss.b", "3.stop.a")
@pytest.mark.parametrize("place", ["T8", "T5"])
def test_a_sortie_catches_a_leader_who_is_alone_around_the_fort(place: str) -> None:
    t = Table({"syke": ["AH1", "NIC"], "T8": "HER"}, works={**BUILT, "syke": "athens"}, pa=PA).acts("T8")
    t.does("take:AH1", f"move:{place}")
    assert t.where("HER") == "dead" and t.where("AH1") == place and t.event("leader-slain").clauses == ("4.loss.b",)


@pytest.mark.clause("event.7", "3.stop.b")
@pytest.mark.parametrize("archers", ["T8", "T9"])
def test_archers_around_a_fort_keep_its_garrison_inside(archers: str) -> None:
    # also if they have gone since
    pieces = {"syke": ["AH1", "NIC"], archers: "SA1"}
    works = {**BUILT, "syke": "athens"}
    t = Table(pieces, works=works, pa=PA, banned={"athens": ["T8"]}).acts("T8").does("take:AH1")
    assert t.choices("move") == []
    stopped = ["3.stop.b"] if archers == "T8" else []
    t.may_not("move:T8", "event.7").may_not("move:T5", "event.7", *stopped)
    Table(pieces, works=works, pa=PA).acts("T8").does("take:AH1").may("move:T8")


# ---------------------------------------------------------------- stacking


@pytest.mark.clause("3.stack.a", "3.stack.b", "3.stack.c", "3.stack.e")
def test_five_units_stand_in_a_zone_and_the_owner_eliminates_the_rest() -> None:
    pieces = {"T2": ["AH1", "AH2", "AH3", "AH4"], "T3": ["AH5", "AA1", "NIC", "LAM"]}
    t = Table(pieces, pa=PA).acts("T3").does("take-land", "move:T2")
    # leaders do not count; it is looked at when the movement is over
    assert (t.asked, t.decider) == ("Excess", "athens")
    assert len(t.at("T2")) == 8 and "lose:NIC" not in t.choices()
    t.does("lose:AA1")
    assert t.where("AA1") == "dead" and len(t.at("T2")) == 7


@pytest.mark.clause("3.stack.a", "3.stack.b")
def test_a_stack_that_nobody_moves_is_looked_at_too() -> None:
    # six arrivals, on the enemy's hand and before the own one is over
    six = ["SH1", "SH2", "SH3", "SH4", "SH5", "SC1"]
    t = Table({"T3": six, "T12": ["AH1", "NIC"]}, pa=PA).moves("T12", "T16", declare=1)
    assert len(t.at("T3")) == 6 and t.decider == "syracuse"
    # for one point a stack without a leader does not act
    t.does("declare:1")
    assert (t.asked, t.decider) == ("Excess", "syracuse")


@pytest.mark.clause("3.stack.d", "3.stack.g")
def test_city_forts_catania_and_open_sea_take_any_number() -> None:
    city = ["SH1", "SH2", "SH3", "SH4", "SH5", "SC1", "SC2"]
    works = {**BUILT, "syke": "athens"}
    fort = ["AH1", "AH2", "AH3", "AH4", "AH5", "AA1"]
    sea = ["AT1", "AT2", "AT3", "AT4", "AT5", "AT6", "AT7"]
    pieces = {"SYR": city, "syke": fort, "M1": sea, "CAT": ["AH6", "AH7", "AH8", "AP1", "AA2", "AC1", "NIC"]}
    t = Table(pieces, works=works, pa=PA).moves("CAT", "T2", sail=True, who=["NIC"])
    assert t.events("destroyed") == [] and len(t.at("syke")) == 6
    t = Table({"syke": fort, "T9": ["AH6", "NIC"]}, works=works, pa=PA, options=["fort_limit"])
    t.acts("T8").does("take:AH1", "stay", "done")
    assert t.asked == "Excess"


@pytest.mark.clause("3.stack.f")
def test_three_units_are_inside_the_camp() -> None:
    pieces = {"T17": ["AH1", "AH2", "NIC"], "camp": ["AH3", "AA1"]}
    t = Table(pieces, works=BUILT, pa=PA).acts("T17").does("take:AH1", "take:AH2", "move:camp", "done")
    assert t.asked == "Excess"
    t.does("lose:AA1")
    assert t.at("camp") == ["AH1", "AH2", "AH3"]


@pytest.mark.clause("3.stack.h", "3.stack.g")
def test_fifty_pf_of_ships_lie_in_a_protected_sea() -> None:
    pieces = {"M12": ["AT1", "AT2", "AT3", "AT4"], "M9": ["AT5", "AT6-", "NIC"]}
    t = Table(pieces, works=BUILT, pa=PA).acts("M9").does("take:AT5", "take:NIC", "move:M12", "done")
    assert t.asked != "Excess"
    t = Table(pieces, works=BUILT, pa=PA).acts("M9").does("take-ships", "move:M12")
    assert t.asked == "Excess"
    t.does("lose:AT6")
    assert t.where("AT6") == "dead"


# ---------------------------------------------------------------- the sea


@pytest.mark.clause("3.sea.a", "3.sea.c", "3.sea.b")
def test_troops_are_shipped_one_point_a_zone() -> None:
    lanes = {"M1": "AT1", "M2": "AT2", "M8": "AT3", "M9": "AT4", "M3": "AT5"}
    t = group("CAT", "AH1", others=lanes)
    # three points to Leon, four to Dascon, to the heights of Plemmyrion and Trogilos
    t.may("ship:T2", "ship:T1", "ship:T12", "ship:T16", "ship:T7")
    t.may_not("ship:T13", "1.k")
    # march on after landing: T2 three, T3 a fourth
    t.may("ship:T3").may_not("ship:T4")


@pytest.mark.clause("3.sea.a", "3.sea.e", "4.fort.h")
def test_who_lands_may_go_on_into_a_fort_or_the_camp() -> None:
    lanes = {"M1": "AT1", "M8": "AT2", "M9": "AT3", "M12": "AT4"}
    works = {**BUILT, "plemmyrion": "athens", "olympieion": "syracuse"}
    # T16, raised, takes the last of four points; its fort is entered for nothing, as is the camp
    t = group("CAT", "AH1", others=lanes, works=works).may("ship:T16", "ship:plemmyrion").does("ship:plemmyrion")
    assert t.where("AH1") == "plemmyrion"
    t = group("T12", "AH1", others=lanes, works=works).may("ship:camp").does("ship:camp")
    assert t.where("AH1") == "camp"
    # not past the enemy, and an empty fort of his costs one point more
    group("CAT", "AH1", works=works, others={**lanes, "T16": "SH1"}).may("ship:T16").may_not("ship:plemmyrion")
    works["plemmyrion"] = "syracuse"
    group("CAT", "AH1", others=lanes, works=works).may("ship:T16").may_not("ship:plemmyrion", "4.fort.h")


@pytest.mark.clause("5.fort.b", "3.sea.a")
def test_where_no_fort_stands_nobody_goes_into_one() -> None:
    """Only the Olympieion stands when the game begins."""
    lanes = {"M1": "AT1", "M8": "AT2", "M9": "AT3", "M12": "AT4"}
    works = {name: state for name, state in BUILT.items() if name != "plemmyrion"}
    t = group("CAT", "AH1", others=lanes, works=works).may("ship:T16")
    assert t.reasons("ship:plemmyrion") == ["5.fort.b"]
    group("T16", "AH1", works=works).may("move:T17").may_not("move:plemmyrion", "5.fort.b")


@pytest.mark.clause("3.sea.b")
def test_there_must_be_own_ships_in_every_sea_zone() -> None:
    group("CAT", "AH1", others={"M1": "AT1"}).may("ship:T1").may_not("ship:T7", "3.sea.b", "3.sea.d")
    group("CAT", "AH1", others={"M1": "AT1", "M3": "AT2"}).may("ship:T7")
    # an enemy fleet among them bars the way
    group("CAT", "AH1", others={"M1": "AT1", "M3": "ST2"}).may_not_by("ship:T7", "3.sea.b")


@pytest.mark.clause("3.sea.d")
def test_a_pf_of_ships_carries_a_pf_of_troops() -> None:
    lanes = {"M1": "AT1", "M3": "AT2-"}
    group("CAT", "AH1", others=lanes).may("ship:T7")  # 4 PF on 5
    group("CAT", "AH1", "AH2", others=lanes).may("ship:T1").may_not("ship:T7", "3.sea.d")  # 8 PF on 5
    group("CAT", "AH1", "AH2", others={"M1": "AT1", "M3": "AT2"}).may("ship:T7")
    group("CAT", "AH1", "AH2", "AA1", others={"M1": "AT1", "M3": "AT2"}).may("ship:T7")  # 10 PF on 10


@pytest.mark.clause("3.stop.a", "3.sea.c")
def test_who_lands_beside_the_enemy_stops() -> None:
    lanes = {"M1": "AT1", "M2": "AT2"}
    group("CAT", "AH1", others=lanes).may("ship:T3")
    group("CAT", "AH1", others={**lanes, "T2": "SH1"}).may("ship:T2").may_not("ship:T3")
    # leaders by themselves do not land there at all
    t = Table({"CAT": ["AH1", "NIC"], **lanes, "T2": "SH1"}, pa=PA).acts("CAT", "take:NIC")
    t.may("ship:T1").may_not("ship:T2", "4.loss.b")


@pytest.mark.clause("3.move.e", "5.chain.c")
def test_nobody_is_shipped_over_the_chain() -> None:
    lanes = {"M1": "AT1", "M8": "AT2", "M9": "AT3"}
    works = {**BUILT, "plemmyrion": "syracuse"}
    group("CAT", "AH1", others=lanes, works=works).may("ship:T12", "ship:T16")
    group("CAT", "AH1", others=lanes, works={**works, "chain": "built"}).may("ship:T16").may_not("ship:T12")


@pytest.mark.clause("3.sea.b")
def test_leaders_take_no_room_but_need_ships_on_their_way() -> None:
    t = Table({"CAT": ["AH1", "NIC"], "M1": "AT1"}, pa=PA).acts("CAT", "take:NIC")
    t.may("ship:T1").may_not("ship:T7", "3.sea.b")
    lanes = {"M1": "AT1-", "M3": "AT2-"}
    t = Table({"CAT": ["AH1", "NIC", "LAM"], **lanes}, pa=PA).acts("CAT", "take:AH1", "ship:T1")
    # four of the five PF have been used
    t.does("take:NIC", "take:LAM").may("ship:T7")


@pytest.mark.clause("4.fort.h", "5.fortif.d")
def test_what_inside_works_is_open() -> None:
    t = Table({"T12": ["AH1", "NIC"]}, pa=PA).acts("T12")
    # no camp stands; a leader alone takes no fort, a unit does
    t.does("take:NIC").may("move:T11").may_not("move:olympieion", "4.fort.h").may_not("move:camp")
    t.does("take:AH1").may("move:olympieion").may_not("move:camp", "5.fortif.e")
    # one with a garrison is not taken by walking into it
    group("T12", "AH1", others={"olympieion": "SH1"}).may("move:T11").may_not("move:olympieion", "4.fort.h")


@pytest.mark.clause("3.sea.d")
def test_what_ships_carry_is_counted_action_by_action() -> None:
    pieces = {"CAT": ["AH1", "AH2", "NIC"], "T1": ["AH4", "AA1", "LAM"], "M1": "AT1", "M2": "AT2"}
    t = Table(pieces, pa=PA).moves("CAT", "T2", sail=True, who=["AH1", "AH2", "NIC"], declare=2)
    # the eight PF have passed M1, not M2: back over M1 there is room for four again
    t.acts("T1", "take:AH4").may("ship:CAT")


@pytest.mark.clause("3.sea.d")
def test_ships_carry_so_much_in_an_action_however_it_is_divided() -> None:
    pieces = {"CAT": ["AH1", "AH2", "AH4", "NIC"], "M1": "AT1", "M2": "AT2"}
    t = Table(pieces, pa=PA).acts("CAT").does("take:AH1", "take:AH2", "ship:T2", "take:AH4")
    # 8 of 10 PF have been carried
    t.may_not("ship:T2", "3.sea.d")
    # there is room for the two that are left
    t = Table({**pieces, "CAT": ["AH1", "AH2", "AA1", "NIC"]}, pa=PA).acts("CAT")
    t.does("take:AH1", "take:AH2", "ship:T2", "take:AA1").may("ship:T2")
    # ships that moved earlier in the same action count
    t = Table({"CAT": ["AH1", "NIC"]}, pa=PA).acts("CAT")
    t.does("take:AT11", "move:M1", "take:AT12", "move:M2", "take:AH1").may("ship:T2")


@pytest.mark.clause("3.sea.e")
def test_nobody_stays_aboard() -> None:
    lanes = {"M1": "AT1", "M2": "AT2"}
    group("CAT", "AH1", others=lanes).may_not("ship:M2", "3.sea.e")
    # but leaders do, with ships of their own
    t = Table({"CAT": ["AH1", "NIC"], **lanes}, pa=PA).acts("CAT").does("take:NIC")
    t.may("ship:M1", "ship:M2").may_not("ship:M3")


@pytest.mark.clause("3.sea.e")
def test_a_fleet_leaves_no_leader_behind_at_sea() -> None:
    t = Table({"M1": ["AT1", "NIC"]}, pa=PA).acts("M1").does("take:AT1").may_not("move:M2", "3.sea.e")
    t.does("take:NIC").may("move:M2")


@pytest.mark.clause("3.sea.e", "4.loss.b", "9.vp.f")
@pytest.mark.parametrize(("enemy", "fate", "points"), [("M10", "dead", 4), ("M4", "gone", 3)])
def test_a_leader_goes_down_with_his_last_ship(enemy: str, fate: str, points: int) -> None:
    pieces = {"M9": ["AT1-", "EUR"], enemy: ["ST1", "HER"]}
    t = Table(pieces, pa=PA, initiative="syracuse", hands={"syracuse": ["S4"]}, dice=[1, 6])
    t.until("Moment").does("pass")
    t.moves(enemy, "M9" if fate == "dead" else "M3", ships=True).until("Moment").does("play:S4")
    t.until(lambda t: t.where("AT1") == "dead")
    # among the enemy he falls to him
    assert t.where("EUR") == fate and t.points("syracuse") == points


@pytest.mark.clause("3.sea.f")
def test_arrivals_by_sea_have_ships_of_their_own() -> None:
    group("CAT", "AC1", arrived=["AC1"]).may("ship:T2", "ship:T12")
    # but not past an enemy fleet
    group("CAT", "AC1", arrived=["AC1"], others={"M8": "ST1"}).may_not("ship:T12", "3.stop.a").may("ship:T1")
    # together with others only those others need ships
    lanes = {"M1": "AT1-", "M2": "AT2-"}
    group("CAT", "AC1", "AH1", arrived=["AC1"], others=lanes).may("ship:T2")
    group("CAT", "AC1", "AH1", others=lanes).may_not("ship:T2", "3.act.b")
    # nor do they take the room of others
    t = Table({"CAT": ["AC1", "AH1", "NIC"], **lanes}, pa=PA, arrived=["AC1"]).acts("CAT")
    t.does("take:AC1", "ship:T2", "take:AH1").may("ship:T2")


@pytest.mark.clause("3.sea.f")
def test_the_ships_of_arrivals_last_for_the_turn() -> None:
    t = Table({"T12": "AH1"}, phase="B2", turn=3, due={"AC1": 3, "AC2": 3}, pa=PA)
    t.until(lambda t: t.phase == "B3" or t.asked == "PhaseEnd").does("pass")
    t.acts("CAT", "take:AC1").may("ship:T2")
    t.until(lambda t: t.turn == 4).until(lambda t: t.phase == "B3")
    t.acts("CAT", "take:AC1").may_not("ship:T2", "3.sea.b", "3.sea.d")
