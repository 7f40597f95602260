"""Corners of fire, shock and rout that no other test looks into."""

import pytest

from polemos.games.alexander.data.tables import AS, NO_SUPERIORITY
from polemos.games.alexander.rules.field import combats
from polemos.games.alexander.rules.fire import volley
from polemos.games.alexander.rules.reactions import orderly_withdrawal
from polemos.games.alexander.rules.reactions.withdrawal_paths import gap
from polemos.games.alexander.rules.shock import clash
from rulebook.alexander.routs import COMPANIONS as COMPANIONS_AT_SAMARKAND
from rulebook.alexander.routs import QUIET as NO_FIRE
from rulebook.alexander.routs import happens, routs
from rulebook.alexander.routs import plain as samarkand
from rulebook.alexander.shocking import quiet, reckoned
from rulebook.alexander.shooting import ARCHERS, BOWMEN, DAHAE, HOPLITES, HORSE, SILENT, plain
from rulebook.alexander.table import Table

PHALANX = "mac.ph.craterus"
HYPASPISTS = "mac.hy.1"
COMPANIONS = "mac.hc.comp-1"
FOOT = "per.mi.pers-1"


# ------------------------------------------------------------------------------------------------------ missiles [8.1]
@pytest.mark.clause("8.19")
def test_the_lot_among_leaders_is_even() -> None:
    both = sorted(["sog.dahae", "sog.spitamenes"])
    for face in (8, 9):
        t = plain({"2818": ARCHERS, "3018": [HORSE, *both]}, facing={ARCHERS: 90}, dice=[0, face, 9], standing=SILENT)
        t.does(f"fire:{ARCHERS}")
        assert t.where(sorted(both, key=t.leader)[face % 2]) == "eliminated"
    # of three leaders a 9 would favour the first: it is rolled again
    three = ["mac.caranus", "mac.andromachus", "mac.pharnuches"]
    t = plain(
        {"2818": [BOWMEN, "sog.spitamenes"], "2816": [HOPLITES, *three]},
        active="sog.spitamenes", facing={BOWMEN: 30}, dice=[0, 9, 1, 9], standing=SILENT,
    )  # fmt: skip
    t.does(f"fire:{BOWMEN}")
    assert t.where(sorted(three, key=t.leader)[1]) == "eliminated"


@pytest.mark.clause("6.75b", "8.15a")
def test_a_standing_order_looses_the_parting_shot() -> None:
    t = plain(
        {"2614": HOPLITES, "2617": DAHAE}, facing={HOPLITES: 210, DAHAE: 30}, dice=[5, 5, 5],
        standing={"opponent": ["retire-fire always"]},
    )  # fmt: skip
    t.does(f"move:{HOPLITES}").walks("2615").does(f"withdraw:{DAHAE}")
    assert t.event("shot")["unit"] == DAHAE


@pytest.mark.clause("8.24")
def test_nobody_of_the_acting_side_shoots_back() -> None:
    # whoever acts, be he the first leader of the list
    for leader in ("mac.pharnuches", "mac.menedemus"):
        t = plain({"2818": ARCHERS, "3018": BOWMEN, "2416": leader}, active=leader)
        back = [r.clause for r in volley.refusals_return(t.state, t.unit(ARCHERS), t.unit(BOWMEN))]
        assert "8.24" in back
        assert "8.24" not in [r.clause for r in volley.refusals_return(t.state, t.unit(BOWMEN), t.unit(ARCHERS))]


# --------------------------------------------------------------------------------------------------------- shock [8.3]
@pytest.mark.clause("8.36b")
def test_the_eyes_of_a_third_enemy_tell_against_both_armies() -> None:
    pieces = {"2720": FOOT, "2620": HYPASPISTS, "2820": COMPANIONS}
    t = quiet(pieces, {HYPASPISTS: 330, COMPANIONS: 270}, side="opponent")
    found = reckoned(t, [FOOT], [HYPASPISTS])
    assert (found.where, found.superiority) == (2, NO_SUPERIORITY)
    t.state.struck[t.unit(COMPANIONS)] = 1
    assert reckoned(t, [FOOT], [HYPASPISTS]).superiority == AS


# ------------------------------------------------------------------------------------------------------- pursuit [10.3]
@pytest.mark.clause("10.33")
def test_only_who_flees_from_shock_leaves_a_trail() -> None:
    pieces = {"2614": COMPANIONS_AT_SAMARKAND}
    t = samarkand(pieces, options=["pursuit", "charge_formation"])
    routs(t, COMPANIONS_AT_SAMARKAND)
    assert t.events("fled") and not t.state.pursuing


# ----------------------------------------------------------------------------------------------------- withdrawal [6.7]
@pytest.mark.clause("6.75a", "6.94a")
def test_a_withdrawal_passes_through_whatever_friend_it_is() -> None:
    # the first unit of the list, too
    friend = "mac.hc.pharsalian"
    t = Table(
        {"2720": FOOT, "2520": COMPANIONS, "2420": friend, "5545": "per.bupares"},
        scenario="arbela",
        active="per.bupares",
        facing={FOOT: 270, COMPANIONS: 90, friend: 90},
        standing=NO_FIRE,
    )
    happens(t, orderly_withdrawal.Withdrawals(t.unit(FOOT)))
    t.dice(0, 0).does(f"withdraw:{COMPANIONS}", "back:2320")
    assert (t.where(COMPANIONS), t.hits(COMPANIONS), t.hits(friend)) == ("2320", 1, 1)


@pytest.mark.clause("6.75a", "6.28")
def test_nor_does_it_cross_a_stream() -> None:
    # 1304 and 1305 lie beyond it: along the near bank there is one way
    peltasts = "gre.lp.acarnanian"
    t = Table(
        {"1007": peltasts, "1206": COMPANIONS, "0310": "gre.lysicles"},
        scenario="chaeronea",
        active="gre.lysicles",
        facing={peltasts: 90, COMPANIONS: 270},
        standing=NO_FIRE,
    )
    happens(t, orderly_withdrawal.Withdrawals(t.unit(peltasts)))
    t.does(f"withdraw:{COMPANIONS}")
    assert t.where(COMPANIONS) == "1205" and t.choices("back") == ["back:1204", "back:1104"]


@pytest.mark.clause("6.71a")
def test_distance_counts_from_the_nearer_half() -> None:
    t = quiet({"2619": PHALANX, "2622": FOOT, "2616": COMPANIONS})
    phalanx, below, above = t.unit(PHALANX), t.unit(FOOT), t.unit(COMPANIONS)
    assert t.where(PHALANX) == "2619/2620"
    assert [gap(t.state, phalanx, u) for u in (below, above)] == [2, 3]
    assert [gap(t.state, u, phalanx) for u in (below, above)] == [2, 3]


@pytest.mark.clause("10.12b")
def test_no_hits_are_not_dealt_out() -> None:
    other = "per.mi.pers-2"
    t = quiet({"2619": PHALANX, "2719": FOOT, "2720": other})
    s = t.state
    attackers, defenders = [t.unit(PHALANX)], [t.unit(FOOT), t.unit(other)]
    n = combats.form(s, 0, combats.FIRST_LINE, -1, attackers, defenders)
    asked = t.asked
    happens(t, clash.Share(n, combats.DEFENDER, 0))
    assert t.asked == asked and not t.events("hit")
    happens(t, clash.Share(n, combats.DEFENDER, 2))
    assert t.asked == "Allot"


# ------------------------------------------------------------------------------------------------------- flight [10.2]
@pytest.mark.clause("6.95", "4.62b")
def test_a_leader_into_whose_hex_the_routed_run_must_go() -> None:
    t = samarkand({"2614": COMPANIONS_AT_SAMARKAND, "2413": "sog.spitamenes"})
    routs(t, COMPANIONS_AT_SAMARKAND)
    assert t.where(COMPANIONS_AT_SAMARKAND) == "2413"
    assert (t.asked, t.decider) == ("MustGo", "opponent")
    t.does("back:2513")
    assert t.where("sog.spitamenes") == "2513"
