"""The tables for reading: all of them, with the figures that play uses, honest about where they come from."""

from polemos.games.syracuse.data.tables import (
    CHIT_EVENT,
    CHITS,
    CODE_NAMES,
    COLUMN_NAMES,
    CRT,
    EVENT_NAMES,
    LOT_NAMES,
    LOTS,
    MIX,
    SCENARIOS,
    TROOPS,
    TURN_COUNT,
    UNIT_KEY,
    UNITS,
)
from polemos.games.syracuse.data.world import KIND, LAND_NEXT, PLACE_NAMES, TERRAIN_NAMES, ZONES
from polemos.games.syracuse.edge.messages import texts
from polemos.games.syracuse.edge.reference_tables import listings
from polemos.games.syracuse.game import GAME
from polemos.room.table_builder import Listing
from polemos.room.view_models import Grid
from polemos.testing import shown
from printed import rows

IDS = [
    name
    for line in rows("""
    turns phases seasons action-costs advantage
    construction-dice construction-points construction-costs works
    supply shortages attrition attrition-modifiers one-die
    events reinforcements scenarios victory-points victory
    set-up-1 set-up-2 set-up-3 set-up-4 set-up-5
    crt crt-results shifts die-modifiers movement stacking zones unit-types units leaders
    """)
    for name in line
]
RECONSTRUCTED = {
    *("turns", "works", "events", "reinforcements", "scenarios", "crt", "crt-results", "shifts", "die-modifiers"),
    *("zones", "units", "leaders", *[f"set-up-{card.number}" for card in SCENARIOS]),
}


def book(language: str = "en") -> dict[str, Grid]:
    return shown.book(GAME, language)


def column(grid: str, head: int) -> list[str]:
    return [row[head] for row in book()[grid].rows]


def test_every_table_is_there_under_its_id() -> None:
    assert [grid.id for grid in GAME.edge.tables("en")] == IDS
    assert list(book("ja")) == IDS


def test_tables_are_whole_and_the_languages_agree_on_every_number() -> None:
    shown.tables_are_whole(GAME)
    shown.languages_agree_on_figures(GAME)


def test_what_the_source_lacks_is_marked() -> None:
    assert {grid.id for grid in GAME.edge.tables("en") if grid.provenance == "reconstructed"} == RECONSTRUCTED


def test_the_results_of_combat_are_those_of_play() -> None:
    grid = book()["crt"]
    assert tuple(grid.columns[1:]) == COLUMN_NAMES
    assert column("crt", 0) == ["0-", "1", "2", "3", "4", "5", "6", "7+"]
    for cells, row in zip(CRT, grid.rows, strict=True):
        assert list(row[1:]) == [f"{CODE_NAMES[attack]} | {CODE_NAMES[defence]}" for attack, defence in cells]
    assert grid.rows[6][4] == "1/4 | 3/4"


def test_a_row_that_a_preview_points_at_by_name_is_the_row_of_that_name() -> None:
    named = [table for table in vars(listings).values() if isinstance(table, Listing)]
    assert len(named) == 9
    for table in named:
        heads = [row[0] for row in book()[table.chart.id].rows]
        assert len(heads) == len(set(heads)) == len(table.rows)
        for row, head in zip(table.rows, heads, strict=True):
            grid, number, _ = table.cell(row.name)
            said = f"{table.chart.message}-{row.name}"
            title = GAME.clauses[row.name].title if not table.chart.message else texts("en")(said)
            assert (book()[grid].rows[number][0], head) == (title, title)


def test_the_figures_are_those_of_the_source() -> None:
    assert column("seasons", 1) == ["0", "+1", "+1", "-1"]
    assert column("action-costs", 1) == ["1", "1", "0", "2", "1"]
    assert column("construction-dice", 1) == ["2", "+1", "+1", "+1", "+1", "+1", "-1", "-1", "-1", "-1"]
    assert column("construction-dice", 2) == ["1", "+1", "–", "+1", "+1", "–", "–", "-1", "-1", "-1"]
    assert column("construction-points", 1) == ["0", "0", "0", "0", "1", "2"]
    assert column("construction-costs", 1) == ["2", "2", "1", "1"]
    assert column("movement", 1)[:9] == ["1", "+1", "+1", "+3", "+1", "0", "1", "4", "4"]
    assert column("supply", 1) == ["-1", "+1", "0", "+1"]
    assert column("attrition", 0) == ["4-", "5", "6+"]
    assert column("victory-points", 1) == ["5", "2", "3", "2", "1", "1", "5"]
    assert dict(zip(column("stacking", 0), column("stacking", 1), strict=True)) == {
        "plain": "5 units",
        "heights": "5 units",
        "city": "no limit",
        "sea": "no limit",
        "protected sea": "50 PF",
        "box": "no limit",
        "Inside a fort": "no limit",
        "Athenian camp": "3 units",
    }


def test_dots_stand_at_the_faces_that_succeed() -> None:
    dots = {row[0]: "".join("x" if cell == "●" else "." for cell in row[1:]) for row in book()["one-die"].rows}
    assert list(dots.values()) == [
        *("....xx", "...xxx", "..xxxx", ".xxxxx", "..xxxx", "..xxxx", "....xx", "..xxxx", "....xx"),
        *(".x.x.x", "x.x.x."),
    ]


def test_all_events_and_chits_stand_in_their_table() -> None:
    grid = book()["events"].rows
    assert [row[0].split()[0] for row in grid] == list(EVENT_NAMES)
    for mix, head in zip(MIX, (2, 3), strict=True):
        for event, row in enumerate(grid):
            there = len([k for k in range(CHITS) if CHIT_EVENT[k] == event and mix[k]])
            assert sum(int(part.split()[0]) for part in row[head].split(", ")) == there
    assert sum(len(row[2].split(", ")) for row in grid) == sum(MIX[0])
    assert grid[3][4].endswith("Zones with a port are not affected by S4.")
    assert (grid[24][1], grid[14][1]) == ("any time", "recovery")


def test_the_map_the_counters_and_the_lots_are_those_of_play() -> None:
    zones = book()["zones"].rows
    assert len(zones) == ZONES
    for zone, row in enumerate(zones):
        assert row[1] == GAME.edge.board("en").words[TERRAIN_NAMES[KIND[zone]]]["en"].lower()
        neighbours = [name.rstrip("~") for name in row[2].split(", ") if name != "–"]
        assert neighbours == [PLACE_NAMES[b] for b in LAND_NEXT[zone]]
    assert column("units", 0) == list(UNIT_KEY[:TROOPS])
    assert len(book()["leaders"].rows) == UNITS - TROOPS
    assert column("reinforcements", 0) == list(LOT_NAMES)
    assert [len(cell.split(", ")) for cell in column("reinforcements", 5)] == [len(lot.units) for lot in LOTS]
    assert len(book()["turns"].rows) == TURN_COUNT


def test_every_counter_of_a_scenario_stands_in_its_set_up() -> None:
    for card in SCENARIOS:
        grid = book()[f"set-up-{card.number}"]
        counters = [name for row in grid.rows if not row[0].startswith("Work: ") for name in row[1].split(", ")]
        assert len(counters) == len(card.standing())
        assert len([name for name in counters if name.endswith("-")]) == sum(down for _, _, down in card.standing())
    works = {row[0]: row[1] for row in book()["set-up-4"].rows if row[0].startswith("Work: ")}
    assert works["Work: counter-wall 1A"] == "destroyed"
    assert works["Work: Fort Plemmyrion"] == "Athens"
    assert works["Work: Athenian camp"] == "built"


def test_what_is_special_in_a_scenario_is_said() -> None:
    special = column("scenarios", 7)
    assert special[0] == "Syracuse begins with S21 Alcibiades (Syracusan)"
    assert "action points of Syracuse halved: Summer 415" in special[1]
    assert "Gylippus and the army from Himera: Autumn 414" in special[1]
    assert "do not come: SH8" in special[1]
    assert "may be rebuilt without the lower walls: counter-wall 3A" in special[3]
