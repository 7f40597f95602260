"""What can be taken back: a mark before each choice, and which answers of others do not end that.

Marks are dropped in `Match._note`: all of them when a die, a draw or a reveal has come out since.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Generic

from polemos.kernel.flow import KERNEL_VERBS, NOBODY, PASS, VERB, Decision, Event, S, State
from polemos.match.record import CHOICE, Entry

DECLINED: Final = KERNEL_VERBS[PASS // VERB]
"""The id of the choice that declines."""


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
