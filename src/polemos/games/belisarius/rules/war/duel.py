"""Single combat of leaders in a battle: an option. Section 33.

`s.champions` holds the attacker's and the defender's champion.
"""

from dataclasses import dataclass

from polemos.games.belisarius.data.forces import UNIT_STARS
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.rolls import R_SINGLE_COMBAT, Roll
from polemos.games.belisarius.rules.war.aftermath import ATTACKER, B_HEX, DEFENDER, fighters
from polemos.games.belisarius.rules.war.losses import destroy
from polemos.games.belisarius.state import Decision, Refusal, Step, War
from polemos.games.belisarius.verbs import CHALLENGE, CHAMPION, YES
from polemos.kernel.flow import PASS, VERB


def leaders(s: War, role: int) -> list[int]:
    """The leaders of one side in the battle."""
    return [u for u in fighters(s, role) if UNIT_STARS[u]]


@dataclass(slots=True, frozen=True)
class Challenge(Decision):
    """Either player may propose a single combat, the attacker first [33.1a]."""

    last: int

    def clause(self) -> str:
        return "33.1a"

    def universe(self, s: War) -> list[int]:
        return [PASS, CHALLENGE]

    def chosen(self, s: War, c: int) -> None:
        if c == CHALLENGE:
            s.tell("challenge", (self.side,), ("33.1a",))
            s.then(TakeUp(1 - self.side))
        elif not self.last:
            s.then(Challenge(1 - self.side, 1))


@dataclass(slots=True, frozen=True)
class TakeUp(Decision):
    """The other player may refuse without penalty; then nobody proposes again in this battle (RULING-71) [33.1a]."""

    def clause(self) -> str:
        return "33.1a"

    def universe(self, s: War) -> list[int]:
        return [PASS, YES]

    def chosen(self, s: War, c: int) -> None:
        if c == YES:
            side = s.army_side
            s.then(
                NameChampion(side),
                NameChampion(1 - side),
                Roll(side, R_SINGLE_COMBAT),
                Roll(1 - side, R_SINGLE_COMBAT),
                Duel(),
            )
        else:
            s.tell("challenge-refused", (self.side,), ("33.1a",))


@dataclass(slots=True, frozen=True)
class NameChampion(Decision):
    """A player names one of his leaders in the battle, the attacker first [33.1b]."""

    def clause(self) -> str:
        return "33.1b"

    def universe(self, s: War) -> list[int]:
        return universes.units(CHAMPION)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        own = leaders(s, ATTACKER if self.side == s.army_side else DEFENDER)
        return universes.one_of(c, CHAMPION, own, "33.1b", s.battle[B_HEX])

    def chosen(self, s: War, c: int) -> None:
        s.champions.append(c % VERB)


@dataclass(slots=True, frozen=True)
class Duel(Step):
    """Die and stars; the lower champion is eliminated, on a tie neither [33.1b]."""

    def run(self, s: War) -> None:
        ours, theirs = s.champions
        defence = s.rolled.pop() + UNIT_STARS[theirs]
        attack = s.rolled.pop() + UNIT_STARS[ours]
        s.tell("single-combat", (ours, attack, theirs, defence), ("33.1b",))
        if attack != defence:
            destroy(s, [theirs if attack > defence else ours], "33.1b")
