"""Fuzzing: sound rules pass, and each kind of fault is found and can be played again."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from polemos.board.describe import Scene
from polemos.kernel.flow import Event, Refusal
from polemos.match import fuzz as fuzzing
from polemos.match.record import read
from polemos.match.replay import replay
from polemos.room.view_models import Way
from toy.game import GAME, DuelGame
from toy.rules import KINDS, Duel
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


def leaky_view(self: DuelGame, state: Duel, side: int) -> dict[str, Any]:
    return {**view(GAME, state, side), "next": state.dice_one}


def stale_copy(self: DuelGame, state: Duel) -> Duel:
    other = copy(GAME, state)
    other.at = state.at
    return other


def forgetful_save(self: DuelGame, state: Duel) -> dict[str, Any]:
    return {**to_json(GAME, state), "bonus": 0}


def mute(self: DuelGame, state: Duel, choice_id: str) -> list[Refusal]:
    return []


def unsound(self: DuelGame, state: Duel) -> list[str]:
    return ["turn two is cursed"] if state.turn == 2 else []


def tongue_tied(self: DuelGame, event: Event, language: str) -> str:
    raise KeyError(event.kind)


def astray(self: DuelGame, state: Duel, language: str) -> list[Way]:
    return [way._replace(choices=(way.choices[0], "yield")) for way in reach(GAME, state, language)]


def doubled(self: DuelGame, state: Duel, language: str) -> list[Way]:
    return reach(GAME, state, language) * 2


def nowhere(self: DuelGame, state: Duel, language: str) -> list[Way]:
    return [way._replace(space=99) for way in reach(GAME, state, language)]


def peeking(self: DuelGame, state: Duel, language: str) -> list[Way]:
    enemy = 1 - state.actor
    hand = state.hand[enemy * KINDS : enemy * KINDS + KINDS]
    return [way._replace(text=str(hand)) for way in reach(GAME, state, language)]


def adrift(self: DuelGame, view: dict[str, Any], language: str) -> Scene:
    return Scene([replace(piece, tail=piece.space) for piece in pieces(GAME, view, language).pieces])


def lost(self: DuelGame, state: Duel) -> str:
    return str(state.scenario)


def meddling(self: DuelGame, state: Duel, language: str) -> list[Way]:
    state.exposed += 1
    return []


view, copy, to_json, reach = DuelGame.view, DuelGame.copy, DuelGame.to_json, DuelGame.reach
pieces = DuelGame.pieces


@pytest.mark.parametrize(
    ("method", "fault", "message"),
    [
        ("view", leaky_view, "view(determinize(view)) of side 0 differs"),
        ("copy", stale_copy, ""),
        ("to_json", forgetful_save, "from_json(to_json) is not equal"),
        ("why_not", mute, "no clause says why"),
        ("invariants", unsound, "turn two is cursed"),
        ("tell", tongue_tied, "cannot be told in en"),
        ("scenario_of", lost, "plays no scenario that there is"),
        ("pieces", adrift, "stands nowhere on its board"),
        ("reach", astray, "cannot be gone"),
        ("reach", doubled, "two ways lead to one space"),
        ("reach", nowhere, "leads nowhere"),
        ("reach", peeking, "depend on what it cannot see"),
        ("reach", meddling, "looking for ways changed the state"),
    ],
)
def test_a_fault_is_found(
    method: str, fault: Callable[..., Any], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = fuzzing.tasks("duel", 6, "1", rate=0.5, folder=tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(DuelGame, method, fault)
        report = fuzzing.fuzz("duel", planned)
    assert report.flaws
    flaw = report.flaws[0]
    assert message in flaw.flaw
    record = read(Path(flaw.file))
    assert len(record.entries) == flaw.n
    assert replay(GAME, record).n == flaw.n
