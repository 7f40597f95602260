"""Which clause of a rulebook holds which words, and where: in its title, in that of its section, in its text."""

import math
import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Final

from polemos.kernel.clauses import Clause, Registry
from polemos.kernel.folding import folded
from polemos.room.query_words import Form, latin_words, stem

IN_TITLE: Final = 3.0
IN_SECTION: Final = 0.8
OPENING: Final = 2.4
"""The same in the first clause of the section, which tells what it is about."""
IN_TEXT: Final = 1.0
SHORT: Final = 1.0
"""What a title that says nothing else adds."""
KATAKANA: Final = re.compile("[\u30a1-\u30faー]{3,}")
ASIDE: Final = ("note", "errata", "preface", "ref")
"""Sections that comment on the rules: what they say stands behind the rules themselves."""
ASIDE_WORTH: Final = 0.6


@dataclass(slots=True, frozen=True)
class Entry:
    """A clause, with its texts folded: stems of the English, the Japanese without blanks.

    worth: of what it says, beside other clauses; headed: what the title of its section is worth for it.
    """

    clause: Clause
    title: frozenset[str]
    section: frozenset[str]
    text: Counter[str]
    title_ja: str
    section_ja: str
    text_ja: str
    worth: float
    headed: float

    def holds(self, form: Form) -> float:
        """How well it says something: 0 where it does not."""
        if form.japanese:
            return self.worth * self._holds_japanese(form.japanese)
        return self.worth * min(map(self._holds_stem, form.stems), default=0.0)

    def _holds_stem(self, one: str) -> float:
        found = self.headed if one in self.section else 0.0
        if one in self.title:
            found += IN_TITLE + SHORT / len(self.title)
        if one in self.text:
            found += IN_TEXT + 0.3 * math.log(self.text[one])
        return found

    def _holds_japanese(self, wanted: str) -> float:
        found = self.headed if wanted in self.section_ja else 0.0
        if wanted in self.title_ja:
            found += IN_TITLE + SHORT * len(wanted) / len(self.title_ja)
        if wanted in self.text_ja:
            found += IN_TEXT + 0.3 * math.log(self.text_ja.count(wanted))
        return found


class Index:
    """All clauses of a game, and all words in them."""

    def __init__(self, registry: Registry) -> None:
        sections = {one.id: one for one in registry.sections}
        self.entries: list[Entry] = []
        self.words: Counter[str] = Counter()
        self.katakana: Counter[str] = Counter()
        self.surfaces: dict[str, set[str]] = defaultdict(set)
        begun: set[str] = set()
        for clause in registry:
            chapter = re.split("[.-]", clause.id, maxsplit=1)[0]
            section = sections.get(chapter)
            title, text = latin_words(folded(clause.title)), latin_words(folded(clause.text))
            head = latin_words(folded(section.title)) if section else []
            for word in (*title, *text, *head):
                self.words[word] += 1
                self.surfaces[stem(word)].add(word)
            japanese = folded(f"{clause.title_ja} {clause.text_ja}")
            self.katakana.update(KATAKANA.findall(japanese))
            self.entries.append(
                Entry(
                    clause,
                    frozenset(map(stem, title)),
                    frozenset(map(stem, head)),
                    Counter(map(stem, text)),
                    _run_on(clause.title_ja),
                    _run_on(section.title_ja) if section else "",
                    _run_on(clause.text_ja),
                    ASIDE_WORTH if chapter in ASIDE else 1.0,
                    IN_SECTION if chapter in begun else OPENING,
                )
            )
            begun.add(chapter)
        self.japanese = "\n".join(f"{one.title_ja}\n{one.section_ja}\n{one.text_ja}" for one in self.entries)

    def where(self, form: Form) -> dict[int, float]:
        """The clauses that say something, by their places, and how well."""
        held = ((n, entry.holds(form)) for n, entry in enumerate(self.entries))
        return {n: score for n, score in held if score > 0}

    def rarity(self, clauses: int) -> float:
        """What a word is worth that stands in so many clauses."""
        return math.log(1 + len(self.entries) / (1 + clauses))


def _run_on(text: str) -> str:
    return folded(text).replace(" ", "")
