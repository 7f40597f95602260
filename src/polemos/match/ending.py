"""The end of a match that its rules know nothing of: a side surrenders or runs out of time, or both agree on a draw.

It is no move of the game: the state stays as it stood, and the record keeps it in a last line of its own. Where a game
itself lets a side give up (`RESIGN`), a surrender is that.
"""

from dataclasses import dataclass
from typing import Any, Final

from polemos.kernel.errors import BadInput, shown
from polemos.match.called import side_called
from polemos.match.words import words
from polemos.room.game import AnyGame
from polemos.room.results import DRAW, Result

END: Final = "end"
"""The key of the line by which a record is known to have ended so."""
SURRENDER: Final = "surrender"
AGREED_DRAW: Final = "draw"
TIME: Final = "time"
SIDES: Final = 2
"""A surrender, or a clock that has run out, has a winner where there is one other side."""
LOSSES: Final = (SURRENDER, TIME)
"""The ends by which a side has lost."""


@dataclass(slots=True, frozen=True)
class Ending:
    """How a match ended without a move: `kind` is SURRENDER or TIME, by `side`, or AGREED_DRAW (then `side` is "")."""

    kind: str
    side: str = ""

    def as_json(self, n: int) -> dict[str, Any]:
        """Its line in a record of n entries."""
        return {"n": n, END: self.kind, **({"side": self.side} if self.side else {})}

    def fault(self, game: AnyGame) -> str:
        """Why no match of a game can end so; "" if it can."""
        if self.side and self.side not in game.sides:
            return f"unknown side {shown(self.side)}; there are {', '.join(game.sides)}"
        if self.side and len(game.sides) != SIDES:
            return f"to lose by {self.kind} takes {SIDES} sides, and there are {', '.join(game.sides)}"
        return ""


def ending_of(data: dict[str, Any], place: str, entries: int) -> Ending:
    """The end that a line of a record tells, after so many entries. Raises BadInput."""
    n, kind, side = data.get("n"), data[END], data.get("side", "")
    if type(n) is not int or n != entries:
        raise BadInput(f"{place}: the end after entry {shown(n)} where the last entry is {entries}; a line was removed")
    if strange := sorted(set(data) - {"n", END, "side"}):
        raise BadInput(f"{place}: the end has the unknown key {shown(strange[0])}; it may have n, {END}, side")
    known = (*[(one, True) for one in LOSSES], (AGREED_DRAW, False))
    if not isinstance(side, str) or (kind, bool(side)) not in known:
        raise BadInput(
            f'{place}: end must be "{SURRENDER}" or "{TIME}", with a side, or "{AGREED_DRAW}", not {shown(kind)}'
        )
    return Ending(kind, side)


def result_of(game: AnyGame, state: Any, ending: Ending | None) -> Result:
    """How things stand in a state, or how a match ended there."""
    result = game.rules.result(state)
    if ending is None:
        return result
    return result._replace(winner=1 - game.sides.index(ending.side) if ending.side else DRAW)


def outlook_of(game: AnyGame, state: Any, ending: Ending | None, language: str) -> str:
    """Who is ahead and what is still needed, or how a match ended, in words; "" where the levels say it."""
    if ending is None:
        return game.edge.outlook(state, language)
    if not ending.side:
        return words(language)("ended-draw")
    side = side_called(game, language, game.sides.index(ending.side), game.rules.scenario_of(state))
    if ending.kind == TIME:
        return words(language)("ended-time", {"side": side})
    return words(language)("ended-surrender", {"side": side})
