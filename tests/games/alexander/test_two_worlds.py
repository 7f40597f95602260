"""What a side hides shows nowhere else: two battles that the enemy cannot tell apart go on alike for him [6.82]."""

from typing import Any

import pytest

from polemos.games.alexander.data.setting import MACEDONIAN
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.command.line_play import CommandLine
from polemos.games.alexander.rules.standing_orders import K_PLAN
from polemos.games.alexander.state import NEVER_DO, NO_PW, ORDERS, PW, setting
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, Decision, choose, run
from polemos.testing.secrets import twin
from polemos.testing.worlds import apart
from rulebook.alexander.table import Table
from samples import sample

REVEALING = {"plan-revealed", "line-withdraws"}


def with_markers(scenario: str, seed: str, decisions: int) -> list[tuple[Any, int]]:
    """Moments of a random game in which a side that does not decide secretly hides a line, each with who looks on."""
    s = GAME.rules.new(scenario, (), seed)
    rng = Rng(seed)
    found: list[tuple[Any, int]] = []
    for n in range(decisions):
        if s.actor == NOBODY:
            break
        top = s.agenda[-1]
        assert isinstance(top, Decision)
        if s.plans and n % 7 == 0 and not top.secret():
            found += [(GAME.rules.copy(s), side) for side in range(len(GAME.sides)) if hides(s, 1 - side)]
        choose(s, s.opts[rng.below(len(s.opts))])
    return found


def hides(s: Any, side: int) -> bool:
    """Whether a side has laid a marker."""
    return any(setting(s).lead_side[plan[0]] == side for plan in s.plans)


@pytest.mark.long(but=("samarkand", "arbela"))
@pytest.mark.clause("6.82", "6.84a", "6.84c")
@pytest.mark.parametrize("scenario", ["samarkand", "chaeronea", "granicus", "issus", "arbela"])
def test_a_hidden_plan_shows_in_nothing_that_the_enemy_sees(scenario: str) -> None:
    steps = 0
    for seed in range(sample(1, 3)):
        for n, (state, side) in enumerate(with_markers(scenario, f"two/{seed}", 700)[:25]):
            other = twin(GAME, state, side, f"{seed}/{n}")
            other.order = list(state.order)
            steps += apart(GAME, GAME.rules.copy(state), other, side, Rng(f"{seed}/{n}"), 40, REVEALING)
    assert steps > sample(60, 200)


@pytest.mark.clause("5.22g", "6.82", "6.84c")
def test_a_line_command_is_asked_though_a_hidden_plan_leaves_nothing_to_do() -> None:
    # (RULING-135)
    for face, choices in ((NO_PW, ["move:mac.ho.merc", "done"]), (PW, ["done"])):
        t = Table(
            {"2420": "mac.pharnuches", "2619": "mac.ho.merc", "3618": "sog.li.1"},
            active="mac.pharnuches",
            facing={"mac.ho.merc": 90},
        )
        s = t.state
        m, u = t.leader("mac.pharnuches"), t.unit("mac.ho.merc")
        s.plans = [(m, face, u)]
        s.marker[m] = face
        s.line = 1
        s.in_line = [u]
        s.agenda.pop()
        s.agenda.append(CommandLine(MACEDONIAN))
        run(s)
        assert (t.asked, t.choices()) == ("CommandLine", choices)


@pytest.mark.clause("6.82")
def test_who_never_plans_a_withdrawal_says_so_to_both() -> None:
    # (RULING-135)
    s = GAME.rules.new("chaeronea", (), "a")
    GAME.rules.aside(s, 0, "order:plan-never")
    GAME.rules.aside(s, 0, "order:face-never")
    shown = GAME.rules.view(s, 1)["order"]
    assert [kind for kind, wish in enumerate(shown[:ORDERS]) if wish == NEVER_DO] == [K_PLAN]
