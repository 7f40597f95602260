"""The sheets beside the map: what they say, that they keep secrets, and that they are there whatever goes on."""

from functools import partial

import pytest

from games import beside
from games.beside import at, gauge, row
from polemos.games.syracuse.data.tables import AWAY, DEAD, GONE, MIX, OUT, UNITS
from polemos.games.syracuse.data.world import ATHENS, SIDE_NAMES, SYRACUSE
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.state import OPTION_NAMES, Siege
from polemos.kernel.flow import NOBODY
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Gauge, Sheet
from polemos.testing import shown
from polemos.testing.secrets import positions, twin
from rulebook.syracuse.table import Table

ALWAYS = {
    *("turn", "score-athens", "score-syracuse", "purse-athens", "purse-syracuse", "supply-athens", "supply-syracuse"),
    *("chits", "works", "leaders", "units-athens", "units-syracuse", "reinforcements", "losses"),
}
sheets = partial(beside.sheets, GAME)


@pytest.mark.clause("2.A.a", "event.0")
def test_own_chits_lie_open_the_enemys_face_down() -> None:
    siege = GAME.editor.from_position(
        {"phase": "B3", "hands": {"athens": ["S4", "S6"], "syracuse": ["S21", "S7", "S8"]}}
    )
    mine = sheets(siege)
    assert [(card.kind, card.number, card.clause) for card in mine["purse-athens"].cards] == [
        ("S4", 1, "event.4"),
        ("S6", 1, "event.6"),
    ]
    assert mine["purse-athens"].cards[0].text.endswith("Zones with a port are not affected by S4.")
    assert mine["purse-athens"].cards[1].text.startswith("Of the enemy's colour")
    assert (mine["purse-athens"].hidden, mine["purse-syracuse"].hidden, mine["purse-syracuse"].cards) == (0, 3, ())
    looker = sheets(siege, NOBODY)
    assert (looker["purse-athens"].hidden, looker["purse-syracuse"].hidden) == (2, 3)
    assert not looker["purse-athens"].cards


@pytest.mark.clause("9.vp.0", "9.sudden.b")
@pytest.mark.parametrize("side", [ATHENS, SYRACUSE])
def test_the_score_is_the_sum_of_its_lines(side: int) -> None:
    siege = GAME.editor.from_position({"scenario": "5", "phase": "B3", "dead": ["SH5", "AT4"]})
    sheet = sheets(siege)[f"score-{SIDE_NAMES[side]}"]
    result = GAME.rules.result(siege)
    t = GAME.edge.texts("en")
    assert sheet.gauges[0].value == f"{result.points[side]:g}/{result.goals[side]:g}"
    assert result.goals[side] == result.points[1 - side] + 6, "a lead of more than five wins"
    assert sheet.gauges[0].text == t(f"level-{result.levels[side]}")
    lines = {
        (gauge.label, float(gauge.value), gauge.clause) for gauge in sheet.gauges[1:] if gauge.clause != "9.sudden.b"
    }
    assert lines >= {(t(f"score-{line.name}"), line.points, line.clause) for line in result.lines[side]}
    fleet = [gauge for gauge in sheet.gauges if gauge.clause == "9.sudden.b"]
    assert [(gauge.value, gauge.text) for gauge in fleet] == (
        [("70 PF", "Syracuse wins at once at 40 PF or less")] if side == ATHENS else []
    )


@pytest.mark.clause("6.track.a", "6.d4.a", "6.zero.b")
def test_supply_is_told_with_why() -> None:
    works = {"A1": "built", "A2": "built", "A3": "built", "camp": "built"}
    siege = GAME.editor.from_position(
        {"base": "empty", "turn": 3, "works": works, "supply": {"syracuse": 1, "athens": 2}}
    )
    short = sheets(siege)["supply-syracuse"]
    assert gauge(short, "Supply marker") == Gauge("Supply marker", "1/3", "Disette (short)", "6.track.a")
    assert (gauge(short, "Cause").value, gauge(short, "Cause").clause) == ("the wall", "6.syr.a")
    assert gauge(short, "Box after").value == "0"
    assert gauge(short, "It stands at 0").clause == "6.zero.b"
    fed = sheets(siege)["supply-athens"]
    assert (gauge(fed, "Box after").value, gauge(fed, "Box after").clause) == ("3", "6.d4.b")
    winter = GAME.editor.from_position({"base": "empty", "turn": 2, "supply": {"athens": 2}})
    assert gauge(sheets(winter)["supply-athens"], "Box after").value == "2"


@pytest.mark.clause("6.syr.c", "6.syr.d")
def test_what_may_turn_a_marker_is_told() -> None:
    pieces = {"T7": "AC1", "M5": "AT1", "M8": "AT2", "SYR": ["SC1", "SC2"], "T4": "SC3-"}
    siege = GAME.editor.from_position({"base": "empty", "turn": 3, "pieces": pieces})
    found = sheets(siege)["supply-syracuse"]
    assert (gauge(found, "Zones of the blockade").value, gauge(found, "Zones of the blockade").text) == (
        "3/3",
        "T7, M5, M8",
    )
    assert gauge(found, "Cavalry").value == "1 PF against 2 PF"
    assert "not more" in gauge(found, "Cavalry").text


def test_works_show_their_state_and_who_is_inside() -> None:
    siege = GAME.editor.from_position({"scenario": "4"})
    works = sheets(siege)["works"]
    assert row(works, "counter-wall 1A") == {
        "Work": "counter-wall 1A",
        "State": "destroyed",
        "Owner": "Syracuse",
        "Inside": "–",
        "VP": "–",
    }
    assert row(works, "Fort Syke")["Inside"] == "AH2, AA1, Menander"
    assert (row(works, "Athenian camp")["State"], row(works, "Athenian camp")["Inside"]) == (
        "built",
        "AH1, AC1, Nicias",
    )
    assert row(works, "chain")["State"] == "not built"


def test_leaders_units_and_losses_are_all_on_their_lists() -> None:
    position = {"pieces": {"T12": ["NIC-", "AH1-"]}, "dead": ["AH2", "LAM"], "gone": ["ALC"], "stuck": ["NIC"]}
    siege = GAME.editor.from_position({"scenario": "1", **position})
    found = sheets(siege)
    assert row(found["leaders"], "Nicias")["Bonus"] == "0 (1)"
    assert row(found["leaders"], "Nicias")["State"] == "wounded, cannot move this turn"
    assert row(found["leaders"], "Demosthenes")["Where"] == "Summer 413"
    assert row(found["leaders"], "Lamachus")["Where"] == "eliminated"
    assert row(found["units-athens"], "AH1")["PF"] == "2/4"
    assert (row(found["losses"], "AH2")["VP"], row(found["losses"], "Alcibiades")["VP"]) == ("2", "–")
    assert row(found["reinforcements"], "Etruscans (optional)")["Arrives"] == "by S18, from Spring 414 on"
    late = sheets(GAME.editor.from_position({"scenario": "3"}))["reinforcements"]
    assert row(late, "The second armada")["Arrives"] == "after the last turn"


@pytest.mark.clause("4.odds.a", "4.roll.a")
def test_an_action_and_its_battle_have_sheets_while_they_last() -> None:
    table = Table({"T3": ["AH1", "NIC"], "T4": ["SH1"]}, pa={"athens": 3, "syracuse": 1}, hands={"syracuse": ["S11"]})
    assert not {"action", "battle"} & set(at(table))
    table.acts("T3", "take-land")
    assert gauge(at(table)["action"], "Going together") == Gauge("Going together", "2", "AH1, Nicias", "3.act.b")
    assert gauge(at(table)["purse-athens"], "Declared").value == "2"
    table = Table({"T3": ["AH1", "NIC"], "T4": ["SH1"]}, pa={"athens": 3, "syracuse": 1}, dice=[3])
    table.acts("T3", "take-land", "move:T4").until("RollAgain")
    battle = at(table)["battle"]
    assert (gauge(battle, "Battle in").value, gauge(battle, "Attack").value) == ("Euryalos (T4)", "4 PF")
    assert (gauge(battle, "Ratio").value, gauge(battle, "Heights").value) == ("1:1", "-1")
    assert (gauge(battle, "Column").value, gauge(battle, "Modifier").value) == ("2:3", "+2")


@pytest.mark.clause("2.C.b")
def test_construction_dice_are_counted_up_while_they_are_thrown() -> None:
    siege = GAME.editor.from_position({"phase": "C", "turn": 4, "hands": {"athens": ["S13"]}, "initiative": "athens"})
    found = sheets(siege)["construction-athens"]
    assert found.gauges[0].value == "4"
    assert {gauge.clause for gauge in found.gauges[1:]} == {"2.C.b", "2.C.c", "2.C.d", "2.C.f", "2.C.i"}
    assert "construction-athens" not in sheets(GAME.editor.from_position({"phase": "D1"}))


@pytest.mark.clause("2.A.a")
@pytest.mark.parametrize("options", [(), tuple(name for name in OPTION_NAMES if name != "night_enemy")])
def test_sheets_know_only_what_the_view_shows_and_are_always_whole(options: tuple[str, ...]) -> None:
    met: set[str] = set()
    for n, state in enumerate(positions(GAME, "sheets", "4", options, 31)):
        for side in (ATHENS, SYRACUSE, NOBODY):
            view = GAME.rules.view(state, side)
            found = GAME.edge.sheets(view, LANGUAGES[n % 2])
            met |= {sheet.id for sheet in found}
            assert {sheet.id for sheet in found} >= ALWAYS
            shown.sheets_are_whole(GAME, found)
            if n % 3 == 0 and side != NOBODY and view["agenda"] is not None:
                assert (
                    GAME.edge.sheets(GAME.rules.view(twin(GAME, state, side, str(n)), side), LANGUAGES[n % 2]) == found
                )
            by_id = {sheet.id: sheet for sheet in found}
            hands = sum(len(by_id[f"purse-{name}"].cards) + by_id[f"purse-{name}"].hidden for name in SIDE_NAMES)
            out = len([k for k, where in enumerate(state.chits) if where == OUT and MIX[len(options) > 0][k]])
            assert len(by_id["chits"].cards) == out
            assert hands + view["pool_size"] + out == sum(MIX[len(options) > 0])
            assert everybody(by_id, state) == UNITS
    assert met > ALWAYS


def everybody(found: dict[str, Sheet], state: Siege) -> int:
    """Every counter is on one list: leaders, units on the map, those that may come, the lost."""
    grids = {name: sheet.grid.rows for name, sheet in found.items() if sheet.grid is not None}
    lost = [row for row in grids["losses"] if row[0] not in {row[0] for row in grids["leaders"]}]
    away = [u for u in range(UNITS) if state.loc[u] == AWAY]
    assert len(grids["losses"]) == len([place for place in state.loc if place in (DEAD, GONE)])
    coming = sum(1 + row[4].count(", ") + row[4].count("、") for row in grids["reinforcements"])
    assert coming == len(away)
    leaders_away = len([row for row in grids["leaders"] if any(row[0] in line[4] for line in grids["reinforcements"])])
    units = len(grids["units-athens"]) + len(grids["units-syracuse"])
    return units + len(lost) + len(grids["leaders"]) + coming - leaders_away


def test_both_languages_have_the_same_sheets() -> None:
    siege = GAME.editor.from_position({"phase": "B3", "hands": {"athens": ["S4"]}})
    assert list(sheets(siege, ATHENS, "ja")) == list(sheets(siege))
    assert sheets(siege, ATHENS, "ja")["purse-athens"].cards[0].label == "S4 海上の嵐"
