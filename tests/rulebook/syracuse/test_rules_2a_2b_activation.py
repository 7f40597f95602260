"""The draw of events, action points, reinforcements [2.0, 2.A, 2.B1, 2.B2], from the clauses."""

from typing import Any

import pytest

from polemos.games.syracuse.data.tables import UNIT_INDEX
from rulebook.syracuse.table import Table

LAND = {"SYR": ["SH1"], "T12": ["AH1"]}


@pytest.mark.clause("2.0.a")
def test_the_phases_of_a_turn_in_their_order() -> None:
    t = Table(phase="A", base="scenario", turn=3)
    t.until(lambda t: t.turn == 4)
    seen = [e["phase"] for e in t.events() if e.kind in ("phase", "side-phase")]
    assert seen[:5] == ["A", "B1", "B2", "B3", "C"]
    assert seen[5:15] == ["D1", "D2", "D1", "D2", "D3", "D4", "D5", "D3", "D4", "D5"]
    assert seen[15] == "A"


@pytest.mark.clause("2.A.a")
def test_each_side_draws_two_chits_unseen() -> None:
    t = Table(LAND, phase="A", hands={"athens": ["S4"]}, draws=["S3", "S9", "S14s", "S1"]).finish_phase()
    assert sorted(t.hand("athens")) == ["S3", "S4", "S9"]
    assert sorted(t.hand("syracuse")) == ["S1", "S14s"]
    # who draws sees the chit, the other only that there is one
    assert [e.audience for e in t.events("drew")] == [1, 1, 2, 2]
    assert [e.audience for e in t.events("drew-hidden")] == [2, 2, 1, 1]
    assert "S3" not in t.pool


@pytest.mark.clause("2.A.a")
def test_whoever_draws_from_a_real_cup_names_a_chit_that_is_in_it() -> None:
    t = Table(LAND, phase="A", hands={"syracuse": ["S4"]}, dice_mode="asked")
    assert t.asked == "DrawOne" and sorted(t.targets("drawn")) == sorted(t.pool)
    t.may_not("drawn:S4", "2.A.a").does("drawn:S3").may_not("drawn:S3", "2.A.a")
    assert t.hand("athens") == ["S3"]


@pytest.mark.clause("2.A.b")
def test_a_used_chit_is_in_the_pool_again() -> None:
    t = Table({"M9": "ST1", "M1": "AT1"}, hands={"athens": ["S4"]}, dice=[1, 1])
    assert "S4" not in t.pool
    t.until("Moment").does("play:S4")
    assert "S4" in t.pool and t.hand("athens") == []


@pytest.mark.clause("2.B1.a", "2.B1.d")
def test_the_higher_total_of_two_dice_has_the_initiative() -> None:
    t = Table(LAND, phase="B1", dice=[3, 3, 6, 1]).until("UseForPoints")
    assert t.initiative == "syracuse"
    assert (t.event("initiative")["athens"], t.event("initiative")["syracuse"]) == (6, 7)
    t = Table(LAND, phase="B1", initiative="syracuse", dice=[3, 5, 6, 1]).until("UseForPoints")
    assert t.initiative == "athens"
    # both are marked for all to see
    for side in ("athens", "syracuse"):
        assert t.seen(side)["pa"] == [4, 4]


@pytest.mark.clause("2.B1.b")
@pytest.mark.parametrize("holder", ["athens", "syracuse"])
def test_the_advantage_breaks_a_tie(holder: str) -> None:
    t = Table(LAND, phase="B1", advantage=holder, dice=[3, 4, 6, 1]).until("UseForPoints")
    assert t.initiative == holder


@pytest.mark.clause("2.B1.c", "2.B1.e", "2.B1.f")
@pytest.mark.parametrize(
    ("turn", "dice", "pa"),
    [
        (3, [1, 1], 1),  # spring: half of the roll, rounded up
        (3, [3, 4], 4),
        (3, [6, 6], 6),
        (4, [3, 4], 5),  # summer and autumn: one more
        (5, [1, 1], 2),
        (6, [6, 6], 5),  # winter: one less
        (6, [2, 3], 2),
        (6, [2, 2], 2),  # but two or less stay
        (6, [1, 1], 1),
    ],
)
def test_action_points(turn: int, dice: list[int], pa: int) -> None:
    t = Table(LAND, phase="B1", turn=turn, dice=[*dice, 1, 2]).until("UseForPoints")
    assert t.pa("athens") == pa


@pytest.mark.clause("2.B1.c", "10.a")
def test_syracuse_that_is_not_yet_in_arms_has_half_the_points_rounded_up() -> None:
    # scenario 2, turn 0: half of 6 and of 8, one more in autumn, and of that the half; Athens has all of its own
    for dice, pa in (([3, 3], 2), ([4, 4], 3)):
        t = Table(LAND, scenario="2", phase="B1", turn=0, dice=[3, 3, *dice]).finish_phase()
        assert (t.pa("athens"), t.pa("syracuse")) == (4, pa)
    t = Table(LAND, scenario="2", phase="B1", turn=1, dice=[3, 3, 3, 3]).finish_phase()
    assert t.pa("syracuse") == t.pa("athens")


@pytest.mark.clause("8.b", "8.a", "8.f")
def test_the_holder_may_take_two_more_points_for_the_advantage() -> None:
    t = Table(LAND, phase="B1", dice=[3, 4, 1, 2]).until("UseForPoints")
    assert t.decider == "athens"
    t.does("use-advantage")
    assert t.pa("athens") == 6 and t.advantage == "syracuse"
    # the initiative was settled before
    assert t.initiative == "athens"


@pytest.mark.clause("8.b", "8.a")
def test_only_the_holder_may_take_them() -> None:
    t = Table(LAND, phase="B1", advantage="syracuse", dice=[6, 6, 1, 2]).until("UseForPoints")
    assert t.decider == "syracuse"
    t.does("use-advantage")
    assert (t.pa("athens"), t.pa("syracuse"), t.advantage) == (6, 4, "athens")
    # once in the phase, whoever holds it then
    assert t.asked != "UseForPoints"


@pytest.mark.clause("8.a", "2.B1.b")
def test_who_keeps_the_advantage_has_it_still() -> None:
    t = Table(LAND, phase="B1", dice=[3, 4, 1, 2]).until("UseForPoints").does("pass")
    assert t.pa("athens") == 4 and t.advantage == "athens"


# ---------------------------------------------------------------- B2


@pytest.mark.clause("2.B2.a")
@pytest.mark.parametrize("holder", ["athens", "syracuse"])
def test_the_holder_of_the_advantage_places_first(holder: str) -> None:
    t = Table(LAND, phase="B2", turn=8, advantage=holder, due={"AH6": 8, "SH8": 8}).finish_phase()
    first = t.events("arrived")[0]["unit"]
    assert first == ("AH6" if holder == "athens" else "SH8")


@pytest.mark.clause("2.B2.a")
def test_pieces_come_into_their_designated_zones_in_their_turn() -> None:
    t = Table(LAND, phase="B2", turn=4, due={"SH6": 4, "GYL": 4, "SH8": 8}).until("Arrive")
    t.may("place:T3", "place:T2").may_not("place:T10", "2.B2.a")
    t.does("place:T2", "place:T3")
    assert (t.where("SH6"), t.where("GYL"), t.where("SH8")) == ("T2", "T3", "away")


@pytest.mark.clause("2.B2.a")
def test_a_zone_of_the_enemy_is_not_open_to_arrivals() -> None:
    t = Table({"T3": "AH1", "SYR": "SH1"}, phase="B2", turn=4, due={"SH6": 4}).finish_phase()
    assert t.where("SH6") == "T2"


@pytest.mark.clause("2.B2.b")
def test_the_enemy_vacates_the_zone_that_he_can_leave_most_cheaply() -> None:
    # out of T10 a march to T14 costs one point, out of T3 one to T10 or T2 as well: the arriving player chooses
    t = Table({"T3": "AH1", "T10": ["AH2", "NIC"]}, phase="B2", turn=8, due={"SH8": 8}).until("Vacate")
    assert t.decider == "syracuse" and t.targets("vacate") == ["T3", "T10"]
    t.does("vacate:T10").until("Displace")
    # of the ways out only the cheapest: over the river to T11 and up to T6 would cost two
    assert t.decider == "athens" and t.targets("displace") == ["T3", "T14"]
    t.does("displace:T14").finish_phase()
    assert t.at("T14") == ["AH2", "NIC"] and t.at("T10") == ["SH8"]


@pytest.mark.clause("2.B2.b")
def test_a_dearer_zone_is_not_vacated() -> None:
    # out of T3 there is only the climb to T4, which costs two; T2 can be left for T1 or T3 for one
    pieces = {"T3": "AH1", "T2": "AH2", "T10": "SH1"}
    t = Table(pieces, phase="B2", turn=4, due={"SH6": 4}, banned={"athens": ["T2"]}).until("Displace")
    assert t.decider == "athens" and t.targets("displace") == ["T1", "T3"]


@pytest.mark.clause("2.B2.c")
def test_wounded_leaders_of_both_sides_recover() -> None:
    t = Table({"T12": ["AH1", "NIC-"], "SYR": ["SH1", "HER-"]}, phase="B2").finish_phase()
    assert not t.down("NIC") and not t.down("HER")
    assert {e["unit"] for e in t.events("restored")} == {"NIC", "HER"}


@pytest.mark.clause("3.stack.h", "2.B2.a")
def test_what_finds_no_room_in_the_ports_waits_a_turn() -> None:
    harbours = {"M6": ["ST1", "ST2", "ST3", "ST4", "ST5"], "M7": ["ST6"]}
    t = Table(harbours, phase="B2", turn=5, due={"ST7": 5}).finish_phase()
    assert t.where("ST7") == "M7"
    t = Table({"M6": [*harbours["M6"], "HER"], "M7": "ST6"}, phase="B2", turn=5, due={"ERA": 5})
    # a leader takes no room
    assert t.until("Arrive").targets("place") == ["M6", "M7"]


@pytest.mark.clause("2.B2.a", "3.sea.e")
def test_an_admiral_comes_with_ships_or_waits_for_some() -> None:
    t = Table(LAND, phase="B2", turn=5, due={"ST7": 5, "ERA": 5}).until("Arrive").does("place:M6").finish_phase()
    assert t.at("M6") == ["ST7", "ERA"]
    t = Table(LAND, phase="B2", turn=5, due={"ERA": 5}).until(lambda t: t.turn == 6)
    assert t.where("ERA") == "away"
    assert t.event("waits")["unit"] == "ERA" and t.state.due[UNIT_INDEX["ERA"]] == 6


@pytest.mark.clause("4.loss.b", "2.B2.a")
def test_arrivals_catch_a_leader_who_is_alone() -> None:
    t = Table({"T3": "MEN", "SYR": "SH1"}, phase="B2", turn=4, due={"SH6": 4, "GYL": 4}).until("Arrive")
    t.does("place:T3")
    assert t.where("MEN") == "dead"
    # a leader by himself catches nobody
    t = Table({"T3": "MEN", "SYR": "SH1"}, phase="B2", turn=4, due={"GYL": 4}).until("Arrive").does("place:T3")
    assert t.at("T3") == ["MEN", "GYL"]


@pytest.mark.clause("2.B2.b", "3.stack.b", "4.loss.b")
def test_who_vacates_a_zone_keeps_to_the_stacking_limit() -> None:
    pieces = {"T3": "AH1", "T2": "AH2", "T1": ["AH3", "AH4", "AH5", "AA1", "AA2"], "T10": "SH1"}
    t = Table(pieces, phase="B2", turn=4, due={"SH6": 4}).until("Vacate").does("vacate:T2").until("Displace")
    t.does("displace:T1")
    assert (t.asked, t.decider) == ("Excess", "athens")
    t.does("lose:AA1").finish_phase()
    assert t.at("T2") == ["SH6"] and t.where("AA1") == "dead"
    # a leader who is alone there is lost
    pieces["T1"] = ["HER"]
    t = Table(pieces, phase="B2", turn=4, due={"SH6": 4}).until("Vacate").does("vacate:T2").until("Displace")
    assert t.does("displace:T1").where("HER") == "dead"


@pytest.mark.clause("3.sea.f", "event.18")
@pytest.mark.parametrize(("zone", "shipped"), [("CAT", 1), ("T3", 0)])
def test_an_optional_lot_in_catania_has_ships_of_its_own(zone: str, shipped: int) -> None:
    t = Table(LAND, phase="B2", turn=3, hands={"athens": ["S18a"]}).until("Moment").does("play:S18")
    t.until("ChooseLot").does("bring:OA1").until("Arrive").does(f"place:{zone}")
    assert t.where("AP2") == zone and t.state.arrived[UNIT_INDEX["AP2"]] == shipped


@pytest.mark.clause("event.18")
def test_without_a_lot_s18_is_not_offered() -> None:
    rest: dict[str, Any] = {"phase": "B2", "turn": 3, "hands": {"athens": ["S18a"]}}
    t = Table({**LAND, "T3": "AP2"}, **rest).until("Moment").does("play:S18").finish_phase()
    assert (t.where("AP2"), t.where("AH9")) == ("T3", "CAT")
    t = Table({**LAND, "T3": ["AP2", "AH9"]}, **rest).finish_phase()
    assert t.hand("athens") == ["S18a"]
