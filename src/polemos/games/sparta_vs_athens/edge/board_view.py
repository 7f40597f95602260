"""What stands on the map as data, for anybody who draws it. The map itself is in board_map.py."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from polemos.board.describe import NO_SIDE, Marker, Piece, Scene, Text, caption
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.tables import CALENDAR, FORCE_MARKERS, FORTS, NAMES, NEITHER, PIECE_KEY, UNITS
from polemos.games.sparta_vs_athens.edge.board_map import GOVERNMENT_TRACK, PRESTIGE_TRACK, YEAR_TRACK
from polemos.games.sparta_vs_athens.edge.messages import lexicon, texts
from polemos.games.sparta_vs_athens.state import FORT_STANDS, FRESH, RAVAGED, REVOLTED, War
from polemos.room.names import named

NOBODYS_SIDE: Final = NO_SIDE


def pieces(view: Mapping[str, Any], language: str) -> Scene:
    """What stands on the map in a view."""
    standing = [
        piece(number, view["loc"][number], view)
        for number in range(tables.PIECES)
        if 0 <= view["loc"][number] < world.LOCALES
    ]
    return Scene(
        [*standing, *_chits(view, language), *_forces(view, language)],
        [*_forts(view), *_marks(view), *_counters(view)],
        caption=_caption(view, language),
    )


def piece(number: int, space: int, view: Mapping[str, Any] | None = None, home: int = NEITHER) -> Piece:
    """A counter, wherever it stands; `home`: whose a unit is where no view says it."""
    name = named(NAMES, "pieces", PIECE_KEY[number])
    if number >= UNITS:
        values = [tables.NAVAL[number], tables.LAND[number], tables.OPS[number]]
        side, symbol, kind = tables.LEADER_SIDE[number], "leader", "leader"
    else:
        down = view["down"][number] if view is not None else 0
        values = [tables.STRENGTH[down][number]]
        side = view["owner"][number] if view is not None else home
        symbol, kind = ("ship", "fleet") if tables.IS_NSP[number] else ("spear", "army")
    marks = _states(number, view) if view is not None else []
    shown = side if side != NEITHER else NOBODYS_SIDE
    return Piece(PIECE_KEY[number], shown, kind, space, name, symbol, values, marks=marks)


def _states(number: int, view: Mapping[str, Any]) -> list[str]:
    marks = []
    if number < UNITS and view["down"][number]:
        marks.append("reduced")
    if view["aboard"][number] >= 0:
        marks.append("aboard")
    if view["acted"][number] != FRESH:
        marks.append("moved")
    return marks


def _chits(view: Mapping[str, Any], language: str) -> Iterator[Piece]:
    """Leaders of the enemy that lie face down [5.2c]."""
    said: Text = {"en": texts("en")("unknown-leader"), "ja": texts("ja")("unknown-leader")}
    for number, (side, locale, _, acted, *_) in enumerate(view["chits"]):
        if locale >= world.LOCALES:
            continue
        marks = ["moved"] if acted != FRESH else []
        yield Piece(f"chit-{number}", side, "leader", locale, said, "unknown", hidden=True, marks=marks)


def _forces(view: Mapping[str, Any], language: str) -> Iterator[Piece]:
    """Force markers; what lies under one's own is drawn as well [2.6a]."""
    for box, locale in enumerate(view["marker"]):
        if locale < 0:
            continue
        side, number = divmod(box, FORCE_MARKERS)
        said: Text = {x: texts(x)("force-marker", {"number": number + 1}) for x in ("en", "ja")}
        yield Piece(
            f"force-{tables.SIDE_NAMES[side]}-{number + 1}", side, "force", locale, said, "unknown", [number + 1]
        )


def _forts(view: Mapping[str, Any]) -> Iterator[Marker]:
    for fort in range(FORTS):
        if view["forts"][fort] == FORT_STANDS:
            yield Marker(
                "fort", view["fort_at"][fort], tables.FORT_OWNER[fort], named(NAMES, "forts", tables.FORT_KEY[fort])
            )


def _marks(view: Mapping[str, Any]) -> Iterator[Marker]:
    """Sieges, ravaged and captured cities, revolts."""
    for unit, marked in enumerate(view["besieging"]):
        if marked and marked not in view["besieging"][:unit]:
            target = marked - 1
            locale = target if target < world.LOCALES else view["fort_at"][target - world.LOCALES]
            yield Marker("siege", locale, view["owner"][unit], named(NAMES, "map", "siege"))
    for locale, marks in enumerate(view["marks"]):
        if marks & RAVAGED:
            yield Marker("pillaged", locale, NO_SIDE, named(NAMES, "map", "pillaged"))
        if marks & REVOLTED:
            yield Marker("revolt", locale, 1, named(NAMES, "map", "revolt"))
    for locale, holder in enumerate(view["holder"]):
        if holder:
            yield Marker("captured", locale, holder - 1, named(NAMES, "map", "captured"))


def _counters(view: Mapping[str, Any]) -> Iterator[Marker]:
    """What lies on the tracks."""
    yield Marker(
        "prestige", view["prestige"] - tables.TRACK.least, NO_SIDE, named(NAMES, "tracks", "prestige"), PRESTIGE_TRACK
    )
    yield Marker("turn", CALENDAR.first_year - view["year"], NO_SIDE, named(NAMES, "tracks", "year"), YEAR_TRACK)
    yield Marker("government", view["government"] - 1, 0, named(NAMES, "tracks", "government"), GOVERNMENT_TRACK)


def moment_text(year: int, quarter: int, phase: int, side: int, language: str) -> str:
    """The year, the quarter, the phase, and whose it is."""
    words = lexicon(language)
    args: dict[str, str | int] = {
        "year": str(year),
        "quarter": words["quarter"][quarter],
        "phase": words["phase"][phase],
        "side": words["side"][side],
    }
    return texts(language)("moment" if quarter else "moment-administration", args)


def moment(s: War, language: str) -> str:
    """Where play stands."""
    return moment_text(s.year, s.quarter, s.phase, s.side, language)


def _caption(view: Mapping[str, Any], language: str) -> Text:
    """The scenario and the moment."""
    when = {x: moment_text(view["year"], view["quarter"], view["phase"], view["side"], x) for x in ("en", "ja")}
    return caption(named(NAMES, "scenarios", tables.SCENARIO_NAMES[view["scenario"]]), when)
