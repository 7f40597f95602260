"""What people call the things of a game, from the game's own messages."""

from functools import lru_cache
from typing import Final

from polemos.room.game import AnyGame
from polemos.room.results import Toll

HYPHENS: Final = str.maketrans("_ :", "---")


def called(game: AnyGame, language: str, kind: str, name: str) -> str:
    """What people call a scenario, option, side, level or line of the score: its message, else the bare name."""
    texts = game.edge.texts(language)
    message = message_of(kind, name)
    return texts(message) if texts.has(message) else name


def toll_called(game: AnyGame, language: str, toll: Toll) -> str:
    """What a side has lost of what it may lose, in the words of the game."""
    return game.edge.texts(language)("score-toll", {"lost": f"{toll.lost:g}", "limit": f"{toll.limit:g}"})


def points_called(game: AnyGame, language: str, points: float) -> str:
    """The points of a side in the words of the game; "" where they are just points."""
    texts = game.edge.texts(language)
    return texts("score-points", {"points": f"{points:+g}"}) if texts.has("score-points") else ""


def side_called(game: AnyGame, language: str, side: int, scenario: str = "") -> str:
    """What people call a side: in a scenario, or without one in the game as a whole."""
    peoples = game.edge.peoples(scenario, language) if scenario else ()
    return peoples[side] if peoples else called(game, language, "side", game.sides[side])


def text_about(game: AnyGame, language: str, kind: str, name: str = "") -> str:
    """What a line or two say about it: the message `KIND-NAME-text`; "" where there is none."""
    texts = game.edge.texts(language)
    message = message_of(kind, name, "text")
    return texts(message) if texts.has(message) else ""


def aside_text(game: AnyGame, language: str, aside_id: str) -> str:
    """An aside in words: the message of its whole id, or of its first half with what the other names as `number`."""
    texts = game.edge.texts(language)
    whole = message_of("aside", aside_id)
    if texts.has(whole):
        return texts(whole)
    name, _, about = aside_id.partition(":")
    half = message_of("aside", name)
    return texts(half, {"number": game.edge.aside_word(about, language)}) if texts.has(half) else aside_id


def title(game: AnyGame, language: str) -> str:
    """What people call a game."""
    texts = game.edge.texts(language)
    return texts("game-title") if texts.has("game-title") else game.name


@lru_cache(4096)
def message_of(*parts: str) -> str:
    """The name of a message: small letters, a hyphen between parts and for any other sign."""
    return "-".join(part for part in parts if part).lower().translate(HYPHENS)
