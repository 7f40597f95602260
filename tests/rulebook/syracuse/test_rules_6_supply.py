"""Supply and attrition [2.D4, 2.D5, 6], from the clauses."""

from typing import Any

import pytest

from rulebook.syracuse.table import Table

BUILT = {"camp": "built"}
CHAIN = {**BUILT, "chain": "built", "plemmyrion": "syracuse"}
A3 = {**BUILT, "A1": "built", "A2": "built", "A3": "built"}


@pytest.mark.clause("6.d4.a", "2.D4.a")
def test_disette_moves_toward_0_also_in_winter() -> None:
    for turn in (3, 2):
        t = Table({"T12": "AH1"}, phase="D4", works=CHAIN, supply={"athens": 2}, turn=turn).finish_phase()
        assert t.box("athens") == 1


@pytest.mark.clause("6.d4.b", "2.D4.a")
@pytest.mark.parametrize(("turn", "box"), [(3, 2), (4, 2), (5, 2), (6, 1)])
def test_appro_moves_toward_3_but_not_in_winter(turn: int, box: int) -> None:
    t = Table({"T12": "AH1"}, phase="D4", supply={"athens": 1}, turn=turn).finish_phase()
    assert t.box("athens") == box


@pytest.mark.clause("6.track.a", "6.d4.b")
def test_the_track_goes_from_0_to_3() -> None:
    t = Table({"T12": "AH1"}, phase="D4", supply={"athens": 3}).finish_phase()
    assert t.box("athens") == 3
    more = {"M9": [f"AT{n}" for n in range(1, 9)]}
    t = Table(more, phase="D4", works=CHAIN, supply={"athens": 0}).finish_phase()
    assert t.box("athens") == 0


@pytest.mark.clause("event.22")
def test_s22_moves_the_own_marker_toward_3() -> None:
    t = Table({"T12": "AH1"}, phase="D4", works=CHAIN, supply={"athens": 1}, hands={"athens": ["S22a"]})
    t.until("Moment").does("play:S22")
    # up to 2, then down by the shortage
    assert t.box("athens") == 1
    t = Table({"T12": "AH1"}, phase="D4", supply={"athens": 3}, hands={"athens": ["S22a"]}).finish_phase()
    assert t.hand("athens") == ["S22a"]


# ---------------------------------------------------------------- what turns the markers


@pytest.mark.clause("6.ath.a", "4.demo.e")
def test_the_chain_and_its_end_turn_the_athenian_marker_at_once() -> None:
    t = Table({"M8": "AT1"}, phase="D5", works=CHAIN, dice=[1, 6]).until("Demolition")
    assert t.short("athens") == ["chain"]
    t.does("demolish:chain")
    assert t.short("athens") == []


@pytest.mark.clause("6.syr.a", "6.syr.b")
def test_wall_a3_and_its_end_turn_the_syracusan_marker_at_once() -> None:
    t = Table({"T5": "AH1"}, phase="C", works={**A3, "A3": "none"}, dice=[6, 6, 6, 6]).until("Building")
    assert t.short("syracuse") == []
    t.does("build:A3")
    assert t.short("syracuse") == ["wall"]
    t = Table({"T5": "SH1", "T7": "SH2"}, phase="D5", side="syracuse", works=A3, dice=[1, 1, 3], advantage="syracuse")
    t.until("Demolition").does("demolish:A3")
    assert t.short("syracuse") == [] and t.event("appro")["side"] == "syracuse"


@pytest.mark.clause("6.syr.b", "6.syr.c")
def test_a_side_that_is_short_for_two_causes_stays_so_when_one_of_them_ends() -> None:
    rest: dict[str, Any] = {"works": A3, "short": {"syracuse": ["blockade"]}, "advantage": "syracuse"}
    t = Table({"T5": "SH1", "T7": "SH2"}, phase="D5", side="syracuse", dice=[1, 1, 3], **rest)
    t.until("Demolition").does("demolish:A3")
    assert t.short("syracuse") == ["blockade"]
    assert t.event("less-short")["side"] == "syracuse" and not t.events("appro")


@pytest.mark.clause("6.syr.c")
@pytest.mark.parametrize(
    ("pieces", "short"),
    [
        ({"T7": "AH1", "M5": "AT1", "M8": "AT2"}, True),
        ({"T7": "AH1", "M5": "AT1"}, False),
        ({"T7": "NIC", "M5": "AT1", "M8": "AT2"}, False),
        ({"M5": "AT1", "M8": "AT2"}, False),
    ],
)
def test_a_blockade_of_t7_m5_and_m8(pieces: dict[str, Any], short: bool) -> None:
    t = Table(pieces, phase="D5", side="syracuse", initiative="athens", advantage="athens")
    t.until("PhaseEnd").does("pass")
    assert t.short("syracuse") == (["blockade"] if short else [])


@pytest.mark.clause("6.syr.c")
def test_a_blockade_that_is_not_kept_up_is_over() -> None:
    t = Table({"T7": "AH1"}, phase="D5", side="syracuse", initiative="athens", short={"syracuse": ["blockade"]})
    t.until("PhaseEnd").does("pass")
    assert t.short("syracuse") == []


@pytest.mark.clause("6.ath.b")
@pytest.mark.parametrize(
    ("cavalry", "die", "short"),
    [
        ({"T14": ["SC1", "SC2"], "T12": "AC1"}, 2, True),  # 6 against 2
        ({"T14": ["SC1", "SC2"], "T12": "AC1"}, 3, False),
        ({"T14": ["SC3", "SC4"], "T12": "AC1"}, 2, False),  # 4 against 2: not more than twice
        ({"SYR": ["SC1", "SC2"], "T12": "AC1"}, 2, False),  # in the city
        ({"olympieion": ["SC1", "SC2"], "T12": "AC1"}, 2, False),  # inside a fort
        ({"T14": "SC3-", "CAT": ["AC1", "AC2"]}, 2, True),  # Catania does not count, and one against none is enough
    ],
)
def test_enemy_cavalry_makes_athens_short(cavalry: dict[str, Any], die: int, short: bool) -> None:
    # a die of attrition for the riders in T14 comes first
    dice = [1, die] if "T14" in cavalry else [die]
    t = Table(cavalry, phase="D5", side="syracuse", initiative="athens", advantage="athens", dice=dice)
    t.until("PhaseEnd").does("pass")
    assert t.short("athens") == (["cavalry"] if short else [])
    if t.events("rolled") and t.events("rolled")[-1]["reason"] == "supply":
        # he who is stronger rolls
        assert t.events("rolled")[-1]["side"] == "syracuse"
        assert t.events("rolled")[-1].clauses == ("6.ath.b",)


@pytest.mark.clause("6.syr.d")
@pytest.mark.parametrize(("die", "short"), [(1, True), (2, False)])
def test_enemy_cavalry_makes_syracuse_short_on_an_odd_die(die: int, short: bool) -> None:
    t = Table({"T14": "AC1"}, phase="D5", side="syracuse", initiative="athens", advantage="athens", dice=[die])
    t.until("PhaseEnd").does("pass")
    assert t.short("syracuse") == (["cavalry"] if short else [])
    assert t.events("rolled")[0]["side"] == "athens"
    assert t.events("rolled")[0].clauses == ("6.syr.d",)


@pytest.mark.clause("6.cav.a")
def test_a_shortage_by_cavalry_alone_ends_after_its_move() -> None:
    t = Table({"T12": "AH1"}, phase="D4", supply={"athens": 1}, short={"athens": ["cavalry"]}).finish_phase()
    assert t.box("athens") == 0 and t.short("athens") == []
    # so it starves nobody
    assert not t.down("AH1")
    t = Table({"T12": "AH1"}, phase="D4", works=CHAIN, supply={"athens": 3}, short={"athens": ["cavalry"]})
    assert t.finish_phase().short("athens") == ["chain"]


@pytest.mark.clause("6.cav.a")
def test_with_the_switch_it_lasts_until_the_marker_is_at_0() -> None:
    rest: dict[str, Any] = {"short": {"athens": ["cavalry"]}, "options": ["cavalry_starves"]}
    t = Table({"T12": "AH1"}, phase="D4", supply={"athens": 3}, **rest).finish_phase()
    assert t.box("athens") == 2 and t.short("athens") == ["cavalry"]
    t = Table({"T12": "AH1"}, phase="D4", supply={"athens": 1}, **rest).finish_phase()
    assert t.box("athens") == 0 and t.short("athens") == []
    # beside another cause it ends as usual
    t = Table({"T12": "AH1"}, phase="D4", works=CHAIN, supply={"athens": 3}, **rest).finish_phase()
    assert t.short("athens") == ["chain"]


# ---------------------------------------------------------------- zero


@pytest.mark.clause("6.zero.a")
def test_athens_starves_at_0() -> None:
    pieces = {"T12": ["AH1", "AH2-", "NIC"], "SYR": "SH1", "M9": "AT1"}
    t = Table(pieces, phase="D4", works=CHAIN, supply={"athens": 1}, turn=3)
    t.until(lambda t: t.asked == "PhaseEnd" or t.over)
    assert t.down("AH1") and t.where("AH2") == "dead" and t.down("AT1")
    # wherever they are, also in Catania
    assert t.down("AT11") and not t.down("SH1") and not t.down("NIC")


@pytest.mark.clause("6.zero.a")
def test_at_1_and_supplied_nobody_starves() -> None:
    t = Table({"T12": "AH1"}, phase="D4", works=CHAIN, supply={"athens": 2}).finish_phase()
    assert not t.down("AH1")
    t = Table({"T12": "AH1"}, phase="D4", supply={"athens": 0}, turn=6).finish_phase()
    assert t.box("athens") == 0 and not t.down("AH1")


@pytest.mark.clause("6.zero.b", "9.sudden.a")
def test_athens_wins_when_syracuse_starves() -> None:
    t = Table({"SYR": "SH1"}, phase="D4", side="syracuse", works=A3, supply={"syracuse": 1})
    assert t.over and t.winner == "athens" and t.event("decided")["how"] == "starving"
    t = Table({"SYR": "SH1"}, phase="D4", side="syracuse", works=A3, supply={"syracuse": 2})
    assert not t.over


# ---------------------------------------------------------------- attrition


def checked(pieces: dict[str, Any], side: str = "athens", **rest: Any) -> list[str]:
    """The zones in which a side checks for attrition."""
    rest.setdefault("works", BUILT)
    t = Table(pieces, phase="D5", side=side, dice=[1] * 20, advantage=side, **rest).finish_phase()
    return [e["space"] for e in t.events("attrition")]


@pytest.mark.clause("6.attr.a", "2.D5.a")
def test_who_checks_for_attrition() -> None:
    pieces = {"T12": "AH1", "camp": "AH2", "syke": "AH3", "CAT": "AH4", "M12": "AT1", "M9": "AT2", "T5": "NIC"}
    works = {**BUILT, "syke": "athens"}
    assert checked(pieces, works=works) == ["T12", "M9"]
    pieces = {"SYR": "SH1", "T14": "SH2", "olympieion": "SH3", "M6": "ST1", "M7": "ST2", "M9": "ST3", "M11": "ST4"}
    assert checked(pieces, "syracuse") == ["T14", "M9", "M11"]
    # ports are those of the side: M12 with the camp, M11 with Plemmyrion
    assert checked(pieces, "syracuse", works={"plemmyrion": "syracuse"}) == ["T14", "M9"]
    assert checked({"M12": "AT1"}, works={"camp": "destroyed"}) == ["M12"]


@pytest.mark.clause("6.attr.a", "3.stack.f", "5.fortif.f")
def test_athens_names_who_is_inside_the_camp() -> None:
    pieces = {"T17": ["AH1", "AH2", "AA1"], "camp": ["AH3", "AC1"]}
    t = Table(pieces, works=BUILT, phase="D5", dice=[1] * 4, advantage="syracuse").until("Inside")
    t.does("shelter:AA1", "shelter:AH3", "shelter:AC1").finish_phase()
    assert sorted(t.at("camp")) == ["AA1", "AC1", "AH3"] and t.event("attrition")["space"] == "T17"
    # three fit, so nobody needs to be asked
    t = Table({"T17": ["AH1", "AH2"], "camp": "AH3"}, works=BUILT, phase="D5").finish_phase()
    assert t.events("attrition") == [] and len(t.at("camp")) == 3


@pytest.mark.clause("6.attr.b", "6.attr.c", "6.attr.d")
@pytest.mark.parametrize(
    ("pieces", "turn", "modifier"),
    [
        ({"T12": ["AH1"]}, 3, 0),  # 4 PF
        ({"T12": ["AH4", "AA1-"]}, 3, 0),  # 5
        ({"T12": ["AH4", "AA1"]}, 3, 1),  # 6
        ({"T12": ["AH4", "AH1", "AA1"]}, 3, 1),  # 10
        ({"T12": ["AH4", "AH1", "AH3"]}, 3, 2),  # 11
        ({"T12": ["AH1"]}, 2, 1),  # winter
        ({"M9": ["AT1", "AT2"]}, 3, 0),  # 20
        ({"M9": ["AT1", "AT2", "AT3-"]}, 3, 1),  # 25
        ({"M9": ["AT1", "AT2", "AT3", "AT4", "AT5-"]}, 6, 3),  # 45 in winter
    ],
)
def test_the_modifiers_of_attrition(pieces: dict[str, Any], turn: int, modifier: int) -> None:
    t = Table(pieces, phase="D5", turn=turn, dice=[1], advantage="syracuse").finish_phase()
    assert t.event("attrition")["total"] == 1 + modifier


@pytest.mark.clause("6.attr.b", "8.c")
@pytest.mark.parametrize(("die", "asked"), [(3, "PhaseEnd"), (4, "RollAgain")])
def test_the_holder_is_asked_about_a_check_that_costs_him_something(die: int, asked: str) -> None:
    # 6 PF: the modified die counts
    assert Table({"T12": ["AH4", "AA1"]}, phase="D5", dice=[die]).asked == asked


@pytest.mark.clause("6.attr.e", "6.attr.f")
def test_the_results_of_attrition() -> None:
    pieces = {"T12": ["AA1", "AC1-"]}
    t = Table(pieces, phase="D5", dice=[4], advantage="syracuse").finish_phase()
    assert not t.down("AA1") and t.where("AC1") == "T12"
    # on 5 one unit: a full one as long as there is one
    t = Table(pieces, phase="D5", dice=[5], advantage="syracuse").finish_phase()
    assert t.down("AA1") and t.where("AC1") == "T12"
    t = Table({"T12": ["AH1-", "AA1"]}, phase="D5", dice=[5], advantage="syracuse").finish_phase()
    assert t.down("AA1") and t.where("AH1") == "T12"
    t = Table({"T12": ["AA1", "AC1"]}, phase="D5", dice=[5], advantage="syracuse").until("Wearied").does("hit:AC1")
    assert t.down("AC1") and not t.down("AA1")
    t = Table({"T12": "AC1-"}, phase="D5", dice=[5], advantage="syracuse").finish_phase()
    assert t.where("AC1") == "dead"
    # on 6 and more all
    t = Table(pieces, phase="D5", dice=[6], advantage="syracuse").finish_phase()
    assert t.down("AA1") and t.where("AC1") == "dead"
