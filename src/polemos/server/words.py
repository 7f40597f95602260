"""The server's own texts."""

from functools import cache
from pathlib import Path
from typing import Final

from polemos.match import words as match_words
from polemos.room.texts import Texts

FOLDER: Final = Path(__file__).resolve().parent


@cache
def words(language: str) -> Texts:
    """The messages of the server in a language."""
    return Texts(language, [FOLDER / f"text.{language}.ftl"])


class Wrong(match_words.Wrong):
    """Bad input that the server finds when it is started."""

    def texts(self, language: str) -> Texts:
        """The server's own messages."""
        return words(language)
