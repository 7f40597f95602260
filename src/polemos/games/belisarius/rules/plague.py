"""Event 31-32, plague, in its four steps. RULING-40."""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.world import HEX_COUNT, PROVINCE_COUNT, SPACES
from polemos.games.belisarius.rules import rolls
from polemos.games.belisarius.rules.markers import Lose
from polemos.games.belisarius.rules.rolls import R_PLAGUE_MARKERS, R_PLAGUE_STACK, R_PLAGUE_TOWN, Roll
from polemos.games.belisarius.rules.war.losses import destroy
from polemos.games.belisarius.state import COLONY, Step, War, province_of, raze_colony, set_pillaged

REGIONS: Final = PROVINCE_COUNT + SPACES - HEX_COUNT
"""Provinces in chart order, then the off-map areas: each falls ill, or not, by itself."""


def region_of(h: int) -> int:
    """The region of a space, -1 at sea: a stack in an all-sea hex is in no province."""
    return PROVINCE_COUNT + h - HEX_COUNT if h >= HEX_COUNT else province_of(h)


@dataclass(slots=True, frozen=True)
class Plague(Step):
    """Step 1, a die for every province and every off-map area [event.31a]. `struck`: bit mask of regions."""

    region: int
    struck: int

    def run(self, s: War) -> None:
        if self.region < REGIONS:
            s.then(Roll(s.player, rolls.R_PLAGUE_PROVINCE), PlagueComes(self.region, self.struck))
        else:
            s.then(
                PlagueStacks(self.struck, 0),
                PlagueTowns(self.struck, 0),
                PlagueMarkers(s.player),
                PlagueMarkers(1 - s.player),
            )


@dataclass(slots=True, frozen=True)
class PlagueComes(Step):
    """The die for one region [event.31a]."""

    region: int
    struck: int

    def run(self, s: War) -> None:
        struck = self.struck
        if s.rolled.pop() in charts.EVENT[charts.PLAGUE].province_struck:
            struck |= 1 << self.region
            if s.heard is not None:
                if self.region < PROVINCE_COUNT:
                    s.tell("plague", (self.region,), ("event.31a",))
                else:
                    s.tell("plague-area", (HEX_COUNT + self.region - PROVINCE_COUNT,), ("event.31a",))
        s.then(Plague(self.region + 1, struck))


@dataclass(slots=True, frozen=True)
class PlagueStacks(Step):
    """Step 2, a die for every stack in a struck region, whosever it is [event.31b, 6.2a].

    `first`: the space to look at next.
    """

    struck: int
    first: int

    def run(self, s: War) -> None:
        for h in range(self.first, SPACES):
            if s.at[h] and ill(self.struck, h):
                s.then(Roll(s.player, R_PLAGUE_STACK), PlagueKills(h), PlagueStacks(self.struck, h + 1))
                return


def ill(struck: int, h: int) -> bool:
    """Whether a space lies in a region of the mask."""
    region = region_of(h)
    return region >= 0 and bool(struck >> region & 1)


@dataclass(slots=True, frozen=True)
class PlagueKills(Step):
    """The die for one stack: all its units or none [event.31b]."""

    space: int

    def run(self, s: War) -> None:
        if s.rolled.pop() in charts.EVENT[charts.PLAGUE].stack_removed:
            destroy(s, list(s.at[self.space]), "event.31b")


@dataclass(slots=True, frozen=True)
class PlagueTowns(Step):
    """Step 3, one die for every hex with an unpillaged town or a colony in a struck region [event.31c]."""

    struck: int
    first: int

    def run(self, s: War) -> None:
        for h in range(self.first, HEX_COUNT):
            if s.town[h] and ill(self.struck, h):
                s.then(Roll(s.player, R_PLAGUE_TOWN), PlagueRuins(h), PlagueTowns(self.struck, h + 1))
                return


@dataclass(slots=True, frozen=True)
class PlagueRuins(Step):
    """The die for one hex: a town is pillaged, a colony goes, public works with either; nobody gains [event.31c]."""

    space: int

    def run(self, s: War) -> None:
        h = self.space
        if s.rolled.pop() not in charts.EVENT[charts.PLAGUE].hex_ruined:
            return
        if s.mark[h] & COLONY:
            raze_colony(s, h)
        else:
            set_pillaged(s, h)
            s.tell("pillaged", (h,), ("event.31c",))


@dataclass(slots=True, frozen=True)
class PlagueMarkers(Step):
    """Step 4, each player's die for his stratagem markers [event.31d]."""

    side: int

    def run(self, s: War) -> None:
        s.then(Roll(self.side, R_PLAGUE_MARKERS), LoseRolled(self.side))


@dataclass(slots=True, frozen=True)
class LoseRolled(Step):
    """A side loses as many markers as the die shows [8.5a]."""

    side: int

    def run(self, s: War) -> None:
        s.then(Lose(self.side, s.rolled.pop()))
