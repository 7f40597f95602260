"""Who controls a region, and how that changes. Sections 4.1 to 4.3."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.data.tables import TRACKS
from polemos.games.peloponnesian_war.data.world import CITY_REGION
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import Decision, Step, War

PLAIN: Final = 1
"""The multiplier that leaves a region at its basic tribute value [4.3.1b2, 5.3.1a]."""


def is_lost(s: War, region: int) -> bool:
    """Whether the AL of a region is so low that its controller loses it, when the time has come [4.1b, 4.1d, 4.3.2]."""
    return s.al[region] < TRACKS.al.lost_below


def is_enemy_held(s: War, city: int) -> bool:
    """Whether the marker of the controller's enemy lies on a city of a region [4.4.3a, 11.1b]."""
    return s.holder[city] == 1 + (1 - s.controller[CITY_REGION[city]])


@dataclass(slots=True, frozen=True)
class ControlCheck(Step):
    """Every region whose AL is below -2 passes to the other side, one after the other [3.2a, 4.1d, 4.3.1a].

    AL counts as it stands when the step begins (RULING-3). What was assessed until now is what was in force in the year
    before [5.3.5] (RULING-54, RULING-56).
    """

    def run(self, s: War) -> None:
        s.multiplier_before = s.multiplier[:]
        s.then(*[Passing(region) for region in places.regions_in_play(s) if is_lost(s, region)])


@dataclass(slots=True, frozen=True)
class Passing(Step):
    """A region passes to the other side [4.3.1a]."""

    region: int

    def run(self, s: War) -> None:
        s.tell("turns-away", (self.region, s.controller[self.region], s.al[self.region]), ("4.1b",))
        pass_to(s, self.region, "4.3.1a")


def pass_to(s: War, region: int, clause: str, al: int | None = None, ml_least: int = 0) -> None:
    """A region passes to the other side with all effects of 4.3.1 [4.3.1b, 4.3.1c, 4.3.1d, 4.3.1e, 4.3.1g, 13.6e].

    At New Year, by its own tribute, or by a card [4.3.2, 12.3c] (RULING-43); al and ml_least as in `levels`. Sieges and
    works whose people have gone home are given up [10.4.5]. The gainer is asked next what he does with its assessment,
    where that matters [4.3.1b2].
    """
    levels.change_control(s, region, clause, al, ml_least)
    upkeep.mend(s)
    if s.multiplier[region] != PLAIN:
        s.then(KeepTribute(s.controller[region], region))


@dataclass(slots=True, frozen=True)
class KeepTribute(Decision):
    """The new controller keeps the multiplier of a region, or sets x1, both without a price [4.3.1b2] (RULING-16)."""

    region: int

    def clause(self) -> str:
        return "4.3.1b2"

    def universe(self, s: War) -> list[int]:
        return [verbs.KEEP_TRIBUTE, verbs.PLAIN_TRIBUTE]

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.PLAIN_TRIBUTE:
            s.multiplier[self.region] = PLAIN
        s.tell("tribute-kept", (self.region, s.multiplier[self.region]), ("4.3.1b2",))
