"""Why a bot has done something: what it found then, as the record keeps it. Where that keeps nothing, it thinks again
what it thought then, with the same numbers, and tells what it saw.

Only who may know what the bot knew is told: whoever may know all of the match, or who saw as much himself.
"""

from dataclasses import dataclass
from typing import Any, Final

from polemos.bots import registry
from polemos.kernel.flow import Decision
from polemos.match.found import Found
from polemos.match.match import AnyMatch
from polemos.match.moments import HUMAN
from polemos.match.record import CHOICE
from polemos.match.seat import Seat
from polemos.server.hints import hint_of
from polemos.server.problems import Refused
from polemos.server.rights import Rights
from polemos.server.schemas_study import MotiveModel
from polemos.study.explain import Explanation, explain
from polemos.study.found import Recalled

OWN: Final = ("side", "viewer")
"""Fields of a view that only say whose it is."""


@dataclass(slots=True, frozen=True)
class Motive:
    """What a bot says of a choice; kept: whether by what it found then; again: whether it would decide the same."""

    kept: bool
    again: bool
    why: Explanation


class Rethought:
    """A decision of a bot, to be thought again in another process."""

    def __init__(self, seat: Seat, bot: str, chosen: int, seed: str) -> None:
        self.seat, self.bot, self.chosen, self.seed = seat, bot, chosen, seed

    def __call__(self) -> Motive:
        """Why it was taken."""
        bot = registry.make(self.bot)
        again = bot.choose(self.seat)
        lines = getattr(bot, "lines", ())
        return Motive(False, again == self.chosen, explain(self.seat.game, self.seat, self.chosen, lines, self.seed))


class Remembered:
    """A decision of a bot, to be told in another process as it was made."""

    def __init__(self, seat: Seat, found: Found, seed: str) -> None:
        self.recalled = Recalled(seat, found, seed)

    def __call__(self) -> Motive:
        """Why it was taken."""
        return Motive(True, True, self.recalled())


def motive_asked(match: AnyMatch, n: int, viewer: int, rights: Rights) -> Rethought | Remembered:
    """The question why a bot made the choice of entry n. Raises Refused where none did, or it may not be told yet."""
    if not match.resumed < n <= match.n:
        raise Refused(403, "no-motive", "n")
    entry, state = match.record.entries[n - 1], match.at(n - 1)
    bot = dict(match.record.header.seats).get(entry.side, HUMAN)
    top = state.agenda[-1] if state.agenda else None
    decided = entry.kind == CHOICE and bot != HUMAN and isinstance(top, Decision) and not top.chance()
    if not decided or not match.game.advises or bot not in registry.makers():
        raise Refused(403, "no-motive", "n")
    if not rights.open_book(match) and not _sees_as_much(match, state, viewer, rights):
        raise Refused(403, "no-motive-yet", "n")
    seed = f"{match.record.header.bot_seed}/side {state.actor}/{n - 1}"
    seat = Seat(match.game, state, seed)
    offered = {match.game.rules.choice_id(c) for c in seat.choices}
    if entry.found and {line.choice for line in entry.found} <= offered:
        return Remembered(seat, entry.found, f"motive {n}")
    return Rethought(seat, bot, match.game.rules.choice_value(entry.text), f"motive {n}")


def _sees_as_much(match: AnyMatch, state: Any, viewer: int, rights: Rights) -> bool:
    """Whether a viewer saw all that the side saw that decided, in a game that has hints."""
    if not match.record.header.hints or not rights.alone(match) or viewer not in rights.people(match):
        return False
    mine, theirs = (match.game.rules.view(state, side) for side in (viewer, state.actor))
    return all(mine.get(key) == value for key, value in theirs.items() if key not in OWN)


def motive_of(match: AnyMatch, n: int, found: Motive, language: str) -> MotiveModel:
    """The same in words."""
    entry = match.record.entries[n - 1]
    return MotiveModel(
        bot=dict(match.record.header.seats)[entry.side],
        kept=found.kept,
        again=found.again,
        why=hint_of(match, n - 1, match.at(n - 1), found.why, language),
    )
