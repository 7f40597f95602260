"""What a side may do at any moment, whoever decides: give up, and say what it wants done without being asked.

An aside is a short text, like the id of a choice:

    resign              give up the war
    inside:always       withdraw inside walls or a fort whenever that is possible [7.8a]; inside:ask
    intercept:never     let every enemy fleet pass [7.9c]; intercept:ask
    evade:never         never try to evade naval combat [7.10a]; evade:ask
    port:always         go into port before any naval combat [7.11c]; port:ask
    pay:in-order        pay upkeep as far as the treasury reaches, the strongest first [12.3a]; pay:ask
    fight:3             ships that meet enemy ships fight at odds of 3:1 or better [7.9a]; fight:ask
    hold:athens_nsp_1   this fleet never intercepts; free:athens_nsp_1
"""

from typing import Final

from polemos.games.sparta_vs_athens import choice_ids, state, verbs
from polemos.games.sparta_vs_athens.data.tables import IS_NSP, PIECE_KEY, UNITS
from polemos.games.sparta_vs_athens.rules import boxes
from polemos.games.sparta_vs_athens.state import War
from polemos.kernel.flow import NOBODY, run
from polemos.room.asides import RESIGN, give_up, ordered, unlike, wishes_of

HOLD: Final = "hold:"
FREE: Final = "free:"
ORDERS: Final[dict[str, tuple[int, int]]] = {
    **wishes_of("inside", {"always": state.ALWAYS_INSIDE}),
    **wishes_of("intercept", {"never": state.NEVER_INTERCEPT}),
    **wishes_of("evade", {"never": state.NEVER_EVADE}),
    **wishes_of("port", {"always": state.ALWAYS_IN_PORT}),
    **wishes_of("pay", {"in-order": state.PAY_IN_ORDER}),
}
"""By standing order: the bit of `War.orders` that it is about, and how it sets it."""
FIGHT_AT: Final[dict[str, int]] = {"fight:ask": 0, **{f"fight:{odds}": odds for odds in range(1, 10)}}
"""By standing order: the odds from which on ships fight without being asked, 0 for never."""


def is_order(aside_id: str) -> bool:
    """Whether an aside is a standing order."""
    return aside_id in ORDERS or aside_id in FIGHT_AT or aside_id.startswith((HOLD, FREE))


def fleets_of(s: War, side: int) -> list[int]:
    """The fleets of a side on the map."""
    return [unit for unit in range(UNITS) if IS_NSP[unit] and s.owner[unit] == side and s.loc[unit] >= 0]


def asides(s: War, side: int) -> list[str]:
    """Everything that a side may do now besides deciding; nothing once the game is over."""
    if s.actor == NOBODY:
        return []
    found = [RESIGN, *unlike(ORDERS, s.orders[side])]
    found += [name for name, odds in FIGHT_AT.items() if s.fight_on[side] != odds]
    return found + [(FREE if s.holds_back[fleet] else HOLD) + PIECE_KEY[fleet] for fleet in fleets_of(s, side)]


def aside(s: War, side: int, aside_id: str) -> None:
    """Do one of `asides`. The decision that waits is asked again afterwards."""
    if aside_id == RESIGN:
        s.winner, s.how = 1 - side, state.BY_RESIGNING
        give_up(s, side)
        # no box waits for a successor any more [6.8a]
        for owner in state.BOTH:
            boxes.tidy_boxes(s, owner)
        return
    if aside_id in ORDERS:
        s.orders[side] = ordered(ORDERS, s.orders[side], aside_id)
    elif aside_id in FIGHT_AT:
        s.fight_on[side] = FIGHT_AT[aside_id]
    else:
        fleet = choice_ids.IDS.target_value(verbs.PIECE, aside_id.partition(":")[2])
        s.holds_back[fleet] = int(aside_id.startswith(HOLD))
    run(s)
