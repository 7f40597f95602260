"""Simulation: the same seed gives the same results, however many processes play."""

from dataclasses import replace

import pytest

from polemos.bots.registry import make
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import NOBODY
from polemos.match import simulate as simulating
from polemos.match.seat import Player, Seat, decide
from toy.game import GAME, duel
from toy.table import register


@pytest.fixture(autouse=True)
def _known() -> None:
    register()


def timeless(summary: simulating.Summary) -> simulating.Summary:
    return replace(summary, seconds=0.0, decisions_per_second=0.0)


@pytest.mark.parametrize("bots", [["random", "random"], ["greedy", "random"]])
def test_results_do_not_depend_on_processes(bots: list[str]) -> None:
    planned = simulating.tasks("duel", "long", ["truce"], 12, "5", bots, make)
    one, outcomes = simulating.simulate("duel", planned, jobs=1)
    again, _ = simulating.simulate("duel", planned, jobs=1)
    two, others = simulating.simulate("duel", planned, jobs=2)
    assert timeless(one) == timeless(again) == timeless(two)
    assert outcomes == others


def test_the_summary_has_the_promised_fields() -> None:
    planned = simulating.tasks("duel", "short", [], 10, "5", ["random", "random"], make)
    facts = simulating.simulate("duel", planned)[0].as_json()
    assert list(facts) == [
        "game", "scenario", "games", "finished", "errors", "wins", "draws", "turns_mean",
        "decisions", "forced", "seconds", "decisions_per_second",
    ]  # fmt: skip
    assert facts["games"] == facts["finished"] == 10
    assert facts["draws"] + sum(facts["wins"].values()) == 10
    assert facts["turns_mean"] == 3.0


def test_a_random_player_draws_the_same_choices_beside_any_other() -> None:
    """The fast path and the one with seats take the same numbers for the random side."""
    state = GAME.rules.new("short", (), "1")
    other = GAME.rules.copy(state)
    random = make("random")

    class Seated:
        name = "seated"
        uniform = False

        def choose(self, seat: Seat) -> int:
            return seat.choices[0]

    players: list[Player] = [random, Seated()]
    assert simulating.play_out(GAME, state, players, "x") == simulating.play_out(GAME, other, players, "x")
    assert state == other


def test_what_breaks_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    planned = simulating.tasks("duel", "short", [], 2, "5", ["random", "random"], make)
    monkeypatch.setattr(simulating, "ENDLESS", 3)
    summary, outcomes = simulating.simulate("duel", planned)
    assert summary.errors == 2
    assert summary.finished == 0
    assert "no end after 3 decisions" in outcomes[0].error


def test_unknown_names_are_refused_before_play() -> None:
    with pytest.raises(BadInput, match="unknown game 'chess'"):
        simulating.tasks("chess", "long", [], 1, "1", ["random", "random"], make)
    with pytest.raises(BadInput, match="unknown scenario"):
        simulating.tasks("duel", "epic", [], 1, "1", ["random", "random"], make)
    with pytest.raises(BadInput, match="unknown bot 'deep'"):
        simulating.tasks("duel", "long", [], 1, "1", ["deep", "random"], make)


def test_a_game_that_tells_bots_nothing_is_played_by_those_who_need_nothing() -> None:
    bare = duel()
    bare._advisor = None
    state = bare.rules.new("short", [], "5")
    simulating.play_out(bare, state, [make("random"), make("random")], "5")
    assert state.actor == NOBODY
    state = bare.rules.new("short", [], "5")
    assert state.opts[0] == decide(bare, state, First(), "5")
    with pytest.raises(BadInput, match="only the random bot"):
        decide(bare, state, make("greedy"), "5")


class First:
    """It takes what is offered first."""

    name = "first"
    uniform = False

    def choose(self, seat: Seat) -> int:
        return seat.choices[0]
