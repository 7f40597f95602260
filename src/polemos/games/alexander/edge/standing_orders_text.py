"""Standing orders in words: each with the wishes that there are, and which one is about the question that waits."""

from typing import Final

from polemos.games.alexander import verbs
from polemos.games.alexander.data.tables import SK
from polemos.games.alexander.edge.messages import texts
from polemos.games.alexander.rules import asides
from polemos.games.alexander.rules import standing_orders as orders
from polemos.games.alexander.rules.fire.bolts import BoltsAt
from polemos.games.alexander.rules.reactions.reactions import ReactFacing, stands_ahead
from polemos.games.alexander.state import Battle, setting
from polemos.kernel.flow import VERB
from polemos.room.view_models import StandingOrder, standing_order

ASKED_OF: Final[dict[str, int]] = {
    "ReactFacing": orders.K_FACE,
    "EntryReaction": orders.K_ENTRY,
    "HarassReaction": orders.K_ENTRY,
    "RetireReaction": orders.K_RETIRE,
    "ParthianShot": orders.K_RETIRE,
    "ReturnFire": orders.K_RETURN,
    "BoltsAt": orders.K_BOLTS,
    "LastChance": orders.K_BOLTS,
    "AnswerTrump": orders.K_TRUMP,
    "TrumpMomentum": orders.K_TRUMP,
    "Plan": orders.K_PLAN,
    "PlanLine": orders.K_PLAN,
}
"""By decision: the standing order by which it is put or not."""


def standing_orders(s: Battle, side: int, language: str) -> list[StandingOrder]:
    """All standing orders of a side."""
    found: list[StandingOrder] = []
    for kind, name in enumerate(orders.KIND_NAMES):
        wishes = {value: f"{asides.ORDER}{name}-{orders.WISH_NAMES[value]}" for value in orders.WISHES[kind]}
        chosen = wishes[orders.wish(s, side, kind)]
        found.append(standing_order(name, wishes.values(), chosen, texts(language)))
    return found


def governing(s: Battle) -> str:
    """The standing order that could answer the question that waits; "" if none could."""
    if not s.agenda:
        return ""
    top = s.agenda[-1]
    name = type(top).__name__
    if name == "Withdrawing":
        return orders.KIND_NAMES[_of_withdrawal(s)]
    kind = ASKED_OF.get(name, -1)
    if isinstance(top, BoltsAt) and top.step:
        kind = orders.K_BOLTS_STEP
    if isinstance(top, ReactFacing) and stands_ahead(s, top.unit, top.mover):
        kind = orders.K_FACE_AHEAD
    return orders.KIND_NAMES[kind] if kind >= 0 else ""


def _of_withdrawal(s: Battle) -> int:
    """The order for whoever may withdraw first."""
    g = setting(s)
    for c in s.opts:
        if c >= VERB and verbs.VERBS[c // VERB][1] == verbs.UNIT:
            return orders.K_WITHDRAW_SKIRMISHERS if g.kind[g.unit_of[c % VERB]] == SK else orders.K_WITHDRAW_OTHERS
    return orders.K_WITHDRAW_LEADERS
