"""Those who flee, and those after them: pursuit, elephants that run wild, loss of nerve."""

from collections.abc import Sequence
from typing import Any

import pytest

from polemos.games.alexander.rules.rout.nerve import FallBack
from rulebook.alexander.routs import QUIET, happens, plain, routs
from rulebook.alexander.shocking import combats, shock
from rulebook.alexander.table import Pieces, Table

COMPANIONS = "mac.hc.comp-1"
ELEPHANTS = "per.el.1"
FOOT = "per.mi.pers-1"
RULES = ["charge_formation", "pursuit"]


# --------------------------------------------------------------------------------------------------- pursuit [10.3]
def charge(options: Sequence[str] = RULES) -> Table:
    """The checks of the charge would rout both sides; the Persians are worse beyond their TQ."""
    return shock(
        {"2620": COMPANIONS, "2720": FOOT}, must=[COMPANIONS], charge=[COMPANIONS] if options else [],
        options=list(options), hits={COMPANIONS: 6, FOOT: 3}, dice=[8, 9, 9, 9, 9],
    )  # fmt: skip


@pytest.mark.clause("10.26a", "10.31")
@pytest.mark.parametrize("options", [[], RULES])
def test_whoever_is_spared_a_rout_stays_and_does_not_pursue(options: list[str]) -> None:
    t = charge(options)
    assert t.events("both-fail") and t.flag(FOOT, "routed")
    assert (t.where(COMPANIONS), t.hits(COMPANIONS)) == ("2620", 6)
    assert not t.events("pursues") and "pursuit" not in [e["why"] for e in t.events("rolled")]
    assert len(combats(t)) == 1


def rides(t: Table) -> list[str]:
    """The hexes that the pursuers enter."""
    return [e["space"] for e in t.events("rides-on")]


@pytest.mark.clause("10.33", "10.34")
def test_a_bend_in_the_way_saves_nobody() -> None:
    # the foot runs from 3521 over 3622 to 3721, which a rider that came to 3622 facing 150 has at his flank
    t = shock(
        {"3520": COMPANIONS, "3521": FOOT}, {COMPANIONS: 150, FOOT: 30}, must=[COMPANIONS], charge=[COMPANIONS],
        options=RULES, hits={FOOT: 3}, dice=[0, 9, 9, 0, 9, 9, 9],
    )  # fmt: skip
    assert t.event("fled")["space"] == "3721" and rides(t) == ["3521", "3622"]
    assert t.facing(COMPANIONS) == 90
    assert combats(t)[2] == [(COMPANIONS, FOOT, "rear")] and t.where(FOOT) == "eliminated"
    assert not t.flag(FOOT, "routed")


@pytest.mark.clause("10.33")
@pytest.mark.parametrize(("start", "ridden"), [("2619", ["2719", "2820"]), ("2620", ["2720", "2821"])])
def test_both_halves_of_a_long_unit_leave_a_trail(start: str, ridden: list[str]) -> None:
    # the hoplites run from 2720 and 2719 to 2921 and 2920, for hypaspists bar the other way
    hoplites, hypaspists = "per.ho.merc-1", "mac.hy.1"
    t = shock(
        {start: COMPANIONS, "2720": hoplites, "2918": hypaspists}, {hypaspists: 210}, must=[COMPANIONS],
        charge=[COMPANIONS], options=RULES, hits={hoplites: 5}, dice=[0, 9, 9, 9, 9],
    )  # fmt: skip
    assert t.event("fled")["space"] == "2921" and rides(t) == ridden
    assert combats(t)[2] == [(COMPANIONS, hoplites, "rear")] and t.where(hoplites) == "eliminated"


@pytest.mark.clause("4.62a", "10.32")
def test_a_leader_who_lets_them_ride_stays_beside_the_enemy() -> None:
    t = shock(
        {"3520": [COMPANIONS, "mac.parmenion"], "3620": FOOT, "3519": "per.mi.bab-1", "3521": "per.mi.bab-2"},
        {FOOT: 210, "per.mi.bab-1": 150, "per.mi.bab-2": 30}, must=[COMPANIONS], charge=[COMPANIONS],
        options=RULES, hits={FOOT: 3}, dice=[0, 9, 9, 9, 9, 9, 9],
    )  # fmt: skip
    assert t.asked == "RidersAlong"
    t.does("stand")
    assert rides(t) == ["3620"] and t.where("mac.parmenion") == "3520" and t.asked != "MustGo"


# ------------------------------------------------------------------------------------------------- rampage [9.14]
def field(pieces: Pieces, **rest: Any) -> Table:
    """The plain of Arbela, where a roll of 1 sends elephants up the map and 4 down."""
    rest.setdefault("standing", QUIET)
    return Table({**pieces, "1919": "mac.craterus"}, scenario="arbela", active="mac.craterus", **rest)


@pytest.mark.clause("4.62a", "4.62b", "9.14a", "10.28")
def test_a_leader_who_gets_off_running_elephants_goes_back_or_is_lost() -> None:
    near = {"3519": "mac.hy.1", "3620": "mac.hy.2"}
    looks = {"mac.hy.1": 150, "mac.hy.2": 270}
    t = routs(field({"3520": [ELEPHANTS, "per.bupares"], **near}, facing=looks).dice(4, 9), ELEPHANTS)
    t.does("stand")
    assert (t.asked, t.clause, t.decider) == ("MustGo", "4.62b", "opponent") and t.where(ELEPHANTS) == "3521"
    t.does("back:3421", "halt")
    assert t.where("per.bupares") == "3421"
    # he who rides on is not asked
    t = routs(field({"3520": [ELEPHANTS, "per.bupares"], **near}, facing=looks).dice(4, 9), ELEPHANTS)
    assert t.does("follow").asked == "GiveOrders" and t.where("per.bupares") == "3523"
    # shut in by enemies looking in
    ring = {**near, "3420": "mac.hy.3", "3421": "mac.lp.sitalces-2", "3621": "mac.lp.sitalces-1"}
    looks |= {"mac.hy.3": 90, "mac.lp.sitalces-1": 270, "mac.lp.sitalces-2": 90}
    t = routs(field({"3520": [ELEPHANTS, "per.bupares"], **ring}, facing=looks).dice(4, 9), ELEPHANTS)
    assert t.does("stand").where("per.bupares") == "eliminated" and t.events("leader-trapped")


@pytest.mark.clause("6.71e", "6.76a", "9.14c")
def test_every_roll_asks_anew_who_gives_way() -> None:
    # the beasts run past horses that stand fast; the next die sends them at the horses
    t = field({"3518": ELEPHANTS, "3722": COMPANIONS, "1030": "per.mi.susian"}, facing={COMPANIONS: 270})
    routs(t.dice(4, 3, 9), ELEPHANTS)
    ran = [e["space"] for e in t.events("ran")]
    assert t.asked == "Withdrawing" and ran == ["3519", "3520", "3521"]
    t.does("stand")
    assert t.asked == "Withdrawing" and t.decider == "macedonian"
    assert [e["space"] for e in t.events("ran")] == ran
    t.may(f"withdraw:{COMPANIONS}").does("stand")
    assert t.asked == "GiveOrders" and t.hits(COMPANIONS) == 2


# ------------------------------------------------------------------------------------------- loss of nerve [5.33b]
def gives_ground(scenario: str, place: str, unit: str, after: int, **rest: Any) -> Table:
    """A unit gives ground by two hexes; after: 1 if it pays for the withdrawal, too."""
    t = Table(
        {place: unit, "1530": "mac.craterus"}, scenario=scenario, active="mac.craterus", standing=QUIET, **rest
    ).dice(0)
    return happens(t, FallBack(t.unit(unit), 2, after))


@pytest.mark.clause("5.33b", "9.74c")
def test_a_charge_formation_gives_no_ground_into_rough_hexes() -> None:
    thessalians = "mac.hc.thes-1"
    t = gives_ground("granicus", "2816", thessalians, 1, options=RULES)
    assert (t.where(thessalians), t.hits(thessalians)) == ("2615", 1)
    # behind it lies the river: both hexes are missing
    t = gives_ground("granicus", "2816", thessalians, 1, options=RULES, charge=[thessalians])
    assert (t.where(thessalians), t.hits(thessalians)) == ("2816", 2)


@pytest.mark.clause("5.33b", "6.62b", "9.74c")
def test_the_ground_given_costs_what_it_costs_the_formation() -> None:
    # up a slope
    for formed, hits in (([], 1), ([COMPANIONS], 2)):
        t = gives_ground("arbela", "0318", COMPANIONS, 0, options=RULES, charge=formed)
        assert (t.where(COMPANIONS), t.hits(COMPANIONS)) == ("0118", hits)
    # through the river, with the hit of those on foot
    peltasts = "mac.thracian-peltasts-1"
    for formed, facing, hits in (([], 90, 2), ([peltasts], 60, 1)):
        t = gives_ground("granicus", "2816", peltasts, 1, column=formed, facing={peltasts: facing})
        assert t.hits(peltasts) == hits and t.where(peltasts) in ("2615", "2616")


@pytest.mark.clause("scn.jaxartes.3", "6.22b")
def test_the_ground_of_those_whom_bolts_drive_back_is_no_loss_of_nerve() -> None:
    for after, clause in ((0, "6.22b"), (1, "5.33b")):
        assert gives_ground("arbela", "0318", COMPANIONS, after).event("hit").clauses == (clause,)


@pytest.mark.clause("5.33b", "scn.jaxartes.1")
def test_the_ground_given_leads_into_the_jaxartes_by_its_first_step_only() -> None:
    # from the bank to the rafts, where it stops: one hex is missing
    t = gives_ground("jaxartes", "2816", COMPANIONS, 1)
    assert t.where(COMPANIONS) in ("2716", "2715")
    afloat = t.hits(COMPANIONS)
    # the river after one hex of bank: it is not entered
    t = gives_ground("jaxartes", "2916", COMPANIONS, 1)
    assert t.where(COMPANIONS) in ("2815", "2816")
    assert t.hits(COMPANIONS) == 1 and afloat >= 1
    # in the river it goes on by one hex, out of it by two
    assert gives_ground("jaxartes", "2716", COMPANIONS, 1).where(COMPANIONS)[:2] == "26"
    t = gives_ground("jaxartes", "2616", COMPANIONS, 1)
    assert t.where(COMPANIONS)[:2] == "24"


@pytest.mark.clause("5.33b", "8.22")
def test_whoever_falls_back_out_of_a_zone_with_both_halves_is_shot_at() -> None:
    hoplites, javelins = "mac.ho.merc", "sog.li.1"
    orders = {side: [*QUIET[side], "retire-fire ask"] for side in QUIET}
    # from 2717 and 2718, of which the Sogdians hold one, to 2617 and 2618, where they hold nothing
    t = plain({"2717": hoplites, "2716": javelins}, facing={hoplites: 90, javelins: 150}, standing=orders)
    assert happens(t, FallBack(t.unit(hoplites), 1, 1)).asked == "RetireReaction"
