"""The tables for reading: all of them, with the figures that play uses, honest about where they come from."""

from polemos.games.belisarius.data.charts import (
    COST_RECRUIT,
    CRT,
    DIPLOMACY_BANDS,
    EVENT_NAMES,
    EVENT_OF,
    HEAVY_TAX,
    MARKER_COUNT,
    MARKERS,
    ODDS,
    RESULT_NAMES,
    TURN_YEARS,
)
from polemos.games.belisarius.data.pack import DATA
from polemos.games.belisarius.data.world import LAND_STEPS, PROVINCES, ROADS
from polemos.games.belisarius.edge.messages import texts
from polemos.games.belisarius.edge.reference_tables import listings
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.rules.court.diplomacy import DIFFERENCE_REASONS
from polemos.games.belisarius.rules.realm.supply import DISBAND_REASONS
from polemos.games.belisarius.rules.realm.taxation import TAX_REASONS
from polemos.games.belisarius.rules.revolts import REVOLT_REASONS
from polemos.room.table_builder import Listing
from polemos.room.view_models import Grid
from polemos.testing import shown
from printed import rows

#: Every table, and what the source lacks of them.
IDS = [
    name
    for line in rows("""
    turns phases scenarios events
    diplomacy diplomacy-results diplomacy-modifiers
    income heavy-tax heavy-tax-modifiers unit-costs other-costs
    revolt revolt-modifiers revolt-effect pillage pillage-loot colonisation colonisation-strength
    disband disband-modifiers one-die
    stratagems victory-points levels limits
    crt-assault crt-manoeuvre crt-results strength strength-factor
    op-points op-costs terrain lines sites areas
    unit-values leaders counter-mix control-chart
    """)
    for name in line
]
RECONSTRUCTED = {
    *("stratagems", "terrain", "lines", "sites", "areas", "unit-values", "leaders", "counter-mix", "control-chart"),
}


def book(language: str = "en") -> dict[str, Grid]:
    return shown.book(GAME, language)


def test_every_table_is_there_under_its_id() -> None:
    assert [grid.id for grid in GAME.edge.tables("en")] == IDS
    assert list(book("ja")) == IDS


def test_tables_are_whole_and_the_languages_agree_on_every_number() -> None:
    shown.tables_are_whole(GAME)
    shown.languages_agree_on_figures(GAME)


def test_what_the_source_lacks_is_marked() -> None:
    assert {grid.id for grid in GAME.edge.tables("en") if grid.provenance == "reconstructed"} == RECONSTRUCTED
    assert {grid.id for grid in GAME.edge.tables("en") if grid.provenance == "source"} == set(IDS) - RECONSTRUCTED
    assert DATA.provenance()["tables/terrain.toml: line.road"] == "source"
    assert [row[-1] for row in book()["lines"].rows] == ["source", "source", "reconstructed", "reconstructed"]


def test_the_results_of_combat_are_those_of_play() -> None:
    for table, name in enumerate(("crt-assault", "crt-manoeuvre")):
        grid = book()[name]
        assert tuple(grid.columns[1:]) == ODDS.names
        for die in range(6):
            assert list(grid.rows[die]) == [str(die + 1), *[RESULT_NAMES[code] for code in CRT[table].rows[die]]]


def test_all_thirty_six_events_and_all_markers_stand_in_their_tables() -> None:
    events = book()["events"].rows
    assert len(events) == 36
    assert [row[1] for row in events] == [EVENT_NAMES[n] for n in EVENT_OF if n >= 0]
    markers = book()["stratagems"].rows
    assert [(row[0], int(row[1])) for row in markers] == list(zip(MARKERS, MARKER_COUNT, strict=True))


def test_a_row_that_a_preview_points_at_by_name_is_the_row_of_that_name() -> None:
    named = [table for table in vars(listings).values() if isinstance(table, Listing)]
    assert len(named) == 15
    for table in named:
        heads = [row[0] for row in book()[table.chart.id].rows]
        assert len(heads) == len(set(heads)) >= len(table.rows)
        for row in table.rows:
            grid, number, _ = table.cell(row.name)
            assert book()[grid].rows[number][0] == texts("en")(f"{table.chart.message}-{row.name}")


def test_what_modifies_a_die_or_a_difference_is_a_row_of_its_chart() -> None:
    for table, reasons in (
        (listings.TAX_MODIFIERS, TAX_REASONS),
        (listings.REVOLT_MODIFIERS, REVOLT_REASONS),
        (listings.DISBAND_MODIFIERS, DISBAND_REASONS),
        (listings.DIPLOMACY_MODIFIERS, DIFFERENCE_REASONS),
    ):
        assert tuple([row.name for row in table.rows]) == reasons


def test_some_figures_as_play_has_them() -> None:
    grids = book()
    assert [row[1] for row in grids["unit-costs"].rows] == [str(n) if n >= 0 else "–" for n in COST_RECRUIT]
    assert len(grids["diplomacy"].columns) == 1 + len(DIPLOMACY_BANDS.names)
    assert grids["heavy-tax"].rows[0][0] == "1-"
    assert len(grids["heavy-tax"].rows) == len(HEAVY_TAX.rows)
    assert len(grids["turns"].rows) == len(TURN_YEARS)
    assert len(grids["control-chart"].rows) == len(PROVINCES)
    road = {cost for h, row in enumerate(LAND_STEPS) for n, cost in row if n in ROADS[h]}
    assert (road, grids["lines"].rows[0][1]) == ({1}, "½")
