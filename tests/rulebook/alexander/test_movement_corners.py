"""Corners of movement: who may ride onto friends, who pays for a further move, how far a zone reaches
[4.23, 6.13, 6.15, 6.62, 6.91, 7.14, 7.22, 9.62, 9.74]."""

from typing import Any

import pytest

from polemos.games.alexander.data.ground import CELLS, NEXT, OFF, ROUGH, code_of, label
from polemos.games.alexander.rules.command.command import zone_hexes
from polemos.games.alexander.rules.field.scenario_rules import STUNG
from polemos.games.alexander.rules.field.zones import covered, enemies_in_zone, front_hexes
from polemos.games.alexander.state import reindex
from rulebook.alexander.marching import COMPANIONS, SILENT, elsewhere, field
from rulebook.alexander.table import Table

ALEXANDER = "mac.alexander-iii"
CRATERUS, AMYNTAS = "mac.ph.craterus", "mac.ph.amyntas"
CHARGING = ["charge_formation", "pursuit"]
RIDERS, RIDERS_2 = "mac.hc.comp-1", "mac.hc.comp-2"


# ---------------------------------------- onto friends only with a way on
@pytest.mark.clause("6.91", "9.21d")
def test_a_chariot_does_not_climb_onto_friends_beyond_whom_it_would_climb_again() -> None:
    def before(friend: str) -> Table:
        # 0218 lies one level off 0117, and both hexes beyond it another one
        chariot = "per.ch.l-1"
        t = elsewhere("arbela", "per.darius", "0117", {"0117": chariot, friend: "per.ch.l-2"}, facing={chariot: 90})
        t.does(f"move:{chariot}")
        return t.does("done") if t.asked == "Escort" else t

    before("0218").may_not("enter:0218", "6.91")
    before("1414").may("enter:0218")


@pytest.mark.clause("6.91", "9.74c")
@pytest.mark.parametrize(("start", "friend", "facing"), [("0128", "0127", 30), ("0216", "0217", 210)])
def test_a_charge_does_not_ride_onto_friends_with_rough_ground_beyond(start: str, friend: str, facing: int) -> None:
    def riding(**rest: object) -> Table:
        pieces = {start: RIDERS, friend: RIDERS_2}
        faces = {RIDERS: facing, RIDERS_2: facing}
        t = elsewhere("granicus", ALEXANDER, "0222", pieces, facing=faces, options=CHARGING, **rest)
        return t.does(f"move:{RIDERS}")

    riding(charge=[RIDERS]).may_not(f"enter:{friend}", "6.91")
    riding().may(f"enter:{friend}")


@pytest.mark.clause("6.91", "9.74c")
def test_a_charge_rides_through_friends_on_open_ground() -> None:
    pieces = {"2416": "mac.menedemus", "2519": COMPANIONS, "2619": "mac.hc.merc-1"}
    t = field(pieces, facing={COMPANIONS: 90}, options=CHARGING, charge=[COMPANIONS])
    t.does(f"move:{COMPANIONS}").may("enter:2619").does("enter:2619")
    assert t.targets("enter") == ["2718", "2719"]


@pytest.mark.clause("6.91", "7.23a")
@pytest.mark.parametrize(("facing", "held"), [(330, True), (210, False)])
def test_nobody_goes_onto_friends_whom_an_enemy_holds(facing: int, held: bool) -> None:
    # he would have to stop there
    friends, enemy = "mac.hc.merc-1", "sog.li.1"
    faces = {COMPANIONS: 90, friends: 90, enemy: facing}
    t = field({"2516": COMPANIONS, "2617": friends, "2618": enemy}, facing=faces).does(f"move:{COMPANIONS}")
    assert t.reasons("enter:2617") == (["6.91"] if held else [])


@pytest.mark.clause("6.5a", "6.5c", "6.91")
def test_whoever_does_not_drift_goes_through_friends_whether_or_not_others_drift() -> None:
    for options in ([], ["drift"]):
        t = field({"2519": COMPANIONS, "2619": "mac.hc.merc-1"}, facing={COMPANIONS: 90}, options=options)
        t.does(f"move:{COMPANIONS}").may("enter:2619").does("enter:2619", "enter:2718")


@pytest.mark.clause("6.91", "6.94b")
def test_a_unit_that_passes_friends_with_one_half_holds_the_hex_of_the_other() -> None:
    # hoplites over routed peltasts
    mover = "mac.ho.merc"
    t = field({"2619": mover, "2719": "mac.lp.1"}, facing={mover: 90}, routed=["mac.lp.1"])
    t.does(f"move:{mover}", "enter:2719")
    assert t.where(mover) == "2719/2720" and t.state.passer == t.unit(mover)
    # so too in a battle that is taken up again
    again = t.copy().state
    reindex(again)
    assert [again.at[code_of(place)] for place in ("2719", "2720")] == [t.unit("mac.lp.1"), t.unit(mover)]
    assert again.at == t.state.at


@pytest.mark.clause("6.91", "scn.lyginus.1")
def test_nobody_goes_onto_friends_at_the_edge_of_a_glen_that_he_may_not_leave() -> None:
    def at_the_edge(special: int) -> Table:
        # both hexes beyond 3007 lie out of the woods
        pieces = {"3008": "tri.li.1", "3007": "tri.li.2", "3002": "mac.phalanx-1"}
        t = elsewhere("lyginus", "tri.chief", "3010", pieces, facing={"tri.li.1": 30, "tri.li.2": 30})
        t.state.special = special
        return t.does("move:tri.li.1")

    at_the_edge(0).may_not("enter:3007", "6.91")
    at_the_edge(STUNG).may("enter:3007")


# ---------------------------------------- two deep
def two_deep(**rest: object) -> Table:
    """Craterus upon Amyntas at Arbela, ordered to move by Alexander."""
    t = elsewhere(
        "arbela",
        ALEXANDER,
        "1913",
        {"2115": [CRATERUS, AMYNTAS]},
        deep={AMYNTAS: CRATERUS},
        facing={CRATERUS: 90, AMYNTAS: 90},
        **rest,
    )
    return t.does(f"move:{CRATERUS}")


@pytest.mark.clause("9.62c")
def test_the_lower_phalanx_is_ordered_neither_to_move_nor_to_shoot() -> None:
    pieces, facing = {"2115": [CRATERUS, AMYNTAS]}, {CRATERUS: 90, AMYNTAS: 90}
    t = elsewhere("arbela", ALEXANDER, "1913", pieces, deep={AMYNTAS: CRATERUS}, facing=facing)
    t.may(f"move:{CRATERUS}")
    for verb in ("move", "fire", "harass"):
        t.may_not(f"{verb}:{AMYNTAS}", "9.62c")


@pytest.mark.clause("9.62a", "9.62e")
def test_a_third_phalanx_does_not_step_beneath_two() -> None:
    third = "mac.ph.perdiccas"
    faces = dict.fromkeys((CRATERUS, AMYNTAS, third), 90)
    pieces: dict[str, Any] = {"2115": [CRATERUS, AMYNTAS], "2015": third}
    t = elsewhere("arbela", ALEXANDER, "1913", pieces, deep={AMYNTAS: CRATERUS}, facing=faces).does(f"move:{third}")
    assert t.reasons(f"deepen:{CRATERUS}") == ["9.62e"]


@pytest.mark.clause("9.62a")
def test_only_a_phalanx_steps_beneath_and_only_beneath_a_phalanx() -> None:
    hoplites = "mac.ho.merc-1"
    for rear, front in ((hoplites, CRATERUS), (CRATERUS, hoplites)):
        t = elsewhere("arbela", ALEXANDER, "1913", {"2115": front, "2015": rear}, facing={front: 90, rear: 90})
        assert t.does(f"move:{rear}").reasons(f"deepen:{front}") == ["9.62a"]


@pytest.mark.clause("6.13b", "9.62d")
@pytest.mark.parametrize(
    ("moved", "hits"), [([CRATERUS, AMYNTAS], (1, 0)), ([AMYNTAS], (0, 0)), ([CRATERUS], (1, 0)), ([], (0, 0))]
)
def test_of_a_double_depth_that_parts_only_the_one_that_goes_pays_for_a_further_move(
    moved: list[str], hits: tuple[int, int]
) -> None:
    t = two_deep(moved=moved).does(f"part:{CRATERUS}", "enter:2215", "halt")
    assert (t.hits(CRATERUS), t.hits(AMYNTAS)) == hits
    assert (t.flag(CRATERUS, "moved"), t.flag(AMYNTAS, "moved")) == (1, int(AMYNTAS in moved))


@pytest.mark.clause("6.13b", "9.62c")
@pytest.mark.parametrize("first", ["enter:2215", "pivot:2115"])
def test_a_double_depth_that_goes_together_pays_once_for_both(first: str) -> None:
    t = two_deep(moved=[AMYNTAS])
    assert (t.hits(CRATERUS), t.hits(AMYNTAS)) == (0, 0)
    t.does(first)
    assert (t.hits(CRATERUS), t.hits(AMYNTAS)) == (1, 1)
    t.does(t.choices("enter")[0])
    assert (t.hits(CRATERUS), t.hits(AMYNTAS)) == (1, 1)


@pytest.mark.clause("6.13b", "9.62i")
def test_a_double_depth_that_its_further_move_breaks_routs_as_one() -> None:
    t = two_deep(moved=[AMYNTAS], hits={AMYNTAS: 6}, dice=[9] * 9).does("enter:2215")
    assert (t.flag(CRATERUS, "routed"), t.flag(AMYNTAS, "routed")) == (1, 1)


# ---------------------------------------- leaders who go along
@pytest.mark.clause("4.23b", "9.62a")
@pytest.mark.parametrize(("choice", "there"), [(f"lead:{ALEXANDER}", "2114"), ("done", "2014")])
def test_a_leader_goes_along_beneath_another_phalanx(choice: str, there: str) -> None:
    t = elsewhere("arbela", ALEXANDER, "2014", {"2114": CRATERUS, "2014": AMYNTAS}, facing={CRATERUS: 90, AMYNTAS: 90})
    t.does(f"move:{AMYNTAS}", choice, f"deepen:{CRATERUS}")
    assert (t.where(AMYNTAS), t.where(ALEXANDER)) == ("2114/2115", there)


@pytest.mark.clause("6.15a", "6.15b")
def test_a_leader_who_has_used_his_points_does_not_go_along_either() -> None:
    t = elsewhere("arbela", ALEXANDER, "1014", {"1914": RIDERS}, facing={RIDERS: 90})
    t.does(f"lead:{ALEXANDER}", *[f"enter:{n}14" for n in range(11, 20)]).may_not(f"lead:{ALEXANDER}", "6.15b")
    t.does(f"move:{RIDERS}")
    assert t.asked == "Moving"


@pytest.mark.clause("6.15b")
def test_with_a_point_left_he_may_go_along_and_why_not_names_the_clause() -> None:
    colleague = "mac.philotas"
    pieces = {"1914": [RIDERS, colleague]}
    t = elsewhere("arbela", ALEXANDER, "1114", pieces, facing={RIDERS: 90})
    t.does(f"lead:{ALEXANDER}", *[f"enter:{n}14" for n in range(12, 20)])
    t.until("GiveOrders").does(f"move:{RIDERS}").may(f"lead:{ALEXANDER}")
    t = elsewhere("arbela", ALEXANDER, "1014", pieces, facing={RIDERS: 90})
    t.does(f"lead:{ALEXANDER}", *[f"enter:{n}14" for n in range(11, 20)])
    t.does(f"move:{RIDERS}").may(f"lead:{colleague}").may_not(f"lead:{ALEXANDER}", "6.15b")


# ---------------------------------------- half a unit goes on
@pytest.mark.clause("6.43a", "6.25")
def test_each_half_that_pivots_pays_for_its_own_way_into_the_hex() -> None:
    # 4907 lies as high as 4807, a level off 4808
    unit, leader = "per.ho.merc-1", "per.patron"
    for half, price in (("4807", 1), ("4808", 2)):
        t = elsewhere("arbela", leader, "4606", {"4807": unit}, facing={unit: 90}).does(f"move:{unit}")
        before = t.mp
        t.does(f"pivot:{half}")
        assert before - t.mp == price and "4907" in t.where(unit)


# ---------------------------------------- turning in rough ground
@pytest.mark.clause("6.62b", "7.14", "7.16a")
@pytest.mark.parametrize(("formation", "hits"), [({}, 1), ({"column": ["mac.thracian-peltasts-1"]}, 0)])
def test_a_column_turns_in_woods_without_a_hit_in_reaction_too(formation: dict[str, list[str]], hits: int) -> None:
    peltasts, enemy = "mac.thracian-peltasts-1", "per.lc.capp-1"
    facing = 0 if formation else 30
    t = Table(
        {"0209": peltasts, "0411": "per.spithridates", "0211": enemy},
        scenario="granicus",
        active="per.spithridates",
        facing={peltasts: facing, enemy: 330},
        standing={"opponent": SILENT, "macedonian": [wish for wish in SILENT if not wish.startswith("face")]},
        dice=[0] * 3,
        **formation,
    )
    t.does(f"move:{enemy}", "enter:0210").does(f"face-about:{facing + 60}")
    assert t.hits(peltasts) == hits


# ---------------------------------------- the zone of a charge
@pytest.mark.clause("7.22", "9.74c")
@pytest.mark.parametrize(("charge", "held"), [([], True), ([RIDERS], False)])
def test_a_charge_has_no_zone_in_woods_that_it_cannot_enter(charge: list[str], held: bool) -> None:
    enemy = "per.lc.rheo-1"
    pieces = {"0208": RIDERS, "0209": enemy}
    facing = {RIDERS: 150, enemy: 330}
    t = elsewhere("granicus", ALEXANDER, "0404", pieces, facing=facing, options=CHARGING, charge=charge)
    u, e = t.unit(RIDERS), t.unit(enemy)
    woods, side = t.state.loc[e], t.g.side[u]
    assert enemies_in_zone(t.state, u) == ([e] if held else [])
    assert covered(t.state, woods, side) == held
    assert (woods in zone_hexes(t.state, side, woods, 2)) == held


@pytest.mark.clause("7.22", "9.74c")
def test_a_charge_has_no_zone_beyond_a_rough_hexside() -> None:
    t = elsewhere("granicus", ALEXANDER, "0404", {"2414": RIDERS}, facing={RIDERS: 90}, options=CHARGING)
    ground = t.g.field
    # a hex of clear ground to the upper right, over a rough hexside that riders can pass
    start = next(
        h
        for h in range(CELLS)
        if OFF not in (ground.terrain[h], ground.terrain[NEXT[6 * h + 1]])
        and ground.rough_side(h, 1)
        and not ROUGH[ground.terrain[NEXT[6 * h + 1]]]
        and ground.crossing(h, 1, t.g.group[t.unit(RIDERS)]) < 9
    )
    for charge, held in (([], True), ([RIDERS], False)):
        t = elsewhere(
            "granicus", ALEXANDER, "2414", {label(start): RIDERS}, facing={RIDERS: 90}, options=CHARGING, charge=charge
        )
        beyond, side = NEXT[6 * start + 1], t.g.side[t.unit(RIDERS)]
        assert beyond in front_hexes(t.state, t.unit(RIDERS))
        assert covered(t.state, beyond, side) == held
        assert (beyond in zone_hexes(t.state, side, beyond, 2)) == held


@pytest.mark.clause("9.74b")
def test_only_turning_in_charge_formation_keeps_a_unit_from_its_step() -> None:
    t = field({"2516": COMPANIONS}, facing={COMPANIONS: 90}, options=CHARGING).does(f"move:{COMPANIONS}")
    t.does("turn:210", "charge").may("enter:2517").does("enter:2517")
    t = field({"2516": COMPANIONS}, facing={COMPANIONS: 90}, options=CHARGING, charge=[COMPANIONS])
    t.does(f"move:{COMPANIONS}", "turn:210").may_not("enter:2517", "9.74b")
