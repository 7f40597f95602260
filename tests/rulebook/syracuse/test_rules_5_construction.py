"""Construction [2.C, 5], from the clauses."""

from typing import Any

import pytest

from polemos.games.syracuse.choice_ids import WORK_NAMES
from polemos.games.syracuse.data.tables import NOT_BUILT
from polemos.games.syracuse.data.world import ATHENS, FORT_NAMES, NEITHER, SYRACUSE, WALL_NAMES
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.rules.works import owner_of
from rulebook.syracuse.table import Table

BUILT = {"camp": "built"}


def thrown(side: str, pieces: dict[str, Any] | None = None, **rest: Any) -> int:
    """How many construction dice a side throws."""
    rest.setdefault("works", BUILT)
    rest.setdefault("advantage", "syracuse" if side == "athens" else "athens")
    t = Table(pieces or {"T12": "AH1", "SYR": "SH1"}, phase="C", **rest).finish_phase(say={"Building": "done"})
    return len([e for e in t.events("rolled") if e["side"] == side])


def builds(side: str, pieces: dict[str, Any], *dice: int, works: dict[str, str] | None = None, **rest: Any) -> Table:
    """A side has thrown its dice and builds."""
    rest.setdefault("advantage", "syracuse" if side == "athens" else "athens")
    t = Table(pieces, phase="C", works=works or {}, initiative=side, dice=list(dice), turn=7, **rest)
    return t.until(lambda t: t.asked in ("Building", "PhaseEnd"))


@pytest.mark.clause("5.wall.a")
def test_no_wall_stands_on_a_bare_map() -> None:
    assert set(GAME.rules.blank().walls) == {NOT_BUILT}
    t = Table()
    assert {t.work(name) for name in WALL_NAMES} == {"none"}


@pytest.mark.clause("5.fortif.c", "5.fort.d", "5.wall.b", "5.chain.a")
def test_whose_works_they_are() -> None:
    sides = [owner_of(WORK_NAMES.index(name)) for name in ("A1", "A3", "1A", "3A", "camp", "chain")]
    assert sides == [ATHENS, ATHENS, SYRACUSE, SYRACUSE, ATHENS, SYRACUSE]
    # forts change hands
    assert {owner_of(WORK_NAMES.index(name)) for name in FORT_NAMES} == {NEITHER}


@pytest.mark.clause("2.C.a")
@pytest.mark.parametrize("first", ["athens", "syracuse"])
def test_the_side_with_the_initiative_builds_first(first: str) -> None:
    t = Table({"T12": "AH1"}, phase="C", works=BUILT, initiative=first, turn=5).finish_phase(say={"Building": "done"})
    assert t.events("construction")[0]["side"] == first


@pytest.mark.clause("2.C.b", "2.C.d", "2.C.k")
def test_the_base_and_the_year() -> None:
    # 415: two and one; 414: one more for Athens; 413: one less for both
    for turn, athens, syracuse in ((1, 2, 1), (3, 3, 1), (7, 1, 0)):
        assert thrown("athens", turn=turn) == athens
        assert thrown("syracuse", turn=turn) == syracuse


@pytest.mark.clause("2.C.c")
def test_the_advantage_gives_a_die() -> None:
    assert thrown("athens", turn=1, advantage="athens") == 3
    assert thrown("syracuse", turn=1, advantage="syracuse") == 2


@pytest.mark.clause("2.C.e")
def test_a_chit_of_the_own_colour_gives_a_die_and_only_one() -> None:
    hands = {"athens": ["S1", "S13", "S4", "S14s"]}
    t = Table({"T12": "AH1"}, phase="C", turn=1, advantage="syracuse", hands=hands)
    t.until("Moment").may("discard:S1", "discard:S13").may_not("discard:S4", "2.C.e").may_not("discard:S14s", "2.C.e")
    t.does("discard:S1")
    assert "S1" in t.pool and t.event("discarded")["chit"] == "S1"
    t.finish_phase(say={"Building": "done"})
    assert t.event("construction")["dice"] == 3 and "S13" in t.hand("athens")
    assert t.event("construction").clauses == ("2.C.b", "2.C.e")


@pytest.mark.clause("2.C.f")
def test_a_leader_of_bonus_2_gives_a_die_however_many_there_are() -> None:
    assert thrown("athens", {"CAT": "DEM"}, turn=1) == 3
    assert thrown("athens", {"CAT": ["DEM", "ALC"]}, turn=1) == 3
    assert thrown("athens", {"CAT": "DEM-"}, turn=1) == 2
    assert thrown("athens", {"CAT": "NIC"}, turn=1) == 2


@pytest.mark.clause("2.C.g")
def test_labdalon_gives_athens_a_die() -> None:
    assert thrown("athens", turn=1, works={**BUILT, "labdalon": "athens"}) == 3
    assert thrown("athens", turn=1, works={**BUILT, "labdalon": "syracuse"}) == 2
    assert thrown("syracuse", turn=1, works={**BUILT, "labdalon": "syracuse"}) == 1


@pytest.mark.clause("2.C.h")
def test_the_chain_costs_athens_a_die() -> None:
    works = {**BUILT, "plemmyrion": "syracuse"}
    assert thrown("athens", turn=1, works={**works, "chain": "built"}) == 1
    assert thrown("athens", turn=1, works={**works, "chain": "destroyed"}) == 2


@pytest.mark.clause("2.C.i")
def test_enemy_cavalry_of_more_than_twice_the_strength_costs_a_die() -> None:
    # 5 against 2 is more than twice, 4 against 2 is not; inside works and in Catania it counts as well
    assert thrown("athens", {"SYR": ["SC1", "SC3"], "CAT": "AC1"}, turn=1) == 1
    assert thrown("athens", {"SYR": ["SC3", "SC4"], "CAT": "AC1"}, turn=1) == 2
    assert thrown("athens", {"SYR": "SC3"}, turn=1) == 1
    assert thrown("athens", {}, turn=1) == 2
    assert thrown("syracuse", {"T12": "AC1", "SYR": "SC3-"}, turn=1) == 1
    assert thrown("syracuse", {"T12": ["AC1", "AC2-"], "SYR": "SC3-"}, turn=1) == 0


@pytest.mark.clause("2.C.j")
def test_winter_costs_a_die() -> None:
    assert thrown("athens", turn=2) == 1 and thrown("syracuse", turn=2) == 0


@pytest.mark.clause("2.C.b")
def test_there_are_never_fewer_dice_than_none() -> None:
    t = Table({"SYR": "SC1"}, phase="C", turn=7, advantage="syracuse", works={"chain": "built", **BUILT})
    t.finish_phase(say={"Building": "done"})
    assert [e["side"] for e in t.events("points")] == ["syracuse"]


@pytest.mark.clause("2.C.l")
def test_syracuse_waits_for_the_camp() -> None:
    pieces = {"T6": "SH1", "T12": "AH1"}
    assert thrown("syracuse", pieces, works={}, turn=1, advantage="syracuse") == 0
    # when it has been built once it may lie destroyed
    assert thrown("syracuse", pieces, works={"camp": "destroyed"}, turn=1, advantage="syracuse") == 2


@pytest.mark.clause("5.dice.a", "5.dice.b")
def test_sixes_give_two_points_and_fives_one() -> None:
    t = Table({"T12": "AH1"}, phase="C", turn=4, advantage="athens", dice=[6, 5, 4, 6]).finish_phase()
    assert t.event("points")["points"] == 5


@pytest.mark.clause("5.cost.a", "5.req.a", "5.fortif.e")
def test_the_camp_costs_two_and_comes_first() -> None:
    pieces = {"T17": "AH1", "T16": "AH2", "T14": "AH3"}
    t = builds("athens", pieces, 6)
    t.may("build:camp").may_not("build:plemmyrion", "5.fortif.e").may_not("build:A1", "5.wall.d", "5.fortif.e")
    t.does("build:camp")
    assert t.work("camp") == "built" and t.cp == 0
    builds("athens", pieces, 5, works={"camp": "destroyed"}).may("build:A1").may_not("build:camp", "5.cost.a")


@pytest.mark.clause("5.cost.a", "5.fort.c")
def test_the_forts_that_athens_alone_can_build() -> None:
    t = builds("athens", {"T5": "AH1", "T8": "AH2", "T16": "AH3", "T11": "AH4"}, 6, works=BUILT)
    t.may("build:labdalon", "build:syke", "build:plemmyrion").may_not("build:olympieion", "5.fort.b", "5.fort.e")
    t.does("build:syke")
    assert t.work("syke") == "athens"
    pieces = {"T5": "SH1", "T8": "SH2", "T6": "SH3"}
    t = Table(pieces, phase="C", works=BUILT, initiative="syracuse", dice=[6], turn=5).until("Building")
    t.may_not("build:syke", "5.fort.c").may_not("build:camp", "5.fort.c").may("build:1A")


@pytest.mark.clause("5.fort.e", "5.fortif.a")
def test_what_stands_is_not_built_again() -> None:
    t = builds("athens", {"T8": "AH2", "T17": "AH1", "T5": "AH3"}, 6, works={**BUILT, "syke": "syracuse"})
    t.may_not("build:syke", "5.fort.e").may_not("build:camp", "5.fortif.a")


@pytest.mark.clause("5.req.a")
@pytest.mark.parametrize(
    ("there", "enough"),
    [(["AH1"], True), (["AA1"], True), (["AP1-", "AA1-"], True), (["AA1-"], False), (["AC1"], False), (["NIC"], False)],
)
def test_two_pf_of_hoplites_archers_or_peltasts_are_needed(there: list[str], enough: bool) -> None:
    t = builds("athens", {"T8": there, "T5": "AH6"}, 6, works=BUILT)
    assert ("build:syke" in t.choices()) is enough
    if not enough:
        t.may_not("build:syke", "5.req.a")


@pytest.mark.clause("5.req.a")
def test_where_the_builders_stand() -> None:
    # a wall: in one of its two zones; inside a fort of the zone counts
    walls = {**BUILT, "A1": "built"}
    builds("athens", {"T9": "AH1"}, 6, works=walls).may("build:A2")
    builds("athens", {"syke": "AH1"}, 6, works={**walls, "syke": "athens"}).may("build:A2")
    t = builds("athens", {"T5": "AH1"}, 6, works=walls).may("build:labdalon").may_not("build:A2", "5.req.a")
    # the camp: in its zone
    t = builds("athens", {"T15": "AH1", "T13": "AH2"}, 6)
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("5.cost.b", "5.wall.f", "5.wall.b")
def test_walls_cost_one_and_come_in_their_order() -> None:
    pieces = {"T14": "AH1", "T8": "AH2", "T5": "AH3"}
    t = builds("athens", pieces, 6, works=BUILT)
    assert t.copy().does("build:A1").event("built").clauses == ("5.cost.b",)
    assert t.copy().does("build:labdalon").event("built").clauses == ("5.cost.a",)
    t.may("build:A1").may_not("build:A2", "5.wall.f").may_not("build:A3", "5.wall.f").may_not("build:1A", "5.wall.b")
    t.does("build:A1", "build:A2")
    assert t.work("A2") == "built" and t.cp == 0
    t = Table({"T6": "SH1", "T14": "SH2", "T5": "SH3"}, phase="C", works=BUILT, initiative="syracuse", dice=[5], turn=5)
    t.until("Building").may("build:1A").may_not("build:2A", "5.wall.f").may_not("build:A1", "5.wall.b")


@pytest.mark.clause("5.wall.e", "5.wall.c")
def test_a_destroyed_wall_is_rebuilt_before_higher_ones() -> None:
    pieces = {"T14": "AH1", "T8": "AH2", "T5": "AH3"}
    t = builds("athens", pieces, 6, works={**BUILT, "A1": "destroyed", "A2": "built"})
    t.may("build:A1").may_not("build:A3", "5.wall.e").does("build:A1").may("build:A3")


@pytest.mark.clause("5.wall.d", "5.fortif.e")
def test_a_camp_that_has_been_destroyed_has_been_built() -> None:
    t = builds("athens", {"T14": "AH1", "T16": "AH2"}, 6, works={"camp": "destroyed"})
    t.may("build:A1", "build:plemmyrion")
    builds("athens", {"T14": "AH1", "T17": "AH2"}, 6).may("build:camp").may_not("build:A1", "5.wall.d", "5.fortif.e")


@pytest.mark.clause("5.wall.g")
def test_a3_and_3a_exclude_each_other() -> None:
    works = {**BUILT, "A1": "built", "A2": "built", "3A": "built"}
    t = builds("athens", {"T5": ["AH3", "AH1"], "T16": "AH2"}, 6, works=works).may_not("build:A3", "5.wall.g")
    builds("athens", {"T5": "AH3"}, 6, works={**works, "3A": "destroyed"}).may("build:A3")
    works = {**BUILT, "1A": "built", "2A": "built", "A3": "built"}
    t = Table({"T5": "SH3"}, phase="C", works=works, initiative="syracuse", dice=[6], turn=5, advantage="syracuse")
    assert "build:3A" not in t.until(lambda t: t.asked in ("Building", "PhaseEnd")).choices()
    works |= {"A3": "destroyed"}
    t = Table({"T5": "SH3"}, phase="C", works=works, initiative="syracuse", dice=[6], turn=5, advantage="syracuse")
    t.until("Building").may("build:3A")


@pytest.mark.clause("5.chain.a", "5.chain.b", "5.cost.b")
@pytest.mark.parametrize(("chain", "clause"), [("none", "5.chain.a"), ("destroyed", "5.chain.b")])
def test_the_chain_is_built_and_rebuilt_by_who_holds_plemmyrion(chain: str, clause: str) -> None:
    def table(owner: str) -> Table:
        works = {**BUILT, "plemmyrion": owner, "chain": chain}
        t = Table({"T6": "SH1"}, phase="C", works=works, initiative="syracuse", dice=[5], turn=5)
        return t.until("Building")

    table("syracuse").may("build:chain")
    table("athens").may_not("build:chain", clause)
    t = builds("athens", {"T16": "AH1", "T14": "AH2"}, 6, works={**BUILT, "plemmyrion": "athens"})
    t.may_not("build:chain", "5.chain.a")


@pytest.mark.clause("5.chain.d", "6.ath.a")
def test_the_chain_makes_athens_short_at_once() -> None:
    works = {**BUILT, "plemmyrion": "syracuse"}
    t = Table({"SYR": "SH1", "T6": "SH2"}, phase="C", works=works, initiative="syracuse", dice=[5], turn=5)
    t.until("Building").does("build:chain")
    assert t.work("chain") == "built" and t.short("athens") == ["chain"]


@pytest.mark.clause("5.save.a")
def test_points_are_not_saved() -> None:
    t = builds("athens", {"T14": "AH1"}, 6, works=BUILT).does("build:A1")
    assert t.cp in (0, 1)
    t.finish_phase()
    assert t.cp == 0


# ---------------------------------------------------------------- S12, S13


@pytest.mark.clause("event.12", "5.free.a")
def test_s12_builds_a_wall_without_points() -> None:
    hands = {"athens": ["S12a"]}
    pieces = {"T14": "AH1", "T16": "AH2", "T5": "AH3"}
    t = Table(pieces, phase="C", works=BUILT, hands=hands, dice=[1] * 9, turn=1)
    t.until("Moment").does("pass").until("Moment").does("play:S12")
    # neither Labdalon nor Plemmyrion
    assert t.work("A1") == "built"
    # all the other conditions hold
    t = Table({"T8": "AH1"}, phase="C", works=BUILT, hands=hands, dice=[1] * 9, turn=1).until("Moment")
    assert t.choices() == ["pass", "discard:S12a"]
    t.does("pass").finish_phase()
    assert t.hand("athens") == ["S12a"]


@pytest.mark.clause("event.13", "5.free.a")
def test_s13_builds_the_camp_or_a_fort_without_points() -> None:
    hands = {"athens": ["S13"]}
    t = Table({"T17": "AH1"}, phase="C", hands=hands, dice=[1] * 9, turn=1).until("Moment").does("pass")
    t.until("Moment").does("play:S13")
    assert t.work("camp") == "built"
    pieces = {"T16": "AH2", "T8": "AH3", "T14": "AH1"}
    t = Table(pieces, phase="C", works=BUILT, hands=hands, dice=[1] * 9, turn=1).until("Moment").does("pass")
    t.until("Moment").does("play:S13")
    assert t.asked == "FreeWork" and t.targets("build") == ["syke", "plemmyrion"]
    t.may_not("build:A1", "event.13").may_not("build:labdalon", "5.req.a").does("build:plemmyrion")
    assert t.work("plemmyrion") == "athens"
