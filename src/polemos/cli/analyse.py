"""The analysis of a record at the terminal: made piece by piece, kept, and told in words, as JSON or as a page."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from polemos.cli.output import console, facts, warn
from polemos.cli.params import File, Json, Lang, Side
from polemos.cli.runs import progress
from polemos.cli.words import HELP, LANGUAGE, Wrong, words
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import NOBODY
from polemos.match import games as registry
from polemos.match.files import parse_json, read_text, said, write_atomic
from polemos.match.match import AnyMatch, open_match
from polemos.match.opening import is_open, located, side_of
from polemos.match.record import read
from polemos.study import analysis as study
from polemos.study.chances import SPREAD
from polemos.study.page import page
from polemos.study.report import as_json, lines_of, report

KEEP: Final = ".analysis.json"
"""How the file ends in which an analysis is kept, beside its record."""
SAVE: Final = 2.0
"""Seconds after which it is kept again."""


def analyse(
    file: File,
    *,
    side: Side = "",
    html: Annotated[Path | None, Parameter(name="--html", help=HELP("param-html"))] = None,
    keep: Annotated[Path | None, Parameter(name="--keep", help=HELP("param-keep"))] = None,
    anew: Annotated[bool, Parameter(name="--anew", negative="", help=HELP("param-anew"))] = False,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """Find what was done badly in a game, where it turned, and what the dice did."""
    record = read(file)
    with located(file):
        game = registry.find(record.header.game)
        if not game.advises:
            raise Wrong("wrong-no-advice", game=game.name)
        match = open_match(game, record, [None for _ in game.sides])
        viewer = side_of(game, side)
        if viewer == NOBODY and not (match.over or is_open(record)):
            raise Wrong("wrong-unfinished", sides=", ".join(game.sides))
    place = keep or file.with_name(file.name + KEEP)
    found = (None if anew else found_in(place, match, viewer)) or _begun(match, viewer)
    _make(match, found, place, lang)
    made = report(game, found, match.at, record.entries, lang)
    if html is not None:
        write_atomic(html, page(game, found, made, lang))
    if json:
        facts({"file": str(file), **as_json(game, found, made)})
        return
    out = console()
    for line in lines_of(game, found, made, lang):
        out.print(line, soft_wrap=True)
    if html is not None:
        out.print(words(lang)("analyse-page", {"file": str(html)}), soft_wrap=True)


def found_in(place: Path, match: AnyMatch, viewer: int) -> study.Analysis | None:
    """What an earlier analysis has found. Raises BadInput for a file that is none."""
    if not place.exists():
        return None
    with located(place):
        try:
            data = parse_json(read_text(place))
        except ValueError as error:
            raise BadInput(f"is no analysis: {said(error)}; delete it, or use --anew") from None
        kept = study.from_json(data)
    return study.taken_up(kept, match.record, match.resumed, viewer)


def _begun(match: AnyMatch, viewer: int) -> study.Analysis:
    """A new analysis of all that can be played again."""
    game, first, entries = match.game, match.resumed, match.record.seeded_entries()
    spread = SPREAD
    if viewer == NOBODY:
        spread = study.spread_along(game, match.at(first), entries[first:])
    return study.begun(game, match.at(first), first, len(entries), viewer, spread)


def _make(match: AnyMatch, found: study.Analysis, place: Path, lang: str) -> None:
    """Judge what has not been judged yet; what is found is kept, also when it is broken off."""
    left = match.record.seeded_entries(found.done + 1)
    if not left:
        return
    moments = study.judged(match.game, match.at(found.done), left, found.done, found.viewer, found.spread, found.chance)
    saved = time.monotonic()
    with _saved(match, found, place, lang), progress(words(lang)("analysing"), len(left)) as step:
        for moment in moments:
            found.moments.append(moment)
            step(moment)
            if time.monotonic() - saved > SAVE:
                study.add(found, match.record, ())
                write_atomic(place, study.kept_text(found))
                saved = time.monotonic()


@contextmanager
def _saved(match: AnyMatch, found: study.Analysis, place: Path, lang: str) -> Iterator[None]:
    """Keep what has been found in the end, whatever ends it."""
    try:
        yield
    except KeyboardInterrupt:
        args = {"done": str(found.done), "total": str(found.total), "file": str(place)}
        warn(words(lang)("analyse-broken-off", args))
        raise
    finally:
        study.add(found, match.record, ())
        write_atomic(place, study.kept_text(found))
