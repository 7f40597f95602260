"""How a battle stands: everywhere the rout points suffered, of the withdrawal level of who suffered them."""

from typing import Any

import pytest
from rich.console import Console

from polemos.cli.facts import print_result, result_facts
from polemos.games.alexander.data.setting import MACEDONIAN, OPPONENT
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.field.scenario_rules import crossed
from polemos.games.alexander.rules.field.victory import broke_out, level, rout_points, target, win
from polemos.games.alexander.state import BY_DEATH, BY_WITHDRAWAL, DRAWN, GONE, LEFT_FREE, setting
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, Event, choose
from polemos.room.results import DRAW
from polemos.server.tables import result_of
from polemos.testing.tales import tale_score

LOG = {"en": "{side} {lost} of {limit}", "ja": "{side}{lost}/{limit}"}


def printed(state: Any, language: str) -> str:
    """What the terminal shows as the score."""
    out = Console(width=200, color_system=None)
    with out.capture() as shown:
        print_result(out, GAME, state, language, state.actor == NOBODY)
    return shown.get()


def battle(scenario: str = "samarkand", **position: Any) -> Any:
    return GAME.editor.from_position({"scenario": scenario, **position})


@pytest.mark.clause("10.41", "10.42a")
@pytest.mark.parametrize(("scenario", "seed"), [("samarkand", "d"), ("jaxartes", "one convention")])
def test_header_sheet_log_result_and_terminal_of_a_random_battle_agree(scenario: str, seed: str) -> None:
    state = GAME.rules.new(scenario, (), seed)
    rng = Rng(seed)
    told = 0
    state.heard = []
    while state.actor != NOBODY:
        choose(state, state.opts[rng.below(len(state.opts))])
        for event in state.heard:
            if event.kind == "rout-points":
                told += 1
                agree(state, event)
        state.heard = []
    assert told
    assert rout_points(state, MACEDONIAN) != rout_points(state, OPPONENT)


def agree(state: Any, event: Event) -> None:
    """All places tell the same numbers of the same side, at the end of a turn."""
    view = GAME.rules.view(state, NOBODY)
    for language in ("en", "ja"):
        log = GAME.edge.tell_in(state, event, language)
        result = result_of(GAME, state, state.actor == NOBODY, language)
        sheets = {sheet.id: sheet for sheet in GAME.edge.sheets(view, language)}
        panel, terminal = GAME.edge.panel(view, language), printed(state, language)
        facts = result_facts(GAME, state, language)
        for side, people in enumerate(GAME.edge.peoples(GAME.rules.scenario_of(state), language)):
            lost, limit = rout_points(state, side), level(state, side)
            score = result.scores[side]
            assert score.toll is not None
            assert (score.toll.lost, score.toll.limit) == (lost, limit)
            assert sum(line.points or 0 for line in score.lines) == lost
            assert GAME.rules.result(state).points[1 - side] == lost
            assert LOG[language].format(side=people, lost=lost, limit=limit) in log
            gauges = sheets[f"score-{GAME.sides[side]}"].gauges
            assert gauges[0].value == f"{lost}/{limit}"
            assert gauges[1].value == str(max(0, limit - lost))
            assert [gauge.value for gauge in gauges[2:4]] == [f"{line.number:g}" for line in score.lines]
            assert str(lost) in panel[side] and str(limit) in panel[side]
            assert score.toll.text in terminal
            assert facts["sides"][GAME.sides[side]]["toll"] == {"lost": lost, "limit": limit}
            assert tale_score(GAME.rules.result(state))[side] == f"{lost}/{limit}"
        assert result.outlook == facts["outlook"] and result.outlook in terminal


@pytest.mark.clause("10.42a", "10.42d")
def test_the_lines_are_what_a_side_has_lost_itself() -> None:
    state = battle(eliminated=["mac.hi.1", "sog.hc.1", "sog.li.1"])
    found = GAME.rules.result(state)
    assert found.tolls == ((6.0, 32.0), (10.0, 29.0))
    assert found.points == (10.0, 6.0)
    assert [[(line.number, line.points) for line in lines] for lines in found.lines] == [
        [(1.0, 6.0), (0.0, 0.0)],
        [(2.0, 10.0), (0.0, 0.0)],
    ]


@pytest.mark.clause("10.41", "10.43", "scn.samarkand.1")
def test_the_outlook_says_who_is_ahead_and_what_each_can_still_lose() -> None:
    state = battle(eliminated=["mac.hi.1", "sog.hc.1", "sog.li.1"])
    assert GAME.edge.outlook(state, "en").startswith(
        "Ahead: Macedonians. Macedonians withdraw after 26 more rout points. "
        "Sogdians withdraw after 19 more rout points."
    )
    assert GAME.edge.outlook(state, "ja").startswith(
        "マケドニア軍が優勢。マケドニア軍はあと敗走ポイント26で撤退。ソグド軍はあと敗走ポイント19で撤退。"
    )
    assert "After turn 6 " in GAME.edge.outlook(state, "en")


@pytest.mark.clause("10.43", "10.44")
def test_of_two_armies_at_their_levels_the_one_with_fewer_points_is_ahead() -> None:
    """By shares of the levels it would be the other."""
    macedonians = ["mac.ho.merc", "mac.hi.1", "mac.lp.1", "mac.lp.2", "mac.hc.merc-1", "mac.sk.arch"]
    horse = [f"sog.lc.{name}" for name in ("dahae-1", "dahae-2", "dahae-3", "dahae-4", "sog-1", "sog-2")]
    state = battle(eliminated=[*macedonians, *horse, "sog.li.1", "sog.sk.1"])
    assert GAME.rules.result(state).tolls == ((34.0, 32.0), (33.0, 29.0))
    assert 34 / 32 < 33 / 29
    assert GAME.rules.result(state).winner == OPPONENT
    assert "Macedonians have reached 32 and withdraw at the end of the turn." in GAME.edge.outlook(state, "en")


@pytest.mark.clause("scn.pelium.2", "scn.pelium.5")
def test_what_is_still_to_leave_pelium_is_said() -> None:
    state = battle("pelium")
    assert "Macedonians also win with units of 90 more rout points out by the road." in GAME.edge.outlook(state, "en")
    assert "After turn 15 Illyrians win." in GAME.edge.outlook(state, "en")
    g = setting(state)
    for u in g.of_side[MACEDONIAN]:
        if not broke_out(state):
            state.status[u] = LEFT_FREE
    assert "Macedonians have broken out" in GAME.edge.outlook(state, "en")
    assert GAME.rules.result(state).winner == MACEDONIAN


@pytest.mark.clause("8.46a", "8.46b", "10.42e")
def test_the_great_king_who_left_is_neither_lost_nor_to_be_killed() -> None:
    state = battle("issus")
    assert "by the death of Darius" in GAME.edge.outlook(state, "en")
    state.lead_status[target(state)] = GONE
    assert "by the death of" not in GAME.edge.outlook(state, "en")
    sheets = {sheet.id: sheet for sheet in GAME.edge.sheets(GAME.rules.view(state, NOBODY), "en")}
    assert [gauge.value for gauge in sheets["score-opponent"].gauges[:4]] == ["0/85", "85", "0", "0"]


@pytest.mark.clause("scn.hydaspes.4")
def test_the_lowered_level_of_the_indians_counts() -> None:
    state = battle("hydaspes")
    assert not crossed(state)
    assert "Indians withdraw after 65 more" in GAME.edge.outlook(state, "en")


@pytest.mark.clause("10.43", "10.44")
def test_of_a_battle_that_is_over_the_outlook_says_how() -> None:
    state = battle("issus")
    win(state, MACEDONIAN, BY_DEATH, "8.46a")
    assert GAME.edge.outlook(state, "en") == "The Macedonians win: the death of the enemy king"
    state = battle()
    win(state, DRAWN, BY_WITHDRAWAL, "10.44")
    assert GAME.rules.result(state).winner == DRAW
    assert GAME.edge.outlook(state, "ja") == "引き分け：軍の撤退。"
