"""Standing orders in words, and which one is about the question that waits."""

from typing import Final

from polemos.room.view_models import StandingOrder, standing_order

from agesilaos.edge.messages import texts
from agesilaos.rules.asides import ORDERS
from agesilaos.rules.marching import SelectUnit
from agesilaos.state import Situation

MOVING: Final = "moving"


def standing_orders(s: Situation, side: int, language: str) -> list[StandingOrder]:
    """The one that there is: whether a side wants to be asked at all."""
    chosen = next(order for order, holds in ORDERS.items() if holds == s.holds[side])
    return [standing_order(MOVING, ORDERS, chosen, texts(language))]


def governing(s: Situation) -> str:
    """The standing order by which a side would be spared the question that waits; "" if none would."""
    return MOVING if s.agenda and isinstance(s.agenda[-1], SelectUnit) else ""


def needs_confirmation(aside_id: str) -> bool:
    """Giving up does; a standing order can be given anew at any moment."""
    return aside_id not in ORDERS
