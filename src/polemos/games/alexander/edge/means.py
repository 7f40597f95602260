"""What a side has for the decision that waits: the orders that its active leader has left."""

from typing import Any

from polemos.games.alexander.data.setting import NO_LEADER
from polemos.games.alexander.edge.reference_tables.page import Page
from polemos.games.alexander.edge.view import open_battle
from polemos.games.alexander.state import setting
from polemos.room.view_models import Gauge


def means(view: dict[str, Any], language: str) -> list[Gauge]:
    """The active leader, whoever he is, and his orders; of the unit that moves its points [4.22b, 6.11]."""
    s, page = open_battle(view), Page(language)
    if s.lead == NO_LEADER:
        return []
    found = [page.line("orders", s.orders, "4.22b", page.leader(setting(s), s.lead))]
    if s.mover >= 0 and s.loc[s.mover] >= 0:
        found.append(page.line("points", s.mp, "6.11", page.unit(setting(s), s.mover)))
    return found
