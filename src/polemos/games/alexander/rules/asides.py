"""What a side may do at any moment, whoever decides: give up, and say what it wants done about its reactions.

An aside is a short text, like the id of a choice:

    resign                    give up the battle
    order:entry-fire-always   a standing order: KIND-WISH, with the kinds and wishes of `standing`
"""

from typing import Final

from polemos.games.alexander.rules.standing_orders import KIND_NAMES, KINDS, WISH_NAMES, WISHES, set_wish, wish
from polemos.games.alexander.state import BY_RESIGNING, Battle
from polemos.kernel.flow import NOBODY, run
from polemos.room.asides import RESIGN, give_up

ORDER: Final = "order:"
#: By id of the aside: kind and wish.
STANDING: Final[dict[str, tuple[int, int]]] = {
    f"{ORDER}{KIND_NAMES[kind]}-{WISH_NAMES[value]}": (kind, value) for kind in range(KINDS) for value in WISHES[kind]
}


def is_order(aside_id: str) -> bool:
    """Whether an aside is a standing order."""
    return aside_id in STANDING


def asides(s: Battle, side: int) -> list[str]:
    """Everything that a side may do now besides deciding; nothing once the battle is over."""
    if s.actor == NOBODY:
        return []
    return [RESIGN, *(key for key, (kind, value) in STANDING.items() if wish(s, side, kind) != value)]


def aside(s: Battle, side: int, aside_id: str) -> None:
    """Do one of `asides`. The decision that waits is asked again afterwards."""
    if aside_id == RESIGN:
        s.winner = 1 - side
        s.how = BY_RESIGNING
        give_up(s, side)
        return
    kind, value = STANDING[aside_id]
    set_wish(s, side, kind, value)
    run(s)
