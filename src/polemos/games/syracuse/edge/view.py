"""What each side sees (`view`), and whole states that fit what it sees (`determinize`). Sections 2.A.a and 2.D1.a.

Counters, works, markers and the size of each hand are open; the chits in a hand are secret, and so are the coming dice,
what is in the pool, and when a side wants to be asked.
"""

from typing import Any

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.rules.chits import hand, pool
from polemos.games.syracuse.state import Siege, blank, reindex
from polemos.kernel import dice, flow, saved, views


def view(s: Siege, side: int, steps: saved.Steps) -> dict[str, Any]:
    """Everything that a side may see; side NOBODY sees what is open to all."""
    fields = views.open_fields(s, side, steps)
    # chits out of the game and one's own are known, the rest lies in the pool or in the other hand
    fields["chits"] = [where if where in (tables.OUT, side) else tables.POOL for where in s.chits]
    fields["hand_sizes"] = [len(hand(s, p)) for p in world.BOTH]
    fields["pool_size"] = len(pool(s))
    fields["orders"] = s.orders[side] if side != flow.NOBODY else 0
    return fields


def determinize(data: dict[str, Any], rng: dice.Rng, steps: saved.Steps) -> Siege:
    """A full state that looks just like the view: fresh dice, hidden hands dealt anew.

    Raises BadInput for a view in which the question itself is secret.
    """
    side = data["viewer"]
    s = blank()
    views.supposed(s, data, rng, steps)
    s.chits = list(data["chits"])
    if side != flow.NOBODY:
        s.orders[side] = data["orders"]
    hidden = [k for k in range(tables.CHITS) if s.chits[k] == tables.POOL]
    rng.shuffle(hidden)
    for p in world.BOTH:
        if p != side:
            for _ in range(data["hand_sizes"][p]):
                s.chits[hidden.pop()] = p
    reindex(s)
    flow.run(s)
    return s


def open_siege(data: dict[str, Any]) -> Siege:
    """All that a view shows as a state to reckon with: no chit is in a hand, nothing waits."""
    s = blank()
    views.laid_open(s, data)
    reindex(s)
    return s
