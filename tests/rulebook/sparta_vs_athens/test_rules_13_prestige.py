"""Prestige and the adjustment at the turn of the year [13.0, the prestige table, 2.11, 2.16k], from the clauses."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.tables import ATHENS
from polemos.games.sparta_vs_athens.data.world import LOCALE_INDEX
from polemos.games.sparta_vs_athens.rules.nations.capture import capture
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.rules.year.prestige import AnnualAdjustment
from rulebook.sparta_vs_athens.table import Table

STANDING = {"minoa": "plataea", "pylos": "pylos"}


def adjusted(pieces: Any = None, **rest: Any) -> Table:
    """The Annual Prestige Adjustment Phase alone; both forts stand unless said."""
    said = {"scenario": "campaign", "year": 429, "forts": STANDING, **rest}
    return Table(pieces or {}, steps=[AnnualAdjustment()], **said)


@pytest.mark.clause("3.2.1b", "13.0b", "13.0c", "tbl.prestige.a", "tbl.prestige.b", "tbl.prestige.d")
def test_what_was_noted_in_the_year_moves_the_track_now() -> None:
    t = adjusted(prestige=1, battle_levels=-2, nation_levels=4, fort_levels=1)
    assert t.prestige == 4
    told = [(e["change"], e.clauses) for e in t.events("prestige")]
    assert told == [
        (-2, ("tbl.prestige.a",)),
        (4, ("tbl.prestige.b",)),
        (1, ("tbl.prestige.d",)),
    ]
    # and the account of the year is closed
    assert (t.state.battle_levels, t.state.nation_levels, t.state.fort_levels) == (0, 0, 0)


@pytest.mark.clause("2.16k", "tbl.prestige.c")
@pytest.mark.parametrize(
    ("before", "levels"),
    [(5, 0), (4, 0), (3, 1), (0, 1), (6, 0), (7, -1), (10, -1), (11, -2), (15, -2), (16, -3), (40, -3)],
)
def test_a_change_of_the_tribute(before: int, levels: int) -> None:
    # Ceos brings 5 now, against what came at the last income: 2 to 5, 6 to 10, 11 or more
    assert adjusted({"ceos": ["athens_lsp_12"]}, tribute=before).prestige == levels


@pytest.mark.clause("tbl.prestige.c")
def test_a_rise_of_the_tribute_by_6_and_by_11() -> None:
    pieces = {"ceos": ["athens_lsp_12"], "chios": ["chios_lsp"], "mytilene": ["lesbos_lsp"]}
    assert adjusted(pieces, tribute=7).prestige == 2
    assert adjusted(pieces, tribute=2).prestige == 3
    # undivided, whatever the divisor (RULING-44)
    assert adjusted(pieces, tribute=7, options=["halved_tribute"]).prestige == 2


@pytest.mark.clause("tbl.prestige.f", "13.0c")
def test_megara_left_alone() -> None:
    forts = {"pylos": "pylos"}
    assert adjusted(forts=forts).prestige == -1
    assert adjusted(forts=forts).event("prestige").clauses == ("tbl.prestige.f",)
    assert adjusted(forts=forts, flags=["megara-ravaged"]).prestige == 0
    # until the fort of Minoa has been placed, though it may fall again
    assert adjusted(forts={**forts, "minoa": "plataea"}).prestige == 0
    assert adjusted(forts={**forts, "minoa": "destroyed"}).prestige == 0


@pytest.mark.clause("tbl.prestige.g", "13.0c")
def test_peloponnesia_left_alone() -> None:
    forts = {"minoa": "plataea"}
    assert adjusted(forts=forts).prestige == -1
    assert adjusted(forts=forts, flags=["peloponnese-ravaged"]).prestige == 0
    assert adjusted(forts={**forts, "pylos": "pylos"}).prestige == 0
    # not during the Peace, of which Megara knows nothing
    assert adjusted(forts=forts, flags=["peace"]).prestige == 0
    assert adjusted(forts={"pylos": "pylos"}, flags=["peace"]).prestige == -1


@pytest.mark.clause("13.0c", "qa.93a")
def test_a_city_that_athens_has_held_was_not_left_alone() -> None:
    """Neither occupied nor ravaged: either is enough, and may be over."""
    held = {"megara": ["held"], "epidaurus": ["held"]}
    assert adjusted(forts={}).prestige == -2
    assert adjusted(forts={}, marks=held).prestige == 0
    # the year is over, but what Athens holds it has held in the next year too
    t = adjusted({"megara": ["athens_lsp_1"]}, forts={}, marks=held, holder={"megara": "athens"})
    assert t.position()["marks"] == {"megara": ["held"]}


@pytest.mark.clause("13.0c")
def test_holding_begins_with_the_capture() -> None:
    t = Table({"megara": ["athens_lsp_1"]}, steps=[Settle()])
    capture(t.state, ATHENS, LOCALE_INDEX["megara"], "9.0i")
    assert t.position()["marks"] == {"megara": ["held"]}


@pytest.mark.clause("2.11a")
def test_the_track_has_ends() -> None:
    assert adjusted(prestige=19, battle_levels=3).prestige == 20
    assert adjusted(prestige=-19, battle_levels=-3).prestige == -20


@pytest.mark.clause("tbl.income.sparta.a", "12.1c")
def test_the_year_is_kept_for_the_next_income() -> None:
    t = adjusted(flags=["attica-ravaged", "naupactus", "last-year-megara"])
    assert sorted(t.position()["flags"]) == ["last-year-attica", "last-year-naupactus"]
