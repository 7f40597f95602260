"""Texts as they are compared when somebody looks for one: width, case, accents and kind of kana do not matter."""

import re
import unicodedata
from typing import Final

HIRAGANA: Final = range(0x3041, 0x3097)
TO_KATAKANA: Final = {letter: letter + 0x60 for letter in HIRAGANA}
ACCENTED: Final = re.compile("[à-ɏ]")
"""Latin letters, small ones, that are compared without their accents."""


def narrow(text: str) -> str:
    """A text with full-width letters and signs, and ideographic blanks, as the ordinary ones; kana in full width."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def folded(text: str) -> str:
    """A text made comparable: `narrow`, in small letters without accents, hiragana as katakana."""
    return ACCENTED.sub(_bare, narrow(text).casefold().translate(TO_KATAKANA))


def _bare(letter: re.Match[str]) -> str:
    return unicodedata.normalize("NFD", letter[0])[0]
