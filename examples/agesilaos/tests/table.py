"""A table to play the rules at.

    t = Table({"hypaepa": "cyreans", "sardis": "tissaphernes"}, dice=[4])
    t.does("select:cyreans").may("march:sardis").may_not("march:celaenae", "3.1")

The keys are those of a position (see edge/position.py); other than there, base is "empty".
"""

from collections.abc import Mapping
from typing import Any

from polemos.kernel.flow import run
from polemos.testing.bench import Bench

from agesilaos.data.models import RESULTS, SIDES
from agesilaos.data.tables import ODDS, PIECE_NAMES
from agesilaos.data.world import SPACE_NAMES
from agesilaos.edge.position import piece_named, space_named
from agesilaos.event_kinds import EVENTS
from agesilaos.game import GAME
from agesilaos.rules.battle import ROLL_REASONS
from agesilaos.state import LOST, Situation

Who = str | list[str]

WORDS = {
    **{"side": SIDES, "space": SPACE_NAMES, "unit": PIECE_NAMES, "reason": ROLL_REASONS},
    **{"odds": ODDS.names, "result": RESULTS},
}
FAR: dict[str, Who] = {"cyme": "allies", "dascylium": "pharnabazos"}
"""Somebody of each side who is out of the way."""


class Table(Bench):
    """A game on the table, and what a test may ask of it beyond what every table knows."""

    events_known = EVENTS
    sides = SIDES
    state: Situation

    def __init__(self, pieces: Mapping[str, Who] | None = None, **rest: Any) -> None:
        self.game = GAME
        self.state = GAME.editor.laid_out({"base": "empty" if pieces else "scenario", "pieces": pieces or {}, **rest})
        self.state.heard = []
        run(self.state)
        self.check("the start")

    def where(self, piece: str) -> str:
        """The place of a unit, "lost" without one."""
        space = self.state.loc[piece_named(piece)]
        return "lost" if space == LOST else SPACE_NAMES[space]

    def points(self, side: str) -> int:
        return self.state.points[self.side_of(side)]

    def plundered(self, space: str) -> bool:
        return bool(self.state.plundered[space_named(space)])

    @property
    def winner(self) -> str:
        ahead = GAME.rules.result(self.state).winner
        return SIDES[ahead] if ahead >= 0 else ""

    def said(self, kind: str, value: int) -> Any:
        return WORDS[kind][value] if kind in WORDS else value

    def scene(self) -> str:
        return f"turn {self.turn}"
