"""Standing orders in words: each with the wishes that there are, and which one is about the question that waits."""

from typing import Final

from polemos.games.peloponnesian_war.edge.messages import texts
from polemos.games.peloponnesian_war.rules import asides
from polemos.games.peloponnesian_war.rules.campaign.arrival import InOrOut
from polemos.games.peloponnesian_war.rules.campaign.interception import Intercept
from polemos.games.peloponnesian_war.rules.combat.rounds import GoOn
from polemos.games.peloponnesian_war.rules.combat.sorting import Withdrawal
from polemos.games.peloponnesian_war.rules.season.supply import Shortage
from polemos.games.peloponnesian_war.state import War
from polemos.room.view_models import StandingOrder, standing_order

OCCASIONS: Final = tuple(dict.fromkeys([name.partition(":")[0] for name in asides.ORDERS]))
"""The standing orders of which a side wants one thing or another."""
QUESTIONS: Final = (
    (InOrOut, "inside"),
    (Intercept, "intercept"),
    (Withdrawal, "withdraw"),
    (Shortage, "pay"),
    (GoOn, "fight"),
)
"""Which questions a standing order spares."""


def standing_orders(s: War, side: int, language: str) -> list[StandingOrder]:
    """All standing orders of a side."""
    found = []
    for occasion in OCCASIONS:
        wishes = {name: bits for name, (_, bits) in asides.ORDERS.items() if name.startswith(f"{occasion}:")}
        about = asides.ORDERS[next(iter(wishes))][0]
        chosen = next(name for name, bits in wishes.items() if s.orders[side] & about == bits)
        found.append(standing_order(occasion, wishes, chosen, texts(language)))
    return found


def governing(s: War) -> str:
    """The standing order by which a side would be spared the question that waits; "" if none would."""
    top = s.agenda[-1] if s.agenda else None
    return next((name for kind, name in QUESTIONS if isinstance(top, kind)), "")
