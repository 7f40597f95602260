"""Whose part a nation takes: it joins a side. Sections 2.9 and 15; how it leaves the war is in nations/out.py."""

from typing import Final

from polemos.games.sparta_vs_athens.data.tables import BLOC_NATION, BLOCS, UNIT_BLOC, UNITS
from polemos.games.sparta_vs_athens.data.world import BLOC_AT, LOCALES
from polemos.games.sparta_vs_athens.rules.nations.capture import comes_over
from polemos.games.sparta_vs_athens.state import NEUTRAL, WITH_ATHENS, War, hand_over, natural_owner

PLACES_OF: Final = tuple(
    [tuple([locale for locale in range(LOCALES) if BLOC_AT[locale] == bloc]) for bloc in range(BLOCS)]
)
"""By bloc: its locales."""
UNITS_OF: Final = tuple([tuple([unit for unit in range(UNITS) if UNIT_BLOC[unit] == bloc]) for bloc in range(BLOCS)])
"""By bloc: its units."""


def blocs_of(nation: int) -> list[int]:
    """The blocs of a nation: itself, or its two halves [2.9a, rev.6]."""
    return [bloc for bloc in range(BLOCS) if BLOC_NATION[bloc] == nation]


def still_neutral(s: War, nation: int) -> list[int]:
    """Those of them that have yet to come into the war."""
    return [bloc for bloc in blocs_of(nation) if s.status[bloc] == NEUTRAL]


def joins(s: War, bloc: int, side: int, clause: str) -> None:
    """A bloc comes into the war on a side: from now on its units and places are friendly to it [2.9c]."""
    enlist(s, bloc, side)
    s.tell("joins", (bloc, side), (clause,))


def nation_joins(s: War, nation: int, side: int, clause: str) -> None:
    """All of a nation that is neutral comes into the war as one group [qa.86b]; with rev.6 half of it is in already."""
    coming = still_neutral(s, nation)
    if len(coming) < len(blocs_of(nation)):
        for bloc in coming:
            joins(s, bloc, side, clause)
        return
    for bloc in coming:
        enlist(s, bloc, side)
    s.tell("nation-joins", (nation, side), (clause,))


def enlist(s: War, bloc: int, side: int) -> None:
    """A bloc takes a side's part, as at the start of a scenario."""
    s.status[bloc] = WITH_ATHENS + side
    for locale in PLACES_OF[bloc]:
        comes_over(s, locale, side)
    for unit in UNITS_OF[bloc]:
        owner = natural_owner(s, unit)
        if s.owner[unit] != owner:
            hand_over(s, unit, owner)
