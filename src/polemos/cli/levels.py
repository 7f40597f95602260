"""The levels of a game at the terminal: names, measured strength, how they play."""

from typing import Any

from rich.table import Table

from polemos.bots.level_data import Level, levels_of
from polemos.bots.levels import KIND
from polemos.bots.words import level_text, level_title
from polemos.cli.output import console, facts
from polemos.cli.params import GameName, Json, Lang
from polemos.cli.words import LANGUAGE, words
from polemos.match import games as registry
from polemos.match.called import title


def levels(game: GameName, *, lang: Lang = LANGUAGE, json: Json = False) -> None:
    """List the levels at which bots play a game, from the foot up."""
    which = registry.find(game)
    found = levels_of(which)
    if json:
        facts({"game": which.name, "levels": [level_facts(one, lang) for one in found]})
        return
    t, out = words(lang), console()
    if not found:
        out.print(t("levels-none", {"game": title(which, lang)}), soft_wrap=True)
        return
    table = Table(box=None, pad_edge=False)
    for name in ("bot", "name", "elo", "plays"):
        table.add_column(t(f"levels-{name}"), justify="right" if name == "elo" else "left", overflow="fold")
    for one in found:
        table.add_row(
            f"{KIND}:{one.number}",
            level_title(one, lang),
            "-" if one.elo is None else f"{one.elo:+d}",
            level_text(one, lang),
        )
    out.print(table)
    out.print(t("levels-told", {"side": which.sides[-1], "game": which.name}), soft_wrap=True)


def level_facts(level: Level, language: str) -> dict[str, Any]:
    """A level as data."""
    return {
        "name": f"{KIND}:{level.number}",
        "title": level_title(level, language),
        "text": level_text(level, language),
        "elo": level.elo,
        "base": level.base,
        "budget": level.budget,
        "slips": level.slips,
        "temperature": level.temperature,
    }
