"""What a side has for the decision that waits: action points, construction points, chits, the Advantage."""

from typing import Any

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.edge.reference_tables.page import Page
from polemos.games.syracuse.edge.view import open_siege
from polemos.kernel.flow import NOBODY
from polemos.room.view_models import Gauge


def means(view: dict[str, Any], language: str) -> list[Gauge]:
    """Of the viewer his points in the phases that spend them, and his chits; who holds the Advantage [2.B1.d, 8.a]."""
    s, page, side = open_siege(view), Page(language), view["viewer"]
    found: list[Gauge] = []
    if side != NOBODY:
        if tables.PHASE_B1 <= s.phase <= tables.PHASE_B3:
            found.append(page.line("pa", s.pa[side], "2.B1.d"))
        if s.phase == tables.PHASE_B3 and s.side == side:
            found.append(page.line("declared", s.purse, "2.B3.a"))
        if s.phase == tables.PHASE_C and s.side == side:
            found.append(page.line("cp", s.cp, "5.save.a"))
        found.append(page.line("chits", view["hand_sizes"][side], "2.A.a"))
    return [*found, page.line("advantage", page.side(s.advantage), "8.a")]
