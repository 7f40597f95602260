"""Columns [6.6]."""

from typing import Any

import pytest

from polemos.games.alexander.game import GAME
from rulebook.alexander.marching import COMPANIONS, FOOT, HOPLITES, LINE, PELTASTS, elsewhere, field
from rulebook.alexander.table import Table

PHALANX = "mac.ph.craterus"


def column(**rest: Any) -> Table:
    """A company of hoplites in column at 2516, heading up and right."""
    pieces = {"2516": HOPLITES, **rest.pop("pieces", {})}
    facing = {HOPLITES: 60, **rest.pop("facings", {})}
    return field(pieces, column=[HOPLITES], facing=facing, **rest)


@pytest.mark.clause("6.61a", "6.63a", "6.63c")
def test_a_single_size_unit_forms_column_at_the_end_of_its_move() -> None:
    t = field({"2516": HOPLITES}, facing={HOPLITES: 90}).does(f"move:{HOPLITES}", "enter:2616")
    assert t.targets("column") == ["120", "60"]
    t.may_not("column:180", "6.63c").does("column:120")
    assert (t.asked, t.facing(HOPLITES)) == ("GiveOrders", 120)
    assert t.flag(HOPLITES, "form") == 1
    assert t.flag(HOPLITES, "moved") == 1


@pytest.mark.clause("6.61a")
def test_the_change_costs_no_points() -> None:
    t = field({"2516": HOPLITES}, facing={HOPLITES: 90}).does(f"move:{HOPLITES}")
    t.walks("2616", "2716", "2816", "2916", "3016")
    assert t.mp == 0
    t.does("column:60")
    assert t.flag(HOPLITES, "form") == 1


@pytest.mark.clause("6.61a")
def test_neither_cavalry_nor_units_in_contact_form_column() -> None:
    t = field({"2516": COMPANIONS}, facing={COMPANIONS: 90}).does(f"move:{COMPANIONS}")
    t.may_not("column:60", "6.61a")
    t = field({"2516": HOPLITES, "2817": FOOT}, facing={HOPLITES: 90, FOOT: 270}).does(f"move:{HOPLITES}")
    t.walks("2617").may("column:60").walks("2717")
    # in contact nothing is left to ask
    assert (t.asked, t.flag(HOPLITES, "form")) == ("GiveOrders", 0)


@pytest.mark.clause("6.61b", "6.62a")
def test_in_column_it_has_a_point_more() -> None:
    t = column().does(f"move:{HOPLITES}")
    assert t.mp == 6
    # a unit that forms column does not go on in this phase
    t = field({"2516": HOPLITES}, facing={HOPLITES: 90}).does(f"move:{HOPLITES}", "column:60")
    assert t.asked == "GiveOrders"


@pytest.mark.clause("6.62a")
def test_a_phalanx_in_column_and_in_haste_has_six() -> None:
    t = elsewhere("arbela", "mac.alexander-iii", "1813", {"2015": PHALANX}, column=[PHALANX], facing={PHALANX: 60})
    t.does(f"move:{PHALANX}")
    assert t.mp == 5
    t.does("hasten")
    assert t.mp == 6


@pytest.mark.clause("6.62b")
def test_terrain_hits_are_one_less_in_column() -> None:
    def crossing(unit: str, formation: dict[str, Any]) -> int:
        # over the stream at Chaeronea
        t = elsewhere("chaeronea", "gre.chares", "1004", {"1204": unit}, **formation)
        t.does(f"move:{unit}", "enter:1304")
        return t.hits(unit)

    unit = "gre.hi.epilektoi"
    assert crossing(unit, {"facing": {unit: 90}}) == 1
    assert crossing(unit, {"facing": {unit: 120}, "column": [unit]}) == 0


@pytest.mark.clause("6.63b")
def test_a_double_size_unit_faces_along_its_hexes() -> None:
    t = field({"2519": LINE}, facing={LINE: 90}).does(f"move:{LINE}")
    assert sorted(t.targets("column")) == ["0", "180"]
    t.may_not("column:60", "6.63b").does("column:180")
    # the right half leads
    assert (t.where(LINE), t.facing(LINE)) == ("2520/2519", 180)


@pytest.mark.clause("6.61a", "6.63b")
@pytest.mark.parametrize(("facing", "halves"), [("90", "2519/2520"), ("270", "2520/2519")])
def test_a_double_size_column_comes_into_line(facing: str, halves: str) -> None:
    t = field({"2520": LINE}, column=[LINE], facing={LINE: 180})
    assert t.where(LINE) == "2520/2519"
    t.does(f"move:{LINE}", f"line-up:{facing}")
    assert (t.where(LINE), t.facing(LINE), t.flag(LINE, "form")) == (halves, int(facing), 0)


@pytest.mark.clause("6.64a")
def test_a_column_goes_ahead_or_aslant_and_keeps_its_facing() -> None:
    t = column().does(f"move:{HOPLITES}")
    assert sorted(t.targets("enter")) == ["2515", "2616", "2617"]
    t.may_not("enter:2517", "6.64a").does("enter:2617")
    assert t.facing(HOPLITES) == 60


@pytest.mark.clause("6.64a", "7.12a")
def test_a_single_size_column_turns_by_hexsides() -> None:
    t = column().does(f"move:{HOPLITES}", "turn:120")
    assert (t.mp, t.facing(HOPLITES)) == (5, 120)
    t.may_not("turn:90", "6.63a")


@pytest.mark.clause("6.64b")
def test_a_double_size_column_does_not_turn() -> None:
    t = field({"2520": LINE}, column=[LINE], facing={LINE: 180}).does(f"move:{LINE}")
    assert t.mp == 5
    t.may_not("turn:240", "6.64b").may_not("pivot:2520", "6.64b").may_not("reverse", "6.44")
    assert sorted(t.targets("enter")) == ["2421", "2521", "2621"]
    t.does("enter:2521")
    assert t.where(LINE) == "2521/2520"


@pytest.mark.clause("6.67")
def test_a_column_neither_passes_nor_is_passed() -> None:
    t = column(pieces={"2616": PELTASTS}).does(f"move:{HOPLITES}").may_not("enter:2616", "6.67")
    archers = "mac.sk.arch"
    t = column(pieces={"2416": archers, "2414": "mac.menedemus"}, facings={archers: 90}, active="mac.menedemus")
    t.does(f"move:{archers}").may_not("enter:2516", "6.67")


@pytest.mark.clause("6.64a")
def test_a_step_of_a_column_is_told_as_that_of_its_head() -> None:
    t = elsewhere("arbela", "mac.alexander-iii", "1813", {"2015": PHALANX}, column=[PHALANX], facing={PHALANX: 60})
    t.does(f"move:{PHALANX}")
    step = t.value(t.choices("enter")[0])
    assert GAME.edge.describe(t.state, step, "en").text == "Go to 2114 (head) and 2015"
    assert GAME.edge.describe(t.state, step, "ja").text == "2114(先頭)と2015へ進む"
