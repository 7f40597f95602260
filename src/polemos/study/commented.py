"""What an analysis says of a game, for the page of the game: to which entries, and with which curve."""

from collections.abc import Sequence
from html import escape
from typing import Final

from polemos.bots.level_data import levels_of
from polemos.bots.levels import KIND
from polemos.bots.words import level_title
from polemos.match.called import side_called
from polemos.match.match import AnyMatch
from polemos.match.page import Remarks
from polemos.study.analysis import Analysis
from polemos.study.page import curve
from polemos.study.report import Bad, luck_lines, percent, reasons_text, report, turning_line, words

MOST: Final = 30
"""Mistakes that are told, the worst ones."""


def remarks(match: AnyMatch, found: Analysis | None, language: str, note: str = "") -> Remarks:
    """What is said of a match besides its course. found: its analysis, if one is kept; note: what somebody noted."""
    game = match.game
    players = {f"{KIND}:{level.number}": level_title(level, language) for level in levels_of(game)}
    if found is None or not found.moments:
        return Remarks(note=note, players=players)
    made = report(game, found, match.at, match.record.entries, language)
    t = words(language)
    names = [side_called(game, language, side, found.scenario) for side in range(2)]
    comments: dict[int, list[str]] = {}
    bad = made.bad[:MOST]
    for wrong in bad:
        comments.setdefault(wrong.n, []).append(mistake_line(wrong, names, language))
    for turning in made.turning:
        comments.setdefault(turning.n, []).append(turning_line(t, names, turning).strip())
    told = [t("analysis-curve-text", {"first": names[0], "second": names[1]})]
    if not found.complete:
        told.append(t("analysis-partial", {"done": found.done, "total": found.total}))
    if found.viewer >= 0:
        told.append(t("analysis-seen", {"side": names[found.viewer]}))
    if not found.fitted:
        told.append(t("analysis-rule-of-thumb"))
    luck = [line.strip() for line in luck_lines(t, names, found, made)]
    drawn = f"{paragraphs(told)}<div class=curve>{curve(found, made, names, t)}</div>{paragraphs(luck)}"
    decisive = {wrong.n for wrong in bad} | {turning.n for turning in made.turning}
    return Remarks(comments, sorted(decisive), note, [(t("analysis-curve"), drawn)], players)


def mistake_line(wrong: Bad, names: Sequence[str], language: str) -> str:
    """A mistake and what was better, in one line."""
    t = words(language)
    args: dict[str, str | int] = {
        "turn": wrong.turn,
        "n": wrong.n,
        "side": names[wrong.side],
        "what": wrong.text,
        "before": percent(wrong.before),
        "after": percent(wrong.after),
    }
    told = [t("analysis-mistake", args), f"({t(f'analysis-size-{wrong.size}')})"]
    for line in wrong.better[:1]:
        why = reasons_text(t, line.reasons)
        better = t("analysis-better", {"what": line.text, "chance": percent(line.chance)})
        told.append(f"{better}: {why}" if why else better)
    return " ".join(told)


def paragraphs(lines: Sequence[str]) -> str:
    """Lines as HTML."""
    return "".join([f"<p class=soft>{escape(line)}</p>" for line in lines])
