"""Tokens that cards have given, spent before a die is rolled [12.8b, 17.4.9, 18.2.3]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import codes, verbs
from polemos.games.peloponnesian_war.data.tables import ATHENS
from polemos.games.peloponnesian_war.rules.combat import account, reckoning
from polemos.games.peloponnesian_war.rules.combat.account import ASSAULT, NAVAL_BATTLE
from polemos.games.peloponnesian_war.state import Decision, War

TOKEN_NAMES: Final = ("ruse", "engineers", "tactics", "prows")


def held(s: War, kind: int, side: int) -> int:
    """How many tokens of a kind a side holds."""
    return s.tokens[2 * kind + side]


def spend(s: War, kind: int, side: int, clause: str) -> None:
    """A token is spent, openly and before the die."""
    s.tokens[2 * kind + side] -= 1
    if kind == codes.TACTICS:
        s.tactician = -1
    s.tell("spends", (side, kind), (clause,))


@dataclass(slots=True, frozen=True)
class SpendRuse(Decision):
    """A ruse: a column in one round of a land battle or an assault [17.4.9, card.ruse]."""

    def clause(self) -> str:
        return "17.4.9"

    def universe(self, s: War) -> list[int]:
        if account.kind_of(s) == NAVAL_BATTLE or not held(s, codes.RUSE, self.side):
            return []
        return [verbs.SPEND + codes.RUSE, verbs.KEEP]

    def chosen(self, s: War, c: int) -> None:
        if c != verbs.KEEP:
            spend(s, codes.RUSE, self.side, "17.4.9")
            s.battle[account.B_RUSE + account.role_of(s, self.side)] = 1


@dataclass(slots=True, frozen=True)
class SpendTactics(Decision):
    """Naval tactics: a column in every round of one naval battle that the leader named commands, or in narrow waters.

    [17.4.9, card.naval_tactics, card.prows]
    """

    def clause(self) -> str:
        return "17.4.9"

    def token(self, s: War) -> int:
        """The token that may be spent now, -1 for none."""
        if held(s, codes.TACTICS, self.side) and self.side == ATHENS and s.commander[self.side] == s.tactician >= 0:
            return codes.TACTICS
        return codes.PROWS if held(s, codes.PROWS, self.side) and reckoning.is_narrow(s) else -1

    def universe(self, s: War) -> list[int]:
        if account.kind_of(s) != NAVAL_BATTLE or self.token(s) < 0:
            return []
        return [verbs.SPEND + self.token(s), verbs.KEEP]

    def chosen(self, s: War, c: int) -> None:
        if c != verbs.KEEP:
            spend(s, self.token(s), self.side, "17.4.9")
            s.battle[account.B_TACTICS + account.role_of(s, self.side)] = 1


@dataclass(slots=True, frozen=True)
class SpendEngineers(Decision):
    """Engineers: a column off the walls in one assault [18.2.3, card.engineers]."""

    def clause(self) -> str:
        return "18.2.3"

    def universe(self, s: War) -> list[int]:
        walls = account.kind_of(s) == ASSAULT and reckoning.walls_of(s, s.battle[account.B_TARGET])
        return [verbs.SPEND + codes.ENGINEERS, verbs.KEEP] if walls and held(s, codes.ENGINEERS, self.side) else []

    def chosen(self, s: War, c: int) -> None:
        if c != verbs.KEEP:
            spend(s, codes.ENGINEERS, self.side, "18.2.3")
            s.battle[account.B_FLAGS] |= account.ENGINEERS
