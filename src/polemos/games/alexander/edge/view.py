"""What each side sees (`view`), and whole states that fit what it sees (`determinize`).

Everything is open but the faces of the pre-arranged withdrawal markers under the leaders of the other side, with their
lines, the coming dice, and the standing orders of the other side [6.82] (RULING-134).
"""

from typing import Any

from polemos.games.alexander.data.setting import setting_of
from polemos.games.alexander.rules.standing_orders import ASKED_AGAIN, K_PLAN, set_wish
from polemos.games.alexander.state import EVERY_HEX, NO_MARKER, NO_PW, ORDERS, Battle, blank, reindex
from polemos.kernel import dice, flow, saved, views


def view(s: Battle, side: int, steps: saved.Steps) -> dict[str, Any]:
    """Everything that a side may see; side NOBODY sees what is open to all."""
    fields = views.open_fields(s, side, steps)
    sides = setting_of(s.scenario).lead_side
    fields["marker"] = [m if sides[n] == side else NO_PW if m else NO_MARKER for n, m in enumerate(s.marker)]
    fields["order"] = own_orders(s.order, side)
    fields["plans"] = [list(plan) for plan in s.plans if sides[plan[0]] == side]
    return fields


def own_orders(orders: list[int], side: int) -> list[int]:
    """The standing orders of a side; those of the other are unknown, and stand as 0, but for the one that shows by
    itself: who never plans a withdrawal is never asked for his plans (RULING-135)."""
    return [wish if n // ORDERS == side or n % ORDERS == K_PLAN else 0 for n, wish in enumerate(orders)]


def determinize(data: dict[str, Any], rng: dice.Rng, steps: saved.Steps) -> Battle:
    """A full state that looks just like the view: fresh dice, and every hidden marker supposed to be a blind.

    Raises BadInput for a view in which the question itself is secret.
    """
    s = blank()
    views.supposed(s, data, rng, steps)
    s.marker = list(data["marker"])
    s.order = list(data["order"])
    s.plans = [tuple(plan) for plan in data["plans"]] if data["viewer"] != flow.NOBODY else []
    reindex(s)
    asked = getattr(s.agenda[-1], "side", flow.NOBODY) if s.agenda else flow.NOBODY
    if asked not in (flow.NOBODY, data["viewer"]):
        # the other side has been asked, and so may want to be asked at every hex
        for kind in ASKED_AGAIN:
            set_wish(s, asked, kind, EVERY_HEX)
    flow.run(s)
    return s


def open_battle(data: dict[str, Any]) -> Battle:
    """All that a view shows as a state to reckon with: nothing waits."""
    s = blank()
    views.laid_open(s, data)
    s.marker = list(data["marker"])
    s.order = list(data["order"])
    s.plans = [tuple(plan) for plan in data["plans"]] if data["viewer"] != flow.NOBODY else []
    reindex(s)
    return s
