"""A game as one page to read and to give away: how it ended, its story, pictures of the board, its course by turns.

The page stands for itself: no script, no file beside it, nothing asked of anybody. What is gathered needs the match;
the writing, which takes seconds where maps are large, does not.
"""

import base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from polemos.board.describe import Board, Scene
from polemos.board.svg import draw
from polemos.board.svg_parts import Look
from polemos.match.called import called, points_called, side_called, toll_called
from polemos.match.ending import outlook_of
from polemos.match.match import AnyMatch, Said
from polemos.match.story import TURN, story_of
from polemos.match.words import words
from polemos.room.results import DRAW
from polemos.room.telling import DETAIL, STORY

PICTURES: Final = 4
"""Pictures of the board: the beginning, the end, and moments between."""
STYLE: Final = """
body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 Georgia,'Noto Serif CJK JP',serif;color:#2b241b;
background:#fdf8ea;line-break:strict}
h1,h2,h3{line-height:1.25}h2{border-bottom:1px solid #c9b98f;margin-top:2rem}h3{margin:1.2rem 0 .3rem}
img{width:100%;height:auto;border:1px solid #c9b98f}figure{margin:1rem 0}figcaption,.soft{color:#6b5f4a;font-size:.9rem}
ol,ul{padding-left:1.2rem}.story{font-weight:bold}.comment{border-left:3px solid #8a1c3b;padding-left:.6rem}
table{border-collapse:collapse}td,th{padding:.1rem .8rem .1rem 0;text-align:left}
"""


@dataclass(frozen=True, slots=True)
class Picture:
    """The board at a moment of a match, and what to write under it."""

    caption: str
    board: Board
    scene: Scene


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the course: `heading` 1 for a turn, 2 and more for what lies in it, 0 for what happened."""

    n: int
    text: str
    heading: int
    story: bool


@dataclass(frozen=True, slots=True)
class Gathered:
    """All that a page tells, in one language and as one side may know it."""

    language: str
    title: str
    scenario: str
    players: list[tuple[str, str]]
    outcome: str
    scores: list[tuple[str, str, str]]
    story: list[tuple[str, str]]
    pictures: list[Picture]
    course: list[Line]
    comments: Mapping[int, str] = field(default_factory=dict)
    """What somebody wrote to an entry of the record."""


def gather(match: AnyMatch, name: str, side: int, language: str, comments: Mapping[int, str] | None = None) -> Gathered:
    """What a page of a match tells, as a side may know it."""
    game, state = match.game, match.state
    scenario = game.rules.scenario_of(state)
    seats = dict(match.record.header.seats)
    sides = [side_called(game, language, p, scenario) for p in range(len(game.sides))]
    result = match.result
    scores = []
    for p, one in enumerate(sides):
        points = (
            toll_called(game, language, result.tolls[p])
            if result.tolls
            else points_called(game, language, result.points[p])
        )
        scores.append((one, points or f"{result.points[p]:g}", called(game, language, "level", result.levels[p])))
    t = words(language)
    outcome = outlook_of(game, state, match.ended, language)
    if match.over:
        won = t("page-draw") if result.winner == DRAW else t("page-won", {"side": sides[result.winner]})
        outcome = f"{won} {outcome}".strip()
    said = match.heard_by(side)
    return Gathered(
        language=language,
        title=name or game.edge.texts(language)("game-title"),
        scenario=" - ".join([game.edge.texts(language)("game-title"), called(game, language, "scenario", scenario)]),
        players=[
            (one, t("page-person") if seats.get(key, "") == "human" else seats.get(key, ""))
            for one, key in zip(sides, game.sides, strict=True)
        ],
        outcome=outcome,
        scores=scores,
        story=[
            (_text(match, part.turn, language), _text(match, part.said, language)) for part in story_of(match, side)
        ],
        pictures=_pictures(match, side, said, language),
        course=_course(match, said, language),
        comments=comments or {},
    )


def _text(match: AnyMatch, said: Said | None, language: str) -> str:
    """What was said in words; "" for nothing."""
    return match.game.edge.tell_in(match.state, said.event, language) if said is not None else ""


def _course(match: AnyMatch, said: Sequence[Said], language: str) -> list[Line]:
    """What happened, line by line, without the details."""
    edge, found = match.game.edge, list[Line]()
    for one in said:
        weight, heading = edge.weight(one.event), edge.heading(one.event)
        text = _text(match, one, language)
        if text and (heading or weight > DETAIL):
            found.append(Line(one.n, text, heading, weight >= STORY and not heading))
    return found


def _pictures(match: AnyMatch, side: int, said: Sequence[Said], language: str) -> list[Picture]:
    """The board at the beginning, at the end, and at the beginnings of turns between."""
    edge = match.game.edge
    turns = [one.n for one in said if edge.heading(one.event) == TURN and match.resumed < one.n < match.n]
    between = [turns[len(turns) * part // (PICTURES - 1)] for part in range(1, PICTURES - 1)] if turns else []
    found = []
    for n in dict.fromkeys([match.resumed, *between, match.n]):
        state = match.at(n)
        scene = edge.pieces(match.game.rules.view(state, side), language)
        found.append(Picture(edge.moment(state, language), edge.board_for(state, language), scene))
    return found


# ---------------------------------------------------------------- writing


def write(told: Gathered) -> str:
    """The page as HTML."""
    t = words(told.language)
    parts = [
        f"<h1>{escape(told.title)}</h1><p class=soft>{escape(told.scenario)}</p>",
        _table(told.players),
        f"<h2>{escape(t('page-outcome'))}</h2><p>{escape(told.outcome)}</p>{_table(told.scores)}",
    ]
    if told.story:
        rows = "".join([f"<li><span class=soft>{escape(turn)}</span> {escape(text)}</li>" for turn, text in told.story])
        parts.append(f"<h2>{escape(t('page-story'))}</h2><ol>{rows}</ol>")
    parts += [_figure(picture, told.language) for picture in told.pictures]
    parts.append(f"<h2>{escape(t('page-course'))}</h2>{_written_course(told)}")
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{told.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(told.title)}</title>'
        f"<style>{STYLE}</style>\n<body>\n{body}\n<p class=soft>{escape(t('page-made'))}</p>\n</body></html>\n"
    )


def _table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of words, the first of each its head."""
    written = [
        f"<tr><th>{escape(row[0])}</th>{''.join([f'<td>{escape(cell)}</td>' for cell in row[1:]])}</tr>" for row in rows
    ]
    return f"<table>{''.join(written)}</table>"


def _figure(picture: Picture, language: str) -> str:
    """A picture of the board, within the page."""
    drawn = draw(picture.board, picture.scene, Look(language=language, legend=False))
    data = base64.b64encode(drawn.encode()).decode()
    caption = escape(picture.caption)
    image = f'<img alt="{caption}" src="data:image/svg+xml;base64,{data}">'
    return f"<figure>{image}<figcaption>{caption}</figcaption></figure>"


def _written_course(told: Gathered) -> str:
    """The course by turns and phases, with what somebody wrote to an entry behind its last line."""
    found: list[str] = []
    for at, line in enumerate(told.course):
        text = escape(line.text)
        if line.heading:
            level = "h3" if line.heading == TURN else "h4"
            found.append(f"<{level}>{text.rstrip('.。')}</{level}>")
        else:
            found.append(f"<p class=story>{text}</p>" if line.story else f"<p>{text}</p>")
        last = at + 1 == len(told.course) or told.course[at + 1].n != line.n
        if last and line.n in told.comments:
            found.append(f"<p class=comment>{escape(told.comments[line.n])}</p>")
    return "\n".join(found)
