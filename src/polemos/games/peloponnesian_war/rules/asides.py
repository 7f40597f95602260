"""What a side may do at any moment, whoever decides: give up, and say what it wants done without being asked.

An aside is a short text, like the id of a choice:

    resign            give up the war
    inside:always     go into every place that opens to the side [16.3.6]; inside:ask
    intercept:never   let every enemy fleet pass [16.6.1]; intercept:ask
    withdraw:never    never try to withdraw before a battle [16.7.1]; withdraw:ask
    pay:in-order      pay for the best units first when money is short [9.1a2]; pay:ask
    fight:2-1         fight on, round after round, at odds of 2-1 or better [17.5.4]; fight:ask
"""

from typing import Final

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data.tables import COLUMNS
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import NOBODY, run

RESIGN: Final = "resign"
ODDS_BITS: Final = state.FIGHT_ON * 15
"""The bits that hold the odds."""
ORDERS: Final[dict[str, tuple[int, int]]] = {
    "inside:ask": (state.ALWAYS_INSIDE, 0),
    "inside:always": (state.ALWAYS_INSIDE, state.ALWAYS_INSIDE),
    "intercept:ask": (state.NEVER_INTERCEPT, 0),
    "intercept:never": (state.NEVER_INTERCEPT, state.NEVER_INTERCEPT),
    "withdraw:ask": (state.NEVER_WITHDRAW, 0),
    "withdraw:never": (state.NEVER_WITHDRAW, state.NEVER_WITHDRAW),
    "pay:ask": (state.PAY_IN_ORDER, 0),
    "pay:in-order": (state.PAY_IN_ORDER, state.PAY_IN_ORDER),
    "fight:ask": (ODDS_BITS, 0),
    **{f"fight:{odds}": (ODDS_BITS, state.FIGHT_ON * (n + 1)) for n, odds in enumerate(COLUMNS)},
}
"""By standing order: the bits of `War.orders` that it is about, and how it sets them."""


def asides(s: War, side: int) -> list[str]:
    """Everything that a side may do now besides deciding; nothing once the game is over."""
    if s.actor == NOBODY:
        return []
    return [RESIGN, *[name for name, (about, bits) in ORDERS.items() if s.orders[side] & about != bits]]


def is_order(aside_id: str) -> bool:
    """Whether an aside is a standing order."""
    return aside_id in ORDERS


def aside(s: War, side: int, aside_id: str) -> None:
    """Do one of `asides`. The decision that waits is asked again after an order."""
    if aside_id in ORDERS:
        about, bits = ORDERS[aside_id]
        s.orders[side] = s.orders[side] & ~about | bits
        run(s)
        return
    s.winner = 1 - side
    s.how = state.BY_RESIGNING
    s.agenda.clear()
    if s.heard is not None:
        s.tell("resigned", (side,), ())
    run(s)
