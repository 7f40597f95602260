"""Positions: states written by hand, read, written, and what an editor of them needs."""

from collections.abc import Callable
from typing import Any, Generic

from polemos.kernel.flow import Event, S, run
from polemos.room.rules import Rules
from polemos.room.view_models import Palette


class Editor(Generic[S]):
    """Positions of a game, made of the functions that a room gives.

    laid_out: a state from a position before anything of it is played, for looking at it, or BadInput with every defect,
    one a line; to_position: the position that describes a state between two phases, as far as a position can; palette:
    what positions of a scenario are made of, for an editor, None where they are written by hand alone.

    A position in a file has the key `game` besides; whoever reads the file takes it out.
    """

    def __init__(
        self,
        rules: Rules[S],
        laid_out: Callable[[Any, Rules[S]], S],
        to_position: Callable[[S], dict[str, Any]],
        palette: Callable[[str, str, Rules[S]], Palette] | None = None,
    ) -> None:
        self.rules = rules
        self.to_position = to_position
        self._laid_out = laid_out
        self._palette = palette

    def laid_out(self, data: Any) -> S:
        """A state from a position before anything of it is played. Raises BadInput."""
        return self._laid_out(data, self.rules)

    def from_position(self, data: Any) -> S:
        """A state from a hand-written position, a table of its own keys, at its first decision. Raises BadInput."""
        s = self.laid_out(data)
        run(s)
        return s

    def position_news(self, data: Any) -> list[Event]:
        """What happens between a position and its first question: dice, losses, a new turn. Raises BadInput."""
        heard: list[Event] = []
        s = self.laid_out(data)
        s.heard = heard
        run(s)
        return heard

    def palette(self, scenario: str, language: str) -> Palette | None:
        """What positions of a scenario are made of. Raises BadInput for an unknown scenario."""
        self.rules.refuse_unknown(scenario)
        return self._palette(scenario, language, self.rules) if self._palette is not None else None
