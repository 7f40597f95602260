"""Finding rules by whatever words somebody has for them: the one search of terminal, server and page.

A query is cut into words that say something. Each may be said otherwise, as `synonyms.toml` and the room's glossary
have it; a word that nobody uses is taken for the nearest one. Clauses are ranked by what they say of all this, in
their titles first, and by what the glossary answers to it.
"""

import difflib
import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from polemos.kernel.clauses import Clause, Registry
from polemos.kernel.folding import folded, narrow
from polemos.kernel.tomlfile import read_toml
from polemos.room.glossary import Glossary, Matter, Term
from polemos.room.query_words import JAPANESE, Form, form_of, japanese_runs, latin_words, stem
from polemos.room.rule_index import KATAKANA, Index
from polemos.room.texts import LANGUAGES

SYNONYMS: Final = Path(__file__).with_name("synonyms.toml")
OTHERWISE: Final = 0.7
"""What another word for the same is worth, beside the word itself."""
BEGINNING: Final = 0.6
"""What a word is worth that only begins so."""
ANSWER: Final = 2.5
"""What an answer of the glossary to the whole query is worth, beside the best that words can come to."""
NEXT_ANSWER: Final = 0.85
"""What each further clause of such an answer is worth, beside the one before it."""
LEAST_ANSWER: Final = 0.3
NEAR: Final = 0.78
NEAR_KATAKANA: Final = 0.7
"""How like a word must be to be taken for another, from 0 to 1 (difflib)."""
SHORTEST: Final = 4
"""Letters of a word that may be misspelt: a shorter one is like too many others."""
MOST_BEGINNINGS: Final = 12
FEW: Final = 5
"""Where fewer clauses than this hold everything, those are told too that hold a part."""
MOST_PARTLY: Final = 40
NEARLY: Final = 0.4
"""Which share of the best one's score such a clause must come to."""
HALF: Final = 0.5
DIGIT: Final = re.compile("[0-9]")
ID: Final = re.compile(r"\d[\da-z.-]*")


@dataclass(slots=True, frozen=True)
class Found:
    """What a search came to.

    hits: clauses, the best first; whole: how many of them hold or answer everything that was asked; meant: the query
    as it was understood where a word was taken for another, else ""; marks: the words by which clauses were found,
    folded; terms: words of the glossary that were asked for; numbered: how many hits were asked for by their numbers.
    """

    hits: tuple[Clause, ...]
    whole: int
    meant: str = ""
    marks: tuple[str, ...] = ()
    terms: tuple[Term, ...] = ()
    numbered: int = 0


@dataclass(slots=True)
class Want:
    """One thing that is wanted, in its several ways to be said, each with its worth."""

    ways: dict[Form, float]
    own: str


class Synonyms:
    """Words that mean the same in any rulebook, and words that say nothing."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.stopped = frozenset(folded(word) for language in LANGUAGES for word in data["stop"][language])
        said = [[word for language in LANGUAGES for word in group.get(language, ())] for group in data["same"]]
        self.words = words_of(word for group in said for word in group)
        self.groups = [frozenset(form_of(word, self.stopped) for word in group) for group in said]


def words_of(said: Iterable[str]) -> frozenset[str]:
    """The single words of what is said, folded: such as may be misspelt."""
    texts = [folded(text) for text in said]
    return frozenset(word for text in texts for word in (*latin_words(text), *KATAKANA.findall(text)))


@cache
def synonyms() -> Synonyms:
    """Those of all games."""
    return Synonyms(read_toml(SYNONYMS))


class Query:
    """A query cut up: its English stems, the stretches of its Japanese, and what it becomes with the right spelling."""

    def __init__(self, text: str, index: Index, known: Synonyms, said: frozenset[str], spoken: str) -> None:
        self.index, self.known, self.said = index, known, said
        self.said_stems = frozenset(map(stem, said))
        self.plain = folded(text)
        self.meant = narrow(text)
        self.beginnings: dict[str, list[str]] = {}
        self.stems: list[str] = self._latin()
        self.runs: list[tuple[int, int, str]] = self._japanese(spoken)
        self.plain = folded(self.meant)
        self.corrected = self.meant != narrow(text)

    def _latin(self) -> list[str]:
        words = latin_words(self.plain)
        telling = [word for word in words if word not in self.known.stopped and not DIGIT.fullmatch(word)]
        if not telling and not JAPANESE.search(self.plain):
            telling = words
        return list(dict.fromkeys(stem(self._spelt(word)) for word in telling))

    def _spelt(self, word: str) -> str:
        """The word as rules or players write it: itself, a longer one that begins so, or the nearest."""
        one = stem(word)
        if one in self.index.surfaces or one in self.said_stems or word.isdigit():
            return word
        longer = [known for known in self.index.words if known.startswith(word)]
        if longer and len(word) > 1:
            self.beginnings[one] = sorted(longer, key=lambda known: -self.index.words[known])[:MOST_BEGINNINGS]
            return word
        return self._nearest(word, self.index.words, NEAR) if len(word) >= SHORTEST else word

    def _nearest(self, word: str, words: Iterable[str], cutoff: float) -> str:
        telling = {*words, *self.said} - self.known.stopped
        near = difflib.get_close_matches(word, sorted(telling), n=4, cutoff=cutoff)
        if not near:
            return word

        def likeness(known: str) -> float:
            ratio = difflib.SequenceMatcher(None, known, word).ratio()
            return ratio + 0.02 * math.log(1 + self.index.words[known] + self.index.katakana[known])

        best = max(near, key=likeness)
        self.meant = re.sub(rf"(?i){re.escape(word)}", best, folded(self.meant), count=1)
        return best

    def _japanese(self, spoken: str) -> list[tuple[int, int, str]]:
        """Where the stretches stand that say something: from, to, and the stretch."""
        found: list[tuple[int, int, str]] = []
        text, place = folded(self.meant), 0
        for run, soft in japanese_runs(self.meant):
            start = text.find(run, place)
            place = start + len(run) if start >= 0 else place
            if start < 0 or run in self.known.stopped:
                continue
            if soft and not (len(run) > 2 and (run in self.index.japanese or run in spoken)):
                continue
            found += self._pieces(run, start, spoken)
        return found

    def _pieces(self, run: str, start: int, spoken: str) -> list[tuple[int, int, str]]:
        """A stretch as it stands in rules or in players' mouths, else the longest parts of it that do."""
        if run in self.index.japanese or run in spoken:
            return [(start, start + len(run), run)]
        if KATAKANA.fullmatch(run):
            right = self._nearest(run, self.index.katakana, NEAR_KATAKANA)
            return [(start, start + len(right), right)]
        found, at = [], 0
        while at < len(run):
            end = next((e for e in range(len(run), at + 1, -1) if run[at:e] in self.index.japanese), at + 1)
            if end > at + 1 and run[at:end] not in self.known.stopped:
                found.append((start + at, start + end, run[at:end]))
            at = end
        return found or [(start, start + len(run), run)]

    @property
    def units(self) -> int:
        """How many things it says."""
        return len(self.stems) + len(self.runs)

    def covered(self, form: Form) -> set[str]:
        """What of it a way of saying something takes up; nothing where it does not say that."""
        if form.stems:
            return set(form.stems) if form.stems <= set(self.stems) else set()
        start = self.plain.find(form.japanese) if form.japanese else -1
        if start < 0:
            return set()
        return {run for left, right, run in self.runs if left < start + len(form.japanese) and right > start}


class RuleSearch:
    """The search in one rulebook."""

    def __init__(self, registry: Registry, glossary: Glossary) -> None:
        self.registry = registry
        self.index = Index(registry)
        self.known = synonyms()
        self.matters: list[tuple[Matter, tuple[Form, ...]]] = [
            (matter, tuple(form_of(word, self.known.stopped) for word in matter.asked)) for matter in glossary.matters
        ]
        self.groups = [*self.known.groups, *(frozenset(forms) for matter, forms in self.matters if matter.term)]
        every = [form for group in self.groups for form in group]
        every += [form for _, forms in self.matters for form in forms]
        self.said = self.known.words | words_of(word for matter, _ in self.matters for word in matter.asked)
        self.spoken = "\n".join(form.japanese for form in every)

    def find(self, text: str) -> Found:
        """The clauses that answer a query: a number, the beginning of one, or words."""
        numbered = self._numbered(folded(text))
        if numbered:
            return Found(tuple(numbered), len(numbered), marks=(folded(text),), numbered=len(numbered))
        query = Query(text, self.index, self.known, self.said, self.spoken)
        if not query.units:
            return Found((), 0)
        wants = self._wants(query)
        answers, terms = self._answers(query)
        held = [self._held(want) for want in wants]
        scores, whole = self._scores(held, answers)
        ranked = sorted(scores, key=lambda n: (n not in whole, -scores[n], n))
        good = [n for n in ranked if n in whole or (len(whole) < FEW and scores[n] >= NEARLY * scores[ranked[0]])]
        hits = tuple(self.index.entries[n].clause for n in good[: max(len(whole), MOST_PARTLY)])
        meant = query.meant if query.corrected and hits else ""
        return Found(hits, len(whole), meant, self._marks(wants), terms)

    def _numbered(self, plain: str) -> list[Clause]:
        exact = [clause for clause in self.registry if folded(clause.id) == plain]
        if exact or not plain or not (ID.fullmatch(plain) or "." in plain):
            return exact
        return [clause for clause in self.registry if folded(clause.id).startswith(plain)]

    def _wants(self, query: Query) -> list[Want]:
        """What is wanted: first what several words say together, then the words that are left."""
        wants: list[Want] = []
        taken: set[str] = set()
        fitting = [(form, group) for group in self.groups for form in group if query.covered(form)]
        for form, group in sorted(fitting, key=lambda pair: -pair[0].size):
            covers = query.covered(form)
            if covers & taken:
                for want in wants:
                    if form in want.ways and covers <= taken:
                        want.ways.update(dict.fromkeys(group - want.ways.keys(), OTHERWISE))
                continue
            taken |= covers
            wants.append(Want({**dict.fromkeys(group, OTHERWISE), form: 1.0}, form.japanese or " ".join(form.stems)))
        for one in query.stems:
            if one not in taken:
                ways = {Form(frozenset({one}), ""): 1.0}
                for word in query.beginnings.get(one, ()):
                    ways.setdefault(Form(frozenset({stem(word)}), ""), BEGINNING)
                wants.append(Want(ways, one))
        wants += [Want({Form(frozenset(), run): 1.0}, run) for _, _, run in query.runs if run not in taken]
        return wants

    def _held(self, want: Want) -> dict[int, float]:
        """Which clauses say what is wanted, and how well."""
        best: dict[int, float] = {}
        for form, worth in want.ways.items():
            for n, score in self.index.where(form).items():
                best[n] = max(best.get(n, 0.0), score * worth)
        return best

    def _answers(self, query: Query) -> tuple[dict[int, float], tuple[Term, ...]]:
        """What the glossary answers: clauses by their places with the share of the query that they answer."""
        found: dict[int, float] = {}
        terms: list[tuple[float, Term]] = []
        places = {entry.clause.id: n for n, entry in enumerate(self.index.entries)}
        for matter, forms in self.matters:
            share = len(set[str]().union(*(query.covered(form) for form in forms))) / query.units
            if share < LEAST_ANSWER:
                continue
            if matter.term is not None and share > HALF:
                terms.append((share, matter.term))
            for rank, clause in enumerate(matter.see):
                worth = share**1.5 * NEXT_ANSWER**rank
                found[places[clause]] = max(found.get(places[clause], 0.0), worth)
        return found, tuple(term for _, term in sorted(terms, key=lambda pair: -pair[0]))

    def _scores(self, held: list[dict[int, float]], answers: dict[int, float]) -> tuple[dict[int, float], set[int]]:
        """What each clause comes to, and which of them hold or answer everything."""
        rarity = [self.index.rarity(len(one)) if one else self.index.rarity(0) for one in held]
        total = sum(rarity)
        scores: dict[int, float] = {}
        whole: set[int] = set()
        for n in {n for one in held for n in one} | answers.keys():
            share = sum(worth for worth, one in zip(rarity, held, strict=True) if n in one) / total
            said = sum(worth * one.get(n, 0.0) for worth, one in zip(rarity, held, strict=True)) / total
            scores[n] = said / (1 + said / 4) * share / 2.2 + ANSWER * answers.get(n, 0.0)
            if all(n in one for one in held) or answers.get(n, 0.0) >= NEXT_ANSWER**FEW:
                whole.add(n)
        return scores, whole

    def _marks(self, wants: list[Want]) -> tuple[str, ...]:
        """The words to be marked in what was found, as texts write them."""
        marks: set[str] = set()
        for want in wants:
            for form in want.ways:
                marks |= {form.japanese} if form.japanese else set()
                for one in form.stems:
                    marks |= self.index.surfaces.get(one, set())
        return tuple(sorted(marks - self.known.stopped))
