"""Every table of the rulebook for reading, with its figures out of the data in use and whence they are known."""

from functools import cache

from polemos.games.alexander.firetables import fire_tables
from polemos.games.alexander.gridpage import Page
from polemos.games.alexander.movetables import move_tables
from polemos.games.alexander.rosters import roster_tables
from polemos.games.alexander.turntables import turn_tables
from polemos.games.alexander.wartables import war_tables
from polemos.kernel.showing import Grid


@cache
def tables(language: str) -> tuple[Grid, ...]:
    """All tables in a language; ids and rows keep their places."""
    page = Page(language)
    return (
        *turn_tables(page),
        *move_tables(page),
        *fire_tables(page),
        *war_tables(page),
        *roster_tables(page),
    )
