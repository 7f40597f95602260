"""The special rules of the scenarios, as far as they concern command, the sequence of play and the map [scn]."""

from typing import Any

import pytest

from polemos.games.alexander.data.facing import REAR
from polemos.games.alexander.data.ground import BANK, CELLS, MAJOR_RIVER, NEXT, OFF, WOODS, code_of
from polemos.games.alexander.data.setting import MACEDONIAN, OPPONENT, SCENARIOS, setting_of
from polemos.games.alexander.rules.command.command import overall
from polemos.games.alexander.rules.command.reinforcements import edge_hexes, entry_cost
from polemos.games.alexander.rules.field.scenario_rules import STUNG, fired_on, gap, rout_edge
from polemos.games.alexander.rules.field.victory import level
from polemos.games.alexander.rules.field.zones import aspect
from polemos.games.alexander.rules.fire import harassment
from polemos.games.alexander.rules.movement.formation import may_column
from polemos.games.alexander.rules.rout.losses import L_KILLED, lose_leader
from polemos.games.alexander.state import DUE, ELIMINATED
from polemos.kernel.flow import Decision
from rulebook.alexander.table import Table


def ended(macedonian: int, opponent: int, **rest: Any) -> Table:
    """A turn of Samarkand ends with so many units lost on either side."""
    mine = ["mac.ho.merc", "mac.hc.comp", "mac.hi.1", "mac.lp.1"]
    theirs = ["sog.lc.dahae-1", "sog.lc.dahae-2", "sog.lc.dahae-3", "sog.lc.dahae-4"]
    lost = mine[:macedonian] + theirs[:opponent]
    return Table(base="scenario", phase="withdrawal", eliminated=lost, **rest)


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
    pieces = {"4415": "per.ho.merc-1", "4413": "per.lp.merc-1"}
    t = Table({**pieces, "4517": "per.arsites", "3415": "mac.hc.comp-1"}, scenario="granicus", active="per.arsites")
    t.may_not("move:per.ho.merc-1", "scn.granicus.1").may_not("move:per.lp.merc-1", "scn.granicus.1")
    t = Table({**pieces, "4517": "per.omares", "3615": "mac.hc.comp-1"}, scenario="granicus")
    t.does("activate:per.omares").may("move:per.ho.merc-1")
    assert t.events("mercenaries-wake")


@pytest.mark.clause("scn.granicus.1")
@pytest.mark.parametrize(("target", "wake"), [("per.ho.merc-1", True), ("per.hc.merc-1", False)])
def test_a_volley_at_one_of_them_wakes_the_mercenaries_and_none_at_others_does(target: str, wake: bool) -> None:
    pieces = {"4415": "per.ho.merc-1", "2926": "per.hc.merc-1", "4517": "per.arsites"}
    t = Table(pieces, scenario="granicus", active="per.arsites").may_not("move:per.ho.merc-1", "scn.granicus.1")
    fired_on(t.state, t.unit(target))
    assert bool(t.events("mercenaries-wake")) == wake
    assert ("scn.granicus.1" in t.reasons("move:per.ho.merc-1")) != wake


@pytest.mark.clause("scn.granicus.1")
def test_while_they_wait_omares_only_has_units_fire() -> None:
    horse, more = "per.lc.rheo-1", "per.hc.bact-1"
    pieces = {"4517": "per.omares", "4509": "per.ho.merc-1", "4119": horse, "4217": more, "4120": "mac.hc.comp-1"}
    t = Table(pieces, scenario="granicus", active="per.omares", facing={horse: 150}, hits={more: 3})
    assert t.choices() == ["done", f"fire:{horse}"]
    for order in (f"move:{more}", f"harass:{horse}", f"recover:{more}", "lead:per.omares"):
        t.may_not(order, "scn.granicus.1")
    # once they have woken he commands like anybody
    t = Table({**pieces, "4414": "mac.hc.comp-2"}, scenario="granicus", hits={more: 3})
    t.does("activate:per.omares").may(f"move:{more}", f"recover:{more}", "lead:per.omares")


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


@pytest.mark.clause("scn.hydaspes.4", "4.23b")
@pytest.mark.parametrize(("answer", "rides"), [("lead:mac.craterus", True), ("done", False)])
def test_craterus_rides_on_with_the_unit_with_which_he_comes_in_or_stays(answer: str, rides: bool) -> None:
    pieces = {"1714": "mac.alexander-iii", "3409": "ind.porus"}
    t = Table(pieces, scenario="hydaspes", options=["craterus"], turn=6)
    t.state.status[t.unit("mac.hc.craterus")] = DUE
    t.state.lead_status[t.leader("mac.craterus")] = DUE
    while "activate:mac.craterus" not in t.choices():
        t.does(t.choices("forgo")[0])
    t.does("activate:mac.craterus", "bring:mac.hc.craterus", "enter-at:5816")
    assert (t.asked, t.where("mac.craterus")) == ("Escort", "5816")
    # nobody holds the unit
    assert t.does(answer).state.pinned == 0
    t.walks("5715").does("halt")
    assert t.where("mac.hc.craterus") == "5715"
    assert t.where("mac.craterus") == ("5715" if rides else "5816")


@pytest.mark.clause("scn.hydaspes.4", "6.91")
def test_nobody_comes_in_where_somebody_stands_nor_off_the_edge() -> None:
    pieces = {"1714": "mac.alexander-iii", "5816": "mac.hy.1", "5820": "ind.mi.r-1", "3409": "ind.porus"}
    t = Table(pieces, scenario="hydaspes", options=["craterus"], turn=6, facing={"ind.mi.r-1": 90})
    t.state.status[t.unit("mac.hc.craterus")] = DUE
    t.state.lead_status[t.leader("mac.craterus")] = DUE
    while "activate:mac.craterus" not in t.choices():
        t.does(t.choices("forgo")[0])
    t.does("activate:mac.craterus", "bring:mac.hc.craterus").may("enter-at:5817")
    assert t.reasons("enter-at:5816") == ["6.91"], "a friend"
    assert t.reasons("enter-at:5820") == t.reasons("enter-at:5716") == ["scn.hydaspes.4"]


@pytest.mark.clause("scn.hydaspes.4", "9.15b")
def test_horses_come_in_behind_elephants_at_their_cost() -> None:
    elephants, horse = "ind.el.1", "mac.hc.craterus"
    t = Table(
        {"1714": "mac.craterus", "5716": elephants}, scenario="hydaspes", active="mac.craterus",
        options=["craterus"], turn=6, facing={elephants: 270},
    )  # fmt: skip
    s = t.state
    behind = next(h for h in edge_hexes(s) if aspect(s, t.unit(elephants), h) == REAR)
    far = edge_hexes(s)[0]
    for h, hits in ((behind, 2), (far, 0)):
        assert entry_cost(s, t.unit(horse), h)[1] - entry_cost(s, t.unit("mac.hy.1"), h)[1] == hits


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
    return [t.game.rules.choice_id(c) for c in step.options(t.state) if t.game.rules.choice_id(c).startswith("enter:")]


@pytest.mark.clause("scn.lyginus.1", "9.32a")
def test_nor_do_they_dash_out_of_it_to_harass() -> None:
    men = "tri.sk.1"
    for place, turn, stung, clauses in (
        ("3010", 2, 0, ["scn.lyginus.1"]), ("2910", 2, 0, []), ("3010", 6, STUNG, []),
    ):  # fmt: skip
        pieces = {place: men, "3110": "tri.chief", "2810" if place == "3010" else "2710": "mac.hy.1"}
        t = Table(pieces, scenario="lyginus", active="tri.chief", turn=turn, facing={men: 270})
        t.state.special |= stung
        u = t.unit(men)
        assert [r.clause for r in harassment.refusals_harass(t.state, u)] == clauses
        assert harassment.may_harass(t.state, u) == (not clauses)


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
    # nor do they end their move by forming column
    assert may_column(t.state, u)
    assert not t.choices("column")


@pytest.mark.clause("scn.arigaeum.1")
def test_the_aspasians_leave_their_ridge_freely() -> None:
    t = Table(base="scenario", scenario="arigaeum", turn=1, active="asp.hegemon")
    assert t.choices("move")


@pytest.mark.clause("scn.granicus.2", "6.23a")
def test_the_granicus_lies_below_its_eastern_bank() -> None:
    g = setting_of(SCENARIOS.index("granicus"))
    rule = g.rules["granicus.2"]
    field = g.field
    steep = plain = 0
    for h in range(CELLS):
        if field.terrain[h] != MAJOR_RIVER:
            continue
        assert field.level[h] == rule.elevation
        for d in (1, 2):
            x = NEXT[6 * h + d]
            if x < CELLS and field.terrain[x] not in (MAJOR_RIVER, OFF) and field.level[x] == rule.bank:
                if field.sides[6 * h + d] & BANK:
                    steep += 1
                else:
                    plain += 1
    assert steep > plain > 0


@pytest.mark.clause("scn.jaxartes.5", "2.1a")
def test_the_jaxartes_is_fought_on_part_of_the_granicus() -> None:
    g = setting_of(SCENARIOS.index("jaxartes"))
    assert g.map == "granicus"
    inside = [h for h in range(CELLS) if g.field.terrain[h] != OFF]
    assert (min(inside), max(inside)) == (code_of("0805"), code_of("4630"))
