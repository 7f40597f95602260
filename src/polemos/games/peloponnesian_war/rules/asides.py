"""What a side may do at any moment, whoever decides: give up, and say what it wants done without being asked.

An aside is a short text, like the id of a choice:

    resign                  give up the war
    inside:always           go into every place that opens to the side [16.3.6]; inside:ask
    walls:inside            who is in a place that the enemy comes to stays inside [10.2.1a]; walls:outside, walls:ask
    relief:always           the besieged all come out beside those who help them [10.4.3]; relief:never, relief:ask
    intercept:never         let every enemy fleet pass [16.6.1]; intercept:always, intercept:ask
    sea-never:saronic_gulf  the same in one sea area; sea-always:, sea-ask:, and sea-general: as in all others
    withdraw:never          never try to withdraw before a battle [16.7.1]; withdraw:always, withdraw:ask
    pay:in-order            pay for the best units first when money is short [9.1a2]; pay:ask
    fight:2-1               fight on, round after round, at odds of 2-1 or better [17.5.4, 18.4.2]; fight:ask
    break:1-3               break off at odds of 1-3 or worse [17.5.4, 18.4.2]; break:ask
"""

from typing import Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.world import LAND, SEAS
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import NOBODY, run
from polemos.room.asides import RESIGN, give_up, ordered, unlike, wishes_of

FLEETS: Final = tuple([unit for unit in range(tables.UNITS) if tables.KIND[unit] == tables.FLEET])
ODDS_BITS: Final = codes.ODDS_WISHES - 1
"""The bits of odds, those of `War.orders` by FIGHT_ON or BREAK_OFF."""


def _by_odds(name: str, unit: int) -> dict[str, tuple[int, int]]:
    """Wishes of one occasion that go by the odds, and to be asked."""
    wishes = ("ask", *tables.COLUMNS)
    return {f"{name}:{wish}": (unit * ODDS_BITS, unit * n) for n, wish in enumerate(wishes)}


ORDERS: Final[dict[str, tuple[int, int]]] = {
    **wishes_of("inside", {"always": codes.ALWAYS_INSIDE}),
    **wishes_of("walls", {"inside": codes.SORT_INSIDE, "outside": codes.SORT_OUTSIDE}),
    **wishes_of("relief", {"always": codes.ALWAYS_RELIEVE, "never": codes.NEVER_RELIEVE}),
    **wishes_of("intercept", {"always": codes.ALWAYS_INTERCEPT, "never": codes.NEVER_INTERCEPT}),
    **wishes_of("withdraw", {"always": codes.ALWAYS_WITHDRAW, "never": codes.NEVER_WITHDRAW}),
    **wishes_of("pay", {"in-order": codes.PAY_IN_ORDER}),
    **_by_odds("fight", codes.FIGHT_ON),
    **_by_odds("break", codes.BREAK_OFF),
}
"""By standing order: the bits of `War.orders` that it is about, and how it sets them."""
AT_SEA: Final[dict[str, int]] = {
    "sea-general": codes.AS_ELSEWHERE,
    "sea-ask": codes.ASK_THERE,
    "sea-always": codes.HUNT_THERE,
    "sea-never": codes.PASS_THERE,
}
"""By standing order of one sea area: what it wants there."""


def watched(s: War, side: int) -> list[int]:
    """Sea areas of which a side may say what it wants: fleets of its own could intercept there, or it has said so."""
    found = {sea for sea in range(SEAS) if s.waters[side * SEAS + sea]}
    for fleet in FLEETS:
        at = s.loc[fleet]
        if at >= 0 and s.sides[fleet] == side:
            found |= {sea - LAND for sea in (world.SEAS_AT[at] if at < LAND else (at,)) if not world.is_open(sea)}
    return sorted(found)


def asides(s: War, side: int) -> list[str]:
    """Everything that a side may do now besides deciding; nothing once the game is over."""
    if s.actor == NOBODY:
        return []
    found = [RESIGN, *unlike(ORDERS, s.orders[side])]
    for sea in watched(s, side):
        now = s.waters[side * SEAS + sea]
        found += [f"{name}:{world.SEA_NAMES[sea]}" for name, wish in AT_SEA.items() if wish != now]
    return found


def is_order(aside_id: str) -> bool:
    """Whether an aside is a standing order."""
    return aside_id in ORDERS or aside_id.partition(":")[0] in AT_SEA


def aside(s: War, side: int, aside_id: str) -> None:
    """Do one of `asides`. The decision that waits is asked again after an order."""
    if aside_id == RESIGN:
        s.winner, s.how = 1 - side, codes.BY_RESIGNING
        give_up(s, side)
        return
    if aside_id in ORDERS:
        s.orders[side] = ordered(ORDERS, s.orders[side], aside_id)
    else:
        wish, _, sea = aside_id.partition(":")
        s.waters[side * SEAS + world.SEA_INDEX[sea]] = AT_SEA[wish]
    run(s)
