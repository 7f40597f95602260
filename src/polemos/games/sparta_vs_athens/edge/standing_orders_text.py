"""Standing orders in words: each with the wishes that there are, and which one is about the question that waits."""

from typing import Final

from polemos.games.sparta_vs_athens.data.tables import PIECE_KEY
from polemos.games.sparta_vs_athens.edge.messages import BOOK, texts
from polemos.games.sparta_vs_athens.rules import asides
from polemos.games.sparta_vs_athens.rules.logistics.maintenance import PayUnit
from polemos.games.sparta_vs_athens.rules.operations import engagement, meeting
from polemos.games.sparta_vs_athens.state import War
from polemos.room.view_models import OCCASION_ENDS, Pick, StandingOrder, standing_order

FIGHT: Final = "fight"
OCCASIONS: Final = tuple(dict.fromkeys([name.partition(":")[0] for name in asides.ORDERS]))
"""The standing orders of which a side wants one thing or another."""
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
    found = []
    for occasion in OCCASIONS:
        wishes = {name: bits for name, (_, bits) in asides.ORDERS.items() if name.startswith(f"{occasion}:")}
        about = asides.ORDERS[next(iter(wishes))][0]
        chosen = next(name for name, bits in wishes.items() if s.orders[side] & about == bits)
        found.append(standing_order(occasion, wishes, chosen, t))
    chosen = next(name for name, odds in asides.FIGHT_AT.items() if odds == s.fight_on[side])
    found.append(standing_order(FIGHT, asides.FIGHT_AT, chosen, t))
    for fleet in asides.fleets_of(s, side):
        if s.holds_back[fleet] or fleet in _asked_about(s, side):
            name = fleet_called(PIECE_KEY[fleet], language)
            said = [(order, t(f"aside-{order[:-1]}", {"number": name})) for order in (asides.FREE, asides.HOLD)]
            ends = OCCASION_ENDS[language]
            picks = [Pick(order + PIECE_KEY[fleet], text.partition(ends)[2]) for order, text in said]
            chosen = (asides.HOLD if s.holds_back[fleet] else asides.FREE) + PIECE_KEY[fleet]
            label = said[0][1].partition(ends)[0]
            found.append(StandingOrder(f"{asides.HOLD}{PIECE_KEY[fleet]}", label, picks, chosen))
    return found


def _asked_about(s: War, side: int) -> list[int]:
    """The fleets that are asked now whether they intercept."""
    top = s.agenda[-1] if s.agenda else None
    return top.fleets(s) if isinstance(top, meeting.Interception) and top.side == side else []


def governing(s: War) -> str:
    """The standing order by which a side would be spared the question that waits; "" if none would."""
    top = s.agenda[-1] if s.agenda else None
    return next((name for kind, name in QUESTIONS if isinstance(top, kind)), "")
