"""What a side may do at any moment, whoever decides: give up, show something, negotiate. Sections 3.1c, 22.1b, 24.

An aside is a short text, like the id of a choice:

    resign            give up the game
    show:markers      show the other side one's hand
    show:treasury     show it one's treasury
    negotiate         draw up an agreement (option)
    spare:MARKER      be asked no more whether one plays a marker of a kind; ask:MARKER: be asked again
    breach:N          say that the other has broken the agreement in words with this number (option)
"""

from typing import Final

from polemos.games.belisarius.rules.court.negotiation import Claim, open_negotiation, other_terms
from polemos.games.belisarius.rules.spying import MARKERS_IN_HAND, TREASURY, Disclose
from polemos.games.belisarius.rules.standing_orders import ASK, SPARE, wish, wishes
from polemos.games.belisarius.state import SETUP_PHASE, War
from polemos.kernel.flow import NOBODY, interject, run
from polemos.room.asides import RESIGN, give_up

SHOW_MARKERS: Final = "show:markers"
SHOW_TREASURY: Final = "show:treasury"
NEGOTIATE: Final = "negotiate"
BREACH: Final = "breach:"


def asides(s: War, side: int) -> list[str]:
    """Everything that a side may do now besides deciding; nothing once the game is over [3.1c, 22.1b, 24.0]."""
    if s.actor == NOBODY:
        return []
    found = [RESIGN, SHOW_MARKERS, SHOW_TREASURY]
    found += wishes(s, side)
    # one agreement at a time, and none before the war has begun
    if s.option_set.negotiation and s.phase != SETUP_PHASE and not s.leaflet:
        found.append(NEGOTIATE)
        found += [f"{BREACH}{n}" for n in other_terms(s)]
    return found


def aside(s: War, side: int, aside_id: str) -> None:
    """Do one of `asides`. The decision that waits is asked again afterwards."""
    if aside_id == RESIGN:
        s.surrendered = side
        s.leaflet = []
        give_up(s, side, ("3.1c",))
    elif aside_id == SHOW_MARKERS:
        interject(s, Disclose(side, MARKERS_IN_HAND))
    elif aside_id == SHOW_TREASURY:
        interject(s, Disclose(side, TREASURY))
    elif aside_id.startswith((SPARE, ASK)):
        wish(s, side, aside_id)
        run(s)
    elif aside_id == NEGOTIATE:
        interject(s, open_negotiation(s, side))
    else:
        number = int(aside_id.removeprefix(BREACH))
        s.tell("breach-claimed", (side, number), ("24.2",))
        interject(s, Claim(1 - side, number))
