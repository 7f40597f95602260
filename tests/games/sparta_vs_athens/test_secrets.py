"""Nothing that lies under a marker or face down leaks: wars that differ only in that look, ask and go on alike."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.tables import ATHENS, PIECE_INDEX, PIECE_KEY, SPARTA
from polemos.games.sparta_vs_athens.data.world import SAMOS
from polemos.games.sparta_vs_athens.game import GAME
from polemos.games.sparta_vs_athens.rules.year.government_phase import GovernmentPhase
from polemos.games.sparta_vs_athens.state import HIDDEN, War
from polemos.testing.bench import PhaseEnd
from polemos.testing.secrets import news_for, positions, same_until, twin
from rulebook.sparta_vs_athens.fights import fight
from rulebook.sparta_vs_athens.operations import athens, sparta
from rulebook.sparta_vs_athens.table import Table

REVEALING = {"revealed", "dissolved", "maintained", "paid", "unpaid", "disbanded", "pays-on-leaving", "leader-lost"}
"""News of hidden pieces that come out, or of what they cost: from there on tales may differ."""


def shown(s: War, side: int) -> list[Any]:
    """What a person of a side, who decides, reads in a war."""
    found: list[Any] = [s.opts, GAME.edge.ask(s, "en"), GAME.edge.focus(s), GAME.rules.asides(s, side)]
    found += [GAME.edge.describe(s, c, "en") for c in s.opts]
    for choice in (
        "move:samos",
        "besiege:athens",
        "incite:chios",
        "lead:brasidas",
        "raise:athens_nsp_1",
        "pick:tegea_lsp",
    ):
        found.append(GAME.rules.why_not(s, choice))
    return found


@pytest.mark.long(only="standard")
@pytest.mark.clause("5.2a", "5.2c", "qa.21e")
@pytest.mark.parametrize("options", [(), ("open_boxes", "yearly_unnamed")], ids=["standard", "open boxes"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_what_lies_hidden_changes_nothing_that_the_enemy_meets(scenario: str, options: tuple[str, ...]) -> None:
    compared = 0
    for n, war in enumerate(positions(GAME, "ides", scenario, options, every=7)):
        for side in (ATHENS, SPARTA):
            if GAME.rules.view(war, side)["agenda"] is None:
                continue
            other = twin(GAME, war, side, str(n))
            assert GAME.rules.view(other, side) == GAME.rules.view(war, side)
            if war.actor == side:
                assert shown(other, side) == shown(war, side)
                for c in war.opts[:4]:
                    one, two = news_for(GAME, war, c, side), news_for(GAME, other, c, side)
                    assert same_until(REVEALING, one, two), (GAME.rules.choice_id(c), one, two)
                    compared += 1
    assert compared > 20


@pytest.mark.clause("6.4f", "5.2c")
def test_the_enemy_sees_a_new_leader_face_down() -> None:
    t = Table(
        {"athens": ["athens_lsp_1"], "samos": ["athens_nsp_1"]},
        steps=[GovernmentPhase()],
        scenario="campaign",
        year=428,
        government=1,
        since=431,
    ).does("place:samos")
    paches = PIECE_INDEX["paches"]
    theirs, mine = GAME.rules.view(t.state, SPARTA), GAME.rules.view(t.state, ATHENS)
    assert (theirs["loc"][paches], mine["loc"][paches]) == (HIDDEN, SAMOS)
    assert [chit[:3] for chit in theirs["chits"]] == [[ATHENS, SAMOS, -1]]


@pytest.mark.clause("6.4f")
def test_who_is_about_to_be_placed_is_not_the_enemy_s_business() -> None:
    t = Table(
        {"athens": ["athens_lsp_1"]}, steps=[GovernmentPhase()], scenario="campaign", year=428, government=1, since=431
    )
    assert t.asked == "Station"
    assert GAME.rules.view(t.state, SPARTA)["agenda"] is None
    assert GAME.rules.view(t.state, ATHENS)["agenda"] is not None


@pytest.mark.clause("6.8a", "6.8e")
def test_a_successor_who_operates_is_dealt_like_any_other_leader() -> None:
    # Agis falls, and who is drawn in his place leads an operation without having begun it
    troops, cup = ["boeotia_lsp_3", "achaea_lsp_1"], {"cup": ["sparta-a", "sparta-b"]}
    t = fight("oenoe", troops, ["athens_lsp_1"], "sparta", "agis", ["nicias"], dice=[2, 6, 6], pieces=cup)
    t.until("PhaseEnd", {"StepDown": "take-losses"})
    war = GAME.rules.copy(t.state)
    war.agenda = war.agenda[:-1]
    assert PIECE_KEY[war.leader] in cup["cup"]
    one, two = GAME.rules.view(war, ATHENS), GAME.rules.view(twin(GAME, war, ATHENS, "x"), ATHENS)
    assert [two[shown] for shown in ("operating", "chits", "acted")] == [one["operating"], one["chits"], one["acted"]]


@pytest.mark.clause("2.5a", "5.2c")
def test_a_leader_unseen_goes_on_with_one_who_is_seen() -> None:
    # who has been picked up can be picked up by nobody else: he belongs to the force
    there = {"athens": ["athens_nsp_1", "alcibiades"], "ceos": ["thrasybulus"]}
    t = athens(there, scenario="ionian", shown=["alcibiades"]).does("lead:alcibiades", "take-all", "move:ceos")
    t.does("pick-up:thrasybulus", "drop:athens_nsp_1")
    assert [GAME.rules.choice_id(c) for c in t.state.opts] == ["drop:thrasybulus", "stop"]
    war = GAME.rules.copy(t.state)
    war.agenda = [step for step in war.agenda if not isinstance(step, PhaseEnd)]
    other = twin(GAME, war, SPARTA, "1")
    assert GAME.rules.view(other, SPARTA) == GAME.rules.view(war, SPARTA)
    assert other.leader == war.leader and len(other.group) == 1


@pytest.mark.clause("rev.17", "5.2c")
def test_troops_whose_battle_may_be_declined_have_been_seen() -> None:
    # whether any troops come at all decides what is offered
    there = {"oenoe": ["athens_lsp_1", "nicias", "conon"], "megara": ["megara_lsp", "peloponnesian_nsp_1"]}
    t = athens(there, government=12, options=["refused_battle"])
    for piece in ("athens_lsp_1", "conon"):
        t.state.force[PIECE_INDEX[piece]] = 1
    t.state.marker[0] = t.state.loc[PIECE_INDEX["conon"]]
    t.does("lead:nicias", "take-all", "take:conon", "move:megara")
    war = GAME.rules.copy(t.state)
    war.agenda = [step for step in war.agenda if not isinstance(step, PhaseEnd)]
    assert t.asked == "OutsideOrInside" and "decline" in t.choices()
    other = twin(GAME, war, SPARTA, "1")
    assert other.opts == war.opts
    assert GAME.rules.view(other, SPARTA) == GAME.rules.view(war, SPARTA)


@pytest.mark.clause("5.2c", "9.0c")
def test_nobody_else_is_dealt_into_a_city_whose_defenders_have_been_seen() -> None:
    # one army is known to be inside: who is thought to lie there as well decides whether a besieger can be spared
    few, many = ["thrasybulus", "athens_lsp_12"], ["conon", *[f"athens_lsp_{n}" for n in range(1, 8)]]
    besiegers = ["agis", "boeotia_lsp_1", "boeotia_lsp_2", "boeotia_lsp_3"]
    t = sparta({"athens": few, "oenoe": many, "megara": besiegers}, government=12)
    for number, pieces in enumerate((few, many)):
        for piece in pieces:
            t.state.force[PIECE_INDEX[piece]] = number + 1
        t.state.marker[number] = t.state.loc[PIECE_INDEX[pieces[0]]]
    t.does("lead:agis", "take-all", "move:athens").until("Operating", {"OutsideOrInside": "inside:athens"})
    t.does("besiege:athens")
    war = GAME.rules.copy(t.state)
    war.agenda = [step for step in war.agenda if not isinstance(step, PhaseEnd)]
    assert t.asked == "Besiegers"
    for seed in "12345678":
        assert twin(GAME, war, SPARTA, seed).opts == war.opts
