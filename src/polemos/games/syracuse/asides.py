"""What a side may do at any moment, whoever decides. Sections 2.B3.o and 7.

An aside is a short text, like the id of a choice:

    resign            give up the game
    play:S14          play an event chit of the action phase (S25: of any phase) while nothing is half done
    ask:every-action  be asked about event chits after every action of the enemy too
    ask:every-reroll  be asked about every roll that the Advantage could have rolled again
    ask:no-events     not be asked about event chits in the action phase at all
    ask:usual         be asked at the usual moments
"""

from typing import Final

from polemos.games.syracuse.actions import Declare, Muster, NextAction
from polemos.games.syracuse.battles import NextBattle
from polemos.games.syracuse.chits import KeepOne, spend
from polemos.games.syracuse.construction import Building
from polemos.games.syracuse.moments import ASIDE, playable, use
from polemos.games.syracuse.naming import IDS
from polemos.games.syracuse.recovery import Recovery
from polemos.games.syracuse.redeployment import ChoosePiece
from polemos.games.syracuse.rolls import ASK_EVERY_ACTION, ASK_EVERY_REROLL, ASK_NO_EVENTS
from polemos.games.syracuse.sieges import Demolition
from polemos.games.syracuse.state import BY_RESIGNING, Siege
from polemos.games.syracuse.tables import EVENT_NAMES, PHASE_B3, S25
from polemos.games.syracuse.verbs import EVENT
from polemos.kernel.flow import NOBODY, run

AT_REST: Final = (Building, ChoosePiece, Declare, Demolition, KeepOne, Muster, NextAction, NextBattle, Recovery)
"""Decisions between which nothing is half done."""
RESIGN: Final = "resign"
PLAYS: Final = "play:"
ORDERS: Final = {
    "ask:every-action": ASK_EVERY_ACTION,
    "ask:every-reroll": ASK_EVERY_REROLL,
    "ask:no-events": ASK_NO_EVENTS,
    "ask:usual": 0,
}


def asides(s: Siege, side: int) -> list[str]:
    """Everything that a side may do now besides deciding; nothing once the game is over."""
    if s.actor == NOBODY:
        return []
    found = [RESIGN]
    for name, bit in ORDERS.items():
        if (bit and not s.orders[side] & bit) or (not bit and s.orders[side]):
            found.append(name)
    if isinstance(s.agenda[-1], AT_REST) and not s.group:
        fit = playable(s, side, ASIDE)
        found += [PLAYS + EVENT_NAMES[e] for e in fit if e == S25 or s.phase == PHASE_B3]
    return found


def aside(s: Siege, side: int, aside_id: str) -> None:
    """Do one of `asides`. The decision that waits is asked again afterwards."""
    if aside_id == RESIGN:
        give_up(s, side)
    elif aside_id in ORDERS:
        bit = ORDERS[aside_id]
        s.orders[side] = s.orders[side] | bit if bit else 0
        run(s)
    else:
        event = IDS.target_value(EVENT, aside_id.removeprefix(PLAYS))
        spend(s, side, event)
        use(s, side, event, ASIDE)
        run(s)


def give_up(s: Siege, side: int) -> None:
    """A side gives up: the game is over and the other has won."""
    s.winner = 1 - side
    s.how = BY_RESIGNING
    s.agenda.clear()
    if s.heard is not None:
        s.tell("resigned", (side,), ())
    run(s)
