"""Who points at something is understood, and told why not."""

import pytest

from polemos.games.syracuse.choice_ids import WORK_NAMES
from polemos.games.syracuse.data.tables import UNIT_KEY
from polemos.games.syracuse.data.world import PLACE_NAMES
from polemos.games.syracuse.edge import click_intents
from polemos.games.syracuse.game import GAME, STEPS
from polemos.games.syracuse.verbs import PLACE_KIND, UNIT, WORK
from polemos.kernel.dice import Rng
from polemos.kernel.flow import Decision
from polemos.testing.secrets import positions
from rulebook.syracuse.table import Table


def said(table: Table, kind: str, target: str) -> list[str]:
    return GAME.edge.click_intents(table.state, kind, target)


def test_before_an_action_pointing_at_a_zone_or_a_piece_means_an_action_there() -> None:
    table = Table({"T12": ["AH1", "NIC"], "T3": "SH1"}, pa={"athens": 3, "syracuse": 1}).does("declare:2")
    assert said(table, PLACE_KIND, "T12") == ["action:T12"]
    assert said(table, UNIT, "NIC") == ["action:T12"]
    assert said(table, PLACE_KIND, "T3") == ["action:T3"]
    assert [r.clause for r in GAME.rules.why_not(table.state, "action:T3")] == ["3.act.a"]


def test_in_an_action_pieces_are_taken_along_and_zones_gone_to() -> None:
    table = Table({"T12": ["AH1", "AH2", "NIC"], "T16": "SH1"}, pa={"athens": 3, "syracuse": 1})
    table.does("declare:2", "action:T12")
    assert said(table, UNIT, "AH1") == ["take:AH1", "move:T12", "ship:T12"]
    assert said(table, PLACE_KIND, "T12")[:3] == ["take:AH1", "take:AH2", "take:NIC"]
    table.does("take:AH1")
    assert said(table, PLACE_KIND, "T16") == ["move:T16", "ship:T16"]
    assert said(table, UNIT, "SH1") == ["move:T16", "ship:T16"]
    assert said(table, PLACE_KIND, "T4") == ["move:T4", "ship:T4"]
    assert "1.k" in [r.clause for r in GAME.rules.why_not(table.state, "move:T4")]


def test_a_zone_stands_for_the_fort_in_it_and_the_works_at_its_borders() -> None:
    table = Table({"T10": ["SH1", "HER"]}, pa={"athens": 1, "syracuse": 2}, initiative="syracuse")
    table.does("declare:2", "action:T10", "take-land")
    assert said(table, PLACE_KIND, "T11") == ["move:T11", "move:olympieion", "ship:T11", "ship:olympieion"]
    works = {"camp": "built", "A1": "built"}
    build = Table({"T8": "AH1", "T5": "AH2"}, phase="C", works=works, dice=[6, 6, 6, 6], initiative="athens")
    build.until("Building")
    assert said(build, PLACE_KIND, "T8") == ["build:syke", "build:A2", "build:1A", "build:3A"]
    assert said(build, WORK, "labdalon") == ["build:labdalon"]
    assert said(build, UNIT, "AH2") == ["build:labdalon", "build:A3", "build:3A"]


def test_the_camp_is_attacked_by_pointing_at_it() -> None:
    pieces = {"T13": "SH1", "T15": "SH2", "camp": "AH1"}
    table = Table(pieces, pa={"athens": 1, "syracuse": 3}, initiative="syracuse", works={"camp": "built"})
    table.does("declare:3", "done")
    assert table.asked == "NextBattle"
    assert said(table, PLACE_KIND, "T17")[0] == "assault-camp"
    assert said(table, UNIT, "AH1")[0] == "assault-camp"


def test_nobody_knows_what_an_unknown_target_means() -> None:
    table = Table({"T12": ["AH1", "NIC"]}, pa={"athens": 3, "syracuse": 1})
    assert said(table, PLACE_KIND, "T99") == []
    assert said(table, "number", "many") == []


def test_every_decision_of_targets_has_its_meaning() -> None:
    """What takes a place, a piece or a work can be pointed at."""
    steps = {name for name, (step, _) in STEPS.by_name.items() if issubclass(step, Decision)}
    assert set(click_intents.MEANT) <= steps


@pytest.mark.parametrize(("scenario", "options"), [("1", ()), ("4", ("many_actions", "open_camp", "free_garrisons"))])
def test_whatever_is_pointed_at_is_answered(scenario: str, options: tuple[str, ...]) -> None:
    """What is offered for a target is among what it may mean; everything else is forbidden by some clause."""
    rng = Rng("pointing")
    for state in positions(GAME, "pointing", scenario, options, 11):
        question = GAME.edge.question(state)
        assert question is not None
        legal = {choice.id for choice in question.choices}
        targets = [(choice.kind, choice.target) for choice in question.choices[-6:]]
        targets += [(PLACE_KIND, PLACE_NAMES[rng.below(len(PLACE_NAMES))]) for _ in range(4)]
        targets += [(UNIT, UNIT_KEY[rng.below(len(UNIT_KEY))]), (WORK, WORK_NAMES[rng.below(len(WORK_NAMES))])]
        for kind, target in targets:
            if kind not in (PLACE_KIND, UNIT, WORK):
                continue
            found = GAME.edge.click_intents(state, kind, target)
            assert len(set(found)) == len(found)
            assert {c.id for c in question.choices if (c.kind, c.target) == (kind, target)} <= set(found), question.name
            for choice_id in found:
                assert bool(GAME.rules.why_not(state, choice_id)) == (choice_id not in legal)
            order = [choice_id in legal for choice_id in found]
            assert order == sorted(order, reverse=True)
