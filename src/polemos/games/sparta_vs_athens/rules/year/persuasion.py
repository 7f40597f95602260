"""Persuasion: both sides throw two dice, and prestige speaks for the one that is ahead. Events 15.4 and 15.5."""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens.data.tables import ATHENS, CARTHAGE_INVADES, EVENTS
from polemos.games.sparta_vs_athens.rules.rolls import R_PERSUASION, Roll
from polemos.games.sparta_vs_athens.rules.year import events, prestige
from polemos.games.sparta_vs_athens.state import Step, War


@dataclass(slots=True, frozen=True)
class Persuade(Step):
    """A side tries to bring an event about: two dice of its own, two of the enemy [15.4b, 15.5a]."""

    side: int
    event: int

    def run(self, s: War) -> None:
        dice = EVENTS[self.event].dice
        mine = [Roll(self.side, R_PERSUASION) for _ in range(dice)]
        theirs = [Roll(1 - self.side, R_PERSUASION) for _ in range(dice)]
        s.then(*mine, *theirs, Persuaded(self.side, self.event))


@dataclass(slots=True, frozen=True)
class Persuaded(Step):
    """The side that is ahead adds the level of prestige; the event happens if who tries has the higher total.

    [15.4b, 15.5a]
    """

    side: int
    event: int

    def run(self, s: War) -> None:
        dice = EVENTS[self.event].dice
        theirs = sum([s.rolled.pop() for _ in range(dice)]) + prestige.ahead(s, 1 - self.side)
        mine = sum([s.rolled.pop() for _ in range(dice)]) + prestige.ahead(s, self.side)
        if s.heard is not None:
            totals = (mine, theirs) if self.side == ATHENS else (theirs, mine)
            s.tell("persuasion", (self.event, *totals), (EVENTS[self.event].entry,))
        if mine <= theirs:
            return
        if self.event == CARTHAGE_INVADES:
            events.carthage_invades(s)
        else:
            events.declared(s, self.event)
