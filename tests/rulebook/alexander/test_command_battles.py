"""Set-up, markers before the turn, the end of a turn, rout points and victory [2.2, 3, 6.82, 10.4]."""

from typing import Any

import pytest

from polemos.games.alexander.data.setting import MACEDONIAN, OPPONENT, SCENARIOS, setting_of
from polemos.games.alexander.data.tables import TYPES, WEAPONS
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.field.victory import leading, rout_points
from polemos.games.alexander.rules.reactions.withdrawal_plans import Plan
from polemos.games.alexander.rules.rout.losses import L_KILLED, lose_leader
from polemos.games.alexander.rules.setup import new_battle
from polemos.games.alexander.state import DRAWN, ON_MAP, PW, Options, second_hex
from polemos.kernel.flow import choose
from rulebook.alexander.table import Table


# ------------------------------------------------------------------------------------------------------------ set-up
@pytest.mark.clause("setup.samarkand", "setup.chaeronea", "setup.pelium", "setup.granicus", "setup.issus")
@pytest.mark.clause("setup.arbela", "setup.jaxartes", "setup.hydaspes", "2.21a")
@pytest.mark.parametrize("name", SCENARIOS)
def test_everybody_stands_where_the_scenario_says(name: str) -> None:
    s = new_battle(SCENARIOS.index(name), Options())
    g = setting_of(s.scenario)
    for u in range(g.units - g.late_units):
        assert s.status[u] == ON_MAP
        assert s.loc[u] == g.start[u][0]
        assert s.at[s.loc[u]] == u
        if g.double[u]:
            assert s.tail[u] == second_hex(s.loc[u], s.facing[u]) == g.start[u][1]
        else:
            assert s.tail[u] == -1
    assert s.turn == 1
    assert s.commanders == list(g.overall)


@pytest.mark.clause("5.61")
def test_options_that_need_each_other() -> None:
    assert new_battle(0, Options(pursuit=True)).option_set.charge_formation
    assert new_battle(0, Options(charge_formation=True)).option_set.pursuit


@pytest.mark.clause("scn.arbela.3")
def test_the_second_line_may_face_about() -> None:
    s = GAME.rules.new("arbela", seed="1")
    asked = []
    while type(s.agenda[-1]).__name__ == "SetUpFacing":
        u = getattr(s.agenda[-1], "unit", -1)
        asked.append(setting_of(s.scenario).unit_id[u])
        before = (s.loc[u], s.tail[u])
        choose(s, s.opts[-1])
        assert s.facing[u] == 9
        assert (s.tail[u], s.loc[u]) == before
        assert second_hex(s.loc[u], 9) == s.tail[u]
    assert len(asked) == 4


@pytest.mark.clause("scn.chaeronea.2", "2.23")
def test_numbered_phalanxes_are_alike() -> None:
    g = setting_of(SCENARIOS.index("chaeronea"))
    twelve = [u for u in range(g.units) if g.unit_id[u].startswith(("mac.ph.", "mac.phalanx"))]
    assert len(twelve) == g.rules["chaeronea.2"].phalanxes
    assert len({(g.kind[u], g.tq[u], g.size[u], g.ma[u], g.rp[u], g.contingent[u]) for u in twelve}) == 1


# ---------------------------------------------------------------------------------------------- markers before the turn
FOOT = {
    "2420": "mac.pharnuches", "2619": "mac.ho.merc", "2621": "mac.hi.1",
    "3720": "sog.dahae", "3616": "sog.hc.1", "3618": "sog.li.1",
}  # fmt: skip
EASTWARD = {"mac.ho.merc": 90, "mac.hi.1": 90}


@pytest.mark.clause("6.82", "6.81a")
def test_only_who_has_a_line_of_foot_is_asked() -> None:
    # (RULING-135)
    t = Table(FOOT, phase="markers", turn=1, facing=EASTWARD)
    assert (t.asked, t.decider) == ("Plan", "macedonian")
    t.may("mark:mac.pharnuches", "mark-none:mac.pharnuches", "done")
    choose(t.state, t.value("mark:mac.pharnuches"))
    # there is no other line, but the enemy must not see that from the question; the Sogdians have no foot heavy enough
    assert (t.asked, t.decider, t.choices()) == ("Plan", "macedonian", ["done"])
    assert t.does("done").asked == "PhaseEnd"
    assert t.event("marker-laid")["count"] == 2
    assert t.row("mac.pharnuches", "marker") == 1


@pytest.mark.clause("6.82", "6.81a")
def test_each_line_of_a_leader_is_named_by_a_unit_of_its_own() -> None:
    lone, other = "mac.hy.1", "mac.ph.4"
    pieces = {"3506": lone, "3512": other, "3608": "mac.philip", "3629": "mac.alexander-ch"}
    pieces |= {"1915": "gre.chares", "2006": "gre.hi.epilektoi"}
    t = Table(pieces, scenario="chaeronea", phase="markers", facing={lone: 270, other: 270})
    # a marker is laid under a leader of one's own who has a line
    t.may("mark:mac.philip", "mark-none:mac.philip", "done")
    t.may_not("mark:mac.alexander-ch", "6.81a").may_not("mark:gre.chares", "6.82")
    top = t.state.agenda[-1]
    assert isinstance(top, Plan)
    meant = {t.game.rules.choice_id(c) for c in top.universe(t.state)}
    assert {"mark:mac.philip", "mark:mac.alexander-ch"} <= meant and "mark:gre.chares" not in meant
    t.does("mark:mac.philip")
    assert t.targets("from") == [lone, other]
    t.does(f"from:{other}")
    assert t.state.plans == [(t.leader("mac.philip"), PW, t.unit(other))]


@pytest.mark.clause("6.81a")
def test_an_overall_commander_of_horses_and_elephants_has_lines_of_foot_too() -> None:
    # at Issus Darius commands lines of horses, at Arbela elephants besides: neither is a line of infantry
    for battle, place, foot, there in (
        ("issus", "3609", "per.ho.merc-4", "3607"),
        ("arbela", "3720", "per.ho.merc-1", "3923"),
    ):
        pieces = {there: "per.darius", place: foot, "1015": "mac.hy.1"}
        facing = {foot: 150 if battle == "issus" else 270}
        Table(pieces, scenario=battle, phase="markers", turn=1, facing=facing).may("mark:per.darius")


@pytest.mark.clause("6.84a")
def test_nobody_is_asked_who_has_no_foot_to_withdraw_from() -> None:
    riders = {hex_: piece for hex_, piece in FOOT.items() if piece != "sog.li.1"}
    assert Table(riders, phase="markers", turn=1, facing=EASTWARD).asked == "PhaseEnd"


@pytest.mark.clause("6.82")
def test_the_enemy_sees_neither_marker_nor_question() -> None:
    t = Table(FOOT, phase="markers", turn=1, facing=EASTWARD)
    blind = t.copy().does("mark-none:mac.pharnuches")
    t.does("mark:mac.pharnuches")
    assert t.seen("opponent") == blind.seen("opponent")
    assert t.seen("macedonian") != blind.seen("macedonian")
    assert t.events("marker-laid")[0].audience == 1


@pytest.mark.clause("6.82", "3.0f")
def test_a_marker_lasts_a_turn() -> None:
    t = Table(FOOT, phase="markers", turn=1, facing=EASTWARD).does("mark:mac.pharnuches", "pass")
    while t.asked == "Due" and t.turn == 1:
        t.does(t.choices("forgo")[0])
    assert t.row("mac.pharnuches", "marker") == 0
    assert t.state.plans == []


@pytest.mark.clause("scn.chaeronea.4")
def test_philips_feigned_withdrawal() -> None:
    t = Table(base="scenario", scenario="chaeronea", phase="markers", turn=1)
    t.does("mark:mac.philip")
    counts = {c: t.copy().does(c).event("marker-laid")["count"] for c in t.choices("from")}
    # three bodies of hypaspists and five phalanxes, or the whole line of ten phalanxes
    assert 8 in counts.values()
    assert max(counts.values()) > 8
    t = Table(base="scenario", scenario="chaeronea", phase="markers", turn=2).does("mark:mac.philip")
    # later he has whole lines only
    assert 8 not in {t.copy().does(c).event("marker-laid")["count"] for c in t.choices("from")}


# ------------------------------------------------------------------------------------------------ the end of a turn
@pytest.mark.clause("3.0f", "2.21d", "2.26")
def test_markers_of_the_turn_go() -> None:
    t = Table(
        {"2420": "mac.pharnuches", "2619": "mac.hc.comp", "3720": "sog.dahae"},
        phase="rout",
        moved=["mac.hc.comp"],
        rallied=["mac.hc.comp"],
        finished=["mac.pharnuches", "sog.dahae"],
        no_momentum=["sog.dahae"],
    )
    assert t.flag("mac.hc.comp", "moved") == 0
    assert t.flag("mac.hc.comp", "rallied") == 0
    assert t.rank("mac.pharnuches") == "inactive"
    assert t.row("sog.dahae", "no_momentum") == 0


@pytest.mark.clause("3.0a", "3.0g", "2.6")
def test_turn_follows_turn() -> None:
    t = Table({"2420": "mac.pharnuches", "3720": "sog.dahae"}, phase="withdrawal", dice=[9])
    t.until("Due")
    assert t.turn == 3
    assert not t.over


# ------------------------------------------------------------------------------------------- rout points and victory
@pytest.mark.clause("10.41", "10.42a", "10.42b", "10.42c", "10.42d", "10.42f")
def test_rout_points() -> None:
    t = Table(
        base="scenario",
        scenario="issus",
        eliminated=["mac.ph.craterus", "mac.hc.comp-1", "mac.cretan-archers", "mac.agrianian-javelin-men-1"],
    )
    # 14 for the phalanx, 7 for the Companions, 1 and 2 for the skirmishers
    assert t.lost("macedonian") == 14 + 7 + 1 + 2
    s = t.state
    for leader, worth in (("mac.craterus", 25), ("mac.alexander-iii", 70)):
        before = rout_points(s, MACEDONIAN)
        m = t.leader(leader)
        s.lead_status[m] = 1
        s.lead_loc[m] = -1
        assert rout_points(s, MACEDONIAN) == before + worth


@pytest.mark.clause("scn.chaeronea.1", "10.42f", "2.25b")
def test_young_alexander_is_worth_25() -> None:
    t = Table(base="scenario", scenario="chaeronea")
    m = t.leader("mac.alexander-ch")
    t.state.lead_status[m] = 1
    t.state.lead_loc[m] = -1
    assert t.lost("macedonian") == 25


@pytest.mark.clause("10.42b")
def test_elephants_two_artillery_nothing() -> None:
    assert Table(base="scenario", scenario="hydaspes", eliminated=["ind.el.3"]).lost("opponent") == 2
    assert Table(base="scenario", scenario="jaxartes", eliminated=["mac.at.1"]).lost("macedonian") == 0


def ended(macedonian: int, opponent: int, **rest: Any) -> Table:
    """A turn of Samarkand ends with so many units lost on either side."""
    mine = ["mac.ho.merc", "mac.hc.comp", "mac.hi.1", "mac.lp.1", "mac.lp.2"]
    theirs = [*(f"sog.lc.dahae-{n}" for n in (1, 2, 3, 4)), "sog.hc.1", "sog.lc.sog-1"]
    lost = mine[:macedonian] + theirs[:opponent]
    return Table(base="scenario", phase="withdrawal", eliminated=lost, **rest)


@pytest.mark.clause("10.41", "10.43", "errata.10.43", "3.0g")
def test_an_army_withdraws_when_its_level_is_reached() -> None:
    # 12 + 7 + 6 + 5 = 30 of 32, then 35
    t = ended(4, 0, dice=[9])
    assert not t.over and list(t.event("rout-points").args.values()) == ["macedonian", 30, 32, "opponent", 0, 29]
    t = ended(5, 0)
    assert (t.over, t.winner) == (True, "opponent")
    # 20 + 6 = 26 of 29, then 30
    assert not ended(0, 5, dice=[9]).over
    assert ended(0, 6).winner == "macedonian"


@pytest.mark.clause("10.41")
def test_nobody_is_ahead_who_has_lost_the_same_share() -> None:
    assert leading(Table(base="scenario").state) == DRAWN
    assert leading(Table(base="scenario", eliminated=["mac.lp.1"]).state) == OPPONENT


@pytest.mark.clause("10.44")
def test_both_withdraw() -> None:
    t = ended(5, 6)
    assert t.winner == "opponent"
    assert (t.lost("macedonian"), t.lost("opponent")) == (35, 30)
    # the other way about
    foot = ["sog.li.1", "sog.li.2", "sog.lc.sog-2"]
    t = ended(5, 6, gone=foot)
    assert (t.winner, t.lost("macedonian"), t.lost("opponent") > 35) == ("macedonian", 35, True)


@pytest.mark.clause("10.44")
def test_equal_points_are_a_draw() -> None:
    t = Table(
        base="scenario",
        phase="withdrawal",
        eliminated=["mac.ho.merc", "mac.hc.comp", "mac.hi.1", "mac.lp.1", "mac.lp.2"],
        gone=[*(f"sog.lc.dahae-{n}" for n in (1, 2, 3, 4)), "sog.hc.1", "sog.lc.sog-1", "sog.lc.sog-2", "sog.sk.1"],
    )
    assert (t.lost("macedonian"), t.lost("opponent")) == (35, 35)
    assert t.winner == "draw"


@pytest.mark.clause("8.46a", "10.42e", "scn.issus.1", "scn.arbela.1")
@pytest.mark.parametrize("name", ["issus", "arbela"])
def test_the_death_of_darius_ends_the_battle(name: str) -> None:
    t = Table(base="scenario", scenario=name)
    lose_leader(t.state, t.leader("per.darius"), 1, L_KILLED)
    assert t.winner == "macedonian"
    assert t.state.agenda == []


@pytest.mark.clause("8.46b", "10.42d")
def test_darius_off_the_map_is_not_killed() -> None:
    t = Table(base="scenario", scenario="issus")
    m = t.leader("per.darius")
    t.state.lead_status[m] = 2
    t.state.lead_loc[m] = -1
    assert t.lost("opponent") == 0


# ------------------------------------------------------------------------------------------------ counters and the rest
@pytest.mark.clause("2.2a", "2.21b", "2.21c", "2.22a", "2.22b", "2.25c", "4.1g")
def test_what_the_counters_show() -> None:
    g = setting_of(SCENARIOS.index("issus"))
    u = g.unit_id.index("mac.cretan-archers")
    assert (TYPES[g.kind[u]], g.klass[u], g.size[u], g.tq[u], g.ma[u]) == ("SK", "A", 1, 5, 6)
    assert WEAPONS[g.weapon[u]] == "archer_foot"
    hypaspists, hoplites = g.unit_id.index("mac.hy.1"), g.unit_id.index("per.ho.merc-1")
    # two classes of one type
    assert g.kind[hypaspists] == g.kind[hoplites]
    assert g.klass[hypaspists] != g.klass[hoplites]
    indians = setting_of(SCENARIOS.index("hydaspes"))
    assert all((indians.pc[m] < 0) == (indians.lead_side[m] == OPPONENT) for m in range(indians.leaders))


@pytest.mark.clause("5.67", "4.36", "errata.5.88")
def test_a_contingent_commander_goes_with_his_unit() -> None:
    t = Table(
        {"4214": "mac.alexander-iii", "4414": ["mac.philotas", "mac.hc.agema"]},
        scenario="issus",
        options=["contingent"],
        active="mac.alexander-iii",
    )
    t.does("move:mac.hc.agema").may("lead:mac.philotas").does("lead:mac.philotas").until("Moving")
    t.does(t.choices("enter")[0])
    assert t.where("mac.philotas") == t.where("mac.hc.agema") != "4414"


@pytest.mark.clause("5.15e", "6.85", "6.84a")
def test_whose_line_withdraws_as_planned_is_finished() -> None:
    t = Table(
        {
            "2420": "mac.pharnuches",
            "2619": "mac.ho.merc",
            "2621": "mac.hi.1",
            "2920": "sog.li.1",
            "3020": "sog.spitamenes",
        },
        phase="markers",
        turn=1,
        facing={"mac.ho.merc": 90, "mac.hi.1": 90, "sog.li.1": 270},
    )
    t.does("mark:mac.pharnuches", "pass", "forgo:mac.pharnuches", "activate:sog.spitamenes", "move:sog.li.1")
    t.until("Moving").does("enter:2820")
    t.may("reveal:mac.pharnuches").does("reveal:mac.pharnuches")
    assert t.rank("mac.pharnuches") == "finished"
