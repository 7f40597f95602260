"""Standing orders in words: each with the wishes that there are, and which one is about the question that waits."""

from typing import Final

from polemos.games.peloponnesian_war.data.world import LAND, PLACE_INDEX, SEA_NAMES, SEAS
from polemos.games.peloponnesian_war.edge.messages import lexicon, texts
from polemos.games.peloponnesian_war.rules import asides
from polemos.games.peloponnesian_war.rules.campaign.arrival import InOrOut
from polemos.games.peloponnesian_war.rules.campaign.interception import Intercept
from polemos.games.peloponnesian_war.rules.combat import outcome, rounds, sorting
from polemos.games.peloponnesian_war.rules.season.supply import Shortage
from polemos.games.peloponnesian_war.state import War
from polemos.room.view_models import StandingOrder, order_of, orders_of_bits

QUESTIONS: Final = (
    (InOrOut, "inside"),
    (sorting.Sorting, "walls"),
    (sorting.Relief, "relief"),
    (sorting.Withdrawal, "withdraw"),
    (Shortage, "pay"),
    (rounds.GoOn, "fight"),
    (outcome.StormOn, "fight"),
)
"""Which questions a standing order spares."""


def standing_orders(s: War, side: int, language: str) -> list[StandingOrder]:
    """All standing orders of a side, and of each sea area of which it may say something."""
    of_seas = [_of_sea(s, side, sea, language) for sea in asides.watched(s, side)]
    return [*orders_of_bits(asides.ORDERS, s.orders[side], texts(language)), *of_seas]


def sea_called(name: str, language: str) -> str:
    """The sea area that an order is about, as people call it."""
    return lexicon(language)["space"][PLACE_INDEX[name]]


def _of_sea(s: War, side: int, sea: int, language: str) -> StandingOrder:
    """What a side wants of one sea area."""
    name = SEA_NAMES[sea]
    t, words = texts(language), {"number": sea_called(name, language)}
    said = {f"{order}:{name}": t(f"aside-{order}", words) for order in asides.AT_SEA}
    wish = list(asides.AT_SEA.values()).index(s.waters[side * SEAS + sea])
    return order_of(f"sea:{name}", said, list(said)[wish], language)


def governing(s: War) -> str:
    """The standing order by which a side would be spared the question that waits; "" if none would."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Intercept):
        return f"sea:{SEA_NAMES[top.place - LAND]}"
    return next((name for kind, name in QUESTIONS if isinstance(top, kind)), "")
