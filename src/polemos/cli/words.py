"""The command line's own texts, and the language in which it speaks."""

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal

from polemos.kernel.errors import BadInput, PolemosError
from polemos.kernel.game import Game
from polemos.kernel.text import LANGUAGES, Texts

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


class Wrong(BadInput):
    """Bad input that the command line itself finds: a message, so that it can be told in any language."""

    def __init__(self, message: str, **args: object) -> None:
        self.message = message
        self.args_of = {
            name.replace("_", "-"): value if isinstance(value, int) else str(value) for name, value in args.items()
        }
        super().__init__(self.told("en"))

    def told(self, language: str) -> str:
        """The line in a language."""
        return words(language)(self.message, self.args_of)


def told(error: PolemosError, language: str) -> str:
    """The text of an error in a language, as far as it is there: rules and records speak English."""
    return error.told(language) if isinstance(error, Wrong) else str(error)


def called(game: Game, language: str, kind: str, name: str) -> str:
    """What people call a scenario, option, side, level or line of the score: its message, else the bare name."""
    texts = game.texts(language)
    message = f"{kind}-{name}".lower().replace("_", "-").replace(" ", "-")
    return texts(message) if texts.has(message) else name


def title(game: Game, language: str) -> str:
    """What people call a game."""
    texts = game.texts(language)
    return texts("game-title") if texts.has("game-title") else game.name
