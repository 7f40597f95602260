"""An analysis as a page that stands by itself: one HTML file with its curve drawn in it."""

from html import escape
from typing import Final

from polemos import __version__
from polemos.match.called import side_called
from polemos.room.game import AnyGame
from polemos.room.texts import Texts
from polemos.study.analysis import Analysis
from polemos.study.report import (
    Bad,
    Report,
    luck_lines,
    percent,
    reasons_text,
    scenario_name,
    title,
    turning_line,
    words,
)

WIDE: Final = 860
HIGH: Final = 240
LEFT: Final = 46
EDGE: Final = 12
FEET: Final = 26
STYLE: Final = """
body{font:16px/1.5 system-ui,sans-serif;max-width:920px;margin:2rem auto;padding:0 1rem}
body{color:#2b2118;background:#fbf6ea}
h1,h2{font-family:Georgia,serif;line-height:1.2}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.3rem .5rem;border-bottom:1px solid #d8cbb0}
td.n{text-align:right;font-variant-numeric:tabular-nums}svg{width:100%;height:auto}small{color:#6b5c48}
.axis{stroke:#b9a98a;stroke-width:1}.line{fill:none;stroke:#7b1e46;stroke-width:2}.bad{fill:#fbf6ea;stroke:#9c2a1a;stroke-width:2}
text{font:12px system-ui,sans-serif;fill:#6b5c48}
@media(prefers-color-scheme:dark){body{color:#eee3d0;background:#1d1813}th,td{border-color:#4a3f31}.line{stroke:#d981a8}
.bad{fill:#1d1813;stroke:#ef8c7b}small{color:#b8a88e}text{fill:#b8a88e}}
"""


def page(game: AnyGame, found: Analysis, made: Report, language: str) -> str:
    """The whole page."""
    t = words(language)
    names = [side_called(game, language, side, found.scenario) for side in range(2)]
    head = t("analysis-title", {"game": title(game, language), "scenario": scenario_name(game, found, language)})
    notes = []
    if not found.complete:
        notes.append(t("analysis-partial", {"done": found.done, "total": found.total}))
    if found.viewer >= 0:
        notes.append(t("analysis-seen", {"side": names[found.viewer]}))
    if not found.fitted:
        notes.append(t("analysis-rule-of-thumb"))
    turning = [turning_line(t, names, one).strip() for one in made.turning] or [t("analysis-turning-none")]
    luck = [line.strip() for line in luck_lines(t, names, found, made)]
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{escape(head)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(head)}</h1>",
        *[f"<p>{escape(note)}</p>" for note in notes],
        f"<h2>{escape(t('analysis-curve'))}</h2>",
        f"<p>{escape(t('analysis-curve-text', {'first': names[0], 'second': names[1]}))}</p>",
        curve(found, made, names, t),
        f"<h2>{escape(t('analysis-mistakes'))}</h2>",
        _table(t, names, made.bad),
        f"<h2>{escape(t('analysis-turning'))}</h2>",
        _list(turning),
        f"<h2>{escape(t('analysis-luck'))}</h2>",
        _list(luck),
        f"<p><small>{escape(t('analysis-made', {'version': __version__}))}</small></p></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _list(lines: list[str]) -> str:
    return "<ul>" + "".join([f"<li>{escape(line)}</li>" for line in lines]) + "</ul>"


def curve(found: Analysis, made: Report, names: list[str], t: Texts) -> str:
    """The curve of the first side's chance, with a mark at each mistake."""
    points = [(found.first, found.begins), *[(moment.n, moment.chance) for moment in found.moments]]
    last = max(found.first + 1, found.total)

    def at(n: int, chance: float) -> tuple[float, float]:
        x = LEFT + (WIDE - LEFT - EDGE) * (n - found.first) / (last - found.first)
        return round(x, 1), round(EDGE + (HIGH - EDGE - FEET) * (1 - chance), 1)

    path = " ".join([f"{x},{y}" for x, y in [at(n, chance) for n, chance in points]])
    told = t("analysis-curve-text", {"first": names[0], "second": names[1]})
    drawn = [f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(told)}">']
    for share in (0.0, 0.5, 1.0):
        x, y = at(found.first, share)
        drawn.append(f'<line class="axis" x1="{x}" y1="{y}" x2="{WIDE - EDGE}" y2="{y}"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{percent(share)} %</text>')
    drawn.append(f'<polyline class="line" points="{path}"/>')
    chances = dict(points)
    for bad in made.bad:
        x, y = at(bad.n, chances[bad.n])
        what = escape(f"{bad.n}: {bad.text}")
        drawn.append(f'<circle class="bad" cx="{x}" cy="{y}" r="4.5"><title>{what}</title></circle>')
    drawn.append(f'<text x="{LEFT}" y="{HIGH - 8}">{found.first}</text>')
    drawn.append(f'<text x="{WIDE - EDGE}" y="{HIGH - 8}" text-anchor="end">{found.total}</text></svg>')
    return "\n".join(drawn)


def _table(t: Texts, names: list[str], bad: tuple[Bad, ...]) -> str:
    if not bad:
        return f"<p>{escape(t('analysis-mistakes-none'))}</p>"
    heads = [t(f"analysis-column-{name}") for name in ("n", "turn", "side", "what", "chance", "loss", "better")]
    rows = ["<table><thead><tr>" + "".join([f'<th scope="col">{escape(one)}</th>' for one in heads]) + "</tr></thead>"]
    for one in bad:
        better = "<br>".join(
            [
                f"{escape(line.text)} ({percent(line.chance)} %)<br>"
                f"<small>{escape(reasons_text(t, line.reasons))}</small>"
                for line in one.better
            ]
        )
        cells = [
            f'<td class="n">{one.n}</td><td class="n">{one.turn}</td><td>{escape(names[one.side])}</td>',
            f"<td>{escape(one.text)}<br><small>{escape(t(f'analysis-size-{one.size}'))}</small></td>",
            f'<td class="n">{percent(one.before)} % → {percent(one.after)} %</td>',
            f'<td class="n">{round(100 * one.loss)}</td><td>{better}</td>',
        ]
        rows.append("<tr>" + "".join(cells) + "</tr>")
    return "\n".join(rows) + "</table>"
