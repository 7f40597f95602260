"""A preview on its way: what the reckoning of a choice notes down line by line, in one language."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from polemos.kernel.clauses import Registry
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.kernel.flow import VERB, Decision, State, Step, waiting
from polemos.room.choice_ids import Ids
from polemos.room.messages import Word, Wording
from polemos.room.outcomes import told, trial
from polemos.room.table_builder import signed
from polemos.room.texts import Texts
from polemos.room.view_models import Cell, Chances, Outcome, Preview, Term
from polemos.wargame.reckoning import Term as Reason
from polemos.wargame.results import ResultsTable

NEITHER: Final = -1
"""Whom an outcome favours that is good for nobody in particular."""
DICE: Final = range(1, FACES_OF_A_DIE + 1)

WordArgs = Mapping[str, Word]
Reading = tuple[str, str, int]
"""What a face of a die brings: its name, what it means, and whom it favours."""


def capital(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


class Drafting:
    """What a choice would do, as far as the side that decides may know. Messages are those named `preview-...`.

    state: in which the choice c waits; wording: the words of the room; rulebook: its clauses; dice: the faces of the
    die of the game.
    """

    def __init__(
        self,
        state: State,
        c: int,
        language: str,
        wording: Wording,
        rulebook: Registry,
        dice: range = DICE,
    ) -> None:
        self.title: str = wording.describe(state, c, language).text
        self.step: Decision = waiting(state)
        self.side: int = self.step.side
        self.language: str = language
        self.t: Texts = wording.texts(language)
        self.word_of: Callable[[str, int, str], Word] = wording.word
        self.lexicon: Mapping[str, tuple[str, ...]] = wording.lexicon(language)
        self.rulebook: Registry = rulebook
        self.dice: range = dice
        self.path: list[int] = []
        self.terms: list[Term] = []
        self.chances: list[Chances] = []
        self.cells: list[Cell] = []
        self.warnings: list[str] = []

    # -- words

    def say(self, message: str, args: WordArgs | None = None) -> str:
        """A message of the previews."""
        return self.t(f"preview-{message}", args)

    def word(self, kind: str, value: int) -> Word:
        """A value of a type as a word."""
        return self.word_of(kind, value, self.language)

    def name(self, kind: str, value: int) -> str:
        """The same for a type whose words are all texts."""
        return self.lexicon[kind][value]

    def listed(self, kind: str, values: list[int]) -> str:
        """Several values with commas between."""
        return self.t.listed([self.name(kind, value) for value in values])

    # -- lines

    def term(self, message: str, value: str | int = "", clause: str = "", args: WordArgs | None = None) -> None:
        """A line of the reckoning."""
        self.terms.append(Term(self.say(message, args), str(value), clause))

    def line(self, text: str, value: str | int, clause: str) -> None:
        """The same for a text that is a name already."""
        self.terms.append(Term(text, str(value), clause))

    def rule(self, clause: str, value: str | int) -> None:
        """The same under the title of the clause."""
        self.line(self.rulebook[clause].title_in(self.language), value, clause)

    def reason(self, text: str, term: Reason) -> None:
        """A term of what the rules reckon, under a text that says what it is for."""
        self.line(text, signed(term.value), term.clause)

    def titled(self, terms: Sequence[Reason]) -> None:
        """Several of them, each under the title of its clause."""
        for term in terms:
            self.rule(term.clause, signed(term.value))

    def entry(self, clause: str) -> None:
        """What an entry of the rulebook says."""
        self.line(self.rulebook.entry(clause, self.language), "", clause)

    def die(
        self,
        message: str,
        before: State,
        step: Step,
        read: Callable[[Any, Any, Any], Reading],
        clause: str = "",
        args: WordArgs | None = None,
        upward: bool = True,
    ) -> None:
        """The faces of a die that may be rolled, each read by the step of the rules that takes it, on a copy.

        read: what a draft says of the state before the die and the one after it; upward: of results that favour the
        same side those of low faces are told first.
        """
        faces = self.dice if upward else self.dice[::-1]
        self.thrown(message, [read(self, before, trial(before, step, face)) for face in faces], clause, args)

    def either(
        self,
        message: str,
        before: State,
        step: Step,
        kind: str,
        told_of: Reading,
        other: Reading,
        clause: str = "",
        args: WordArgs | None = None,
    ) -> None:
        """The same for a die after which the rules tell of an event of a kind, or do not: what each of both means."""

        def read(_: Any, before: State, after: State) -> Reading:
            return told_of if told(after, kind) is not None else other

        self.die(message, before, step, read, clause, args)

    def thrown(self, message: str, readings: Sequence[Reading], clause: str = "", args: WordArgs | None = None) -> None:
        """Equally likely results, equal ones together, most welcome first for the side that decides."""
        counts: dict[Reading, int] = {}
        for reading in readings:
            counts[reading] = counts.get(reading, 0) + 1
        found = [Outcome(name, text, n / len(readings), favours) for (name, text, favours), n in counts.items()]
        rank = {self.side: 0, NEITHER: 1}
        found.sort(key=lambda outcome: rank.get(outcome.favours, 2))
        self.chances.append(Chances(self.say(message, args), found, clause))

    def reading(self, message: str, favours: int = NEITHER, args: WordArgs | None = None) -> Reading:
        """A result with its name `message` and what it means, `message-text`."""
        return self.say(message, args), self.say(f"{message}-text", args), favours

    def chance(self, message: str, outcomes: list[Outcome], clause: str = "", args: WordArgs | None = None) -> None:
        """The results of a throw; those that cannot come are left out."""
        possible = [outcome for outcome in outcomes if outcome.chance > 0]
        self.chances.append(Chances(self.say(message, args), possible, clause))

    def outcome(self, message: str, faces: int, favours: int = NEITHER, args: WordArgs | None = None) -> Outcome:
        """A result that so many faces of a die bring: its name `message`, and what it means, `message-text`."""
        return self.likely(message, faces / len(self.dice), favours, args)

    def likely(self, message: str, chance: float, favours: int = NEITHER, args: WordArgs | None = None) -> Outcome:
        """The same by its chance, from 0 to 1."""
        return Outcome(self.say(message, args), self.say(f"{message}-text", args), chance, favours)

    def asks(self) -> str:
        """The clause that asks the question."""
        return self.step.clause()

    def cell(self, grid: str, row: int, column: int) -> None:
        """A cell of a table in use."""
        self.cells.append(Cell(grid, row, column))

    def rows_in_use(self, grid: str, table: ResultsTable[Any], modifier: int, column: int = 0) -> None:
        """The cells of a results table that the die may come to with what is added to it; heads are column 0."""
        for row in table.rows_in_use(modifier, self.dice):
            self.cell(grid, row, 1 + column)

    def warn(self, message: str, args: WordArgs | None = None) -> None:
        """What cannot be undone or costs dear."""
        self.warnings.append(self.say(message, args))

    def done(self) -> Preview | None:
        """The preview, or None if there is nothing to say."""
        if not (self.path or self.terms or self.chances or self.cells or self.warnings):
            return None
        return Preview(self.title, self.path, self.terms, self.chances, self.cells, " ".join(self.warnings))


Previewer = Callable[[Any, int], None]
"""What writes the preview of a choice on a draft."""
ByVerb = Mapping[str, Previewer]
ByDecision = Mapping[tuple[str, str], Previewer]
"""The same by the names of decision and verb, where a verb means different things."""


def written_by(previewers: Mapping[Previewer, str]) -> tuple[ByDecision, ByVerb]:
    """Who writes of which verbs, out of the verbs of each with blanks between; "Levying:done" is "done" there alone."""
    by_decision: dict[tuple[str, str], Previewer] = {}
    by_verb: dict[str, Previewer] = {}
    for previewer, verbs in previewers.items():
        for decision, _, verb in [name.rpartition(":") for name in verbs.split()]:
            if decision:
                by_decision[decision, verb] = previewer
            else:
                by_verb[verb] = previewer
    return by_decision, by_verb


def previewed(draft: Drafting, c: int, ids: Ids, by_decision: ByDecision, by_verb: ByVerb) -> Preview | None:
    """The preview of the choice `c` by whoever knows about it; None where nothing is to be said."""
    verb = ids.verbs[c // VERB][0]
    previewer = by_decision.get((type(draft.step).__name__, verb)) or by_verb.get(verb)
    if previewer is None:
        return None
    previewer(draft, c)
    return draft.done()
