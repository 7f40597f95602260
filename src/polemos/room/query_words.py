"""What somebody looks for, cut into words: English by blanks and without endings, Japanese by its scripts."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from polemos.kernel.folding import folded, narrow

LATIN: Final = re.compile(r"[a-z0-9]+(?:['’][a-z]+)?")
JAPANESE: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff々〆ー]+")
RUNS: Final = re.compile("[\u3400-\u9fff々〆]+|[\u30a0-\u30ffー]+|[\u3041-\u309f]+")
"""Kanji, katakana and hiragana, each as far as it goes."""
HIRAGANA: Final = re.compile("[\u3041-\u309f]+")
VOWEL: Final = re.compile("[aeiouy]")
ENDINGS: Final = ("ingly", "edly", "ings", "ing", "ies", "ied", "ed", "es", "ly", "s")
NO_ENDINGS: Final = ("ss", "us", "is", "eed")
"""Ends of words that only look like an ending."""
SHORTEST: Final = 3
"""Letters that must be left of a word without its ending."""
DOUBLED_STAYS: Final = "lsz"


@cache
def stem(word: str) -> str:
    """A word without its ending: moves, moved and moving are one, and so are city and cities."""
    bare = re.sub("['’]s?$", "", word)
    for ending in ENDINGS:
        rest = bare.removesuffix(ending)
        if rest != bare and len(rest) >= SHORTEST and VOWEL.search(rest) and not bare.endswith(NO_ENDINGS):
            bare = rest + ("y" if ending in ("ies", "ied") else "")
            if len(bare) > SHORTEST and bare[-1] == bare[-2] and bare[-1] not in DOUBLED_STAYS:
                bare = bare[:-1]
            break
    if len(bare) > SHORTEST and bare.endswith("e"):
        bare = bare[:-1]
    return f"{bare[:-1]}i" if len(bare) > SHORTEST and bare.endswith("y") else bare


def latin_words(text: str) -> list[str]:
    """The words in Latin letters, and the numbers, of a folded text."""
    return LATIN.findall(text)


def japanese_runs(text: str) -> Iterator[tuple[str, bool]]:
    """The stretches of one script in a Japanese text, folded, each with whether it is hiragana."""
    for run in RUNS.findall(narrow(text)):
        yield folded(run), bool(HIRAGANA.fullmatch(run))


@dataclass(slots=True, frozen=True)
class Form:
    """One way to say something: stems that a text must hold, in any order, or a stretch of Japanese."""

    stems: frozenset[str]
    japanese: str

    @property
    def size(self) -> int:
        """How much it says: the longer of two that fit is the better one."""
        return sum(map(len, self.stems)) + 3 * len(self.japanese)


def form_of(text: str, stopped: frozenset[str]) -> Form:
    """A way to say something, as data has it; words that say nothing fall away unless it has no others."""
    plain = folded(text)
    if JAPANESE.search(plain):
        return Form(frozenset(), plain.replace(" ", ""))
    words = latin_words(plain)
    return Form(frozenset(stem(word) for word in words if word not in stopped) or frozenset(map(stem, words)), "")
