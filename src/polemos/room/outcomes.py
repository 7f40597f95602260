"""What an effect does, found by doing it: the rules themselves run on copies, and a die falls as one says.

Previews word what they read off such a copy. Nobody's dice to come are looked at, and what follows from a step, down to
the next question or die, stands on the agenda of the copy, undone.
"""

from polemos.kernel.flow import Decision, Event, S, State, Step, copy


def carried(s: S, c: int) -> S:
    """A copy on which a choice that waits is carried out; what follows from it stands on its agenda, undone."""
    after = _listening(s)
    step = s.agenda[-1]
    assert isinstance(step, Decision)
    step.chosen(after, c)
    return after


def trial(s: S, step: Step, *faces: int) -> S:
    """A copy on which dice have fallen so, and the step that reads them is done."""
    after = _listening(s)
    after.rolled = list(faces)
    step.run(after)
    return after


def done(s: S, step: Step) -> S:
    """A copy on which a step that needs no die is done."""
    after = _listening(s)
    step.run(after)
    return after


def settled(after: S) -> S:
    """The same copy when all that stands on its agenda is done, down to a question or a die."""
    while after.agenda and not isinstance(after.agenda[-1], Decision):
        after.agenda.pop().run(after)
    return after


def onward(after: S, *kinds: type[Step]) -> S:
    """The same copy when the next step of some kinds that stands on its agenda is done too, if there is one."""
    step = next((step for step in reversed(after.agenda) if isinstance(step, kinds)), None)
    if step is not None:
        after.agenda = []
        step.run(after)
    return after


def told(after: State, *kinds: str) -> Event | None:
    """The first event of some kinds of which such a copy has heard, None if there was none."""
    return next((event for event in after.heard or [] if event.kind in kinds), None)


def _listening(s: S) -> S:
    """A copy with nothing to do, on which everything that happens is noted down."""
    after = copy(s)
    after.agenda = []
    after.heard = []
    return after
