"""What the levels are called, and how they play, in words."""

from functools import cache
from pathlib import Path
from typing import Final

from polemos.bots.level_data import Level
from polemos.room.texts import Texts

FOLDER: Final = Path(__file__).resolve().parent


@cache
def words(language: str) -> Texts:
    """The messages about levels in a language."""
    return Texts(language, [FOLDER / f"text.{language}.ftl"])


def level_title(level: Level, language: str) -> str:
    """Its number and name."""
    t = words(language)
    return t("level-title", {"number": level.number, "name": t(f"level-{level.name}")})


def level_text(level: Level, language: str) -> str:
    """How it plays: how deep it looks, how often it slips."""
    t = words(language)
    args = {"percent": round(100 * level.slips), "budget": level.budget}
    base = t(f"level-by-{level.base}", args)
    return t("level-slips", {"base": base, **args}) if level.slips else base
