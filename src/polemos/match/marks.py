"""What can be taken back: a mark before each choice, and which answers of others do not end that.

Marks are dropped in `Marks.note`: all of them when a die, a draw or a reveal has come out since.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Generic

from polemos.kernel.flow import KERNEL_VERBS, NOBODY, PASS, VERB, Decision, Event, S, State
from polemos.match.record import CHOICE, Entry

DECLINED: Final = KERNEL_VERBS[PASS // VERB]
"""The id of the choice that declines."""
UNDO_DEPTH: Final = 500
"""Choices that can be taken back one after the other, at most: each keeps a state."""


@dataclass(slots=True, frozen=True)
class Mark(Generic[S]):
    """A point to which undo can go back: the state, how long record and log were, and who decided.

    quiet: nobody else has learned anything of the answer (`discreet`, `unheard`); it ends nothing for them.
    """

    state: S
    entries: int
    said: int
    actor: int
    quiet: bool = False


class Marks(list[Mark[S]]):
    """The marks of a match, the latest last."""

    def note(self, mark: Mark[S], exposed: int) -> None:
        """Keep the mark before an entry if that can be taken back, and forget the marks that cannot any more.

        exposed: what the state says of that now, after the entry.
        """
        if exposed != mark.state.exposed:
            self.clear()
            return
        if not mark.quiet:
            others = [i for i, one in enumerate(self) if one.actor != mark.actor and not one.quiet]
            del self[: others[-1] + 1 if others else 0]
        self.append(mark)
        del self[:-UNDO_DEPTH]

    def last_of(self, side: int) -> int:
        """The place of what a side could take back, -1 if nothing.

        Answers that nobody else has learned anything of are passed over; faces and draws are anybody's.
        """
        for i in range(len(self) - 1, -1, -1):
            if self[i].actor in (side, NOBODY):
                return i
            if not self[i].quiet:
                break
        return -1


def discreet(entry: Entry, state: State) -> bool:
    """Whether an entry answers a question of which the others do not know whether there was anything to choose.

    It goes by what is open to all, so that whether a choice can still be taken back betrays nothing.
    """
    if entry.kind != CHOICE or state.actor == NOBODY:
        return False
    top = state.agenda[-1]
    return isinstance(top, Decision) and (top.secret() or top.alike(state))


def unheard(entry: Entry, side: int, events: Iterable[Event]) -> bool:
    """Whether an answer tells the others nothing: it declines, or nobody but a side has heard of what happened.

    After declining things go on as if nothing had been asked; whatever else can be answered shows, or is told to none
    (`testing.worlds.declines_alike`).
    """
    return entry.text == DECLINED or all(event.audience == 1 << side for event in events)
