"""Who points at something is understood, and told why not."""

import pytest

from polemos.games.peloponnesian_war.choice_ids import TARGET_NAMES
from polemos.games.peloponnesian_war.data.tables import PIECE_KEY
from polemos.games.peloponnesian_war.data.world import PLACE_NAMES, REGION_NAMES
from polemos.games.peloponnesian_war.edge import click_intents
from polemos.games.peloponnesian_war.game import GAME, STEPS
from polemos.games.peloponnesian_war.verbs import PIECE, PLACE, REGION, TARGET, VERBS
from polemos.kernel.dice import Rng
from polemos.testing.secrets import positions
from rulebook.peloponnesian_war.table import Table

SPARTANS = ["agis", "laconia-hoplite-5-01", "laconia-hoplite-5-02"]


def said(t: Table, kind: str, target: str) -> list[str]:
    return GAME.edge.click_intents(t.state, kind, target)


def test_a_march_in_two_clicks() -> None:
    t = Table({"3056": SPARTANS}, side="sparta")
    assert said(t, PIECE, "agis") == ["march:agis", "sail:agis"]
    assert said(t, PLACE, "3056")[0] == "march:agis"
    t.does("march:agis")
    assert said(t, PLACE, "3055")[0] == "move:3055"
    assert said(t, PIECE, "laconia-hoplite-5-01")[0] == "leave:laconia-hoplite-5-01"
    assert "leave-all" in said(t, PLACE, "3056") and "done" in said(t, PLACE, "3056")


def test_a_counter_of_the_enemy_stands_for_its_place() -> None:
    there = {"3056": SPARTANS, "3054": "argolid-hoplite-4-01"}
    t = Table(there, side="sparta", controller={"argolid": "athens"})
    t.does("march:agis")
    assert said(t, PIECE, "argolid-hoplite-4-01")[0] == "move:3054"


def test_a_voyage_lands_before_it_only_ends() -> None:
    t = Table({"piraeus": ["attica-fleet-5-01", "attica-fleet-5-02", "attica-hoplite-4-01", "phormio"]})
    assert "sail:phormio" in said(t, PIECE, "phormio")
    t.does("sail:phormio")
    assert "embark:attica-hoplite-4-01" in said(t, PIECE, "attica-hoplite-4-01")
    t.does("embark:attica-hoplite-4-01")
    # at a hostile port they land, at one of their own they end in it and troops go ashore there by themselves
    assert said(t, TARGET, "epidaurus")[0].startswith("land-at:")
    assert said(t, TARGET, "salamis")[0].startswith("move:")


def test_a_place_stands_for_its_city_and_for_its_region() -> None:
    t = Table(phase="assessment", side="athens", season="spring", year=430)
    found = said(t, TARGET, "athens")
    assert {choice.partition(":")[2] for choice in found} == {"attica"}
    assert said(t, REGION, "attica")[:1] == found[:1] and found[0] in t.choices()
    t = Table({"plataea": SPARTANS}, phase="sieges", side="sparta", holder={"plataea": "athens"})
    assert said(t, PIECE, "agis")[0] == said(t, TARGET, "plataea")[0] == "besiege:plataea"


def test_what_cannot_be_done_comes_after_what_can() -> None:
    t = Table({"3056": SPARTANS}, side="sparta").does("march:agis")
    found = said(t, PLACE, "3056")
    assert [choice in t.choices() for choice in found] == sorted([c in t.choices() for c in found], reverse=True)


@pytest.mark.long(only="campaign")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_pointing_at_anything_at_any_moment_is_understood(scenario: str) -> None:
    rng = Rng(scenario)
    known = {PLACE: PLACE_NAMES, PIECE: PIECE_KEY, TARGET: TARGET_NAMES, REGION: REGION_NAMES}
    for s in positions(GAME, "click", scenario, (), every=31, most=150):
        for kind, names in known.items():
            for choice in GAME.edge.click_intents(s, kind, names[rng.below(len(names))]):
                offered = choice in [GAME.rules.choice_id(c) for c in s.opts]
                assert offered or GAME.rules.why_not(s, choice), choice
        assert GAME.edge.click_intents(s, PLACE, "nowhere") == []


def test_verbs_and_decisions_are_known() -> None:
    meant = {verb for verbs in click_intents.MEANT.values() for verb in verbs}
    of_kinds = click_intents.ANYBODYS | click_intents.OF_LEADERS | click_intents.OF_FLEETS
    assert meant | of_kinds | click_intents.OF_GROUP | click_intents.OF_OTHERS <= {name for name, _ in VERBS}
    assert set(click_intents.MEANT) <= set(STEPS.by_name)
