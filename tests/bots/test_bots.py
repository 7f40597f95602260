"""Bots play every decision of a game from its view alone, and greedy is the better player."""

from pathlib import Path

import pytest

from polemos.bots import registry
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import choose
from polemos.match import simulate as simulating
from polemos.match.seat import Seat
from samples import sample
from toy.game import GAME
from toy.table import register


@pytest.mark.long
@pytest.mark.parametrize("seats", [("search:100", "random"), ("random", "search:100")])
def test_who_looks_ahead_beats_random_from_each_seat(seats: tuple[str, str]) -> None:
    register()
    planned = simulating.tasks("duel", "long", [], sample(16, 40), "1", seats, registry.make)
    summary, _ = simulating.simulate("duel", planned)
    assert summary.errors == 0
    assert summary.wins[GAME.sides[seats.index("search:100")]] >= sample(9, 26)


@pytest.mark.long(only="1")
@pytest.mark.parametrize("seats", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_from_each_seat(seats: tuple[str, str]) -> None:
    register()
    planned = simulating.tasks("duel", "long", [], 120, "1", seats, registry.make)
    summary, _ = simulating.simulate("duel", planned)
    assert summary.errors == 0
    assert summary.wins[GAME.sides[seats.index("greedy")]] >= 78


@pytest.mark.parametrize("name", ["random", "greedy", "search:100"])
def test_bots_decline_what_only_people_agree_on(name: str) -> None:
    state = GAME.rules.new("long", ["truce"], "1")
    choose(state, GAME.rules.choice_value("offer-truce"))
    assert GAME.rules.choice_id(registry.make(name).choose(Seat(GAME, state, "x"))) == "decline"


@pytest.mark.parametrize("name", ["random", "greedy", "search:100"])
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    state = GAME.rules.new("long", (), "1")
    bot = registry.make(name)
    assert len({bot.choose(Seat(GAME, state, "x")) for _ in range(5)}) == 1


@pytest.mark.parametrize("name", ["greedy", "search:100"])
def test_a_bot_does_not_touch_the_state(name: str) -> None:
    state = GAME.rules.new("long", (), "1")
    before = GAME.rules.to_json(state)
    registry.make(name).choose(Seat(GAME, state, "x"))
    assert GAME.rules.to_json(state) == before


def test_an_unknown_bot_is_one_clear_error() -> None:
    with pytest.raises(BadInput, match=r"unknown bot 'deep'; there are greedy, level:1, .*, random, search"):
        registry.make("deep")


def installed(folder: Path, entries: str, module: str) -> None:
    """A package that somebody else has installed, with its entry points and one module."""
    (folder / "others-1.0.dist-info").mkdir()
    (folder / "others-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (folder / "others-1.0.dist-info" / "entry_points.txt").write_text(f"[polemos.bots]\n{entries}")
    (folder / "others_bots.py").write_text(module)


OTHERS = """
class First:
    name, uniform = "first", False

    def choose(self, seat):
        return seat.choices[0]


class Half:
    name = "half"
"""


def test_bots_of_others_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = (
        "first = others_bots:First\nhalf = others_bots:Half\ngone = others_bots:Gone\ngreedy = others_bots:First\n"
    )
    installed(tmp_path, entries, OTHERS)
    monkeypatch.syspath_prepend(tmp_path)
    assert registry.general() == ["first", "gone", "greedy", "half", "random", "search"]
    state = GAME.rules.new("long", (), "1")
    assert registry.make("first").choose(Seat(GAME, state, "x")) == state.opts[0]
    assert registry.make("greedy").name == "greedy"
    with pytest.raises(BadInput, match="makes no bot: it lacks uniform, choose"):
        registry.make("half")
    with pytest.raises(BadInput, match="the bot at others_bots:Gone cannot be made"):
        registry.make("gone")
