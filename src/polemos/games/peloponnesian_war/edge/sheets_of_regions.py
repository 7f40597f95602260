"""The sheet of all regions: whose they are, how they stand, what they pay, and what phase G would do to them now."""

from collections.abc import Sequence
from typing import Final

from polemos.games.peloponnesian_war import asking
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.regions import adjustment, control, tribute
from polemos.games.peloponnesian_war.state import War
from polemos.kernel import flow
from polemos.room.sheet_builder import those
from polemos.room.table_builder import NONE, signed, times
from polemos.room.view_models import Sheet
from polemos.wargame.reckoning import Term, total

FILES: Final = ("map.toml", "tables/adjustments.toml")


def sheet(page: Page, s: War) -> Sheet:
    """Every region of the scenario [1.5, 4.1a, 4.2a, 5.3.1a, 13.2a, 13.3a]."""
    later = at_next_adjustment(s)
    here = adjustment.presence(later)
    rows = [
        [
            page.region(region),
            page.side(s.controller[region]),
            str(s.al[region]),
            str(s.ml[region]),
            times(s.multiplier[region]),
            str(world.BTV[region]),
            str(tribute.collected(s, region)),
            entries(page, adjustment.allegiance(later, region, here[region])),
            entries(page, adjustment.militance(later, region, here[region])),
            page.states("cell-region", states_of(s, region)),
        ]
        for region in places.regions_in_play(s)
    ]
    heads = page.heads("region controller al ml multiplier btv pays al-now ml-now state")
    season = page.name("season", later.season)
    grid = page.grid("regions-now", heads, rows, "13.1a", FILES, args={"season": season})
    return page.sheet("regions", grid=grid)


def at_next_adjustment(s: War) -> War:
    """The state in the season of the next phase G: in campaign turns that of this season is over."""
    later = flow.copy(s)
    if later.turn:
        later.season = (later.season + 1) % len(tables.SEASON_NAMES)
    return later


def entries(page: Page, terms: Sequence[Term]) -> str:
    """What some entries come to, and each of them with its clause."""
    if not terms:
        return NONE
    words = [f"{page.name('entry', term.what)} {signed(term.value)} [{term.clause}]" for term in terms]
    return page.t("cell-sum", {"sum": signed(total(terms)), "entries": page.join(words)})


def states_of(s: War, region: int) -> tuple[str, ...]:
    """What else is so of a region, as names of messages."""
    now = asking.season_number(s)
    return those(
        [
            ("lost", control.is_lost(s, region)),
            ("risk", levels.in_risk_zone(s, region)),
            ("weary", s.ml[region] < tables.TRACKS.ml.active),
            ("reluctant", levels.is_reluctant(s, region)),
            ("assessed", s.assessed[region]),
            ("stasis", s.stasis[region] >= now),
            ("famine", s.famine[region]),
            ("shaken", s.shaken[region] and s.turn <= s.shaken[region]),
        ]
    )
