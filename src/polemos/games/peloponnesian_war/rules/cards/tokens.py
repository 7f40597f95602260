"""Cards that give a token, to be spent once in this season before a die is rolled [12.8b]."""

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import ATHENS
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.rules.cards.rule import OnLeader, Rule
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.kernel.flow import unless


def hold_ready(s: War, side: int, token: int, card: int, clause: str) -> None:
    """A side takes a token [12.8b]."""
    s.tokens[2 * token + side] += 1
    s.tell("token-taken", (side, card), (clause, "12.8b"))


class Token(Rule):
    """A card that gives a token to whoever plays it [12.8b, card.ruse, card.engineers, card.prows].

    Night March serves in one round of a battle or assault, Siege Works against the walls in one assault or at one siege
    roll, Corinthian Prows in a naval battle in narrow waters or over a port.
    """

    def __init__(self, key: str, token: int) -> None:
        super().__init__(key)
        self.token = token

    def does(self, s: War, side: int, c: int, die: int) -> None:
        hold_ready(s, side, self.token, self.card, self.clause)


class NavalTactics(OnLeader):
    """Athens names one of its leaders who is good at sea: the token serves in a battle that he commands.

    [12.8b, card.naval_tactics]; while a token of the kind is unspent another would do nothing more [12.3b]
    (RULING-135).
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(not s.tokens[2 * codes.TACTICS + ATHENS], "12.3b")

    def spares(self, s: War, side: int, leader: int) -> list[Refusal]:
        may = losses.in_service(s, leader) and s.sides[leader] == ATHENS
        return unless(may and tables.NAVAL_RATING[leader] >= self.values["rating"], self.clause)

    def works(self, s: War, side: int, leader: int, die: int) -> None:
        s.tactician = leader
        hold_ready(s, side, codes.TACTICS, self.card, self.clause)
