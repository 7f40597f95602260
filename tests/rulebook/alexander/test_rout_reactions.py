"""Withdrawals among other things: who shoots as he goes, who runs meanwhile, elephants that run wild, lines by a plan
[4.62, 6.7, 6.8, 8.12, 8.22]."""

from typing import Any

import pytest

from polemos.games.alexander.rules.reactions import withdrawal_paths
from polemos.games.alexander.state import MOVEMENT, PW, SHOCK, put
from rulebook.alexander.routs import QUIET, battle, comes, hex_of, routs
from rulebook.alexander.table import Table

ELEPHANTS = "per.el.1"
SCYTHIANS = "per.lc.scyth-1"
PARTHIANS = "per.lc.parth-1"
HYPASPISTS = "mac.hy.1"
PELTASTS = "mac.lp.sitalces-1"
ARCHERS = "mac.sk.cretan"
HORSE = "mac.hc.comp-1"
DEAD = 9
"""The mahouts kill the beasts."""


def field(pieces: dict[str, Any], **rest: Any) -> Table:
    """The plain of Arbela, where a roll of 4 sends elephants down the map; Craterus acts far away."""
    return battle("arbela", "mac.craterus", "1919", pieces, **rest)


# ------------------------------------------------------------------------------------------ parting shots [6.75b, 8.12]
@pytest.mark.clause("8.13a", "6.75b", "6.71e")
@pytest.mark.parametrize("orders", [["retire-fire ask"], []])
def test_nobody_shoots_at_his_own_elephants(orders: list[str]) -> None:
    # whether he would be asked or shoot by himself
    t = field(
        {"3520": ELEPHANTS, "3524": SCYTHIANS, "3530": HYPASPISTS}, facing={SCYTHIANS: 30},
        standing={"opponent": orders},
    )  # fmt: skip
    routs(t.dice(4, 0, DEAD), ELEPHANTS)
    assert t.asked == "Withdrawing" and t.decider == "opponent"
    t.does(f"withdraw:{SCYTHIANS}")
    assert t.asked == "BackStep" and not t.events("shot") and t.hits(ELEPHANTS) == 0


@pytest.mark.clause("8.12", "6.75a", "6.75b")
def test_archers_on_chariots_are_no_mounted_archers() -> None:
    chariots = "ind.ch.r-1"
    t = Table(
        {"3018": HYPASPISTS, "3020": chariots, "1025": "ind.porus", "1510": "mac.coenus"},
        scenario="hydaspes", active="mac.coenus", facing={HYPASPISTS: 150, chariots: 30},
        standing={"opponent": ["retire-fire ask"]},
    )  # fmt: skip
    comes(t, HYPASPISTS).does(f"withdraw:{chariots}")
    assert t.asked == "BackStep"


# ------------------------------------------------------------------------------------------ who runs meanwhile [6.73]
@pytest.mark.clause("6.73", "6.72b", "10.25a")
@pytest.mark.parametrize(("hits", "routed"), [(2, 0), (4, 1)])
def test_who_routs_as_he_goes_back_pays_no_more(hits: int, routed: int) -> None:
    # through friends and up the hill; the engines have an MA of 2
    line = [f"ill.north.{n}" for n in (1, 2, 3, 4)] + ["ill.south.1", "ill.south.2"]
    first = line[0]
    there = dict(zip(("2519", "2520", "2420", "2620", "2419", "2619"), line, strict=True))
    t = Table(
        {"2517": "mac.at.1", "2930": "mac.coenus", **there}, scenario="pelium", active="mac.coenus",
        standing=QUIET, facing=dict.fromkeys(line, 30), hits={first: hits},
    )  # fmt: skip
    comes(t, "mac.at.1").dice(0, 0, 0).does(f"withdraw:{first}", "back:2720")
    if not routed:
        t.does("halt")
    assert t.flag(first, "routed") == routed and t.where(first) not in ("eliminated", "2519")
    assert [e.clauses for e in t.events("hit") if e["unit"] == first] == [("6.72a",), ("6.72b",)][: 2 - routed]


@pytest.mark.clause("6.71a", "6.76b", "10.21a")
def test_nobody_gives_way_to_one_who_has_just_been_shot_into_rout() -> None:
    # they run past other horse
    t = field(
        {"3518": PELTASTS, "3520": SCYTHIANS, "3416": PARTHIANS, "3618": "per.sk.mard-1"},
        facing={PELTASTS: 150, SCYTHIANS: 30, PARTHIANS: 270}, hits={PELTASTS: 5},
        standing={"opponent": ["retire-fire ask", "entry-fire never"]},
    )  # fmt: skip
    comes(t, PELTASTS).dice(0, 0, 0, 0).does(f"withdraw:{SCYTHIANS}", f"volley:{SCYTHIANS}")
    assert t.flag(PELTASTS, "routed") and t.where(PELTASTS) == "3317"
    assert withdrawal_paths.near_units(t.state, 1, t.unit(PELTASTS)) == [t.unit(PARTHIANS)]
    # who has shot goes on his way
    while t.asked in ("BackStep", "Refacing"):
        t.does("halt" if "halt" in t.choices() else t.choices()[0])
    assert t.asked == "GiveOrders"


# ------------------------------------------------------------------------------- elephants that run wild [6.71e, 6.76a]
@pytest.mark.clause("6.71a", "6.71e", "6.76a")
def test_only_in_the_enemys_segment_do_others_than_horses_give_way_to_them() -> None:
    # Bessus moves, whose elephants they are, or Craterus
    for active, others in (("per.bessus", True), ("mac.craterus", False)):
        there = {"3519": ELEPHANTS, "3522": ARCHERS, "3422": HORSE, "1919": active}
        t = Table(
            there, scenario="arbela", active=active, standing=QUIET, facing={ARCHERS: 330, HORSE: 30},
        )  # fmt: skip
        routs(t.dice(4, DEAD), ELEPHANTS)
        assert t.asked == "Withdrawing" and t.decider == "macedonian"
        if others:
            t.does(f"withdraw:{ARCHERS}").until("Withdrawing")
        t.may(f"withdraw:{HORSE}")
        if not others:
            t.may_not(f"withdraw:{ARCHERS}", "6.76a")


@pytest.mark.clause("4.62a", "4.62d", "6.76a")
@pytest.mark.parametrize("active", ["per.bessus", "mac.craterus"])
@pytest.mark.parametrize("others", [{}, {"3523": ARCHERS}])
def test_leaders_give_way_to_them_in_every_segment_whoever_else_is_near(active: str, others: dict[str, str]) -> None:
    there = {"3518": ELEPHANTS, "3622": "mac.parmenion", "1030": HYPASPISTS, "1919": active, **others}
    for phase in (MOVEMENT, SHOCK):
        t = Table(there, scenario="arbela", active=active, standing=QUIET, facing=dict.fromkeys(others.values(), 30))
        t.state.phase = phase
        routs(t.dice(4, DEAD), ELEPHANTS)
        # two hexes off, and again beside him
        assert (t.asked, t.decider, t.where(ELEPHANTS)) == ("Withdrawing", "macedonian", "3520")
        t.may("withdraw-leader:mac.parmenion").does("stand")
        assert (t.asked, t.where(ELEPHANTS)) == ("Withdrawing", "3521")
        t.does("withdraw-leader:mac.parmenion", "back:3722", "halt").until("GiveOrders")
        assert t.where("mac.parmenion") == "3722"


@pytest.mark.clause("4.62b", "6.71e")
@pytest.mark.parametrize("shut_in", [True, False])
def test_a_leader_shut_in_beside_them_is_lost(shut_in: bool) -> None:
    # Persians all around him, and the horse has 3621 in its zone or not
    ring = {"3722": "per.mi.pers-1", "3623": "per.mi.pers-2", "3522": "per.mi.susian", "3721": "per.hc.kin-1"}
    faces = (90, 210, 270, 270 if shut_in else 90)
    t = field(
        {"3518": ELEPHANTS, "3622": "mac.parmenion", **ring}, facing=dict(zip(ring.values(), faces, strict=True)),
        standing={"macedonian": ["withdraw-leaders never"], "opponent": ["withdraw-others never"]},
    )  # fmt: skip
    routs(t.dice(4, DEAD), ELEPHANTS)
    assert (t.where("mac.parmenion") == "eliminated") == shut_in
    assert [e.clauses for e in t.events("leader-shut-in")] == [("4.62b",)] * shut_in


@pytest.mark.clause("4.62a", "6.71e")
def test_leaders_do_not_give_way_to_their_own() -> None:
    t = field({"3518": ELEPHANTS, "3622": "per.bupares", "3522": "per.hc.kin-1"}, facing={"per.hc.kin-1": 30})
    routs(t.dice(4, DEAD), ELEPHANTS)
    assert t.asked == "Withdrawing" and sorted(t.choices()) == ["no-more", "stand", "withdraw:per.hc.kin-1"]
    t.may_not("withdraw-leader:per.bupares", "4.62a")


# -------------------------------------------------------------------------------------------------- by a plan [6.8]
GREEKS = "gre.hi.epilektoi"
BOWS = "gre.light.1"
LINE = ("mac.hy.1", "mac.hy.2", "mac.phalanx-1")


def planned(lines: dict[tuple[str, ...], str], others: dict[str, str], **rest: Any) -> Table:
    """Foot before Greeks at Chaeronea; each of these lines has a marker under its leader."""
    there = {"3506": LINE[0], "3507": LINE[1], "3509": LINE[2], "3608": "mac.philip", "1915": "gre.chares", **others}
    facing = {**dict.fromkeys(LINE, 270), GREEKS: 90, **({BOWS: 90} if BOWS in others.values() else {})}
    rest.setdefault("standing", QUIET)
    t = Table(there, scenario="chaeronea", active="gre.chares", facing=facing, **rest)
    for line, leader in lines.items():
        t.state.plans.append((t.leader(leader), PW, *(t.unit(u) for u in line)))
        t.state.marker[t.leader(leader)] = PW
    return t


@pytest.mark.clause("6.82", "6.84a", "6.85")
@pytest.mark.parametrize("second", ["mac.philip", "mac.alexander-ch"])
def test_each_planned_line_may_go_back_though_one_has_gone(second: str) -> None:
    # two lines of one leader, or of two
    there = {"3307": GREEKS, **({"3610": second} if second != "mac.philip" else {})}
    t = comes(planned({LINE[:2]: "mac.philip", LINE[2:]: second}, there).dice(0, 0, 0), GREEKS)
    t.does("reveal:mac.philip").until("Revealing")
    assert t.where(LINE[2]) == "3509/3508" and t.choices("reveal") == [f"reveal:{second}"]
    t.does(f"reveal:{second}").until("GiveOrders")
    assert t.where(LINE[2]) in ("3609/3608", "3610/3609") and len(t.events("withdrew")) == 3
    assert [e["leader"] for e in t.events("plan-revealed")] == ["mac.philip", second]


@pytest.mark.clause("6.84a")
def test_but_not_the_same_line_twice_for_one_approach() -> None:
    # Greeks beside the first unit are two hexes from both when the line has gone
    t = planned({LINE[:2]: "mac.philip"}, {"3406": GREEKS}).dice(0, 0)
    comes(t, GREEKS).does("reveal:mac.philip", "back:3607").until("GiveOrders", {"Revealing": "reveal:mac.philip"})
    assert [t.where(u) for u in LINE[:2]] == ["3606", "3607"]
    assert len(withdrawal_paths.near_units(t.state, 0, t.unit(GREEKS))) == 2
    # his next approach is another matter
    t = planned({LINE[:2]: "mac.philip"}, {"3306": GREEKS}).dice(0, 0)
    comes(t, GREEKS).does("reveal:mac.philip").until("GiveOrders")
    t.state.at[t.state.loc[t.unit(GREEKS)]] = -1
    t.state.loc[t.unit(GREEKS)] += 51
    t.state.at[t.state.loc[t.unit(GREEKS)]] = t.unit(GREEKS)
    comes(t, GREEKS).may("reveal:mac.philip")


def shot_at(*dice: int, others: dict[str, str] | None = None, **rest: Any) -> Table:
    """The line is about to leave the zone of archers beside it."""
    asking = {"macedonian": QUIET["macedonian"], "opponent": ["retire-fire ask", "entry-fire never"]}
    t = planned({LINE: "mac.philip"}, {"3306": GREEKS, "3407": BOWS, **(others or {})}, standing=asking, **rest)
    comes(t, GREEKS).does("reveal:mac.philip", "back:3606").dice(*dice)
    return t


@pytest.mark.clause("8.22", "6.84b")
def test_a_planned_line_is_shot_at_as_it_leaves_zones_before_anybody_moves() -> None:
    t = shot_at(9, 9, 0, 0, 0)
    shots = 0
    while t.asked == "RetireReaction":
        assert t.decider == "opponent" and [t.where(u) for u in LINE] == ["3506", "3507", "3509/3508"]
        t.does(f"volley:{BOWS}")
        shots += 1
    assert shots == 2 and [e["target"] for e in t.events("shot")] == list(LINE[:2])
    assert [e.clauses for e in t.events("shot")] == [("8.22",)] * 2
    assert [e["distance"] for e in t.events("shot")] == [2, 2]
    t.until("GiveOrders")
    assert [t.where(u) for u in LINE] == ["3606", "3607", "3609/3608"]


@pytest.mark.clause("8.22", "6.84b", "6.73")
def test_who_is_shot_into_rout_is_not_among_them() -> None:
    t = shot_at(0, 9, 0, 0, hits={LINE[0]: 7})
    while t.asked == "RetireReaction":
        t.does(f"volley:{BOWS}")
    assert t.flag(LINE[0], "routed")
    t.until("GiveOrders")
    assert [t.where(u) for u in LINE[1:]] == ["3607", "3609/3608"] and t.hits(LINE[0]) == 0
    assert [e["unit"] for e in t.events("withdrew")] == list(LINE[1:])


@pytest.mark.clause("8.22", "6.84b")
def test_nobody_goes_when_fire_has_barred_the_way_of_one() -> None:
    # as if somebody had fled to where the second would go
    t = shot_at(9, 9, others={"3530": "mac.hc.comp-1"})
    put(t.state, t.unit("mac.hc.comp-1"), hex_of("3607"))
    while t.asked == "RetireReaction":
        t.does("pass")
    assert not t.events("withdrew") and [t.where(u) for u in LINE] == ["3506", "3507", "3509/3508"]
