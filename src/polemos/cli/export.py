"""A record as a page to read and to give away, at the terminal."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from polemos.cli.analyse import KEEP, found_in
from polemos.cli.output import console, facts
from polemos.cli.params import File, Json, Lang, Side
from polemos.cli.words import HELP, LANGUAGE, Wrong, words
from polemos.kernel.flow import NOBODY
from polemos.match import games as registry
from polemos.match import page
from polemos.match.files import same_file, write_atomic
from polemos.match.match import AnyMatch, open_match
from polemos.match.opening import is_open, located, side_of
from polemos.match.record import read
from polemos.study.analysis import Analysis
from polemos.study.commented import remarks

PAGES: Final = (".html", ".htm")


def export(
    file: File,
    *,
    html: Annotated[Path, Parameter(name="--html", help=HELP("param-page"))],
    side: Side = "",
    keep: Annotated[Path | None, Parameter(name="--keep", help=HELP("param-keep"))] = None,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """Write a game as one page that stands by itself: its story, its course with pictures, and its analysis if kept."""
    if html.suffix.lower() not in PAGES or same_file(html, file):
        raise Wrong("wrong-page", file=html)
    record = read(file)
    with located(file):
        game = registry.find(record.header.game)
        match = open_match(game, record, [None for _ in game.sides])
        viewer = side_of(game, side)
        found = _analysis(keep or file.with_name(file.name + KEEP), match, viewer)
    said = remarks(match, found, lang).noted(match, record.notebook, viewer, lang, match.over or is_open(record))
    told = page.gather(match, file.stem, viewer, lang, said)
    write_atomic(html, page.write(told))
    if json:
        facts({"file": str(file), "page": str(html), "analysed": found is not None})
    else:
        console().print(words(lang)("export-page", {"file": str(html)}), soft_wrap=True)


def _analysis(place: Path, match: AnyMatch, viewer: int) -> Analysis | None:
    """What an analysis has found that was kept: one with the eyes of the side, or with all where nobody hides anything.

    Raises BadInput for a file that is none.
    """
    if not match.game.advises:
        return None
    open_to_all = match.over or is_open(match.record)
    eyes = ([NOBODY] if open_to_all else []) + ([viewer] if viewer != NOBODY else [])
    return next((found for one in eyes if (found := found_in(place, match, one)) is not None), None)
