"""Sheets beside the map, read by tests of every game."""

from typing import Any

from polemos.room.view_models import Gauge, Sheet


def sheets(game: Any, state: Any, side: int = 0, language: str = "en") -> dict[str, Sheet]:
    """The sheets of a side by their names."""
    return {sheet.id: sheet for sheet in game.edge.sheets(game.rules.view(state, side), language)}


def at(table: Any, side: str = "") -> dict[str, Sheet]:
    """The sheets of a table, which has a step of its own on the agenda; of its first side, unless it is named."""
    return {sheet.id: sheet for sheet in table.game.edge.sheets(table.seen(side or table.sides[0]), "en")}


def gauge(sheet: Sheet, label: str) -> Gauge:
    """The gauge whose label begins so."""
    return next(gauge for gauge in sheet.gauges if gauge.label.startswith(label))


def row(sheet: Sheet, head: str, where: int = 0) -> dict[str, str]:
    """The cells of the row that bears this in a column, by the heads of columns."""
    assert sheet.grid is not None
    return dict(zip(sheet.grid.columns, next(r for r in sheet.grid.rows if r[where] == head), strict=True))
