"""The moments at which a side is asked whether it plays an event chit. Sections 2.B3.o and 7.

A chit is used in the phase that its text names (RULING-52), and offered only when it would do something. Whoever may
hold one that fits, for all that is open, is asked, whether or not he does (RULING-70), and the question itself is a
secret. In the action phase both sides may use chits at any
moment [2.B3.o]: they are asked at the usual ones, and an aside plays a chit at any other (RULING-63).
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import CHITS, ERANSIDES, EVENT, EVENT_CLAUSE, LEADERS_OF, POOL
from polemos.games.syracuse.data.world import ANCHORAGE, ATHENS, PLACES
from polemos.games.syracuse.rules.battle.battles import disputed
from polemos.games.syracuse.rules.chits import EVENTS_OR_NONE, ChitQuestion, holding, mine, spend
from polemos.games.syracuse.rules.events import (
    Archers,
    Discord,
    Epidemic,
    RottenHulls,
    Sap,
    Storm,
    exposed,
    guarded,
    quarrelsome,
    sappable,
)
from polemos.games.syracuse.rules.movement import reinforcements
from polemos.games.syracuse.rules.movement.reinforcements import ChooseLot, DelayLots, expected, lots, recallable
from polemos.games.syracuse.rules.omens import Omens, barren
from polemos.games.syracuse.rules.turn.attrition import Desertion, deserters
from polemos.games.syracuse.rules.turn.construction import FreeWork, dice_lines, free_works
from polemos.games.syracuse.rules.turn.recovery import Medicine, reduced
from polemos.games.syracuse.rules.turn.supply import Supplies
from polemos.games.syracuse.state import ASK_EVERY_ACTION, ASK_NO_EVENTS, Refusal, Siege, on_map
from polemos.games.syracuse.verbs import DISCARD
from polemos.kernel.flow import PASS, VERB, unless
from polemos.room.numbering import Numbering

_MOMENTS: Final = Numbering()
_moment: Final = _MOMENTS.add
POINTS: Final = _moment("points")
ARRIVALS: Final = _moment("arrivals")
OPTIONAL: Final = _moment("optional")
OWN_START: Final = _moment("own-start")
OWN_BATTLES: Final = _moment("own-battles")
ENEMY_START: Final = _moment("enemy-start")
ENEMY_ACTION: Final = _moment("enemy-action")
ENEMY_BATTLES: Final = _moment("enemy-battles")
DICE: Final = _moment("dice")
BUILDING: Final = _moment("building")
RECOVERY: Final = _moment("recovery")
SUPPLY: Final = _moment("supply")
LOSSES: Final = _moment("losses")
ASIDE: Final = _moment("aside")
MOMENT_NAMES: Final[tuple[str, ...]] = tuple(_MOMENTS.names)

ACTION_EVENTS: Final = (tables.S4, tables.S5, tables.S7, tables.S14, tables.S20, tables.S23)
"""Events of the action phase that are no part of a battle."""
FITTING: Final[tuple[tuple[int, ...], ...]] = (
    (tables.S25,),
    (tables.S17, tables.S21),
    (tables.S18, tables.S25),
    (*ACTION_EVENTS, tables.S25),
    (tables.S4, tables.S5, tables.S20, tables.S23),
    (tables.S4, tables.S5, tables.S7, tables.S14, tables.S20, tables.S23),
    ACTION_EVENTS,
    (tables.S4, tables.S5, tables.S14, tables.S20, tables.S23),
    (tables.S6, tables.S25),
    (tables.S12, tables.S13),
    (tables.S15, tables.S16, tables.S25),
    (tables.S22,),
    (tables.S24,),
    (*ACTION_EVENTS, tables.S25),
)
"""By moment: the events that may be played at it; who wants to be asked at every action may play all of the phase."""
IN_ACTION: Final = (OWN_START, OWN_BATTLES, ENEMY_START, ENEMY_ACTION, ENEMY_BATTLES)


def idle(s: Siege, side: int, event: int) -> bool:
    """Whether an event would do nothing as things stand, or its condition is not met."""
    if event == tables.S4:
        return not exposed(s, 1 - side)
    if event == tables.S5:
        return not s.field[ATHENS * PLACES + ANCHORAGE]
    if event == tables.S6:
        return s.loc[ERANSIDES] < 0
    if event == tables.S7:
        return not guarded(s, side) & ~s.banned[1 - side]
    if event in (tables.S12, tables.S13):
        return not free_works(s, side, event == tables.S13)
    if event == tables.S14:
        return not sappable(s, side)
    if event in (tables.S15, tables.S16):
        return not s.mend or not reduced(s, side)
    if event == tables.S17:
        return not expected(s, 1 - side)
    if event == tables.S18:
        return not lots(s, side)
    if event == tables.S20:
        return not quarrelsome(s, side)
    if event == tables.S21:
        return not recallable(s)
    if event == tables.S22:
        return s.boxes[side] == tables.supply.track.most
    if event == tables.S23:
        return not on_map(s, 1 - side, LEADERS_OF[1 - side])
    if event == tables.S24:
        return not deserters(s, side)
    return barren(s, side)


def passed_over(s: Siege, side: int, moment: int) -> bool:
    """Whether a side is not asked at a moment of the action phase: by its orders, or since no battle is to come."""
    orders = s.orders[side]
    if orders & ASK_NO_EVENTS:
        return True
    if orders & ASK_EVERY_ACTION:
        return False
    if moment == ENEMY_ACTION:
        return True
    return moment in (OWN_BATTLES, ENEMY_BATTLES) and not disputed(s, side if moment == OWN_BATTLES else 1 - side)


def refusals_event(s: Siege, side: int, event: int, moment: int) -> list[Refusal]:
    """Why a side may not play an event at a moment, whether or not it holds the chit."""
    clause = "event.6b" if event == tables.S6 and s.loc[ERANSIDES] < 0 else EVENT_CLAUSE[event]
    return unless(event in fitting(s, side, moment) and not idle(s, side, event), clause)


def fitting(s: Siege, side: int, moment: int) -> tuple[int, ...]:
    """The events that may be played at a moment."""
    return FITTING[ASIDE if moment in IN_ACTION and s.orders[side] & ASK_EVERY_ACTION else moment]


def playable(s: Siege, side: int, moment: int) -> list[int]:
    """Events that a side may play at a moment, ascending."""
    return [e for e in fitting(s, side, moment) if holding(s, side, e) >= 0 and not idle(s, side, e)]


DISCARDS: Final = [DISCARD + k for k in range(CHITS)]


@dataclass(slots=True, frozen=True)
class Moment(ChitQuestion):
    """A side may play event chits now, one after another, and before the construction dice discard one [2.B3.o, 2.C.e].

    moment: which of MOMENT_NAMES it is.
    """

    moment: int

    def clause(self) -> str:
        return "2.B3.o" if self.moment in IN_ACTION else "event.0"

    def events(self, s: Siege) -> tuple[int, ...]:
        return fitting(s, self.side, self.moment)

    def spared(self, s: Siege) -> bool:
        return self.moment in IN_ACTION and passed_over(s, self.side, self.moment)

    def hindered(self, s: Siege, event: int) -> list[Refusal]:
        return refusals_event(s, self.side, event, self.moment)

    def alike(self, s: Siege) -> bool:
        # any chit may be one of the own colour
        discards = self.side in s.chits and not refusals_discard(s, self.side, self.moment)
        return discards or ChitQuestion.alike(self, s)

    def universe(self, s: Siege) -> list[int]:
        return [*EVENTS_OR_NONE, *DISCARDS]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        if not DISCARD <= c < DISCARD + CHITS:
            return ChitQuestion.refusals(self, s, c)
        return refusals_discard(s, self.side, self.moment) or unless(c - DISCARD in mine(s, self.side), "2.C.e")

    def options(self, s: Siege) -> list[int]:
        found = ChitQuestion.options(self, s)
        if self.moment == DICE and not refusals_discard(s, self.side, self.moment):
            found += [DISCARD + k for k in mine(s, self.side)]
        return found

    def chosen(self, s: Siege, c: int) -> None:
        if c == PASS:
            return
        side = self.side
        s.then(self)
        if c - c % VERB == DISCARD:
            discard(s, side, c % VERB)
        else:
            event = c % VERB
            spend(s, side, event)
            use(s, side, event, self.moment)


def refusals_discard(s: Siege, side: int, moment: int) -> list[Refusal]:
    """Why no chit can be discarded: only before the construction dice, one, and where there are any (RULING-9).

    [2.C.e, 2.C.l]
    """
    return unless(moment == DICE and not s.cp, "2.C.e") or unless(bool(dice_lines(s, side, 1)), "2.C.l")


def discard(s: Siege, side: int, chit: int) -> None:
    """A chit of the own colour goes back to the pool for one construction die (RULING-9) [2.C.e]."""
    s.chits[chit] = POOL
    s.cp = 1
    s.exposed += 1
    s.tell("discarded", (side, chit), ("2.C.e",))


def use(s: Siege, side: int, event: int, moment: int) -> None:
    """What an event does that has been played outside a battle."""
    if event == tables.S4:
        s.then(Storm(side))
    elif event == tables.S5:
        s.then(RottenHulls(ATHENS))
    elif event == tables.S6:
        # in force for the rest of the game [event.6, event.6b]
        s.reinforced = 1
    elif event == tables.S7:
        s.then(Archers(side))
    elif event in (tables.S12, tables.S13):
        s.then(FreeWork(side, int(event == tables.S13)))
    elif event == tables.S14:
        s.then(Sap(side))
    elif event in (tables.S15, tables.S16):
        s.then(Medicine(EVENT[event].units))
    elif event == tables.S17:
        s.then(DelayLots(side))
    elif event == tables.S18:
        s.then(ChooseLot(side))
    elif event == tables.S20:
        s.then(Discord(side))
    elif event == tables.S21:
        s.then(reinforcements.RecallAlcibiades())
    elif event == tables.S22:
        s.then(Supplies(side))
    elif event == tables.S23:
        s.then(Epidemic(side))
    elif event == tables.S24:
        s.then(Desertion(side))
    else:
        s.then(Omens(side, int(moment == OPTIONAL)))
