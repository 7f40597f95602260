"""What a side has for the decision that waits: its treasury and its cards."""

from typing import Any

from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.kernel.flow import NOBODY
from polemos.room.view_models import Gauge


def means(view: dict[str, Any], language: str) -> list[Gauge]:
    """Of the viewer his talents, and how many cards he holds [5.1a, 12.1a]."""
    page, side = Page(language), view["viewer"]
    if side == NOBODY:
        return []
    held = view["counts"][1 + side]
    return [page.line("treasury", view["treasury"][side], "5.1a"), page.line("hand", held, "12.1a")]
