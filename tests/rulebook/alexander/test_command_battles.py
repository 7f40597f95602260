"""Set-up, markers, the end of a turn, rout points and victory; the scenarios' special rules [3, 6.82, 10.4]."""

import pytest

from polemos.games.alexander.command import overall
from polemos.games.alexander.game import GAME
from polemos.games.alexander.ground import WOODS, code_of
from polemos.games.alexander.losses import L_KILLED, lose_leader
from polemos.games.alexander.setting import MACEDONIAN, OPPONENT, SCENARIOS, setting_of
from polemos.games.alexander.setup import new_battle
from polemos.games.alexander.special import STUNG, gap, rout_edge
from polemos.games.alexander.state import ELIMINATED, ON_MAP, Options, second_hex
from polemos.games.alexander.victory import level, rout_points
from polemos.kernel.flow import Decision, choose
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
    s = GAME.new("arbela", seed="1")
    asked = []
    while type(s.agenda[-1]).__name__ == "SetUpFacing":
        u = s.agenda[-1].unit
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
    assert len(twelve) == g.rules["chaeronea.2"]["phalanxes"]
    assert len({(g.kind[u], g.tq[u], g.size[u], g.ma[u], g.rp[u], g.contingent[u]) for u in twelve}) == 1


# ---------------------------------------------------------------------------------------------- markers before the turn
FOOT = {"2420": "mac.pharnuches", "2619": "mac.ho.merc", "2621": "mac.hi.1", "3720": "sog.dahae", "3616": "sog.hc.1"}
EASTWARD = {"mac.ho.merc": 90, "mac.hi.1": 90}


@pytest.mark.clause("6.82", "6.81a")
def test_only_who_has_a_line_of_foot_is_asked() -> None:
    t = Table(FOOT, phase="markers", turn=1, facing=EASTWARD)
    assert (t.asked, t.decider) == ("Plan", "macedonian")
    t.may("mark:mac.pharnuches", "mark-none:mac.pharnuches", "done").does("mark:mac.pharnuches")
    # there is no other line: nobody is asked again, and the Sogdians have no foot for it
    assert t.asked == "PhaseEnd"
    assert t.event("marker-laid")["count"] == 2
    assert t.row("mac.pharnuches", "marker") == 1


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


def ended(macedonian: int, opponent: int, **rest: object) -> Table:
    """A turn of Samarkand ends with so many units lost on either side."""
    mine = ["mac.ho.merc", "mac.hc.comp", "mac.hi.1", "mac.lp.1"]
    theirs = ["sog.lc.dahae-1", "sog.lc.dahae-2", "sog.lc.dahae-3", "sog.lc.dahae-4"]
    lost = mine[:macedonian] + theirs[:opponent]
    return Table(base="scenario", phase="withdrawal", eliminated=lost, **rest)


@pytest.mark.clause("10.41", "10.43", "errata.10.43", "3.0g")
def test_an_army_withdraws_when_its_level_is_reached() -> None:
    # 12 + 7 = 19 of 24, then 25 of 24
    assert not ended(2, 0, dice=[9]).over
    t = ended(3, 0)
    assert (t.over, t.winner) == (True, "opponent")
    # 20 of 18
    assert ended(0, 4).winner == "macedonian"


@pytest.mark.clause("10.44")
def test_both_withdraw() -> None:
    t = ended(3, 4)
    assert t.winner == "opponent"
    assert (t.lost("macedonian"), t.lost("opponent")) == (25, 20)


@pytest.mark.clause("10.44")
def test_equal_points_are_a_draw() -> None:
    t = Table(
        base="scenario",
        phase="withdrawal",
        eliminated=["mac.ho.merc", "mac.hc.comp", "mac.lp.1", "mac.sk.arch"],
        gone=["sog.lc.dahae-1", "sog.lc.dahae-2", "sog.lc.dahae-3", "sog.lc.dahae-4", "sog.li.1", "sog.sk.1"],
    )
    assert (t.lost("macedonian"), t.lost("opponent")) == (25, 25)
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


# --------------------------------------------------------------------------------------------------------- Samarkand
@pytest.mark.clause("scn.samarkand.1")
@pytest.mark.parametrize(
    ("macedonian", "opponent", "winner"), [(0, 0, "opponent"), (1, 0, "opponent"), (0, 1, "macedonian")]
)
def test_samarkand_lasts_six_turns(macedonian: int, opponent: int, winner: str) -> None:
    t = ended(macedonian, opponent, turn=6)
    assert (t.over, t.winner) == (True, winner)
    assert not ended(macedonian, opponent, turn=5, dice=[9]).over


@pytest.mark.clause("scn.samarkand.2")
@pytest.mark.parametrize(("face", "obeyed"), [(3, False), (4, True)])
def test_the_quarrel_over_the_command(face: int, obeyed: bool) -> None:
    pieces = {"2420": "mac.pharnuches", "2522": "mac.menedemus"}
    t = Table(pieces, phase="markers", dice=[face])
    assert t.event("quarrel")["holds"] == (0 if obeyed else 1)
    t.until("Due").does("activate:mac.pharnuches")
    assert ("lead:mac.menedemus" in t.choices()) == obeyed
    t = Table(pieces, phase="markers", turn=1)
    assert not t.events("quarrel")


@pytest.mark.clause("scn.samarkand.3")
def test_the_way_out() -> None:
    t = Table(base="scenario", free=["mac.hc.comp", "mac.hc.merc-1"])
    assert t.lost("macedonian") == 0
    t = Table(
        {"1412": [HORSE := "mac.hc.merc-1"], "1413": "mac.menedemus"},
        active="mac.menedemus",
        facing={HORSE: 270},
        free=["mac.hc.comp", "mac.lp.1", "mac.lp.2"],
    )
    t.does(f"move:{HORSE}").may("exit:left").does("exit:left")
    assert t.where(HORSE) == "free"
    t = Table(
        {"1412": HORSE, "1413": "mac.menedemus"},
        active="mac.menedemus",
        facing={HORSE: 270},
        free=["mac.hc.comp", "mac.lp.1", "mac.lp.2", "mac.hi.1"],
    )
    t.does(f"move:{HORSE}").may_not("exit:left", "scn.samarkand.3")


# ------------------------------------------------------------------------------------------------------------ Pelium
@pytest.mark.clause("scn.pelium.2")
def test_the_break_out() -> None:
    g = setting_of(SCENARIOS.index("pelium"))
    phalanx = [g.unit_id[u] for u in g.of_side[MACEDONIAN] if g.double[u]]
    t = Table(base="scenario", scenario="pelium", phase="withdrawal", free=[*phalanx, "mac.hc.agema"])
    assert (t.over, t.winner) == (True, "macedonian")
    assert t.lost("macedonian") == 0
    t = Table(base="scenario", scenario="pelium", phase="withdrawal", free=phalanx)
    # 84 rout points of the 90
    assert not t.over


@pytest.mark.clause("scn.pelium.3")
def test_the_drill() -> None:
    pieces = {"2104": "ill.glaucias", "2103": "ill.north.1", "2805": "mac.hy.1"}
    t = Table(pieces, scenario="pelium", turn=1, active="ill.glaucias")
    t.may_not("move:ill.north.1", "scn.pelium.3")
    Table(pieces, scenario="pelium", turn=2, active="ill.glaucias").may("move:ill.north.1")
    near = {"2104": "ill.glaucias", "2103": "ill.north.1", "2304": "mac.hy.1"}
    Table(near, scenario="pelium", turn=1, active="ill.glaucias").may("move:ill.north.1")


@pytest.mark.clause("scn.pelium.5")
def test_pelium_lasts_fifteen_turns() -> None:
    t = Table(base="scenario", scenario="pelium", phase="withdrawal", turn=15)
    assert (t.over, t.winner) == (True, "opponent")
    assert not Table(base="scenario", scenario="pelium", phase="withdrawal", turn=14).over


# ----------------------------------------------------------------------------------------------------- the Granicus
@pytest.mark.clause("scn.granicus.1")
def test_the_mercenaries_wait() -> None:
    pieces = {"4517": "per.omares", "4415": "per.ho.merc-1", "4413": "per.lp.merc-1"}
    t = Table({**pieces, "3415": "mac.hc.comp-1"}, scenario="granicus", active="per.omares")
    t.may_not("move:per.ho.merc-1", "scn.granicus.1").may_not("move:per.lp.merc-1", "scn.granicus.1")
    t = Table({**pieces, "3615": "mac.hc.comp-1"}, scenario="granicus")
    t.does("activate:per.omares").may("move:per.ho.merc-1")
    assert t.events("mercenaries-wake")


@pytest.mark.clause("scn.granicus.3", "4.64")
def test_nobody_comes_after_arsites() -> None:
    pieces = {"3022": "per.arsites", "3026": "per.memnon", "3025": "per.arsames", "1928": "mac.alexander-iii"}
    t = Table(pieces, scenario="granicus")
    assert t.state.commanders[OPPONENT] == t.leader("per.arsites")
    lose_leader(t.state, t.leader("per.arsites"), ELIMINATED, L_KILLED)
    assert t.state.commanders[OPPONENT] == -1
    assert overall(t.state, OPPONENT) == -1


# ------------------------------------------------------------------------------------------------------------- Issus
@pytest.mark.clause("scn.issus.2")
def test_the_hill_detachment_waits() -> None:
    hill = {"5216": ["per.hill", "per.hill.3"], "5318": "per.hill.1", "4505": "per.aristomedes"}
    t = Table(hill, scenario="issus")
    t.may("forgo:per.hill").may_not("activate:per.hill")
    t = Table({**hill, "5016": "mac.hc.guard"}, scenario="issus")
    t.may("activate:per.hill").does("activate:per.hill").may("move:per.hill.3")
    assert t.events("hill-wakes")
    # who stands where he was set up wakes nobody
    t = Table({**hill, "4917": "mac.hc.guard", "5117": "per.hill.2"}, scenario="issus")
    assert not t.events("hill-wakes")


# ------------------------------------------------------------------------------------------------------------ Arbela
@pytest.mark.clause("scn.arbela.4")
def test_the_camp_guard_waits() -> None:
    t = Table(base="scenario", scenario="arbela")
    g = t.g
    guard = next(g.unit_id[u] for u in range(g.units) if g.contingent[u] == "camp")
    camp = {"0724": "mac.craterus", "0723": guard}
    t = Table({**camp, "1410": "per.hc.bact-1"}, scenario="arbela", active="mac.craterus")
    t.may_not(f"move:{guard}", "scn.arbela.4")
    t = Table({**camp, "1210": "per.hc.bact-1"}, scenario="arbela")
    t.does("activate:mac.craterus").may(f"move:{guard}")


# ---------------------------------------------------------------------------------------------------------- Hydaspes
@pytest.mark.clause("scn.hydaspes.4")
def test_craterus_crosses() -> None:
    pieces = {"1714": "mac.alexander-iii", "3409": "ind.porus"}
    t = Table(pieces, scenario="hydaspes", options=["craterus"], turn=6)
    s = t.state
    g = t.g
    for u in range(g.units - g.late_units, g.units):
        s.status[u] = 4
    s.lead_status[t.leader("mac.craterus")] = 4
    assert level(s, OPPONENT) == g.levels[OPPONENT] - 15
    assert level(s, MACEDONIAN) == g.levels[MACEDONIAN]
    assert rout_edge(s, OPPONENT) == 2
    while "activate:mac.craterus" not in t.choices():
        t.does(t.choices("forgo")[0])
    t.does("activate:mac.craterus")
    assert t.orders == 5
    t.may("bring:mac.ph.alcetas").does("bring:mac.ph.alcetas")
    assert len(t.targets("enter-at")) == 24
    t.does("enter-at:" + t.targets("enter-at")[3])
    t.does("lead:mac.craterus").until("GiveOrders")
    assert t.facing("mac.ph.alcetas") == 270
    assert t.where("mac.craterus") in t.where("mac.ph.alcetas")
    t.may("bring:mac.hc.craterus")


@pytest.mark.clause("scn.hydaspes.4")
def test_without_the_agreement_nobody_crosses() -> None:
    t = Table(base="scenario", scenario="hydaspes", turn=6)
    assert t.where("mac.craterus") == "unused"
    assert level(t.state, OPPONENT) == t.g.levels[OPPONENT]
    assert rout_edge(t.state, OPPONENT) == t.g.edge[OPPONENT]


# ---------------------------------------------------------------------------------------------------------- Lyginus
@pytest.mark.clause("scn.lyginus.1")
def test_drawn_from_the_glen() -> None:
    t = Table(base="scenario", scenario="lyginus", active="tri.chief")
    terrain = t.g.field.terrain
    hidden = [c for c in t.choices("move") if terrain[t.state.loc[t.unit(c.partition(":")[2])]] == WOODS]
    assert hidden
    left = 0
    for move in hidden:
        there = t.copy().does(move).until("Moving")
        assert all(terrain[code_of(h)] == WOODS for h in there.targets("enter"))
        # out of the wood they go as soon as one of them has been hit
        there.state.special |= STUNG
        left += sum(terrain[code_of(c.partition(":")[2])] != WOODS for c in _entries(there))
    assert left


def _entries(t: Table) -> list[str]:
    """What the unit that moves may enter now, asked again."""
    step = t.state.agenda[-1]
    assert isinstance(step, Decision)
    return [t.game.choice_id(c) for c in step.options(t.state) if t.game.choice_id(c).startswith("enter:")]


@pytest.mark.clause("scn.lyginus.1")
def test_once_stung_they_must_close() -> None:
    t = Table(base="scenario", scenario="lyginus")
    t.state.special |= STUNG
    while t.decider == "macedonian" or "activate:tri.chief" not in t.choices():
        t.does(t.choices("forgo")[0])
    t.does("activate:tri.chief").may_not("done", "scn.lyginus.1")
    assert not t.choices("fire")
    move = t.choices("move")[0]
    u = t.unit(move.partition(":")[2])
    before = gap(t.state, u, t.state.loc[u])
    t.does(move).until("Moving").may_not("halt", "scn.lyginus.1")
    for h in t.targets("enter"):
        assert gap(t.state, u, code_of(h)) <= before


@pytest.mark.clause("scn.arigaeum.1")
def test_the_aspasians_leave_their_ridge_freely() -> None:
    t = Table(base="scenario", scenario="arigaeum", turn=1, active="asp.hegemon")
    assert t.choices("move")
