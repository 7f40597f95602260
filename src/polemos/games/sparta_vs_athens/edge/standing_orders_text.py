"""Standing orders in words: each with the wishes that there are, and which one is about the question that waits."""

from typing import Final

from polemos.games.sparta_vs_athens.data.tables import PIECE_KEY
from polemos.games.sparta_vs_athens.edge.messages import BOOK, texts
from polemos.games.sparta_vs_athens.rules import asides
from polemos.games.sparta_vs_athens.rules.logistics.maintenance import PayUnit
from polemos.games.sparta_vs_athens.rules.operations import engagement, meeting
from polemos.games.sparta_vs_athens.state import War
from polemos.room.view_models import StandingOrder, order_of, orders_of_bits, standing_order

FIGHT: Final = "fight"
QUESTIONS: Final = (
    (engagement.OutsideOrInside, "inside"),
    (meeting.Interception, "intercept"),
    (meeting.Evasion, "evade"),
    (meeting.PortOrSea, "port"),
    (PayUnit, "pay"),
    (meeting.SeaMeeting, FIGHT),
)
"""Which questions a standing order spares."""


def fleet_called(key: str, language: str) -> str:
    """The fleet that an order is about, as people call it."""
    return BOOK("pieces", key)[language]


def standing_orders(s: War, side: int, language: str) -> list[StandingOrder]:
    """All standing orders of a side; of single fleets those that hold back, and those now asked about."""
    t = texts(language)
    chosen = next(name for name, odds in asides.FIGHT_AT.items() if odds == s.fight_on[side])
    found = [*orders_of_bits(asides.ORDERS, s.orders[side], t), standing_order(FIGHT, asides.FIGHT_AT, chosen, t)]
    for fleet in asides.fleets_of(s, side):
        if s.holds_back[fleet] or fleet in _asked_about(s, side):
            key = PIECE_KEY[fleet]
            words = {"number": fleet_called(key, language)}
            said = {order + key: t(f"aside-{order[:-1]}", words) for order in (asides.FREE, asides.HOLD)}
            chosen = (asides.HOLD if s.holds_back[fleet] else asides.FREE) + key
            found.append(order_of(f"{asides.HOLD}{key}", said, chosen, language))
    return found


def _asked_about(s: War, side: int) -> list[int]:
    """The fleets that are asked now whether they intercept."""
    top = s.agenda[-1] if s.agenda else None
    return top.fleets(s) if isinstance(top, meeting.Interception) and top.side == side else []


def governing(s: War) -> str:
    """The standing order by which a side would be spared the question that waits; "" if none would."""
    top = s.agenda[-1] if s.agenda else None
    return next((name for kind, name in QUESTIONS if isinstance(top, kind)), "")
