"""What a person may mean who points at something on the board while a decision waits: choices, legal or not."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from polemos.kernel.flow import NOBODY, VERB
from polemos.room.choice_ids import NONE, Ids

Targets = Callable[[Any, str, str, int], list[int]]
"""Out of the state, a verb, and what was pointed at (kind and value): the targets that may be meant by it."""


ITS_OWN: Final[Mapping[str, Sequence[str]]] = {}


def intents(
    s: Any, kind: str, target: str, ids: Ids, targets: Targets, verbs: Mapping[str, Sequence[str]] = ITS_OWN
) -> list[str]:
    """The choices that pointing at a target may mean, those that can be made first; none for an unknown target.

    verbs: by decision the verbs that pointing may mean, likeliest first, where these are not all that take a target.
    """
    if s.actor == NOBODY:
        return []
    try:
        value = ids.target_value(kind, target)
    except (LookupError, ValueError):
        return []
    found: list[int] = []
    for verb in verbs.get(type(s.agenda[-1]).__name__) or _verbs_of(s, ids):
        first = ids.by_name[verb] * VERB
        found += [first + at for at in targets(s, verb, kind, value)]
    if not found:
        # better a clause that forbids it than no answer
        offered = dict.fromkeys([c // VERB for c in s.opts])
        found = [verb * VERB + value for verb in offered if ids.verbs[verb][1] == kind]
    found = list(dict.fromkeys(found))
    found.sort(key=lambda c: c not in s.opts)
    return [ids.choice_id(c) for c in found]


def _verbs_of(s: Any, ids: Ids) -> list[str]:
    """The verbs of the question that waits which take a target, in its own order."""
    asked = dict.fromkeys([c // VERB for c in s.agenda[-1].universe(s)])
    return [ids.verbs[verb][0] for verb in asked if ids.verbs[verb][1] != NONE]
