"""Standing orders in words: each with the wishes that there are, and which one is about the question that waits."""

from typing import Final

from polemos.games.syracuse.edge.messages import texts
from polemos.games.syracuse.rules import asides, moments, rolls
from polemos.games.syracuse.rules.battle.battlechits import BattleChits, CavalryChit
from polemos.games.syracuse.state import ASK_EVERY_REROLL, Siege
from polemos.room.view_models import StandingOrder, standing_order

EVENTS: Final = "events"
REROLLS: Final = "rerolls"
OMENS: Final = "omens"
OCCASIONS: Final[dict[str, int]] = {
    EVENTS: asides.ABOUT_EVENTS,
    REROLLS: asides.ABOUT_REROLLS,
    OMENS: asides.ABOUT_OMENS,
}
"""By name of a standing order: the bits of `Siege.orders` that say what is wanted."""


def standing_orders(s: Siege, side: int, language: str) -> list[StandingOrder]:
    """All standing orders of a side."""
    found: list[StandingOrder] = []
    for name, occasion in OCCASIONS.items():
        wishes = {order: bits for order, (about, bits) in asides.ORDERS.items() if about == occasion}
        chosen = next(order for order, bits in wishes.items() if s.orders[side] & occasion == bits)
        found.append(standing_order(name, wishes, chosen, texts(language)))
    return found


def governing(s: Siege) -> str:
    """The standing order by which a side would be spared the question that waits; "" if none would."""
    if not s.agenda:
        return ""
    top = s.agenda[-1]
    if isinstance(top, rolls.RollAgain | rolls.OmensForRoll):
        roll = rolls.MayReroll(top.roller, top.why, top.mark, top.wants)
        if s.orders[top.side] & ASK_EVERY_REROLL and not roll.tempts(s, top.side):
            return REROLLS
        return OMENS if isinstance(top, rolls.OmensForRoll) else ""
    if isinstance(top, moments.Moment):
        return EVENTS if top.moment in moments.IN_ACTION else ""
    return EVENTS if isinstance(top, BattleChits | CavalryChit) else ""
