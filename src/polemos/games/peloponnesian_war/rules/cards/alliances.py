"""Cards that bring Argolid and Macedon over to the other side [12.3c]."""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA
from polemos.games.peloponnesian_war.data.world import REGION_INDEX
from polemos.games.peloponnesian_war.rules import levels
from polemos.games.peloponnesian_war.rules.cards.rule import T_LATE, T_VICTORY, Rule
from polemos.games.peloponnesian_war.rules.regions import control
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.kernel.flow import unless
from polemos.wargame.reckoning import Term

ARGOLID: Final = REGION_INDEX["argolid"]
MACEDON: Final = REGION_INDEX["macedon"]


class Argos(Rule):
    """With a die Argolid joins Athens; once it has, it is confirmed in its choice [12.3c, card.argos].

    From the year in which the Thirty Years' Peace with Sparta has run out it is easier.
    """

    def rolls(self, s: War, side: int, c: int) -> bool:
        return s.controller[ARGOLID] == SPARTA

    def terms(self, s: War, side: int, c: int) -> list[Term]:
        return [Term(T_LATE, self.values["late"], self.clause)] if s.year <= self.values["late_year"] else []

    def does(self, s: War, side: int, c: int, die: int) -> None:
        if not die:
            levels.change_al(s, ARGOLID, self.values["al_own"], self.clause)
            levels.change_ml(s, ARGOLID, self.values["ml_own"], self.clause)
        elif self.succeeds(s, side, c, die):
            control.pass_to(s, ARGOLID, self.clause, al=self.values["al"], ml_least=self.values["ml_least"])
        else:
            self.fails(s)


class ArgiveOligarchs(Rule):
    """With a die Argolid goes over to Sparta, or at least loves Athens less [12.3c, card.argive_oligarchs].

    A battle of note that Sparta has won in the Peloponnese in this year helps.
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(s.controller[ARGOLID] == ATHENS, self.clause)

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def terms(self, s: War, side: int, c: int) -> list[Term]:
        won = asking.is_so(s, codes.SPARTANS_WON)
        return [Term(T_VICTORY, self.values["victory"], self.clause)] if won else []

    def does(self, s: War, side: int, c: int, die: int) -> None:
        if self.succeeds(s, side, c, die):
            control.pass_to(s, ARGOLID, self.clause, al=self.values["al"])
        else:
            levels.change_al(s, ARGOLID, self.values["al_failed"], self.clause)


class Perdiccas(Rule):
    """With a die Macedon comes over from the enemy; one's own is held the better [12.3c, card.perdiccas]."""

    def rolls(self, s: War, side: int, c: int) -> bool:
        return s.controller[MACEDON] != side

    def does(self, s: War, side: int, c: int, die: int) -> None:
        if not die:
            levels.change_al(s, MACEDON, self.values["al_own"], self.clause)
        elif self.succeeds(s, side, c, die):
            control.pass_to(s, MACEDON, self.clause, al=self.values["al"], ml_least=self.values["ml_least"])
        else:
            self.fails(s)
