"""The year and its phases [section 3, 2.14, 16.1a, 16.2a], from the clauses."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.rules.year.calendar import CalendarPhase
from polemos.games.sparta_vs_athens.rules.year.first_player import FirstPlayerPhase
from rulebook.sparta_vs_athens.table import Table

ADMINISTRATION = ["calendar", "prestige", "events", "government", "income", "first-player"]
QUIET = {"athens": ["athens_lsp_1", "nicias"], "sparta": ["sparta_lsp_1", "archidamus"], "methymna": ["athens_lsp_12"]}


def year(**rest: Any) -> Table:
    """A year of the Peace, from its first phase: hardly anything happens."""
    said = {"scenario": "nicias", "year": 418, "quarter": "administration", "phase": "calendar", **rest}
    pieces = {**QUIET, "argos": ["sparta_lsp_2", "sparta_lsp_3"]}
    return Table(pieces, government=8, since=417, besieging={"argos": ["sparta_lsp_2", "sparta_lsp_3"]}, **said)


def phases(t: Table) -> list[str]:
    """The phases, quarters and years that were told, in order."""
    found = []
    for e in t.events():
        if e.kind in ("phase", "side-phase"):
            found.append(e["phase"] if e.kind == "phase" else f"{e['side']} {e['phase']}")
        elif e.kind == "quarter":
            found.append(e["quarter"])
    return found


@pytest.mark.clause(
    "3.1a", "3.2.1a", "3.2.1b", "3.2.1c", "3.2.1d", "3.2.1e", "3.2.1f", "3.2.2a1", "3.2.2c", "3.2.3a", "3.2.4a", "2.14b"
)
def test_the_phases_of_a_year_in_their_order() -> None:
    t = year()
    t.until(lambda t: t.state.year == 416, {"GoFirst": "go-first:athens"})
    seen = phases(t)
    assert seen[:6] == ADMINISTRATION
    season = ["athens logistics", "sparta logistics"]
    rest = [word for word in seen[6:] if not word.endswith("operations")]
    assert rest[:9] == ["spring", *season, "summer", *season, "winter", *season]
    assert rest[9] == "calendar"
    # the first player by the one clause, the second by the other
    told = [(e["side"], e.clauses) for e in t.events("side-phase") if e["phase"] == "logistics"]
    assert told[:2] == [("athens", ("3.2.2a1",)), ("sparta", ("3.2.2c",))]


@pytest.mark.clause("1.1a", "2.14a", "3.2.1a", "9.2h", "10.5b", "16.1k")
def test_the_calendar_counts_down_and_what_lasted_for_the_year_is_over() -> None:
    t = Table(
        {},
        steps=[CalendarPhase()],
        scenario="campaign",
        year=430,
        marks={"athens": ["ravaged", "no-garrison"], "megara": ["ravaged"], "ceos": ["revolted"]},
    )
    assert t.state.year == 429
    assert t.event("year")["year"] == 429
    assert t.position()["marks"] == {"ceos": ["revolted"]}


@pytest.mark.clause("qa.86a", "16.1b", "3.2.1d")
@pytest.mark.parametrize("scenario", ["archidamian", "campaign", "nicias", "ionian"])
def test_the_first_year_begins_with_income(scenario: str) -> None:
    t = Table({}, base="scenario", scenario=scenario, quarter="administration", phase="income", dice=[1])
    t.until("GoFirst")
    assert phases(t)[:3] == ["income", "first-player", "spring"]


@pytest.mark.clause("3.2.1f", "gov.1d", "3.2.1d1")
@pytest.mark.parametrize(
    ("government", "prestige", "side"),
    [(1, 5, "sparta"), (1, -5, "sparta"), (2, 5, "athens"), (2, 0, "sparta"), (2, -1, "sparta"), (12, 1, "athens")],
)
def test_who_chooses_the_first_player(government: int, prestige: int, side: str) -> None:
    t = Table({}, steps=[FirstPlayerPhase()], scenario="campaign", year=427, government=government, prestige=prestige)
    assert t.event("chooser")["side"] == side
    assert t.state.chooser == t.side_of(side)


@pytest.mark.clause("3.2.1f", "3.2.2a1", "3.2.2b1", "3.2.2c", "3.2.2d")
def test_he_chooses_at_the_start_of_each_season() -> None:
    t = year(prestige=4).until("GoFirst")
    assert (t.decider, t.clause, t.targets("go-first")) == ("athens", "3.2.1f", ["athens", "sparta"])
    t.does("go-first:sparta").until("GoFirst")
    first = [e["side"] for e in t.events("side-phase") if e["phase"] == "logistics"]
    assert first == ["sparta", "athens"]
    t.forget().does("go-first:athens").until("GoFirst")
    first = [e["side"] for e in t.events("side-phase") if e["phase"] == "logistics"]
    assert first == ["athens", "sparta"]
    # whoever is ahead during the year, it stays with him until the next
    t.state.prestige = -4
    t.does("go-first:athens")
    t.until("GoFirst", {"Fall": "pass"})
    assert t.state.year == 416


@pytest.mark.clause("9.2d")
def test_a_city_that_was_not_ravaged_may_be_tried_next_season() -> None:
    t = year(quarter="spring", phase="operations", side="sparta", first="athens", marks={"megara": ["spared"]})
    assert t.position()["marks"] == {"megara": ["spared"]}
    t.until("GoFirst")
    assert "marks" not in t.position()


@pytest.mark.clause("16.1a", "16.1o")
def test_the_archidamian_war_is_judged_after_the_prestige_of_422() -> None:
    said: dict[str, Any] = {"quarter": "winter", "phase": "operations", "side": "athens", "first": "sparta"}
    t = Table(QUIET, scenario="archidamian", year=422, government=7, since=423, battle_levels=9, **said)
    t.dice(3, 4).finish()
    assert (t.state.year, t.winner) == (421, "athens")
    assert phases(t)[-2:] == ["calendar", "prestige"]
    # the same a year earlier goes on
    t = Table(QUIET, scenario="archidamian", year=423, government=7, since=424, battle_levels=9, **said)
    t.until(lambda t: t.state.year == 422)
    assert not t.over


@pytest.mark.clause("16.2a", "16.2h")
def test_the_second_scenario_ends_with_the_winter_of_413() -> None:
    t = Table(
        QUIET,
        scenario="nicias",
        year=413,
        quarter="winter",
        phase="operations",
        side="athens",
        first="sparta",
        happened=["15.7", "15.11"],
        government=8,
    )
    t.finish()
    assert (t.state.year, t.winner, t.event("decided")["how"]) == (413, "sparta", "scenario")


@pytest.mark.clause("15.14a", "3.2.2a1")
def test_brasidas_marches_before_the_first_logistics_of_spring_423() -> None:
    t = Table(
        {**QUIET, "thebes": ["boeotia_lsp_1", "brasidas"]},
        scenario="campaign",
        year=423,
        quarter="administration",
        phase="first-player",
        prestige=3,
        government=7,
        since=424,
    )
    t.until("WithBrasidas")
    assert not t.events("side-phase")
    t.does("pick:boeotia_lsp_1")
    assert t.asked == "GoFirst"
