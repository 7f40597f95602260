"""Fuzzing: sound rules pass, and each kind of fault is found and can be played again."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from polemos.board.describe import Scene
from polemos.kernel.dice import Rng
from polemos.kernel.flow import PASS, Decision, Event, Refusal, waiting
from polemos.match import fuzz as fuzzing
from polemos.match.checks import Flaw, one_predicate
from polemos.match.record import read
from polemos.match.replay import replay
from polemos.room.view_models import Way
from toy.game import GAME
from toy.rules import ACCEPT, KINDS, OFFER, Act, Duel
from toy.table import register


@pytest.fixture(autouse=True)
def _known() -> None:
    register()


def test_sound_rules_pass(tmp_path: Path) -> None:
    planned = fuzzing.tasks("duel", 25, "1", rate=0.3, folder=tmp_path)
    report = fuzzing.fuzz("duel", planned)
    assert report.flaws == []
    assert report.games == 25
    assert report.checked > 25
    assert list(tmp_path.iterdir()) == []


def test_processes_find_the_same(tmp_path: Path) -> None:
    planned = fuzzing.tasks("duel", 6, "1", folder=tmp_path)
    one, two = fuzzing.fuzz("duel", planned), fuzzing.fuzz("duel", planned, jobs=2)
    assert (one.decisions, one.checked) == (two.decisions, two.checked)


def leaky_view(state: Duel, side: int) -> dict[str, Any]:
    return {**view(state, side), "next": state.dice_one}


def stale_copy(state: Duel) -> Duel:
    other = copy(state)
    other.at = state.at
    return other


def forgetful_save(state: Duel) -> dict[str, Any]:
    return {**to_json(state), "bonus": 0}


def mute(state: Duel, choice_id: str) -> list[Refusal]:
    return []


def unsound(state: Duel) -> list[str]:
    return ["turn two is cursed"] if state.turn == 2 else []


def tongue_tied(event: Event, language: str) -> str:
    raise KeyError(event.kind)


def astray(state: Duel, language: str) -> list[Way]:
    return [way._replace(choices=(way.choices[0], "yield")) for way in reach(state, language)]


def doubled(state: Duel, language: str) -> list[Way]:
    return reach(state, language) * 2


def nowhere(state: Duel, language: str) -> list[Way]:
    return [way._replace(space=99) for way in reach(state, language)]


def peeking(state: Duel, language: str) -> list[Way]:
    enemy = 1 - state.actor
    hand = state.hand[enemy * KINDS : enemy * KINDS + KINDS]
    return [way._replace(text=str(hand)) for way in reach(state, language)]


def adrift(view: dict[str, Any], language: str) -> Scene:
    return Scene([replace(piece, tail=piece.space) for piece in pieces(view, language).pieces])


def lost(state: Duel) -> str:
    return str(state.scenario)


def meddling(state: Duel, language: str) -> list[Way]:
    state.exposed += 1
    return []


view, copy, to_json = GAME.rules.view, GAME.rules.copy, GAME.rules.to_json
reach, pieces = GAME.edge.reach, GAME.edge.pieces


@pytest.mark.parametrize(
    ("facet", "method", "fault", "message"),
    [
        (GAME.rules, "view", leaky_view, "view(determinize(view)) of side 0 differs"),
        (GAME.rules, "copy", stale_copy, ""),
        (GAME.rules, "to_json", forgetful_save, "from_json(to_json) is not equal"),
        (GAME.rules, "why_not", mute, "no clause says why"),
        (GAME.rules, "invariants", unsound, "turn two is cursed"),
        (GAME.edge, "tell", tongue_tied, "cannot be told in en"),
        (GAME.rules, "scenario_of", lost, "plays no scenario that there is"),
        (GAME.edge, "pieces", adrift, "stands nowhere on its board"),
        (GAME.edge, "reach", astray, "cannot be gone"),
        (GAME.edge, "reach", doubled, "two ways lead to one space"),
        (GAME.edge, "reach", nowhere, "leads nowhere"),
        (GAME.edge, "reach", peeking, "depend on what it cannot see"),
        (GAME.edge, "reach", meddling, "looking for ways changed the state"),
    ],
)
def test_a_fault_is_found(
    facet: object, method: str, fault: Callable[..., Any], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = fuzzing.tasks("duel", 6, "1", rate=0.5, folder=tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(facet, method, fault)
        report = fuzzing.fuzz("duel", planned)
    assert report.flaws
    flaw = report.flaws[0]
    assert message in flaw.flaw
    record = read(Path(flaw.file))
    assert len(record.entries) == flaw.n
    assert replay(GAME, record).n == flaw.n


@pytest.mark.parametrize(
    ("listed", "message"),
    [
        (lambda legal: legal[1:], "is not offered by Act(side=0, left=2), and nothing forbids it"),
        (lambda legal: [*legal, OFFER], "offer-truce is offered by Act(side=0, left=2), yet refused by"),
        (lambda legal: [*legal, ACCEPT], "offers what its universe lacks: accept"),
        (lambda legal: [*legal, PASS], "offers a choice twice: ['pass']"),
    ],
)
def test_a_decision_that_lists_other_options_than_are_legal_breaks_the_law(
    listed: Callable[[list[int]], list[int]], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel = GAME.rules.new("long", (), "law")
    act = waiting(duel)
    assert one_predicate(GAME, act, duel, Rng("law"), [], 50) > 2
    monkeypatch.setattr(Act, "options", lambda act, state: listed(Decision.options(act, state)))
    with pytest.raises(Flaw, match=re.escape(message)):
        one_predicate(GAME, act, duel, Rng("law"), [], 50)
