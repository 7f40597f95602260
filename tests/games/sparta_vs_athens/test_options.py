"""Presets and switches: which go together, and what a preset throws."""

import pytest

from polemos.games.sparta_vs_athens.game import GAME
from polemos.games.sparta_vs_athens.options import DESIGNER_REVISION, OPTION_NAMES, PRINTED
from polemos.match.opening import options_of


@pytest.mark.clause("rev.0")
def test_a_preset_stands_for_its_switches() -> None:
    assert set(options_of(GAME, ["printed"])) == set(PRINTED)
    assert set(options_of(GAME, ["designer_revision"])) == set(DESIGNER_REVISION)
    assert options_of(GAME, ["corrected"]) == options_of(GAME, []) == ()


def test_the_printed_rules_and_the_revision_have_nothing_in_common() -> None:
    assert not set(PRINTED) & set(DESIGNER_REVISION)
    assert {*PRINTED, *DESIGNER_REVISION} <= set(OPTION_NAMES)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_all_that_go_together_can_be_played(scenario: str) -> None:
    every = options_of(GAME, ["all"])
    assert GAME.rules.new(scenario, every).opts
