"""A preview on its way: what the reckoning of a choice notes down line by line, in one language.

All but hands, orders and the deck is open, so that little is to be masked: no die to come is looked at, and nobody has
standing orders.
"""

from collections.abc import Callable, Sequence
from typing import Final

from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.data import pack, tables
from polemos.games.peloponnesian_war.edge.messages import WORDING
from polemos.games.peloponnesian_war.edge.reference_tables.listings import COMBAT_CHART
from polemos.games.peloponnesian_war.rules.combat import account, reckoning
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import ASKED
from polemos.kernel.flow import VERB, copy
from polemos.room.preview_builder import Drafting, Reading
from polemos.room.table_builder import signed
from polemos.wargame.reckoning import Term, total

EFFECT_WORDS: Final = {"-": "none", "C": "check", "D": "disorder", "X": "destroyed"}
"""Effects of the chart, the mildest first, and how messages call them [17.5.2]."""


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

    def reasons(self, prefix: str, names: Sequence[str], terms: Sequence[Term]) -> None:
        """What is added to a die, reason by reason, and the sum where there are several."""
        for term in terms:
            self.reason(self.say(f"{prefix}-{names[term.what]}"), term)
        if len(terms) > 1:
            self.term("sum", signed(total(terms)))

    def read_die(self, message: str, clause: str, read: Callable[[int], Reading]) -> None:
        """The faces of a die, each with what it brings."""
        self.thrown(message, [read(face) for face in self.dice], clause)

    def shown(self, name: str, was: int, now: int, clause: str = "", plus: bool = False) -> None:
        """What a number is and what it comes to, if it changes."""
        if was != now:
            self.term(name, f"{signed(was) if plus else was} → {signed(now) if plus else now}", clause)

    def odds(self, attack: int, defence: int) -> None:
        """The odds of two strengths before shifts [17.4.1]."""
        if attack and defence:
            self.term("odds", tables.COLUMNS[account.column_of(attack, defence)], "17.4.1")

    def chart(self, s: War) -> None:
        """The next round of a battle: odds, shifts, column, and what the die brings [17.4.8, 17.5.1]."""
        attack, defence = reckoning.strengths(s)
        self.odds(attack, defence)
        for role in (account.ATTACKER, account.DEFENDER):
            side = self.name("side", account.side_of(s, role))
            for term in reckoning.shifts(s, role):
                self.line(f"{side}: {self.name('term', term.what)}", signed(term.value), term.clause)
        column = reckoning.column(s)
        self.term("column", tables.COLUMNS[column], "17.4.8")
        self.rows_in_use(COMBAT_CHART, tables.CHART, 0, column)
        attacker = account.attacking(s)
        self.read_die("round", "17.5.1", lambda face: self._result(attacker, reckoning.effects(column, face)))

    def _result(self, attacker: int, effects: tuple[str, str]) -> Reading:
        """What a result of the chart means, and whom it favours: who suffers less."""
        words = [self.say(f"effect-{EFFECT_WORDS[effect]}") for effect in effects]
        sides = [self.name("side", attacker), self.name("side", 1 - attacker)]
        text = "; ".join([f"{side}: {word}" for side, word in zip(sides, words, strict=True)])
        worse = [list(EFFECT_WORDS).index(effect) for effect in effects]
        favours = -1 if worse[0] == worse[1] else attacker if worse[0] < worse[1] else 1 - attacker
        return "/".join(effects), text, favours
