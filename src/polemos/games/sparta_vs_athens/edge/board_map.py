"""The map itself as data, for anybody who draws it: locales over a real coast, routes, the tracks below."""

from functools import cache
from typing import Final

from polemos.board.describe import Board, SideStyle, Text, Track, frame_of
from polemos.board.kinds import Shape
from polemos.games.sparta_vs_athens.data.pack import FILES, OURS
from polemos.games.sparta_vs_athens.data.tables import CALENDAR, GOVERNMENTS, NAMES, SIDE_NAMES, TRACK
from polemos.room.cards import words_of
from polemos.room.map_models import coast_outlines, point_spaces, route_lines
from polemos.room.messages import texts_in
from polemos.room.names import named

#: How pieces look, by side: colour, ink, letter, shape.
LOOKS: Final[tuple[tuple[str, str, str, Shape], ...]] = (
    ("#a3342a", "#f9e6b0", "A", "square"),
    ("#24507d", "#f6efd9", "S", "cut"),
)
PRESTIGE_TRACK: Final = "prestige"
GOVERNMENT_TRACK: Final = "government"
YEAR_TRACK: Final = "year"
MARGIN: Final = 1.2
BOX: Final = 1.0
"""The side of a box of a track, in map units."""
GAP: Final = 1.4
COUNTER: Final = 0.62
STATES: Final = {"reduced": "cell-reduced", "aboard": "cell-aboard", "moved": "cell-operated"}
"""By state of a counter the message that says it."""


def label(space: str) -> Text:
    """The name of a locale."""
    return named(NAMES, "locales", space)


def caption_of(track: str) -> Text:
    """What stands over a track."""
    return named(NAMES, "tracks", track)


def _tracks(left: float, top: float) -> list[Track]:
    """Prestige, the governments of Athens, the years; one below the other."""
    levels: list[Text] = [{"en": f"{level:+d}" if level else "0"} for level in range(TRACK.least, TRACK.most + 1)]
    governments: list[Text] = [{"en": f"#{number}"} for number in sorted(GOVERNMENTS)]
    years: list[Text] = [{"en": str(year)} for year in range(CALENDAR.first_year, CALENDAR.last_year - 1, -1)]
    box = (BOX, BOX)
    return [
        Track(PRESTIGE_TRACK, caption_of(PRESTIGE_TRACK), (left, top), box, levels),
        Track(YEAR_TRACK, caption_of(YEAR_TRACK), (left, top + BOX + GAP), box, years),
        Track(GOVERNMENT_TRACK, caption_of(GOVERNMENT_TRACK), (left, top + 2 * (BOX + GAP)), box, governments),
    ]


@cache
def board() -> Board:
    """The map; built once."""
    spaces = point_spaces(FILES.map, label)
    coast = coast_outlines(FILES.coast.ring)
    left, top, width, height = frame_of(spaces, MARGIN, coast)
    tracks = _tracks(left + MARGIN, top + height + GAP)
    below = 3 * (BOX + GAP) + MARGIN
    return Board(
        title={"en": "Sparta vs. Athens", "ja": "スパルタ対アテナイ"},
        frame=(left, top, max(width, 2 * MARGIN + BOX * (TRACK.most - TRACK.least + 1)), round(height + below, 3)),
        spaces=spaces,
        sides=[SideStyle(named(NAMES, "sides", side), *look) for side, look in zip(SIDE_NAMES, LOOKS, strict=True)],
        lines=route_lines(FILES.map, spaces),
        outlines=coast,
        tracks=tracks,
        words={key: named(NAMES, "map", key) for key in NAMES["map"]} | words_of(texts_in(OURS), STATES),
        counter=COUNTER,
        note={"en": "Map reconstructed", "ja": "マップは再構成版"},
    )
