"""What a side has for the decision that waits: its treasury, and the points of the leader who operates."""

from typing import Any

from polemos.games.sparta_vs_athens.edge.reference_tables import Page
from polemos.games.sparta_vs_athens.verbs import PIECE
from polemos.kernel.flow import NOBODY
from polemos.room.view_models import Gauge


def means(view: dict[str, Any], language: str) -> list[Gauge]:
    """Of the viewer his talents; of a leader whom he knows to operate his points left [2.17c, 7.3a]."""
    page, side = Page(language), view["viewer"]
    found: list[Gauge] = []
    if view["leader"] >= 0:
        found.append(page.line("points", view["points"], "7.3a", page.name(PIECE, view["leader"])))
    if side != NOBODY:
        found.append(page.line("treasury", view["treasury"][side], "2.17c"))
    return found
