"""Who points at something is understood, and told why not."""

from typing import Any

import pytest

from polemos.games.belisarius.data.forces import UNIT_KEY, UNITS
from polemos.games.belisarius.data.world import HEX_NAMES, PROVINCES, SPACES
from polemos.games.belisarius.edge import click_intents
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.game import STEPS as ALL_STEPS
from polemos.games.belisarius.state import OPTION_NAMES, War
from polemos.games.belisarius.verbs import PROVINCE, SPACE, UNIT
from polemos.kernel.dice import Rng
from polemos.kernel.flow import Decision
from polemos.testing.secrets import positions


def war(**changes: Any) -> War:
    position: dict[str, Any] = {
        "scenario": "1",
        "base": "empty",
        "turn": 2,
        "player": "imperial",
        "phase": "operations",
        "dice": [3],
        "units": {
            "Constantinopolis": ["Belisarius", "2 guard field_army"],
            "3432": "persia nomad",
            "Roma": "Justinian",
        },
    }
    state: War = GAME.editor.from_position({**position, **changes})
    return state


def test_before_an_operation_pointing_at_a_stack_means_its_army() -> None:
    state = war()
    assert GAME.edge.click_intents(state, SPACE, "3433") == ["army:3433"]
    assert GAME.edge.click_intents(state, UNIT, "Belisarius") == ["army:3433"]
    assert GAME.edge.click_intents(state, SPACE, "3333") == ["army:3333"]
    assert [r.clause for r in GAME.rules.why_not(state, "army:3333")] == ["14.0a"]


def test_in_an_operation_enemies_are_attacked_and_other_hexes_marched_to() -> None:
    state = war()
    GAME.rules.apply(state, "army:3433")
    assert GAME.edge.click_intents(state, UNIT, "Belisarius") == ["leave:Belisarius"]
    GAME.rules.apply(state, "go")
    assert GAME.edge.click_intents(state, SPACE, "3432") == ["attack:3432", "march:3432"]
    assert GAME.edge.click_intents(state, UNIT, "Persia-nomad-1") == ["attack:3432", "march:3432"]
    assert GAME.edge.click_intents(state, SPACE, "3333") == ["march:3333"]
    assert GAME.edge.click_intents(state, SPACE, "2526") == ["march:2526"]
    assert [r.clause for r in GAME.rules.why_not(state, "march:2526")] == ["16.32"]
    assert GAME.edge.click_intents(state, UNIT, "Belisarius")[0] == "drop:Belisarius"


def test_a_province_is_pointed_at_by_its_id_or_by_a_hex_of_it() -> None:
    state = war(phase="taxation")
    assert GAME.edge.click_intents(state, PROVINCE, "Thracia") == ["tax:thracia", "heavy-tax:thracia", "no-tax:thracia"]
    assert GAME.edge.click_intents(state, PROVINCE, "thracia") == GAME.edge.click_intents(state, SPACE, "3433")
    assert GAME.edge.click_intents(state, SPACE, "Persia-area")[0] == "tax-area:Persia-area"
    court = war(phase="diplomacy", hands={"imperial": ["agent"]})
    assert GAME.edge.click_intents(court, SPACE, "3042") == ["court:persia"]


def test_recruits_and_levies_are_meant_by_their_province() -> None:
    state = war(phase="recruitment", sp={"imperial": 30})
    assert "recruit:guard-garrison" in GAME.edge.click_intents(state, SPACE, "3433")
    assert GAME.edge.click_intents(state, PROVINCE, "thracia")[0].startswith("recruit:thracia-")
    levy = war(phase="levy")
    assert GAME.edge.click_intents(levy, SPACE, "3432") == ["levy:thracia-garrison", "levy:thracia-fleet"]
    assert GAME.edge.click_intents(levy, PROVINCE, "garamantes")
    assert GAME.rules.why_not(levy, GAME.edge.click_intents(levy, PROVINCE, "garamantes")[0])


def test_nobody_knows_what_an_unknown_target_means() -> None:
    assert GAME.edge.click_intents(war(), SPACE, "9999") == []
    assert GAME.edge.click_intents(war(), "number", "many") == []


def test_every_decision_of_targets_has_its_meaning() -> None:
    """What takes a space, a unit, a province or a kind of unit can be pointed at."""
    steps = {name for name, (step, _) in ALL_STEPS.by_name.items() if issubclass(step, Decision)}
    assert set(click_intents.MEANT) <= steps


@pytest.mark.long(but="2-all")
@pytest.mark.parametrize("options", [(), OPTION_NAMES], ids=["standard", "all options"])
@pytest.mark.parametrize("scenario", ["1", "2"])
def test_whatever_is_pointed_at_is_answered(scenario: str, options: tuple[str, ...]) -> None:
    """What is offered for a target is among what it may mean; everything else is forbidden by some clause."""
    rng = Rng("pointing")
    for state in positions(GAME, "pointing", scenario, options, 23):
        question = GAME.edge.question(state)
        assert question is not None
        kinds = {choice.kind for choice in question.choices}
        legal = {choice.id for choice in question.choices}
        targets = [(choice.kind, choice.target) for choice in question.choices[-6:]]
        targets += [(SPACE, HEX_NAMES[rng.below(SPACES)]) for _ in range(5)]
        targets += [(UNIT, UNIT_KEY[rng.below(UNITS)]), (PROVINCE, PROVINCES[rng.below(len(PROVINCES))])]
        for kind, target in targets:
            if kind not in (SPACE, UNIT, PROVINCE):
                continue
            found = GAME.edge.click_intents(state, kind, target)
            assert len(set(found)) == len(found)
            assert found or kind not in kinds, (question.name, kind, target)
            assert {c.id for c in question.choices if (c.kind, c.target) == (kind, target)} <= set(found)
            for choice_id in found:
                assert bool(GAME.rules.why_not(state, choice_id)) == (choice_id not in legal)
            order = [choice_id in legal for choice_id in found]
            assert order == sorted(order, reverse=True)
