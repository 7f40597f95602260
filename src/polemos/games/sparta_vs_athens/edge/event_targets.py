"""What an event concerns on the map, so that a drawing can follow it."""

from collections.abc import Mapping
from typing import Final

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.edge.messages import WORDING
from polemos.games.sparta_vs_athens.rules.rolls import R_LAND, R_SEA, R_SIEGE, R_SORTIE
from polemos.games.sparta_vs_athens.verbs import FORT, TARGET
from polemos.kernel.flow import Event
from polemos.room import event_targets, view_models


def _at(locale: int) -> list[int]:
    return [locale] if locale >= 0 else []


#: By type of argument: the locale of a city or fort that has one site.
LYING: Final[event_targets.Spaces] = {
    TARGET: lambda target: [target] if target < world.LOCALES else _at(tables.FORT_SITE_OF[target - world.LOCALES]),
    FORT: lambda fort: _at(tables.FORT_SITE_OF[fort]),
}

#: Dice that are told with their result, which does not say again why they were rolled.
REASONS: Final[Mapping[str, int]] = {"battle": R_LAND, "siege": R_SIEGE, "sortie": R_SORTIE}
ASHORE: Final = event_targets.touching(WORDING, tables.PIECE_KEY, reasons=REASONS, lying=LYING)
AFLOAT: Final = event_targets.touching(WORDING, tables.PIECE_KEY, reasons={**REASONS, "battle": R_SEA}, lying=LYING)


def touched(event: Event, language: str) -> view_models.Touched:
    """Its locales, pieces and dice, and what the dice were for."""
    return (AFLOAT if "tbl.crt.naval" in event.clauses else ASHORE)(event, language)
