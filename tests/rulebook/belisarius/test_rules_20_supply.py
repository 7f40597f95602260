"""Section 20 from its clauses: forage, supply and disbanding."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

# 3532 is open ground (forage 2), 3629 rough (1), 3530 a town (3), 3328 a rich town (5), 3433 Constantinopolis (8),
# 1444 desert (0)


def feeds(units: dict[str, Any], sp: int = 0, **rest: Any) -> Table:
    return Table(units=units, phase="supply", sp={"imperial": sp, "barbarian": sp}, **rest)


def starve(t: Table) -> Table:
    """Nobody is paid for."""
    while t.asked == "Feeding":
        t.does(t.choices("disband")[0])
    return t


@pytest.mark.clause("20.0")
def test_only_the_phasing_players_units_are_fed() -> None:
    t = starve(feeds({"3629": "3 guard garrison", "2849": "6 persia garrison"}))
    assert (len(t.units("3629")), len(t.units("2849"))) == (1, 6)
    t = starve(feeds({"3629": "3 guard garrison", "2849": "6 persia garrison"}, player="barbarian"))
    assert (len(t.units("3629")), len(t.units("2849"))) == (3, 2)


@pytest.mark.clause("20.0")
@pytest.mark.parametrize("come", ["levy", "recruitment"])
def test_new_units_must_be_fed_however_they_came(come: str) -> None:
    t = Table(units={"3530": "3 guard garrison"}, phase=come, sp={"imperial": 2})
    if come == "levy":
        t.does("levy:thracia garrison", "place:3530")
    else:
        t.does("recruit:thracia garrison")
    t.state.sp[0] = 0
    t.until("Feeding").may("disband:Thracia-garrison-1", "disband:Guard-garrison-1")


@pytest.mark.clause("20.0")
def test_rebel_guards_are_fed_by_the_barbarian() -> None:
    units: dict[str, Any] = {"3629": "3 guard garrison"}
    assert feeds(units, 9, rebels=["3629"]).asked == "PhaseEnd"
    t = feeds(units, 9, rebels=["3629"], player="barbarian").does("supply:guard garrison", "disband:guard garrison")
    assert (t.sp("imperial"), t.sp("barbarian"), len(t.units("3629"))) == (9, 8, 2)


@pytest.mark.clause("20.1")
@pytest.mark.parametrize(("space", "forage"), [("3532", 2), ("3629", 1), ("3530", 3), ("3328", 5), ("3433", 8)])
def test_so_many_units_live_off_the_hex(space: str, forage: int) -> None:
    crowd = ["5 guard garrison", "4 guard field_army", "guard fleet"]
    units = crowd[:2] if space in ("3629", "3530") else crowd
    t = starve(feeds({space: units}))
    assert len(t.units(space)) == forage
    few = ["5 guard garrison", "3 guard field_army"]
    if forage == 8:
        assert feeds({space: few}).asked == "PhaseEnd"


@pytest.mark.clause("20.1")
def test_within_the_forage_there_is_nothing_to_pay() -> None:
    t = feeds({"3532": "2 guard field_army", "3530": "3 guard garrison"}, sp=9)
    assert (t.asked, t.sp("imperial")) == ("PhaseEnd", 9)
    assert len(t.units("3532")) == 2


@pytest.mark.clause("20.1")
def test_desert_and_open_sea_feed_nobody() -> None:
    t = starve(feeds({"1444": "guard garrison", "2924": "guard fleet"}))
    assert (t.units("1444"), t.units("2924")) == ([], [])


@pytest.mark.clause("20.1", "18.5")
def test_an_area_feeds_ten() -> None:
    units = {"Persia-area": ["5 persia field_army", "5 persia garrison"]}
    assert feeds(units, control={"persia": "imperial"}).asked == "PhaseEnd"


@pytest.mark.clause("20.2a")
def test_who_is_paid_is_the_players_choice() -> None:
    t = feeds({"3629": ["guard field_army", "guard garrison"]}, sp=2)
    t.does("supply:guard field_army")
    assert (t.sp("imperial"), len(t.units("3629"))) == (0, 2)
    t = feeds({"3629": ["guard field_army", "guard garrison"]}, sp=2).does("supply:guard garrison")
    assert (t.sp("imperial"), len(t.units("3629"))) == (1, 2)


@pytest.mark.clause("20.2a", "20.3")
def test_paying_is_voluntary() -> None:
    t = feeds({"3629": ["guard field_army", "guard garrison"]}, sp=9).does("disband:guard field_army")
    assert (t.sp("imperial"), t.units("3629")) == (9, ["Guard-garrison-1"])
    assert t.where("Guard-field_army-1") == "available"


@pytest.mark.clause("20.2a", "20.3")
def test_who_cannot_pay_must_disband() -> None:
    t = feeds({"3629": ["2 guard field_army", "guard garrison"]}, sp=1).may_not(
        "supply:guard field_army", "tbl.cost.supply"
    )
    t.does("disband:guard field_army", "supply:guard garrison")
    assert (t.sp("imperial"), len(t.units("3629"))) == (0, 2)
    t = feeds({"3629": "2 guard field_army"}, sp=1)
    assert (t.asked, t.sp("imperial"), len(t.units("3629"))) == ("PhaseEnd", 1, 1)


@pytest.mark.clause("20.2a")
def test_no_unit_that_forages_is_disbanded_or_paid() -> None:
    # three of four must go or be paid; the last of them lives off the land
    t = feeds({"3629": ["guard field_army", "3 guard garrison"]}, sp=9)
    t.does("supply:guard garrison", "disband:guard garrison", "supply:guard field_army")
    assert (t.asked, t.sp("imperial"), len(t.units("3629"))) == ("PhaseEnd", 6, 3)


@pytest.mark.clause("20.4")
def test_a_pillaged_hex_feeds_nobody() -> None:
    assert starve(feeds({"3530": "guard garrison"}, pillaged=["3530"])).units("3530") == []
    assert starve(feeds({"3532": "guard garrison"}, pillaged=["3532"])).units("3532") == []
    t = starve(feeds({"3433": "guard garrison"}, pillaged=["3433"]))
    assert t.units("3433") == []


@pytest.mark.clause("20.4", "tbl.pillage.marker.3")
def test_a_pillaged_hex_spoils_its_neighbours_but_not_their_towns() -> None:
    # 3631 without a town is pillaged: 3630 gives nothing, the towns 3531 and 3732 do
    units = {"3630": "guard garrison", "3531": "3 guard garrison", "3732": "guard garrison"}
    t = starve(feeds(units, pillaged=["3631"]))
    assert (t.units("3630"), len(t.units("3531")), len(t.units("3732"))) == ([], 3, 1)


@pytest.mark.clause("20.4", "tbl.pillage.marker.2")
def test_a_pillaged_town_does_not_spoil_its_neighbours() -> None:
    assert feeds({"3630": "guard garrison"}, pillaged=["3531"]).asked == "PhaseEnd"


@pytest.mark.clause("20.5", "tbl.cost.supply")
def test_a_leader_costs_nothing_to_supply() -> None:
    t = feeds({"3629": ["Mundas", "guard garrison"], "1444": "Narses"})
    t.finish_phase()
    assert (t.units("3629"), t.units("1444"), t.sp("imperial")) == (["Guard-garrison-1", "Mundas"], ["Narses"], 0)


@pytest.mark.clause("20.6")
def test_fleets_use_up_forage() -> None:
    t = feeds({"3532": ["guard fleet", "2 guard garrison"]}, sp=5).may("supply:guard fleet", "supply:guard garrison")
    t.does("supply:guard fleet")
    assert (t.sp("imperial"), len(t.units("3532"))) == (2, 3)


@pytest.mark.clause("20.6")
def test_units_aboard_use_up_forage() -> None:
    t = feeds({"3532": ["guard fleet", "3 guard garrison"]}, aboard=["3532"])
    assert len(starve(t).units("3532")) == 2


@pytest.mark.clause("20.6", "30.4")
def test_a_fleet_at_sea_that_is_not_fed_takes_its_cargo_along() -> None:
    t = feeds({"2924": ["guard fleet", "guard garrison"]}, sp=1, aboard=["2924"])
    starve(t)
    assert t.units("2924") == []


@pytest.mark.clause("20.7")
def test_neutrals_need_nothing() -> None:
    t = Table(units={"3222": "5 ostrogoths warband", "3419": "ostrogoths fleet"}, phase="supply", player="barbarian")
    assert t.asked == "PhaseEnd"
    assert len(t.units("3222")) == 5


@pytest.mark.clause("strat.market")
def test_market_feeds_all_units_of_one_hex() -> None:
    units = {"3532": "5 guard garrison", "3629": "3 guard field_army"}
    t = feeds(units, hands={"imperial": ["market"]}).does("play:market", "market:3532")
    assert t.hand("imperial") == []
    assert t.pool("market") == 4
    starve(t)
    assert (len(t.units("3532")), len(t.units("3629"))) == (5, 1)


@pytest.mark.clause("strat.market")
def test_market_is_for_the_own_supply_phase() -> None:
    units = {"3532": "5 guard garrison", "2849": "6 persia garrison"}
    t = feeds(units, hands={"barbarian": ["market"], "imperial": ["market"]}, player="barbarian")
    assert t.decider == "barbarian"
    t.does("play:market")
    assert (t.asked, t.hand("imperial"), t.hand("barbarian")) == ("PhaseEnd", ["market"], [])
    assert (len(t.units("3532")), len(t.units("2849"))) == (5, 6)


@pytest.mark.clause("strat.market")
def test_market_only_feeds_own_units() -> None:
    units = {"3532": "5 guard garrison", "3629": "3 guard garrison", "2849": "6 persia garrison"}
    units["3629"] = "3 dacia garrison"
    t = feeds(units, hands={"imperial": ["market"]}).does("play:market")
    assert t.targets("market") == ["3532", "3629"]
