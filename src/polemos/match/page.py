"""A game as one page to read and to give away: how it ended, its story, its course by turns with pictures of the board.

The page stands for itself: no script, no file beside it, nothing asked of anybody. What is gathered needs the match;
the writing, which takes seconds where maps are large, does not.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from typing import Final

from polemos.board.describe import Board, Scene
from polemos.board.svg_album import Album
from polemos.board.svg_parts import Look
from polemos.match.called import called, points_called, side_called, toll_called
from polemos.match.ending import outlook_of
from polemos.match.match import AnyMatch
from polemos.match.moments import HUMAN, Said
from polemos.match.notebook import Notebook
from polemos.match.story import TURN, story_of
from polemos.match.variations import ToldVariation, told_variation
from polemos.match.words import words
from polemos.room.results import DRAW
from polemos.room.telling import DETAIL, STORY

TURNS: Final = 40
"""Pictures of the whole board, one where a turn ends and the next begins; of more turns some are left out."""
DETAILS: Final = 40
"""Pictures of moments that decided something."""
STYLE: Final = """
body{max-width:52rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 Georgia,'Noto Serif CJK JP',serif;color:#2b241b;
background:#fdf8ea;line-break:strict}
h1,h2,h3,h4{line-height:1.25}h2,h3{border-bottom:1px solid #c9b98f;margin-top:2rem}h4{margin:1.2rem 0 .3rem}
figure{margin:1rem 0}figure svg{width:100%;height:auto;border:1px solid #c9b98f}figure.detail{max-width:34rem}
figcaption,.soft,.minor{color:#6b5f4a;font-size:.9rem}ol,ul{padding-left:1.2rem}.story{font-weight:bold}
p{margin:.3rem 0}.comment{border-left:3px solid #8a1c3b;padding-left:.6rem;margin:.5rem 0}.comment{white-space:pre-line}
.line{border-left:3px dotted #c9b98f;margin:.5rem 0 .5rem 1.5rem;padding-left:.8rem}
table{border-collapse:collapse}td,th{padding:.1rem .8rem .1rem 0;text-align:left}
.curve svg{width:100%;height:auto}.curve text{font:12px sans-serif;fill:#6b5c48}.curve .axis{stroke:#b9a98a}
.curve .line{fill:none;stroke:#7b1e46;stroke-width:2}.curve .bad{fill:#fdf8ea;stroke:#9c2a1a;stroke-width:2}
@media print{body{max-width:none}figure,h3,h4{break-inside:avoid}}
"""


@dataclass(frozen=True, slots=True)
class Picture:
    """The board after an entry of a match, what to write under it, and what it is about: spaces; none for all of it."""

    n: int
    caption: str
    scene: Scene
    about: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the course: `heading` 1 for a turn, 2 and more for what lies in it, 0 for what happened."""

    n: int
    text: str
    heading: int
    story: bool


@dataclass(frozen=True, slots=True)
class Remarks:
    """What is said of a match besides what happened in it.

    comments: by entry, what somebody or an analysis says to it; decisive: entries after which the board is shown; note:
    what somebody noted of the whole; sections: what stands before the course, a title with HTML that is written as it
    is; players: what bots are called, by their names; variations: by entry, lines that somebody has kept there.
    """

    comments: Mapping[int, Sequence[str]] = field(default_factory=dict)
    decisive: Iterable[int] = ()
    note: str = ""
    sections: Sequence[tuple[str, str]] = ()
    players: Mapping[str, str] = field(default_factory=dict)
    variations: Mapping[int, Sequence[ToldVariation]] = field(default_factory=dict)

    def noted(self, match: AnyMatch, notebook: Notebook, side: int, language: str, played: bool = True) -> "Remarks":
        """These and what somebody has written to moments of a match, and his variations, as a side may know them.

        played: whether he may look at what happens in a variation; else its name alone is told.
        """
        comments = {n: list(texts) for n, texts in self.comments.items()}
        for one in notebook.comments:
            comments.setdefault(one.n, []).insert(0, one.text)
        variations: dict[int, list[ToldVariation]] = {}
        for kept in notebook.variations:
            variations.setdefault(kept.n, []).append(
                told_variation(match, kept, side, language) if played else ToldVariation(kept.name, ())
            )
        return replace(self, comments=comments, variations=variations)


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
    board: Board
    turns: dict[int, Picture]
    """By entry: the whole board where a turn begins, at the beginning and at the end."""
    details: dict[int, Picture]
    course: list[Line]
    remarks: Remarks = field(default_factory=Remarks)


def gather(match: AnyMatch, name: str, side: int, language: str, remarks: Remarks | None = None) -> Gathered:
    """What a page of a match tells, as a side may know it."""
    game, state = match.game, match.state
    remarks = remarks or Remarks()
    scenario = game.rules.scenario_of(state)
    seats = dict(match.record.header.seats)
    sides = [side_called(game, language, p, scenario) for p in range(len(game.sides))]
    t = words(language)
    said = match.heard_by(side)
    return Gathered(
        language=language,
        title=name or game.edge.texts(language)("game-title"),
        scenario=" - ".join([game.edge.texts(language)("game-title"), called(game, language, "scenario", scenario)]),
        players=[
            (
                one,
                t("page-person")
                if seats.get(key) == HUMAN
                else remarks.players.get(seats.get(key, ""), seats.get(key, "")),
            )
            for one, key in zip(sides, game.sides, strict=True)
        ],
        outcome=_outcome(match, sides, language),
        scores=_scores(match, sides, language),
        story=[
            (_text(match, part.turn, language), _text(match, part.said, language)) for part in story_of(match, side)
        ],
        board=game.edge.board_for(state, language),
        turns=_turns(match, side, said, language),
        details=_details(match, side, said, remarks.decisive, language),
        course=_course(match, said, language),
        remarks=remarks,
    )


def _outcome(match: AnyMatch, sides: Sequence[str], language: str) -> str:
    """How a match ended, or stands."""
    t, outlook = words(language), outlook_of(match.game, match.state, match.ended, language)
    if not match.over:
        return f"{t('page-on')} {outlook}".strip()
    winner = match.result.winner
    return f"{t('page-draw') if winner == DRAW else t('page-won', {'side': sides[winner]})} {outlook}".strip()


def _scores(match: AnyMatch, sides: Sequence[str], language: str) -> list[tuple[str, str, str]]:
    """How each side stands: its name, its points or losses, and what that is called."""
    game, result = match.game, match.result
    scores = []
    for p, one in enumerate(sides):
        points = (
            toll_called(game, language, result.tolls[p])
            if result.tolls
            else points_called(game, language, result.points[p])
        )
        scores.append((one, points or f"{result.points[p]:g}", called(game, language, "level", result.levels[p])))
    return scores


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


def _turns(match: AnyMatch, side: int, said: Sequence[Said], language: str) -> dict[int, Picture]:
    """The whole board at the beginning, where turns begin, and at the end."""
    edge = match.game.edge
    turns = sorted({one.n for one in said if edge.heading(one.event) == TURN and match.resumed < one.n < match.n})
    shown = [turns[len(turns) * part // TURNS] for part in range(TURNS)] if len(turns) > TURNS else turns
    moments = dict.fromkeys([match.resumed, *shown, match.n])
    return {n: _picture(match, side, n, language) for n in moments}


def _details(
    match: AnyMatch, side: int, said: Sequence[Said], decisive: Iterable[int], language: str
) -> dict[int, Picture]:
    """Where the parts of the story, and what was decisive, happened on the board."""
    edge = match.game.edge
    about: dict[int, list[int]] = {}
    wanted = {part.said.n for part in story_of(match, side)} | set(decisive)
    for one in said:
        if one.n in wanted and match.resumed < one.n:
            about.setdefault(one.n, []).extend(edge.touched(one.event, language).spaces)
    found = {n: spaces for n, spaces in sorted(about.items()) if spaces}
    return {n: _picture(match, side, n, language, found[n]) for n in list(found)[:DETAILS]}


def _picture(match: AnyMatch, side: int, n: int, language: str, about: Sequence[int] = ()) -> Picture:
    state = match.at(n)
    scene = match.game.edge.pieces(match.game.rules.view(state, side), language)
    moment = match.game.edge.moment(state, language)
    return Picture(n, moment[:1].upper() + moment[1:], scene, tuple(about))


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
    if told.remarks.note:
        parts.append(f"<h2>{escape(t('page-note'))}</h2><p class='comment note'>{escape(told.remarks.note)}</p>")
    parts += [f"<h2>{escape(title)}</h2>{html}" for title, html in told.remarks.sections]
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


def _figure(album: Album, picture: Picture) -> str:
    """A picture of the board, within the page."""
    drawn = album.picture(picture.scene, picture.caption, picture.about)
    kind = " class=detail" if picture.about else ""
    return f"<figure{kind}>{drawn}<figcaption>{escape(picture.caption)}</figcaption></figure>"


def _written_course(told: Gathered) -> str:
    """The course by turns and phases, with pictures, and with what somebody says to an entry behind its last line."""
    album = Album(told.board, Look(language=told.language, legend=False))
    turns, comments = dict(told.turns), told.remarks.comments
    first, last = min(turns), max(turns)
    found = [_figure(album, turns.pop(first))]
    asides = sorted({*told.details, *comments, *told.remarks.variations})
    for line in told.course:
        while asides and asides[0] < line.n:
            found += _aside(told, album, asides.pop(0))
        text = escape(line.text)
        if line.heading:
            level = "h3" if line.heading == TURN else "h4"
            found.append(f"<{level}>{text.rstrip('.。')}</{level}>")
            if line.heading == TURN and line.n != last and line.n in turns:
                found.append(_figure(album, turns.pop(line.n)))
        else:
            found.append(f"<p class={'story' if line.story else 'minor'}>{text}</p>")
    for n in asides:
        found += _aside(told, album, n)
    found += [_figure(album, turns[n]) for n in [last] if n in turns]
    return "\n".join(found)


def _aside(told: Gathered, album: Album, n: int) -> list[str]:
    """What stands behind the lines of an entry: what somebody says to it, and where it happened."""
    found = [f"<p class=comment>{escape(text)}</p>" for text in told.remarks.comments.get(n, ())]
    found += [_variation(one, told.language) for one in told.remarks.variations.get(n, ())]
    if n in told.details:
        found.append(_figure(album, told.details[n]))
    return found


def _variation(told: ToldVariation, language: str) -> str:
    """A variation, set in from the course."""
    head = words(language)("page-variation", {"name": told.name})
    lines = [f"<p class={'comment' if comment else 'minor'}>{escape(text)}</p>" for _, text, comment in told.lines]
    if told.trouble:
        lines.append(f"<p class=soft>{escape(told.trouble)}</p>")
    return f"<div class=line><p><b>{escape(head)}</b></p>{''.join(lines)}</div>"
