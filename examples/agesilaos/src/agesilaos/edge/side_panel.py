"""What lies beside the map: in words, a line each, and as sheets."""

from typing import Any

from polemos.room.view_models import Sheet

from agesilaos.data.models import SIDES
from agesilaos.data.tables import BOTH, CARDS
from agesilaos.edge.messages import lexicon, texts
from agesilaos.edge.reference_tables import Page
from agesilaos.edge.view import open_state
from agesilaos.state import left


def panel(view: dict[str, Any], language: str) -> list[str]:
    """A line of points for each side."""
    t, sides = texts(language), lexicon(language)["side"]
    return [t("panel-points", {"side": sides[side], "number": view["points"][side]}) for side in BOTH]


def sheets(view: dict[str, Any], language: str) -> list[Sheet]:
    """The turn, and a sheet for each side."""
    page = Page(language)
    s = open_state(view)
    turn = page.gauge("number", f"{s.turn}/{CARDS[s.scenario].turns}", "", "7.3")
    found = [page.sheet("turn", [turn])]
    for side in BOTH:
        gauges = [
            page.gauge("points", s.points[side], "", "7.1"),
            page.gauge("pieces", left(s, side), "", "7.3"),
        ]
        found.append(Sheet(SIDES[side], page.name("side", side), side, gauges))
    return found
