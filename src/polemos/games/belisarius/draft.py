"""A preview on its way: what the reckoning of a choice notes down line by line, in one language."""

from typing import Final

from polemos.games.belisarius.rulebook import entry_text
from polemos.games.belisarius.state import Decision, War
from polemos.games.belisarius.tables import MARKER_CLAUSE, MARKER_KINDS
from polemos.games.belisarius.wording import HALVES, Word, describe, lexicon, listed, texts, word
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.kernel.showing import Cell, Chances, Outcome, Preview, Term
from polemos.kernel.text import Texts

NEITHER: Final = -1
"""Whom an outcome favours that is good for nobody in particular."""
WHOLE: Final = -1
"""The row or the column of a cell that means all of them."""

Args = dict[str, Word]


def capital(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


class Draft:
    """What a choice would do, as far as the side that decides may know.

    Of secrets only those of that side may be read here: its hand and treasury, never the other's, never the dice.
    """

    def __init__(self, s: War, c: int, language: str) -> None:
        self.s: War = s
        self.side: int = s.actor
        self.language: str = language
        self.t: Texts = texts(language)
        self.title: str = describe(s, c, language).text
        self.path: list[int] = []
        self.terms: list[Term] = []
        self.chances: list[Chances] = []
        self.cells: list[Cell] = []
        self.warnings: list[str] = []

    # -- words

    def say(self, message: str, args: Args | None = None) -> str:
        """A message of the forecasts."""
        return self.t(f"forecast-{message}", args)

    def word(self, kind: str, value: int) -> Word:
        """A value of a type as a word."""
        return word(kind, value, self.language)

    def name(self, kind: str, value: int) -> str:
        """The same for a type whose words are all texts."""
        return lexicon(self.language)[kind][value]

    def listed(self, kind: str, values: list[int]) -> str:
        """Several values with commas between."""
        return listed([self.name(kind, value) for value in values], self.language)

    def points(self, halves: int) -> str:
        """Operation points, which are counted in halves."""
        return str(self.word(HALVES, halves))

    # -- lines

    def term(self, message: str, value: str | int = "", clause: str = "", args: Args | None = None) -> None:
        """A line of the reckoning."""
        self.terms.append(Term(self.say(message, args), str(value), clause))

    def line(self, text: str, value: str | int, clause: str) -> None:
        """The same for a text that is a name already."""
        self.terms.append(Term(text, str(value), clause))

    def chance(self, message: str, outcomes: list[Outcome], clause: str = "", args: Args | None = None) -> None:
        """The results of a throw; those that cannot come are left out."""
        possible = [outcome for outcome in outcomes if outcome.chance > 0]
        self.chances.append(Chances(self.say(message, args), possible, clause))

    def outcome(self, message: str, faces: int, favours: int = NEITHER, args: Args | None = None) -> Outcome:
        """A result that so many faces of a die bring: its name `message`, and what it means, `message-text`."""
        name, text = self.say(message, args), self.say(f"{message}-text", args)
        return Outcome(name, text, faces / FACES_OF_A_DIE, favours)

    def cell(self, grid: str, row: int, column: int) -> None:
        """A cell of a table in use."""
        self.cells.append(Cell(grid, row, column))

    def spend(self, cost: int, clause: str) -> None:
        """Solidus points spent, and what is left of the treasury."""
        self.term("sp-cost", cost, clause)
        self.term("sp-left", self.treasury() - cost, "10.14")

    def effect(self, kind: int) -> None:
        """What a stratagem marker does."""
        self.terms.append(Term(entry_text(MARKER_CLAUSE[kind], self.language), "", MARKER_CLAUSE[kind]))

    def warn(self, message: str, args: Args | None = None) -> None:
        """What cannot be undone or costs dear."""
        self.warnings.append(self.say(message, args))

    def asks(self) -> str:
        """The clause that asks the question."""
        step = self.s.agenda[-1]
        assert isinstance(step, Decision)
        return step.clause()

    # -- own secrets

    def holding(self, kind: int) -> int:
        """How many markers of a kind the side that decides has in hand."""
        return self.s.hand[self.side * MARKER_KINDS + kind]

    def treasury(self) -> int:
        """Its solidus points."""
        return self.s.sp[self.side]

    def done(self) -> Preview | None:
        """The preview, or None if there is nothing to say."""
        if not (self.path or self.terms or self.chances or self.cells or self.warnings):
            return None
        return Preview(self.title, self.path, self.terms, self.chances, self.cells, " ".join(self.warnings))
