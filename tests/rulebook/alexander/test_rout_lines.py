"""Lines that go back together, and the loss of nerve [5.33b, 6.77, 6.8]."""

from typing import Any

import pytest

from polemos.games.alexander.data.ground import NEXT, NOWHERE, ROUGH, code_of, label
from polemos.games.alexander.data.setting import setting_of
from polemos.games.alexander.data.words import SCENARIOS
from polemos.games.alexander.rules.rout.nerve import FallBack, LossOfNerve
from polemos.games.alexander.state import NO_MARKER, PW, put
from rulebook.alexander.routs import (  # fmt: skip
    ARCHERS,
    CHIEF,
    COMPANIONS,
    COMPANY,
    DAHAE,
    FOOT,
    HOPLITES,
    HORSE,
    MORE_DAHAE,
    PELTASTS,
    QUIET,
    column,
    comes,
    happens,
    plain,
)
from rulebook.alexander.table import Table

THIRD = "sog.lc.dahae-3"
SPITAMENES = "sog.spitamenes"


# ------------------------------------------------------------------------------------------------- cavalry lines [6.77]
def riders(**rest: Any) -> Table:
    """Spitamenes with three units of Dahae; one of them is approached."""
    there = {"1910": COMPANIONS, "2111": DAHAE, "2113": MORE_DAHAE, "2313": THIRD, "2312": SPITAMENES}
    there |= rest.pop("others", {})
    facing = {COMPANIONS: 90, DAHAE: 270, MORE_DAHAE: 270, THIRD: 270}
    return plain(there, facing=facing, **rest)


@pytest.mark.clause("6.77a", "4.33f", "4.33g")
def test_a_whole_line_of_horses_withdraws_with_its_leader_near() -> None:
    t = comes(riders(), COMPANIONS).may(f"withdraw-line:{SPITAMENES}").does(f"withdraw-line:{SPITAMENES}")
    t.until("GiveOrders", {"Withdrawing": "stand"})
    assert {e["unit"] for e in t.events("withdrew")} == {DAHAE, MORE_DAHAE, THIRD}
    # each has checked [6.72d]
    assert len([e for e in t.events("rolled") if e["why"] == "withdrawal"]) == 3


@pytest.mark.clause("6.77a")
def test_the_leader_must_be_within_two_hexes_of_one_of_them() -> None:
    t = riders()
    t.state.lead_loc[t.leader(SPITAMENES)] += 2 * 51
    # 2512 is two hexes from 2313
    comes(t, COMPANIONS).may(f"withdraw-line:{SPITAMENES}")
    t = riders()
    t.state.lead_loc[t.leader(SPITAMENES)] += 4 * 51
    comes(t, COMPANIONS)
    assert f"withdraw-line:{SPITAMENES}" not in t.choices()


@pytest.mark.clause("6.77b")
def test_all_or_none() -> None:
    # one of them is in the way of nobody, but too near the enemy to withdraw
    t = riders()
    t.state.retired[t.unit(MORE_DAHAE)] = 1
    comes(t, COMPANIONS)
    assert f"withdraw-line:{SPITAMENES}" not in t.choices()
    t.may(f"withdraw:{DAHAE}")


@pytest.mark.clause("6.77b")
def test_not_after_one_has_withdrawn_by_itself() -> None:
    t = comes(riders(), COMPANIONS).does(f"withdraw:{DAHAE}", "back:2211", "halt", "keep-facing")
    comes(t, COMPANIONS)
    assert f"withdraw-line:{SPITAMENES}" not in t.choices()


@pytest.mark.clause("6.77a", "4.31")
def test_only_a_leader_who_may_command_them() -> None:
    t = riders(others={"2212": "sog.dahae"})
    comes(t, COMPANIONS).may(f"withdraw-line:{SPITAMENES}", "withdraw-line:sog.dahae")
    t = plain({"1810": DAHAE, "2011": COMPANIONS, "2012": "mac.caranus"}, facing={COMPANIONS: 270})
    comes(t, DAHAE)
    assert not t.choices("withdraw-line")


# ------------------------------------------------------------------------------------------ by a plan made before [6.8]
LINE = ("mac.hy.1", "mac.hy.2", "mac.phalanx-1")
GREEKS = "gre.hi.epilektoi"


def planned(**rest: Any) -> Table:
    """Philip has planned that his first three units go back; Greek hoplites come near the second."""
    there = {
        "3506": LINE[0],
        "3507": LINE[1],
        "3509": LINE[2],
        "3306": GREEKS,
        "3608": "mac.philip",
        "1915": "gre.chares",
    }
    there |= rest.pop("others", {})
    facing = {**dict.fromkeys(LINE, 270), there["3306"]: 90}
    t = Table(there, scenario="chaeronea", active="gre.chares", facing=facing, standing=QUIET, **rest)
    t.state.plans.append((t.leader("mac.philip"), PW, *(t.unit(u) for u in LINE)))
    t.state.marker[t.leader("mac.philip")] = PW
    return t


@pytest.mark.clause("6.84a", "6.84b", "6.85")
def test_a_planned_line_goes_back_together_before_equal_infantry() -> None:
    t = comes(planned().dice(0, 0, 0), GREEKS)
    assert t.asked == "Revealing" and t.choices("reveal") == ["reveal:mac.philip"]
    assert f"withdraw:{LINE[0]}" not in t.choices()
    t.does("reveal:mac.philip", "back:3606")
    t.until("GiveOrders")
    assert [t.where(u) for u in LINE] == ["3606", "3607", "3609/3608"]
    assert [t.facing(u) for u in LINE] == [270] * 3
    # the hit of foot, and a check each
    assert [t.hits(u) for u in LINE] == [1, 1, 1]
    assert len([e for e in t.events("rolled") if e["why"] == "withdrawal"]) == 3
    assert t.rank("mac.philip") == "finished"


@pytest.mark.clause("6.84a", "6.85")
def test_and_again_if_need_be() -> None:
    t = comes(planned().dice(0, 0, 0, 0, 0, 0), GREEKS).does("reveal:mac.philip", "back:3606").until("GiveOrders")
    t.state.at[t.state.loc[t.unit(GREEKS)]] = -1
    t.state.loc[t.unit(GREEKS)] += 51
    t.state.at[t.state.loc[t.unit(GREEKS)]] = t.unit(GREEKS)
    comes(t, GREEKS).may("reveal:mac.philip")


@pytest.mark.clause("6.82")
def test_the_plan_is_secret_until_it_is_carried_out() -> None:
    t = comes(planned().dice(0, 0, 0), GREEKS)
    assert t.seen("macedonian")["agenda"] and t.seen("opponent")["agenda"] is None
    assert t.seen("opponent")["plans"] == []
    t.does("reveal:mac.philip")
    assert t.asked == "PlannedBack" and t.seen("opponent")["agenda"] is None
    t.may_not("back:3506").does("back:3606")
    assert t.event("plan-revealed").audience == 3


@pytest.mark.clause("6.86")
def test_not_before_horses() -> None:
    t = comes(planned(others={"3306": "gre.hc.1"}), "gre.hc.1")
    assert not t.choices("reveal")


@pytest.mark.clause("6.84b", "6.75a")
def test_if_one_cannot_nobody_may() -> None:
    # friends behind stand in the way of both bearings
    t = comes(planned(others={"3606": "mac.hc.comp-1", "3610": "mac.hc.comp-2"}), GREEKS)
    assert not t.choices("reveal")


@pytest.mark.clause("6.83", "6.28")
def test_not_into_rough_ground() -> None:
    g = setting_of(SCENARIOS.index("chaeronea"))
    rough = [ROUGH[kind] for kind in g.field.terrain]
    places = [
        h for h in range(len(rough) - 1)
        if not rough[h] and rough[NEXT[6 * h + 1]] and rough[NEXT[6 * h + 2]] and NEXT[6 * h + 1] != NOWHERE
        and not rough[NEXT[6 * h + 4]] and not rough[NEXT[6 * NEXT[6 * h + 4] + 4]]
    ]  # fmt: skip
    behind = {True: places[0], False: code_of("3506")}
    for woods, h in behind.items():
        front = NEXT[6 * NEXT[6 * h + 4] + 4]
        there = {label(h): LINE[0], label(front): GREEKS, "3630": "mac.philip", "1915": "gre.chares"}
        t = Table(there, scenario="chaeronea", active="gre.chares", facing={LINE[0]: 270, GREEKS: 90}, standing=QUIET)
        t.state.plans.append((t.leader("mac.philip"), PW, t.unit(LINE[0])))
        t.state.marker[t.leader("mac.philip")] = PW
        assert bool(comes(t, GREEKS).choices("reveal")) != woods


@pytest.mark.clause("6.82", "6.84a")
def test_without_a_marker_there_is_no_plan() -> None:
    t = planned()
    t.state.plans.clear()
    t.state.marker = [NO_MARKER] * len(t.state.marker)
    assert comes(t, GREEKS).asked == "GiveOrders"


@pytest.mark.clause("9.62k", "6.84b")
def test_a_double_depth_goes_back_as_one() -> None:
    t = planned(others={"3509": [LINE[2], "mac.phalanx-2"]}, deep={"mac.phalanx-2": LINE[2]})
    t.state.facing[t.unit("mac.phalanx-2")] = 9
    comes(t.dice(0, 0, 0), GREEKS).does("reveal:mac.philip", "back:3606").until("GiveOrders")
    assert t.where(LINE[2]) == t.where("mac.phalanx-2") == "3609/3608"
    assert t.hits("mac.phalanx-2") == 1


@pytest.mark.clause("9.62c", "6.72c", "6.84b")
def test_both_of_two_deep_are_startled() -> None:
    # the Greeks come from the flank of the phalanxes; then the hit of foot is for both too
    t = planned(others={"3509": [LINE[2], "mac.phalanx-2"]}, deep={"mac.phalanx-2": LINE[2]})
    t.state.facing[t.unit("mac.phalanx-2")] = 9
    put(t.state, t.unit(GREEKS), code_of("3511"), -1)
    comes(t.dice(0, 0, 0), GREEKS).does("reveal:mac.philip").until("GiveOrders")
    assert (t.hits(LINE[2]), t.hits("mac.phalanx-2")) == (2, 2)
    assert [e.clauses for e in t.events("hit") if e["unit"] == "mac.phalanx-2"] == [("6.72c",), ("6.72b",)]


# ------------------------------------------------------------------------------------------------ loss of nerve [5.33b]
def panic(pieces: dict[str, Any], *dice: int, leader: str = "mac.caranus", **rest: Any) -> Table:
    t = plain(pieces, **rest).dice(*dice)
    return happens(t, LossOfNerve(t.leader(leader)))


@pytest.mark.clause("5.33b", "6.72b", "6.72d")
def test_all_within_half_his_range_go_back_two_hexes() -> None:
    # Caranus: range 4, so 2 hexes
    there = {"2820": ["mac.caranus", COMPANIONS], "2822": PELTASTS, "2818": ARCHERS, "2823": HORSE, "2821": FOOT}
    t = panic(there, 0, 9, facing={PELTASTS: 90, COMPANIONS: 90, FOOT: 90})
    assert column(t.where(COMPANIONS)) == column(t.where(PELTASTS)) == column(t.where(ARCHERS)) == 26
    assert t.where(HORSE) == "2823" and t.where(FOOT) == "2821"
    assert t.facing(PELTASTS) == 90
    # horses have no hit of case 1, skirmishers neither hit nor check
    assert t.hits(ARCHERS) == 0 and t.hits(COMPANIONS) + t.hits(PELTASTS) == 2
    assert t.where("mac.caranus") == t.where(COMPANIONS) and t.rank("mac.caranus") == "finished"


@pytest.mark.clause("5.33b")
def test_even_those_in_a_zone_of_control() -> None:
    t = panic({"2820": "mac.caranus", "2822": PELTASTS, "2922": FOOT}, 0, facing={FOOT: 270, PELTASTS: 90})
    assert column(t.where(PELTASTS)) == 26 and t.hits(PELTASTS) == 1


@pytest.mark.clause("5.33b")
def test_every_hex_that_they_cannot_go_costs_a_hit() -> None:
    t = panic({"1520": "mac.caranus", "1522": COMPANIONS, "1422": PELTASTS}, 0, 0)
    assert t.where(PELTASTS) == "1422" and t.hits(PELTASTS) == 2 + 1
    assert column(t.where(COMPANIONS)) == 14 and t.hits(COMPANIONS) == 1


@pytest.mark.clause("5.33b")
def test_the_leader_goes_back_even_if_his_unit_cannot() -> None:
    # nobody makes room at the edge of the field
    t = panic({"1520": ["mac.caranus", COMPANIONS], "1420": PELTASTS, "1421": ARCHERS}, 0, 0, 0)
    assert t.where(COMPANIONS) == "1520" and t.where("mac.caranus") in ("1420", "1421")


@pytest.mark.clause("5.33b")
def test_routed_units_and_the_enemy_do_not_count() -> None:
    t = panic({"2820": "mac.caranus", "2822": COMPANIONS, "2821": FOOT}, routed=[COMPANIONS], facing={FOOT: 90})
    assert t.where(COMPANIONS) == "2822"
    # alone he goes back by himself
    assert column(t.where("mac.caranus")) == 26


@pytest.mark.clause("5.33b", "9.65a")
def test_it_may_rout_them() -> None:
    t = panic({"2820": "mac.caranus", "2619": HOPLITES, "2821": COMPANY}, 0, 9, 0, hits={COMPANY: 5})
    assert t.flag(COMPANY, "routed")


@pytest.mark.clause("5.33b", "10.28")
def test_other_leaders_with_them_may_go_along() -> None:
    t = panic({"2820": "mac.caranus", "2822": [COMPANIONS, "mac.andromachus"]}, 0)
    assert t.asked == "Accompany"
    t.does("follow")
    assert t.where("mac.andromachus") == t.where(COMPANIONS)
    assert t.rank("mac.andromachus") == "inactive" and t.where(CHIEF) == "1609"


@pytest.mark.clause("5.33b", "6.72a")
@pytest.mark.parametrize(("facing", "way"), [(30, ["2720", "2620"]), (150, ["2719", "2619"])])
def test_of_two_ways_as_short_they_take_the_one_behind_them(facing: int, way: list[str]) -> None:
    for hexes, there in enumerate(way, 1):
        t = plain({"2820": COMPANIONS}, facing={COMPANIONS: facing}).dice(0)
        happens(t, FallBack(t.unit(COMPANIONS), hexes, 1))
        assert (t.where(COMPANIONS), t.facing(COMPANIONS)) == (there, facing)


@pytest.mark.clause("scn.jaxartes.3")
def test_those_whom_bolts_drive_back_pay_nothing_more() -> None:
    t = plain({"2820": DAHAE})
    happens(t, FallBack(t.unit(DAHAE), 2, 0))
    assert column(t.where(DAHAE)) == 30 and t.hits(DAHAE) == 0
    assert t.where(MORE_DAHAE) == "unused"
