"""The Plague at Athens, and its return [card.plague, card.second_outbreak]. That it goes on is in regions/plague.py."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, KIND, PERICLES, PIECES, UNITS, UNITS_OF
from polemos.games.peloponnesian_war.data.world import ATTICA, LAND, REGION_AT
from polemos.games.peloponnesian_war.rules import levels, losses
from polemos.games.peloponnesian_war.rules.cards import where
from polemos.games.peloponnesian_war.rules.cards.rule import Rule
from polemos.games.peloponnesian_war.rules.rolls import R_PLAGUE, Roll
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.games.peloponnesian_war.verbs import CARD_PIECE
from polemos.kernel.flow import VERB, unless

LAND_FIRST = 0
FLEET_FIRST = 1


def is_in_attica(s: War, piece: int) -> bool:
    """Whether a piece is on the map in Attica."""
    return 0 <= s.loc[piece] < LAND and REGION_AT[s.loc[piece]] == ATTICA


def the_sick(s: War) -> list[int]:
    """Units of Attica that are in Attica."""
    return [unit for unit in UNITS_OF[ATTICA] if is_in_attica(s, unit)]


class Plague(Rule):
    """The plague: Attica loses heart and love, and units and leaders who are there die [card.plague].

    Its marker stays until the end of the next New Year phase [12.8a].
    """

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def does(self, s: War, side: int, c: int, die: int) -> None:
        levels.change_ml(s, ATTICA, self.values["ml"], self.clause)
        levels.change_al(s, ATTICA, self.values["al"], self.clause)
        asking.let(s, codes.PLAGUE | codes.PLAGUE_PLAYED)
        s.tell("plague-begins", (), (self.clause,))
        leaders = [leader for leader in range(UNITS, PIECES) if s.sides[leader] == ATHENS and is_in_attica(s, leader)]
        rolls = [step for leader in leaders for step in (Roll(ATHENS, R_PLAGUE), Sickens(leader))]
        s.then(Dying(ATHENS, die, LAND_FIRST), *rolls)


def deadly(leader: int) -> int:
    """The least die on which a leader in Attica dies [card.plague]."""
    return tables.figures_of("plague")["pericles_dies" if leader == PERICLES else "leader_dies"]


@dataclass(slots=True, frozen=True)
class Sickens(Step):
    """A leader in Attica dies of the plague on a high die, Pericles on a lower one [card.plague]."""

    leader: int

    def run(self, s: War) -> None:
        if s.rolled.pop() >= deadly(self.leader):
            losses.kill(s, self.leader, "card.plague")


@dataclass(slots=True, frozen=True)
class Dying(Decision):
    """The next unit of Attica that dies of the plague, of those in Attica; Athens chooses [card.plague].

    Land units and fleets in turn, a land unit first; when one kind is used up, the other. left: how many more; first:
    whose turn it is.
    """

    left: int
    first: int

    def clause(self) -> str:
        return "card.plague"

    def universe(self, s: War) -> list[int]:
        return [CARD_PIECE + unit for unit in the_sick(s)] if self.left else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        sick, unit = the_sick(s), c % VERB
        if not self.left or unit not in sick:
            return [Refusal("card.plague")]
        due = self.first == FLEET_FIRST
        right = (KIND[unit] == FLEET) == due
        return unless(right or all((KIND[one] == FLEET) != due for one in sick), "card.plague")

    def chosen(self, s: War, c: int) -> None:
        losses.destroy(s, c % VERB, "card.plague")
        s.then(Dying(self.side, self.left - 1, 1 - self.first))


# ------------------------------------------------------------------------------------------------------ second outbreak


class SecondOutbreak(Rule):
    """The plague returns, if it has been at Athens; otherwise the card goes back into the deck [card.second_outbreak].

    Another card is drawn for it in any case [12.4a].
    """

    def does(self, s: War, side: int, c: int, die: int) -> None:
        if not asking.is_so(s, codes.PLAGUE_PLAYED):
            where.put_back(s, self.card)
            s.tell("card-goes-back", (self.card,), (self.clause,))
            return
        levels.change_ml(s, ATTICA, self.values["ml"], self.clause)
        s.then(DyingAgain(ATHENS, self.values["units"]))


@dataclass(slots=True, frozen=True)
class DyingAgain(Decision):
    """The next unit of Attica in Attica that dies when the plague returns; Athens chooses [card.second_outbreak]."""

    left: int

    def clause(self) -> str:
        return "card.second_outbreak"

    def universe(self, s: War) -> list[int]:
        return [CARD_PIECE + unit for unit in the_sick(s)] if self.left else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(self.left > 0 and c % VERB in the_sick(s), "card.second_outbreak")

    def chosen(self, s: War, c: int) -> None:
        losses.destroy(s, c % VERB, "card.second_outbreak")
        s.then(DyingAgain(self.side, self.left - 1))
