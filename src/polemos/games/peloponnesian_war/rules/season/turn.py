"""What begins and ends with a season and a year: effects of cards, tokens, flags. Sections 3.2, 12.8."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data.tables import LEADER_SIDE, NEITHER, PIECES, UNITS
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.games.peloponnesian_war.verbs import CARD_PIECE
from polemos.kernel.flow import VERB, unless


@dataclass(slots=True, frozen=True)
class SendBack(Decision):
    """A side puts one of its leaders back into its pool [7.8.4a]."""

    def universe(self, s: War) -> list[int]:
        return [CARD_PIECE + leader for leader in range(UNITS, PIECES)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        leader = c % VERB
        own = LEADER_SIDE[leader] != NEITHER and s.leads[leader - UNITS] == self.side
        return unless(own and losses.in_service(s, leader), "7.8.4a")

    def chosen(self, s: War, c: int) -> None:
        state.lift(s, c % VERB, state.LEADER_POOL)


@dataclass(slots=True, frozen=True)
class StartOfSeason(Step):
    """Nothing yet."""

    def run(self, s: War) -> None:
        """Nothing yet."""


@dataclass(slots=True, frozen=True)
class EndOfNewYear(Step):
    """Nothing yet."""

    def run(self, s: War) -> None:
        """Nothing yet."""
