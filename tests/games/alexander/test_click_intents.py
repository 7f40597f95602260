"""Who points at something is understood, and told why not."""

import pytest

from polemos.games.alexander.choice_ids import HEX_NAMES
from polemos.games.alexander.data.ground import label
from polemos.games.alexander.data.setting import LEADER_IDS, UNIT_IDS
from polemos.games.alexander.edge import click_intents
from polemos.games.alexander.game import GAME, STEPS
from polemos.games.alexander.state import OPTION_NAMES
from polemos.games.alexander.verbs import FACING, LEADER, SPACE, UNIT
from polemos.kernel.dice import Rng
from polemos.kernel.flow import Decision
from polemos.testing.secrets import positions
from rulebook.alexander.table import Table
from samples import sample


def said(table: Table, kind: str, target: str) -> list[str]:
    return GAME.edge.click_intents(table.state, kind, target)


def setting_out() -> Table:
    """A hoplite unit under its leader's eyes, and horse archers far in front of it."""
    pieces = {"2619": "mac.ho.merc", "2622": "mac.pharnuches", "2612": "sog.lc.dahae-1", "2605": "sog.spitamenes"}
    return Table(pieces, active="mac.pharnuches", facing={"mac.ho.merc": 30})


def test_pointing_at_a_unit_means_to_order_it() -> None:
    t = setting_out()
    assert said(t, UNIT, "mac.ho.merc")[0] == "move:mac.ho.merc"
    assert said(t, SPACE, "2619")[0] == "move:mac.ho.merc"
    assert said(t, LEADER, "mac.pharnuches")[0] == "lead:mac.pharnuches"
    assert said(t, SPACE, "2622")[0] == "lead:mac.pharnuches"


def test_in_a_move_pointing_means_to_go_there_or_to_turn_that_way() -> None:
    facing = {"mac.hc.comp": 30}
    t = Table({"2619": "mac.hc.comp", "2622": "mac.pharnuches"}, active="mac.pharnuches", facing=facing)
    t.does("move:mac.hc.comp").until("Moving")
    for choice in t.choices("enter"):
        assert said(t, SPACE, choice.partition(":")[2])[0] == choice
    behind = label(t.state.loc[t.state.mover] + 1)
    assert said(t, SPACE, behind)[0].startswith("turn:")
    assert f"enter:{behind}" in said(t, SPACE, behind)
    t.may_not(f"enter:{behind}", "6.32")
    assert said(t, SPACE, label(t.state.loc[t.state.mover]))[0] == "halt"


def test_a_half_of_a_double_size_unit_swings_and_both_halves_have_their_ways() -> None:
    pieces = {"2619": "mac.ph.coenus", "2622": "mac.alexander-iii"}
    t = Table(pieces, scenario="granicus", active="mac.alexander-iii", facing={"mac.ph.coenus": 30})
    t.does("move:mac.ph.coenus").until("Moving")
    left, right = t.where("mac.ph.coenus").split("/")
    assert said(t, SPACE, left)[0] == f"pivot:{left}"
    assert said(t, SPACE, right)[0] == f"pivot:{right}"
    assert "halt" in said(t, SPACE, right)
    one, two = t.choices("enter")
    shared = set(said(t, SPACE, one.partition(":")[2])) | set(said(t, SPACE, two.partition(":")[2]))
    assert {one, two} <= shared


def test_pointing_at_an_enemy_means_to_shoot_at_him() -> None:
    pieces = {"2612": "sog.lc.dahae-1", "2614": "sog.spitamenes", "2610": "mac.hc.comp", "2622": "mac.pharnuches"}
    facing = {"sog.lc.dahae-1": 30}
    t = Table(pieces, active="sog.spitamenes", facing=facing)
    assert said(t, UNIT, "mac.hc.comp")[0] == "fire:sog.lc.dahae-1"
    t.does("move:sog.lc.dahae-1").until("Moving")
    assert said(t, SPACE, "2610")[0] == "shoot:mac.hc.comp"


def test_nobody_knows_what_an_unknown_target_means() -> None:
    t = setting_out()
    assert said(t, SPACE, "9999") == []
    assert said(t, "number", "many") == []


def test_every_decision_that_is_spoken_of_is_one() -> None:
    steps = {name for name, (step, _) in STEPS.by_name.items() if issubclass(step, Decision)}
    assert set(click_intents.MEANT) <= steps


@pytest.mark.long(but="samarkand")
@pytest.mark.parametrize(
    ("scenario", "options"),
    [("samarkand", ()), ("hydaspes", OPTION_NAMES), ("jaxartes", ()), ("issus", ("contingent",))],
)
def test_whatever_is_pointed_at_is_answered(scenario: str, options: tuple[str, ...]) -> None:
    """What is offered for a target is among what it may mean; everything else is forbidden by some clause."""
    rng = Rng("pointing")
    for state in positions(GAME, "pointing", scenario, options, 41, most=sample(45, 120)):
        question = GAME.edge.question(state)
        assert question is not None
        legal = {choice.id for choice in question.choices}
        targets = [(choice.kind, choice.target) for choice in question.choices[-6:]]
        targets += [(SPACE, HEX_NAMES[rng.below(len(HEX_NAMES))]) for _ in range(4)]
        targets += [(UNIT, UNIT_IDS[rng.below(len(UNIT_IDS))]), (LEADER, LEADER_IDS[rng.below(len(LEADER_IDS))])]
        for kind, target in targets:
            if kind not in (SPACE, UNIT, LEADER, FACING):
                continue
            found = GAME.edge.click_intents(state, kind, target)
            assert len(set(found)) == len(found)
            assert {c.id for c in question.choices if (c.kind, c.target) == (kind, target)} <= set(found), question.name
            for choice_id in found:
                assert bool(GAME.rules.why_not(state, choice_id)) == (choice_id not in legal)
            order = [choice_id in legal for choice_id in found]
            assert order == sorted(order, reverse=True)
