"""What a bot finds while it decides, for whoever asks later why: written down in its search, and told again."""

from collections.abc import Sequence
from typing import Any, Final

from polemos.bots.search import Line
from polemos.match.found import Found, FoundLine, in_short
from polemos.match.seat import Seat, Thought
from polemos.room.game import AnyGame
from polemos.study.chances import chance
from polemos.study.explain import LINES, WORLDS, Explained, Explanation, Reason, compared, reasons_of
from polemos.study.looks import Looks, mean

NOTHING: Final[Found] = ()


class Scribe:
    """Sees where the lines of a search lead (see `polemos.bots.bot.Witness`), and sums up afterwards what decided."""

    def __init__(self, game: AnyGame, side: int) -> None:
        self._game, self._side = game, side
        self._ends: dict[int, list[Any]] = {}

    def saw(self, choice: int, state: Any) -> None:
        """A line that begins with a choice has led here."""
        self._ends.setdefault(choice, []).append(state)

    def chance(self, choice: int) -> float:
        """The chance to win after a choice, or -1 where it was not seen."""
        ends = self._ends.get(choice)
        return mean([chance(self._game, state, self._side) for state in ends]) if ends else -1.0

    def features(self, choice: int) -> dict[str, float]:
        """The features after it, on average."""
        sums: dict[str, float] = {}
        ends = self._ends.get(choice, [])
        for state in ends:
            for name, value in self._game.advisor.features(state, self._side).items():
                sums[name] = sums.get(name, 0.0) + value / len(ends)
        return sums


class Considered:
    """A thought that also tells what it found. It can be sent to another process if the bot can."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought

    @property
    def seat(self) -> Seat:
        """The place for which is decided."""
        return self.thought.seat

    def __call__(self) -> tuple[int, Found]:
        """The choice, and what was found. Raises what the thought raises."""
        seat, player = self.thought.seat, self.thought.player
        scribe = seat.witness = Scribe(seat.game, seat.side)
        choice = self.thought()
        # a bot of somebody else may call anything its lines
        lines = [one for one in getattr(player, "lines", ()) or () if isinstance(one, Line) and one.values]
        return choice, found_of(seat.game, choice, lines, scribe)


def found_of(game: AnyGame, choice: int, lines: Sequence[Line], scribe: Scribe) -> Found:
    """What is kept of lines: that of the choice first, then the next best. Nothing where it is not among them."""
    first = next((line for line in lines if line.choice == choice), None)
    if first is None:
        return NOTHING
    others = sorted([line for line in lines if line is not first], key=lambda line: -line.mean)
    told = [first, *others[: LINES - 1]]
    features = [scribe.features(line.choice) for line in told]
    found = []
    for i, line in enumerate(told):
        against = min(1, len(told) - 1) if i == 0 else 0
        reasons = reasons_of(features[i], features[against]) if features[i] and features[against] else ()
        text = game.rules.choice_id(line.choice)
        worth = line.mean, min(line.values), max(line.values)
        found.append(FoundLine(text, *worth, len(line.values), scribe.chance(line.choice), tuple(reasons)))
    return in_short(found)


class Recalled:
    """Called, it explains a choice by what was found when it was made; what was not looked at then is looked at now."""

    def __init__(self, seat: Seat, found: Found, seed: str) -> None:
        """found: at least one line; seed: of the worlds that are dealt now."""
        self.seat, self.found, self.seed = seat, found, seed

    def __call__(self) -> Explanation:
        """The explanation."""
        game, seat = self.seat.game, self.seat
        looks = Looks(game, seat.view(), seat.side, self.seed)
        choices = [game.rules.choice_value(line.choice) for line in self.found]
        whole = all(line.chance >= 0 for line in self.found)
        looked = None if whole else compared(looks, choices, WORLDS)
        lines = []
        for i, (choice, line) in enumerate(zip(choices, self.found, strict=True)):
            reasons, likely = tuple([Reason(*one) for one in line.reasons]), line.chance
            if looked is not None:
                reasons, likely = looked.lines[i].reasons, looked.lines[i].chance
            lines.append(Explained(choice, line.mean, line.low, line.high, likely, reasons))
        return Explanation(seat.side, looks.chance_now(WORLDS), tuple(lines), self.found[0].worlds, looks.simulated)
