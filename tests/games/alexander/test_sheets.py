"""The sheets beside the field: what they say, that they keep secrets, and that they are there whatever goes on."""

from functools import partial

import pytest

from games import beside
from games.beside import at, gauge, row
from polemos.games.alexander.data.setting import MACEDONIAN, OPPONENT, SIDE_NAMES, setting_of
from polemos.games.alexander.edge.order_of_battle import activation_order
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.field.victory import rout_points
from polemos.games.alexander.state import OPTION_NAMES
from polemos.kernel.flow import NOBODY
from polemos.room.texts import LANGUAGES
from polemos.testing import shown
from polemos.testing.secrets import positions
from rulebook.alexander.table import Table
from samples import sample

ALWAYS = {
    *("turn", "activation", "score-macedonian", "score-opponent", "units-macedonian", "units-opponent"),
    *("leaders", "losses"),
}
sheets = partial(beside.sheets, GAME)


@pytest.mark.clause("5.12a", "5.12b", "5.31b")
def test_the_order_of_activation_and_momentum_are_to_be_seen() -> None:
    battle = GAME.editor.from_position(
        {
            "scenario": "granicus",
            "finished": ["per.arsites"],
            "no_momentum": ["per.memnon"],
            "wounds": {"mac.philotas": 1},
            "phases": {"per.arsites": 1},
        }
    )
    grid = sheets(battle)["activation"].grid
    assert grid is not None
    initiative = [int(row[3]) for row in grid.rows]
    assert initiative == sorted(initiative)
    names = [row[1] for row in grid.rows]
    assert names[0] == "Arsites"
    assert names.index("Memnon") < names.index("Parmenion") < names.index("Alexander III")
    assert "Nicanor" not in names
    order = sheets(battle)["activation"]
    assert row(order, "Arsites", 1)["Now"] == "finished"
    assert row(order, "Arsites", 1)["Phases had"] == "1"
    assert row(order, "Arsites", 1)["Momentum"] == "none"
    assert row(order, "Memnon", 1)["Momentum"] == "none"
    assert row(order, "Omares", 1)["Momentum"] == "●"
    assert (row(order, "Philotas", 1)["Initiative"], row(order, "Philotas", 1)["State"]) == ("4", "wounded")
    assert row(order, "Alexander III", 1)["State"] == "Overall Commander"
    assert setting_of(battle.scenario).leader_id[activation_order(battle)[0]] == "per.arsites"


@pytest.mark.clause("10.41", "10.42a", "10.43")
def test_rout_points_stand_against_the_withdrawal_level() -> None:
    battle = GAME.editor.from_position({"scenario": "samarkand", "eliminated": ["sog.spitamenes"]})
    g = setting_of(battle.scenario)
    score = sheets(battle)["score-opponent"]
    lost = rout_points(battle, OPPONENT)
    assert lost > 0
    assert gauge(score, "Rout points").value == f"{lost}/{g.levels[OPPONENT]}"
    assert gauge(score, "Rout points").text == "trails"
    assert gauge(score, "To the withdrawal").value == str(max(0, g.levels[OPPONENT] - lost))
    assert (gauge(score, "Leaders lost").value, gauge(score, "Leaders lost").text) == ("1", f"{lost} RP")
    assert row(sheets(battle)["losses"], "Spitamenes")["RP"] == str(lost)
    assert gauge(sheets(battle)["score-macedonian"], "Rout points").text == "leads"


@pytest.mark.clause("4.22b", "4.21a")
def test_the_active_leader_has_a_sheet_of_his_command() -> None:
    t = Table({"2619": "mac.pharnuches", "2620": "mac.ho.merc", "2405": "sog.spitamenes"}, active="mac.pharnuches")
    command = at(t)["command"]
    assert gauge(command, "Leader").value == "Pharnuches"
    assert gauge(command, "Orders left").value == gauge(command, "Initiative").value == str(t.orders)
    assert gauge(command, "Units in reach").value == "1"
    assert gauge(command, "Units in reach").text.startswith("1 of them")
    assert "move" not in at(t)
    t.does("move:mac.ho.merc").until("Moving")
    moving = at(t)["move"]
    assert gauge(moving, "Movement points left").value.startswith(f"{t.mp}/")
    assert gauge(moving, "Hits").value.startswith("0/")
    assert gauge(at(t)["command"], "Units in reach").text.startswith("0 of them")


def test_a_unit_is_listed_with_what_has_befallen_it() -> None:
    battle = GAME.editor.from_position(
        {
            "scenario": "issus",
            "hits": {"mac.hy.1": 2},
            "moved": ["mac.hy.1"],
            "column": ["mac.ph.coenus"],
            "base": "empty",
            "pieces": {
                "4214": ["mac.hy.1", "mac.alexander-iii"],
                "3816": "mac.ph.coenus",
                "2828": "mac.cretan-archers",
            },
        }
    )
    units = sheets(battle)["units-macedonian"]
    g = setting_of(battle.scenario)
    hypaspists = row(units, "Hypaspists 1")
    assert (hypaspists["Hits"], hypaspists["State"]) == ("2", "moved")
    column = row(units, "Phalanx of Coenus")
    printed = g.tq[g.unit_id.index("mac.ph.coenus")]
    assert column["TQ"] == f"{printed - 2} ({printed})"
    assert column["MA"] == "5 (4)"
    assert "column" in column["State"]
    assert column["Where"].count(", ") == 1
    assert row(units, "Cretan archers")["Missiles"] == "bows: full"


@pytest.mark.clause("6.82")
def test_withdrawal_markers_and_standing_orders_are_shown_to_their_side_alone() -> None:
    battle = GAME.editor.from_position(
        {"scenario": "chaeronea", "markers": {"mac.philip": "PW"}, "standing": {"macedonian": ["entry-fire never"]}}
    )
    own, other, looker = sheets(battle, MACEDONIAN), sheets(battle, OPPONENT), sheets(battle, NOBODY)
    assert gauge(own["plans"], "Philip").value == "withdrawal planned"
    hidden = gauge(other["plans"], "Philip")
    assert (hidden.value, hidden.text) == ("a marker, its face hidden", "")
    assert "plans" not in looker
    assert "standing" not in looker
    mine, theirs = own["standing"].grid, other["standing"].grid
    assert mine is not None
    assert theirs is not None
    never = "An enemy comes into a zone of control: never shoot"
    assert [never] in list(map(list, mine.rows))
    assert [never] not in list(map(list, theirs.rows))


@pytest.mark.long(but="samarkand")
@pytest.mark.parametrize(
    ("scenario", "options"), [("samarkand", ()), ("hydaspes", OPTION_NAMES), ("issus", ("contingent", "elite"))]
)
def test_sheets_are_whole_whatever_goes_on(scenario: str, options: tuple[str, ...]) -> None:
    met: set[str] = set()
    for n, state in enumerate(positions(GAME, "sheets", scenario, options, 97, most=sample(20, 60))):
        for side in (MACEDONIAN, OPPONENT, NOBODY):
            found = GAME.edge.sheets(GAME.rules.view(state, side), LANGUAGES[n % 2])
            met |= {sheet.id for sheet in found}
            assert {sheet.id for sheet in found} >= ALWAYS
            shown.sheets_are_whole(GAME, found)
            by_id = {sheet.id: sheet for sheet in found}
            grids = {name: sheet.grid.rows for name, sheet in by_id.items() if sheet.grid is not None}
            listed = sum(len(grids[f"units-{name}"]) for name in SIDE_NAMES)
            assert listed == len([place for place in state.loc if place >= 0])
            lost = [n for row in (state.status, state.lead_status) for n in row if n in (1, 2, 3)]
            assert len(grids["losses"]) == len(lost)
    assert met > ALWAYS


def test_both_languages_have_the_same_sheets() -> None:
    battle = GAME.editor.from_position({"scenario": "arbela"})
    assert list(sheets(battle, MACEDONIAN, "ja")) == list(sheets(battle))
    assert sheets(battle, MACEDONIAN, "ja")["activation"].title == "活性化の順番"
