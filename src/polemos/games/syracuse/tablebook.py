"""Every table of the rulebook for reading, with its figures out of the data in use and whence they are known."""

from functools import cache

from polemos.games.syracuse.gridpage import Page
from polemos.games.syracuse.statetables import state_tables
from polemos.games.syracuse.wartables import war_tables
from polemos.kernel.showing import Grid


@cache
def tables(language: str) -> tuple[Grid, ...]:
    """All tables in a language; ids and rows keep their places."""
    page = Page(language)
    return (*state_tables(page), *war_tables(page))
