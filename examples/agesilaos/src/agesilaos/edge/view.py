"""What each side sees, and states that fit what it sees. Secret are the coming dice, a side's
standing order, and where the ambush lies [6.1].

A field with a secret is declared so, `ints(..., secret=True)`; `view` adds what this side may know of it, and
`determinize` deals the rest anew.
"""

from typing import Any

from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, run
from polemos.kernel.saved import Steps
from polemos.kernel.views import laid_open, open_fields, supposed

from agesilaos.data.tables import PERSIAN
from agesilaos.data.world import HOME, NOWHERE, SPACES
from agesilaos.state import Situation, blank, reindex


def view(s: Situation, side: int, steps: Steps) -> dict[str, Any]:
    """Everything that a side may see; side NOBODY sees what is open to all."""
    fields = open_fields(s, side, steps)
    fields["holds"] = s.holds[side] if side != NOBODY else 0
    fields["ambush"] = s.ambush if side == PERSIAN else NOWHERE
    return fields


def determinize(data: dict[str, Any], rng: Rng, steps: Steps) -> Situation:
    """A full state that looks just like the view, with fresh dice."""
    s = blank()
    supposed(s, data, rng, steps)
    if data["viewer"] != NOBODY:
        s.holds[data["viewer"]] = data["holds"]
    s.ambush = data["ambush"]
    if s.hidden and s.ambush == NOWHERE:
        free = [at for at in range(SPACES) if HOME[at] == PERSIAN and not s.fought[at]]
        s.ambush = free[rng.below(len(free))]
    reindex(s)
    run(s)
    return s


def open_state(data: dict[str, Any]) -> Situation:
    """All that a view shows as a state to reckon with; nothing waits."""
    s = blank()
    laid_open(s, data)
    s.ambush = data["ambush"]
    reindex(s)
    return s
