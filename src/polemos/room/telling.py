"""How an event is told: how much it weighs in the story of a game, and what dice were for and brought.

A room names kinds of events. What a roll needed, and what is to be said where nothing came of it, are messages of the
room's texts: `needs-<reason>` and `otherwise-<reason>`; both may be wanting.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from polemos.kernel.flow import NOBODY, Event
from polemos.room.messages import SIDE, Schema
from polemos.room.texts import Texts

Weight = Literal[0, 1, 2]
"""How much an event weighs: a detail; one of the ordinary things; a part of the story, worth a card of its own."""
DETAIL: Final = 0
ORDINARY: Final = 1
STORY: Final = 2
REASON: Final = "reason"
ROLLED: Final = ("rolled", "rerolled")
"""The kinds of events by which the kernel tells of a die."""

Figures = Mapping[str, Mapping[str, str | int]]
"""By reason of a roll: what its message `needs-...` may speak of."""
NO_FIGURES: Final[Figures] = {}
NOT_TOGETHER: Final[Mapping[str, str]] = {}


@dataclass(frozen=True, slots=True)
class Thrown:
    """What a die was rolled for.

    side: whose it is, NOBODY if nobody's; reason: by name, so that what comes of it can be told by `Telling.answers`;
    needed: what it had to show, "" where a table says it; otherwise: what to say where nothing came of it, or "".
    """

    side: int
    reason: str
    needed: str = ""
    otherwise: str = ""


def span(faces: Iterable[int]) -> str:
    """Faces of a die as people write them.

    Examples:
        >>> span([4, 5, 6]), span([6]), span([1, 3])
        ('4-6', '6', '1, 3')
    """
    row = sorted(faces)
    if len(row) > 1 and row == list(range(row[0], row[-1] + 1)):
        return f"{row[0]}-{row[-1]}"
    return ", ".join(map(str, row))


class Telling:
    """What a room says of its events besides their words.

    events: the kinds of its events; texts: its messages by language; reasons: why dice are rolled, by number; story and
    details: kinds of events that weigh more or less than others; answers: by reason, the kinds of events that tell what
    came of such a roll; figures: what the messages of needs may speak of; weigh: the weight of a single event where its
    kind does not tell it, None where it does; together: dice of these reasons are one roll with those of another.
    """

    def __init__(
        self,
        events: Schema,
        texts: Callable[[str], Texts],
        reasons: Sequence[str],
        *,
        story: Collection[str],
        details: Collection[str],
        answers: Mapping[str, Sequence[str]],
        figures: Callable[[], Figures] | None = None,
        weigh: Callable[[Event], Weight | None] | None = None,
        together: Mapping[str, str] = NOT_TOGETHER,
    ) -> None:
        unknown = {*story, *details, *[kind for kinds in answers.values() for kind in kinds]} - set(events)
        strange = {*answers, *together, *together.values()} - set(reasons)
        if unknown or strange:
            raise ValueError(f"no such events: {sorted(unknown)}; no such reasons of dice: {sorted(strange)}")
        self.events = events
        self.texts = texts
        self.reasons = reasons
        self.story = frozenset(story)
        self.details = frozenset(details)
        self._figures = figures
        self._weigh = weigh
        self._together = together
        self._answers: dict[str, tuple[str, ...]] = {}
        for reason, kinds in answers.items():
            for kind in kinds:
                self._answers[kind] = (*self._answers.get(kind, ()), reason)

    def weight(self, event: Event) -> Weight:
        """How much an event weighs."""
        own = self._weigh(event) if self._weigh is not None else None
        if own is not None:
            return own
        return STORY if event.kind in self.story else DETAIL if event.kind in self.details else ORDINARY

    def answers(self, event: Event) -> tuple[str, ...]:
        """The reasons of the rolls of which an event may tell what came."""
        return self._answers.get(event.kind, ())

    def thrown(self, event: Event, language: str) -> Thrown | None:
        """What the die of an event was rolled for; None for an event that is no roll."""
        if event.kind not in ROLLED:
            return None
        side, why = NOBODY, -1
        for (_, kind), value in zip(self.events[event.kind], event.args, strict=True):
            if kind == SIDE:
                side = value
            elif kind == REASON:
                why = value
        if not 0 <= why < len(self.reasons):
            return None
        reason, t = self.reasons[why], self.texts(language)
        needs, otherwise = f"needs-{reason}", f"otherwise-{reason}"
        figures = (self._figures() if self._figures is not None else NO_FIGURES).get(reason, {})
        return Thrown(
            side,
            self._together.get(reason, reason),
            t(needs, figures) if t.has(needs) else "",
            t(otherwise) if t.has(otherwise) else "",
        )
