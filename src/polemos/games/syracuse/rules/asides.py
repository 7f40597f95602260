"""What a side may do at any moment, whoever decides. Sections 2.B3.o and 7.

An aside is a short text, like the id of a choice:

    resign             give up the game
    play:S14           play an event chit of the action phase (S25: of any phase) while nothing is half done
    ask:usual          be asked about event chits in the action phase at the usual moments
    ask:every-action   be asked about them after every action of the enemy too
    ask:no-events      not be asked about them at all
    ask:usual-rerolls  be asked about rolls that the Advantage could repeat where another face would serve better
    ask:every-reroll   be asked about all of them
    ask:omens          be asked whether S25 takes the Advantage before a die counts
    ask:no-omens       not be asked about that in any phase
"""

from typing import Final

from polemos.games.syracuse.choice_ids import IDS
from polemos.games.syracuse.data.tables import EVENT_NAMES, PHASE_B3, S25
from polemos.games.syracuse.rules.actions import Declare, Muster, NextAction
from polemos.games.syracuse.rules.battle.battles import NextBattle
from polemos.games.syracuse.rules.battle.sieges import Demolition
from polemos.games.syracuse.rules.chits import KeepOne, spend
from polemos.games.syracuse.rules.moments import ASIDE, playable, use
from polemos.games.syracuse.rules.movement.redeployment import ChoosePiece
from polemos.games.syracuse.rules.turn.construction import Building
from polemos.games.syracuse.rules.turn.recovery import Recovery
from polemos.games.syracuse.state import (
    ASK_EVERY_ACTION,
    ASK_EVERY_REROLL,
    ASK_NO_EVENTS,
    ASK_NO_OMENS,
    BY_RESIGNING,
    Siege,
)
from polemos.games.syracuse.verbs import EVENT
from polemos.kernel.flow import NOBODY, run
from polemos.room.asides import RESIGN, give_up, ordered, unlike

AT_REST: Final = (Building, ChoosePiece, Declare, Demolition, KeepOne, Muster, NextAction, NextBattle, Recovery)
"""Decisions between which nothing is half done."""
PLAYS: Final = "play:"
ABOUT_EVENTS: Final[int] = ASK_EVERY_ACTION | ASK_NO_EVENTS
ABOUT_REROLLS: Final[int] = ASK_EVERY_REROLL
ABOUT_OMENS: Final[int] = ASK_NO_OMENS
ORDERS: Final[dict[str, tuple[int, int]]] = {
    "ask:usual": (ABOUT_EVENTS, 0),
    "ask:every-action": (ABOUT_EVENTS, ASK_EVERY_ACTION),
    "ask:no-events": (ABOUT_EVENTS, ASK_NO_EVENTS),
    "ask:usual-rerolls": (ABOUT_REROLLS, 0),
    "ask:every-reroll": (ABOUT_REROLLS, ASK_EVERY_REROLL),
    "ask:omens": (ABOUT_OMENS, 0),
    "ask:no-omens": (ABOUT_OMENS, ASK_NO_OMENS),
}
"""By standing order: the bits of `Siege.orders` that it is about, and how it sets them."""


def asides(s: Siege, side: int) -> list[str]:
    """Everything that a side may do now besides deciding; nothing once the game is over."""
    if s.actor == NOBODY:
        return []
    found = [RESIGN, *unlike(ORDERS, s.orders[side])]
    if isinstance(s.agenda[-1], AT_REST) and not s.group:
        fit = playable(s, side, ASIDE)
        found += [PLAYS + EVENT_NAMES[e] for e in fit if e == S25 or s.phase == PHASE_B3]
    return found


def aside(s: Siege, side: int, aside_id: str) -> None:
    """Do one of `asides`. The decision that waits is asked again afterwards."""
    if aside_id == RESIGN:
        s.winner = 1 - side
        s.how = BY_RESIGNING
        give_up(s, side)
    elif aside_id in ORDERS:
        s.orders[side] = ordered(ORDERS, s.orders[side], aside_id)
        run(s)
    else:
        event = IDS.target_value(EVENT, aside_id.removeprefix(PLAYS))
        spend(s, side, event)
        use(s, side, event, ASIDE)
        run(s)
