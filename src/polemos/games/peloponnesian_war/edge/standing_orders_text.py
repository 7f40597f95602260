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
from polemos.room.view_models import OCCASION_ENDS, Pick, StandingOrder, standing_order

OCCASIONS: Final = tuple(dict.fromkeys([name.partition(":")[0] for name in asides.ORDERS]))
"""The standing orders of which a side wants one thing or another."""
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
    """All standing orders of a side."""
    found = []
    for occasion in OCCASIONS:
        wishes = {name: bits for name, (_, bits) in asides.ORDERS.items() if name.startswith(f"{occasion}:")}
        about = asides.ORDERS[next(iter(wishes))][0]
        chosen = next(name for name, bits in wishes.items() if s.orders[side] & about == bits)
        found.append(standing_order(occasion, wishes, chosen, texts(language)))
    return [*found, *[_of_sea(s, side, sea, language) for sea in asides.watched(s, side)]]


def sea_called(name: str, language: str) -> str:
    """The sea area that an order is about, as people call it."""
    return lexicon(language)["space"][PLACE_INDEX[name]]


def _of_sea(s: War, side: int, sea: int, language: str) -> StandingOrder:
    """What a side wants of one sea area."""
    name = SEA_NAMES[sea]
    t, words = texts(language), {"number": sea_called(name, language)}
    said = {f"{order}:{name}": t(f"aside-{order}", words) for order in asides.AT_SEA}
    ends = OCCASION_ENDS[language]
    picks = [Pick(order, text.partition(ends)[2]) for order, text in said.items()]
    wish = list(asides.AT_SEA.values()).index(s.waters[side * SEAS + sea])
    return StandingOrder(f"sea:{name}", next(iter(said.values())).partition(ends)[0], picks, picks[wish].id)


def governing(s: War) -> str:
    """The standing order by which a side would be spared the question that waits; "" if none would."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Intercept):
        return f"sea:{SEA_NAMES[top.place - LAND]}"
    return next((name for kind, name in QUESTIONS if isinstance(top, kind)), "")
