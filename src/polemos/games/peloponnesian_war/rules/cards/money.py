"""Cards that bring talents: war tax, contributions, tribute assessed anew."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA
from polemos.games.peloponnesian_war.data.world import ATTICA, BTV
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.cards.rule import Rule, gain
from polemos.games.peloponnesian_war.rules.regions import tribute
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.games.peloponnesian_war.verbs import CARD_REGION, DONE
from polemos.kernel.flow import VERB, unless


class Eisphora(Rule):
    """A war tax: talents for Athens, and Attica is the wearier for it [card.eisphora]."""

    def does(self, s: War, side: int, c: int, die: int) -> None:
        gain(s, ATHENS, self.values["talents"], self.clause)
        levels.change_ml(s, ATTICA, self.values["ml"], self.clause)


class Contributions(Rule):
    """Talents for Sparta from each of its regions that is eager for the war [card.contributions]."""

    def does(self, s: War, side: int, c: int, die: int) -> None:
        eager = [region for region in places.regions_of(s, SPARTA) if s.ml[region] >= self.values["ml_least"]]
        gain(s, SPARTA, self.values["talents"] * len(eager), self.clause)


# -------------------------------------------------------------------------------------------------------- reassessment


class Reassessment(Rule):
    """Any number of Athenian regions are raised by a step and pay at once [card.reassessment]."""

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(any(may_raise(s, region) for region in places.regions_in_play(s)), "12.3a")

    def does(self, s: War, side: int, c: int, die: int) -> None:
        s.then(Reassess(side, 0))


REASSESSED: Final = tables.figures_of("reassessment")


def may_raise(s: War, region: int) -> bool:
    """Whether the tribute of a region can be assessed anew: an Athenian one that does not pay too much already."""
    return s.controller[region] == ATHENS and s.multiplier[region] <= REASSESSED["most"]


@dataclass(slots=True, frozen=True)
class Reassess(Decision):
    """The next region that is assessed anew, one at least [card.reassessment].

    Each is raised by a step apart from the yearly limit, loses allegiance, and pays its basic tribute at once if any
    could be collected there [5.4.1]; one that is lost by it passes to Sparta [5.3.3b] (RULING-131). taken: the bits
    of those that have been.
    """

    taken: int

    def clause(self) -> str:
        return "card.reassessment"

    def universe(self, s: War) -> list[int]:
        return [DONE, *[CARD_REGION + region for region in places.regions_in_play(s)]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            return unless(self.taken != 0, "card.reassessment")
        region = c % VERB
        fresh = not self.taken >> region & 1 and region in places.regions_in_play(s)
        return unless(fresh and may_raise(s, region), "card.reassessment")

    def chosen(self, s: War, c: int) -> None:
        if c == DONE:
            return
        region = c % VERB
        s.then(Reassess(self.side, self.taken | 1 << region))
        s.multiplier[region] += 1
        s.tell("reassessed", (region, s.multiplier[region]), ("card.reassessment",))
        levels.change_al(s, region, REASSESSED["al"], "card.reassessment")
        if not tribute.pays_nothing(s, region):
            gain(s, ATHENS, BTV[region], "card.reassessment")
        tribute.falls_away(s, region, "5.3.3b")
