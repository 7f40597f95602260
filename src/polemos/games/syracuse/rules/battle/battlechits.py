"""Event chits in a battle: S1, S2, S3, S8, S9, S10, S11, S19 and S25. Sections 4 and 7.

The attacker may play first, then the defender, alternately until both pass in turn (RULING-52) [4.event.a].
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import EVENT, EVENT_CLAUSE, S1, S2, S3, S8, S9, S10, S11, S19, S25, UNIT_TYPE
from polemos.games.syracuse.data.world import ATHENS, KIND, PLACES, PROTECTED, SYRACUSE, ZONE_OF
from polemos.games.syracuse.rules.battle import reckoning
from polemos.games.syracuse.rules.battle.reckoning import B_KIND, B_NIGHT, B_PLACE, B_SIDE, captains, fighters, naval
from polemos.games.syracuse.rules.chits import ChitQuestion, spend
from polemos.games.syracuse.rules.movement.movement import borders
from polemos.games.syracuse.rules.omens import Omens, barren
from polemos.games.syracuse.rules.refusing import NamePiece, NamePlace
from polemos.games.syracuse.rules.rolls import ANY_FACE, R_NIGHT, MayReroll, Roll
from polemos.games.syracuse.state import ASK_NO_EVENTS, Refusal, Siege, Step, destroy
from polemos.games.syracuse.verbs import KILL, LEND, WOUND
from polemos.kernel.flow import PASS, VERB, unless

IN_BATTLE: Final = (S1, S2, S3, S8, S10, S11, S19, S25)


def refusals_chit(s: Siege, side: int, event: int) -> list[Refusal]:
    """Why a side may not play an event in the battle being fought, whether or not it holds the chit."""
    at_sea, attacking = naval(s), s.battle[B_SIDE] == side
    zone = ZONE_OF[s.battle[B_PLACE]]
    clause = EVENT_CLAUSE[event]
    fits = event in IN_BATTLE
    if event == S1:
        if at_sea and side == ATHENS and KIND[zone] == PROTECTED:
            return [Refusal("event.1b", zone)]
        fits = at_sea and side == ATHENS
    elif event == S2:
        fits = at_sea and not attacking
    elif event == S3:
        fits = at_sea and attacking
    elif event == S8:
        spartans = any(tables.SPARTAN[u] and UNIT_TYPE[u] == tables.HOPLITES for u in fighters(s, SYRACUSE))
        fits = side == SYRACUSE and spartans and not s.spartans
    elif event == S10:
        fits = not at_sea and not s.battle[B_NIGHT]
    elif event == S11:
        fits = bool(lenders(s, side)) and not s.lent[side]
    elif event == S19:
        fits = bool(effective(s, 1 - side))
    elif event == S25:
        fits = not barren(s, side)
    return [] if fits else [Refusal(clause, zone)]


def lenders(s: Siege, side: int) -> list[int]:
    """Zones next to the battle whose units of the same kind could lend half their strength (RULING-41) [event.11]."""
    zone = ZONE_OF[s.battle[B_PLACE]]
    if s.battle[B_KIND] == reckoning.CAMP_BATTLE and side == SYRACUSE:
        return []
    return [b for b in borders(s, side, zone) if s.field[side * PLACES + b]]


def effective(s: Siege, side: int) -> list[int]:
    """Leaders of a side in the battle whom S19 has not yet struck."""
    return [u for u in captains(s, side) if u not in s.cancelled]


@dataclass(slots=True, frozen=True)
class BattleChits(ChitQuestion):
    """A side plays an event in the battle or passes [4.event.a]; two passes in turn end it.

    passed: 1 if the other side has just passed.
    """

    passed: int

    def clause(self) -> str:
        return "4.event.a"

    def events(self, s: Siege) -> tuple[int, ...]:
        return IN_BATTLE

    def spared(self, s: Siege) -> bool:
        return bool(s.orders[self.side] & ASK_NO_EVENTS)

    def hindered(self, s: Siege, event: int) -> list[Refusal]:
        return refusals_chit(s, self.side, event)

    def chosen(self, s: Siege, c: int) -> None:
        if c == PASS:
            if not self.passed:
                s.then(BattleChits(1 - self.side, 1))
            return
        event = c % VERB
        spend(s, self.side, event)
        s.then(BattleChits(1 - self.side, 0))
        self.effect(s, event)

    def effect(self, s: Siege, event: int) -> None:
        """What the event does to the battle [event.1, event.2, event.3, event.8]."""
        side = self.side
        if event == S1:
            s.shift += EVENT[S1].columns if s.battle[B_SIDE] == side else -EVENT[S1].columns
        elif event == S2:
            s.shift -= EVENT[S2].columns
        elif event == S3:
            s.shift += EVENT[S3].columns
        elif event == S8:
            # for all battles until the end of the phase (RULING-37)
            s.spartans = 1
        elif event == S10:
            s.then(Roll(ATHENS, R_NIGHT), MayReroll(ATHENS, R_NIGHT, 0, ANY_FACE), NightAttack())
        elif event == S11:
            s.then(Lend(side))
        elif event == S19:
            s.then(Wounding(side))
        else:
            s.then(Omens(side, 0))


@dataclass(slots=True, frozen=True)
class NightAttack(Step):
    """The die of S10 is kept for the odds of this battle (RULING-39) [event.10, event.10b]."""

    def run(self, s: Siege) -> None:
        s.battle[B_NIGHT] = s.rolled.pop()


@dataclass(slots=True, frozen=True)
class Lend(NamePlace):
    """The zone that lends half of its strength [event.11]."""

    def clause(self) -> str:
        return "event.11"

    def verb(self) -> int:
        return LEND

    def those(self, s: Siege) -> list[int]:
        return lenders(s, self.side)

    def chosen(self, s: Siege, c: int) -> None:
        s.lent[self.side] = c % VERB + 1
        s.tell("lent", (self.side, c % VERB), ("event.11",))


@dataclass(slots=True, frozen=True)
class Wounding(NamePiece):
    """The enemy leader who adds nothing to this battle and lies wounded until the next B2 [event.19, event.19b]."""

    def clause(self) -> str:
        return "event.19"

    def verb(self) -> int:
        return WOUND

    def those(self, s: Siege) -> list[int]:
        return effective(s, 1 - self.side)

    def chosen(self, s: Siege, c: int) -> None:
        u = c % VERB
        s.cancelled.append(u)
        s.down[u] = 1
        s.tell("wounded", (u, s.loc[u]), ("event.19b",))


# ---------------------------------------------------------------- S9, after the battle


@dataclass(slots=True, frozen=True)
class CavalryChit(ChitQuestion):
    """A winner whose cavalry has come through a land battle may play S9 (RULING-38) [event.9]."""

    def clause(self) -> str:
        return "event.9"

    def events(self, s: Siege) -> tuple[int, ...]:
        return (S9,)

    def spared(self, s: Siege) -> bool:
        return bool(s.orders[self.side] & ASK_NO_EVENTS)

    def hindered(self, s: Siege, event: int) -> list[Refusal]:
        if event != S9:
            return [Refusal(EVENT_CLAUSE[event])]
        ready = pursuers(s, self.side) and bool(stragglers(s, 1 - self.side))
        return unless(ready, "event.9", ZONE_OF[s.battle[B_PLACE]])

    def chosen(self, s: Siege, c: int) -> None:
        if c != PASS:
            spend(s, self.side, S9)
            s.then(Pursuit(self.side))


def pursuers(s: Siege, side: int) -> bool:
    """Whether cavalry of a side has come through the battle."""
    return any(UNIT_TYPE[u] == tables.CAVALRY for u in fighters(s, side))


def stragglers(s: Siege, side: int) -> list[int]:
    """Reduced units of a side out of the battle."""
    return [u for u in fighters(s, side) if s.down[u]]


@dataclass(slots=True, frozen=True)
class Pursuit(NamePiece):
    """One reduced unit of the loser is eliminated, of the winner's choice [event.9]."""

    def clause(self) -> str:
        return "event.9"

    def verb(self) -> int:
        return KILL

    def those(self, s: Siege) -> list[int]:
        return stragglers(s, 1 - self.side)

    def chosen(self, s: Siege, c: int) -> None:
        destroy(s, c % VERB, "event.9")
