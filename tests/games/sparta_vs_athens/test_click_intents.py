"""Who points at something is understood, and told why not."""

import pytest

from polemos.games.sparta_vs_athens.choice_ids import TARGET_NAMES
from polemos.games.sparta_vs_athens.data.tables import FORT_KEY, PIECE_KEY
from polemos.games.sparta_vs_athens.data.world import LOCALE_NAMES
from polemos.games.sparta_vs_athens.edge import click_intents
from polemos.games.sparta_vs_athens.game import GAME, STEPS
from polemos.games.sparta_vs_athens.verbs import FORT, PIECE, SPACE, TARGET, VERBS
from polemos.kernel.dice import Rng
from polemos.testing.secrets import positions
from rulebook.sparta_vs_athens.operations import athens
from rulebook.sparta_vs_athens.table import Table


def said(t: Table, kind: str, target: str) -> list[str]:
    return GAME.edge.click_intents(t.state, kind, target)


def test_a_whole_expedition_in_four_clicks() -> None:
    t = athens({"athens": ["athens_nsp_1", "athens_lsp_1", "nicias", "laches"], "megara": "megara_lsp"}, government=6)
    assert said(t, PIECE, "nicias") == ["lead:nicias"]
    t.does("lead:nicias")
    assert said(t, SPACE, "athens")[0] == "take-all"
    assert said(t, PIECE, "laches")[0] == "take:laches"
    t.does("take-all")
    assert said(t, SPACE, "ceos")[0] == "move:ceos"
    assert said(t, PIECE, "megara_lsp")[0] == "move:megara"
    t.does("move:ceos")
    assert said(t, PIECE, "athens_lsp_1")[:2] == ["drop:athens_lsp_1", "land:athens_lsp_1"]
    assert said(t, PIECE, "nicias")[0] == "stop"


def test_walls_are_besieged_or_ravaged_by_pointing_at_them() -> None:
    t = athens({"athens": ["athens_lsp_1", "athens_lsp_2", "athens_lsp_3", "nicias"]}, government=6)
    t.does("lead:nicias", "take-all", "move:megara")
    found = said(t, SPACE, "megara")
    assert {"besiege:megara", "ravage:megara", "stop"} <= {choice for choice in found if choice in t.choices()}
    assert said(t, TARGET, "megara")[0] == "besiege:megara"
    # what cannot be done comes after it, so that one can ask why
    assert [choice in t.choices() for choice in found] == sorted([c in t.choices() for c in found], reverse=True)


def test_pointing_at_what_one_does_not_see_tells_nothing() -> None:
    there = {"athens": ["athens_nsp_1", "nicias"], "ceos": ["peloponnesian_nsp_1", "agis"]}
    t = athens(there, government=6).does("lead:nicias", "take-all")
    assert said(t, PIECE, "agis") == ["take:agis", "drop:agis", "pick-up:agis", "load:agis", "land:agis"]


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_pointing_at_anything_at_any_moment_is_understood(scenario: str) -> None:
    rng = Rng(scenario)
    known = {SPACE: LOCALE_NAMES, PIECE: PIECE_KEY, TARGET: TARGET_NAMES, FORT: FORT_KEY}
    for state in positions(GAME, "click", scenario, (), every=11, most=120):
        for kind, names in known.items():
            for choice in GAME.edge.click_intents(state, kind, names[rng.below(len(names))]):
                offered = choice in [GAME.rules.choice_id(c) for c in state.opts]
                assert offered or GAME.rules.why_not(state, choice), choice
        assert GAME.edge.click_intents(state, SPACE, "nowhere") == []


def test_verbs_and_decisions_are_known() -> None:
    assert {verb for verbs in click_intents.MEANT.values() for verb in verbs} <= {name for name, _ in VERBS}
    assert set(click_intents.MEANT) <= set(STEPS.by_name)
