"""What a side has for the decision that waits: treasury, markers in hand, operation points of the army in action."""

from typing import Any

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.edge.reference_tables.page import Page
from polemos.kernel.flow import NOBODY
from polemos.room.view_models import Gauge


def means(view: dict[str, Any], language: str) -> list[Gauge]:
    """Of the viewer his treasury and hand; of the army in action, which everybody sees, its points [22.1a, 14.22]."""
    page, side = Page(language), view["viewer"]
    found = [page.line("points", page.points(view["op"]), "14.22")] if view["army"] else []
    if side == NOBODY:
        return found
    size = f"{view['hand_sizes'][side]}/{charts.limits.hand}"
    return [*found, page.line("treasury", view["sp"][side], "22.1a"), page.line("hand", size, "8.3")]
