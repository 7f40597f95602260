"""Lines that go back together once more: horses, chariots, and foot by a plan [4.33f, 4.33g, 6.77, 6.8]."""

from typing import Any

import pytest

from polemos.games.alexander.rules.reactions import line_withdrawal, withdrawal_paths
from polemos.games.alexander.state import NO_MARKER, NO_PW, PW, put
from polemos.kernel.flow import choose
from rulebook.alexander.routs import (  # fmt: skip
    COMPANIONS,
    DAHAE,
    MORE_DAHAE,
    NOBLES,
    PELTASTS,
    QUIET,
    comes,
    happens,
    hex_of,
    plain,
)
from rulebook.alexander.table import Table

THIRD = "sog.lc.dahae-3"
FOURTH = "sog.lc.dahae-4"
SPITAMENES = "sog.spitamenes"
THE_LINE = f"withdraw-line:{SPITAMENES}"


def goes(t: Table, line: str) -> Table:
    """A line withdraws, and nobody else."""
    return t.does(line).until("GiveOrders", {"Withdrawing": "stand"})


def gone(t: Table) -> list[str]:
    """Those who have gone back, in the order in which they went."""
    return list(dict.fromkeys(e["unit"] for e in t.events("withdrew")))


# ------------------------------------------------------------------------------------------------- cavalry lines [6.77]
def riders(others: dict[str, Any] | None = None, facing: dict[str, int] | None = None, **rest: Any) -> Table:
    """Spitamenes in 2312 with Dahae; the first of them is two hexes from the enemy."""
    there = {"1910": COMPANIONS, "2111": DAHAE, "2113": MORE_DAHAE, "2312": SPITAMENES, **(others or {})}
    west = dict.fromkeys((DAHAE, MORE_DAHAE, THIRD, FOURTH, NOBLES), 270)
    return plain(there, facing={COMPANIONS: 90, PELTASTS: 90, **west, **(facing or {})}, **rest)


@pytest.mark.clause("6.77a", "4.33g")
def test_the_line_is_who_stands_within_half_his_range() -> None:
    # range 8: four hexes, and not a fifth
    for place, inside in (("2714", True), ("2814", False)):
        t = goes(comes(riders({place: THIRD}), COMPANIONS), THE_LINE)
        assert set(gone(t)) == {DAHAE, MORE_DAHAE, *([THIRD] if inside else [])}
    # those outside hinder nobody
    t = comes(riders({"2814": THIRD}, column=[THIRD], facing={THIRD: 240}), COMPANIONS)
    t.may(THE_LINE)


@pytest.mark.clause("6.77a", "4.33g")
def test_half_an_odd_range_is_rounded_up() -> None:
    # Memnon's is 5: three hexes
    near, other, mover = "per.hc.merc-1", "per.hc.merc-2", "mac.thracian-peltasts-1"
    for place, inside in (("3817", True), ("3917", False)):
        there = {"3316": mover, "3517": near, place: other, "3518": "per.memnon", "1530": "mac.craterus"}
        facing = {mover: 90, near: 270, other: 270}
        t = Table(there, scenario="granicus", active="mac.craterus", facing=facing, standing=QUIET)
        t = goes(comes(t.dice(0, 0), mover), "withdraw-line:per.memnon")
        assert set(gone(t)) == ({near, other} if inside else {near})


@pytest.mark.clause("6.77a", "6.77b")
def test_who_runs_is_no_part_of_it() -> None:
    t = goes(comes(riders({"2313": THIRD}, routed=[THIRD]), COMPANIONS), THE_LINE)
    assert set(gone(t)) == {DAHAE, MORE_DAHAE}
    t = goes(comes(riders(eliminated=[THIRD]), COMPANIONS), THE_LINE)
    assert set(gone(t)) == {DAHAE, MORE_DAHAE}


@pytest.mark.clause("6.77b", "6.67", "6.71a")
def test_one_who_cannot_withdraw_keeps_all() -> None:
    # in column, or beside the enemy already
    t = comes(riders({"2313": THIRD}, column=[THIRD], facing={THIRD: 240}), COMPANIONS)
    assert t.choices("withdraw") == [f"withdraw:{DAHAE}"] and not t.choices("withdraw-line")
    t = comes(riders({"2010": THIRD}), COMPANIONS)
    assert not t.choices("withdraw-line")
    # or with nowhere to go: peltasts hold the hexes behind
    hold = {"2413": THIRD, "2512": "mac.lp.2", "2613": PELTASTS, "2415": "mac.sk.arch"}
    t = comes(riders(hold, facing={PELTASTS: 270, "mac.lp.2": 210, "mac.sk.arch": 330}), COMPANIONS)
    assert not t.choices("withdraw-line")


@pytest.mark.clause("6.77a")
def test_the_enemy_must_have_come_near_one_of_them() -> None:
    # he has come near another horse only
    t = comes(riders({"2111": NOBLES, "2413": DAHAE, "1910": PELTASTS}), PELTASTS)
    assert t.choices("withdraw") == [f"withdraw:{NOBLES}"] and not t.choices("withdraw-line")
    # or a part of it that the leader does not reach
    t = comes(riders({"1709": FOURTH, "2111": NOBLES, "2413": DAHAE, "1910": PELTASTS}), PELTASTS)
    assert t.choices("withdraw") == [f"withdraw:{FOURTH}", f"withdraw:{NOBLES}"] and not t.choices("withdraw-line")
    # near both
    t = comes(riders({"1709": NOBLES, "1910": PELTASTS}), PELTASTS)
    assert sorted(t.choices("withdraw")) == [f"withdraw:{NOBLES}", f"withdraw:{DAHAE}"]
    # the horse may go after them
    t.may(THE_LINE).does(THE_LINE).until("Withdrawing")
    assert t.choices("withdraw") == [f"withdraw:{NOBLES}"]


@pytest.mark.clause("6.77a")
def test_one_unit_near_the_leader_is_enough() -> None:
    # the others are three hexes from him, or four
    t = riders({"2113": "mac.sk.sling", "2511": MORE_DAHAE, "2514": THIRD}, out=["mac.sk.sling"])
    t.state.lead_loc[t.leader(SPITAMENES)] = t.state.loc[t.unit(DAHAE)]
    t = comes(t, COMPANIONS).may(THE_LINE)
    t = riders({"2513": MORE_DAHAE, "2113": THIRD})
    t.state.lead_loc[t.leader(SPITAMENES)] = t.state.loc[t.unit(MORE_DAHAE)] - 51
    comes(t, COMPANIONS).may(THE_LINE)


@pytest.mark.clause("6.77a")
def test_a_leader_three_hexes_from_all_of_them_is_too_far() -> None:
    for place, free in (("2413", False), ("2313", True)):
        t = riders()
        t.state.lead_loc[t.leader(SPITAMENES)] = hex_of(place)
        assert (THE_LINE in comes(t, COMPANIONS).choices()) == free


@pytest.mark.clause("6.77a", "4.33g")
def test_each_leader_leads_his_own_line() -> None:
    # the chieftain reaches three hexes, Spitamenes four
    for leader, third in ((SPITAMENES, True), ("sog.dahae", False)):
        t = comes(riders({"2212": "sog.dahae", "2714": THIRD}), COMPANIONS)
        assert sorted(t.choices("withdraw-line")) == ["withdraw-line:sog.dahae", THE_LINE]
        goes(t, f"withdraw-line:{leader}")
        assert set(gone(t)) == {DAHAE, MORE_DAHAE, *([THIRD] if third else [])}
        assert [e["leader"] for e in t.events("line-withdraws")] == [leader]


@pytest.mark.clause("6.77b")
def test_one_who_has_gone_singly_keeps_his_line_however_far_he_went() -> None:
    # four hexes from the leader, and in his line, when the peltasts come; five when they come near another
    for alone in (True, False):
        t = plain(
            {"1909": PELTASTS, "2110": DAHAE, "2113": MORE_DAHAE, "2312": SPITAMENES},
            facing={PELTASTS: 90, DAHAE: 270, MORE_DAHAE: 270}, dice=[0],
        )  # fmt: skip
        comes(t, PELTASTS).may(THE_LINE)
        if alone:
            t.does(f"withdraw:{DAHAE}", "back:2210", "back:2309", "back:2409", "back:2408", "halt", "keep-facing")
        t.until("GiveOrders", {"Withdrawing": "stand"})
        put(t.state, t.unit(PELTASTS), hex_of("1912"), -1)
        assert comes(t, PELTASTS).choices("withdraw-line") == ([] if alone else [THE_LINE])


@pytest.mark.clause("6.77a", "4.64")
def test_no_line_without_its_leader() -> None:
    there = {"1910": COMPANIONS, "2111": DAHAE, "2113": MORE_DAHAE}
    t = comes(plain(there, facing={COMPANIONS: 90, DAHAE: 270, MORE_DAHAE: 270}), COMPANIONS)
    assert t.choices("withdraw") == [f"withdraw:{DAHAE}"] and not t.choices("withdraw-line")


@pytest.mark.clause("6.72c", "6.77a")
def test_only_who_was_approached_is_startled() -> None:
    # all have their backs to the enemy (RULING-99)
    away = dict.fromkeys((DAHAE, MORE_DAHAE, THIRD), 90)
    t = goes(comes(riders({"2313": THIRD}, facing=away).dice(0, 0, 0), COMPANIONS), THE_LINE)
    assert [t.hits(u) for u in (DAHAE, MORE_DAHAE, THIRD)] == [1, 0, 0]
    # the farthest goes first
    assert gone(t) == [THIRD, MORE_DAHAE, DAHAE]
    assert t.event("line-withdraws").clauses == ("6.77a",)


@pytest.mark.clause("6.77a", "6.71e")
def test_no_line_is_asked_that_wants_to_stay() -> None:
    for orders, wanted in (("withdraw-others never", False), ("withdraw-others every-hex", True)):
        standing = {"macedonian": QUIET["macedonian"], "opponent": [*QUIET["opponent"], orders]}
        t = comes(riders({"1710": NOBLES}, standing=standing), COMPANIONS)
        assert (THE_LINE in t.choices()) == wanted


# ------------------------------------------------------------------------------------------- at Arbela [scn.arbela.2]
MAZAEUS = "per.mazaeus"
LANCERS = "mac.prodromoi-lancers-1"


def arbela(pieces: dict[str, Any], facing: dict[str, int], **rest: Any) -> Table:
    """A plain by the Gaugamela; nobody else is there but Craterus, who acts."""
    there = {"0519": "mac.craterus", **pieces}
    return Table(there, scenario="arbela", active="mac.craterus", facing=facing, standing=QUIET, **rest)


@pytest.mark.clause("6.77a", "6.77b", "6.75a")
def test_comrades_who_will_be_gone_are_in_nobodys_way() -> None:
    # one point before lancers of MA 9: nobody gets past the three behind him
    first = "per.lc.capp-1"
    for behind, free in (
        (("per.lc.capp-2", "per.lc.saces", "per.lc.alban"), True),
        (("per.hc.armen-1", "per.hc.armen-2", "per.hc.hyrc"), False),
    ):
        # one beside him, no farther from the lancers, makes no room
        beside = "per.lc.tapur"
        there = {
            "2814": LANCERS,
            "3015": first,
            "3014": beside,
            **dict(zip(("3016", "3114", "3115"), behind, strict=True)),
        }
        facing = {LANCERS: 90, **dict.fromkeys((first, beside, *behind), 270)}
        t = arbela({**there, "3215": MAZAEUS}, facing)
        assert t.where(first) == "3015"
        comes(t.dice(*[0] * 5), LANCERS)
        assert (f"withdraw-line:{MAZAEUS}" in t.choices()) == free
        if free:
            goes(t, f"withdraw-line:{MAZAEUS}")
            assert set(gone(t)) == {first, beside, *behind} and t.where(first) in ("3016", "3114", "3115")


@pytest.mark.clause("6.77a", "4.33f", "scn.arbela.2")
def test_only_the_line_that_was_approached_goes() -> None:
    # Mazaeus may lead the heavy horse, the light horse and the chariots of the right
    light, heavy, car = "per.lc.capp-1", "per.hc.armen-1", "per.ch.r-1"
    west = dict.fromkeys((light, heavy, car), 270)
    for near, other in ((light, heavy), (heavy, light), (car, heavy)):
        there = {"2814": "mac.lp.sitalces-1", "3015": near, "3117": other, "3116": MAZAEUS}
        t = comes(arbela(there, {"mac.lp.sitalces-1": 90, **west}).dice(0, 0), "mac.lp.sitalces-1")
        assert t.choices("withdraw-line") == [f"withdraw-line:{MAZAEUS}"]
        goes(t, f"withdraw-line:{MAZAEUS}")
        assert gone(t) == [near]
        assert t.hits(near) == (1 if near == car else 0)
    # both were approached: one after the other
    there = {"2814": "mac.lp.sitalces-1", "3014": light, "3015": heavy, "3115": MAZAEUS}
    t = comes(arbela(there, {"mac.lp.sitalces-1": 90, **west}).dice(0, 0), "mac.lp.sitalces-1")
    assert t.choices("withdraw-line") == [f"withdraw-line:{MAZAEUS}"]
    assert len(goes(t, f"withdraw-line:{MAZAEUS}").events("line-withdraws")) == 1


@pytest.mark.clause("6.77a")
def test_elephants_have_no_such_line() -> None:
    there = {"2814": "mac.ph.craterus", "3015": "per.el.1", "3116": "per.darius"}
    t = comes(arbela(there, {"mac.ph.craterus": 90, "per.el.1": 270}), "mac.ph.craterus")
    assert t.choices("withdraw") == ["withdraw:per.el.1"] and not t.choices("withdraw-line")


# ------------------------------------------------------------------------------------------ by a plan made before [6.8]
LINE = ("mac.hy.1", "mac.hy.2", "mac.phalanx-1")
GREEKS = "gre.hi.epilektoi"
LEADERS = {"3608": "mac.philip", "1915": "gre.chares"}


def planned(others: dict[str, Any], facing: dict[str, int] | None = None, **rest: Any) -> Table:
    """Philip has planned that his first three units go back; `others` says where the Greeks come from."""
    there = {"3506": LINE[0], "3507": LINE[1], "3509": LINE[2], **LEADERS, **others}
    faces = {**dict.fromkeys(LINE, 270), GREEKS: 90, **(facing or {})}
    t = Table(there, scenario="chaeronea", active="gre.chares", facing=faces, standing=QUIET, **rest)
    t.state.plans.append((t.leader("mac.philip"), PW, *(t.unit(u) for u in LINE)))
    t.state.marker[t.leader("mac.philip")] = PW
    return t


@pytest.mark.clause("6.82", "6.84a")
def test_the_enemy_sees_the_same_whether_a_marker_is_true_or_a_blind() -> None:
    true, blind = planned({"3306": GREEKS}), planned({"3306": GREEKS})
    m = blind.leader("mac.philip")
    blind.state.plans = [(m, NO_PW, *plan[2:]) for plan in blind.state.plans]
    blind.state.marker[m] = NO_PW
    assert true.seen("opponent") == blind.seen("opponent")
    assert true.seen("opponent")["marker"][m] == blind.seen("opponent")["marker"][m] != NO_MARKER
    for t in (true, blind):
        assert comes(t, GREEKS).asked == "Revealing" and t.decider == "macedonian"
    assert true.seen("opponent") == blind.seen("opponent")
    assert blind.choices() == ["stand"] and true.choices() == ["reveal:mac.philip", "stand"]
    blind.may_not("reveal:mac.philip", "6.82")
    # he who has no marker lying is not asked, nor one whom no infantry of that kind has come near
    for t in (planned({"3306": GREEKS}), planned({"3306": GREEKS})):
        t.state.plans, t.state.marker = [], [NO_MARKER] * len(t.state.marker)
        assert comes(t, GREEKS).asked == "GiveOrders"
    assert comes(planned({"3102": GREEKS}), GREEKS).asked == "GiveOrders"


@pytest.mark.clause("6.84b", "6.82")
def test_nor_does_it_see_how_many_ways_back_there_are() -> None:
    # with one way back the owner is asked all the same
    t = comes(planned({"3306": GREEKS, "3606": "mac.hc.comp-1"}), GREEKS)
    choose(t.state, t.value("reveal:mac.philip"))
    assert (t.asked, t.choices()) == ("PlannedBack", ["back:3607"])
    t.may_not("back:3606", "6.91").may_not("back:3305", "6.84b").may_not("back:0101")


@pytest.mark.clause("6.84a", "6.84b")
def test_the_owner_chooses_between_the_two_ways_back_or_stays() -> None:
    t = comes(planned({"3306": GREEKS}), GREEKS)
    assert (t.clause, t.decider, t.choices()) == ("6.84a", "macedonian", ["reveal:mac.philip", "stand"])
    t.does("stand")
    assert t.asked == "GiveOrders" and t.rank("mac.philip") == "inactive" and not t.events("withdrew")
    t = comes(planned({"3306": GREEKS}).dice(0, 0, 0), GREEKS).does("reveal:mac.philip")
    assert t.clause == "6.84b" and sorted(t.choices()) == ["back:3606", "back:3607"]
    t.may_not("back:3505", "6.84b").may_not("stand")
    t.does("back:3607")
    assert [t.where(u) for u in LINE] == ["3607", "3608", "3610/3609"]
    assert [e.clauses for e in t.events("withdrew")] == [("6.84b",)] * 3


@pytest.mark.clause("6.72c", "6.84b")
def test_from_the_flank_it_goes_the_way_that_leads_away_and_is_hurt() -> None:
    # 3606 is no farther from the Greeks than the line was; only the first unit was approached
    t = comes(planned({"3504": GREEKS}, facing={GREEKS: 150}).dice(0, 0, 0), GREEKS).does("reveal:mac.philip")
    t.until("GiveOrders")
    assert t.where(LINE[0]) == "3607"
    assert [t.hits(u) for u in LINE] == [2, 1, 1]


@pytest.mark.clause("6.84b", "6.71a")
def test_nobody_goes_back_toward_the_enemy() -> None:
    for place, free in (("3706", 0), ("3306", 1)):
        t = planned({place: GREEKS})
        assert withdrawal_paths.near_units(t.state, 0, t.unit(GREEKS))
        assert len(line_withdrawal.reveals(t.state, 0, t.unit(GREEKS))) == free


@pytest.mark.clause("6.84b", "6.75a")
def test_nor_into_a_zone_of_control_or_to_an_enemy_leader() -> None:
    # slingers behind the line look into 3606 and 3607
    slings = "gre.light.3"
    for facing, free in ((270, False), (90, True)):
        t = comes(planned({"3306": GREEKS, "3706": slings}, facing={slings: facing}, out=[slings]), GREEKS)
        assert bool(t.choices("reveal")) == free
    t = comes(planned({"3306": GREEKS, "3607": "gre.lysicles"}), GREEKS)
    assert not t.choices("reveal")
    # a leader of their own is in nobody's way
    t = comes(planned({"3306": GREEKS, "3607": "mac.parmenion"}), GREEKS)
    assert t.choices("reveal")


@pytest.mark.clause("6.84b", "6.75a")
def test_nor_do_greeks_into_a_macedonian_zone() -> None:
    # peltasts behind them look into 3406 and 3407, or away
    for facing, free in ((90, False), (270, True)):
        there = {"3506": GREEKS, "3707": LINE[0], "3306": "mac.allied-peltasts", **LEADERS}
        faces = {GREEKS: 90, LINE[0]: 270, "mac.allied-peltasts": facing}
        t = Table(there, scenario="chaeronea", active="mac.philip", facing=faces, standing=QUIET)
        t.state.plans.append((t.leader("gre.chares"), PW, t.unit(GREEKS)))
        t.state.marker[t.leader("gre.chares")] = PW
        assert bool(line_withdrawal.reveals(t.state, 1, t.unit(LINE[0]))) == free


@pytest.mark.clause("6.84b", "6.67")
def test_no_line_goes_back_with_a_unit_in_column() -> None:
    # a phalanx that marches: its second half behind its head
    t = comes(planned({"3306": GREEKS}, facing={LINE[1]: 240}, column=[LINE[1]]), GREEKS)
    assert (t.asked, t.choices()) == ("Revealing", ["stand"])
    t.may_not("reveal:mac.philip", "6.84b").may_not("reveal:mac.parmenion", "6.82")


@pytest.mark.clause("6.84b")
def test_units_of_the_line_are_not_in_each_others_way() -> None:
    # one stands behind the other
    there = {"3506": LINE[0], "3606": LINE[1], **LEADERS, "3306": GREEKS}
    t = Table(
        there, scenario="chaeronea", active="gre.chares", standing=QUIET,
        facing={LINE[0]: 270, LINE[1]: 270, GREEKS: 90},
    ).dice(0, 0)  # fmt: skip
    t.state.plans.append((t.leader("mac.philip"), PW, t.unit(LINE[0]), t.unit(LINE[1])))
    t.state.marker[t.leader("mac.philip")] = PW
    comes(t, GREEKS).does("reveal:mac.philip", "back:3606").until("GiveOrders")
    assert [t.where(u) for u in LINE[:2]] == ["3606", "3705"]


@pytest.mark.clause("6.83", "6.28")
def test_not_across_a_stream() -> None:
    # 1305 and 1306 lie beyond it, on clear ground; 1806 and 1807 do not
    for front, place, free in (("1007", "1206", False), ("1507", "1706", True)):
        there = {place: LINE[0], front: GREEKS, "3630": "mac.philip", "1915": "gre.chares"}
        facing = {LINE[0]: 270, GREEKS: 90}
        t = Table(there, scenario="chaeronea", active="gre.chares", facing=facing, standing=QUIET)
        t.state.plans.append((t.leader("mac.philip"), PW, t.unit(LINE[0])))
        t.state.marker[t.leader("mac.philip")] = PW
        assert bool(line_withdrawal.reveals(t.state, 0, t.unit(GREEKS))) == free


@pytest.mark.clause("6.72b", "6.72c", "6.73")
def test_who_has_routed_meanwhile_neither_goes_nor_pays() -> None:
    t = riders(facing={DAHAE: 90}, routed=[DAHAE])
    v, u = t.unit(DAHAE), t.unit(COMPANIONS)
    happens(t, line_withdrawal.LineUnit(v, u))
    happens(t, line_withdrawal.Startled(v, u))
    happens(t, line_withdrawal.PlannedRest(v, t.state.loc[v], -1))
    happens(t, line_withdrawal.Rest(v))
    assert t.where(DAHAE) == "2111" and t.hits(DAHAE) == 0 and t.asked == "GiveOrders"
    assert not t.events("rolled")
    # nor does anybody start when the enemy has gone
    t = riders(facing={DAHAE: 90})
    t.state.loc[t.unit(COMPANIONS)] = -1
    happens(t, line_withdrawal.LineUnit(v, u))
    happens(t, line_withdrawal.Startled(v, u))
    assert t.hits(DAHAE) == 0


@pytest.mark.clause("6.84a", "6.85")
def test_every_leader_has_his_own_plan() -> None:
    # Parmenion's phalanx is near too; once a friend stands behind it
    other = "mac.ph.3"
    for behind, reveal in (({}, ["reveal:mac.philip", "reveal:mac.parmenion"]), ({"3605": "mac.hc.comp-1"}, None)):
        t = planned({"3306": GREEKS, "3505": other, "3710": "mac.parmenion", **behind}, facing={other: 270})
        t.state.plans.append((t.leader("mac.parmenion"), PW, t.unit(other)))
        t.state.marker[t.leader("mac.parmenion")] = PW
        t.dice(*[0] * 4)
        assert t.where(other) == "3505/3504"
        comes(t, GREEKS)
        assert t.choices("reveal") == (reveal or ["reveal:mac.philip"])
        if reveal:
            t.does("reveal:mac.parmenion").until("GiveOrders")
            assert gone(t) == [other] and t.rank("mac.parmenion") == "finished"
            assert t.rank("mac.philip") == "inactive"
        else:
            t.may_not("reveal:mac.parmenion", "6.84b").does("reveal:mac.philip", "back:3606")
            assert set(gone(t)) == set(LINE)


@pytest.mark.clause("6.84a", "6.86")
def test_who_runs_or_is_gone_reveals_no_plan() -> None:
    t = planned({"3306": GREEKS}, routed=[GREEKS])
    assert line_withdrawal.reveals(t.state, 0, t.unit(GREEKS)) == []
    t = planned({"3306": GREEKS})
    assert len(line_withdrawal.reveals(t.state, 0, t.unit(GREEKS))) == 1
    t.state.loc[t.unit(GREEKS)] = -1
    assert line_withdrawal.reveals(t.state, 0, t.unit(GREEKS)) == []


@pytest.mark.clause("6.84b", "4.62c")
def test_leaders_with_its_units_may_go_along() -> None:
    t = planned({"3306": GREEKS, "3509": [LINE[2], "mac.parmenion"]}).dice(0, 0, 0)
    comes(t, GREEKS).does("reveal:mac.philip", "back:3606")
    t.until("Accompany")
    t.does("follow").until("GiveOrders")
    assert t.where("mac.parmenion") == "3609"
    assert t.hits(LINE[2]) == 1


@pytest.mark.clause("6.84b", "4.62c")
def test_a_leader_goes_with_his_own_unit_alone() -> None:
    # where he comes to, another unit of the line has stood, which goes back too
    there = {"3506": [LINE[0], "mac.parmenion"], "3606": LINE[1], **LEADERS, "3306": GREEKS}
    t = Table(
        there, scenario="chaeronea", active="gre.chares", standing=QUIET,
        facing={LINE[0]: 270, LINE[1]: 270, GREEKS: 90},
    ).dice(0, 0)  # fmt: skip
    t.state.plans.append((t.leader("mac.philip"), PW, t.unit(LINE[0]), t.unit(LINE[1])))
    t.state.marker[t.leader("mac.philip")] = PW
    comes(t, GREEKS).does("reveal:mac.philip", "back:3606").until("GiveOrders", {"Accompany": "follow"})
    assert (t.where("mac.parmenion"), t.where(LINE[1])) == ("3606", "3705")


@pytest.mark.clause("6.84b", "6.73")
def test_a_unit_that_routs_by_it_checks_no_more() -> None:
    t = planned({"3306": GREEKS}, hits={LINE[0]: 7}).dice(0, 0, 0)
    comes(t, GREEKS).does("reveal:mac.philip", "back:3606").until("GiveOrders")
    assert t.flag(LINE[0], "routed") and len([e for e in t.events("rolled") if e["why"] == "withdrawal"]) == 2


@pytest.mark.clause("6.84b", "6.72c", "6.73")
def test_the_others_go_back_though_the_first_has_been_startled_into_rout() -> None:
    t = planned({"3504": GREEKS}, facing={GREEKS: 150}, hits={LINE[0]: 7}).dice(0, 0, 0)
    choose(comes(t, GREEKS).state, t.value("reveal:mac.philip"))
    assert t.flag(LINE[0], "routed")
    # the ways back are those of the first that is left
    assert (t.asked, t.where(LINE[1]), t.choices()) == ("PlannedBack", "3507", ["back:3608"])
    t.until("GiveOrders")
    assert gone(t) == [LINE[1], LINE[2]] and t.rank("mac.philip") == "finished"
    # nobody goes back when the enemy is there no more
    t = planned({"3306": GREEKS})
    there = t.unit(LINE[0]), t.unit(GREEKS)
    assert len(line_withdrawal.PlannedBack(0, *there).options(t.state)) == 2
    t.state.loc[there[1]] = -1
    assert line_withdrawal.PlannedBack(0, *there).options(t.state) == []
