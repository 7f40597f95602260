"""How a group that is to go is mustered, piece by piece. For bots."""

from polemos.games.syracuse import verbs
from polemos.games.syracuse.bot.plans import Plan
from polemos.games.syracuse.data.tables import IS_LAND, IS_LEADER, IS_SHIP
from polemos.games.syracuse.state import Siege
from polemos.games.syracuse.verbs import DONE, MOVE, SHIP, STAY, TAKE


def toward(s: Siege, leg: Plan) -> int:
    """The next choice of a muster for a group to go its way."""
    group = s.group
    rest = [u for u in leg.group if u not in group]
    if not rest:
        c = (SHIP if leg.ship else MOVE) + leg.place
        return c if c in s.opts else STAY
    if not group:
        for c, kind in ((verbs.TAKE_LAND, IS_LAND), (verbs.TAKE_SHIPS, IS_SHIP)):
            if c in s.opts and sorted(leg.group) == [u for u in s.ready if kind[u] or IS_LEADER[u]]:
                return c
    c = TAKE + rest[0]
    if c in s.opts:
        return c
    return STAY if group else DONE
