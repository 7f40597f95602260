"""What a side may do at any moment, whoever decides.

resign     give up the game [7.4]
ask:move   be asked which unit marches
ask:hold   hold one's ground without being asked
"""

from typing import Final

from polemos.kernel.flow import NOBODY, run
from polemos.room.asides import RESIGN, give_up

from agesilaos.state import Situation

ORDERS: Final[dict[str, int]] = {"ask:move": 0, "ask:hold": 1}
"""By standing order: what it makes of `Situation.holds`."""


def asides(s: Situation, side: int) -> list[str]:
    """Everything that a side may do now besides deciding; nothing once the game is over."""
    if s.actor == NOBODY:
        return []
    return [RESIGN, *[name for name, holds in ORDERS.items() if s.holds[side] != holds]]


def put_in(s: Situation, side: int, aside_id: str) -> None:
    """Do one of `asides`. The decision that waits is asked again afterwards."""
    if aside_id in ORDERS:
        s.holds[side] = ORDERS[aside_id]
        run(s)
    else:
        s.resigned = side
        give_up(s, side, ("7.4",))
