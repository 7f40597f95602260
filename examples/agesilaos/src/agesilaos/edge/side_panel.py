"""What lies beside the map: in words, a line each, and as sheets."""

from typing import Any

from polemos.room.view_models import Gauge, Sheet

from agesilaos.data.models import SIDES
from agesilaos.data.tables import BOTH, CARDS
from agesilaos.edge.messages import lexicon, texts
from agesilaos.edge.view import open_state
from agesilaos.state import left


def panel(view: dict[str, Any], language: str) -> list[str]:
    """A line of points for each side."""
    t, sides = texts(language), lexicon(language)["side"]
    return [t("panel-points", {"side": sides[side], "number": view["points"][side]}) for side in BOTH]


def sheets(view: dict[str, Any], language: str) -> list[Sheet]:
    """The turn, and a sheet for each side."""
    t, sides = texts(language), lexicon(language)["side"]
    s = open_state(view)
    turn = Gauge(t("sheet-number"), f"{s.turn}/{CARDS[s.scenario].turns}", "", "7.3")
    found = [Sheet("turn", t("sheet-turn"), gauges=[turn])]
    for side in BOTH:
        gauges = [
            Gauge(t("sheet-points"), str(s.points[side]), "", "7.1"),
            Gauge(t("sheet-pieces"), str(left(s, side)), "", "7.3"),
        ]
        found.append(Sheet(SIDES[side], sides[side], side, gauges))
    return found
