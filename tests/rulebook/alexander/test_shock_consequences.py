"""What shock brings with it: who checks, who advances, who is shot at, who flees how."""

import pytest

from polemos.games.alexander.rules.reactions import withdrawal_paths
from polemos.games.alexander.rules.rout import nerve
from rulebook.alexander.routs import happens
from rulebook.alexander.shocking import checked, quiet, reckoned, shock
from rulebook.alexander.table import Table

PHALANX = "mac.ph.craterus"
SECOND = "mac.ph.amyntas"
HYPASPISTS = "mac.hy.1"
HORSE = "mac.hc.comp-1"
AGRIANIANS = "mac.sk.agr-1"
FOOT = "per.mi.pers-1"
MORE_FOOT = "per.mi.pers-2"
ARCHERS = "per.sk.mard-1"
MORE_ARCHERS = "per.sk.mard-2"
HOPLITES = "per.ho.merc-1"
ELEPHANTS = "per.el.1"
CHARIOTS = "per.ch.l-1"
DEEP = {SECOND: PHALANX}
LEAVES_BE = [f"{kind} never" for kind in ("withdraw-leaders", "entry-fire", "face")]
SHOOTS_BACK = {
    "macedonian": [*LEAVES_BE, "retire-fire ask"],
    "opponent": [*LEAVES_BE, "retire-fire ask"],
}


# ------------------------------------------------------------------------------------------- two phalanxes that fail
@pytest.mark.clause("9.62i", "8.38a")
def test_two_phalanxes_deep_that_both_fail_rout_once() -> None:
    t = shock(
        {"2619": [PHALANX, SECOND], "2519": FOOT}, {FOOT: 90}, no=[FOOT], side="opponent",
        hits={PHALANX: 6, SECOND: 6}, deep=DEEP, dice=[9],
    )  # fmt: skip
    # the second has not been hit again: it was taken along by the first
    assert [e["unit"] for e in t.events("routs")] == [PHALANX, SECOND]
    assert not t.events("eliminated")
    assert all("/" in t.where(u) and t.flag(u, "routed") for u in (PHALANX, SECOND))


@pytest.mark.clause("9.62i", "9.65a")
def test_both_stand_or_both_rout() -> None:
    # as attackers they roll to stand one after the other
    pieces = {"2619": [PHALANX, SECOND], "2720": HOPLITES}
    both = {"no": [PHALANX], "hits": {PHALANX: 6, SECOND: 6}, "deep": DEEP}
    t = shock(pieces, dice=[0, 0, 9], **both)  # type: ignore[arg-type]
    # the first stands, the second does not: it takes the first along
    assert [e["unit"] for e in t.events("stood")] == [PHALANX]
    assert sorted(e["unit"] for e in t.events("routs")) == sorted([PHALANX, SECOND])
    assert not t.events("eliminated")


@pytest.mark.clause("9.62i", "10.25a", "5.33b")
def test_the_lower_phalanx_takes_no_hits_for_a_retreat_on_which_both_have_routed() -> None:
    t = quiet({"2619": [PHALANX, SECOND]}, deep=DEEP, hits={PHALANX: 6})
    u = t.unit(PHALANX)
    t.dice(9, 9)
    happens(t, nerve.FallBack(u, 2, 1))
    assert t.flag(PHALANX, "routed") and t.flag(SECOND, "routed") and not t.events("eliminated")


@pytest.mark.clause("9.62i", "10.25a", "6.72b")
def test_nor_for_a_withdrawal() -> None:
    t = quiet({"2619": [PHALANX, SECOND]}, deep=DEEP, hits={PHALANX: 6})
    t.dice(9, 9)
    withdrawal_paths.settle(t.state, t.unit(PHALANX))
    happens(t)
    assert t.flag(PHALANX, "routed") and t.flag(SECOND, "routed") and not t.events("eliminated")


# ----------------------------------------------------------------------------------------------------- the charge
@pytest.mark.clause("9.17", "9.62f")
def test_elephants_that_need_no_check_frighten_their_target_all_the_same() -> None:
    t = shock(
        {"2621": HYPASPISTS, "2720": ELEPHANTS, "2721": FOOT}, must=[FOOT], no=[ELEPHANTS], side="opponent",
        dice=[0, 3, 5],
    )  # fmt: skip
    assert checked(t) == {FOOT: 0, HYPASPISTS: 4}


@pytest.mark.clause("9.22a")
def test_so_do_chariots() -> None:
    # 9: no lanes
    t = shock(
        {"2621": HYPASPISTS, "2720": CHARIOTS, "2721": FOOT}, must=[FOOT], no=[CHARIOTS], side="opponent",
        dice=[9, 0, 3, 5],
    )  # fmt: skip
    assert checked(t) == {FOOT: 0, HYPASPISTS: 4}


@pytest.mark.clause("8.33e", "9.31e")
def test_nobody_checks_against_routed_units_and_skirmishers_together() -> None:
    t = shock({"2620": HORSE, "2720": FOOT, "2719": ARCHERS}, no=[], must=[HORSE], routed=[FOOT], dice=[5])
    assert len(t.events("attacks")) == 2 and not checked(t)
    t = shock({"2620": HORSE, "2720": FOOT, "2719": ARCHERS}, no=[], must=[HORSE], dice=[0, 0, 0])
    assert set(checked(t)) == {HORSE, FOOT, ARCHERS}


@pytest.mark.clause("10.26a", "10.26b", "8.33d", "8.51c")
def test_who_could_not_advance_counts_no_hits_of_an_advance() -> None:
    # both would break in the charge, 8 against 8 and 4 against 4; ahead of the hypaspists lie rocks
    pieces = {"0947": HYPASPISTS, "1048": FOOT}
    there = {"must": [HYPASPISTS], "hits": {HYPASPISTS: 7, FOOT: 3}, "dice": [9, 5]}
    t = shock(pieces, **there)  # type: ignore[arg-type]
    assert (t.event("both-fail")["attack"], t.event("routs")["unit"]) == (1, HYPASPISTS)
    # in a third enemy's zone they would not go there
    t = shock(pieces | {"0847": MORE_FOOT}, {MORE_FOOT: 90}, **there)  # type: ignore[arg-type]
    assert (t.event("both-fail")["attack"], t.event("routs")["unit"]) == (0, FOOT)


# --------------------------------------------------------------------------------------------------- the way of flight
@pytest.mark.clause("9.31c")
def test_skirmishers_who_fight_beside_others_do_not_bar_a_flight() -> None:
    pieces = {"2620": HYPASPISTS, "2820": AGRIANIANS, "2720": FOOT}
    t = shock(pieces, {AGRIANIANS: 270}, no=[HYPASPISTS, AGRIANIANS], hits={FOOT: 3}, dice=[5])
    # 2821 lies in the flank of the Agrianians
    assert t.where(FOOT) == "2920"
    t = shock(pieces, {AGRIANIANS: 270}, no=[HYPASPISTS], hits={FOOT: 3}, dice=[5])
    # they only look on: the flight goes around their zone
    assert t.where(FOOT) == "2822"


@pytest.mark.clause("9.31c")
def test_nor_do_those_who_defend_beside_others() -> None:
    # the horse attacks foot and archers and routs: shut in on all other sides it runs through the archers' zone
    pieces = {
        "2720": HORSE, "2821": FOOT, "2820": ARCHERS, "2620": MORE_FOOT, "2621": "per.mi.bab-1", "2721": "per.mi.bab-2",
    }  # fmt: skip
    away = {ARCHERS: 270, MORE_FOOT: 210, "per.mi.bab-1": 210, "per.mi.bab-2": 150}
    t = shock(pieces, away, no=[HORSE], hits={HORSE: 6}, dice=[0])
    t.until(lambda table: bool(table.events("routs")))
    assert t.flag(HORSE, "routed") and not t.events("eliminated")


# --------------------------------------------------------------------------------------- leaving a zone in an advance
def leaves_archers(**rest: object) -> Table:
    """Hypaspists in the zone of archers behind them have routed the foot before them."""
    return shock(
        {"2620": HYPASPISTS, "2720": FOOT, "2519": ARCHERS}, {ARCHERS: 90}, no=[HYPASPISTS],
        standing=SHOOTS_BACK, **({"hits": {FOOT: 3}, "dice": [5]} | rest),  # type: ignore[arg-type]
    )  # fmt: skip


@pytest.mark.clause("8.22", "8.51a")
def test_an_advance_out_of_a_zone_is_shot_at_first() -> None:
    t = leaves_archers()
    assert (t.asked, t.decider) == ("RetireReaction", "opponent") and t.where(HYPASPISTS) == "2620"
    t.dice(9).does(f"volley:{ARCHERS}")
    assert t.event("shot")["unit"] == ARCHERS and t.event("shot")["distance"] == 2
    assert t.where(HYPASPISTS) == "2720" and t.asked == "TurnAfter"


@pytest.mark.clause("8.22", "8.51a", "10.13a")
def test_whoever_routs_by_it_does_not_advance() -> None:
    t = shock(
        {"2620": HYPASPISTS, "2720": FOOT, "2519": ARCHERS, "2520": MORE_ARCHERS}, {ARCHERS: 90, MORE_ARCHERS: 90},
        no=[HYPASPISTS], standing=SHOOTS_BACK, hits={FOOT: 3, HYPASPISTS: 6}, dice=[6, 0],
    )  # fmt: skip
    t.until("RetireReaction")
    t.dice(0, 0).does(f"volley:{ARCHERS}", f"volley:{MORE_ARCHERS}")
    assert t.flag(HYPASPISTS, "routed") and not t.events("advances")


@pytest.mark.clause("8.22", "9.13a")
def test_elephants_that_pass_through_are_shot_at_as_they_leave() -> None:
    t = shock(
        {"2720": ELEPHANTS, "2620": HYPASPISTS, "2821": "mac.sk.archers"}, {"mac.sk.archers": 270}, no=[ELEPHANTS],
        side="opponent", dice=[5], standing=SHOOTS_BACK,
    )  # fmt: skip
    t.until("RetireReaction")
    assert t.decider == "macedonian" and t.where(ELEPHANTS) == "2720"
    t.dice(9).does("volley:mac.sk.archers")
    assert t.where(ELEPHANTS) != "2720"


@pytest.mark.clause("8.22", "10.33")
def test_pursuers_are_shot_at_as_they_leave_a_zone() -> None:
    t = shock(
        {"2620": HORSE, "2720": FOOT, "2519": ARCHERS}, {ARCHERS: 90}, must=[HORSE], charge=[HORSE],
        options=["pursuit", "charge_formation"], hits={FOOT: 3}, dice=[0, 0, 9, 9], standing=SHOOTS_BACK,
    )  # fmt: skip
    assert t.events("pursues") and not t.events("rides-on")
    assert (t.asked, t.decider) == ("RetireReaction", "opponent")
    t.dice(9, 9, 9).does(f"volley:{ARCHERS}")
    assert t.events("rides-on")[0]["start"] == "2620"


@pytest.mark.clause("8.33a")
def test_whoever_is_charged_in_the_rear_checks_himself() -> None:
    t = shock({"2620": HORSE, "2720": FOOT}, {FOOT: 90}, must=[HORSE], dice=[0, 6, 5])
    assert t.event("attacks")["aspect"] == "rear"
    assert checked(t) == {HORSE: 0, FOOT: 6} and t.events("hit")[0]["number"] == 2


@pytest.mark.clause("9.62f")
def test_depth_tells_whichever_phalanx_is_beneath() -> None:
    # at Issus Amyntas' phalanx is the first unit of the list
    upper, lower, guard = "mac.ph.ptolemy", "mac.ph.amyntas", "per.mi.apple-1"
    t = shock(
        {"3419": [upper, lower], "3520": guard}, must=[upper], deep={lower: upper}, dice=[3, 3, 5], scenario="issus"
    )
    assert checked(t) == {upper: 3, guard: 4}


@pytest.mark.clause("8.36b", "9.31b")
def test_skirmishers_who_may_shock_have_position_from_flank_and_rear() -> None:
    for facing, where in ((30, 1), (90, 2)):
        t = quiet({"2620": AGRIANIANS, "2720": FOOT}, {FOOT: facing})
        found = reckoned(t, [AGRIANIANS], [FOOT])
        assert (found.where, found.position) == (where, True)
    # plain ones only from the rear
    javelins = "mac.sk.bal-1"
    for facing, position in ((30, False), (90, True)):
        t = quiet({"2620": javelins, "2720": CHARIOTS}, {CHARIOTS: facing})
        assert reckoned(t, [javelins], [CHARIOTS]).position is position
