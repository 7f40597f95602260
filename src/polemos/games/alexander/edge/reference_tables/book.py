"""Every table of the rulebook for reading, with its figures out of the data in use and whence they are known."""

from functools import cache

from polemos.games.alexander.edge.reference_tables import fire, movement, rosters, turn, war
from polemos.games.alexander.edge.reference_tables.page import Page
from polemos.room.view_models import Grid


@cache
def tables(language: str) -> tuple[Grid, ...]:
    """All tables in a language; ids and rows keep their places."""
    page = Page(language)
    return (
        *turn.turn_tables(page),
        *movement.move_tables(page),
        *fire.fire_tables(page),
        *war.war_tables(page),
        *rosters.roster_tables(page),
    )
