"""The command line's own texts, and the language in which it speaks."""

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal

from polemos.match import words as match_words
from polemos.room.texts import LANGUAGES, Texts

Language = Literal["en", "ja"]
FOLDER: Final = Path(__file__).resolve().parent


@cache
def words(language: str) -> Texts:
    """The messages of the command line in a language."""
    return Texts(language, [FOLDER / f"text.{language}.ftl"])


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language that a command line asks for with `--lang`, else that of the environment, else English."""
    for here, following in pairwise([*arguments, ""]):
        wanted = following if here == "--lang" else here.removeprefix("--lang=") if here.startswith("--lang=") else ""
        if wanted in LANGUAGES:
            return "ja" if wanted == "ja" else "en"
    for name in ("POLEMOS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return "ja" if value.startswith("ja") else "en"
    return "en"


LANGUAGE: Final[Language] = language_of(sys.argv[1:], os.environ)
"""The language of this process: help texts are made when the commands are."""

HELP: Final = words(LANGUAGE)


class Wrong(match_words.Wrong):
    """Bad input that the command line itself finds."""

    def texts(self, language: str) -> Texts:
        """The command line's own messages."""
        return words(language)
