"""How the war stands, in words: who would win now, and what would change that [23.2, 23.3]."""

from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.edge import board_view, messages
from polemos.games.belisarius.rules.victory import NO_WINNER, Tally, result
from polemos.games.belisarius.state import War
from polemos.kernel.flow import NOBODY
from polemos.room.texts import Texts


def outlook(s: War, language: str) -> str:
    """Who is ahead by how much, and how many points each side lacks for its next level; of a war that is over, who won.

    The higher total wins, whatever the levels: the levels say how great the victory is [23.3].
    """
    texts = messages.texts(language)
    final = result(s)
    ahead, behind = sorted(final.scores, key=lambda tally: -tally.halves)
    totals: dict[str, str | int] = {"points": _points(ahead.halves), "others": _points(behind.halves)}
    if s.actor == NOBODY:
        if final.winner == NO_WINNER:
            return texts("outlook-drawn", totals)
        if s.surrendered >= 0:
            return texts("outlook-surrendered", _of(final.winner, texts))
        return texts("outlook-won", {**_of(final.winner, texts), **totals})
    if final.winner == NO_WINNER:
        said = [texts("outlook-even", totals)]
    else:
        lead = ahead.halves - behind.halves
        said = [
            texts("outlook-ahead", {**_of(ahead.side, texts), "by": _points(lead)}),
            texts("outlook-behind", {**_of(behind.side, texts), "by": _points(lead)}),
        ]
    said += [_next_level(tally, texts) for tally in final.scores if tally.level]
    return ("" if texts.language == "ja" else " ").join(said)


def _next_level(tally: Tally, texts: Texts) -> str:
    """What a side lacks for the level above its own."""
    least, _ = charts.LEVELS[tally.level - 1]
    level = messages.level_name(tally.level - 1, texts.language)
    return texts("outlook-level", {**_of(tally.side, texts), "left": _points(2 * least - tally.halves), "level": level})


def _of(side: int, texts: Texts) -> dict[str, str | int]:
    return {"side": board_view.pair("sides", world.SIDE_NAMES[side])[texts.language]}


def _points(halves: int) -> str:
    """Half points as a person writes them."""
    return f"{halves / 2:g}"
