"""Over stretches of play the terminal and the engine tell a side the same, whatever the other side hides."""

import json
from io import StringIO
from itertools import islice
from typing import Any

import pytest
from rich.console import Console

from polemos.cli.engine import answer
from polemos.cli.engine_ops import Session
from polemos.cli.table import Table
from polemos.kernel.dice import Rng
from polemos.match.match import match_at
from polemos.room.game import AnyGame
from polemos.testing.doors import Answers, alike
from server.rooms import ROOMS, moments
from toy.table import register


class Terminal:
    """A match at the terminal, at which two people sit."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.said = StringIO()
        self.match = match_at(game, game.rules.copy(state), "", seed="x")
        # as the program prints: texts as they stand
        self.table = Table(self.match, "en", Console(file=self.said, width=120, markup=False, highlight=False))
        self.once = "pass"

    def heard(self) -> bytes:
        """What has been printed since."""
        text = self.said.getvalue()
        self.said.seek(0)
        self.said.truncate()
        return text.encode()

    def looks(self, side: int, n: int) -> Answers:
        """What has happened, and what each command shows."""
        self.table.facing = side
        self.table.report(side)
        found = {"report": self.heard()}
        for command in ("look", "score", "log", "asides", "show", "overlay"):
            self.table.commands[command]("")
            found[command] = self.heard()
        if self.match.state.actor == side:
            question = self.match.game.edge.question(self.match.state)
            found["question"] = str(question).encode()
            self.once = self.match.game.rules.choice_id(self.match.state.opts[n % len(self.match.state.opts)])
        return found

    def wrongs(self, side: int, n: int) -> Answers:
        """Why something that was open once is not now, and what cannot be taken back."""
        if self.match.state.actor == side:
            self.table.commands["why"](self.once)
        return {"why": self.heard()}

    def choose(self, actor: int, choice: str, side: int) -> Answers:
        """What is told afterwards is the report's."""
        self.match.choose(choice)
        return {}

    def takes_back(self, side: int) -> Answers:
        """Once, if that can be done."""
        self.table.commands["undo"]("")
        return {"undo": self.heard()}


class Engine:
    """A match of the engine, as its host shows it to a side."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        register()
        self.game, self.session = game, Session()
        record = list(match_at(game, game.rules.copy(state), "", seed="x").record.lines())
        self.ask("load", record=record)

    def ask(self, op: str, **request: Any) -> bytes:
        """One request."""
        return json.dumps(answer(self.session, json.dumps({"op": op, **request}))).encode()

    def looks(self, side: int, n: int) -> Answers:
        """Whatever takes the name of a side."""
        ops = ("view", "log", "pieces", "asides", "overlays")
        found = {op: self.ask(op, side=self.game.sides[side]) for op in ops}
        return found | {"result": self.ask("result")}

    def wrongs(self, side: int, n: int) -> Answers:
        """A choice that is none."""
        return {"unknown": self.ask("choose", side=self.game.sides[side], choice="no-such-choice")}

    def choose(self, actor: int, choice: str, side: int) -> Answers:
        """What the host may tell the side of it."""
        told = json.loads(self.ask("choose", side=self.game.sides[actor], choice=choice))
        assert told["ok"], told
        told["events"] = [event for event in told["events"] if self.game.sides[side] in event["sides"]]
        return {"choose": json.dumps(told).encode()}

    def takes_back(self, side: int) -> Answers:
        """Whether anything can be taken back."""
        return {"undo": self.ask("undo", n=-1)}


@pytest.mark.long(but=("belisarius", "duel"))
@pytest.mark.parametrize("door", [Terminal, Engine])
@pytest.mark.parametrize("name", ROOMS)
def test_what_is_hidden_changes_nothing_that_is_told(name: str, door: type[Terminal | Engine]) -> None:
    room, choices = ROOMS[name], 0
    for scenario in room.scenarios[:2]:
        for n, moment in enumerate(islice(moments(room, scenario, f"told {scenario}"), 2)):
            one, two, side = moment
            chairs = door(room.game, one), door(room.game, two)
            choices += alike(room.game, (one, two), chairs, side, Rng(f"{n}"), 15, room.revealing, room.looks)
    assert choices > 20
