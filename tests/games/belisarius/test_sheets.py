"""The sheets beside the map: what they say, that they keep secrets, and that they are there whatever goes on."""

from functools import partial
from typing import Any

import pytest

from games import beside
from games.beside import gauge, row
from polemos.games.belisarius.data.charts import MARKER_COUNT, MARKERS
from polemos.games.belisarius.data.forces import UNITS
from polemos.games.belisarius.data.world import BARBARIAN, IMPERIAL, NEUTRAL, PROVINCES
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.rules.spying import Disclose
from polemos.games.belisarius.state import OPTION_NAMES, War
from polemos.games.belisarius.verbs import TRUCE
from polemos.kernel.flow import NOBODY, interject
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Gauge
from polemos.testing import shown
from polemos.testing.bench import settle
from polemos.testing.secrets import positions, twin

ALWAYS = {
    "turn",
    "score-imperial",
    "score-barbarian",
    "purse-imperial",
    "purse-barbarian",
    "markers",
    "provinces",
    "units-imperial",
    "units-barbarian",
    "units-neutral",
    "reinforcements",
}
sheets = partial(beside.sheets, GAME)


def war(**changes: Any) -> War:
    position: dict[str, Any] = {
        "scenario": "1",
        "base": "empty",
        "turn": 2,
        "player": "imperial",
        "phase": "diplomacy",
        "units": {"Constantinopolis": ["Justinian"], "Roma": ["guard garrison rebel"], "Narbo": "visigoths garrison"},
        "sp": {"imperial": 12, "barbarian": 31},
        "hands": {"imperial": ["2 agent", "treachery"], "barbarian": ["basileus"]},
    }
    state: War = GAME.editor.from_position({**position, **changes})
    return state


@pytest.mark.clause("22.1a", "8.1b")
def test_own_hand_and_treasury_lie_open_the_enemys_face_down() -> None:
    mine = sheets(war(), IMPERIAL)
    assert gauge(mine["purse-imperial"], "Treasury").value == "12"
    assert [(card.kind, card.number, card.clause) for card in mine["purse-imperial"].cards] == [
        ("agent", 2, "strat.agent"),
        ("treachery", 1, "strat.treachery.a"),
    ]
    assert "another Treachery" in mine["purse-imperial"].cards[1].text
    assert (mine["purse-imperial"].hidden, mine["purse-barbarian"].hidden) == (0, 1)
    assert mine["purse-barbarian"].cards == ()
    assert gauge(mine["purse-barbarian"], "Treasury") == Gauge("Treasury, SP", "?", "hidden", "22.1a")
    looker = sheets(war(), NOBODY)
    assert (looker["purse-imperial"].hidden, looker["purse-barbarian"].hidden) == (3, 1)


def test_what_was_seen_of_the_enemy_is_kept_with_its_turn() -> None:
    state = war()
    assert "seen" not in sheets(state, IMPERIAL)
    interject(state, Disclose(BARBARIAN, 0))
    interject(state, Disclose(BARBARIAN, 1))
    seen = sheets(state, IMPERIAL)["seen"]
    assert [(card.kind, card.number) for card in seen.cards] == [("basileus", 1)]
    assert gauge(seen, "Treasury") == Gauge("Treasury, SP", "31", "seen in turn 2", "22.1a")
    assert "seen" not in sheets(state, NOBODY)


@pytest.mark.clause("23.2", "34.1-7a", "34.1-7b")
@pytest.mark.parametrize("side", [IMPERIAL, BARBARIAN])
def test_the_score_is_the_sum_of_its_lines(side: int) -> None:
    state = war()
    sheet = sheets(state, side)[f"score-{GAME.sides[side]}"]
    result = GAME.rules.result(state)
    assert sheet.gauges[0].value == f"{result.points[side]:g}"
    assert sheet.gauges[0].text == result.levels[side]
    lines = {gauge.label: (float(gauge.value), gauge.clause) for gauge in sheet.gauges[2:-1]}
    t = GAME.edge.texts("en")
    assert lines == {t(f"score-{line.name}"): (line.points, line.clause) for line in result.lines[side]}


def test_the_province_chart_shows_control_and_money() -> None:
    chart = sheets(war(), IMPERIAL)["provinces"]
    assert chart.grid is not None
    assert len(chart.grid.rows) == len(PROVINCES) + 4
    assert chart.grid.provenance == "reconstructed"
    thracia = row(chart, "Thracia")
    assert (thracia["Control"], thracia["Levy value"], thracia["Core province"]) == ("Imperial", "2", "●")
    assert (thracia["Income, Imperial"], thracia["Income, Barbarian"]) == ("4", "0")
    assert thracia["Towns and colonies"].startswith("Imperial: Constantinopolis (3433); empty: ")
    assert row(chart, "Persia, off the map")["Income, Barbarian"] == "6"


def test_every_unit_is_on_one_list() -> None:
    found = sheets(war(), IMPERIAL)
    assert row(found["units-imperial"], "Justinian")["Where"] == "Constantinopolis (3433)"
    rebel = row(found["units-barbarian"], "Guard garrison 1")
    assert (rebel["Where"], rebel["State"]) == ("Roma (3419)", "rebel")
    assert row(found["units-neutral"], "Visigothic garrison 1")["State"] == "–"
    left = found["reinforcements"].grid
    assert left is not None
    counted = sum([int(r[2]) for r in left.rows])
    on_map = [len(found[f"units-{name}"].grid.rows) for name in ("imperial", "barbarian", "neutral")]  # type: ignore[union-attr]
    assert counted + sum(on_map) == UNITS


def test_a_dead_emperor_is_not_among_those_who_may_come() -> None:
    state = war(units={"Roma": "guard garrison"}, dead=["Justinian"])
    assert row(sheets(state, IMPERIAL)["reinforcements"], "Justinian")["Left"] == "dead"


def test_the_army_and_its_battle_have_sheets_while_they_last() -> None:
    units = {"Constantinopolis": ["Justinian", "2 guard field_army"], "3432": ["persia nomad"]}
    state = war(units=units, phase="operations", dice=[4])
    assert not {"army", "battle"} & set(sheets(state, BARBARIAN))
    for choice_id in ("army:3433", "go", "attack:3432"):
        GAME.rules.apply(state, choice_id)
        settle(state)
    found = sheets(state, BARBARIAN)
    assert found["army"].side == IMPERIAL
    assert gauge(found["army"], "Units").value == "3"
    assert gauge(found["battle"], "Odds").value == "4:1"
    assert gauge(found["battle"], "Battle in").value == "3432 (Thracia)"


def test_markers_laid_down_lie_hidden_until_both_have_laid_theirs() -> None:
    state = war(player="imperial", phase="diplomacy")
    GAME.rules.apply(state, "court:persia")
    GAME.rules.apply(state, "commit:agent")
    mine, theirs = sheets(state, IMPERIAL)["attempt"], sheets(state, BARBARIAN)["attempt"]
    assert [card.kind for card in mine.cards] == ["agent"]
    assert (mine.hidden, theirs.hidden) == (0, 1)
    assert theirs.cards == []
    assert gauge(theirs, "Target").value == "Persia"
    assert gauge(theirs, GAME.clauses["tbl.diplomacy.mod.persia"].title).value == "-1"


def test_agreements_and_war_events_are_shown() -> None:
    state = war(options=["negotiation"], agreed=[TRUCE, 3, 2], barred=["persia", "arabia"])
    found = sheets(state, IMPERIAL)
    truce = found["agreements"].gauges[0]
    assert (truce.label, truce.value, truce.clause) == ("No attacks", "until the end of turn 2", "24.1d")
    closed = gauge(found["turn"], "Provinces without tax")
    assert (closed.value, closed.text, closed.clause) == ("2", "Persia, Arabia", "event.24")
    assert row(found["provinces"], "Arabia")["Notes"] == "no tax, recruits or levy this turn"


@pytest.mark.clause("22.1a", "8.1b")
@pytest.mark.parametrize("options", [(), OPTION_NAMES], ids=["standard", "all options"])
def test_sheets_know_only_what_the_view_shows_and_are_always_whole(options: tuple[str, ...]) -> None:
    met: set[str] = set()
    for n, state in enumerate(positions(GAME, "sheets", "2", options, 29)):
        for side in (IMPERIAL, BARBARIAN, NOBODY):
            view = GAME.rules.view(state, side)
            found = GAME.edge.sheets(view, LANGUAGES[n % 2])
            met |= {sheet.id for sheet in found}
            assert {sheet.id for sheet in found} >= ALWAYS
            if n % 3 == 0 and side != NOBODY and view["agenda"] is not None:
                assert (
                    GAME.edge.sheets(GAME.rules.view(twin(GAME, state, side, str(n)), side), LANGUAGES[n % 2]) == found
                )
            shown.sheets_are_whole(GAME, found)
            lying = {sheet.id: sum([card.number for card in sheet.cards]) + sheet.hidden for sheet in found}
            in_all = [lying.get(name, 0) for name in ("purse-imperial", "purse-barbarian", "attempt", "markers")]
            assert sum(in_all) + view["pool_size"] == sum(MARKER_COUNT)
    assert met >= ALWAYS | {"army"}


def test_both_languages_have_the_same_sheets() -> None:
    state = war()
    assert list(sheets(state, IMPERIAL, "ja")) == list(sheets(state, IMPERIAL))
    assert sheets(state, IMPERIAL, "ja")["purse-imperial"].cards[0].label == "回し者"
    assert len(MARKERS) == len(MARKER_COUNT)
    assert NEUTRAL not in {sheet.side for sheet in sheets(state, IMPERIAL).values()}
