"""What questions tell besides: what is worth knowing of them, what is to be paid, and why a region turns."""

import re
from typing import Any

import pytest

from polemos.games.peloponnesian_war.data.pack import OURS
from polemos.games.peloponnesian_war.data.tables import ATHENS
from polemos.games.peloponnesian_war.game import GAME, STEPS
from polemos.games.peloponnesian_war.rules.cards.plays import CardTarget
from polemos.room import messages
from polemos.room.texts import LANGUAGES
from rulebook.peloponnesian_war.table import Table

BUILDING: dict[str, Any] = {
    "phase": "building",
    "turn": 0,
    "season": "summer",
    "side": "athens",
    "scenario": "argive",
    "base": "scenario",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_note_belongs_to_a_question(language: str) -> None:
    decisions = {messages.kebab(name) for name in STEPS.by_name}
    written = re.findall(r"^note-(\S+) =", (OURS / f"text.{language}.ftl").read_text("utf-8"), re.MULTILINE)
    assert written and set(written) <= decisions


def test_a_card_that_asks_is_told_in_full() -> None:
    t = Table(phase="cards", turn=0, side="athens", cards={"athens": ["war_party"]})
    t.does("play-card:war_party")
    assert isinstance(t.state.agenda[-1], CardTarget)
    assert "ML +2" in GAME.edge.note(t.state, "en")


def test_what_is_built_names_its_price_and_the_treasury() -> None:
    t = Table(**BUILDING, treasury={"athens": 9, "sparta": 0})
    question = GAME.edge.question(t.state)
    assert question is not None and "There are 9 talents." in question.text
    assert "Base for 1: Elis (2146)" in [choice.text for choice in question.choices]
    # units are raised where their people live
    raised = next(choice for choice in question.choices if choice.id == "build:argolid-hoplite-4")
    assert (raised.text, raised.region) == ("Raise for 1: Argive hoplite (4)", "argolid")


@pytest.mark.clause("4.1b", "3.3b")
def test_a_region_that_turns_says_why_and_who_acts_first_then() -> None:
    held = {"argolid": "athens", "elis": "athens", "attica": "athens", "arcadia": "athens", "achaea": "athens"}
    t = Table(scenario="argive", phase="control", turn=0, side="athens", season="spring", year=419, controller=held)
    first = GAME.edge.sheets(t.seen("athens"), "en")[0].gauges[1]
    assert (first.value, first.text) == ("Athens", "Athens 5, Sparta 5")
    t = Table(
        scenario="argive", phase="control", turn=0, side="athens", season="spring", year=419, controller=held,
        al={"elis": -3},
    )  # fmt: skip
    told = [GAME.edge.tell(event, "en") for event in t.state.heard or []]
    assert "Elis turns away from Athens: its allegiance is -3, below -2." in told
    assert "Sparta acts first from now on: it controls 6 regions, the other side 4." in told


def test_on_a_part_of_the_map_nothing_is_said_of_what_lies_beyond() -> None:
    def labels(scenario: str) -> set[str]:
        t = Table(scenario=scenario, base="scenario")
        return {gauge.label for gauge in GAME.edge.sheets(GAME.rules.view(t.state, ATHENS), "en")[0].gauges}

    beyond = {"Sicily", "Satrap on the side of"}
    assert beyond <= labels("campaign")
    assert not beyond & labels("argive")
