"""Bad input that is told in the reader's language."""

from functools import cache
from pathlib import Path
from typing import Final

from polemos.kernel.errors import BadInput, PolemosError
from polemos.room.texts import Texts

FOLDER: Final = Path(__file__).resolve().parent


@cache
def words(language: str) -> Texts:
    """The messages about what a person names."""
    return Texts(language, [FOLDER / f"text.{language}.ftl"])


class Wrong(BadInput):
    """Bad input as a message with its arguments, so that it can be told in any language."""

    def __init__(self, message: str, **args: object) -> None:
        self.message = message
        self.args_of = {
            name.replace("_", "-"): value if isinstance(value, int) else str(value) for name, value in args.items()
        }
        super().__init__(self.told("en"))

    def texts(self, language: str) -> Texts:
        """The messages among which this one is; a door has its own."""
        return words(language)

    def told(self, language: str) -> str:
        """The line in a language."""
        return self.texts(language)(self.message, self.args_of)


def told(error: PolemosError, language: str) -> str:
    """The text of an error in a language, as far as it is there: rules and records speak English."""
    return error.told(language) if isinstance(error, Wrong) else str(error)
