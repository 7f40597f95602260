"""Every table of the rulebook for reading, with its figures out of the data in use and whence they are known."""

from functools import cache

from polemos.games.syracuse.edge.reference_tables.page import Page
from polemos.games.syracuse.edge.reference_tables.turn import state_tables
from polemos.games.syracuse.edge.reference_tables.war import war_tables
from polemos.room.view_models import Grid


@cache
def tables(language: str) -> tuple[Grid, ...]:
    """All tables in a language; ids and rows keep their places."""
    page = Page(language)
    return (*state_tables(page), *war_tables(page))
