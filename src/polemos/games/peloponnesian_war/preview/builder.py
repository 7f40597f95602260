"""A preview on its way: what the reckoning of a choice notes down line by line, in one language.

All but hands, orders and the deck is open, so that little is to be masked: no die to come is looked at, and nobody has
standing orders.
"""

from collections.abc import Callable, Sequence

from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.data import pack, tables
from polemos.games.peloponnesian_war.edge.messages import WORDING
from polemos.games.peloponnesian_war.rules.combat import account
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import ASKED
from polemos.kernel.flow import VERB, copy
from polemos.room.preview_builder import Drafting, Reading
from polemos.room.table_builder import signed
from polemos.wargame.reckoning import Term, total


def masked(s: War) -> War:
    """A copy on which no die is known and nobody has orders."""
    t = copy(s)
    t.dice_mode, t.dice_script, t.draw_script = ASKED, [], []
    t.orders = [0, 0]
    t.waters = [0] * len(s.waters)
    return t


class PreviewBuilder(Drafting):
    """What a choice would do: `s` is a masked copy of the state in which it waits."""

    def __init__(self, s: War, c: int, language: str) -> None:
        super().__init__(s, c, language, WORDING, pack.PACK.clauses)
        self.s: War = masked(s)

    def verb(self, c: int) -> str:
        """The name of the verb of a choice."""
        return IDS.verbs[c // VERB][0]

    def of(self, whose: str, text: str) -> str:
        """A text about somebody or something."""
        return self.say("of", {"whose": whose, "text": text})

    def reasons(self, prefix: str, names: Sequence[str], terms: Sequence[Term]) -> None:
        """What is added to a die, reason by reason, and the sum where there are several."""
        for term in terms:
            self.reason(self.say(f"{prefix}-{names[term.what]}"), term)
        if len(terms) > 1:
            self.term("sum", signed(total(terms)), terms[0].clause)

    def faces(self, read: Callable[[int], Reading]) -> list[Reading]:
        """What each face of a die brings."""
        return [read(face) for face in self.dice]

    def shown(self, name: str, numbers: Sequence[int], clause: str) -> None:
        """What a number is and what it comes to, if it changes."""
        was, now = numbers
        if was != now:
            self.term(name, f"{was} → {now}", clause)

    def odds(self, attack: int, defence: int) -> None:
        """The odds of two strengths before shifts [17.4.1]."""
        if attack and defence:
            self.term("odds", tables.COLUMNS[account.column_of(attack, defence)], "17.4.1")
