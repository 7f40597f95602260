"""Standing orders in words: each with the wishes that there are, and which one is about the question that waits."""

from typing import Final

from polemos.games.alexander.data.tables import SK
from polemos.games.alexander.edge.messages import texts
from polemos.games.alexander.rules.asides import ORDER
from polemos.games.alexander.rules.fire.bolts import BoltsAt
from polemos.games.alexander.rules.reactions.reactions import ReactFacing, stands_ahead
from polemos.games.alexander.rules.standing_orders import (
    K_BOLTS,
    K_BOLTS_STEP,
    K_ENTRY,
    K_FACE,
    K_FACE_AHEAD,
    K_PLAN,
    K_RETIRE,
    K_RETURN,
    K_TRUMP,
    K_WITHDRAW_LEADERS,
    K_WITHDRAW_OTHERS,
    K_WITHDRAW_SKIRMISHERS,
    KIND_NAMES,
    KINDS,
    WISH_NAMES,
    WISHES,
    wish,
)
from polemos.games.alexander.state import Battle, setting
from polemos.games.alexander.verbs import UNIT, VERBS
from polemos.kernel.flow import VERB
from polemos.room.view_models import StandingOrder, standing_order

ASKED_OF: Final[dict[str, int]] = {
    "ReactFacing": K_FACE,
    "EntryReaction": K_ENTRY,
    "HarassReaction": K_ENTRY,
    "RetireReaction": K_RETIRE,
    "ParthianShot": K_RETIRE,
    "ReturnFire": K_RETURN,
    "BoltsAt": K_BOLTS,
    "LastChance": K_BOLTS,
    "AnswerTrump": K_TRUMP,
    "TrumpMomentum": K_TRUMP,
    "Plan": K_PLAN,
    "PlanLine": K_PLAN,
}
"""By decision: the standing order by which it is put or not."""


def standing_orders(s: Battle, side: int, language: str) -> list[StandingOrder]:
    """All standing orders of a side."""
    t = texts(language)
    found: list[StandingOrder] = []
    for kind in range(KINDS):
        names = {value: f"{KIND_NAMES[kind]}-{WISH_NAMES[value]}" for value in WISHES[kind]}
        said = {f"{ORDER}{name}": t(f"aside-order-{name}") for name in names.values()}
        found.append(standing_order(KIND_NAMES[kind], said, f"{ORDER}{names[wish(s, side, kind)]}", language))
    return found


def governing(s: Battle) -> str:
    """The standing order that could answer the question that waits; "" if none could."""
    if not s.agenda:
        return ""
    top = s.agenda[-1]
    name = type(top).__name__
    if name == "Withdrawing":
        return KIND_NAMES[_of_withdrawal(s)]
    kind = ASKED_OF.get(name, -1)
    if isinstance(top, BoltsAt) and top.step:
        kind = K_BOLTS_STEP
    if isinstance(top, ReactFacing) and stands_ahead(s, top.unit, top.mover):
        kind = K_FACE_AHEAD
    return KIND_NAMES[kind] if kind >= 0 else ""


def _of_withdrawal(s: Battle) -> int:
    """The order for whoever may withdraw first."""
    g = setting(s)
    for c in s.opts:
        if c >= VERB and VERBS[c // VERB][1] == UNIT:
            return K_WITHDRAW_SKIRMISHERS if g.kind[g.unit_of[c % VERB]] == SK else K_WITHDRAW_OTHERS
    return K_WITHDRAW_LEADERS
